"""The tables of the database. Their content is exactly the same on SQLite and PostgreSQL."""

from __future__ import annotations

import zlib
from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    text,
)


class Json(TypeDecorator[object]):
    """A value stored as JSON text. The databases' own JSON types differ in what they keep and how they compare."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        return None if value is None else msgspec.json.decode(value)


class Packed(TypeDecorator[object]):
    """A large value stored as compressed JSON: positions are written with every move."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> bytes:
        return zlib.compress(msgspec.json.encode(value), 1)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> object:
        return None if value is None else msgspec.json.decode(zlib.decompress(value))


class UtcTime(TypeDecorator[datetime]):
    """A time stored as text of fixed width in UTC, so that texts sort in the order of the times."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> str | None:
        return None if value is None else value.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")

    def process_result_value(self, value: str | None, dialect: Dialect) -> datetime | None:
        return None if value is None else datetime.fromisoformat(value)


metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

visitors: Final = Table(
    "visitors",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("message_service", Text),
    Column("message_address", Text),
    Column("created", UtcTime, nullable=False),
    Column("seen", UtcTime, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("secret", Text, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("creator", Text, ForeignKey("visitors.id"), nullable=False),
    Column("created", UtcTime, nullable=False),
    Column("updated", UtcTime, nullable=False),
    Column("events", Integer, nullable=False),
    Column("waiting", Json, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("outcome", Json),
    Column("imported", Boolean, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("rules", Integer),
    Column("closed", Text),
    Column("facts", Json),
    Column("rematch", Text),
    Index("ix_tables_creator_created", "creator", "created"),
)
Index(
    "ix_tables_bots_due",
    tables.c.updated,
    sqlite_where=text("bots_due"),
    postgresql_where=text("bots_due"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, CheckConstraint("kind IN ('person', 'open', 'bot')", name="kind"), nullable=False),
    Column("bot", Text),
    Column("bot_since", UtcTime),
    Column("visitor", Text, ForeignKey("visitors.id"), index=True),
    Column("name", Text, nullable=False),
    Column("invitation", Text, unique=True),
    Column("move_token", Text, unique=True),
    Column("habits", Json, nullable=False),
    Column("seen", UtcTime),
    Column("stand_in", Text),
    sqlite_with_rowid=False,
)

put_away: Final = Table(
    "put_away",
    metadata,
    Column("visitor", Text, ForeignKey("visitors.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, CheckConstraint("kind IN ('pick', 'undo', 'end')", name="kind"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Json, nullable=False),
    Column("nonce", Text),
    Column("at", UtcTime, nullable=False),
    sqlite_with_rowid=False,
)

chapters: Final = Table(
    "chapters",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("events", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("names", Json, nullable=False),
    Column("data", Packed, nullable=False),
    sqlite_with_rowid=False,
)

positions: Final = Table(
    "positions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("events", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("data", Packed, nullable=False),
)

chats: Final = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Index("ix_chats_table_id_id", "table_id", "id"),
    sqlite_autoincrement=True,
)
