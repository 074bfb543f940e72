"""Shares of wins with their 95% intervals, and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from emberwatch.registry import rules_of

Z: Final = 1.959964
"""The number of standard deviations that cover 95% of a normal distribution."""


class Share(NamedTuple):
    """A part of a whole, with its interval."""

    share: float
    low: float
    high: float
    n: int

    def plain(self) -> dict[str, float | int]:
        return {"share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4), "n": self.n}


def share_of(part: float, n: int) -> Share:
    """A share with Wilson's interval, which stays between 0 and 1 even for small numbers. Parts may be fractions."""
    if not n:
        return Share(0.0, 0.0, 1.0, 0)
    p = part / n
    spread = 1 + Z * Z / n
    middle = (p + Z * Z / (2 * n)) / spread
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / spread
    return Share(p, max(0.0, middle - half), min(1.0, middle + half), n)


def chance_of(game: str, seats: int) -> float | None:
    """The share of wins of each seat if all players are equally good, if that is known."""
    return 1 / seats if rules_of(game).is_contest else None


def wins(game: str, seats: int, winners: Sequence[int]) -> list[float]:
    """The win of each seat: 1, 0, or its share of a shared victory."""
    worth = 1 / len(winners) if winners and rules_of(game).is_contest else 1.0
    return [worth if seat in winners else 0.0 for seat in range(seats)]


def ranks(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """The rank of each seat: winners first, then by points; equals share the better rank."""
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum([other > key for other in keys]) for key in keys]
