"""Dawn (W): refill the board."""

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
    """W-3, W-4: refill one city after the other, so the first cannot draw what the second discards."""

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
    """W-1: refill each place up to its total, never above it, and never remove anything."""
    for place in range(len(PLACES)):
        s.stock[place] = max(s.stock[place], s.content.totals[place][s.seats - 2])


def clear_display(s: OutliveState, city: int) -> None:
    """W-3: discard what is left of a city's equipment."""
    for kind in s.displays[city]:
        s.discard[kind] += 1
    s.displays[city] = []


def shuffle_pile(s: OutliveState, city: int) -> None:
    """W-4, S-10: shuffle all search tiles of a city together; nobody knows their order any more."""
    s.unseen[city] = list(s.content.search_tiles)
    s.piles[city] = [UNSEEN] * s.content.search_size
    s.piles_seen[city] = 0
