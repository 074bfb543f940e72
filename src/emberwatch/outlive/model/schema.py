"""What Outlive's figures may be, alone and in combination. `docs/packs.md` explains them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.content.schema import (
    Amounts,
    FigureKind,
    Group,
    Int,
    Ints,
    Reading,
    SchemaEntry,
    Spread,
    Word,
    Words,
)
from emberwatch.outlive.model.names import (
    EQUIPMENT,
    EVENTS,
    LEADERS,
    MARY,
    PLACES,
    PREY,
    RESOURCES,
    ROOM_SLOTS,
    ROOMS,
    SEARCH_TILES,
    STANDARD,
)

MOST_SEATS: Final = 4
SEAT_COUNTS: Final = 3  # 2, 3 or 4 seats
ROUNDS: Final = 6
ROOMS_DEALT: Final = 6  # S-2: per player
STACKS: Final = 3
FIRST_SLOT: Final = 3
LAST_SLOT: Final = 6

MATERIAL_NAMES: Final = ("wood", "metal", "microchip")
STOCKED: Final = ("forest", "dam", "military-base", "mine", "fairgrounds")

# How much an event may do; the rules know to what.
EVENT_RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "wildfire": (0, 20),
    "cave-in": (0, 20),
    "thieves": (0, 20),
    "nomads": (0, 20),
    "lean-times": (0, 20),
    "rat-infestation": (0, 6),
    "sandstorm": (3, 5),
    "radioactive-cloud": (0, 6),
    "epizootic-disease": (0, 6),
    "animal-mutation": (0, 6),
    "enemy-clan": (0, 6),
    "cold-snap": (0, 6),
}

# Rooms and equipment with a number in their effect; the others have no `amount`.
COUNTED_ROOMS: Final = (
    "construction", "workshop", "events", "hunting-1", "cargo-1", "hunting-2", "cargo-2", "munitions-4",
    "permanent-water", "gauge-1", "airlock-1", "survivor-1", "search-2", "equipment-2", "empty-cupboard",
    "repair-2",
)  # fmt: skip
UNCOUNTED_EQUIPMENT: Final = ("thermal-sensor", "exoskeleton", "access-card")
ROOM_EXTRAS: Final[Mapping[str, Mapping[str, FigureKind]]] = {
    "workshop": {"draw": Int(0, 6)},
    "events": {"munitions": Int(0, 6), "supplies": Int(0, 6)},
    "survivor-1": {"limit": Int(1, 12)},
}


# Each figure alone.


def _board() -> SchemaEntry:
    totals: dict[str, FigureKind] = {place: Ints(0, 30, SEAT_COUNTS) for place in STOCKED}
    return SchemaEntry(
        {
            "ring": Words(PLACES, len(PLACES)),
            "moves": Int(1, 4),
            **totals,
            "search-left": Ints(0, 40, SEAT_COUNTS),
            "stack-size": Ints(1, 20, SEAT_COUNTS),
            "city-equipment": Int(0, 6),
        }
    )


def _shelter() -> SchemaEntry:
    return SchemaEntry(
        {
            "airlock-rows": Ints(1, 9, 1, 6),
            "gauge": Ints(-40, 20, 2, 20),
            "gauge-start": Int(-40, 20),
            "waves": Ints(0, 9, ROUNDS),
            "build-cost": Int(1, 9),
            "water-kept": Int(0, 30),
            "founders": Int(1, 12),
            "room-points": Ints(0, 50, ROOM_SLOTS),
        }
    )


def _event(name: str) -> SchemaEntry:
    low, high = EVENT_RANGES[name]
    amount = Spread(low, high, SEAT_COUNTS)
    return SchemaEntry({"sp": Int(0, 20), "cost": Amounts(RESOURCES, 1, 12), "amount": amount})


def _room(number: int) -> SchemaEntry:
    name = ROOMS[number]
    fields: dict[str, FigureKind] = {"spaces": Int(1, 6), "upkeep": Int(0, 6)}
    if name in COUNTED_ROOMS:
        fields["amount"] = Int(1, 1) if name == "permanent-water" else Int(0, 6)
    fields.update(ROOM_EXTRAS.get(name, {}))
    if number not in STANDARD:
        fields["copies"] = Int(0, 2)
    return SchemaEntry(fields)


def _equipment(name: str) -> SchemaEntry:
    fields: dict[str, FigureKind] = {"cost": Amounts(MATERIAL_NAMES, 1, 6), "pair": Word(EQUIPMENT)}
    if name not in UNCOUNTED_EQUIPMENT:
        fields["amount"] = Int(0, 6)
    return SchemaEntry({**fields, "copies": Int(1, 4)})


def _leader(number: int) -> SchemaEntry:
    fields: dict[str, FigureKind] = {
        "age": Int(1, 120),
        "start": Words(PLACES, 4),
        "resources": Amounts(RESOURCES, 0, 12),
        "equipment": Word(EQUIPMENT),
    }
    return SchemaEntry({**fields, "draw": Int(0, 8), "keep": Int(0, 8)} if number == MARY else fields)


PREY_ENTRY: Final = SchemaEntry({"endurance": Int(1, 12), "tiles": Int(0, 30), "meat": Ints(0, 15, 4)})

SCHEMA: Final = Group(
    {
        "board": _board(),
        "cargo": SchemaEntry({"slot-cans": Ints(0, 9, LAST_SLOT - FIRST_SLOT + 1)}),
        "heroes": SchemaEntry({"strengths": Ints(FIRST_SLOT, LAST_SLOT - 1, 4)}),
        "shelter": _shelter(),
        "events": Group({name: _event(name) for name in EVENTS}),
        "rooms": Group({name: _room(number) for number, name in enumerate(ROOMS)}),
        "equipment": Group({name: _equipment(name) for name in EQUIPMENT}),
        "leaders": Group({name: _leader(number) for number, name in enumerate(LEADERS)}),
        "game": Group(dict.fromkeys(PREY, PREY_ENTRY)),
        "search": Group({name: SchemaEntry({"tiles": Int(0, 10)}) for name in SEARCH_TILES}),
    }
)


# Figures that are fine alone and impossible together.


def _at_least(where: str, found: int, needed: int, see: str) -> Iterator[Flaw]:
    if found < needed:
        yield Flaw("pack-too-few", where, {"found": found, "needed": needed, "see": see})


def _at_most(whole: Reading, where: str, allowed: int, see: str) -> Iterator[Flaw]:
    found = whole.number(where)
    if found > allowed:
        yield Flaw("pack-too-many", where, {"found": found, "allowed": allowed, "see": see})


def _stacks_are_full(whole: Reading) -> Iterator[Flaw]:
    """S-8: there must be three stacks of wild game with the most seats."""
    tiles = sum(whole.numbers("game", PREY, "tiles"))
    yield from _at_least("game", tiles, STACKS * max(whole.row("board.stack-size")), "board.stack-size")


def _search_piles_suffice(whole: Reading) -> Iterator[Flaw]:
    """W-4: a city cannot keep more tiles than it had. S-10: Mary may draw all her tiles from one city."""
    tiles = sum(whole.numbers("search", SEARCH_TILES, "tiles"))
    yield from _at_least("search", tiles, max(whole.row("board.search-left")), "board.search-left")
    draw = f"leaders.{LEADERS[MARY]}.draw"
    yield from _at_least("search", tiles, whole.number(draw), draw)
    yield from _at_most(whole, f"leaders.{LEADERS[MARY]}.keep", whole.number(draw), draw)


def _rooms_suffice(whole: Reading) -> Iterator[Flaw]:
    """S-2: there must be six advanced rooms for every seat with the most seats."""
    found, needed = sum(whole.numbers("rooms", ROOMS, "copies")), MOST_SEATS * ROOMS_DEALT
    if found < needed:
        yield Flaw("pack-too-few-rooms", "rooms", {"found": found, "seats": MOST_SEATS, "needed": needed})


def _equipment_suffices(whole: Reading) -> Iterator[Flaw]:
    """S-4: there must be enough tiles for every leader at the table to bring one."""
    brought = Counter(whole.numbers("leaders", LEADERS, "equipment"))
    for kind, name in enumerate(EQUIPMENT):
        where = f"equipment.{name}.copies"
        needed = min(brought[kind], MOST_SEATS)
        yield from _at_least(where, whole.number(where), needed, "leaders.*.equipment")


def _gauge_falls(whole: Reading) -> Iterator[Flaw]:
    gauge = whole.row("shelter.gauge")
    for before, value in pairwise(gauge):
        if value >= before:
            yield Flaw("pack-not-falling", "shelter.gauge", {"value": value, "before": before})
    start = whole.number("shelter.gauge-start")
    if start not in gauge:
        choices = ", ".join(str(value) for value in gauge)
        yield Flaw("pack-not-on-gauge", "shelter.gauge-start", {"value": start, "choices": choices})


def _pairs_are_mutual(whole: Reading) -> Iterator[Flaw]:
    pair = whole.numbers("equipment", EQUIPMENT, "pair")
    for kind, other in enumerate(pair):
        if pair[other] != kind or other == kind:
            names: dict[str, str | int] = {"pair": EQUIPMENT[other], "other": EQUIPMENT[pair[other]]}
            yield Flaw("pack-not-mutual", f"equipment.{EQUIPMENT[kind]}.pair", names)


def _ages_differ(whole: Reading) -> Iterator[Flaw]:
    """S-5: the oldest leader is first player, so no two may be equally old."""
    seen: dict[int, str] = {}
    for name, age in zip(LEADERS, whole.numbers("leaders", LEADERS, "age"), strict=True):
        if age in seen:
            yield Flaw("pack-same-age", f"leaders.{name}.age", {"age": age, "other": seen[age]})
        seen.setdefault(age, name)


def _founders_fit(whole: Reading) -> Iterator[Flaw]:
    """S-3: there must be space for the founders whatever room is built."""
    space = sum(whole.row("shelter.airlock-rows")) + min(whole.numbers("rooms", ROOMS, "spaces"))
    yield from _at_most(whole, "shelter.founders", space, "shelter.airlock-rows + rooms.*.spaces")


def _rooms_make_sense(whole: Reading) -> Iterator[Flaw]:
    """N5: building must never pay. R: the room that grows must hold its own spaces."""
    cost, limit = "shelter.build-cost", "rooms.survivor-1.limit"
    yield from _at_most(whole, "rooms.construction.amount", whole.number(cost), cost)
    yield from _at_most(whole, "rooms.survivor-1.spaces", whole.number(limit), limit)


def _hook_reaches_a_slot(whole: Reading) -> Iterator[Flaw]:
    """A-5: the strongest hero with the Grappling Hook must still find a slot."""
    strongest = max(*whole.row("heroes.strengths"), *whole.row("events.sandstorm.amount"))
    yield from _at_most(whole, "equipment.grappling-hook.amount", LAST_SLOT - strongest, "cargo.slot-cans")


COMBINATIONS: Final = (
    _stacks_are_full,
    _search_piles_suffice,
    _rooms_suffice,
    _equipment_suffices,
    _gauge_falls,
    _pairs_are_mutual,
    _ages_differ,
    _founders_fit,
    _rooms_make_sense,
    _hook_reaches_a_slot,
)


def impossible(whole: Reading, broken: list[Flaw]) -> list[Flaw]:
    """Combinations that cannot be played. Tables with a broken figure are skipped: they would only report it again."""
    tables = {flaw.where.split(".")[0] for flaw in broken}
    found = [flaw for combination in COMBINATIONS for flaw in combination(whole)]
    return [flaw for flaw in found if flaw.where.split(".")[0] not in tables]
