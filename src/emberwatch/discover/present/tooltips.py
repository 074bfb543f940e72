"""The tooltip of each thing: one function per kind, using only what everybody at the table may know.

The functions hold no state and are called with the same things again and again, so callers can keep the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberwatch.discover.cards.conditions import CardRead
from emberwatch.discover.cards.effects.decks import ResolveCard
from emberwatch.discover.cards.syntax import Ability, Condition
from emberwatch.discover.model.components import Card, Character, Enemy, Item, NightCard, Project, Stage, Threat
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.foes import FEATURE, LOOSE, SPECIAL
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import (
    DAMAGES,
    DICE,
    DIRTY_WATER,
    INSTANT,
    ITEM,
    MEAT,
    MINE,
    MOST_STAMINA,
    OVERWHELM,
    REMEDY,
    RESOURCES,
    SUPPORTS,
    SYMBOLS,
    UPGRADE,
    WOOD,
)
from emberwatch.discover.model.vocabulary import resources_of
from emberwatch.discover.present.card_text import (
    OF_EVERYONE,
    Voice,
    character_text,
    discovery_text,
    effect_text,
    enemy_text,
    item_text,
    night_text,
    price_text,
    project_text,
    sheet_text,
    stage_text,
    threat_text,
)
from emberwatch.discover.present.card_words import CONDITION_WORDS
from emberwatch.discover.present.naming import token_words
from emberwatch.discover.present.titles import ground_name, landmark_name, sentence, story, title
from emberwatch.discover.rules.combat.modifiers import SPENT
from emberwatch.engine.presenting import Said, Say, Tooltip

OWN_USE: Final = {MEAT: ("discover-thing-meat", "FI-7"), DIRTY_WATER: ("discover-thing-dirty-water", "R-4"),
                  WOOD: ("discover-thing-wood", "FI-6")}  # fmt: skip
"""Resources that have a use of their own."""
OF_KIND: Final = {INSTANT: "IN-5", UPGRADE: "IN-6", ITEM: "IN-8"}
"""The rule of each kind of discovery card; an enemy's is IN-7."""


def heading(words: str) -> str:
    """The words of a list as a title."""
    return words[:1].upper() + words[1:]


def join_parts(*parts: str) -> tuple[str, ...]:
    """The parts that are not empty."""
    return tuple([part for part in parts if part])


# -- resources, damage, dice ------------------------------------------------------------------------------------------


def resource(say: Say, c: DiscoverContent, sort: int) -> Tooltip:
    kinds = resources_of(sort)
    if len(kinds) > 1:
        return Tooltip(heading(token_words(say, sort)), (say("discover-thing-double"),), ("LI-7", "LI-8", "SP-2"))
    text, rules = uses_of(say, kinds[0])
    return Tooltip(heading(say(f"d-resource-{RESOURCES[sort]}")), tuple(text), (*rules, "SP-5"))


def uses_of(say: Say, kind: int) -> tuple[list[str], list[str]]:
    """What a resource is good for, and the rules that say so."""
    text, rules, name = [], [], RESOURCES[kind]
    if kind in REMEDY:
        harm = say(f"d-harm-{DAMAGES[REMEDY.index(kind)]}", n=1)
        text.append(say("discover-thing-remedy", cost=say(f"d-amount-{name}", n=1), harm=harm))
        rules.append("DA-4")
    if kind in SPENT:
        text.append(say("discover-thing-spend", effect=say(f"d-spend-{name}")))
        rules.append("CB-6")
    if kind in OWN_USE:
        key, rule = OWN_USE[kind]
        text.append(say(key))
        rules.append(rule)
    return text, rules


def damage(say: Say, c: DiscoverContent, kind: int) -> Tooltip:
    name = say("discover-thing-damage", damage=say(f"d-damage-{DAMAGES[kind]}"))
    if kind >= len(REMEDY):
        return Tooltip(name, (say("discover-thing-physical"), say("discover-thing-hearts")), ("DA-2", "DA-3", "DA-5"))
    text, _ = uses_of(say, REMEDY[kind])
    return Tooltip(name, (text[0], say("discover-thing-hearts")), ("DA-2", "DA-3", "DA-4"))


def stamina(say: Say, c: DiscoverContent) -> Tooltip:
    return Tooltip(say("discover-thing-stamina"), (say("discover-thing-stamina.text"),), ("RO-3", "RO-8", "AC-4"))


def die(say: Say, c: DiscoverContent, which: int) -> Tooltip:
    duel = say("discover-thing-die-duel") if c.duel else ""
    rules = ("CB-5", "CB-14") if which == MINE else ("CB-5", "CB-16", "RT-1")
    text = join_parts(say(f"discover-thing-die-{DICE[which]}"), duel)
    return Tooltip(heading(say(f"d-die-{DICE[which]}")), text, (*rules, *(("S5-7",) if duel else ())))


def support(say: Say, c: DiscoverContent, kind: int) -> Tooltip:
    name = SUPPORTS[kind]
    rule = "SU-2" if kind == OVERWHELM else "SU-3"
    return Tooltip(say(f"d-support-{name}"), (say(f"d-support-{name}.help"),), ("CB-2", rule, "SU-4"))


def symbol(say: Say, c: DiscoverContent, kind: int, under: tuple[str, ...]) -> Tooltip:
    name = say("discover-thing-symbol", symbol=say(f"d-symbol-{SYMBOLS[kind]}"))
    return Tooltip(name, (say("discover-thing-symbol.text"), under_text(say, under)), ("SC-2", "SC-5", "GA-3"))


def under_text(say: Say, under: tuple[str, ...]) -> str:
    """What tokens with a symbol have hidden so far."""
    if not under:
        return say("discover-thing-under.nothing")
    return say("discover-thing-under", things=", ".join(under))


def deck(say: Say, c: DiscoverContent, name: str, left: int) -> Tooltip:
    text = say("discover-thing-deck.duel" if c.duel else "discover-thing-deck.text")
    return Tooltip(heading(say(f"d-deck-{name}")), (say("discover-thing-deck", n=left), text), ("CR-6", "CR-8"))


def day(say: Say, c: DiscoverContent, number: int, guard: int) -> Tooltip:
    name = say("discover-thing-day", n=number) if number else say("d-phase-setup")
    last = say("discover-thing-day.guard", n=guard) if guard else ""
    return Tooltip(name, join_parts(say("discover-thing-day.text"), last), ("RO-1", "RO-2", "RO-5", "R-30"))


# -- the map ----------------------------------------------------------------------------------------------------------


def entering(say: Say, cost: int, own: int) -> str:
    """What entering a ground usually costs, and what it costs the survivor who looks at it."""
    usual = say("d-amount-stamina", n=cost)
    if own == cost:
        return say("discover-thing-cost", cost=usual)
    return say("discover-thing-cost-own", cost=usual, own=say("d-amount-stamina", n=own))


def ground(say: Say, c: DiscoverContent, number: int, own: int) -> Tooltip:
    text = entering(say, c.sheet.costs[number], own)
    return Tooltip(heading(ground_name(say, c.terrain, number)), (text,), ("MO-1", "MO-3"))


def space(
    say: Say,
    c: DiscoverContent,
    name: str,
    ground: int,
    parts: tuple[int, ...],
    own: int,
    things: tuple[str, ...],
    monsters: bool,
) -> Tooltip:
    called = say("d-space", space=name, ground=ground_name(say, c.terrain, ground))
    there = say("discover-thing-here", things=", ".join(things)) if things else ""
    mixed = mixed_text(say, c, ground, parts)
    rules = ("MO-1", "MO-2", *(("MO-3",) if mixed else ()), *(("MO-6",) if monsters else ()))
    return Tooltip(called, join_parts(entering(say, c.sheet.costs[ground], own), mixed, there), rules)


def mixed_text(say: Say, c: DiscoverContent, ground: int, parts: tuple[int, ...]) -> str:
    """MO-3: which ground counts on a space of several, and why."""
    if len(parts) < 2:
        return ""
    names = [ground_name(say, c.terrain, part) for part in parts]
    key = "discover-thing-mixed" if ground == parts[0] else "discover-thing-mixed.landmark"
    return say(key, ground=ground_name(say, c.terrain, ground), all=", ".join(names[:-1]), last=names[-1])


def slot(say: Say, c: DiscoverContent, name: str, back: int) -> Tooltip:
    return Tooltip(heading(say("d-tile", slot=name, back=back)), (say("discover-thing-slot"),), ("SC-1", "MO-5"))


def token_down(say: Say, c: DiscoverContent, kind: int, under: tuple[str, ...]) -> Tooltip:
    name = say("d-token-down", symbol=say(f"d-symbol-{SYMBOLS[kind]}"))
    return Tooltip(
        heading(name), (say("discover-thing-token-down"), under_text(say, under)), ("GA-1", "GA-2", "GA-3", "GA-4")
    )


def token_numbered(say: Say, c: DiscoverContent, number: int, card: str) -> Tooltip:
    name = heading(say("d-token-numbered", number=number))
    text = join_parts(say("discover-thing-token-numbered", number=number), card_read(say, card))
    return Tooltip(name, text, ("GA-4", "GA-13"))


def card_read(say: Say, card: str) -> str:
    """The card that a number leads to, if it is known."""
    return say("discover-thing-card-read", card=card) if card else ""


def token_loose(say: Say, c: DiscoverContent, sort: int) -> Tooltip:
    text = (say("discover-thing-token-loose"),)
    return Tooltip(
        heading(token_words(say, sort)), text, ("GA-6", "LI-11", *(("GA-14",) if sort >= len(RESOURCES) else ()))
    )


def water(say: Say, c: DiscoverContent, shown: int, name: str) -> Tooltip:
    key = "discover-thing-water-down" if shown == HIDDEN else "discover-thing-water-up"
    return Tooltip(heading(name), (say(key),), ("GA-9", "GA-12"))


def fire(say: Say, c: DiscoverContent, burns: int, camp: bool) -> Tooltip:
    name = say("d-thing-fire" if burns else "d-thing-ashes")
    text = say("discover-thing-fire" if burns else "discover-thing-ashes")
    rules = ("FI-2", "FI-7") if burns else ("FI-3", "FI-6")
    return Tooltip(heading(name), join_parts(say("discover-thing-camp") if camp else "", text), rules)


def landmark_sought(say: Say, c: DiscoverContent, number: int) -> Tooltip:
    """A landmark that the quest names and nobody has found yet."""
    return Tooltip(heading(landmark_name(say, c, number)), (say("discover-thing-sought"),), ("SC-1", "IN-1"))


def landmark(say: Say, c: DiscoverContent, number: int, card: str, searched: bool) -> Tooltip:
    key = "discover-thing-landmark.duel" if c.duel else "discover-thing-landmark"
    text = join_parts(
        say(key, number=number), card_read(say, card), say("discover-thing-landmark.searched") if searched else ""
    )
    rules = ("IN-1", "S5-3", "S5-4") if c.duel else ("IN-1", "IN-2", "IN-10")
    return Tooltip(heading(landmark_name(say, c, number)), text, rules)


# -- enemies ----------------------------------------------------------------------------------------------------------


def enemy(say: Say, c: DiscoverContent, card: Enemy) -> Tooltip:
    return Tooltip(title(say, card), (enemy_text(say, c, card),), enemy_rules(card))


def enemy_rules(card: Enemy) -> tuple[str, ...]:
    return ("CB-1", "CB-14", "CB-16", *(("DE-1",) if card.deadly else ("RT-1",)))


KINDS_OF_FOES: Final = {
    SPECIAL: ("discover-thing-foe-special", "MN-16"),
    FEATURE: ("discover-thing-foe-feature", "GA-11"),
    LOOSE: ("discover-thing-foe-loose", "R-67"),
}


def foe(say: Say, c: DiscoverContent, kind: int, name: str, hidden: bool, card: Enemy | None) -> Tooltip:
    """An enemy in play; without its card if nobody has read that."""
    if hidden:
        return Tooltip(heading(name), (say("discover-thing-foe-hidden"),), ("MN-1", "MN-4", "MN-7"))
    key, rule = KINDS_OF_FOES.get(kind, ("", "MN-5"))
    text = enemy_text(say, c, card) if card else say("discover-thing-foe-unread")
    rules = enemy_rules(card) if card else ("CB-1",)
    return Tooltip(heading(name), join_parts(text, say(key) if key else ""), (rule, *rules))


# -- survivors --------------------------------------------------------------------------------------------------------


def survivor(
    say: Say,
    c: DiscoverContent,
    character: Character | None,
    stamina: int,
    harm: tuple[int, ...],
    load: tuple[int, int] | None,
    chief: bool,
) -> Tooltip:
    """A survivor on the map."""
    parts = [say("discover-thing-survivor.stamina", n=stamina, most=MOST_STAMINA), hurt_text(say, harm)]
    if load:
        parts.append(say("discover-thing-survivor.load", n=load[0], limit=load[1]))
    if chief:
        parts.append(say("discover-thing-survivor.chief"))
    return Tooltip(survivor_title(say, character), tuple(parts), ("DA-3", "LI-1", *(("CH-2",) if chief else ())))


def survivor_title(say: Say, character: Character | None) -> str:
    return title(say, character) if character else say("discover-thing-survivor")


def hurt_text(say: Say, harm: Sequence[int]) -> str:
    amounts = [say(f"d-harm-{DAMAGES[kind]}", n=n) for kind, n in enumerate(harm) if n]
    if not amounts:
        return say("discover-thing-survivor.unhurt")
    return say("discover-thing-survivor.hurt", harm=", ".join(amounts))


def absent_survivor(say: Say, c: DiscoverContent, character: Character | None, won: bool) -> Tooltip:
    """A survivor who is no longer on the map."""
    text = say("discover-thing-survivor.won" if won else "discover-thing-survivor.lost")
    return Tooltip(survivor_title(say, character), (text,), ("QU-4",) if won else ("KA-1", "KA-4"))


def character(say: Say, c: DiscoverContent, card: Character) -> Tooltip:
    return Tooltip(title(say, card), join_parts(character_text(say, c, card)), ("SE-17", "CA-1"))


def item(say: Say, c: DiscoverContent, card: Item, counters: int, used: bool) -> Tooltip:
    left = say("discover-thing-item.counters", amount=say("d-amount-counters", n=counters)) if counters else ""
    text = join_parts(item_text(say, c, card), left, say("discover-thing-item.used") if used else "")
    rules = ("IN-8", "LI-1", *(("IT-1",) if card.counters else ()), *(("OD-1",) if used else ()))
    return Tooltip(title(say, card), text, rules)


def ability(say: Say, c: DiscoverContent, card: str, power: Ability) -> Tooltip:
    """One of several abilities of a card."""
    return Tooltip(card, (sentence(effect_text(say, c, power)),), ("CA-1", "CA-6"))


def project(
    say: Say, c: DiscoverContent, card: Project, known: bool, cost: tuple[tuple[int, int], ...], at: str
) -> Tooltip:
    """A project. CR-11: `known` if anybody has made its item; `at` is where it lies: open, hand or shown."""
    own = say("discover-thing-project", cost=price_text(say, cost)) if cost != card.cost else ""
    text = join_parts(project_text(say, c, card, known), own, say(f"discover-thing-project.{at}"))
    rules = ("CR-1", "CR-5", "CR-3" if at == "open" else "CR-2", *(("CR-7",) if card.fire else ()))
    return Tooltip(title(say, card), text, rules)


# -- common cards -----------------------------------------------------------------------------------------------------


def quest(say: Say, c: DiscoverContent, card: Stage, marks: int, seats: int) -> Tooltip:
    counters = say("discover-thing-quest", amount=say("d-amount-counters", n=marks)) if marks else ""
    return Tooltip(title(say, card), join_parts(stage_text(say, c, card, seats), counters), ("QU-1", "QU-2", "R-23"))


def tale(say: Say, c: DiscoverContent, card: Stage) -> Tooltip:
    """The story of a quest card, from set-up on."""
    return Tooltip(title(say, card), join_parts(story(say, card)), ("QU-1",))


def goal(say: Say, c: DiscoverContent, stage: Stage, needs: tuple[Condition, ...], is_win: bool, seats: int) -> Tooltip:
    """One way on from the active stage, condition by condition."""
    voice = Voice(say, c, seats=seats)
    voice.totals = True
    name = say("discover-thing-goal.win" if is_win else "discover-thing-goal")
    return Tooltip(name, tuple([heading(need_text(voice, stage, need)) for need in needs]), ("QU-2", "R-23"))


def need_text(voice: Voice, stage: Stage, need: Condition) -> str:
    """A condition in words. For a card that has to be read: what the quest lets one do to read it."""
    way = next((ability for ability in stage.powers.all if resolves(ability, need)), None)
    if way is None:
        return aim_text(voice, need)
    where = [other for other in way.needs if not other.negated]
    lines = [line for line in way.do if not isinstance(line, ResolveCard)] or way.do
    said: Said = {"text": voice.branch(lines), "price": voice.price(way)}
    if not where:
        return voice.say("discover-goal-do", **said)
    return voice.say("discover-goal-do.where", conditions=voice.conditions(where), **said)


AIMED_AT: Final = (
    "at-landmark", "everyone-at", "in-camp", "everyone-in-camp", "on-target", "has-item", "has", "marks", "fires",
    "tiles", "read", "revealed", "defeated", "at-fire", "day",
)  # fmt: skip
"""Conditions that have words of their own as a goal: "be in camp" instead of "if you are in camp"."""


def aim_text(voice: Voice, need: Condition) -> str:
    """A condition as something to reach."""
    kind = OF_EVERYONE.get(need.KIND, need.KIND) if voice.alone else need.KIND
    if need.negated or kind not in AIMED_AT:
        return voice.say("discover-goal-if", conditions=voice.condition(need))
    return voice.say(f"discover-goal-{kind}", **CONDITION_WORDS[type(need)](voice, need))


def resolves(ability: Ability, need: Condition) -> bool:
    """Whether an ability resolves the card that a condition names."""
    return isinstance(need, CardRead) and any(
        [isinstance(line, ResolveCard) and line.number == need.number for line in ability.do]
    )


def sheet(say: Say, c: DiscoverContent, seats: int) -> Tooltip:
    return Tooltip(title(say, c.terrain), join_parts(sheet_text(say, c, seats=seats)), ("OV-5", "SE-5", "MO-1"))


def upgrade(say: Say, c: DiscoverContent, card: Card, seats: int) -> Tooltip:
    return Tooltip(title(say, card), join_parts(discovery_text(say, c, card, seats)), ("IN-6", "R-87"))


def discovery(say: Say, c: DiscoverContent, card: Card, seats: int) -> Tooltip:
    """A card that has been read aloud, with its story."""
    text = join_parts(story(say, card), discovery_text(say, c, card, seats))
    return Tooltip(title(say, card), text, ("IN-4", OF_KIND.get(card.kind, "IN-7")))


def threat(say: Say, c: DiscoverContent, card: Threat, seats: int) -> Tooltip:
    return Tooltip(
        title(say, card), join_parts(threat_text(say, c, card, seats)), ("TH-1", "TH-2" if card.ongoing else "TH-6")
    )


def night(say: Say, c: DiscoverContent, card: NightCard, seats: int) -> Tooltip:
    return Tooltip(title(say, card), join_parts(night_text(say, c, card, seats)), ("RO-6", "RO-7"))
