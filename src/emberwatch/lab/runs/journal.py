"""The journal of an arena: a file with one line of JSON per game, written as games end and never changed.

The first line says what is played. Running the same arena again continues it; an incomplete last line is dropped, and
its game is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, TextIO

from emberwatch.lab.runs.keeping import Unusable, alone, explain_failures, write_whole
from emberwatch.lab.simulate import Plain

FORMAT: Final = 1
HEAD: Final = "arena"


class Journal:
    """The games played so far, and the file for the rest; without a file, everything stays in memory."""

    def __init__(self, results: dict[int, Plain], file: TextIO | None) -> None:
        self.results = results
        """The results, by the numbers of their games."""
        self.file = file

    def add(self, row: Plain) -> None:
        if self.file is not None:
            with explain_failures(Path(self.file.name)):
                self.file.write(line_of(row))
                self.file.flush()
        self.results[number_of(row)] = row


@contextmanager
def open_journal(path: Path | None, setup: Plain) -> Iterator[Journal]:
    """Open the journal of exactly this setup at its end; Unusable if the file has anything else."""
    if path is None:
        yield Journal({}, None)
        return
    with ExitStack() as held:
        with explain_failures(path):
            begin(path, setup)
            held.enter_context(alone(path))
            results = read(path, setup)
            file = held.enter_context(path.open("a", encoding="utf-8"))
        yield Journal(results, file)


def begin(path: Path, setup: Plain) -> None:
    if not path.exists() or not path.stat().st_size:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, line_of({HEAD: FORMAT, **setup}).encode())


def read(path: Path, setup: Plain) -> dict[int, Plain]:
    """Read a journal, and cut the file off at an incomplete line."""
    lines = path.read_bytes().splitlines(keepends=True)
    rows = [parse_line(line) for line in lines]
    if len(rows) > 1 and rows[-1] is None:
        rows.pop()
        with path.open("r+b") as file:
            file.truncate(sum(map(len, lines[:-1])))
    check(path, rows, setup)
    return {number_of(row): row for row in rows[1:] if row is not None and "failed" not in row}


def parse_line(line: bytes) -> Plain | None:
    """Parse a complete line; None for any other."""
    try:
        row = json.loads(line) if line.endswith(b"\n") else None
    except ValueError:
        return None
    return row if isinstance(row, dict) else None


def check(path: Path, rows: list[Plain | None], setup: Plain) -> None:
    head = rows[0] if rows else None
    if head is None or head.get(HEAD) != FORMAT:
        raise Unusable("lab-no-journal", path=str(path))
    for name, value in json.loads(json.dumps(setup)).items():
        if head.get(name) != value:
            raise Unusable("lab-other-setup", path=str(path), what=name, old=short(head.get(name)), new=short(value))
    for at, row in enumerate(rows[1:], 2):
        if row is None or not isinstance(row.get("number"), int):
            raise Unusable("lab-broken-line", path=str(path), line=at)


def short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:80]}…"


def line_of(row: Plain) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def number_of(row: Plain) -> int:
    number = row["number"]
    assert isinstance(number, int)
    return number
