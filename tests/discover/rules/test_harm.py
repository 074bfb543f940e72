"""Damage and recovery (DA), casualties and looting (KA)."""

from __future__ import annotations

import pytest

from emberwatch.discover.model.names import DAMAGES
from emberwatch.discover.model.survivors import LOST, ON
from emberwatch.discover.rules.day import Daybreak, StartTurn, Turn
from emberwatch.discover.rules.monsters import Encounter
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
    enemy,
    foes_at,
    found,
    harm,
    has,
    is_offered,
    me,
    monster,
    play,
    project,
    purse,
    stage,
    survivor,
    threat,
    verbs,
    where,
    wild,
)

DOUBLES: list[Entry] = [{"symbol": "leaf", "face": "wood wood", "count": 4}]


def cures(game: Game) -> list[str]:
    return [pick.removeprefix("recover ") for pick in can_do(game) if pick.startswith("recover")]


def test_da_1_each_damage_turns_one_heart_to_its_type() -> None:
    s = wild()
    game = carry(s, "damage hunger 1", "damage physical 1", "damage hunger 1")
    assert harm(game) == {"hunger": 2, "physical": 1}
    assert me(game).status == ON


def test_da_2_four_types() -> None:
    assert DAMAGES == ("hunger", "thirst", "sickness", "physical")
    s = wild()
    for kind in DAMAGES[:3]:
        carry(s, f"damage {kind} 1")
    assert s.survivors[0].harm == [1, 1, 1, 0]


@pytest.mark.parametrize("kind", DAMAGES)
def test_da_3_a_fourth_damage_of_any_type_eliminates(kind: str) -> None:
    s = wild(2)
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, damage={"physical": 2})
    game = carry(s, f"damage {kind} 1")
    assert me(game).status == LOST
    assert me(game, 1).status == ON
    s = wild(2)
    survivor(s, 0, damage={"hunger": 2})
    assert me(carry(s, f"damage {kind} 1")).status == ON


def test_da_3_what_is_beyond_the_fourth_is_ignored() -> None:
    s = wild(2)
    survivor(s, 0, damage={"hunger": 1})
    game = carry(s, "damage thirst 9")
    assert harm(game) == {"hunger": 1, "thirst": 3}
    assert me(game).status == LOST


# -- recovering -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "remedy"), [("hunger", "food"), ("thirst", "clean-water"), ("sickness", "medicine")]
)
def test_da_4_each_damage_has_its_remedy(damage: str, remedy: str) -> None:
    """One stamina, one remedy, one damage; repeatable; not without the remedy, nor with another survivor's."""
    s = wild()
    survivor(s, 0, damage={damage: 2}, resources={remedy: 2}, stamina=5)
    game = play(s, Turn(0))
    assert cures(game) == [f"seat-1 {damage}"]
    game.choose(0, ("recover", "seat-1", damage))
    assert (harm(game), purse(game), me(game).stamina) == ({damage: 1}, {remedy: 1}, 4)
    game.choose(0, ("recover", "seat-1", damage))
    assert (harm(game), purse(game), me(game).stamina) == ({}, {}, 3)
    for other in ("food", "meat", "clean-water", "dirty-water", "medicine", "poison"):
        if other != remedy:
            s = wild()
            survivor(s, 0, damage={damage: 1}, resources={other: 3})
            assert cures(play(s, Turn(0))) == []


def test_da_4_others_on_the_space_are_healed_at_the_active_ones_expense() -> None:
    """Nobody elsewhere, and no casualty; neither a fire nor the camp is needed."""
    s = wild(4)
    survivor(s, 0, space="A1", resources={"food": 1})
    survivor(s, 1, space="A1", damage={"hunger": 3}, resources={"food": 4})
    survivor(s, 2, space="A2", damage={"hunger": 1})
    survivor(s, 3, space="A1")
    casualty(s, 3)
    game = play(s, Turn(0))
    assert cures(game) == ["seat-2 hunger"]
    game.choose(0, ("recover", "seat-2", "hunger"))
    assert (harm(game, 1), has(game, 0, "food"), has(game, 1, "food")) == ({"hunger": 2}, 0, 4)
    assert asked(game) == "turn"


def test_da_4_healed_he_survives_the_next_hit() -> None:
    s = wild()
    survivor(s, 0, damage={"hunger": 3}, resources={"food": 1})
    game = play(s, Turn(0))
    game.choose(0, ("recover", "seat-1", "hunger"))
    board(game).trunk.clear()
    game = carry(board(game), "damage physical 1")
    assert (me(game).status, harm(game)) == (ON, {"hunger": 2, "physical": 1})


def test_da_4_not_without_stamina_or_damage() -> None:
    s = wild()
    survivor(s, 0, damage={"hunger": 1}, resources={"food": 1}, stamina=0)
    assert cures(play(s, Turn(0))) == []
    s = wild()
    survivor(s, 0, damage={"thirst": 1}, resources={"food": 1})
    assert cures(play(s, Turn(0))) == []


def test_da_4_a_double_gives_change() -> None:
    s = wild(tokens=[{"symbol": "leaf", "face": "food food", "count": 1}])
    survivor(s, 0, damage={"hunger": 1}, tokens=["food food"])
    game = play(s, Turn(0))
    game.choose(0, ("recover", "seat-1", "hunger"))
    assert (purse(game), me(game).kept) == ({"food": 1}, ())


def test_da_5_physical_damage_cannot_be_recovered() -> None:
    s = wild()
    everything = dict.fromkeys(("food", "clean-water", "medicine", "meat", "poison"), 1)
    survivor(s, 0, damage={"physical": 2}, resources=everything)
    assert cures(play(s, Turn(0))) == []


def test_r_4_only_clean_water_heals_thirst() -> None:
    s = wild()
    survivor(s, 0, damage={"thirst": 1}, resources={"dirty-water": 5})
    assert cures(play(s, Turn(0))) == []
    s = wild()
    survivor(s, 0, damage={"thirst": 1}, resources={"dirty-water": 5, "clean-water": 1})
    game = play(s, Turn(0))
    game.choose(0, ("recover", "seat-1", "thirst"))
    assert purse(game) == {"dirty-water": 5}


def test_r_4_dirty_water_serves_what_a_card_says() -> None:
    """GO-1: a card may let it heal thirst."""
    s = wild(stages=[stage(1, abilities=[ability("action", "heal thirst 1", pay="dirty-water 1")])])
    survivor(s, 0, damage={"thirst": 1}, resources={"dirty-water": 1})
    game = play(s, Turn(0))
    game.choose(0, ("use", "quest"))
    assert (harm(game), purse(game)) == ({}, {})


def test_da_6_a_healing_ability_heals_its_user() -> None:
    """Nobody else, however hurt, unless the card says so."""
    healer = character("healer", ability("action", "heal sickness 1"))
    s = wild(2, characters=[healer])
    survivor(s, 0, damage={"sickness": 1})
    survivor(s, 1, damage={"sickness": 3})
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert asked(game) == "turn"
    assert (harm(game, 0), harm(game, 1)) == ({}, {"sickness": 3})
    assert not is_offered(game, 0, "use", "character")
    nurse = character("nurse", ability("action", {"each": "here", "do": ["heal sickness 1"]}))
    s = wild(3, characters=[nurse])
    survivor(s, 0, damage={"hunger": 1})
    survivor(s, 1, damage={"sickness": 3})
    survivor(s, 2, space="A1", damage={"sickness": 3})
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert [harm(game, seat) for seat in range(3)] == [{"hunger": 1}, {"sickness": 2}, {"sickness": 3}]


def test_da_7_without_a_type_the_healed_one_chooses() -> None:
    s = wild(2)
    survivor(s, 1, damage={"hunger": 1, "physical": 1})
    game = carry(s, {"each": "others", "do": ["heal any 1"]})
    assert (game.waiting, asked(game, 1)) == ((1,), "heal")
    assert can_do(game, 1) == ["heal hunger", "heal physical"]
    game.choose(1, ("heal", "physical"))
    assert harm(game, 1) == {"hunger": 1}


def test_da_7_one_by_one_and_no_more_than_there_is() -> None:
    s = wild()
    survivor(s, 0, damage={"hunger": 1, "thirst": 1})
    game = carry(s, "heal any 3")
    game.choose(0, ("heal", "thirst"))
    assert (harm(game), game.waiting) == ({}, ())


def test_da_8_cards_may_heal_physical_damage() -> None:
    s = wild()
    survivor(s, 0, damage={"physical": 2})
    assert harm(carry(s, "heal any 1")) == {"physical": 1}
    assert harm(carry(s, "heal physical 1")) == {}


# -- casualties -------------------------------------------------------------------------------------------------------


def test_ka_1_a_casualty_stays_on_its_space_and_has_lost() -> None:
    s = wild(2)
    survivor(s, 0, space="A3", damage={"hunger": 3})
    game = carry(s, "damage hunger 1")
    assert (me(game).status, where(game)) == (LOST, "A3")
    rows = game.view(1)["survivors"]
    assert isinstance(rows, list)
    assert (rows[0]["status"], rows[0]["space"]) == ("lost", "A3")


def test_ka_1_alone_it_is_the_end() -> None:
    s = wild()
    survivor(s, 0, damage={"hunger": 3})
    game = carry(s, "damage hunger 1")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((), "lost")


def test_ka_2_no_turns_for_the_dead() -> None:
    s = wild(3)
    casualty(s, 1)
    game = play(s, StartTurn(0), StartTurn(1), StartTurn(2))
    game.choose(0, ("end-turn",))
    assert game.waiting == (2,)


def test_ka_2_no_survivor_for_any_card_or_rule() -> None:
    """Not the nearest one, not part of "everyone", no company, no supporter, no fighter."""
    s = wild(3, enemies=[enemy(5, 12, None)])
    survivor(s, 0, space="A0")
    survivor(s, 1, space="A1")
    survivor(s, 2, space="A4")
    casualty(s, 1)
    casualty(s, 2)
    monster(s, "A2")
    game = carry(s, {"each": "everyone", "do": ["gain meat 1"]}, {"if": "alone", "do": ["gain food 1"]})
    assert [purse(game, seat) for seat in range(3)] == [{"meat": 1, "food": 1}, {}, {}]
    game = carry(s, "prowl all 1", dice=[0, 1, 1])
    assert where(game) == "A0"
    assert board(game).map.foes[0].space == at("A1")
    assert game.waiting == ()


def test_ka_2_a_community_threat_passes_who_has_only_dead_friends() -> None:
    s = wild(2, threats=[threat("quarrel", "gain poison 1", community=True), threat("rain", "gain wood 1")])
    casualty(s, 1)
    game = carry(s, "threat 1", dice=[0, 1])
    assert purse(game) == {"wood": 1}
    assert board(game).decks.threats_gone == [1, 1]


def test_ka_3_projects_and_threats_leave_the_game() -> None:
    """They come back neither to hands nor decks; resources and items stay beside the figure."""
    s = wild(
        2,
        projects=[project(1), project(2)],
        threats=[threat("curse", "rest 1", ongoing=True), threat("rain", "rest 1")],
        cards=[found(20)],
    )
    survivor(s, 0, damage={"hunger": 3}, hand=[1], threats=["curse"], items=[20], resources={"wood": 2})
    game = carry(s, "damage hunger 1")
    assert (me(game).hand, me(game).threats) == ((), ())
    assert (board(game).decks.projects, board(game).decks.open_projects) == ([0, 1], ())
    assert (board(game).decks.threats, board(game).decks.threats_gone) == ([0, 1], [0, 0])
    assert (purse(game), [held.item for held in me(game).items]) == ({"wood": 2}, [0])


def test_ka_4_one_token_or_one_item_per_action() -> None:
    s = wild(2, cards=[found(20)], tokens=DOUBLES)
    survivor(s, 0, stamina=4)
    survivor(s, 1, resources={"food": 1}, tokens=["wood wood"], items=[20])
    casualty(s, 1)
    game = play(s, Turn(0))
    game.choose(0, ("loot", "seat-2"))
    assert can_do(game) == ["take food", "take wood+wood", "take-item found-20"]
    game.choose(0, ("take", "wood+wood"))
    assert (purse(game), me(game).stamina) == ({"wood": 2}, 3)
    game.choose(0, ("loot", "seat-2"))
    game.choose(0, ("take-item", "found-20"))
    assert (len(me(game).items), me(game).stamina) == (1, 2)
    game.choose(0, ("loot", "seat-2"))
    assert (purse(game), me(game).stamina) == ({"food": 1, "wood": 2}, 1)
    assert "loot" not in verbs(game)


def test_ka_4_only_on_the_casualtys_space() -> None:
    """Not from the living, not next door, not from a casualty with nothing, not without stamina."""
    for space, stamina, wood in (("A1", 5, 1), ("A0", 0, 1), ("A0", 5, 0)):
        s = wild(2)
        survivor(s, 0, space="A0", stamina=stamina)
        survivor(s, 1, space=space, resources={"wood": wood})
        casualty(s, 1)
        assert "loot" not in verbs(play(s, Turn(0)))
    s = wild(2)
    survivor(s, 1, resources={"wood": 1})
    assert "loot" not in verbs(play(s, Turn(0)))


def test_ka_4_looting_can_go_beyond_the_limit() -> None:
    s = wild(2)
    survivor(s, 0, resources={"stone": 10})
    survivor(s, 1, resources={"wood": 1})
    casualty(s, 1)
    game = play(s, Turn(0))
    game.choose(0, ("loot", "seat-2"))
    assert asked(game) == "limit"


def test_ka_5_abilities_of_casualties_never_resolve() -> None:
    """Neither at their moment nor for others; the same goes for what they carry."""
    host = character("host", ability("dawn", {"each": "everyone", "do": ["gain wood 1"]}))
    s = wild(2, characters=[host, character("plain")], cards=[found(20, ability("dawn", "gain stone 1"))])
    survivor(s, 0, items=[20])
    survivor(s, 1, character=1)
    casualty(s, 0)
    s.turn.chief = 1
    game = play(s, Daybreak())
    assert (purse(game, 0), purse(game, 1)) == ({}, {})


def test_ka_5_an_allys_items_and_those_of_the_dead_are_not_ones_own() -> None:
    s = wild(
        2, cards=[found(20, ability("modify", "mine 9"), ability("always", "mine 5"))], enemies=[enemy(5, 6, None)]
    )
    survivor(s, 1, items=[20])
    casualty(s, 1)
    monster(s, "A0", 5)
    game = play(s, Encounter(at("A0"), 0), dice=[5, 1])
    assert foes_at(game, "A0") == []
    assert board(game).tokens.monster_used == [0]
    assert foes_at(game, "A1")[0].damage == 0


def test_ka_6_a_casualty_blocks_nothing() -> None:
    """A monster retreats onto its space; survivors move there."""
    s = wild(2, enemies=[enemy(5, 12, None)])
    survivor(s, 0, space="A0")
    survivor(s, 1, space="A1")
    casualty(s, 1)
    monster(s, "A0", 5)
    game = play(s, Encounter(at("A0"), 0), Turn(0), dice=[1, 1])
    assert len(foes_at(game, "A1")) == 1
    assert where(game, 1) == "A1"
    assert is_offered(game, 0, "move", "A1")
