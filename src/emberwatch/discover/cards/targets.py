"""The places that lines name: where "the nearest landmark" is, and who decides between equally near ones."""

from __future__ import annotations

from typing import Any, Final

from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.cards.words import NamedPlace
from emberwatch.discover.model.board import FAR, NEIGHBOURS, SPACES
from emberwatch.discover.model.foes import Foe
from emberwatch.discover.model.names import (
    ADJACENT,
    CAMP,
    HERE,
    LANDMARK,
    NEAREST_FIRE,
    NEAREST_LANDMARK,
    NEAREST_TARGET,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import PLACE
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import ONE, Pick


def spaces(s: DiscoverState, seat: int, place: NamedPlace) -> list[int]:
    """The spaces that a place may mean now; none if it is not on the revealed map (MN-3)."""
    here = s.survivors[seat].space
    if place.kind == HERE:
        return [here]
    if place.kind == CAMP:
        return [s.content.camp]
    if place.kind == ADJACENT:
        return sorted([space for space in NEIGHBOURS[here] if s.is_revealed(space)])
    if place.kind == LANDMARK:
        found = landmark_space(s, place.landmark)
        return [found] if found >= 0 else []
    return nearest(s, here, place.kind)


def nearest(s: DiscoverState, here: int, kind: int) -> list[int]:
    """R-3, R-64: the nearest spaces of a kind."""
    far = s.distances(here)
    found = [space for space in range(SPACES) if far[space] < FAR and is_kind(s, space, kind)]
    least = min([far[space] for space in found], default=0)
    return [space for space in found if far[space] == least]


def is_kind(s: DiscoverState, space: int, kind: int) -> bool:
    if kind == NEAREST_LANDMARK:
        return s.cell(space).landmark > 0
    if kind == NEAREST_TARGET:
        return s.cell(space).target
    if kind == NEAREST_FIRE:
        return s.map.fires.get(space) == 1
    return space in s.map.water


def landmark_space(s: DiscoverState, number: int) -> int:
    """The space of a landmark on the revealed map; -1 if it is not there."""
    for slot in range(len(s.map.tiles)):
        if s.map.revealed >> slot & 1:
            cells = s.content.tiles[s.map.tiles[slot]].placed[s.content.turns[slot]]
            for k in range(7):
                if cells[k].landmark == number:
                    return slot * 7 + k
    return -1


def monsters_within(s: DiscoverState, space: int, reach: int) -> list[Foe]:
    """MO-12: monsters within a distance of a space; 0 is the space itself, 1 includes adjacent ones, and so on."""
    far = s.distances(space)
    return [foe for foe in s.map.foes if foe.is_monster and far[foe.space] <= reach]


class PlaceLine(Line):
    """A line that does something at a place; if the place is ambiguous, somebody is asked first."""

    __slots__ = ("place",)

    def __init__(self, place: NamedPlace) -> None:
        self.place: Final = place

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        """R-64: the survivor chooses an adjacent space; the chieftain chooses among equally near ones."""
        s.then(WhichPlace(seat if self.place.kind == ADJACENT else s.turn.chief, seat, self))

    def do_at(self, s: DiscoverState, seat: int, space: int) -> None:
        """Carry it out for a survivor on a certain space."""
        raise NotImplementedError

    def thing(self) -> str:
        """The name of the thing that is put there, for a stored state; empty if it needs none."""
        return ""


class WhichPlace(DiscoverStep):
    """MN-9, R-64: the chieftain chooses among equally near places; the survivor himself chooses an adjacent space."""

    __slots__ = ("for_", "line")
    KEY = "discover-ask-place"
    RULES = ("R-64",)
    SHAPE = ONE

    def __init__(self, seat: int, for_: int, line: PlaceLine) -> None:
        super().__init__(seat)
        self.for_: Final = for_
        self.line: Final = line

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        found = spaces(s, self.for_, self.line.place)
        return [PLACE[space] for space in found] if len(found) > 1 else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            self.line.do_at(s, self.for_, pick.what)
            return
        found = spaces(s, self.for_, self.line.place)
        if found:
            self.line.do_at(s, self.for_, found[0])

    def written(self) -> tuple[str, dict[str, Any]]:
        """The form in which a state stores it: the line by verb and words (`registry.read_which_place` reads it)."""
        line = self.line
        named = {"place": line.place.kind, "number": line.place.landmark, "name": line.thing()}
        return "WhichPlace", {"seat": self.seat, "for_": self.for_, "verb": line.VERB, **named}
