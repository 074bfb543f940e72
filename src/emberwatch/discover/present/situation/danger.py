"""The last heart: what would kill a survivor now, on this space, or tonight. Only what everybody may know counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberwatch.discover.cards.blocks import ChooseBlock, EachBlock, IfBlock, PayBlock, RollBlock, is_meant
from emberwatch.discover.cards.conditions import at_fire
from emberwatch.discover.cards.effects.survivors import Perish, SufferDamage
from emberwatch.discover.cards.syntax import Ability, Line, hold
from emberwatch.discover.model.foes import Foe
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import CLEAN_WATER, FOOD, HEARTS, REMEDY, RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON
from emberwatch.discover.model.turn import DAY, NIGHT
from emberwatch.discover.model.vocabulary import CHARACTER_SOURCE
from emberwatch.discover.present.card_text import clause_text
from emberwatch.discover.present.naming import foe_words, source_words
from emberwatch.discover.present.titles import title
from emberwatch.discover.rules.abilities import can_pay, sources
from emberwatch.discover.rules.harm import is_proof
from emberwatch.discover.rules.inventory import has
from emberwatch.engine.presenting import Say, Tooltip

NEXT: Final = 1
"""The next damage kills: all hearts are taken."""
NEAR: Final = 1
"""How far away a monster is that can reach a survivor at night: most night cards let it prowl one space."""


def danger(s: DiscoverState, seat: int | None, say: Say) -> Tooltip:
    """DA-3, KA-1: a warning for a survivor who could die before the next morning; empty if there is no reason."""
    if seat is None or not is_playing(s, seat):
        return Tooltip(say("discover-danger-none"))
    deadly = HEARTS + 1 - s.survivors[seat].hurt
    known = tonight(s, seat, deadly, say)
    if deadly > NEXT and not known:
        return Tooltip(say("discover-danger-none"))
    found = known if deadly > NEXT else [*foes_near(s, seat, say), *known, *missing_at_night(s, seat, say)]
    name = say("discover-danger-next" if deadly == NEXT else "discover-danger")
    return Tooltip(name, (*found, *remedies(s, seat, say)), ("DA-3", "DA-4", "KA-1"))


def is_playing(s: DiscoverState, seat: int) -> bool:
    me = s.survivors[seat]
    return me.status == ON and me.character >= 0 and me.space >= 0 and s.turn.phase in (DAY, NIGHT) and not s.ended


# -- on this space ----------------------------------------------------------------------------------------------------


def foes_near(s: DiscoverState, seat: int, say: Say) -> list[str]:
    """MO-6, MN-9: enemies on one's space, and monsters that one step brings there."""
    far = s.distances(s.survivors[seat].space)
    near = [foe for foe in s.map.foes if foe.space >= 0 and far[foe.space] <= NEAR and can_hurt(s, foe)]
    here = [foe for foe in near if not far[foe.space]]
    beside = [foe for foe in near if far[foe.space] and foe.is_monster]
    said = [say("discover-danger-here", foe=foe_words(s, say, foe)) for foe in here]
    names = dict.fromkeys([foe_words(s, say, foe) for foe in beside])
    return said + [say("discover-danger-near", foe=name) for name in names]


def can_hurt(s: DiscoverState, foe: Foe) -> bool:
    """Whether an enemy has an attack, as far as its card has been read."""
    known = foe.entry != HIDDEN and s.decks.read_enemies >> foe.entry & 1
    return not known or s.enemy(foe.entry).attack > 0


# -- tonight ----------------------------------------------------------------------------------------------------------


def tonight(s: DiscoverState, seat: int, deadly: int, say: Say) -> list[str]:
    """What open cards will do tonight to a survivor who stays here, if it can do as much damage as is deadly."""
    dark = at_night(s)
    found = []
    for source, powers in sources(s, seat):
        for _, ability in powers.at("night"):
            least, most = harm_of(dark, seat, source, ability)
            if most >= deadly:
                key = "discover-danger-sure" if least >= deadly else "discover-danger-maybe"
                text = clause_text(say, s.content, ability.do, seats=s.seats)
                found.append(say(key, card=card_name(s, seat, source, say), text=text))
    return found


def at_night(s: DiscoverState) -> DiscoverState:
    """The same table at night: some conditions differ then."""
    dark = s.clone()
    dark.turn.phase = NIGHT
    return dark


def card_name(s: DiscoverState, seat: int, source: int, say: Say) -> str:
    if source == CHARACTER_SOURCE:
        return title(say, s.content.characters[s.survivors[seat].character])
    return source_words(s, say, source)


def harm_of(s: DiscoverState, seat: int, source: int, ability: Ability) -> tuple[int, int]:
    """The least and the most damage that an ability would do to a survivor; prices of its own need not be paid."""
    if ability.cost or ability.stamina or not hold(s, seat, ability.needs):
        return 0, 0
    return add_up([harm_in(s, seat, source, line) for line in ability.do])


def harm_in(s: DiscoverState, seat: int, source: int, line: Line) -> tuple[int, int]:
    if isinstance(line, SufferDamage):
        n = 0 if is_proof(s, seat, line.damage) else line.amount.count(s.seats)
        return n, n
    if isinstance(line, Perish):
        return HEARTS + 1, HEARTS + 1
    if isinstance(line, RollBlock):
        sides = [harm_in_all(s, seat, source, line.then), harm_in_all(s, seat, source, line.otherwise)]
        dice = line.dice.count(s.seats)
        return dice * min([least for least, _ in sides]), dice * max([most for _, most in sides])
    return harm_in_block(s, seat, source, line)


def harm_in_block(s: DiscoverState, seat: int, source: int, line: Line) -> tuple[int, int]:
    """The harm in blocks where the survivor decides, or where the table decides already."""
    if isinstance(line, PayBlock):
        paid = can_pay(s, seat, line.cost, source)
        return harm_in_all(s, seat, source, line.then if paid else line.otherwise)
    if isinstance(line, IfBlock):
        return harm_in_all(s, seat, source, line.now(s, seat))
    if isinstance(line, EachBlock):
        return harm_in_all(s, seat, source, line.then) if is_meant(s, seat, seat, line.group) else (0, 0)
    if isinstance(line, ChooseBlock):
        return min([harm_in_all(s, seat, source, option) for option in line.options])
    return 0, 0


def harm_in_all(s: DiscoverState, seat: int, source: int, lines: tuple[Line, ...]) -> tuple[int, int]:
    return add_up([harm_in(s, seat, source, line) for line in lines])


def add_up(harms: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return sum([least for least, _ in harms]), sum([most for _, most in harms])


def missing_at_night(s: DiscoverState, seat: int, say: Say) -> list[str]:
    """RO-6: night cards ask for food or water, and bring threats to survivors without a fire."""
    me = s.survivors[seat]
    said = [say(f"discover-danger-no-{RESOURCES[kind]}") for kind in (FOOD, CLEAN_WATER) if not has(s, me, kind)]
    return said if at_fire(at_night(s), seat) else [*said, say("discover-danger-dark")]


# -- what helps -------------------------------------------------------------------------------------------------------


def remedies(s: DiscoverState, seat: int, say: Say) -> list[str]:
    """DA-4: damage that what the survivor carries can heal."""
    me = s.survivors[seat]
    kinds = [kind for kind in range(len(REMEDY)) if me.harm[kind] and has(s, me, REMEDY[kind])]
    return [say("discover-danger-remedy", one=say(f"d-amount-{RESOURCES[REMEDY[kind]]}", n=1)) for kind in kinds]
