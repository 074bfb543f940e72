"""The master: a tree search guided by the veteran's net. It looks where the net sees promise and trusts its judgment.

Every try is played in a newly imagined world. The tree branches on the master's own picks only; everybody else, and
chance, play on as they would. Tries run side by side, since the net judges many positions at once faster than one by
one: each is a generator that yields the positions it wants judged.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import sqrt
from typing import TYPE_CHECKING, ClassVar, Final

from emberwatch.bots.bot import SEEDS, Glimpse, Why
from emberwatch.bots.budget import Budget, Watch
from emberwatch.bots.search import next_seat
from emberwatch.bots.veteran import Veteran, net_of
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.registry import rules_of

if TYPE_CHECKING:
    from emberwatch.bots.net import Net

TOGETHER: Final = 16
"""Tries that run side by side."""
CURIOSITY: Final = 1.2
"""How much the search prefers a promising pick to a proven one."""
SURE: Final = 0.97
"""A pick that the net is so sure of needs no search."""
WIN: Final = 0.6
"""How much a win counts in the worth of a position; the rest is the lead, which is less a matter of luck."""
DEEPEST: Final = 12
"""A try ends after this many of the master's own picks."""
HOPE: Final = 0.05
"""The net finds a pick promising from this probability on."""
CLEAR: Final = 20.0
"""A lead of this many points counts as 1."""
Worth = float
Judged = tuple[list[float], Worth]
"""What the net thinks of a position: the probability of each offered pick, and the worth of the position."""
Try = Generator["Position", Judged, None]
"""A try yields positions and is sent what the net thinks of them."""


class Node:
    """A question of the master's own: what the net thought of each pick, and how tries of it went."""

    __slots__ = ("children", "priors", "totals", "visits", "waiting", "worth")

    def __init__(self) -> None:
        self.priors: dict[int, float] = {}
        self.visits: dict[int, int] = {}
        self.totals: dict[int, float] = {}
        self.waiting: dict[int, int] = {}
        """Tries that are under way."""
        self.children: dict[int, Node] = {}
        self.worth = 0.0
        """What the net thought of the position when it was first met."""

    def expect(self, offered: list[Pick], chances: list[float], worth: Worth) -> None:
        """Note what the net thinks of the picks; those known from another world keep their first value."""
        if not self.priors:
            self.worth = worth
        for pick, chance in zip(offered, chances, strict=True):
            self.priors.setdefault(pick.number, chance)

    def mean(self, number: int) -> float:
        visits = self.visits.get(number, 0)
        return self.totals[number] / visits if visits else self.worth

    def select(self, offered: list[Pick]) -> Pick:
        """The pick that promises most: by its results so far, and by the net's opinion until there are many."""
        means = [self.mean(pick.number) for pick in offered]
        low, spread = min(means), max(max(means) - min(means), 1e-6)
        tried = sum([self.visits.get(pick.number, 0) + self.waiting.get(pick.number, 0) for pick in offered])
        eager = CURIOSITY * sqrt(tried + 1)
        best, found = -1.0, offered[0]
        for pick, mean in zip(offered, means, strict=True):
            number = pick.number
            here = self.visits.get(number, 0) + self.waiting.get(number, 0)
            score = (mean - low) / spread + eager * self.priors[number] / (1 + here)
            if score > best:
                best, found = score, pick
        return found

    def note(self, number: int, worth: Worth) -> None:
        self.visits[number] = self.visits.get(number, 0) + 1
        self.totals[number] = self.totals.get(number, 0.0) + worth
        self.waiting[number] -= 1


class Position:
    """A position that a try wants judged: the seat that is asked, and what it sees."""

    __slots__ = ("offered", "row", "seats")

    def __init__(self, world: Game, seat: int, write: Callable[[Game, int], bytes]) -> None:
        self.row: Final = write(world, seat)
        self.offered: Final = world.asked[seat]
        self.seats: Final = world.seats


class NetSearch:
    """The search for one question of one seat."""

    def __init__(self, net: Net, glimpse: Glimpse, dice: CounterDice) -> None:
        self.net: Final = net
        self.glimpse: Final = glimpse
        self.dice: Final = dice
        rules = rules_of(glimpse.game)
        self.write: Final[Callable[[Game, int], bytes]] = rules.room("row")
        self.rewards: Final = rules.rewards
        self.root: Final = Node()
        self.tries = 0

    def think(self, watch: Watch) -> None:
        """Run tries side by side until the budget is spent."""
        running: list[tuple[Try, Position]] = []
        while True:
            while len(running) < TOGETHER and watch.goes_on():
                since = watch.spent()
                self.move_on(self.attempt(), None, running)
                watch.tried(since)
            if not running:
                return
            running = self.judge(running)

    def judge(self, running: list[tuple[Try, Position]]) -> list[tuple[Try, Position]]:
        """Judge the positions of all tries at once, and let each move on to its next."""
        judged = self.net.judge([position.row for _, position in running])
        worth = (WIN * judged.win + (1 - WIN) * judged.lead).tolist()
        still: list[tuple[Try, Position]] = []
        for i, (attempt, position) in enumerate(running):
            numbers = [pick.number for pick in position.offered]
            self.move_on(attempt, (self.net.chances(judged.picks[i], numbers), worth[i]), still)
        return still

    def move_on(self, attempt: Try, judged: Judged | None, running: list[tuple[Try, Position]]) -> None:
        """Let a try go on to the next position that it wants judged, if there is one."""
        try:
            running.append((attempt, attempt.send(judged) if judged else next(attempt)))
        except StopIteration:
            self.tries += 1

    # -- one try ------------------------------------------------------------------------------------------------------

    def attempt(self) -> Try:
        """Play on in an imagined world as far as the tree goes, and one of the master's own questions further."""
        world, seat = self.glimpse.imagine(self.dice.below(SEEDS)), self.glimpse.seat
        node = self.root
        path: list[tuple[Node, int]] = []
        while True:
            if not node.priors:
                chances, worth = yield Position(world, seat, self.write)
                node.expect(world.asked[seat], chances, worth)
                if path:
                    break
            elif not all([pick.number in node.priors for pick in world.asked[seat]]):
                chances, worth = yield Position(world, seat, self.write)
                node.expect(world.asked[seat], chances, worth)
            pick = node.select(world.asked[seat])
            node.waiting[pick.number] = node.waiting.get(pick.number, 0) + 1
            path.append((node, pick.number))
            node = node.children.setdefault(pick.number, Node())
            world.take(seat, pick)
            yield from self.others(world)
            if next_seat(world) < 0:
                worth = self.worth_of_end(world)
                break
            if len(path) >= DEEPEST:
                _, worth = yield Position(world, seat, self.write)
                break
        for passed, number in path:
            passed.note(number, worth)

    def others(self, world: Game) -> Try:
        """Let the others play by the net's opinion, until it is the master's turn or the game is over."""
        while True:
            seat = next_seat(world)
            if seat < 0 or seat == self.glimpse.seat:
                return
            chances, _ = yield Position(world, seat, self.write)
            world.take(seat, world.asked[seat][self.draw(chances)])

    def draw(self, chances: list[float]) -> int:
        """The number of a pick, drawn by these probabilities."""
        left = self.dice.below(1 << 30) / (1 << 30)
        for i, chance in enumerate(chances):
            left -= chance
            if left < 0:
                return i
        return len(chances) - 1

    def worth_of_end(self, world: Game) -> Worth:
        outcome, seat = world.outcome, self.glimpse.seat
        assert outcome is not None
        lead = outcome.scores[seat] - max(outcome.scores[:seat] + outcome.scores[seat + 1 :], default=0)
        return WIN * self.rewards(outcome)[seat] + (1 - WIN) * max(-1.0, min(1.0, lead / CLEAR))


class Master(Veteran):
    """Searches for as long as its budget allows, unless its net is sure."""

    name = "master"
    thinks: ClassVar[Budget | None] = Budget(1.0, None)

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.search: NetSearch | None = None
        """The search behind the last pick; None if it needed none."""

    def choose(self, glimpse: Glimpse) -> Pick:
        assert self.budget is not None
        watch = Watch(self.budget)
        self.search = None
        first = super().choose(glimpse)
        if self.stand_in is not None or max(self.chances) >= SURE:
            return first
        search = NetSearch(net_of(glimpse.game), glimpse, self.dice)
        search.think(watch)
        self.search = search
        visits = search.root.visits
        return max(glimpse.picks, key=lambda pick: (visits.get(pick.number, 0), pick is first))

    def why(self) -> Why:
        if self.search is None:
            return super().why()
        picks = len([chance for chance in self.chances if chance >= HOPE])
        return Why("bot-why-master", picks=max(1, picks), tries=self.search.tries, win=round(100 * self.win))
