"""Survivors come and go: where one is lost, where one is taken in."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import NO_PICKS, Pick
from emberwatch.outlive.model.names import AIRLOCK, ROOM_SLOTS
from emberwatch.outlive.model.state import OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import AIRLOCK_SPOT, LOSE, WELCOME
from emberwatch.outlive.rules.step import OutliveStep


def spot_of(me: Shelter, slot: int) -> int:
    """The spot, as picks name it, for a slot of this shelter."""
    return AIRLOCK_SPOT if slot == AIRLOCK else me.labels[slot]


def slot_of_spot(me: Shelter, spot: int) -> int:
    return AIRLOCK if spot == AIRLOCK_SPOT else me.labels.index(spot)


def spots(me: Shelter, slots: list[int]) -> list[int]:
    """The spots of these slots, in vocabulary order."""
    return sorted([spot_of(me, slot) for slot in slots])


class Lose(OutliveStep):
    """N2, N3, E: lose survivors from anywhere, at the owner's choice; all of them if there are too few."""

    __slots__ = ("count",)
    KEY = "ask-lose"
    RULES = ("N2", "N3", "E")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if self.count <= 0 or me.survivors() <= self.count:
            return NO_PICKS
        occupied = [slot for slot in range(ROOM_SLOTS + 1) if me.people[slot]]
        return [LOSE[spot] for spot in spots(me, occupied)]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb == LOSE[0].verb:
            self.lose_one(s, me, slot_of_spot(me, pick.what))
            if self.count > 1:
                s.then(Lose(self.seat, self.count - 1))
        elif self.count > 0:
            for slot in range(ROOM_SLOTS + 1):
                for _ in range(me.people[slot]):
                    self.lose_one(s, me, slot)

    def lose_one(self, s: OutliveState, me: Shelter, slot: int) -> None:
        me.people[slot] -= 1
        me.update_powers(s.content)
        s.emit("lost-survivor", self.seat, spot_of(me, slot))

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"total": self.count}


def free_slots(s: OutliveState, me: Shelter) -> list[int]:
    """Where a survivor from outside can go: a built room with a free space, or the airlock."""
    free = [slot for slot in range(ROOM_SLOTS) if me.has_space(slot, s.content)]
    if me.space_in_airlock(s.content) > 0:
        free.append(AIRLOCK)
    return free


class Welcome(OutliveStep):
    """A-5, G: put a survivor on any free space of the airlock or of a built room."""

    __slots__ = ()
    KEY = "ask-welcome"
    RULES = ("A-5", "G")

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        return [WELCOME[spot] for spot in spots(me, free_slots(s, me))]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        me.people[slot_of_spot(me, pick.what)] += 1
        me.update_powers(s.content)
        s.emit("welcomed", self.seat, pick.what)
