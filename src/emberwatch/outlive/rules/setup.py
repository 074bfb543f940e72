"""Set-up (S): deal, choose in secret, reveal, lay out the board, place the heroes; then six rounds."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import AMOUNT, CHANCE, NO_PICKS, ONE, Pick, Step
from emberwatch.outlive.model.content import OutliveContent
from emberwatch.outlive.model.editions import Edition
from emberwatch.outlive.model.names import (
    AIRLOCK,
    CAPSULE,
    CONSTRUCTION,
    LEADERS,
    RESOURCES,
    ROOMS,
    SEARCH_RESOURCES,
    STANDARD,
)
from emberwatch.outlive.model.state import (
    BITS,
    BROKEN,
    END,
    NOWHERE,
    PLACEMENT,
    OutliveState,
    Shelter,
    new_state,
    recount,
)
from emberwatch.outlive.model.vocabulary import (
    AMOUNT_OF,
    BUILD,
    DISCARD,
    DISCARD_TILE,
    LEAD,
    LEADER_DEALT,
    PLACE,
    ROOM_DEALT,
    SEARCH,
    SECOND,
)
from emberwatch.outlive.rules.dawn import Dawn, shuffle_pile
from emberwatch.outlive.rules.day import Day
from emberwatch.outlive.rules.hunting import TurnUp
from emberwatch.outlive.rules.night import NightBegins
from emberwatch.outlive.rules.places import gain_tile
from emberwatch.outlive.rules.scoring import score
from emberwatch.outlive.rules.step import TABLE, OutliveStep, TileDraw

ROOMS_DEALT: Final = 6
ROOMS_KEPT: Final = 4
LEADERS_DEALT: Final = 2
TOGETHER: Final = 0
IN_TURN: Final = 1
NOBODY: Final = -1
PREPARED_ROOMS: Final = tuple([ROOMS.index(name) for name in ("hunting-1", "cargo-1", "gauge-1", "survivor-1")])
PREPARED_DISCARDS: Final = tuple([ROOMS.index(name) for name in ("choice-of-tribute", "dismantle")])
PREPARED_LEADERS: Final = tuple([LEADERS.index(name) for name in ("solen-livrich", "liza-valentine")])
"""The leader that was chosen, then the other one."""
PREPARED_SETTLERS: Final = 3
"""How many of the first survivors are in the first room."""


def start(
    seats: int, content: OutliveContent, edition: Edition, placement: int, prepared: int = NOBODY
) -> OutliveState:
    """The state at the very beginning, with the whole game on its agenda.

    The seat `prepared` gets a shelter that is ready to play, if the content has all it needs.
    """
    s = new_state(seats, content, edition, placement)
    if prepared >= seats or not can_prepare(s):
        prepared = NOBODY
    deals: list[Step] = [] if prepared == NOBODY else [PrepareTribe(prepared)]
    for seat in range(seats):
        if seat != prepared:
            deals += [DealRoom(seat)] * ROOMS_DEALT + [DealLeader(seat)] * LEADERS_DEALT
    layout: list[Step] = [TurnUp(stack) for stack in range(3)]
    s.queue([*deals, ChooseTribes(prepared), Unveil(), *layout, MaryDraws(), PlaceHeroes(), Rounds()])
    return s


# -- dealing (S-2) ----------------------------------------------------------------------------------------------


class DealRoom(Step):
    """S-2: an advanced room for a seat."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to: Final = to

    def bag(self, s: OutliveState) -> list[int]:
        return s.rooms_left

    def faces(self) -> list[Pick]:
        return ROOM_DEALT

    def run(self, s: OutliveState, pick: Pick) -> None:
        s.rooms_left = recount(s.rooms_left, pick.what, -1)
        me = s.shelters[self.to]
        me.dealt_rooms = tuple(sorted((*me.dealt_rooms, pick.what)))
        s.whisper(self.to, "dealt-room", self.to, pick.what)


class DealLeader(Step):
    """S-2: a leader card for a seat."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to: Final = to

    def bag(self, s: OutliveState) -> list[int]:
        return s.leaders_left

    def faces(self) -> list[Pick]:
        return LEADER_DEALT

    def run(self, s: OutliveState, pick: Pick) -> None:
        s.leaders_left = recount(s.leaders_left, pick.what, -1)
        me = s.shelters[self.to]
        me.dealt_leaders = tuple(sorted((*me.dealt_leaders, pick.what)))
        s.whisper(self.to, "dealt-leader", self.to, pick.what)


class PrepareTribe(Step):
    """S-2, S-3: a first-time player gets a fixed hand, from which everything has been chosen."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        super().__init__(TABLE)
        self.to: Final = to

    def run(self, s: OutliveState, pick: Pick) -> None:
        me = s.shelters[self.to]
        for room in PREPARED_ROOMS + PREPARED_DISCARDS:
            s.rooms_left = recount(s.rooms_left, room, -1)
        for leader in PREPARED_LEADERS:
            s.leaders_left = recount(s.leaders_left, leader, -1)
        me.dealt_rooms = tuple(sorted(PREPARED_ROOMS + PREPARED_DISCARDS))
        me.dealt_leaders = tuple(sorted(PREPARED_LEADERS))
        me.leader = PREPARED_LEADERS[0]
        me.discarded = tuple(sorted(PREPARED_DISCARDS))
        keep_rooms(me)
        found_room(s, me, STANDARD.index(CONSTRUCTION), PREPARED_SETTLERS)


def can_prepare(s: OutliveState) -> bool:
    """Whether all rooms and leaders of the fixed hand are in the box; an owner's pack may have others."""
    c, slot = s.content, STANDARD.index(CONSTRUCTION)
    rooms = all([s.rooms_left[room] for room in PREPARED_ROOMS + PREPARED_DISCARDS])
    settlers = c.spaces[STANDARD[slot]] >= PREPARED_SETTLERS >= c.founders - c.airlock_spaces
    return rooms and settlers and all([s.leaders_left[leader] for leader in PREPARED_LEADERS])


def keep_rooms(me: Shelter) -> None:
    """S-2: the three standard rooms, and the four that were kept."""
    me.rooms = STANDARD + rooms_kept(me)
    me.labels = label_rooms(me.rooms)


def found_room(s: OutliveState, me: Shelter, slot: int, settlers: int) -> None:
    """S-3: build a room for free; this many of the first survivors go there, the others to the airlock."""
    me.built |= BITS[slot]
    me.people[slot] = settlers
    me.people[AIRLOCK] = s.content.founders - settlers
    me.update_powers(s.content)


# -- choosing in secret (S-2, S-3) --------------------------------------------------------------------------------


class ChooseTribes(Step):
    """S-2, S-3: all seats choose at the same time, in secret until all have chosen."""

    __slots__ = ("prepared",)

    def __init__(self, prepared: int) -> None:
        super().__init__(TABLE)
        self.prepared: Final = prepared
        """The seat for which everything has been chosen."""

    def run(self, s: OutliveState, pick: Pick) -> None:
        for seat in range(s.seats):
            s.together(seat, [] if seat == self.prepared else tribe_steps(seat))


def tribe_steps(seat: int) -> list[Step]:
    """The secret choices of one seat, in the rulebook's order."""
    return [DiscardRoom(seat), Found(seat), ChooseLeader(seat)]


class DiscardRoom(OutliveStep):
    """S-2: keep four of the six rooms; the others leave the game."""

    __slots__ = ()
    KEY = "ask-discard"
    RULES = ("S-2", "R")
    SHAPE = ONE

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        left = rooms_kept(me)
        return [DISCARD[room] for i, room in enumerate(left) if i == 0 or left[i - 1] != room]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        me.discarded = tuple(sorted((*me.discarded, pick.what)))
        left = rooms_kept(me)
        if len(left) > ROOMS_KEPT:
            s.then(self)
        else:
            keep_rooms(me)

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"count": len(rooms_kept(s.shelters[self.seat])) - ROOMS_KEPT}


def rooms_kept(me: Shelter) -> tuple[int, ...]:
    """The rooms dealt, without those discarded."""
    left = list(me.dealt_rooms)
    for room in me.discarded:
        left.remove(room)
    return tuple(left)


def label_rooms(rooms: tuple[int, ...]) -> tuple[int, ...]:
    """A label for each room; the second copy of a kind has its own."""
    return tuple([room + SECOND if room in rooms[:slot] else room for slot, room in enumerate(rooms)])


class Found(OutliveStep):
    """S-3: build one of the seven rooms for free."""

    __slots__ = ()
    KEY = "ask-found"
    RULES = ("S-3", "R")
    SHAPE = ONE

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        return [BUILD[label] for label in sorted(me.labels)]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        slot = me.labels.index(pick.what)
        me.built |= BITS[slot]
        s.then(Settle(self.seat, slot))


class Settle(OutliveStep):
    """S-3: the first survivors go to the spaces of this room and the airlock: how many to the room?"""

    __slots__ = ("slot",)
    KEY = "ask-settle"
    RULES = ("S-3",)
    SHAPE = AMOUNT

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        c = s.content
        least = max(0, c.founders - c.airlock_spaces)
        most = min(c.founders, c.spaces[me.rooms[self.slot]])
        return [AMOUNT_OF[n] for n in range(least, most + 1)]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        found_room(s, me, self.slot, pick.what)

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"room": s.shelters[self.seat].rooms[self.slot], "total": s.content.founders}


class ChooseLeader(OutliveStep):
    """S-2: keep one of two leaders."""

    __slots__ = ()
    KEY = "ask-leader"
    RULES = ("S-2", "S-4", "S-5")
    SHAPE = ONE

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        return [LEAD[leader] for leader in me.dealt_leaders]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        me.leader = pick.what


# -- revealing (S-4, S-5) -----------------------------------------------------------------------------------------


class Unveil(Step):
    """S-4, S-5: reveal rooms and leaders, hand out the leaders' goods, and make the oldest leader first player."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        for seat in range(s.seats):
            self.unveil(s, seat, s.shelters[seat])
        ages = [s.content.age[me.leader] for me in s.shelters]
        s.first = ages.index(max(ages))
        s.emit("first", s.first)
        s.phase = PLACEMENT

    def unveil(self, s: OutliveState, seat: int, me: Shelter) -> None:
        me.dealt_rooms = ()
        me.dealt_leaders = tuple([leader for leader in me.dealt_leaders if leader != me.leader])
        built = [label for slot, label in enumerate(me.labels) if me.built & BITS[slot]]
        s.emit("revealed", seat, me.leader, built[0])
        gear = s.content.leader_equipment[me.leader]
        s.deck[gear] -= 1
        me.gear[gear] = BROKEN
        s.emit("set-aside", seat, gear)
        for resource in range(len(RESOURCES)):
            n = s.content.leader_resources[me.leader][resource]
            if n:
                me.tokens[resource] += n
                s.emit("got", seat, resource, n)


# -- Mary Koolpepper (S-10) ---------------------------------------------------------------------------------------


class MaryDraws(Step):
    """S-10: the leader whose resources are search tiles."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        for seat in range(s.seats):
            if s.content.leader_draw[s.shelters[seat].leader]:
                s.then(NameCity(seat, ()))


class NameCity(OutliveStep):
    """S-10: name the city that each tile is drawn from, one by one."""

    __slots__ = ("drawn",)
    KEY = "ask-mary-city"
    RULES = ("S-10",)
    SHAPE = ONE

    def __init__(self, seat: int, drawn: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn
        """The tiles drawn so far."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        return [SEARCH[city] for city in range(2) if any(s.unseen[city])]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        s.then(MaryTile(self.seat, pick.what, self.drawn))

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"count": s.content.leader_draw[s.shelters[self.seat].leader] - len(self.drawn)}


class MaryTile(TileDraw):
    """S-10: the tile she draws."""

    __slots__ = ("before", "to")

    def __init__(self, to: int, city: int, before: tuple[int, ...]) -> None:
        super().__init__(city)
        self.to: Final = to
        self.before: Final = before
        """The tiles drawn so far."""

    def apply_draw(self, s: OutliveState, tile: int) -> None:
        s.piles[self.city].pop()
        s.emit("mary-drew", self.to, self.city, tile)
        drawn = tuple(sorted((*self.before, tile)))
        leader = s.shelters[self.to].leader
        if len(drawn) < s.content.leader_draw[leader]:
            s.then(NameCity(self.to, drawn))
        else:
            s.then(DiscardTile(self.to, drawn))


class DiscardTile(OutliveStep):
    """S-10: discard one tile and take the resources of the others; the tiles go back and are shuffled."""

    __slots__ = ("drawn",)
    KEY = "ask-mary-discard"
    RULES = ("S-10",)
    SHAPE = ONE

    def __init__(self, seat: int, drawn: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if len(self.drawn) <= s.content.leader_keep[me.leader]:
            return NO_PICKS
        drawn = self.drawn
        return [DISCARD_TILE[tile] for i, tile in enumerate(drawn) if i == 0 or drawn[i - 1] != tile]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.what >= 0:
            s.emit("mary-discarded", self.seat, pick.what)
            at = self.drawn.index(pick.what)
            s.then(DiscardTile(self.seat, self.drawn[:at] + self.drawn[at + 1 :]))
            return
        for tile in self.drawn:
            gain_tile(me, tile)
            if tile < CAPSULE:
                s.emit("got", self.seat, SEARCH_RESOURCES[tile], 1)
        for city in range(2):
            shuffle_pile(s, city)

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"count": len(self.drawn) - s.content.leader_keep[s.shelters[self.seat].leader]}


# -- placing heroes (S-6) -----------------------------------------------------------------------------------------


class PlaceHeroes(Step):
    """S-6: place each hero on a start location: all seats at once, or one hero at a time in turn order."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        if s.placement == TOGETHER:
            for seat in range(s.seats):
                s.together(seat, place_steps(seat))
            s.then(ShowHeroes())
        else:
            order = [(s.first + i) % s.seats for i in range(s.seats)]
            s.queue([PlaceHero(seat, True) for _ in range(4) for seat in order])


def place_steps(seat: int) -> list[Step]:
    """The four placements of one seat."""
    return [PlaceHero(seat, False) for _ in range(4)]


class PlaceHero(OutliveStep):
    """S-6: place one hero on a free start location; in secret, the strongest hero comes first."""

    __slots__ = ("open",)
    KEY = "ask-place"
    RULES = ("S-6",)
    SHAPE = ONE

    def __init__(self, seat: int, open: bool) -> None:
        super().__init__(seat)
        self.open: Final = open
        """Whether heroes are placed one at a time in the open; then any hero may be next."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        places = [place for place in s.content.start[me.leader] if me.at(place) < 0]
        heroes = unlike(s, [hero for hero in range(4) if me.heroes[hero] == NOWHERE])
        if not self.open:
            if len(heroes) == 1:
                places = places[:1]
            heroes = heroes[-1:]
        return [PLACE[hero][place] for hero in heroes for place in places]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        me.heroes[pick.what] = pick.how
        if self.open:
            s.emit("placed", self.seat, pick.what, pick.how)


def unlike(s: OutliveState, heroes: list[int]) -> list[int]:
    """Only the first of heroes with the same strength: until they are placed, they are the same piece."""
    strengths = s.content.strengths
    found: list[int] = []
    for hero in heroes:
        for other in found:
            if strengths[other] == strengths[hero]:
                break
        else:
            found.append(hero)
    return found


class ShowHeroes(Step):
    """S-6: show the heroes that were placed in secret."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        for seat in range(s.seats):
            for hero in range(4):
                s.emit("placed", seat, hero, s.shelters[seat].heroes[hero])


# -- the rounds ---------------------------------------------------------------------------------------------------


class Rounds(Step):
    """Six rounds of dawn, day and night; then the Convoy comes (Z)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        if s.round < len(s.content.waves):
            s.queue([Dawn(), Day(), NightBegins(), self])
            return
        s.phase = END
        s.emit("convoy")
        for seat in range(s.seats):
            s.emit("scored", seat, score(s, seat))
