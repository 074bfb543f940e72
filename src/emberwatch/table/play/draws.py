"""What chance decides about a new table: its id, the secret of its dice, and the copy of a game that has copies.

Nobody can foresee any of it, unless the settings fix the dice (`ServerSettings.dice`, for tests only): then the first
table of every visitor has the same dice on every server, so has the second, and so on; a failing test fails again.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from datetime import UTC, datetime
from typing import Final

import msgspec

from emberwatch.table.http.visitors import new_table_id
from emberwatch.table.settings import DICE
from emberwatch.table.store.store import Store

SECRET_BYTES: Final = 32
SEED_BITS: Final = 32
ID_LENGTH: Final = 22
EVER: Final = datetime(1970, 1, 1, tzinfo=UTC)

log = logging.getLogger("emberwatch.worker")


class Drawn(msgspec.Struct, frozen=True):
    """The random draws for one table."""

    secret: str
    seed: int
    """The seed of the copy, if nobody names one."""


class Chance:
    """Makes the draws for new tables."""

    def __init__(self, store: Store, dice: str) -> None:
        self.store = store
        self.dice = dice
        self.count = 0
        if dice:
            log.warning(f"{DICE} is set: anybody can foresee the dice of new tables. This is for tests only.")

    async def draw(self, visitor: str) -> Drawn:
        """Draw for a new table of this visitor."""
        if not self.dice:
            return Drawn(secrets.token_hex(SECRET_BYTES), secrets.randbits(SEED_BITS))
        number = await self.store.count_tables(visitor, EVER)
        return Drawn(self.derive(f"secret {number}"), int(self.derive(f"seed {number}")[: SEED_BITS // 4], 16))

    async def new_id(self) -> str:
        """An id that no table has. With fixed dice, the next one that no other worker and no earlier run has used."""
        if not self.dice:
            return new_table_id()
        self.count += 1
        id = self.derive(f"table {self.count}")[:ID_LENGTH]
        return id if await self.store.table(id) is None else await self.new_id()

    def derive(self, purpose: str) -> str:
        return hashlib.sha256(f"{self.dice} {purpose}".encode()).hexdigest()
