"""What cards may ask: every condition, where it holds and where it does not, and its opposite with `not`."""

from __future__ import annotations

import pytest

from emberwatch.discover.cards.registry import CONDITIONS
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import DAMAGES, RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, WON
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.monsters import Encounter, StartFight
from emberwatch.engine.game import Game
from tests.discover.cards.test_effects import untested
from tests.discover.wilderness import (
    PLAIN,
    Entry,
    ability,
    at,
    board,
    boss,
    carry,
    enemy,
    found,
    instant,
    is_offered,
    lay,
    monster,
    play,
    project,
    reveal,
    special,
    stage,
    survivor,
    upgrade,
    wild,
)

NORTH = ["rock", "flat", "flat", "flat !12", "flat x", "rock+flat !13/flat", "flat+rock"]
"""Tile B: landmark 12 on B3, a target on B4, landmark 13 on the smaller ground of B5."""
ELSE: Entry = {"do": ["mark 1"], "else": ["mark 10"]}


def holds(s: DiscoverState, condition: str, seat: int = 0) -> bool:
    """Whether a card finds that it holds for this survivor; `not` always finds the opposite."""
    found, turned = [
        board(carry(s.clone(), {"if": text, **ELSE}, seat=seat)).quest.marks - s.quest.marks == 1
        for text in (condition, f"not {condition}")
    ]
    assert found != turned
    return found


def north(seats: int = 1, **more: int) -> DiscoverState:
    s = wild(seats, tiles=[NORTH], **more)  # type: ignore[arg-type]
    reveal(s, "B", NORTH)
    return s


def offered_in_combat(condition: str, *, traits: list[str], number: int = 3, token: bool = True) -> bool:
    """Whether an ability with this condition is offered in step 2, against a monster or a card without a token."""
    s = wild(cards=[found(8, ability("modify", "mine 1", need=[condition]))], enemies=[enemy(number, traits=traits)])
    survivor(s, 0, items=[8], resources={"wood": 1})
    if token:
        monster(s, "A0", number)
        game = play(s, Encounter(at("A0"), -1), dice=[1, 1])
    else:
        game = carry(s, f"fight {number}", dice=[1, 1])
    assert is_offered(game, 0, "spend", "wood")
    return is_offered(game, 0, "use", "found-8")


def in_duel(condition: str) -> bool:
    s = wild(2, scenario=5, cards=[found(8, ability("modify", "reroll mine", need=[condition]))], day=2)
    survivor(s, 0, items=[8])
    game = play(s, Turn(0), dice=[1, 1])
    game.choose(0, ("attack", "seat-2"))
    return is_offered(game, 0, "use", "found-8")


def test_every_condition_has_a_test() -> None:
    assert untested("condition", CONDITIONS, [name for name, value in globals().items() if callable(value)]) == []


def test_several_conditions_must_all_hold() -> None:
    s = wild()
    survivor(s, 0, resources={"wood": 1})
    for needs, all_hold in (
        (["in-camp", "has wood 1"], True),
        (["in-camp", "has wood 2"], False),
        (["not in-camp", "has wood 1"], False),
        (["not has wood 2", "in-camp"], True),
        ([], True),
    ):
        game = carry(s.clone(), {"if": needs, **ELSE})
        assert board(game).quest.marks == (1 if all_hold else 10), needs


# -- where ------------------------------------------------------------------------------------------------------------


def test_condition_at_fire_needs_a_burning_one_on_the_own_space() -> None:
    """FI-2, E-8."""
    s = wild(2)
    survivor(s, 1, space="A1")
    assert (holds(s, "at-fire", 0), holds(s, "at-fire", 1)) == (True, False)
    s.map.fires = {at("A0"): 0, at("A1"): 1}
    assert (holds(s, "at-fire", 0), holds(s, "at-fire", 1)) == (False, True)


def test_condition_at_fire_at_night_also_who_is_kept_warm() -> None:
    s = wild(cards=[found(8, ability("always", "warm"))])
    survivor(s, 0, space="A1", items=[8])
    assert not holds(s, "at-fire")
    s.turn.phase = NIGHT
    assert holds(s, "at-fire")


def test_condition_in_camp_whether_its_fire_burns_or_not() -> None:
    """FI-1."""
    s = wild(2)
    survivor(s, 1, space="A1")
    s.map.fires = {at("A0"): 0, at("A1"): 1}
    assert (holds(s, "in-camp", 0), holds(s, "in-camp", 1)) == (True, False)


@pytest.mark.parametrize(("space", "ground"), [("B0", "rock"), ("B1", "flat"), ("B5", "flat"), ("B6", "flat")])
def test_condition_on_the_ground_that_counts_for_the_space(space: str, ground: str) -> None:
    """MO-3, MO-4: the larger one, or the one under the landmark."""
    s = north()
    survivor(s, 0, space=space)
    assert {name for name in ("flat", "rock", "peak") if holds(s, f"on {name}")} == {ground}


def test_condition_at_landmark_of_that_number() -> None:
    s = north(2)
    survivor(s, 0, space="B3")
    survivor(s, 1, space="B5")
    assert [holds(s, f"at-landmark {n}", seat) for seat in (0, 1) for n in (12, 13)] == [True, False, False, True]


def test_condition_on_target() -> None:
    """QU-9."""
    s = north(2)
    survivor(s, 0, space="B4")
    survivor(s, 1, space="B3")
    assert (holds(s, "on-target", 0), holds(s, "on-target", 1)) == (True, False)


def test_condition_on_water_means_a_water_source_token() -> None:
    """SC-4, R-7: a symbol that got no token is not a water source."""
    wet = ["flat ~", "flat ~", *["flat"] * 5]
    s = wild(2, tiles=[wet], sheet={"water": ["clean-water"]})
    reveal(s, "B", wet)
    survivor(s, 0, space="B0")
    survivor(s, 1, space="B1")
    assert (holds(s, "on-water", 0), holds(s, "on-water", 1)) == (True, False)


def test_condition_others_here_are_survivors() -> None:
    """KA-2: a casualty does not count."""
    s = wild(3)
    survivor(s, 1, space="A1")
    survivor(s, 2, space="A1")
    assert [holds(s, "others-here", seat) for seat in range(3)] == [False, True, True]
    s.survivors[2].status = LOST
    assert not holds(s, "others-here", 1)


def test_condition_alone_means_the_last_on_the_map() -> None:
    """It does not mean alone on the space. Casualties and winners are not on the map."""
    s = wild(3)
    survivor(s, 1, space="A1")
    assert not holds(s, "alone")
    s.survivors[1].status = LOST
    assert not holds(s, "alone")
    s.survivors[2].status, s.survivors[2].space = WON, -1
    assert holds(s, "alone")
    assert holds(wild(1), "alone")


def test_condition_near_monster_within_so_many_spaces() -> None:
    """MO-12, MN-19, MN-20: hidden and special ones too; enemy feature tokens and open cards are not monsters."""
    beast: Entry = {**enemy(4), "token": "feature", "symbol": "paw"}
    s = wild(enemies=[enemy(3), beast], specials=[special("howler")], tiles=[PLAIN])
    reveal(s, "B")
    lay(s, "A0", "*paw")
    s = board(carry(s, "uncover 0", dice=[4]))
    assert not holds(s, "near-monster 9")
    near = s.clone()
    monster(near, "B2")
    assert [holds(near, f"near-monster {n}") for n in (0, 1, 2, 3)] == [False, False, True, True]
    boss(s, "howler", "A1")
    assert [holds(s, f"near-monster {n}") for n in (0, 1)] == [False, True]
    on_it = wild(enemies=[enemy(3)])
    monster(on_it, "A0")
    assert holds(on_it, "near-monster 0")


def test_condition_revealed_means_a_landmark_on_the_revealed_map() -> None:
    s = wild(tiles=[NORTH])
    assert not holds(s, "revealed 12")
    reveal(s, "B", NORTH)
    assert (holds(s, "revealed 12"), holds(s, "revealed 13"), holds(s, "revealed 14")) == (True, True, False)


def test_condition_tiles_are_counted_besides_the_start_tile() -> None:
    s = wild()
    assert (holds(s, "tiles 0"), holds(s, "tiles 1")) == (True, False)
    reveal(s, "B")
    reveal(s, "C")
    assert (holds(s, "tiles 2"), holds(s, "tiles 3")) == (True, False)


def test_condition_fires_counts_the_burning_ones() -> None:
    """The camp's fire counts, too."""
    s = wild()
    s.map.fires |= {at("A1"): 1, at("A2"): 0}
    assert (holds(s, "fires 2"), holds(s, "fires 3")) == (True, False)
    s.map.fires[at("A0")] = 0
    assert (holds(s, "fires 1"), holds(s, "fires 2")) == (True, False)


# -- what a survivor has ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", RESOURCES)
def test_condition_has_so_many_of_a_resource(kind: str) -> None:
    s = wild(2)
    survivor(s, 1, resources={kind: 2})
    assert [holds(s, f"has {kind} {n}", 1) for n in (1, 2, 3)] == [True, True, False]
    assert not holds(s, f"has {kind} 1", 0)
    assert [other for other in RESOURCES if holds(s, f"has {other} 1", 1)] == [kind]


def test_condition_has_counts_feature_tokens_and_players() -> None:
    """GA-7, QU-8: a double counts twice; `2#` is twice the players at the start."""
    s = wild(2, tokens=[{"symbol": "leaf", "face": "wood wood", "count": 2}])
    survivor(s, 0, tokens=["wood wood"], resources={"wood": 1})
    assert (holds(s, "has wood 3"), holds(s, "has wood #"), holds(s, "has wood 2#")) == (True, True, False)
    survivor(s, 0, resources={"wood": 2})
    s.survivors[1].status = LOST
    assert (holds(s, "has wood 2#"), holds(s, "has wood 3#")) == (True, False)


def test_condition_has_item_of_that_name() -> None:
    """Found or crafted; not in the deck, and not with somebody else."""
    s = wild(2, cards=[found(8, name="old-bell")], projects=[project(4, name="spear")])
    survivor(s, 0, items=[8])
    survivor(s, 1, made=[4])
    found_ = [holds(s, f"has-item {name}", seat) for seat in (0, 1) for name in ("old-bell", "spear", "rope")]
    assert found_ == [True, False, False, False, True, False]


def test_condition_has_trait_of_an_item() -> None:
    s = wild(2, cards=[found(8, traits=["weapon", "relic"])], projects=[project(4, traits=["light"])])
    survivor(s, 0, items=[8])
    survivor(s, 1, made=[4])
    has = [holds(s, f"has-trait {trait}", seat) for seat in (0, 1) for trait in ("weapon", "relic", "light", "tool")]
    assert has == [True, True, False, False, False, False, True, False]


@pytest.mark.parametrize("kind", DAMAGES)
def test_condition_hurt_by_a_kind_of_damage_or_any(kind: str) -> None:
    s = wild(2)
    survivor(s, 0, damage={kind: 2})
    assert [other for other in (*DAMAGES, "any") if holds(s, f"hurt {other}")] == [kind, "any"]
    assert not holds(s, "hurt any", 1)


def test_condition_stamina_at_least() -> None:
    s = wild(2)
    survivor(s, 0, stamina=3)
    assert (holds(s, "stamina 3"), holds(s, "stamina 4"), holds(s, "stamina #")) == (True, False, True)
    assert not holds(s, "stamina 2#")


# -- when -------------------------------------------------------------------------------------------------------------


def test_condition_day_so_many_or_later() -> None:
    assert [holds(wild(day=5), f"day {n}") for n in (1, 5, 6)] == [True, True, False]


@pytest.mark.parametrize("day", range(1, 5))
def test_condition_odd_day(day: int) -> None:
    assert holds(wild(day=day), "odd-day") == (day in (1, 3))


@pytest.mark.parametrize("day", range(1, 5))
def test_condition_even_day(day: int) -> None:
    assert holds(wild(day=day), "even-day") == (day in (2, 4))


# -- the quest --------------------------------------------------------------------------------------------------------


def test_condition_marks_on_the_active_quest() -> None:
    s = wild(3)
    s.quest.marks = 6
    assert [holds(s, f"marks {n}") for n in ("6", "7", "2#", "3#")] == [True, False, True, False]


def test_condition_stage_is_the_active_one() -> None:
    """QU-10: neither an earlier nor a later one."""
    s = wild(stages=[stage(1), stage(3), stage(2)])
    s.quest.stage = 1
    assert [n for n in (1, 2, 3) if holds(s, f"stage {n}")] == [3]


def test_condition_defeated_is_remembered() -> None:
    """R-24: in whatever way it was defeated; not while it is only damaged."""
    s = wild(specials=[special("howler", health=2), special("warden")])
    boss(s, "howler", "A1")
    once = board(carry(s, "strike 1 1"))
    assert not holds(once, "defeated howler")
    twice = board(carry(once, "strike 1 1"))
    assert (holds(twice, "defeated howler"), holds(twice, "defeated warden")) == (True, False)


def test_condition_read_means_that_a_card_has_been_read() -> None:
    """By anybody, with whatever result; not before, and not if its number is called in vain."""
    s = wild(2, cards=[instant(7, "gain wood 1", "remove"), upgrade(8), found(9)])
    assert not any(holds(s, f"read {n}") for n in (7, 8, 9, 10))
    s = board(carry(s, "resolve 7", "resolve 9", "resolve 10", seat=1))
    assert [n for n in (7, 8, 9, 10) if holds(s, f"read {n}")] == [7, 9]


def test_condition_everyone_in_camp_counts_survivors_only() -> None:
    s = wild(3)
    assert holds(s, "everyone-in-camp")
    survivor(s, 2, space="A1")
    assert not holds(s, "everyone-in-camp", 0)
    s.survivors[2].status = LOST
    assert holds(s, "everyone-in-camp", 1)


def test_condition_everyone_at_a_landmark() -> None:
    s = north(3)
    survivor(s, 0, space="B3")
    survivor(s, 1, space="B3")
    assert not holds(s, "everyone-at 12")
    s.survivors[2].status, s.survivors[2].space = WON, -1
    assert (holds(s, "everyone-at 12"), holds(s, "everyone-at 13")) == (True, False)


# -- in combat --------------------------------------------------------------------------------------------------------


def test_condition_against_a_trait_of_the_enemy() -> None:
    """S5-20: an opponent in a duel has no traits; outside combat there is no enemy."""
    assert offered_in_combat("against beast", traits=["beast", "swarm"])
    assert offered_in_combat("against beast", traits=["beast"], token=False)
    assert not offered_in_combat("against beast", traits=["bird"])
    assert offered_in_combat("not against beast", traits=["bird"])
    assert not offered_in_combat("not against beast", traits=["beast"])
    assert (in_duel("against beast"), in_duel("not against beast")) == (False, True)
    assert not holds(wild(), "against beast")


def test_condition_monster_means_a_monster_token() -> None:
    """MN-18, S5-20: neither an open card nor an opponent; special monsters are monsters."""
    assert offered_in_combat("monster", traits=[])
    assert not offered_in_combat("not monster", traits=[])
    assert not offered_in_combat("monster", traits=[], token=False)
    assert offered_in_combat("not monster", traits=[], token=False)
    assert (in_duel("monster"), in_duel("not monster")) == (False, True)
    assert not holds(wild(), "monster")


def test_condition_monster_of_a_feature_token_and_of_a_special_one() -> None:
    need = found(8, ability("modify", "mine 1", need=["monster"]))
    beast: Entry = {**enemy(4), "token": "feature", "symbol": "paw"}
    for on_token in (True, False):
        s = wild(cards=[need], enemies=[beast], specials=[special("howler")])
        survivor(s, 0, items=[8], resources={"wood": 1})
        game = gathered(s) if on_token else special_fought(s)
        assert is_offered(game, 0, "spend", "wood")
        assert is_offered(game, 0, "use", "found-8") == (not on_token)


def gathered(s: DiscoverState) -> Game:
    lay(s, "A0", "*paw")
    game = play(s, Turn(0), dice=[4, 1, 1])
    game.choose(0, ("gather", "paw"))
    return game


def special_fought(s: DiscoverState) -> Game:
    foe = boss(s, "howler", "A0")
    assert foe.entry != HIDDEN
    return play(s, StartFight(0, foe.uid), dice=[1, 1])
