"""The quest, the night, and the cards that everybody knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from emberwatch.discover.cards.conditions import CountCondition, FiresBurning, HasMarks, TilesRevealed
from emberwatch.discover.cards.syntax import Condition
from emberwatch.discover.model.components import CopyEntry, Stage
from emberwatch.discover.present.card_text import Voice, discovery_text, enemy_text, item_text, night_text, threat_text
from emberwatch.terminal.discover.drawing import GAP, DiscoverDrawing
from emberwatch.terminal.drawing import View

PROGRESS: Final = (TilesRevealed.KIND, HasMarks.KIND, FiresBurning.KIND)
"""Quest conditions that count something everybody sees."""


class QuestDrawing(DiscoverDrawing):
    """What the seats must do, and what they know of coming nights and cards."""

    # -- the quest ------------------------------------------------------------------------------------------------

    def brief(self, view: View) -> Text:
        """The active quest on one line."""
        said = [self.title(self.stage(view)), *self.progress(view).values(), self.say("term-discover-quest-command")]
        return self.line("quest", GAP.join(said))

    def progress(self, view: View) -> dict[str, str]:
        """The progress in what the active quest counts; its counters even if nothing requires them."""
        said = {}
        for kind in PROGRESS:
            n, of = count_reached(view, kind), self.requirement(view, kind)
            if of:
                said[kind] = self.say(f"term-discover-progress-{kind}", n=n, of=of)
            elif kind == "marks" and n:
                said[kind] = self.say("d-amount-counters", n=n)
        return said

    def requirement(self, view: View, kind: str) -> int:
        """How many the active quest requires next: for its goals, or else for what it allows; 0 if it requires none."""
        stage, n = self.stage(view), count_reached(view, kind)
        goals = [need for goal in stage.goals for need in goal.needs if kind == need.KIND and not need.negated]
        abilities = [need for ability in stage.powers.all for need in ability.needs if kind == need.KIND]
        amounts = sorted([amount_of(need, view["seats"]) for need in goals or abilities])
        return next((amount for amount in amounts if amount > n), amounts[-1] if amounts else 0)

    def stage(self, view: View) -> Stage:
        return next(stage for stage in self.content.stages if stage.number == view["quest"]["stage"])

    def draw(self, view: View) -> Panel:
        """The quest card, with its counters and the progress so far."""
        stage = self.stage(view)
        progress = self.progress(view)
        done = [Text(said) for kind, said in progress.items() if kind != "marks" or self.requirement(view, kind)]
        if not self.requirement(view, "marks"):
            done.append(self.line("counters", str(view["quest"]["counters"])))
        defeated = [self.title(s) for s in self.content.specials if s.name in view["quest"]["defeated"]]
        if defeated:
            done.append(self.line("defeated", ", ".join(defeated)))
        done.append(Text(self.time(view), style="dim"))
        return self.draw_box(self.stage_title(stage), [*self.stage_lines(stage), *done])

    def stage_title(self, stage: Stage) -> str:
        return self.say("term-discover-quest-title", stage=self.title(stage), n=stage.number)

    def stage_lines(self, stage: Stage) -> list[RenderableType]:
        """The story of the stage, then each possible action and each goal on its own line."""
        story = self.story(stage)
        tale: list[RenderableType] = [Text(story, style="italic")] if story else []
        return [*tale, *[Text(f"{self.bullet} {said}") for said in self.stage_sentences(stage)]]

    @property
    def bullet(self) -> str:
        return "-" if self.is_typed else "•"

    def stage_sentences(self, stage: Stage) -> Iterator[str]:
        voice = Voice(self.say, self.content, seats=self.state.seats)
        for ability in stage.powers.all:
            yield voice.ability(ability, for_all=True)
        for goal in stage.goals:
            yield voice.goal(goal)

    def time(self, view: View) -> str:
        """The day, the nights to come, and the leader."""
        parts = [self.day(view), self.next_night(view)]
        if view["seats"] > 1:
            parts.append(self.say("term-discover-led", seat=self.seat(view["chief"]).plain))
        return GAP.join(parts)

    def next_night(self, view: View) -> str:
        return self.say("term-discover-nights", level=self.level(view))

    def day(self, view: View) -> str:
        if view["phase"] in ("setup", "over"):
            return self.say(f"d-phase-{view['phase']}")
        return self.say("term-discover-day" if view["phase"] == "day" else "term-discover-night", n=view["day"])

    def level(self, view: View) -> str:
        """The level of the next night card: level 2 follows when all cards of level 1 are gone."""
        first = [night.name for night in self.content.nights if night.level == 1]
        return "I" if any([name not in view["nights_gone"] for name in first]) else "II"

    def draw_box(self, title: str, parts: Iterable[RenderableType]) -> Panel:
        heading = Text(title, style="bold")
        return Panel(Group(*parts), title=heading, title_align="left", box=box.HEAVY, border_style="dim")

    # -- the night ------------------------------------------------------------------------------------------------

    def nights(self, view: View) -> list[RenderableType]:
        """The night and threat cards that are open; nobody knows what is still to come."""
        nights = [n for n in self.content.nights if n.name in view["nights_gone"]]
        threats = [t for t in self.content.threats if t.name in view["threats_gone"]]
        parts: list[RenderableType] = [Text(self.time(view), style="bold"), Text(self.say("term-discover-night-falls"))]
        parts += self.list_cards("nights-gone", nights, [night_text(self.say, self.content, n) for n in nights])
        parts += self.list_cards("threats-gone", threats, [threat_text(self.say, self.content, t) for t in threats])
        return parts

    def list_cards(self, label: str, entries: Iterable[CopyEntry], texts: Iterable[str]) -> list[RenderableType]:
        cards = [self.card(entry, text) for entry, text in zip(entries, texts, strict=True)]
        title = Text(self.label(self.say(f"term-discover-label-{label}")), style="dim")
        return [title, *cards] if cards else []

    # -- cards ----------------------------------------------------------------------------------------------------

    def cards(self, view: View) -> list[RenderableType]:
        """The upgrades, enemies, items and discovery cards that have been read, and the open projects."""
        s, c, say = self.state, self.content, self.say
        upgrades = [s.card(c.labels.index(label)) for label in view["upgrades"]]
        enemies = [s.enemy(i) for i in range(len(c.enemies)) if s.decks.read_enemies >> i & 1]
        made = [item for i, item in enumerate(c.made) if s.decks.read_made >> i & 1]
        read = [s.card(c.labels.index(label)) for label in view["read"] if label not in view["upgrades"]]
        open_ = [project for project in c.projects if project.number in view["projects"]]
        parts = self.list_cards("upgrades", upgrades, [discovery_text(say, c, card) for card in upgrades])
        parts += self.list_cards("enemies", enemies, [enemy_text(say, c, enemy) for enemy in enemies])
        parts += self.list_cards("made", made, [item_text(say, c, item) for item in made])
        parts += self.list_cards("open-projects", open_, [self.project_text(project) for project in open_])
        parts += self.list_cards("read", read, [discovery_text(say, c, card) for card in read])
        return parts or [Text(say("term-discover-no-cards"))]


def count_reached(view: View, kind: str) -> int:
    """How many there are of what a quest counts: revealed tiles, counters, or burning fires."""
    if kind == "tiles":
        return len([tile for tile in view["map"].values() if "spaces" in tile]) - 1  # the first one began face up
    if kind == "fires":
        return sum(view["fires"].values())
    counters: int = view["quest"]["counters"]
    return counters


def amount_of(need: Condition, players: int) -> int:
    """How many a counting condition requires."""
    assert isinstance(need, CountCondition | HasMarks), "it counts something"
    return need.least if isinstance(need, CountCondition) else need.amount.count(players)
