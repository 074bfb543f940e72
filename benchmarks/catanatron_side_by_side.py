"""Emberwatch beside Catanatron, in one run on one core: decisions a second with four random seats, and copying.

Catanatron is the Python engine of a board game that other people's figures are quoted for. The two take turns, a
batch each, so that whatever else the machine does hits both alike; every figure is the median over the batches, in
processor time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from time import process_time

from catanatron import Color, RandomPlayer  # type: ignore[import-untyped]
from catanatron import Game as Catan

from emberwatch.lab.benchmark import MICROSECONDS, POSITIONS, TRIES, positions_of, speeds, typical

SPEED_GOAL = 5.0
"""At least so many times Catanatron's decisions a second."""
COPY_GOAL = 0.25
"""At most this share of the time of Catanatron's copy."""
CATAN_GAMES = 15
EMBERWATCH_GAMES = 100
"""Games a batch: about as long for either."""


class Figures:
    """What was measured of one engine, a value a batch."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games: list[float] = []
        self.decisions: list[float] = []
        self.copies: list[float] = []

    def row(self) -> str:
        return (
            f"{self.name:<20}{median(self.games):>10,.1f}{median(self.decisions):>15,.0f}{median(self.copies):>12,.2f}"
        )


# -- Catanatron ---------------------------------------------------------------------------------------------------


def new_catan(seed: int) -> Catan:
    return Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)


def catan_batch(seed: int, games: int = CATAN_GAMES) -> tuple[float, float]:
    """Games and decisions a second; its list of actions holds every decision, forced ones too."""
    began, decisions = process_time(), 0
    for n in range(games):
        game = new_catan(seed + n)
        game.play()
        decisions += len(game.state.actions)
    seconds = process_time() - began
    return games / seconds, decisions / seconds


def catan_positions(seed: int) -> list[Catan]:
    """Positions spread evenly through one game."""
    whole = new_catan(seed)
    whole.play()
    every = max(1, len(whole.state.actions) // POSITIONS)
    game, kept = new_catan(seed), list[Catan]()
    while game.winning_color() is None and len(kept) < POSITIONS:
        if len(game.state.actions) % every == 0:
            kept.append(game.copy())
        game.play_tick()
    return kept


def copy_time(position: Catan) -> float:
    began = process_time()
    for _ in range(TRIES):
        position.copy()
    return (process_time() - began) / TRIES * MICROSECONDS


# -- Emberwatch ---------------------------------------------------------------------------------------------------


def emberwatch_batch(seed: int) -> tuple[float, float]:
    speed = speeds("outlive", EMBERWATCH_GAMES, seed)
    return speed["games"], speed["decisions"]


# -- side by side -------------------------------------------------------------------------------------------------


def measure(batches: int) -> tuple[Figures, Figures]:
    """Batch by batch, in turn; the first pair only warms up and is not counted."""
    theirs, ours = Figures(f"Catanatron {version('catanatron')}"), Figures(f"Emberwatch {version('emberwatch')}")
    catan, outlive = catan_positions(1), positions_of("outlive", 1)
    for batch in range(batches + 1):
        note(theirs, catan_batch(1 + batch * CATAN_GAMES), median([copy_time(game) for game in catan]))
        note(ours, emberwatch_batch(1 + batch * EMBERWATCH_GAMES), typical(outlive, lambda game: game.clone(), 1))
        if batch == 0:
            theirs, ours = Figures(theirs.name), Figures(ours.name)
    return theirs, ours


def note(figures: Figures, speed: tuple[float, float], copy: float) -> None:
    figures.games.append(speed[0])
    figures.decisions.append(speed[1])
    figures.copies.append(copy)


def ratios(what: Callable[[Figures], list[float]], ours: Figures, theirs: Figures) -> float:
    """The median of the ratios of neighbouring batches, which saw the same machine."""
    return median([a / b for a, b in zip(what(ours), what(theirs), strict=True)])


def report(theirs: Figures, ours: Figures) -> bool:
    """Print both and the ratios; whether both goals are met."""
    speed = ratios(lambda figures: figures.decisions, ours, theirs)
    copy = ratios(lambda figures: figures.copies, ours, theirs)
    print(f"{'':<20}{'games/s':>10}{'decisions/s':>15}{'copy, µs':>12}")
    print(theirs.row())
    print(ours.row())
    fast, light = speed >= SPEED_GOAL, copy <= COPY_GOAL
    print(f"decisions a second: {speed:.2f} times Catanatron's (goal: at least {SPEED_GOAL:g}) {verdict(fast)}")
    print(f"time of a copy:     {copy:.3f} of Catanatron's (goal: at most {COPY_GOAL:g}) {verdict(light)}")
    return fast and light


def verdict(met: bool) -> str:
    return "met" if met else "MISSED"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--batches", type=int, default=7, help="how many batches of each engine are counted")
    return 0 if report(*measure(parser.parse_args().batches)) else 1


if __name__ == "__main__":
    sys.exit(main())
