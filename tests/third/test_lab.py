"""Pebbles in the lab and on the command line: simulate, arena, report, benchmark, rules, replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emberwatch.text import LANGUAGES
from tests.lab.strangers import emberwatch

pytestmark = pytest.mark.usefixtures("_pebbles")


def told(*words: str | Path) -> str:
    run = emberwatch(*words)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_simulate_and_report(tmp_path: Path) -> None:
    """In two processes, with every decision; the report is in the game's own words."""
    folder = tmp_path / "run"
    told("simulate", "pebbles", "--bots", "magpie,random", "--games", "40", "--workers", "2",
         "--edition", "long", "--out", folder, "--decisions")  # fmt: skip
    for language, headings in (("en", ("Pebbles", "Favourites")), ("de", ("Kiesel", "Lieblingsfarben"))):
        told("report", folder, "--language", language)
        page = (folder / "report.html").read_text("utf-8")
        assert all(heading in page for heading in headings)


def test_simulate_fills_as_many_seats_as_the_game_has(tmp_path: Path) -> None:
    result = json.loads(told("simulate", "pebbles", "--games", "2", "--json", "--records", tmp_path / "records"))
    assert result["seats"] == ["random"] * 3
    replayed = told("replay", tmp_path / "records" / "pebbles-1.json")
    assert "\n\nThe pebbles are counted.\n" in replayed, "where a part of the story begins, a line is left empty"


def test_the_arena_ranks_its_bots() -> None:
    """A bot that knows its favorite is better than chance; the planner thinks with the game's own guide."""
    words = ("--bots", "magpie,random,planner:20", "--seats", "2", "--games", "60", "--workers", "2", "--json")
    found: dict[str, Any] = json.loads(told("arena", "pebbles", *words))
    shares = {bot["bot"]: bot["share"] for bot in found["results"]["bots"]}
    assert found["failed"] == []
    assert shares["magpie"] > shares["random"]
    assert shares["planner:20"] > shares["random"]


def test_compare() -> None:
    """A bot that knows its favorite has more points; the table is in the game's own words."""
    words = ("compare", "pebbles", "--a", "bots=random,random", "--b", "bots=magpie,magpie", "--games", "40")
    found: dict[str, Any] = json.loads(told(*words, "--workers", "2", "--json"))
    rows = {(row["column"], row["what"], row["name"]): row for row in found["rows"]}
    assert rows["scores", "mean", ""]["low"] > 0
    assert rows["scores", "mean", ""]["holm"]
    assert rows["favourites", "share", "red"]["difference"] == 0, "the same favorites are dealt"
    assert {name for column, what, name in rows if (column, what) == ("favourites", "wins")} == {"red", "green", "blue"}
    printed = told(*words, "--language", "de")
    assert "Lieblingsfarben: Anteil der Siege" in printed
    assert "aus dem Beutel gezogene Kiesel" in printed


def test_benchmark() -> None:
    measured = json.loads(told("benchmark", "pebbles", "--json"))
    assert (measured["game"], measured["seats"]) == ("pebbles", 3)
    assert measured["games_per_second"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_emberwatch_rules(language: str) -> None:
    printed = told("rules", "pebbles", "--language", language)
    assert [line.split()[0] for line in printed.splitlines() if line.startswith("PB-")] == ["PB-1", "PB-2", "PB-3"]
    assert told("rules", "pebbles", "pb2", "--language", language) in printed


def test_options_of_its_own_and_of_others() -> None:
    """An option that two games have takes the values of the game that is being played."""
    wrong = emberwatch("simulate", "pebbles", "--games", "1", "--edition", "fr")
    assert wrong.returncode == 1
    assert "short, long" in wrong.stderr
    foreign = emberwatch("simulate", "pebbles", "--games", "1", "--scenario", "2")
    assert foreign.returncode == 1
    assert "scenario" in foreign.stderr
