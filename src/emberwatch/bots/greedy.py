"""The greedy bot for Outlive: it tries every pick in an imagined game and takes the one that leaves its shelter best.

What makes it play is `worth`, an estimate of the points its shelter will have when the Convoy comes: points made
so far, rooms on their way, food for tonight, radiation to come, and what stores, tools and rooms will still bring.
It reads only games that its glimpse imagined, so it knows no more than its seat may.
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
from emberwatch.outlive.places import InCity
from emberwatch.outlive.pressure import Defend
from emberwatch.outlive.rule import LOOK_VERB
from emberwatch.outlive.scoring import parts
from emberwatch.outlive.setup import PlaceHero, PlaceHeroes, Rounds
from emberwatch.outlive.state import BITS, BROKEN, NIGHT, NONE, READY, Shelter, State
from emberwatch.outlive.vocabulary import GIVE, LOSE, PAY

# -- weights, in points at the end of the game --------------------------------------------------------------------

WEIGHTS: Final = {
    "point": 0.45,  # an action point still to be spent here
    "tribute": 0.6,  # a token still to be handed over
    "starve": 1.9,  # a survivor who goes hungry tonight
    "hungry": 0.9,  # the same while heroes are still to act today
    "recruit": 0.75,  # food that will not keep, but can recruit tonight
    "spoil": 0.03,  # food that neither keeps nor recruits
    "food": 0.6,  # a supply that keeps
    "upkeep": 0.35,  # a supply that an occupied room will cost on a later night
    "row": 0.3,  # a water that an occupied airlock row will cost on a later night
    "material": 0.5,  # a material, as long as there is something to build or repair
    "munition": 0.42,
    "surplus": 0.12,  # a material or munition beyond that
    "built": 0.35,  # what share of a room its walls are, before anybody lives in it
    "growth": 0.55,  # full rooms still to be gained a night
    "later_wave": 0.5,  # how far today's airlock counts against the waves after the next
    "broken": 0.5,  # a broken tool
    "both": 0.3,  # both tools of a pair, whatever their state
    "plan": 0.5,  # how far the tokens of an event's cost already count as its points
    "indoors": 0.01,  # breaks ties: who is to live in a room should move in now
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

ROOM_WORTH: Final = tuple([ROOM[name] for name in ROOMS])
TOOL_WORTH: Final = tuple([TOOL[name] for name in EQUIPMENT])
EVENT_HARM: Final = tuple([HARM[name] for name in EVENTS])

# -- trying picks -------------------------------------------------------------------------------------------------

ENDS: Final = (Turn, EndOfDay, Overcome, Indoors, PlaceHeroes, PlaceHero, Rounds)
"""Steps of the trunk before which an activation, or an event being overcome, is over."""
PAYMENTS: Final = (PAY[0].verb, GIVE[0].verb, LOSE[0].verb)


class Trial:
    """A line of play on a copy of the state, stopped where this seat is asked next or its business is over."""

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
        """The line of play that begins with this pick."""
        twin = Trial(self.state.clone(), self.dice.clone(), self.seat, self.lane, NO_PICKS)
        twin.run(pick)
        return twin

    def run(self, pick: Pick) -> None:
        s, agenda = self.state, self.agenda()
        s.now = agenda
        agenda.pop().run(s, pick)
        while agenda and not isinstance(agenda[-1], ENDS):
            pick = self.answer(agenda[-1])
            if self.picks:
                return
            s.now = agenda
            agenda.pop().run(s, pick)

    def answer(self, step: Step) -> Pick:
        """What chance draws, what is forced, how others are expected to answer; `picks` is set if we are asked."""
        if step.seat == CHANCE:
            return step.faces()[self.dice.draw(step.bag(self.state))]
        picks = step.picks(self.state)
        if len(picks) > 1 and step.seat == self.seat:
            self.picks = [pick for pick in picks if pick.verb != LOOK_VERB]
        return picks[-1] if picks else NOTHING

    def worth(self) -> float:
        return worth(self.state, self.seat)


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
        return outlook(trial.after(cheapest(trial)))
    return max([outlook(trial.after(pick)) for pick in trial.picks])


def still_open(step: Step) -> float:
    """What a question that is still open will bring: points to spend, savings to use, tribute to hand over."""
    if isinstance(step, Defend):
        return -WEIGHTS["tribute"] * step.due
    if isinstance(step, Mend):
        return WEIGHTS["material"] * step.credit
    points: int = getattr(step, "points", 0)
    if isinstance(step, InCity):
        points += step.free
    return WEIGHTS["point"] * points


def cheapest(trial: Trial) -> Pick:
    """The token, or the survivor, that is missed least."""
    return max(trial.picks, key=lambda pick: trial.after(pick).worth())


def best(trial: Trial) -> Pick:
    return max(trial.picks, key=lambda pick: outlook(trial.after(pick)))


def followed(trial: Trial) -> Trial:
    """The line of play to its end, with the best pick at every question."""
    while trial.picks:
        trial = trial.after(best(trial))
    return trial


class Greedy(Bot):
    """One look ahead, from the estimate of its own shelter; it does not think about what others are up to."""

    name = "greedy"
    games = ("outlive",)

    def choose(self, glimpse: Glimpse) -> Pick:
        trial = self.imagined(glimpse)
        if isinstance(trial.agenda()[-1], Turn):
            return max(trial.picks, key=lambda pick: followed(trial.after(pick)).worth())
        return best(trial)

    def imagined(self, glimpse: Glimpse) -> Trial:
        world = glimpse.imagine(self.dice.below(SEEDS))
        s, seat = world.state, glimpse.seat
        assert isinstance(s, State)
        picks = [pick for pick in glimpse.picks if pick.verb != LOOK_VERB]
        return Trial(s, world.dice, seat, bool(s.lanes[seat]), picks)


# -- how far the night has come -----------------------------------------------------------------------------------

EVENING: Final = 0  # all of tonight is still to come
RECRUITING: Final = 1  # fed, and the wave is over
BUILDING: Final = 2  # nobody can be recruited any more
MORNING: Final = 3  # the night is over, or there was none yet


def stage(s: State, seat: int) -> int:
    """How much of this round's night is still to come for this seat."""
    if s.round == 0:
        return MORNING
    if s.phase != NIGHT:
        return EVENING
    lane = s.lanes[seat]
    if not lane:
        return MORNING if isinstance(s.trunk[-1], Rounds) else EVENING
    if len(lane) > 4 and isinstance(lane[4], Radiation):
        return EVENING
    return RECRUITING if len(lane) > 3 and isinstance(lane[3], Recruit) else BUILDING


# -- the estimate -------------------------------------------------------------------------------------------------


def worth(s: State, seat: int) -> float:
    """The points this shelter is expected to have when the Convoy comes."""
    me, when = s.shelters[seat], stage(s, seat)
    later = len(s.content.waves) - s.round
    scored = parts(s, seat)
    return (
        scored[0] + scored[3] + scored[4] + scored[5]
        + rooms_worth(s, me, when, later)
        + radiation(s, me, when)
        + food(s, me, seat, when, later)
        + stores(s, me, when, later)
        + tools(s, me, later)
        + events(s, me, when, later)
        + setup(s, me)
    )  # fmt: skip


def between(table: tuple[int, ...], at: float) -> float:
    """A value between two entries of a table; beyond its end one less a step, as survivors are lost there."""
    low = int(at)
    if low >= len(table) - 1:
        return table[-1] - (at - len(table) + 1) if table[-1] < 0 else table[-1]
    return table[low] + (at - low) * (table[low + 1] - table[low])


def rooms_worth(s: State, me: Shelter, when: int, later: int) -> float:
    """Rooms on their way to being full, what working ones bring each round, what occupied ones will eat."""
    c, w = s.content, WEIGHTS
    progress = total = 0.0
    gaps = []
    for slot in range(len(me.rooms)):
        people = me.people[slot]
        if not me.built & BITS[slot]:
            continue
        room = me.rooms[slot]
        spaces = c.spaces[room]
        if people >= spaces:
            progress += 1
            total += ROOM_WORTH[room] * (later + (when == EVENING))
        else:
            gaps.append((spaces - people, spaces))
        total += w["indoors"] * people
        if people:
            total -= w["upkeep"] * c.upkeep[room] * later
    progress += fillable(me, gaps, later == 0 and when >= BUILDING)
    return total + between(c.room_points, min(7.0, progress + w["growth"] * later))


def fillable(me: Shelter, gaps: list[tuple[int, int]], last: bool) -> float:
    """Rooms that are not full: in the last night those the airlock can fill, before it a share of each."""
    gaps.sort()
    spare, progress, built = me.people[AIRLOCK], 0.0, WEIGHTS["built"]
    for gap, spaces in gaps:
        if last:
            progress += 1 if gap <= spare else 0
            spare -= gap
        else:
            progress += built + (0.9 - built) * (1 - gap / spaces) ** 2
    return progress


def radiation(s: State, me: Shelter, when: int) -> float:
    """The gauge after the waves to come, if the airlock stays as it is."""
    c = s.content
    shield = me.people[AIRLOCK] + c.amount[AIRLOCK_1] * len(me.slots_of(AIRLOCK_1, c))
    waves = c.waves[s.round - 1 if when == EVENING else s.round :]
    squares = float(me.gauge)
    weight = 1.0
    for wave in waves:
        squares += weight * max(0, wave - shield)
        weight = WEIGHTS["later_wave"]
    return between(c.gauge, squares)


def hunger(s: State, me: Shelter, seat: int) -> tuple[int, int]:
    """What is to be fed tonight: supplies for rooms, and water for rows of the airlock."""
    lane = s.lanes[seat]
    if lane and isinstance(lane[-1], Eat):
        return lane[-1].due, 0
    c = s.content
    upkeep = [c.upkeep[me.rooms[slot]] for slot in range(len(me.rooms)) if me.people[slot]]
    return sum(upkeep), c.rows_used[me.people[AIRLOCK]]


def food(s: State, me: Shelter, seat: int, when: int, later: int) -> float:
    """Tonight's hunger, whom the rest can recruit, and what keeps."""
    c, w = s.content, WEIGHTS
    meat, water, cans = me.tokens[MEAT], me.tokens[WATER], me.tokens[CANS]
    missing = 0
    if when == EVENING:
        due, rows = hunger(s, me, seat)
        water += len(permanent_waters(s, me))
        missing = max(0, rows - water)
        water = max(0, water - rows)
        due, meat = max(0, due - meat), max(0, meat - due)
        eaten = min(due, max(0, water - c.water_kept))
        due, water = due - eaten, water - eaten
        due, cans = max(0, due - cans), max(0, cans - due)
        due, water = max(0, due - water), max(0, water - due)
        missing += due
    return left_over(s, me, when, later, meat, water, cans) - missing * w["hungry" if me.idle else "starve"]


def left_over(s: State, me: Shelter, when: int, later: int, meat: int, water: int, cans: int) -> float:
    """What is not eaten tonight: it recruits, it keeps, or it spoils."""
    c, w = s.content, WEIGHTS
    keeps = cans + min(water, c.water_kept)
    spoils = meat + max(0, water - c.water_kept)
    if when >= BUILDING:
        return w["food"] * keeps if later else w["spoil"] * keeps
    beds = me.space_in_airlock(c)
    recruits = min(beds, spoils)
    total = w["recruit"] * recruits + w["spoil"] * (spoils - recruits)
    if later:
        return total + w["food"] * keeps
    return total + w["recruit"] * min(beds - recruits, keeps)


def stores(s: State, me: Shelter, when: int, later: int) -> float:
    """Materials as long as there is something to build or repair; munitions; the rest is surplus."""
    if not later and when == MORNING:
        return 0.0
    w = WEIGHTS
    materials, munitions = me.materials(), me.tokens[MUNITION]
    rooms = ROOM_SLOTS - me.built.bit_count()
    wanted = min(materials, 3 * min(rooms, 2) + 3 * me.gear.count(BROKEN))
    armed = min(munitions, 5) if later else 0
    surplus = materials - wanted + munitions - armed
    return w["material"] * wanted + w["munition"] * armed + w["surplus"] * surplus


def tools(s: State, me: Shelter, later: int) -> float:
    """Broken tools, complete pairs, and what repaired tools bring on the days to come."""
    w, pair = WEIGHTS, s.content.pair
    total = 0.0
    for kind, state in enumerate(me.gear):
        if state != NONE:
            total += w["broken"] if state == BROKEN else TOOL_WORTH[kind] * later
            if pair[kind] > kind and me.gear[pair[kind]] != NONE:
                total += w["both"]
    return total


def events(s: State, me: Shelter, when: int, later: int) -> float:
    """What open events will do to us, and how near we are to overcoming one tonight."""
    if not s.open or when == MORNING and not later:
        return 0.0
    total = -sum([EVENT_HARM[event] for event in s.open]) * later
    if me.works(EVENT_IMMUNITY):
        total = 0.0
    if when == EVENING:
        total += WEIGHTS["plan"] * max([nearness(s, me, event) for event in s.open])
    return total


def nearness(s: State, me: Shelter, event: int) -> float:
    """How much of the cost of an event is together, in its points: the last tokens count most."""
    cost = s.content.event_cost[event]
    have = sum([min(cost[resource], me.tokens[resource]) for resource in range(len(RESOURCES))])
    share = have / sum(cost)
    return share * share * s.content.event_points[event]


def setup(s: State, me: Shelter) -> float:
    """What was kept and what was let go of in set-up; 0 once all is open."""
    if s.round or s.phase:
        return 0.0
    c = s.content
    lost = sum([3 * ROOM_WORTH[room] - c.upkeep[room] for room in me.discarded])
    if me.leader < 0:
        return -lost
    return sum(c.leader_resources[me.leader]) + 2 * TOOL_WORTH[c.leader_equipment[me.leader]] - lost
