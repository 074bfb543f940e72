"""Quests: stages, what they wait for, and the checkpoints at which that is tested."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.run_lines import GOAL, STAGE_CARD, do_lines
from emberwatch.discover.cards.syntax import Goal, hold
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import QUEST_SOURCE
from emberwatch.discover.rules.abilities import source_of_mark
from emberwatch.discover.rules.items import Limits
from emberwatch.discover.rules.step import DiscoverTableStep


class Checkpoint(DiscoverTableStep):
    """R-23, R-25: is the active quest fulfilled? A new stage is tested at the same checkpoint, each one once.

    The goals of a stage are tested in their order; after one is reached the rest follow, if the stage is still active.
    What the lines of a quest card bring about, a threat or a combat, is no checkpoint of its own.
    """

    __slots__ = ("at", "first", "stage")

    def __init__(self, first: bool = True, stage: int = -1, at: int = 0) -> None:
        super().__init__()
        self.first: Final = first
        self.stage: Final = stage
        """The stage that is being tested, and the goal with which to continue."""
        self.at: Final = at

    def go(self, s: DiscoverState) -> None:
        if self.first and s.quest.staged:
            return
        at = self.at if self.stage == s.quest.stage else 0
        if at or not s.quest.staged >> s.quest.stage & 1:
            s.quest.staged |= 1 << s.quest.stage
            goals = s.active_stage().goals
            for i in range(at, len(goals)):
                reached = who(s, goals[i])
                if reached:
                    fulfil(s, i, reached)
                    return
        s.quest.staged = 0


def who(s: DiscoverState, goal: Goal) -> list[int]:
    """R-24: the survivors on the map for whom a goal's conditions hold now, from the chieftain on."""
    found: list[int] = []
    for seat in s.clockwise(s.turn.chief):
        if hold(s, seat, goal.needs):
            found.append(seat)
            if not goal.each:
                break
    return found


def fulfil(s: DiscoverState, number: int, seats: list[int]) -> None:
    """LI-3: what the quest card gives is subject to the carry limit when its lines are done."""
    s.emit("goal", seats[0], s.quest.stage)
    s.then(Limits(s.turn.chief), Checkpoint(first=False, stage=s.quest.stage, at=number + 1))
    for seat in reversed(seats):
        do_lines(s, seat, s.active_stage().goals[number].do, GOAL)


def go_to(s: DiscoverState, number: int) -> None:
    """QU-2, QU-10: the active quest card is replaced by the stage of that number; its counters go with it.

    OD-1: the new stage is another card, so what was used of the old one today is not used of it.
    """
    found = [i for i, stage in enumerate(s.content.stages) if stage.number == number]
    if not found:
        return
    s.quest.stage = found[0]
    s.quest.marks = 0
    s.turn.spent = tuple([mark for mark in s.turn.spent if source_of_mark(mark) != QUEST_SOURCE])
    s.emit("stage", found[0])
    begin_stage(s)


def begin_stage(s: DiscoverState) -> None:
    do_lines(s, s.turn.chief, s.active_stage().start, STAGE_CARD)
