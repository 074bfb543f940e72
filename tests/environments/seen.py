"""The vector of Outlive made a second time, from nothing but a view and the key of the question: slow and plain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from emberwatch.environments.encoding import Vector, layout
from emberwatch.outlive.knowledge.rows import MOST_SEARCHED, QUESTIONS
from emberwatch.outlive.model.names import (
    EQUIPMENT,
    EVENTS,
    HEROES,
    LEADERS,
    PLACES,
    PREY,
    RESOURCES,
    ROOMS,
    SEARCH_TILES,
)
from emberwatch.outlive.model.state import PHASES
from emberwatch.outlive.model.vocabulary import LABELS, MOST_TILES

WHO = ("me", "next", "second", "third")
Fields = dict[str, list[int]]


def vector(view: dict[str, Any], question: str | None) -> Vector:
    found = fields(view, question)
    rows = []
    for field in layout("outlive"):
        numbers = found.pop(field.name, [0] * field.length)
        assert len(numbers) == field.length, field.name
        rows.append(np.array(numbers, np.float32) * np.float32(1 / field.most))
    assert not found, f"not in the layout: {list(found)}"
    return np.concatenate(rows)


def one(names: tuple[Any, ...], name: object) -> list[int]:
    return [int(other == name) for other in names]


def number_of(names: tuple[str, ...], things: Iterable[str]) -> list[int]:
    held = list(things)
    return [held.count(name) for name in names]


def counted(names: tuple[str, ...], counts: dict[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def kinds(names: tuple[str, ...], tiles: list[str] | None, length: int) -> list[int]:
    row = [names.index(tile) + 1 for tile in tiles or ()]
    return (row + [0] * length)[:length]


def fields(view: dict[str, Any], question: str | None) -> Fields:
    seat, seats = view["seat"], view["seats"]
    turn = [(seat + i) % seats for i in range(seats)] + [None] * (4 - seats)
    found: Fields = {
        "seat": one((0, 1, 2, 3), seat),
        "seats": one((2, 3, 4), seats),
        "waiting": [int(other in view["waiting"]) for other in turn],
        "question": one(QUESTIONS, question),
        "round": one(tuple(range(7)), view["round"]),
        "phase": one(PHASES, view["phase"]),
        "first": [int(view["first"] is not None and other == view["first"]) for other in turn],
        "events-open": number_of(EVENTS, view["events"]["open"]),
        "events-unseen": number_of(EVENTS, view["events"]["unseen"]),
        "stock": [place["stock"] for place in view["places"]],
        "algae": [int(view["algae"])],
        "deck": [view["deck"]],
        "discard": counted(EQUIPMENT, view["discard"]),
    }
    dealt = view["shelters"][seat]["dealt"]
    found["dealt-rooms"] = number_of(ROOMS, dealt["rooms"])
    found["dealt-leaders"] = number_of(LEADERS, dealt["leaders"])
    found["discarded"] = number_of(ROOMS, dealt["discarded"])
    piles(found, view, turn)
    for who, other in zip(WHO, turn, strict=True):
        if other is not None:
            shelter(found, who, view["shelters"][other])
    return found


def piles(found: Fields, view: dict[str, Any], turn: list[int | None]) -> None:
    for name, stack in view["stacks"].items():
        found[f"{name}-top"] = one(PREY, stack["top"])
        found[f"{name}-size"] = [stack["size"]]
        found[f"{name}-known"] = [int(stack["tiles"] is not None)]
        found[f"{name}-tiles"] = kinds(PREY, stack["tiles"], MOST_TILES)
    for name, city in view["cities"].items():
        found[f"{name}-equipment"] = number_of(EQUIPMENT, city["equipment"])
        found[f"{name}-hidden"] = counted(SEARCH_TILES, city["hidden"])
        found[f"{name}-known"] = [int(city["tiles"] is not None)]
        found[f"{name}-tiles"] = kinds(SEARCH_TILES, city["tiles"], MOST_SEARCHED)
    for slot in view["cargo"]:
        found[f"{slot['slot']}-survivors"] = [slot["survivors"]]
        docked = [[int((other, hero) in slot["heroes"]) for hero in HEROES] for other in turn]
        found[f"{slot['slot']}-heroes"] = [number for row in docked for number in row]


def shelter(found: Fields, who: str, seen: dict[str, Any]) -> None:
    rooms = {room["label"]: room for room in seen["rooms"]}
    found[f"{who}-present"] = [1]
    found[f"{who}-leader"] = one(LEADERS, seen["leader"])
    found[f"{who}-resources"] = counted(RESOURCES, seen["resources"])
    found[f"{who}-rooms"] = [
        0 if label not in rooms else 1 + rooms[label]["built"] + rooms[label]["works"] for label in LABELS
    ]
    found[f"{who}-room-survivors"] = [rooms[label]["survivors"] if label in rooms else 0 for label in LABELS]
    found[f"{who}-room-used"] = [
        rooms[label]["used"][0] + 2 * rooms[label]["used"][1] if label in rooms else 0 for label in LABELS
    ]
    found[f"{who}-airlock"] = [seen["airlock"]["survivors"]]
    found[f"{who}-gauge"] = [seen["gauge"]["square"]]
    for state in ("broken", "ready", "used"):
        found[f"{who}-equipment-{state}"] = [int(seen["equipment"].get(kind) == state) for kind in EQUIPMENT]
    for hero in seen["heroes"]:
        found[f"{who}-{hero['hero']}"] = one(PLACES, hero["place"])
    for state in ("idle", "standing"):
        found[f"{who}-{state}"] = [int(hero["state"] == state) for hero in seen["heroes"]]
    found[f"{who}-caught"] = counted(PREY, seen["caught"])
    found[f"{who}-events"] = number_of(EVENTS, seen["events"])
