"""Pebbles as a vector."""

from __future__ import annotations

from emberwatch.engine.game import Game
from emberwatch.engine.rows import MOST_SEATS, WHO, around, counts, one_hots, waiting_bits
from emberwatch.environments.encoding import Encoding, VectorLayout
from tests.pebbles.model import COLOURS, HAND, State


def fields() -> VectorLayout:
    found = VectorLayout()
    found.add("seat", MOST_SEATS, 1, "the number of the own seat")
    found.add("waiting", MOST_SEATS, 1, f"who is asked something: {', '.join(WHO)}")
    found.add("favourite", len(COLOURS), 1, ", ".join(COLOURS))
    found.add("heap", len(COLOURS), HAND, ", ".join(COLOURS))
    found.add("bag", len(COLOURS), HAND, ", ".join(COLOURS))
    for who in WHO:
        found.add(f"{who}-hand", len(COLOURS), HAND, ", ".join(COLOURS))
    return found


class PebblesEncoding(Encoding):
    """What a seat of Pebbles may know."""

    game = "pebbles"

    def __init__(self) -> None:
        super().__init__(fields())


def write(game: Game, seat: int) -> bytes:
    s = game.state
    assert isinstance(s, State)
    own = one_hots(MOST_SEATS)[seat] + waiting_bits(game, seat) + one_hots(len(COLOURS))[s.favourites[seat]]
    hands = [s.hands[other] if other >= 0 else [0] * len(COLOURS) for other in around(seat, game.seats)]
    return own + counts(s.heap) + counts(s.bag) + b"".join([counts(hand) for hand in hands])
