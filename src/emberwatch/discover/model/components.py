"""The components of a copy: sheets, tiles, tokens and cards, as values that never change.

Every entry has a `name` (a slug) and a `key`, the message that names it; an owner's pack gives `title` and `story` in
its own words instead.
"""

from __future__ import annotations

from typing import ClassVar, Final

from emberwatch.discover.cards.syntax import Goal, Line, Powers
from emberwatch.discover.model.board import CELLS, turn_cell
from emberwatch.discover.model.names import LAST_SCENARIO


class CopyEntry:
    """The base of all entries: a name, and words of its own or a message."""

    WRITTEN: ClassVar[str] = "Entry"
    __slots__ = ("key", "name", "story", "title")

    def __init__(self, name: str, key: str, title: str, story: str) -> None:
        self.name: Final = name
        self.key: Final = key
        self.title: Final = title
        self.story: Final = story

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Named(CopyEntry):
    """An entry that has more than a name."""

    __slots__ = ()

    def __init__(self, entry: CopyEntry) -> None:
        super().__init__(entry.name, entry.key, entry.title, entry.story)


class Cell:
    """One space of a tile as printed."""

    __slots__ = ("camp", "ground", "landmark", "parts", "symbol", "target", "water")

    def __init__(
        self, ground: int, parts: tuple[int, ...], symbol: int, water: bool, landmark: int, target: bool, camp: bool
    ) -> None:
        self.ground: Final = ground
        """MO-3, MO-4: the ground that decides what entering costs."""
        self.parts: Final = parts
        """All visible grounds, the larger one first."""
        self.symbol: Final = symbol
        """The symbol of its feature space; -1 if it is not one."""
        self.water: Final = water
        self.landmark: Final = landmark
        """The number of its landmark; 0 if there is none."""
        self.target: Final = target
        self.camp: Final = camp


class Tile(Named):
    """A map tile: seven cells, and the number on its back (0: the start tile)."""

    __slots__ = ("back", "cells", "placed")

    def __init__(self, entry: CopyEntry, back: int, cells: tuple[Cell, ...]) -> None:
        super().__init__(entry)
        self.back: Final = back
        self.cells: Final = cells
        self.placed: Final = tuple(
            tuple(cells[[turn_cell(k, sixths) for k in range(CELLS)].index(at)] for at in range(CELLS))
            for sixths in range(6)
        )
        """For each rotation, the cells by their new positions."""


class Landmark(Named):
    """A landmark: its number leads to a discovery card."""

    __slots__ = ("number",)

    def __init__(self, entry: CopyEntry, number: int) -> None:
        super().__init__(entry)
        self.number: Final = number


class Token:
    """A kind of feature token: its symbol on the back; on its face resources, an enemy or a card's number."""

    __slots__ = ("card", "count", "enemy", "resources", "symbol")

    def __init__(self, symbol: int, resources: tuple[int, ...], enemy: int, card: int, count: int) -> None:
        self.symbol: Final = symbol
        self.resources: Final = resources
        self.enemy: Final = enemy
        """The number of an enemy, or 0."""
        self.card: Final = card
        """The number of a discovery card, or 0."""
        self.count: Final = count


class Enemy(Named):
    """An enemy card."""

    __slots__ = (
        "attack", "copies", "deadly", "defence", "harm", "health", "hit", "number", "retreat", "reward", "symbol",
        "token", "traits",
    )  # fmt: skip

    def __init__(
        self,
        entry: CopyEntry,
        number: int,
        defence: int,
        attack: int,
        health: int,
        retreat: int,
        deadly: bool,
        traits: tuple[int, ...],
        harm: int,
        hit: tuple[Line, ...],
        reward: tuple[Line, ...],
        token: int,
        symbol: int,
        copies: int,
    ) -> None:
        super().__init__(entry)
        self.number: Final = number
        self.defence: Final = defence
        self.attack: Final = attack
        """0 for "–": it never damages (CB-17)."""
        self.health: Final = health
        self.retreat: Final = retreat
        self.deadly: Final = deadly
        self.traits: Final = traits
        self.harm: Final = harm
        self.hit: Final = hit
        self.reward: Final = reward
        self.token: Final = token
        self.symbol: Final = symbol
        self.copies: Final = copies


class Item(Named):
    """An item, found or crafted."""

    __slots__ = ("counters", "number", "powers", "traits")

    def __init__(self, entry: CopyEntry, number: int, traits: tuple[int, ...], counters: int, powers: Powers) -> None:
        super().__init__(entry)
        self.number: Final = number
        self.traits: Final = traits
        self.counters: Final = counters
        """IT-1: how many counters are put on it when it comes from its deck."""
        self.powers: Final = powers


class Card(Named):
    """A discovery card."""

    __slots__ = (
        "copies", "do", "enemy", "item", "kind", "number", "powers", "scenarios", "symbol", "tags", "use",
    )  # fmt: skip

    def __init__(
        self,
        entry: CopyEntry,
        number: int,
        kind: int,
        use: int,
        symbol: int,
        copies: int,
        scenarios: tuple[int, ...],
        tags: tuple[int, ...],
        do: tuple[Line, ...],
        powers: Powers,
        item: Item | None,
        enemy: Enemy | None,
    ) -> None:
        super().__init__(entry)
        self.number: Final = number
        self.kind: Final = kind
        self.use: Final = use
        self.symbol: Final = symbol
        self.copies: Final = copies
        self.scenarios: Final = scenarios
        """SE-7: the scenarios in which the sheet leaves it in the deck."""
        self.tags: Final = tags
        self.do: Final = do
        self.powers: Final = powers
        self.item: Final = item
        self.enemy: Final = enemy


class Project(Named):
    """A project: an item, and what it costs to make."""

    __slots__ = ("complex", "cost", "fire", "item", "number")

    def __init__(
        self, entry: CopyEntry, number: int, complex: bool, fire: bool, cost: tuple[tuple[int, int], ...], item: Item
    ) -> None:
        super().__init__(entry)
        self.number: Final = number
        self.complex: Final = complex
        self.fire: Final = fire
        self.cost: Final = cost
        self.item: Final = item


class Character(Named):
    """A character, member of a group."""

    __slots__ = ("group", "powers")

    def __init__(self, entry: CopyEntry, group: int, powers: Powers) -> None:
        super().__init__(entry)
        self.group: Final = group
        self.powers: Final = powers


class NightCard(Named):
    """A night card."""

    WRITTEN: ClassVar[str] = "Night"
    __slots__ = ("do", "level")

    def __init__(self, entry: CopyEntry, level: int, do: tuple[Line, ...]) -> None:
        super().__init__(entry)
        self.level: Final = level
        self.do: Final = do


class Threat(Named):
    """A threat card."""

    __slots__ = ("colour", "community", "do", "ongoing", "powers", "traits")

    def __init__(
        self,
        entry: CopyEntry,
        colour: int,
        ongoing: bool,
        community: bool,
        traits: tuple[int, ...],
        do: tuple[Line, ...],
        powers: Powers,
    ) -> None:
        super().__init__(entry)
        self.colour: Final = colour
        self.ongoing: Final = ongoing
        self.community: Final = community
        self.traits: Final = traits
        self.do: Final = do
        self.powers: Final = powers


class Stage(Named):
    """A quest card."""

    __slots__ = ("goals", "number", "powers", "start")

    def __init__(
        self, entry: CopyEntry, number: int, start: tuple[Line, ...], powers: Powers, goals: tuple[Goal, ...]
    ) -> None:
        super().__init__(entry)
        self.number: Final = number
        self.start: Final = start
        self.powers: Final = powers
        self.goals: Final = goals


class Special(Named):
    """A special monster: its token, and the deck its card is in (MN-17)."""

    __slots__ = ("deck", "enemy")

    def __init__(self, entry: CopyEntry, deck: int, enemy: Enemy) -> None:
        super().__init__(entry)
        self.deck: Final = deck
        self.enemy: Final = enemy


class Scenario(Named):
    """A scenario: its quest stages, its own discovery cards and special monsters."""

    __slots__ = ("cards", "number", "specials", "stages")

    def __init__(
        self,
        entry: CopyEntry,
        number: int,
        stages: tuple[Stage, ...],
        cards: tuple[Card, ...],
        specials: tuple[Special, ...],
    ) -> None:
        super().__init__(entry)
        self.number: Final = number
        self.stages: Final = stages
        self.cards: Final = cards
        self.specials: Final = specials


class MapLayout:
    """SE-14: which slots get tiles of which back, and how these are turned."""

    WRITTEN: ClassVar[str] = "Layout"
    __slots__ = ("scenarios", "slots")

    def __init__(self, scenarios: tuple[int, ...], slots: tuple[tuple[int, int, int], ...]) -> None:
        self.scenarios: Final = scenarios
        self.slots: Final = slots
        """Slot, back number, sixths turned clockwise."""


class Sheet:
    """A terrain's overview sheet."""

    __slots__ = ("colour", "compass", "complex", "costs", "grounds", "layouts", "powers", "tier", "water")

    def __init__(
        self,
        tier: int,
        colour: int,
        complex: bool,
        grounds: tuple[str, ...],
        costs: tuple[int, ...],
        water: tuple[tuple[int, ...], ...],
        compass: tuple[int, ...],
        layouts: tuple[MapLayout, ...],
        powers: Powers,
    ) -> None:
        self.tier: Final = tier
        self.colour: Final = colour
        self.complex: Final = complex
        self.grounds: Final = grounds
        self.costs: Final = costs
        self.water: Final = water
        self.compass: Final = compass
        self.layouts: Final = layouts
        self.powers: Final = powers

    def layout(self, scenario: int) -> MapLayout:
        return next((layout for layout in self.layouts if scenario in layout.scenarios), self.layouts[0])


class Terrain(Named):
    """A terrain, with everything that belongs to it alone."""

    __slots__ = ("cards", "enemies", "landmarks", "sheet", "tiles", "tokens")

    def __init__(
        self,
        entry: CopyEntry,
        sheet: Sheet,
        tiles: tuple[Tile, ...],
        landmarks: tuple[Landmark, ...],
        tokens: tuple[Token, ...],
        enemies: tuple[Enemy, ...],
        cards: tuple[Card, ...],
    ) -> None:
        super().__init__(entry)
        self.sheet: Final = sheet
        self.tiles: Final = tiles
        self.landmarks: Final = landmarks
        self.tokens: Final = tokens
        self.enemies: Final = enemies
        self.cards: Final = cards


class Copy:
    """One copy of the game, complete."""

    __slots__ = (
        "characters",
        "code",
        "last_late",
        "name",
        "nights",
        "pack",
        "projects",
        "scenarios",
        "story",
        "terrains",
        "threats",
    )

    def __init__(
        self,
        code: str,
        name: str,
        story: str,
        terrains: tuple[Terrain, ...],
        projects: tuple[Project, ...],
        characters: tuple[Character, ...],
        nights: tuple[NightCard, ...],
        threats: tuple[Threat, ...],
        scenarios: tuple[Scenario, ...],
        pack: bool,
        last_late: Scenario | None = None,
    ) -> None:
        self.code: Final = code
        self.name: Final = name
        self.story: Final = story
        """The frame story that links its scenarios; "" in an owner's pack."""
        self.terrains: Final = terrains
        """The early one first."""
        self.projects: Final = projects
        self.characters: Final = characters
        self.nights: Final = nights
        self.threats: Final = threats
        self.scenarios: Final = scenarios
        self.pack: Final = pack
        self.last_late: Final = last_late
        """The last scenario with the landmarks of the late terrain, if its text differs there."""

    def terrain_of(self, scenario: int, chosen: int) -> Terrain:
        """SE-5: the terrain on which a scenario is played; for scenario 5 either."""
        if scenario == LAST_SCENARIO:
            return self.terrains[chosen]
        return self.terrains[0 if scenario < 3 else 1]

    def scenario(self, number: int, chosen: int = 0) -> Scenario:
        if number == LAST_SCENARIO and chosen == 1 and self.last_late is not None:
            return self.last_late
        return next(scenario for scenario in self.scenarios if scenario.number == number)
