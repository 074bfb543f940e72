"""The names, the picks and the state of Pebbles."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import Agenda, Step, Vocabulary

COLOURS: Final = ("red", "green", "blue")
EDITIONS: Final = {"short": 3, "long": 5}
"""How many pebbles of each color are in the heap."""
IN_BAG: Final = 3
"""How many pebbles of each color are in the bag."""
HAND: Final = 5
"""A seat with this many pebbles takes no more."""
NOBODY: Final = -1

VOCABULARY: Final = Vocabulary()
TAKE: Final = VOCABULARY.each("take", COLOURS)
BLIND: Final = VOCABULARY.add("blind")
VOCABULARY.end_of_seat_picks()
DEALT: Final = VOCABULARY.each("dealt", COLOURS)
DRAWN: Final = VOCABULARY.each("drawn", COLOURS)


class State(Agenda):
    """The heap, the bag, what everybody has, and everybody's favorite (NOBODY: not dealt yet)."""

    __slots__ = ("bag", "favourites", "hands", "heap")

    def __init__(
        self, trunk: list[Step], lanes: list[list[Step]], parallel: bool,
        heap: list[int], bag: list[int], hands: list[list[int]], favourites: list[int],
    ) -> None:  # fmt: skip
        super().__init__(trunk, lanes, parallel)
        self.heap = heap
        self.bag = bag
        self.hands = hands
        self.favourites = favourites

    def clone(self) -> State:
        return State(
            self.trunk[:], [lane[:] for lane in self.lanes], self.parallel,
            self.heap[:], self.bag[:], [hand[:] for hand in self.hands], self.favourites[:],
        )  # fmt: skip

    def turn(self) -> int:
        """PB-2: whose turn it is, one after another; NOBODY when the game is over."""
        taken = sum([sum(hand) for hand in self.hands])
        return taken % len(self.hands) if self.trunk else NOBODY
