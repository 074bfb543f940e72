"""The places that lines name: where "the nearest landmark" is, and who decides between equally near ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberwatch.discover.cards.conditions import landmark_space
from emberwatch.discover.model.board import FAR, NEIGHBOURS, SPACES
from emberwatch.discover.model.names import (
    ADJACENT,
    CAMP,
    HERE,
    LANDMARK,
    NEAREST_FIRE,
    NEAREST_LANDMARK,
    NEAREST_TARGET,
)
from emberwatch.discover.model.state import State, Survivor
from emberwatch.discover.model.vocabulary import PLACE
from emberwatch.discover.rules.step import Rule
from emberwatch.engine.agenda import ONE, Pick

Then: TypeAlias = Callable[[State, int, int, int, str], None]
THENS: Final[dict[str, Then]] = {}
"""By verb: state, survivor, space, number and name of the line. Filled by `verbs.py`."""


def spaces(s: State, seat: int, place: int, number: int) -> list[int]:
    """The spaces that a place may mean now; none if it is not on the revealed map (MN-3)."""
    here = s.survivors[seat].space
    if place == HERE:
        return [here]
    if place == CAMP:
        return [s.content.camp]
    if place == ADJACENT:
        return sorted([space for space in NEIGHBOURS[here] if s.is_revealed(space)])
    if place == LANDMARK:
        found = landmark_space(s, number)
        return [found] if found >= 0 else []
    return nearest(s, here, place)


def nearest(s: State, here: int, place: int) -> list[int]:
    """R-3, R-64: the nearest spaces of a kind."""
    far = s.distances(here)
    found = [space for space in range(SPACES) if far[space] < FAR and is_kind(s, space, place)]
    least = min([far[space] for space in found], default=0)
    return [space for space in found if far[space] == least]


def is_kind(s: State, space: int, place: int) -> bool:
    if place == NEAREST_LANDMARK:
        return s.cell(space).landmark > 0
    if place == NEAREST_TARGET:
        return s.cell(space).target
    if place == NEAREST_FIRE:
        return s.fires.get(space) == 1
    return space in s.water


def at_place(s: State, seat: int, verb: str, place: int, number: int, name: str) -> None:
    """Carry a verb out at a place; if it is ambiguous, its chooser is asked first."""
    chooser = seat if place == ADJACENT else s.chief
    s.then(WhichPlace(chooser, seat, verb, place, number, name))


class WhichPlace(Rule):
    """MN-9, R-64: of equally near places the chieftain chooses; an adjacent space the survivor himself."""

    __slots__ = ("for_", "name", "number", "place", "verb")
    KEY = "discover-ask-place"
    RULES = ("R-64",)
    SHAPE = ONE

    def __init__(self, seat: int, for_: int, verb: str, place: int, number: int, name: str) -> None:
        super().__init__(seat)
        self.for_: Final = for_
        self.verb: Final = verb
        self.place: Final = place
        self.number: Final = number
        self.name: Final = name

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        found = spaces(s, self.for_, self.place, self.number)
        return [PLACE[space] for space in found] if len(found) > 1 else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            THENS[self.verb](s, self.for_, pick.what, self.number, self.name)
            return
        found = spaces(s, self.for_, self.place, self.number)
        if found:
            THENS[self.verb](s, self.for_, found[0], self.number, self.name)
