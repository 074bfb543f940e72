"""A worker that migrates a database on command, so that several do so at once."""

from __future__ import annotations

import asyncio
import sys

from emberwatch.table.store.store import Store


async def main(url: str) -> None:
    store = await Store.open(url)
    await store.migrate()
    await store.close()


if __name__ == "__main__":
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(main(sys.argv[1]))
