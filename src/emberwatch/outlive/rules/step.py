"""The base of every step of Outlive, and the one ability that can come before any answer during the day."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import CHANCE, NO_PICKS, Pick, Step
from emberwatch.outlive.model.names import LOOK
from emberwatch.outlive.model.state import BITS, DAY, UNSEEN, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import LOOK_AT, TILE_DRAWN

TABLE: Final = 0
"""The seat of steps that ask nobody."""
LOOK_BIT: Final = BITS[LOOK]
LOOK_VERB: Final = LOOK_AT[0].verb


class OutliveStep(Step):
    """A step of one seat: `ask` says what it may pick, `do` carries it out."""

    __slots__ = ()

    def picks(self, s: OutliveState) -> list[Pick]:
        me = s.shelters[self.seat]
        picks = self.ask(s, me)
        if me.powers & LOOK_BIT and s.phase == DAY and picks:
            return picks + looks(s, me)
        return picks

    def run(self, s: OutliveState, pick: Pick) -> None:
        if pick.verb == LOOK_VERB:
            s.then(LookThrough(self.seat, pick.what), self)
        else:
            self.do(s, s.shelters[self.seat], pick)

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        return NO_PICKS

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        raise NotImplementedError


def looks(s: OutliveState, me: Shelter) -> list[Pick]:
    """R, Look: at any time during the day, that is, whenever the room's owner is asked anything."""
    if me.ready(LOOK, s.content) < 0:
        return NO_PICKS
    return [LOOK_AT[city] for city in range(2) if s.piles[city]]


class LookThrough(Step):
    """R, Look: look through one search pile in secret, without changing its order."""

    WRITTEN = "Look"
    __slots__ = ("city",)

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def run(self, s: OutliveState, pick: Pick) -> None:
        me = s.shelters[self.seat]
        me.use(me.ready(LOOK, s.content))
        s.piles_seen[self.city] |= BITS[self.seat]
        s.emit("looked", self.seat, self.city)
        if UNSEEN in s.piles[self.city]:
            s.then(UncoverTile(self.city))


class TileDraw(Step):
    """Chance turns up a search tile of a city that nobody has looked at."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        super().__init__(CHANCE)
        self.city: Final = city

    def bag(self, s: OutliveState) -> list[int]:
        return s.unseen[self.city]

    def faces(self) -> list[Pick]:
        return TILE_DRAWN

    def run(self, s: OutliveState, pick: Pick) -> None:
        s.unseen[self.city][pick.what] -= 1
        self.apply_draw(s, pick.what)

    def apply_draw(self, s: OutliveState, tile: int) -> None:
        raise NotImplementedError


class UncoverTile(TileDraw):
    """R, Look: chance settles the order of the tiles that somebody looks at, one by one."""

    WRITTEN = "Uncover"
    __slots__ = ()

    def apply_draw(self, s: OutliveState, tile: int) -> None:
        pile = s.piles[self.city]
        pile[pile.index(UNSEEN)] = tile
        if UNSEEN in pile:
            s.then(self)
