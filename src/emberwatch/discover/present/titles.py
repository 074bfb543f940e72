"""The titles of a copy's entries, in any language or in an owner's own words."""

from __future__ import annotations

from collections.abc import Sequence

from emberwatch.discover.model.components import (
    CopyEntry,
    Landmark,
    Terrain,
)
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.engine.presenting import Fact, Say, message_or


def title(say: Say, entry: CopyEntry) -> str:
    """The title of an entry. If an owner's pack has no words for it, use its name."""
    if entry.title:
        return entry.title
    return message_or(say, entry.key, entry.name.replace("-", " ").capitalize())


def title_fact(entry: CopyEntry) -> Fact:
    """The title of an entry, to be said in any language. An owner's own words are the same in all of them."""
    return ("table-fact", {"text": entry.title}) if entry.title else (entry.key, {})


def story(say: Say, entry: CopyEntry) -> str:
    """The story on a card; "" if it has none."""
    return entry.story or message_or(say, f"{entry.key}.story", "")


def ground_name(say: Say, terrain: Terrain, ground: int) -> str:
    name = terrain.sheet.grounds[ground]
    return message_or(say, f"ground-{terrain.name}-{name}", name.replace("-", " "))


def landmark_name(say: Say, content: DiscoverContent, number: int) -> str:
    """The name of a landmark; this terrain's, if it has one with that number."""
    found = landmark_called(content, number)
    return title(say, found) if found else "?"


def landmark_called(content: DiscoverContent, number: int) -> Landmark | None:
    lands = (content.terrain, *content.copy.terrains)
    return next((mark for land in lands for mark in land.landmarks if mark.number == number), None)


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    whole = clause[:1].upper() + clause[1:]
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."


def sign(value: int) -> str:
    """+2, 0, −2."""
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def set_apart(say: Say, parts: Sequence[str]) -> str:
    """Parts of a sentence, joined by semicolons as the language writes them."""
    joined = parts[0]
    for part in parts[1:]:
        joined = say("d-list-apart", all=joined, last=part)
    return joined


def join_words(parts: Sequence[str]) -> str:
    return " ".join([part for part in parts if part])
