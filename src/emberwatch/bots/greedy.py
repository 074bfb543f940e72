"""The greedy bot for Outlive: it tries every pick in an imagined game and takes the one that leaves its shelter best.

What makes it play is `worth`, an estimate of the points its shelter will have when the Convoy comes: points made
so far, what the rest of the night can make of food, survivors and materials, radiation to come, and what rooms and
tools will still bring. It reads only games that its glimpse imagined, so it knows no more than its seat may.
"""

from __future__ import annotations

from typing import Final

from emberwatch.bots import SEEDS, Bot, Glimpse
from emberwatch.engine.agenda import CHANCE, NO_PICKS, NOTHING, SOME, Pick, Step
from emberwatch.engine.chance import Dice
from emberwatch.outlive.day import EndOfDay, Turn
from emberwatch.outlive.equipment import Mend
from emberwatch.outlive.names import (
    AIRLOCK,
    AIRLOCK_1,
    CANS,
    CONSTRUCTION,
    EQUIPMENT,
    EVENT_IMMUNITY,
    EVENTS,
    MEAT,
    MUNITION,
    RESOURCES,
    ROOM_SLOTS,
    ROOMS,
    WATER,
)
from emberwatch.outlive.night import Eat, Indoors, Overcome, Radiation, Recruit, permanent_waters
from emberwatch.outlive.places import InCity, InTheWild, Visit
from emberwatch.outlive.pressure import Defend
from emberwatch.outlive.rooms import Build
from emberwatch.outlive.rule import LOOK_VERB
from emberwatch.outlive.scoring import parts
from emberwatch.outlive.setup import PlaceHero, PlaceHeroes, Rounds
from emberwatch.outlive.state import BITS, BROKEN, NIGHT, NONE, SETUP, Shelter, State
from emberwatch.outlive.vocabulary import GIVE, LOSE, PAY

# -- weights, in points at the end of the game --------------------------------------------------------------------

WEIGHTS: Final = {
    # what is in hand
    "point": 0.47,  # an action point still to be spent here
    "food": 0.58,  # a supply that keeps
    "spoil": 0.025,  # a supply that does not
    "material": 0.75,  # a material that there is something to build or repair with
    "munition": 0.48,  # a munition, up to a few
    "surplus": 0.12,  # a material or a munition beyond that
    "tribute": 0.53,  # a token still to be handed over
    # people
    "starve": 1.5,  # a supply missing tonight
    "relief": 0.12,  # how much less that worries for each hero still to act today
    "upkeep": 0.6,  # a supply that an occupied room will cost on a later night
    "row": 0.28,  # a water that an occupied airlock row will cost on a later night
    "bed": 0.14,  # a free airlock space for the next night's recruits
    "shield": 0.74,  # how far today's airlock counts against the waves after the next
    # rooms
    "built": 0.21,  # what share of a full room its walls are
    "growth": 0.35,  # full rooms still to be gained a night
    "indoors": 0.01,  # breaks ties: who is to live in a room should move in now
    # tools and events
    "broken": 0.48,  # the first broken tool
    "fewer": 0.45,  # each further one, compared with the one before
    "promise": 0.12,  # how much of what a tool brings when repaired counts while it is broken
    "both": 0.29,  # both tools of a pair, whatever their state
    "plan": 0.46,  # how far an event's points count while its cost is being gathered
    # others
    "threat": 0.2,  # a point of pressure that an idle hero could put on us today
    "room": 0.58,
    "tool": 1.25,
    "harm": 1.16,
}
"""What the bot thinks things are worth."""

ROOM: Final = {
    "construction": 1.0, "workshop": 0.9, "events": 0.6, "hunting-1": 0.7, "cargo-1": 0.7, "look": 0.05,
    "hero-immunity": 0.15, "choice-of-tribute": 0.2, "hunting-2": 1.4, "cargo-2": 1.3, "munitions-4": 1.8,
    "repair-free": 1.2, "permanent-water": 0.8, "event-immunity": 0.4, "dismantle": 0.8, "gauge-1": 1.0,
    "airlock-1": 0.8, "survivor-1": 1.0, "search-2": 0.9, "equipment-2": 0.9, "empty-cupboard": 0.6,
    "repair-2": 0.9,
}  # fmt: skip
"""What a working room brings each round."""
TOOL: Final = {
    "bow": 0.5, "axe": 0.7, "battle-gear": 0.2, "baseball-bat": 0.15, "thermal-sensor": 0.3, "exoskeleton": 0.3,
    "access-card": 0.3, "jerrycan": 0.4, "metal-detector": 0.5, "backpack": 0.7, "bear-trap": 0.4, "shotgun": 0.4,
    "grappling-hook": 0.4, "hacksaw": 0.7, "crowbar": 0.7, "ammo-box": 0.6, "chainsaw": 0.8, "flashlight": 0.8,
    "purifier": 0.5, "pickaxe": 0.7,
}  # fmt: skip
"""What a repaired tool brings each round."""
HARM: Final = {
    "wildfire": 0.1, "cave-in": 0.1, "thieves": 0.1, "nomads": 0.1, "lean-times": 0.2, "rat-infestation": 0.6,
    "sandstorm": 1.5, "radioactive-cloud": 1.8, "epizootic-disease": 0.6, "animal-mutation": 0.6,
    "enemy-clan": 1.0, "cold-snap": 1.2,
}  # fmt: skip
"""What an open event costs on each day to come."""

ROOM_WORTH: Final = [ROOM[name] for name in ROOMS]
TOOL_WORTH: Final = [TOOL[name] for name in EQUIPMENT]
EVENT_HARM: Final = [HARM[name] for name in EVENTS]
FEW: Final = 6
"""Munitions beyond so many are surplus."""
BEDS: Final = 4
"""Free airlock spaces beyond so many are not needed."""

# -- trying picks -------------------------------------------------------------------------------------------------

ENDS: Final = (Turn, EndOfDay, Overcome, Indoors, PlaceHeroes, PlaceHero, Rounds)
"""Steps of the trunk before which an activation, or the overcoming of an event, is over."""
PAYMENTS: Final = (PAY[0].verb, GIVE[0].verb, LOSE[0].verb)


class Trial:
    """A line of play on a copy of the state, stopped where our seat is asked again or its business is over.

    Not a clone of the game: that would go on to the next seat's question, which nobody here wants to hear.
    """

    __slots__ = ("dice", "lane", "picks", "seat", "state")

    def __init__(self, state: State, dice: Dice, seat: int, lane: bool, picks: list[Pick]) -> None:
        self.state = state
        self.dice = dice
        self.seat = seat
        self.lane = lane
        """Whether the business is on the seat's own lane, not on the trunk."""
        self.picks = picks
        """What the seat is asked now; none when its business is over."""

    def agenda(self) -> list[Step]:
        return self.state.lanes[self.seat] if self.lane else self.state.trunk

    def after(self, pick: Pick) -> Trial:
        """The line of play that goes on with this pick."""
        twin = Trial(self.state.clone(), self.dice.clone(), self.seat, self.lane, NO_PICKS)
        twin.run(pick)
        return twin

    def run(self, pick: Pick) -> None:
        s, agenda = self.state, self.agenda()
        while True:
            s.now = agenda
            agenda.pop().run(s, pick)
            if not agenda or isinstance(agenda[-1], ENDS):
                return
            pick = self.answer(agenda[-1])
            if self.picks:
                return

    def answer(self, step: Step) -> Pick:
        """What chance draws, what is forced, how others may answer; `picks` is set if it is we who are asked."""
        if step.seat == CHANCE:
            return step.faces()[self.dice.draw(step.bag(self.state))]
        picks = step.picks(self.state)
        if len(picks) > 1 and step.seat == self.seat:
            self.picks = without_looks(picks)
        return picks[-1] if picks else NOTHING

    def worth(self) -> float:
        return worth(self.state, self.seat)


def without_looks(picks: list[Pick]) -> list[Pick]:
    """R, Look: this bot has no use for knowing the order of a pile."""
    return [pick for pick in picks if pick.verb != LOOK_VERB]


def outlook(trial: Trial) -> float:
    """What a line of play is worth once the matter in hand is settled.

    A question that comes back until one passes is not followed: what is open in it counts as it is.
    """
    if not trial.picks:
        return trial.worth()
    step = trial.agenda()[-1]
    if step.SHAPE == SOME or isinstance(step, Eat):
        return trial.worth() + still_open(step)
    if trial.picks[0].verb in PAYMENTS:
        return outlook(max([trial.after(pick) for pick in trial.picks], key=Trial.worth))
    return max([outlook(trial.after(pick)) for pick in trial.picks])


def still_open(step: Step) -> float:
    """What a question that comes back will bring: points to spend, savings to use, tribute to hand over."""
    if isinstance(step, (Visit, InTheWild)):
        free = step.free if isinstance(step, InCity) else 0
        return WEIGHTS["point"] * (step.points + free)
    if isinstance(step, Defend):
        return -WEIGHTS["tribute"] * step.due
    return WEIGHTS["material"] * step.credit if isinstance(step, Mend) else 0.0


def followed(trial: Trial) -> Trial:
    """The line of play to its end, with the best pick at every question."""
    while trial.picks:
        trial = max([trial.after(pick) for pick in trial.picks], key=outlook)
    return trial


class Greedy(Bot):
    """One look ahead, by the estimate of its own shelter; it does not think about what others are up to."""

    name = "greedy"
    games = ("outlive",)

    def choose(self, glimpse: Glimpse) -> Pick:
        trial = self.imagined(glimpse)
        judge = day_over if isinstance(trial.agenda()[-1], Turn) else outlook
        return max(trial.picks, key=lambda pick: judge(trial.after(pick)))

    def imagined(self, glimpse: Glimpse) -> Trial:
        """Where we stand, in a world we can imagine."""
        world = glimpse.imagine(self.dice.below(SEEDS))
        s, seat = world.state, glimpse.seat
        assert isinstance(s, State)
        return Trial(s, world.dice, seat, bool(s.lanes[seat]), without_looks(glimpse.picks))


def day_over(trial: Trial) -> float:
    """A hero's move is worth what its whole activation is, less what it exposes to stronger heroes."""
    end = followed(trial)
    return end.worth() - WEIGHTS["threat"] * threat(end.state, end.seat)


def threat(s: State, seat: int) -> int:
    """P: the pressure that idle heroes of others could still put on our standing ones today."""
    me, total = s.shelters[seat], 0
    for hero in range(4):
        if me.standing & BITS[hero]:
            total += pressure_on(s, seat, me.heroes[hero], s.content.strengths[hero])
    return total


def pressure_on(s: State, seat: int, place: int, strength: int) -> int:
    """The greatest pressure that could come to a place, on a hero of that strength."""
    near, strengths, most = s.content.near[place], s.content.strengths, 0
    for other, shelter in enumerate(s.shelters):
        if other != seat and shelter.idle:
            for hero in range(4):
                if shelter.idle & BITS[hero] and shelter.heroes[hero] in near:
                    most = max(most, strengths[hero] - strength)
    return most


# -- how far the night has come -----------------------------------------------------------------------------------

EVENING: Final = 0  # all of tonight is still to come
RECRUITING: Final = 1  # fed, and the wave is over
BUILDING: Final = 2  # nobody can be recruited any more
MORNING: Final = 3  # nothing can be built any more; or no day has come yet


def stage(s: State, seat: int) -> int:
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


def worth(s: State, seat: int) -> float:
    """The points this shelter is expected to have when the Convoy comes."""
    me, when = s.shelters[seat], stage(s, seat)
    later = len(s.content.waves) - s.round
    points = parts(s, seat)
    return (
        points[0] + points[3] + points[4] + points[5]
        + Night(s, seat, when, later).worth()
        + munitions(me, later)
        + tools(s, me, later)
        + events(s, me, when, later)
        + kept(s, me)
    )  # fmt: skip


def between(table: tuple[int, ...], at: float) -> float:
    """A value between two entries of a table. Past the end of the gauge each square costs a survivor."""
    last = len(table) - 1
    if at >= last:
        return table[last] - (at - last) if table[last] < 0 else table[last]
    low = int(at)
    return table[low] + (at - low) * (table[low + 1] - table[low])


Project = tuple[float, int, int]
"""A room to be filled: what it brings, the survivors it takes, the materials it takes."""


class Night:
    """What the rest of the night can make of food, survivors and materials.

    The night is not tried out pick by pick: a room brings nothing before its last space is filled, so one look
    ahead would never begin one. Instead all sensible plans are reckoned through, and the best one counts.
    """

    __slots__ = ("full", "gauge", "later", "me", "s", "seat", "shield", "value", "wanted", "when")

    def __init__(self, s: State, seat: int, when: int, later: int) -> None:
        c, me = s.content, s.shelters[seat]
        self.s = s
        self.seat = seat
        self.me = me
        self.when = when
        self.later = later
        """Nights after this one."""
        self.shield = c.amount[AIRLOCK_1] * len(me.slots_of(AIRLOCK_1, c))
        wave = c.waves[s.round - 1] if when == EVENING else 0
        self.gauge = me.gauge + max(0, wave - self.shield - me.people[AIRLOCK])
        self.wanted = 3 * min(2, ROOM_SLOTS - me.built.bit_count()) + 3 * min(2, me.gear.count(BROKEN))
        """Materials that there is a use for."""
        self.full = 0.0
        """Rooms that are full, with a share for those only built."""
        self.value = 0.0
        """What rooms bring and eat as they are."""

    def worth(self) -> float:
        """The best morning, over how many to recruit and how many rooms to fill."""
        w, me = WEIGHTS, self.me
        spoils, keeps, missing = larder(self.s, me, self.seat, self.when)
        projects = self.projects()
        beds = me.space_in_airlock(self.s.content) if self.when <= RECRUITING else 0
        free = min(beds, spoils)
        best = self.fill(free, keeps, projects)
        more = min(beds - free, keeps)
        if more:
            best = max(best, self.fill(free + more, keeps - more, projects))
        starve = w["starve"] * (1 - w["relief"] * me.idle.bit_count())
        return self.value + best + w["spoil"] * (spoils - free) - starve * missing

    def projects(self) -> list[Project]:
        """Look through the rooms: count what is there, and list what could be filled, the easiest first."""
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
        c, w, me, later = self.s.content, WEIGHTS, self.me, self.later
        room, people = me.rooms[slot], me.people[slot]
        gap = c.spaces[room] - people
        eats = w["upkeep"] * c.upkeep[room] * later
        if people:
            self.value += w["indoors"] * people - eats
        if gap <= 0:
            self.full += 1
            self.value += w["room"] * ROOM_WORTH[room] * (later + (self.when == EVENING))
            return
        built = w["built"] if me.built & BITS[slot] else 0.0
        self.full += built
        brings = w["room"] * ROOM_WORTH[room] * later - (0 if people else eats)
        open_ones.append((brings, gap, 0 if built else c.build_cost))

    def fill(self, recruits: int, keeps: int, projects: list[Project]) -> float:
        """The best morning after so many recruits, over how many rooms are filled."""
        people, materials, full = self.me.people[AIRLOCK] + recruits, self.me.materials(), self.full
        gain = recruits + WEIGHTS["food" if self.later else "spoil"] * keeps
        best = gain + self.morning(people, materials, full)
        for brings, gap, cost in projects:
            if people < gap or materials < cost:
                break
            people, materials, full = people - gap, materials - cost, full + 1
            gain += brings
            best = max(best, gain + self.morning(people, materials, full))
        return best

    def morning(self, people: int, materials: int, full: float) -> float:
        """Rooms to be had in the end, materials left, and the airlock: its rows, its free spaces, its shield."""
        c, w, later = self.s.content, WEIGHTS, self.later
        total = between(c.room_points, full + w["growth"] * later) + self.radiation(people)
        if not later:
            return total + w["surplus"] * materials
        surplus = max(0, materials - self.wanted)
        total += w["material"] * (materials - surplus) + w["surplus"] * surplus
        total += w["bed"] * min(BEDS, c.airlock_spaces - people)
        return total - w["row"] * c.rows_used[people] * later

    def radiation(self, people: int) -> float:
        """The gauge after the waves to come, with so many in the airlock."""
        s, shield = self.s, self.shield + people
        square, share = float(self.gauge), 1.0
        for wave in s.content.waves[s.round :]:
            square += share * max(0, wave - shield)
            share = WEIGHTS["shield"]
        return between(s.content.gauge, square)


def effort(project: Project) -> float:
    brings, gap, cost = project
    return WEIGHTS["material"] * cost + WEIGHTS["food"] * gap - brings


def save_once(projects: list[Project], saved: int) -> None:
    """R, Construction: the first room that is to be built costs less."""
    for i, (brings, gap, cost) in enumerate(projects):
        if cost:
            projects[i] = (brings, gap, cost - saved)
            return


def larder(s: State, me: Shelter, seat: int, when: int) -> tuple[int, int, int]:
    """After tonight's meal: supplies that will spoil, supplies that keep, and what was missing.

    Water goes to the airlock; rooms eat meat first, then water that would not keep, then what would.
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


def hunger(s: State, me: Shelter, seat: int) -> tuple[int, int]:
    """What is to be fed tonight: supplies for rooms, and water for rows of the airlock."""
    lane = s.lanes[seat]
    if lane and isinstance(lane[-1], Eat):
        return lane[-1].due, 0
    c = s.content
    upkeep = [c.upkeep[me.rooms[slot]] for slot in range(len(me.rooms)) if me.people[slot]]
    return sum(upkeep), c.rows_used[me.people[AIRLOCK]]


def munitions(me: Shelter, later: int) -> float:
    """A few are as good as points in a hunt and turn pressure away."""
    few = min(FEW, me.tokens[MUNITION])
    share = 1 if later else 0.4
    return share * (WEIGHTS["munition"] * few + WEIGHTS["surplus"] * (me.tokens[MUNITION] - few))


def tools(s: State, me: Shelter, later: int) -> float:
    """Broken tools, each worth less than the one before; what repaired ones bring; complete pairs."""
    w, pair = WEIGHTS, s.content.pair
    total, broken = 0.0, w["broken"]
    for kind, state in enumerate(me.gear):
        if state == NONE:
            continue
        if state == BROKEN:
            total += broken + w["promise"] * TOOL_WORTH[kind] * later
            broken *= w["fewer"]
        else:
            total += w["tool"] * TOOL_WORTH[kind] * later
        if pair[kind] > kind and me.gear[pair[kind]] != NONE:
            total += w["both"]
    return total


def events(s: State, me: Shelter, when: int, later: int) -> float:
    """What open events will do to us, and how near we are to overcoming one tonight."""
    if not s.open:
        return 0.0
    total = 0.0
    if not me.works(EVENT_IMMUNITY):
        total -= WEIGHTS["harm"] * later * sum([EVENT_HARM[event] for event in s.open])
    if when == EVENING:
        total += WEIGHTS["plan"] * max([nearness(s, me, event) for event in s.open])
    return total


def nearness(s: State, me: Shelter, event: int) -> float:
    """How much of the cost of an event is together, in its points: the last tokens count most."""
    cost = s.content.event_cost[event]
    have = sum([min(cost[resource], me.tokens[resource]) for resource in range(len(RESOURCES))])
    share = have / sum(cost)
    return share * share * s.content.event_points[event]


def kept(s: State, me: Shelter) -> float:
    """Set-up: what the leader brings, less the rooms let go of."""
    if s.phase != SETUP:
        return 0.0
    c = s.content
    lost = sum([3 * ROOM_WORTH[room] - c.upkeep[room] for room in me.discarded])
    if me.leader < 0:
        return -lost
    return sum(c.leader_resources[me.leader]) + 2 * TOOL_WORTH[c.leader_equipment[me.leader]] - lost
