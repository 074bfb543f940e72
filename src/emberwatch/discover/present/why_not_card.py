"""Why a card cannot be used now: abilities that are not offered, and projects that cannot be crafted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberwatch.discover.cards.conditions import at_fire
from emberwatch.discover.cards.effects.combat import FleeCombat
from emberwatch.discover.cards.syntax import IN_COMBAT, Ability, Line, could_do, hold, lines_in
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.names import ANY, PER_DAY
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import USE
from emberwatch.discover.present.card_text import Voice, price_text
from emberwatch.discover.present.naming import powers_at
from emberwatch.discover.present.pointing import IN_A_TURN
from emberwatch.discover.rules.abilities import can_pay, due, find_held, is_spent, limit_of
from emberwatch.discover.rules.combat.dice import is_free_bonus
from emberwatch.discover.rules.combat.flee import can_flee
from emberwatch.discover.rules.combat.modifiers import Window, may_use
from emberwatch.discover.rules.craft import price
from emberwatch.discover.rules.explore import Keys
from emberwatch.discover.rules.harm import Prevent
from emberwatch.discover.rules.inventory import has
from emberwatch.discover.rules.items import in_deck
from emberwatch.engine.agenda import Step
from emberwatch.engine.presenting import Reason, Say

EXPLAINED: Final = (
    "relief", "resolve", "project", "make", "unmark", "go", "light", "scout", "survey", "lay", "regrow", "uncover",
    "spawn", "special", "prowl", "strike", "swap", "heal", "rest", "chief", "pay",
)  # fmt: skip
"""Verbs of lines that may have nothing to do, each with a sentence of its own about what is missing. Losses have none:
nobody uses a card for them; and a block is explained by the lines in it."""


class Seen:
    """A seat that looks at the table while it is asked something, and the voice that answers."""

    def __init__(self, s: DiscoverState, seat: int, asked: Step, say: Say) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.me: Final = s.survivors[seat]
        self.asked: Final = asked
        self.say: Final = say

    def reason(self, key: str, rule: str, **said: str | int) -> Reason:
        return Reason(self.say(f"discover-why-{key}", **said), rule)

    def stamina(self, cost: int, rule: str = "AC-3") -> list[Reason]:
        """The reason that there is too little stamina, if there is."""
        if cost <= self.me.stamina:
            return []
        amounts = [self.say("d-amount-stamina", n=n) for n in (cost, self.me.stamina)]
        return [self.reason("stamina", rule, cost=amounts[0], have=amounts[1])]

    def lacks(self, needed: list[tuple[int, int]], rule: str) -> list[Reason]:
        """Which of these resources are missing, and how many."""
        short = [(kind, n - has(self.s, self.me, kind)) for kind, n in needed]
        missing = [(kind, n) for kind, n in short if n > 0]
        return [self.reason("lacks", rule, missing=price_text(self.say, missing))] if missing else []


def once(kinds: list[int]) -> list[int]:
    """Each of them once, in order."""
    return [kind for i, kind in enumerate(kinds) if kinds.index(kind) == i]


# -- abilities --------------------------------------------------------------------------------------------------------


def moments_of(asked: Step) -> tuple[str, ...]:
    """The moments of abilities that a question is about."""
    if isinstance(asked, Window):
        return (asked.WHEN,)
    if isinstance(asked, Prevent):
        return ("prevent",)
    return ("key",) if isinstance(asked, Keys) else IN_A_TURN


def why_no_ability(seen: Seen, source: int) -> list[Reason]:
    """Why nothing on this card can be used; each reason once."""
    powers = powers_at(seen.s, seen.seat, source).all
    found = [reason for k, ability in enumerate(powers) for reason in hindrances(seen, source, k, ability)]
    if powers and all([ability.when == "always" for ability in powers]):
        return [seen.reason("always", "CA-6")]
    texts = [reason.text for reason in found]
    return [reason for i, reason in enumerate(found) if texts.index(reason.text) == i]


def hindrances(seen: Seen, source: int, k: int, ability: Ability) -> Iterator[Reason]:
    """Why one ability cannot be used."""
    if ability.when == "always":
        return
    if is_on(seen, ability):
        yield seen.reason("always", "S5-9")
        return
    if ability.when not in moments_of(seen.asked):
        when = Voice(seen.say, seen.s.content).moment(ability, for_all=False)
        yield seen.reason("moment", "CB-6" if ability.when in IN_COMBAT else "CA-6", when=when)
        return
    yield from why_exhausted(seen, source, k, ability)
    yield from why_unpaid(seen, source, ability)
    yield from why_unmet(seen, source, ability)


def is_on(seen: Seen, ability: Ability) -> bool:
    """S5-9: whether this is a bonus that a fighter of a duel has without using it."""
    fight = seen.s.combat
    fights = fight is not None and fight.against >= 0 and seen.seat in (fight.fighter, fight.against)
    return fights and is_free_bonus(ability) and hold(seen.s, seen.seat, ability.needs)


def why_exhausted(seen: Seen, source: int, k: int, ability: Ability) -> Iterator[Reason]:
    s, seat = seen.s, seen.seat
    if is_spent(s, seat, source, k, ability):
        today = limit_of(ability) == PER_DAY
        yield seen.reason("used-day" if today else "used-turn", "OD-1" if today else "R-45")
    elif s.combat is not None and not may_use(s, seat, source, k, ability):
        stuck = any([isinstance(line, FleeCombat) for line in ability.do]) and not can_flee(s, seat)
        yield seen.reason("no-escape" if stuck else "used-combat", "R-76" if stuck else "CB-8")
    elif isinstance(seen.asked, Prevent) and USE[source][k] in seen.asked.used:
        yield seen.reason("used-once", "R-70")


def why_unpaid(seen: Seen, source: int, ability: Ability) -> Iterator[Reason]:
    """GO-7: a price is paid in full or not at all."""
    yield from seen.stamina(ability.stamina)
    if can_pay(seen.s, seen.seat, ability.cost, source):
        return
    kinds = once([kind for kind, _, _ in ability.cost.resources])
    yield from seen.lacks([(kind, due(seen.s, ability.cost, kind)) for kind in kinds], "GO-7")
    held = find_held(seen.s, seen.seat, source)
    if ability.cost.counters and (held is None or held.counters < ability.cost.counters):
        yield seen.reason("counters", "GO-7")


def why_unmet(seen: Seen, source: int, ability: Ability) -> Iterator[Reason]:
    """CA-4: conditions that do not hold, or the fact that it could do nothing."""
    s, seat = seen.s, seen.seat
    missed = [need for need in ability.needs if not hold(s, seat, (need,))]
    if missed:
        conditions = Voice(seen.say, s.content).conditions(missed)
        yield seen.reason("conditions", "CA-4", conditions=conditions)
    elif ability.when in IN_A_TURN and not could_do(s, seat, ability.do, source):
        yield from why_useless(seen, source, ability)
    if isinstance(seen.asked, Prevent) and ability.of not in (ANY, seen.asked.kind):
        yield seen.reason("other-damage", "R-70")


def why_useless(seen: Seen, source: int, ability: Ability) -> Iterator[Reason]:
    """CA-4: what is missing for each line that could do something at another time."""
    idle = [line for line in lines_in(ability.do) if not line.could(seen.s, seen.seat, source)]
    verbs = [verb for i, line in enumerate(idle) if (verb := line.VERB) in EXPLAINED and verb not in verbs_of(idle[:i])]
    if not verbs:
        yield seen.reason("useless", "CA-4")
    for verb in verbs:
        yield seen.reason(f"useless-{verb}", "CA-4")


def verbs_of(lines: list[Line]) -> list[str]:
    return [line.VERB for line in lines]


# -- projects ---------------------------------------------------------------------------------------------------------


def why_no_craft(seen: Seen, project: int, stamina: int) -> Iterator[Reason]:
    """CR-5, CR-7, CR-9; `stamina` is what crafting costs."""
    s, seat, card = seen.s, seen.seat, seen.s.content.projects[project]
    if project not in (*[own for own, _ in seen.me.hand], *s.decks.open_projects):
        yield seen.reason("in-hand", "CR-2")
        return
    yield from seen.stamina(stamina)
    cost = price(s, seat, project)
    kinds = once([kind for kind, _ in cost])
    yield from seen.lacks([(kind, sum([n for other, n in cost if other == kind])) for kind in kinds], "CR-5")
    if card.fire and not at_fire(s, seat):
        yield seen.reason("no-fire", "CR-7")
    if not in_deck(s, MADE + project) and all([held.item != MADE + project for held in seen.me.items]):
        yield seen.reason("no-copy", "CR-9")
