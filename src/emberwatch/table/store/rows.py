"""What the store keeps, one class per row. Rows never change; a changed row is read again."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

import msgspec

from emberwatch.engine.presenting import Fact

SeatKind = Literal["person", "open", "bot"]
EventKind = Literal["pick", "undo", "end"]


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's browser. There are no accounts: whoever holds the token is the visitor."""

    id: str
    token_hash: str
    name: str
    language: str
    message_service: str | None = None
    message_address: str | None = None
    created: datetime
    seen: datetime


class TableFacts(msgspec.Struct, frozen=True):
    """What tells a table from others, as message keys with their details."""

    all: list[Fact] = []
    """The land, the day, the quest ..."""
    seats: list[list[Fact]] = []
    """Whom each seat plays, as far as everybody knows it."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    seats: int
    options: dict[str, Any]
    secret: str
    """The secret of the sealed dice, in hexadecimal."""
    guided: bool = False
    creator: str
    """The id of the visitor who made the table."""
    created: datetime
    updated: datetime
    """When the last event happened."""
    events: int = 0
    """Number of events, which is also the number of the next one."""
    waiting: tuple[int, ...] = ()
    """The seats that have to choose."""
    over: bool = False
    outcome: dict[str, Any] | None = None
    imported: bool = False
    """Whether it is an uploaded record, only for looking at."""
    bots_due: bool = False
    """Whether a bot has to move."""
    rules: int | None = None
    """The version of the rules that the game is played by; None if it began before tables stored this."""
    closed: str | None = None
    """Why nobody can continue the game, as a message key; None if it is open, or was played to its end."""
    facts: TableFacts | None = None
    """What tells it from other tables; None if it was last played before tables stored this."""
    rematch: str | None = None
    """The id of the table where the same people play again."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    seat: int
    kind: SeatKind
    bot: str | None = None
    """The bot in a seat of kind bot."""
    bot_since: datetime | None = None
    visitor: str | None = None
    """The id of the visitor who owns the seat."""
    name: str = ""
    invitation: str | None = None
    """The hash of the invitation's token. It stays when the seat is taken, so that the link can say so."""
    move_token: str | None = None
    """The hash of the token with which the owner continues on another device."""
    habits: dict[str, Any] = msgspec.field(default_factory=dict)
    seen: datetime | None = None
    """When a page of the owner was last connected."""
    stand_in: str | None = None
    """The bot that currently plays for the owner."""


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    number: int
    kind: EventKind
    seat: int
    data: Any
    nonce: str | None = None
    """The page's own id for its order, so that a repeated one is recognized."""
    at: datetime


class ChapterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a game that was played by one version of the rules."""

    table_id: str
    number: int
    """0, 1, 2 ..."""
    events: int
    """How many events the table had when the chapter began."""
    rules: int
    names: dict[str, Any]
    """What the numbers in its positions stand for; see engine/position.py."""
    data: Any
    """The position it began with (none for a new game), and what happened before anybody had to choose."""


class PositionRow(msgspec.Struct, frozen=True, kw_only=True):
    """The position of a table's game."""

    table_id: str
    events: int
    """The number of events before it."""
    digest: str
    """The digest of the state, as in a record."""
    data: Any


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    seat: int | None = None
    visitor: str
    name: str
    text: str
    at: datetime
    id: int = 0
    """Assigned by the store."""


class WorkerNotice(msgspec.Struct, frozen=True):
    """What another worker changed at a table."""

    kind: Literal["events", "seat", "chat", "missed"]
    """`missed` means that the connection was lost for a while: anything may have changed at any table."""
    table_id: str = ""
    events: int = 0
    """How many events the table has now, for that kind of change."""
