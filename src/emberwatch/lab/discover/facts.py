"""What is kept of a game of Discover: copy, scenario, terrain, and when and how survivors got home or were lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from emberwatch.engine.game import Game
from emberwatch.lab.discover.audit import cause
from emberwatch.lab.report.facts import Facts

Columns: TypeAlias = dict[str, object]
Event: TypeAlias = dict[str, object]

COUNTED: Final[Mapping[str, str]] = MappingProxyType(
    {"read": "read", "crafted": "crafted", "fights": "combat", "defeated": "defeated", "fled": "fled"}
)
"""Columns that count events of a seat."""
COLUMNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "copy": "text",
        "scenario": "int",
        "terrain": "text",
        "coop": "text",
        "days": "int",
        "stage": "int",
        "landmarks": "int",
        "chief": "seat",
        "characters": "texts",
        "statuses": "texts",
        "left_on": "ints",
        "causes": "texts",
        **dict.fromkeys(COUNTED, "ints"),
    }
)
"""`left_on`: the day a seat got home or was lost, or 0; `causes`: why it was lost, or empty if it was not."""


def read(game: Game) -> Columns:
    view, story = game.view(None), game.story()
    copy, quest, survivors = piece(view, "copy"), piece(view, "quest"), view["survivors"]
    days = view["day"]
    assert isinstance(survivors, list)
    assert isinstance(days, int)
    statuses = [str(survivor["status"]) for survivor in survivors]
    return {
        "copy": copy["code"],
        "scenario": copy["scenario"],
        "terrain": copy["terrain"],
        "coop": game.options["coop"],
        "days": days,
        "stage": quest["stage"],
        "landmarks": len([event for event in story if event["told"] == "landmark"]),
        "chief": next((event["seat"] for event in story if event["told"] == "chief"), 0),
        "characters": [survivor["character"] for survivor in survivors],
        "statuses": statuses,
        "left_on": days_of_leaving(story, game.seats),
        "causes": [cause(story, seat, days) if status == "lost" else "" for seat, status in enumerate(statuses)],
        **{name: counts(story, told, game.seats) for name, told in COUNTED.items()},
    }


def piece(view: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = view[name]
    assert isinstance(found, dict)
    return found


def days_of_leaving(story: Iterable[Event], seats: int) -> list[int]:
    """The day on which each seat got home or was lost; 0 if it was on the map to the end."""
    days, today = [0] * seats, 0
    for event in story:
        if event["told"] == "day":
            today = number(event, "day")
        elif event["told"] in ("eliminated", "won"):
            days[number(event, "seat")] = today
    return days


def counts(story: Iterable[Event], told: str, seats: int) -> list[int]:
    """How often each counted event happened to each seat."""
    seen = [event["seat"] for event in story if event["told"] == told]
    return [seen.count(seat) for seat in range(seats)]


def number(event: Event, name: str) -> int:
    n = event[name]
    assert isinstance(n, int)
    return n


WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {"characters": "character", "statuses": "d-status", "causes": "cli-audit"}
)
FACTS: Final = Facts(COLUMNS, read, WORDS, wins_by=("characters",))
