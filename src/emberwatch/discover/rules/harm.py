"""Damage, prevention, elimination and winning: how survivors leave the map."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards import run_lines
from emberwatch.discover.cards.effects.combat import PreventDamage
from emberwatch.discover.cards.standing import DamageProof
from emberwatch.discover.cards.syntax import Ability
from emberwatch.discover.model.names import ANY, HEARTS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, ON, WON, Survivor
from emberwatch.discover.model.turn import OVER
from emberwatch.discover.model.vocabulary import PASS, USE
from emberwatch.discover.rules.abilities import note_use, number_of, pay, standing, usable
from emberwatch.discover.rules.combat import modifiers
from emberwatch.discover.rules.inventory import put_aside, return_item
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import MAY, Pick


def suffer(s: DiscoverState, seat: int, kind: int, n: int) -> None:
    """Damage that somebody is about to suffer; cards may prevent it (R-70)."""
    if n > 0 and not is_proof(s, seat, kind):
        s.then(Prevent(seat, kind, n, ()))


def is_proof(s: DiscoverState, seat: int, kind: int) -> bool:
    """GO-2: "cannot" is absolute."""
    return any([line.damage == kind for line in standing(s, seat, DamageProof)])


def harm(s: DiscoverState, seat: int, kind: int, n: int) -> None:
    """DA-1, DA-3: turn the dials to the damage; a fourth damage means elimination, and any more is ignored (R-20)."""
    me = s.survivors[seat]
    if n <= 0 or me.status != ON or is_proof(s, seat, kind):
        return
    me.harm[kind] += min(n, HEARTS + 1 - me.hurt)
    s.emit("hurt", seat, kind, n)
    if me.hurt > HEARTS:
        s.turn.dying |= 1 << seat


def heal(s: DiscoverState, seat: int, kind: int, n: int) -> None:
    me = s.survivors[seat]
    healed = min(n, me.harm[kind])
    if healed:
        me.harm[kind] -= healed
        if me.hurt <= HEARTS:
            s.turn.dying &= ~(1 << seat)
        s.emit("healed", seat, kind, healed)


class Prevent(DiscoverStep):
    """R-70: a survivor who is about to suffer damage may use cards that prevent it, one after another."""

    __slots__ = ("kind", "n", "used")
    KEY = "discover-ask-prevent"
    RULES = ("R-70", "CA-6")
    SHAPE = MAY

    def __init__(self, seat: int, kind: int, n: int, used: tuple[Pick, ...]) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.n: Final = n
        self.used: Final = used

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"damage": self.kind, "n": self.n}

    def open(self, s: DiscoverState) -> list[tuple[int, int, Ability]]:
        """CB-8: in combat each item once, whatever it is used for."""
        return [
            entry for entry in usable(s, self.seat, "prevent")
            if entry[2].of in (ANY, self.kind) and USE[entry[0]][entry[1]] not in self.used
            and (s.combat is None or modifiers.may_use(s, self.seat, *entry))
        ]  # fmt: skip

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        found = self.open(s) if self.n > 0 else []
        if not found:
            return []
        return [PASS, *sorted([USE[source][k] for source, k, _ in found], key=number_of)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.verb == USE[0][0].verb:
            self.use(s, pick)
        else:
            self.inflict(s, self.n)

    def use(self, s: DiscoverState, pick: Pick) -> None:
        ability = next(a for source, k, a in self.open(s) if USE[source][k] is pick)
        note_use(s, self.seat, pick.what, pick.how, ability)
        s.survivors[self.seat].stamina -= ability.stamina
        s.emit("used", self.seat, pick.what, pick.how, s.quest.stage)
        pay(s, self.seat, ability.cost, pick.what)
        prevented = sum([line.amount.n for line in ability.do if isinstance(line, PreventDamage)])
        s.then(self.again(max(0, self.n - prevented), (*self.used, pick)))
        lines = tuple([line for line in ability.do if not isinstance(line, PreventDamage)])
        if s.combat is not None:
            s.combat.used += (modifiers.use_key(self.seat, pick.what, pick.how),)
            lines = modifiers.at_once(s, self.seat, lines)
        run_lines.do_lines(s, self.seat, lines, pick.what, own=False)

    def again(self, n: int, used: tuple[Pick, ...]) -> Prevent:
        return Prevent(self.seat, self.kind, n, used)

    def inflict(self, s: DiscoverState, n: int) -> None:
        harm(s, self.seat, self.kind, n)


# -- leaving the map --------------------------------------------------------------------------------------------


def bury(s: DiscoverState) -> None:
    """R-17: all with a fourth damage are eliminated together, then the chieftain's token moves."""
    for seat in range(s.seats):
        if s.turn.dying >> seat & 1 and s.survivors[seat].status == ON:
            eliminate(s, seat)
    s.turn.dying = 0
    after_leaving(s)


def eliminate(s: DiscoverState, seat: int) -> None:
    """KA-1, KA-3: a casualty stays on its space; projects and threats leave the game, the rest can be looted."""
    me = s.survivors[seat]
    me.status = LOST
    me.removed, me.hand = me.hand, ()
    me.threats = ()
    s.emit("eliminated", seat)


def win(s: DiscoverState, seat: int) -> None:
    """QU-4, QU-5, QU-11: a winner takes the figure off the map and puts everything back."""
    me = s.survivors[seat]
    if me.status != ON:
        return
    me.status = WON
    me.space = -1
    for held in me.items:
        return_item(s, held.item)
    me.items = ()
    me.loose = [0] * len(me.loose)
    for token in me.kept:
        put_aside(s, me, token)
    for threat in me.threats:
        s.decks.threats_gone[threat] += 1
    me.threats = ()
    me.removed, me.hand = me.hand, ()
    s.turn.dying &= ~(1 << seat)
    s.emit("won", seat)


def after_leaving(s: DiscoverState) -> None:
    """CH-5, R-1: pass the token on; R-18: without survivors everything stops."""
    left = s.on_map()
    if s.content.duel and len(left) == 1:
        win(s, left[0])
        left = []
    if not left or (s.coop and any([survivor.status == LOST for survivor in s.survivors])):
        end(s)
    elif s.survivors[s.turn.chief].status != ON:
        s.turn.chief = s.clockwise(s.turn.chief)[0]
        s.emit("chief", s.turn.chief)


def end(s: DiscoverState) -> None:
    """QU-7: nobody is left on the map."""
    if s.ended:
        return
    s.ended = True
    s.turn.phase = OVER
    s.combat = None
    s.deal = None
    s.trunk.clear()
    for lane in s.lanes:
        lane.clear()
    won = any([survivor.status == WON for survivor in s.survivors])
    s.reason = "last" if s.content.duel else "quest" if won and not has_failed(s) else "lost"
    s.emit("over")


def has_failed(s: DiscoverState) -> bool:
    """HO-1: together, or not at all."""
    return s.coop and any([survivor.status != WON for survivor in s.survivors])
