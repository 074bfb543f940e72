"""The clickables on a table of Outlive: which of them a pick names, and which function says why one is not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.presenting import Clickables, Reason, Say, Tooltip
from emberwatch.outlive.model.names import (
    BASE,
    CARGO,
    CITIES,
    DAM,
    EQUIPMENT,
    EVENTS,
    HEROES,
    LOOK,
    PLACES,
    ROOMS,
    SLOTS,
)
from emberwatch.outlive.model.state import NOWHERE, OutliveState
from emberwatch.outlive.model.vocabulary import AIRLOCK_SPOT, CITY_NAMES, LABELS, MOST_TILES, PURSE, SPOTS
from emberwatch.outlive.present import why_not, why_not_at_home
from emberwatch.outlive.present.glossary import glossary
from emberwatch.outlive.present.why_not import Case
from emberwatch.outlive.rules.cargo import Dock, OnDeck
from emberwatch.outlive.rules.hunting import Hunting
from emberwatch.outlive.rules.places import AtBase, AtDam, InCity, InTheWild
from emberwatch.outlive.rules.pressure import Tribute
from emberwatch.outlive.rules.survivors import Lose

Keys: TypeAlias = tuple[str, ...]
Namer: TypeAlias = Callable[[OutliveState, Step, Pick], Keys]


class OutliveClickables(Clickables):
    """The clickables of Outlive."""

    def keys_of(self, s: OutliveState, asked: Step, pick: Pick) -> Keys:
        verb = str(pick.words[0])
        if verb in UNNAMED:
            return ()
        if verb in CALLED:
            return (f"{CALLED[verb]}:{word(pick)}",)
        if verb in OWN:
            return (f"{OWN[verb]}:{asked.seat}:{word(pick)}",)
        if verb in LYING:
            return (f"{LYING[verb]}:{PLACES[scene(asked)]}",)
        return NAMERS[verb](s, asked, pick)

    def drag_of(self, s: OutliveState, asked: Step, pick: Pick) -> tuple[str, str] | None:
        """Tokens go to their depot, survivors into rooms, and a supply pays for a survivor in the airlock."""
        verb, seat = str(pick.words[0]), asked.seat
        if verb == "take":
            return f"stock:{PLACES[scene(asked)]}", f"resource:{seat}:{word(pick)}"
        if verb == "enter":
            return f"airlock:{seat}", f"room:{seat}:{word(pick)}"
        return (f"resource:{seat}:{word(pick)}", f"airlock:{seat}") if verb == "recruit" else None

    def glossary(self, s: OutliveState, seat: int | None, say: Say) -> dict[str, Tooltip]:
        return glossary(s, seat, say)

    def why_not(self, s: OutliveState, seat: int, thing: str, say: Say) -> list[Reason]:
        numbers = parse_key(s, thing)
        asked = question(s, seat)
        if numbers is None or (asked and thing in self.things_on_offer(s, asked)):
            return []
        case = Case(s, seat, asked, scene(asked), say)
        why: Callable[..., list[Reason]] = JUDGES[thing.split(":")[0]]
        own = why(case, *numbers)
        return own or why_not.something_else(case) if asked else why_not.turn(case) + own

    def things_on_offer(self, s: OutliveState, asked: Step) -> list[str]:
        """Everything that at least one pick names."""
        return [thing for pick in asked.picks(s) for thing in self.keys_of(s, asked, pick)]


def question(s: OutliveState, seat: int) -> Step | None:
    """The step that asks this seat something, if any does."""
    agenda = s.lanes[seat] if s.parallel else s.trunk
    step = agenda[-1] if agenda else None
    return step if step is not None and step.seat == seat and step.picks(s) else None


def scene(asked: Step | None) -> int:
    """The place where a hero is busy during this question; NOWHERE if none is."""
    if isinstance(asked, InTheWild | Hunting):
        return asked.place
    if isinstance(asked, InCity):
        return CITIES[asked.city]
    if isinstance(asked, AtBase):
        return BASE
    if isinstance(asked, AtDam):
        return DAM
    return CARGO if isinstance(asked, Dock | OnDeck) else NOWHERE


def word(pick: Pick) -> str:
    """The name in a pick that has one."""
    return str(pick.words[1])


# -- what a pick names --------------------------------------------------------------------------------------------


def hero_to_place(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    return (f"hero:{asked.seat}:{HEROES[pick.what]}", f"place:{PLACES[pick.how]}")


def hero_at_home(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    """A hero that stays, and the place where it is."""
    here = s.shelters[asked.seat].heroes[pick.what]
    return (f"hero:{asked.seat}:{HEROES[pick.what]}", f"place:{PLACES[here]}")


def spot(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    return (f"airlock:{asked.seat}" if pick.what == AIRLOCK_SPOT else f"room:{asked.seat}:{SPOTS[pick.what]}",)


def keys_of_use(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    kind = "room" if pick.how == 1 else "equipment"
    return (f"{kind}:{asked.seat}:{word(pick)}",)


def keys_of_look(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    """The room before the pile, since the pile alone is a search; but a room that may lose somebody comes last."""
    me = s.shelters[asked.seat]
    room = f"room:{asked.seat}:{LABELS[me.labels[me.ready(LOOK, s.content)]]}"
    pile = f"pile:{word(pick)}"
    return (pile, room) if isinstance(asked, Lose) else (room, pile)


def keys_of_gift(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    assert isinstance(asked, Tribute)
    return (f"resource:{asked.victim}:{word(pick)}",)


def ammunition(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    return (f"resource:{asked.seat}:munition",)


def algae(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    return ("algae",)


def prey(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    return (f"prey:{PLACES[scene(asked)]}:{word(pick)}",)


def keys_in_city(s: OutliveState, asked: Step, pick: Pick) -> Keys:
    return (f"display:{PLACES[scene(asked)]}:{word(pick)}",)


UNNAMED: Final = ("pass", "amount")
"""Verbs of picks that name nothing on the table."""
CALLED: Final[Mapping[str, str]] = {
    "discard": "dealt",
    "lead": "leader",
    "discard-tile": "tile",
    "dock": "slot",
    "search": "pile",
    "overcome": "event",
}
"""By verb, the kind of a thing that has the same name as the pick."""
OWN: Final[Mapping[str, str]] = {
    "build": "room",
    "enter": "room",
    "repair": "equipment",
    "dismantle": "equipment",
    "save": "resource",
    "pay": "resource",
    "recruit": "resource",
}
"""By verb, the same for things in the shelter of the seat that is asked."""
LYING: Final[Mapping[str, str]] = {"take": "stock", "open": "stock", "hunt": "stack"}
"""By verb, the kind of a thing at the place where the hero is."""
NAMERS: Final[Mapping[str, Namer]] = {
    "place": hero_to_place,
    "move": hero_to_place,
    "stay": hero_at_home,
    "give": keys_of_gift,
    "shoot": ammunition,
    "algae": algae,
    "prey": prey,
    "salvage": keys_in_city,
    "use": keys_of_use,
    "welcome": spot,
    "lose": spot,
    "look": keys_of_look,
}
"""For all other verbs, the function that names the things."""


# -- why a thing is not offered ---------------------------------------------------------------------------------------

SEATS: Final = ("0", "1", "2", "3")
TILES: Final = tuple([str(n + 1) for n in range(MOST_TILES)])
SHAPES: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "place": (PLACES,),
    "hero": (SEATS, HEROES),
    "stock": (PLACES,),
    "algae": (),
    "stack": (PLACES,),
    "prey": (PLACES, TILES),
    "slot": (SLOTS,),
    "display": (CITY_NAMES, EQUIPMENT),
    "pile": (CITY_NAMES,),
    "equipment": (SEATS, EQUIPMENT),
    "room": (SEATS, LABELS),
    "airlock": (SEATS,),
    "resource": (SEATS, PURSE),
    "dealt": (ROOMS,),
    "event": (EVENTS,),
}
"""The parts of a key, for the things that somebody may want to pick."""
JUDGES: Final[Mapping[str, Callable[..., list[Reason]]]] = {
    "place": why_not.place,
    "hero": why_not.hero,
    "stock": why_not.stock,
    "algae": why_not.algae,
    "stack": why_not.stack,
    "prey": why_not.prey,
    "slot": why_not.slot,
    "display": why_not.display,
    "pile": why_not.pile,
    "event": why_not.event,
    "equipment": why_not_at_home.equipment,
    "room": why_not_at_home.room,
    "airlock": why_not_at_home.airlock,
    "resource": why_not_at_home.resource,
    "dealt": why_not_at_home.dealt_room,
}


def parse_key(s: OutliveState, thing: str) -> tuple[int, ...] | None:
    """The numbers behind a key; None if there is no such thing, or nobody could ever pick it."""
    kind, *words = thing.split(":")
    tables = SHAPES.get(kind)
    if tables is None or len(words) != len(tables):
        return None
    numbers = [table.index(word) if word in table else -1 for table, word in zip(tables, words, strict=True)]
    strange = -1 in numbers or (SEATS in tables and numbers[0] >= s.seats)
    return None if strange else tuple(numbers)
