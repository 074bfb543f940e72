"""Packages that only some parts need: if one is missing, the error says how to install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from emberwatch.engine.errors import Problem

TABLE: Final = "table"
"""The extra that installs what the server needs."""


class MissingPackage(Problem, ImportError):
    """A package of an extra is not installed."""


def missing_package(problem: ImportError, extra: str) -> MissingPackage:
    """Name the package that could not be imported, and the extra that installs it."""
    return MissingPackage("error-package-missing", package=package_in(problem), extra=extra)


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import optional packages: a missing one raises MissingPackage; a missing module of ours stays a bug."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if package_in(problem) == __package__:
            raise
        raise missing_package(problem, extra) from problem


def package_in(problem: ImportError) -> str:
    return (problem.name or str(problem)).partition(".")[0]
