"""Discover: survive, and find the way home. Every copy of the game is unique."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from emberwatch.discover.cards.registry import READERS
from emberwatch.discover.cards.syntax import Ability, Cost, Goal
from emberwatch.discover.copies import packs
from emberwatch.discover.copies.codes import SEEDS, code_from, code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.knowledge import audit, imagine, view
from emberwatch.discover.knowledge.aims import find_aims
from emberwatch.discover.model.combat import Combat
from emberwatch.discover.model.components import Copy
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.foes import FOES, Foe
from emberwatch.discover.model.names import LAST_NIGHT, LAST_SCENARIO
from emberwatch.discover.model.rulebook import RULE_IDS
from emberwatch.discover.model.state import DiscoverState, read_state
from emberwatch.discover.model.survivors import LOST, STATUSES, WON, Held, Survivor
from emberwatch.discover.model.turn import PHASES, Deal
from emberwatch.discover.model.vocabulary import VOCABULARY
from emberwatch.discover.present.clickables import DiscoverClickables, DiscoverShortcuts
from emberwatch.discover.present.events import CATALOGUE, EVENT_FIELDS
from emberwatch.discover.present.turns import DiscoverTurns
from emberwatch.discover.present.wording import DiscoverWording
from emberwatch.discover.rules import setup
from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.content.packs import Change
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.errors import BadOption
from emberwatch.engine.rules import Option, Outcome, Rules

if TYPE_CHECKING:
    from emberwatch.discover.knowledge.view_types import DiscoverView

SCENARIOS = (1, 2, 3, 4, 5)
TERRAINS = ("early", "late")
FIRST_COPY = code_of(1)
"""The copy to play when none is named."""


@lru_cache(maxsize=64)
def content_of(code: str, scenario: int, terrain: int) -> DiscoverContent:
    return DiscoverContent(copy_of(code), scenario, terrain)


class Discover(Rules):
    """What the engine needs to know about Discover."""

    name = "discover"
    version = 2
    seats = (1, 2, 3, 4)
    options: ClassVar[Mapping[str, Option]] = {
        "scenario": Option(SCENARIOS, 1, "which scenario of the copy"),
        "copy": Option(None, None, "which copy, by its code or seed"),
        "terrain": Option(TERRAINS, "early", "where scenario 5 is played"),
        "coop": Option(("off", "on"), "off", "house rule: win together or not at all"),
        "guard": Option(("on", "off"), "on"),
        "pack": Option(None, None),
    }
    vocabulary = VOCABULARY
    event_fields = EVENT_FIELDS
    catalogue = CATALOGUE
    parts = (Survivor, Held, Foe, Combat, Deal, Cost, Ability, Goal)
    readers: ClassVar[Mapping[str, Callable[..., object]]] = {**READERS, "State": read_state}
    wording = DiscoverWording()
    clickables = DiscoverClickables()
    turns = DiscoverTurns()
    shortcuts = DiscoverShortcuts()
    rule_ids = RULE_IDS
    levels: ClassVar[Mapping[str, str]] = {"easy": "novice", "normal": "scout", "hard": "planner:1s"}
    seats_to_play_now = 2
    example = (3, 142)
    is_contest = False
    made_up = ("copy",)
    packs_are_folders = True
    rooms: ClassVar[Mapping[str, str]] = {
        "bots": "emberwatch.bots.discover:BOTS",
        "guide": "emberwatch.bots.discover:new_guide",
        "adviser": "emberwatch.bots.discover.adviser:DiscoverAdviser",
        "terminal": "emberwatch.terminal.discover.table:DiscoverTable",
        "row": "emberwatch.discover.knowledge.rows:write",
        "encoding": "emberwatch.environments.discover.encoding:DiscoverEncoding",
        "picture": "emberwatch.environments.discover.picture:draw",
        "facts": "emberwatch.lab.discover.facts:FACTS",
        "report": "emberwatch.lab.discover.report:sections",
        "commands": "emberwatch.cli.discover.copies:add_copy",
        "pack": "emberwatch.cli.discover.copies:describe_pack",
    }

    def numbered_names(self, s: DiscoverState) -> Mapping[str, tuple[str, ...]]:
        return {**CATALOGUE, "phase": PHASES, "status": STATUSES, "foe": FOES, **s.content.numbered_names()}

    def check_pack(self, pack: Mapping[str, object]) -> tuple[list[Change], list[Flaw]]:
        return [], packs.check(pack)

    def read_pack(self, path: Path) -> dict[str, object]:
        """Read an owner's copy from its folder."""
        return packs.read_folder(path)

    def complete_options(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        """Choose a copy that nobody has seen, if none is named."""
        given = {name: value for name, value in options.items() if value is not None}
        return given if "copy" in given or "pack" in given else {**given, "copy": CounterDice(seed).below(SEEDS)}

    def prepare_options(self, options: dict[str, object]) -> dict[str, object]:
        """Replace the copy by its code; check a pack and keep all of it in the record."""
        if options["scenario"] == LAST_SCENARIO and options["coop"] == "on":
            raise BadOption("error-coop-last")
        if options["pack"] is not None:
            if options["copy"] is not None:
                raise BadOption("error-copy-and-pack")
            return {**options, "pack": packs.plain_pack(options["pack"])}
        copy = options["copy"]
        return {**options, "copy": FIRST_COPY if copy is None else code_from(copy)}

    def start(self, seats: int, options: Mapping[str, object]) -> DiscoverState:
        scenario, terrain = options["scenario"], TERRAINS.index(str(options["terrain"]))
        assert isinstance(scenario, int)
        if scenario == LAST_SCENARIO and seats == 1:
            raise BadOption("error-last-scenario")
        if options["pack"] is not None:
            content = DiscoverContent(packs.copy_from(options["pack"]), scenario, terrain)
        else:
            content = content_of(str(options["copy"]), scenario, terrain)
        guard = LAST_NIGHT if options["guard"] == "on" else 0
        return setup.start(seats, content, options["coop"] == "on", guard)

    def outcome(self, s: DiscoverState) -> Outcome | None:
        """OV-1, QU-6: everybody who has fulfilled the last quest wins; under the house rule, all or nobody."""
        if not s.ended:
            return None
        won = tuple([seat for seat, me in enumerate(s.survivors) if me.status == WON])
        if s.coop and any([me.status == LOST for me in s.survivors]):
            won = ()
        return Outcome(won, tuple([int(seat in won) for seat in range(s.seats)]), s.reason if won else "lost")

    def can_win_now(self, s: DiscoverState, seat: int) -> bool:
        """OV-1: whether the active stage says who wins, so that an action or a checkpoint could."""
        return any([aim.wins for aim in find_aims(s)])

    def has_won(self, s: DiscoverState, seat: int) -> bool:
        """QU-4: a survivor who has won leaves the map while others play on; under the house rule nobody wins alone."""
        return super().has_won(s, seat) if s.coop else s.survivors[seat].status == WON

    def view(self, s: DiscoverState, seat: int | None) -> DiscoverView:
        seen = view.view(s, seat)
        outcome = self.outcome(s)
        seen["outcome"] = outcome.plain() if outcome else None
        return seen

    def redeal(self, s: DiscoverState, seat: int, dice: Dice) -> None:
        imagine.redeal(s, seat, dice)

    def audit(self, s: DiscoverState) -> list[str]:
        return audit.audit(s)


DISCOVER = Discover()
__all__ = ["DISCOVER", "Copy"]
