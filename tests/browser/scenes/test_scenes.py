"""Scenes: what a page shows one thing after another ends in the same state as what another page shows at once."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import WHILE, Player
from tests.table.server import Server, seat_wish

SEATS = {"outlive": ("me", "bot:easy", "bot:easy"), "discover": ("me", "bot:easy")}
NIGHTS = 2
MOST = 4000
"""Looks at the page after which something is stuck."""
PICTURE = """() => {
    const things = [...document.querySelectorAll('[data-thing]')];
    const facts = (e) => {
        const text = e.textContent.replace(/\\s+/g, ' ').trim();
        return [e.dataset.thing, e.getAttribute('aria-label')?.replace(`, ${text}`, ''), text];
    };
    const texts = (selector) => [...document.querySelectorAll(selector)].map((e) => e.innerText);
    return {
        things: [...new Set(things.map((e) => facts(e).join(' | ')))].sort(),
        offered: [...new Set(things.filter((e) => 'offered' in e.dataset).map((e) => e.dataset.thing))].sort(),
        question: texts('[data-area=question] .text, [data-choice]'),
        log: texts('[data-area=log] .line'),
    };
}"""


class Listener:
    """Listens to a page's socket: what it was told, and the newest question."""

    def __init__(self, page: Page) -> None:
        self.told: Counter[str] = Counter()
        self.seq = 0
        self.asked = False
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["say"] == "state":
            self.told.update([line["told"] for line in message["log"]["lines"]])
            self.seq, self.asked = message["seq"], message["question"] is not None and message["turn"] >= 0


def new_table(page: Page, server: Server, game: str) -> str:
    wish = {"game": game, "seats": [seat_wish(word) for word in SEATS[game]]}
    return str(page.request.post(f"{server.url}/api/tables", data=wish).json()["id"])


def picture(page: Page, seq: int) -> dict[str, list[str]]:
    """What the page shows once it has caught up: everything drawn, with its names, the question and the log."""
    expect(page.locator("[data-area=question]")).to_have_attribute("data-seq", str(seq))
    expect(page.locator("[data-do=skip]")).to_have_count(0)
    expect(page.locator("[data-choice]").first).to_be_visible()
    shown: dict[str, list[str]] = page.evaluate(PICTURE)
    return shown


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_scenes_end_in_the_state_that_is_shown_at_once(visit: Visit, server: Server, game: str) -> None:
    """Two pages at one seat, so the picks are the same: one plays scenes that are clicked away, one is instant."""
    page = visit("/health")
    listener = Listener(page)
    table = new_table(page, server, game)
    page.evaluate("localStorage.setItem('speed', 'normal')")
    page.goto(f"{server.url}/t/{table}")
    page.locator("[data-choice]").first.wait_for()
    page.evaluate("localStorage.setItem('speed', 'instant')")
    instant = visit(f"/t/{table}", of=page)
    scenes = play_to_a_morning(Player(page, seed=3), listener)
    assert scenes > NIGHTS, "hardly any scene was played"
    shown = picture(page, listener.seq)
    assert picture(instant, listener.seq) == shown
    page.reload()
    assert picture(page, listener.seq) == shown


def play_to_a_morning(player: Player, listener: Listener) -> int:
    """Play until some nights have passed and it is this player's turn; return how many scenes were clicked away."""
    scenes = 0
    for _ in range(MOST):
        look = player.look()
        if listener.told["night"] >= NIGHTS and listener.asked and look["seq"] == listener.seq and not look["todo"]:
            if look["choices"] and not look["busy"]:
                return scenes
            player.page.wait_for_timeout(WHILE)
            continue
        scenes += look["todo"] == "skip"
        player.step(look)
    raise AssertionError(f"no second morning: {player.look()}")
