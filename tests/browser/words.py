"""Finding things on the page as a person does: by their names."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from emberwatch.text import speaker

AT_A_TABLE = re.compile(r"/t/[\w-]+$")


def word(key: str, language: str = "en", **details: str | int) -> str:
    return speaker(language).say(key, **details)


def button(page: Page | Locator, key: str, language: str = "en", **details: str | int) -> Locator:
    return page.get_by_role("button", name=word(key, language, **details))


def play_button(page: Page, way: str, game: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"{re.escape(way)}.*{game}", re.IGNORECASE))


def begin(page: Page, game: str, *, guided: bool = False, language: str = "en") -> None:
    """Go from the first page to a table, with one click."""
    way = word("page-play-guided" if guided else "page-play-now", language)
    play_button(page, way, game).click()
    page.wait_for_url(AT_A_TABLE)
    page.locator("[data-choice]").first.wait_for()
