"""How strong a player is: games against bots, the same number at every table, so that short games do not count more."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
import torch

from emberwatch.environments.batch import Batch
from emberwatch.environments.tables import CALLER
from emberwatch.learning.model import Player


class Measured(NamedTuple):
    """What a player won against others."""

    rivals: tuple[str, ...]
    games: int
    share: float
    """The share of games won; a shared win counts as its part."""
    low: float
    high: float
    """Between these with a probability of 95 %."""


@torch.no_grad()
def measure(
    player: Player, game: str, rivals: Sequence[str], games: int, *, tables: int, seed: int, processes: int,
    python: str | None = None,
) -> Measured:  # fmt: skip
    """Play games against these bots, always with the pick that seems best."""
    device = player.scale.device
    each = -(-games // tables)
    won: list[list[float]] = [[] for _ in range(tables)]
    with Batch(
        game, tables, line_ups=[[CALLER, *rivals]], seed=seed, reward="share", processes=processes, python=python
    ) as batch:
        before = batch.seats.copy()
        while min(map(len, won)) < each:
            observations = torch.from_numpy(batch.observations).to(device)
            likely, _ = player.judge(observations, torch.from_numpy(batch.masks).to(device))
            batch.step(likely.argmax(-1).cpu().numpy())
            for row in np.flatnonzero(batch.ends):
                won[row].append(float(batch.rewards[row, before[row]]))
            before = batch.seats.copy()
    return sum_up(tuple(rivals), [share for row in won for share in row[:each]])


def sum_up(rivals: tuple[str, ...], shares: Sequence[float]) -> Measured:
    """The share of wins, with Wilson's interval."""
    n, z = len(shares), 1.96
    p = sum(shares) / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    spread = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return Measured(rivals, n, p, middle - spread, middle + spread)
