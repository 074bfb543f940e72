"""Which picks others cannot see yet. A bot does not explain those: what it says might tell what it chose."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import Pick
from emberwatch.engine.game import Game

MOST_COMPARED: Final = 4
"""So many other picks are tried at most."""


def is_unseen(game: Game, seat: int, pick: Pick) -> bool:
    """Whether nobody could tell from the outside if this pick or another one was made, while several choose at once."""
    if not game.state.lanes[seat]:
        return False
    others = [other for other in game.asked[seat] if other is not pick][:MOST_COMPARED]
    seen = seen_after(game, seat, pick)
    for other in others:  # mostly the first one tells
        if seen_after(game, seat, other) != seen:
            return False
    return True


def seen_after(game: Game, seat: int, pick: Pick) -> tuple[object, object]:
    """What a spectator sees and has heard after a pick."""
    trial = game.clone()
    trial.take(seat, pick)
    return trial.view(None), trial.story(None)
