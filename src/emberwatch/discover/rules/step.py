"""The base of every step of Discover, and what a survivor's cards can do for it."""

from __future__ import annotations

from typing import Final, TypeVar

from emberwatch.discover.cards.syntax import Ability, Cost, Powers, Standing, hold
from emberwatch.discover.model.names import NO_LIMIT, PER_DAY, PER_TURN
from emberwatch.discover.model.state import ON, DiscoverState, Held, Survivor
from emberwatch.discover.model.vocabulary import (
    CHARACTER_SOURCE,
    ITEM_SOURCE,
    QUEST_SOURCE,
    ROLLED,
    SHEET_SOURCE,
    THREAT_SOURCE,
    UPGRADE_SOURCE,
    USE,
)
from emberwatch.discover.rules import inventory
from emberwatch.engine.agenda import CHANCE, NO_PICKS, Pick, Step

Always = TypeVar("Always", bound=Standing)
TABLE: Final = 0
"""The seat of steps that ask nobody."""
TURN_MARK: Final = 1 << 20
SIDES: Final = [1] * 12


class DiscoverStep(Step):
    """A step of one survivor: `ask` lists what it may pick, `do` carries it out. Once off the map, it does nothing."""

    __slots__ = ()

    def picks(self, s: DiscoverState) -> list[Pick]:
        me = s.survivors[self.seat]
        return NO_PICKS if s.ended or me.status != ON else self.ask(s, me)

    def run(self, s: DiscoverState, pick: Pick) -> None:
        me = s.survivors[self.seat]
        if me.status == ON and not s.ended:
            self.do(s, me, pick)
        elif not s.ended:
            self.gone(s)

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return NO_PICKS

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        raise NotImplementedError

    def gone(self, s: DiscoverState) -> None:
        """What to do if the survivor is no longer on the map: usually nothing (R-19)."""


class DiscoverTableStep(Step):
    """A step that asks nobody."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TABLE)

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if not s.ended:
            self.go(s)

    def go(self, s: DiscoverState) -> None:
        raise NotImplementedError


class Draw(Step):
    """A step of chance."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def run(self, s: DiscoverState, pick: Pick) -> None:
        if not s.ended:
            self.drawn(s, pick.what)

    def drawn(self, s: DiscoverState, what: int) -> None:
        raise NotImplementedError


class Die(Draw):
    """A twelve-sided die."""

    __slots__ = ()

    def bag(self, s: DiscoverState) -> list[int]:
        return SIDES

    def faces(self) -> list[Pick]:
        return ROLLED


# -- what a survivor's cards can do -----------------------------------------------------------------------------


def sources(s: DiscoverState, seat: int) -> list[tuple[int, Powers]]:
    """Everything with abilities that this survivor may use, with the number of its picks."""
    c, me = s.content, s.survivors[seat]
    found = [
        (CHARACTER_SOURCE, c.characters[me.character].powers),
        (SHEET_SOURCE, c.sheet.powers),
        (QUEST_SOURCE, s.active_stage().powers),
    ]
    for threat in me.threats:
        found.append((THREAT_SOURCE + threat, c.threats[threat].powers))
    for entry in s.decks.upgrades:
        found.append((UPGRADE_SOURCE + c.labels[entry] - 1, s.card(entry).powers))
    for held in me.items:
        found.append((ITEM_SOURCE + c.place_of(held.item), s.item(held.item).powers))
    return found


def standing(s: DiscoverState, seat: int, kind: type[Always]) -> list[Always]:
    """The always-on effects of one kind that hold for this survivor now."""
    found: list[Always] = []
    c, me = s.content, s.survivors[seat]
    add_standing(s, seat, c.characters[me.character].powers, kind, found)
    add_standing(s, seat, c.sheet.powers, kind, found)
    add_standing(s, seat, s.active_stage().powers, kind, found)
    for threat in me.threats:
        add_standing(s, seat, c.threats[threat].powers, kind, found)
    for entry in s.decks.upgrades:
        add_standing(s, seat, s.card(entry).powers, kind, found)
    for held in me.items:
        add_standing(s, seat, s.item(held.item).powers, kind, found)
    return found


def add_standing(s: DiscoverState, seat: int, powers: Powers, kind: type[Always], found: list[Always]) -> None:
    for ability in powers.always:
        for line in ability.do:
            if isinstance(line, kind) and hold(s, seat, ability.needs):
                found.append(line)


def at_moment(s: DiscoverState, seat: int, when: str) -> list[tuple[int, int, Ability]]:
    """The abilities of this survivor for a moment: source, position, ability."""
    return [
        (source, k, ability)
        for source, powers in sources(s, seat)
        if when in powers.by_when
        for k, ability in powers.by_when[when]
    ]


def usable(s: DiscoverState, seat: int, when: str) -> list[tuple[int, int, Ability]]:
    """The abilities whose conditions hold, that are not spent, and that the survivor can pay for."""
    found: list[tuple[int, int, Ability]] = []
    for source, powers in sources(s, seat):
        if when in powers.by_when:
            for k, ability in powers.by_when[when]:
                if ready(s, seat, source, k, ability):
                    found.append((source, k, ability))
    return found


def ready(s: DiscoverState, seat: int, source: int, k: int, ability: Ability) -> bool:
    me = s.survivors[seat]
    return (
        me.stamina >= ability.stamina
        and hold(s, seat, ability.needs)
        and not is_spent(s, seat, source, k, ability)
        and can_pay(s, seat, ability.cost, source)
    )


def uses(found: list[tuple[int, int, Ability]]) -> list[Pick]:
    """The picks that use these, identical ones only once, in vocabulary order."""
    return sorted(dict.fromkeys([USE[source][k] for source, k, _ in found]), key=number_of)


def number_of(pick: Pick) -> int:
    return pick.number


# -- limits -----------------------------------------------------------------------------------------------------


def held_at(s: DiscoverState, seat: int, source: int) -> Held | None:
    """The item that a source is, if it is one and this survivor has it."""
    if source < ITEM_SOURCE:
        return None
    item = s.content.item_at(source - ITEM_SOURCE)
    return next((held for held in s.survivors[seat].items if held.item == item), None)


def limit_of(ability: Ability) -> int:
    """R-45: an ability with no printed limit and no cost can be used once per turn."""
    free = ability.when == "turn" and not ability.cost
    return PER_TURN if ability.limit == NO_LIMIT and free else ability.limit


def is_spent(s: DiscoverState, seat: int, source: int, k: int, ability: Ability) -> bool:
    """OD-1, OD-2: whether this card has been used already today, or in this turn."""
    limit = limit_of(ability)
    if limit not in (PER_DAY, PER_TURN):
        return False
    held = held_at(s, seat, source)
    if held is not None:
        return held.used >> (k + (8 if limit == PER_TURN else 0)) & 1 == 1
    return s.turn.spent.count(mark_of(seat, source, k, limit)) >= copies_of(s, source)


def copies_of(s: DiscoverState, source: int) -> int:
    """OD-2, R-87: several copies of an upgrade may be in play, and each counts on its own."""
    if not UPGRADE_SOURCE <= source < ITEM_SOURCE:
        return 1
    return [s.content.labels[entry] for entry in s.decks.upgrades].count(source - UPGRADE_SOURCE + 1)


def mark_of(seat: int, source: int, k: int, limit: int) -> int:
    own = source if source != CHARACTER_SOURCE else 2000 + seat
    return own * 8 + k + (TURN_MARK if limit == PER_TURN else 0)


def note_use(s: DiscoverState, seat: int, source: int, k: int, ability: Ability) -> None:
    """OD-1: mark the card as spent for everybody, until the next day or for this turn."""
    limit = limit_of(ability)
    if limit not in (PER_DAY, PER_TURN):
        return
    held = held_at(s, seat, source)
    if held is None:
        s.turn.spent += (mark_of(seat, source, k, limit),)
    else:
        used = held.used | 1 << (k + (8 if limit == PER_TURN else 0))
        replace_held(s, seat, held, Held(held.item, held.counters, used))


def replace_held(s: DiscoverState, seat: int, old: Held, new: Held) -> None:
    me = s.survivors[seat]
    me.items = tuple([new if held is old else held for held in me.items])


# -- costs ------------------------------------------------------------------------------------------------------


def can_pay(s: DiscoverState, seat: int, cost: Cost, source: int) -> bool:
    """GO-7: a cost is paid in full or not at all."""
    me = s.survivors[seat]
    for kind, _, _ in cost.resources:
        if inventory.has(s, me, kind) < due(s, cost, kind):
            return False
    if cost.counters:
        held = held_at(s, seat, source)
        return held is not None and held.counters >= cost.counters
    return True


def due(s: DiscoverState, cost: Cost, kind: int) -> int:
    """All that a cost asks of one resource, even if it names it twice ("wood 1, wood #")."""
    return sum([n * s.seats if per else n for other, n, per in cost.resources if other == kind])


def pay(s: DiscoverState, seat: int, cost: Cost, source: int) -> None:
    for kind, n, per in cost.resources:
        inventory.spend(s, seat, kind, n * s.seats if per else n)
    held = held_at(s, seat, source)
    if held is not None and cost.counters:
        replace_held(s, seat, held, Held(held.item, held.counters - cost.counters, held.used))
    if held is not None and cost.this:
        from emberwatch.discover.rules.items import discard_item

        discard_item(s, seat, held.item)
