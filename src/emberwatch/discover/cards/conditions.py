"""Conditions: what cards may ask about a survivor and the table. One class each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.discover.cards.standing import WarmAtNight
from emberwatch.discover.cards.syntax import Condition, hold
from emberwatch.discover.cards.targets import landmark_space, monsters_within
from emberwatch.discover.cards.words import (
    AMOUNT,
    DAMAGE_OR_ANY,
    GROUND,
    NAME,
    NUMBER,
    RESOURCE,
    TRAIT,
    Amount,
)
from emberwatch.discover.model.names import ANY
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.rules.abilities import sources
from emberwatch.discover.rules.inventory import has

# -- what several have in common ---------------------------------------------------------------------------------


class NumberCondition(Condition):
    """A condition about the landmark, stage or card with a number."""

    __slots__ = ("number",)
    WORDS: ClassVar[Mapping[str, str]] = {"number": NUMBER}

    def __init__(self, number: int, negated: bool = False) -> None:
        super().__init__(negated)
        self.number: Final = number


class CountCondition(Condition):
    """A condition that asks for at least a certain count."""

    __slots__ = ("least",)
    WORDS: ClassVar[Mapping[str, str]] = {"least": NUMBER}

    def __init__(self, least: int, negated: bool = False) -> None:
        super().__init__(negated)
        self.least: Final = least


class AmountCondition(Condition):
    """A condition that asks for at least an amount, possibly per player."""

    __slots__ = ("amount",)
    WORDS: ClassVar[Mapping[str, str]] = {"amount": AMOUNT}

    def __init__(self, amount: Amount, negated: bool = False) -> None:
        super().__init__(negated)
        self.amount: Final = amount


class NameCondition(Condition):
    """A condition about something with a name."""

    __slots__ = ("name",)
    WORDS: ClassVar[Mapping[str, str]] = {"name": NAME}

    def __init__(self, name: str, negated: bool = False) -> None:
        super().__init__(negated)
        self.name: Final = name


class TraitCondition(Condition):
    """A condition about a trait."""

    __slots__ = ("trait",)
    WORDS: ClassVar[Mapping[str, str]] = {"trait": TRAIT}

    def __init__(self, trait: int, negated: bool = False) -> None:
        super().__init__(negated)
        self.trait: Final = trait


# -- where a survivor is ----------------------------------------------------------------------------------------


class AtFire(Condition):
    """FI-2: at a fire."""

    __slots__ = ()
    KIND = "at-fire"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return at_fire(s, seat)


def at_fire(s: DiscoverState, seat: int) -> bool:
    """FI-2: a burning fire on one's own space; at night, also a card that keeps its owner warm."""
    if s.map.fires.get(s.survivors[seat].space):
        return True
    return s.turn.phase == NIGHT and is_warm(s, seat)


def is_warm(s: DiscoverState, seat: int) -> bool:
    """Whether a card keeps its owner warm. One that does so only at a fire needs a real one, and there is none here."""
    kept = [
        ability for _, powers in sources(s, seat) for ability in powers.always
        if any([isinstance(line, WarmAtNight) for line in ability.do])
    ]  # fmt: skip
    return any([
        hold(s, seat, tuple([need for need in a.needs if not isinstance(need, AtFire)])) for a in kept
        if all([need.negated for need in a.needs if isinstance(need, AtFire)])
    ])  # fmt: skip


class InCamp(Condition):
    """FI-1: in camp."""

    __slots__ = ()
    KIND = "in-camp"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return in_camp(s, seat)


def in_camp(s: DiscoverState, seat: int) -> bool:
    """FI-1: on the camp's space, whether its fire burns or not."""
    return s.survivors[seat].space == s.content.camp


class OnGround(Condition):
    """MO-1: on a space of a ground."""

    __slots__ = ("ground",)
    KIND = "on"
    WORDS: ClassVar[Mapping[str, str]] = {"ground": GROUND}

    def __init__(self, ground: int, negated: bool = False) -> None:
        super().__init__(negated)
        self.ground: Final = ground

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.cell(s.survivors[seat].space).ground == self.ground


class AtLandmark(NumberCondition):
    """IN-1: on the space of a landmark."""

    __slots__ = ()
    KIND = "at-landmark"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return is_at_landmark(s, seat, self.number)


def is_at_landmark(s: DiscoverState, seat: int, number: int) -> bool:
    return s.cell(s.survivors[seat].space).landmark == number


class OnTarget(Condition):
    """QU-9: on a target symbol, which means nothing until a card asks for it."""

    __slots__ = ()
    KIND = "on-target"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.cell(s.survivors[seat].space).target


class OnWater(Condition):
    """GA-9: on the space of a water source."""

    __slots__ = ()
    KIND = "on-water"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.survivors[seat].space in s.map.water


class OthersHere(Condition):
    """OV-6: with another survivor on one's own space."""

    __slots__ = ()
    KIND = "others-here"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return len(s.at(s.survivors[seat].space)) > 1


class IsAlone(Condition):
    """TH-4: with no other survivor on the map."""

    __slots__ = ()
    KIND = "alone"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return len(s.on_map()) == 1


class NearMonster(Condition):
    """MO-12: with a monster within reach."""

    __slots__ = ("reach",)
    KIND = "near-monster"
    WORDS: ClassVar[Mapping[str, str]] = {"reach": NUMBER}

    def __init__(self, reach: int, negated: bool = False) -> None:
        super().__init__(negated)
        self.reach: Final = reach

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return bool(monsters_within(s, s.survivors[seat].space, self.reach))


class EveryoneInCamp(Condition):
    """FI-1: all survivors on the map are in camp."""

    __slots__ = ()
    KIND = "everyone-in-camp"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return all([in_camp(s, other) for other in s.on_map()])


class EveryoneAt(NumberCondition):
    """IN-1: all survivors on the map are at a landmark."""

    __slots__ = ()
    KIND = "everyone-at"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return all([is_at_landmark(s, other, self.number) for other in s.on_map()])


# -- what a survivor has ----------------------------------------------------------------------------------------


class HasResource(Condition):
    """GA-7: resources on resource tokens and kept feature tokens alike."""

    __slots__ = ("amount", "resource")
    KIND = "has"
    WORDS: ClassVar[Mapping[str, str]] = {"resource": RESOURCE, "amount": AMOUNT}

    def __init__(self, resource: int, amount: Amount, negated: bool = False) -> None:
        super().__init__(negated)
        self.resource: Final = resource
        self.amount: Final = amount

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return has(s, s.survivors[seat], self.resource) >= self.amount.count(s.seats)


class HasItem(NameCondition):
    """IN-9: an item with a certain name."""

    __slots__ = ()
    KIND = "has-item"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return any([s.item(held.item).name == self.name for held in s.survivors[seat].items])


class HasTrait(TraitCondition):
    """TH-10: an item with a trait; traits do nothing on their own."""

    __slots__ = ()
    KIND = "has-trait"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return any([self.trait in s.item(held.item).traits for held in s.survivors[seat].items])


class IsHurt(Condition):
    """DA-1: damage of a type, or any."""

    __slots__ = ("damage",)
    KIND = "hurt"
    WORDS: ClassVar[Mapping[str, str]] = {"damage": DAMAGE_OR_ANY}

    def __init__(self, damage: int, negated: bool = False) -> None:
        super().__init__(negated)
        self.damage: Final = damage

    def holds(self, s: DiscoverState, seat: int) -> bool:
        me = s.survivors[seat]
        return me.hurt > 0 if self.damage == ANY else me.harm[self.damage] > 0


class HasStamina(AmountCondition):
    """RO-8: at least a certain amount of stamina."""

    __slots__ = ()
    KIND = "stamina"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.survivors[seat].stamina >= self.amount.count(s.seats)


# -- the table --------------------------------------------------------------------------------------------------


class FromDay(Condition):
    """RO-1: on a certain day or later."""

    __slots__ = ("day",)
    KIND = "day"
    WORDS: ClassVar[Mapping[str, str]] = {"day": NUMBER}

    def __init__(self, day: int, negated: bool = False) -> None:
        super().__init__(negated)
        self.day: Final = day

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.turn.day >= self.day


class OddDay(Condition):
    """RO-1: on the first day, the third and so on."""

    __slots__ = ()
    KIND = "odd-day"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.turn.day % 2 == 1


class EvenDay(Condition):
    """RO-1: on the second day, the fourth and so on."""

    __slots__ = ()
    KIND = "even-day"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.turn.day % 2 == 0


class LandmarkRevealed(NumberCondition):
    """SC-1: a landmark is on the revealed map."""

    __slots__ = ()
    KIND = "revealed"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return landmark_space(s, self.number) >= 0


class TilesRevealed(CountCondition):
    """SC-1: at least a certain number of tiles are revealed, besides the start tile."""

    __slots__ = ()
    KIND = "tiles"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.map.revealed.bit_count() - 1 >= self.least


class FiresBurning(CountCondition):
    """FI-3: at least a certain number of fires burn."""

    __slots__ = ()
    KIND = "fires"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return sum(s.map.fires.values()) >= self.least


# -- the quest and its cards ------------------------------------------------------------------------------------


class HasMarks(AmountCondition):
    """QU-2: at least a certain number of counters are on the active quest."""

    __slots__ = ()
    KIND = "marks"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.quest.marks >= self.amount.count(s.seats)


class AtStage(NumberCondition):
    """QU-10: a stage of the quest is the active one."""

    __slots__ = ()
    KIND = "stage"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return s.active_stage().number == self.number


class SpecialDefeated(NameCondition):
    """R-24: a special monster has been defeated; remembered from the moment it happened."""

    __slots__ = ()
    KIND = "defeated"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        names = [special.name for special in s.content.specials]
        return s.quest.defeated >> names.index(self.name) & 1 == 1


class CardRead(NumberCondition):
    """OV-2: the discovery card with a number has been read."""

    __slots__ = ()
    KIND = "read"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        return any([s.decks.read_cards >> entry & 1 for entry in s.content.entries_of.get(self.number, ())])


# -- a combat ---------------------------------------------------------------------------------------------------


class AgainstTrait(TraitCondition):
    """CB-1: the enemy has a trait. S5-20: an opponent in a duel is an enemy without traits."""

    __slots__ = ()
    KIND = "against"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        combat = s.combat
        return combat is not None and combat.foe >= 0 and self.trait in s.enemy(s.foe(combat.foe).entry).traits


class AgainstMonster(Condition):
    """MN-19: the enemy is a monster token, not a feature token or a card."""

    __slots__ = ()
    KIND = "monster"

    def holds(self, s: DiscoverState, seat: int) -> bool:
        combat = s.combat
        return combat is not None and combat.foe >= 0 and s.foe(combat.foe).is_monster
