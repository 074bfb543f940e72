"""On the page, too, no file outside a game's folder names a game. Its words count as well: comments, styles, keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.architecture.reading import GAMES
from tests.paths import ROOT

PAGE = ROOT / "web" / "src"
LIST = PAGE / "games" / "index.ts"
"""The list of the games on the page."""
GENERATED = PAGE / "generated"
FIXTURES = PAGE / "testing"
"""States of the games for tests."""


def page_files() -> list[Path]:
    return [file for file in sorted(PAGE.rglob("*")) if file.is_file()]


def is_test(file: Path) -> bool:
    """Whether a file is there for tests, which may need a game to play with."""
    return file.name.endswith(".test.ts") or FIXTURES in file.parents


def is_outside(file: Path) -> bool:
    """Whether a file belongs to no game and is neither written from Python nor the list of games."""
    rooms = [GENERATED, *[PAGE / "games" / game for game in GAMES]]
    return file != LIST and not is_test(file) and not any([room in file.parents for room in rooms])


def named_in(text: str, games: tuple[str, ...]) -> list[str]:
    """The games that a text names, in any case and also inside of a word."""
    return re.findall("|".join(games), text.lower())


def naming(files: list[Path], games: tuple[str, ...] = GAMES) -> list[str]:
    """Every line of these files that names one of the games, and every file with such a name."""
    found = [str(file.relative_to(PAGE)) for file in files if named_in(file.name, games)]
    for file in files:
        lines = enumerate(file.read_text("utf-8").splitlines(), 1)
        found += [f"{file.relative_to(PAGE)}:{n}" for n, line in lines if named_in(line, games)]
    return found


def test_no_file_of_the_page_outside_its_folders_names_a_game() -> None:
    outside = [file for file in page_files() if is_outside(file)]
    assert len(outside) > 80, "they were looked at"
    assert naming(outside) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_folder_of_a_game_on_the_page_names_another(game: str) -> None:
    own = [file for file in page_files() if PAGE / "games" / game in file.parents and not is_test(file)]
    assert len(own) > 20, "they were looked at"
    assert naming(own, tuple([other for other in GAMES if other != game])) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_the_page_names_every_game(game: str) -> None:
    assert named_in(LIST.read_text("utf-8"), (game,))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("import Scene from './OutliveScene.svelte';", 1),
        ('<a href="/rules/discover">', 1),
        (".outlive {", 1),
        ("/* The lands of Discover */", 1),
        ("say('page-game-outlive')", 1),
        ("const OUTLIVE = 1", 1),
        ("say(`page-game-${game}`)", 0),
    ],
)
def test_a_named_game_would_be_found_on_the_page(text: str, count: int) -> None:
    assert len(named_in(text, GAMES)) == count
