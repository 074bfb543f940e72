"""Imagined worlds of Outlive are as likely as they should be: each hidden thing as often as dealing makes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import permutations
from math import comb
from random import Random
from typing import Any

import pytest

import emberwatch as ew
from emberwatch.engine.agenda import CHANCE
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.environments.chance_nodes import imagine_waiting, waiting_game
from emberwatch.outlive.model.content import load
from emberwatch.outlive.model.names import EQUIPMENT, EVENTS, LEADERS, PREY, ROOMS, SEARCH_TILES
from emberwatch.outlive.model.state import UNSEEN, Shelter
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.hunting import TurnUp
from tests.engine.test_laws import RICH
from tests.odds import after_each_pick, agree, alike, by_look, imagined, pieces, plain, ways
from tests.outlive.situation import board, key, me, play, play_on, seat, seen, table

PREY_LEFT = (2, 1, 1, 1, 0)
"""The wild game that nobody has seen: five tiles, few enough to count every arrangement."""
TOP = "prey-5"


# -- stacks of wild game ------------------------------------------------------------------------------------------


def hunters(dice: int, *, munitions: int = 0) -> Game:
    """Three open tiles, two hidden ones below each of two; seats 0 and 1 have a Thermal Sensor. Seat 2 watches."""
    s = table(3, game={"forest": (TOP,), "mine": (TOP,), "fairgrounds": (TOP,)})
    for stack in (0, 1):
        s.stacks[stack][:0] = [UNSEEN, UNSEEN]
    away = {PREY[k]: s.pool[k] - PREY_LEFT[k] for k in range(len(PREY))}
    seat(s, 0, resources={"munition": munitions}, gear={"thermal-sensor": "ready"}, heroes={"hero-3a": "dam"})
    seat(s, 1, gear={"thermal-sensor": "ready"}, heroes={"hero-3a": "silent-peak"})
    seat(s, 2, caught=away, heroes={"hero-5": "blackwood"})
    return play(s, HeroTurn(0), HeroTurn(1), HeroTurn(2), seed=dice)


def sense(game: Game, n: int, place: str) -> None:
    """Let a seat look through a stack with its sensor, up to the question which prey it wants, if there is one."""
    game.choose(n, ("move", "hero-3a", place))
    game.choose(n, ("hunt",))


def spare(game: Game, n: int) -> None:
    """Let a seat spare the prey and leave."""
    while n in game.waiting and key(game, n) != "ask-turn":
        game.choose(n, ("pass",))


def both_sensed(dice: int) -> Game:
    game = hunters(dice)
    for n, place in ((0, "forest"), (1, "mine")):
        sense(game, n, place)
        spare(game, n)
    assert game.waiting == (2,)
    return game


def below(game: Game) -> tuple[int, ...]:
    """The hidden tiles of the two stacks."""
    stacks = board(game).stacks
    return (*stacks[0][:2], *stacks[1][:2])


def test_stacks_that_others_looked_through_are_dealt_from_one_pool() -> None:
    """A-4: a tile that really is in the second stack may just as well be in the first one."""
    for dice in range(4):
        assert agree(imagined(both_sensed(dice), 2, below, 3000), ways(pieces(PREY_LEFT), 4))


def test_stacks_are_imagined_as_they_come_about() -> None:
    """The same hunts with two thousand other dice look the same to seat 2, and their stacks match those it imagines."""
    games = [both_sensed(dice) for dice in range(2000)]
    assert all(game.view(2) == games[0].view(2) for game in games)
    assert alike(Counter(map(below, games)), imagined(games[0], 2, below, 2000))


def test_who_has_looked_through_one_stack_imagines_the_other_from_what_is_left() -> None:
    game = both_sensed(1)
    mine = board(game).stacks[0][:2]
    left = [*PREY_LEFT]
    for tile in mine:
        left[tile] -= 1
    assert agree(imagined(game, 0, lambda world: below(world)[2:], 1500), ways(pieces(left), 2))
    assert imagined(game, 0, lambda world: below(world)[:2], 20) == {tuple(mine): 20}


def asked_for_prey() -> Game:
    """Seat 0 is asked which prey it wants: only prey-1 is within its reach, so there is some in the forest."""
    for dice in range(100):
        game = hunters(dice)
        sense(game, 0, "forest")
        if key(game, 0) == "ask-prey":
            return game
    raise AssertionError("there is prey in no forest")


@pytest.mark.parametrize("onlooker", [1, 2])
def test_who_is_asked_for_prey_has_found_some(onlooker: int) -> None:
    """Worlds without any are left out; all others stay as likely as they were."""
    found = {tiles: n for tiles, n in ways(pieces(PREY_LEFT), 2).items() if 0 in tiles}
    assert agree(imagined(asked_for_prey(), onlooker, lambda world: below(world)[:2], 1500), found)


def test_a_tile_that_is_aimed_at_is_known_and_the_others_are_not() -> None:
    """A-4: seat 0 has named its prey and is asked for munitions."""
    for dice in range(20):
        game = hunters(dice, munitions=2)
        sense(game, 0, "forest")
        if ("prey", 2) in game.picks(0):
            break
    game.choose(0, ("prey", 2))
    assert key(game, 0) == "ask-kill"
    aimed = below(game)[1]
    odds = {tiles: n for tiles, n in ways(pieces(PREY_LEFT), 2).items() if tiles[1] == aimed}
    assert agree(imagined(game, 2, lambda world: below(world)[:2], 1500), odds)


def next_prey(world: Game) -> int:
    """The next tile that is turned up from a stack that nobody has looked at."""
    s = board(world)
    s.stacks[2].append(UNSEEN)
    s.then(TurnUp(2))
    world.resume()
    return s.stacks[2][-1]


def test_the_next_tile_is_drawn_from_what_the_onlooker_has_not_seen() -> None:
    assert agree(imagined(both_sensed(3), 2, next_prey, 1500), dict(enumerate(PREY_LEFT)))


# -- in legal play --------------------------------------------------------------------------------------------------


def keen(game: Game, dice: CounterDice) -> None:
    """A pick of a player who hunts, looks through stacks, and spares what he finds."""
    n = game.waiting[dice.below(len(game.waiting))]
    picks = game.picks(n)
    sensing = [pick for pick in picks if "thermal-sensor" in pick] or [pick for pick in picks if pick[0] == "hunt"]
    sparing = [pick for pick in picks if pick[0] == "pass"] if ("prey", 0) in picks else []
    wanted = sensing or sparing or picks
    game.choose(n, wanted[dice.below(len(wanted))])


def looked_at(game: Game, n: int) -> list[tuple[int, int]]:
    """Stack and position of the tiles that others have looked at and this seat has not."""
    s = board(game)
    stacks = [i for i in range(3) if not s.stacks_seen[i] >> n & 1]
    return [(i, k) for i in stacks for k, tile in enumerate(s.stacks[i][:-1]) if tile != UNSEEN]


def watched_games() -> Iterator[tuple[Game, int]]:
    """Positions of legal games in which a seat has seen others look through two stacks."""
    for number in range(100):
        game, dice = ew.new_game("outlive", seats=2, seed=number, pack=RICH), CounterDice(number)
        while game.waiting:
            hunting = {"ask-stalk", "ask-prey", "ask-kill"} & {key(game, n) for n in game.waiting}
            watching = [n for n in range(2) if len({stack for stack, _ in looked_at(game, n)}) > 1]
            if watching and not hunting:
                yield game, watching[0]
                break
            keen(game, dice)


def prey_unseen_by(game: Game, n: int) -> list[int]:
    """The tiles that this seat cannot see, by kind: all there are, minus what its view shows."""
    left = list(load(RICH).prey_tiles)
    view = game.view(n)
    for stack in view["stacks"].values():  # type: ignore[attr-defined]
        for name in stack["tiles"] or [stack["top"]]:
            left[PREY.index(name)] -= 1 if name else 0
    for shelter in view["shelters"]:  # type: ignore[attr-defined]
        for name, count in shelter["caught"].items():
            left[PREY.index(name)] -= count
    return left


def test_by_legal_play_every_hidden_tile_is_as_likely_as_the_view_says() -> None:
    """Each tile alone, and each pair of tiles in different stacks, in six games."""
    games = watched_games()
    for _ in range(6):
        game, n = next(games)
        places, left = looked_at(game, n), prey_unseen_by(game, n)
        worlds = [board(game.imagine(n, number)).stacks for number in range(1500)]
        for i, k in places:
            assert agree(Counter(world[i][k] for world in worlds), dict(enumerate(left)))
        pairs = [((i, k), (j, m)) for i, k in places for j, m in places if i < j]
        for (i, k), (j, m) in pairs[:4]:
            assert agree(Counter((world[i][k], world[j][m]) for world in worlds), ways(pieces(left), 2))


# -- search piles ---------------------------------------------------------------------------------------------------


def test_a_pile_that_others_looked_through_may_lie_in_any_order() -> None:
    """R, Look: five tiles, two of them alike; all orders of the tiles are equally likely."""
    pile = ("munition", "wood", "munition", "empty", "capsule")
    s = table(3, piles={"blackwood": pile, "silent-peak": pile})
    seat(s, 0, full=["look"], heroes={"hero-5": "forest", "hero-4": "dam"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("look", "blackwood"))
    odds = ways([SEARCH_TILES.index(name) for name in pile], 5)
    for onlooker in (1, 2):
        assert agree(imagined(game, onlooker, lambda world: tuple(board(world).piles[0]), 2500), odds)


def test_a_whole_pile_is_imagined_as_it_comes_about() -> None:
    """All tiles of a city: the top three in a thousand other shuffles match those that are imagined."""

    def looked(dice: int) -> Game:
        s = table(4)
        seat(s, 0, full=["look"], heroes={"hero-5": "forest", "hero-4": "dam"})
        game = play(s, HeroTurn(0), seed=dice)
        game.choose(0, ("look", "silent-peak"))
        return game

    upper: Callable[[Game], Hashable] = lambda game: tuple(board(game).piles[1][-2:])  # noqa: E731
    tiles = load(None).search_tiles
    assert agree(imagined(looked(1), 3, upper, 2000), ways(pieces(tiles), 2))
    assert alike(Counter(upper(looked(dice)) for dice in range(1000)), imagined(looked(1), 3, upper, 1000))


# -- set-up: rooms, leaders, discards, heroes -----------------------------------------------------------------------


def hypergeometric(copies: int, others: int, drawn: int) -> dict[int, int]:
    """In how many ways a deal holds 0, 1, 2 ... of this many copies among others."""
    return {n: comb(copies, n) * comb(others, drawn - n) for n in range(copies + 1) if drawn - n <= others}


def copies_without(*gone: tuple[int, ...]) -> list[int]:
    """The advanced cards there are, by room, minus these."""
    left = list(load(None).copies)
    for rooms in gone:
        for room in rooms:
            left[room] -= 1 if left[room] else 0
    return left


@pytest.mark.parametrize("chosen", [False, True])
def test_rooms_dealt_to_others_are_any_but_the_own_ones(chosen: bool) -> None:
    """S-2: whether they have chosen yet or not; by the number of copies of each room."""
    game = ew.new_game("outlive", seats=3, seed=5)
    while chosen and 1 in game.waiting:
        game.choose(1, game.picks(1)[0])
    left = copies_without(me(game, 0).dealt_rooms)
    worlds = [game.imagine(0, number) for number in range(1500)]
    for room in range(3, len(ROOMS)):
        odds = hypergeometric(left[room], sum(left) - left[room], 6)
        if left[room]:
            assert agree(Counter(me(world, 1).dealt_rooms.count(room) for world in worlds), odds)
            both = Counter([me(world, 2).dealt_rooms.count(room) for world in worlds])
            assert agree(both, odds)


def test_leaders_dealt_to_others_are_any_but_the_own_ones() -> None:
    """S-2: all ways in which two other seats can have two each."""
    game = ew.new_game("outlive", seats=3, seed=5)
    rest = [leader for leader in range(len(LEADERS)) if leader not in me(game, 0).dealt_leaders]
    deals = Counter((tuple(sorted(p[:2])), tuple(sorted(p[2:]))) for p in permutations(rest, 4))
    look: Callable[[Game], Hashable] = lambda world: (me(world, 1).dealt_leaders, me(world, 2).dealt_leaders)  # noqa: E731
    assert agree(imagined(game, 0, look, 6000), deals)


def choices_of(shelter: Shelter) -> list[Hashable]:
    """What a seat has chosen in secret, part by part."""
    built = [label for slot, label in enumerate(shelter.labels) if shelter.built >> slot & 1]
    return [shelter.discarded[0], shelter.discarded[1], built[0], shelter.people[-1], shelter.leader]


def tribe_by_hand(bag: list[int], leaders: list[int], rng: Random) -> list[Hashable]:
    """S-2, S-3 with a shuffled deck: six rooms and two leaders, and random picks."""
    content = load(None)
    hand, discarded = sorted(rng.sample(bag, 6)), []
    for _ in range(2):
        discarded.append(rng.choice(sorted(set(hand))))
        hand.remove(discarded[-1])
    slot = rng.choice(range(7))
    rooms = [0, 1, 2, *hand]
    label = rooms[slot] + (len(ROOMS) if rooms[slot] in rooms[:slot] else 0)
    least = max(0, content.founders - content.airlock_spaces)
    settled = rng.randint(least, min(content.founders, content.spaces[rooms[slot]]))
    leader = rng.choice(rng.sample(leaders, 2))
    return [*sorted(discarded), label, content.founders - settled, leader]


def test_what_others_have_chosen_is_anything_they_could_choose() -> None:
    """S-2, S-3: discarded rooms, the first room, its survivors and the leader, against a deck dealt by hand."""
    game = ew.new_game("outlive", seats=2, seed=8)
    while 1 in game.waiting:
        game.choose(1, game.picks(1)[-1])
    mine = me(game, 0)
    bag = pieces(copies_without(mine.dealt_rooms))
    leaders = [leader for leader in range(len(LEADERS)) if leader not in mine.dealt_leaders]
    rng = Random(1)
    worlds = [choices_of(me(game.imagine(0, number), 1)) for number in range(3000)]
    by_hand = [tribe_by_hand(bag, leaders, rng) for _ in range(3000)]
    for part in range(5):
        assert alike(Counter(row[part] for row in worlds), Counter(row[part] for row in by_hand))


def test_in_the_middle_of_the_deal_others_have_as_many_cards_as_they_were_dealt() -> None:
    """S-2, for programs that stop at chance: seat 0 has six rooms and two leaders, seat 1 three rooms so far."""
    waiting, dice = waiting_game("outlive", 2, {}), CounterDice(3)
    while len(me(waiting.game, 1).dealt_rooms) < 3:
        waiting.take(CHANCE, waiting.outcomes()[dice.below(len(waiting.outcomes()))][0])
    twins = [imagine_waiting(waiting, 0, number) for number in range(1500)]
    assert {len(me(twin.game, 1).dealt_rooms) for twin in twins} == {3}
    left = copies_without(me(waiting.game, 0).dealt_rooms)
    for room in range(3, len(ROOMS)):
        if left[room]:
            held = Counter(me(twin.game, 1).dealt_rooms.count(room) for twin in twins)
            assert agree(held, hypergeometric(left[room], sum(left) - left[room], 3))
    while twins[0].chance is not None:
        twins[0].take(CHANCE, twins[0].outcomes()[0][0])
    assert twins[0].game.waiting == (0, 1)
    assert [len(me(twins[0].game, n).dealt_rooms) for n in range(2)] == [6, 6]


def in_the_day(seats: int, number: int) -> Game:
    game = ew.new_game("outlive", seats=seats, seed=number)
    while game.view(None)["phase"] != "day":
        play_on(game, game.moment, 1)
    return game


def test_discarded_rooms_and_leaders_are_any_that_nobody_has() -> None:
    """S-2: of the cards that seat 1 sees nowhere, each of the two others has two rooms and a leader."""
    game = in_the_day(3, 2)
    left = copies_without(*[me(game, n).rooms[3:] for n in range(3)], me(game, 1).discarded)
    worlds = [game.imagine(1, number) for number in range(2000)]
    for n in (0, 2):
        for room in range(3, len(ROOMS)):
            if left[room]:
                held = Counter(me(world, n).discarded.count(room) for world in worlds)
                assert agree(held, hypergeometric(left[room], sum(left) - left[room], 2))
    kept = {me(game, n).leader for n in range(3)} | set(me(game, 1).dealt_leaders)
    rest = [leader for leader in range(len(LEADERS)) if leader not in kept]
    pairs = Counter((*me(world, 0).dealt_leaders, *me(world, 2).dealt_leaders) for world in worlds)
    assert agree(pairs, ways(rest, 2))


def test_heroes_placed_in_secret_stand_anyhow() -> None:
    """S-6: each of four heroes on each of four places; all ways are equally likely. The two weakest are alike."""
    game = ew.new_game("outlive", seats=2, seed=4)
    while "place" not in {words[0] for words in game.picks(0)}:
        play_on(game, game.moment, 1)
    while 1 in game.waiting:
        game.choose(1, game.picks(1)[0])
    places = me(game, 1).heroes
    assert agree(imagined(game, 0, lambda world: tuple(me(world, 1).heroes[2:]), 2000), ways(places, 2))
    assert {tuple(sorted(me(game.imagine(0, number), 1).heroes)) for number in range(20)} == {tuple(sorted(places))}


# -- what looks the same is imagined the same -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_what_others_choose_in_secret_makes_no_difference(seats: int) -> None:
    """S-2, S-3, S-6: neither their choices so far nor their progress matter, unless they have finished."""
    game, compared = ew.new_game("outlive", seats=seats, seed=seats), 0
    while game.view(None)["phase"] in ("setup", "placement"):
        for n in game.waiting:
            twins = after_each_pick(game, n)
            for onlooker in [other for other in range(seats) if other != n]:
                for group in by_look(twins, onlooker):
                    assert len({plain(twin.imagine(onlooker, 7)) for twin in group}) == 1
                    compared += len(group) - 1
        play_on(game, game.moment, 1)
    assert compared > 50


@pytest.mark.parametrize("onlooker", [1, 2])
def test_what_chance_settles_for_others_makes_no_difference(onlooker: int) -> None:
    """A-4: stacks that differ but look the same are imagined the same."""
    games = [both_sensed(dice) for dice in range(30)]
    assert len({below(game) for game in games}) > 20
    same = [game for game in games if game.view(onlooker) == games[0].view(onlooker)]
    assert len({plain(game.imagine(onlooker, 3)) for game in same}) == 1
    assert onlooker == 1 or len(same) == 30


def test_decks_that_nobody_has_looked_at_hold_what_the_view_does_not_show() -> None:
    """S-7, Q, W-4: the bags of events, equipment and search tiles, in all worlds imagined throughout a game."""
    game, content = ew.new_game("outlive", seats=3, seed=9, pack=RICH), load(RICH)
    while game.waiting:
        for n in range(3):
            s, view = board(game.imagine(n, game.moment)), game.view(n)
            assert [EVENTS[i] for i, left in enumerate(s.coming) if left] == seen(game, n, "events", "unseen")
            assert s.deck == equipment_left(view, content.equipment_copies)
            for city, name in enumerate(("blackwood", "silent-peak")):
                hidden = seen(game, n, "cities", name, "hidden")
                assert isinstance(hidden, dict)
                lying = [s.unseen[city][i] + s.piles[city].count(i) for i in range(len(SEARCH_TILES))]
                assert lying == [hidden.get(tile, 0) for tile in SEARCH_TILES]
        play_on(game, game.moment, 9)


def equipment_left(view: dict[str, Any], copies: tuple[int, ...]) -> list[int]:
    """Equipment by kind that is neither open nor discarded, and that nobody owns."""
    left = [n - view["discard"].get(kind, 0) for kind, n in zip(EQUIPMENT, copies, strict=True)]
    owned = [kind for shelter in view["shelters"] for kind in shelter["equipment"]]
    for kind in [*owned, *[kind for city in view["cities"].values() for kind in city["equipment"]]]:
        left[EQUIPMENT.index(kind)] -= 1
    return left


def test_a_seat_that_has_not_looked_sees_no_tiles() -> None:
    assert seen(both_sensed(1), 2, "stacks", "forest", "tiles") is None
