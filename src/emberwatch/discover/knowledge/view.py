"""What a seat may know of a game of Discover."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberwatch.discover.cards.syntax import Condition
from emberwatch.discover.knowledge.aims import (
    Aim,
    Target,
    count_progress,
    find_aims,
    find_targets,
    is_met,
    steps_to,
    watched_seat,
)
from emberwatch.discover.model.board import SLOTS, SPACE_NAMES, spaces_of
from emberwatch.discover.model.foes import FOES, Foe
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN, UNLAID, symbol_of_token
from emberwatch.discover.model.names import DAMAGES, DICE, ENEMY, MINE, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, STATUSES, Held, Survivor
from emberwatch.discover.model.turn import PHASES, Deal
from emberwatch.discover.model.vocabulary import ITEMS, SORTS
from emberwatch.discover.rules.combat.dice import result
from emberwatch.discover.rules.inventory import burden, limit
from emberwatch.discover.rules.trade import ITEM_THING, projects_at

if TYPE_CHECKING:
    from emberwatch.discover.knowledge.view_types import (
        CellView,
        CombatView,
        DealView,
        DiscoverView,
        FoeView,
        GoalView,
        HeldView,
        LyingView,
        NeedView,
        ProjectsLeftView,
        QuestView,
        SurvivorView,
        TargetView,
        TileView,
    )


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
        "quest": quest_seen(s, watched_seat(s, seat)),
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
        seen["name"] = name_of_landmark(s, cell.landmark)
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
        return {"symbol": SYMBOLS[symbol_of_token(thing)]}
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


def name_of_landmark(s: DiscoverState, number: int) -> str:
    return next((mark.name for mark in s.content.terrain.landmarks if mark.number == number), "")


def quest_seen(s: DiscoverState, seat: int) -> QuestView:
    """QU-1, QU-2: the quest card and its counters are open to everybody; progress is one survivor's."""
    return {
        "stage": s.active_stage().number,
        "counters": s.quest.marks,
        "defeated": names_defeated(s),
        "goals": [goal_seen(s, seat, aim) for aim in find_aims(s)],
        "targets": [target_seen(s, seat, target) for target in find_targets(s)],
    }


def goal_seen(s: DiscoverState, seat: int, aim: Aim) -> GoalView:
    return {"wins": aim.wins, "needs": [need_seen(s, seat, need) for need in aim.needs]}


def need_seen(s: DiscoverState, seat: int, need: Condition) -> NeedView:
    seen: NeedView = {"met": is_met(s, seat, need)}
    if need.negated:
        seen["negated"] = True
    counted = count_progress(s, seat, need)
    if counted is not None:
        seen["have"], seen["of"] = counted
    return seen


def target_seen(s: DiscoverState, seat: int, target: Target) -> TargetView:
    return {
        "thing": target.key,
        "space": SPACE_NAMES[target.space] if target.space >= 0 else None,
        "distance": steps_to(s, seat, target.space),
    }


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
        "fled": fight.has_fled,
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
        "projects": projects_offered(s, deal) if among else len(deal.projects),
        "wanted_projects": deal.wanted_projects,
    }


def projects_offered(s: DiscoverState, deal: Deal) -> list[int]:
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
    return {"item": ITEMS[s.content.place_of(held.item)], "counters": held.counters, "used": held.was_used}


def hand_seen(s: DiscoverState, me: Survivor, seat: int, viewer: int | None) -> list[int | None]:
    """CR-2, R-47: the own hand, and what somebody has shown."""
    cards = s.content.projects
    return [
        cards[project].number if viewer is not None and (viewer == seat or bits >> viewer & 1) else None
        for project, bits in me.hand
    ]
