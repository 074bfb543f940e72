"""What all drawings of Outlive share: signs, colours, and the small parts that come back everywhere.

Everything is drawn from a seat's view and its picks; what a hunt or a spot would bring is asked of the rules.
Nothing is told by colour alone: seats have signs, and a hero that lies is in parentheses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from rich.text import Text

from emberwatch.narrator import Narrator
from emberwatch.outlive.hunting import endurance
from emberwatch.outlive.names import EQUIPMENT, PREY
from emberwatch.outlive.state import State

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
SUPPLIES: Final = ("meat", "water", "canned-goods")
MATERIALS: Final = ("wood", "metal", "microchip")


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
        state = narrator.game.state
        assert isinstance(state, State), "these are drawings of Outlive"
        self.state = state
        self.content = state.content

    # -- seats and heroes -----------------------------------------------------------------------------------------

    def seat(self, seat: int) -> Text:
        """The sign and the name of a seat."""
        return Text(f"{self.signs.seats[seat]} {self.narrator.names[seat]}", style=f"bold {SEAT_STYLES[seat]}")

    def tag(self, seat: int, strength: int) -> str:
        return f"{self.signs.seats[seat]}{strength}"

    def hero(self, seat: int, hero: View) -> Text:
        """A hero on the board: as it stands, or in parentheses as it lies."""
        tag = self.tag(seat, hero["strength"])
        if hero["state"] == "standing":
            return Text(tag, style=f"bold reverse {SEAT_STYLES[seat]}")
        return Text(f"({tag})", style=SEAT_STYLES[seat])

    # -- things in a row ------------------------------------------------------------------------------------------

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Resources as amounts in a row."""
        said = [self.say(f"amount-{name}", n=n) for name, n in counts.items() if n]
        return ", ".join(said) or self.say("term-nothing")

    def names(self, kind: str, names: Iterable[str]) -> str:
        return ", ".join([self.say(f"{kind}-{name}") for name in names])

    def labelled(self, label: str) -> str:
        """A label with the colon of the language."""
        return self.say("term-labelled", label=label)

    # -- figures --------------------------------------------------------------------------------------------------

    def endurance(self, prey: str, hunter: int | None = None) -> int:
        """As printed, or what it takes this hunter today."""
        number = PREY.index(prey)
        return self.content.endurance[number] if hunter is None else endurance(self.state, hunter, number)

    def repair_cost(self, equipment: str) -> str:
        return self.amounts(dict(zip(MATERIALS, self.content.repair_cost[EQUIPMENT.index(equipment)], strict=True)))

    def event_help(self, name: str) -> str:
        return " ".join(self.narrator.helps(0, self.narrator.game.rules.vocabulary.by_words["overcome", name]))

    def berth(self, view: View, slot: int) -> str:
        """What a spot of the Cargo Ship holds."""
        cans = self.say("amount-canned-goods", n=view["cargo"][slot]["canned-goods"])
        return f"{cans}, {self.say('term-gain-survivor')}" if view["cargo"][slot]["survivors"] else cans


def bar(filled: int, total: int, full: str, empty: str) -> str:
    """Things as signs in a row, and the spaces that are free."""
    return full * filled + empty * max(0, total - filled)


def times(item: str, n: int) -> str:
    return item if n == 1 else f"{item} ×{n}"
