"""Fleeing: where to, and from whom it is possible."""

from __future__ import annotations

from emberwatch.discover.model.board import NEIGHBOURS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import PLACE
from emberwatch.discover.rules.combat import dice
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import ONE, Pick


def flee_ways(s: DiscoverState, seat: int) -> list[int]:
    """FL-1: adjacent revealed spaces without a monster."""
    return sorted([
        space for space in NEIGHBOURS[s.survivors[seat].space]
        if s.is_revealed(space) and not s.monsters_at(space)
    ])  # fmt: skip


def can_flee(s: DiscoverState, seat: int) -> bool:
    """R-76: with a legal space, or from a deadly enemy, where no space is needed."""
    fight = dice.fighting(s)
    return bool(flee_ways(s, seat)) or (fight.foe >= 0 and s.enemy(dice.foe_of(s).entry).deadly)


def flee(s: DiscoverState, seat: int) -> None:
    """FL-1: the combat ends at once; its remaining steps are skipped."""
    if not can_flee(s, seat):
        return
    dice.fighting(s).runner = seat
    s.emit("fled", seat)
    if dice.fighting(s).against >= 0 or not s.enemy(dice.foe_of(s).entry).deadly:
        s.then(FleeTo(seat))


class FleeTo(DiscoverStep):
    """FL-1: to any adjacent revealed space without a monster."""

    __slots__ = ()
    KEY = "discover-ask-flee"
    RULES = ("FL-1",)
    SHAPE = ONE

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PLACE[space] for space in flee_ways(s, self.seat)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            me.space = pick.what
