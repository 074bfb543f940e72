"""Spending and tokens (SP), and the carry limit (LI)."""

from __future__ import annotations

from emberwatch.discover.model.map import FACE_UP
from emberwatch.discover.model.names import RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.inventory import burden
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import Nightfall
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    Entry,
    ability,
    asked,
    at,
    board,
    can_do,
    carry,
    casualty,
    character,
    choose_all,
    enemy,
    found,
    has,
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
    stage,
    survivor,
    threat,
    verbs,
    wild,
)

TOKENS: list[Entry] = [
    {"symbol": "leaf", "face": "wood wood", "count": 4},
    {"symbol": "leaf", "face": "wood", "count": 4},
    {"symbol": "rock", "face": "stone wood", "count": 4},
    {"symbol": "paw", "face": "meat meat", "count": 4},
]
DOUBLE, SINGLE, MIXED, MEAT = range(4)
RELIC = ["quest-item"]
BASKET = project(6, "stone 1", ability("always", "carry any 3"))
FLASK = project(7, "stone 1", ability("always", "carry clean-water 2"))


def toll(cost: str, *do: str) -> Entry:
    """A quest that lets anybody pay this."""
    return stage(1, abilities=[ability("action", *(do or ("mark 1",)), pay=cost)])


def relics(count: int) -> list[Entry]:
    """Quest items numbered from 40 on."""
    return [found(40 + i, traits=RELIC) for i in range(count)]


def items(game: Game, seat: int = 0) -> list[str]:
    return [board(game).item(held.item).name for held in me(game, seat).items]


def full(s: DiscoverState, seat: int = 0, **more: int) -> None:
    """Ten wood, or the named things and enough wood to make ten."""
    survivor(s, seat, resources={"wood": 10 - sum(more.values()), **more})


# -- spending ---------------------------------------------------------------------------------------------------------


def test_sp_1_spent_tokens_go_where_they_belong() -> None:
    """A feature token to the discards of its symbol, a resource token to the endless supply."""
    s = wild(tokens=TOKENS, stages=[toll("wood 2")])
    survivor(s, 0, resources={"wood": 1}, tokens=["wood"])
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert (purse(game), me(game).kept, me(game).loose) == ({}, (), [0] * 9)
    assert board(game).tokens.used_tokens == [0, 1, 0, 0]
    assert lying(game, "A0") == []


def test_sp_2_a_double_pays_one_and_gives_change() -> None:
    s = wild(tokens=TOKENS, stages=[toll("wood 1")])
    survivor(s, 0, tokens=["wood wood"])
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert (me(game).kept, me(game).loose[5], purse(game)) == ((), 1, {"wood": 1})
    assert board(game).tokens.used_tokens == [1, 0, 0, 0]


def test_e_35_double_wood_spent_as_one() -> None:
    """Stoking takes one of it; a single resource token comes back."""
    s = wild(tokens=TOKENS)
    s.map.fires[at("A0")] = 0
    survivor(s, 0, tokens=["wood wood"])
    game = play(s, Turn(0))
    game.choose(0, ("stoke",))
    assert (me(game).kept, purse(game)) == ((), {"wood": 1})


def test_sp_2_change_of_a_mixed_token_is_the_other_kind() -> None:
    for cost, left in (("wood 1", {"stone": 1}), ("stone 1", {"wood": 1}), ("stone 1, wood 1", {})):
        s = wild(tokens=TOKENS, stages=[toll(cost)])
        survivor(s, 0, tokens=["stone wood"])
        game = play(s, Turn(0))
        game.choose(0, ("use", "quest"))
        assert (purse(game), me(game).kept) == (left, ())
        assert board(game).tokens.used_tokens == [0, 0, 1, 0]


def test_sp_2_both_halves_of_a_double_need_no_change() -> None:
    s = wild(tokens=TOKENS, stages=[toll("wood 2")])
    survivor(s, 0, tokens=["wood wood"])
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert (purse(game), board(game).tokens.used_tokens) == ({}, [1, 0, 0, 0])


def test_sp_3_only_ones_own() -> None:
    """An ally on the same space does not pay, nor does what is on the space."""
    s = wild(2, stages=[toll("wood 1")])
    s.map.fires[at("A0")] = 0
    lay(s, "A0", "wood")
    survivor(s, 0)
    survivor(s, 1, resources={"wood": 5})
    game = play(s, Turn(0))
    assert not is_offered(game, 0, "use", "quest")
    assert not is_offered(game, 0, "stoke")


def test_sp_4_a_spent_feature_token_can_come_back() -> None:
    """Under a new tile, once the pile of its symbol is used up."""
    tile = ["flat *leaf", *["flat"] * 6]
    s = wild(tiles=[tile], tokens=[{"symbol": "leaf", "face": "wood", "count": 1}], stages=[toll("wood 1")])
    survivor(s, 0, space="A6", tokens=["wood"])
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("use", "quest"))
    assert board(game).tokens.used_tokens == [1]
    game.choose(0, ("scout", "B"))
    assert lying(game, "B0") == ["*leaf"]
    assert board(game).tokens.used_tokens == [0]


def test_sp_5_nine_kinds_of_resources() -> None:
    assert RESOURCES == (
        "food",
        "meat",
        "clean-water",
        "dirty-water",
        "stone",
        "wood",
        "salvage",
        "medicine",
        "poison",
    )


def test_go_3_resources_never_run_out() -> None:
    s = wild()
    game = carry(s, *["gain wood 50"] * 2)
    assert has(game, 0, "wood") == 100


# -- the limit --------------------------------------------------------------------------------------------------------


def test_li_1_ten_resources_and_items_together() -> None:
    """The eleventh asks what to leave; ten do not. Tokens and items count alike."""
    for wood, expected in ((8, "turn"), (9, "limit")):
        s = wild(cards=[found(20)])
        lay(s, "A0", "stone")
        survivor(s, 0, resources={"wood": wood}, items=[20])
        game = play(s, Turn(0))
        game.choose(0, ("gather", "stone"))
        assert asked(game) == expected


def test_li_2_ten_of_ones_own_choice() -> None:
    """Resources drop face up onto the space, cards go back to their deck."""
    s = wild(cards=[found(20)], projects=[project(3)], tokens=TOKENS)
    lay(s, "A0", "stone")
    survivor(s, 0, resources={"wood": 7}, tokens=["wood wood"], items=[20], made=[3])
    game = play(s, Turn(0))
    game.choose(0, ("gather", "stone"))
    things = ["drop stone", "drop wood", "drop wood+wood", "discard found-20", "discard made-3", "split wood+wood"]
    assert can_do(game) == things
    twin = game.clone()
    twin.choose(0, ("drop", "wood+wood"))
    assert lying(twin, "A0") == ["wood+wood"]
    assert board(twin).map.lying[at("A0")] == (FACE_UP + DOUBLE,)
    assert asked(twin) == "turn"
    twin = game.clone()
    twin.choose(0, ("discard", "found-20"))
    assert (lying(twin, "A0"), board(twin).decks.deck, items(twin)) == ([], [1], ["project-3"])
    game.choose(0, ("discard", "made-3"))
    assert (lying(game, "A0"), board(game).decks.made_deck, items(game)) == ([], [4], ["found-20"])


def test_li_3_more_is_allowed_until_the_action_is_over() -> None:
    """Fourteen for a while: the card takes its price from what would not fit."""
    s = wild(stages=[stage(1, abilities=[ability("action", "gain stone 4", "lose wood 4")])])
    full(s)
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert asked(game) == "turn"
    assert purse(game) == {"wood": 6, "stone": 4}


def test_li_3_the_limit_comes_before_the_quest() -> None:
    """R-23: what had to be dropped does not count at the checkpoint."""
    s = wild(stages=[stage(1, {"need": ["has wood 11"], "do": ["win you"]})])
    lay(s, "A0", "wood")
    full(s)
    game = play(s, Turn(0))
    game.choose(0, ("gather", "wood"))
    assert game.outcome is None
    assert has(game, 0, "wood") == 10


def test_li_3_who_is_handed_a_reward_is_checked_at_the_end_of_the_action() -> None:
    s = wild(2, enemies=[enemy(5, 1, 12, reward=["gain meat 1"])])
    monster(s, "A1", 5)
    survivor(s, 0)
    full(s, 1, stone=4)
    game = play(s, Turn(0), dice=[1, 1])
    game.choose(0, ("move", "A1"))
    game.choose(1, ("pass",))
    game.choose(0, ("name", "seat-2"))
    game.choose(1, ("yes",))
    assert asked(game, 1) == "limit"
    game.choose(1, ("drop", "wood"))
    assert lying(game, "A0") == ["wood"]
    assert purse(game, 1) == {"meat": 1, "stone": 4, "wood": 5}


def test_li_3_after_a_threat_card_in_the_night() -> None:
    """Not only when the night is over: the next line sees ten."""
    nights = [night("long", {"each": "everyone", "do": ["threat 1", "lose stone 9"]})]
    s = wild(threats=[threat("gift", "gain stone 3")], nights=nights)
    full(s)
    game = play(s, Nightfall(), dice=[0, 0])
    assert asked(game) == "limit"
    assert can_do(game) == ["drop stone", "drop wood"]
    choose_all(game, 0, ("drop", "wood"), ("drop", "wood"), ("drop", "wood"))
    assert lying(game, "A0") == ["wood"] * 3
    assert purse(game)["wood"] == 7


def test_li_3_after_a_combat_in_the_night() -> None:
    s = wild(enemies=[enemy(5, 1, 12, reward=["gain meat 2"])], nights=[night("hunt", "prowl all 1", "lose meat 2")])
    full(s)
    monster(s, "A1", 5)
    game = play(s, Nightfall(), dice=[0, 1, 1])
    game.choose(0, ("pass",))
    assert asked(game) == "limit"
    choose_all(game, 0, ("drop", "wood"), ("drop", "wood"))
    assert lying(game, "A0") == ["wood", "wood"]
    assert purse(game) == {"wood": 8}


def test_r_50_off_turn_gains_drop_where_the_survivor_then_stands() -> None:
    far = ["flat !12", *["flat"] * 6]
    s = wild(tiles=[far], threats=[threat("storm", "gain stone 1", "go landmark:12")])
    reveal(s, "B", far)
    full(s)
    s.turn.phase = 2
    game = carry(s, "threat 1", dice=[0])
    game.choose(0, ("drop", "stone"))
    assert (lying(game, "A0"), lying(game, "B0")) == ([], ["stone"])


def test_li_4_projects_threats_and_support_cards_do_not_count() -> None:
    s = wild(2, projects=[project(1), project(2)], threats=[threat("curse", "rest 1", ongoing=True)])
    survivor(s, 0, hand=[1, 2], threats=["curse"])
    assert burden(s, 0) == 0


def test_li_5_nothing_is_dropped_at_will() -> None:
    s = wild(cards=[found(20)])
    survivor(s, 0, resources={"wood": 9}, items=[20])
    game = play(s, Turn(0))
    assert verbs(game) == {"move", "end-turn"}
    s = wild()
    lay(s, "A0", "stone")
    full(s)
    game = play(s, Turn(0))
    game.choose(0, ("gather", "stone"))
    game.choose(0, ("drop", "wood"))
    assert asked(game) == "turn"


def test_li_6_quest_items_cannot_be_discarded_but_count() -> None:
    s = wild(cards=[*relics(1), found(20)])
    lay(s, "A0", "stone")
    survivor(s, 0, resources={"wood": 8}, items=[40, 20])
    game = play(s, Turn(0))
    game.choose(0, ("gather", "stone"))
    assert can_do(game) == ["drop stone", "drop wood", "discard found-20"]


def test_e_27_ten_quest_items_and_one_wood() -> None:
    s = wild(cards=relics(10))
    lay(s, "A0", "wood")
    survivor(s, 0, items=list(range(40, 50)))
    game = play(s, Turn(0))
    game.choose(0, ("gather", "wood"))
    assert (lying(game, "A0"), purse(game), len(items(game))) == (["wood"], {}, 10)
    assert asked(game) == "turn"


def test_r_49_more_than_ten_quest_items_are_all_kept() -> None:
    """Everything else goes, and one more may still be taken."""
    s = wild(cards=[*relics(12), found(20)])
    survivor(s, 0, items=[*range(40, 51), 20])
    lay(s, "A0", "stone")
    game = play(s, Turn(0))
    game.choose(0, ("gather", "stone"))
    assert can_do(game) == ["drop stone", "discard found-20"]
    game.choose(0, ("drop", "stone"))
    assert asked(game) == "turn"
    assert (purse(game), len(items(game)), "found-20" in items(game)) == ({}, 11, False)
    assert lying(game, "A0") == ["stone"]
    board(game).trunk.clear()
    game = carry(board(game), "resolve 51")
    assert len(items(game)) == 12


def test_li_7_a_double_counts_as_one() -> None:
    s = wild(tokens=TOKENS)
    survivor(s, 0, tokens=["wood wood", "stone wood"], resources={"wood": 1})
    assert burden(s, 0) == 3


def test_li_8_a_split_double_counts_as_two_and_is_never_merged() -> None:
    """Half of a double is cooked: one meat and one food are left, two tokens."""
    s = wild(tokens=TOKENS)
    survivor(s, 0, tokens=["meat meat"])
    assert burden(s, 0) == 1
    game = play(s, Turn(0))
    game.choose(0, ("cook",))
    game.choose(0, ("amount", 1))
    assert (me(game).kept, purse(game), burden(board(game), 0)) == ((), {"food": 1, "meat": 1}, 2)
    game.choose(0, ("cook",))
    assert (purse(game), burden(board(game), 0)) == ({"food": 2}, 2)


def test_e_26_what_counts_towards_the_limit() -> None:
    """Ten resources, two projects, an ongoing threat and three support cards fit; a double counts 1, split 2."""
    s = wild(
        2,
        tokens=TOKENS,
        projects=[project(1), project(2)],
        threats=[threat("curse", "rest 1", ongoing=True)],
    )
    survivor(s, 0, resources={"wood": 9}, tokens=["meat meat"], hand=[1, 2], threats=["curse"])
    assert burden(s, 0) == 10
    game = play(s, Turn(0))
    game.choose(0, ("cook",))
    game.choose(0, ("amount", 2))
    assert asked(game) == "limit"
    assert can_do(game) == ["drop food", "drop wood"]
    game.choose(0, ("drop", "wood"))
    assert purse(game) == {"food": 2, "wood": 8}
    assert lying(game, "A0") == ["wood"]


def test_r_59_exactly_down_to_ten() -> None:
    s = wild(stages=[stage(1, abilities=[ability("action", "gain stone 3")])])
    full(s)
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    for _ in range(3):
        assert asked(game) == "limit"
        game.choose(0, ("drop", "wood"))
    assert asked(game) == "turn"
    assert purse(game) == {"wood": 7, "stone": 3}


def test_r_59_a_double_may_be_split_at_the_limit() -> None:
    """Twelve tokens: split stone+wood, then three of the thirteen go, including the stone."""
    s = wild(tokens=TOKENS, stages=[stage(1, abilities=[ability("action", "gain food 2")])])
    survivor(s, 0, resources={"wood": 9}, tokens=["stone wood"])
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert is_offered(game, 0, "drop", "stone") or any("split" in pick for pick in can_do(game))


def test_li_9_what_an_item_carries_does_not_count() -> None:
    """Three in the basket; the basket itself counts 1: nine more fit, not ten."""
    s = wild(projects=[BASKET])
    lay(s, "A0", "stone")
    survivor(s, 0, resources={"wood": 11}, made=[6])
    assert burden(s, 0) == 9
    game = play(s, Turn(0))
    game.choose(0, ("gather", "stone"))
    assert (asked(game), burden(board(game), 0)) == ("turn", 10)
    lay(board(game), "A0", "food")
    board(game).trunk.clear()
    game = play(board(game), Turn(0))
    game.choose(0, ("gather", "food"))
    assert asked(game) == "limit"


def test_li_9_only_the_resource_it_is_made_for() -> None:
    s = wild(projects=[FLASK])
    survivor(s, 0, resources={"wood": 4, "clean-water": 1}, made=[7])
    assert burden(s, 0) == 5
    survivor(s, 0, resources={"clean-water": 5})
    assert burden(s, 0) == 4 + 3 + 1


def test_li_9_carriers_add_up() -> None:
    s = wild(projects=[BASKET, FLASK])
    survivor(s, 0, resources={"wood": 2, "clean-water": 4}, made=[6, 7])
    assert burden(s, 0) == 6 - 2 - 3 + 2


def test_li_10_what_is_carried_can_be_spent_as_usual() -> None:
    """It may be taken off at any time: the load pays, and the survivor need not ask for it."""
    s = wild(projects=[FLASK], stages=[toll("clean-water 2")])
    survivor(s, 0, resources={"clean-water": 2}, made=[7])
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert purse(game) == {}


def test_li_11_dropped_resources_are_everybodys() -> None:
    s = wild(2)
    lay(s, "A0", "stone")
    full(s)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("gather", "stone"))
    game.choose(0, ("drop", "wood"))
    game.choose(0, ("end-turn",))
    game.choose(1, ("gather", "wood"))
    assert (purse(game, 1), lying(game, "A0")) == ({"wood": 1}, [])


def test_r_42_no_idle_questions_about_doubles_and_carriers() -> None:
    """Neither splitting nor loading is ever a pick of its own in a turn."""
    s = wild(tokens=TOKENS, projects=[BASKET])
    survivor(s, 0, tokens=["wood wood"], resources={"stone": 2}, made=[6])
    assert verbs(play(s, Turn(0))) == {"move", "end-turn"}


def test_r_54_a_carrier_that_is_discarded_is_unloaded_first() -> None:
    """Its twelve wood are his; two must drop when the action is over."""
    urn = project(6, "stone 1", ability("always", "carry any 3"), ability("action", "rest 1", pay="this"))
    s = wild(projects=[urn])
    survivor(s, 0, resources={"wood": 12}, made=[6], stamina=5)
    game = play(s, Turn(0))
    game.choose(0, ("use", "made-6", 2))
    assert (purse(game), lying(game, "A0"), items(game)) == ({"wood": 10}, ["wood", "wood"], [])
    assert board(game).decks.made_deck == [4]


def test_r_54_a_carrier_that_goes_at_the_limit_is_unloaded_too() -> None:
    """Thirteen things and the basket: without it three more must go, not none."""
    s = wild(projects=[BASKET])
    survivor(s, 0, resources={"wood": 12}, made=[6])
    lay(s, "A0", "stone")
    game = play(s, Turn(0))
    game.choose(0, ("gather", "stone"))
    game.choose(0, ("discard", "made-6"))
    assert asked(game) == "limit"
    choose_all(game, 0, ("drop", "wood"), ("drop", "wood"), ("drop", "wood"))
    assert purse(game) == {"wood": 9, "stone": 1}


def test_r_54_a_casualtys_carriers_are_unloaded() -> None:
    """One loot is one token or one item: the basket comes without its load."""
    s = wild(2, projects=[BASKET])
    survivor(s, 1, resources={"wood": 3}, made=[6])
    casualty(s, 1)
    game = play(s, Turn(0))
    game.choose(0, ("loot", "seat-2"))
    assert can_do(game) == ["take wood", "take-item made-6"]
    game.choose(0, ("take-item", "made-6"))
    assert (purse(game), purse(game, 1)) == ({}, {"wood": 3})


def test_r_55_looting_counts_tokens() -> None:
    s = wild(2, tokens=TOKENS)
    survivor(s, 1, tokens=["wood wood"])
    casualty(s, 1)
    game = play(s, Turn(0))
    game.choose(0, ("loot", "seat-2"))
    assert (me(game).kept, has(game, 0, "wood")) == ((DOUBLE,), 2)


def test_r_55_losing_counts_resources() -> None:
    s = wild(tokens=TOKENS)
    survivor(s, 0, tokens=["wood wood", "stone wood"])
    game = carry(s, "lose wood 2")
    assert purse(game) == {"wood": 1, "stone": 1}
    s = wild(tokens=TOKENS)
    survivor(s, 0, tokens=["wood wood", "stone wood"])
    game = carry(s, "lose any 1")
    assert can_do(game) == ["resource stone", "resource wood"]
    game.choose(0, ("resource", "stone"))
    assert purse(game) == {"wood": 3}


def test_r_56_a_double_on_a_carrier_counts_as_one_token() -> None:
    s = wild(tokens=TOKENS, projects=[BASKET])
    survivor(s, 0, tokens=["wood wood", "wood wood", "stone wood"], made=[6])
    assert burden(s, 0) == 1
    survivor(s, 0, resources={"food": 1})
    assert burden(s, 0) == 2


def test_r_56_a_mixed_double_can_be_carried_as_either_kind() -> None:
    """Stone and wood: a carrier for stone and one for wood can both take it."""
    for kind in ("stone", "wood"):
        s = wild(tokens=TOKENS, projects=[project(6, "stone 1", ability("always", f"carry {kind} 3"))])
        survivor(s, 0, tokens=["stone wood"], made=[6])
        assert burden(s, 0) == 1


def test_r_57_items_are_never_laid_on_a_space() -> None:
    s = wild(cards=[found(20)])
    lay(s, "A0", "stone")
    survivor(s, 0, resources={"wood": 9}, items=[20])
    game = play(s, Turn(0))
    assert "discard" not in verbs(game)
    game.choose(0, ("gather", "stone"))
    game.choose(0, ("discard", "found-20"))
    assert (lying(game, "A0"), board(game).decks.deck) == ([], [1])


def test_li_1_a_card_may_raise_the_limit() -> None:
    """GO-1; the usual limit counts again when that card goes."""
    porter = project(6, "stone 1", ability("always", "limit 2"), ability("action", "rest 1", pay="this"))
    s = wild(projects=[porter])
    survivor(s, 0, resources={"wood": 10}, made=[6], stamina=5)
    lay(s, "A0", "wood", "wood")
    game = play(s, Turn(0))
    game.choose(0, ("gather", "wood"))
    assert asked(game) == "turn"
    game.choose(0, ("gather", "wood"))
    assert (asked(game), has(game, 0, "wood")) == ("limit", 12)
    game.choose(0, ("drop", "wood"))
    game.choose(0, ("use", "made-6", 2))
    assert has(game, 0, "wood") == 10


def test_li_3_a_survivor_who_gained_nothing_is_not_asked() -> None:
    """The limit is checked only for survivors who gained something; a loss or a move asks nobody."""
    s = wild(characters=[character("plain")])
    full(s)
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert (asked(game), has(game, 0, "wood")) == ("turn", 10)


def test_li_3_in_a_combat_of_the_own_turn_when_the_action_is_over() -> None:
    """The reward may be spent on the next monster before anything must be dropped."""
    s = wild(enemies=[enemy(5, 1, 12, reward=["gain meat 1"]), enemy(6, 12, None)])
    monster(s, "A0", 5)
    monster(s, "A0", 6)
    full(s)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 1, 1, 1, 1])
    game.choose(0, ("foe", 1))
    game.choose(0, ("pass",))
    assert asked(game) == "modify"
    assert has(game, 0, "meat") == 1
