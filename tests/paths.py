"""Where the project is, and where programs that tests start find their packages."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent
"""The project's folder."""


def found_in(folder: Path) -> dict[str, str]:
    """An environment that finds packages in this folder, in addition to the usual places."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])}
