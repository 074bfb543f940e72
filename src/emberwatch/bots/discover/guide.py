"""How the planner thinks about Discover: in errands and days, not in single stamina."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from emberwatch.bots.discover.errands import Quest
from emberwatch.bots.discover.scout import ASK, PATIENCE, by_thumb
from emberwatch.bots.discover.survival import Estimate
from emberwatch.bots.discover.turns import Outing, back_of
from emberwatch.bots.search import Guide
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import (
    CLEAN_WATER,
    DIRTY_WATER,
    FOOD,
    HUNGER,
    MEAT,
    MEDICINE,
    STONE,
    THIRST,
    WOOD,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, WON
from emberwatch.discover.model.vocabulary import END_TURN, MOVE, VOCABULARY
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.agenda import Pick
from emberwatch.engine.game import Game

MATTERS: Final = ("turn", "choose", "pay", "may", "key")
"""The questions to search, by their keys; rules of thumb answer the rest."""
MOST: Final = 4
"""How many picks to try: the most promising ones."""
PROMISING: Final = 0.5
"""The share of the best errand's promise that makes another errand worth trying."""
HEARTS_LOST: Final[tuple[float, ...]] = (0.0, -0.43, -0.9, -1.65)
DUEL_HEARTS_LOST: Final[tuple[float, ...]] = (0.0, -0.54, -0.86, -1.88)
"""By how much damage lowers the logarithm of the odds of winning. These and the other weights below were fitted to 660
games of scouts, at the first question of each day; those of new land, TILE and USUAL are guesses."""
TOGETHER: Final = 0.9
"""Under the house rule, the chance that a survivor who is home first will win."""
RAW: Final = 0.7
"""How much raw meat and dirty water count, compared with what they may become."""
NEAR: Final = 2
TILE: Final = 1.5
"""The cost of turning up a tile, including the way there."""
USUAL: Final = 4
"""The average number of tiles among which to look for a landmark that the quest wants."""


class DiscoverGuide(Guide):
    """Plays by the scout's rules of thumb until the next morning, then judges the result."""

    def __init__(self) -> None:
        self.seat = 0
        self.day = 0
        """The day on which the search began."""
        self.asked = 0
        """How many searches have begun on that day: a turn must end, whatever there is to do."""
        self.aims: Final[dict[Pick, list[int]]] = {}
        """By the first step of an errand: the rest of the way to its goal, the last space first."""
        self.plan: list[int] = []
        """The way that the survivor follows in this try."""
        self.is_new = True
        """Whether the survivor has not been asked anything in this try yet."""
        self.turns = 0
        """How often the survivor has been asked for an action in this try."""

    def begin(self, world: Game, seat: int) -> None:
        day = state_of(world).turn.day
        self.asked = self.asked + 1 if day == self.day else 0
        self.seat = seat
        self.day = day
        self.aims.clear()

    def afresh(self) -> None:
        self.plan = []
        self.is_new = True
        self.turns = 0

    def memory(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "day": self.day,
            "asked": self.asked,
            "aims": [(pick.number, way) for pick, way in self.aims.items()],
            "plan": self.plan[:],
            "is_new": self.is_new,
            "turns": self.turns,
        }

    def remember(self, memory: dict[str, Any]) -> None:
        self.seat, self.day, self.asked = memory["seat"], memory["day"], memory["asked"]
        for number, way in memory["aims"]:
            self.aims[VOCABULARY.picks[number]] = list(way)
        self.plan = list(memory["plan"])
        self.is_new, self.turns = memory["is_new"], memory["turns"]

    # -- what is searched -----------------------------------------------------------------------------------------

    def matters(self, world: Game, seat: int) -> bool:
        """Whether to search a question: only real ones. Within a try, rules of thumb answer everything."""
        return not world.moment and world.state.question(seat).KEY.removeprefix(ASK) in MATTERS

    def options(self, world: Game, seat: int) -> list[Pick]:
        s, step, picks = state_of(world), world.state.question(seat), world.asked[seat]
        if isinstance(step, Turn) and self.asked > PATIENCE:
            return [END_TURN]
        hopes = [by_thumb(s, seat, step, picks)]
        hopes += self.errands(Outing(s, seat, picks)) if isinstance(step, Turn) else picks
        found: list[Pick] = []
        for pick in hopes:
            if pick not in found:
                found.append(pick)
        return found[:MOST]

    def errands(self, outing: Outing) -> list[Pick]:
        """The first picks of a turn's errands, the most promising first; note where they lead.

        Going to bed early is not among them: it looks too good to a search that cannot see past the next morning.
        """
        found: list[Pick] = []
        errands = sorted(outing.errands(), key=lambda errand: -errand.rate)
        for errand in errands:
            if errand.pick not in found and errand.rate > PROMISING * abs(errands[0].rate):
                found.append(errand.pick)
                self.aims[errand.pick] = outing.ways.path(errand.goal)[:-1] if errand.goal >= 0 else []
        return found

    # -- how a try is played --------------------------------------------------------------------------------------

    def habit(self, world: Game, seat: int) -> Pick:
        s, step, picks = state_of(world), world.state.question(seat), world.asked[seat]
        if not isinstance(step, Turn):
            return by_thumb(s, seat, step, picks)
        return self.act(world, s, picks) if seat == self.seat else END_TURN

    def act(self, world: Game, s: DiscoverState, picks: list[Pick]) -> Pick:
        """Continue the errand; when it is done, start the next one."""
        self.turns += 1
        if self.turns > PATIENCE:
            return END_TURN
        if self.is_new:
            self.is_new = False
            self.plan = self.aims.get(world.pick_at(0)[1], [])[:] if world.moment else []
        if self.plan:
            step = MOVE[self.plan.pop()]
            if step in picks:
                return step
            self.plan = []
        return self.next_errand(Outing(s, self.seat, picks))

    def next_errand(self, outing: Outing) -> Pick:
        best = outing.best(outing.errands())
        if best is None:
            return outing.to_bed()
        if best.goal < 0:
            return best.pick
        pick = outing.faster(best.pick, best.goal)
        self.plan = outing.ways.path(best.goal)[:-1] if pick is best.pick else []
        return pick

    # -- how it is judged -----------------------------------------------------------------------------------------

    def is_far(self, world: Game) -> bool:
        """Whether it is the next morning, when the night has shown what the day was good for."""
        return state_of(world).turn.day > self.day

    def reward(self, world: Game, seat: int) -> float:
        s = state_of(world)
        status = s.survivors[seat].status
        if status == LOST or (s.coop and any([me.status == LOST for me in s.survivors])):
            return 0.0
        if status == WON:
            return TOGETHER if s.coop and s.on_map() else 1.0
        return 1.0 / (1.0 + exp(-(duel_hopes(s, seat) if s.content.duel else quest_hopes(s, seat))))


# -- the chance to win --------------------------------------------------------------------------------------------


def quest_hopes(s: DiscoverState, seat: int) -> float:
    """The logarithm of the odds of getting home for a survivor who wakes up like this."""
    e = Estimate(s, seat)
    me, has, draft = e.me, e.has, Quest(s, seat).best()
    effort = max(0.0, draft.cost + sum([hunt(s, landmark) for landmark in draft.unseen]))
    hopes = 0.35 + HEARTS_LOST[min(me.hurt, 3)] + 0.76 * s.quest.stage + 1.03 * draft.wins - 0.83 * log(1 + effort)
    hopes += 0.14 * nights(e, FOOD, MEAT, HUNGER) + 0.07 * nights(e, CLEAN_WATER, DIRTY_WATER, THIRST)
    hopes += 0.09 * me.stamina + 0.1 * min(4, has[WOOD]) + 0.18 * min(4, has[STONE]) + 0.06 * has[MEDICINE]
    hopes += 0.07 * s.map.revealed.bit_count()
    hopes += 0.16 * len(s.decks.upgrades) - 0.22 * len(me.threats) - 0.15 * monsters_near(s, me.space)
    return hopes - 0.12 * min(s.turn.day, 20) + group_hopes(s, seat)


def hunt(s: DiscoverState, landmark: int) -> float:
    """How much more than usual it takes to find a landmark, given the tiles that may still hold it."""
    back = back_of(s, landmark)
    among = [slot for slot in s.content.laid if s.map.tiles[slot] == HIDDEN and s.content.backs[slot] == back]
    return TILE * (len(among) - USUAL)


def group_hopes(s: DiscoverState, seat: int) -> float:
    """What the others add to that: they work on the same quest. Under the house rule their fate is mine."""
    others = [other for other in s.on_map() if other != seat]
    hurt = sum([s.survivors[other].hurt for other in others])
    lost = len([me for me in s.survivors if me.status == LOST])
    if s.coop:
        return 0.06 * len(others) - 0.33 * hurt
    return 0.46 * len(others) - 0.28 * hurt - 0.42 * lost


def duel_hopes(s: DiscoverState, seat: int) -> float:
    """S5: the same for a survivor who must outlive all others."""
    e = Estimate(s, seat)
    others = [other for other in s.on_map() if other != seat]
    hurt = sum([s.survivors[other].hurt for other in others])
    hopes = 0.16 + DUEL_HEARTS_LOST[min(e.me.hurt, 3)] - 0.75 * len(others) + 0.33 * hurt
    hopes += 0.11 * nights(e, FOOD, MEAT, HUNGER) + 0.02 * e.me.stamina - 0.15 * len(e.me.threats)
    return hopes + 0.11 * min(4, e.has[WOOD]) + 0.15 * min(4, e.has[STONE])


def nights(e: Estimate, kind: int, raw: int, harm: int) -> float:
    """How many nights the food or the water will last, three at most; what was missing so far is due, too."""
    cooked = RAW * e.has[raw] if raw == MEAT or e.boils else 0.0
    return min(3.0, (e.has[kind] + cooked - e.me.harm[harm]) / max(0.4, e.due[kind]))


def monsters_near(s: DiscoverState, space: int) -> int:
    far = s.distances(space)
    return len([foe for foe in s.map.foes if foe.is_monster and far[foe.space] <= NEAR])


# -- reading a world ----------------------------------------------------------------------------------------------


def state_of(world: Game) -> DiscoverState:
    s = world.state
    assert isinstance(s, DiscoverState)
    return s
