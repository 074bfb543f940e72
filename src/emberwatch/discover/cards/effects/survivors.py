"""Card effects on a survivor: on resources, damage and stamina, on the turn and on life."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.discover.cards.run_lines import NIGHT_CARD, NIGHT_CARD_FOR_ONE
from emberwatch.discover.cards.standing import NightRest
from emberwatch.discover.cards.syntax import Line, Loss
from emberwatch.discover.cards.words import AMOUNT, DAMAGE, DAMAGE_OR_ANY, RESOURCE, RESOURCE_OR_ANY, Amount
from emberwatch.discover.model.names import ANY, DAMAGES, MOST_STAMINA, RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import AMOUNT as HOW_MANY
from emberwatch.discover.model.vocabulary import HEAL
from emberwatch.discover.model.vocabulary import RESOURCE as ONE_RESOURCE
from emberwatch.discover.rules import harm, night
from emberwatch.discover.rules.abilities import standing
from emberwatch.discover.rules.inventory import gain, has, lose, spend
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import ONE, Pick

# -- resources --------------------------------------------------------------------------------------------------


class GainResource(Line):
    """GA-8: take resource tokens from the supply."""

    __slots__ = ("amount", "resource")
    VERB = "gain"
    WORDS: ClassVar[Mapping[str, str]] = {"resource": RESOURCE, "amount": AMOUNT}

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        gain(s, seat, self.resource, self.amount.count(s.seats))


class LoseResource(Loss):
    """GO-4: lose resources, as many as there are; if no kind is named, the survivor chooses."""

    __slots__ = ("amount", "resource")
    VERB = "lose"
    WORDS: ClassVar[Mapping[str, str]] = {"resource": RESOURCE_OR_ANY, "amount": AMOUNT}

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if self.resource == ANY:
            s.then(LoseAny(seat, self.amount.count(s.seats)))
        else:
            lose(s, seat, self.resource, self.amount.count(s.seats))


class LoseAny(DiscoverStep):
    """Ask for resources to lose, one by one."""

    __slots__ = ("left",)
    KEY = "discover-ask-lose"
    RULES = ("GO-4",)
    SHAPE = ONE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"n": self.left}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [ONE_RESOURCE[kind] for kind in range(len(RESOURCES)) if self.left > 0 and has(s, me, kind)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            lose(s, self.seat, pick.what, 1)
            s.then(LoseAny(self.seat, self.left - 1))


class SwapResources(Line):
    """CA-1: exchange some of one resource for as many of another."""

    __slots__ = ("amount", "given", "taken")
    VERB = "swap"
    WORDS: ClassVar[Mapping[str, str]] = {"given": RESOURCE, "taken": RESOURCE, "amount": AMOUNT}

    def __init__(self, given: int, taken: int, amount: Amount) -> None:
        self.given: Final = given
        self.taken: Final = taken
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.then(Swap(seat, self.given, self.taken, self.amount.count(s.seats)))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return has(s, s.survivors[seat], self.given) > 0


class Swap(DiscoverStep):
    """Ask how many of one resource to exchange for another."""

    __slots__ = ("most", "one", "other")
    KEY = "discover-ask-swap"
    RULES = ("CA-1",)
    SHAPE = "amount"

    def __init__(self, seat: int, one: int, other: int, most: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other
        self.most: Final = most

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"resource": self.one, "other": self.other}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [HOW_MANY[n] for n in range(min(self.most, has(s, me, self.one)) + 1)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what > 0:
            spend(s, self.seat, self.one, pick.what)
            gain(s, self.seat, self.other, pick.what)


# -- damage and stamina -----------------------------------------------------------------------------------------


class SufferDamage(Loss):
    """DA-1, R-70: suffer damage of a type, unless it is prevented."""

    __slots__ = ("amount", "damage")
    VERB = "damage"
    WORDS: ClassVar[Mapping[str, str]] = {"damage": DAMAGE, "amount": AMOUNT}

    def __init__(self, damage: int, amount: Amount) -> None:
        self.damage: Final = damage
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        harm.suffer(s, seat, self.damage, self.amount.count(s.seats))


class HealDamage(Line):
    """DA-6, DA-7: heal the user; if no type is named, he chooses one."""

    __slots__ = ("amount", "damage")
    VERB = "heal"
    WORDS: ClassVar[Mapping[str, str]] = {"damage": DAMAGE_OR_ANY, "amount": AMOUNT}

    def __init__(self, damage: int, amount: Amount) -> None:
        self.damage: Final = damage
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if self.damage == ANY:
            s.then(HealAny(seat, self.amount.count(s.seats)))
        else:
            harm.heal(s, seat, self.damage, self.amount.count(s.seats))

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        me = s.survivors[seat]
        return me.hurt > 0 if self.damage == ANY else me.harm[self.damage] > 0


class HealAny(DiscoverStep):
    """DA-7, DA-8: heal any type of damage, including physical."""

    __slots__ = ("left",)
    KEY = "discover-ask-heal"
    RULES = ("DA-7", "DA-8")
    SHAPE = ONE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [HEAL[kind] for kind in range(len(DAMAGES)) if self.left > 0 and me.harm[kind]]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            harm.heal(s, self.seat, pick.what, 1)
            s.then(HealAny(self.seat, self.left - 1))


class GainStamina(Line):
    """RO-7, RO-8: gain stamina, never above 12; night cards give more or less to survivors with cards for that."""

    __slots__ = ("amount",)
    VERB = "rest"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        n = self.amount.count(s.seats)
        if source in (NIGHT_CARD, NIGHT_CARD_FOR_ONE):
            n += sum([line.n for line in standing(s, seat, NightRest)])
        me = s.survivors[seat]
        before = me.stamina
        me.stamina = max(0, min(MOST_STAMINA, me.stamina + n))
        s.emit("rested", seat, me.stamina - before)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return s.survivors[seat].stamina < MOST_STAMINA


class LoseStamina(Loss):
    """RO-8, GO-4: lose stamina, as much as there is."""

    __slots__ = ("amount",)
    VERB = "tire"
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        me = s.survivors[seat]
        lost = min(me.stamina, self.amount.count(s.seats))
        me.stamina -= lost
        s.emit("tired", seat, lost)


# -- turn and life ----------------------------------------------------------------------------------------------


class Perish(Line):
    """R-17: eliminate survivors; those whom one line eliminates leave together when it is over."""

    __slots__ = ()
    VERB = "perish"

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        s.turn.dying |= 1 << seat


class BecomeChief(Line):
    """CH-3: give the chieftain's token to the survivor."""

    __slots__ = ()
    VERB = "chief"

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        night.crown(s, seat)

    def could(self, s: DiscoverState, seat: int, source: int) -> bool:
        return seat != s.turn.chief


class EndOwnTurn(Line):
    """RO-11: end the survivor's turn."""

    __slots__ = ()
    VERB = "end-turn"

    def do(self, s: DiscoverState, seat: int, source: int) -> None:
        if s.turn.seat == seat:
            s.turn.over = True
