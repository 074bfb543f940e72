"""The lab: simulations come out the same every time, their records replay, the benchmark measures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import emberwatch as ew
from emberwatch.lab.benchmark import measure, positions_of, table
from emberwatch.lab.simulate import Plain, record_path, simulate

TIMING = ("seconds", "games_per_second", "decisions_per_second", "choices_per_second")
SEATS = ["greedy", "random", "random"]


def untimed(result: Plain) -> Plain:
    """Everything that must be the same on every run."""
    return {name: value for name, value in result.items() if name not in TIMING}


def outcomes(result: Plain) -> list[Plain]:
    found = result["outcomes"]
    assert isinstance(found, list)
    return found


def test_simulation_says_what_was_played_and_how_it_ended() -> None:
    result = simulate("outlive", ["random"] * 4, 3, 11, {"edition": "de"})
    assert json.loads(json.dumps(result)) == result
    assert result["game"] == "outlive"
    assert result["seats"] == ["random"] * 4
    assert result["options"] == {"edition": "de"}
    assert (result["games"], result["seed"]) == (3, 11)
    assert [outcome["seed"] for outcome in outcomes(result)] == [11, 12, 13]
    assert set(outcomes(result)[0]) == {"seed", "winners", "scores", "reason", "decisions"}
    assert all(name in result for name in TIMING)


def test_simulation_counts_what_the_games_count() -> None:
    result = simulate("outlive", ["random"] * 2, 2, 5, {})
    decisions = [outcome["decisions"] for outcome in outcomes(result)]
    assert result["decisions"] == sum(n for n in decisions if isinstance(n, int))
    assert isinstance(result["choices"], int)
    assert 0 < result["choices"] < sum(n for n in decisions if isinstance(n, int))


def test_same_simulation_same_outcomes() -> None:
    assert untimed(simulate("outlive", SEATS, 2, 3, {})) == untimed(simulate("outlive", SEATS, 2, 3, {}))


def test_a_game_does_not_depend_on_those_before_it() -> None:
    both = simulate("outlive", SEATS, 2, 3, {})
    second = simulate("outlive", SEATS, 1, 4, {})
    assert outcomes(both)[1] == outcomes(second)[0]


@pytest.mark.parametrize("hash_seed", ["1", "2718"])
def test_same_outcomes_in_another_process_with_another_hash_seed(hash_seed: str) -> None:
    program = (
        "import json; from emberwatch.lab.simulate import simulate;"
        f"print(json.dumps(simulate('outlive', {SEATS!r}, 2, 3, {{}})['outcomes']))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == simulate("outlive", SEATS, 2, 3, {})["outcomes"]


def test_each_game_is_reported_as_it_ends() -> None:
    told: list[Plain] = []
    result = simulate("outlive", ["random"] * 2, 3, 1, {}, on_game=told.append)
    assert told == outcomes(result)


def test_kept_records_replay_to_the_same_outcome(tmp_path: Path) -> None:
    result = simulate("outlive", SEATS, 2, 8, {"edition": "fr"}, keep_records=tmp_path / "kept")
    for outcome in outcomes(result):
        seed = outcome["seed"]
        assert isinstance(seed, int)
        record = json.loads(record_path(tmp_path / "kept", "outlive", seed).read_text("utf-8"))
        again = ew.replay(record)
        assert again.outcome is not None
        assert again.outcome.plain() == {name: outcome[name] for name in ("winners", "scores", "reason")}
        assert again.decisions == outcome["decisions"]
        assert again.options["edition"] == "fr"


def test_simulation_refuses_what_cannot_be_played() -> None:
    with pytest.raises(ew.UnknownGame):
        simulate("chess", ["random"] * 2, 1, 1, {})
    with pytest.raises(ew.BadOption):
        simulate("outlive", ["random"], 1, 1, {})
    with pytest.raises(ew.BadOption):
        simulate("outlive", ["random"] * 2, 1, 1, {"edition": "la"})


def test_benchmark_measures_all_six_figures() -> None:
    measured = measure("outlive", games=1, repetitions=1)
    figures = [value for name, value in measured.items() if name.endswith(("_per_second", "_microseconds"))]
    assert len(figures) == 6
    assert all(isinstance(value, float) and value > 0 for value in figures)
    assert json.loads(json.dumps(measured)) == measured
    assert len(table(measured).splitlines()) == 7


def test_benchmark_positions_are_spread_through_a_game() -> None:
    choices = [position.choices for position in positions_of("outlive", 1)]
    assert choices == sorted(set(choices))
    assert choices[0] == 0
    assert choices[-1] > 200
