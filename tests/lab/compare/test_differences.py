"""Differences: hand-computed cases, with and without values in every game, and the correction for many figures."""

from __future__ import annotations

import pytest

from emberwatch.lab.compare.differences import Difference, compare_values, holm


def found(a: list[float | None], b: list[float | None]) -> Difference:
    difference = compare_values(a, b)
    assert difference is not None
    return difference


def test_a_paired_difference() -> None:
    """The differences are 1, 2, 3 and 2: their mean is 2, their standard error sqrt(2/3) / 2, and t(3) is 3.18245."""
    difference = found([10, 20, 30, 40], [11, 22, 33, 42])
    assert (difference.a, difference.b, difference.difference) == (25, 27, 2)
    half = 3.182446 * (2 / 3) ** 0.5 / 2
    assert (difference.low, difference.high) == pytest.approx((2 - half, 2 + half), abs=1e-5)
    assert difference.p == pytest.approx(0.01628, abs=1e-4)
    assert difference.is_marked
    assert (difference.n_a, difference.n_b, difference.differs) == (4, 4, True)


def test_pairs_matter() -> None:
    """The same numbers in another order have the same means, but far wider an interval."""
    difference = found([10, 20, 30, 40], [42, 33, 22, 11])
    assert difference.difference == 2
    assert not difference.is_marked


def test_no_difference() -> None:
    difference = found([1, 5, 2], [1, 5, 2])
    assert (difference.difference, difference.low, difference.high, difference.p) == (0, 0, 0, 1)
    assert not difference.is_marked
    assert not difference.differs


def test_always_the_same_difference() -> None:
    """Ten pairs that all differ by 5 leave no doubt; nine do not say how much they might vary."""
    ten = [float(n) for n in range(10)]
    more = [n + 5 for n in ten]
    certain = found([*ten], [*more])
    assert (certain.low, certain.high, certain.p, certain.is_marked) == (5, 5, 0, True)
    unknown = found([*ten[:9]], [*more[:9]])
    assert (unknown.difference, unknown.low, unknown.high, unknown.p) == (5, None, None, None)
    assert not unknown.is_marked


def test_one_pair_says_nothing_about_the_spread() -> None:
    assert found([1], [2]).low is None
    assert found([1], [1]).low is None


def test_values_that_some_games_lack() -> None:
    """No pair has both: by hand, the squared standard error is 1/3 + 4/3, as for two samples, with 2 degrees."""
    difference = found([1, None, 2, None, 3, None], [None, 3, None, 5, None, 7])
    assert (difference.a, difference.b, difference.n_a, difference.n_b) == (2, 5, 3, 3)
    half = 4.302653 * (5 / 3) ** 0.5
    assert (difference.low, difference.high) == pytest.approx((3 - half, 3 + half), abs=1e-5)


def test_values_of_some_pairs() -> None:
    """By hand: means 2 and 4; the pairs pull by 1/3, -1/2, -1/3 and 1/2; 2 games decide, so 2/1 and one degree."""
    difference = found([1, 2, 3, None], [None, 3, None, 5])
    half = 12.7062 * (2 * (1 / 9 + 1 / 4 + 1 / 9 + 1 / 4)) ** 0.5
    assert (difference.low, difference.high) == pytest.approx((2 - half, 2 + half), abs=1e-3)


def test_nothing_to_compare() -> None:
    assert compare_values([None, None], [1, 2]) is None
    assert compare_values([], []) is None


def test_holm() -> None:
    """Of four: 0.01 is below 0.05/4, 0.02 is not below 0.05/3, and so 0.021 does not count either."""
    assert holm([0.02, 0.01, 0.9, 0.021]) == [False, True, False, False]
    assert holm([0.01, 0.016, 0.024, 0.049]) == [True, True, True, True]
    assert holm([0.013] * 4) == [False] * 4


def test_figures_without_an_interval_do_not_count() -> None:
    assert holm([None, 0.02, None, 0.04]) == [False, True, False, True]
    assert holm([None, None]) == [False, False]
    assert holm([]) == []
