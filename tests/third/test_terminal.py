"""Pebbles in the terminal: a whole typed game with every command, saved and continued."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import emberwatch as ew
from emberwatch.terminal import session
from emberwatch.terminal.session import SessionSettings
from emberwatch.text import LANGUAGES
from tests.lab.strangers import environment
from tests.terminal.typist import Typist

pytestmark = pytest.mark.usefixtures("_pebbles")

KEYS = re.compile(r"\b(?:pebbles|term|rule)-[a-z]+")
COMMANDS = ["heap", "help", "?", "? 1", "rules", "rules PB-2", "why", "log", "99", "nonsense", ""]


class Screen:
    """A terminal that nobody looks at, with a typist in front of it."""

    def __init__(self, file: Path, plan: dict[int, list[str]] | None = None) -> None:
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=100, height=40, color_system=None, highlight=False)
        self.typist = Typist(self.out, 1, plan)
        self.file = file

    def play(self, seats: str, language: str = "en", **options: object) -> int:
        settings = SessionSettings(
            "pebbles", seats.split(","), language, options, 7, None, self.file, self.console, self.typist
        )
        return session.play(settings)

    @property
    def text(self) -> str:
        return self.out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_typed(tmp_path: Path, language: str) -> None:
    screen = Screen(tmp_path / "pebbles.json", {2: COMMANDS})
    assert screen.play("me,normal,easy", language, edition="long") == 0
    assert screen.typist.questions == 5, "as many as a hand holds"
    assert not KEYS.search(screen.text)


def test_what_is_shown(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "pebbles.json", {1: COMMANDS})
    screen.typist.at_end = ["heap", "save"]
    screen.play("me,normal")
    for said in (
        "Pebbles",
        "A short game.",
        "your favourite colour is",
        "What you take tells others what you like.",
        "Which pebble? You may have 5 more.",
        "shows the heap and what everybody has",
        "PB-2  A turn",
        "I like things that shine.",
        "The pebbles are counted.",
    ):
        assert said in screen.text, said
    record = json.loads(screen.file.read_text("utf-8"))["record"]
    assert ew.replay(record).outcome is not None


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "pebbles.json")
    assert screen.play("me,me") == 0
    assert screen.typist.questions == 10


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "pebbles.json", {3: ["quit"]})
    screen.play("me,normal")
    again = Screen(screen.file)
    assert session.resume(screen.file, again.console, again.typist, None) == 0
    assert (screen.typist.questions, again.typist.questions) == (3, 2)
    assert "The pebbles are counted." in again.text


def test_emberwatch_play(tmp_path: Path) -> None:
    """The program itself, with the seats that the game names and the option that Outlive has, too."""
    command = [sys.executable, "-m", "emberwatch", "play", "pebbles", "--seed", "3", "--edition", "long"]
    typed = "1\n" * 5 + "\n"
    run = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment(), cwd=tmp_path, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "A long game." in run.stdout
    assert "The pebbles are counted." in run.stdout
