"""Store what tells a table from others, its rematch, and which finished tables visitors have put away."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("facts", sa.Text))
    op.add_column("tables", sa.Column("rematch", sa.Text))
    op.create_table(
        "put_away",
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "table_id", name="pk_put_away"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_put_away_visitor"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_put_away_table_id"),
        sqlite_with_rowid=False,
    )
