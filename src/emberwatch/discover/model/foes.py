"""Monsters and other enemies on the map."""

from __future__ import annotations

from typing import Final

MONSTER: Final = 0
SPECIAL: Final = 1
FEATURE: Final = 2
LOOSE: Final = 3
FOES: Final[tuple[str, ...]] = ("monster", "special", "feature", "loose")


class Foe:
    """An enemy in play: a monster or enemy token on the map, or an open card without a token (R-67)."""

    __slots__ = ("damage", "entry", "epoch", "kind", "space", "token", "uid")

    def __init__(self, uid: int, kind: int, space: int, entry: int, damage: int, token: int, epoch: int) -> None:
        self.uid: Final = uid
        self.kind: Final = kind
        self.space: Final = space
        self.entry: Final = entry
        """The entry of its enemy card; HIDDEN while it is face down."""
        self.damage: Final = damage
        self.token: Final = token
        """The kind of feature token, or the number of the special monster; -1 otherwise."""
        self.epoch: Final = epoch

    def with_space(self, space: int) -> Foe:
        return Foe(self.uid, self.kind, space, self.entry, self.damage, self.token, self.epoch)

    def with_more_damage(self, damage: int) -> Foe:
        return Foe(self.uid, self.kind, self.space, self.entry, self.damage + damage, self.token, self.epoch)

    def with_entry(self, entry: int) -> Foe:
        return Foe(self.uid, self.kind, self.space, entry, self.damage, self.token, self.epoch)

    @property
    def is_monster(self) -> bool:
        """MN-19, MN-20: whether it is on a monster token; special monsters are included."""
        return self.kind <= SPECIAL
