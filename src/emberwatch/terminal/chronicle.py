"""The chronicle: what happened, in few words and without losing anything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from emberwatch.engine.presenting import Said
from emberwatch.narrator import Event
from emberwatch.terminal.drawing import SEAT_STYLES, Drawing

MERGED: Final = ("at", "n")
"""What may differ in events that share a sentence: when they happened, and amounts, which are added up."""


class Chronicle(Drawing):
    """The story of a game in paragraphs. Each game decides which events share a sentence, and how."""

    BEGINNINGS: ClassVar[Sequence[str]] = ()
    """Events that begin a paragraph."""
    ITEMS: ClassVar[Mapping[str, str]] = {}
    """Events that can share a sentence, and the one thing in which they may differ."""

    def draw(self, events: Iterable[Event]) -> RenderableType:
        """A paragraph for each activation; events that are alike share a sentence."""
        grid = new_grid()
        for paragraph in self.paragraphs(events):
            self.add(grid, paragraph)
        return grid

    def add(self, grid: Grid, paragraph: Sequence[Event]) -> None:
        """Add a seat's paragraph with the seat's sign; for events that nobody caused, one line per sentence."""
        seat = paragraph[0].get("seat")
        if isinstance(seat, int):
            sign = Text(self.signs.seats[seat], style=f"bold {SEAT_STYLES[seat]}")
            grid.add_row(sign, " ".join(self.sentences(paragraph)))
        else:
            for sentence in self.sentences(paragraph):
                grid.add_row(Text("·", style="dim"), sentence)

    def sentences(self, paragraph: Iterable[Event]) -> list[str]:
        """What happened, in as few sentences as possible."""
        said = [sentence for alike in self.group_alike(paragraph) for sentence in self.tell_alike(alike)]
        return [times_after(sentence, len(list(alike))) for sentence, alike in groupby(said)]

    def tell_alike(self, alike: Sequence[Event]) -> list[str]:
        """One sentence for events that differ in only one thing; a sentence for each of the others."""
        if len(alike) == 1 or alike[0]["told"] not in self.ITEMS:
            return [self.sentence(event) for event in alike]
        return [self.together(alike)]

    def sentence(self, event: Event) -> str:
        return self.narrator.line(event)

    def together(self, alike: Sequence[Event]) -> str:
        """One sentence for events that differ in only one thing."""
        raise NotImplementedError

    def speak(self, about: str, event: Event) -> Said:
        return self.narrator.speak(about, event.numbers)

    # -- cutting and folding --------------------------------------------------------------------------------------

    def paragraphs(self, events: Iterable[Event]) -> list[list[Event]]:
        """The story, divided where something begins or another seat acts."""
        cut: list[list[Event]] = []
        seat: object = None
        for event in events:
            other = "seat" in event and event["seat"] != seat
            if not cut or other or event["told"] in self.BEGINNINGS or self.is_apart(event, cut[-1]):
                cut.append([])
                seat = event.get("seat")
            cut[-1].append(event)
        return cut

    def is_apart(self, event: Event, paragraph: Sequence[Event]) -> bool:
        """Whether an event that nobody caused follows what a seat did."""
        return "seat" not in event and "seat" in paragraph[0]

    def group_alike(self, paragraph: Iterable[Event]) -> list[list[Event]]:
        """Group consecutive events that can share a sentence."""
        return [list(alike) for _, alike in groupby(paragraph, key=self.apart_from_items)]

    def apart_from_items(self, event: Event) -> tuple[object, ...]:
        """What must be equal in events that share a sentence."""
        free = (*MERGED, *self.may_differ(str(event["told"])))
        return tuple([(name, value) for name, value in event.items() if name not in free])

    def may_differ(self, kind: str) -> Sequence[str]:
        return (self.ITEMS[kind],) if kind in self.ITEMS else ()


def new_grid() -> Grid:
    """Two columns: the seat, and what happened."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def number(event: Event, name: str, default: int = 0) -> int:
    """A numeric field of an event."""
    value = event.get(name, default)
    assert isinstance(value, int)
    return value


def times_after(sentence: str, n: int) -> str:
    return sentence if n == 1 else f"{sentence} (×{n})"
