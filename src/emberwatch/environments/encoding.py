"""What a seat may know, as a vector of fixed size, and what it may pick, as a number and a mask.

    encoding = encoding_of("outlive")
    encoding.encode(game, seat)     # float32, encoding.size long
    mask(game, seat)                # int8, one entry per pick of the vocabulary
    print(described("outlive"))     # the vector, field by field

The size depends only on the game, not on the number of seats, the options, the edition or the copy. Seats are listed
from the observer's own on, in turn order; empty seats are all zeros. A vector is a function of `game.view(seat)` and of
the key of the question that the seat is asked, and of nothing else.

An action is the number of a pick in the game's vocabulary, so its meaning never changes within a version of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from emberwatch.engine.agenda import Pick
from emberwatch.engine.game import Game
from emberwatch.engine.rows import HIGHEST
from emberwatch.environments import missing
from emberwatch.registry import rules_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as problem:
    raise missing(problem) from problem

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Field:
    """A part of the vector: where it is, and what it means."""

    __slots__ = ("length", "most", "name", "says", "start")

    def __init__(self, name: str, start: int, length: int, most: int, says: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.length: Final = length
        self.most: Final = most
        """Numbers are divided by this, so that most are between 0 and 1. It is 1 for yes or no, and only then."""
        self.says: Final = says


class VectorLayout:
    """The fields of a game's vector, in order."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, length: int, most: int, says: str) -> None:
        self.fields.append(Field(name, self.size, length, most, says))
        self.size += length

    def scale(self) -> Vector:
        """The factors that scale the numbers."""
        return np.concatenate([np.full(field.length, 1 / field.most, np.float32) for field in self.fields])

    def high(self) -> Vector:
        """The highest value that each entry can have."""
        tops = [np.full(f.length, 1 if f.most == 1 else HIGHEST, np.float32) for f in self.fields]
        return np.concatenate(tops) * self.scale()


class Encoding:
    """One game's vector: how the numbers are scaled, and what they mean."""

    game: str

    def __init__(self, fields: VectorLayout) -> None:
        self.layout: Final = fields.fields
        self.size: Final = fields.size
        self.scale: Final = fields.scale()
        self.high: Final = fields.high()
        self.write: Final[Callable[[Game, int], bytes]] = rules_of(self.game).room("row")
        """What a seat may know, as the unscaled numbers."""

    def __reduce__(self) -> tuple[object, ...]:
        return encoding_of, (self.game,)

    def encode(self, game: Game, seat: int) -> Vector:
        """What this seat may know, as a new vector that the caller may change."""
        vector: Vector = np.frombuffer(self.write(game, seat), np.uint8) * self.scale
        return vector


# -- actions ------------------------------------------------------------------------------------------------------


def mask(game: Game, seat: int) -> Mask:
    """1 for each pick that this seat is offered, all zeros if it is not asked. The caller may change the mask."""
    return mask_of(game.asked[seat], game.rules.vocabulary.seat_picks)


def mask_of(picks: Sequence[Pick], actions: int) -> Mask:
    row = bytearray(actions)
    for pick in picks:
        row[pick.number] = 1
    return np.frombuffer(row, np.int8)


# -- the games ----------------------------------------------------------------------------------------------------


@cache
def encoding_of(game: str) -> Encoding:
    """The encoding of a game by its name; UnknownGame if there is no such game."""
    encoding: Encoding = rules_of(game).room("encoding")()
    return encoding


def encode(game: Game, seat: int) -> Vector:
    """What this seat may know, as a new vector."""
    return encoding_of(game.rules.name).encode(game, game.seat_at(seat))


def layout(game: str) -> list[Field]:
    """The fields of a game's vector, in order."""
    return list(encoding_of(game).layout)


def described(game: str) -> str:
    """The vector as a Markdown table, for the handbook."""
    encoding = encoding_of(game)
    lines = [
        f"{encoding.size} numbers:",
        "",
        "| field | first | length | divided by | what it means |",
        "|---|---|---|---|---|",
    ]
    for field in encoding.layout:
        lines.append(f"| {field.name} | {field.start} | {field.length} | {field.most} | {field.says} |")
    return "\n".join(lines) + "\n"
