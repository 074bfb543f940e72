"""A learned net, as bots use it: numpy only, one position at a time or several at once.

A file of weights names the game and the fingerprint of what it was trained on: the rules' version, the row that
describes a position, and the vocabulary. With any other, a net would see nonsense, so it is refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from emberwatch.engine.errors import BadNet
from emberwatch.registry import rules_of

ABOUT: Final = "about"
"""The entry of a file of weights that says what it is, as JSON."""
Numbers = NDArray[np.float32]


class Judgement(NamedTuple):
    """What a net thinks of positions."""

    picks: Numbers
    """For each pick of the vocabulary, how good it seems: a logarithm of its probability, up to a constant."""
    win: Numbers
    """The win to expect, from -1 to 1, as `Rules.rewards` counts it."""
    lead: Numbers
    """The lead to expect over the best of the others, in units of twenty points, from -1 to 1."""


@cache
def fingerprint(game: str) -> str:
    """What a net for this game depends on, in a few letters."""
    rules = rules_of(game)
    words = [pick.words for pick in rules.vocabulary.picks[: rules.vocabulary.seat_picks]]
    fields = [[field.name, field.length, field.most] for field in rules.room("encoding")().layout]
    told = json.dumps([game, rules.version, fields, words])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


class Net:
    """A net with its weights, as 32-bit numbers."""

    def __init__(self, weights: Mapping[str, Numbers]) -> None:
        self.first: Final = weights["first.weight"] * weights["scale"]
        self.first_bias: Final = weights["first.bias"]
        layers = sorted({name.split(".")[1] for name in weights if name.startswith("layers.")}, key=int)
        self.layers: Final = [(weights[f"layers.{i}.weight"].T.copy(), weights[f"layers.{i}.bias"]) for i in layers]
        self.heads: Final = np.concatenate([weights["picks.weight"], weights["worth.weight"]]).T.copy()
        self.heads_bias: Final = np.concatenate([weights["picks.bias"], weights["worth.bias"]])
        self.columns: Final = self.first.T.copy()

    def judge(self, rows: Sequence[bytes]) -> Judgement:
        """What the net thinks of these positions, each given as the row of the seat that is asked."""
        seen = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        x = np.maximum(self.look(seen), 0)
        for weight, bias in self.layers:
            x = x + np.maximum(x @ weight + bias, 0)
        found = x @ self.heads + self.heads_bias
        return Judgement(found[:, :-2], found[:, -2], found[:, -1])

    @staticmethod
    def chances(picks: Numbers, offered: Sequence[int]) -> list[float]:
        """How likely the net would pick each of these, which are all that is offered."""
        weights = np.exp(picks[offered] - picks[offered].max())
        found: list[float] = (weights / weights.sum()).tolist()
        return found

    @staticmethod
    def chance_of_win(win: float, seats: int) -> float:
        """The chance of winning, from the win to expect (`Rules.rewards`), which for a loss is -1 / (seats - 1)."""
        loss = -1 / max(1, seats - 1)
        return min(1.0, max(0.0, (win - loss) / (1 - loss)))

    def look(self, seen: NDArray[np.uint8]) -> Numbers:
        """The first layer. Most numbers of a row are zero, so for a single row only the others are multiplied."""
        if len(seen) > 1:
            return seen.astype(np.float32) @ self.columns + self.first_bias
        there = np.flatnonzero(seen[0])
        found: Numbers = seen[0, there].astype(np.float32) @ self.columns[there] + self.first_bias
        return found[None]


def read_net(path: Path, game: str) -> Net:
    """Read a net for this game; BadNet if it is for another game, or for other rules."""
    return Net(read_weights(path, game))


def read_weights(path: Path, game: str) -> dict[str, Numbers]:
    """Read the weights of a net for this game."""
    try:
        with np.load(path) as file:
            kept: dict[str, Any] = {name: file[name] for name in file.files}
            about = json.loads(str(kept.pop(ABOUT)))
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as problem:
        raise BadNet("error-net-broken", path=str(path), problem=str(problem)) from problem
    if about["fingerprint"] != fingerprint(game):
        raise BadNet("error-net-other", path=str(path), game=game, found=about["fingerprint"], wanted=fingerprint(game))
    return {name: value.astype(np.float32) for name, value in kept.items()}


def write_net(path: Path, game: str, weights: Mapping[str, Numbers], about: Mapping[str, object]) -> None:
    """Write a net in half precision, with what it is."""
    told = json.dumps({**about, "game": game, "fingerprint": fingerprint(game)})
    halved = {name: value.astype(np.float32 if name == "scale" else np.float16) for name, value in weights.items()}
    entries: dict[str, Any] = {ABOUT: np.array(told), **halved}
    with path.open("wb") as file:
        np.savez_compressed(file, **entries)
