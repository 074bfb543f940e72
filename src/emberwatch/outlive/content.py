"""Outlive's figures: what they may be, which rule each other out, and the tables the rules look them up in.

The figures themselves are in `data/*.toml`; `docs/packs.md` explains each. A user's pack is laid over them.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, cast

from emberwatch.engine.packs import (
    Amounts,
    Change,
    Entry,
    Group,
    Int,
    Ints,
    Kind,
    PackError,
    Problem,
    Reading,
    Spread,
    Word,
    Words,
    changes,
    merged,
    plain,
    read_base,
    read_pack,
    read_text,
)
from emberwatch.outlive.names import (
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

GAME: Final = "outlive"
FILES: Final = ("board", "cargo", "shelter", "events", "rooms", "equipment", "leaders", "game", "search")

MOST_SEATS: Final = 4
SEAT_COUNTS: Final = 3  # 2, 3 or 4 seats
ROUNDS: Final = 6
ROOMS_DEALT: Final = 6  # S-2: each player
STACKS: Final = 3
FIRST_SLOT: Final = 3
LAST_SLOT: Final = 6

MATERIAL_NAMES: Final = ("wood", "metal", "microchip")
STOCKED: Final = ("forest", "dam", "military-base", "mine", "fairgrounds")

# How much an event may do; the rules know of what.
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

# Rooms and equipment that do something by number; the others have no `amount`.
COUNTED_ROOMS: Final = (
    "construction", "workshop", "events", "hunting-1", "cargo-1", "hunting-2", "cargo-2", "munitions-4",
    "permanent-water", "gauge-1", "airlock-1", "survivor-1", "search-2", "equipment-2", "empty-cupboard",
    "repair-2",
)  # fmt: skip
UNCOUNTED_EQUIPMENT: Final = ("thermal-sensor", "exoskeleton", "access-card")
ROOM_EXTRAS: Final[Mapping[str, Mapping[str, Kind]]] = {
    "workshop": {"draw": Int(0, 6)},
    "events": {"munitions": Int(0, 6), "supplies": Int(0, 6)},
    "survivor-1": {"limit": Int(1, 12)},
}


# The schema.


def _board() -> Entry:
    totals: dict[str, Kind] = {place: Ints(0, 30, SEAT_COUNTS) for place in STOCKED}
    return Entry(
        {
            "ring": Words(PLACES, len(PLACES)),
            "moves": Int(1, 4),
            **totals,
            "search-left": Ints(0, 40, SEAT_COUNTS),
            "stack-size": Ints(1, 20, SEAT_COUNTS),
            "city-equipment": Int(0, 6),
        }
    )


def _shelter() -> Entry:
    return Entry(
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


def _event(name: str) -> Entry:
    low, high = EVENT_RANGES[name]
    amount = Spread(low, high, SEAT_COUNTS)
    return Entry({"sp": Int(0, 20), "cost": Amounts(RESOURCES, 1, 12), "amount": amount})


def _room(number: int) -> Entry:
    name = ROOMS[number]
    fields: dict[str, Kind] = {"spaces": Int(1, 6), "upkeep": Int(0, 6)}
    if name in COUNTED_ROOMS:
        fields["amount"] = Int(0, 6)
    fields.update(ROOM_EXTRAS.get(name, {}))
    if number not in STANDARD:
        fields["copies"] = Int(0, 4)
    return Entry(fields)


def _equipment(name: str) -> Entry:
    fields: dict[str, Kind] = {"cost": Amounts(MATERIAL_NAMES, 1, 6), "pair": Word(EQUIPMENT)}
    if name not in UNCOUNTED_EQUIPMENT:
        fields["amount"] = Int(0, 6)
    return Entry({**fields, "copies": Int(1, 4)})


def _leader(number: int) -> Entry:
    fields: dict[str, Kind] = {
        "age": Int(1, 120),
        "start": Words(PLACES, 4),
        "resources": Amounts(RESOURCES, 0, 12),
        "equipment": Word(EQUIPMENT),
    }
    return Entry({**fields, "draw": Int(0, 8), "keep": Int(0, 8)} if number == MARY else fields)


PREY_ENTRY: Final = Entry({"endurance": Int(1, 12), "tiles": Int(0, 30), "meat": Ints(0, 15, 4)})

SCHEMA: Final = Group(
    {
        "board": _board(),
        "cargo": Entry({"slot-cans": Ints(0, 9, LAST_SLOT - FIRST_SLOT + 1)}),
        "heroes": Entry({"strengths": Ints(FIRST_SLOT, LAST_SLOT - 1, 4)}),
        "shelter": _shelter(),
        "events": Group({name: _event(name) for name in EVENTS}),
        "rooms": Group({name: _room(number) for number, name in enumerate(ROOMS)}),
        "equipment": Group({name: _equipment(name) for name in EQUIPMENT}),
        "leaders": Group({name: _leader(number) for number, name in enumerate(LEADERS)}),
        "game": Group(dict.fromkeys(PREY, PREY_ENTRY)),
        "search": Group({name: Entry({"tiles": Int(0, 10)}) for name in SEARCH_TILES}),
    }
)


# Figures that are fine one by one and impossible together.


def _at_least(where: str, found: int, needed: int, see: str) -> Iterator[Problem]:
    if found < needed:
        yield Problem("pack-too-few", where, {"found": found, "needed": needed, "see": see})


def _at_most(whole: Reading, where: str, allowed: int, see: str) -> Iterator[Problem]:
    found = whole.number(where)
    if found > allowed:
        yield Problem("pack-too-many", where, {"found": found, "allowed": allowed, "see": see})


def _stacks_are_full(whole: Reading) -> Iterator[Problem]:
    """S-8: three stacks of wild game at the fullest table."""
    tiles = sum(whole.numbers("game", PREY, "tiles"))
    yield from _at_least("game", tiles, STACKS * max(whole.row("board.stack-size")), "board.stack-size")


def _search_piles_suffice(whole: Reading) -> Iterator[Problem]:
    """W-4: what is left in a city was there. S-10: Mary may draw all her tiles from one city."""
    tiles = sum(whole.numbers("search", SEARCH_TILES, "tiles"))
    yield from _at_least("search", tiles, max(whole.row("board.search-left")), "board.search-left")
    draw = f"leaders.{LEADERS[MARY]}.draw"
    yield from _at_least("search", tiles, whole.number(draw), draw)
    yield from _at_most(whole, f"leaders.{LEADERS[MARY]}.keep", whole.number(draw), draw)


def _rooms_suffice(whole: Reading) -> Iterator[Problem]:
    """S-2: six advanced rooms for every seat of the fullest table."""
    found, needed = sum(whole.numbers("rooms", ROOMS, "copies")), MOST_SEATS * ROOMS_DEALT
    if found < needed:
        yield Problem("pack-too-few-rooms", "rooms", {"found": found, "seats": MOST_SEATS, "needed": needed})


def _equipment_suffices(whole: Reading) -> Iterator[Problem]:
    """S-4: every leader at the table brings a tile."""
    brought = Counter(whole.numbers("leaders", LEADERS, "equipment"))
    for kind, name in enumerate(EQUIPMENT):
        where = f"equipment.{name}.copies"
        needed = min(brought[kind], MOST_SEATS)
        yield from _at_least(where, whole.number(where), needed, "leaders.*.equipment")


def _gauge_falls(whole: Reading) -> Iterator[Problem]:
    gauge = whole.row("shelter.gauge")
    for before, value in pairwise(gauge):
        if value >= before:
            yield Problem("pack-not-falling", "shelter.gauge", {"value": value, "before": before})
    start = whole.number("shelter.gauge-start")
    if start not in gauge:
        choices = ", ".join(str(value) for value in gauge)
        yield Problem("pack-not-on-gauge", "shelter.gauge-start", {"value": start, "choices": choices})


def _pairs_are_mutual(whole: Reading) -> Iterator[Problem]:
    pair = whole.numbers("equipment", EQUIPMENT, "pair")
    for kind, other in enumerate(pair):
        if pair[other] != kind or other == kind:
            names: dict[str, str | int] = {"pair": EQUIPMENT[other], "other": EQUIPMENT[pair[other]]}
            yield Problem("pack-not-mutual", f"equipment.{EQUIPMENT[kind]}.pair", names)


def _ages_differ(whole: Reading) -> Iterator[Problem]:
    """S-5: the oldest leader is first player, so there must be one."""
    seen: dict[int, str] = {}
    for name, age in zip(LEADERS, whole.numbers("leaders", LEADERS, "age"), strict=True):
        if age in seen:
            yield Problem("pack-same-age", f"leaders.{name}.age", {"age": age, "other": seen[age]})
        seen.setdefault(age, name)


def _founders_fit(whole: Reading) -> Iterator[Problem]:
    """S-3: the founders must find space whatever room is built."""
    space = sum(whole.row("shelter.airlock-rows")) + min(whole.numbers("rooms", ROOMS, "spaces"))
    yield from _at_most(whole, "shelter.founders", space, "shelter.airlock-rows + rooms.*.spaces")


def _rooms_make_sense(whole: Reading) -> Iterator[Problem]:
    """N5: building never pays. R: the room that grows must hold its own spaces."""
    cost, limit = "shelter.build-cost", "rooms.survivor-1.limit"
    yield from _at_most(whole, "rooms.construction.amount", whole.number(cost), cost)
    yield from _at_most(whole, "rooms.survivor-1.spaces", whole.number(limit), limit)


def _hook_reaches_a_slot(whole: Reading) -> Iterator[Problem]:
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


def _impossible(whole: Reading, broken: list[Problem]) -> list[Problem]:
    """Combinations that cannot be played, save in tables with a broken figure: they would only echo it."""
    tables = {problem.where.split(".")[0] for problem in broken}
    found = [problem for combination in COMBINATIONS for problem in combination(whole)]
    return [problem for problem in found if problem.where.split(".")[0] not in tables]


# What the rules look things up in.


class Content:
    """All figures of one game, in tables by number. "By seats" is indexed [seats - 2]."""

    def __init__(self, whole: Reading, pack: Mapping[str, object]) -> None:
        self.pack: Final = pack
        self.sources: Final[dict[str, str]] = dict(whole.sources)
        self.digest: Final = _digest(whole)

        # Board: places by number; totals [place] by seats.
        self.ring: Final = whole.row("board.ring")
        self.moves: Final = whole.number("board.moves")
        self.distance: Final = _distances(self.ring)
        self.near: Final = _near(self.distance, self.moves)
        self.totals: Final = tuple(_total(whole, place) for place in PLACES)
        self.search_left: Final = whole.row("board.search-left")
        self.stack_size: Final = whole.row("board.stack-size")
        self.city_equipment: Final = whole.number("board.city-equipment")

        # Cargo Ship and heroes: the slot of a strength is strength - 3.
        self.slot_cans: Final = whole.row("cargo.slot-cans")
        self.strengths: Final = whole.row("heroes.strengths")

        # Shelter: gauge_start is a position on the gauge; room_points [full rooms]; rows_used [survivors].
        self.airlock_rows: Final = whole.row("shelter.airlock-rows")
        self.airlock_spaces: Final = sum(self.airlock_rows)
        self.rows_used: Final = _rows_used(self.airlock_rows)
        self.gauge: Final = whole.row("shelter.gauge")
        self.gauge_start: Final = self.gauge.index(whole.number("shelter.gauge-start"))
        self.waves: Final = whole.row("shelter.waves")
        self.build_cost: Final = whole.number("shelter.build-cost")
        self.water_kept: Final = whole.number("shelter.water-kept")
        self.founders: Final = whole.number("shelter.founders")
        self.room_points: Final = (0, *whole.row("shelter.room-points"))

        # Events: cost [event][resource]; amount [event] by seats.
        self.event_points: Final = whole.numbers("events", EVENTS, "sp")
        self.event_cost: Final = whole.rows("events", EVENTS, "cost")
        self.event_amount: Final = whole.rows("events", EVENTS, "amount")

        # Rooms: amount is 0 where the ability has no number, copies is 0 for standard rooms.
        self.spaces: Final = whole.numbers("rooms", ROOMS, "spaces")
        self.upkeep: Final = whole.numbers("rooms", ROOMS, "upkeep")
        self.amount: Final = whole.numbers("rooms", ROOMS, "amount")
        self.copies: Final = whole.numbers("rooms", ROOMS, "copies")
        self.workshop_draw: Final = whole.number("rooms.workshop.draw")
        self.events_munitions: Final = whole.number("rooms.events.munitions")
        self.events_supplies: Final = whole.number("rooms.events.supplies")
        self.survivor_limit: Final = whole.number("rooms.survivor-1.limit")

        # Equipment: cost is wood, metal, microchip; bonus is 0 where there is no number.
        self.repair_cost: Final = whole.rows("equipment", EQUIPMENT, "cost")
        self.pair: Final = whole.numbers("equipment", EQUIPMENT, "pair")
        self.bonus: Final = whole.numbers("equipment", EQUIPMENT, "amount")
        self.equipment_copies: Final = whole.numbers("equipment", EQUIPMENT, "copies")

        # Leaders: draw and keep are 0 for all but Mary.
        self.age: Final = whole.numbers("leaders", LEADERS, "age")
        self.start: Final = whole.rows("leaders", LEADERS, "start")
        self.leader_resources: Final = whole.rows("leaders", LEADERS, "resources")
        self.leader_equipment: Final = whole.numbers("leaders", LEADERS, "equipment")
        self.leader_draw: Final = whole.numbers("leaders", LEADERS, "draw")
        self.leader_keep: Final = whole.numbers("leaders", LEADERS, "keep")

        # Wild game, meat [prey][catch]; search tiles of one city.
        self.endurance: Final = whole.numbers("game", PREY, "endurance")
        self.prey_tiles: Final = whole.numbers("game", PREY, "tiles")
        self.meat: Final = whole.rows("game", PREY, "meat")
        self.search_tiles: Final = whole.numbers("search", SEARCH_TILES, "tiles")


def _digest(whole: Reading) -> str:
    """The same for the same figures, whatever pack they come from; sources do not matter to play."""
    text = json.dumps(whole.figures, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _distances(ring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    count = len(ring)
    at = [ring.index(place) for place in range(count)]
    return tuple(tuple(min((a - b) % count, (b - a) % count) for b in at) for a in at)


def _near(distance: tuple[tuple[int, ...], ...], moves: int) -> tuple[tuple[int, ...], ...]:
    """D-3: where a hero may end, which is never where it began."""
    return tuple(tuple(place for place, steps in enumerate(row) if 1 <= steps <= moves) for row in distance)


def _total(whole: Reading, place: str) -> tuple[int, ...]:
    return whole.row(f"board.{place}") if place in STOCKED else (0,) * SEAT_COUNTS


def _rows_used(rows: tuple[int, ...]) -> tuple[int, ...]:
    """N2: the airlock is packed from the first row, so its rows follow from the count."""
    return (0, *(number for number, spaces in enumerate(rows, 1) for _ in range(spaces)))


# Loading.


@cache
def _base() -> Reading:
    """The figures that come with the game; checked like any pack, so that a slip is found by its place."""
    folder = files("emberwatch.outlive") / "data"
    data: dict[str, object] = {}
    for name in FILES:
        data.update(read_text((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml"))
    reading = read_base(SCHEMA, data)
    problems = reading.problems or _impossible(reading, [])
    if problems:
        raise PackError(str(folder), problems)
    return reading


@cache
def _standard() -> Content:
    return Content(_base(), {})


def _read(pack: object) -> tuple[Reading, Reading, list[Problem]]:
    """What the pack says, the whole with the pack in it, and everything that is wrong."""
    reading = read_pack(SCHEMA, GAME, pack)
    whole = merged(_base(), reading)
    return reading, whole, reading.problems + _impossible(whole, reading.problems)


def check(pack: Mapping[str, object]) -> tuple[list[Change], list[Problem]]:
    """What a pack changes and what is wrong with it; it can be played if nothing is."""
    reading, _, problems = _read(pack)
    return changes(_base(), reading), problems


def load(pack: Mapping[str, object] | None = None, file: str = "pack") -> Content:
    """The figures with a pack laid over them; PackError, naming `file`, if the pack cannot be played."""
    if pack is None:
        return _standard()
    _, whole, problems = _read(pack)
    if problems:
        raise PackError(file, problems)
    return Content(whole, cast("dict[str, object]", plain(pack)))
