"""What a seat may know of Discover as a row of bytes, straight from the state: a view costs many times as much.

The same conditions as in `discover/knowledge/view.py` leave out secrets here. The tests build the vector a second time
from the view alone, and compare the two over whole games. Most numbers of a row are 0, so a row begins as zeros and
only the others are put in. Where a field goes by number, its first entry is number 1.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from emberwatch.discover.model.board import CELLS, SLOTS, SPACES
from emberwatch.discover.model.content import COPIES_OF_MADE
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN, symbol_of_token
from emberwatch.discover.model.names import DAMAGES, DICE, ENEMY, LAST_SCENARIO, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, STATUSES, Survivor
from emberwatch.discover.model.turn import PHASES
from emberwatch.discover.model.vocabulary import ITEMS, MOST_CARD, MOST_ENEMY, MOST_MADE, resources_of
from emberwatch.discover.rules.combat.dice import result
from emberwatch.discover.rules.inventory import burden, limit
from emberwatch.discover.rules.trade import ITEM_THING
from emberwatch.engine.game import Game
from emberwatch.engine.rows import MOST_SEATS, bits_in, put, put_all, put_bit, put_more, questions

QUESTIONS: Final = questions("emberwatch.discover")
QUESTION_AT: Final = {key: i for i, key in enumerate(QUESTIONS)}
READ: Final = 1
IN_FORCE: Final = 2
RESOLVING: Final = 4
"""What can be said of a discovery card, as bits."""
READ_MADE: Final = COPIES_OF_MADE + 1
"""Comes on top of the number of crafted items that are left if their card has been read."""
PRINTED: Final = 1
LAID: Final = 2
"""A symbol on a space: 1 if it is printed there, and 2 for each face-down token."""
TARGET: Final = 1
SEARCHED: Final = 2
"""The marks of a space, as bits."""
COLD: Final = 1
BURNS: Final = 2
"""The possible states of a fire."""
USED: Final = 1
READY: Final = 2
OFFERED: Final = 2
"""The possible states of an item; OFFERED comes on top if it is part of the trade."""

# -- where the parts of a row begin -------------------------------------------------------------------------------

SEATS_AT: Final = MOST_SEATS
WAITING_AT: Final = SEATS_AT + MOST_SEATS
ASKED_AT: Final = WAITING_AT + MOST_SEATS
SCENARIO_AT: Final = ASKED_AT + len(QUESTIONS)
COOP_AT: Final = SCENARIO_AT + LAST_SCENARIO
DAY_AT: Final = COOP_AT + 1
PHASE_AT: Final = DAY_AT + 1
CHIEF_AT: Final = PHASE_AT + len(PHASES)
TURN_AT: Final = CHIEF_AT + MOST_SEATS
QUEST_AT: Final = TURN_AT + MOST_SEATS

MONSTERS_AT: Final = QUEST_AT + 2
TOKENS_AT: Final = MONSTERS_AT + 1
PROJECTS_LEFT_AT: Final = TOKENS_AT + len(SYMBOLS)
PROJECTS_AT: Final = PROJECTS_LEFT_AT + 2
CRAFTED_AT: Final = PROJECTS_AT + MOST_MADE
DECK_AT: Final = CRAFTED_AT + MOST_MADE
CARDS_AT: Final = DECK_AT + MOST_CARD
MET_AT: Final = CARDS_AT + MOST_CARD

COMBAT_AT: Final = MET_AT + MOST_ENEMY
FIGHTER_AT: Final = COMBAT_AT + 1
AGAINST_AT: Final = FIGHTER_AT + MOST_SEATS
SUPPORTERS_AT: Final = AGAINST_AT + MOST_SEATS
SUPPORTS_AT: Final = SUPPORTERS_AT + MOST_SEATS
DICE_AT: Final = SUPPORTS_AT + MOST_SEATS * len(SUPPORTS)
FLED_AT: Final = DICE_AT + 2 * len(DICE)
TRADER_AT: Final = FLED_AT + 1
PARTNER_AT: Final = TRADER_AT + MOST_SEATS
GIVEN_AT: Final = PARTNER_AT + MOST_SEATS
WANTED_AT: Final = GIVEN_AT + len(RESOURCES)

REVEALED_AT: Final = WANTED_AT + len(RESOURCES)
BACKS_AT: Final = REVEALED_AT + len(SLOTS)
CAMP_AT: Final = BACKS_AT + len(SLOTS)
COSTS_AT: Final = CAMP_AT + CELLS
LANDMARKS_AT: Final = COSTS_AT + SPACES
SPRINGS_AT: Final = LANDMARKS_AT + SPACES
MARKS_AT: Final = SPRINGS_AT + SPACES
FIRES_AT: Final = MARKS_AT + SPACES
NUMBERED_AT: Final = FIRES_AT + SPACES
UNKNOWN_FOES_AT: Final = NUMBERED_AT + SPACES
KNOWN_FOES_AT: Final = UNKNOWN_FOES_AT + SPACES
FEATURES_AT: Final = KNOWN_FOES_AT + SPACES
LYING_AT: Final = FEATURES_AT + len(SYMBOLS) * SPACES
SURVIVORS_AT: Final = LYING_AT + len(RESOURCES) * SPACES

STATUS_AT: Final = 1
SLOT_AT: Final = STATUS_AT + len(STATUSES)
CELL_AT: Final = SLOT_AT + len(SLOTS)
STAMINA_AT: Final = CELL_AT + CELLS
DAMAGE_AT: Final = STAMINA_AT + 1
LOOSE_AT: Final = DAMAGE_AT + len(DAMAGES)
KEPT_AT: Final = LOOSE_AT + len(RESOURCES)
LOAD_AT: Final = KEPT_AT + len(RESOURCES)
THREATS_AT: Final = LOAD_AT + 2
DEALT_AT: Final = THREATS_AT + 1
HAND_AT: Final = DEALT_AT + 1
KNOWN_HAND_AT: Final = HAND_AT + 1
ITEMS_AT: Final = KNOWN_HAND_AT + MOST_MADE
SURVIVOR_SIZE: Final = ITEMS_AT + len(ITEMS)

SIZE: Final = SURVIVORS_AT + MOST_SEATS * SURVIVOR_SIZE
ZEROS: Final = bytes(SIZE)


def write(game: Game, seat: int) -> bytes:
    s = game.state
    assert isinstance(s, DiscoverState)
    row = BytesWriter()
    row.write(ZEROS)
    put_table(row, game, s, seat)
    put_supply(row, s)
    put_cards(row, s)
    put_combat(row, s, seat)
    put_map(row, s)
    for i in range(s.seats):
        put_survivor(row, SURVIVORS_AT + i * SURVIVOR_SIZE, s, (seat + i) % s.seats, seat)
    put_deal(row, s, seat)
    return row.getvalue()


def place_of_seat(s: DiscoverState, other: int, seat: int) -> i64:
    """How many places after the observing seat another one comes in turn order."""
    return (other - seat) % s.seats


# -- the table ----------------------------------------------------------------------------------------------------


def put_table(row: BytesWriter, game: Game, s: DiscoverState, seat: int) -> None:
    put(row, seat, 1)
    put(row, SEATS_AT + s.seats - 1, 1)
    for i in range(s.seats):
        if game.asked[(seat + i) % s.seats]:
            put(row, WAITING_AT + i, 1)
    step = game.question(seat)
    if step is not None:
        put(row, ASKED_AT + QUESTION_AT[step.KEY], 1)
    put(row, SCENARIO_AT + s.content.number - 1, 1)
    put(row, COOP_AT, 1 if s.coop else 0)
    put_turn(row, s, seat)
    put(row, QUEST_AT, s.active_stage().number)
    put(row, QUEST_AT + 1, s.quest.marks)


def put_turn(row: BytesWriter, s: DiscoverState, seat: int) -> None:
    turn = s.turn
    put(row, DAY_AT, turn.day)
    put(row, PHASE_AT + turn.phase, 1)
    if turn.chief >= 0:
        put(row, CHIEF_AT + place_of_seat(s, turn.chief, seat), 1)
    if turn.seat >= 0:
        put(row, TURN_AT + place_of_seat(s, turn.seat, seat), 1)


def put_supply(row: BytesWriter, s: DiscoverState) -> None:
    """What is left of tokens, projects and crafted items."""
    c, decks = s.content, s.decks
    put(row, MONSTERS_AT, s.tokens.monster_supply)
    put_all(row, TOKENS_AT, s.tokens.supply)
    for project, left in enumerate(decks.projects):
        if left:
            put_more(row, PROJECTS_LEFT_AT + (1 if c.projects[project].complex else 0), left)
    for project in decks.open_projects:
        put(row, PROJECTS_AT + c.projects[project].number - 1, 1)
    for made, left in enumerate(decks.made_deck):
        put(row, CRAFTED_AT + c.made[made].number - 1, left)
    for made in bits_in(decks.read_made):
        put_more(row, CRAFTED_AT + c.made[made].number - 1, READ_MADE)


def put_cards(row: BytesWriter, s: DiscoverState) -> None:
    """Discovery cards, and the enemies whose cards have been read."""
    c, decks = s.content, s.decks
    for entry, left in enumerate(decks.deck):
        if left:
            put_more(row, DECK_AT + c.cards[entry].number - 1, left)
    for entry in bits_in(decks.read_cards):
        put_bit(row, CARDS_AT + c.labels[entry] - 1, READ)
    for entry in decks.upgrades:
        put_bit(row, CARDS_AT + c.labels[entry] - 1, IN_FORCE)
    for entry in s.turn.resolving:
        put_bit(row, CARDS_AT + c.labels[entry if entry >= 0 else ~entry] - 1, RESOLVING)
    for entry in bits_in(decks.read_enemies):
        put(row, MET_AT + c.enemies[entry].number - 1, 1)


# -- combat and trade ---------------------------------------------------------------------------------------------


def put_combat(row: BytesWriter, s: DiscoverState, seat: int) -> None:
    fight = s.combat
    if fight is None:
        return
    put(row, COMBAT_AT, 1)
    put(row, FIGHTER_AT + place_of_seat(s, fight.fighter, seat), 1)
    if fight.against >= 0:
        put(row, AGAINST_AT + place_of_seat(s, fight.against, seat), 1)
    put_supports(row, s, fight.supporters, fight.played, seat)
    if fight.rolled[ENEMY]:
        for die in range(len(DICE)):
            put(row, DICE_AT + 2 * die, fight.rolled[die])
            put(row, DICE_AT + 2 * die + 1, result(s, die))
    if fight.has_fled:
        put(row, FLED_AT, 1)


def put_supports(row: BytesWriter, s: DiscoverState, supporters: int, played: list[int], seat: int) -> None:
    """The seats that may support the fighter, and the cards they have played for it."""
    for other in range(s.seats):
        place = place_of_seat(s, other, seat)
        if supporters >> other & 1:
            put(row, SUPPORTERS_AT + place, 1)
        if played[other] >= 0:
            put(row, SUPPORTS_AT + place * len(SUPPORTS) + played[other], 1)


def put_deal(row: BytesWriter, s: DiscoverState, seat: int) -> None:
    """The trade that is offered. Items in it are marked where their owners have them."""
    deal = s.deal
    if deal is None:
        return
    trader, partner = place_of_seat(s, deal.trader, seat), place_of_seat(s, deal.partner, seat)
    put(row, TRADER_AT + trader, 1)
    put(row, PARTNER_AT + partner, 1)
    put_things(row, GIVEN_AT, SURVIVORS_AT + trader * SURVIVOR_SIZE + ITEMS_AT, s, deal.given)
    put_things(row, WANTED_AT, SURVIVORS_AT + partner * SURVIVOR_SIZE + ITEMS_AT, s, deal.wanted)


def put_things(row: BytesWriter, at: i64, items_at: i64, s: DiscoverState, things: tuple[int, ...]) -> None:
    for thing in things:
        if thing >= ITEM_THING:
            put_more(row, items_at + s.content.place_of(thing - ITEM_THING), OFFERED)
        else:
            put_resources(row, at, 1, resources_of(thing))


def put_resources(row: BytesWriter, at: i64, stride: i64, kinds: tuple[int, ...]) -> None:
    """Count resources; the numbers of one kind and the next are a stride apart."""
    for kind in kinds:
        put_more(row, at + kind * stride, 1)


# -- the map ------------------------------------------------------------------------------------------------------


def put_map(row: BytesWriter, s: DiscoverState) -> None:
    for slot, tile in enumerate(s.map.tiles):
        if tile >= 0:
            put_tile(row, s, slot, tile)
        elif tile == HIDDEN:
            put(row, BACKS_AT + slot, s.content.backs[slot])
    put(row, CAMP_AT + s.content.camp, 1)
    for space, burns in s.map.fires.items():
        put(row, FIRES_AT + space, BURNS if burns else COLD)
    for space in bits_in(s.map.searched):
        put_bit(row, MARKS_AT + space, SEARCHED)
    put_water(row, s)
    for space, things in enumerate(s.map.lying):
        for thing in things:
            put_thing(row, s, space, thing)
    for foe in s.map.foes:
        if foe.space >= 0:
            put_more(row, (UNKNOWN_FOES_AT if foe.entry == HIDDEN else KNOWN_FOES_AT) + foe.space, 1)


def put_tile(row: BytesWriter, s: DiscoverState, slot: int, tile: int) -> None:
    c = s.content
    put(row, REVEALED_AT + slot, 1)
    space: i64 = slot * CELLS
    for cell in c.tiles[tile].placed[c.turns[slot]]:
        put(row, COSTS_AT + space, c.sheet.costs[cell.ground])
        if cell.landmark:
            put(row, LANDMARKS_AT + space, cell.landmark)
        if cell.water:
            put(row, SPRINGS_AT + space, 1)
        if cell.target:
            put_bit(row, MARKS_AT + space, TARGET)
        if cell.symbol >= 0:
            put(row, FEATURES_AT + cell.symbol * SPACES + space, PRINTED)
        space += 1


def put_water(row: BytesWriter, s: DiscoverState) -> None:
    """Water sources, and what those that somebody has gathered from give."""
    for space, token in s.map.water.items():
        put(row, SPRINGS_AT + space, 1)
        if token != HIDDEN:
            put_resources(row, LYING_AT + space, SPACES, s.content.sheet.water[token])


def put_thing(row: BytesWriter, s: DiscoverState, space: i64, thing: int) -> None:
    """A token on a space: face down, a resource, or face up with the number of a card or resources."""
    if thing >= FACE_DOWN:
        put_more(row, FEATURES_AT + symbol_of_token(thing) * SPACES + space, LAID)
    elif thing < FACE_UP:
        put_more(row, LYING_AT + thing * SPACES + space, 1)
    else:
        token = s.content.tokens[thing - FACE_UP]
        if token.card:
            put_more(row, NUMBERED_AT + space, 1)
        else:
            put_resources(row, LYING_AT + space, SPACES, token.resources)


# -- survivors ----------------------------------------------------------------------------------------------------


def put_survivor(row: BytesWriter, at: i64, s: DiscoverState, owner: int, seat: int) -> None:
    me = s.survivors[owner]
    put(row, at, 1)
    put(row, at + STATUS_AT + me.status, 1)
    if me.space >= 0:
        put(row, at + SLOT_AT + me.space // CELLS, 1)
        put(row, at + CELL_AT + me.space % CELLS, 1)
    put(row, at + STAMINA_AT, me.stamina)
    put_all(row, at + DAMAGE_AT, me.harm)
    put_all(row, at + LOOSE_AT, me.loose)
    for token in me.kept:
        put_resources(row, at + KEPT_AT, 1, s.content.tokens[token].resources)
    put_load(row, at + LOAD_AT, s, owner, seat)
    put(row, at + THREATS_AT, len(me.threats))
    put(row, at + DEALT_AT, len(me.dealt))
    put_hand(row, at, s, owner, seat)
    put_items(row, at + ITEMS_AT, s, me)


def put_load(row: BytesWriter, at: i64, s: DiscoverState, owner: int, seat: int) -> None:
    """SE-17: what a survivor can carry tells of the character, which is secret until all have chosen."""
    me = s.survivors[owner]
    if me.status == ON and me.character >= 0 and (owner == seat or not me.dealt):
        put(row, at, burden(s, owner))
        put(row, at + 1, limit(s, owner))


def put_hand(row: BytesWriter, at: i64, s: DiscoverState, owner: int, seat: int) -> None:
    """CR-2, R-47: the own hand, and what somebody has shown."""
    hand = s.survivors[owner].hand
    put(row, at + HAND_AT, len(hand))
    for project, bits in hand:
        if owner == seat or bits >> seat & 1:
            put(row, at + KNOWN_HAND_AT + s.content.projects[project].number - 1, 1)


def put_items(row: BytesWriter, at: i64, s: DiscoverState, me: Survivor) -> None:
    """IN-9: nobody has two items of one kind."""
    for held in me.items:
        put(row, at + s.content.place_of(held.item), USED if held.was_used else READY)
