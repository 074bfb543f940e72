"""Rows for tests of the store, and helpers that use them."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime

from sqlalchemy import text

from emberwatch.table.store.database import for_writing
from emberwatch.table.store.store import ChatRow, EventRow, SeatRow, Store, TableRow, Visitor
from tests.paths import ROOT

NOON = datetime(2026, 3, 1, 12, 0, 0, 123456, UTC)


def visitor(id: str = "ada") -> Visitor:
    return Visitor(id=id, token_hash=f"hash of {id}", name=id.title(), language="en", created=NOON, seen=NOON)


def table(id: str = "t", creator: str = "ada", created: datetime = NOON, *, events: int = 0) -> TableRow:
    secret = "ab" * 32
    return TableRow(
        id=id,
        game="outlive",
        seats=2,
        options={"edition": "table"},
        secret=secret,
        creator=creator,
        created=created,
        updated=created,
        events=events,
        waiting=(0, 1),
    )


def seats(table_id: str = "t") -> list[SeatRow]:
    """Two seats, one taken by the table's maker, one open."""
    return [
        SeatRow(table_id=table_id, seat=0, kind="person", visitor="ada", name="Ada", habits={"explicit_end": True}),
        SeatRow(table_id=table_id, seat=1, kind="open", invitation=f"invitation to {table_id}"),
    ]


def event(number: int, table_id: str = "t", nonce: str | None = None) -> EventRow:
    words = ["move", "hero-5", number]
    return EventRow(table_id=table_id, number=number, kind="pick", seat=number % 2, data=words, nonce=nonce, at=NOON)


def chat(words: str, table_id: str = "t") -> ChatRow:
    return ChatRow(table_id=table_id, seat=0, visitor="ada", name="Ada", text=words, at=NOON)


def numbers(rows: list[EventRow]) -> list[int]:
    return [row.number for row in rows]


async def furnish(store: Store, *table_ids: str) -> None:
    """Migrate, and set up tables with one visitor."""
    await store.migrate()
    await store.add_visitor(visitor())
    for id in table_ids:
        await store.add_table(table(id), seats(id))


async def append(store: Store, number: int, table_id: str = "t", *, count: int = 1, nonce: str | None = None) -> None:
    """Add events from this number on."""
    events = [event(number + place, table_id, nonce) for place in range(count)]
    await store.append(table_id, number, events, waiting=[1], over=False, outcome=None, bots_due=False)


async def do(store: Store, statement: str) -> None:
    """Execute something that the store itself never does."""
    async with for_writing(store.engine).begin() as connection:
        await connection.execute(text(statement))


def run(module: str, *words: str) -> subprocess.Popen[str]:
    """Run a module from this folder in a separate process."""
    command = [sys.executable, "-m", f"tests.table.store.{module}", *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
