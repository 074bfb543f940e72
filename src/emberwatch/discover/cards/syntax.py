"""Lines: what cards do, as data. A closed vocabulary of verbs, blocks and conditions, read from text.

A line is a verb with its words ("gain wood 2") or a block ({ pay = "wood 1", do = [...] }). What each verb does is in
`verbs.py`, what each condition asks in `conditions.py`, how both read in four languages in `cardtext.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberwatch.discover.model.names import (
    CHEAPER,
    DAMAGES,
    DICE,
    RESOURCES,
    SYMBOLS,
    TRAITS,
)

AMOUNT, SIGNED, NUMBER = "amount", "signed", "number"

RESOURCE, RESOURCE_OR_ANY, DAMAGE, DAMAGE_OR_ANY = "resource", "resource-or-any", "damage", "damage-or-any"

PLACE, SYMBOL, TRAIT, TRAIT_OR_NONE, NAME, DIE, ACTION = "place", "symbol", "trait", "trait?", "name", "die", "action"

GROUND, GROUND_OR_ALL, PROWLERS, DOUSED, WINNERS = "ground", "ground-or-all", "prowlers", "doused", "winners"

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    RESOURCE: RESOURCES,
    DAMAGE: DAMAGES,
    SYMBOL: SYMBOLS,
    TRAIT: TRAITS,
    DIE: DICE,
    ACTION: CHEAPER,
    PROWLERS: ("all", "nearest"),
    DOUSED: ("here", "camp", "all"),
    WINNERS: ("you", "here", "all"),
}

EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "gain": (RESOURCE, AMOUNT),
    "lose": (RESOURCE_OR_ANY, AMOUNT),
    "damage": (DAMAGE, AMOUNT),
    "heal": (DAMAGE_OR_ANY, AMOUNT),
    "rest": (AMOUNT,),
    "tire": (AMOUNT,),
    "threat": (AMOUNT,),
    "spawn": (PLACE,),
    "special": (NAME, PLACE),
    "prowl": (PROWLERS, AMOUNT),
    "strike": (AMOUNT, NUMBER),
    "move": (AMOUNT,),
    "go": (PLACE,),
    "light": (PLACE,),
    "douse": (DOUSED,),
    "resolve": (NUMBER,),
    "fight": (NUMBER,),
    "project": (AMOUNT,),
    "make": (NUMBER,),
    "scout": (AMOUNT,),
    "survey": (AMOUNT,),
    "lay": (SYMBOL, PLACE),
    "regrow": (SYMBOL,),
    "uncover": (NUMBER,),
    "swap": (RESOURCE, RESOURCE, AMOUNT),
    "stay": (),
    "remove": (),
    "discard": (),
    "relief": (),
    "mark": (AMOUNT,),
    "unmark": (AMOUNT,),
    "stage": (NUMBER,),
    "win": (WINNERS,),
    "perish": (),
    "chief": (),
    "end-turn": (),
}

COMBAT: Final[Mapping[str, tuple[str, ...]]] = {
    "reroll": (DIE,),
    "mine": (SIGNED,),
    "enemy": (SIGNED,),
    "wound": (AMOUNT,),
    "flee": (),
    "prevent": (AMOUNT,),
}

STANDING: Final[Mapping[str, tuple[str, ...]]] = {
    "mine": (SIGNED, TRAIT_OR_NONE),
    "enemy": (SIGNED, TRAIT_OR_NONE),
    "move": (GROUND_OR_ALL, SIGNED),
    "cheap": (ACTION, AMOUNT),
    "carry": (RESOURCE_OR_ANY, AMOUNT),
    "limit": (AMOUNT,),
    "warm": (),
    "proof": (DAMAGE,),
    "forage": (RESOURCE, AMOUNT),
    "thrift": (RESOURCE,),
    "night": (SIGNED,),
}

CONDITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "at-fire": (),
    "in-camp": (),
    "on": (GROUND,),
    "at-landmark": (NUMBER,),
    "on-target": (),
    "on-water": (),
    "has": (RESOURCE, AMOUNT),
    "has-item": (NAME,),
    "has-trait": (TRAIT,),
    "hurt": (DAMAGE_OR_ANY,),
    "stamina": (AMOUNT,),
    "day": (NUMBER,),
    "odd-day": (),
    "even-day": (),
    "others-here": (),
    "alone": (),
    "near-monster": (NUMBER,),
    "revealed": (NUMBER,),
    "tiles": (NUMBER,),
    "fires": (NUMBER,),
    "marks": (AMOUNT,),
    "stage": (NUMBER,),
    "defeated": (NAME,),
    "read": (NUMBER,),
    "everyone-in-camp": (),
    "everyone-at": (NUMBER,),
    "against": (TRAIT,),
    "monster": (),
}

BLOCKS: Final[Mapping[str, tuple[str, ...]]] = {
    "pay": ("do", "else"),
    "choose": (),
    "roll": ("do", "else", "dice"),
    "if": ("do", "else"),
    "each": ("do",),
    "may": (),
}
"""What may stand beside the word that makes a block."""

WHENS: Final[tuple[str, ...]] = (
    "action", "turn", "before-roll", "modify", "prevent", "night", "dawn", "enter", "defeat", "scouted", "gained",
    "key", "always",
)  # fmt: skip

IN_COMBAT: Final[tuple[str, ...]] = ("before-roll", "modify", "prevent")

OF: Final[Mapping[str, str]] = {"prevent": DAMAGE, "enter": GROUND, "key": "tag"}
"""What the field `of` of an ability means."""

COUNTER, THIS = "counter", "this"


class Line:
    """One line: a verb with its words, or a block with the lines inside it."""

    __slots__ = ("a", "b", "cost", "do", "n", "name", "needs", "options", "other", "per", "verb")

    def __init__(
        self,
        verb: str,
        a: int = -1,
        b: int = -1,
        n: int = 0,
        per: bool = False,
        name: str = "",
        do: tuple[Line, ...] = (),
        other: tuple[Line, ...] = (),
        options: tuple[tuple[Line, ...], ...] = (),
        needs: tuple[Condition, ...] = (),
        cost: Cost | None = None,
    ) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.n: Final = n
        self.per: Final = per
        """Whether n is to be multiplied by the number of players at the start (QU-8)."""
        self.name: Final = name
        self.do: Final = do
        self.other: Final = other
        self.options: Final = options
        self.needs: Final = needs
        self.cost: Final = cost or NO_COST

    def amount(self, players: int) -> int:
        """QU-8: how many, in a game that began with so many players."""
        return self.n * players if self.per else self.n

    def __repr__(self) -> str:
        return f"Line({self.verb!r}, {self.a}, {self.b}, {self.n}, {self.name!r})"


class Condition:
    """One thing that may hold for a survivor or not."""

    __slots__ = ("a", "kind", "n", "name", "negated", "per")

    def __init__(self, kind: str, a: int, n: int, per: bool, name: str, negated: bool) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.n: Final = n
        self.per: Final = per
        self.name: Final = name
        self.negated: Final = negated

    def amount(self, players: int) -> int:
        return self.n * players if self.per else self.n


class Cost:
    """What is paid: resources, counters of the card itself, the card itself."""

    __slots__ = ("counters", "resources", "this")

    def __init__(self, resources: tuple[tuple[int, int, bool], ...], counters: int, this: bool) -> None:
        self.resources: Final = resources
        """Kind, how many, whether per player."""
        self.counters: Final = counters
        self.this: Final = this

    def __bool__(self) -> bool:
        return bool(self.resources) or self.counters > 0 or self.this


NO_COST: Final = Cost((), 0, False)


class Ability:
    """What a card can do at its printed moment."""

    __slots__ = ("cost", "do", "limit", "needs", "of", "stamina", "when")

    def __init__(
        self,
        when: str,
        stamina: int,
        of: int,
        limit: int,
        needs: tuple[Condition, ...],
        cost: Cost,
        do: tuple[Line, ...],
    ) -> None:
        self.when: Final = when
        self.stamina: Final = stamina
        self.of: Final = of
        self.limit: Final = limit
        self.needs: Final = needs
        self.cost: Final = cost
        self.do: Final = do


class Goal:
    """What a quest stage waits for, and what follows."""

    __slots__ = ("do", "each", "needs")

    def __init__(self, needs: tuple[Condition, ...], do: tuple[Line, ...], each: bool) -> None:
        self.needs: Final = needs
        self.do: Final = do
        self.each: Final = each


class Powers:
    """The abilities of one card, sorted by their moments; each with its position on the card."""

    __slots__ = ("all", "always", "by_when")

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.all: Final = abilities
        self.by_when: Final = {
            when: tuple((i, ability) for i, ability in enumerate(abilities) if ability.when == when)
            for when in WHENS
            if any(ability.when == when for ability in abilities)
        }
        self.always: Final = tuple(ability for ability in abilities if ability.when == "always")

    def at(self, when: str) -> tuple[tuple[int, Ability], ...]:
        return self.by_when.get(when, ())


NO_POWERS: Final = Powers(())
