"""Whether all cards, tiles and survivors are still there."""

from __future__ import annotations

from emberwatch.outlive.model.content import OutliveContent
from emberwatch.outlive.model.names import (
    ADVANCED,
    AIRLOCK,
    EQUIPMENT,
    EVENTS,
    PREY,
    ROOM_SLOTS,
    ROOMS,
    SEARCH_TILES,
    SURVIVOR_1,
)
from emberwatch.outlive.model.state import (
    BITS,
    END,
    NONE,
    NOWHERE,
    UNSEEN,
    OutliveState,
    Shelter,
)


def audit(s: OutliveState) -> list[str]:
    """What is not conserved, or cannot be; [] if all is well."""
    problems = audit_cards(s) + audit_tiles(s)
    for seat in range(s.seats):
        problems += [f"seat {seat}: {problem}" for problem in audit_shelter(s, s.shelters[seat])]
    return problems


def audit_cards(s: OutliveState) -> list[str]:
    c, problems = s.content, []
    for kind in range(len(EQUIPMENT)):
        shown = sum([display.count(kind) for display in s.displays])
        owned = sum([1 for me in s.shelters if me.gear[kind] != NONE])
        if s.deck[kind] + s.discard[kind] + shown + owned != c.equipment_copies[kind]:
            problems.append(f"equipment {EQUIPMENT[kind]}")
    for room in ADVANCED:
        held = sum([cards_of(me).count(room) for me in s.shelters])
        if s.rooms_left[room] + held != c.copies[room]:
            problems.append(f"room {ROOMS[room]}")
    for event in range(len(EVENTS)):
        won = sum([me.events.count(event) for me in s.shelters])
        if s.coming[event] + s.open.count(event) + won != 1:
            problems.append(f"event {EVENTS[event]}")
    return problems


def cards_of(me: Shelter) -> tuple[int, ...]:
    """The room cards that a seat was dealt, wherever they are now."""
    return me.dealt_rooms or (*me.rooms, *me.discarded)


def audit_tiles(s: OutliveState) -> list[str]:
    c, problems = s.content, []
    for prey in range(len(PREY)):
        seen = sum([stack.count(prey) for stack in s.stacks]) + sum([me.caught[prey] for me in s.shelters])
        if s.pool[prey] < 0 or s.pool[prey] + seen != c.prey_tiles[prey]:
            problems.append(f"wild game {PREY[prey]}")
    for city in range(2):
        pile, unseen = s.piles[city], s.unseen[city]
        if pile.count(UNSEEN) != sum(unseen) or min(unseen) < 0:
            problems.append(f"search tiles of city {city}")
        for tile in range(len(SEARCH_TILES)):
            if unseen[tile] + pile.count(tile) > c.search_tiles[tile]:
                problems.append(f"search tile {SEARCH_TILES[tile]} of city {city}")
    return problems


def audit_shelter(s: OutliveState, me: Shelter) -> list[str]:
    c = s.content
    checks = {
        "a negative number of tokens": min(me.tokens) < 0,
        "a negative number of survivors": min(me.people) < 0,
        "a negative stock": min(s.stock) < 0,
        "a full airlock overfull": me.people[AIRLOCK] > c.airlock_spaces,
        "a room overfull": any([is_crowded(c, me, slot) for slot in range(len(me.rooms))]),
        "survivors in an unbuilt room": any([stray(me, slot) for slot in range(ROOM_SLOTS)]),
        "two heroes at one place": has_twins([place for place in me.heroes if place != NOWHERE]),
        "a tracer off the gauge": not 0 <= me.gauge < len(c.gauge),
        "rooms that work without survivors": me.powers != powers_of(c, me),
        "heroes still standing at the end": s.phase == END and me.standing != 0,
    }
    return [problem for problem, found in checks.items() if found]


def is_crowded(c: OutliveContent, me: Shelter, slot: int) -> bool:
    room = me.rooms[slot]
    return me.people[slot] > (c.survivor_limit if room == SURVIVOR_1 else c.spaces[room])


def stray(me: Shelter, slot: int) -> bool:
    return me.people[slot] > 0 and not me.built & BITS[slot]


def has_twins(places: list[int]) -> bool:
    return len(set(places)) != len(places)


def powers_of(c: OutliveContent, me: Shelter) -> int:
    twin = me.clone()
    twin.update_powers(c)
    return twin.powers
