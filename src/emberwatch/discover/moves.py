"""Moving: what entering a space costs, walking by an ability, being placed, and what happens on arrival."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.board import NEIGHBOURS
from emberwatch.discover.moments import Moment
from emberwatch.discover.monsters import Encounter
from emberwatch.discover.names import ANY
from emberwatch.discover.rule import Rule, at_moment, standing
from emberwatch.discover.state import State, Survivor
from emberwatch.discover.vocabulary import PASS, STEP
from emberwatch.engine.agenda import MAY, Pick, Step


def cost_of(s: State, seat: int, space: int) -> int:
    """MO-1, R-43: the stamina that entering a space costs this survivor, never below 0."""
    return costs(s, seat)[s.cell(space).ground]


def costs(s: State, seat: int) -> list[int]:
    """By ground."""
    lines = standing(s, seat, "move")
    base = s.content.sheet.costs
    if not lines:
        return list(base)
    return [
        max(0, base[g] + sum([line.n for line in lines if line.a in (ANY, g)])) for g in range(len(base))
    ]  # fmt: skip


def arrive(s: State, seat: int, space: int) -> None:
    """R-10: monsters there are fought before all else; then whatever entering this ground brings."""
    s.survivors[seat].space = space
    s.then(Encounter(space, seat), Entered(seat, space))


class Entered(Rule):
    """Abilities that work when their owner enters a certain ground."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        ground = s.cell(self.space).ground
        steps: list[Step] = [
            Moment(self.seat, source, k, ability)
            for source, k, ability in at_moment(s, self.seat, "enter") if ability.of == ground
        ]  # fmt: skip
        s.queue(steps)


class Walk(Rule):
    """MO-7 to MO-10, MO-13: up to so many spaces, whatever the terrain; a monster ends it."""

    __slots__ = ("left",)
    KEY = "discover-ask-walk"
    RULES = ("MO-7", "MO-8", "MO-13")
    SHAPE = MAY

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def details(self, s: State) -> dict[str, int]:
        return {"n": self.left}

    def ask(self, s: State, me: Survivor) -> list[Pick]:
        return [PASS, *[STEP[space] for space in NEIGHBOURS[me.space] if s.is_revealed(space)]]

    def do(self, s: State, me: Survivor, pick: Pick) -> None:
        if pick is PASS or pick.what < 0:
            return
        s.tell("walked", self.seat, pick.what)
        if self.left > 1 and not s.monsters_at(pick.what):
            s.then(Walk(self.seat, self.left - 1))
        arrive(s, self.seat, pick.what)
