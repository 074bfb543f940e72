"""Bots from files: only those named on the command line, with a traceback when they fail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberwatch import bots
from emberwatch.bots import BotFailed, files
from emberwatch.cli.main import main
from emberwatch.engine.errors import BadOption
from emberwatch.table.play import levels

LAST = """
from emberwatch.bots import Bot

class Last(Bot):
    def choose(self, glimpse):
        return glimpse.picks[-1]
"""
TWO = (
    LAST
    + """
class First(Bot):
    name = "first"
    games = ("outlive",)

    def choose(self, glimpse):
        return glimpse.picks[0]
"""
)
CLUMSY = """
from emberwatch.bots import Bot

class Clumsy(Bot):
    name = "clumsy"

    def choose(self, glimpse):
        return self.stumble()

    def stumble(self):
        raise RuntimeError("over a stone")
"""
THINKER = """
from emberwatch.bots import Bot
from emberwatch.bots.budget import Budget

class Thinker(Bot):
    thinks = Budget(None, 5)

    def choose(self, glimpse):
        return glimpse.picks[self.budget.tries % len(glimpse.picks)]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of bots; nobody has named any of them yet."""
    for name, text in {"last": LAST, "two": TWO, "clumsy": CLUMSY, "thinker": THINKER, "bad": "1 / 0"}.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    (tmp_path / "empty.py").write_text("", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(files.VARIABLE, "")
    return tmp_path


def made(word: str, game: str = "outlive") -> bots.Bot:
    files.allow(word)
    return bots.make(word, game, 1)


@pytest.mark.parametrize(
    ("word", "kind", "name"),
    [
        ("./last.py", "Last", "last"),
        ("last.py", "Last", "last"),
        ("./last.py:Last", "Last", "last"),
        ("./two.py:First", "First", "first"),
    ],
)
def test_a_word_may_name_a_file(word: str, kind: str, name: str) -> None:
    bot = made(word)
    assert (type(bot).__name__, bot.name) == (kind, name)


def test_a_budget_may_follow() -> None:
    for word, tries in (("./thinker.py", 5), ("./thinker.py:7", 7), ("./thinker.py:Thinker:9", 9)):
        budget = made(word).budget
        assert budget is not None
        assert budget.tries == tries
    with pytest.raises(BadOption, match="answers at once"):
        made("./last.py:3")


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("./missing.py", "missing.py"),
        ("./empty.py", "must define one class"),
        ("./two.py", "First, Last|Last, First"),
        ("./two.py:Third", "must define one class"),
    ],
)
def test_what_cannot_be_used_is_explained(word: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        made(word)


def test_a_bot_plays_only_its_games() -> None:
    with pytest.raises(BadOption):
        made("./two.py:First", "discover")


def test_only_files_named_on_the_command_line_are_run() -> None:
    """A saved game, or somebody on the network, cannot make the program run a file."""
    with pytest.raises(BadOption, match="command line"):
        bots.make("./bad.py", "outlive", 1)
    with pytest.raises(BadOption, match="command line"):
        bots.parse_bot("./bad.py:Bad", "outlive")
    files.allow("./last.py")
    with pytest.raises(BadOption, match="command line"):
        bots.make("./bad.py", "outlive", 1)


def test_the_server_takes_no_files() -> None:
    assert not levels.is_there("./last.py", "outlive")


def test_a_file_that_fails_shows_where(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BotFailed, match="ZeroDivisionError"):
        made("./bad.py")
    assert main(["simulate", "outlive", "--bots", "./bad.py,random"]) == 1
    told = capsys.readouterr().err
    assert "Traceback" in told
    assert 'bad.py", line 1' in told
    assert "emberwatch: " in told


@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulate(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "outlive", "--bots", "./last.py,random", "--games", "2", "--workers", workers, "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == ["./last.py", "random"]
    assert len(found["outcomes"]) == 2


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_in_a_game_shows_where(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "outlive", "--bots", "./clumsy.py,random", "--games", "2", "--workers", workers]) == 1
    told = capsys.readouterr().err
    assert "in stumble" in told
    assert "RuntimeError: over a stone" in told
    assert "The bot “clumsy” in seat 0 failed" in told


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "outlive", "--bots", "./last.py,random", "--seats", "2", "--games", "4", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in found["results"]["bots"]} == {"./last.py", "random"}


def test_play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["quit", "yes", "y"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    assert main(["play", "outlive", "--seats", "me,./last.py", "--seed", "1"]) == 0
    capsys.readouterr()


def test_playing_against_a_bot_that_fails_shows_where() -> None:
    import emberwatch as ew
    from emberwatch.terminal.match import TerminalMatch

    files.allow("./clumsy.py")
    match = TerminalMatch(ew.new_game("outlive", seats=2, seed=1, aloud=True), ["me", "./clumsy.py"], ["a", "b"], "en")
    match.let_bots_answer()
    word, problem = match.failed[1]
    assert word == "./clumsy.py"
    assert "in stumble" in problem
    assert match.seats[1] == "normal"
