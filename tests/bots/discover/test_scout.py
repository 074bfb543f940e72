"""The scout: it plays whole games of Discover by the rules, by what its seat may know, and better than chance."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import emberwatch as ew
from emberwatch import bots, discover
from emberwatch.bots import Glimpse
from emberwatch.bots.discover.errands import Quest
from emberwatch.bots.discover.scout import ANSWERS, ASK, Scout
from emberwatch.bots.discover.survival import Estimate, stock
from emberwatch.bots.discover.turns import Outlook
from emberwatch.discover.model.names import CLEAN_WATER, FOOD, HUNGER, PHYSICAL
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import PASS
from emberwatch.discover.rules.trade import MakeOffer
from emberwatch.engine.agenda import Step
from emberwatch.engine.game import Game
from emberwatch.lab.simulate import play_game, play_out

TABLES = [(number, seats) for number in range(1, 6) for seats in range(1, 5) if number < 5 or seats > 1]
"""Every scenario with every number of players it can be played with."""


def table(number: int, seats: int, seed: int = 3, copy: int = 11) -> Game:
    return ew.new_game("discover", seats=seats, seed=seed, scenario=number, copy=copy)


def state(game: Game) -> DiscoverState:
    assert isinstance(game.state, DiscoverState)
    return game.state


def played(game: Game, choices: int) -> Game:
    """The game after so many more choices of scouts."""
    players = [Scout(seat) for seat in range(game.seats)]
    end = game.choices + choices
    while game.waiting and game.choices < end:
        seat = game.waiting[0]
        game.take(seat, players[seat].choose(Glimpse(game, seat)))
    return game


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "seats"), TABLES)
def test_scouts_play_whole_games_by_the_rules(number: int, seats: int) -> None:
    game = table(number, seats, seed=number, copy=20 + 4 * number + seats)
    players = [Scout(seat) for seat in range(seats)]
    while game.waiting:
        for seat in game.waiting:
            pick = players[seat].choose(Glimpse(game, seat))
            assert pick in game.asked[seat]
            is_withdrawn = isinstance(game.question(seat), MakeOffer) and pick is PASS
            assert not is_withdrawn, "whoever withdraws an offer could do so forever"
            game.take(seat, pick)
    assert game.outcome is not None
    assert game.rules.audit(game.state) == []


def test_the_same_seeds_play_the_same_game() -> None:
    games = [play_game("discover", ["scout"] * 2, 5, {"scenario": 2, "copy": 8}) for _ in range(2)]
    assert games[0].log == games[1].log
    assert games[0].outcome == games[1].outcome


def test_a_turn_ends_however_much_there_is_to_do() -> None:
    """A bot that would go to and fro forever would hold up the game."""
    game = played(table(1, 1), 5)
    scout, glimpse = Scout(1), Glimpse(game, 0)
    picks = [scout.choose(glimpse) for _ in range(100)]
    assert picks[-1].words == ("end-turn",)


# -- what it may know ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "seats"), [(1, 1), (2, 3), (3, 2), (4, 1), (5, 4)])
def test_choices_do_not_depend_on_what_is_hidden(number: int, seats: int) -> None:
    """Unread faces and others' hands dealt anew, the real dice out of reach: the scout picks the same."""
    game, compared = table(number, seats, seed=7, copy=5), 0
    players = [Scout(seat) for seat in range(seats)]
    while game.waiting and compared < 120:
        for seat in game.waiting:
            pick = players[seat].choose(Glimpse(game, seat))
            if game.choices % 3 == 0:
                worlds = [game.imagine(seat, seed) for seed in (1, 2)]
                picks = [Scout(9).choose(Glimpse(world, seat)) for world in [game, *worlds]]
                assert picks[0] is picks[1] is picks[2]
                compared += 1
            game.take(seat, pick)
    assert compared > 15


def test_choosing_changes_nothing() -> None:
    game = played(table(3, 2), 40)
    before = ew.replay(game.record())
    for seat in game.waiting:
        Scout(1).choose(Glimpse(game, seat))
    assert game.record() == before.record()


# -- that it knows every question, and a way on --------------------------------------------------------------------


def questions() -> list[str]:
    """The keys of everything that the rules of Discover ask."""
    modules = [
        importlib.import_module(m.name) for m in pkgutil.walk_packages(discover.__path__, f"{discover.__name__}.")
    ]
    steps = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    return sorted({step.KEY for step in steps if issubclass(step, Step) and step.KEY})


def test_the_scout_has_an_answer_to_every_question() -> None:
    keys = questions()
    assert len(keys) > 40
    assert [key for key in keys if key.removeprefix(ASK) not in ANSWERS] == []


@pytest.mark.parametrize("copy", range(40, 56))
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_first_stage_shows_a_way_on(copy: int, number: int) -> None:
    """Some landmark to find, some tiles to turn up or some job to do."""
    game = played(table(number, 1, copy=copy), 1)
    draft = Quest(state(game), 0).best()
    assert draft.unseen or draft.jobs or draft.tiles


def test_what_the_quest_needs_is_worth_more() -> None:
    s = state(played(table(1, 1, copy=24), 1))
    e = Estimate(s, 0)
    plain = [e.gain(kind) for kind in range(9)]
    e.wants = [6] * 9
    assert all([e.gain(kind) >= plain[kind] for kind in range(9)])
    assert e.gain(4) > plain[4]


def test_the_last_heart_is_worth_most() -> None:
    s = state(played(table(1, 1), 1))
    costs = []
    for hurt in range(4):
        s.survivors[0].harm[PHYSICAL] = hurt
        costs.append(Estimate(s, 0).harm(PHYSICAL))
    assert costs == sorted(costs)
    assert costs[3] > 3 * costs[2]


def test_food_is_worth_more_when_there_is_none() -> None:
    s = state(played(table(1, 1), 1))
    s.survivors[0].loose[FOOD] = 6
    full = Estimate(s, 0).gain(FOOD)
    s.survivors[0].loose[FOOD] = 0
    empty = Estimate(s, 0).gain(FOOD)
    s.survivors[0].harm[HUNGER] = 1
    assert Estimate(s, 0).gain(FOOD) >= empty > full


def test_an_estimate_leaves_the_state_as_it_is() -> None:
    """To ask how a night would be elsewhere must not move anybody."""
    s = state(played(table(4, 2), 30))
    before = s.clone()
    for seat in range(2):
        Outlook(s, seat).e.night(s.content.camp)
    assert [(me.space, me.harm, me.stamina) for me in s.survivors] == [
        (me.space, me.harm, me.stamina) for me in before.survivors
    ]
    assert (s.turn.phase, s.map.fires) == (before.turn.phase, before.map.fires)
    assert stock(s, 0)[CLEAN_WATER] == stock(before, 0)[CLEAN_WATER]


# -- how well it plays --------------------------------------------------------------------------------------------


def results(bot: str) -> tuple[int, int]:
    """Games won and days survived, over twenty copies alone."""
    won = days = 0
    for copy in range(20):
        game = ew.new_game("discover", seats=1, seed=copy, scenario=1 + copy % 4, copy=60 + copy)
        play_out(game, [bots.make(bot, "discover", copy)])
        assert game.outcome is not None
        won += len(game.outcome.winners)
        days += state(game).turn.day
    return won, days


def test_the_scout_plays_better_than_chance() -> None:
    scout, chance = results("scout"), results("random")
    assert scout[0] >= chance[0] + 3
    assert scout[1] > 1.4 * chance[1]


def test_the_scout_is_in_the_catalogue() -> None:
    assert "scout" in bots.names("discover")
    assert "scout" not in bots.names("outlive")
