"""Training by self-play: rounds of play at many tables, and after each round a better player (PPO).

    from emberwatch.learning.train import Settings, train
    train(Settings("outlive", minutes=20), Path("runs/outlive"))

The learner plays all seats of most tables. At the tables of the league, past selves play some of the seats. It sees
what a seat may know and nothing else, and learns from how games end: the win, and the lead in points. A run can be
stopped at any time and goes on from its last checkpoint.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np

import emberwatch as ew
from emberwatch.bots.net import read_weights
from emberwatch.engine.rows import MOST_SEATS
from emberwatch.environments.batch import Batch
from emberwatch.environments.encoding import encoding_of
from emberwatch.learning import missing
from emberwatch.learning.league import League, Seating
from emberwatch.learning.model import Model, Player
from emberwatch.learning.rollout import Rollout, TablesSeen, advantages

try:
    import torch
    from torch import Tensor, nn
except ImportError as problem:
    raise missing(problem) from problem

CLEAR: Final = 20.0
"""A lead of this many points counts as 1."""
Row = dict[str, float]
"""What there is to say about a round."""
CHECKPOINT: Final = "checkpoint.pt"
PROGRESS: Final = "progress.jsonl"


class Settings(NamedTuple):
    """How to train."""

    game: str
    minutes: float
    """In all, earlier parts of the same run included."""
    seats: tuple[int, ...] = (2, 3, 4, 4)
    """One of these is drawn for every game."""
    width: int = 640
    depth: int = 3
    tables: int = 8192
    processes: int = 0
    """0 plays in this process."""
    python: str | None = None
    """The interpreter of those processes, if not this one."""
    steps: int = 64
    """Choices at each table in a round."""
    epochs: int = 2
    samples: int = 16384
    """Choices that each improvement looks at."""
    clip: float = 0.2
    trust: float = 0.95
    """How far a judgement looks ahead before it trusts the next one (GAE's lambda)."""
    lead: float = 0.4
    """How much the lead counts; the rest is the win."""
    entropy: tuple[float, float] = (0.02, 0.002)
    """How much variety is rewarded, at the beginning and at the end."""
    rate: tuple[float, float] = (5e-4, 3e-5)
    """The learning rate, at the beginning and at the end."""
    league: float = 0.2
    """The share of tables at which past selves play."""
    blocks: int = 4
    """Past selves that play at the same time."""
    remember: int = 24
    """How many past selves a whole run leaves behind."""
    seed: int = 1


class Trainer:
    """A run of training: the learner, its tables, and how far it has come."""

    def __init__(
        self, settings: Settings, folder: Path, on_round: Callable[[Row], None], start: Path | None = None
    ) -> None:
        self.settings: Final = settings
        self.on_round: Final = on_round
        self.folder: Final = folder
        self.device: Final = "cuda" if torch.cuda.is_available() else "cpu"
        self.seconds = 0.0
        self.choices = 0
        self.rounds = 0
        self.starts = 0
        self.remembered = 0
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.player: Final = new_player(settings, self.device)
        self.optimizer: Final = torch.optim.Adam(self.player.model.parameters(), lr=settings.rate[0], eps=1e-5)
        self.dice: Final = torch.Generator(device=self.device)
        self.slow_dice: Final = torch.Generator().manual_seed(settings.seed)
        self.past: list[dict[str, Tensor]] = []
        if not self.load() and start is not None:
            self.begin_with(start)
        self.dice.manual_seed(settings.seed + self.starts)

    # -- checkpoints --------------------------------------------------------------------------------------------------

    def begin_with(self, net: Path) -> None:
        """Begin with what another run has learned; its net must have the same shape."""
        weights = {name: torch.from_numpy(value) for name, value in read_weights(net, self.settings.game).items()}
        del weights["scale"]
        self.player.model.load_state_dict(weights)

    def load(self) -> bool:
        """Go on from the checkpoint; False if there is none."""
        file = self.folder / CHECKPOINT
        if not file.is_file():
            return False
        kept = torch.load(file, map_location=self.device, weights_only=True)
        self.player.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.seconds, self.choices, self.rounds = kept["seconds"], kept["choices"], kept["rounds"]
        self.starts, self.past, self.remembered = kept["starts"] + 1, kept["past"], kept["remembered"]
        return True

    def save(self, league: League) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "model": self.player.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "seconds": self.seconds,
            "choices": self.choices,
            "rounds": self.rounds,
            "starts": self.starts,
            "past": league.past,
            "remembered": self.remembered,
        }
        fresh = self.folder / f"{CHECKPOINT}.new"
        torch.save(kept, fresh)
        os.replace(fresh, self.folder / CHECKPOINT)

    # -- the run ------------------------------------------------------------------------------------------------------

    def run(self, until: float) -> None:
        """Train until this many seconds of the run are over."""
        s = self.settings
        seed = s.seed + 1_000_003 * self.starts
        with Batch(
            s.game, s.tables, seats=s.seats, seed=seed, processes=s.processes, groups=2, python=s.python
        ) as batch:
            play = SelfPlay(self, batch)
            play.league.past = self.past
            play.league.draw_rivals(self.player, self.slow_dice)
            saved = self.seconds
            while self.seconds < until:
                began = perf_counter()
                told = play.round()
                played = perf_counter() - began
                told |= self.improve(play.rollout)
                self.sync()
                self.seconds += perf_counter() - began
                self.choices += s.steps * s.tables
                self.rounds += 1
                self.tell(told, played, perf_counter() - began)
                if self.seconds >= self.remembered * 60 * s.minutes / s.remember:
                    self.remembered += 1
                    play.league.remember(self.player.model)
                    play.league.draw_rivals(self.player, self.slow_dice)
                if self.seconds - saved > 60:
                    saved = self.seconds
                    self.save(play.league)
            self.save(play.league)

    def sync(self) -> None:
        if self.device == "cuda":
            torch.cuda.synchronize()

    def fraction(self) -> float:
        """How much of the run is over, from 0 to 1."""
        return min(1.0, self.seconds / (60 * self.settings.minutes))

    def between(self, ends: tuple[float, float]) -> float:
        return ends[0] + (ends[1] - ends[0]) * self.fraction()

    def tell(self, told: dict[str, float], played: float, whole: float) -> None:
        """Write a line about the round."""
        s = self.settings
        row: Row = {
            "seconds": round(self.seconds, 1),
            "choices": self.choices,
            "choices_per_second": round(s.steps * s.tables / whole),
            "playing": round(played / whole, 2),
            **{name: round(float(value), 4) for name, value in told.items()},
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / PROGRESS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        self.on_round(row)

    # -- improving ----------------------------------------------------------------------------------------------------

    def improve(self, round: Rollout) -> dict[str, float]:
        """Make the choices that turned out better than expected more likely."""
        s = self.settings
        better, sequel = advantages(round, s.trust)
        goals = (better + round.worth).flatten(0, 1)
        weights = torch.tensor([1 - s.lead, s.lead], device=self.device)
        gain = (better @ weights).flatten()
        kept = (sequel & round.own).flatten().nonzero().squeeze(1)
        gain = (gain - gain[kept].mean()) / (gain[kept].std() + 1e-8)
        for group in self.optimizer.param_groups:
            group["lr"] = self.between(s.rate)
        told: dict[str, Any] = {}
        for _ in range(s.epochs):
            order = kept[torch.randperm(len(kept), device=self.device, generator=self.dice)]
            for some in order.split(s.samples):
                if len(some) * 2 > s.samples or len(order) < s.samples:
                    told = self.improve_by(round, some, gain[some], goals[some])
        return {name: float(value) for name, value in told.items()} | {"kept": len(kept) / len(gain)}

    def improve_by(self, round: Rollout, some: Tensor, gain: Tensor, goals: Tensor) -> dict[str, Tensor]:
        s = self.settings
        seen, masks = round.observations.flatten(0, 1)[some], round.masks.flatten(0, 1)[some]
        likely, worth = self.player.judge(seen, masks)
        now = likely.gather(1, round.chosen.flatten()[some][:, None]).squeeze(1)
        ratio = (now - round.likely.flatten()[some]).exp()
        policy = -torch.min(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain).mean()
        chances = likely.exp()
        entropy = -(chances * likely.masked_fill(~masks, 0.0)).sum(-1).mean()
        error = (worth - goals).square().mean()
        loss = policy + error - self.between(s.entropy) * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.player.model.parameters(), 0.5)
        self.optimizer.step()
        return {"entropy": entropy.detach(), "error": error.detach()}


def new_player(settings: Settings, device: str) -> Player:
    encoding = encoding_of(settings.game)
    actions = ew.rules_of(settings.game).vocabulary.seat_picks
    model = Model(encoding.size, actions, settings.width, settings.depth).to(device)
    return Player(model, torch.from_numpy(encoding.scale).to(device))


class SelfPlay:
    """Rounds of play at the tables of a batch."""

    def __init__(self, trainer: Trainer, batch: Batch) -> None:
        s = trainer.settings
        self.batch: Final = batch
        self.player: Final = trainer.player
        self.device: Final = trainer.device
        self.dice: Final = trainer.dice
        self.rollout: Final = Rollout(s.steps, s.tables, batch.encoding.size, batch.actions, trainer.device)
        self.league: Final = League(batch.rows, s.league, s.blocks, MOST_SEATS)
        self.seating: Final = Seating(s.tables, trainer.device, trainer.dice)
        self.players: Final = torch.from_numpy(batch.players.astype(np.int64)).to(trainer.device)
        """The number of seats in the game that each table plays now."""
        for group, rows in enumerate(batch.rows):
            for block in self.league.rows[group]:
                self.seating.in_league[rows.start + block.start : rows.start + block.stop] = True
        self.seating.draw(slice(0, s.tables), torch.ones(s.tables, dtype=torch.bool, device=trainer.device))
        pin(batch, trainer.device)

    @torch.no_grad()
    def round(self) -> dict[str, float]:
        """SelfPlay as many choices at each table as a round has."""
        games, best = 0, 0.0
        for at in range(self.rollout.steps):
            for group in range(self.batch.groups):
                rows = self.batch.receive(group)
                ended = self.batch.ends[rows]
                if ended.any():
                    games += int(ended.sum())
                    best += float(self.batch.scores[rows][ended].max(1).sum())
                self.choose(at, group, rows)
        return {"games": games, "best": best / max(1, games)}

    def choose(self, at: int, group: int, rows: slice) -> None:
        seen = self.look(rows)
        self.seating.draw(rows, seen.ends)
        own = self.seating.of(rows, seen.seats)
        likely, worth = self.player.judge(seen.observations, seen.masks)
        played = self.league.overrule(group, seen.observations, seen.masks, likely, own)
        luck = torch.rand(played.shape, device=self.device, generator=self.dice).clamp_(1e-12, 1.0)
        chosen = (played - (-luck.log()).log()).argmax(-1)
        self.batch.send(group, chosen.cpu().numpy())
        self.rollout.note(at, rows, seen, chosen, likely.gather(1, chosen[:, None]).squeeze(1), worth, own)

    def look(self, rows: slice) -> TablesSeen:
        """Copy what the tables show to the device."""
        batch = self.batch
        ends = self.tensor(batch.ends[rows])
        scores = self.tensor(batch.scores[rows])
        there = torch.arange(MOST_SEATS, device=self.device)[None] < self.players[rows, None]
        lead = leads(scores, there)
        finals = torch.stack([self.tensor(batch.rewards[rows]), lead], -1)
        self.players[rows] = self.tensor(batch.players[rows]).long()
        observations, masks = self.tensor(batch.observations[rows]), self.tensor(batch.masks[rows])
        return TablesSeen(observations, masks, self.tensor(batch.seats[rows]).long(), ends, finals)

    def tensor(self, array: Any) -> Tensor:  # noqa: ANN401
        copied = torch.from_numpy(array).to(self.device, non_blocking=True)
        return copied if self.device != "cpu" else copied.clone()


def leads(scores: Tensor, there: Tensor) -> Tensor:
    """The lead of each seat over the best of the others, in units of a clear lead, from -1 to 1."""
    scores = scores.masked_fill(~there, float("-inf"))
    seats = scores.shape[1]
    others = (
        scores[:, None, :]
        .expand(-1, seats, -1)
        .masked_fill(torch.eye(seats, dtype=torch.bool, device=scores.device), float("-inf"))
    )
    lead = ((scores - others.max(-1).values) / CLEAR).clamp(-1.0, 1.0)
    return lead.masked_fill(~there, 0.0).nan_to_num(0.0)


def pin(batch: Batch, device: str) -> None:
    """Let the GPU read the tables' memory directly, which is faster; it works without as well."""
    if device == "cuda":
        whole = batch.memory
        torch.cuda.cudart().cudaHostRegister(whole.ctypes.data, whole.nbytes, 0)


def print_row(row: Row) -> None:
    print(json.dumps(row), flush=True)


def train(
    settings: Settings,
    folder: Path,
    until: float | None = None,
    tell: Callable[[Row], None] = print_row,
    start: Path | None = None,
) -> Trainer:
    """Train to the end, or until this many minutes of the run are over; `tell` hears about every round.

    `start` is a net to begin with; without it, the learner begins with no idea.
    """
    trainer = Trainer(settings, folder, tell, start)
    trainer.run(60 * (settings.minutes if until is None else until))
    return trainer
