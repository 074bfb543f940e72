"""What a seat may know of Outlive as a row of bytes, straight from the state: a view costs many times as much.

The same conditions as in `outlive/knowledge/view.py` leave out secrets here. The tests build the vector a second time
from the view alone, and compare the two over whole games. Most numbers of a row are 0, so a row begins as zeros and
only the others are put in.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from emberwatch.engine.game import Game
from emberwatch.engine.rows import MOST_SEATS, put, put_all, put_tally, questions
from emberwatch.outlive.model.names import (
    EQUIPMENT,
    EVENTS,
    HEROES,
    HUNTING,
    LEADERS,
    PLACES,
    PREY,
    RESOURCES,
    ROOM_SLOTS,
    ROOMS,
    SEARCH_TILES,
    SLOTS,
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
QUESTION_AT: Final = {key: i for i, key in enumerate(QUESTIONS)}
THERE: Final = 1
BUILT: Final = 2
WORKS: Final = 3
"""The possible states of a room."""
HIDDEN_HEROES: Final = [NOWHERE] * len(HEROES)

# -- where the parts of a row begin -------------------------------------------------------------------------------

SEATS_AT: Final = MOST_SEATS
WAITING_AT: Final = SEATS_AT + MOST_SEATS - 1
ASKED_AT: Final = WAITING_AT + MOST_SEATS
ROUND_AT: Final = ASKED_AT + len(QUESTIONS)
PHASE_AT: Final = ROUND_AT + ROUNDS
FIRST_AT: Final = PHASE_AT + len(PHASES)
ALGAE_AT: Final = FIRST_AT + MOST_SEATS
STOCK_AT: Final = ALGAE_AT + 1
SHIP_AT: Final = STOCK_AT + len(PLACES)
SLOT_SIZE: Final = 1 + MOST_SEATS * len(HEROES)
OPEN_AT: Final = SHIP_AT + len(SLOTS) * SLOT_SIZE
COMING_AT: Final = OPEN_AT + len(EVENTS)
STACKS_AT: Final = COMING_AT + len(EVENTS)
STACK_SIZE: Final = len(PREY) + 2 + MOST_TILES
CITIES_AT: Final = STACKS_AT + len(HUNTING) * STACK_SIZE
CITY_SIZE: Final = len(EQUIPMENT) + len(SEARCH_TILES) + 1 + MOST_SEARCHED
DECK_AT: Final = CITIES_AT + 2 * CITY_SIZE
DISCARD_AT: Final = DECK_AT + 1
SHELTERS_AT: Final = DISCARD_AT + len(EQUIPMENT)

LEADER_AT: Final = 1
TOKENS_AT: Final = LEADER_AT + len(LEADERS)
CAUGHT_AT: Final = TOKENS_AT + len(RESOURCES)
GAUGE_AT: Final = CAUGHT_AT + len(PREY)
BROKEN_AT: Final = GAUGE_AT + 1
READY_AT: Final = BROKEN_AT + len(EQUIPMENT)
USED_AT: Final = READY_AT + len(EQUIPMENT)
HEROES_AT: Final = USED_AT + len(EQUIPMENT)
IDLE_AT: Final = HEROES_AT + len(HEROES) * len(PLACES)
STANDING_AT: Final = IDLE_AT + len(HEROES)
OVERCOME_AT: Final = STANDING_AT + len(HEROES)
ROOMS_AT: Final = OVERCOME_AT + len(EVENTS)
PEOPLE_AT: Final = ROOMS_AT + len(LABELS)
ROOMS_USED_AT: Final = PEOPLE_AT + len(LABELS)
AIRLOCK_AT: Final = ROOMS_USED_AT + len(LABELS)
SHELTER_SIZE: Final = AIRLOCK_AT + 1

DEALT_ROOMS_AT: Final = SHELTERS_AT + MOST_SEATS * SHELTER_SIZE
DEALT_LEADERS_AT: Final = DEALT_ROOMS_AT + len(ROOMS)
DISCARDED_AT: Final = DEALT_LEADERS_AT + len(LEADERS)
SIZE: Final = DISCARDED_AT + len(ROOMS)
ZEROS: Final = bytes(SIZE)


def write(game: Game, seat: int) -> bytes:
    s = game.state
    assert isinstance(s, OutliveState)
    row = BytesWriter()
    row.write(ZEROS)
    put_table(row, game, s, seat)
    put_ship(row, s, seat)
    put_piles(row, s, BITS[seat])
    for i in range(s.seats):
        owner = (seat + i) % s.seats
        put_shelter(row, SHELTERS_AT + i * SHELTER_SIZE, s, seen_shelter(s, owner, seat), seen_heroes(s, owner, seat))
    me = s.shelters[seat]
    put_tally(row, DEALT_ROOMS_AT, list(me.dealt_rooms))
    put_tally(row, DEALT_LEADERS_AT, list(me.dealt_leaders))
    put_tally(row, DISCARDED_AT, list(me.discarded))
    return row.getvalue()


# -- the table ----------------------------------------------------------------------------------------------------


def put_table(row: BytesWriter, game: Game, s: OutliveState, seat: int) -> None:
    seats = s.seats
    put(row, seat, 1)
    put(row, SEATS_AT + seats - 2, 1)
    for i in range(seats):
        if game.asked[(seat + i) % seats]:
            put(row, WAITING_AT + i, 1)
    step = game.question(seat)
    if step is not None:
        put(row, ASKED_AT + QUESTION_AT[step.KEY], 1)
    put(row, ROUND_AT + s.round, 1)
    put(row, PHASE_AT + s.phase, 1)
    if s.phase != SETUP:
        put(row, FIRST_AT + (s.first - seat) % seats, 1)
    put(row, ALGAE_AT, 1 if s.algae else 0)
    put_all(row, STOCK_AT, s.stock)
    put_tally(row, OPEN_AT, s.open)
    put_all(row, COMING_AT, s.coming)


def put_ship(row: BytesWriter, s: OutliveState, seat: int) -> None:
    """Survivors that wait on each slot of the Cargo Ship, and the heroes docked there, mine first."""
    at: i64 = SHIP_AT
    for slot, docked in enumerate(s.docked):
        put(row, at, s.slot_people[slot])
        if docked:
            for i in range(s.seats):
                put_bits(row, at + 1 + i * len(HEROES), docked >> 4 * ((seat + i) % s.seats) & 15)
        at += SLOT_SIZE


def put_bits(row: BytesWriter, at: i64, bits: int) -> None:
    """One number for each hero."""
    for hero in range(len(HEROES)):
        if bits & BITS[hero]:
            put(row, at + hero, 1)


def put_piles(row: BytesWriter, s: OutliveState, bit: int) -> None:
    """Stacks of wild game, cities, and the equipment deck. UNSEEN is -1."""
    for i, tiles in enumerate(s.stacks):
        put_stack(row, STACKS_AT + i * STACK_SIZE, tiles, s.stacks_seen[i] & bit != 0)
    for i in range(2):
        put_city(row, CITIES_AT + i * CITY_SIZE, s, i, s.piles_seen[i] & bit != 0)
    put(row, DECK_AT, sum(s.deck))
    put_all(row, DISCARD_AT, s.discard)


def put_stack(row: BytesWriter, at: i64, tiles: list[int], known: bool) -> None:
    if tiles and tiles[-1] >= 0:
        put(row, at + tiles[-1], 1)
    at += len(PREY)
    put(row, at, len(tiles))
    if known:
        put(row, at + 1, 1)
        put_top_down(row, at + 2, tiles, MOST_TILES)


def put_top_down(row: BytesWriter, at: i64, tiles: list[int], most: int) -> None:
    """The kinds of tiles from the top, counted from 1."""
    count = len(tiles)
    for i in range(min(count, most)):
        put(row, at + i, tiles[count - 1 - i] + 1)


def put_city(row: BytesWriter, at: i64, s: OutliveState, city: int, known: bool) -> None:
    pile = s.piles[city]
    put_tally(row, at, s.displays[city])
    at += len(EQUIPMENT)
    put_all(row, at, s.unseen[city])
    put_tally(row, at, pile)
    at += len(SEARCH_TILES)
    if known:
        put(row, at, 1)
        put_top_down(row, at + 1, pile, MOST_SEARCHED)


# -- shelters -----------------------------------------------------------------------------------------------------


def seen_shelter(s: OutliveState, owner: int, seat: int) -> Shelter:
    """S-2, S-3: what others choose in set-up is secret."""
    return new_shelter(s.content) if s.phase == SETUP and owner != seat else s.shelters[owner]


def seen_heroes(s: OutliveState, owner: int, seat: int) -> list[int]:
    """S-6: where others place heroes together is secret until all are placed."""
    if owner != seat and (s.phase == SETUP or (s.phase == PLACEMENT and s.placement == TOGETHER)):
        return HIDDEN_HEROES
    return s.shelters[owner].heroes


def put_shelter(row: BytesWriter, at: i64, s: OutliveState, me: Shelter, heroes: list[int]) -> None:
    put(row, at, 1)
    if me.leader >= 0:
        put(row, at + LEADER_AT + me.leader, 1)
    put_all(row, at + TOKENS_AT, me.tokens)
    put_all(row, at + CAUGHT_AT, list(me.caught))
    put(row, at + GAUGE_AT, me.gauge)
    put_gear(row, at, me)
    for hero, place in enumerate(heroes):
        if place >= 0:
            put(row, at + HEROES_AT + hero * len(PLACES) + place, 1)
    put_bits(row, at + IDLE_AT, me.idle)
    put_bits(row, at + STANDING_AT, me.standing & ~me.idle)
    put_tally(row, at + OVERCOME_AT, list(me.events))
    put_rooms(row, at, s, me)
    put(row, at + AIRLOCK_AT, me.people[ROOM_SLOTS])


def put_gear(row: BytesWriter, at: i64, me: Shelter) -> None:
    for kind, state in enumerate(me.gear):
        if state == BROKEN:
            put(row, at + BROKEN_AT + kind, 1)
        elif state == READY:
            put(row, at + READY_AT + kind, 1)
        elif state == USED:
            put(row, at + USED_AT + kind, 1)


def put_rooms(row: BytesWriter, at: i64, s: OutliveState, me: Shelter) -> None:
    for slot, label in enumerate(me.labels):
        bit, people = BITS[slot], me.people[slot]
        full = people >= s.content.spaces[me.rooms[slot]]
        put(row, at + ROOMS_AT + label, (WORKS if full else BUILT) if me.built & bit else THERE)
        put(row, at + PEOPLE_AT + label, people)
        used = 1 if me.used & bit else 0
        put(row, at + ROOMS_USED_AT + label, used + (2 if me.used_in_peak & bit else 0))
