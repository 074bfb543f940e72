"""What a game gives the terminal: what it shows when, its own commands, how to list its choices, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType

from emberwatch.engine.agenda import Pick
from emberwatch.terminal.chronicle import Chronicle
from emberwatch.terminal.drawing import Drawing, Signs, View
from emberwatch.terminal.match import TerminalMatch
from emberwatch.terminal.window import TerminalWindow


class TerminalTable(Drawing):
    """A game as the people at the window see it. Each game has its own."""

    LOOKS: ClassVar[Sequence[str]] = ()
    """The game's own commands, in the order of the list: each shows a part of the table."""
    AT_THE_END: ClassVar[Sequence[str]] = ()
    """Those that still work when the game is over."""
    DAWN: ClassVar[str] = ""
    """The event that begins a day."""
    DAYS_IN_LOG: ClassVar[int] = 1
    """How many dawns back the log goes by default."""
    chronicle: Chronicle

    def __init__(self, match: TerminalMatch, signs: Signs, window: TerminalWindow) -> None:
        super().__init__(match.narrator, signs)
        self.match = match
        self.game = match.game
        self.window = window
        self.moments: set[tuple[object, ...]] = set()
        """What has been shown in full already: tips, help texts, the table at the beginning of a night."""

    def first_time(self, *moment: object) -> bool:
        if moment in self.moments:
            return False
        self.moments.add(moment)
        return True

    # -- the beginning --------------------------------------------------------------------------------------------

    def introduction(self) -> list[RenderableType]:
        """What the game is about, for people who have never seen it."""
        raise NotImplementedError

    def terms(self) -> list[RenderableType]:
        """The options this game is played with."""
        raise NotImplementedError

    # -- a question -----------------------------------------------------------------------------------------------

    def period(self, view: View) -> object:
        """The round or day: help texts are shown once in each."""
        raise NotImplementedError

    def overview(self, view: View, seat: int) -> list[RenderableType]:
        """What is too large to go between the news and the question, if it is time to show it."""
        return []

    def news_last(self, seat: int) -> bool:
        """Whether short news appears right above the question instead of above the situation."""
        return False

    def situation(self, view: View, seat: int, *, fresh: bool) -> list[RenderableType]:
        """What is on the table, if it is time to show it; `fresh`: the screen shows nothing of the game yet."""
        raise NotImplementedError

    def tip_key(self, question: str) -> str:
        """The message shown when a question comes up for the first time, if there is one."""
        raise NotImplementedError

    def beneath(self, view: View, seat: int) -> list[RenderableType]:
        """Useful facts between the question and its choices."""
        return []

    def choices(self, view: View, seat: int, *, brief: bool) -> RenderableType:
        """The numbered choices; `brief` leaves out what was said before."""
        raise NotImplementedError

    def number_picks(self, picks: Sequence[Pick]) -> dict[int, Pick]:
        """Give each pick the number that a player types for it, in the order of the list."""
        raise NotImplementedError

    # -- commands and explanations --------------------------------------------------------------------------------

    def look(self, command: str, seat: int) -> list[RenderableType]:
        """What one of the game's own commands shows."""
        raise NotImplementedError

    def help_key(self, command: str) -> str:
        """The message that says what a command does."""
        return f"term-help-{command}"

    def word_key(self, command: str) -> str:
        """The message with further words for a command."""
        return f"term-word-{command}"

    def explanation(self, seat: int, pick: Pick) -> list[RenderableType]:
        """What else to say about a choice that somebody asks about, besides its help."""
        return []

    def rules_behind(self, seat: int, pick: Pick, rules: Sequence[str]) -> Sequence[str]:
        """The rules to read before making this pick, out of its question's rules."""
        return rules

    # -- the end --------------------------------------------------------------------------------------------------

    def ending(self) -> list[RenderableType]:
        """How the game ended."""
        raise NotImplementedError

    def possible_at_the_end(self) -> str:
        """The message that says what can be typed when the game is over."""
        raise NotImplementedError
