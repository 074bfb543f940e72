"""Compare Emberwatch with its peers, in one run on one core: games, decisions and choices per second, and copies.

    pip install -e '.[dev]' open_spiel rlcard && python build_engine.py
    python -m benchmarks.engine.side_by_side            # --quick for a rough look, --json for programs

All seats are random. The contestants take turns, a batch each, so that whatever else the machine does affects them
alike. Figures are medians over the batches, in processor time; ratios are medians over the ratios of batches of the
same round. A peer that is not installed is named and left out. Exits with 1 if a goal is missed or could not be
measured.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from contextlib import closing
from statistics import median
from typing import NamedTuple

from benchmarks.engine.contestants import GAMES, Contestant, Worker, catanatron, openspiel, ours, rlcard
from emberwatch import forms
from emberwatch.lab.benchmark import COUNTS, Speeds

Plain = dict[str, object]
PEERS: tuple[tuple[str, Callable[[], list[Contestant]]], ...] = (
    ("Catanatron", catanatron),
    ("OpenSpiel", openspiel),
    ("RLCard", rlcard),
)
TO_COMPILE = "the rules are not compiled here, or have changed since: python build_engine.py"


class Pace(NamedTuple):
    """How much to measure."""

    batches: int
    seconds: float
    """Approximate seconds per batch: as many games as take that long."""


FULL, QUICK = Pace(batches=9, seconds=0.5), Pace(batches=3, seconds=0.1)


class Row:
    """The measurements of one contestant, one value per round."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self.speeds: list[Speeds] = []
        self.copies: list[float] = []
        self.games = 1

    def warm_up(self, seconds: float) -> None:
        """Find out how many games fill a batch: skip a first game, then time a tenth of a batch."""
        for share in (0.0, 0.1, 1.0):
            self.games = max(1, round(self.contestant.play(self.games, 1)["games"] * seconds * share))

    def take_turn(self, number: int) -> None:
        play, copy = self.contestant.play, self.contestant.copy
        self.speeds.append(play(self.games, 1 + number * self.games))
        if copy is not None:
            self.copies.append(copy())

    def all_of(self, what: str) -> list[float]:
        return self.copies if what == "copy" else [speeds[what] for speeds in self.speeds]

    def typical(self, what: str) -> float | None:
        values = self.all_of(what)
        return median(values) if values else None

    def times(self, other: Row, what: str) -> float:
        """The median ratio to another row, round by round."""
        return median([a / b for a, b in zip(self.all_of(what), other.all_of(what), strict=True)])


class Board:
    """All rows, by group and name."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.peer = next((row for row in rows if row.contestant.group == "Catanatron"), None)

    def find(self, form: str, how: str, game: str) -> Row | None:
        wanted = (f"Emberwatch, rules {form}, {how}", game)
        return next((row for row in self.rows if row.contestant[:2] == wanted), None)

    def ratio(self, row: Row) -> float | None:
        return row.times(self.peer, "decisions") if self.peer is not None else None


# -- measuring ----------------------------------------------------------------------------------------------------


def enter(worker: Worker, tell: Callable[[str], None]) -> tuple[list[Contestant], list[str]]:
    """The contestants that take part, and a note for each that does not."""
    found, notes = [worker.contestant(game) for game in GAMES], list[str]()
    if forms.FORM == forms.INTERPRETED:
        notes.append(f"Emberwatch compiled is left out: {TO_COMPILE}")
    else:
        found += [ours(game, inside=inside) for inside in (False, True) for game in GAMES]
    for name, peers in PEERS:
        try:
            found += peers()
        except Exception as problem:  # noqa: BLE001  # foreign code: whatever it raises, the others can be measured
            notes.append(f"{name} is left out: {type(problem).__name__}: {problem}")
    for note in notes:
        tell(note)
    return found, notes


def measure(contestants: list[Contestant], pace: Pace, tell: Callable[[str], None]) -> Board:
    rows = [Row(contestant) for contestant in contestants]
    tell("warming up")
    for row in rows:
        row.warm_up(pace.seconds)
    for number in range(pace.batches):
        tell(f"round {number + 1} of {pace.batches}")
        for row in rows:
            row.take_turn(number)
    return Board(rows)


# -- goals --------------------------------------------------------------------------------------------------------


class Goal(NamedTuple):
    text: str
    bound: float
    at_least: bool
    figure: float | None
    """None if it could not be measured."""

    @property
    def is_met(self) -> bool:
        if self.figure is None:
            return False
        return self.figure >= self.bound if self.at_least else self.figure <= self.bound

    def line(self) -> str:
        figure = "not measured" if self.figure is None else f"{self.figure:,.2f}"
        side = "at least" if self.at_least else "at most"
        return f"{self.text}: {figure} (goal: {side} {self.bound:,.0f}) {'yes' if self.is_met else 'NO'}"

    def plain(self) -> Plain:
        return {**self._asdict(), "met": self.is_met}


def goals(board: Board) -> list[Goal]:
    loop, inside = (board.find("compiled", how, "outlive") for how in ("Python loop", "playout inside"))
    before, after = (board.find(form, "Python loop", "discover") for form in (forms.INTERPRETED, "compiled"))
    times = after.times(before, "choices") if before is not None and after is not None else None
    return [
        Goal("Outlive compiled, Python loop: decisions a second, times Catanatron's", 25, True,
             board.ratio(loop) if loop is not None else None),
        Goal("Outlive compiled, playout inside: choices a second", 1_000_000, True,
             inside.typical("choices") if inside is not None else None),
        Goal("Outlive compiled: microseconds of a clone", 3, False,
             loop.typical("copy") if loop is not None else None),
        Goal("Discover compiled, Python loop: choices a second, times its interpreted self", 5, True, times),
    ]  # fmt: skip


# -- reporting ----------------------------------------------------------------------------------------------------


def circumstances(pace: Pace) -> Plain:
    """What the figures depend on besides the programs; the load is what the machine did before this run."""
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    return {"python": platform.python_version(), "machine": platform.machine(), "cores": cores,
            "load": round(load, 2), "busy": load > 0.3, **pace._asdict()}  # fmt: skip


def heading(about: Plain) -> str:
    mood = "BUSY with other things, so not to be quoted" if about["busy"] else "quiet"
    return (
        f"Random seats, one core, processor time, medians of {about['batches']} batches of about {about['seconds']} s; "
        f"Python {about['python']}.\nThe machine was {mood} (load {about['load']} on {about['cores']} cores)."
    )


def plain_row(board: Board, row: Row) -> Plain:
    """A row for JSON; None where there is no such figure."""
    figures = {f"{what}_per_second": row.typical(what) for what in COUNTS}
    group, name, seats, _, _ = row.contestant
    return {"group": group, "name": name, "seats": seats, **figures, "copy_microseconds": row.typical("copy"),
            "times_catanatron": board.ratio(row)}  # fmt: skip


def table(board: Board) -> str:
    titles = f"{'seats':>5}{'games/s':>11}{'decisions/s':>13}{'choices/s':>12}{'x Catanatron':>14}{'copy, µs':>10}"
    lines, group = [" " * 26 + titles], ""
    for row in board.rows:
        if row.contestant.group != group:
            group = row.contestant.group
            lines.append(group)
        lines.append(line(board, row))
    return "\n".join([*lines, "(x Catanatron: decisions a second.)"])


def line(board: Board, row: Row) -> str:
    speeds = [row.typical(what) for what in COUNTS]
    return (
        f"  {row.contestant.name:<24}{row.contestant.seats:>5}{number(speeds[0], 1):>11}{number(speeds[1], 0):>13}"
        f"{number(speeds[2], 0):>12}{number(board.ratio(row), 2):>14}{number(row.typical('copy'), 2):>10}"
    )


def number(value: float | None, places: int) -> str:
    return "-" if value is None else f"{value:,.{places}f}"


def pace_of(args: argparse.Namespace) -> Pace:
    pace = QUICK if args.quick else FULL
    return pace._replace(batches=args.batches) if args.batches else pace


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Emberwatch beside its peers, in one run on one core.")
    parser.add_argument("--quick", action="store_true", help="few and small batches: a rough look in about 20 seconds")
    parser.add_argument("--batches", type=int, metavar="N", help=f"of each contestant (default: {FULL.batches})")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    if args.batches is not None and args.batches < 1:
        parser.error("--batches must be at least 1")
    return args


def main() -> int:
    args = arguments()
    pace = pace_of(args)
    about = circumstances(pace)

    def tell(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    with closing(Worker()) as worker:
        contestants, notes = enter(worker, tell)
        board = measure(contestants, pace, tell)
    reached = goals(board)
    if args.json:
        rows = [plain_row(board, row) for row in board.rows]
        print(json.dumps({**about, "rows": rows, "goals": [goal.plain() for goal in reached], "left_out": notes}))
    else:
        print("\n".join([heading(about), *notes, "", table(board), "", *[goal.line() for goal in reached]]))
    return 0 if all([goal.is_met for goal in reached]) else 1


if __name__ == "__main__":
    sys.exit(main())
