"""Building and living in rooms (N5): move in, build, and use the abilities of the fifth step."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import NO_PICKS, ONE, SOME, Pick
from emberwatch.outlive.model.names import (
    AIRLOCK,
    CONSTRUCTION,
    DISMANTLE,
    EQUIPMENT,
    EQUIPMENT_2,
    GAUGE_1,
    MATERIALS,
    MUNITION,
    MUNITIONS_4,
    ROOM_SLOTS,
    SURVIVOR_1,
)
from emberwatch.outlive.model.state import BITS, NONE, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import BUILD, DISMANTLE_ONE, ENTER, LABEL_ROOM, PASS, PAY, USE_ROOM
from emberwatch.outlive.rules.equipment import DrawEquipment, number
from emberwatch.outlive.rules.step import OutliveStep

ABILITIES: Final[tuple[int, ...]] = (CONSTRUCTION, MUNITIONS_4, DISMANTLE, GAUGE_1, SURVIVOR_1, EQUIPMENT_2)
"""R: the rooms that work in the fifth step of the night."""
ABILITY_BITS: Final = sum([BITS[room] for room in ABILITIES])
PAY_VERB: Final = PAY[0].verb


class Build(OutliveStep):
    """N5: move in, build and use abilities, in any order and as often as possible."""

    __slots__ = ()
    KEY = "ask-build"
    RULES = ("N5", "R")
    SHAPE = SOME

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = [PASS]
        if me.materials() >= s.content.build_cost:
            picks += buildable(me)
        if me.powers & ABILITY_BITS:
            picks += self.abilities(s, me)
        if me.people[AIRLOCK]:
            enter = [me.labels[slot] for slot in range(ROOM_SLOTS) if me.has_space(slot, s.content)]
            picks += [ENTER[label] for label in sorted(enter)]
        return picks

    def abilities(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = []
        for room in ABILITIES:
            for slot in me.slots_of(room, s.content):
                if not me.used & BITS[slot] and useful(s, me, room, slot):
                    picks.append(USE_ROOM[me.labels[slot]])
        picks.sort(key=number)
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            return
        s.then(self)
        if pick.verb == ENTER[0].verb:
            me.people[AIRLOCK] -= 1
            me.people[me.labels.index(pick.what)] += 1
            me.update_powers(s.content)
            s.emit("entered", self.seat, pick.what)
        elif pick.verb == BUILD[0].verb:
            s.then(Raise(self.seat, pick.what, s.content.build_cost))
        else:
            slot = me.labels.index(pick.what)
            me.use(slot)
            s.emit("used-room", self.seat, pick.what)
            use_ability(s, me, self.seat, slot)


def buildable(me: Shelter) -> list[Pick]:
    labels = [me.labels[slot] for slot in range(ROOM_SLOTS) if not me.built & BITS[slot]]
    return [BUILD[label] for label in sorted(labels)]


def useful(s: OutliveState, me: Shelter, room: int, slot: int) -> bool:
    """Whether an ability would have any effect now."""
    c = s.content
    if room == CONSTRUCTION:
        unbuilt = me.built != (1 << ROOM_SLOTS) - 1
        return unbuilt and me.materials() >= c.build_cost - c.amount[CONSTRUCTION]
    if room == DISMANTLE:
        return any(me.gear)
    if room == GAUGE_1:
        return me.gauge > 0
    if room == SURVIVOR_1:
        return me.people[slot] < c.survivor_limit
    return True


def use_ability(s: OutliveState, me: Shelter, seat: int, slot: int) -> None:
    """R: what the rooms of the fifth step do."""
    room = me.rooms[slot]
    amount = s.content.amount[room]
    if room == CONSTRUCTION:
        s.then(Cheaply(seat))
    elif room == MUNITIONS_4:
        me.tokens[MUNITION] += amount
    elif room == DISMANTLE:
        s.then(Dismantle(seat))
    elif room == GAUGE_1:
        for _ in range(amount):
            me.better()
    elif room == SURVIVOR_1:
        me.people[slot] = min(me.people[slot] + amount, s.content.survivor_limit)
    else:
        s.then(DrawEquipment(seat, amount))


class Cheaply(OutliveStep):
    """R, Construction: build one room for fewer materials."""

    __slots__ = ()
    KEY = "ask-cheaply"
    RULES = ("N5", "R")
    SHAPE = ONE

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        return buildable(me)

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        cost = s.content.build_cost - s.content.amount[CONSTRUCTION]
        s.then(Raise(self.seat, pick.what, cost))


class Raise(OutliveStep):
    """N5: pay for a room with any materials, one token at a time; then it is built."""

    __slots__ = ("due", "label")
    KEY = "ask-raise"
    RULES = ("N5",)
    SHAPE = ONE

    def __init__(self, seat: int, label: int, due: int) -> None:
        super().__init__(seat)
        self.label: Final = label
        self.due: Final = due

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if not self.due or me.materials() <= self.due:
            return NO_PICKS
        return [PAY[resource] for resource in MATERIALS if me.tokens[resource]]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb == PAY_VERB:
            self.pay(s, me, pick.what)
            s.then(Raise(self.seat, self.label, self.due - 1))
            return
        if self.due:
            self.pay_all(s, me)
        me.built |= BITS[me.labels.index(self.label)]
        me.update_powers(s.content)
        s.emit("built", self.seat, self.label)

    def pay(self, s: OutliveState, me: Shelter, resource: int) -> None:
        me.tokens[resource] -= 1
        s.emit("paid", self.seat, resource)

    def pay_all(self, s: OutliveState, me: Shelter) -> None:
        for resource in MATERIALS:
            for _ in range(me.tokens[resource]):
                self.pay(s, me, resource)

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"room": LABEL_ROOM[self.label], "due": self.due}


class Dismantle(OutliveStep):
    """R, dismantle: discard one of your own tiles, broken or repaired, for its printed materials."""

    __slots__ = ()
    KEY = "ask-dismantle"
    RULES = ("R",)
    SHAPE = ONE

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        return [DISMANTLE_ONE[kind] for kind in range(len(EQUIPMENT)) if me.gear[kind] != NONE]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        kind = pick.what
        me.gear[kind] = NONE
        s.discard[kind] += 1
        for i in range(3):
            me.tokens[MATERIALS[i]] += s.content.repair_cost[kind][i]
        s.emit("dismantled", self.seat, kind)
