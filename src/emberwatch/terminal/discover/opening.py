"""The beginning and the end of a story: where you are, what has happened, and which survivors got away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from emberwatch.discover.model.names import HEARTS, LAST_SCENARIO
from emberwatch.discover.model.vocabulary import GIVE_UP
from emberwatch.narrator import Event
from emberwatch.terminal.chronicle import number
from emberwatch.terminal.discover.drawing import DiscoverDrawing
from emberwatch.terminal.saving import program_name

PARTS: Final = ("", "one", "two", "three", "four", "five")
"""The parts of a copy's story, by scenario."""
EPILOGUE: Final = "end"
LAST_OF_THE_STORY: Final = 4


class OpeningDrawing(DiscoverDrawing):
    """What is shown before the first question and after the last."""

    # -- the beginning --------------------------------------------------------------------------------------------

    def draw(self) -> list[RenderableType]:
        """The copy, its story so far, the scenario, the terrain."""
        c = self.content
        parts: list[RenderableType] = [Text(line) for line in self.say("term-discover-intro").splitlines()]
        parts += ["", self.copy_line(), *self.tale(PARTS[c.number])]
        parts += ["", Text(self.scenario_title(), style="bold"), *italic(self.story(c.scenario))]
        title, *stories, text = self.wording.read_sheet(self.state, self.say)
        terrain = self.say("term-discover-terrain", terrain=title)
        parts += ["", Text(terrain, style="bold"), *[Text(story, style="italic") for story in stories], Text(text)]
        return [*parts, ""]

    def copy_line(self) -> Text:
        copy = self.content.copy
        key = "term-discover-pack" if copy.pack else "term-discover-copy"
        return Text(self.say(key, name=copy.name, code=copy.code), style="bold")

    def scenario_title(self) -> str:
        c = self.content
        return self.say("term-discover-scenario", n=c.number, of=LAST_SCENARIO, scenario=self.title(c.scenario))

    def tale(self, part: str) -> list[RenderableType]:
        """A part of the story that links the scenarios of a copy."""
        key = f"story-{self.content.copy.story}.{part}"
        return italic(self.say(key)) if self.narrator.speaker.knows(key) else []

    # -- the end --------------------------------------------------------------------------------------------------

    def ending(self) -> list[RenderableType]:
        """Which survivors got away and when, what became of the others, and how the story continues."""
        outcome = self.narrator.game.outcome
        assert outcome is not None
        parts: list[RenderableType] = ["", Rule(Text(self.say("term-discover-end"), style="bold"))]
        parts += list(self.fates())
        parts.append(Text(self.narrator.ending(), style="bold"))
        if outcome.winners and self.content.number == LAST_OF_THE_STORY:
            parts += ["", *self.tale(EPILOGUE)]
        return [*parts, *self.sequel(bool(outcome.winners))]

    def fates(self) -> Iterator[Text]:
        """One line per seat, in the order in which they left the map."""
        day = 0
        hurt: dict[int, str] = {}
        for event in self.narrator.story(None):
            if event["told"] == "day":
                day = number(event, "day")
            elif event["told"] == "hurt":
                hurt[number(event, "seat")] = str(event["damage"])
            elif event["told"] in ("won", "eliminated"):
                seat = number(event, "seat")
                yield self.seat(seat).append(f" {self.fate(event, day, hurt.get(seat, ''))}", "not bold default")

    def fate(self, event: Event, day: int, hurt: str) -> str:
        seat = number(event, "seat")
        if event["told"] == "won":
            return self.say("term-discover-fate-won", day=day)
        if sum(self.state.survivors[seat].harm) > HEARTS:
            return self.say(f"term-discover-fate-{hurt}", day=day)
        if self.gave_up(event):
            return self.say("term-discover-fate-gave-up", day=day)
        late = self.state.guard and day >= self.state.guard
        return self.say("term-discover-fate-time" if late else "term-discover-fate-lost", day=day)

    def gave_up(self, event: Event) -> bool:
        """Whether a seat gave up, and confirmed it."""
        at = number(event, "at")
        return at > 1 and self.narrator.game.pick_at(at - 2) == (event["seat"], GIVE_UP)

    def sequel(self, won: bool) -> list[RenderableType]:
        """What to play next with the same copy."""
        c = self.content
        if c.copy.pack:
            return []
        n = c.number + 1 if won else c.number
        if n > LAST_SCENARIO or (n == LAST_SCENARIO and self.state.seats == 1):
            return []
        command = f"{program_name()} play discover --copy {c.copy.code} --scenario {n}"
        key = "term-discover-next" if won else "term-discover-again"
        said = self.say(key, n=n, scenario=self.title(c.copy.scenario(n)))
        return ["", Text(said), Text(f"  {command}", style="bold")]


def italic(text: str) -> list[RenderableType]:
    return [Text(text, style="italic")] if text else []
