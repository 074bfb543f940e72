"""Student's t distribution, for intervals and tests of means; exact, also for few games."""

from __future__ import annotations

from functools import cache
from math import atan, cos, pi, sin, sqrt
from typing import Final

LEVEL: Final = 0.95
"""How much of the distribution an interval covers."""
HALVINGS: Final = 60
"""How often the search for a limit halves its range: then it is as exact as the numbers are."""


def p_value(t: float, degrees: int) -> float:
    """The probability that chance alone gives a value at least as far from 0 as `t`."""
    return max(0.0, 1.0 - cover(abs(t), degrees))


def cover(t: float, degrees: int) -> float:
    """The probability of a value between -t and t (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(degrees))
    total, term = 0.0, cos(angle) if degrees % 2 else 1.0
    for k in range(degrees % 2, degrees - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (k + 1) / (k + 2)
    return 2 / pi * (angle + sin(angle) * total) if degrees % 2 else sin(angle) * total


@cache
def limit(degrees: int) -> float:
    """The t for which -t to t covers 95%."""
    low, high = 0.0, 16.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if cover(middle, degrees) < LEVEL else (low, middle)
    return high
