"""Draws Outlive for a terminal: the board, a shelter, the score, what happened, and what can be chosen.

Everything is drawn from a seat's view and its picks; what a hunt or a spot would bring is asked of the rules.
Nothing is told by colour alone: seats have signs, and a hero that lies is in parentheses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypeAlias

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.engine.wording import Said
from emberwatch.narrator import Narrator
from emberwatch.outlive.cargo import open_slots
from emberwatch.outlive.equipment import YIELD
from emberwatch.outlive.hunting import Catch, endurance
from emberwatch.outlive.names import EQUIPMENT, EVENTS, HEROES, PLACES, PREY, RESOURCES, SLOTS
from emberwatch.outlive.scoring import PARTS
from emberwatch.outlive.state import State
from emberwatch.outlive.vocabulary import LABEL_ROOM
from emberwatch.outlive.wording import signed

View: TypeAlias = dict[str, Any]
"""A view, or a part of one, as `Game.view` gives it."""
Event: TypeAlias = Mapping[str, object]
"""An event of the story, as `Game.story` gives it."""

WIDEST: Final = 100
"""Wider terminals are not filled: long lines are hard to read."""
ROOMY: Final = 96
"""From this width on cells have some air."""
GRID: Final = (
    ("forest", "dam", "military-base"),
    ("blackwood", None, "silent-peak"),
    ("fairgrounds", "cargo-ship", "mine"),
)
SEAT_STYLES: Final = ("#d9772b", "#9a6fd0", "#3f8fd2", "#b39b66")
"""Orange, violet, blue and beige, readable on dark and on light ground."""
EMBER: Final = "bold #e8742c"
"""You can do this now."""
COLD: Final = "#4aa3c7"
"""Radiation and water."""
PER_CITY: Final = ("search-2", "empty-cupboard")
"""Rooms that work once a round in each city."""
SUPPLIES: Final = ("meat", "water", "canned-goods")
MATERIALS: Final = ("wood", "metal", "microchip")


class Signs:
    """The characters that pictures are made of."""

    def __init__(self, seats: str, token: str, gap: str, person: str, space: str, tracer: str, skull: str) -> None:
        self.seats: Final = seats
        self.token: Final = token
        self.gap: Final = gap
        self.person: Final = person
        self.space: Final = space
        self.tracer: Final = tracer
        self.skull: Final = skull


DRAWN: Final = Signs("●▲■◆", "▪", "▫", "▮", "▯", "◆", "☠")
TYPED: Final = Signs("ABCD", "*", ".", "i", "_", "#", "X")
"""For terminals that know nothing but ASCII."""


# -- numbers of choices -------------------------------------------------------------------------------------------


def arranged(picks: Iterable[Pick]) -> list[Pick]:
    """The picks as they are listed: moves by where they go, the strongest hero first; passing last."""
    return sorted(picks, key=lambda pick: (pick.words == ("pass",), *by_place(pick)))


def by_place(pick: Pick) -> tuple[int, int]:
    if pick.words[0] in ("move", "place"):
        return (pick.how, -pick.what)
    return (len(PLACES), 0)


def numbered(picks: Iterable[Pick]) -> dict[int, Pick]:
    """What a player types for each pick: an amount is its own number, and passing is 0 everywhere."""
    numbers: dict[int, Pick] = {}
    for pick in arranged(picks):
        numbers[typed(pick, len(numbers) + 1)] = pick
    return numbers


def typed(pick: Pick, position: int) -> int:
    if pick.words[0] == "amount":
        return pick.what
    return 0 if pick.words == ("pass",) else position


# -- the screen ---------------------------------------------------------------------------------------------------


class Screen:
    """Draws for one table, in one language."""

    def __init__(self, narrator: Narrator, signs: Signs = DRAWN) -> None:
        self.narrator = narrator
        self.say = narrator.say
        self.signs = signs
        state = narrator.game.state
        assert isinstance(state, State), "this screen draws Outlive"
        self.state = state
        self.content = state.content

    # -- small parts ------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> Text:
        """The sign and the name of a seat."""
        return Text(f"{self.signs.seats[seat]} {self.narrator.names[seat]}", style=f"bold {SEAT_STYLES[seat]}")

    def tag(self, seat: int, strength: int) -> str:
        return f"{self.signs.seats[seat]}{strength}"

    def hero(self, seat: int, hero: View) -> Text:
        """A hero on the board: as it stands, or in parentheses as it lies."""
        tag = self.tag(seat, hero["strength"])
        if hero["state"] == "standing":
            return Text(tag, style=f"bold reverse {SEAT_STYLES[seat]}")
        return Text(f"({tag})", style=SEAT_STYLES[seat])

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Resources as amounts in a row."""
        said = [self.say(f"amount-{name}", n=n) for name, n in counts.items() if n]
        return ", ".join(said) or self.say("term-nothing")

    def names(self, kind: str, names: Iterable[str]) -> str:
        return ", ".join([self.say(f"{kind}-{name}") for name in names])

    def counts(self, kind: str, counts: Mapping[str, int]) -> str:
        """Things by name, with how many of each there are."""
        return ", ".join([times(self.say(f"{kind}-{name}"), n) for name, n in counts.items()])

    def stores(self, shelter: View) -> str:
        return self.amounts(shelter["resources"])

    # -- the board --------------------------------------------------------------------------------------------

    def board(self, view: View, width: int) -> RenderableType:
        """Eight places around the Convoy board, and what the signs mean."""
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

    def place(self, view: View, name: str, width: int) -> Text:
        """A cell of the board: the place, who is there, what is to be had."""
        lines = [self.place_title(view, name, width)]
        if name in view["cities"]:
            lines += self.city(view["cities"][name]) if view["round"] else []
        elif name == "cargo-ship":
            lines += self.slots(view, width)
        else:
            lines.append(self.stock(view["places"][PLACES.index(name)], width, laid=bool(view["round"])))
        if name in view["stacks"]:
            lines.append(self.stack(view["stacks"][name]))
        if name == "military-base":
            lines.append(Text(self.say("term-board-algae" if view["algae"] else "term-board-no-algae")))
        if name == "dam":
            lines.append(Text(self.say("term-board-dam"), style="dim"))
        return Text("\n").join(lines)

    def place_title(self, view: View, name: str, width: int) -> Text:
        """The name on the left and the heroes on the right; beneath it if they are many."""
        title = Text(self.say(f"place-{name}"), style="bold underline")
        heroes = Text(" ").join(self.heroes_at(view, name))
        gap = width - cell_len(title.plain) - cell_len(heroes.plain)
        if not heroes.plain:
            return title
        return Text("").join([title, Text(" " * gap if gap > 0 else "\n"), heroes])

    def heroes_at(self, view: View, name: str) -> Iterator[Text]:
        """Who is there; on the Cargo Ship those who stand are drawn on their spots."""
        for shelter in view["shelters"]:
            for hero in shelter["heroes"]:
                if hero["place"] == name and not (name == "cargo-ship" and hero["state"] == "standing"):
                    yield self.hero(shelter["seat"], hero)

    def stock(self, place: View, width: int, *, laid: bool) -> Text:
        """What lies there, or will lie there at the first dawn; in tokens if there is room for them."""
        resource = RESOURCES[YIELD[PLACES.index(place["place"])]]
        stock = place["stock"] if laid else place["total"]
        said = self.say(f"amount-{resource}", n=stock)
        tokens = bar(stock, place["total"], self.signs.token, self.signs.gap)
        style = COLD if resource == "water" else ""
        return Text(f"{said} {tokens}" if cell_len(said) + 1 + len(tokens) <= width else said, style=style)

    def stack(self, stack: View) -> Text:
        """The open tile of wild game; all of them for who has looked through the stack."""
        if stack["top"] is None:
            return Text(self.say("term-board-no-game"), style="dim")
        said = self.say("term-board-game", endurance=self.endurance(stack["top"]), n=stack["size"])
        known = ", ".join([str(self.endurance(tile)) for tile in stack["tiles"] or ()])
        return Text(f"{said}\n{self.say('term-board-known', items=known)}" if known else said)

    def endurance(self, prey: str) -> int:
        return self.content.endurance[PREY.index(prey)]

    def city(self, city: View) -> list[Text]:
        equipment = self.names("equipment", city["equipment"]) or self.say("term-board-no-equipment")
        lines = [Text(equipment), Text(self.say("term-board-search", n=city["pile"]))]
        if city["tiles"]:
            lines.append(Text(self.say("term-board-known", items=self.names("search", city["tiles"]))))
        return lines

    def slots(self, view: View, width: int) -> list[Text]:
        """The spots of the Cargo Ship, two in a line if all of them fit."""
        slots = [self.slot(view, slot) for slot in view["cargo"]]
        half = width // 2
        if max([cell_len(slot.plain) for slot in slots]) >= half:
            return slots
        for slot in slots[::2]:
            slot.pad_right(half - cell_len(slot.plain))
        return [left.append_text(right) for left, right in zip(slots[::2], slots[1::2], strict=True)]

    def slot(self, view: View, slot: View) -> Text:
        """A spot of the Cargo Ship: its canned goods, its survivor, and who has come."""
        strength = SLOTS.index(slot["slot"]) + 3
        line = Text(self.say("term-board-slot", strength=strength, n=slot["canned-goods"]))
        if slot["survivors"]:
            line.append(f" {self.signs.person * slot['survivors']}")
        for seat, name in slot["heroes"]:
            line.append(" ").append_text(self.hero(seat, hero_of(view, seat, name)))
        return line

    def convoy(self, view: View) -> Text:
        """The middle of the board: the day, the radiation, who begins, which events are open."""
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

    # -- shelters ---------------------------------------------------------------------------------------------

    def shelter(self, view: View, seat: int) -> RenderableType:
        """One shelter in full: its rooms on the left, stores and people on the right, tools and trophies beneath."""
        shelter = view["shelters"][seat]
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(self.rooms(shelter), self.lines(self.stock_taking(shelter)))
        name = self.seat(seat).plain
        if shelter["leader"]:
            title = self.say("term-shelter-led", seat=name, leader=self.say(f"leader-{shelter['leader']}"))
        else:
            title = self.say("term-shelter", seat=name)
        style = SEAT_STYLES[seat]
        trophies = [(label, Text(items)) for label, items in self.trophies(shelter) if items]
        inside = Group(grid, self.lines(trophies)) if trophies else grid
        return Panel(inside, title=Text(title, style=f"bold {style}"), title_align="left", box=box.ROUNDED,
                     border_style=style)  # fmt: skip

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

    def stock_taking(self, shelter: View) -> list[tuple[str, Text]]:
        resources = shelter["resources"]
        return [
            ("supplies", Text(self.amounts({name: resources[name] for name in SUPPLIES}))),
            ("materials", Text(self.amounts({name: resources[name] for name in MATERIALS}))),
            ("munitions", Text(str(resources["munition"]))),
            ("airlock", self.airlock(shelter["airlock"])),
            ("feeding", Text(self.feeding(shelter))),
            ("gauge", self.gauge(shelter["gauge"])),
        ]

    def lines(self, labelled: Iterable[tuple[str, Text]]) -> Text:
        """A line each, with its label before it."""
        return Text("\n").join(
            [Text.assemble((f"{self.say(f'term-label-{label}')}: ", "dim"), value) for label, value in labelled]
        )

    def trophies(self, shelter: View) -> Iterator[tuple[str, str]]:
        """Equipment by its state, caught game, events overcome: what may well be none."""
        for state in ("ready", "used", "broken"):
            yield state, self.gear(shelter, state)
        caught = [
            self.say("term-caught", count=n, endurance=self.endurance(prey)) for prey, n in shelter["caught"].items()
        ]
        yield "caught", ", ".join(caught)
        yield "events", self.names("event", shelter["events"])

    def gear(self, shelter: View, state: str) -> str:
        """Equipment in this state; with what is broken, what its repair costs."""
        names = [name for name, now in shelter["equipment"].items() if now == state]
        if state != "broken":
            return self.names("equipment", names)
        return ", ".join([f"{self.say(f'equipment-{name}')} ({self.repair_cost(name)})" for name in names])

    def repair_cost(self, equipment: str) -> str:
        return self.amounts(dict(zip(MATERIALS, self.content.repair_cost[EQUIPMENT.index(equipment)], strict=True)))

    def airlock(self, airlock: View) -> Text:
        """Row by row, as it fills."""
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
        if not upkeep and not rows:
            return self.say("term-feeding-nothing")
        supplies = self.say("amount-supplies", n=upkeep)
        return self.say("term-feeding", supplies=supplies, water=self.say("amount-water", n=rows))

    def gauge(self, gauge: View) -> Text:
        """The tracer on its way from the best square to the skull."""
        squares = [self.signs.gap] * len(self.content.gauge)
        squares[gauge["square"]] = self.signs.tracer
        return Text(f"{signed(gauge['points'])}  {''.join(squares)}{self.signs.skull}", style=COLD)

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
        yield self.say("term-rival-gauge", gauge=signed(shelter["gauge"]["points"]))
        yield self.say("amount-points", n=sum(shelter["score"].values()))

    # -- score ------------------------------------------------------------------------------------------------

    def score(self, view: View, title: str, reason: str | None = None) -> Table:
        """The score sheet of all seats by its parts; with what decided a tie."""
        shelters = view["shelters"]
        table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1))
        table.add_column("")
        for shelter in shelters:
            table.add_column(self.seat(shelter["seat"]), justify="right", overflow="fold")
        for part in PARTS:
            table.add_row(self.say(f"score-{part}"), *[points(shelter["score"][part]) for shelter in shelters])
        table.add_section()
        totals = [points(sum(shelter["score"].values())) for shelter in shelters]
        table.add_row(self.say("score-total"), *totals, style="bold")
        for label, names in TIES.get(reason or "", ()):
            table.add_row(self.say(label), *[str(sum(s["resources"][name] for name in names)) for s in shelters])
        return table

    def open_events(self, view: View) -> list[Text]:
        """Every open event with what it does and what it costs."""
        lines = [self.event(name) for name in view["events"]["open"]]
        return lines or [Text(self.say("term-no-events"))]

    def event(self, name: str) -> Text:
        return Text.assemble((f"{self.say(f'event-{name}')}: ", "bold"), self.event_help(name))

    def event_help(self, name: str) -> str:
        return " ".join(self.narrator.helps(0, self.narrator.game.rules.vocabulary.by_words["overcome", name]))

    # -- what happened ----------------------------------------------------------------------------------------

    def news(self, events: Sequence[Event]) -> Table:
        """The story: a paragraph for each activation, many alike in one sentence."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for paragraph in paragraphs(events):
            seat = paragraph[0].get("seat")
            if isinstance(seat, int):
                sign = Text(self.signs.seats[seat], style=f"bold {SEAT_STYLES[seat]}")
                grid.add_row(sign, " ".join(self.sentences(paragraph)))
            else:
                for sentence in self.sentences(paragraph):
                    grid.add_row(Text("·", style="dim"), sentence)
        return grid

    def sentences(self, paragraph: Sequence[Event]) -> list[str]:
        """What happened, told briefly and without losing anything."""
        said = [sentence for alike in folded(paragraph) for sentence in self.retold(alike)]
        return [times_after(sentence, len(list(alike))) for sentence, alike in groupby(said)]

    def retold(self, alike: Sequence[Event]) -> list[str]:
        """Events that differ in one thing only, as one sentence; all others as a sentence each."""
        kind = str(alike[0]["told"])
        if len(alike) == 1 or kind not in ITEMS:
            return [self.sentence(event) for event in alike]
        key = f"term-log-{kind}"
        said = {**self.spoken(key, alike[0]), "items": self.items(alike), "count": len(alike)}
        return [self.say(key, **said)]

    def sentence(self, event: Event) -> str:
        line = self.narrator.line(event)
        if event["told"] != "event-came":
            return line
        return f"{line} {self.event_help(EVENTS[number(event, 'event')])}"

    def spoken(self, about: str, event: Event) -> Said:
        fields = {name: number for name, number in event.items() if name != "at" and isinstance(number, int)}
        return self.narrator.said(about, fields)

    def items(self, alike: Sequence[Event]) -> str:
        """What the events differ in: amounts of resources, or things with how many of each."""
        kind = str(alike[0]["told"])
        field = ITEMS[kind]
        if field in ("resource", "purse"):
            return self.paid(field, alike)
        items = Counter([self.item(field, event) for event in alike])
        if len(items) == 1 and kind in COUNTED:
            return next(iter(items))
        return ", ".join([times(item, n) for item, n in items.items()])

    def paid(self, field: str, alike: Sequence[Event]) -> str:
        """Resources, added up; the permanent water is none."""
        amounts: Counter[str] = Counter()
        permanent = 0
        for event in alike:
            resource = number(event, field)
            if resource < len(RESOURCES):
                amounts[RESOURCES[resource]] += number(event, "n", 1)
            else:
                permanent += 1
        said = [self.amounts(amounts)] if amounts else []
        return ", ".join(said + [times(self.say("permanent-water"), permanent)] * bool(permanent))

    def item(self, field: str, event: Event) -> str:
        said = self.spoken("", event)
        if field == "hero":
            return self.say("term-log-placed-one", **said)
        return str(said[SAID_AS.get(field, field)])

    # -- choices ----------------------------------------------------------------------------------------------

    def choices(self, view: View, seat: int, *, brief: bool) -> Table:
        """The numbered choices of a seat with what they cost or bring; `brief` leaves out what was said before."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, min_width=3)
        grid.add_column()
        heading = ""
        for number, pick in numbered(self.narrator.game.asked[seat]).items():
            place = PLACES[pick.how] if pick.words[0] == "move" else ""
            if place and place != heading:
                grid.add_row("", self.destination(view, seat, place))
            heading = place
            grid.add_row(Text(str(number), style=EMBER), self.choice(view, seat, pick, brief=brief))
        return grid

    def choice(self, view: View, seat: int, pick: Pick, *, brief: bool) -> Text:
        if pick.words[0] == "move":
            return self.mover(view, seat, pick)
        text = Text(self.narrator.choice(seat, pick))
        hints = [self.hint(view, seat, pick), self.gist(pick) if brief else ""]
        for hint in filter(None, hints):
            text.append(f"  ({hint})", style="dim")
        for line in [] if brief else self.narrator.helps(seat, pick):
            text.append(f"\n{' '.join(line.split())}", style="dim")
        return text

    def gist(self, pick: Pick) -> str:
        """What must be said of a thing even when its help was read before: its size, or its repair cost."""
        verb = pick.words[0]
        if verb in ("build", "discard"):
            room = LABEL_ROOM[pick.what]
            return self.say("term-hint-size", spaces=self.content.spaces[room], upkeep=self.content.upkeep[room])
        if verb == "salvage":
            return self.say("term-hint-repair", cost=self.repair_cost(str(pick.words[1])))
        return ""

    def destination(self, view: View, seat: int, place: str) -> Text:
        """A place to go to, and what is to be had there."""
        title = Text(self.say(f"place-{place}"), style="bold")
        gains = "; ".join(self.gains(view, seat, place)) or self.say("term-gain-nothing")
        return title if place == "cargo-ship" else title.append(f": {gains}", style="not bold dim")

    def gains(self, view: View, seat: int, place: str) -> Iterator[str]:
        if place in view["cities"]:
            city = view["cities"][place]
            if city["equipment"]:
                yield self.names("equipment", city["equipment"])
            yield self.say("term-gain-search", n=city["pile"])
            return
        at = PLACES.index(place)
        if at in YIELD:
            yield from self.stock_gains(view, seat, at)
        if place in view["stacks"] and view["stacks"][place]["top"]:
            prey = PREY.index(view["stacks"][place]["top"])
            yield self.say("prey", endurance=endurance(self.state, seat, prey))
        if place == "military-base" and view["algae"]:
            yield self.say("term-gain-algae")

    def stock_gains(self, view: View, seat: int, place: int) -> Iterator[str]:
        stock = view["places"][place]["stock"]
        amount = self.say(f"amount-{RESOURCES[YIELD[place]]}", n=stock)
        if PLACES[place] == "dam":
            yield self.say("term-gain-dam", amount=amount, have=view["shelters"][seat]["resources"]["microchip"])
        elif stock:
            yield amount

    def mover(self, view: View, seat: int, pick: Pick) -> Text:
        """A hero that could go there: whom it would press, and who could press it then."""
        mine = view["shelters"][seat]["heroes"][pick.what]
        now = self.say("term-mover", place_at=self.say(f"place-{mine['place']}.at"))
        text = Text.assemble((self.tag(seat, mine["strength"]), f"bold {SEAT_STYLES[seat]}"), f" {now}")
        for hint in self.prospects(view, seat, mine, pick):
            text.append(f"  {hint}", style="dim")
        return text

    def prospects(self, view: View, seat: int, mine: View, pick: Pick) -> Iterator[str]:
        place = PLACES[pick.how]
        if place == "cargo-ship":
            yield "; ".join(self.berths(view, seat, pick.what))
        risks = []
        for other in view["shelters"]:
            if other["seat"] == seat:
                continue
            there = [hero for hero in other["heroes"] if hero["place"] == place and hero["state"] == "standing"]
            for hero in there:
                if hero["strength"] < mine["strength"]:
                    owner = self.seat(other["seat"]).plain
                    yield self.say("term-presses", tag=owner, n=mine["strength"] - hero["strength"])
            if not there:
                risks += self.pursuers(other, mine["strength"], pick.how)
        if risks:
            yield self.say("term-risk", tags=" ".join(risks))

    def pursuers(self, other: View, strength: int, place: int) -> list[str]:
        """Stronger heroes that have not acted yet and could come here."""
        near = [PLACES[start] for start in self.content.near[place]]
        return [
            self.tag(other["seat"], hero["strength"]) for hero in other["heroes"]
            if hero["state"] == "idle" and hero["strength"] > strength and hero["place"] in near
        ]  # fmt: skip

    def berths(self, view: View, seat: int, hero: int) -> Iterator[str]:
        """What the spots of the Cargo Ship that are open to this hero hold."""
        for slot in open_slots(self.state, self.state.shelters[seat], seat, hero):
            yield self.say("term-gain-slot", slot=self.say("slot", strength=slot + 3), amount=self.berth(view, slot))
        if not any([slot["heroes"] for slot in view["cargo"]]):
            yield self.say("first-player")

    def berth(self, view: View, slot: int) -> str:
        cans = self.say("amount-canned-goods", n=view["cargo"][slot]["canned-goods"])
        return f"{cans}, {self.say('term-gain-survivor')}" if view["cargo"][slot]["survivors"] else cans

    # -- hints ------------------------------------------------------------------------------------------------

    def hint(self, view: View, seat: int, pick: Pick) -> str:
        """A few words beside a choice; "" where its name says it all."""
        hint = HINTS.get(str(pick.words[0]))
        return hint(self, view, seat, pick) if hint else ""

    def hint_have(self, view: View, seat: int, pick: Pick) -> str:
        """How many of the resource that would be spent are there."""
        resources = view["shelters"][seat]["resources"]
        name = SPENT.get(str(pick.words[0])) or str(pick.words[1])
        return self.say("term-hint-have", n=resources[name]) if name in resources else ""

    def hint_take(self, view: View, seat: int, pick: Pick) -> str:
        place = next(place for place, resource in YIELD.items() if resource == pick.what)
        have = view["shelters"][seat]["resources"][str(pick.words[1])]
        return self.say("term-hint-left", left=view["places"][place]["stock"], n=have)

    def hint_give(self, view: View, seat: int, pick: Pick) -> str:
        """What the one has who gives, whoever chooses."""
        prompt = self.narrator.game.prompt(seat)
        victim = prompt.details.get("victim", seat) if prompt else seat
        return self.hint_have(view, victim, pick) if victim == seat else ""

    def hint_hunt(self, view: View, seat: int, pick: Pick) -> str:
        prompt = self.narrator.game.prompt(seat)
        assert prompt is not None
        stack = view["stacks"][PLACES[prompt.details["place"]]]
        depth = pick.what if pick.words[0] == "prey" else 0
        name = stack["tiles"][depth] if stack["tiles"] else stack["top"]
        prey, me = PREY.index(name), self.state.shelters[seat]
        meat = Catch(seat, 0, 0, 0).meat(self.state, me, prey)
        cost = endurance(self.state, seat, prey)
        return self.say("term-hint-meat", endurance=cost, amount=self.say("amount-meat", n=meat))

    def hint_search(self, view: View, seat: int, pick: Pick) -> str:
        hidden = view["cities"][str(pick.words[1])]["hidden"]
        return self.say("term-hint-pile", items=self.counts("search", hidden))

    def hint_algae(self, view: View, seat: int, pick: Pick) -> str:
        gauge = view["shelters"][seat]["gauge"]
        better = self.content.gauge[max(0, gauge["square"] - 1)]
        return self.say("term-hint-gauge", to=signed(better), **{"from": signed(gauge["points"])})

    def hint_enter(self, view: View, seat: int, pick: Pick) -> str:
        return self.hint_spot(view, seat, str(pick.words[1]), +1)

    def hint_lose(self, view: View, seat: int, pick: Pick) -> str:
        return self.hint_spot(view, seat, str(pick.words[1]), -1)

    def hint_spot(self, view: View, seat: int, label: str, change: int) -> str:
        """How full a room or the airlock is, and whether a survivor more or less decides if the room works."""
        shelter = view["shelters"][seat]
        if label == "airlock":
            airlock = shelter["airlock"]
            return self.say("term-hint-filled", n=airlock["survivors"], spaces=sum(airlock["rows"]))
        room = next(room for room in shelter["rooms"] if room["label"] == label)
        people, spaces = room["survivors"], room["spaces"]
        said = [self.say("term-hint-filled", n=people, spaces=spaces)]
        if change > 0 and people + change == spaces:
            said.append(self.say("term-hint-will-work"))
        if change < 0 and people == spaces:
            said.append(self.say("term-hint-will-stop"))
        return ", ".join(said)

    def hint_dock(self, view: View, seat: int, pick: Pick) -> str:
        return self.berth(view, pick.what)

    def hint_amount(self, view: View, seat: int, pick: Pick) -> str:
        """Of the first survivors: how many fill the room."""
        prompt = self.narrator.game.prompt(seat)
        room = prompt.details.get("room") if prompt else None
        if room is None or pick.what != self.content.spaces[room]:
            return ""
        return self.say("term-hint-will-work")

    def hint_build(self, view: View, seat: int, pick: Pick) -> str:
        """What building costs at night; the first room is free, and a cheaper one is asked for as such."""
        prompt = self.narrator.game.prompt(seat)
        if prompt is None or prompt.key != "ask-build":
            return ""
        return self.say("amount-materials", n=self.content.build_cost)

    def hint_discard(self, view: View, seat: int, pick: Pick) -> str:
        dealt = view["shelters"][seat]["dealt"]
        held = dealt["rooms"].count(pick.words[1]) - dealt["discarded"].count(pick.words[1])
        return self.say("term-hint-have", n=held) if held > 1 else ""


SPENT: Final = {"shoot": "munition", "open": "microchip"}
"""What a pick spends that does not say it."""
Hint: TypeAlias = Callable[[Screen, View, int, Pick], str]

HINTS: Final[Mapping[str, Hint]] = {
    "give": Screen.hint_give,
    "pay": Screen.hint_have,
    "recruit": Screen.hint_have,
    "shoot": Screen.hint_have,
    "open": Screen.hint_have,
    "take": Screen.hint_take,
    "hunt": Screen.hint_hunt,
    "prey": Screen.hint_hunt,
    "search": Screen.hint_search,
    "algae": Screen.hint_algae,
    "enter": Screen.hint_enter,
    "welcome": Screen.hint_enter,
    "lose": Screen.hint_lose,
    "dock": Screen.hint_dock,
    "amount": Screen.hint_amount,
    "build": Screen.hint_build,
    "discard": Screen.hint_discard,
}
"""What stands beside a pick, by its verb."""

TIES: Final[Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "supplies": (("term-end-supplies", SUPPLIES),),
    "resources": (("term-end-supplies", SUPPLIES), ("term-end-resources", (*MATERIALS, "munition"))),
    "shared": (("term-end-supplies", SUPPLIES), ("term-end-resources", (*MATERIALS, "munition"))),
}
"""What was counted to decide a tie, by the reason of the outcome."""


# -- the story, folded --------------------------------------------------------------------------------------------

BEGINNINGS: Final = ("dawn", "day", "night", "convoy", "event-came", "moved", "stayed")
"""Events that begin a paragraph."""
ITEMS: Final[Mapping[str, str]] = {
    "took": "resource",
    "paid": "resource",
    "gave": "resource",
    "got": "resource",
    "lost-token": "resource",
    "saved": "resource",
    "ate": "resource",
    "recruited": "purse",
    "found": "tile",
    "tile-aside": "tile",
    "mary-drew": "tile",
    "displayed": "equipment",
    "salvaged": "equipment",
    "drew": "equipment",
    "entered": "label",
    "welcomed": "spot",
    "lost-survivor": "spot",
    "dealt-room": "room",
    "dealt-leader": "leader",
    "placed": "hero",
    "shot": "seat",
}
"""Events that are told together, and the one thing they may differ in."""
COUNTED: Final = ("entered", "welcomed", "lost-survivor")
"""Events whose sentence says how many there are."""
SAID_AS: Final[Mapping[str, str]] = {"label": "room"}
"""The words that numbers of some kinds come as."""
MERGED: Final = ("at", "n")
"""What else may differ: when it was told, and amounts, which are added up."""


def paragraphs(events: Iterable[Event]) -> list[list[Event]]:
    """The story cut where a phase begins, a hero moves, or somebody else acts."""
    cut: list[list[Event]] = []
    seat: object = None
    for event in events:
        other = "seat" in event and event["seat"] != seat
        if not cut or other or event["told"] in BEGINNINGS:
            cut.append([])
            seat = event.get("seat")
        cut[-1].append(event)
    return cut


def folded(paragraph: Iterable[Event]) -> list[list[Event]]:
    """Events that follow each other and can be told in one sentence."""
    return [list(alike) for _, alike in groupby(paragraph, key=apart_from_items)]


def apart_from_items(event: Event) -> tuple[object, ...]:
    """What must be the same of events that are told together."""
    kind = str(event["told"])
    free = (*MERGED, ITEMS.get(kind), "place" if kind == "placed" else None)
    return tuple([(name, value) for name, value in event.items() if name not in free])


def number(event: Event, name: str, default: int = 0) -> int:
    """A field of an event that is a number."""
    value = event.get(name, default)
    assert isinstance(value, int)
    return value


# -- characters ---------------------------------------------------------------------------------------------------


def bar(filled: int, total: int, full: str, empty: str) -> str:
    """Things as signs in a row, and the spaces that are free."""
    return full * filled + empty * max(0, total - filled)


def times(item: str, n: int) -> str:
    return item if n == 1 else f"{item} ×{n}"


def times_after(sentence: str, n: int) -> str:
    return sentence if n == 1 else f"{sentence} (×{n})"


def points(n: int) -> str:
    return str(n).replace("-", "−")


def hero_of(view: View, seat: int, name: str) -> View:
    """A hero of a seat by its name."""
    heroes: list[View] = view["shelters"][seat]["heroes"]
    return heroes[HEROES.index(name)]
