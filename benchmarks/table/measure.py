"""The table benchmark: how fast, light and safe the server is, with real sockets on loopback.

People are simulated in this process; the server runs in separate ones, as `emberwatch serve` starts it, on a database
of its own. Round trips are measured where a page would feel them, so they include the time in which this process was
busy with somebody else's message.
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks.table import crash, page_weight
from benchmarks.table.load import Crowd
from benchmarks.table.server import Subject

Figures = dict[str, Any]
Tell = Callable[..., object]
"""Says one of our messages, given its key and its arguments."""

THINK: Final = (0.5, 2.0)
"""Seconds that people think: they are quick, and all of them are there."""
WARM_UP: Final = 5.0
"""Seconds of play before the clock starts."""
BETWEEN_KILLS: Final = (0.5, 2.5)
"""Seconds of play between a restart and the next kill."""
SETTLED = 75.0
"""Seconds after which tables are idle: bots made their moves long ago, and their memory has been freed."""
WANTED: Final = {"p50_ms": 15, "p99_ms": 100, "idle_mb": 300, "page_kb": 300}
MILLION: Final = 1e6


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to measure; a part that is zero is left out."""

    tables: int = 200
    seconds: int = 30
    kills: int = 30
    idle: int = 2000
    database: str = ""
    """If empty, an empty database in a temporary folder."""
    seed: int = 1


def measure(plan: Plan, tell: Tell) -> Figures:
    """Measure all figures, for JSON; `report` lays them out for people. `tell` hears what is happening."""
    more_files()
    with tempfile.TemporaryDirectory(prefix="emberwatch-benchmark-") as folder:
        database = plan.database or f"sqlite:///{Path(folder) / 'tables.db'}"
        subject = Subject(database, Path(folder) / "server.log")
        try:
            return asyncio.run(all_parts(plan, subject, tell))
        finally:
            subject.kill()


def more_files() -> None:
    """Allow as many open files as the system permits: every page is one here, and one at the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def all_parts(plan: Plan, subject: Subject, tell: Tell) -> Figures:
    await asyncio.to_thread(subject.start)
    figures: Figures = {"cores": len(os.sched_getaffinity(0)), "think": list(THINK)}
    figures |= page_figures(page_weight.first_page(subject))
    crowd = Crowd(subject, THINK, plan.seed)
    crowd.invite(plan.tables)
    tell("cli-table-arriving", tables=plan.tables)
    await crowd.arrive()
    crowd.begin()
    figures |= await under_load(plan, crowd, tell)
    figures |= await under_kills(plan, crowd, tell)
    subject.stop()
    if plan.idle:
        figures |= await with_idle_pages(plan, subject, tell)
    return figures


# -- the parts --------------------------------------------------------------------------------------------------


def page_figures(sizes: dict[str, int] | None) -> Figures:
    if sizes is None:
        return {"page_files": 0, "page_kb": None}
    return {"page_files": len(sizes), "page_kb": round(sum(sizes.values()) / 1000, 1)}


async def under_load(plan: Plan, crowd: Crowd, tell: Tell) -> Figures:
    """Let everybody play while the clock runs."""
    tell("cli-table-playing", seconds=plan.seconds)
    await asyncio.sleep(WARM_UP)
    crowd.trips.clear()
    used, began, moment = times(crowd.subject), time.monotonic(), datetime.now(UTC)
    await asyncio.sleep(plan.seconds)
    seconds, trips, until = time.monotonic() - began, sorted(crowd.trips), datetime.now(UTC)
    busy = {name: round((after - used[name]) / seconds, 2) for name, after in times(crowd.subject).items()}
    memory = round(crowd.subject.memory() / MILLION, 1)
    tables = {one.table for one in crowd.given}
    made = await crash.picks_between(crowd.subject.database, tables, moment, until)
    return {
        "tables": plan.tables,
        "seconds": round(seconds, 1),
        "picks": len(trips),
        "p50_ms": share_of(trips, 0.5),
        "p99_ms": share_of(trips, 0.99),
        "longest_ms": share_of(trips, 1.0),
        "picks_per_second": {who: round(count / seconds, 1) for who, count in made.items()},
        "processors": busy,
        "memory_mb": memory,
    }


def times(subject: Subject) -> dict[str, float]:
    return {**subject.processor_time(), "benchmark": time.process_time()}


def share_of(trips: Sequence[float], share: float) -> float | None:
    """The milliseconds within which this share of the round trips was over."""
    return round(trips[min(int(len(trips) * share), len(trips) - 1)] * 1000, 1) if trips else None


async def under_kills(plan: Plan, crowd: Crowd, tell: Tell) -> Figures:
    """Kill and restart the server while everybody plays on; then compare answers and store."""
    subject, away = crowd.subject, []
    for number in range(plan.kills):
        tell("cli-table-killing", n=number + 1, kills=plan.kills)
        await asyncio.sleep(crowd.dice.uniform(*BETWEEN_KILLS))
        began = time.monotonic()
        subject.kill()
        await asyncio.to_thread(subject.start)
        away.append(time.monotonic() - began)
    unanswered = await crowd.rest()
    found = await crash.check(subject.database, crowd.given)
    return {
        "kills": plan.kills,
        "restart_seconds": round(sum(away) / len(away), 2) if away else None,
        "repeated": crowd.repeated,
        "unanswered": unanswered,
        "refused": dict(crowd.refused),
        **msgspec.to_builtins(found),
    }


async def with_idle_pages(plan: Plan, subject: Subject, tell: Tell) -> Figures:
    """Start a fresh server with many open pages at which nobody does anything."""
    tell("cli-table-opening", tables=plan.idle)
    await asyncio.to_thread(subject.start)
    before = subject.memory()
    crowd = Crowd(subject, THINK, plan.seed)
    crowd.invite(plan.idle, idle=True)
    await crowd.arrive()
    await asyncio.sleep(SETTLED)
    figures = {
        "idle_tables": plan.idle,
        "idle_mb": round(subject.memory() / MILLION, 1),
        "empty_mb": round(before / MILLION, 1),
    }
    await crowd.rest()
    return figures


# -- for people -------------------------------------------------------------------------------------------------


def is_safe(figures: Figures) -> bool:
    """Whether every answer was kept, once and in order."""
    return not any([figures[what] for what in ("lost", "doubled", "misplaced", "unanswered")])


def report(figures: Figures, say: Callable[..., str]) -> str:
    """The figures in sentences, each with its goal."""
    shown = {name: str(value) for name, value in figures.items() if isinstance(value, int | float)}
    wanted = {f"wanted_{name}": str(value) for name, value in WANTED.items()}
    rates, processors = figures["picks_per_second"], figures["processors"]
    least, most = figures["think"]
    parts = [
        say("cli-table-load", **only(shown, "tables", "seconds", "cores"), least=str(least), most=str(most)),
        say("cli-table-rates", people=str(rates["people"]), bots=str(rates["bots"])),
        say("cli-table-processors", **{name: str(used) for name, used in processors.items()}, mb=shown["memory_mb"]),
    ]
    if figures["picks"]:
        trip = only(shown, "p50_ms", "p99_ms", "longest_ms") | only(wanted, "wanted_p50_ms", "wanted_p99_ms")
        parts.insert(1, say("cli-table-trips", **trip))
    if "idle_mb" in figures:
        idle = only(shown, "idle_tables", "idle_mb", "empty_mb")
        parts.append(say("cli-table-idle", **idle, wanted=str(WANTED["idle_mb"])))
    if figures["page_kb"] is not None:
        page = only(shown, "page_kb", "page_files")
        parts.append(say("cli-table-page", **page, wanted=str(WANTED["page_kb"])))
    safe = only(shown, "kills", "acknowledged", "repeated", "lost", "doubled", "misplaced", "unanswered")
    return "\n".join([*parts, say("cli-table-safe", **safe)])


def only(shown: dict[str, str], *names: str) -> dict[str, str]:
    return {name: shown[name] for name in names}
