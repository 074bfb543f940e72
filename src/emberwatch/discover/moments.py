"""Abilities that come by themselves at their printed moment: at night, at dawn, on entering, after a victory."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.lines import Ability
from emberwatch.discover.rule import Rule, at_moment, can_pay, note_use, pay, usable
from emberwatch.discover.script import carry_out
from emberwatch.discover.state import (
    State,
    Survivor,
)
from emberwatch.discover.vocabulary import PASS, YES
from emberwatch.engine.agenda import MAY, Pick, Step


class Moment(Rule):
    """An ability that comes by itself at its printed moment; its price, if it has one, is the owner's choice."""

    __slots__ = ("ability", "k", "source", "sure")
    KEY = "discover-ask-moment"
    RULES = ("CA-6",)
    SHAPE = MAY

    def __init__(self, seat: int, source: int, k: int, ability: Ability, sure: bool = False) -> None:
        super().__init__(seat)
        self.sure: Final = sure
        """Whether its conditions held already at the moment it is about, which is over."""
        self.source: Final = source
        self.k: Final = k
        self.ability: Final = ability

    def details(self, s: State) -> dict[str, int]:
        return {"source": self.source, "k": self.k}

    def is_ready(self, s: State) -> bool:
        if self.sure:
            return can_pay(s, self.seat, self.ability.cost, self.source)
        return (self.source, self.k, self.ability) in usable(s, self.seat, self.ability.when)

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        priced = self.ability.cost or self.ability.stamina
        return [PASS, YES] if priced and self.is_ready(s) else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is PASS or not self.is_ready(s):
            return
        note_use(s, self.seat, self.source, self.k, self.ability)
        me.stamina -= self.ability.stamina
        pay(s, self.seat, self.ability.cost, self.source)
        carry_out(s, self.seat, self.ability.do, self.source)


def moments(s: State, seats: list[int], when: str) -> None:
    """All abilities for a moment, from the first of these survivors on."""
    steps: list[Step] = [Moment(seat, *entry) for seat in seats for entry in at_moment(s, seat, when)]
    s.queue(steps)
