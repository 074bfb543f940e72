"""Events (E): what each does to the board or the shelters when a day begins."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import CHANCE, NO_PICKS, ONE, Pick, Step
from emberwatch.outlive.model.names import (
    CAVE_IN,
    CLAN,
    CLOUD,
    COLD_SNAP,
    EVENT_IMMUNITY,
    FAIRGROUNDS,
    FOREST,
    LEAN_TIMES,
    MATERIALS,
    MINE,
    MUNITION,
    NOMADS,
    RATS,
    SUPPLIES,
    THIEVES,
    WILDFIRE,
)
from emberwatch.outlive.model.state import UNSEEN, OutliveState, Shelter, recount
from emberwatch.outlive.model.vocabulary import EVENT_CAME, PAY
from emberwatch.outlive.rules.step import TABLE, OutliveStep, TileDraw
from emberwatch.outlive.rules.survivors import Lose

SCARCE: Final = {
    WILDFIRE: (FOREST,),
    CAVE_IN: (MINE,),
    THIEVES: (FAIRGROUNDS,),
    LEAN_TIMES: (FOREST, MINE, FAIRGROUNDS),
}
"""Where a scarcity event reduces the stock."""


class RevealEvent(Step):
    """D-1: reveal this round's event and apply it first; then apply every older one in the order they came."""

    WRITTEN = "Reveal"
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def bag(self, s: OutliveState) -> list[int]:
        return s.coming

    def faces(self) -> list[Pick]:
        return EVENT_CAME

    def run(self, s: OutliveState, pick: Pick) -> None:
        s.coming = recount(s.coming, pick.what, -1)
        older = list(s.open)
        s.open.append(pick.what)
        s.emit("event-came", pick.what)
        s.queue([Apply(event) for event in [pick.what, *older]])


class Apply(Step):
    """E: apply one event. Sandstorm, Epizootic Disease and Animal Mutation act simply by being open."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__(TABLE)
        self.event: Final = event

    def run(self, s: OutliveState, pick: Pick) -> None:
        event = self.event
        if event in SCARCE:
            scarcity(s, event)
        elif event == NOMADS:
            s.then(Nomads(0, s.amount(NOMADS)), Nomads(1, s.amount(NOMADS)))
        elif event in (CLOUD, RATS, CLAN, COLD_SNAP) and s.amount(event):
            for seat in range(s.seats):
                if s.shelters[seat].works(EVENT_IMMUNITY):
                    s.emit("immune", seat, event)
                else:
                    s.together(seat, [suffer(seat, event, s.amount(event))])


def scarcity(s: OutliveState, event: int) -> None:
    """Reduce the stock of the event's places, never below 0."""
    for place in SCARCE[event]:
        n = min(s.amount(event), s.stock[place])
        s.stock[place] -= n
        s.emit("scarce", event, place, n)


class Nomads(Step):
    """E, Nomads: remove search tiles from the top of a pile and show them face up."""

    __slots__ = ("city", "count")

    def __init__(self, city: int, count: int) -> None:
        super().__init__(TABLE)
        self.city: Final = city
        self.count: Final = count

    def run(self, s: OutliveState, pick: Pick) -> None:
        pile = s.piles[self.city]
        if self.count <= 0 or not pile:
            return
        if pile[-1] == UNSEEN:
            s.then(TurnOver(self.city, self.count))
        else:
            s.emit("tile-aside", self.city, pile.pop())
            s.then(Nomads(self.city, self.count - 1))


class TurnOver(TileDraw):
    """W-4, E: turn over a search tile and put it aside face up; then as many more as required."""

    __slots__ = ("count",)

    def __init__(self, city: int, count: int) -> None:
        super().__init__(city)
        self.count: Final = count

    def apply_draw(self, s: OutliveState, tile: int) -> None:
        s.piles[self.city].pop()
        s.emit("tile-aside", self.city, tile)
        if self.count > 1:
            s.then(Nomads(self.city, self.count - 1))


def suffer(seat: int, event: int, amount: int) -> Step:
    """What an event does to one shelter."""
    if event == CLOUD:
        return Cloud(seat, amount)
    if event == RATS:
        return Rats(seat, amount)
    if event == CLAN:
        return Clan(seat, amount)
    return Lose(seat, amount)


class Cloud(OutliveStep):
    """E, Radioactive Cloud: move the tracer toward the skull; each square past the last one costs a survivor."""

    __slots__ = ("squares",)

    def __init__(self, seat: int, squares: int) -> None:
        super().__init__(seat)
        self.squares: Final = squares

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        past = me.worse(self.squares, s.content)
        s.emit("worse", self.seat, self.squares, me.gauge)
        if past:
            s.then(Lose(self.seat, past))


def lose_token(s: OutliveState, me: Shelter, seat: int, resource: int) -> None:
    me.tokens[resource] -= 1
    s.emit("lost-token", seat, resource)


def lose_all(s: OutliveState, me: Shelter, seat: int, resources: tuple[int, ...]) -> None:
    """E: lose all tokens of these kinds, without asking anybody."""
    for resource in resources:
        for _ in range(me.tokens[resource]):
            lose_token(s, me, seat, resource)


class Rats(OutliveStep):
    """E, Rat Infestation: lose a supply; if there is none, a survivor."""

    __slots__ = ("count",)
    KEY = "ask-rats"
    RULES = ("E",)
    SHAPE = ONE

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if me.supplies() <= self.count:
            return NO_PICKS
        return [PAY[resource] for resource in SUPPLIES if me.tokens[resource]]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb != PAY[0].verb:
            missing = self.count - me.supplies()
            lose_all(s, me, self.seat, SUPPLIES)
            s.then(Lose(self.seat, missing))
            return
        lose_token(s, me, self.seat, pick.what)
        if self.count > 1:
            s.then(Rats(self.seat, self.count - 1))


CLAN_TAKES: Final[tuple[int, ...]] = (*MATERIALS, MUNITION)


class Clan(OutliveStep):
    """E, Enemy Clan: lose this many materials and munitions; with fewer, keep them and lose a survivor."""

    __slots__ = ("count",)
    KEY = "ask-clan"
    RULES = ("E",)
    SHAPE = ONE

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if me.materials() + me.tokens[MUNITION] <= self.count:
            return NO_PICKS
        return [PAY[resource] for resource in CLAN_TAKES if me.tokens[resource]]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb == PAY[0].verb:
            lose_token(s, me, self.seat, pick.what)
            if self.count > 1:
                s.then(Clan(self.seat, self.count - 1))
        elif me.materials() + me.tokens[MUNITION] < self.count:
            s.then(Lose(self.seat, 1))
        else:
            lose_all(s, me, self.seat, CLAN_TAKES)

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"count": self.count}
