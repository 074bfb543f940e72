"""The state of a game of Outlive: plain numbers and lists, cloned by hand."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import Agenda, Step
from emberwatch.outlive.model.content import OutliveContent
from emberwatch.outlive.model.editions import Edition
from emberwatch.outlive.model.names import (
    AIRLOCK,
    EQUIPMENT,
    EVENT_IMMUNITY,
    LEADERS,
    PLACES,
    PREY,
    RESOURCES,
    ROOM_SLOTS,
    ROOMS,
    SURVIVOR_1,
)

# Phases.
SETUP: Final = 0
PLACEMENT: Final = 1
DAWN: Final = 2
DAY: Final = 3
NIGHT: Final = 4
END: Final = 5
PHASES: Final[tuple[str, ...]] = ("setup", "placement", "dawn", "day", "night", "end")

# What a seat has of a kind of equipment.
NONE: Final = 0
BROKEN: Final = 1
READY: Final = 2
USED: Final = 3
GEAR_STATES: Final[tuple[str, ...]] = ("none", "broken", "ready", "used")

UNSEEN: Final = -1
"""A face-down tile in a pile or stack that nobody has looked at: chance settles its kind when somebody does."""
NOWHERE: Final = -1
"""The place of a hero that has not been placed yet."""
BITS: Final = tuple(1 << i for i in range(32))


class Shelter:
    """What one seat has."""

    __slots__ = (
        "built", "caught", "dealt_leaders", "dealt_rooms", "discarded", "events", "gauge", "gear", "heroes",
        "idle", "labels", "leader", "people", "powers", "rooms", "standing", "tokens", "used", "used_in_peak",
    )  # fmt: skip

    def __init__(
        self,
        tokens: list[int],
        people: list[int],
        gear: list[int],
        heroes: list[int],
        caught: list[int],
        rooms: tuple[int, ...],
        labels: tuple[int, ...],
        built: int,
        used: int,
        used_in_peak: int,
        gauge: int,
        idle: int,
        standing: int,
        leader: int,
        events: tuple[int, ...],
        powers: int,
        dealt_rooms: tuple[int, ...],
        dealt_leaders: tuple[int, ...],
        discarded: tuple[int, ...],
    ) -> None:
        self.tokens = tokens
        """By resource."""
        self.people = people
        """Survivors by room slot, and in the airlock last."""
        self.gear = gear
        """By kind of equipment: none, broken, ready or used."""
        self.heroes = heroes
        """The place of each hero."""
        self.caught = caught
        """Wild game caught, by kind. Clones share this list: it is replaced, never changed."""
        self.rooms = rooms
        """The kind of room in each slot."""
        self.labels = labels
        """The label of the room in each slot."""
        self.built = built
        """Bits by slot."""
        self.used = used
        """Bits by slot: ability used this round (for rooms that work once per city: in Blackwood)."""
        self.used_in_peak = used_in_peak
        """Bits by slot: ability used this round in Silent Peak."""
        self.gauge = gauge
        """Position of the tracer; 0 is the best."""
        self.idle = idle
        """Bits by hero: still to act today."""
        self.standing = standing
        """Bits by hero: activated, and therefore open to pressure."""
        self.leader = leader
        self.events = events
        """Events overcome."""
        self.powers = powers
        """Bits by kind of room: at least one copy is built and full. Derived from rooms, built and people."""
        self.dealt_rooms = dealt_rooms
        self.dealt_leaders = dealt_leaders
        self.discarded = discarded
        """Rooms dealt and not kept, which only this seat knows."""

    def clone(self) -> Shelter:
        return Shelter(
            self.tokens[:], self.people[:], self.gear[:], self.heroes[:], self.caught,
            self.rooms, self.labels, self.built, self.used, self.used_in_peak, self.gauge,
            self.idle, self.standing, self.leader, self.events, self.powers,
            self.dealt_rooms, self.dealt_leaders, self.discarded,
        )  # fmt: skip

    # -- rooms ----------------------------------------------------------------------------------------------

    def works(self, room: int) -> bool:
        """R: whether at least one copy of this room is built and every space in it is filled."""
        return self.powers & BITS[room] != 0

    def slots_of(self, room: int, c: OutliveContent) -> list[int]:
        """The slots in which this kind of room works."""
        if not self.powers & BITS[room]:
            return []
        full = c.spaces[room]
        return [
            slot for slot in range(ROOM_SLOTS)
            if self.rooms[slot] == room and self.built & BITS[slot] and self.people[slot] >= full
        ]  # fmt: skip

    def ready(self, room: int, c: OutliveContent) -> int:
        """A slot in which this room works and is unused this round; -1 if there is none."""
        if self.powers & BITS[room]:
            for slot in self.slots_of(room, c):
                if not self.used & BITS[slot]:
                    return slot
        return -1

    def use(self, slot: int) -> None:
        """Mark a room's ability as used this round."""
        self.used |= BITS[slot]

    def update_powers(self, c: OutliveContent) -> None:
        """Work out which rooms work, after survivors or buildings have changed."""
        powers = 0
        for slot in range(len(self.rooms)):
            room = self.rooms[slot]
            if self.built & BITS[slot] and self.people[slot] >= c.spaces[room]:
                powers |= BITS[room]
        self.powers = powers

    # -- survivors ------------------------------------------------------------------------------------------

    def survivors(self) -> int:
        people = 0
        for n in self.people:  # not sum(...): compiled, a loop is faster than a call
            people += n
        return people

    def has_space(self, slot: int, c: OutliveContent) -> bool:
        """Whether a built room has a free space (the survivors that the survivor room adds need none)."""
        return self.built & BITS[slot] != 0 and self.people[slot] < c.spaces[self.rooms[slot]]

    def space_in_airlock(self, c: OutliveContent) -> int:
        return c.airlock_spaces - self.people[AIRLOCK]

    def full_rooms(self, c: OutliveContent) -> int:
        full = 0
        for slot in range(len(self.rooms)):
            if self.built & BITS[slot] and self.people[slot] >= c.spaces[self.rooms[slot]]:
                full += 1
        return full

    # -- the rest -------------------------------------------------------------------------------------------

    def at(self, place: int) -> int:
        """The hero at this place; -1 if there is none (D-4: never more than one)."""
        for hero in range(4):
            if self.heroes[hero] == place:
                return hero
        return -1

    def better(self) -> None:
        """Move the tracer one square toward the best."""
        if self.gauge > 0:
            self.gauge -= 1

    def worse(self, squares: int, c: OutliveContent) -> int:
        """Move the tracer toward the skull; return how many squares it went past the last, each costing a survivor."""
        self.gauge += squares
        past = self.gauge - (len(c.gauge) - 1)
        if past <= 0:
            return 0
        self.gauge = len(c.gauge) - 1
        return past

    def supplies(self) -> int:
        return self.tokens[0] + self.tokens[1] + self.tokens[2]

    def materials(self) -> int:
        return self.tokens[3] + self.tokens[4] + self.tokens[5]


class OutliveState(Agenda):
    """One game: what is open on the board, what is hidden, and the shelters."""

    WRITTEN = "State"
    __slots__ = (
        "algae",
        "claimed",
        "coming",
        "content",
        "deck",
        "discard",
        "displays",
        "docked",
        "edition",
        "first",
        "leaders_left",
        "open",
        "phase",
        "piles",
        "piles_seen",
        "placement",
        "pool",
        "rooms_left",
        "round",
        "seats",
        "shelters",
        "slot_people",
        "stacks",
        "stacks_seen",
        "stock",
        "unseen",
    )  # fmt: skip

    def __init__(
        self,
        trunk: list[Step],
        lanes: list[list[Step]],
        parallel: bool,
        content: OutliveContent,
        edition: Edition,
        placement: int,
        shelters: list[Shelter],
        round: int,
        phase: int,
        first: int,
        claimed: bool,
        stock: list[int],
        algae: bool,
        docked: list[int],
        slot_people: list[int],
        stacks: list[list[int]],
        stacks_seen: list[int],
        pool: list[int],
        piles: list[list[int]],
        piles_seen: list[int],
        unseen: list[list[int]],
        displays: list[list[int]],
        deck: list[int],
        discard: list[int],
        coming: list[int],
        open: list[int],
        rooms_left: list[int],
        leaders_left: list[int],
    ) -> None:
        super().__init__(trunk, lanes, parallel)
        self.content = content
        self.edition = edition
        self.placement = placement
        """S-6: 0 if heroes are placed together, 1 if in turn."""
        self.shelters = shelters
        self.seats = len(shelters)
        self.round = round
        """1 to 6; 0 before the first dawn."""
        self.phase = phase
        self.first = first
        """The seat with the first player token."""
        self.claimed = claimed
        """A-5: whether a hero has come to the Cargo Ship this round."""
        self.stock = stock
        """Resources at each place."""
        self.algae = algae
        """Whether today's dose is still available."""
        self.docked = docked
        """By cargo slot: bits of the activated heroes on it, at seat * 4 + hero."""
        self.slot_people = slot_people
        """Survivors waiting on each cargo slot."""
        self.stacks = stacks
        """Wild game by hunting place, the open tile last; UNSEEN if nobody has looked."""
        self.stacks_seen = stacks_seen
        """Bits by seat: which seats have looked through the stack."""
        self.pool = pool
        """Wild game tiles that nobody has seen, by kind: in the stacks or out of the game."""
        self.piles = piles
        """Face-down search tiles by city, the top one last; UNSEEN if nobody has looked."""
        self.piles_seen = piles_seen
        self.unseen = unseen
        """Search tiles that are UNSEEN in the pile, by city and kind."""
        self.displays = displays
        """Equipment face up in each city."""
        self.deck = deck
        self.discard = discard
        self.coming = coming
        """Event cards not yet revealed, by kind: on the track or out of the game. Replaced, never changed."""
        self.open = open
        """Face-up events not yet overcome, in the order they came."""
        self.rooms_left = rooms_left
        """Advanced rooms dealt to nobody, by kind; leaders likewise. Clones share both: replaced, never changed."""
        self.leaders_left = leaders_left

    def clone(self) -> OutliveState:
        stack, stack_2, stack_3 = self.stacks  # naming the few lists is faster than a loop over them
        pile, pile_2 = self.piles
        unseen, unseen_2 = self.unseen
        display, display_2 = self.displays
        return OutliveState(
            self.trunk[:], [lane[:] for lane in self.lanes], self.parallel, self.content, self.edition,
            self.placement, [shelter.clone() for shelter in self.shelters], self.round, self.phase,
            self.first, self.claimed, self.stock[:], self.algae, self.docked[:], self.slot_people[:],
            [stack[:], stack_2[:], stack_3[:]], self.stacks_seen[:], self.pool[:], [pile[:], pile_2[:]],
            self.piles_seen[:], [unseen[:], unseen_2[:]], [display[:], display_2[:]], self.deck[:],
            self.discard[:], self.coming, self.open[:], self.rooms_left, self.leaders_left,
        )  # fmt: skip

    def hits(self, event: int, seat: int) -> bool:
        """E: whether an open event affects this seat (the immunity room wards off everything except scarcity)."""
        for other in self.open:
            if other == event:
                return not self.shelters[seat].powers & BITS[EVENT_IMMUNITY]
        return False

    def amount(self, event: int) -> int:
        """The figure of an event for this number of seats."""
        return self.content.event_amount[event][self.seats - 2]


def recount(counts: list[int], kind: int, by: int) -> list[int]:
    """A copy of counts that clones share, with one of them changed."""
    counts = counts[:]
    counts[kind] += by
    return counts


def new_shelter(c: OutliveContent) -> Shelter:
    """S-1: three unbuilt standard rooms (set together with the advanced ones), the tracer at its start."""
    return Shelter(
        tokens=[0] * len(RESOURCES),
        people=[0] * (ROOM_SLOTS + 1),
        gear=[NONE] * len(EQUIPMENT),
        heroes=[NOWHERE] * 4,
        caught=[0] * len(PREY),
        rooms=(),
        labels=(),
        built=0,
        used=0,
        used_in_peak=0,
        gauge=c.gauge_start,
        idle=0b1111,
        standing=0,
        leader=-1,
        events=(),
        powers=0,
        dealt_rooms=(),
        dealt_leaders=(),
        discarded=(),
    )


def new_state(seats: int, c: OutliveContent, edition: Edition, placement: int) -> OutliveState:
    """S-7, S-8, S-9: an empty table with full bags; setup and dawn fill it."""
    return OutliveState(
        trunk=[],
        lanes=[[] for _ in range(seats)],
        parallel=False,
        content=c,
        edition=edition,
        placement=placement,
        shelters=[new_shelter(c) for _ in range(seats)],
        round=0,
        phase=SETUP,
        first=0,
        claimed=False,
        stock=[0] * len(PLACES),
        algae=True,
        docked=[0] * 4,
        slot_people=[0] * 4,
        stacks=[[UNSEEN] * c.stack_size[seats - 2] for _ in range(3)],
        stacks_seen=[0] * 3,
        pool=list(c.prey_tiles),
        piles=[[UNSEEN] * c.search_size for _ in range(2)],
        piles_seen=[0] * 2,
        unseen=[list(c.search_tiles) for _ in range(2)],
        displays=[[], []],
        deck=list(c.equipment_copies),
        discard=[0] * len(EQUIPMENT),
        coming=[1] * 12,
        open=[],
        rooms_left=list(c.copies),
        leaders_left=[1] * len(LEADERS),
    )


assert SURVIVOR_1 < len(ROOMS) < 32, "kinds of rooms fit in the bits of an int"
