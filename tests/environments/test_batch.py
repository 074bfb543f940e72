"""Many tables at once: the same knowledge, picks, rewards and games as one table at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from emberwatch.engine.errors import BadOption, IllegalPick
from emberwatch.engine.rules import Outcome
from emberwatch.environments.batch import Batch, BatchFailed
from emberwatch.environments.encoding import encode, mask

GAMES = ("outlive", "discover")
Steps = list[tuple[NDArray[Any], ...]]


def broken(outcome: Outcome) -> list[float]:
    raise ZeroDivisionError("on purpose")


def luck(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def some_actions(batch: Batch, dice: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each table."""
    chosen: NDArray[np.int64] = (batch.masks * (dice.random(batch.masks.shape) + 1)).argmax(1)
    return chosen


def play(batch: Batch, steps: int, seed: int = 1) -> Steps:
    """What the tables show, step by step."""
    dice, seen = luck(seed), []
    for _ in range(steps):
        batch.step(some_actions(batch, dice))
        seen.append(tuple([array.copy() for array in (batch.observations, batch.masks, batch.seats, batch.ends)]))
    return seen


def assert_same(one: Steps, other: Steps) -> None:
    for a, b in zip(one, other, strict=True):
        for mine, theirs in zip(a, b, strict=True):
            np.testing.assert_array_equal(mine, theirs)


# -- what tables show ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_tables_show_what_other_environments_show(game: str) -> None:
    batch, dice = Batch(game, 3, seats=2, seed=4), luck(4)
    for _ in range(60):
        for table in batch._here[0].tables:
            played = table.game
            assert played is not None
            assert batch.seats[table.row] == played.waiting[0] == table.seat
            assert batch.players[table.row] == 2
            shown = batch.observations[table.row] * batch.scale
            np.testing.assert_array_equal(shown, encode(played, table.seat))
            np.testing.assert_array_equal(batch.masks[table.row], mask(played, table.seat))
        batch.step(some_actions(batch, dice))


def test_a_game_ends_and_the_next_one_begins() -> None:
    batch, dice = Batch("outlive", 8, seats=(2, 3), seed=5), luck(5)
    ended = 0
    for _ in range(500):
        games = [table.game for table in batch._here[0].tables]
        batch.step(some_actions(batch, dice))
        for row in np.flatnonzero(batch.ends):
            before, now = games[row], batch._here[0].tables[row].game
            assert before is not None
            assert now is not before, "a new game"
            assert before.outcome is not None
            assert tuple(batch.scores[row][: before.seats]) == before.outcome.scores
            assert not batch.scores[row][before.seats :].any()
            assert batch.rewards[row][: before.seats].tolist() == pytest.approx(before.rules.rewards(before.outcome))
            ended += 1
    assert ended >= 8


def test_the_number_of_seats_is_drawn() -> None:
    assert set(Batch("outlive", 40, seats=(2, 3, 4), seed=1).players.tolist()) == {2, 3, 4}


def test_rewards_by_a_function_of_ones_own() -> None:
    batch = Batch("outlive", 4, seats=2, seed=6, reward=lambda outcome: [float(score) for score in outcome.scores])
    dice = luck(6)
    while not batch.ends.any():
        batch.step(some_actions(batch, dice))
    row = int(np.flatnonzero(batch.ends)[0])
    assert batch.rewards[row].tolist() == batch.scores[row].tolist()


# -- repeatability ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "steps"), [("outlive", 300), ("discover", 60)])
def test_the_same_seed_gives_the_same_games_for_any_number_of_processes(game: str, steps: int) -> None:
    wanted = play(Batch(game, 6, seats=2, seed=9), steps)
    for processes, groups in ((1, 1), (2, 1), (3, 2)):
        with Batch(game, 6, seats=2, seed=9, processes=processes, groups=groups) as batch:
            assert_same(play(batch, steps), wanted)


def test_other_seeds_give_other_games() -> None:
    one, other = Batch("outlive", 4, seats=2, seed=1), Batch("outlive", 4, seats=2, seed=2)
    assert (one.observations != other.observations).any()
    assert (one.observations[0] != one.observations[1]).any(), "nor do two tables play the same"


def test_groups_step_on_their_own() -> None:
    with Batch("outlive", 6, seats=2, seed=9, processes=2, groups=2) as batch:
        dice = luck(1)
        before = batch.observations.copy()
        batch.send(1, some_actions(batch, dice)[batch.rows[1]])
        rows = batch.receive(1)
        assert (batch.observations[rows] != before[rows]).any()
        np.testing.assert_array_equal(batch.observations[batch.rows[0]], before[batch.rows[0]])


# -- who plays ----------------------------------------------------------------------------------------------------


def test_bots_play_the_other_seats() -> None:
    batch, dice = Batch("outlive", 6, line_ups=[["", "random", "random"]], seed=2), luck(2)
    seats = set()
    for _ in range(300):
        for row, table in enumerate(batch._here[0].tables):
            assert [player is None for player in table.players].index(True) == batch.seats[row]
            assert len([player for player in table.players if player is None]) == 1
        seats |= set(batch.seats.tolist())
        batch.step(some_actions(batch, dice))
    assert seats == {0, 1, 2}, "the caller's seat is drawn"


def test_several_seats_for_the_caller() -> None:
    batch = Batch("outlive", 5, line_ups=[["", "", "greedy"]], seed=2)
    assert [[p is None for p in table.players].count(True) for table in batch._here[0].tables] == [2] * 5


# -- bad input ----------------------------------------------------------------------------------------------------


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch("outlive", 4, seats=2, seed=3)
    before = batch.observations.copy()
    actions = some_actions(batch, luck(3))
    actions[2] = int((~batch.masks[2]).argmax())
    with pytest.raises(IllegalPick, match="at table 2"):
        batch.step(actions)
    np.testing.assert_array_equal(batch.observations, before)
    batch.step(some_actions(batch, luck(3)))


@pytest.mark.parametrize("actions", [[0], [0.5, 0.5], [[0, 1]], [-1, 10**6]])
def test_actions_that_are_none(actions: list[Any]) -> None:
    batch = Batch("outlive", 2, seats=2, seed=3)
    with pytest.raises(IllegalPick):
        batch.step(actions)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"tables": 0}, "tables"),
        ({"groups": 0}, "groups"),
        ({"seats": 7}, "7"),
        ({"line_ups": [["greedy", "greedy"]]}, "greedy, greedy"),
        ({"line_ups": [["", "nobody"]]}, "nobody"),
        ({"reward": "glory"}, "glory"),
        ({"edition": "klingon"}, "klingon"),
        ({"reward": broken, "processes": 1}, "module:function"),
    ],
)
def test_bad_arguments_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Batch("outlive", **wrong)


def test_a_process_that_breaks_down_says_why() -> None:
    reward = "tests.environments.test_batch:broken"
    with (
        Batch("outlive", 4, seats=2, seed=5, reward=reward, processes=1) as batch,
        pytest.raises(BatchFailed, match="on purpose"),
    ):
        play(batch, 5000)
