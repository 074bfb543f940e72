"""A game in progress to look at: always the same one, played by bots, as its first seat sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.engine.game import Game
from emberwatch.table.play import wire
from emberwatch.table.play.frames import FrameMaker
from emberwatch.table.play.levels import usual
from emberwatch.text import speaker

SEAT: Final = 0


@lru_cache(maxsize=8)
def example_game(name: str) -> Game:
    """Play the example of a game up to the moment that it names."""
    rules = ew.rules_of(name)
    seed, picks = rules.example
    seats = rules.seats_to_play_now
    game = ew.new_game(name, seats=seats, seed=seed, aloud=True)
    players = [bots.make(usual(name), name, player) for player in bots.seeds_of(seed, seats)]
    glimpses = [Glimpse(game, seat) for seat in range(seats)]
    while game.waiting and game.moment < picks:
        seat = game.waiting[0]
        game.take(seat, bots.ask(players[seat], glimpses[seat]))
    return game


@lru_cache(maxsize=32)
def example_frame(name: str, language: str) -> bytes:
    """The state that a page draws. Nothing can be picked in it."""
    game, say = example_game(name), speaker(language).say
    names = [say(f"term-seat-{seat % 4}") for seat in range(game.seats)]
    return wire.write(FrameMaker(SEAT, language, names).past_frame(game, 0, 0))
