"""From a trained model to a file of weights that bots can read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from emberwatch.bots.net import write_net
from emberwatch.learning.model import Player


def export(player: Player, game: str, path: Path, about: Mapping[str, object]) -> None:
    """Write what the player has learned, in half precision."""
    weights = {name: value.detach().float().cpu().numpy() for name, value in player.model.state_dict().items()}
    weights["scale"] = player.scale.cpu().numpy().astype(np.float32)
    write_net(path, game, weights, about)
