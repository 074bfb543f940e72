"""The chronicle of Outlive: which events share a sentence, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from emberwatch.narrator import Event
from emberwatch.outlive.model.names import RESOURCES
from emberwatch.terminal.chronicle import Chronicle, number
from emberwatch.terminal.drawing import times
from emberwatch.terminal.outlive.drawing import OutliveDrawing

COUNTED: Final = ("entered", "welcomed", "lost-survivor")
"""Events whose sentence says how many there are."""
SAID_AS: Final[Mapping[str, str]] = {"label": "room"}
"""The words used for some kinds of numbers."""


class OutliveChronicle(Chronicle, OutliveDrawing):
    """A paragraph for each activation of a hero."""

    BEGINNINGS: ClassVar[Sequence[str]] = ("dawn", "day", "night", "convoy", "event-came", "moved", "stayed")
    ITEMS: ClassVar[Mapping[str, str]] = {
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

    def sentence(self, event: Event) -> str:
        line = super().sentence(event)
        if event["told"] != "event-came":
            return line
        return f"{line} {self.event_help(str(event['event']))}"

    def together(self, alike: Sequence[Event]) -> str:
        key = f"term-log-{alike[0]['told']}"
        said = {**self.speak(key, alike[0]), "items": self.items(alike), "count": len(alike)}
        return self.say(key, **said)

    def is_apart(self, event: Event, paragraph: Sequence[Event]) -> bool:
        """Whether an event that nobody caused merely follows what a seat did, such as a tile that is turned up."""
        if not super().is_apart(event, paragraph):
            return False
        return event["told"] != "prey-shown" or all([told["told"] != "caught" for told in paragraph])

    def may_differ(self, kind: str) -> Sequence[str]:
        return (*super().may_differ(kind), "place") if kind == "placed" else super().may_differ(kind)

    # -- what grouped events differ in ----------------------------------------------------------------------------

    def items(self, alike: Sequence[Event]) -> str:
        """Amounts of resources, or things with how many of each."""
        kind = str(alike[0]["told"])
        field = self.ITEMS[kind]
        if field in ("resource", "purse"):
            return self.add_up(field, alike)
        items = Counter([self.item(field, event) for event in alike])
        if len(items) == 1 and kind in COUNTED:
            return next(iter(items))
        return ", ".join([times(item, n) for item, n in items.items()])

    def add_up(self, field: str, alike: Iterable[Event]) -> str:
        """Add up resources; the permanent water is not one."""
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
        said = self.speak("", event)
        if field == "hero":
            return self.say("term-log-placed-one", **said)
        return str(said[SAID_AS.get(field, field)])
