"""Pressure (P): an arriving hero presses weaker activated ones, their owners defend, and the rest is tribute."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import MAY, NO_PICKS, ONE, SOME, Pick
from emberwatch.outlive.model.names import (
    BASEBALL_BAT,
    BATTLE_GEAR,
    HERO_IMMUNITY,
    MATERIALS,
    MUNITION,
    SUPPLIES,
    TRIBUTE,
)
from emberwatch.outlive.model.state import BITS, READY, USED, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import GIVE, PASS, SHOOT, USE, USE_ROOM
from emberwatch.outlive.rules.step import OutliveStep

IMMUNE_STRENGTH: Final = 3
GOODS: Final[tuple[int, ...]] = SUPPLIES + MATERIALS
"""Resources that can be paid as tribute."""
ANYTHING: Final[tuple[int, ...]] = (*GOODS, MUNITION)
"""What the tribute room may name if the edition lets it name any resource."""


def victim(s: OutliveState, seat: int, hero: int, other: int) -> int:
    """P-1: another seat's hero that is pressed here: activated and of lower printed strength; -1 if there is none."""
    me = s.shelters[other]
    pressed = me.at(s.shelters[seat].heroes[hero])
    if pressed < 0 or not me.standing & BITS[pressed]:
        return -1
    strengths = s.content.strengths
    return pressed if strengths[pressed] < strengths[hero] else -1


def press(s: OutliveState, seat: int, hero: int) -> None:
    """P-1, P-7: press every weaker hero here, clockwise from the attacker."""
    me = s.shelters[seat]
    for other in range(s.seats):
        shelter = s.shelters[other]
        if not shelter.standing or shelter is me:
            continue
        if victim(s, seat, hero, other) >= 0:
            s.then(Press(seat, hero, 1, 0))
            return


class Press(OutliveStep):
    """P-2, P-3, P-7: handle the pressed heroes one after another, each settled before the next."""

    __slots__ = ("bat", "hero", "turn")
    KEY = "ask-bat"
    RULES = ("P-1", "P-2", "P-3")
    SHAPE = MAY

    def __init__(self, seat: int, hero: int, turn: int, bat: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.turn: Final = turn
        """How many seats clockwise the next candidate is."""
        self.bat: Final = bat
        """What the Baseball Bat, once used, adds against everybody on this visit."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if me.gear[BASEBALL_BAT] != READY or self.next_victim(s) < 0:
            return NO_PICKS
        if s.edition.bat_on_all and self.turn > 1:  # for all or for none: the first answer counts
            return NO_PICKS
        return [PASS, USE[BASEBALL_BAT]]

    def next_victim(self, s: OutliveState) -> int:
        """The next seat clockwise with a pressed hero; -1 if there is none."""
        for turn in range(self.turn, s.seats):
            other = (self.seat + turn) % s.seats
            if victim(s, self.seat, self.hero, other) >= 0:
                return other
        return -1

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        other = self.next_victim(s)
        if other < 0:
            return
        bonus = self.bat
        if pick is USE[BASEBALL_BAT]:
            me.gear[BASEBALL_BAT] = USED
            bonus = s.content.bonus[BASEBALL_BAT]
            s.emit("used-equipment", self.seat, BASEBALL_BAT)
        strengths = s.content.strengths
        weaker = strengths[victim(s, self.seat, self.hero, other)]
        due = strengths[self.hero] - weaker + bonus
        s.emit("pressed", self.seat, other, weaker, due)
        turn = (other - self.seat) % s.seats + 1
        carried = bonus if s.edition.bat_on_all else 0
        s.then(Defend(other, self.seat, weaker, due), Press(self.seat, self.hero, turn, carried))

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"seat": self.next_victim(s)}


def immunity(s: OutliveState, me: Shelter, strength: int) -> int:
    """P-4: the room that can cancel the pressure on a hero of this printed strength; -1 if there is none."""
    return me.ready(HERO_IMMUNITY, s.content) if strength == IMMUNE_STRENGTH else -1


def can_ward_off(s: OutliveState, me: Shelter, strength: int, due: int) -> bool:
    """P-4: whether all this seat's means of defense would ward off this much pressure on a hero."""
    means = me.tokens[MUNITION]
    if me.gear[BATTLE_GEAR] == READY:
        means += s.content.bonus[BATTLE_GEAR]
    return means >= due or immunity(s, me, strength) >= 0


class Defend(OutliveStep):
    """P-4: Battle Gear, the immunity room and munitions, in any combination, until no pressure is left or he yields."""

    __slots__ = ("by", "due", "strength")
    KEY = "ask-defend"
    RULES = ("P-4", "P-5")
    SHAPE = SOME

    def __init__(self, seat: int, by: int, strength: int, due: int) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.strength: Final = strength
        """The printed strength of the pressed hero."""
        self.due: Final = due
        """Pressure still to be answered."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if self.due <= 0:
            return NO_PICKS
        picks = [PASS]
        if me.tokens[MUNITION]:
            picks.append(SHOOT)
        if me.gear[BATTLE_GEAR] == READY:
            picks.append(USE[BATTLE_GEAR])
        room = immunity(s, me, self.strength)
        if room >= 0:
            picks.append(USE_ROOM[me.labels[room]])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        due = self.due
        if pick is SHOOT:
            me.tokens[MUNITION] -= 1
            due -= 1
            s.emit("shot", self.seat, self.by)
        elif pick is USE[BATTLE_GEAR]:
            me.gear[BATTLE_GEAR] = USED
            due -= s.content.bonus[BATTLE_GEAR]
            s.emit("used-equipment", self.seat, BATTLE_GEAR)
        elif pick is PASS:
            s.then(Choice(self.by, self.seat, self.strength, due))
            return
        elif pick.how == 1:
            me.use(me.labels.index(pick.what))
            due = 0
            s.emit("used-room", self.seat, pick.what)
        if due > 0:
            s.then(Defend(self.seat, self.by, self.strength, due))

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"seat": self.by, "strength": self.strength, "due": self.due}


def goods(giver: Shelter) -> int:
    """P-5: the resources that can be handed over at all."""
    return giver.supplies() + giver.materials()


class Choice(OutliveStep):
    """P-5, R: with the tribute room the attacker chooses what is handed over; in one edition once per round.

    Two editions let the room work only if the defender "cannot defend". A ruling: that means a defender who could not
    have warded off all of the pressure, whether he tried or not. Every token spent lowers his means and the pressure
    alike, so comparing what is left of both is enough.
    """

    __slots__ = ("due", "strength", "victim")
    KEY = "ask-choice"
    RULES = ("P-5", "R")
    SHAPE = MAY

    def __init__(self, seat: int, victim: int, strength: int, due: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.strength: Final = strength
        """The printed strength of the pressed hero."""
        self.due: Final = due

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        giver = s.shelters[self.victim]
        if s.edition.tribute_once and goods(giver) > self.due and self.may_choose(s, me):
            room = me.ready(TRIBUTE, s.content)
            if room >= 0:
                return [PASS, USE_ROOM[me.labels[room]]]
        return NO_PICKS

    def may_choose(self, s: OutliveState, me: Shelter) -> bool:
        """R: whether the attacker has the room, and it works against this defender."""
        if not me.works(TRIBUTE):
            return False
        giver = s.shelters[self.victim]
        return not (s.edition.tribute_of_helpless and can_ward_off(s, giver, self.strength, self.due))

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        chooser = self.victim
        if pick.how == 1:
            me.use(me.labels.index(pick.what))
            s.emit("used-room", self.seat, pick.what)
            chooser = self.seat
        elif not s.edition.tribute_once and self.may_choose(s, me):
            chooser = self.seat
        s.then(Tribute(chooser, self.victim, self.seat, self.due))

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"seat": self.victim, "due": self.due}


class Tribute(OutliveStep):
    """P-5: one supply or material per point; a seat with fewer gives all. Munitions are safe, except in one edition."""

    __slots__ = ("due", "to", "victim")
    KEY = "ask-tribute"
    RULES = ("P-5", "P-6", "P-9")
    SHAPE = ONE

    def __init__(self, seat: int, victim: int, to: int, due: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.to: Final = to
        self.due: Final = due

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        giver, found = s.shelters[self.victim], 0
        wanted = self.goods(s)
        for resource in wanted:
            found += giver.tokens[resource]
        if found <= self.due:
            return NO_PICKS
        return [GIVE[resource] for resource in wanted if giver.tokens[resource]]

    def goods(self, s: OutliveState) -> tuple[int, ...]:
        """P-5: what may be handed over; if the attacker chooses with the tribute room, that may include munitions."""
        return ANYTHING if s.edition.tribute_any and self.seat == self.to else GOODS

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb == GIVE[0].verb:
            self.hand_over(s, pick.what, 1)
            if self.due > 1:
                s.then(Tribute(self.seat, self.victim, self.to, self.due - 1))
            return
        for resource in self.goods(s):
            n = s.shelters[self.victim].tokens[resource]
            if n:
                self.hand_over(s, resource, n)

    def hand_over(self, s: OutliveState, resource: int, n: int) -> None:
        s.shelters[self.victim].tokens[resource] -= n
        s.shelters[self.to].tokens[resource] += n
        s.emit("gave", self.victim, self.to, resource, n)

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"victim": self.victim, "seat": self.to, "due": self.due}
