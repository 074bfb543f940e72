"""The characters and colors of Discover's map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberwatch.discover.model.names import SYMBOLS


class MapSigns:
    """What each sign on the map means. Landmarks, known monsters and numbered tokens have their number after it."""

    def __init__(self, symbols: str, camp: str, burning: str, out: str, water: str, target: str, searched: str) -> None:
        self.symbols: Final[Mapping[str, str]] = dict(zip(SYMBOLS, symbols, strict=True))
        """The backs of feature tokens."""
        self.camp: Final = camp
        self.burning: Final = burning
        self.out: Final = out
        self.water: Final = water
        self.target: Final = target
        self.searched: Final = searched
        """Replaces LANDMARK when there is nothing left to find."""


LANDMARK: Final = "#"
HIDDEN_MONSTER: Final = "?"
MONSTER: Final = "m"
SPECIAL: Final = "!"
ENEMY: Final = "e"
NUMBERED: Final = "n"
LOOSE: Final = "+"

DRAWN_MAP: Final = MapSigns("♣∩∴¤@‡", "⌂", "☼", "ø", "≈", "×", "✓")
TYPED_MAP: Final = MapSigns("&^:$@%", "=", "*", "o", "~", "x", "v")

EDGE: Final = {True: "│", False: "|"}
"""Between two tiles: drawn, typed."""

# Colors: text is light on a dark background, so that it can be read on any terminal.
INK: Final = "#f2efe6"
FAINT: Final = "#b9b4a6"
FIGURE: Final = "#16130f"
"""The background for survivors' figures."""
DANGER: Final = "bold #ff9d8a"
FIRE: Final = "bold #ffb454"
WATER: Final = "bold #8fd3ff"

GROUNDS: Final[Mapping[str, str]] = {
    "hardpan": "#57482f", "wadi": "#3f4a33", "dune": "#775a22", "scarp": "#4d3a36", "salt": "#5b5b62",
    "reeds": "#4b5325", "knoll": "#35502f", "mire": "#3d3526", "carr": "#264033", "channel": "#1f3f55",
    "meadow": "#36572f", "orchard": "#50502a", "forest": "#214229", "creek": "#1f4358", "thicket": "#313a22",
    "sand": "#6b5a2e", "shoal": "#2a5158", "brush": "#3c4a26", "rock": "#484848", "cliff": "#38343a",
    "ice": "#2f5566", "scree": "#4a4640", "snow": "#54606b", "crag": "#37373f",
    "ash": "#45433f", "road": "#33363a", "slag": "#4a3330", "rubble": "#54483a", "scrap": "#4c4030",
}  # fmt: skip
SPARE_GROUNDS: Final = ("#57482f", "#36572f", "#1f4358", "#484848", "#4d3a36", "#54606b", "#313a22", "#5b5b62")
"""For an owner's own grounds."""


def colour_of(ground: str, number: int) -> str:
    """The color of a ground: the one its sheet gives."""
    return GROUNDS.get(ground, SPARE_GROUNDS[number % len(SPARE_GROUNDS)])
