"""Shares with their intervals: seats of one game belong together."""

from __future__ import annotations

from math import sqrt

import pytest

from emberwatch.lab.arena.standings import figures
from emberwatch.lab.report.shares import Z, design_effect, share_by_game, share_of


def test_one_case_per_game_is_wilson() -> None:
    assert design_effect([(1, 1), (0, 1), (0, 1)]) == pytest.approx(1)
    assert share_by_game([(1, 1), (0, 1), (0, 1)]) == pytest.approx(share_of(1, 3))


def test_seats_that_always_win_together_count_as_one() -> None:
    """Four games with two seats each are worth four cases, not eight."""
    games = [(2, 2), (0, 2), (2, 2), (2, 2)]
    assert design_effect(games) == pytest.approx(2)
    found, four = share_by_game(games), share_of(3, 4)
    assert (found.share, found.n) == (0.75, 8)
    assert (found.low, found.high) == pytest.approx((four.low, four.high))


def test_seats_that_play_against_each_other_vary_less() -> None:
    """One of two seats always wins. By hand: 2 / (1/4 * 12), since only the imaginary games differ from the mean."""
    assert design_effect([(1, 2)] * 4) == pytest.approx(2 / 3)
    found = share_by_game([(1, 2)] * 4)
    worth = 8 / (2 / 3)
    half = Z * sqrt(1 / (4 * worth) + Z * Z / (4 * worth * worth)) / (1 + Z * Z / worth)
    assert (found.low, found.high) == pytest.approx((0.5 - half, 0.5 + half))


def test_games_of_different_sizes() -> None:
    """By hand: with the imaginary games of 2 cases, 5 of 10 count, and the games are 0, 1, 0, 1 and 1 from the mean."""
    games = [(1, 2), (2, 2), (0, 0), (0, 2)]
    assert design_effect([game for game in games if game[1]]) == pytest.approx(4 / (10 / 4))
    assert share_by_game(games).n == 6
    assert share_by_game(games).share == 0.5


def test_nothing_and_always_and_never() -> None:
    assert share_by_game([]) == share_by_game([(0, 0)]) == (0.0, 0.0, 1.0, 0)
    never, always = share_by_game([(0, 3)] * 5), share_by_game([(3, 3)] * 5)
    one_each = share_of(0, 5)
    assert (never.low, never.high) == pytest.approx((0.0, one_each.high))
    assert (always.low, always.high) == pytest.approx((1 - one_each.high, 1.0))


def test_standings_take_seats_of_one_game_together() -> None:
    """Both survivors get home in three of four games."""
    rows = [{"bots": ["a", "a"], "winners": won, "scores": [0, 0]} for won in ([0, 1], [0, 1], [], [0, 1])]
    found, four = figures("discover", rows, "a"), share_of(3, 4).plain()
    assert (found["share"], found["n"], found["won"]) == (0.75, 8, 6.0)
    assert (found["low"], found["high"]) == (four["low"], four["high"])
