"""The store: everything the table server remembers, in one database.

Once a writing method has returned, its change is committed and survives the process. Times are aware datetimes. Errors
of the database itself during play (a full disk, a lost server) are raised as they are, as SQLAlchemyError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Executable, Select, and_, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from emberwatch.table.store import schema
from emberwatch.table.store.append import Append, Conflict
from emberwatch.table.store.database import engine_for, for_reading, is_sqlite, reach, read_url
from emberwatch.table.store.listen import Listener, notify
from emberwatch.table.store.migrations import migrate
from emberwatch.table.store.rows import (
    ChapterRow,
    ChatRow,
    EventRow,
    PositionRow,
    SeatRow,
    TableFacts,
    TableRow,
    Visitor,
    WorkerNotice,
)
from emberwatch.table.store.writer import Writer

__all__ = [
    "ChapterRow",
    "ChatRow",
    "Conflict",
    "EventRow",
    "PositionRow",
    "SeatRow",
    "Store",
    "TableRow",
    "Visitor",
    "WorkerNotice",
]

Row = TypeVar("Row", bound=msgspec.Struct)


class Store:
    """The store. Made by `open`, in the event loop that uses it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.reading: Final = for_reading(engine)
        self.writer: Final = Writer(engine)
        self.listeners: Final[list[Listener]] = []

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect; a Problem says what is wrong with the URL or why the database cannot be reached."""
        engine = engine_for(read_url(url))
        try:
            await reach(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Finish pending writes and close all connections."""
        for listener in self.listeners:
            await listener.close()
        await self.writer.close()
        await self.engine.dispose()

    async def migrate(self) -> None:
        """Bring the database to this program's schema. Any number of workers may do so at once."""
        await migrate(self.engine)

    # -- visitors

    async def visitor(self, token_hash: str) -> Visitor | None:
        return await self.one(Visitor, select(schema.visitors).where(schema.visitors.c.token_hash == token_hash))

    async def visitor_by_id(self, id: str) -> Visitor | None:
        return await self.one(Visitor, select(schema.visitors).where(schema.visitors.c.id == id))

    async def add_visitor(self, visitor: Visitor) -> None:
        await self.write(insert(schema.visitors).values(msgspec.structs.asdict(visitor)))

    async def change_visitor(self, id: str, **fields: object) -> None:
        await self.write(update(schema.visitors).where(schema.visitors.c.id == id).values(fields))

    # -- tables and seats

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        events: Sequence[EventRow] = (),
        chapters: Sequence[ChapterRow] = (),
        positions: Sequence[PositionRow] = (),
    ) -> None:
        """Add a table with its seats, its first chapter and its position; an imported one with all its events.

        (table.events says how many.)
        """
        if table.events != len(events):
            raise ValueError("table.events must say how many events there are")

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables), [msgspec.structs.asdict(table)])
            places = (schema.seats, schema.events, schema.chapters, schema.positions)
            for place, rows in zip(places, (seats, events, chapters, positions), strict=True):
                if rows:
                    await connection.execute(insert(place), [msgspec.structs.asdict(row) for row in rows])

        await self.writer.do(work)

    async def table(self, id: str) -> TableRow | None:
        return await self.one(TableRow, select(schema.tables).where(schema.tables.c.id == id))

    async def tables_of(self, visitor: str, limit: int, *, put_away: bool = False) -> list[TableRow]:
        """The tables that a visitor made or sits at, the most recently played first: those put away, or the others."""
        tables, seats, away = schema.tables.c, schema.seats.c, schema.put_away.c
        sits = tables.id.in_(select(seats.table_id).where(seats.visitor == visitor))
        is_away = tables.id.in_(select(away.table_id).where(away.visitor == visitor))
        found = select(schema.tables).where(or_(tables.creator == visitor, sits), is_away if put_away else ~is_away)
        return await self.all(TableRow, found.order_by(tables.updated.desc(), tables.id).limit(limit))

    async def put_away(self, visitor: str, table_id: str) -> None:
        """Leave a table out of a visitor's list."""
        await self.bring_back(visitor, table_id)
        await self.write(insert(schema.put_away).values(visitor=visitor, table_id=table_id))

    async def bring_back(self, visitor: str, table_id: str) -> None:
        away = schema.put_away.c
        await self.write(delete(schema.put_away).where(away.visitor == visitor, away.table_id == table_id))

    async def begin_rematch(self, table_id: str, rematch: str) -> bool:
        """Note where the people of a table play again; False if they already do."""
        tables = schema.tables.c
        first = and_(tables.id == table_id, tables.rematch.is_(None))
        return await self.write(update(schema.tables).where(first).values(rematch=rematch), f"seat {table_id}") == 1

    async def count_tables(self, visitor: str, since: datetime) -> int:
        """How many tables a visitor has made since then."""
        tables = schema.tables.c
        made = and_(tables.creator == visitor, tables.created >= since)
        async with self.reading.connect() as connection:
            return (await connection.execute(select(func.count()).select_from(schema.tables).where(made))).scalar_one()

    async def bots_due(self, limit: int) -> list[TableRow]:
        """Tables at which a bot has to move, the longest waiting first."""
        due = select(schema.tables).where(schema.tables.c.bots_due)
        return await self.all(TableRow, due.order_by(schema.tables.c.updated).limit(limit))

    async def habitual_seats(self, limit: int, after: tuple[str, int] = ("", 0)) -> list[SeatRow]:
        """Seats of people with habits of their own, at unfinished tables, that have no stand-in.

        In the order of their tables; `after` is the last one that is known already.
        """
        tables, seats = schema.tables.c, schema.seats.c
        played = and_(seats.table_id == tables.id, tables.over.is_(False), tables.closed.is_(None))
        wished = and_(seats.kind == "person", seats.stand_in.is_(None), seats.habits != {})
        further = tuple_(seats.table_id, seats.seat) > tuple_(*after)
        found = select(schema.seats).join(schema.tables, played).where(wished, further)
        return await self.all(SeatRow, found.order_by(seats.table_id, seats.seat).limit(limit))

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.reading.connect() as connection:
                return bool((await connection.execute(select(1))).scalar_one())
        except SQLAlchemyError:
            return False

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, by number."""
        seats = schema.seats.c
        return await self.all(SeatRow, select(schema.seats).where(seats.table_id == table_id).order_by(seats.seat))

    async def seats_at(self, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables, by table."""
        seats = schema.seats.c
        found: dict[str, list[SeatRow]] = {id: [] for id in table_ids}
        for seat in await self.all(SeatRow, select(schema.seats).where(seats.table_id.in_(found)).order_by(seats.seat)):
            found[seat.table_id].append(seat)
        return found

    async def seat_invited(self, invitation: str) -> SeatRow | None:
        """The seat of an invitation (its hash), taken or not."""
        return await self.one(SeatRow, select(schema.seats).where(schema.seats.c.invitation == invitation))

    async def seat_moved(self, move_token: str) -> SeatRow | None:
        """The seat that this token (its hash) moves to another device."""
        return await self.one(SeatRow, select(schema.seats).where(schema.seats.c.move_token == move_token))

    async def change_seat(self, table_id: str, seat: int, **fields: object) -> None:
        seats = schema.seats.c
        place = and_(seats.table_id == table_id, seats.seat == seat)
        await self.write(update(schema.seats).where(place).values(fields), f"seat {table_id}")

    async def claim_seat(self, table_id: str, seat: int, visitor: str, name: str) -> bool:
        """Take an open seat; False if it is not open (any more)."""
        seats = schema.seats.c
        place = and_(seats.table_id == table_id, seats.seat == seat, seats.kind == "open")
        taken = update(schema.seats).where(place).values(kind="person", visitor=visitor, name=name)
        return await self.write(taken, f"seat {table_id}") == 1

    async def let_bot(self, table_id: str, seat: int, bot: str | None) -> bool:
        """Put a bot in a seat where nobody sits, or open it (None); False if somebody sits there."""
        seats = schema.seats.c
        place = and_(seats.table_id == table_id, seats.seat == seat, seats.kind != "person")
        taken = update(schema.seats).where(place).values(kind="bot" if bot else "open", bot=bot)
        return await self.write(taken, f"seat {table_id}") == 1

    async def move_seat(self, table_id: str, seat: int, move_token: str, visitor: str) -> bool:
        """Move a seat to another device; False if the token (its hash) has already been used."""
        seats = schema.seats.c
        place = and_(seats.table_id == table_id, seats.seat == seat, seats.move_token == move_token)
        moved = update(schema.seats).where(place).values(visitor=visitor, move_token=None)
        return await self.write(moved, f"seat {table_id}") == 1

    async def note_presence(self, here: Sequence[tuple[str, int]], now: datetime) -> None:
        """Note that the owners of these seats (table and number) have a page open; other workers see it by the time."""
        if here and self.is_shared:
            seats = schema.seats.c
            present = tuple_(seats.table_id, seats.seat).in_(here)
            await self.write(update(schema.seats).where(present).values(seen=now))

    @property
    def is_shared(self) -> bool:
        """Whether other workers may use the same database."""
        return self.engine.dialect.name == "postgresql"

    # -- events

    async def events(self, table_id: str, start: int = 0) -> list[EventRow]:
        """The events from number `start` on, in order."""
        events = schema.events.c
        found = select(schema.events).where(events.table_id == table_id, events.number >= start)
        return await self.all(EventRow, found.order_by(events.number))

    async def append(
        self,
        table_id: str,
        first_number: int,
        events: Sequence[EventRow],
        *,
        waiting: Sequence[int],
        over: bool,
        outcome: dict[str, Any] | None,
        bots_due: bool,
        rules: int | None = None,
        position: PositionRow | None = None,
        facts: TableFacts | None = None,
    ) -> None:
        """Add events numbered from `first_number` and note what the table waits for now; Conflict if it has others.

        Without events, only note it, provided that the table has `first_number` events.
        """
        table = {"waiting": list(waiting), "over": over, "outcome": outcome, "bots_due": bots_due, "facts": facts}
        await self.writer.append(Append(table_id, first_number, events, table, rules, position))

    # -- chapters and positions

    async def chapters(self, table_id: str) -> list[ChapterRow]:
        """The chapters of a table's game, in order."""
        chapters = schema.chapters.c
        found = select(schema.chapters).where(chapters.table_id == table_id)
        return await self.all(ChapterRow, found.order_by(chapters.number))

    async def position(self, table_id: str) -> PositionRow | None:
        """The position of a table's game."""
        return await self.one(PositionRow, select(schema.positions).where(schema.positions.c.table_id == table_id))

    async def begin_chapter(self, chapter: ChapterRow, position: PositionRow, before: int, **fields: object) -> bool:
        """Continue by other rules from the current position; False if the game is not at that position (any more).

        `before` is the version it was played by; `fields` are the changes to the table's row.
        """
        tables = schema.tables.c
        as_it_was = and_(tables.id == chapter.table_id, tables.events == chapter.events, tables.rules == before)
        note = update(schema.tables).where(as_it_was, tables.closed.is_(None)).values(rules=chapter.rules, **fields)
        known = select(func.count()).select_from(schema.chapters).where(schema.chapters.c.table_id == chapter.table_id)
        stand = update(schema.positions).where(schema.positions.c.table_id == chapter.table_id)

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(note)).rowcount != 1:
                return False
            if (await connection.execute(known)).scalar_one() != chapter.number:  # another worker was faster
                return False
            await connection.execute(insert(schema.chapters), [msgspec.structs.asdict(chapter)])
            await connection.execute(stand.values(digest=position.digest, data=position.data))
            return True

        return await self.writer.do(work)

    async def close_table(self, table_id: str, events: int, why: str) -> bool:
        """Close a game that nobody can continue; False if it has moved on or was already closed."""
        tables = schema.tables.c
        as_it_was = and_(tables.id == table_id, tables.events == events, tables.closed.is_(None))
        closing = update(schema.tables).where(as_it_was).values(closed=why, waiting=[], bots_due=False)
        return await self.write(closing) == 1

    # -- chat

    async def add_chat(self, chat: ChatRow) -> ChatRow:
        """Store a chat line and return it with its id."""
        row = {name: value for name, value in msgspec.structs.asdict(chat).items() if name != "id"}
        statement = insert(schema.chats).values(row).returning(schema.chats.c.id)

        async def work(connection: AsyncConnection) -> int:
            id: int = (await connection.execute(statement)).scalar_one()
            await connection.run_sync(notify, [f"chat {chat.table_id}"])
            return id

        return msgspec.structs.replace(chat, id=await self.writer.do(work))

    async def chats(self, table_id: str, limit: int = 200) -> list[ChatRow]:
        """The last lines of a table's chat, oldest first."""
        chats = schema.chats.c
        found = select(schema.chats).where(chats.table_id == table_id)
        return (await self.all(ChatRow, found.order_by(chats.id.desc()).limit(limit)))[::-1]

    # -- workers

    async def listen(self, react: Callable[[WorkerNotice], None]) -> None:
        """From now on call `react` in the event loop for every change, including own ones, until the store is closed.

        With SQLite there are no other workers, and it is never called.
        """
        if not is_sqlite(self.engine.url):
            listener = Listener(self.engine.url, react)
            await listener.start()
            self.listeners.append(listener)

    # -- helpers

    async def all(self, kind: type[Row], question: Select[Any]) -> list[Row]:
        async with self.reading.connect() as connection:
            result = await connection.execute(question)
        names = [str(column.name) for column in question.selected_columns]
        return [msgspec.convert(dict(zip(names, row, strict=True)), kind) for row in result]

    async def one(self, kind: type[Row], question: Select[Any]) -> Row | None:
        rows = await self.all(kind, question)
        return rows[0] if rows else None

    async def write(self, statement: Executable, notice: str | None = None) -> int:
        """Execute a statement and return how many rows it changed; if any, notify the other workers."""

        async def work(connection: AsyncConnection) -> int:
            count = (await connection.execute(statement)).rowcount
            await connection.run_sync(notify, [notice] if notice and count else [])
            return count

        return await self.writer.do(work)
