"""The store on SQLite and on PostgreSQL: what is written comes back."""

from __future__ import annotations

import asyncio
from datetime import timedelta, timezone

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from emberwatch.table.store.store import Store
from tests.table.store import samples
from tests.table.store.samples import NOON

pytestmark = pytest.mark.anyio


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
    """Killing a process cannot test the first; only a power failure could."""
    store = await Store.open(sqlite_url)
    for engine in (store.reading, store.writer.engine):
        async with engine.connect() as connection:
            settings = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert settings == ["wal", 2, 1]
    assert store.writer.direct is not None
    with store.writer.direct.connect() as direct:
        names = ("journal_mode", "synchronous", "foreign_keys")
        assert [direct.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names] == ["wal", 2, 1]
    await store.close()


async def test_chat_keeps_its_order(store: Store) -> None:
    kept = await asyncio.gather(*[store.add_chat(samples.chat(f"line {number}")) for number in range(5)])
    await store.add_chat(samples.chat("elsewhere", "u"))
    assert [line.id for line in kept] == sorted({line.id for line in kept})
    assert await store.chats("t") == kept
    assert await store.chats("t", limit=2) == kept[-2:]
