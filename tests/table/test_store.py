"""The store on SQLite and on PostgreSQL: what is written is there, in order, once, and for good."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta, timezone
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from emberwatch.engine.problems import Problem
from emberwatch.table import schema
from emberwatch.table.database import for_writing
from emberwatch.table.store import Conflict, EventRow, Notice, Store
from tests.table import samples
from tests.table.samples import NOON, append, furnish

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent


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


def numbers(rows: list[EventRow]) -> list[int]:
    return [row.number for row in rows]


def run(module: str, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"tests.table.{module}", *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def do(store: Store, statement: str) -> None:
    async with for_writing(store.engine).begin() as connection:
        await connection.execute(text(statement))


# -- migrations -------------------------------------------------------------------------------------------------------


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
    moment = str(time.time() + 3)
    workers = [run("migrating", url, moment) for _ in range(4)]
    assert [(worker.communicate(timeout=60)[1], worker.returncode) for worker in workers] == [("", 0)] * 4
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
    with pytest.raises(Problem, match="nothing in it has been changed") as raised:
        await store.migrate()
    assert raised.value.key == "error-database-migrate"
    async with store.engine.connect() as connection:
        assert await connection.run_sync(lambda known: inspect(known).get_table_names()) == ["seats"]
    await store.close()


# -- rows -------------------------------------------------------------------------------------------------------------


async def test_visitors_come_back_as_they_were(store: Store) -> None:
    assert await store.visitor("hash of ada") == await store.visitor_by_id("ada") == samples.visitor()
    assert await store.visitor("another hash") is None
    later = NOON + timedelta(seconds=1)
    await store.change_visitor("ada", name='Ada ☂ "L\'ove"', seen=later, message_service="mail")
    changed = msgspec.structs.replace(samples.visitor(), name='Ada ☂ "L\'ove"', seen=later, message_service="mail")
    assert await store.visitor("hash of ada") == changed


async def test_tables_and_seats_come_back_as_they_were(store: Store) -> None:
    assert await store.table("t") == samples.table()
    assert await store.table("nowhere") is None
    assert await store.seats("t") == samples.seats()
    assert await store.seats_at(["u", "t", "nowhere"]) == {
        "u": samples.seats("u"),
        "t": samples.seats("t"),
        "nowhere": [],
    }


async def test_a_table_is_added_whole_or_not_at_all(store: Store) -> None:
    with pytest.raises(SQLAlchemyError):
        await store.add_table(samples.table("new"), [*samples.seats("new"), *samples.seats("nowhere")])
    assert await store.table("new") is None
    assert await store.seats("new") == []


async def test_an_imported_table_comes_with_its_events(store: Store) -> None:
    events = [samples.event(number, "new") for number in range(3)]
    await store.add_table(samples.table("new", events=3), samples.seats("new"), events)
    assert await store.events("new") == events
    with pytest.raises(ValueError, match="how many events"):
        await store.add_table(samples.table("newer", events=2), samples.seats("newer"), events)


async def test_any_time_zone_is_the_same_moment(store: Store) -> None:
    there = NOON.astimezone(timezone(timedelta(hours=-5)))
    await store.add_table(samples.table("new", created=there), [])
    found = await store.table("new")
    assert found is not None
    assert found.created == NOON
    assert found.created.utcoffset() == timedelta(0)


async def test_tables_of_a_visitor_are_those_made_and_those_sat_at(store: Store) -> None:
    await store.add_visitor(samples.visitor("bob"))
    await store.add_table(samples.table("made", "bob", NOON + timedelta(microseconds=1)), [])
    assert [row.id for row in await store.tables_of("bob", 10)] == ["made"]
    await store.claim_seat("u", 1, "bob", "Bob")
    assert [row.id for row in await store.tables_of("bob", 10)] == ["made", "u"]
    late = msgspec.structs.replace(samples.event(0, "u"), at=NOON + timedelta(hours=1))
    await store.append("u", 0, [late], waiting=[], over=False, outcome=None, bots_due=False)
    assert [row.id for row in await store.tables_of("bob", 10)] == ["u", "made"]
    assert [row.id for row in await store.tables_of("bob", 1)] == ["u"]


async def test_tables_are_counted_by_who_made_them_and_when(store: Store) -> None:
    await store.add_table(samples.table("late", created=NOON + timedelta(hours=1)), [])
    assert await store.count_tables("ada", NOON) == 3
    assert await store.count_tables("ada", NOON + timedelta(microseconds=1)) == 1
    assert await store.count_tables("bob", NOON) == 0


async def test_seats_are_found_by_their_tokens(store: Store) -> None:
    await store.change_seat("t", 0, move_token="moving", habits={"standing": {"defend": "no"}})
    owned, opened = await store.seats("t")
    assert owned.habits == {"standing": {"defend": "no"}}
    assert await store.seat_moved("moving") == owned
    assert await store.seat_invited("invitation to t") == opened
    assert await store.seat_invited("moving") is None


async def test_only_one_gets_an_open_seat(store: Store, other: Store) -> None:
    names = [f"visitor {number}" for number in range(10)]
    for name in names:
        await store.add_visitor(samples.visitor(name))
    claims = [(store, other)[place % 2].claim_seat("t", 1, name, name) for place, name in enumerate(names)]
    taken = await asyncio.gather(*claims)
    assert taken.count(True) == 1
    seat = (await store.seats("t"))[1]
    assert (seat.kind, seat.visitor) == ("person", names[taken.index(True)])
    assert await store.seat_invited("invitation to t") == seat, "the link can still say that the seat is taken"


async def test_a_seat_moves_once_by_one_token(store: Store, other: Store) -> None:
    names = [f"device {number}" for number in range(6)]
    for name in names:
        await store.add_visitor(samples.visitor(name))
    await store.change_seat("t", 0, move_token="moving")
    assert not await store.move_seat("t", 0, "another token", names[0])
    moves = [(store, other)[place % 2].move_seat("t", 0, "moving", name) for place, name in enumerate(names)]
    moved = await asyncio.gather(*moves)
    assert moved.count(True) == 1
    seat = (await store.seats("t"))[0]
    assert (seat.visitor, seat.move_token) == (names[moved.index(True)], None)


async def test_seats_with_habits_are_those_of_people_still_playing(store: Store) -> None:
    assert [(seat.table_id, seat.seat) for seat in await store.habitual_seats(10)] == [("t", 0), ("u", 0)]
    await store.change_seat("t", 0, stand_in="greedy")
    await store.append("u", 0, [samples.event(0, "u")], waiting=[], over=True, outcome={}, bots_due=False)
    assert await store.habitual_seats(10) == []
    await store.change_seat("t", 0, stand_in=None)
    assert len(await store.habitual_seats(10)) == 1
    await store.change_seat("t", 0, habits={})
    assert await store.habitual_seats(10) == []


async def test_a_store_is_well_while_its_database_answers(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await store.is_well()
    gone = create_async_engine("postgresql+psycopg://ada@127.0.0.1:1/gone")
    monkeypatch.setattr(store, "reading", gone)
    assert not await store.is_well()


async def test_sqlite_waits_for_the_disk_and_minds_references(sqlite_url: str) -> None:
    """A process that is killed cannot show the first; only a power failure could."""
    store = await Store.open(sqlite_url)
    for engine in (store.reading, store.writer.engine):
        async with engine.connect() as connection:
            settings = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert settings == ["wal", 2, 1]
    await store.close()


async def test_chat_keeps_its_order(store: Store) -> None:
    kept = await asyncio.gather(*[store.add_chat(samples.chat(f"line {number}")) for number in range(5)])
    await store.add_chat(samples.chat("elsewhere", "u"))
    assert [line.id for line in kept] == sorted({line.id for line in kept})
    assert await store.chats("t") == kept
    assert await store.chats("t", limit=2) == kept[-2:]


# -- events -----------------------------------------------------------------------------------------------------------


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


async def test_appends_that_come_together_are_committed_together(store: Store) -> None:
    commits: list[object] = []
    event.listen(store.engine.sync_engine, "commit", commits.append)
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
    """Half of a pair of code units is a Python text and no Unicode text."""
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
    await append(store, len(await store.events("t")))
    assert numbers(await store.events("t")) == list(range(len(await store.events("t"))))


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
    """Append so many events, each as soon as it can be; how many conflicts there were."""
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
    said, errors = child.communicate(timeout=60)
    assert (child.returncode, errors) == (-9, "")
    acknowledged = [line.split() for line in said.splitlines()]
    assert len(acknowledged) == 60
    for id in ("t", "u"):
        kept = numbers(await store.events(id))
        assert kept == list(range(len(kept)))
        assert {int(number) for table_id, number in acknowledged if table_id == id} <= set(kept)
    await append(store, len(await store.events("t")))


# -- listening --------------------------------------------------------------------------------------------------------


async def until(heard: list[Notice], *wanted: Notice) -> None:
    """Wait until all of these are heard."""
    for _ in range(200):
        if all(notice in heard for notice in wanted):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"heard only {heard}")


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
    heard: list[Notice] = []
    await here.listen(heard.append)
    await append(there, 0, count=3)
    with pytest.raises(Conflict):
        await append(there, 1)
    await there.add_chat(samples.chat("hello"))
    await there.change_seat("u", 0, name="Augusta")
    await there.claim_seat("u", 1, "ada", "Ada")
    assert not await there.claim_seat("u", 1, "ada", "Ada"), "nothing changes, nothing is told"
    await append(there, 0, "u")
    await until(heard, Notice("events", "u", 1))
    seat = Notice("seat", "u")
    assert heard == [Notice("events", "t", 3), Notice("chat", "t"), seat, seat, Notice("events", "u", 1)]


async def test_who_is_cut_off_listens_again_and_knows_it(pair: tuple[Store, Store]) -> None:
    here, there = pair
    heard: list[Notice] = []
    await here.listen(heard.append)
    await do(there, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'")
    await until(heard, Notice("missed"))
    await append(there, 0)
    await until(heard, Notice("events", "t", 1))


async def test_a_mistake_of_who_hears_does_not_end_the_listening(pair: tuple[Store, Store]) -> None:
    here, there = pair
    heard: list[Notice] = []
    mistakes: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: mistakes.append(context["exception"]))

    def hear(notice: Notice) -> None:
        heard.append(notice)
        if notice.kind == "chat":
            raise KeyError(notice.table_id)

    await here.listen(hear)
    await there.add_chat(samples.chat("hello"))
    await append(there, 0)
    await until(heard, Notice("chat", "t"), Notice("events", "t", 1))
    assert [type(mistake) for mistake in mistakes] == [KeyError]


async def test_what_others_say_on_the_channel_is_not_minded(pair: tuple[Store, Store]) -> None:
    here, there = pair
    heard: list[Notice] = []
    await here.listen(heard.append)
    await do(there, "SELECT pg_notify('emberwatch', 'something else entirely')")
    await append(there, 0)
    await until(heard, Notice("events", "t", 1))
    assert len(heard) == 1


async def test_a_lost_server_connection_is_made_again(pair: tuple[Store, Store]) -> None:
    """As after a restart of the database: what is idle is dropped, and the next order works all the same."""
    here, there = pair
    await append(here, 0)
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    await do(there, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    await append(here, 1)
    assert numbers(await here.events("t")) == [0, 1]


async def test_on_sqlite_nobody_is_heard(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await furnish(store, "t")
    heard: list[Notice] = []
    await store.listen(heard.append)
    await append(store, 0)
    await store.close()
    assert heard == []
