"""The dice of tests: the same in every run, so that a failing test fails again.

`EMBERWATCH_DICE=other pytest ...` plays with other dice.
"""

from __future__ import annotations

import os
import secrets

from emberwatch.table import settings

VARIABLE = settings.DICE
ALWAYS = "tests"
DICE = os.environ.get(VARIABLE) or ALWAYS


def fresh_dice() -> str:
    """New dice for a test that explores; those named in the environment, if any."""
    return DICE if DICE != ALWAYS else str(secrets.randbits(32))
