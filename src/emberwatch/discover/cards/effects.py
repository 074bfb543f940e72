"""The verbs of cards: one function each. They are all that a card can do."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.questions import (
    HealAny,
    LoseAny,
    Regrow,
    Relief,
    StrikeOne,
    Swap,
    Uncover,
)
from emberwatch.discover.cards.run import NIGHT_CARD, NIGHT_CARD_FOR_ONE, Verb
from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.cards.targets import Then, at_place
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.names import ANY, ENEMY, MINE, MOST_STAMINA, SYMBOLS
from emberwatch.discover.model.state import ON, Combat, State
from emberwatch.discover.model.vocabulary import (
    THREAT_SOURCE,
)
from emberwatch.discover.rules.combat.dice import Roll, die_of, fighting
from emberwatch.discover.rules.combat.flee import flee
from emberwatch.discover.rules.craft import DrawProject
from emberwatch.discover.rules.explore import Survey, lay, resolve
from emberwatch.discover.rules.harm import after_leaving, heal, suffer, win
from emberwatch.discover.rules.inventory import gain, lose
from emberwatch.discover.rules.items import draw_item, in_deck
from emberwatch.discover.rules.monsters import call_special, fight_card, prowl_all, prowl_nearest, spawn
from emberwatch.discover.rules.moves import Walk, enter
from emberwatch.discover.rules.night import crown, discard_threat, threaten
from emberwatch.discover.rules.quests import go_to
from emberwatch.discover.rules.step import bonus
from emberwatch.engine.agenda import Step


def do_gain(s: State, seat: int, line: Line, source: int) -> None:
    gain(s, seat, line.a, line.amount(s.seats))


def do_lose(s: State, seat: int, line: Line, source: int) -> None:
    """GO-4."""
    if line.a == ANY:
        s.then(LoseAny(seat, line.amount(s.seats)))
    else:
        lose(s, seat, line.a, line.amount(s.seats))


def do_damage(s: State, seat: int, line: Line, source: int) -> None:
    suffer(s, seat, line.a, line.amount(s.seats))


def do_heal(s: State, seat: int, line: Line, source: int) -> None:
    """DA-6, DA-7: who uses it; without a type he chooses one."""
    if line.a == ANY:
        s.then(HealAny(seat, line.amount(s.seats)))
    else:
        heal(s, seat, line.a, line.amount(s.seats))


def do_rest(s: State, seat: int, line: Line, source: int) -> None:
    """RO-7, RO-8: never above 12; night cards give more or less to who has cards for that."""
    n = line.amount(s.seats)
    if source in (NIGHT_CARD, NIGHT_CARD_FOR_ONE):
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


def do_uncover(s: State, seat: int, line: Line, source: int) -> None:
    s.then(Uncover(seat, line.b))


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


EFFECT_VERBS: Final[dict[str, Verb]] = {
    "gain": do_gain, "lose": do_lose, "damage": do_damage, "heal": do_heal, "rest": do_rest, "tire": do_tire,
    "threat": do_threat, "spawn": do_spawn, "special": do_special, "prowl": do_prowl, "strike": do_strike,
    "move": do_move, "go": do_go, "light": do_light, "douse": do_douse, "resolve": do_resolve, "fight": do_fight,
    "project": do_project, "make": do_make, "scout": do_scout, "survey": do_survey, "lay": do_lay,
    "regrow": do_regrow, "uncover": do_uncover, "swap": do_swap, "stay": do_stay, "remove": do_remove,
    "discard": do_discard, "relief": do_relief, "mark": do_mark, "unmark": do_unmark, "stage": do_stage,
    "win": do_win, "perish": do_perish, "chief": do_chief, "end-turn": do_end_turn, "reroll": do_reroll,
    "mine": do_mine, "enemy": do_enemy, "wound": do_wound, "flee": do_flee, "prevent": do_prevent,
}  # fmt: skip


def then_spawn(s: State, seat: int, space: int, number: int, name: str) -> None:
    spawn(s, space)


def then_special(s: State, seat: int, space: int, number: int, name: str) -> None:
    call_special(s, name, space)


def then_go(s: State, seat: int, space: int, number: int, name: str) -> None:
    if s.survivors[seat].status == ON and s.survivors[seat].space != space:
        s.tell("placed", seat, space)
        enter(s, seat, space)


def then_light(s: State, seat: int, space: int, number: int, name: str) -> None:
    """FI-5, FI-8, R-88: on any space; where a fire token lies it is turned to burning."""
    s.fires[space] = 1
    s.tell("lit", space)


def then_lay(s: State, seat: int, space: int, number: int, name: str) -> None:
    symbol = SYMBOLS.index(name)
    if lay(s, symbol, space):
        s.tell("regrown", space, symbol)


PLACE_VERBS: Final[dict[str, Then]] = {
    "spawn": then_spawn,
    "special": then_special,
    "go": then_go,
    "light": then_light,
    "lay": then_lay,
}
