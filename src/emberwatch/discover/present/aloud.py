"""What is read aloud: cards with title, story and text, as far as everybody may know them, and the epilogue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from emberwatch.discover.cards.conditions import FromDay
from emberwatch.discover.model.components import CopyEntry
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import HEARTS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, WON
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
from emberwatch.engine.presenting import Say, Wording, message_or

LAST_OF_THE_STORY: Final = 4
"""The scenario after which the story of a copy is told to its end."""


def aloud(say: Say, entry: CopyEntry, text: str) -> list[str]:
    """Title, story and text, or as many of these as the card has."""
    return [part for part in (title(say, entry), story(say, entry), text) if part]


class ReadingAloud(Wording):
    """Reads the cards of Discover to everybody at the table."""

    def card(self, s: DiscoverState, say: Say, told_kind: str, numbers: Mapping[str, int]) -> list[str]:
        read = CARDS.get(told_kind)
        return read(self, s, say, numbers) if read else []

    def epilogue(self, s: DiscoverState, say: Say) -> list[str]:
        return epilogue(s, say)

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


# -- the epilogue: how a quest ended --------------------------------------------------------------------------------


def epilogue(s: DiscoverState, say: Say) -> list[str]:
    """What is told when nobody is left on the map, in paragraphs; [] if the quest is an owner's and has no words."""
    if not s.ended:
        return []
    told = win_story(s, say) if has_won(s) else [first_told(say, loss_keys(s))]
    return [paragraph for paragraph in told if paragraph]


def has_won(s: DiscoverState) -> bool:
    """OV-1, HO-1: whether anybody has won; under the house rule, whether everybody has."""
    won = [me.status == WON for me in s.survivors]
    return all(won) if s.coop else any(won)


def first_told(say: Say, keys: Iterator[str]) -> str:
    """The first of these messages that exists."""
    return next((text for key in keys if (text := message_or(say, key, ""))), "")


def key_of(s: DiscoverState, ending: str) -> str:
    return f"epilogue-{s.content.scenario.name}.{ending}"


# -- somebody came home -----------------------------------------------------------------------------------------------


def win_story(s: DiscoverState, say: Say) -> list[str]:
    """How it was won, a word for those left behind, and the last part of the copy's story."""
    told = [first_told(say, win_keys(s))]
    if any([me.status == LOST for me in s.survivors]):
        told.append(message_or(say, key_of(s, "behind"), ""))
    if s.content.number == LAST_OF_THE_STORY:
        told.append(message_or(say, f"story-{s.content.copy.story}.end", ""))
    return told


def win_keys(s: DiscoverState) -> Iterator[str]:
    """QU-10: a quest may end at several stages, and with or without the defeat of its special monsters."""
    yield key_of(s, f"won-{s.active_stage().number}")
    if has_spared(s):
        yield key_of(s, "spared")
    yield key_of(s, "won")


def has_spared(s: DiscoverState) -> bool:
    """R-24: whether a special monster of this scenario has not been defeated."""
    own = s.content.scenario.specials
    return any([special in own and not s.quest.defeated >> i & 1 for i, special in enumerate(s.content.specials)])


# -- nobody did -------------------------------------------------------------------------------------------------------


def loss_keys(s: DiscoverState) -> Iterator[str]:
    """HO-1, R-30, DA-3: broken off, given up, too late, or dead before they got far or on the way."""
    if s.coop and any([me.status != LOST for me in s.survivors]):
        yield "epilogue-together"
    if has_given_up(s):
        yield "epilogue-given-up"
    if s.turn.day >= last_day(s):
        yield key_of(s, "time")
    yield key_of(s, "late" if s.quest.stage else "early")
    yield key_of(s, "dead")


def has_given_up(s: DiscoverState) -> bool:
    """R-30: whether all have left of their own accord, before their time was up."""
    in_time = not s.guard or s.turn.day < s.guard
    return in_time and all([me.status == LOST and me.hurt <= HEARTS for me in s.survivors])


def last_day(s: DiscoverState) -> int:
    """From this day on, the active stage lets nobody live: its latest day, or that of the house rule."""
    nights = [ability for _, ability in s.active_stage().powers.at("night")]
    days = [need.day for ability in nights for need in ability.needs if isinstance(need, FromDay)]
    return max(days, default=s.guard or s.turn.day + 1)
