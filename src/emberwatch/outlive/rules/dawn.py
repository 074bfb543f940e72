"""Dawn (W): the board is filled again."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import Pick, Step
from emberwatch.outlive.model.names import PLACES
from emberwatch.outlive.model.state import DAWN, UNSEEN, OutliveState
from emberwatch.outlive.rules.equipment import Display
from emberwatch.outlive.rules.events import TurnOver
from emberwatch.outlive.rules.step import TABLE


class Dawn(Step):
    """W-1 to W-5."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: OutliveState, pick: Pick) -> None:
        s.round += 1
        s.phase = DAWN
        s.emit("dawn", s.round)
        refill(s)
        s.algae = True
        s.queue([RefillCity(0), RefillCity(1)])
        s.slot_people = [1] * 4
        s.claimed = False


class RefillCity(Step):
    """W-3, W-4: one city after the other, so what the second one discards is not there for the first to draw."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        super().__init__(TABLE)
        self.city: Final = city

    def run(self, s: OutliveState, pick: Pick) -> None:
        clear_display(s, self.city)
        shuffle_pile(s, self.city)
        steps: list[Step] = [Display(self.city, s.content.city_equipment)]
        aside = s.content.search_size - s.content.search_left[s.seats - 2]
        if aside:
            steps.append(TurnOver(self.city, aside))
        s.queue(steps)


def refill(s: OutliveState) -> None:
    """W-1: up to the total, never above, never removing."""
    for place in range(len(PLACES)):
        s.stock[place] = max(s.stock[place], s.content.totals[place][s.seats - 2])


def clear_display(s: OutliveState, city: int) -> None:
    """W-3: what is left of a city's equipment is discarded."""
    for kind in s.displays[city]:
        s.discard[kind] += 1
    s.displays[city] = []


def shuffle_pile(s: OutliveState, city: int) -> None:
    """W-4, S-10: all search tiles of a city are shuffled together; nobody knows their order any more."""
    s.unseen[city] = list(s.content.search_tiles)
    s.piles[city] = [UNSEEN] * s.content.search_size
    s.piles_seen[city] = 0
