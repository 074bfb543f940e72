"""Who plays the other seats: bots by name, bots as objects or classes, functions and policies.

- A word names a level or a bot, with a budget if it takes one: `normal`, `greedy`, `planner:100`. A class of bots works
  like a word. Both are made again for every game, with a seed that comes from the game's seed.
- A bot as an object stays the same from game to game.
- A function gets the observation and the mask of the seat that is asked, and returns the number of a legal action.
- A policy is anything with a method `predict`, as in Stable-Baselines3: it gets the observation, and the mask if it
  takes `action_masks`, and returns the action, alone or with its inner state.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Bot, BotFailed, Glimpse
from emberwatch.engine.agenda import Pick
from emberwatch.engine.errors import BadOption, quote_input
from emberwatch.environments.encoding import Mask, Vector, encoding_of, mask
from emberwatch.environments.games import pick_of


@runtime_checkable
class Policy(Protocol):
    """A learned policy, as Stable-Baselines3 and others have them."""

    @property
    def predict(self) -> Callable[..., Any]: ...


Function = Callable[[Vector, Mask], Any]
Opponent = str | Bot | type[Bot] | Function | Policy
Opponents = Opponent | Sequence[Opponent]
Player = Bot | Function | Policy
"""An opponent who is ready to play."""


def check_opponents(opponents: Opponents, game: str, seats: int) -> list[Opponent]:
    """An opponent for each of the other seats; BadOption if there are too few or too many, or if one cannot play."""
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    found: list[Any] = list(opponents) if several else [opponents] * (seats - 1)  # type: ignore[arg-type]
    if len(found) != seats - 1:
        raise BadOption("error-opponents", found=len(found), seats=seats, expected=seats - 1)
    for opponent in found:
        check_opponent(opponent, game)
    return found


def check_opponent(opponent: object, game: str) -> None:
    if isinstance(opponent, str):
        bots.parse_bot(opponent, game)
    elif is_bot(opponent):
        if not opponent.plays(game):  # type: ignore[attr-defined]
            raise BadOption("error-opponent", opponent=quote_input(opponent), game=game)
    elif not (callable(opponent) or isinstance(opponent, Policy)):
        raise BadOption("error-opponent", opponent=quote_input(opponent), game=game)


def is_bot(opponent: object) -> bool:
    return isinstance(opponent, Bot) or (isinstance(opponent, type) and issubclass(opponent, Bot))


def make_player(opponent: Opponent, game: str, seed: int) -> Player:
    """The opponent, ready for one game."""
    if isinstance(opponent, str):
        return bots.make(opponent, game, seed)
    if isinstance(opponent, type) and issubclass(opponent, Bot):
        return opponent(seed)
    return opponent


def choose(player: Player, game: ew.Game, glimpse: Glimpse) -> Pick:
    """What an opponent picks; BotFailed if that is not offered."""
    if isinstance(player, Bot):
        return player.choose(glimpse)
    seat = glimpse.seat
    action = ask_policy(player, encoding_of(game.rules.name).encode(game, seat), mask(game, seat))
    try:
        pick = pick_of(game.rules, action)
    except ew.IllegalPick as problem:
        raise BotFailed("error-bot-pick", bot=name_of(player), pick=quote_input(action)) from problem
    if pick not in glimpse.picks:
        raise BotFailed("error-bot-pick", bot=name_of(player), pick=str(pick))
    return pick


def ask_policy(player: Function | Policy, observation: Vector, legal: Mask) -> Any:  # noqa: ANN401
    if not isinstance(player, Policy):
        return player(observation, legal)
    takes_masks = "action_masks" in inspect.signature(player.predict).parameters
    answer = player.predict(observation, action_masks=legal) if takes_masks else player.predict(observation)
    return answer[0] if isinstance(answer, tuple) else answer


def are_words(opponents: Sequence[Opponent]) -> bool:
    """Whether other processes can make these opponents."""
    return all([isinstance(opponent, str) for opponent in opponents])


def name_of(player: object) -> str:
    return str(getattr(player, "__name__", type(player).__name__))
