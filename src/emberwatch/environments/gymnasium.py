"""Gymnasium: one seat of a game; bots play the others.

    import gymnasium
    import emberwatch.environments.gymnasium
    table = gymnasium.make("Emberwatch/Outlive-v0", seats=4, opponents="greedy")
    observation, info = table.reset(seed=7)
    observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))

- The observation is the vector of `encoding`, an action the number of a pick; `info["action_mask"]` and
  `action_masks()` say which actions are legal.
- An illegal action loses the game at once: reward -1, terminated, and `info["illegal"]` says why. With
  `illegal="raise"` it raises `IllegalPick` instead and changes nothing.
- The reward comes at the end: see `games.rewards`.
- `opponents` is one word for all other seats, or a list with one word for each in seat order: a level, a bot, or a bot
  with a budget (`normal`, `greedy`, `planner:100`). The bots' seeds come from the game's seed, as in simulations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Bot, Glimpse
from emberwatch.engine.errors import BadOption, IllegalPick, quote_input
from emberwatch.environments import missing
from emberwatch.environments.encoding import Mask, Vector, encoding_of, mask
from emberwatch.environments.games import (
    RENDER_MODES,
    NotBegun,
    Series,
    check_render_mode,
    pick_of,
    rewards,
    seats_at,
    tell_story,
)
from emberwatch.registry import FIRST, all_games

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as problem:
    raise missing(problem) from problem

LOSE, RAISE = "lose", "raise"
LOST: Final = -1.0
"""The reward for an illegal action, which is what the loser of a two-player game gets."""
IDS: Final = {game: f"Emberwatch/{game.capitalize()}-v0" for game in all_games()}


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat against bots."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (Gymnasium declares it so)
        "render_modes": list(RENDER_MODES)
    }

    def __init__(
        self,
        game: str = FIRST,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401  (the game checks them)
    ) -> None:
        check_render_mode(render_mode)
        seats = seats_at(game, seats)
        if illegal not in (LOSE, RAISE):
            raise BadOption(
                "error-option-value", option="illegal", value=quote_input(illegal), values=f"{LOSE}, {RAISE}"
            )
        self.render_mode = render_mode
        self.illegal: Final = illegal
        self.series: Final = Series(game, seats, options, aloud=render_mode is not None)
        if type(seat) is not int or not 0 <= seat < seats:
            raise BadOption("error-own-seat", seat=quote_input(seat), seats=seats, last=seats - 1)
        self.seat: Final = seat
        self.words: Final = words_of(opponents, game, seats)
        self.encoding: Final = encoding_of(game)
        self.observation_space = spaces.Box(
            np.zeros(self.encoding.size, np.float32), self.encoding.high, dtype=np.float32
        )
        self.action_space = spaces.Discrete(ew.rules_of(game).vocabulary.seat_picks)
        self.game: ew.Game | None = None
        self.lost = False
        """Whether an illegal action has ended the game."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Begin a new game. Gymnasium passes `options`; the options of the game belong to the environment instead."""
        super().reset(seed=seed)
        self.game, seed = self.series.begin(seed)
        self.lost = False
        words = [*self.words[: self.seat], "", *self.words[self.seat :]]
        self.bots = [
            bots.make(word, self.game.rules.name, its) if word else None
            for word, its in zip(words, bots.seeds_of(seed, self.game.seats), strict=True)
        ]
        self._show()
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: object) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        game = self._current_game()
        try:
            game.take(self.seat, pick_of(game.rules, action))
        except IllegalPick as problem:
            if self.illegal == RAISE:
                raise
            self.lost = True
            return self._observation(), LOST, True, False, {**self._info(), "illegal": str(problem)}
        self._play_others()
        over = game.outcome is not None
        return self._observation(), rewards(game)[self.seat], over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for each action that is legal now."""
        game = self._current_game()
        return np.zeros_like(mask(game, self.seat)) if self.lost else mask(game, self.seat)

    def render(self) -> str | None:
        """What has happened, as a spectator would read it, and the open question; None without a render mode."""
        if self.render_mode is None:
            return None
        game = self._current_game()
        return tell_story(game, [f"seat_{seat}" for seat in range(game.seats)], self.seat)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "glimpses"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        if self.game is not None:
            self._show()

    def _show(self) -> None:
        """Give every seat its glimpse of the game."""
        game = self._current_game()
        self.glimpses = [Glimpse(game, seat) for seat in range(game.seats)]

    def _current_game(self) -> ew.Game:
        if self.game is None:
            raise NotBegun("error-not-begun")
        return self.game

    def _observation(self) -> Vector:
        return self.encoding.encode(self._current_game(), self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def _play_others(self) -> None:
        """Let bots play until our seat is asked and no lower one is, or the game is over."""
        game = self._current_game()
        asking = game.waiting
        while asking and asking[0] != self.seat:
            seat = asking[0]
            bot = self.bots[seat]
            assert isinstance(bot, Bot), "all seats but the own one have bots"
            game.take(seat, bot.choose(self.glimpses[seat]))
            asking = game.waiting


def words_of(opponents: str | Sequence[str], game: str, seats: int) -> list[str]:
    """The word for each of the other seats; BadOption if there are too few or too many, or if one is not a bot."""
    words = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(words) != seats - 1:
        raise BadOption("error-opponents", found=len(words), seats=seats, expected=seats - 1)
    for word in words:
        bots.parse_bot(word, game)
    return words


def register() -> None:
    """Register the games with `gymnasium.make`; importing this module calls it."""
    for game, id in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(id=id, entry_point=SeatEnv, kwargs={"game": game}, disable_env_checker=False)


register()
