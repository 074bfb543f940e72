"""The planner in Discover: it plays by the rules and by what its seat may know, and says how sure it is."""

from __future__ import annotations

import pytest

import emberwatch as ew
from emberwatch.bots import Glimpse
from emberwatch.bots.budget import Budget
from emberwatch.bots.discover.errands import Quest
from emberwatch.bots.discover.guide import MATTERS, MOST, DiscoverGuide, duel_hopes, hunt, quest_hopes
from emberwatch.bots.discover.scout import ASK, Scout
from emberwatch.bots.discover.turns import back_of
from emberwatch.bots.planner import Planner
from emberwatch.bots.search import Search
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import CLEAN_WATER, FOOD, PHYSICAL
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, WON
from emberwatch.discover.model.vocabulary import END_TURN
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.game import Game


def table(number: int, seats: int, seed: int = 3, copy: int = 11, coop: str = "off") -> Game:
    return ew.new_game("discover", seats=seats, seed=seed, scenario=number, copy=copy, coop=coop)


def state(game: Game) -> DiscoverState:
    assert isinstance(game.state, DiscoverState)
    return game.state


def planner(seed: int, tries: int) -> Planner:
    return Planner(seed, Budget(None, tries))


def in_turn(game: Game, day: int = 1) -> Game:
    """The game at the first action of a survivor on that day or later, played there by scouts."""
    players = [Scout(seat) for seat in range(game.seats)]
    while not (state(game).turn.day >= day and isinstance(game.question(game.waiting[0]), Turn)):
        seat = game.waiting[0]
        game.take(seat, players[seat].choose(Glimpse(game, seat)))
    return game


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "seats", "coop"), [(1, 1, "off"), (2, 2, "on"), (4, 1, "off"), (5, 2, "off")])
def test_planners_play_whole_games_by_the_rules(number: int, seats: int, coop: str) -> None:
    game = table(number, seats, seed=number, copy=30 + number, coop=coop)
    players = [planner(seat, 2) for seat in range(seats)]
    said = set()
    while game.waiting:
        for seat in game.waiting:
            pick = players[seat].choose(Glimpse(game, seat))
            assert pick in game.asked[seat]
            said.add(players[seat].why().key)
            game.take(seat, pick)
    assert game.outcome is not None
    assert game.rules.audit(game.state) == []
    assert said == {"bot-why-planner", "bot-why-planner-habit"}


def test_the_same_seed_makes_the_same_choices() -> None:
    picks = []
    for _ in range(2):
        game, player = table(3, 1), planner(8, 4)
        for _ in range(15):
            game.take(0, player.choose(Glimpse(game, 0)))
        picks.append(game.log)
    assert picks[0] == picks[1]


# -- what it may know ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "seats"), [(1, 1), (2, 3), (3, 2), (5, 4)])
def test_choices_do_not_depend_on_what_is_hidden(number: int, seats: int) -> None:
    """Unread faces, others' hands and the dice exchanged: it searches the very same worlds and picks the same."""
    game, asked, searched = table(number, seats, seed=7, copy=5), 0, 0
    players = [Scout(seat) for seat in range(seats)]
    while game.waiting and asked < 150:
        seat = game.waiting[0]
        asked += 1
        if asked % 5 == 0:
            twins = [planner(9, 5) for _ in range(3)]
            worlds = [game, game.imagine(seat, 1), game.imagine(seat, 2)]
            picks = [twin.choose(Glimpse(world, seat)) for twin, world in zip(twins, worlds, strict=True)]
            assert picks[0] is picks[1] is picks[2]
            assert len({str(found(twin)) for twin in twins}) == 1
            searched += twins[0].search is not None
        game.take(seat, players[seat].choose(Glimpse(game, seat)))
    assert searched >= 5


def found(player: Planner) -> object:
    """What each branch of its last search came to."""
    return [(b.pick, b.visits, b.total) for b in player.search.branches] if player.search else None


def test_choosing_changes_nothing() -> None:
    game = in_turn(table(3, 2), day=3)
    before = ew.replay(game.record())
    planner(1, 8).choose(Glimpse(game, game.waiting[0]))
    assert game.record() == before.record()
    assert game.view(0) == before.view(0)


# -- how it thinks ------------------------------------------------------------------------------------------------


def test_it_searches_what_matters_only() -> None:
    game, guide = table(1, 2, seed=4), DiscoverGuide()
    players, keys = [Scout(seat) for seat in range(2)], set()
    while game.waiting:
        seat = game.waiting[0]
        step, world = game.question(seat), game.imagine(seat, 1)
        assert step is not None
        key = step.KEY.removeprefix(ASK)
        assert guide.matters(world, seat) == (key in MATTERS)
        keys.add(key)
        game.take(seat, players[seat].choose(Glimpse(game, seat)))
    assert keys & set(MATTERS)
    assert keys - set(MATTERS)


def test_the_scouts_choice_is_tried_first() -> None:
    several = 0
    for copy in range(11, 21):
        game, guide = in_turn(table(2, 1, copy=copy), day=2), DiscoverGuide()
        world = game.imagine(0, 5)
        guide.begin(world, 0)
        options = guide.options(world, 0)
        assert options[0] is Scout(1).choose(Glimpse(game, 0))
        assert len(options) == len(set(options)) <= MOST
        assert all([pick in game.asked[0] for pick in options])
        assert END_TURN not in options[1:]
        several += len(options) > 1
    assert several > 5


def test_a_turn_ends_however_much_there_is_to_do() -> None:
    game, guide = in_turn(table(1, 1)), DiscoverGuide()
    world = game.imagine(0, 5)
    for _ in range(100):
        guide.begin(world, 0)
    assert guide.options(world, 0) == [END_TURN]


def test_a_try_ends_the_next_morning() -> None:
    game, guide = in_turn(table(2, 3), day=2), DiscoverGuide()
    seat = game.waiting[0]
    world = game.imagine(seat, 5)
    guide.begin(world, seat)
    search = Search(guide, seat, guide.options(world, seat))
    for n in range(6):
        trial = game.imagine(seat, n)
        search.play(n % len(search.branches), trial)
        assert state(trial).turn.day == state(game).turn.day + 1 or not trial.waiting
    assert sum([branch.visits for branch in search.branches]) == 6


def test_in_a_try_the_others_rest() -> None:
    """Their errands would take most of the time, and what they find is no reason for mine."""
    game, guide = in_turn(table(2, 2)), DiscoverGuide()
    seat = game.waiting[0]
    world = game.imagine(seat, 5)
    guide.begin(world, seat)
    guide.afresh()
    world.take(seat, END_TURN)
    other = world.waiting[0]
    assert other != seat
    assert isinstance(world.question(other), Turn)
    assert guide.habit(world, other) is END_TURN


# -- how it judges ------------------------------------------------------------------------------------------------


def judged(game: Game) -> float:
    return DiscoverGuide().reward(game, 0)


def test_hearts_food_and_water_are_worth_something() -> None:
    for number, seats in ((1, 1), (5, 2)):
        game = in_turn(table(number, seats))
        me = state(game).survivors[0]
        before = [judged(game)]
        for _ in range(3):
            me.harm[PHYSICAL] += 1
            before.append(judged(game))
        assert before == sorted(before, reverse=True)
        assert 0.0 < before[3] < before[0] < 1.0
        me.loose[FOOD] += 3
        fed = judged(game)
        assert fed > before[3]
    game = in_turn(table(1, 1))
    dry = judged(game)
    state(game).survivors[0].loose[CLEAN_WATER] += 2
    assert judged(game) > dry


def test_an_end_is_certain() -> None:
    game = in_turn(table(1, 2))
    me, other = state(game).survivors
    other.status = LOST
    assert 0.0 < judged(game) < 1.0
    me.status = WON
    assert judged(game) == 1.0
    me.status = LOST
    assert judged(game) == 0.0


def test_by_the_house_rule_nobody_gets_home_alone() -> None:
    game = in_turn(table(1, 2, coop="on"))
    me, other = state(game).survivors
    hale = judged(game)
    other.harm[PHYSICAL] = 3
    assert judged(game) < hale
    me.status = WON
    assert hale < judged(game) < 1.0
    other.status = WON
    assert judged(game) == 1.0
    other.status = LOST
    assert judged(game) == 0.0


def test_new_land_is_nearer_home() -> None:
    """A landmark that the quest wants is one of fewer tiles then."""
    nearer = 0
    for copy in range(11, 21):
        game = in_turn(table(1, 1, copy=copy))
        s = state(game)
        if Quest(s, 0).best().unseen:
            landmark = Quest(s, 0).best().unseen[0]
            slot = next(
                k for k in s.content.laid if s.content.backs[k] == back_of(s, landmark) and s.map.tiles[k] == HIDDEN
            )
            before, hidden = quest_hopes(s, 0), hunt(s, landmark)
            s.map.tiles[slot] = s.content.start_tile
            s.map.revealed |= 1 << slot
            assert hunt(s, landmark) < hidden
            assert quest_hopes(s, 0) > before
            nearer += 1
    assert nearer > 2


def test_a_hurt_rival_is_nearer_victory() -> None:
    s = state(in_turn(table(5, 3)))
    even = duel_hopes(s, 0)
    s.survivors[1].harm[PHYSICAL] = 2
    assert duel_hopes(s, 0) > even
