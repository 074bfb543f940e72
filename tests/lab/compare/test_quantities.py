"""Quantities: every column becomes numbers, one per game; seats are averaged first."""

from __future__ import annotations

from typing import Any

import pytest

import emberwatch as ew
from emberwatch.lab.compare.quantities import (
    AT,
    COUNT,
    KINDS,
    MEAN,
    ORDER,
    SEAT,
    SHARE,
    WINS,
    Quantity,
    collect,
    compared_columns,
    measure,
    wins_with,
)
from emberwatch.lab.jobs import FACTS, GameJob, ScheduleEntry, play
from emberwatch.lab.report.facts import columns_of, facts_of
from emberwatch.lab.runs.runs import row_of

BOTS = {"outlive": ("random", "random", "random"), "discover": ("random", "random")}


def played(game: str, seed: int = 1) -> dict[str, Any]:
    return dict(row_of(game, play(GameJob(game, {}, FACTS, ScheduleEntry(0, seed, BOTS[game]))), ""))


def told(kind: str, value: object, **more: object) -> dict[tuple[str, str], float]:
    """What a column of this kind becomes."""
    return {(q.what, q.name): number for q, number in KINDS[kind]("x", {"x": value, **more}).items()}


@pytest.mark.parametrize(
    ("kind", "value", "becomes"),
    [
        ("int", 7, {(MEAN, ""): 7}),
        ("ints", [1, 2, 6], {(MEAN, ""): 3}),
        ("ints", [], {}),
        ("reals", [0.5, 0.5], {(MEAN, ""): 0.5}),
        ("text", "quest", {(SHARE, "quest"): 1}),
        ("texts", ["ann", "bob", "ann", ""], {(SHARE, "ann"): 0.5, (SHARE, "bob"): 0.25}),
        ("texts-a-game", ["fire", "rats"], {(SHARE, "fire"): 1, (SHARE, "rats"): 1}),
        ("texts-a-seat", [["axe", "bow"], ["axe"]], {(COUNT, ""): 1.5, (SHARE, "axe"): 1, (SHARE, "bow"): 0.5}),
        ("ints-a-game", [4, 0], {(AT, "1"): 4, (AT, "2"): 0}),
        ("ints-a-seat", [[1, 2], [3]], {(MEAN, ""): 3, (AT, "1"): 2, (AT, "2"): 2}),
    ],
)
def test_kinds_of_columns(kind: str, value: object, becomes: dict[tuple[str, str], float]) -> None:
    assert told(kind, value) == becomes


def test_wins_in_turn_order() -> None:
    found = told("seat", 2, seats=3, wins=[0.0, 0.5, 0.5])
    assert found == {(ORDER, "0"): 0.5, (ORDER, "1"): 0.0, (ORDER, "2"): 0.5}


def test_wins_of_seats_that_have_the_same_thing_are_averaged() -> None:
    row = {"seats": 3, "wins": [1.0, 0.0, 0.0], "rooms": [["a", "b"], ["a"], []]}
    assert wins_with("rooms", row) == {Quantity("rooms", WINS, "a"): 0.5, Quantity("rooms", WINS, "b"): 1.0}


def test_games_side_by_side() -> None:
    """A share that a game does not mention is 0; a share of wins is unknown if nobody has the thing."""
    share, wins = Quantity("leaders", SHARE, "ann"), Quantity("leaders", WINS, "ann")
    first = {wins: 1.0, Quantity("scores", SEAT, "10"): 1.0, share: 0.5, Quantity("scores", SEAT, "9"): 2.0}
    found = collect("outlive", [first, {Quantity("scores", MEAN): 3.0}])
    assert found[share] == [0.5, 0.0]
    assert found[wins] == [1.0, None]
    assert [(q.column, q.what, q.name) for q in found] == [
        ("scores", MEAN, ""), ("scores", SEAT, "9"), ("scores", SEAT, "10"), ("leaders", SHARE, "ann"),
        ("leaders", WINS, "ann"),
    ]  # fmt: skip


@pytest.mark.parametrize("game", BOTS)
def test_every_column_of_a_game_is_compared(game: str) -> None:
    """All but those that say what was played. A real game has a number for each, if there was anything to count."""
    setup = {"number", "game", "seed", "seats", "bots", "winners", "options", *ew.rules_of(game).options}
    assert set(compared_columns(game)) == set(columns_of(game)) - setup
    seen = {q.column for seed in range(4) for q in measure(game, played(game, seed))}
    assert set(compared_columns(game)) - seen == set()
    assert {*facts_of(game).words, *facts_of(game).wins_by} <= set(columns_of(game))


def test_the_numbers_of_a_real_game() -> None:
    row = played("outlive")
    found = measure("outlive", row)
    assert found[Quantity("scores", MEAN)] == pytest.approx(sum(row["scores"]) / 3)
    assert [found[Quantity("scores", SEAT, str(seat))] for seat in range(3)] == row["scores"]
    assert sum(found[Quantity("wins", SEAT, str(seat))] for seat in range(3)) == pytest.approx(1)
    assert Quantity("wins", MEAN) not in found, "all seats together always win one game"
    assert sum(value for q, value in found.items() if q.column == "leaders" and q.what == SHARE) == pytest.approx(1)
    assert found[Quantity("rooms_built", COUNT)] == pytest.approx(sum(map(len, row["rooms_built"])) / 3)
    assert found[Quantity("leaders", WINS, row["leaders"][0])] == row["wins"][0]
    assert found[Quantity("first", ORDER, "0")] == row["wins"][row["first"]]
    assert all(0 <= value <= 1 for q, value in found.items() if q.is_share)


def test_wins_of_everybody_where_each_seat_wins_on_its_own() -> None:
    row = played("discover")
    assert measure("discover", row)[Quantity("wins", MEAN)] == pytest.approx(sum(row["wins"]) / 2)
