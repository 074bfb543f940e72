"""How a quest ended, as a story of its own: the epilogue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberwatch.discover.cards.conditions import FromDay
from emberwatch.discover.model.names import HEARTS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, WON
from emberwatch.engine.presenting import Say, message_or

LAST_OF_THE_STORY: Final = 4
"""The scenario after which the story of a copy is told to its end."""


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
