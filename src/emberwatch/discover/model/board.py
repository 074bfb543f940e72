"""The board: flowers of seven hexes on a lattice, with neighbors, directions and distances.

Slots are places for tiles: A in the middle, B to G around it, H to S around these. Space `slot * 7 + cell` is one hex
of the tile in a slot: cell 0 is its middle, 1 to 6 are around it clockwise from the east.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

SLOTS: Final = "ABCDEFGHIJKLMNOPQRS"
CELLS: Final = 7
SPACES: Final = len(SLOTS) * CELLS
NOWHERE: Final = -1
DIRECTIONS: Final[tuple[str, ...]] = ("e", "se", "sw", "w", "nw", "ne")
STEPS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""In axial coordinates (q, r): one hex east, south-east, south-west, west, north-west, north-east."""
CENTRES: Final[tuple[tuple[int, int], ...]] = (
    (0, 0),
    (1, -3), (3, -2), (2, 1), (-1, 3), (-3, 2), (-2, -1),
    (2, -6), (4, -5), (6, -4), (5, -1), (4, 2), (1, 4), (-2, 6), (-4, 5), (-6, 4), (-5, 1), (-4, -2), (-1, -4),
)  # fmt: skip
"""The middle of each slot."""
SPACE_NAMES: Final = tuple(f"{slot}{cell}" for slot in SLOTS for cell in range(CELLS))
FAR: Final = 255
"""The distance to a space that cannot be reached."""


def _places() -> tuple[tuple[int, int], ...]:
    hexes = [(q, r) for q, r in CENTRES for q, r in [(q, r), *[(q + dq, r + dr) for dq, dr in STEPS]]]
    assert len(set(hexes)) == SPACES, "flowers neither overlap nor leave gaps"
    return tuple(hexes)


AXIAL: Final = _places()
"""The coordinates of each space."""
_AT: Final = {place: space for space, place in enumerate(AXIAL)}
NEXT: Final = tuple(tuple(_AT.get((q + dq, r + dr), NOWHERE) for dq, dr in STEPS) for q, r in AXIAL)
"""The neighbor of each space in each direction; NOWHERE beyond the edge."""
NEIGHBOURS: Final = tuple(tuple(sorted(other for other in row if other != NOWHERE)) for row in NEXT)
"""The neighbors of each space, in the order of the vocabulary."""
SLOT_OF: Final = tuple(space // CELLS for space in range(SPACES))
TOUCHING: Final = tuple(
    tuple(sorted({SLOT_OF[other] for other in NEIGHBOURS[space]} - {SLOT_OF[space]})) for space in range(SPACES)
)
"""SC-1: the slots that touch each space, except its own."""
SLOT_NEIGHBOURS: Final = tuple(
    tuple(sorted({slot for cell in range(CELLS) for slot in TOUCHING[own * CELLS + cell]})) for own in range(len(SLOTS))
)


def turn_cell(cell: int, sixths: int) -> int:
    """The position of a tile's cell after the tile is turned clockwise."""
    return cell if cell == 0 else (cell - 1 + sixths) % 6 + 1


def spaces_of(slot: int) -> range:
    return range(slot * CELLS, slot * CELLS + CELLS)


@lru_cache(maxsize=1 << 14)
def distances(revealed: int, source: int) -> bytes:
    """R-3: the fewest steps over revealed spaces from one space to every other; `revealed` has one bit per slot."""
    found = bytearray([FAR]) * SPACES
    found[source] = 0
    edge, steps = [source], 0
    while edge:
        steps += 1
        further = []
        for space in edge:
            for other in NEIGHBOURS[space]:
                if found[other] == FAR and revealed >> SLOT_OF[other] & 1:
                    found[other] = steps
                    further.append(other)
        edge = further
    return bytes(found)
