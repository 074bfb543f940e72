"""The map: every space in play, two lines per row of hexes, each row shifted by half a hex from the one above.

A space shows its name and ground, with its contents below. A line separates two tiles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from rich.console import Group, RenderableType
from rich.text import Text

from emberwatch.discover.model.board import AXIAL, CELLS, NEXT, NOWHERE, SLOT_OF, SLOTS, SPACE_NAMES, SPACES
from emberwatch.discover.present.titles import landmark_name
from emberwatch.discover.rules.moves import costs
from emberwatch.narrator import Narrator
from emberwatch.terminal.discover.drawing import GAP, DiscoverDrawing
from emberwatch.terminal.discover.signs import (
    DANGER,
    EDGE,
    ENEMY,
    FAINT,
    FIGURE,
    FIRE,
    HIDDEN_MONSTER,
    INK,
    LANDMARK,
    LOOSE,
    MONSTER,
    NUMBERED,
    SPECIAL,
    WATER,
    colour_of,
)
from emberwatch.terminal.drawing import SEAT_STYLES, Signs, View
from emberwatch.terminal.window import GLUE

NARROW, WIDE = 6, 8
"""The width of a hex with the line on its left; even, since each row is shifted by half of it."""
ROWS: Final = 2
"""Lines per hex."""
EAST, WEST = 0, 3
AROUND: Final = 2
"""How many spaces around a survivor its surroundings include."""

Sign: TypeAlias = tuple[str, str]
"""A sign on a space, and its style."""


class HexMap(DiscoverDrawing):
    """The map as far as it has been laid out, and the surroundings of a survivor."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        super().__init__(narrator, signs)
        grounds = self.content.sheet.grounds
        self.short: Final = shorten({name: self.ground(name) for name in grounds})
        """Two letters for each ground."""
        self.colours: Final = {name: colour_of(name, i) for i, name in enumerate(grounds)}

    # -- all of it ------------------------------------------------------------------------------------------------

    def draw(self, view: View, width: int, seat: int | None) -> RenderableType:
        """The whole map, with a legend and the names of its landmarks."""
        picture = self.picture(view, width)
        spaces = spaces_in_play(view)
        beneath = [self.grounds(seat), *self.legend(view, spaces), *self.landmarks(view)]
        return Group(*picture.lines(spaces), *beneath, *self.overflow(picture))

    def picture(self, view: View, width: int) -> Picture:
        """The map, as wide as there is room for."""
        columns = [column(space) for space in spaces_in_play(view)]
        wide = (max(columns) - min(columns) + 2) * WIDE // 2 + 1
        return Picture(self, view, WIDE if wide <= width else NARROW)

    def around(self, view: View, space: int) -> Text:
        """The spaces around one space, as a block that can go beside something else."""
        near = [other for other in range(SPACES) if distance(space, other) <= AROUND]
        seen = [other for other in spaces_in_play(view) if other in near]
        return Text("\n").join(Picture(self, view, NARROW, every=True).lines(seen, within=near))

    def where(self, view: View, width: int, middle: int, spaces: Sequence[int]) -> Text:
        """A part of the map with all these spaces: the surroundings of `middle`, or everything if they are far
        apart."""
        if all([distance(middle, space) <= AROUND for space in spaces]):
            return self.around(view, middle)
        return Text("\n").join(self.picture(view, width).lines(spaces_in_play(view)))

    # -- what it means --------------------------------------------------------------------------------------------

    def grounds(self, seat: int | None) -> Text:
        """The grounds of this copy, with what it costs to enter them in general and for this seat."""
        sheet = self.content.sheet
        playing = seat is not None and self.state.survivors[seat].character >= 0
        own = costs(self.state, seat) if seat is not None and playing else list(sheet.costs)
        said = []
        for name, cost, mine in zip(sheet.grounds, sheet.costs, own, strict=True):
            key = "term-discover-ground" if cost == mine else "term-discover-ground-own"
            meaning = self.say(key, ground=self.ground(name), cost=cost, own=mine).replace(" ", GLUE)
            said.append(Text.assemble((self.short[name], f"{INK} on {self.colours[name]}"), f"{GLUE}{meaning}"))
        return self.line("grounds", Text(GAP).join(said))

    def legend(self, view: View, spaces: Iterable[int]) -> list[Text]:
        """The signs that are on the map now, and what they mean."""
        seen = {sign[0][:1] for space in spaces for sign in self.things(view, space)}
        said = [f"{sign} {self.say(key)}".replace(" ", GLUE) for sign, key in self.meanings() if sign in seen]
        symbols = self.on_map.symbols
        tokens = [f"{symbols[name]}{GLUE}{self.say(f'd-symbol-{name}')}" for name in symbols if symbols[name] in seen]
        if tokens:
            said.append(self.say("term-discover-legend-tokens", items=", ".join(tokens)))
        backs = sorted({tile["back"] for tile in view["map"].values() if "back" in tile})
        if backs:
            row = ", ".join([f"({back})" for back in backs])
            said.append(self.say("term-discover-legend-backs", backs=row))
        return [self.line("signs", Text(GAP.join(said)))] if said else []

    def meanings(self) -> tuple[tuple[str, str], ...]:
        on_map = self.on_map
        return (
            (on_map.camp, "term-discover-sign-camp"),
            (on_map.burning, "term-discover-sign-burning"),
            (on_map.out, "term-discover-sign-out"),
            (on_map.water, "term-discover-sign-water"),
            (HIDDEN_MONSTER, "term-discover-sign-hidden"),
            (MONSTER, "term-discover-sign-monster"),
            (SPECIAL, "term-discover-sign-special"),
            (ENEMY, "term-discover-sign-enemy"),
            (LANDMARK, "term-discover-sign-landmark"),
            (on_map.searched, "term-discover-sign-searched"),
            (NUMBERED, "term-discover-sign-numbered"),
            (LOOSE, "term-discover-sign-loose"),
            (on_map.target, "term-discover-sign-target"),
            (self.signs.skull, "term-discover-sign-casualty"),
        )

    def landmarks(self, view: View) -> list[Text]:
        """The landmarks found so far, by name."""
        marked = [(space, cell["landmark"]) for space, cell in cells_seen(view) if "landmark" in cell]
        found = [
            f"{LANDMARK}{number}{GLUE}{SPACE_NAMES[space]}{GLUE}{landmark_name(self.say, self.content, number)}"
            for space, number in marked
        ]
        return [self.line("landmarks", GAP.join(found))] if found else []

    def overflow(self, picture: Picture) -> list[Text]:
        """What did not fit on its space."""
        return [Text(f"{SPACE_NAMES[space]}: {' '.join(signs)}") for space, signs in picture.crowded.items()]

    # -- what is on a space ---------------------------------------------------------------------------------------

    def things(self, view: View, space: int) -> list[Sign]:
        """Everything on a space, the most important first; nothing on a face-down tile."""
        cell = cell_of(view, space)
        if cell is None:
            return []
        name = SPACE_NAMES[space]
        return [
            *self.figures(view, name), *self.foes(view, name), *self.fires(view, name),
            *self.features(view, cell, name), *self.casualties(view, name),
        ]  # fmt: skip

    def figures(self, view: View, name: str) -> Iterator[Sign]:
        for seat, survivor in enumerate(view["survivors"]):
            if survivor["space"] == name and survivor["status"] == "on-the-map":
                yield self.signs.seats[seat], f"bold {SEAT_STYLES[seat]} on {FIGURE}"

    def casualties(self, view: View, name: str) -> Iterator[Sign]:
        for survivor in view["survivors"]:
            if survivor["space"] == name and survivor["status"] == "lost":
                yield self.signs.skull, "bold"

    def foes(self, view: View, name: str) -> Iterator[Sign]:
        for foe in view["foes"]:
            if foe["space"] == name:
                yield foe_sign(foe), DANGER

    def fires(self, view: View, name: str) -> Iterator[Sign]:
        if name == view["camp"]:
            yield self.on_map.camp, "bold"
        if name in view["fires"]:
            yield (self.on_map.burning, FIRE) if view["fires"][name] else (self.on_map.out, "")

    def features(self, view: View, cell: View, name: str) -> Iterator[Sign]:
        """Landmark, water, tokens and target, as printed on the tile and as placed there."""
        if "landmark" in cell:
            sign = self.on_map.searched if name in view["searched"] else LANDMARK
            yield f"{sign}{cell['landmark']}", "bold"
        if name in view["water"]:
            yield self.on_map.water, WATER
        for thing in view["lying"].get(name, ()):
            yield self.token(thing), "bold"
        if "target" in cell:
            yield self.on_map.target, ""

    def token(self, thing: View) -> str:
        if "number" in thing:
            return f"{NUMBERED}{thing['number']}"
        return LOOSE if "resources" in thing else self.on_map.symbols[thing["symbol"]]


class Picture:
    """Hexes on lines of characters."""

    def __init__(self, drawing: HexMap, view: View, wide: int, *, every: bool = False) -> None:
        self.drawing = drawing
        self.view = view
        self.wide = wide
        self.every = every
        """Whether every space of a face-down tile names the tile, not only the middle one."""
        self.edge = EDGE[not drawing.is_typed]
        self.crowded: dict[int, list[str]] = {}
        """Spaces with more on them than fits."""

    def lines(self, spaces: Sequence[int], within: Sequence[int] = ()) -> list[Text]:
        """The lines for these spaces; `within` are those that the picture has room for, drawn or not."""
        left, top = min(map(column, within or spaces)), min(map(row, within or spaces))
        bottom = max(map(row, within or spaces))
        drawn = []
        for at in range(top, bottom + 1):
            here = sorted([space for space in spaces if row(space) == at], key=column)
            drawn += [self.line(here, left, line) for line in range(ROWS)]
        return drawn

    def line(self, spaces: Sequence[int], left: int, line: int) -> Text:
        """One line of a row of hexes."""
        text = Text()
        for k, space in enumerate(spaces):
            text.append(" " * ((column(space) - left) * self.wide // 2 - len(text.plain)))
            text.append_text(self.seam(spaces[k - 1] if k else NOWHERE, space))
            text.append_text(self.hex(space, line))
            if k + 1 == len(spaces) or not is_beside(space, spaces[k + 1]):
                text.append(self.edge, "dim")
        return text

    def seam(self, west: int, space: int) -> Text:
        """The left edge of a space: nothing within a tile, a line between two tiles."""
        inside = west != NOWHERE and is_beside(west, space) and SLOT_OF[west] == SLOT_OF[space]
        return Text(" ", self.background(space)) if inside else Text(self.edge, "dim")

    def background(self, space: int) -> str:
        cell = cell_of(self.view, space)
        return f"on {self.drawing.colours[cell['ground']]}" if cell else ""

    def hex(self, space: int, line: int) -> Text:
        cell = cell_of(self.view, space)
        if cell is None:
            return self.hidden_hex(space, line)
        text = self.name(space, cell) if line == 0 else self.inside(space)
        text.pad_right(self.wide - 1 - len(text.plain))
        text.stylize_before(f"{INK} {self.background(space)}")
        return text

    def hidden_hex(self, space: int, line: int) -> Text:
        """A space of a face-down tile: the middle one names the slot and what is on the tile's back."""
        slot = SLOTS[SLOT_OF[space]]
        back = f"({self.view['map'][slot]['back']})"
        said = (slot, back) if self.every or space % CELLS == 0 else ("." if self.drawing.is_typed else "·", "")
        return Text(said[line].center(self.wide - 1), style="dim")

    def name(self, space: int, cell: View) -> Text:
        return Text.assemble((SPACE_NAMES[space], FAINT), " ", self.drawing.short[cell["ground"]])

    def inside(self, space: int) -> Text:
        """As many things on a space as fit; the last character says that there are more."""
        things = self.drawing.things(self.view, space)
        room = self.wide - 1
        if sum([len(sign) for sign, _ in things]) <= room:
            return Text.assemble(*things)
        self.crowded[space] = [sign for sign, _ in things]
        text = Text()
        for sign, style in things:
            if len(text.plain) + len(sign) < room:
                text.append(sign, style)
        return text.append("…" if not self.drawing.is_typed else ">")


# -- views and hexes --------------------------------------------------------------------------------------------------


def cell_of(view: View, space: int) -> View | None:
    """A space as its tile shows it; None if the tile is face down."""
    tile = view["map"][SLOTS[SLOT_OF[space]]]
    cell: View | None = tile["spaces"][space % CELLS] if "spaces" in tile else None
    return cell


def spaces_in_play(view: View) -> list[int]:
    """All spaces of tiles in play, face up or down."""
    return [space for space in range(SPACES) if SLOTS[SLOT_OF[space]] in view["map"]]


def cells_seen(view: View) -> list[tuple[int, View]]:
    """All revealed spaces."""
    return [(space, cell) for space in spaces_in_play(view) for cell in [cell_of(view, space)] if cell is not None]


def foe_sign(foe: View) -> str:
    if foe["enemy"] is None:
        return HIDDEN_MONSTER
    return f"{({'special': SPECIAL, 'monster': MONSTER}).get(foe['kind'], ENEMY)}{foe['enemy']}"


def column(space: int) -> int:
    """The position of a space from west to east, in half hexes."""
    q, r = AXIAL[space]
    return 2 * q + r


def row(space: int) -> int:
    return AXIAL[space][1]


def is_beside(west: int, east: int) -> bool:
    return NEXT[east][WEST] != NOWHERE and NEXT[east][WEST] == west


def distance(one: int, other: int) -> int:
    """The distance in a straight line."""
    q, r = AXIAL[one][0] - AXIAL[other][0], AXIAL[one][1] - AXIAL[other][1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def shorten(names: Mapping[str, str]) -> dict[str, str]:
    """Two letters for each name, all different: its first two, or its first and a later one."""
    short: dict[str, str] = {}
    for key, name in names.items():
        letters = [letter for letter in name.lower() if letter.isalpha()]
        tries = [f"{letters[0]}{letter}" for letter in letters[1:]] + [f"{letters[0]}{n}" for n in range(10)]
        short[key] = next(two for two in tries if two not in short.values())
    return short
