"""Series: games with consecutive seeds between the same bots, on all workers."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from time import monotonic, perf_counter
from typing import Final, NamedTuple

from emberwatch.lab import cluster, pool
from emberwatch.lab.jobs import DECISIONS, FACTS, OUTCOME, VECTORS, GameJob, ScheduleEntry, check
from emberwatch.lab.runs import runs
from emberwatch.lab.runs.journal import number_of
from emberwatch.lab.runs.runs import Folder, Run
from emberwatch.lab.simulate import Options, Plain, per_second

PART_GAMES: Final = 1000
PART_SECONDS: Final = 60.0
"""A part is written after this many games or seconds, so that no more is ever lost, even with kill -9."""
PART_VECTORS: Final = 50
"""The same for games with vectors, which are megabytes each."""


class Means(NamedTuple):
    """Where games are played: in a number of processes, or on a Ray cluster."""

    workers: int
    ray: str | None

    def play(self, jobs: list[GameJob]) -> Generator[Plain, None, None]:
        return pool.play_jobs(jobs, self.workers) if self.ray is None else cluster.play_jobs(jobs, self.ray)


class Filled(NamedTuple):
    """How far a run folder is filled."""

    done: int
    failed: list[Plain]
    broken_off: bool


def outcomes(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    options: Options,
    means: Means,
    advance: Callable[[int], None],
    records: Path | None,
) -> tuple[Plain, list[Plain]]:
    """Like `simulate.simulate`, but on many workers and in elapsed seconds; also return the games whose bots failed."""
    check(game, bots, len(bots), options)
    series = [ScheduleEntry(number, seed + number, tuple(bots)) for number in range(games)]
    began, rows = perf_counter(), []
    jobs = [GameJob(game, options, OUTCOME, entry, str(records) if records else None) for entry in series]
    with closing(means.play(jobs)) as results:
        for row in results:
            rows.append(row)
            advance(1)
    rows.sort(key=number_of)
    setup = {"game": game, "seats": list(bots), "options": dict(options), "seed": seed}
    good = [row for row in rows if "failed" not in row]
    return {**setup, **add_up(good, perf_counter() - began)}, [row for row in rows if "failed" in row]


def add_up(rows: list[Plain], seconds: float) -> Plain:
    counts = {"games": len(rows)}
    counts |= {name: sum([int(str(row[name])) for row in rows]) for name in ("decisions", "choices")}
    speeds = {f"{what}_per_second": per_second(n, seconds) for what, n in counts.items()}
    kept = ("seed", "winners", "scores", "reason", "decisions")
    told = [{name: row[name] for name in kept} for row in rows]
    return {**counts, "seconds": seconds, **speeds, "outcomes": told}


def fill(path: Path, run: Run, means: Means, advance: Callable[[int], None]) -> Filled:
    """Play the games that a run folder lacks; Ctrl-C stops it and keeps everything."""
    check(run.game, run.bots, len(run.bots), run.options)
    with runs.open_run(path, run) as folder:
        done = folder.numbers_in_parts()
        left = [ScheduleEntry(n, run.seed + n, run.bots) for n in range(run.games) if n not in done]
        advance(run.games - len(left))
        wanted = VECTORS if run.noted == runs.VECTORS else DECISIONS if run.noted else FACTS
        jobs = [GameJob(run.game, run.options, wanted, entry) for entry in left]
        broken_off = not play_all(folder, means, jobs, advance)
        return Filled(len(folder.numbers_in_parts()), list(folder.manifest["failed"]), broken_off)


def play_all(folder: Folder, means: Means, jobs: list[GameJob], advance: Callable[[int], None]) -> bool:
    """Play the rest and write it, whatever happens; return whether all games are played (False after Ctrl-C)."""
    written = monotonic()
    most = PART_VECTORS if folder.manifest["noted"] == runs.VECTORS else PART_GAMES
    try:
        with closing(means.play(jobs)) as results:
            for row in results:
                folder.rows.append(row)
                advance(1)
                if len(folder.rows) >= most or monotonic() - written > PART_SECONDS:
                    folder.write_part()
                    written = monotonic()
    except KeyboardInterrupt:
        return False
    finally:
        folder.write_part()
    return True
