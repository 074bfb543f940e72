"""Workers that share a PostgreSQL database notify each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from emberwatch.table.store.store import Conflict, Store, WorkerNotice
from tests.table.store import samples
from tests.table.store.samples import append, do, furnish, numbers
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def all_heard(heard: list[WorkerNotice], *wanted: WorkerNotice) -> None:
    """Wait until all of these are heard."""
    await until(lambda: all(notice in heard for notice in wanted))


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two workers on one PostgreSQL."""
    stores = await Store.open(postgres_url), await Store.open(postgres_url)
    await furnish(stores[0], "t", "u")
    yield stores
    for store in stores:
        await store.close()


async def test_workers_hear_what_others_commit(pair: tuple[Store, Store]) -> None:
    here, there = pair
    heard: list[WorkerNotice] = []
    await here.listen(heard.append)
    await append(there, 0, count=3)
    with pytest.raises(Conflict):
        await append(there, 1)
    await there.add_chat(samples.chat("hello"))
    await there.change_seat("u", 0, name="Augusta")
    await there.claim_seat("u", 1, "ada", "Ada")
    assert not await there.claim_seat("u", 1, "ada", "Ada"), "nothing changes, nothing is told"
    await append(there, 0, "u")
    await all_heard(heard, WorkerNotice("events", "u", 1))
    seat = WorkerNotice("seat", "u")
    assert heard == [
        WorkerNotice("events", "t", 3),
        WorkerNotice("chat", "t"),
        seat,
        seat,
        WorkerNotice("events", "u", 1),
    ]


async def test_who_is_cut_off_listens_again_and_knows_it(pair: tuple[Store, Store]) -> None:
    here, there = pair
    heard: list[WorkerNotice] = []
    await here.listen(heard.append)
    await do(there, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'")
    await all_heard(heard, WorkerNotice("missed"))
    await append(there, 0)
    await all_heard(heard, WorkerNotice("events", "t", 1))


async def test_a_mistake_of_who_hears_does_not_end_the_listening(pair: tuple[Store, Store]) -> None:
    here, there = pair
    heard: list[WorkerNotice] = []
    mistakes: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: mistakes.append(context["exception"]))

    def hear(notice: WorkerNotice) -> None:
        heard.append(notice)
        if notice.kind == "chat":
            raise KeyError(notice.table_id)

    await here.listen(hear)
    await there.add_chat(samples.chat("hello"))
    await append(there, 0)
    await all_heard(heard, WorkerNotice("chat", "t"), WorkerNotice("events", "t", 1))
    assert [type(mistake) for mistake in mistakes] == [KeyError]


async def test_what_others_say_on_the_channel_is_not_minded(pair: tuple[Store, Store]) -> None:
    here, there = pair
    heard: list[WorkerNotice] = []
    await here.listen(heard.append)
    await do(there, "SELECT pg_notify('emberwatch', 'something else entirely')")
    await append(there, 0)
    await all_heard(heard, WorkerNotice("events", "t", 1))
    assert len(heard) == 1


async def test_a_lost_server_connection_is_made_again(pair: tuple[Store, Store]) -> None:
    """As after a restart of the database: idle connections are dropped, and the next order works all the same."""
    here, there = pair
    await append(here, 0)
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    await do(there, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    await append(here, 1)
    assert numbers(await here.events("t")) == [0, 1]


async def test_on_sqlite_nobody_is_heard(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await furnish(store, "t")
    heard: list[WorkerNotice] = []
    await store.listen(heard.append)
    await append(store, 0)
    await store.close()
    assert heard == []
