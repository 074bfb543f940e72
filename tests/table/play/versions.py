"""Other versions of this program: copies of the package whose rules are changed in their files."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import emberwatch as ew

PACKAGE = Path(ew.__file__).parent
VERSION = {game: ew.rules_of(game).version for game in ew.games()}


def copy_package(folder: Path) -> Path:
    """Copy the package as sources into a folder for PYTHONPATH."""
    shutil.copytree(
        PACKAGE, folder / "emberwatch", ignore=shutil.ignore_patterns("*.so", "compiled.txt", "__pycache__")
    )
    return folder


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} has changed: {old!r} is not in it"
    file.write_text(text.replace(old, new), encoding="utf-8")


def rename(folder: Path, old: str, new: str) -> None:
    """Give a class another name, wherever it occurs."""
    for file in folder.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(rf"\b{old}\b", new, text), encoding="utf-8")


def raise_versions(folder: Path) -> None:
    for game, version in VERSION.items():
        file = folder / "emberwatch" / game / "__init__.py"
        replace(file, f"    version = {version}\n", f"    version = {version + 1}\n")


def change_rules(folder: Path) -> None:
    """Give more at every dawn, and other scores: games of the other version would turn out differently."""
    package = folder / "emberwatch"
    replace(package / "outlive/rules/dawn.py", "totals[place][s.seats - 2])", "totals[place][s.seats - 2] + 1)")
    replace(package / "outlive/rules/scoring.py", "tuple([score(s, seat) for", "tuple([score(s, seat) + 5 for")
    replace(
        package / "discover/rules/day.py",
        "        s.turn.spent = ()\n",
        "        s.turn.spent = ()\n        s.survivors[0].loose[0] += 1\n",
    )


def other_rules(folder: Path) -> Path:
    """A later version that can continue from this one's positions."""
    copy_package(folder)
    raise_versions(folder)
    change_rules(folder)
    return folder


def same_number(folder: Path) -> Path:
    """Other rules under the same version number: somebody forgot to raise it."""
    copy_package(folder)
    change_rules(folder)
    return folder


def other_steps(folder: Path) -> Path:
    """A version that knows the same board, but runs turns differently."""
    copy_package(folder)
    raise_versions(folder)
    rename(folder, "Rounds", "AllRounds")
    rename(folder, "Turn", "WholeTurn")
    return folder


def other_parts(folder: Path) -> Path:
    """A version whose states consist of other things."""
    copy_package(folder)
    raise_versions(folder)
    rename(folder, "Shelter", "Bunker")
    rename(folder, "Survivor", "Castaway")
    return folder
