"""The words of lines and conditions: their kinds, their values, and the form in which states store them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberwatch.discover.model.names import (
    CHEAPER,
    DAMAGES,
    DICE,
    DOUSINGS,
    LANDMARK,
    PLACES,
    PROWLINGS,
    RESOURCES,
    SYMBOLS,
    TRAITS,
    WINNINGS,
)

AMOUNT: Final = "amount"
SIGNED: Final = "signed"
NUMBER: Final = "number"
NAME: Final = "name"
PLACE: Final = "place"
RESOURCE: Final = "resource"
RESOURCE_OR_ANY: Final = "resource-or-any"
DAMAGE: Final = "damage"
DAMAGE_OR_ANY: Final = "damage-or-any"
SYMBOL: Final = "symbol"
TRAIT: Final = "trait"
TRAIT_OR_NONE: Final = "trait?"
DIE: Final = "die"
ACTION: Final = "action"
GROUND: Final = "ground"
GROUND_OR_ALL: Final = "ground-or-all"
PROWLERS: Final = "prowlers"
DOUSED: Final = "doused"
WINNERS: Final = "winners"

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    RESOURCE: RESOURCES,
    DAMAGE: DAMAGES,
    SYMBOL: SYMBOLS,
    TRAIT: TRAITS,
    DIE: DICE,
    ACTION: CHEAPER,
    PROWLERS: PROWLINGS,
    DOUSED: DOUSINGS,
    WINNERS: WINNINGS,
}
"""The words of each kind whose words never change. The value of such a word is its position here."""

DO: Final = "do"
ELSE: Final = "else"
ROLLS: Final = "dice"
"""What may be beside the word that makes a block: these kinds have the same names as in the file."""
BESIDE: Final[tuple[str, ...]] = (DO, ELSE, ROLLS)
COST: Final = "cost"
OPTIONS: Final = "options"
LEAST: Final = "least"
NEEDS: Final = "conditions"
GROUP: Final = "group"
LINES: Final = "lines"
"""What may follow the word that makes a block."""

NO_WORDS: Final[Mapping[str, str]] = {}


class Amount:
    """A number of things, or that number for each player (`2#`)."""

    __slots__ = ("n", "per")

    def __init__(self, n: int, per: bool = False) -> None:
        self.n: Final = n
        self.per: Final = per
        """Whether n is multiplied by the number of players at the start (QU-8)."""

    def count(self, players: int) -> int:
        """QU-8: the total, in a game that began with this number of players."""
        return self.n * players if self.per else self.n

    def __repr__(self) -> str:
        return f"{self.n}#" if self.per else str(self.n)


class NamedPlace:
    """A place that a line names: its position in PLACES, and the number of the landmark if it is one."""

    __slots__ = ("kind", "landmark")

    def __init__(self, kind: int, landmark: int = 0) -> None:
        self.kind: Final = kind
        self.landmark: Final = landmark

    def __repr__(self) -> str:
        return f"landmark:{self.landmark}" if self.kind == LANDMARK else PLACES[self.kind]


# -- the stored form --------------------------------------------------------------------------------------------

IN_ONE_PIECE: Final[Mapping[str, str]] = {
    SIGNED: "n",
    LEAST: "n",
    NAME: "name",
    DO: "do",
    LINES: "do",
    ELSE: "other",
    OPTIONS: "options",
    NEEDS: "needs",
    COST: "cost",
}
"""By kind: the stored field that holds a word of this kind unchanged."""


def store_words(line: object, words: Mapping[str, str]) -> dict[str, Any]:
    """The words of a line or a condition in the form in which states have always been stored.

    That form has one set of fields for all verbs: two words out of lists (`a`, then `b`), a number (`n`), whether it
    is per player (`per`), a name, and the parts of a block. Running tables and the digests of records contain it, so it
    stays as it is, whatever the classes of verbs and their fields are called.
    """
    stored: dict[str, Any] = {}
    for name, kind in words.items():
        store_word(getattr(line, name), kind, stored)
    return stored


def store_word(value: Any, kind: str, stored: dict[str, Any]) -> None:  # noqa: ANN401
    if kind in IN_ONE_PIECE:
        stored[IN_ONE_PIECE[kind]] = value
    elif kind == AMOUNT:
        stored["n"], stored["per"] = value.n, value.per
    elif kind == ROLLS:
        stored["a"], stored["per"] = value.n, value.per
    elif kind == NUMBER:
        stored["b"] = value
        stored.setdefault("n", value)
    elif kind == PLACE:
        store_listed(value.kind, stored)
        stored["n"] = value.landmark
    else:
        store_listed(value, stored)


def store_listed(number: int, stored: dict[str, Any]) -> None:
    """Put a word out of a list into the first free field of the two."""
    stored["b" if "a" in stored else "a"] = number


def restore_words(stored: Mapping[str, Any], words: Mapping[str, str]) -> list[Any]:
    """The reverse: the words of a line or a condition, in their order."""
    listed = [stored.get("b", -1), stored.get("a", -1)]
    return [restore_word(kind, stored, listed) for kind in words.values()]


def restore_word(kind: str, stored: Mapping[str, Any], listed: list[int]) -> Any:  # noqa: ANN401
    if kind in IN_ONE_PIECE:
        return stored[IN_ONE_PIECE[kind]]
    if kind == AMOUNT:
        return Amount(stored["n"], stored["per"])
    if kind == ROLLS:
        return Amount(stored["a"], stored["per"])
    if kind == NUMBER:
        return stored["b"] if "b" in stored else stored["n"]
    if kind == PLACE:
        return NamedPlace(listed.pop(), stored["n"])
    return listed.pop()
