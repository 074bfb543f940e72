"""A picture of Discover: the map with survivors, fires and foes, and beside it everybody's figures."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any, Final

from emberwatch.discover.model.board import AXIAL, CELLS, SLOTS, SPACE_NAMES
from emberwatch.environments.picture import (
    DARK,
    FAINT,
    GROUND,
    INK,
    LINE,
    LIT,
    PANEL,
    RAISED,
    SEATS,
    Canvas,
    Point,
    title_of,
)

WIDTH: Final = 1200
HEIGHT: Final = 900
MARGIN: Final = 14
TOP: Final = 62
SIDE: Final = 370.0
"""The width of the survivors' figures."""
LARGEST: Final = 40.0
"""The radius of a hex at most."""
GROUNDS: Final[Mapping[str, str]] = {
    "sand": "#d9c48f",
    "shoal": "#7fb3bf",
    "brush": "#7c9a5e",
    "rock": "#8f8a86",
    "cliff": "#6a6461",
    "hardpan": "#cdb088",
    "wadi": "#b5a06a",
    "dune": "#e2c37c",
    "scarp": "#a8785a",
    "salt": "#e6e2d6",
    "meadow": "#a3b86c",
    "ice": "#b5d3df",
    "scree": "#8c8984",
    "snow": "#dfe6ea",
    "crag": "#6b6a72",
    "reeds": "#a8ad6a",
    "knoll": "#8fa763",
    "mire": "#6b7050",
    "carr": "#55704f",
    "channel": "#4f86a8",
    "orchard": "#c2b060",
    "forest": "#4f7a4c",
    "creek": "#6fa9c4",
    "thicket": "#3f6148",
    "ash": "#8d8b8a",
    "road": "#a39a8c",
    "slag": "#6f6468",
    "rubble": "#9b8371",
    "scrap": "#a0694a",
}
OTHERS: Final = ("#b7a98c", "#8da08a", "#a58f9b", "#8c98ad", "#b09377", "#7f9c98")
"""For grounds with other names."""
FACE_DOWN: Final = "#5b4a3a"
FOE: Final = "#8d2f3f"
SPRING: Final = "#2f78b0"
TARGET: Final = "#b0452f"
HURT: Final = "#e0604f"
STAMINA: Final = "#7fc08a"
SIGNS: Final = (
    (FOE, FOE, "Foe and its number"),
    (SPRING, SPRING, "Water"),
    (None, LIT, "Camp"),
    (None, TARGET, "Target"),
    (DARK, DARK, "Landmark"),
)
MOST_STAMINA: Final = 10

View = Mapping[str, Any]


def draw(view: View) -> Canvas:
    """The table as a seat sees it."""
    canvas = Canvas(WIDTH, HEIGHT)
    draw_headline(canvas, view)
    HexPicture(canvas, view).draw()
    height = (HEIGHT - TOP - MARGIN - (view["seats"] - 1) * 10) / max(view["seats"], 3)
    for seat, survivor in enumerate(view["survivors"]):
        draw_survivor(canvas, view, seat, survivor, (WIDTH - MARGIN - SIDE, TOP + seat * (height + 10)), height)
    return canvas


def draw_headline(canvas: Canvas, view: View) -> None:
    copy, quest = view["copy"], view["quest"]
    x = MARGIN + canvas.text((MARGIN, 14), "Discover", 26) + 22
    x += canvas.text((x, 22), f"Day {view['day']}, {view['phase'].replace('-', ' ')}", 16, LIT) + 22
    words = f"{copy['name']}, {title_of(copy['terrain'])}, scenario {copy['scenario']}, quest stage {quest['stage']}"
    canvas.text((x, 24), words, 14, FAINT)
    x = WIDTH - MARGIN
    waiting = view.get("waiting", ())
    for seat in reversed(waiting):
        canvas.disc((x - 11, 31), 11, SEATS[seat])
        canvas.text((x - 11, 31), str(seat), 13, DARK, "mm")
        x -= 27
    canvas.text((x - 4, 31), "asked:" if waiting else "the game is over", 13, FAINT, "rm")


# -- the map ------------------------------------------------------------------------------------------------------


class HexPicture:
    """The map, as large as there is room for."""

    def __init__(self, canvas: Canvas, view: View) -> None:
        self.canvas: Final = canvas
        self.view: Final = view
        self.spaces: Final = [SLOTS.index(slot) * CELLS + cell for slot in view["map"] for cell in range(CELLS)]
        plane = [flat(space) for space in self.spaces]
        left, right = min(x for x, _ in plane), max(x for x, _ in plane)
        top, bottom = min(y for _, y in plane), max(y for _, y in plane)
        room = (WIDTH - 3 * MARGIN - SIDE, HEIGHT - TOP - MARGIN - 26)
        self.radius: Final = min(room[0] / (right - left + sqrt(3)), room[1] / (bottom - top + 2), LARGEST)
        self.shift: Final = (
            MARGIN + room[0] / 2 - self.radius * (left + right) / 2,
            TOP + room[1] / 2 - self.radius * (top + bottom) / 2,
        )
        grounds = sorted({cell["ground"] for tile in view["map"].values() for cell in tile.get("spaces", ())})
        others = [name for name in grounds if name not in GROUNDS]
        self.colors: Final = {**GROUNDS, **{name: OTHERS[i % len(OTHERS)] for i, name in enumerate(others)}}
        self.grounds: Final = grounds

    def middle(self, space: int) -> Point:
        x, y = flat(space)
        return self.shift[0] + self.radius * x, self.shift[1] + self.radius * y

    def draw(self) -> None:
        for slot, tile in self.view["map"].items():
            for cell in range(CELLS):
                self.draw_space(SLOTS.index(slot) * CELLS + cell, tile)
            if "back" in tile:
                self.canvas.text(self.middle(SLOTS.index(slot) * CELLS), str(tile["back"]), 22, FAINT, "mm")
        self.draw_tokens()
        self.draw_fires()
        self.draw_figures()
        self.draw_legend()

    def draw_space(self, space: int, tile: View) -> None:
        cell = tile["spaces"][space % CELLS] if "spaces" in tile else {}
        fill = self.colors[cell["ground"]] if cell else RAISED
        self.canvas.shape(corners(self.middle(space), self.radius * 0.97), fill, GROUND, 1)
        x, y = self.middle(space)
        small = max(9, int(self.radius / 3.4))
        if "landmark" in cell:
            self.canvas.box((x - small, y - self.radius * 0.78), (2 * small, small + 5), DARK, round=3)
            self.canvas.text((x, y - self.radius * 0.78 + small / 2 + 2), str(cell["landmark"]), small, LIT, "mm")
        if "water" in cell:
            self.canvas.disc((x + self.radius * 0.5, y - self.radius * 0.45), self.radius * 0.14, SPRING)
        if "target" in cell:
            self.canvas.disc((x, y), self.radius * 0.2, None, TARGET, 2)

    def draw_tokens(self) -> None:
        """Tokens that lie on spaces: their symbol, or what they are."""
        for name, tokens in self.view["lying"].items():
            x, y = self.middle(SPACE_NAMES.index(name))
            token = tokens[0]
            word = (
                token["resources"][0] if token.get("resources") else token.get("symbol", str(token.get("number", "")))
            )
            size, half, top = max(8, int(self.radius / 4.2)), self.radius * 0.66, y + self.radius * 0.24
            is_open = bool(token.get("resources"))
            self.canvas.box((x - half, top), (2 * half, size + 4), INK if is_open else FACE_DOWN, round=3)
            words = self.canvas.cut(word.replace("-", " "), 2 * half - 2, size)
            self.canvas.text((x, top + size / 2 + 2), words, size, DARK if is_open else INK, "mm")

    def draw_fires(self) -> None:
        """Fireplaces: a flame where a fire burns, and a ring around the camp."""
        camp = self.middle(SPACE_NAMES.index(self.view["camp"]))
        self.canvas.disc(camp, self.radius * 0.72, None, LIT, 2)
        for name, burns in self.view["fires"].items():
            x, y = self.middle(SPACE_NAMES.index(name))
            half = self.radius * 0.26
            y -= self.radius * 0.42
            flame = [(x, y - 1.5 * half), (x + half, y), (x + 0.55 * half, y + half), (x - 0.55 * half, y + half),
                     (x - half, y)]  # fmt: skip
            self.canvas.shape(flame, "#f0662e" if burns else "#55504b", DARK, 1)

    def draw_figures(self) -> None:
        """Survivors as discs with their seats, foes as diamonds, side by side where several share a space."""
        here: dict[str, list[tuple[str, str]]] = {}
        for seat, survivor in enumerate(self.view["survivors"]):
            if survivor["space"] is not None:
                here.setdefault(survivor["space"], []).append((str(seat), SEATS[seat]))
        for foe in self.view["foes"]:
            if foe["space"] is not None:
                here.setdefault(foe["space"], []).append(("?" if foe["enemy"] is None else str(foe["enemy"]), ""))
        for name, figures in here.items():
            x, y = self.middle(SPACE_NAMES.index(name))
            size = self.radius * (0.36 if len(figures) < 3 else 0.27)
            left = x - size * (len(figures) - 1)
            for i, (word, color) in enumerate(figures):
                self.draw_figure((left + 2 * size * i, y), size, word, color)

    def draw_figure(self, at: Point, size: float, word: str, color: str) -> None:
        x, y = at
        if color:
            self.canvas.disc(at, size, color, DARK, 2)
        else:
            diamond = [(x, y - 1.2 * size), (x + size, y), (x, y + 1.2 * size), (x - size, y)]
            self.canvas.shape(diamond, FOE, DARK, 2)
        self.canvas.text(at, word, max(10, int(size * 1.1)), DARK if color else INK, "mm")

    def draw_legend(self) -> None:
        x, y = float(MARGIN), HEIGHT - MARGIN - 14.0
        for name in self.grounds:
            self.canvas.box((x, y), (14, 14), self.colors[name], round=3)
            x += 19 + self.canvas.text((x + 19, y), title_of(name), 12, FAINT) + 12
        for fill, edge, words in SIGNS:
            self.canvas.disc((x + 7, y + 7), 6, fill, edge, 2)
            x += 19 + self.canvas.text((x + 19, y), words, 12, FAINT) + 12


def flat(space: int) -> Point:
    """The middle of a space on the plane, for hexes of radius 1 that stand on a corner."""
    q, r = AXIAL[space]
    return sqrt(3) * (q + r / 2), 1.5 * r


def corners(middle: Point, radius: float) -> list[Point]:
    return [
        (middle[0] + radius * cos(pi / 6 + pi / 3 * i), middle[1] + radius * sin(pi / 6 + pi / 3 * i)) for i in range(6)
    ]


# -- the survivors ------------------------------------------------------------------------------------------------


def draw_survivor(canvas: Canvas, view: View, seat: int, survivor: View, at: Point, height: float) -> None:
    x, y = at
    inner = SIDE - 20
    is_asked = seat in view.get("waiting", ())
    canvas.box(at, (SIDE, height), PANEL, LIT if is_asked else LINE, 2 if is_asked else 1)
    canvas.box(at, (SIDE, 32), SEATS[seat])
    name = title_of(survivor["character"] or f"seat {seat}")
    chief = " (chief)" if view["chief"] == seat else ""
    canvas.text((x + 10, y + 16), canvas.cut(f"{seat}  {name}{chief}", inner - 100, 15), 15, DARK, "lm")
    where = survivor["space"] or survivor["status"].replace("-", " ")
    canvas.text((x + SIDE - 10, y + 16), where, 14, DARK, "rm")
    draw_measures(canvas, survivor, (x + 10, y + 40), inner)
    things = [f"{title_of(kind)} {count}" for kind, count in survivor["resources"].items() if count]
    items = [title_of(held["item"]) for held in survivor["items"]] + [
        title_of(threat) for threat in survivor["threats"]
    ]
    load = "" if survivor["burden"] is None else f"Carries {survivor['burden']} of {survivor['limit']}: "
    rows = [(line, INK) for line in canvas.lines([load + (things[0] if things else "nothing"), *things[1:]], inner, 13)]
    rows += [(line, FAINT) for line in canvas.lines(items, inner, 12)]
    for i, (line, color) in enumerate(rows[: int((height - 102) / 17)]):
        canvas.text((x + 10, y + 96 + 17 * i), line, 13 if color == INK else 12, color)


def draw_measures(canvas: Canvas, survivor: View, at: Point, width: float) -> None:
    """Stamina as a bar, and a mark for each damage, by its kind."""
    x, y = at
    canvas.text((x, y), f"Stamina {survivor['stamina']}", 13)
    canvas.bar((x + 92, y + 4), (width - 92, 8), survivor["stamina"] / MOST_STAMINA, STAMINA)
    damage = [(kind, count) for kind, count in survivor["damage"].items() if count]
    canvas.text((x, y + 24), "Damage" if damage else "Unhurt", 13, INK if damage else FAINT)
    x += 92
    for kind, count in damage:
        words = f"{title_of(kind)} {count}" if count > 1 else title_of(kind)
        x += canvas.chip((x, y + 22), words, HURT) + 5
