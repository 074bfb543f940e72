"""What Discover gives the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from emberwatch.discover.model.board import SPACE_NAMES
from emberwatch.engine.agenda import Pick
from emberwatch.terminal.discover.choices import TURN, DiscoverChoices, number_picks
from emberwatch.terminal.discover.chronicle import DiscoverChronicle
from emberwatch.terminal.discover.drawing import GAP, DiscoverDrawing
from emberwatch.terminal.discover.fight import Fight
from emberwatch.terminal.discover.hexmap import HexMap
from emberwatch.terminal.discover.opening import OpeningDrawing
from emberwatch.terminal.discover.quest import QuestDrawing
from emberwatch.terminal.discover.survivors import Survivors
from emberwatch.terminal.drawing import Signs, View
from emberwatch.terminal.match import TerminalMatch
from emberwatch.terminal.table import TerminalTable
from emberwatch.terminal.window import TerminalWindow

OWN_HELP: Final = ("map", "me", "others", "quest", "cards", "night", "log", "rules")
"""Commands that Discover explains in its own words."""
IN_COMBAT: Final = (
    "discover-ask-support", "discover-ask-before-roll", "discover-ask-modify", "discover-ask-protect-die",
    "discover-ask-take-damage", "discover-ask-assign", "discover-ask-duel",
)  # fmt: skip
"""Questions that show the combat first."""
WHERE: Final = ("step", "place")
"""Picks of spaces: the map shows where they are."""
PICK_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "move": ("MO-1", "MO-2", "MO-3", "MO-6"),
    "gather": ("GA-1", "GA-2", "GA-3", "GA-4", "GA-9"),
    "scout": ("SC-1", "SC-2"),
    "investigate": ("IN-1", "IN-4"),
    "craft": ("CR-3", "CR-5", "CR-8"),
    "cook": ("FI-7",),
    "stoke": ("FI-6",),
    "recover": ("DA-4",),
    "loot": ("KA-4",),
    "trade": ("TR-1", "TR-2"),
    "attack": ("S5-6",),
    "use": ("CA-1", "CA-2"),
    "show": ("R-47",),
    "give-up": ("R-30",),
    "end-turn": ("RO-4", "RO-5"),
    "spend": ("CB-6",),
    "call": ("CB-13",),
    "support": ("CB-2", "SU-1"),
}
"""The rules behind a pick, by its verb, if they differ from those of its question."""
BESIDE: Final = 33
"""The width of the surroundings, with a gap to what is beside them."""


class DiscoverTable(TerminalTable, DiscoverDrawing):
    """The map, the survivors, the quest."""

    LOOKS: ClassVar[Sequence[str]] = ("map", "me", "others", "quest", "cards", "night")
    AT_THE_END: ClassVar[Sequence[str]] = ("map", "me", "others", "quest", "cards", "log")
    DAWN: ClassVar[str] = "day"
    DAYS_IN_LOG: ClassVar[int] = 2

    def __init__(self, match: TerminalMatch, signs: Signs, window: TerminalWindow) -> None:
        super().__init__(match, signs, window)
        self.map = HexMap(match.narrator, signs)
        self.survivors = Survivors(match.narrator, signs)
        self.quest = QuestDrawing(match.narrator, signs)
        self.fight = Fight(match.narrator, signs)
        self.list = DiscoverChoices(match.narrator, signs)
        self.opening = OpeningDrawing(match.narrator, signs)
        self.chronicle = DiscoverChronicle(match.narrator, signs, match.humans)

    # -- the beginning --------------------------------------------------------------------------------------------

    def introduction(self) -> list[RenderableType]:
        return self.opening.draw()

    def terms(self) -> list[RenderableType]:
        said = [self.opening.copy_line().plain, self.opening.scenario_title()]
        if self.game.options["coop"] == "on":
            said.append(self.say("term-discover-coop"))
        return [Text(GAP.join(said), style="dim")]

    # -- a question -----------------------------------------------------------------------------------------------

    def period(self, view: View) -> object:
        return view["day"]

    def overview(self, view: View, seat: int) -> list[RenderableType]:
        """In a turn, the whole map if it has grown since this seat last saw it."""
        if self.match.asks(seat) != TURN:
            return []
        tiles = tuple([slot for slot, tile in view["map"].items() if "spaces" in tile])
        return ["", self.map.draw(view, self.window.width, seat)] if self.first_time("tiles", seat, tiles) else []

    def news_last(self, seat: int) -> bool:
        """In a turn, the latest action must not scroll away."""
        return self.match.asks(seat) == TURN

    def situation(self, view: View, seat: int, *, fresh: bool) -> list[RenderableType]:
        """The surroundings and the seat's own board in a turn; the dice in combat; else the map, if spaces matter."""
        question = self.match.asks(seat)
        if view["phase"] == "setup":
            return []
        if question in IN_COMBAT:
            return ["", *self.fight.draw()]
        if question == TURN or fresh:
            return self.at_turn(view, seat, fresh=fresh)
        return self.where(view, seat)

    def at_turn(self, view: View, seat: int, *, fresh: bool) -> list[RenderableType]:
        """The surroundings and the seat's own board; when a turn begins, also the day and the others.

        The quest is shown then too, and again when it has advanced.
        """
        begins = self.first_time("turn", seat, view["day"]) or fresh
        board, quest = self.dashboard(view, seat), self.quest.brief(view)
        further = self.first_time("quest", seat, quest.plain)
        if not begins:
            return ["", board, *[quest] * further]
        return ["", self.heading(view, seat), board, *self.survivors.others(view, seat), quest]

    def heading(self, view: View, seat: int) -> Rule:
        title = Text(f"{self.quest.day(view)}{GAP}", style="bold").append_text(self.seat(seat))
        return Rule(title.append(f"{GAP}{self.quest.next_night(view)}", "not bold dim"), style="dim")

    def dashboard(self, view: View, seat: int) -> RenderableType:
        """The surroundings on the left, the seat's own board on the right."""
        place = view["survivors"][seat]["space"]
        board = self.survivors.brief(view, seat)
        if place is None:
            return board
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(width=BESIDE - 2, no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(self.map.around(view, SPACE_NAMES.index(place)), board)
        return grid

    def where(self, view: View, seat: int) -> list[RenderableType]:
        """The part of the map that a question is about: around a monster, or around the first choice."""
        prompt = self.game.prompt(seat)
        spaces = [pick.what for pick in self.game.asked[seat] if pick.words[0] in WHERE]
        if not spaces or prompt is None:
            return []
        middle = prompt.numbers.get("space", spaces[0])
        return ["", self.map.where(view, self.window.width, middle, spaces)]

    def tip_key(self, question: str) -> str:
        return f"term-discover-tip-{question.removeprefix('discover-ask-')}"

    def beneath(self, view: View, seat: int) -> list[RenderableType]:
        """What the seat can pay with, and its condition."""
        if view["phase"] == "setup" or self.match.asks(seat) == TURN:
            return []
        survivor = view["survivors"][seat]
        stamina = self.say("d-amount-stamina", n=survivor["stamina"])
        return [Text(GAP.join([stamina, self.hearts(survivor), self.stores(survivor)]), style="dim")]

    def choices(self, view: View, seat: int, *, brief: bool) -> RenderableType:
        return self.list.draw(seat, brief=brief)

    def number_picks(self, picks: Sequence[Pick]) -> dict[int, Pick]:
        return number_picks(picks)

    # -- commands and explanations --------------------------------------------------------------------------------

    def look(self, command: str, seat: int) -> list[RenderableType]:
        view = self.game.view(seat)
        if command == "map":
            return [self.map.draw(view, self.window.width, seat)]
        if command == "me":
            return [self.survivors.draw(view, seat)]
        if command == "others":
            others = [other for other in range(self.game.seats) if other != seat]
            return [self.survivors.draw(view, other) for other in others] or [Text(self.say("term-discover-alone"))]
        if command == "quest":
            return [self.quest.draw(view)]
        return self.quest.cards(view) if command == "cards" else self.quest.nights(view)

    def help_key(self, command: str) -> str:
        return f"term-discover-help-{command}" if command in OWN_HELP else super().help_key(command)

    def word_key(self, command: str) -> str:
        return f"term-discover-word-{command}" if command in self.LOOKS else super().word_key(command)

    def rules_behind(self, seat: int, pick: Pick, rules: Sequence[str]) -> Sequence[str]:
        return PICK_RULES.get(str(pick.words[0]), rules)

    # -- the end --------------------------------------------------------------------------------------------------

    def ending(self) -> list[RenderableType]:
        return self.opening.ending()

    def possible_at_the_end(self) -> str:
        return "term-discover-end-possible"
