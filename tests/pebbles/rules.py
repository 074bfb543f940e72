"""The steps of Pebbles: deal, take turns, count."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import CHANCE, Pick, Step
from emberwatch.engine.rules import Outcome
from tests.pebbles.model import BLIND, COLOURS, DEALT, DRAWN, HAND, IN_BAG, NOBODY, TAKE, State


def start(seats: int, each: int) -> State:
    """PB-1: the heap, the bag, and a favorite for everybody."""
    heap, bag = [each] * len(COLOURS), [IN_BAG] * len(COLOURS)
    hands = [[0] * len(COLOURS) for _ in range(seats)]
    s = State([], [[] for _ in range(seats)], False, heap, bag, hands, [NOBODY] * seats)
    s.queue([*[Deal(seat) for seat in range(seats)], Turn(0)])
    return s


def outcome(s: State) -> Outcome | None:
    """PB-3: the most points win; equals share."""
    if s.trunk:
        return None
    scores = tuple([points(s, seat) for seat in range(len(s.hands))])
    return Outcome(tuple([seat for seat, n in enumerate(scores) if n == max(scores)]), scores, "points")


def points(s: State, seat: int) -> int:
    """PB-3: a point for each pebble, and one more for each of the favorite color."""
    return sum(s.hands[seat]) + s.hands[seat][s.favourites[seat]]


class Deal(Step):
    """PB-1: a favorite that nobody else has, in secret."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to: Final = to

    def bag(self, s: State) -> list[int]:
        return [0 if colour in s.favourites else 1 for colour in range(len(COLOURS))]

    def faces(self) -> list[Pick]:
        return DEALT

    def run(self, s: State, pick: Pick) -> None:
        s.favourites[self.to] = pick.what
        s.whisper(self.to, "favourite", self.to, pick.what)


class Turn(Step):
    """PB-2: take a pebble from the heap, or draw one from the bag."""

    __slots__ = ()
    KEY = "pebbles-ask-turn"
    RULES = ("PB-2",)

    def picks(self, s: State) -> list[Pick]:
        if sum(s.hands[self.seat]) == HAND:
            return []
        return [*[pick for pick in TAKE if s.heap[pick.what]], *([BLIND] if sum(s.bag) else [])]

    def details(self, s: State) -> dict[str, int]:
        return {"n": HAND - sum(s.hands[self.seat])}

    def run(self, s: State, pick: Pick) -> None:
        if sum(s.hands[self.seat]) == HAND:
            s.emit("counted")
            return
        s.then(Turn((self.seat + 1) % len(s.hands)))
        if pick is BLIND:
            s.then(Draw(self.seat))
        else:
            gain(s, self.seat, s.heap, pick.what)
            s.emit("took", self.seat, pick.what)


class Draw(Step):
    """PB-2: a pebble from the bag."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to: Final = to

    def bag(self, s: State) -> list[int]:
        return s.bag

    def faces(self) -> list[Pick]:
        return DRAWN

    def run(self, s: State, pick: Pick) -> None:
        gain(s, self.to, s.bag, pick.what)
        s.emit("drew", self.to, pick.what)


def gain(s: State, seat: int, source: list[int], colour: int) -> None:
    source[colour] -= 1
    s.hands[seat][colour] += 1
