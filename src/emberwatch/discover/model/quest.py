"""How far the quest has come."""

from __future__ import annotations


class QuestProgress:
    """The progress of the quest."""

    __slots__ = ("defeated", "marks", "stage", "staged")

    def __init__(
        self,
        stage: int,
        staged: int,
        marks: int,
        defeated: int,
    ) -> None:
        self.stage = stage
        """Position of the active quest card."""
        self.staged = staged
        """R-25: bits of the stages already tested at this checkpoint."""
        self.marks = marks
        """Counters on the active quest."""
        self.defeated = defeated
        """Bits: special monsters that have been defeated."""

    def clone(self) -> QuestProgress:
        return QuestProgress(
            self.stage,
            self.staged,
            self.marks,
            self.defeated,
        )
