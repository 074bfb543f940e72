"""Whether imagined worlds are as likely as they should be: frequencies against independently computed odds.

The odds come from counting all the ways in which real cards and tiles can be arranged (`ways`), or from playing the
same situation with many dice and keeping what looks the same to the seat. Nothing here uses the code that imagines. All
seeds are fixed, so a test that passes continues to pass.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import permutations
from typing import Any, TypeVar

from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from tests.engine.test_dice import chi_limit, fits

Thing = TypeVar("Thing")
Counts = Mapping[Any, int]
"""How often, or in how many ways, something occurs."""
LEAST: float = 8
"""Rarer cells are merged, since chi-square does not work for them."""
BOUND: float = 4.75
"""One in a million: many odds are tested, and none should fail because the rules deal another example some day."""


def ways(things: Sequence[Thing], places: int) -> Counter[tuple[Thing, ...]]:
    """In how many ways these things, each a separate piece, can be arranged in a row of this many places."""
    return Counter(permutations(things, places))


def pieces(counts: Iterable[int]) -> list[int]:
    """A bag of counts as single pieces."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def imagined(game: Game, seat: int, look: Callable[[Game], Hashable], worlds: int) -> Counter[Any]:
    """What is found in this many worlds that a seat imagines."""
    return Counter([look(game.imagine(seat, seed)) for seed in range(worlds)])


def agree(found: Counts, odds: Counts) -> bool:
    """Whether frequencies fit the odds: nothing impossible occurs, and chi-square holds."""
    if any([n and not odds.get(cell) for cell, n in found.items()]):
        return False
    total, weight = sum(found.values()), sum(odds.values())
    common, rare = [], [0, 0]
    for cell in odds:
        if total * odds[cell] >= LEAST * weight:
            common.append((found.get(cell, 0), odds[cell]))
        else:
            rare = [rare[0] + found.get(cell, 0), rare[1] + odds[cell]]
    cells = [*common, *([(rare[0], rare[1])] if total * rare[1] >= LEAST * weight else [])]
    assert len(cells) > 1, "too few samples, or nothing to tell apart"
    return fits([n for n, _ in cells], [w for _, w in cells], BOUND)


def alike(one: Counts, other: Counts) -> bool:
    """Whether two samples can have the same odds: chi-square against their total."""
    sums = [sum(one.values()), sum(other.values())]
    cells = [cell for cell in {**one, **other} if one.get(cell, 0) + other.get(cell, 0) >= 2 * LEAST]
    assert len(cells) > 1, "too few samples, or nothing to tell apart"
    chi = 0.0
    for cell in cells:
        both = one.get(cell, 0) + other.get(cell, 0)
        for sample, size in zip((one, other), sums, strict=True):
            expected = both * size / sum(sums)
            chi += (sample.get(cell, 0) - expected) ** 2 / expected
    return chi < chi_limit(len(cells) - 1, BOUND)


# -- what looks the same ------------------------------------------------------------------------------------------


def after_each_pick(game: Game, n: int) -> list[Game]:
    """The game after each pick that this seat may make."""
    twins = []
    for words in game.picks(n):
        twins.append(game.clone())
        twins[-1].choose(n, words)
    return twins


def plain(game: Game) -> str:
    return repr([snapshot(game.state), game.asked])


def by_look(games: list[Game], onlooker: int) -> list[list[Game]]:
    """Group games that look the same to a seat."""
    groups: dict[str, list[Game]] = {}
    for game in games:
        groups.setdefault(repr(game.view(onlooker)), []).append(game)
    return list(groups.values())
