"""What the active quest card waits for, how far each survivor is, and where on the map it leads.

Everything here is open: the quest card lies beside the map, and only the revealed map is looked at.
"""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.conditions import (
    AtLandmark,
    CardRead,
    EveryoneAt,
    EveryoneInCamp,
    FiresBurning,
    HasMarks,
    HasResource,
    InCamp,
    LandmarkRevealed,
    OnTarget,
    SpecialDefeated,
    TilesRevealed,
)
from emberwatch.discover.cards.effects.decks import AddMarks, GoToStage, ResolveCard, WinGame
from emberwatch.discover.cards.syntax import Ability, Condition, Line, hold, lines_in
from emberwatch.discover.cards.targets import landmark_space
from emberwatch.discover.model.board import FAR, SPACE_NAMES, SPACES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.rules.inventory import has

LASTING: Final = (CardRead, HasMarks, LandmarkRevealed, SpecialDefeated, TilesRevealed)
"""Conditions about the table that stay true once they are."""


class Aim:
    """One way on from the active stage: the conditions that are open, and whether it wins the game."""

    __slots__ = ("needs", "wins")

    def __init__(self, needs: tuple[Condition, ...], wins: bool) -> None:
        self.needs: Final = needs
        self.wins: Final = wins


class Target:
    """A place or a monster that the quest leads to, by its key; its space is -1 until it has been found."""

    __slots__ = ("key", "space")

    def __init__(self, key: str, space: int) -> None:
        self.key: Final = key
        self.space: Final = space


def watched_seat(s: DiscoverState, seat: int | None) -> int:
    """The survivor whose progress is shown: the viewer's own, for a spectator the one whose turn it is."""
    if seat is not None:
        return seat
    return s.turn.seat if s.turn.seat >= 0 else s.turn.chief


# -- aims -------------------------------------------------------------------------------------------------------------


def find_aims(s: DiscoverState) -> list[Aim]:
    """QU-2, QU-10: the goals of the stage and the abilities that lead on, without those whose time is over."""
    stage = s.active_stage()
    ways = [(goal.needs, goal.do) for goal in stage.goals]
    ways += [(ability.needs, ability.do) for ability in stage.powers.all if leads_on(ability.do)]
    found: dict[str, Aim] = {}
    for needs, do in ways:
        if not is_over(s, needs):
            asked = tuple([need for need in needs if not (need.negated and isinstance(need, LASTING))])
            found.setdefault(repr(asked), Aim(asked, wins(do)))
    return list(found.values())


def leads_on(do: tuple[Line, ...]) -> bool:
    return any([isinstance(line, GoToStage | WinGame) for line in lines_in(do)])


def wins(do: tuple[Line, ...]) -> bool:
    return any([isinstance(line, WinGame) for line in lines_in(do)])


def is_over(s: DiscoverState, needs: tuple[Condition, ...]) -> bool:
    """Whether something must not have happened that has happened."""
    return any([need.negated and isinstance(need, LASTING) and need.holds(s, s.turn.chief) for need in needs])


def count_progress(s: DiscoverState, seat: int, need: Condition) -> tuple[int, int] | None:
    """QU-8: how many there are of how many a condition counts; None if it counts nothing."""
    if isinstance(need, HasMarks):
        return s.quest.marks, need.amount.count(s.seats)
    if isinstance(need, HasResource):
        return has(s, s.survivors[seat], need.resource), need.amount.count(s.seats)
    if isinstance(need, FiresBurning):
        return sum(s.map.fires.values()), need.least
    if isinstance(need, TilesRevealed):
        return s.map.revealed.bit_count() - 1, need.least
    return None


def is_met(s: DiscoverState, seat: int, need: Condition) -> bool:
    """Whether a condition holds for a survivor; nobody is anywhere before the game begins or after leaving the map."""
    return s.survivors[seat].space >= 0 and hold(s, seat, (need,))


# -- targets ----------------------------------------------------------------------------------------------------------


def find_targets(s: DiscoverState) -> list[Target]:
    """QU-9, IN-1: the landmarks, target symbols, camp and special monsters that the open aims name, each once."""
    needs = [need for aim in find_aims(s) for need in aim.needs]
    needs += [need for ability in helpful(s) for need in ability.needs]
    found: dict[str, Target] = {}
    for need in [need for need in needs if not need.negated]:
        for target in targets_of(s, need):
            found.setdefault(target.key, target)
    return list(found.values())


def helpful(s: DiscoverState) -> list[Ability]:
    """The abilities of the stage that bring its goals nearer: they put counters on it or resolve a card it names."""
    stage = s.active_stage()
    read = {need.number for goal in stage.goals for need in goal.needs if isinstance(need, CardRead)}
    return [
        ability for ability in stage.powers.all
        if any([helps(line, read) for line in lines_in(ability.do)]) and not is_over(s, ability.needs)
    ]  # fmt: skip


def helps(line: Line, read: set[int]) -> bool:
    return isinstance(line, AddMarks | GoToStage | WinGame) or (isinstance(line, ResolveCard) and line.number in read)


def targets_of(s: DiscoverState, need: Condition) -> list[Target]:
    if isinstance(need, AtLandmark | EveryoneAt | LandmarkRevealed):
        return [Target(f"landmark:{need.number}", landmark_space(s, need.number))]
    if isinstance(need, InCamp | EveryoneInCamp):
        return [Target(f"fire:{SPACE_NAMES[s.content.camp]}", s.content.camp)]
    if isinstance(need, OnTarget):
        marked = [space for space in range(SPACES) if s.is_revealed(space) and s.cell(space).target]
        return [Target(f"space:{SPACE_NAMES[space]}", space) for space in marked]
    if isinstance(need, SpecialDefeated) and not need.holds(s, 0):
        return special_targets(s, need.name)
    return []


def special_targets(s: DiscoverState, name: str) -> list[Target]:
    """R-24: where a special monster is that has to be defeated."""
    entries = [s.content.special_entry[i] for i, special in enumerate(s.content.specials) if special.name == name]
    return [Target(f"foe:{foe.uid}", foe.space) for foe in s.map.foes if foe.entry in entries and foe.space >= 0]


def steps_to(s: DiscoverState, seat: int, space: int) -> int | None:
    """MO-12: how many spaces away something is; None if there is no way over the revealed map."""
    here = s.survivors[seat].space
    if here < 0 or space < 0:
        return None
    far = s.distances(here)[space]
    return far if far < FAR else None
