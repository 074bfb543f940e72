"""The end as people see and hear it: nothing gives it away, and nothing is heard before the first click."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.words import begin
from tests.table.server import Guest, Server

STOPPED = 100_000
"""Milliseconds on a page's clock, which stands still until the test moves it on."""
LONG = 60_000
"""Milliseconds after which every ending has been told."""
STEPS = 80
"""After this many clicks, something must have been heard."""
LISTEN = """() => {
    window.heard = { contexts: 0, sounds: 0 };
    // What Playwright looks at counts as a touch; only real clicks should.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...given) { super(...given); window.heard.contexts += 1; }
        createOscillator() { window.heard.sounds += 1; return super.createOscillator(); }
        createBufferSource() { window.heard.sounds += 1; return super.createBufferSource(); }
    };
}"""


def finished(server: Server, game: str) -> tuple[str, dict[str, Any]]:
    """A finished game, played over a socket, and its last state as a spectator gets it."""
    guest, dice = Guest(server), random.Random(5)
    table = guest.new_table(game, "me:Ada", "bot:random", "bot:random")

    async def play() -> dict[str, Any]:
        async with guest.page(table) as page:
            await page.state()
            await page.play_on(dice.choice)
        async with Guest(server).page(table) as spectator:
            return await spectator.state()

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has an event loop of its own in this thread
        return table, elsewhere.submit(asyncio.run, play()).result()


def watch(visit: Visit, server: Server, table: str) -> Page:
    """Open a table with motion, on a page whose clock stands still."""
    page = visit("/")
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=0)
    page.clock.pause_at(STOPPED)
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("[data-do=skip-count]")).to_be_visible()
    return page


def secrets_of(state: dict[str, Any]) -> list[str]:
    """What must not be read before the count: who won, and every line with a total."""
    lines = state["log"]["lines"]
    return [state["outcome"]["text"], *[line["text"] for line in lines if line["told"] == "scored"]]


def test_no_total_is_shown_before_it_has_been_counted(visit: Visit, server: Server) -> None:
    table, state = finished(server, "outlive")
    page = watch(visit, server, table)
    text = page.locator("main").inner_text()
    assert [secret for secret in secrets_of(state) if secret in text] == []
    expect(page.locator("[data-area=others] .total")).to_have_count(0)
    expect(page.locator("tbody tr.filled")).to_have_count(0)
    page.clock.run_for(LONG)
    expect(page.locator("[data-over] [role=status]")).to_have_text(state["outcome"]["text"])
    text = page.locator("main").inner_text()
    assert [secret for secret in secrets_of(state) if secret not in text] == []
    expect(page.locator(".standing")).not_to_be_empty()


def test_the_count_can_be_skipped_and_is_not_repeated(visit: Visit, server: Server) -> None:
    table, state = finished(server, "outlive")
    page = watch(visit, server, table)
    page.locator("[data-do=skip-count]").click()
    expect(page.locator(".chosen")).to_have_text(state["outcome"]["text"])
    page.reload()
    expect(page.locator("[data-over] [role=status]")).to_have_text(state["outcome"]["text"])
    expect(page.locator("tbody tr:not(.filled)")).to_have_count(0)


def test_a_quest_ends_with_its_epilogue_and_everybodys_fate(visit: Visit, server: Server) -> None:
    table, state = finished(server, "discover")
    page = watch(visit, server, table)
    told = page.locator(".epilogue p")
    expect(told).to_have_text(state["outcome"]["epilogue"])
    expect(told.first).not_to_be_visible()
    assert state["outcome"]["text"] not in page.locator("main").inner_text()
    page.clock.run_for(LONG)
    expect(told.last).to_be_visible()
    expect(page.locator(".fates > li:visible")).to_have_count(3)
    expect(page.locator("h2", has_text=state["outcome"]["text"])).to_be_visible()


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_the_board_can_be_seen_again_after_the_ending(visit: Visit, server: Server, game: str) -> None:
    table, _ = finished(server, game)
    page = visit(f"/t/{table}", size=(390, 664))
    page.locator("[data-do=to-board]").tap()
    expect(page.locator("[data-do=to-board]")).to_have_count(0)
    expect(page.locator("[data-area=board] > .board")).to_be_visible()
    page.locator("[data-do=score]").tap()
    expect(page.locator("[data-do=to-board]")).to_be_visible()


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_nothing_is_heard_before_the_first_click(visit: Visit, game: str) -> None:
    first = visit("/")
    begin(first, game)
    path = first.url.removeprefix(first.evaluate("location.origin"))
    first.context.add_init_script(f"({LISTEN})()")
    page = visit(path, of=first)
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert page.evaluate("heard") == {"contexts": 0, "sounds": 0}
    player = Player(page, seed=2)
    for _ in range(STEPS):
        player.play(most=1)
        if page.evaluate("heard.sounds") > 0:
            break
    assert page.evaluate("heard.contexts") == 1
    assert page.evaluate("heard.sounds") > 0


def test_sound_is_turned_off_in_the_menu_and_stays_off(visit: Visit) -> None:
    page = visit("/")
    begin(page, "discover")
    page.locator("header [aria-haspopup=menu]").click()
    mute = page.locator("header [data-do=mute]")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(page.locator("header input[type=range]")).to_have_value("0")
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")
