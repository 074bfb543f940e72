"""The names of things. Inside the rules everything is a number: its position in these tables."""

from __future__ import annotations

from typing import Final

# Resources: supplies first, then materials, then munitions.
RESOURCES: Final[tuple[str, ...]] = ("meat", "water", "canned-goods", "wood", "metal", "microchip", "munition")
MEAT: Final = 0
WATER: Final = 1
CANS: Final = 2
WOOD: Final = 3
METAL: Final = 4
MICROCHIP: Final = 5
MUNITION: Final = 6
SUPPLIES: Final[tuple[int, ...]] = (MEAT, WATER, CANS)
MATERIALS: Final[tuple[int, ...]] = (WOOD, METAL, MICROCHIP)

# Places, clockwise.
PLACES: Final[tuple[str, ...]] = (
    "forest", "dam", "military-base", "silent-peak",
    "mine", "cargo-ship", "fairgrounds", "blackwood",
)  # fmt: skip
FOREST: Final = 0
DAM: Final = 1
BASE: Final = 2
SILENT_PEAK: Final = 3
MINE: Final = 4
CARGO: Final = 5
FAIRGROUNDS: Final = 6
BLACKWOOD: Final = 7

CITIES: Final[tuple[int, ...]] = (BLACKWOOD, SILENT_PEAK)
HUNTING: Final[tuple[int, ...]] = (FOREST, MINE, FAIRGROUNDS)


def by_place(table: dict[int, int]) -> tuple[int, ...]:
    """A number for each place; -1 where there is none."""
    return tuple([table.get(place, -1) for place in range(len(PLACES))])


# Heroes of one color, named after their printed strength.
HEROES: Final[tuple[str, ...]] = ("hero-3a", "hero-3b", "hero-4", "hero-5")

# Slots of the Cargo Ship, named after the strength they require.
SLOTS: Final[tuple[str, ...]] = ("slot-3", "slot-4", "slot-5", "slot-6")

EVENTS: Final[tuple[str, ...]] = (
    "wildfire", "cave-in", "thieves", "nomads", "lean-times", "rat-infestation",
    "sandstorm", "radioactive-cloud", "epizootic-disease", "animal-mutation",
    "enemy-clan", "cold-snap",
)  # fmt: skip
WILDFIRE: Final = 0
CAVE_IN: Final = 1
THIEVES: Final = 2
NOMADS: Final = 3
LEAN_TIMES: Final = 4
RATS: Final = 5
SANDSTORM: Final = 6
CLOUD: Final = 7
EPIZOOTIC: Final = 8
MUTATION: Final = 9
CLAN: Final = 10
COLD_SNAP: Final = 11

# Rooms: the three standard ones first, then the nineteen advanced ones.
ROOMS: Final[tuple[str, ...]] = (
    "construction", "workshop", "events",
    "hunting-1", "cargo-1", "look", "hero-immunity", "choice-of-tribute",
    "hunting-2", "cargo-2", "munitions-4", "repair-free",
    "permanent-water", "event-immunity", "dismantle", "gauge-1", "airlock-1",
    "survivor-1", "search-2", "equipment-2", "empty-cupboard", "repair-2",
)  # fmt: skip
CONSTRUCTION: Final = 0
WORKSHOP: Final = 1
EVENTS_ROOM: Final = 2
HUNTING_1: Final = 3
CARGO_1: Final = 4
LOOK: Final = 5
HERO_IMMUNITY: Final = 6
TRIBUTE: Final = 7
HUNTING_2: Final = 8
CARGO_2: Final = 9
MUNITIONS_4: Final = 10
REPAIR_FREE: Final = 11
PERMANENT_WATER: Final = 12
EVENT_IMMUNITY: Final = 13
DISMANTLE: Final = 14
GAUGE_1: Final = 15
AIRLOCK_1: Final = 16
SURVIVOR_1: Final = 17
SEARCH_2: Final = 18
EQUIPMENT_2: Final = 19
EMPTY_CUPBOARD: Final = 20
REPAIR_2: Final = 21
STANDARD: Final[tuple[int, ...]] = (CONSTRUCTION, WORKSHOP, EVENTS_ROOM)
ADVANCED: Final = tuple(range(3, 22))

EQUIPMENT: Final[tuple[str, ...]] = (
    "bow", "axe", "battle-gear", "baseball-bat", "thermal-sensor", "exoskeleton",
    "access-card", "jerrycan", "metal-detector", "backpack", "bear-trap", "shotgun",
    "grappling-hook", "hacksaw", "crowbar", "ammo-box", "chainsaw", "flashlight",
    "purifier", "pickaxe",
)  # fmt: skip
BOW: Final = 0
AXE: Final = 1
BATTLE_GEAR: Final = 2
BASEBALL_BAT: Final = 3
THERMAL_SENSOR: Final = 4
EXOSKELETON: Final = 5
ACCESS_CARD: Final = 6
JERRYCAN: Final = 7
METAL_DETECTOR: Final = 8
BACKPACK: Final = 9
BEAR_TRAP: Final = 10
SHOTGUN: Final = 11
GRAPPLING_HOOK: Final = 12
HACKSAW: Final = 13
CROWBAR: Final = 14
AMMO_BOX: Final = 15
CHAINSAW: Final = 16
FLASHLIGHT: Final = 17
PURIFIER: Final = 18
PICKAXE: Final = 19

LEADERS: Final[tuple[str, ...]] = (
    "jacob-rowlett", "kooper-froste", "wilson-frye", "grayson-pigott", "solen-livrich",
    "liza-valentine", "mary-koolpepper", "lily-rose-wely", "swifty-bingham", "erin-mccarthy",
)  # fmt: skip
MARY: Final = 6

# Wild game, weakest first.
PREY: Final[tuple[str, ...]] = ("prey-1", "prey-2", "prey-3", "prey-4", "prey-5")

# Search tiles; the first six carry a resource.
SEARCH_TILES: Final[tuple[str, ...]] = (
    "water", "canned-goods", "wood", "metal", "microchip", "munition", "capsule", "empty",
)  # fmt: skip
SEARCH_RESOURCES: Final[tuple[int, ...]] = (WATER, CANS, WOOD, METAL, MICROCHIP, MUNITION)
CAPSULE: Final = 6
EMPTY: Final = 7

# Where a survivor can be: one of the seven room slots of a shelter, or the airlock.
ROOM_SLOTS: Final = 7
AIRLOCK: Final = 7
