"""Every page in both themes, at three sizes, in four languages: nothing serious for axe-core, nothing untranslated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.axe import violations, with_axe
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.player import Player
from tests.browser.words import begin

TABLET = (820, 1180)
PAGES = [
    "/",
    "/new?game=outlive",
    "/new?game=discover",
    "/tables",
    "/rules/outlive",
    "/rules/discover",
    "/credits",
    "/nowhere",
]
LANGUAGES = ["en", "de", "fr", "es"]
UNTRANSLATED = re.compile(r"⟨[^⟩]*⟩|\b(?:page|error|told|ask|pick|rule|thing|why|discover)-[a-z]+-[a-z-]+\b")


def settled(page: Page) -> Page:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    return page


def shot(page: Page, shots: Path | None, name: str) -> None:
    if shots:
        page.screenshot(path=shots / f"{name}.png")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE, TABLET], ids=["desk", "phone", "tablet"])
def test_pages_are_accessible(visit: Visit, theme: str, size: tuple[int, int], shots: Path | None) -> None:
    for path in PAGES:
        page = settled(visit(path, theme=theme, size=size))
        shot(page, shots, f"{path.strip('/').replace('/', '-').replace('?', '-') or 'home'}-{theme}-{size[0]}")
        assert violations(with_axe(page)) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], path
        page.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_tables_are_accessible(visit: Visit, game: str, theme: str, size: tuple[int, int], shots: Path | None) -> None:
    page = visit("/", theme=theme, size=size)
    begin(page, game)
    player = Player(page, seed=8)
    for moment in range(3):
        with_axe(page)
        assert violations(page) == [], f"{game} after {moment * 12} picks"
        shot(page, shots, f"{game}-{moment}-{theme}-{size[0]}")
        player.play(12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(visit: Visit, language: str) -> None:
    for path in PAGES:
        page = settled(visit(path, language=language))
        assert page.locator("html").get_attribute("lang") == language
        assert UNTRANSLATED.findall(seen_and_heard(page)) == [], path
        page.close()
    for game in ("outlive", "discover"):
        page = visit("/", language=language)
        begin(page, game, guided=True, language=language)
        Player(page, seed=9).play(15)
        assert UNTRANSLATED.findall(seen_and_heard(page)) == [], game


def seen_and_heard(page: Page) -> str:
    """Everything that a person reads or a screen reader says."""
    return str(
        page.evaluate(
            """() => document.body.innerText + [...document.querySelectorAll('[aria-label],[title],[placeholder]')]
                .flatMap((e) => ['aria-label', 'title', 'placeholder'].map((name) => e.getAttribute(name) ?? ''))
                .join('\\n')"""
        )
    )


def test_at_the_desk_nothing_of_the_table_is_off_the_screen(visit: Visit) -> None:
    """At 1280 x 720 the page itself does not scroll, in either game."""
    for game in ("outlive", "discover"):
        page = visit("/")
        begin(page, game)
        player = Player(page, seed=1)
        for _ in range(4):
            player.play(6)
            height = page.evaluate("Math.max(document.documentElement.scrollHeight, document.body.scrollHeight)")
            assert height <= DESK[1]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_spaces_of_the_airlock_are_drawn_inside_it(visit: Visit, size: tuple[int, int]) -> None:
    """Rows of 2 and 5: the long one takes a second line rather than being cut off."""
    page = visit("/", size=size)
    begin(page, "outlive")
    Player(page, seed=8).play(20)
    if size == PHONE:
        page.locator("button.quiet", has_text="Yours").click()
    airlock = page.locator(".airlock").first
    airlock.wait_for()
    inside = """(airlock) => {
        const box = airlock.getBoundingClientRect();
        const fits = (r) => r.width > 0 && r.left >= box.left && r.right <= box.right && r.bottom <= box.bottom;
        const rows = [...airlock.querySelectorAll('.people')].map((row) => [...row.querySelectorAll('svg')]);
        return rows.map((row) => row.filter((person) => fits(person.getBoundingClientRect())).length);
    }"""
    assert airlock.evaluate(inside) == [2, 5]
