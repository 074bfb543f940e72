"""Environments can be deep-copied and pickled in the middle of a game: the copies play on as the original would."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest

import emberwatch.environments.openspiel  # noqa: F401  (registers the games)
from emberwatch.environments.gymnasium import SeatEnv
from emberwatch.environments.pettingzoo import env, raw_env

Copy = Callable[[Any], Any]


def by_pickle(thing: Any) -> Any:  # noqa: ANN401
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("duplicate", [copy.deepcopy, by_pickle], ids=["deepcopy", "pickle"])


def play_seat(table: SeatEnv, steps: int) -> list[Any]:
    """Take the last legal action, again and again; return everything that was shown."""
    shown: list[Any] = []
    while steps and table.action_masks().any():
        steps -= 1
        observation, reward, over, _, info = table.step(int(np.flatnonzero(table.action_masks())[-1]))
        shown.append((observation.tobytes(), reward, over, info["action_mask"].tobytes()))
    return shown


@WAYS
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3, "opponents": ["greedy", "novice"]},
        {"seats": 2, "opponents": "planner:10"},
        {"game": "discover", "seats": 2, "opponents": "scout"},
        {"game": "discover", "seats": 2, "opponents": "planner:3"},
    ],
)
def test_gymnasium(duplicate: Copy, options: dict[str, Any]) -> None:
    table = SeatEnv(**options, render_mode="ansi")
    table.reset(seed=4)
    play_seat(table, 20)
    twin = duplicate(table)
    assert twin.render() == table.render()
    played = play_seat(twin, 30)
    assert play_seat(table, 30) == played
    assert table.game is not None
    assert twin.game.record() == table.game.record()
    for one in (twin, table):
        one.reset()
    assert twin.game.record() == table.game.record(), "the next game of the series"


@WAYS
@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_pettingzoo(duplicate: Copy, make: Callable[..., raw_env], game: str) -> None:
    def play(table: raw_env, steps: int) -> None:
        for _ in range(steps):
            if not any(table.terminations.values()):
                mask = table.observe(table.agent_selection)["action_mask"]
                table.step(int(np.flatnonzero(mask)[-1]))

    table = make(game, seats=2)
    table.reset(seed=3)
    play(table, 25)
    twin = duplicate(table)
    assert twin.agent_selection == table.agent_selection
    play(twin, 40)
    play(table, 40)
    assert twin.unwrapped.game.record() == table.unwrapped.game.record()
    for one in (twin, table):
        one.reset()
    assert twin.unwrapped.game.record() == table.unwrapped.game.record(), "the next game of the series"


@WAYS
def test_before_the_first_game(duplicate: Copy) -> None:
    tables: list[Any] = [SeatEnv(seats=2), env("outlive", seats=2)]
    for table in tables:
        twin = duplicate(table)
        twin.reset(seed=1)
        table.reset(seed=1)
        assert twin.unwrapped.game.record() == table.unwrapped.game.record()


@WAYS
@pytest.mark.parametrize("name", ["outlive", "discover"])
def test_openspiel(duplicate: Copy, name: str) -> None:
    game = pyspiel.load_game(f"python_emberwatch_{name}", {"players": 2})
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(state.legal_actions()[0])
    twin = duplicate(state)
    assert str(twin) == str(state)
    assert twin.legal_actions() == state.legal_actions()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    again = duplicate(game)
    assert str(again) == str(game)
    assert again.new_initial_state().legal_actions() == game.new_initial_state().legal_actions()


@pytest.mark.parametrize("made", ["SeatEnv(seats=2)", "env('outlive', seats=2)"])
def test_another_process_reads_them(made: str) -> None:
    table: Any = eval(made)
    table.reset(seed=3)
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).unwrapped.game.record()['state'])"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(table), capture_output=True, timeout=120)
    assert done.stdout.decode().strip() == table.unwrapped.game.record()["state"], done.stderr.decode()
