"""Moving: what entering a space costs, walking by an ability, being placed, and what happens on arrival."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.blocks import Test
from emberwatch.discover.cards.moments import Moment
from emberwatch.discover.cards.run_lines import Lines, is_of_the_table
from emberwatch.discover.cards.standing import GroundCost
from emberwatch.discover.model.board import NEIGHBOURS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import PASS, STEP
from emberwatch.discover.rules import day, gather, monsters, night
from emberwatch.discover.rules.abilities import at_moment, standing
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import MAY, Pick, Step


def cost_of(s: DiscoverState, seat: int, space: int) -> int:
    """MO-1, R-43: the stamina that entering a space costs this survivor, never below 0."""
    return costs(s, seat)[s.cell(space).ground]


def costs(s: DiscoverState, seat: int) -> list[int]:
    """By ground."""
    lines = standing(s, seat, GroundCost)
    base = s.content.sheet.costs
    if not lines:
        return list(base)
    return [
        max(0, base[g] + sum([line.n for line in lines if line.is_on(g)])) for g in range(len(base))
    ]  # fmt: skip


def arrive(s: DiscoverState, seat: int, space: int) -> None:
    """R-10: fight the monsters there before anything else; then comes whatever entering this ground brings."""
    s.survivors[seat].space = space
    s.then(monsters.Encounter(space, seat), Entered(seat, space))


def enter(s: DiscoverState, seat: int, space: int) -> None:
    """MO-8, MO-11: movement by a card, step by step or straight to a place. A monster there ends the action."""
    if s.monsters_at(space):
        cut_short(s, seat)
    arrive(s, seat, space)


def cut_short(s: DiscoverState, seat: int) -> None:
    """MO-8: this survivor loses all that he still had to do; next comes the combat, then the end of the action."""
    at = action_of(s, seat)
    if at < 0:
        at = card_of(s, seat)
    steps = s.now[at:]
    left = [what_is_left(step, seat) for step in steps]
    s.now[at:] = [step for step in left if step is not None]
    if any([one is not other for one, other in zip(steps, left, strict=True)]):
        s.emit("cut-short", seat)


def action_of(s: DiscoverState, seat: int) -> int:
    """Where on the agenda the rest of this survivor's action begins; -1 if he is not acting."""
    for at in range(len(s.now), 0, -1):
        step = s.now[at - 1]
        if isinstance(step, day.EndAction) and step.for_ == seat:
            return at
    return -1


def card_of(s: DiscoverState, seat: int) -> int:
    """Outside an action (at night, at a checkpoint, in another's turn): where the rest of the card that moves begins.

    If a survivor is walking, this is the card that lets him walk.
    """
    walks = [i for i, step in enumerate(s.now) if isinstance(step, Walk) and step.seat == seat]
    at = walks[0] if walks else len(s.now)
    while at and isinstance(s.now[at - 1], (Lines, Test)):
        at -= 1
        step = s.now[at]
        if isinstance(step, Lines) and step.own:
            break
    return at


def what_is_left(step: Step, seat: int) -> Step | None:
    """What remains of a step of an action that is over: None if it is this survivor's own doing, otherwise the step.

    Steps of others continue, as do the night, the quest, automatic abilities (CA-6) and the fate of cards and tokens.
    """
    if isinstance(step, Lines):
        return step.cut_short() if step.for_ == seat else step
    if isinstance(step, Test):
        return None if step.for_ == seat and not is_of_the_table(step.source) else step
    return None if isinstance(step, (Walk, gather.FreeGather, night.MeetThreat)) and step.seat == seat else step


class Entered(DiscoverStep):
    """Abilities that work when their owner enters a certain ground."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        ground = s.cell(self.space).ground
        steps: list[Step] = [
            Moment(self.seat, source, k, ability)
            for source, k, ability in at_moment(s, self.seat, "enter") if ability.of == ground
        ]  # fmt: skip
        s.queue(steps)


class Walk(DiscoverStep):
    """MO-7 to MO-10, MO-13: up to that many spaces, whatever the terrain; a monster ends it, and the action."""

    __slots__ = ("left",)
    KEY = "discover-ask-walk"
    RULES = ("MO-7", "MO-8", "MO-13")
    SHAPE = MAY

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"n": self.left}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, *[STEP[space] for space in NEIGHBOURS[me.space] if s.is_revealed(space)]]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is PASS or pick.what < 0:
            return
        s.emit("walked", self.seat, pick.what)
        if self.left > 1 and not s.monsters_at(pick.what):
            s.then(Walk(self.seat, self.left - 1))
        enter(s, self.seat, pick.what)
