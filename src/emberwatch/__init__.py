"""Emberwatch: survival board games on one digital table, strictly by their rulebooks.

import emberwatch as ew
game = ew.new_game("outlive", seats=4, seed=7)
while game.waiting:
    seat = game.waiting[0]
    game.choose(seat, game.picks(seat)[0])
print(game.outcome)
"""

from __future__ import annotations

import secrets

from emberwatch import forms  # noqa: F401  # isort: skip  (first: it decides how all others are imported)
from emberwatch.engine import game as _game
from emberwatch.engine import pickling as _pickling  # noqa: F401  (tells pickle about games)
from emberwatch.engine import record as _record
from emberwatch.engine.agenda import Prompt, Words
from emberwatch.engine.dice import CounterDice, Dice, SealedDice, is_seed
from emberwatch.engine.errors import BadOption, BadRecord, IllegalPick, Problem, UnknownGame, quote_input
from emberwatch.engine.game import Game
from emberwatch.engine.laws import check_laws
from emberwatch.engine.rules import Outcome, checked_options
from emberwatch.registry import all_games, rules_of

__all__ = [
    "BadOption",
    "BadRecord",
    "Game",
    "IllegalPick",
    "Outcome",
    "Problem",
    "Prompt",
    "UnknownGame",
    "Words",
    "check_laws",
    "checked_options",
    "games",
    "new_game",
    "replay",
    "rules_of",
]

__version__ = "0.1.0"


def games() -> dict[str, dict[str, object]]:
    """The games that can be played, with each game's options and their legal values."""
    return {
        name: {
            "seats": list(rules.seats),
            "rules": rules.version,
            "options": {
                option: {"values": list(o.values) if o.values else None, "default": o.default}
                for option, o in rules.options.items()
            },
        }
        for name, rules in all_games().items()
    }


def new_game(
    game: str,
    *,
    seats: int,
    seed: int | None = None,
    secret: bytes | None = None,
    aloud: bool = False,
    **options: object,
) -> Game:
    """Start a new game and run it up to its first question.

    `seed` chooses the dice for simulation, `secret` (32 bytes) the sealed dice of the table; with neither, a seed is
    made up. `aloud` keeps the story. Further keyword arguments are options of the game.
    """
    rules = rules_of(game)
    if type(seats) is not int or seats not in rules.seats:
        allowed = ", ".join(map(str, rules.seats))
        raise BadOption("error-seats", game=game, seats=quote_input(seats), allowed=allowed)
    return _game.new(rules, seats, _dice(seed, secret), checked_options(rules, options), aloud=aloud)


def _dice(seed: int | None, secret: bytes | None) -> Dice:
    if seed is not None and secret is not None:
        raise BadOption("error-seed-and-secret")
    if secret is not None:
        return SealedDice(secret)
    if seed is None:
        seed = secrets.randbits(32)
    if not is_seed(seed):
        raise BadOption("error-seed", seed=quote_input(seed))
    return CounterDice(seed)


def replay(record: object, *, to: int | None = None, aloud: bool = False) -> Game:
    """Replay a record, or its first `to` picks; raise BadRecord if it does not reproduce."""
    return _record.replay(record, all_games(), to=to, aloud=aloud)
