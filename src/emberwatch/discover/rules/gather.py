"""Gathering: feature tokens, resource tokens, water sources."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from emberwatch.discover.cards.standing import ForageBonus
from emberwatch.discover.model.foes import FEATURE, Foe
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN, symbol_of_token
from emberwatch.discover.model.names import SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import (
    CARD_GATHERED,
    ENEMY_GATHERED,
    GATHER,
    PASS,
    RESOURCE,
    SORT_GATHERED,
    TOKEN_DRAWN,
    WATER_DRAWN,
    WATER_GATHERED,
)
from emberwatch.discover.rules import explore, monsters
from emberwatch.discover.rules.abilities import standing
from emberwatch.discover.rules.inventory import gain, put_token, sort_of_thing
from emberwatch.discover.rules.step import DiscoverStep, Draw
from emberwatch.engine.agenda import MAY, ONE, Pick, Step


def gatherable(s: DiscoverState, space: int) -> list[Pick]:
    """GA-1: the feature, resource and water source tokens on a space, alike ones once, in vocabulary order."""
    found = {kind_of(s, thing) for thing in s.map.lying[space]}
    if space in s.map.water:
        found.add(WATER_GATHERED)
    for foe in s.map.foes:
        if foe.space == space and foe.kind == FEATURE:
            found.add(ENEMY_GATHERED + s.content.enemies[foe.entry].number)
    return [GATHER[kind] for kind in sorted(found)]


def kind_of(s: DiscoverState, thing: int) -> int:
    """What a token that lies on a space is called in picks."""
    if thing >= FACE_DOWN:
        return symbol_of_token(thing)
    if thing >= FACE_UP and s.content.tokens[thing - FACE_UP].card:
        return CARD_GATHERED + s.content.tokens[thing - FACE_UP].card
    return SORT_GATHERED + sort_of_thing(s, thing)


def gather(s: DiscoverState, seat: int, kind: int) -> None:
    """GA-2 to GA-9: one token, by what it is."""
    space = s.survivors[seat].space
    if kind == WATER_GATHERED:
        draw_water(s, seat, space)
    elif kind > ENEMY_GATHERED:
        numbers = s.content.enemies
        alike = [f for f in s.map.foes if f.space == space and f.kind == FEATURE
                 and ENEMY_GATHERED + numbers[f.entry].number == kind]  # fmt: skip
        foe = max(alike, key=attrgetter("damage"))
        s.then(monsters.StartFight(seat, foe.uid))
    else:
        gather_lying(s, seat, space, kind)


def gather_lying(s: DiscoverState, seat: int, space: int, kind: int) -> None:
    thing = next(thing for thing in s.map.lying[space] if kind_of(s, thing) == kind)
    if kind > CARD_GATHERED:
        look_up(s, seat, space, thing - FACE_UP)
        return
    take_away(s, space, thing)
    if kind < SORT_GATHERED:
        s.then(TurnToken(seat, space, thing - FACE_DOWN))
    else:
        put_token(s, seat, thing)
        s.emit("picked-up", seat, sort_of_thing(s, thing))
        if thing >= FACE_UP:
            forage(s, seat, s.content.tokens[thing - FACE_UP].resources)


def take_away(s: DiscoverState, space: int, thing: int) -> None:
    lying = list(s.map.lying[space])
    lying.remove(thing)
    s.map.lying[space] = tuple(lying)


class TokenDraw(Draw):
    """Turn up a face-down feature token: it is one of those not seen since its pile was shuffled."""

    __slots__ = ("bag_number", "space")

    def __init__(self, space: int, bag_number: int) -> None:
        super().__init__()
        self.space: Final = space
        self.bag_number: Final = bag_number

    def bag(self, s: DiscoverState) -> list[int]:
        return s.tokens.bags[self.bag_number]

    def faces(self) -> list[Pick]:
        return TOKEN_DRAWN

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        s.tokens.bags[self.bag_number][what] -= 1


class TurnToken(TokenDraw):
    """GA-2, GA-3, GA-4: it is gathered: a resource, an enemy or a number."""

    __slots__ = ("for_",)

    def __init__(self, for_: int, space: int, bag_number: int) -> None:
        super().__init__(space, bag_number)
        self.for_: Final = for_

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        super().apply_draw(s, what)
        token = s.content.tokens[what]
        if token.resources:
            put_token(s, self.for_, FACE_UP + what)
            s.emit("gathered", self.for_, sort_of_thing(s, FACE_UP + what))
            forage(s, self.for_, token.resources)
        elif token.enemy:
            meet_token(s, self.for_, self.space, what)
        else:
            s.map.lying[self.space] += (FACE_UP + what,)
            look_up(s, self.for_, self.space, what)


class LookUnder(TokenDraw):
    """Only look at it; it stays where it is."""

    __slots__ = ()

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        super().apply_draw(s, what)
        take_away(s, self.space, FACE_DOWN + self.bag_number)
        lay_face_up(s, self.space, what)


def lay_face_up(s: DiscoverState, space: int, token: int) -> None:
    """Lay a feature token face up that was only looked at; an enemy among these waits (GA-11)."""
    number = s.content.tokens[token].enemy
    if number:
        s.map.foes.append(Foe(s.map.next_uid, FEATURE, space, s.content.enemy_entry[number], 0, token, 0))
        s.map.next_uid += 1
        s.emit("token-enemy-seen", space, s.content.enemy_entry[number])
    else:
        s.map.lying[space] += (FACE_UP + token,)
        s.emit("token-seen", space, kind_of(s, FACE_UP + token))


def forage(s: DiscoverState, seat: int, resources: tuple[int, ...]) -> None:
    for line in standing(s, seat, ForageBonus):
        if line.resource in resources:
            gain(s, seat, line.resource, line.amount.n)


def meet_token(s: DiscoverState, seat: int, space: int, token: int) -> None:
    """GA-3: fight an enemy feature token; undefeated, it retreats face up (MN-19: it is not a monster)."""
    foe = Foe(s.map.next_uid, FEATURE, space, s.content.enemy_entry[s.content.tokens[token].enemy], 0, token, 0)
    s.map.next_uid += 1
    s.map.foes.append(foe)
    s.emit("enemy-token", seat, foe.entry)
    s.then(monsters.StartFight(seat, foe.uid))


def look_up(s: DiscoverState, seat: int, space: int, token: int) -> None:
    """GA-4: resolve the card of the token's number, then discard the token unless the card says otherwise."""
    s.turn.staying = False
    s.emit("numbered", seat, s.content.tokens[token].card)
    s.then(AfterToken(space, token))
    explore.resolve(s, seat, s.content.tokens[token].card)


class AfterToken(Step):
    """GA-4, GA-5, GA-13: the token is discarded, or stays face up on its space."""

    __slots__ = ("space", "token")

    def __init__(self, space: int, token: int) -> None:
        super().__init__(0)
        self.space: Final = space
        self.token: Final = token

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if not s.ended and not s.turn.staying:
            take_away(s, self.space, FACE_UP + self.token)
            s.tokens.used_tokens[self.token] += 1


# -- water sources ----------------------------------------------------------------------------------------------


def draw_water(s: DiscoverState, seat: int, space: int) -> None:
    """GA-9, GA-12: a water source is turned up and stays; it gives one of the resources it shows."""
    if s.map.water[space] == HIDDEN:
        s.then(TurnWater(space), TakeWater(seat, space))
    else:
        s.then(TakeWater(seat, space))


class TurnWater(Draw):
    """GA-12: a water source is turned up for good."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space: Final = space

    def bag(self, s: DiscoverState) -> list[int]:
        return s.tokens.water_bag

    def faces(self) -> list[Pick]:
        return WATER_DRAWN

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        s.tokens.water_bag[what] -= 1
        s.map.water[self.space] = what


class TakeWater(DiscoverStep):
    """GA-9: of several resources that a source shows the survivor chooses one."""

    __slots__ = ("space",)
    KEY = "discover-ask-water"
    RULES = ("GA-9",)
    SHAPE = ONE

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [RESOURCE[kind] for kind in sorted(set(s.content.sheet.water[s.map.water[self.space]]))]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        gain(s, self.seat, pick.what, 1)


class FreeGather(DiscoverStep):
    """MO-2: after moving, one free Gather where the figure is now."""

    __slots__ = ()
    KEY = "discover-ask-free-gather"
    RULES = ("MO-2",)
    SHAPE = MAY

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        found = gatherable(s, me.space)
        return [PASS, *found] if found else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] == ("gather",):
            gather(s, self.seat, pick.what)


assert len(SYMBOLS) <= SORT_GATHERED
