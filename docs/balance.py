"""Print the tables of docs/balance.md from run folders: `python docs/balance.py RUN [RUN ...]`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import emberwatch as ew
from emberwatch.lab.report.shares import Z, share_of
from emberwatch.lab.runs.runs import games_of

Row = dict[str, Any]


class Run(NamedTuple):
    """A run folder: its games, and the events they were played with."""

    name: str
    rows: list[Row]
    events: dict[str, Any]
    """Survival points and costs of events, with the run's pack."""


def main() -> None:
    for path in map(Path, sys.argv[1:]):
        manifest, rows = games_of(path)
        view = ew.new_game(manifest["game"], seats=len(manifest["bots"]), seed=0, **manifest["options"]).view(None)
        figures = view["figures"]
        assert isinstance(figures, dict)
        print(f"\n## {path.name}: {len(rows)} games, seeds {rows[0]['seed']} to {rows[-1]['seed']}, {manifest['form']}")
        run = Run(path.name, rows, figures["events"])
        for table in (scores, first, events, airlock, prey):
            print(f"\n{table.__doc__}\n")
            for line in table(run):
                print(f"| {' | '.join(line)} |")


# -- figures ------------------------------------------------------------------------------------------------------


def mean(numbers: Iterable[float]) -> str:
    """Format the mean with half of its 95% interval."""
    found = list(numbers)
    half = Z * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
    return f"{fmean(found):.2f} ± {half:.2f}" if found else "–"


def share(part: float, n: int) -> str:
    """Format the share with Wilson's interval."""
    found = share_of(part, n)
    return f"{100 * found.share:.1f} ({100 * found.low:.1f}–{100 * found.high:.1f})" if n else "–"


def seats_of(rows: Sequence[Row]) -> list[tuple[Row, int]]:
    return [(row, seat) for row in rows for seat in range(row["seats"])]


# -- tables -------------------------------------------------------------------------------------------------------


def scores(run: Run) -> Iterable[list[str]]:
    """Points"""
    ordered = [sorted(row["scores"], reverse=True) for row in run.rows]
    everybody = [score for row in ordered for score in row]
    yield ["all seats", mean(map(fmean, ordered))]
    yield ["standard deviation", f"{stdev(everybody):.1f}"]
    yield ["winner", mean(row[0] for row in ordered)]
    yield ["winner's lead over the second", mean(row[0] - row[1] for row in ordered)]
    yield ["winner's lead over the last", mean(row[0] - row[-1] for row in ordered)]
    for part in ("events", "rooms", "gauge", "survivors", "equipment", "pairs"):
        yield [part, mean(fmean(row[f"score_{part}"]) for row in run.rows)]
    yield ["starved per seat", mean(fmean(row["starved"]) for row in run.rows)]
    yield ["lost to events per seat", mean(fmean(row["lost_to_events"]) for row in run.rows)]


def first(run: Run) -> Iterable[list[str]]:
    """Share of wins, and points, by the distance from the first player"""
    for away in range(run.rows[0]["seats"]):
        mine = [(row, (row["first"] + away) % row["seats"]) for row in run.rows]
        won = sum([row["wins"][seat] for row, seat in mine])
        yield [str(away + 1), share(won, len(mine)), mean(row["scores"][seat] for row, seat in mine)]


def events(run: Run) -> Iterable[list[str]]:
    """Event | SP | cost | games | overcome % | at once % | nights open | owner's wins % | lead | without SP"""
    for name, printed in run.events.items():
        came = [row for row in run.rows if name in row["events_came"]]
        cost = ", ".join([f"{n} {what}" for what, n in printed["cost"].items()])
        points = printed["points"]
        yield [name, str(points), cost, str(len(came)), *fate(came, name), *owner(came, name, points)]


def fate(came: Sequence[Row], event: str) -> list[str]:
    """How often and how soon the event was overcome."""
    delays = [delay(row, event) for row in came]
    overcome = sum([event in mine for row in came for mine in row["events"]])
    return [share(overcome, len(came)), share(delays.count(0), len(came)), mean(delays)]


def owner(came: Sequence[Row], event: str, points: int) -> list[str]:
    """How well the players who overcame the event did."""
    have = [(row, seat) for row, seat in seats_of(came) if event in row["events"][seat]]
    leads = [lead(row, seat) for row, seat in have]
    won = sum([row["wins"][seat] for row, seat in have])
    return [share(won, len(have)), mean(leads), mean(found - points for found in leads)]


def delay(row: Row, event: str) -> int:
    """Nights for which the event stayed open: 0 if it was overcome at once."""
    at: int = row["events_came"].index(event)
    overcome: int = row["overcome_in"][at] or len(row["events_came"]) + 1
    return overcome - (at + 1)


def lead(row: Row, seat: int) -> float:
    """Points above the mean of the others at the table."""
    others = [score for at, score in enumerate(row["scores"]) if at != seat]
    return float(row["scores"][seat]) - fmean(others)


def airlock(run: Run) -> Iterable[list[str]]:
    """Night | % of seats with 0, 1, 2 ... occupied rows | occupied rows"""
    most = max([rows for row, seat in seats_of(run.rows) for rows in row["airlock_rows"][seat]])
    for name, nights in [*((str(night + 1), [night]) for night in range(6)), ("all", list(range(6)))]:
        games = [[mine[night] for mine in row["airlock_rows"] for night in nights] for row in run.rows]
        parts = [mean(100 * rows.count(n) / len(rows) for rows in games) for n in range(most + 1)]
        yield [name, *parts, mean(map(fmean, games))]


def prey(run: Run) -> Iterable[list[str]]:
    """Wild game, weakest first: caught per game; then tiles left in each stack, and how often it is empty (%)"""
    for kind in range(5):
        yield [f"prey-{kind + 1}", mean(sum(caught[kind] for caught in row["caught"]) for row in run.rows)]
    yield ["all", mean(sum(map(sum, row["caught"])) for row in run.rows)]
    for at, stack in enumerate(("forest", "mine", "fairgrounds")):
        left = [row["tiles_left"][at] for row in run.rows]
        yield [stack, mean(left), share(left.count(0), len(left))]


if __name__ == "__main__":
    main()
