"""Records: the record of a table, made from the store; and a record from elsewhere, as a table to look at."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from emberwatch.engine.record_form import plain_record
from emberwatch.table.bots.replay import ReplayedRecord
from emberwatch.table.play.chapters import Saved, effects_until, start_of
from emberwatch.table.store.rows import ChapterRow, EventRow, PositionRow, SeatRow, TableRow, Visitor

Rows = tuple[TableRow, list[SeatRow], list[EventRow], list[ChapterRow], list[PositionRow]]


def record_of(saved: Saved) -> dict[str, Any]:
    """The record of a table, with the secret of its dice. It is made from the store, so it needs no rules:

    anybody who has the version it names can verify it.
    """
    row, kept = saved.row, saved.position
    assert kept is not None, "a table with chapters has a position"
    return plain_record(
        row.game,
        saved.chapters[-1].rules,
        row.seats,
        row.options,
        start_of(row).dice().plain(secret=True),
        effects_until(saved, len(saved.chapters)).log,
        kept.digest,
        row.outcome,
        [chapter_of(saved, number) for number in range(1, len(saved.chapters))],
    )


def chapter_of(saved: Saved, number: int) -> dict[str, Any]:
    """Where a game continued by other rules, in the form of its record."""
    return {
        "count": len(effects_until(saved, number).log),
        "rules": saved.chapters[number - 1].rules,
        "position": saved.chapters[number].data["position"],
    }


def rows_of_record(id: str, told: ReplayedRecord, visitor: Visitor) -> Rows:
    """The rows of a finished table."""
    now, start = datetime.now(UTC), told.start
    events = [
        EventRow(table_id=id, number=number, kind="pick", seat=seat, data=data, nonce=None, at=now)
        for number, (seat, data) in enumerate(told.events)
    ]
    row = TableRow(
        id=id, game=start.game, seats=start.seats, options=dict(start.options), secret=start.secret,
        creator=visitor.id, created=now, updated=now, events=len(events), over=True, outcome=told.outcome,
        imported=True, rules=told.chapter.rules,
    )  # fmt: skip
    seats = [SeatRow(table_id=id, seat=seat, kind="bot", bot=None) for seat in range(start.seats)]
    chapter = msgspec.structs.replace(told.chapter, table_id=id)
    position = msgspec.structs.replace(told.position, table_id=id)
    return row, seats, events, [chapter], [position]
