"""The Cargo Ship (A-5): its slots, its canned goods and survivors, and the first player token."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import MAY, ONE, Pick, Step
from emberwatch.outlive.model.names import CANS, CARGO_1, CARGO_2, GRAPPLING_HOOK, HACKSAW, METAL
from emberwatch.outlive.model.state import BITS, READY, USED, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import DOCK, PASS, USE, USE_ROOM
from emberwatch.outlive.rules.equipment import bring
from emberwatch.outlive.rules.places import strength
from emberwatch.outlive.rules.pressure import press
from emberwatch.outlive.rules.step import OutliveStep
from emberwatch.outlive.rules.survivors import Welcome, free_slots


def own_slot(s: OutliveState, seat: int, hero: int) -> int:
    """The slot of a hero's strength (3 under Sandstorm)."""
    return strength(s, seat, hero) - 3


def can_share(s: OutliveState, me: Shelter) -> bool:
    """R, cargo +2: whether this seat may use an occupied slot."""
    if s.edition.slot_room_always:
        return me.works(CARGO_2)
    return me.ready(CARGO_2, s.content) >= 0


def can_dock(s: OutliveState, me: Shelter, seat: int, hero: int) -> bool:
    """Whether a hero could come to the Cargo Ship."""
    return not s.docked[own_slot(s, seat, hero)] or len(open_slots(s, me, seat, hero)) > 0


def open_slots(s: OutliveState, me: Shelter, seat: int, hero: int) -> list[int]:
    """The slots on which this hero could end: its own, or a higher one with the Grappling Hook."""
    own = own_slot(s, seat, hero)
    slots = [own]
    if me.gear[GRAPPLING_HOOK] == READY and s.content.bonus[GRAPPLING_HOOK]:
        slots.append(own + s.content.bonus[GRAPPLING_HOOK])
    share = can_share(s, me)
    return [slot for slot in slots if slot < 4 and (share or not s.docked[slot])]


class Dock(OutliveStep):
    """A-5: a hero comes to a slot; an occupied one requires the cargo +2 room, a higher one the Grappling Hook."""

    __slots__ = ("hero",)
    KEY = "ask-dock"
    RULES = ("A-5", "G", "R")
    SHAPE = ONE

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        return [DOCK[slot] for slot in open_slots(s, me, self.seat, self.hero)]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        slot = pick.what
        if slot != own_slot(s, self.seat, self.hero):
            me.gear[GRAPPLING_HOOK] = USED
            s.emit("used-equipment", self.seat, GRAPPLING_HOOK)
        shared = s.docked[slot] != 0
        with_room = shared and self.use_room(s, me)
        s.docked[slot] |= BITS[self.seat * 4 + self.hero]
        s.emit("docked", self.seat, slot)
        claim(s, self.seat)
        s.then(Unload(self.seat, slot, shared, with_room))
        press(s, self.seat, self.hero)

    def use_room(self, s: OutliveState, me: Shelter) -> bool:
        """Let the room open the slot and give its canned goods in one activation; return whether that used it up."""
        if s.edition.slot_room_always:
            return False
        slot = me.ready(CARGO_2, s.content)
        me.use(slot)
        s.emit("used-room", self.seat, me.labels[slot])
        return True

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"hero": self.hero}


class Unload(Step):
    """A-5: after pressure, the slot's canned goods, then its survivor."""

    __slots__ = ("shared", "slot", "with_room")

    def __init__(self, seat: int, slot: int, shared: bool, with_room: bool) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.shared: Final = shared
        """Whether the slot was occupied; if so, its goods and survivor come from the general stock."""
        self.with_room: Final = with_room

    def run(self, s: OutliveState, pick: Pick) -> None:
        me = s.shelters[self.seat]
        cans = s.content.slot_cans[self.slot] + cargo_bonus(s, me, self.seat)
        if self.with_room:
            cans += s.content.amount[CARGO_2]
        me.tokens[CANS] += cans
        s.emit("unloaded", self.seat, self.slot, cans)
        s.then(OnDeck(self.seat))
        if self.survivor(s, me):
            s.then(Welcome(self.seat), LateBonus(self.seat, self.slot))

    def survivor(self, s: OutliveState, me: Shelter) -> bool:
        """Whether there is a survivor and a space for it; without a space it stays on the slot."""
        if not free_slots(s, me):
            return False
        if self.shared:
            return True
        if not s.slot_people[self.slot]:
            return False
        s.slot_people[self.slot] -= 1
        return True


class LateBonus(OutliveStep):
    """R, cargo +1: the bonus also counts if the ship's own survivor has just filled the room's last space."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        cans = cargo_bonus(s, me, self.seat)
        if cans:
            me.tokens[CANS] += cans
            s.emit("unloaded", self.seat, self.slot, cans)


def cargo_bonus(s: OutliveState, me: Shelter, seat: int) -> int:
    """R, cargo +1: once per round, on a visit."""
    bonus = 0
    for slot in me.slots_of(CARGO_1, s.content):
        if not me.used & BITS[slot]:
            me.use(slot)
            bonus += s.content.amount[CARGO_1]
            s.emit("used-room", seat, me.labels[slot])
    return bonus


class OnDeck(OutliveStep):
    """R, G: the cargo +2 room, which its owner may save for a later visit, and the Hacksaw."""

    __slots__ = ()
    KEY = "ask-deck"
    RULES = ("A-5", "R", "G")
    SHAPE = MAY

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = [PASS]
        if me.gear[HACKSAW] == READY:
            picks.append(USE[HACKSAW])
        room = me.ready(CARGO_2, s.content)
        if room >= 0:
            picks.append(USE_ROOM[me.labels[room]])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            return
        s.then(self)
        if pick is USE[HACKSAW]:
            bring(s, me, self.seat, HACKSAW, METAL, s.content.bonus[HACKSAW])
            return
        me.use(me.labels.index(pick.what))
        me.tokens[CANS] += s.content.amount[CARGO_2]
        s.emit("used-room", self.seat, pick.what)


def claim(s: OutliveState, seat: int) -> None:
    """A-5: the first hero to arrive in a round gives its owner the first player token at once."""
    if not s.claimed:
        s.claimed = True
        s.first = seat
        s.emit("claimed", seat)
