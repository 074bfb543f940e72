"""The vector of Discover made a second time, from nothing but a view and the key of the question: slow and plain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from emberwatch.discover.knowledge.rows import QUESTIONS
from emberwatch.discover.model.board import CELLS, SLOTS, SPACE_NAMES
from emberwatch.discover.model.names import DAMAGES, DICE, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.discover.model.survivors import STATUSES
from emberwatch.discover.model.turn import PHASES
from emberwatch.discover.model.vocabulary import ITEMS
from emberwatch.environments.encoding import Vector, layout

WHO = ("me", "next", "second", "third")
View: TypeAlias = Mapping[str, Any]
Places: TypeAlias = Mapping[int, int]
"""How many places after the observing seat each seat comes in turn order."""


@cache
def starts() -> dict[str, int]:
    return {field.name: field.start for field in layout("discover")}


@cache
def scale() -> Vector:
    return np.concatenate([np.full(field.length, 1 / field.most, np.float32) for field in layout("discover")])


class VectorPage:
    """A vector that is written field by field."""

    def __init__(self) -> None:
        self.row = np.zeros(len(scale()), np.int64)
        self.starts = starts()

    def get(self, field: str, at: int) -> int:
        return int(self.row[self.starts[field] + at])

    def put(self, field: str, number: int, at: int = 0) -> None:
        self.row[self.starts[field] + at] = number

    def more(self, field: str, at: int, number: int = 1) -> None:
        self.put(field, self.get(field, at) + number, at)

    def flags(self, field: str, places: Iterable[int]) -> None:
        for place in places:
            self.put(field, 1, place)

    def vector(self) -> Vector:
        found: Vector = np.clip(self.row, 0, 255).astype(np.float32) * scale()
        return found


def vector(view: View, question: str | None) -> Vector:
    page, seats = VectorPage(), view["seats"]
    place = {(view["seat"] + i) % seats: i for i in range(seats)}
    write_table(page, view, question, place)
    write_supply(page, view)
    write_cards(page, view)
    write_combat(page, view["combat"], place)
    write_map(page, view)
    for seat, i in place.items():
        write_survivor(page, WHO[i], view["survivors"][seat])
    write_deal(page, view["deal"], place)
    return page.vector()


def write_table(page: VectorPage, view: View, question: str | None, place: Places) -> None:
    page.put("seat", 1, view["seat"])
    page.put("seats", 1, view["seats"] - 1)
    page.flags("waiting", [place[seat] for seat in view["waiting"]])
    if question is not None:
        page.put("question", 1, QUESTIONS.index(question))
    page.put("scenario", 1, view["copy"]["scenario"] - 1)
    page.put("coop", view["coop"])
    page.put("day", view["day"])
    page.put("phase", 1, PHASES.index(view["phase"]))
    for name in ("chief", "turn"):
        if view[name] in place:
            page.put(name, 1, place[view[name]])
    page.put("quest", view["quest"]["stage"])
    page.put("quest", view["quest"]["counters"], 1)


def write_supply(page: VectorPage, view: View) -> None:
    page.put("monsters-left", view["monsters_left"])
    for symbol, n in view["tokens_left"].items():
        page.put("tokens-left", n, SYMBOLS.index(symbol))
    page.put("projects-left", view["projects_left"]["normal"])
    page.put("projects-left", view["projects_left"]["complex"], 1)
    page.flags("projects", [number - 1 for number in view["projects"]])
    for number, n in view["crafted_left"].items():
        page.put("crafted", n + 5 * (int(number) in view["made"]), int(number) - 1)


def write_cards(page: VectorPage, view: View) -> None:
    for number, n in view["deck"].items():
        page.put("deck", n, int(number) - 1)
    for kind, bit in (("read", 1), ("upgrades", 2), ("resolving", 4)):
        for number in set(view[kind]):
            page.more("cards", number - 1, bit)
    page.flags("met", [number - 1 for number in view["met"]])


def write_combat(page: VectorPage, combat: View | None, place: Places) -> None:
    if combat is None:
        return
    page.put("combat", 1)
    page.put("fighter", 1, place[combat["fighter"]])
    if combat["against"] is not None:
        page.put("against", 1, place[combat["against"]])
    page.flags("supporters", [place[seat] for seat in combat["supporters"]])
    for seat, card in enumerate(combat["played"]):
        if card is not None:
            page.put("supports", 1, place[seat] * len(SUPPORTS) + SUPPORTS.index(card))
    for i, die in enumerate(DICE if combat["dice"] else ()):
        page.put("dice", combat["dice"][die]["shown"], 2 * i)
        page.put("dice", combat["dice"][die]["result"], 2 * i + 1)
    page.put("fled", combat["fled"])


def write_deal(page: VectorPage, deal: View | None, place: Places) -> None:
    if deal is None:
        return
    for side, field, things in (("from", "deal-given", deal["given"]), ("to", "deal-wanted", deal["wanted"])):
        owner = place[deal[side]]
        page.put(f"deal-{side}", 1, owner)
        for thing in things:
            if thing in ITEMS:
                assert page.get(f"{WHO[owner]}-items", ITEMS.index(thing)) in (1, 2), "once, and its owner has it"
                page.more(f"{WHO[owner]}-items", ITEMS.index(thing), 2)
            else:
                for resource in thing.split("+"):
                    page.more(field, RESOURCES.index(resource))


def write_map(page: VectorPage, view: View) -> None:
    for slot, tile in view["map"].items():
        if "back" in tile:
            page.put("slot-back", tile["back"], SLOTS.index(slot))
        else:
            page.put("slot-revealed", 1, SLOTS.index(slot))
            for i, cell in enumerate(tile["spaces"]):
                write_cell(page, SLOTS.index(slot) * CELLS + i, cell)
    page.put("camp", 1, SPACE_NAMES.index(view["camp"]))
    for name, burns in view["fires"].items():
        page.put("space-fire", 2 if burns else 1, SPACE_NAMES.index(name))
    for name in view["searched"]:
        page.more("space-marks", SPACE_NAMES.index(name), 2)
    for name, resources in view["water"].items():
        page.put("space-spring", 1, SPACE_NAMES.index(name))
        write_lying(page, SPACE_NAMES.index(name), {"resources": resources or ()})
    for name, things in view["lying"].items():
        for thing in things:
            write_lying(page, SPACE_NAMES.index(name), thing)
    for foe in view["foes"]:
        if foe["space"] is not None:
            known = "space-unknown-foes" if foe["enemy"] is None else "space-known-foes"
            page.more(known, SPACE_NAMES.index(foe["space"]))


def write_cell(page: VectorPage, space: int, cell: View) -> None:
    page.put("space-cost", cell["cost"], space)
    page.put("space-landmark", cell.get("landmark", 0), space)
    page.put("space-spring", "water" in cell, space)
    page.put("space-marks", "target" in cell, space)
    if "symbol" in cell:
        page.put(f"feature-{cell['symbol']}", 1, space)


def write_lying(page: VectorPage, space: int, thing: View) -> None:
    if "number" in thing:
        page.more("space-numbered", space)
    elif "resources" in thing:
        for resource in thing["resources"]:
            page.more(f"lying-{resource}", space)
    else:
        page.more(f"feature-{thing['symbol']}", space, 2)


def write_survivor(page: VectorPage, who: str, seen: View) -> None:
    page.put(f"{who}-present", 1)
    page.put(f"{who}-status", 1, STATUSES.index(seen["status"]))
    if seen["space"] is not None:
        page.put(f"{who}-slot", 1, SLOTS.index(seen["space"][0]))
        page.put(f"{who}-cell", 1, int(seen["space"][1]))
    page.put(f"{who}-stamina", seen["stamina"])
    for i, name in enumerate(DAMAGES):
        page.put(f"{who}-damage", seen["damage"][name], i)
    for i, name in enumerate(RESOURCES):
        page.put(f"{who}-resources", seen["resources"][name], i)
    for token in seen["tokens"]:
        for resource in token:
            page.more(f"{who}-tokens", RESOURCES.index(resource))
    write_belongings(page, who, seen)


def write_belongings(page: VectorPage, who: str, seen: View) -> None:
    page.put(f"{who}-load", seen["burden"] or 0)
    page.put(f"{who}-load", seen["limit"] or 0, 1)
    page.put(f"{who}-threats", len(seen["threats"]))
    dealt = seen["dealt"]
    page.put(f"{who}-dealt", dealt if isinstance(dealt, int) else len(dealt))
    page.put(f"{who}-hand", len(seen["hand"]))
    page.flags(f"{who}-hand-known", [number - 1 for number in seen["hand"] if number is not None])
    for item in seen["items"]:
        page.more(f"{who}-items", ITEMS.index(item["item"]), 1 if item["used"] else 2)
