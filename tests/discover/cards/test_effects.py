"""What cards can do: at least one test for every verb, block, moment, standing effect, place and group of survivors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from emberwatch.discover.cards.registry import BLOCKS, COMBAT, EFFECTS, STANDING
from emberwatch.discover.cards.syntax import WHENS
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.foes import LOOSE, Foe
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import GROUPS, PLACES, SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, ON, WON
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.rules.day import StartTurn, Turn
from emberwatch.discover.rules.monsters import Encounter, StartFight
from emberwatch.discover.rules.night import Nightfall
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    PLAIN,
    Entry,
    ability,
    asked,
    at,
    board,
    boss,
    carry,
    character,
    choose_all,
    enemy,
    foes_at,
    found,
    goal,
    harm,
    has,
    instant,
    is_offered,
    lay,
    lying,
    me,
    monster,
    night,
    play,
    project,
    purse,
    reveal,
    special,
    stage,
    survivor,
    threat,
    told,
    upgrade,
    verbs,
    where,
    wild,
)

PASS = ("pass",)
YES = ("yes",)
NORTH = ["flat", "flat", "flat", "flat !12", "flat x", "flat", "flat"]
"""Tile B with landmark 12 on B3, two spaces from the camp, and a target on B4, three spaces from it."""
USE = ("use", "found-8")


def fight(s: DiscoverState, *dice: int, number: int = 3, space: str = "A0") -> Game:
    """Fight an open monster on this space; the gray die is rolled first."""
    monster(s, space, number)
    return play(s, Encounter(at(space), -1), dice=dice)


def armed(*abilities: Entry, enemies: Sequence[Entry] = (), seats: int = 1, **of_enemy: object) -> DiscoverState:
    """Seat 0 has item 8 with these abilities; by default, enemy 3 has Defense 7, Attack 9, Health 2."""
    stats: Entry = {"defence": 7, "attack": 9, "health": 2, **of_enemy}
    s = wild(seats, cards=[found(8, *abilities)], enemies=[enemy(3, **stats), *enemies])
    survivor(s, 0, items=[8])
    return s


def foe(game: Game) -> Foe:
    (only,) = board(game).map.foes
    return only


def hands(game: Game) -> list[int]:
    return [len(survivor.hand) for survivor in board(game).survivors]


# -- nothing is without a test ----------------------------------------------------------------------------------------


def untested(kind: str, names: Iterable[str], tests: Iterable[str]) -> list[str]:
    """Names without a test of their own: `test_verb_end_turn_...`; `on` is not tested by `on_water`."""
    found = {name.replace("-", "_"): name for name in names}
    plain = [test.removeprefix(f"test_{kind}_") + "_" for test in tests if test.startswith(f"test_{kind}_")]
    tested = {max([name for name in found if test.startswith(name + "_")], key=len, default="") for test in plain}
    return [name for slug, name in found.items() if slug not in tested]


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("verb", [*EFFECTS, *COMBAT]),
        ("block", BLOCKS),
        ("always", STANDING),
        ("when", WHENS),
        ("place", PLACES),
        ("who", GROUPS),
    ],
)
def test_everything_a_card_can_say_has_a_test(kind: str, names: Sequence[str]) -> None:
    assert untested(kind, names, [name for name, value in globals().items() if callable(value)]) == []


def test_a_test_of_a_longer_name_is_none_of_the_shorter() -> None:
    tests = ["test_verb_on_water_x", "test_verb_end_turn_y", "test_block_on_z"]
    assert untested("verb", ["on", "on-water", "end-turn", "win"], tests) == ["on", "win"]


# -- resources, damage, stamina ---------------------------------------------------------------------------------------


def test_verb_gain_takes_resource_tokens_from_the_supply() -> None:
    """GA-8: never feature tokens."""
    s = wild()
    before = [bag[:] for bag in s.tokens.bags]
    game = carry(s, "gain wood 2", "gain food 1")
    assert purse(game) == {"wood": 2, "food": 1}
    assert me(game).kept == ()
    assert board(game).tokens.bags == before


def test_verb_gain_counts_the_players_at_the_start() -> None:
    """QU-8: three players began; that one of them is dead changes nothing."""
    s = wild(3)
    s.survivors[2].status = LOST
    game = carry(s, "gain wood #", "gain stone 2#", seat=1)
    assert [purse(game, seat) for seat in range(3)] == [{}, {"wood": 3, "stone": 6}, {}]


def test_verb_lose_takes_as_much_as_there_is() -> None:
    """GO-4; the others lose nothing."""
    s = wild(2)
    survivor(s, 0, resources={"wood": 2, "stone": 1})
    survivor(s, 1, resources={"wood": 5})
    game = carry(s, "lose wood 3")
    assert [purse(game, seat) for seat in range(2)] == [{"stone": 1}, {"wood": 5}]


def test_verb_lose_gives_change_for_a_double() -> None:
    """SP-2, R-55: resources are counted, not tokens; the double goes to its discards."""
    s = wild(tokens=[{"symbol": "leaf", "face": "wood wood", "count": 2}])
    survivor(s, 0, tokens=["wood wood"])
    game = carry(s, "lose wood 1")
    assert purse(game) == {"wood": 1}
    assert me(game).kept == ()
    assert board(game).tokens.used_tokens == [1]


def test_verb_lose_any_is_chosen_one_by_one() -> None:
    s = wild()
    survivor(s, 0, resources={"stone": 1, "wood": 2, "poison": 1})
    game = carry(s, "lose any 3")
    assert game.picks(0) == [("resource", "stone"), ("resource", "wood"), ("resource", "poison")]
    choose_all(game, 0, ("resource", "wood"), ("resource", "poison"), ("resource", "wood"))
    assert purse(game) == {"stone": 1}
    assert game.waiting == ()


def test_verb_lose_any_with_nothing_left_asks_nothing() -> None:
    s = wild()
    survivor(s, 0, resources={"wood": 1})
    game = carry(s, "lose any 3", "rest 1")
    assert purse(game) == {}
    assert game.waiting == ()


def test_verb_damage_is_of_its_type() -> None:
    game = carry(wild(2), "damage hunger 2", "damage physical 1", seat=1)
    assert harm(game, 1) == {"hunger": 2, "physical": 1}
    assert (me(game, 1).status, harm(game, 0)) == (ON, {})


def test_verb_damage_the_fourth_eliminates_and_what_is_beyond_is_ignored() -> None:
    """DA-3, R-20, R-19: of any type; the remaining lines are left undone."""
    s = wild(2)
    survivor(s, 0, damage={"physical": 2})
    game = carry(s, "damage thirst 3", "gain wood 1")
    assert (me(game).status, me(game).hurt, purse(game)) == (LOST, 4, {})
    assert me(game, 1).status == ON


def test_verb_heal_heals_as_much_as_there_is() -> None:
    s = wild()
    survivor(s, 0, damage={"hunger": 1, "physical": 2})
    game = carry(s, "heal hunger 2", "heal physical 1")
    assert harm(game) == {"physical": 1}


def test_verb_heal_any_is_of_the_healed_ones_choice_physical_too() -> None:
    """DA-7, DA-8."""
    s = wild()
    survivor(s, 0, damage={"sickness": 1, "physical": 1, "hunger": 1})
    game = carry(s, "heal any 2")
    assert game.picks(0) == [("heal", "hunger"), ("heal", "sickness"), ("heal", "physical")]
    choose_all(game, 0, ("heal", "physical"), ("heal", "hunger"))
    assert harm(game) == {"sickness": 1}


def test_verb_heal_any_without_damage_asks_nothing() -> None:
    game = carry(wild(), "heal any 2")
    assert (game.waiting, harm(game)) == ((), {})


@pytest.mark.parametrize(("before", "after"), [(3, 9), (6, 12), (9, 12)])
def test_verb_rest_goes_up_to_twelve(before: int, after: int) -> None:
    """RO-8, R-92."""
    s = wild()
    survivor(s, 0, stamina=before)
    assert me(carry(s, "rest 6")).stamina == after


@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (1, 0)])
def test_verb_tire_goes_down_to_nothing(before: int, after: int) -> None:
    """RO-8, GO-4."""
    s = wild()
    survivor(s, 0, stamina=before)
    assert me(carry(s, "tire 3")).stamina == after


def test_verb_swap_exchanges_up_to_so_many() -> None:
    s = wild()
    survivor(s, 0, resources={"dirty-water": 3})
    game = carry(s, "swap dirty-water clean-water 2")
    assert is_offered(game, 0, "amount", 2)
    assert not is_offered(game, 0, "amount", 3)
    game.choose(0, ("amount", 2))
    assert purse(game) == {"dirty-water": 1, "clean-water": 2}


def test_verb_swap_cannot_exchange_more_than_there_is() -> None:
    s = wild(2)
    survivor(s, 0, resources={"meat": 2})
    survivor(s, 1, resources={"meat": 9})
    game = carry(s, "swap meat food 2#")
    assert is_offered(game, 0, "amount", 2)
    assert not is_offered(game, 0, "amount", 3)
    nothing = carry(wild(), "swap meat food 4")
    assert (nothing.waiting, purse(nothing)) == ((), {})


# -- threats and monsters ---------------------------------------------------------------------------------------------


def test_verb_threat_draws_and_resolves_one_after_another() -> None:
    """TH-1, TH-6: the second is drawn when the first is done; both are discarded."""
    s = wild(threats=[threat("bite", "tire 1"), threat("sting", "lose wood 1"), threat("calm", "rest 1")])
    survivor(s, 0, stamina=5, resources={"wood": 1})
    game = carry(s, "threat 2", dice=[1, 0], aloud=True)
    assert (me(game).stamina, purse(game)) == (4, {})
    assert [event["threat"] for event in told(game, "threat")] == [1, 0]
    assert (board(game).decks.threats, board(game).decks.threats_gone) == ([0, 0, 1], [1, 1, 0])


def test_verb_threat_shuffles_the_discards_when_the_deck_is_empty() -> None:
    """TH-8: ongoing cards in play stay out; if nothing is left, nothing happens."""
    s = wild(threats=[threat("bite", "tire 1"), threat("scar", "tire 2", ongoing=True)])
    survivor(s, 0, stamina=12, threats=["scar"])
    game = carry(s, "threat 3")
    assert me(game).stamina == 9
    assert me(game).threats == (1,)
    assert board(game).decks.threats_gone == [1, 0]
    s.survivors[0].threats = (0, 1)
    s.decks.threats, s.decks.threats_gone = [0, 0], [0, 0]
    assert me(carry(s, "threat 1")).stamina == 9


def test_verb_spawn_lays_a_face_down_monster() -> None:
    """MN-1: from the supply, hidden."""
    s = wild(enemies=[enemy(3, copies=2)])
    survivor(s, 0, space="A1")
    game = carry(s, "spawn camp")
    assert (foe(game).entry, foe(game).space, board(game).tokens.monster_supply) == (HIDDEN, at("A0"), 1)
    assert board(game).combat is None


def test_verb_spawn_on_a_survivors_space_means_combat_before_the_next_line() -> None:
    """MN-2, MN-22."""
    s = wild(enemies=[enemy(3, health=1, reward=["gain meat 1"])])
    game = carry(s, "spawn here", "gain wood 1", dice=[0, 7, 1], aloud=True)
    assert purse(game) == {"meat": 1, "wood": 1}
    gained = [event["resource"] for event in told(game, "gained")]
    assert gained == ["meat", "wood"]


def test_verb_spawn_with_an_empty_supply_takes_the_used_ones() -> None:
    """MN-14, R-63: refilled from the used tokens; if there are none, nothing appears."""
    s = wild(enemies=[enemy(3, copies=1)])
    survivor(s, 0, space="A1")
    s.tokens.monster_supply, s.tokens.monster_used = 0, list(s.tokens.monster_bags[0])
    s.tokens.monster_bags[0] = [0] * len(s.tokens.monster_bags[0])
    game = carry(s, "spawn camp", "spawn camp")
    assert len(foes_at(game, "A0")) == 1
    assert (board(game).tokens.monster_supply, sum(board(game).tokens.monster_used)) == (0, 0)


def test_verb_special_calls_a_special_monster_open_from_the_start() -> None:
    """MN-15: and never a second one (R-63)."""
    s = wild(specials=[special("howler")])
    survivor(s, 0, space="A1")
    game = carry(s, "special howler camp", "special howler adjacent")
    game.choose(0, ("place", "A2"))
    assert [(f.space, f.entry) for f in board(game).map.foes] == [(at("A0"), s.content.special_entry[0])]


def test_verb_special_on_a_survivors_space_is_fought() -> None:
    s = wild(specials=[special("howler", health=1, reward=["gain meat 3"])])
    game = carry(s, "special howler here", dice=[7, 1])
    assert purse(game) == {"meat": 3}
    assert board(game).quest.defeated == 1


def test_verb_prowl_all_moves_every_normal_monster() -> None:
    """MN-6, MN-13, MN-16: each toward its nearest survivor; hidden ones stay hidden, special ones do not move."""
    s = wild(enemies=[enemy(3, copies=2)], specials=[special("howler")], tiles=[PLAIN, PLAIN])
    reveal(s, "B")
    reveal(s, "E")
    hidden = monster(s, "B0")
    open_ = monster(s, "E0", 3)
    great = boss(s, "howler", "B5")
    game = carry(s, "prowl all 1")
    while game.waiting:
        assert asked(game) == "prowl"
        game.choose(0, game.picks(0)[0])
    after = {f.uid: (board(game).distances(at("A0"))[f.space], f.entry) for f in board(game).map.foes}
    assert after[hidden.uid] == (2, HIDDEN)
    assert after[open_.uid] == (2, open_.entry)
    assert after[great.uid] == (4, great.entry)


def test_verb_prowl_all_fights_when_all_have_moved() -> None:
    """MN-12: both monsters have arrived before the first combat."""
    s = wild(enemies=[enemy(3, defence=1, copies=2)])
    monster(s, "A1", 3)
    monster(s, "A2", 3)
    game = carry(s, "prowl all 2", dice=[5, 1, 5, 1], aloud=True)
    assert len(told(game, "prowled")) == 2
    assert asked(game) == "foe"
    game.choose(0, ("foe", 2))
    assert board(game).map.foes == []
    story = [event["told"] for event in game.story(None)]
    assert story.index("combat") > max(i for i, kind in enumerate(story) if kind == "prowled")


def test_verb_prowl_nearest_moves_the_one_nearest_to_you() -> None:
    """MN-18, E-5: not the special one; two steps toward you, hidden, no combat."""
    s = wild(2, enemies=[enemy(3, copies=2)], specials=[special("howler")], tiles=[PLAIN, PLAIN])
    reveal(s, "B")
    reveal(s, "E")
    survivor(s, 1, space="E0")
    near, far = monster(s, "B6"), monster(s, "E3")
    great = boss(s, "howler", "A1")
    game = carry(s, "prowl nearest 2")
    while game.waiting:
        game.choose(0, game.picks(0)[0])
    after = {f.uid: f for f in board(game).map.foes}
    assert board(game).distances(at("A0"))[after[near.uid].space] == 2
    assert after[near.uid].entry == HIDDEN
    assert (after[far.uid].space, after[great.uid].space) == (at("E3"), at("A1"))


def test_verb_prowl_nearest_ties_are_the_chieftains() -> None:
    """MN-9, R-64: even if he is not affected."""
    s = wild(2, enemies=[enemy(3, defence=1, copies=2)], chief=1)
    survivor(s, 1, space="A4")
    first, second = monster(s, "A1"), monster(s, "A2")
    game = carry(s, "prowl nearest 1", dice=[0, 5, 1])
    assert game.waiting == (1,)
    assert game.picks(1) == [("foe", 1), ("foe", 2)]
    game.choose(1, ("foe", 2))
    assert asked(game, 1) == "support"
    game.choose(1, PASS)
    assert [f.uid for f in board(game).map.foes] == [first.uid]
    assert second.uid not in [f.uid for f in board(game).map.foes]


def test_verb_prowl_without_monsters_does_nothing() -> None:
    game = carry(wild(specials=[special("howler")]), "prowl nearest 2", "prowl all 2", "rest 1")
    assert (game.waiting, board(game).map.foes) == ((), [])


def test_verb_strike_damages_one_monster_within_reach() -> None:
    """CB-20, R-66: of your choice, special ones too; a hidden one is revealed; no combat starts."""
    s = wild(enemies=[enemy(3, health=2, copies=2)], specials=[special("howler")])
    reveal(s, "B")
    hidden = monster(s, "A1")
    monster(s, "B0", 3)
    great = boss(s, "howler", "A2")
    game = carry(s, "strike 1 2", dice=[0])
    assert game.picks(0) == [("foe", 1), ("foe", 3)]
    twin = game.clone()
    game.choose(0, ("foe", 1))
    after = board(game).foe(hidden.uid)
    assert (after.entry, after.damage, after.space) == (s.content.enemy_entry[3], 1, at("A1"))
    assert board(game).combat is None
    twin.choose(0, ("foe", 3))
    assert board(twin).foe(great.uid).damage == 1


def test_verb_strike_that_defeats_gives_its_user_the_reward() -> None:
    """CB-20: even from a distance; the token joins the used ones."""
    s = wild(2, enemies=[enemy(3, health=2, reward=["gain meat 2"])])
    survivor(s, 1, space="A1")
    monster(s, "A2", 3, damage=1)
    game = carry(s, "strike 1 1")
    assert [purse(game, seat) for seat in range(2)] == [{"meat": 2}, {}]
    assert (board(game).map.foes, sum(board(game).tokens.monster_used)) == ([], 1)


def test_verb_strike_reaches_no_feature_enemies_and_nothing_beyond() -> None:
    """MN-19: an enemy feature token is not a monster; `strike N 0` reaches only one's own space."""
    beast: Entry = {**enemy(4), "token": "feature", "symbol": "paw"}
    s = wild(enemies=[beast, enemy(3)])
    reveal(s, "B")
    monster(s, "A1", 3)
    lay(s, "A0", "*paw")
    game = carry(s, "uncover 0", "strike 1 0", "gain wood 1", dice=[4])
    assert purse(game) == {"wood": 1}
    assert [f.damage for f in board(game).map.foes] == [0, 0]


# -- moving, fires, the map -------------------------------------------------------------------------------------------


def test_verb_move_ignores_the_ground_and_may_be_shorter() -> None:
    """MO-7, MO-10, MO-13: face-down tiles are closed; no stamina, no gathering at the end."""
    rough = ["peak"] * 7
    s = wild(tiles=[rough])
    reveal(s, "B", rough)
    survivor(s, 0, space="A5", stamina=1)
    lay(s, "B3", "wood")
    game = carry(s, "move 3")
    assert [p for p in game.picks(0) if p != PASS] == [("step", n) for n in ("A0", "A4", "A6", "B2", "B3")]
    choose_all(game, 0, ("step", "B3"), PASS)
    assert (where(game), me(game).stamina, purse(game), game.waiting) == ("B3", 1, {}, ())


def test_verb_move_ends_where_a_monster_is() -> None:
    """MO-8: the combat, and no step or line after it."""
    s = wild(enemies=[enemy(3, defence=1)])
    monster(s, "A2", 3)
    game = carry(s, "move 3", "gain wood 1", dice=[5, 1])
    choose_all(game, 0, ("step", "A1"), ("step", "A2"))
    assert (where(game), board(game).map.foes, purse(game), game.waiting) == ("A2", [], {}, ())


def test_verb_go_places_directly() -> None:
    """MO-11, E-23: no combat on the way, and none on one's own space."""
    s = wild(enemies=[enemy(3)], tiles=[NORTH])
    reveal(s, "B", NORTH)
    monster(s, "A5", 3)
    game = carry(s, "go landmark:12")
    assert (where(game), game.waiting, board(game).decks.read_enemies) == ("B3", (), 1)
    assert foe(game).damage == 0


def test_verb_go_onto_a_monster_means_combat() -> None:
    """MO-11: arriving on a monster's space is entering it."""
    s = wild(enemies=[enemy(3, defence=1)])
    survivor(s, 0, space="A1")
    monster(s, "A0", 3)
    game = carry(s, "go camp", dice=[5, 1])
    assert (where(game), board(game).map.foes) == ("A0", [])


def test_verb_light_makes_a_burning_fire_anywhere() -> None:
    """FI-5, FI-8, R-88: a fire token that is already there is turned to burning."""
    s = wild()
    survivor(s, 0, space="A1")
    s.map.fires[at("A0")] = 0
    game = carry(s, "light here", "light camp")
    assert board(game).map.fires == {at("A0"): 1, at("A1"): 1}
    again = carry(board(game), "light here")
    assert board(again).map.fires == {at("A0"): 1, at("A1"): 1}


@pytest.mark.parametrize(("which", "burning"), [("here", {"A0", "A2"}), ("camp", {"A1", "A2"}), ("all", set[str]())])
def test_verb_douse_turns_fires_to_their_extinguished_side(which: str, burning: set[str]) -> None:
    """FI-3, FI-9: the tokens stay, the camp's too."""
    s = wild()
    survivor(s, 0, space="A1")
    s.map.fires |= {at("A1"): 1, at("A2"): 1}
    game = carry(s, f"douse {which}")
    assert board(game).map.fires == {at(name): int(name in burning) for name in ("A0", "A1", "A2")}


def test_verb_scout_turns_up_tiles_next_to_your_space() -> None:
    """SC-1, SC-2: of your choice; a face-down token on every feature space."""
    marked = ["flat *leaf", *["flat"] * 6]
    s = wild(tiles=[marked])
    survivor(s, 0, space="A1")
    game = carry(s, "scout 1", dice=[1])
    assert game.picks(0) == [("scout", "C"), ("scout", "D")]
    game.choose(0, ("scout", "D"))
    assert board(game).map.revealed == 0b1001
    assert lying(game, "D0") == ["*leaf"]
    assert me(game).stamina == 12


def test_verb_scout_several_and_none() -> None:
    """As many as there are; in the middle of a tile there are none."""
    s = wild()
    survivor(s, 0, space="A1")
    game = carry(s, "scout 3")
    game.choose(0, ("scout", "C"))
    assert (board(game).map.revealed, game.waiting) == (0b1101, ())
    assert board(carry(wild(), "scout 1")).map.revealed == 1


def test_verb_survey_turns_up_any_tile_next_to_a_revealed_one() -> None:
    s = wild()
    game = carry(s, "survey 2")
    assert game.picks(0) == [("scout", slot) for slot in "BCDEFG"]
    game.choose(0, ("scout", "B"))
    assert [pick[1] for pick in game.picks(0)] == ["C", "D", "E", "F", "G", "H", "I", "S"]
    game.choose(0, ("scout", "H"))
    assert board(game).map.revealed == 1 | 1 << 1 | 1 << 7


def test_verb_lay_lays_a_face_down_token() -> None:
    """SC-2: unseen, out of the supply; nothing when the supply and its discards are empty (SC-5)."""
    s = wild()
    survivor(s, 0, space="A1")
    game = carry(s, "lay leaf here")
    assert lying(game, "A1") == ["*leaf"]
    assert board(game).tokens.supply[SYMBOLS.index("leaf")] == 5
    s.tokens.supply[SYMBOLS.index("shell")] = 0
    assert lying(carry(s, "lay shell camp"), "A0") == []


def test_verb_lay_at_a_landmark() -> None:
    s = wild(tiles=[NORTH])
    reveal(s, "B", NORTH)
    game = carry(s, "lay rock landmark:12")
    assert lying(game, "B3") == ["*rock"]


def test_verb_lay_makes_up_an_empty_supply_from_its_discards() -> None:
    """SC-5: only of its own symbol."""
    s = wild(tokens=[{"symbol": "leaf", "face": "food", "count": 1}, {"symbol": "paw", "face": "meat", "count": 1}])
    leaf, paw = s.tokens.bags[0], s.tokens.bags[2]
    leaf[0], paw[1] = 0, 0
    s.tokens.supply[0] = s.tokens.supply[2] = 0
    s.tokens.used_tokens = [1, 1]
    game = carry(s, "lay leaf here", "lay leaf here")
    assert lying(game, "A0") == ["*leaf"]
    assert board(game).tokens.used_tokens == [0, 1]


def test_verb_regrow_takes_the_nearest_empty_space_of_the_symbol() -> None:
    """The chieftain breaks ties; occupied spaces and spaces of other symbols do not count."""
    far = ["flat", "flat *leaf", "flat *leaf", "flat *leaf", "flat", "flat *paw", "flat"]
    s = wild(2, tiles=[far], chief=1)
    reveal(s, "B", far, bare=True)
    game = carry(s, "regrow leaf", "regrow leaf", "regrow leaf", "regrow leaf")
    assert game.picks(1) == [("place", "B2"), ("place", "B3")]
    game.choose(1, ("place", "B3"))
    assert [lying(game, name) for name in ("B1", "B2", "B3", "B5")] == [["*leaf"], ["*leaf"], ["*leaf"], []]
    assert game.waiting == ()


def test_verb_regrow_not_where_an_enemy_token_lies() -> None:
    """A feature space with an open enemy token is not empty."""
    land = ["flat", "flat", "flat *paw", "flat", "flat", "flat", "flat *paw"]
    beast: Entry = {**enemy(4), "token": "feature", "symbol": "paw"}
    s = wild(enemies=[beast], tiles=[land])
    reveal(s, "B", land, bare=True)
    lay(s, "B2", "*paw")
    game = carry(s, "uncover 2", "regrow paw", dice=[4])
    assert (lying(game, "B2"), lying(game, "B6")) == ([], ["*paw"])


def test_verb_uncover_turns_up_one_thing_and_nothing_else_happens() -> None:
    """A token or a monster, within reach; it stays in place."""
    s = wild(enemies=[enemy(3)])
    reveal(s, "B")
    hidden = monster(s, "A2")
    lay(s, "A1", "*leaf")
    lay(s, "B2", "*rock")
    game = carry(s, "uncover 1", dice=[0])
    assert game.picks(0) == [("place", "A1"), ("place", "A2")]
    twin = game.clone()
    game.choose(0, ("place", "A1"))
    assert (lying(game, "A1"), purse(game), board(game).foe(hidden.uid).entry) == (["food"], {}, HIDDEN)
    twin.choose(0, ("place", "A2"))
    after = board(twin).foe(hidden.uid)
    assert (after.entry, after.space, board(twin).combat) == (s.content.enemy_entry[3], at("A2"), None)
    assert lying(twin, "A1") == ["*leaf"]


def test_verb_uncover_one_of_several_on_a_space_is_chosen() -> None:
    """`uncover R` turns up one feature token or monster: the survivor chooses which."""
    s = wild(enemies=[enemy(3)])
    monster(s, "A1")
    lay(s, "A1", "*leaf", "*paw")
    game = carry(s, "uncover 1", dice=[2])
    assert game.picks(0) == [("turn-up", "leaf"), ("turn-up", "paw"), ("foe", 1)]
    game.choose(0, ("turn-up", "paw"))
    assert sorted(lying(game, "A1")) == ["*leaf", "meat"]


def test_verb_uncover_an_enemy_token_waits_until_it_is_gathered() -> None:
    """GA-11: face up, it starts no combat on its own."""
    beast: Entry = {**enemy(4, defence=1, reward=["gain meat 1"]), "token": "feature", "symbol": "paw"}
    s = wild(enemies=[beast])
    lay(s, "A0", "*paw")
    game = carry(s, "uncover 0", dice=[4])
    assert (foe(game).entry, purse(game)) == (0, {})
    after = play(board(game), Turn(0), dice=[5, 1])
    after.choose(0, ("gather", "enemy-4"))
    assert (purse(after), board(after).map.foes) == ({"meat": 1}, [])


# -- cards ------------------------------------------------------------------------------------------------------------


def test_verb_resolve_costs_nothing_and_the_card_goes_back() -> None:
    """IN-3, IN-5, IN-14: an instant can be met again; a card that is not in the deck is not resolved (IN-10)."""
    s = wild(cards=[instant(7, "gain wood 1", "resolve 9"), instant(9, "gain stone 1")])
    game = carry(s, "resolve 7", "resolve 7", "resolve 8")
    assert purse(game) == {"wood": 2, "stone": 2}
    assert (me(game).stamina, board(game).decks.deck) == (12, [1, 1])


def test_verb_resolve_finds_no_card_that_is_being_resolved() -> None:
    """R-86: chains end."""
    s = wild(cards=[instant(7, "gain wood 1", "resolve 9"), instant(9, "gain stone 1", "resolve 7")])
    game = carry(s, "resolve 7")
    assert purse(game) == {"wood": 1, "stone": 1}
    assert board(game).decks.deck == [1, 1]


def test_verb_fight_is_with_a_card_without_a_token() -> None:
    """R-67: undefeated, it stays open with its damage, does not retreat, and is fought again at the next call."""
    s = wild(enemies=[enemy(3, health=2, reward=["gain meat 1"])])
    game = carry(s, "fight 3", "gain wood 1", dice=[7, 1])
    assert (foe(game).kind, foe(game).damage, foe(game).space, purse(game)) == (LOOSE, 1, -1, {"wood": 1})
    again = carry(board(game), "fight 3", dice=[7, 1])
    again.choose(0, PASS)
    assert (board(again).map.foes, purse(again)) == ([], {"wood": 1, "meat": 1})


def test_verb_fight_an_unknown_number_does_nothing() -> None:
    game = carry(wild(enemies=[enemy(3)]), "fight 9", "gain wood 1")
    assert (board(game).map.foes, purse(game)) == ([], {"wood": 1})


def test_verb_project_draws_into_the_hand() -> None:
    """CR-8, R-60: from any deck that is not empty, as the survivor likes."""
    s = wild(projects=[project(1), project(2), project(3, complex=True)], sheet={"complex": True})
    game = carry(s, "project 3", dice=[1])
    assert game.picks(0) == [("draw", "normal"), ("draw", "complex")]
    game.choose(0, ("draw", "normal"))
    assert me(game).hand == ((1, 0),)
    game.choose(0, ("draw", "complex"))
    assert me(game).hand == ((1, 0), (2, 0), (0, 0))
    assert (game.waiting, board(game).decks.projects) == ((), [0, 0, 0])


def test_verb_project_is_nothing_in_scenario_5_and_with_empty_decks() -> None:
    """S5-22, R-5."""
    duel = wild(2, scenario=5, projects=[project(1), project(2)])
    assert hands(carry(duel, "project 2")) == [0, 0]
    assert hands(carry(wild(projects=[project(1)]), "project 3")) == [1]


def test_verb_make_gives_a_fresh_crafted_item() -> None:
    """IT-1: with its counters; while one is left in the deck (GO-3)."""
    s = wild(2, projects=[project(4, counters=3)])
    game = carry(s, "make 4", "make 5")
    (held,) = me(game).items
    assert (held.item, held.counters, board(game).decks.made_deck) == (MADE, 3, [3])


def test_verb_make_a_second_one_replaces_the_first() -> None:
    """IN-9, IT-3: the new copy is kept, fresh; the old one goes back or to somebody on the space."""
    s = wild(projects=[project(4, counters=3)])
    survivor(s, 0, made=[(4, 1)])
    game = carry(s, "make 4")
    assert ([held.counters for held in me(game).items], board(game).decks.made_deck) == ([3], [3])


def test_verb_make_with_none_left_gives_nothing() -> None:
    s = wild(4, projects=[project(4, counters=3)])
    for seat in range(4):
        survivor(s, seat, made=[(4, 1)])
    game = carry(s, "make 4")
    assert [held.counters for held in me(game).items] == [1]
    assert board(game).decks.made_deck == [0]


def test_verb_stay_leaves_the_token_face_up() -> None:
    """GA-4, GA-5, GA-13: without it the token is discarded; a token that stays can be gathered again."""
    for do, left in ((["gain wood 1", "stay"], ["#7"]), (["gain wood 1"], [])):
        s = wild(cards=[instant(7, *do, use="token", symbol="bone")])
        lay(s, "A0", "*bone")
        game = play(s, Turn(0), dice=[4])
        game.choose(0, ("gather", "bone"))
        assert (lying(game, "A0"), has(game, 0, "wood")) == (left, 1)
        assert board(game).tokens.used_tokens[4] == 1 - len(left)
        assert is_offered(game, 0, "gather", "card-7") == bool(left)
        if left:
            game.choose(0, ("gather", "card-7"))
            assert (lying(game, "A0"), has(game, 0, "wood")) == (left, 2)


def test_verb_remove_takes_the_card_out_of_the_game() -> None:
    """GO-6: its other lines are still carried out; the card that led here goes back."""
    s = wild(cards=[instant(7, "resolve 9", "gain stone 1"), instant(9, "remove", "gain wood 1")])
    game = carry(s, "resolve 7", "resolve 7", "resolve 9")
    assert purse(game) == {"stone": 2, "wood": 1}
    assert (board(game).decks.deck, board(game).decks.removed) == ([1, 0], [0, 1])


def test_verb_discard_ends_this_ongoing_threat_and_no_other() -> None:
    """TH-2."""
    scar = threat("scar", "tire 1", ongoing=True, abilities=[ability("action", "discard", pay="medicine 1")])
    s = wild(threats=[scar, threat("cough", "tire 1", ongoing=True)])
    survivor(s, 0, threats=["scar", "cough"], resources={"medicine": 1}, stamina=5)
    game = play(s, Turn(0))
    game.choose(0, ("use", "threat-1"))
    assert (me(game).threats, board(game).decks.threats_gone, me(game).stamina, purse(game)) == ((1,), [1, 0], 4, {})


def test_verb_relief_discards_one_threat_of_ones_choice() -> None:
    """TH-2: one's own, not those of others."""
    s = wild(2, threats=[threat(name, "tire 1", ongoing=True) for name in ("scar", "cough", "fear")])
    survivor(s, 0, threats=["scar", "cough"])
    survivor(s, 1, threats=["fear"])
    game = carry(s, "relief")
    assert game.picks(0) == [("discard-threat", 1), ("discard-threat", 2)]
    game.choose(0, ("discard-threat", 2))
    assert (me(game).threats, me(game, 1).threats, board(game).decks.threats_gone) == ((0,), (2,), [0, 1, 0])
    assert carry(wild(), "relief").waiting == ()


# -- quests -----------------------------------------------------------------------------------------------------------


def test_verb_mark_puts_counters_on_the_active_quest() -> None:
    game = carry(wild(3), "mark 1", "mark 2#")
    assert board(game).quest.marks == 7


def test_verb_unmark_takes_them_off_as_far_as_there_are() -> None:
    assert board(carry(wild(), "mark 3", "unmark 2")).quest.marks == 1
    assert board(carry(wild(2), "mark 3", "unmark 2#")).quest.marks == 0


def test_verb_stage_replaces_the_quest() -> None:
    """QU-2, QU-10: its counters go; the lines of its start are the chieftain's; an unknown stage changes nothing."""
    s = wild(2, stages=[stage(1), stage(3, start=["gain wood 1"]), stage(2)], chief=1)
    game = carry(s, "mark 2", "stage 3", "stage 7")
    assert (board(game).active_stage().number, board(game).quest.marks) == (3, 0)
    assert [purse(game, seat) for seat in range(2)] == [{}, {"wood": 1}]


def test_verb_stage_a_once_a_day_ability_of_the_new_stage_is_fresh() -> None:
    """OD-1: the card is spent, and the new stage is another card."""
    use = ability("action", "gain wood 1", limit="day")
    s = wild(stages=[stage(1, goal("marks 1", "stage 2"), abilities=[use]), stage(2, abilities=[use])])
    survivor(s, 0, stamina=5)
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert not is_offered(game, 0, "use", "quest")
    board(game).quest.marks = 1
    game.choose(0, ("move", "A1"))
    assert board(game).active_stage().number == 2
    assert is_offered(game, 0, "use", "quest")


@pytest.mark.parametrize(("who", "winners"), [("you", [1]), ("here", [1, 2]), ("all", [0, 1, 2])])
def test_verb_win_takes_the_winners_off_the_map(who: str, winners: list[int]) -> None:
    """OV-1, QU-4: the dead do not win; everything of a winner goes back."""
    s = wild(4, cards=[found(8)])
    survivor(s, 1, space="A1", items=[8], resources={"wood": 2}, damage={"hunger": 1})
    survivor(s, 2, space="A1")
    survivor(s, 3, space="A1").status = LOST
    game = carry(s, f"win {who}", seat=1)
    assert [seat for seat in range(4) if me(game, seat).status == WON] == winners
    assert (me(game, 3).status, me(game, 1).space) == (LOST, -1)
    assert (me(game, 1).items, purse(game, 1), board(game).decks.deck) == ((), {}, [1])
    assert (game.outcome is not None) == (who == "all")


def test_verb_win_of_the_chieftain_hands_the_token_on() -> None:
    """R-1."""
    game = carry(wild(3, chief=1), "win you", seat=1)
    assert board(game).turn.chief == 2


def test_verb_perish_eliminates() -> None:
    """KA-1, KA-3, R-19: the figure stays and can be looted; the lines after it are not carried out."""
    s = wild(2, projects=[project(1)])
    survivor(s, 0, space="A1", resources={"wood": 1}, hand=[1])
    game = carry(s, "perish", "gain wood 1")
    assert (me(game).status, where(game), purse(game), me(game).hand) == (LOST, "A1", {"wood": 1}, ())
    assert (board(game).turn.chief, me(game, 1).status, game.outcome) == (1, ON, None)


def test_verb_perish_together_nobody_is_left() -> None:
    """R-17, R-94: survivors whom one line eliminates leave together; in scenario 5 nobody wins then."""
    game = carry(wild(2, scenario=5), {"each": "everyone", "do": ["perish"]})
    assert [survivor.status for survivor in board(game).survivors] == [LOST, LOST]
    assert game.outcome is not None
    assert game.outcome.winners == ()


def test_verb_chief_makes_you_the_chieftain() -> None:
    game = carry(wild(3), "chief", seat=2)
    assert board(game).turn.chief == 2


def test_verb_end_turn_ends_your_turn_only() -> None:
    """R-38: the action is finished first; in another's turn it does nothing."""
    s = wild(2, cards=[found(8, ability("action", "end-turn", "gain wood 1"))])
    survivor(s, 0, items=[8])
    game = play(s, StartTurn(0), StartTurn(1))
    game.choose(0, USE)
    assert (purse(game), game.waiting, board(game).turn.seat) == ({"wood": 1}, (1,), 1)
    other = wild(2, cards=[found(8, ability("action", {"each": "others", "do": ["end-turn"]}))])
    survivor(other, 0, items=[8])
    still = play(other, StartTurn(0), StartTurn(1))
    still.choose(0, USE)
    assert (still.waiting, board(still).turn.seat) == ((0,), 0)


# -- combat -----------------------------------------------------------------------------------------------------------


def test_verb_reroll_mine_rolls_the_grey_die_again() -> None:
    game = fight(armed(ability("modify", "reroll mine")), 2, 3, 7)
    game.choose(0, USE)
    assert foe(game).damage == 1
    assert harm(game) == {}


def test_verb_reroll_enemy_rolls_the_red_die_again() -> None:
    """R-71: the last number shown also steers the retreat."""
    game = fight(armed(ability("modify", "reroll enemy")), 7, 12, 4)
    game.choose(0, USE)
    assert (foe(game).damage, harm(game), foe(game).space) == (1, {}, at("A4"))


def test_verb_mine_is_added_to_the_own_die_and_sticks() -> None:
    """CB-10, E-13: even after a reroll; CB-8: once per combat."""
    s = armed(ability("modify", "mine 2"))
    survivor(s, 0, resources={"wood": 1})
    game = fight(s, 3, 1, 5)
    game.choose(0, USE)
    assert not is_offered(game, 0, *USE)
    assert game.view(0)["combat"]["dice"]["mine"] == {"shown": 3, "result": 5}  # type: ignore[index]
    game.choose(0, ("spend", "wood"))
    assert foe(game).damage == 1


@pytest.mark.parametrize(("grey", "damage"), [(4, 0), (5, 1)])
def test_verb_mine_equal_is_enough(grey: int, damage: int) -> None:
    game = fight(armed(ability("modify", "mine 2")), grey, 1)
    game.choose(0, USE)
    assert foe(game).damage == damage


@pytest.mark.parametrize(("red", "hurt"), [(10, {}), (11, {"physical": 1})])
def test_verb_enemy_changes_the_red_die_but_not_what_it_shows(red: int, hurt: dict[str, int]) -> None:
    """RT-1: the retreat goes by the number shown."""
    game = fight(armed(ability("modify", "enemy -2")), 1, red)
    game.choose(0, USE)
    assert harm(game) == hurt
    assert foe(game).space == at({10: "A4", 11: "A5"}[red])


@pytest.mark.parametrize(("grey", "damage"), [(7, 3), (6, 0)])
def test_verb_wound_adds_damage_if_the_die_hits(grey: int, damage: int) -> None:
    game = fight(armed(ability("before-roll", "wound 2"), health=9), grey, 1)
    game.choose(0, USE)
    assert foe(game).damage == damage


def test_verb_flee_ends_the_combat_at_once() -> None:
    """FL-1, FL-3: to an adjacent revealed space without a monster; no damage either way, no retreat."""
    s = armed(ability("modify", "flee"))
    game = fight(s, 12, 12)
    game.choose(0, USE)
    assert asked(game) == "flee"
    assert game.picks(0) == [("place", f"A{n}") for n in range(1, 7)]
    game.choose(0, ("place", "A3"))
    assert (where(game), harm(game), foe(game).space, foe(game).damage) == ("A3", {}, at("A0"), 0)
    assert board(game).combat is None


def test_verb_flee_is_not_offered_without_a_way_out() -> None:
    """R-76: monsters all around; a deadly enemy can always be fled from, without a move (DE-3)."""
    s = armed(ability("modify", "flee"), copies=8)
    for n in range(1, 7):
        monster(s, f"A{n}", 3)
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[1, 1], aloud=True)
    assert (where(game), game.waiting, told(game, "fled"), len(foes_at(game, "A1"))) == ("A0", (), [], 2)
    deadly = armed(ability("modify", "flee", limit="day"), deadly=True, defence=1, health=1, copies=8)
    for n in range(1, 7):
        monster(deadly, f"A{n}", 3)
    stuck = fight(deadly, 12, 12, 12, 1)
    stuck.choose(0, USE)
    assert (where(stuck), harm(stuck)) == ("A0", {})
    assert len(foes_at(stuck, "A0")) == 0


def test_verb_prevent_takes_off_so_much() -> None:
    """R-70: the rest is suffered; the owner chooses whether to use it."""
    s = armed(ability("prevent", "prevent 1"))
    game = carry(s, "damage hunger 2")
    assert game.picks(0) == [PASS, USE]
    twin = game.clone()
    game.choose(0, USE)
    assert (harm(game), game.waiting) == ({"hunger": 1}, ())
    twin.choose(0, PASS)
    assert harm(twin) == {"hunger": 2}


def test_verb_prevent_nothing_more_is_asked_when_nothing_is_left() -> None:
    """R-42: no idle picks; a second card is kept for later."""
    s = wild(cards=[found(8, ability("prevent", "prevent 1", pay="this")), found(9, ability("prevent", "prevent 1"))])
    survivor(s, 0, items=[8, 9])
    game = carry(s, "damage hunger 1")
    game.choose(0, USE)
    assert (harm(game), game.waiting, len(me(game).items)) == ({}, (), 1)


# -- blocks -----------------------------------------------------------------------------------------------------------


def test_block_pay_is_a_choice_and_a_price() -> None:
    s = wild(2)
    survivor(s, 0, resources={"wood": 1, "food": 2})
    block: Entry = {"pay": "wood 1, food 2", "do": ["gain stone 1"], "else": ["damage hunger 1"]}
    game = carry(s, block)
    assert game.picks(0) == [PASS, YES]
    twin = game.clone()
    game.choose(0, YES)
    assert (purse(game), harm(game)) == ({"stone": 1}, {})
    twin.choose(0, PASS)
    assert (purse(twin), harm(twin)) == ({"wood": 1, "food": 2}, {"hunger": 1})


def test_block_pay_in_full_or_not_at_all() -> None:
    """GO-7: a survivor who has too little is not asked."""
    s = wild(2)
    survivor(s, 0, resources={"wood": 1, "food": 1})
    survivor(s, 1, resources={"food": 5})
    game = carry(s, {"pay": "wood 1, food #", "do": ["gain stone 1"], "else": ["gain poison 1"]})
    assert (game.waiting, purse(game)) == ((), {"wood": 1, "food": 1, "poison": 1})


def test_block_pay_with_counters_and_the_card_itself() -> None:
    """`counter 1` from this item; `this`: it is discarded to its deck."""
    lamp = ability(
        "turn", {"pay": "counter 2", "do": ["gain wood 1"], "else": [{"pay": "this", "do": ["gain stone 1"]}]}
    )
    s = wild(cards=[found(8, lamp, counters=3)])
    survivor(s, 0, items=[8])
    game = play(s, StartTurn(0), StartTurn(0))
    choose_all(game, 0, USE, YES)
    assert ([held.counters for held in me(game).items], purse(game)) == ([1], {"wood": 1})
    choose_all(game, 0, ("end-turn",), USE)
    assert game.picks(0) == [PASS, YES]
    game.choose(0, YES)
    assert (me(game).items, purse(game), board(game).decks.deck) == ((), {"wood": 1, "stone": 1}, [1])


def test_block_choose_one_of_several() -> None:
    options: Entry = {"choose": [["gain wood 1", "rest 1"], ["gain stone 1"], ["damage hunger 1"]]}
    game = carry(wild(), options, "gain food 1")
    assert game.picks(0) == [("option", 1), ("option", 2), ("option", 3)]
    game.choose(0, ("option", 2))
    assert (purse(game), harm(game)) == ({"stone": 1, "food": 1}, {})


@pytest.mark.parametrize(("die", "got"), [(1, "stone"), (6, "stone"), (7, "wood"), (12, "wood")])
def test_block_roll_at_least(die: int, got: str) -> None:
    game = carry(wild(), {"roll": 7, "do": ["gain wood 1"], "else": ["gain stone 1"]}, dice=[die])
    assert purse(game) == {got: 1}


def test_block_roll_several_dice_each_for_itself() -> None:
    """QU-12, E-10: as many as there were players at the start, including the dead and the winners."""
    s = wild(4)
    s.survivors[2].status = LOST
    game = carry(s, {"roll": 7, "dice": "#", "do": ["gain wood 1"], "else": ["gain stone 1"]}, dice=[7, 1, 12, 8])
    assert purse(game) == {"wood": 3, "stone": 1}
    two = carry(wild(), {"roll": 7, "dice": 2, "do": ["gain wood 1"]}, dice=[7, 7])
    assert purse(two) == {"wood": 2}


def test_block_if_reads_the_condition_when_its_line_comes() -> None:
    """Several conditions must all hold."""
    block: Entry = {"if": ["has wood 1", "at-fire"], "do": ["gain stone 1"], "else": ["gain wood 1"]}
    game = carry(wild(), block, block, "douse camp", block)
    assert purse(game) == {"wood": 2, "stone": 1}


def test_block_each_from_the_chieftain_clockwise() -> None:
    """TH-3: one after another; each is "you" for the lines."""
    s = wild(3, chief=1)
    for seat in range(3):
        survivor(s, seat, resources={"wood": 1})
    game = carry(s, {"each": "everyone", "do": [{"pay": "wood 1", "else": ["tire 1"]}]}, seat=2)
    order = []
    while game.waiting:
        (seat,) = game.waiting
        order.append(seat)
        game.choose(seat, YES)
    assert order == [1, 2, 0]
    assert [purse(game, seat) for seat in range(3)] == [{}, {}, {}]


def test_block_each_eliminates_all_together() -> None:
    """R-17: the chieftain's token moves when all have suffered, and skips the dead."""
    s = wild(4, chief=1)
    for seat in (1, 2):
        survivor(s, seat, damage={"hunger": 3})
    game = carry(s, {"each": "everyone", "do": ["damage thirst 1"]}, "chief")
    assert [survivor.status for survivor in board(game).survivors] == [ON, LOST, LOST, ON]
    assert board(game).turn.chief == 0
    again = carry(wild(4, chief=1), "rest 1")
    assert board(again).turn.chief == 1


def test_block_may_be_left() -> None:
    game = carry(wild(), {"may": ["gain wood 1", "damage hunger 1"]}, "gain food 1")
    assert game.picks(0) == [PASS, YES]
    twin = game.clone()
    game.choose(0, YES)
    assert (purse(game), harm(game)) == ({"wood": 1, "food": 1}, {"hunger": 1})
    twin.choose(0, PASS)
    assert (purse(twin), harm(twin)) == ({"food": 1}, {})


def test_block_may_is_not_asked_when_nothing_could_come_of_it() -> None:
    """R-42."""
    assert carry(wild(), {"may": ["heal hunger 1"]}).waiting == ()


# -- standing effects -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "traits", "damage"),
    [("mine 1", [], 1), ("mine 1 beast", ["beast"], 1), ("mine 1 beast", ["bird"], 0), ("mine -1", [], 0)],
)
def test_always_mine_counts_in_every_combat_or_against_a_trait(line: str, traits: list[str], damage: int) -> None:
    """S5-9: it need not be used."""
    game = fight(armed(ability("always", line), traits=traits), 6, 1)
    assert foe(game).damage == damage


@pytest.mark.parametrize(
    ("line", "traits", "hurt"),
    [("enemy -1", [], {}), ("enemy -1 swarm", ["swarm"], {}), ("enemy -1 swarm", [], {"physical": 1})],
)
def test_always_enemy_counts_in_every_combat_or_against_a_trait(
    line: str, traits: list[str], hurt: dict[str, int]
) -> None:
    game = fight(armed(ability("always", line), traits=traits), 1, 9)
    assert harm(game) == hurt


@pytest.mark.parametrize(
    ("lines", "costs"),
    [
        (["move rock -1"], (1, 1, 3)),
        (["move all 1"], (2, 3, 4)),
        (["move all -2"], (0, 0, 1)),
        (["move peak -1", "move all 1"], (2, 3, 3)),
    ],
)
def test_always_move_changes_what_entering_costs(lines: list[str], costs: tuple[int, int, int]) -> None:
    """R-43: never below 0; a free move is offered without stamina."""
    land = ["flat", "flat", "rock", "peak", "flat", "flat", "flat"]
    s = wild(2, tiles=[land], cards=[found(8, ability("always", *lines))])
    reveal(s, "B", land)
    survivor(s, 0, items=[8])
    for space, cost in zip(("A0", "B2", "B3"), costs, strict=True):
        for stamina in {cost, max(0, cost - 1)}:
            survivor(s, 0, space="A5", stamina=stamina)
            game = play(s.clone(), Turn(0))
            assert is_offered(game, 0, "move", space) == (stamina == cost)
            if stamina == cost:
                game.choose(0, ("move", space))
                assert me(game).stamina == 0
    survivor(s, 1, space="A5", stamina=1)
    assert not is_offered(play(s.clone(), Turn(1)), 1, "move", "B2")


def test_always_move_does_not_matter_for_movement_by_an_ability() -> None:
    """MO-7."""
    s = wild(characters=[character("lame", ability("always", "move all 3"))])
    survivor(s, 0, stamina=0)
    game = carry(s, "move 1")
    game.choose(0, ("step", "A1"))
    assert (where(game), me(game).stamina) == ("A1", 0)


@pytest.mark.parametrize(
    ("action", "pick"),
    [
        ("gather", ("gather", "leaf")),
        ("scout", ("scout", "D")),
        ("investigate", ("investigate",)),
        ("craft", ("craft", 1)),
        ("cook", ("cook",)),
        ("stoke", ("stoke",)),
        ("recover", ("recover", "seat-1", "hunger")),
        ("loot", ("loot", "seat-2")),
        ("trade", ("trade", "seat-3")),
    ],
)
def test_always_cheap_saves_stamina_of_that_action_alone(action: str, pick: tuple[str | int, ...]) -> None:
    """R-43: without stamina this action alone is offered; no more than its price is saved."""
    s = everything_possible(f"cheap {action} 2")
    survivor(s, 0, stamina=0)
    offered = {p for p in play(s.clone(), Turn(0)).picks(0) if p[0] not in ("end-turn", "show")}
    assert offered == {p for p in offered if p[0] == pick[0]}
    assert pick in offered
    survivor(s, 0, stamina=1)
    game = play(s, Turn(0))
    game.choose(0, pick)
    if action == "trade":
        choose_all(game, 0, ("give", "wood"), ("offer",))
        game.choose(2, YES)
    assert me(game).stamina == 1


def everything_possible(line: str) -> DiscoverState:
    """Seat 0 could take every action on the landmark C3 if it had stamina; it has this standing effect."""
    land = ["flat", "flat", "flat", "flat !12", "flat", "flat", "flat"]
    s = wild(3, tiles=[land], projects=[project(1)], characters=[character("able", ability("always", line))])
    reveal(s, "C", land)
    survivor(s, 0, space="C3", resources={"wood": 2, "meat": 1, "food": 1}, hand=[1], damage={"hunger": 1})
    survivor(s, 1, space="C3", resources={"stone": 1}).status = LOST
    survivor(s, 2, space="C3", resources={"stone": 1}, character=1)
    lay(s, "C3", "*leaf")
    s.map.fires[at("C3")] = 0 if "stoke" in line else 1
    return s


def test_always_carry_takes_tokens_off_the_burden() -> None:
    """LI-9: of its resource, or of any; the item itself counts as one."""
    pack = found(8, ability("always", "carry wood 2"))
    bag = found(9, ability("always", "carry any 1"))
    s = wild(cards=[pack, bag])
    survivor(s, 0, items=[8, 9], resources={"wood": 3, "stone": 8})
    s.turn.busy = 1
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert asked(game) == "turn"
    assert game.view(0)["survivors"][0]["burden"] == 10  # type: ignore[index]


def test_always_carry_holds_only_its_resource() -> None:
    """With room for wood but none for stone, one stone must go."""
    s = wild(cards=[found(8, ability("always", "carry wood 5"))])
    survivor(s, 0, items=[8], resources={"wood": 1, "stone": 10})
    s.turn.busy = 1
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert asked(game) == "limit"
    game.choose(0, ("drop", "stone"))
    assert (purse(game), lying(game, "A1")) == ({"wood": 1, "stone": 9}, ["stone"])


def test_always_limit_lets_you_carry_more() -> None:
    s = wild(cards=[found(8, ability("always", "limit 2"))])
    survivor(s, 0, items=[8], resources={"stone": 11})
    s.turn.busy = 1
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert asked(game) == "turn"
    board(game).survivors[0].loose[4] += 1
    board(game).turn.busy = 1
    game.choose(0, ("move", "A0"))
    assert asked(game) == "limit"
    game.choose(0, ("drop", "stone"))
    assert (has(game, 0, "stone"), asked(game)) == (11, "turn")


def test_always_warm_counts_as_a_fire_at_night_only() -> None:
    s = wild(2, cards=[found(8, ability("always", "warm"))])
    survivor(s, 0, space="A1", items=[8])
    survivor(s, 1, space="A1")
    cold: Entry = {"each": "not-at-fire", "do": ["tire 1"]}
    by_day = carry(s.clone(), cold)
    assert [me(by_day, seat).stamina for seat in range(2)] == [9, 9]
    s.turn.phase = NIGHT
    by_night = carry(s, cold)
    assert [me(by_night, seat).stamina for seat in range(2)] == [10, 9]


@pytest.mark.parametrize(("need", "warm"), [("at-fire", False), ("not at-fire", True), ("not in-camp", True)])
def test_always_warm_its_own_condition_of_a_fire_means_a_real_one(need: str, warm: bool) -> None:
    """A card that keeps warm only at a fire does not make that fire."""
    s = wild(cards=[found(8, ability("always", "warm", need=[need]))])
    survivor(s, 0, space="A1", items=[8])
    s.turn.phase = NIGHT
    game = carry(s, {"if": "at-fire", "do": ["mark 1"]})
    assert board(game).quest.marks == int(warm)


def test_always_proof_means_that_this_damage_cannot_be_suffered() -> None:
    """GO-2: not in combat either."""
    s = armed(ability("always", "proof physical"))
    game = carry(s.clone(), "damage physical 4", "damage hunger 1")
    assert (harm(game), me(game).status) == ({"hunger": 1}, ON)
    assert harm(fight(s, 1, 12)) == {}


def test_always_proof_holds_for_supporters_too() -> None:
    """SU-5, GO-2: the backlash of Overwhelm is damage like any other."""
    s = wild(2, enemies=[enemy(3, 7, 9, 5)], cards=[found(8, ability("always", "proof physical"))])
    survivor(s, 1, items=[8])
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 12])
    game.choose(1, ("support", "overwhelm"))
    assert (harm(game, 0), harm(game, 1)) == ({"physical": 1}, {})


def test_always_forage_gains_more_of_what_a_token_shows() -> None:
    s = wild(characters=[character("picker", ability("always", "forage food 2"))])
    lay(s, "A0", "*leaf", "*rock")
    game = play(s, Turn(0), dice=[0, 1])
    game.choose(0, ("gather", "leaf"))
    assert purse(game) == {"food": 3}
    game.choose(0, ("gather", "rock"))
    assert purse(game) == {"food": 3, "stone": 1}


def test_always_forage_counts_for_a_feature_token_that_lay_face_up() -> None:
    """`forage R N`: when you gather a feature token that shows R, uncovered before or not."""
    s = wild(characters=[character("picker", ability("always", "forage food 2"))])
    lay(s, "A0", "*leaf")
    game = play(board(carry(s, "uncover 0", dice=[0])), Turn(0))
    game.choose(0, ("gather", "food"))
    assert purse(game) == {"food": 3}


def test_always_thrift_makes_projects_cheaper() -> None:
    """One of that resource less for each such effect, never below 0; other resources stay the same."""
    s = wild(cards=[found(8, ability("always", "thrift wood"))], projects=[project(1, "wood 2, stone 1"), project(2)])
    survivor(s, 0, items=[8], hand=[1, 2], resources={"wood": 1, "stone": 1})
    game = play(s, Turn(0))
    assert {pick for pick in game.picks(0) if pick[0] == "craft"} == {("craft", 1), ("craft", 2)}
    game.choose(0, ("craft", 1))
    assert purse(game) == {}
    game.choose(0, ("craft", 2))
    assert [held.item for held in me(game).items] == [0, MADE, MADE + 1]


@pytest.mark.parametrize(("line", "after"), [("night 2", 8), ("night -1", 5)])
def test_always_night_changes_what_night_cards_give(line: str, after: int) -> None:
    """Only what they give, and only to its owner."""
    s = wild(2, characters=[character("sleeper", ability("always", line))])
    survivor(s, 0, stamina=0)
    survivor(s, 1, stamina=0, character=1)
    rested = carry(s.clone(), "rest 6")
    assert me(rested).stamina == 6
    game = play(s, Nightfall(), dice=[0])
    assert [me(game, seat).stamina for seat in range(2)] == [after, 6]


def test_always_counts_only_while_its_conditions_hold() -> None:
    s = wild(characters=[character("cook", ability("always", "limit 5", need=["at-fire"]))])
    assert limit_seen(play(s.clone(), Turn(0))) == 15
    s.map.fires[at("A0")] = 0
    assert limit_seen(play(s, Turn(0))) == 10


def limit_seen(game: Game) -> object:
    return game.view(0)["survivors"][0]["limit"]  # type: ignore[index]


# -- moments ----------------------------------------------------------------------------------------------------------


def test_when_action_costs_stamina_and_its_price() -> None:
    """CA-2, CA-3: in full, only in one's own turn, any number of times."""
    use = ability("action", "gain stone 1", stamina=2, pay="wood 1", need=["at-fire"])
    s = wild(2, cards=[found(8, use)])
    survivor(s, 0, items=[8], stamina=5, resources={"wood": 3})
    game = play(s, Turn(0), Turn(1))
    choose_all(game, 0, USE, USE)
    assert (me(game).stamina, purse(game), is_offered(game, 0, *USE)) == (1, {"wood": 1, "stone": 2}, False)
    game.choose(0, ("end-turn",))
    assert game.waiting == (1,)
    assert "use" not in verbs(game, 1)


def test_when_action_is_not_offered_if_it_cannot_be_done() -> None:
    """CA-4: conditions, price, stamina, and an effect that could do nothing at all."""
    plain = ability("action", "heal hunger 1")
    for more, stamina, damage, offered in (
        ({}, 1, "hunger", True),
        ({}, 1, "thirst", False),
        ({}, 0, "hunger", False),
        ({"need": ["has wood 1"]}, 1, "hunger", False),
        ({"pay": "wood 1"}, 1, "hunger", False),
    ):
        s = wild(cards=[found(8, {**plain, **more})])
        survivor(s, 0, items=[8], stamina=stamina, damage={damage: 1})
        assert is_offered(play(s, Turn(0)), 0, *USE) == offered


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("make 4", False),
        ("relief", False),
        ("project 1", False),
        ("rest 1", False),
        ("light here", False),
        ("scout 1", False),
        ("uncover 2", False),
        ("strike 1 6", False),
        ("resolve 99", False),
        ("go landmark:12", False),
        ("swap meat food 1", False),
        ({"may": ["heal any 1"]}, False),
        ({"pay": "meat 1", "do": ["gain wood 1"]}, False),
        ({"pay": "meat 1", "do": ["gain wood 1"], "else": ["gain stone 1"]}, True),
        ({"if": "in-camp", "do": ["heal any 1"], "else": ["gain stone 1"]}, False),
        ({"if": "not in-camp", "do": ["heal any 1"], "else": ["gain stone 1"]}, True),
        ("survey 1", True),
    ],
)
def test_when_action_its_effect_could_do_nothing_at_all(line: str | Entry, offered: bool) -> None:
    """CA-4: a survivor in camp, at its fire, rested, unhurt, with nothing; nothing around."""
    s = wild(cards=[found(8, ability("action", line))])
    survivor(s, 0, items=[8])
    assert is_offered(play(s, Turn(0)), 0, *USE) == offered


def test_when_action_of_an_upgrade_is_open_to_all() -> None:
    """CA-1, IN-6; once a day means once for everybody (OD-1)."""
    s = wild(2, cards=[upgrade(7, ability("action", "gain wood 1", limit="day"))])
    game = carry(s, "resolve 7")
    assert board(game).decks.upgrades == (0,)
    turns = play(board(game), StartTurn(1), StartTurn(0))
    turns.choose(1, ("use", "upgrade-7"))
    assert (purse(turns, 1), is_offered(turns, 1, "use", "upgrade-7")) == ({"wood": 1}, False)
    turns.choose(1, ("end-turn",))
    assert not is_offered(turns, 0, "use", "upgrade-7")


def test_when_turn_is_free_and_once_a_turn() -> None:
    """R-45, RO-12: not an action, no stamina, and offered even with none left."""
    s = wild(cards=[found(8, ability("turn", "gain wood 1"))])
    survivor(s, 0, items=[8], stamina=1)
    game = play(s, StartTurn(0), StartTurn(0))
    game.choose(0, USE)
    assert (purse(game), is_offered(game, 0, *USE), me(game).stamina) == ({"wood": 1}, False, 1)
    game.choose(0, ("end-turn",))
    board(game).survivors[0].stamina = 0
    game.choose(0, USE)
    assert has(game, 0, "wood") == 2


def test_when_turn_once_a_day() -> None:
    s = wild(cards=[found(8, ability("turn", "gain wood 1", limit="day"))])
    survivor(s, 0, items=[8])
    game = play(s, StartTurn(0), StartTurn(0))
    choose_all(game, 0, USE, ("end-turn",))
    assert not is_offered(game, 0, *USE)


def test_when_before_roll_comes_after_support_and_before_the_dice() -> None:
    """CB-4."""
    s = armed(ability("before-roll", "mine 3"), seats=2)
    game = fight(s, 4, 1)
    game.choose(0, ("name", "seat-1"))
    game.choose(1, ("name", "seat-1"))
    assert asked(game, 1) == "support"
    game.choose(1, PASS)
    assert (asked(game), game.view(0)["combat"]["dice"]) == ("before-roll", None)  # type: ignore[index]
    game.choose(0, USE)
    assert foe(game).damage == 1


def test_when_modify_each_item_once_a_combat_and_several_items() -> None:
    """CB-8, CB-9, CB-12: only the fighter's own; again in the next combat."""
    plus, minus = ability("modify", "mine 1"), ability("modify", "enemy -1")
    s = wild(2, cards=[found(n, plus, minus) for n in (8, 9, 10)], enemies=[enemy(3, 8, 12, 3)])
    survivor(s, 0, items=[8, 9])
    survivor(s, 1, items=[10], space="A1")
    game = fight(s, 6, 2)
    game.choose(1, PASS)
    assert game.picks(0) == [PASS, USE, (*USE, 2), ("use", "found-9"), ("use", "found-9", 2)]
    game.choose(0, USE)
    assert game.picks(0) == [PASS, ("use", "found-9"), ("use", "found-9", 2)]
    game.choose(0, ("use", "found-9"))
    assert (foe(game).damage, foe(game).space) == (1, at("A2"))
    again = play(board(game), StartFight(0, foe(game).uid), dice=[1, 1])
    again.choose(1, PASS)
    assert len(again.picks(0)) == 5


def test_when_prevent_of_a_type() -> None:
    """`of`: only that damage; in combat too."""
    s = armed(ability("prevent", "prevent 1", of="physical"))
    assert harm(carry(s.clone(), "damage hunger 1")) == {"hunger": 1}
    game = fight(s, 1, 9)
    assert game.picks(0) == [PASS, USE]
    game.choose(0, USE)
    assert harm(game) == {}


def test_when_night_comes_after_the_night_card() -> None:
    """For every affected survivor, from the chieftain on; its lines come after the card's."""
    s = wild(2, chief=1, nights=[night(f"n-{n}", {"each": "everyone", "do": ["lose wood 1"]}) for n in range(4)],
             stages=[stage(1, abilities=[ability("night", "gain wood 1", need=["at-fire"])])])  # fmt: skip
    survivor(s, 0, space="A1", resources={"wood": 1})
    survivor(s, 1, resources={"wood": 0})
    game = play(s, Nightfall(), dice=[0])
    assert [purse(game, seat) for seat in range(2)] == [{}, {"wood": 1}]


def test_when_night_a_price_is_the_owners_choice() -> None:
    s = wild(cards=[found(8, ability("night", "gain food 1", pay="meat 1"))])
    survivor(s, 0, items=[8], resources={"meat": 1})
    game = play(s, Nightfall(), dice=[0])
    assert (asked(game), game.picks(0)) == ("moment", [PASS, YES])
    game.choose(0, YES)
    assert purse(game) == {"food": 1}


def test_when_dawn_comes_at_the_start_of_a_day() -> None:
    """Before the first turn; its conditions see the new day."""
    s = wild(characters=[character("early", ability("dawn", "gain wood 1", need=["even-day"]))], day=1)
    game = play(s, Nightfall(), dice=[0])
    assert (board(game).turn.day, purse(game), asked(game)) == (2, {"wood": 1}, "turn")


@pytest.mark.parametrize("how", ["move", "walk", "go"])
def test_when_enter_works_with_any_movement(how: str) -> None:
    """On the sheet, for everybody; not on other ground."""
    land = ["flat", "flat", "flat", "rock !12", "flat", "flat", "flat"]
    s = wild(tiles=[land], sheet={"abilities": [ability("enter", "tire 1", of="rock")]})
    reveal(s, "B", land)
    survivor(s, 0, space="A5", stamina=5)
    if how == "move":
        game = play(s, Turn(0))
        game.choose(0, ("move", "B3"))
        assert me(game).stamina == 5 - 2 - 1
        game.choose(0, ("move", "B2"))
        assert me(game).stamina == 1
        return
    game = carry(s, "move 2" if how == "walk" else "go landmark:12")
    if how == "walk":
        choose_all(game, 0, ("step", "B3"), ("step", "B2"))
    assert me(game).stamina == 4


def test_when_defeat_comes_after_a_victory() -> None:
    """The fighter's; `against` still means the enemy just defeated."""
    won = ability("defeat", "gain food 1", need=["against beast"])
    for traits, got in ((["beast"], {"food": 1}), (["bird"], {})):
        assert purse(fight(armed(won, traits=traits, health=1), 7, 1)) == got
    assert purse(fight(armed(won, traits=["beast"], health=2), 7, 1)) == {}


def test_when_scouted_comes_after_the_action_only() -> None:
    """Scouting by a card is not the action."""
    s = wild(characters=[character("scout", ability("scouted", "gain wood 1"))])
    survivor(s, 0, space="A1", stamina=5)
    by_card = carry(s.clone(), "survey 1")
    by_card.choose(0, by_card.picks(0)[0])
    assert purse(by_card) == {}
    game = play(s, Turn(0))
    game.choose(0, ("scout", "C"))
    assert purse(game) == {"wood": 1}


def test_when_gained_comes_with_the_item_from_its_deck() -> None:
    """Found and crafted; not when it is traded (IT-1)."""
    s = wild(
        2,
        cards=[found(8, ability("gained", "gain wood 2"))],
        projects=[project(1, "stone 1", ability("gained", "rest 3"))],
    )
    survivor(s, 0, stamina=5, resources={"stone": 1}, hand=[1])
    game = carry(s, "resolve 8", "make 1")
    assert (has(game, 0, "wood"), me(game).stamina) == (2, 8)
    trade = play(board(game), Turn(0))
    choose_all(trade, 0, ("trade", "seat-2"), ("give-item", "found-8"), ("offer",))
    trade.choose(1, YES)
    assert (len(me(trade, 1).items), purse(trade, 1)) == (1, {})


def test_when_gained_its_conditions_and_price_count() -> None:
    """Every ability may have `need` and `pay`."""
    cold = found(8, ability("gained", "gain wood 1", need=["not at-fire"]))
    dear = found(9, ability("gained", "gain stone 1", pay="food 1"))
    s = wild(cards=[cold, dear])
    survivor(s, 0, resources={"food": 1})
    game = carry(s, "resolve 8", "resolve 9")
    assert game.picks(0) == [PASS, YES]
    game.choose(0, PASS)
    assert purse(game) == {"food": 1}


def test_when_key_resolves_the_next_number_instead() -> None:
    """IN-12, E-9: asked after the card is read, before the other is seen; no question without a key."""
    cards = [instant(7, "resolve 9", tags=["locked"]), instant(8, "gain wood 1"), instant(9, "gain stone 1")]
    for items, tags in (([20], "locked"), ([20], "sealed"), ([], "locked")):
        s = wild(cards=[*cards, found(20, ability("key", of=tags))])
        survivor(s, 0, items=items)
        game = carry(s, "resolve 7")
        if items and tags == "locked":
            assert game.picks(0) == [PASS, ("use", "found-20")]
            assert 7 in seen_cards(game)
            assert 8 not in seen_cards(game)
            twin = game.clone()
            game.choose(0, ("use", "found-20"))
            assert (purse(game), seen_cards(game)) == ({"wood": 1}, [7, 8, 20])
            twin.choose(0, PASS)
            assert (purse(twin), seen_cards(twin)) == ({"stone": 1}, [7, 9, 20])
        else:
            assert (game.waiting, purse(game)) == ((), {"stone": 1})


def seen_cards(game: Game) -> list[int]:
    read = game.view(None)["read"]
    assert isinstance(read, list)
    return read


def test_when_key_its_price_is_paid() -> None:
    """A key that breaks: `pay = "this"`; GO-7: one whose price cannot be paid is not offered."""
    cards = [instant(7, "gain stone 1", tags=["locked"]), instant(8, "gain wood 1")]
    s = wild(cards=[*cards, found(20, ability("key", of="locked", pay="this"))])
    survivor(s, 0, items=[20])
    game = carry(s, "resolve 7")
    game.choose(0, ("use", "found-20"))
    assert (purse(game), me(game).items) == ({"wood": 1}, ())


def test_when_always_needs_no_use() -> None:
    """S5-9, CA-6: it is not in any list of picks."""
    s = wild(cards=[found(8, ability("always", "limit 3"))])
    survivor(s, 0, items=[8])
    game = play(s, Turn(0))
    assert (verbs(game) & {"use"}, limit_seen(game)) == (set(), 13)


# -- places -----------------------------------------------------------------------------------------------------------


def lit(game: Game) -> set[str]:
    return {name for name in ("A0", "A1", "A2", "B2", "B3", "B4", "E5") if board(game).map.fires.get(at(name))} - {"A0"}


def test_place_here_is_the_own_space() -> None:
    s = wild(2)
    survivor(s, 1, space="A2")
    assert lit(carry(s, "light here", seat=1)) == {"A2"}


def test_place_camp_is_the_camps_space() -> None:
    s = wild()
    survivor(s, 0, space="A2")
    s.map.fires[at("A0")] = 0
    assert board(carry(s, "light camp")).map.fires == {at("A0"): 1}


def test_place_adjacent_is_chosen_by_the_survivor_among_revealed_spaces() -> None:
    """Not by the chieftain."""
    s = wild(2, chief=1)
    survivor(s, 0, space="A1")
    game = carry(s, "lay leaf adjacent")
    assert game.waiting == (0,)
    assert game.picks(0) == [("place", "A0"), ("place", "A2"), ("place", "A6")]
    game.choose(0, ("place", "A6"))
    assert lying(game, "A6") == ["*leaf"]


def test_place_landmark_of_that_number_if_it_is_revealed() -> None:
    """MN-3, E-12: if it is not on the revealed map, nothing happens, and no token is used."""
    s = wild(enemies=[enemy(3)], tiles=[NORTH])
    nothing = carry(s.clone(), "spawn landmark:12", "go landmark:12", "light landmark:12")
    assert (board(nothing).map.foes, where(nothing), board(nothing).tokens.monster_supply) == ([], "A0", 1)
    reveal(s, "B", NORTH)
    game = carry(s, "spawn landmark:12", "light landmark:12", "spawn landmark:13")
    assert (foe(game).space, board(game).map.fires) == (at("B3"), {at("A0"): 1, at("B3"): 1})


def test_place_nearest_landmark_is_reckoned_from_you() -> None:
    """R-3, R-64, E-11: the chieftain breaks ties; if there is none on the map, nothing happens."""
    south = ["flat", "flat", "flat", "flat", "flat", "flat !13", "flat"]
    s = wild(2, tiles=[NORTH, south], chief=1)
    assert lit(carry(s.clone(), "light nearest-landmark")) == set()
    reveal(s, "B", NORTH)
    reveal(s, "E", south)
    survivor(s, 1, space="E0")
    game = carry(s.clone(), "light nearest-landmark")
    assert game.picks(1) == [("place", "B3"), ("place", "E5")]
    game.choose(1, ("place", "E5"))
    assert lit(game) == {"E5"}
    survivor(s, 0, space="A5")
    assert lit(carry(s.clone(), "light nearest-landmark")) == {"B3"}
    assert lit(carry(s, "light nearest-landmark", seat=1)) == {"E5"}


def test_place_nearest_target_is_a_space_with_a_target_symbol() -> None:
    """QU-9."""
    s = wild(tiles=[NORTH])
    assert lit(carry(s.clone(), "light nearest-target")) == set()
    reveal(s, "B", NORTH)
    assert lit(carry(s, "light nearest-target")) == {"B4"}


def test_place_nearest_water_is_a_space_with_a_water_source_token() -> None:
    """R-7: a symbol without a token is not a water source."""
    wet = ["flat", "flat", "flat ~", "flat", "flat ~", "flat", "flat"]
    s = wild(tiles=[wet], sheet={"water": ["clean-water"]})
    reveal(s, "B", wet)
    assert list(s.map.water) == [at("B2")]
    survivor(s, 0, space="B0")
    assert lit(carry(s, "light nearest-water")) == {"B2"}
    bare = wild(tiles=[wet], sheet={"water": []})
    reveal(bare, "B", wet)
    assert lit(carry(bare, "light nearest-water")) == set()


def test_place_nearest_fire_is_a_burning_one() -> None:
    """The camp's counts, an extinguished one does not."""
    s = wild(enemies=[enemy(3)], tiles=[PLAIN])
    reveal(s, "B")
    survivor(s, 0, space="B0")
    s.map.fires |= {at("B2"): 0, at("A5"): 1}
    assert foe(carry(s.clone(), "spawn nearest-fire")).space == at("A5")
    s.map.fires[at("A5")] = 0
    assert foe(carry(s.clone(), "spawn nearest-fire")).space == at("A0")
    s.map.fires[at("A0")] = 0
    assert board(carry(s, "spawn nearest-fire")).map.foes == []


# -- groups of survivors ----------------------------------------------------------------------------------------------


def meant(
    group: str, spaces: Sequence[str], *, seat: int = 0, chief: int = 0, fires: Sequence[str] = ("A0",)
) -> list[int]:
    """The seats that gain 1 wood by `each = group`, with survivors on these spaces; "" is a casualty on A0."""
    s = wild(len(spaces), chief=chief, tiles=[PLAIN])
    reveal(s, "B")
    s.map.fires = {at("A0"): 0, **{at(name): 1 for name in fires}}
    for other, space in enumerate(spaces):
        survivor(s, other, space=space or "A0")
        if not space:
            s.survivors[other].status = LOST
    game = carry(s, {"each": group, "do": ["gain wood 1"]}, seat=seat)
    return [other for other in range(len(spaces)) if has(game, other, "wood")]


def test_who_everyone_is_every_survivor_on_the_map() -> None:
    """KA-2, R-31: casualties are not survivors."""
    assert meant("everyone", ["A0", "B0", "", "A1"]) == [0, 1, 3]


def test_who_others_is_everyone_but_you() -> None:
    assert meant("others", ["A0", "A0", "", "B0"], seat=1) == [0, 3]
    assert meant("others", ["A0"]) == []


def test_who_here_is_all_on_your_space_you_too() -> None:
    assert meant("here", ["A0", "A1", "A0", ""]) == [0, 2]
    assert meant("here", ["A0", "A1", "A0", ""], seat=1) == [1]


def test_who_near_is_within_two_spaces_you_too() -> None:
    """E-24."""
    assert meant("near", ["A0", "A1", "B2", "B0"]) == [0, 1, 2]
    assert meant("near", ["A0", "A1", "B2", "B0"], seat=3) == [2, 3]


def test_who_at_fire_is_everybody_at_a_burning_one() -> None:
    assert meant("at-fire", ["A0", "A1", "B0", "A1"], fires=["A1"]) == [1, 3]
    assert meant("at-fire", ["A0", "A1"], fires=[]) == []


def test_who_not_at_fire_is_everybody_else() -> None:
    assert meant("not-at-fire", ["A0", "A1", "B0", ""], fires=["A1"]) == [0, 2]


def test_who_in_camp_is_everybody_on_its_space() -> None:
    """FI-1: whether its fire burns or not."""
    assert meant("in-camp", ["A0", "A1", "A0", ""], fires=[], seat=1) == [0, 2]


def test_who_not_in_camp_is_everybody_else() -> None:
    assert meant("not-in-camp", ["A0", "A1", "B0", ""], seat=0) == [1, 2]


def test_who_is_asked_from_the_chieftain_clockwise() -> None:
    s = wild(4, chief=2)
    for seat in range(4):
        survivor(s, seat, resources={"wood": 1, "stone": 1})
    game = carry(s, {"each": "others", "do": ["lose any 1"]}, seat=3)
    order = []
    while game.waiting:
        order.append(game.waiting[0])
        game.choose(order[-1], ("resource", "wood"))
    assert order == [2, 0, 1]
