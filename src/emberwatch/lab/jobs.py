"""Jobs: games to play, in this process or another, and what comes back from each.

Only plain data passes between processes: names, numbers, options. The same job gives the same game everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import BotFailed
from emberwatch.engine.game import Game
from emberwatch.lab.report.facts import read_facts
from emberwatch.lab.simulate import Note, Options, Plain, keep, plain_problem, play_game

OUTCOME: Final = "outcome"
FACTS: Final = "facts"
DECISIONS: Final = "decisions"
VECTORS: Final = "vectors"
"""What is wanted of a game: how it ended; everything about it; that and every decision; or that and what seats knew."""


class ScheduleEntry(NamedTuple):
    """One game of a schedule: its number, its seed, and the bot in each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


class GameJob(NamedTuple):
    """A game of a schedule, and what is wanted of it."""

    game: str
    options: Options
    wanted: str
    entry: ScheduleEntry
    records: str | None = None
    """A folder for the record of the game."""


def check(game: str, words: Iterable[str], seats: int, options: Options) -> None:
    """Raise an error if these bots cannot play this game, before anything is played or written."""
    ew.new_game(game, seats=seats, seed=0, **options)
    for word in dict.fromkeys(words):
        bots.make(word, game, 0)


# -- in a worker --------------------------------------------------------------------------------------------------


def play(job: GameJob) -> Plain:
    """Play a game; return what is wanted of it. If a bot breaks down, only its own game ends: `failed` says where."""
    entry = job.entry
    notes: list[Note] | None = [] if job.wanted in (DECISIONS, VECTORS) else None
    row: Plain = {"number": entry.number, "seed": entry.seed, "bots": list(entry.bots)}
    aloud = job.wanted != OUTCOME
    try:
        game = play_game(job.game, list(entry.bots), entry.seed, job.options, aloud=aloud, notes=notes,
                         vectors=job.wanted == VECTORS)  # fmt: skip
    except BotFailed as problem:
        return {**row, "failed": plain_problem(problem)}
    if job.records:
        keep(game, entry.seed, Path(job.records))
    row |= describe_end(game)
    if aloud:
        row["facts"] = read_facts(game)
    if notes is not None:
        row["notes"] = [list(note) for note in notes]
    return row


def describe_end(game: Game) -> Plain:
    assert game.outcome is not None, "every game ends"
    return {**game.outcome.plain(), "decisions": game.decisions, "choices": game.choices}
