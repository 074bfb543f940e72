"""Where the project lies, and where programs that tests start find their packages."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent
"""The project's folder."""


def found_in(folder: Path) -> dict[str, str]:
    """The environment in which packages are found in this folder, and where they were found before."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])}
