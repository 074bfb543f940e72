"""Somebody who plays by clicking: things on the board where they glow, otherwise buttons."""

from __future__ import annotations

import contextlib
import random
import time
from collections import Counter
from typing import TypedDict

from playwright.sync_api import Error, Locator, Page

from tests.waiting import HANGS

OFFERED = "[data-offered]"
CHOICE = "[data-choice]:visible"
QUICK = 1_000
"""Milliseconds; what cannot be clicked by then is gone."""
LOST = 4
"""After so many clicks without effect something else is clicked."""
WHILE = 20
"""Milliseconds until one looks again."""
LOOK = """() => {
    const isShown = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    };
    const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
    const things = (selector) => [...new Set(shown(selector).map((element) => element.dataset.thing))].sort();
    const text = (element) => element.innerText;
    const bar = document.querySelector('[data-area=question]');
    return {
        seen: bar?.innerText ?? '',
        question: [...document.querySelectorAll('[data-area=question] .text, [data-choice]')].map(text).join(),
        seq: Number(bar?.dataset.seq),
        over: document.querySelector('[data-over]') !== null,
        todo: ['sit', 'dismiss', 'end-turn', 'skip'].find((key) => shown(`[data-do=${key}]`).length > 0) ?? null,
        busy: document.querySelector('[data-area=question] [aria-disabled=true]') !== null,
        choices: shown('[data-choice]:not(.drastic)').length,
        things: things('[data-offered]:not([data-chosen])'),
        chosen: things('[data-chosen]'),
    };
}"""


class Look(TypedDict):
    """What somebody sees who is about to click."""

    seen: str
    """What stands in the bar at the bottom; it tells whether anything has happened."""
    question: str
    """What is asked, with all answers."""
    seq: int
    """How much has happened at the table."""
    over: bool
    todo: str | None
    """A button that comes before any answer."""
    busy: bool
    """An answer is on its way."""
    choices: int
    things: list[str]
    """What glows and has not been clicked."""
    chosen: list[str]


class Player:
    """One person before one page.

    What is clicked depends on the question and on how often it was asked, not on how fast the page is: the same seed
    at the same table clicks the same, but where several people or bots choose at the same time.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.seed = seed
        self.asked: Counter[str] = Counter()
        """How often each question was asked."""
        self.answered = (-1, "")
        """What was clicked last: how much had happened, and the question."""
        self.lost = 0
        """How many clicks had no effect, one after another."""
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
        if look["busy"] or not (look["todo"] or look["choices"]):
            self.page.wait_for_timeout(WHILE)
            return 0
        if look["todo"]:
            self.click(self.said(look["todo"]).first)
            return 0
        return self.pick(look)

    def pick(self, look: Look | None = None) -> int:
        """Make a choice: on the board if something glows there, otherwise with a button."""
        look = look or self.look()
        dice = self.dice_for(look)
        if look["things"] and dice.random() < 0.7:
            self.point(look, dice)
            self.on_board += 1
        elif look["choices"]:
            buttons = self.page.locator(f"{CHOICE}:not(.drastic)")
            self.click(buttons.nth(dice.randrange(look["choices"])))
            self.by_button += 1
        return 1

    def dice_for(self, look: Look) -> random.Random:
        """Dice for this question, and for how often it was asked. A click that was lost is repeated, a few times."""
        question, now = look["question"], (look["seq"], look["question"])
        self.lost = self.lost + 1 if now == self.answered else 0
        self.asked[question] += now != self.answered
        self.answered = now
        return random.Random(f"{self.seed} {self.asked[question]} {self.lost // LOST} {question}")

    def point(self, look: Look, dice: random.Random) -> None:
        """Click glowing things until the question has been answered."""
        for _ in range(3):
            thing = dice.choice(look["things"])
            self.click(self.page.locator(f'{OFFERED}[data-thing="{thing}"]:visible').first)
            look = self.look()
            if not look["chosen"] or not look["things"]:
                return
        back = self.said("back")
        if back.count():
            self.click(back.first)

    def click(self, where: Locator) -> None:
        """A click with the mouse in the middle of it, whatever lies there; what is gone meanwhile is no matter."""
        with contextlib.suppress(Error):
            where.click(timeout=QUICK, force=True)
