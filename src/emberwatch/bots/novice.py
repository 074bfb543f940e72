"""The novice: plays like the game's normal bot, but slips now and then. It is for people who are new to the game."""

from __future__ import annotations

from typing import Final

from emberwatch.bots.bot import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.budget import Budget
from emberwatch.engine.agenda import Pick
from emberwatch.registry import OURS, all_games, all_in_room

SLIPS: Final = 4
"""It answers one question in four without thinking."""
LEVEL: Final = "normal"


def teacher_of(game: str) -> type[Bot] | None:
    """The bot of the game's normal level, if the game has its own."""
    brought: tuple[type[Bot], ...] = all_in_room("bots").get(game, ())
    return next((bot for bot in brought if bot.name == all_games()[game].levels.get(LEVEL)), None)


class Novice(Bot):
    """Plays like the normal bot, but makes one pick in four at random."""

    name = "novice"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.seed: Final = seed
        self.seeds: Final = {game: self.dice.below(SEEDS) for game in OURS if self.plays(game)}
        """For the teachers of our games, whichever others are installed."""
        self.teachers: Final[dict[str, Bot]] = {}
        self.slipped = False

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether the game has its own bot for the normal level."""
        return teacher_of(game) is not None

    def choose(self, glimpse: Glimpse) -> Pick:
        self.slipped = self.dice.below(SLIPS) == 0
        if self.slipped:
            return glimpse.picks[self.dice.below(len(glimpse.picks))]
        return self.teacher(glimpse.game).choose(glimpse)

    def teacher(self, game: str) -> Bot:
        """The normal bot of a game, made when it is asked first."""
        if game not in self.teachers:
            kind = teacher_of(game)
            assert kind is not None, "the novice plays only games that bring a normal bot"
            self.teachers[game] = kind(self.seeds.get(game, self.seed))
        return self.teachers[game]

    def why(self) -> Why:
        return Why("bot-why-slip") if self.slipped else Why("bot-why-novice")
