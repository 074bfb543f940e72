"""Items: how they come out of their decks, go from hand to hand, and back."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from emberwatch.discover.cards.moments import Moment
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, Held, Survivor
from emberwatch.discover.model.vocabulary import DISCARD, DROP, ITEM_SOURCE, ITEMS, NAME, PASS, SPLIT, YES
from emberwatch.discover.rules.abilities import at_moment, number_of
from emberwatch.discover.rules.inventory import (
    burden,
    discard_item,
    doubles,
    is_quest_item,
    limit,
    return_item,
    sorts_held,
    split,
    take_token,
)
from emberwatch.discover.rules.step import DiscoverStep, DiscoverTableStep
from emberwatch.engine.agenda import MAY, ONE, Pick, Step


def in_deck(s: DiscoverState, item: int) -> int:
    return s.decks.made_deck[item - MADE] if item >= MADE else s.decks.deck[item]


def draw_item(s: DiscoverState, seat: int, item: int) -> None:
    """IT-1, R-53: an item from its deck is fresh: its counters are laid on it now and only now."""
    if item >= MADE:
        s.decks.made_deck[item - MADE] -= 1
        s.decks.read_made |= 1 << (item - MADE)
    else:
        s.decks.deck[item] -= 1
    s.emit("item", seat, s.content.place_of(item))
    receive(s, seat, Held(item, s.item(item).counters, 0))
    for source, k, ability in at_moment(s, seat, "gained"):
        if source == ITEM_SOURCE + s.content.place_of(item):
            s.then(Moment(seat, source, k, ability))


def name_of(s: DiscoverState, item: int) -> str:
    """IN-9: the name by which items are the same, found or crafted. Ours are told apart by their messages."""
    entry = s.item(item)
    return entry.title or (entry.name if s.content.copy.pack else entry.key)


def receive(s: DiscoverState, seat: int, held: Held) -> None:
    """IN-9: of two items of one name the new one is kept; the old one goes to its deck or to somebody here."""
    me = s.survivors[seat]
    name = name_of(s, held.item)
    old = [other for other in me.items if name_of(s, other.item) == name]
    kept = [other for other in me.items if other not in old]
    me.items = tuple(sorted([*kept, held], key=attrgetter("item")))
    s.turn.busy |= 1 << seat
    for other in old:
        s.then(HandOn(seat, other))


class HandOn(DiscoverStep):
    """IN-9, R-51: the old copy goes to its deck, or to a willing survivor on the space who has none of that name."""

    __slots__ = ("held",)
    KEY = "discover-ask-hand-on"
    RULES = ("IN-9", "R-51")
    SHAPE = MAY

    def __init__(self, seat: int, held: Held) -> None:
        super().__init__(seat)
        self.held: Final = held

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"item": s.content.place_of(self.held.item)}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        name = name_of(s, self.held.item)
        others = [
            other for other in s.at(me.space)
            if other != self.seat and name not in [name_of(s, h.item) for h in s.survivors[other].items]
        ]  # fmt: skip
        return [PASS, *[NAME[other] for other in others]] if others else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.verb == NAME[0].verb:
            s.then(AcceptItem(pick.what, self.seat, self.held))
        else:
            self.put_back(s)

    def skip(self, s: DiscoverState) -> None:
        self.put_back(s)

    def put_back(self, s: DiscoverState) -> None:
        return_item(s, self.held.item)
        s.emit("item-returned", self.seat, s.content.place_of(self.held.item))


class AcceptItem(DiscoverStep):
    """R-48: being handed something needs consent."""

    __slots__ = ("giver", "held")
    KEY = "discover-ask-accept-item"
    RULES = ("R-48", "R-51")
    SHAPE = MAY

    def __init__(self, seat: int, giver: int, held: Held) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.held: Final = held

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"to": self.giver, "item": s.content.place_of(self.held.item)}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            s.emit("item-handed", self.giver, self.seat, s.content.place_of(self.held.item))
            receive(s, self.seat, self.held)
        else:
            return_item(s, self.held.item)
            s.emit("item-returned", self.giver, s.content.place_of(self.held.item))

    def skip(self, s: DiscoverState) -> None:
        return_item(s, self.held.item)


# -- the carry limit --------------------------------------------------------------------------------------------


class Limits(DiscoverTableStep):
    """LI-3: a survivor who has gained something keeps no more than the limit allows; asked from one seat on."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first: Final = first

    def go(self, s: DiscoverState) -> None:
        busy, s.turn.busy = s.turn.busy, 0
        order = [(self.first + i) % s.seats for i in range(s.seats)]
        steps: list[Step] = [CarryLimit(seat) for seat in order if busy >> seat & 1 and s.survivors[seat].status == ON]
        s.queue(steps)


class CarryLimit(DiscoverStep):
    """LI-1, LI-2, R-59: down to the limit, one by one; tokens drop onto the space, items go to their decks."""

    __slots__ = ()
    KEY = "discover-ask-limit"
    RULES = ("LI-1", "LI-2", "LI-6")
    SHAPE = ONE

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"n": burden(s, self.seat) - limit(s, self.seat)}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        if burden(s, self.seat) <= limit(s, self.seat):
            return []
        picks = [DROP[sort] for sort in sorts_held(s, me)]
        items = [DISCARD[s.content.place_of(held.item)] for held in me.items if not is_quest_item(s, held.item)]
        return picks + sorted(items, key=number_of) + [SPLIT[sort] for sort in doubles(s, me)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.verb == DROP[0].verb:
            s.map.lying[me.space] += (take_token(s, me, pick.what),)
            s.emit("dropped", self.seat, pick.what)
        elif pick.verb == SPLIT[0].verb:
            split(s, self.seat, pick.what)
        elif pick.verb == DISCARD[0].verb:
            discard_item(s, self.seat, s.content.item_at(pick.what))
        else:
            return
        s.then(self)


assert len(DISCARD) == len(ITEMS)
