"""What every step of Discover is based on: steps of a survivor, steps of the table, draws and dice."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, Survivor
from emberwatch.discover.model.vocabulary import (
    ROLLED,
)
from emberwatch.engine.agenda import CHANCE, NO_PICKS, Pick, Step

TABLE: Final = 0
"""The seat of steps that ask nobody."""
SIDES: Final = [1] * 12


class DiscoverStep(Step):
    """A step of one survivor: `ask` lists what it may pick, `do` carries it out. Once off the map, it does nothing."""

    __slots__ = ()

    def picks(self, s: DiscoverState) -> list[Pick]:
        me = s.survivors[self.seat]
        return NO_PICKS if s.ended or me.status != ON else self.ask(s, me)

    def run(self, s: DiscoverState, pick: Pick) -> None:
        me = s.survivors[self.seat]
        if me.status == ON and not s.ended:
            self.do(s, me, pick)
        elif not s.ended:
            self.skip(s)

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return NO_PICKS

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        raise NotImplementedError

    def skip(self, s: DiscoverState) -> None:
        """What to do if the survivor is no longer on the map: usually nothing (R-19)."""


class DiscoverTableStep(Step):
    """A step that asks nobody."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if not s.ended:
            self.go(s)

    def go(self, s: DiscoverState) -> None:
        raise NotImplementedError


class Draw(Step):
    """A step of chance."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if not s.ended:
            self.apply_draw(s, pick.what)

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        raise NotImplementedError


class Die(Draw):
    """A twelve-sided die."""

    __slots__ = ()

    def bag(self, s: DiscoverState) -> list[int]:
        return SIDES

    def faces(self) -> list[Pick]:
        return ROLLED


# -- what a survivor's cards can do -----------------------------------------------------------------------------
