"""Monsters: how they appear, prowl and meet survivors; and every enemy's way into combat."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.board import FAR, NEIGHBOURS
from emberwatch.discover.model.foes import LOOSE, MONSTER, SPECIAL, Foe
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import FOE, MONSTER_DRAWN, NAME, PLACE
from emberwatch.discover.rules.combat import fight
from emberwatch.discover.rules.harm import bury
from emberwatch.discover.rules.step import DiscoverStep, DiscoverTableStep, Draw
from emberwatch.engine.agenda import ONE, Pick, Step

NOBODY: Final = -1


# -- appearing --------------------------------------------------------------------------------------------------


def spawn(s: DiscoverState, space: int) -> None:
    """MN-1, MN-14, R-63: lay a face-down monster token from the supply; refill the supply if it is empty."""
    if space < 0:
        return
    if not s.tokens.monster_supply:
        refill_monsters(s)
    if not s.tokens.monster_supply:
        return
    s.tokens.monster_supply -= 1
    place(s, Foe(s.map.next_uid, MONSTER, space, HIDDEN, 0, -1, len(s.tokens.monster_bags) - 1))
    s.emit("spawned", space)


def refill_monsters(s: DiscoverState) -> None:
    """MN-14: all used monster tokens, turned over and shuffled."""
    if sum(s.tokens.monster_used):
        s.tokens.monster_bags.append(s.tokens.monster_used)
        s.tokens.monster_supply = sum(s.tokens.monster_used)
        s.tokens.monster_used = [0] * len(s.tokens.monster_used)


def call_special(s: DiscoverState, name: str, space: int) -> None:
    """MN-15: a special monster, open from the start; never a second one (R-63)."""
    number = [special.name for special in s.content.specials].index(name)
    if space < 0 or any([foe.kind == SPECIAL and foe.token == number for foe in s.map.foes]):
        return
    place(s, Foe(s.map.next_uid, SPECIAL, space, s.content.special_entry[number], 0, number, 0))
    s.emit("special", space, number)


def place(s: DiscoverState, foe: Foe) -> None:
    """MN-2, MN-22: a monster that appears on a survivor's space is fought at once."""
    s.map.next_uid += 1
    s.map.foes.append(foe)
    if s.at(foe.space):
        s.then(Encounter(foe.space, NOBODY))


def change_foe(s: DiscoverState, old: Foe, new: Foe) -> None:
    s.map.foes[s.map.foes.index(old)] = new


# -- meeting ----------------------------------------------------------------------------------------------------


class Encounter(DiscoverTableStep):
    """MN-5, MN-7: monsters that share a space with a survivor are turned up; as long as one lies there it is fought."""

    __slots__ = ("entered", "space")

    def __init__(self, space: int, entered: int) -> None:
        super().__init__()
        self.space: Final = space
        self.entered: Final = entered
        """The survivor who has moved here and so must fight; NOBODY if the survivors there choose (MN-8)."""

    def go(self, s: DiscoverState) -> None:
        if s.turn.dying:
            bury(s)  # KA-2: they neither fight nor choose who does
        here = s.at(self.space)
        monsters = s.monsters_at(self.space)
        if s.ended or not here or not monsters:
            return
        s.then(self)
        hidden: list[Step] = [Reveal(foe.uid, foe.epoch) for foe in monsters if foe.entry == HIDDEN]
        if hidden:
            s.queue(hidden)
        elif self.entered in here:
            s.then(ChooseFoe(self.entered, self.space))
        elif len(here) == 1:
            s.then(ChooseFoe(here[0], self.space))
        else:
            call_fighter(s, here, self.space, -1)


class ChooseFoe(DiscoverStep):
    """MN-5: the fighter chooses one of several monsters."""

    __slots__ = ("space",)
    KEY = "discover-ask-foe"
    RULES = ("MN-5",)
    SHAPE = ONE

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [
            FOE[i] for i in range(len(s.map.foes)) if s.map.foes[i].space == self.space and s.map.foes[i].is_monster
        ]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            s.then(StartFight(self.seat, s.map.foes[pick.what].uid))


class Reveal(Draw):
    """MN-21: turn over a face-down monster token: it is one of those not seen since its bag was shuffled."""

    __slots__ = ("epoch", "uid")

    def __init__(self, uid: int, epoch: int) -> None:
        super().__init__()
        self.uid: Final = uid
        self.epoch: Final = epoch

    def bag(self, s: DiscoverState) -> list[int]:
        return s.tokens.monster_bags[self.epoch]

    def faces(self) -> list[Pick]:
        return MONSTER_DRAWN

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        s.tokens.monster_bags[self.epoch][what] -= 1
        foe = s.foe(self.uid)
        change_foe(s, foe, foe.with_entry(what))
        s.decks.read_enemies |= 1 << what
        s.emit("revealed", foe.space, what)


class StartFight(DiscoverStep):
    """CB-1: combat begins. The enemy's card is known to all from now on."""

    __slots__ = ("uid",)

    def __init__(self, seat: int, uid: int) -> None:
        super().__init__(seat)
        self.uid: Final = uid

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        s.decks.read_enemies |= 1 << s.foe(self.uid).entry
        fight.begin(s, self.seat, self.uid)


def fight_card(s: DiscoverState, seat: int, entry: int) -> None:
    """IN-7, R-67: an enemy card without a token; an open one with damage on it is fought again."""
    foe = next((foe for foe in s.map.foes if foe.kind == LOOSE and foe.entry == entry), None)
    if foe is None:
        foe = Foe(s.map.next_uid, LOOSE, -1, entry, 0, -1, 0)
        s.map.next_uid += 1
        s.map.foes.append(foe)
    s.then(StartFight(seat, foe.uid))


# -- who fights -------------------------------------------------------------------------------------------------


def call_fighter(s: DiscoverState, here: list[int], space: int, uid: int) -> None:
    """MN-8, R-33: those on the space name the fighter at the same time; if they differ the chieftain decides."""
    for seat in here:
        s.turn.votes[seat] = -1
    s.then(CountNames(space, uid))
    for seat in here:
        s.together(seat, [NameFighter(seat, space)])


class NameFighter(DiscoverStep):
    """R-33: everybody on the space names the fighter, at the same time."""

    __slots__ = ("space",)
    KEY = "discover-ask-fighter"
    RULES = ("MN-8", "R-33")
    SHAPE = ONE

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [NAME[seat] for seat in s.at(self.space)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        s.turn.votes[self.seat] = pick.what


class CountNames(DiscoverTableStep):
    """R-33: if all have named the same survivor he fights; otherwise the chieftain decides."""

    __slots__ = ("space", "uid")

    def __init__(self, space: int, uid: int) -> None:
        super().__init__()
        self.space: Final = space
        self.uid: Final = uid

    def go(self, s: DiscoverState) -> None:
        here = s.at(self.space)
        named = [s.turn.votes[seat] for seat in here]
        for seat in here:
            s.emit("named", seat, s.turn.votes[seat])
        if named and named.count(named[0]) == len(named):
            send(s, named[0], self.space, self.uid)
        else:
            s.then(ChiefNames(s.turn.chief, self.space, self.uid))


class ChiefNames(NameFighter):
    """CH-2: the chieftain decides, wherever he is."""

    __slots__ = ("uid",)
    KEY = "discover-ask-chief-fighter"
    RULES = ("MN-8", "CH-2")

    def __init__(self, seat: int, space: int, uid: int) -> None:
        super().__init__(seat, space)
        self.uid: Final = uid

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        send(s, pick.what, self.space, self.uid)


def send(s: DiscoverState, seat: int, space: int, uid: int) -> None:
    """Send the fighter against a certain enemy, or against one of those on the space."""
    if uid >= 0:
        s.then(StartFight(seat, uid))
    else:
        s.then(ChooseFoe(seat, space))


# -- prowling ---------------------------------------------------------------------------------------------------


def prowl_all(s: DiscoverState, steps: int) -> None:
    """MN-6, MN-12: every normal monster moves toward its nearest survivor; combats come when all have moved."""
    s.then(Clash())
    s.queue([Prowl(s.turn.chief, foe.uid, steps, NOBODY) for foe in s.map.foes if foe.kind == MONSTER])


def prowl_nearest(s: DiscoverState, seat: int, steps: int) -> None:
    """MN-18: the nearest of those that an effect can move; ties are the chieftain's (MN-9)."""
    far = s.distances(s.survivors[seat].space)
    movable = [foe for foe in s.map.foes if foe.kind == MONSTER and far[foe.space] < FAR]
    if not movable:
        return
    nearest = min([far[foe.space] for foe in movable])
    s.then(WhichMonster(s.turn.chief, seat, steps, nearest), Clash())


class WhichMonster(DiscoverStep):
    """MN-9, R-64: the chieftain says which of several equally near monsters is meant."""

    __slots__ = ("distance", "steps", "towards")
    KEY = "discover-ask-which-monster"
    RULES = ("MN-9", "R-64")
    SHAPE = ONE

    def __init__(self, seat: int, towards: int, steps: int, distance: int) -> None:
        super().__init__(seat)
        self.towards: Final = towards
        self.steps: Final = steps
        self.distance: Final = distance

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"seat": self.towards}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        far = s.distances(s.survivors[self.towards].space)
        near = [i for i, foe in enumerate(s.map.foes) if foe.kind == MONSTER and far[foe.space] == self.distance]
        return [FOE[i] for i in near if not has_twin(s, i)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        s.then(Prowl(s.turn.chief, s.map.foes[pick.what].uid, self.steps, self.towards))


def has_twin(s: DiscoverState, place: int) -> bool:
    """Whether an earlier face-down monster lies on the same space: nobody can tell them apart."""
    foe = s.map.foes[place]
    alike = [other for other in s.map.foes[:place] if other.space == foe.space and other.entry == HIDDEN]
    return foe.entry == HIDDEN and any([other.epoch == foe.epoch for other in alike])


class Prowl(DiscoverStep):
    """MN-6, MN-9, MN-10, MN-11, R-6: step by step, each one nearer to its target; the chieftain breaks ties.

    MN-13: only a monster that enters a survivor's space is turned up.
    """

    __slots__ = ("steps", "target", "uid")
    KEY = "discover-ask-prowl"
    RULES = ("MN-9", "R-6")
    SHAPE = ONE

    def __init__(self, seat: int, uid: int, steps: int, target: int) -> None:
        super().__init__(seat)
        self.uid: Final = uid
        self.steps: Final = steps
        self.target: Final = target
        """The survivor it goes for; NOBODY until that is settled."""

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"foe": s.map.foes.index(s.foe(self.uid))}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        if self.steps < 1 or s.at(s.foe(self.uid).space):
            return []
        if self.target == NOBODY:
            targets = self.targets(s)
            return [NAME[seat] for seat in targets]
        return [PLACE[space] for space in self.ways(s)]

    def targets(self, s: DiscoverState) -> list[int]:
        """The nearest survivors; of those on one space, one stands for all."""
        far = s.distances(s.foe(self.uid).space)
        reach = [(far[s.survivors[seat].space], seat) for seat in s.on_map()]
        least = min([distance for distance, _ in reach])
        if least == FAR:
            return []
        near = [seat for distance, seat in reach if distance == least]
        spaces = [s.survivors[seat].space for seat in near]
        return [seat for i, seat in enumerate(near) if spaces.index(spaces[i]) == i]

    def ways(self, s: DiscoverState) -> list[int]:
        here = s.foe(self.uid).space
        far = s.distances(s.survivors[self.target].space)
        return [space for space in NEIGHBOURS[here] if far[space] == far[here] - 1]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what < 0:
            return
        if self.target == NOBODY:
            s.then(Prowl(self.seat, self.uid, self.steps, pick.what))
            return
        foe = s.foe(self.uid)
        change_foe(s, foe, foe.with_space(pick.what))
        s.emit("prowled", foe.space, pick.what)
        s.then(Prowl(self.seat, self.uid, self.steps - 1, self.target))
        if foe.entry == HIDDEN and s.at(pick.what):
            s.then(Reveal(foe.uid, foe.epoch))

    def skip(self, s: DiscoverState) -> None:
        s.then(Prowl(s.turn.chief, self.uid, self.steps, self.target))


class Clash(DiscoverTableStep):
    """MN-12, R-62: the combats when all have moved: clockwise from the chieftain, a space at its first survivor."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        spaces: list[int] = []
        for seat in s.clockwise(s.turn.chief):
            space = s.survivors[seat].space
            if space not in spaces and s.monsters_at(space):
                spaces.append(space)
        steps: list[Step] = [Encounter(space, NOBODY) for space in spaces]
        s.queue(steps)
