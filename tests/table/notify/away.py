"""A table where people come and go, and a messenger that can be hurried."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from prometheus_client import REGISTRY

import emberwatch as ew
from emberwatch.table.live.pages import Page
from emberwatch.table.live.tables import OpenTables, Table
from emberwatch.table.notify.messages import Messenger
from emberwatch.table.play.chapters import first_rows
from emberwatch.table.store.rows import SeatRow, TableRow
from emberwatch.table.store.store import Store
from tests.table.notify.receivers import MailServer
from tests.waiting import HANGS

NOW = datetime.now(UTC)


def pattern(server: MailServer) -> str:
    return f"mailto://127.0.0.1:{server.port}?from=robot@example.org&to={{address}}"


async def reachable(store: Store, visitor: str, address: str, service: str = "mail") -> None:
    await store.change_visitor(visitor, message_service=service, message_address=address)


async def new_table(store: Store, id: str, game: str = "outlive", owners: tuple[str, ...] = ("ada", "ben")) -> Table:
    """At the beginning of both games everybody chooses at once."""
    rules = ew.rules_of(game)
    row = TableRow(
        id=id, game=game, seats=len(owners), options=ew.checked_options(rules, rules.complete_options({}, 7)),
        secret="ab" * 32, creator="ada", created=NOW, updated=NOW, waiting=tuple(range(len(owners))),
    )  # fmt: skip
    seats = [SeatRow(table_id=id, seat=seat, kind="person", visitor=owner) for seat, owner in enumerate(owners)]
    row, chapter, position = first_rows(row)
    await store.add_table(row, seats, (), [chapter], [position])
    open_tables = OpenTables(store, 10)
    table = await open_tables.table(id)
    assert table is not None
    await open_tables.match(table)
    return table


class Silence:
    """A connection on which nothing is heard."""

    async def send_text(self, data: str) -> None:
        return

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        return


async def come(store: Store, table: Table, visitor: str) -> Page:
    page = Page(Silence(), await store.visitor_by_id(visitor), "en")
    page.begin(None, "en", table.names("en"))
    table.pages.add(page)
    await seen(store, table, visitor)
    return page


async def leave(store: Store, table: Table, page: Page) -> None:
    table.pages.discard(page)
    assert page.visitor is not None
    await seen(store, table, page.visitor.id)


async def seen(store: Store, table: Table, visitor: str) -> None:
    for row in [row for row in table.seats if row.visitor == visitor]:
        await store.change_seat(table.id, row.seat, seen=datetime.now(UTC))
    table.seats = await store.seats(table.id)


async def wait_until_idle(messenger: Messenger) -> None:
    """Wait until nothing is in progress any more."""
    async with asyncio.timeout(HANGS):
        while messenger.tasks:
            await asyncio.wait(messenger.tasks)


async def ring(messenger: Messenger) -> None:
    """Act as if the time to come back on their own were over (with a delay of LATER it never is)."""
    for call in list(messenger.calls.values()):
        call.due = 0.0
        await messenger.ring(call)


def count(result: str, service: str = "mail") -> float:
    return REGISTRY.get_sample_value("emberwatch_messages_total", {"service": service, "result": result}) or 0.0
