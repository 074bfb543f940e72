"""What Outlive gives the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.terminal.drawing import Signs, View
from emberwatch.terminal.match import TerminalMatch
from emberwatch.terminal.outlive.choices import number_picks
from emberwatch.terminal.outlive.explaining import Explaining
from emberwatch.terminal.outlive.screen import Screen
from emberwatch.terminal.table import TerminalTable
from emberwatch.terminal.window import TerminalWindow


class OutliveTable(TerminalTable):
    """The board, the shelters, the open events, the score."""

    LOOKS: ClassVar[Sequence[str]] = ("board", "shelter", "others", "events", "score")
    AT_THE_END: ClassVar[Sequence[str]] = ("score", "log", "others", "board", "shelter")
    DAWN: ClassVar[str] = "dawn"

    def __init__(self, match: TerminalMatch, signs: Signs, window: TerminalWindow) -> None:
        super().__init__(match, signs, window)
        self.screen = Screen(match.narrator, signs)
        self.chronicle = self.screen.chronicle
        self.explaining = Explaining(match.narrator, signs)

    # -- the beginning --------------------------------------------------------------------------------------------

    def introduction(self) -> list[RenderableType]:
        return [Text(line) for line in self.say("term-intro").splitlines()]

    def terms(self) -> list[RenderableType]:
        options = self.game.options
        placement = self.say(f"placement-{options['placement']}")
        return [Text(self.say("term-rulebook", edition=self.say(f"edition-{options['edition']}"), placement=placement))]

    # -- a question -----------------------------------------------------------------------------------------------

    def period(self, view: View) -> object:
        return view["round"]

    def situation(self, view: View, seat: int, *, fresh: bool) -> list[RenderableType]:
        return [*self.whole(view, seat, fresh=fresh), *self.night_step(view, seat)]

    def whole(self, view: View, seat: int, *, fresh: bool) -> list[RenderableType]:
        """Board and shelter in full at a turn and when a night begins, not for every question in between."""
        phase = str(view["phase"])
        indoors = phase == "night" and bool(self.game.state.lanes[seat])
        begins = self.first_time(seat, view["round"], phase, indoors) and phase in ("placement", "night")
        is_time = self.match.asks(seat) == "ask-turn" or fresh or begins
        if not is_time or phase == "setup":
            return []
        board = [] if indoors and not fresh else [self.screen.board.draw(view, self.window.width)]
        shelters = self.screen.shelters
        return ["", self.heading(view, seat), *board, shelters.draw(view, seat), shelters.others(view, seat)]

    def heading(self, view: View, seat: int) -> Rule:
        title = Text(f"{self.screen.board.day(view)} · ", style="bold").append_text(self.seat(seat))
        return Rule(title, style="dim")

    def night_step(self, view: View, seat: int) -> list[RenderableType]:
        """The step of the night that begins."""
        prompt = self.game.prompt(seat)
        key = f"night-step-{prompt.rules[0]}" if prompt and prompt.rules else ""
        is_step = view["phase"] == "night" and self.narrator.speaker.knows(key)
        if not is_step or not self.first_time(key, seat, view["round"]):
            return []
        return ["", Rule(Text(self.say(key)), style="dim", align="left")]

    def tip_key(self, question: str) -> str:
        return f"term-tip-{question}"

    def beneath(self, view: View, seat: int) -> list[RenderableType]:
        """What the seat can pay with."""
        if view["phase"] == "setup" or self.match.asks(seat) == "ask-turn":
            return []
        stores = self.screen.shelters.stores(view["shelters"][seat])
        return [Text(self.say("term-stores", items=stores), style="dim")]

    def choices(self, view: View, seat: int, *, brief: bool) -> RenderableType:
        return self.screen.choices.draw(view, seat, brief=brief)

    def number_picks(self, picks: Sequence[Pick]) -> dict[int, Pick]:
        return number_picks(picks)

    # -- commands and explanations --------------------------------------------------------------------------------

    def look(self, command: str, seat: int) -> list[RenderableType]:
        view, shelters = self.game.view(seat), self.screen.shelters
        if command == "board":
            return [self.screen.board.draw(view, self.window.width)]
        if command == "shelter":
            return [shelters.draw(view, seat)]
        if command == "others":
            return [shelters.draw(view, other) for other in range(self.game.seats) if other != seat]
        if command == "events":
            return [*self.screen.board.open_events(view)]
        return [self.screen.scoresheet.draw(view, self.say("term-score-title"))]

    def explanation(self, seat: int, pick: Pick) -> list[RenderableType]:
        return [*self.explaining.explanation(seat, pick)]

    def rules_behind(self, seat: int, pick: Pick, rules: Sequence[str]) -> Sequence[str]:
        return self.explaining.rules_behind(seat, pick, rules)

    # -- the end --------------------------------------------------------------------------------------------------

    def ending(self) -> list[RenderableType]:
        """The score sheet, and who joins the Convoy."""
        outcome = self.game.outcome
        assert outcome is not None
        title = Rule(Text(self.say("term-end"), style="bold"))
        sheet = self.screen.scoresheet.draw(self.game.view(None), "", outcome.reason)
        return ["", title, sheet, Text(self.narrator.ending(), style="bold")]

    def possible_at_the_end(self) -> str:
        return "term-end-possible"
