"""The night: its card, threats, and the talk about who is to be chieftain."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.moments import moments
from emberwatch.discover.cards.run_lines import NIGHT_CARD, Lines
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, Survivor
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.model.vocabulary import NAME, NIGHT_DRAWN, THREAT_DRAWN, THREAT_SOURCE
from emberwatch.discover.rules import day
from emberwatch.discover.rules.harm import after_leaving, bury, eliminate
from emberwatch.discover.rules.items import Limits
from emberwatch.discover.rules.quests import Checkpoint
from emberwatch.discover.rules.step import DiscoverStep, DiscoverTableStep, Draw
from emberwatch.engine.agenda import ONE, Pick, Step

ALONE: Final = 1


class Nightfall(DiscoverTableStep):
    """RO-5, RO-6: the chieftain draws a night card, resolves it and discards it; then the abilities of the night."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        s.turn.phase = NIGHT
        s.turn.seat = -1
        s.emit("night", s.turn.day)
        s.queue([NightDraw(), NightAbilities(), Limits(s.turn.chief), Checkpoint(), Council(), DaysEnd()])


class NightDraw(Draw):
    """SE-4, TH-7: first the four cards of level I, then those of level II; when all are gone, level II again."""

    __slots__ = ()

    def bag(self, s: DiscoverState) -> list[int]:
        if not sum(s.decks.nights):
            return [n if s.content.nights[i].level == 2 else 0 for i, n in enumerate(s.decks.nights_gone)]
        first = [n if s.content.nights[i].level == 1 else 0 for i, n in enumerate(s.decks.nights)]
        return first if sum(first) else s.decks.nights

    def faces(self) -> list[Pick]:
        return NIGHT_DRAWN

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        if not sum(s.decks.nights):
            refill_nights(s)
        s.decks.nights[what] -= 1
        s.emit("night-card", what)
        s.then(Lines(s.turn.chief, s.content.nights[what].do, NIGHT_CARD), CloseNight(what))


class CloseNight(Step):
    """RO-6, TH-6: when it is resolved the card lies open among the discards."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(0)
        self.card: Final = card

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if not s.ended:
            s.decks.nights_gone[self.card] += 1


def refill_nights(s: DiscoverState) -> None:
    """TH-7: shuffle only the discards of level II again."""
    for i, night in enumerate(s.content.nights):
        if night.level == 2:
            s.decks.nights[i] = s.decks.nights_gone[i]
            s.decks.nights_gone[i] = 0


class NightAbilities(DiscoverTableStep):
    """What sheets, quests, threats, characters and items do every night."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        moments(s, s.clockwise(s.turn.chief), "night")


class DaysEnd(DiscoverTableStep):
    """R-30: so that every game ends; otherwise the next day begins."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        if s.guard and s.turn.day >= s.guard:
            for seat in s.on_map():
                eliminate(s, seat)
            after_leaving(s)
        else:
            s.then(day.Daybreak())


# -- threats ----------------------------------------------------------------------------------------------------


def threaten(s: DiscoverState, seat: int, n: int) -> None:
    """TH-1: draw and resolve, one after another."""
    steps: list[Step] = [MeetThreat(seat, -1) for _ in range(n)]
    s.queue(steps)


class MeetThreat(DiscoverStep):
    """TH-5, TH-8, R-91: nothing happens if there are no cards, or to a survivor who has left the map."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        """How many cards may still be drawn in vain; -1: as many as there are."""

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if s.turn.dying:
            bury(s)  # another card begins, and survivors whom the last one has killed are no longer there
        if s.ended:
            return
        if not sum(s.decks.threats):
            s.decks.threats, s.decks.threats_gone = s.decks.threats_gone, s.decks.threats
        left = sum(s.decks.threats) + sum(s.decks.threats_gone) if self.left < 0 else self.left
        if sum(s.decks.threats) and left:
            s.then(ThreatDraw(self.seat, left - 1))


class ThreatDraw(Draw):
    """TH-1, TH-2, TH-4: a lone survivor redraws a community threat; an ongoing one stays before its drawer."""

    __slots__ = ("for_", "left")

    def __init__(self, for_: int, left: int) -> None:
        super().__init__()
        self.for_: Final = for_
        self.left: Final = left

    def bag(self, s: DiscoverState) -> list[int]:
        return s.decks.threats

    def faces(self) -> list[Pick]:
        return THREAT_DRAWN

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        s.decks.threats[what] -= 1
        card = s.content.threats[what]
        if card.community and len(s.on_map()) == ALONE:
            s.decks.threats_gone[what] += 1
            s.emit("threat-passed", self.for_, what)
            s.then(MeetThreat(self.for_, self.left))
            return
        s.emit("threat", self.for_, what)
        me = s.survivors[self.for_]
        if card.ongoing:
            me.threats = (*me.threats, what)
            s.then(Lines(self.for_, card.do, THREAT_SOURCE + what), AfterThreat())
        else:
            s.then(Lines(self.for_, card.do, THREAT_SOURCE + what), CloseThreat(what), AfterThreat())


class CloseThreat(Step):
    """TH-6: discards lie open beside the deck."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(0)
        self.card: Final = card

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if not s.ended:
            s.decks.threats_gone[self.card] += 1


class AfterThreat(DiscoverTableStep):
    """LI-3, R-23: after a threat card at night the carry limits, then the quest."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        if s.turn.dying:
            bury(s)
        if not s.ended and s.turn.phase == NIGHT:
            s.then(Limits(s.turn.chief), Checkpoint())


def discard_threat(s: DiscoverState, seat: int, threat: int) -> None:
    """TH-2: an ongoing threat ends."""
    me = s.survivors[seat]
    if threat in me.threats:
        me.threats = tuple([other for other in me.threats if other != threat])
        s.decks.threats_gone[threat] += 1
        s.emit("threat-ended", seat, threat)


# -- the chieftain ----------------------------------------------------------------------------------------------


class Council(DiscoverTableStep):
    """CH-3, CH-6, R-32: every night; with at least two others these name somebody at the same time."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        others = [seat for seat in s.on_map() if seat != s.turn.chief]
        s.then(Verdict())
        if len(others) > 1:
            for seat in others:
                s.turn.votes[seat] = -1
                s.together(seat, [Vote(seat)])


class Vote(DiscoverStep):
    """R-32: anybody on the map, including oneself; naming the chieftain means no change."""

    __slots__ = ()
    KEY = "discover-ask-vote"
    RULES = ("CH-3", "CH-4", "R-32")
    SHAPE = ONE

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [NAME[seat] for seat in s.on_map()]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        s.turn.votes[self.seat] = pick.what


class Verdict(DiscoverTableStep):
    """CH-4, R-2: all others, at least two, overrule the chieftain if they name the same one; else he decides."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        others = [seat for seat in s.on_map() if seat != s.turn.chief]
        named = [s.turn.votes[seat] for seat in others] if len(others) > 1 else []
        for seat in others if len(others) > 1 else []:
            s.emit("named", seat, s.turn.votes[seat])
        if named and named.count(named[0]) == len(named) and named[0] != s.turn.chief:
            crown(s, named[0])
        else:
            s.then(PassOn(s.turn.chief))


class PassOn(DiscoverStep):
    """CH-3: the chieftain keeps the token or passes it on."""

    __slots__ = ()
    KEY = "discover-ask-pass-on"
    RULES = ("CH-3",)
    SHAPE = ONE

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [NAME[seat] for seat in s.on_map()]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what != s.turn.chief:
            crown(s, pick.what)


def crown(s: DiscoverState, seat: int) -> None:
    if s.survivors[seat].status == ON and seat != s.turn.chief:
        s.turn.chief = seat
        s.emit("chief", seat)
