"""Both kinds of dice: fair, the same everywhere, copied exactly, and verifiable."""

from __future__ import annotations

import hashlib
import hmac
import json
from itertools import islice, pairwise

import pytest

import emberwatch as ew
from emberwatch.engine.dice import CounterDice, Dice, SealedDice
from emberwatch.engine.position import state_digest
from emberwatch.outlive.model.names import LEADERS
from tests.outlive.situation import me, play_on

SECRET = bytes(range(32))


def fits(counts: list[int], weights: list[int], bound: float = 3.09) -> bool:
    """Chi-square at one in a thousand, by Wilson and Hilferty's approximation; a weight of 0 never comes up."""
    total, weight = sum(counts), sum(weights)
    if any(count for count, w in zip(counts, weights, strict=True) if not w):
        return False
    expected = [total * w / weight for w in weights]
    chi = sum((count - e) ** 2 / e for count, e in zip(counts, expected, strict=True) if e)
    free = sum(1 for w in weights if w) - 1
    return chi < chi_limit(free, bound)


def chi_limit(free: int, bound: float) -> float:
    """The limit for chi-square with this many degrees of freedom, for a bound of the normal distribution: 3.09 is one
    in a thousand, 4.75 one in a million."""
    return float(free * (1 - 2 / (9 * free) + bound * (2 / (9 * free)) ** 0.5) ** 3)


def tally(draws: list[int], n: int) -> list[int]:
    return [draws.count(i) for i in range(n)]


def test_the_fit_itself_can_fail() -> None:
    """A fair coin fits, a crooked one does not, and the impossible never does."""
    assert fits([5050, 4950], [1, 1])
    assert not fits([5200, 4800], [1, 1])
    assert not fits([100, 1], [1, 0])


def dice_of_both_kinds(seed: int) -> list[Dice]:
    return [CounterDice(seed), SealedDice(hashlib.sha256(str(seed).encode()).digest())]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 13, 38, 100])
def test_below_is_uniform(n: int) -> None:
    """All numbers from 0 to n - 1 and no others, equally often."""
    for dice in dice_of_both_kinds(n):
        assert fits(tally([dice.below(n) for _ in range(n * 300)], n), [1] * n)


def test_below_one_is_nought() -> None:
    for dice in dice_of_both_kinds(1):
        assert {dice.below(1) for _ in range(50)} == {0}


@pytest.mark.parametrize("bag", [[1, 1, 1, 1, 1, 1, 2, 2], [3, 0, 1, 6], [0, 0, 5], [1], [2, 30, 0, 0, 1]])
def test_draw_is_as_likely_as_there_are_tokens(bag: list[int]) -> None:
    """A position comes up in proportion to its count, one with none never; the bag itself does not change."""
    before = bag[:]
    for dice in dice_of_both_kinds(4):
        counts = tally([dice.draw(bag) for _ in range(4000)], len(bag))
        assert counts[bag.index(max(bag))]
        assert sum(1 for n in bag if n) == 1 or fits(counts, bag)
        assert all(not count for count, n in zip(counts, bag, strict=True) if not n)
    assert bag == before


@pytest.mark.parametrize("bag", [[], [0, 0], [2, -2]])
def test_an_empty_bag_is_a_bug(bag: list[int]) -> None:
    """Rules never draw from an empty bag; if they do, the dice report it."""
    for dice in dice_of_both_kinds(4):
        with pytest.raises(AssertionError):
            dice.draw(bag)


def test_one_draw_says_nothing_of_the_next() -> None:
    """Pairs of consecutive draws are uniform too."""
    for dice in dice_of_both_kinds(12):
        draws = [dice.below(6) for _ in range(7201)]
        pairs = [6 * a + b for a, b in pairwise(draws)]
        assert fits(tally(pairs, 36), [1] * 36)


@pytest.mark.parametrize("stride", [1, 2, 1 << 16, 1 << 32])
def test_seeds_in_a_row_are_not_alike(stride: int) -> None:
    """The first and second draws of neighboring seeds are uniform, alone and together."""
    pairs = []
    for i in range(3600):
        dice = CounterDice(i * stride)
        pairs.append(6 * dice.below(6) + dice.below(6))
    assert fits(tally(pairs, 36), [1] * 36)


def test_dice_are_the_same_on_every_machine() -> None:
    """Pinned draws: a change here makes every past record worthless."""
    assert [d.below(1000) for d in [CounterDice(7)] for _ in range(6)] == PINNED_COUNTER
    assert [d.below(1000) for d in [SealedDice(SECRET)] for _ in range(6)] == PINNED_SEALED


PINNED_COUNTER = [603, 386, 315, 125, 476, 981]
PINNED_SEALED = [39, 692, 85, 829, 48, 159]


def test_equal_dice_draw_equally_and_a_clone_goes_on_equally() -> None:
    for dice, same in zip(dice_of_both_kinds(6), dice_of_both_kinds(6), strict=True):
        assert [dice.below(50) for _ in range(100)] == [same.below(50) for _ in range(100)]
        twin = dice.clone()
        ahead = [twin.below(50) for _ in range(100)]
        assert [dice.below(50) for _ in range(100)] == ahead


def test_sealed_draws_can_be_verified_by_anybody() -> None:
    """The first eight bytes of the keyed hash of a counter, without unfair values, modulo the number of faces."""
    dice = SealedDice(SECRET)
    blocks = (hmac.digest(SECRET, n.to_bytes(8, "big"), "sha256")[:8] for n in range(1, 100))
    numbers = [int.from_bytes(block, "big") for block in blocks]
    assert [dice.below(38) for _ in range(50)] == [number % 38 for number in islice(numbers, 50)]
    assert dice.seal == hashlib.sha256(SECRET).hexdigest()


def test_sealed_draws_leave_out_what_would_be_unfair() -> None:
    """With slightly more than half of all numbers as faces, nearly every second number is left out."""
    faces = (1 << 63) + 1
    dice = SealedDice(SECRET)
    assert all(0 <= dice.below(faces) < faces for _ in range(200))
    assert 330 < dice.count < 480


def test_only_those_who_may_are_told_the_secret_of_the_dice() -> None:
    """The public data about the dice holds the seal; the secret or the seed appears only on request."""
    assert SealedDice(SECRET).plain(False) == {"kind": "sealed", "seal": hashlib.sha256(SECRET).hexdigest()}
    assert SealedDice(SECRET).plain(True)["secret"] == SECRET.hex()
    assert CounterDice(7).plain(False) == {"kind": "counter"}
    assert CounterDice(7).plain(True) == {"kind": "counter", "seed": 7}
    shown = json.dumps(ew.new_game("outlive", seats=2, secret=SECRET).record(secret=False))
    assert SECRET.hex() not in shown


def test_different_seeds_give_different_games() -> None:
    """Three hundred seeds give three hundred deals; the same seed gives the same one."""
    deals = [state_digest(ew.new_game("outlive", seats=4, seed=seed)) for seed in range(300)]
    assert len(set(deals)) == 300
    assert deals == [state_digest(ew.new_game("outlive", seats=4, seed=seed)) for seed in range(300)]


def test_different_secrets_give_different_games() -> None:
    deals = {state_digest(ew.new_game("outlive", seats=4, secret=bytes([n] * 32))) for n in range(100)}
    assert len(deals) == 100


def test_same_seed_and_picks_give_the_same_game() -> None:
    """This holds for both kinds of dice."""
    for dice in ({"seed": 3}, {"secret": SECRET}):
        one, two = (ew.new_game("outlive", seats=3, **dice) for _ in range(2))
        assert play_on(one, 5).record() == play_on(two, 5).record()


def test_a_deal_is_fair() -> None:
    """Over many games every leader is dealt to seat 0 equally often."""
    counts = [0] * len(LEADERS)
    for seed in range(1000):
        for leader in me(ew.new_game("outlive", seats=2, seed=seed), 0).dealt_leaders:
            counts[leader] += 1
    assert fits(counts, [1] * len(LEADERS))
