"""The vector says what the view says and nothing else; actions are the numbers of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import emberwatch as ew
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.rows import counts
from emberwatch.environments.encoding import described, encode, encoding_of, layout, mask
from tests.environments import seen

DISCOVER_GAMES: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 2, "scenario": 2, "copy": 7},
    {"seats": 4, "scenario": 3, "copy": 11, "coop": "on"},
    {"seats": 3, "scenario": 5, "copy": 3, "terrain": "late"},
]


def positions(game: ew.Game, seed: int) -> Iterator[ew.Game]:
    """A random game from its first question to its end."""
    dice = CounterDice(seed)
    yield game
    while game.waiting:
        seat = game.waiting[dice.below(len(game.waiting))]
        game.take(seat, game.asked[seat][dice.below(len(game.asked[seat]))])
        yield game


def key_of(game: ew.Game, seat: int) -> str | None:
    prompt = game.prompt(seat)
    return None if prompt is None else prompt.key


@pytest.mark.parametrize("placement", ["together", "in-turn"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_vector_of_outlive_is_made_of_the_view(seats: int, placement: str) -> None:
    for game in positions(ew.new_game("outlive", seats=seats, seed=seats, placement=placement), 5):
        for seat in range(seats):
            expected = seen.vector(game.view(seat), key_of(game, seat))
            np.testing.assert_array_equal(encode(game, seat), expected)


@pytest.mark.parametrize("seed", range(4))
def test_the_vector_of_outlive_is_the_same_in_every_world_that_the_seat_can_imagine(seed: int) -> None:
    for n, game in enumerate(positions(ew.new_game("outlive", seats=3, seed=seed), seed)):
        for seat in range(3):
            np.testing.assert_array_equal(encode(game, seat), encode(game.imagine(seat, n), seat))


@pytest.mark.parametrize("options", DISCOVER_GAMES)
def test_the_vector_of_discover_is_the_same_in_every_world_that_the_seat_can_imagine(options: dict[str, Any]) -> None:
    for n, game in enumerate(positions(ew.new_game("discover", seed=3, **options), 3)):
        for seat in range(game.seats) if n % 5 == 0 else ():
            np.testing.assert_array_equal(encode(game, seat), encode(game.imagine(seat, n), seat))


def test_hidden_things_would_change_the_vector_if_it_told_them() -> None:
    """The worlds above do differ: a player who sees the other seat's cards gets another vector."""
    game = ew.new_game("outlive", seats=2, seed=1)
    others = [game.imagine(0, seed) for seed in range(5)]
    assert any([not np.array_equal(encode(game, 1), encode(other, 1)) for other in others])


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_fields_lie_side_by_side(game: str) -> None:
    fields, end = layout(game), 0
    for field in fields:
        assert field.start == end
        assert field.length > 0
        assert field.says
        end += field.length
    assert end == encoding_of(game).size
    assert len({field.name for field in fields}) == len(fields)


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_every_field_is_described(game: str) -> None:
    text = described(game)
    for field in layout(game):
        assert f"| {field.name} | {field.start} | {field.length} |" in text


@pytest.mark.parametrize(
    ("name", "options"),
    [("outlive", {"seats": 2}), ("outlive", {"seats": 4}), *[("discover", options) for options in DISCOVER_GAMES]],
)
def test_vectors_and_masks_have_their_size_and_stay_within_bounds(name: str, options: dict[str, Any]) -> None:
    encoding, actions = encoding_of(name), ew.rules_of(name).vocabulary.seat_picks
    told = np.zeros(encoding.size, bool)
    for game in positions(ew.new_game(name, seed=1, **options), 1):
        for seat in game.waiting:
            vector, legal = encode(game, seat), mask(game, seat)
            assert vector.shape == (encoding.size,)
            assert vector.dtype == np.float32
            assert (vector >= 0).all()
            assert (vector <= encoding.high).all()
            assert legal.shape == (actions,)
            assert legal.dtype == np.int8
            assert np.flatnonzero(legal).tolist() == [pick.number for pick in game.asked[seat]]
            told |= vector > 0
    assert told.sum() > 100, "a game fills the vector with something"


def test_the_mask_of_a_seat_that_is_not_asked_is_empty() -> None:
    game = ew.new_game("outlive", seats=2, seed=1)
    game.take(0, game.asked[0][0])
    while 0 in game.waiting:
        game.take(0, game.asked[0][0])
    assert not mask(game, 0).any()
    assert mask(game, 1).any()


def test_a_vector_belongs_to_who_asked_for_it() -> None:
    game = ew.new_game("outlive", seats=2, seed=1)
    first, kept = encode(game, 0), encode(game, 0).copy()
    first += 5
    np.testing.assert_array_equal(encode(game, 0), kept)
    legal = mask(game, 0)
    legal[:] = 0
    assert mask(game, 0).any()


def test_counts_end_where_a_byte_does() -> None:
    assert counts([3, 300, -1]) == bytes([3, 255, 0])


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ew.IllegalPick):
        encode(ew.new_game("outlive", seats=2, seed=1), 2)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(ew.UnknownGame):
        encoding_of("chess")
