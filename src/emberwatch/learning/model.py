"""The net that learns: from what a seat may know to how good each pick is, and how good the position is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberwatch.learning import missing

try:
    import torch
    from torch import Tensor, nn
except ImportError as problem:
    raise missing(problem) from problem

JUDGED: Final = 2
"""What a position is judged by: the win to expect, and the lead in points."""


class Model(nn.Module):
    """A wide first layer, residual layers, and two heads: one number per pick, and the judgement of the position."""

    def __init__(self, size: int, actions: int, width: int, depth: int) -> None:
        super().__init__()
        self.first = nn.Linear(size, width)
        self.layers = nn.ModuleList([nn.Linear(width, width) for _ in range(depth)])
        self.picks = nn.Linear(width, actions)
        self.worth = nn.Linear(width, JUDGED)
        nn.init.zeros_(self.picks.weight)
        nn.init.zeros_(self.picks.bias)

    def twin(self, weights: Mapping[str, Tensor]) -> Model:
        """A model of the same shape with other weights."""
        size, width = self.first.in_features, self.first.out_features
        made = Model(size, self.picks.out_features, width, len(self.layers))
        made.to(self.first.weight.device)
        made.load_state_dict(weights)
        return made

    def forward(self, scaled: Tensor) -> tuple[Tensor, Tensor]:
        x = torch.relu(self.first(scaled))
        for layer in self.layers:
            x = x + torch.relu(layer(x))
        return self.picks(x), self.worth(x)


class Player:
    """A model with what it needs to answer a batch: the scale of observations, and only legal picks."""

    def __init__(self, model: Model, scale: Tensor) -> None:
        self.model: Final = model
        self.scale: Final = scale

    def judge(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each pick's probability, minus infinity for illegal ones, and the positions' worth."""
        picks, worth = self.model(observations.float() * self.scale)
        return torch.log_softmax(picks.masked_fill(~masks, float("-inf")), -1), worth
