"""The vector says what the view says and nothing else; actions are the numbers of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import emberwatch as ew
from emberwatch.bots.bot import Glimpse
from emberwatch.bots.discover.scout import Scout
from emberwatch.discover.model.survivors import Held
from emberwatch.discover.model.vocabulary import ITEMS
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.rows import bits_in, counts
from emberwatch.environments.encoding import described, encode, encoding_of, layout, mask
from tests.discover.wilderness import carry, choose_all, found, instant, play, project, survivor, upgrade, wild
from tests.environments import seen, seen_discover

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


def adventure(scenario: int, seats: int) -> Iterator[ew.Game]:
    """A game of Discover that goes far: scouts play it, and in one of four picks they do anything."""
    number = 4 * scenario + seats
    options: dict[str, Any] = {
        "coop": "on" if seats == 2 and scenario < 5 else "off",
        "terrain": "early" if seats == 2 else "late",
    }
    game = ew.new_game("discover", seats=seats, seed=number, scenario=scenario, copy=number, **options)
    dice, scouts = CounterDice(number), [Scout(seat) for seat in range(seats)]
    yield game
    while game.waiting:
        seat = game.waiting[dice.below(len(game.waiting))]
        stray = dice.below(4) == 0
        game.take(seat, any_pick(game.asked[seat], dice) if stray else scouts[seat].choose(Glimpse(game, seat)))
        yield game


def any_pick(picks: list[Pick], dice: CounterDice) -> Pick:
    """One of the verbs, each equally likely, then one of its picks. Nobody gives up."""
    verbs = sorted({pick.verb for pick in picks if pick.words != ("give-up",)})
    verb = verbs[dice.below(len(verbs))]
    some = [pick for pick in picks if pick.verb == verb]
    return some[dice.below(len(some))]


def numbers(game: ew.Game, seat: int, name: str) -> bytes:
    """The numbers of one field, as they are written."""
    field = next(field for field in layout(game.rules.name) if field.name == name)
    return encoding_of(game.rules.name).write(game, seat)[field.start : field.start + field.length]


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


ADVENTURES = [(scenario, seats) for scenario in range(1, 6) for seats in range(2 if scenario == 5 else 1, 5)]


def assert_made_of_the_view(game: ew.Game) -> None:
    for seat in range(game.seats):
        expected = seen_discover.vector(game.view(seat), key_of(game, seat))
        np.testing.assert_array_equal(encode(game, seat), expected)


@pytest.mark.parametrize(("scenario", "seats"), ADVENTURES)
def test_the_vector_of_discover_is_made_of_the_view(scenario: int, seats: int) -> None:
    for game in adventure(scenario, seats):
        assert_made_of_the_view(game)


def test_the_vector_of_discover_says_which_items_are_offered_and_which_were_used() -> None:
    s = wild(3, cards=[found(20), found(21), found(22)], projects=[project(1)])
    survivor(s, 0, items=[20, 21], resources={"wood": 2})
    owner = survivor(s, 1, items=[22], made=[1])
    owner.items = tuple([Held(held.item, held.counters, 1) for held in owner.items])
    game = play(s, Turn(0))
    choose_all(game, 0, ("trade", "seat-2"), ("give-item", "found-20"), ("give", "wood"), ("want-item", "made-1"))
    assert_made_of_the_view(game)
    places = [ITEMS.index(name) for name in ("found-20", "found-21", "found-22", "made-1")]
    assert [numbers(game, 2, "next-items")[place] for place in places] == [4, 2, 0, 0]
    assert [numbers(game, 2, "second-items")[place] for place in places] == [0, 0, 1, 3]


def test_the_vector_of_discover_says_which_cards_are_being_resolved() -> None:
    """Also one that will be removed."""
    question = {"choose": [["gain wood 1"], ["gain stone 1"]]}
    cards = [instant(7, "resolve 9"), instant(8), instant(9, "remove", question), upgrade(10)]
    game = carry(wild(1, cards=cards), "resolve 10", "resolve 7")
    assert_made_of_the_view(game)
    assert list(numbers(game, 0, "cards")[6:10]) == [5, 0, 5, 3]


def test_the_games_above_tell_every_field_of_discover() -> None:
    """They would show a difference in any of them."""
    told = np.zeros(encoding_of("discover").size, bool)
    for scenario, seats in ADVENTURES:
        for game in adventure(scenario, seats):
            for seat in range(seats):
                told |= encode(game, seat) > 0
    silent = [field.name for field in layout("discover") if not told[field.start : field.start + field.length].any()]
    assert silent == []


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


@pytest.mark.parametrize("places", [[], [0], [1, 31, 32, 63, 64, 132]])
def test_bits_are_found_in_numbers_of_any_size(places: list[int]) -> None:
    assert bits_in(sum([1 << place for place in places])) == places


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ew.IllegalPick):
        encode(ew.new_game("outlive", seats=2, seed=1), 2)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(ew.UnknownGame):
        encoding_of("chess")
