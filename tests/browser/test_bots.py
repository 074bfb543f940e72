"""Choosing how hard bots play, and asking them why they moved."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from emberwatch import bots
from emberwatch.table.play.levels import levels_of
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.player import Player
from tests.browser.words import AT_A_TABLE, begin, button, word
from tests.table.server import Guest, Server


def test_a_level_is_chosen_for_each_seat(visit: Visit) -> None:
    page = visit("/new?game=outlive")
    page.get_by_role("radio", name="4", exact=True).check()
    seats = page.locator("form ol > li")
    expect(seats.nth(1).locator("select")).to_have_value("bot:normal")
    expect(seats.nth(1).locator(".hint")).to_contain_text(word("page-bot-at-once"))
    offered = seats.nth(1).locator("optgroup").nth(1).locator("option").all_inner_texts()
    assert offered == [word(f"page-bot-{level}") for level in levels_of("outlive")]
    for at, level in ((1, "easy"), (2, levels_of("outlive")[-1])):
        seats.nth(at).locator("select").select_option(label=word(f"page-bot-{level}"))
        seconds = bots.thinking_time(level, "outlive")
        time = word("page-bot-thinks", seconds=f"{seconds:g}") if seconds else word("page-bot-at-once")
        expect(seats.nth(at).locator(".hint")).to_contain_text(time)
    button(page, "page-new-open").click()
    page.wait_for_url(AT_A_TABLE)
    button(page, "page-table-players").first.click()
    for level in ("easy", levels_of("outlive")[-1], "normal"):
        expect(page.locator("dialog[open]")).to_contain_text(word(f"page-bot-{level}"))


@pytest.mark.parametrize(
    ("game", "size"), [("outlive", DESK), ("discover", PHONE)], ids=["outlive-desk", "discover-phone"]
)
def test_a_bot_says_why_it_moved(visit: Visit, game: str, size: tuple[int, int], shots: Path | None) -> None:
    page = visit("/", size=size, language="de")
    begin(page, game, language="de")
    Player(page, seed=3).play(8)
    if size == PHONE:
        page.get_by_role("button", name=word("page-table-tab-others", "de")).click()
    name = page.locator("[data-do=why-1]").first.get_attribute("aria-label")
    assert name
    page.get_by_role("button", name=name).first.focus()
    page.keyboard.press("Enter")
    said = page.locator("[data-said='1']:visible")
    expect(said).to_contain_text(".")
    assert "⟨" not in said.inner_text()
    if shots:
        page.screenshot(path=shots / f"why-{game}-{size[0]}.png")
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    page.close()


def test_only_bots_are_asked_and_spectators_may_ask_too(visit: Visit, server: Server) -> None:
    table = Guest(server).new_table("outlive", "me:Ada", "bot:random", "bot:normal")
    page = visit(f"/t/{table}")
    page.locator("[data-thing='place:forest']").first.wait_for()
    assert page.locator("[data-do=why-0]").count() == 0
    button(page, "page-table-players").first.click()
    dialog = page.locator("dialog[open]")
    assert dialog.locator("[data-do^=why-]").count() == 2
    ask(page, dialog.locator("[data-do=why-1]").get_attribute("aria-label") or "")
    expect(dialog.locator("[data-said='1']")).to_have_text(word("bot-why-secret"))


def ask(page: Page, name: str) -> None:
    page.locator("dialog[open]").get_by_role("button", name=name).click()
