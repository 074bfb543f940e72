"""What a bot is, and everything it is shown."""

from __future__ import annotations

from typing import ClassVar, Final

from emberwatch.bots.budget import Budget
from emberwatch.engine.agenda import Pick, Prompt
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.errors import Problem
from emberwatch.engine.game import Game

ANY_GAME: tuple[str, ...] = ()
"""The `games` of a bot that plays all of them."""
SEEDS = 1 << 32
"""Seeds of bots are below this."""


class BotFailed(Problem):
    """A bot broke down, or made a pick that it was not offered."""


class Glimpse:
    """A game as one seat sees it. It is made once per game and seat and always shows the present.

    The game stays hidden behind it: with the game itself, a bot could read other seats' secrets, and foresee draws by
    trying picks on a clone, which carries the real dice.
    """

    __slots__ = ("__game", "game", "seat", "seats")

    def __init__(self, game: Game, seat: int) -> None:
        game.seat_at(seat)
        self.__game = game
        self.game: Final = game.rules.name
        """The name of the game."""
        self.seat = seat
        self.seats = game.seats

    @property
    def picks(self) -> list[Pick]:
        """The picks this seat is offered, in vocabulary order; [] if it is not asked. Do not change the list."""
        return self.__game.asked[self.seat]

    def prompt(self) -> Prompt | None:
        """The question, or None if this seat is not asked anything."""
        return self.__game.prompt(self.seat)

    def view(self) -> dict[str, object]:
        """Everything that this seat may know, and nothing else, ready for JSON."""
        return self.__game.view(self.seat)

    def row(self) -> bytes:
        """What this seat may know, as the row of bytes that learned nets read: its view and its question in numbers."""
        row: bytes = self.__game.rules.room("row")(self.__game, self.seat)
        return row

    def imagine(self, seed: int) -> Game:
        """A game that agrees with everything this seat knows; the rest is redealt, with different dice."""
        return self.__game.imagine(self.seat, seed)


class Why:
    """Why a bot made its last move: the key of a message, and its details. It mentions nothing secret."""

    __slots__ = ("details", "key")

    def __init__(self, key: str, **details: str | int | float) -> None:
        self.key: Final = key
        self.details: Final = details


class Bot:
    """The base of all bots. Its seed and what it is shown determine its picks, unless its budget is in seconds."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ANY_GAME
    thinks: ClassVar[Budget | None] = None
    """How long it thinks about a move by default; None if it answers at once and takes no budget."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.dice = CounterDice(seed)
        """The bot's own dice; it never gets the game's."""
        self.budget = budget or self.thinks

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether it plays this game."""
        return cls.games == ANY_GAME or game in cls.games

    def choose(self, glimpse: Glimpse) -> Pick:
        """Choose one of `glimpse.picks`, which is never empty when this is called."""
        raise NotImplementedError

    def why(self) -> Why:
        """Why it made its last pick. Bots that want to say more override this."""
        return Why("bot-why-silent", bot=self.name)
