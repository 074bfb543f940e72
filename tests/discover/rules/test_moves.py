"""Moving: what a step costs, walking by an ability, being placed, and distances (MO)."""

from __future__ import annotations

import pytest

from emberwatch.discover.model.board import FAR
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    Entry,
    ability,
    asked,
    at,
    board,
    boss,
    can_do,
    carry,
    character,
    enemy,
    foes_at,
    harm,
    instant,
    is_offered,
    lay,
    lying,
    me,
    monster,
    open_enemy,
    play,
    purse,
    reveal,
    special,
    stage,
    survivor,
    verbs,
    where,
    wild,
)

HILLS = ["flat", "rock", "peak", "peak", "flat", "flat", "rock"]
"""Seen from A5: B3 is a peak, B2 too; from A6: B2."""
MIXED = ["flat+peak", "flat+rock !12/rock", "flat+peak ~/peak", "peak+flat", "flat+peak *leaf", "rock+flat !13", "flat"]
STRIDE = character("strider", ability("action", "move 4", stamina=1))


def moves(game: Game) -> list[str]:
    return [str(pick[1]) for pick in game.picks(0) if pick[0] == "move"]


def steps(game: Game) -> list[str]:
    return [str(pick[1]) for pick in game.picks(0) if pick[0] == "step"]


# -- move and gather --------------------------------------------------------------------------------------------------


def test_mo_1_the_ground_that_is_entered_is_paid() -> None:
    """Not the ground that is left; instead of the usual 1."""
    s = wild(tiles=[HILLS])
    reveal(s, "B", HILLS)
    survivor(s, 0, space="A5", stamina=7)
    game = play(s, Turn(0))
    game.choose(0, ("move", "B2"))
    assert (where(game), me(game).stamina) == ("B2", 4)
    game.choose(0, ("move", "B1"))
    assert (where(game), me(game).stamina) == ("B1", 2)
    game.choose(0, ("move", "B0"))
    assert (where(game), me(game).stamina) == ("B0", 1)


def test_mo_1_only_adjacent_spaces_that_can_be_paid() -> None:
    """With 2 stamina from B0: rock 2 yes, peak 3 no; with exactly 3 the peak too."""
    for stamina, expected in ((0, []), (1, ["B4", "B5"]), (2, ["B1", "B4", "B5", "B6"])):
        s = wild(tiles=[HILLS])
        reveal(s, "B", HILLS)
        survivor(s, 0, space="B0", stamina=stamina)
        assert moves(play(s, Turn(0))) == expected
    s = wild(tiles=[HILLS])
    reveal(s, "B", HILLS)
    survivor(s, 0, space="B0", stamina=3)
    assert moves(play(s, Turn(0))) == ["B1", "B2", "B3", "B4", "B5", "B6"]


def test_mo_2_one_free_gather_where_one_arrives() -> None:
    s = wild()
    lay(s, "A1", "wood", "wood")
    survivor(s, 0, space="A0", stamina=1)
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert game.picks(0) == [("pass",), ("gather", "wood")]
    game.choose(0, ("gather", "wood"))
    assert (purse(game), me(game).stamina) == ({"wood": 1}, 0)
    assert lying(game, "A1") == ["wood"]
    assert (asked(game), board(game).turn.seat) == ("", -1)


def test_mo_2_the_free_gather_may_be_left_and_is_not_asked_for_without_tokens() -> None:
    s = wild()
    lay(s, "A1", "wood")
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    game.choose(0, ("pass",))
    assert (purse(game), lying(game, "A1"), asked(game)) == ({}, ["wood"], "turn")
    game.choose(0, ("move", "A2"))
    assert asked(game) == "turn"


def test_mo_2_after_fleeing_the_gather_is_where_the_figure_stands() -> None:
    runner = character("runner", ability("modify", "flee", limit="combat"))
    s = wild(characters=[runner], enemies=[enemy(5, 12, 1)])
    lay(s, "A1", "wood")
    lay(s, "A2", "stone")
    monster(s, "A1", 5)
    survivor(s, 0, space="A0", stamina=1)
    game = play(s, Turn(0), dice=[1, 12])
    game.choose(0, ("move", "A1"))
    game.choose(0, ("use", "character"))
    game.choose(0, ("place", "A2"))
    assert asked(game) == "free-gather"
    assert game.picks(0) == [("pass",), ("gather", "stone")]
    game.choose(0, ("gather", "stone"))
    assert (purse(game), lying(game, "A1"), harm(game)) == ({"stone": 1}, ["wood"], {})


def test_mo_2_no_gather_for_the_dead() -> None:
    s = wild(2, enemies=[enemy(5, 12, 1)])
    lay(s, "A1", "wood")
    monster(s, "A1", 5)
    survivor(s, 0, space="A0", damage={"hunger": 3})
    survivor(s, 1, space="A4")
    game = play(s, Turn(0), Turn(1), dice=[1, 3])
    game.choose(0, ("move", "A1"))
    game.choose(1, ("pass",))
    assert asked(game, 0) == ""
    assert asked(game, 1) == "turn"
    assert lying(game, "A1") == ["wood"]


def test_mo_3_the_larger_part_of_a_mixed_space_decides() -> None:
    """flat+peak costs 1, peak+flat 3; a feature space changes nothing."""
    s = wild(tiles=[MIXED])
    reveal(s, "B", MIXED, bare=True)
    for start, goal, cost in (("B6", "B0", 1), ("B0", "B3", 3), ("B0", "B4", 1)):
        survivor(s, 0, space=start, stamina=9)
        s.trunk.clear()
        game = play(s, Turn(0))
        game.choose(0, ("move", goal))
        assert 9 - me(game).stamina == cost


def test_mo_4_the_ground_under_a_landmark_or_water_decides() -> None:
    s = wild(tiles=[MIXED])
    reveal(s, "B", MIXED, bare=True)
    for start, goal, cost in (("B0", "B1", 2), ("B0", "B2", 3), ("B0", "B5", 2)):
        survivor(s, 0, space=start, stamina=9)
        s.trunk.clear()
        game = play(s, Turn(0))
        game.choose(0, ("move", goal))
        assert 9 - me(game).stamina == cost


def test_e_42_a_landmark_on_the_smaller_part() -> None:
    """`flat+rock` costs 1; with a landmark on its rock 2."""
    without = ["flat+rock", *["flat"] * 6]
    on_rock = ["flat+rock !12/rock", *["flat"] * 6]
    for cells, cost in ((without, 1), (on_rock, 2)):
        s = wild(tiles=[cells])
        reveal(s, "B", cells)
        survivor(s, 0, space="B2", stamina=5)
        game = play(s, Turn(0))
        game.choose(0, ("move", "B0"))
        assert 5 - me(game).stamina == cost


def test_mo_5_face_down_tiles_cannot_be_entered() -> None:
    s = wild()
    reveal(s, "C")
    survivor(s, 0, space="A1")
    assert moves(play(s, Turn(0))) == ["A0", "A2", "A6", "C3"]


def test_mo_6_monsters_are_fought_before_the_gather() -> None:
    """All of them: two monsters, two combats, then the free gather."""
    s = wild(enemies=[enemy(5, 1, None), enemy(6, 1, None)])
    lay(s, "A1", "wood")
    monster(s, "A1")
    monster(s, "A1", 6)
    game = play(s, Turn(0), dice=[0, 1, 1, 1, 1])
    game.choose(0, ("move", "A1"))
    assert asked(game) == "foe"
    assert can_do(game) == ["foe 1", "foe 2"]
    game.choose(0, ("foe", 1))
    assert asked(game) == "free-gather"
    assert board(game).map.foes == []
    assert board(game).tokens.monster_used[:2] == [1, 1]


def test_mo_6_an_enemy_token_is_no_monster() -> None:
    s = wild(enemies=[enemy(4, 12, 1, 2, token="feature", symbol="leaf")], specials=[special("howler", 1, 12, 1)])
    open_enemy(s, "A1", 4)
    boss(s, "howler", "A2")
    game = play(s, Turn(0), dice=[1, 1])
    game.choose(0, ("move", "A1"))
    assert asked(game) == "free-gather"
    game.choose(0, ("pass",))
    game.choose(0, ("move", "A2"))
    assert foes_at(game, "A2") == []
    assert board(game).quest.defeated == 1


# -- walking by an ability --------------------------------------------------------------------------------------------


def test_mo_7_ability_movement_ignores_the_ground() -> None:
    s = wild(tiles=[HILLS], characters=[STRIDE])
    reveal(s, "B", HILLS)
    survivor(s, 0, space="A5", stamina=2)
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    for space in ("B3", "B2", "B1", "B6"):
        game.choose(0, ("step", space))
    assert (where(game), me(game).stamina, asked(game)) == ("B6", 1, "turn")


def test_mo_7_face_down_tiles_stay_barred() -> None:
    s = wild(characters=[STRIDE])
    survivor(s, 0, space="A1")
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert steps(game) == ["A0", "A2", "A6"]


def test_mo_8_a_monster_ends_the_movement() -> None:
    """He enters its space and fights all monsters there; the remaining steps are lost."""
    s = wild(characters=[STRIDE], enemies=[enemy(5, 1, None), enemy(6, 1, None)])
    monster(s, "A1", 5)
    monster(s, "A1", 6)
    survivor(s, 0, space="A0", stamina=2)
    game = play(s, Turn(0), dice=[1, 1, 1, 1])
    game.choose(0, ("use", "character"))
    game.choose(0, ("step", "A1"))
    game.choose(0, ("foe", 2))
    assert (where(game), me(game).stamina, asked(game)) == ("A1", 1, "turn")
    assert board(game).map.foes == []


def test_mo_8_an_enemy_token_does_not_end_it_but_a_special_monster_does() -> None:
    s = wild(
        characters=[STRIDE],
        enemies=[enemy(4, 12, 1, 2, token="feature", symbol="leaf")],
        specials=[special("howler", 1, 12, 1)],
    )
    open_enemy(s, "A1", 4)
    boss(s, "howler", "A2")
    game = play(s, Turn(0), dice=[1, 1])
    game.choose(0, ("use", "character"))
    game.choose(0, ("step", "A1"))
    assert asked(game) == "walk"
    game.choose(0, ("step", "A2"))
    assert asked(game) == "turn"


def test_mo_9_nothing_else_on_the_way() -> None:
    """Between two steps only steps and stopping are offered, whatever lies there."""
    s = wild(2, characters=[STRIDE, character("plain")])
    lay(s, "A1", "wood")
    survivor(s, 0, resources={"meat": 1}, damage={"hunger": 1})
    survivor(s, 1, space="A1", character=1)
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    game.choose(0, ("step", "A1"))
    assert verbs(game) == {"pass", "step"}


def test_mo_10_no_free_gather_at_the_end() -> None:
    s = wild(characters=[STRIDE])
    lay(s, "A1", "wood")
    survivor(s, 0, stamina=2)
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    game.choose(0, ("step", "A1"))
    game.choose(0, ("pass",))
    assert asked(game) == "turn"
    assert purse(game) == {}
    assert lying(game, "A1") == ["wood"]


def test_mo_13_ability_movement_may_be_shorter() -> None:
    """No step at all, or fewer than allowed; never a fifth."""
    s = wild(characters=[STRIDE])
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert is_offered(game, 0, "pass")
    game.choose(0, ("pass",))
    assert (where(game), me(game).stamina) == ("A0", 11)
    game.choose(0, ("use", "character"))
    game.choose(0, ("step", "A1"))
    game.choose(0, ("pass",))
    assert (where(game), me(game).stamina, asked(game)) == ("A1", 10, "turn")


def test_e_22_one_stamina_up_to_four_spaces() -> None:
    """Over mountains for 1 stamina; a monster on the second space ends it with a combat; no gather anywhere."""
    mountains = ["peak"] * 7
    s = wild(tiles=[mountains], characters=[STRIDE], enemies=[enemy(5, 12, 12, 2)])
    reveal(s, "B", mountains)
    lay(s, "B2", "wood")
    lay(s, "B0", "wood")
    monster(s, "B0", 5)
    survivor(s, 0, space="A6", stamina=2)
    game = play(s, Turn(0), dice=[11, 1])
    game.choose(0, ("use", "character"))
    game.choose(0, ("step", "B2"))
    assert verbs(game) == {"pass", "step"}
    game.choose(0, ("step", "B0"))
    assert (where(game), me(game).stamina, asked(game)) == ("B0", 1, "turn")
    assert purse(game) == {}
    (there,) = foes_at(game, "B1")
    assert there.damage == 0


# -- being placed -----------------------------------------------------------------------------------------------------


def test_mo_11_placed_directly() -> None:
    """He does not meet a ring of monsters between here and there, but he meets one at the goal."""
    far = ["flat !12", *["flat"] * 6]
    s = wild(tiles=[far], enemies=[enemy(5, 1, None, copies=8)])
    reveal(s, "B", far)
    for space in ("A1", "A2", "A3", "A4", "A5", "A6"):
        monster(s, space, 5)
    game = carry(s, "go landmark:12")
    assert (where(game), len(board(game).map.foes)) == ("B0", 6)
    s = wild(tiles=[far], enemies=[enemy(5, 1, None)])
    reveal(s, "B", far)
    monster(s, "B0", 5)
    game = carry(s, "go landmark:12", dice=[1, 1])
    assert (where(game), board(game).map.foes) == ("B0", [])


def test_mo_11_no_free_gather_and_no_stamina() -> None:
    far = ["flat !12", *["flat"] * 6]
    s = wild(tiles=[far])
    reveal(s, "B", far)
    lay(s, "B0", "wood")
    survivor(s, 0, stamina=0)
    game = carry(s, "go landmark:12")
    assert (where(game), me(game).stamina, purse(game), game.waiting) == ("B0", 0, {}, ())


def test_e_23_move_to_a_landmark() -> None:
    """Past a monster: no combat; with the landmark not on the revealed map: no move, but the rest of the card."""
    far = ["flat !1", *["flat"] * 6]
    s = wild(tiles=[far], enemies=[enemy(5, 1, None, copies=4)])
    reveal(s, "B", far)
    survivor(s, 0, space="A5")
    monster(s, "B2", 5)
    monster(s, "B3", 5)
    game = carry(s, "go landmark:1")
    assert (where(game), len(board(game).map.foes), harm(game)) == ("B0", 2, {})
    s = wild(tiles=[far])
    game = carry(s, "go landmark:1", "gain wood 1")
    assert (where(game), purse(game)) == ("A0", {"wood": 1})


def test_mo_14_tokens_are_placed_directly_too() -> None:
    """A monster appears beyond a survivor who blocks the only way: no combat."""
    far = ["flat !12", *["flat"] * 6]
    s = wild(2, tiles=[far], enemies=[enemy(5, 12, 1)], specials=[special("howler")])
    reveal(s, "B", far)
    survivor(s, 0, space="A5")
    survivor(s, 1, space="A6")
    game = carry(s, "spawn landmark:12", "special howler landmark:12")
    assert len(foes_at(game, "B0")) == 2
    assert (harm(game), harm(game, 1), game.waiting) == ({}, {}, ())


# -- distance ---------------------------------------------------------------------------------------------------------


def test_mo_12_within_includes_the_own_space() -> None:
    """Own space 0, adjacent 1: `strike 1 N` reaches exactly the monsters within N."""
    for reach, expected in ((0, ["A0"]), (1, ["A0", "A1"]), (2, ["A0", "A1", "D4"])):
        s = wild(enemies=[enemy(5, 12, 12, 4, copies=4)])
        reveal(s, "D")
        for space in ("A0", "A1", "D4", "D0"):
            monster(s, space, 5)
        game = carry(s, {"may": [f"strike 1 {reach}"]})
        game.choose(0, ("yes",))
        spaces = [foe.space for i, foe in enumerate(board(game).map.foes) if ("foe", i + 1) in game.picks(0)]
        found = spaces or [foe.space for foe in board(game).map.foes if foe.damage]
        assert found == [at(space) for space in expected]


@pytest.mark.parametrize(("space", "is_near"), [("A0", True), ("A1", True), ("D4", True), ("D0", False)])
def test_e_24_within_two_spaces(space: str, is_near: bool) -> None:
    """The same space, adjacent and two away support; three away does not."""
    s = wild(2, enemies=[enemy(5, 12, None)])
    reveal(s, "D")
    survivor(s, 0, space="A0")
    survivor(s, 1, space=space)
    monster(s, "A0", 5)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 1])
    assert (asked(game, 1) == "support") == is_near


def test_r_3_distance_runs_over_revealed_spaces_only() -> None:
    """B1 and C5 touch; from C3 to B0 over face-down tiles 2 steps, over the revealed map more."""
    s = wild()
    reveal(s, "B")
    assert s.distances(at("B0"))[at("C3")] == FAR
    assert s.distances(at("A0"))[at("B0")] == 3
    assert s.distances(at("B1"))[at("A1")] == 3
    reveal(s, "C")
    assert s.distances(at("B1"))[at("A1")] == 3
    assert s.distances(at("B1"))[at("C5")] == 1
    assert s.distances(at("A1"))[at("C3")] == 1


def test_r_3_a_way_round_counts_in_full() -> None:
    """C5 and B1 are neighbors, but without tile B the way from A5 to C5 goes around by A6."""
    s = wild()
    reveal(s, "C")
    before = s.distances(at("A5"))[at("C5")]
    reveal(s, "B")
    assert (before, s.distances(at("A5"))[at("C5")]) == (3, 3)
    s = wild()
    for slot in ("B", "C", "G"):
        reveal(s, slot)
    assert s.distances(at("G6"))[at("C4")] == 3
    s = wild()
    for slot in ("C", "G"):
        reveal(s, slot)
    assert s.distances(at("G6"))[at("C4")] == 4


def test_r_3_ground_and_tokens_do_not_matter() -> None:
    mountains = ["peak"] * 7
    s = wild(tiles=[mountains], enemies=[enemy(5)])
    reveal(s, "B", mountains)
    monster(s, "A5", 5)
    monster(s, "A6")
    assert s.distances(at("A0"))[at("B0")] == 3


# -- the frame --------------------------------------------------------------------------------------------------------


def test_r_38_no_action_within_an_action() -> None:
    """During a card's question only its own answers are offered."""
    far = ["flat !12", *["flat"] * 6]
    card = instant(12, {"pay": "wood 1", "do": ["gain stone 1"]}, use="landmark")
    s = wild(2, tiles=[far], cards=[card])
    reveal(s, "B", far)
    lay(s, "B0", "wood")
    survivor(s, 0, space="B0", resources={"wood": 1})
    survivor(s, 1, space="B0")
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert game.picks(0) == [("pass",), ("yes",)]
    assert game.picks(1) == []


def test_r_43_costs_never_go_below_zero() -> None:
    """A move that costs nothing is still an action, with its monster and its free gather."""
    light = character("light", ability("always", "move all -2", "cheap gather 3", "cheap scout 1"))
    s = wild(characters=[light])
    lay(s, "A1", "wood")
    lay(s, "A0", "stone")
    survivor(s, 0, stamina=0)
    game = play(s, Turn(0))
    assert {"move", "gather"} <= verbs(game)
    game.choose(0, ("gather", "stone"))
    assert me(game).stamina == 0
    game.choose(0, ("move", "A1"))
    assert (me(game).stamina, asked(game)) == (0, "free-gather")
    game.choose(0, ("gather", "wood"))
    game.choose(0, ("scout", "C"))
    assert me(game).stamina == 0


def test_r_43_dearer_ground() -> None:
    heavy: Entry = character("heavy", ability("always", "move all 1"))
    s = wild(characters=[heavy])
    survivor(s, 0, stamina=1)
    game = play(s, Turn(0))
    assert moves(game) == []
    s = wild(characters=[heavy])
    survivor(s, 0, stamina=2)
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert me(game).stamina == 0


def test_mo_2_the_quest_is_tested_after_the_gather() -> None:
    """One action: moving and gathering come first, then the checkpoint."""
    s = wild(stages=[stage(1, {"need": ["has wood 1"], "do": ["win you"]})])
    lay(s, "A1", "wood")
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert game.outcome is None
    game.choose(0, ("gather", "wood"))
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
