"""The parts of vectors: short rows of bytes. Plain Python, so that it can be compiled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from emberwatch.engine.agenda import Step
from emberwatch.engine.game import Game

MOST_SEATS: Final = 4
WHO: Final[tuple[str, ...]] = ("me", "next", "second", "third")
"""The observing seat, then the others in turn order."""
HIGHEST: Final = 255
"""The highest count: a pack may allow more, but it is encoded as this."""
WORD: Final = 32
LOW: Final = 0xFFFF_FFFF
"""How many bits are looked at together, and a number with these bits."""


def put(row: BytesWriter, at: i64, number: int) -> None:
    """Set one number of a row."""
    row[at] = u8(min(max(number, 0), HIGHEST))


def put_more(row: BytesWriter, at: i64, number: int) -> None:
    """Add to one number of a row."""
    put(row, at, int(row[at]) + number)


def put_bit(row: BytesWriter, at: i64, bit: int) -> None:
    """Set one bit of a number of a row."""
    put(row, at, int(row[at]) | bit)


def put_all(row: BytesWriter, at: i64, numbers: list[int]) -> None:
    """Set several numbers, one after another."""
    for number in numbers:
        if number:
            put(row, at, number)
        at += 1


def put_tally(row: BytesWriter, at: i64, things: list[int]) -> None:
    """Count how many there are of each kind; things of no known kind are below 0."""
    for thing in things:
        if thing >= 0:
            put_more(row, at + thing, 1)


def bits_in(bits: int) -> list[int]:
    """Which bits are set, lowest first; a word at a time, because shifting large numbers takes long."""
    found: list[int] = []
    first = 0
    while bits:
        word = i64(bits & LOW)
        place = first
        while word:
            if word & 1:
                found.append(place)
            word >>= 1
            place += 1
        bits >>= WORD
        first += WORD
    return found


@cache
def one_hots(length: int) -> tuple[bytes, ...]:
    """One row for each number below `length`; the last row (index -1) stands for none."""
    return (*[bytes([int(i == k) for i in range(length)]) for k in range(length)], bytes(length))


@cache
def rows_of_bits(length: int) -> tuple[bytes, ...]:
    """The bits of each number below 2 ** length, lowest bit first."""
    return tuple([bytes([number >> i & 1 for i in range(length)]) for number in range(1 << length)])


def counts(numbers: Sequence[int]) -> bytes:
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), HIGHEST) for number in numbers])


@lru_cache(maxsize=1 << 16)
def tally(length: int, things: tuple[int, ...]) -> bytes:
    """Count how many there are of each kind."""
    row = bytearray(length)
    for thing in things:
        row[thing] += 1
    return bytes(row)


@cache
def around(seat: int, seats: int) -> tuple[int, ...]:
    """The seats in turn order from this one; -1 for empty seats."""
    return tuple([(seat + i) % seats if i < seats else -1 for i in range(MOST_SEATS)])


def waiting_bits(game: Game, seat: int) -> bytes:
    asked = game.asked
    return bytes([1 if other >= 0 and asked[other] else 0 for other in around(seat, game.seats)])


def questions(package: str) -> tuple[str, ...]:
    """The keys of all questions that the rules of a game ask."""
    return tuple(sorted(set(_keys(Step, package))))


def _keys(step: Any, package: str) -> Iterable[str]:  # noqa: ANN401 - a class, whose module mypyc sees only so
    if step.KEY and step.__module__.startswith(f"{package}."):
        yield step.KEY
    for kind in step.__subclasses__():
        yield from _keys(kind, package)
