"""The planner's search: an information-set Monte Carlo tree over the questions that matter.

Every try is played in a newly imagined world, so the tree branches on what the planner decides and not on what it
cannot know. A guide for each game says what matters, what is worth trying, how everybody plays otherwise, and how good
an end is. Compiled like the rules.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import mypyc_attr

from emberwatch.engine.agenda import Pick
from emberwatch.engine.game import Game

CURIOSITY: Final = 0.6
"""How much the search prefers a hopeful pick to a proven one."""
DOUBT: Final = 0.7
"""How many standard errors are subtracted from a good result, in case it was luck."""
RIPE: Final = 12
"""After this many tries of a pick, the search goes deeper, to the planner's next question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What the search asks about a game. A guide only ever sees imagined games."""

    def begin(self, world: Game, seat: int) -> None:
        """Prepare for a search for this seat, from this game."""
        raise NotImplementedError

    def afresh(self) -> None:
        """Prepare for another try."""

    def memory(self) -> dict[str, Any]:
        """What it keeps from one question to the next, as plain data: for copies of the bot."""
        return {}

    def remember(self, memory: dict[str, Any]) -> None:
        """Take over the memory of another guide."""

    def matters(self, world: Game, seat: int) -> bool:
        """Whether this question is worth a search; other questions are answered by habit."""
        raise NotImplementedError

    def options(self, world: Game, seat: int) -> list[Pick]:
        """The picks worth trying, the most hopeful first."""
        raise NotImplementedError

    def shares(self, picks: list[Pick]) -> list[float]:
        """How hopeful each of these options is: numbers that add up to 1."""
        weights = [1.0 / (2.0 + i) for i in range(len(picks))]
        whole = sum(weights, 0.0)
        return [weight / whole for weight in weights]

    def habit(self, world: Game, seat: int) -> Pick:
        """A quick and sensible answer."""
        raise NotImplementedError

    def is_far(self, world: Game) -> bool:
        """Whether a try has been played far enough to be judged."""
        raise NotImplementedError

    def reward(self, world: Game, seat: int) -> float:
        """How good the end of a try is for this seat, from 0 to 1."""
        raise NotImplementedError


class Branch:
    """A pick of the planner: how often it was tried, how that went, and what it led to."""

    __slots__ = ("branches", "offered", "pick", "share", "squares", "total", "visits")

    def __init__(self, pick: Pick, share: float) -> None:
        self.pick: Final = pick
        self.share: Final = share
        """How hopeful it is compared with the others."""
        self.visits = 0
        self.offered = 0
        """How often it could have been tried."""
        self.total = 0.0
        self.squares = 0.0
        self.branches: list[Branch] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def surely(self) -> float:
        """What it is worth at least, allowing for luck."""
        if self.visits < 2:
            return -1.0
        mean = self.mean()
        spread = max(0.0, self.squares / self.visits - mean * mean)
        return mean - DOUBT * sqrt(spread / self.visits)

    def note(self, reward: float) -> None:
        self.visits += 1
        self.total += reward
        self.squares += reward * reward


class Search:
    """The search for one question of one seat, try by try."""

    __slots__ = ("branches", "guide", "seat", "tries")

    def __init__(self, guide: Guide, seat: int, picks: list[Pick]) -> None:
        self.guide: Final = guide
        self.seat: Final = seat
        self.branches: Final = [Branch(pick, share) for pick, share in zip(picks, guide.shares(picks), strict=True)]
        self.tries = 0

    def next_try(self) -> int:
        """The number of the branch to try next."""
        best, at = -1.0, 0
        spread = CURIOSITY * sqrt(self.tries + 1.0)
        for i, branch in enumerate(self.branches):
            score = branch.mean() + spread * branch.share / (1.0 + branch.visits)
            if score > best:
                best, at = score, i
        return at

    def play(self, at: int, world: Game) -> None:
        """Try a branch in this world, far enough to judge it."""
        branch = self.branches[at]
        path = [branch]
        self.guide.afresh()
        world.take(self.seat, branch.pick)
        thinking = branch.visits >= RIPE
        while not self.guide.is_far(world):
            seat = next_seat(world)
            if seat < 0:
                break
            if thinking and seat == self.seat and self.guide.matters(world, seat):
                deeper = self.deeper(path[-1], world)
                path.append(deeper)
                thinking = deeper.visits >= RIPE
                world.take(seat, deeper.pick)
            else:
                world.take(seat, self.guide.habit(world, seat))
        self.note(path, self.guide.reward(world, self.seat))

    def deeper(self, parent: Branch, world: Game) -> Branch:
        """The most promising branch that is possible in this world; new branches are added as they come up."""
        offered = world.asked[self.seat]
        known = [branch.pick for branch in parent.branches]
        fresh = [pick for pick in offered if pick not in known]
        if fresh:
            habit = self.guide.habit(world, self.seat)
            pick = habit if habit in fresh else fresh[0]
            parent.branches.append(Branch(pick, 1.0))
            if habit in fresh:
                return parent.branches[-1]
        return most_promising([branch for branch in parent.branches if branch.pick in offered])

    def note(self, path: list[Branch], reward: float) -> None:
        self.tries += 1
        for branch in path:
            branch.note(reward)

    def best(self) -> Branch:
        """The branch that is most surely good; until something has been tried twice, the most hopeful one."""
        found = self.branches[0]
        for branch in self.branches:
            if branch.surely() > found.surely():
                found = branch
        return found


def most_promising(branches: list[Branch]) -> Branch:
    best, found = -1.0, branches[0]
    for branch in branches:
        branch.offered += 1
    for branch in branches:
        score = branch.mean() + CURIOSITY * sqrt(branch.offered) / (1.0 + branch.visits) / len(branches)
        if score > best:
            best, found = score, branch
    return found


def next_seat(world: Game) -> int:
    """The lowest seat that is asked; -1 if the game is over."""
    for seat, picks in enumerate(world.asked):
        if picks:
            return seat
    return -1
