"""The hall: all tables that somebody has open on this worker, each with its pages and, while needed, its match."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice
from typing import Final

from emberwatch.table.match import Event, Match, Start
from emberwatch.table.page import Page
from emberwatch.table.rows import EventRow, SeatRow, TableRow
from emberwatch.table.store import Store
from emberwatch.text import speaker

BOT: Final = "bot"
PERSON: Final = "person"
OPEN: Final = "open"


class Table:
    """One table. Whoever looks at its match or changes it holds its lock."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.pages: set[Page] = set()
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.row.id

    def names(self, language: str) -> tuple[str, ...]:
        """What the seats are called: by the names of who sits there, or by their colours."""
        say = speaker(language).say
        return tuple([seat.name or say(f"term-seat-{seat.seat % 4}") for seat in self.seats])

    def bot_on(self, seat: int) -> str | None:
        """The bot that plays on a seat at the moment."""
        row = self.seats[seat]
        return row.bot if row.kind == BOT else row.stand_in

    def bots_waiting(self) -> list[int]:
        match = self.match
        return [] if match is None else [seat for seat in match.waiting if self.bot_on(seat)]

    def is_here(self, seat: int) -> bool:
        """Whether a page of the seat's owner is open on this worker."""
        return any([page.owns(self.seats[seat]) for page in self.pages])


class Hall:
    """The tables of one worker."""

    def __init__(self, store: Store, matches: int) -> None:
        self.store = store
        self.matches = matches
        """How many matches are kept ready at most."""
        self.tables: dict[str, Table] = {}
        self.ready: OrderedDict[str, Table] = OrderedDict()
        """Tables with a match, the longest unused first."""

    async def table(self, id: str) -> Table | None:
        """The table of that id, if there is one."""
        if id not in self.tables:
            row = await self.store.table(id)
            if row is None:
                return None
            seats = await self.store.seats(id)
            self.tables.setdefault(id, Table(row, seats))
        return self.tables[id]

    async def match(self, table: Table) -> Match:
        """The match of a table whose lock is held, told again from its events if it is not ready."""
        if table.match is None:
            rows = await self.store.events(table.id)
            table.match = Match(start_of(table.row), [event_of(row) for row in rows])
        self.ready[table.id] = table
        self.ready.move_to_end(table.id)
        self.make_room()
        return table.match

    def make_room(self) -> None:
        """Put away matches that nobody has used for longest."""
        if len(self.ready) <= self.matches:
            return
        for table in list(islice(self.ready.values(), len(self.ready) - self.matches)):
            if not table.lock.locked() and (table.bots is None or table.bots.done()):
                self.forget(table)

    def forget(self, table: Table) -> None:
        """The match is told again when it is needed next."""
        table.match = None
        self.ready.pop(table.id, None)
        for page in table.pages:
            page.teller.forget_things()
        if not table.pages and not table.lock.locked():
            self.tables.pop(table.id, None)

    async def catch_up(self, table: Table) -> int | None:
        """Carry out what other workers have done at a table whose lock is held; who moved last."""
        match = await self.match(table)
        actor = None
        for row in await self.store.events(table.id, match.count):
            match.apply(event_of(row))
            actor = row.seat
        return actor

    def present(self) -> list[tuple[str, int]]:
        """Seats whose owner has a page open on this worker."""
        tables = [table for table in self.tables.values() if table.pages]
        return [(table.id, row.seat) for table in tables for row in table.seats if table.is_here(row.seat)]

    async def reload_seats(self, table: Table) -> None:
        table.seats = await self.store.seats(table.id)

    # -- telling --------------------------------------------------------------------------------------------------

    def tell(self, table: Table, actor: int | None) -> None:
        """Show everybody at the table what has changed."""
        if table.match is not None:
            for page in table.pages:
                page.tell(table.match, actor)

    def post(self, pages: Sequence[Page], message: object) -> None:
        for page in pages:
            page.send(message)


def start_of(row: TableRow) -> Start:
    return Start(row.game, row.seats, row.options, row.secret)


def event_of(row: EventRow) -> Event:
    data = row.data or {}
    return Event(row.number, row.kind, row.seat, tuple(data.get("pick", ())), bool(data.get("hold")), row.nonce)
