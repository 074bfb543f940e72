"""Facts: what is kept of a game, read from what it shows and tells. A column here is a column of the lab's files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from emberwatch.engine.game import Game
from emberwatch.games import all_games, rules_of
from emberwatch.lab.simulate import Plain

COMMON: Final[Mapping[str, str]] = MappingProxyType(
    {
        "number": "int",
        "game": "text",
        "seed": "seed",
        "seats": "int",
        "bots": "texts",
        "winners": "ints",
        "scores": "ints",
        "ranks": "ints",
        "wins": "reals",
        "reason": "text",
        "decisions": "int",
        "choices": "int",
        "options": "text",
    }
)
"""Of every game, with the kind of each column. Lists have an entry for each seat, but for `winners`."""
NOTED: Final[Mapping[str, str]] = MappingProxyType(
    {"number": "int", "at": "int", "seat": "int", "question": "text", "offered": "int", "pick": "text"}
)
"""Of every decision that had an alternative: the number of its game, and its place in it."""


class Facts(NamedTuple):
    """How the facts of one game are read."""

    columns: Mapping[str, str]
    read: Callable[[Game], Plain]


def facts_of(game: str) -> Facts:
    """What the lab keeps of a game, by its name."""
    facts: Facts = rules_of(game).room("facts")
    return facts


def keeps_facts(game: str) -> bool:
    rules = all_games().get(game)
    return rules is not None and rules.has_room("facts")


def columns_of(game: str) -> dict[str, str]:
    return {**COMMON, **facts_of(game).columns}


def read_facts(game: Game) -> Plain:
    """What this kind of game tells of itself; the game was made `aloud`, and is over."""
    return facts_of(game.rules.name).read(game)
