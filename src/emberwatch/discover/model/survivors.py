"""The survivors: where they are, what they have, and what they have suffered."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.names import RESOURCES

ON: Final = 0
WON: Final = 1
LOST: Final = 2
STATUSES: Final[tuple[str, ...]] = ("on-the-map", "won", "lost")
ABILITIES: Final = 8
"""More than any card has: abilities are numbered from 0 within their card."""
SOURCES: Final = 1250
"""More than there are sources of abilities."""
USED_TODAY: Final = (1 << ABILITIES) - 1
"""The bits of an item's abilities that were used today; those used this turn are above them."""


class Held:
    """An item that a survivor has: which one, its counters, and whether it was used today or this turn."""

    __slots__ = ("counters", "item", "used")

    def __init__(self, item: int, counters: int, used: int) -> None:
        self.item: Final = item
        self.counters: Final = counters
        self.used: Final = used
        """Bits of the abilities used today; those used this turn are shifted by ABILITIES."""

    @property
    def was_used(self) -> bool:
        """Whether one of its abilities was used today."""
        return self.used & USED_TODAY > 0


class Survivor:
    """One seat: its character, its board and everything beside it."""

    __slots__ = (
        "character", "dealt", "hand", "harm", "items", "kept", "loose", "refused", "removed", "space", "stamina",
        "status", "threats",
    )  # fmt: skip

    def __init__(
        self,
        status: int,
        space: int,
        stamina: int,
        character: int,
        dealt: tuple[int, ...],
        harm: list[int],
        loose: list[int],
        kept: tuple[int, ...],
        items: tuple[Held, ...],
        hand: tuple[tuple[int, int], ...],
        threats: tuple[int, ...],
        refused: int,
        removed: tuple[tuple[int, int], ...],
    ) -> None:
        self.status = status
        self.space = space
        self.stamina = stamina
        self.character = character
        self.dealt = dealt
        """Characters to choose from; only this seat knows them."""
        self.harm = harm
        """Damage by type."""
        self.loose = loose
        """Resource tokens by kind."""
        self.kept = kept
        """Kinds of feature tokens kept as resources, in the order they came."""
        self.items = items
        self.hand = hand
        """Projects, each with the bits of the other seats that know it."""
        self.threats = threats
        """Ongoing threats, in the order they came."""
        self.refused = refused
        """R-40: offers refused this turn, two bits per partner."""
        self.removed = removed
        """KA-3, QU-5: the hand that left the game with this survivor; others still do not know it (R-100)."""

    def clone(self) -> Survivor:
        return Survivor(
            self.status, self.space, self.stamina, self.character, self.dealt, self.harm[:], self.loose[:],
            self.kept, self.items, self.hand, self.threats, self.refused, self.removed,
        )  # fmt: skip

    @property
    def hurt(self) -> int:
        """The total damage of all types."""
        return sum(self.harm)


def new_survivor(stamina: int, space: int) -> Survivor:
    return Survivor(ON, space, stamina, -1, (), [0] * 4, [0] * len(RESOURCES), (), (), (), (), 0, ())
