"""Camp and fire (FI): in camp, at a fire, burning down, stoking, cooking."""

from __future__ import annotations

import pytest

import emberwatch as ew
from emberwatch.discover.cards.conditions import at_fire, in_camp
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.night import Nightfall
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    carry,
    character,
    found,
    has,
    is_offered,
    lying,
    me,
    night,
    play,
    project,
    purse,
    reveal,
    survivor,
    verbs,
    wild,
)


def state(game: ew.Game, seat: int = 0) -> tuple[bool, bool]:
    """In camp, at a fire."""
    return in_camp(board(game), seat), at_fire(board(game), seat)


def test_fi_1_in_camp_is_on_the_camps_space() -> None:
    """Whether the fire burns or not; one space away is not in camp."""
    s = wild(seats=2)
    survivor(s, 1, space="A1")
    assert (in_camp(s, 0), in_camp(s, 1)) == (True, False)
    s.map.fires[at("A0")] = 0
    assert (in_camp(s, 0), in_camp(s, 1)) == (True, False)


def test_fi_2_at_a_fire_is_on_the_space_of_a_burning_one() -> None:
    s = wild(seats=2)
    survivor(s, 1, space="A1")
    assert (at_fire(s, 0), at_fire(s, 1)) == (True, False)
    s.map.fires = {at("A0"): 0, at("A1"): 1}
    assert (at_fire(s, 0), at_fire(s, 1)) == (False, True)


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("douse here", {"A0": True, "A2": False, "A3": True}),
        ("douse camp", {"A0": False, "A2": True, "A3": True}),
        ("douse all", {"A0": False, "A2": False, "A3": False}),
    ],
)
def test_fi_3_a_fire_burns_down_and_its_token_stays(line: str, left: dict[str, bool]) -> None:
    s = wild()
    survivor(s, 0, space="A2")
    s.map.fires[at("A2")] = s.map.fires[at("A3")] = 1
    assert carry(s, line).view(0)["fires"] == left


def test_fi_3_where_no_fire_burns_nothing_burns_down() -> None:
    s = wild()
    survivor(s, 0, space="A2")
    assert carry(s, "douse here").view(0)["fires"] == {"A0": True}


def test_fi_4_at_first_the_camp_is_the_only_fire() -> None:
    game = ew.new_game("discover", seats=2, seed=4)
    for seat in (0, 1):
        game.choose(seat, game.picks(seat)[0])
    view = game.view(0)
    assert view["fires"] == {view["camp"]: True}
    assert state(game, 0) == state(game, 1) == (True, True)


def test_fi_5_items_make_further_fires() -> None:
    s = wild(cards=[found(20, ability("action", "light here", pay="wood 1"))])
    survivor(s, 0, space="A3", stamina=4, items=[20], resources={"wood": 2})
    game = play(s, Turn(0))
    assert state(game) == (False, False)
    game.choose(0, ("use", "found-20"))
    assert game.view(0)["fires"] == {"A0": True, "A3": True}
    assert state(game) == (False, True)
    assert (me(game).stamina, purse(game)) == (3, {"wood": 1})
    assert not is_offered(game, 0, "use", "found-20")


def test_fi_5_a_fire_where_one_lies_is_turned_to_burning() -> None:
    """R-88: no second token."""
    s = wild()
    survivor(s, 0, space="A3")
    s.map.fires[at("A3")] = 0
    assert carry(s, "light here", "light camp").view(0)["fires"] == {"A0": True, "A3": True}


def test_fi_6_stoking_costs_1_stamina_and_1_wood() -> None:
    s = wild(seats=2)
    survivor(s, 0, space="A3", stamina=4, resources={"wood": 2})
    survivor(s, 1, space="A3")
    s.map.fires[at("A3")] = 0
    game = play(s, Turn(0))
    assert not at_fire(board(game), 1)
    game.choose(0, ("stoke",))
    assert game.view(0)["fires"] == {"A0": True, "A3": True}
    assert (me(game).stamina, purse(game)) == (3, {"wood": 1})
    assert at_fire(board(game), 0)
    assert at_fire(board(game), 1)
    assert not is_offered(game, 0, "stoke")


@pytest.mark.parametrize(
    ("fire", "wood", "stamina", "offered"),
    [(0, 1, 1, True), (0, 0, 1, False), (1, 1, 1, False), (None, 1, 1, False), (0, 1, 0, False)],
)
def test_fi_6_needs_wood_and_an_extinguished_fire_here(
    fire: int | None, wood: int, stamina: int, offered: bool
) -> None:
    """The extinguished camp next door does not help, nor does another's wood."""
    s = wild(seats=2)
    survivor(s, 0, space="A3", stamina=stamina, resources={"wood": wood})
    survivor(s, 1, space="A3", resources={"wood": 5})
    s.map.fires = {at("A0"): 0} if fire is None else {at("A0"): 0, at("A3"): fire}
    game = play(s, Turn(0, fresh=True))
    assert is_offered(game, 0, "stoke") == offered


def test_fi_6_a_double_wood_gives_change() -> None:
    s = wild(tokens=[{"symbol": "rock", "face": "wood wood", "count": 2}])
    survivor(s, 0, tokens=["wood wood"])
    s.map.fires[at("A0")] = 0
    game = play(s, Turn(0))
    game.choose(0, ("stoke",))
    assert (me(game).kept, me(game).loose[5], has(game, 0, "wood")) == ((), 1, 1)


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_fi_7_any_number_of_raw_meat_for_1_stamina(amount: int) -> None:
    s = wild(seats=2)
    survivor(s, 0, stamina=4, resources={"meat": 3})
    survivor(s, 1, resources={"meat": 4})
    game = play(s, Turn(0))
    game.choose(0, ("cook",))
    assert game.picks(0) == [("amount", 1), ("amount", 2), ("amount", 3)]
    game.choose(0, ("amount", amount))
    assert (has(game, 0, "food"), has(game, 0, "meat"), me(game).stamina) == (amount, 3 - amount, 3)
    assert purse(game, 1) == {"meat": 4}


def test_fi_7_needs_a_fire_and_meat() -> None:
    for fire, meat, offered in ((1, 1, True), (0, 1, False), (1, 0, False)):
        s = wild(seats=2)
        survivor(s, 0, resources={"meat": meat, "food": 2})
        survivor(s, 1, resources={"meat": 2})
        s.map.fires[at("A0")] = fire
        assert is_offered(play(s, Turn(0)), 0, "cook") == offered
    s = wild()
    survivor(s, 0, space="A1", resources={"meat": 1})
    assert not is_offered(play(s, Turn(0)), 0, "cook")


def test_fi_7_double_meat_becomes_singles_and_the_limit_comes_at_the_end() -> None:
    s = wild(tokens=[{"symbol": "paw", "face": "meat meat", "count": 2}])
    survivor(s, 0, tokens=["meat meat"], resources={"wood": 9})
    game = play(s, Turn(0))
    game.choose(0, ("cook",))
    game.choose(0, ("amount", 2))
    assert (me(game).kept, me(game).loose[0]) == ((), 2)
    assert asked(game) == "limit"
    game.choose(0, ("drop", "wood"))
    assert (purse(game), lying(game, "A0")) == ({"food": 2, "wood": 8}, ["wood"])


def test_fi_8_a_fire_may_lie_anywhere() -> None:
    """On any ground, on a landmark, on a water source."""
    cells = ["peak ~", "rock !12", *["flat"] * 5]
    for space in ("B0", "B1"):
        s = wild(tiles=[cells])
        reveal(s, "B", cells)
        survivor(s, 0, space=space)
        game = carry(s, "light here")
        assert game.view(0)["fires"] == {"A0": True, space: True}
        assert state(game) == (False, True)


def test_fi_9_the_camp_token_is_a_fire_like_any_other() -> None:
    s = wild(nights=[night("n", "douse camp"), night("later", level=2)])
    survivor(s, 0, resources={"wood": 1, "meat": 1})
    game = play(s, Nightfall())
    assert state(game) == (True, False)
    assert not is_offered(game, 0, "cook")
    game.choose(0, ("stoke",))
    assert state(game) == (True, True)
    assert is_offered(game, 0, "cook")


def test_fi_10_at_a_fire_is_read_when_it_is_asked() -> None:
    """Light a fire, cook and craft at it in the same turn."""
    s = wild(
        cards=[found(20, ability("action", "light here", pay="wood 1"))],
        projects=[project(4, "stone 1", fire=True)],
    )  # fmt: skip
    survivor(s, 0, space="A3", items=[20], resources={"wood": 1, "meat": 1, "stone": 1}, hand=[4])
    game = play(s, Turn(0))
    assert not verbs(game) & {"cook", "craft"}
    game.choose(0, ("use", "found-20"))
    assert verbs(game) >= {"cook", "craft"}
    game.choose(0, ("cook",))
    game.choose(0, ("craft", 4))
    assert purse(game) == {"food": 1}


def test_fi_10_who_walks_away_is_not_at_it_any_more() -> None:
    s = wild(characters=[character("c", ability("action", "gain stone 1", need=["at-fire"]))])
    game = play(s, Turn(0))
    assert is_offered(game, 0, "use", "character")
    game.choose(0, ("move", "A1"))
    assert not is_offered(game, 0, "use", "character")


def test_e_8_in_camp_and_at_a_fire() -> None:
    """Start: both. Fire out: only in camp. Stoked: both."""
    s = wild()
    survivor(s, 0, resources={"wood": 1})
    game = carry(s, "rest 1")
    assert state(game) == (True, True)
    game = carry(board(game), "douse camp")
    assert state(game) == (True, False)
    game = play(board(game), Turn(0))
    game.choose(0, ("stoke",))
    assert state(game) == (True, True)
