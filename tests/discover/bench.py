"""A bench for whole cards: a state of a generated copy in which a card can be used, and a walk that answers questions.

`vary` makes a different situation for every seed, `arrange` makes a condition hold or not, `walk` answers questions at
random, with the wanted pick first. Nothing here knows any card: abilities and lines say how to use a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from emberwatch.discover import DISCOVER
from emberwatch.discover.cards.conditions import (
    AgainstTrait,
    AtFire,
    AtLandmark,
    CardRead,
    EvenDay,
    EveryoneAt,
    EveryoneInCamp,
    FiresBurning,
    FromDay,
    HasItem,
    HasMarks,
    HasResource,
    HasStamina,
    HasTrait,
    InCamp,
    IsAlone,
    IsHurt,
    LandmarkRevealed,
    NearMonster,
    OddDay,
    OnGround,
    OnTarget,
    OnWater,
    OthersHere,
    SpecialDefeated,
)
from emberwatch.discover.cards.syntax import Ability, Condition, Line, lines_in
from emberwatch.discover.cards.targets import PlaceLine, landmark_space
from emberwatch.discover.copies.codes import code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.model.board import NEIGHBOURS, SLOT_NEIGHBOURS, SPACES, TOUCHING
from emberwatch.discover.model.content import MADE, DiscoverContent
from emberwatch.discover.model.foes import LOOSE, MONSTER, Foe
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN
from emberwatch.discover.model.names import DAMAGES, LANDMARK, RESOURCES
from emberwatch.discover.model.state import DiscoverState, new_state
from emberwatch.discover.model.survivors import LOST, Held
from emberwatch.discover.model.turn import DAY
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.explore import TurnTile
from emberwatch.discover.rules.inventory import return_item
from emberwatch.engine.agenda import NO_PICKS, Pick, Step, Words
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.game import Game

PLENTY = 5
FEW, UNSEEN = 3, 2
"""Tiles that stay face down, so that there is something to scout."""


@cache
def content(seed: int, scenario: int, terrain: int) -> DiscoverContent:
    return DiscoverContent(copy_of(code_of(seed)), scenario, terrain)


@cache
def base(seed: int, scenario: int, terrain: int, seats: int, few: bool) -> DiscoverState:
    """A game in the middle of its first day, with all but the farthest tiles turned up, or only a few."""
    c = content(seed, scenario, terrain)
    s = new_state(seats, c, False, 60, 12)
    s.turn.day, s.turn.phase = 1, DAY
    for seat, me in enumerate(s.survivors):
        me.character = seat
    if c.duel:
        s.decks.open_projects = tuple(i for i in range(len(c.projects)) if c.in_use[i])
        s.decks.projects = [0] * len(c.projects)
    steps: list[Step] = [TurnTile(0, slot) for slot in from_the_middle(c)[: FEW if few else -UNSEEN]]
    game = played(s, seed, *steps)
    assert isinstance(game.state, DiscoverState)
    return game.state


def from_the_middle(c: DiscoverContent) -> list[int]:
    """The laid slots, each after one that it touches."""
    found, edge = [0], [0]
    while edge:
        edge = sorted({slot for own in edge for slot in SLOT_NEIGHBOURS[own] if slot in c.laid} - set(found))
        found += edge
    return found[1:]


def played(s: DiscoverState, seed: int, *steps: Step) -> Game:
    s.queue(list(steps))
    game = Game(DISCOVER, {}, s, CounterDice(seed), [NO_PICKS] * s.seats)
    game.advance()
    return game


# -- a situation ------------------------------------------------------------------------------------------------------


def vary(s: DiscoverState, rng: Random) -> None:
    """Put survivors with more or fewer things somewhere on the map, with monsters and fires around."""
    shown = [space for space in range(SPACES) if s.is_revealed(space)]
    s.turn.day, s.turn.seat, s.turn.chief, s.quest.marks = (
        rng.randint(1, 16),
        0,
        rng.randrange(s.seats),
        rng.randint(0, 3),
    )
    s.map.fires = {s.content.camp: rng.randint(0, 1), rng.choice(shown): 1}
    together = rng.random() < 0.4
    for me in s.survivors:
        me.space = s.survivors[0].space if together and me is not s.survivors[0] else rng.choice(shown)
        me.stamina = rng.choice((2, 6, 12, 12))
        me.loose = [rng.choice((0, 1, 2, PLENTY, PLENTY)) for _ in RESOURCES]
        me.harm = [int(rng.random() < 0.3) for _ in DAMAGES]
        me.harm[rng.randrange(4)] = 0
    taken = [me.space for me in s.survivors]
    for _ in range(rng.randint(0, 3)):
        add_monster(s, rng.choice([space for space in shown if space not in taken]), rng)
    for seat in range(s.seats):
        if rng.random() < 0.4:
            add_threat(s, seat, rng)
        if rng.random() < 0.4:
            give(s, seat, rng.choice(items_left(s)))


def items_left(s: DiscoverState) -> list[int]:
    found = [i for i, card in enumerate(s.content.cards) if card.item is not None and s.decks.deck[i]]
    return found + [MADE + i for i, n in enumerate(s.decks.made_deck) if n]


def give(s: DiscoverState, seat: int, item: int) -> None:
    """Give an item from its deck to this survivor, unless he has one of that name."""
    me = s.survivors[seat]
    if s.item(item).name in [s.item(held.item).name for held in me.items]:
        return
    if item >= MADE:
        s.decks.made_deck[item - MADE] -= 1
        s.decks.read_made |= 1 << (item - MADE)
    else:
        if not s.decks.deck[item]:
            take_back(s, item)
        s.decks.deck[item] -= 1
        s.decks.read_cards |= 1 << item
    me.items = tuple(sorted([*me.items, Held(item, s.item(item).counters, 0)], key=lambda held: held.item))


def take_back(s: DiscoverState, item: int) -> None:
    for me in s.survivors:
        s.decks.deck[item] += len([held for held in me.items if held.item == item])
        me.items = tuple([held for held in me.items if held.item != item])


def add_threat(s: DiscoverState, seat: int, rng: Random, threat: int = -1) -> None:
    ongoing = [i for i, card in enumerate(s.content.threats) if card.ongoing and s.decks.threats[i]]
    chosen = rng.choice(ongoing) if threat < 0 else threat
    if s.decks.threats[chosen]:
        s.decks.threats[chosen] -= 1
        s.survivors[seat].threats += (chosen,)


def add_monster(s: DiscoverState, space: int, rng: Random, entry: int = HIDDEN) -> Foe | None:
    """Add a monster token from the supply, face down or open."""
    if not s.tokens.monster_supply or (entry != HIDDEN and not s.tokens.monster_bags[0][entry]):
        return None
    s.tokens.monster_supply -= 1
    if entry != HIDDEN:
        s.tokens.monster_bags[0][entry] -= 1
        s.decks.read_enemies |= 1 << entry
    return add_foe(s, MONSTER, space, entry)


def add_foe(s: DiscoverState, kind: int, space: int, entry: int, token: int = -1) -> Foe:
    foe = Foe(s.map.next_uid, kind, space, entry, 0, token, 0)
    s.map.next_uid += 1
    s.map.foes.append(foe)
    return foe


def opponent(s: DiscoverState, seat: int, needs: tuple[Condition, ...], rng: Random) -> Foe:
    """An enemy in front of a survivor that these conditions may mean: a monster, or a card without a token."""
    wanted = [need for need in needs if isinstance(need, AgainstTrait)]
    fitting = [
        i for i, enemy in enumerate(s.content.enemies)
        if all((need.trait in enemy.traits) != need.negated for need in wanted)
    ]  # fmt: skip
    entry = rng.choice(fitting)
    monster = add_monster(s, s.survivors[seat].space, rng, entry) if rng.random() < 0.6 else None
    if monster is None:
        s.decks.read_enemies |= 1 << entry
    return monster or add_foe(s, LOOSE, -1, entry)


def lay_open(s: DiscoverState, space: int, number: int) -> bool:
    """Put the feature token with a card's number face up on a space; return whether there is one."""
    tokens = [i for i, token in enumerate(s.content.tokens) if token.card == number]
    if not tokens:
        return False
    token = tokens[0]
    symbol = s.content.tokens[token].symbol
    s.tokens.bags[symbol][token] -= 1
    if s.tokens.supply[symbol]:
        s.tokens.supply[symbol] -= 1
    else:
        take_one_away(s, symbol)
    s.map.lying[space] += (FACE_UP + token,)
    return True


def take_one_away(s: DiscoverState, symbol: int) -> None:
    space = next(space for space in range(SPACES) if FACE_DOWN + symbol in s.map.lying[space])
    things = list(s.map.lying[space])
    things.remove(FACE_DOWN + symbol)
    s.map.lying[space] = tuple(things)


def show_landmark(s: DiscoverState, number: int, wanted: bool = True) -> int:
    """Put a landmark on the revealed map or, if tiles are left over, keep it off; return where it is."""
    found = landmark_space(s, number)
    if (found >= 0) == wanted:
        return found
    of = [i for i, tile in enumerate(s.content.tiles) if number in [cell.landmark for cell in tile.cells]]
    tile = of[0]
    back = s.content.tiles[tile].back
    laid = [slot for slot in s.content.laid if s.map.tiles[slot] >= 0]
    slots = [slot for slot in laid if s.content.backs[slot] == back] or laid
    slots = sorted(slots, key=lambda slot: any(cell.landmark for cell in s.content.tiles[s.map.tiles[slot]].cells))
    slot = next((slot for slot in slots if s.map.tiles[slot] == tile), slots[0])
    other = tile if wanted else next((i for i, n in enumerate(s.map.stacks[back]) if n), tile)
    if other == s.map.tiles[slot]:
        return found
    s.map.stacks[back][other] -= 1
    s.map.stacks[s.content.tiles[s.map.tiles[slot]].back][s.map.tiles[slot]] += 1
    s.map.tiles[slot] = other
    return landmark_space(s, number)


# -- conditions -------------------------------------------------------------------------------------------------------


def arrange(s: DiscoverState, seat: int, need: Condition, holds: bool, rng: Random) -> None:
    """Change the situation so that a condition holds for a survivor, or not."""
    wanted = holds != need.negated
    me = s.survivors[seat]
    if isinstance(need, AtFire | InCamp | OnGround | AtLandmark | OnTarget | OnWater):
        go_where(s, seat, need, wanted, rng)
    elif isinstance(need, HasResource | IsHurt | HasStamina | HasItem | HasTrait):
        arrange_own(s, seat, need, wanted, rng)
    elif isinstance(need, OthersHere | IsAlone | EveryoneInCamp | EveryoneAt):
        arrange_others(s, seat, need, wanted, rng)
    elif isinstance(need, NearMonster) and wanted:
        add_monster(s, rng.choice([x for x in NEIGHBOURS[me.space] if s.is_revealed(x)]), rng)
    elif isinstance(need, NearMonster):
        s.map.foes = [foe for foe in s.map.foes if foe.kind != MONSTER or not put_back(s, foe)]
    else:
        arrange_table(s, seat, need, wanted, rng)


def put_back(s: DiscoverState, foe: Foe) -> bool:
    s.tokens.monster_supply += 1
    if foe.entry != HIDDEN:
        s.tokens.monster_bags[0][foe.entry] += 1
    return True


def go_where(s: DiscoverState, seat: int, need: Condition, wanted: bool, rng: Random) -> None:
    """Go to a space where a condition about places holds; light a fire or put it out."""
    me = s.survivors[seat]
    if isinstance(need, AtFire):
        s.map.fires[me.space] = int(wanted)
        return
    if isinstance(need, AtLandmark):
        show_landmark(s, need.number)
    before = me.space
    for space in rng.sample(range(SPACES), SPACES):
        if s.is_revealed(space):
            me.space = space
            if need.holds(s, seat) == wanted:
                return
    me.space = before


def arrange_own(s: DiscoverState, seat: int, need: Condition, wanted: bool, rng: Random) -> None:
    me = s.survivors[seat]
    if isinstance(need, HasResource):
        n, kind = need.amount.count(s.seats), need.resource
        me.loose[kind] = max(n, me.loose[kind]) if wanted else max(0, n - 1)
    elif isinstance(need, HasStamina):
        n = need.amount.count(s.seats)
        me.stamina = max(n, me.stamina) if wanted else max(0, n - 1)
    elif isinstance(need, IsHurt):
        kinds = [need.damage] if need.damage < len(DAMAGES) else [0, 1, 2, 3]
        for kind in kinds if not wanted else rng.sample(kinds, 1):
            me.harm[kind] = int(wanted)
    else:
        fitting = [item for item in every_item(s) if suits(s, item, need)]
        if wanted and fitting:
            give(s, seat, rng.choice(fitting))
        elif not wanted:
            for held in [held for held in me.items if held.item in fitting]:
                me.items = tuple([other for other in me.items if other is not held])
                return_item(s, held.item)


def every_item(s: DiscoverState) -> list[int]:
    found = [i for i, card in enumerate(s.content.cards) if card.item is not None]
    return found + [MADE + i for i, n in enumerate(s.decks.made_deck) if n]


def suits(s: DiscoverState, item: int, need: Condition) -> bool:
    thing = s.item(item)
    assert isinstance(need, HasItem | HasTrait)
    return thing.name == need.name if isinstance(need, HasItem) else need.trait in thing.traits


def arrange_others(s: DiscoverState, seat: int, need: Condition, wanted: bool, rng: Random) -> None:
    me = s.survivors[seat]
    others = [other for other in s.survivors if other is not me]
    if isinstance(need, IsAlone):
        for other in others:
            other.status = LOST if wanted else other.status
    elif isinstance(need, OthersHere):
        for other in others:
            other.space = me.space if wanted else next(x for x in NEIGHBOURS[me.space] if s.is_revealed(x))
    else:
        space = show_landmark(s, need.number) if isinstance(need, EveryoneAt) else s.content.camp
        for one in s.survivors if wanted else s.survivors[-1:]:
            one.space = space if wanted else next(x for x in NEIGHBOURS[space] if s.is_revealed(x))


def arrange_table(s: DiscoverState, seat: int, need: Condition, wanted: bool, rng: Random) -> None:
    if isinstance(need, FromDay):
        s.turn.day = rng.randint(need.day, need.day + 3) if wanted else rng.randint(1, max(1, need.day - 1))
    elif isinstance(need, OddDay | EvenDay):
        odd = isinstance(need, OddDay) == wanted
        s.turn.day += 0 if s.turn.day % 2 == int(odd) else 1
    elif isinstance(need, HasMarks):
        n = need.amount.count(s.seats)
        s.quest.marks = n + rng.randint(0, 1) if wanted else max(0, n - 1)
    elif isinstance(need, FiresBurning):
        shown = [space for space in range(SPACES) if s.is_revealed(space) and space not in s.map.fires]
        s.map.fires |= dict.fromkeys(rng.sample(shown, need.least) if wanted else [], 1)
    elif isinstance(need, LandmarkRevealed):
        show_landmark(s, need.number, wanted)
    elif isinstance(need, SpecialDefeated):
        bit = 1 << [special.name for special in s.content.specials].index(need.name)
        s.quest.defeated = s.quest.defeated | bit if wanted else s.quest.defeated & ~bit
    elif isinstance(need, CardRead):
        for entry in s.content.entries_of.get(need.number, ()):
            s.decks.read_cards = s.decks.read_cards | 1 << entry if wanted else s.decks.read_cards & ~(1 << entry)


def touching_the_unseen(s: DiscoverState) -> list[int]:
    """The revealed spaces from which something can be scouted."""
    return [x for x in range(SPACES) if s.is_revealed(x) and any(s.map.tiles[slot] == HIDDEN for slot in TOUCHING[x])]


# -- what is in lines -------------------------------------------------------------------------------------------------


def wishes(lines: tuple[Line, ...]) -> list[Condition]:
    """All conditions inside lines, and that the landmarks they name are on the map."""
    needs = [need for line in lines_in(lines) for need in line.conditions()]
    places = [line.place for line in lines_in(lines) if isinstance(line, PlaceLine)]
    return needs + [LandmarkRevealed(place.landmark) for place in places if place.kind == LANDMARK]


def afford(s: DiscoverState, seat: int, ability: Ability) -> None:
    me = s.survivors[seat]
    me.stamina = max(me.stamina, ability.stamina)
    for kind, n, per in ability.cost.resources:
        me.loose[kind] = max(me.loose[kind], n * (s.seats if per else 1))


# -- walking ----------------------------------------------------------------------------------------------------------


def walk(game: Game, rng: Random, wanted: Pick | None = None, most: int = 120) -> bool:
    """Answer at random until a turn continues or nothing is asked, the wanted pick first. Return whether it came up."""
    used = False
    for _ in range(most):
        if not game.waiting:
            break
        seat = rng.choice(game.waiting)
        picks = game.asked[seat]
        take = wanted is not None and not used and wanted in picks
        if isinstance(game.question(seat), Turn) and not take:
            break
        assert not take or wanted is not None
        game.take(seat, wanted if take and wanted is not None else rng.choice(picks))
        used = used or take
        assert game.rules.audit(game.state) == []
    return used


# -- whole games ------------------------------------------------------------------------------------------------------


def hardy(game: Game, seat: int, dice: Dice) -> Words:
    """A pick that keeps the game going: heal, cook and pay if possible, never give up; otherwise random."""
    picks = [pick for pick in game.picks(seat) if pick[0] != "give-up"]
    for verb in ("recover", "cook", "yes"):
        urgent = [pick for pick in picks if pick[0] == verb]
        if urgent and dice.below(4):
            return urgent[dice.below(len(urgent))]
    eager = [pick for pick in picks if pick[0] not in ("end-turn", "show", "trade", "pass", "offer")]
    chosen = eager if eager and dice.below(8) else picks
    return chosen[dice.below(len(chosen))]


def whole_game(game: Game, seed: int) -> Iterator[Game]:
    """Play a hardy game to its end; yield it before every decision."""
    dice = CounterDice(seed)
    while game.waiting:
        yield game
        seat = game.waiting[dice.below(len(game.waiting))]
        game.choose(seat, hardy(game, seat, dice))
