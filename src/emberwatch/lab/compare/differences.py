"""Differences between two setups, game by game: means, 95% intervals, and which of them chance does not explain."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from emberwatch.lab.compare.student import LEVEL, limit, p_value

Values: TypeAlias = Sequence[float | None]
"""One value per pair of games, in the order of the pairs; None if that game has none."""
ALPHA: Final = round(1 - LEVEL, 9)
"""How often chance alone may lead to a mark."""
FEW: Final = 10
"""Below this many games, a spread of 0 may be luck."""


class Difference(NamedTuple):
    """The means of A and B, and the difference B - A with its interval; None if there are too few games for one."""

    a: float
    b: float
    low: float | None
    high: float | None
    p: float | None
    """How likely chance alone gives such a difference, or a larger one."""
    n_a: int
    n_b: int
    differs: bool
    """Whether the games of at least one pair differ."""

    @property
    def difference(self) -> float:
        return self.b - self.a

    @property
    def is_marked(self) -> bool:
        """Whether the interval excludes 0."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


def compare_values(a: Values, b: Values) -> Difference | None:
    """Compare the values of A and B, pair by pair; None if one of them has no values.

    If every game has a value, this is the paired t interval. Otherwise all games that have one count: a pair in which
    only one game has it tells something about that side. The fewer games of the two sides decide the degrees of
    freedom.
    """
    in_a, in_b = [value for value in a if value is not None], [value for value in b if value is not None]
    if not in_a or not in_b:
        return None
    means = fmean(in_a), fmean(in_b)
    differs = any([x != y for x, y in zip(a, b, strict=True)])
    fewer = min(len(in_a), len(in_b))
    spread = spread_of(pulls(a, b, means, (len(in_a), len(in_b))), fewer) if differs else 0.0
    return Difference(*means, *interval(means[1] - means[0], spread, fewer), len(in_a), len(in_b), differs)


def pulls(a: Values, b: Values, means: tuple[float, float], n: tuple[int, int]) -> list[float]:
    """How far each pair pulls the difference of the means to one side."""
    of_a = [0.0 if value is None else (value - means[0]) / n[0] for value in a]
    of_b = [0.0 if value is None else (value - means[1]) / n[1] for value in b]
    return [y - x for x, y in zip(of_a, of_b, strict=True)]


def spread_of(pulled: Sequence[float], n: int) -> float:
    """The standard error of the difference; 0 if it is only the rounding of numbers."""
    if n < 2:
        return 0.0
    found = sqrt(sum([pull * pull for pull in pulled]) * n / (n - 1))
    return found if found > 1e-12 else 0.0


def interval(difference: float, spread: float, n: int) -> tuple[float | None, float | None, float | None]:
    """The interval of a difference and its p-value; three times None if the games do not tell."""
    if n < 2 or (not spread and abs(difference) > 1e-12 and n < FEW):
        return None, None, None
    if not spread:
        return difference, difference, 0.0 if abs(difference) > 1e-12 else 1.0
    half = limit(n - 1) * spread
    return difference - half, difference + half, p_value(difference / spread, n - 1)


def holm(chances: Sequence[float | None]) -> list[bool]:
    """Which p-values hold if all are looked at together: the smallest must be below 5% divided by their number, the
    next below 5% divided by one less, and so on up to the first that is not."""
    left = len([p for p in chances if p is not None])
    held = [False] * len(chances)
    for at, p in sorted(enumerate(chances), key=lambda entry: 2.0 if entry[1] is None else entry[1]):
        if p is None or p >= ALPHA / left:
            break
        held[at] = True
        left -= 1
    return held
