"""What things are worth to a survivor of Discover: resources, hearts, stamina, and whatever the lines of a card do.

Everything is in one currency, in which one stamina is worth about 1. The estimate reads only what the survivor may see:
cards that have been read, the active quest card, and what may be in bags and decks; never a hidden face.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from emberwatch.discover.cards.blocks import ChooseBlock, EachBlock, IfBlock, MayBlock, PayBlock, RollBlock
from emberwatch.discover.cards.conditions import EvenDay, FromDay, OddDay, is_warm
from emberwatch.discover.cards.effects.combat import (
    AddWound,
    ChangeEnemyDie,
    ChangeOwnDie,
    FleeCombat,
    PreventDamage,
    RerollDie,
)
from emberwatch.discover.cards.effects.decks import (
    AddMarks,
    DiscardThreat,
    DrawProjects,
    DrawThreats,
    EndThreat,
    GoToStage,
    KeepToken,
    MakeItem,
    RemoveCard,
    RemoveMarks,
    ResolveCard,
    WinGame,
)
from emberwatch.discover.cards.effects.map import (
    DouseFires,
    GoToPlace,
    LayFeature,
    LightFire,
    MoveFreely,
    RegrowFeature,
    ScoutTiles,
    SurveyTiles,
    UncoverToken,
)
from emberwatch.discover.cards.effects.monsters import (
    CallSpecial,
    FightEnemy,
    ProwlMonsters,
    SpawnMonster,
    StrikeMonster,
)
from emberwatch.discover.cards.effects.survivors import (
    BecomeChief,
    EndOwnTurn,
    GainResource,
    GainStamina,
    HealDamage,
    LoseResource,
    LoseStamina,
    Perish,
    SufferDamage,
    SwapResources,
)
from emberwatch.discover.cards.standing import (
    Carrier,
    CheaperAction,
    CheaperProjects,
    DamageProof,
    DieBonus,
    EnemyDieBonus,
    ForageBonus,
    GroundCost,
    HigherLimit,
    NightRest,
    OwnDieBonus,
    WarmAtNight,
)
from emberwatch.discover.cards.syntax import Ability, Condition, Cost, Line, Standing, hold
from emberwatch.discover.cards.targets import monsters_within, spaces
from emberwatch.discover.model.components import Enemy, Item, NightCard
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.foes import SPECIAL, Foe
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import (
    ADJACENT,
    ALL_NOT_AT_FIRE,
    ANY,
    CLEAN_WATER,
    DIRTY_WATER,
    DOUSE_ALL,
    DOUSE_HERE,
    ENEMY_CARD,
    EVERYONE,
    FOOD,
    HERE,
    HUNGER,
    ITEM,
    MEAT,
    MEDICINE,
    MINE,
    MOST_STAMINA,
    OTHERS,
    PHYSICAL,
    POISON,
    RESOURCES,
    SALVAGE,
    SICKNESS,
    STONE,
    THIRST,
    UPGRADE,
    WOOD,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.model.vocabulary import THREAT_SOURCE
from emberwatch.discover.rules.abilities import can_pay, sources
from emberwatch.discover.rules.explore import find, scoutable, surveyable
from emberwatch.discover.rules.inventory import burden, limit
from emberwatch.engine.agenda import Pick

KINDS: Final = range(len(RESOURCES))
HEART: Final[tuple[float, ...]] = (5.0, 7.0, 14.0, 80.0)
"""What one more damage costs, by how much a survivor has suffered already; the fourth is the end."""
LASTING: Final = 1.15
"""The factor for physical damage: food, water and medicine do not heal it."""
WANTED: Final = 5.0
"""The worth of a resource that the quest needs and that is still missing."""
MOST_WANTED: Final = 7.0
ZEAL: Final = 0.25
"""The worth of such a resource, as a share of the work that needs it."""
PART: Final = 1.7
"""The worth of a resource that a project needs and that is still missing."""
STOCK: Final[Mapping[int, tuple[float, ...]]] = {
    STONE: (2.4, 1.8, 1.2, 0.7, 0.4, 0.2),
    WOOD: (1.6, 1.2, 0.9, 0.6, 0.3, 0.15),
    SALVAGE: (1.3, 1.0, 0.8, 0.5, 0.3),
    MEDICINE: (1.4, 0.8, 0.3),
    POISON: (0.9, 0.6, 0.3),
}
"""The worth of the first, second ... of a resource that nothing has asked for yet."""
CARE: Final = 1.4
"""How much more food and water are worth than the damage they prevent, which would have to be healed, too."""
KEEPS: Final = 0.65
"""How much less food and water are worth for each night by which they are needed later."""
THREATS: Final[tuple[float, ...]] = (2.0, 2.6)
"""The average cost of a threat card, blue and orange."""
UNREAD: Final = 3.5
"""What a card that nobody has read yet may bring."""
RISK: Final = 0.08
"""How often an unread card hurts."""
REST: Final = 0.9
PROJECT: Final = 1.5
DEPTH: Final = 3
"""How many steps to follow cards that lead to other cards."""
WIN: Final = 90.0
STAGE: Final = 45.0


class Stats:
    """What a survivor knows or guesses about an enemy."""

    __slots__ = ("attack", "deadly", "defence", "harm", "health", "hit", "reward", "traits")

    def __init__(
        self,
        defence: float,
        attack: float,
        health: float,
        deadly: bool,
        harm: int,
        traits: tuple[int, ...],
        hit: tuple[Line, ...],
        reward: tuple[Line, ...] | None,
    ) -> None:
        self.defence: Final = defence
        self.attack: Final = attack
        """0: it never damages."""
        self.health: Final = health
        self.deadly: Final = deadly
        self.harm: Final = harm
        self.traits: Final = traits
        self.hit: Final = hit
        self.reward: Final = reward
        """None if nobody knows it yet."""


GUESSES: Final = (
    Stats(6.1, 9.0, 1.2, False, PHYSICAL, (), (), None),
    Stats(7.0, 8.2, 1.5, False, PHYSICAL, (), (), None),
    Stats(8.0, 7.2, 3.0, False, PHYSICAL, (), (), None),
)
"""An enemy that nobody has met: on an early terrain, on a late one, or a special monster."""
UNKNOWN_REWARD: Final = 2.2


def stats_of(enemy: Enemy, damage: int) -> Stats:
    return Stats(
        enemy.defence, enemy.attack, max(1, enemy.health - damage), enemy.deadly, enemy.harm, enemy.traits, enemy.hit,
        enemy.reward,
    )  # fmt: skip


class Estimate:
    """What would help a survivor now, and what would hurt."""

    def __init__(self, s: DiscoverState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.me = s.survivors[seat]
        self.has = stock(s, seat)
        self.wants = [0] * len(RESOURCES)
        """Everything that the quest needs."""
        self.parts = [0] * len(RESOURCES)
        """What a project needs in addition."""
        self.mark = 0.0
        """What a counter on the quest is worth."""
        self.target = -1
        """The special monster that the quest wants defeated."""
        self.explore = 1.5
        """What turning up a tile is worth."""
        self.bed = 0.0
        """What a fire on this space is worth tonight."""
        self.curiosity = 1.0
        """The worth of things that nothing has asked for: less when the quest needs nothing more."""
        self.abilities = sources(s, seat)
        self.boils = self.can_swap(DIRTY_WATER, CLEAN_WATER)
        self.due = upkeep(s, seat)
        self.room = limit(s, seat) - burden(s, seat) if self.me.character >= 0 else 10
        self.depth = 0

    def ability(self, pick: Pick) -> Ability:
        """The ability that a pick uses."""
        powers = next(powers for source, powers in self.abilities if source == pick.what)
        return powers.all[pick.how]

    # -- resources and hearts -------------------------------------------------------------------------------------

    def can_swap(self, one: int, other: int) -> bool:
        return any([
            isinstance(line, SwapResources) and line.given == one and line.taken == other
            for _, powers in self.abilities for ability in powers.all for line in ability.do
        ])  # fmt: skip

    def gain(self, kind: int, already: float = 0) -> float:
        """The worth of one more of a resource, if the survivor had `already` more of it than now."""
        if kind == MEAT:
            return max(self.want_worth(MEAT, already), 0.78 * self.gain(FOOD, already))
        if kind == DIRTY_WATER:
            return 0.65 * self.gain(CLEAN_WATER, already) if self.boils else 0.2
        if kind in (FOOD, CLEAN_WATER):
            return self.provision(kind, already)
        worths, n = STOCK[kind], self.has[kind] + already
        if kind == MEDICINE and self.me.harm[SICKNESS] > n:
            return 4.0
        worth = worths[int(n)] if 0 <= n < len(worths) else 0.1
        return max(worth * self.curiosity, self.want_worth(kind, already))

    def want_worth(self, kind: int, already: float) -> float:
        n = self.has[kind] + already
        if n < self.wants[kind]:
            return max(WANTED, min(MOST_WANTED, ZEAL * self.mark))
        return PART * self.curiosity if n < self.wants[kind] + self.parts[kind] else 0.0

    def provision(self, kind: int, already: float, raw: float = 0.7) -> float:
        """The worth of food or water by how soon it will be needed: for wounds, for the quest, for the nights to come.

        `raw` says how much raw meat and dirty water count, compared with what they may become.
        """
        source, harm = (MEAT, HUNGER) if kind == FOOD else (DIRTY_WATER, THIRST)
        cooked = raw * self.has[source] if kind == FOOD or self.boils else 0.0
        left = self.has[kind] + cooked + already - self.me.harm[harm] - self.wants[kind] - self.parts[kind]
        nights = (left + 1) / max(0.4, self.due[kind])
        nights += self.s.turn.phase == NIGHT or self.s.turn.seat < 0
        tonight = CARE * min(20.0, self.harm(harm))
        worth = tonight if nights <= 1 else min(CARE * 6.0, tonight) * KEEPS ** (nights - 1)
        return max(0.15, worth, self.want_worth(kind, already))

    def lose(self, kind: int) -> float:
        """The worth of the last one of a resource."""
        return self.gain(kind, -1) if self.has[kind] else 0.0

    def price(self, cost: Cost) -> float:
        """The worth of what a cost takes away."""
        total = 0.0
        for kind, n, per in cost.resources:
            n = n * self.s.seats if per else n
            total += sum([self.gain(kind, -k - 1) for k in range(n)])
        return total + 1.2 * cost.counters + (1.5 if cost.this else 0.0)

    def cheapest(self) -> float:
        """The worth of what would be left behind if nothing more can be carried."""
        return min([self.lose(kind) for kind in KINDS if self.has[kind]], default=0.0)

    def gains(self, kind: int, n: int) -> float:
        worth = sum([self.gain(kind, k) for k in range(n)])
        return max(0.0, worth - n * self.cheapest()) if self.room < n else worth

    def harm(self, kind: int, n: int = 1) -> float:
        """The cost of this much damage."""
        hurt = self.me.hurt
        worth = sum([HEART[min(hurt + k, 3)] for k in range(n)])
        return worth * LASTING if kind == PHYSICAL else worth

    def heal(self, kind: int, n: int = 1) -> float:
        """The worth of healing: physical damage counts most, and the last heart far more than the first."""
        harm = self.me.hurt if kind == ANY else self.me.harm[kind]
        hurt, n = self.me.hurt, min(n, harm)
        lasting = kind == PHYSICAL or (kind == ANY and self.me.harm[PHYSICAL] > 0)
        worth = sum([min(16.0, HEART[max(0, hurt - 1 - k)]) for k in range(n)])
        return worth * (LASTING if lasting else 0.8)

    # -- fights ---------------------------------------------------------------------------------------------------

    def stats(self, foe: Foe) -> Stats:
        s = self.s
        if foe.entry != HIDDEN and s.decks.read_enemies >> foe.entry & 1:
            return stats_of(s.enemy(foe.entry), foe.damage)
        return GUESSES[2 if foe.kind == SPECIAL else s.content.sheet.tier]

    def edge(self, traits: tuple[int, ...]) -> tuple[float, float, float]:
        """What this survivor's cards add to their own die, take off the enemy die, and add to the damage."""
        mine = enemy = wound = 0.0
        for _, powers in self.abilities:
            for ability in powers.all:
                if ability.when in ("always", "modify", "before-roll"):
                    share = 1.0 if ability.when == "always" else 0.8
                    for line in ability.do:
                        if isinstance(line, DieBonus) and not line.is_against(traits):
                            continue
                        if isinstance(line, (OwnDieBonus, ChangeOwnDie)):
                            mine += share * line.n
                        elif isinstance(line, (EnemyDieBonus, ChangeEnemyDie)):
                            enemy += share * line.n
                        elif isinstance(line, RerollDie):
                            mine, enemy = (mine + 2, enemy) if line.die == MINE else (mine, enemy - 2)
                        elif isinstance(line, AddWound):
                            wound += 0.6
        return mine, enemy, wound

    def odds(self, stats: Stats) -> tuple[float, float]:
        """The chances of hitting and of being hit, with what can be spent on the dice."""
        mine, enemy, _ = self.edge(stats.traits)
        hit = chance(stats.defence - mine)
        hurt = chance(stats.attack - enemy) if stats.attack else 0.0
        if self.has[WOOD] > self.wants[WOOD]:
            hit += 0.7 * hit * (1 - hit)
        if self.has[STONE] > self.wants[STONE]:
            hurt -= 0.7 * hurt * (1 - hurt)
        if self.has[SALVAGE] > self.wants[SALVAGE]:
            hurt *= 0.85
        return hit, hurt

    def fight(self, stats: Stats) -> float:
        """The worth of a combat: the reward minus the harm."""
        hit, hurt = self.odds(stats)
        blow = self.harm(stats.harm) - self.lines(stats.hit)
        prize = UNKNOWN_REWARD if stats.reward is None else self.lines(stats.reward)
        prize += 0.8
        if stats.deadly:
            return prize - stats.health * hurt / max(0.1, hit) * blow
        wins = hit if stats.health <= 1 + self.edge(stats.traits)[2] else 0.35 * hit
        return wins * prize - hurt * blow

    def meet(self, foe: Foe) -> float:
        worth = self.fight(self.stats(foe))
        return worth + self.mark * 0.5 if foe.kind == SPECIAL and foe.token == self.target else worth

    def blow(self, foe: Foe, damage: int) -> float:
        """The worth of damaging a monster from a distance."""
        stats = self.stats(foe)
        if foe.kind == SPECIAL and foe.token == self.target:
            return min(damage, stats.health) * self.mark
        share = min(1.0, damage / stats.health)
        return share * (1.2 + (UNKNOWN_REWARD if stats.reward is None else self.lines(stats.reward)))

    # -- items ----------------------------------------------------------------------------------------------------

    def item(self, item: Item) -> float:
        """The worth of an item whose text is known."""
        worth = 0.5
        for ability in item.powers.all:
            worth += self.power(ability, item.counters)
        return worth

    def power(self, ability: Ability, counters: int) -> float:
        uses = 4.0 if not ability.cost.counters else counters / ability.cost.counters
        if ability.when == "always":
            return sum([of_standing(line) for line in ability.do])
        if ability.when in ("modify", "before-roll"):
            return 3.0
        if ability.when == "prevent":
            return min(12.0, 4.0 * uses)
        if ability.when == "key":
            return 1.0
        worth = self.lines(ability.do) - ability.stamina - self.price(ability.cost)
        return max(0.5, min(uses, 4.0) * worth) if ability.when != "night" else 3.0 * worth

    # -- lines ----------------------------------------------------------------------------------------------------

    def lines(self, lines: tuple[Line, ...]) -> float:
        """The worth of carrying out these lines, to this survivor."""
        total = 0.0
        for line in lines:
            worth = WORTHS.get(type(line))
            if worth is not None:
                total += worth(self, line)
        return total

    def use(self, ability: Ability) -> float:
        """The worth of using an ability, minus its price."""
        return self.lines(ability.do) - self.price(ability.cost)

    def card(self, number: int) -> float:
        """The worth of resolving the card of a number, as far as the card is known."""
        entry = find(self.s, number)
        if entry < 0 or self.depth >= DEPTH:
            return 0.0
        if not self.s.decks.read_cards >> entry & 1:
            return self.new_card_worth()
        self.depth += 1
        worth = self.read_card(entry)
        self.depth -= 1
        return worth

    def new_card_worth(self) -> float:
        """The worth of a card that nobody has read yet; some do harm."""
        return UNREAD * self.curiosity - RISK * self.harm(PHYSICAL)

    def read_card(self, entry: int) -> float:
        card = self.s.card(entry)
        if card.kind == ITEM and card.item is not None:
            return self.item(card.item)
        if card.kind == UPGRADE:
            return 2.0
        if card.kind == ENEMY_CARD and card.enemy is not None:
            return self.fight(stats_of(card.enemy, 0))
        return self.lines(card.do)

    # -- the night ------------------------------------------------------------------------------------------------

    def night(self, space: int) -> float:
        """The worth of sleeping on a space: how much a fire, the camp and the quest matter there at night."""
        s, me = self.s, self.me
        here, phase = me.space, s.turn.phase
        me.space, s.turn.phase = space, NIGHT
        worth = 0.0 if s.map.fires.get(space) or is_warm(s, self.seat) else -self.cold()
        for _, powers in self.abilities:
            for _, ability in powers.at("night"):
                if hold(s, self.seat, ability.needs):
                    worth += self.use(ability)
        me.space, s.turn.phase = here, phase
        return worth

    def cold(self) -> float:
        """The cost of a night without a fire, given the cards that may come."""
        cards = nights_to_come(self.s)
        blocks = [line for card in cards for line in card.do if isinstance(line, EachBlock)]
        cold = [self.lines(block.then) for block in blocks if block.group == ALL_NOT_AT_FIRE]
        return -sum(cold) / max(1, len(cards))


def stock(s: DiscoverState, seat: int) -> list[int]:
    """How many of each resource a survivor has."""
    me, tokens = s.survivors[seat], s.content.tokens
    found = me.loose[:]
    for token in me.kept:
        for kind in tokens[token].resources:
            found[kind] += 1
    return found


def chance(least: float) -> float:
    """The chance of rolling at least this number with a twelve-sided die."""
    return max(0.0, min(1.0, (13 - least) / 12))


def nights_to_come(s: DiscoverState) -> list[NightCard]:
    """The night cards that may be next."""
    cards = s.content.nights
    left = [card for i, card in enumerate(cards) if s.decks.nights[i]]
    first = [card for card in left if card.level == 1]
    return first or left or [card for card in cards if card.level == 2]


def upkeep(s: DiscoverState, seat: int) -> list[float]:
    """What a night and a dawn demand on average, with damage as the penalty."""
    due = [0.0] * len(RESOURCES)
    for level in (1, 2):
        cards = [
            card for i, card in enumerate(s.content.nights) if card.level == level and (s.decks.nights[i] or level == 2)
        ]
        if cards:
            share = 1.0 if level == 2 and not any([c.level == 1 for c in nights_to_come(s)]) else 0.5
            for card in cards:
                demand(card.do, share / len(cards), due)
    for _, powers in sources(s, seat) if s.survivors[seat].character >= 0 else []:
        for when in ("dawn", "night"):
            for _, ability in powers.at(when):
                demand(ability.do, likely(s, ability.needs), due)
    return due


def likely(s: DiscoverState, needs: tuple[Condition, ...]) -> float:
    """How often the conditions of a daily ability hold."""
    share = 1.0
    for condition in needs:
        if isinstance(condition, (OddDay, EvenDay)):
            share *= 0.5
        elif isinstance(condition, FromDay):
            share *= 1.0 if s.turn.day + 1 >= condition.day else 0.0
        else:
            share *= 0.6
    return share


def demand(lines: tuple[Line, ...], share: float, due: list[float]) -> None:
    for line in lines:
        if isinstance(line, PayBlock):
            if any([isinstance(inner, SufferDamage) for inner in line.otherwise]):
                for kind, n, _ in line.cost.resources:
                    due[kind] += share * n
        elif isinstance(line, EachBlock):
            demand(line.then, share if line.group == EVERYONE else share / 2, due)
        elif isinstance(line, (RollBlock, IfBlock)):
            demand(line.then + line.otherwise, share / 2, due)


# -- the worth of each verb ---------------------------------------------------------------------------------------

Worth: TypeAlias = Callable[[Estimate, Any], float]
STANDING: Final[Mapping[type[Line], float]] = {
    OwnDieBonus: 2.5, EnemyDieBonus: 1.0, GroundCost: 1.5, CheaperAction: 1.5, Carrier: 0.5, HigherLimit: 0.6,
    WarmAtNight: 6.0, DamageProof: 6.0, ForageBonus: 1.5, CheaperProjects: 1.5, NightRest: 4.0,
}  # fmt: skip
"""The worth of each standing effect, for every point that it gives or takes."""


def of_standing(line: Line) -> float:
    assert isinstance(line, Standing), "it is always on"
    return STANDING[type(line)] * abs(line.strength() or 1)


def of_gain(e: Estimate, line: GainResource) -> float:
    return e.gains(line.resource, line.amount.count(e.s.seats))


def of_lose(e: Estimate, line: LoseResource) -> float:
    n = line.amount.count(e.s.seats)
    if line.resource == ANY:
        return -n * e.cheapest() * 1.2
    return -sum([e.gain(line.resource, -k - 1) for k in range(min(n, e.has[line.resource]))])


def of_damage(e: Estimate, line: SufferDamage) -> float:
    return -e.harm(line.damage, line.amount.count(e.s.seats))


def of_heal(e: Estimate, line: HealDamage) -> float:
    return e.heal(line.damage, line.amount.count(e.s.seats))


def of_rest(e: Estimate, line: GainStamina) -> float:
    return REST * min(line.amount.count(e.s.seats), MOST_STAMINA - e.me.stamina)


def of_tire(e: Estimate, line: LoseStamina) -> float:
    """At night the lost stamina would have lasted; by day a survivor can lose no more than there is."""
    n = line.amount.count(e.s.seats)
    return -0.8 * (n if e.s.turn.phase == NIGHT else min(n, e.me.stamina))


def of_threat(e: Estimate, line: DrawThreats) -> float:
    worn = 1.0 if e.me.hurt < 2 else 1.5 if e.me.hurt == 2 else 3.0
    return -THREATS[e.s.content.sheet.colour] * line.amount.count(e.s.seats) * worn


def of_spawn(e: Estimate, line: SpawnMonster) -> float:
    if line.place.kind == HERE:
        return min(0.5, e.fight(GUESSES[e.s.content.sheet.tier]))
    return -1.0 if line.place.kind == ADJACENT else -0.5


def of_special(e: Estimate, line: CallSpecial) -> float:
    return e.fight(GUESSES[2]) if line.place.kind == HERE else -1.5


def of_prowl(e: Estimate, line: ProwlMonsters) -> float:
    far, reach = e.s.distances(e.me.space), line.amount.count(e.s.seats) + 1
    near = [foe for foe in e.s.map.foes if foe.is_monster and foe.kind != SPECIAL and far[foe.space] <= reach]
    return -0.1 - 0.2 * e.harm(PHYSICAL) * min(2, len(near))


def of_strike(e: Estimate, line: StrikeMonster) -> float:
    near = monsters_within(e.s, e.me.space, line.reach)
    return max([e.blow(foe, line.amount.count(e.s.seats)) for foe in near], default=0.0)


def of_move(e: Estimate, line: MoveFreely) -> float:
    return 0.3 * line.amount.count(e.s.seats)


def of_go(e: Estimate, line: GoToPlace) -> float:
    return 0.3


def of_light(e: Estimate, line: LightFire) -> float:
    s = e.s
    there = spaces(s, e.seat, line.place)
    if not there or s.map.fires.get(there[0]):
        return 0.0
    return e.bed if there[0] == e.me.space else 0.8


def of_douse(e: Estimate, line: DouseFires) -> float:
    space = e.me.space if line.which == DOUSE_HERE else e.s.content.camp
    return -1.2 if e.s.map.fires.get(space) or (line.which == DOUSE_ALL and any(e.s.map.fires.values())) else 0.0


def of_resolve(e: Estimate, line: ResolveCard) -> float:
    return e.card(line.number)


def of_combat(e: Estimate, line: FightEnemy) -> float:
    entry = e.s.content.enemy_entry.get(line.number, -1)
    if entry < 0:
        return 0.0
    met = e.s.decks.read_enemies >> entry & 1
    return e.fight(stats_of(e.s.enemy(entry), 0) if met else GUESSES[e.s.content.sheet.tier])


def of_project(e: Estimate, line: DrawProjects) -> float:
    return 0.0 if e.s.content.duel else PROJECT * line.amount.count(e.s.seats)


def of_make(e: Estimate, line: MakeItem) -> float:
    made = [i for i, item in enumerate(e.s.content.made) if item.number == line.number]
    if not made or not e.s.decks.made_deck[made[0]]:
        return 0.0
    return e.item(e.s.item(MADE + made[0])) if e.s.decks.read_made >> made[0] & 1 else 3.0


def of_scout(e: Estimate, line: ScoutTiles) -> float:
    return min(len(scoutable(e.s, e.me.space)), line.amount.count(e.s.seats)) * e.explore


def of_survey(e: Estimate, line: SurveyTiles) -> float:
    return min(len(surveyable(e.s)), line.amount.count(e.s.seats)) * e.explore


def of_lay(e: Estimate, line: LayFeature) -> float:
    return 0.6


def of_regrow(e: Estimate, line: RegrowFeature) -> float:
    return 0.6


def of_uncover(e: Estimate, line: UncoverToken) -> float:
    return 0.3


def of_swap(e: Estimate, line: SwapResources) -> float:
    n = min(line.amount.count(e.s.seats), e.has[line.given])
    if line.taken in (FOOD, CLEAN_WATER):
        worths = [e.provision(line.taken, k, 0.0) for k in range(n)]
        return sum([worth if worth > 2.5 else 0.4 * worth for worth in worths])
    worths = [e.gain(line.taken, k) - e.gain(line.given, -k - 1) for k in range(n)]
    return sum([max(0.0, worth) for worth in worths])


def of_relief(e: Estimate, line: DiscardThreat | EndThreat) -> float:
    return 2.5 if e.me.threats else 0.0


def of_mark(e: Estimate, line: AddMarks) -> float:
    return e.mark * line.amount.count(e.s.seats)


def of_unmark(e: Estimate, line: RemoveMarks) -> float:
    return -e.mark * min(e.s.quest.marks, line.amount.count(e.s.seats))


def of_stage(e: Estimate, line: GoToStage) -> float:
    return STAGE


def of_win(e: Estimate, line: WinGame) -> float:
    return WIN


def of_perish(e: Estimate, line: Perish) -> float:
    return -WIN


def of_chief(e: Estimate, line: BecomeChief) -> float:
    return 0.1


def of_end_turn(e: Estimate, line: EndOwnTurn) -> float:
    return -0.5 * e.me.stamina


def of_pay(e: Estimate, line: PayBlock) -> float:
    if not can_pay(e.s, e.seat, line.cost, THREAT_SOURCE):
        return e.lines(line.otherwise)
    return max(e.lines(line.then) - e.price(line.cost), e.lines(line.otherwise))


def of_choose(e: Estimate, line: ChooseBlock) -> float:
    return max([e.lines(option) for option in line.options])


def of_roll(e: Estimate, line: RollBlock) -> float:
    p = chance(line.least)
    return p * e.lines(line.then) + (1 - p) * e.lines(line.otherwise)


def of_if(e: Estimate, line: IfBlock) -> float:
    return e.lines(line.now(e.s, e.seat))


def of_each(e: Estimate, line: EachBlock) -> float:
    """What others get counts a little, unless it is them or us."""
    others = len([q for q in e.s.on_map() if q != e.seat])
    own = 0.0 if line.group == OTHERS else 1.0
    care = 0.0 if e.s.content.duel else 0.3 * others
    return (own + care) * e.lines(line.then)


def of_may(e: Estimate, line: MayBlock) -> float:
    return max(0.0, e.lines(line.then))


WORTHS: Final[dict[type[Line], Worth]] = {
    GainResource: of_gain, LoseResource: of_lose, SufferDamage: of_damage, HealDamage: of_heal, GainStamina: of_rest,
    LoseStamina: of_tire, DrawThreats: of_threat, SpawnMonster: of_spawn, CallSpecial: of_special,
    ProwlMonsters: of_prowl, StrikeMonster: of_strike, MoveFreely: of_move, GoToPlace: of_go, LightFire: of_light,
    DouseFires: of_douse, ResolveCard: of_resolve, FightEnemy: of_combat, DrawProjects: of_project, MakeItem: of_make,
    ScoutTiles: of_scout, SurveyTiles: of_survey, LayFeature: of_lay, RegrowFeature: of_regrow,
    UncoverToken: of_uncover, SwapResources: of_swap, DiscardThreat: of_relief, EndThreat: of_relief,
    AddMarks: of_mark, RemoveMarks: of_unmark, GoToStage: of_stage, WinGame: of_win, Perish: of_perish,
    BecomeChief: of_chief, EndOwnTurn: of_end_turn, PayBlock: of_pay, ChooseBlock: of_choose, RollBlock: of_roll,
    IfBlock: of_if, EachBlock: of_each, MayBlock: of_may,
}  # fmt: skip
WORTHLESS: Final[tuple[type[Line], ...]] = (
    KeepToken, RemoveCard, RerollDie, ChangeOwnDie, ChangeEnemyDie, AddWound, FleeCombat, PreventDamage,
)  # fmt: skip
"""Lines that are worth nothing on their own. Those of combats are valued together with the dice (`fights.py`)."""
