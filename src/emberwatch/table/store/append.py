"""Adding events to many tables in one transaction. The number of an event acts as the lock between workers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from emberwatch.table.store import schema
from emberwatch.table.store.listen import notify
from emberwatch.table.store.rows import EventRow, PositionRow

TABLES: Final = schema.tables.c
LOCK: Final = (
    select(TABLES.id, TABLES.events, TABLES.rules)
    .where(TABLES.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.id)
    .with_for_update(key_share=True)
)
ADD: Final = insert(schema.events)
NOTE: Final = update(schema.tables).where(TABLES.id == bindparam("of"))
STAND: Final = update(schema.positions).where(schema.positions.c.table_id == bindparam("of"))


class Conflict(Exception):
    """The table has other events than the append builds on, or is played by other rules. Nothing was stored."""

    def __init__(self, table_id: str, events: int) -> None:
        super().__init__(table_id, events)
        self.table_id = table_id
        self.events = events
        """How many events the table had when the append was refused."""


class Append(msgspec.Struct, frozen=True):
    """What one caller wants to add to one table."""

    table_id: str
    first_number: int
    events: Sequence[EventRow]
    table: dict[str, Any]
    """The table's columns to update: waiting, over, outcome, bots_due."""
    rules: int | None = None
    """The version of the rules that made the events."""
    position: PositionRow | None = None
    """The position of the game after these events."""

    def __post_init__(self) -> None:
        wanted = [(self.table_id, self.first_number + place) for place in range(len(self.events))]
        if wanted != [(event.table_id, event.number) for event in self.events]:
            raise ValueError("events must be numbered one after another, from first_number on")

    def changes(self) -> dict[str, Any]:
        """The values for updating the table's row."""
        events = self.first_number + len(self.events)
        return {"of": self.table_id, "events": events, **self.table}


Answer = Conflict | LookupError | None
"""Why an append was refused, or None."""


def append_all(connection: Connection, appends: Sequence[Append]) -> list[Answer]:
    """Add what fits, in order of arrival; an append may build on an earlier one."""
    counts, rules = lock(connection, {append.table_id for append in appends})
    answers = [answer(counts, rules, append) for append in appends]
    accepted = [append for append, refusal in zip(appends, answers, strict=True) if refusal is None]
    write(connection, accepted)
    notify(connection, [f"{id} {counts[id]}" for id in dict.fromkeys([append.table_id for append in accepted])])
    return answers


def lock(connection: Connection, ids: Iterable[str]) -> tuple[dict[str, int], dict[str, int | None]]:
    """The number of events and the rules version of each table; nobody can add events until the transaction ends.

    All workers lock in the order of the ids, so that no two of them wait for each other.
    """
    rows = connection.execute(LOCK, {"ids": sorted(ids)}).all()
    return {row.id: row.events for row in rows}, {row.id: row.rules for row in rows}


def answer(counts: dict[str, int], rules: dict[str, int | None], append: Append) -> Answer:
    """Check whether an append fits; if so, count its events."""
    count = counts.get(append.table_id)
    if count is None:
        return LookupError(append.table_id)
    if count != append.first_number or rules[append.table_id] != append.rules:
        return Conflict(append.table_id, count)
    counts[append.table_id] = count + len(append.events)
    return None


def write(connection: Connection, appends: Sequence[Append]) -> None:
    rows = [msgspec.structs.asdict(event) for append in appends for event in append.events]
    if rows:
        connection.execute(ADD, rows)
    moved = [append.changes() | {"updated": append.events[-1].at} for append in appends if append.events]
    noted = [append.changes() for append in appends if not append.events]
    for changes in (moved, noted):
        if changes:
            connection.execute(NOTE, changes)
    stands = {append.table_id: append.position for append in appends if append.position is not None}
    if stands:
        connection.execute(STAND, [position_changes(position) for position in stands.values()])


def position_changes(position: PositionRow) -> dict[str, Any]:
    return {"of": position.table_id, "events": position.events, "digest": position.digest, "data": position.data}
