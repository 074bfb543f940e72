"""What the store keeps, one row each. Rows never change; a changed one is read again."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

import msgspec

SeatKind = Literal["person", "open", "bot"]
EventKind = Literal["pick", "undo", "end"]


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's browser. There are no accounts: who has the token is the visitor."""

    id: str
    token_hash: str
    name: str
    language: str
    message_service: str | None = None
    message_address: str | None = None
    created: datetime
    seen: datetime


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    seats: int
    options: dict[str, Any]
    secret: str
    """The secret of the sealed dice, in hexadecimal digits."""
    guided: bool = False
    creator: str
    """The id of the visitor who made the table."""
    created: datetime
    updated: datetime
    """When the last event happened."""
    events: int = 0
    """How many events there are: the number of the next one."""
    waiting: tuple[int, ...] = ()
    """The seats that are asked something."""
    over: bool = False
    outcome: dict[str, Any] | None = None
    imported: bool = False
    """An uploaded record, only to be looked at."""
    bots_due: bool = False
    """A bot is to move."""
    rules: int | None = None
    """The version of the rules that the game is played by; None: it began before tables kept this."""
    closed: str | None = None
    """Why nobody can go on with the game, as the key of a message; None: it is open, or was played to its end."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    seat: int
    kind: SeatKind
    bot: str | None = None
    """The bot that sits here, of a seat of kind bot."""
    bot_since: datetime | None = None
    visitor: str | None = None
    """The id of the visitor who owns the seat."""
    name: str = ""
    invitation: str | None = None
    """The hash of the invitation's token. It stays when the seat is taken, so that the link can say so."""
    move_token: str | None = None
    """The hash of the token with which the owner goes on at another device."""
    habits: dict[str, Any] = msgspec.field(default_factory=dict)
    seen: datetime | None = None
    """When a page of the owner was last connected."""
    stand_in: str | None = None
    """The bot that plays for the owner at the moment."""


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    number: int
    kind: EventKind
    seat: int
    data: Any
    nonce: str | None = None
    """What the page called its order, so that a repeated one is recognized."""
    at: datetime


class ChapterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a game that was played by one version of the rules."""

    table_id: str
    number: int
    """0, 1, 2 ..."""
    events: int
    """How many events the table had when it began."""
    rules: int
    names: dict[str, Any]
    """What the numbers of its positions stand for, see engine/position.py."""
    data: Any
    """The position it began with (none: a new game), and what happened before anybody was asked."""


class PositionRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game of a table stands."""

    table_id: str
    events: int
    """After how many events."""
    digest: str
    """Of the state, as a record has it."""
    data: Any


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    seat: int | None = None
    visitor: str
    name: str
    text: str
    at: datetime
    id: int = 0
    """Given by the store."""


class WorkerNotice(msgspec.Struct, frozen=True):
    """What another worker did to a table."""

    kind: Literal["events", "seat", "chat", "missed"]
    """With `missed` the connection was lost for a while: anything may have changed at any table."""
    table_id: str = ""
    events: int = 0
    """How many events the table has now, if that is what changed."""
