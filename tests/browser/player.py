"""Somebody who plays by clicking: things on the board where they glow, otherwise buttons."""

from __future__ import annotations

import contextlib
import random
import time
from typing import TypedDict

from playwright.sync_api import Error, Locator, Page

from tests.waiting import HANGS

OFFERED = "[data-offered]"
CHOICE = "[data-choice]:visible"
QUICK = 2_500
"""Milliseconds; what cannot be clicked by then is gone."""
WHILE = 20
"""Milliseconds until one looks again."""
LOOK = """() => {
    const isShown = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    };
    const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
    const bar = document.querySelector('[data-area=question]');
    return {
        seen: bar?.innerText ?? '',
        over: document.querySelector('[data-over]') !== null,
        todo: ['sit', 'dismiss', 'end-turn', 'skip'].find((key) => shown(`[data-do=${key}]`).length > 0) ?? null,
        busy: document.querySelector('[data-choice][aria-disabled=true]') !== null,
        choices: shown('[data-choice]:not(.drastic)').length,
        things: shown('[data-offered]').length,
    };
}"""


class Look(TypedDict):
    """What somebody sees who is about to click."""

    seen: str
    """What stands in the bar at the bottom; it tells whether anything has happened."""
    over: bool
    todo: str | None
    """A button that comes before any answer."""
    busy: bool
    """An answer is on its way."""
    choices: int
    things: int


class Player:
    """One person before one page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.on_board = 0
        self.by_button = 0

    # -- seeing -------------------------------------------------------------------------------------------------------

    def said(self, key: str) -> Locator:
        """A button by what it is for."""
        return self.page.locator(f"[data-do={key}]:visible")

    def look(self) -> Look:
        seen: Look = self.page.evaluate(LOOK)
        return seen

    @property
    def is_over(self) -> bool:
        return self.look()["over"]

    # -- doing --------------------------------------------------------------------------------------------------------

    def play(self, most: int = 100_000) -> None:
        """Play on until the game is over, or so many picks were made."""
        made, seen, since = 0, "", time.monotonic()
        while made < most:
            look = self.look()
            if look["over"]:
                return
            if look["seen"] != seen:
                seen, since = look["seen"], time.monotonic()
            assert time.monotonic() - since < HANGS, f"nothing happens any more: {seen}"
            made += self.step(look)

    def step(self, look: Look | None = None) -> int:
        """One thing that is to be done; how many picks that were."""
        look = look or self.look()
        if look["todo"]:
            self.click(self.said(look["todo"]).first)
            return 0
        if look["busy"] or not look["choices"]:
            self.page.wait_for_timeout(WHILE)
            return 0
        return self.pick(look)

    def pick(self, look: Look | None = None) -> int:
        """Make a choice: on the board if something glows there, otherwise with a button."""
        look = look or self.look()
        if look["things"] and self.dice.random() < 0.7:
            self.point(look["things"])
            self.on_board += 1
        elif look["choices"]:
            buttons = self.page.locator(f"{CHOICE}:not(.drastic)")
            self.click(buttons.nth(self.dice.randrange(look["choices"])))
            self.by_button += 1
        return 1

    def point(self, count: int) -> None:
        """Click glowing things until the question has been answered."""
        things = self.page.locator(f"{OFFERED}:visible")
        for _ in range(3):
            self.click(things.nth(self.dice.randrange(count)))
            if not self.page.locator("[data-chosen]").count():
                return
            things = self.page.locator(f"{OFFERED}:not([data-chosen]):visible")
            count = things.count()
            if not count:
                return
        back = self.said("back")
        if back.count():
            self.click(back.first)

    def click(self, where: Locator) -> None:
        """A click with the mouse in the middle of it, whatever lies there; what is gone meanwhile is no matter."""
        with contextlib.suppress(Error):
            where.click(timeout=QUICK, force=True)
