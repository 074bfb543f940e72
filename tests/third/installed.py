"""Packages with games, as pip would install them: a .dist-info that names entry points."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from emberwatch import bots, text
from emberwatch.registry import all_games, all_in_room, load_game, others
from tests.paths import ROOT

PEBBLES = {"pebbles": "tests.pebbles:PEBBLES"}


def install(folder: Path, points: Mapping[str, str], code: str = "") -> Path:
    """Install a package with these games for processes with this folder on their path; `code` is its module."""
    info = folder / "strange_games-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "strange_games.py").write_text(code, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-games\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {value}" for name, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[emberwatch.games]", *lines, ""]), encoding="utf-8")
    return folder


def put_on_path(site: Path, patch: pytest.MonkeyPatch) -> None:
    """Make the folder and the tests' own packages importable in this process and in those that it starts."""
    patch.syspath_prepend(site)
    before = filter(None, [os.environ.get("PYTHONPATH")])
    patch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(ROOT), *before]))
    patch.setattr(text, "PACKAGES", text.PACKAGES[:])
    patch.setattr(text, "SPEAKERS", {})


def forget_games() -> None:
    """Look for games and their bots again."""
    for remembered in (others, load_game, all_games, all_in_room, bots.own, bots.others, bots.load_bot):
        remembered.cache_clear()
