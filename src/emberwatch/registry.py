"""The list of games. This is the only place that lists them: a new game adds a line to OURS.

Games from other packages come through the entry point `emberwatch.games`: its name is the game's name, and it points to
the game's `Rules` object.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Any, Final, TypeVar

from emberwatch.discover import DISCOVER
from emberwatch.engine.errors import BrokenGame, UnknownGame, describe, quote_input
from emberwatch.engine.rules import Rules
from emberwatch.outlive import OUTLIVE

OURS: Final[Mapping[str, Rules]] = {rules.name: rules for rules in (OUTLIVE, DISCOVER)}
FIRST: Final = next(iter(OURS))
"""The game to play if nobody names one."""
T = TypeVar("T")
ENTRY_POINT: Final = "emberwatch.games"


@cache
def others() -> Mapping[str, EntryPoint]:
    """The games from other packages, by the names of their entry points; they cannot replace ours."""
    return {point.name: point for point in entry_points(group=ENTRY_POINT) if point.name not in OURS}


def call(game: str, function: Callable[[str], T]) -> T:
    """Call the code of another package's game; BrokenGame says what it raised."""
    try:
        return function(game)
    except Exception as problem:
        raise BrokenGame("error-game-broken", game=game, problem=describe(problem)) from problem


@cache
def load_game(game: str) -> Rules:
    """Load the rules of another package's game and its texts. BrokenGame if it cannot be loaded."""
    return call(game, load)


def load(game: str) -> Rules:
    rules = others()[game].load()
    if not isinstance(rules, Rules) or rules.name != game:
        raise TypeError(f"{others()[game].value}: no Rules with the name {game!r}")
    if rules.texts:
        from emberwatch.text import add_folder  # a program that prints nothing need not load the texts

        add_folder(rules.texts)
    return rules


@cache
def all_games() -> Mapping[str, Rules]:
    """Every game by its name. A broken game from another package is left out until somebody asks for it."""
    found = dict(OURS)
    for game in others():
        try:
            found[game] = load_game(game)
        except BrokenGame:
            continue
    return MappingProxyType(found)


def rules_of(game: str) -> Rules:
    """The rules of a game by its name."""
    if isinstance(game, str) and game in OURS:
        return OURS[game]
    if not isinstance(game, str) or game not in others():
        wrong = game if isinstance(game, str) else quote_input(game)
        raise UnknownGame("error-unknown-game", game=wrong, games=", ".join(all_games()))
    return load_game(game)


@cache
def all_in_room(room: str) -> Mapping[str, Any]:
    """What each game provides to a part of the program. A game from another package that fails there is left out."""
    found = {game: rules.room(room) for game, rules in OURS.items() if rules.has_room(room)}
    for game in others():
        with suppress(BrokenGame):
            if load_game(game).has_room(room):
                found[game] = call(game, lambda name: load_game(name).room(room))
    return MappingProxyType(found)
