"""Somebody who plays by clicking: things on the board where they glow, otherwise buttons."""

from __future__ import annotations

import contextlib
import random

from playwright.sync_api import Error, Locator, Page

OFFERED = "[data-offered]"
CHOICE = "[data-choice]:visible"
OVER = "[data-over]"
QUICK = 2_500
STUCK = 150
"""So many steps without any change mean that something legal cannot be reached."""


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

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def question(self) -> str:
        return self.page.locator("[data-area=question] .text").inner_text()

    # -- doing --------------------------------------------------------------------------------------------------------

    def play(self, most: int = 100_000) -> None:
        """Play on until the game is over, or so many picks were made."""
        made = idle = 0
        while made < most and not self.is_over:
            before = self.seen()
            made += self.step()
            idle = idle + 1 if self.seen() == before else 0
            assert idle < STUCK, f"nothing happens any more: {before}"

    def seen(self) -> str:
        """What tells whether anything has happened: what stands in the bar at the bottom."""
        return str(self.page.evaluate("() => document.querySelector('[data-area=question]')?.innerText ?? ''"))

    def step(self) -> int:
        """One thing that is to be done; how many picks that were."""
        for key in ("sit", "dismiss", "end-turn"):
            button = self.said(key)
            if button.count():
                self.click(button.first)
                return 0
        if self.said("skip").count():
            self.click(self.said("skip").first)
            return 0
        if self.page.locator(CHOICE).count() == 0:
            self.page.wait_for_timeout(30)
            return 0
        return self.pick()

    def pick(self) -> int:
        """Make a choice: on the board if something glows there, otherwise with a button."""
        things = self.page.locator(f"{OFFERED}:visible")
        if things.count() and self.dice.random() < 0.7:
            self.point(things)
            self.on_board += 1
            return 1
        buttons = self.page.locator(f"{CHOICE}:not(.drastic)")
        count = buttons.count()
        if count:
            self.click(buttons.nth(self.dice.randrange(count)))
            self.by_button += 1
        return 1

    def point(self, things: Locator) -> None:
        """Click glowing things until the question has been answered."""
        for _ in range(3):
            count = things.count()
            if not count:
                return
            self.click(things.nth(self.dice.randrange(count)))
            chosen = self.page.locator("[data-chosen]")
            if not chosen.count():
                return
            things = self.page.locator(f"{OFFERED}:not([data-chosen]):visible")
        back = self.said("back")
        if back.count():
            self.click(back.first)

    def click(self, where: Locator) -> None:
        """A click with the mouse in the middle of it, whatever lies there; what is gone meanwhile is no matter."""
        with contextlib.suppress(Error):
            where.scroll_into_view_if_needed(timeout=QUICK)
            where.click(timeout=QUICK, force=True)
        self.page.wait_for_timeout(15)
