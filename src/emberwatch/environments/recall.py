"""Perfect recall: what a player has seen and done since the beginning of a game, as a digest.

A view shows what a player may know now. Whoever remembers everything also knows all earlier views. They would fill
megabytes, so a digest stands for them: two histories have the same digest if the player saw and did the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import NamedTuple

from emberwatch.engine.game import Game
from emberwatch.environments.chance_nodes import Waiting, pick_taken

Taken = tuple[int, int]
"""A player, or chance, and the action."""


class Recall(NamedTuple):
    """What a player remembers at one moment of a game."""

    then: Waiting
    """The game at that moment; it never changes."""
    actions: int
    """How many actions had been taken."""
    digest: str
    seen: str
    """The last view."""


def begin(game: Waiting, count: int, player: int) -> Recall:
    """The memory of a player who has seen nothing but the present."""
    return Recall(game.clone(), count, "", written_view(game.game, player))


def move_on(recall: Recall, taken: Sequence[Taken], player: int) -> Recall:
    """What the player remembers after all actions taken so far. Time in which they see nothing new leaves no trace."""
    if recall.actions == len(taken):
        return recall
    game, digest, seen = recall.then.clone(), recall.digest, recall.seen
    for who, action in taken[recall.actions :]:
        game.take(who, pick_taken(game.game.rules.vocabulary, who, action))
        now = written_view(game.game, player)
        if who == player:
            digest = chain(digest, seen, str(action))
        elif now != seen:
            digest = chain(digest, seen, "")
        seen = now
    return Recall(game, len(taken), digest, seen)


def chain(digest: str, seen: str, action: str) -> str:
    return hashlib.sha256("\n".join([digest, seen, action]).encode()).hexdigest()[:32]


def written_view(game: Game, player: int) -> str:
    return json.dumps(game.view(player), separators=(",", ":"))
