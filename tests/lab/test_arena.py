"""The arena: balanced, resumable, the same on any number of workers; broken bots cost only their own games."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from emberwatch.cli.main import main
from tests.lab.strangers import emberwatch, environment, install

WORDS = ("arena", "outlive", "--bots", "random,novice", "--seats", "2", "--language", "en")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("strangers"))


def told(capsys: pytest.CaptureFixture[str], *words: str | Path) -> dict[str, object]:
    assert main([str(word) for word in words]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_the_same_games_on_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    alone = told(capsys, *WORDS, "--games", "6", "--json")
    several = json.loads(emberwatch(*WORDS, "--games", "6", "--workers", "2", "--json").stdout)
    assert alone == several
    assert alone["failed"] == []
    results = alone["results"]
    assert isinstance(results, dict)
    assert results["balanced"]
    assert results["games"] == 6
    assert sum(bot["won"] for bot in results["bots"]) == pytest.approx(6)
    assert all(bot["low"] <= bot["share"] <= bot["high"] for bot in results["bots"])


def test_a_field_is_exactly_who_was_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "arena", "outlive", "--field", "greedy,random,random", "--games", "3", "--json")
    results = found["results"]
    assert isinstance(results, dict)
    assert found["field"] == ["greedy", "random", "random"]
    assert {bot["bot"]: bot["n"] for bot in results["bots"]} == {"greedy": 3, "random": 6}
    assert results["bots"][0]["bot"] == "greedy"
    assert results["bots"][0]["rating"] > results["bots"][1]["rating"]


def test_it_goes_on_where_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part, whole = tmp_path / "part.jsonl", tmp_path / "whole.jsonl"
    told(capsys, *WORDS, "--games", "2", "--out", part, "--json")
    first = part.read_bytes()
    found = told(capsys, *WORDS, "--games", "5", "--out", part, "--json")
    assert part.read_bytes().startswith(first), "what is written is never changed"
    assert found == told(capsys, *WORDS, "--games", "5", "--out", whole, "--json")
    assert part.read_bytes() == whole.read_bytes()
    assert found == told(capsys, *WORDS, "--games", "5", "--out", part, "--json")
    assert part.read_bytes() == whole.read_bytes(), "nothing was left to be played"


def test_a_line_that_was_not_finished_is_dropped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    whole = told(capsys, *WORDS, "--games", "4", "--out", file, "--json")
    good = file.read_bytes()
    for cut in (1, 30, len(good.splitlines()[-1])):
        file.write_bytes(good[:-cut])
        assert told(capsys, *WORDS, "--games", "4", "--out", file, "--json") == whole
        assert file.read_bytes() == good


def test_another_set_up_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    told(capsys, *WORDS, "--games", "1", "--out", file, "--json")
    before = file.read_bytes()
    for more, says in (
        (("--seed", "2"), "seed is 1"),
        (("--edition", "de"), "options"),
        (("--seats", "3"), "seats is 2"),
    ):
        assert main([*WORDS, "--games", "1", "--out", str(file), *more]) == 1
        assert says in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "says"),
    [("hello\n", "not a results file"), ('{"arena":7}\n', "not a results file"), ("", "")],
)
def test_a_file_that_is_something_else_is_refused(
    content: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """But an empty one may be used."""
    file = tmp_path / "file"
    file.write_text(content)
    assert main([*WORDS, "--games", "1", "--out", str(file)]) == int(bool(says))
    assert says in capsys.readouterr().err
    assert not says or file.read_text() == content


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    told(capsys, *WORDS, "--games", "3", "--out", file, "--json")
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], lines[1], "{", lines[3]]) + "\n")
    assert main([*WORDS, "--games", "3", "--out", str(file)]) == 1
    assert "Line 3" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "random,nobody"], "nobody"),
        (["--bots", "random,random"], "twice"),
        (["--bots", "random,greedy", "--seats", "5"], "2, 3, 4"),
        (["--field", "random"], "2, 3, 4"),
        (["--field", "random,greedy", "--seats", "3"], "--seats 3"),
        (["--bots", "random,,greedy"], "random,,greedy"),
        (["--bots", "random,greedy", "--edition", "klingon"], "klingon"),
        (["--bots", "random:1s,greedy"], "1s"),
    ],
)
def test_mistakes_are_explained_and_nothing_is_written(
    words: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    assert main(["arena", "outlive", *words, "--out", str(file), "--language", "en"]) == 1
    assert says in capsys.readouterr().err
    assert not file.exists()


def test_no_folder_for_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main([*WORDS, "--games", "1", "--out", str(tmp_path / "file" / "results.jsonl")]) == 1
    assert "cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_table_for_people(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS[:-2], "--games", "1", "--language", language]) == 0
    out = capsys.readouterr().out
    assert "random" in out
    assert "novice" in out
    assert "50.0 %" in out
    assert " 2 " in " ".join(out.splitlines()[-2:]), "one game is not balanced, two are"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_breaks_down_costs_its_games_only(workers: str, site: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ("arena", "outlive", "--field", "random,clumsy", "--games", "8", "--workers", workers, "--out", file)
    done = emberwatch(*words, "--json", "--language", "en", env=environment(site))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "RuntimeError: stumbled" in done.stderr
    found = json.loads(done.stdout)
    failed = found["failed"]
    assert 0 < len(failed) < 8
    assert found["results"]["games"] == 8 - len(failed)
    for row in failed:
        details = row["failed"]["details"]
        assert details["bot"] == "clumsy"
        assert details["seed"] == str(row["seed"])
        assert row["bots"][details["seat"]] == "clumsy"
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert sorted(line["number"] for line in lines[1:]) == list(range(8))


def test_a_pick_that_was_not_offered_is_a_breakdown(site: Path) -> None:
    done = emberwatch("simulate", "outlive", "--seats", "random,cheat", "--games", "1", env=environment(site))
    assert done.returncode == 1
    assert "cheat" in done.stderr
    assert "seat 1" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_worker_that_dies_once_is_replaced(site: Path, tmp_path: Path) -> None:
    words = ("arena", "outlive", "--field", "random,deadly", "--games", "4", "--json")
    marker = tmp_path / "marker"
    done = emberwatch(*words, "--workers", "2", env=environment(site, DEADLY_MARKER=str(marker)))
    assert done.returncode == 0, done.stderr
    assert marker.exists(), "a worker was killed"
    again = emberwatch(*words, env=environment(site, DEADLY_MARKER=str(marker)))
    assert json.loads(done.stdout) == json.loads(again.stdout)


def test_workers_that_always_die_are_given_up(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ("arena", "outlive", "--field", "random,deadly", "--games", "2", "--workers", "2", "--out", file)
    done = emberwatch(*words, "--language", "en", env=environment(site))
    assert done.returncode == 1
    assert "died" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(file.read_text().splitlines()) == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_everything(workers: str, site: Path, tmp_path: Path) -> None:
    """In a terminal: some games are done, the next one hangs, somebody presses Ctrl-C; later it continues."""
    file, marker = tmp_path / "results.jsonl", tmp_path / "marker"
    words = ["arena", "outlive", "--field", "random,slow", "--language", "en", "--out", str(file)]
    env = environment(site, SLOW_MARKER=str(marker))
    assert emberwatch(*words, "--games", "3", env=env).returncode == 0
    marker.touch()
    main_side, other_side = pty.openpty()
    command = [sys.executable, "-m", "emberwatch", *words, "--games", "6", "--workers", workers]
    with subprocess.Popen(
        command,
        env=env,
        stdout=subprocess.PIPE,
        stderr=other_side,
        start_new_session=True,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background ignore it
    ) as program:
        os.close(other_side)
        shown = b""
        while b"3/6" not in shown:
            shown += os.read(main_side, 1000)
        os.killpg(program.pid, signal.SIGINT)
        try:
            out, _ = program.communicate(timeout=60)
        finally:
            program.kill()
    os.close(main_side)
    assert program.returncode == 130
    assert "3 games of Outlive" in out
    assert len(file.read_text().splitlines()) == 4
    marker.unlink()
    assert emberwatch(*words, "--games", "6", env=env).returncode == 0
    assert len(file.read_text().splitlines()) == 7


def test_two_programs_do_not_write_to_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from emberwatch.lab.runs.keeping import alone

    file = tmp_path / "results.jsonl"
    told(capsys, *WORDS, "--games", "1", "--out", file, "--json")
    with alone(file):
        assert main([*WORDS, "--games", "2", "--out", str(file)]) == 1
    assert "Another program" in capsys.readouterr().err


def test_discover_has_an_arena_too(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "arena", "discover", "--bots", "random,scout", "--seats", "1", "--games", "4", "--json")
    results = found["results"]
    assert isinstance(results, dict)
    assert results["chance"] is None
    assert {bot["n"] for bot in results["bots"]} == {2}
    assert "rating" not in results["bots"][0], "nobody plays against anybody"
