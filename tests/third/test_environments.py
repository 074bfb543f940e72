"""Pebbles as environments: the test suites of PettingZoo, Gymnasium and OpenSpiel, each in a process of its own.

Gymnasium and OpenSpiel list games when they are imported, as a user's program with an installed game would see.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.lab.strangers import environment

pytestmark = pytest.mark.usefixtures("_pebbles")

PETTINGZOO = """
from pettingzoo.test import api_test, seed_test
from emberwatch.environments.pettingzoo import env
for seats in (None, 2, 3):
    api_test(env("pebbles", seats=seats), num_cycles=200)
seed_test(lambda: env("pebbles", seats=2, edition="long"), num_cycles=100)
"""
GYMNASIUM = """
import gymnasium
from gymnasium.utils.env_checker import check_env
import emberwatch.environments.gymnasium
table = gymnasium.make("Emberwatch/Pebbles-v0", opponents="magpie", render_mode="ansi").unwrapped
check_env(table)
table.reset(seed=3)
over = False
while not over:
    _, reward, over, _, info = table.step(int(table.action_masks().nonzero()[0][0]))
assert "illegal" not in info
assert -1 <= reward <= 1
assert "pebbles are counted" in table.render()
"""
OPENSPIEL = """
import pyspiel
import emberwatch.environments.openspiel
for parameters in ({}, {"players": 3, "edition": "long"}):
    game = pyspiel.load_game("python_emberwatch_pebbles", parameters)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
"""
ENCODING = """
import emberwatch as ew
import numpy as np
from emberwatch.environments.encoding import described, encode, encoding_of
game = ew.new_game("pebbles", seats=3, seed=1)
while game.waiting:
    for seat in range(3):
        seen = encode(game, seat)
        assert seen.shape == (encoding_of("pebbles").size,)
        assert (seen <= encoding_of("pebbles").high).all()
        worlds = [game.imagine(seat, seed) for seed in range(10)]
        assert all((encode(world, seat) == seen).all() for world in worlds), "no secret is in it"
    game.take(game.waiting[0], game.asked[game.waiting[0]][0])
assert "favourite" in described("pebbles")
"""


@pytest.mark.parametrize("code", [PETTINGZOO, GYMNASIUM, OPENSPIEL, ENCODING], ids=["zoo", "gym", "spiel", "encoding"])
def test_the_environment(code: str) -> None:
    command = [sys.executable, "-W", "ignore", "-c", code]
    run = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=300, check=False)
    assert run.returncode == 0, run.stderr
