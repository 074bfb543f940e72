"""The choices of a seat: their numbers, their names, and what they do."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.narrator import Narrator
from emberwatch.outlive.model.names import PLACES
from emberwatch.outlive.model.vocabulary import LABEL_ROOM
from emberwatch.terminal import numbering
from emberwatch.terminal.drawing import EMBER, Signs, View
from emberwatch.terminal.outlive.drawing import OutliveDrawing
from emberwatch.terminal.outlive.hints import Hints
from emberwatch.terminal.outlive.moves import Moves

# -- numbers ----------------------------------------------------------------------------------------------------------


def arrange(picks: Iterable[Pick]) -> list[Pick]:
    """The picks in the order of the list: moves by destination, the strongest hero first; passing last."""
    return sorted(picks, key=lambda pick: (pick.words == ("pass",), *by_place(pick)))


def by_place(pick: Pick) -> tuple[int, int]:
    if pick.words[0] in ("move", "place"):
        return (pick.how, -pick.what)
    return (len(PLACES), 0)


def number_picks(picks: Iterable[Pick]) -> dict[int, Pick]:
    """What a player types for each pick."""
    return numbering.number_picks(arrange(picks))


# -- the list ---------------------------------------------------------------------------------------------------------


class OutliveChoices(OutliveDrawing):
    """The numbered choices of a seat with what they cost or bring."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        super().__init__(narrator, signs)
        self.moves = Moves(narrator, signs)
        self.hints = Hints(narrator, signs)

    def draw(self, view: View, seat: int, *, brief: bool) -> Table:
        """All choices, moves below their destination; `brief` leaves out what was said before."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, min_width=3)
        grid.add_column()
        heading = ""
        picks = number_picks(self.narrator.game.asked[seat])
        for number, pick in picks.items():
            place = PLACES[pick.how] if pick.words[0] == "move" else ""
            if place and place != heading:
                grid.add_row("", self.moves.destination(view, seat, place))
            heading = place
            grid.add_row(Text(str(number), style=EMBER), self.choice(view, seat, pick, brief=brief))
        is_turn = any([pick.words[0] in ("move", "stay") for pick in picks.values()])
        taken = self.moves.places_taken(view, seat) if is_turn else None
        if taken:
            grid.add_row("", taken)
        return grid

    def choice(self, view: View, seat: int, pick: Pick, *, brief: bool) -> Text:
        if pick.words[0] == "move":
            return self.moves.mover(view, seat, pick)
        text = Text(self.narrator.choice(seat, pick))
        hints = [self.hints.beside(view, seat, pick), self.gist(pick) if brief else ""]
        for hint in filter(None, hints):
            text.append(f"  ({hint})", style="dim")
        for line in [] if brief else self.narrator.helps(seat, pick):
            text.append(f"\n{' '.join(line.split())}", style="dim")
        return text

    def gist(self, pick: Pick) -> str:
        """What must be shown even if the help was read before: a room's size, or a repair cost."""
        verb = pick.words[0]
        if verb in ("build", "discard"):
            room = LABEL_ROOM[pick.what]
            return self.say("term-hint-size", spaces=self.content.spaces[room], upkeep=self.content.upkeep[room])
        if verb == "salvage":
            return self.say("term-hint-repair", cost=self.repair_cost(str(pick.words[1])))
        return ""
