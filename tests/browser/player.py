"""A player who clicks: on things on the board where they glow, otherwise on buttons."""

from __future__ import annotations

import contextlib
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import TypedDict

from playwright.sync_api import Error, Locator, Page

from tests.waiting import HANGS

OFFERED = "[data-offered]"
CHOICE = "[data-choice]:visible"
QUICK = 1_000
"""Milliseconds after which something that cannot be clicked counts as gone."""
LOST = 4
"""Clicks without effect after which the player clicks something else."""
WHILE = 20
"""Milliseconds until the player looks again."""
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
        todo: ['leave', 'sit', 'dismiss', 'end-turn', 'skip'].find((key) => shown(`[data-do=${key}]`).length) ?? null,
        busy: document.querySelector('[data-area=question] [aria-disabled=true]') !== null,
        drawn: document.querySelector('[data-area=board] [data-thing]') !== null,
        choices: shown('[data-choice]:not(.drastic)').length,
        things: things('[data-offered]:not([data-chosen])'),
        chosen: things('[data-chosen]'),
    };
}"""


class Look(TypedDict):
    """What a player sees before a click."""

    seen: str
    """The text in the bar at the bottom; it shows whether anything has happened."""
    question: str
    """The question, with all answers."""
    seq: int
    """How much has happened at the table."""
    over: bool
    todo: str | None
    """A button that comes before any answer."""
    busy: bool
    """An answer is on its way."""
    drawn: bool
    """The board is there: it is loaded after the question."""
    choices: int
    things: list[str]
    """Things that glow and have not been clicked."""
    chosen: list[str]


def is_asked(look: Look) -> bool:
    """Whether there is something to do: a button, or something that glows."""
    return bool(look["todo"] or look["choices"] or look["things"])


def unfold(page: Page) -> Iterator[None]:
    """Show all answers to a question, step by step: as it is, with the lists open, and after each first thing."""
    yield
    open_lists(page)
    yield
    firsts = page.locator("[data-area=question] .first:visible")
    for number in range(firsts.count()):
        firsts.nth(number).click()
        open_lists(page)
        yield
        page.locator("[data-do=back]").click()


def open_lists(page: Page) -> None:
    """Press what stands for further buttons until nothing does."""
    folded = page.locator("[data-area=question] .fold:visible")
    while folded.count():
        folded.first.click()


class Player:
    """One person at one page.

    What they click depends on the question and on how often it was asked, not on how fast the page is: the same seed at
    the same table makes the same clicks, except where several people or bots choose at the same time.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.seed = seed
        self.asked: Counter[str] = Counter()
        """How often each question was asked."""
        self.answered = (-1, "")
        """The last click: how much had happened by then, and the question."""
        self.lost = 0
        """Number of clicks in a row that had no effect."""
        self.on_board = 0
        self.by_button = 0

    # -- seeing -------------------------------------------------------------------------------------------------------

    def button(self, key: str) -> Locator:
        """Find a button by its purpose."""
        return self.page.locator(f"[data-do={key}]:visible")

    def look(self) -> Look:
        seen: Look = self.page.evaluate(LOOK)
        return seen

    @property
    def is_over(self) -> bool:
        return self.look()["over"]

    # -- doing --------------------------------------------------------------------------------------------------------

    def play(self, most: int = 100_000) -> None:
        """Play on until the game is over, or this many picks were made."""
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
        """Do one thing; return how many picks that was."""
        look = look or self.look()
        if look["busy"] or not look["drawn"] or not is_asked(look) or look != self.look():
            self.page.wait_for_timeout(WHILE)
            return 0
        if look["todo"]:
            self.click(self.button(look["todo"]).first)
            return 0
        return self.pick(look)

    def pick(self, look: Look | None = None) -> int:
        """Make a choice: on the board if something glows there, otherwise with a button."""
        look = look or self.look()
        dice = self.dice_for(look)
        if look["things"] and (dice.random() < 0.7 or not look["choices"]):
            self.point(look, dice)
            self.on_board += 1
        elif look["choices"]:
            buttons = self.page.locator(f"{CHOICE}:not(.drastic)")
            self.click(buttons.nth(dice.randrange(look["choices"])))
            self.by_button += 1
        return 1

    def dice_for(self, look: Look) -> random.Random:
        """Dice for this question and for how often it was asked. A lost click is repeated a few times."""
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
        back = self.button("back")
        if back.count():
            self.click(back.first)

    def click(self, where: Locator) -> None:
        """Click with the mouse in the middle of it, whatever is there; if it is gone meanwhile, that is fine."""
        with contextlib.suppress(Error):
            where.click(timeout=QUICK, force=True)
