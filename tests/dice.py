"""The dice of tests: the same in every run, so that what fails fails again.

`EMBERWATCH_DICE=another pytest ...` plays with others.
"""

from __future__ import annotations

import os

from emberwatch.table import settings

VARIABLE = settings.DICE
DICE = os.environ.get(VARIABLE) or "tests"
