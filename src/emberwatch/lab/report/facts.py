"""Facts: what is kept of a game, read from its view and its story. A column here is a column of the lab's files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from emberwatch.engine.game import Game
from emberwatch.lab.simulate import Plain
from emberwatch.registry import all_games, rules_of

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
"""The columns of every game, with their kinds. Lists have an entry for each seat, except `winners`."""
NOTED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "number": "int",
        "at": "int",
        "seat": "int",
        "question": "text",
        "offered": "int",
        "pick": "text",
        "action": "int",
        "legal": "ints",
        "vector": "bytes",
    }
)
"""The columns of every decision that had an alternative, with the number of its game and its place there."""


class Facts(NamedTuple):
    """How to read the facts of one game."""

    columns: Mapping[str, str]
    """The columns with their kinds (`runs/parquet.py` lists them). Lists have an entry for each seat, except those of
    the kinds `ints-a-game` and `texts-a-game`. A `seat` is the number of a seat."""
    read: Callable[[Game], Plain]
    words: Mapping[str, str] = MappingProxyType({})
    """For columns of names: the family of messages that say them, such as `leader` for `leader-<name>`."""
    wins_by: tuple[str, ...] = ()
    """Columns of names for which wins are worth counting: the leaders, the rooms that were built ..."""


def facts_of(game: str) -> Facts:
    """The facts that the lab keeps of a game, by its name."""
    facts: Facts = rules_of(game).room("facts")
    return facts


def keeps_facts(game: str) -> bool:
    rules = all_games().get(game)
    return rules is not None and rules.has_room("facts")


def columns_of(game: str) -> dict[str, str]:
    return {**COMMON, **facts_of(game).columns}


def read_facts(game: Game) -> Plain:
    """The facts of a finished game that was made with `aloud`."""
    return facts_of(game.rules.name).read(game)
