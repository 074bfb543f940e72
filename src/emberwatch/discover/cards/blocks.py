"""Blocks of lines: what may be paid or chosen, what is rolled for, what depends on conditions, and whom it concerns."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.conditions import hold
from emberwatch.discover.cards.questions import (
    is_meant,
)
from emberwatch.discover.cards.run import Verb, carry_out, for_one
from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.cards.usefulness import (
    could_do,
)
from emberwatch.discover.model.names import RESOURCES
from emberwatch.discover.model.state import State, Survivor
from emberwatch.discover.model.vocabulary import (
    OPTION,
    PASS,
    YES,
)
from emberwatch.discover.rules.step import Die, Rule, can_pay, pay
from emberwatch.engine.agenda import MAY, ONE, Pick, Step


def do_pay(s: State, seat: int, line: Line, source: int) -> None:
    s.then(MayPay(seat, line, source))


class MayPay(Rule):
    """A price that may be paid; what follows if it is, and what if it is not."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-pay"
    RULES = ("GO-7", "R-37")
    SHAPE = MAY

    def __init__(self, seat: int, line: Line, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def details(self, s: State) -> dict[str, int]:
        return {RESOURCES[kind]: n * (s.seats if per else 1) for kind, n, per in self.line.cost.resources}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, YES] if can_pay(s, self.seat, self.line.cost, self.source) else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            pay(s, self.seat, self.line.cost, self.source)
        carry_out(s, self.seat, self.line.do if pick is YES else self.line.other, self.source, own=False)


def do_choose(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Choose(seat, line, source))


class Choose(Rule):
    """One of several lists of lines, whatever it would do."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-choose"
    RULES = ("GO-1",)
    SHAPE = ONE

    def __init__(self, seat: int, line: Line, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [OPTION[i] for i in range(len(self.line.options))]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        carry_out(s, self.seat, self.line.options[pick.what], self.source, own=False)


def do_roll(s: State, seat: int, line: Line, source: int) -> None:
    """QU-12: one die, or as many as the card says, one after another."""
    steps: list[Step] = [Test(seat, line, source) for _ in range(line.a * (s.seats if line.per else 1))]
    s.queue(steps)


class Test(Die):
    """A roll of one die: at least so much, or not."""

    __slots__ = ("for_", "line", "source")

    def __init__(self, for_: int, line: Line, source: int) -> None:
        super().__init__()
        self.for_: Final = for_
        self.line: Final = line
        self.source: Final = source

    def drawn(self, s: State, what: int) -> None:
        passed = what >= self.line.n
        s.tell("tested", self.for_, what, self.line.n)
        carry_out(s, self.for_, self.line.do if passed else self.line.other, self.source, own=False)


def do_if(s: State, seat: int, line: Line, source: int) -> None:
    carry_out(s, seat, line.do if hold(s, seat, line.needs) else line.other, source, own=False)


def do_each(s: State, seat: int, line: Line, source: int) -> None:
    """TH-3, R-37, R-90: from the chieftain clockwise; the dead are buried when all are done (R-17)."""
    for other in reversed([q for q in s.clockwise(s.chief) if is_meant(s, seat, q, line.a)]):
        carry_out(s, other, line.do, for_one(source), own=False)


def do_may(s: State, seat: int, line: Line, source: int) -> None:
    s.then(May(seat, line, source))


class May(Rule):
    """Something that may be done or left."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-may"
    RULES = ("GO-1",)
    SHAPE = MAY

    def __init__(self, seat: int, line: Line, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, YES] if could_do(s, self.seat, self.line.do, self.source) else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            carry_out(s, self.seat, self.line.do, self.source, own=False)


BLOCK_VERBS: Final[dict[str, Verb]] = {
    "pay": do_pay,
    "choose": do_choose,
    "roll": do_roll,
    "if": do_if,
    "each": do_each,
    "may": do_may,
}
