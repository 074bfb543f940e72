"""Picks that others cannot see yet. A bot does not explain those, because that might reveal what it chose."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import Pick
from emberwatch.engine.game import Game

MOST_COMPARED: Final = 4
"""How many other picks are tried at most."""


def is_unseen(game: Game, seat: int, pick: Pick) -> bool:
    """Whether nobody could tell this pick from another one by looking, while several seats choose at once."""
    if not game.state.lanes[seat]:
        return False
    others = [other for other in game.asked[seat] if other is not pick][:MOST_COMPARED]
    seen = spectator_view_after(game, seat, pick)
    for other in others:  # usually the first one is enough
        if spectator_view_after(game, seat, other) != seen:
            return False
    return True


def spectator_view_after(game: Game, seat: int, pick: Pick) -> tuple[object, object]:
    """What a spectator sees and has read after a pick."""
    trial = game.clone()
    trial.take(seat, pick)
    return trial.view(None), trial.story(None)
