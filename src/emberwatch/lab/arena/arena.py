"""Arena: rank bots against each other, in all seats."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import emberwatch as ew
from emberwatch.engine.errors import BadOption
from emberwatch.lab import jobs
from emberwatch.lab.arena import seatings, standings
from emberwatch.lab.jobs import OUTCOME, GameJob, ScheduleEntry
from emberwatch.lab.pool import play_jobs
from emberwatch.lab.runs import journal
from emberwatch.lab.simulate import Options, Plain, import_extra


class Arena(NamedTuple):
    """What is played: either `bots` in all mixes, or exactly these as a `field`."""

    game: str
    bots: tuple[str, ...]
    is_field: bool
    seats: int
    seed: int
    options: Options

    def seatings(self) -> list[seatings.Seating]:
        return seatings.field(self.bots) if self.is_field else seatings.mixes(self.bots, self.seats)

    def setup(self) -> Plain:
        """What must stay the same to continue a journal; the number of games may change."""
        version = ew.rules_of(self.game).version
        kind = "field" if self.is_field else "bots"
        return {
            "game": self.game,
            "rules": version,
            kind: list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
        }

    def check(self) -> None:
        """Raise an error for anything that is wrong, before anything is played or written."""
        if len(set(self.bots)) < len(self.bots) and not self.is_field:
            twice = next(bot for bot in self.bots if self.bots.count(bot) > 1)
            raise BadOption("lab-bot-twice", bot=twice)
        import_extra("openskill.models", "lab")
        jobs.check(self.game, self.bots, self.seats, self.options)


class ArenaResult(NamedTuple):
    """The state of an arena: its results, and whether it was interrupted."""

    found: Plain
    failed: list[Plain]
    broken_off: bool


def play(arena: Arena, games: int, workers: int, path: Path | None, advance: Callable[[int], None]) -> ArenaResult:
    """Play the games that the journal lacks; Ctrl-C stops it and keeps everything.

    `advance` gets the number of games as they are done, including those of the journal.
    """
    arena.check()
    wanted = seatings.schedule(arena.seatings(), games, arena.seed)
    with journal.open_journal(path, arena.setup()) as kept:
        left = [entry for entry in wanted if entry.number not in kept.results]
        advance(games - len(left))
        broken_off = not play_all(arena, left, workers, kept, advance)
        rows = [kept.results[number] for number in range(games) if number in kept.results]
    good = [row for row in rows if "failed" not in row]
    summary = standings.sum_up(arena.game, arena.seats, good) if good else {"games": 0}
    cycle = len(arena.seatings())
    found = {**arena.setup(), "wanted": games, "cycle": cycle, "results": summary}
    return ArenaResult(found, [row for row in rows if "failed" in row], broken_off)


def play_all(
    arena: Arena, left: list[ScheduleEntry], workers: int, kept: journal.Journal, advance: Callable[[int], None]
) -> bool:
    """Play the rest; return whether all games are played (False after Ctrl-C)."""
    remaining = [GameJob(arena.game, arena.options, OUTCOME, entry) for entry in left]
    try:
        with closing(play_jobs(remaining, workers)) as results:
            for row in results:
                kept.add(row)
                advance(1)
    except KeyboardInterrupt:
        return False
    return True
