"""Why a seat cannot pick something now: the case to judge, reasons that apply to everything, reasons on the board."""

from __future__ import annotations

from emberwatch.engine.agenda import Step
from emberwatch.engine.presenting import Reason, Say
from emberwatch.outlive.knowledge.view import has_seen
from emberwatch.outlive.model.names import (
    BASE,
    CARGO,
    CITIES,
    DAM,
    EXOSKELETON,
    HUNTING,
    PLACES,
    RESOURCES,
    WATER,
)
from emberwatch.outlive.model.state import BITS, DAY, END, NIGHT, NONE, NOWHERE, PLACEMENT, READY, SETUP, OutliveState
from emberwatch.outlive.present.turns import OutliveTurns
from emberwatch.outlive.present.wording import vector
from emberwatch.outlive.rules.cargo import Dock, OnDeck, can_share, own_slot
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.equipment import YIELD
from emberwatch.outlive.rules.hunting import STACK_OF, ChoosePrey, endurance, reach
from emberwatch.outlive.rules.night import Overcome, permanent_waters
from emberwatch.outlive.rules.places import AtDam, InCity, InTheWild, Visit
from emberwatch.outlive.rules.setup import PlaceHero

TURN_RULES = {SETUP: "S-2", PLACEMENT: "S-6", DAY: "D-2", NIGHT: "N1"}
"""The rule that says which seat acts, by phase."""
TOGETHER_RULES = {SETUP: "S-2", PLACEMENT: "S-6", DAY: "E", NIGHT: "N2"}
"""The rule by which several act at once, by phase."""


class Case:
    """One seat that cannot do something: the game, what the seat is asked, and how to put it into words."""

    __slots__ = ("asked", "me", "s", "say", "scene", "seat")

    def __init__(self, s: OutliveState, seat: int, asked: Step | None, scene: int, say: Say) -> None:
        self.s = s
        self.seat = seat
        self.me = s.shelters[seat]
        self.asked = asked
        """The question; None if the seat is not asked anything."""
        self.scene = scene
        """The place where its hero is busy; NOWHERE if none is."""
        self.say = say

    def reason(self, key: str, rule: str, **details: str | int) -> list[Reason]:
        return [Reason(self.say(key, **details), rule)]

    def points(self) -> int:
        """The action points of the hero that is busy."""
        return self.asked.points if isinstance(self.asked, Visit | InTheWild) else 0


# -- reasons that apply to everything ---------------------------------------------------------------------------------


def turn(case: Case) -> list[Reason]:
    """Why this seat is not asked anything at all."""
    s = case.s
    if s.phase == END:
        return case.reason("why-over", "Z")
    if s.parallel:
        return case.reason("why-wait-others", TOGETHER_RULES.get(s.phase, ""))
    if OutliveTurns().turn_of(s) == case.seat:
        return case.reason("why-wait-defender", "P-4")
    if has_passed(s, case.seat):
        return case.reason("why-passed", "N1")
    return case.reason("why-not-your-turn", TURN_RULES.get(s.phase, ""))


def has_passed(s: OutliveState, seat: int) -> bool:
    """N1: whether this seat has passed and overcomes no more events tonight."""
    return any([isinstance(step, Overcome) and step.passed & BITS[seat] for step in s.trunk])


def something_else(case: Case) -> list[Reason]:
    """Nothing is wrong with the thing itself: the question is just about something else."""
    rules = case.asked.RULES if case.asked else ()
    return case.reason("why-something-else", rules[0] if rules else "")


def not_yours(case: Case, rule: str = "") -> list[Reason]:
    return case.reason("why-not-yours", rule)


def away(case: Case, place: int) -> list[Reason]:
    """Only the hero that is busy at a place can use what is there."""
    if case.s.phase == NIGHT:
        return case.reason("why-rest", "A-9")
    if isinstance(case.asked, HeroTurn) or case.scene not in (NOWHERE, place):
        return case.reason("why-not-there", "A-1", place_at=case.say(f"place-{PLACES[place]}.at"))
    return []


def no_points(case: Case) -> list[Reason]:
    return [] if case.points() else case.reason("why-no-points", "A-1")


# -- heroes and places ------------------------------------------------------------------------------------------------


def hero(case: Case, owner: int, hero: int) -> list[Reason]:
    if owner != case.seat:
        return not_yours(case, "D-2")
    me = case.me
    if isinstance(case.asked, PlaceHero):
        placed = me.heroes[hero] != NOWHERE
        return case.reason("why-hero-placed" if placed else "why-hero-later", "S-6")
    if case.s.phase == NIGHT:
        return case.reason("why-rest", "A-9")
    if case.scene != NOWHERE and me.heroes[hero] == case.scene:
        return case.reason("why-hero-busy", "A-1")
    if case.s.phase == DAY and not me.idle & BITS[hero]:
        return case.reason("why-hero-done", "D-2")
    return case.reason("why-hero-stuck", "D-5") if isinstance(case.asked, HeroTurn) else []


def place(case: Case, place: int) -> list[Reason]:
    if isinstance(case.asked, PlaceHero):
        return start(case, place)
    if isinstance(case.asked, HeroTurn):
        return destination(case, place)
    if case.s.phase == NIGHT:
        return case.reason("why-rest", "A-9")
    if case.scene == NOWHERE:
        return []
    return case.reason("why-place-here", "A-1") if case.scene == place else case.reason("why-place-moved", "D-3")


def start(case: Case, place: int) -> list[Reason]:
    if place in case.me.heroes:
        return case.reason("why-place-own", "S-6")
    places = [case.say(f"place-{PLACES[p]}") for p in case.s.content.start[case.me.leader]]
    return case.reason("why-place-not-start", "S-4", places=", ".join(places))


def destination(case: Case, place: int) -> list[Reason]:
    """Why no hero can move there."""
    me, c = case.me, case.s.content
    if me.at(place) >= 0:
        return case.reason("why-place-own", "D-4")
    idle = [hero for hero in range(4) if me.idle & BITS[hero]]
    if me.gear[EXOSKELETON] == READY or any([place in c.near[me.heroes[hero]] for hero in idle]):
        return case.reason("why-ship-taken", "A-5")
    return case.reason("why-place-far", "D-3", moves=c.moves)


# -- things at places -------------------------------------------------------------------------------------------------


def stock(case: Case, place: int) -> list[Reason]:
    if place not in YIELD:
        return []
    reasons = away(case, place)
    if not case.s.stock[place]:
        reasons += case.reason("why-stock-empty", "W-1")
    if reasons or case.scene != place:
        return reasons
    if isinstance(case.asked, AtDam) and place == DAM and not case.asked.opened:
        return case.reason("why-dam-closed", "A-6")
    return no_points(case)


def algae(case: Case) -> list[Reason]:
    reasons = away(case, BASE)
    if not case.s.algae:
        reasons += case.reason("why-algae-gone", "A-2")
    return reasons if reasons or case.scene != BASE else no_points(case)


def stack(case: Case, place: int) -> list[Reason]:
    if place not in HUNTING:
        return []
    tiles = case.s.stacks[STACK_OF[place]]
    if not tiles:
        return case.reason("why-stack-empty", "A-4")
    if not isinstance(case.asked, InTheWild) or case.scene != place:
        return away(case, place)
    if case.asked.hunted:
        return case.reason("why-hunted", "A-3")
    return too_strong(case, tiles[-1], case.asked.points)


def too_strong(case: Case, prey: int, points: int) -> list[Reason]:
    needed, most = endurance(case.s, case.seat, prey), reach(case.s, case.me, points)
    return case.reason("why-prey-strong", "A-4", needed=needed, most=most) if needed > most else []


def prey(case: Case, place: int, depth: int) -> list[Reason]:
    """A tile of a stack, counted from the top. Only seats that have looked learn what is below the open one."""
    if place not in HUNTING or depth >= len(case.s.stacks[STACK_OF[place]]):
        return []
    if depth and not has_seen(case.s.stacks_seen[STACK_OF[place]], case.seat):
        return case.reason("why-prey-hidden", "A-4")
    if isinstance(case.asked, ChoosePrey) and case.scene == place:
        tile = case.s.stacks[STACK_OF[place]][-1 - depth]
        return too_strong(case, tile, case.asked.points)
    return stack(case, place) if not depth else case.reason("why-prey-hidden", "A-4")


def slot(case: Case, slot: int) -> list[Reason]:
    """A slot of the Cargo Ship. A docking hero is offered all it can use; the others need another strength."""
    if isinstance(case.asked, OnDeck):
        return case.reason("why-slot-done", "A-5")
    if isinstance(case.asked, Dock):
        own = own_slot(case.s, case.seat, case.asked.hero)
        return case.reason("why-slot-strength", "A-5", strength=own + 3)
    reasons = away(case, CARGO)
    if case.s.docked[slot] and not can_share(case.s, case.me):
        reasons += case.reason("why-slot-taken", "A-5")
    return reasons


def display(case: Case, city: int, kind: int) -> list[Reason]:
    if kind not in case.s.displays[city]:
        return []
    reasons = away(case, CITIES[city])
    if case.me.gear[kind] != NONE:
        reasons += case.reason("why-owned", "A-7")
    return reasons if reasons or not isinstance(case.asked, InCity) else no_points(case)


def pile(case: Case, city: int) -> list[Reason]:
    reasons = away(case, CITIES[city])
    if not case.s.piles[city]:
        reasons += case.reason("why-pile-empty", "A-7")
    return reasons if reasons or not isinstance(case.asked, InCity) else no_points(case)


# -- events -----------------------------------------------------------------------------------------------------------


def event(case: Case, event: int) -> list[Reason]:
    s = case.s
    if s.coming[event]:
        return case.reason("why-event-unseen", "S-7")
    if event not in s.open:
        return case.reason("why-event-gone", "N1")
    if isinstance(case.asked, Overcome):
        return case.reason("why-event-dear", "N1", missing=missing_for(case, event))
    return case.reason("why-events-over" if s.phase == NIGHT else "why-events-night", "N1")


def missing_for(case: Case, event: int) -> str:
    """What this seat lacks to overcome an event, counting its permanent water."""
    have = case.me.tokens[:]
    have[WATER] += len(permanent_waters(case.s, case.me))
    cost = case.s.content.event_cost[event]
    return vector(case.say, {r: max(0, cost[r] - have[r]) for r in range(len(RESOURCES))})
