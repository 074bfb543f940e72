"""A picture of Outlive: the places with everybody's heroes, and below them the shelters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberwatch.environments.picture import (
    DARK,
    FAINT,
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
"""Below the headline."""
PLACE: Final = (272.0, 150.0)
GAP: Final = 28.0
SHELTERS: Final = TOP + 2 * PLACE[1] + GAP + 18
"""Where the shelters begin."""
BOTTOM: Final = HEIGHT - 30
"""Where they end; the legend is below."""
DAYS: Final = 6
COLUMNS: Final = 4
RESOURCES: Final[Mapping[str, str]] = {
    "meat": "#d9796d",
    "water": "#6db3d9",
    "canned-goods": "#d3ab4e",
    "wood": "#b88855",
    "metal": "#a7b1b8",
    "microchip": "#74ba8f",
    "munition": "#a8a67c",
}
STOCK: Final[Mapping[str, str]] = {
    "forest": "wood",
    "dam": "water",
    "military-base": "munition",
    "mine": "metal",
    "fairgrounds": "microchip",
}
"""What lies at a place."""
GEAR: Final[Mapping[str, str]] = {"broken": FAINT, "ready": "#a6d8a8", "used": "#d8c9a6"}
LEGEND: Final = (
    (INK, INK, "hero who has acted"),
    (None, INK, "hero still to act"),
    (GEAR["ready"], None, "equipment ready"),
    (GEAR["used"], None, "used"),
    (GEAR["broken"], None, "broken"),
    (LIT, None, "event overcome"),
    ("#8fb583", None, "room that works"),
)

View = Mapping[str, Any]


def draw(view: View) -> Canvas:
    """The table as a seat sees it."""
    canvas = Canvas(WIDTH, HEIGHT)
    draw_headline(canvas, view)
    draw_roads(canvas)
    for number, place in enumerate(view["places"]):
        draw_place(canvas, view, place, corner_of(number))
    width = (WIDTH - 2 * MARGIN - (view["seats"] - 1) * MARGIN) / view["seats"]
    for shelter in view["shelters"]:
        draw_shelter(canvas, view, shelter, (MARGIN + shelter["seat"] * (width + MARGIN), SHELTERS), width)
    draw_legend(canvas)
    return canvas


def draw_legend(canvas: Canvas) -> None:
    x, y = float(MARGIN), HEIGHT - 13.0
    for fill, edge, words in LEGEND:
        canvas.disc((x + 7, y), 6, fill, edge, 2)
        x += 19 + canvas.text((x + 19, y), words, 12, FAINT, "lm") + 16


# -- the headline -------------------------------------------------------------------------------------------------


def draw_headline(canvas: Canvas, view: View) -> None:
    x = MARGIN + canvas.text((MARGIN, 14), "Outlive", 26) + 22
    for day in range(1, DAYS + 1):
        is_now = day == view["round"]
        canvas.disc((x + 12, 31), 12, LIT if is_now else RAISED)
        canvas.text((x + 12, 31), str(day), 13, DARK if is_now else FAINT, "mm")
        x += 30
    x += 8 + canvas.text((x + 8, 22), title_of(view["phase"]), 16) + 26
    if view["events"]["open"]:
        canvas.text((x, 24), f"Events: {', '.join(map(title_of, view['events']['open']))}", 14, FAINT)
    draw_waiting(canvas, view.get("waiting", ()), (WIDTH - MARGIN, 31))


def draw_waiting(canvas: Canvas, waiting: Any, at: Point) -> None:  # noqa: ANN401
    """Who is asked, from the right."""
    x = at[0]
    for seat in reversed(waiting):
        canvas.disc((x - 11, at[1]), 11, SEATS[seat])
        canvas.text((x - 11, at[1]), str(seat), 13, DARK, "mm")
        x -= 27
    canvas.text((x - 4, at[1]), "asked:" if waiting else "the game is over", 13, FAINT, "rm")


# -- the places ---------------------------------------------------------------------------------------------------


def corner_of(number: int) -> Point:
    """The corner of a place's panel: the places are a ring, the first four above, the others below from the right."""
    column, row = (number, 0) if number < COLUMNS else (2 * COLUMNS - 1 - number, 1)
    return MARGIN + column * (PLACE[0] + GAP), TOP + row * (PLACE[1] + GAP)


def draw_roads(canvas: Canvas) -> None:
    """The way around, behind the panels."""
    middles = [(x + PLACE[0] / 2, y + PLACE[1] / 2) for x, y in map(corner_of, range(2 * COLUMNS))]
    canvas.line([*middles, middles[0]], LINE, 8)


def draw_place(canvas: Canvas, view: View, place: View, at: Point) -> None:
    name, (x, y) = place["place"], at
    canvas.box(at, PLACE, PANEL, LINE)
    canvas.text((x + 10, y + 8), title_of(name), 16)
    if name in STOCK:
        color = RESOURCES[STOCK[name]]
        label = f"{title_of(STOCK[name])} {place['stock']}/{place['total']}"
        canvas.text((x + PLACE[0] - 10, y + 10), label, 13, color, "ra")
        canvas.bar((x + 10, y + 32), (PLACE[0] - 20, 6), place["stock"] / max(1, place["total"]), color)
    for i, line in enumerate(notes_on(canvas, view, name)):
        canvas.text((x + 10, y + 44 + 16 * i), line, 12, FAINT)
    draw_heroes(canvas, view, name, (x + 10, y + PLACE[1] - 62))


def notes_on(canvas: Canvas, view: View, name: str) -> list[str]:
    """What else lies at a place: prey, tiles to search, equipment, the ship's cargo."""
    found = []
    if name in view["stacks"]:
        stack = view["stacks"][name]
        found.append(f"{title_of(stack['top'] or 'no prey')}, {stack['size']} tiles")
    if name in view["cities"]:
        city = view["cities"][name]
        found.append(f"{city['pile']} tiles to search")
        found += canvas.lines([title_of(kind) for kind in city["equipment"]], PLACE[0] - 20)[:2]
    if name == "cargo-ship":
        slots = [f"{slot['canned-goods']}+{slot['survivors']}" for slot in view["cargo"]]
        found.append("Cans + survivors: " + ",  ".join(slots))
    if name == "dam" and view["algae"]:
        found.append("Algae")
    return found


def draw_heroes(canvas: Canvas, view: View, name: str, at: Point) -> None:
    """The heroes here: standing ones in full color, with their strength; lying ones as rings."""
    here = [(shelter["seat"], hero) for shelter in view["shelters"] for hero in shelter["heroes"]
            if hero["place"] == name]  # fmt: skip
    per_row = 9
    radius = 12 if len(here) <= per_row else 11
    for i, (seat, hero) in enumerate(here):
        row, column = divmod(i, per_row)
        middle = (at[0] + radius + column * (2 * radius + 4), at[1] + 14 + row * (2 * radius + 4))
        stands = hero["state"] == "standing"
        canvas.disc(middle, radius, SEATS[seat] if stands else PANEL, SEATS[seat], 3)
        canvas.text(middle, str(hero["strength"]), 13, DARK if stands else INK, "mm")


# -- the shelters -------------------------------------------------------------------------------------------------


def draw_shelter(canvas: Canvas, view: View, shelter: View, at: Point, width: float) -> None:
    x, y = at
    seat, inner = shelter["seat"], width - 20
    is_asked = seat in view.get("waiting", ())
    canvas.box(at, (width, BOTTOM - SHELTERS), PANEL, LIT if is_asked else LINE, 2 if is_asked else 1)
    canvas.box(at, (width, 34), SEATS[seat])
    total = f"{sum(shelter['score'].values())} points"
    name = title_of(shelter["leader"] or f"seat {seat}")
    first = " (first)" if view["first"] == seat else ""
    canvas.text((x + 10, y + 17), canvas.cut(f"{seat}  {name}{first}", inner - 90, 15), 15, DARK, "lm")
    canvas.text((x + width - 10, y + 17), total, 15, DARK, "rm")
    draw_resources(canvas, shelter["resources"], (x + 10, y + 44), inner)
    people = f"Airlock: {shelter['airlock']['survivors']} survivors"
    gauge = f"Gauge {shelter['gauge']['square']} ({shelter['gauge']['points']:+d})"
    canvas.text((x + 10, y + 86), people, 13)
    canvas.text((x + width - 10, y + 86), gauge, 13, FAINT, "ra")
    bottom = draw_rooms(canvas, shelter["rooms"], (x + 10, y + 110), inner)
    draw_equipment(canvas, shelter, (x + 10, bottom + 6), inner)


def draw_resources(canvas: Canvas, resources: Mapping[str, int], at: Point, width: float) -> None:
    """A token and a number for each resource; nothing is faint."""
    step = width / len(RESOURCES)
    for i, (name, color) in enumerate(RESOURCES.items()):
        x, count = at[0] + step * (i + 0.5), resources[name]
        canvas.disc((x, at[1] + 12), 12, color if count else RAISED)
        canvas.text((x, at[1] + 12), str(count), 13, DARK if count else FAINT, "mm")
        canvas.text((x, at[1] + 32), short(name), 9, FAINT, "mm")


def short(name: str) -> str:
    return {"canned-goods": "cans", "microchip": "chips", "munition": "munit."}.get(name, name)


def draw_rooms(canvas: Canvas, rooms: Any, at: Point, width: float) -> float:  # noqa: ANN401
    """The rooms in two columns: bright if built, and a dot for each survivor; return where they end."""
    size = ((width - 8) / 2, 40.0)
    for i, room in enumerate(rooms):
        row, column = divmod(i, 2)
        corner = (at[0] + column * (size[0] + 8), at[1] + row * (size[1] + 6))
        fill = "#4d5c47" if room["works"] else "#454a55" if room["built"] else PANEL
        canvas.box(corner, size, fill, "#8fb583" if room["works"] else LINE)
        color = INK if room["built"] else FAINT
        canvas.text((corner[0] + 7, corner[1] + 5), canvas.cut(title_of(room["room"]), size[0] - 14, 12), 12, color)
        for space in range(room["spaces"] if room["built"] else 0):
            is_taken = space < room["survivors"]
            canvas.disc((corner[0] + 14 + 14 * space, corner[1] + 29), 5, INK if is_taken else None, FAINT)
    return at[1] + (len(rooms) + 1) // 2 * (size[1] + 6)


def draw_equipment(canvas: Canvas, shelter: View, at: Point, width: float) -> None:
    """Equipment by its state, the events that were overcome, and the hand in set-up, as far as there is room."""
    x, y = at
    kept = [(title_of(kind), GEAR[state]) for kind, state in shelter["equipment"].items()]
    kept += [(title_of(event), LIT) for event in shelter["events"]]
    if shelter["leader"] is None and "dealt" in shelter:
        kept += [(title_of(card), RAISED) for card in (*shelter["dealt"]["leaders"], *shelter["dealt"]["rooms"])]
    for words, color in kept:
        if x > at[0] and x + canvas.wide(words, 11) + 10 > at[0] + width:
            x, y = at[0], y + 22
        if y + 20 > BOTTOM - 4:
            return
        x += canvas.chip((x, y), canvas.cut(words, width - 10, 11), color, INK if color == RAISED else DARK) + 5
