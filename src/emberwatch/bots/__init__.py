"""Bots: who can sit on a seat instead of a person, and all that they are shown.

A bot is a class with a `name` and the `games` it plays, made with a seed; `choose` answers one question. It is
shown a `Glimpse` and nothing else, so what it plays by is what a person on that seat could know.

bot = bots.make("planner:1s", "outlive", seed=7)
glimpse = Glimpse(game, seat)
game.take(seat, bot.choose(glimpse))
bot.why()

Bots of other packages come by the entry point `emberwatch.bots`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import ClassVar, Final

from emberwatch.bots.budget import Budget
from emberwatch.engine.agenda import Pick, Prompt
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.errors import BadOption, Problem
from emberwatch.engine.game import Game

ANY_GAME: tuple[str, ...] = ()
"""The `games` of a bot that plays all of them."""
SEEDS = 1 << 32
"""Seeds of bots are below this."""
SALT = 0x5EA7_B075_0000_0000
"""Keeps the sequence that the seeds of bots come from apart from the sequence of the game's dice."""
ENTRY_POINT: Final = "emberwatch.bots"
LEVELS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "outlive": MappingProxyType({"easy": "novice", "normal": "greedy", "hard": "planner:1s"}),
        "discover": MappingProxyType({"easy": "novice", "normal": "scout", "hard": "planner:1s"}),
    }
)
"""For each game what people may choose, and the bot that sits down then."""


class BotFailed(Problem):
    """A bot broke down, or made a pick that it was not offered."""


class Glimpse:
    """A game as one seat sees it. Made once per game and seat; it always shows the present.

    The game stays behind it: with the game itself a bot could read other seats' secrets, and foresee draws by
    trying picks on a clone, which carries the real dice.
    """

    __slots__ = ("__game", "game", "seat", "seats")

    def __init__(self, game: Game, seat: int) -> None:
        game.seat_at(seat)
        self.__game = game
        self.game: Final = game.rules.name
        """The name of the game that is played."""
        self.seat = seat
        self.seats = game.seats

    @property
    def picks(self) -> list[Pick]:
        """What this seat is offered, in vocabulary order; [] when it is not asked. Not to be changed."""
        return self.__game.asked[self.seat]

    def prompt(self) -> Prompt | None:
        """What is asked, or None when this seat is not asked anything."""
        return self.__game.prompt(self.seat)

    def view(self) -> dict[str, object]:
        """JSON-able: all that this seat may know, and nothing else."""
        return self.__game.view(self.seat)

    def imagine(self, seed: int) -> Game:
        """A game that agrees with all this seat knows; what it cannot know is dealt anew, with other dice."""
        return self.__game.imagine(self.seat, seed)


class Why:
    """Why a bot made its last move: a message of the texts with its details. It names nothing that is secret."""

    __slots__ = ("details", "key")

    def __init__(self, key: str, **details: str | int | float) -> None:
        self.key: Final = key
        self.details: Final = details


class Bot:
    """What every bot is: deterministic given its seed and what it was shown since, unless its budget is in seconds."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ANY_GAME
    thinks: ClassVar[Budget | None] = None
    """How long it thinks about a move if nobody says; None if it answers at once and takes no budget."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.dice = CounterDice(seed)
        """The bot's own; it never gets the game's."""
        self.budget = budget or self.thinks

    def choose(self, glimpse: Glimpse) -> Pick:
        """One of `glimpse.picks`, which is never empty when this is called."""
        raise NotImplementedError

    def why(self) -> Why:
        """Why the last pick was made. Bots that want to say more override it."""
        return Why("bot-why-silent", bot=self.name)


# -- who there is -------------------------------------------------------------------------------------------------


@cache
def own() -> Mapping[str, type[Bot]]:
    """Our bots by name. They are imported here, when somebody asks, because they import this module."""
    from emberwatch.bots.discover.scout import Scout
    from emberwatch.bots.novice import Novice
    from emberwatch.bots.outlive.greedy import Greedy
    from emberwatch.bots.planner import Planner
    from emberwatch.bots.random import RandomBot

    return {bot.name: bot for bot in (RandomBot, Novice, Greedy, Scout, Planner)}


@cache
def others() -> Mapping[str, EntryPoint]:
    """The bots of other packages, by the names of their entry points; ours cannot be replaced."""
    return {point.name: point for point in entry_points(group=ENTRY_POINT) if point.name not in own()}


@cache
def loaded(name: str) -> type[Bot]:
    """The class of a bot; BotFailed if another package's bot cannot be loaded, or is none."""
    if name in own():
        return own()[name]
    try:
        bot = others()[name].load()
    except Exception as problem:
        raise BotFailed("error-bot-broken", bot=name, problem=said(problem)) from problem
    if not (isinstance(bot, type) and issubclass(bot, Bot)):
        raise BotFailed("error-bot-broken", bot=name, problem=f"{others()[name].value}: no Bot")
    return bot


def said(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"


def plays(name: str, game: str) -> bool:
    games = loaded(name).games
    return games == ANY_GAME or game in games


def names(game: str) -> list[str]:
    """The bots that play this game. Another package's bot that cannot be loaded is left out until it is asked for."""
    found = [name for name in own() if plays(name, game)]
    for name in others():
        try:
            found += [name] if plays(name, game) else []
        except BotFailed:
            continue
    return found


def levels(game: str) -> Mapping[str, str]:
    """Easy, normal and hard, with the bots they stand for; empty for a game that has none."""
    return LEVELS.get(game, {})


def understood(word: str, game: str) -> tuple[type[Bot], Budget | None]:
    """The bot that a word names: a level, a name, or a name with a budget as in `planner:1s`."""
    name, colon, budget = levels(game).get(word, word).partition(":")
    if not (name in own() or name in others()) or not plays(name, game):
        raise BadOption("error-unknown-bot", bot=word, bots=", ".join([*levels(game), *names(game)]))
    bot = loaded(name)
    if not colon:
        return bot, None
    if bot.thinks is None:
        raise BadOption("error-bot-no-budget", bot=name, budget=budget)
    return bot, Budget.read(budget)


def make(word: str, game: str, seed: int) -> Bot:
    """A bot by its level, its name, or its name and budget; BadOption if there is none that plays this game."""
    bot, budget = understood(word, game)
    try:
        return bot(seed) if budget is None else bot(seed, budget)
    except Exception as problem:
        if bot.name in own():
            raise
        raise BotFailed("error-bot-broken", bot=word, problem=said(problem)) from problem


def thinking_time(word: str, game: str) -> float:
    """Seconds that a bot thinks about a move at most; 0 if it answers at once, or counts tries."""
    bot, budget = understood(word, game)
    wanted = budget or bot.thinks
    return wanted.seconds or 0.0 if wanted is not None else 0.0


def seeds_of(seed: int, seats: int) -> list[int]:
    """A seed for the bot on each seat of the game with this seed: the same bots twice do not move in step."""
    dice = CounterDice(seed ^ SALT)
    return [dice.below(SEEDS) for _ in range(seats)]
