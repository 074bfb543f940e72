"""Gymnasium's own checker, and what the learner's seat promises besides."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import emberwatch as ew
from emberwatch.bots import BotFailed, seeds_of
from emberwatch.bots.discover.scout import Scout
from emberwatch.bots.random import RandomBot
from emberwatch.environments.games import NotBegun
from emberwatch.environments.gymnasium import IDS, SeatEnv
from emberwatch.environments.rewards import reward_of
from emberwatch.lab.simulate import play_game


def play_out(table: SeatEnv, seed: int) -> tuple[float, list[int]]:
    """Play random legal actions to the end."""
    table.action_space.seed(seed)
    _, info = table.reset(seed=seed)
    actions, over, reward = [], False, 0.0
    while not over:
        assert reward == 0, "rewards come at the end"
        actions.append(int(table.action_space.sample(info["action_mask"])))
        observation, reward, over, truncated, info = table.step(actions[-1])
        assert observation in table.observation_space
        assert not truncated
    return reward, actions


@pytest.mark.parametrize("id", IDS.values())
def test_gymnasium_check_env(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it asks for frames per second, which text does not have
        check_env(gymnasium.make(id, render_mode="ansi").unwrapped)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "opponents": "greedy"},
        {"seats": 4, "seat": 2, "opponents": ["random", "greedy", "novice"]},
        {"game": "discover", "seats": 3, "seat": 1, "opponents": "scout", "scenario": 2},
        {"game": "discover", "seats": 1},
    ],
)
def test_a_game_goes_to_its_end_and_is_the_same_again(options: dict[str, Any]) -> None:
    first, again = SeatEnv(**options), SeatEnv(**options)
    assert play_out(first, 4) == play_out(again, 4)
    assert first.game is not None
    assert again.game is not None
    assert first.game.record() == again.game.record()
    assert not first.action_masks().any()


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3, "seat": 1, "opponents": "random"},
        {"game": "discover", "seats": 2, "opponents": "scout", "scenario": 1, "copy": 3},
    ],
)
def test_games_of_one_environment_are_those_of_new_ones(options: dict[str, Any]) -> None:
    """No game leaves a trace in the next one: ten in a row equal those of ten environments."""

    def played(table: SeatEnv, seed: int) -> object:
        ended = play_out(table, seed)
        assert table.game is not None
        return ended, table.game.record()

    table = SeatEnv(**options)
    assert [played(table, seed) for seed in range(10)] == [played(SeatEnv(**options), seed) for seed in range(10)]


def test_opponents_play_as_in_a_simulation() -> None:
    """If the learner's seat plays as the bot would, the game is exactly the one that `simulate` plays."""
    from emberwatch.bots import Glimpse, make

    whole = play_game("outlive", ["greedy", "random", "greedy"], 6, {})
    table = SeatEnv(seats=3, seat=1, opponents="greedy")
    table.reset(seed=6)
    assert table.game is not None
    bot, glimpse = make("random", "outlive", seeds_of(6, 3)[1]), Glimpse(table.game, 1)
    over = False
    while not over:
        _, _, over, _, _ = table.step(bot.choose(glimpse).number)
    assert table.game.outcome == whole.outcome


def test_the_reward_is_the_seats_own() -> None:
    table = SeatEnv(seats=3, seat=2)
    reward, _ = play_out(table, 1)
    assert table.game is not None
    outcome = table.game.outcome
    assert outcome is not None
    assert (reward > 0) == (2 in outcome.winners)


def test_an_illegal_action_loses_and_says_why() -> None:
    table = SeatEnv(seats=2)
    _, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = table.step(wrong)
    assert (reward, over) == (-1, True)
    assert "Seat 0 cannot pick" in info["illegal"]
    assert not table.action_masks().any()
    _, info = table.reset(seed=1)
    assert info["action_mask"].any()


def test_an_illegal_action_can_raise_instead() -> None:
    table = SeatEnv(seats=2, illegal="raise")
    _, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for action in (wrong, -1, "pass"):
        with pytest.raises(ew.IllegalPick):
            table.step(action)
    np.testing.assert_array_equal(table.action_masks(), info["action_mask"])


def test_it_can_be_read() -> None:
    table = SeatEnv(seats=2, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert "seat_0: " in text
    silent = SeatEnv(seats=2)
    silent.reset(seed=1)
    assert silent.render() is None


@pytest.mark.parametrize(
    "options",
    [
        {"seat": 3},
        {"seat": -1},
        {"seat": "0"},
        {"seat": "any"},
        {"reward": "glory"},
        {"opponents": 7},
        {"opponents": [RandomBot(1), None]},
        {"opponents": Scout},
        {"opponents": "nobody"},
        {"opponents": ["random"]},
        {"opponents": "scout"},
        {"opponents": "greedy:1s"},
        {"illegal": "ignore"},
        {"render_mode": "human"},
        {"seats": 7},
        {"edition": "klingon"},
    ],
)
def test_what_cannot_be_played_is_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(ew.BadOption) as refused:
        SeatEnv(**{"seats": 3, **options})
    assert str(refused.value)


def test_the_last_info_says_how_the_game_ended() -> None:
    table = SeatEnv(seats=3, seat=1, opponents="greedy")
    _, info = table.reset(seed=3)
    while info["action_mask"].any():
        assert set(info) == {"action_mask"}
        *_, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert table.game is not None
    outcome = table.game.outcome
    assert outcome is not None
    assert info["seat"] == 1
    assert tuple(info["scores"]) == outcome.scores
    assert tuple(np.flatnonzero(info["winners"])) == outcome.winners
    assert sorted(info["ranks"]) == [1, 2, 3]
    assert info["ranks"][outcome.winners[0]] == 1
    np.testing.assert_array_equal(sum(info["parts"].values()), info["scores"])


@pytest.mark.parametrize("reward", ["win", "margin", "rank", "share"])
def test_rewards_have_names(reward: str) -> None:
    table = SeatEnv(seats=3, seat=2, reward=reward)
    got, _ = play_out(table, 1)
    assert table.game is not None
    assert table.game.outcome is not None
    assert got == pytest.approx(reward_of("outlive", reward)(table.game.outcome)[2])


def test_a_reward_may_be_a_function() -> None:
    table = SeatEnv(seats=2, reward=lambda outcome: outcome.scores)
    got, _ = play_out(table, 1)
    assert table.game is not None
    assert table.game.outcome is not None
    assert got == table.game.outcome.scores[0]


def test_a_seat_may_be_drawn_for_every_game() -> None:
    table = SeatEnv(seats=4, seat="random")
    drawn = []
    for seed in range(40):
        observation, _ = table.reset(seed=seed)
        assert list(observation[:4]) == [seat == table.seat for seat in range(4)], "the vector is the drawn seat's"
        drawn.append(table.seat)
    assert set(drawn) == {0, 1, 2, 3}
    again = SeatEnv(seats=4, seat="random")
    assert drawn[7:9] == [again.reset(seed=seed) and again.seat for seed in (7, 8)], "it comes from the seed"


@pytest.mark.parametrize("seat", [0, 2])
def test_opponents_may_be_bots(seat: int) -> None:
    """A class of bots plays like the bot of that name; an object plays, too."""

    def record(opponents: Any) -> object:  # noqa: ANN401
        table = SeatEnv(seats=3, seat=seat, opponents=opponents)
        play_out(table, 5)
        assert table.game is not None
        return table.game.record()

    assert record(RandomBot) == record("random")
    assert record([RandomBot(3), "greedy"]) == record([RandomBot(3), "greedy"])
    assert record([RandomBot(3), "greedy"]) != record("random")


class FirstPolicy:
    """A policy as Stable-Baselines3 has them: it takes the first legal action."""

    def predict(self, observation: Any, state: Any = None, action_masks: Any = None) -> tuple[Any, None]:  # noqa: ANN401
        assert observation.dtype == np.float32
        return np.array(np.flatnonzero(action_masks)[0]), None


def test_opponents_may_be_functions_and_policies() -> None:
    seen: list[int] = []

    def first(observation: Any, mask: Any) -> int:  # noqa: ANN401
        seen.append(int(np.flatnonzero(observation[:4])[0]))
        return int(np.flatnonzero(mask)[0])

    table = SeatEnv(seats=3, seat=0, opponents=[first, FirstPolicy()])
    play_out(table, 5)
    assert set(seen) == {1}, "it is shown what its own seat knows"
    both = SeatEnv(seats=3, seat=0, opponents=first)
    play_out(both, 5)
    assert table.game is not None
    assert both.game is not None
    assert table.game.record() == both.game.record()


def test_a_policy_without_masks_is_asked_without() -> None:
    class Blind:
        def predict(self, observation: Any) -> int:  # noqa: ANN401
            return -1

    table = SeatEnv(seats=2, seat=1, opponents=Blind())
    with pytest.raises(BotFailed, match="Blind"):
        table.reset(seed=1)


def test_an_opponent_who_takes_an_illegal_action_is_named() -> None:
    def stubborn(observation: Any, mask: Any) -> int:  # noqa: ANN401
        return int(np.flatnonzero(mask == 0)[0])

    table = SeatEnv(seats=2, seat=1, opponents=stubborn)
    with pytest.raises(BotFailed, match="stubborn"):
        table.reset(seed=1)


def test_before_the_first_reset_it_says_so() -> None:
    with pytest.raises(NotBegun, match="Call reset"):
        SeatEnv(seats=2).step(0)
