"""What a copy says and where: the lines of every card, their place in the files, and what a scenario can lead to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from emberwatch.discover.cards.conditions import OnGround
from emberwatch.discover.cards.effects.decks import MakeItem, ResolveCard
from emberwatch.discover.cards.effects.monsters import CallSpecial, FightEnemy
from emberwatch.discover.cards.standing import GroundCost
from emberwatch.discover.cards.syntax import NO_POWERS, Ability, Condition, Line, Powers, lines_in
from emberwatch.discover.copies.draw import card_lines
from emberwatch.discover.model.components import (
    Card,
    Character,
    Copy,
    Enemy,
    NightCard,
    Project,
    Scenario,
    Sheet,
    Special,
    Stage,
    Terrain,
    Threat,
    Tile,
)
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.names import ANY, HUNDRED, NO_TOKEN

OWN, LAND, COMMON = range(3)
"""Whether something belongs to one scenario, to one terrain, or to the whole copy."""
MOST_OF_A_SHEET: Final = 8
MOST_OF_A_CARD: Final = 4
"""The most abilities that play can tell apart: on a sheet, character or quest card, and on any other card."""
Thing: TypeAlias = Sheet | Enemy | Card | Project | Character | NightCard | Threat | Stage | Special


class Passage:
    """Everything that one card or sheet says: its place in the files, its owner, lines, conditions and abilities."""

    __slots__ = ("abilities", "conditions", "kind", "lines", "most", "of", "where")

    def __init__(
        self,
        where: str,
        kind: int,
        of: str,
        lines: Iterable[Line],
        powers: Powers = NO_POWERS,
        more: Iterable[Condition] = (),
        most: int = MOST_OF_A_CARD,
    ) -> None:
        self.where: Final = where
        self.kind: Final = kind
        self.of: Final = of
        """The terrain or scenario that it belongs to."""
        self.lines: Final = tuple(lines)
        self.abilities: Final[tuple[Ability, ...]] = powers.all
        inner = [condition for line in self.lines for condition in line.conditions()]
        inner += [condition for ability in powers.all for condition in ability.needs]
        self.conditions: Final = (*inner, *more)
        self.most: Final = most
        """The most abilities it may have."""

    def names_ground(self) -> bool:
        """Whether it mentions a kind of ground, and so means something only on its own terrain."""
        return (
            any([isinstance(condition, OnGround) for condition in self.conditions])
            or any([ability.when == "enter" for ability in self.abilities])
            or any([standing_move(ability) for ability in self.abilities])
        )


def standing_move(ability: Ability) -> bool:
    return any([isinstance(line, GroundCost) and line.ground != ANY for line in ability.do])


Book: TypeAlias = Mapping[Thing, Passage]


# -- who says what ----------------------------------------------------------------------------------------------


def file_of(terrain: Terrain) -> str:
    return f"{terrain.name}.toml"


def book_of(copy: Copy) -> dict[Thing, Passage]:
    """Everything in a copy that has lines, conditions or abilities."""
    book: dict[Thing, Passage] = {}
    for terrain in copy.terrains:
        book.update(terrain_passages(terrain))
    for scenario in (*copy.scenarios, *([copy.last_late] if copy.last_late else [])):
        book.update(scenario_passages(scenario))
    book.update(common_passages(copy))
    return book


def terrain_passages(terrain: Terrain) -> Iterator[tuple[Thing, Passage]]:
    file, powers = file_of(terrain), terrain.sheet.powers
    yield (
        terrain.sheet,
        Passage(f"{file}: sheet", LAND, terrain.name, power_lines(powers), powers, most=MOST_OF_A_SHEET),
    )
    for enemy in terrain.enemies:
        lines = lines_in(enemy.hit + enemy.reward)
        yield enemy, Passage(f"{file}: enemy.{enemy.name}", LAND, terrain.name, lines)
    for card in terrain.cards:
        yield card, card_passage(card, f"{file}: card.{card.name}", LAND, terrain.name)


def scenario_passages(scenario: Scenario) -> Iterator[tuple[Thing, Passage]]:
    place = f"scenarios.toml: scenario.{scenario.name}"
    for i, stage in enumerate(scenario.stages, 1):
        yield stage, stage_passage(stage, f"{place}.stage[{i}]", scenario.name)
    for card in scenario.cards:
        yield card, card_passage(card, f"{place}.card.{card.name}", OWN, scenario.name)
    for special in scenario.specials:
        lines = lines_in(special.enemy.hit + special.enemy.reward)
        yield special, Passage(f"{place}.special.{special.name}", OWN, scenario.name, lines)


def common_passages(copy: Copy) -> Iterator[tuple[Thing, Passage]]:
    for project in copy.projects:
        powers = project.item.powers
        yield project, Passage(f"projects.toml: project.{project.name}", COMMON, "", power_lines(powers), powers)
    for person in copy.characters:
        where = f"characters.toml: character.{person.name}"
        yield person, Passage(where, COMMON, "", power_lines(person.powers), person.powers, most=MOST_OF_A_SHEET)
    for night in copy.nights:
        yield night, Passage(f"nights.toml: night.{night.name}", COMMON, "", lines_in(night.do))
    for threat in copy.threats:
        lines = [*lines_in(threat.do), *power_lines(threat.powers)]
        yield threat, Passage(f"threats.toml: threat.{threat.name}", COMMON, "", lines, threat.powers)


def card_passage(card: Card, where: str, kind: int, of: str) -> Passage:
    return Passage(where, kind, of, card_lines(card), card.item.powers if card.item else card.powers)


def stage_passage(stage: Stage, where: str, of: str) -> Passage:
    needs = [need for goal in stage.goals for need in goal.needs]
    return Passage(where, OWN, of, stage_lines(stage), stage.powers, needs, MOST_OF_A_SHEET)


def stage_lines(stage: Stage) -> Iterator[Line]:
    yield from lines_in(stage.start)
    yield from power_lines(stage.powers)
    for goal in stage.goals:
        yield from lines_in(goal.do)


def power_lines(powers: Powers) -> Iterator[Line]:
    for ability in powers.all:
        yield from lines_in(ability.do)


# -- what can come up -------------------------------------------------------------------------------------------


class Reach:
    """Everything that can come up in one scenario on one terrain."""

    def __init__(self, content: DiscoverContent, book: Book) -> None:
        self.content: Final = content
        self.book: Final = book
        self.found: Final = self.from_(self.start())

    def start(self) -> list[Thing]:
        """Everything on the table from the start, and behind tiles and tokens."""
        c = self.content
        things: list[Thing] = [c.sheet, *c.stages, *c.nights, *c.threats, *c.characters]
        things += [project for project, used in zip(c.projects, c.in_use, strict=True) if used]
        things += [enemy for enemy in c.terrain.enemies if enemy.token != NO_TOKEN]
        return things + self.outside()

    def outside(self) -> list[Thing]:
        """S5-3: the cards behind landmarks, or the hundreds in scenario 5; and the cards behind numbered tokens."""
        c = self.content
        numbers = [HUNDRED] if c.duel else [cell.landmark for tile in may_be_laid(c) for cell in tile.cells]
        numbers += [token.card for token in c.tokens]
        return [card for number in sorted(set(numbers)) for card in self.cards_of(number)]

    def cards_of(self, number: int) -> list[Card]:
        return [self.content.cards[entry] for entry in self.content.entries_of.get(number, ())]

    def from_(self, things: Iterable[Thing]) -> dict[Thing, Passage]:
        """These things and everything they lead to, in the order of discovery."""
        found: dict[Thing, Passage] = {}
        edge = list(things)
        while edge:
            new = [thing for thing in dict.fromkeys(edge) if thing not in found]
            found.update({thing: self.book[thing] for thing in new})
            edge = [other for thing in new for other in self.things_after(thing)]
        return found

    def things_after(self, thing: Thing) -> list[Thing]:
        others: list[Thing] = [other for line in self.book[thing].lines for other in self.things_in(line)]
        if isinstance(thing, Card) and thing.tags:
            others += self.cards_of(thing.number + 1)
        return others

    def things_in(self, line: Line) -> list[Thing]:
        c = self.content
        if isinstance(line, ResolveCard):
            return list(self.cards_of(line.number))
        if isinstance(line, FightEnemy) and line.number in c.enemy_entry:
            enemy = c.enemies[c.enemy_entry[line.number]]
            return [enemy] if enemy in self.book else [s for s in c.specials if s.enemy is enemy]
        if isinstance(line, CallSpecial):
            return [special for special in c.specials if special.name == line.name]
        if isinstance(line, MakeItem):
            return [project for project in c.projects if project.number == line.number]
        return []


def may_be_laid(c: DiscoverContent) -> list[Tile]:
    return [tile for tile in c.tiles if tile.back in c.backs]


def surely_laid(c: DiscoverContent) -> list[Tile]:
    """SE-14: the tiles of stacks that are laid completely, so that none stays out of the game."""
    return [tile for tile in may_be_laid(c) if tile.back and c.backs.count(tile.back) >= sum(c.stacks[tile.back])]
