"""How a survivor of Discover spends a turn: on errands on the revealed map, ranked by what they bring per stamina."""

from __future__ import annotations

from heapq import heappop, heappush
from math import ceil
from typing import Final

from emberwatch.bots.discover.errands import Draft, Job, Quest
from emberwatch.bots.discover.survival import GUESSES, KINDS, STAGE, Estimate
from emberwatch.discover.cards.effects.map import GoToPlace, LightFire, MoveFreely
from emberwatch.discover.cards.syntax import lines_in
from emberwatch.discover.model.board import CELLS, FAR, NEIGHBOURS, SLOT_NEIGHBOURS, SLOTS, SPACES, TOUCHING
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.foes import FEATURE
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN, bag_number, symbol_of_token
from emberwatch.discover.model.names import (
    CLEAN_WATER,
    COOK,
    DIRTY_WATER,
    FOOD,
    GATHER,
    HEARTS,
    HERE,
    INVESTIGATE,
    MEAT,
    REMEDY,
    SCOUT,
    WOOD,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST
from emberwatch.discover.model.vocabulary import (
    CARD_GATHERED,
    END_TURN,
    ENEMY_GATHERED,
    MOVE,
    SORT_GATHERED,
    STOKE,
    WATER_GATHERED,
    resources_of,
)
from emberwatch.discover.rules.abilities import at_moment
from emberwatch.discover.rules.craft import price
from emberwatch.discover.rules.day import action_cost
from emberwatch.discover.rules.moves import costs
from emberwatch.engine.agenda import NOTHING, Pick

TOO_FAR: Final = 999.0
END: Final = 200.0
"""The worth of winning today, whatever the night would bring."""
HORIZON: Final = 12
"""How much more than today's stamina an errand may cost."""
LATER: Final = 0.8
"""How much of an errand's worth is left if it takes until tomorrow."""
HOMEWARD: Final = 0.7
"""The cost of one stamina spent on the way to bed."""
SPARE: Final = 5
"""The survivor would lose any stamina above this overnight."""
FEAR: Final = 6.0
"""The most that a bad night counts: sitting by the fire solves nothing."""
FOUND: Final = 32.0
"""The worth of finding a landmark that the quest wants."""
BEHIND: Final = 0.6
"""The share of a tile's worth that comes from the tile behind it."""
FIRST: Final = 1.6
"""The factor for what can be done here: coming back for it would cost the way."""
LURE: Final = 0.4
"""How much the things to gather on a space make up for a longer way."""
NEAR: Final = 0.25
"""The share that things next to a space count for going there."""
EAGER, IDLE = 0.2, 0.5
"""What an errand must bring per stamina, with stamina to spare and without."""
HOPES: Final = {
    "hardened-spear": 5.0, "stone-club": 5.0, "flint-knife": 3.0, "sling": 2.5, "wicker-shield": 8.0, "fur-cloak": 7.0,
    "forage-basket": 4.0, "back-frame": 3.0, "water-bag": 3.0, "boiling-bowl": 4.0, "dew-sheet": 4.0, "fire-drill": 4.0,
    "ember-pot": 3.5, "herb-poultice": 8.0, "splint": 5.0, "striding-poles": 7.0, "reed-float": 1.5, "snare-line": 5.0,
    "tallow-lamp": 2.0, "fish-weir": 4.0, "forged-machete": 6.0, "venom-darts": 7.0, "scrap-mail": 9.0,
    "field-kit": 9.0, "charcoal-filter": 5.0, "down-bedroll": 8.0, "arc-lamp": 4.0, "spring-jaw": 5.0,
}  # fmt: skip
"""What the name of a product promises before anybody has made one."""
HOPE: Final = 4.0


class Ways:
    """The best ways from a survivor's space to all others: what they cost, and the first step."""

    def __init__(self, e: Estimate, lures: dict[int, float]) -> None:
        s = e.s
        self.lures = lures
        """What can be gathered on the way, by space."""
        self.price = costs(s, e.seat)
        self.tolls = ground_tolls(e, len(self.price))
        self.bars: dict[int, float] = {}
        for foe in s.map.foes:
            if foe.is_monster:
                self.bars[foe.space] = self.bars.get(foe.space, 0.0) + max(0.3, -e.meet(foe))
        self.stamina = [0] * SPACES
        self.toll = [TOO_FAR] * SPACES
        """Danger on the way; TOO_FAR if there is no way."""
        self.first = [-1] * SPACES
        self.before = [-1] * SPACES
        """The space before each one on its way."""
        self.search(s, e.me.space)

    def search(self, s: DiscoverState, here: int) -> None:
        weight = [TOO_FAR] * SPACES
        weight[here] = 0.0
        revealed, bars, lures = s.map.revealed, self.bars, self.lures
        self.toll[here] = 0.0
        heap = [(0.0, here)]
        while heap:
            so_far, space = heappop(heap)
            if so_far > weight[space]:
                continue
            for other in NEIGHBOURS[space]:
                if weight[other] > so_far and revealed >> other // CELLS & 1:
                    ground = s.cell(other).ground
                    toll = self.tolls[ground] + bars.get(other, 0.0)
                    new = so_far + max(0.2, self.price[ground] - LURE * lures.get(other, 0.0)) + toll
                    if new < weight[other] - 1e-9:
                        weight[other] = new
                        self.stamina[other] = self.stamina[space] + self.price[ground]
                        self.toll[other] = self.toll[space] + toll
                        self.first[other] = other if space == here else self.first[space]
                        self.before[other] = space
                        heappush(heap, (new, other))

    def path(self, goal: int) -> list[int]:
        """The spaces on the way to a goal, the goal first, without the survivor's own space."""
        found = []
        while self.before[goal] >= 0:
            found.append(goal)
            goal = self.before[goal]
        return found


def ground_tolls(e: Estimate, grounds: int) -> list[float]:
    """What entering each ground does to a survivor, apart from its cost."""
    tolls = [0.0] * grounds
    for _, _, ability in at_moment(e.s, e.seat, "enter"):
        if 0 <= ability.of < grounds:
            tolls[ability.of] += max(0.0, -e.lines(ability.do))
    return tolls


def back_of(s: DiscoverState, landmark: int) -> int:
    """The stack that must hold a landmark's tile."""
    for back, stack in enumerate(s.map.stacks):
        for tile, n in enumerate(stack):
            if n and any([cell.landmark == landmark for cell in s.content.tiles[tile].cells]):
                return back
    return -1


class Part:
    """One thing that can be done on a space."""

    __slots__ = ("pick", "stamina", "worth")

    def __init__(self, worth: float, stamina: float, pick: Pick) -> None:
        self.worth: Final = worth
        self.stamina: Final = stamina
        self.pick: Final = pick


class Errand:
    """A way to spend stamina: what it brings per stamina, its first pick, and where it leads (-1: done here)."""

    __slots__ = ("goal", "pick", "rate")

    def __init__(self, rate: float, pick: Pick, goal: int) -> None:
        self.rate: Final = rate
        self.pick: Final = pick
        self.goal: Final = goal


class Outlook:
    """What a survivor knows before it decides anything in its turn: worths, the quest, where everything is."""

    def __init__(self, s: DiscoverState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.e = Estimate(s, seat)
        self.me = s.survivors[seat]
        self.draft = Draft(self.e.has[:]) if s.content.duel else Quest(s, seat).best()
        self.set_goals()
        self.symbols: dict[int, float] = {}
        self.singles = [self.e.gains(kind, 1) for kind in KINDS]
        """The worth of one more of each resource."""
        self.slots = self.slot_worths()
        self.e.explore = max([1.0, *self.slots.values()])

    def set_goals(self) -> None:
        """Pass what the quest and the projects need to the estimate."""
        e, draft = self.e, self.draft
        e.wants = draft.wants
        e.target = draft.target
        e.mark = max([job.worth for job in draft.jobs], default=2.0)
        missing = any([n > e.has[kind] for kind, n in enumerate(draft.wants)])
        if draft.jobs and not missing and not draft.unseen and draft.tiles <= 0:
            e.curiosity = 0.4
        best = max(self.projects(), default=(0.0, -1))
        if best[0] > 1.0:
            for kind, n in price(self.s, self.seat, best[1]):
                e.parts[kind] += n

    def projects(self) -> list[tuple[float, int]]:
        """The projects at hand, by what they promise."""
        s, me, e = self.s, self.me, self.e
        known = sorted({project for project, _ in me.hand} | set(s.decks.open_projects))
        found = []
        for project in known:
            missing = sum([max(0, n - e.has[kind]) for kind, n in price(s, self.seat, project)])
            found.append((self.hope(project) - 1.3 * missing - 1.0, project))
        return found

    def hope(self, project: int) -> float:
        """The worth of a project's item: by its text once that is known, by its name before."""
        s = self.s
        if any([held.item == MADE + project for held in self.me.items]):
            return 0.0
        if s.decks.read_made >> project & 1:
            return self.e.item(s.item(MADE + project))
        return HOPES.get(s.content.projects[project].name, HOPE)

    # -- the unknown ----------------------------------------------------------------------------------------------

    def slot_worths(self) -> dict[int, float]:
        """The worth of turning up each face-down tile: what may be on it, and what may be behind it."""
        s = self.s
        hidden = [slot for slot in s.content.laid if s.map.tiles[slot] == HIDDEN]
        plain = self.plain_worth()
        own = dict.fromkeys(hidden, plain)
        for landmark in self.draft.unseen:
            back = back_of(s, landmark)
            among = [slot for slot in hidden if s.content.backs[slot] == back]
            for slot in among:
                own[slot] += FOUND / max(1.5, len(among))
        if self.draft.tiles > 0:
            own = {slot: worth + STAGE / (2 + self.draft.tiles) for slot, worth in own.items()}
        worths = own
        for _ in range(2):
            worths = {
                slot: own[slot] + BEHIND * max([0.0, *[worths[o] - 1.0 for o in SLOT_NEIGHBOURS[slot] if o in own]])
                for slot in hidden
            }
        return worths

    def plain_worth(self) -> float:
        """The worth of feature spaces and perhaps water: less, the more there is still to gather."""
        s = self.s
        left = len([things for things in s.map.lying if things])
        worths = [self.symbol_worth(bag_number(s.tokens.epochs[i], i)) for i, n in enumerate(s.tokens.supply) if n]
        mean = sum(worths) / max(1, len(worths))
        hidden = s.map.tiles.count(HIDDEN)
        wet = min(1.0, s.tokens.water_left / max(1, hidden)) * self.e.gain(
            CLEAN_WATER if not self.e.boils else DIRTY_WATER
        )
        return max(0.3, (1.2 * mean) * max(0.3, 1 - 0.07 * left)) + (wet if not s.map.water else 0.3 * wet)

    # -- things on the map ----------------------------------------------------------------------------------------

    def gather_worth(self, space: int, kind: int) -> float:
        """The worth of gathering one thing on a space; `kind` as in picks."""
        if kind < SORT_GATHERED:
            return self.symbol_worth(self.bag_at(space, kind))
        if kind == WATER_GATHERED:
            return self.water_worth(space, 0)
        if kind > ENEMY_GATHERED:
            numbers = self.s.content.enemies
            foes = [f for f in self.s.map.foes if f.space == space and f.kind == FEATURE
                    and ENEMY_GATHERED + numbers[f.entry].number == kind]  # fmt: skip
            return self.e.meet(foes[0])
        if kind > CARD_GATHERED:
            return self.e.card(kind - CARD_GATHERED)
        resources = resources_of(kind - SORT_GATHERED)
        return sum([self.singles[resource] for resource in resources])

    def bag_at(self, space: int, symbol: int) -> int:
        return next(t - FACE_DOWN for t in self.s.map.lying[space] if t >= FACE_DOWN and symbol_of_token(t) == symbol)

    def symbol_worth(self, bag: int) -> float:
        """The average worth of a face-down token."""
        if bag not in self.symbols:
            counts, tokens = self.s.tokens.bags[bag], self.s.content.tokens
            worth, n = 0.0, 0
            for i, count in enumerate(counts):
                if count:
                    worth += count * self.token_worth(tokens[i].resources, tokens[i].enemy)
                    n += count
            self.symbols[bag] = worth / max(1, n)
        return self.symbols[bag]

    def token_worth(self, resources: tuple[int, ...], enemy: int) -> float:
        if resources:
            return sum([self.singles[kind] for kind in resources])
        return self.e.fight(GUESSES[self.s.content.sheet.tier]) if enemy else self.e.new_card_worth() - 1.0

    def water_worth(self, space: int, already: int) -> float:
        """The worth of one more from a water source."""
        s, e = self.s, self.e
        token = s.map.water[space]
        sources = [s.content.sheet.water[token]] if token != HIDDEN else [
            source for i, source in enumerate(s.content.sheet.water) if s.tokens.water_bag[i]
        ]  # fmt: skip
        if not sources or e.room <= already:
            return 0.0
        return sum([max([e.gain(kind, already) for kind in source]) for source in sources]) / len(sources)

    def things(self, space: int) -> list[float]:
        """The worth of each thing on a space."""
        found = [self.thing_worth(space, thing) for thing in self.s.map.lying[space]]
        found += [self.e.meet(f) for f in self.s.map.foes if f.space == space and f.kind == FEATURE]
        return found

    def thing_worth(self, space: int, thing: int) -> float:
        if thing >= FACE_DOWN:
            return self.symbol_worth(thing - FACE_DOWN)
        if thing < FACE_UP:
            return self.singles[thing]
        token = self.s.content.tokens[thing - FACE_UP]
        return self.e.card(token.card) if token.card else sum([self.singles[kind] for kind in token.resources])

    def landmark_worth(self, space: int) -> float:
        """The worth of investigating a landmark."""
        landmark = self.s.cell(space).landmark
        if not landmark or self.s.map.searched >> space & 1:
            return 0.0
        return self.e.new_card_worth() if self.s.content.duel else min(6.0, self.e.card(landmark))


class Outing(Outlook):
    """A turn, and what to do next in it."""

    def __init__(self, s: DiscoverState, seat: int, picks: list[Pick]) -> None:
        super().__init__(s, seat)
        self.picks = picks
        self.lures = self.find_lures()
        self.ways = Ways(self.e, self.lures)
        self.beds = self.find_beds()
        self.open_air = self.beds.get(self.me.space, 0.0)
        self.open_air = self.neutral_night()

    def find_lures(self) -> dict[int, float]:
        """Find the worth of one free gather on each space."""
        s = self.s
        found = {space: max(self.things(space)) for space in range(SPACES) if s.map.lying[space]}
        for space in s.map.water:
            found[space] = max(found.get(space, 0.0), self.water_worth(space, 0))
        return found

    # -- the night to come ----------------------------------------------------------------------------------------

    def find_beds(self) -> dict[int, float]:
        """Find spaces to sleep on, and what that is worth: here, at fires, where the quest wants somebody."""
        s, e = self.s, self.e
        beds = {self.me.space: e.night(self.me.space)}
        for space in sorted(s.map.fires):
            if self.ways.toll[space] < TOO_FAR:
                beds[space] = e.night(space) if s.map.fires[space] else self.night_by_stoked(space)
        for job in self.draft.jobs:
            if job.kind in ("be", "sleep") and job.ready and len(job.spaces) <= 2:
                for space in job.spaces:
                    if self.ways.toll[space] < TOO_FAR:
                        beds[space] = e.night(space) + (0.5 * job.worth if job.kind == "be" else 0.0)
        return beds

    def night_by_stoked(self, space: int) -> float:
        """The worth of a night at a fire that has gone out: it needs wood and one stamina first."""
        s = self.s
        if not self.e.has[WOOD]:
            return self.e.night(space)
        s.map.fires[space] = 1
        worth = self.e.night(space) - 1.0 - self.e.lose(WOOD)
        s.map.fires[space] = 0
        return worth

    def neutral_night(self) -> float:
        """The worth of sleeping anywhere else."""
        for space in NEIGHBOURS[self.me.space]:
            if self.s.is_revealed(space) and space not in self.beds and not self.s.cell(space).landmark:
                return self.e.night(space)
        return min(self.beds.values())

    def night_after(self, space: int, stamina: float) -> float:
        """The best possible night from a space, with this much stamina left."""
        best = self.beds.get(space, self.open_air)
        for bed, worth in self.beds.items():
            steps = self.s.distances(bed)[space]
            if 0 < steps < FAR and ceil(1.4 * steps) <= stamina:
                best = max(best, worth - HOMEWARD * 1.4 * steps)
        return best

    # -- errands --------------------------------------------------------------------------------------------------

    def choose(self) -> Pick:
        """The errand that brings most per stamina; if there is none, go to bed."""
        best = self.best(self.errands())
        if best is None:
            return self.to_bed()
        return self.faster(best.pick, best.goal) if best.goal >= 0 else best.pick

    def best(self, errands: list[Errand]) -> Errand | None:
        """The errand that brings most, the first of equals; None if none is worthwhile."""
        found, most = None, IDLE if self.me.stamina <= SPARE else EAGER
        for errand in errands:
            if errand.rate > most:
                found, most = errand, errand.rate
        return found

    def errands(self) -> list[Errand]:
        """All that can be done or begun now."""
        stamina, here = self.me.stamina, self.me.space
        now = self.night_after(here, stamina)
        found = []
        for part in self.here():
            gain = part.worth + self.night_after(here, stamina - part.stamina) - now
            found.append(Errand(FIRST * gain / max(0.4, part.stamina), part.pick, -1))
        for space, worth, cost in self.abroad():
            step = MOVE[self.ways.first[space]]
            if step in self.picks:
                found.append(Errand(self.gain_abroad(space, worth, stamina - cost, now) / max(0.4, cost), step, space))
        return found

    def gain_abroad(self, space: int, worth: float, left: float, now: float) -> float:
        """The worth of an errand elsewhere that leaves this much stamina; `now`: the worth of the night without it."""
        if left >= 0 and self.finishes(space):
            return worth + END
        if left >= 0:
            return worth + max(-FEAR, self.night_after(space, left) - now)
        return LATER * worth + max(-FEAR, self.open_air - now)

    def finishes(self, space: int) -> bool:
        """Whether all that is still missing for the win can be done on a space with what the survivor has."""
        jobs = self.draft.jobs
        if not self.draft.wins or not jobs or self.draft.unseen:
            return False
        here = [job for job in jobs if space in job.spaces and job.kind in ("use", "be")]
        return len(here) == len(jobs) and all([self.payable(job) >= job.uses for job in jobs])

    def payable(self, job: Job) -> int:
        """How often the survivor can pay for a job."""
        uses = job.uses
        for kind, n, per in job.cost.resources:
            uses = min(uses, self.e.has[kind] // max(1, n * self.s.seats if per else n))
        return uses

    def abroad(self) -> list[tuple[int, float, float]]:
        """All that can be done elsewhere: space, worth, stamina."""
        found = []
        most = self.me.stamina + HORIZON
        ways, s = self.ways, self.s
        for slot in range(len(SLOTS)):
            if s.map.revealed >> slot & 1:
                for space in range(slot * CELLS, slot * CELLS + CELLS):
                    if ways.first[space] >= 0 and ways.stamina[space] <= most:
                        worth, cost = self.bundle(space)
                        worth -= ways.toll[space]
                        if worth > 0:
                            found.append((space, worth, cost + ways.stamina[space]))
        return found

    def bundle(self, space: int) -> tuple[float, float]:
        """All that a space offers: the best free gather, then whatever is worth its stamina."""
        worth, cost = 0.0, 0.0
        things = sorted([thing for thing in self.things(space) if thing > 0], reverse=True)
        if space in self.s.map.water:
            things = sorted([*things, *self.drinks(space)], reverse=True)
        if things:
            worth += things[0]
        if space in self.lures and self.s.map.lying[space]:
            worth += NEAR * sum([max(0.0, self.lures.get(o, 0.0)) for o in NEIGHBOURS[space] if o != self.me.space])
        parts = [Part(thing, 1, NOTHING) for thing in things[1:]]
        parts += self.works(space)
        for part in parts:
            if part.worth > 0.8 * part.stamina:
                worth += part.worth
                cost += part.stamina
        return worth, cost

    def drinks(self, space: int) -> list[float]:
        """The worth of each drink of water that is worth its stamina."""
        return [worth for n in range(5) if (worth := self.water_worth(space, n)) > 1.2]

    def works(self, space: int) -> list[Part]:
        """What can be done on a space besides gathering."""
        s = self.s
        found = []
        slots = [slot for slot in TOUCHING[space] if slot in self.slots]
        if slots:
            cost = action_cost(s, self.seat, SCOUT)
            found.append(Part(max([self.slots[slot] for slot in slots]), cost, NOTHING))
        landmark = self.landmark_worth(space)
        if landmark > 0:
            found.append(Part(landmark, action_cost(s, self.seat, INVESTIGATE), NOTHING))
        if s.map.fires.get(space):
            found += self.hearth()
        for job in self.draft.jobs:
            if job.ready and space in job.spaces and not self.comes_later(job):
                found += self.work(job)
        for victim in s.survivors:
            booty = min(4, sum(victim.loose))
            if victim.status == LOST and victim.space == space and booty:
                found.append(Part(1.5 * booty, booty, NOTHING))
        return [part for part in found if part.worth > 0]

    def hearth(self) -> list[Part]:
        """What a fire is good for: cooking meat and boiling dirty water."""
        e, found = self.e, []
        meat = e.has[MEAT] - e.wants[MEAT]
        if meat > 0:
            found.append(Part(self.cooking_worth(FOOD, meat), action_cost(self.s, self.seat, COOK), NOTHING))
        if e.boils and e.has[DIRTY_WATER]:
            found.append(Part(self.cooking_worth(CLEAN_WATER, min(3, e.has[DIRTY_WATER])), 1, NOTHING))
        return found

    def cooking_worth(self, kind: int, n: int) -> float:
        """The worth of this much ready to eat or drink; what is not needed soon could be cooked later."""
        worths = [self.e.provision(kind, k, 0.0) for k in range(n)]
        return sum([worth if worth > 2.5 else 0.4 * worth for worth in worths])

    def comes_later(self, job: Job) -> bool:
        """Whether the job is a fire that is needed only after something else has been fetched."""
        others = [other for other in self.draft.jobs if other.spaces != job.spaces]
        return job.kind == "warm" and bool(others or self.draft.unseen)

    def work(self, job: Job) -> list[Part]:
        """A job of the quest, as often as the survivor can pay for it."""
        if job.kind == "fight":
            foe = next(f for f in self.s.map.foes if f.space == job.spaces[0] and f.token == self.draft.target)
            return [Part(job.worth * self.e.odds(self.e.stats(foe))[0], 0, NOTHING)]
        if job.kind in ("be", "sleep", "loot"):
            return [Part(job.worth, job.stamina, NOTHING)]
        uses = self.payable(job)
        return [Part(uses * job.worth, uses * job.stamina, job.pick)] if uses else []

    # -- what can be done here ------------------------------------------------------------------------------------

    def here(self) -> list[Part]:
        """Everything on offer that is not a move, with its worth."""
        found = []
        for pick in self.picks:
            part = self.part(pick)
            if part is not None:
                found.append(part)
        return found

    def part(self, pick: Pick) -> Part | None:
        s, e, verb = self.s, self.e, str(pick.words[0])
        if verb == "gather":
            return Part(self.gather_worth(self.me.space, pick.what), action_cost(s, self.seat, GATHER), pick)
        if verb == "scout":
            return Part(self.slots[pick.what], action_cost(s, self.seat, SCOUT), pick)
        if verb == "investigate":
            return Part(self.landmark_worth(self.me.space), action_cost(s, self.seat, INVESTIGATE), pick)
        if verb == "use":
            return self.use(pick)
        if verb == "cook":
            return Part(self.cooking_worth(FOOD, e.has[MEAT]), action_cost(s, self.seat, COOK), pick)
        if verb == "recover":
            return self.recover(pick)
        if verb == "craft":
            return self.craft(pick)
        if verb == "stoke":
            jobs = [job for job in self.draft.jobs if job.pick is STOKE and self.me.space in job.spaces]
            return Part(jobs[0].worth, 1, pick) if jobs and not self.comes_later(jobs[0]) else None
        if verb == "loot":
            return Part(1.8, 1, pick)
        if verb == "attack":
            return self.attack(pick)
        return None

    def use(self, pick: Pick) -> Part | None:
        """The worth of a card action: one of the quest by its job, others by their lines."""
        ability = self.e.ability(pick)
        if any([isinstance(line, (MoveFreely, GoToPlace)) for line in ability.do]):
            return None
        for job in self.draft.jobs:
            if job.pick is pick and (self.me.space in job.spaces or not job.spaces):
                return Part(job.worth, ability.stamina, pick)
        worth = self.e.use(ability)
        return Part(worth, max(0.3, ability.stamina), pick)

    def recover(self, pick: Pick) -> Part:
        harm, own = self.me.harm, pick.what == self.seat
        worth = self.e.heal(pick.how) if own else 0.0
        harm[pick.how] -= own
        remedy = self.e.lose(REMEDY[pick.how])
        harm[pick.how] += own
        if own:
            return Part(worth - remedy, 1, pick)
        hurt = self.s.survivors[pick.what].hurt
        if self.s.content.duel:
            return Part(-1.0, 1, pick)
        return Part((0.0, 1.0, 3.0, 8.0, 8.0)[hurt] - remedy, 1, pick)

    def craft(self, pick: Pick) -> Part:
        project = next(i for i, card in enumerate(self.s.content.projects) if card.number == pick.what)
        paid = sum([self.e.gain(kind, -k - 1) for kind, n in price(self.s, self.seat, project) for k in range(n)])
        parts = 1.5 if any(self.e.parts) else 1.0
        return Part(self.hope(project) - paid / parts, 1, pick)

    def attack(self, pick: Pick) -> Part:
        """S5: attack only a rival who is worse off than we are and near the end."""
        other = self.s.survivors[pick.what]
        mine, theirs = HEARTS - self.me.hurt, HEARTS - other.hurt
        edge = self.e.edge(())
        worth = 2.0 * (mine - theirs) + 1.5 * (edge[0] - edge[1]) - (0.0 if theirs <= 1 else 3.0)
        return Part(worth if mine >= 1 else -1.0, 3, pick)

    # -- moving faster, going to bed ------------------------------------------------------------------------------

    def faster(self, pick: Pick, goal: int) -> Pick:
        """Use a card action that moves if it saves stamina on the way to the goal."""
        steps = self.s.distances(self.me.space)[goal]
        usual = self.ways.stamina[goal] / max(1, steps)
        for other in self.picks:
            if other.words[0] == "use":
                ability = self.e.ability(other)
                reach = min(steps, sum([line.amount.n for line in ability.do if isinstance(line, MoveFreely)]))
                if reach * usual > ability.stamina + self.e.price(ability.cost) + (1.0 if ability.stamina else 0.0):
                    return other
        return pick

    def to_bed(self) -> Pick:
        """Go where the night is best, as far as the stamina allows; make a fire there if that is worth it."""
        here, stamina = self.me.space, self.me.stamina
        best, goal = self.beds[here], here
        for bed, worth in self.beds.items():
            cost = self.ways.stamina[bed]
            if bed != here and cost <= stamina:
                worth -= HOMEWARD * cost + self.ways.toll[bed]
                if worth > best + 0.3 and MOVE[self.ways.first[bed]] in self.picks:
                    best, goal = worth, bed
        return MOVE[self.ways.first[goal]] if goal != here else self.prepare_night()

    def prepare_night(self) -> Pick:
        """Before the night: stoke or light a fire here if that is worth more than it costs."""
        s, e, here = self.s, self.e, self.me.space
        if s.map.fires.get(here):
            return END_TURN
        before = s.map.fires.pop(here, None)
        cold = e.night(here)
        s.map.fires[here] = 1
        gain = e.night(here) - cold
        del s.map.fires[here]
        if before is not None:
            s.map.fires[here] = before
        return self.fire(gain)

    def fire(self, gain: float) -> Pick:
        e = self.e
        if STOKE in self.picks and gain > 1.0 + e.lose(WOOD) * 0.7:
            return STOKE
        for pick in self.picks:
            if pick.words[0] == "use":
                ability = self.e.ability(pick)
                fires = [line.place.kind for line in lines_in(ability.do) if isinstance(line, LightFire)]
                if HERE in fires and gain > 0.7 * ability.stamina + 0.8 * e.price(ability.cost):
                    return pick
        return END_TURN
