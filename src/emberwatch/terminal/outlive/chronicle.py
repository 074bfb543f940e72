"""The chronicle: what happened, told briefly and without losing anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from rich.table import Table
from rich.text import Text

from emberwatch.engine.wording import Said
from emberwatch.outlive.names import RESOURCES
from emberwatch.terminal.drawing import SEAT_STYLES, Drawing, times

Event: TypeAlias = Mapping[str, object]
"""An event of the story, as `Game.story` gives it."""

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


class Chronicle(Drawing):
    """The story of a game in paragraphs."""

    def draw(self, events: Iterable[Event]) -> Table:
        """A paragraph for each activation, many alike in one sentence."""
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

    def sentences(self, paragraph: Iterable[Event]) -> list[str]:
        """What happened, as few sentences as possible."""
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
        return f"{line} {self.event_help(str(event['event']))}"

    def spoken(self, about: str, event: Event) -> Said:
        return self.narrator.said(about, self.narrator.numbers_of(event))

    # -- what folded events differ in -----------------------------------------------------------------------------

    def items(self, alike: Sequence[Event]) -> str:
        """Amounts of resources, or things with how many of each."""
        kind = str(alike[0]["told"])
        field = ITEMS[kind]
        if field in ("resource", "purse"):
            return self.paid(field, alike)
        items = Counter([self.item(field, event) for event in alike])
        if len(items) == 1 and kind in COUNTED:
            return next(iter(items))
        return ", ".join([times(item, n) for item, n in items.items()])

    def paid(self, field: str, alike: Iterable[Event]) -> str:
        """Resources, added up; the permanent water is none."""
        amounts: Counter[str] = Counter()
        permanent = 0
        for event in alike:
            resource = str(event[field])
            if resource in RESOURCES:
                amounts[resource] += number(event, "n", 1)
            else:
                permanent += 1
        said = [self.amounts(amounts)] if amounts else []
        return ", ".join(said + [times(self.say("permanent-water"), permanent)] * bool(permanent))

    def item(self, field: str, event: Event) -> str:
        said = self.spoken("", event)
        if field == "hero":
            return self.say("term-log-placed-one", **said)
        return str(said[SAID_AS.get(field, field)])


# -- folding ----------------------------------------------------------------------------------------------------------


def paragraphs(events: Iterable[Event]) -> list[list[Event]]:
    """The story cut where a phase begins, a hero moves, or somebody else acts."""
    cut: list[list[Event]] = []
    seat: object = None
    for event in events:
        other = "seat" in event and event["seat"] != seat
        if not cut or other or event["told"] in BEGINNINGS or is_apart(event, cut[-1]):
            cut.append([])
            seat = event.get("seat")
        cut[-1].append(event)
    return cut


def is_apart(event: Event, paragraph: list[Event]) -> bool:
    """Whether an event of nobody follows what somebody did without coming from it: a tile that is turned up, say."""
    if "seat" in event or "seat" not in paragraph[0]:
        return False
    return event["told"] != "prey-shown" or all([told["told"] != "caught" for told in paragraph])


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


def times_after(sentence: str, n: int) -> str:
    return sentence if n == 1 else f"{sentence} (×{n})"
