"""Whole games in a real browser, by clicking."""

from __future__ import annotations

import asyncio
import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import WHILE, Player, unfold
from tests.browser.words import AT_A_TABLE, begin, button, play_button, word
from tests.table.server import Guest, Server
from tests.waiting import HANGS

FEWEST = 15
"""Moments at which what is shown is compared with what is offered."""


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_a_whole_game_is_played_by_clicking(visit: Visit, game: str, shots: Path | None) -> None:
    page = visit("/")
    begin(page, game)
    player = Player(page, seed=3)
    player.play()
    assert player.on_board > 10, "the board was hardly clicked"
    expect(page.locator("[data-over] [role=status]")).not_to_be_empty()
    check_the_seal(page)
    if shots:
        page.screenshot(path=shots / f"end-{game}.png")


def check_the_seal(page: Page) -> None:
    """Check that at the end the secret of the dice is the one that was sealed at the start."""
    page.locator("[data-do=seal-check]").click()
    expect(page.locator("dialog[open]")).to_contain_text(word("page-table-seal-good"))
    page.keyboard.press("Escape")


def test_the_record_is_downloaded_and_opened_again(visit: Visit, server: Server, tmp_path: Path) -> None:
    page = visit(f"/t/{finished_table(server)}")
    with page.expect_download() as download:
        page.locator("[data-do=record]").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    home = visit("/", of=page)
    home.locator("input[type=file]").set_input_files(file)
    home.wait_for_url(AT_A_TABLE)
    expect(home.locator("[data-over] [role=status]")).not_to_be_empty()
    assert home.url != page.url


def finished_table(server: Server) -> str:
    """A game played to its end over a socket, which takes less time than clicking."""
    guest, dice = Guest(server), random.Random(5)
    table = guest.new_table("discover", "me:Ada", "bot:random")

    async def play() -> None:
        async with guest.page(table) as page:
            await page.state()
            await page.play_on(dice.choice)

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has an event loop of its own in this thread
        elsewhere.submit(asyncio.run, play()).result()
    return table


def test_on_a_phone(visit: Visit, shots: Path | None) -> None:
    """A game of Outlive on a small screen, by touch: the question is always in sight, and nothing runs off the side."""
    page = visit("/", size=PHONE)
    begin(page, "outlive")
    player = Player(page, seed=2)
    player.play(25)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    expect(page.locator("[data-area=question]")).to_be_in_viewport()
    if shots:
        page.screenshot(path=shots / "phone-outlive.png")


def test_by_keyboard_alone(visit: Visit) -> None:
    """Tab to the first choice, Enter; numbers; U takes back, or says why not; ? explains."""
    page = visit("/")
    play_button(page, word("page-play-now"), "outlive").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(AT_A_TABLE)
    page.locator("[data-choice]").first.wait_for()
    question = page.locator("[data-area=question] .text")
    first = question.inner_text()
    page.keyboard.press("1")
    undo = page.locator("[data-do=undo]")
    expect(undo).to_have_attribute("title", word("page-undo.hint"))
    page.keyboard.press("u")
    expect(question).to_have_text(first)
    expect(undo).to_have_attribute("title", word("page-undo-why"))
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_have_text(word("error-table-undo-nothing"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(undo).to_have_attribute("title", word("page-undo.hint"))
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_thing_that_is_not_offered_says_what_it_is_and_why_not(visit: Visit) -> None:
    page = visit("/")
    begin(page, "outlive")
    page.locator("[data-thing='place:forest']").first.click(position={"x": 12, "y": 12})
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Forest")
    expect(tip).to_contain_text(word("page-table-why"))


def test_time_travel_and_back(visit: Visit) -> None:
    page = visit("/")
    begin(page, "outlive")
    player = Player(page, seed=4)
    player.play(8)
    lines = page.locator("[data-area=log] li, [role=tabpanel] li").count()
    button(page, "page-table-travel").click()
    slider = page.locator("[data-area=question] input[type=range]")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("[data-offered], [data-choice]")).to_have_count(0)
    button(page, "page-table-back-to-now").click()
    page.locator("[data-choice], [data-do=end-turn], [data-do=skip]").first.wait_for()
    player.play(2)
    assert page.locator("[data-area=log] li, [role=tabpanel] li").count() >= lines


def test_the_language_changes_in_mid_game_with_the_whole_log(visit: Visit) -> None:
    page = visit("/")
    begin(page, "outlive")
    Player(page, seed=6).play(6)
    question = page.locator("[data-area=question] .text")
    english = question.inner_text()
    log = page.get_by_role("tabpanel")
    english_log = log.inner_text()
    button(page, "page-table-menu").click()
    page.get_by_role("menuitem", name=word("page-table-settings")).click()
    page.locator("dialog[open]").get_by_label(word("page-language")).select_option("de")
    button(page.locator("dialog[open]"), "page-done", "de").click()
    expect(question).not_to_have_text(english)
    expect(log).not_to_have_text(english_log)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_refresh_and_a_killed_server_lose_nothing(visit: Visit, tmp_path: Path) -> None:
    own = Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log").start()
    page = visit("/", at=own)
    begin(page, "outlive")
    player = Player(page, seed=7)
    player.play(6)
    page.reload()
    page.locator("[data-choice], [data-do=end-turn], [data-do=skip]").first.wait_for()
    player.play(2)
    own.kill()
    player.click(page.locator("[data-choice]:visible").first)
    expect(page.get_by_text(word("page-table-lost"))).to_be_visible()
    own.start()
    expect(page.get_by_text(word("page-table-lost"))).to_have_count(0)
    player.play(4)
    own.stop()


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_what_glows_is_what_can_be_picked_and_every_pick_has_a_button(visit: Visit, game: str) -> None:
    """Compared with what the server offers, at many moments of a game. Some buttons come only after another one."""
    page = visit("/")
    offers = Offers(page)
    begin(page, game)
    player = Player(page, seed=12)
    compared = 0
    for _ in range(30):
        player.play(1)
        asked = offers.wait(player)
        if asked and not player.look()["chosen"]:
            compare(page, asked)
            compared += 1
    assert compared > FEWEST


def compare(page: Page, asked: dict[str, Any]) -> None:
    """Compare what glows and what stands on the buttons with a question of the server."""
    offered = [*asked["choices"], *asked["shortcuts"]]
    glowing = set(page.locator("[data-offered]").evaluate_all("all => all.map((e) => e.dataset.thing)"))
    assert glowing <= {thing for one in offered for thing in one["things"]}
    buttons = page.locator("[data-choice]")
    labels = "\n".join(text for _ in unfold(page) for text in buttons.all_inner_texts())
    assert [one["label"] for one in asked["choices"] if one["pick"][0] != "amount" and one["label"] not in labels] == []


class Offers:
    """Listens to the socket of a page for the latest offer."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seq = -1
        self.question: dict[str, Any] | None = None
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["say"] == "state":
            self.seq, self.question = message["seq"], message["question"]

    def wait(self, player: Player) -> dict[str, Any] | None:
        """Wait until the page shows the latest offer, and return it; None if the game is over."""
        since = time.monotonic()
        while time.monotonic() - since < HANGS:
            look = player.look()
            if look["over"]:
                return None
            if look["todo"]:
                player.step(look)
            elif self.question and look["seq"] == self.seq and look["drawn"] and not look["busy"]:
                return self.question
            self.page.wait_for_timeout(WHILE)
        raise AssertionError(f"nothing is offered any more: {player.look()}")
