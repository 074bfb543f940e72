"""The league: past selves of the learner that play against it at some of the tables."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor

from emberwatch.engine.rows import MOST_SEATS
from emberwatch.learning.model import Model, Player

MOST_PAST: Final = 16
"""How many past selves are kept; when there are more, every second of them goes."""


class League:
    """Blocks of rows at the end of each group of tables, with a past self as the rival in each block."""

    def __init__(self, groups: list[slice], share: float, blocks: int, players: int) -> None:
        self.blocks: Final = blocks
        self.past: list[dict[str, Tensor]] = []
        self.rivals: list[Player | None] = [None] * blocks
        self.rows: Final = [rows_of_blocks(rows, share, blocks) for rows in groups]
        """For each group, the rows of each block, counted within the group."""
        self.players: Final = players

    def remember(self, model: Model) -> None:
        """Keep the learner as it is now."""
        self.past.append({name: value.detach().clone() for name, value in model.state_dict().items()})
        if len(self.past) > MOST_PAST:
            self.past = self.past[::2]

    def draw_rivals(self, player: Player, generator: torch.Generator) -> None:
        """Give each block one of the past selves."""
        if not self.past:
            return
        for block in range(self.blocks):
            drawn = int(torch.randint(len(self.past), (1,), generator=generator))
            self.rivals[block] = Player(player.model.twin(self.past[drawn]), player.scale)

    def overrule(self, group: int, observations: Tensor, masks: Tensor, likely: Tensor, own: Tensor) -> Tensor:
        """The same probabilities, with the rivals' where it is their choice."""
        for rows, rival in zip(self.rows[group], self.rivals, strict=True):
            if rival is not None:
                theirs, _ = rival.judge(observations[rows], masks[rows])
                likely = likely.clone()
                likely[rows] = torch.where(own[rows, None], likely[rows], theirs)
        return likely


def rows_of_blocks(rows: slice, share: float, blocks: int) -> list[slice]:
    """The last rows of a group, split among the blocks."""
    count = rows.stop - rows.start
    each = int(count * share) // blocks
    return [slice(count - (i + 1) * each, count - i * each) for i in range(blocks)]


class Seating:
    """Whose choice it is: at tables of the league, the learner has some of the seats, drawn for every game."""

    def __init__(self, tables: int, device: str, generator: torch.Generator) -> None:
        self.device: Final = device
        self.generator: Final = generator
        self.own: Final = torch.ones((tables, MOST_SEATS), dtype=torch.bool, device=device)
        self.in_league: Final = torch.zeros(tables, dtype=torch.bool, device=device)

    def draw(self, rows: slice, ends: Tensor) -> None:
        """Draw the learner's seats again where a game has ended."""
        drawn = torch.rand((len(ends), MOST_SEATS), device=self.device, generator=self.generator) < 0.5
        fresh = drawn | ~self.in_league[rows, None]
        self.own[rows] = torch.where(ends[:, None], fresh, self.own[rows])

    def of(self, rows: slice, seats: Tensor) -> Tensor:
        """Whether the asked seats are the learner's."""
        return self.own[rows].gather(1, seats[:, None]).squeeze(1)
