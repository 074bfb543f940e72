"""The games for learning code: PettingZoo, Gymnasium and OpenSpiel, over one encoding of what a seat may know.

Everything here is optional: `pip install 'emberwatch[environments]'` brings the packages, and whichever is missing
is named when its module is imported.
"""

from __future__ import annotations

from emberwatch.engine.errors import Problem

EXTRA = "environments"
"""The extra of this package that brings what the modules here need."""


class MissingPackage(Problem, ImportError):
    """A package that an environment stands on is not installed."""


def missing(problem: ImportError) -> MissingPackage:
    """Says which package is missing, and how to get it."""
    name = (problem.name or str(problem)).partition(".")[0]
    return MissingPackage("error-package-missing", package=name, extra=EXTRA)
