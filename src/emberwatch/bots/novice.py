"""The novice: plays like the game's normal bot, but slips now and then. It is for people who are new to the game."""

from __future__ import annotations

from typing import Final

from emberwatch.bots.bot import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.budget import Budget
from emberwatch.engine.agenda import Pick
from emberwatch.games import all_games

SLIPS: Final = 4
"""It answers one question in four without thinking."""
LEVEL: Final = "normal"


def teacher_of(game: str) -> type[Bot] | None:
    """The bot of the game's normal level, if the game has its own."""
    rules = all_games().get(game)
    if rules is None or not rules.has_room("bots"):
        return None
    brought: tuple[type[Bot], ...] = rules.room("bots")
    return next((bot for bot in brought if bot.name == rules.levels.get(LEVEL)), None)


class Novice(Bot):
    """Plays like the normal bot, but makes one pick in four at random."""

    name = "novice"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.teachers: Final = {
            game: teacher(self.dice.below(SEEDS)) for game in all_games() if (teacher := teacher_of(game)) is not None
        }
        self.slipped = False

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether the game has its own bot for the normal level."""
        return teacher_of(game) is not None

    def choose(self, glimpse: Glimpse) -> Pick:
        self.slipped = self.dice.below(SLIPS) == 0
        if self.slipped:
            return glimpse.picks[self.dice.below(len(glimpse.picks))]
        return self.teachers[glimpse.game].choose(glimpse)

    def why(self) -> Why:
        return Why("bot-why-slip") if self.slipped else Why("bot-why-novice")
