"""Where an undefeated enemy goes."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.board import FAR, NEIGHBOURS, NEXT, NOWHERE
from emberwatch.discover.model.foes import Foe
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, Survivor
from emberwatch.discover.model.vocabulary import PLACE
from emberwatch.discover.rules import monsters
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import ONE, Pick


def retreat(s: DiscoverState, foe: Foe, fighter: int, red: int) -> None:
    """RT-1, RT-2, RT-3, RT-4: in the compass direction of the number shown, or where the fighter says."""
    direction = s.content.sheet.compass[red - 1]
    way = NEXT[foe.space][direction]
    if not is_free(s, way):
        if any([is_free(s, space) for space in NEIGHBOURS[foe.space]]):
            s.then(ChooseRetreat(fighter if s.survivors[fighter].status == ON else s.turn.chief, foe.uid))
        else:
            s.then(ChooseFarRetreat(s.turn.chief, foe.uid))
        return
    if s.enemy(foe.entry).retreat == 2 and is_free(s, NEXT[way][direction]):
        way = NEXT[way][direction]
    withdraw(s, foe, way)


def is_free(s: DiscoverState, space: int) -> bool:
    """R-12: any revealed space without a survivor."""
    return space != NOWHERE and s.is_revealed(space) and not s.at(space)


def withdraw(s: DiscoverState, foe: Foe, space: int) -> None:
    """RT-5, R-72: the token lies face up from now on; nothing else happens."""
    monsters.change_foe(s, foe, foe.with_space(space))
    s.emit("retreated", foe.entry, space)


class ChooseRetreat(DiscoverStep):
    """RT-2: the direction is barred: the fighter picks any adjacent revealed space without a survivor."""

    __slots__ = ("uid",)
    KEY = "discover-ask-retreat"
    RULES = ("RT-2", "R-21")
    SHAPE = ONE

    def __init__(self, seat: int, uid: int) -> None:
        super().__init__(seat)
        self.uid: Final = uid

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"enemy": s.foe(self.uid).entry}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PLACE[space] for space in self.spaces(s)]

    def spaces(self, s: DiscoverState) -> list[int]:
        return [space for space in NEIGHBOURS[s.foe(self.uid).space] if is_free(s, space)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            withdraw(s, s.foe(self.uid), pick.what)


class ChooseFarRetreat(ChooseRetreat):
    """RT-3, R-73: no space around is free: the nearest one without a survivor; ties are the chieftain's."""

    __slots__ = ()
    KEY = "discover-ask-far-retreat"
    RULES = ("RT-3", "R-64")

    def spaces(self, s: DiscoverState) -> list[int]:
        far = s.distances(s.foe(self.uid).space)
        free = [space for space in range(len(far)) if far[space] < FAR and is_free(s, space)]
        nearest = min([far[space] for space in free], default=0)
        return [space for space in free if far[space] == nearest]
