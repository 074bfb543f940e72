"""Situations for tests: a table laid out by hand, in the words of the game, and a driver on top of it.

s = table(seats=2)
seat(s, 0, resources={"munition": 2}, heroes={"hero-3a": "dam"}, standing=["hero-3a"])
seat(s, 1, heroes={"hero-5": "forest"})
game = play(s, Turn(1))
game.choose(1, ("move", "hero-5", "dam"))
assert game.picks(0) == [("pass",), ("shoot",)]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import emberwatch as ew
from emberwatch.engine.agenda import NO_PICKS, Step, Words
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from emberwatch.outlive import OUTLIVE
from emberwatch.outlive.model.content import load
from emberwatch.outlive.model.editions import EDITIONS
from emberwatch.outlive.model.names import (
    ADVANCED,
    AIRLOCK,
    CITIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    HUNTING,
    LEADERS,
    PLACES,
    PREY,
    RESOURCES,
    ROOMS,
    SEARCH_TILES,
    STANDARD,
)
from emberwatch.outlive.model.state import BITS, DAY, GEAR_STATES, NOWHERE, OutliveState, Shelter, new_state
from emberwatch.outlive.model.vocabulary import LABELS
from emberwatch.outlive.rules.setup import label_rooms

PLAYED: list[Game] = []
"""The games of the running test; all are audited at its end."""
FILLERS = ("airlock-1", "gauge-1", "munitions-4", "dismantle")
"""Rooms that are unbuilt in shelters whose test does not care."""


def table(
    seats: int = 4,
    *,
    edition: str = "table",
    pack: Mapping[str, object] | None = None,
    round: int = 1,
    phase: int = DAY,
    first: int = 0,
    events: Sequence[str] = (),
    stock: Mapping[str, int] | None = None,
    game: Mapping[str, Sequence[str]] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    equipment: Mapping[str, Sequence[str]] | None = None,
    algae: bool = True,
) -> OutliveState:
    """A table in the middle of a game. Piles and stacks are listed from the bottom to the top (open) tile.

    Without `game` every stack shows prey-1 on prey-2; without `piles` all search tiles are unseen.
    """
    c = load(pack)
    s = new_state(seats, c, EDITIONS[edition], 0)
    s.round, s.phase, s.first, s.algae = round, phase, first, algae
    s.slot_people = [1] * 4
    for place in range(len(PLACES)):
        s.stock[place] = (stock or {}).get(PLACES[place], c.totals[place][seats - 2])
    for event in events:
        s.coming[EVENTS.index(event)] = 0
        s.open.append(EVENTS.index(event))
    for i, place in enumerate(HUNTING):
        lay_stack(s, i, (game or {}).get(PLACES[place], ("prey-2", "prey-1")))
    for city in range(2):
        if piles and PLACES[CITIES[city]] in piles:
            lay_pile(s, city, piles[PLACES[CITIES[city]]])
        for name in (equipment or {}).get(PLACES[CITIES[city]], ()):
            s.displays[city].append(EQUIPMENT.index(name))
            s.deck[EQUIPMENT.index(name)] -= 1
    for n in range(seats):
        seat(s, n)
    return s


def lay_stack(s: OutliveState, stack: int, names: Sequence[str]) -> None:
    s.stacks[stack] = [PREY.index(name) for name in names]
    for tile in s.stacks[stack]:
        s.pool[tile] -= 1


def lay_pile(s: OutliveState, city: int, names: Sequence[str]) -> None:
    """Put exactly these tiles face down; nobody has seen them, but chance has settled them."""
    s.piles[city] = [SEARCH_TILES.index(name) for name in names]
    s.unseen[city] = [0] * len(SEARCH_TILES)


def seat(
    s: OutliveState,
    n: int,
    *,
    leader: str | None = None,
    resources: Mapping[str, int] | None = None,
    rooms: Sequence[str] = (),
    full: Sequence[str] = (),
    people: Mapping[str, int] | None = None,
    airlock: int = 0,
    gauge: int = 0,
    gear: Mapping[str, str] | None = None,
    heroes: Mapping[str, str] | None = None,
    standing: Sequence[str] = (),
    done: Sequence[str] = (),
    caught: Mapping[str, int] | None = None,
    overcome: Sequence[str] = (),
) -> Shelter:
    """Set up one shelter from scratch; what is not given is empty.

    `full` names rooms (or labels such as "hunting-1/2") that are built and full, `people` built ones with that many
    survivors; advanced rooms named there are in the shelter, `rooms` names further ones. `gauge` is the value of the
    tracer's square. Heroes not placed are nowhere; `standing` ones have acted and can be pressed, `done` ones have
    acted and lie down, all others are idle.
    """
    give_back(s, s.shelters[n])
    me = s.shelters[n] = new_state(s.seats, s.content, s.edition, 0).shelters[n]
    me.leader = LEADERS.index(leader) if leader else n
    for name, count in (resources or {}).items():
        me.tokens[RESOURCES.index(name)] = count
    set_rooms(s, me, [*full, *(people or {})], rooms)
    for label in full:
        fill_room(s, me, label, s.content.spaces[ROOMS.index(label.split("/")[0])])
    for label, count in (people or {}).items():
        fill_room(s, me, label, count)
    me.people[AIRLOCK] = airlock
    me.update_powers(s.content)
    me.gauge = s.content.gauge.index(gauge)
    for name, state in (gear or {}).items():
        me.gear[EQUIPMENT.index(name)] = GEAR_STATES.index(state)
        s.deck[EQUIPMENT.index(name)] -= 1
    for name, place in (heroes or {}).items():
        me.heroes[HEROES.index(name)] = PLACES.index(place)
    me.idle = sum(BITS[h] for h in range(4) if HEROES[h] not in (*standing, *done) and me.heroes[h] != NOWHERE)
    me.standing = sum(BITS[HEROES.index(name)] for name in standing)
    for name, count in (caught or {}).items():
        me.caught[PREY.index(name)] = count
        s.pool[PREY.index(name)] -= count
    for name in overcome:
        me.events = (*me.events, EVENTS.index(name))
        s.coming[EVENTS.index(name)] = 0
    return me


def give_back(s: OutliveState, me: Shelter) -> None:
    """Put what a shelter held back into the bags, so that it can be set up from scratch."""
    for kind in range(len(EQUIPMENT)):
        s.deck[kind] += 1 if me.gear[kind] else 0
    for prey in range(len(PREY)):
        s.pool[prey] += me.caught[prey]
    for event in me.events:
        s.coming[event] = 1
    for room in me.rooms:
        s.rooms_left[room] += 1 if room in ADVANCED else 0


def set_rooms(s: OutliveState, me: Shelter, labels: Sequence[str], rooms: Sequence[str]) -> None:
    """The three standard rooms, the advanced ones named, and fillers."""
    kinds = [ROOMS.index(label.split("/")[0]) for label in (*labels, *rooms)]
    advanced = [kind for kind in kinds if kind in ADVANCED]
    fillers = [ROOMS.index(name) for name in FILLERS if ROOMS.index(name) not in advanced]
    chosen = sorted((advanced + fillers)[:4])
    me.rooms = (*STANDARD, *chosen)
    me.labels = label_rooms(me.rooms)
    for kind in chosen:
        s.rooms_left[kind] -= 1


def fill_room(s: OutliveState, me: Shelter, label: str, count: int) -> None:
    slot = me.labels.index(LABELS.index(label))
    me.built |= BITS[slot]
    me.people[slot] = count


def play(s: OutliveState, *steps: Step, seed: int = 1, aloud: bool = False) -> Game:
    """A game that does these steps, in this order, from this situation on."""
    s.queue(list(steps))
    s.story = [] if aloud else None
    options = ew.checked_options(OUTLIVE, {"edition": s.edition.digest, "pack": dict(s.content.pack) or None})
    game = Game(OUTLIVE, options, s, CounterDice(seed), [NO_PICKS] * s.seats)
    PLAYED.append(game)
    game.advance()
    return game


# -- reading a game in words --------------------------------------------------------------------------------------


def me(game: Game, n: int) -> Shelter:
    assert isinstance(game.state, OutliveState)
    return game.state.shelters[n]


def board(game: Game) -> OutliveState:
    assert isinstance(game.state, OutliveState)
    return game.state


def has(game: Game, n: int, resource: str) -> int:
    return me(game, n).tokens[RESOURCES.index(resource)]


def purse(game: Game, n: int) -> dict[str, int]:
    """All resources of which a seat has any."""
    return {RESOURCES[i]: count for i, count in enumerate(me(game, n).tokens) if count}


def gear(game: Game, n: int, kind: str) -> str:
    return GEAR_STATES[me(game, n).gear[EQUIPMENT.index(kind)]]


def lives_in(game: Game, n: int, label: str) -> int:
    """Survivors in a room, or in the airlock."""
    shelter = me(game, n)
    slot = AIRLOCK if label == "airlock" else shelter.labels.index(LABELS.index(label))
    return shelter.people[slot]


def gauge(game: Game, n: int) -> int:
    """The value of the square the tracer is on."""
    return board(game).content.gauge[me(game, n).gauge]


def stock(game: Game, place: str) -> int:
    return board(game).stock[PLACES.index(place)]


def bystanders(game: Game, *but: int) -> list[object]:
    """What the other seats have, to compare before and after."""
    return [snapshot(me(game, n)) for n in range(game.seats) if n not in but]


def choose_all(game: Game, n: int, *picks: Words) -> None:
    """Make several picks of one seat, one after another."""
    for pick in picks:
        game.choose(n, pick)


def is_offered(game: Game, n: int, *words: str | int) -> bool:
    return tuple(words) in game.picks(n)


def verbs(game: Game, n: int) -> set[str]:
    """The verbs that a seat is offered."""
    return {str(pick[0]) for pick in game.picks(n)}


def seen(game: Game, n: int | None, *path: str | int) -> object:
    """What a seat's view (None: a spectator's) shows at the end of this path of keys and positions."""
    value: object = game.view(n)
    for key in path:
        if isinstance(key, int):
            assert isinstance(value, list)
            value = value[key]
        else:
            assert isinstance(value, dict)
            value = value[key]
    return value


def waiting(game: Game) -> tuple[int, ...]:
    """The seats that are asked now (a call, so that type checkers do not take it for constant)."""
    return game.waiting


def play_on(game: Game, seed: int, most: int = 100_000) -> Game:
    """Make random picks of random waiting seats, at most this many; the same ones for the same seed."""
    dice = CounterDice(seed)
    while game.waiting and most > 0:
        n = game.waiting[dice.below(len(game.waiting))]
        offered = game.picks(n)
        game.choose(n, offered[dice.below(len(offered))])
        most -= 1
    return game


def key(game: Game, n: int) -> str:
    """The question that a seat is asked."""
    prompt = game.prompt(n)
    assert prompt is not None
    return prompt.key


def detail(game: Game, n: int, name: str) -> int:
    """A number in the question a seat is asked."""
    prompt = game.prompt(n)
    assert prompt is not None
    return prompt.numbers[name]
