"""Foresight: a pick is called winning only if it wins for certain, whatever the seat cannot see."""

from __future__ import annotations

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.game import Game
from emberwatch.table.play.foresight import find_winning_picks
from tests.discover.wilderness import ability, goal, instant, play, stage, survivor, wild

WIN = ability("action", "win you", need=["in-camp"])
LUCK = ability("action", {"roll": 2, "do": ["win you"]}, need=["in-camp"])


def winning(game: Game, seat: int = 0) -> list[tuple[str | int, ...]]:
    return [pick.words for pick in find_winning_picks(game, seat)]


def test_ov_1_an_action_that_wins_is_found_among_others() -> None:
    s = wild(seats=2, stages=[stage(1, abilities=[WIN])])
    survivor(s, 0, space="A0", stamina=5)
    assert winning(play(s, Turn(0))) == [("use", "quest")]


def test_a_pick_that_needs_luck_is_not_certain() -> None:
    s = wild(seats=2, stages=[stage(1, abilities=[LUCK])])
    survivor(s, 0, space="A0", stamina=5)
    assert winning(play(s, Turn(0))) == []


def test_a_pick_that_depends_on_an_unread_card_is_not_certain() -> None:
    """What a card says that nobody has read is redealt in every imagined world."""
    cards = [instant(60, "win you"), instant(61, "gain wood 1"), instant(62, "gain wood 2"), instant(63, "tire 1")]
    s = wild(
        seats=2,
        cards=cards,
        stages=[stage(1, goal(["day 99"], "win you"), abilities=[ability("action", "resolve 60")])],
    )
    survivor(s, 0, space="A0", stamina=5)
    assert winning(play(s, Turn(0))) == []


def test_r_23_a_move_that_fulfils_the_last_goal_wins() -> None:
    s = wild(seats=2, stages=[stage(1, goal(["in-camp"], "win you", each=True))])
    survivor(s, 0, space="A1", stamina=5)
    survivor(s, 1, space="A2")
    assert winning(play(s, Turn(0))) == [("move", "A0")]


@pytest.mark.parametrize("name", ["outlive", "discover"])
def test_a_winning_pick_wins(name: str) -> None:
    """In whole games: what is called winning wins when it is made, and asking changes nothing."""
    for seed in range(3):
        game = ew.new_game(name, seats=2, seed=seed)
        players = [bots.make("random", name, seed + seat) for seat in range(2)]
        while game.waiting and game.moment < 1500:
            seat = game.waiting[0]
            before = game.view(seat)
            for pick in find_winning_picks(game, seat):
                trial = game.clone()
                trial.take(seat, pick)
                assert trial.rules.has_won(trial.state, seat)
            assert game.view(seat) == before
            game.take(seat, players[seat].choose(Glimpse(game, seat)))
