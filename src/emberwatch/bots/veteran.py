"""The veteran: it has learned a game from hundreds of thousands of games against itself, and answers at first sight."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from emberwatch.bots.bot import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.budget import Budget
from emberwatch.bots.planner import Planner
from emberwatch.engine.agenda import Pick
from emberwatch.engine.errors import BadNet
from emberwatch.registry import all_games, rules_of

if TYPE_CHECKING:
    from emberwatch.bots.net import Net


@cache
def net_of(game: str) -> Net:
    """The net for a game, read once; BadNet if it does not fit the rules."""
    from emberwatch.bots.net import read_net  # whoever plays without learned bots need not load numpy

    return read_net(rules_of(game).room("net"), game)


class Veteran(Bot):
    """Plays the pick that its net likes best, without any search."""

    name = "veteran"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.chances: list[float] = []
        """How sure it was of each pick at the last question."""
        self.stand_in: Bot | None = None
        """Who plays in its place if its net does not fit the rules."""
        self.win = 0.0
        """Its chance of winning at the last question, from 0 to 1."""

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether there is a net for the game, and numpy to run it."""
        rules = all_games().get(game)
        return rules is not None and rules.has_room("net") and find_spec("numpy") is not None

    def choose(self, glimpse: Glimpse) -> Pick:
        try:
            net = net_of(glimpse.game)
        except BadNet as problem:
            return self.let_another_play(glimpse, problem)
        picks = glimpse.picks
        judged = net.judge([glimpse.row()])
        self.chances = net.chances(judged.picks[0], [pick.number for pick in picks])
        self.win = net.chance_of_win(float(judged.win[0]), glimpse.seats)
        return picks[self.chances.index(max(self.chances))]

    def let_another_play(self, glimpse: Glimpse, problem: BadNet) -> Pick:
        """Say once why the net cannot be used, and let the planner play."""
        if self.stand_in is None:
            warnings.warn(str(problem), stacklevel=2)
            self.stand_in = Planner(self.dice.below(SEEDS), self.budget)
        return self.stand_in.choose(glimpse)

    def why(self) -> Why:
        """How sure it is, and how it judges its chances."""
        if self.stand_in is not None:
            return self.stand_in.why()
        best: Final = max(self.chances, default=1.0)
        return Why("bot-why-veteran", share=round(100 * best), win=round(100 * self.win))
