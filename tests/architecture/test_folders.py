"""Which folder holds what."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberwatch import forms
from tests.architecture.reading import GAMES, SOURCE
from tests.paths import ROOT

MOST = 15
"""A folder with more files than this is too full."""


def modules_in(folder: Path) -> list[str]:
    return sorted([file.stem for file in folder.glob("*.py") if file.name != "__init__.py"])


def folders(root: Path) -> list[Path]:
    return [folder for folder in (root, *sorted(root.rglob("*"))) if folder.is_dir() and modules_in(folder)]


@pytest.mark.parametrize("root", [SOURCE, ROOT / "tests"], ids=["src", "tests"])
def test_no_folder_is_a_heap(root: Path) -> None:
    sizes = {str(folder.relative_to(ROOT)): len(modules_in(folder)) for folder in folders(root)}
    assert len(sizes) > 20, "they were looked at"
    assert {folder: size for folder, size in sizes.items() if size > MOST} == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_compiled_and_nothing_else_is_among_them(game: str) -> None:
    """`rules/` holds what mypyc compiles; what people read and click is elsewhere."""
    own = [folder for folder in folders(SOURCE / game / "rules") if folder.name != "__pycache__"]
    for folder in own:
        listed = forms.FOLDERS[".".join(folder.relative_to(SOURCE).parts)]
        assert sorted(listed) == modules_in(folder)


def test_every_compiled_module_is_there() -> None:
    assert [name for name in forms.COMPILED if not (SOURCE / f"{name.replace('.', '/')}.py").is_file()] == []
