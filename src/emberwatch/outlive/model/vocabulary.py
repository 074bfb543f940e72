"""Every pick of Outlive, made once. Rules offer these objects and compare them by identity."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import Vocabulary
from emberwatch.outlive.model.names import (
    ADVANCED,
    BLACKWOOD,
    EQUIPMENT,
    EVENTS,
    HEROES,
    LEADERS,
    PLACES,
    PREY,
    RESOURCES,
    ROOMS,
    SEARCH_TILES,
    SILENT_PEAK,
    SLOTS,
)

VOCABULARY: Final = Vocabulary()
_v = VOCABULARY

# A shelter may hold two copies of an advanced room: the second one has its own label.
LABELS: Final = ROOMS + tuple(f"{ROOMS[kind]}/2" for kind in ADVANCED)
SECOND: Final = len(ADVANCED)
"""Add this to the number of an advanced room to get the label of its second copy; these follow all first copies."""
LABEL_ROOM: Final = tuple(range(len(ROOMS))) + ADVANCED
"""The kind of room that a label names."""
SPOTS: Final[tuple[str, ...]] = (*LABELS, "airlock")
AIRLOCK_SPOT: Final = len(LABELS)
CITY_NAMES: Final[tuple[str, ...]] = (PLACES[BLACKWOOD], PLACES[SILENT_PEAK])
MOST_AMOUNT: Final = 24
MOST_TILES: Final = 20
"""The most wild game tiles a stack may hold."""
PERMANENT: Final = len(RESOURCES)
"""The permanent water, among the things to pay with."""
PURSE: Final[tuple[str, ...]] = (*RESOURCES, "permanent-water")

PASS: Final = _v.add("pass")
DISCARD: Final = _v.each("discard", ROOMS)
BUILD: Final = _v.each("build", LABELS)
AMOUNT_OF: Final = [_v.add("amount", n, what=n) for n in range(MOST_AMOUNT + 1)]
LEAD: Final = _v.each("lead", LEADERS)
DISCARD_TILE: Final = _v.each("discard-tile", SEARCH_TILES)
PLACE: Final = _v.grid("place", HEROES, PLACES)
MOVE: Final = _v.grid("move", HEROES, PLACES)
STAY: Final = _v.each("stay", HEROES)
DOCK: Final = _v.each("dock", SLOTS)
GIVE: Final = _v.each("give", RESOURCES)
TAKE: Final = _v.each("take", RESOURCES)
SHOOT: Final = _v.add("shoot")
ALGAE: Final = _v.add("algae")
HUNT: Final = _v.add("hunt")
PREY_AT: Final = [_v.add("prey", n + 1, what=n) for n in range(MOST_TILES)]
OPEN: Final = _v.add("open")
SALVAGE: Final = _v.each("salvage", EQUIPMENT)
SEARCH: Final = _v.each("search", CITY_NAMES)
USE: Final = _v.each("use", EQUIPMENT)
USE_ROOM: Final = [_v.add("use", name, what=i, how=1) for i, name in enumerate(LABELS)]
WELCOME: Final = _v.each("welcome", SPOTS)
OVERCOME: Final = _v.each("overcome", EVENTS)
SAVE: Final = _v.each("save", RESOURCES)
PAY: Final = _v.each("pay", PURSE)
LOSE: Final = _v.each("lose", SPOTS)
RECRUIT: Final = _v.each("recruit", PURSE)
ENTER: Final = _v.each("enter", LABELS)
REPAIR: Final = _v.each("repair", EQUIPMENT)
DISMANTLE_ONE: Final = _v.each("dismantle", EQUIPMENT)
LOOK_AT: Final = _v.each("look", CITY_NAMES)

_v.end_of_seat_picks()

ROOM_DEALT: Final = _v.each("room-dealt", ROOMS)
LEADER_DEALT: Final = _v.each("leader-dealt", LEADERS)
EVENT_CAME: Final = _v.each("event-came", EVENTS)
EQUIPMENT_DRAWN: Final = _v.each("equipment-drawn", EQUIPMENT)
TILE_DRAWN: Final = _v.each("tile-drawn", SEARCH_TILES)
PREY_SHOWN: Final = _v.each("prey-shown", PREY)
