"""Set-up for every test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from emberwatch import forms
from tests.dice import ALWAYS, DICE, VARIABLE
from tests.effort import set_up_hypothesis
from tests.outlive.situation import PLAYED

os.environ[VARIABLE] = DICE  # for every server that a test starts, in whatever way
set_up_hypothesis()


def pytest_runtest_setup(item: pytest.Item) -> None:
    if forms.FORM != forms.INTERPRETED and item.get_closest_marker("interpreted"):
        pytest.skip("compiled rules cannot be changed while they run")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if DICE != ALWAYS and terminalreporter.stats.get("failed"):
        terminalreporter.write_line(f"The tables had other dice than usual. To repeat: {VARIABLE}={DICE} pytest ...")


@pytest.fixture(autouse=True)
def _nothing_gets_lost() -> Iterator[None]:
    """Check at the end of each test that the tokens, cards and survivors of every game it played are all there."""
    PLAYED.clear()
    yield
    for game in PLAYED:
        assert game.rules.audit(game.state) == []
