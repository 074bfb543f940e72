"""Gymnasium: one seat of a game; bots or others play the other seats.

    import gymnasium
    import emberwatch.environments.gymnasium  # registers the games
    table = gymnasium.make("Emberwatch/Outlive-v0", seats=4, opponents="greedy")
    observation, info = table.reset(seed=7)
    observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))

- The observation is the vector of `encoding`, an action the number of a pick; `info["action_mask"]` and
  `action_masks()` say which actions are legal.
- An illegal action loses the game at once: reward -1, terminated, and `info["illegal"]` says why. With
  `illegal="raise"` it raises `IllegalPick` instead and changes nothing.
- The reward comes at the end: `reward` is `win`, `margin`, `rank`, `share`, or a function of the outcome (see
  `rewards`). The last `info` holds your seat and how the game ended for every seat (see `endings`).
- `seat` is your seat, or `random`: then it is drawn for every game.
- `opponents` is one for all other seats, or a list with one for each in seat order (see `opponents`). The seeds of bots
  come from the game's seed, as in simulations.
"""

from __future__ import annotations

from typing import Any, Final

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.engine.errors import BadOption, IllegalPick, quote_input
from emberwatch.environments import missing
from emberwatch.environments.encoding import Mask, Vector, encoding_of, mask
from emberwatch.environments.endings import ending_of
from emberwatch.environments.games import (
    ANSI,
    FRAMES_PER_SECOND,
    RANDOM_SEAT,
    RENDER_MODES,
    RGB_ARRAY,
    NotBegun,
    Series,
    check_render_mode,
    check_seat,
    draw_frame,
    draw_seat,
    pick_of,
    render_modes_of,
    rewards,
    seats_at,
    tell_story,
)
from emberwatch.environments.opponents import Opponents, Player, check_opponents, choose, make_player
from emberwatch.environments.rewards import Reward, reward_of
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
ENTRY_POINT: Final = "emberwatch.environments.gymnasium:SeatEnv"
VECTOR: Final = "emberwatch.environments.vector:SeatVectorEnv"
IDS: Final = {game: f"Emberwatch/{game.capitalize()}-v0" for game in all_games()}


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat against bots."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (Gymnasium declares it so)
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_PER_SECOND,
    }

    def __init__(
        self,
        game: str = FIRST,
        seats: int | None = None,
        seat: int | str = 0,
        opponents: Opponents = "random",
        reward: str | Reward = "win",
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401  (the game checks them)
    ) -> None:
        check_render_mode(game, render_mode)
        seats = seats_at(game, seats)
        check_illegal(illegal)
        self.metadata = {**self.metadata, "render_modes": render_modes_of(game)}
        self.render_mode = render_mode
        self.illegal: Final = illegal
        self.series: Final = Series(game, seats, options, aloud=render_mode == ANSI)
        check_seat(seat, seats)
        self.wanted_seat: Final = seat
        self.seat = 0 if seat == RANDOM_SEAT else int(seat)
        """Your seat in this game."""
        self.opponents: Final = check_opponents(opponents, game, seats)
        self.reward: Final = reward_of(game, reward)
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
        if self.wanted_seat == RANDOM_SEAT:
            self.seat = draw_seat(seed, self.game.seats)
        seeds = bots.seeds_of(seed, self.game.seats)
        others = [its for seat, its in enumerate(seeds) if seat != self.seat]
        players: list[Player | None] = [
            make_player(opponent, self.game.rules.name, its)
            for opponent, its in zip(self.opponents, others, strict=True)
        ]
        self.players = [*players[: self.seat], None, *players[self.seat :]]
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
        return self._observation(), rewards(game, self.reward)[self.seat], over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for each action that is legal now."""
        game = self._current_game()
        return np.zeros_like(mask(game, self.seat)) if self.lost else mask(game, self.seat)

    def render(self) -> Any:  # noqa: ANN401  (a text or an array)
        """What has happened, as a spectator would read it, and the open question; or a picture of what you know."""
        if self.render_mode is None:
            return None
        game = self._current_game()
        if self.render_mode == RGB_ARRAY:
            return draw_frame(game, self.seat)
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
        ending = ending_of(self._current_game())
        return {"action_mask": self.action_masks(), **({"seat": self.seat, **ending} if ending else {})}

    def _play_others(self) -> None:
        """Let bots play until our seat is asked and no lower one is, or the game is over."""
        game = self._current_game()
        asking = game.waiting
        while asking and asking[0] != self.seat:
            seat = asking[0]
            player = self.players[seat]
            assert player is not None, "somebody plays every seat but our own"
            game.take(seat, choose(player, game, self.glimpses[seat]))
            asking = game.waiting


def check_illegal(illegal: object) -> None:
    if illegal not in (LOSE, RAISE):
        raise BadOption("error-option-value", option="illegal", value=quote_input(illegal), values=f"{LOSE}, {RAISE}")


def register() -> None:
    """Register the games with `gymnasium.make`; importing this module calls it."""
    for game, id in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(id=id, entry_point=ENTRY_POINT, vector_entry_point=VECTOR, kwargs={"game": game})


register()
