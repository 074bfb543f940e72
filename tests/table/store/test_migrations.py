"""Databases are brought to the schema of this program, once, whichever worker comes first."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect

from emberwatch.engine.errors import Problem
from emberwatch.table.store import schema
from emberwatch.table.store.store import Store
from tests.table.store import samples
from tests.table.store.samples import append, do, furnish, numbers, run
from tests.waiting import HANGS

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


async def test_migrations_lead_to_the_schema(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_missing_column_would_be_a_difference(store: Store) -> None:
    await do(store, "ALTER TABLE events DROP COLUMN nonce")
    async with store.engine.connect() as connection:
        assert len(await connection.run_sync(differences)) == 1


async def test_migrating_again_changes_nothing(store: Store) -> None:
    await append(store, 0)
    await store.migrate()
    assert numbers(await store.events("t")) == [0]


async def test_workers_may_migrate_at_once(url: str) -> None:
    workers = [run("migrating", url) for _ in range(3)]
    for worker in workers:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write("now\n")
        worker.stdin.flush()
    assert [(worker.communicate(timeout=HANGS)[1], worker.returncode) for worker in workers] == [("", 0)] * 3
    store = await Store.open(url)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_stores_of_one_process_may_migrate_at_once(url: str) -> None:
    stores = [await Store.open(url) for _ in range(5)]
    await asyncio.gather(*[store.migrate() for store in stores])
    await furnish(stores[0], "t")
    assert await stores[4].table("t") == samples.table()
    for store in stores:
        await store.close()


async def test_a_database_of_a_newer_program_is_refused(store: Store) -> None:
    await do(store, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Problem, match="newer version") as raised:
        await store.migrate()
    assert raised.value.key == "error-database-newer"


async def test_a_database_of_another_program_is_refused_and_left_alone(url: str) -> None:
    store = await Store.open(url)
    await do(store, "CREATE TABLE seats (chair TEXT)")
    with pytest.raises(Problem, match="nothing in it has changed") as raised:
        await store.migrate()
    assert raised.value.key == "error-database-migrate"
    async with store.engine.connect() as connection:
        assert await connection.run_sync(lambda known: inspect(known).get_table_names()) == ["seats"]
    await store.close()
