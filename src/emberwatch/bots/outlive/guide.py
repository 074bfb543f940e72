"""How the planner thinks about Outlive: in hero turns and whole days, not in single tokens. Compiled like the rules.

A trial plays the rest of the day, with everybody moving by habit, and is judged at nightfall. `worth` works out all
sensible plans for the night, so the night itself need not be played.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from emberwatch.bots.outlive.trials import Trial, outlook, play_line, standing_worth, value_picks, without_looks
from emberwatch.bots.outlive.worth import worth
from emberwatch.bots.search import Guide
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.outlive.model.state import DAY, NIGHT, OutliveState
from emberwatch.outlive.model.vocabulary import VOCABULARY
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.setup import PlaceHero

MATTERS: Final = (HeroTurn, PlaceHero)
"""Questions to search. The others are about single tokens, or about the night, which `worth` has worked out."""
MOST: Final = 8
"""The maximum number of picks to try, the most hopeful ones."""
WARMTH: Final = 2.0
"""How many points worse a pick may seem and still be fairly hopeful."""
LEAST: Final = 0.05
"""The weight of the least hopeful pick, compared with the most hopeful one."""
OWN_GLANCES: Final = 3
OTHERS_GLANCES: Final = 2
"""How many hero moves a turn played by habit considers: for the planner's own seat, and for others."""
SPREAD: Final = 4.0
"""The lead in points that makes a win fairly sure."""


class OutliveGuide(Guide):
    """Judges by everybody's estimated points when the Convoy comes."""

    def __init__(self, dice: CounterDice) -> None:
        self.dice: Final = dice
        self.seat = 0
        self.until = 0
        """The round at whose nightfall a trial ends."""
        self.hopes: list[float] = []
        """The worth of each option at first sight."""
        self.plans: list[list[Pick]] = []
        """Each seat's plan for the rest of its hero's activation, last pick first."""

    def begin(self, world: Game, seat: int) -> None:
        """Set when trials end: during a day at its nightfall, before the day at the next nightfall."""
        s = state_of(world)
        self.seat = seat
        self.until = s.round + (s.phase != DAY)
        self.plans = [[] for _ in range(s.seats)]

    def afresh(self) -> None:
        for plan in self.plans:
            plan.clear()

    def memory(self) -> dict[str, Any]:
        plans = [[pick.number for pick in plan] for plan in self.plans]
        return {"seat": self.seat, "until": self.until, "hopes": self.hopes, "plans": plans}

    def remember(self, memory: dict[str, Any]) -> None:
        self.seat, self.until = memory["seat"], memory["until"]
        self.hopes = list(memory["hopes"])
        self.plans = [[VOCABULARY.picks[number] for number in plan] for plan in memory["plans"]]

    def matters(self, world: Game, seat: int) -> bool:
        return isinstance(world.state.question(seat), MATTERS)

    def options(self, world: Game, seat: int) -> list[Pick]:
        trial = trial_of(world, seat)
        values = value_picks(trial)
        order = sorted(range(len(values)), key=lambda i: -values[i])[:MOST]
        self.hopes = [values[i] for i in order]
        return [trial.picks[i] for i in order]

    def shares(self, picks: list[Pick]) -> list[float]:
        weights = [LEAST + exp((hope - self.hopes[0]) / WARMTH) for hope in self.hopes]
        whole = sum(weights, 0.0)
        return [weight / whole for weight in weights]

    # -- habits -----------------------------------------------------------------------------------------------------

    def habit(self, world: Game, seat: int) -> Pick:
        """The pick planned when the hero moved, or else the one that looks best."""
        picks = without_looks(world.asked[seat])
        if len(picks) == 1:
            return picks[0]
        plan = self.plans[seat] if self.plans else []
        if plan:
            pick = plan.pop()
            if pick in picks:
                return pick
            plan.clear()
        trial = trial_of(world, seat)
        if isinstance(world.state.question(seat), HeroTurn):
            return self.glance(trial, plan)
        return most_hopeful(trial)

    def glance(self, trial: Trial, plan: list[Pick]) -> Pick:
        """The best of a few moves; it also plans what the hero does there."""
        end = self.any_line(trial)
        best = standing_worth(end)
        for _ in range(1, OWN_GLANCES if trial.seat == self.seat else OTHERS_GLANCES):
            other = self.any_line(trial)
            value = standing_worth(other)
            if value > best:
                best, end = value, other
        plan.extend(reversed(end.line[1:]))
        return end.line[0]

    def any_line(self, trial: Trial) -> Trial:
        """A random move, followed to the end of the activation."""
        picks = trial.picks
        return play_line(trial.after(picks[self.dice.below(len(picks))]))

    # -- judging ----------------------------------------------------------------------------------------------------

    def is_far(self, world: Game) -> bool:
        s = state_of(world)
        return s.round >= self.until and s.phase == NIGHT

    def reward(self, world: Game, seat: int) -> float:
        """The chance of winning, from the lead over each of the others."""
        s = state_of(world)
        mine, against = worth(s, seat), 0.0
        for other in range(s.seats):
            if other != seat:
                against += exp((worth(s, other) - mine) / SPREAD)
        return 1.0 / (1.0 + against)


def most_hopeful(trial: Trial) -> Pick:
    """The pick with the best outlook."""
    best, found = -1e9, trial.picks[0]
    for pick in trial.picks:
        value = outlook(trial.after(pick))
        if value > best:
            best, found = value, pick
    return found


def state_of(world: Game) -> OutliveState:
    s = world.state
    assert isinstance(s, OutliveState)
    return s


def trial_of(world: Game, seat: int) -> Trial:
    s = state_of(world)
    return Trial(s, world.dice, seat, bool(s.lanes[seat]), without_looks(world.asked[seat]))
