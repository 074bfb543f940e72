"""At every kind of question and at every size of screen: nothing overlaps, is cut off or leaves the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import pytest

from tests.browser.conftest import Visit
from tests.browser.moments import SEATS, Moment, moments
from tests.browser.test_names import Shown
from tests.effort import NIGHT
from tests.table.server import Server

TOUCHED = ((390, 664), (360, 640), (844, 390), (820, 1180), (1024, 768))
POINTED = ((1280, 720), (1440, 900), (2560, 1440))
LOOKED_AT = Path(__file__).parent / "layout.js"


class Box(TypedDict):
    x: float
    y: float
    width: float
    height: float


class Seen(TypedDict):
    """What the page says about itself; see layout.js."""

    faults: list[str]
    board: Box | None
    ends: list[Box]
    """Buttons that end a turn."""
    answers: list[Box]
    """All other buttons of the question."""


class Sizes:
    """One game on a page that is resized: every kind of question at every size."""

    def __init__(self, visit: Visit, server: Server, game: str, sizes: tuple[tuple[int, int], ...], touch: bool) -> None:
        self.game = game
        self.sizes = sizes
        self.shown = Shown(visit, server, game, "en", sizes[0], touch=touch)

    def look(self, shots: Path | None) -> Iterator[tuple[str, Seen]]:
        for width, height in self.sizes:
            self.shown.page.set_viewport_size({"width": width, "height": height})
            for moment in moments(self.game):
                self.shown.show(moment)
                yield f"{width}x{height} {moment.key}", self.see(moment, shots)

    def see(self, moment: Moment, shots: Path | None) -> Seen:
        page = self.shown.page
        seen: Seen = page.evaluate(LOOKED_AT.read_text())
        if shots:
            size = page.viewport_size or {"width": 0, "height": 0}
            page.screenshot(path=shots / f"layout-{size['width']}x{size['height']}-{moment.key}.png")
        return seen
