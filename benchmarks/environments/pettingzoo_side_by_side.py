"""Compare Emberwatch with the classic PettingZoo environments, in one run on one core: AEC steps per second.

    pip install -e '.[environments]' 'pettingzoo[classic]'
    python -m benchmarks.environments.pettingzoo_side_by_side

The agents are random. Each environment is stepped as PettingZoo's own `performance_benchmark` does it: `last()` with
the observation, a random legal action, `step`, a new game when one is over. They take turns, a batch each, so that
whatever else the machine does affects all alike; figures are medians over the batches, in processor time. An
environment that cannot be installed is named and left out. Exits with 1 if any classic environment is faster than
Outlive.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from emberwatch import forms
from emberwatch.environments.pettingzoo import env

CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "rps_v2",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "chess_v6",
    "go_v5",
    "hanabi_v5",
)
SEATS = (2, 3, 4)
SECONDS = 0.5
"""Seconds per batch."""


def classic(name: str) -> Any:  # noqa: ANN401  (each has a class of its own)
    """A classic environment, or None with a note if something it needs is missing."""
    try:
        made = import_module(f"pettingzoo.classic.{name}").env()
        made.reset(seed=1)
    except Exception as problem:  # foreign code: whatever it raises, the others can still be measured  # noqa: BLE001
        print(f"{name} is left out: {type(problem).__name__}: {problem}")
        return None
    return made


def action_of(observation: Any, info: Any, table: Any, agent: str) -> Any:  # noqa: ANN401
    """A random action; a legal one, if the environment says which actions are legal."""
    legal = observation.get("action_mask") if isinstance(observation, dict) else None
    if legal is None:
        legal = info.get("action_mask")
    if legal is None:
        return table.action_space(agent).sample()
    return random.choice(np.flatnonzero(legal).tolist())


def steps_a_second(table: Any, seconds: float) -> float:  # noqa: ANN401
    """Measure one batch."""
    table.reset()
    began, steps = process_time(), 0
    while process_time() - began < seconds:
        for agent in table.agent_iter(table.num_agents):
            observation, _, termination, truncation, info = table.last()
            over = termination or truncation
            table.step(None if over else action_of(observation, info, table, agent))
            steps += 1
            if all(table.terminations.values()) or all(table.truncations.values()):
                table.reset()
    return steps / (process_time() - began)


def measure(tables: dict[str, Any], batches: int, tell: Callable[[str], None]) -> dict[str, float]:
    """Measure all environments; the first round only warms up."""
    rows: dict[str, list[float]] = {name: [] for name in tables}
    for batch in range(batches + 1):
        tell(f"round {batch} of {batches}")
        for name, table in tables.items():
            rows[name].append(steps_a_second(table, SECONDS))
    return {name: median(row[1:]) for name, row in rows.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Outlive beside the classic PettingZoo environments.")
    parser.add_argument("--batches", type=int, default=5)
    batches = parser.parse_args().batches
    if batches < 1:
        parser.error("--batches must be at least 1")
    random.seed(1)
    tables = {f"Outlive, {seats} seats": env("outlive", seats=seats) for seats in SEATS}
    peers = {name: made for name in CLASSIC if (made := classic(name)) is not None}
    speeds = measure({**tables, **peers}, batches, lambda line: print(line, file=sys.stderr))
    slowest = min([speeds[name] for name in tables])
    print(f"rules: {forms.FORM}\n{'':<28}{'steps a second':>16}{'Outlive is':>14}")
    for name, speed in sorted(speeds.items(), key=lambda row: -row[1]):
        ratio = "" if name in tables else f"{slowest / speed:.2f} times"
        print(f"{name:<28}{speed:>16,.0f}{ratio:>14}")
    print("(Outlive counts with its slowest number of seats.)")
    sys.exit(int(any([speeds[name] >= slowest for name in peers])))


if __name__ == "__main__":
    main()
