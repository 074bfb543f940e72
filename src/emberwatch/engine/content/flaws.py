"""What can be wrong with a content pack: a flaw names its place and says what would be right there.

All flaws of a pack are reported together: owners who type in the figures of a whole box should not have to find their
typos one run at a time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 40
BARE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Flaw:
    """One thing wrong with a pack: a sentence's key, the place, and the sentence's arguments."""

    __slots__ = ("args", "key", "where")

    def __init__(self, key: str, where: str, args: Mapping[str, str | int] | None = None) -> None:
        self.key: Final = key
        self.where: Final = where
        self.args: Final[Mapping[str, str | int]] = args or {}

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, language: str) -> str:
        from emberwatch.text import speaker  # load the texts only when somebody reads them

        return f"{self.where}: {speaker(language).say(self.key, **self.args)}"

    def __repr__(self) -> str:
        return f"Flaw({self.key!r}, {self.where!r}, {dict(self.args)!r})"


def quote_value(value: object) -> str:
    """A value as its writer wrote it, cut short; never fails, whatever the value is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if value.bit_length() <= 64 else "…"
    if isinstance(value, str):
        return json.dumps(value if len(value) <= LONGEST else f"{value[:LONGEST]}…", ensure_ascii=False)
    if isinstance(value, list | tuple):
        return "[…]"
    if isinstance(value, Mapping):
        return "{…}"
    return str(value) if isinstance(value, float) else type(value).__name__


def at(where: str, key: object) -> str:
    """The place of `key` inside the place `where`."""
    name = key if isinstance(key, str) and BARE.fullmatch(key) else quote_value(key)
    return f"{where}.{name}" if where else name


def unknown_name(what: str, where: str, name: object, choices: Iterable[str]) -> Flaw:
    """Report an unknown name, with the nearest known one, or with all of them if none is close."""
    known = list(choices)
    spelt = name[:LONGEST].lower().replace("_", "-").replace(" ", "-") if isinstance(name, str) else ""
    near = get_close_matches(spelt, known, 1)
    if near:
        return Flaw(f"pack-unknown-{what}-near", where, {"name": quote_value(name), "nearest": near[0]})
    return Flaw(f"pack-unknown-{what}", where, {"name": quote_value(name), "choices": ", ".join(known)})
