"""The verbs of cards: one function each. They are all that a card can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberwatch.discover.board import FAR, SPACES
from emberwatch.discover.combat import Roll, die_of, fighting, flee, put_away
from emberwatch.discover.conditions import at_fire, hold, in_camp, monsters_within
from emberwatch.discover.content import MADE
from emberwatch.discover.craft import DrawProject, pile
from emberwatch.discover.explore import Survey, find, lay, resolve, scoutable, surveyable
from emberwatch.discover.harm import after_leaving, heal, suffer, win
from emberwatch.discover.inventory import gain, has, lose, spend
from emberwatch.discover.items import draw_item, in_deck
from emberwatch.discover.lines import Line
from emberwatch.discover.monsters import Reveal, call_special, change_foe, fight_card, prowl_all, prowl_nearest, spawn
from emberwatch.discover.moves import Walk, arrive
from emberwatch.discover.names import ANY, DAMAGES, ENEMY, MINE, MOST_STAMINA, RESOURCES, SYMBOLS
from emberwatch.discover.night import crown, discard_threat, threaten
from emberwatch.discover.places import THENS, at_place, spaces
from emberwatch.discover.quests import go_to
from emberwatch.discover.rule import Draw, Rule, bonus, can_pay, pay
from emberwatch.discover.script import NIGHT_CARD, VERBS, carry_out
from emberwatch.discover.state import FACE_DOWN, FEATURE, HIDDEN, MONSTER, ON, SPECIAL, Combat, State, Survivor
from emberwatch.discover.vocabulary import (
    AMOUNT,
    DISCARD_THREAT,
    FOE,
    HEAL,
    OPTION,
    PASS,
    PLACE,
    RESOURCE,
    ROLLED,
    THREAT_SOURCE,
    TOKEN_DRAWN,
    YES,
)
from emberwatch.engine.agenda import MAY, ONE, Pick, Step

SIDES: Final = [1] * 12


# -- resources, damage, stamina ---------------------------------------------------------------------------------


def do_gain(s: State, seat: int, line: Line, source: int) -> None:
    gain(s, seat, line.a, line.amount(s.seats))


def do_lose(s: State, seat: int, line: Line, source: int) -> None:
    """GO-4."""
    if line.a == ANY:
        s.then(LoseAny(seat, line.amount(s.seats)))
    else:
        lose(s, seat, line.a, line.amount(s.seats))


class LoseAny(Rule):
    """A loss of one's own choice, one by one."""

    __slots__ = ("left",)
    KEY = "discover-ask-lose"
    RULES = ("GO-4",)
    SHAPE = ONE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def details(self, s: State) -> dict[str, int]:
        return {"n": self.left}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [RESOURCE[kind] for kind in range(len(RESOURCES)) if self.left > 0 and has(s, me, kind)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            lose(s, self.seat, pick.what, 1)
            s.then(LoseAny(self.seat, self.left - 1))


def do_damage(s: State, seat: int, line: Line, source: int) -> None:
    suffer(s, seat, line.a, line.amount(s.seats))


def do_heal(s: State, seat: int, line: Line, source: int) -> None:
    """DA-6, DA-7: who uses it; without a type he chooses one."""
    if line.a == ANY:
        s.then(HealAny(seat, line.amount(s.seats)))
    else:
        heal(s, seat, line.a, line.amount(s.seats))


class HealAny(Rule):
    """DA-7, DA-8: any type of damage, physical too."""

    __slots__ = ("left",)
    KEY = "discover-ask-heal"
    RULES = ("DA-7", "DA-8")
    SHAPE = ONE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [HEAL[kind] for kind in range(len(DAMAGES)) if self.left > 0 and me.harm[kind]]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            heal(s, self.seat, pick.what, 1)
            s.then(HealAny(self.seat, self.left - 1))


def do_rest(s: State, seat: int, line: Line, source: int) -> None:
    """RO-7, RO-8: never above 12; night cards give more or less to who has cards for that."""
    n = line.amount(s.seats)
    if source == NIGHT_CARD:
        n += bonus(s, seat, "night")
    me = s.survivors[seat]
    before = me.stamina
    me.stamina = max(0, min(MOST_STAMINA, me.stamina + n))
    s.tell("rested", seat, me.stamina - before)


def do_tire(s: State, seat: int, line: Line, source: int) -> None:
    """RO-8, GO-4."""
    me = s.survivors[seat]
    lost = min(me.stamina, line.amount(s.seats))
    me.stamina -= lost
    s.tell("tired", seat, lost)


def do_swap(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Swap(seat, line.a, line.b, line.amount(s.seats)))


class Swap(Rule):
    """Exchange some of one resource for as many of another."""

    __slots__ = ("most", "one", "other")
    KEY = "discover-ask-swap"
    RULES = ("CA-1",)
    SHAPE = "amount"

    def __init__(self, seat: int, one: int, other: int, most: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other
        self.most: Final = most

    def details(self, s: State) -> dict[str, int]:
        return {"resource": self.one, "other": self.other}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [AMOUNT[n] for n in range(1, min(self.most, has(s, me, self.one)) + 1)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what > 0:
            spend(s, self.seat, self.one, pick.what)
            gain(s, self.seat, self.other, pick.what)


# -- threats and monsters ---------------------------------------------------------------------------------------


def do_threat(s: State, seat: int, line: Line, source: int) -> None:
    threaten(s, seat, line.amount(s.seats))


def do_spawn(s: State, seat: int, line: Line, source: int) -> None:
    at_place(s, seat, "spawn", line.a, line.n, "")


def do_special(s: State, seat: int, line: Line, source: int) -> None:
    at_place(s, seat, "special", line.a, line.n, line.name)


def do_prowl(s: State, seat: int, line: Line, source: int) -> None:
    if line.a == 0:
        prowl_all(s, line.amount(s.seats))
    else:
        prowl_nearest(s, seat, line.amount(s.seats))


def do_strike(s: State, seat: int, line: Line, source: int) -> None:
    s.then(StrikeOne(seat, line.amount(s.seats), line.b))


class StrikeOne(Rule):
    """CB-20, R-66: damage outside combat; it may defeat a monster, and its reward is the user's."""

    __slots__ = ("damage", "reach")
    KEY = "discover-ask-strike"
    RULES = ("CB-20", "R-66")
    SHAPE = ONE

    def __init__(self, seat: int, damage: int, reach: int) -> None:
        super().__init__(seat)
        self.damage: Final = damage
        self.reach: Final = reach

    def details(self, s: State) -> dict[str, int]:
        return {"n": self.damage}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        near = monsters_within(s, me.space, self.reach)
        return [FOE[i] for i in range(len(s.foes)) if s.foes[i] in near]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what < 0:
            return
        foe = s.foes[pick.what]
        s.then(Wounded(self.seat, foe.uid, self.damage))
        if foe.entry == HIDDEN:
            s.then(Reveal(foe.uid, foe.epoch))


class Wounded(Rule):
    __slots__ = ("damage", "uid")

    def __init__(self, seat: int, uid: int, damage: int) -> None:
        super().__init__(seat)
        self.uid: Final = uid
        self.damage: Final = damage

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        foe = s.foe(self.uid)
        s.read_enemies |= 1 << foe.entry
        hurt = foe.hurt(self.damage)
        change_foe(s, foe, hurt)
        s.tell("struck", self.seat, foe.entry, self.damage)
        if hurt.damage >= s.enemy(foe.entry).health:
            put_away(s, hurt)
            s.tell("defeated", self.seat, foe.entry)
            carry_out(s, self.seat, s.enemy(foe.entry).reward)


# -- moving, fires, the map -------------------------------------------------------------------------------------


def do_move(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Walk(seat, line.amount(s.seats)))


def do_go(s: State, seat: int, line: Line, source: int) -> None:
    """MO-11: placed directly, not through what lies between."""
    at_place(s, seat, "go", line.a, line.n, "")


def do_light(s: State, seat: int, line: Line, source: int) -> None:
    at_place(s, seat, "light", line.a, line.n, "")


def do_douse(s: State, seat: int, line: Line, source: int) -> None:
    """FI-3: the token stays, turned to its extinguished side."""
    here = s.survivors[seat].space
    for space in sorted(s.fires):
        if s.fires[space] and (line.a == 2 or space == (here if line.a == 0 else s.content.camp)):
            s.fires[space] = 0
            s.tell("burnt-down", space)


def do_scout(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Survey(seat, line.amount(s.seats), anywhere=False))


def do_survey(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Survey(seat, line.amount(s.seats), anywhere=True))


def do_lay(s: State, seat: int, line: Line, source: int) -> None:
    at_place(s, seat, "lay", line.b, line.n, SYMBOLS[line.a])


def do_regrow(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Regrow(s.chief, seat, line.a))


class Regrow(Rule):
    """A new token on the nearest empty space that shows its symbol; the chieftain breaks ties."""

    __slots__ = ("for_", "symbol")
    KEY = "discover-ask-regrow"
    RULES = ("SC-2", "R-64")
    SHAPE = ONE

    def __init__(self, seat: int, for_: int, symbol: int) -> None:
        super().__init__(seat)
        self.for_: Final = for_
        self.symbol: Final = symbol

    def details(self, s: State) -> dict[str, int]:
        return {"symbol": self.symbol}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PLACE[space] for space in fallow(s, s.survivors[self.for_].space, self.symbol)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0 and lay(s, self.symbol, pick.what):
            s.tell("regrown", pick.what, self.symbol)


def fallow(s: State, here: int, symbol: int) -> list[int]:
    """The nearest spaces that show a symbol and on which nothing lies."""
    far = s.distances(here)
    taken = [foe.space for foe in s.foes if foe.kind == FEATURE]
    empty = [
        space for space in range(SPACES)
        if far[space] < FAR and s.cell(space).symbol == symbol and not s.lying[space] and space not in taken
    ]  # fmt: skip
    least = min([far[space] for space in empty], default=0)
    return [space for space in empty if far[space] == least]


def do_uncover(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Uncover(seat, line.b))


class Uncover(Rule):
    """Turn up one face-down feature token or monster; it stays where it lies, and nothing else happens."""

    __slots__ = ("reach",)
    KEY = "discover-ask-uncover"
    RULES = ("OV-2",)
    SHAPE = ONE

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach: Final = reach

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PLACE[space] for space in covered(s, me.space, self.reach)]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what < 0:
            return
        foe = next((f for f in s.foes if f.space == pick.what and f.entry == HIDDEN), None)
        if foe is not None:
            s.then(Reveal(foe.uid, foe.epoch))
            return
        thing = next(thing for thing in s.lying[pick.what] if thing >= FACE_DOWN)
        s.then(LookUnder(pick.what, thing - FACE_DOWN))


def covered(s: State, space: int, reach: int) -> list[int]:
    """The spaces within reach on which something lies face down."""
    far = s.distances(space)
    hidden = {foe.space for foe in s.foes if foe.entry == HIDDEN}
    return [
        other for other in range(SPACES)
        if far[other] <= reach and (other in hidden or any([thing >= FACE_DOWN for thing in s.lying[other]]))
    ]  # fmt: skip


class LookUnder(Draw):
    __slots__ = ("bag_number", "space")

    def __init__(self, space: int, bag_number: int) -> None:
        super().__init__()
        self.space: Final = space
        self.bag_number: Final = bag_number

    def bag(self, s: State) -> list[int]:
        return s.bags[self.bag_number]

    def faces(self) -> list[Pick]:
        return TOKEN_DRAWN

    def drawn(self, s: State, what: int) -> None:
        from emberwatch.discover.gather import take_away, turned_up

        s.bags[self.bag_number][what] -= 1
        take_away(s, self.space, FACE_DOWN + self.bag_number)
        turned_up(s, self.space, what)


# -- cards ------------------------------------------------------------------------------------------------------


def do_resolve(s: State, seat: int, line: Line, source: int) -> None:
    """IN-3: no further action."""
    resolve(s, seat, line.n)


def do_fight(s: State, seat: int, line: Line, source: int) -> None:
    if line.n in s.content.enemy_entry:
        fight_card(s, seat, s.content.enemy_entry[line.n])


def do_project(s: State, seat: int, line: Line, source: int) -> None:
    """S5-22: in scenario 5 nobody ever draws."""
    if not s.content.duel:
        steps: list[Step] = [DrawProject(seat) for _ in range(line.amount(s.seats))]
        s.queue(steps)


def do_make(s: State, seat: int, line: Line, source: int) -> None:
    item = makeable(s, line.n)
    if item >= 0:
        draw_item(s, seat, item)


def makeable(s: State, number: int) -> int:
    """GO-3: the crafted item of a number if one is left in its deck; -1 if none is."""
    made = [MADE + i for i, item in enumerate(s.content.made) if item.number == number]
    return made[0] if made and in_deck(s, made[0]) else -1


def do_stay(s: State, seat: int, line: Line, source: int) -> None:
    s.staying = True


def do_remove(s: State, seat: int, line: Line, source: int) -> None:
    """GO-6: removed cards never come back."""
    if s.resolving and s.resolving[-1] >= 0:
        s.resolving = (*s.resolving[:-1], ~s.resolving[-1])


def do_discard(s: State, seat: int, line: Line, source: int) -> None:
    if source >= THREAT_SOURCE:
        discard_threat(s, seat, source - THREAT_SOURCE)


def do_relief(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Relief(seat))


class Relief(Rule):
    """One of the ongoing threats before a survivor ends."""

    __slots__ = ()
    KEY = "discover-ask-relief"
    RULES = ("TH-2",)
    SHAPE = ONE

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [DISCARD_THREAT[threat] for threat in sorted(set(me.threats))]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            discard_threat(s, self.seat, pick.what)


# -- quests -----------------------------------------------------------------------------------------------------


def do_mark(s: State, seat: int, line: Line, source: int) -> None:
    s.marks += line.amount(s.seats)
    s.tell("marked", seat, s.marks)


def do_unmark(s: State, seat: int, line: Line, source: int) -> None:
    s.marks = max(0, s.marks - line.amount(s.seats))
    s.tell("marked", seat, s.marks)


def do_stage(s: State, seat: int, line: Line, source: int) -> None:
    go_to(s, line.n)


def do_win(s: State, seat: int, line: Line, source: int) -> None:
    """OV-1: the final stage says who wins."""
    winners = [seat]
    if line.a == 1:
        winners = s.at(s.survivors[seat].space)
    elif line.a == 2:
        winners = s.on_map()
    for winner in winners:
        win(s, winner)
    after_leaving(s)


def do_perish(s: State, seat: int, line: Line, source: int) -> None:
    """R-17: whom one line eliminates leave together, when it is over."""
    s.dying |= 1 << seat


def do_chief(s: State, seat: int, line: Line, source: int) -> None:
    crown(s, seat)


def do_end_turn(s: State, seat: int, line: Line, source: int) -> None:
    if s.turn == seat:
        s.turn_over = True


# -- combat -----------------------------------------------------------------------------------------------------


def in_combat(s: State) -> Combat | None:
    return s.combat if s.combat is not None and not s.combat.fled else None


def do_reroll(s: State, seat: int, line: Line, source: int) -> None:
    if in_combat(s) is not None:
        s.then(Roll(die_of(s, seat, line.a)))


def do_mine(s: State, seat: int, line: Line, source: int) -> None:
    if in_combat(s) is not None:
        fighting(s).modified[die_of(s, seat, MINE)] += line.n


def do_enemy(s: State, seat: int, line: Line, source: int) -> None:
    if in_combat(s) is not None:
        fighting(s).modified[die_of(s, seat, ENEMY)] += line.n


def do_wound(s: State, seat: int, line: Line, source: int) -> None:
    if in_combat(s) is not None:
        fighting(s).wounds[die_of(s, seat, MINE)] += line.n


def do_flee(s: State, seat: int, line: Line, source: int) -> None:
    if in_combat(s) is not None:
        flee(s, seat)


def do_prevent(s: State, seat: int, line: Line, source: int) -> None:
    """What is prevented is reckoned where the damage is (`harm.Prevent`)."""


# -- blocks -----------------------------------------------------------------------------------------------------


def do_pay(s: State, seat: int, line: Line, source: int) -> None:
    s.then(MayPay(seat, line, source))


class MayPay(Rule):
    """A price that may be paid; what follows if it is, and what if it is not."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-pay"
    RULES = ("GO-7", "R-37")
    SHAPE = MAY

    def __init__(self, seat: int, line: Line, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def details(self, s: State) -> dict[str, int]:
        return {f"cost-{kind}": n * (s.seats if per else 1) for kind, n, per in self.line.cost.resources}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, YES] if can_pay(s, self.seat, self.line.cost, self.source) else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            pay(s, self.seat, self.line.cost, self.source)
        carry_out(s, self.seat, self.line.do if pick is YES else self.line.other, self.source, own=False)


def do_choose(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Choose(seat, line, source))


class Choose(Rule):
    """One of several lists of lines, whatever it would do."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-choose"
    RULES = ("GO-1",)
    SHAPE = ONE

    def __init__(self, seat: int, line: Line, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [OPTION[i] for i in range(len(self.line.options))]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        carry_out(s, self.seat, self.line.options[pick.what], self.source, own=False)


def do_roll(s: State, seat: int, line: Line, source: int) -> None:
    """QU-12: one die, or as many as the card says, one after another."""
    steps: list[Step] = [Test(seat, line, source) for _ in range(line.a * (s.seats if line.per else 1))]
    s.queue(steps)


class Test(Draw):
    """A roll of one die: at least so much, or not."""

    __slots__ = ("for_", "line", "source")

    def __init__(self, for_: int, line: Line, source: int) -> None:
        super().__init__()
        self.for_: Final = for_
        self.line: Final = line
        self.source: Final = source

    def bag(self, s: State) -> list[int]:
        return SIDES

    def faces(self) -> list[Pick]:
        return ROLLED

    def drawn(self, s: State, what: int) -> None:
        passed = what >= self.line.n
        s.tell("tested", self.for_, what, self.line.n)
        carry_out(s, self.for_, self.line.do if passed else self.line.other, self.source, own=False)


def do_if(s: State, seat: int, line: Line, source: int) -> None:
    carry_out(s, seat, line.do if hold(s, seat, line.needs) else line.other, source, own=False)


def do_each(s: State, seat: int, line: Line, source: int) -> None:
    """TH-3, R-37, R-90: from the chieftain clockwise; the dead are buried when all are done (R-17)."""
    for other in reversed([q for q in s.clockwise(s.chief) if is_meant(s, seat, q, line.a)]):
        carry_out(s, other, line.do, source, own=False)


def is_meant(s: State, seat: int, other: int, group: int) -> bool:
    here = s.survivors[seat].space
    if group == 0:
        return True
    if group == 1:
        return other != seat
    if group in (2, 3):
        return s.distances(here)[s.survivors[other].space] <= (0 if group == 2 else 2)
    if group in (4, 5):
        return at_fire(s, other) == (group == 4)
    return in_camp(s, other) == (group == 6)


def do_may(s: State, seat: int, line: Line, source: int) -> None:
    s.then(May(seat, line, source))


class May(Rule):
    """Something that may be done or left."""

    __slots__ = ("line", "source")
    KEY = "discover-ask-may"
    RULES = ("GO-1",)
    SHAPE = MAY

    def __init__(self, seat: int, line: Line, source: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.source: Final = source

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, YES] if could_do(s, self.seat, self.line.do, self.source) else []

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            carry_out(s, self.seat, self.line.do, self.source, own=False)


VERBS.update({
    "gain": do_gain, "lose": do_lose, "damage": do_damage, "heal": do_heal, "rest": do_rest, "tire": do_tire,
    "threat": do_threat, "spawn": do_spawn, "special": do_special, "prowl": do_prowl, "strike": do_strike,
    "move": do_move, "go": do_go, "light": do_light, "douse": do_douse, "resolve": do_resolve, "fight": do_fight,
    "project": do_project, "make": do_make, "scout": do_scout, "survey": do_survey, "lay": do_lay,
    "regrow": do_regrow, "uncover": do_uncover, "swap": do_swap, "stay": do_stay, "remove": do_remove,
    "discard": do_discard, "relief": do_relief, "mark": do_mark, "unmark": do_unmark, "stage": do_stage,
    "win": do_win, "perish": do_perish, "chief": do_chief, "end-turn": do_end_turn, "reroll": do_reroll,
    "mine": do_mine, "enemy": do_enemy, "wound": do_wound, "flee": do_flee, "prevent": do_prevent, "pay": do_pay,
    "choose": do_choose, "roll": do_roll, "if": do_if, "each": do_each, "may": do_may,
})  # fmt: skip


# -- at a place -------------------------------------------------------------------------------------------------


def then_spawn(s: State, seat: int, space: int, number: int, name: str) -> None:
    spawn(s, space)


def then_special(s: State, seat: int, space: int, number: int, name: str) -> None:
    call_special(s, name, space)


def then_go(s: State, seat: int, space: int, number: int, name: str) -> None:
    if s.survivors[seat].status == ON and s.survivors[seat].space != space:
        s.tell("placed", seat, space)
        arrive(s, seat, space)


def then_light(s: State, seat: int, space: int, number: int, name: str) -> None:
    """FI-5, FI-8, R-88: on any space; where a fire token lies it is turned to burning."""
    s.fires[space] = 1
    s.tell("lit", space)


def then_lay(s: State, seat: int, space: int, number: int, name: str) -> None:
    symbol = SYMBOLS.index(name)
    if lay(s, symbol, space):
        s.tell("regrown", space, symbol)


THENS.update({"spawn": then_spawn, "special": then_special, "go": then_go, "light": then_light, "lay": then_lay})


# -- whether it could do anything at all ------------------------------------------------------------------------


Could: TypeAlias = Callable[[State, int, Line, int], bool]


def could_do(s: State, seat: int, lines: tuple[Line, ...], source: int) -> bool:
    """CA-4: whether lines could do anything at all."""
    return any([COULD.get(line.verb, always)(s, seat, line, source) for line in lines])


def always(s: State, seat: int, line: Line, source: int) -> bool:
    return True


def could_heal(s: State, seat: int, line: Line, source: int) -> bool:
    me = s.survivors[seat]
    return me.hurt > 0 if line.a == ANY else me.harm[line.a] > 0


def could_each(s: State, seat: int, line: Line, source: int) -> bool:
    """What only costs oneself is no use; what it costs others is something."""
    costly = any([inner.verb in ("lose", "tire", "damage") for inner in line.do])
    meant = [other for other in s.on_map() if is_meant(s, seat, other, line.a)]
    return any([(costly and other != seat) or could_do(s, other, line.do, source) for other in meant])


def could_spawn(s: State, seat: int, line: Line, source: int) -> bool:
    return bool(s.monster_supply or sum(s.monster_used)) and bool(spaces(s, seat, line.a, line.n))


def could_call(s: State, seat: int, line: Line, source: int) -> bool:
    called = [s.content.specials[foe.token].name for foe in s.foes if foe.kind == SPECIAL]
    return line.name not in called and bool(spaces(s, seat, line.a, line.n))


def could_lay(s: State, seat: int, line: Line, source: int) -> bool:
    tokens = s.content.tokens
    used = sum([n for i, n in enumerate(s.used_tokens) if tokens[i].symbol == line.a])
    if not s.supply[line.a] and not used:
        return False
    return bool(spaces(s, seat, line.b, line.n) if line.verb == "lay" else fallow(s, s.survivors[seat].space, line.a))


COULD: Final[dict[str, Could]] = {
    "heal": could_heal,
    "each": could_each,
    "spawn": could_spawn,
    "special": could_call,
    "lay": could_lay,
    "regrow": could_lay,
    "prowl": lambda s, seat, line, source: any([foe.kind == MONSTER for foe in s.foes]),
    "unmark": lambda s, seat, line, source: s.marks > 0,
    "chief": lambda s, seat, line, source: seat != s.chief,
    "choose": lambda s, seat, line, source: any([could_do(s, seat, option, source) for option in line.options]),
    "roll": lambda s, seat, line, source: could_do(s, seat, line.do + line.other, source),
    "lose": lambda s, seat, line, source: False,
    "tire": lambda s, seat, line, source: False,
    "damage": lambda s, seat, line, source: False,
    "rest": lambda s, seat, line, source: s.survivors[seat].stamina < MOST_STAMINA,
    "swap": lambda s, seat, line, source: has(s, s.survivors[seat], line.a) > 0,
    "light": lambda s, seat, line, source: any([s.fires.get(space) != 1 for space in spaces(s, seat, line.a, line.n)]),
    "strike": lambda s, seat, line, source: bool(monsters_within(s, s.survivors[seat].space, line.b)),
    "scout": lambda s, seat, line, source: bool(scoutable(s, s.survivors[seat].space)),
    "survey": lambda s, seat, line, source: bool(surveyable(s)),
    "uncover": lambda s, seat, line, source: bool(covered(s, s.survivors[seat].space, line.b)),
    "relief": lambda s, seat, line, source: bool(s.survivors[seat].threats),
    "resolve": lambda s, seat, line, source: find(s, line.n) >= 0,
    "project": lambda s, seat, line, source: bool(sum(pile(s, 0)) or sum(pile(s, 1))) and not s.content.duel,
    "go": lambda s, seat, line, source: (
        s.survivors[seat].space not in spaces(s, seat, line.a, line.n) and bool(spaces(s, seat, line.a, line.n))
    ),
    "make": lambda s, seat, line, source: makeable(s, line.n) >= 0,
    "may": lambda s, seat, line, source: could_do(s, seat, line.do, source),
    "pay": lambda s, seat, line, source: (
        can_pay(s, seat, line.cost, source) or could_do(s, seat, line.other, source)
    ),
    "if": lambda s, seat, line, source: could_do(s, seat, line.do if hold(s, seat, line.needs) else line.other, source),
}
