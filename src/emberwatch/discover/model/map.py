"""The map: tiles, what lies on spaces, fires and water, and the bags that unseen tokens come from.

What nobody has seen has no identity yet: face-down tokens, tiles and monsters are counts in bags, and chance names
them when they are turned up. When a pile is reshuffled, a new `epoch` begins, so that a token that was face down
before can only be one from the older bag.
"""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.foes import Foe

HIDDEN: Final = -1
"""A face-down tile, or a monster that nobody has seen."""
UNLAID: Final = -2

# Each thing on a space is one number: a resource token, a face-up feature token, or a face-down one.
FACE_UP: Final = 16
"""Add the kind of token."""
FACE_DOWN: Final = 512
"""Add the number of the bag that the token comes from."""
BAGS_PER_EPOCH: Final = 8
"""At least as many as there are symbols: a bag's number is this times its epoch, plus its symbol."""


def bag_number(epoch: int, symbol: int) -> int:
    """The bag of a symbol's unseen tokens in an epoch."""
    return BAGS_PER_EPOCH * epoch + symbol


def symbol_of_bag(bag: int) -> int:
    return bag % BAGS_PER_EPOCH


def symbol_of_token(thing: int) -> int:
    """The symbol on the back of a face-down feature token."""
    return (thing - FACE_DOWN) % BAGS_PER_EPOCH


class Map:
    """The map: the tiles, the things on each space, and the enemies."""

    __slots__ = ("fires", "foes", "lying", "next_uid", "revealed", "searched", "stacks", "tiles", "water")

    def __init__(
        self,
        tiles: list[int],
        revealed: int,
        stacks: list[list[int]],
        lying: list[tuple[int, ...]],
        fires: dict[int, int],
        water: dict[int, int],
        foes: list[Foe],
        next_uid: int,
        searched: int,
    ) -> None:
        self.tiles = tiles
        """The tile in each slot; HIDDEN if face down, UNLAID if none."""
        self.revealed = revealed
        """Bits by slot."""
        self.stacks = stacks
        """The tiles that nobody has seen, by back number."""
        self.lying = lying
        """The things on each space."""
        self.fires = fires
        """Fires by space, and whether they burn; the camp's is included."""
        self.water = water
        """Water sources by space; HIDDEN until somebody has gathered there."""
        self.foes = foes
        self.next_uid = next_uid
        self.searched = searched
        """S5-3: bits of the spaces with a counter."""

    def clone(self) -> Map:
        return Map(
            self.tiles[:],
            self.revealed,
            [stack[:] for stack in self.stacks],
            self.lying[:],
            self.fires.copy(),
            self.water.copy(),
            self.foes[:],
            self.next_uid,
            self.searched,
        )


class Tokens:
    """Tokens that are not on the map: unseen ones in their bags, and used ones."""

    __slots__ = (
        "bags",
        "epochs",
        "monster_bags",
        "monster_supply",
        "monster_used",
        "supply",
        "used_tokens",
        "water_bag",
        "water_left",
    )

    def __init__(
        self,
        bags: list[list[int]],
        supply: list[int],
        epochs: list[int],
        used_tokens: list[int],
        water_bag: list[int],
        water_left: int,
        monster_bags: list[list[int]],
        monster_supply: int,
        monster_used: list[int],
    ) -> None:
        self.bags = bags
        """By `bag_number`, unseen feature tokens by kind: in the supply or face down."""
        self.supply = supply
        """How many tokens of the newest bag are still in the supply, by symbol."""
        self.epochs = epochs
        """The newest epoch, by symbol."""
        self.used_tokens = used_tokens
        """Discarded feature tokens by kind."""
        self.water_bag = water_bag
        self.water_left = water_left
        """Water source tokens not yet on the map."""
        self.monster_bags = monster_bags
        """Unseen monster tokens by enemy, for each epoch."""
        self.monster_supply = monster_supply
        self.monster_used = monster_used

    def clone(self) -> Tokens:
        return Tokens(
            [bag[:] for bag in self.bags],
            self.supply[:],
            self.epochs[:],
            self.used_tokens[:],
            self.water_bag[:],
            self.water_left,
            [bag[:] for bag in self.monster_bags],
            self.monster_supply,
            self.monster_used[:],
        )
