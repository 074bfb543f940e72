"""Who sits where, as shown to each page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import emberwatch as ew
from emberwatch import bots
from emberwatch.table.http.visitors import invitation_token
from emberwatch.table.live.pages import Page
from emberwatch.table.live.tables import OPEN, PERSON, Table
from emberwatch.table.play.commit import habits_of
from emberwatch.table.play.levels import levels_of, others_of
from emberwatch.table.play.match import Match
from emberwatch.table.play.wire import BotOffer, SeatedPlayer, StandingQuestion, TableMessage
from emberwatch.table.store.rows import SeatRow
from emberwatch.text import speaker

NOBODY: Final = "none"
"""What a page sends instead of a seat when it is only watching."""


def table_message(table: Table, page: Page) -> TableMessage:
    """The table and everybody at it."""
    row = table.row
    creator = page.visitor is not None and page.visitor.id == row.creator
    own = [seat for seat in table.seats if page.owns(seat)]
    names = table.names(page.language)
    return {
        "say": "table",
        "id": row.id,
        "game": row.game,
        "options": {name: value for name, value in row.options.items() if name != "pack"},
        "guided": row.guided,
        "creator": creator,
        "players": [player(table, page, seat, name) for seat, name in zip(table.seats, names, strict=True)],
        "habits": {str(seat.seat): habits_of(table, seat.seat) for seat in own},
        "standing": standing(row.game, page.language),
        "levels": list_bots(row.game, levels_of(row.game)),
        "bots": list_bots(row.game, others_of(row.game)),
        "invitations": invitations(table) if creator or own else {},
        "rematch": row.rematch,
        "drawn": [name for name in ew.rules_of(row.game).made_up if row.options.get(name) is not None],
        "spectators": len([other for other in table.pages if not any([other.owns(s) for s in table.seats])]),
    }


def list_bots(game: str, words: Sequence[str]) -> list[BotOffer]:
    """Bots by their words, with the seconds each may think about a move (0 if it answers at once)."""
    return [{"word": word, "seconds": bots.thinking_time(word, game)} for word in words]


def standing(game: str, language: str) -> dict[str, StandingQuestion]:
    """Questions that can be answered in advance, and the possible answers, in words."""
    say = speaker(language).say
    return {
        name: {"label": say(f"standing-{name}"), "answers": {a: say(f"standing-{name}.{a}") for a in answers}}
        for name, answers in ew.rules_of(game).turns.STANDING.items()
    }


def invitations(table: Table) -> dict[str, str]:
    row = table.row
    open_seats = [seat.seat for seat in table.seats if seat.kind == OPEN]
    return {str(seat): f"/join/{invitation_token(row.secret, row.id, seat)}" for seat in open_seats}


def player(table: Table, page: Page, seat: SeatRow, name: str) -> SeatedPlayer:
    return {
        "seat": seat.seat,
        "name": name,
        "kind": seat.kind,
        "bot": seat.bot,
        "here": table.is_here(seat.seat),
        "stand_in": seat.stand_in,
        "mine": page.owns(seat),
    }


def first_seat(table: Table, page: Page, match: Match, wished: str) -> int | None:
    """Where a new page sits: on the seat it had before, or on the one of its own seats whose turn it is."""
    own = [row.seat for row in table.seats if row.kind == PERSON and page.owns(row)]
    if wished == NOBODY:
        return None
    due = [seat for seat in own if seat in match.waiting or seat == match.held]
    return next((seat for seat in own if str(seat) == wished), next(iter(due or own), None))
