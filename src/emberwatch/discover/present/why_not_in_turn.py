"""Why a thing cannot be used in one's own turn, by its kind: too far, too little stamina, nothing to pay with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from emberwatch.discover.cards.conditions import at_fire
from emberwatch.discover.cards.targets import landmark_space
from emberwatch.discover.model.board import FAR, NEIGHBOURS, SLOTS, SPACE_NAMES, TOUCHING
from emberwatch.discover.model.foes import FEATURE, LOOSE
from emberwatch.discover.model.names import (
    ATTACK_COST,
    COOK,
    CRAFT,
    DAMAGES,
    GATHER,
    INVESTIGATE,
    LOOT,
    MEAT,
    PHYSICAL,
    RECOVER,
    REMEDY,
    RESOURCES,
    SCOUT,
    STOKE,
    TRADE,
    WOOD,
)
from emberwatch.discover.model.survivors import LOST, ON
from emberwatch.discover.model.vocabulary import (
    CHARACTER_SOURCE,
    ITEM_SOURCE,
    ITEMS,
    QUEST_SOURCE,
    SHEET_SOURCE,
    SOURCES,
    THREAT_SOURCE,
    UPGRADE_SOURCE,
)
from emberwatch.discover.present.naming import powers_at
from emberwatch.discover.present.why_not_card import Seen, hindrances, once, why_no_ability, why_no_craft
from emberwatch.discover.rules.combat.modifiers import SPENT
from emberwatch.discover.rules.day import action_cost, is_lootable
from emberwatch.discover.rules.inventory import has
from emberwatch.discover.rules.moves import cost_of
from emberwatch.discover.rules.trade import can_trade, may_offer
from emberwatch.engine.presenting import Reason

Words: TypeAlias = list[str]
"""A key without its kind."""
Obstacle: TypeAlias = Callable[[Seen, Words], Iterable[Reason]]


def why_tired(seen: Seen, action: int) -> list[Reason]:
    """RO-3, AC-3: too little stamina for an action."""
    return seen.stamina(action_cost(seen.s, seen.seat, action))


# -- the map ----------------------------------------------------------------------------------------------------------


def space(seen: Seen, words: Words) -> Iterable[Reason]:
    """MO-1."""
    to, here = SPACE_NAMES.index(words[0]), seen.me.space
    if to == here:
        return [seen.reason("there", "MO-1")]
    if to in NEIGHBOURS[here]:
        return seen.stamina(cost_of(seen.s, seen.seat, to))
    away = seen.s.distances(here)[to]
    return [seen.reason("unreached", "MO-1") if away == FAR else seen.reason("far", "MO-1", n=away)]


def slot(seen: Seen, words: Words) -> Iterable[Reason]:
    """SC-1; a tile that the survivor's space does not touch cannot be entered either."""
    if SLOTS.index(words[0]) not in TOUCHING[seen.me.space]:
        return [seen.reason("touch", "SC-1")]
    return why_tired(seen, SCOUT)


def lying(seen: Seen, words: Words) -> Iterable[Reason]:
    """GA-1: tokens, water sources."""
    if SPACE_NAMES.index(words[0]) != seen.me.space:
        return [seen.reason("gather-here", "GA-1")]
    return why_tired(seen, GATHER)


def fire(seen: Seen, words: Words) -> Iterable[Reason]:
    """FI-6, FI-7."""
    at = SPACE_NAMES.index(words[0])
    burns = bool(seen.s.map.fires[at])
    if at != seen.me.space:
        return [seen.reason("fire-here", "FI-7" if burns else "FI-6")]
    if burns:
        return [*seen.lacks([(MEAT, 1)], "FI-7"), *why_tired(seen, COOK)]
    return [*seen.lacks([(WOOD, 1)], "FI-6"), *why_tired(seen, STOKE)]


def foe(seen: Seen, words: Words) -> Iterable[Reason]:
    """GA-11, MN-4, R-67."""
    found = seen.s.foe(int(words[0]))
    if found.kind == LOOSE:
        return [seen.reason("loose", "R-67")]
    if found.kind != FEATURE:
        return [seen.reason("monster", "MN-4")]
    return [seen.reason("gather-here", "GA-11")] if found.space != seen.me.space else why_tired(seen, GATHER)


def landmark(seen: Seen, words: Words) -> Iterable[Reason]:
    """IN-1, S5-4."""
    s, at = seen.s, landmark_space(seen.s, int(words[0]))
    if at != seen.me.space:
        return [seen.reason("landmark-here", "IN-1")]
    searched = [Reason(seen.say("discover-thing-landmark.searched"), "S5-4")] if s.map.searched >> at & 1 else []
    return [*searched, *why_tired(seen, INVESTIGATE)]


# -- people -----------------------------------------------------------------------------------------------------------


def survivor(seen: Seen, words: Words) -> Iterable[Reason]:
    """TR-1, KA-4, S5-6."""
    other = int(words[0])
    them = seen.s.survivors[other]
    if other == seen.seat:
        return []
    if them.status not in (ON, LOST):
        return [Reason(seen.say("discover-thing-survivor.won"), "QU-4")]
    rule = "TR-1" if them.status == ON else "KA-4"
    if them.space != seen.me.space:
        return [seen.reason("same-space", rule)]
    return trading(seen, other) if them.status == ON else looting(seen, other)


def trading(seen: Seen, other: int) -> list[Reason]:
    refused = [] if may_offer(seen.s, seen.seat, other) else [seen.reason("refused", "R-40")]
    empty = not refused and not can_trade(seen.s, seen.seat, other)
    return [*refused, *([seen.reason("nothing-to-trade", "TR-1")] if empty else []), *why_tired(seen, TRADE)]


def looting(seen: Seen, other: int) -> list[Reason]:
    if not is_lootable(seen.s, other, seen.me.space):
        return [seen.reason("nothing-left", "KA-4")]
    return why_tired(seen, LOOT)


def die(seen: Seen, words: Words) -> Iterable[Reason]:
    """CB-5; in scenario 5 one's own die begins an attack."""
    s = seen.s
    if not s.content.duel or words[0] != "mine":
        return [seen.reason("die", "CB-5")]
    if s.turn.day < 2:
        return [seen.reason("first-day", "S5-5")]
    if len(s.at(seen.me.space)) < 2:
        return [seen.reason("nobody-here", "S5-6")]
    return seen.stamina(ATTACK_COST, "S5-6")


def damage(seen: Seen, words: Words) -> Iterable[Reason]:
    """DA-4, DA-5."""
    them, kind = seen.s.survivors[int(words[0])], DAMAGES.index(words[1])
    if not them.harm[kind] or them.status != ON:
        return [seen.reason("unhurt", "DA-4")]
    if them.space != seen.me.space:
        return [seen.reason("same-space", "DA-4")]
    if kind == PHYSICAL:
        return [Reason(seen.say("discover-thing-physical"), "DA-5")]
    return [*seen.lacks([(REMEDY[kind], 1)], "DA-4"), *why_tired(seen, RECOVER)]


def resource(seen: Seen, words: Words) -> Iterable[Reason]:
    """SP-3, LI-5: what one's own resources are good for, and that they cannot simply be dropped."""
    if int(words[0]) != seen.seat:
        return [seen.reason("own-only", "SP-3")]
    kinds = [RESOURCES.index(name) for name in words[1].split("+")]
    uses = [use_of(seen, kind) for kind in once(kinds)]
    return [*[reason for reason in uses if reason], seen.reason("keep", "LI-5")]


def use_of(seen: Seen, kind: int) -> Reason | None:
    """Where one would use a resource, or why not now."""
    s, here = seen.s, seen.me.space
    if not has(s, seen.me, kind):
        return seen.lacks([(kind, 1)], "SP-1")[0]
    if kind in REMEDY:
        hurt = any([s.survivors[other].harm[REMEDY.index(kind)] for other in s.at(here)])
        return seen.reason("at-damage" if hurt else "no-patient", "DA-4")
    if kind == MEAT:
        return seen.reason("at-fire" if at_fire(s, seen.seat) else "no-fire", "FI-7")
    if kind == WOOD and s.map.fires.get(here) == 0:
        return seen.reason("at-fire", "FI-6")
    return seen.reason("combat", "CB-6") if kind in SPENT else None


# -- cards ------------------------------------------------------------------------------------------------------------


def item(seen: Seen, words: Words) -> Iterable[Reason]:
    """TR-1, KA-4: other survivors' things change hands in other ways."""
    owner = int(words[0])
    if owner == seen.seat:
        return why_no_ability(seen, ITEM_SOURCE + ITEMS.index(words[1]))
    lost = seen.s.survivors[owner].status == LOST
    return [seen.reason("anothers", "KA-4" if lost else "TR-1")]


def character(seen: Seen, words: Words) -> Iterable[Reason]:
    own = seen.s.content.characters[seen.me.character].name == words[0]
    return why_no_ability(seen, CHARACTER_SOURCE) if own else [seen.reason("anothers", "CA-1")]


def sheet(seen: Seen, words: Words) -> Iterable[Reason]:
    return why_no_ability(seen, SHEET_SOURCE)


def quest(seen: Seen, words: Words) -> Iterable[Reason]:
    return why_no_ability(seen, QUEST_SOURCE)


def upgrade(seen: Seen, words: Words) -> Iterable[Reason]:
    return why_no_ability(seen, UPGRADE_SOURCE + int(words[0]) - 1)


def threat(seen: Seen, words: Words) -> Iterable[Reason]:
    """TH-11: an ongoing threat belongs to the survivor who drew it."""
    number = [card.name for card in seen.s.content.threats].index(words[0])
    if number in seen.me.threats:
        return why_no_ability(seen, THREAT_SOURCE + number)
    others = any([number in them.threats for them in seen.s.survivors])
    return [seen.reason("anothers", "TH-11")] if others else []


def ability(seen: Seen, words: Words) -> Iterable[Reason]:
    """One of several on a card."""
    owner, source, k = int(words[0]), SOURCES.index(words[1]), int(words[2]) - 1
    if owner != seen.seat:
        return [seen.reason("anothers", "CA-1")]
    return hindrances(seen, source, k, powers_at(seen.s, seen.seat, source).all[k])


def project(seen: Seen, words: Words) -> Iterable[Reason]:
    numbers = [card.number for card in seen.s.content.projects]
    return why_no_craft(seen, numbers.index(int(words[0])), action_cost(seen.s, seen.seat, CRAFT))


def deck(seen: Seen, words: Words) -> Iterable[Reason]:
    """CR-6, S5-22."""
    if seen.s.content.duel:
        return [Reason(seen.say("discover-thing-deck.duel"), "S5-22")]
    return [seen.reason("deck", "CR-6")]


def support(seen: Seen, words: Words) -> Iterable[Reason]:
    """CB-2, SE-21."""
    return [seen.reason("alone", "SE-21")] if seen.s.seats == 1 else [seen.reason("support", "CB-2")]


CARDS: Final[Mapping[str, Obstacle]] = {
    "item": item,
    "character": character,
    "sheet": sheet,
    "quest": quest,
    "upgrade": upgrade,
    "threat": threat,
    "ability": ability,
}
"""Cards with abilities."""
IN_TURN: Final[Mapping[str, Obstacle]] = {
    **CARDS,
    "space": space,
    "slot": slot,
    "lying": lying,
    "water": lying,
    "fire": fire,
    "foe": foe,
    "landmark": landmark,
    "survivor": survivor,
    "die": die,
    "damage": damage,
    "resource": resource,
    "project": project,
    "deck": deck,
    "support": support,
}
