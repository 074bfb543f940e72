"""The first schema.

It is written out, not taken from schema.py: a step stays as it is when the schema changes.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    add_visitors()
    add_tables()
    add_seats()
    add_events()
    add_chats()


def add_visitors() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("message_service", sa.Text),
        sa.Column("message_address", sa.Text),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_visitors"),
        sa.UniqueConstraint("token_hash", name="uq_visitors_token_hash"),
    )


def add_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("updated", sa.Text, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["creator"], ["visitors.id"], name="fk_tables_creator"),
    )
    op.create_index("ix_tables_creator_created", "tables", ["creator", "created"])
    due = sa.text("bots_due")
    op.create_index("ix_tables_bots_due", "tables", ["updated"], sqlite_where=due, postgresql_where=due)


def add_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("bot_since", sa.Text),
        sa.Column("visitor", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("invitation", sa.Text),
        sa.Column("move_token", sa.Text),
        sa.Column("habits", sa.Text, nullable=False),
        sa.Column("seen", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_seats_visitor"),
        sa.UniqueConstraint("invitation", name="uq_seats_invitation"),
        sa.UniqueConstraint("move_token", name="uq_seats_move_token"),
        sa.CheckConstraint("kind IN ('person', 'open', 'bot')", name="ck_seats_kind"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"])


def add_events() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text),
        sa.Column("at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sa.CheckConstraint("kind IN ('pick', 'undo', 'end')", name="ck_events_kind"),
        sqlite_with_rowid=False,
    )


def add_chats() -> None:
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chats_table_id"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_chats_visitor"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chats_table_id_id", "chats", ["table_id", "id"])
