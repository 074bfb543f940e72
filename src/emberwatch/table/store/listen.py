"""Workers that share a PostgreSQL database notify each other of changes, once these are committed."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import psycopg
from sqlalchemy import URL, Connection, text

from emberwatch.table.store.rows import WorkerNotice

CHANNEL: Final = "emberwatch"
PAUSE: Final = 1.0
"""Seconds between two attempts to reach a server that is gone."""
WATCHFUL: Final = {"keepalives_idle": "30", "keepalives_interval": "10", "keepalives_count": "3"}
"""Notice within a minute that a server has vanished without a word."""

log: Final = logging.getLogger(__name__)


def notify(connection: Connection, payloads: Sequence[str]) -> None:
    """Notify all workers when the transaction is committed. With SQLite there are none."""
    if payloads and connection.dialect.name == "postgresql":
        statement = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
        connection.execute(statement, {"channel": CHANNEL, "payloads": list(payloads)})


def read(payload: str) -> WorkerNotice | None:
    """Parse another worker's notice; None if this program does not know its kind."""
    if found := re.fullmatch(r"(chat|seat) (\S+)", payload):
        return WorkerNotice("chat" if found[1] == "chat" else "seat", found[2])
    if found := re.fullmatch(r"(\S+) (\d+)", payload):
        return WorkerNotice("events", found[1], int(found[2]))
    return None


class Listener:
    """Hears workers' notices over a connection of its own, which is restored when it breaks."""

    def __init__(self, url: URL, react: Callable[[WorkerNotice], None]) -> None:
        watchful = url.set(drivername="postgresql").update_query_dict(WATCHFUL)
        self.address: Final = watchful.render_as_string(hide_password=False)
        self.react: Final = react
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start listening; return when no later notice can be missed."""
        connection = await self.connect()
        self.task = asyncio.create_task(self.run(connection), name="listener")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def connect(self) -> psycopg.AsyncConnection:
        connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def run(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            try:
                await self.hear(connection)
            except psycopg.OperationalError as error:
                log.warning("listening was interrupted: %s", error)
            connection = await self.connect_again()
            self.pass_on(WorkerNotice("missed"))

    async def hear(self, connection: psycopg.AsyncConnection) -> None:
        """Pass notices on until the connection breaks."""
        async with connection:
            async for notify in connection.notifies():
                if notice := read(notify.payload):
                    self.pass_on(notice)

    async def connect_again(self) -> psycopg.AsyncConnection:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                return await self.connect()
            except psycopg.OperationalError as error:
                log.warning("cannot listen yet: %s", error)

    def pass_on(self, notice: WorkerNotice) -> None:
        """Pass a notice on through the loop, so that an error in the handler does not end the listening."""
        asyncio.get_running_loop().call_soon(self.react, notice)
