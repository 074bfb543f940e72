"""Compare: play two setups with the same seeds and the same seats, and tell every difference.

A pair of games, one of each setup, is one sample.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import NamedTuple

import emberwatch as ew
from emberwatch.engine.errors import BadOption
from emberwatch.lab import jobs
from emberwatch.lab.compare.differences import ALPHA, Difference, compare_values, holm
from emberwatch.lab.compare.quantities import Quantity, collect, measure
from emberwatch.lab.jobs import FACTS, GameJob, ScheduleEntry
from emberwatch.lab.pool import play_jobs
from emberwatch.lab.report.facts import facts_of
from emberwatch.lab.report.findings import Row
from emberwatch.lab.runs.journal import number_of
from emberwatch.lab.runs.runs import row_of
from emberwatch.lab.simulate import Options, Plain


class Side(NamedTuple):
    """One of the two setups: the bot in each seat, and the options of the game."""

    bots: tuple[str, ...]
    options: Options

    def plain(self) -> Plain:
        return {"bots": list(self.bots), "options": dict(self.options)}


class Comparison(NamedTuple):
    """What is compared: pairs of games with the seeds `seed`, `seed + 1` ..."""

    game: str
    a: Side
    b: Side
    seed: int

    def check(self) -> None:
        """Raise an error for anything that is wrong, before anything is played."""
        facts_of(self.game)
        if len(self.a.bots) != len(self.b.bots):
            raise BadOption("lab-compare-seats", a=len(self.a.bots), b=len(self.b.bots))
        for side in (self.a, self.b):
            jobs.check(self.game, side.bots, len(side.bots), side.options)

    def jobs(self, games: int) -> list[GameJob]:
        """All games, pair by pair; the number of a game also says its side."""
        return [
            GameJob(self.game, side.options, FACTS, ScheduleEntry(2 * pair + at, self.seed + pair, side.bots))
            for pair in range(games)
            for at, side in enumerate((self.a, self.b))
        ]

    def plain(self) -> Plain:
        sides = {"a": self.a.plain(), "b": self.b.plain()}
        rules = ew.rules_of(self.game).version
        return {"game": self.game, "rules": rules, "seats": len(self.a.bots), "seed": self.seed, **sides}


class CompareResult(NamedTuple):
    """What was found, ready for JSON; the games whose bots failed; and whether it was interrupted."""

    found: Plain
    failed: list[Plain]
    broken_off: bool


def play(comparison: Comparison, games: int, workers: int, advance: Callable[[int], None]) -> CompareResult:
    """Play pairs of games and compare them; after Ctrl-C, compare the pairs that are complete.

    `advance` gets the number of games as they are done, two for each pair.
    """
    comparison.check()
    played: list[Plain] = []
    broken_off = False
    try:
        with closing(play_jobs(comparison.jobs(games), workers)) as results:
            for row in results:
                played.append(row)
                advance(1)
    except KeyboardInterrupt:
        broken_off = True
    failed = sorted([row for row in played if "failed" in row], key=number_of)
    found = sum_up(comparison.game, *complete_pairs(comparison.game, played))
    return CompareResult({**comparison.plain(), "wanted": games, **found}, failed, broken_off)


def complete_pairs(game: str, played: Sequence[Plain]) -> tuple[list[Row], list[Row]]:
    """The games of A and those of B, of all pairs that have both."""
    rows = {number_of(row): row_of(game, row, "") for row in played if "failed" not in row}
    pairs = sorted([n for n in rows if n % 2 == 0 and n + 1 in rows])
    return [rows[n] for n in pairs], [rows[n + 1] for n in pairs]


def sum_up(game: str, a: Sequence[Row], b: Sequence[Row]) -> Plain:
    """All differences, ready for JSON. Game n of A and game n of B are a pair."""
    found = compare_games(game, a, b)
    held = holm([difference.p for difference in found.values()])
    differing = len([True for difference in found.values() if difference.differs and difference.p is not None])
    rows = [plain_row(q, found[q], holds) for q, holds in zip(found, held, strict=True)]
    return {"pairs": len(a), "differing": differing, "by_chance": round(ALPHA * differing, 1), "rows": rows}


def compare_games(game: str, a: Sequence[Row], b: Sequence[Row]) -> dict[Quantity, Difference]:
    """Every quantity that games on both sides have."""
    values = collect(game, [measure(game, row) for row in (*a, *b)])
    found = {q: compare_values(values[q][: len(a)], values[q][len(a) :]) for q in values}
    return {q: difference for q, difference in found.items() if difference is not None}


def plain_row(quantity: Quantity, found: Difference, holds: bool) -> Plain:
    low, high = found.low, found.high
    if quantity.is_share and low is not None and high is not None:
        low, high = max(low, -1.0), min(high, 1.0)
    numbers = {"a": found.a, "b": found.b, "difference": found.difference, "low": low, "high": high}
    counts = {"p": found.p, "n_a": found.n_a, "n_b": found.n_b}
    marks = {"share": quantity.is_share, "marked": found.is_marked, "holm": found.is_marked and holds}
    return {**quantity._asdict(), **numbers, **counts, **marks}
