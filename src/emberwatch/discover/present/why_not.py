"""Why a seat cannot pick a thing now: who is asked what, and how that question relates to the thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from emberwatch.discover.model.board import NEIGHBOURS, SPACE_NAMES
from emberwatch.discover.model.names import RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, WON
from emberwatch.discover.model.turn import NIGHT, SETUP
from emberwatch.discover.present.glossary import glossary
from emberwatch.discover.present.pointing import keys_of
from emberwatch.discover.present.titles import title
from emberwatch.discover.present.why_not_card import Seen
from emberwatch.discover.present.why_not_in_turn import CARDS, IN_TURN, Words
from emberwatch.discover.rules.combat.duel import InTurns
from emberwatch.discover.rules.combat.flee import FleeTo
from emberwatch.discover.rules.combat.modifiers import SPENT, Modify, Window
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.explore import Keys
from emberwatch.discover.rules.gather import FreeGather
from emberwatch.discover.rules.harm import Prevent
from emberwatch.discover.rules.inventory import has
from emberwatch.discover.rules.items import CarryLimit
from emberwatch.discover.rules.moves import Walk
from emberwatch.engine.agenda import Step
from emberwatch.engine.presenting import Reason, Say

Why: TypeAlias = Callable[[Seen, str, Words], Iterable[Reason]]

WITH_SEATS: Final = ("resource", "damage", "ability")
"""Kinds of things that everybody has; their keys in the glossary do not name an owner."""
LOOKED_AT: Final = ("day", "card", "enemy", "ground", "symbol", "night", "stamina", "tale", "goal", "danger")
"""Kinds of things that are only there to look at."""


def why_not(s: DiscoverState, seat: int, thing: str, say: Say) -> list[Reason]:
    """Why this seat cannot pick a thing that it sees; [] if there is nothing to say."""
    kind, *words = thing.split(":")
    if kind in LOOKED_AT or not is_there(s, seat, kind, words, say):
        return []
    asked = question_of(s, seat)
    if asked is None:
        return [why_not_asked(s, seat, say)]
    if thing in first_things(s, asked):
        return []
    why = next((why for questions, why in QUESTIONS if isinstance(asked, questions)), not_now)
    return list(why(Seen(s, seat, asked, say), kind, words))


def is_there(s: DiscoverState, seat: int, kind: str, words: Words, say: Say) -> bool:
    """Whether this seat sees such a thing. If not, there is no answer."""
    found = glossary(s, seat, say)
    if kind not in WITH_SEATS:
        return ":".join([kind, *words]) in found
    somebodys = len(words) > 1 and words[0] in [str(other) for other in range(s.seats)]
    return somebodys and any([":".join([kind, *rest]) in found for rest in (words, words[1:])])


def first_things(s: DiscoverState, asked: Step) -> list[str]:
    """The things to point at first to answer a question. A project that can be shown may not be ready to craft."""
    named_by = [keys_of(s, asked, pick) for pick in asked.picks(s) if pick.words[0] != "show"]
    return [things[0] for things in named_by if things]


# -- who is asked -----------------------------------------------------------------------------------------------------


def question_of(s: DiscoverState, seat: int) -> Step | None:
    """The question that this seat is asked now."""
    if s.lanes[seat]:
        return s.lanes[seat][-1]
    top = s.trunk[-1] if s.trunk and not s.parallel else None
    return top if top is not None and top.seat == seat and top.picks(s) else None


def why_not_asked(s: DiscoverState, seat: int, say: Say) -> Reason:
    """The reason why a seat is not asked anything now."""
    key, rule = not_asked(s, seat)
    if key != "turn":
        return Reason(say(f"discover-why-{key}"), rule)
    character = s.content.characters[s.survivors[s.turn.seat].character]
    return Reason(say("discover-why-turn", survivor=title(say, character)), rule)


def not_asked(s: DiscoverState, seat: int) -> tuple[str, str]:
    """A word for why a seat is not asked anything, and its rule."""
    if s.ended:
        return "over", "QU-7"
    if s.survivors[seat].status != ON:
        return ("away", "QU-4") if s.survivors[seat].status == WON else ("casualty", "KA-2")
    if s.turn.phase == SETUP:
        return "others", "SE-17"
    if s.turn.phase == NIGHT:
        return "night", "AC-5"
    return ("others", "R-38") if s.turn.seat in (seat, -1) else ("turn", "AC-5")


# -- what is asked ----------------------------------------------------------------------------------------------------


def not_now(seen: Seen, kind: str, words: Words) -> Iterable[Reason]:
    """The question is about other things of this kind, or about something else."""
    alike = [thing for thing in first_things(seen.s, seen.asked) if thing.split(":")[0] == kind]
    if alike:
        return [seen.reason("not-offered", seen.asked.RULES[0])]
    return [seen.reason("first", "R-38")]


def in_turn(seen: Seen, kind: str, words: Words) -> Iterable[Reason]:
    return IN_TURN[kind](seen, words)


def in_window(seen: Seen, kind: str, words: Words) -> Iterable[Reason]:
    """Cards may be used now, and in combat resources; everything else must wait."""
    fight = seen.s.combat
    fights = fight is not None and seen.seat in (fight.fighter, fight.against)
    if fights and kind == "support":
        return [seen.reason("fighter", "CB-3")]
    if kind in CARDS and isinstance(seen.asked, Window) and not fights:
        return [seen.reason("supporter", "CB-12")]
    if kind in CARDS:
        return CARDS[kind](seen, words)
    if kind == "resource" and isinstance(seen.asked, Modify | InTurns):
        return spending(seen, words)
    return not_now(seen, kind, words)


def spending(seen: Seen, words: Words) -> Iterable[Reason]:
    """CB-6, SP-3."""
    if int(words[0]) != seen.seat:
        return [seen.reason("own-only", "SP-3")]
    kinds = [RESOURCES.index(name) for name in words[1].split("+")]
    useful = [kind for kind in kinds if kind in SPENT]
    if not useful:
        return [seen.reason("no-dice", "CB-6")]
    return seen.lacks([(kind, 1) for kind in useful if not has(seen.s, seen.me, kind)], "CB-6")


def walking(seen: Seen, kind: str, words: Words) -> Iterable[Reason]:
    """MO-7, MO-13."""
    if kind != "space":
        return not_now(seen, kind, words)
    return [seen.reason("step", "MO-13")]


def fleeing(seen: Seen, kind: str, words: Words) -> Iterable[Reason]:
    """FL-1."""
    if kind != "space":
        return not_now(seen, kind, words)
    beside = SPACE_NAMES.index(words[0]) in NEIGHBOURS[seen.me.space]
    return [seen.reason("flee-monster" if beside else "step", "FL-1")]


def gathering(seen: Seen, kind: str, words: Words) -> Iterable[Reason]:
    """MO-2: gather only on the space that the figure is on now."""
    if kind not in ("lying", "water", "foe"):
        return not_now(seen, kind, words)
    return [seen.reason("gather-here", "MO-2")]


def leaving(seen: Seen, kind: str, words: Words) -> Iterable[Reason]:
    """LI-6: of a survivor's own things, only quest items are not offered."""
    if kind == "item" and int(words[0]) == seen.seat:
        return [seen.reason("quest-item", "LI-6")]
    return not_now(seen, kind, words)


QUESTIONS: Final[tuple[tuple[type[Step] | tuple[type[Step], ...], Why], ...]] = (
    (Turn, in_turn),
    ((Window, Prevent, Keys), in_window),
    (Walk, walking),
    (FleeTo, fleeing),
    (FreeGather, gathering),
    (CarryLimit, leaving),
)
"""The function that explains each kind of question; for all others the question simply comes first."""
