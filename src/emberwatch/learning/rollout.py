"""A round of play: what was seen, chosen and judged at every table, and how choices compared with what was expected."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

from emberwatch.engine.rows import MOST_SEATS
from emberwatch.learning.model import JUDGED


class TablesSeen(NamedTuple):
    """What the tables of a group show, on the device that learns."""

    observations: Tensor
    masks: Tensor
    seats: Tensor
    ends: Tensor
    finals: Tensor
    """What the game that has just ended was worth, for each seat: the win and the lead."""


class Rollout:
    """The memory of a round: `steps` choices at each of `tables` tables."""

    def __init__(self, steps: int, tables: int, size: int, actions: int, device: str) -> None:
        shape = (steps, tables)
        self.steps: Final = steps
        self.tables: Final = tables
        self.observations: Final = torch.zeros((*shape, size), dtype=torch.uint8, device=device)
        self.masks: Final = torch.zeros((*shape, actions), dtype=torch.bool, device=device)
        self.seats: Final = torch.zeros(shape, dtype=torch.long, device=device)
        self.ends: Final = torch.zeros(shape, dtype=torch.bool, device=device)
        self.finals: Final = torch.zeros((*shape, MOST_SEATS, JUDGED), device=device)
        self.chosen: Final = torch.zeros(shape, dtype=torch.long, device=device)
        self.likely: Final = torch.zeros(shape, device=device)
        """The logarithm of the probability with which each pick was chosen."""
        self.worth: Final = torch.zeros((*shape, JUDGED), device=device)
        self.own: Final = torch.zeros(shape, dtype=torch.bool, device=device)
        """Whether the learner chose, not a rival."""

    def note(
        self, at: int, rows: slice, seen: TablesSeen, chosen: Tensor, likely: Tensor, worth: Tensor, own: Tensor
    ) -> None:
        self.observations[at, rows] = seen.observations
        self.masks[at, rows] = seen.masks
        self.seats[at, rows] = seen.seats
        self.ends[at, rows] = seen.ends
        self.finals[at, rows] = seen.finals
        self.chosen[at, rows] = chosen
        self.likely[at, rows] = likely
        self.worth[at, rows] = worth
        self.own[at, rows] = own


def advantages(round: Rollout, trust: float) -> tuple[Tensor, Tensor]:
    """How much better each choice turned out than its position was judged, and which choices have a sequel.

    A seat's next position is the one of its own next choice, whatever others do in between. The last choice of each
    seat in a round has no sequel yet, unless its game ended.
    """
    device, tables = round.worth.device, round.tables
    rows = torch.arange(tables, device=device)
    better = torch.zeros_like(round.worth)
    sequel = torch.zeros_like(round.own)
    coming = torch.zeros((tables, MOST_SEATS, JUDGED), device=device)
    trace = torch.zeros_like(coming)
    known = torch.zeros((tables, MOST_SEATS), dtype=torch.bool, device=device)
    for at in range(round.steps - 1, -1, -1):
        seat, worth = round.seats[at], round.worth[at]
        is_known = known[rows, seat]
        found = coming[rows, seat] - worth + trust * trace[rows, seat]
        better[at] = found
        sequel[at] = is_known
        coming[rows, seat] = worth
        trace[rows, seat] = torch.where(is_known[:, None], found, torch.zeros_like(found))
        known[rows, seat] = True
        ended = round.ends[at][:, None]
        coming = torch.where(ended[..., None], round.finals[at], coming)
        trace = trace.masked_fill(ended[..., None], 0.0)
        known = known | ended
    return better, sequel
