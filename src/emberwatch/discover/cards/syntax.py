"""The syntax of cards: lines, conditions, costs, abilities and goals.

A line is a verb with its words ("gain wood 2") or a block ({ pay = "wood 1", do = [...] }). Each verb, block and
condition is a class: its fields are its words, its methods do the work. The classes are in the modules beside this one,
by family, and `registry.py` lists them all. `present/card_words.py` has their wording in four languages, and
`bots/discover/survival.py` has what they are worth to bots.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from emberwatch.discover.cards.words import DAMAGE, GROUND, NO_WORDS, store_words

if TYPE_CHECKING:  # a state holds lines, so its module needs this one
    from emberwatch.discover.model.state import DiscoverState

WHENS: Final[tuple[str, ...]] = (
    "action", "turn", "before-roll", "modify", "prevent", "night", "dawn", "enter", "defeat", "scouted", "gained",
    "key", "always",
)  # fmt: skip

IN_COMBAT: Final[tuple[str, ...]] = ("before-roll", "modify", "prevent")

OF: Final[Mapping[str, str]] = {"prevent": DAMAGE, "enter": GROUND, "key": "tag"}
"""What the field `of` of an ability means."""

COUNTER: Final = "counter"
THIS: Final = "this"


class Condition:
    """A condition that may hold for a survivor. What it asks is in the classes derived from it."""

    __slots__ = ("negated",)
    KIND: ClassVar[str] = ""
    """The word by which cards name it."""
    WORDS: ClassVar[Mapping[str, str]] = NO_WORDS
    """Its fields in the order in which cards write them, each with its kind of word."""

    def __init__(self, negated: bool = False) -> None:
        self.negated: Final = negated

    def holds(self, s: DiscoverState, seat: int) -> bool:
        """Whether it holds for a survivor, ignoring `not`."""
        raise NotImplementedError

    def written(self) -> tuple[str, dict[str, Any]]:
        """The form in which a state stores it (see `store_words`)."""
        plain = {"kind": self.KIND, "a": -1, "n": 0, "per": False, "name": "", "negated": self.negated}
        stored = store_words(self, self.WORDS)
        return "Condition", {name: stored.get(name, usual) for name, usual in plain.items()}

    def __repr__(self) -> str:
        return ("not " if self.negated else "") + in_words(self, self.KIND, self.WORDS)


class Cost:
    """A price: resources, counters of the card itself, the card itself."""

    __slots__ = ("counters", "resources", "this")

    def __init__(self, resources: tuple[tuple[int, int, bool], ...], counters: int, this: bool) -> None:
        self.resources: Final = resources
        """Kind, how many, whether per player."""
        self.counters: Final = counters
        self.this: Final = this

    def __bool__(self) -> bool:
        return bool(self.resources) or self.counters > 0 or self.this

    def __repr__(self) -> str:
        return f"Cost({self.resources}, {self.counters}, {self.this})"


NO_COST: Final = Cost((), 0, False)


class Line:
    """One line of a card: a verb with its words, or a block with lines inside it."""

    __slots__ = ()
    VERB: ClassVar[str] = ""
    """The word by which cards name it."""
    WORDS: ClassVar[Mapping[str, str]] = NO_WORDS
    """Its fields in the order in which cards write them, each with its kind of word."""
    WAITS: ClassVar[bool] = False
    """R-68: whether it must wait until a combat is over."""
    FATE: ClassVar[bool] = False
    """GA-4, GO-6: whether it decides what happens to a card or token, whatever its survivor does next."""

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        """Carry it out for a survivor. The source is that of the picks that use the card, or one from `run.py`."""
        raise NotImplementedError

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        """CA-4: whether it could do anything at all for a survivor."""
        return True

    def lists(self) -> tuple[tuple[Line, ...], ...]:
        """The lists of lines inside it; only blocks have any."""
        return ()

    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that the line itself names."""
        return ()

    def waits(self) -> bool:
        """R-68: whether it, or any line inside it, must wait until a combat is over."""
        return self.WAITS or any([line.waits() for lines in self.lists() for line in lines])

    def written(self) -> tuple[str, dict[str, Any]]:
        """The form in which a state stores it (see `store_words`)."""
        plain = {
            "verb": self.VERB, "a": -1, "b": -1, "n": 0, "per": False, "name": "", "do": (), "other": (), "options": (),
            "needs": (), "cost": NO_COST,
        }  # fmt: skip
        stored = store_words(self, self.WORDS)
        return "Line", {name: stored.get(name, usual) for name, usual in plain.items()}

    def __repr__(self) -> str:
        return f"Line({in_words(self, self.VERB, self.WORDS)})"


class Loss(Line):
    """A line that only costs something: not a reason to use a card (CA-4)."""

    __slots__ = ()

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return False


class Standing(Line):
    """A line that is always on. It is never carried out: the rules ask for it where it matters (`step.standing`)."""

    __slots__ = ()

    def strength(self) -> int:
        """How much it gives or takes; 1 where it does not say."""
        return 1


class Block(Line):
    """A line with lines inside it."""

    __slots__ = ()


def in_words(line: object, name: str, words: Mapping[str, str]) -> str:
    """A line or a condition with its words, for debugging."""
    return " ".join([name, *[repr(getattr(line, field)) for field in words]])


def hold(s: DiscoverState, seat: int, conditions: tuple[Condition, ...]) -> bool:
    """Whether all conditions hold for this survivor."""
    for condition in conditions:
        if condition.holds(s, seat) == condition.negated:
            return False
    return True


def could_do(s: DiscoverState, seat: int, lines: tuple[Line, ...], source: int) -> bool:
    """CA-4: whether lines could do anything at all."""
    for line in lines:
        if line.could(s, seat, source):
            return True
    return False


def lines_in(lines: tuple[Line, ...]) -> Iterator[Line]:
    """These lines and all lines inside them."""
    for line in lines:
        yield line
        for inner in line.lists():
            yield from lines_in(inner)


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
    """The abilities of one card, sorted by their moments, each with its position on the card."""

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
