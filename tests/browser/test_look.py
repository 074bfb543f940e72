"""Every page in both themes, at three sizes, in four languages: nothing serious for axe-core, nothing untranslated."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page

from tests.browser.axe import violations, with_axe
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.player import Player
from tests.browser.words import begin
from tests.effort import often

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


def shot(page: Page, shots: Path | None, name: str) -> None:
    if shots:
        page.screenshot(path=shots / f"{name}.png")


SIZES = {"desk": DESK, "phone": PHONE, "tablet": TABLET}
BY_DAY = {
    "desk-dark",
    "phone-light",
    "outlive-desk-light",
    "outlive-phone-dark",
    "discover-desk-dark",
    "discover-phone-light",
}
"""Each theme and each game; the nightly run covers the other pairs, and tablets."""


def looks(*names: tuple[str, ...]) -> list[ParameterSet]:
    """All combinations of these names, most of them for the nightly run."""
    return [
        pytest.param(*one, id="-".join(one), marks=() if "-".join(one) in BY_DAY else pytest.mark.nightly)
        for one in product(*names)
    ]


@pytest.mark.parametrize(("size", "theme"), looks(("desk", "phone", "tablet"), ("dark", "light")))
def test_pages_are_accessible(visit: Visit, theme: str, size: str, shots: Path | None) -> None:
    page = visit("/", theme=theme, size=SIZES[size])
    for path in PAGES:
        go(page, path)
        shot(page, shots, f"{path.strip('/').replace('/', '-').replace('?', '-') or 'home'}-{theme}-{size}")
        assert violations(with_axe(page)) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], path


def go(page: Page, path: str) -> None:
    """Go to another page of the same server and wait until it is complete."""
    page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/', 3)[2]}{path}", wait_until="networkidle")


@pytest.mark.parametrize(
    ("game", "size", "theme"), looks(("outlive", "discover"), ("desk", "phone"), ("dark", "light"))
)
def test_tables_are_accessible(visit: Visit, game: str, theme: str, size: str, shots: Path | None) -> None:
    """At the beginning and later; and at 1280 x 720 nothing of the table is off the screen."""
    page = visit("/", theme=theme, size=SIZES[size])
    begin(page, game)
    player = Player(page, seed=8)
    for moment in range(3):
        with_axe(page)
        assert violations(page) == [], f"{game} after {moment * 10} picks"
        shot(page, shots, f"{game}-{moment}-{theme}-{size}")
        if size == "desk":
            height = page.evaluate("Math.max(document.documentElement.scrollHeight, document.body.scrollHeight)")
            assert height <= DESK[1]
        player.play(10)


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one in ("de", "es") else pytest.mark.nightly) for one in LANGUAGES]
)
def test_nothing_is_left_untranslated(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    for path in PAGES:
        go(page, path)
        assert page.locator("html").get_attribute("lang") == language
        assert UNTRANSLATED.findall(seen_and_heard(page)) == [], path
    for game in ("outlive", "discover"):
        go(page, "/")
        begin(page, game, guided=True, language=language)
        Player(page, seed=9).play(often(8, 60))
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
