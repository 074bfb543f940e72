"""Workers that share a PostgreSQL database tell each other what has changed. It is told only if it is committed."""

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
"""So that a server that vanished without a word is missed after a minute."""

log: Final = logging.getLogger(__name__)


def notify(connection: Connection, payloads: Sequence[str]) -> None:
    """Tell all workers, when the transaction is committed. On SQLite there are none to tell."""
    if payloads and connection.dialect.name == "postgresql":
        statement = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
        connection.execute(statement, {"channel": CHANNEL, "payloads": list(payloads)})


def read(payload: str) -> WorkerNotice | None:
    """What another worker told, or None if it is nothing that this program knows."""
    if found := re.fullmatch(r"(chat|seat) (\S+)", payload):
        return WorkerNotice("chat" if found[1] == "chat" else "seat", found[2])
    if found := re.fullmatch(r"(\S+) (\d+)", payload):
        return WorkerNotice("events", found[1], int(found[2]))
    return None


class Listener:
    """Hears what workers tell, over a connection of its own that is made again when it breaks."""

    def __init__(self, url: URL, heard: Callable[[WorkerNotice], None]) -> None:
        watchful = url.set(drivername="postgresql").update_query_dict(WATCHFUL)
        self.address: Final = watchful.render_as_string(hide_password=False)
        self.heard: Final = heard
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when everything that is told from now on will be heard."""
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
        """Pass on what is heard until the connection breaks."""
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
        """By way of the loop, so that a mistake of who hears it does not end the listening."""
        asyncio.get_running_loop().call_soon(self.heard, notice)
