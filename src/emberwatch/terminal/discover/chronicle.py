"""The chronicle of Discover: cards that are read aloud stand in boxes between the sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from emberwatch.discover.cardtext import price_text
from emberwatch.narrator import Narrator
from emberwatch.terminal.chronicle import Chronicle, Event, new_grid, number
from emberwatch.terminal.discover.drawing import DiscoverDrawing
from emberwatch.terminal.discover.quest import Quest
from emberwatch.terminal.drawing import Signs

QUIET: Final = ("turn", "turn-ended")
"""Events that go without saying: the signs in front say whose turn it is."""


class DiscoverChronicle(Chronicle, DiscoverDrawing):
    """A paragraph for each thing that somebody does."""

    BEGINNINGS: ClassVar[Sequence[str]] = (
        "day", "night", "night-card", "threat", "combat", "duel", "moved", "stage", "read", "spawned", "prowled",
    )  # fmt: skip
    ITEMS: ClassVar[Mapping[str, str]] = {"gained": "resource", "spent": "resource"}

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        super().__init__(narrator, signs)
        self.quest = Quest(narrator, signs)

    def draw(self, events: Iterable[Event]) -> RenderableType:
        """Sentences, and a box for every card that is read."""
        parts: list[RenderableType] = []
        grid = new_grid()
        for paragraph in self.paragraphs(worth_telling(list(events))):
            self.add(grid, paragraph)
            box = BOXES.get(str(paragraph[0]["told"]))
            if box:
                parts += [grid, box(self, paragraph[0])]
                grid = new_grid()
        return Group(*parts, grid) if grid.row_count else Group(*parts)

    def is_apart(self, event: Event, paragraph: Sequence[Event]) -> bool:
        """A card ends its paragraph: its box stands right after its sentence."""
        return paragraph[-1]["told"] in BOXES or super().is_apart(event, paragraph)

    def sentence(self, event: Event) -> str:
        """A project that somebody sees is told with what it costs."""
        if event["told"] not in ("project-drawn", "project-shown"):
            return super().sentence(event)
        project = self.content.projects[number(event, "project")]
        key = self.wording.telling_key(str(event["told"]))
        seen = f"{self.title(project)} ({price_text(self.say, project.cost)})"
        return self.say(key, **{**self.spoken(key, event), "project": seen})

    def together(self, alike: Sequence[Event]) -> str:
        """Resources, added up."""
        amounts: Counter[str] = Counter()
        for event in alike:
            amounts[str(event["resource"])] += number(event, "n", 1)
        key = f"discover-told-{alike[0]['told']}"
        return self.say(key, **{**self.spoken(key, alike[0]), "amount": self.amounts(amounts)})

    # -- boxes ----------------------------------------------------------------------------------------------------

    def boxed(self, said: Sequence[str], style: str) -> Panel:
        """A card: its title, its story if it has one, and what it does."""
        title, *stories, text = said if len(said) > 1 else (*said, "")
        parts = [Text(story, style="italic") for story in stories] + [Text(text)] * bool(text)
        heading = Text(title, style="bold")
        return Panel(Group(*parts), title=heading, title_align="left", box=box.ROUNDED, border_style=style)

    def read(self, event: Event) -> Panel:
        return self.boxed(self.wording.read_aloud(self.state, self.say, number(event, "card")), "yellow")

    def night(self, event: Event) -> Panel:
        return self.boxed(self.wording.read_night(self.state, self.say, number(event, "night")), "blue")

    def threat(self, event: Event) -> Panel:
        return self.boxed(self.wording.read_threat(self.state, self.say, number(event, "threat")), "red")

    def stage(self, event: Event) -> Panel:
        stage = self.content.stages[number(event, "stage")]
        return self.quest.boxed(self.quest.stage_title(stage), self.quest.stage_lines(stage))


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Without what goes without saying: that somebody draws a project who is then told which."""
    after = [str(event["told"]) for event in events[1:]] + [""]
    drawn = [event["told"] == "project" and then == "project-drawn" for event, then in zip(events, after, strict=True)]
    return [event for event, twice in zip(events, drawn, strict=True) if event["told"] not in QUIET and not twice]


Box: TypeAlias = Callable[[DiscoverChronicle, Event], Panel]
BOXES: Final[Mapping[str, Box]] = {
    "read": DiscoverChronicle.read,
    "night-card": DiscoverChronicle.night,
    "threat": DiscoverChronicle.threat,
    "stage": DiscoverChronicle.stage,
}
"""Cards that everybody reads."""
