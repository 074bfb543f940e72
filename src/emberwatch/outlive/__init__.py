"""Outlive: six days until the Convoy comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.content.packs import Change, PackError, in_short
from emberwatch.engine.dice import Dice
from emberwatch.engine.errors import BadOption
from emberwatch.engine.rules import Option, Outcome, Rules
from emberwatch.outlive.knowledge import audit, imagine, view
from emberwatch.outlive.model.content import check, load
from emberwatch.outlive.model.editions import EDITIONS
from emberwatch.outlive.model.state import GEAR_STATES, NIGHT, PHASES, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import VOCABULARY
from emberwatch.outlive.present.clickables import OutliveClickables
from emberwatch.outlive.present.events import CATALOGUE, EVENT_FIELDS
from emberwatch.outlive.present.shortcuts import OutliveShortcuts
from emberwatch.outlive.present.turns import OutliveTurns
from emberwatch.outlive.present.wording import OutliveWording
from emberwatch.outlive.rules import scoring, setup

if TYPE_CHECKING:
    from emberwatch.outlive.knowledge.view_types import OutliveView

NAMES: Mapping[str, tuple[str, ...]] = {**CATALOGUE, "phase": PHASES, "gear": GEAR_STATES}
"""What the numbers in a state mean."""
PLACEMENTS = ("together", "in-turn")
RULE_IDS = (
    *(f"S-{n}" for n in range(1, 11)),
    *(f"W-{n}" for n in range(1, 6)),
    "Q",
    *(f"D-{n}" for n in range(1, 7)),
    *(f"P-{n}" for n in range(1, 10)),
    *(f"A-{n}" for n in range(1, 10)),
    "G",
    *(f"N{n}" for n in range(1, 8)),
    "R",
    "E",
    "Z",
)
"""Set-up, dawn, draws, day, pressure, actions, gear, night, rooms, events and the end."""


class Outlive(Rules):
    """What the engine needs to know about Outlive."""

    name = "outlive"
    version = 2
    seats = (2, 3, 4)
    options: ClassVar[Mapping[str, Option]] = {
        "edition": Option(tuple(EDITIONS), "table", "the rulebook to play by"),
        "placement": Option(PLACEMENTS, "together", "how heroes are placed"),
        "prepared": Option((0, 1, 2, 3, 4), 0),
        "pack": Option(None, None),
    }
    vocabulary = VOCABULARY
    event_fields = EVENT_FIELDS
    catalogue = CATALOGUE
    parts = (Shelter,)
    wording = OutliveWording()
    clickables = OutliveClickables()
    turns = OutliveTurns()
    shortcuts = OutliveShortcuts()
    rule_ids = RULE_IDS
    levels: ClassVar[Mapping[str, str]] = {"easy": "novice", "normal": "greedy", "hard": "planner:1s"}
    usual_seats = "me,normal,normal"
    seats_to_play_now = 3
    example = (7, 300)
    score_parts = scoring.PARTS
    most_choices = 5_000
    rooms: ClassVar[Mapping[str, str]] = {
        "bots": "emberwatch.bots.outlive:BOTS",
        "net": "emberwatch.bots.outlive:NET",
        "guide": "emberwatch.bots.outlive.guide:OutliveGuide",
        "adviser": "emberwatch.bots.outlive.adviser:OutliveAdviser",
        "terminal": "emberwatch.terminal.outlive.table:OutliveTable",
        "row": "emberwatch.outlive.knowledge.rows:write",
        "encoding": "emberwatch.environments.outlive.encoding:OutliveEncoding",
        "picture": "emberwatch.environments.outlive.picture:draw",
        "facts": "emberwatch.lab.outlive.facts:FACTS",
        "report": "emberwatch.lab.outlive.report:sections",
    }

    def numbered_names(self, s: OutliveState) -> Mapping[str, tuple[str, ...]]:
        return NAMES

    def check_pack(self, pack: Mapping[str, object]) -> tuple[list[Change], list[Flaw]]:
        return check(pack)

    def prepare_options(self, options: dict[str, object]) -> dict[str, object]:
        """Check a pack, given as the content of a pack file; the record keeps it whole."""
        pack = options.get("pack")
        if pack is None:
            return options
        if not isinstance(pack, Mapping):
            raise BadOption("error-option-pack", kind=type(pack).__name__)
        try:
            return {**options, "pack": dict(load(pack).pack)}
        except PackError as error:
            raise BadOption("error-pack", problem=in_short(error.flaws)) from error

    def start(self, seats: int, options: Mapping[str, object]) -> OutliveState:
        pack = options["pack"]
        assert pack is None or isinstance(pack, Mapping)
        content = load(pack)
        placement = PLACEMENTS.index(str(options["placement"]))
        prepared = options["prepared"]
        assert isinstance(prepared, int)
        return setup.start(seats, content, EDITIONS[str(options["edition"])], placement, prepared - 1)

    def guided_options(self, seat: int) -> dict[str, object]:
        """A shelter that is ready to play: somebody who does not know the rooms yet cannot choose among them."""
        return {"prepared": seat + 1}

    def outcome(self, s: OutliveState) -> Outcome | None:
        return scoring.outcome(s)

    def can_win_now(self, s: OutliveState, seat: int) -> bool:
        """Z: the last choice of the last night, when all others have made theirs, can decide the game."""
        last = s.phase == NIGHT and s.round == len(s.content.waves)
        return last and not any([lane for other, lane in enumerate(s.lanes) if other != seat])

    def parts_of_scores(self, s: OutliveState) -> list[tuple[int, ...]]:
        return [scoring.parts(s, seat) for seat in range(s.seats)]

    def view(self, s: OutliveState, seat: int | None) -> OutliveView:
        return view.view(s, seat)

    def redeal(self, s: OutliveState, seat: int, dice: Dice) -> None:
        imagine.redeal(s, seat, dice)

    def audit(self, s: OutliveState) -> list[str]:
        return audit.audit(s)


OUTLIVE = Outlive()
