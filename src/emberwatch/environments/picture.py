"""Pictures of a table, for `render_mode="rgb_array"`: what a seat may know, drawn with Pillow.

A game draws itself: its room `picture` is a function from a view to a `Canvas`. Everything is drawn twice as large and
then made smaller, because Pillow does not smooth the edges of shapes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from emberwatch.environments import missing

try:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont
except ImportError as problem:
    raise missing(problem) from problem

Frame = NDArray[np.uint8]
Point = tuple[float, float]
SCALE: Final = 2
SEATS: Final = ("#e0694f", "#4f9fd8", "#e3b341", "#6fbf73")
"""The colors of the seats, in order."""
GROUND: Final = "#1b1d22"
PANEL: Final = "#282b32"
RAISED: Final = "#363a43"
LINE: Final = "#4a4f5a"
INK: Final = "#eceae4"
FAINT: Final = "#9a9ca3"
DARK: Final = "#15161a"
LIT: Final = "#ffb454"
"""What is asked, or burns."""


@cache
def font_of(size: int) -> Any:  # noqa: ANN401  (two kinds of fonts, used alike)
    return ImageFont.load_default(size * SCALE)


def title_of(name: str) -> str:
    """The name of a thing as people read it: `silent-peak` is Silent Peak."""
    return name.replace("-", " ").title()


class Canvas:
    """A surface to draw on, in units of pixels of the picture."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.image: Final = Image.new("RGB", (width * SCALE, height * SCALE), GROUND)
        self.pen: Final = ImageDraw.Draw(self.image)

    def pixels(self) -> Frame:
        small = self.image.resize((self.width, self.height), Image.Resampling.LANCZOS)
        return np.array(small, np.uint8)

    # -- shapes -------------------------------------------------------------------------------------------------------

    def box(
        self, at: Point, size: Point, fill: str = PANEL, edge: str | None = None, thick: float = 1, round: float = 6
    ) -> None:
        corners = enlarge([at, (at[0] + size[0], at[1] + size[1])])
        self.pen.rounded_rectangle(corners, round * SCALE, fill, edge, int(thick * SCALE))

    def disc(self, middle: Point, radius: float, fill: str | None, edge: str | None = None, thick: float = 1) -> None:
        x, y = middle
        corners = enlarge([(x - radius, y - radius), (x + radius, y + radius)])
        self.pen.ellipse(corners, fill, edge, int(thick * SCALE))

    def shape(self, points: Sequence[Point], fill: str, edge: str | None = None, thick: float = 1) -> None:
        self.pen.polygon(enlarge(points), fill, edge, int(thick * SCALE))

    def line(self, points: Sequence[Point], color: str, thick: float = 1) -> None:
        self.pen.line(enlarge(points), color, int(thick * SCALE), joint="curve")

    def bar(self, at: Point, size: Point, share: float, fill: str) -> None:
        """A bar that is filled from the left."""
        self.box(at, size, RAISED, round=size[1] / 2)
        if share > 0:
            self.box(at, (max(size[1], size[0] * min(share, 1.0)), size[1]), fill, round=size[1] / 2)

    # -- words --------------------------------------------------------------------------------------------------------

    def text(self, at: Point, words: str, size: int = 12, color: str = INK, anchor: str = "la") -> float:
        """Write a line; return how wide it is. The anchor is Pillow's: `la` is left and top, `mm` the middle."""
        self.pen.text((at[0] * SCALE, at[1] * SCALE), words, color, font_of(size), anchor)
        return self.wide(words, size)

    def wide(self, words: str, size: int = 12) -> float:
        return float(font_of(size).getlength(words)) / SCALE

    def cut(self, words: str, width: float, size: int = 12) -> str:
        """As much of a line as fits."""
        if self.wide(words, size) <= width:
            return words
        while words and self.wide(f"{words}…", size) > width:
            words = words[:-1]
        return f"{words.rstrip()}…"

    def lines(self, words: Sequence[str], width: float, size: int = 12) -> list[str]:
        """Things in a row, separated by commas, broken into lines that fit."""
        found: list[str] = []
        for word in words:
            longer = f"{found[-1]}, {word}" if found else word
            if found and self.wide(f"{longer},", size) <= width:
                found[-1] = longer
            else:
                found = [*found[:-1], *[f"{line}," for line in found[-1:]], self.cut(word, width, size)]
        return found

    def chip(self, at: Point, words: str, fill: str, color: str = DARK, size: int = 11) -> float:
        """A word on a colored ground; return how wide it is."""
        width = self.wide(words, size) + 10
        self.box(at, (width, size + 7), fill, round=5)
        self.text((at[0] + width / 2, at[1] + (size + 7) / 2), words, size, color, "mm")
        return width


def enlarge(points: Sequence[Point]) -> list[Point]:
    return [(x * SCALE, y * SCALE) for x, y in points]
