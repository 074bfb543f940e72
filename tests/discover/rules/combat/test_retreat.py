"""How combats end: retreat (RT), fleeing (FL), deadly enemies (DE), and the rulings about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from emberwatch.discover.model.board import SPACE_NAMES
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST
from emberwatch.discover.rules.combat import retreat
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    boss,
    can_do,
    carry,
    casualty,
    character,
    choose_all,
    enemy,
    found,
    harm,
    has,
    lay,
    me,
    monster,
    open_enemy,
    play,
    reveal,
    special,
    survivor,
    told,
    where,
    wild,
)

RUNNER = character("runner", ability("modify", "flee"))
EARLY_RUNNER = character("early-runner", ability("before-roll", "flee"))
CLUB = ability("modify", "mine 2")


def meeting(s: DiscoverState, space: str = "A0", *, dice: Sequence[int] = (), aloud: bool = False) -> Game:
    return play(s, Encounter(at(space), -1), dice=dice, aloud=aloud)


def stubborn(seats: int = 1, space: str = "A0", **more: Any) -> DiscoverState:  # noqa: ANN401
    """An open monster that nobody can hit and that hurts nobody, on the space of seat 0."""
    s = wild(seats, enemies=[enemy(3, 13, None, 2, **more)])
    survivor(s, 0, space=space)
    monster(s, space, 3)
    return s


def lair(game: Game) -> str:
    """The space of the only foe."""
    (foe,) = board(game).map.foes
    return SPACE_NAMES[foe.space]


# -- retreat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("red", range(1, 13))
def test_rt_1_the_number_shown_points_the_way(red: int) -> None:
    """The compass of the test land: 1 east, then clockwise; 7 east again."""
    assert lair(meeting(stubborn(), dice=[1, red])) == f"A{(red - 1) % 6 + 1}"


def test_rt_1_modifications_do_not_turn_the_compass() -> None:
    s = stubborn()
    survivor(s, 0, resources={"salvage": 3})
    game = meeting(s, dice=[1, 2])
    choose_all(game, 0, ("spend", "salvage"), ("spend", "salvage"), ("pass",))
    assert lair(game) == "A2"


@pytest.mark.parametrize(
    ("space", "red", "ways"),
    [
        ("A1", 1, ["A0", "A2", "A6"]),  # D lies face down
        ("A4", 4, ["A0", "A3", "A5"]),  # G lies face down
    ],
)
def test_rt_2_off_the_revealed_map_the_fighter_picks(space: str, red: int, ways: list[str]) -> None:
    game = meeting(stubborn(space=space), space, dice=[1, red])
    assert (asked(game), can_do(game)) == ("retreat", [f"place {way}" for way in ways])
    game.choose(0, ("place", ways[-1]))
    assert lair(game) == ways[-1]


def test_rt_2_beyond_the_edge_of_the_map() -> None:
    s = wild(enemies=[enemy(3, 13, None, 2)])
    reveal(s, "B")
    reveal(s, "H")
    survivor(s, 0, space="H6")
    monster(s, "H6", 3)
    game = meeting(s, "H6", dice=[1, 6])
    assert can_do(game) == ["place H0", "place H1", "place H5"]


def test_rt_2_never_onto_a_survivor_and_the_fighter_picks_not_the_chieftain() -> None:
    s = stubborn(3)
    survivor(s, 1, space="A1")
    survivor(s, 2, space="A3")
    s.turn.chief = 2
    game = meeting(s, dice=[1, 1])
    choose_all(game, 1, ("pass",))
    choose_all(game, 2, ("pass",))
    assert game.waiting == (0,)
    assert can_do(game) == ["place A2", "place A4", "place A5", "place A6"]
    game.choose(0, ("place", "A5"))
    assert lair(game) == "A5"


def test_r_21_for_a_fallen_fighter_the_chieftain_picks() -> None:
    s = wild(2, enemies=[enemy(3, 13, 1, 2)], chief=1)
    survivor(s, 0, space="A1", damage={"hunger": 3})
    survivor(s, 1, space="A4")
    monster(s, "A1", 3)
    game = meeting(s, "A1", dice=[1, 1])
    game.choose(1, ("pass",))
    assert (me(game, 0).status, asked(game, 1)) == (LOST, "retreat")
    assert can_do(game, 1) == ["place A0", "place A2", "place A6"]


def surrounded(kind: str = "monster") -> DiscoverState:
    """The fighter on A1, the others on all revealed spaces around him."""
    s = wild(4, enemies=[enemy(3, 13, None, 2)], specials=[special("howler", 13, 9, 2)], chief=3)
    for seat, space in ((0, "A1"), (1, "A0"), (2, "A2"), (3, "A6")):
        survivor(s, seat, space=space)
    monster(s, "A1", 3) if kind == "monster" else boss(s, "howler", "A1")
    return s


def test_rt_3_with_no_space_around_the_nearest_one_without_a_survivor() -> None:
    game = meeting(surrounded(), "A1", dice=[1, 4])
    for seat in (1, 2, 3):
        game.choose(seat, ("pass",))
    assert (game.waiting, asked(game, 3)) == ((3,), "far-retreat")
    assert can_do(game, 3) == ["place A3", "place A4", "place A5"], "all at two, so the chieftain chooses"
    game.choose(3, ("place", "A4"))
    assert lair(game) == "A4"


def test_r_73_also_for_special_monsters_on_any_revealed_space() -> None:
    s = surrounded("special")
    reveal(s, "B")
    game = meeting(s, "A1", dice=[1, 4])
    for seat in (1, 2, 3):
        game.choose(seat, ("pass",))
    assert can_do(game, 3) == ["place A3", "place A4", "place A5", "place B2"], "two spaces from the combat"
    game.choose(3, ("place", "B2"))
    assert lair(game) == "B2"


def test_e_18_surrounded_it_goes_to_the_nearest_free_space() -> None:
    """If survivors block the spaces, another tile may open some: then the fighter can pick an adjacent space."""
    for turned in (False, True):
        s = surrounded()
        if turned:
            reveal(s, "C")
        game = meeting(s, "A1", dice=[1, 1])
        for seat in (1, 2, 3):
            game.choose(seat, ("pass",))
        if turned:
            assert lair(game) == "C3"
        else:
            game.choose(3, ("place", "A5"))
            assert lair(game) == "A5"


@pytest.mark.parametrize(("revealed", "ends"), [(True, "D5"), (False, "A1")])
def test_rt_4_two_spaces_in_one_direction_unless_the_second_is_barred(revealed: bool, ends: str) -> None:
    s = stubborn(retreat=2)
    if revealed:
        reveal(s, "D")
    assert lair(meeting(s, dice=[1, 1])) == ends


def test_e_19_retreat_two_with_one_space_left() -> None:
    s = wild(enemies=[enemy(3, 13, None, 2, retreat=2)])
    reveal(s, "B")
    reveal(s, "H")
    survivor(s, 0, space="H0")
    monster(s, "H0", 3)
    assert lair(meeting(s, "H0", dice=[1, 6])) == "H6"


def test_r_9_a_survivor_on_the_second_space_bars_it_and_a_barred_first_means_one_space() -> None:
    s = stubborn(2, retreat=2)
    reveal(s, "D")
    survivor(s, 1, space="D5")
    game = meeting(s, dice=[1, 1])
    game.choose(1, ("pass",))
    assert lair(game) == "A1"
    s = stubborn(2, retreat=2)
    reveal(s, "D")
    survivor(s, 1, space="A1")
    game = meeting(s, dice=[1, 1])
    game.choose(1, ("pass",))
    assert can_do(game) == [f"place A{n}" for n in range(2, 7)]
    game.choose(0, ("place", "A2"))
    assert lair(game) == "A2"


def test_rt_5_who_has_retreated_lies_face_up_for_good() -> None:
    s = wild(enemies=[enemy(3, 13, None, 2)])
    monster(s, "A0")
    game = meeting(s, dice=[0, 1, 4])
    survivor(board(game), 0, space="A1")
    again = carry(board(game), "prowl all 1")
    (foe,) = board(again).map.foes
    assert (foe.space, foe.entry) == (at("A0"), 0)
    foes = again.view(None)["foes"]
    assert isinstance(foes, list)
    assert foes[0]["enemy"] == 3


def test_rt_5_an_enemy_token_retreats_as_itself() -> None:
    s = wild(enemies=[enemy(4, 13, None, 2, token="feature", symbol="paw")])
    token = next(i for i, token in enumerate(s.content.tokens) if token.enemy == 4)
    lay(s, "A0", "*paw")
    game = play(s, Turn(0), dice=[token, 1, 2])
    game.choose(0, ("gather", "paw"))
    assert lair(game) == "A2"
    game.choose(0, ("move", "A2"))
    assert can_do(game) == ["pass", "gather enemy-4"]


def test_r_8_and_r_72_a_retreat_onto_other_tokens_changes_nothing() -> None:
    s = stubborn(copies=2)
    monster(s, "A3")
    lay(s, "A3", "wood", "*leaf")
    lying = s.map.lying[at("A3")]
    game = meeting(s, dice=[1, 3])
    assert [(foe.space, foe.entry) for foe in board(game).map.foes] == [(at("A3"), 0), (at("A3"), HIDDEN)]
    assert board(game).map.lying[at("A3")] == lying
    assert (board(game).combat, asked(game)) == (None, "")


def test_r_8_where_another_enemy_lies() -> None:
    s = wild(enemies=[enemy(3, 13, None, 2), enemy(4, token="feature", symbol="paw")], specials=[special("howler")])
    monster(s, "A0", 3)
    open_enemy(s, "A3", 4, damage=1)
    boss(s, "howler", "A3")
    game = meeting(s, dice=[1, 3])
    assert [(foe.space, foe.damage) for foe in board(game).map.foes] == [(at("A3"), 0), (at("A3"), 1), (at("A3"), 0)]


def test_r_12_camp_landmark_water_and_casualties_are_no_bar() -> None:
    tile = ["flat", "flat", "flat", "flat ~", "flat", "flat", "flat !5"]
    s = wild(2, tiles=[tile], enemies=[enemy(3, 13, None, 2)])
    reveal(s, "B", tile)
    survivor(s, 0, space="B0")
    survivor(s, 1, space="B1")
    casualty(s, 1)
    for red, ends in ((3, "B3"), (6, "B6"), (1, "B1")):
        fresh = s.clone()
        monster(fresh, "B0", 3)
        assert lair(meeting(fresh, "B0", dice=[1, red])) == ends
    survivor(s, 0, space="A1")
    monster(s, "A1", 3)
    assert lair(meeting(s, "A1", dice=[1, 4])) == "A0"


def test_r_72_no_combat_follows_from_a_retreat() -> None:
    """R-72: it never enters a survivor's space, so it meets nobody; the retreat is the last event."""
    s = stubborn(2)
    survivor(s, 1, space="A1")
    game = meeting(s, dice=[1, 3], aloud=True)
    game.choose(1, ("pass",))
    assert [event["told"] for event in game.story(None)][-2:] == ["dice", "retreated"]
    assert len(told(game, "combat")) == 1


@pytest.mark.interpreted
def test_r_74_without_any_free_space_it_stays_and_is_fought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot happen on a map of seven spaces; even so, the rule must not hang."""
    s = wild(enemies=[enemy(3, 7, None, 1)])
    monster(s, "A0", 3)
    monkeypatch.setattr(retreat, "is_free", lambda s, space: False)
    game = meeting(s, dice=[1, 1, 7, 1], aloud=True)
    assert len(told(game, "combat")) == 2
    assert board(game).map.foes == []


# -- fleeing ----------------------------------------------------------------------------------------------------------


def test_fl_1_the_combat_ends_at_once_and_nothing_more_of_it_happens() -> None:
    s = wild(enemies=[enemy(3, 1, 1, 1, reward=["gain meat 1"])], characters=[RUNNER])
    survivor(s, 0, stamina=4)
    monster(s, "A0", 3)
    game = meeting(s, dice=[12, 12])
    assert can_do(game) == ["pass", "use character"]
    game.choose(0, ("use", "character"))
    assert (asked(game), can_do(game)) == ("flee", [f"place A{n}" for n in range(1, 7)])
    game.choose(0, ("place", "A2"))
    assert (where(game), me(game).stamina, harm(game), has(game, 0, "meat")) == ("A2", 4, {}, 0)
    (foe,) = board(game).map.foes
    assert (foe.space, foe.damage, foe.entry) == (at("A0"), 0, 0), "no retreat, the card stays open"
    assert (board(game).combat, asked(game)) == (None, "")


def test_fl_1_only_to_revealed_spaces_without_a_monster() -> None:
    s = wild(2, enemies=[enemy(3, copies=2)], characters=[EARLY_RUNNER])
    survivor(s, 0, space="A1")
    survivor(s, 1, space="A6", character=1)
    monster(s, "A1", 3)
    monster(s, "A2")
    game = meeting(s, "A1")
    game.choose(1, ("pass",))
    assert (asked(game), can_do(game)) == ("before-roll", ["pass", "use character"])
    game.choose(0, ("use", "character"))
    assert can_do(game) == ["place A0", "place A6"], "a survivor's space is no bar"
    game.choose(0, ("place", "A6"))
    assert (where(game), game.waiting) == ("A6", ())


def test_r_76_without_a_way_out_fleeing_is_not_offered() -> None:
    for deadly in (False, True):
        s = wild(enemies=[enemy(3, copies=4, deadly=deadly)], characters=[RUNNER])
        survivor(s, 0, space="A1")
        for space in ("A1", "A0", "A2", "A6"):
            monster(s, space, 3)
        game = meeting(s, "A1", dice=[1, 1])
        assert (can_do(game) == ["pass", "use character"]) == deadly, "from a deadly enemy no space is needed"


def test_r_76_fleeing_is_offered_at_its_own_moment_only() -> None:
    s = wild(enemies=[enemy(3)], characters=[EARLY_RUNNER])
    survivor(s, 0, resources={"stone": 1})
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1])
    game.choose(0, ("pass",))
    assert (asked(game), can_do(game)) == ("modify", ["pass", "spend stone"])


def test_fl_1_the_new_space_is_entered() -> None:
    """Abilities that work on entering a ground work on any movement, after the combat."""
    s = wild(
        tiles=[["rock"] * 7],
        enemies=[enemy(3)],
        characters=[RUNNER],
        sheet={"abilities": [ability("enter", "damage sickness 1", of="rock")]},
    )
    reveal(s, "B", ["rock"] * 7)
    survivor(s, 0, space="A6")
    monster(s, "A6", 3)
    game = meeting(s, "A6", dice=[1, 1])
    choose_all(game, 0, ("use", "character"), ("place", "B2"))
    assert (where(game), harm(game), board(game).combat) == ("B2", {"sickness": 1}, None)


def test_fl_1_who_dies_of_the_flight_is_eliminated_with_it() -> None:
    s = wild(2, enemies=[enemy(3)], characters=[character("reckless", ability("modify", "flee", "damage physical 1"))])
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, space="A1", character=1)
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1])
    game.choose(1, ("pass",))
    game.choose(0, ("use", "character"))
    while game.waiting == (0,):
        game.choose(0, game.picks(0)[0])
    assert (me(game, 0).status, board(game).turn.dying) == (LOST, 0)


def test_fl_2_the_enemy_at_once_fights_another_on_its_space() -> None:
    s = wild(2, enemies=[enemy(3, 7, 9, 2)], characters=[RUNNER])
    survivor(s, 1, character=1, resources={"stone": 1})
    monster(s, "A0", 3, damage=1)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 12, 2, 2])
    game.choose(1, ("pass",))
    choose_all(game, 0, ("use", "character"), ("place", "A4"))
    fight = board(game).combat
    assert fight is not None
    assert (fight.fighter, fight.supporters, harm(game, 0)) == (1, 1, {})
    assert board(game).map.foes[0].damage == 1


def test_e_14_a_flees_and_b_must_fight() -> None:
    s = wild(2, enemies=[enemy(3, 7, 9, 1)], characters=[RUNNER])
    survivor(s, 1, character=1)
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), 0), dice=[12, 12, 1, 9], aloud=True)
    game.choose(1, ("pass",))
    choose_all(game, 0, ("use", "character"), ("place", "A4"))
    assert told(game, "retreated") == []
    game.choose(0, ("pass",))
    assert (harm(game, 0), harm(game, 1)) == ({}, {"physical": 1})
    assert [event["seat"] for event in told(game, "combat")] == [0, 1]


def test_fl_2_several_of_them_choose_who_it_is() -> None:
    s = wild(3, enemies=[enemy(3)], characters=[RUNNER])
    for seat in (1, 2):
        survivor(s, seat, character=1)
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 1])
    game.choose(1, ("pass",))
    game.choose(2, ("pass",))
    choose_all(game, 0, ("use", "character"), ("place", "A4"))
    assert (game.waiting, can_do(game, 1)) == ((1, 2), ["name seat-2", "name seat-3"])


def test_fl_2_an_enemy_token_too() -> None:
    """The exception to GA-11."""
    s = wild(2, enemies=[enemy(4, token="feature", symbol="paw")], characters=[RUNNER])
    survivor(s, 1, character=1)
    open_enemy(s, "A0", 4)
    game = play(s, Turn(0), dice=[1, 1])
    game.choose(0, ("gather", "enemy-4"))
    game.choose(1, ("pass",))
    choose_all(game, 0, ("use", "character"), ("place", "A4"))
    fight = board(game).combat
    assert fight is not None
    assert fight.fighter == 1


def test_fl_3_who_comes_back_meets_the_same_card() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 3), enemy(4)], characters=[RUNNER])
    monster(s, "A0")
    game = meeting(s, dice=[0, 7, 1])
    choose_all(game, 0, ("use", "character"), ("place", "A4"))
    (foe,) = board(game).map.foes
    board(game).map.foes[0] = foe.with_more_damage(1)
    again = play(board(game), Turn(0), dice=[7, 1])
    again.choose(0, ("move", "A0"))
    again.choose(0, ("pass",))
    (same,) = board(again).map.foes
    assert (same.uid, same.entry, same.damage) == (foe.uid, 0, 2)


@pytest.mark.parametrize("others", [0, 1])
def test_r_75_who_flees_is_free_of_all_monsters_there(others: int) -> None:
    """Survivors who are still on the space fight the monsters left there; otherwise these stay, face up."""
    s = wild(1 + others, enemies=[enemy(3, 1, None, 1, copies=2)], characters=[RUNNER])
    if others:
        survivor(s, 1, character=1)
    monster(s, "A0")
    monster(s, "A0")
    game = play(s, Encounter(at("A0"), 0), dice=[0, 0, 5, 5, 5, 5, 5, 5])
    game.choose(0, ("foe", 1))
    if others:
        game.choose(1, ("pass",))
    choose_all(game, 0, ("use", "character"), ("place", "A4"))
    if others:
        game.choose(0, ("pass",))
        game.choose(0, ("pass",))
    assert where(game) == "A4"
    assert [foe.entry for foe in board(game).map.foes] == ([] if others else [0, 0])


# -- deadly enemies ---------------------------------------------------------------------------------------------------


def test_de_1_a_deadly_enemy_fights_on_until_it_is_defeated() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 2, deadly=True, reward=["gain meat 1"])])
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1, 7, 2, 6, 9, 7, 3], aloud=True)
    assert (board(game).map.foes, has(game, 0, "meat"), harm(game)) == ([], 1, {"physical": 1})
    assert (len(told(game, "combat")), told(game, "retreated")) == (4, [])


def test_de_1_or_until_all_on_its_space_are_out() -> None:
    s = wild(3, enemies=[enemy(3, 13, 1, 2, deadly=True)])
    for seat in (0, 1):
        survivor(s, seat, damage={"hunger": 3})
    reveal(s, "B")
    survivor(s, 2, space="B0")
    s.turn.chief = 2
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 1, 1, 1])
    game.choose(1, ("pass",))
    assert [me(game, seat).status == LOST for seat in range(3)] == [True, True, False]
    (foe,) = board(game).map.foes
    assert (foe.space, foe.entry, game.waiting) == (at("A0"), 0, ())


def test_de_1_others_are_drawn_in_by_who_gathered_its_token() -> None:
    s = wild(2, enemies=[enemy(4, 13, None, 2, deadly=True, token="feature", symbol="paw")])
    survivor(s, 1, resources={"stone": 1})
    open_enemy(s, "A0", 4)
    game = play(s, Turn(0), dice=[1, 1])
    game.choose(0, ("gather", "enemy-4"))
    game.choose(1, ("pass",))
    fight = board(game).combat
    assert fight is not None
    assert (fight.fighter, asked(game, 0)) == (1, "support")


def test_de_2_the_next_one_clockwise_on_its_space() -> None:
    """E-16: seats 0, 1 and 3 in turn; seat 2 is elsewhere."""
    s = wild(4, enemies=[enemy(3, 13, None, 2, deadly=True)])
    reveal(s, "B")
    survivor(s, 2, space="B0")
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 1] * 4, aloud=True)
    while len(told(game, "combat")) < 5:
        game.choose(game.waiting[0], ("pass",))
    assert [event["seat"] for event in told(game, "combat")] == [0, 1, 3, 0, 1]


def test_e_16_who_is_eliminated_is_left_out() -> None:
    s = wild(4, enemies=[enemy(3, 13, 9, 2, deadly=True)])
    reveal(s, "B")
    survivor(s, 1, damage={"thirst": 3})
    survivor(s, 2, space="B0")
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 1, 1, 9, 1, 1, 1, 1], aloud=True)
    while len(told(game, "combat")) < 5:
        game.choose(game.waiting[0], ("pass",))
    assert [event["seat"] for event in told(game, "combat")] == [0, 1, 3, 0, 3]


def test_de_2_who_falls_alone_ends_it() -> None:
    s = wild(2, enemies=[enemy(3, 13, 9, 2, deadly=True)])
    reveal(s, "B")
    survivor(s, 0, damage={"thirst": 3})
    survivor(s, 1, space="B0")
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 9])
    (foe,) = board(game).map.foes
    assert (me(game, 0).status, foe.space, foe.entry, board(game).combat) == (LOST, at("A0"), 0, None)


@pytest.mark.parametrize("others", [0, 1])
def test_de_3_nobody_gets_away_from_a_deadly_enemy(others: int) -> None:
    s = wild(1 + others, enemies=[enemy(3, 1, 1, 9, deadly=True)], characters=[RUNNER])
    if others:
        survivor(s, 1, character=1, resources={"stone": 1})
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), 0), dice=[12, 12, 12, 12])
    if others:
        game.choose(1, ("pass",))
    game.choose(0, ("use", "character"))
    fight = board(game).combat
    assert fight is not None
    assert (where(game), harm(game), board(game).map.foes[0].damage, fight.fighter) == ("A0", {}, 0, others)


def test_e_17_a_lone_survivor_flees_and_fights_again() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 1, deadly=True)], characters=[RUNNER])
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 12, 7, 1], aloud=True)
    game.choose(0, ("use", "character"))
    assert (asked(game), can_do(game)) == ("modify", ["pass", "use character"])
    game.choose(0, ("pass",))
    assert (where(game), harm(game), board(game).map.foes) == ("A0", {}, [])
    assert len(told(game, "combat")) == 2


def test_de_4_every_repetition_is_a_whole_new_combat() -> None:
    s = wild(2, enemies=[enemy(3, 13, None, 2, deadly=True)], cards=[found(20, CLUB)])
    survivor(s, 0, items=[20], resources={"stone": 1})
    survivor(s, 1, space="A1")
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1] * 3)
    for card in ("overwhelm", "attack"):
        assert can_do(game, 1) == ["pass", "support overwhelm", "support attack", "support protect"]
        game.choose(1, ("support", card))
        assert "use found-20" in can_do(game, 0)
        game.choose(0, ("use", "found-20"))
        if card == "attack":
            game.choose(0, ("call", "seat-2"))
        game.choose(0, ("pass",))
    assert asked(game, 1) == "support"
