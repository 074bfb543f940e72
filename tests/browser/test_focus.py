"""The keyboard and a screen reader: the focus is never lost, and every question is read aloud."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.words import AT_A_TABLE, play_button, word

TEXT = "[data-area=question] .text"
SETTLED = """() => {
    const bar = document.querySelector('[data-area=question]');
    const isBusy = bar.querySelector('[aria-disabled=true], [data-do=skip]') !== null;
    return !isBusy && document.querySelector('[data-area=board] [data-thing]') !== null
        && bar.querySelector('[data-choice], [data-do=end-turn]') !== null;
}"""


def wait_until_asked(page: Page) -> None:
    page.wait_for_function(SETTLED)
    page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_enter_alone_plays_on_from_the_overview(visit: Visit, game: str) -> None:
    """Whatever Enter does away with, the focus goes on to what comes next."""
    page = visit("/", overview=True)
    play_button(page, word("page-play-now"), game).click()
    page.wait_for_url(AT_A_TABLE)
    page.locator("[data-overview] h3").wait_for()
    while page.locator("[data-overview]").count() > 0:
        page.keyboard.press("Enter")
    wait_until_asked(page)
    expect(page.locator("[data-aloud]")).to_contain_text(page.locator(TEXT).inner_text())
    for _ in range(12):
        page.keyboard.press("Enter")
        wait_until_asked(page)
