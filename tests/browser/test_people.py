"""Several people: two browsers, one screen, a spectator, guided beginners."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import WHILE, Player
from tests.browser.words import AT_A_TABLE, begin, button, word
from tests.effort import NIGHT, often
from tests.table.changes import view_after
from tests.table.server import Guest, Server
from tests.waiting import HANGS


def new_table(visit: Visit, *seats: str) -> Page:
    """Make a game of Outlive with these seats, using the form."""
    page = visit("/new?game=outlive")
    page.get_by_role("radio", name=str(len(seats)), exact=True).check()
    for at, seat in enumerate(seats):
        page.locator("form ol > li").nth(at).locator("select").select_option(seat)
    button(page, "page-new-open").click()
    page.wait_for_url(AT_A_TABLE)
    return page


def test_two_browsers_play_one_game(visit: Visit) -> None:
    ada = new_table(visit, "me", "open")
    button(ada, "page-table-players").first.click()
    link = ada.locator("dialog[open] input[readonly]").first.input_value()
    assert "/join/" in link
    ada.keyboard.press("Escape")
    ben = visit("/join/" + link.split("/join/")[1])
    ben.locator("input[type=text]").fill("Ben")
    button(ben, "page-join.sit").click()
    ben.wait_for_url(AT_A_TABLE)
    heard = [Heard(page) for page in (ada, ben)]
    play_together(Player(ada, 1), Player(ben, 2), often(40, 100_000))
    while heard[0].events != heard[1].events:
        ada.wait_for_timeout(WHILE)
    assert heard[0].places == heard[1].places
    assert ada.get_by_role("tabpanel").inner_text().count("Ben") > 0
    if NIGHT:
        endings = [page.locator("[data-over] [role=status]").inner_text() for page in (ada, ben)]
        assert endings[0] == endings[1]


class Heard:
    """What a page was last sent: how much has happened, and what the board looks like."""

    def __init__(self, page: Page) -> None:
        self.events = -1
        self.places: object = None
        self.view: Any = None
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        page.reload()
        page.locator("[data-area=question][data-seq]").wait_for()

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["say"] == "state":
            self.view = view_after(self.view, message)
            self.events, self.places = message["seq"], self.view["places"]


def play_together(one: Player, other: Player, picks: int) -> None:
    """Play until the game is over, or this many picks were made."""
    made, until = 0, time.monotonic() + 5 * HANGS
    while made < picks and not (one.is_over and other.is_over):
        assert time.monotonic() < until, "the game does not go on"
        made += sum([player.step() for player in (one, other) if not player.is_over])


def test_between_two_people_at_one_screen_hangs_a_curtain(visit: Visit) -> None:
    page = new_table(visit, "me", "here")
    curtain = page.locator("[data-do=sit]")
    curtain.wait_for()
    assert page.locator("[data-thing]").count() == 0, "nothing of a hand is on the page"
    curtain.click()
    hand = page.locator("[data-thing^='dealt:']")
    hand.first.wait_for()
    first = {thing.get_attribute("data-thing") for thing in hand.all()}
    player = Player(page, 1)
    while page.locator("[data-do=sit]").count() == 0:
        if page.locator("[data-choice]").count():
            player.pick()
        elif page.locator("[data-do=end-turn]").count():
            page.locator("[data-do=end-turn]").click()
        page.wait_for_timeout(20)
    assert page.locator("[data-thing]").count() == 0
    page.locator("[data-do=sit]").click()
    hand.first.wait_for()
    second = {thing.get_attribute("data-thing") for thing in hand.all()}
    assert first != second


def test_a_spectator_sees_the_board_and_no_hand(visit: Visit, server: Server) -> None:
    table = Guest(server).new_table("outlive", "me:Ada", "bot:greedy")
    page = visit(f"/t/{table}")
    page.locator("[data-thing='place:forest']").first.wait_for()
    assert page.locator("[data-thing^='dealt:']").count() == 0
    assert page.locator("[data-choice]").count() == 0


def test_chat_shows_tags_as_text(visit: Visit) -> None:
    page = visit("/")
    begin(page, "outlive")
    page.get_by_role("tab", name=word("page-table-chat")).click()
    panel = page.get_by_role("tabpanel")
    panel.locator("input").fill("<img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    expect(panel).to_contain_text("<img src=x onerror=alert(1)>")
    assert panel.locator("img").count() == 0


def test_the_guide_leads_through_a_game(visit: Visit) -> None:
    for game in ("outlive", "discover"):
        page = visit("/")
        begin(page, game, guided=True)
        card = page.locator("[data-guide]")
        card.wait_for()
        player, seen = Player(page, 3), set[str]()
        for _ in range(160):
            if player.is_over or len(seen) >= 10:
                break
            if card.count():
                seen.add(page.locator("aside h2").first.inner_text())
                player.click(card.first)
            else:
                player.step()
        assert len(seen) >= 8, f"{game}: only {seen}"
