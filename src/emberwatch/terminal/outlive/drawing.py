"""What all drawings of Outlive share: heroes, amounts, and figures from the rules.

What a hunt or a spot would bring comes from the rules, too. A hero that lies down is in parentheses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from emberwatch.narrator import Narrator
from emberwatch.outlive.model.names import EQUIPMENT, PREY
from emberwatch.outlive.model.state import OutliveState
from emberwatch.outlive.rules.hunting import endurance
from emberwatch.terminal.drawing import SEAT_STYLES, Drawing, Signs, View

SUPPLIES: Final = ("meat", "water", "canned-goods")
MATERIALS: Final = ("wood", "metal", "microchip")


class OutliveDrawing(Drawing):
    """Draws a game of Outlive."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        super().__init__(narrator, signs)
        state = narrator.game.state
        assert isinstance(state, OutliveState), "these are drawings of Outlive"
        self.state = state
        self.content = state.content

    # -- heroes ---------------------------------------------------------------------------------------------------

    def tag(self, seat: int, strength: int) -> str:
        return f"{self.signs.seats[seat]}{strength}"

    def hero(self, seat: int, hero: View) -> Text:
        """A hero on the board, in parentheses if it lies down."""
        tag = self.tag(seat, hero["strength"])
        if hero["state"] == "standing":
            return Text(tag, style=f"bold reverse {SEAT_STYLES[seat]}")
        return Text(f"({tag})", style=SEAT_STYLES[seat])

    # -- things in a row ------------------------------------------------------------------------------------------

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Amounts of resources as a list."""
        said = [self.say(f"amount-{name}", n=n) for name, n in counts.items() if n]
        return ", ".join(said) or self.say("term-nothing")

    def names(self, kind: str, names: Iterable[str]) -> str:
        return ", ".join([self.say(f"{kind}-{name}") for name in names])

    # -- figures --------------------------------------------------------------------------------------------------

    def endurance(self, prey: str, hunter: int | None = None) -> int:
        """The printed endurance, or what this hunter needs today."""
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
