"""Copies of games, made by `copy.deepcopy` and by pickling, are the same game and play on as it would."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import emberwatch as ew
from emberwatch.engine.dice import CounterDice, SealedDice
from emberwatch.engine.errors import BadPosition
from emberwatch.engine.game import Game
from emberwatch.engine.pickling import restore, write_whole
from emberwatch.engine.position import Relic
from emberwatch.engine.record import Memory
from emberwatch.engine.snapshot import snapshot

Copy = Callable[[Any], Any]


def by_pickle(thing: Any) -> Any:  # noqa: ANN401
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("duplicate", [copy.deepcopy, by_pickle], ids=["deepcopy", "pickle"])


def play_some(game: Game, picks: int, seed: int = 1) -> Game:
    dice = CounterDice(seed)
    for _ in range(picks):
        if game.waiting:
            seat = game.waiting[dice.below(len(game.waiting))]
            game.take(seat, game.asked[seat][dice.below(len(game.asked[seat]))])
    return game


def check_same(twin: Game, game: Game) -> None:
    assert twin.record() == game.record()
    assert snapshot(twin.state) == snapshot(game.state)
    assert twin.asked == game.asked
    assert twin.dice.progress() == game.dice.progress()
    assert (twin.moment, twin.decisions, twin.choices) == (game.moment, game.decisions, game.choices)
    assert twin.rules is game.rules


@WAYS
@pytest.mark.parametrize(
    ("name", "options"), [("outlive", {"edition": "de"}), ("discover", {"scenario": 2, "copy": 7})]
)
@pytest.mark.parametrize("picks", [0, 1, 30, 90, 10_000])
def test_a_copy_is_the_same_game_and_plays_on(duplicate: Copy, name: str, options: dict[str, Any], picks: int) -> None:
    game = play_some(ew.new_game(name, seats=2, seed=5, aloud=True, **options), picks)
    twin, before = duplicate(game), game.record()
    check_same(twin, game)
    assert twin.story(0) == game.story(0)
    play_some(twin, 10_000)
    assert twin.outcome is not None
    assert game.record() == before, "the copy is independent"
    assert play_some(game, 10_000).record() == twin.record()
    assert game.story(1) == twin.story(1)


@WAYS
def test_sealed_dice_are_copied(duplicate: Copy) -> None:
    game = play_some(ew.new_game("outlive", seats=2, secret=bytes(range(32))), 40)
    twin = duplicate(game)
    check_same(twin, game)
    assert isinstance(twin.dice, SealedDice)
    assert play_some(twin, 10_000).record() == play_some(game, 10_000).record()


@WAYS
@pytest.mark.parametrize("name", ["outlive", "discover"])
def test_an_imagined_game_is_copied(duplicate: Copy, name: str) -> None:
    """It has no record that leads to its state, so only its position can say what it is."""
    world = play_some(ew.new_game(name, seats=2, seed=5), 50).imagine(0, 3)
    twin = duplicate(world)
    check_same(twin, world)
    assert play_some(twin, 10_000).outcome == play_some(world, 10_000).outcome


@WAYS
def test_a_game_without_its_dice_stays_one(duplicate: Copy) -> None:
    game = ew.replay(play_some(ew.new_game("outlive", seats=2, seed=5), 50).record(secret=False))
    twin = duplicate(game)
    assert isinstance(twin, Memory)
    assert twin.record() == game.record()
    with pytest.raises(ew.BadRecord):
        twin.take(twin.waiting[0], twin.asked[twin.waiting[0]][0])


@WAYS
def test_copies_share_the_vocabulary(duplicate: Copy) -> None:
    """Picks are compared by identity, so a copy must offer the very same objects."""
    game = ew.new_game("outlive", seats=2, seed=5)
    twin = duplicate(game)
    assert all([mine is its for mine, its in zip(game.asked[0], twin.asked[0], strict=True)])
    assert duplicate(game.rules) is game.rules


def test_a_pickle_of_other_rules_is_refused() -> None:
    whole = write_whole(ew.new_game("outlive", seats=2, seed=5))
    with pytest.raises(BadPosition, match="version 0"):
        restore(whole._replace(version=0))


def test_another_process_reads_it() -> None:
    game = play_some(ew.new_game("discover", seats=2, seed=5, copy=7), 60)
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).record()['state'])"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(game), capture_output=True, timeout=120)
    assert done.stdout.decode().strip() == game.record()["state"], done.stderr.decode()


def test_a_relic_is_its_own_copy_and_cannot_be_pickled() -> None:
    game = ew.new_game("outlive", seats=2, seed=5)
    relic = Relic(game.rules, game.options, game.state, game.dice, {}, None)
    assert copy.deepcopy(relic) is relic
    with pytest.raises(TypeError, match="relic"):
        pickle.dumps(relic)
