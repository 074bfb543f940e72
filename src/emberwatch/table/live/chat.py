"""What people and tables say, in the language of each page: chat lines, the table's own notices, and bots' reasons."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec

from emberwatch.table.bots.explaining import say_reason
from emberwatch.table.play.match import Match
from emberwatch.table.play.wire import ChatMessage
from emberwatch.table.store.rows import ChatRow, TableRow
from emberwatch.text import speaker

TABLE: Final = "\x1f"
"""The name under which the table itself speaks. Nobody can have it, since names contain no invisible characters."""


class TableNotice(msgspec.Struct, frozen=True):
    """Something that a table says: a message key and its details, so that everybody reads it in their own language."""

    key: str
    details: dict[str, str | int]


def notice(table: TableRow, key: str, **details: str | int) -> ChatRow:
    """A chat line from the table itself, stored under the visitor who made the table."""
    text = msgspec.json.encode(TableNotice(key, details)).decode()
    return ChatRow(table_id=table.id, visitor=table.creator, name=TABLE, text=text, at=datetime.now(UTC))


def chat_message(chat: ChatRow, language: str) -> ChatMessage:
    own = chat.name == TABLE
    return {
        "say": "chat",
        "id": chat.id,
        "at": chat.at.isoformat(),
        "seat": chat.seat,
        "name": "" if own else chat.name,
        "text": render_notice(chat.text, language) if own else chat.text,
        "notice": own,
    }


def render_notice(text: str, language: str) -> str:
    told = msgspec.json.decode(text, type=TableNotice)
    return speaker(language).say(told.key, **told.details)


def because(match: Match, seat: int, bot: str, language: str) -> str:
    """Why the bot in a seat made its last move."""
    return say_reason(speaker(language), match.whys.get(seat, ("bot-why-not-yet", {})), bot)
