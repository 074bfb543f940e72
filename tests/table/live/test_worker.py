"""What one worker must withstand, piece by piece: tables that cannot be replayed, people who leave, limits."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from starlette.requests import HTTPConnection

from emberwatch.engine.agenda import Words
from emberwatch.engine.game import Game
from emberwatch.table.bots.pool import Thought
from emberwatch.table.http.lobby import SeatWish, TableWish, make_table
from emberwatch.table.http.visitors import Bucket, Buckets, address_of
from emberwatch.table.live.pages import MOST_BYTES, Page
from emberwatch.table.live.tables import Table, send_state_to_all
from emberwatch.table.play.commit import legal_picks
from emberwatch.table.play.match import Match, MatchEvent, StaleOrder, Start
from emberwatch.table.settings import ServerSettings
from emberwatch.table.store.rows import EventRow
from emberwatch.table.store.store import Store
from emberwatch.table.worker import Worker
from tests.dice import DICE
from tests.table.store.samples import do, furnish, visitor
from tests.waiting import until

pytestmark = pytest.mark.anyio
LONG_AGO = datetime.now(UTC) - timedelta(hours=1)


@pytest.fixture
async def worker(sqlite_url: str) -> AsyncIterator[Worker]:
    """A worker whose watchman makes a round only when told to."""
    opened = await Worker.open(ServerSettings(database=sqlite_url, dice=DICE))
    assert opened.watch is not None
    opened.watch.cancel()
    await opened.store.add_visitor(visitor())
    yield opened
    await opened.close()


async def a_table(worker: Worker, *kinds: str) -> Table:
    wishes = [SeatWish(kind=kind, bot="random" if kind == "bot" else None) for kind in kinds]  # type: ignore[arg-type]
    id = await make_table(worker, visitor(), TableWish(game="outlive", seats=wishes))
    table = await worker.open_tables.table(id)
    assert table is not None
    async with table.lock:
        await worker.open_tables.match(table)
    return table


# -- undo -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [Start("outlive", 3, {}, "5e" * 32), Start("discover", 2, {"copy": 7}, "5e" * 32)])
def test_when_the_secret_of_the_dice_is_told_nothing_is_taken_back(start: Start) -> None:
    """Otherwise somebody could take back the last pick and play on, knowing every draw to come."""
    ended = 0
    for seed in range(6):
        dice, match = random.Random(seed), Match(start)
        while match.waiting:
            seat = dice.choice(match.waiting)
            match.apply(MatchEvent(match.count, "pick", seat, dice.choice(match.game.picks(seat))))
        ended += 1
        assert [seat for seat in range(start.seats) if match.undoable(seat)] == []
    assert ended == 6


def test_a_game_in_which_much_was_taken_back_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise somebody who picks and takes back all day makes a table that nobody can open any more."""
    events: list[MatchEvent] = []
    match = Match(Start("outlive", 2, {}, "5e" * 32))
    for number in range(0, 120, 2):
        events += [MatchEvent(number, "pick", 0, match.game.picks(0)[0]), MatchEvent(number + 1, "undo", 0)]
        match.apply(events[-2])
        match.apply(events[-1])
    told: list[str] = []
    new_game = Start.new_game

    def counted(start: Start) -> Game:
        told.append(start.game)
        return new_game(start)

    monkeypatch.setattr(Start, "new_game", counted)
    again = Match(match.start, events)
    assert told == ["outlive"]
    assert (again.count, again.retold, again.asked_at) == (match.count, match.retold, match.asked_at)
    assert again.game.log == match.game.log


def test_nobody_takes_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberwatch.table.play.match.MOST_UNDONE", 2)
    match = Match(Start("outlive", 2, {}, "5e" * 32))
    for _ in range(2):
        match.apply(MatchEvent(match.count, "pick", 0, match.game.picks(0)[0]))
        match.apply(MatchEvent(match.count, "undo", 0))
    match.apply(MatchEvent(match.count, "pick", 0, match.game.picks(0)[0]))
    assert match.undoable(0) is None


def test_what_somebody_else_takes_back_does_not_make_ones_old_orders_new() -> None:
    match = Match(Start("outlive", 2, {}, "5e" * 32))
    for seat in (0, 1):
        match.apply(MatchEvent(match.count, "pick", seat, match.game.picks(seat)[0]))
    match.apply(MatchEvent(2, "undo", 0))
    match.apply(MatchEvent(3, "undo", 1))
    words = match.game.picks(0)[0]
    with pytest.raises(StaleOrder):
        match.check_pick(0, 2, words)
    match.check_pick(0, 3, words)


# -- people who leave -------------------------------------------------------------------------------------------------


async def hold(worker: Worker, table: Table) -> int:
    """Play until all that is left for a seat is to end its turn; return that seat."""
    dice = random.Random(5)
    while True:
        match = table.match
        assert match is not None
        if match.held is not None:
            return match.held
        seat = match.waiting[0]
        await worker.play.pick(table, seat, match.count, dice.choice(match.game.picks(seat)), f"order-{match.count}")


async def test_who_left_without_ending_the_turn_is_waited_for_a_while_and_no_longer(worker: Worker) -> None:
    table = await a_table(worker, "me", "here")
    held = await hold(worker, table)
    await worker.store.change_seat(table.id, held, seen=datetime.now(UTC))
    await worker.look_around()
    assert table.match is not None
    assert table.match.held == held
    await worker.store.change_seat(table.id, held, seen=LONG_AGO)
    await worker.look_around()
    assert table.match.held is None
    assert table.match.waiting
    last = (await worker.store.events(table.id))[-1]
    assert (last.kind, last.seat, last.data["by"]) == ("end", held, "away")


async def test_who_is_here_may_think_about_ending_the_turn(worker: Worker) -> None:
    table = await a_table(worker, "me", "here")
    held = await hold(worker, table)
    await worker.store.change_seat(table.id, held, seen=LONG_AGO)
    page = Page(Recorder(), visitor(), "en")
    page.begin(held, "en", table.names("en"))
    table.pages.add(page)
    await worker.look_around()
    assert table.match is not None
    assert table.match.held == held


async def test_a_stand_in_comes_also_when_the_turn_is_only_to_be_ended(worker: Worker) -> None:
    table = await a_table(worker, "me", "here")
    held = await hold(worker, table)
    habits = {"stand_in": "random", "away_after": 1}
    await worker.store.change_seat(table.id, held, seen=LONG_AGO, habits=habits)
    await worker.relieve_all()
    assert table.bots is not None
    await table.bots
    assert table.match is not None
    assert table.match.held is None
    assert table.seats[held].stand_in == "random"


async def test_a_table_that_waits_for_others_is_not_told_again_for_a_stand_in(worker: Worker) -> None:
    table = await a_table(worker, "me", "here")
    match = table.match
    assert match is not None
    while match.waiting == (0, 1):
        await worker.play.pick(table, 0, match.count, match.game.picks(0)[0], f"order-{match.count}")
    await worker.store.change_seat(table.id, 0, seen=LONG_AGO, habits={"stand_in": "random", "away_after": 1})
    worker.open_tables.forget(table)
    await worker.relieve_all()
    assert table.match is None
    assert (await worker.store.seats(table.id))[0].stand_in is None


async def test_the_watchman_comes_to_every_seat(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberwatch.table.worker.SEATS_AT_ONCE", 1)
    tables = [await a_table(worker, "me", "here") for _ in range(3)]
    for table in tables:
        for seat in (0, 1):
            await worker.store.change_seat(
                table.id, seat, seen=LONG_AGO, habits={"stand_in": "random", "away_after": 1}
            )
    await worker.relieve_all()
    for table in tables:
        assert [row.stand_in for row in await worker.store.seats(table.id)] == ["random", "random"]


# -- tables that cannot be replayed -----------------------------------------------------------------------------------


async def test_a_table_that_cannot_be_told_again_does_not_stop_the_watchman(worker: Worker) -> None:
    """It is closed, and the bots of other tables continue."""
    broken, well = await a_table(worker, "me", "bot"), await a_table(worker, "me", "bot")
    wrong = EventRow(
        table_id=broken.id, number=0, kind="pick", seat=1, data={"pick": ["fly", "moon"]}, nonce=None, at=LONG_AGO
    )
    await worker.store.append(
        broken.id, 0, [wrong], waiting=[1], over=False, outcome=None, bots_due=True, rules=broken.row.rules
    )
    worker.open_tables.forget(broken)
    await goes_round(worker, well)
    row = await worker.store.table(broken.id)
    assert row is not None
    assert row.closed is not None


async def goes_round(worker: Worker, well: Table) -> None:
    """Let the watchman make a round, and check that it reaches this table."""
    await worker.look_around()
    assert well.bots is not None
    await well.bots
    assert well.match is not None
    assert well.match.count > 0


async def test_a_table_that_cannot_be_opened_does_not_stop_the_watchman(worker: Worker) -> None:
    """It has newer rules; it is left alone from then on, and the bots of other tables continue."""
    newer, well = await a_table(worker, "me", "bot"), await a_table(worker, "me", "bot")
    await do(worker.store, f"UPDATE chapters SET rules = 1000000 WHERE table_id = '{newer.id}'")
    worker.open_tables.forget(newer)
    await goes_round(worker, well)
    assert worker.broken == {newer.id}


async def test_a_table_at_which_no_bot_is_to_move_after_all_is_not_looked_at_again(worker: Worker) -> None:
    table = await a_table(worker, "me", "open")
    await worker.store.append(
        table.id, 0, [], waiting=[0, 1], over=False, outcome=None, bots_due=True, rules=table.row.rules
    )
    assert [row.id for row in await worker.store.bots_due(10)] == [table.id]
    await worker.look_around()
    assert await worker.store.bots_due(10) == []
    row = await worker.store.table(table.id)
    assert row is not None
    assert (row.waiting, row.events) == ((0, 1), 0)


async def test_a_bot_with_nothing_legal_to_say_still_moves(worker: Worker) -> None:
    table = await a_table(worker, "me", "bot")
    assert table.match is not None
    nonsense: list[Words] = [("fly", "moon")]
    assert legal_picks(table.match, 1, nonsense) == ([], False)
    async with table.lock:
        await worker.play.make_picks(table, table.match, 1, Thought(nonsense, []))
    assert table.match.count > 0


# -- tables and pages -------------------------------------------------------------------------------------------------


async def test_there_are_never_two_of_one_table(worker: Worker) -> None:
    """Code that holds a table between two of its steps has the same object that others find."""
    table = await a_table(worker, "me", "open")
    worker.open_tables.forget(table)
    assert await worker.open_tables.table(table.id) is table


async def test_a_table_that_nobody_has_in_hand_goes(worker: Worker) -> None:
    id = (await a_table(worker, "me", "open")).id
    assert id in worker.open_tables.tables
    worker.open_tables.forget(worker.open_tables.tables[id])
    gc.collect()
    assert id not in worker.open_tables.tables


class Recorder:
    """A connection that keeps what is sent over it; a blocked one takes nothing."""

    def __init__(self, *, blocked: bool = False) -> None:
        self.blocked = blocked
        self.sent: list[str] = []
        self.code: int | None = None

    async def send_text(self, data: str) -> None:
        if self.blocked:
            await asyncio.Event().wait()
        self.sent.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.code = code


async def test_a_page_that_cannot_be_told_does_not_keep_the_others_from_hearing() -> None:
    match = Match(Start("outlive", 2, {}, "5e" * 32))
    connections = [Recorder() for _ in range(3)]
    pages = [Page(connection, None, "en") for connection in connections]
    for page, language in zip(pages, ("en", "no such language", "de"), strict=True):
        page.begin(None, language, ("Ada", "Ben"))
    await send_state_to_all(pages, match, None)
    await until(lambda: connections[1].code is not None and connections[0].sent and connections[2].sent)
    assert [len(connection.sent) for connection in connections] == [1, 0, 1]
    assert [page.is_gone for page in pages] == [False, True, False]


async def test_a_page_that_takes_nothing_is_given_up_before_it_fills_the_memory() -> None:
    connection = Recorder(blocked=True)
    page = Page(connection, None, "en")
    large = b"x" * (MOST_BYTES // 4)
    for _ in range(4):
        page.post(large)
        await asyncio.sleep(0)
    assert not page.is_gone
    for _ in range(2):
        page.post(large)
    assert page.is_gone
    await until(lambda: connection.code is not None)


async def test_a_bot_does_not_take_a_seat_that_somebody_has_just_taken(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await furnish(store, "t")
    assert await store.claim_seat("t", 1, "ada", "Ada")
    assert not await store.let_bot("t", 1, "greedy")
    assert not await store.let_bot("t", 0, None)
    assert [(seat.kind, seat.visitor) for seat in await store.seats("t")] == [("person", "ada")] * 2
    await store.close()


# -- limits -----------------------------------------------------------------------------------------------------------


def connection_from(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})


def test_a_household_has_one_address_however_many_it_has() -> None:
    one, two = address_of(connection_from("2001:db8:1:2::1")), address_of(connection_from("2001:db8:1:2:ffff::9"))
    assert one == two
    assert address_of(connection_from("2001:db8:1:3::1")) != one
    assert address_of(connection_from("192.0.2.1")) != address_of(connection_from("192.0.2.2"))
    assert address_of(connection_from("fe80::1%eth0"))
    assert address_of(connection_from("not:an:address")) == "not:an:address"
    assert address_of(HTTPConnection({"type": "http", "headers": []})) == ""


async def test_a_bucket_is_waited_for_but_not_for_ever() -> None:
    bucket = Bucket(20.0, 1)
    assert await bucket.turn()
    assert await bucket.turn()
    assert not await Bucket(0.5, 0).turn(0.0)


def test_buckets_of_others_are_not_touched_and_old_ones_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberwatch.table.http.visitors.MOST_ADDRESSES", 2)
    buckets = Buckets(0.001, 1)
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    assert buckets.of("b").take()
    assert not buckets.of("a").take()
    assert buckets.of("c").take()  # "b" is the least recently used
    assert not buckets.of("a").take()
    assert buckets.of("b").take()


# -- several workers --------------------------------------------------------------------------------------------------


async def test_a_worker_that_knows_less_than_a_page_asks_the_store(postgres_url: str) -> None:
    """The page comes from a worker that is gone, and this worker has not yet heard of what happened there."""
    here, there = [await Worker.open(ServerSettings(database=postgres_url, dice=DICE)) for _ in range(2)]
    for listener in there.store.listeners:
        await listener.close()
    await here.store.add_visitor(visitor())
    table = await a_table(here, "me", "here")
    same = await there.open_tables.table(table.id)
    assert same is not None
    async with same.lock:
        await there.open_tables.match(same)
    connection = Recorder()
    page = Page(connection, None, "en")
    page.begin(None, "en", same.names("en"))
    same.pages.add(page)
    assert table.match is not None
    await here.play.pick(table, 0, 0, table.match.game.picks(0)[0], "first")
    assert await there.play.pick(same, 0, 1, table.match.game.picks(0)[0], "second") == 1
    await until(lambda: len(connection.sent) >= 2)
    assert [msgspec.json.decode(sent)["seq"] for sent in connection.sent] == [1, 2], "who looks on there hears of both"
    await here.close()
    await there.close()
