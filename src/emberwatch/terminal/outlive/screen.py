"""All drawings of a table of Outlive together."""

from __future__ import annotations

from emberwatch.narrator import Narrator
from emberwatch.terminal.drawing import Signs
from emberwatch.terminal.outlive.board import Board
from emberwatch.terminal.outlive.choices import OutliveChoices
from emberwatch.terminal.outlive.chronicle import OutliveChronicle
from emberwatch.terminal.outlive.drawing import OutliveDrawing
from emberwatch.terminal.outlive.scoresheet import Scoresheet
from emberwatch.terminal.outlive.shelters import Shelters


class Screen(OutliveDrawing):
    """What can be shown of a game: the board, the shelters, the choices, the story and the score."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        super().__init__(narrator, signs)
        self.board = Board(narrator, signs)
        self.shelters = Shelters(narrator, signs)
        self.choices = OutliveChoices(narrator, signs)
        self.chronicle = OutliveChronicle(narrator, signs)
        self.scoresheet = Scoresheet(narrator, signs)
