"""The types of what a seat sees of Outlive; `view` fills them, and the page's TypeScript is generated from them."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from emberwatch.engine.view_types import Count, Seat, all_of, one_of
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
from emberwatch.outlive.model.state import GEAR_STATES, NONE, PHASES
from emberwatch.outlive.model.vocabulary import LABELS
from emberwatch.outlive.rules.scoring import PARTS

OWNED = GEAR_STATES[NONE + 1 :]
"""The states of equipment that somebody has."""
CITY_NAMES = [PLACES[place] for place in CITIES]
HUNTING_PLACES = [PLACES[place] for place in HUNTING]

PlaceName: TypeAlias = Annotated[str, one_of("PlaceName", PLACES)]
CityName: TypeAlias = Annotated[str, one_of("CityName", CITY_NAMES)]
HuntingPlace: TypeAlias = Annotated[str, one_of("HuntingPlace", HUNTING_PLACES)]
Resource: TypeAlias = Annotated[str, one_of("Resource", RESOURCES)]
EventName: TypeAlias = Annotated[str, one_of("EventName", EVENTS)]
RoomName: TypeAlias = Annotated[str, one_of("RoomName", ROOMS)]
RoomLabel: TypeAlias = Annotated[str, one_of("RoomLabel", LABELS)]
EquipmentName: TypeAlias = Annotated[str, one_of("EquipmentName", EQUIPMENT)]
GearState: TypeAlias = Annotated[str, one_of("GearState", OWNED)]
LeaderName: TypeAlias = Annotated[str, one_of("LeaderName", LEADERS)]
PreyName: TypeAlias = Annotated[str, one_of("PreyName", PREY)]
TileName: TypeAlias = Annotated[str, one_of("TileName", SEARCH_TILES)]
HeroName: TypeAlias = Annotated[str, one_of("HeroName", HEROES)]
SlotName: TypeAlias = Annotated[str, one_of("SlotName", SLOTS)]
Part: TypeAlias = Annotated[str, one_of("Part", PARTS)]
Phase: TypeAlias = Annotated[str, one_of("Phase", PHASES)]
HeroState: TypeAlias = Literal["idle", "standing", "done"]
Amounts: TypeAlias = dict[Resource, Count]


class EventsView(TypedDict):
    open: list[EventName]
    unseen: list[EventName]


class PlaceView(TypedDict):
    place: PlaceName
    stock: Count
    total: Count


class StackView(TypedDict):
    top: PreyName | None
    size: Count
    tiles: list[PreyName | None] | None
    """All of them from the top, for a seat that has looked through them."""


class CityView(TypedDict):
    equipment: list[EquipmentName]
    pile: Count
    hidden: dict[TileName, Count]
    aside: dict[TileName, Count]
    tiles: list[TileName | None] | None
    """The pile from the top, for a seat that has looked through it."""


SlotView = TypedDict(
    "SlotView",
    {
        "slot": SlotName,
        "canned-goods": Count,
        "survivors": Count,
        "heroes": list[tuple[Seat, HeroName]],
    },
)


class RoomView(TypedDict):
    room: RoomName
    label: RoomLabel
    built: bool
    survivors: Count
    spaces: Count
    upkeep: Count
    works: bool
    used: Annotated[list[bool], Meta(min_length=2, max_length=2)]
    """Used this round; of rooms that work once in each city: in Blackwood, in Silent Peak."""


class HeroView(TypedDict):
    hero: HeroName
    strength: Count
    """As printed: pressure goes by it."""
    acts: Count
    """The strength with which it acts now: an open event may lower it."""
    place: PlaceName | None
    state: HeroState
    """Lying until it has acted; "done" is one that could not move and lies on."""
    reach: list[PlaceName]
    """The places to which it could still move today."""


class NightView(TypedDict):
    """What the coming night costs: supplies and water, how much of that is missing, and squares of radiation."""

    supplies: Count
    water: Count
    missing: Count
    radiation: Count


class AirlockView(TypedDict):
    survivors: Count
    rows: list[Count]


class GaugeView(TypedDict):
    square: Count
    points: int


class DealtView(TypedDict):
    rooms: list[RoomName]
    leaders: list[LeaderName]
    discarded: list[RoomName]


class ShelterView(TypedDict):
    seat: Seat
    leader: LeaderName | None
    resources: Annotated[dict[Resource, Count], all_of(RESOURCES)]
    rooms: list[RoomView]
    airlock: AirlockView
    gauge: GaugeView
    equipment: dict[EquipmentName, GearState]
    heroes: list[HeroView]
    caught: dict[PreyName, Count]
    events: list[EventName]
    score: Annotated[dict[Part, int], all_of(PARTS)]
    tonight: NotRequired[NightView]
    """From dawn until the shelters are fed."""
    dealt: NotRequired[DealtView]
    """The seat's own hand."""


class PreyView(TypedDict):
    endurance: Count
    meat: list[Count]


class PrintedEvent(TypedDict):
    points: int
    cost: Amounts


class PrintedEquipment(TypedDict):
    pair: EquipmentName
    cost: Amounts


FiguresView = TypedDict(
    "FiguresView",
    {
        "gauge": list[int],
        "room-points": list[int],
        "prey": Annotated[dict[PreyName, PreyView], all_of(PREY)],
        "events": Annotated[dict[EventName, PrintedEvent], all_of(EVENTS)],
        "equipment": Annotated[dict[EquipmentName, PrintedEquipment], all_of(EQUIPMENT)],
    },
)
FiguresView.__doc__ = "What is printed on shelters, events and tiles."


class OutliveView(TypedDict):
    """All that a seat may know of a game of Outlive."""

    game: Literal["outlive"]
    edition: str
    seat: Seat | None
    """Whose view it is; None is a spectator's."""
    seats: Count
    round: Count
    phase: Phase
    first: Seat | None
    waves: list[Count]
    events: EventsView
    places: list[PlaceView]
    algae: bool
    stacks: Annotated[dict[HuntingPlace, StackView], all_of(HUNTING_PLACES)]
    cities: Annotated[dict[CityName, CityView], all_of(CITY_NAMES)]
    cargo: list[SlotView]
    deck: Count
    discard: dict[EquipmentName, Count]
    shelters: list[ShelterView]
    figures: FiguresView
    waiting: NotRequired[list[Seat]]
    """The seats that may pick now: `Game.view` adds it."""
