"""The two forms of the rules: interpreted, which is the reference, and compiled from the same sources by mypyc.

The compiled form is used if it is available and was made from exactly the sources beside it; so if you change a rule,
you play by the changed rule, interpreted, until you compile again. `EMBERWATCH_FORM=interpreted` always uses the
sources. This module imports no other of ours, since it decides how all of them are imported, and builds use it too.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

VARIABLE = "EMBERWATCH_FORM"
INTERPRETED = "interpreted"
STAMP = "compiled.txt"
"""Beside the compiled modules: the fingerprint of the sources they were made from."""

FOLDERS = {
    "engine": ("agenda", "dice", "game", "position", "record", "record_form", "rows", "snapshot"),
    "outlive.model": ("names", "editions", "content", "vocabulary", "state"),
    "outlive.rules": (
        "step", "setup", "dawn", "day", "pressure", "places", "cargo", "hunting", "night", "survivors", "rooms",
        "equipment", "events", "scoring",
    ),
    "outlive.knowledge": ("rows",),
    "discover.model": (
        "names", "board", "components", "content", "vocabulary", "survivors", "foes", "combat", "map", "decks", "quest",
        "turn", "state",
    ),
    "discover.cards": (
        "words", "syntax", "standing", "conditions", "targets", "run_lines", "moments", "blocks", "registry",
    ),
    "discover.cards.effects": ("combat", "survivors", "monsters", "map", "decks"),
    "discover.rules": (
        "step", "abilities", "setup", "day", "moves", "explore", "gather", "craft", "trade", "items", "inventory",
        "harm", "night", "quests", "monsters",
    ),
    "discover.rules.combat": ("fight", "dice", "modifiers", "rewards", "retreat", "flee", "duel"),
    "discover.knowledge": ("rows",),
    "bots": ("search",),
    "bots.outlive": ("worth", "trials", "guide"),
    "bots.discover": ("survival", "errands", "turns", "fights", "guide"),
    "environments": ("tables",),
}  # fmt: skip
COMPILED = tuple(f"{folder}.{name}" for folder, names in FOLDERS.items() for name in names)
"""The modules that are compiled, below `emberwatch`."""


def fingerprint(package: Path) -> str:
    """The fingerprint of the sources that are compiled, and of the Python they are compiled for."""
    mark = 0
    for name in COMPILED:
        mark = zlib.crc32((package / name.replace(".", "/")).with_suffix(".py").read_bytes(), mark)
    return f"{sys.implementation.cache_tag} {len(COMPILED)} {mark:08x}"


def is_compiled(package: Path) -> bool:
    """Whether the compiled form is available, and was made from these sources."""
    stamp = package / STAMP
    return stamp.is_file() and stamp.read_bytes() == fingerprint(package).encode()


def is_stamped() -> bool:
    """Whether there are compiled modules beside this package, from whichever sources: a very cheap check."""
    return (Path(__file__).parent / STAMP).is_file()


class Sources:
    """Finds the modules of this package as sources, whatever is beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(f"{__package__}."):
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if found is not None and found.loader is not None:
                return found
        return None


def decide() -> str:
    """Decide which form this process uses, before any other module is imported."""
    package = Path(__file__).parent
    if os.environ.get(VARIABLE) != INTERPRETED and is_compiled(package):
        return "compiled"
    sys.meta_path.insert(0, Sources)
    return INTERPRETED


FORM = decide() if __package__ else ""
"""The form in use in this process."""
