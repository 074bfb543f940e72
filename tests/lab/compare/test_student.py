"""Student's t distribution: the values of printed tables."""

from __future__ import annotations

import pytest

from emberwatch.lab.compare.student import cover, limit, p_value


@pytest.mark.parametrize(
    ("degrees", "t"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_limits_of_95_percent(degrees: int, t: float) -> None:
    assert limit(degrees) == pytest.approx(t, abs=5e-4)
    assert p_value(limit(degrees), degrees) == pytest.approx(0.05)


def test_many_degrees_are_a_normal_distribution() -> None:
    assert limit(20_000) == pytest.approx(1.95996, abs=2e-4)


def test_simple_cases() -> None:
    """With one degree of freedom, half lies between -1 and 1; with two, it is t / sqrt(2 + t * t)."""
    assert cover(1, 1) == pytest.approx(0.5)
    assert cover(1, 2) == pytest.approx(1 / 3**0.5)
    assert p_value(0, 7) == 1
    assert p_value(-3, 7) == p_value(3, 7)
    assert 0 <= p_value(1e9, 3) < 1e-9
