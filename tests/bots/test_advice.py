"""Advice: a hint says why and what it beats; the coach warns of what is clearly bad, and of nothing else."""

from __future__ import annotations

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.bots.advice import give_hint, warn, warn_at_end
from emberwatch.bots.outlive.adviser import missing, shortage
from emberwatch.bots.outlive.guide import state_of
from emberwatch.engine.dice import CounterDice
from emberwatch.narrator import Narrator
from emberwatch.outlive.rules.day import EndOfDay, HeroTurn
from emberwatch.text import LANGUAGES
from tests.outlive.situation import play, seat, table

NAMES = ("Ada", "Ben", "Cyd")


def thirsty_evening() -> ew.Game:
    """Ada's last hero moves: at the Dam there is water for her airlock, at the Military Base there is none."""
    s = table(seats=2)
    places = {"hero-5": "forest", "hero-4": "mine", "hero-3a": "blackwood", "hero-3b": "cargo-ship"}
    seat(s, 0, resources={"microchip": 1}, airlock=4, heroes=places, done=["hero-4", "hero-3a", "hero-3b"])
    seat(s, 1, heroes=places, done=list(places))
    return play(s, HeroTurn(0), EndOfDay())


def test_n2_the_coach_warns_of_a_shortage_that_the_last_hero_could_mend() -> None:
    game = thirsty_evening()
    glimpse, dice = Glimpse(game, 0), CounterDice(1)
    state = state_of(game)
    assert missing(state, 0) > 0
    elsewhere = next(pick for pick in game.picks(0) if pick[2] == "military-base")
    warning = warn(glimpse, elsewhere, dice)
    assert warning is not None
    assert warning.reasons == shortage(state, 0)
    assert ("move", "hero-5", "dam") in game.picks(0)
    to_water = warn(glimpse, ("move", "hero-5", "dam"), dice)
    assert to_water is None or not to_water.reasons


def test_n2_a_hint_names_the_shortage_that_it_mends() -> None:
    game = thirsty_evening()
    advice = give_hint(bots.make("greedy", "outlive", 1), Glimpse(game, 0), CounterDice(2))
    assert advice.pick.words == ("move", "hero-5", "dam")
    assert advice.reasons[0] == shortage(state_of(game), 0)[0]
    assert advice.margin is not None
    assert advice.margin.other is not advice.pick


def test_what_is_not_offered_is_not_judged() -> None:
    game = thirsty_evening()
    assert warn(Glimpse(game, 0), ("move", "hero-4", "dam"), CounterDice(1)) is None
    assert warn_at_end(Glimpse(game, 0), CounterDice(1)) == [], "a hero can still act"


@pytest.mark.parametrize("name", ["outlive", "discover"])
def test_advice_can_be_said_in_every_language_and_good_picks_are_let_alone(name: str) -> None:
    """Through a whole game of the normal bot: its own picks are hardly ever called clearly bad."""
    game, dice = ew.new_game(name, seats=2, seed=3), CounterDice(5)
    players = [bots.make("normal", name, seat) for seat in range(2)]
    asked = warned = 0
    while game.waiting and asked < 24:
        seat_now = game.waiting[0]
        glimpse = Glimpse(game, seat_now)
        pick = bots.ask(players[seat_now], glimpse)
        if game.moment % 7 == 0:
            asked += 1
            hint = give_hint(bots.make("planner:24", name, 1), glimpse, dice)
            warned += warn(glimpse, pick.words, dice) is not None
            for language in LANGUAGES:
                narrator = Narrator(game, language, NAMES, reader=seat_now)
                assert all([narrator.tell(key, numbers) for key, numbers in hint.reasons])
        game.take(seat_now, pick)
    assert asked > 8
    assert warned <= asked // 6
