"""The night (N): overcome events in turn order; then, all at once, feed, shield, recruit, build, repair, clear up."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import MAY, NO_PICKS, ONE, SOME, Pick, Step
from emberwatch.outlive.model.names import (
    AIRLOCK,
    AIRLOCK_1,
    EVENTS_ROOM,
    MATERIALS,
    MEAT,
    MUNITION,
    PERMANENT_WATER,
    RESOURCES,
    ROOM_SLOTS,
    SUPPLIES,
    WATER,
)
from emberwatch.outlive.model.state import BITS, NIGHT, READY, USED, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import OVERCOME, PASS, PAY, PERMANENT, RECRUIT, SAVE, USE_ROOM
from emberwatch.outlive.rules.equipment import Mend
from emberwatch.outlive.rules.rooms import Build
from emberwatch.outlive.rules.step import TABLE, OutliveStep
from emberwatch.outlive.rules.survivors import Lose

Due = tuple[int, ...]
"""Tokens still to be paid, by resource."""
GROUPS: Final[tuple[tuple[int, ...], ...]] = (SUPPLIES, MATERIALS, (MUNITION,))
GROUP_OF: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 2)
NO_SLOTS: Final[list[int]] = []
PAY_VERB: Final = PAY[0].verb


class NightBegins(Step):
    """N1, then N2 to N7 in a lane for each seat."""

    WRITTEN = "Night"
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        s.phase = NIGHT
        s.emit("night", s.round)
        s.then(Overcome(s.first, 0), Indoors())


class Indoors(Step):
    """N2 to N7 involve only a seat's own shelter and the equipment deck, so all seats do them at the same time."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        for seat in range(s.seats):
            s.together(seat, NIGHT_STEPS[seat])


# -- N1 ---------------------------------------------------------------------------------------------------------


def permanent_waters(s: OutliveState, me: Shelter) -> list[int]:
    """R: the slots whose permanent water is unspent this round."""
    if not me.works(PERMANENT_WATER):
        return NO_SLOTS
    return [slot for slot in me.slots_of(PERMANENT_WATER, s.content) if not me.used & BITS[slot]]


def shortage(me: Shelter, due: Due, water: int) -> list[int]:
    """How much of each group of resources is missing, given this much permanent water."""
    lacking = [0, 0, 0]
    for resource, n in enumerate(due):
        if n:
            missing = n - me.tokens[resource] - (water if resource == WATER else 0)
            if missing > 0:
                lacking[GROUP_OF[resource]] += missing
    return lacking


def discount(s: OutliveState) -> Due:
    """R, Events: what the room saves in each group; one group per night."""
    c = s.content
    return (c.events_supplies, c.amount[EVENTS_ROOM], c.events_munitions)


def affordable_with_room(s: OutliveState, me: Shelter, due: Due) -> bool:
    """Whether saving in one group makes the cost affordable."""
    lacking = shortage(me, due, len(permanent_waters(s, me)))
    groups = [group for group in range(3) if lacking[group]]
    return not groups or (len(groups) == 1 and lacking[groups[0]] <= discount(s)[groups[0]])


def affordable(s: OutliveState, me: Shelter, due: Due) -> bool:
    water = len(permanent_waters(s, me))
    for resource, n in enumerate(due):
        if n and n > me.tokens[resource] + (water if resource == WATER else 0):
            return False
    return True


class Overcome(OutliveStep):
    """N1: in turn order, overcome one event at a time or pass, which is final for the night."""

    __slots__ = ("passed",)
    KEY = "ask-overcome"
    RULES = ("N1", "E")
    SHAPE = MAY

    def __init__(self, seat: int, passed: int) -> None:
        super().__init__(seat)
        self.passed: Final = passed
        """Bits of the seats that have passed."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if not s.open:
            return NO_PICKS
        room = me.ready(EVENTS_ROOM, s.content) >= 0
        costs = s.content.event_cost
        picks = [PASS]
        for event in sorted(s.open) if len(s.open) > 1 else s.open:
            cost = costs[event]
            if affordable_with_room(s, me, cost) if room else affordable(s, me, cost):
                picks.append(OVERCOME[event])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            passed = self.passed | BITS[self.seat]
            s.emit("passed", self.seat)
            if passed != BITS[s.seats] - 1:
                s.then(Overcome(self.after(s, passed), passed))
        elif s.open:
            cost = s.content.event_cost[pick.what]
            s.then(UseEventsRoom(self.seat, pick.what, cost), Overcome(self.after(s, self.passed), self.passed))

    def after(self, s: OutliveState, passed: int) -> int:
        """The next seat clockwise that has not passed."""
        seat = (self.seat + 1) % s.seats
        while passed & BITS[seat]:
            seat = (seat + 1) % s.seats
        return seat


class Bill(OutliveStep):
    """An event's cost that is about to be paid."""

    __slots__ = ("due", "event")

    def __init__(self, seat: int, event: int, due: Due) -> None:
        super().__init__(seat)
        self.event: Final = event
        self.due: Final = due

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"event": self.event}


class UseEventsRoom(Bill):
    """R, Events: the room may lower one cost per night."""

    __slots__ = ()
    KEY = "ask-events-room"
    RULES = ("N1", "R")
    SHAPE = MAY

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        room = me.ready(EVENTS_ROOM, s.content)
        if room < 0:
            return NO_PICKS
        use = USE_ROOM[me.labels[room]]
        return [PASS, use] if affordable(s, me, self.due) else [use]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.how == 1:
            me.use(me.labels.index(pick.what))
            s.emit("used-room", self.seat, pick.what)
            s.then(SaveOnEvent(self.seat, self.event, self.due, -1, 1))
        else:
            s.then(PayEvent(self.seat, self.event, self.due))


class SaveOnEvent(Bill):
    """R, Events: save up to this many materials, munitions or supplies of what the event costs."""

    __slots__ = ("group", "left")
    KEY = "ask-save"
    RULES = ("N1", "R")
    SHAPE = ONE

    def __init__(self, seat: int, event: int, due: Due, group: int, left: int) -> None:
        super().__init__(seat, event, due)
        self.group: Final = group
        """The group being saved in; -1 before the first token."""
        self.left: Final = left

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if not self.left:
            return NO_PICKS
        return [SAVE[resource] for resource in range(len(RESOURCES)) if self.can_save(s, me, resource)]

    def can_save(self, s: OutliveState, me: Shelter, resource: int) -> bool:
        """Whether a token is due, is in the chosen group, and leaves a cost that can be paid once it is saved."""
        group = GROUP_OF[resource]
        if not self.due[resource] or self.group not in (-1, group):
            return False
        more = (discount(s)[group] if self.group < 0 else self.left) - 1
        lacking = shortage(me, less(self.due, resource), len(permanent_waters(s, me)))
        return lacking[group] <= more and not any([lacking[g] for g in range(3) if g != group])

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.what < 0:
            s.then(PayEvent(self.seat, self.event, self.due))
            return
        group = GROUP_OF[pick.what]
        due = less(self.due, pick.what)
        left = (discount(s)[group] if self.group < 0 else self.left) - 1
        s.emit("saved", self.seat, pick.what)
        s.then(SaveOnEvent(self.seat, self.event, due, group, left))


def less(due: Due, resource: int) -> Due:
    """The cost without one token of this resource."""
    return (*due[:resource], due[resource] - 1, *due[resource + 1 :])


class PayEvent(Bill):
    """N1: pay what is due, without help from others; the permanent water may replace a water token."""

    __slots__ = ()
    KEY = "ask-pay-event"
    RULES = ("N1", "R")
    SHAPE = MAY

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if not self.due[WATER] or not permanent_waters(s, me):
            return NO_PICKS
        if me.tokens[WATER] < self.due[WATER]:
            return [PAY[PERMANENT]]
        return [PASS, PAY[PERMANENT]]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PAY[PERMANENT]:
            slot = permanent_waters(s, me)[0]
            me.use(slot)
            s.emit("used-room", self.seat, me.labels[slot])
            s.then(PayEvent(self.seat, self.event, less(self.due, WATER)))
            return
        for resource in range(len(RESOURCES)):
            me.tokens[resource] -= self.due[resource]
        s.open.remove(self.event)
        me.events = (*me.events, self.event)
        s.emit("overcame", self.seat, self.event, s.content.event_points[self.event])


# -- N2 ---------------------------------------------------------------------------------------------------------


class Feed(OutliveStep):
    """N2: costs are fixed before anybody leaves; water goes to the airlock first, to keep the shortage smallest."""

    __slots__ = ()

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        rows, upkeep = s.content.rows_used[me.people[AIRLOCK]], upkeep_of(s, me)
        s.emit("feeding", self.seat, upkeep, rows)
        rows, upkeep = drink_permanent(s, me, self.seat, rows, upkeep)
        water = min(rows, me.tokens[WATER])
        me.tokens[WATER] -= water
        if water:
            s.emit("ate", self.seat, WATER, water)
        s.then(Eat(self.seat, upkeep, rows - water))


def upkeep_of(s: OutliveState, me: Shelter) -> int:
    """The supplies that rooms cost: the full price if anybody is in them."""
    upkeep = 0
    for slot in range(ROOM_SLOTS):
        if me.people[slot]:
            upkeep += s.content.upkeep[me.rooms[slot]]
    return upkeep


def drink_permanent(s: OutliveState, me: Shelter, seat: int, rows: int, upkeep: int) -> tuple[int, int]:
    """R, permanent water: if unspent, it must be used here, for the airlock or for a room."""
    for slot in permanent_waters(s, me):
        if rows or upkeep:
            me.use(slot)
            s.emit("used-room", seat, me.labels[slot])
            if rows:
                rows -= 1
            else:
                upkeep -= 1
    return rows, upkeep


class Eat(OutliveStep):
    """N2: feed rooms with any supplies the owner chooses; a seat that can pay must; any shortage costs survivors."""

    __slots__ = ("due", "short")
    KEY = "ask-eat"
    RULES = ("N2",)
    SHAPE = ONE

    def __init__(self, seat: int, due: int, short: int) -> None:
        super().__init__(seat)
        self.due: Final = due
        """Supplies still due for rooms."""
        self.short: Final = short
        """Water missing for the airlock."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if not self.due or me.supplies() <= self.due:
            return NO_PICKS
        return [PAY[resource] for resource in SUPPLIES if me.tokens[resource]]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb == PAY_VERB:
            me.tokens[pick.what] -= 1
            s.emit("ate", self.seat, pick.what, 1)
            s.then(Eat(self.seat, self.due - 1, self.short))
            return
        if self.due:
            self.eat_all(s, me)
        if self.short and not self.due:
            self.starve(s, self.short)

    def eat_all(self, s: OutliveState, me: Shelter) -> None:
        missing = self.due - me.supplies()
        for resource in SUPPLIES:
            if me.tokens[resource]:
                s.emit("ate", self.seat, resource, me.tokens[resource])
            me.tokens[resource] = 0
        self.starve(s, missing + self.short)

    def starve(self, s: OutliveState, missing: int) -> None:
        if missing:
            s.emit("starved", self.seat, missing)
            s.then(Lose(self.seat, missing))

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"due": self.due}


# -- N3 ---------------------------------------------------------------------------------------------------------


class Radiation(OutliveStep):
    """N3: the wave minus the survivors in the airlock and the airlock room; any surplus does not help."""

    __slots__ = ()

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        squares = exposure(s, me)
        if not squares:
            s.emit("shielded", self.seat, s.content.waves[s.round - 1])
            return
        past = me.worse(squares, s.content)
        s.emit("worse", self.seat, squares, me.gauge)
        if past:
            s.then(Lose(self.seat, past))


def exposure(s: OutliveState, me: Shelter) -> int:
    """How many squares tonight's wave moves the tracer."""
    shield = me.people[AIRLOCK] + s.content.amount[AIRLOCK_1] * len(me.slots_of(AIRLOCK_1, s.content))
    return max(0, s.content.waves[s.round - 1] - shield)


# -- N4 ---------------------------------------------------------------------------------------------------------


class Recruit(OutliveStep):
    """N4: pay one supply per survivor, into free airlock spaces, as often as you wish."""

    __slots__ = ()
    KEY = "ask-recruit"
    RULES = ("N4",)
    SHAPE = SOME

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if not me.space_in_airlock(s.content):
            return NO_PICKS
        picks = [PASS]
        picks += [RECRUIT[resource] for resource in SUPPLIES if me.tokens[resource]]
        if permanent_waters(s, me):
            picks.append(RECRUIT[PERMANENT])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb != RECRUIT[0].verb:
            return
        if pick is RECRUIT[PERMANENT]:
            me.use(permanent_waters(s, me)[0])
        else:
            me.tokens[pick.what] -= 1
        me.people[AIRLOCK] += 1
        s.emit("recruited", self.seat, pick.what)
        s.then(self)

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"spaces": s.shelters[self.seat].space_in_airlock(s.content)}


# -- N7 ---------------------------------------------------------------------------------------------------------


class ClearUp(OutliveStep):
    """N7: all meat, and water above what keeps, is lost; equipment and rooms are ready again."""

    WRITTEN = "Upkeep"
    __slots__ = ()

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        kept = s.content.water_kept
        lost = max(0, me.tokens[WATER] - kept)
        if me.tokens[MEAT] or lost:
            s.emit("spoiled", self.seat, me.tokens[MEAT], lost)
        me.tokens[MEAT] = 0
        me.tokens[WATER] -= lost
        for kind in range(len(me.gear)):
            if me.gear[kind] == USED:
                me.gear[kind] = READY
        me.used = 0
        me.used_in_peak = 0


NIGHT_STEPS: Final[list[list[Step]]] = [
    [Feed(seat), Radiation(seat), Recruit(seat), Build(seat), Mend(seat), ClearUp(seat)] for seat in range(4)
]
"""N2 to N7, made once for each seat."""
