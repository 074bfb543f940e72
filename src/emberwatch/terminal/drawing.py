"""What the drawings of all games share: signs, colors, and small parts used everywhere.

Everything is drawn from a seat's view and its picks. Color is never the only clue: seats have signs.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from rich.text import Text

from emberwatch.narrator import Narrator

View: TypeAlias = dict[str, Any]
"""A view, or a part of one, as `Game.view` gives it."""

WIDEST: Final = 100
"""Text is no wider than this on wide terminals: long lines are hard to read."""
SEAT_STYLES: Final = ("#d9772b", "#9a6fd0", "#3f8fd2", "#b39b66")
"""Orange, violet, blue and beige, readable on dark and on light backgrounds."""
EMBER: Final = "bold #e8742c"
"""You can do this now."""
COLD: Final = "#4aa3c7"
"""Radiation and water."""


class Signs:
    """The characters that drawings use."""

    def __init__(self, seats: str, token: str, gap: str, person: str, space: str, tracer: str, skull: str) -> None:
        self.seats: Final = seats
        self.token: Final = token
        self.gap: Final = gap
        self.person: Final = person
        self.space: Final = space
        self.tracer: Final = tracer
        self.skull: Final = skull


DRAWN: Final = Signs("●▲■◆", "▪", "▫", "▮", "▯", "◆", "☠")
TYPED: Final = Signs("ABCD", "*", ".", "i", "_", "#", "X")
"""For terminals that show only ASCII."""


class Drawing:
    """Draws for one table, in one language."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        self.narrator = narrator
        self.say = narrator.say
        self.signs = signs

    def seat(self, seat: int) -> Text:
        """The sign and the name of a seat."""
        return Text(f"{self.signs.seats[seat]} {self.narrator.names[seat]}", style=f"bold {SEAT_STYLES[seat]}")

    def label(self, label: str) -> str:
        """Put the colon behind a label, as the language writes it."""
        return self.say("term-labelled", label=label)


def bar(filled: int, total: int, full: str, empty: str) -> str:
    """A row of signs for things and free spaces."""
    return full * filled + empty * max(0, total - filled)


def times(item: str, n: int) -> str:
    return item if n == 1 else f"{item} ×{n}"
