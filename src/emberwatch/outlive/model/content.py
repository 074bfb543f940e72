"""Outlive's figures, in the tables where the rules look them up.

The figures themselves are in `data/*.toml`; `docs/packs.md` explains each. A user's pack is laid over them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, cast

from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.content.packs import (
    Change,
    PackError,
    changes,
    merge_figures,
    plain,
    read_base,
    read_pack,
    read_text,
)
from emberwatch.engine.content.schema import Reading
from emberwatch.outlive.model.names import EQUIPMENT, EVENTS, LEADERS, PLACES, PREY, ROOMS, SEARCH_TILES
from emberwatch.outlive.model.schema import SCHEMA, SEAT_COUNTS, STOCKED, impossible

GAME: Final = "outlive"
FILES: Final = ("board", "cargo", "shelter", "events", "rooms", "equipment", "leaders", "game", "search")


class OutliveContent:
    """All figures of one game, in tables by number. "By seats" means indexed by [seats - 2]."""

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

        # Rooms: amount is 0 if the ability has no number, copies is 0 for standard rooms.
        self.spaces: Final = whole.numbers("rooms", ROOMS, "spaces")
        self.upkeep: Final = whole.numbers("rooms", ROOMS, "upkeep")
        self.amount: Final = whole.numbers("rooms", ROOMS, "amount")
        self.copies: Final = whole.numbers("rooms", ROOMS, "copies")
        self.workshop_draw: Final = whole.number("rooms.workshop.draw")
        self.events_munitions: Final = whole.number("rooms.events.munitions")
        self.events_supplies: Final = whole.number("rooms.events.supplies")
        self.survivor_limit: Final = whole.number("rooms.survivor-1.limit")

        # Equipment: cost is wood, metal, microchip; bonus is 0 if there is no number.
        self.repair_cost: Final = whole.rows("equipment", EQUIPMENT, "cost")
        self.pair: Final = whole.numbers("equipment", EQUIPMENT, "pair")
        self.bonus: Final = whole.numbers("equipment", EQUIPMENT, "amount")
        self.equipment_copies: Final = whole.numbers("equipment", EQUIPMENT, "copies")

        # Leaders: draw and keep are 0 for all but Mary.
        self.age: Final = whole.numbers("leaders", LEADERS, "age")
        self.start: Final = tuple([tuple(sorted(row)) for row in whole.rows("leaders", LEADERS, "start")])
        self.leader_resources: Final = whole.rows("leaders", LEADERS, "resources")
        self.leader_equipment: Final = whole.numbers("leaders", LEADERS, "equipment")
        self.leader_draw: Final = whole.numbers("leaders", LEADERS, "draw")
        self.leader_keep: Final = whole.numbers("leaders", LEADERS, "keep")

        # Wild game, meat [prey][catch]; search tiles of one city.
        self.endurance: Final = whole.numbers("game", PREY, "endurance")
        self.prey_tiles: Final = whole.numbers("game", PREY, "tiles")
        self.meat: Final = whole.rows("game", PREY, "meat")
        self.search_tiles: Final = whole.numbers("search", SEARCH_TILES, "tiles")
        self.search_size: Final = sum(self.search_tiles)


def _digest(whole: Reading) -> str:
    """A digest that depends only on the figures, not on their pack; sources do not affect play."""
    text = json.dumps(whole.figures, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _distances(ring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    count = len(ring)
    at = [ring.index(place) for place in range(count)]
    return tuple(tuple(min((a - b) % count, (b - a) % count) for b in at) for a in at)


def _near(distance: tuple[tuple[int, ...], ...], moves: int) -> tuple[tuple[int, ...], ...]:
    """D-3: where a hero may end its move, which is never where it began."""
    return tuple(tuple(place for place, steps in enumerate(row) if 1 <= steps <= moves) for row in distance)


def _total(whole: Reading, place: str) -> tuple[int, ...]:
    return whole.row(f"board.{place}") if place in STOCKED else (0,) * SEAT_COUNTS


def _rows_used(rows: tuple[int, ...]) -> tuple[int, ...]:
    """N2: the airlock fills from the first row, so the number of survivors gives the rows used."""
    return (0, *(number for number, spaces in enumerate(rows, 1) for _ in range(spaces)))


# Loading.


@cache
def _base() -> Reading:
    """The figures that come with the game, checked like any pack, so that a slip is reported with its place."""
    folder = files("emberwatch.outlive") / "data"
    data: dict[str, object] = {}
    for name in FILES:
        data.update(read_text((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml"))
    reading = read_base(SCHEMA, data)
    flaws = reading.flaws or impossible(reading, [])
    if flaws:
        raise PackError(str(folder), flaws)
    return reading


@cache
def _standard() -> OutliveContent:
    return OutliveContent(_base(), {})


def _read(pack: object) -> tuple[Reading, Reading, list[Flaw]]:
    """The pack, the figures with the pack laid over them, and everything that is wrong."""
    reading = read_pack(SCHEMA, GAME, pack)
    whole = merge_figures(_base(), reading)
    return reading, whole, reading.flaws + impossible(whole, reading.flaws)


def check(pack: Mapping[str, object]) -> tuple[list[Change], list[Flaw]]:
    """What a pack changes and what is wrong with it; it can be played if nothing is."""
    reading, _, flaws = _read(pack)
    return changes(_base(), reading), flaws


def load(pack: Mapping[str, object] | None = None, file: str = "pack") -> OutliveContent:
    """The figures with a pack laid over them; PackError, naming `file`, if the pack cannot be played."""
    if pack is None:
        return _standard()
    _, whole, flaws = _read(pack)
    if flaws:
        raise PackError(file, flaws)
    return OutliveContent(whole, cast("dict[str, object]", plain(pack)))
