"""The novice: plays as the game's usual bot does, and slips now and then. For whoever plays for the first time."""

from __future__ import annotations

from typing import Final

from emberwatch.bots import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.budget import Budget
from emberwatch.bots.discover.scout import Scout
from emberwatch.bots.outlive.greedy import Greedy
from emberwatch.engine.agenda import Pick

SLIPS: Final = 4
"""One question in so many is answered without thinking."""
TEACHERS: Final[tuple[type[Bot], ...]] = (Greedy, Scout)


class Novice(Bot):
    """Like the usual bot, but one pick in four is any."""

    name = "novice"
    games = tuple([game for teacher in TEACHERS for game in teacher.games])

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.teachers: Final = {game: teacher(self.dice.below(SEEDS)) for teacher in TEACHERS for game in teacher.games}
        self.slipped = False

    def choose(self, glimpse: Glimpse) -> Pick:
        self.slipped = self.dice.below(SLIPS) == 0
        if self.slipped:
            return glimpse.picks[self.dice.below(len(glimpse.picks))]
        return self.teachers[glimpse.game].choose(glimpse)

    def why(self) -> Why:
        return Why("bot-why-slip") if self.slipped else Why("bot-why-novice")
