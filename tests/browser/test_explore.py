"""The one test whose dice are new in every run: a game that nobody has seen before, played by clicking.

`make nightly` runs it; if it fails, it says how to repeat it.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from tests.browser.axe import violations, with_axe
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.words import begin
from tests.dice import VARIABLE, fresh_dice
from tests.effort import often
from tests.table.server import Server


@pytest.fixture
def dice() -> str:
    chosen = fresh_dice()
    print(f"To repeat: {VARIABLE}={chosen} pytest tests/browser/test_explore.py")
    return chosen


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_a_game_with_new_dice(visit: Visit, tmp_path: Path, game: str, dice: str) -> None:
    """Nothing goes wrong on the page (`visit` checks that), and it stays accessible."""
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log", dice=dice) as server:
        page = visit("/", at=server)
        begin(page, game)
        player = Player(page, seed=zlib.crc32(dice.encode()))
        for _ in range(3):
            player.play(often(10, 100))
            assert violations(with_axe(page)) == []


def test_the_same_clicks_at_the_same_table_make_the_same_game(visit: Visit) -> None:
    """Whatever a test in the browser finds can be found again: dice, bots and clicks are fixed."""
    logs = []
    for _ in range(2):
        page = visit("/")
        begin(page, "discover")
        Player(page, seed=4).play(25)
        logs.append(page.get_by_role("tabpanel").locator("li").all_inner_texts())
    shorter = min(map(len, logs)) - 1  # the last turn may not have been told completely
    assert shorter > 10
    assert logs[0][:shorter] == logs[1][:shorter]
