"""Bots for Discover, and how the planner thinks about it."""

from emberwatch.bots.discover.guide import DiscoverGuide
from emberwatch.bots.discover.scout import Scout
from emberwatch.engine.dice import CounterDice

BOTS = (Scout,)


def new_guide(dice: CounterDice) -> DiscoverGuide:
    """The guide for Discover. It needs no dice."""
    return DiscoverGuide()
