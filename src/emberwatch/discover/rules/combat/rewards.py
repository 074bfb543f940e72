"""Rewards of a combat: kept, or handed to those who helped."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.effects import survivors
from emberwatch.discover.cards.run_lines import do_lines
from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import NAME, PASS, YES
from emberwatch.discover.rules.combat.dice import fighting
from emberwatch.discover.rules.combat.modifiers import (
    at_once,
)
from emberwatch.discover.rules.inventory import gain
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import MAY, SOME, Pick, Step


def reward(s: DiscoverState, seat: int, lines: tuple[Line, ...]) -> None:
    """CB-18: the fighter keeps everything, or hands any part of it to supporters of this combat."""
    steps: list[Step] = []
    for line in lines:
        if isinstance(line, survivors.GainResource):
            steps.append(ShareReward(seat, line.resource, line.amount.count(s.seats)))
        else:
            steps.append(HandReward(seat, line))
    s.queue(steps)


def supporters_left(s: DiscoverState) -> list[int]:
    """R-77: the supporters of this combat who are still on the map."""
    bits = fighting(s).supporters
    return [seat for seat in s.on_map() if bits >> seat & 1]


def give_reward(s: DiscoverState, seat: int, line: Line) -> None:
    """R-68: now, or when the combat is over."""
    do_lines(s, seat, at_once(s, seat, (line,)), own=False)


class HandReward(DiscoverStep):
    """CB-18: a reward that cannot be divided is kept or handed to one supporter."""

    __slots__ = ("line",)
    KEY = "discover-ask-hand-reward"
    RULES = ("CB-18", "R-48")
    SHAPE = MAY

    def __init__(self, seat: int, line: Line) -> None:
        super().__init__(seat)
        self.line: Final = line

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        others = supporters_left(s)
        return [PASS, *[NAME[seat] for seat in others]] if others else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] == ("name",):
            s.then(AcceptHanded(pick.what, self.seat, self.line))
        else:
            give_reward(s, self.seat, self.line)


class AcceptHanded(DiscoverStep):
    """R-48: being handed a reward needs consent; what is refused the giver keeps."""

    __slots__ = ("giver", "line")
    KEY = "discover-ask-accept-handed"
    RULES = ("CB-18", "R-48")
    SHAPE = MAY

    def __init__(self, seat: int, giver: int, line: Line) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.line: Final = line

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"to": self.giver}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        give_reward(s, self.seat if pick is YES else self.giver, self.line)


class ShareReward(DiscoverStep):
    """CB-18: the fighter keeps a reward or hands parts of it to supporters, one by one."""

    __slots__ = ("kind", "n")
    KEY = "discover-ask-share"
    RULES = ("CB-18", "R-48")
    SHAPE = SOME

    def __init__(self, seat: int, kind: int, n: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.n: Final = n

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"resource": self.kind, "n": self.n}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        others = supporters_left(s)
        return [PASS, *[NAME[seat] for seat in others]] if self.n and others else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] == ("name",):
            s.then(AcceptReward(pick.what, self.seat, self.kind), ShareReward(self.seat, self.kind, self.n - 1))
        else:
            gain(s, self.seat, self.kind, self.n)


class AcceptReward(DiscoverStep):
    """R-48: being handed a resource needs consent."""

    __slots__ = ("giver", "kind")
    KEY = "discover-ask-accept-reward"
    RULES = ("CB-18", "R-48")
    SHAPE = MAY

    def __init__(self, seat: int, giver: int, kind: int) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.kind: Final = kind

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"to": self.giver, "resource": self.kind}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        gain(s, self.seat if pick is YES else self.giver, self.kind, 1)
