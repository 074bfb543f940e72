"""What all environments share: how games begin, what an action means, and the rewards at the end."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import emberwatch as ew
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice, is_seed
from emberwatch.engine.errors import BadOption, IllegalPick, Problem, quote_input
from emberwatch.engine.game import Game
from emberwatch.engine.rules import Rules
from emberwatch.environments.rewards import Reward
from emberwatch.environments.tables import SERIES_SALT
from emberwatch.narrator import Narrator

SEEDS: Final = 1 << 32
SEATS: Final = 3
"""At a table of which nobody says how large it is, if a game allows that."""
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = (ANSI, RGB_ARRAY)
FRAMES_PER_SECOND: Final = 4
"""For videos: one picture for each step."""


class NotBegun(Problem, AttributeError):
    """The error for asking an environment about a game before there is one."""


def seats_at(game: str, seats: int | None, usual: int = SEATS) -> int:
    """The seats that were asked for; otherwise the usual number, or as many as fit."""
    if seats is not None:
        return seats
    allowed = ew.rules_of(game).seats
    return usual if usual in allowed else allowed[-1]


RANDOM_SEAT: Final = "random"
"""The word for a seat that is drawn for every game."""
SEAT_SALT: Final = 0x5EA7_0000_0000_0000


def check_seat(seat: object, seats: int) -> None:
    if seat != RANDOM_SEAT and (type(seat) is not int or not 0 <= seat < seats):
        raise BadOption("error-own-seat", seat=quote_input(seat), seats=seats, last=seats - 1)


def draw_seat(seed: int, seats: int) -> int:
    """The seat that is drawn for the game with this seed."""
    return CounterDice(seed ^ SEAT_SALT).below(seats)


class Series:
    """One game after another, with the same seats and options.

    The first game after `begin(seed)` is `ew.new_game(..., seed=seed)`; the seeds of later games come from that seed.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], *, aloud: bool = False) -> None:
        self.rules: Final = ew.rules_of(game)
        self.seats: Final = seats
        self.options: Final = dict(options)
        self.aloud: Final = aloud
        self.dice: CounterDice | None = None
        ew.new_game(game, seats=seats, seed=0, **self.options)  # raises BadOption now rather than at the first game

    def begin(self, seed: int | None) -> tuple[Game, int]:
        """Begin the next game, with the seed given or else the next one; return the game and its seed."""
        if seed is None:
            seed = secrets.randbits(32) if self.dice is None else self.dice.below(SEEDS)
            if self.dice is None:
                self.dice = CounterDice(seed ^ SERIES_SALT)
        else:
            seed = int(seed)
            if not is_seed(seed):
                raise BadOption("error-seed", seed=quote_input(seed))
            self.dice = CounterDice(seed ^ SERIES_SALT)
        name = self.rules.name
        return ew.new_game(name, seats=self.seats, seed=seed, aloud=self.aloud, **self.options), seed


def pick_of(rules: Rules, action: object) -> Pick:
    """The pick that an action names; IllegalPick if it is not an action at all."""
    count = rules.vocabulary.seat_picks
    try:
        number = int(action)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        number = -1
    if not 0 <= number < count:
        raise IllegalPick("error-no-such-action", action=quote_input(action), last=count - 1)
    pick: Pick = rules.vocabulary.picks[number]
    return pick


def rewards(game: Game, reward: Reward | None = None) -> list[float]:
    """The reward of each seat, by win unless told otherwise; zero before the end of the game."""
    outcome = game.outcome
    if outcome is None:
        return [0.0] * game.seats
    return [float(number) for number in (reward or game.rules.rewards)(outcome)]


def render_modes_of(game: str) -> list[str]:
    """The modes in which a game can be shown: not every game comes with a picture."""
    return [mode for mode in RENDER_MODES if mode != RGB_ARRAY or ew.rules_of(game).has_room("picture")]


def check_render_mode(game: str, mode: str | None) -> None:
    """BadOption if there is no such mode; NoRoom or MissingPackage if it needs something that is not there."""
    if mode == RGB_ARRAY:
        ew.rules_of(game).room("picture")
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(
            "error-option-value", option="render_mode", value=quote_input(mode), values=", ".join(RENDER_MODES)
        )


def draw_frame(game: Game, seat: int | None) -> Any:  # noqa: ANN401  (an array of pixels)
    """The table as this seat sees it, or a spectator, as rows of pixels."""
    return game.rules.room("picture")(game.view(seat)).pixels()


def tell_story(game: Game, names: Sequence[str], seat: int) -> str:
    """What has happened, as a spectator would read it, and this seat's question, or how the game ended."""
    narrator = Narrator(game, "en", names)
    lines = [narrator.line(event) for event in narrator.story(None)]
    if game.outcome is not None:
        lines.append(narrator.ending())
    elif game.asked[seat]:
        lines.append(f"{names[seat]}: {narrator.question(seat)}")
    return "\n".join(lines)
