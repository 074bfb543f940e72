"""Content packs: read TOML files, check them against a schema, merge one into another, and compare them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.content.schema import HEADER, Group, Header, Reading

FIRST, LONGEST = 3, 250
"""How many flaws a short message lists, and how many characters of each it shows."""
LINE: Final = re.compile(r" ?\(at line (\d+), column \d+\)")


class PackError(ValueError):
    """A pack that cannot be played. The text is for people: it lists everything that is wrong, line by line."""

    def __init__(self, file: str, flaws: Iterable[Flaw]) -> None:
        self.file: Final = file
        self.flaws: Final = tuple(flaws)
        self.where: Final = self.flaws[0].where
        super().__init__("\n".join(f"{file}: {flaw}" for flaw in self.flaws))

    def __reduce__(self) -> tuple[type[PackError], tuple[str, tuple[Flaw, ...]]]:
        """Pickle the error so that it comes back whole from a worker process."""
        return PackError, (self.file, self.flaws)


def in_short(flaws: Sequence[Flaw]) -> str:
    """The first flaws, for places with room for only a few sentences, and how many more there are."""
    told = [str(flaw)[:LONGEST] for flaw in flaws[:FIRST]]
    return "\n".join(told + [f"… (+{len(flaws) - FIRST})"] * (len(flaws) > FIRST))


class Change:
    """One figure that a pack changes: old and new as written in TOML, and the source of the old one."""

    __slots__ = ("new", "old", "source", "where")

    def __init__(self, where: str, old: str, new: str, source: str) -> None:
        self.where: Final = where
        self.old: Final = old
        self.new: Final = new
        self.source: Final = source

    def __str__(self) -> str:
        return f"{self.where}: {self.old} ({self.source}) -> {self.new}"


# Reading files.


def read(path: str | Path) -> dict[str, object]:
    """The tables of one TOML file."""
    file = str(path)
    try:
        text = Path(path).read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise PackError(file, [Flaw("pack-no-file", file)]) from None
    except UnicodeDecodeError:
        raise PackError(file, [Flaw("pack-not-text", file)]) from None
    except OSError as error:
        raise PackError(file, [Flaw("pack-unreadable", file, {"reason": str(error.strerror)})]) from None
    except ValueError as error:  # a path that no file system allows
        raise PackError(file, [Flaw("pack-unreadable", file, {"reason": str(error)})]) from None
    return read_text(text, file)


def read_text(text: str, file: str) -> dict[str, object]:
    """The tables of a TOML text; errors call it `file`."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise PackError(file, [Flaw("pack-too-deep", file)]) from None
    except ValueError as error:  # TOMLDecodeError, or numbers with thousands of digits
        raise PackError(file, [_syntax(str(error), text)]) from None


def _syntax(reason: str, text: str) -> Flaw:
    found = LINE.search(reason)
    line = int(found[1]) if found else text.count("\n") + 1
    return Flaw("pack-syntax", f"line {line}", {"reason": LINE.sub("", reason)})


# Reading with a schema, merging, comparing.


def read_base(schema: Group, data: Mapping[str, object]) -> Reading:
    """Read a game's own figures: all of them must be there."""
    reading = Reading(complete=True)
    schema.read(data, "", reading)
    return reading


def read_pack(schema: Group, game: str, pack: object) -> Reading:
    """Read a user's pack: any part of the figures, and a header."""
    reading = Reading(complete=False)
    Group({**schema.parts, HEADER: Header(game)}).read(pack, "", reading)
    return reading


def merge_figures(base: Reading, pack: Reading) -> Reading:
    """Lay the pack's figures over the base, field by field; a cost is replaced as a whole."""
    whole = Reading(complete=True)
    for reading in (base, pack):
        whole.figures.update(reading.figures)
        whole.sources.update(reading.sources)
        whole.kinds.update(reading.kinds)
    return whole


def changes(base: Reading, pack: Reading) -> list[Change]:
    """The figures that the pack changes; repeating a figure without changing it is not a change."""
    changed = [where for where, figure in pack.figures.items() if base.figures[where] != figure]
    return [Change(where, base.toml_of(where), pack.toml_of(where), base.sources[where]) for where in changed]


def plain(value: object) -> object:
    """A copy of a checked pack made only of dicts, lists, strings and numbers, so that JSON can hold it."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value
