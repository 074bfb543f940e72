"""The contestants measured side by side: Emberwatch in its forms, and other people's engines.

Each plays whole games with random seats and reports games, decisions and choices per second. A decision is a seat's
pick, forced ones included; a choice is a decision with an alternative; chance counts as neither.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any, NamedTuple

from emberwatch import forms
from emberwatch.lab.benchmark import POSITIONS, Speeds, inside_speeds, positions_of, seats_of, speeds, typical

SAMPLE = 10
"""Number of a peer's games in which its choices are counted beforehand: counting while the clock runs would slow it."""
GAMES = ("outlive", "discover")


class Contestant(NamedTuple):
    """One row of the table."""

    group: str
    name: str
    seats: int
    play: Callable[[int, int], Speeds]
    """Plays a number of games from this seed on."""
    copy: Callable[[], float] | None
    """Microseconds per copy, the median over positions of a game; None if it was timed in another row, or if there is
    no copy."""


def spread(positions: list[Any]) -> list[Any]:
    """At most POSITIONS of them, evenly spread from the first to the last."""
    count = min(POSITIONS, len(positions))
    return [positions[len(positions) * i // count] for i in range(count)]


# -- Emberwatch ---------------------------------------------------------------------------------------------------


def ours(game: str, *, inside: bool) -> Contestant:
    """This process's form of the rules, driven from Python or with the playout inside."""
    how = "playout inside" if inside else "Python loop"
    clone = None if inside else partial(typical, positions_of(game, 1), lambda position: position.clone(), 1)
    play = partial(inside_speeds if inside else speeds, game)
    return Contestant(f"Emberwatch, rules {forms.FORM}, {how}", game, seats_of(game), play, clone)


class Worker:
    """Emberwatch interpreted, in a separate process: one process has one form. It works only while it is asked."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            env=os.environ | {forms.VARIABLE: forms.INTERPRETED},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *question: str | int) -> Any:  # noqa: ANN401  (JSON)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("the process with the interpreted rules has ended; it says why above")
        return json.loads(answer)

    def contestant(self, game: str) -> Contestant:
        group = f"Emberwatch, rules {forms.INTERPRETED}, Python loop"
        return Contestant(group, game, seats_of(game), partial(self.ask, game), partial(self.ask, game))

    def close(self) -> None:
        self.process.communicate()


def work() -> None:
    """The other end of `Worker`: a game, a number of games and a seed ask for speeds; a game alone for its copy."""
    assert forms.FORM == forms.INTERPRETED
    rows = {game: ours(game, inside=False) for game in GAMES}
    for line in sys.stdin:
        game, *numbers = json.loads(line)
        row = rows[game]
        assert row.copy is not None
        print(json.dumps(row.play(*numbers) if numbers else row.copy()), flush=True)


# -- Catanatron ---------------------------------------------------------------------------------------------------


def catanatron() -> list[Contestant]:
    module = import_module("catanatron")
    copy = partial(typical, catan_positions(module, 1), lambda position: position.copy(), 1)
    play = partial(catan_speeds, module, catan_share(module))
    return [Contestant("Catanatron", f"Catan, {version('catanatron')}", 4, play, copy)]


def new_catan(module: Any, seed: int) -> Any:  # noqa: ANN401
    return module.Game([module.RandomPlayer(color) for color in module.Color], seed=seed)


def catan_speeds(module: Any, share: float, games: int, seed: int) -> Speeds:  # noqa: ANN401
    """Its list of actions contains every decision, forced ones too."""
    began, decisions = process_time(), 0
    for number in range(seed, seed + games):
        game = new_catan(module, number)
        game.play()
        decisions += len(game.state.actions)
    seconds = process_time() - began
    return {"games": games / seconds, "decisions": decisions / seconds, "choices": decisions * share / seconds}


def catan_positions(module: Any, seed: int) -> list[Any]:  # noqa: ANN401
    """Positions spread evenly through one game."""
    game, kept = new_catan(module, seed), []
    while game.winning_color() is None:
        kept.append(game.copy())
        game.play_tick()
    return spread(kept)


def catan_share(module: Any) -> float:  # noqa: ANN401
    """The share of choices among the decisions of some games, in which the players count what they are offered."""
    offered: list[int] = []

    class Counting(module.RandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:  # noqa: ANN401
            offered.append(len(playable_actions))
            return super().decide(game, playable_actions)

    for seed in range(1, SAMPLE + 1):
        module.Game([Counting(color) for color in module.Color], seed=seed).play()
    return sum([count > 1 for count in offered]) / len(offered)


# -- OpenSpiel ----------------------------------------------------------------------------------------------------

PYTHON_GAMES = ("python_team_dominoes", "python_block_dominoes", "python_liars_poker")
CPP_GAMES = ("maedn(players=4)", "chess", "backgammon", "gin_rummy", "hearts")
"""Games as long as ours, or the next best: with dice, with cards, and one with neither."""


def openspiel() -> list[Contestant]:
    spiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # which registers them
    rows = [spiel_row(spiel, "OpenSpiel, games in Python, Python loop", name) for name in PYTHON_GAMES]
    rows += [spiel_row(spiel, "OpenSpiel, games in C++, Python loop", name) for name in CPP_GAMES]
    return rows + [spiel_inside(spiel, name) for name in CPP_GAMES]


def spiel_row(spiel: Any, group: str, name: str) -> Contestant:  # noqa: ANN401
    game = spiel.load_game(name)
    offered, positions = spiel_sample(game)
    share = sum([count > 1 for count in offered]) / len(offered)
    copy = partial(typical, spread(positions), lambda position: position.clone(), 1)
    return Contestant(group, name, game.num_players(), partial(spiel_speeds, game, share), copy)


def spiel_sample(game: Any) -> tuple[list[int], list[Any]]:  # noqa: ANN401
    """How many actions each decision of some games offered, and the positions of the last game."""
    random.seed(1)
    offered: list[int] = []
    positions: list[Any] = []
    for _ in range(SAMPLE):
        positions.clear()
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                offered.append(len(state.legal_actions()))
                positions.append(state.clone())
            spiel_step(state)
    return offered, positions


def spiel_step(state: Any) -> int:  # noqa: ANN401
    """One step; 1 if it was a decision, 0 if it was chance."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, chances)[0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(random.random() * len(legal))])
    return 1


def spiel_speeds(game: Any, share: float, games: int, seed: int) -> Speeds:  # noqa: ANN401
    random.seed(seed)
    decisions = 0
    began = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += spiel_step(state)
    seconds = process_time() - began
    return {"games": games / seconds, "decisions": decisions / seconds, "choices": decisions * share / seconds}


def spiel_inside(spiel: Any, name: str) -> Contestant:  # noqa: ANN401
    """OpenSpiel's own loop with its own random bots, without Python: the one to compare with our playout inside."""
    game = spiel.load_game(name)
    offered, _ = spiel_sample(game)
    share = sum([count > 1 for count in offered]) / len(offered)
    play = partial(spiel_inside_speeds, spiel, game, share)
    return Contestant("OpenSpiel, games in C++, playout inside", name, game.num_players(), play, None)


def spiel_inside_speeds(spiel: Any, game: Any, share: float, games: int, seed: int) -> Speeds:  # noqa: ANN401
    players = [spiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    states = [game.new_initial_state() for _ in range(games)]
    began = process_time()
    for number, state in enumerate(states):
        spiel.evaluate_bots(state, players, seed + number)
    seconds = process_time() - began
    decisions = sum([step.player >= 0 for state in states for step in state.full_history()])
    return {"games": games / seconds, "decisions": decisions / seconds, "choices": decisions * share / seconds}


# -- RLCard -------------------------------------------------------------------------------------------------------

RLCARD_GAMES = ("uno", "gin-rummy", "mahjong")


def rlcard() -> list[Contestant]:
    return [rlcard_row(import_module("rlcard"), name) for name in RLCARD_GAMES]


def rlcard_row(module: Any, name: str) -> Contestant:  # noqa: ANN401
    table = module.make(name)
    agent = import_module("rlcard.agents").RandomAgent
    table.set_agents([agent(num_actions=table.num_actions) for _ in range(table.num_players)])
    return Contestant("RLCard", name, table.num_players, partial(rlcard_speeds, table), None)


def rlcard_speeds(table: Any, games: int, seed: int) -> Speeds:  # noqa: ANN401
    table.seed(seed)
    import_module("numpy").random.seed(seed)
    began = process_time()
    played = [table.run(is_training=False)[0] for _ in range(games)]
    seconds = process_time() - began
    offered = [len(state["legal_actions"]) for game in played for seat in game for state in seat[:-1:2]]
    choices = sum([count > 1 for count in offered])
    return {"games": games / seconds, "decisions": len(offered) / seconds, "choices": choices / seconds}


if __name__ == "__main__":
    work()
