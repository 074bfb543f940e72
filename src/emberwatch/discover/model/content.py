"""The content of one game: the parts of a copy that a scenario takes out of the box, arranged for the rules.

Everything here has a number: an `entry` is the position of a card in its deck. The state says which face is behind an
entry, because faces that nobody has read may be redealt when somebody imagines the game.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from emberwatch.discover.model.board import CELLS, SLOTS, turn_cell
from emberwatch.discover.model.components import (
    Card,
    Character,
    Copy,
    CopyEntry,
    Enemy,
    Item,
    NightCard,
    Project,
    Special,
    Stage,
    Threat,
    Tile,
    Token,
)
from emberwatch.discover.model.names import DISCOVERY_DECK, HUNDRED, LAST_SCENARIO, ON_MONSTER, SYMBOLS
from emberwatch.discover.model.vocabulary import MADE_ITEMS

MADE: Final = 1000
"""Item ids from here on are crafted items; lower ones are entries of the discovery deck."""
COPIES_OF_MADE: Final = 4
FIRST_HUNDRED: Final = 270


class DiscoverContent:
    """A copy as one scenario uses it."""

    def __init__(self, copy: Copy, number: int, chosen: int) -> None:
        self.copy: Final = copy
        self.scenario: Final = copy.scenario(number, chosen)
        self.number: Final = number
        self.terrain: Final = copy.terrain_of(number, chosen)
        self.sheet: Final = self.terrain.sheet
        self.digest: Final = f"{copy.code}/{number}/{self.terrain.name}"
        """Identifies all of this in a stored state."""
        self.duel: Final = number == LAST_SCENARIO
        self.stages: Final[tuple[Stage, ...]] = self.scenario.stages
        self.lexicons: Final[dict[object, object]] = {}
        """Texts about this content, by language: kept here, they go when nobody plays with this copy any more."""
        self._board()
        self._decks()
        self._tokens()

    def _board(self) -> None:
        self.tiles: tuple[Tile, ...] = self.terrain.tiles
        self.start_tile = next(i for i, tile in enumerate(self.tiles) if tile.back == 0)
        layout = self.sheet.layout(self.number).slots
        self.backs = tuple(next((back for at, back, _ in layout if at == slot), 0) for slot in range(len(SLOTS)))
        """The number on the back of each slot's tile; 0 if no tile is laid there, and for the start tile."""
        self.turns = tuple(next((t for at, _, t in layout if at == slot), 0) for slot in range(len(SLOTS)))
        self.laid = tuple(slot for slot in range(1, len(SLOTS)) if self.backs[slot])
        cells = self.tiles[self.start_tile].cells
        self.camp = next(turn_cell(k, self.turns[0]) for k in range(CELLS) if cells[k].camp)
        self.stacks = tuple(tuple(int(tile.back == back and back > 0) for tile in self.tiles) for back in range(10))
        """SE-14: the tiles in each stack, by back number."""

    def _decks(self) -> None:
        copy = self.copy
        deck = [card for terrain in copy.terrains for card in terrain.cards]
        scenarios = [self.scenario if other.number == self.number else other for other in copy.scenarios]
        deck += [card for scenario in scenarios for card in scenario.cards]
        left = [card for card in deck if self._stays(card)]
        self.cards: tuple[Card, ...] = tuple(sorted(left, key=attrgetter("number", "name")))
        self.entries_of = {
            number: tuple(i for i, card in enumerate(self.cards) if card.number == number)
            for number in sorted({card.number for card in self.cards})
        }
        self.specials: tuple[Special, ...] = tuple(special for scenario in scenarios for special in scenario.specials)
        enemies = [enemy for terrain in copy.terrains for enemy in terrain.enemies]
        self.special_entry = tuple(len(enemies) + i for i in range(len(self.specials)))
        """The cards of special monsters come after all others, whichever deck they belong to (MN-17)."""
        among = [(i, card.enemy) for i, card in enumerate(self.cards) if card.enemy is not None]
        own = [special.enemy for special in self.specials]
        self.enemy_of_card = {i: len(enemies) + len(own) + k for k, (i, _) in enumerate(among)}
        """IN-7: the enemies among the discovery cards, by entry."""
        self.enemies: tuple[Enemy, ...] = (*enemies, *own, *[enemy for _, enemy in among])
        self.normal_enemies = len(enemies)
        hundreds = [i for i, card in enumerate(self.cards) if card.number == HUNDRED]
        self.labels = tuple(
            FIRST_HUNDRED + hundreds.index(i) if i in hundreds else card.number for i, card in enumerate(self.cards)
        )
        """The number that picks use for a card: its own, except that each of the hundreds has a different one."""
        first = enemies_by_number([e for e in enemies if e in self.terrain.enemies], enemies)
        for i, special in enumerate(self.specials):
            if special.deck != DISCOVERY_DECK:
                first.setdefault(special.enemy.number, self.special_entry[i])
        self.enemy_entry = first
        self.projects: tuple[Project, ...] = copy.projects
        self.in_use = tuple(int(not project.complex or self.sheet.complex) for project in self.projects)
        self.made: tuple[Item, ...] = tuple(project.item for project in self.projects)
        self.characters: tuple[Character, ...] = copy.characters
        self.nights: tuple[NightCard, ...] = copy.nights
        self.threats: tuple[Threat, ...] = tuple(t for t in copy.threats if t.colour == self.sheet.colour)

    def _stays(self, card: Card) -> bool:
        """SE-7: the sheet says which cards go back into the box; the hundreds belong to scenario 5 alone."""
        if card.number == HUNDRED:
            return self.duel
        return self.number in card.scenarios

    def _tokens(self) -> None:
        self.tokens: tuple[Token, ...] = self.terrain.tokens
        self.by_symbol = tuple(
            tuple(token.count if token.symbol == symbol else 0 for token in self.tokens)
            for symbol in range(len(SYMBOLS))
        )
        """SE-10: how many feature tokens there are of each kind, by symbol."""
        own = self.terrain.enemies
        self.monsters = tuple(
            enemy.copies if enemy.token == ON_MONSTER and enemy in own else 0 for enemy in self.enemies
        )
        """How many monster tokens bear each enemy's number."""

    def numbered_names(self) -> dict[str, tuple[str, ...]]:
        """The names in this copy for the numbers of a state."""
        decks: dict[str, tuple[CopyEntry, ...]] = {
            "card": self.cards,
            "enemy": self.enemies,
            "made": self.made,
            "project": self.projects,
            "character": self.characters,
            "night": self.nights,
            "threat": self.threats,
            "tile": self.tiles,
            "stage": self.stages,
        }
        tokens = tuple([f"{t.symbol} {t.resources} {t.enemy} {t.card}" for t in self.tokens])
        return {"token": tokens, **{kind: tuple([entry.name for entry in deck]) for kind, deck in decks.items()}}

    def place_of(self, item: int) -> int:
        """The place of an item among the ITEMS of the vocabulary."""
        return MADE_ITEMS + self.made[item - MADE].number - 1 if item >= MADE else self.labels[item] - 1

    def item_at(self, place: int) -> int:
        """The item at a place of the vocabulary: the reverse of `place_of`."""
        if place >= MADE_ITEMS:
            return MADE + next(i for i, item in enumerate(self.made) if item.number == place - MADE_ITEMS + 1)
        return self.labels.index(place + 1)


def enemies_by_number(own: list[Enemy], all_: list[Enemy]) -> dict[int, int]:
    """The enemy entry for each number; this terrain's first."""
    found: dict[int, int] = {}
    for enemy in [*own, *all_]:
        found.setdefault(enemy.number, all_.index(enemy))
    return found
