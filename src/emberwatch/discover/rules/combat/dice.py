"""The two dice of a combat: rolling them, and what they come to."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.effects import combat as combat_effects
from emberwatch.discover.cards.standing import DieBonus, EnemyDieBonus, OwnDieBonus
from emberwatch.discover.cards.syntax import Ability
from emberwatch.discover.model.combat import Combat
from emberwatch.discover.model.foes import Foe
from emberwatch.discover.model.names import (
    MINE,
    NO_LIMIT,
    PER_COMBAT,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.rules.abilities import standing, usable
from emberwatch.discover.rules.step import Die

BONUS: Final = 2
"""Section 4: what Attack adds to the fighter's die and Protect takes off the enemy die."""


def fighting(s: DiscoverState) -> Combat:
    assert s.combat is not None, "there is no combat"
    return s.combat


def foe_of(s: DiscoverState) -> Foe:
    return s.foe(fighting(s).foe)


class Roll(Die):
    """CB-5: a twelve-sided die; the gray one is the fighter's, the red one the enemy's."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__()
        self.die: Final = die

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        if s.combat is not None and not s.combat.has_fled:
            s.combat.rolled[self.die] = what
            s.emit("rolled", s.combat.fighter, self.die, what)


def result(s: DiscoverState, die: int) -> int:
    """CB-10, CB-11: the number shown, what was added to the die, and always-on effects. Not bounded (R-69)."""
    fight = fighting(s)
    total = fight.rolled[die] + fight.modified[die] + always(s, fight.fighter, die)
    return total if fight.against < 0 else total + always(s, fight.against, 1 - die)


def always(s: DiscoverState, seat: int, die: int) -> int:
    """S5-9: effects that are always on; `die` as this fighter calls it."""
    traits = s.enemy(foe_of(s).entry).traits if fighting(s).foe >= 0 else ()
    kind: type[DieBonus] = OwnDieBonus if die == MINE else EnemyDieBonus
    total = sum([line.n for line in standing(s, seat, kind) if line.is_against(traits)])
    return total if fighting(s).against < 0 else total + free_bonus(s, seat, die)


def free_bonus(s: DiscoverState, seat: int, die: int) -> int:
    """S5-9: in a duel, all that a fighter's cards add to a die or take off it for nothing."""
    found = usable(s, seat, "before-roll") + usable(s, seat, "modify")
    lines = [line for _, _, ability in found if is_free_bonus(ability) for line in ability.do]
    if die == MINE:
        return sum([line.n for line in lines if isinstance(line, combat_effects.ChangeOwnDie)])
    return sum([line.n for line in lines if isinstance(line, combat_effects.ChangeEnemyDie)])


def is_free_bonus(ability: Ability) -> bool:
    """S5-9: whether it is only a free bonus or malus on a die; a single use per day or turn counts as a price."""
    if ability.when not in ("before-roll", "modify") or ability.stamina or ability.cost:
        return False
    limited = ability.limit not in (NO_LIMIT, PER_COMBAT)
    return not limited and all([isinstance(line, combat_effects.ChangeDie) for line in ability.do])


def die_of(s: DiscoverState, seat: int, die: int) -> int:
    """S5-7: the die that a fighter calls his own or the enemy's; 0 is the gray one."""
    return 1 - die if fighting(s).against == seat else die
