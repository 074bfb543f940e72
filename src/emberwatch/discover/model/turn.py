"""Where a game of Discover has come to: day, phase and turn, and the trade that is being offered."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
DAY: Final = 1
NIGHT: Final = 2
OVER: Final = 3
PHASES: Final[tuple[str, ...]] = ("setup", "day", "night", "over")


class Deal:
    """TR: a trade in the making: token sorts, items and projects for each side."""

    __slots__ = ("given", "partner", "projects", "trader", "wanted", "wanted_projects")

    def __init__(
        self,
        trader: int,
        partner: int,
        given: tuple[int, ...],
        wanted: tuple[int, ...],
        projects: tuple[int, ...],
        wanted_projects: int,
    ) -> None:
        self.trader: Final = trader
        self.partner: Final = partner
        self.given: Final = given
        """Sorts; from 100 on, items by id."""
        self.wanted: Final = wanted
        self.projects: Final = projects
        """Places in the trader's hand: its projects may differ when somebody imagines the game."""
        self.wanted_projects: Final = wanted_projects


class TurnState:
    """The day, whose turn it is, and what is happening in it."""

    __slots__ = ("busy", "chief", "day", "dying", "over", "phase", "resolving", "seat", "spent", "staying", "votes")

    def __init__(
        self,
        day: int,
        phase: int,
        chief: int,
        seat: int,
        over: bool,
        resolving: tuple[int, ...],
        staying: bool,
        spent: tuple[int, ...],
        votes: list[int],
        dying: int,
        busy: int,
    ) -> None:
        self.day = day
        self.phase = phase
        self.chief = chief
        self.seat = seat
        """Whose turn it is; -1 if nobody's."""
        self.over = over
        self.resolving = resolving
        """Entries of the cards that are being resolved, the innermost last; negative: to be removed (~entry)."""
        self.staying = staying
        """GA-5: the feature token that led to the card stays."""
        self.spent = spent
        """OD: abilities used today or this turn, of cards that are not items."""
        self.votes = votes
        """What each seat has named in the current vote."""
        self.dying = dying
        """Bits: survivors with a fourth damage, eliminated together when the line is over (R-17)."""
        self.busy = busy
        """Bits: survivors who have gained something, and so may exceed their carry limit."""

    def clone(self) -> TurnState:
        return TurnState(
            self.day,
            self.phase,
            self.chief,
            self.seat,
            self.over,
            self.resolving,
            self.staying,
            self.spent,
            self.votes[:],
            self.dying,
            self.busy,
        )
