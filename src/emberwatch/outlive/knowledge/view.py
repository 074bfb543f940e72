"""What a seat may know, what it can only imagine, and whether every piece is still there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberwatch.engine.agenda import NOTHING, Step
from emberwatch.engine.dice import Dice
from emberwatch.outlive.model.content import OutliveContent
from emberwatch.outlive.model.names import (
    ADVANCED,
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
    ROOM_SLOTS,
    ROOMS,
    SEARCH_TILES,
    SLOTS,
    SURVIVOR_1,
    WATER,
)
from emberwatch.outlive.model.state import (
    BITS,
    DAWN,
    DAY,
    END,
    GEAR_STATES,
    NONE,
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
from emberwatch.outlive.rules.hunting import STACK_OF, Kill
from emberwatch.outlive.rules.night import Indoors, exposure, permanent_waters, upkeep_of
from emberwatch.outlive.rules.scoring import PARTS, parts
from emberwatch.outlive.rules.setup import TOGETHER, place_steps, tribe_steps

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


def counted(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """The names with a count above 0, and the counts."""
    return {names[i]: n for i, n in enumerate(counts) if n}


# -- view -------------------------------------------------------------------------------------------------------


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
        "discard": counted(EQUIPMENT, s.discard),
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
    return {"points": c.event_points[event], "cost": counted(RESOURCES, list(c.event_cost[event]))}


def printed_equipment(c: OutliveContent, kind: int) -> PrintedEquipment:
    names = tuple([RESOURCES[i] for i in MATERIALS])
    return {"pair": EQUIPMENT[c.pair[kind]], "cost": counted(names, list(c.repair_cost[kind]))}


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
        "hidden": counted(SEARCH_TILES, hidden),
        "aside": counted(SEARCH_TILES, aside),
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
    """S-2, S-3: whether this seat's set-up is still secret, as it is until all have chosen."""
    return s.phase == SETUP and owner != seat


def shelter_view(s: OutliveState, owner: int, seat: int | None) -> ShelterView:
    me = s.shelters[owner] if not is_secret(s, owner, seat) else new_shelter(s.content)
    plain: ShelterView = {
        "seat": owner,
        "leader": LEADERS[me.leader] if me.leader >= 0 else None,
        "resources": {RESOURCES[i]: me.tokens[i] for i in range(len(RESOURCES))},
        "rooms": [room_view(s, me, slot) for slot in range(len(me.rooms))],
        "airlock": {"survivors": me.people[AIRLOCK], "rows": list(s.content.airlock_rows)},
        "gauge": {"square": me.gauge, "points": s.content.gauge[me.gauge]},
        "equipment": {EQUIPMENT[k]: GEAR_STATES[me.gear[k]] for k in range(len(EQUIPMENT)) if me.gear[k]},
        "heroes": [hero_view(s, me, hero, owner, seat) for hero in range(4)],
        "caught": counted(PREY, me.caught),
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


def hero_view(s: OutliveState, me: Shelter, hero: int, owner: int, seat: int | None) -> HeroView:
    secret = s.phase == PLACEMENT and s.placement == TOGETHER and owner != seat
    place = NOWHERE if secret else me.heroes[hero]
    state: HeroState = "idle" if me.idle & BITS[hero] else "standing" if me.standing & BITS[hero] else "done"
    return {
        "hero": HEROES[hero],
        "strength": s.content.strengths[hero],
        "place": PLACES[place] if place >= 0 else None,
        "state": state,
    }


# -- redeal -----------------------------------------------------------------------------------------------------


def redeal(s: OutliveState, seat: int, dice: Dice) -> None:
    """Deal everything this seat cannot see again, in place, consistent with what it knows."""
    others = [other for other in range(s.seats) if other != seat]
    if s.phase == SETUP:
        redeal_tribes(s, others, dice)
    else:
        redeal_discards(s, others, dice)
    if s.phase == PLACEMENT and s.placement == TOGETHER:
        redeal_heroes(s, others, dice)
    redeal_stacks(s, [stack for stack in range(3) if not has_seen(s.stacks_seen[stack], seat)], dice)
    for city in range(2):
        if not has_seen(s.piles_seen[city], seat):
            redeal_pile(s, city, dice)


def take_from(bag: list[int], count: int, dice: Dice) -> tuple[int, ...]:
    """Draw cards from a bag of counts, and remove them from it."""
    drawn = []
    for _ in range(count):
        i = dice.draw(bag)
        bag[i] -= 1
        drawn.append(i)
    return tuple(sorted(drawn))


def bag_with(bag: list[int], cards: list[int]) -> list[int]:
    """A new bag, with these cards put back."""
    bag = bag[:]
    for card in cards:
        bag[card] += 1
    return bag


def redeal_tribes(s: OutliveState, others: list[int], dice: Dice) -> None:
    """S-2: deal the others as many rooms and leaders as they have been dealt so far. A seat that has chosen gets random
    choices; one that has not starts choosing again."""
    shelters = [s.shelters[other] for other in others]
    s.rooms_left = bag_with(s.rooms_left, [room for me in shelters for room in me.dealt_rooms])
    s.leaders_left = bag_with(s.leaders_left, [leader for me in shelters for leader in me.dealt_leaders])
    for other, was in zip(others, shelters, strict=True):
        me = new_shelter(s.content)
        me.dealt_rooms = take_from(s.rooms_left, len(was.dealt_rooms), dice)
        me.dealt_leaders = take_from(s.leaders_left, len(was.dealt_leaders), dice)
        s.shelters[other] = me
        if s.parallel:
            choose_again(s, other, tribe_steps(other), dice)


def redeal_discards(s: OutliveState, others: list[int], dice: Dice) -> None:
    """Deal the rooms and leaders that the others did not keep."""
    shelters = [s.shelters[other] for other in others]
    s.rooms_left = bag_with(s.rooms_left, [room for me in shelters for room in me.discarded])
    s.leaders_left = bag_with(s.leaders_left, [leader for me in shelters for leader in me.dealt_leaders])
    for me in shelters:
        me.discarded = take_from(s.rooms_left, len(me.discarded), dice)
        me.dealt_leaders = take_from(s.leaders_left, len(me.dealt_leaders), dice)


def redeal_heroes(s: OutliveState, others: list[int], dice: Dice) -> None:
    """Place the others' secret heroes again."""
    for other in others:
        if s.parallel:
            s.shelters[other].heroes = [NOWHERE] * 4
            choose_again(s, other, place_steps(other), dice)


def choose_again(s: OutliveState, seat: int, steps: list[Step], dice: Dice) -> None:
    """Put a seat's secret choices on its lane again; if it had made them all, make others at random."""
    lane = s.lanes[seat]
    chosen = not lane
    lane[:] = reversed(steps)
    while chosen and lane:
        step = lane[-1]
        picks = step.picks(s)
        s.now = lane
        lane.pop().run(s, picks[dice.below(len(picks))] if picks else NOTHING)


def redeal_stacks(s: OutliveState, stacks: list[int], dice: Dice) -> None:
    """Deal wild game that only others have looked at. All of it goes back to the pool before any is dealt, since a tile
    from one stack might just as well be in another."""
    hidden = [(s.stacks[stack], i) for stack in stacks for i in hidden_tiles(s, stack)]
    for tiles, i in hidden:
        s.pool[tiles[i]] += 1
    for tiles, i in hidden:
        tiles[i] = dice.draw(s.pool)
        s.pool[tiles[i]] -= 1


def hidden_tiles(s: OutliveState, stack: int) -> list[int]:
    """Where a stack has tiles that somebody has looked at; everybody knows the open tile and one being hunted."""
    tiles = s.stacks[stack]
    hunted = [step for step in s.trunk if isinstance(step, Kill) and STACK_OF[step.place] == stack]
    open_ones = [len(tiles) - 1, *[len(tiles) - 1 - step.depth for step in hunted]]
    return [i for i, tile in enumerate(tiles) if tile != UNSEEN and i not in open_ones]


def redeal_pile(s: OutliveState, city: int, dice: Dice) -> None:
    """Deal search tiles that somebody else has looked at."""
    pile, unseen = s.piles[city], s.unseen[city]
    hidden = [i for i, tile in enumerate(pile) if tile != UNSEEN]
    for i in hidden:
        unseen[pile[i]] += 1
    for i in hidden:
        pile[i] = dice.draw(unseen)
        unseen[pile[i]] -= 1


# -- audit ------------------------------------------------------------------------------------------------------


def audit(s: OutliveState) -> list[str]:
    """What is not conserved, or is impossible; [] if all is well."""
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
    """The room cards dealt to a seat, wherever they are now."""
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
        "a room overfull": any([crowded(c, me, slot) for slot in range(len(me.rooms))]),
        "survivors in an unbuilt room": any([stray(me, slot) for slot in range(ROOM_SLOTS)]),
        "two heroes at one place": has_twins([place for place in me.heroes if place != NOWHERE]),
        "a tracer off the gauge": not 0 <= me.gauge < len(c.gauge),
        "rooms that work without survivors": me.powers != powers_of(c, me),
        "heroes still standing at the end": s.phase == END and me.standing != 0,
    }
    return [problem for problem, found in checks.items() if found]


def crowded(c: OutliveContent, me: Shelter, slot: int) -> bool:
    room = me.rooms[slot]
    return me.people[slot] > (c.survivor_limit if room == SURVIVOR_1 else c.spaces[room])


def stray(me: Shelter, slot: int) -> bool:
    return me.people[slot] > 0 and not me.built & BITS[slot]


def has_twins(places: list[int]) -> bool:
    return len(set(places)) != len(places)


def powers_of(c: OutliveContent, me: Shelter) -> int:
    twin = me.clone()
    twin.settle(c)
    return twin.powers
