"""What commands print: lines that fit the terminal, error messages, and progress bars."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from emberwatch.bots.files import TRACE

WIDEST = 100
"""Longer lines are hard to read."""


def print_lines(lines: Iterable[str]) -> None:
    """Print lines no wider than the terminal; continuation lines are indented."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        print(textwrap.fill(line, width, subsequent_indent=indent, break_long_words=False))


def complain(lines: list[str], file: str | None = None) -> int:
    """Print error messages; return the exit status."""
    for line in lines:
        print(f"emberwatch: {file + ': ' if file else ''}{line}", file=sys.stderr)
    return 1


def print_trace(details: Mapping[str, object]) -> None:
    """Print the traceback of a failed bot, if its problem has one."""
    if TRACE in details:
        print(details[TRACE], file=sys.stderr)


@contextlib.contextmanager
def progress(total: int, title: str) -> Iterator[Callable[[object], None]]:
    """A progress bar that advances by one with each call."""
    with bar(total, title) as advance:
        yield lambda _: advance(1)


@contextlib.contextmanager
def bar(total: int, title: str) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as drawn:
        task = drawn.add_task(title, total=total)
        yield lambda n: drawn.advance(task, n)
