"""Connecting to the database that a URL names: a SQLite file, or PostgreSQL."""

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
"""The supported kinds of URLs, and the driver for each."""
CONNECTIONS: Final = 5
"""Maximum number of reads at a time; others wait."""
PATIENCE: Final = 30
"""Seconds to wait while another process is writing, or for a server that does not answer."""


class BadDatabase(Problem):
    """A database that cannot be used."""


# -- URLs -------------------------------------------------------------------------------------------------------------


def read_url(url: str) -> URL:
    """The URL with the driver that this program uses."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # a port that is not a number raises ValueError
        raise BadDatabase("error-database-url", url=mask_password(url)) from None
    if parsed.drivername not in DRIVERS:
        raise BadDatabase("error-database-kind", kind=parsed.drivername)
    return check_url(parsed.set(drivername=DRIVERS[parsed.drivername]))


def check_url(url: URL) -> URL:
    """Check a URL. A SQLite database has to be a file: in memory, every connection would have a database of its own."""
    in_memory = url.database in (None, "", ":memory:") or "uri" in url.query or str(url.database).startswith("file:")
    if is_sqlite(url) and in_memory:
        raise BadDatabase("error-database-memory")
    return url


def mask_password(url: str) -> str:
    """The given URL, without the password it may contain."""
    return re.sub(r":[^:@]*@", ":***@", url)


def is_sqlite(url: URL) -> bool:
    return url.drivername == DRIVERS["sqlite"]


def name_of(url: URL) -> str:
    """The name of the database in problems: the file, or the URL without its password."""
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
    """Make every commit reach the disk before it counts; let `begin` start transactions, never the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (f"busy_timeout = {PATIENCE * 1000}", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Lock at once when writing, so that two writers wait for each other instead of failing. A read needs no lock."""
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
    """One more connection for SQLite, for a thread that runs a whole transaction in one go. When a transaction is
    awaited, each step waits its turn among everything else the server does. With PostgreSQL, waiting for the server
    costs more."""
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
    """An engine for single statements, which need no transaction."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")


# -- connecting -------------------------------------------------------------------------------------------------------


async def reach(engine: AsyncEngine) -> None:
    """Make sure that the database exists and can be used."""
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
    """Turn on the file's write-ahead log, so that reads and writes do not wait for each other. The file remembers it.

    SQLite does not always wait for this while another process has the file, so it is retried.
    """
    until = time.monotonic() + PATIENCE
    while not is_written_ahead(file):
        if time.monotonic() > until:
            raise BadDatabase("error-database-busy", database=file)
        time.sleep(0.05)


def is_written_ahead(file: str) -> bool:
    """Whether the file now has a write-ahead log; if not, it is locked."""
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
