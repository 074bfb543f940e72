"""Whether lines could do anything at all: a card action that could not is not offered (CA-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberwatch.discover.cards.conditions import hold, monsters_within
from emberwatch.discover.cards.effects import makeable
from emberwatch.discover.cards.questions import (
    covered,
    fallow,
    is_meant,
)
from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.cards.targets import spaces
from emberwatch.discover.model.names import ANY, MOST_STAMINA
from emberwatch.discover.model.state import MONSTER, SPECIAL, State
from emberwatch.discover.rules.craft import pile
from emberwatch.discover.rules.explore import find, scoutable, surveyable
from emberwatch.discover.rules.inventory import has
from emberwatch.discover.rules.step import can_pay

Could: TypeAlias = Callable[[State, int, Line, int], bool]


def could_do(s: State, seat: int, lines: tuple[Line, ...], source: int) -> bool:
    """CA-4: whether lines could do anything at all."""
    for line in lines:
        if line.verb not in COULD or COULD[line.verb](s, seat, line, source):
            return True
    return False


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


def never(s: State, seat: int, line: Line, source: int) -> bool:
    """What only costs something is no reason to use a card."""
    return False


def could_prowl(s: State, seat: int, line: Line, source: int) -> bool:
    return any([foe.kind == MONSTER for foe in s.foes])


def could_unmark(s: State, seat: int, line: Line, source: int) -> bool:
    return s.marks > 0


def could_chief(s: State, seat: int, line: Line, source: int) -> bool:
    return seat != s.chief


def could_choose(s: State, seat: int, line: Line, source: int) -> bool:
    return any([could_do(s, seat, option, source) for option in line.options])


def could_roll(s: State, seat: int, line: Line, source: int) -> bool:
    return could_do(s, seat, line.do + line.other, source)


def could_rest(s: State, seat: int, line: Line, source: int) -> bool:
    return s.survivors[seat].stamina < MOST_STAMINA


def could_swap(s: State, seat: int, line: Line, source: int) -> bool:
    return has(s, s.survivors[seat], line.a) > 0


def could_light(s: State, seat: int, line: Line, source: int) -> bool:
    return any([s.fires.get(space) != 1 for space in spaces(s, seat, line.a, line.n)])


def could_strike(s: State, seat: int, line: Line, source: int) -> bool:
    return bool(monsters_within(s, s.survivors[seat].space, line.b))


def could_scout(s: State, seat: int, line: Line, source: int) -> bool:
    return bool(scoutable(s, s.survivors[seat].space))


def could_survey(s: State, seat: int, line: Line, source: int) -> bool:
    return bool(surveyable(s))


def could_uncover(s: State, seat: int, line: Line, source: int) -> bool:
    return bool(covered(s, s.survivors[seat].space, line.b))


def could_relief(s: State, seat: int, line: Line, source: int) -> bool:
    return bool(s.survivors[seat].threats)


def could_resolve(s: State, seat: int, line: Line, source: int) -> bool:
    return find(s, line.n) >= 0


def could_project(s: State, seat: int, line: Line, source: int) -> bool:
    return bool(sum(pile(s, 0)) or sum(pile(s, 1))) and not s.content.duel


def could_go(s: State, seat: int, line: Line, source: int) -> bool:
    return s.survivors[seat].space not in spaces(s, seat, line.a, line.n) and bool(spaces(s, seat, line.a, line.n))


def could_make(s: State, seat: int, line: Line, source: int) -> bool:
    return makeable(s, line.n) >= 0


def could_may(s: State, seat: int, line: Line, source: int) -> bool:
    return could_do(s, seat, line.do, source)


def could_pay(s: State, seat: int, line: Line, source: int) -> bool:
    return can_pay(s, seat, line.cost, source) or could_do(s, seat, line.other, source)


def could_if(s: State, seat: int, line: Line, source: int) -> bool:
    return could_do(s, seat, line.do if hold(s, seat, line.needs) else line.other, source)


COULD: Final[dict[str, Could]] = {
    "heal": could_heal,
    "each": could_each,
    "spawn": could_spawn,
    "special": could_call,
    "lay": could_lay,
    "regrow": could_lay,
    "prowl": could_prowl,
    "unmark": could_unmark,
    "chief": could_chief,
    "choose": could_choose,
    "roll": could_roll,
    "lose": never,
    "tire": never,
    "damage": never,
    "rest": could_rest,
    "swap": could_swap,
    "light": could_light,
    "strike": could_strike,
    "scout": could_scout,
    "survey": could_survey,
    "uncover": could_uncover,
    "relief": could_relief,
    "resolve": could_resolve,
    "project": could_project,
    "go": could_go,
    "make": could_make,
    "may": could_may,
    "pay": could_pay,
    "if": could_if,
}
