"""Dawn (W): the board is filled again."""

from __future__ import annotations

from emberwatch.engine.agenda import Pick, Step
from emberwatch.outlive.equipment import Display
from emberwatch.outlive.events import TurnOver
from emberwatch.outlive.names import PLACES
from emberwatch.outlive.rule import TABLE
from emberwatch.outlive.state import DAWN, UNSEEN, State


class Dawn(Step):
    """W-1 to W-5."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: State, pick: Pick) -> None:
        s.round += 1
        s.phase = DAWN
        s.tell("dawn", s.round)
        refill(s)
        s.algae = True
        clear_cities(s)
        shuffle_piles(s)
        each = s.content.city_equipment
        steps: list[Step] = [Display(0, each), Display(1, each)]
        aside = s.content.search_size - s.content.search_left[s.seats - 2]
        if aside:
            steps += [TurnOver(0, aside), TurnOver(1, aside)]
        s.queue(steps)
        s.slot_people = [1] * 4
        s.claimed = False


def refill(s: State) -> None:
    """W-1: up to the total, never above, never removing."""
    for place in range(len(PLACES)):
        s.stock[place] = max(s.stock[place], s.content.totals[place][s.seats - 2])


def clear_cities(s: State) -> None:
    """W-3: what is left of the equipment is discarded in both cities before either draws."""
    for city in range(2):
        for kind in s.displays[city]:
            s.discard[kind] += 1
        s.displays[city] = []


def shuffle_piles(s: State) -> None:
    """W-4, S-10: all search tiles of a city are shuffled together; nobody knows their order any more."""
    for city in range(2):
        s.unseen[city] = list(s.content.search_tiles)
        s.piles[city] = [UNSEEN] * s.content.search_size
        s.piles_seen[city] = 0
