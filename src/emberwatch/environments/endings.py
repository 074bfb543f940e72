"""How a game ended, as arrays with one number for each seat: what the last `info` of an environment holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberwatch.engine.game import Game
from emberwatch.engine.rules import Outcome, Rules
from emberwatch.environments import missing
from emberwatch.environments.rewards import ranks_of

try:
    import numpy as np
except ImportError as problem:
    raise missing(problem) from problem


def ending_of(game: Game) -> dict[str, Any]:
    """The scores, ranks and winners, and the scores by part if the game has parts; {} while the game runs."""
    outcome = game.outcome
    return {} if outcome is None else describe_end(game.rules, outcome, game.rules.parts_of_scores(game.state))


def describe_end(rules: Rules, outcome: Outcome, parts: Sequence[Sequence[int]]) -> dict[str, Any]:
    """The same for an outcome, with the parts of each seat's score. Ranks begin at 1, and equal seats share theirs."""
    seats = range(len(outcome.scores))
    found: dict[str, Any] = {
        "scores": np.array(outcome.scores, np.int64),
        "ranks": np.array(ranks_of(outcome)) + 1,
        "winners": np.array([seat in outcome.winners for seat in seats]),
    }
    if rules.score_parts:
        found["parts"] = {
            name: np.array([parts[seat][i] for seat in seats], np.int64) for i, name in enumerate(rules.score_parts)
        }
    return found
