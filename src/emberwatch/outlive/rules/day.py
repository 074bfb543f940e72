"""The day (D): events, then one hero at a time from the first player clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from emberwatch.engine.agenda import ONE, Pick, Step
from emberwatch.outlive.model.content import OutliveContent
from emberwatch.outlive.model.names import CARGO, EXOSKELETON, PLACES
from emberwatch.outlive.model.state import BITS, DAY, NOWHERE, READY, USED, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import MOVE, STAY
from emberwatch.outlive.rules.cargo import Dock, can_dock, own_slot
from emberwatch.outlive.rules.events import RevealEvent
from emberwatch.outlive.rules.places import visit
from emberwatch.outlive.rules.pressure import press
from emberwatch.outlive.rules.step import TABLE, OutliveStep

MOVE_VERB: Final = MOVE[0][0].verb
ALL_HEROES: Final = 0b1111
EVERYWHERE: Final = tuple(range(len(PLACES)))


class Day(Step):
    """D-1, D-2, A-9: the turn order is fixed when the day begins, even if the token changes hands."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        s.phase = DAY
        s.emit("day", s.round)
        for shelter in s.shelters:
            shelter.idle = ALL_HEROES
        order = [(s.first + i) % s.seats for i in range(s.seats)]
        s.queue([RevealEvent(), *[TURNS[seat] for seat in order] * 4, EndOfDay()])


class HeroTurn(OutliveStep):
    """D-2 to D-6: activate one idle hero and move it."""

    WRITTEN = "Turn"
    __slots__ = ()
    KEY = "ask-turn"
    RULES = ("D-2", "D-3", "D-4", "D-5", "D-6")
    SHAPE = ONE

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks: list[Pick] = []
        stuck: list[int] = []
        afar = me.gear[EXOSKELETON] == READY
        near = s.content.near
        own, idle = places_of_heroes(me), me.idle
        for hero in range(4):
            if not idle & BITS[hero]:
                continue
            reachable, moves = near[me.heroes[hero]], MOVE[hero]
            free = False
            for place in EVERYWHERE if afar else reachable:
                if own >> place & 1:
                    continue
                if place != CARGO:
                    picks.append(moves[place])
                    if not afar or place in reachable:
                        free = True
                elif can_dock(s, me, self.seat, hero):
                    picks.append(moves[place])
            if not free and not self.can_move_unaided(s, me, hero, own):
                stuck.append(hero)
        if stuck:
            picks += self.stays(s, me, stuck)
        return picks

    def can_move_unaided(self, s: OutliveState, me: Shelter, hero: int, own: i64) -> bool:
        """Whether the hero could move without equipment or a room: to the Cargo Ship, if everything else is taken."""
        if own >> CARGO & 1 or CARGO not in s.content.near[me.heroes[hero]]:
            return False
        return not s.docked[own_slot(s, self.seat, hero)]

    def stays(self, s: OutliveState, me: Shelter, stuck: list[int]) -> list[Pick]:
        """D-5: a hero that can move goes before one that cannot; help never forces a hero to move."""
        idle = sum([1 for hero in range(4) if me.idle & BITS[hero]])
        if s.edition.movable_first and len(stuck) < idle:
            return []
        return [STAY[hero] for hero in stuck]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        hero = pick.what
        me.idle &= ~BITS[hero]
        if pick.verb != MOVE_VERB:
            s.emit("stayed", self.seat, hero, me.heroes[hero])
            return
        self.move(s, me, hero, pick.how)

    def move(self, s: OutliveState, me: Shelter, hero: int, place: int) -> None:
        if is_far(s.content, me.heroes[hero], place):
            me.gear[EXOSKELETON] = USED
            s.emit("used-equipment", self.seat, EXOSKELETON)
        s.emit("moved", self.seat, hero, me.heroes[hero], place)
        me.heroes[hero] = place
        me.standing |= BITS[hero]
        if place == CARGO:
            s.then(Dock(self.seat, hero))
        else:
            s.then(visit(s, self.seat, hero, place))
            press(s, self.seat, hero)


def places_of_heroes(me: Shelter) -> i64:
    """Bits of the places where this seat's heroes are."""
    bit: i64 = 1
    places: i64 = 0
    for place in me.heroes:
        if place != NOWHERE:
            places |= bit << place
    return places


def is_far(c: OutliveContent, start: int, place: int) -> bool:
    """D-3, D-6: whether a place is farther than a hero can go without the Exoskeleton."""
    return c.distance[start][place] > c.moves


class EndOfDay(Step):
    """A-9: all heroes lie down; the slots of the Cargo Ship are free again."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        for shelter in s.shelters:
            shelter.idle = ALL_HEROES
            shelter.standing = 0
        s.docked = [0] * 4


TURNS: Final = [HeroTurn(seat) for seat in range(4)]
"""Made once, since a turn holds only its seat."""
