"""Lines of play tried on copies of a state of Outlive: what a pick leads to for one seat, and what that is worth.

Compiled like the rules: bots that look ahead spend their time here.
"""

from __future__ import annotations

from typing import Final

from emberwatch.bots.outlive.worth import W_MATERIAL, W_POINT, W_THREAT, W_TRIBUTE, worth
from emberwatch.engine.agenda import CHANCE, NO_PICKS, NOTHING, SOME, Pick, Step
from emberwatch.engine.dice import Dice
from emberwatch.outlive.model.state import BITS, OutliveState
from emberwatch.outlive.model.vocabulary import GIVE, LOSE, PAY
from emberwatch.outlive.rules.day import EndOfDay, HeroTurn
from emberwatch.outlive.rules.equipment import Mend
from emberwatch.outlive.rules.night import Eat, Indoors, Overcome
from emberwatch.outlive.rules.places import InCity, InTheWild, Visit
from emberwatch.outlive.rules.pressure import Defend
from emberwatch.outlive.rules.setup import PlaceHero, PlaceHeroes, Rounds
from emberwatch.outlive.rules.step import LOOK_VERB

# -- trying picks -------------------------------------------------------------------------------------------------

PAYMENTS: Final = (PAY[0].verb, GIVE[0].verb, LOSE[0].verb)


class Trial:
    """A line of play on a copy of the state. It stops when our seat is asked again or its business is over.

    It is not a clone of the game, which would continue to the next seat's question; we do not need that here.
    """

    __slots__ = ("dice", "lane", "line", "picks", "seat", "state")

    def __init__(
        self, state: OutliveState, dice: Dice, seat: int, lane: bool, picks: list[Pick], line: list[Pick] | None = None
    ) -> None:
        self.state = state
        self.dice = dice
        self.seat = seat
        self.lane = lane
        """Whether the business is on the seat's own lane, not on the trunk."""
        self.picks = picks
        """The picks the seat is offered now; empty when its business is over."""
        self.line: Final[list[Pick]] = line or []
        """The picks the seat has made so far."""

    def agenda(self) -> list[Step]:
        return self.state.lanes[self.seat] if self.lane else self.state.trunk

    def after(self, pick: Pick) -> Trial:
        """The line of play that continues with this pick."""
        twin = Trial(self.state.clone(), self.dice.clone(), self.seat, self.lane, NO_PICKS, [*self.line, pick])
        twin.run(pick)
        return twin

    def run(self, pick: Pick) -> None:
        s, agenda = self.state, self.agenda()
        while True:
            s.now = agenda
            agenda.pop().run(s, pick)
            if not agenda or ends(agenda[-1]):
                return
            pick = self.answer(agenda[-1])
            if self.picks:
                return

    def answer(self, step: Step) -> Pick:
        """Answer for chance, for forced picks and for others; set `picks` if our own seat is asked."""
        if step.seat == CHANCE:
            return step.faces()[self.dice.draw(step.bag(self.state))]
        picks = step.picks(self.state)
        if len(picks) > 1:
            picks = without_looks(picks)
            if len(picks) > 1 and step.seat == self.seat:
                self.picks = picks
        return picks[-1] if picks else NOTHING

    def worth(self) -> float:
        return worth(self.state, self.seat)


def ends(step: Step) -> bool:
    """Whether an activation, or the overcoming of an event, is over before this step of the trunk."""
    return isinstance(step, (HeroTurn, EndOfDay, Overcome, Indoors, PlaceHeroes, PlaceHero, Rounds))


def without_looks(picks: list[Pick]) -> list[Pick]:
    """R, Look: leave out looks, since this bot has no use for the order of a pile."""
    return [pick for pick in picks if pick.verb != LOOK_VERB]


def outlook(trial: Trial) -> float:
    """What a line of play is worth once the current business is settled.

    A question that recurs until the seat passes is not followed: its open points count as they are.
    """
    if not trial.picks:
        return trial.worth()
    step = trial.agenda()[-1]
    if step.SHAPE == SOME or isinstance(step, Eat):
        return trial.worth() + still_open(step)
    if trial.picks[0].verb in PAYMENTS:
        return outlook(max([trial.after(pick) for pick in trial.picks], key=Trial.worth))
    return max([outlook(trial.after(pick)) for pick in trial.picks])


def still_open(step: Step) -> float:
    """What a recurring question will still bring: points to spend, savings to use, tribute to hand over."""
    if isinstance(step, (Visit, InTheWild)):
        free = step.free if isinstance(step, InCity) else 0
        return W_POINT * (step.points + free)
    if isinstance(step, Defend):
        return -W_TRIBUTE * step.due
    return W_MATERIAL * step.credit if isinstance(step, Mend) else 0.0


def play_line(trial: Trial) -> Trial:
    """Follow the line of play to its end, with the best pick at every question."""
    while trial.picks:
        trial = max([trial.after(pick) for pick in trial.picks], key=outlook)
    return trial


def value_picks(trial: Trial) -> list[float]:
    """What each pick of the question is worth."""
    if isinstance(trial.agenda()[-1], HeroTurn):
        return [activation(trial.after(pick)) for pick in trial.picks]
    return [outlook(trial.after(pick)) for pick in trial.picks]


def activation(trial: Trial) -> float:
    """What a hero's move is worth: its whole activation, minus what it exposes to stronger heroes."""
    return standing_worth(play_line(trial))


def standing_worth(end: Trial) -> float:
    return end.worth() - W_THREAT * threat(end.state, end.seat)


def threat(s: OutliveState, seat: int) -> int:
    """P: the pressure that the others' idle heroes could still put on our standing ones today."""
    me, total = s.shelters[seat], 0
    for hero in range(4):
        if me.standing & BITS[hero]:
            total += pressure_on(s, seat, me.heroes[hero], s.content.strengths[hero])
    return total


def pressure_on(s: OutliveState, seat: int, place: int, strength: int) -> int:
    """The greatest pressure that could come to a hero of this strength at a place."""
    near, strengths, most = s.content.near[place], s.content.strengths, 0
    for other, shelter in enumerate(s.shelters):
        if other != seat and shelter.idle:
            for hero in range(4):
                if shelter.idle & BITS[hero] and shelter.heroes[hero] in near:
                    most = max(most, strengths[hero] - strength)
    return most
