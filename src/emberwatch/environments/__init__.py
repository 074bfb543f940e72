"""The games for machine learning: PettingZoo, Gymnasium and OpenSpiel share one encoding of what a seat may know.

Everything here is optional: `pip install 'emberwatch[environments]'` installs the packages. If one is missing, the
module that needs it says so when it is imported.
"""

from __future__ import annotations

from emberwatch.extras import MissingPackage, missing_package

EXTRA = "environments"
"""The extra of this package that installs what the modules here need."""


def missing(problem: ImportError) -> MissingPackage:
    """The error that says which package is missing and how to install it."""
    return missing_package(problem, EXTRA)
