"""What a seat may know, what it may imagine, and what must be conserved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberwatch.discover.model.board import SLOTS, SPACE_NAMES, spaces_of
from emberwatch.discover.model.content import COPIES_OF_MADE, MADE
from emberwatch.discover.model.names import DAMAGES, DICE, ENEMY, HUNDRED, MINE, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.discover.model.state import (
    FACE_DOWN,
    FACE_UP,
    FEATURE,
    FOES,
    HIDDEN,
    MONSTER,
    ON,
    OVER,
    PHASES,
    SETUP,
    STATUSES,
    UNLAID,
    Deal,
    DiscoverState,
    Foe,
    Held,
    Survivor,
)
from emberwatch.discover.model.vocabulary import ITEMS, SORTS
from emberwatch.discover.rules.combat.dice import result
from emberwatch.discover.rules.inventory import burden, limit
from emberwatch.discover.rules.trade import ITEM_THING, ChooseProjects, deal_of, lay_before, projects_at
from emberwatch.engine.dice import Dice

if TYPE_CHECKING:
    from emberwatch.discover.knowledge.view_types import (
        CellView,
        CombatView,
        DealView,
        DiscoverView,
        FoeView,
        HeldView,
        LyingView,
        ProjectsLeftView,
        SurvivorView,
        TileView,
    )

# -- viewing ----------------------------------------------------------------------------------------------------


def view(s: DiscoverState, seat: int | None) -> DiscoverView:
    """OV-2, OV-8, R-100: everything open, and the own hand."""
    c = s.content
    return {
        "game": "discover",
        "copy": {"code": c.copy.code, "name": c.copy.name, "terrain": c.terrain.name, "scenario": c.number},
        "seat": seat,
        "seats": s.seats,
        "coop": s.coop,
        "day": s.turn.day,
        "phase": PHASES[s.turn.phase],
        "chief": s.turn.chief,
        "turn": s.turn.seat,
        "map": tiles_seen(s),
        "fires": {SPACE_NAMES[space]: bool(s.map.fires[space]) for space in sorted(s.map.fires)},
        "camp": SPACE_NAMES[c.camp],
        "water": {SPACE_NAMES[space]: water_seen(s, space) for space in sorted(s.map.water)},
        "lying": {SPACE_NAMES[i]: [thing_seen(s, t) for t in things] for i, things in enumerate(s.map.lying) if things},
        "searched": [SPACE_NAMES[space] for space in range(len(s.map.lying)) if s.map.searched >> space & 1],
        "foes": [foe_seen(s, foe) for foe in s.map.foes],
        "monsters_left": s.tokens.monster_supply,
        "monsters_used": {str(c.enemies[i].number): n for i, n in enumerate(s.tokens.monster_used) if n},
        "tokens_left": {SYMBOLS[i]: n for i, n in enumerate(s.tokens.supply) if n},
        "tokens_used": {str(i): n for i, n in enumerate(s.tokens.used_tokens) if n},
        "quest": {"stage": s.active_stage().number, "counters": s.quest.marks, "defeated": names_defeated(s)},
        "projects": [c.projects[project].number for project in s.decks.open_projects],
        "projects_left": projects_left(s),
        "deck": {str(n): sum([s.decks.deck[i] for i in c.entries_of[n]]) for n in c.entries_of},
        "crafted_left": {str(c.made[i].number): n for i, n in enumerate(s.decks.made_deck)},
        "read": [c.labels[i] for i in range(len(s.decks.deck)) if s.decks.read_cards >> i & 1],
        "met": [c.enemies[i].number for i in range(len(c.enemies)) if s.decks.read_enemies >> i & 1],
        "made": [c.made[i].number for i in range(len(c.made)) if s.decks.read_made >> i & 1],
        "upgrades": [c.labels[entry] for entry in s.decks.upgrades],
        "resolving": [c.labels[entry if entry >= 0 else ~entry] for entry in s.turn.resolving],
        "nights_gone": [c.nights[i].name for i, n in enumerate(s.decks.nights_gone) for _ in range(n)],
        "threats_gone": [c.threats[i].name for i, n in enumerate(s.decks.threats_gone) for _ in range(n)],
        "combat": combat_seen(s),
        "deal": deal_seen(s, seat),
        "survivors": [survivor_seen(s, other, seat) for other in range(s.seats)],
        "outcome": None,
    }


def tiles_seen(s: DiscoverState) -> dict[str, TileView]:
    """SE-14: the backs of face-down tiles are open, their faces are not."""
    seen: dict[str, TileView] = {}
    for slot in range(len(SLOTS)):
        if s.map.tiles[slot] == HIDDEN:
            seen[SLOTS[slot]] = {"back": s.content.backs[slot]}
        elif s.map.tiles[slot] != UNLAID:
            seen[SLOTS[slot]] = {"spaces": [cell_seen(s, space) for space in spaces_of(slot)]}
    return seen


def cell_seen(s: DiscoverState, space: int) -> CellView:
    cell, grounds = s.cell(space), s.content.sheet.grounds
    seen: CellView = {"ground": grounds[cell.ground], "cost": s.content.sheet.costs[cell.ground]}
    if len(cell.parts) > 1:
        seen["parts"] = [grounds[part] for part in cell.parts]
    if cell.symbol >= 0:
        seen["symbol"] = SYMBOLS[cell.symbol]
    if cell.landmark:
        seen["landmark"] = cell.landmark
    if cell.water:
        seen["water"] = True
    if cell.target:
        seen["target"] = True
    return seen


def water_seen(s: DiscoverState, space: int) -> list[str] | None:
    token = s.map.water[space]
    return None if token == HIDDEN else [RESOURCES[kind] for kind in s.content.sheet.water[token]]


def thing_seen(s: DiscoverState, thing: int) -> LyingView:
    if thing >= FACE_DOWN:
        return {"symbol": SYMBOLS[(thing - FACE_DOWN) % 8]}
    if thing < FACE_UP:
        return {"resources": [RESOURCES[thing]]}
    token = s.content.tokens[thing - FACE_UP]
    if token.card:
        return {"symbol": SYMBOLS[token.symbol], "number": token.card}
    return {"symbol": SYMBOLS[token.symbol], "resources": [RESOURCES[kind] for kind in token.resources]}


def foe_seen(s: DiscoverState, foe: Foe) -> FoeView:
    seen: FoeView = {
        "id": foe.uid,
        "kind": FOES[foe.kind],
        "space": SPACE_NAMES[foe.space] if foe.space >= 0 else None,
        "enemy": None,
    }
    if foe.entry != HIDDEN:
        seen["enemy"] = s.content.enemies[foe.entry].number
        seen["damage"] = foe.damage
        if s.decks.read_enemies >> foe.entry & 1:
            enemy = s.enemy(foe.entry)
            seen["stats"] = {"defence": enemy.defence, "attack": enemy.attack, "health": enemy.health}
    return seen


def names_defeated(s: DiscoverState) -> list[str]:
    return [special.name for i, special in enumerate(s.content.specials) if s.quest.defeated >> i & 1]


def projects_left(s: DiscoverState) -> ProjectsLeftView:
    cards = s.content.projects
    return {
        "normal": sum([n for i, n in enumerate(s.decks.projects) if not cards[i].complex]),
        "complex": sum([n for i, n in enumerate(s.decks.projects) if cards[i].complex]),
    }


def combat_seen(s: DiscoverState) -> CombatView | None:
    fight = s.combat
    if fight is None:
        return None
    seen: CombatView = {
        "fighter": fight.fighter,
        "foe": fight.foe if fight.foe >= 0 else None,
        "against": fight.against if fight.against >= 0 else None,
        "supporters": [seat for seat in range(s.seats) if fight.supporters >> seat & 1],
        "played": [SUPPORTS[kind] if kind >= 0 else None for kind in fight.played],
        "dice": None,
        "fled": fight.fled,
    }
    if fight.rolled[ENEMY]:
        seen["dice"] = {DICE[die]: {"shown": fight.rolled[die], "result": result(s, die)} for die in (MINE, ENEMY)}
    return seen


def deal_seen(s: DiscoverState, seat: int | None) -> DealView | None:
    """TR-1: offered hand projects are seen by the partner only."""
    deal = s.deal
    if deal is None:
        return None
    among = seat in (deal.trader, deal.partner)
    return {
        "from": deal.trader,
        "to": deal.partner,
        "given": things_named(s, deal.given),
        "wanted": things_named(s, deal.wanted),
        "projects": offered(s, deal) if among else len(deal.projects),
        "wanted_projects": deal.wanted_projects,
    }


def offered(s: DiscoverState, deal: Deal) -> list[int]:
    return [s.content.projects[project].number for project in projects_at(s, deal.trader, deal.projects)]


def things_named(s: DiscoverState, things: tuple[int, ...]) -> list[str]:
    return [ITEMS[s.content.place_of(thing - ITEM_THING)] if thing >= ITEM_THING else SORTS[thing] for thing in things]


def survivor_seen(s: DiscoverState, seat: int, viewer: int | None) -> SurvivorView:
    me, c = s.survivors[seat], s.content
    known = not me.dealt or seat == viewer
    return {
        "status": STATUSES[me.status],
        "space": SPACE_NAMES[me.space] if me.space >= 0 else None,
        "stamina": me.stamina,
        "damage": {DAMAGES[i]: n for i, n in enumerate(me.harm)},
        "character": c.characters[me.character].name if me.character >= 0 and known else None,
        "dealt": [c.characters[i].name for i in me.dealt] if seat == viewer else len(me.dealt),
        "resources": {RESOURCES[i]: n for i, n in enumerate(me.loose)},
        "tokens": [[RESOURCES[kind] for kind in c.tokens[token].resources] for token in me.kept],
        "items": [item_seen(s, held) for held in me.items],
        "threats": [c.threats[threat].name for threat in me.threats],
        "burden": burden(s, seat) if me.status == ON and me.character >= 0 and known else None,
        "limit": limit(s, seat) if me.status == ON and me.character >= 0 and known else None,
        "hand": hand_seen(s, me, seat, viewer),
        "votes": None,
    }


def item_seen(s: DiscoverState, held: Held) -> HeldView:
    return {"item": ITEMS[s.content.place_of(held.item)], "counters": held.counters, "used": held.used & 255 > 0}


def hand_seen(s: DiscoverState, me: Survivor, seat: int, viewer: int | None) -> list[int | None]:
    """CR-2, R-47: the own hand, and what somebody has shown."""
    cards = s.content.projects
    return [
        cards[project].number if viewer is not None and (viewer == seat or bits >> viewer & 1) else None
        for project, bits in me.hand
    ]


# -- imagining --------------------------------------------------------------------------------------------------


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


def shuffled(things: list[int], dice: Dice) -> list[int]:
    left = list(things)
    return [left.pop(dice.below(len(left))) for _ in range(len(things))]


def dealt(faces: tuple[int, ...], groups: list[list[int]], dice: Dice) -> tuple[int, ...]:
    """The faces of the entries of each group, dealt anew among them; how they lie now makes no difference."""
    new = list(faces)
    for group in groups:
        for entry, face in zip(group, shuffled(sorted([faces[entry] for entry in group]), dice), strict=True):
            new[entry] = face
    return tuple(new)


def redeal_faces(s: DiscoverState, dice: Dice) -> None:
    c = s.content
    unread = [i for i in range(len(c.cards)) if not s.decks.read_cards >> i & 1]
    kinds: dict[tuple[int, bool, int], list[int]] = {}
    for i in unread:
        card = s.card(i)
        kinds.setdefault((card.kind, c.cards[i].number == HUNDRED, card.copies), []).append(i)
    s.decks.card_face = dealt(s.decks.card_face, [kinds[kind] for kind in sorted(kinds)], dice)
    unmet = [i for i in range(c.normal_enemies + len(c.specials)) if not s.decks.read_enemies >> i & 1]
    special = [i for i in unmet if i >= c.normal_enemies]
    own = [i for i in unmet if c.monsters[i]]
    others = [i for i in unmet if i < c.normal_enemies and not c.monsters[i]]
    s.decks.enemy_face = dealt(s.decks.enemy_face, [own, others, special], dice)
    unmade = [i for i in range(len(c.made)) if not s.decks.read_made >> i & 1]
    s.decks.made_face = dealt(s.decks.made_face, [unmade], dice)


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
        pool = shuffled(sorted(pool), dice)
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
        found += shuffled(places, dice)[: len([place for place in deal.projects if backs[place] == back])]
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
    pool = shuffled([i for i in range(len(s.content.characters)) if i not in own], dice)
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


# -- conserving -------------------------------------------------------------------------------------------------


def audit(s: DiscoverState) -> list[str]:
    """What has been lost or doubled."""
    if s.turn.phase == OVER:
        return []
    problems: list[str] = []
    audit_tokens(s, problems)
    audit_cards(s, problems)
    for seat, me in enumerate(s.survivors):
        if not 0 <= me.stamina <= 12 or me.hurt > 4 or min(me.loose) < 0:
            problems.append(f"seat {seat}: stamina {me.stamina}, damage {me.harm}, tokens {me.loose}")
    return problems


def audit_tokens(s: DiscoverState, problems: list[str]) -> None:
    c = s.content
    for i, token in enumerate(c.tokens):
        n = s.tokens.used_tokens[i] + sum([bag[i] for bag in s.tokens.bags if bag])
        n += sum([me.kept.count(i) for me in s.survivors])
        n += sum([things.count(FACE_UP + i) for things in s.map.lying])
        n += len([foe for foe in s.map.foes if foe.kind == FEATURE and foe.token == i])
        if n != token.count:
            problems.append(f"token {i}: {n} of {token.count}")
    for symbol in range(len(SYMBOLS)):
        hidden = sum(
            [len([t for t in things if t >= FACE_DOWN and (t - FACE_DOWN) % 8 == symbol]) for things in s.map.lying]
        )
        unseen = sum([sum(bag) for k, bag in enumerate(s.tokens.bags) if k % 8 == symbol])
        if hidden + s.tokens.supply[symbol] != unseen:
            problems.append(
                f"symbol {symbol}: {hidden} face down and {s.tokens.supply[symbol]} left, but {unseen} unseen"
            )
    for i, n in enumerate(c.monsters):
        seen = len([foe for foe in s.map.foes if foe.kind == MONSTER and foe.entry == i])
        if seen + s.tokens.monster_used[i] + sum([bag[i] for bag in s.tokens.monster_bags]) != n:
            problems.append(f"monster {i} is not conserved")
    face_down = len([foe for foe in s.map.foes if foe.kind == MONSTER and foe.entry == HIDDEN])
    if face_down + s.tokens.monster_supply != sum([sum(bag) for bag in s.tokens.monster_bags]):
        problems.append("face-down monsters are not conserved")


def audit_cards(s: DiscoverState, problems: list[str]) -> None:
    c = s.content
    held = [h.item for me in s.survivors for h in me.items]
    pending = [step.held.item for step in s.trunk if hasattr(step, "held")]
    for i, card in enumerate(c.cards):
        n = s.decks.deck[i] + s.decks.removed[i] + s.decks.upgrades.count(i) + held.count(i)
        n += s.turn.resolving.count(i) + s.turn.resolving.count(~i) + pending.count(i)
        if n != card.copies and not any([c.cards[j].copies != card.copies for j in c.entries_of[card.number]]):
            problems.append(f"discovery card {card.number}: {n} of {card.copies}")
    for i in range(len(c.made)):
        if s.decks.made_deck[i] + (held + pending).count(MADE + i) != COPIES_OF_MADE:
            problems.append(f"crafted item {c.made[i].number} is not conserved")
