"""The card that asks: which card's text makes a step ask its question."""

from __future__ import annotations

from collections.abc import Iterator

from emberwatch.discover.cards.blocks import Choose, May, MayPay
from emberwatch.discover.cards.moments import Moment
from emberwatch.discover.cards.run_lines import GOAL, NIGHT_CARD, NIGHT_CARD_FOR_ONE, NO_SOURCE, STAGE_CARD, Lines
from emberwatch.discover.model.components import CopyEntry
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import (
    CHARACTER_SOURCE,
    ITEM_SOURCE,
    QUEST_SOURCE,
    SHEET_SOURCE,
    THREAT_SOURCE,
    UPGRADE_SOURCE,
)
from emberwatch.discover.present.card_text import (
    character_text,
    discovery_text,
    item_text,
    night_text,
    sheet_text,
    stage_text,
    threat_text,
)
from emberwatch.discover.present.pointing import item_key
from emberwatch.discover.present.titles import story, title
from emberwatch.discover.rules.explore import CloseCard, Keys
from emberwatch.discover.rules.items import CarryLimit
from emberwatch.discover.rules.night import CloseNight
from emberwatch.engine.agenda import Step
from emberwatch.engine.presenting import AskingCard, Say


def asking_card(s: DiscoverState, say: Say, asked: Step) -> AskingCard | None:
    """GO-1: the card whose lines are being carried out when this step asks. The carry limit is no card's (LI-3)."""
    if isinstance(asked, CarryLimit):
        return None
    for step in steps_behind(s, asked):
        if isinstance(step, CloseCard):
            return of_discovery(s, say, s.turn.resolving[-1])
        if isinstance(step, Keys):
            return of_discovery(s, say, step.entry)
        if isinstance(step, CloseNight):
            return of_night(s, say, step.card)
        source, seat = source_of(step)
        if source != NO_SOURCE:
            return of_source(s, say, source, seat)
    return None


def steps_behind(s: DiscoverState, asked: Step) -> Iterator[Step]:
    """The step that asks, and what waits beneath it; a combat has its own questions, whatever card led to it."""
    yield asked
    if s.combat is None:
        yield from reversed(s.trunk)


def source_of(step: Step) -> tuple[int, int]:
    """The source of a step's card, and whose it is; NO_SOURCE where only the steps beneath can tell."""
    if isinstance(step, Lines):
        source, seat = step.source, step.for_
    elif isinstance(step, MayPay | Choose | May | Moment):
        source, seat = step.source, step.seat
    else:
        return NO_SOURCE, -1
    return (NO_SOURCE, -1) if source in (NIGHT_CARD, NIGHT_CARD_FOR_ONE) else (source, seat)


def of_source(s: DiscoverState, say: Say, source: int, seat: int) -> AskingCard:
    """The card of a source, as the vocabulary numbers them."""
    c = s.content
    if source in (QUEST_SOURCE, STAGE_CARD, GOAL):
        stage = s.active_stage()
        return make_card(say, "stage", "quest", stage, stage_text(say, c, stage, seats=s.seats))
    if source == CHARACTER_SOURCE:
        who = c.characters[s.survivors[seat].character]
        return make_card(say, "character", f"character:{who.name}", who, character_text(say, c, who, seats=s.seats))
    if source == SHEET_SOURCE:
        return make_card(say, "sheet", "sheet", c.terrain, sheet_text(say, c, seats=s.seats))
    if source < UPGRADE_SOURCE:
        threat = c.threats[source - THREAT_SOURCE]
        return make_card(say, "threat", f"threat:{threat.name}", threat, threat_text(say, c, threat, seats=s.seats))
    if source < ITEM_SOURCE:
        return of_discovery(s, say, c.labels.index(source - UPGRADE_SOURCE + 1))
    item = s.item(c.item_at(source - ITEM_SOURCE))
    return make_card(say, "item", item_key(seat, source - ITEM_SOURCE), item, item_text(say, c, item, seats=s.seats))


def of_discovery(s: DiscoverState, say: Say, entry: int) -> AskingCard:
    """A discovery card; one that goes back among the others is noted by its complement."""
    entry = entry if entry >= 0 else ~entry
    card = s.card(entry)
    return make_card(
        say, "read", f"card:{s.content.labels[entry]}", card, discovery_text(say, s.content, card, seats=s.seats)
    )


def of_night(s: DiscoverState, say: Say, number: int) -> AskingCard:
    card = s.content.nights[number]
    return make_card(say, "night-card", f"night:{card.name}", card, night_text(say, s.content, card, seats=s.seats))


def make_card(say: Say, kind: str, thing: str, entry: CopyEntry, text: str) -> AskingCard:
    return AskingCard(kind, thing, [part for part in (title(say, entry), story(say, entry), text) if part])
