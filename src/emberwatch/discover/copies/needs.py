"""What abilities need from a land, and what a land has: a copy leaves out people who could do nothing there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from emberwatch.discover.cards.conditions import AgainstTrait, HasResource, OnWater
from emberwatch.discover.cards.effects.map import GoToPlace, LayFeature, RegrowFeature
from emberwatch.discover.cards.effects.survivors import GainResource, SwapResources
from emberwatch.discover.cards.standing import NO_TRAIT, DieBonus, ForageBonus
from emberwatch.discover.cards.syntax import Ability, Condition, Line, Powers, lines_in
from emberwatch.discover.model.components import Terrain
from emberwatch.discover.model.names import NEAREST_WATER

Need: TypeAlias = tuple[str, int]
"""A kind of thing, and which one: ("resource", 3)."""
WATER: Final[Need] = ("water", 0)
"""A water source, whatever it gives."""


def suits(terrain: Terrain, powers: Powers) -> bool:
    """Whether a card with these abilities can ever do anything on a terrain."""
    there = offers(terrain)
    return not powers.all or any([works(ability, there) for ability in powers.all])


def offers(terrain: Terrain) -> set[Need]:
    """Everything that a terrain offers: water, resources, tokens to gather, enemies to fight, locks to open."""
    found: set[Need] = {WATER} if terrain.sheet.water else set()
    found |= {("resource", kind) for kind in obtainable(terrain)}
    found |= {("gathered", kind) for token in terrain.tokens for kind in token.resources}
    found |= {("symbol", token.symbol) for token in terrain.tokens}
    found |= {("enemy", trait) for enemy in terrain.enemies for trait in enemy.traits}
    return found | {("lock", tag) for card in terrain.cards for tag in card.tags}


def obtainable(terrain: Terrain) -> set[int]:
    """The resources that a survivor can get on a terrain, again and again or from its tokens."""
    found = {kind for token in terrain.tokens for kind in token.resources}
    found |= {kind for source in terrain.sheet.water for kind in source}
    lines = [line for ability in terrain.sheet.powers.all for line in lines_in(ability.do)]
    lines += [line for enemy in terrain.enemies for line in lines_in(enemy.reward)]
    return found | resources_from(lines)


def resources_from(lines: Iterable[Line]) -> set[int]:
    """The resources that lines give, directly or in exchange."""
    found: set[int] = set()
    for line in lines:
        if isinstance(line, GainResource):
            found.add(line.resource)
        elif isinstance(line, SwapResources):
            found.add(line.taken)
    return found


def works(ability: Ability, there: set[Need]) -> bool:
    """Whether an ability can come up, be paid for and do something where these things exist."""
    needs = {need for condition in ability.needs for need in needs_of_condition(condition)}
    needs |= {("resource", kind) for kind, _, _ in ability.cost.resources}
    if ability.when == "key":
        needs.add(("lock", ability.of))
    return needs <= there and (not ability.do or any([can_do(line, there) for line in ability.do]))


def needs_of_condition(condition: Condition) -> set[Need]:
    """What must exist for a condition to hold; for most conditions, nothing."""
    if condition.negated:
        return set()
    if isinstance(condition, OnWater):
        return {WATER}
    if isinstance(condition, HasResource):
        return {("resource", condition.resource)}
    return {("enemy", condition.trait)} if isinstance(condition, AgainstTrait) else set()


def can_do(line: Line, there: set[Need]) -> bool:
    """Whether a line can do something; for a block, any line inside it."""
    inner = [other for lines in line.lists() for other in lines]
    return any([can_do(other, there) for other in inner]) if inner else needs_of_line(line) <= there


def needs_of_line(line: Line) -> set[Need]:
    """What a line needs to work: what it exchanges, lays or adds to, where it leads, which enemies it works against."""
    if isinstance(line, SwapResources):
        return {("resource", line.given)}
    if isinstance(line, ForageBonus):
        return {("gathered", line.resource)}
    if isinstance(line, LayFeature | RegrowFeature):
        return {("symbol", line.symbol)}
    if isinstance(line, GoToPlace) and line.place.kind == NEAREST_WATER:
        return {WATER}
    return {("enemy", line.trait)} if isinstance(line, DieBonus) and line.trait != NO_TRAIT else set()
