"""What speaks for and against picks in Outlive: tonight's meal, what a hero brings home, points, pressure.

It plays out the rest of a hero's activation as the greedy bot would, in a world that the seat imagines.
"""

from __future__ import annotations

from typing import Final

from emberwatch.bots.advice import POINTS, Adviser, Margin, Told
from emberwatch.bots.bot import SEEDS, Glimpse
from emberwatch.bots.outlive.guide import state_of, trial_of
from emberwatch.bots.outlive.trials import Trial, play_line, value_picks
from emberwatch.bots.outlive.worth import EVENING, larder
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.outlive.model.names import AIRLOCK, RESOURCES, WATER
from emberwatch.outlive.model.state import BITS, DAY, OutliveState
from emberwatch.outlive.model.vocabulary import PASS
from emberwatch.outlive.rules.day import MOVE_VERB, HeroTurn
from emberwatch.outlive.rules.night import permanent_waters
from emberwatch.outlive.rules.scoring import parts

WORLDS: Final = 4
"""In how many imagined worlds picks are valued: draws differ, and the mean says more than one of them."""
CLEARLY: Final = 3.0
"""How many points worse a pick must look to be clearly bad."""


class OutliveAdviser(Adviser):
    """Judges by the points that a shelter is expected to have when the Convoy comes."""

    def values(self, glimpse: Glimpse, dice: CounterDice) -> list[float]:
        """The mean over a few worlds. Looks at a pile are not valued: they stand last."""
        totals = dict.fromkeys(glimpse.picks, 0.0)
        judged: set[Pick] = set()
        for _ in range(WORLDS):
            trial = trial_of(glimpse.imagine(dice.below(SEEDS)), glimpse.seat)
            for pick, value in zip(trial.picks, value_picks(trial), strict=True):
                totals[pick] += value / WORLDS
                judged.add(pick)
        least = min([totals[pick] for pick in judged], default=0.0)
        return [totals[pick] if pick in judged else least for pick in glimpse.picks]

    def margin(self, glimpse: Glimpse, pick: Pick, dice: CounterDice) -> Margin | None:
        """Set-up is left to people: what it leads to is too far away to be clear."""
        if state_of(glimpse.imagine(dice.below(SEEDS))).round == 0:
            return None
        picks, values = glimpse.picks, self.values(glimpse, dice)
        best = values.index(max(values))
        lost = values[best] - values[picks.index(pick)]
        return Margin(picks[best], round(lost), POINTS) if lost >= CLEARLY else None

    def reasons(self, world: Game, seat: int, pick: Pick) -> list[Told]:
        trial = trial_of(world, seat)
        if pick is PASS:
            return []
        end = play_line(trial.after(pick))
        pressed = pressure(trial.state, seat, pick) if isinstance(trial.agenda()[-1], HeroTurn) else []
        sure = [*points(trial, end), *booty(trial, end)] if is_sure(trial, end) else []
        return [*relief(trial, end), *pressed, *sure][:2]

    def warnings(self, world: Game, seat: int, pick: Pick | None) -> list[Told]:
        """Tonight's shortage, once nothing but this turn can mend it."""
        s = state_of(world)
        if s.phase != DAY:
            return []
        if pick is None:
            return shortage(s, seat) if not s.shelters[seat].idle else []
        trial = trial_of(world, seat)
        end = play_line(trial.after(pick))
        if end.state.shelters[seat].idle:
            return []
        others = [play_line(trial.after(other)) for other in trial.picks if other is not pick]
        least = min([missing(other.state, seat) for other in others], default=0)
        return shortage(end.state, seat) if missing(end.state, seat) > least else []

    def needs(self, world: Game, seat: int) -> list[Told]:
        s = state_of(world)
        return shortage(s, seat) if s.phase == DAY else []


def missing(s: OutliveState, seat: int) -> int:
    """N2: how many supplies would be missing if tonight came now."""
    return larder(s, s.shelters[seat], seat, EVENING)[2]


def dry(s: OutliveState, seat: int) -> int:
    """N2: how much water for the airlock would be missing."""
    me = s.shelters[seat]
    water = me.tokens[WATER] + len(permanent_waters(s, me))
    return max(0, s.content.rows_used[me.people[AIRLOCK]] - water)


def shortage(s: OutliveState, seat: int) -> list[Told]:
    """N2: what is missing for tonight's meal, said of water alone if only that is missing."""
    n = missing(s, seat)
    if not n:
        return []
    return [("advice-short-water" if dry(s, seat) == n else "advice-short", {"n": n})]


def relief(trial: Trial, end: Trial) -> list[Told]:
    """The shortage that this mends, at least in part."""
    before, after = trial.state, end.state
    return shortage(before, trial.seat) if missing(after, trial.seat) < missing(before, trial.seat) else []


def is_sure(trial: Trial, end: Trial) -> bool:
    """Whether nothing was drawn in between, so that things will come out like this."""
    return end.dice.progress() == trial.dice.progress() and trial.state.round > 0


def points(trial: Trial, end: Trial) -> list[Told]:
    """Survival points that are made at once, for events, rooms, survivors and equipment."""
    gained = sum(parts(end.state, trial.seat)) - sum(parts(trial.state, trial.seat))
    return [("advice-points", {"n": gained})] if gained > 0 else []


def booty(trial: Trial, end: Trial) -> list[Told]:
    """What comes home."""
    before, after = trial.state.shelters[trial.seat].tokens, end.state.shelters[trial.seat].tokens
    gained = {name: max(0, after[i] - before[i]) for i, name in enumerate(RESOURCES)}
    return [("advice-gain", gained)] if any(gained.values()) else []


def pressure(s: OutliveState, seat: int, pick: Pick) -> list[Told]:
    """P-1: whom a hero's move puts under pressure, and how much."""
    if pick.verb != MOVE_VERB:
        return []
    strengths, found = s.content.strengths, []
    for other, shelter in enumerate(s.shelters):
        for hero in range(4):
            weaker = strengths[pick.what] - strengths[hero]
            if other != seat and shelter.standing & BITS[hero] and shelter.heroes[hero] == pick.how and weaker > 0:
                found.append(("advice-press", {"seat": other, "n": weaker}))
    return found
