"""A worker: everything that one server process needs, put together."""

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
from emberwatch.table.play.commit import Play
from emberwatch.table.play.draws import Chance
from emberwatch.table.play.wire import Habits
from emberwatch.table.settings import ServerSettings
from emberwatch.table.store.rows import SeatRow, TableRow, WorkerNotice
from emberwatch.table.store.store import Conflict, Store

HOUR: Final = 3600
ROUND: Final = 15.0
"""Seconds between two rounds of the watchman."""
DUE_AT_ONCE: Final = 50
"""Maximum number of tables per round at which bots resume."""
SEATS_AT_ONCE: Final = 1000
CHATS_AT_ONCE: Final = 20
"""Maximum number of chat lines that one notice from another worker may announce."""
PATIENCE: Final = 5.0
"""Maximum seconds a request waits until its address may ask again."""
AWAY: Final = timedelta(seconds=60)
"""How long others wait for somebody who left without ending the turn."""

log = logging.getLogger("emberwatch.worker")


class Worker:
    """One worker: its store, open tables, bots and pages."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.chance = Chance(store, settings.dice)
        self.open_tables = OpenTables(store, settings.limits.matches_in_memory)
        self.bot_pool = BotPool(settings.bot_processes)
        self.messenger = Messenger(store, settings.services, settings.base)
        self.play = Play(self.open_tables, self.bot_pool, self.messenger)
        self.sockets = Sockets(self.open_tables, self.play, settings)
        most = settings.limits.visitors_per_hour
        self.newcomers = Buckets(most / HOUR, most)
        self.broken: set[str] = set()
        """Tables that cannot be replayed; the watchman leaves them alone."""
        self.watch: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: ServerSettings) -> Worker:
        store = await Store.open(settings.database)
        await store.migrate()
        worker = cls(settings, store)
        await store.listen(worker.react_to)
        worker.watch = asyncio.create_task(worker.keep_watch())
        return worker

    async def close(self) -> None:
        """Finish what has begun and let go. Pages reconnect automatically when the server is back."""
        begun = [self.watch, *self.tasks, *[table.bots for table in self.open_tables.tables.values()]]
        tasks = [task for task in begun if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.messenger.close()
        await self.bot_pool.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start work that nobody waits for; log it if it fails."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(note_failure)
        return task

    # -- other workers --------------------------------------------------------------------------------------------

    def react_to(self, notice: WorkerNotice) -> None:
        """React to a change made by another worker, or by this one."""
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
            if was_away:  # so catching up replayed the match without showing it to anybody
                await self.open_tables.broadcast(table, None)
        self.play.stir(table)

    async def broadcast_chat(self, table: Table) -> None:
        for chat in await self.store.chats(table.id, CHATS_AT_ONCE):
            for page in list(table.pages):
                page.send(chat_message(chat, page.language))

    async def seats_changed(self, table_id: str) -> None:
        """Show everybody at the table that somebody has sat down."""
        table = self.open_tables.tables.get(table_id)
        if table is not None:
            await self.sockets.refresh(table)
            await self.sockets.retell(table)

    async def rematch_begun(self, table_id: str) -> None:
        """Show everybody at the table where they can play again."""
        table = self.open_tables.tables.get(table_id)
        if table is not None:
            await self.sockets.reseat(table)

    # -- the watchman ---------------------------------------------------------------------------------------------

    async def keep_watch(self) -> None:
        """At intervals, resume bots that a restart interrupted, and let stand-ins play for people who are away."""
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
        """Work on a table, without letting one that cannot be replayed hold up the others."""
        if table_id in self.broken:
            work.close()
            return
        task = self.start(work)
        await asyncio.wait([task])
        if isinstance(task.exception(), Problem | AssertionError):
            self.broken.add(table_id)

    async def stir(self, row: TableRow) -> None:
        """Resume bots that a restart interrupted; if no bot has to move after all, note that."""
        table = await self.open_tables.table(row.id)
        if table is None or (table.bots is not None and not table.bots.done()):
            return
        async with table.lock:
            match = await self.open_tables.match(table)
            if not table.bots_waiting() and table.seat_held_by_bot() is None:
                with suppress(Conflict):
                    await self.play.commit(table, match)
        self.play.stir(table)

    async def free(self, table: Table) -> None:
        """Let others continue, after a while, when somebody has left without ending the turn."""
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
        """Let the stand-in play for somebody who has to choose, or who has not ended the turn yet."""
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
        """Limit the new visitors from one address."""
        if not self.newcomers.of(address_of(request)).take():
            raise TooMany("error-table-newcomers")

    async def check_heavy(self, request: Request) -> None:
        """Hold expensive requests until the address may ask again."""
        if not await self.sockets.heavy.of(address_of(request)).turn(PATIENCE):
            raise TooMany("error-table-too-fast")


def stand_in_due(seat: SeatRow) -> str | None:
    """The bot that should play for the owner of a seat, once they have been away for as long as they set."""
    habits = msgspec.convert(seat.habits, Habits)
    if habits.stand_in is None or not habits.away_after or seat.seen is None:
        return None
    return habits.stand_in if datetime.now(UTC) - seat.seen >= timedelta(minutes=habits.away_after) else None


def worker_of(request: Request) -> Worker:
    worker = request.app.state.worker
    assert isinstance(worker, Worker)
    return worker
