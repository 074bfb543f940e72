"""All drawings of one table together."""

from __future__ import annotations

from emberwatch.narrator import Narrator
from emberwatch.terminal.board import Board
from emberwatch.terminal.choices import Choices
from emberwatch.terminal.chronicle import Chronicle
from emberwatch.terminal.drawing import Drawing, Signs
from emberwatch.terminal.scoresheet import Scoresheet
from emberwatch.terminal.shelters import Shelters


class Screen(Drawing):
    """What can be shown of a game: the board, the shelters, the choices, the story and the score."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        super().__init__(narrator, signs)
        self.board = Board(narrator, signs)
        self.shelters = Shelters(narrator, signs)
        self.choices = Choices(narrator, signs)
        self.chronicle = Chronicle(narrator, signs)
        self.scoresheet = Scoresheet(narrator, signs)
