"""Gymnasium's vector environments: one seat at each of many tables, stepped together by `batch`.

    import gymnasium
    import emberwatch.environments.gymnasium  # registers the games
    tables = gymnasium.make_vec("Emberwatch/Outlive-v0", num_envs=64, opponents="greedy", processes=8)
    observations, infos = tables.reset(seed=7)
    observations, rewards, terminations, truncations, infos = tables.step(policy(observations, infos["action_mask"]))

- Table i plays the very games that the environment of `gymnasium.make` plays after `reset(seed=7 + i)`, for any number
  of processes: `SeatVectorEnv` is `gymnasium.vector.SyncVectorEnv` in autoreset mode SAME_STEP, only faster.
- When a game is over, the table begins the next one in the same step: the observation and `infos["action_mask"]` belong
  to the next game, `infos["final_obs"]` and `infos["final_info"]` to the one that is over.
- With `processes`, opponents are words and the reward has a name, since other processes make them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import emberwatch as ew
from emberwatch.engine.dice import is_seed
from emberwatch.engine.errors import BadOption, IllegalPick, Problem, quote_input
from emberwatch.engine.rows import MOST_SEATS
from emberwatch.engine.rules import Outcome
from emberwatch.environments import missing
from emberwatch.environments.batch import Batch
from emberwatch.environments.encoding import Vector
from emberwatch.environments.endings import describe_end
from emberwatch.environments.games import NotBegun, check_seat, pick_of, seats_at
from emberwatch.environments.gymnasium import LOST, RAISE, check_illegal
from emberwatch.environments.opponents import Opponents, are_words, check_opponents
from emberwatch.environments.rewards import Reward
from emberwatch.environments.tables import CALLER, KEEP, NEXT
from emberwatch.registry import FIRST

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as problem:
    raise missing(problem) from problem

Numbers = NDArray[Any]
Step = tuple[Vector, Numbers, Numbers, Numbers, dict[str, Any]]


class SeatVectorEnv(VectorEnv[Vector, Numbers, Numbers]):
    """One seat at each of many tables. Use `gymnasium.make_vec`."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (Gymnasium declares it so)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = FIRST,
        seats: int | None = None,
        seat: int | str = 0,
        opponents: Opponents = "random",
        reward: str | Reward = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        processes: int = 0,
        **options: Any,  # noqa: ANN401  (the game checks them)
    ) -> None:
        if render_mode is not None:
            raise BadOption("error-vector-render", mode=quote_input(render_mode))
        seats = seats_at(game, seats)
        check_illegal(illegal)
        check_seat(seat, seats)
        others = check_opponents(opponents, game, seats)
        if processes and not are_words(others):
            raise BadOption("error-vector-opponents")
        self.num_envs = num_envs
        self.illegal: Final = illegal
        self.rules: Final = ew.rules_of(game)
        self.batch: Final = Batch(
            game, num_envs, line_ups=[[CALLER, *others]], seat=seat, reward=reward, processes=processes, **options
        )
        encoding = self.batch.encoding
        self.single_observation_space = spaces.Box(np.zeros(encoding.size, np.float32), encoding.high, dtype=np.float32)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin new games: with these seeds, or the next of each table. `options["reset_mask"]` marks the tables."""
        seeds = self._seeds(seed)
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = (options or {}).get("reset_mask")
        if chosen is not None and self._begun:
            seeds = [its if reset else KEEP for its, reset in zip(seeds, chosen, strict=True)]
        self.batch.restart(seeds)
        self._begun = True
        return self._observations(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        """A seed for each table, as Gymnasium's own vector environments give them."""
        tables = range(self.num_envs)
        wanted = [None] * self.num_envs if seed is None else seed
        found = [wanted + i for i in tables] if isinstance(wanted, int) else list(wanted)
        wrong = [its for its in found if its is not None and not is_seed(int(its))]
        if len(found) != self.num_envs or wrong:
            raise BadOption("error-seed", seed=quote_input(seed))
        return [self._any_seed() if its is None else int(its) for its in found]

    def _any_seed(self) -> int:
        """The next of a table's series; made up if it has none yet."""
        return NEXT if self._begun else secrets.randbits(32)

    def step(self, actions: Numbers) -> Step:
        if not self._begun:
            raise NotBegun("error-not-begun")
        batch, chosen = self.batch, np.asarray(actions)
        wrong = self._find_illegal(chosen)
        problems = {int(table): self._problem(int(table), chosen[table]) for table in np.flatnonzero(wrong)}
        if problems and self.illegal == RAISE:
            raise next(iter(problems.values()))
        seats, before = batch.seats.copy(), batch.observations[wrong].copy()
        batch.step(chosen, wrong)
        assert batch.finals is not None
        batch.finals[wrong] = before
        rewards = np.where(batch.ends, batch.rewards[np.arange(self.num_envs), seats], 0.0).astype(np.float64)
        rewards[wrong] = LOST
        infos: dict[str, Any] = {}
        for table in np.flatnonzero(batch.ends):
            infos = self._add_info(infos, self._final(int(table), int(seats[table]), problems), int(table))
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, batch.ends.copy(), truncations, {**infos, **self._infos()}

    def _find_illegal(self, chosen: Numbers) -> NDArray[np.bool_]:
        batch = self.batch
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalPick("error-vector-actions", count=self.num_envs, found=str(chosen.shape))
        inside = (chosen >= 0) & (chosen < batch.actions)
        legal = inside & batch.masks[np.arange(self.num_envs), np.where(inside, chosen, 0)]
        return np.asarray(~legal)

    def _problem(self, table: int, action: object) -> Problem:
        """Say why an action is illegal, as the environment with one table does."""
        try:
            pick = pick_of(self.rules, action)
        except IllegalPick as problem:
            return problem
        words, count = " ".join(map(str, pick.words)), int(self.batch.masks[table].sum())
        return IllegalPick("error-not-offered", pick=words, seat=int(self.batch.seats[table]), count=count)

    def _final(self, table: int, seat: int, problems: dict[int, Problem]) -> dict[str, Any]:
        """The last observation and the last info of a game that is over."""
        batch = self.batch
        assert batch.finals is not None
        info: dict[str, Any] = {"action_mask": np.zeros(batch.actions, np.int8)}
        if table in problems:
            info["illegal"] = str(problems[table])
        else:
            info |= {"seat": seat, **self._ending(table)}
        return {"final_obs": batch.finals[table] * batch.scale, "final_info": info}

    def _ending(self, table: int) -> dict[str, Any]:
        batch, names = self.batch, self.rules.score_parts
        assert batch.winners is not None
        seats = self.seats
        winners = tuple([seat for seat in range(seats) if batch.winners[table] >> seat & 1])
        outcome = Outcome(winners, tuple([int(score) for score in batch.scores[table, :seats]]), "")
        parts: Numbers = np.zeros((MOST_SEATS, 0)) if batch.parts is None else batch.parts[table]
        return describe_end(self.rules, outcome, parts.reshape(MOST_SEATS, len(names)).tolist())

    @property
    def seats(self) -> int:
        """The number of seats at each table."""
        return int(self.batch.players[0])

    def _observations(self) -> Vector:
        seen: Vector = self.batch.observations * self.batch.scale
        return seen

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self.batch.masks.astype(np.int8),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is legal now, table by table."""
        return self.batch.masks.astype(np.int8)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401
        """End the processes."""
        self.batch.close()
