"""Bringing a database to the schema of this program, step by step. The steps are in `versions`."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from emberwatch.table.store.database import BadDatabase, for_writing, name_of, reason_of

LOCK: Final = 0x656D6265727761
"""An arbitrary number that no other program on the same database server locks."""


def config_for(connection: Connection) -> Config:
    """The whole configuration of Alembic. There is no alembic.ini, so that an installed program can migrate too."""
    config = Config()
    config.set_main_option("script_location", "emberwatch.table.store:migrations")
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> None:
    """Migrate in one transaction. The next worker waits for it, and then finds nothing left to do."""
    try:
        async with for_writing(engine).begin() as connection:
            await connection.run_sync(upgrade)
    except CommandError as error:
        raise BadDatabase("error-database-newer", database=name_of(engine.url)) from error
    except SQLAlchemyError as error:
        raise BadDatabase("error-database-migrate", database=name_of(engine.url), reason=reason_of(error)) from error


def upgrade(connection: Connection) -> None:
    """Run the steps under a lock. On SQLite the transaction itself is the lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(config_for(connection), "head")


def is_current(connection: Connection) -> bool:
    """Whether a database has the schema of this program."""
    newest = ScriptDirectory.from_config(config_for(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest
