"""What a game says about itself at a prompt."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberwatch as ew
from emberwatch.engine.content import packs

PACK = Path(__file__).parents[2] / "docs" / "example-pack.toml"


def pick_first(game: ew.Game, picks: int) -> None:
    """Let the first seat that is asked make its first pick, again and again."""
    for _ in range(picks):
        if game.waiting:
            game.choose(game.waiting[0], game.picks(game.waiting[0])[0])


def test_a_new_game_of_outlive() -> None:
    game = ew.new_game("outlive", seats=4, seed=7)
    said = f"<Game outlive: 4 seats, {game.moment} picks, seats 0, 1, 2, 3 are asked>"
    assert repr(game) == str(game) == said


def test_a_new_game_of_discover_names_its_copy() -> None:
    game = ew.new_game("discover", seats=1, seed=7, copy="1000-0007-MJ")
    said = f"<Game discover: 1 seat, copy='1000-0007-MJ', {game.moment} picks, seat 0 is asked discover-ask-character>"
    assert repr(game) == said


def test_options_that_differ_from_their_defaults_are_named() -> None:
    assert "4 seats, edition='de', placement='in-turn', " in repr(
        ew.new_game("outlive", seats=4, seed=7, edition="de", placement="in-turn")
    )
    discover = repr(ew.new_game("discover", seats=2, seed=7, copy="1000-0007-MJ", scenario=2, coop="on"))
    assert "2 seats, scenario=2, copy='1000-0007-MJ', coop='on', " in discover


def test_a_pack_is_named_and_not_told_whole() -> None:
    game = ew.new_game("outlive", seats=2, seed=7, pack=packs.read(PACK))
    assert repr(game).startswith("<Game outlive: 2 seats, pack=…, ")


def test_one_seat_is_asked_something() -> None:
    game = ew.new_game("outlive", seats=2, seed=7)
    while len(game.waiting) > 1:
        pick_first(game, 1)
    [seat] = game.waiting
    prompt = game.prompt(seat)
    assert prompt is not None
    assert repr(game).endswith(f", {game.moment} picks, seat {seat} is asked {prompt.key}>")


@pytest.mark.parametrize(("name", "seats"), [("outlive", 4), ("discover", 3)])
def test_a_game_that_is_over_says_how(name: str, seats: int) -> None:
    game = ew.new_game(name, seats=seats, seed=7)
    pick_first(game, 2000)
    assert game.outcome is not None
    assert repr(game).endswith(f", {game.moment} picks, {game.outcome!r}>")


def test_other_kinds_of_games_say_what_they_are() -> None:
    """A game whose dice are lost cannot be continued."""
    game = ew.new_game("outlive", seats=2, secret=bytes(32))
    pick_first(game, 3)
    told = ew.replay(game.record(secret=False))
    assert repr(told) == repr(game).replace("<Game", "<Memory")


def test_a_game_that_nobody_is_asked_in_says_so() -> None:
    game = ew.new_game("outlive", seats=2, seed=7)
    game.asked[:] = [[], []]
    assert repr(game).endswith(", nobody is asked>")
