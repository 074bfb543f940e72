"""Bots: the protocol, the catalogue, and how the bots that come with it play."""

from __future__ import annotations

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import SEEDS, Bot, Glimpse
from emberwatch.engine.game import Game
from emberwatch.engine.problems import BadOption, IllegalPick
from emberwatch.engine.record import snapshot
from emberwatch.lab.simulate import play_game, play_out

ALL = bots.names("outlive")


def some_game(choices: int = 0, seed: int = 7) -> Game:
    """A game of random bots, stopped after so many choices."""
    game = ew.new_game("outlive", seats=4, seed=seed)
    bot = bots.make("random", "outlive", seed)
    while game.choices < choices:
        seat = game.waiting[0]
        game.take(seat, bot.choose(Glimpse(game, seat)))
    return game


# -- the glimpse --------------------------------------------------------------------------------------------------


def test_glimpse_shows_what_its_seat_may_know() -> None:
    game = some_game(60)
    for seat in range(4):
        glimpse = Glimpse(game, seat)
        assert (glimpse.seat, glimpse.seats) == (seat, 4)
        assert [pick.words for pick in glimpse.picks] == game.picks(seat)
        assert glimpse.prompt() == game.prompt(seat)
        assert glimpse.view() == game.view(seat)


def test_glimpse_goes_with_the_game() -> None:
    game = some_game()
    glimpse = Glimpse(game, 0)
    before = glimpse.picks
    game.take(0, before[0])
    assert glimpse.picks is game.asked[0]
    assert glimpse.picks is not before


def test_glimpse_imagines_with_other_dice_and_without_the_record() -> None:
    game = some_game(60)
    world = Glimpse(game, 2).imagine(99)
    assert world.view(2) == game.view(2)
    assert world.log == []
    assert world.dice.plain(True) == {"kind": "counter", "seed": 99}


def test_glimpse_hands_out_no_game() -> None:
    glimpse = Glimpse(some_game(60), 1)
    shown = [getattr(glimpse, name) for name in dir(glimpse) if not name.startswith("_")]
    assert sorted(name for name in dir(glimpse) if not name.startswith("_")) == [
        "imagine", "picks", "prompt", "seat", "seats", "view",
    ]  # fmt: skip
    assert not any(isinstance(thing, Game) for thing in shown)


def test_glimpse_of_no_seat() -> None:
    with pytest.raises(IllegalPick):
        Glimpse(some_game(), 4)


# -- the catalogue ------------------------------------------------------------------------------------------------


def test_catalogue_lists_the_bots_of_a_game() -> None:
    assert ALL == ["random", "greedy"]
    assert bots.names("some-other-game") == ["random"]


@pytest.mark.parametrize("name", ALL)
def test_bots_are_named_as_in_the_catalogue(name: str) -> None:
    bot = bots.make(name, "outlive", 1)
    assert isinstance(bot, Bot)
    assert bot.name == name


def test_unknown_bot() -> None:
    with pytest.raises(BadOption) as caught:
        bots.make("oracle", "outlive", 1)
    assert caught.value.key == "error-unknown-bot"
    assert caught.value.details == {"bot": "oracle", "bots": "random, greedy"}


def test_bot_that_does_not_play_this_game() -> None:
    with pytest.raises(BadOption) as caught:
        bots.make("greedy", "some-other-game", 1)
    assert caught.value.key == "error-unknown-bot"
    assert caught.value.details["bots"] == "random"


def test_seats_of_a_game_and_games_have_seeds_of_their_own() -> None:
    seeds = [seed for game in range(50) for seed in bots.seeds_of(game, 4)]
    assert len(set(seeds)) == 200
    assert bots.seeds_of(3, 2) == bots.seeds_of(3, 4)[:2]


# -- playing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_to_the_end(name: str, seats: int) -> None:
    assert play_game("outlive", [name] * seats, 5, {}).outcome is not None


@pytest.mark.parametrize("edition", ["en", "de", "fr", "es"])
def test_greedy_plays_every_edition_and_placement(edition: str) -> None:
    game = play_game("outlive", ["greedy", "random"], 6, {"edition": edition, "placement": "in-turn"})
    assert game.outcome is not None


@pytest.mark.parametrize("name", ALL)
def test_bots_are_deterministic(name: str) -> None:
    games = [play_game("outlive", [name] * 2, 21, {}) for _ in range(2)]
    assert games[0].log == games[1].log


def test_another_seed_makes_another_bot() -> None:
    logs = []
    for seed in (1, 2):
        game = ew.new_game("outlive", seats=2, seed=1)
        play_out(game, [bots.make("random", "outlive", seed) for _ in range(2)])
        logs.append(game.log)
    assert logs[0] != logs[1]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("choices", [0, 8, 30, 100, 200])
def test_choosing_changes_nothing(name: str, choices: int) -> None:
    game = some_game(choices)
    before, count, coming = snapshot(game.state), len(game.log), game.dice.clone().below(SEEDS)
    for seat in game.waiting:
        assert bots.make(name, "outlive", 3).choose(Glimpse(game, seat)) in game.asked[seat]
    assert (snapshot(game.state), len(game.log), game.dice.below(SEEDS)) == (before, count, coming)


@pytest.mark.parametrize("choices", [5, 40, 150])
def test_greedy_does_not_know_what_its_seat_does_not(choices: int) -> None:
    """In every world its seat can imagine it picks the same: nothing hidden reaches it but by imagining."""
    game = some_game(choices)
    for seat in game.waiting:
        picks = [
            bots.make("greedy", "outlive", 3).choose(Glimpse(world, seat))
            for world in (game, game.imagine(seat, 1), game.imagine(seat, 2))
        ]
        assert picks[0] is picks[1] is picks[2]


def test_greedy_beats_three_random() -> None:
    games, won = 20, 0
    for seed in range(games):
        seats = ["random"] * 4
        seats[seed % 4] = "greedy"
        outcome = play_game("outlive", seats, seed, {}).outcome
        assert outcome is not None
        won += seed % 4 in outcome.winners
    assert won >= 19


def test_greedy_lives_decently_among_its_kind() -> None:
    outcome = play_game("outlive", ["greedy"] * 4, 1, {}).outcome
    assert outcome is not None
    assert sum(outcome.scores) / 4 >= 20
