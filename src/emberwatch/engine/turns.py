"""What a game gives people who play it together: whose turn it is, what can be undone or answered in advance."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from emberwatch.engine.agenda import Pick, Step

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
