"""The board: eight places around the Convoy board, the heroes there, and what they can get."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from emberwatch.outlive.model.names import HEROES, PLACES, RESOURCES, SLOTS
from emberwatch.outlive.rules.equipment import YIELD
from emberwatch.terminal.drawing import COLD, WIDEST, View, bar
from emberwatch.terminal.outlive.drawing import OutliveDrawing

ROOMY: Final = 96
"""From this width on, cells have extra space."""
GRID: Final = (
    ("forest", "dam", "military-base"),
    ("blackwood", None, "silent-peak"),
    ("fairgrounds", "cargo-ship", "mine"),
)


class Board(OutliveDrawing):
    """The places and the Convoy board in three rows of three."""

    def draw(self, view: View, width: int) -> RenderableType:
        """All nine cells, and what the signs mean."""
        pad = 1 if width >= ROOMY else 0
        inner = (min(width, WIDEST) - 4 - 6 * pad) // 3
        table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, pad), border_style="dim")
        for _ in range(3):
            table.add_column(width=inner, overflow="fold")
        for row in GRID:
            table.add_row(*[self.place(view, name, inner) if name else self.convoy(view) for name in row])
        return Group(table, self.legend())

    def legend(self) -> Text:
        standing = self.tag(0, 5)
        said = self.say("term-legend", standing=standing, lying=f"({standing})", person=self.signs.person)
        return Text(said, style="dim")

    # -- a place --------------------------------------------------------------------------------------------------

    def place(self, view: View, name: str, width: int) -> Text:
        """A cell of the board: the place, the heroes there, and what they can get."""
        return Text("\n").join([self.title(view, name, width), *self.wares(view, name, width)])

    def title(self, view: View, name: str, width: int) -> Text:
        """The name on the left and the heroes on the right, or below it if there are many."""
        title = Text(self.say(f"place-{name}"), style="bold underline")
        heroes = Text(" ").join(self.heroes_at(view, name))
        gap = width - cell_len(title.plain) - cell_len(heroes.plain)
        if not heroes.plain:
            return title
        return Text("").join([title, Text(" " * gap if gap > 0 else "\n"), heroes])

    def heroes_at(self, view: View, name: str) -> Iterator[Text]:
        """The heroes at a place; on the Cargo Ship, the spots show those that stand."""
        for shelter in view["shelters"]:
            for hero in shelter["heroes"]:
                if hero["place"] == name and not (name == "cargo-ship" and hero["state"] == "standing"):
                    yield self.hero(shelter["seat"], hero)

    def wares(self, view: View, name: str, width: int) -> Iterator[Text]:
        if name in view["cities"]:
            yield from self.city(view["cities"][name]) if view["round"] else ()
        elif name == "cargo-ship":
            yield from self.slots(view, width)
        else:
            yield self.stock(view["places"][PLACES.index(name)], width, laid=bool(view["round"]))
        if name in view["stacks"] and view["phase"] != "setup":
            yield self.stack(view["stacks"][name], view["seat"])
        if name == "military-base":
            yield Text(self.say("term-board-algae" if view["algae"] else "term-board-no-algae"))
        if name == "dam":
            yield Text(self.say("term-board-dam"), style="dim")

    def city(self, city: View) -> Iterator[Text]:
        yield Text(self.names("equipment", city["equipment"]) or self.say("term-board-no-equipment"))
        yield Text(self.say("term-board-search", n=city["pile"]))
        if city["tiles"]:
            yield Text(self.say("term-board-known", items=self.names("search", city["tiles"])))

    def stock(self, place: View, width: int, *, laid: bool) -> Text:
        """What a place has, or will have at the first dawn; as tokens if there is room for them."""
        resource = RESOURCES[YIELD[PLACES.index(place["place"])]]
        stock = place["stock"] if laid else place["total"]
        said = self.say(f"amount-{resource}", n=stock)
        tokens = bar(stock, place["total"], self.signs.token, self.signs.gap)
        style = COLD if resource == "water" else ""
        return Text(f"{said} {tokens}" if cell_len(said) + 1 + len(tokens) <= width else said, style=style)

    def stack(self, stack: View, seat: int | None) -> Text:
        """The open tile of wild game; the whole stack for a seat that has looked through it."""
        if stack["top"] is None:
            return Text(self.say("term-board-no-game"), style="dim")
        said = self.say("term-board-game", endurance=self.endurance(stack["top"], seat), n=stack["size"])
        known = ", ".join([str(self.endurance(tile, seat)) for tile in stack["tiles"] or ()])
        return Text(f"{said}\n{self.say('term-board-known', items=known)}" if known else said)

    # -- the Cargo Ship -------------------------------------------------------------------------------------------

    def slots(self, view: View, width: int) -> list[Text]:
        """The spots of the Cargo Ship, two per line if all of them fit."""
        slots = [self.slot(view, slot) for slot in view["cargo"]]
        half = width // 2
        if max([cell_len(slot.plain) for slot in slots]) >= half:
            return slots
        for slot in slots[::2]:
            slot.pad_right(half - cell_len(slot.plain))
        return [left.append_text(right) for left, right in zip(slots[::2], slots[1::2], strict=True)]

    def slot(self, view: View, slot: View) -> Text:
        """A spot of the Cargo Ship: its canned goods, its survivor, and the hero there."""
        strength = SLOTS.index(slot["slot"]) + 3
        line = Text(self.say("term-board-slot", strength=strength, n=slot["canned-goods"]))
        if slot["survivors"]:
            line.append(f" {self.signs.person * slot['survivors']}")
        for seat, name in slot["heroes"]:
            line.append(" ").append_text(self.hero(seat, hero_of(view, seat, name)))
        return line

    # -- the Convoy board -----------------------------------------------------------------------------------------

    def convoy(self, view: View) -> Text:
        """The middle of the board: the day, the radiation, the first player, and the open events."""
        lines = [Text(self.day(view), style="bold")]
        if view["round"]:
            lines.append(Text(self.say("term-wave", n=view["waves"][view["round"] - 1]), style=COLD))
        if view["phase"] != "setup":
            lines.append(Text(self.say("term-first", seat=self.seat(view["first"]).plain)))
        events = self.names("event", view["events"]["open"])
        if view["round"]:
            lines.append(Text(self.say("term-open-events", events=events) if events else self.say("term-no-events")))
        return Text("\n").join(lines)

    def day(self, view: View) -> str:
        days = len(view["waves"])
        if not view["round"]:
            return self.say("phase-setup")
        if view["phase"] == "night":
            return self.say("term-days-night", n=view["round"], days=days)
        return self.say("term-days", n=view["round"], days=days)

    def open_events(self, view: View) -> list[Text]:
        """Every open event with what it does and what it costs."""
        lines = [self.event(name) for name in view["events"]["open"]]
        return lines or [Text(self.say("term-no-events"))]

    def event(self, name: str) -> Text:
        return Text.assemble((f"{self.label(self.say(f'event-{name}'))} ", "bold"), self.event_help(name))


def hero_of(view: View, seat: int, name: str) -> View:
    """A hero of a seat by its name."""
    heroes: list[View] = view["shelters"][seat]["heroes"]
    return heroes[HEROES.index(name)]
