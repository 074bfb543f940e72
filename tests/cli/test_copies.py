"""The commands for copies of Discover, called as a user calls them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from emberwatch.cli.main import main
from emberwatch.discover.copies.codes import VERSION, code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.engine.content.flaws import Flaw
from emberwatch.text import LANGUAGES, speaker
from tests.paths import ROOT

EXAMPLE = ROOT / "docs" / "example-copy"
CODE = re.compile(rf"\b{VERSION}[0-9A-Z]{{3}}-[0-9A-Z]{{4}}-[0-9A-Z]{{2}}\b")
Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *words: str, status: int = 0) -> str:
    """What a command prints; how it ends."""
    assert main([*words, "--language", "en"]) == status
    captured = capsys.readouterr()
    return captured.out if status == 0 else captured.err


# -- copy new, show ---------------------------------------------------------------------------------------------


def test_copy_new_says_what_the_copy_is(capsys: Capture) -> None:
    out, copy, say = told(capsys, "copy", "new", "--seed", "5"), copy_of(code_of(5)), speaker("en").say
    assert out.startswith(f"Copy {code_of(5)}: {copy.name}\n")
    assert say(f"story-{copy.story}") in out
    for entry in (*copy.terrains, *copy.scenarios, *copy.characters):
        assert say(entry.key) in out
    assert f"--copy {code_of(5)}" in out


def test_copy_new_without_a_seed_is_another_one_every_time(capsys: Capture) -> None:
    codes = {found[0] for _ in range(3) if (found := CODE.search(told(capsys, "copy", "new")))}
    assert len(codes) == 3
    assert told(capsys, "copy", "check", codes.pop()) == "good\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_copy_show_in_every_language(language: str, capsys: Capture) -> None:
    assert main(["copy", "show", "5", "--open", "--language", language]) == 0
    out = capsys.readouterr().out
    assert code_of(5) in out
    assert "{" not in out
    assert max(len(line) for line in out.splitlines()) <= 100


def test_copy_show_gives_nothing_away(capsys: Capture) -> None:
    """OV-2: a box seen from outside; opened it shows every card."""
    copy, say = copy_of(code_of(5)), speaker("en").say
    closed, opened = (" ".join(told(capsys, "copy", "show", "5", *more).split()) for more in ([], ["--open"]))
    assert "34 map tiles, 11 quest cards, 94 discovery cards, 32 enemy cards" in closed
    for terrain in copy.terrains:
        for entry in (*terrain.enemies, *terrain.cards, *terrain.landmarks):
            assert say(entry.key) in opened
            assert say(entry.key) not in closed
    for stage in [stage for scenario in copy.scenarios for stage in scenario.stages]:
        assert say(f"{stage.key}.story") in opened
        assert say(stage.key) not in closed
    for project in copy.projects:
        assert say(project.key) in opened
        assert say(project.key) not in closed


# -- copy check -------------------------------------------------------------------------------------------------


def test_copy_check(capsys: Capture) -> None:
    assert told(capsys, "copy", "check", code_of(9)) == "good\n"
    assert told(capsys, "copy", "check", "9", "--seeds", "4") == "All 4 copies are good.\n"


def test_copy_check_lists_problems(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    flaw = Flaw("pack-no-win", "scenarios.toml: scenario.bait.stage[1]", {"number": 1})
    monkeypatch.setattr("emberwatch.cli.discover.copies.problems", lambda copy: [flaw])
    err = told(capsys, "copy", "check", "9", "--seeds", "2", status=1)
    for seed in (9, 10):
        assert f"emberwatch: {code_of(seed)}: scenarios.toml: scenario.bait.stage[1]: from stage 1 no line" in err


# -- pack check -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_pack_check_of_a_folder(language: str, capsys: Capture) -> None:
    assert main(["pack", "check", str(EXAMPLE), "--language", language]) == 0
    out = capsys.readouterr().out
    assert "Elderwater" in out
    assert "The False Door" in out


def test_pack_check_of_a_folder_lists_everything_wrong(tmp_path: Path, capsys: Capture) -> None:
    for file in EXAMPLE.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    desert = tmp_path / "desert.toml"
    desert.write_text(desert.read_text("utf-8").replace('"resolve 39"', '"resolve 93"'), encoding="utf-8")
    (tmp_path / "night.toml").write_text("")
    err = told(capsys, "pack", "check", str(tmp_path), status=1)
    assert "One thing is wrong" in err
    assert 'night.toml: "night.toml" is no file of a copy; did you mean nights.toml?' in err
    (tmp_path / "night.toml").unlink()
    err = told(capsys, "pack", "check", str(tmp_path), status=1)
    assert "desert.toml: card.cairn-chamber: refers to discovery card 93, which is not in the deck of scenario 1" in err


# -- play and simulate ------------------------------------------------------------------------------------------


def test_simulate_with_options_of_discover(capsys: Capture) -> None:
    words = ["simulate", "discover", "--games", "2", "--json", "--seats", "random,random"]
    more = ["--copy", code_of(7), "--scenario", "4", "--terrain", "late", "--coop"]
    result = json.loads(told(capsys, *words, *more))
    assert result["options"] == {"copy": code_of(7), "scenario": 4, "terrain": "late", "coop": "on"}
    assert json.loads(told(capsys, *words))["options"] == {}


def test_simulate_discover_by_default(capsys: Capture) -> None:
    assert told(capsys, "simulate", "discover", "--games", "1").count("(random)") == 4


def test_simulate_with_a_folder(capsys: Capture) -> None:
    words = ["simulate", "discover", "--games", "1", "--json", "--seats", "random"]
    result = json.loads(told(capsys, *words, "--pack", str(EXAMPLE)))
    assert result["options"]["pack"]["copy.toml"]["copy"]["name"] == "Elderwater"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "outlive", "--copy", "3"], "“copy”"),
        (["simulate", "outlive", "--scenario", "3"], "“scenario”"),
        (["simulate", "outlive", "--coop"], "“coop”"),
        (["simulate", "outlive", "--pack", str(EXAMPLE)], "example-copy"),
        (["simulate", "discover", "--edition", "de"], "“edition”"),
        (["simulate", "discover", "--scenario", "6"], "1, 2, 3, 4, 5"),
        (["simulate", "discover", "--scenario", "one"], "1, 2, 3, 4, 5"),
        (["simulate", "discover", "--terrain", "desert"], "early, late"),
        (["simulate", "discover", "--copy", "nonsense"], "nonsense"),
        (["simulate", "discover", "--scenario", "5", "--seats", "random"], "at least two"),
        (["simulate", "discover", "--pack", "docs"], "copy.toml"),
        (["simulate", "discover", "--pack", "missing"], "no such folder"),
        (["simulate", "discover", "--pack", str(EXAMPLE / "copy.toml")], "single file"),
        (["simulate", "discover", "--pack", str(EXAMPLE), "--copy", "3"], "not both"),
        (["play", "discover", "--seats", "me,me,me,me,me"], "1, 2, 3, 4"),
        (["play", "discover", "--seats", ""], "list of seats"),
        (["copy", "show", "1000-0001-X8"], "mistyped"),
        (["copy", "check", "x"], "x"),
        (["copy", "new", "--seed", str(1 << 32)], "4,294,967,295"),
        (["copy", "audit", "--seats", "1,9"], "9"),
        (["pack", "check", "missing"], "missing"),
    ],
)
def test_mistakes_are_explained(words: list[str], says: str, capsys: Capture) -> None:
    err = told(capsys, *words, status=1)
    assert err.startswith("emberwatch: ")
    assert says in err
    assert "Traceback" not in err
