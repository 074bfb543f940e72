"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.situation import PLAYED


@pytest.fixture(autouse=True)
def _nothing_gets_lost() -> Iterator[None]:
    """Tokens, cards and survivors of every game that a test plays are sound at its end."""
    PLAYED.clear()
    yield
    for game in PLAYED:
        assert game.rules.audit(game.state) == []
