"""Cards that are read aloud: title, story and text, as far as everybody may know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from emberwatch.discover.model.components import CopyEntry
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.present.card_text import (
    character_text,
    discovery_text,
    enemy_text,
    item_text,
    night_text,
    project_text,
    sheet_text,
    stage_text,
    threat_text,
)
from emberwatch.discover.present.titles import story, title
from emberwatch.engine.presenting import Say, Wording


def aloud(say: Say, entry: CopyEntry, text: str) -> list[str]:
    """Title, story and text, or as many of these as the card has."""
    return [part for part in (title(say, entry), story(say, entry), text) if part]


class ReadingAloud(Wording):
    """Reads the cards of Discover to everybody at the table."""

    def card(self, s: DiscoverState, say: Say, told_kind: str, numbers: Mapping[str, int]) -> list[str]:
        read = CARDS.get(told_kind)
        return read(self, s, say, numbers) if read else []

    def read_aloud(self, s: DiscoverState, say: Say, label: int) -> list[str]:
        """A discovery card by the number that events and picks call it: title, story, text; [] if it is unread."""
        entry = s.content.labels.index(label)
        if not s.decks.read_cards >> entry & 1:
            return []
        card = s.card(entry)
        return aloud(say, card, discovery_text(say, s.content, card, seats=s.seats))

    def read_night(self, s: DiscoverState, say: Say, night: int) -> list[str]:
        card = s.content.nights[night]
        return aloud(say, card, night_text(say, s.content, card, seats=s.seats))

    def read_threat(self, s: DiscoverState, say: Say, threat: int) -> list[str]:
        card = s.content.threats[threat]
        return aloud(say, card, threat_text(say, s.content, card, seats=s.seats))

    def read_stage(self, s: DiscoverState, say: Say, stage: int) -> list[str]:
        card = s.content.stages[stage]
        return aloud(say, card, stage_text(say, s.content, card, seats=s.seats))

    def read_enemy(self, s: DiscoverState, say: Say, entry: int) -> list[str]:
        """The card of an enemy; [] if nobody has read it."""
        if entry == HIDDEN or not s.decks.read_enemies >> entry & 1:
            return []
        return aloud(say, s.enemy(entry), enemy_text(say, s.content, s.enemy(entry)))

    def read_character(self, s: DiscoverState, say: Say, character: int) -> list[str]:
        card = s.content.characters[character]
        return aloud(say, card, character_text(say, s.content, card, seats=s.seats))

    def read_sheet(self, s: DiscoverState, say: Say) -> list[str]:
        return aloud(say, s.content.terrain, sheet_text(say, s.content, seats=s.seats))

    def read_made(self, s: DiscoverState, say: Say, place: int) -> list[str]:
        """A crafted item by its place in the vocabulary; [] for one that was found, which has been read already."""
        item = s.content.item_at(place)
        if item < MADE or not s.decks.read_made >> (item - MADE) & 1:
            return []
        return aloud(say, s.item(item), item_text(say, s.content, s.item(item), seats=s.seats))

    def read_project(self, s: DiscoverState, say: Say, project: int) -> list[str]:
        card = s.content.projects[project]
        return aloud(say, card, project_text(say, s.content, card, s.decks.read_made >> project & 1 == 1))


Reading: TypeAlias = Callable[[ReadingAloud, DiscoverState, Say, Mapping[str, int]], list[str]]


def of_read(who: ReadingAloud, s: DiscoverState, say: Say, numbers: Mapping[str, int]) -> list[str]:
    return who.read_aloud(s, say, numbers["card"])


def of_night(who: ReadingAloud, s: DiscoverState, say: Say, numbers: Mapping[str, int]) -> list[str]:
    return who.read_night(s, say, numbers["night"])


def of_threat(who: ReadingAloud, s: DiscoverState, say: Say, numbers: Mapping[str, int]) -> list[str]:
    return who.read_threat(s, say, numbers["threat"])


def of_stage(who: ReadingAloud, s: DiscoverState, say: Say, numbers: Mapping[str, int]) -> list[str]:
    return who.read_stage(s, say, numbers["stage"])


def of_enemy(who: ReadingAloud, s: DiscoverState, say: Say, numbers: Mapping[str, int]) -> list[str]:
    return who.read_enemy(s, say, numbers["enemy"])


def of_character(who: ReadingAloud, s: DiscoverState, say: Say, numbers: Mapping[str, int]) -> list[str]:
    return who.read_character(s, say, numbers["character"])


def of_item(who: ReadingAloud, s: DiscoverState, say: Say, numbers: Mapping[str, int]) -> list[str]:
    return who.read_made(s, say, numbers["item"])


def of_project(who: ReadingAloud, s: DiscoverState, say: Say, numbers: Mapping[str, int]) -> list[str]:
    return who.read_project(s, say, numbers["project"])


CARDS: Final[Mapping[str, Reading]] = {
    "read": of_read,
    "night-card": of_night,
    "threat": of_threat,
    "threat-passed": of_threat,
    "stage": of_stage,
    "revealed": of_enemy,
    "combat": of_enemy,
    "character": of_character,
    "item": of_item,
    "project-drawn": of_project,
    "project-shown": of_project,
}
"""Events in which a card is read, drawn or shown. Only the seats that may see a project get its text."""
