"""What a hero does at a place (A-1 to A-4, A-6, A-7): one point, one tile, one tool at a time."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import SOME, Pick, Step
from emberwatch.outlive.model.names import (
    ACCESS_CARD,
    BASE,
    BLACKWOOD,
    CAPSULE,
    CHAINSAW,
    CITIES,
    DAM,
    EMPTY,
    EMPTY_CUPBOARD,
    FLASHLIGHT,
    METAL,
    MICROCHIP,
    SANDSTORM,
    SEARCH_2,
    SEARCH_RESOURCES,
    WATER,
    WOOD,
)
from emberwatch.outlive.model.state import BITS, BROKEN, NONE, READY, UNSEEN, USED, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import (
    ALGAE,
    HUNT,
    OPEN,
    PASS,
    SALVAGE,
    SEARCH,
    TAKE,
    USE,
    USE_ROOM,
)
from emberwatch.outlive.rules.equipment import BROUGHT, EXTRA, MORE, YIELD, bring, number, take_more
from emberwatch.outlive.rules.hunting import Hunter, Stalk, can_hunt
from emberwatch.outlive.rules.step import OutliveStep, TileDraw
from emberwatch.outlive.rules.survivors import Welcome, free_slots

TAKE_VERB: Final = TAKE[0].verb
SALVAGE_VERB: Final = SALVAGE[0].verb
SEARCH_VERB: Final = SEARCH[0].verb


def strength(s: OutliveState, seat: int, hero: int) -> int:
    """A-1: strength for points and the Cargo Ship, which Sandstorm lowers. Pressure uses the printed strength (P-2)."""
    printed = s.content.strengths[hero]
    if s.open and s.hits(SANDSTORM, seat):
        return min(printed, s.amount(SANDSTORM))
    return printed


def visit(s: OutliveState, seat: int, hero: int, place: int) -> Step:
    """The first step of a hero who has come to a place other than the Cargo Ship."""
    points = strength(s, seat, hero)
    if place == BASE:
        return AtBase(seat, points, False)
    if place == DAM:
        return AtDam(seat, points, False, False)
    if place in CITIES:
        return InCity(seat, points, 0 if place == BLACKWOOD else 1, False, 0)
    return InTheWild(seat, points, place, False, False)


class Visit(OutliveStep):
    """A hero with points left at a place. Passing ends its activation and forgoes the rest (A-1)."""

    __slots__ = ("points",)
    SHAPE = SOME

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"points": self.points}


def take_one(s: OutliveState, me: Shelter, seat: int, place: int) -> None:
    """A-2, A-3, A-6: take one token from the place's stock for one point."""
    resource = YIELD[place]
    s.stock[place] -= 1
    me.tokens[resource] += 1
    s.emit("took", seat, place, resource)


def use_extra(s: OutliveState, me: Shelter, seat: int, gear: int) -> None:
    """G: take something from the general stock, just for being there."""
    bring(s, me, seat, gear, BROUGHT[gear], s.content.bonus[gear])


class InTheWild(Hunter):
    """A-3, A-4: Forest, Mine and Fairgrounds: one material per point, and one hunt."""

    __slots__ = ("gathered", "hunted", "place", "points")
    KEY = "ask-wild"
    RULES = ("A-1", "A-3", "A-4", "G")
    SHAPE = SOME

    def __init__(self, seat: int, points: int, place: int, gathered: bool, hunted: bool) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.place: Final = place
        self.gathered: Final = gathered
        """Whether a token was taken here with a point, which the Axe and similar equipment require."""
        self.hunted: Final = hunted

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        place = self.place
        picks = [PASS]
        stock = s.stock[place]
        if self.points and stock:
            picks.append(TAKE[YIELD[place]])
        if not self.hunted and can_hunt(s, me, self.seat, place, self.points):
            picks.append(HUNT)
        if me.gear[EXTRA[place]] == READY:
            picks.append(USE[EXTRA[place]])
        if self.gathered and stock and me.gear[MORE[place]] == READY:
            picks.append(USE[MORE[place]])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            return
        if pick.verb == TAKE_VERB:
            take_one(s, me, self.seat, self.place)
            s.then(InTheWild(self.seat, self.points - 1, self.place, True, self.hunted))
        elif pick is HUNT:
            back = InTheWild(self.seat, self.points, self.place, self.gathered, True)
            s.then(Stalk(self.seat, self.place, self.points, back))
        else:
            s.then(self)
            if pick.what == MORE[self.place]:
                take_more(s, me, self.seat, self.place)
            else:
                use_extra(s, me, self.seat, pick.what)

    def with_points(self, points: int) -> InTheWild:
        return InTheWild(self.seat, points, self.place, self.gathered, True)

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"place": self.place, "points": self.points}


class AtBase(Visit):
    """A-2: one munition per point; one dose of algae per day, for all players together."""

    __slots__ = ("gathered",)
    KEY = "ask-base"
    RULES = ("A-1", "A-2", "G")

    def __init__(self, seat: int, points: int, gathered: bool) -> None:
        super().__init__(seat, points)
        self.gathered: Final = gathered

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = [PASS]
        stock = s.stock[BASE]
        if self.points:
            if stock:
                picks.append(TAKE[YIELD[BASE]])
            if s.algae:
                picks.append(ALGAE)
        if me.gear[EXTRA[BASE]] == READY:
            picks.append(USE[EXTRA[BASE]])
        if self.gathered and stock and me.gear[MORE[BASE]] == READY:
            picks.append(USE[MORE[BASE]])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            return
        if pick.verb == TAKE_VERB:
            take_one(s, me, self.seat, BASE)
            s.then(AtBase(self.seat, self.points - 1, True))
        elif pick is ALGAE:
            s.algae = False
            me.better()
            s.emit("algae", self.seat, me.gauge)
            s.then(AtBase(self.seat, self.points - 1, self.gathered))
        else:
            s.then(self)
            if pick.what == MORE[BASE]:
                take_more(s, me, self.seat, BASE)
            else:
                use_extra(s, me, self.seat, pick.what)


class AtDam(Visit):
    """A-6: a microchip, or the Access Card, opens the water for this visit; then one water per point."""

    __slots__ = ("gathered", "opened")
    KEY = "ask-dam"
    RULES = ("A-1", "A-6", "G")

    def __init__(self, seat: int, points: int, opened: bool, gathered: bool) -> None:
        super().__init__(seat, points)
        self.opened: Final = opened
        self.gathered: Final = gathered

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = [PASS]
        stock = s.stock[DAM]
        if self.opened:
            if stock and self.points:
                picks.append(TAKE[WATER])
            if stock and self.gathered and me.gear[MORE[DAM]] == READY:
                picks.append(USE[MORE[DAM]])
        elif stock:
            if me.tokens[MICROCHIP]:
                picks.append(OPEN)
            if me.gear[ACCESS_CARD] == READY:
                picks.append(USE[ACCESS_CARD])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            return
        if pick.verb == TAKE_VERB:
            take_one(s, me, self.seat, DAM)
            s.then(AtDam(self.seat, self.points - 1, True, True))
        elif pick is USE[MORE[DAM]]:
            take_more(s, me, self.seat, DAM)
            s.then(self)
        else:
            self.open(s, me, pick)

    def open(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is OPEN:
            me.tokens[MICROCHIP] -= 1
            s.emit("opened", self.seat)
        else:
            me.gear[ACCESS_CARD] = USED
            s.emit("used-equipment", self.seat, ACCESS_CARD)
        s.then(AtDam(self.seat, self.points, True, self.gathered))


# -- cities -----------------------------------------------------------------------------------------------------


def unused_slots(me: Shelter, room: int, city: int, s: OutliveState) -> list[int]:
    """The slots in which a once-per-city room works and is unused in this city."""
    used = me.used_in_peak if city else me.used
    return [slot for slot in me.slots_of(room, s.content) if not used & BITS[slot]]


def use_in(me: Shelter, slot: int, city: int) -> None:
    if city:
        me.used_in_peak |= BITS[slot]
    else:
        me.used |= BITS[slot]


class InCity(Visit):
    """A-7: a point takes one face-up equipment tile of a kind not owned, or draws one search tile."""

    __slots__ = ("city", "free", "searched")
    KEY = "ask-city"
    RULES = ("A-1", "A-7", "A-8", "G")

    def __init__(self, seat: int, points: int, city: int, searched: bool, free: int) -> None:
        super().__init__(seat, points)
        self.city: Final = city
        self.searched: Final = searched
        """Whether a point paid for a search on this visit, which the search +2 room requires."""
        self.free: Final = free
        """Search tiles that the search +2 room still gives."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = [PASS]
        display = s.displays[self.city]
        if self.points and display:
            for kind in sorted(display):
                if me.gear[kind] == NONE and picks[-1] is not SALVAGE[kind]:
                    picks.append(SALVAGE[kind])
        if s.piles[self.city]:
            if self.points or self.free:
                picks.append(SEARCH[self.city])
            picks += self.rooms(s, me)
        gear = self.tools(s, me)
        return picks if not gear else sorted(picks + gear, key=number)

    def rooms(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if not self.searched or not me.works(SEARCH_2):
            return []
        return [USE_ROOM[me.labels[slot]] for slot in unused_slots(me, SEARCH_2, self.city, s)][:1]

    def tools(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = []
        if me.gear[CHAINSAW] == READY:
            picks.append(USE[CHAINSAW])
        if me.gear[FLASHLIGHT] == READY and free_slots(s, me):
            picks.append(USE[FLASHLIGHT])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            return
        if pick.verb == SEARCH_VERB:
            self.search(s)
        elif pick.verb == SALVAGE_VERB:
            self.salvage(s, me, pick.what)
        elif pick.how == 1:
            use_in(me, me.labels.index(pick.what), self.city)
            s.emit("used-room", self.seat, pick.what)
            free = self.free + s.content.amount[SEARCH_2]
            s.then(InCity(self.seat, self.points, self.city, self.searched, free))
        else:
            s.then(self)
            self.use_tool(s, me, pick.what)

    def search(self, s: OutliveState) -> None:
        """Use a free tile before a paid one; each tile is seen before the next choice."""
        if self.free:
            after = InCity(self.seat, self.points, self.city, self.searched, self.free - 1)
        else:
            after = InCity(self.seat, self.points - 1, self.city, True, 0)
        s.then(SearchCity(self.seat, self.city), after)

    def salvage(self, s: OutliveState, me: Shelter, kind: int) -> None:
        """A-8: take equipment, which is always broken when gained."""
        s.displays[self.city].remove(kind)
        me.gear[kind] = BROKEN
        s.emit("salvaged", self.seat, self.city, kind)
        s.then(InCity(self.seat, self.points - 1, self.city, self.searched, self.free))

    def use_tool(self, s: OutliveState, me: Shelter, gear: int) -> None:
        if gear == CHAINSAW:
            bring(s, me, self.seat, gear, WOOD, s.content.bonus[gear])
            return
        me.gear[FLASHLIGHT] = USED
        s.emit("used-equipment", self.seat, FLASHLIGHT)
        s.queue([OneMore(self.seat) for _ in range(s.content.bonus[FLASHLIGHT])])

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"place": CITIES[self.city], "points": self.points, "free": self.free}


class OneMore(Welcome):
    """G: take a survivor from the general stock, if there is space."""

    __slots__ = ()

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.what >= 0:
            super().do(s, me, pick)


class SearchCity(Step):
    """A-7: draw the top tile of the pile, whether somebody knows it or nobody does yet."""

    WRITTEN = "Search"
    __slots__ = ("city",)

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def run(self, s: OutliveState, pick: Pick) -> None:
        tile = s.piles[self.city][-1]
        if tile == UNSEEN:
            s.then(SearchUnseen(self.seat, self.city))
        else:
            find_tile(s, self.seat, self.city, tile)


class SearchUnseen(TileDraw):
    """A-7: draw a tile that nobody has looked at."""

    __slots__ = ("to",)

    def __init__(self, to: int, city: int) -> None:
        super().__init__(city)
        self.to: Final = to

    def apply_draw(self, s: OutliveState, tile: int) -> None:
        find_tile(s, self.to, self.city, tile)


def find_tile(s: OutliveState, seat: int, city: int, tile: int) -> None:
    """A-7: the tile stays face up from now on; the finder gets what it shows."""
    me = s.shelters[seat]
    s.piles[city].pop()
    s.emit("found", seat, city, tile)
    gain_tile(me, tile)
    if tile == EMPTY and me.works(EMPTY_CUPBOARD):
        fill_cupboard(s, me, seat, city)


def gain_tile(me: Shelter, tile: int) -> None:
    """Gain a resource; a capsule improves the gauge by one; an empty cupboard gives nothing."""
    if tile < CAPSULE:
        me.tokens[SEARCH_RESOURCES[tile]] += 1
    elif tile == CAPSULE:
        me.better()


def fill_cupboard(s: OutliveState, me: Shelter, seat: int, city: int) -> None:
    """R, empty cupboard: wood and metal for an empty tile, once per city and round for each copy."""
    for slot in unused_slots(me, EMPTY_CUPBOARD, city, s):
        use_in(me, slot, city)
        n = s.content.amount[EMPTY_CUPBOARD]
        me.tokens[WOOD] += n
        me.tokens[METAL] += n
        s.emit("used-room", seat, me.labels[slot])
