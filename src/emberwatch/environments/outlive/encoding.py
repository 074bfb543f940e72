"""The vector of Outlive, field by field. The numbers come from `outlive/knowledge/rows.py`, in the same
order."""

from __future__ import annotations

from emberwatch.engine.rows import MOST_SEATS, WHO
from emberwatch.environments.encoding import Encoding, VectorLayout
from emberwatch.outlive.knowledge.rows import MOST_SEARCHED, QUESTIONS, ROUNDS
from emberwatch.outlive.model.names import (
    CITIES,
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
from emberwatch.outlive.model.state import PHASES
from emberwatch.outlive.model.vocabulary import LABELS, MOST_TILES


def fields() -> VectorLayout:
    found = VectorLayout()
    add = found.add
    add("seat", MOST_SEATS, 1, "the number of my seat")
    add("seats", 3, 1, "the number of seats: two, three or four")
    add("waiting", MOST_SEATS, 1, f"seats that are asked something: {', '.join(WHO)}")
    add("question", len(QUESTIONS), 1, f"the question that I am asked: {', '.join(QUESTIONS)}")
    add("round", ROUNDS, 1, "0 before the first dawn, then 1 to 6")
    add("phase", len(PHASES), 1, ", ".join(PHASES))
    add("first", MOST_SEATS, 1, "the seat with the first player token: me, next, second, third")
    add("algae", 1, 1, "whether today's dose of algae is still there")
    add("stock", len(PLACES), 10, f"resources at {', '.join(PLACES)}")
    for slot in SLOTS:
        add(f"{slot}-survivors", 1, 4, "survivors waiting on this spot of the Cargo Ship")
        heroes = f"heroes docked there: {', '.join(HEROES)} of each seat, mine first"
        add(f"{slot}-heroes", MOST_SEATS * len(HEROES), 1, heroes)
    add("events-open", len(EVENTS), 1, ", ".join(EVENTS))
    add("events-unseen", len(EVENTS), 1, "events that have not come yet; some of them never will")
    _add_piles(found)
    add("deck", 1, 40, "equipment cards in the deck")
    add("discard", len(EQUIPMENT), 2, "discarded equipment, by kind")
    for who in WHO:
        _add_shelter(found, who)
    add("dealt-rooms", len(ROOMS), 2, f"rooms dealt to me that I have not placed yet: {', '.join(ROOMS)}")
    add("dealt-leaders", len(LEADERS), 1, f"leaders dealt to me who are not my leader: {', '.join(LEADERS)}")
    add("discarded", len(ROOMS), 2, "rooms I did not keep")
    return found


def _add_piles(found: VectorLayout) -> None:
    for place in HUNTING:
        name = PLACES[place]
        found.add(f"{name}-top", len(PREY), 1, "the face-up wild game tile, by kind")
        found.add(f"{name}-size", 1, 10, "wild game tiles in the stack")
        found.add(f"{name}-known", 1, 1, "whether I have looked through the stack")
        found.add(f"{name}-tiles", MOST_TILES, len(PREY), "if so, the kind of each tile from the top, counted from 1")
    for place in CITIES:
        name = PLACES[place]
        found.add(f"{name}-equipment", len(EQUIPMENT), 2, "equipment on display, by kind")
        found.add(f"{name}-hidden", len(SEARCH_TILES), 2, f"face-down search tiles: {', '.join(SEARCH_TILES)}")
        found.add(f"{name}-known", 1, 1, "whether I have looked through the pile")
        tiles = "if so, the kind of each search tile from the top, counted from 1"
        found.add(f"{name}-tiles", MOST_SEARCHED, len(SEARCH_TILES), tiles)


def _add_shelter(found: VectorLayout, who: str) -> None:
    add = found.add
    add(f"{who}-present", 1, 1, "whether anybody plays this seat")
    add(f"{who}-leader", len(LEADERS), 1, ", ".join(LEADERS))
    add(f"{who}-resources", len(RESOURCES), 5, ", ".join(RESOURCES))
    add(f"{who}-caught", len(PREY), 3, "wild game caught, by kind")
    add(f"{who}-gauge", 1, 15, "level of the tracer; 0 is the best")
    for state in ("broken", "ready", "used"):
        add(f"{who}-equipment-{state}", len(EQUIPMENT), 1, ", ".join(EQUIPMENT))
    for hero in HEROES:
        add(f"{who}-{hero}", len(PLACES), 1, "the place of the hero; all zeros while it has none or it is secret")
    add(f"{who}-idle", len(HEROES), 1, "heroes still to act today")
    add(f"{who}-standing", len(HEROES), 1, "heroes that have acted and are still standing")
    add(f"{who}-events", len(EVENTS), 1, "events overcome")
    add(f"{who}-rooms", len(LABELS), 3, "by label: 1 owned, 2 built, 3 working; labels are those of the `build` picks")
    add(f"{who}-room-survivors", len(LABELS), 4, "survivors in the room, by label")
    add(f"{who}-room-used", len(LABELS), 3, "by label: 1 used this round, 2 used in Silent Peak, 3 both")
    add(f"{who}-airlock", 1, 7, "survivors in the airlock")


class OutliveEncoding(Encoding):
    game = "outlive"

    def __init__(self) -> None:
        super().__init__(fields())
