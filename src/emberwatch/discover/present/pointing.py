"""Where to point on the table to make a pick: the keys of the things it names, in the order of the clicks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Final, TypeAlias

from emberwatch.discover.cards.effects.map import WhichHidden
from emberwatch.discover.cards.syntax import Powers
from emberwatch.discover.model.board import SLOTS, SPACE_NAMES
from emberwatch.discover.model.foes import FEATURE, Foe
from emberwatch.discover.model.names import DAMAGES, RESOURCES, SUPPORTS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import (
    CHARACTER_SOURCE,
    ENEMY_GATHERED,
    GATHERABLE,
    ITEM_SOURCE,
    ITEMS,
    QUEST_SOURCE,
    SHEET_SOURCE,
    SORTS,
    SOURCES,
    THREAT_SOURCE,
    UPGRADE_SOURCE,
    WATER_GATHERED,
)
from emberwatch.discover.present.naming import powers_at
from emberwatch.discover.rules.combat.duel import TakeResource
from emberwatch.discover.rules.day import Loot
from emberwatch.discover.rules.trade import MakeOffer
from emberwatch.engine.agenda import Pick, Step

Keys: TypeAlias = tuple[str, ...]
Pointing: TypeAlias = Callable[[DiscoverState, Step, Pick], Keys]

IN_A_TURN: Final = ("action", "turn")
"""Moments of abilities that are offered together."""
PICKED: Final = (*IN_A_TURN, "before-roll", "modify", "prevent", "key")
"""Moments of abilities that people pick; all others come automatically."""


# -- keys --------------------------------------------------------------------------------------------------------------


def space_key(space: int) -> str:
    return f"space:{SPACE_NAMES[space]}"


def lying_key(space: int, kind: int) -> str:
    """A token that can be gathered, with the name that the pick uses; identical tokens on a space are one thing."""
    return f"lying:{SPACE_NAMES[space]}:{GATHERABLE[kind]}"


def water_key(space: int) -> str:
    return f"water:{SPACE_NAMES[space]}"


def fire_key(space: int) -> str:
    return f"fire:{SPACE_NAMES[space]}"


def foe_key(foe: Foe) -> str:
    return f"foe:{foe.uid}"


def survivor_key(seat: int) -> str:
    return f"survivor:{seat}"


def resource_key(seat: int, kind: int) -> str:
    """A resource that a seat has, on any token."""
    return f"resource:{seat}:{RESOURCES[kind]}"


def token_key(seat: int, sort: int) -> str:
    """A seat's token by what it shows, double tokens included."""
    return f"resource:{seat}:{SORTS[sort]}"


def item_key(seat: int, place: int) -> str:
    return f"item:{seat}:{ITEMS[place]}"


def damage_key(seat: int, kind: int) -> str:
    return f"damage:{seat}:{DAMAGES[kind]}"


def source_key(s: DiscoverState, seat: int, source: int) -> str:
    """The card that an ability is on."""
    if source == CHARACTER_SOURCE:
        return f"character:{s.content.characters[s.survivors[seat].character].name}"
    if source in (SHEET_SOURCE, QUEST_SOURCE):
        return "sheet" if source == SHEET_SOURCE else "quest"
    if source < UPGRADE_SOURCE:
        return f"threat:{s.content.threats[source - THREAT_SOURCE].name}"
    if source < ITEM_SOURCE:
        return f"upgrade:{source - UPGRADE_SOURCE + 1}"
    return item_key(seat, source - ITEM_SOURCE)


def ability_key(seat: int, source: int, k: int) -> str:
    """One of several abilities of a card that this seat may use."""
    return f"ability:{seat}:{SOURCES[source]}:{k + 1}"


def rivals(powers: Powers, k: int) -> list[int]:
    """The positions of abilities on the same card that may be offered together with this one, itself included."""
    when = powers.all[k].when
    moments = IN_A_TURN if when in IN_A_TURN else (when,)
    return [i for i, ability in enumerate(powers.all) if ability.when in moments]


# -- by verb -----------------------------------------------------------------------------------------------------------


def nothing(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    """Nothing on the table represents this pick."""
    return ()


def space(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (space_key(pick.what),)


def gather(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    """GA-1; among identical enemy tokens, the one with most damage is fought."""
    here = s.survivors[asked.seat].space
    if pick.what == WATER_GATHERED:
        return (water_key(here),)
    if pick.what <= ENEMY_GATHERED:
        return (lying_key(here, pick.what),)
    return (foe_key(max(waiting(s, here, pick.what), key=attrgetter("damage"))),)


def waiting(s: DiscoverState, space: int, kind: int) -> list[Foe]:
    """GA-11: the enemy feature tokens of a number that lie face up on a space."""
    entry = s.content.enemies
    return [
        foe for foe in s.map.foes
        if foe.space == space and foe.kind == FEATURE and ENEMY_GATHERED + entry[foe.entry].number == kind
    ]  # fmt: skip


def scout(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (f"slot:{SLOTS[pick.what]}",)


def investigate(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (f"landmark:{s.cell(s.survivors[asked.seat].space).landmark}",)


def project(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (f"project:{pick.what}",)


def show(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (f"project:{pick.what}", survivor_key(pick.how))


def own_fire(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    """Cook at a fire that burns, stoke one that does not: never both."""
    return (fire_key(s.survivors[asked.seat].space),)


def recover(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (damage_key(pick.what, pick.how),)


def survivor(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (survivor_key(pick.what),)


def attack(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    """S5-6: the die first, then the rival; pointing at the rival alone means a trade."""
    return ("die:mine", survivor_key(pick.what))


def use(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    """The card, and the ability on it if the card has several for this moment."""
    card = source_key(s, asked.seat, pick.what)
    powers = powers_at(s, asked.seat, pick.what)
    return (card,) if len(rivals(powers, pick.how)) < 2 else (card, ability_key(asked.seat, pick.what, pick.how))


def keep(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (f"character:{s.content.characters[pick.what].name}",)


def turn_up(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    assert isinstance(asked, WhichHidden), "only this question is about face-down things of one space"
    return (lying_key(asked.space, pick.what),)


def foe(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (foe_key(s.map.foes[pick.what]),)


def resource(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    """A resource of one's own, or of the victim in a robbery."""
    owner = asked.victim if isinstance(asked, TakeResource) else asked.seat
    return (resource_key(owner, pick.what),)


def heal(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (damage_key(asked.seat, pick.what),)


def owner_of(asked: Step) -> int:
    """The seat whose things are taken or asked for."""
    assert isinstance(asked, Loot | MakeOffer), "only loot and trade reach for what is another's"
    return asked.victim if isinstance(asked, Loot) else asked.partner


def others_token(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (token_key(owner_of(asked), pick.what),)


def others_item(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (item_key(owner_of(asked), pick.what),)


def want_project(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    """The project is unseen, so one can only point at its owner."""
    return (survivor_key(owner_of(asked)),)


def own_token(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (token_key(asked.seat, pick.what),)


def own_item(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (item_key(asked.seat, pick.what),)


def threat(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (f"threat:{s.content.threats[pick.what].name}",)


def draw(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (f"deck:{pick.words[1]}",)


def support(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    return (f"support:{SUPPORTS[pick.what]}",)


POINTINGS: Final[Mapping[str, Pointing]] = {
    "pass": nothing,
    "yes": nothing,
    "move": space,
    "gather": gather,
    "scout": scout,
    "investigate": investigate,
    "craft": project,
    "cook": own_fire,
    "stoke": own_fire,
    "recover": recover,
    "loot": survivor,
    "trade": survivor,
    "attack": attack,
    "use": use,
    "show": show,
    "give-up": nothing,
    "end-turn": nothing,
    "keep": keep,
    "name": survivor,
    "step": space,
    "place": space,
    "turn-up": turn_up,
    "foe": foe,
    "option": nothing,
    "amount": nothing,
    "resource": resource,
    "heal": heal,
    "take": others_token,
    "take-item": others_item,
    "drop": own_token,
    "split": nothing,
    "discard": own_item,
    "discard-threat": threat,
    "give": own_token,
    "give-item": own_item,
    "give-project": project,
    "want": others_token,
    "want-item": others_item,
    "want-project": want_project,
    "offer": nothing,
    "draw": draw,
    "support": support,
    "spend": resource,
    "call": survivor,
}
"""By verb. Splitting a double token names nothing: pointing at the token itself gives or drops it."""


def keys_of(s: DiscoverState, asked: Step, pick: Pick) -> Keys:
    """The things one would click to make this pick."""
    return POINTINGS[str(pick.words[0])](s, asked, pick)
