"""Records at the table: a finished game as a file, and a file as a table to look at."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import emberwatch as ew
from emberwatch.engine.chance import CounterDice, SealedDice
from emberwatch.engine.game import Game
from emberwatch.engine.problems import BadRecord
from emberwatch.table.hall import event_of
from emberwatch.table.match import SEEDED, Match, Start
from emberwatch.table.rows import EventRow, SeatRow, TableRow, Visitor
from emberwatch.table.visitors import new_table_id


def record_of(start: Start, events: Sequence[EventRow]) -> dict[str, Any]:
    """The record of a table's game, with the secret of its dice."""
    return Match(start, [event_of(row) for row in events]).game.record()


def imported(record: dict[str, Any], visitor: Visitor) -> tuple[TableRow, list[SeatRow], list[EventRow]]:
    """A record as a table that is over; BadRecord if it cannot be told again."""
    game = ew.replay(record)
    if game.outcome is None:
        raise BadRecord("error-table-record-unfinished")
    id, now = new_table_id(), datetime.now(UTC)
    start = Start(game.rules.name, game.seats, dict(game.options), dice_of(game))
    events = events_of(id, start, game, now)
    row = TableRow(
        id=id, game=start.game, seats=start.seats, options=dict(start.options), secret=start.secret,
        creator=visitor.id, created=now, updated=now, events=len(events), over=True, outcome=game.outcome.plain(),
        imported=True,
    )  # fmt: skip
    seats = [SeatRow(table_id=id, seat=seat, kind="bot", bot=None) for seat in range(start.seats)]
    return row, seats, events


def dice_of(game: Game) -> str:
    """The dice as a table keeps them; a record without them can be told but not checked, and is not taken."""
    if isinstance(game.dice, SealedDice):
        return game.dice.secret.hex()
    if isinstance(game.dice, CounterDice):
        return f"{SEEDED}{game.dice.seed}"
    raise BadRecord("error-table-record-dice")


def events_of(id: str, start: Start, game: Game, now: datetime) -> list[EventRow]:
    """The picks that somebody chose: forced ones and those of chance follow from them."""
    twin = start.new_game()
    events: list[EventRow] = []
    while len(twin.log) < len(game.log):
        seat, pick = game.log[len(twin.log)]
        twin.take(seat, pick)
        data = {"pick": list(pick.words)}
        events.append(EventRow(table_id=id, number=len(events), kind="pick", seat=seat, data=data, nonce=None, at=now))
    return events
