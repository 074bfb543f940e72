"""What happens is shown while it happens: draws are turned over, dice roll, the night falls."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import WHILE, Player
from tests.browser.words import begin
from tests.table.server import Server
from tests.waiting import HANGS

WATCH = """() => {
    window.scenes = { tiles: [], dice: [], nights: [], turns: [], reports: [] };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const keep = (list, found) => found.forEach((one) => list.includes(one) || list.push(one));
    const look = () => {
        const dark = document.querySelector('.map .night') !== null;
        keep(scenes.tiles, all('[data-turned]').map((tile) => tile.dataset.turned));
        keep(scenes.dice, all('[data-scene=reveal] [data-die]:has([data-least])').map((die) =>
            [die.dataset.die, die.querySelector('[data-least]').dataset.least].map(Number)));
        keep(scenes.nights, all('[data-scene=reveal] .night-card h3').map((title) => `${title.innerText} ${dark}`));
        keep(scenes.turns, all('[data-scene=turn]').map((turn) => turn.querySelectorAll('.line').length));
        keep(scenes.reports, all('[data-scene=report]').map((report) => report.innerText));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


class Scenes(TypedDict):
    """What was on screen at any time."""

    tiles: list[str]
    """The slots of tiles that were turned over."""
    dice: list[list[int]]
    """What a die shows, and what it must reach."""
    nights: list[str]
    """The titles of night cards, and whether the map was dark."""
    turns: list[int]
    """How many lines the story of another player's turn had."""
    reports: list[str]


def watch(page: Page, player: Player) -> Scenes:
    """Play without skipping anything until each kind of scene was shown, or the game is over."""
    since = time.monotonic()
    while True:
        scenes: Scenes = page.evaluate("() => window.scenes")
        if (all(scenes.values()) and max(scenes["turns"]) > 1) or player.is_over:
            return scenes
        assert time.monotonic() - since < 4 * HANGS, f"not shown: {scenes}"
        look = player.look()
        if look["todo"] == "skip":
            page.wait_for_timeout(WHILE)
        else:
            player.step(look)


def test_draws_dice_and_nights_are_shown_while_they_happen(visit: Visit, server: Server, shots: Path | None) -> None:
    page = visit("/")
    page.evaluate("() => localStorage.setItem('speed', 'fast')")
    page.goto(server.url)
    begin(page, "discover")
    page.evaluate(WATCH)
    scenes = watch(page, Player(page, seed=3))
    if shots:
        page.screenshot(path=shots / "scenes.png")
    assert scenes["tiles"]
    assert all(1 <= shown <= 12 and least >= 1 for shown, least in scenes["dice"])
    assert scenes["dice"]
    assert scenes["nights"][0].endswith(" true"), "night falls before its card is read"
    assert max(scenes["turns"]) > 1, "the story of a turn grows"
    assert scenes["reports"]
