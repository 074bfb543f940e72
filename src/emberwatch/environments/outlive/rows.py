"""What a seat may know of Outlive as a row of bytes, straight from the state: a view costs ten times as much.

The same conditions as in `outlive/knowledge/view.py` leave out secrets here. The tests build the vector a second time
from the view alone, and compare the two over whole games. Pieces that come up again and again are cached. They are as
small as is worthwhile, because most choices change only one of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from emberwatch.engine.game import Game
from emberwatch.environments.rows import (
    MOST_SEATS,
    around,
    counts,
    one_hots,
    questions,
    rows_of_bits,
    tally,
    waiting_bits,
)
from emberwatch.outlive.model.content import OutliveContent
from emberwatch.outlive.model.names import (
    EQUIPMENT,
    EVENTS,
    HEROES,
    LEADERS,
    PLACES,
    PREY,
    RESOURCES,
    ROOM_SLOTS,
    ROOMS,
    SEARCH_TILES,
)
from emberwatch.outlive.model.state import (
    BITS,
    BROKEN,
    NOWHERE,
    PHASES,
    PLACEMENT,
    READY,
    SETUP,
    USED,
    OutliveState,
    Shelter,
    new_shelter,
)
from emberwatch.outlive.model.vocabulary import LABELS, MOST_TILES
from emberwatch.outlive.rules.setup import TOGETHER

ROUNDS: Final = 7
"""0 before the first dawn, then 1 to 6."""
MOST_SEARCHED: Final = 12
"""The vector lists at most this many tiles of a search pile one by one."""
QUESTIONS: Final = questions("emberwatch.outlive")
QUESTION_ROW: Final = dict(zip(QUESTIONS, one_hots(len(QUESTIONS)), strict=False))
NO_QUESTION: Final = bytes(len(QUESTIONS))
THERE: Final = 1
BUILT: Final = 2
WORKS: Final = 3
"""The possible states of a room."""
ONLY_BROKEN: Final = bytes([int(i == BROKEN) for i in range(256)])
ONLY_READY: Final = bytes([int(i == READY) for i in range(256)])
ONLY_USED: Final = bytes([int(i == USED) for i in range(256)])
"""Translation tables that map one state of equipment to 1 and all others to 0."""
ROUND_ROW: Final = one_hots(ROUNDS)
PHASE_ROW: Final = one_hots(len(PHASES))
SEAT_ROW: Final = one_hots(MOST_SEATS)
SEATS_ROW: Final = one_hots(MOST_SEATS - 1)
LEADER_ROW: Final = one_hots(len(LEADERS))
PLACE_ROW: Final = one_hots(len(PLACES))
PREY_ROW: Final = one_hots(len(PREY))
HERO_BITS: Final = rows_of_bits(len(HEROES))
NO: Final = bytes([0])
YES: Final = bytes([1])
HIDDEN_HEROES: Final = (NOWHERE,) * len(HEROES)
COUNTED: Final = len(RESOURCES) + len(PREY) + 1
NOBODY: Final = bytes(
    1
    + len(LEADERS)
    + COUNTED
    + 3 * len(EQUIPMENT)
    + len(HEROES) * (len(PLACES) + 2)
    + len(EVENTS)
    + 3 * len(LABELS)
    + 1
)
"""The shelter of an empty seat."""
REMEMBERED: Final = 1 << 14
"""How many pieces of each kind the cache keeps."""

Row = tuple[int, ...]


def write(game: Game, seat: int) -> bytes:
    s = game.state
    assert isinstance(s, OutliveState)
    parts = table_parts(game, s, seat)
    for other in around(seat, s.seats):
        if other < 0:
            parts.append(NOBODY)
        elif other != seat and s.phase <= PLACEMENT:
            parts.extend(secretive_parts(s, other))
        else:
            me = s.shelters[other]
            parts.extend(shelter_parts(s.content, me, tuple(me.heroes)))
    me = s.shelters[seat]
    parts.append(dealt_part(me.dealt_rooms, me.dealt_leaders, me.discarded))
    return b"".join(parts)


# -- the table ----------------------------------------------------------------------------------------------------


def table_parts(game: Game, s: OutliveState, seat: int) -> list[bytes]:
    """The parts for the table, in the order of the fields."""
    step, bit = game.question(seat), BITS[seat]
    displays, piles, unseen, piles_seen = s.displays, s.piles, s.unseen, s.piles_seen
    return [
        SEAT_ROW[seat],
        SEATS_ROW[s.seats - 2],
        waiting_bits(game, seat),
        NO_QUESTION if step is None else QUESTION_ROW[step.KEY],
        ROUND_ROW[s.round],
        PHASE_ROW[s.phase],
        SEAT_ROW[(s.first - seat) % s.seats if s.phase != SETUP else -1],
        YES if s.algae else NO,
        counts(s.stock),
        ship_part(tuple(s.slot_people), tuple(s.docked), seat, s.seats),
        tally(len(EVENTS), tuple(s.open)),
        counts(s.coming),
        stacks_part(tuple(map(tuple, s.stacks)), tuple(s.stacks_seen), bit),
        city_part(tuple(displays[0]), tuple(piles[0]), tuple(unseen[0]), piles_seen[0] & bit),
        city_part(tuple(displays[1]), tuple(piles[1]), tuple(unseen[1]), piles_seen[1] & bit),
        counts([sum(s.deck), *s.discard]),
    ]


@lru_cache(maxsize=REMEMBERED)
def ship_part(people: Row, docked: Row, seat: int, seats: int) -> bytes:
    row: list[int] = []
    for slot, bits in enumerate(docked):
        row.append(people[slot])
        for other in around(seat, seats):
            row += HERO_BITS[bits >> 4 * other & 15 if other >= 0 else 0]
    return counts(row)


@lru_cache(maxsize=REMEMBERED)
def stacks_part(stacks: tuple[Row, ...], seen: Row, bit: int) -> bytes:
    return b"".join([stack_part(tiles, seen[i] & bit) for i, tiles in enumerate(stacks)])


@lru_cache(maxsize=REMEMBERED)
def stack_part(tiles: Row, known: int) -> bytes:
    """The part for a stack. UNSEEN and none are both -1: the last row of one_hots, and 0 where kinds count from 1."""
    top_down = [tile + 1 for tile in reversed(tiles)] if known else []
    top = PREY_ROW[tiles[-1] if tiles else -1]
    return counts([*top, len(tiles), int(known != 0), *pad(top_down, MOST_TILES)])


@lru_cache(maxsize=REMEMBERED)
def city_part(display: Row, pile: Row, unseen: Row, known: int) -> bytes:
    hidden = [unseen[tile] + pile.count(tile) for tile in range(len(SEARCH_TILES))]
    top_down = [tile + 1 for tile in reversed(pile)] if known else []
    return tally(len(EQUIPMENT), display) + counts([*hidden, int(known != 0), *pad(top_down, MOST_SEARCHED)])


def pad(row: list[int], length: int) -> list[int]:
    return row[:length] + [0] * (length - len(row))


# -- shelters -----------------------------------------------------------------------------------------------------


def secretive_parts(s: OutliveState, owner: int) -> list[bytes]:
    """S-2, S-3: what others choose in setup is secret, and so is where they place heroes together (S-6)."""
    if s.phase == SETUP:
        return shelter_parts(s.content, new_shelter(s.content), HIDDEN_HEROES)
    me = s.shelters[owner]
    return shelter_parts(s.content, me, HIDDEN_HEROES if s.placement == TOGETHER else tuple(me.heroes))


def shelter_parts(c: OutliveContent, me: Shelter, heroes: Row) -> list[bytes]:
    gear, idle = bytes(me.gear), me.idle
    return [
        YES,
        LEADER_ROW[me.leader],
        counts([*me.tokens, *me.caught, me.gauge]),
        gear.translate(ONLY_BROKEN),
        gear.translate(ONLY_READY),
        gear.translate(ONLY_USED),
        heroes_part(heroes),
        HERO_BITS[idle],
        HERO_BITS[me.standing & ~idle],
        tally(len(EVENTS), me.events),
        rooms_part(c, me.rooms, me.labels, me.built, me.used, me.used_in_peak, tuple(me.people)),
    ]


@lru_cache(maxsize=REMEMBERED)
def heroes_part(heroes: Row) -> bytes:
    return b"".join([PLACE_ROW[place] for place in heroes])


@lru_cache(maxsize=REMEMBERED)
def rooms_part(
    c: OutliveContent, rooms: Row, labels: Row, built: int, used: int, used_in_peak: int, people: Row
) -> bytes:
    count = len(LABELS)
    row = [0] * (3 * count)
    for slot, label in enumerate(labels):
        bit = BITS[slot]
        full = people[slot] >= c.spaces[rooms[slot]]
        row[label] = (WORKS if full else BUILT) if built & bit else THERE
        row[count + label] = people[slot]
        row[2 * count + label] = int(used & bit != 0) + 2 * int(used_in_peak & bit != 0)
    return counts([*row, people[ROOM_SLOTS]])


@lru_cache(maxsize=REMEMBERED)
def dealt_part(rooms: Row, leaders: Row, discarded: Row) -> bytes:
    return tally(len(ROOMS), rooms) + tally(len(LEADERS), leaders) + tally(len(ROOMS), discarded)
