"""OpenSpiel's own simulation test and search, and what our games promise besides."""

from __future__ import annotations

import itertools
import pickle
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import emberwatch as ew
from emberwatch.engine.agenda import CHANCE
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.snapshot import snapshot
from emberwatch.environments.chance_nodes import imagine_waiting, waiting_game
from emberwatch.environments.encoding import encode
from emberwatch.environments.openspiel import ImaginedState

GAMES = [
    ("outlive", {"players": 2}),
    ("outlive", {"players": 3, "placement": "in-turn", "edition": "fr"}),
    ("discover", {"players": 1}),
    ("discover", {"players": 3, "scenario": 2, "copy": "1000-0007-MJ"}),
    ("discover", {"players": 2, "scenario": 5}),
]


def loaded(name: str, parameters: dict[str, Any]) -> Any:  # noqa: ANN401
    return pyspiel.load_game(f"python_emberwatch_{name}", parameters)


def at_question(game: Any, questions: int, seed: int) -> Any:  # noqa: ANN401
    """The state after this many random choices, at the next one."""
    state, random = game.new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        elif questions:
            questions -= 1
            state.apply_action(int(random.choice(state.legal_actions())))
        else:
            break
    return state


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_openspiel_random_sim(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(name, parameters), num_sims=1, serialize=True, verbose=False)


def played(game: Any, seed: int) -> tuple[list[Any], str, list[float]]:  # noqa: ANN401
    """A random game: the odds of every draw, the actions, and what each player gets."""
    state, random, odds = game.new_initial_state(), CounterDice(seed), []
    while not state.is_terminal():
        if state.is_chance_node():
            odds.append(state.chance_outcomes())
            actions = [action for action, _ in odds[-1]]
        else:
            actions = state.legal_actions()
        state.apply_action(actions[random.below(len(actions))])
    return odds, str(state), state.returns()


@pytest.mark.parametrize(
    ("name", "parameters"),
    [("outlive", {"players": 2}), ("discover", {"players": 2, "scenario": 1, "copy": "1000-0007-MJ"})],
)
def test_games_of_one_loaded_game_are_those_of_new_ones(name: str, parameters: dict[str, Any]) -> None:
    """No game leaves a trace in the next one: ten in a row have the odds, moves and ends of ten loaded separately."""
    game = loaded(name, parameters)
    assert [played(game, seed) for seed in range(10)] == [played(loaded(name, parameters), seed) for seed in range(10)]


def test_openspiel_random_sim_of_several_games() -> None:
    pyspiel.random_sim_test(loaded("outlive", {"players": 2}), num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["outlive", "discover"])
def test_openspiel_ismcts_plays_a_game(name: str) -> None:
    game, random = loaded(name, {"players": 2}), np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, 2, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=chances)
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(int(action))
    assert len(state.returns()) == 2
    assert name != "outlive" or sum(state.returns()) == 0


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("outlive", 2, {}),
        ("outlive", 4, {"placement": "in-turn"}),
        ("discover", 3, {"scenario": 3, "copy": 11}),
        ("discover", 2, {"scenario": 5}),
    ],
)
def test_with_the_dice_of_a_game_it_is_that_game(name: str, seats: int, options: dict[str, Any]) -> None:
    """Stopping at chance changes nothing: drawn with the same dice, everything comes out as with the driver."""
    game, dice = ew.new_game(name, seats=seats, seed=8, **options), CounterDice(8)
    waiting, choices = waiting_game(name, seats, options), CounterDice(1)
    for _ in range(100_000):
        if waiting.chance is not None:
            bag = waiting.chance.bag(waiting.game.state)
            waiting.take(CHANCE, waiting.chance.faces()[dice.draw(bag)])
        elif waiting.game.waiting:
            assert waiting.game.asked == game.asked
            seat = game.waiting[choices.below(len(game.waiting))]
            pick = game.asked[seat][choices.below(len(game.asked[seat]))]
            waiting.take(seat, pick)
            game.take(seat, pick)
        else:
            break
    assert game.outcome is not None
    assert waiting.game.outcome == game.outcome
    assert waiting.game.log == game.log
    assert (waiting.game.decisions, waiting.game.choices) == (game.decisions, game.choices)
    assert snapshot(waiting.game.state) == snapshot(game.state)


def test_chances_are_those_of_the_bag() -> None:
    waiting = waiting_game("outlive", 2, {})
    assert waiting.chance is not None
    bag, faces = waiting.chance.bag(waiting.game.state), waiting.chance.faces()
    outcomes = waiting.outcomes()
    assert sum([chance for _, chance in outcomes]) == pytest.approx(1)
    assert dict(outcomes) == pytest.approx({faces[i]: n / sum(bag) for i, n in enumerate(bag) if n})


def test_what_is_not_in_the_bag_cannot_be_drawn() -> None:
    waiting = waiting_game("outlive", 2, {})
    with pytest.raises(ew.IllegalPick):
        waiting.take(CHANCE, waiting.game.rules.vocabulary.picks[0])
    assert waiting.game.log == []


@pytest.mark.parametrize(("name", "parameters"), GAMES)
@pytest.mark.parametrize("questions", [0, 1, 7, 40, 100])
def test_a_resampled_state_has_the_same_information_state(
    name: str, parameters: dict[str, Any], questions: int
) -> None:
    state = at_question(loaded(name, parameters), questions, 2)
    if state.is_terminal():
        return
    player = state.current_player()
    for seed in range(5):
        twin = state.resample_from_infostate(player, np.random.RandomState(seed).uniform)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        np.testing.assert_array_equal(twin.observation_tensor(player), state.observation_tensor(player))
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.history() == state.history()


def test_a_resampled_state_deals_the_hidden_anew() -> None:
    state = at_question(loaded("outlive", {"players": 2}), 0, 2)
    twins = [state.resample_from_infostate(0, np.random.RandomState(seed).uniform) for seed in range(5)]
    assert len({twin.information_state_string(1) for twin in twins}) > 1


def test_at_chance_the_hidden_can_be_dealt_anew_too() -> None:
    waiting, dice = waiting_game("outlive", 3, {}), CounterDice(4)
    draws = 0
    while waiting.chance is not None or waiting.game.waiting:
        if waiting.chance is not None:
            draws += 1
            for seat in range(3):
                twin = imagine_waiting(waiting, seat, draws)
                assert twin.chance is not None
                assert twin.game.view(seat) == waiting.game.view(seat)
            waiting.take(CHANCE, waiting.outcomes()[dice.below(len(waiting.outcomes()))][0])
        else:
            seat = waiting.game.waiting[0]
            waiting.take(seat, waiting.game.asked[seat][dice.below(len(waiting.game.asked[seat]))])
    assert draws > 50


def test_states_are_copied_and_written_down_whole() -> None:
    game = loaded("discover", {"players": 2, "copy": "1000-0007-MJ"})
    state = at_question(game, 30, 5)
    twin, again = state.clone(), game.deserialize_state(state.serialize())
    for other in (twin, again):
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.legal_actions() == state.legal_actions()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before


def test_an_imagined_state_cannot_be_written_down() -> None:
    state = at_question(loaded("outlive", {"players": 2}), 3, 5)
    twin = state.resample_from_infostate(state.current_player(), np.random.RandomState(1).uniform)
    with pytest.raises(ImaginedState, match="imagined"):
        pickle.dumps(twin.table)


def test_tensors_are_the_vector_of_the_encoding() -> None:
    state = at_question(loaded("outlive", {"players": 3}), 25, 5)
    for player in range(3):
        expected = encode(state.table.waiting.game, player)
        np.testing.assert_array_equal(np.float32(state.observation_tensor(player)), expected)


# -- perfect recall ---------------------------------------------------------------------------------------------------


def digest_of(state: Any, player: int) -> str:  # noqa: ANN401
    """The part of an information state that stands for what the player has seen."""
    return str(state.table.recall(player).digest)


def apply_all(state: Any, actions: list[int]) -> Any:  # noqa: ANN401
    for action in actions:
        state.apply_action(action)
    return state


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_it_does_not_matter_when_a_player_is_asked_what_they_remember(name: str, parameters: dict[str, Any]) -> None:
    """Asked after every action, at the end, or after pickling: the information states are the same."""
    state = at_question(loaded(name, parameters), 25, 3)
    asked, seen = loaded(name, parameters).new_initial_state(), []
    for action in state.history():
        asked.apply_action(action)
        seen.append([asked.information_state_string(player) for player in range(parameters["players"])])
    for player in range(parameters["players"]):
        expected = state.information_state_string(player)
        assert asked.information_state_string(player) == expected
        assert pickle.loads(pickle.dumps(state)).information_state_string(player) == expected
        assert state.clone().information_state_string(player) == expected
        after_own = [told[player] for told, (who, _) in zip(seen, state.table.taken, strict=True) if who == player]
        assert len(set(after_own)) == len(after_own), "no information state of a player comes twice in a game"


def in_both_orders(state: Any, pair: tuple[int, int]) -> list[Any]:  # noqa: ANN401
    """The states after two actions of the same player, in either order; [] if one order is impossible."""
    player, found = state.current_player(), []
    for actions in (pair, pair[::-1]):
        twin = state.clone()
        for action in actions:
            if twin.current_player() != player or action not in twin.legal_actions():
                return []
            twin.apply_action(action)
        found.append(twin)
    return found


def test_what_was_seen_and_is_gone_is_remembered() -> None:
    """Two ways to the same view: a witness who saw different things in between has another information state."""
    game, compared = loaded("outlive", {"players": 2}), 0
    for questions in range(10, 90, 4):
        state = at_question(game, questions, 1)
        if state.is_terminal():
            continue
        witness, legal = 1 - state.current_player(), state.legal_actions()[:6]
        for pair in itertools.combinations(legal, 2):
            ends = in_both_orders(state, pair)
            if not ends or ends[0].observation_string(witness) != ends[1].observation_string(witness):
                continue
            between = [apply_all(state.clone(), [action]).observation_string(witness) for action in pair]
            memories = [end.information_state_string(witness) for end in ends]
            assert (memories[0] == memories[1]) == (between[0] == between[1])
            compared += between[0] != between[1]
    assert compared >= 3


def test_time_in_which_a_player_sees_nothing_new_leaves_no_trace() -> None:
    """What chance and others do in secret must not show, not even how often they did something."""
    game = loaded("outlive", {"players": 2})
    found = 0
    for seed in range(6):
        state, random = game.new_initial_state(), np.random.RandomState(seed)
        for _ in range(60):
            views = [state.observation_string(player) for player in (0, 1)]
            digests = [digest_of(state, player) for player in (0, 1)]
            who = state.current_player()
            state.apply_action(int(random.choice(state.legal_actions())))
            for player in (0, 1):
                if player != who and state.observation_string(player) == views[player]:
                    assert digest_of(state, player) == digests[player]
                    found += 1
    assert found > 20


def test_the_game_says_what_it_provides() -> None:
    kind = loaded("outlive", {"players": 2}).get_type()
    assert kind.provides_information_state_string
    assert not kind.provides_information_state_tensor
    assert kind.provides_observation_string
    assert kind.provides_observation_tensor


def test_the_memories_of_others_begin_in_the_imagined_world() -> None:
    state = at_question(loaded("outlive", {"players": 2}), 12, 2)
    player = state.current_player()
    twin = state.resample_from_infostate(player, np.random.RandomState(1).uniform)
    assert digest_of(twin, player) == digest_of(state, player)
    assert digest_of(twin, 1 - player) == ""
    apply_all(twin, [twin.legal_actions()[0]])
    assert digest_of(twin, player) != digest_of(state, player)


@pytest.mark.parametrize("parameters", [{"players": 9}, {"edition": "klingon"}, {"players": 0}])
def test_what_cannot_be_played_is_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises(ew.BadOption):
        loaded("outlive", parameters)
