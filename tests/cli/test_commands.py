"""The commands, called as a user calls them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from emberwatch.cli.main import main
from emberwatch.text import LANGUAGES
from tests.paths import ROOT

EXAMPLE = ROOT / "docs" / "example-pack.toml"


def run(*words: str, hash_seed: str = "0", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "emberwatch", *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, cwd=cwd, check=False)


def test_simulate_prints_one_json_object_that_is_always_the_same() -> None:
    words = ("simulate", "outlive", "--seats", "random,random,random", "--games", "3", "--seed", "5", "--json")
    first, second = run(*words), run(*words, hash_seed="77")
    assert first.returncode == 0
    assert first.stderr == ""
    told = json.loads(first.stdout)
    assert {"game", "games", "seed", "seconds", "decisions", "choices", "outcomes"} <= set(told)
    assert told["games_per_second"] > 0
    assert told["decisions_per_second"] > 0
    assert [outcome["seed"] for outcome in told["outcomes"]] == [5, 6, 7]
    assert told["decisions"] == sum(outcome["decisions"] for outcome in told["outcomes"]) > told["choices"]
    assert told["outcomes"] == json.loads(second.stdout)["outcomes"]


def test_simulate_keeps_records_that_replay_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "kept"
    assert main(["simulate", "outlive", "--games", "2", "--seats", "random,random", "--records", str(folder)]) == 0
    files = sorted(folder.iterdir())
    assert len(files) == 2
    capsys.readouterr()
    for language in LANGUAGES:
        assert main(["replay", str(files[0]), "--language", language]) == 0
    story = capsys.readouterr().out
    assert "Convoy has arrived." in story
    assert "{" not in story


def test_replay_up_to_a_pick(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "outlive", "--games", "1", "--seats", "random,random", "--records", str(tmp_path)])
    file = next(tmp_path.iterdir())
    capsys.readouterr()
    assert main(["replay", str(file), "--to", "60", "--language", "en"]) == 0
    early = capsys.readouterr().out
    assert main(["replay", str(file), "--language", "en"]) == 0
    whole = capsys.readouterr().out
    assert whole.startswith(early.rsplit("\n\n", 1)[0])
    assert "Convoy" not in early


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "outlive", "--games", "2", "--language", "en", "--seats", "random,greedy"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("2 games of Outlive.")
    assert "(greedy)" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_all_texts_or_one(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "outlive", "--language", language]) == 0
    everything = capsys.readouterr().out
    assert everything.count("\n\n") > 40
    assert main(["rules", "outlive", "n2", "--language", language]) == 0
    one = capsys.readouterr().out
    assert one.startswith("N2 ")
    assert one.strip() in everything


def test_pack_check_lists_changes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(EXAMPLE), "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "shelter.airlock-rows: [2, 5] (follows from printed facts) → [3, 4]" in out
    assert "events.cave-in.sp" not in out, "a figure that the pack only confirms is no change"
    assert "events.enemy-clan.sp: 5 (our own choice; only an owner of the box can confirm it) → 6" in out
    assert "It changes 10 figures." in out


def test_pack_check_lists_everything_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[events.cold-snap]\ncots = { wood = 3 }\n[shelter]\nbuild-cost = true\n")
    assert main(["pack", "check", str(bad), "--language", "en"]) == 1
    err = capsys.readouterr().err
    assert "events.cold-snap" in err
    assert "did you mean" in err
    assert "shelter.build-cost" in err


def test_simulate_with_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "outlive", "--games", "2", "--seats", "random,random", "--json"]
    assert main([*words, "--pack", str(EXAMPLE)]) == 0
    packed = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    plain = json.loads(capsys.readouterr().out)
    assert packed["options"]["pack"]["shelter"]["airlock-rows"] == [3, 4]
    assert packed["outcomes"] != plain["outcomes"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", "outlive", "--seats", "random"], "2, 3, 4"),
        (["simulate", "outlive", "--seats", "random,,random"], "random,,random"),
        (["simulate", "outlive", "--seats", "random,nobody"], "nobody"),
        (["simulate", "outlive", "--edition", "klingon"], "klingon"),
        (["simulate", "outlive", "--placement", "sideways"], "sideways"),
        (["simulate", "outlive", "--pack", "missing.toml"], "missing.toml"),
        (["replay", "missing.json"], "missing.json"),
        (["rules", "outlive", "X-1"], "X-1"),
        (["play", "outlive", "--resume", "missing.save.json"], "missing.save.json"),
        (["play", "outlive", "--seats", "me,nobody"], "nobody"),
        (["play", "outlive", "--seats", "me"], "2, 3, 4"),
    ],
)
def test_mistakes_are_explained(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--language", "en"]) == 1
    told = capsys.readouterr()
    assert told.err.startswith("emberwatch: ")
    assert says in told.err
    assert "Traceback" not in told.err


@pytest.mark.parametrize("words", [["simulate", "outlive", "--games", "0"], ["simulate", "outlive", "--seed", "x"]])
def test_wrong_numbers_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert "whole number" in capsys.readouterr().err


def test_broken_records_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.json"
    for text in ('{"format": 1, "picks": [', "[]", '{"format": 99}', "\x00"):
        file.write_text(text)
        assert main(["replay", str(file), "--language", "en"]) == 1
        assert "Traceback" not in capsys.readouterr().err


def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert main(["simulate", "outlive", "--games", "1", "--records", str(file), "--language", "en"]) == 1
    assert str(file) in capsys.readouterr().err


def test_without_a_command_it_says_what_there_is() -> None:
    told = run()
    assert told.returncode == 2
    assert "play" in told.stdout


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    run("simulate", "outlive", "--games", "1", "--records", str(tmp_path))
    file = next(tmp_path.iterdir())
    command = f"'{sys.executable}' -m emberwatch replay '{file}' | head -1"
    told = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in told.stderr
    assert "BrokenPipe" not in told.stderr
