"""Content packs: reading TOML figures, checking them against a schema, laying one over another, comparing.

This file knows no game. A game describes its figures as a `Group` of parts; whatever does not fit becomes a
`Problem` that names the place and says what would be right, and all problems are reported together: an owner
who types in the figures of a whole box should not have to find his slips one run at a time.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final, TypeAlias

Figure: TypeAlias = int | tuple[int, ...]
Table: TypeAlias = Mapping[object, object]

# Where a figure comes from. OWNER is what a user's pack gets unless it says better.
SOURCES: Final = ("printed", "component", "inferred", "house", "owner")
OWNER: Final = "owner"
SOURCE: Final = "source"
HEADER: Final = "pack"

LONGEST: Final = 40
BARE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
LINE: Final = re.compile(r" ?\(at line (\d+), column \d+\)")


class Problem:
    """One thing wrong with a pack: a sentence's key, the place, and the sentence's arguments."""

    __slots__ = ("args", "key", "where")

    def __init__(self, key: str, where: str, args: Mapping[str, str | int] | None = None) -> None:
        self.key: Final = key
        self.where: Final = where
        self.args: Final[Mapping[str, str | int]] = args or {}

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        from emberwatch.text import speaker  # the words are needed only when somebody reads them

        return f"{self.where}: {speaker(language).say(self.key, **self.args)}"

    def __repr__(self) -> str:
        return f"Problem({self.key!r}, {self.where!r}, {dict(self.args)!r})"


class PackError(ValueError):
    """A pack that cannot be played. For people: it lists everything that is wrong, line by line."""

    def __init__(self, file: str, problems: Iterable[Problem]) -> None:
        self.file: Final = file
        self.problems: Final = tuple(problems)
        self.where: Final = self.problems[0].where
        super().__init__("\n".join(f"{file}: {problem}" for problem in self.problems))

    def __reduce__(self) -> tuple[type[PackError], tuple[str, tuple[Problem, ...]]]:
        """So that it comes back whole from a worker process."""
        return PackError, (self.file, self.problems)


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
        raise PackError(file, [Problem("pack-no-file", file)]) from None
    except UnicodeDecodeError:
        raise PackError(file, [Problem("pack-not-text", file)]) from None
    except OSError as error:
        raise PackError(file, [Problem("pack-unreadable", file, {"reason": str(error.strerror)})]) from None
    except ValueError as error:  # a path that no file system allows
        raise PackError(file, [Problem("pack-unreadable", file, {"reason": str(error)})]) from None
    return read_text(text, file)


def read_text(text: str, file: str) -> dict[str, object]:
    """The tables of TOML text; `file` is only what errors call it."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise PackError(file, [Problem("pack-too-deep", file)]) from None
    except ValueError as error:  # TOMLDecodeError, and numbers of thousands of digits
        raise PackError(file, [_syntax(str(error), text)]) from None


def _syntax(reason: str, text: str) -> Problem:
    found = LINE.search(reason)
    line = int(found[1]) if found else text.count("\n") + 1
    return Problem("pack-syntax", f"line {line}", {"reason": LINE.sub("", reason)})


# Showing values.


def shown(value: object) -> str:
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
    name = key if isinstance(key, str) and BARE.fullmatch(key) else shown(key)
    return f"{where}.{name}" if where else name


def unknown(what: str, where: str, name: object, choices: Iterable[str]) -> Problem:
    """A name nobody knows, with the nearest known one, or all of them if none is near."""
    known = list(choices)
    spelt = name[:LONGEST].lower().replace("_", "-").replace(" ", "-") if isinstance(name, str) else ""
    near = get_close_matches(spelt, known, 1)
    if near:
        return Problem(f"pack-unknown-{what}-near", where, {"name": shown(name), "nearest": near[0]})
    return Problem(f"pack-unknown-{what}", where, {"name": shown(name), "choices": ", ".join(known)})


def plain(value: object) -> object:
    """A copy of a checked pack made of dicts, lists, texts and numbers only, so that JSON can hold it."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


# Schema: what a field may hold.


class Kind:
    """What a field may hold."""

    def read(self, value: object, where: str, problems: list[Problem]) -> Figure | None:
        """The figure, or None and a problem."""
        raise NotImplementedError

    def toml(self, figure: Figure) -> str:
        """The figure as one writes it in a pack."""
        raise NotImplementedError

    def says(self) -> str:
        """What may be written, for the documentation."""
        raise NotImplementedError


def _table(value: object, where: str, problems: list[Problem]) -> Table | None:
    if isinstance(value, Mapping):
        return value
    problems.append(Problem("pack-not-a-table", where, {"found": shown(value)}))
    return None


def _list(value: object, where: str, least: int, most: int, problems: list[Problem]) -> list[object] | None:
    count = _count(least, most)
    if not isinstance(value, list | tuple):
        problems.append(Problem("pack-not-a-list", where, {"found": shown(value), "count": count}))
    elif not least <= len(value) <= most:
        problems.append(Problem("pack-list-length", where, {"found": len(value), "count": count}))
    else:
        return list(value)
    return None


def _count(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"


def _whole(figures: list[Figure | None]) -> tuple[int, ...] | None:
    """The numbers, if every one of them could be read."""
    numbers = tuple(figure for figure in figures if isinstance(figure, int))
    return numbers if len(numbers) == len(figures) else None


class Int(Kind):
    """A whole number. A bool is none, though Python thinks so."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def read(self, value: object, where: str, problems: list[Problem]) -> Figure | None:
        bounds: dict[str, str | int] = {"low": self.low, "high": self.high}
        if isinstance(value, bool) or not isinstance(value, int):
            problems.append(Problem("pack-not-a-number", where, {"found": shown(value), **bounds}))
        elif not self.low <= value <= self.high:
            problems.append(Problem("pack-out-of-range", where, {"value": shown(value), **bounds}))
        else:
            return int(value)
        return None

    def toml(self, figure: Figure) -> str:
        return str(figure)

    def says(self) -> str:
        return f"a whole number, {self.low} to {self.high}"


class Ints(Kind):
    """A list of whole numbers; `most` is for lists whose length the owner decides."""

    def __init__(self, low: int, high: int, least: int, most: int | None = None) -> None:
        self.each: Final = Int(low, high)
        self.least: Final = least
        self.most: Final = least if most is None else most

    def read(self, value: object, where: str, problems: list[Problem]) -> Figure | None:
        items = _list(value, where, self.least, self.most, problems)
        if items is None:
            return None
        return _whole([self.each.read(item, f"{where}[{i}]", problems) for i, item in enumerate(items, 1)])

    def toml(self, figure: Figure) -> str:
        return str(list(figure)) if isinstance(figure, tuple) else str(figure)

    def says(self) -> str:
        return f"a list of {_count(self.least, self.most)} whole numbers, {self.each.low} to {self.each.high}"


class Spread(Ints):
    """A list of whole numbers; a single number stands for all of them."""

    def read(self, value: object, where: str, problems: list[Problem]) -> Figure | None:
        if isinstance(value, list | tuple):
            return super().read(value, where, problems)
        one = self.each.read(value, where, problems)
        return (one,) * self.least if isinstance(one, int) else None

    def toml(self, figure: Figure) -> str:
        same = isinstance(figure, tuple) and len(set(figure)) == 1
        return str(figure[0]) if same and isinstance(figure, tuple) else super().toml(figure)

    def says(self) -> str:
        return f"a whole number, or {super().says()}"


class Amounts(Kind):
    """A table of how many of each name, such as a cost; what is not named is 0."""

    def __init__(self, names: tuple[str, ...], least: int, most: int) -> None:
        self.names: Final = names
        self.each: Final = Int(0, most)
        self.total: Final = Int(least, most)

    def read(self, value: object, where: str, problems: list[Problem]) -> Figure | None:
        table = _table(value, where, problems)
        if table is None:
            return None
        strange = [name for name in table if name not in self.names]
        problems.extend(unknown("word", at(where, name), name, self.names) for name in strange)
        figures = [self.each.read(table.get(name, 0), at(where, name), problems) for name in self.names]
        numbers = _whole(figures)
        return None if strange or numbers is None else self._within(numbers, where, problems)

    def _within(self, numbers: tuple[int, ...], where: str, problems: list[Problem]) -> Figure | None:
        low, high, total = self.total.low, self.total.high, sum(numbers)
        if low <= total <= high:
            return numbers
        problems.append(Problem("pack-total", where, {"total": total, "low": low, "high": high}))
        return None

    def toml(self, figure: Figure) -> str:
        numbers = figure if isinstance(figure, tuple) else (figure,)
        parts = [f"{name} = {number}" for name, number in zip(self.names, numbers, strict=True) if number]
        return "{ " + ", ".join(parts) + " }" if parts else "{}"

    def says(self) -> str:
        return f"a table of {', '.join(self.names)}; {self.total.low} to {self.total.high} in all"


class Word(Kind):
    """One of some names; the figure is its position."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def read(self, value: object, where: str, problems: list[Problem]) -> Figure | None:
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        problems.append(unknown("word", where, value, self.names))
        return None

    def toml(self, figure: Figure) -> str:
        return f'"{self.names[figure]}"' if isinstance(figure, int) else ""

    def says(self) -> str:
        return "one name"


class Words(Kind):
    """Some different names; the figure is their positions."""

    def __init__(self, names: tuple[str, ...], length: int) -> None:
        self.each: Final = Word(names)
        self.length: Final = length

    def read(self, value: object, where: str, problems: list[Problem]) -> Figure | None:
        items = _list(value, where, self.length, self.length, problems)
        if items is None:
            return None
        numbers = _whole([self.each.read(item, f"{where}[{i}]", problems) for i, item in enumerate(items, 1)])
        twice = [] if numbers is None else [n for i, n in enumerate(numbers) if n in numbers[:i]]
        problems.extend(Problem("pack-twice", where, {"word": self.each.names[n]}) for n in twice)
        return None if twice else numbers

    def toml(self, figure: Figure) -> str:
        numbers = figure if isinstance(figure, tuple) else (figure,)
        return "[" + ", ".join(self.each.toml(number) for number in numbers) + "]"

    def says(self) -> str:
        return f"a list of {self.length} different names"


# Schema: entries, groups of entries, and what was read by them.


class Reading:
    """What a schema found in some tables. `complete` data must have every field and say every source."""

    def __init__(self, complete: bool) -> None:
        self.complete: Final = complete
        self.figures: Final[dict[str, Figure]] = {}
        self.sources: Final[dict[str, str]] = {}
        self.kinds: Final[dict[str, Kind]] = {}
        self.problems: Final[list[Problem]] = []

    def number(self, where: str) -> int:
        figure = self.figures.get(where, 0)
        assert isinstance(figure, int), where
        return figure

    def row(self, where: str) -> tuple[int, ...]:
        figure = self.figures[where]
        assert isinstance(figure, tuple), where
        return figure

    def shown(self, where: str) -> str:
        return self.kinds[where].toml(self.figures[where])

    def numbers(self, group: str, names: Iterable[str], field: str) -> tuple[int, ...]:
        """One figure of every entry; 0 where an entry has no such field."""
        return tuple(self.number(f"{group}.{name}.{field}") for name in names)

    def rows(self, group: str, names: Iterable[str], field: str) -> tuple[tuple[int, ...], ...]:
        return tuple(self.row(f"{group}.{name}.{field}") for name in names)


class Part:
    """A table of a pack."""

    def read(self, value: object, where: str, reading: Reading) -> None:
        raise NotImplementedError


class Entry(Part):
    """A table of figures, with their source."""

    def __init__(self, fields: Mapping[str, Kind]) -> None:
        self.fields: Final = dict(fields)

    def read(self, value: object, where: str, reading: Reading) -> None:
        table = _table(value, where, reading.problems)
        if table is None:
            return
        known = (*self.fields, SOURCE)
        strange = [name for name in table if name not in known]
        reading.problems.extend(unknown("field", at(where, name), name, known) for name in strange)
        for field, kind in self.fields.items():
            if field in table:
                self._field(kind, table[field], at(where, field), reading)
            elif reading.complete:
                reading.problems.append(Problem("pack-missing", at(where, field)))
        self._sources(table, where, reading)

    def _field(self, kind: Kind, value: object, where: str, reading: Reading) -> None:
        figure = kind.read(value, where, reading.problems)
        if figure is not None:
            reading.figures[where] = figure
            reading.kinds[where] = kind

    def _sources(self, table: Table, where: str, reading: Reading) -> None:
        given = table.get(SOURCE, {})
        place = at(where, SOURCE)
        named: Table = {}
        if isinstance(given, Mapping):
            named = given
            self._strange_sources(table, named, place, reading.problems)
        elif _source(given, place, reading.problems):
            named = dict.fromkeys(self.fields, given)
        for field in self.fields:
            if field in table:
                self._source(field, named.get(field), where, reading)

    def _strange_sources(self, table: Table, named: Table, place: str, problems: list[Problem]) -> None:
        for field, word in named.items():
            if field not in self.fields:
                problems.append(unknown("field", at(place, field), field, self.fields))
            elif field not in table:
                problems.append(Problem("pack-source-alone", place, {"field": str(field)}))
            _source(word, at(place, field), problems)

    def _source(self, field: str, word: object, where: str, reading: Reading) -> None:
        if isinstance(word, str):
            reading.sources[at(where, field)] = word
        elif reading.complete:
            missing: dict[str, str | int] = {"field": field, "choices": ", ".join(SOURCES)}
            reading.problems.append(Problem("pack-no-source", where, missing))
        else:
            reading.sources[at(where, field)] = OWNER


def _source(word: object, where: str, problems: list[Problem]) -> bool:
    return Word(SOURCES).read(word, where, problems) is not None


class Group(Part):
    """A table of tables; a schema is the outermost one."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts: Final = dict(parts)

    def read(self, value: object, where: str, reading: Reading) -> None:
        table = _table(value, where or HEADER, reading.problems)
        if table is None:
            return
        strange = [name for name in table if name not in self.parts]
        reading.problems.extend(unknown("table", at(where, name), name, self.parts) for name in strange)
        for name, part in self.parts.items():
            if name in table:
                part.read(table[name], at(where, name), reading)
            elif reading.complete:
                reading.problems.append(Problem("pack-missing", at(where, name)))


class Header(Part):
    """The table in which a pack says what it is: all texts, all optional."""

    fields: Final = ("name", "author", "note", "game")

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def read(self, value: object, where: str, reading: Reading) -> None:
        table = _table(value, where, reading.problems)
        for field, text in (table or {}).items():
            self._field(field, text, at(where, field), reading.problems)

    def _field(self, field: object, text: object, where: str, problems: list[Problem]) -> None:
        if field not in self.fields:
            problems.append(unknown("field", where, field, self.fields))
        elif not isinstance(text, str):
            problems.append(Problem("pack-not-a-text", where, {"found": shown(text)}))
        elif field == "game" and text != self.game:
            problems.append(Problem("pack-other-game", where, {"found": shown(text), "game": self.game}))


# Reading by a schema, merging, comparing.


def read_base(schema: Group, data: Mapping[str, object]) -> Reading:
    """A game's own figures: all of them must be there."""
    reading = Reading(complete=True)
    schema.read(data, "", reading)
    return reading


def read_pack(schema: Group, game: str, pack: object) -> Reading:
    """A user's pack: any part of the figures, and a header."""
    reading = Reading(complete=False)
    Group({**schema.parts, HEADER: Header(game)}).read(pack, "", reading)
    return reading


def merged(base: Reading, pack: Reading) -> Reading:
    """The base with the pack's figures laid over it, field by field; a cost is replaced as a whole."""
    whole = Reading(complete=True)
    for reading in (base, pack):
        whole.figures.update(reading.figures)
        whole.sources.update(reading.sources)
        whole.kinds.update(reading.kinds)
    return whole


def changes(base: Reading, pack: Reading) -> list[Change]:
    """What the pack makes different; a figure that it merely confirms is no change."""
    changed = [where for where, figure in pack.figures.items() if base.figures[where] != figure]
    return [Change(where, base.shown(where), pack.shown(where), base.sources[where]) for where in changed]
