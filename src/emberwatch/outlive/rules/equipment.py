"""Equipment: drawing it (Q), what it does at a place (G), repairing it (N6)."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import CHANCE, MAY, SOME, Pick, Step
from emberwatch.outlive.model.names import (
    AMMO_BOX,
    AXE,
    BACKPACK,
    BASE,
    BOW,
    CANS,
    CROWBAR,
    DAM,
    FAIRGROUNDS,
    FOREST,
    JERRYCAN,
    MATERIALS,
    MEAT,
    METAL,
    METAL_DETECTOR,
    MICROCHIP,
    MINE,
    MUNITION,
    PICKAXE,
    PURIFIER,
    REPAIR_2,
    REPAIR_FREE,
    WATER,
    WOOD,
    WORKSHOP,
    by_place,
)
from emberwatch.outlive.model.state import BROKEN, NONE, READY, USED, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import EQUIPMENT_DRAWN, LABEL_ROOM, PASS, REPAIR, SAVE, USE_ROOM
from emberwatch.outlive.rules.step import TABLE, OutliveStep

# G: by place, the equipment that takes more of what is there, and the equipment that brings something else.
MORE: Final = by_place({FOREST: AXE, MINE: PICKAXE, FAIRGROUNDS: BACKPACK, BASE: AMMO_BOX, DAM: JERRYCAN})
EXTRA: Final = by_place({FOREST: BOW, MINE: PURIFIER, FAIRGROUNDS: METAL_DETECTOR, BASE: CROWBAR})
BROUGHT: Final = {BOW: MEAT, PURIFIER: WATER, METAL_DETECTOR: CANS, CROWBAR: MICROCHIP}
YIELD: Final = {FOREST: WOOD, MINE: METAL, FAIRGROUNDS: MICROCHIP, BASE: MUNITION, DAM: WATER}
"""What each place yields."""


def take_more(s: OutliveState, me: Shelter, seat: int, place: int) -> None:
    """G: take more from the place's stock, up to what is left."""
    gear = MORE[place]
    n = min(s.content.bonus[gear], s.stock[place])
    s.stock[place] -= n
    bring(s, me, seat, gear, YIELD[place], n)


def bring(s: OutliveState, me: Shelter, seat: int, gear: int, resource: int, n: int) -> None:
    me.gear[gear] = USED
    me.tokens[resource] += n
    s.emit("brought", seat, gear, resource, n)


# -- drawing ----------------------------------------------------------------------------------------------------


def is_out(s: OutliveState) -> bool:
    """Q: whether both deck and discard are empty."""
    return not any(s.deck) and not any(s.discard)


class Deck(Step):
    """Q: chance draws an equipment tile; if the deck is empty, the discard becomes the deck."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def bag(self, s: OutliveState) -> list[int]:
        return s.deck if any(s.deck) else s.discard

    def faces(self) -> list[Pick]:
        return EQUIPMENT_DRAWN

    def run(self, s: OutliveState, pick: Pick) -> None:
        if not any(s.deck):
            s.deck, s.discard = s.discard, s.deck
            s.emit("reshuffled")
        s.deck[pick.what] -= 1
        self.apply_draw(s, pick.what)

    def apply_draw(self, s: OutliveState, kind: int) -> None:
        raise NotImplementedError


class DrawEquipment(Step):
    """Q: a seat draws broken equipment; a kind it owns is set aside, replaced by another draw, and then discarded."""

    WRITTEN = "Draw"
    __slots__ = ("aside", "count")

    def __init__(self, seat: int, count: int, aside: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.aside: Final = aside

    def run(self, s: OutliveState, pick: Pick) -> None:
        if self.count > 0 and not is_out(s):
            s.then(DrawOne(self.seat, self.count, self.aside))
        else:
            self.discard_aside(s)

    def discard_aside(self, s: OutliveState) -> None:
        for kind in self.aside:
            s.discard[kind] += 1


class DrawOne(Deck):
    """One tile of a seat's draw."""

    __slots__ = ("aside", "count", "to")

    def __init__(self, to: int, count: int, aside: tuple[int, ...]) -> None:
        super().__init__()
        self.to: Final = to
        self.count: Final = count
        self.aside: Final = aside

    def apply_draw(self, s: OutliveState, kind: int) -> None:
        me = s.shelters[self.to]
        if me.gear[kind] != NONE:
            s.emit("drew-owned", self.to, kind)
            s.then(DrawEquipment(self.to, self.count, (*self.aside, kind)))
            return
        me.gear[kind] = BROKEN
        s.emit("drew", self.to, kind)
        for owned in self.aside:
            s.discard[owned] += 1
        s.then(DrawEquipment(self.to, self.count - 1))


class Display(Step):
    """W-3: a city draws its equipment face up."""

    __slots__ = ("city", "count")

    def __init__(self, city: int, count: int) -> None:
        super().__init__(TABLE)
        self.city: Final = city
        self.count: Final = count

    def run(self, s: OutliveState, pick: Pick) -> None:
        if self.count > 0 and not is_out(s):
            s.then(DisplayOne(self.city, self.count))


class DisplayOne(Deck):
    """One tile of a city's display."""

    __slots__ = ("city", "count")

    def __init__(self, city: int, count: int) -> None:
        super().__init__()
        self.city: Final = city
        self.count: Final = count

    def apply_draw(self, s: OutliveState, kind: int) -> None:
        s.displays[self.city].append(kind)
        s.emit("displayed", self.city, kind)
        if self.count > 1:
            s.then(Display(self.city, self.count - 1))


# -- repairing --------------------------------------------------------------------------------------------------


def missing(me: Shelter, due: tuple[int, ...]) -> int:
    """How many of the due materials this seat lacks."""
    tokens = me.tokens
    lacking = 0
    if due[0] > tokens[WOOD]:
        lacking += due[0] - tokens[WOOD]
    if due[1] > tokens[METAL]:
        lacking += due[1] - tokens[METAL]
    if due[2] > tokens[MICROCHIP]:
        lacking += due[2] - tokens[MICROCHIP]
    return lacking


def savings(s: OutliveState, me: Shelter, credit: int) -> int:
    """How many tokens this seat's rooms could still save on one repair."""
    if me.ready(REPAIR_FREE, s.content) >= 0:
        return 99
    c = s.content
    unused = [slot for slot in me.slots_of(REPAIR_2, c) if not me.used >> slot & 1]
    return credit + c.amount[REPAIR_2] * len(unused)


class Mend(OutliveStep):
    """N6: repair as many tiles as you wish; the Workshop first draws one and then saves on one repair."""

    __slots__ = ("credit",)
    KEY = "ask-mend"
    RULES = ("N6",)
    SHAPE = SOME

    def __init__(self, seat: int, credit: int = 0) -> None:
        super().__init__(seat)
        self.credit: Final = credit
        """What the Workshop, if used tonight, still saves on one repair."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = [PASS]
        workshop = me.ready(WORKSHOP, s.content)
        if workshop >= 0:
            picks.append(USE_ROOM[me.labels[workshop]])
        saved = -1
        for kind, state in enumerate(me.gear):
            if state == BROKEN:
                if saved < 0:
                    saved = savings(s, me, self.credit)
                if missing(me, s.content.repair_cost[kind]) <= saved:
                    picks.append(REPAIR[kind])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            return
        if pick.verb == REPAIR[0].verb:
            s.then(RepairCost(self.seat, pick.what, s.content.repair_cost[pick.what], self.credit, 0))
            return
        me.use(me.ready(WORKSHOP, s.content))
        s.emit("used-room", self.seat, pick.what)
        credit = self.credit + s.content.amount[WORKSHOP]
        s.then(DrawEquipment(self.seat, s.content.workshop_draw), Mend(self.seat, credit))


class RepairCost(OutliveStep):
    """N6: pay for one repair, lowered by rooms; the owner chooses which printed tokens to save."""

    WRITTEN = "Cost"
    __slots__ = ("credit", "due", "kind", "owed")
    KEY = "ask-cost"
    RULES = ("N6", "R")
    SHAPE = MAY

    def __init__(self, seat: int, kind: int, due: tuple[int, ...], credit: int, owed: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.due: Final = due
        """Wood, metal and microchips still due."""
        self.credit: Final = credit
        """What the Workshop may save, on this repair or another one."""
        self.owed: Final = owed
        """What a repair room used on this tile must still save."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if not any(self.due):
            return []
        lacking = missing(me, self.due)
        picks = []
        if lacking == 0 and not self.owed:
            picks.append(PASS)
        if self.owed or self.credit:
            left = savings(s, me, self.credit) + self.owed - 1
            picks += [SAVE[MATERIALS[i]] for i in range(3) if self.can_save(me, i, lacking, left)]
        if not self.owed:
            picks += self.rooms(s, me)
        picks.sort(key=number)
        return picks

    def can_save(self, me: Shelter, i: int, lacking: int, left: int) -> bool:
        """Whether a token is due and leaves a cost that can still be paid once it is saved."""
        if not self.due[i]:
            return False
        short = self.due[i] > me.tokens[MATERIALS[i]]
        return lacking - (1 if short else 0) <= left

    def rooms(self, s: OutliveState, me: Shelter) -> list[Pick]:
        slots = [me.ready(room, s.content) for room in (REPAIR_FREE, REPAIR_2)]
        return [USE_ROOM[me.labels[slot]] for slot in slots if slot >= 0]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb == SAVE[0].verb:
            self.save(s, pick.what)
        elif pick.verb == USE_ROOM[0].verb:
            self.use(s, me, pick.what)
        else:
            self.repair(s, me)

    def save(self, s: OutliveState, resource: int) -> None:
        i = MATERIALS.index(resource)
        due = tuple([n - 1 if j == i else n for j, n in enumerate(self.due)])
        if self.owed:
            s.then(RepairCost(self.seat, self.kind, due, self.credit, self.owed - 1 if any(due) else 0))
        else:
            s.then(RepairCost(self.seat, self.kind, due, self.credit - 1, 0))

    def use(self, s: OutliveState, me: Shelter, label: int) -> None:
        me.use(me.labels.index(label))
        s.emit("used-room", self.seat, label)
        if LABEL_ROOM[label] == REPAIR_FREE:
            s.then(RepairCost(self.seat, self.kind, (0, 0, 0), self.credit, 0))
        else:
            owed = min(s.content.amount[REPAIR_2], sum(self.due))
            s.then(RepairCost(self.seat, self.kind, self.due, self.credit, owed))

    def repair(self, s: OutliveState, me: Shelter) -> None:
        for i in range(3):
            me.tokens[MATERIALS[i]] -= self.due[i]
        me.gear[self.kind] = READY
        s.emit("repaired", self.seat, self.kind, *self.due)
        s.then(Mend(self.seat, self.credit))

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"equipment": self.kind, "wood": self.due[0], "metal": self.due[1], "microchip": self.due[2]}


def number(pick: Pick) -> int:
    return pick.number
