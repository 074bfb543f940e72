"""What is kept of a game of Outlive: score sheets, leaders, rooms, equipment, events, and what happened to people."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from emberwatch.engine.game import Game
from emberwatch.lab.report.facts import Facts
from emberwatch.outlive.model.names import PREY
from emberwatch.outlive.rules.scoring import PARTS

Columns: TypeAlias = dict[str, object]
Seen: TypeAlias = Mapping[str, Any]
"""A piece of a view."""

COUNTED: Final[Mapping[str, str]] = MappingProxyType({"pressed": "pressed", "shot": "shot", "starved": "starved"})
"""Columns that count events of a seat."""
COLUMNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "edition": "text",
        "placement": "text",
        "first": "seat",
        "rounds": "int",
        "events_came": "texts-a-game",
        "overcome_in": "ints-a-game",
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
        "tiles_left": "ints-a-game",
        "airlock": "ints",
        "airlock_rows": "ints-a-seat",
        **dict.fromkeys(COUNTED, "ints"),
        "lost_to_events": "ints",
    }
)
"""`first` began the game; the token may have changed hands since. `equipment` is repaired equipment; `caught` counts
wild game of each strength, weakest first. `overcome_in` has, for each event that came, the round in which somebody
overcame it, or 0. `tiles_left` has one entry per hunting stack, `airlock_rows` one per night."""


def read(game: Game) -> Columns:
    view, story = game.view(None), game.story()
    shelters, stacks = view["shelters"], view["stacks"]
    assert isinstance(shelters, list)
    assert isinstance(stacks, dict)
    return {
        "edition": game.options["edition"],
        "placement": game.options["placement"],
        "first": next(event["seat"] for event in story if event["told"] == "first"),
        "rounds": view["round"],
        "events_came": [event["event"] for event in story if event["told"] == "event-came"],
        "overcome_in": rounds_overcome(story),
        "tiles_left": [stack["size"] for stack in stacks.values()],
        "airlock_rows": [fed_rows(story, seat) for seat in range(game.seats)],
        **turn_into_columns([of_shelter(shelter) for shelter in shelters]),
        **{name: counts(story, told, game.seats) for name, told in COUNTED.items()},
        "lost_to_events": counts(by_day(story), "lost-survivor", game.seats),
    }


def turn_into_columns(seats: list[Columns]) -> Columns:
    """Turn the facts of each seat into columns with one entry per seat."""
    return {name: [seat[name] for seat in seats] for name in seats[0]}


def of_shelter(shelter: Seen) -> Columns:
    rooms, equipment = shelter["rooms"], shelter["equipment"]
    return {
        "leaders": shelter["leader"],
        **{f"score_{part}": shelter["score"][part] for part in PARTS},
        "survivors": shelter["score"]["survivors"],
        "gauge": shelter["gauge"]["square"],
        "airlock": shelter["airlock"]["survivors"],
        "rooms_kept": sorted({room["room"] for room in rooms}),
        "rooms_built": sorted({room["room"] for room in rooms if room["built"]}),
        "equipment": [name for name, state in equipment.items() if state != "broken"],
        "equipment_broken": [name for name, state in equipment.items() if state == "broken"],
        "events": shelter["events"],
        "caught": [shelter["caught"].get(prey, 0) for prey in PREY],
    }


def rounds_overcome(story: list[dict[str, object]]) -> list[int]:
    """For every event that came, in order: the round in which somebody overcame it; 0 if nobody did."""
    found: dict[object, int] = {}
    for event in story:
        if event["told"] == "event-came":
            found[event["event"]] = 0
            came = len(found)
        elif event["told"] == "overcame":
            found[event["event"]] = came
    return list(found.values())


def fed_rows(story: list[dict[str, object]], seat: int) -> list[object]:
    """The number of occupied rows of the airlock, each of which asks for a water, night by night."""
    return [event["rows"] for event in story if event["told"] == "feeding" and event["seat"] == seat]


def by_day(story: list[dict[str, object]]) -> list[dict[str, object]]:
    """What happened by day: people are lost only to events then, and to hunger and radiation at night."""
    found, day = [], False
    for event in story:
        if event["told"] in ("day", "night"):
            day = event["told"] == "day"
        elif day:
            found.append(event)
    return found


def counts(story: list[dict[str, object]], told: str, seats: int) -> list[int]:
    """How often each counted event happened to each seat; several people at once count separately."""
    found = [0] * seats
    for event in story:
        if event["told"] == told:
            seat, n = event["seat"], event.get("n", 1) if told == "starved" else 1
            assert isinstance(seat, int)
            assert isinstance(n, int)
            found[seat] += n
    return found


WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "leaders": "leader",
        "rooms_kept": "room",
        "rooms_built": "room",
        "equipment": "equipment",
        "equipment_broken": "equipment",
        "events": "event",
        "events_came": "event",
    }
)
FACTS: Final = Facts(COLUMNS, read, WORDS, wins_by=("leaders", "rooms_built", "equipment", "events"))
