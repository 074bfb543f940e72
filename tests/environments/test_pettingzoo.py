"""PettingZoo's own tests, and what our tables promise besides."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test  # type: ignore[import-untyped]
from pettingzoo.test.state_test import test_state as check_state  # type: ignore[import-untyped]
from pettingzoo.test.state_test import test_state_space as check_state_space

import emberwatch as ew
from emberwatch.engine.dice import CounterDice
from emberwatch.environments.encoding import encode
from emberwatch.environments.games import NotBegun, rewards
from emberwatch.environments.pettingzoo import env, raw_env
from emberwatch.environments.rewards import reward_of

TABLES = [("outlive", 2), ("outlive", 3), ("outlive", 4), ("discover", 1), ("discover", 3)]


def play_out(table: raw_env, choose: int = 0) -> dict[str, float]:
    """Take always the first legal action, or always the last; return what each agent got."""
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        got[agent] += reward
        over = termination or truncation
        table.step(None if over else int(np.flatnonzero(observation["action_mask"])[-choose]))
    return got


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_api(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns about observations with a mask, which are dictionaries
        api_test(env(game, seats=seats), num_cycles=500)


@pytest.mark.parametrize(("game", "seats"), [("outlive", 3), ("discover", 2)])
def test_pettingzoo_seed(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats=seats), num_cycles=200)


def test_pettingzoo_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("outlive", seats=3))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_of_outlive_add_up_to_nothing(seats: int) -> None:
    table = env("outlive", seats=seats)
    table.reset(seed=seats)
    got = play_out(table)
    outcome = table.game.outcome
    assert outcome is not None
    assert sum(got.values()) == pytest.approx(0)
    assert list(got.values()) == rewards(table.game)
    if len(outcome.winners) == 1:
        assert got[f"seat_{outcome.winners[0]}"] == 1
        assert min(got.values()) == pytest.approx(-1 / (seats - 1))


def test_a_shared_victory_is_shared() -> None:
    outcome = ew.Outcome((0, 2), (5, 1, 5), "shared")
    assert ew.rules_of("outlive").rewards(outcome) == pytest.approx([0.25, -0.5, 0.25])


def test_rewards_of_discover_are_each_survivors_own() -> None:
    table = env("discover", seats=2, copy=5)
    table.reset(seed=2)
    got = play_out(table, choose=1)
    outcome = table.game.outcome
    assert outcome is not None
    assert list(got.values()) == [1.0 if seat in outcome.winners else -1.0 for seat in range(2)]


def test_the_seed_is_the_seed_of_the_game() -> None:
    table, game = env("outlive", seats=3, edition="de"), ew.new_game("outlive", seats=3, seed=9, edition="de")
    table.reset(seed=9)
    for _ in range(60):
        seat = game.waiting[0]
        assert table.agent_selection == f"seat_{seat}", "the lowest seat goes first"
        np.testing.assert_array_equal(table.observe(f"seat_{seat}")["observation"], encode(game, seat))
        pick = game.asked[seat][-1]
        game.take(seat, pick)
        table.step(pick.number)
    assert table.game.record()["picks"] == game.record()["picks"]


@pytest.mark.parametrize(("game", "options"), [("outlive", {}), ("discover", {"scenario": 1, "copy": 3})])
def test_games_of_one_environment_are_those_of_new_ones(game: str, options: dict[str, Any]) -> None:
    """No game leaves a trace in the next one: ten in a row show, offer and end like those of ten environments."""

    def played(table: raw_env, seed: int) -> object:
        table.reset(seed=seed)
        dice, seen = CounterDice(seed), []
        while not any(table.terminations.values()):
            observation = table.observe(table.agent_selection)
            seen.append((observation["observation"].tobytes(), observation["action_mask"].tobytes()))
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[dice.below(len(legal))]))
        return seen, table.rewards, table.game.record()

    table = env(game, seats=2, **options)
    fresh = [played(env(game, seats=2, **options), seed) for seed in range(10)]
    assert [played(table, seed) for seed in range(10)] == fresh


def test_games_without_a_seed_go_on_from_the_last_one() -> None:
    def seeds() -> list[int]:
        table, found = env("outlive", seats=2), []
        for seed in (5, None, None):
            table.reset(seed=seed)
            found.append(table.seed)
        return found

    assert seeds() == seeds()
    assert len(set(seeds())) == 3


@pytest.mark.parametrize("action", [-1, 502, 10**9, None, "pass", 1.5e300])
def test_what_is_no_action_is_refused_and_changes_nothing(action: object) -> None:
    table = raw_env("outlive", seats=2)
    table.reset(seed=1)
    with pytest.raises(ew.IllegalPick, match=r"is not a valid action\. Actions are the numbers 0 to 501"):
        table.step(action)  # type: ignore[arg-type]
    assert table.game.record() == ew.new_game("outlive", seats=2, seed=1).record()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("outlive", seats=2)
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ew.IllegalPick):
        table.step(wrong)
    assert table.game.record() == ew.new_game("outlive", seats=2, seed=1).record()


def test_an_illegal_action_ends_the_game_as_in_the_classic_games() -> None:
    """Whoever takes it gets -1, the others 0, and nobody plays on."""
    table = env("outlive", seats=3)
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    culprit, got = table.agent_selection, {}
    table.step(wrong)
    for agent in table.agent_iter():
        _, got[agent], termination, truncation, _ = table.last()
        assert termination or truncation
        table.step(None)
    assert got == {agent: -1.0 if agent == culprit else 0.0 for agent in table.possible_agents}
    table.reset(seed=1)
    assert table.agents == table.possible_agents
    assert table.last()[0]["action_mask"].any(), "the next game begins as usual"


def test_what_is_no_action_at_all_is_a_mistake_of_the_caller() -> None:
    table = env("outlive", seats=2)
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        table.step(502)


def test_before_the_first_reset_the_wrappers_say_so() -> None:
    table = env("outlive", seats=2)
    asking: list[Callable[[], object]] = [table.last, lambda: table.step(0), table.state]
    for ask in asking:
        with pytest.raises((AssertionError, AttributeError), match="reset"):
            ask()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_state(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_state_space(env(game, seats=seats))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # it takes illegal actions
            check_state(env(game, seats=seats), num_cycles=10)


def test_the_state_is_what_all_seats_know() -> None:
    table = raw_env("outlive", seats=3)
    table.reset(seed=5)
    for _ in range(50):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    rows = table.state().reshape(3, -1)
    for seat, agent in enumerate(table.agents):
        np.testing.assert_array_equal(rows[seat], table.observe(agent)["observation"])


@pytest.mark.parametrize("reward", ["win", "margin", "rank", "share"])
def test_rewards_have_names(reward: str) -> None:
    table = env("outlive", seats=3, reward=reward)
    table.reset(seed=2)
    got = play_out(table)
    outcome = table.game.outcome
    assert outcome is not None
    assert list(got.values()) == pytest.approx(reward_of("outlive", reward)(outcome))


def test_a_reward_may_be_a_function() -> None:
    table = env("outlive", seats=2, reward=lambda outcome: [score / 100 for score in outcome.scores])
    table.reset(seed=2)
    got = play_out(table)
    outcome = table.game.outcome
    assert outcome is not None
    assert list(got.values()) == [score / 100 for score in outcome.scores]


def test_a_reward_nobody_knows_is_refused() -> None:
    with pytest.raises(ew.BadOption, match="margin"):
        env("outlive", seats=2, reward="glory")


@pytest.mark.parametrize(("game", "seats"), [("outlive", 3), ("discover", 2)])
def test_the_last_info_says_how_the_game_ended(game: str, seats: int) -> None:
    table = raw_env(game, seats=seats)
    table.reset(seed=4)
    while not any(table.terminations.values()):
        assert not any(table.infos.values())
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    outcome = table.game.outcome
    assert outcome is not None
    for info in table.infos.values():
        assert tuple(info["scores"]) == outcome.scores
        assert tuple(np.flatnonzero(info["winners"])) == outcome.winners
        assert info["ranks"].sum() == seats * (seats + 1) / 2
        assert ("parts" in info) == (game == "outlive")
        if "parts" in info:
            assert list(info["parts"]) == ["events", "rooms", "gauge", "survivors", "equipment", "pairs"]
            np.testing.assert_array_equal(sum(info["parts"].values()), info["scores"])


def test_who_is_not_selected_has_an_empty_mask() -> None:
    table = env("outlive", seats=3)
    table.reset(seed=1)
    assert table.game.waiting == (0, 1, 2)
    assert [bool(table.observe(agent)["action_mask"].any()) for agent in table.agents] == [True, False, False]


def test_before_the_first_reset_it_says_so() -> None:
    table = raw_env("outlive", seats=2)
    for ask in (lambda: table.last(), lambda: table.step(0), lambda: table.observe("seat_0")):
        with pytest.raises(NotBegun, match="Call reset"):
            ask()


def test_it_can_be_read() -> None:
    table = env("outlive", seats=2, render_mode="ansi")
    table.reset(seed=3)
    asked = table.render()
    assert asked is not None
    assert "seat_0: " in asked
    play_out(table)
    told = table.render()
    assert told is not None
    assert "Day 6 begins." in told
    silent = env("outlive", seats=2)
    silent.reset(seed=3)
    assert silent.render() is None


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"game": "chess"}, ew.UnknownGame),
        ({"seats": 9}, ew.BadOption),
        ({"edition": "klingon"}, ew.BadOption),
        ({"colour": "blue"}, ew.BadOption),
        ({"render_mode": "human"}, ew.BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(options: dict[str, Any], problem: type[Exception]) -> None:
    with pytest.raises(problem):
        env(**options)


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(ew.BadOption):
        env("outlive", seats=2).reset(seed=-1)
