"""Discover among people: whose turn it is, what can be taken back, what is answered beforehand."""

from __future__ import annotations

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.discover import DISCOVER
from emberwatch.discover.combat import TakeForHim
from emberwatch.discover.day import Turn
from emberwatch.discover.explore import find
from emberwatch.discover.items import AcceptItem
from emberwatch.discover.monsters import ChiefNames, NameFighter, StartFight
from emberwatch.discover.names import PHYSICAL, PROTECT, WOOD
from emberwatch.discover.night import Council, PassOn
from emberwatch.discover.rewards import AcceptReward
from emberwatch.discover.state import Deal, Held, State, new_combat
from emberwatch.discover.trade import Consent
from emberwatch.discover.windows import ProtectDie
from emberwatch.engine.agenda import CHANCE, Words
from emberwatch.engine.chance import CounterDice
from emberwatch.engine.game import Game
from emberwatch.engine.manners import NOBODY
from tests.discover.wilderness import board, found, instant, monster, open_enemy, play, project, reveal, survivor, wild

MANNERS = DISCOVER.manners
SET_UPS = [(1, 1), (2, 2), (3, 3), (4, 4), (2, 5), (3, 5), (4, 1)]
"""Seats and scenario."""


# -- taking back ------------------------------------------------------------------------------------------------------


def check_reveals_nothing(game: Game, seat: int, pick: Words, seed: int) -> bool:
    """Whether the pick can be taken back; if so, it looks the same in every world that the seat can imagine."""
    real = game.clone()
    before, known = len(real.log), MANNERS.known(real.state)
    real.choose(seat, pick)
    if any(who == CHANCE for who, _ in real.log[before:]) or MANNERS.known(real.state) != known:
        return False
    for n in range(3):
        world = game.imagine(seat, seed + n)
        world.choose(seat, pick)
        assert world.view(seat) == real.view(seat), pick
    return True


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_what_can_be_taken_back_has_revealed_nothing(seats: int, scenario: int) -> None:
    """Games of bots that get somewhere, with a random pick tried beside each of theirs."""
    seed = 31 * scenario + seats
    game = ew.new_game("discover", seats=seats, seed=seed, scenario=scenario, copy=seed)
    players = [bots.make("scout" if seat % 2 else "random", "discover", seed + seat) for seat in range(seats)]
    dice, harmless = CounterDice(seed), 0
    while game.waiting and len(game.log) < 900:
        seat = game.waiting[0]
        tried = game.picks(seat)[dice.below(len(game.asked[seat]))]
        harmless += check_reveals_nothing(game, seat, tried, dice.below(1 << 20))
        game.take(seat, players[seat].choose(Glimpse(game, seat)))
    assert harmless > 20
