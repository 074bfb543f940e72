"""The border to bots: a bot may be anybody's code and may fail in any way. Whatever it raises becomes BotFailed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from emberwatch.bots.bot import Bot, BotFailed, Glimpse, Why
from emberwatch.engine.agenda import Pick
from emberwatch.engine.errors import describe

T = TypeVar("T")


def call(name: str, function: Callable[..., T], *arguments: object) -> T:
    """Call a bot's code; BotFailed says which bot broke down and how."""
    try:
        return function(*arguments)
    except Exception as problem:
        raise BotFailed("error-bot-broken", bot=name, problem=describe(problem)) from problem


def ask(bot: Bot, glimpse: Glimpse) -> Pick:
    """Ask a bot for a pick; BotFailed if it breaks down or makes a pick it was not offered."""
    pick = call(bot.name, bot.choose, glimpse)
    if not any([pick is one for one in glimpse.picks]):
        raise BotFailed("error-bot-pick", bot=bot.name, pick=str(pick)[:100])
    return pick


def explain(bot: Bot) -> Why:
    """Why a bot made its last pick. A bot that cannot say why may still play on."""
    try:
        return call(bot.name, bot.why)
    except BotFailed:
        return Why("bot-why-silent", bot=bot.name)
