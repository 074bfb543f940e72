"""Card effects on the map: moving survivors, lighting fires, turning up and laying tiles and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.cards.targets import PlaceLine, spaces
from emberwatch.discover.cards.words import AMOUNT, DOUSED, NUMBER, PLACE, SYMBOL, Amount, NamedPlace
from emberwatch.discover.model.board import FAR, SPACES
from emberwatch.discover.model.foes import FEATURE
from emberwatch.discover.model.map import FACE_DOWN, HIDDEN, symbol_of_bag, symbol_of_token
from emberwatch.discover.model.names import DOUSE_ALL, DOUSE_HERE, SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, Survivor
from emberwatch.discover.model.vocabulary import FOE, TURN_UP
from emberwatch.discover.model.vocabulary import PLACE as THERE
from emberwatch.discover.rules import moves
from emberwatch.discover.rules.explore import Survey, lay, scoutable, surveyable
from emberwatch.discover.rules.gather import LookUnder
from emberwatch.discover.rules.monsters import Reveal
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import ONE, Pick

# -- moving -----------------------------------------------------------------------------------------------------


class MoveFreely(Line):
    """MO-7, MO-13: move up to a number of spaces, whatever the terrain."""

    __slots__ = ("amount",)
    VERB = "move"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}
    WAITS = True

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(moves.Walk(seat, self.amount.count(s.seats)))


class GoToPlace(PlaceLine):
    """MO-11: place the survivor directly, not through the spaces between."""

    __slots__ = ()
    VERB = "go"
    WORDS: ClassVar[Mapping[str, str]] = {"place": PLACE}
    WAITS = True

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        found = spaces(s, seat, self.place)
        return bool(found) and s.survivors[seat].space not in found

    def do_at(self, s: DiscoverState, seat: int, space: int) -> None:
        if s.survivors[seat].status == ON and s.survivors[seat].space != space:
            s.emit("placed", seat, space)
            moves.enter(s, seat, space)


# -- fires ------------------------------------------------------------------------------------------------------


class LightFire(PlaceLine):
    """FI-5, FI-8, R-88: light a fire on any space; a fire token that is already there is turned to burning."""

    __slots__ = ()
    VERB = "light"
    WORDS: ClassVar[Mapping[str, str]] = {"place": PLACE}

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return any([s.map.fires.get(space) != 1 for space in spaces(s, seat, self.place)])

    def do_at(self, s: DiscoverState, seat: int, space: int) -> None:
        s.map.fires[space] = 1
        s.emit("lit", space)


class DouseFires(Line):
    """FI-3: turn fires to their extinguished side; the tokens stay."""

    __slots__ = ("which",)
    VERB = "douse"
    WORDS: ClassVar[Mapping[str, str]] = {"which": DOUSED}

    def __init__(self, which: int) -> None:
        self.which: Final = which

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        meant = s.survivors[seat].space if self.which == DOUSE_HERE else s.content.camp
        for space in sorted(s.map.fires):
            if s.map.fires[space] and (self.which == DOUSE_ALL or space == meant):
                s.map.fires[space] = 0
                s.emit("burnt-down", space)


# -- tiles ------------------------------------------------------------------------------------------------------


class ScoutTiles(Line):
    """SC-1: turn up face-down tiles that touch one's own space."""

    __slots__ = ("amount",)
    VERB = "scout"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}
    WAITS = True

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(Survey(seat, self.amount.count(s.seats), anywhere=False))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return bool(scoutable(s, s.survivors[seat].space))


class SurveyTiles(Line):
    """SC-1: turn up face-down tiles that touch a revealed one."""

    __slots__ = ("amount",)
    VERB = "survey"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}
    WAITS = True

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(Survey(seat, self.amount.count(s.seats), anywhere=True))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return bool(surveyable(s))


# -- tokens -----------------------------------------------------------------------------------------------------


def is_token_left(s: DiscoverState, symbol: int) -> bool:
    """SC-5: whether a feature token of a symbol can be laid, from the supply or from the used ones."""
    tokens = s.content.tokens
    used = sum([n for i, n in enumerate(s.tokens.used_tokens) if tokens[i].symbol == symbol])
    return bool(s.tokens.supply[symbol]) or used > 0


class LayFeature(PlaceLine):
    """SC-2, SC-3: lay a face-down feature token of a symbol at a place."""

    __slots__ = ("symbol",)
    VERB = "lay"
    WORDS: ClassVar[Mapping[str, str]] = {"symbol": SYMBOL, "place": PLACE}

    def __init__(self, symbol: int, place: NamedPlace) -> None:
        super().__init__(place)
        self.symbol: Final = symbol

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return is_token_left(s, self.symbol) and bool(spaces(s, seat, self.place))

    def do_at(self, s: DiscoverState, seat: int, space: int) -> None:
        if lay(s, self.symbol, space):
            s.emit("regrown", space, self.symbol)

    def thing(self) -> str:
        return SYMBOLS[self.symbol]


class RegrowFeature(Line):
    """SC-2, R-64: lay a face-down feature token of a symbol on the nearest empty space that shows it."""

    __slots__ = ("symbol",)
    VERB = "regrow"
    WORDS: ClassVar[Mapping[str, str]] = {"symbol": SYMBOL}

    def __init__(self, symbol: int) -> None:
        self.symbol: Final = symbol

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(Regrow(s.turn.chief, seat, self.symbol))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return is_token_left(s, self.symbol) and bool(fallow(s, s.survivors[seat].space, self.symbol))


class Regrow(DiscoverStep):
    """Lay a new token on the nearest empty space that shows its symbol; the chieftain breaks ties."""

    __slots__ = ("for_", "symbol")
    KEY = "discover-ask-regrow"
    RULES = ("SC-2", "R-64")
    SHAPE = ONE

    def __init__(self, seat: int, for_: int, symbol: int) -> None:
        super().__init__(seat)
        self.for_: Final = for_
        self.symbol: Final = symbol

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"symbol": self.symbol}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [THERE[space] for space in fallow(s, s.survivors[self.for_].space, self.symbol)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0 and lay(s, self.symbol, pick.what):
            s.emit("regrown", pick.what, self.symbol)


def fallow(s: DiscoverState, here: int, symbol: int) -> list[int]:
    """The nearest empty spaces that show a symbol."""
    far = s.distances(here)
    taken = [foe.space for foe in s.map.foes if foe.kind == FEATURE]
    empty = [
        space for space in range(SPACES)
        if far[space] < FAR and s.cell(space).symbol == symbol and not s.map.lying[space] and space not in taken
    ]  # fmt: skip
    least = min([far[space] for space in empty], default=0)
    return [space for space in empty if far[space] == least]


class UncoverToken(Line):
    """OV-2: turn up one face-down feature token or monster within reach."""

    __slots__ = ("reach",)
    VERB = "uncover"
    WORDS: ClassVar[Mapping[str, str]] = {"reach": NUMBER}

    def __init__(self, reach: int) -> None:
        self.reach: Final = reach

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(Uncover(seat, self.reach))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return bool(spaces_face_down(s, s.survivors[seat].space, self.reach))


class Uncover(DiscoverStep):
    """Turn up one face-down feature token or monster; it stays in place, and nothing else happens."""

    __slots__ = ("reach",)
    KEY = "discover-ask-uncover"
    RULES = ("OV-2",)
    SHAPE = ONE

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach: Final = reach

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [THERE[space] for space in spaces_face_down(s, me.space, self.reach)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            s.then(WhichHidden(self.seat, pick.what))


class WhichHidden(DiscoverStep):
    """Ask which of several face-down things on a space to turn up; those with the same back are alike."""

    __slots__ = ("space",)
    KEY = "discover-ask-which-hidden"
    RULES = ("OV-2",)
    SHAPE = ONE

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"space": self.space}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        symbols = {symbol_of_token(thing) for thing in s.map.lying[self.space] if thing >= FACE_DOWN}
        monsters = [i for i, foe in enumerate(s.map.foes) if foe.space == self.space and foe.entry == HIDDEN]
        return [TURN_UP[symbol] for symbol in sorted(symbols)] + [FOE[i] for i in monsters]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words[0] == "foe":
            foe = s.map.foes[pick.what]
            s.then(Reveal(foe.uid, foe.epoch))
        else:
            lying = [thing - FACE_DOWN for thing in s.map.lying[self.space] if thing >= FACE_DOWN]
            s.then(LookUnder(self.space, next(bag for bag in lying if symbol_of_bag(bag) == pick.what)))


def spaces_face_down(s: DiscoverState, space: int, reach: int) -> list[int]:
    """The spaces within reach that have something face down."""
    far = s.distances(space)
    hidden = {foe.space for foe in s.map.foes if foe.entry == HIDDEN}
    return [
        other for other in range(SPACES)
        if far[other] <= reach and (other in hidden or any([thing >= FACE_DOWN for thing in s.map.lying[other]]))
    ]  # fmt: skip
