"""What a game gives the terminal: what it shows when, its own commands, how its choices are listed, how it ends."""

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
    """A game as it lies before whoever sits at the window. Each game has its own."""

    LOOKS: ClassVar[Sequence[str]] = ()
    """Commands of its own, as they are listed: each shows a part of the table."""
    AT_THE_END: ClassVar[Sequence[str]] = ()
    """Those that are still obeyed when the game is over."""
    DAWN: ClassVar[str] = ""
    """The event with which a day begins."""
    DAYS_IN_LOG: ClassVar[int] = 1
    """How many dawns back the log goes when nothing more is asked for."""
    chronicle: Chronicle

    def __init__(self, match: TerminalMatch, signs: Signs, window: TerminalWindow) -> None:
        super().__init__(match.narrator, signs)
        self.match = match
        self.game = match.game
        self.window = window
        self.moments: set[tuple[object, ...]] = set()
        """What was shown in full already: tips, help texts, the table at the beginning of a night."""

    def first_time(self, *moment: object) -> bool:
        if moment in self.moments:
            return False
        self.moments.add(moment)
        return True

    # -- the beginning --------------------------------------------------------------------------------------------

    def introduction(self) -> list[RenderableType]:
        """What the game is about, for somebody who has never seen it."""
        raise NotImplementedError

    def terms(self) -> list[RenderableType]:
        """What this game is played with."""
        raise NotImplementedError

    # -- a question -----------------------------------------------------------------------------------------------

    def period(self, view: View) -> object:
        """The round or day: what a choice does is explained once in each."""
        raise NotImplementedError

    def overview(self, view: View, seat: int) -> list[RenderableType]:
        """What is too large to stand between the news and the question, if it is time to show it."""
        return []

    def news_last(self, seat: int) -> bool:
        """Whether news, if they are short, stand right above the question instead of above the situation."""
        return False

    def situation(self, view: View, seat: int, *, fresh: bool) -> list[RenderableType]:
        """What lies on the table, if it is time to show it; `fresh`: the screen shows nothing of the game yet."""
        raise NotImplementedError

    def tip_key(self, question: str) -> str:
        """The message, if there is one, that is shown when a question comes up for the first time."""
        raise NotImplementedError

    def beneath(self, view: View, seat: int) -> list[RenderableType]:
        """What is good to know between the question and its choices."""
        return []

    def choices(self, view: View, seat: int, *, brief: bool) -> RenderableType:
        """The numbered choices; `brief` leaves out what was said before."""
        raise NotImplementedError

    def numbered(self, picks: Sequence[Pick]) -> dict[int, Pick]:
        """What a player types for each pick, as they are listed."""
        raise NotImplementedError

    # -- commands and explanations --------------------------------------------------------------------------------

    def look(self, command: str, seat: int) -> list[RenderableType]:
        """What one of its own commands shows."""
        raise NotImplementedError

    def help_key(self, command: str) -> str:
        """The message that says what a command does."""
        return f"term-help-{command}"

    def word_key(self, command: str) -> str:
        """The message with the further words for a command."""
        return f"term-word-{command}"

    def explanation(self, seat: int, pick: Pick) -> list[RenderableType]:
        """What else there is to say of a choice that somebody asks about, besides its help."""
        return []

    def rules_behind(self, seat: int, pick: Pick, rules: Sequence[str]) -> Sequence[str]:
        """The rules to read before making this pick, of a question with these rules."""
        return rules

    # -- the end --------------------------------------------------------------------------------------------------

    def ending(self) -> list[RenderableType]:
        """How it ended."""
        raise NotImplementedError

    def possible_at_the_end(self) -> str:
        """The message that says what can be typed when the game is over."""
        raise NotImplementedError
