"""What a game gives the narrator: which message names a pick, and how numbers become words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from emberwatch.engine.agenda import Pick, Step

Said: TypeAlias = dict[str, str | int]
"""The arguments of a message, ready to be said."""
Say: TypeAlias = Callable[..., str]
"""Says a message by its key in somebody's language: say("resource-wood"), say("amount-wood", n=2)."""


class Wording:
    """One object a game. It knows the game's names; the sentences are in the text files."""

    def pick_key(self, pick: Pick) -> str:
        """The message that names this pick."""
        return f"pick-{pick.words[0]}"

    def telling_key(self, kind: str) -> str:
        """The message that tells an event of this kind."""
        return f"told-{kind}"

    def ending_key(self, reason: str) -> str:
        """The message that says who won, and why."""
        return f"won-{reason}"

    def pick_fields(self, s: Any, asked: Step | None, pick: Pick) -> dict[str, int]:  # noqa: ANN401
        """What the pick is about, as numbers by kind: hero, place, room ..."""
        raise NotImplementedError

    def spoken(self, s: Any, say: Say, about: str, fields: Mapping[str, int]) -> Said:  # noqa: ANN401
        """The numbers as words. `about` is the message they are for; seats are left to the narrator."""
        raise NotImplementedError

    def figures(self, s: Any) -> Mapping[str, Said]:  # noqa: ANN401
        """By rule id, the figures that belong to its text; without a state those that the game comes with."""
        raise NotImplementedError

    def helps(self, s: Any, say: Say, pick: Pick) -> list[str]:  # noqa: ANN401
        """What the thing that a pick names does: a room's ability, an event's cost ..."""
        raise NotImplementedError

    def card(self, s: Any, say: Say, told_kind: str, numbers: Mapping[str, int]) -> list[str]:  # noqa: ANN401
        """What is printed on the card that is read or drawn in an event: title, story, text; [] if there is none."""
        return []
