"""Tables in a process of their own: what `batch.py` starts, one for each core. It does without numpy.

The first line on its input is JSON: the game, who plays, and which rows of the shared memory are this process's. Then
each byte is the number of a group of tables to step; it answers with the same byte when the group's rows are written.
The byte RESTART and a line of JSON, the seeds of its tables group by group, begin new games.
Any other answer is the first byte of a traceback, and the end of the process.
"""

from __future__ import annotations

import json
import mmap
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any, Final, NamedTuple

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game, new
from emberwatch.engine.rows import MOST_SEATS
from emberwatch.engine.rules import Outcome
from emberwatch.environments.games import RANDOM_SEAT, draw_seat
from emberwatch.environments.rewards import reward_of
from emberwatch.environments.tables import Buffers, Choose, GameMaker, SeriesMaker, Tables

ALIGNED: Final = 64
READY: Final = b"\xff"
FAILED: Final = b"\xfe"
RESTART: Final = b"\xfd"
FORMATS: Final = {
    "observations": "B",
    "masks": "B",
    "seats": "B",
    "players": "B",
    "ends": "B",
    "rewards": "f",
    "scores": "f",
    "actions": "i",
}
"""The arrays of a batch, and the type of their numbers as `memoryview.cast` and numpy know it."""
FINAL_FORMATS: Final = {"finals": "B", "winners": "B", "parts": "i"}
"""Further arrays, for callers who want to know how games ended."""
BYTES: Final = {"B": 1, "f": 4, "i": 4}


class Place(NamedTuple):
    """Where an array is in memory."""

    start: int
    width: int
    """Numbers in a row."""
    format: str

    def bytes(self, tables: int) -> int:
        return tables * self.width * BYTES[self.format]


def places(plan: Plan, actions: int) -> dict[str, Place]:
    """Where each array of a batch begins in one block of memory."""
    widths = {"observations": plan.size, "masks": actions, "rewards": MOST_SEATS, "scores": MOST_SEATS}
    formats = dict(FORMATS)
    parts = len(ew.rules_of(plan.game).score_parts)
    if plan.seat is not None:
        widths |= {"finals": plan.size, "parts": MOST_SEATS * parts}
        formats |= {name: format for name, format in FINAL_FORMATS.items() if parts or name != "parts"}
    found, at = {}, 0
    for name, format in formats.items():
        found[name] = Place(at, widths.get(name, 1), format)
        at += -(-found[name].bytes(plan.tables) // ALIGNED) * ALIGNED
    return found


def bytes_needed(where: Mapping[str, Place], tables: int) -> int:
    return max([place.start + -(-place.bytes(tables) // ALIGNED) * ALIGNED for place in where.values()])


def buffers(memory: memoryview, where: Mapping[str, Place], tables: int) -> Buffers:
    views: dict[str, Any] = {}
    for name, at in where.items():
        part: Any = memory[at.start : at.start + at.bytes(tables)]
        views[name] = part.cast(at.format)
    return Buffers(views)


# -- what tables are told -----------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """Everything that tables need to know, as plain data."""

    game: str
    options: Mapping[str, Any]
    line_ups: Sequence[Sequence[str]]
    reward: str
    size: int
    """Numbers in an observation."""
    tables: int
    """Tables of the whole batch."""
    seed: int
    seat: int | str | None = None
    """The caller's seat, or the word for one that is drawn; then tables play the games of `games.Series`, and the first
    line-up lists the caller and the others in seat order. None: line-ups are drawn and shuffled."""


def tables_of(
    plan: Plan,
    into: Buffers,
    rows: Sequence[int],
    reward: Callable[[Outcome], Sequence[float]],
    seat_opponent: Callable[[Any, Game, int, int], Choose] | None = None,
) -> Tables:
    """Tables that play by a plan; `seat_opponent` seats opponents who are not named by words."""
    rules, words = ew.rules_of(plan.game), ew.rules_of(plan.game).vocabulary
    options = ew.checked_options(rules, plan.options)

    def begin(seats: int, seed: int) -> Game:
        return new(rules, seats, CounterDice(seed), options)

    maker = (
        GameMaker(begin, seat_opponent or seat_bot, plan.line_ups, reward)
        if plan.seat is None
        else SeriesMaker(begin, seat_opponent or seat_bot, reward, lambda seed: line_up_of(plan, seed))
    )
    return Tables(maker, rules.room("row"), plan.size, words.picks, words.seat_picks, into, rows, plan.seed)


def line_up_of(plan: Plan, seed: int) -> tuple[list[Any], list[int]]:
    """Who plays each seat of a series' game with this seed, and the seeds of the bots."""
    caller, *others = plan.line_ups[0]
    seats = len(others) + 1
    own = draw_seat(seed, seats) if plan.seat == RANDOM_SEAT else int(plan.seat or 0)
    return [*others[:own], caller, *others[own:]], bots.seeds_of(seed, seats)


def seat_bot(word: str, game: Game, seat: int, seed: int) -> Choose:
    """A bot that plays a seat of a game by what it sees from there."""
    bot, glimpse = bots.make(word, game.rules.name, seed), Glimpse(game, seat)

    def choose(game: Game, seat: int) -> Pick:
        return bot.choose(glimpse)

    return choose


# -- the process --------------------------------------------------------------------------------------------------


def main() -> None:
    inlet, outlet = sys.stdin.buffer, sys.stdout.buffer
    try:
        told = json.loads(inlet.readline())
        plan, rows = Plan(**told["plan"]), told["rows"]
        with open(told["memory"], "r+b") as file, mmap.mmap(file.fileno(), 0) as memory:
            serve(plan, rows, memory, inlet, outlet)
    except Exception:  # the border to the process that started this one: it is told everything  # noqa: BLE001
        outlet.write(FAILED + traceback.format_exc().encode())
        outlet.flush()
        sys.exit(1)


def serve(plan: Plan, rows: list[list[int]], memory: mmap.mmap, inlet: IO[bytes], outlet: IO[bytes]) -> None:
    """Step groups of tables, each in its own rows, until the input ends."""
    actions = ew.rules_of(plan.game).vocabulary.seat_picks
    whole = memoryview(memory)
    into = buffers(whole, places(plan, actions), plan.tables)
    groups = [tables_of(plan, into, range(first, last), reward_of(plan.game, plan.reward)) for first, last in rows]
    for group in groups:
        group.reset()
    outlet.write(READY)
    outlet.flush()
    while word := inlet.read(1):
        if word == RESTART:
            for group, seeds in zip(groups, json.loads(inlet.readline()), strict=True):
                group.restart(seeds)
        else:
            group = groups[word[0]]
            group.step(0, len(group.tables))
        outlet.write(word)
        outlet.flush()


if __name__ == "__main__":
    main()
