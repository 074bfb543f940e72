"""The chronicle of Discover: cards that are read aloud appear in boxes between the sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import ClassVar, Final, TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from emberwatch.discover.model.vocabulary import ITEMS, MADE_ITEMS
from emberwatch.discover.present.card_text import item_text, price_text
from emberwatch.narrator import Event, Narrator
from emberwatch.terminal.chronicle import Chronicle, new_grid, number
from emberwatch.terminal.discover.drawing import DiscoverDrawing
from emberwatch.terminal.discover.quest import QuestDrawing
from emberwatch.terminal.drawing import Signs

Reading: TypeAlias = tuple[tuple[str, object], object]
"""A card, and the seat that read it; None means any seat."""

QUIET: Final = ("turn", "turn-ended")
"""Events that go without saying: the sign in front shows whose turn it is."""


class DiscoverChronicle(Chronicle, DiscoverDrawing):
    """A paragraph for each thing that somebody does."""

    BEGINNINGS: ClassVar[Sequence[str]] = (
        "day", "night", "night-card", "threat", "combat", "duel", "moved", "stage", "read", "spawned", "prowled",
    )  # fmt: skip
    ITEMS: ClassVar[Mapping[str, str]] = {"gained": "resource", "spent": "resource"}

    def __init__(self, narrator: Narrator, signs: Signs, people: Collection[int] = ()) -> None:
        super().__init__(narrator, signs)
        self.quest = QuestDrawing(narrator, signs)
        self.people = people
        """Seats that are not bots: they read their cards in full."""

    def draw(self, events: Iterable[Event]) -> RenderableType:
        """Sentences, and a box for every card that is new or that a person reads."""
        parts: list[RenderableType] = []
        grid = new_grid()
        known = self.first_readings()
        for paragraph in self.paragraphs(self.worth_telling(list(events))):
            self.add(grid, paragraph)
            card = paragraph[-1]
            box = BOXES.get(str(card["told"]))
            if box and self.is_news(card, known):
                parts += [grid, box(self, card)]
                grid = new_grid()
        return Group(*parts, grid) if grid.row_count else Group(*parts)

    def is_apart(self, event: Event, paragraph: Sequence[Event]) -> bool:
        """End a paragraph at a card: its box comes right after its sentence."""
        return paragraph[-1]["told"] in BOXES or super().is_apart(event, paragraph)

    # -- what is new ----------------------------------------------------------------------------------------------

    def first_readings(self) -> dict[Reading, Event]:
        """When each card was first read, or each item first owned: by anybody, and by each seat."""
        first: dict[Reading, Event] = {}
        for event in self.narrator.story(None):
            if event["told"] in BOXES:
                first.setdefault((self.card_of(event), None), event)
                first.setdefault((self.card_of(event), event.get("seat")), event)
        return first

    def is_news(self, event: Event, first: Mapping[Reading, Event]) -> bool:
        """Whether nobody has read a card before; for people also what they read again and their first item of a
        kind."""
        card, seat = self.card_of(event), event.get("seat")
        by_person = seat is None or seat in self.people
        if by_person and event["told"] != "item":
            return True
        return event == first.get((card, seat if by_person else None))

    def card_of(self, event: Event) -> tuple[str, object]:
        """The card that is read; for a found item, the card on which it was found."""
        kind = str(event["told"])
        if kind != "item":
            return kind, event[CARD_IN[kind]]
        place = ITEMS.index(str(event["item"]))
        return ("item", place) if place >= MADE_ITEMS else ("read", place + 1)

    def worth_telling(self, events: Sequence[Event]) -> list[Event]:
        """The events without those that go without saying or have no words."""
        knows, key = self.narrator.speaker.knows, self.wording.event_key
        return [event for event in not_quiet(events) if knows(key(str(event["told"])))]

    def sentence(self, event: Event) -> str:
        """An event as a sentence; a project that somebody sees comes with its cost."""
        if event["told"] not in ("project-drawn", "project-shown"):
            return super().sentence(event)
        project = self.content.projects[number(event, "project")]
        key = self.wording.event_key(str(event["told"]))
        seen = f"{self.title(project)} ({price_text(self.say, project.cost)})"
        return self.say(key, **{**self.speak(key, event), "project": seen})

    def together(self, alike: Sequence[Event]) -> str:
        """One sentence with all resources added up."""
        amounts: Counter[str] = Counter()
        for event in alike:
            amounts[str(event["resource"])] += number(event, "n", 1)
        key = f"discover-told-{alike[0]['told']}"
        return self.say(key, **{**self.speak(key, alike[0]), "amount": self.amounts(amounts)})

    # -- boxes ----------------------------------------------------------------------------------------------------

    def draw_box(self, said: Sequence[str], style: str) -> Panel:
        """Draw a card in a box: its title, its story if it has one, and what it does."""
        title, *stories, text = said if len(said) > 1 else (*said, "")
        parts = [Text(story, style="italic") for story in stories] + [Text(text)] * bool(text)
        heading = Text(title, style="bold")
        return Panel(Group(*parts), title=heading, title_align="left", box=box.ROUNDED, border_style=style)

    def read(self, event: Event) -> Panel:
        return self.draw_box(self.wording.read_aloud(self.state, self.say, number(event, "card")), "yellow")

    def night(self, event: Event) -> Panel:
        return self.draw_box(self.wording.read_night(self.state, self.say, number(event, "night")), "blue")

    def threat(self, event: Event) -> Panel:
        return self.draw_box(self.wording.read_threat(self.state, self.say, number(event, "threat")), "red")

    def item_had(self, event: Event) -> Panel:
        item = self.item(str(event["item"]))
        said = [self.title(item), self.story(item), item_text(self.say, self.content, item)]
        return self.draw_box([part for part in said if part], "yellow")

    def stage(self, event: Event) -> Panel:
        stage = self.content.stages[number(event, "stage")]
        return self.quest.draw_box(self.quest.stage_title(stage), self.quest.stage_lines(stage))


def not_quiet(events: Sequence[Event]) -> list[Event]:
    """The events without those that go without saying, such as drawing a project that another event then names."""
    after = [str(event["told"]) for event in events[1:]] + [""]
    drawn = [event["told"] == "project" and then == "project-drawn" for event, then in zip(events, after, strict=True)]
    return [event for event, twice in zip(events, drawn, strict=True) if event["told"] not in QUIET and not twice]


Box: TypeAlias = Callable[[DiscoverChronicle, Event], Panel]
BOXES: Final[Mapping[str, Box]] = {
    "read": DiscoverChronicle.read,
    "night-card": DiscoverChronicle.night,
    "threat": DiscoverChronicle.threat,
    "stage": DiscoverChronicle.stage,
    "item": DiscoverChronicle.item_had,
}
"""Cards that everybody reads."""
CARD_IN: Final[Mapping[str, str]] = {"read": "card", "night-card": "night", "threat": "threat", "stage": "stage"}
"""Which number of an event is the card."""
