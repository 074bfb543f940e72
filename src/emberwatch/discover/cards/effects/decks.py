"""Card effects on cards: on threats, discovery cards, projects and items, and on the quest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.cards.words import AMOUNT, NUMBER, WINNERS, Amount
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.names import ALL_WIN, HERE_WIN
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import DISCARD_THREAT, THREAT_SOURCE
from emberwatch.discover.rules import harm
from emberwatch.discover.rules.craft import DrawProject, pile
from emberwatch.discover.rules.explore import find, resolve
from emberwatch.discover.rules.items import draw_item, in_deck
from emberwatch.discover.rules.night import discard_threat, threaten
from emberwatch.discover.rules.quests import go_to
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import ONE, Pick, Step

# -- threats ----------------------------------------------------------------------------------------------------


class DrawThreats(Line):
    """TH-1: draw and resolve threat cards, one after another."""

    __slots__ = ("amount",)
    VERB = "threat"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}
    WAITS = True

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        threaten(s, seat, self.amount.count(s.seats))


class DiscardThreat(Line):
    """TH-2: end the ongoing threat that says so."""

    __slots__ = ()
    VERB = "discard"

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if source >= THREAT_SOURCE:
            discard_threat(s, seat, source - THREAT_SOURCE)


class EndThreat(Line):
    """TH-2: end one of a survivor's ongoing threats, of his choice."""

    __slots__ = ()
    VERB = "relief"

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(Relief(seat))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return bool(s.survivors[seat].threats)


class Relief(DiscoverStep):
    """Ask which of a survivor's ongoing threats ends."""

    __slots__ = ()
    KEY = "discover-ask-relief"
    RULES = ("TH-2",)
    SHAPE = ONE

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [DISCARD_THREAT[threat] for threat in sorted(set(me.threats))]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            discard_threat(s, self.seat, pick.what)


# -- discovery cards, projects, items ---------------------------------------------------------------------------


class ResolveCard(Line):
    """IN-3: resolve the discovery card with a number, without a further action."""

    __slots__ = ("number",)
    VERB = "resolve"
    WORDS: ClassVar[Mapping[str, str]] = {"number": NUMBER}
    WAITS = True

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        resolve(s, seat, self.number)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return find(s, self.number) >= 0


class KeepToken(Line):
    """GA-5: leave the feature token that led to the card on its space, face up."""

    __slots__ = ()
    VERB = "stay"
    FATE = True

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.turn.staying = True


class RemoveCard(Line):
    """GO-6: remove a card for the rest of the game."""

    __slots__ = ()
    VERB = "remove"
    FATE = True

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if s.turn.resolving and s.turn.resolving[-1] >= 0:
            s.turn.resolving = (*s.turn.resolving[:-1], ~s.turn.resolving[-1])


class DrawProjects(Line):
    """R-60: draw projects. S5-22: in scenario 5 nobody ever draws."""

    __slots__ = ("amount",)
    VERB = "project"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if not s.content.duel:
            steps: list[Step] = [DrawProject(seat) for _ in range(self.amount.count(s.seats))]
            s.queue(steps)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return bool(sum(pile(s, 0)) or sum(pile(s, 1))) and not s.content.duel


class MakeItem(Line):
    """IT-1, GO-3: take the crafted item with a number out of its deck, if one is left."""

    __slots__ = ("number",)
    VERB = "make"
    WORDS: ClassVar[Mapping[str, str]] = {"number": NUMBER}

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        item = makeable(s, self.number)
        if item >= 0:
            draw_item(s, seat, item)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return makeable(s, self.number) >= 0


def makeable(s: DiscoverState, number: int) -> int:
    """GO-3: the crafted item with a number if one is left in its deck; -1 if none is."""
    made = [MADE + i for i, item in enumerate(s.content.made) if item.number == number]
    return made[0] if made and in_deck(s, made[0]) else -1


# -- the quest --------------------------------------------------------------------------------------------------


class AddMarks(Line):
    """QU-2: put counters on the active quest."""

    __slots__ = ("amount",)
    VERB = "mark"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.quest.marks += self.amount.count(s.seats)
        s.emit("marked", seat, s.quest.marks)


class RemoveMarks(Line):
    """QU-2, GO-4: take counters off the active quest, as many as there are."""

    __slots__ = ("amount",)
    VERB = "unmark"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.quest.marks = max(0, s.quest.marks - self.amount.count(s.seats))
        s.emit("marked", seat, s.quest.marks)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return s.quest.marks > 0


class GoToStage(Line):
    """QU-2, QU-10: continue the quest with the stage of a number."""

    __slots__ = ("number",)
    VERB = "stage"
    WORDS: ClassVar[Mapping[str, str]] = {"number": NUMBER}
    WAITS = True

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        go_to(s, self.number)


class WinGame(Line):
    """OV-1: the final stage says who wins."""

    __slots__ = ("winners",)
    VERB = "win"
    WORDS: ClassVar[Mapping[str, str]] = {"winners": WINNERS}

    def __init__(self, winners: int) -> None:
        self.winners: Final = winners

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        winners = [seat]
        if self.winners == HERE_WIN:
            winners = s.at(s.survivors[seat].space)
        elif self.winners == ALL_WIN:
            winners = s.on_map()
        for winner in winners:
            harm.win(s, winner)
        harm.after_leaving(s)
