"""Wait for what must come, however slow the machine is. The time-out is for what never comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

HANGS = 120.0
"""After this many seconds a test gives up waiting."""
PAUSE = 0.01


async def until(has_come: Callable[[], object]) -> None:
    """Let everything else run until it has come."""
    async with asyncio.timeout(HANGS):
        while not has_come():
            await asyncio.sleep(PAUSE)
