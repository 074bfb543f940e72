"""Card effects in a combat: on the dice, on the damage, and on fleeing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.cards.words import AMOUNT, DIE, SIGNED, Amount
from emberwatch.discover.model.names import ENEMY, MINE
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.rules.combat import dice, flee


def is_fighting(s: DiscoverState) -> bool:
    """Whether there is a combat that nobody has fled."""
    return s.combat is not None and not s.combat.has_fled


class RerollDie(Line):
    """CB-6: roll a die again."""

    __slots__ = ("die",)
    VERB = "reroll"
    WORDS: ClassVar[Mapping[str, str]] = {"die": DIE}

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if is_fighting(s):
            s.then(dice.Roll(dice.die_of(s, seat, self.die)))


class ChangeDie(Line):
    """CB-10: a bonus or malus on a die that stays through rerolls."""

    __slots__ = ("n",)
    WORDS: ClassVar[Mapping[str, str]] = {"n": SIGNED}

    def __init__(self, n: int) -> None:
        self.n: Final = n


class ChangeOwnDie(ChangeDie):
    """CB-10: change one's own die."""

    __slots__ = ()
    VERB = "mine"

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if is_fighting(s):
            dice.fighting(s).modified[dice.die_of(s, seat, MINE)] += self.n


class ChangeEnemyDie(ChangeDie):
    """CB-10: change the enemy die."""

    __slots__ = ()
    VERB = "enemy"

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if is_fighting(s):
            dice.fighting(s).modified[dice.die_of(s, seat, ENEMY)] += self.n


class AddWound(Line):
    """CB-14: add damage if one's own die hits."""

    __slots__ = ("amount",)
    VERB = "wound"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if is_fighting(s):
            dice.fighting(s).wounds[dice.die_of(s, seat, MINE)] += self.amount.n


class FleeCombat(Line):
    """FL-1: end the combat at once."""

    __slots__ = ()
    VERB = "flee"

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if is_fighting(s):
            flee.flee(s, seat)


class PreventDamage(Line):
    """R-70: prevent damage. `harm.Prevent` subtracts it, where the damage is."""

    __slots__ = ("amount",)
    VERB = "prevent"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        """Nothing is left to do here."""
