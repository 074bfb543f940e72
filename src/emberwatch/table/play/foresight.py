"""Foresight: which of the picks that a seat is offered win for certain."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import CHANCE, Pick
from emberwatch.engine.game import Game

WORLDS: Final = 3
"""In how many imagined worlds a pick must win: the seat does not know in which of them it is."""


def find_winning_picks(game: Game, seat: int) -> list[Pick]:
    """The picks after which the seat has won, whatever it cannot see; nothing may be drawn and nobody else asked.

    Only worlds that the seat can imagine are tried, so this tells it nothing that it does not know. If every pick wins,
    none of them is special.
    """
    if not game.rules.can_win_now(game.state, seat):
        return []
    picks = list(game.asked[seat])
    for number in range(WORLDS):
        world = game.imagine(seat, number)
        picks = [pick for pick in picks if wins(world, seat, pick)]
        if not picks:
            break
    return picks if len(picks) < len(game.asked[seat]) else []


def wins(world: Game, seat: int, pick: Pick) -> bool:
    """Whether a pick wins in this world before anything is drawn."""
    trial = world.clone()
    if not any([pick is offered for offered in trial.asked[seat]]):
        return False
    trial.take(seat, pick)
    if not trial.rules.has_won(trial.state, seat):
        return False
    return all([trial.pick_at(at)[0] != CHANCE for at in range(world.moment, trial.moment)])
