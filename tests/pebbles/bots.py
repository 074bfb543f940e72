"""The bot of Pebbles, and how the planner thinks about it."""

from __future__ import annotations

from typing import Any

from emberwatch.bots import Bot, Glimpse, Why
from emberwatch.bots.search import Guide
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from tests.pebbles.model import COLOURS, TAKE


class Magpie(Bot):
    """Takes its favorite as long as there is one; then anything."""

    name = "magpie"
    games = ("pebbles",)

    def choose(self, glimpse: Glimpse) -> Pick:
        view: dict[str, Any] = glimpse.view()
        best = TAKE[COLOURS.index(view["favourites"][glimpse.seat])]
        return best if best in glimpse.picks else glimpse.picks[self.dice.below(len(glimpse.picks))]

    def why(self) -> Why:
        return Why("pebbles-why-magpie")


class PebblesGuide(Guide):
    """Every question matters, and every pick is worth trying."""

    def __init__(self, dice: CounterDice) -> None:
        self.dice = dice

    def begin(self, world: Game, seat: int) -> None:
        """There is nothing to prepare."""

    def matters(self, world: Game, seat: int) -> bool:
        return True

    def options(self, world: Game, seat: int) -> list[Pick]:
        return world.asked[seat][:]

    def habit(self, world: Game, seat: int) -> Pick:
        return world.asked[seat][self.dice.below(len(world.asked[seat]))]

    def is_far(self, world: Game) -> bool:
        return world.outcome is not None

    def reward(self, world: Game, seat: int) -> float:
        assert world.outcome is not None
        return 1 / len(world.outcome.winners) if seat in world.outcome.winners else 0.0


BOTS = (Magpie,)
