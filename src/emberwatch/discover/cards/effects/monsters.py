"""Card effects on monsters: spawning, moving, striking and fighting them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.discover.cards.run_lines import do_lines
from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.cards.targets import PlaceLine, monsters_within, spaces
from emberwatch.discover.cards.words import AMOUNT, NAME, NUMBER, PLACE, PROWLERS, Amount, NamedPlace
from emberwatch.discover.model.foes import MONSTER, SPECIAL
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import ALL_PROWL
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import FOE
from emberwatch.discover.rules.combat import fight
from emberwatch.discover.rules.monsters import (
    Reveal,
    call_special,
    change_foe,
    fight_card,
    prowl_all,
    prowl_nearest,
    spawn,
)
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import ONE, Pick


class SpawnMonster(PlaceLine):
    """MN-1, MN-14: put a monster from the supply at a place."""

    __slots__ = ()
    VERB = "spawn"
    WORDS: ClassVar[Mapping[str, str]] = {"place": PLACE}
    WAITS = True

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return bool(s.tokens.monster_supply or sum(s.tokens.monster_used)) and bool(spaces(s, seat, self.place))

    def do_at(self, s: DiscoverState, seat: int, space: int) -> None:
        spawn(s, space)


class CallSpecial(PlaceLine):
    """R-63: put a special monster at a place, unless it is already on the map."""

    __slots__ = ("name",)
    VERB = "special"
    WORDS: ClassVar[Mapping[str, str]] = {"name": NAME, "place": PLACE}
    WAITS = True

    def __init__(self, name: str, place: NamedPlace) -> None:
        super().__init__(place)
        self.name: Final = name

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        called = [s.content.specials[foe.token].name for foe in s.map.foes if foe.kind == SPECIAL]
        return self.name not in called and bool(spaces(s, seat, self.place))

    def do_at(self, s: DiscoverState, seat: int, space: int) -> None:
        call_special(s, self.name, space)

    def thing(self) -> str:
        return self.name


class ProwlMonsters(Line):
    """MN-6, MN-18: move normal monsters: all toward their nearest survivors, or the nearest toward this one."""

    __slots__ = ("amount", "prowlers")
    VERB = "prowl"
    WORDS: ClassVar[Mapping[str, str]] = {"prowlers": PROWLERS, "amount": AMOUNT}
    WAITS = True

    def __init__(self, prowlers: int, amount: Amount) -> None:
        self.prowlers: Final = prowlers
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if self.prowlers == ALL_PROWL:
            prowl_all(s, self.amount.count(s.seats))
        else:
            prowl_nearest(s, seat, self.amount.count(s.seats))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return any([foe.kind == MONSTER for foe in s.map.foes])


class StrikeMonster(Line):
    """CB-20, R-66: damage one monster within reach, outside combat."""

    __slots__ = ("amount", "reach")
    VERB = "strike"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT, "reach": NUMBER}
    WAITS = True

    def __init__(self, amount: Amount, reach: int) -> None:
        self.amount: Final = amount
        self.reach: Final = reach

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(StrikeOne(seat, self.amount.count(s.seats), self.reach))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return bool(monsters_within(s, s.survivors[seat].space, self.reach))


class StrikeOne(DiscoverStep):
    """CB-20, R-66: damage a monster outside combat; if that defeats it, the user gets its reward."""

    __slots__ = ("damage", "reach")
    KEY = "discover-ask-strike"
    RULES = ("CB-20", "R-66")
    SHAPE = ONE

    def __init__(self, seat: int, damage: int, reach: int) -> None:
        super().__init__(seat)
        self.damage: Final = damage
        self.reach: Final = reach

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"n": self.damage}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        near = monsters_within(s, me.space, self.reach)
        return [FOE[i] for i in range(len(s.map.foes)) if s.map.foes[i] in near]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what < 0:
            return
        foe = s.map.foes[pick.what]
        s.then(Wounded(self.seat, foe.uid, self.damage))
        if foe.entry == HIDDEN:
            s.then(Reveal(foe.uid, foe.epoch))


class Wounded(DiscoverStep):
    """CB-20: apply the damage; a monster with as much damage as its Health is defeated."""

    __slots__ = ("damage", "uid")

    def __init__(self, seat: int, uid: int, damage: int) -> None:
        super().__init__(seat)
        self.uid: Final = uid
        self.damage: Final = damage

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        foe = s.foe(self.uid)
        s.decks.read_enemies |= 1 << foe.entry
        hurt = foe.with_more_damage(self.damage)
        change_foe(s, foe, hurt)
        s.emit("struck", self.seat, foe.entry, self.damage)
        if hurt.damage >= s.enemy(foe.entry).health:
            fight.put_away(s, hurt)
            s.emit("defeated", self.seat, foe.entry)
            do_lines(s, self.seat, s.enemy(foe.entry).reward)


class FightEnemy(Line):
    """IN-7, R-67: fight the enemy with a number, which has no token."""

    __slots__ = ("number",)
    VERB = "fight"
    WORDS: ClassVar[Mapping[str, str]] = {"number": NUMBER}
    WAITS = True

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if self.number in s.content.enemy_entry:
            fight_card(s, seat, s.content.enemy_entry[self.number])
