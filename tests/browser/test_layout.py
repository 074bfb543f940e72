"""At every kind of question and at every size of screen: nothing overlaps, is cut off or leaves the screen."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import TypedDict

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import SEATS, Moment, moments
from tests.browser.test_names import Shown
from tests.effort import NIGHT
from tests.table.server import Server

Size = tuple[int, int]
TOUCHED: tuple[Size, ...] = ((390, 664), (360, 640), (844, 390), (820, 1180), (1024, 768))
"""Phones and tablets. Every run shows all questions on the first, and each question on one of all the others."""
POINTED: tuple[Size, ...] = ((1280, 720), (1440, 900), (2560, 1440))
SIZES = TOUCHED + POINTED
LANGUAGES = ("en", "de") if NIGHT else ("en",)
"""German has the longest words."""
FAULTS = (Path(__file__).parent / "layout.js").read_text()


class Box(TypedDict):
    left: float
    top: float
    right: float
    bottom: float


class Seen(TypedDict):
    """What layout.js finds on a page."""

    faults: list[str]
    board: Box | None
    ends: list[Box]
    """Buttons that end a turn."""
    answers: list[Box]
    """All other buttons of the question."""


def is_shown_at(size: Size, number: int) -> bool:
    """Whether a question is shown at a size in this run."""
    return NIGHT or size == SIZES[0] or size == SIZES[1 + number % (len(SIZES) - 1)]


def see(shown: Shown, moment: Moment, shots: Path | None) -> Seen:
    shown.show(moment)
    seen: Seen = shown.page.evaluate(FAULTS)
    if shots:
        size = shown.page.viewport_size or {"width": 0, "height": 0}
        shown.page.screenshot(path=shots / f"{size['width']}x{size['height']}-{moment.key}-{shown.language}.png")
    return seen


def overlap(one: Box, other: Box) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 1 and high > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sizes", [TOUCHED, POINTED], ids=["touched", "pointed"])
@pytest.mark.parametrize("game", list(SEATS))
def test_everything_has_its_place_at_every_question(
    visit: Visit, server: Server, game: str, sizes: tuple[Size, ...], language: str, shots: Path | None
) -> None:
    """Also: the board keeps its size, and no other button is ever where the one is that ends the turn."""
    shown = Shown(visit, server, game, language, sizes[0], touch=sizes == TOUCHED)
    faults = defaultdict[str, list[str]](list)
    for size in sizes:
        shown.page.set_viewport_size({"width": size[0], "height": size[1]})
        some = [moment for number, moment in enumerate(moments(game)) if is_shown_at(size, number)]
        seen = {moment.key: see(shown, moment, shots) for moment in some}
        for key, one in seen.items():
            faults[f"{size} {key}"].extend(one["faults"])
        boards = {(box["right"] - box["left"], box["bottom"] - box["top"]) for box in boards_of(seen)}
        assert len(boards) <= 1, f"the board changes its size at {size}: {boards}"
        ends = [end for one in seen.values() for end in one["ends"]]
        answers = [answer for one in seen.values() for answer in one["answers"]]
        assert not any(overlap(end, answer) for end in ends for answer in answers), size
    assert {where: found for where, found in faults.items() if found} == {}


def boards_of(seen: dict[str, Seen]) -> list[Box]:
    return [one["board"] for one in seen.values() if one["board"]]


def test_a_turn_does_not_end_by_accident(visit: Visit, server: Server) -> None:
    """With much stamina left, the button and the key ask first."""
    shown = Shown(visit, server, "discover", "en", SIZES[0])
    shown.show(next(moment for moment in moments("discover") if moment.key == "discover-ask-turn"))
    page = shown.page
    for by_key in (False, True):
        page.keyboard.press("e") if by_key else page.locator("[data-verb=end-turn]").click()
        expect(page.locator("dialog")).to_contain_text("stamina left")
        page.locator("[data-do=stay]").click()
        expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-verb=end-turn]")).to_be_visible()
