"""Some tables of one game, stepped together. Compiled like the rules, and without numpy, so that any process can do it.

Every table asks its caller one thing at a time. What the asked seat may know and pick is written into buffers of
bytes, row by row; the caller writes the number of its pick into another and steps all tables at once. When a game is
over, the table begins the next one by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from emberwatch.engine.agenda import NO_PICKS, Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.engine.rows import MOST_SEATS
from emberwatch.engine.rules import Outcome

CALLER: Final = ""
"""The word for a seat that the caller plays."""
SEEDS: Final = 1 << 32
SALT: Final = 0xBA7C_0000_0000_0000
STRIDE: Final = 0x9E37_79B9
"""Keep the dice of tables apart from the dice of games, and from each other."""

LineUp = Sequence[str]
"""Who plays at a table: CALLER or a bot for each seat. The seats are shuffled for every game."""
Choose = Callable[[Game, int], Pick]
"""A bot that plays a seat."""


class Buffers:
    """Where tables write, as views of bytes and numbers: one row for each table, one after another."""

    __slots__ = ("actions", "ends", "masks", "observations", "players", "rewards", "scores", "seats")

    def __init__(self, views: dict[str, Any]) -> None:
        self.observations: Final = views["observations"]
        self.masks: Final = views["masks"]
        self.seats: Final = views["seats"]
        self.players: Final = views["players"]
        self.ends: Final = views["ends"]
        self.rewards: Final = views["rewards"]
        self.scores: Final = views["scores"]
        self.actions: Final = views["actions"]


class GameMaker:
    """How games begin and what their ends are worth: the part of the work that is done once a game."""

    __slots__ = ("begin", "bot", "line_ups", "reward")

    def __init__(
        self,
        begin: Callable[[int, int], Game],
        bot: Callable[[str, Game, int, int], Choose],
        line_ups: Sequence[LineUp],
        reward: Callable[[Outcome], Sequence[float]],
    ) -> None:
        self.begin: Final = begin
        """A new game for a number of seats and a seed."""
        self.bot: Final = bot
        """A bot by its name for a game, a seat and a seed."""
        self.line_ups: Final = line_ups
        """For each game, one of these is drawn."""
        self.reward: Final = reward


class BatchTable:
    """One table: its game, who plays, and what the caller is asked."""

    __slots__ = ("dice", "game", "picks", "players", "row", "seat")

    def __init__(self, row: int, seed: int, number: int) -> None:
        self.row: Final = row
        self.dice: Final = CounterDice((seed ^ SALT) + STRIDE * number & 0xFFFF_FFFF_FFFF_FFFF)
        self.game: Game | None = None
        self.players: list[Any] = []
        """A bot for each seat; None for the caller."""
        self.seat = 0
        self.picks = NO_PICKS

    def begin(self, maker: GameMaker) -> None:
        """Begin the next game, with the seats shuffled."""
        dice = self.dice
        words = list(maker.line_ups[dice.below(len(maker.line_ups))])
        for last in range(len(words) - 1, 0, -1):
            other = dice.below(last + 1)
            words[last], words[other] = words[other], words[last]
        game = maker.begin(len(words), dice.below(SEEDS))
        self.game = game
        seeds = [dice.below(SEEDS) for _ in words]
        self.players = [
            None if word == CALLER else maker.bot(word, game, seat, seeds[seat]) for seat, word in enumerate(words)
        ]

    def go_on(self) -> bool:
        """Let bots play until the caller is asked; False if the game is over."""
        game, players = self.game, self.players
        assert game is not None
        asked = game.asked
        while True:
            seat = 0
            for picks in asked:
                if picks:
                    break
                seat += 1
            else:
                return False
            bot = players[seat]
            if bot is None:
                self.seat = seat
                self.picks = picks
                return True
            game.take(seat, bot(game, seat))


class Tables:
    """Tables that write into the same buffers, from a first row on."""

    __slots__ = ("actions", "buffers", "maker", "picks", "size", "tables", "write")

    def __init__(
        self,
        maker: GameMaker,
        write: Callable[[Game, int], bytes],
        size: int,
        picks: Sequence[Pick],
        actions: int,
        buffers: Buffers,
        rows: Sequence[int],
        seed: int,
    ) -> None:
        self.maker: Final = maker
        self.write: Final = write
        self.size: Final = size
        self.picks: Final = picks
        self.actions: Final = actions
        self.buffers: Final = buffers
        self.tables: Final = [BatchTable(row, seed, row) for row in rows]

    def reset(self) -> None:
        for table in self.tables:
            table.begin(self.maker)
            self.ask(table, False)

    def step(self, first: int, last: int) -> None:
        """Carry out the action of each table from `first` to `last`, and ask again."""
        actions, picks = self.buffers.actions, self.picks
        for i in range(first, last):
            table = self.tables[i]
            game = table.game
            assert game is not None
            game.take(table.seat, picks[actions[table.row]])
            self.ask(table, True)

    def ask(self, table: BatchTable, stepped: bool) -> None:
        """Go on to the next question for the caller, in this game or the next, and write it down."""
        ended = False
        while not table.go_on():
            game = table.game
            assert game is not None
            self.write_end(table.row, game)
            ended = True
            table.begin(self.maker)
        self.buffers.ends[table.row] = 1 if ended else 0
        self.write_question(table)

    def write_question(self, table: BatchTable) -> None:
        game, row, size, actions, buffers = table.game, table.row, self.size, self.actions, self.buffers
        assert game is not None
        buffers.observations[row * size : row * size + size] = self.write(game, table.seat)
        mask = bytearray(actions)
        for pick in table.picks:
            mask[pick.number] = 1
        buffers.masks[row * actions : row * actions + actions] = mask
        buffers.seats[row] = table.seat
        buffers.players[row] = game.seats

    def write_end(self, row: int, game: Game) -> None:
        """What the end is worth to each seat, and its score. Both stay until the table's next game is over."""
        outcome = game.outcome
        assert isinstance(outcome, Outcome)
        rewards, scores = self.maker.reward(outcome), outcome.scores
        for seat in range(MOST_SEATS):
            there = seat < game.seats
            self.buffers.rewards[row * MOST_SEATS + seat] = float(rewards[seat]) if there else 0.0
            self.buffers.scores[row * MOST_SEATS + seat] = float(scores[seat]) if there else 0.0
