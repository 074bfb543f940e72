"""Carrying out the lines of cards, one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON
from emberwatch.discover.rules import harm
from emberwatch.discover.rules.step import TABLE
from emberwatch.engine.agenda import Pick, Step

NO_SOURCE: Final = -1
NIGHT_CARD: Final = -2
"""The source of a night card's lines: whoever is chieftain now continues them (R-35)."""
STAGE_CARD: Final = -3
"""The source of the lines that begin a quest stage: they are the chieftain's, too."""
NIGHT_CARD_FOR_ONE: Final = -4
"""The source of a night card's lines that concern one survivor after another."""
GOAL: Final = -5
"""The source of the lines that follow when a goal of the quest is reached."""
WATCHERS: Final[list[Callable[[Line], None]]] = []
"""Functions to call with every line just before it is carried out, to trace what cards do. Usually there are none."""


class Lines(Step):
    """The lines of a card from one on, for one survivor. A survivor who leaves the map leaves them undone (R-19)."""

    __slots__ = ("at", "for_", "lines", "own", "source")

    def __init__(self, for_: int, lines: tuple[Line, ...], source: int, own: bool = True, at: int = 0) -> None:
        super().__init__(TABLE)
        self.for_: Final = for_
        self.lines: Final = lines
        self.source: Final = source
        self.own: Final = own
        """Whether these are a card's own lines: the dead are buried after each of these, but not within `each`."""
        self.at: Final = at

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if self.own and s.turn.dying:
            harm.bury(s)
        seat = s.turn.chief if self.source in (NIGHT_CARD, STAGE_CARD) else self.for_
        if s.ended or s.survivors[seat].status != ON or s.turn.dying >> seat & 1 or self.at >= len(self.lines):
            return
        if self.own or self.at + 1 < len(self.lines):
            s.then(Lines(self.for_, self.lines, self.source, self.own, self.at + 1))
        line = self.lines[self.at]
        for watcher in WATCHERS:
            watcher(line)
        line.do(s, seat, self.source)

    def cut_short(self) -> Lines | None:
        """MO-8: what is left of these lines when their survivor's action is over; None if nothing is."""
        rest = self.lines[self.at :]
        fates = tuple([line for line in rest if line.FATE])
        if is_of_the_table(self.source) or len(fates) == len(rest):
            return self
        return Lines(self.for_, fates, self.source, self.own) if fates or self.own else None


def for_one(source: int) -> int:
    """The source within `each`, where the lines are no longer the chieftain's."""
    if source == NIGHT_CARD:
        return NIGHT_CARD_FOR_ONE
    return NO_SOURCE if source in (STAGE_CARD, GOAL) else source


def is_of_the_table(source: int) -> bool:
    """Whether the lines belong to the whole table, as those of night cards and the quest do, not to an action."""
    return source in (NIGHT_CARD, STAGE_CARD, GOAL)


def do_lines(s: DiscoverState, seat: int, lines: tuple[Line, ...], source: int = NO_SOURCE, own: bool = True) -> None:
    """Carry these lines out next."""
    if lines:
        s.then(Lines(seat, lines, source, own))
