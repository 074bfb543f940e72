"""Shares of wins with their 95% intervals, and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from emberwatch.registry import rules_of

Z: Final = 1.959964
"""The number of standard deviations that cover 95% of a normal distribution."""
GameCases: TypeAlias = tuple[float, int]
"""The cases of one game, such as the seats of a bot: how many of them count (wins, for example), and how many there
are."""


class Share(NamedTuple):
    """A part of a whole, with its interval."""

    share: float
    low: float
    high: float
    n: int

    def plain(self) -> dict[str, float | int]:
        return {"share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4), "n": self.n}


def share_of(part: float, n: int, effect: float = 1.0) -> Share:
    """A share with Wilson's interval, which stays between 0 and 1 even for small numbers. Parts may be fractions.

    The cases must be independent. Otherwise the interval is as wide as for n / effect independent ones.
    """
    if not n:
        return Share(0.0, 0.0, 1.0, 0)
    p, worth = part / n, n / effect
    spread = 1 + Z * Z / worth
    middle = (p + Z * Z / (2 * worth)) / spread
    half = Z * sqrt(p * (1 - p) / worth + Z * Z / (4 * worth * worth)) / spread
    return Share(p, max(0.0, middle - half), min(1.0, middle + half), n)


def share_by_game(games: Sequence[GameCases]) -> Share:
    """A share of cases, several of which may come from one game: they are not independent, but the games are."""
    cases = [game for game in games if game[1]]
    part, n = sum([part for part, _ in cases]), sum([n for _, n in cases])
    return share_of(part, n, design_effect(cases)) if n else share_of(0.0, 0)


def design_effect(games: Sequence[GameCases]) -> float:
    """By how much the share varies more (or less) from game to game than if all cases were independent.

    It is 1 if each game has one case, and k if each has k that always come out alike. Two imaginary games, one in which
    every case counts and one in which none does, keep it above 0 when all real games come out alike.
    """
    size = sum([n for _, n in games]) / len(games)
    seen = [*games, (size, size), (0.0, size)]
    whole = sum([n for _, n in seen])
    p = sum([part for part, _ in seen]) / whole
    return sum([(part - p * n) ** 2 for part, n in seen]) / (p * (1 - p) * whole)


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
