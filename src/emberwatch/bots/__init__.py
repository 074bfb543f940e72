"""Bots: programs that play a seat, and everything they are shown.

A bot is a class with a `name` and the `games` it plays. It is made with a seed, and `choose` answers one question. It
is shown a `Glimpse` and nothing else, so it plays by what a person in that seat could know.

bot = bots.make("planner:1s", "outlive", seed=7)
glimpse = Glimpse(game, seat)
game.take(seat, bot.choose(glimpse))
bot.why()

Other packages provide bots by the entry point `emberwatch.bots`. On the command line, a file is a bot, too (`files`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from emberwatch.bots import files
from emberwatch.bots.border import ask, call, explain
from emberwatch.bots.bot import ANY_GAME, SEEDS, Bot, BotFailed, Glimpse, Why
from emberwatch.bots.budget import Budget
from emberwatch.bots.master import Master
from emberwatch.bots.novice import Novice
from emberwatch.bots.planner import Planner
from emberwatch.bots.random import RandomBot
from emberwatch.bots.veteran import Veteran
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.errors import BadOption
from emberwatch.registry import all_games, all_in_room

__all__ = [
    "ANY_GAME",
    "SEEDS",
    "Bot",
    "BotFailed",
    "Budget",
    "Glimpse",
    "Why",
    "ask",
    "explain",
    "levels",
    "make",
    "names",
]

SALT = 0x5EA7_B075_0000_0000
"""Keeps the seeds of bots apart from the sequence of the game's dice."""
ENTRY_POINT: Final = "emberwatch.bots"
COMMON: Final[tuple[type[Bot], ...]] = (RandomBot, Novice)
"""The bots that come before a game's own bots in lists."""
LAST: Final[Mapping[str, type[Bot]]] = {bot.name: bot for bot in (Planner, Veteran, Master)}
"""The bots that come after them."""


@cache
def own() -> Mapping[str, type[Bot]]:
    """Our bots by name: those for any game, and those of each game. Of two with one name the first stays."""
    brought: list[type[Bot]] = [bot for bots in all_in_room("bots").values() for bot in bots]
    found: dict[str, type[Bot]] = {bot.name: bot for bot in COMMON}
    for bot in brought:
        if bot.name not in LAST:
            found.setdefault(bot.name, bot)
    return {**found, **LAST}


@cache
def others() -> Mapping[str, EntryPoint]:
    """The bots of other packages, by the names of their entry points. They cannot replace our bots."""
    return {point.name: point for point in entry_points(group=ENTRY_POINT) if point.name not in own()}


@cache
def load_bot(name: str) -> type[Bot]:
    """Load the class of a bot; BotFailed if another package's bot cannot be loaded or is not a bot."""
    if name in own():
        return own()[name]
    bot: object = call(name, others()[name].load)
    if not (isinstance(bot, type) and issubclass(bot, Bot)):
        raise BotFailed("error-bot-broken", bot=name, problem=f"{others()[name].value}: no Bot")
    return bot


def plays(name: str, game: str) -> bool:
    return load_bot(name).plays(game)


def names(game: str) -> list[str]:
    """The bots that play this game. Bots of other packages that cannot be loaded are left out."""
    found = [name for name in own() if plays(name, game)]
    for name in others():
        try:
            found += [name] if plays(name, game) else []
        except BotFailed:
            continue
    return found


def levels(game: str) -> Mapping[str, str]:
    """Easy, normal and hard, with the bots they stand for; empty for a game without levels."""
    rules = all_games().get(game)
    return rules.levels if rules else {}


def parse_bot(word: str, game: str) -> tuple[type[Bot], Budget | None]:
    """Find the bot that a word names: a level, a name, or a name with a budget, as in `planner:1s`; or a file."""
    if files.is_file(word):
        return parse_file(word, game)
    name, colon, budget = levels(game).get(word, word).partition(":")
    if not (name in own() or name in others()) or not plays(name, game):
        raise BadOption("error-unknown-bot", bot=word, bots=", ".join([*levels(game), *names(game)]))
    bot = load_bot(name)
    return bot, read_budget(bot, name, budget) if colon else None


def parse_file(word: str, game: str) -> tuple[type[Bot], Budget | None]:
    """Find the bot in a file that was named on the command line."""
    bot, budget = files.find(word)
    if not bot.plays(game):
        raise BadOption("error-unknown-bot", bot=word, bots=", ".join([*levels(game), *names(game)]))
    return bot, read_budget(bot, word, budget) if budget else None


def read_budget(bot: type[Bot], name: str, budget: str) -> Budget:
    if bot.thinks is None:
        raise BadOption("error-bot-no-budget", bot=name, budget=budget)
    return Budget.read(budget)


def make(word: str, game: str, seed: int) -> Bot:
    """Make a bot from its level, its name, or its name and budget; BadOption if no such bot plays this game."""
    bot, budget = parse_bot(word, game)
    arguments = (seed,) if budget is None else (seed, budget)
    try:
        return call(word, bot, *arguments)
    except BotFailed as failure:
        if not files.is_file(word):
            raise
        raise files.with_trace("error-bot-file", failure, file=word) from failure.__cause__


def thinking_time(word: str, game: str) -> float:
    """Maximum seconds a bot may think per move; 0 if it answers at once or counts tries."""
    bot, budget = parse_bot(word, game)
    wanted = budget or bot.thinks
    return wanted.seconds or 0.0 if wanted is not None else 0.0


def seeds_of(seed: int, seats: int) -> list[int]:
    """A seed for the bot in each seat of the game with this seed, so that equal bots do not move in step."""
    dice = CounterDice(seed ^ SALT)
    return [dice.below(SEEDS) for _ in range(seats)]
