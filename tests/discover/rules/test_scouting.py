"""Scouting: which tiles, and what is laid on them (SC)."""

from __future__ import annotations

from emberwatch.discover.model.board import SPACE_NAMES
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    PLAIN,
    Entry,
    ability,
    asked,
    at,
    board,
    character,
    enemy,
    instant,
    lying,
    me,
    play,
    purse,
    reveal,
    survivor,
    verbs,
    wild,
)

MEADOW = ["flat *leaf", "flat", "rock *paw", "flat", "flat", "flat *leaf", "flat"]
LEAVES = ["flat *leaf"] * 3 + ["flat"] * 4
ONE_LEAF: list[Entry] = [{"symbol": "leaf", "face": "food", "count": 1}]


def scouts(game: Game) -> list[str]:
    return [str(pick[1]) for pick in game.picks(0) if pick[0] == "scout"]


def laid(game: Game) -> dict[str, list[str]]:
    """Everything on the map, by space."""
    spaces = [space for space, things in enumerate(board(game).map.lying) if things]
    return {SPACE_NAMES[space]: lying(game, SPACE_NAMES[space]) for space in spaces}


def test_sc_1_only_tiles_that_touch_the_own_space() -> None:
    """The middle of a tile touches none; a rim space touches two, and the revealed one is not offered again."""
    s = wild()
    assert scouts(play(s, Turn(0))) == []
    s = wild()
    survivor(s, 0, space="A1")
    assert scouts(play(s, Turn(0))) == ["C", "D"]
    s = wild()
    reveal(s, "C")
    survivor(s, 0, space="A1")
    assert scouts(play(s, Turn(0))) == ["D"]


def test_sc_1_a_slot_without_a_tile_is_not_offered() -> None:
    s = wild(slots=["D:1"])
    survivor(s, 0, space="A1")
    assert scouts(play(s, Turn(0))) == ["D"]


def test_sc_1_one_stamina_one_tile() -> None:
    s = wild()
    survivor(s, 0, space="A1", stamina=2)
    game = play(s, Turn(0))
    game.choose(0, ("scout", "D"))
    assert me(game).stamina == 1
    assert board(game).map.revealed == 1 | 1 << 3
    assert asked(game) == "turn"
    assert scouts(game) == ["C"]
    s = wild()
    survivor(s, 0, space="A1", stamina=0)
    assert "scout" not in verbs(play(s, Turn(0)))


def test_sc_1_the_tile_comes_from_the_stack_of_its_back() -> None:
    """Nobody knew which tile it is: any of the stack, never one that is already laid."""
    s = wild(tiles=[MEADOW])
    survivor(s, 0, space="A1")
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("scout", "D"))
    assert board(game).map.tiles[3] == 1
    assert board(game).map.stacks[1][1] == 0
    assert sum(board(game).map.stacks[1]) == 17


def test_sc_2_a_face_down_token_on_every_feature_space() -> None:
    s = wild(tiles=[MEADOW])
    survivor(s, 0, space="A6")
    game = play(s, Turn(0), dice=[1])
    supply = board(game).tokens.supply[:]
    game.choose(0, ("scout", "B"))
    assert laid(game) == {"B0": ["*leaf"], "B2": ["*paw"], "B5": ["*leaf"]}
    assert board(game).tokens.supply == [supply[0] - 2, supply[1], supply[2] - 1, *supply[3:]]
    assert purse(game) == {}


def test_e_7_one_feature_space_one_token_of_its_symbol() -> None:
    one = ["flat", "peak *relic", *["flat"] * 5]
    s = wild(tiles=[one])
    survivor(s, 0, space="A6")
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("scout", "B"))
    assert laid(game) == {"B1": ["*relic"]}
    assert game.view(0)["lying"] == {"B1": [{"symbol": "relic"}]}


def test_sc_3_only_the_symbol_matters() -> None:
    """Tokens of one symbol may show anything, on any ground: a leaf can bear stone, an enemy, a number."""
    tokens: list[Entry] = [{"symbol": "leaf", "face": "stone", "count": 1}]
    s = wild(
        tiles=[LEAVES],
        tokens=tokens,
        enemies=[enemy(4, token="feature", symbol="leaf")],
        cards=[instant(30, "gain wood 1", use="token", symbol="leaf")],
    )
    survivor(s, 0, space="A6")
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("scout", "B"))
    assert laid(game) == {"B0": ["*leaf"], "B1": ["*leaf"], "B2": ["*leaf"]}
    assert board(game).tokens.bags[0] == [1, 1, 1]
    assert board(game).tokens.supply[0] == 0


def test_sc_4_a_face_down_water_source() -> None:
    """Only the tokens that the sheet shows; with two of them, a third symbol gets none."""
    springs = ["flat ~", "flat", "rock ~", *["flat"] * 4]
    s = wild(tiles=[springs, springs], sheet={"water": ["clean-water", "dirty-water", "clean-water"]})
    survivor(s, 0, space="A6")
    game = play(s, Turn(0), dice=[1, 2])
    game.choose(0, ("scout", "B"))
    assert board(game).map.water == {at("B0"): HIDDEN, at("B2"): HIDDEN}
    assert board(game).tokens.water_left == 1
    assert game.view(0)["water"] == {"B0": None, "B2": None}
    game.choose(0, ("scout", "C"))
    assert board(game).map.water == {at("B0"): HIDDEN, at("B2"): HIDDEN, at("C0"): HIDDEN}
    assert board(game).tokens.water_left == 0


def test_sc_4_nothing_on_spaces_without_symbols() -> None:
    s = wild()
    survivor(s, 0, space="A6")
    game = play(s, Turn(0))
    game.choose(0, ("scout", "B"))
    assert (laid(game), board(game).map.water) == ({}, {})


def test_sc_5_an_empty_pile_is_made_up_from_its_discards() -> None:
    """Discards of this symbol only; those of others stay where they are."""
    tokens: list[Entry] = [
        {"symbol": "leaf", "face": "food", "count": 1},
        {"symbol": "leaf", "face": "wood", "count": 2},
        {"symbol": "paw", "face": "meat", "count": 1},
    ]
    s = wild(tiles=[LEAVES], tokens=tokens)
    s.tokens.bags[0] = [1, 0, 0]
    s.tokens.supply[0] = 1
    s.tokens.bags[2] = [0, 0, 0]
    s.tokens.supply[2] = 0
    s.tokens.used_tokens = [0, 2, 1]
    survivor(s, 0, space="A6")
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("scout", "B"))
    assert laid(game) == {"B0": ["*leaf"], "B1": ["*leaf"], "B2": ["*leaf"]}
    assert board(game).tokens.used_tokens == [0, 0, 1]
    assert board(game).tokens.supply[0] == 0


def test_sc_5_what_lay_there_before_is_not_shuffled_in() -> None:
    """The token laid first can only be the food of the old pile, the later ones only the wood of the new one."""
    tokens: list[Entry] = [
        {"symbol": "leaf", "face": "food", "count": 1},
        {"symbol": "leaf", "face": "wood", "count": 2},
    ]
    for space, expected in (("B0", {"food": 1}), ("B1", {"wood": 1})):
        s = wild(tiles=[LEAVES], tokens=tokens)
        s.tokens.bags[0] = [1, 0]
        s.tokens.supply[0] = 1
        s.tokens.used_tokens = [0, 2]
        survivor(s, 0, space="A6")
        game = play(s, Turn(0), dice=[1])
        game.choose(0, ("scout", "B"))
        survivor(board(game), 0, space=space)
        board(game).trunk.clear()
        game = play(board(game), Turn(0))
        game.choose(0, ("gather", "leaf"))
        assert purse(game) == expected


def test_sc_5_still_none_means_nothing_is_laid() -> None:
    s = wild(tiles=[LEAVES], tokens=ONE_LEAF)
    survivor(s, 0, space="A6")
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("scout", "B"))
    assert laid(game) == {"B0": ["*leaf"]}
    assert board(game).map.revealed == 3


def test_r_89_too_few_tokens_are_laid_in_the_order_of_the_tile() -> None:
    """Two leaves for four symbols: the first two cells of the tile that show one."""
    cells = ["flat", "flat *leaf", "flat", "flat *leaf", "flat *leaf", "flat", "flat *leaf"]
    s = wild(tiles=[cells], tokens=[{"symbol": "leaf", "face": "food", "count": 2}])
    survivor(s, 0, space="A6")
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("scout", "B"))
    assert laid(game) == {"B1": ["*leaf"], "B3": ["*leaf"]}


def test_sc_6_nobody_looks_not_even_the_scout() -> None:
    """No view shows a face, and every kind of token can still be under each of them."""
    s = wild(2, tiles=[MEADOW], tokens=[*ONE_LEAF, {"symbol": "leaf", "face": "wood", "count": 5}])
    survivor(s, 0, space="A6")
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("scout", "B"))
    for seat in (0, 1, None):
        assert game.view(seat)["lying"] == {"B0": [{"symbol": "leaf"}], "B5": [{"symbol": "leaf"}]}
    assert board(game).tokens.bags[0] == [1, 5]
    things = board(game).map.lying[at("B0")]
    assert things == board(game).map.lying[at("B5")]


def test_sc_1_abilities_after_scouting_come_with_the_action() -> None:
    scout = character("pathfinder", ability("scouted", "gain wood 1"))
    s = wild(2, characters=[scout, character("plain")])
    survivor(s, 0, space="A1")
    survivor(s, 1, space="A1", character=1)
    game = play(s, Turn(0))
    game.choose(0, ("scout", "C"))
    assert (purse(game, 0), purse(game, 1)) == ({"wood": 1}, {})


def test_sc_2_a_plain_tile_needs_no_tokens() -> None:
    s = wild()
    reveal(s, "B", PLAIN)
    assert s.tokens.supply == [6, 6, 6, 6, 0, 0]
