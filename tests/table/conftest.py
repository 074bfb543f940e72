"""Databases for tests of the table: each test gets an empty one, and tests of the store run on both kinds."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from emberwatch.table.store.store import Store
from tests.table.store import postgres
from tests.table.store.samples import furnish


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with postgres.server(run, tmp_path_factory.getbasetemp().parent / "postgres.lock") as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    with postgres.database(postgres_server) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'emberwatch.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store with two tables."""
    opened = await Store.open(url)
    await furnish(opened, "t", "u")
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """Another worker on the same database."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
