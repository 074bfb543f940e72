"""PettingZoo: the games as AEC environments.

    from emberwatch.environments.pettingzoo import env
    table = env("outlive", seats=3, edition="de")
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination or truncation else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

- Agents are `seat_0`, `seat_1` ... When several seats are asked at once, the lowest one goes first.
- An observation is {"observation": the vector of `encoding`, "action_mask": 1 for each legal action}; the mask of an
  agent that is not selected is all zeros.
- An action is the number of a pick in the game's vocabulary. With `env`, an illegal one ends the game and costs the
  agent 1, as in PettingZoo's classic games; with `raw_env` it raises `IllegalPick` and changes nothing.
- Rewards come only at the end: `reward` is `win`, `margin`, `rank`, `share`, or a function of the outcome (see
  `rewards`). Then all agents are terminated, and each agent's info says how the game ended (see `endings`). Nothing is
  ever truncated, except that PettingZoo's wrapper marks a game that ended by an illegal action so.
- `state()` is what all seats know together, for centralized critics: their vectors one after another, seat by seat.
- The driver makes picks that have no alternative, so every step is a real choice.
- `reset(seed=7)` begins the game `emberwatch.new_game(..., seed=7)`; without a seed, the next game of the series.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import emberwatch as ew
from emberwatch.engine.agenda import NO_PICKS
from emberwatch.environments import missing
from emberwatch.environments.encoding import Mask, Vector, encoding_of, mask_of
from emberwatch.environments.endings import ending_of
from emberwatch.environments.games import (
    ANSI,
    FRAMES_PER_SECOND,
    RENDER_MODES,
    RGB_ARRAY,
    NotBegun,
    Series,
    check_render_mode,
    draw_frame,
    pick_of,
    render_modes_of,
    rewards,
    seats_at,
    tell_story,
)
from emberwatch.environments.rewards import Reward, reward_of
from emberwatch.registry import FIRST

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as problem:
    raise missing(problem) from problem

MADE_BY_RESET: Final = ("game", "seed", "agent_selection", "terminations", "truncations", "rewards", "infos")
ILLEGAL: Final = -1
"""The reward for an illegal action, as in PettingZoo's classic games."""
Observation = dict[str, Vector | Mask]


def spaces_of(game: str) -> tuple[spaces.Dict, spaces.Discrete]:
    """The observation and action spaces of a game, which are the same for every seat, number of seats and option."""
    encoding = encoding_of(game)
    actions = ew.rules_of(game).vocabulary.seat_picks
    seen = spaces.Box(np.zeros(encoding.size, np.float32), encoding.high, dtype=np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)}), spaces.Discrete(
        actions
    )


class raw_env(AECEnv):  # type: ignore[misc]
    """A table of a game with one agent per seat."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "emberwatch_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_PER_SECOND,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = FIRST,
        seats: int | None = None,
        render_mode: str | None = None,
        reward: str | Reward = "win",
        **options: Any,  # noqa: ANN401  (the game checks them)
    ) -> None:
        super().__init__()
        check_render_mode(game, render_mode)
        seats = seats_at(game, seats)
        self.render_mode = render_mode
        self.series: Final = Series(game, seats, options, aloud=render_mode == ANSI)
        modes = render_modes_of(game)
        self.metadata = {**raw_env.metadata, "name": f"emberwatch_{game}_v0", "render_modes": modes}  # type: ignore[misc]
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.encoding: Final = encoding_of(game)
        seen, actions = spaces_of(game)
        self.reward: Final = reward_of(game, reward)
        high = np.tile(self.encoding.high, seats)
        self.state_space = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(actions.n)) for agent in self.possible_agents}
        self._picks: Final = self.series.rules.vocabulary.picks
        self._actions: Final = self.series.rules.vocabulary.seat_picks
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  (whatever reset() would have made)
        if name in MADE_BY_RESET:
            raise NotBegun("error-not-begun")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_picks"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _picks=state["series"].rules.vocabulary.picks)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. PettingZoo passes `options`; the options of the game belong to the environment instead."""
        self.game, self.seed = self.series.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat, game = self._seat_of[agent], self.game
        offered = game.asked[seat] if agent == self.agent_selection else NO_PICKS
        return {
            "observation": self.encoding.encode(game, seat),
            "action_mask": mask_of(offered, self._actions),
        }

    def state(self) -> Vector:
        """What all seats know together: their vectors one after another."""
        return np.concatenate([self.encoding.encode(self.game, seat) for seat in range(self.game.seats)])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game, seat = self.game, self._seat_of[agent]
        if type(action) is int and 0 <= action < self._actions:
            game.take(seat, self._picks[action])
        else:
            game.take(seat, pick_of(game.rules, action))
        self._cumulative_rewards[agent] = 0.0
        if not game.asked[seat] or seat:
            self._select()

    def _select(self) -> None:
        """Select the lowest seat that is asked something; if there is none, the game is over."""
        asked = self.game.asked
        for seat, agent in enumerate(self.possible_agents):
            if asked[seat]:
                self.agent_selection = agent
                return
        self._end()

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, rewards(self.game, self.reward), strict=True):
            self.infos[agent] = ending_of(self.game)
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> Any:  # noqa: ANN401  (a text or an array)
        """What has happened, as a spectator would read it, and the open question; or a picture of what they see."""
        if self.render_mode is None:
            return None
        if self.render_mode == RGB_ARRAY:
            return draw_frame(self.game, None)
        return tell_story(self.game, self.possible_agents, self._seat_of[self.agent_selection])

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def env(
    game: str = FIRST,
    seats: int | None = None,
    render_mode: str | None = None,
    reward: str | Reward = "win",
    **options: Any,  # noqa: ANN401  (the game checks them)
) -> Any:  # noqa: ANN401  (wrappers that pass on the attributes of the table)
    """A table of a game in the wrappers of PettingZoo's classic games: an illegal action loses the game."""
    table = wrappers.TerminateIllegalWrapper(
        raw_env(game, seats, render_mode, reward, **options), illegal_reward=ILLEGAL
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))
