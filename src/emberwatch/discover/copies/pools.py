"""The pools from which copies are drawn: our own terrains, projects, characters and scenarios, read from `data`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from emberwatch.discover.copies.files import (
    EntryFields,
    TerrainReader,
    read_all,
    read_character,
    read_night,
    read_project,
    read_scenario,
    read_threat,
)
from emberwatch.discover.model.components import Character, NightCard, Project, Scenario, Terrain, Threat, Token
from emberwatch.discover.model.names import RESOURCES, SYMBOLS
from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.content.packs import PackError

EARLY: Final = ("desert", "island", "valley")
LATE: Final = ("swamp", "mountain", "wasteland")
TERRAINS: Final = EARLY + LATE
ROLE: Final = re.compile(r"@([A-Z]|\d)")
Table = dict[str, object]


@cache
def table(file: str, version: int) -> Table:
    """A data file as a generator version sees it: `since` marks entries that came later, `until` those that left."""
    text = files("emberwatch.discover").joinpath(f"data/{file}.toml").read_text(encoding="utf-8")
    return {
        name: [entry for entry in value if is_of(entry, version)] if isinstance(value, list) else value
        for name, value in tomllib.loads(text).items()
    }


def is_of(entry: Table, version: int) -> bool:
    """Whether an entry belongs to a generator version. Removes the two words, which are for us alone."""
    since, until = entry.pop("since", 1), entry.pop("until", version)
    assert isinstance(since, int)
    assert isinstance(until, int)
    return since <= version <= until


def refuse_flaws(flaws: list[Flaw], file: str) -> None:
    if flaws:
        raise PackError(f"{file}.toml", flaws)


@cache
def terrain(name: str, version: int) -> Terrain:
    """A terrain with its whole pool, except resource tokens marked `extra`."""
    data = dict(table(name, version))
    entries = data["token"]
    assert isinstance(entries, list)
    data["token"] = [entry for entry in entries if not entry.get("extra")]
    flaws: list[Flaw] = []
    found = TerrainReader(name, data, f"{name}.toml", flaws).terrain()
    refuse_flaws(flaws, name)
    return found


@cache
def extra_tokens(name: str, version: int) -> tuple[Token, ...]:
    """More resource tokens, one by one, to fill up a copy."""
    entries = table(name, version)["token"]
    assert isinstance(entries, list)
    return tuple(
        Token(
            SYMBOLS.index(entry["symbol"]),
            tuple(sorted(RESOURCES.index(word) for word in entry["face"].split())),
            0, 0, 1,
        )
        for entry in entries if entry.get("extra") for _ in range(entry.get("count", 1))
    )  # fmt: skip


@cache
def projects(version: int) -> tuple[Project, ...]:
    flaws: list[Flaw] = []
    found = read_all(table("projects", version), "projects.toml", "project", read_project, flaws)
    refuse_flaws(flaws, "projects")
    return found


@cache
def characters(version: int) -> tuple[Character, ...]:
    flaws: list[Flaw] = []
    found = read_all(table("characters", version), "characters.toml", "character", read_character, flaws)
    refuse_flaws(flaws, "characters")
    return found


@cache
def nights(version: int) -> tuple[NightCard, ...]:
    flaws: list[Flaw] = []
    found = read_all(table("nights", version), "nights.toml", "night", read_night, flaws)
    refuse_flaws(flaws, "nights")
    return found


@cache
def threats(version: int) -> tuple[Threat, ...]:
    flaws: list[Flaw] = []
    found = read_all(table("threats", version), "threats.toml", "threat", read_threat, flaws)
    refuse_flaws(flaws, "threats")
    return found


# -- scenario templates -----------------------------------------------------------------------------------------


@cache
def templates(tier: str, version: int) -> tuple[Table, ...]:
    """The scenarios that may fill a place of this tier, with their roles still open."""
    entries = table("scenarios", version)["scenario"]
    assert isinstance(entries, list)
    return tuple(entry for entry in entries if entry.get("tier") == tier)


@cache
def stories(version: int) -> tuple[str, ...]:
    entries = table("scenarios", version)["story"]
    assert isinstance(entries, list)
    return tuple(str(entry["name"]) for entry in entries)


def tables_of(template: Mapping[str, object], name: str) -> list[Table]:
    found = template.get(name, [])
    assert isinstance(found, list)
    return found


def bind_template(template: Table, number: int, places: list[int], decks: Mapping[str, str]) -> Scenario:
    """Turn a template into scenario `number`, with landmarks for its roles and numbers for its cards."""
    roles = {chr(ord("A") + i): place for i, place in enumerate(places)}
    filled = fill(template, roles, 200 + 10 * number)
    assert isinstance(filled, dict)
    filled["number"] = number
    for i, special in enumerate(tables_of(filled, "special")):
        special["deck"] = decks[str(special["name"])]
        special["number"] = 80 + 2 * number + i
    flaws: list[Flaw] = []
    found = read_scenario(EntryFields(filled, f"scenarios.toml: {template['name']}", flaws))
    refuse_flaws(flaws, "scenarios")
    return found


def fill(value: object, roles: Mapping[str, int], cards: int) -> object:
    """Replace roles (@A) and the scenario's own cards (@1) by numbers."""
    if isinstance(value, dict):
        return {key: fill(item, roles, cards) for key, item in value.items()}
    if isinstance(value, list):
        return [fill(item, roles, cards) for item in value]
    if not isinstance(value, str):
        return value
    whole = ROLE.fullmatch(value)
    if whole:
        return number_for(whole[1], roles, cards)
    for found in sorted(set(ROLE.findall(value))):
        value = value.replace(f"@{found}", str(number_for(found, roles, cards)))
    return value


def number_for(role: str, roles: Mapping[str, int], cards: int) -> int:
    return cards + int(role) if role.isdecimal() else roles[role]
