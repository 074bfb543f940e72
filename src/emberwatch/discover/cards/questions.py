"""The questions that verbs ask, and what they look at to ask them."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.conditions import at_fire, in_camp, monsters_within
from emberwatch.discover.cards.run import carry_out
from emberwatch.discover.model.board import FAR, SPACES
from emberwatch.discover.model.names import DAMAGES, RESOURCES
from emberwatch.discover.model.state import FACE_DOWN, FEATURE, HIDDEN, State, Survivor
from emberwatch.discover.model.vocabulary import (
    AMOUNT,
    DISCARD_THREAT,
    FOE,
    HEAL,
    PLACE,
    RESOURCE,
    TURN_UP,
)
from emberwatch.discover.rules.combat.fight import put_away
from emberwatch.discover.rules.explore import lay
from emberwatch.discover.rules.gather import LookUnder
from emberwatch.discover.rules.harm import heal
from emberwatch.discover.rules.inventory import gain, has, lose, spend
from emberwatch.discover.rules.monsters import Reveal, change_foe
from emberwatch.discover.rules.night import discard_threat
from emberwatch.discover.rules.step import Rule
from emberwatch.engine.agenda import ONE, Pick


class LoseAny(Rule):
    """A loss of one's own choice, one by one."""

    __slots__ = ("left",)
    KEY = "discover-ask-lose"
    RULES = ("GO-4",)
    SHAPE = ONE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def details(self, s: State) -> dict[str, int]:
        return {"n": self.left}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [RESOURCE[kind] for kind in range(len(RESOURCES)) if self.left > 0 and has(s, me, kind)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            lose(s, self.seat, pick.what, 1)
            s.then(LoseAny(self.seat, self.left - 1))


class HealAny(Rule):
    """DA-7, DA-8: any type of damage, physical too."""

    __slots__ = ("left",)
    KEY = "discover-ask-heal"
    RULES = ("DA-7", "DA-8")
    SHAPE = ONE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [HEAL[kind] for kind in range(len(DAMAGES)) if self.left > 0 and me.harm[kind]]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            heal(s, self.seat, pick.what, 1)
            s.then(HealAny(self.seat, self.left - 1))


class Swap(Rule):
    """Exchange some of one resource for as many of another."""

    __slots__ = ("most", "one", "other")
    KEY = "discover-ask-swap"
    RULES = ("CA-1",)
    SHAPE = "amount"

    def __init__(self, seat: int, one: int, other: int, most: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other
        self.most: Final = most

    def details(self, s: State) -> dict[str, int]:
        return {"resource": self.one, "other": self.other}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [AMOUNT[n] for n in range(min(self.most, has(s, me, self.one)) + 1)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what > 0:
            spend(s, self.seat, self.one, pick.what)
            gain(s, self.seat, self.other, pick.what)


class StrikeOne(Rule):
    """CB-20, R-66: damage outside combat; it may defeat a monster, and its reward is the user's."""

    __slots__ = ("damage", "reach")
    KEY = "discover-ask-strike"
    RULES = ("CB-20", "R-66")
    SHAPE = ONE

    def __init__(self, seat: int, damage: int, reach: int) -> None:
        super().__init__(seat)
        self.damage: Final = damage
        self.reach: Final = reach

    def details(self, s: State) -> dict[str, int]:
        return {"n": self.damage}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        near = monsters_within(s, me.space, self.reach)
        return [FOE[i] for i in range(len(s.foes)) if s.foes[i] in near]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what < 0:
            return
        foe = s.foes[pick.what]
        s.then(Wounded(self.seat, foe.uid, self.damage))
        if foe.entry == HIDDEN:
            s.then(Reveal(foe.uid, foe.epoch))


class Wounded(Rule):
    """CB-20: the damage takes effect; a monster with as much as its Health is defeated."""

    __slots__ = ("damage", "uid")

    def __init__(self, seat: int, uid: int, damage: int) -> None:
        super().__init__(seat)
        self.uid: Final = uid
        self.damage: Final = damage

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        foe = s.foe(self.uid)
        s.read_enemies |= 1 << foe.entry
        hurt = foe.hurt(self.damage)
        change_foe(s, foe, hurt)
        s.tell("struck", self.seat, foe.entry, self.damage)
        if hurt.damage >= s.enemy(foe.entry).health:
            put_away(s, hurt)
            s.tell("defeated", self.seat, foe.entry)
            carry_out(s, self.seat, s.enemy(foe.entry).reward)


class Regrow(Rule):
    """A new token on the nearest empty space that shows its symbol; the chieftain breaks ties."""

    __slots__ = ("for_", "symbol")
    KEY = "discover-ask-regrow"
    RULES = ("SC-2", "R-64")
    SHAPE = ONE

    def __init__(self, seat: int, for_: int, symbol: int) -> None:
        super().__init__(seat)
        self.for_: Final = for_
        self.symbol: Final = symbol

    def details(self, s: State) -> dict[str, int]:
        return {"symbol": self.symbol}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PLACE[space] for space in fallow(s, s.survivors[self.for_].space, self.symbol)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0 and lay(s, self.symbol, pick.what):
            s.tell("regrown", pick.what, self.symbol)


def fallow(s: State, here: int, symbol: int) -> list[int]:
    """The nearest spaces that show a symbol and on which nothing lies."""
    far = s.distances(here)
    taken = [foe.space for foe in s.foes if foe.kind == FEATURE]
    empty = [
        space for space in range(SPACES)
        if far[space] < FAR and s.cell(space).symbol == symbol and not s.lying[space] and space not in taken
    ]  # fmt: skip
    least = min([far[space] for space in empty], default=0)
    return [space for space in empty if far[space] == least]


class Uncover(Rule):
    """Turn up one face-down feature token or monster; it stays where it lies, and nothing else happens."""

    __slots__ = ("reach",)
    KEY = "discover-ask-uncover"
    RULES = ("OV-2",)
    SHAPE = ONE

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach: Final = reach

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PLACE[space] for space in covered(s, me.space, self.reach)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            s.then(WhichHidden(self.seat, pick.what))


class WhichHidden(Rule):
    """Of several things that lie face down on a space one is turned up; those with the same back are alike."""

    __slots__ = ("space",)
    KEY = "discover-ask-which-hidden"
    RULES = ("OV-2",)
    SHAPE = ONE

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def details(self, s: State) -> dict[str, int]:
        return {"space": self.space}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        symbols = {(thing - FACE_DOWN) % 8 for thing in s.lying[self.space] if thing >= FACE_DOWN}
        monsters = [i for i, foe in enumerate(s.foes) if foe.space == self.space and foe.entry == HIDDEN]
        return [TURN_UP[symbol] for symbol in sorted(symbols)] + [FOE[i] for i in monsters]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.words[0] == "foe":
            foe = s.foes[pick.what]
            s.then(Reveal(foe.uid, foe.epoch))
        else:
            lying = [thing - FACE_DOWN for thing in s.lying[self.space] if thing >= FACE_DOWN]
            s.then(LookUnder(self.space, next(bag for bag in lying if bag % 8 == pick.what)))


def covered(s: State, space: int, reach: int) -> list[int]:
    """The spaces within reach on which something lies face down."""
    far = s.distances(space)
    hidden = {foe.space for foe in s.foes if foe.entry == HIDDEN}
    return [
        other for other in range(SPACES)
        if far[other] <= reach and (other in hidden or any([thing >= FACE_DOWN for thing in s.lying[other]]))
    ]  # fmt: skip


class Relief(Rule):
    """One of the ongoing threats before a survivor ends."""

    __slots__ = ()
    KEY = "discover-ask-relief"
    RULES = ("TH-2",)
    SHAPE = ONE

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [DISCARD_THREAT[threat] for threat in sorted(set(me.threats))]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            discard_threat(s, self.seat, pick.what)


def is_meant(s: State, seat: int, other: int, group: int) -> bool:
    here = s.survivors[seat].space
    if group == 0:
        return True
    if group == 1:
        return other != seat
    if group in (2, 3):
        return s.distances(here)[s.survivors[other].space] <= (0 if group == 2 else 2)
    if group in (4, 5):
        return at_fire(s, other) == (group == 4)
    return in_camp(s, other) == (group == 6)
