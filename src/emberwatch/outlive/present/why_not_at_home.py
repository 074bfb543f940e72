"""Why a seat cannot pick something in a shelter now: equipment, rooms, the airlock, resources, setup cards."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import Step
from emberwatch.engine.presenting import Reason
from emberwatch.outlive.model.names import (
    ACCESS_CARD,
    AIRLOCK,
    CITIES,
    CONSTRUCTION,
    DISMANTLE,
    EMPTY_CUPBOARD,
    EQUIPMENT,
    FLASHLIGHT,
    GAUGE_1,
    MATERIALS,
    MUNITION,
    RESOURCES,
    ROOM_SLOTS,
    ROOMS,
    SEARCH_2,
    SUPPLIES,
    SURVIVOR_1,
)
from emberwatch.outlive.model.state import BITS, BROKEN, NIGHT, NONE, SETUP, USED
from emberwatch.outlive.model.vocabulary import PERMANENT, USE_ROOM
from emberwatch.outlive.present.glossary import GEAR_RULES
from emberwatch.outlive.present.why_not import Case, not_yours
from emberwatch.outlive.present.wording import room_help, vector
from emberwatch.outlive.rules.equipment import MORE, Mend, RepairCost, missing, savings
from emberwatch.outlive.rules.events import Clan, Rats
from emberwatch.outlive.rules.night import Eat, Recruit, SaveOnEvent, permanent_waters
from emberwatch.outlive.rules.places import AtBase, AtDam, InCity, InTheWild
from emberwatch.outlive.rules.pressure import Defend, Tribute
from emberwatch.outlive.rules.rooms import ABILITIES, Build, Raise, useful
from emberwatch.outlive.rules.setup import DiscardRoom
from emberwatch.outlive.rules.survivors import Lose, Welcome, free_slots

ONCE_IN_EACH_CITY: Final = (SEARCH_2, EMPTY_CUPBOARD)
TAKEN: Final[tuple[tuple[type[Step], tuple[int, ...], str], ...]] = (
    (Rats, SUPPLIES, "E"),
    (Clan, (*MATERIALS, MUNITION), "E"),
    (Eat, SUPPLIES, "N2"),
    (Recruit, SUPPLIES, "N4"),
    (Raise, MATERIALS, "N5"),
    (Defend, (MUNITION,), "P-4"),
)
"""Questions answered with tokens: which tokens count, and by which rule."""


# -- equipment --------------------------------------------------------------------------------------------------------


def equipment(case: Case, owner: int, kind: int) -> list[Reason]:
    if owner != case.seat:
        return not_yours(case)
    state = case.me.gear[kind]
    if state == NONE:
        return case.reason("why-not-owned", "A-7")
    if isinstance(case.asked, Mend):
        return too_dear_to_repair(case, kind) if state == BROKEN else case.reason("why-repaired", "N6")
    if state == BROKEN:
        return case.reason("why-broken", "A-8")
    if state == USED:
        return case.reason("why-gear-used", "A-8")
    return not_of_use_here(case, kind) or not_the_moment(case, kind)


def too_dear_to_repair(case: Case, kind: int) -> list[Reason]:
    """N6: what is missing, and how much of it rooms would save."""
    assert isinstance(case.asked, Mend)
    s, me, cost = case.s, case.me, case.s.content.repair_cost[kind]
    lacking = {MATERIALS[i]: max(0, cost[i] - me.tokens[MATERIALS[i]]) for i in range(3)}
    reasons = case.reason("why-repair-dear", "N6", missing=vector(case.say, lacking))
    saved = savings(s, me, case.asked.credit)
    if 0 < saved < missing(me, cost):
        reasons += case.reason("why-rooms-save", "N6", saved=saved)
    return reasons


def not_of_use_here(case: Case, kind: int) -> list[Reason]:
    """Equipment that belongs to the place where the hero is, but does not help there now."""
    asked, place = case.asked, case.scene
    if isinstance(asked, InTheWild | AtBase | AtDam) and MORE[place] == kind:
        if not case.s.stock[place]:
            return case.reason("why-stock-empty", "W-1")
        return case.reason("why-gather-first", "G")
    if isinstance(asked, AtDam) and kind == ACCESS_CARD and asked.opened:
        return case.reason("why-dam-open", "A-6")
    if isinstance(asked, InCity) and kind == FLASHLIGHT and not free_slots(case.s, case.me):
        return case.reason("why-no-space", "G")
    return []


def not_the_moment(case: Case, kind: int) -> list[Reason]:
    if case.asked is None:
        return []
    text = case.say(f"equipment-{EQUIPMENT[kind]}.help", amount=case.s.content.bonus[kind])
    return case.reason("why-not-now", GEAR_RULES.get(kind, "G"), help=text.replace("\n", " "))


# -- rooms and the airlock --------------------------------------------------------------------------------------------


def room(case: Case, owner: int, label: int) -> list[Reason]:
    if owner != case.seat:
        return not_yours(case)
    me = case.me
    if label not in me.labels or case.s.phase == SETUP:
        return []
    slot = me.labels.index(label)
    if isinstance(case.asked, Lose) and not me.people[slot]:
        return nobody_there(case)
    if not me.built & BITS[slot]:
        return why_unbuilt(case)
    if isinstance(case.asked, Welcome):
        return case.reason("why-room-full", "A-5")
    return idle_room(case, slot)


def why_unbuilt(case: Case) -> list[Reason]:
    if isinstance(case.asked, Build):
        return too_dear_to_build(case, case.s.content.build_cost) + cheaper_first(case, case.asked)
    return case.reason("why-unbuilt", "N5")


def cheaper_first(case: Case, asked: Build) -> list[Reason]:
    """R: the room that makes building cheaper, if it can be used now and has not been."""
    labels = [pick.what for pick in asked.picks(case.s) if pick.verb == USE_ROOM[0].verb and pick.how == 1]
    if CONSTRUCTION not in [case.me.rooms[case.me.labels.index(label)] for label in labels]:
        return []
    return case.reason("why-build-cheaper", "R", room=case.say(f"room-{ROOMS[CONSTRUCTION]}"))


def too_dear_to_build(case: Case, cost: int) -> list[Reason]:
    lacking = case.say("amount-materials", n=max(0, cost - case.me.materials()))
    return case.reason("why-build-dear", "N5", missing=lacking)


def nobody_there(case: Case) -> list[Reason]:
    return case.reason("why-nobody-there", "N2" if case.s.phase == NIGHT else "E")


def idle_room(case: Case, slot: int) -> list[Reason]:
    """Why a built room does nothing now."""
    s, me = case.s, case.me
    kind = me.rooms[slot]
    if slot not in me.slots_of(kind, s.content):
        people = case.say("amount-survivors", n=s.content.spaces[kind] - me.people[slot])
        reasons = case.reason("why-unfilled", "R", people=people)
        empty = isinstance(case.asked, Build) and not me.people[AIRLOCK]
        return reasons + case.reason("why-airlock-empty", "N5") if empty else reasons
    if is_used(case, slot):
        return case.reason("why-room-used", "R")
    if case.asked is None:
        return []
    if isinstance(case.asked, Build) and kind in ABILITIES and not useful(s, me, kind, slot):
        return useless(case, kind)
    return case.reason("why-not-now", "R", help=room_help(s, case.say, kind).replace("\n", " "))


def is_used(case: Case, slot: int) -> bool:
    """Whether a room has been used this round, or this round in the city where the hero is."""
    me = case.me
    if me.rooms[slot] in ONCE_IN_EACH_CITY and case.scene == CITIES[1]:
        return me.used_in_peak & BITS[slot] != 0
    return me.used & BITS[slot] != 0


def useless(case: Case, kind: int) -> list[Reason]:
    """R: whether an ability of the fifth step could do nothing."""
    c = case.s.content
    if kind == CONSTRUCTION and case.me.built != (1 << ROOM_SLOTS) - 1:
        return too_dear_to_build(case, c.build_cost - c.amount[CONSTRUCTION])
    keys = {
        CONSTRUCTION: "why-all-built",
        DISMANTLE: "why-no-gear",
        GAUGE_1: "why-gauge-best",
        SURVIVOR_1: "why-survivor-limit",
    }
    return case.reason(keys[kind], "R")


def airlock(case: Case, owner: int) -> list[Reason]:
    if owner != case.seat:
        return not_yours(case)
    me, c = case.me, case.s.content
    if isinstance(case.asked, Welcome):
        return case.reason("why-airlock-full", "A-5")
    if isinstance(case.asked, Lose):
        return nobody_there(case)
    if not isinstance(case.asked, Build):
        return []
    if not me.people[AIRLOCK]:
        return case.reason("why-airlock-empty", "N5")
    space = any([me.has_space(slot, c) for slot in range(ROOM_SLOTS)])
    return case.reason("why-airlock-rooms" if space else "why-rooms-full", "N5")


# -- resources --------------------------------------------------------------------------------------------------------


def resource(case: Case, owner: int, purse: int) -> list[Reason]:
    if isinstance(case.asked, Tribute):
        return not_as_tribute(case, case.asked, owner, purse)
    if owner != case.seat:
        return not_yours(case)
    if isinstance(case.asked, RepairCost | SaveOnEvent):
        return case.reason("why-not-due", "N6" if isinstance(case.asked, RepairCost) else "N1")
    for question, group, rule in TAKEN:
        if isinstance(case.asked, question):
            return not_taken(case, purse, group, rule)
    return []


def not_as_tribute(case: Case, asked: Tribute, owner: int, purse: int) -> list[Reason]:
    if owner != asked.victim:
        return case.reason("why-not-giver", "P-5")
    if purse == PERMANENT:
        return case.reason("why-water-fixed", "P-9")
    return case.reason("why-none-left" if purse in asked.goods(case.s) else "why-munition-safe", "P-5")


def not_taken(case: Case, purse: int, group: tuple[int, ...], rule: str) -> list[Reason]:
    if purse == PERMANENT and isinstance(case.asked, Recruit) and not permanent_waters(case.s, case.me):
        return case.reason("why-no-permanent", "R")
    if purse not in group:
        names = [case.say(f"resource-{RESOURCES[resource]}") for resource in group]
        return case.reason("why-wrong-resource", rule, resources=", ".join(names))
    return case.reason("why-none-left", rule)


# -- setup ------------------------------------------------------------------------------------------------------------


def dealt_room(case: Case, kind: int) -> list[Reason]:
    me = case.me
    if isinstance(case.asked, DiscardRoom) and kind in me.discarded:
        return case.reason("why-discarded", "S-2")
    return case.reason("why-rooms-chosen", "S-2") if kind in me.dealt_rooms else []
