"""Shortcuts: several picks that somebody would make one after another, with one intention.

"Take 3 wood" is three picks, "build the Generator and fill it" is five. A game offers shortcuts with a question, and
says what each will do. Making one makes its picks, one after another: the rules know nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from emberwatch.engine.agenda import Pick

if TYPE_CHECKING:
    from emberwatch.engine.game import Game
    from emberwatch.engine.presenting import Say


class Shortcut:
    """Some picks in a row, in words that say what they will do."""

    __slots__ = ("ending", "figure", "group", "label", "note", "picks", "things")

    def __init__(
        self,
        label: str,
        picks: Sequence[Pick],
        *,
        note: str = "",
        things: tuple[str, ...] = (),
        group: str = "",
        figure: int | None = None,
        ending: Pick | None = None,
    ) -> None:
        self.label: Final = label
        """What it does, as a phrase: "Take 3 wood"."""
        self.note: Final = note
        """What it costs, or what else happens; may be empty."""
        self.picks: Final = tuple(picks)
        self.things: Final = things
        """The things to click for it, where no single pick names them."""
        self.group: Final = group
        """Shortcuts of one group differ only in their figure: take 1, 2, 3 ..."""
        self.figure: Final = figure
        self.ending: Final = ending
        """The pick that would end the matter afterward, for people who want nothing else."""


class Shortcuts:
    """A game's shortcuts: one object per game. It holds no state."""

    def offer(self, game: Game, seat: int, say: Say) -> list[Shortcut]:
        """What a waiting seat is offered besides single picks, the most useful first."""
        return []


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
    def offered(self) -> list[Pick]:
        """What the seat could pick next; nothing once something has been drawn."""
        return self.game.asked[self.seat] if self.is_open else []

    def take(self, pick: Pick) -> bool:
        """Make a pick, if it is offered."""
        if pick not in self.offered:
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
