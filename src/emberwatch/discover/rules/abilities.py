"""Abilities: what a survivor's cards and the cards of all can do for it, how often, and at what cost."""

from __future__ import annotations

from typing import Final, TypeVar

from emberwatch.discover.cards.syntax import Ability, Cost, Powers, Standing, hold
from emberwatch.discover.model.names import NO_LIMIT, PER_DAY, PER_TURN
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ABILITIES, Held
from emberwatch.discover.model.vocabulary import (
    CHARACTER_SOURCE,
    ITEM_SOURCE,
    QUEST_SOURCE,
    SHEET_SOURCE,
    THREAT_SOURCE,
    UPGRADE_SOURCE,
    USE,
)
from emberwatch.discover.rules import inventory
from emberwatch.engine.agenda import Pick

Always = TypeVar("Always", bound=Standing)
TURN_MARK: Final = 1 << 20
"""Marks of abilities used this turn are above this, those of today below it."""
CHARACTERS: Final = 2000
"""Add the seat: every survivor's character is a source of its own."""


def sources(s: DiscoverState, seat: int) -> list[tuple[int, Powers]]:
    """Everything with abilities that this survivor may use: by the number of its picks."""
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
    """Those of them whose conditions hold, that are not spent and can be paid."""
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
    """The picks that use these, alike ones once, in vocabulary order."""
    return sorted(dict.fromkeys([USE[source][k] for source, k, _ in found]), key=number_of)


def number_of(pick: Pick) -> int:
    return pick.number


# -- limits -----------------------------------------------------------------------------------------------------


def find_held(s: DiscoverState, seat: int, source: int) -> Held | None:
    """Find the item that a source is, if it is one and this survivor has it."""
    if source < ITEM_SOURCE:
        return None
    item = s.content.item_at(source - ITEM_SOURCE)
    return next((held for held in s.survivors[seat].items if held.item == item), None)


def limit_of(ability: Ability) -> int:
    """R-45: what has no printed limit and costs nothing can be used once a turn."""
    free = ability.when == "turn" and not ability.cost
    return PER_TURN if ability.limit == NO_LIMIT and free else ability.limit


def is_spent(s: DiscoverState, seat: int, source: int, k: int, ability: Ability) -> bool:
    """OD-1, OD-2: whether this card has been used already today, or in this turn."""
    limit = limit_of(ability)
    if limit not in (PER_DAY, PER_TURN):
        return False
    held = find_held(s, seat, source)
    if held is not None:
        return held.used >> bit_of(k, limit) & 1 == 1
    return s.turn.spent.count(mark_of(seat, source, k, limit)) >= copies_of(s, source)


def copies_of(s: DiscoverState, source: int) -> int:
    """OD-2, R-87: of an upgrade several copies may be in play, and each counts for itself."""
    if not UPGRADE_SOURCE <= source < ITEM_SOURCE:
        return 1
    return [s.content.labels[entry] for entry in s.decks.upgrades].count(source - UPGRADE_SOURCE + 1)


def mark_of(seat: int, source: int, k: int, limit: int) -> int:
    """One number for an ability that was used today, or this turn."""
    own = source if source != CHARACTER_SOURCE else CHARACTERS + seat
    return own * ABILITIES + k + (TURN_MARK if limit == PER_TURN else 0)


def source_of_mark(mark: int) -> int:
    return mark % TURN_MARK // ABILITIES


def bit_of(k: int, limit: int) -> int:
    """The bit of an item's ability in `Held.used`."""
    return k + (ABILITIES if limit == PER_TURN else 0)


def note_use(s: DiscoverState, seat: int, source: int, k: int, ability: Ability) -> None:
    """OD-1: the card is spent for everybody until the next day, or this turn."""
    limit = limit_of(ability)
    if limit not in (PER_DAY, PER_TURN):
        return
    held = find_held(s, seat, source)
    if held is None:
        s.turn.spent += (mark_of(seat, source, k, limit),)
    else:
        used = held.used | 1 << bit_of(k, limit)
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
        held = find_held(s, seat, source)
        return held is not None and held.counters >= cost.counters
    return True


def due(s: DiscoverState, cost: Cost, kind: int) -> int:
    """All that a cost asks of one resource, also where it names it twice ("wood 1, wood #")."""
    return sum([n * s.seats if per else n for other, n, per in cost.resources if other == kind])


def pay(s: DiscoverState, seat: int, cost: Cost, source: int) -> None:
    for kind, n, per in cost.resources:
        inventory.spend(s, seat, kind, n * s.seats if per else n)
    held = find_held(s, seat, source)
    if held is not None and cost.counters:
        replace_held(s, seat, held, Held(held.item, held.counters - cost.counters, held.used))
    if held is not None and cost.this:
        inventory.discard_item(s, seat, held.item)
