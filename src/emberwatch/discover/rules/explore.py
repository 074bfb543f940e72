"""Numbered cards: finding them, keys, and what the four kinds do. Also scouting and what it lays out."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.run_lines import NO_SOURCE, Lines
from emberwatch.discover.model.board import CELLS, SLOT_NEIGHBOURS, TOUCHING, turn_cell
from emberwatch.discover.model.foes import LOOSE
from emberwatch.discover.model.map import BAGS_PER_EPOCH, FACE_DOWN, HIDDEN, bag_number
from emberwatch.discover.model.names import ENEMY_CARD, HUNDRED, INSTANT, ITEM, SYMBOLS, UPGRADE
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import CARD_DRAWN, PASS, SCOUT, TILE_DRAWN
from emberwatch.discover.rules import monsters
from emberwatch.discover.rules.abilities import at_moment, note_use, pay, usable, uses
from emberwatch.discover.rules.items import draw_item
from emberwatch.discover.rules.step import DiscoverStep, Draw
from emberwatch.engine.agenda import MAY, ONE, Pick, Step


def find(s: DiscoverState, number: int) -> int:
    """IN-4, IN-10: the entry of a card with this number that is in the deck; -1 if none is."""
    for entry in s.content.entries_of.get(number, ()):
        if s.decks.deck[entry] > 0:
            return entry
    return -1


def resolve(s: DiscoverState, seat: int, number: int, before: tuple[int, ...] = ()) -> None:
    """Resolve the discovery card of a number, unless it is not in the deck."""
    entry = find(s, number)
    if entry < 0 or number in before:
        s.emit("no-card", seat, number)
        return
    read_aloud(s, seat, entry, (*before, number))


def read_aloud(s: DiscoverState, seat: int, entry: int, drawn: tuple[int, ...]) -> None:
    """IN-4, IN-16: read a card that has been drawn in any way; a key may fit it."""
    s.decks.read_cards |= 1 << entry
    s.emit("read", seat, s.content.labels[entry])
    if s.card(entry).tags:
        s.then(Keys(seat, entry, drawn))
    else:
        open_card(s, seat, entry)


class Keys(DiscoverStep):
    """IN-12: a survivor who has drawn a card that a key fits may resolve the next number instead, before seeing it."""

    __slots__ = ("before", "entry")
    KEY = "discover-ask-key"
    RULES = ("IN-12", "R-83", "R-84")
    SHAPE = MAY

    def __init__(self, seat: int, entry: int, before: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.entry: Final = entry
        self.before: Final = before

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"card": s.content.labels[self.entry], "number": s.content.cards[self.entry].number + 1}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        card = s.card(self.entry)
        number = s.content.cards[self.entry].number + 1
        if find(s, number) < 0 or number in self.before:
            return []
        keys = [entry for entry in usable(s, self.seat, "key") if entry[2].of in card.tags]
        return [PASS, *uses(keys)] if keys else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] != ("use",):
            open_card(s, self.seat, self.entry)
            return
        ability = next(a for source, k, a in at_moment(s, self.seat, "key") if (source, k) == (pick.what, pick.how))
        note_use(s, self.seat, pick.what, pick.how, ability)
        me.stamina -= ability.stamina
        s.emit("used", self.seat, pick.what, pick.how, s.quest.stage)
        pay(s, self.seat, ability.cost, pick.what)
        resolve(s, self.seat, s.content.cards[self.entry].number + 1, self.before)


def open_card(s: DiscoverState, seat: int, entry: int) -> None:
    """IN-5 to IN-8: an instant is carried out and returns, upgrades stay, enemies fight, items are kept."""
    card = s.card(entry)
    if card.kind == ITEM:
        draw_item(s, seat, entry)
    elif card.kind == UPGRADE:
        s.decks.deck[entry] -= 1
        s.decks.upgrades += (entry,)
        s.emit("upgrade", seat, s.content.labels[entry])
    elif card.kind == ENEMY_CARD:
        monsters.fight_card(s, seat, s.content.enemy_of_card[s.decks.card_face[entry]])
    else:
        assert card.kind == INSTANT
        s.decks.deck[entry] -= 1
        s.turn.resolving += (entry,)
        s.then(Lines(seat, card.do, NO_SOURCE), CloseCard())


class CloseCard(Step):
    """IN-5, IN-14: an instant goes back to its deck, unless it has been removed (GO-6)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if s.ended:
            return
        entry = s.turn.resolving[-1]
        s.turn.resolving = s.turn.resolving[:-1]
        if entry >= 0:
            s.decks.deck[entry] += 1
        else:
            s.decks.removed[~entry] += 1


class DrawHundred(Draw):
    """S5-3, R-99: one of the cards numbered 100, all that are in the deck equally likely."""

    __slots__ = ("for_",)

    def __init__(self, for_: int) -> None:
        super().__init__()
        self.for_: Final = for_

    def bag(self, s: DiscoverState) -> list[int]:
        hundreds = s.content.entries_of.get(HUNDRED, ())
        return [
            s.decks.deck[entry] - lies_open(s, entry) if entry in hundreds else 0 for entry in range(len(s.decks.deck))
        ]

    def faces(self) -> list[Pick]:
        return CARD_DRAWN

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        read_aloud(s, self.for_, what, (HUNDRED,))


def lies_open(s: DiscoverState, entry: int) -> int:
    """R-67: 1 if this card is an enemy that has not been defeated, and so lies beside the map."""
    enemy = s.content.enemy_of_card.get(s.decks.card_face[entry], HIDDEN)
    return int(any([foe.kind == LOOSE and foe.entry == enemy for foe in s.map.foes]))


# -- scouting ---------------------------------------------------------------------------------------------------


def scoutable(s: DiscoverState, space: int) -> list[int]:
    """SC-1: the slots of face-down tiles that touch a space."""
    return [slot for slot in TOUCHING[space] if s.map.tiles[slot] == HIDDEN]


def surveyable(s: DiscoverState) -> list[int]:
    """The slots of face-down tiles next to a revealed one."""
    return [
        slot for slot in s.content.laid
        if s.map.tiles[slot] == HIDDEN and any([s.map.revealed >> other & 1 for other in SLOT_NEIGHBOURS[slot]])
    ]  # fmt: skip


class TurnTile(Draw):
    """SC-1, SE-14: turn up a face-down tile; it may be any of its stack."""

    __slots__ = ("for_", "slot")

    def __init__(self, for_: int, slot: int) -> None:
        super().__init__()
        self.for_: Final = for_
        self.slot: Final = slot

    def bag(self, s: DiscoverState) -> list[int]:
        return s.map.stacks[s.content.backs[self.slot]]

    def faces(self) -> list[Pick]:
        return TILE_DRAWN

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        s.map.stacks[s.content.backs[self.slot]][what] -= 1
        s.map.tiles[self.slot] = what
        s.map.revealed |= 1 << self.slot
        s.emit("scouted", self.for_, self.slot)
        for k in range(CELLS):  # in the order of the tile, however it is turned
            furnish(s, self.slot * CELLS + turn_cell(k, s.content.turns[self.slot]))


def furnish(s: DiscoverState, space: int) -> None:
    """SC-2, SC-4: a face-down feature token or water source on the space that shows its symbol."""
    cell = s.cell(space)
    if cell.landmark:
        s.emit("landmark", space, cell.landmark)
    if cell.symbol >= 0:
        lay(s, cell.symbol, space)
    elif cell.water and s.tokens.water_left:
        s.map.water[space] = HIDDEN
        s.tokens.water_left -= 1


def lay(s: DiscoverState, symbol: int, space: int) -> bool:
    """SC-2, SC-5: lay a face-down token of a symbol; refill an empty supply from its discards."""
    if not s.tokens.supply[symbol]:
        refill(s, symbol)
    if not s.tokens.supply[symbol]:
        return False
    s.tokens.supply[symbol] -= 1
    s.map.lying[space] += (FACE_DOWN + bag_number(s.tokens.epochs[symbol], symbol),)
    return True


def refill(s: DiscoverState, symbol: int) -> None:
    """SC-5: the discards of a symbol, turned over and shuffled, are the new supply."""
    tokens = s.content.tokens
    back = [s.tokens.used_tokens[i] if tokens[i].symbol == symbol else 0 for i in range(len(tokens))]
    if not sum(back):
        return
    s.tokens.epochs[symbol] += 1
    while len(s.tokens.bags) < BAGS_PER_EPOCH * (s.tokens.epochs[symbol] + 1):
        s.tokens.bags.append([])
    s.tokens.bags[bag_number(s.tokens.epochs[symbol], symbol)] = back
    s.tokens.supply[symbol] = sum(back)
    s.tokens.used_tokens = [0 if tokens[i].symbol == symbol else s.tokens.used_tokens[i] for i in range(len(tokens))]


class Survey(DiscoverStep):
    """A card lets a survivor turn up tiles: next to his own space, or anywhere at the edge of the known map."""

    __slots__ = ("anywhere", "left")
    KEY = "discover-ask-scout"
    RULES = ("SC-1",)
    SHAPE = ONE

    def __init__(self, seat: int, left: int, anywhere: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.anywhere: Final = anywhere

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [SCOUT[slot] for slot in (surveyable(s) if self.anywhere else scoutable(s, me.space))]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words == ():
            return
        if self.left > 1:
            s.then(Survey(self.seat, self.left - 1, self.anywhere))
        s.then(TurnTile(self.seat, pick.what))


assert len(SYMBOLS) <= 8
