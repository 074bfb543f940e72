"""Modifying the dice: what fighters may use in a combat, when, and how often."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards import run_lines
from emberwatch.discover.cards.effects.combat import FleeCombat
from emberwatch.discover.cards.syntax import Ability, Line
from emberwatch.discover.model.names import (
    ENEMY,
    MINE,
    PER_COMBAT,
    POISON,
    PROTECT,
    SALVAGE,
    STONE,
    SUPPORT_ATTACK,
    WOOD,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ABILITIES, ON, SOURCES, Survivor
from emberwatch.discover.model.vocabulary import CALL, ITEM_SOURCE, PASS, SPEND, USE, YES
from emberwatch.discover.rules.abilities import note_use, pay, usable, uses
from emberwatch.discover.rules.combat.dice import BONUS, Roll, fighting, foe_of, is_free_bonus, result
from emberwatch.discover.rules.combat.flee import can_flee
from emberwatch.discover.rules.inventory import has, spend
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import MAY, SOME, Pick

REROLL: Final = 0
SPENT: Final[dict[int, tuple[int, int]]] = {
    STONE: (ENEMY, REROLL),
    WOOD: (MINE, REROLL),
    SALVAGE: (ENEMY, -1),
    POISON: (MINE, 1),
}
"""CB-6: the die that each resource changes, as its spender calls it, and by how much; REROLL rolls it again."""


class Window(DiscoverStep):
    """A moment of combat in which the fighter may use abilities; it comes back until he passes."""

    __slots__ = ()
    WHEN = ""
    SHAPE = SOME

    def open(self, s: DiscoverState) -> list[tuple[int, int, Ability]]:
        """CB-8: what can be used, each item once in this combat. S5-9: in a duel not what is always on."""
        duel = fighting(s).against >= 0
        found = [entry for entry in usable(s, self.seat, self.WHEN) if not (duel and is_free_bonus(entry[2]))]
        return [entry for entry in found if may_use(s, self.seat, entry[0], entry[1], entry[2])]

    def use(self, s: DiscoverState, pick: Pick) -> None:
        entry = next(entry for entry in self.open(s) if USE[entry[0]][entry[1]] is pick)
        use_in_combat(s, self.seat, *entry)


def use_key(seat: int, source: int, k: int) -> int:
    """One number for an ability of a source that a seat has used."""
    return (seat * SOURCES + source) * ABILITIES + k


def may_use(s: DiscoverState, seat: int, source: int, k: int, ability: Ability) -> bool:
    """CB-8, R-45: an item or a free ability at most once per combat; R-76: fleeing needs a way out."""
    fight = fighting(s)
    free = not ability.cost and not ability.stamina
    once = source >= ITEM_SOURCE or free or ability.limit == PER_COMBAT
    keys = [use_key(seat, source, other) for other in range(4)] if source >= ITEM_SOURCE else [use_key(seat, source, k)]
    if once and any([key in fight.used for key in keys]):
        return False
    return not any([isinstance(line, FleeCombat) for line in ability.do]) or can_flee(s, seat)


def use_in_combat(s: DiscoverState, seat: int, source: int, k: int, ability: Ability) -> None:
    fight = fighting(s)
    fight.used += (use_key(seat, source, k),)
    note_use(s, seat, source, k, ability)
    s.survivors[seat].stamina -= ability.stamina
    s.emit("used", seat, source, k, s.quest.stage)
    pay(s, seat, ability.cost, source)
    run_lines.do_lines(s, seat, at_once(s, seat, ability.do), source, own=False)


def at_once(s: DiscoverState, seat: int, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """R-68: lines that would start something else wait until this combat is over; the others come now."""
    fight = fighting(s)
    later = tuple([line for line in lines if line.waits()])
    if later:
        fight.later += ((seat, later),)
    return tuple([line for line in lines if not line.waits()])


def catch_up(s: DiscoverState) -> None:
    """R-68: carry out what had to wait, for the survivors who caused it."""
    for seat, lines in reversed(fighting(s).later):
        run_lines.do_lines(s, seat, lines)


class BeforeRoll(Window):
    """CB-4: cards that are used before rolling, once the supporters have decided."""

    __slots__ = ()
    KEY = "discover-ask-before-roll"
    RULES = ("CB-4",)
    WHEN = "before-roll"

    def details(self, s: DiscoverState) -> dict[str, int]:
        fight = fighting(s)
        return {"enemy": s.foe(fight.foe).entry} if fight.foe >= 0 else {"enemy": -1}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        if s.combat is None or s.combat.has_fled:
            return []
        found = self.open(s)
        return [PASS, *uses(found)] if found else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] == ("use",):
            s.then(self)
            self.use(s, pick)


class Modify(Window):
    """CB-6, CB-7: one effect after another, in the fighter's order; supporters' cards when he calls them (CB-13)."""

    __slots__ = ()
    KEY = "discover-ask-modify"
    RULES = ("CB-6", "CB-7", "CB-13")
    WHEN = "modify"

    def details(self, s: DiscoverState) -> dict[str, int]:
        fight = fighting(s)
        return {
            "enemy": s.foe(fight.foe).entry, "mine": result(s, MINE), "red": result(s, ENEMY),
            "defence": s.enemy(foe_of(s).entry).defence, "attack": s.enemy(foe_of(s).entry).attack,
        }  # fmt: skip

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        fight = s.combat
        if fight is None or fight.has_fled:
            return []
        calls = callable_cards(s)
        compulsory = any([fight.played[seat] == SUPPORT_ATTACK for seat in calls])
        picks = [] if compulsory else [PASS]
        picks += uses(self.open(s))
        picks += [SPEND[kind] for kind in SPENT if has(s, me, kind)]
        return picks + [CALL[seat] for seat in calls]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        verb = pick.words[:1]
        if verb in ((), ("pass",)):
            return
        s.then(self)
        if verb == ("use",):
            self.use(s, pick)
        elif verb == ("call",):
            call(s, pick.what)
        else:
            spend_on_dice(s, self.seat, pick.what, MINE, ENEMY)


def spend_on_dice(s: DiscoverState, seat: int, kind: int, own: int, other: int) -> None:
    """CB-6: wood rerolls one's own die, stone the enemy's; poison adds 1 to the one, salvage takes 1 off the other."""
    fight = fighting(s)
    die, change = SPENT[kind]
    target = own if die == MINE else other
    spend(s, seat, kind, 1)
    if change == REROLL:
        s.then(Roll(target))
    else:
        fight.modified[target] += change


def callable_cards(s: DiscoverState) -> list[int]:
    """Supporters whose card has something to do in step 2 and has not been used."""
    fight = fighting(s)
    return [
        seat for seat in range(s.seats)
        if fight.played[seat] in (SUPPORT_ATTACK, PROTECT) and not fight.called >> seat & 1
        and s.survivors[seat].status == ON
    ]  # fmt: skip


def call(s: DiscoverState, seat: int) -> None:
    """CB-13: an Attack card adds to the die, a Protect card is its player's yes or no."""
    fight = fighting(s)
    fight.called |= 1 << seat
    if fight.played[seat] == SUPPORT_ATTACK:
        fight.modified[MINE] += BONUS
        s.emit("helps", seat, SUPPORT_ATTACK)
    else:
        s.then(ProtectDie(seat))


class ProtectDie(DiscoverStep):
    """SU: Protect may take 2 off the enemy die."""

    __slots__ = ()
    KEY = "discover-ask-protect-die"
    RULES = ("CB-13", "R-16")
    SHAPE = MAY

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"seat": fighting(s).fighter, "red": result(s, ENEMY)}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            fighting(s).modified[ENEMY] -= BONUS
            s.emit("helps", self.seat, PROTECT)
