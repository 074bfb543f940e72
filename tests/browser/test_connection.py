"""A page whose connection breaks, and addresses that lead nowhere."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.words import button, word
from tests.table.server import Server


class Overheard:
    """What a page receives over each of its connections."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        self.connections: list[list[dict[str, Any]]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        frames: list[dict[str, Any]] = []
        self.addresses.append(socket.url)
        self.connections.append(frames)
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    @property
    def seats(self) -> list[int | None]:
        """The seats that were shown over the last connection, one after another."""
        return [frame["seat"] for frame in self.connections[-1] if frame["say"] == "state"]


def at_one_screen(page: Page) -> None:
    """Set up a table for two people at one screen."""
    wish = {"game": "outlive", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}]}
    asked = "wish => fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, " \
            "body: JSON.stringify(wish) }).then(answer => answer.json())"  # fmt: skip
    made = page.evaluate(asked, wish)
    page.goto(page.url.rstrip("/") + f"/t/{made['id']}")


def hand(page: Page) -> set[str | None]:
    things = page.locator("[data-thing^='dealt:']")
    things.first.wait_for()
    return {thing.get_attribute("data-thing") for thing in things.all()}


def hand_on(page: Page) -> None:
    """Choose for the person who sits here until the next one has to sit down, and then does."""
    player = Player(page, 1)
    while page.locator("[data-do=sit]").count() == 0:
        if page.locator("[data-choice]").count():
            player.pick()
        page.wait_for_timeout(20)
    page.locator("[data-do=sit]").click()


def test_after_a_lost_connection_the_screen_still_shows_whose_it_was(visit: Visit, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log").start()
    page = visit("/", at=server)
    overheard = Overheard(page)
    at_one_screen(page)
    page.locator("[data-do=sit]").click()
    first = hand(page)
    hand_on(page)
    second = hand(page)
    assert first != second
    before = len(overheard.connections)
    server.kill()
    server.start()
    while len(overheard.connections) == before or not overheard.seats:
        page.wait_for_timeout(50)
    assert set(overheard.seats) == {1}
    assert overheard.addresses[-1].endswith("&seat=1"), "it is said at once, before anything is shown"
    assert hand(page) == second
    server.stop()


def test_when_the_screen_is_handed_on_the_former_hand_is_not_shown_again(visit: Visit) -> None:
    """A state for the person who sat here before may still be in transit when the next one sits down."""
    page = visit("/")
    at_one_screen(page)
    states: list[str] = []
    sitting: list[Callable[[], None]] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            if json.loads(message)["say"] == "state":
                states.append(str(message))
            socket.send(message)

        def said(message: str | bytes) -> None:
            if json.loads(message)["do"] == "sit":
                sitting.append(lambda: server.send(message))
            else:
                server.send(message)

        server.on_message(told)
        socket.on_message(said)
        late.append(socket.send)

    late: list[Callable[[str], None]] = []
    page.route_web_socket("**/socket/*", between)
    page.reload()
    page.locator("[data-do=sit]").click()
    until(page, sitting)
    sitting.pop()()
    first = hand(page)
    hand_on(page)
    until(page, sitting)
    late[-1](states[-1])
    page.wait_for_timeout(300)
    assert page.locator("[data-thing^='dealt:']").count() == 0
    sitting.pop()()
    assert hand(page) != first


def until(page: Page, found: list[Callable[[], None]]) -> None:
    while not found:
        page.wait_for_timeout(20)


def test_an_address_with_anything_but_an_id_in_it_leads_nowhere(visit: Visit) -> None:
    page = visit("/t/..%2F..%2Fapi%2Fme")
    expect(page.locator("main h1")).to_be_visible()
    lost = page.locator("main h1").inner_text()
    page.goto(page.url.split("/t/")[0] + "/no/such/page")
    expect(page.locator("main h1")).to_have_text(lost)


def test_the_seal_of_the_dice_is_the_one_that_was_shown_first(visit: Visit) -> None:
    """A seal that came later, with the secret, would prove nothing."""
    page = visit("/")
    at_one_screen(page)
    page.locator("[data-do=sit]").click()
    hand(page)
    (table, hash), *_ = json.loads(page.evaluate("() => localStorage.getItem('seals')"))
    assert len(hash) == 64
    page.evaluate("seals => localStorage.setItem('seals', JSON.stringify(seals))", [[table, "5e" * 32]])
    page.reload()
    page.locator("[data-do=sit]").click()
    hand(page)
    button(page, "page-table-menu").click()
    page.get_by_role("menuitem", name=word("page-table-seal")).click()
    expect(page.locator("dialog[open] code").first).to_have_text("5e" * 32)
