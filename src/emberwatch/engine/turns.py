"""What a game gives people who play it together: whose turn it is, what can be undone or answered in advance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from emberwatch.engine.agenda import Pick, Step

if TYPE_CHECKING:
    from emberwatch.engine.game import Game

NOBODY = -1


class Turns:
    """A game's turns: one object per game. It holds no state."""

    ENDS_TURN: ClassVar[frozenset[str]] = frozenset()
    """Verbs that end the turn: after these the player is not asked whether the turn is over."""
    STANDING: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """Questions that come out of turn, by name, with the answers that can be given in advance."""

    def turn_of(self, s: Any) -> int:  # noqa: ANN401
        """The seat whose turn it is; NOBODY if several act at once or the game is over."""
        raise NotImplementedError

    def knowledge(self, s: Any) -> object:  # noqa: ANN401
        """What anybody has seen of hidden things. A pick that changes it cannot be undone."""
        raise NotImplementedError

    def has_secrets(self, s: Any, seat: int) -> bool:  # noqa: ANN401
        """Whether this seat now sees something that the others may not see: two people at one screen hide it."""
        return True

    def standing_pick(self, s: Any, asked: Step, picks: list[Pick], answers: Mapping[str, str]) -> Pick | None:  # noqa: ANN401
        """The pick that a standing answer (`answers`: one of STANDING by name) makes to this question, if any."""
        raise NotImplementedError


# -- picks that are made and taken back together ------------------------------------------------------------------


class Rehearsal:
    """A clone on which a seat's picks are tried, up to the first one that draws or reveals something.

    What comes after that pick is never looked at: the clone carries the real dice.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.game: Final = game.clone()
        self.seat: Final = seat
        self.picks: list[Pick] = []
        self.is_open = True
        """Whether nothing has been drawn or revealed yet."""

    @property
    def choices(self) -> list[Pick]:
        """What the seat could pick next; nothing once something has been drawn."""
        return self.game.asked[self.seat] if self.is_open else []

    @property
    def question(self) -> Step | None:
        """The question that comes next, if the seat is asked one and nothing has been drawn."""
        return self.game.question(self.seat) if self.choices else None

    def take(self, pick: Pick) -> bool:
        """Make a pick, if it is offered."""
        if pick not in self.choices:
            return False
        self.is_open = take_openly(self.game, self.seat, pick)
        self.picks.append(pick)
        return True

    def repeat(self, pick: Pick, times: int) -> int:
        """Make the same pick as often as it is offered, but not more often than that."""
        made = 0
        while made < times and self.take(pick):
            made += 1
        return made


def take_openly(game: Game, seat: int, pick: Pick) -> bool:
    """Make a pick; return whether it drew nothing, revealed nothing and moved nobody else."""
    turns = game.rules.turns
    known, moment = turns.knowledge(game.state), game.moment
    game.take(seat, pick)
    own_only = all([game.pick_at(at)[0] == seat for at in range(moment, game.moment)])
    return own_only and turns.knowledge(game.state) == known


def follow(game: Game, seat: int, picks: Sequence[Pick]) -> int:
    """How many of these picks can be made in a row before something unforeseen happens.

    A pick that draws something ends the row, except where the same pick follows: then the player has said how often.
    """
    trial = game.clone()
    for count, pick in enumerate(picks):
        if pick not in trial.asked[seat]:
            return count
        is_open = take_openly(trial, seat, pick)
        if not is_open and picks[count + 1 : count + 2] != picks[count : count + 1]:
            return count + 1
    return len(picks)
