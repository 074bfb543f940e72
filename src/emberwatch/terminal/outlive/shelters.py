"""The shelters: one in full, and the others in a few facts each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emberwatch.outlive.present.wording import points, sign
from emberwatch.terminal.drawing import COLD, SEAT_STYLES, View, bar
from emberwatch.terminal.outlive.drawing import MATERIALS, SUPPLIES, OutliveDrawing

PER_CITY: Final = ("search-2", "empty-cupboard")
"""Rooms that work once per round in each city."""


class Shelters(OutliveDrawing):
    """The shelters of all seats, as far as a view shows them."""

    # -- one in full ----------------------------------------------------------------------------------------------

    def draw(self, view: View, seat: int) -> Panel:
        """One shelter in full."""
        shelter, style = view["shelters"][seat], SEAT_STYLES[seat]
        title = Text(self.title(shelter, seat), style=f"bold {style}")
        inside = self.inside(shelter)
        return Panel(inside, title=title, title_align="left", box=box.ROUNDED, border_style=style)

    def title(self, shelter: View, seat: int) -> str:
        name, leader = self.seat(seat).plain, shelter["leader"]
        if not leader:
            return self.say("term-shelter", seat=name)
        return self.say("term-shelter-led", seat=name, leader=self.say(f"leader-{leader}"))

    def inside(self, shelter: View) -> RenderableType:
        """The rooms on the left, stores and people on the right, the gauge, tools and trophies below."""
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(self.rooms(shelter), self.lines(self.stock_taking(shelter)))
        trophies = [(label, Text(items)) for label, items in self.trophies(shelter) if items]
        return Group(grid, self.lines([("gauge", self.gauge(shelter["gauge"])), *trophies]))

    def lines(self, labelled: Iterable[tuple[str, Text]]) -> Text:
        """One line each, after its label."""
        return Text("\n").join(
            [
                Text.assemble((f"{self.label(self.say(f'term-label-{label}'))} ", "dim"), value)
                for label, value in labelled
            ]
        )

    # -- its rooms ------------------------------------------------------------------------------------------------

    def rooms(self, shelter: View) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("", no_wrap=True)
        table.add_column(self.say("term-column-room"), no_wrap=True)
        table.add_column(self.say("term-column-upkeep"), no_wrap=True, justify="right")
        table.add_column("", no_wrap=True)
        for room in shelter["rooms"]:
            table.add_row(*self.room(room), style="" if room["built"] else "dim")
        return table

    def room(self, room: View) -> tuple[str, str, str, str]:
        spaces, people = room["spaces"], room["survivors"]
        drawn = bar(min(people, spaces), spaces, self.signs.person, self.signs.space)
        more = f"+{people - spaces}" if people > spaces else ""
        return drawn + more, self.room_name(room), str(room["upkeep"]), self.room_state(room)

    def room_name(self, room: View) -> str:
        name = self.say(f"room-{room['room']}")
        return name if room["label"] == room["room"] else self.say("second-copy", room=name)

    def room_state(self, room: View) -> str:
        if not room["built"]:
            return self.say("term-room-unbuilt")
        if not room["works"]:
            return self.say("term-room-needs", n=room["spaces"] - room["survivors"])
        used = sum(room["used"])
        if not used:
            return self.say("term-room-works")
        return self.say("term-room-used-once" if used == 1 and room["room"] in PER_CITY else "term-room-used")

    # -- its stores and people ------------------------------------------------------------------------------------

    def stock_taking(self, shelter: View) -> list[tuple[str, Text]]:
        resources = shelter["resources"]
        return [
            ("supplies", Text(self.amounts({name: resources[name] for name in SUPPLIES}))),
            ("materials", Text(self.amounts({name: resources[name] for name in MATERIALS}))),
            ("munitions", Text(str(resources["munition"]))),
            ("airlock", self.airlock(shelter["airlock"])),
            ("feeding", Text(self.feeding(shelter))),
        ]

    def airlock(self, airlock: View) -> Text:
        """The airlock, row by row in the order it fills."""
        rows, left = [], airlock["survivors"]
        for spaces in airlock["rows"]:
            rows.append(bar(min(left, spaces), spaces, self.signs.person, self.signs.space))
            left = max(0, left - spaces)
        count = self.say("term-airlock-count", n=airlock["survivors"], spaces=sum(airlock["rows"]))
        return Text(f"{' '.join(rows)}  {count}")

    def feeding(self, shelter: View) -> str:
        """What feeding would cost if night fell now."""
        upkeep = sum([room["upkeep"] for room in shelter["rooms"] if room["survivors"]])
        rows = self.content.rows_used[shelter["airlock"]["survivors"]]
        supplies = self.say("amount-supplies", n=upkeep) if upkeep else ""
        airlock = self.say("term-feeding-airlock", water=self.say("amount-water", n=rows)) if rows else ""
        return ", ".join(filter(None, [supplies, airlock])) or self.say("term-feeding-nothing")

    def gauge(self, gauge: View) -> Text:
        """The gauge's value, and the tracer between the best square and the worst with its skull."""
        values = self.content.gauge
        squares = [self.signs.gap] * len(values)
        squares[gauge["square"]] = self.signs.tracer
        now = self.say("amount-points", n=sign(gauge["points"]))
        way = f"{sign(values[0])} {''.join(squares)} {sign(values[-1])} {self.signs.skull}"
        return Text(f"{now}  {way}", style=COLD)

    # -- its tools and trophies -----------------------------------------------------------------------------------

    def trophies(self, shelter: View) -> Iterator[tuple[str, str]]:
        """Equipment by state, caught game and events overcome, if there are any."""
        for state in ("ready", "used", "broken"):
            yield state, self.gear(shelter, state)
        caught = [
            self.say("term-caught", count=n, endurance=self.endurance(prey)) for prey, n in shelter["caught"].items()
        ]
        yield "caught", ", ".join(caught)
        yield "events", self.names("event", shelter["events"])

    def gear(self, shelter: View, state: str) -> str:
        """Equipment in this state; for broken equipment, also the repair cost."""
        names = [name for name, now in shelter["equipment"].items() if now == state]
        if state != "broken":
            return self.names("equipment", names)
        return ", ".join([f"{self.say(f'equipment-{name}')} ({self.repair_cost(name)})" for name in names])

    # -- the others -----------------------------------------------------------------------------------------------

    def others(self, view: View, seat: int) -> Table:
        """The other players, a few facts each."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for shelter in view["shelters"]:
            if shelter["seat"] != seat:
                grid.add_row(self.seat(shelter["seat"]), " · ".join(self.facts(shelter)))
        return grid

    def facts(self, shelter: View) -> Iterator[str]:
        yield self.stores(shelter)
        rooms = shelter["rooms"]
        people = shelter["airlock"]["survivors"] + sum([room["survivors"] for room in rooms])
        yield self.say("amount-survivors", n=people)
        working = len([room for room in rooms if room["works"]])
        yield self.say("term-rival-rooms", n=working)
        yield self.say("term-rival-gauge", gauge=sign(shelter["gauge"]["points"]))
        yield points(self.say, sum(shelter["score"].values()))

    def stores(self, shelter: View) -> str:
        return self.amounts(shelter["resources"])
