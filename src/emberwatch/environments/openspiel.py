"""OpenSpiel: the games as Python games with chance nodes, information states and resampling.

    import pyspiel
    import emberwatch.environments.openspiel
    game = pyspiel.load_game("python_emberwatch_outlive", {"players": 3})

- Parameters are `players` and the options of the game (except packs); an empty text means the option's default.
- Actions are the numbers of picks in the game's vocabulary. Outcomes of chance are the numbers of its chance picks,
  counted from the first chance pick, with the probabilities of the bag. The driver makes picks that have no
  alternative. When several seats are asked at once, the lowest one goes first.
- `observation_string` is everything that a player may know now, as JSON (`Game.view`); `observation_tensor` is the
  vector of `encoding`.
- `information_state_string` has perfect recall: the player's own actions, a digest of all that they have seen since the
  beginning, and the view (see `recall`). There is no information state tensor, because no vector of fixed size holds a
  whole history; use the observation tensor.
- `resample_from_infostate` is `Game.imagine`: it redeals whatever the player cannot know. The player's information
  state stays the same. Nobody knows what the others have seen in the redealt world, so their memories begin there.
- Returns are those of `Rules.rewards`: zero-sum where a game is a contest, general-sum otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import emberwatch as ew
from emberwatch.engine.agenda import Pick
from emberwatch.engine.errors import Problem
from emberwatch.environments import missing
from emberwatch.environments.chance_nodes import Waiting, imagine_waiting, pick_taken, waiting_game
from emberwatch.environments.encoding import encoding_of
from emberwatch.environments.games import rewards, seats_at
from emberwatch.environments.recall import Recall, Taken, begin, move_on, written_view
from emberwatch.registry import all_games

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError as problem:
    raise missing(problem) from problem

PLAYERS: Final = 2
"""The default number of players, if a game allows it."""


class ImaginedState(Problem):
    """The error for asking an imagined state for its history."""


def option_parameters(game: str) -> dict[str, str | int]:
    """The options that are parameters, with their defaults; "" if the game makes up the default."""
    options = ew.rules_of(game).options
    return {name: "" if o.default is None else o.default for name, o in options.items() if name != "pack"}


def game_type(game: str) -> Any:  # noqa: ANN401  (pyspiel has no types)
    seats = ew.rules_of(game).seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_emberwatch_{game}",
        long_name=f"Emberwatch: {game.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if ew.rules_of(game).is_contest else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats_at(game, None, PLAYERS), **option_parameters(game)},
    )


def game_info(game: str, players: int) -> Any:  # noqa: ANN401
    rules = ew.rules_of(game)
    vocabulary = rules.vocabulary
    return pyspiel.GameInfo(
        num_distinct_actions=vocabulary.seat_picks,
        max_chance_outcomes=len(vocabulary.picks) - vocabulary.seat_picks,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if rules.is_contest else None,
        max_game_length=rules.most_choices,
    )


TYPES: Final = {game: game_type(game) for game in all_games()}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel. Use `pyspiel.load_game`."""

    def __init__(self, name: str, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        players = int(given.get("players", seats_at(name, None, PLAYERS)))
        options = {key: value for key, value in given.items() if key != "players" and value != ""}
        self.first: Final = waiting_game(name, players, options)
        """The beginning of every game; states are copies of it."""
        self.encoding: Final = encoding_of(name)
        super().__init__(TYPES[name], game_info(name, players), given)

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.first.game.rules.most_choices

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401
        return Observer(self.encoding.size, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game that waits at choices and at chance. OpenSpiel copies and pickles all attributes, so there is only one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = SpielTable(game.first.clone(), [], recalls_from(game.first))

    def current_player(self) -> int:
        waiting = self.table.waiting
        if waiting.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        asking = waiting.game.waiting
        return asking[0] if asking else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.table.waiting.chance is None and not self.table.waiting.game.waiting

    def _legal_actions(self, player: int) -> list[int]:
        return [pick.number for pick in self.table.waiting.game.asked[player]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        waiting = self.table.waiting
        first = waiting.game.rules.vocabulary.seat_picks
        return [(pick.number - first, probability) for pick, probability in waiting.outcomes()]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self.table.waiting.take(player, self.pick_of(player, action))
        self.table.taken.append((player, action))

    def pick_of(self, player: int, action: int) -> Pick:
        return pick_taken(self.table.waiting.game.rules.vocabulary, player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return " ".join(map(str, self.pick_of(player, action).words))

    def returns(self) -> list[float]:
        return rewards(self.table.waiting.game)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that agrees with everything this player knows; the rest is redealt."""
        twin: SpielState = self.clone()
        seed = int(sampler() * (1 << 32))
        twin.table = self.table.imagine(player, seed)
        return twin

    def __str__(self) -> str:
        return "\n".join([f"{player}: {self._action_to_string(player, action)}" for player, action in self.table.taken])


class SpielTable:
    """The game of a state, with the actions taken so far: it is copied by cloning and pickled as its actions."""

    def __init__(
        self, waiting: Waiting, taken: list[Taken], recalls: Sequence[Recall], *, is_imagined: bool = False
    ) -> None:
        self.waiting = waiting
        self.taken = taken
        self.recalls = list(recalls)
        """What each player remembers, up to when they were last asked for it."""
        self.is_imagined = is_imagined

    def __deepcopy__(self, memo: object) -> SpielTable:
        return SpielTable(self.waiting.clone(), self.taken[:], self.recalls, is_imagined=self.is_imagined)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.is_imagined:
            raise ImaginedState("error-imagined-state")
        game = self.waiting.game
        return replay_actions, (game.rules.name, game.seats, dict(game.options), self.taken)

    def own_actions(self, player: int) -> list[int]:
        return [action for who, action in self.taken if who == player]

    def recall(self, player: int) -> Recall:
        """What a player remembers now."""
        self.recalls[player] = move_on(self.recalls[player], self.taken, player)
        return self.recalls[player]

    def imagine(self, player: int, seed: int) -> SpielTable:
        """A table that this player cannot tell from this one."""
        world, count = imagine_waiting(self.waiting, player, seed), len(self.taken)
        recalls = [begin(world, count, other) for other in range(world.game.seats)]
        recalls[player] = self.recall(player)._replace(then=recalls[player].then)
        return SpielTable(world, self.taken[:], recalls, is_imagined=True)


def recalls_from(first: Waiting) -> list[Recall]:
    """What the players know at the beginning."""
    return [begin(first, 0, player) for player in range(first.game.seats)]


def replay_actions(name: str, seats: int, options: Mapping[str, Any], taken: Sequence[Taken]) -> SpielTable:
    """Rebuild a table from its actions."""
    waiting = waiting_game(name, seats, options)
    recalls = recalls_from(waiting)
    for player, action in taken:
        waiting.take(player, pick_taken(waiting.game.rules.vocabulary, player, action))
    return SpielTable(waiting, list(taken), recalls)


class Observer:
    """What a player may know, for OpenSpiel's observations and information states."""

    def __init__(self, size: int, *, recalls: bool) -> None:
        self.tensor = np.zeros(0 if recalls else size, np.float32)
        """Empty with perfect recall, which only the string has."""
        self.dict = {} if recalls else {"observation": self.tensor}
        self.recalls = recalls

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recalls:
            game = state.table.waiting.game
            self.tensor[:] = encoding_of(game.rules.name).encode(game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        if not self.recalls:
            return written_view(table.waiting.game, player)
        recall = table.recall(player)
        return f"{table.own_actions(player)} {recall.digest} {recall.seen}"


def load(name: str, parameters: Mapping[str, Any]) -> Any:  # noqa: ANN401
    """Load a game that was pickled; importing this module has registered it."""
    return pyspiel.load_game(name, dict(parameters))


def class_of(name: str) -> type[SpielGame]:
    """Make a class for each game: OpenSpiel keeps what makes its games, and only a class outlives the interpreter."""

    class NamedGame(SpielGame):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return NamedGame


for game_name in TYPES:
    pyspiel.register_game(TYPES[game_name], class_of(game_name))
