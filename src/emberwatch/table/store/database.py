"""Connecting to the database that a URL names: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from typing import Final

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from emberwatch.engine.errors import Problem

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
"""The kinds of URLs that are understood, and the driver that each is given."""
CONNECTIONS: Final = 5
"""As many reads go on at a time; further ones wait."""
PATIENCE: Final = 30
"""Seconds to wait for another process that is writing, or for a server that does not answer."""


class BadDatabase(Problem):
    """A database that cannot be used."""


# -- URLs -------------------------------------------------------------------------------------------------------------


def read_url(url: str) -> URL:
    """The URL with the driver that this program uses."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # a port that is no number is a ValueError
        raise BadDatabase("error-database-url", url=mask_password(url)) from None
    if parsed.drivername not in DRIVERS:
        raise BadDatabase("error-database-kind", kind=parsed.drivername)
    return check_url(parsed.set(drivername=DRIVERS[parsed.drivername]))


def check_url(url: URL) -> URL:
    """A SQLite database has to be a file: what is in memory only is another database for every connection."""
    in_memory = url.database in (None, "", ":memory:") or "uri" in url.query or str(url.database).startswith("file:")
    if is_sqlite(url) and in_memory:
        raise BadDatabase("error-database-memory")
    return url


def mask_password(url: str) -> str:
    """What was given as a URL, without the password that may stand in it."""
    return re.sub(r":[^:@]*@", ":***@", url)


def is_sqlite(url: URL) -> bool:
    return url.drivername == DRIVERS["sqlite"]


def name_of(url: URL) -> str:
    """How a problem names the database: the file, or the URL without its password."""
    return str(url.database) if is_sqlite(url) else url.render_as_string(hide_password=True)


# -- engines ----------------------------------------------------------------------------------------------------------


def engine_for(url: URL) -> AsyncEngine:
    return sqlite_engine(url) if is_sqlite(url) else postgres_engine(url)


def sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def prepare(connection: DBAPIConnection, _record: object) -> None:
    """Every commit reaches the disk before it counts; transactions are begun by `begin` and never by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (f"busy_timeout = {PATIENCE * 1000}", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Writing locks at once, so that two who write wait for each other instead of failing. A read needs no lock."""
    if connection.get_execution_options().get("writing"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def postgres_engine(url: URL) -> AsyncEngine:
    limit = {} if "connect_timeout" in url.query else {"connect_timeout": PATIENCE}
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,
        isolation_level="READ COMMITTED",
        connect_args=limit,
    )


def direct_engine(url: URL) -> Engine | None:
    """For SQLite one connection more, for a thread that does a whole transaction at a stroke: each step of one that is
    awaited waits for its turn among everything else the server does. Waiting for a PostgreSQL server costs more."""
    if not is_sqlite(url):
        return None
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"), pool_size=1, max_overflow=0, hide_parameters=True,
        poolclass=QueuePool, connect_args={"check_same_thread": False},
    )  # fmt: skip
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine.execution_options(writing=True)


def for_writing(engine: AsyncEngine) -> AsyncEngine:
    return engine.execution_options(writing=True)


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """For single statements, which need no transaction around them."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")


# -- reaching it ------------------------------------------------------------------------------------------------------


async def reach(engine: AsyncEngine) -> None:
    """Make sure that the database is there and can be used."""
    if is_sqlite(engine.url):
        await asyncio.to_thread(write_ahead, str(engine.url.database))
    else:
        await greet(engine)


async def greet(engine: AsyncEngine) -> None:
    try:
        async with for_reading(engine).connect() as connection:
            await connection.execute(text("SELECT 1"))
    except SQLAlchemyError as error:
        raise unreachable(engine.url, error) from error


def write_ahead(file: str) -> None:
    """Let the file have a write-ahead log, so that reads and writes do not wait for each other. It remembers that.

    For this SQLite does not always wait while another process has the file, so it is tried again and again.
    """
    until = time.monotonic() + PATIENCE
    while not is_written_ahead(file):
        if time.monotonic() > until:
            raise BadDatabase("error-database-busy", database=file)
        time.sleep(0.05)


def is_written_ahead(file: str) -> bool:
    """Whether the file has a write-ahead log now; if not, it is locked."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise BadDatabase("error-database-reach", database=file, reason=str(error)) from error
        return False
    return True


def unreachable(url: URL, error: SQLAlchemyError) -> BadDatabase:
    return BadDatabase("error-database-reach", database=name_of(url), reason=reason_of(error))


def reason_of(error: SQLAlchemyError) -> str:
    """What the database itself said, on one line."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said).split())
