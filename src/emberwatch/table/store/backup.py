"""A copy of the whole database in one SQLite file, made while the server runs. The server can start from that file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from emberwatch.engine.errors import Problem
from emberwatch.table.store import schema
from emberwatch.table.store.database import (
    BadDatabase,
    engine_for,
    for_writing,
    is_sqlite,
    name_of,
    reach,
    read_url,
    unreachable,
)
from emberwatch.table.store.migrations import is_current, migrate

PORTION: Final = 1000
"""Number of rows to copy at a time."""


async def backup(url: str, file: Path) -> None:
    """Copy the database as it is at one moment. An existing file is never overwritten."""
    source = read_url(url)
    with fresh(file) as unfinished:
        if is_sqlite(source):
            await asyncio.to_thread(copy_sqlite, source, unfinished)
        else:
            await copy_postgres(source, unfinished)


@contextmanager
def fresh(file: Path) -> Iterator[Path]:
    """A temporary path to write to; the file itself gets its content all at once, or is removed."""
    reserve(file)
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        yield unfinished
        unfinished.replace(file)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        file.unlink()
        raise


def reserve(file: Path) -> None:
    try:
        file.touch(exist_ok=False)
    except FileExistsError:
        raise Problem("error-file-exists", file=str(file)) from None
    except OSError as error:
        raise Problem("error-file", file=str(file), reason=str(error.strerror)) from None


# -- from SQLite ------------------------------------------------------------------------------------------------------


def copy_sqlite(source: URL, file: Path) -> None:
    """Copy in one step, so that the copy is the state of one moment, whatever is written meanwhile."""
    path = Path(str(source.database))
    if not path.is_file():
        raise Problem("error-no-file", file=str(path))
    try:
        with closing(sqlite3.connect(path)) as here, closing(sqlite3.connect(file)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")  # the copy is one file, without a separate log
    except sqlite3.Error as error:
        raise BadDatabase("error-database-reach", database=str(path), reason=str(error)) from error


# -- from PostgreSQL --------------------------------------------------------------------------------------------------


async def copy_postgres(source: URL, file: Path) -> None:
    """Copy row by row into a new database with the same schema."""
    async with open_engine(source) as here, open_engine(URL.create("sqlite+aiosqlite", database=str(file))) as there:
        await migrate(there)
        try:
            await copy_all(here, there)
        except SQLAlchemyError as error:
            raise unreachable(source, error) from error


@asynccontextmanager
async def open_engine(url: URL) -> AsyncIterator[AsyncEngine]:
    engine = engine_for(url)
    try:
        await reach(engine)
        yield engine
    finally:
        await engine.dispose()


async def copy_all(here: AsyncEngine, there: AsyncEngine) -> None:
    snapshot = here.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    async with snapshot.connect() as source, for_writing(there).begin() as target:
        if not await source.run_sync(is_current):
            raise BadDatabase("error-database-outdated", database=name_of(here.url))
        for table in schema.metadata.sorted_tables:
            await copy_table(table, source, target)


async def copy_table(table: Table, source: AsyncConnection, target: AsyncConnection) -> None:
    async with source.stream(select(table)) as result:
        async for rows in result.mappings().partitions(PORTION):
            await target.execute(insert(table), [dict(row) for row in rows])
