"""What a seat can only imagine: everything it cannot see is redealt."""

from __future__ import annotations

from emberwatch.discover.model.names import HUNDRED
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, Survivor
from emberwatch.discover.model.turn import SETUP, Deal
from emberwatch.discover.rules.trade import ChooseProjects, deal_of, lay_before
from emberwatch.engine.dice import Dice


def redeal(s: DiscoverState, seat: int, dice: Dice) -> None:
    """R-100: unread faces within their kind, others' hands and characters, votes that are not open yet, and what others
    have chosen of their hands in a trade.

    Everything else that nobody has seen is in bags and has no identity yet.
    """
    redeal_faces(s, dice)
    redeal_hands(s, seat, dice)
    redeal_offer(s, seat, dice)
    forget_choices(s, seat)
    redeal_characters(s, seat, dice)
    redeal_votes(s, seat, dice)


def shuffle(things: list[int], dice: Dice) -> list[int]:
    left = list(things)
    return [left.pop(dice.below(len(left))) for _ in range(len(things))]


def deal_faces(faces: tuple[int, ...], groups: list[list[int]], dice: Dice) -> tuple[int, ...]:
    """The faces of the entries of each group, redealt among them, whatever their order is now."""
    new = list(faces)
    for group in groups:
        for entry, face in zip(group, shuffle(sorted([faces[entry] for entry in group]), dice), strict=True):
            new[entry] = face
    return tuple(new)


def redeal_faces(s: DiscoverState, dice: Dice) -> None:
    c = s.content
    unread = [i for i in range(len(c.cards)) if not s.decks.read_cards >> i & 1]
    kinds: dict[tuple[int, bool, int], list[int]] = {}
    for i in unread:
        card = s.card(i)
        kinds.setdefault((card.kind, c.cards[i].number == HUNDRED, card.copies), []).append(i)
    s.decks.card_face = deal_faces(s.decks.card_face, [kinds[kind] for kind in sorted(kinds)], dice)
    unmet = [i for i in range(c.normal_enemies + len(c.specials)) if not s.decks.read_enemies >> i & 1]
    special = [i for i in unmet if i >= c.normal_enemies]
    own = [i for i in unmet if c.monsters[i]]
    others = [i for i in unmet if i < c.normal_enemies and not c.monsters[i]]
    s.decks.enemy_face = deal_faces(s.decks.enemy_face, [own, others, special], dice)
    unmade = [i for i in range(len(c.made)) if not s.decks.read_made >> i & 1]
    s.decks.made_face = deal_faces(s.decks.made_face, [unmade], dice)


def redeal_hands(s: DiscoverState, seat: int, dice: Dice) -> None:
    """Projects that this seat does not know, in hand or removed with somebody's hand, among those and the decks;
    normal and complex apart."""
    cards = s.content.projects
    for complex_ in (False, True):
        places = [
            (other, k) for other in range(s.seats) if other != seat
            for k, (project, bits) in enumerate(hand_of(s.survivors[other]))
            if not bits >> seat & 1 and cards[project].complex == complex_
        ]  # fmt: skip
        if not places:
            continue
        pool = [i for i, n in enumerate(s.decks.projects) if n and cards[i].complex == complex_]
        pool += [hand_of(s.survivors[other])[k][0] for other, k in places]
        for i in pool:
            s.decks.projects[i] = 1
        pool = shuffle(sorted(pool), dice)
        for (other, k), project in zip(places, pool, strict=False):
            hand = list(hand_of(s.survivors[other]))
            hand[k] = (project, hand[k][1])
            put_hand(s.survivors[other], tuple(hand))
            s.decks.projects[project] = 0


def hand_of(me: Survivor) -> tuple[tuple[int, int], ...]:
    """The hand, also of who has left the map."""
    return me.hand if me.status == ON else me.removed


def put_hand(me: Survivor, hand: tuple[tuple[int, int], ...]) -> None:
    if me.status == ON:
        me.hand = hand
    else:
        me.removed = hand


def redeal_offer(s: DiscoverState, seat: int, dice: Dice) -> None:
    """R-47, TR-1: all see that somebody shows or offers projects, but not which. What others know of each other's hands
    is left out, except that a partner has seen what he is offered: any of the trader's projects with the same backs."""
    for other, me in enumerate(s.survivors):
        if other != seat:
            put_hand(me, tuple([(project, bits & 1 << seat) for project, bits in hand_of(me)]))
    deal = s.deal
    if deal is not None and seat not in (deal.trader, deal.partner):
        offer = places_alike(s, deal, dice)
        s.deal = Deal(deal.trader, deal.partner, deal.given, deal.wanted, offer, deal.wanted_projects)
        for place in offer:
            lay_before(s, s.deal, place)


def places_alike(s: DiscoverState, deal: Deal, dice: Dice) -> tuple[int, ...]:
    """As many places of the trader's hand as he offers, at random among those of normal and of complex projects."""
    found: list[int] = []
    backs = [s.content.projects[project].complex for project, _ in s.survivors[deal.trader].hand]
    for back in (False, True):
        places = [place for place in range(len(backs)) if backs[place] == back]
        found += shuffle(places, dice)[: len([place for place in deal.projects if backs[place] == back])]
    return tuple(sorted(found))


def forget_choices(s: DiscoverState, seat: int) -> None:
    """TR-1: nobody sees which projects a partner has chosen so far, nor how many: he begins to choose again."""
    for i, step in enumerate(s.trunk):
        if isinstance(step, ChooseProjects) and step.seat != seat:
            s.trunk[i] = ChooseProjects(step.seat, step.trader, deal_of(s).wanted_projects, ())


def redeal_characters(s: DiscoverState, seat: int, dice: Dice) -> None:
    """SE-17: what others were dealt, and what they have chosen already."""
    if s.turn.phase != SETUP or not any([me.dealt for me in s.survivors]):
        return
    own = s.survivors[seat].dealt
    pool = shuffle([i for i in range(len(s.content.characters)) if i not in own], dice)
    for other, me in enumerate(s.survivors):
        if other == seat or not me.dealt:
            continue
        count, chosen = len(me.dealt), me.character >= 0
        me.dealt = tuple(sorted(pool[:count]))
        pool = pool[count:]
        if chosen:
            me.character = me.dealt[dice.below(count)]


def redeal_votes(s: DiscoverState, seat: int, dice: Dice) -> None:
    """R-32, R-33: what others have named while somebody is still to name."""
    open_ = next((lane[-1] for lane in s.lanes if lane), None)
    for other in range(s.seats):
        if open_ is not None and other != seat and not s.lanes[other] and s.turn.votes[other] >= 0:
            names = open_.picks(s)
            s.turn.votes[other] = names[dice.below(len(names))].what
