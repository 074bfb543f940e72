"""Turns in Outlive: whose turn it is, what has been seen, and what the target of pressure can answer in advance."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Final

from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.turns import NOBODY, Turns
from emberwatch.outlive.knowledge.view import has_seen
from emberwatch.outlive.model.names import MATERIALS, MUNITION, SUPPLIES
from emberwatch.outlive.model.state import DAWN, PLACEMENT, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import GIVE, PASS, SHOOT, USE
from emberwatch.outlive.rules.hunting import Kill
from emberwatch.outlive.rules.pressure import Defend, Tribute
from emberwatch.outlive.rules.setup import TOGETHER

YES: Final = "yes"
NO: Final = "no"
MATERIALS_FIRST: Final = "materials-first"
SUPPLIES_FIRST: Final = "supplies-first"
MOST_PLENTIFUL: Final = "most-plentiful"
GIVE_VERB: Final = GIVE[0].verb
USE_VERB: Final = USE[0].verb


class OutliveTurns(Turns):
    """The turns of Outlive."""

    ENDS_TURN: ClassVar[frozenset[str]] = frozenset(("pass",))
    STANDING: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {
            "defend": (YES, NO),
            "tribute": (MATERIALS_FIRST, SUPPLIES_FIRST, MOST_PLENTIFUL),
        }
    )

    def turn_of(self, s: OutliveState) -> int:
        """The seat whose turn it is: during pressure the attacker's, since the defender only answers."""
        if s.parallel or not s.trunk:
            return NOBODY
        step = s.trunk[-1]
        if isinstance(step, Defend):
            return step.by
        return step.to if isinstance(step, Tribute) else step.seat

    def knowledge(self, s: OutliveState) -> object:
        """Which seats have looked where, how many tiles are hidden, which one is hunted, and what setup has revealed.

        The numbers of tiles count because somebody may know the order already: then no chance is involved when a tile
        leaves.
        """
        return (
            tuple(s.piles_seen),
            tuple(s.stacks_seen),
            tuple([len(pile) for pile in s.piles]),
            tuple([len(stack) for stack in s.stacks]),
            find_target(s),
            min(s.phase, DAWN),
        )

    def has_secrets(self, s: OutliveState, seat: int) -> bool:
        """S-2, S-6: choices during set-up are secret; later only what a seat has looked at."""
        if s.phase < DAWN and (s.phase < PLACEMENT or s.placement == TOGETHER):
            return True
        return any([has_seen(seen, seat) for seen in (*s.piles_seen, *s.stacks_seen)])

    def standing_pick(self, s: OutliveState, asked: Step, picks: list[Pick], answers: Mapping[str, str]) -> Pick | None:
        if isinstance(asked, Defend) and "defend" in answers:
            return defence(s, asked, picks, answers["defend"])
        if isinstance(asked, Tribute) and asked.seat == asked.victim and "tribute" in answers:
            return tribute(s.shelters[asked.victim], picks, answers["tribute"])
        return None


def find_target(s: OutliveState) -> tuple[int, int] | None:
    """Find the tile below the open one that is hunted, if any: its hunter names it aloud."""
    step = s.trunk[-1] if s.trunk else None
    return (step.place, step.depth) if isinstance(step, Kill) and step.depth else None


def defence(s: OutliveState, asked: Defend, picks: list[Pick], answer: str) -> Pick | None:
    """Use munitions only if they ward off everything. If the defender also has other means, ask."""
    if answer == NO:
        return PASS
    if any([pick.verb == USE_VERB for pick in picks]):
        return None
    saved = s.shelters[asked.seat].tokens[MUNITION] >= asked.due
    return SHOOT if saved else PASS


def tribute(giver: Shelter, picks: list[Pick], answer: str) -> Pick:
    """The most plentiful kind from the group that goes first; among equals, the one that spoils first."""
    first = {MATERIALS_FIRST: MATERIALS, SUPPLIES_FIRST: SUPPLIES}.get(answer, SUPPLIES + MATERIALS)
    given = [pick for pick in picks if pick.verb == GIVE_VERB]
    preferred = [pick for pick in given if pick.what in first] or given
    most = max([giver.tokens[pick.what] for pick in preferred])
    return next(pick for pick in preferred if giver.tokens[pick.what] == most)
