"""Keeping: files that are whole or not there, and that only one program writes at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from emberwatch.engine.errors import Problem

try:
    import fcntl
except ImportError:  # Windows has no such locks: there nobody is warned of a second program
    fcntl = None  # type: ignore[assignment]


class Unusable(Problem):
    """A results file or a run folder that cannot be used, or not for this."""


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a file or folder; Unusable if another program holds it. Ends with the program, however that ends."""
    handle = os.open(path, os.O_RDONLY)
    try:
        hold(handle, path)
        yield
    finally:
        os.close(handle)


def hold(handle: int, path: Path) -> None:
    try:
        if fcntl is not None:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as problem:
        raise Unusable("lab-in-use", path=str(path)) from problem


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """What the system refuses, in words."""
    try:
        yield
    except OSError as problem:
        raise Unusable("lab-no-file", path=str(path), reason=problem.strerror or str(problem)) from problem


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file: whoever reads it, whenever, finds the old content or the new one."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
