"""Set-up: the chieftain's dice, characters, first projects; then the first day."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.names import CLEAN_WATER, FOOD
from emberwatch.discover.model.state import DiscoverState, new_state
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import CHARACTER_DEALT, KEEP
from emberwatch.discover.rules.craft import NORMAL, ProjectDraw
from emberwatch.discover.rules.day import Daybreak
from emberwatch.discover.rules.quests import begin_stage
from emberwatch.discover.rules.step import Die, DiscoverStep, DiscoverTableStep, Draw
from emberwatch.engine.agenda import ONE, Pick, Step

STAMINA: Final[tuple[int, ...]] = (12, 10, 8, 8)
"""SE-19, by the number of players."""
PROJECTS: Final[tuple[int, ...]] = (3, 2, 1, 1)
"""SE-22."""
OFFERED: Final[tuple[int, ...]] = (4, 2, 2, 2)
"""SE-17, SE-18: characters to choose from."""


def start(seats: int, c: DiscoverContent, coop: bool, guard: int) -> DiscoverState:
    """SE-1 to SE-23."""
    s = new_state(seats, c, coop, guard, STAMINA[seats - 1])
    for me in s.survivors:
        me.loose[FOOD] = me.loose[CLEAN_WATER] = 1
    if c.duel:
        s.decks.open_projects = tuple([i for i in range(len(c.projects)) if c.in_use[i]])
        s.decks.projects = [0] * len(c.projects)
    steps: list[Step] = [Lots(tuple(range(seats)), ())] if seats > 1 else []
    steps += [DealCharacter(seat) for seat in range(seats) for _ in range(OFFERED[seats - 1])]
    steps += [Choices(), Arrival()]
    s.queue(steps)
    return s


class Lots(Die):
    """SE-3: everybody rolls a die, the highest is chieftain; those tied for the highest roll again."""

    __slots__ = ("rolling", "thrown")

    def __init__(self, rolling: tuple[int, ...], thrown: tuple[int, ...]) -> None:
        super().__init__()
        self.rolling: Final = rolling
        self.thrown: Final = thrown

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        thrown = (*self.thrown, what)
        s.emit("lot", self.rolling[len(self.thrown)], what)
        if len(thrown) < len(self.rolling):
            s.then(Lots(self.rolling, thrown))
            return
        best = tuple([seat for seat, n in zip(self.rolling, thrown, strict=True) if n == max(thrown)])
        if len(best) > 1:
            s.then(Lots(best, ()))
        else:
            s.turn.chief = best[0]
            s.emit("chief", s.turn.chief)


class DealCharacter(Draw):
    """SE-17, SE-18: a character to choose from."""

    __slots__ = ("for_",)

    def __init__(self, for_: int) -> None:
        super().__init__()
        self.for_: Final = for_

    def bag(self, s: DiscoverState) -> list[int]:
        dealt = [character for me in s.survivors for character in me.dealt]
        return [0 if i in dealt else 1 for i in range(len(s.content.characters))]

    def faces(self) -> list[Pick]:
        return CHARACTER_DEALT

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        me = s.survivors[self.for_]
        me.dealt = tuple(sorted([*me.dealt, what]))


class Choices(DiscoverTableStep):
    """SE-17: all choose at the same time, in secret."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        for seat in range(s.seats):
            s.together(seat, [KeepCharacter(seat)])


class KeepCharacter(DiscoverStep):
    """SE-17: one of the characters is kept, in secret."""

    __slots__ = ()
    KEY = "discover-ask-character"
    RULES = ("SE-17", "SE-18")
    SHAPE = ONE

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [KEEP[character] for character in me.dealt]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        me.character = pick.what


class Arrival(DiscoverTableStep):
    """SE-17, SE-22: characters are revealed together, first projects drawn; the quest begins, then the first day."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        for seat, me in enumerate(s.survivors):
            me.dealt = ()
            s.emit("character", seat, me.character)
        steps: list[Step] = []
        if not s.content.duel:
            steps = [ProjectDraw(seat, NORMAL) for seat in range(s.seats) for _ in range(PROJECTS[s.seats - 1])]
        s.queue([*steps, Opening(), Daybreak()])


class Opening(DiscoverTableStep):
    """SE-2: the first stage of the quest is read."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        s.emit("stage", s.quest.stage)
        begin_stage(s)
