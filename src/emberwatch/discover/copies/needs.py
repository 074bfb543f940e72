"""What abilities need of a land, and what a land has: people who could do nothing there are not drawn for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from emberwatch.discover.cards.syntax import Ability, Condition, Line, Powers
from emberwatch.discover.model.components import Terrain
from emberwatch.discover.model.names import NEAREST_WATER

Need: TypeAlias = tuple[str, int]
"""A kind of thing, and which of them: ("resource", 3)."""
WATER: Final[Need] = ("water", 0)
"""A water source, whatever it gives."""


def suits(terrain: Terrain, powers: Powers) -> bool:
    """Whether a card with these abilities can ever do anything on a terrain."""
    there = offers(terrain)
    return not powers.all or any([works(ability, there) for ability in powers.all])


def offers(terrain: Terrain) -> set[Need]:
    """What there is on a terrain: water, resources, tokens to gather, enemies to fight, locks to open."""
    found: set[Need] = {WATER} if terrain.sheet.water else set()
    found |= {("resource", kind) for kind in obtainable(terrain)}
    found |= {("gathered", kind) for token in terrain.tokens for kind in token.resources}
    found |= {("symbol", token.symbol) for token in terrain.tokens}
    found |= {("enemy", trait) for enemy in terrain.enemies for trait in enemy.traits}
    return found | {("lock", tag) for card in terrain.cards for tag in card.tags}


def obtainable(terrain: Terrain) -> set[int]:
    """The resources that can be had on a terrain again and again or from its tokens."""
    found = {kind for token in terrain.tokens for kind in token.resources}
    found |= {kind for source in terrain.sheet.water for kind in source}
    lines = [line for ability in terrain.sheet.powers.all for line in lines_in(ability.do)]
    lines += [line for enemy in terrain.enemies for line in lines_in(enemy.reward)]
    found |= {line.a for line in lines if line.verb == "gain"}
    return found | {line.b for line in lines if line.verb == "swap"}


def works(ability: Ability, there: set[Need]) -> bool:
    """Whether an ability can come up, be paid and do something where there are these things."""
    needs = {need for condition in ability.needs for need in asked_by(condition)}
    needs |= {("resource", kind) for kind, _, _ in ability.cost.resources}
    if ability.when == "key":
        needs.add(("lock", ability.of))
    return needs <= there and (not ability.do or any([can_do(line, there) for line in ability.do]))


def asked_by(condition: Condition) -> set[Need]:
    """What must be there for a condition to hold; of most conditions nothing."""
    if condition.negated:
        return set()
    if condition.kind == "on-water":
        return {WATER}
    if condition.kind == "has":
        return {("resource", condition.a)}
    return {("enemy", condition.a)} if condition.kind == "against" else set()


def can_do(line: Line, there: set[Need]) -> bool:
    """Whether a line, or for a block any line inside it, can do something."""
    inner = [*line.do, *line.other, *[other for option in line.options for other in option]]
    return any([can_do(other, there) for other in inner]) if inner else needed_by(line) <= there


def needed_by(line: Line) -> set[Need]:
    """What a line works with: what it exchanges, lays or adds to, where it leads, whom it is good against."""
    if line.verb == "swap":
        return {("resource", line.a)}
    if line.verb == "forage":
        return {("gathered", line.a)}
    if line.verb in ("lay", "regrow"):
        return {("symbol", line.a)}
    if line.verb == "go" and line.a == NEAREST_WATER:
        return {WATER}
    return {("enemy", line.a)} if line.verb in ("mine", "enemy") and line.a >= 0 else set()


def lines_in(lines: tuple[Line, ...]) -> Iterator[Line]:
    """These lines and all inside them."""
    for line in lines:
        yield line
        yield from lines_in(line.do + line.other)
        for option in line.options:
            yield from lines_in(option)
