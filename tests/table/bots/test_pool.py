"""Bot processes: they end when nobody asks them, and nobody notices."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

import emberwatch as ew
from emberwatch import forms
from emberwatch.table.bots import pool
from emberwatch.table.bots.pool import BotPool
from emberwatch.table.play.match import Match, Start
from tests.waiting import HANGS

START = Start("outlive", 2, ew.checked_options(ew.rules_of("outlive"), {}), "ab" * 32)


async def ended(process: asyncio.subprocess.Process) -> int:
    async with asyncio.timeout(HANGS):
        return await process.wait()


def test_a_bot_process_that_nobody_asks_goes_home_and_another_one_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "REST", 0.1)

    async def play() -> None:
        asked, match = BotPool(1), Match(START)
        first = await asked.moves("table", match, 0, "greedy")
        process = asked.quick[0].process
        assert process is not None
        assert await ended(process) == 0
        assert asked.quick[0].process is None
        assert await asked.moves("table", match, 0, "greedy") == first
        await asked.close()

    asyncio.run(play())


def test_a_bot_process_that_is_asked_again_stays() -> None:
    async def play() -> None:
        asked, match = BotPool(1), Match(START)
        await asked.moves("table", match, 0, "greedy")
        process = asked.quick[0].process
        await asked.moves("table", match, 1, "greedy")
        assert asked.quick[0].process is process
        await asked.close()
        assert asked.quick[0].leaving is None

    asyncio.run(play())


def test_a_bot_process_loads_no_database_and_no_server() -> None:
    """So it starts in a fraction of the time, and there can be many."""
    heavy = ("sqlalchemy", "alembic", "psycopg", "fastapi")
    code = f"import sys, emberwatch.table.bots.process; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_bot_process_is_replaced_once_when_the_rules_have_been_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first `make play` compiles while people already play: bots get faster in the middle of a game."""

    async def play() -> None:
        asked, match = BotPool(1), Match(START)
        monkeypatch.setattr(forms, "is_stamped", lambda: False)
        first = await asked.moves("table", match, 0, "greedy")
        old = asked.quick[0].process
        assert old is not None
        monkeypatch.setattr(forms, "is_stamped", lambda: True)
        assert await asked.moves("table", match, 0, "greedy") == first
        assert await ended(old) == 0
        new = asked.quick[0].process
        await asked.moves("table", match, 1, "greedy")
        assert asked.quick[0].process is new
        await asked.close()

    asyncio.run(play())
