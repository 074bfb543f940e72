"""Combat: support, the roll, modifying the dice, damage both ways, retreat; deadly enemies and fleeing."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.moments import Moment
from emberwatch.discover.cards.run_lines import do_lines
from emberwatch.discover.model.combat import new_combat
from emberwatch.discover.model.foes import FEATURE, LOOSE, MONSTER, SPECIAL, Foe
from emberwatch.discover.model.names import (
    ENEMY,
    MINE,
    OVERWHELM,
    PHYSICAL,
    PROTECT,
    SUPPORT_ATTACK,
    SUPPORT_RANGE,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, Survivor
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.model.vocabulary import NAME, PASS, SUPPORT, YES
from emberwatch.discover.rules import monsters, moves
from emberwatch.discover.rules.abilities import usable
from emberwatch.discover.rules.combat import retreat as retreat_chapter
from emberwatch.discover.rules.combat import rewards
from emberwatch.discover.rules.combat.dice import Roll, fighting, foe_of, result
from emberwatch.discover.rules.combat.modifiers import (
    BeforeRoll,
    Modify,
    at_once,
    catch_up,
)
from emberwatch.discover.rules.harm import Prevent, bury, harm, is_proof
from emberwatch.discover.rules.items import Limits
from emberwatch.discover.rules.quests import Checkpoint
from emberwatch.discover.rules.step import DiscoverStep, DiscoverTableStep
from emberwatch.engine.agenda import MAY, Pick, Step


def begin(s: DiscoverState, seat: int, uid: int) -> None:
    """CB-26: supporters decide, before-roll cards, the roll, step 2, 3a, 3b, elimination, retreat."""
    far = s.distances(s.survivors[seat].space)
    supporters = [q for q in s.clockwise(seat) if q != seat and far[s.survivors[q].space] <= SUPPORT_RANGE]
    s.combat = new_combat(s.seats, seat, uid, -1, supporters)
    enemy = s.enemy(s.foe(uid).entry)
    s.emit("combat", seat, s.foe(uid).entry, enemy.defence, enemy.attack, enemy.health)
    steps: list[Step] = [Support(q) for q in supporters]
    s.queue([*steps, BeforeRoll(seat), Roll(MINE), Roll(ENEMY), Modify(seat), Strike(seat)])


class Support(DiscoverStep):
    """CB-2: every other survivor within two spaces plays one support card or none, in turn."""

    __slots__ = ()
    KEY = "discover-ask-support"
    RULES = ("CB-2", "SU-1")
    SHAPE = MAY

    def details(self, s: DiscoverState) -> dict[str, int]:
        fight = fighting(s)
        return {"seat": fight.fighter, "enemy": s.foe(fight.foe).entry} if fight.foe >= 0 else {
            "seat": fight.fighter, "victim": fight.against}  # fmt: skip

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, *SUPPORT]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is not PASS:
            fighting(s).played[self.seat] = pick.what
            s.emit("supports", self.seat, pick.what)


class Strike(DiscoverStep):
    """CB-14, CB-15: a die of at least the Defense deals damage; with as much as its Health the enemy is defeated."""

    __slots__ = ()

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        fight = fighting(s)
        if fight.has_fled:
            s.then(Fled(self.seat))
            return
        foe = foe_of(s)
        enemy = s.enemy(foe.entry)
        mine, red = result(s, MINE), result(s, ENEMY)
        s.emit("dice", self.seat, mine, enemy.defence, red, enemy.attack)
        if mine >= enemy.defence:
            damage = 1 + fight.wounds[MINE] + fight.played.count(OVERWHELM)
            monsters.change_foe(s, foe, foe.with_more_damage(damage))
            s.emit("struck", self.seat, foe.entry, damage)
        s.then(EnemyHits(self.seat, red))
        if foe_of(s).damage >= enemy.health:
            s.emit("defeated", self.seat, foe.entry)
            rewards.reward(s, self.seat, enemy.reward)

    def skip(self, s: DiscoverState) -> None:
        s.then(Finish(self.seat))


class EnemyHits(DiscoverStep):
    """CB-16, CB-17: a red die of at least the Attack damages the fighter, even if the enemy was just defeated."""

    __slots__ = ("red",)

    def __init__(self, seat: int, red: int) -> None:
        super().__init__(seat)
        self.red: Final = red

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        enemy = s.enemy(foe_of(s).entry)
        s.then(Finish(self.seat))
        if enemy.attack and self.red >= enemy.attack and not is_proof(s, self.seat, enemy.harm):
            s.then(Parry(self.seat, enemy.harm, 1, ()))

    def skip(self, s: DiscoverState) -> None:
        s.then(Finish(self.seat))


class Parry(Prevent):
    """SU-4: first the fighter's own prevention, then Protect, then Attack; the rest he suffers."""

    __slots__ = ()

    def again(self, n: int, used: tuple[Pick, ...]) -> Prevent:
        return Parry(self.seat, self.kind, n, used)

    def inflict(self, s: DiscoverState, n: int) -> None:
        s.then(Assign(self.seat, self.kind, n))
        protectors = [
            q for q in s.clockwise(self.seat) if q != self.seat and fighting(s).played[q] == PROTECT
        ] if n else []  # fmt: skip
        steps: list[Step] = [TakeForHim(q, self.seat, self.kind) for q in protectors]
        s.queue(steps)


class TakeForHim(DiscoverStep):
    """SU-4: Protect: its player may take 1 damage for the fighter; the first yes takes it."""

    __slots__ = ("fighter", "kind")
    KEY = "discover-ask-take-damage"
    RULES = ("SU-4", "SU-5")
    SHAPE = MAY

    def __init__(self, seat: int, fighter: int, kind: int) -> None:
        super().__init__(seat)
        self.fighter: Final = fighter
        self.kind: Final = kind

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"seat": self.fighter, "damage": self.kind}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [] if fighting(s).taken else [PASS, YES]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            fighting(s).taken = True
            s.emit("takes-damage", self.seat, self.fighter)
            harm(s, self.seat, self.kind, 1)


class Assign(DiscoverStep):
    """SU-4: of what is left the fighter may assign 1 to one player of Attack; the rest he suffers."""

    __slots__ = ("kind", "n")
    KEY = "discover-ask-assign"
    RULES = ("SU-4", "SU-5")
    SHAPE = MAY

    def __init__(self, seat: int, kind: int, n: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.n: Final = n

    def rest(self, s: DiscoverState) -> int:
        return self.n - int(fighting(s).taken)

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"damage": self.kind}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        played = fighting(s).played
        attackers = [q for q in s.on_map() if q != self.seat and played[q] == SUPPORT_ATTACK]
        return [PASS, *[NAME[q] for q in attackers]] if self.rest(s) > 0 and attackers else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        n = self.rest(s)
        if pick.words[:1] == ("name",):
            s.emit("takes-damage", pick.what, self.seat)
            harm(s, pick.what, self.kind, 1)
            n -= 1
        if n > 0:
            self.hit(s, n)

    def hit(self, s: DiscoverState, n: int) -> None:
        """SU-5: a survivor who played Overwhelm is hit too if the fighter himself suffers damage."""
        harm(s, self.seat, self.kind, n)
        for q in s.clockwise(self.seat):
            if fighting(s).played[q] == OVERWHELM:
                harm(s, q, PHYSICAL, 1)
        do_lines(s, self.seat, at_once(s, self.seat, s.enemy(foe_of(s).entry).hit), own=False)


class Finish(DiscoverTableStep):
    """CB-15, CB-21: eliminations; a defeated enemy leaves play, any other retreats or, if deadly, fights on."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        super().__init__()
        self.fighter: Final = fighter

    def go(self, s: DiscoverState) -> None:
        foe = foe_of(s)
        enemy = s.enemy(foe.entry)
        red = fighting(s).rolled[ENEMY]
        if s.turn.phase == NIGHT:
            s.then(Afterwards(self.fighter))
        catch_up(s)
        if foe.damage >= enemy.health:
            self.queue_victory_cards(s)
            put_away(s, foe)
        s.combat = None
        if s.turn.dying:
            bury(s)
        if s.ended or foe.damage >= enemy.health:
            return
        if enemy.deadly:
            next_victim(s, foe, self.fighter)
        elif foe.kind == LOOSE:
            s.emit("lurks", foe.entry)
        else:
            retreat_chapter.retreat(s, foe, self.fighter, red)

    def queue_victory_cards(self, s: DiscoverState) -> None:
        """What the fighter's cards do after a victory."""
        steps: list[Step] = []
        if s.turn.dying >> self.fighter & 1 or s.survivors[self.fighter].status != ON:
            return
        for source, k, ability in usable(s, self.fighter, "defeat"):
            steps.append(Moment(self.fighter, source, k, ability, sure=True))
        s.queue(steps)


class Afterwards(DiscoverTableStep):
    """LI-3, R-23: after a combat outside an action the carry limits, then the quest."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first: Final = first

    def go(self, s: DiscoverState) -> None:
        s.then(Limits(self.first), Checkpoint())


def put_away(s: DiscoverState, foe: Foe) -> None:
    """CB-15: monster tokens to the used ones, feature tokens to their discards, special monsters to the supply."""
    s.map.foes.remove(foe)
    if foe.kind == MONSTER:
        s.tokens.monster_used[foe.entry] += 1
    elif foe.kind == FEATURE:
        s.tokens.used_tokens[foe.token] += 1
    elif foe.kind == SPECIAL:
        s.quest.defeated |= 1 << foe.token


def next_victim(s: DiscoverState, foe: Foe, fighter: int) -> None:
    """DE-1, DE-2: the next survivor clockwise on its space; if there is no other, the same one again."""
    if foe.kind == LOOSE:
        if s.survivors[fighter].status == ON:
            s.then(monsters.StartFight(fighter, foe.uid))
        return
    here = [seat for seat in s.clockwise((fighter + 1) % s.seats) if s.survivors[seat].space == foe.space]
    if here:
        s.then(monsters.StartFight(here[0], foe.uid))


def leave_combat(s: DiscoverState, moved: bool) -> None:
    """The combat is over without step 3: eliminations, then the new space, then what had to wait."""
    catch_up(s)
    if moved:
        runner = fighting(s).runner
        s.then(moves.Entered(runner, s.survivors[runner].space))
    s.combat = None
    if s.turn.dying:
        bury(s)


class Fled(DiscoverStep):
    """FL-2, FL-3, DE-3: the enemy stays with its damage; it fights on against others on its space."""

    __slots__ = ()

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        foe = foe_of(s)
        deadly = s.enemy(foe.entry).deadly
        if s.turn.phase == NIGHT:
            s.then(Afterwards(self.seat))
        leave_combat(s, moved=not deadly)
        if s.ended:
            return
        if deadly:
            next_victim(s, foe, self.seat)
            return
        here = s.at(foe.space) if foe.kind != LOOSE else []
        if len(here) == 1:
            s.then(monsters.StartFight(here[0], foe.uid))
        elif here:
            monsters.call_fighter(s, here, foe.space, foe.uid)
