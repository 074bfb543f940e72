"""Monsters: how they appear, prowl and meet survivors (MN), and the rulings about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from emberwatch.discover.model.foes import MONSTER, SPECIAL
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST
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
    foes_at,
    has,
    instant,
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

LANDMARK = ["flat !5", *["flat"] * 6]
PEAKS = ["peak"] * 7


def spaces(game: Game) -> list[str]:
    """Where the foes are, in the order they came."""
    return [str(foe["space"]) for foe in foes_seen(game)]


def foes_seen(game: Game, seat: int | None = None) -> list[dict[str, Any]]:
    seen = game.view(seat)["foes"]
    assert isinstance(seen, list)
    return seen


def fighter(game: Game) -> int:
    """The seat that fights now; -1 if none does."""
    fight = board(game).combat
    return -1 if fight is None else fight.fighter


def meeting(
    s: DiscoverState, space: str = "A0", *, dice: Sequence[int] = (), entered: int = -1, aloud: bool = False
) -> Game:
    return play(s, Encounter(at(space), entered), dice=dice, aloud=aloud)


# -- appearing --------------------------------------------------------------------------------------------------------


def test_mn_1_a_spawned_monster_lies_face_down() -> None:
    s = wild(2, enemies=[enemy(3), enemy(4)])
    survivor(s, 0, space="A1")
    survivor(s, 1, space="A1")
    left = s.tokens.monster_supply
    game = carry(s, "spawn camp")
    assert board(game).tokens.monster_supply == left - 1
    assert asked(game) == ""
    for seat in (0, 1, None):
        assert foes_seen(game, seat) == [{"id": 1, "kind": "monster", "space": "A0", "enemy": None}]
    assert board(game).map.foes[0].entry == HIDDEN


def test_mn_2_on_a_survivors_space_it_is_fought_before_the_rest_of_the_card() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 1)])
    survivor(s, 0, resources={"stone": 1})
    game = carry(s, "spawn here", "gain wood 1", dice=[0, 1, 1])
    assert asked(game) == "modify"
    assert has(game, 0, "wood") == 0
    assert foes_seen(game)[0]["enemy"] == 3
    game.choose(0, ("pass",))
    assert has(game, 0, "wood") == 1


def test_mn_2_several_survivors_choose_who_fights() -> None:
    s = wild(2, enemies=[enemy(3)])
    game = carry(s, "spawn camp")
    assert (asked(game, 0), asked(game, 1)) == ("fighter", "fighter")


def test_mn_3_no_monster_where_the_map_is_not_revealed() -> None:
    s = wild(tiles=[LANDMARK], enemies=[enemy(3)])
    left = s.tokens.monster_supply
    game = carry(s, "spawn landmark:5", "spawn nearest-landmark", "spawn nearest-water")
    assert (board(game).map.foes, board(game).tokens.monster_supply) == ([], left)


def test_e_12_a_landmark_has_its_monster_once_its_tile_is_turned_up() -> None:
    s = wild(tiles=[LANDMARK], enemies=[enemy(3)])
    reveal(s, "B", LANDMARK)
    game = carry(s, "spawn landmark:5")
    assert spaces(game) == ["B0"]


def test_mn_4_a_survivor_who_enters_fights_before_gathering() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 1)])
    survivor(s, 0, resources={"stone": 1})
    s.map.lying[at("A1")] = (5,)
    monster(s, "A1")
    game = play(s, Turn(0), dice=[0, 7, 1])
    game.choose(0, ("move", "A1"))
    assert asked(game) == "modify"
    assert foes_seen(game)[0]["enemy"] == 3
    game.choose(0, ("pass",))
    assert asked(game) == "free-gather"
    assert can_do(game) == ["pass", "gather wood"]
    assert board(game).map.foes == []


def test_mn_4_a_monster_that_enters_fights_too() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 1)])
    survivor(s, 0, resources={"stone": 1})
    monster(s, "A1")
    game = carry(s, "prowl all 1", dice=[0, 7, 1])
    assert (asked(game), spaces(game)) == ("modify", ["A0"])


def test_mn_5_one_monster_after_another_of_the_survivors_choice() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 1), enemy(4, 7, 9, 1)])
    survivor(s, 0)
    first, second = monster(s, "A0"), monster(s, "A0")
    game = meeting(s, dice=[0, 1, 12, 1, 1, 2])
    assert asked(game) == "foe"
    assert can_do(game) == ["foe 1", "foe 2"]
    assert [foe["enemy"] for foe in foes_seen(game)] == [3, 4]
    game.choose(0, ("foe", 2))
    (left,) = board(game).map.foes
    assert (left.uid, left.space) == (first.uid, at("A2"))
    assert left.uid != second.uid


def test_mn_5_all_monsters_are_turned_up_before_anybody_chooses() -> None:
    """L570, L576, R-22: monsters that share a space with a survivor are face up, whether they are fought or not."""
    s = wild(2, enemies=[enemy(3, 7, 9, 1, copies=2)])
    monster(s, "A0")
    monster(s, "A0")
    game = meeting(s, dice=[0, 0])
    assert asked(game) == "fighter"
    assert [foe["enemy"] for foe in foes_seen(game)] == [3, 3]


def test_mn_5_several_survivors_name_a_fighter_for_each_monster() -> None:
    s = wild(2, enemies=[enemy(3, 1, None, 1, copies=2)])
    monster(s, "A0", 3)
    monster(s, "A0", 3)
    game = meeting(s, dice=[5, 1, 5, 1])
    choose_all(game, 0, ("name", "seat-1"))
    choose_all(game, 1, ("name", "seat-1"))
    game.choose(0, ("foe", 1))
    game.choose(1, ("pass",))
    assert (asked(game, 0), asked(game, 1)) == ("fighter", "fighter")
    assert len(board(game).map.foes) == 1


def test_mn_5_who_has_entered_picks_even_beside_others() -> None:
    s = wild(2, enemies=[enemy(3, 1, None, 1, copies=2)])
    survivor(s, 1, space="A1")
    monster(s, "A1")
    monster(s, "A1")
    game = play(s, Turn(0), dice=[0, 0])
    game.choose(0, ("move", "A1"))
    assert (asked(game, 0), asked(game, 1)) == ("foe", "")


# -- prowling ---------------------------------------------------------------------------------------------------------


def test_mn_6_monsters_move_exactly_as_far_whatever_the_terrain() -> None:
    s = wild(tiles=[PEAKS], enemies=[enemy(3)])
    reveal(s, "C", PEAKS)
    survivor(s, 0, space="C6")
    monster(s, "A6")
    game = carry(s, "prowl all 2", aloud=True)
    choose_all(game, 0, ("place", "C4"), ("place", "C5"))
    assert [(event["from"], event["space"]) for event in told(game, "prowled")] == [("A6", "C4"), ("C4", "C5")]
    assert [foe.entry for foe in foes_at(game, "C5")] == [HIDDEN]


def test_mn_7_who_enters_a_survivors_space_is_turned_up_and_fought() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 2)])
    survivor(s, 0, resources={"stone": 1})
    monster(s, "A4")
    game = carry(s, "prowl nearest 1", dice=[0, 1, 1], aloud=True)
    assert [event["told"] for event in game.story(None)] == ["prowled", "revealed", "combat", "rolled", "rolled"]


def test_mn_8_those_on_the_space_agree_on_a_fighter() -> None:
    s = wild(3, enemies=[enemy(3)], chief=2)
    survivor(s, 0, resources={"stone": 1})
    survivor(s, 1, resources={"stone": 1})
    survivor(s, 2, space="A1")
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1])
    assert game.waiting == (0, 1)
    assert can_do(game, 0) == can_do(game, 1) == ["name seat-1", "name seat-2"]
    game.choose(0, ("name", "seat-2"))
    game.choose(1, ("name", "seat-2"))
    assert fighter(game) == 1
    assert asked(game, 2) == "support"


@pytest.mark.parametrize("named", [0, 1])
def test_mn_8_if_they_differ_the_chieftain_decides_wherever_he_is(named: int) -> None:
    s = wild(3, enemies=[enemy(3)], chief=2)
    reveal(s, "B")
    survivor(s, 2, space="B5")
    monster(s, "A0", 3)
    game = meeting(s)
    game.choose(0, ("name", "seat-1"))
    game.choose(1, ("name", "seat-2"))
    assert game.waiting == (2,)
    assert (asked(game, 2), can_do(game, 2)) == ("chief-fighter", ["name seat-1", "name seat-2"])
    game.choose(2, ("name", f"seat-{named + 1}"))
    assert fighter(game) == named


@pytest.mark.parametrize("target", [1, 2])
def test_mn_9_between_two_nearest_survivors_the_chieftain_decides(target: int) -> None:
    """Even if he is a third survivor; those on one space are one target."""
    s = wild(4, enemies=[enemy(3)], chief=0)
    reveal(s, "B")
    survivor(s, 0, space="B5")
    for seat, space in ((1, "A1"), (2, "A4"), (3, "A4")):
        survivor(s, seat, space=space)
    monster(s, "A0", 3)
    game = carry(s, "prowl all 1", seat=0)
    assert game.waiting == (0,)
    assert (asked(game, 0), can_do(game, 0)) == ("prowl", ["name seat-2", "name seat-3"])
    game.choose(0, ("name", f"seat-{target + 1}"))
    assert spaces(game) == [("", "A1", "A4")[target]]


def test_mn_10_it_stops_on_the_first_survivors_space() -> None:
    """On its way to the drawer it enters the space of another."""
    s = wild(2, enemies=[enemy(3)])
    reveal(s, "C")
    survivor(s, 1, space="A6")
    monster(s, "C4")
    game = carry(s, "prowl nearest 3", seat=0, dice=[0])
    assert spaces(game) == ["A6"]
    assert fighter(game) == 1


def test_mn_11_monsters_keep_to_the_revealed_map() -> None:
    """From B1 the straight way goes over C; while C is face down, only B2 brings it nearer."""
    for turned, way in ((False, "B2"), (True, "C4")):
        s = wild(enemies=[enemy(3)])
        reveal(s, "B")
        reveal(s, "D")
        if turned:
            reveal(s, "C")
        survivor(s, 0, space="D0")
        monster(s, "B1")
        game = carry(s, "prowl all 1")
        assert spaces(game) == [way]


def test_mn_12_all_moves_come_before_the_first_combat() -> None:
    s = wild(2, enemies=[enemy(3, copies=2)], chief=1)
    survivor(s, 0, space="A1", resources={"stone": 1})
    survivor(s, 1, space="A4", resources={"stone": 1})
    reveal(s, "D")
    monster(s, "D5")
    monster(s, "A5")
    game = carry(s, "prowl all 1", seat=0, dice=[0, 0])
    assert spaces(game) == ["A1", "A4"]
    assert fighter(game) == 1, "the chieftain's combat comes first"


@pytest.mark.parametrize("number", [None, 3])
def test_mn_13_a_moved_monster_keeps_its_facing(number: int | None) -> None:
    s = wild(enemies=[enemy(3, health=3)])
    reveal(s, "C")
    monster(s, "C4", number, damage=1 if number else 0)
    game = carry(s, "prowl all 1")
    (foe,) = board(game).map.foes
    assert (foe.space, foe.entry) == (at("A6"), HIDDEN if number is None else 0)
    assert foe.damage == (1 if number else 0)


def test_mn_14_an_empty_supply_is_made_of_the_used_tokens() -> None:
    s = wild(enemies=[enemy(3, copies=2), enemy(4)])
    survivor(s, 0, space="A1")
    monster(s, "A3", 3)
    s.tokens.monster_bags[0][:2], s.tokens.monster_used[:2], s.tokens.monster_supply = [0, 0], [1, 1], 0
    game = carry(s, "spawn camp")
    assert spaces(game) == ["A3", "A0"]
    assert board(game).tokens.monster_supply == 1
    assert board(game).tokens.monster_used[:2] == [0, 0]
    assert board(game).tokens.monster_bags[1][:2] == [1, 1]
    assert board(game).map.foes[1].entry == HIDDEN


def test_r_63_without_used_tokens_none_appears_and_no_special_monster_twice() -> None:
    s = wild(enemies=[enemy(3)], specials=[special("howler")])
    survivor(s, 0, space="A1")
    monster(s, "A3", 3)
    game = carry(s, "spawn camp", "special howler camp", "special howler adjacent")
    game.choose(0, ("place", "A6"))
    assert [(foe["kind"], foe["space"]) for foe in foes_seen(game)] == [("monster", "A3"), ("special", "A0")]


# -- special monsters, enemies and monsters ---------------------------------------------------------------------------


def test_mn_15_special_monsters_are_open_and_never_in_the_supply() -> None:
    s = wild(enemies=[enemy(3, copies=3)], specials=[special("howler")])
    survivor(s, 0, space="A1")
    assert s.content.monsters == (3, 0)
    game = carry(s, "special howler camp", "spawn camp", "spawn camp", "spawn camp", "spawn camp")
    assert [foe["kind"] for foe in foes_seen(game)] == ["special", "monster", "monster", "monster"]
    assert [foe["enemy"] for foe in foes_seen(game)] == [81, None, None, None]


@pytest.mark.parametrize("line", ["prowl all 2", "prowl nearest 2"])
def test_mn_16_special_monsters_are_not_moved(line: str) -> None:
    s = wild(specials=[special("howler")])
    boss(s, "howler", "A3")
    reveal(s, "C")
    survivor(s, 0, space="C0")
    game = carry(s, line)
    assert spaces(game) == ["A3"]
    assert asked(game) == ""


def test_mn_16_special_monsters_retreat_and_keep_their_damage() -> None:
    s = wild(specials=[special("howler", 7, 9, 2)])
    boss(s, "howler", "A0")
    game = meeting(s, dice=[7, 4])
    (foe,) = board(game).map.foes
    assert (foe.kind, foe.space, foe.damage) == (SPECIAL, at("A4"), 1)


def test_mn_16_special_monsters_appear_with_a_fight() -> None:
    s = wild(specials=[special("howler")])
    survivor(s, 0, resources={"stone": 1})
    game = carry(s, "special howler here")
    assert asked(game) == "modify"


def test_mn_17_a_special_monster_has_its_own_card_whatever_else_bears_its_number() -> None:
    """Enemy 7, discovery card 7 and the boss of discovery 7: each has its own card."""
    s = wild(
        enemies=[enemy(7, 2, None, 1)],
        cards=[instant(7, "gain wood 1")],
        specials=[special("howler", 12, 9, 1, number=7, deck="discovery", reward=["gain food 3"])],
    )
    boss(s, "howler", "A0")
    monster(s, "A1", 7)
    game = meeting(s, dice=[11, 2])
    assert spaces(game) == ["A2", "A1"], "11 does not hit Defence 12"
    s = board(game)
    s.map.foes[0] = s.map.foes[0].with_space(at("A0"))
    again = meeting(s, dice=[12, 2])
    assert has(again, 0, "food") == 3
    assert (board(again).quest.defeated, board(again).decks.deck) == (1, s.decks.deck)
    assert [foe.kind for foe in board(again).map.foes] == [MONSTER]


def test_mn_18_the_nearest_monster_is_one_that_can_be_moved() -> None:
    """The boss and an enemy token at distance 1 stay; the monster at distance 2 comes."""
    s = wild(enemies=[enemy(3), enemy(4, token="feature", symbol="paw")], specials=[special("howler")])
    reveal(s, "C")
    survivor(s, 0, resources={"stone": 1})
    boss(s, "howler", "A3")
    open_enemy(s, "A2", 4)
    monster(s, "C4")
    game = carry(s, "prowl nearest 1", "prowl all 1", dice=[0])
    assert spaces(game) == ["A3", "A2", "A0"]


def test_mn_18_of_equally_near_monsters_the_chieftain_chooses() -> None:
    s = wild(2, enemies=[enemy(3, copies=2)], chief=1)
    survivor(s, 0, space="A1")
    survivor(s, 1, space="A1")
    reveal(s, "C")
    monster(s, "C0")
    monster(s, "A4")
    game = carry(s, "prowl nearest 1", seat=0)
    assert (asked(game, 1), can_do(game, 1)) == ("which-monster", ["foe 1", "foe 2"])
    game.choose(1, ("foe", 2))
    assert spaces(game) == ["C0", "A0"]


RUNNER = character("runner", ability("action", "move 3"), ability("before-roll", "flee"))


def by_ability(kind: str, space: str) -> Game:
    """A survivor in A0 who walks by an ability; an enemy token or a special monster is on this space."""
    s = wild(
        characters=[RUNNER],
        enemies=[enemy(4, token="feature", symbol="paw")],
        specials=[special("howler")],
    )
    survivor(s, 0, resources={"stone": 1})
    open_enemy(s, space, 4) if kind == "feature" else boss(s, "howler", space)
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    return game


def test_mn_19_enemy_tokens_are_no_monsters() -> None:
    """Not moved (MN-18), not fought on entering, no stop for an ability's movement, no bar to fleeing."""
    game = by_ability("feature", "A1")
    game.choose(0, ("step", "A1"))
    assert (asked(game), board(game).combat) == ("walk", None)
    s = wild(characters=[RUNNER], enemies=[enemy(3), enemy(4, token="feature", symbol="paw")])
    open_enemy(s, "A1", 4)
    monster(s, "A0", 3)
    game = meeting(s)
    game.choose(0, ("use", "character", 2))
    assert can_do(game) == [f"place A{n}" for n in range(1, 7)]
    s = wild(enemies=[enemy(4, token="feature", symbol="paw")])
    open_enemy(s, "A1", 4)
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert asked(game) == "free-gather"
    assert can_do(game) == ["pass", "gather enemy-4"]


def test_mn_19_an_enemy_token_is_not_near_as_a_monster() -> None:
    s = wild(enemies=[enemy(4, token="feature", symbol="paw")])
    open_enemy(s, "A0", 4)
    game = carry(s, {"if": "near-monster 2", "do": ["gain wood 1"], "else": ["gain stone 1"]})
    assert (has(game, 0, "wood"), has(game, 0, "stone")) == (0, 1)


def test_mn_20_special_monsters_are_monsters() -> None:
    game = by_ability("special", "A1")
    game.choose(0, ("step", "A1"))
    assert asked(game) == "before-roll", "it stops the movement and is fought"
    s = wild(characters=[RUNNER], enemies=[enemy(3)], specials=[special("howler")])
    boss(s, "howler", "A1")
    monster(s, "A0", 3)
    game = meeting(s)
    game.choose(0, ("use", "character", 2))
    assert can_do(game) == [f"place A{n}" for n in range(2, 7)], "it bars fleeing"
    s = wild(specials=[special("howler")])
    boss(s, "howler", "A1")
    game = carry(s, {"if": "near-monster 1", "do": ["gain wood 1"]})
    assert has(game, 0, "wood") == 1


def test_mn_21_a_revealed_token_shows_the_number_of_its_card() -> None:
    s = wild(enemies=[enemy(3, health=2), enemy(4, 8, 5, 2)])
    monster(s, "A0")
    game = meeting(s, dice=[1, 1, 3])
    (seen,) = foes_seen(game)
    assert (seen["enemy"], seen["space"], seen["damage"]) == (4, "A3", 0)
    assert seen["stats"] == {"defence": 8, "attack": 5, "health": 2}


def test_mn_22_a_spawned_monster_is_fought_before_others_move() -> None:
    s = wild(enemies=[enemy(3, copies=2)])
    survivor(s, 0, resources={"stone": 1})
    reveal(s, "C")
    monster(s, "C4")
    game = carry(s, "spawn here", "prowl all 1", dice=[0, 12, 1])
    assert (asked(game), spaces(game)) == ("modify", ["C4", "A0"])
    game.choose(0, ("pass",))
    assert spaces(game) == ["A6"]


# -- rulings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("far", "ends", "fights"), [("C6", 2, False), ("C4", 0, True), ("A6", 0, True)])
def test_e_5_the_nearest_monster_moves_two_spaces_towards_the_drawer(far: str, ends: int, fights: bool) -> None:
    s = wild(enemies=[enemy(3)])
    survivor(s, 0, resources={"stone": 1})
    reveal(s, "C")
    monster(s, far)
    game = carry(s, "prowl nearest 2", dice=[0] if fights else [])
    while asked(game) == "prowl":
        game.choose(0, game.picks(0)[0])
    (foe,) = board(game).map.foes
    assert s.distances(at("A0"))[foe.space] == ends
    assert (foe.entry != HIDDEN) == fights
    assert (asked(game) == "modify") == fights


def test_r_6_every_step_brings_it_nearer_and_equal_ones_are_the_chieftains() -> None:
    s = wild(2, enemies=[enemy(3)], chief=1)
    reveal(s, "B")
    survivor(s, 1, space="A0")
    monster(s, "B0")
    game = carry(s, "prowl all 2", seat=0)
    assert (game.waiting, can_do(game, 1)) == ((1,), ["place B2", "place B3"])
    game.choose(1, ("place", "B2"))
    assert can_do(game, 1) == ["place A5", "place A6"]
    game.choose(1, ("place", "A6"))
    assert spaces(game) == ["A6"]


def test_r_10_any_arrival_on_a_special_monsters_space_means_combat() -> None:
    for line in ("go landmark:5", {"each": "others", "do": ["go landmark:5"]}):
        s = wild(2, tiles=[LANDMARK], specials=[special("howler")])
        reveal(s, "B", LANDMARK)
        boss(s, "howler", "B0")
        survivor(s, 0, resources={"stone": 1})
        survivor(s, 1, resources={"stone": 1}, space="A4")
        game = carry(s, line, "gain wood 1", seat=0 if isinstance(line, str) else 1)
        assert (asked(game), where(game)) == ("modify", "B0")
        assert has(game, 0, "wood") + has(game, 1, "wood") == 0


@pytest.mark.parametrize("drawer", [0, 1])
def test_r_61_who_drew_the_card_need_not_fight(drawer: int) -> None:
    s = wild(2, enemies=[enemy(3)])
    game = carry(s, "spawn here", seat=drawer, dice=[0])
    assert (asked(game, 0), asked(game, 1)) == ("fighter", "fighter")
    game.choose(0, ("name", f"seat-{2 - drawer}"))
    game.choose(1, ("name", f"seat-{2 - drawer}"))
    assert fighter(game) == 1 - drawer


def test_r_62_from_the_chieftain_clockwise_each_finishes_his_monsters() -> None:
    """Chieftain 2; 3 and 0 share a space. The order: 2 with both monsters, then the shared space, then 1."""
    s = wild(4, enemies=[enemy(3, 13, None, 1, copies=8)], chief=2)
    reveal(s, "B")
    for seat, space in ((0, "A1"), (1, "A4"), (2, "B0"), (3, "A1")):
        survivor(s, seat, space=space)
    for space in ("A2", "B5", "B6", "A3"):
        monster(s, space, 3)
    game = carry(s, "prowl all 1", seat=0, dice=[1] * 8, aloud=True)
    order = []
    while game.waiting:
        seat = game.waiting[0]
        names = [pick for pick in game.picks(seat) if pick[0] in ("name", "foe", "place")]
        game.choose(seat, names[0] if names else ("pass",))
        order = [event["seat"] for event in told(game, "combat")]
    assert order == [2, 2, 0, 1]


def test_r_64_ties_of_the_nearest_landmark_are_the_chieftains() -> None:
    one, other = ["flat !5", *["flat"] * 6], ["flat !6", *["flat"] * 6]
    s = wild(2, tiles=[one, other], enemies=[enemy(3)], chief=1)
    reveal(s, "B", one)
    reveal(s, "C", other)
    survivor(s, 0, space="A6")
    assert s.distances(at("A6"))[at("B0")] == s.distances(at("A6"))[at("C0")] == 2
    game = carry(s, "spawn nearest-landmark", seat=0)
    assert (game.waiting, can_do(game, 1)) == ((1,), ["place B0", "place C0"])
    game.choose(1, ("place", "C0"))
    assert spaces(game) == ["C0"]


def test_r_65_a_monster_without_a_way_stays() -> None:
    """Its tile is revealed, but nothing that leads to it; the other monster still prowls."""
    s = wild(enemies=[enemy(3, copies=2)], slots=["B:1", "H:1"])
    reveal(s, "H")
    monster(s, "H0")
    game = carry(s, "prowl all 1", "prowl nearest 2")
    assert spaces(game) == ["H0"]


def test_r_66_damage_outside_combat_turns_a_monster_up_without_a_fight() -> None:
    s = wild(enemies=[enemy(3, health=3), enemy(4, health=3)])
    monster(s, "A1")
    game = carry(s, "strike 2 1", dice=[1])
    (foe,) = board(game).map.foes
    assert (foe.entry, foe.damage, foe.space, board(game).combat) == (1, 2, at("A1"), None)
    assert foes_seen(game)[0]["enemy"] == 4


def test_r_78_monsters_share_spaces_and_pass_each_other() -> None:
    s = wild(enemies=[enemy(3, copies=3)])
    reveal(s, "C")
    monster(s, "A6")
    monster(s, "C4")
    survivor(s, 0, space="A3", resources={"stone": 1})
    monster(s, "A0")
    game = carry(s, "prowl all 2", dice=[0])
    assert spaces(game) == ["A3", "A0", "A3"]


def test_r_79_revealed_on_arrival_and_fought_after_the_effect() -> None:
    """All that moved onto survivors' spaces are open before the first combat, whoever fights it."""
    s = wild(2, enemies=[enemy(3), enemy(4)])
    survivor(s, 0, space="A1", resources={"stone": 1})
    survivor(s, 1, space="A4", resources={"stone": 1})
    monster(s, "A2")
    monster(s, "A3")
    game = carry(s, "prowl all 1", seat=0, dice=[1, 0])
    assert [(foe["enemy"], foe["space"]) for foe in foes_seen(game)] == [(4, "A1"), (3, "A4")]
    assert fighter(game) == 0


def test_r_80_who_is_moved_onto_a_monster_by_another_fights_out_of_turn() -> None:
    s = wild(2, enemies=[enemy(3)])
    survivor(s, 0, space="A1")
    survivor(s, 1, space="A4", resources={"stone": 1})
    monster(s, "A0")
    game = carry(s, {"each": "others", "do": ["go camp"]}, seat=0, dice=[0, 1, 1])
    assert fighter(game) == 1
    assert (where(game, 1), foes_seen(game)[0]["enemy"]) == ("A0", 3)


def test_r_81_a_defeated_enemy_can_come_back_fresh() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 2)])
    monster(s, "A0", 3, damage=1)
    game = meeting(s, dice=[7, 1])
    assert (board(game).map.foes, board(game).tokens.monster_used[0]) == ([], 1)
    again = carry(board(game), "spawn here", dice=[0, 7, 4])
    (foe,) = board(again).map.foes
    assert (foe.damage, foe.space, foe.entry) == (1, at("A4"), 0)


def test_r_22_remaining_survivors_go_on_and_without_any_monsters_stay_face_up() -> None:
    s = wild(2, enemies=[enemy(3, 13, 1, 1, copies=2)])
    for seat in (0, 1):
        survivor(s, seat, damage={"physical": 3})
    survivor(s, 1, space="A2")
    monster(s, "A0")
    monster(s, "A0")
    game = meeting(s, dice=[0, 0, 1, 1])
    game.choose(0, ("foe", 1))
    game.choose(1, ("pass",))
    assert me(game, 0).status == LOST
    assert sorted(spaces(game)) == ["A0", "A1"]
    assert [foe["enemy"] for foe in foes_seen(game)] == [3, 3]


def test_r_31_casualties_are_no_targets() -> None:
    """A monster hunts survivors who are on the map."""
    s = wild(2, enemies=[enemy(3)])
    survivor(s, 0, space="A1")
    casualty(s, 0)
    survivor(s, 1, space="A4")
    monster(s, "A2")
    s.turn.chief = 1
    game = carry(s, "prowl all 1", seat=1)
    assert can_do(game, 1) == ["place A0", "place A3"]
