"""The random bot: the yardstick for all other bots, and the engine's load in benchmarks."""

from __future__ import annotations

from emberwatch.bots.bot import Bot, Glimpse, Why
from emberwatch.engine.agenda import Pick


class RandomBot(Bot):
    """Picks at random; all picks are equally likely."""

    name = "random"

    def choose(self, glimpse: Glimpse) -> Pick:
        picks = glimpse.picks
        return picks[self.dice.below(len(picks))]

    def why(self) -> Why:
        return Why("bot-why-random")
