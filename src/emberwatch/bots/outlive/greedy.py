"""The greedy bot for Outlive: it tries every pick in an imagined game and takes the one that leaves its shelter best.

What makes it play is `worth`, an estimate of the points its shelter will have when the Convoy comes: points made
so far, what the rest of the night can make of food, survivors and materials, radiation to come, and what rooms and
equipment will still bring. It reads only games that its glimpse imagined, so it knows no more than its seat may.
"""

from __future__ import annotations

from emberwatch.bots.bot import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.budget import Budget
from emberwatch.bots.outlive.trials import Trial, valued, without_looks
from emberwatch.engine.agenda import Pick
from emberwatch.outlive.model.state import State


class Greedy(Bot):
    """One look ahead, by the estimate of its own shelter; it does not think about what others are up to."""

    name = "greedy"
    games = ("outlive",)

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.values: list[float] = []
        """What each pick of the last question seemed to be worth."""

    def choose(self, glimpse: Glimpse) -> Pick:
        trial = self.imagined(glimpse)
        self.values = valued(trial)
        return trial.picks[self.values.index(max(self.values))]

    def imagined(self, glimpse: Glimpse) -> Trial:
        """Where we stand, in a world we can imagine."""
        world = glimpse.imagine(self.dice.below(SEEDS))
        s, seat = world.state, glimpse.seat
        assert isinstance(s, State)
        return Trial(s, world.dice, seat, bool(s.lanes[seat]), without_looks(glimpse.picks))

    def why(self) -> Why:
        """What it expects, and how much less of the second best."""
        if len(self.values) < 2:
            return Why("bot-why-greedy-alone")
        best, second = sorted(self.values, reverse=True)[:2]
        return Why("bot-why-greedy", count=len(self.values), points=round(best), less=round(best - second, 1))
