"""A check of our own pools for whoever writes them: `python -m emberwatch.discover.check desert`."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files

from emberwatch.discover.cards import Card, Terrain
from emberwatch.discover.lines import Condition, Line
from emberwatch.discover.names import CHAIN, INSTANT, ITEM, ON_LANDMARK, ON_TOKEN, RESOURCES, SYMBOLS, USES
from emberwatch.discover.reading import (
    TerrainReader,
    read_all,
    read_character,
    read_night,
    read_project,
    read_scenario,
    read_threat,
)
from emberwatch.engine.flaws import Flaw
from emberwatch.text import LANGUAGES, speaker

COMMON = ("projects", "characters", "nights", "threats")
ROLES = {"@A": "901", "@B": "902", "@C": "903", "@D": "904"}


def load(name: str) -> dict[str, object]:
    return tomllib.loads(files("emberwatch.discover").joinpath(f"data/{name}.toml").read_text(encoding="utf-8"))


def main(name: str) -> int:
    problems = list(check(name))
    for problem in problems:
        print(problem)
    print(f"{name}: {len(problems)} problems")
    return bool(problems)


def check(name: str) -> Iterator[str]:
    flaws: list[Flaw] = []
    if name == "common":
        yield from check_common(flaws)
    elif name == "scenarios":
        yield from check_scenarios(flaws)
    else:
        terrain = TerrainReader(name, load(name), f"{name}.toml", flaws).terrain()
        yield from check_terrain(terrain, load(name))
    yield from (f"{flaw.where}: {flaw.key} {dict(flaw.args)}" for flaw in flaws)


# -- terrains ---------------------------------------------------------------------------------------------------


def check_terrain(t: Terrain, data: dict[str, object]) -> Iterator[str]:
    backs = [tile.back for tile in t.tiles]
    for back, count in ((0, 2), (1, 9), (2, 8), (3, 8)):
        if backs.count(back) != count:
            yield f"{backs.count(back)} tiles with back {back}, {count} expected"
        with_landmark = [x for x in t.tiles if x.back == back and any(cell.landmark for cell in x.cells)]
        if back and len(with_landmark) != 5:
            yield f"{len(with_landmark)} tiles with back {back} carry a landmark, 5 expected"
    numbers = sorted(cell.landmark for tile in t.tiles for cell in tile.cells if cell.landmark)
    if numbers != sorted(mark.number for mark in t.landmarks):
        yield f"landmarks on tiles {numbers} and [[landmark]] entries differ"
    spaces = [cell.symbol for tile in t.tiles for cell in tile.cells if cell.symbol >= 0]
    yield f"(note) feature spaces: {len(spaces)}, " + ", ".join(
        f"{SYMBOLS[s]} {spaces.count(s)}" for s in sorted(set(spaces))
    )
    yield from check_layouts(t)
    yield from check_tokens(t, data)
    kinds = [enemy.token for enemy in t.enemies]
    if (kinds.count(0), kinds.count(1)) != (12, 10):
        yield f"{kinds.count(0)} monsters and {kinds.count(1)} feature enemies, 12 and 10 expected"
    if len({enemy.number for enemy in t.enemies}) != len(t.enemies):
        yield "two enemies have the same number"
    yield from check_cards(t)
    yield from check_texts([(x.key, False) for x in t.landmarks] + [(x.key, False) for x in t.enemies]
                           + [(x.key, True) for x in t.cards] + [(t.key, True)]
                           + [(f"ground-{t.name}-{g}", False) for g in t.sheet.grounds], f"discover-{t.name}")  # fmt: skip


def check_layouts(t: Terrain) -> Iterator[str]:
    first = 1 if t.sheet.tier == 0 else 3
    for scenario, wanted in ((first, {1: 6, 2: 5}), (first + 1, {3: 5, 1: 6}), (5, {1: 6, 2: 5, 3: 5})):
        backs = [back for _, back, _ in t.sheet.layout(scenario).slots]
        counts = {back: backs.count(back) for back in sorted(set(backs))}
        if counts != dict(sorted(wanted.items())) or scenario not in t.sheet.layout(scenario).scenarios:
            yield f"layout of scenario {scenario}: slots by back {counts}, {wanted} expected"


def check_tokens(t: Terrain, data: dict[str, object]) -> Iterator[str]:
    entries = data["token"]
    assert isinstance(entries, list)
    base = sum(entry.get("count", 1) for entry in entries if not entry.get("extra"))
    extra = sum(entry.get("count", 1) for entry in entries if entry.get("extra"))
    if (base, extra) != (32, 12):
        yield f"{base} base tokens and {extra} extra ones, 32 and 12 expected"
    have = dict.fromkeys(RESOURCES, 0)
    for entry in entries:
        for name in entry["face"].split():
            have[name] += entry.get("count", 1) * (not entry.get("extra"))
    yield f"(note) resources on base tokens: {have}"


def check_cards(t: Terrain) -> Iterator[str]:
    counts = [sum(1 for card in t.cards if card.use == use) for use in range(4)]
    if counts != [20, 20, 22, 10]:
        yield f"cards by use {dict(zip(USES, counts, strict=True))}, 20, 20, 22, 10 expected"
    numbers = {card.number for card in t.cards}
    referred = {line.n for card in t.cards for line in lines_in(card.do) if line.verb == "resolve"}
    for card in t.cards:
        where = f"card.{card.name}"
        for line in lines_of(card):
            if line.verb == "resolve" and line.n not in numbers:
                yield f"{where}: resolve {line.n}: there is no such card"
            if line.verb == "fight" and line.n not in {enemy.number for enemy in t.enemies}:
                yield f"{where}: fight {line.n}: there is no such enemy"
            if line.verb in ("stage", "win", "mark", "unmark", "special", "make"):
                yield f"{where}: {line.verb} belongs to scenarios"
        if card.use == CHAIN and card.number not in referred and not follows_a_key(t, card):
            yield f"{where}: no card leads to {card.number}"
        if card.use == ON_LANDMARK and card.number not in {mark.number for mark in t.landmarks}:
            yield f"{where}: {card.number} is no landmark"
        if card.tags and card.number + 1 not in numbers:
            yield f"{where}: tagged, but there is no card {card.number + 1}"
        if card.kind == INSTANT and not card.do:
            yield f"{where}: does nothing"
        if card.use in (CHAIN, ON_TOKEN) and [c.number for c in t.cards].count(card.number) > 1:
            yield f"{where}: number {card.number} is used twice"
    for mark in t.landmarks:
        own = [card for card in t.cards if card.number == mark.number]
        for scenario in range(1, 6):
            if [scenario in card.scenarios for card in own].count(True) > 1:
                yield f"landmark {mark.number}: two cards in scenario {scenario}"
        if not own:
            yield f"landmark {mark.number}: no card"
    tags = {tag for card in t.cards for tag in card.tags}
    keys = {a.of for card in t.cards if card.item for a in card.item.powers.all if a.when == "key"}
    if not keys or not keys <= tags:
        yield f"key items open {keys}, tagged cards are {tags}"


def follows_a_key(t: Terrain, card: Card) -> bool:
    return any(other.tags and other.number + 1 == card.number for other in t.cards)


def lines_of(card: Card) -> Iterator[Line]:
    yield from lines_in(card.do)
    powers = [card.powers] + ([card.item.powers] if card.item else [])
    for ability in [a for p in powers for a in p.all]:
        yield from lines_in(ability.do)
    if card.enemy:
        yield from lines_in(card.enemy.hit + card.enemy.reward)


def lines_in(lines: tuple[Line, ...]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from lines_in(line.do + line.other)
        for option in line.options:
            yield from lines_in(option)


# -- the rest ---------------------------------------------------------------------------------------------------


def check_common(flaws: list[Flaw]) -> Iterator[str]:
    projects = read_all(load("projects"), "projects.toml", "project", read_project, flaws)
    characters = read_all(load("characters"), "characters.toml", "character", read_character, flaws)
    nights = read_all(load("nights"), "nights.toml", "night", read_night, flaws)
    threats = read_all(load("threats"), "threats.toml", "threat", read_threat, flaws)
    counts = {
        "normal projects": (len([p for p in projects if not p.complex]), 20),
        "complex projects": (len([p for p in projects if p.complex]), 8),
        "characters": (len(characters), 36),
        "nights of level 1": (len([n for n in nights if n.level == 1]), 4),
        "nights of level 2": (len([n for n in nights if n.level == 2]), 6),
        "blue threats": (len([t for t in threats if t.colour == 0]), 12),
        "orange threats": (len([t for t in threats if t.colour == 1]), 12),
    }
    for what, (found, expected) in counts.items():
        if found != expected:
            yield f"{found} {what}, {expected} expected"
    yield from check_texts([(x.key, True) for x in (*projects, *characters, *nights, *threats)], "discover-common")


def check_scenarios(flaws: list[Flaw]) -> Iterator[str]:
    text = files("emberwatch.discover").joinpath("data/scenarios.toml").read_text(encoding="utf-8")
    for role, number in ROLES.items():
        text = text.replace(role, number)
    text = re.sub(r'"@(\d)"', r"20\1", text)
    text = re.sub(r"@(\d)", r"20\1", text)
    data = tomllib.loads(text)
    for table in data.get("scenario", []):
        table.setdefault("number", 1)
        for special in table.get("special", []):
            special["number"] = 81
    scenarios = read_all(data, "scenarios.toml", "scenario", read_scenario, flaws)
    keys: list[tuple[str, bool]] = []
    for s in scenarios:
        keys += [(s.key, True), *[(x.key, True) for x in (*s.stages, *s.cards)], *[(x.key, False) for x in s.specials]]
        stages = {stage.number for stage in s.stages}
        names = {special.name for special in s.specials}
        items = {card.name for card in s.cards if card.kind == ITEM}
        lines = [line for stage in s.stages for line in stage_lines(stage)]
        lines += [line for card in s.cards for line in lines_of(card)]
        for line in lines:
            if line.verb == "stage" and line.n not in stages:
                yield f"{s.name}: stage {line.n} is missing"
            if line.verb == "special" and line.name not in names:
                yield f"{s.name}: special {line.name} is missing"
            if line.verb == "resolve" and line.n not in {card.number for card in s.cards}:
                yield f"{s.name}: resolve {line.n}: no such card"
        for condition in [c for stage in s.stages for c in stage_conditions(stage)]:
            if condition.kind == "defeated" and condition.name not in names:
                yield f"{s.name}: defeated {condition.name}: no such special monster"
            if condition.kind == "has-item" and condition.name not in items:
                yield f"{s.name}: has-item {condition.name}: no such item"
    tiers = [table.get("tier") for table in data.get("scenario", [])]
    if [tiers.count(t) for t in ("early", "late", "last")] != [8, 8, 3]:
        yield f"tiers {tiers}"
    for tier in ("early", "late"):
        sizes = [len(t.get("stage", [])) for t in data.get("scenario", []) if t.get("tier") == tier]
        if (sizes.count(3), sizes.count(2)) != (4, 4):
            yield f"{tier}: stages {sizes}, four with 3 and four with 2 expected"
    for language in LANGUAGES:
        say = speaker(language)
        for table in data.get("story", []):
            for part in ("", ".one", ".two", ".three", ".four", ".five", ".end"):
                if not say.knows(f"story-{table['name']}{part}"):
                    yield f"{language}: story-{table['name']}{part} is missing"
    yield from check_texts(keys, "discover-scenarios", ("story-",))


def stage_lines(stage: object) -> Iterator[Line]:
    from emberwatch.discover.cards import Stage

    assert isinstance(stage, Stage)
    yield from lines_in(stage.start)
    for ability in stage.powers.all:
        yield from lines_in(ability.do)
    for goal in stage.goals:
        yield from lines_in(goal.do)


def stage_conditions(stage: object) -> Iterator[Condition]:
    from emberwatch.discover.cards import Stage

    assert isinstance(stage, Stage)
    for goal in stage.goals:
        yield from goal.needs
    for ability in stage.powers.all:
        yield from ability.needs


# -- texts ------------------------------------------------------------------------------------------------------


def check_texts(keys: list[tuple[str, bool]], file: str, also: tuple[str, ...] = ()) -> Iterator[str]:
    from fluent.syntax import ast, parse

    for language in LANGUAGES:
        path = files("emberwatch.text").joinpath(f"{language}/{file}.ftl")
        if not path.is_file():
            yield f"{language}/{file}.ftl is missing"
            continue
        resource = parse(path.read_text(encoding="utf-8"))
        found = {}
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                yield f"{language}/{file}.ftl: junk: {entry.content[:60]!r}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
        for key, with_story in dict(keys).items():
            if key not in found:
                yield f"{language}: {key} is missing"
            elif with_story and "story" not in found[key]:
                yield f"{language}: {key}.story is missing"
        yield from (
            f"{language}: {key} belongs to nothing"
            for key in found
            if key not in dict(keys) and not key.startswith(also or ("\0",))
        )


if __name__ == "__main__":
    sys.exit(max(main(name) for name in sys.argv[1:]))
