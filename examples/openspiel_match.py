"""Let OpenSpiel's tree search play Outlive or Discover against random players.

pip install 'emberwatch[environments]'
python examples/openspiel_match.py                              # ISMCTS, which does not see hidden information
python examples/openspiel_match.py --bot mcts --games 4         # MCTS, which does: it copies the state as it is
python examples/openspiel_match.py --quick
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import emberwatch.environments.openspiel  # noqa: F401  (makes the games known to OpenSpiel, and says if it is missing)

import numpy as np  # isort: skip
import pyspiel  # type: ignore[import-not-found]  # isort: skip
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]  # isort: skip
from open_spiel.python.bots import uniform_random  # type: ignore[import-untyped]  # isort: skip

EXPLORING = 1.4


def searcher(kind: str, game: Any, simulations: int, random: np.random.RandomState) -> Any:  # noqa: ANN401
    """One of OpenSpiel's own bots, unchanged, with random playouts."""
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    if kind == "ismcts":
        return ismcts.ISMCTSBot(game, evaluator, EXPLORING, simulations, random_state=random)
    return mcts.MCTSBot(game, EXPLORING, simulations, evaluator, random_state=random)


def play(game: Any, bots: list[Any], random: np.random.RandomState) -> list[float]:  # noqa: ANN401
    """Play one game to its end; return what each player gets."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=chances)
        else:
            action = bots[state.current_player()].step(state)
        state.apply_action(int(action))
    returns: list[float] = state.returns()
    return returns


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="let OpenSpiel's tree search play against random players")
    parser.add_argument("--game", default="outlive", choices=("outlive", "discover"))
    parser.add_argument("--bot", default="ismcts", choices=("ismcts", "mcts"))
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20, help="playouts per move (default: 20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="play one game with two playouts per move")
    given = parser.parse_args()
    if given.games < 1 or given.simulations < 2 or given.seed < 0:
        parser.error("--games must be at least 1, --simulations at least 2, --seed at least 0")
    return given


def main() -> None:
    given = arguments()
    if given.quick:
        given.games, given.simulations = 1, 2
    random = np.random.RandomState(given.seed)
    game = pyspiel.load_game(f"python_emberwatch_{given.game}", {"players": given.players})
    total = 0.0
    for number in range(given.games):
        own, began = number % given.players, perf_counter()
        bots = [uniform_random.UniformRandomBot(player, random) for player in range(given.players)]
        bots[own] = searcher(given.bot, game, given.simulations, random)
        returns = play(game, bots, random)
        total += returns[own]
        seconds = perf_counter() - began
        print(f"game {number + 1}: {given.bot} on seat {own} gets {returns[own]:+.2f} of {returns} ({seconds:.1f} s)")
    print(f"{given.bot} with {given.simulations} playouts a move: {total / given.games:+.2f} a game over {given.games}")


if __name__ == "__main__":
    main()
