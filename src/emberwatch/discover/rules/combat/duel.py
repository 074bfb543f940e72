"""Scenario 5: survivors attack each other. Combat with two fighters, who modify the dice in turns."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.combat import Combat, new_combat
from emberwatch.discover.model.names import (
    DUEL_HIT,
    ENEMY,
    MINE,
    OVERWHELM,
    PHYSICAL,
    PROTECT,
    RESOURCES,
    SUPPORT_ATTACK,
    SUPPORT_RANGE,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import NAME, PASS, RESOURCE, SPEND
from emberwatch.discover.rules.abilities import uses
from emberwatch.discover.rules.combat import fight as fight_chapter
from emberwatch.discover.rules.combat.dice import BONUS, Roll, fighting, result
from emberwatch.discover.rules.combat.modifiers import SPENT, BeforeRoll, Window, catch_up, spend_on_dice
from emberwatch.discover.rules.harm import Prevent, bury, harm, is_proof
from emberwatch.discover.rules.inventory import change, has, put_aside, put_token, take_token
from emberwatch.discover.rules.step import DiscoverStep, DiscoverTableStep
from emberwatch.engine.agenda import MAY, SOME, Pick, Step


def attack(s: DiscoverState, attacker: int, defender: int) -> None:
    """S5-6, S5-15: both are fighters; others within two spaces may play a support card."""
    far = s.distances(s.survivors[attacker].space)
    others = [q for q in s.clockwise(attacker) if q not in (attacker, defender)]
    supporters = [q for q in others if far[s.survivors[q].space] <= SUPPORT_RANGE]
    s.combat = new_combat(s.seats, attacker, -1, defender, supporters)
    s.emit("duel", attacker, defender)
    steps: list[Step] = [fight_chapter.Support(q) for q in supporters]
    s.queue([*steps, BeforeRoll(attacker), BeforeRoll(defender), Roll(MINE), Roll(ENEMY), InTurns(attacker), Blows()])


def participants(s: DiscoverState) -> list[int]:
    """S5-8: both fighters, and supporters with a card that is still to be used; from the attacker clockwise."""
    fight = fighting(s)
    return [
        seat for seat in s.clockwise(fight.fighter)
        if seat in (fight.fighter, fight.against)
        or (fight.played[seat] in (SUPPORT_ATTACK, PROTECT) and not fight.called >> seat & 1)
    ]  # fmt: skip


class InTurns(Window):
    """S5-8, S5-10: use one effect or pass; the step ends when all have passed in a row."""

    __slots__ = ()
    KEY = "discover-ask-duel"
    RULES = ("S5-8", "S5-10")
    WHEN = "modify"
    SHAPE = SOME

    def details(self, s: DiscoverState) -> dict[str, int]:
        fight = fighting(s)
        return {"seat": fight.fighter, "victim": fight.against, "mine": result(s, MINE), "red": result(s, ENEMY)}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        fight = s.combat
        if fight is None or fight.has_fled:
            return []
        if self.seat not in (fight.fighter, fight.against):
            return self.ask_supporter(s, fight)
        spendable = [SPEND[kind] for kind in SPENT if has(s, me, kind)]
        return [PASS, *uses(self.open(s)), *spendable]

    def ask_supporter(self, s: DiscoverState, fight: Combat) -> list[Pick]:
        """SU-1: either side may be backed; Attack is compulsory."""
        sides = [NAME[seat] for seat in sorted((fight.fighter, fight.against))]
        return sides if fight.played[self.seat] == SUPPORT_ATTACK else [PASS, *sides]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        fight = s.combat
        if fight is None or fight.has_fled or pick.words == ():
            return
        present = participants(s)
        after = present[(present.index(self.seat) + 1) % len(present)]
        fight.passed = fight.passed + 1 if pick is PASS else 0
        if fight.passed < len(participants(s)):
            s.then(InTurns(after))
        self.modify(s, fight, pick)

    def modify(self, s: DiscoverState, fight: Combat, pick: Pick) -> None:
        if pick.words[0] == "use":
            self.use(s, pick)
        elif pick.words[0] == "name":
            back(s, self.seat, pick.what)
        elif pick.words[0] == "spend":
            own = MINE if self.seat == fight.fighter else ENEMY
            spend_on_dice(s, self.seat, pick.what, own, 1 - own)

    def skip(self, s: DiscoverState) -> None:
        """Nobody leaves the map in this step; the steps after it end the combat."""


def back(s: DiscoverState, seat: int, fighter: int) -> None:
    """Attack: +2 to that fighter's die. Protect: -2 to the die of his enemy."""
    fight = fighting(s)
    fight.called |= 1 << seat
    own = MINE if fighter == fight.fighter else ENEMY
    if fight.played[seat] == SUPPORT_ATTACK:
        fight.modified[own] += BONUS
    else:
        fight.modified[1 - own] -= BONUS
    s.emit("backs", seat, fighter, fight.played[seat])


class Blows(DiscoverTableStep):
    """S5-12, S5-13, R-95: damage of both dice, prevention, then both suffer together."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        fight = fighting(s)
        if fight.has_fled:
            fight_chapter.leave_combat(s, moved=True)
            return
        grey, red = result(s, MINE) >= DUEL_HIT, result(s, ENEMY) >= DUEL_HIT
        s.emit("duel-dice", fight.fighter, fight.against, result(s, MINE), result(s, ENEMY))
        to_defender = (1 + fight.wounds[MINE] + fight.played.count(OVERWHELM)) if grey else 0
        to_attacker = (1 + fight.wounds[ENEMY]) if red else 0
        steps: list[Step] = []
        for seat, n in ((fight.against, to_defender), (fight.fighter, to_attacker)):
            if n and not is_proof(s, seat, PHYSICAL):
                steps.append(Ward(seat, PHYSICAL, n, ()))
        steps.append(Suffer())
        if grey:
            steps.append(TakeResource(fight.fighter, fight.against))
        if red:
            steps.append(TakeResource(fight.against, fight.fighter))
        s.queue([*steps, Aftermath()])


class Ward(Prevent):
    """S5-18: prevention takes only that much off; the rest is dealt."""

    __slots__ = ()

    def again(self, n: int, used: tuple[Pick, ...]) -> Prevent:
        return Ward(self.seat, self.kind, n, used)

    def inflict(self, s: DiscoverState, n: int) -> None:
        fight = fighting(s)
        fight.due[0 if self.seat == fight.fighter else 1] = n


class Suffer(DiscoverTableStep):
    """R-95: both together."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        fight = fighting(s)
        harm(s, fight.against, PHYSICAL, fight.due[1])
        harm(s, fight.fighter, PHYSICAL, fight.due[0])


class TakeResource(DiscoverStep):
    """S5-12, S5-21: the die decides, not the damage: one resource of the other fighter, if he has any."""

    __slots__ = ("victim",)
    KEY = "discover-ask-rob"
    RULES = ("S5-12", "S5-21")
    SHAPE = MAY

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"victim": self.victim}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        victim = s.survivors[self.victim]
        kinds = [RESOURCE[kind] for kind in range(len(RESOURCES)) if has(s, victim, kind)]
        return [PASS, *kinds] if kinds else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] == ("resource",):
            rob(s, self.seat, self.victim, pick.what)


def rob(s: DiscoverState, seat: int, victim: int, kind: int) -> None:
    """R-55: a single token goes over as it is; of a double the owner keeps the other half."""
    other = s.survivors[victim]
    single = other.loose[kind] or any([s.content.tokens[t].resources == (kind,) for t in other.kept])
    if single:
        put_token(s, seat, take_token(s, other, kind))
    else:
        token = next(t for t in other.kept if kind in s.content.tokens[t].resources)
        for rest in change(s.content.tokens[token].resources, kind):
            other.loose[rest] += 1
        put_aside(s, other, token)
        put_token(s, seat, kind)
    s.emit("robbed", seat, victim, kind)


class Aftermath(DiscoverTableStep):
    """S5-16, R-95: Overwhelm's backlash if the attacker was damaged, then eliminations; there is no retreat."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        fight = fighting(s)
        if fight.due[0]:
            for seat in s.clockwise(fight.fighter):
                if fight.played[seat] == OVERWHELM:
                    harm(s, seat, PHYSICAL, 1)
        catch_up(s)
        s.combat = None
        if s.turn.dying:
            bury(s)
