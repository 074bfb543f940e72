"""What the lines of a copy refer to and lead to: everything they name is there, can be paid for and ends in a win."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from emberwatch.discover.cards.syntax import WINNERS, WORDS, Line
from emberwatch.discover.copies.needs import lines_in
from emberwatch.discover.copies.reach import COMMON, LAND, OWN, Passage, Reach, Thing, surely_laid
from emberwatch.discover.model.components import Card, Copy, Project, Stage, Terrain
from emberwatch.discover.model.names import CLEAN_WATER, FOOD, HUNDRED, LANDMARK, RESOURCES
from emberwatch.engine.content.flaws import Flaw

ALL_WIN: Final = WORDS[WINNERS].index("all")
AT_PLACE: Final = ("spawn", "special", "go", "light")
AT_LANDMARK: Final = ("at-landmark", "revealed", "everyone-at")


class Referring:
    """Checks that everything which lines name is there when they come up."""

    def __init__(self, copy: Copy, reach: Reach) -> None:
        c = reach.content
        self.reach: Final = reach
        self.content: Final = c
        self.landmarks: Final = {t.name: {mark.number for mark in t.landmarks} for t in copy.terrains}
        self.anywhere: Final = {number for found in self.landmarks.values() for number in found}
        self.sure: Final = {cell.landmark for tile in surely_laid(c) for cell in tile.cells}
        self.stages: Final = {stage.number for stage in c.stages}
        self.all_stages: Final = {stage.number for scenario in copy.scenarios for stage in scenario.stages}
        self.specials: Final = {special.name for special in c.specials}
        self.made: Final = {project.number for project in c.projects}
        self.items: Final = {item.name for item in items(reach.found)}
        self.all_items: Final = {item.name for item in items(reach.book)}
        self.checks: Final[dict[str, Callable[[Passage, int, str], Flaw | None]]] = {
            "resolve": self.card,
            "read": self.card,
            "fight": self.enemy,
            "make": self.project,
            "special": self.special,
            "defeated": self.special,
            "stage": self.stage,
            "has-item": self.item,
            **dict.fromkeys(AT_LANDMARK, self.landmark),
        }

    def flaws(self) -> Iterator[Flaw]:
        for passage in self.reach.found.values():
            for line in passage.lines:
                yield from self.of(passage, line.verb, line.n, line.name)
                if place_of(line) == LANDMARK:
                    yield from self.of(passage, AT_LANDMARK[0], line.n, "")
            for condition in passage.conditions:
                yield from self.of(passage, condition.kind, condition.n, condition.name)

    def of(self, passage: Passage, word: str, number: int, name: str) -> Iterator[Flaw]:
        check = self.checks.get(word)
        flaw = check(passage, number, name) if check else None
        if flaw is not None:
            yield flaw

    def card(self, passage: Passage, number: int, name: str) -> Flaw | None:
        if number in self.content.entries_of and (number != HUNDRED or passage.kind == OWN):
            return None
        return Flaw("pack-no-card", passage.where, {"number": number, "scenario": self.content.number})

    def enemy(self, passage: Passage, number: int, name: str) -> Flaw | None:
        known = number in self.content.enemy_entry
        return None if known else Flaw("pack-no-enemy", passage.where, {"number": number})

    def project(self, passage: Passage, number: int, name: str) -> Flaw | None:
        return None if number in self.made else Flaw("pack-no-project", passage.where, {"number": number})

    def special(self, passage: Passage, number: int, name: str) -> Flaw | None:
        return None if name in self.specials else Flaw("pack-no-special", passage.where, {"name": name})

    def stage(self, passage: Passage, number: int, name: str) -> Flaw | None:
        known = self.stages if passage.kind == OWN else self.all_stages
        return None if number in known else Flaw("pack-no-stage", passage.where, {"number": number})

    def item(self, passage: Passage, number: int, name: str) -> Flaw | None:
        """A scenario's own cards ask for what can be had in it; others for what is in the copy, and cards of our pools
        for what is in some copies: those of them that ask in vain have an `else`, or give only a bonus."""
        if passage.kind != OWN and not self.content.copy.pack:
            return None
        known = self.items if passage.kind == OWN else self.all_items
        return None if name in known else Flaw("pack-no-item", passage.where, {"name": name})

    def landmark(self, passage: Passage, number: int, name: str) -> Flaw | None:
        """SE-14: a quest's landmarks are on tiles that are certainly laid. The last quest of an owner's copy has the
        same words for both terrains, and may speak of either."""
        if passage.kind == LAND:
            known = self.landmarks[passage.of]
        elif passage.kind == COMMON or (self.content.duel and self.content.copy.pack):
            known = self.anywhere
        else:
            known = self.sure
        if number in known:
            return None
        there = number in self.anywhere and passage.kind == OWN
        key = "pack-landmark-unsure" if there else "pack-no-landmark"
        return Flaw(key, passage.where, {"number": number, "scenario": self.content.number})


def place_of(line: Line) -> int:
    """The place that a line names, if it names one."""
    if line.verb == "lay":
        return line.b
    return line.a if line.verb in AT_PLACE else -1


def items(things: Iterable[Thing]) -> list[Card | Project]:
    """Those of them that are items, or make one."""
    return [
        thing for thing in things
        if isinstance(thing, Project) or (isinstance(thing, Card) and thing.item is not None)
    ]  # fmt: skip


# -- costs and winning ------------------------------------------------------------------------------------------


def costs(terrain: Terrain, reaches: list[Reach]) -> Iterator[Flaw]:
    """Every project in use on a terrain can be paid for there."""
    c = reaches[0].content
    there = obtainable(reaches)
    for project, used in zip(c.projects, c.in_use, strict=True):
        for kind, _ in project.cost:
            if used and kind not in there:
                args = {"resource": RESOURCES[kind], "terrain": terrain.name}
                yield Flaw("pack-cost-unpayable", f"projects.toml: project.{project.name}.cost", args)


def obtainable(reaches: list[Reach]) -> set[int]:
    """The resources that can come to a survivor, by whatever card or token."""
    terrain = reaches[0].content.terrain
    found = {FOOD, CLEAN_WATER}
    found |= {kind for token in terrain.tokens for kind in token.resources}
    found |= {kind for source in terrain.sheet.water for kind in source}
    lines = [line for reach in reaches for passage in reach.found.values() for line in passage.lines]
    found |= {line.a for line in lines if line.verb == "gain"}
    return found | {line.b for line in lines if line.verb == "swap"}


def winning(reach: Reach) -> Iterator[Flaw]:
    """QU-3: from every stage of scenarios 1 to 4 stage lines lead to a win."""
    c = reach.content
    if c.duel:
        return
    outside = reach.from_([*reach.outside(), *items(reach.found)]).values()
    anytime = [line for passage in outside for line in passage.lines]
    leads, wins = {}, set()
    for stage in c.stages:
        lines = [*anytime, *[line for passage in reach.from_([stage]).values() for line in passage.lines]]
        leads[stage.number] = {line.n for line in lines if line.verb == "stage"}
        if any([line.verb == "win" for line in lines]):
            wins.add(stage.number)
    for _ in c.stages:
        wins |= {number for number in leads if leads[number] & wins}
    for stage in c.stages:
        if stage.number not in wins:
            yield Flaw("pack-no-win", reach.book[stage].where, {"number": stage.number})
        if not c.copy.pack:
            yield from regained(reach, stage)


def regained(reach: Reach, stage: Stage) -> Iterator[Flaw]:
    """R-29: an item that lets its bearer win, and so leaves the map with him, can be had again by the others. A printed
    quest may be meant for one winner; ours are not."""
    again = {item.name for item in items(reach.from_([stage, *reach.outside()]))}
    ways = [(goal.needs, goal.do) for goal in stage.goals]
    ways += [(ability.needs, ability.do) for ability in stage.powers.all]
    for needs, do in ways:
        if any([line.verb == "win" and line.a != ALL_WIN for line in lines_in(do)]):
            for name in [need.name for need in needs if need.kind == "has-item" and not need.negated]:
                if name not in again:
                    yield Flaw("pack-item-gone", reach.book[stage].where, {"name": name})
