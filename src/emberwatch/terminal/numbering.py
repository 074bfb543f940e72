"""The numbers that a player types for picks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from emberwatch.engine.agenda import Pick

PASSING: Final = ("pass",)


def number_picks(picks: Iterable[Pick], zero: Sequence[str] = PASSING) -> dict[int, Pick]:
    """Number picks in this order: an amount is its own number; passing is always 0, and so are the `zero` verbs."""
    numbers: dict[int, Pick] = {}
    for pick in picks:
        numbers[type_number(pick, len(numbers) + (0 not in numbers), zero)] = pick
    return numbers


def type_number(pick: Pick, position: int, zero: Sequence[str]) -> int:
    if pick.words[0] == "amount":
        return pick.what
    return 0 if pick.words[0] in zero else position
