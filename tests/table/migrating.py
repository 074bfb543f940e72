"""A worker that migrates a database at the moment it is given, so that several do so at once."""

from __future__ import annotations

import asyncio
import sys
import time

from emberwatch.table.store import Store


async def main(url: str, moment: float) -> None:
    await asyncio.sleep(moment - time.time())
    store = await Store.open(url)
    await store.migrate()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2])))
