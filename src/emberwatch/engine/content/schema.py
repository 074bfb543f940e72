"""What a game's figures may be: kinds of values, tables of them, and the result of reading a pack.

This file knows nothing about any particular game. A game describes its figures as a `Group` of parts; whatever does
not fit becomes a `Flaw`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final, TypeAlias

from emberwatch.engine.content.flaws import Flaw, at, quote_value, unknown_name

Figure: TypeAlias = int | tuple[int, ...]
Table: TypeAlias = Mapping[object, object]

# Where a figure comes from. A user's pack gets OWNER unless it names a better source.
SOURCES: Final = ("printed", "component", "inferred", "house", "owner")
OWNER: Final = "owner"
BOOKS: Final = ("en", "de", "fr", "es")
IN: Final = "printed in "
PRINTED_IN: Final = (
    *(IN + ", ".join(books) for n in range(1, len(BOOKS)) for books in combinations(BOOKS, n)),
    IN + "all",
)
"""Sources that name the rulebooks in which a figure is printed. A game's own figures always name them."""
SOURCE: Final = "source"
HEADER: Final = "pack"


# What a field may hold.


class FigureKind:
    """What a field may hold."""

    def read(self, value: object, where: str, flaws: list[Flaw]) -> Figure | None:
        """The figure, or None and a flaw."""
        raise NotImplementedError

    def toml(self, figure: Figure) -> str:
        """The figure as written in a pack."""
        raise NotImplementedError

    def says(self) -> str:
        """What may be written, for the documentation."""
        raise NotImplementedError


def _table(value: object, where: str, flaws: list[Flaw]) -> Table | None:
    if isinstance(value, Mapping):
        return value
    flaws.append(Flaw("pack-not-a-table", where, {"found": quote_value(value)}))
    return None


def _list(value: object, where: str, least: int, most: int, flaws: list[Flaw]) -> list[object] | None:
    count = _count(least, most)
    if not isinstance(value, list | tuple):
        flaws.append(Flaw("pack-not-a-list", where, {"found": quote_value(value), "count": count}))
    elif not least <= len(value) <= most:
        flaws.append(Flaw("pack-list-length", where, {"found": len(value), "count": count}))
    else:
        return list(value)
    return None


def _count(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"


def _whole(figures: list[Figure | None]) -> tuple[int, ...] | None:
    """The numbers, if all of them could be read."""
    numbers = tuple(figure for figure in figures if isinstance(figure, int))
    return numbers if len(numbers) == len(figures) else None


class Int(FigureKind):
    """A whole number. A bool is not one, although Python says it is."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def read(self, value: object, where: str, flaws: list[Flaw]) -> Figure | None:
        bounds: dict[str, str | int] = {"low": self.low, "high": self.high}
        if isinstance(value, bool) or not isinstance(value, int):
            flaws.append(Flaw("pack-not-a-number", where, {"found": quote_value(value), **bounds}))
        elif not self.low <= value <= self.high:
            flaws.append(Flaw("pack-out-of-range", where, {"value": quote_value(value), **bounds}))
        else:
            return int(value)
        return None

    def toml(self, figure: Figure) -> str:
        return str(figure)

    def says(self) -> str:
        return f"a whole number, {self.low} to {self.high}"


class Ints(FigureKind):
    """A list of whole numbers; `most` is for lists whose length the pack's owner decides."""

    def __init__(self, low: int, high: int, least: int, most: int | None = None) -> None:
        self.each: Final = Int(low, high)
        self.least: Final = least
        self.most: Final = least if most is None else most

    def read(self, value: object, where: str, flaws: list[Flaw]) -> Figure | None:
        items = _list(value, where, self.least, self.most, flaws)
        if items is None:
            return None
        return _whole([self.each.read(item, f"{where}[{i}]", flaws) for i, item in enumerate(items, 1)])

    def toml(self, figure: Figure) -> str:
        return str(list(figure)) if isinstance(figure, tuple) else str(figure)

    def says(self) -> str:
        return f"a list of {_count(self.least, self.most)} whole numbers, {self.each.low} to {self.each.high}"


class Spread(Ints):
    """A list of whole numbers; a single number applies to all of them."""

    def read(self, value: object, where: str, flaws: list[Flaw]) -> Figure | None:
        if isinstance(value, list | tuple):
            return super().read(value, where, flaws)
        one = self.each.read(value, where, flaws)
        return (one,) * self.least if isinstance(one, int) else None

    def toml(self, figure: Figure) -> str:
        same = isinstance(figure, tuple) and len(set(figure)) == 1
        return str(figure[0]) if same and isinstance(figure, tuple) else super().toml(figure)

    def says(self) -> str:
        return f"a whole number, or {super().says()}"


class Amounts(FigureKind):
    """A table that says how many of each name, such as a cost; names left out count 0."""

    def __init__(self, names: tuple[str, ...], least: int, most: int) -> None:
        self.names: Final = names
        self.each: Final = Int(0, most)
        self.total: Final = Int(least, most)

    def read(self, value: object, where: str, flaws: list[Flaw]) -> Figure | None:
        table = _table(value, where, flaws)
        if table is None:
            return None
        strange = [name for name in table if name not in self.names]
        flaws.extend(unknown_name("word", at(where, name), name, self.names) for name in strange)
        figures = [self.each.read(table.get(name, 0), at(where, name), flaws) for name in self.names]
        numbers = _whole(figures)
        return None if strange or numbers is None else self._within(numbers, where, flaws)

    def _within(self, numbers: tuple[int, ...], where: str, flaws: list[Flaw]) -> Figure | None:
        low, high, total = self.total.low, self.total.high, sum(numbers)
        if low <= total <= high:
            return numbers
        flaws.append(Flaw("pack-total", where, {"total": total, "low": low, "high": high}))
        return None

    def toml(self, figure: Figure) -> str:
        numbers = figure if isinstance(figure, tuple) else (figure,)
        parts = [f"{name} = {number}" for name, number in zip(self.names, numbers, strict=True) if number]
        return "{ " + ", ".join(parts) + " }" if parts else "{}"

    def says(self) -> str:
        return f"a table of {', '.join(self.names)}; {self.total.low} to {self.total.high} in all"


class Word(FigureKind):
    """One of several names; the figure is its position."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def read(self, value: object, where: str, flaws: list[Flaw]) -> Figure | None:
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        flaws.append(unknown_name("word", where, value, self.names))
        return None

    def toml(self, figure: Figure) -> str:
        return f'"{self.names[figure]}"' if isinstance(figure, int) else ""

    def says(self) -> str:
        return "one name"


class Words(FigureKind):
    """Several different names; the figure is their positions."""

    def __init__(self, names: tuple[str, ...], length: int) -> None:
        self.each: Final = Word(names)
        self.length: Final = length

    def read(self, value: object, where: str, flaws: list[Flaw]) -> Figure | None:
        items = _list(value, where, self.length, self.length, flaws)
        if items is None:
            return None
        numbers = _whole([self.each.read(item, f"{where}[{i}]", flaws) for i, item in enumerate(items, 1)])
        twice = [] if numbers is None else [n for i, n in enumerate(numbers) if n in numbers[:i]]
        flaws.extend(Flaw("pack-twice", where, {"word": self.each.names[n]}) for n in twice)
        return None if twice else numbers

    def toml(self, figure: Figure) -> str:
        numbers = figure if isinstance(figure, tuple) else (figure,)
        return "[" + ", ".join(self.each.toml(number) for number in numbers) + "]"

    def says(self) -> str:
        return f"a list of {self.length} different names"


# Entries, groups of entries, and the result of reading them.


class Reading:
    """What a schema found in some tables. `complete` data must have every field and name every source."""

    def __init__(self, complete: bool) -> None:
        self.complete: Final = complete
        self.figures: Final[dict[str, Figure]] = {}
        self.sources: Final[dict[str, str]] = {}
        self.kinds: Final[dict[str, FigureKind]] = {}
        self.flaws: Final[list[Flaw]] = []

    def number(self, where: str) -> int:
        figure = self.figures.get(where, 0)
        assert isinstance(figure, int), where
        return figure

    def row(self, where: str) -> tuple[int, ...]:
        figure = self.figures[where]
        assert isinstance(figure, tuple), where
        return figure

    def toml_of(self, where: str) -> str:
        return self.kinds[where].toml(self.figures[where])

    def numbers(self, group: str, names: Iterable[str], field: str) -> tuple[int, ...]:
        """One figure of every entry; 0 if an entry does not have the field."""
        return tuple(self.number(f"{group}.{name}.{field}") for name in names)

    def rows(self, group: str, names: Iterable[str], field: str) -> tuple[tuple[int, ...], ...]:
        return tuple(self.row(f"{group}.{name}.{field}") for name in names)


class SchemaPart:
    """A table of a pack."""

    def read(self, value: object, where: str, reading: Reading) -> None:
        raise NotImplementedError


class SchemaEntry(SchemaPart):
    """A table of figures, with their source."""

    def __init__(self, fields: Mapping[str, FigureKind]) -> None:
        self.fields: Final = dict(fields)

    def read(self, value: object, where: str, reading: Reading) -> None:
        table = _table(value, where, reading.flaws)
        if table is None:
            return
        known = (*self.fields, SOURCE)
        strange = [name for name in table if name not in known]
        reading.flaws.extend(unknown_name("field", at(where, name), name, known) for name in strange)
        for field, kind in self.fields.items():
            if field in table:
                self._field(kind, table[field], at(where, field), reading)
            elif reading.complete:
                reading.flaws.append(Flaw("pack-missing", at(where, field)))
        self._sources(table, where, reading)

    def _field(self, kind: FigureKind, value: object, where: str, reading: Reading) -> None:
        figure = kind.read(value, where, reading.flaws)
        if figure is not None:
            reading.figures[where] = figure
            reading.kinds[where] = kind

    def _sources(self, table: Table, where: str, reading: Reading) -> None:
        given = table.get(SOURCE, {})
        place = at(where, SOURCE)
        named: Table = {}
        if isinstance(given, Mapping):
            named = given
            self._strange_sources(table, named, place, reading.flaws)
        elif _source(given, place, reading.flaws):
            named = dict.fromkeys(self.fields, given)
        for field in self.fields:
            if field in table:
                self._source(field, named.get(field), where, reading)

    def _strange_sources(self, table: Table, named: Table, place: str, flaws: list[Flaw]) -> None:
        for field, word in named.items():
            if field not in self.fields:
                flaws.append(unknown_name("field", at(place, field), field, self.fields))
            elif field not in table:
                flaws.append(Flaw("pack-source-alone", place, {"field": str(field)}))
            _source(word, at(place, field), flaws)

    def _source(self, field: str, word: object, where: str, reading: Reading) -> None:
        if isinstance(word, str):
            reading.sources[at(where, field)] = word
        elif reading.complete:
            missing: dict[str, str | int] = {"field": field, "choices": ", ".join(SOURCES)}
            reading.flaws.append(Flaw("pack-no-source", where, missing))
        else:
            reading.sources[at(where, field)] = OWNER


def _source(word: object, where: str, flaws: list[Flaw]) -> bool:
    names_books = isinstance(word, str) and word.startswith(IN)
    return Word(PRINTED_IN if names_books else SOURCES).read(word, where, flaws) is not None


class Group(SchemaPart):
    """A table of tables; a schema is the outermost one."""

    def __init__(self, parts: Mapping[str, SchemaPart]) -> None:
        self.parts: Final = dict(parts)

    def read(self, value: object, where: str, reading: Reading) -> None:
        table = _table(value, where or HEADER, reading.flaws)
        if table is None:
            return
        strange = [name for name in table if name not in self.parts]
        reading.flaws.extend(unknown_name("table", at(where, name), name, self.parts) for name in strange)
        for name, part in self.parts.items():
            if name in table:
                part.read(table[name], at(where, name), reading)
            elif reading.complete:
                reading.flaws.append(Flaw("pack-missing", at(where, name)))


class Header(SchemaPart):
    """The table in which a pack describes itself: all texts, all optional."""

    fields: Final = ("name", "author", "note", "game")

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def read(self, value: object, where: str, reading: Reading) -> None:
        table = _table(value, where, reading.flaws)
        for field, text in (table or {}).items():
            self._field(field, text, at(where, field), reading.flaws)

    def _field(self, field: object, text: object, where: str, flaws: list[Flaw]) -> None:
        if field not in self.fields:
            flaws.append(unknown_name("field", where, field, self.fields))
        elif not isinstance(text, str):
            flaws.append(Flaw("pack-not-a-text", where, {"found": quote_value(text)}))
        elif field == "game" and text != self.game:
            flaws.append(Flaw("pack-other-game", where, {"found": quote_value(text), "game": self.game}))
