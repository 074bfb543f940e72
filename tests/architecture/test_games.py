"""No file outside a game's folders names a game: each game brings along whatever is different about it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.reading import GAMES, SOURCE, files, found, game_of, nodes_of, tree, where

LISTS = ("registry.py", "forms.py")
"""The registry of games, and the list of modules that are compiled."""


def docstrings(module: ast.Module) -> Iterator[ast.AST]:
    """Strings that stand alone: they are for readers."""
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def words_in(node: ast.AST) -> list[str]:
    """The names and texts in one node of a program."""
    told = [getattr(node, field, None) for field in ("id", "attr", "name", "arg", "asname", "module", "value")]
    return [word.lower() for word in told if isinstance(word, str)]


def named_games(module: ast.Module) -> Iterator[ast.AST]:
    """Identifiers, imports and strings that name a game."""
    unread = set(docstrings(module))
    for node in ast.walk(module):
        if node not in unread and any([game in word for game in GAMES for word in words_in(node)]):
            yield node


def test_no_file_outside_its_folders_names_a_game() -> None:
    outside = [file for file in files() if not game_of(file) and str(file.relative_to(SOURCE)) not in LISTS]
    assert len(outside) > 100, "they were looked at"
    assert [where(file, node) for file in outside for node in named_games(tree(file))] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_folder_of_a_game_names_another(game: str) -> None:
    others = [other for other in GAMES if other != game]
    wrong = [where(f, n) for f in files() if game_of(f) == game for n in named_games(tree(f))
             if any([other in word for other in others for word in words_in(n)])]  # fmt: skip
    assert wrong == []


def test_games_are_named_in_their_folders() -> None:
    """The check finds the names where they are."""
    assert found(named_games, "registry")
    assert found(named_games, *GAMES)


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("from emberwatch.outlive import rules", 1),
        ("import emberwatch.discover", 1),
        ("x = 'discover'", 1),
        ("x = f'play {y} outlive'", 1),
        ("def outlive_rows(): pass", 1),
        ("class DiscoverTable: pass", 1),
        ("OUTLIVE = 1", 1),
        ("x.discover", 1),
        ("f(outlive=1)", 1),
        ("def f(outlive): pass", 1),
        ("def f():\n    '''Outlive has four editions.'''", 0),
        ("x: int\n'''For Discover.'''", 0),
        ("x = 1  # as in Outlive", 0),
    ],
)
def test_a_named_game_would_be_found(source: str, count: int) -> None:
    assert nodes_of(source, named_games) == count
