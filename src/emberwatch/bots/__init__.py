"""Bots: who can sit on a seat instead of a person, and all that they are shown.

A bot is a class with a `name` and the `games` it plays, made with a seed; `choose` answers one question. It is
shown a `Glimpse` and nothing else, so what it plays by is what a person on that seat could know.

bot = bots.make("greedy", "outlive", seed=7)
glimpse = Glimpse(game, seat)
game.take(seat, bot.choose(glimpse))
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from emberwatch.engine.agenda import Pick, Prompt
from emberwatch.engine.chance import CounterDice
from emberwatch.engine.game import Game
from emberwatch.engine.problems import BadOption

ANY_GAME: tuple[str, ...] = ()
"""The `games` of a bot that plays all of them."""
SEEDS = 1 << 32
"""Seeds of bots are below this."""
SALT = 0x5EA7_B075_0000_0000
"""Keeps the sequence that the seeds of bots come from apart from the sequence of the game's dice."""


class Glimpse:
    """A game as one seat sees it. Made once per game and seat; it always shows the present.

    The game stays behind it: with the game itself a bot could read other seats' secrets, and foresee draws by
    trying picks on a clone, which carries the real dice.
    """

    __slots__ = ("__game", "seat", "seats")

    def __init__(self, game: Game, seat: int) -> None:
        game.check_seat(seat)
        self.__game = game
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


class Bot:
    """What every bot is: deterministic given its seed and what it was shown since."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ANY_GAME

    def __init__(self, seed: int) -> None:
        self.dice = CounterDice(seed)
        """The bot's own; it never gets the game's."""

    def choose(self, glimpse: Glimpse) -> Pick:
        """One of `glimpse.picks`, which is never empty when this is called."""
        raise NotImplementedError


@cache
def catalogue() -> Mapping[str, type[Bot]]:
    """All bots by name. They are imported here, when somebody asks, because they import this module."""
    from emberwatch.bots.greedy import Greedy
    from emberwatch.bots.random_bot import RandomBot
    from emberwatch.bots.scout import Scout

    return {bot.name: bot for bot in (RandomBot, Greedy, Scout)}


def names(game: str) -> list[str]:
    """The bots that play this game."""
    return [name for name, bot in catalogue().items() if bot.games == ANY_GAME or game in bot.games]


def make(name: str, game: str, seed: int) -> Bot:
    """A bot of that name; BadOption if there is none, or none that plays this game."""
    if name not in names(game):
        raise BadOption("error-unknown-bot", bot=name, bots=", ".join(names(game)))
    return catalogue()[name](seed)


def seeds_of(seed: int, seats: int) -> list[int]:
    """A seed for the bot on each seat of the game with this seed: the same bots twice do not move in step."""
    dice = CounterDice(seed ^ SALT)
    return [dice.below(SEEDS) for _ in range(seats)]
