"""The choices of a seat in groups, in short form, with what they cost, bring and change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from emberwatch.discover.model.board import DIRECTIONS, NEXT
from emberwatch.discover.model.names import ACTIONS, CHEAPER
from emberwatch.discover.rules.day import action_cost
from emberwatch.engine.agenda import Pick
from emberwatch.narrator import Narrator
from emberwatch.terminal import numbering
from emberwatch.terminal.discover.drawing import DiscoverDrawing
from emberwatch.terminal.discover.fight import Fight
from emberwatch.terminal.drawing import EMBER, Signs

TURN: Final = "discover-ask-turn"
GROUPS: Final[Mapping[str, Sequence[str]]] = {
    "moves": ("move",),
    "gather": ("gather",),
    "map": ("scout", "investigate"),
    "camp": ("craft", "cook", "stoke", "recover"),
    "cards": ("use",),
    "others": ("trade", "loot", "attack", "show"),
    "end": ("give-up", "end-turn"),
}
"""What a seat can do in its turn, in the order of the list."""
ORDER: Final = [verb for verbs in GROUPS.values() for verb in verbs]
SHORT: Final[Mapping[str, str]] = {"move": "space", "gather": "thing"}
"""Picks that need only one field, since their group says what they do."""
ARROWS: Final = "→↘↙←↖↗"
"""Arrows by direction."""
USUAL: Final = 1
"""The usual stamina cost of an action."""
ZERO: Final = ("pass", "end-turn")
"""Verbs whose number is always 0."""


def arrange(picks: Iterable[Pick]) -> list[Pick]:
    """The picks in the order of the list: those of a turn by group, passing last."""
    return sorted(picks, key=lambda pick: (pick.words[0] in ZERO, place_of(str(pick.words[0]))))


def place_of(verb: str) -> int:
    return ORDER.index(verb) if verb in ORDER else -1


def number_picks(picks: Iterable[Pick]) -> dict[int, Pick]:
    """What a player types for each pick; passing and ending the turn are 0."""
    return numbering.number_picks(arrange(picks), ZERO)


def group_of(pick: Pick) -> str:
    return next((group for group, verbs in GROUPS.items() if pick.words[0] in verbs), "")


class DiscoverChoices(DiscoverDrawing):
    """The numbered choices of a seat."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        super().__init__(narrator, signs)
        self.fight = Fight(narrator, signs)

    def draw(self, seat: int, *, brief: bool) -> Grid:
        """All choices; in a turn by group and without help texts, which would be too many."""
        prompt = self.narrator.game.prompt(seat)
        picks = number_picks(self.narrator.game.asked[seat])
        if prompt and prompt.key == TURN:
            return self.draw_groups(seat, picks)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, min_width=3)
        grid.add_column()
        for number, pick in picks.items():
            grid.add_row(Text(str(number), style=EMBER), self.choice(seat, pick, brief=brief))
        return grid

    def draw_groups(self, seat: int, picks: Mapping[int, Pick]) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True, min_width=2)
        grid.add_column()
        before = ""
        for number, pick in picks.items():
            group = group_of(pick)
            title = self.say(f"term-discover-group-{group}") if group and group != before else ""
            grid.add_row(Text(title, style="bold"), Text(str(number), style=EMBER), self.short(seat, pick))
            before = group
        return grid

    def short(self, seat: int, pick: Pick) -> str:
        """The text of a pick beside the name of its group."""
        field = SHORT.get(str(pick.words[0]))
        if field is None:
            return f"{self.narrator.choice(seat, pick)}{self.cost(seat, pick)}"
        key = self.wording.pick_key(pick)
        fields = self.wording.pick_fields(self.state, self.narrator.game.question(seat), pick)
        return f"{self.arrow(seat, pick)}{self.narrator.speak(key, fields)[field]}{self.cost(seat, pick)}"

    def cost(self, seat: int, pick: Pick) -> str:
        """The stamina cost of an action, if a card changes it from the usual 1."""
        verb = str(pick.words[0])
        n = action_cost(self.state, seat, ACTIONS.index(verb)) if verb in CHEAPER else USUAL
        return "" if n == USUAL else f" ({self.say('d-amount-stamina', n=n)})"

    def arrow(self, seat: int, pick: Pick) -> str:
        """An arrow toward an adjacent space; nothing if the terminal cannot draw arrows."""
        here = self.state.survivors[seat].space
        if self.is_typed or pick.words[0] not in ("move", "step") or pick.what not in NEXT[here]:
            return ""
        return f"{ARROWS[NEXT[here].index(pick.what)]} "

    def choice(self, seat: int, pick: Pick, *, brief: bool) -> Text:
        text = Text(f"{self.arrow(seat, pick)}{self.narrator.choice(seat, pick)}")
        hint = self.fight.beside(seat, pick)
        if hint:
            text.append(f"  ({hint})", style="dim")
        for line in [] if brief else self.narrator.helps(seat, pick):
            text.append(f"\n{' '.join(line.split())}", style="dim")
        return text


assert len(ARROWS) == len(DIRECTIONS)
