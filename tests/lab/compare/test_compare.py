"""Compare: the same seeds and seats on both sides; no difference, a known one, and games that are missing."""

from __future__ import annotations

from typing import Any

import pytest

import emberwatch as ew
from emberwatch.lab.compare.compare import Comparison, Side, complete_pairs, play, sum_up
from emberwatch.lab.jobs import play as play_job

RANDOM = ("random", "random")
GAUGE = [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11]
FIVE_MORE = {"shelter": {"gauge": [points + 5 for points in GAUGE], "gauge-start": 5}}
"""Everybody has five points more, wherever the tracer is. Random bots do not look at points."""


def comparison(a: dict[str, object], b: dict[str, object], game: str = "outlive") -> Comparison:
    return Comparison(game, Side(RANDOM, a), Side(RANDOM, b), 1)


def rows_of(wanted: Comparison, games: int = 20, workers: int = 1) -> dict[tuple[str, str, str], dict[str, Any]]:
    result = play(wanted, games, workers, lambda _: None)
    assert (result.failed, result.broken_off, result.found["pairs"]) == ([], False, games)
    rows = result.found["rows"]
    assert isinstance(rows, list)
    return {(row["column"], row["what"], row["name"]): row for row in rows}


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_a_setup_does_not_differ_from_itself(game: str) -> None:
    rows = rows_of(comparison({}, {}, game))
    assert len(rows) > 30
    for row in rows.values():
        assert row["a"] == row["b"]
        assert (row["difference"], row["low"] or 0, row["high"] or 0) == (0, 0, 0)
        assert not row["marked"]
        assert not row["holm"]


def test_a_known_difference_is_found_and_no_other() -> None:
    rows = rows_of(comparison({}, {"pack": FIVE_MORE}))
    different = {key for key, row in rows.items() if row["difference"]}
    points = {("scores", "mean", ""), ("scores", "seat", "0"), ("scores", "seat", "1"), ("score_gauge", "mean", "")}
    assert different == points
    for key in points:
        row = rows[key]
        assert (row["difference"], row["low"], row["high"]) == pytest.approx((5, 5, 5))
        assert row["marked"]
        assert row["holm"]


def test_how_many_marks_chance_explains() -> None:
    found = play(comparison({}, {"pack": FIVE_MORE}), 12, 1, lambda _: None).found
    assert (found["differing"], found["by_chance"]) == (4, 0.2)
    assert play(comparison({}, {}), 12, 1, lambda _: None).found["differing"] == 0


def test_the_same_seeds_and_seats() -> None:
    a, b = Side(("random", "novice"), {}), Side(("novice", "random"), {"edition": "fr"})
    jobs = Comparison("outlive", a, b, 7).jobs(2)
    assert [(job.entry.number, job.entry.seed) for job in jobs] == [(0, 7), (1, 7), (2, 8), (3, 8)]
    assert [job.entry.bots for job in jobs] == [a.bots, b.bots] * 2
    assert [job.options for job in jobs] == [a.options, b.options] * 2


def test_the_same_on_any_number_of_workers() -> None:
    wanted = comparison({}, {"edition": "fr"})
    assert rows_of(wanted, 4, workers=2) == rows_of(wanted, 4)


def test_only_complete_pairs_count() -> None:
    wanted = comparison({}, {})
    games = [play_job(job) for job in wanted.jobs(4)]
    failed = {"number": 2, "seed": 2, "bots": [], "failed": {}}
    a, b = complete_pairs("outlive", [games[5], failed, games[0], games[1], games[3], games[4], games[6]])
    assert [row["seed"] for row in a] == [row["seed"] for row in b] == [1, 3]
    assert sum_up("outlive", a, b)["pairs"] == 2
    assert sum_up("outlive", [], []) == {"pairs": 0, "differing": 0, "by_chance": 0.0, "rows": []}


def test_an_interrupted_comparison_keeps_what_it_has() -> None:
    left = [True] * 5

    def advance(_: int) -> None:
        left.pop()
        if not left:
            raise KeyboardInterrupt

    result = play(comparison({}, {"edition": "fr"}), 50, 1, advance)
    assert result.broken_off
    assert (result.found["pairs"], result.found["wanted"]) == (2, 50)


@pytest.mark.parametrize(
    ("b", "says"),
    [
        (Side(("random",) * 3, {}), "same number of seats"),
        (Side(("random", "nobody"), {}), "nobody"),
        (Side(RANDOM, {"edition": "klingon"}), "klingon"),
        (Side(RANDOM, {"scenario": 1}), "scenario"),
    ],
)
def test_mistakes_are_found_before_anything_is_played(b: Side, says: str) -> None:
    def advance(_: int) -> None:
        raise AssertionError("a game was played")

    with pytest.raises(ew.BadOption, match=says):
        play(Comparison("outlive", Side(RANDOM, {}), b, 1), 2, 1, advance)
