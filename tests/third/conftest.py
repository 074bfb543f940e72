"""Pebbles, installed for a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.third.installed import PEBBLES, forget_games, install, put_on_path


@pytest.fixture
def _pebbles(tmp_path: Path) -> Iterator[None]:
    """Install the game for this process and for those that it starts."""
    with pytest.MonkeyPatch.context() as patch:
        put_on_path(install(tmp_path / "site", PEBBLES), patch)
        forget_games()
        yield
    forget_games()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
