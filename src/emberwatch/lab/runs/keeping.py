"""Keeping files: they are complete or not there, and only one program at a time writes them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from emberwatch.engine.errors import Problem

try:
    import fcntl
except ImportError:  # Windows has no such locks: there, nothing warns of a second program
    fcntl = None  # type: ignore[assignment]


class Unusable(Problem):
    """A results file or a run folder that cannot be used, or not for this purpose."""


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Lock a file or folder; Unusable if another program holds it. The lock ends with the program, however it ends."""
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
def explain_failures(path: Path) -> Iterator[None]:
    """Turn what the system refuses into a message for people."""
    try:
        yield
    except OSError as problem:
        raise Unusable("lab-no-file", path=str(path), reason=problem.strerror or str(problem)) from problem


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file, so that anybody who reads it finds either the old content or the new one."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
