"""Conditions: what cards may ask about a survivor and the table. One function each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from emberwatch.discover.cards.syntax import Condition
from emberwatch.discover.model.names import ANY
from emberwatch.discover.model.state import NIGHT, Foe, State
from emberwatch.discover.rules.inventory import has

Test: TypeAlias = Callable[[State, int, Condition], bool]


def hold(s: State, seat: int, conditions: tuple[Condition, ...]) -> bool:
    """Whether all of them hold for this survivor."""
    for condition in conditions:
        if CONDITION_TESTS[condition.kind](s, seat, condition) == condition.negated:
            return False
    return True


def at_fire(s: State, seat: int, _: Condition | None = None) -> bool:
    """FI-2: a burning fire on the own space; at night also whom a card keeps warm."""
    if s.fires.get(s.survivors[seat].space):
        return True
    return s.phase == NIGHT and is_warm(s, seat)


def is_warm(s: State, seat: int) -> bool:
    """What keeps warm only at a fire needs a real one, and who is asked here has none."""
    from emberwatch.discover.rules.step import sources  # whose effects have conditions themselves

    kept = [a for _, powers in sources(s, seat) for a in powers.always if any([line.verb == "warm" for line in a.do])]
    return any([
        hold(s, seat, tuple([need for need in a.needs if need.kind != "at-fire"])) for a in kept
        if all([need.negated for need in a.needs if need.kind == "at-fire"])
    ])  # fmt: skip


def in_camp(s: State, seat: int, _: Condition | None = None) -> bool:
    """FI-1: on the camp's space, whether its fire burns or not."""
    return s.survivors[seat].space == s.content.camp


def on(s: State, seat: int, condition: Condition) -> bool:
    return s.cell(s.survivors[seat].space).ground == condition.a


def at_landmark(s: State, seat: int, condition: Condition) -> bool:
    return s.cell(s.survivors[seat].space).landmark == condition.n


def on_target(s: State, seat: int, _: Condition) -> bool:
    """QU-9: target symbols mean nothing until a card asks for them."""
    return s.cell(s.survivors[seat].space).target


def on_water(s: State, seat: int, _: Condition) -> bool:
    return s.survivors[seat].space in s.water


def has_resource(s: State, seat: int, condition: Condition) -> bool:
    return has(s, s.survivors[seat], condition.a) >= condition.amount(s.seats)


def has_item(s: State, seat: int, condition: Condition) -> bool:
    return any([s.item(held.item).name == condition.name for held in s.survivors[seat].items])


def has_trait(s: State, seat: int, condition: Condition) -> bool:
    """TH-10: traits do nothing alone."""
    return any([condition.a in s.item(held.item).traits for held in s.survivors[seat].items])


def hurt(s: State, seat: int, condition: Condition) -> bool:
    me = s.survivors[seat]
    return me.hurt > 0 if condition.a == ANY else me.harm[condition.a] > 0


def stamina(s: State, seat: int, condition: Condition) -> bool:
    return s.survivors[seat].stamina >= condition.amount(s.seats)


def day(s: State, seat: int, condition: Condition) -> bool:
    return s.day >= condition.n


def odd_day(s: State, seat: int, _: Condition) -> bool:
    return s.day % 2 == 1


def even_day(s: State, seat: int, _: Condition) -> bool:
    return s.day % 2 == 0


def others_here(s: State, seat: int, _: Condition) -> bool:
    return len(s.at(s.survivors[seat].space)) > 1


def alone(s: State, seat: int, _: Condition) -> bool:
    return len(s.on_map()) == 1


def near_monster(s: State, seat: int, condition: Condition) -> bool:
    return bool(monsters_within(s, s.survivors[seat].space, condition.n))


def monsters_within(s: State, space: int, reach: int) -> list[Foe]:
    """MO-12: monsters on the space, adjacent to it, and so on."""
    far = s.distances(space)
    return [foe for foe in s.foes if foe.is_monster and far[foe.space] <= reach]


def revealed(s: State, seat: int, condition: Condition) -> bool:
    return landmark_space(s, condition.n) >= 0


def landmark_space(s: State, number: int) -> int:
    """Where a landmark lies on the revealed map; -1 if it does not."""
    for slot in range(len(s.tiles)):
        if s.revealed >> slot & 1:
            cells = s.content.tiles[s.tiles[slot]].placed[s.content.turns[slot]]
            for k in range(7):
                if cells[k].landmark == number:
                    return slot * 7 + k
    return -1


def tiles(s: State, seat: int, condition: Condition) -> bool:
    return s.revealed.bit_count() - 1 >= condition.n


def fires(s: State, seat: int, condition: Condition) -> bool:
    return sum(s.fires.values()) >= condition.n


def marks(s: State, seat: int, condition: Condition) -> bool:
    return s.marks >= condition.amount(s.seats)


def stage(s: State, seat: int, condition: Condition) -> bool:
    return s.quest().number == condition.n


def defeated(s: State, seat: int, condition: Condition) -> bool:
    """R-24: remembered from the moment it happened."""
    names = [special.name for special in s.content.specials]
    return s.defeated >> names.index(condition.name) & 1 == 1


def read(s: State, seat: int, condition: Condition) -> bool:
    return any([s.read_cards >> entry & 1 for entry in s.content.entries_of.get(condition.n, ())])


def everyone_in_camp(s: State, seat: int, _: Condition) -> bool:
    return all([in_camp(s, other) for other in s.on_map()])


def everyone_at(s: State, seat: int, condition: Condition) -> bool:
    return all([at_landmark(s, other, condition) for other in s.on_map()])


def against(s: State, seat: int, condition: Condition) -> bool:
    """S5-20: an opponent in a duel is an enemy without traits."""
    combat = s.combat
    return combat is not None and combat.foe >= 0 and condition.a in s.enemy(s.foe(combat.foe).entry).traits


def monster(s: State, seat: int, _: Condition) -> bool:
    combat = s.combat
    return combat is not None and combat.foe >= 0 and s.foe(combat.foe).is_monster


CONDITION_TESTS: Final[Mapping[str, Test]] = {
    "at-fire": at_fire,
    "in-camp": in_camp,
    "on": on,
    "at-landmark": at_landmark,
    "on-target": on_target,
    "on-water": on_water,
    "has": has_resource,
    "has-item": has_item,
    "has-trait": has_trait,
    "hurt": hurt,
    "stamina": stamina,
    "day": day,
    "odd-day": odd_day,
    "even-day": even_day,
    "others-here": others_here,
    "alone": alone,
    "near-monster": near_monster,
    "revealed": revealed,
    "tiles": tiles,
    "fires": fires,
    "marks": marks,
    "stage": stage,
    "defeated": defeated,
    "read": read,
    "everyone-in-camp": everyone_in_camp,
    "everyone-at": everyone_at,
    "against": against,
    "monster": monster,
}
