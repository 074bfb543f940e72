"""What a game gives a table with things to point at: which a pick names, what each is, why it is not offered.

A thing is called by a short key of words with colons: `place:forest`, `hero:0:hero-5`, `space:A1`. A drawing puts these
keys on what it draws; a pick names the things one would click for it. So any question can be answered on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.wording import Say

if TYPE_CHECKING:
    from emberwatch.engine.view_types import PlainEntry


class Entry:
    """What a thing is, for a tooltip: its name, what it does, the rules behind it."""

    __slots__ = ("rules", "text", "title")

    def __init__(self, title: str, text: tuple[str, ...] = (), rules: tuple[str, ...] = ()) -> None:
        self.title: Final = title
        self.text: Final = text
        self.rules: Final = rules

    def plain(self) -> PlainEntry:
        """JSON-able."""
        return {"title": self.title, "text": list(self.text), "rules": list(self.rules)}


class Reason:
    """Why something cannot be done now: a sentence, and the rule it comes from ("" if it is none of the rulebook's)."""

    __slots__ = ("rule", "text")

    def __init__(self, text: str, rule: str = "") -> None:
        self.text: Final = text
        self.rule: Final = rule


class Things:
    """One object a game. Like its wording it holds no state."""

    def named(self, s: Any, asked: Step, pick: Pick) -> tuple[str, ...]:  # noqa: ANN401
        """The things one would click to make this pick, in the order one would click them; () if there are none."""
        raise NotImplementedError

    def glossary(self, s: Any, seat: int | None, say: Say) -> dict[str, Entry]:  # noqa: ANN401
        """Every thing that this seat may know of, by its key."""
        raise NotImplementedError

    def why_not(self, s: Any, seat: int, thing: str, say: Say) -> list[Reason]:  # noqa: ANN401
        """Why this seat cannot pick this thing now, as far as the game can say; [] if it has no reason of its own."""
        raise NotImplementedError
