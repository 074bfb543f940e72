"""Abilities that come automatically at their printed moment: at night, at dawn, on entering, after a victory."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.run_lines import do_lines
from emberwatch.discover.cards.syntax import Ability
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import ITEM_SOURCE, PASS, QUEST_SOURCE, SHEET_SOURCE, UPGRADE_SOURCE, YES
from emberwatch.discover.rules.abilities import at_moment, can_pay, note_use, pay, usable
from emberwatch.discover.rules.harm import bury
from emberwatch.discover.rules.step import DiscoverStep, DiscoverTableStep
from emberwatch.engine.agenda import MAY, Pick, Step
from emberwatch.engine.snapshot import snapshot


def is_same(one: Ability, other: Ability) -> bool:
    """Whether two abilities are the same: a game that was stored and loaded has read its steps from a file."""
    return one is other or snapshot(one) == snapshot(other)


class Moment(DiscoverStep):
    """An ability that comes automatically at its printed moment; whether to pay its price is the owner's choice."""

    __slots__ = ("ability", "k", "source", "sure", "together")
    KEY = "discover-ask-moment"
    RULES = ("CA-6",)
    SHAPE = MAY

    def __init__(
        self, seat: int, source: int, k: int, ability: Ability, sure: bool = False, together: bool = False
    ) -> None:
        super().__init__(seat)
        self.sure: Final = sure
        """Whether its conditions already held at the moment it belongs to, which is over."""
        self.together: Final = together
        """R-17: whether it strikes others as well, so that the dead are buried only when it has struck all."""
        self.source: Final = source
        self.k: Final = k
        self.ability: Final = ability

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"source": self.source, "k": self.k}

    def is_ready(self, s: DiscoverState) -> bool:
        if s.turn.dying >> self.seat & 1:
            return False
        if self.sure:
            able = s.survivors[self.seat].stamina >= self.ability.stamina
            return able and can_pay(s, self.seat, self.ability.cost, self.source)
        for source, k, ability in usable(s, self.seat, self.ability.when):
            if source == self.source and k == self.k and is_same(ability, self.ability):
                return True
        return False

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        priced = self.ability.cost or self.ability.stamina
        return [PASS, YES] if priced and self.is_ready(s) else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is PASS or not self.is_ready(s):
            return
        s.emit("moment", self.seat, self.source, s.quest.stage)
        note_use(s, self.seat, self.source, self.k, self.ability)
        me.stamina -= self.ability.stamina
        pay(s, self.seat, self.ability.cost, self.source)
        do_lines(s, self.seat, self.ability.do, self.source, own=not self.together)


class Burials(DiscoverTableStep):
    """R-17, R-94: eliminate together all survivors whom one ability of a common card has struck."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        if s.turn.dying:
            bury(s)


def moments(s: DiscoverState, seats: list[int], when: str) -> None:
    """All abilities for a moment, from the first of these survivors on: first those of common cards, one after another
    for all of them (R-17), then each survivor's own."""
    steps: list[Step] = []
    for source, k, ability in at_moment(s, seats[0], when):
        if is_common(source):
            steps += [Moment(seat, source, k, ability, together=True) for seat in seats]
            steps.append(Burials())
    for seat in seats:
        for source, k, ability in at_moment(s, seat, when):
            if not is_common(source):
                steps.append(Moment(seat, source, k, ability))
    s.queue(steps)


def is_common(source: int) -> bool:
    """Whether the source belongs to every survivor: the sheet, the quest and upgrades do."""
    return source in (SHEET_SOURCE, QUEST_SOURCE) or UPGRADE_SOURCE <= source < ITEM_SOURCE
