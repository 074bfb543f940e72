"""The score sheet of all seats, and what decided a tie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich import box
from rich.table import Table

from emberwatch.outlive.rules.scoring import PARTS
from emberwatch.terminal.drawing import View
from emberwatch.terminal.outlive.drawing import MATERIALS, SUPPLIES, OutliveDrawing

TIES: Final[Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "supplies": (("term-end-supplies", SUPPLIES),),
    "resources": (("term-end-supplies", SUPPLIES), ("term-end-resources", (*MATERIALS, "munition"))),
    "shared": (("term-end-supplies", SUPPLIES), ("term-end-resources", (*MATERIALS, "munition"))),
}
"""What was counted to decide a tie, by the reason of the outcome."""


class Scoresheet(OutliveDrawing):
    """One column per seat, one row for each part of the score."""

    def draw(self, view: View, title: str, reason: str = "") -> Table:
        """The parts and the total; given the reason of an outcome, also what decided a tie."""
        shelters = view["shelters"]
        sheet = self.empty_sheet(shelters, title)
        for part in PARTS:
            sheet.add_row(self.say(f"score-{part}"), *[points(shelter["score"][part]) for shelter in shelters])
        sheet.add_section()
        totals = [points(sum(shelter["score"].values())) for shelter in shelters]
        sheet.add_row(self.say("score-total"), *totals, style="bold")
        for label, names in TIES.get(reason, ()):
            sheet.add_row(self.say(label), *[str(sum(s["resources"][name] for name in names)) for s in shelters])
        return sheet

    def empty_sheet(self, shelters: list[View], title: str) -> Table:
        sheet = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1))
        sheet.add_column("")
        for shelter in shelters:
            sheet.add_column(self.seat(shelter["seat"]), justify="right", overflow="fold")
        return sheet


def points(n: int) -> str:
    return str(n).replace("-", "−")
