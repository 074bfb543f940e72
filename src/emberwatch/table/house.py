"""The house: everything of one worker, put together."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec
from fastapi import Request

from emberwatch.table.hall import Hall, Table
from emberwatch.table.logs import note_failure
from emberwatch.table.messages import Messenger
from emberwatch.table.metrics import LIVE
from emberwatch.table.play import Play
from emberwatch.table.refusals import TooMany
from emberwatch.table.rows import Notice, SeatRow, TableRow
from emberwatch.table.settings import Settings
from emberwatch.table.sockets import Sockets, chat_message
from emberwatch.table.store import Store
from emberwatch.table.thinkers import Thinkers
from emberwatch.table.visitors import Bucket
from emberwatch.table.wire import Habits

ROUND: Final = 15.0
"""Seconds between two rounds of the watchman."""
MOST_ADDRESSES: Final = 20_000

log = logging.getLogger("emberwatch.house")


class House:
    """One worker's store, hall, bots and pages."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.hall = Hall(store, settings.limits.matches_in_memory)
        self.thinkers = Thinkers(settings.thinkers)
        self.messenger = Messenger(store, settings.services, settings.base)
        self.play = Play(self.hall, self.thinkers, self.messenger)
        self.sockets = Sockets(self.hall, self.play, settings)
        self.newcomers: OrderedDict[str, Bucket] = OrderedDict()
        self.watch: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: Settings) -> House:
        store = await Store.open(settings.database)
        await store.migrate()
        house = cls(settings, store)
        await store.listen(house.heard)
        house.watch = asyncio.create_task(house.keep_watch())
        return house

    async def close(self) -> None:
        """Finish what was begun and let go: pages come back by themselves when the server does."""
        for task in [self.watch, *self.tasks, *[table.bots for table in self.hall.tables.values()]]:
            if task is not None:
                task.cancel()
        await self.messenger.close()
        await self.thinkers.close()
        await self.store.close()

    # -- other workers --------------------------------------------------------------------------------------------

    def heard(self, notice: Notice) -> None:
        """Another worker, or this one, has changed something."""
        affected = list(self.hall.tables.values()) if notice.kind == "missed" else []
        if notice.table_id in self.hall.tables:
            affected = [self.hall.tables[notice.table_id]]
        for table in affected:
            task = asyncio.create_task(self.follow(table, notice))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            task.add_done_callback(note_failure)

    async def follow(self, table: Table, notice: Notice) -> None:
        if notice.kind in ("seat", "missed"):
            await self.hall.reload_seats(table)
            self.sockets.introduce(table)
        if notice.kind == "chat":
            await self.tell_chat(table)
        if notice.kind in ("events", "missed"):
            await self.follow_events(table)

    async def follow_events(self, table: Table) -> None:
        async with table.lock:
            if table.match is None and not table.pages:
                return
            before = table.match.count if table.match else -1
            actor = await self.hall.catch_up(table)
            if table.match is not None and table.match.count > before:
                self.hall.tell(table, actor)
        self.play.stir(table)

    async def tell_chat(self, table: Table) -> None:
        for chat in await self.store.chats(table.id, 3):
            self.hall.post(list(table.pages), chat_message(chat))

    async def seats_changed(self, table_id: str) -> None:
        """Somebody sat down: who is at the table hears of it."""
        table = self.hall.tables.get(table_id)
        if table is not None:
            await self.sockets.refresh(table)
            await self.sockets.retell(table)

    # -- the watchman ---------------------------------------------------------------------------------------------

    async def keep_watch(self) -> None:
        """From time to time: bots that a restart interrupted go on, stand-ins take over from who is away."""
        while True:
            look = asyncio.create_task(self.look_around())
            look.add_done_callback(note_failure)
            await asyncio.wait([look])
            await asyncio.sleep(ROUND)

    async def look_around(self) -> None:
        LIVE.set(len(self.hall.ready))
        await self.store.note_presence(self.hall.present(), datetime.now(UTC))
        for row in await self.store.bots_due(50):
            await self.stir(row)
        for seat in await self.store.habitual_seats(1000):
            await self.relieve(seat)

    async def stir(self, row: TableRow) -> None:
        table = await self.hall.table(row.id)
        if table is not None and (table.bots is None or table.bots.done()):
            async with table.lock:
                await self.hall.match(table)
            self.play.stir(table)

    async def relieve(self, seat: SeatRow) -> None:
        """Let the stand-in play for somebody who is asked and has been away for as long as they have set."""
        habits = msgspec.convert(seat.habits, Habits)
        if habits.stand_in is None or not habits.away_after or seat.seen is None:
            return
        if datetime.now(UTC) - seat.seen < timedelta(minutes=habits.away_after):
            return
        table = await self.hall.table(seat.table_id)
        if table is None or table.is_here(seat.seat):
            return
        async with table.lock:
            waiting = (await self.hall.match(table)).waiting
        if seat.seat in waiting:
            await self.store.change_seat(seat.table_id, seat.seat, stand_in=habits.stand_in)
            await self.sockets.refresh(table)

    # -- limits ---------------------------------------------------------------------------------------------------

    def check_newcomer(self, request: Request) -> None:
        """So many new visitors from one address and no more."""
        address = request.client.host if request.client else ""
        most = self.settings.limits.visitors_per_hour
        bucket = self.newcomers.pop(address, None) or Bucket(most / 3600, most)
        self.newcomers[address] = bucket
        while len(self.newcomers) > MOST_ADDRESSES:
            self.newcomers.popitem(last=False)
        if not bucket.take():
            raise TooMany("error-table-newcomers")


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house
