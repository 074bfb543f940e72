"""Checks what the lines of a copy refer to: everything they name exists, can be paid for and leads to a win."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from emberwatch.discover.cards.conditions import (
    AtLandmark,
    AtStage,
    CardRead,
    EveryoneAt,
    HasItem,
    LandmarkRevealed,
    SpecialDefeated,
)
from emberwatch.discover.cards.effects.decks import GoToStage, MakeItem, ResolveCard, WinGame
from emberwatch.discover.cards.effects.monsters import CallSpecial, FightEnemy
from emberwatch.discover.cards.syntax import Condition, Line, lines_in
from emberwatch.discover.cards.targets import PlaceLine
from emberwatch.discover.copies.needs import resources_from
from emberwatch.discover.copies.reach import COMMON, LAND, OWN, Passage, Reach, Thing, surely_laid
from emberwatch.discover.model.components import Card, Copy, Project, Stage, Terrain
from emberwatch.discover.model.names import ALL_WIN, CLEAN_WATER, FOOD, HUNDRED, LANDMARK, RESOURCES
from emberwatch.engine.content.flaws import Flaw


class Referring:
    """Checks that everything that lines name exists when they come up."""

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

    def flaws(self) -> Iterator[Flaw]:
        for passage in self.reach.found.values():
            found = [self.in_line(passage, line) for line in passage.lines]
            found += [self.in_condition(passage, condition) for condition in passage.conditions]
            yield from [flaw for flaws in found for flaw in flaws if flaw is not None]

    def in_line(self, passage: Passage, line: Line) -> list[Flaw | None]:
        """What is wrong with the names in a line, and with its place."""
        found: list[Flaw | None] = []
        if isinstance(line, ResolveCard):
            found.append(self.card(passage, line.number))
        elif isinstance(line, FightEnemy):
            found.append(self.enemy(passage, line.number))
        elif isinstance(line, MakeItem):
            found.append(self.project(passage, line.number))
        elif isinstance(line, GoToStage):
            found.append(self.stage(passage, line.number))
        elif isinstance(line, CallSpecial):
            found.append(self.special(passage, line.name))
        if isinstance(line, PlaceLine) and line.place.kind == LANDMARK:
            found.append(self.landmark(passage, line.place.landmark))
        return found

    def in_condition(self, passage: Passage, condition: Condition) -> list[Flaw | None]:
        """What is wrong with the names in a condition."""
        if isinstance(condition, CardRead):
            return [self.card(passage, condition.number)]
        if isinstance(condition, SpecialDefeated):
            return [self.special(passage, condition.name)]
        if isinstance(condition, AtStage):
            return [self.stage(passage, condition.number)]
        if isinstance(condition, HasItem):
            return [self.item(passage, condition.name)]
        if isinstance(condition, AtLandmark | LandmarkRevealed | EveryoneAt):
            return [self.landmark(passage, condition.number)]
        return []

    def card(self, passage: Passage, number: int) -> Flaw | None:
        if number in self.content.entries_of and (number != HUNDRED or passage.kind == OWN):
            return None
        return Flaw("pack-no-card", passage.where, {"number": number, "scenario": self.content.number})

    def enemy(self, passage: Passage, number: int) -> Flaw | None:
        known = number in self.content.enemy_entry
        return None if known else Flaw("pack-no-enemy", passage.where, {"number": number})

    def project(self, passage: Passage, number: int) -> Flaw | None:
        return None if number in self.made else Flaw("pack-no-project", passage.where, {"number": number})

    def special(self, passage: Passage, name: str) -> Flaw | None:
        return None if name in self.specials else Flaw("pack-no-special", passage.where, {"name": name})

    def stage(self, passage: Passage, number: int) -> Flaw | None:
        known = self.stages if passage.kind == OWN else self.all_stages
        return None if number in known else Flaw("pack-no-stage", passage.where, {"number": number})

    def item(self, passage: Passage, name: str) -> Flaw | None:
        """A scenario's own cards may ask for what it contains, other cards for what the copy contains. Cards of our
        pools may ask for what only some copies contain: they have an `else`, or give only a bonus."""
        if passage.kind != OWN and not self.content.copy.pack:
            return None
        known = self.items if passage.kind == OWN else self.all_items
        return None if name in known else Flaw("pack-no-item", passage.where, {"name": name})

    def landmark(self, passage: Passage, number: int) -> Flaw | None:
        """SE-14: a quest's landmarks are on tiles that are always laid. The last quest of an owner's copy has the same
        words for both terrains, and may mention either."""
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


def items(things: Iterable[Thing]) -> list[Card | Project]:
    """The things among them that are items or make one."""
    return [
        thing for thing in things
        if isinstance(thing, Project) or (isinstance(thing, Card) and thing.item is not None)
    ]  # fmt: skip


# -- costs and winning ------------------------------------------------------------------------------------------


def costs(terrain: Terrain, reaches: list[Reach]) -> Iterator[Flaw]:
    """Check that every project in use on a terrain can be paid for there."""
    c = reaches[0].content
    there = obtainable(reaches)
    for project, used in zip(c.projects, c.in_use, strict=True):
        for kind, _ in project.cost:
            if used and kind not in there:
                args = {"resource": RESOURCES[kind], "terrain": terrain.name}
                yield Flaw("pack-cost-unpayable", f"projects.toml: project.{project.name}.cost", args)


def obtainable(reaches: list[Reach]) -> set[int]:
    """The resources that a survivor can get from any card or token."""
    terrain = reaches[0].content.terrain
    found = {FOOD, CLEAN_WATER}
    found |= {kind for token in terrain.tokens for kind in token.resources}
    found |= {kind for source in terrain.sheet.water for kind in source}
    lines = [line for reach in reaches for passage in reach.found.values() for line in passage.lines]
    return found | resources_from(lines)


def winning(reach: Reach) -> Iterator[Flaw]:
    """QU-3: check that every stage of scenarios 1 to 4 leads to a win."""
    c = reach.content
    if c.duel:
        return
    outside = reach.from_([*reach.outside(), *items(reach.found)]).values()
    anytime = [line for passage in outside for line in passage.lines]
    leads, wins = {}, set()
    for stage in c.stages:
        lines = [*anytime, *[line for passage in reach.from_([stage]).values() for line in passage.lines]]
        leads[stage.number] = {line.number for line in lines if isinstance(line, GoToStage)}
        if any([isinstance(line, WinGame) for line in lines]):
            wins.add(stage.number)
    for _ in c.stages:
        wins |= {number for number in leads if leads[number] & wins}
    for stage in c.stages:
        if stage.number not in wins:
            yield Flaw("pack-no-win", reach.book[stage].where, {"number": stage.number})
        if not c.copy.pack:
            yield from check_regaining(reach, stage)


def check_regaining(reach: Reach, stage: Stage) -> Iterator[Flaw]:
    """R-29: an item that lets its bearer win leaves the map with him: check that others can get it again. A printed
    quest may be meant for one winner; ours are not."""
    again = {item.name for item in items(reach.from_([stage, *reach.outside()]))}
    ways = [(goal.needs, goal.do) for goal in stage.goals]
    ways += [(ability.needs, ability.do) for ability in stage.powers.all]
    for needs, do in ways:
        if any([isinstance(line, WinGame) and line.winners != ALL_WIN for line in lines_in(do)]):
            for name in [need.name for need in needs if isinstance(need, HasItem) and not need.negated]:
                if name not in again:
                    yield Flaw("pack-item-gone", reach.book[stage].where, {"name": name})
