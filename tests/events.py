"""Story events that tests make up."""

from __future__ import annotations

from collections.abc import Mapping

from emberwatch.engine.game import Game
from emberwatch.narrator import Event


def happened(game: Game, plain: Mapping[str, object], **changed: object) -> Event:
    """An event as `Game.story` would give it, with some details changed."""
    told = {**plain, **changed}
    details = {name: value for name, value in told.items() if name not in ("at", "told")}
    return Event(str(told["told"]), game.rules.number_names(details), told)
