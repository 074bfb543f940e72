"""Standing effects: what cards do all the time. The rules ask for them where they matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.discover.cards.syntax import Standing
from emberwatch.discover.cards.words import (
    ACTION,
    AMOUNT,
    DAMAGE,
    GROUND_OR_ALL,
    RESOURCE,
    RESOURCE_OR_ANY,
    SIGNED,
    TRAIT_OR_NONE,
    Amount,
)
from emberwatch.discover.model.names import ANY

NO_TRAIT: Final = -1


class DieBonus(Standing):
    """CB-11, S5-9: a bonus or malus on a die, in every combat or against enemies with a trait."""

    __slots__ = ("n", "trait")
    WORDS: ClassVar[Mapping[str, str]] = {"n": SIGNED, "trait": TRAIT_OR_NONE}

    def __init__(self, n: int, trait: int = NO_TRAIT) -> None:
        self.n: Final = n
        self.trait: Final = trait

    def is_against(self, traits: tuple[int, ...]) -> bool:
        """Whether it works against an enemy with these traits."""
        return self.trait == NO_TRAIT or self.trait in traits

    def strength(self) -> int:
        return self.n


class OwnDieBonus(DieBonus):
    """CB-11: one's own die counts more, or less."""

    __slots__ = ()
    VERB = "mine"


class EnemyDieBonus(DieBonus):
    """CB-11: the enemy die counts more, or less."""

    __slots__ = ()
    VERB = "enemy"


class GroundCost(Standing):
    """MO-1, R-43: entering a ground, or any ground, costs more stamina or less."""

    __slots__ = ("ground", "n")
    VERB = "move"
    WORDS: ClassVar[Mapping[str, str]] = {"ground": GROUND_OR_ALL, "n": SIGNED}

    def __init__(self, ground: int, n: int) -> None:
        self.ground: Final = ground
        self.n: Final = n

    def is_on(self, ground: int) -> bool:
        return self.ground in (ANY, ground)

    def strength(self) -> int:
        return self.n


class CheaperAction(Standing):
    """RO-3, R-43: an action costs less stamina."""

    __slots__ = ("action", "amount")
    VERB = "cheap"
    WORDS: ClassVar[Mapping[str, str]] = {"action": ACTION, "amount": AMOUNT}

    def __init__(self, action: int, amount: Amount) -> None:
        self.action: Final = action
        self.amount: Final = amount

    def strength(self) -> int:
        return self.amount.n


class Carrier(Standing):
    """LI-9, LI-10: an item carries tokens of one resource, or of any."""

    __slots__ = ("amount", "resource")
    VERB = "carry"
    WORDS: ClassVar[Mapping[str, str]] = {"resource": RESOURCE_OR_ANY, "amount": AMOUNT}

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def strength(self) -> int:
        return self.amount.n


class HigherLimit(Standing):
    """LI-1: a higher carry limit."""

    __slots__ = ("amount",)
    VERB = "limit"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def strength(self) -> int:
        return self.amount.n


class WarmAtNight(Standing):
    """FI-2, R-90: at night its owner counts as being at a fire."""

    __slots__ = ()
    VERB = "warm"


class DamageProof(Standing):
    """GO-2: its owner cannot suffer damage of a type."""

    __slots__ = ("damage",)
    VERB = "proof"
    WORDS: ClassVar[Mapping[str, str]] = {"damage": DAMAGE}

    def __init__(self, damage: int) -> None:
        self.damage: Final = damage


class ForageBonus(Standing):
    """GA-1: a survivor who gathers a feature token that shows a resource gains more of it."""

    __slots__ = ("amount", "resource")
    VERB = "forage"
    WORDS: ClassVar[Mapping[str, str]] = {"resource": RESOURCE, "amount": AMOUNT}

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def strength(self) -> int:
        return self.amount.n


class CheaperProjects(Standing):
    """CR-5: projects cost one less of a resource."""

    __slots__ = ("resource",)
    VERB = "thrift"
    WORDS: ClassVar[Mapping[str, str]] = {"resource": RESOURCE}

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource


class NightRest(Standing):
    """RO-7: night cards give more stamina, or less."""

    __slots__ = ("n",)
    VERB = "night"
    WORDS: ClassVar[Mapping[str, str]] = {"n": SIGNED}

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def strength(self) -> int:
        return self.n
