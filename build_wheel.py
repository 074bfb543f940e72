"""What hatchling does before it makes a wheel: build the page, and compile the rules if there is a compiler.

So `pip install .` has both. An editable install has neither: `make` builds them when needed. With
EMBERWATCH_FORM=interpreted the rules are not compiled, and the wheel fits every system.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

import build_engine  # noqa: E402
import build_page  # noqa: E402


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """The hook. A wheel with compiled rules is for one platform and one Python; a wheel without them is for all."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_page.build()
        if is_compiling() and build_engine.build():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] |= build_engine.parts_of_wheel()


def is_compiling() -> bool:
    """Whether the rules are to be compiled, if they can be."""
    return bool(os.environ.get(build_engine.forms.VARIABLE) != build_engine.forms.INTERPRETED)
