"""Events on SQLite and on PostgreSQL: in order, each number once, and for good."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import timedelta

import msgspec
import pytest
from sqlalchemy import Engine, event

from emberwatch.table.store.store import Conflict, Store
from tests.table.store import samples
from tests.table.store.samples import NOON, append, numbers, run
from tests.waiting import HANGS

pytestmark = pytest.mark.anyio


async def test_events_come_back_in_order(store: Store) -> None:
    await append(store, 0, count=2)
    await append(store, 2)
    await append(store, 0, "u", nonce="n-1")
    assert await store.events("t") == [samples.event(number) for number in range(3)]
    assert numbers(await store.events("t", 2)) == [2]
    assert await store.events("t", 3) == []
    assert await store.events("u") == [samples.event(0, "u", "n-1")]


async def test_any_json_comes_back(store: Store) -> None:
    data = {"pick": ["say", "\0 ☂ ' \" \\", -1, 2**53], "hold": True, "none": None}
    row = msgspec.structs.replace(samples.event(0), data=data)
    await store.append("t", 0, [row], waiting=[], over=False, outcome=None, bots_due=False)
    assert await store.events("t") == [row]


async def test_an_append_says_how_the_table_stands(store: Store) -> None:
    late = msgspec.structs.replace(samples.event(0), at=NOON + timedelta(hours=1))
    outcome = {"winners": [1], "reason": "points"}
    await store.append("t", 0, [late], waiting=[], over=True, outcome=outcome, bots_due=True)
    expected = msgspec.structs.replace(
        samples.table(), updated=late.at, events=1, waiting=(), over=True, outcome=outcome, bots_due=True
    )
    assert await store.table("t") == expected
    assert await store.bots_due(10) == [expected]


async def test_an_append_without_events_only_notes(store: Store) -> None:
    await append(store, 0)
    await store.append("t", 1, [], waiting=[0], over=False, outcome=None, bots_due=True)
    noted = msgspec.structs.replace(samples.table(), events=1, waiting=(0,), bots_due=True)
    assert await store.table("t") == noted
    with pytest.raises(Conflict):
        await store.append("t", 0, [], waiting=[], over=True, outcome=None, bots_due=False)
    assert await store.table("t") == noted


async def test_bots_that_waited_longest_come_first(store: Store) -> None:
    for hours, id in ((2, "t"), (1, "u")):
        late = msgspec.structs.replace(samples.event(0, id), at=NOON + timedelta(hours=hours))
        await store.append(id, 0, [late], waiting=[0], over=False, outcome=None, bots_due=True)
    assert [row.id for row in await store.bots_due(10)] == ["u", "t"]
    assert [row.id for row in await store.bots_due(1)] == ["u"]


@pytest.mark.parametrize("number", [0, 1, 3])
async def test_a_number_that_is_not_the_next_is_a_conflict(store: Store, number: int) -> None:
    await append(store, 0, count=2)
    with pytest.raises(Conflict) as raised:
        await append(store, number, nonce="late")
    assert (raised.value.table_id, raised.value.events) == ("t", 2)
    assert await store.events("t") == [samples.event(0), samples.event(1)]


async def test_an_append_that_makes_no_sense_is_refused(store: Store) -> None:
    with pytest.raises(LookupError):
        await append(store, 0, "nowhere")
    with pytest.raises(ValueError, match="numbered"):
        await store.append("t", 0, [samples.event(1)], waiting=[], over=False, outcome=None, bots_due=False)
    with pytest.raises(ValueError, match="numbered"):
        await store.append("u", 0, [samples.event(0)], waiting=[], over=False, outcome=None, bots_due=False)


def engine_of(store: Store) -> Engine:
    """The engine that commits appends."""
    return store.writer.direct or store.engine.sync_engine


async def test_appends_that_come_together_are_committed_together(store: Store) -> None:
    commits: list[object] = []
    event.listen(engine_of(store), "commit", commits.append)
    await asyncio.gather(*[append(store, number, id) for number in range(100) for id in ("t", "u")])
    assert numbers(await store.events("t")) == numbers(await store.events("u")) == list(range(100))
    assert 1 <= len(commits) <= 3


async def test_a_conflict_fails_only_the_one_who_has_it(store: Store) -> None:
    orders = [append(store, 0), append(store, 0, nonce="late"), append(store, 1), append(store, 0, "u")]
    answers = await asyncio.gather(*orders, store.add_chat(samples.chat("hello")), return_exceptions=True)
    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False, False, False]
    assert isinstance(answers[1], Conflict)
    assert await store.events("t") == [samples.event(0), samples.event(1)]
    assert numbers(await store.events("u")) == [0]


async def test_what_the_database_cannot_keep_fails_only_the_one_who_wrote_it(store: Store) -> None:
    """One half of a surrogate pair is a Python string but not valid Unicode text."""
    orders = [append(store, 0), append(store, 0, "u", nonce="\ud800"), append(store, 1)]
    answers = await asyncio.gather(*orders, store.add_chat(samples.chat("hello")), return_exceptions=True)
    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False, False]
    assert numbers(await store.events("t")) == [0, 1]
    assert await store.events("u") == []
    assert len(await store.chats("t")) == 1
    await append(store, 0, "u")


async def test_who_goes_away_while_waiting_spoils_nothing(store: Store) -> None:
    tasks = [asyncio.create_task(append(store, number)) for number in range(3)]
    await asyncio.sleep(0)
    tasks[2].cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), type(None), asyncio.CancelledError]
    assert numbers(await store.events("t")) == [0, 1]
    await append(store, 2)


async def test_who_goes_away_during_the_commit_spoils_nothing(store: Store) -> None:
    task = asyncio.create_task(append(store, 0))
    loop = asyncio.get_running_loop()
    event.listen(engine_of(store), "commit", lambda _: loop.call_soon_threadsafe(task.cancel), once=True)
    with pytest.raises(asyncio.CancelledError):
        await task
    async with asyncio.timeout(HANGS):
        await append(store, 1)
    assert numbers(await store.events("t")) == [0, 1], "what was being committed is committed"


async def test_nobody_waits_for_a_writer_that_has_ended(store: Store, other: Store) -> None:
    order = asyncio.create_task(append(other, 0))
    await asyncio.sleep(0)
    other.writer.task.cancel()
    with pytest.raises(RuntimeError, match="closed"):
        await order
    with pytest.raises(RuntimeError, match="closed"):
        await append(other, 0)


async def test_closing_finishes_what_is_waiting(url: str, store: Store, other: Store) -> None:
    tasks = [asyncio.create_task(append(other, number)) for number in range(20)]
    await asyncio.sleep(0)
    await other.close()
    await asyncio.gather(*tasks)
    assert numbers(await store.events("t")) == list(range(20))
    with pytest.raises(RuntimeError, match="closed"):
        await append(other, 20)


async def test_of_two_workers_one_gets_each_number(store: Store, other: Store) -> None:
    for number in range(40):
        orders = [append(store, number, nonce="store"), append(other, number, nonce="other")]
        answers = await asyncio.gather(*orders, return_exceptions=True)
        assert sorted([type(answer).__name__ for answer in answers]) == ["Conflict", "NoneType"]
    assert numbers(await store.events("t")) == list(range(40))


async def insist(store: Store, name: str, count: int) -> int:
    """Append this many events, each as soon as possible; return how many conflicts there were."""
    conflicts = 0
    for _ in range(count):
        number = len(await store.events("t"))
        while True:
            try:
                await append(store, number, nonce=name)
                break
            except Conflict as conflict:
                conflicts += 1
                number = conflict.events
    return conflicts


async def test_workers_that_insist_all_get_their_events_in(store: Store, other: Store) -> None:
    workers = [(store, "a"), (other, "b"), (store, "c"), (other, "d")]
    conflicts = await asyncio.gather(*[insist(worker, name, 15) for worker, name in workers])
    rows = await store.events("t")
    assert numbers(rows) == list(range(60))
    assert Counter([row.nonce for row in rows]) == {"a": 15, "b": 15, "c": 15, "d": 15}
    assert sum(conflicts) > 0


async def test_workers_that_write_the_same_tables_do_not_block_each_other(store: Store, other: Store) -> None:
    """Whatever the order in which they name the tables."""
    ids = [f"many {number}" for number in range(12)]
    for id in ids:
        await store.add_table(samples.table(id), [])
    for number in range(10):
        orders = [append(store, number, id) for id in ids] + [append(other, number, id) for id in ids[::-1]]
        answers = await asyncio.gather(*orders, return_exceptions=True)
        assert Counter([type(answer).__name__ for answer in answers]) == {"Conflict": 12, "NoneType": 12}


async def test_what_was_acknowledged_survives_a_sudden_death(url: str, store: Store) -> None:
    child = run("killed", url, "t", "u")
    said, errors = child.communicate(timeout=HANGS)
    assert (child.returncode, errors) == (-9, "")
    acknowledged = [line.split() for line in said.splitlines()]
    assert len(acknowledged) == 60
    for id in ("t", "u"):
        kept = numbers(await store.events(id))
        assert kept == list(range(len(kept)))
        assert {int(number) for table_id, number in acknowledged if table_id == id} <= set(kept)
    await append(store, len(await store.events("t")))
