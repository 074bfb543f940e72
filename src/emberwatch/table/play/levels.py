"""The bots that people can choose at the table (levels first, then all others), and which of them think for a while."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberwatch import bots
from emberwatch.bots import BotFailed
from emberwatch.engine.errors import BadOption

NORMAL: Final = "normal"
"""The default level."""


def is_there(word: str, game: str) -> bool:
    """Whether this bot can sit down; a level may stand for a bot that is not installed."""
    try:
        bots.parse_bot(word, game)
    except (BadOption, BotFailed):
        return False
    return True


@cache
def levels_of(game: str) -> tuple[str, ...]:
    """The levels that can be chosen, from the weakest to the strongest."""
    return tuple([level for level in bots.levels(game) if is_there(level, game)])


@cache
def others_of(game: str) -> tuple[str, ...]:
    """The bots that no level stands for."""
    behind = [bots.levels(game)[level].partition(":")[0] for level in levels_of(game)]
    return tuple([name for name in bots.names(game) if name not in behind])


def usual(game: str) -> str:
    """The bot that plays if nobody chooses one, or where another bot has failed."""
    return NORMAL if NORMAL in levels_of(game) else bots.names(game)[-1]


def strongest(game: str) -> str:
    """The bot that gives hints."""
    return [*bots.names(game), *levels_of(game)][-1]


def check_bot(word: str, game: str, longest: float) -> None:
    """Check a bot's word; BadOption if there is no such bot, or if it may think longer than this server allows.

    A bot that counts tries instead of seconds could take any amount of time.
    """
    _, budget = bots.parse_bot(word, game)
    if word in bots.levels(game) or budget is None:
        return
    if budget.seconds is None or budget.seconds > longest:
        raise BadOption("error-table-bot-slow", bot=word, longest=f"{longest:g}")


@cache
def takes_time(word: str, game: str) -> bool:
    """Whether nobody should have to wait for this bot: it thinks by the clock, or is not ours and may do anything."""
    if not is_there(word, game):
        return True
    kind, _ = bots.parse_bot(word, game)
    return bots.own().get(kind.name) is not kind or bots.thinking_time(word, game) > 0
