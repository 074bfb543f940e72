"""The novice: plays as the game's normal bot does, and slips now and then. For people who play for the first time."""

from __future__ import annotations

from typing import Final

from emberwatch.bots.bot import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.budget import Budget
from emberwatch.engine.agenda import Pick
from emberwatch.games import all_games

SLIPS: Final = 4
"""One question in four is answered without thinking."""
LEVEL: Final = "normal"


def teacher_of(game: str) -> type[Bot] | None:
    """The bot that the game's normal level stands for, if the game brings it along."""
    rules = all_games().get(game)
    if rules is None or not rules.has_room("bots"):
        return None
    brought: tuple[type[Bot], ...] = rules.room("bots")
    return next((bot for bot in brought if bot.name == rules.levels.get(LEVEL)), None)


class Novice(Bot):
    """Like the normal bot, but one pick in four is any."""

    name = "novice"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.teachers: Final = {
            game: teacher(self.dice.below(SEEDS)) for game in all_games() if (teacher := teacher_of(game)) is not None
        }
        self.slipped = False

    @classmethod
    def plays(cls, game: str) -> bool:
        """The games that bring a bot for their normal level."""
        return teacher_of(game) is not None

    def choose(self, glimpse: Glimpse) -> Pick:
        self.slipped = self.dice.below(SLIPS) == 0
        if self.slipped:
            return glimpse.picks[self.dice.below(len(glimpse.picks))]
        return self.teachers[glimpse.game].choose(glimpse)

    def why(self) -> Why:
        return Why("bot-why-slip") if self.slipped else Why("bot-why-novice")
