"""Combat: support, the roll, modifying the dice, damage both ways, retreat; deadly enemies and fleeing."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.board import FAR, NEIGHBOURS, NEXT, NOWHERE
from emberwatch.discover.harm import Prevent, bury, harm, is_proof
from emberwatch.discover.inventory import gain, has, spend
from emberwatch.discover.items import Limits
from emberwatch.discover.lines import Ability, Line
from emberwatch.discover.monsters import StartFight, call_fighter, change_foe
from emberwatch.discover.names import (
    ENEMY,
    MINE,
    OVERWHELM,
    PER_COMBAT,
    PHYSICAL,
    POISON,
    PROTECT,
    SALVAGE,
    STONE,
    SUPPORT_ATTACK,
    SUPPORT_RANGE,
    WOOD,
)
from emberwatch.discover.rule import Draw, Rule, TableRule, at_moment, can_pay, note_use, pay, standing, usable, uses
from emberwatch.discover.script import carry_out
from emberwatch.discover.state import (
    FEATURE,
    LOOSE,
    MONSTER,
    NIGHT,
    ON,
    SPECIAL,
    Combat,
    Foe,
    State,
    Survivor,
    new_combat,
)
from emberwatch.discover.vocabulary import CALL, ITEM_SOURCE, NAME, PASS, PLACE, ROLLED, SPEND, SUPPORT, USE, YES
from emberwatch.engine.agenda import MAY, ONE, SOME, Pick, Step

BONUS: Final = 2
"""Section 4: what Attack adds to the fighter's die and Protect takes off the enemy die."""
AFTERWARDS: Final = (
    "resolve",
    "fight",
    "spawn",
    "special",
    "threat",
    "prowl",
    "go",
    "move",
    "scout",
    "survey",
    "stage",
    "strike",
)
"""R-68: rewards that must wait until the combat is over."""
SIDES: Final = [1] * 12


def begin(s: State, seat: int, uid: int) -> None:
    """CB-26: supporters decide, before-roll cards, the roll, step 2, 3a, 3b, elimination, retreat."""
    far = s.distances(s.survivors[seat].space)
    supporters = [q for q in s.clockwise(seat) if q != seat and far[s.survivors[q].space] <= SUPPORT_RANGE]
    s.combat = new_combat(s.seats, seat, uid, -1, supporters)
    s.tell("combat", seat, s.foe(uid).entry)
    steps: list[Step] = [Support(q) for q in supporters]
    s.queue([*steps, BeforeRoll(seat), Roll(MINE), Roll(ENEMY), Modify(seat), Strike(seat)])


def fighting(s: State) -> Combat:
    assert s.combat is not None, "there is no combat"
    return s.combat


def foe_of(s: State) -> Foe:
    return s.foe(fighting(s).foe)


# -- before the roll --------------------------------------------------------------------------------------------


class Support(Rule):
    """CB-2: every other survivor within two spaces plays one support card or none, in turn."""

    __slots__ = ()
    KEY = "discover-ask-support"
    RULES = ("CB-2", "SU-1")
    SHAPE = MAY

    def details(self, s: State) -> dict[str, int]:
        fight = fighting(s)
        return {"seat": fight.fighter, "enemy": s.foe(fight.foe).entry} if fight.foe >= 0 else {
            "seat": fight.fighter, "victim": fight.against}  # fmt: skip

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, *SUPPORT]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is not PASS:
            fighting(s).played[self.seat] = pick.what
            s.tell("supports", self.seat, pick.what)


class Window(Rule):
    """A moment of combat in which the fighter may use abilities; it comes back until he passes."""

    __slots__ = ()
    WHEN = ""
    SHAPE = SOME

    def open(self, s: State) -> list[tuple[int, int, Ability]]:
        """CB-8: what can be used, each item once in this combat."""
        return [entry for entry in usable(s, self.seat, self.WHEN) if may_use(s, self.seat, *entry)]

    def use(self, s: State, pick: Pick) -> None:
        entry = next(entry for entry in self.open(s) if USE[entry[0]][entry[1]] is pick)
        use_in_combat(s, self.seat, *entry)


def use_key(seat: int, source: int, k: int) -> int:
    return seat * 10000 + source * 8 + k


def may_use(s: State, seat: int, source: int, k: int, ability: Ability) -> bool:
    """CB-8, R-45: an item, or an ability that costs nothing, at most once a combat; R-76: fleeing needs a way out."""
    fight = fighting(s)
    free = not ability.cost and not ability.stamina
    once = source >= ITEM_SOURCE or free or ability.limit == PER_COMBAT
    keys = [use_key(seat, source, other) for other in range(4)] if source >= ITEM_SOURCE else [use_key(seat, source, k)]
    if once and any([key in fight.used for key in keys]):
        return False
    return not any([line.verb == "flee" for line in ability.do]) or can_flee(s, seat)


def use_in_combat(s: State, seat: int, source: int, k: int, ability: Ability) -> None:
    fight = fighting(s)
    fight.used += (use_key(seat, source, k),)
    note_use(s, seat, source, k, ability)
    s.survivors[seat].stamina -= ability.stamina
    s.tell("used", seat, source, k)
    pay(s, seat, ability.cost, source)
    carry_out(s, seat, at_once(s, seat, ability.do), source, own=False)


def at_once(s: State, seat: int, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """R-68: lines that would start something else wait until this combat is over; the others come now."""
    fight = fighting(s)
    fight.later += tuple([(seat, line) for line in lines if is_later(line)])
    return tuple([line for line in lines if not is_later(line)])


def catch_up(s: State) -> None:
    """R-68: what had to wait, each for who has caused it."""
    for seat, line in reversed(fighting(s).later):
        carry_out(s, seat, (line,))


class BeforeRoll(Window):
    """CB-4: cards that are used before rolling, once the supporters have decided."""

    __slots__ = ()
    KEY = "discover-ask-before-roll"
    RULES = ("CB-4",)
    WHEN = "before-roll"

    def details(self, s: State) -> dict[str, int]:
        fight = fighting(s)
        return {"enemy": s.foe(fight.foe).entry} if fight.foe >= 0 else {"enemy": -1}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        if s.combat is None or s.combat.fled:
            return []
        found = self.open(s)
        return [PASS, *uses(found)] if found else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] == ("use",):
            s.then(self)
            self.use(s, pick)


class Roll(Draw):
    """CB-5: a die of twelve sides; the grey one is the fighter's, the red one the enemy's."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__()
        self.die: Final = die

    def bag(self, s: State) -> list[int]:
        return SIDES

    def faces(self) -> list[Pick]:
        return ROLLED

    def drawn(self, s: State, what: int) -> None:
        if s.combat is not None and not s.combat.fled:
            s.combat.rolled[self.die] = what
            s.tell("rolled", s.combat.fighter, self.die, what)


# -- step 2 -----------------------------------------------------------------------------------------------------


def result(s: State, die: int) -> int:
    """CB-10, CB-11: the number shown, what was added to the die, and always-on effects. Not bounded (R-69)."""
    fight = fighting(s)
    total = fight.rolled[die] + fight.modified[die] + always(s, fight.fighter, die)
    return total if fight.against < 0 else total + always(s, fight.against, 1 - die)


def always(s: State, seat: int, die: int) -> int:
    """S5-9: effects that are always on; `die` as this fighter calls it."""
    traits = s.enemy(foe_of(s).entry).traits if fighting(s).foe >= 0 else ()
    verb = "mine" if die == MINE else "enemy"
    return sum([line.n for line in standing(s, seat, verb) if line.a < 0 or line.a in traits])


def die_of(s: State, seat: int, die: int) -> int:
    """S5-7: the die that a fighter calls his own or the enemy's; 0 is the grey one."""
    return 1 - die if fighting(s).against == seat else die


class Modify(Window):
    """CB-6, CB-7: one effect after another, in the fighter's order; supporters' cards when he calls them (CB-13)."""

    __slots__ = ()
    KEY = "discover-ask-modify"
    RULES = ("CB-6", "CB-7", "CB-13")
    WHEN = "modify"

    def details(self, s: State) -> dict[str, int]:
        fight = fighting(s)
        return {
            "enemy": s.foe(fight.foe).entry, "mine": result(s, MINE), "red": result(s, ENEMY),
            "defence": s.enemy(foe_of(s).entry).defence, "attack": s.enemy(foe_of(s).entry).attack,
        }  # fmt: skip

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        fight = s.combat
        if fight is None or fight.fled:
            return []
        calls = callable_cards(s)
        compulsory = any([fight.played[seat] == SUPPORT_ATTACK for seat in calls])
        picks = [] if compulsory else [PASS]
        picks += uses(self.open(s))
        picks += [SPEND[kind] for kind in (STONE, WOOD, SALVAGE, POISON) if has(s, me, kind)]
        return picks + [CALL[seat] for seat in calls]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        verb = pick.words[:1]
        if verb in ((), ("pass",)):
            return
        s.then(self)
        if verb == ("use",):
            self.use(s, pick)
        elif verb == ("call",):
            call(s, pick.what)
        else:
            spend_on_dice(s, self.seat, pick.what, MINE, ENEMY)


def spend_on_dice(s: State, seat: int, kind: int, own: int, other: int) -> None:
    """CB-6: wood rerolls one's own die, stone the enemy's; poison adds 1 to the one, salvage takes 1 off the other."""
    fight = fighting(s)
    spend(s, seat, kind, 1)
    if kind == WOOD:
        s.then(Roll(own))
    elif kind == STONE:
        s.then(Roll(other))
    elif kind == POISON:
        fight.modified[own] += 1
    else:
        fight.modified[other] -= 1


def callable_cards(s: State) -> list[int]:
    """Supporters whose card has something to do in step 2 and has not been used."""
    fight = fighting(s)
    return [
        seat for seat in range(s.seats)
        if fight.played[seat] in (SUPPORT_ATTACK, PROTECT) and not fight.called >> seat & 1
        and s.survivors[seat].status == ON
    ]  # fmt: skip


def call(s: State, seat: int) -> None:
    """CB-13: an Attack card adds to the die, a Protect card is its player's yes or no."""
    fight = fighting(s)
    fight.called |= 1 << seat
    if fight.played[seat] == SUPPORT_ATTACK:
        fight.modified[MINE] += BONUS
        s.tell("helps", seat, SUPPORT_ATTACK)
    else:
        s.then(ProtectDie(seat))


class ProtectDie(Rule):
    """SU: Protect may take 2 off the enemy die."""

    __slots__ = ()
    KEY = "discover-ask-protect-die"
    RULES = ("CB-13", "R-16")
    SHAPE = MAY

    def details(self, s: State) -> dict[str, int]:
        return {"seat": fighting(s).fighter, "red": result(s, ENEMY)}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            fighting(s).modified[ENEMY] -= BONUS
            s.tell("helps", self.seat, PROTECT)


# -- step 3a ----------------------------------------------------------------------------------------------------


class Strike(Rule):
    """CB-14, CB-15: a die of at least the Defence deals damage; with as much as its Health the enemy is defeated."""

    __slots__ = ()

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        fight = fighting(s)
        if fight.fled:
            s.then(Fled(self.seat))
            return
        foe = foe_of(s)
        enemy = s.enemy(foe.entry)
        mine, red = result(s, MINE), result(s, ENEMY)
        s.tell("dice", self.seat, mine, red)
        if mine >= enemy.defence:
            damage = 1 + fight.wounds[MINE] + fight.played.count(OVERWHELM)
            change_foe(s, foe, foe.hurt(damage))
            s.tell("struck", self.seat, foe.entry, damage)
        s.then(EnemyHits(self.seat, red))
        if foe_of(s).damage >= enemy.health:
            s.tell("defeated", self.seat, foe.entry)
            reward(s, self.seat, enemy.reward)

    def gone(self, s: State) -> None:
        s.then(Finish(self.seat))


def is_later(line: Line) -> bool:
    """R-68: whether a reward waits until the combat is over."""
    if line.verb in AFTERWARDS:
        return True
    inner = [*line.do, *line.other, *[inner for option in line.options for inner in option]]
    return any([is_later(other) for other in inner])


def reward(s: State, seat: int, lines: tuple[Line, ...]) -> None:
    """CB-18: the fighter keeps everything, or hands any part of it to supporters of this combat."""
    steps: list[Step] = []
    for line in lines:
        if line.verb == "gain":
            steps.append(ShareReward(seat, line.a, line.amount(s.seats)))
        else:
            steps.append(HandReward(seat, line))
    s.queue(steps)


def supporters_left(s: State) -> list[int]:
    """R-77: the supporters of this combat who are still on the map."""
    bits = fighting(s).supporters
    return [seat for seat in s.on_map() if bits >> seat & 1]


def give_reward(s: State, seat: int, line: Line) -> None:
    """R-68: now, or when the combat is over."""
    carry_out(s, seat, at_once(s, seat, (line,)), own=False)


class HandReward(Rule):
    """CB-18: a reward that cannot be divided is kept or handed to one supporter."""

    __slots__ = ("line",)
    KEY = "discover-ask-hand-reward"
    RULES = ("CB-18", "R-48")
    SHAPE = MAY

    def __init__(self, seat: int, line: Line) -> None:
        super().__init__(seat)
        self.line: Final = line

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        others = supporters_left(s)
        return [PASS, *[NAME[seat] for seat in others]] if others else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] == ("name",):
            s.then(AcceptHanded(pick.what, self.seat, self.line))
        else:
            give_reward(s, self.seat, self.line)


class AcceptHanded(Rule):
    """R-48: being handed a reward needs consent; what is refused the giver keeps."""

    __slots__ = ("giver", "line")
    KEY = "discover-ask-accept-handed"
    RULES = ("CB-18", "R-48")
    SHAPE = MAY

    def __init__(self, seat: int, giver: int, line: Line) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.line: Final = line

    def details(self, s: State) -> dict[str, int]:
        return {"to": self.giver}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        give_reward(s, self.seat if pick is YES else self.giver, self.line)


class ShareReward(Rule):
    """CB-18: the fighter keeps a reward or hands parts of it to supporters, one by one."""

    __slots__ = ("kind", "n")
    KEY = "discover-ask-share"
    RULES = ("CB-18", "R-48")
    SHAPE = SOME

    def __init__(self, seat: int, kind: int, n: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.n: Final = n

    def details(self, s: State) -> dict[str, int]:
        return {"resource": self.kind, "n": self.n}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        others = supporters_left(s)
        return [PASS, *[NAME[seat] for seat in others]] if self.n and others else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.words[:1] == ("name",):
            s.then(AcceptReward(pick.what, self.seat, self.kind), ShareReward(self.seat, self.kind, self.n - 1))
        else:
            gain(s, self.seat, self.kind, self.n)


class AcceptReward(Rule):
    """R-48: being handed a resource needs consent."""

    __slots__ = ("giver", "kind")
    KEY = "discover-ask-accept-reward"
    RULES = ("CB-18", "R-48")
    SHAPE = MAY

    def __init__(self, seat: int, giver: int, kind: int) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.kind: Final = kind

    def details(self, s: State) -> dict[str, int]:
        return {"to": self.giver, "resource": self.kind}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        gain(s, self.seat if pick is YES else self.giver, self.kind, 1)


# -- step 3b ----------------------------------------------------------------------------------------------------


class EnemyHits(Rule):
    """CB-16, CB-17: a red die of at least the Attack damages the fighter, even if the enemy was just defeated."""

    __slots__ = ("red",)

    def __init__(self, seat: int, red: int) -> None:
        super().__init__(seat)
        self.red: Final = red

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        enemy = s.enemy(foe_of(s).entry)
        s.then(Finish(self.seat))
        if enemy.attack and self.red >= enemy.attack and not is_proof(s, self.seat, enemy.harm):
            s.then(Parry(self.seat, enemy.harm, 1, ()))

    def gone(self, s: State) -> None:
        s.then(Finish(self.seat))


class Parry(Prevent):
    """SU-4: first the fighter's own prevention, then Protect, then Attack; the rest he suffers."""

    __slots__ = ()

    def again(self, n: int, used: tuple[Pick, ...]) -> Prevent:
        return Parry(self.seat, self.kind, n, used)

    def settle(self, s: State, n: int) -> None:
        s.then(Assign(self.seat, self.kind, n))
        protectors = [
            q for q in s.clockwise(self.seat) if q != self.seat and fighting(s).played[q] == PROTECT
        ] if n else []  # fmt: skip
        steps: list[Step] = [TakeForHim(q, self.seat, self.kind) for q in protectors]
        s.queue(steps)


class TakeForHim(Rule):
    """SU-4: Protect: its player may take 1 damage for the fighter; the first yes takes it."""

    __slots__ = ("fighter", "kind")
    KEY = "discover-ask-take-damage"
    RULES = ("SU-4", "SU-5")
    SHAPE = MAY

    def __init__(self, seat: int, fighter: int, kind: int) -> None:
        super().__init__(seat)
        self.fighter: Final = fighter
        self.kind: Final = kind

    def details(self, s: State) -> dict[str, int]:
        return {"seat": self.fighter, "damage": self.kind}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [] if fighting(s).taken else [PASS, YES]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            fighting(s).taken = True
            s.tell("takes-damage", self.seat, self.fighter)
            harm(s, self.seat, self.kind, 1)


class Assign(Rule):
    """SU-4: of what is left the fighter may assign 1 to one player of Attack; the rest he suffers."""

    __slots__ = ("kind", "n")
    KEY = "discover-ask-assign"
    RULES = ("SU-4", "SU-5")
    SHAPE = MAY

    def __init__(self, seat: int, kind: int, n: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.n: Final = n

    def left(self, s: State) -> int:
        return self.n - int(fighting(s).taken)

    def details(self, s: State) -> dict[str, int]:
        return {"damage": self.kind}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        played = fighting(s).played
        attackers = [q for q in s.on_map() if q != self.seat and played[q] == SUPPORT_ATTACK]
        return [PASS, *[NAME[q] for q in attackers]] if self.left(s) > 0 and attackers else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        n = self.left(s)
        if pick.words[:1] == ("name",):
            s.tell("takes-damage", pick.what, self.seat)
            harm(s, pick.what, self.kind, 1)
            n -= 1
        if n > 0:
            self.hit(s, n)

    def hit(self, s: State, n: int) -> None:
        """SU-5: who played Overwhelm is hit too if the fighter himself suffers damage."""
        harm(s, self.seat, self.kind, n)
        for q in s.clockwise(self.seat):
            if fighting(s).played[q] == OVERWHELM:
                harm(s, q, PHYSICAL, 1)
        carry_out(s, self.seat, at_once(s, self.seat, s.enemy(foe_of(s).entry).hit), own=False)


# -- the end of a combat ----------------------------------------------------------------------------------------


class Finish(TableRule):
    """CB-15, CB-21: eliminations; a defeated enemy leaves play, any other retreats or, if deadly, goes on."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        super().__init__()
        self.fighter: Final = fighter

    def go(self, s: State) -> None:
        foe = foe_of(s)
        enemy = s.enemy(foe.entry)
        red = fighting(s).rolled[ENEMY]
        if s.phase == NIGHT:
            s.then(Afterwards(self.fighter))
        catch_up(s)
        if foe.damage >= enemy.health:
            self.rewarded(s)
            put_away(s, foe)
        s.combat = None
        if s.dying:
            bury(s)
        if s.ended or foe.damage >= enemy.health:
            return
        if enemy.deadly:
            next_victim(s, foe, self.fighter)
        elif foe.kind != LOOSE:
            retreat(s, foe, self.fighter, red)

    def rewarded(self, s: State) -> None:
        """What the fighter's cards do after a victory."""
        steps: list[Step] = []
        if s.dying >> self.fighter & 1 or s.survivors[self.fighter].status != ON:
            return
        for source, k, ability in usable(s, self.fighter, "defeat"):
            steps.append(Moment(self.fighter, source, k, ability, sure=True))
        s.queue(steps)


class Afterwards(TableRule):
    """LI-3, R-23: after a combat outside an action the carry limits, then the quest."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first: Final = first

    def go(self, s: State) -> None:
        from emberwatch.discover.quests import Checkpoint

        s.then(Limits(self.first), Checkpoint())


class Moment(Rule):
    """An ability that comes by itself at its printed moment; its price, if it has one, is the owner's choice."""

    __slots__ = ("ability", "k", "source", "sure")
    KEY = "discover-ask-moment"
    RULES = ("CA-6",)
    SHAPE = MAY

    def __init__(self, seat: int, source: int, k: int, ability: Ability, sure: bool = False) -> None:
        super().__init__(seat)
        self.sure: Final = sure
        """Whether its conditions held already at the moment it is about, which is over."""
        self.source: Final = source
        self.k: Final = k
        self.ability: Final = ability

    def details(self, s: State) -> dict[str, int]:
        return {"source": self.source, "k": self.k}

    def is_ready(self, s: State) -> bool:
        if self.sure:
            return can_pay(s, self.seat, self.ability.cost, self.source)
        return (self.source, self.k, self.ability) in usable(s, self.seat, self.ability.when)

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        priced = self.ability.cost or self.ability.stamina
        return [PASS, YES] if priced and self.is_ready(s) else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is PASS or not self.is_ready(s):
            return
        note_use(s, self.seat, self.source, self.k, self.ability)
        me.stamina -= self.ability.stamina
        pay(s, self.seat, self.ability.cost, self.source)
        carry_out(s, self.seat, self.ability.do, self.source)


def moments(s: State, seats: list[int], when: str) -> None:
    """All abilities for a moment, from the first of these survivors on."""
    steps: list[Step] = [Moment(seat, *entry) for seat in seats for entry in at_moment(s, seat, when)]
    s.queue(steps)


def put_away(s: State, foe: Foe) -> None:
    """CB-15: monster tokens to the used ones, feature tokens to their discards, special monsters to the supply."""
    s.foes.remove(foe)
    if foe.kind == MONSTER:
        s.monster_used[foe.entry] += 1
    elif foe.kind == FEATURE:
        s.used_tokens[foe.token] += 1
    elif foe.kind == SPECIAL:
        s.defeated |= 1 << foe.token


def next_victim(s: State, foe: Foe, fighter: int) -> None:
    """DE-1, DE-2: the next survivor clockwise on its space; if there is no other, the same one again."""
    if foe.kind == LOOSE:
        if s.survivors[fighter].status == ON:
            s.then(StartFight(fighter, foe.uid))
        return
    here = [seat for seat in s.clockwise((fighter + 1) % s.seats) if s.survivors[seat].space == foe.space]
    if here:
        s.then(StartFight(here[0], foe.uid))


# -- retreat ----------------------------------------------------------------------------------------------------


def retreat(s: State, foe: Foe, fighter: int, red: int) -> None:
    """RT-1, RT-2, RT-3, RT-4: in the compass direction of the number shown, or where the fighter says."""
    direction = s.content.sheet.compass[red - 1]
    way = NEXT[foe.space][direction]
    if not is_free(s, way):
        if any([is_free(s, space) for space in NEIGHBOURS[foe.space]]):
            s.then(ChooseRetreat(fighter if s.survivors[fighter].status == ON else s.chief, foe.uid))
        else:
            s.then(ChooseFarRetreat(s.chief, foe.uid))
        return
    if s.enemy(foe.entry).retreat == 2 and is_free(s, NEXT[way][direction]):
        way = NEXT[way][direction]
    withdraw(s, foe, way)


def is_free(s: State, space: int) -> bool:
    """R-12: any revealed space without a survivor."""
    return space != NOWHERE and s.is_revealed(space) and not s.at(space)


def withdraw(s: State, foe: Foe, space: int) -> None:
    """RT-5, R-72: the token lies face up from now on; nothing else happens."""
    change_foe(s, foe, foe.moved(space))
    s.tell("retreated", foe.entry, space)


class ChooseRetreat(Rule):
    """RT-2: the direction is barred: the fighter picks any adjacent revealed space without a survivor."""

    __slots__ = ("uid",)
    KEY = "discover-ask-retreat"
    RULES = ("RT-2", "R-21")
    SHAPE = ONE

    def __init__(self, seat: int, uid: int) -> None:
        super().__init__(seat)
        self.uid: Final = uid

    def details(self, s: State) -> dict[str, int]:
        return {"enemy": s.foe(self.uid).entry}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PLACE[space] for space in self.spaces(s)]

    def spaces(self, s: State) -> list[int]:
        return sorted([space for space in NEIGHBOURS[s.foe(self.uid).space] if is_free(s, space)])

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            withdraw(s, s.foe(self.uid), pick.what)


class ChooseFarRetreat(ChooseRetreat):
    """RT-3, R-73: no space around is free: the nearest one without a survivor; ties are the chieftain's."""

    __slots__ = ()
    KEY = "discover-ask-far-retreat"
    RULES = ("RT-3", "R-64")

    def spaces(self, s: State) -> list[int]:
        far = s.distances(s.foe(self.uid).space)
        free = [space for space in range(len(far)) if far[space] < FAR and is_free(s, space)]
        nearest = min([far[space] for space in free], default=0)
        return [space for space in free if far[space] == nearest]


# -- fleeing ----------------------------------------------------------------------------------------------------


def flee_ways(s: State, seat: int) -> list[int]:
    """FL-1: adjacent revealed spaces without a monster."""
    return sorted([
        space for space in NEIGHBOURS[s.survivors[seat].space]
        if s.is_revealed(space) and not s.monsters_at(space)
    ])  # fmt: skip


def can_flee(s: State, seat: int) -> bool:
    """R-76: with a legal space, or from a deadly enemy, where no space is needed."""
    fight = fighting(s)
    return bool(flee_ways(s, seat)) or (fight.foe >= 0 and s.enemy(foe_of(s).entry).deadly)


def flee(s: State, seat: int) -> None:
    """FL-1: the combat ends at once; its remaining steps are skipped."""
    if not can_flee(s, seat):
        return
    fighting(s).runner = seat
    s.tell("fled", seat)
    if fighting(s).against >= 0 or not s.enemy(foe_of(s).entry).deadly:
        s.then(FleeTo(seat))


class FleeTo(Rule):
    __slots__ = ()
    KEY = "discover-ask-flee"
    RULES = ("FL-1",)
    SHAPE = ONE

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PLACE[space] for space in flee_ways(s, self.seat)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            me.space = pick.what


def leave_combat(s: State, moved: bool) -> None:
    """The combat is over without step 3: eliminations, then the new space, then what had to wait."""
    from emberwatch.discover.moves import Entered

    catch_up(s)
    if moved:
        runner = fighting(s).runner
        s.then(Entered(runner, s.survivors[runner].space))
    s.combat = None
    if s.dying:
        bury(s)


class Fled(Rule):
    """FL-2, FL-3, DE-3: the enemy stays with its damage; it fights on against others on its space."""

    __slots__ = ()

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        foe = foe_of(s)
        deadly = s.enemy(foe.entry).deadly
        leave_combat(s, moved=not deadly)
        if s.ended:
            return
        if deadly:
            next_victim(s, foe, self.seat)
            return
        here = s.at(foe.space) if foe.kind != LOOSE else []
        if len(here) == 1:
            s.then(StartFight(here[0], foe.uid))
        elif here:
            call_fighter(s, here, foe.space, foe.uid)
