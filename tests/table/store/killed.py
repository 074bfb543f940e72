"""A process that prints which appends have returned and then dies at once, as if the power had failed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from emberwatch.table.store.store import Store
from tests.table.store.samples import append

SAID = 60
"""How many appends it prints before it dies."""


async def main(url: str, table_ids: list[str]) -> None:
    store = await Store.open(url)
    said = 0

    async def play(id: str) -> None:
        nonlocal said
        for number in range(1000):
            await append(store, number, id)
            os.write(1, f"{id} {number}\n".encode())
            said += 1
            if said == SAID:
                os.kill(os.getpid(), signal.SIGKILL)

    await asyncio.gather(*[play(id) for id in table_ids])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
