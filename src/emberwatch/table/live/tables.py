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
    """One table. Whoever looks at its match or changes it holds its lock."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.pages: set[Page] = set()
        self.lock = asyncio.Lock()
        self.reading = asyncio.Lock()
        """Held while its seats are read, so that what was read first is not kept longest."""
        self.bots: asyncio.Task[None] | None = None
        self.said: deque[tuple[str, str]] = deque(maxlen=CHATS_KNOWN)
        """The visitor and the id of the last chat lines: a page that lost its connection says again what it said."""
        self.failures: Counter[tuple[int, str]] = Counter()
        """How often the bot on a seat has failed."""
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

    def held_by_bot(self) -> int | None:
        """The seat that has still to say that its turn is over, if a bot plays on it now."""
        held = None if self.match is None else self.match.held
        return held if held is not None and self.bot_on(held) else None

    def is_here(self, seat: int) -> bool:
        """Whether a page of the seat's owner is open on this worker."""
        return any([page.owns(self.seats[seat]) for page in self.pages])


class OpenTables:
    """The tables of one worker."""

    def __init__(self, store: Store, matches: int) -> None:
        self.store = store
        self.matches = matches
        """How many matches are kept ready at most."""
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Every table that somebody here has in hand, so that there are never two of one: pages at the other would not
        hear of what happens. It goes when nobody has a page open and its match is put away."""
        self.ready: OrderedDict[str, Table] = OrderedDict()
        """Tables with a match, the longest unused first."""

    async def table(self, id: str) -> Table | None:
        """The table of that id, if there is one."""
        table = self.tables.get(id)
        if table is None:
            row = await self.store.table(id)
            if row is None:
                return None
            seats = await self.store.seats(id)
            table = self.tables.setdefault(id, Table(row, seats))
        return table

    async def match(self, table: Table) -> Match:
        """The match of a table whose lock is held, told again from its events if it is not ready."""
        if table.match is None:
            table.match = await open_match(self.store, table.id)
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

    async def catch_up(self, table: Table) -> None:
        """Carry out what other workers have done at a table whose lock is held, and show it to everybody."""
        match = await self.match(table)
        rows = [] if match.closing else await self.store.events(table.id, match.count)
        for row in rows:
            match.apply(event_of(row))
        if rows:
            await self.broadcast(table, rows[-1].seat)

    def present(self) -> list[tuple[str, int]]:
        """Seats whose owner has a page open on this worker."""
        tables = [table for table in self.tables.values() if table.pages]
        return [(table.id, row.seat) for table in tables for row in table.seats if table.is_here(row.seat)]

    async def reload_seats(self, table: Table) -> None:
        async with table.reading:
            table.seats = await self.store.seats(table.id)

    # -- telling --------------------------------------------------------------------------------------------------

    async def broadcast(self, table: Table, actor: int | None) -> None:
        """Show everybody at the table, whose lock is held, what has changed."""
        if table.match is not None:
            await send_state_to_all(table.pages, table.match, actor)


async def send_state_to_all(pages: Iterable[Page], match: Match, actor: int | None) -> None:
    """A page that cannot be told is given up and that is logged: a slip in its language is not everybody's."""
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
