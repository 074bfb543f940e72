"""Seatings: which bot sits where in an arena, so that no bot profits from a seat or from its neighbors.

Seatings come in rounds: a seating and all its rotations, in which each bot sits in each seat equally often. A cycle has
all rounds once, in its own order, so that even an interrupted series is as balanced as possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice, permutations, product
from typing import Final, TypeAlias

from emberwatch.engine.dice import CounterDice
from emberwatch.lab.jobs import ScheduleEntry

Seating: TypeAlias = tuple[str, ...]
SALT: Final = 0xA2E4_A000_0000_0000
"""Keeps the order of seatings apart from the dice of the games."""
STRIDE: Final = 1 << 20
"""Keeps the orders of cycles apart."""


def mixes(bots: Sequence[str], seats: int) -> list[Seating]:
    """Every way to seat these bots, each on any number of seats; one bot alone only if there is no other way."""
    found = list(product(bots, repeat=seats))
    return [seating for seating in found if len(set(seating)) > 1] if seats > 1 < len(bots) else found


def field(bots: Sequence[str]) -> list[Seating]:
    """Every way to seat exactly these bots."""
    return sorted(set(permutations(bots)))


def rounds(seatings: Sequence[Seating]) -> list[tuple[Seating, ...]]:
    """Group seatings that are rotations of each other."""
    return list(dict.fromkeys([tuple(sorted(rotations(seating))) for seating in seatings]))


def rotations(seating: Seating) -> set[Seating]:
    return {seating[at:] + seating[:at] for at in range(len(seating))}


def schedule(seatings: Sequence[Seating], games: int, seed: int) -> list[ScheduleEntry]:
    """The seatings of the first games; a longer schedule continues a shorter one."""
    found = islice(endless(rounds(seatings), seed), games)
    return [ScheduleEntry(number, seed + number, seating) for number, seating in enumerate(found)]


def endless(found: list[tuple[Seating, ...]], seed: int) -> Iterator[Seating]:
    for cycle in count():
        dice = CounterDice((seed ^ SALT) + cycle * STRIDE & (1 << 64) - 1)
        left = list(found)
        while left:
            yield from left.pop(dice.below(len(left)))
