"""Trading: an offer is made up piece by piece, the partner agrees or not, then everything changes hands at once."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.names import RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.turn import Deal
from emberwatch.discover.model.vocabulary import (
    GIVE,
    GIVE_ITEM,
    GIVE_PROJECT,
    OFFER,
    PASS,
    SORTS,
    SPLIT,
    WANT,
    WANT_ITEM,
    WANT_PROJECT,
    YES,
)
from emberwatch.discover.rules import day
from emberwatch.discover.rules.abilities import number_of
from emberwatch.discover.rules.inventory import count_sort, put_token, remove_held, sorts_held, split, take_token
from emberwatch.discover.rules.items import Limits, receive
from emberwatch.discover.rules.step import DiscoverStep
from emberwatch.engine.agenda import MAY, ONE, SOME, Pick

ITEM_THING: Final = 100
"""Things of a deal from here on are items."""
MOST_REFUSALS: Final = 3


def may_offer(s: DiscoverState, seat: int, partner: int) -> bool:
    """R-40: after three refusals by one partner no more offers to him this turn."""
    return s.survivors[seat].refused >> 2 * partner & 3 < MOST_REFUSALS


def can_trade(s: DiscoverState, seat: int, partner: int) -> bool:
    """TR-1: with somebody who may still be asked, if there is anything to trade."""
    return may_offer(s, seat, partner) and (has_anything(s, seat) or has_anything(s, partner))


def note_refusal(s: DiscoverState, seat: int, partner: int) -> None:
    s.survivors[seat].refused += 1 << 2 * partner


def has_anything(s: DiscoverState, seat: int) -> bool:
    """Whether a survivor has anything to trade away."""
    me = s.survivors[seat]
    return bool(me.items or me.hand or sorts_held(s, me))


def deal_of(s: DiscoverState) -> Deal:
    assert s.deal is not None
    return s.deal


class MakeOffer(DiscoverStep):
    """TR-1, TR-3: any number of resources, items and projects, either way.

    R-40: an offer may be withdrawn any number of times, which leads back to the turn as it was. No action has been
    taken, so the quest is not tested and no refusal is counted. Only a double that was split stays split (LI-8).
    """

    __slots__ = ("fresh", "partner")
    KEY = "discover-ask-offer"
    RULES = ("TR-1", "TR-3")
    SHAPE = SOME

    def __init__(self, seat: int, partner: int, fresh: bool) -> None:
        super().__init__(seat)
        self.partner: Final = partner
        self.fresh: Final = fresh
        """Whether the turn has had no action yet."""

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"to": self.partner}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        deal, other = deal_of(s), s.survivors[self.partner]
        picks = [PASS]
        picks += [GIVE[sort] for sort in sorts_left(s, me, deal.given)]
        picks += items_left(s, me, deal.given, GIVE_ITEM)
        picks += projects_left(s, me, deal.projects)
        picks += [WANT[sort] for sort in sorts_left(s, other, deal.wanted)]
        picks += items_left(s, other, deal.wanted, WANT_ITEM)
        if len(other.hand) > deal.wanted_projects:
            picks.append(WANT_PROJECT)
        if deal.given or deal.wanted or deal.projects or deal.wanted_projects:
            picks.append(OFFER)
        return picks + [SPLIT[sort] for sort in sorts_left(s, me, deal.given) if sort >= len(RESOURCES)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        deal, verb = deal_of(s), pick.words[0]
        if verb == "pass":
            s.deal = None
            s.then(Limits(self.seat), day.Turn(self.seat, self.fresh))
        elif verb == "offer":
            s.emit("offers", self.seat, self.partner)
            s.then(Consent(self.partner, self.seat), day.EndAction(self.seat))
        elif verb == "split":
            split(s, self.seat, pick.what)
            s.then(self)
        else:
            s.deal = add_thing(s, deal, str(verb), pick.what)
            s.then(self)


def sorts_left(s: DiscoverState, owner: Survivor, things: tuple[int, ...]) -> list[int]:
    """Sorts of tokens that are not yet all in the deal."""
    return [sort for sort in sorts_held(s, owner) if count_sort(s, owner, sort) > things.count(sort)]


def items_left(s: DiscoverState, owner: Survivor, things: tuple[int, ...], picks: list[Pick]) -> list[Pick]:
    found = [held.item for held in owner.items if ITEM_THING + held.item not in things]
    return sorted([picks[s.content.place_of(item)] for item in found], key=number_of)


def projects_left(s: DiscoverState, owner: Survivor, places: tuple[int, ...]) -> list[Pick]:
    """The hand projects whose places are not among these."""
    left = [project for place, (project, _) in enumerate(owner.hand) if place not in places]
    return [GIVE_PROJECT[n - 1] for n in sorted([s.content.projects[project].number for project in left])]


def place_in_hand(s: DiscoverState, owner: Survivor, number: int) -> int:
    return next(place for place, (project, _) in enumerate(owner.hand) if s.content.projects[project].number == number)


def lay_before(s: DiscoverState, deal: Deal, place: int) -> None:
    """TR-1: show an offered project to the partner, who has then seen it even if the offer fails."""
    me = s.survivors[deal.trader]
    me.hand = tuple([(p, bits | 1 << deal.partner if i == place else bits) for i, (p, bits) in enumerate(me.hand)])


def add_thing(s: DiscoverState, deal: Deal, verb: str, what: int) -> Deal:
    """The deal with one more thing."""
    given, wanted, projects, blind = deal.given, deal.wanted, deal.projects, deal.wanted_projects
    if verb == "give":
        given += (what,)
    elif verb == "give-item":
        given += (ITEM_THING + s.content.item_at(what),)
    elif verb == "want":
        wanted += (what,)
    elif verb == "want-item":
        wanted += (ITEM_THING + s.content.item_at(what),)
    elif verb == "give-project":
        projects += (place_in_hand(s, s.survivors[deal.trader], what),)
        lay_before(s, deal, projects[-1])
    else:
        blind += 1
    return Deal(deal.trader, deal.partner, given, wanted, projects, blind)


class Consent(DiscoverStep):
    """TR-2: both must agree; otherwise nothing happens and no stamina is spent."""

    __slots__ = ("trader",)
    KEY = "discover-ask-consent"
    RULES = ("TR-2",)
    SHAPE = MAY

    def __init__(self, seat: int, trader: int) -> None:
        super().__init__(seat)
        self.trader: Final = trader

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"to": self.trader}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            s.then(ChooseProjects(self.seat, self.trader, deal_of(s).wanted_projects, ()))
        else:
            s.emit("refused", self.seat, self.trader)
            s.deal = None
            note_refusal(s, self.trader, self.seat)


class ChooseProjects(DiscoverStep):
    """TR-1: choose which of one's own hand projects change hands; only the partner sees those he is given."""

    __slots__ = ("chosen", "left", "trader")
    KEY = "discover-ask-give-project"
    RULES = ("TR-1",)
    SHAPE = ONE

    def __init__(self, seat: int, trader: int, left: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.trader: Final = trader
        self.left: Final = left
        self.chosen: Final = chosen

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"to": self.trader}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return projects_left(s, me, self.chosen) if self.left else []

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what < 0:
            exchange(s, deal_of(s), self.chosen)
            return
        place = place_in_hand(s, me, pick.what)
        s.then(ChooseProjects(self.seat, self.trader, self.left - 1, (*self.chosen, place)))


def exchange(s: DiscoverState, deal: Deal, back: tuple[int, ...]) -> None:
    """R-41, TR-4, IT-2: both sides change at the same time; duplicates and limits come after it."""
    s.deal = None
    day.pay_for_trade(s, deal.trader)
    s.emit("traded", deal.trader, deal.partner)
    over = [(deal.partner, deal.trader, thing) for thing in deal.given]
    over += [(deal.trader, deal.partner, thing) for thing in deal.wanted]
    tokens = [(to, take_token(s, s.survivors[of], thing)) for to, of, thing in over if thing < ITEM_THING]
    items = [(to, remove_held(s, of, thing - ITEM_THING)) for to, of, thing in over if thing >= ITEM_THING]
    for to, of, thing in over:
        if thing < ITEM_THING:
            s.emit("handed", of, to, thing)
        else:
            s.emit("item-handed", of, to, s.content.place_of(thing - ITEM_THING))
    for to, token in tokens:
        put_token(s, to, token)
    for to, held in items:
        receive(s, to, held)
    given, taken = projects_at(s, deal.trader, deal.projects), projects_at(s, deal.partner, back)
    lose_sight(s, deal.trader, deal.partner, given)
    lose_sight(s, deal.partner, deal.trader, taken)
    swap_projects(s, deal.trader, deal.partner, given)
    swap_projects(s, deal.partner, deal.trader, taken)


def projects_at(s: DiscoverState, seat: int, places: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([s.survivors[seat].hand[place][0] for place in places])


def lose_sight(s: DiscoverState, giver: int, taker: int, projects: tuple[int, ...]) -> None:
    """TR-1: a third survivor sees how many projects change hands, but not which. Unless all with the same back go, he
    can no longer tell where those are that he knew."""
    cards, hand = s.content.projects, s.survivors[giver].hand
    gone = [cards[project].complex for project in projects]
    had = [cards[project].complex for project, _ in hand]
    unsure = [back for back in (False, True) if 0 < gone.count(back) < had.count(back)]
    s.survivors[giver].hand = tuple([
        (project, bits & (1 << taker) if cards[project].complex in unsure else bits) for project, bits in hand
    ])  # fmt: skip


def swap_projects(s: DiscoverState, giver: int, taker: int, projects: tuple[int, ...]) -> None:
    """Exchange the projects; the giver still knows what he has given away."""
    for project in projects:
        one, other = s.survivors[giver], s.survivors[taker]
        known = next(bits for card, bits in one.hand if card == project)
        one.hand = tuple([entry for entry in one.hand if entry[0] != project])
        other.hand = (*other.hand, (project, (known | 1 << giver) & ~(1 << taker)))
        s.emit("project-handed", giver, taker)
        s.whisper(taker, "project-drawn", taker, project)


assert len(SORTS) < ITEM_THING
