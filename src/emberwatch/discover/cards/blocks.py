"""Blocks of lines: what may be paid or chosen, what depends on dice or conditions, and who is affected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.discover.cards.conditions import at_fire, in_camp
from emberwatch.discover.cards.run_lines import do_lines, for_one
from emberwatch.discover.cards.syntax import Block, Condition, Cost, Line, Loss, could_do, hold
from emberwatch.discover.cards.words import COST, DO, ELSE, GROUP, LEAST, LINES, NEEDS, OPTIONS, ROLLS, Amount
from emberwatch.discover.model.names import (
    ALL_AT_FIRE,
    ALL_HERE,
    ALL_IN_CAMP,
    ALL_NEAR,
    ALL_NOT_AT_FIRE,
    EVERYONE,
    NEAR,
    OTHERS,
    RESOURCES,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import (
    OPTION,
    PASS,
    YES,
)
from emberwatch.discover.rules.abilities import can_pay, pay
from emberwatch.discover.rules.step import Die, DiscoverStep
from emberwatch.engine.agenda import MAY, ONE, Pick, Step


class PayBlock(Block):
    """GO-7, R-37: pay a price or not; what follows if it is paid, and what if it is not."""

    __slots__ = ("cost", "otherwise", "then")
    VERB = "pay"
    WORDS: ClassVar[Mapping[str, str]] = {"cost": COST, "then": DO, "otherwise": ELSE}

    def __init__(self, cost: Cost, then: tuple[Line, ...], otherwise: tuple[Line, ...] = ()) -> None:
        self.cost: Final = cost
        self.then: Final = then
        self.otherwise: Final = otherwise

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(MayPay(seat, self, source))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return can_pay(s, seat, self.cost, source) or could_do(s, seat, self.otherwise, source)

    def lists(self) -> tuple[tuple[Line, ...], ...]:
        return (self.then, self.otherwise)


class MayPay(DiscoverStep):
    """Ask whether to pay a price; what follows if it is paid, and what if it is not."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-pay"
    RULES = ("GO-7", "R-37")
    SHAPE = MAY

    def __init__(self, seat: int, line: PayBlock, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {RESOURCES[kind]: n * (s.seats if per else 1) for kind, n, per in self.line.cost.resources}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, YES] if can_pay(s, self.seat, self.line.cost, self.source) else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            pay(s, self.seat, self.line.cost, self.source)
        do_lines(s, self.seat, self.line.then if pick is YES else self.line.otherwise, self.source, own=False)


class ChooseBlock(Block):
    """GO-1: choose one of several lists of lines."""

    __slots__ = ("options",)
    VERB = "choose"
    WORDS: ClassVar[Mapping[str, str]] = {"options": OPTIONS}

    def __init__(self, options: tuple[tuple[Line, ...], ...]) -> None:
        self.options: Final = options

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(Choose(seat, self, source))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return any([could_do(s, seat, option, source) for option in self.options])

    def lists(self) -> tuple[tuple[Line, ...], ...]:
        return self.options


class Choose(DiscoverStep):
    """Ask for one of several lists of lines, whatever it would do."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-choose"
    RULES = ("GO-1",)
    SHAPE = ONE

    def __init__(self, seat: int, line: ChooseBlock, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [OPTION[i] for i in range(len(self.line.options))]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        do_lines(s, self.seat, self.line.options[pick.what], self.source, own=False)


class RollBlock(Block):
    """QU-12: roll one die, or as many as the card says, one after another; each counts on its own."""

    __slots__ = ("dice", "least", "otherwise", "then")
    VERB = "roll"
    WORDS: ClassVar[Mapping[str, str]] = {"least": LEAST, "dice": ROLLS, "then": DO, "otherwise": ELSE}

    def __init__(self, least: int, dice: Amount, then: tuple[Line, ...], otherwise: tuple[Line, ...] = ()) -> None:
        self.least: Final = least
        self.dice: Final = dice
        self.then: Final = then
        self.otherwise: Final = otherwise

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        steps: list[Step] = [Test(seat, self, source) for _ in range(self.dice.count(s.seats))]
        s.queue(steps)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return could_do(s, seat, self.then, source) or could_do(s, seat, self.otherwise, source)

    def lists(self) -> tuple[tuple[Line, ...], ...]:
        return (self.then, self.otherwise)


class Test(Die):
    """A roll of one die: at least a certain number, or not."""

    __slots__ = ("for_", "line", "source")

    def __init__(self, for_: int, line: RollBlock, source: int) -> None:
        super().__init__()
        self.for_: Final = for_
        self.line: Final = line
        self.source: Final = source

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        passed = what >= self.line.least
        s.emit("tested", self.for_, what, self.line.least)
        do_lines(s, self.for_, self.line.then if passed else self.line.otherwise, self.source, own=False)


class IfBlock(Block):
    """GO-1, R-90: what follows if all conditions hold at this moment, and what if not."""

    __slots__ = ("needs", "otherwise", "then")
    VERB = "if"
    WORDS: ClassVar[Mapping[str, str]] = {"needs": NEEDS, "then": DO, "otherwise": ELSE}

    def __init__(self, needs: tuple[Condition, ...], then: tuple[Line, ...], otherwise: tuple[Line, ...] = ()) -> None:
        self.needs: Final = needs
        self.then: Final = then
        self.otherwise: Final = otherwise

    def now(self, s: DiscoverState, seat: int) -> tuple[Line, ...]:
        """The lines that would be carried out now."""
        return self.then if hold(s, seat, self.needs) else self.otherwise

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        do_lines(s, seat, self.now(s, seat), source, own=False)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return could_do(s, seat, self.now(s, seat), source)

    def lists(self) -> tuple[tuple[Line, ...], ...]:
        return (self.then, self.otherwise)

    def conditions(self) -> tuple[Condition, ...]:
        return self.needs


class EachBlock(Block):
    """TH-3, R-37, R-90: lines for each survivor of a group, from the chieftain clockwise."""

    __slots__ = ("group", "then")
    VERB = "each"
    WORDS: ClassVar[Mapping[str, str]] = {"group": GROUP, "then": DO}

    def __init__(self, group: int, then: tuple[Line, ...]) -> None:
        self.group: Final = group
        self.then: Final = then

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        """R-17: bury the dead when all are done."""
        for other in reversed([q for q in s.clockwise(s.turn.chief) if is_meant(s, seat, q, self.group)]):
            do_lines(s, other, self.then, for_one(source), own=False)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        """A line that only costs the user something is useless; costing others something counts."""
        costly = any([isinstance(line, Loss) for line in self.then])
        meant = [other for other in s.on_map() if is_meant(s, seat, other, self.group)]
        return any([(costly and other != seat) or could_do(s, other, self.then, source) for other in meant])

    def lists(self) -> tuple[tuple[Line, ...], ...]:
        return (self.then,)


def is_meant(s: DiscoverState, seat: int, other: int, group: int) -> bool:
    """Whether a survivor belongs to a group, as another survivor sees it."""
    if group == EVERYONE:
        return True
    if group == OTHERS:
        return other != seat
    if group in (ALL_HERE, ALL_NEAR):
        far = s.distances(s.survivors[seat].space)[s.survivors[other].space]
        return far <= (NEAR if group == ALL_NEAR else 0)
    if group in (ALL_AT_FIRE, ALL_NOT_AT_FIRE):
        return at_fire(s, other) == (group == ALL_AT_FIRE)
    return in_camp(s, other) == (group == ALL_IN_CAMP)


class MayBlock(Block):
    """GO-1: lines that a survivor may carry out or skip."""

    __slots__ = ("then",)
    VERB = "may"
    WORDS: ClassVar[Mapping[str, str]] = {"then": LINES}

    def __init__(self, then: tuple[Line, ...]) -> None:
        self.then: Final = then

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(May(seat, self, source))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return could_do(s, seat, self.then, source)

    def lists(self) -> tuple[tuple[Line, ...], ...]:
        return (self.then,)


class May(DiscoverStep):
    """Ask whether to do something or skip it."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-may"
    RULES = ("GO-1",)
    SHAPE = MAY

    def __init__(self, seat: int, line: MayBlock, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, YES] if could_do(s, self.seat, self.line.then, self.source) else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            do_lines(s, self.seat, self.line.then, self.source, own=False)
