"""What a seat of Pebbles may know, how the rest is dealt again, and what is conserved."""

from __future__ import annotations

from emberwatch.engine.dice import Dice
from tests.pebbles.model import COLOURS, IN_BAG, NOBODY, State
from tests.pebbles.rules import outcome


def view(s: State, seat: int | None) -> dict[str, object]:
    """Everything is open except the favorites of others."""
    ended = outcome(s)
    shown = [f if f != NOBODY and (ended or own == seat) else NOBODY for own, f in enumerate(s.favourites)]
    return {
        "heap": named(s.heap),
        "bag": named(s.bag),
        "hands": [named(hand) for hand in s.hands],
        "favourites": [None if favourite == NOBODY else COLOURS[favourite] for favourite in shown],
        "turn": s.turn(),
        "outcome": ended.plain() if ended else None,
    }


def named(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def redeal(s: State, seat: int, dice: Dice) -> None:
    """PB-1: the others have any favorites except one's own, each a different one."""
    if outcome(s) is None:
        left = [colour for colour in range(len(COLOURS)) if colour != s.favourites[seat]]
        for other, favourite in enumerate(s.favourites):
            if other != seat and favourite != NOBODY:
                s.favourites[other] = left.pop(dice.below(len(left)))


def audit(s: State) -> list[str]:
    """Every color has the same number of pebbles, and no favorite occurs twice."""
    totals = [s.heap[n] + s.bag[n] + sum([hand[n] for hand in s.hands]) for n in range(len(COLOURS))]
    dealt = [favourite for favourite in s.favourites if favourite != NOBODY]
    wrong = [] if min(totals) == max(totals) > IN_BAG else [f"pebbles: {totals}"]
    return wrong if len(set(dealt)) == len(dealt) else [*wrong, f"favourites: {dealt}"]
