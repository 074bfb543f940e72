"""Hunting (A-4): declare, perhaps look for other prey, pay in points and munitions, take the meat."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.agenda import AMOUNT, CHANCE, MAY, Pick, Step
from emberwatch.outlive.model.names import (
    BEAR_TRAP,
    EPIZOOTIC,
    FAIRGROUNDS,
    FOREST,
    HUNTING_1,
    HUNTING_2,
    MEAT,
    MINE,
    MUNITION,
    MUTATION,
    PREY,
    SHOTGUN,
    THERMAL_SENSOR,
    by_place,
)
from emberwatch.outlive.model.state import BITS, READY, UNSEEN, USED, OutliveState, Shelter, recount
from emberwatch.outlive.model.vocabulary import AMOUNT_OF, PASS, PREY_AT, PREY_SHOWN, USE
from emberwatch.outlive.rules.step import OutliveStep

STACK_OF: Final = by_place({FOREST: 0, MINE: 1, FAIRGROUNDS: 2})
"""The stack of wild game at each place."""
WEAPONS: Final[tuple[int, ...]] = (BEAR_TRAP, SHOTGUN)
BONUS_BITS: Final = BITS[HUNTING_1] | BITS[HUNTING_2]


def endurance(s: OutliveState, seat: int, prey: int) -> int:
    """What a tile costs this seat: one more under Animal Mutation."""
    return s.content.endurance[prey] + (s.amount(MUTATION) if s.hits(MUTATION, seat) else 0)


def reach(s: OutliveState, me: Shelter, points: int) -> int:
    """The greatest endurance that these points and every aid can bring down; 0 if none."""
    weapons = 0
    for weapon in WEAPONS:
        if me.gear[weapon] == READY:
            weapons += s.content.bonus[weapon]
    if s.edition.hunt_needs_point and points + weapons == 0:
        return 0
    return points + weapons + me.tokens[MUNITION]


def can_hunt(s: OutliveState, me: Shelter, seat: int, place: int, points: int) -> bool:
    """Whether this seat could bring down the open tile, or might find another one with the Thermal Sensor."""
    stack = s.stacks[STACK_OF[place]]
    if not stack:
        return False
    needed = endurance(s, seat, stack[-1])
    if me.gear[THERMAL_SENSOR] == READY and len(stack) > 1:
        needed = min([endurance(s, seat, prey) for prey in range(len(PREY))])
    return needed <= reach(s, me, points)


class Hunting(OutliveStep):
    """A step of a hunt; it carries `place`, `points` and the visit that continues afterward."""

    __slots__ = ("back", "place", "points")

    def __init__(self, seat: int, place: int, points: int, back: Step) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.points: Final = points
        self.back: Final = back

    def stack(self, s: OutliveState) -> list[int]:
        return s.stacks[STACK_OF[self.place]]

    def details(self, s: OutliveState) -> dict[str, int]:
        return {"place": self.place, "points": self.points}


class Stalk(Hunting):
    """A-4: a declared hunt; the hunter may use the Thermal Sensor."""

    __slots__ = ()
    KEY = "ask-stalk"
    RULES = ("A-4", "G")
    SHAPE = MAY

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        if me.gear[THERMAL_SENSOR] != READY:
            return []
        top = self.stack(s)[-1]
        if endurance(s, self.seat, top) <= reach(s, me, self.points):
            return [PASS, USE[THERMAL_SENSOR]]
        return [USE[THERMAL_SENSOR]]

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is not USE[THERMAL_SENSOR]:
            cost = endurance(s, self.seat, self.stack(s)[-1])
            s.then(Kill(self.seat, self.place, self.points, self.back, 0, cost, False))
            return
        me.gear[THERMAL_SENSOR] = USED
        stack = STACK_OF[self.place]
        s.stacks_seen[stack] |= BITS[self.seat]
        s.emit("sensed", self.seat, self.place)
        s.then(ChoosePrey(self.seat, self.place, self.points, self.back))
        if UNSEEN in s.stacks[stack]:
            s.then(UncoverGame(stack))


class PreyDraw(Step):
    """Chance turns up a wild game tile that nobody has seen."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        super().__init__(CHANCE)
        self.stack: Final = stack

    def bag(self, s: OutliveState) -> list[int]:
        return s.pool

    def faces(self) -> list[Pick]:
        return PREY_SHOWN

    def run(self, s: OutliveState, pick: Pick) -> None:
        s.pool[pick.what] -= 1
        self.apply_draw(s, s.stacks[self.stack], pick.what)

    def apply_draw(self, s: OutliveState, stack: list[int], prey: int) -> None:
        raise NotImplementedError


class UncoverGame(PreyDraw):
    """A-4, Thermal Sensor: chance settles the order of a stack that somebody looks through."""

    __slots__ = ()

    def apply_draw(self, s: OutliveState, stack: list[int], prey: int) -> None:
        stack[stack.index(UNSEEN)] = prey
        if UNSEEN in stack:
            s.then(self)


class ChoosePrey(Hunting):
    """A-4, Thermal Sensor: choose any tile of the stack, or none after all. Tiles are counted from the top."""

    __slots__ = ()
    KEY = "ask-prey"
    RULES = ("A-4", "G")
    SHAPE = MAY

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        picks = [PASS]
        most = reach(s, me, self.points)
        for depth, prey in enumerate(reversed(self.stack(s))):
            if endurance(s, self.seat, prey) <= most:
                picks.append(PREY_AT[depth])
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick is PASS:
            s.emit("spared", self.seat, self.place)
            s.then(self.back)
            return
        prey = self.stack(s)[-1 - pick.what]
        cost = endurance(s, self.seat, prey)
        s.emit("aimed", self.seat, prey)
        s.then(Kill(self.seat, self.place, self.points, self.back, pick.what, cost, False))


class Kill(Hunting):
    """A-4: use weapons, then choose how many munitions; points pay the rest. Munitions never exceed the cost."""

    __slots__ = ("armed", "cost", "depth")
    KEY = "ask-kill"
    RULES = ("A-4",)
    SHAPE = AMOUNT

    def __init__(self, seat: int, place: int, points: int, back: Step, depth: int, cost: int, armed: bool) -> None:
        super().__init__(seat, place, points, back)
        self.depth: Final = depth
        """Which tile, counted from the top."""
        self.cost: Final = cost
        """What points and munitions must still pay."""
        self.armed: Final = armed
        """Whether a weapon's point was used."""

    def ask(self, s: OutliveState, me: Shelter) -> list[Pick]:
        least = max(0, self.cost - self.points)
        most = min(self.cost, me.tokens[MUNITION])
        if s.edition.hunt_needs_point and not self.armed:
            most = min(most, self.cost - 1)
        picks = [AMOUNT_OF[n] for n in range(least, most + 1)]
        if self.cost > 0:
            picks += [USE[weapon] for weapon in WEAPONS if me.gear[weapon] == READY]
        return picks

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        if pick.verb == USE[0].verb:
            me.gear[pick.what] = USED
            s.emit("used-equipment", self.seat, pick.what)
            cost = max(0, self.cost - s.content.bonus[pick.what])
            s.then(Kill(self.seat, self.place, self.points, self.back, self.depth, cost, True))
            return
        me.tokens[MUNITION] -= pick.what
        left = self.points - (self.cost - pick.what)
        assert isinstance(self.back, Hunter)
        s.then(Catch(self.seat, STACK_OF[self.place], self.depth, pick.what), self.back.with_points(left))

    def details(self, s: OutliveState) -> dict[str, int]:
        prey = self.stack(s)[-1 - self.depth]
        return {"place": self.place, "points": self.points, "prey": prey, "total": self.cost}


class Hunter(OutliveStep):
    """A visit that can continue after a hunt."""

    __slots__ = ()

    def with_points(self, points: int) -> Hunter:
        raise NotImplementedError


class Catch(OutliveStep):
    """A-4: the tile goes beside the shelter and its meat into it; the next tile is turned up."""

    __slots__ = ("depth", "munitions", "stack")

    def __init__(self, seat: int, stack: int, depth: int, munitions: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack
        self.depth: Final = depth
        self.munitions: Final = munitions

    def do(self, s: OutliveState, me: Shelter, pick: Pick) -> None:
        stack = s.stacks[self.stack]
        prey = stack.pop(-1 - self.depth)
        meat = self.meat(s, me, prey) + hunting_bonus(s, me, self.seat)
        me.caught = recount(me.caught, prey, 1)
        me.tokens[MEAT] += meat
        s.emit("caught", self.seat, prey, meat, self.munitions)
        if stack and stack[-1] == UNSEEN:
            s.then(TurnUp(self.stack))
        elif stack and self.depth == 0:
            s.emit("prey-shown", self.stack, stack[-1])

    def meat(self, s: OutliveState, me: Shelter, prey: int) -> int:
        """The meat, by how many of the kind were caught before; one less under Epizootic Disease, never below 0."""
        before = me.caught[prey]
        table = s.content.meat[prey]
        last = len(table) - 1
        meat = table[min(before, last)]
        if not s.edition.meat_is_capped:
            meat += max(0, before - last)
        if s.hits(EPIZOOTIC, self.seat):
            meat = max(0, meat - s.amount(EPIZOOTIC))
        return meat


def hunting_bonus(s: OutliveState, me: Shelter, seat: int) -> int:
    """R: hunting +1 and +2 after a successful hunt, once per round each; they add up."""
    if not me.powers & BONUS_BITS:
        return 0
    bonus = 0
    for room in (HUNTING_1, HUNTING_2):
        for slot in me.slots_of(room, s.content):
            if not me.used & BITS[slot]:
                me.use(slot)
                bonus += s.content.amount[room]
                s.emit("used-room", seat, me.labels[slot])
    return bonus


class TurnUp(PreyDraw):
    """S-8, A-4: show the new top tile of a stack."""

    __slots__ = ()

    def apply_draw(self, s: OutliveState, stack: list[int], prey: int) -> None:
        stack[-1] = prey
        s.emit("prey-shown", self.stack, prey)
