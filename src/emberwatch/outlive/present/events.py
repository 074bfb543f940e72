"""The events of Outlive: what the numbers of each kind of event mean, and the names of things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberwatch.outlive.model.names import (
    EQUIPMENT,
    EVENTS,
    HEROES,
    HUNTING,
    LEADERS,
    PLACES,
    PREY,
    RESOURCES,
    ROOMS,
    SEARCH_TILES,
    SLOTS,
)
from emberwatch.outlive.model.vocabulary import CITY_NAMES, LABELS, PURSE, SPOTS

CATALOGUE: Final[Mapping[str, tuple[str, ...]]] = {
    "place": PLACES,
    "from": PLACES,
    "city": CITY_NAMES,
    "stack": tuple([PLACES[place] for place in HUNTING]),
    "hero": HEROES,
    "slot": SLOTS,
    "resource": RESOURCES,
    "purse": PURSE,
    "room": ROOMS,
    "label": LABELS,
    "spot": SPOTS,
    "equipment": EQUIPMENT,
    "event": EVENTS,
    "leader": LEADERS,
    "prey": PREY,
    "tile": SEARCH_TILES,
}
"""The kinds of things that numbers stand for, in questions and in events."""

EVENT_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    # setup
    "dealt-room": ("seat", "room"),
    "dealt-leader": ("seat", "leader"),
    "revealed": ("seat", "leader", "label"),
    "first": ("seat",),
    "set-aside": ("seat", "equipment"),
    "got": ("seat", "resource", "n"),
    "mary-drew": ("seat", "city", "tile"),
    "mary-discarded": ("seat", "tile"),
    "placed": ("seat", "hero", "place"),
    # dawn
    "dawn": ("n",),
    "displayed": ("city", "equipment"),
    "tile-aside": ("city", "tile"),
    "reshuffled": (),
    "prey-shown": ("stack", "prey"),
    # day
    "day": ("n",),
    "event-came": ("event",),
    "scarce": ("event", "place", "n"),
    "immune": ("seat", "event"),
    "worse": ("seat", "n", "gauge"),
    "lost-token": ("seat", "resource"),
    "lost-survivor": ("seat", "spot"),
    "moved": ("seat", "hero", "from", "place"),
    "stayed": ("seat", "hero", "place"),
    "docked": ("seat", "slot"),
    "claimed": ("seat",),
    "unloaded": ("seat", "slot", "n"),
    "welcomed": ("seat", "spot"),
    "pressed": ("seat", "to", "strength", "n"),
    "shot": ("seat", "to"),
    "gave": ("seat", "to", "resource", "n"),
    "took": ("seat", "place", "resource"),
    "algae": ("seat", "gauge"),
    "opened": ("seat",),
    "brought": ("seat", "equipment", "resource", "n"),
    "used-equipment": ("seat", "equipment"),
    "used-room": ("seat", "label"),
    "looked": ("seat", "city"),
    "sensed": ("seat", "place"),
    "aimed": ("seat", "prey"),
    "spared": ("seat", "place"),
    "caught": ("seat", "prey", "n", "munitions"),
    "salvaged": ("seat", "city", "equipment"),
    "found": ("seat", "city", "tile"),
    # night
    "night": ("n",),
    "passed": ("seat",),
    "saved": ("seat", "resource"),
    "overcame": ("seat", "event", "n"),
    "feeding": ("seat", "n", "rows"),
    "ate": ("seat", "resource", "n"),
    "starved": ("seat", "n"),
    "shielded": ("seat", "n"),
    "recruited": ("seat", "purse"),
    "entered": ("seat", "label"),
    "paid": ("seat", "resource"),
    "built": ("seat", "label"),
    "dismantled": ("seat", "equipment"),
    "drew": ("seat", "equipment"),
    "drew-owned": ("seat", "equipment"),
    "repaired": ("seat", "equipment", "wood", "metal", "microchip"),
    "spoiled": ("seat", "meat", "water"),
    # end
    "convoy": (),
    "scored": ("seat", "n"),
}
