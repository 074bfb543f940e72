"""A record from elsewhere as a table to look at."""

from __future__ import annotations

from datetime import UTC, datetime

from emberwatch.table.retelling import Retold
from emberwatch.table.rows import EventRow, SeatRow, TableRow, Visitor
from emberwatch.table.visitors import new_table_id


def imported(told: Retold, visitor: Visitor) -> tuple[TableRow, list[SeatRow], list[EventRow]]:
    """The rows of a table that is over."""
    id, now, start = new_table_id(), datetime.now(UTC), told.start
    events = [
        EventRow(table_id=id, number=number, kind="pick", seat=seat, data={"pick": list(pick)}, nonce=None, at=now)
        for number, (seat, pick) in enumerate(told.picks)
    ]
    row = TableRow(
        id=id, game=start.game, seats=start.seats, options=dict(start.options), secret=start.secret,
        creator=visitor.id, created=now, updated=now, events=len(events), over=True, outcome=told.outcome,
        imported=True,
    )  # fmt: skip
    seats = [SeatRow(table_id=id, seat=seat, kind="bot", bot=None) for seat in range(start.seats)]
    return row, seats, events
