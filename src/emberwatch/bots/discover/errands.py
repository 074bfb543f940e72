"""The jobs that the active quest card of Discover sets: where to go, what to bring, which card action to use.

The card is read as data. It may name several ways forward: goals, card actions, effects at night. Each is drafted, and
the cheapest one counts. Every condition that does not hold yet becomes a job, or a landmark to find first.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from emberwatch.bots.discover.survival import STAGE, WIN, chance, stock
from emberwatch.discover.cards.blocks import ChooseBlock, RollBlock
from emberwatch.discover.cards.conditions import (
    AtFire,
    AtLandmark,
    CardRead,
    EvenDay,
    EveryoneAt,
    EveryoneInCamp,
    FiresBurning,
    FromDay,
    HasItem,
    HasMarks,
    HasResource,
    HasStamina,
    InCamp,
    IsHurt,
    LandmarkRevealed,
    OddDay,
    OnTarget,
    OnWater,
    OthersHere,
    SpecialDefeated,
    TilesRevealed,
)
from emberwatch.discover.cards.effects.decks import AddMarks, GoToStage, ResolveCard, WinGame
from emberwatch.discover.cards.effects.map import LightFire
from emberwatch.discover.cards.effects.monsters import StrikeMonster
from emberwatch.discover.cards.syntax import NO_COST, Ability, Condition, Cost, Goal, Line, hold, lines_in
from emberwatch.discover.cards.targets import landmark_space
from emberwatch.discover.model.board import FAR, SPACES
from emberwatch.discover.model.foes import SPECIAL, Foe
from emberwatch.discover.model.names import CAMP, HERE, ITEM, LANDMARK, RESOURCES, WOOD
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import STOKE, USE
from emberwatch.discover.rules.abilities import sources
from emberwatch.discover.rules.explore import find
from emberwatch.engine.agenda import NOTHING, Pick

STEP: Final = 1.4
"""The average cost of one space on the way."""
UNKNOWN: Final = 9.0
"""The cost of finding a landmark that nobody has seen."""
FETCH: Final = 2.3
"""The cost of getting a resource."""
HAND_OVER: Final = 0.7
NIGHT: Final = 6.0
"""The cost of waiting for a night."""
NEVER: Final = 1000.0
HEALTH: Final = 3
"""The assumed health of a special monster that nobody has fought."""


class Job:
    """A job to do at a place, once or several times; if it has no pick, being there is enough."""

    __slots__ = ("cost", "kind", "pick", "ready", "spaces", "stamina", "uses", "worth")

    def __init__(
        self, spaces: list[int], pick: Pick, stamina: int, cost: Cost, uses: int, ready: bool, kind: str = "use"
    ) -> None:
        self.spaces: Final = spaces
        self.pick: Final = pick
        self.stamina: Final = stamina
        self.cost: Final = cost
        self.uses = uses
        self.ready: Final = ready
        """Whether nothing else must be done first."""
        self.kind: Final = kind
        """`use` an ability, `warm` the place, `be` there, `sleep` there, `fight` what is there, `loot` it."""
        self.worth = 0.0
        """The worth of each use."""


class Draft:
    """One way forward: its jobs, what it needs, and roughly what it costs."""

    def __init__(self, has: list[int]) -> None:
        self.cost = 0.0
        self.jobs: list[Job] = []
        self.unseen: list[int] = []
        """Landmarks to find."""
        self.tiles = 0
        """How many tiles to turn up, no matter which."""
        self.has = has
        """What the survivor will have left."""
        self.wants = [0] * len(RESOURCES)
        self.target = -1
        self.wins = False
        self.work = 0
        """The number of uses, all jobs together."""

    def size(self) -> int:
        """How much there is to do. It grows with everything that is added."""
        return self.work + len(self.unseen) + self.tiles

    def pay(self, cost: Cost, seats: int) -> None:
        for kind, n, per in cost.resources:
            n = n * seats if per else n
            self.wants[kind] += n
            there = min(n, self.has[kind])
            self.has[kind] -= there
            self.cost += HAND_OVER * there + FETCH * (n - there)

    def find(self, landmark: int) -> None:
        if landmark not in self.unseen:
            self.unseen.append(landmark)
            self.cost += UNKNOWN

    def add(self, job: Job) -> None:
        self.work += job.uses
        for i, other in enumerate(self.jobs):
            if other.pick is job.pick and other.spaces == job.spaces and job.pick is not NOTHING:
                uses = other.uses + job.uses
                self.jobs[i] = Job(job.spaces, job.pick, job.stamina, job.cost, uses, other.ready, job.kind)
                return
        self.jobs.append(job)


class Quest:
    """The active quest card, as one survivor sees it."""

    def __init__(self, s: DiscoverState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.card = s.active_stage()
        self.marks = s.quest.marks
        self.abilities = [
            (source, k, ability) for source, powers in sources(s, seat) for k, ability in enumerate(powers.all)
        ]  # fmt: skip
        self.busy = 0
        """How deeply drafts are nested."""

    def best(self) -> Draft:
        """The cheapest way forward; an empty draft if there is none."""
        drafts = [self.by_goal(goal) for goal in self.card.goals if leads_on(goal.do)]
        for source, k, ability in self.abilities:
            if leads_on(ability.do) and ability.when in ("action", "turn", "night"):
                drafts.append(self.by_ability(source, k, ability))
        draft = min(drafts, key=lambda d: d.cost, default=None)
        if draft is None or draft.cost >= NEVER:
            return Draft(stock(self.s, self.seat))
        self.value(draft)
        return draft

    def value(self, draft: Draft) -> None:
        """Divide the worth of the way among its jobs, and the jobs among the survivors."""
        hands = max(1, len(self.s.on_map()))
        whole = WIN if draft.wins else STAGE
        for job in draft.jobs:
            job.worth = whole / max(1, draft.work)
            job.uses = ceil(job.uses / hands)
        draft.wants = [ceil(n / hands) if n > 3 else n for n in draft.wants]

    # -- ways forward ---------------------------------------------------------------------------------------------

    def by_goal(self, goal: Goal) -> Draft:
        draft = Draft(stock(self.s, self.seat))
        draft.wins = any([isinstance(line, WinGame) for line in lines_in(goal.do)])
        self.reach(goal, draft)
        return draft

    def reach(self, goal: Goal, draft: Draft) -> None:
        """Add all that a goal needs, and being where it is tested."""
        before = draft.size()
        where = self.expand(goal.needs, draft)
        ready = draft.size() == before
        if where is not None:
            self.travel(where, draft)
            draft.add(Job(where, NOTHING, 0, NO_COST, 1, ready, "be"))

    def by_ability(self, source: int, k: int, ability: Ability) -> Draft:
        draft = Draft(stock(self.s, self.seat))
        draft.wins = any([isinstance(line, WinGame) for line in lines_in(ability.do)])
        draft.cost += (1 - likelihood(ability.do)) * 6
        self.use(source, k, ability, draft)
        return draft

    def use(self, source: int, k: int, ability: Ability, draft: Draft) -> None:
        """Add the use of an ability, after everything that it needs first."""
        before = draft.size()
        where = self.expand(ability.needs, draft)
        ready = draft.size() == before
        if ability.when == "night":
            draft.cost += NIGHT
            pick = NOTHING
        else:
            pick = USE[source][k]
        draft.cost += ability.stamina
        draft.pay(ability.cost, self.s.seats)
        if where is None:
            where = list(range(SPACES)) if pick is not NOTHING else []
        self.travel(where, draft)
        draft.add(Job(where, pick, ability.stamina, ability.cost, 1, ready, "use" if pick is not NOTHING else "sleep"))

    def travel(self, where: list[int], draft: Draft) -> None:
        """Add the cost of the way there, once for each place."""
        if where and not any([job.spaces == where for job in draft.jobs]):
            far = self.s.distances(self.s.survivors[self.seat].space)
            draft.cost += STEP * min([far[space] for space in where])

    # -- conditions -----------------------------------------------------------------------------------------------

    def expand(self, needs: tuple[Condition, ...], draft: Draft) -> list[int] | None:
        """Add whatever is missing. Return the spaces where the job must be done; None if any space will do."""
        where: list[int] | None = None
        for condition in sorted(needs, key=lambda c: isinstance(c, FiresBurning)):
            if is_where(condition) and not condition.negated:
                found = self.places(condition, draft)
                where = found if where is None else [space for space in where if space in found]
            elif not self.holds(condition):
                self.provide(condition, draft)
        if any([isinstance(c, AtFire) and not c.negated for c in needs]) and where:
            self.warm(where, draft)
        return where

    def holds(self, condition: Condition) -> bool:
        if isinstance(condition, HasMarks):
            return (self.marks >= condition.amount.count(self.s.seats)) != condition.negated
        if isinstance(condition, HasItem) and not condition.negated:
            return self.owner(condition.name) >= 0
        return hold(self.s, self.seat, (condition,))

    def owner(self, name: str) -> int:
        """The seat on the map that has an item, this survivor first; -1 if nobody has it."""
        s = self.s
        for seat in [self.seat, *s.on_map()]:
            if any([s.item(held.item).name == name for held in s.survivors[seat].items]):
                return seat
        return -1

    def places(self, condition: Condition, draft: Draft) -> list[int]:
        s = self.s
        if isinstance(condition, (AtLandmark, EveryoneAt)):
            space = landmark_space(s, condition.number)
            if space < 0:
                draft.find(condition.number)
            return [space] if space >= 0 else []
        if isinstance(condition, (InCamp, EveryoneInCamp)):
            return [s.content.camp]
        far = s.distances(s.survivors[self.seat].space)
        if isinstance(condition, OnWater):
            return [space for space in s.map.water if far[space] < FAR]
        return [space for space in range(SPACES) if far[space] < FAR and s.cell(space).target]

    def provide(self, condition: Condition, draft: Draft) -> None:
        """Turn a condition that does not hold into jobs."""
        if condition.negated or self.busy > 2:
            draft.cost += 0.0 if isinstance(condition, (AtLandmark, AtFire, InCamp, OnWater)) else NEVER
        elif isinstance(condition, HasMarks):
            self.make_marks(condition.amount.count(self.s.seats), draft)
        elif isinstance(condition, CardRead):
            self.read(condition.number, draft)
        elif isinstance(condition, HasItem):
            self.fetch(condition.name, draft)
        elif isinstance(condition, SpecialDefeated):
            self.defeat(condition.name, draft)
        elif isinstance(condition, FiresBurning):
            self.light(condition.least, draft)
        elif isinstance(condition, LandmarkRevealed):
            draft.find(condition.number)
        elif isinstance(condition, TilesRevealed):
            draft.tiles = condition.least - (self.s.map.revealed.bit_count() - 1)
            draft.cost += 2.5 * draft.tiles
        elif isinstance(condition, HasResource):
            amount = condition.amount
            draft.pay(Cost(((condition.resource, amount.n, amount.per),), 0, False), self.s.seats)
        elif isinstance(condition, (FromDay, OddDay, EvenDay)):
            draft.cost += NIGHT
        elif not isinstance(condition, (AtFire, HasStamina, OthersHere, IsHurt)):
            draft.cost += NEVER

    # -- what provides what ---------------------------------------------------------------------------------------

    def cheapest(self, draft: Draft, options: list[tuple[int, int, Ability, float]]) -> float:
        """Add the use of the cheapest ability and return what it gains; add the cost NEVER if there is none."""
        best, least = -1, NEVER
        for i, (source, k, ability, gain) in enumerate(options):
            trial = Draft(draft.has[:])
            trial.jobs = draft.jobs[:]
            trial.unseen = draft.unseen[:]
            self.busy += 1
            self.use(source, k, ability, trial)
            self.busy -= 1
            if trial.cost / gain < least:
                best, least = i, trial.cost / gain
        if best < 0:
            draft.cost += NEVER
            return 1.0
        source, k, ability, gain = options[best]
        self.busy += 1
        self.use(source, k, ability, draft)
        self.busy -= 1
        return gain

    def make_marks(self, needed: int, draft: Draft) -> None:
        """Add counters one by one: which abilities are open may depend on how many counters there are."""
        before = self.marks
        while self.marks < needed and draft.cost < NEVER:
            options = [
                (source, k, ability, gain)
                for source, k, ability in self.abilities
                if ability.when in ("action", "turn", "night") and (gain := marks_in(ability.do)) > 0
                and self.open_now(ability.needs)
            ]  # fmt: skip
            if not options:
                self.by_other_goal(draft)
                break
            self.marks += max(1, round(self.cheapest(draft, options)))
        self.marks = before

    def open_now(self, needs: tuple[Condition, ...]) -> bool:
        """Whether those needs hold that are about counters or about cards that must still be unread."""
        return all([
            self.holds(c) for c in needs if isinstance(c, HasMarks) or (c.negated and isinstance(c, CardRead))
        ])  # fmt: skip

    def by_other_goal(self, draft: Draft) -> None:
        """Use a goal that only puts a counter on the card."""
        goals = [goal for goal in self.card.goals if marks_in(goal.do) and not leads_on(goal.do)]
        if not goals or self.busy > 2:
            draft.cost += NEVER
            return
        self.busy += 1
        self.reach(goals[0], draft)
        self.busy -= 1

    def read(self, number: int, draft: Draft) -> None:
        """Read a card by using whatever resolves it."""
        self.cheapest(draft, self.resolving(number))

    def resolving(self, number: int) -> list[tuple[int, int, Ability, float]]:
        return [
            (source, k, ability, 1.0)
            for source, k, ability in self.abilities
            if ability.when in ("action", "turn")
            and number in cards_in(ability.do)
        ]  # fmt: skip

    def fetch(self, name: str, draft: Draft) -> None:
        """Get an item that no survivor has: loot it from a casualty, or resolve a card that may be the item."""
        s = self.s
        for other in s.survivors:
            if other.space >= 0 and any([s.item(held.item).name == name for held in other.items]):
                draft.cost += 3
                draft.add(Job([other.space], NOTHING, 1, NO_COST, 1, True, "loot"))
                return
        numbers = {number for _, _, a in self.abilities for number in cards_in(a.do)}
        options = [
            option for number in sorted(numbers) if self.may_be(number, name) for option in self.resolving(number)
        ]
        self.cheapest(draft, options)

    def may_be(self, number: int, name: str) -> bool:
        """Whether, as far as anybody knows, the card of a number may be that item."""
        s, entry = self.s, find(self.s, number)
        if entry < 0:
            return False
        if not s.decks.read_cards >> entry & 1:
            return True
        card = s.card(entry)
        return card.kind == ITEM and card.name == name

    def defeat(self, name: str, draft: Draft) -> None:
        """Defeat a special monster: strike it from nearby if a card allows that, or fight it where it is."""
        s = self.s
        number = [special.name for special in s.content.specials].index(name)
        foe = next((f for f in s.map.foes if f.kind == SPECIAL and f.token == number), None)
        if foe is None:
            draft.cost += NEVER / 2
            return
        draft.target = number
        health = s.enemy(foe.entry).health - foe.damage if s.decks.read_enemies >> foe.entry & 1 else HEALTH
        strikes = [
            (source, k, ability, line)
            for source, k, ability in self.abilities if ability.when == "action"
            for line in lines_in(ability.do) if isinstance(line, StrikeMonster)
        ]  # fmt: skip
        left = max(1, health)
        draft.cost += 3.0 * left
        strikes.sort(key=lambda option: sum([n for _, n, _ in option[2].cost.resources]) / max(1, option[3].amount.n))
        for source, k, ability, line in strikes:
            self.strike(draft, foe, USE[source][k], ability, line, left)
        draft.add(Job([foe.space], NOTHING, 0, NO_COST, left, True, "fight"))

    def strike(self, draft: Draft, foe: Foe, pick: Pick, ability: Ability, line: StrikeMonster, left: int) -> None:
        """Add strikes by an ability from the spaces within its reach, and what they cost."""
        far = self.s.distances(foe.space)
        spaces = [space for space in range(SPACES) if far[space] <= line.reach]
        allowed = self.expand(tuple([c for c in ability.needs if is_where(c)]), Draft(draft.has[:]))
        if allowed is not None:
            spaces = [space for space in spaces if space in allowed]
        if not spaces:
            return
        uses = ceil(left / max(1, line.amount.n))
        if not any([job.cost and job.spaces == spaces for job in draft.jobs]):
            for _ in range(uses):
                draft.pay(ability.cost, self.s.seats)
        draft.add(Job(spaces, pick, ability.stamina, ability.cost, uses, True))

    def light(self, needed: int, draft: Draft) -> None:
        """Add burning fires: first those that other jobs light anyway, then fires that have gone out, then new ones."""
        s = self.s
        burning = sum(s.map.fires.values())
        lighting = [pick.number for pick, _ in self.lighters()]
        burning += sum([job.uses for job in draft.jobs if job.pick.number in lighting])
        for space in sorted(s.map.fires):
            if burning < needed and not s.map.fires[space]:
                burning += 1
                cost = Cost(((WOOD, 1, False),), 0, False)
                draft.cost += 1
                draft.pay(cost, s.seats)
                draft.add(Job([space], STOKE, 1, cost, 1, True, "warm"))
        if burning < needed:
            options = [(source, k, a, 1.0) for source, k, a in self.abilities if a.when == "action" and lights(a)]
            self.cheapest(draft, [option for option in options if self.open_now(option[2].needs)])

    def lighters(self) -> list[tuple[Pick, Ability]]:
        return [(USE[source][k], a) for source, k, a in self.abilities if a.when == "action" and lights(a)]

    def warm(self, where: list[int], draft: Draft) -> None:
        """Make sure that a fire burns where something must be done."""
        s = self.s
        if any([s.map.fires.get(space) for space in where]):
            return
        out = [space for space in where if space in s.map.fires]
        if out:
            cost = Cost(((WOOD, 1, False),), 0, False)
            draft.pay(cost, s.seats)
            draft.add(Job(out, STOKE, 1, cost, 1, True, "warm"))
            return
        for pick, ability in self.lighters():
            own = self.expand(tuple([c for c in ability.needs if is_where(c)]), Draft(draft.has[:]))
            if own is None or own == where:
                draft.cost += ability.stamina
                draft.pay(ability.cost, s.seats)
                draft.add(Job(where, pick, ability.stamina, ability.cost, 1, True, "warm"))
                return
        draft.cost += 3 * NIGHT


def leads_on(lines: tuple[Line, ...]) -> bool:
    """Whether lines may lead to another stage or to the end."""
    return any([isinstance(line, (GoToStage, WinGame)) for line in lines_in(lines)])


def likelihood(lines: tuple[Line, ...]) -> float:
    """How likely lines are to lead on."""
    best = 0.0
    for line in lines:
        if isinstance(line, (GoToStage, WinGame)):
            return 1.0
        if isinstance(line, RollBlock):
            p = chance(line.least)
            best = max(best, p * likelihood(line.then) + (1 - p) * likelihood(line.otherwise))
        else:
            best = max([best, *[likelihood(inner) for inner in reachable_lists(line)]])
    return best


def reachable_lists(line: Line) -> tuple[tuple[Line, ...], ...]:
    """The lists of a block that its survivor can bring about: any choice, what is paid for, what conditions ask for."""
    return line.lists() if isinstance(line, ChooseBlock) else line.lists()[:1]


def cards_in(lines: tuple[Line, ...]) -> list[int]:
    """The numbers of the cards that these lines resolve."""
    return [line.number for line in lines_in(lines) if isinstance(line, ResolveCard)]


def marks_in(lines: tuple[Line, ...]) -> float:
    """How many counters these lines put on the quest."""
    return float(sum([line.amount.n for line in lines_in(lines) if isinstance(line, AddMarks)]))


def lights(ability: Ability) -> bool:
    fires = [line.place.kind for line in lines_in(ability.do) if isinstance(line, LightFire)]
    return any([kind in (HERE, CAMP, LANDMARK) for kind in fires])


def is_where(condition: Condition) -> bool:
    """Whether a condition asks for a place that can be found on the map."""
    return isinstance(condition, (AtLandmark, EveryoneAt, InCamp, EveryoneInCamp, OnTarget, OnWater))
