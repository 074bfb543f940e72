"""Gestures in a real browser: shortcuts, dragging, and walking to a distant hex; each is one undo."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.words import begin

SHORTCUT = "[data-shortcut]:visible"
TEXT = "[data-area=question] .text"
FIRST = "[data-area=question] .first:visible"
SPACE = '[data-area=board] [data-thing^="space:"][data-offered]'


def play_until(player: Player, selector: str, most: int = 300) -> None:
    """Click at random until something is on the page and can be clicked."""
    for _ in range(most * 50):
        look = player.look()
        ready = look["drawn"] and not look["busy"] and not look["todo"] and look == player.look()
        if ready and player.page.locator(selector).count() > 0:
            return
        player.step(look)
    raise AssertionError(f"{selector} never came")


def sequence(page: Page) -> int:
    return int(page.locator("[data-area=question]").get_attribute("data-seq") or 0)


def drag(page: Page, source: Locator, target: Locator) -> None:
    """Press on one thing, move to the other in several steps, let go."""
    start, end = source.bounding_box(), target.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] * 0.8, steps=6)
    page.mouse.up()


def test_a_shortcut_makes_several_picks_and_is_one_undo(visit: Visit) -> None:
    page = visit("/")
    begin(page, "outlive")
    player = Player(page, seed=3)
    play_until(player, SHORTCUT)
    asked, before = page.locator(TEXT).inner_text(), sequence(page)
    page.locator(SHORTCUT).first.click()
    expect(page.locator(TEXT)).not_to_have_text(asked)
    assert sequence(page) >= before + 2
    page.locator("[data-do=undo]").click()
    expect(page.locator(TEXT)).to_have_text(asked)


def test_a_hero_is_dragged_to_a_place(visit: Visit) -> None:
    page = visit("/")
    begin(page, "outlive")
    player = Player(page, seed=3)
    hero = '[data-thing^="hero:0:"][data-drag]:visible'
    play_until(player, hero)
    before = sequence(page)
    place = page.locator('[data-area=board] [data-thing^="place:"][data-offered]').first
    drag(page, page.locator(hero).first, place)
    expect(page.locator("[data-area=question]")).not_to_have_attribute("data-seq", str(before))
    assert page.evaluate("getSelection().toString()") == ""


def test_the_hero_is_chosen_before_the_place(visit: Visit) -> None:
    """No wall of sentences: heroes as buttons first; the board shows where each can go, and a list has all of it."""
    page = visit("/")
    begin(page, "outlive")
    player = Player(page, seed=3)
    play_until(player, FIRST)
    firsts = page.locator(FIRST).count()
    assert 2 <= firsts <= 4
    page.locator("[data-area=question] .fold:visible").first.click()
    expect(page.locator("[data-choice].chip:visible").nth(firsts)).to_be_visible()


@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_survivor_walks_to_a_distant_hex(visit: Visit, way: str) -> None:
    page = visit("/")
    begin(page, "discover")
    player = Player(page, seed=3)
    play_until(player, SPACE)
    near = {box: page.locator(SPACE).nth(box).bounding_box() for box in range(page.locator(SPACE).count())}
    west = min(near, key=lambda n: (near[n] or {"x": 0})["x"])
    before = sequence(page)
    if way == "drag":
        pawn = page.locator('[data-area=board] [data-thing="survivor:0"]').first
        drag(page, pawn, page.locator(SPACE).nth(west))
    else:
        page.locator(SPACE).nth(west).click()
    expect(page.locator("[data-area=question]")).not_to_have_attribute("data-seq", str(before))
    play_until(player, SPACE)
    if way == "click":
        before = sequence(page)
        far = {box: page.locator(SPACE).nth(box).bounding_box() for box in range(page.locator(SPACE).count())}
        page.locator(SPACE).nth(max(far, key=lambda n: (far[n] or {"x": 0})["x"])).click()
        expect(page.locator("[data-area=question]")).not_to_have_attribute("data-seq", str(before))
        assert sequence(page) >= before + 2
