"""A person with shortcuts needs few gestures for a whole game of Outlive."""

from __future__ import annotations

from benchmarks.gestures import play

MOST = 90
"""Gestures that a game may take, on average."""


def test_a_game_of_outlive_takes_few_gestures() -> None:
    rows = [row for seed in range(6) for row in play(seed)]
    picks, gestures = (sum(column) / len(rows) for column in list(zip(*rows, strict=True))[:2])
    assert gestures <= MOST
    assert picks > 1.9 * gestures, "they stand for all the picks that the rules ask for"
    assert all([row.undone > 10 for row in rows]), "most shortcuts can be taken back"
