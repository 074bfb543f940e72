"""What drawings of any game share: signs, colours, and the small parts that come back everywhere.

Everything is drawn from a seat's view and its picks. Nothing is told by colour alone: seats have signs.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from rich.text import Text

from emberwatch.narrator import Narrator

View: TypeAlias = dict[str, Any]
"""A view, or a part of one, as `Game.view` gives it."""

WIDEST: Final = 100
"""Wider terminals are not filled: long lines are hard to read."""
SEAT_STYLES: Final = ("#d9772b", "#9a6fd0", "#3f8fd2", "#b39b66")
"""Orange, violet, blue and beige, readable on dark and on light ground."""
EMBER: Final = "bold #e8742c"
"""You can do this now."""
COLD: Final = "#4aa3c7"
"""Radiation and water."""


class Signs:
    """The characters that pictures are made of."""

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
"""For terminals that know nothing but ASCII."""


class Drawing:
    """Draws for one table, in one language."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        self.narrator = narrator
        self.say = narrator.say
        self.signs = signs

    def seat(self, seat: int) -> Text:
        """The sign and the name of a seat."""
        return Text(f"{self.signs.seats[seat]} {self.narrator.names[seat]}", style=f"bold {SEAT_STYLES[seat]}")

    def labelled(self, label: str) -> str:
        """A label with the colon of the language."""
        return self.say("term-labelled", label=label)


def bar(filled: int, total: int, full: str, empty: str) -> str:
    """Things as signs in a row, and the spaces that are free."""
    return full * filled + empty * max(0, total - filled)


def times(item: str, n: int) -> str:
    return item if n == 1 else f"{item} ×{n}"
