"""Where programs that tests start find their packages."""

from __future__ import annotations

import os
from pathlib import Path


def found_in(folder: Path) -> dict[str, str]:
    """The environment in which packages are found in this folder, and where they were found before."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])}
