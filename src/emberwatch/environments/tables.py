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
SERIES_SALT: Final = 0x0DD5_EED5_0000_0000
"""Keeps the seeds of a series' later games apart from the dice of the first, as in `games.Series`."""
NEXT: Final = -1
"""The seed of a table's next game, if nobody says: the next of its dice."""
KEEP: Final = -2
"""In place of a seed: let this table go on with its game."""
FORFEIT: Final = -1
"""In place of an action: the game is lost at once, and the next one begins."""

LineUp = Sequence[str]
"""Who plays at a table: CALLER or a bot for each seat. The seats are shuffled for every game."""
Choose = Callable[[Game, int], Pick]
"""A bot that plays a seat."""


class Buffers:
    """Where tables write, as views of bytes and numbers: one row for each table, one after another."""

    __slots__ = (
        "actions", "ends", "finals", "masks", "observations", "parts", "players", "rewards", "scores", "seats",
        "winners",
    )  # fmt: skip

    def __init__(self, views: dict[str, Any]) -> None:
        self.observations: Final = views["observations"]
        self.masks: Final = views["masks"]
        self.seats: Final = views["seats"]
        self.players: Final = views["players"]
        self.ends: Final = views["ends"]
        self.rewards: Final = views["rewards"]
        self.scores: Final = views["scores"]
        self.actions: Final = views["actions"]
        self.finals: Final[Any] = views.get("finals")
        """What the caller's seat knew at the end of the last game; None if nobody wants that."""
        self.winners: Final[Any] = views.get("winners")
        """The seats that won it, one bit each."""
        self.parts: Final[Any] = views.get("parts")
        """The parts of its scores, seat by seat."""


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

    def deal(self, table: BatchTable) -> None:
        """Begin a table's next game, with the seats shuffled."""
        dice = table.dice
        words = list(self.line_ups[dice.below(len(self.line_ups))])
        for last in range(len(words) - 1, 0, -1):
            other = dice.below(last + 1)
            words[last], words[other] = words[other], words[last]
        game = self.begin(len(words), dice.below(SEEDS))
        seeds = [dice.below(SEEDS) for _ in words]
        self.seat_players(table, game, words, seeds)

    def seat_players(self, table: BatchTable, game: Game, words: list[Any], seeds: list[int]) -> None:
        table.game = game
        players: list[Any] = []
        own = -1
        for seat, word in enumerate(words):
            if word == CALLER:
                players.append(None)
                own = seat if own < 0 else own
            else:
                players.append(self.bot(word, game, seat, seeds[seat]))
        table.players = players
        table.own = own


class SeriesMaker(GameMaker):
    """Deals each table the games of a `games.Series`: the same as those of an environment with one table."""

    __slots__ = ("line_up",)

    def __init__(
        self,
        begin: Callable[[int, int], Game],
        bot: Callable[[str, Game, int, int], Choose],
        reward: Callable[[Outcome], Sequence[float]],
        line_up: Callable[[int], tuple[list[Any], list[int]]],
    ) -> None:
        super().__init__(begin, bot, (), reward)
        self.line_up: Final = line_up
        """For the seed of a game, who plays each seat, and the seeds of the bots."""

    def deal(self, table: BatchTable) -> None:
        seed = table.seed
        if seed == NEXT:
            seed = table.dice.below(SEEDS)
        else:
            table.dice = CounterDice(seed ^ SERIES_SALT)
            table.seed = NEXT
        words, seeds = self.line_up(seed)
        self.seat_players(table, self.begin(len(words), seed), words, seeds)


class BatchTable:
    """One table: its game, who plays, and what the caller is asked."""

    __slots__ = ("dice", "game", "own", "picks", "players", "row", "seat", "seed")

    def __init__(self, row: int, seed: int, number: int) -> None:
        self.row: Final = row
        self.dice = CounterDice((seed ^ SALT) + STRIDE * number & 0xFFFF_FFFF_FFFF_FFFF)
        self.game: Game | None = None
        self.players: list[Any] = []
        """A bot for each seat; None for the caller."""
        self.own = 0
        """The first seat that the caller plays."""
        self.seat = 0
        self.seed = NEXT
        self.picks = NO_PICKS

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
            self.maker.deal(table)
            self.ask(table)

    def restart(self, seeds: Sequence[int]) -> None:
        """Begin a new game at each table: with its seed, or NEXT; or KEEP the game."""
        for i, table in enumerate(self.tables):
            if seeds[i] != KEEP:
                table.seed = seeds[i]
                self.maker.deal(table)
                self.ask(table)

    def step(self, first: int, last: int) -> None:
        """Carry out the action of each table from `first` to `last`, and ask again."""
        actions, picks = self.buffers.actions, self.picks
        for i in range(first, last):
            table = self.tables[i]
            game = table.game
            assert game is not None
            action: int = actions[table.row]
            if action == FORFEIT:
                self.forfeit(table, game)
            else:
                game.take(table.seat, picks[action])
                self.ask(table)

    def forfeit(self, table: BatchTable, game: Game) -> None:
        """End a game that the caller has lost by an illegal action."""
        self.write_final(table, game)
        self.maker.deal(table)
        self.ask(table)
        self.buffers.ends[table.row] = 1

    def ask(self, table: BatchTable) -> None:
        """Go on to the next question for the caller, in this game or the next, and write it down."""
        ended = False
        while not table.go_on():
            game = table.game
            assert game is not None
            self.write_end(table.row, game)
            self.write_final(table, game)
            ended = True
            self.maker.deal(table)
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

    def write_final(self, table: BatchTable, game: Game) -> None:
        """What the caller's seat knows at the end, who won, and the parts of the scores; only if somebody wants it."""
        buffers, row, size = self.buffers, table.row, self.size
        if buffers.finals is None:
            return
        buffers.finals[row * size : row * size + size] = self.write(game, table.own)
        outcome = game.outcome
        if outcome is None:
            return
        bits = 0
        for seat in outcome.winners:
            bits |= 1 << seat
        buffers.winners[row] = bits
        at = row * MOST_SEATS * len(game.rules.score_parts)
        for parts in game.rules.parts_of_scores(game.state):
            for number in parts:
                buffers.parts[at] = number
                at += 1
