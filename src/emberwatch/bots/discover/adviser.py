"""What speaks for and against picks in Discover: the errand that a pick begins, and what the night may do."""

from __future__ import annotations

from typing import Final

from emberwatch.bots.advice import Adviser, Told
from emberwatch.bots.discover.guide import DiscoverGuide, state_of
from emberwatch.bots.discover.scout import ASK, ELSEWHERE, IN_A_TURN, by_thumb
from emberwatch.bots.discover.turns import Outing
from emberwatch.bots.search import next_seat
from emberwatch.discover.model.names import CLEAN_WATER, FOOD, HEARTS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST
from emberwatch.discover.model.vocabulary import END_TURN, MOVE
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.inventory import has
from emberwatch.engine.agenda import Pick
from emberwatch.engine.game import Game

THUMB: Final = "bot-why-scout-"
"""The prefix of the scout's own reasons."""
PLENTY: Final = 4
"""Ending a turn with this much stamina left is worth a question, if there is something to do."""
NIGHTS: Final = 10
"""How many nights are imagined."""
DEADLY: Final = 3
"""A warning is due if the survivor dies in this many of them, or in more."""


class DiscoverAdviser(Adviser):
    """Names the errand behind a pick, and imagines nights."""

    def reasons(self, world: Game, seat: int, pick: Pick) -> list[Told]:
        s, step = state_of(world), world.question(seat)
        assert step is not None, "only a seat that is asked gets a hint"
        if isinstance(step, Turn):
            return [*self.needs(world, seat), errand(s, seat, world.asked[seat], pick)]
        key = ELSEWHERE.get(step.KEY.removeprefix(ASK), "")
        return [(advice_for(key), {})] if key else []

    def warnings(self, world: Game, seat: int, pick: Pick | None) -> list[Told]:
        """Before a turn ends: a night that may be deadly, and stamina that could still be used."""
        s = state_of(world)
        if pick is not END_TURN or not isinstance(world.question(seat), Turn):
            return []
        better = by_thumb(s, seat, Turn(seat), world.asked[seat])
        if better is END_TURN:
            return []
        return [*risk_of_death(world, seat), *stamina_left(s, seat)]

    def needs(self, world: Game, seat: int) -> list[Told]:
        s = state_of(world)
        me = s.survivors[seat]
        if me.hurt >= HEARTS - 1:
            return [("discover-advice-last-heart", {})]
        empty = [name for kind, name in ((CLEAN_WATER, "thirst"), (FOOD, "hunger")) if not has(s, me, kind)]
        return [(f"discover-advice-{empty[0]}", {})] if empty else []


def errand(s: DiscoverState, seat: int, picks: list[Pick], pick: Pick) -> Told:
    """What a pick of a turn is good for; a step on the way says where the way leads."""
    if pick.words[0] == "move":
        goals = [one.goal for one in Outing(s, seat, picks).errands() if one.pick is pick and one.goal != pick.what]
        if goals and MOVE[goals[0]] is not pick:
            return "discover-advice-goal", {"space": goals[0]}
    return advice_for(IN_A_TURN.get(str(pick.words[0]), "bot-why-scout-worth")), {}


def advice_for(key: str) -> str:
    """What people are told about an errand, by the scout's own reason for it."""
    return f"discover-advice-{key.removeprefix(THUMB)}"


def stamina_left(s: DiscoverState, seat: int) -> list[Told]:
    """Stamina that is left, if it is much."""
    left = s.survivors[seat].stamina
    return [("discover-coach-stamina", {"stamina": left})] if left >= PLENTY else []


def risk_of_death(world: Game, seat: int) -> list[Told]:
    """How likely the survivor is to die tonight if the turn ends now, if that is likely."""
    if state_of(world).survivors[seat].hurt == 0:
        return []
    deaths = len([night for night in range(NIGHTS) if dies(world.imagine(seat, night), seat)])
    return [("discover-coach-night", {"deaths": deaths, "nights": NIGHTS})] if deaths >= DEADLY else []


def dies(world: Game, seat: int) -> bool:
    """Whether the survivor does not see the next morning of an imagined world."""
    guide = DiscoverGuide()
    guide.begin(world, seat)
    world.take(seat, END_TURN)
    while not guide.is_far(world) and (asked := next_seat(world)) >= 0:
        world.take(asked, guide.habit(world, asked))
    return state_of(world).survivors[seat].status == LOST
