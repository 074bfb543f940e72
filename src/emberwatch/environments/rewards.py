"""What the end of a game is worth to each seat: by win, by margin, by rank, or by a function of your own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from emberwatch.engine.errors import BadOption, quote_input
from emberwatch.engine.rules import Outcome
from emberwatch.registry import rules_of

Reward = Callable[[Outcome], Sequence[float]]
"""From an outcome to a number for each seat."""
CLEAR: Final = 20
"""A lead of this many points counts as 1 by margin."""


def by_margin(outcome: Outcome) -> list[float]:
    """The lead over the best of the others, 1 if it is clear, -1 if they have a clear lead; alone, a win or a loss."""
    scores = outcome.scores
    if len(scores) == 1:
        return [1.0 if outcome.winners else -1.0]
    return [clip((mine - max(scores[:seat] + scores[seat + 1 :])) / CLEAR) for seat, mine in enumerate(scores)]


def clip(number: float) -> float:
    return max(-1.0, min(1.0, number))


def by_rank(outcome: Outcome) -> list[float]:
    """From 1 for the first to -1 for the last; winners come before the others, and equal scores share their ranks."""
    if len(outcome.scores) == 1:
        return [1.0 if outcome.winners else -1.0]
    ranks = ranks_of(outcome)
    return [1 - 2 * rank / (len(ranks) - 1) for rank in ranks]


def ranks_of(outcome: Outcome) -> list[float]:
    """The rank of each seat, from 0; seats that tie share the mean of their ranks."""
    standing = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    return [
        sum([other > mine for other in standing]) + (standing.count(mine) - 1) / 2
        for mine in standing
    ]  # fmt: skip


def by_share(outcome: Outcome) -> list[float]:
    """The share of the win: 1 for whoever wins alone, 0 for whoever does not win."""
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


NAMED: Final[dict[str, Reward]] = {"margin": by_margin, "rank": by_rank, "share": by_share}


def reward_of(game: str, reward: str | Reward) -> Reward:
    """A reward by its name: `win`, `margin`, `rank`, `share`, or `module:function` for one of your own."""
    if callable(reward):
        return reward
    if reward == "win":
        return rules_of(game).rewards
    if reward in NAMED:
        return NAMED[reward]
    module, colon, name = reward.partition(":") if isinstance(reward, str) else ("", "", "")
    if not colon:
        names = ", ".join(["win", *NAMED, "module:function"])
        raise BadOption("error-option-value", option="reward", value=quote_input(reward), values=names)
    found: Reward = getattr(import_module(module), name)
    return found
