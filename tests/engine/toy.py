"""A toy game, to test the driver without Outlive: its rules do whatever steps a test gives them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.engine import game as driver
from emberwatch.engine.agenda import CHANCE, Agenda, Pick, Step, Vocabulary
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.game import Game
from emberwatch.engine.presenting import Wording
from emberwatch.engine.rules import Option, Outcome, Rules

WORDS: Final = Vocabulary()
LEFT = WORDS.add("left")
RIGHT = WORDS.add("right")
WORDS.end_of_seat_picks()
COIN = WORDS.each("coin", ("heads", "tails"))


class ToyState(Agenda):
    """What was done, in the order it was done."""

    __slots__ = ("done",)

    def __init__(self, trunk: list[Step], lanes: list[list[Step]], parallel: bool, done: list[str]) -> None:
        super().__init__(trunk, lanes, parallel)
        self.done = done

    def clone(self) -> ToyState:
        return ToyState(self.trunk[:], [lane[:] for lane in self.lanes], self.parallel, self.done[:])


class Ask(Step):
    """Offers this many picks, and notes the one made."""

    __slots__ = ("name", "offer")
    KEY = "ask-toy"

    def __init__(self, seat: int, name: str, offer: int = 2) -> None:
        super().__init__(seat)
        self.name: Final = name
        self.offer: Final = offer

    def picks(self, s: ToyState) -> list[Pick]:
        return [LEFT, RIGHT][: self.offer]

    def run(self, s: ToyState, pick: Pick) -> None:
        s.done.append(" ".join([self.name, *map(str, pick.words)]))


class Flip(Step):
    """A coin."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def bag(self, s: ToyState) -> list[int]:
        return [1, 1]

    def faces(self) -> list[Pick]:
        return COIN

    def run(self, s: ToyState, pick: Pick) -> None:
        s.done.append(str(pick.words[1]))


class Split(Step):
    """Gives every seat steps of its own."""

    __slots__ = ("lanes",)

    def __init__(self, lanes: tuple[tuple[Step, ...], ...]) -> None:
        super().__init__(0)
        self.lanes: Final = lanes

    def run(self, s: ToyState, pick: Pick) -> None:
        for n, steps in enumerate(self.lanes):
            s.together(n, list(steps))


class Again(Step):
    """Repeats this many times; -1 means forever."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        super().__init__(0)
        self.times: Final = times

    def run(self, s: ToyState, pick: Pick) -> None:
        if self.times:
            s.then(Again(self.times - 1))


class SplitForEver(Step):
    """Fills a lane that asks nothing, and does so again."""

    __slots__ = ()

    def run(self, s: ToyState, pick: Pick) -> None:
        s.then(self)
        s.together(0, [Again(0)])


class Toy(Rules):
    """Rules that do whatever steps a test gives them."""

    name = "toy"
    version = 1
    seats = (2,)
    options: ClassVar[Mapping[str, Option]] = {}
    vocabulary = WORDS
    event_fields: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    wording = Wording()

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def start(self, seats: int, options: Mapping[str, object]) -> ToyState:
        state = ToyState([], [[] for _ in range(seats)], False, [])
        state.queue(self.steps)
        return state

    def outcome(self, s: ToyState) -> Outcome | None:
        return None if s.trunk or s.parallel else Outcome((0,), (1, 0), "points")

    def view(self, s: ToyState, seat: int | None) -> dict[str, object]:
        return {"done": list(s.done)}

    def redeal(self, s: ToyState, seat: int, dice: Dice) -> None:
        pass

    def audit(self, s: ToyState) -> list[str]:
        return []


def toy(*steps: Step, dice: Dice | None = None) -> Game:
    return driver.new(Toy(list(steps)), 2, dice or CounterDice(1), {})


def done(game: Game) -> list[str]:
    assert isinstance(game.state, ToyState)
    return game.state.done
