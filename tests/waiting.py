"""Waiting for what must come, however slow the machine is. The time-out is for what never comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

HANGS = 120.0
"""After so many seconds whatever a test waits for is taken not to come."""
PAUSE = 0.01


async def until(has_come: Callable[[], object]) -> None:
    """Let everything else go on until it has come."""
    async with asyncio.timeout(HANGS):
        while not has_come():
            await asyncio.sleep(PAUSE)
