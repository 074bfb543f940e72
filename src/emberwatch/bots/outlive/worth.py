"""What a shelter of Outlive is worth: an estimate of the points it will have when the Convoy comes.

Points made so far, what the rest of the night can make of food, survivors and materials, radiation to come, and what
rooms and equipment will still bring.
"""

from __future__ import annotations

from typing import Final

from emberwatch.outlive.model.names import (
    AIRLOCK,
    AIRLOCK_1,
    CANS,
    CONSTRUCTION,
    EQUIPMENT,
    EVENT_IMMUNITY,
    EVENTS,
    MEAT,
    MUNITION,
    ROOM_SLOTS,
    ROOMS,
    WATER,
)
from emberwatch.outlive.model.state import BITS, BROKEN, NIGHT, NONE, SETUP, OutliveState, Shelter
from emberwatch.outlive.rules.night import Eat, Radiation, Recruit, exposure, permanent_waters, upkeep_of
from emberwatch.outlive.rules.rooms import Build
from emberwatch.outlive.rules.scoring import parts
from emberwatch.outlive.rules.setup import Rounds

# -- weights, in points at the end of the game --------------------------------------------------------------------

# The bot's estimates, found by letting bots with slightly different weights play each other.

# in hand
W_POINT: Final = 0.44  # an action point still to be spent here
W_FOOD: Final = 0.57  # a supply that keeps
W_SPOIL: Final = 0.025  # a supply that does not
W_MATERIAL: Final = 0.7  # a material for which there is something to build or repair
W_MUNITION: Final = 0.49  # a munition, up to a few
W_LAST_MUNITION: Final = 0.4  # how much of that is left on the last day, when hunting helps only tonight
W_SURPLUS: Final = 0.11  # a material or a munition beyond that
W_TRIBUTE: Final = 0.58  # a token still to be handed over

# people
W_STARVE: Final = 1.38  # a supply missing tonight
W_RELIEF: Final = 0.12  # how much less that counts for each hero still to act today
W_UPKEEP: Final = 0.58  # a supply that an occupied room will cost on a later night
W_ROW: Final = 0.28  # a water that an occupied airlock row will cost on a later night
W_BED: Final = 0.4  # a free airlock space for the next night's recruits
W_SHIELD: Final = 0.81  # how much today's airlock counts against the waves after the next

# rooms
W_BUILT: Final = 0.19  # the share of a full room that its walls are worth
W_GROWTH: Final = 0.34  # full rooms still to be gained per night
W_INDOORS: Final = 0.01  # breaks ties: future residents of a room should move in now

# equipment and events
W_BROKEN: Final = 0.47  # the first broken piece of equipment
W_FEWER: Final = 0.43  # each further one, compared with the one before
W_PROMISE: Final = 0.11  # how much the benefit of repaired equipment counts while it is broken
W_BOTH: Final = 0.27  # both pieces of a pair, whatever their state
W_PLAN: Final = 0.45  # how much an event's points count while its cost is being gathered

# others
W_THREAT: Final = 0.21  # a point of pressure that an idle hero could put on us today

ROOM: Final = {
    "construction": 0.55, "workshop": 0.50, "events": 0.35, "hunting-1": 0.40, "cargo-1": 0.40, "look": 0.05,
    "hero-immunity": 0.10, "choice-of-tribute": 0.10, "hunting-2": 0.80, "cargo-2": 0.75, "munitions-4": 1.00,
    "repair-free": 0.70, "permanent-water": 0.45, "event-immunity": 0.25, "dismantle": 0.45, "gauge-1": 0.55,
    "airlock-1": 0.45, "survivor-1": 0.55, "search-2": 0.50, "equipment-2": 0.50, "empty-cupboard": 0.35,
    "repair-2": 0.50,
}  # fmt: skip
"""What a working room brings each round."""
GEAR: Final = {
    "bow": 0.65, "axe": 0.95, "battle-gear": 0.25, "baseball-bat": 0.20, "thermal-sensor": 0.40, "exoskeleton": 0.40,
    "access-card": 0.40, "jerrycan": 0.55, "metal-detector": 0.65, "backpack": 0.95, "bear-trap": 0.55, "shotgun": 0.55,
    "grappling-hook": 0.55, "hacksaw": 0.95, "crowbar": 0.95, "ammo-box": 0.80, "chainsaw": 1.05, "flashlight": 1.05,
    "purifier": 0.65, "pickaxe": 0.95,
}  # fmt: skip
"""What a repaired piece of equipment brings each round."""
HARM: Final = {
    "wildfire": 0.15, "cave-in": 0.15, "thieves": 0.15, "nomads": 0.15, "lean-times": 0.25, "rat-infestation": 0.75,
    "sandstorm": 1.90, "radioactive-cloud": 2.30, "epizootic-disease": 0.75, "animal-mutation": 0.75,
    "enemy-clan": 1.25, "cold-snap": 1.50,
}  # fmt: skip
"""What an open event costs on each coming day."""

ROOM_WORTH: Final = [ROOM[name] for name in ROOMS]
GEAR_WORTH: Final = [GEAR[name] for name in EQUIPMENT]
EVENT_HARM: Final = [HARM[name] for name in EVENTS]
FEW: Final = 6
"""More munitions than this are surplus."""
AHEAD: Final = 2
"""How many rooms, and how many repairs, the bot saves up for."""
BEDS: Final = 4
"""More free airlock spaces than this are not needed."""
ROUNDS_OF_USE: Final = 5
"""How many rounds a room kept in setup is expected to work."""

# -- how far the night has come -----------------------------------------------------------------------------------

EVENING: Final = 0  # all of tonight is still to come
RECRUITING: Final = 1  # fed, and the wave is over
BUILDING: Final = 2  # nobody can be recruited any more
MORNING: Final = 3  # nothing can be built any more; or no day has come yet


def stage(s: OutliveState, seat: int) -> int:
    """How much of this round's night is still to come for this seat."""
    if s.round == 0:
        return MORNING
    if s.phase != NIGHT:
        return EVENING
    lane = s.lanes[seat]
    if not lane:
        return MORNING if isinstance(s.trunk[-1], Rounds) else EVENING
    for at, step in ((4, Radiation), (3, Recruit), (2, Build)):
        if len(lane) > at and isinstance(lane[at], step):
            return 4 - at
    return MORNING


# -- the estimate -------------------------------------------------------------------------------------------------


def worth(s: OutliveState, seat: int) -> float:
    """The points this shelter is expected to have when the Convoy comes."""
    me, when = s.shelters[seat], stage(s, seat)
    later = len(s.content.waves) - s.round
    overcome, _, _, survivors, repaired, pairs = parts(s, seat)
    return (
        overcome + survivors + repaired + pairs
        + NightPlan(s, seat, when, later).worth()
        + munitions(me, later)
        + gear(s, me, later)
        + events(s, me, when, later)
        + worth_of_setup(s, me)
    )  # fmt: skip


def between(table: tuple[int, ...], at: float) -> float:
    """Interpolate between two entries of a table. Past the end of the gauge, each square costs a survivor."""
    last = len(table) - 1
    if at >= last:
        return table[last] - (at - last) if table[last] < 0 else table[last]
    low = int(at)
    return table[low] + (at - low) * (table[low + 1] - table[low])


Project = tuple[float, int, int]
"""A room to fill: its value, the survivors it takes, the materials it takes."""


class NightPlan:
    """What the rest of the night can make of food, survivors and materials.

    The night is not tried pick by pick: a room brings nothing before its last space is filled, so looking one pick
    ahead would never begin one. Instead we work out all sensible plans, and the best one counts.
    """

    __slots__ = ("full", "gauge", "later", "me", "s", "seat", "shield", "value", "wanted", "when")

    def __init__(self, s: OutliveState, seat: int, when: int, later: int) -> None:
        c, me = s.content, s.shelters[seat]
        self.s = s
        self.seat = seat
        self.me = me
        self.when = when
        self.later = later
        """Nights after this one."""
        self.shield = c.amount[AIRLOCK_1] * len(me.slots_of(AIRLOCK_1, c))
        self.gauge = me.gauge + (exposure(s, me) if when == EVENING else 0)
        rooms, repairs = ROOM_SLOTS - me.built.bit_count(), to_repair(me)
        self.wanted = c.build_cost * (min(AHEAD, rooms) + min(AHEAD, repairs))
        """How many materials are of use."""
        self.full = 0.0
        """The number of full rooms, with a share for rooms that are only built."""
        self.value = 0.0
        """The value of the rooms as they are: what they bring, minus what they eat."""

    def worth(self) -> float:
        """The best morning over all numbers of recruits and of rooms to fill."""
        me = self.me
        spoils, keeps, missing = larder(self.s, me, self.seat, self.when)
        projects = self.projects()
        beds = me.space_in_airlock(self.s.content) if self.when <= RECRUITING else 0
        free = min(beds, spoils)
        best = self.fill(free, keeps, projects)
        more = min(beds - free, keeps)
        if more:
            best = max(best, self.fill(free + more, keeps - more, projects))
        starve = W_STARVE * (1 - W_RELIEF * me.idle.bit_count())
        return self.value + best + W_SPOIL * (spoils - free) - starve * missing

    def projects(self) -> list[Project]:
        """Look through the rooms: count those there are, and list those that could be filled, easiest first."""
        open_ones: list[Project] = []
        for slot in range(len(self.me.rooms)):
            self.look_at(slot, open_ones)
        if self.when > BUILDING:
            return []
        open_ones.sort(key=effort)
        if self.me.ready(CONSTRUCTION, self.s.content) >= 0:
            save_once(open_ones, self.s.content.amount[CONSTRUCTION])
        return open_ones

    def look_at(self, slot: int, open_ones: list[Project]) -> None:
        c, me, later = self.s.content, self.me, self.later
        room, people = me.rooms[slot], me.people[slot]
        gap = c.spaces[room] - people
        eats = W_UPKEEP * c.upkeep[room] * later
        if people:
            self.value += W_INDOORS * people - eats
        if gap <= 0:
            self.full += 1
            self.value += ROOM_WORTH[room] * (later + (self.when == EVENING))
            return
        brings = ROOM_WORTH[room] * later - (0 if people else eats)
        built = me.built & BITS[slot]
        if built and later:
            self.full += W_BUILT
        open_ones.append((brings, gap, 0 if built else c.build_cost))

    def fill(self, recruits: int, keeps: int, projects: list[Project]) -> float:
        """The best morning with this many recruits, over all numbers of rooms to fill."""
        people, materials, full = self.me.people[AIRLOCK] + recruits, self.me.materials(), self.full
        gain = recruits + (W_FOOD if self.later else W_SPOIL) * keeps
        best = gain + self.morning(people, materials, full)
        for brings, gap, cost in projects:
            if people < gap or materials < cost:
                continue
            people, materials, full = people - gap, materials - cost, full + 1
            gain += brings
            best = max(best, gain + self.morning(people, materials, full))
        return best

    def morning(self, people: int, materials: int, full: float) -> float:
        """The value of a morning: rooms in the end, materials left, and the airlock's rows, free spaces and shield."""
        c, later = self.s.content, self.later
        total = between(c.room_points, full + W_GROWTH * later) + self.radiation(people)
        if not later:
            return total + W_SURPLUS * materials
        surplus = max(0, materials - self.wanted)
        total += W_MATERIAL * (materials - surplus) + W_SURPLUS * surplus
        total += W_BED * min(BEDS, c.airlock_spaces - people)
        return total - W_ROW * c.rows_used[people] * later

    def radiation(self, people: int) -> float:
        """The gauge after the coming waves, with this many people in the airlock."""
        s, shield = self.s, self.shield + people
        square, share = float(self.gauge), 1.0
        for wave in s.content.waves[s.round :]:
            square += share * max(0, wave - shield)
            share = W_SHIELD
        return between(s.content.gauge, square)


def to_repair(me: Shelter) -> int:
    """The number of pieces of equipment to repair."""
    found = 0
    for state in me.gear:
        if state == BROKEN:
            found += 1
    return found


def effort(project: Project) -> float:
    brings, gap, cost = project
    return W_MATERIAL * cost + W_FOOD * gap - brings


def save_once(projects: list[Project], saved: int) -> None:
    """R, Construction: the first room to build costs less."""
    for i, (brings, gap, cost) in enumerate(projects):
        if cost:
            projects[i] = (brings, gap, cost - saved)
            return


def larder(s: OutliveState, me: Shelter, seat: int, when: int) -> tuple[int, int, int]:
    """Supplies after tonight's meal: those that will spoil, those that keep, and those that were missing.

    Water goes to the airlock; rooms eat meat first, then water that would not keep, then supplies that would.
    """
    kept = s.content.water_kept
    meat, water, cans = me.tokens[MEAT], me.tokens[WATER], me.tokens[CANS]
    missing = 0
    if when == EVENING:
        due, rows = hunger(s, me, seat)
        water += len(permanent_waters(s, me))
        missing, water = max(0, rows - water), max(0, water - rows)
        spare = max(0, water - kept)
        due, meat = max(0, due - meat), max(0, meat - due)
        due, water = max(0, due - spare), water - min(due, spare)
        due, cans = max(0, due - cans), max(0, cans - due)
        missing, water = missing + max(0, due - water), max(0, water - due)
    spare = max(0, water - kept)
    return meat + spare, cans + water - spare, missing


def hunger(s: OutliveState, me: Shelter, seat: int) -> tuple[int, int]:
    """What tonight takes: supplies for rooms, and water for rows of the airlock."""
    lane = s.lanes[seat]
    if lane and isinstance(lane[-1], Eat):
        return lane[-1].due, 0
    return upkeep_of(s, me) if me.rooms else 0, s.content.rows_used[me.people[AIRLOCK]]


def munitions(me: Shelter, later: int) -> float:
    """The worth of munitions: a few are as good as points in a hunt, and they turn pressure away."""
    few = min(FEW, me.tokens[MUNITION])
    total = W_MUNITION * few + W_SURPLUS * (me.tokens[MUNITION] - few)
    return total if later else total * W_LAST_MUNITION


def gear(s: OutliveState, me: Shelter, later: int) -> float:
    """The worth of equipment: broken pieces (each worth less than the one before), repaired pieces, and pairs."""
    pair = s.content.pair
    total, broken = 0.0, W_BROKEN
    for kind, state in enumerate(me.gear):
        if state == NONE:
            continue
        if state == BROKEN:
            total += broken + W_PROMISE * GEAR_WORTH[kind] * later
            broken *= W_FEWER
        else:
            total += GEAR_WORTH[kind] * later
        if pair[kind] > kind and me.gear[pair[kind]] != NONE:
            total += W_BOTH
    return total


def events(s: OutliveState, me: Shelter, when: int, later: int) -> float:
    """What open events will do to us, and how close we are to overcoming one tonight."""
    if not s.open:
        return 0.0
    harm = nearest = 0.0
    for event in s.open:
        harm += EVENT_HARM[event]
        if when == EVENING:
            nearest = max(nearest, nearness(s, me, event))
    return W_PLAN * nearest - (0.0 if me.works(EVENT_IMMUNITY) else later * harm)


def nearness(s: OutliveState, me: Shelter, event: int) -> float:
    """How much of an event's cost we have, as a part of its points: the last tokens count most."""
    have = whole = 0
    for resource, n in enumerate(s.content.event_cost[event]):
        if n:
            whole += n
            have += min(n, me.tokens[resource])
    share = have / whole
    return share * share * s.content.event_points[event]


def worth_of_setup(s: OutliveState, me: Shelter) -> float:
    """Set-up: what the leader brings, minus the rooms given up."""
    if s.phase != SETUP:
        return 0.0
    c = s.content
    lost = sum([ROUNDS_OF_USE * ROOM_WORTH[room] - c.upkeep[room] for room in me.discarded], 0.0)
    if me.leader < 0:
        return -lost
    return sum(c.leader_resources[me.leader]) + GEAR_WORTH[c.leader_equipment[me.leader]] - lost
