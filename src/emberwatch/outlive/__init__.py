"""Outlive: six days until the Convoy comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from emberwatch.engine.chance import Dice
from emberwatch.engine.flaws import Flaw
from emberwatch.engine.packs import Change, PackError, in_short
from emberwatch.engine.problems import BadOption
from emberwatch.engine.rules import Option, Outcome, Rules
from emberwatch.outlive import scoring, setup, view
from emberwatch.outlive.content import check, load
from emberwatch.outlive.editions import EDITIONS
from emberwatch.outlive.manners import OutliveManners
from emberwatch.outlive.state import GEAR_STATES, PHASES, Shelter, State
from emberwatch.outlive.story import CATALOGUE, TELLINGS
from emberwatch.outlive.things import OutliveThings
from emberwatch.outlive.vocabulary import VOCABULARY
from emberwatch.outlive.wording import OutliveWording

if TYPE_CHECKING:
    from emberwatch.outlive.view_types import OutliveView

NAMES: Mapping[str, tuple[str, ...]] = {**CATALOGUE, "phase": PHASES, "gear": GEAR_STATES}
"""What the numbers of a state stand for."""
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
    """What the engine needs to know of Outlive."""

    name = "outlive"
    version = 2
    seats = (2, 3, 4)
    options: ClassVar[Mapping[str, Option]] = {
        "edition": Option(tuple(EDITIONS), "table"),
        "placement": Option(PLACEMENTS, "together"),
        "pack": Option(None, None),
    }
    vocabulary = VOCABULARY
    tellings = TELLINGS
    catalogue = CATALOGUE
    parts = (Shelter,)
    wording = OutliveWording()
    things = OutliveThings()
    manners = OutliveManners()
    rule_ids = RULE_IDS

    def numbered_names(self, s: State) -> Mapping[str, tuple[str, ...]]:
        return NAMES

    def check_pack(self, pack: Mapping[str, object]) -> tuple[list[Change], list[Flaw]]:
        return check(pack)

    def prepared(self, options: dict[str, object]) -> dict[str, object]:
        """A pack, given as the content of a pack file, is checked here and kept whole in the record."""
        pack = options.get("pack")
        if pack is None:
            return options
        if not isinstance(pack, Mapping):
            raise BadOption("error-option-pack", kind=type(pack).__name__)
        try:
            return {**options, "pack": dict(load(pack).pack)}
        except PackError as error:
            raise BadOption("error-pack", problem=in_short(error.flaws)) from error

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        pack = options["pack"]
        assert pack is None or isinstance(pack, Mapping)
        content = load(pack)
        placement = PLACEMENTS.index(str(options["placement"]))
        return setup.start(seats, content, EDITIONS[str(options["edition"])], placement)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s)

    def view(self, s: State, seat: int | None) -> OutliveView:
        return view.view(s, seat)

    def redeal(self, s: State, seat: int, dice: Dice) -> None:
        view.redeal(s, seat, dice)

    def audit(self, s: State) -> list[str]:
        return view.audit(s)


OUTLIVE = Outlive()
