"""The games for learning code: PettingZoo, Gymnasium and OpenSpiel, over one encoding of what a seat may know.

Everything here is optional: `pip install 'emberwatch[environments]'` brings the packages, and whichever is missing
is named when its module is imported.
"""

from __future__ import annotations

from emberwatch.extras import MissingPackage, missing_package

EXTRA = "environments"
"""The extra of this package that brings what the modules here need."""


def missing(problem: ImportError) -> MissingPackage:
    """Says which package is missing, and how to get it."""
    return missing_package(problem, EXTRA)
