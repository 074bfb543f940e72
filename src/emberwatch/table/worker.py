"""A worker: everything that one process of the server needs, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from fastapi import Request

from emberwatch.engine.errors import Problem
from emberwatch.table.bots.pool import BotPool
from emberwatch.table.http.refusals import TooMany
from emberwatch.table.http.visitors import Buckets, address_of
from emberwatch.table.live.chat import chat_message
from emberwatch.table.live.sockets import Sockets
from emberwatch.table.live.tables import OpenTables, Table
from emberwatch.table.logs import note_failure
from emberwatch.table.metrics import LIVE
from emberwatch.table.notify.messages import Messenger
from emberwatch.table.play.draws import Chance
from emberwatch.table.play.play import Play
from emberwatch.table.play.wire import Habits
from emberwatch.table.settings import ServerSettings
from emberwatch.table.store.rows import SeatRow, TableRow, WorkerNotice
from emberwatch.table.store.store import Conflict, Store

HOUR: Final = 3600
ROUND: Final = 15.0
"""Seconds between two rounds of the watchman."""
DUE_AT_ONCE: Final = 50
"""Tables at which bots are to go on, in one round."""
SEATS_AT_ONCE: Final = 1000
CHATS_AT_ONCE: Final = 20
"""Lines of a chat that may come at one notice of another worker."""
PATIENCE: Final = 5.0
"""Seconds that a request waits at most until its address may ask again."""
AWAY: Final = timedelta(seconds=60)
"""So long others wait for somebody who has left without saying that the turn is over."""

log = logging.getLogger("emberwatch.worker")


class Worker:
    """One worker's store, open_tables, bots and pages."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.chance = Chance(store, settings.dice)
        self.open_tables = OpenTables(store, settings.limits.matches_in_memory)
        self.thinkers = BotPool(settings.thinkers)
        self.messenger = Messenger(store, settings.services, settings.base)
        self.play = Play(self.open_tables, self.thinkers, self.messenger)
        self.sockets = Sockets(self.open_tables, self.play, settings)
        most = settings.limits.visitors_per_hour
        self.newcomers = Buckets(most / HOUR, most)
        self.broken: set[str] = set()
        """Tables that cannot be told again; the watchman leaves them alone."""
        self.watch: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: ServerSettings) -> Worker:
        store = await Store.open(settings.database)
        await store.migrate()
        worker = cls(settings, store)
        await store.listen(worker.heard)
        worker.watch = asyncio.create_task(worker.keep_watch())
        return worker

    async def close(self) -> None:
        """Finish what was begun and let go: pages come back by themselves when the server does."""
        begun = [self.watch, *self.tasks, *[table.bots for table in self.open_tables.tables.values()]]
        tasks = [task for task in begun if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.messenger.close()
        await self.thinkers.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that nobody waits for; if it fails that is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(note_failure)
        return task

    # -- other workers --------------------------------------------------------------------------------------------

    def heard(self, notice: WorkerNotice) -> None:
        """Another worker, or this one, has changed something."""
        affected = list(self.open_tables.tables.values()) if notice.kind == "missed" else []
        named = self.open_tables.tables.get(notice.table_id)
        for table in [named] if named is not None else affected:
            self.start(self.follow(table, notice))

    async def follow(self, table: Table, notice: WorkerNotice) -> None:
        if notice.kind in ("seat", "missed"):
            await self.sockets.reseat(table)
        if notice.kind == "chat":
            await self.broadcast_chat(table)
        if notice.kind in ("events", "missed"):
            await self.follow_events(table)

    async def follow_events(self, table: Table) -> None:
        async with table.lock:
            if table.match is None and not table.pages:
                return
            was_away = table.match is None
            await self.open_tables.catch_up(table)
            if was_away:  # so nobody was told when it was told again
                await self.open_tables.broadcast(table, None)
        self.play.stir(table)

    async def broadcast_chat(self, table: Table) -> None:
        for chat in await self.store.chats(table.id, CHATS_AT_ONCE):
            for page in list(table.pages):
                page.send(chat_message(chat, page.language))

    async def seats_changed(self, table_id: str) -> None:
        """Somebody sat down: who is at the table hears of it."""
        table = self.open_tables.tables.get(table_id)
        if table is not None:
            await self.sockets.refresh(table)
            await self.sockets.retell(table)

    # -- the watchman ---------------------------------------------------------------------------------------------

    async def keep_watch(self) -> None:
        """From time to time: bots that a restart interrupted go on, stand-ins take over from who is away."""
        while True:
            await asyncio.wait([self.start(self.look_around())])
            await asyncio.sleep(ROUND)

    async def look_around(self) -> None:
        LIVE.set(len(self.open_tables.ready))
        await self.store.note_presence(self.open_tables.present(), datetime.now(UTC))
        for row in await self.store.bots_due(DUE_AT_ONCE + len(self.broken)):
            await self.attempt(row.id, self.stir(row))
        for table in [
            table for table in self.open_tables.ready.values() if table.match and table.match.held is not None
        ]:
            await self.attempt(table.id, self.free(table))
        await self.relieve_all()

    async def attempt(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """A table that cannot be told again must not keep the others waiting."""
        if table_id in self.broken:
            work.close()
            return
        task = self.start(work)
        await asyncio.wait([task])
        if isinstance(task.exception(), Problem | AssertionError):
            self.broken.add(table_id)

    async def stir(self, row: TableRow) -> None:
        """Let bots go on that a restart interrupted; if none is to move after all, that is noted."""
        table = await self.open_tables.table(row.id)
        if table is None or (table.bots is not None and not table.bots.done()):
            return
        async with table.lock:
            match = await self.open_tables.match(table)
            if not table.bots_waiting() and table.held_by_bot() is None:
                with suppress(Conflict):
                    await self.play.commit(table, match)
        self.play.stir(table)

    async def free(self, table: Table) -> None:
        """Somebody has left without saying that the turn is over: after a while others go on."""
        held = table.match.held if table.match is not None else None
        if held is None or table.is_here(held):
            return
        seen = (await self.store.seats(table.id))[held].seen
        if seen is None or datetime.now(UTC) - seen > AWAY:
            await self.play.release(table, held, "away")

    async def relieve_all(self) -> None:
        last = ("", 0)
        while seats := await self.store.habitual_seats(SEATS_AT_ONCE, last):
            for seat in seats:
                stand_in = stand_in_due(seat)
                if stand_in is not None:
                    await self.attempt(seat.table_id, self.relieve(seat, stand_in))
            last = (seats[-1].table_id, seats[-1].seat)

    async def relieve(self, seat: SeatRow, stand_in: str) -> None:
        """Let the stand-in play for somebody who is asked, or has still to say that the turn is over."""
        row = await self.store.table(seat.table_id)
        if row is None or (row.waiting and seat.seat not in row.waiting):
            return
        table = await self.open_tables.table(seat.table_id)
        if table is None or table.is_here(seat.seat):
            return
        async with table.lock:
            match = await self.open_tables.match(table)
        if seat.seat in match.waiting or seat.seat == match.held:
            await self.store.change_seat(seat.table_id, seat.seat, stand_in=stand_in)
            await self.sockets.refresh(table)

    # -- limits ---------------------------------------------------------------------------------------------------

    def check_newcomer(self, request: Request) -> None:
        """So many new visitors from one address and no more."""
        if not self.newcomers.of(address_of(request)).take():
            raise TooMany("error-table-newcomers")

    async def check_heavy(self, request: Request) -> None:
        """What costs much waits until the address may ask for it."""
        if not await self.sockets.heavy.of(address_of(request)).turn(PATIENCE):
            raise TooMany("error-table-too-fast")


def stand_in_due(seat: SeatRow) -> str | None:
    """Who is to play for the owner of a seat, if they have been away for as long as they have set."""
    habits = msgspec.convert(seat.habits, Habits)
    if habits.stand_in is None or not habits.away_after or seat.seen is None:
        return None
    return habits.stand_in if datetime.now(UTC) - seat.seen >= timedelta(minutes=habits.away_after) else None


def worker_of(request: Request) -> Worker:
    worker = request.app.state.worker
    assert isinstance(worker, Worker)
    return worker
