"""The games there are. This is the one place that lists them: a new game adds a line to OURS.

Games of other packages come by the entry point `emberwatch.games`, which names their `Rules` object.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from emberwatch.discover import DISCOVER
from emberwatch.engine.errors import UnknownGame, shown
from emberwatch.engine.rules import Rules
from emberwatch.outlive import OUTLIVE

OURS: Final[Mapping[str, Rules]] = {rules.name: rules for rules in (OUTLIVE, DISCOVER)}
FIRST: Final = next(iter(OURS))
"""The game that is played if nobody says which."""
ENTRY_POINT: Final = "emberwatch.games"


@cache
def others() -> Mapping[str, Rules]:
    """The games of other packages by name; ours cannot be replaced."""
    found = [point.load() for point in entry_points(group=ENTRY_POINT)]
    return {rules.name: rules for rules in found if isinstance(rules, Rules) and rules.name not in OURS}


def all_games() -> dict[str, Rules]:
    """Every game by its name."""
    return {**OURS, **others()}


def rules_of(game: str) -> Rules:
    """The rules of a game by its name."""
    if isinstance(game, str) and game in OURS:
        return OURS[game]
    if not isinstance(game, str) or game not in others():
        wrong = game if isinstance(game, str) else shown(game)
        raise UnknownGame("error-unknown-game", game=wrong, games=", ".join(all_games()))
    return others()[game]
