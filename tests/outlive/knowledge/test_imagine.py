"""Imagined worlds: different in all that a seat cannot know, the same in all it can, and no hint about the dice."""

from __future__ import annotations

from collections import Counter

import pytest

import emberwatch as ew
from emberwatch.engine.agenda import CHANCE
from emberwatch.engine.dice import SealedDice
from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from emberwatch.environments.chance_nodes import ToldDice, Waiting
from emberwatch.outlive import OUTLIVE
from emberwatch.outlive.model.names import LEADERS, ROOMS
from emberwatch.outlive.rules.day import HeroTurn
from tests.engine.test_dice import SECRET, fits
from tests.engine.test_game import fingerprint
from tests.outlive.situation import board, me, play, play_on, seat, seen, table


def secrets_of(game: Game, n: int) -> object:
    """What the other seats hold that this one cannot see."""
    others = [me(game, other) for other in range(game.seats) if other != n]
    return [(o.dealt_rooms, o.dealt_leaders, o.discarded) for o in others]


def seen_by_others(game: Game, n: int) -> object:
    """Face-down tiles that only others have looked at."""
    s = board(game)
    stacks = [s.stacks[i] for i in range(3) if not s.stacks_seen[i] >> n & 1]
    return stacks, [s.piles[i] for i in range(2) if not s.piles_seen[i] >> n & 1]


def looked() -> Game:
    """Seat 0 has looked through the Blackwood pile; it now walks through Silent Peak's."""
    s = table(3)
    seat(s, 0, full=["look"], heroes={"hero-5": "forest", "hero-4": "dam"})
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("look", "blackwood"))
    return game


def sensed() -> Game:
    """Seat 0 has looked through the forest's stack with the Thermal Sensor and chooses its prey."""
    s = table(2, game={"forest": ("prey-5", "prey-4", "prey-3", "prey-1", "prey-5")})
    seat(s, 0, gear={"thermal-sensor": "ready"}, heroes={"hero-3a": "dam", "hero-5": "mine"})
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", "hero-3a", "forest"))
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("pass",), ("prey", 2)]
    return game


def test_in_set_up_the_others_cards_are_imagined_anew() -> None:
    """S-2: over many worlds another seat holds every room and leader that it could hold, and never mine."""
    game = play_on(ew.new_game("outlive", seats=3, seed=2), 2, 4)
    mine = me(game, 0)
    worlds = [game.imagine(0, seed) for seed in range(200)]
    assert len({str(secrets_of(world, 0)) for world in worlds}) == 200
    rooms = Counter(room for world in worlds for room in me(world, 1).dealt_rooms)
    leaders = {leader for world in worlds for leader in me(world, 1).dealt_leaders}
    gone = {room for room in mine.dealt_rooms if mine.dealt_rooms.count(room) == 2}
    assert set(rooms) == set(range(3, len(ROOMS))) - gone
    assert leaders == set(range(len(LEADERS))) - set(mine.dealt_leaders)
    for world in worlds:
        assert snapshot(me(world, 0)) == snapshot(mine)
        assert OUTLIVE.audit(board(world)) == []


def test_after_set_up_only_discards_are_imagined_anew() -> None:
    """What the others keep is open; only they know what they gave away."""
    game = ew.new_game("outlive", seats=3, seed=2)
    while game.view(None)["phase"] != "day":
        play_on(game, game.moment, 1)
    worlds = [game.imagine(1, seed) for seed in range(50)]
    assert len({str(secrets_of(world, 1)) for world in worlds}) == 50
    for world in worlds:
        for n in range(3):
            assert me(world, n).rooms == me(game, n).rooms
            assert me(world, n).leader == me(game, n).leader
        assert me(world, 1).discarded == me(game, 1).discarded


def test_heroes_placed_in_secret_are_imagined_anew() -> None:
    """S-6: as long as others choose, nobody knows where their heroes are."""
    game = ew.new_game("outlive", seats=2, seed=4)
    while "place" not in {words[0] for words in game.picks(0)}:
        play_on(game, game.moment, 1)
    while 1 in game.waiting:
        game.choose(1, game.picks(1)[0])
    assert game.waiting == (0,)
    worlds = [game.imagine(0, seed) for seed in range(60)]
    assert len({tuple(me(world, 1).heroes) for world in worlds}) > 5
    assert {tuple(sorted(me(world, 1).heroes)) for world in worlds} == {tuple(sorted(me(game, 1).heroes))}


def test_a_pile_somebody_looked_at_is_imagined_anew_by_the_others_only() -> None:
    """A seat that has looked continues to know the order; for the others it stays open."""
    game = looked()
    pile = board(game).piles[0]
    assert seen(game, 1, "cities", "blackwood", "tiles") is None
    assert all(board(game.imagine(0, seed)).piles[0] == pile for seed in range(30))
    others = {tuple(board(game.imagine(1, seed)).piles[0]) for seed in range(30)}
    assert len(others) > 25
    assert {tuple(sorted(other)) for other in others} == {tuple(sorted(pile))}


def test_a_stack_somebody_looked_at_is_imagined_anew_by_the_others_only() -> None:
    """A-4: the open tile stays; a seat that used the Thermal Sensor knows what is below it."""
    game = sensed()
    stack = board(game).stacks[0]
    assert all(board(game.imagine(0, seed)).stacks[0] == stack for seed in range(30))
    others = [tuple(board(game.imagine(1, seed)).stacks[0]) for seed in range(60)]
    assert len(set(others)) > 30
    assert {other[-1] for other in others} == {stack[-1]}


def test_in_every_imagined_world_who_is_asked_has_a_choice() -> None:
    """A hunter who is asked for his prey has found some: no world without any is imagined."""
    game = sensed()
    worlds = [game.imagine(1, seed) for seed in range(100)]
    assert min(len(world.picks(0)) for world in worlds) == 2
    assert len({tuple(world.picks(0)) for world in worlds}) > 3
    assert all(world.waiting == (0,) for world in worlds)


def test_who_stops_at_chance_sees_no_tile_before_it_is_settled() -> None:
    """R, Look: chance has yet to settle the pile, and until then no tile is shown."""
    s = table(4)
    seat(s, 0, full=["look"], heroes={"hero-5": "forest", "hero-4": "dam"})
    game = play(s, HeroTurn(0))
    game.dice = ToldDice()
    waiting = Waiting(game)
    waiting.take(0, OUTLIVE.vocabulary.by_words["look", "blackwood"])
    assert seen(game, 0, "cities", "blackwood", "tiles") == [None] * 10
    waiting.take(CHANCE, OUTLIVE.vocabulary.by_words["tile-drawn", "wood"])
    assert seen(game, 0, "cities", "blackwood", "tiles") == [*[None] * 9, "wood"]
    assert seen(game, 1, "cities", "blackwood", "tiles") is None


def walk(game: Game, seed: int) -> list[Game]:
    """Clones from a random game, one every few picks."""
    stops = []
    while game.waiting:
        stops.append(game.clone())
        play_on(game, seed + game.moment, 7)
    return stops


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_is_the_same_in_every_imagined_world(seats: int) -> None:
    """Everything that a seat sees and is offered, throughout a game."""
    for game in walk(ew.new_game("outlive", seats=seats, seed=seats), 1):
        for n in range(seats):
            for seed in range(2):
                world = game.imagine(n, seed)
                assert world.view(n) == game.view(n)
                assert world.view(None) == game.view(None)
                assert (world.picks(n), world.prompt(n)) == (game.picks(n), game.prompt(n))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_depends_on_nothing_that_is_hidden(seats: int) -> None:
    """From two worlds that look alike to a seat, it imagines the same third one: no secret leaks."""
    stops = walk(ew.new_game("outlive", seats=seats, seed=10 + seats), 1)
    for game in [*stops, *([looked()] if seats == 3 else []), *([sensed()] if seats == 2 else [])]:
        for n in range(seats):
            elsewhere = game.imagine(n, 1).imagine(n, 2)
            assert snapshot(elsewhere.state) == snapshot(game.imagine(n, 2).state)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_imagined_depends_on_nothing_the_dice_will_do(seats: int) -> None:
    """A bot cannot foresee draws: with other dice in the game it imagines the very same worlds and futures."""
    for game in walk(ew.new_game("outlive", seats=seats, secret=SECRET), 1):
        other = game.clone()
        other.dice = SealedDice(bytes(32))
        here, there = game.imagine(0, 5), other.imagine(0, 5)
        assert snapshot(here.state) == snapshot(there.state)
        assert play_on(here, 3).log == play_on(there, 3).log


def test_imagining_leaves_the_games_dice_alone() -> None:
    game = play_on(ew.new_game("outlive", seats=2, seed=5), 1, 30)
    before = fingerprint(game)
    play_on(game.imagine(1, 5), 4)
    assert fingerprint(game) == before


def test_the_next_draw_is_as_likely_in_imagined_worlds_as_the_bag_says() -> None:
    """Searching a pile of ten tiles in a thousand imagined worlds turns up each tile in proportion to its number."""
    s = table(4)
    seat(s, 0, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0), seed=9)
    game.choose(0, ("move", "hero-5", "blackwood"))
    bag = board(game).unseen[0][:]
    drawn = [0] * len(bag)
    for seed in range(1000):
        world = game.imagine(0, seed)
        world.choose(0, ("search", "blackwood"))
        drawn[world.log[-1][1].what] += 1
    assert sum(bag) == 10
    assert fits(drawn, bag)
