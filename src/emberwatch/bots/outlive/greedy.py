"""The greedy bot for Outlive: it tries every pick in an imagined game and takes the one with the best shelter.

It plays by `worth`, an estimate of the points its shelter will have when the Convoy comes: points made so far, what
the rest of the night can make of food, survivors and materials, radiation to come, and what rooms and equipment will
still bring. It reads only games that its glimpse imagined, so it knows no more than its seat may know.
"""

from __future__ import annotations

from emberwatch.bots.bot import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.budget import Budget
from emberwatch.bots.outlive.trials import Trial, value_picks, without_looks
from emberwatch.engine.agenda import Pick
from emberwatch.outlive.model.state import OutliveState


class Greedy(Bot):
    """Looks one pick ahead and judges its own shelter; it does not think about what others are up to."""

    name = "greedy"
    games = ("outlive",)

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.values: list[float] = []
        """The estimated worth of each pick of the last question."""

    def choose(self, glimpse: Glimpse) -> Pick:
        trial = self.imagine_trial(glimpse)
        self.values = value_picks(trial)
        return trial.picks[self.values.index(max(self.values))]

    def imagine_trial(self, glimpse: Glimpse) -> Trial:
        """Imagine a world, and return the present position in it."""
        world = glimpse.imagine(self.dice.below(SEEDS))
        s, seat = world.state, glimpse.seat
        assert isinstance(s, OutliveState)
        return Trial(s, world.dice, seat, bool(s.lanes[seat]), without_looks(glimpse.picks))

    def why(self) -> Why:
        """How many points it expects, and how many fewer from the second-best pick."""
        if len(self.values) < 2:
            return Why("bot-why-greedy-alone")
        best, second = sorted(self.values, reverse=True)[:2]
        return Why("bot-why-greedy", count=len(self.values), points=round(best), less=round(best - second, 1))
