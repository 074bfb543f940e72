"""The two dice of a combat: rolling them, and what they come to."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.names import (
    MINE,
)
from emberwatch.discover.rule import Die, standing
from emberwatch.discover.state import (
    Combat,
    Foe,
    State,
)

BONUS: Final = 2
"""Section 4: what Attack adds to the fighter's die and Protect takes off the enemy die."""


def fighting(s: State) -> Combat:
    assert s.combat is not None, "there is no combat"
    return s.combat


def foe_of(s: State) -> Foe:
    return s.foe(fighting(s).foe)


class Roll(Die):
    """CB-5: a die of twelve sides; the grey one is the fighter's, the red one the enemy's."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__()
        self.die: Final = die

    def drawn(self, s: State, what: int) -> None:
        if s.combat is not None and not s.combat.fled:
            s.combat.rolled[self.die] = what
            s.tell("rolled", s.combat.fighter, self.die, what)


def result(s: State, die: int) -> int:
    """CB-10, CB-11: the number shown, what was added to the die, and always-on effects. Not bounded (R-69)."""
    fight = fighting(s)
    total = fight.rolled[die] + fight.modified[die] + always(s, fight.fighter, die)
    return total if fight.against < 0 else total + always(s, fight.against, 1 - die)


def always(s: State, seat: int, die: int) -> int:
    """S5-9: effects that are always on; `die` as this fighter calls it."""
    traits = s.enemy(foe_of(s).entry).traits if fighting(s).foe >= 0 else ()
    verb = "mine" if die == MINE else "enemy"
    return sum([line.n for line in standing(s, seat, verb) if line.a < 0 or line.a in traits])


def die_of(s: State, seat: int, die: int) -> int:
    """S5-7: the die that a fighter calls his own or the enemy's; 0 is the grey one."""
    return 1 - die if fighting(s).against == seat else die
