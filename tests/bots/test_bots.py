"""Bots: the protocol, the catalogue, and how the bots that come with it play."""

from __future__ import annotations

from typing import Any

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import SEEDS, Bot, Glimpse
from emberwatch.bots.budget import Budget, Watch
from emberwatch.engine.errors import BadOption, IllegalPick
from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from emberwatch.lab.simulate import play_game, play_out
from emberwatch.text import speaker

ALL = ["random", "novice", "greedy", "planner:4", "veteran", "master:2"]
BUDGETS = {"planner": "planner:3", "master": "master:3"}
SEEING = [(game, BUDGETS.get(word, word)) for game in ("outlive", "discover") for word in bots.names(game)]
"""All our bots in all games that they play."""


def some_game(choices: int = 0, seed: int = 7, name: str = "outlive") -> Game:
    """A game of random bots, stopped after so many choices."""
    game = ew.new_game(name, seats=4, seed=seed)
    bot = bots.make("random", name, seed)
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
        "game", "imagine", "picks", "prompt", "row", "seat", "seats", "view",
    ]  # fmt: skip
    assert not any(isinstance(thing, Game) for thing in shown)


def test_glimpse_of_no_seat() -> None:
    with pytest.raises(IllegalPick):
        Glimpse(some_game(), 4)


# -- the catalogue ------------------------------------------------------------------------------------------------


def test_catalogue_lists_the_bots_of_a_game() -> None:
    assert bots.names("outlive") == ["random", "novice", "greedy", "planner", "veteran", "master"]
    assert bots.names("discover") == ["random", "novice", "scout", "planner"]
    assert bots.names("some-other-game") == ["random"]


@pytest.mark.parametrize("name", ALL)
def test_bots_are_named_as_in_the_catalogue(name: str) -> None:
    bot = bots.make(name, "outlive", 1)
    assert isinstance(bot, Bot)
    assert bot.name == name.partition(":")[0]


def test_unknown_bot() -> None:
    with pytest.raises(BadOption) as caught:
        bots.make("oracle", "outlive", 1)
    assert caught.value.key == "error-unknown-bot"
    assert caught.value.details == {
        "bot": "oracle",
        "bots": "easy, normal, hard, random, novice, greedy, planner, veteran, master",
    }


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
    before, count, coming = snapshot(game.state), game.moment, game.dice.clone().below(SEEDS)
    for seat in game.waiting:
        assert bots.make(name, "outlive", 3).choose(Glimpse(game, seat)) in game.asked[seat]
    assert (snapshot(game.state), game.moment, game.dice.below(SEEDS)) == (before, count, coming)


@pytest.mark.parametrize(("name", "word"), SEEING)
@pytest.mark.parametrize("choices", [3, 40, 150])
def test_no_bot_knows_what_its_seat_does_not(name: str, word: str, choices: int) -> None:
    """In every world its seat can imagine it picks the same: nothing hidden reaches it but by imagining."""
    game = some_game(choices, name=name)
    for seat in game.waiting:
        worlds = (game, game.imagine(seat, 1), game.imagine(seat, 2), game.imagine(seat, 3))
        picks = [bots.make(word, name, 3).choose(Glimpse(world, seat)) for world in worlds]
        assert len({pick.words for pick in picks}) == 1


# -- budgets, levels, reasons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seconds", "tries", "again"),
    [("1s", 1.0, None, "1s"), ("250ms", 0.25, None, "250ms"), ("0.5s", 0.5, None, "500ms"), ("400", None, 400, "400")],
)
def test_budgets_as_people_write_them(text: str, seconds: float | None, tries: int | None, again: str) -> None:
    budget = Budget.read(text)
    assert (budget.seconds, budget.tries, str(budget)) == (seconds, tries, again)


@pytest.mark.parametrize("text", ["", "0", "0s", "0ms", "-1s", "1.5", "fast", "1h", "601s", "1 s", "1e3", "٣s"])
def test_a_budget_that_is_none(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        bots.make(f"planner:{text}", "outlive", 1)
    assert caught.value.key == "error-bot-budget"


def test_a_bot_that_takes_no_budget() -> None:
    with pytest.raises(BadOption) as caught:
        bots.make("greedy:1s", "outlive", 1)
    assert (caught.value.key, caught.value.details["bot"]) == ("error-bot-no-budget", "greedy")


def test_a_watch_counts_tries() -> None:
    watch = Watch(Budget(None, 3))
    while watch.goes_on():
        watch.tried(watch.spent())
    assert watch.tries == 3


def test_a_watch_begins_no_try_that_would_last_too_long() -> None:
    watch = Watch(Budget(1.0, None))
    assert watch.goes_on(), "one try there is always time for"
    watch.tried(watch.spent() - 2.0)
    assert not watch.goes_on()


def test_levels_stand_for_bots() -> None:
    kinds = [type(bots.make(level, "outlive", 1)).__name__ for level in ("easy", "normal", "hard")]
    assert kinds == ["Novice", "Greedy", "Planner"]
    assert [bots.thinking_time(level, "discover") for level in bots.levels("discover")] == [0.0, 0.0, 1.0]
    assert bots.levels("some-other-game") == {}


@pytest.mark.parametrize(("name", "word"), SEEING)
def test_every_bot_says_why_in_four_languages(name: str, word: str) -> None:
    game = some_game(40, name=name)
    bot = bots.make(word, name, 3)
    bot.choose(Glimpse(game, game.waiting[0]))
    why = bot.why()
    details: dict[str, Any] = dict(why.details)
    sentences = [speaker(language).say(why.key, **details) for language in ("en", "de", "fr", "es")]
    assert len(set(sentences)) == 4
    assert not any(why.key in sentence or "{" in sentence for sentence in sentences)


def test_the_planner_looks_ahead_and_says_how_often() -> None:
    game = some_game(40)
    while game.prompt(game.waiting[0]).key != "ask-turn":  # type: ignore[union-attr]
        game.take(game.waiting[0], game.asked[game.waiting[0]][0])
    bot = bots.make("planner:24", "outlive", 3)
    assert bot.choose(Glimpse(game, game.waiting[0])) in game.asked[game.waiting[0]]
    assert bot.why().key == "bot-why-planner"
    assert bot.why().details["tries"] == 24


def won_against_three(bot: str, others: str, games: int) -> float:
    """In how many games a bot wins against three others, on each seat in turn."""
    won = 0.0
    for seed in range(games):
        seats = [others] * 4
        seats[seed % 4] = bot
        outcome = play_game("outlive", seats, seed, {}).outcome
        assert outcome is not None
        won += (seed % 4 in outcome.winners) / len(outcome.winners)
    return won


def test_the_planner_beats_three_random() -> None:
    """At a tiny budget, at which it is no match for greedy yet."""
    assert won_against_three("planner:8", "random", 4) >= 3


@pytest.mark.nightly
def test_the_planner_beats_three_greedy() -> None:
    """Still only a few games: the arena measures it properly."""
    assert won_against_three("planner:60", "greedy", 12) >= 6


def test_greedy_beats_three_random() -> None:
    assert won_against_three("greedy", "random", 20) >= 18


def test_greedy_lives_decently_among_its_kind() -> None:
    outcome = play_game("outlive", ["greedy"] * 4, 1, {}).outcome
    assert outcome is not None
    assert sum(outcome.scores) / 4 >= 20
