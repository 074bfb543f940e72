"""Training: opponents that learn a game by playing it against themselves.

It needs PyTorch: `pip install 'emberwatch[train]'`. What comes out, a file of weights, needs only numpy to play.
"""

from __future__ import annotations

from emberwatch.extras import MissingPackage, missing_package

EXTRA = "train"
"""The extra of this package that installs what the modules here need."""


def missing(problem: ImportError) -> MissingPackage:
    """The error that says which package is missing and how to install it."""
    return missing_package(problem, EXTRA)
