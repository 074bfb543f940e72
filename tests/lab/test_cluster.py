"""A Ray cluster plays the same games, even when a worker is killed; without one, the error says what is missing."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from emberwatch.cli.main import main
from emberwatch.lab.runs.runs import games_of
from tests.lab.strangers import emberwatch, environment, install

pytest.importorskip("ray")
OUTLIVE = ("simulate", "outlive", "--language", "en")


def test_the_same_rows_as_here_although_a_worker_is_killed(tmp_path: Path) -> None:
    site, marker = install(tmp_path), tmp_path / "marker"
    env = environment(site, DEADLY_MARKER=str(marker), RAY_ENABLE_UV_RUN_RUNTIME_ENV="0")
    words = (*OUTLIVE, "--bots", "deadly,random", "--games", "6", "--decisions")
    done = emberwatch(*words, "--ray", "local", "--out", tmp_path / "there", env=env)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert marker.exists(), "a worker was killed"
    assert emberwatch(*words, "--out", tmp_path / "here", env=env).returncode == 0
    assert games_of(tmp_path / "there")[1] == games_of(tmp_path / "here")[1]
    assert len(games_of(tmp_path / "here")[1]) == 6


def test_no_cluster_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*OUTLIVE, "--games", "1", "--ray", "auto", "--out", str(tmp_path / "run")]) == 1
    err = capsys.readouterr().err
    assert "No usable Ray cluster at “auto”" in err
    assert len(err.splitlines()) == 1


def test_nobody_answers_at_that_address() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    for named in (address, f"ray://{address}", "127.0.0.1:99999"):
        done = emberwatch(*OUTLIVE, "--games", "1", "--ray", named)
        assert done.returncode == 1
        assert f"No usable Ray cluster at “{named}”" in done.stderr
        assert "Traceback" not in done.stderr


def test_the_current_cluster_has_died_hard(tmp_path: Path) -> None:
    """Ray's note still names it: the program says at once that nobody answers there."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text(address)
    done = emberwatch(*OUTLIVE, "--games", "1", "--ray", "auto", env=environment(RAY_TMPDIR=str(tmp_path)))
    assert done.returncode == 1
    assert "No usable Ray cluster at “auto”" in done.stderr
    assert f"{address}: " in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("module", "extra", "words"),
    [
        ("ray", "cluster", [*OUTLIVE, "--games", "1", "--ray", "auto"]),
        ("pyarrow", "lab", [*OUTLIVE, "--games", "1", "--out", "run"]),
        ("openskill", "lab", ["arena", "outlive", "--bots", "random,greedy", "--out", "run", "--language", "en"]),
    ],
)
def test_what_is_not_installed_is_named(module: str, extra: str, words: list[str], tmp_path: Path) -> None:
    """A package that cannot be imported stands for one that is not installed."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / f"{module}.py").write_text("raise ImportError('not installed')\n")
    words = [str(tmp_path / word) if word == "run" else word for word in words]
    done = emberwatch(*words, env=environment(tmp_path / "site"))
    assert done.returncode == 1
    assert f'pip install "emberwatch[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "run").exists()


def test_json_of_a_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*OUTLIVE, "--bots", "random,random", "--games", "1", "--out", str(tmp_path / "run"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"run": str(tmp_path / "run"), "games": 1, "wanted": 1, "failed": [], "broken_off": False}
