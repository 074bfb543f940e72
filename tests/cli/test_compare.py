"""The command compare: what it takes, what it prints, and what it writes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import emberwatch as ew
from emberwatch.cli.compare import change, decimal, interval_of, percent, percent_points
from emberwatch.cli.main import main
from emberwatch.lab.compare.quantities import compared_columns
from emberwatch.text import LANGUAGES, speaker
from tests.lab.strangers import emberwatch, environment, install

WORDS = ("compare", "outlive", "--seats", "random,random", "--games", "12", "--language", "en")
PACK = """[shelter]
gauge = [8, 7, 6, 5, 4, 3, 2, 1, -1, -2, -4, -6]
gauge-start = 5
"""
"""Five more points for everybody."""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "five.toml"
    file.write_text(PACK)
    return file


def told(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert main([str(word) for word in words]) == 0
    return capsys.readouterr().out


def test_a_pack_with_a_known_difference(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, *WORDS, "--b", f"pack={pack}").splitlines()
    assert lines[0] == "12 pairs of games of Outlive with 2 seats, seeds 1 to 12."
    assert lines[1] == "A: bots=random,random"
    assert lines[2].startswith("B: bots=random,random pack=")
    marked = [line.split() for line in lines if line.endswith("** 12") or " ** " in line]
    assert [cells[-4:] for cells in marked if cells[0] != "**"] == [["[+5.00,", "+5.00]", "**", "12"]] * 4
    (rooms,) = [line.split() for line in lines if line.strip().startswith("points for rooms")]
    assert rooms[5:] == ["0.00", "[0.00,", "0.00]", "12"]


def test_only_what_is_marked(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, *WORDS, "--b", f"pack={pack}", "--marked")
    assert "points for radioactivity" in out
    assert "points for rooms" not in out
    assert "4 figures differ in at least one pair; about 0.2 of them" in " ".join(out.split())
    assert "With so few pairs" in out
    nothing = told(capsys, *WORDS, "--marked")
    assert "No difference has a mark." in nothing


def test_equal_sides_print_zeros(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, *WORDS, "--a", "edition=fr", "--b", "edition=fr")
    rows = [line for line in out.splitlines() if line.strip().endswith("12") and "[" in line]
    assert len(rows) > 100
    assert all("[0.00, 0.00]" in line or "[0.0, 0.0]" in line for line in rows)
    assert "0 figures differ in at least one pair; about 0.0 of them" in " ".join(out.split())


def test_options_for_both_and_for_one(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--edition", "de", "--pack", pack, "--a", "edition=fr", "bots=novice,random", "--b", "placement=in-turn")
    found = json.loads(told(capsys, *WORDS, *words, "--games", "2", "--json"))
    a, b = found["a"], found["b"]
    assert (a["bots"], b["bots"]) == (["novice", "random"], ["random", "random"])
    assert (a["options"]["edition"], b["options"]["edition"]) == ("fr", "de")
    assert (a["options"].get("placement"), b["options"]["placement"]) == (None, "in-turn")
    assert a["options"]["pack"] == b["options"]["pack"]


def test_json_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new" / "found.json"
    out = told(capsys, *WORDS, "--a", "edition=en", "--b", "edition=fr", "--json", file)
    assert f"All figures are in {file}." in " ".join(out.split())
    written: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert written == json.loads(told(capsys, *WORDS, "--a", "edition=en", "--b", "edition=fr", "--json"))
    assert (written["pairs"], written["wanted"], written["seats"], written["failed"]) == (12, 12, 2, [])
    for row in written["rows"]:
        assert row["difference"] == pytest.approx(row["b"] - row["a"])
        assert row["low"] is None or row["low"] <= row["difference"] <= row["high"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_name_in_every_language(language: str) -> None:
    say = speaker(language)
    columns = {column for game in ew.games() for column in compared_columns(game)}
    keys = [f"lab-fact-{column.replace('_', '-')}" for column in sorted(columns)]
    assert [key for key in keys if not say.knows(key)] == []
    assert main(["compare", "outlive", "--seats", "random,random", "--games", "2", "--language", language]) == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--a", "edition"), "NAME=VALUE"),
        (("--a", "edition="), "edition="),
        (("--a", "seed=3"), "bots, edition, placement, pack"),
        (("--a", "edition=klingon"), "klingon"),
        (("--b", "bots=random,,random"), "random,,random"),
        (("--b", "bots=random,nobody"), "nobody"),
        (("--b", "bots=random,random,random"), "A names 2 bots and B names 3"),
        (("--b", "pack=missing.toml"), "missing.toml"),
        (("--json", "/dev/null/found.json"), "cannot be used"),
        (("--json", "/"), "cannot be used"),
    ],
)
def test_mistakes_are_explained(words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, *words]) == 1
    printed = capsys.readouterr()
    assert says in printed.err
    assert printed.out == "", "nothing was played"


def test_a_bot_that_fails_costs_its_pair(tmp_path: Path) -> None:
    site = install(tmp_path)
    words = ("compare", "outlive", "--seats", "random,random", "--b", "bots=clumsy,random", "--games", "6")
    run = emberwatch(*words, "--json", env=environment(site))
    found = json.loads(run.stdout)
    assert run.returncode == 1
    assert found["failed"]
    assert found["pairs"] == 6 - len(found["failed"])
    assert "missing because a bot failed" in run.stderr


def test_an_interval_that_excludes_0_shows_it() -> None:
    def shown(low: float | None, high: float | None, share: bool, marked: bool) -> str:
        return interval_of({"low": low, "high": high, "share": share, "marked": marked})

    assert shown(-0.4, -0.0004, share=False, marked=True) == "[−0.4000, −0.0004]"
    assert shown(0.0003, 0.02, share=True, marked=True) == "[+0.03, +2.00]"
    assert shown(-0.4, 0.0004, share=False, marked=False) == "[−0.40, 0.00]"
    assert shown(None, None, share=True, marked=False) == "–"


def test_numbers() -> None:
    assert [decimal(value) for value in (1.005, -2.5, -0.001, 0)] == ["1.00", "−2.50", "0.00", "0.00"]
    assert [change(value) for value in (1.5, -2.5, -0.001, 0)] == ["+1.50", "−2.50", "0.00", "0.00"]
    assert (percent(0.256), percent_points(-0.0204), percent_points(0)) == ("25.6 %", "−2.0", "0.0")
