"""How a survivor of Discover fights: which dice to change and how, whom to support, what damage to prevent."""

from __future__ import annotations

from typing import Final

from emberwatch.bots.discover.survival import Estimate, chance
from emberwatch.discover.cards.effects.combat import (
    AddWound,
    ChangeDie,
    ChangeEnemyDie,
    ChangeOwnDie,
    FleeCombat,
    RerollDie,
)
from emberwatch.discover.cards.syntax import Ability, Line
from emberwatch.discover.model.foes import SPECIAL
from emberwatch.discover.model.names import (
    DUEL_HIT,
    ENEMY,
    HEARTS,
    MINE,
    OVERWHELM,
    PHYSICAL,
    POISON,
    PROTECT,
    STONE,
    SUPPORT_ATTACK,
    WOOD,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import CALL, PASS, SUPPORT
from emberwatch.discover.rules.combat.dice import fighting, foe_of, result
from emberwatch.engine.agenda import NOTHING, Pick

DUEL_PRIZE: Final = 6.0
"""The worth of wounding a rival."""
SURE: Final = 0.05
"""The least gain that justifies a free change of a die."""


class Melee:
    """The dice as rolled, what each outcome is worth, and how they could be changed."""

    def __init__(self, e: Estimate, picks: list[Pick]) -> None:
        self.e = e
        self.picks = picks
        s = e.s
        fight = fighting(s)
        self.duel = fight.against >= 0
        own = ENEMY if fight.against == e.seat else MINE
        self.mine, self.red = result(s, own), result(s, 1 - own)
        self.shown = fight.rolled[own], fight.rolled[1 - own]
        if self.duel:
            self.defence, self.attack = DUEL_HIT, DUEL_HIT
            self.prize, self.blow, self.health = DUEL_PRIZE, e.harm(PHYSICAL), 1
        else:
            self.weigh(s)

    def weigh(self, s: DiscoverState) -> None:
        """Work out what hitting and being hit mean in this combat."""
        e, foe = self.e, foe_of(s)
        enemy = s.enemy(foe.entry)
        self.defence, self.attack = enemy.defence, enemy.attack or 99
        self.health = enemy.health - foe.damage
        self.blow = e.harm(enemy.harm) - e.lines(enemy.hit)
        self.prize = 1.0 + e.lines(enemy.reward)
        if foe.kind == SPECIAL and foe.token == e.target:
            self.prize += e.mark * self.health
        if enemy.deadly:
            self.prize += self.blow
        self.prize /= max(1, self.health)

    def worth(self, mine: float, red: float) -> float:
        """The worth of the dice as they are."""
        return (self.prize if mine >= self.defence else 0.0) - (self.blow if red >= self.attack else 0.0)

    def own_reroll_worth(self) -> float:
        bonus = self.mine - self.shown[0]
        p = chance(self.defence - bonus)
        return p * self.prize - (self.blow if self.red >= self.attack else 0.0)

    def red_reroll_worth(self) -> float:
        bonus = self.red - self.shown[1]
        p = chance(self.attack - bonus)
        return (self.prize if self.mine >= self.defence else 0.0) - p * self.blow

    def best(self) -> Pick:
        """The change that brings most for its price; pass if none is worth it."""
        now = self.worth(self.mine, self.red)
        pick, most = NOTHING, SURE
        for other in self.picks:
            gain = self.gain(other, now)
            if gain > most:
                pick, most = other, gain
        if pick is not NOTHING:
            return pick
        return PASS if PASS in self.picks else next(p for p in self.picks if p in CALL)

    def gain(self, pick: Pick, now: float) -> float:
        verb = pick.words[0]
        if verb == "spend":
            return self.spending_gain(pick.what, now)
        if verb == "use":
            return self.use_gain(pick, now)
        return 0.2 if verb == "call" else 0.0

    def spending_gain(self, kind: int, now: float) -> float:
        """CB-6: the worth of spending a resource. Several poisons or salvages are counted together."""
        e = self.e
        if kind == WOOD:
            return self.own_reroll_worth() - now - e.lose(WOOD) if self.mine < self.defence else 0.0
        if kind == STONE:
            return self.red_reroll_worth() - now - e.lose(STONE) if self.red >= self.attack else 0.0
        need = self.defence - self.mine if kind == POISON else self.red - self.attack + 1
        if not 0 < need <= e.has[kind]:
            return 0.0
        price = sum([e.gain(kind, -k - 1) for k in range(need)])
        return (self.prize if kind == POISON else self.blow) - price

    def use_gain(self, pick: Pick, now: float) -> float:
        ability = self.e.ability(pick)
        return self.dice_gain(ability, now) - self.e.price(ability.cost) - ability.stamina

    def dice_gain(self, ability: Ability, now: float) -> float:
        """The worth of what an ability does to the dice."""
        gain = 0.0
        for line in ability.do:
            gain += self.line_gain(line, now)
        return gain

    def line_gain(self, line: Line, now: float) -> float:
        if isinstance(line, ChangeOwnDie):
            return self.worth(self.mine + line.n, self.red) - now
        if isinstance(line, ChangeEnemyDie):
            return self.worth(self.mine, self.red + line.n) - now
        if isinstance(line, RerollDie):
            mine = line.die == MINE
            if (self.mine >= self.defence) if mine else (self.red < self.attack):
                return 0.0
            return (self.own_reroll_worth() if mine else self.red_reroll_worth()) - now
        if isinstance(line, AddWound):
            return 0.6 * self.prize if self.mine >= self.defence and self.health > 1 else 0.0
        if isinstance(line, FleeCombat):
            return -now - 1.0 if now < 0 else 0.0
        return self.e.lines((line,))


def before_roll(e: Estimate, picks: list[Pick]) -> Pick:
    """Use cards before the roll if they cost little."""
    for pick in picks:
        if pick.words[0] == "use":
            ability = e.ability(pick)
            helps = sum([2.0 for line in ability.do if isinstance(line, (ChangeDie, RerollDie, AddWound))])
            if helps > e.price(ability.cost) + ability.stamina:
                return pick
    return PASS


def support(s: DiscoverState, seat: int) -> Pick:
    """CB-2: one protects, another attacks, a third overwhelms a tough enemy; nobody helps with a last heart."""
    fight = fighting(s)
    if fight.against >= 0:
        return PASS
    hearts = HEARTS - s.survivors[seat].hurt
    if PROTECT not in fight.played:
        return SUPPORT[PROTECT]
    if hearts < 2:
        return PASS
    tough = s.enemy(foe_of(s).entry).health - foe_of(s).damage > 1
    if tough and OVERWHELM not in fight.played:
        return SUPPORT[OVERWHELM]
    return SUPPORT[SUPPORT_ATTACK]


def modify(e: Estimate, picks: list[Pick]) -> Pick:
    sides = [pick for pick in picks if pick.words[0] == "name"]
    if sides:
        return PASS if PASS in picks else sides[0]
    return Melee(e, picks).best()
