"""The tables that somebody has open on this worker, each with its pages and, while needed, its match."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterable
from itertools import islice
from typing import Final
from weakref import WeakValueDictionary

from emberwatch.table.live.pages import Page
from emberwatch.table.logs import note_failure
from emberwatch.table.play.chapters import event_of, open_match
from emberwatch.table.play.match import Match
from emberwatch.table.store.rows import SeatRow, TableRow
from emberwatch.table.store.store import Store
from emberwatch.text import speaker

BOT: Final = "bot"
PERSON: Final = "person"
OPEN: Final = "open"
CHATS_KNOWN: Final = 50


class Table:
    """One table. Hold its lock to read or change its match."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.pages: set[Page] = set()
        self.lock = asyncio.Lock()
        self.reading = asyncio.Lock()
        """Held while the seats are read, so that an older result never replaces a newer one."""
        self.bots: asyncio.Task[None] | None = None
        self.said: deque[tuple[str, str]] = deque(maxlen=CHATS_KNOWN)
        """Visitor and id of the last chat lines: a page that lost its connection repeats what it said."""
        self.failures: Counter[tuple[int, str]] = Counter()
        """How often the bot in a seat has failed."""
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.row.id

    def names(self, language: str) -> tuple[str, ...]:
        """The names of the seats: those of the people who sit there, or else the colors."""
        say = speaker(language).say
        return tuple([seat.name or say(f"term-seat-{seat.seat % 4}") for seat in self.seats])

    def bot_on(self, seat: int) -> str | None:
        """The bot that currently plays a seat."""
        row = self.seats[seat]
        return row.bot if row.kind == BOT else row.stand_in

    def bots_waiting(self) -> list[int]:
        match = self.match
        return [] if match is None else [seat for seat in match.waiting if self.bot_on(seat)]

    def seat_held_by_bot(self) -> int | None:
        """The seat that has yet to end its turn, if a bot now plays on it."""
        held = None if self.match is None else self.match.held
        return held if held is not None and self.bot_on(held) else None

    def watching(self) -> set[int | None]:
        """The seats whose pages follow the game; None stands for spectators."""
        return {page.seat for page in self.pages if not page.looking}

    def is_here(self, seat: int) -> bool:
        """Whether a page of the seat's owner is open on this worker."""
        return any([page.owns(self.seats[seat]) for page in self.pages])


class OpenTables:
    """The tables of one worker."""

    def __init__(self, store: Store, matches: int) -> None:
        self.store = store
        self.matches = matches
        """Maximum number of matches in memory."""
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Every table in use here, so that no table exists twice: pages at a second one would miss events. A table
        goes when nobody has a page open and its match is put away."""
        self.ready: OrderedDict[str, Table] = OrderedDict()
        """Tables with a match, the least recently used first."""

    async def table(self, id: str) -> Table | None:
        """The table with this id, if it exists."""
        table = self.tables.get(id)
        if table is None:
            row = await self.store.table(id)
            if row is None:
                return None
            seats = await self.store.seats(id)
            table = self.tables.setdefault(id, Table(row, seats))
        return table

    async def match(self, table: Table) -> Match:
        """The match of a table whose lock is held, replayed from its events if it is not in memory."""
        if table.match is None:
            table.match = await open_match(self.store, table.id)
        self.ready[table.id] = table
        self.ready.move_to_end(table.id)
        self.make_room()
        return table.match

    def make_room(self) -> None:
        """Put away the matches that have been unused the longest."""
        if len(self.ready) <= self.matches:
            return
        for table in list(islice(self.ready.values(), len(self.ready) - self.matches)):
            if not table.lock.locked() and (table.bots is None or table.bots.done()):
                self.forget(table)

    def forget(self, table: Table) -> None:
        """Drop the match; it is replayed when it is needed next."""
        table.match = None
        self.ready.pop(table.id, None)
        for page in table.pages:
            page.teller.forget()

    async def catch_up(self, table: Table) -> None:
        """Apply what other workers have done at a table whose lock is held, and show it to everybody."""
        match = await self.match(table)
        rows = [] if match.closing else await self.store.events(table.id, match.count)
        match.sightings.watch(table.watching())
        for row in rows:
            match.apply(event_of(row))
        if rows:
            await self.broadcast(table, rows[-1].seat)

    def present(self) -> list[tuple[str, int]]:
        """Seats whose owner has a page open on this worker."""
        tables = [table for table in self.tables.values() if table.pages]
        return [(table.id, row.seat) for table in tables for row in table.seats if table.is_here(row.seat)]

    async def reload_seats(self, table: Table) -> None:
        """Read from the store again who sits at a table, and where its people play again."""
        async with table.reading:
            table.seats = await self.store.seats(table.id)
            if table.row.over or table.row.rematch is None:
                table.row = await self.store.table(table.id) or table.row

    # -- broadcasting ---------------------------------------------------------------------------------------------

    async def broadcast(self, table: Table, actor: int | None) -> None:
        """Show everybody at the table what has changed. The caller holds its lock."""
        if table.match is not None:
            await send_state_to_all(table.pages, table.match, actor)
            table.match.sightings.watch(())


async def send_state_to_all(pages: Iterable[Page], match: Match, actor: int | None) -> None:
    """Send the state to all pages. Drop and log one that fails, so an error in one language hurts only its page."""
    telling = [asyncio.create_task(send_state_to(page, match, actor)) for page in pages]
    for task in telling:
        task.add_done_callback(note_failure)
    if telling:
        await asyncio.wait(telling)


async def send_state_to(page: Page, match: Match, actor: int | None) -> None:
    try:
        page.send_state(match, actor)
    except BaseException:
        page.leave()
        raise
