"""Discover: survive, and find the way home. Every copy of the game is unique."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from emberwatch.discover import setup, view
from emberwatch.discover.blocks import BLOCK_VERBS
from emberwatch.discover.cards import Copy
from emberwatch.discover.content import Content
from emberwatch.discover.generator.codes import SEEDS, code_from, code_of
from emberwatch.discover.generator.draw import copy_of
from emberwatch.discover.lines import Ability, Condition, Cost, Goal, Line
from emberwatch.discover.manners import DiscoverManners
from emberwatch.discover.names import LAST_NIGHT, LAST_SCENARIO
from emberwatch.discover.places import THENS
from emberwatch.discover.rulebook import RULE_IDS
from emberwatch.discover.script import VERBS
from emberwatch.discover.state import (
    FOES,
    LOST,
    PHASES,
    STATUSES,
    WON,
    Combat,
    Deal,
    Foe,
    Held,
    State,
    Survivor,
)
from emberwatch.discover.story import CATALOGUE, TELLINGS
from emberwatch.discover.things import DiscoverThings
from emberwatch.discover.verbs import EFFECT_VERBS, PLACE_VERBS
from emberwatch.discover.vocabulary import VOCABULARY
from emberwatch.discover.wording import DiscoverWording
from emberwatch.engine.chance import CounterDice, Dice
from emberwatch.engine.flaws import Flaw
from emberwatch.engine.packs import Change
from emberwatch.engine.problems import BadOption
from emberwatch.engine.rules import Option, Outcome, Rules

if TYPE_CHECKING:
    from emberwatch.discover.view_types import DiscoverView

VERBS.update({**EFFECT_VERBS, **BLOCK_VERBS})
THENS.update(PLACE_VERBS)
SCENARIOS = (1, 2, 3, 4, 5)
TERRAINS = ("early", "late")
FIRST_COPY = code_of(1)
"""The copy that is played when none is named."""


@lru_cache(maxsize=64)
def content_of(code: str, scenario: int, terrain: int) -> Content:
    return Content(copy_of(code), scenario, terrain)


class Discover(Rules):
    """What the engine needs to know of Discover."""

    name = "discover"
    version = 2
    seats = (1, 2, 3, 4)
    options: ClassVar[Mapping[str, Option]] = {
        "scenario": Option(SCENARIOS, 1),
        "copy": Option(None, None),
        "terrain": Option(TERRAINS, "early"),
        "coop": Option(("off", "on"), "off"),
        "guard": Option(("on", "off"), "on"),
        "pack": Option(None, None),
    }
    vocabulary = VOCABULARY
    tellings = TELLINGS
    catalogue = CATALOGUE
    parts = (Survivor, Held, Foe, Combat, Deal, Line, Condition, Cost, Ability, Goal)
    wording = DiscoverWording()
    things = DiscoverThings()
    manners = DiscoverManners()
    rule_ids = RULE_IDS

    def numbered_names(self, s: State) -> Mapping[str, tuple[str, ...]]:
        return {**CATALOGUE, "phase": PHASES, "status": STATUSES, "foe": FOES, **s.content.numbered_names()}

    def check_pack(self, pack: Mapping[str, object]) -> tuple[list[Change], list[Flaw]]:
        from emberwatch.discover.packs import check

        return [], check(pack)

    def completed(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        """A copy that nobody has seen, if none is named."""
        given = {name: value for name, value in options.items() if value is not None}
        return given if "copy" in given or "pack" in given else {**given, "copy": CounterDice(seed).below(SEEDS)}

    def prepared(self, options: dict[str, object]) -> dict[str, object]:
        """The copy as its code; a pack is checked here and kept whole in the record."""
        if options["scenario"] == LAST_SCENARIO and options["coop"] == "on":
            raise BadOption("error-coop-last")
        if options["pack"] is not None:
            from emberwatch.discover.packs import kept

            if options["copy"] is not None:
                raise BadOption("error-copy-and-pack")
            return {**options, "pack": kept(options["pack"])}
        copy = options["copy"]
        return {**options, "copy": FIRST_COPY if copy is None else code_from(copy)}

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        scenario, terrain = options["scenario"], TERRAINS.index(str(options["terrain"]))
        assert isinstance(scenario, int)
        if scenario == LAST_SCENARIO and seats == 1:
            raise BadOption("error-last-scenario")
        if options["pack"] is not None:
            from emberwatch.discover.packs import copy_from

            content = Content(copy_from(options["pack"]), scenario, terrain)
        else:
            content = content_of(str(options["copy"]), scenario, terrain)
        guard = LAST_NIGHT if options["guard"] == "on" else 0
        return setup.start(seats, content, options["coop"] == "on", guard)

    def outcome(self, s: State) -> Outcome | None:
        """OV-1, QU-6: everybody who has fulfilled the last quest wins; together or not at all by the house rule."""
        if not s.ended:
            return None
        won = tuple([seat for seat, me in enumerate(s.survivors) if me.status == WON])
        if s.coop and any([me.status == LOST for me in s.survivors]):
            won = ()
        return Outcome(won, tuple([int(seat in won) for seat in range(s.seats)]), s.reason if won else "lost")

    def view(self, s: State, seat: int | None) -> DiscoverView:
        seen = view.view(s, seat)
        outcome = self.outcome(s)
        seen["outcome"] = outcome.plain() if outcome else None
        return seen

    def redeal(self, s: State, seat: int, dice: Dice) -> None:
        view.redeal(s, seat, dice)

    def audit(self, s: State) -> list[str]:
        return view.audit(s)


DISCOVER = Discover()
__all__ = ["DISCOVER", "Copy"]
