"""What a seat may know of a game of Outlive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberwatch.outlive.model.content import OutliveContent
from emberwatch.outlive.model.names import (
    AIRLOCK,
    CITIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    HUNTING,
    LEADERS,
    MATERIALS,
    PLACES,
    PREY,
    RESOURCES,
    ROOMS,
    SEARCH_TILES,
    SLOTS,
    WATER,
)
from emberwatch.outlive.model.state import (
    BITS,
    DAWN,
    DAY,
    GEAR_STATES,
    NOWHERE,
    PHASES,
    PLACEMENT,
    SETUP,
    UNSEEN,
    OutliveState,
    Shelter,
    new_shelter,
)
from emberwatch.outlive.model.vocabulary import LABELS
from emberwatch.outlive.rules.day import MOVE_VERB, HeroTurn
from emberwatch.outlive.rules.hunting import STACK_OF
from emberwatch.outlive.rules.night import Indoors, exposure, permanent_waters, upkeep_of
from emberwatch.outlive.rules.places import strength
from emberwatch.outlive.rules.scoring import PARTS, parts
from emberwatch.outlive.rules.setup import TOGETHER

if TYPE_CHECKING:
    from emberwatch.outlive.knowledge.view_types import (
        CityView,
        FiguresView,
        HeroState,
        HeroView,
        NightView,
        OutliveView,
        PlaceView,
        PrintedEquipment,
        PrintedEvent,
        RoomView,
        ShelterView,
        SlotView,
        StackView,
    )


def name_counts(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """The names with a count above 0, and the counts."""
    return {names[i]: n for i, n in enumerate(counts) if n}


def view(s: OutliveState, seat: int | None) -> OutliveView:
    """All that this seat may know, and nothing else, as JSON-able data; None is a spectator."""
    c = s.content
    return {
        "game": "outlive",
        "edition": s.edition.digest,
        "seat": seat,
        "seats": s.seats,
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first if s.phase != SETUP else None,
        "waves": list(c.waves),
        "events": {
            "open": [EVENTS[event] for event in s.open],
            "unseen": [EVENTS[event] for event in range(len(EVENTS)) if s.coming[event]],
        },
        "places": [place_view(s, place) for place in range(len(PLACES))],
        "algae": s.algae,
        "stacks": {PLACES[place]: stack_view(s, STACK_OF[place], seat) for place in HUNTING},
        "cities": {PLACES[CITIES[city]]: city_view(s, city, seat) for city in range(2)},
        "cargo": [slot_view(s, slot) for slot in range(len(SLOTS))],
        "deck": sum(s.deck),
        "discard": name_counts(EQUIPMENT, s.discard),
        "shelters": [shelter_view(s, other, seat) for other in range(s.seats)],
        "figures": figures(c),
    }


def figures(c: OutliveContent) -> FiguresView:
    """What is printed on shelters, events and tiles, for drawings. Made on each call, as the caller owns the view."""
    return {
        "gauge": list(c.gauge),
        "room-points": list(c.room_points),
        "prey": {PREY[i]: {"endurance": c.endurance[i], "meat": list(c.meat[i])} for i in range(len(PREY))},
        "events": {EVENTS[i]: printed_event(c, i) for i in range(len(EVENTS))},
        "equipment": {EQUIPMENT[i]: printed_equipment(c, i) for i in range(len(EQUIPMENT))},
    }


def printed_event(c: OutliveContent, event: int) -> PrintedEvent:
    return {"points": c.event_points[event], "cost": name_counts(RESOURCES, list(c.event_cost[event]))}


def printed_equipment(c: OutliveContent, kind: int) -> PrintedEquipment:
    names = tuple([RESOURCES[i] for i in MATERIALS])
    return {"pair": EQUIPMENT[c.pair[kind]], "cost": name_counts(names, list(c.repair_cost[kind]))}


def place_view(s: OutliveState, place: int) -> PlaceView:
    return {
        "place": PLACES[place],
        "stock": s.stock[place],
        "total": s.content.totals[place][s.seats - 2],
    }


def has_seen(seen: int, seat: int | None) -> bool:
    return seat is not None and seen & BITS[seat] != 0


def top_first(names: tuple[str, ...], tiles: list[int]) -> list[str | None]:
    """Tiles from the top; None if chance has yet to settle what the seat is about to see."""
    return [names[tile] if tile != UNSEEN else None for tile in reversed(tiles)]


def stack_view(s: OutliveState, stack: int, seat: int | None) -> StackView:
    """The open tile; for a seat that has looked through the stack, all tiles from the top."""
    tiles = s.stacks[stack]
    known = has_seen(s.stacks_seen[stack], seat)
    top_down = top_first(PREY, tiles) if known else None
    top = PREY[tiles[-1]] if tiles and tiles[-1] != UNSEEN else None
    return {"top": top, "size": len(tiles), "tiles": top_down}


def city_view(s: OutliveState, city: int, seat: int | None) -> CityView:
    """A city. Everybody knows which tiles are face down; only seats that have looked know their order."""
    pile = s.piles[city]
    known = has_seen(s.piles_seen[city], seat)
    hidden = [s.unseen[city][tile] + pile.count(tile) for tile in range(len(SEARCH_TILES))]
    aside = [s.content.search_tiles[tile] - hidden[tile] for tile in range(len(SEARCH_TILES))]
    return {
        "equipment": [EQUIPMENT[kind] for kind in s.displays[city]],
        "pile": len(pile),
        "hidden": name_counts(SEARCH_TILES, hidden),
        "aside": name_counts(SEARCH_TILES, aside),
        "tiles": top_first(SEARCH_TILES, pile) if known else None,
    }


def slot_view(s: OutliveState, slot: int) -> SlotView:
    heroes = [(i // 4, HEROES[i % 4]) for i in range(s.seats * 4) if s.docked[slot] & BITS[i]]
    return {
        "slot": SLOTS[slot],
        "canned-goods": s.content.slot_cans[slot],
        "survivors": s.slot_people[slot],
        "heroes": heroes,
    }


def is_secret(s: OutliveState, owner: int, seat: int | None) -> bool:
    """S-2, S-3: whether this seat's setup is still secret, as it is until all have chosen."""
    return s.phase == SETUP and owner != seat


def shelter_view(s: OutliveState, owner: int, seat: int | None) -> ShelterView:
    me = s.shelters[owner] if not is_secret(s, owner, seat) else new_shelter(s.content)
    reach = reach_of_heroes(s, me, owner)
    plain: ShelterView = {
        "seat": owner,
        "leader": LEADERS[me.leader] if me.leader >= 0 else None,
        "resources": {RESOURCES[i]: me.tokens[i] for i in range(len(RESOURCES))},
        "rooms": [room_view(s, me, slot) for slot in range(len(me.rooms))],
        "airlock": {"survivors": me.people[AIRLOCK], "rows": list(s.content.airlock_rows)},
        "gauge": {"square": me.gauge, "points": s.content.gauge[me.gauge]},
        "equipment": {EQUIPMENT[k]: GEAR_STATES[me.gear[k]] for k in range(len(EQUIPMENT)) if me.gear[k]},
        "heroes": [hero_view(s, me, hero, owner, seat, reach) for hero in range(4)],
        "caught": name_counts(PREY, me.caught),
        "events": [EVENTS[event] for event in me.events],
        "score": dict(zip(PARTS, parts_of(s, me, owner), strict=True)),
    }
    if is_night_ahead(s):
        plain["tonight"] = tonight(s, me)
    if owner == seat:
        plain["dealt"] = {
            "rooms": [ROOMS[room] for room in me.dealt_rooms],
            "leaders": [LEADERS[leader] for leader in me.dealt_leaders],
            "discarded": [ROOMS[room] for room in me.discarded],
        }
    return plain


def is_night_ahead(s: OutliveState) -> bool:
    """Whether it is between dawn and the feeding of the shelters."""
    return s.phase in (DAWN, DAY) or any([isinstance(step, Indoors) for step in s.trunk])


def tonight(s: OutliveState, me: Shelter) -> NightView:
    """N2, N3: the cost of the coming night if nothing changes: supplies, water, how much is missing, and radiation."""
    supplies, water = upkeep_of(s, me), s.content.rows_used[me.people[AIRLOCK]]
    springs, own = len(permanent_waters(s, me)), me.tokens[WATER]
    to_airlock = min(springs, water)
    dry = max(0, water - to_airlock - own)
    rest = me.supplies() - min(own, water - to_airlock) + springs - to_airlock
    missing = dry + max(0, supplies - rest)
    return {"supplies": supplies, "water": water, "missing": missing, "radiation": exposure(s, me)}


def parts_of(s: OutliveState, me: Shelter, owner: int) -> tuple[int, ...]:
    """The score sheet of a shelter, as far as the seat may see it."""
    return parts(s, owner) if me is s.shelters[owner] else (0,) * len(PARTS)


def room_view(s: OutliveState, me: Shelter, slot: int) -> RoomView:
    room = me.rooms[slot]
    return {
        "room": ROOMS[room],
        "label": LABELS[me.labels[slot]],
        "built": me.built & BITS[slot] != 0,
        "survivors": me.people[slot],
        "spaces": s.content.spaces[room],
        "upkeep": s.content.upkeep[room],
        "works": slot in me.slots_of(room, s.content),
        "used": [me.used & BITS[slot] != 0, me.used_in_peak & BITS[slot] != 0],
    }


def reach_of_heroes(s: OutliveState, me: Shelter, owner: int) -> list[list[str]]:
    """D-3 to D-6: for each hero, the places to which it could still move today if its turn came now."""
    reach: list[list[str]] = [[], [], [], []]
    if s.phase == DAY and me.idle:
        for pick in HeroTurn(owner).ask(s, me):
            if pick.verb == MOVE_VERB:
                reach[pick.what].append(PLACES[pick.how])
    return reach


def hero_view(
    s: OutliveState, me: Shelter, hero: int, owner: int, seat: int | None, reach: list[list[str]]
) -> HeroView:
    secret = s.phase == PLACEMENT and s.placement == TOGETHER and owner != seat
    place = NOWHERE if secret else me.heroes[hero]
    state: HeroState = "idle" if me.idle & BITS[hero] else "standing" if me.standing & BITS[hero] else "done"
    return {
        "hero": HEROES[hero],
        "strength": s.content.strengths[hero],
        "acts": strength(s, owner, hero),
        "place": PLACES[place] if place >= 0 else None,
        "state": state,
        "reach": reach[hero],
    }
