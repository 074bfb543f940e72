"""Pebbles in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.terminal import numbering
from emberwatch.terminal.chronicle import Chronicle
from emberwatch.terminal.drawing import Signs, View
from emberwatch.terminal.match import TerminalMatch
from emberwatch.terminal.table import TerminalTable
from emberwatch.terminal.window import TerminalWindow


class PebblesTable(TerminalTable):
    """A line for the heap, and one for each seat."""

    LOOKS: ClassVar[Sequence[str]] = ("heap",)
    AT_THE_END: ClassVar[Sequence[str]] = ("heap", "log")

    def __init__(self, match: TerminalMatch, signs: Signs, window: TerminalWindow) -> None:
        super().__init__(match, signs, window)
        self.chronicle = Chronicle(match.narrator, signs)

    def introduction(self) -> list[RenderableType]:
        return [Text(self.say("pebbles-intro"))]

    def terms(self) -> list[RenderableType]:
        return [Text(self.say(f"pebbles-edition-{self.game.options['edition']}"))]

    def period(self, view: View) -> object:
        return None

    def situation(self, view: View, seat: int, *, fresh: bool) -> list[RenderableType]:
        own = self.say("pebbles-favourite", colour=self.say(f"pebbles-{view['favourites'][seat]}"))
        return ["", *self.lines(view), Text(own)]

    def lines(self, view: View) -> list[RenderableType]:
        """The heap and the hands."""
        hands = [self.seat(seat).append(f" {self.row(hand)}") for seat, hand in enumerate(view["hands"])]
        return [Text(f"{self.label(self.say('pebbles-heap'))} {self.row(view['heap'])}"), *hands]

    def row(self, counts: dict[str, int]) -> str:
        return ", ".join([f"{self.say(f'pebbles-{colour}')} {n}" for colour, n in counts.items()])

    def tip_key(self, question: str) -> str:
        return f"pebbles-tip-{question}"

    def choices(self, view: View, seat: int, *, brief: bool) -> RenderableType:
        picks = self.number_picks(self.game.asked[seat])
        listed = [f"  {number}  {self.narrator.choice(seat, pick)}" for number, pick in picks.items()]
        return Text("\n".join(listed))

    def number_picks(self, picks: Sequence[Pick]) -> dict[int, Pick]:
        return numbering.number_picks(picks)

    def look(self, command: str, seat: int) -> list[RenderableType]:
        return self.lines(self.game.view(seat))

    def help_key(self, command: str) -> str:
        return f"pebbles-help-{command}" if command in self.LOOKS else super().help_key(command)

    def word_key(self, command: str) -> str:
        return f"pebbles-word-{command}" if command in self.LOOKS else super().word_key(command)

    def ending(self) -> list[RenderableType]:
        return ["", *self.lines(self.game.view(None)), Text(self.narrator.ending(), style="bold")]

    def possible_at_the_end(self) -> str:
        return "pebbles-end-possible"
