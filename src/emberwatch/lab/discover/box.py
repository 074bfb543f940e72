"""A copy of Discover as a box: a description of its outside, and everything in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from emberwatch.discover.copies.validate import cards_of, tokens_of
from emberwatch.discover.model.components import Copy, CopyEntry, Terrain
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.names import TIERS
from emberwatch.discover.present.card_text import (
    character_text,
    discovery_text,
    enemy_text,
    item_text,
    project_text,
    sheet_text,
    stage_text,
)
from emberwatch.discover.present.titles import story, title
from emberwatch.engine.presenting import Say

INDENT = "  "


def outside(copy: Copy, say: Say) -> list[str]:
    """The text on the lid, which gives away nothing that players could discover."""
    early, late = [title(say, terrain) for terrain in copy.terrains]
    lines = [say("cli-copy", code=copy.code, name=copy.name), say("cli-copy-terrains", early=early, late=late)]
    if copy.story:
        lines.append(say("cli-copy-story", story=say(f"story-{copy.story}")))
    lines.append(say("cli-copy-scenarios"))
    lines += [f"{INDENT}{scenario.number}  {title(say, scenario)}" for scenario in copy.scenarios]
    lines.append(say("cli-copy-characters"))
    return lines + [f"{INDENT}{title(say, person)}" for person in copy.characters]


def holds(copy: Copy, say: Say) -> str:
    """CO-1: how many components of each kind there are."""
    discovery, enemies = cards_of(copy)
    features, specials, monsters = tokens_of(copy)
    return say(
        "cli-copy-holds",
        tiles=sum([len(terrain.tiles) for terrain in copy.terrains]),
        quests=sum([len(scenario.stages) for scenario in copy.scenarios]),
        projects=len(copy.projects),
        discovery=discovery,
        enemies=enemies,
        features=features,
        specials=specials,
        monsters=monsters,
    )


# -- opened -----------------------------------------------------------------------------------------------------


def inside(copy: Copy, say: Say) -> Iterator[str]:
    """Everything in the box, with the texts of all cards."""
    for terrain in copy.terrains:
        yield from land(copy, terrain, say)
    for number in range(1, 6):
        yield from scenario(copy, number, say)
    content = DiscoverContent(copy, 1, 0)
    yield from heading(say("cli-copy-projects"))
    for project in copy.projects:
        yield entry(say, project, project_text(say, content, project, known=True), project.number)
    yield from heading(say("cli-copy-characters"))
    for person in copy.characters:
        yield entry(say, person, character_text(say, content, person))


def land(copy: Copy, terrain: Terrain, say: Say) -> Iterator[str]:
    """One terrain: its sheet, landmarks, enemies and discovery cards."""
    number = 3 if terrain.sheet.tier == TIERS.index("late") else 1
    content = DiscoverContent(copy, number, 0)
    name = title(say, terrain)
    yield from heading(name)
    yield f"{INDENT}{story(say, terrain)} {sheet_text(say, content)}"
    yield from heading(say("cli-copy-landmarks", terrain=name))
    for landmark in terrain.landmarks:
        yield entry(say, landmark, "", landmark.number)
    yield from heading(say("cli-copy-enemies", terrain=name))
    for enemy in terrain.enemies:
        yield entry(say, enemy, enemy_text(say, content, enemy), enemy.number)
    yield from heading(say("cli-copy-cards", terrain=name))
    for card in terrain.cards:
        yield entry(say, card, discovery_text(say, content, card), card.number)


def scenario(copy: Copy, number: int, say: Say) -> Iterator[str]:
    """One scenario: its quest cards, its own discovery cards and its special monsters."""
    content = DiscoverContent(copy, number, 0)
    found = content.scenario
    yield from heading(say("cli-copy-scenario", n=number, title=title(say, found)))
    for stage in found.stages:
        yield entry(say, stage, stage_text(say, content, stage), stage.number)
    for card in found.cards:
        text = item_text(say, content, card.item) if card.item else discovery_text(say, content, card)
        yield entry(say, card, text, card.number)
    for special in found.specials:
        yield entry(say, special, enemy_text(say, content, special.enemy), special.enemy.number)


def heading(text: str) -> Iterable[str]:
    return ("", text)


def entry(say: Say, card: CopyEntry, text: str, number: int = 0) -> str:
    """A card in one line: its number, its name, its story, and what it does."""
    head = f"{number}  {title(say, card)}" if number else title(say, card)
    parts = [part for part in (story(say, card), text) if part]
    return f"{INDENT}{head}" + (f": {' '.join(parts)}" if parts else "")
