"""What is kept of a game of Outlive: score sheets, leaders, rooms, equipment, events, and what people went through."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from emberwatch.engine.game import Game
from emberwatch.outlive.names import PREY
from emberwatch.outlive.scoring import PARTS

Facts: TypeAlias = dict[str, object]
Seen: TypeAlias = Mapping[str, Any]
"""A piece of a view."""

COUNTED: Final[Mapping[str, str]] = MappingProxyType(
    {"pressed": "pressed", "shot": "shot", "starved": "starved", "lost_to_events": "lost-survivor"}
)
"""Columns that count what was told of a seat."""
COLUMNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "edition": "text",
        "placement": "text",
        "first": "int",
        "rounds": "int",
        "events_came": "texts",
        "leaders": "texts",
        **{f"score_{part}": "ints" for part in PARTS},
        "survivors": "ints",
        "gauge": "ints",
        "rooms_kept": "texts-a-seat",
        "rooms_built": "texts-a-seat",
        "equipment": "texts-a-seat",
        "equipment_broken": "texts-a-seat",
        "events": "texts-a-seat",
        "caught": "ints-a-seat",
        **dict.fromkeys(COUNTED, "ints"),
    }
)
"""`equipment` is repaired equipment; `caught` counts wild game of each strength, weakest first."""


def facts(game: Game) -> Facts:
    view, story = game.view(None), game.story()
    shelters = view["shelters"]
    assert isinstance(shelters, list)
    return {
        "edition": game.options["edition"],
        "placement": game.options["placement"],
        "first": view["first"],
        "rounds": view["round"],
        "events_came": [event["event"] for event in story if event["told"] == "event-came"],
        **turned([of_shelter(shelter) for shelter in shelters]),
        **{name: counts(story, told, game.seats) for name, told in COUNTED.items()},
    }


def turned(seats: list[Facts]) -> Facts:
    """Columns with an entry a seat, from what each seat has."""
    return {name: [seat[name] for seat in seats] for name in seats[0]}


def of_shelter(shelter: Seen) -> Facts:
    rooms, equipment = shelter["rooms"], shelter["equipment"]
    return {
        "leaders": shelter["leader"],
        **{f"score_{part}": shelter["score"][part] for part in PARTS},
        "survivors": shelter["score"]["survivors"],
        "gauge": shelter["gauge"]["square"],
        "rooms_kept": sorted({room["room"] for room in rooms}),
        "rooms_built": sorted({room["room"] for room in rooms if room["built"]}),
        "equipment": [name for name, state in equipment.items() if state != "broken"],
        "equipment_broken": [name for name, state in equipment.items() if state == "broken"],
        "events": shelter["events"],
        "caught": [shelter["caught"].get(prey, 0) for prey in PREY],
    }


def counts(story: list[dict[str, object]], told: str, seats: int) -> list[int]:
    """How often something was told of each seat; of several people at once as often as there were."""
    found = [0] * seats
    for event in story:
        if event["told"] == told:
            seat, n = event["seat"], event.get("n", 1) if told == "starved" else 1
            assert isinstance(seat, int)
            assert isinstance(n, int)
            found[seat] += n
    return found
