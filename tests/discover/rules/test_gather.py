"""Gathering: feature tokens, resource tokens, water sources (GA)."""

from __future__ import annotations

from emberwatch.discover.model.map import FACE_UP
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.night import Nightfall
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    Entry,
    ability,
    asked,
    at,
    board,
    enemy,
    foes_at,
    harm,
    has,
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
    survivor,
    verbs,
    where,
    wild,
)

DOUBLES: list[Entry] = [
    {"symbol": "leaf", "face": "wood wood", "count": 3},
    {"symbol": "rock", "face": "stone wood", "count": 2},
]
SPRING = ["flat ~", *["flat"] * 6]


def numbered(number: int, *do: str | Entry, copies: int = 1) -> Entry:
    """A card whose number a leaf token bears; there are no leaf tokens besides these."""
    return instant(number, *do, use="token", symbol="leaf", copies=copies)


def token_of(s: DiscoverState, card: int) -> int:
    """The kind of feature token that bears a card's number."""
    return next(i for i, token in enumerate(s.content.tokens) if token.card == card)


def bearer_of(s: DiscoverState, number: int) -> int:
    """The kind of feature token that bears an enemy's number."""
    return next(i for i, token in enumerate(s.content.tokens) if token.enemy == number)


def gathers(game: Game, seat: int = 0) -> list[str]:
    return [str(pick[1]) for pick in game.picks(seat) if pick[0] == "gather"]


def test_ga_1_only_tokens_on_the_own_space() -> None:
    """One of each sort on one's own space; what is next door or on another's space is not offered."""
    s = wild(2)
    survivor(s, 0, space="A1")
    survivor(s, 1, space="A2")
    lay(s, "A1", "*leaf", "*leaf", "wood", "*paw")
    lay(s, "A2", "*rock", "stone")
    game = play(s, Turn(0))
    assert gathers(game) == ["leaf", "paw", "wood"]
    game.choose(0, ("gather", "leaf"))
    assert lying(game, "A1") == ["*leaf", "wood", "*paw"]
    assert lying(game, "A2") == ["*rock", "stone"]


def test_ga_1_nothing_there_or_no_stamina() -> None:
    s = wild()
    lay(s, "A0", "wood")
    survivor(s, 0, space="A0", stamina=0)
    assert "gather" not in verbs(play(s, Turn(0)))
    s = wild()
    lay(s, "A1", "wood")
    assert "gather" not in verbs(play(s, Turn(0)))


def test_ga_1_open_tokens_that_were_left_lying_are_offered() -> None:
    """Face-up enemy tokens and numbered tokens can be gathered again; monster tokens cannot be gathered."""
    beast = enemy(4, 12, None, 2, token="feature", symbol="leaf")
    s = wild(cards=[numbered(30, "stay", "gain food 1")], enemies=[beast, enemy(5)], tokens=DOUBLES)
    lay(s, "A0", "*leaf", "*leaf")
    survivor(s, 0, space="A0", stamina=4)
    dice = [token_of(s, 30), bearer_of(s, 4), 1, 1]
    game = play(s, Turn(0), dice=dice)
    game.choose(0, ("gather", "leaf"))
    game.choose(0, ("gather", "leaf"))
    (there,) = foes_at(game, "A1")
    assert (there.entry, there.damage) == (0, 0)
    assert gathers(game) == ["card-30"]
    game.choose(0, ("move", "A1"))
    assert asked(game) == "free-gather"
    assert game.picks(0) == [("pass",), ("gather", "enemy-4")]


def test_ga_2_a_resource_token_is_kept_itself() -> None:
    s = wild()
    lay(s, "A0", "*leaf")
    game = play(s, Turn(0))
    before = sum(board(game).tokens.bags[0])
    game.choose(0, ("gather", "leaf"))
    assert me(game).kept == (0,)
    assert me(game).loose == [0] * 9
    assert purse(game) == {"food": 1}
    assert sum(board(game).tokens.bags[0]) == before - 1
    assert board(game).tokens.used_tokens == [0] * 4
    assert lying(game, "A0") == []


def test_ga_3_an_enemy_token_is_fought_now() -> None:
    """The card of its number; undefeated the token itself retreats, face up, with its damage."""
    beast = enemy(4, 7, 9, 2, token="feature", symbol="leaf", reward=["gain meat 2"])
    s = wild(enemies=[enemy(3, 2, 2), beast], tokens=DOUBLES)
    lay(s, "A0", "*leaf")
    survivor(s, 0, space="A0", stamina=5)
    game = play(s, Turn(0), dice=[bearer_of(s, 4), 7, 9, 12, 1])
    game.choose(0, ("gather", "leaf"))
    assert me(game).stamina == 4
    assert harm(game) == {"physical": 1}
    (there,) = foes_at(game, "A3")
    assert (there.entry, there.damage) == (1, 1)
    assert lying(game, "A0") == []
    assert gathers(game) == []
    game.choose(0, ("move", "A3"))
    game.choose(0, ("gather", "enemy-4"))
    assert foes_at(game, "A3") == []
    assert purse(game) == {"meat": 2}
    assert board(game).tokens.used_tokens[bearer_of(board(game), 4)] == 1
    assert me(game).stamina == 3


def test_ga_4_a_number_is_looked_up_then_discarded() -> None:
    s = wild(cards=[numbered(30, "gain wood 2"), instant(31, "gain poison 1")], tokens=DOUBLES)
    lay(s, "A0", "*leaf")
    game = play(s, Turn(0), dice=[token_of(s, 30)])
    game.choose(0, ("gather", "leaf"))
    assert purse(game) == {"wood": 2}
    assert me(game).kept == ()
    assert lying(game, "A0") == []
    assert board(game).tokens.used_tokens[token_of(board(game), 30)] == 1


def test_ga_4_the_token_is_discarded_without_its_card_too() -> None:
    """The card has left the game: nothing is resolved, but the token still goes and the stamina is spent."""
    s = wild(cards=[numbered(30, "gain wood 2")], tokens=DOUBLES)
    s.decks.deck[0], s.decks.removed[0] = 0, 1
    lay(s, "A0", "*leaf")
    survivor(s, 0, stamina=3)
    game = play(s, Turn(0), dice=[token_of(s, 30)])
    game.choose(0, ("gather", "leaf"))
    assert purse(game) == {}
    assert lying(game, "A0") == []
    assert board(game).tokens.used_tokens[token_of(board(game), 30)] == 1
    assert me(game).stamina == 2


def test_ga_4_the_token_is_discarded_though_its_card_moves_the_survivor() -> None:
    s = wild(cards=[numbered(30, "go camp")], tokens=DOUBLES)
    lay(s, "A3", "*leaf")
    survivor(s, 0, space="A3")
    game = play(s, Turn(0), dice=[token_of(s, 30)])
    game.choose(0, ("gather", "leaf"))
    assert where(game) == "A0"
    assert lying(game, "A3") == []
    assert lying(game, "A0") == []


def test_ga_5_it_stays_face_up_if_the_card_says_so() -> None:
    s = wild(cards=[numbered(30, "gain wood 1", "stay")], tokens=DOUBLES)
    lay(s, "A0", "*leaf")
    game = play(s, Turn(0), dice=[token_of(s, 30)])
    game.choose(0, ("gather", "leaf"))
    assert lying(game, "A0") == ["#30"]
    assert board(game).map.lying[at("A0")] == (FACE_UP + token_of(board(game), 30),)
    assert board(game).tokens.used_tokens[token_of(board(game), 30)] == 0


def test_ga_5_one_token_that_stays_does_not_keep_the_next_one() -> None:
    s = wild(cards=[numbered(30, "stay"), numbered(32, "gain wood 1")], tokens=DOUBLES)
    lay(s, "A0", "*leaf", "*leaf")
    game = play(s, Turn(0), dice=[token_of(s, 30), token_of(s, 32)])
    game.choose(0, ("gather", "leaf"))
    game.choose(0, ("gather", "leaf"))
    assert lying(game, "A0") == ["#30"]
    assert purse(game) == {"wood": 1}


def test_ga_6_a_dropped_resource_is_picked_up() -> None:
    s = wild()
    lay(s, "A0", "wood", "wood")
    game = play(s, Turn(0))
    game.choose(0, ("gather", "wood"))
    assert me(game).loose[5] == 1
    assert lying(game, "A0") == ["wood"]


def test_ga_6_a_dropped_feature_token_comes_back_as_it_is() -> None:
    """A double that lies open is taken whole, still as a double."""
    s = wild(tokens=DOUBLES)
    s.map.lying[at("A0")] = (FACE_UP,)
    s.tokens.bags[0][0] -= 1
    s.tokens.supply[0] -= 1
    game = play(s, Turn(0))
    assert gathers(game) == ["wood+wood"]
    game.choose(0, ("gather", "wood+wood"))
    assert me(game).kept == (0,)
    assert has(game, 0, "wood") == 2


def test_ga_7_both_kinds_of_tokens_are_resources() -> None:
    """One wood on a resource token and two on a feature token can pay a price of three."""
    stage = {"number": 1, "abilities": [ability("action", "gain poison 1", pay="wood 3")]}
    s = wild(tokens=DOUBLES, stages=[stage])
    survivor(s, 0, resources={"wood": 1}, tokens=["wood wood"])
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert purse(game) == {"poison": 1}
    s = wild(tokens=DOUBLES, stages=[stage])
    survivor(s, 0, tokens=["wood wood"])
    assert not is_offered(play(s, Turn(0)), 0, "use", "quest")


def test_ga_8_effects_give_resource_tokens_only() -> None:
    s = wild(cards=[numbered(30, "gain food 3")])
    lay(s, "A0", "*leaf")
    game = play(s, Turn(0), dice=[token_of(s, 30)])
    game.choose(0, ("gather", "leaf"))
    assert me(game).kept == ()
    assert me(game).loose[0] == 3
    assert board(game).tokens.bags[0][0] == 6


def test_ga_9_one_of_the_resources_a_source_shows() -> None:
    """The survivor chooses which; the source stays for everybody and never runs out."""
    s = wild(2, tiles=[SPRING], sheet={"water": ["clean-water dirty-water"]})
    reveal(s, "B", SPRING)
    survivor(s, 0, space="B0", stamina=3)
    survivor(s, 1, space="B0", stamina=3)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("gather", "water"))
    assert asked(game) == "water"
    assert game.picks(0) == [("resource", "clean-water"), ("resource", "dirty-water")]
    game.choose(0, ("resource", "dirty-water"))
    assert purse(game) == {"dirty-water": 1}
    game.choose(0, ("gather", "water"))
    game.choose(0, ("resource", "clean-water"))
    game.choose(0, ("end-turn",))
    game.choose(1, ("gather", "water"))
    game.choose(1, ("resource", "clean-water"))
    assert (purse(game), purse(game, 1)) == ({"clean-water": 1, "dirty-water": 1}, {"clean-water": 1})
    assert board(game).map.water == {at("B0"): 0}


def test_ga_9_a_symbol_without_a_water_token_gives_nothing() -> None:
    s = wild(tiles=[SPRING], sheet={"water": []})
    reveal(s, "B", SPRING)
    survivor(s, 0, space="B0")
    assert "gather" not in verbs(play(s, Turn(0)))


def test_ga_10_several_tokens_need_several_actions() -> None:
    s = wild()
    lay(s, "A0", "wood", "wood", "stone")
    survivor(s, 0, stamina=2)
    game = play(s, Turn(0))
    game.choose(0, ("gather", "wood"))
    assert (purse(game), me(game).stamina) == ({"wood": 1}, 1)
    game.choose(0, ("gather", "wood"))
    assert (purse(game), me(game).stamina) == ({"wood": 2}, 0)
    assert lying(game, "A0") == ["stone"]
    assert "gather" not in verbs(game)


def test_ga_11_an_open_enemy_token_does_not_fight_by_itself() -> None:
    """Survivors who enter its space or stay there do not fight it; one who gathers it does."""
    s = wild(enemies=[enemy(4, 12, 2, 2, token="feature", symbol="leaf")])
    open_enemy(s, "A1", 4)
    survivor(s, 0, space="A0", stamina=3)
    game = play(s, Turn(0), dice=[1, 3])
    game.choose(0, ("move", "A1"))
    assert asked(game) == "free-gather"
    game.choose(0, ("pass",))
    assert asked(game) == "turn"
    assert harm(game) == {}
    assert [foe.space for foe in board(game).map.foes] == [at("A1")]
    game.choose(0, ("gather", "enemy-4"))
    assert harm(game) == {"physical": 1}
    assert [foe.space for foe in board(game).map.foes] == [at("A2")]


def test_ga_11_not_at_night_nor_in_anothers_turn() -> None:
    """A token that retreats past a survivor's space, or onto a space where one comes to stop, starts nothing."""
    s = wild(2, enemies=[enemy(4, 12, 2, 2, token="feature", symbol="leaf")])
    open_enemy(s, "A1", 4)
    survivor(s, 0, space="A1")
    survivor(s, 1, space="A1")
    game = play(s, Turn(1), Nightfall(), dice=[0])
    game.choose(1, ("end-turn",))
    assert asked(game) == "pass-on"
    assert (harm(game), harm(game, 1)) == ({}, {})
    assert [foe.space for foe in board(game).map.foes] == [at("A1")]


def test_ga_12_a_gathered_source_is_open_to_all() -> None:
    s = wild(2, tiles=[SPRING], sheet={"water": ["clean-water", "dirty-water"]})
    reveal(s, "B", SPRING)
    survivor(s, 0, space="B0")
    game = play(s, Turn(0), dice=[1])
    assert [game.view(seat)["water"] for seat in (0, 1, None)] == [{"B0": None}] * 3
    game.choose(0, ("gather", "water"))
    assert [game.view(seat)["water"] for seat in (0, 1, None)] == [{"B0": ["dirty-water"]}] * 3


def test_ga_13_a_numbered_token_left_lying_is_resolved_again() -> None:
    """Open to all, gathered again by anybody; when its card no longer keeps it, it goes."""
    card = numbered(30, {"if": "has wood 1", "do": ["gain stone 1"], "else": ["gain wood 1", "stay"]})
    s = wild(2, cards=[card], tokens=DOUBLES)
    lay(s, "A0", "*leaf")
    game = play(s, Turn(0), Turn(1), dice=[token_of(s, 30)])
    game.choose(0, ("gather", "leaf"))
    game.choose(0, ("end-turn",))
    assert game.view(1)["lying"] == {"A0": [{"symbol": "leaf", "number": 30}]}
    game.choose(1, ("gather", "card-30"))
    assert (purse(game, 0), purse(game, 1)) == ({"wood": 1}, {"wood": 1})
    game.choose(1, ("gather", "card-30"))
    assert purse(game, 1) == {"wood": 1, "stone": 1}
    assert lying(game, "A0") == []


def test_ga_14_a_double_is_one_gather() -> None:
    s = wild(tokens=DOUBLES)
    lay(s, "A0", "*leaf")
    survivor(s, 0, stamina=1)
    game = play(s, Turn(0))
    game.choose(0, ("gather", "leaf"))
    assert (purse(game), me(game).stamina) == ({"wood": 2}, 0)


def test_r_7_no_water_token_left_means_no_source() -> None:
    """Two tokens, three symbols: the third space has no water source, however often it is visited."""
    springs = ["flat ~", "flat ~", "flat ~", *["flat"] * 4]
    s = wild(tiles=[springs], sheet={"water": ["clean-water", "clean-water"]})
    survivor(s, 0, space="A6", stamina=9)
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("scout", "B"))
    assert board(game).map.water == {at("B0"): -1, at("B1"): -1}
    assert board(game).tokens.water_left == 0
    survivor(board(game), 0, space="B2")
    game = play(board(game), Turn(0))
    assert "gather" not in verbs(game)


def test_r_55_a_double_is_gathered_as_one_token_and_lost_by_halves() -> None:
    """Gathering counts tokens; losing one wood of a double leaves a single one."""
    s = wild(tokens=DOUBLES, stages=[{"number": 1, "abilities": [ability("action", "lose wood 1", "rest 1")]}])
    lay(s, "A0", "*leaf")
    survivor(s, 0, stamina=5)
    game = play(s, Turn(0))
    game.choose(0, ("gather", "leaf"))
    assert (me(game).kept, has(game, 0, "wood")) == ((0,), 2)
    game.choose(0, ("use", "quest"))
    assert (me(game).kept, me(game).loose[5]) == ((), 1)
    assert board(game).tokens.used_tokens[0] == 1


def test_ga_3_a_monster_cannot_be_gathered() -> None:
    s = wild(enemies=[enemy(5)])
    monster(s, "A1", 5)
    survivor(s, 0, space="A0")
    assert "gather" not in verbs(play(s, Turn(0)))
