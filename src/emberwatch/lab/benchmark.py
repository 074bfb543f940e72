"""Benchmark: how fast the engine is here, on one core, with as many random seats as fit.

There are three figures for speed (games, all decisions, real choices per second) and three for copying (clone, imagine,
view). The speeds are those of bots in Python, and those of `Game.play_out`, which picks inside the engine, as searches
do. Each is the median of several runs after a short warm-up, because a hiccup of the machine does not affect a median.
The clock measures processor time, which counts only while this program runs, so other programs hardly matter.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import TypeVar

import emberwatch as ew
from emberwatch import bots, forms
from emberwatch.bots import Bot, Glimpse
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.lab.simulate import simulate

PLAYER = "random"
"""The bot in every seat."""
COUNTS = ("games", "decisions", "choices")
POSITIONS = 40
"""Positions of one game at which copies are timed, spread evenly over its choices."""
TRIES = 50
"""Copies made in one go at each position, so that the cost of reading the clock does not count."""
MICROSECONDS = 1e6
Position = TypeVar("Position")
"""A position of any game: copies of other engines are timed like ours."""
Speeds = dict[str, float]
"""Games, decisions and choices per second."""


def measure(game: str, games: int = 100, repetitions: int = 5, seed: int = 1) -> dict[str, object]:
    """Measure the engine. The result is ready for JSON; `table` formats it for people."""
    loop, inside = [medians(play, game, games, repetitions, seed) for play in (speeds, inside_speeds)]
    positions = positions_of(game, seed)
    return {
        "game": game,
        "form": forms.FORM,
        "seats": seats_of(game),
        "games": games,
        "repetitions": repetitions,
        "seed": seed,
        **loop,
        "inside": inside,
        "clone_microseconds": typical(positions, lambda twin: twin.clone(), repetitions),
        "imagine_microseconds": typical(positions, lambda twin: twin.imagine(0, 1), repetitions),
        "view_microseconds": typical(positions, lambda twin: twin.view(0), repetitions),
    }


def seats_of(game: str) -> int:
    """How many play: as many as fit."""
    return ew.rules_of(game).seats[-1]


def medians(
    play: Callable[[str, int, int], Speeds], game: str, games: int, repetitions: int, seed: int
) -> dict[str, float]:
    """The median speeds of several runs, under their names in the figures, after a short warm-up."""
    play(game, max(1, games // 10), seed)
    runs = [play(game, games, seed) for _ in range(repetitions)]
    return {f"{what}_per_second": round(median([run[what] for run in runs]), 1) for what in COUNTS}


def speeds(game: str, games: int, seed: int) -> Speeds:
    """The speeds over several games of bots in Python."""
    began = process_time()
    result = simulate(game, [PLAYER] * seats_of(game), games, seed, {})
    seconds = process_time() - began
    return {what: number(result, what) / seconds for what in COUNTS}


def inside_speeds(game: str, games: int, seed: int) -> Speeds:
    """The speeds over several games with picks made inside the engine, including setup, as in `speeds`."""
    decisions = choices = 0
    began = process_time()
    for own in range(seed, seed + games):
        played = ew.new_game(game, seats=seats_of(game), seed=own)
        played.play_out(CounterDice(bots.seeds_of(own, 1)[0]))
        decisions += played.decisions
        choices += played.choices
    seconds = process_time() - began
    return {"games": games / seconds, "decisions": decisions / seconds, "choices": choices / seconds}


def number(measured: dict[str, object], what: str) -> float:
    value = measured[what]
    assert isinstance(value, (int, float))
    return float(value)


def positions_of(game: str, seed: int) -> list[Game]:
    """Positions spread through one random game, from its first question to its last."""
    choices = recorded_game(game, seed, stops=())[0].choices
    stops = tuple([choices * i // POSITIONS for i in range(POSITIONS)])
    return recorded_game(game, seed, stops)[1]


def recorded_game(game: str, seed: int, stops: tuple[int, ...]) -> tuple[Game, list[Game]]:
    """Play a random game to its end, and keep clones at certain choices."""
    played = ew.new_game(game, seats=seats_of(game), seed=seed)
    players = [bots.make(PLAYER, game, own) for own in bots.seeds_of(seed, played.seats)]
    glimpses = [Glimpse(played, seat) for seat in range(played.seats)]
    kept: list[Game] = []
    while played.waiting:
        if played.choices in stops:
            kept.append(played.clone())
        step(played, players, glimpses)
    return played, kept


def step(game: Game, players: list[Bot], glimpses: list[Glimpse]) -> None:
    """Make one pick for the lowest seat that is asked."""
    seat = game.waiting[0]
    game.take(seat, players[seat].choose(glimpses[seat]))


def typical(positions: list[Position], what: Callable[[Position], object], repetitions: int) -> float:
    """The microseconds of one call: the median over positions of the median at each."""
    at_each = [median([measure_time(position, what) for _ in range(repetitions)]) for position in positions]
    return round(median(at_each), 2)


def measure_time(position: Position, what: Callable[[Position], object]) -> float:
    began = process_time()
    for _ in range(TRIES):
        what(position)
    return (process_time() - began) / TRIES * MICROSECONDS


def table(measured: dict[str, object]) -> str:
    """The figures as a table."""
    heading = f"{measured['game']}, {measured['seats']} random seats, one core, medians; rules {measured['form']}"
    inside = measured["inside"]
    assert isinstance(inside, dict)
    lines = [heading]
    for name, what, unit in (
        ("games", "games_per_second", "a second"),
        ("decisions, forced ones too", "decisions_per_second", "a second"),
        ("choices", "choices_per_second", "a second"),
        ("clone", "clone_microseconds", "microseconds"),
        ("imagine", "imagine_microseconds", "microseconds"),
        ("view", "view_microseconds", "microseconds"),
    ):
        beside = f"; {figure(number(inside, what))} with picks made inside the engine" if what in inside else ""
        lines.append(f"  {name:<28}{figure(number(measured, what)):>10}  {unit}{beside}")
    return "\n".join(lines)


def figure(value: float) -> str:
    """Format a number with as many decimal places as it deserves."""
    return f"{value:,.1f}" if value < 1000 else f"{value:,.0f}"
