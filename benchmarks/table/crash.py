"""Prove that nothing was lost and nothing was done twice: compare the answers people got with the store."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import pairwise

import msgspec

from benchmarks.table.load import Given
from emberwatch.engine.errors import Problem
from emberwatch.table.play import wire
from emberwatch.table.play.chapters import event_of, start_of
from emberwatch.table.play.match import Match
from emberwatch.table.store.rows import EventRow, TableRow
from emberwatch.table.store.store import Store


class Found(msgspec.Struct):
    """What was found in the store."""

    acknowledged: int = 0
    """Orders that were answered."""
    lost: int = 0
    """Answered orders that are not where the answer said, or differ from the order."""
    doubled: int = 0
    """Events that repeat an order that is already there."""
    misplaced: int = 0
    """Answered orders that come before one answered earlier, and tables whose events do not make their game."""


async def check(database: str, given: Iterable[Given]) -> Found:
    """Compare all answers with the events of their tables."""
    found = Found()
    by_table: dict[str, list[Given]] = {}
    for one in given:
        by_table.setdefault(one.table, []).append(one)
    store = await Store.open(database)
    try:
        for table, orders in by_table.items():
            row, events = await store.table(table), await store.events(table)
            compare(found, orders, events)
            found.misplaced += row is None or not is_sound(row, events)
    finally:
        await store.close()
    return found


def compare(found: Found, given: Sequence[Given], events: Sequence[EventRow]) -> None:
    """Compare the answers that one person got at one table, in order, with the events there."""
    made = {event.number: event for event in events}
    found.acknowledged += len(given)
    found.lost += len([one for one in given if not is_kept(one, made.get(one.number))])
    named = Counter([event.nonce for event in events if event.nonce])
    found.doubled += sum(named.values()) - len(named)
    numbers = [one.number for one in given]
    found.misplaced += len([after for before, after in pairwise(numbers) if after <= before])


def is_kept(one: Given, event: EventRow | None) -> bool:
    """Whether this event is what was ordered."""
    if event is None or event.nonce != one.order.id:
        return False
    if isinstance(one.order, wire.PickOne):
        return event.kind == "pick" and event.data["pick"] == list(one.order.pick)
    return event.kind == "end"


def is_sound(row: TableRow, events: Sequence[EventRow]) -> bool:
    """Whether the events, from the first on, make the game that the table says it has."""
    try:
        match = Match(start_of(row), [event_of(event) for event in events])
    except (Problem, AssertionError):
        return False
    return match.count == row.events and match.waiting == row.waiting


async def picks_between(database: str, tables: Iterable[str], begin: datetime, end: datetime) -> dict[str, int]:
    """How many picks people and bots committed in that time."""
    counts = {"people": 0, "bots": 0}
    store = await Store.open(database)
    try:
        for table in tables:
            for event in await store.events(table):
                if event.kind == "pick" and begin <= event.at < end:
                    counts["bots" if event.data.get("by") == "bot" else "people"] += 1
    finally:
        await store.close()
    return counts
