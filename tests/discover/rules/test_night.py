"""Night and threat cards, discards, traits (TH), and the rulings on nights."""

from __future__ import annotations

from typing import Any

import pytest

import emberwatch as ew
from emberwatch.discover.model.survivors import LOST, ON, WON
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.rules.day import Daybreak, Turn
from emberwatch.discover.rules.items import Limits
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import MeetThreat, NightDraw, Nightfall
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    carry,
    character,
    enemy,
    found,
    harm,
    has,
    instant,
    is_offered,
    me,
    monster,
    night,
    play,
    project,
    purse,
    reveal,
    survivor,
    threat,
    told,
    wild,
)

LATER = night("later", level=2)
"""So that there is always another night."""


def drawn(game: ew.Game) -> list[tuple[object, object]]:
    """Who drew which threat, in order."""
    return [(event["seat"], event["threat"]) for event in told(game, "threat")]


# -- threats ----------------------------------------------------------------------------------------------------------


def test_th_1_draw_follow_discard() -> None:
    s = wild(threats=[threat("a", "gain wood 1"), threat("b", "gain stone 1")])
    game = play(s, MeetThreat(0, -1), dice=[1])
    assert purse(game) == {"stone": 1}
    assert (board(game).decks.threats, board(game).decks.threats_gone) == ([1, 0], [0, 1])


def test_th_1_it_is_discarded_after_it_has_been_followed() -> None:
    s = wild(threats=[threat("a", {"choose": [["gain wood 1"], ["gain stone 1"]]})])
    game = play(s, MeetThreat(0, -1))
    assert (board(game).decks.threats, board(game).decks.threats_gone) == ([0], [0])
    game.choose(0, ("option", 1))
    assert board(game).decks.threats_gone == [1]


def test_th_2_an_ongoing_threat_stays_until_an_effect_discards_it() -> None:
    powers = [ability("always", "night -2"), ability("action", "discard", pay="medicine 1")]
    cough = threat("cough", "tire 1", ongoing=True, abilities=powers)
    s = wild(threats=[cough, threat("b", "rest 1")], nights=[night("n"), LATER])
    survivor(s, 0, stamina=5, resources={"medicine": 1})
    game = play(s, MeetThreat(0, -1), Nightfall(), dice=[0, 0])
    assert me(game).stamina == 5 - 1 + 6 - 2
    assert me(game).threats == (0,)
    assert board(game).decks.threats_gone == [0, 0]
    game.choose(0, ("use", "threat-1", 2))
    assert (me(game).threats, board(game).decks.threats_gone, purse(game)) == ((), [1, 0], {})
    assert (me(game).stamina, asked(game)) == (7, "turn")


def test_th_2_it_works_for_its_drawer_alone() -> None:
    cough = threat("cough", ongoing=True, abilities=[ability("always", "night -2")])
    s = wild(seats=2, threats=[cough, threat("b", "rest 1")], nights=[night("n"), LATER])
    survivor(s, 0, stamina=0)
    survivor(s, 1, stamina=0, threats=["cough"])
    game = play(s, Nightfall())
    assert [me(game, seat).stamina for seat in range(2)] == [6, 4]


def test_th_3_one_after_another_draws_and_resolves_from_the_chieftain_on() -> None:
    """The second card is drawn only when the first has been resolved."""
    ask = threat("ask", {"choose": [["gain wood 1"], ["gain stone 1"]]})
    cards = [ask, {**ask, "name": "ask-2"}, {**ask, "name": "ask-3"}]
    cold = night("n", {"each": "everyone", "do": ["threat 1"]})
    s = wild(seats=3, chief=1, threats=cards, nights=[cold, LATER])
    game = play(s, Nightfall(), dice=[0, 2, 0, 1], aloud=True)
    assert (game.waiting, drawn(game)) == ((1,), [(1, 2)])
    game.choose(1, ("option", 1))
    assert (game.waiting, drawn(game)) == ((2,), [(1, 2), (2, 0)])
    game.choose(2, ("option", 2))
    assert (game.waiting, drawn(game)) == ((0,), [(1, 2), (2, 0), (0, 1)])


def test_th_3_two_for_one_survivor() -> None:
    s = wild(threats=[threat("a", "gain wood 1"), threat("b", "gain stone 1")])
    game = carry(s, "threat 2", dice=[1, 0], aloud=True)
    assert drawn(game) == [(0, 1), (0, 0)]


@pytest.mark.parametrize("others", [(), (LOST,), (WON,), (WON, LOST)])
def test_th_4_a_community_threat_for_who_is_alone(others: tuple[int, ...]) -> None:
    """Alone from the start, or because the others have won or died: it is discarded, and another is drawn."""
    s = wild(seats=1 + len(others), threats=[threat("we", "gain stone 1", community=True), threat("b", "gain wood 1")])
    for seat, status in enumerate(others, 1):
        s.survivors[seat].status = status
    game = play(s, MeetThreat(0, -1), dice=[0, 1])
    assert purse(game) == {"wood": 1}
    assert (board(game).decks.threats, board(game).decks.threats_gone) == ([0, 0], [1, 1])


def test_th_4_with_another_on_the_map_it_is_followed() -> None:
    """However far away he is."""
    s = wild(seats=2, threats=[threat("we", "gain stone 1", community=True), threat("b", "gain wood 1")])
    reveal(s, "B")
    survivor(s, 1, space="B5")
    game = play(s, MeetThreat(0, -1), dice=[0])
    assert purse(game) == {"stone": 1}
    assert board(game).decks.threats_gone == [1, 0]


def test_th_5_a_deck_of_community_cards_does_not_go_round_for_ever() -> None:
    """After as many draws as the deck and the discards held at the start: no effect."""
    cards = [threat(f"we-{n}", "gain stone 1", community=True) for n in range(3)]
    s = wild(threats=cards)
    s.decks.threats, s.decks.threats_gone = [1, 1, 0], [0, 0, 1]
    game = play(s, MeetThreat(0, -1), aloud=True)
    assert (purse(game), len(told(game, "threat-passed"))) == ({}, 3)
    assert sum(board(game).decks.threats) + sum(board(game).decks.threats_gone) == 3


def test_th_6_discards_lie_open() -> None:
    s = wild(seats=2, threats=[threat("a", "rest 1"), threat("b", "rest 1")], nights=[night("n", "threat 1"), LATER])
    game = play(s, Nightfall(), dice=[0, 1])
    for viewer in (0, 1, None):
        assert game.view(viewer)["nights_gone"] == ["n"]
        assert game.view(viewer)["threats_gone"] == ["b"]


def test_th_7_only_level_2_is_shuffled_anew_and_all_of_it() -> None:
    game = play(wild(), *[NightDraw()] * 22, seed=3, aloud=True)
    nights = [int(str(event["night"])) for event in told(game, "night-card")]
    assert sorted(nights[:4]) == [0, 1, 2, 3]
    for six in (nights[4:10], nights[10:16], nights[16:22]):
        assert sorted(six) == [4, 5, 6, 7, 8, 9]


def test_th_7_the_deck_is_made_up_when_a_card_is_to_be_drawn() -> None:
    """After the tenth night all discards are there; asking what could be drawn changes nothing."""
    game = play(wild(), *[NightDraw()] * 10)
    assert board(game).decks.nights_gone == [1] * 10
    assert board(game).decks.nights == [0] * 10
    assert NightDraw().bag(board(game)) == [0, 0, 0, 0, 1, 1, 1, 1, 1, 1]
    assert (board(game).decks.nights, board(game).decks.nights_gone) == ([0] * 10, [1] * 10)
    game = play(board(game), NightDraw(), dice=[7])
    assert board(game).decks.nights == [0, 0, 0, 0, 1, 1, 1, 0, 1, 1]
    assert board(game).decks.nights_gone == [1, 1, 1, 1, 0, 0, 0, 1, 0, 0]


def test_th_8_an_empty_threat_deck_is_made_up_from_its_discards() -> None:
    """Ongoing cards in play stay out."""
    cough = threat("cough", ongoing=True)
    s = wild(threats=[cough, threat("b", "gain wood 1"), threat("c", "gain stone 1")])
    survivor(s, 0, threats=["cough"])
    game = carry(s, "threat 3", dice=[1, 2, 1], aloud=True)
    assert drawn(game) == [(0, 1), (0, 2), (0, 1)]
    assert (board(game).decks.threats, board(game).decks.threats_gone) == ([0, 0, 1], [0, 1, 0])
    assert me(game).threats == (0,)


def test_th_8_no_card_anywhere_no_threat() -> None:
    """Also when the only card is the one that is being resolved."""
    s = wild(threats=[threat("cough", ongoing=True)])
    survivor(s, 0, threats=["cough"])
    game = carry(s, "threat 2", "gain wood 1", aloud=True)
    assert (drawn(game), purse(game)) == ([], {"wood": 1})
    game = carry(wild(threats=[threat("a", "gain wood 1", "threat 1")]), "threat 1", aloud=True)
    assert (drawn(game), purse(game), board(game).decks.threats_gone) == ([(0, 0)], {"wood": 1}, [1])


def test_th_9_discarded_cards_can_be_found_again() -> None:
    """An instant, a found item, a crafted item, an enemy: each is back in its deck."""
    s = wild(cards=[instant(7, "gain wood 1"), found(20)], projects=[project(4)], enemies=[enemy(3, 7, 9, 1)])
    survivor(s, 0, items=[20], made=[4])
    monster(s, "A0", 3)
    game = carry(s, "resolve 7", "resolve 7")
    assert has(game, 0, "wood") == 2
    view: Any = game.view(0)
    assert (view["deck"], view["crafted_left"]) == ({"7": 1, "20": 0}, {"4": 3})
    s = board(game)
    s.survivors[0].loose[4] = 9
    s.turn.busy = 1
    game = play(s, Encounter(at("A0"), -1), Limits(0), dice=[12, 1])
    game.choose(0, ("pass",))
    assert board(game).tokens.monster_used[0] == 1
    while asked(game) == "limit":
        items = [pick for pick in game.picks(0) if pick[0] == "discard"]
        game.choose(0, items[0] if items else game.picks(0)[0])
    view = game.view(0)
    assert (view["deck"], view["crafted_left"]) == ({"7": 1, "20": 1}, {"4": 4})
    game = carry(board(game), "resolve 20")
    assert [held.item for held in me(game).items] == [1]


def test_th_10_traits_do_nothing_alone_but_cards_may_refer_to_them() -> None:
    s = wild(seats=2, cards=[found(20, traits=["garment", "cold"]), found(21, traits=["tool"])])
    survivor(s, 0, items=[20])
    survivor(s, 1, items=[21])
    test = {"if": "has-trait garment", "do": ["gain wood 1"], "else": ["gain stone 1"]}
    game = carry(s, {"each": "everyone", "do": [test]})
    assert (purse(game, 0), purse(game, 1)) == ({"wood": 1}, {"stone": 1})
    s = wild(cards=[found(20, traits=["garment", "cold", "weapon"])], enemies=[enemy(3, 7, 9, 1)])
    survivor(s, 0, items=[20])
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[6, 1])
    assert list(game.waiting) == []
    assert board(game).map.foes[0].damage == 0


def test_th_11_the_survivor_told_to_draw_is_you() -> None:
    """Even when another's card says so, and when the effect concerns others later."""
    plague = threat("plague", "gain wood 1", {"each": "others", "do": ["gain stone 1"]}, ongoing=True)
    s = wild(seats=3, chief=2, threats=[plague])
    game = carry(s, {"each": "not-in-camp", "do": ["threat 1"]})
    assert [me(game, seat).threats for seat in range(3)] == [(), (), ()]
    survivor(s, 1, space="A3")
    game = carry(s, {"each": "not-in-camp", "do": ["threat 1"]}, seat=2)
    assert [me(game, seat).threats for seat in range(3)] == [(), (0,), ()]
    assert [purse(game, seat) for seat in range(3)] == [{"stone": 1}, {"wood": 1}, {"stone": 1}]


def test_th_12_keywords_are_no_traits() -> None:
    """A trait of the same flavor makes no threat ongoing; the quest item is the one trait with a rule."""
    s = wild(threats=[threat("a", "rest 1", traits=["disease"])])
    game = play(s, MeetThreat(0, -1))
    assert (me(game).threats, board(game).decks.threats_gone) == ((), [1])
    s = wild(cards=[found(20, traits=["quest-item"]), found(21, traits=["relic"])])
    survivor(s, 0, items=[20, 21], resources={"wood": 9})
    s.turn.busy = 1
    game = play(s, Limits(0))
    assert game.picks(0) == [("drop", "wood"), ("discard", "found-21")]


# -- rulings on nights -------------------------------------------------------------------------------------------------


def test_r_35_the_chieftain_lost_in_mid_card_is_succeeded_at_the_same_line() -> None:
    bad = night(
        "n", {"each": "in-camp", "do": ["damage hunger 1"]}, "gain wood 1", {"pay": "food 1", "do": ["gain stone 1"]}
    )
    s = wild(seats=3, chief=1, nights=[bad, LATER])
    survivor(s, 0, space="A2")
    survivor(s, 1, damage={"thirst": 3})
    survivor(s, 2, space="A3", resources={"food": 1})
    game = play(s, Nightfall())
    assert me(game, 1).status == LOST
    assert board(game).turn.chief == 2
    assert (asked(game, 2), purse(game, 2)) == ("pay", {"food": 1, "wood": 1})
    game.choose(2, ("yes",))
    assert purse(game, 2) == {"wood": 1, "stone": 1}


def test_r_35_also_on_a_quest_card() -> None:
    """`you` of a beginning stage is the chieftain: when he dies of it, his successor continues."""
    from emberwatch.discover.rules.quests import go_to
    from tests.discover.wilderness import goal, stage

    stages = [stage(1, goal(["in-camp"], "stage 2")), stage(2, start=["damage hunger 1", "gain wood 1", "mark 1"])]
    s = wild(seats=2, stages=stages)
    survivor(s, 0, damage={"thirst": 3})
    survivor(s, 1, space="A2")
    go_to(s, 2)
    game = play(s)
    assert (me(game, 0).status, board(game).turn.chief) == (LOST, 1)
    assert (purse(game, 1), board(game).quest.marks) == ({"wood": 1}, 1)


EAT = {"each": "everyone", "do": [{"pay": "food 1", "else": ["damage hunger 1"]}]}


def test_r_37_choices_are_asked_from_the_chieftain_clockwise() -> None:
    s = wild(seats=3, chief=1, nights=[night("n", EAT), LATER])
    for seat in range(3):
        survivor(s, seat, resources={"food": 1})
    game = play(s, Nightfall())
    order = []
    while asked(game, game.waiting[0]) == "pay":
        order.append(game.waiting[0])
        game.choose(game.waiting[0], ("yes",) if len(order) == 2 else ("pass",))
    assert order == [1, 2, 0]
    assert [harm(game, seat) for seat in range(3)] == [{"hunger": 1}, {"hunger": 1}, {}]
    assert [has(game, seat, "food") for seat in range(3)] == [1, 1, 0]


def test_r_37_who_has_nothing_to_pay_with_is_not_asked() -> None:
    s = wild(seats=2, nights=[night("n", EAT), LATER])
    survivor(s, 1, resources={"meat": 3})
    game = play(s, Nightfall())
    assert asked(game, 0) == "pass-on"
    assert [harm(game, seat) for seat in range(2)] == [{"hunger": 1}, {"hunger": 1}]


def test_r_37_the_effects_come_together() -> None:
    """The chieftain starves first, but he stays chieftain until all have eaten or starved."""
    s = wild(seats=3, nights=[night("n", EAT), LATER])
    survivor(s, 0, damage={"thirst": 3})
    survivor(s, 1, damage={"thirst": 3}, resources={"food": 1})
    game = play(s, Nightfall())
    assert (asked(game, 1), me(game, 0).status, board(game).turn.chief) == ("pay", ON, 0)
    game.choose(1, ("pass",))
    assert [me(game, seat).status for seat in range(3)] == [LOST, LOST, ON]
    assert board(game).turn.chief == 2


def test_r_90_not_at_a_fire_is_read_when_the_line_is_resolved() -> None:
    """For each survivor separately; an earlier line may have put the fire out."""
    cold = {"each": "not-at-fire", "do": ["gain stone 1"]}
    s = wild(seats=2, nights=[night("n", cold), LATER])
    survivor(s, 1, space="A1")
    game = play(s, Nightfall())
    assert (purse(game, 0), purse(game, 1)) == ({}, {"stone": 1})
    s = wild(seats=2, nights=[night("n", "douse camp", cold), LATER])
    survivor(s, 1, space="A1")
    s.map.fires[at("A1")] = 1
    game = play(s, Nightfall())
    assert (purse(game, 0), purse(game, 1)) == ({"stone": 1}, {})


def test_r_90_a_warm_one_counts_as_at_a_fire_only_at_night() -> None:
    warm = {"if": "at-fire", "do": ["gain wood 1"]}
    s = wild(cards=[found(20, ability("always", "warm"))], nights=[night("n", warm), LATER])
    survivor(s, 0, space="A1", items=[20], resources={"meat": 1})
    game = play(s, Nightfall())
    assert has(game, 0, "wood") == 1
    assert not is_offered(game, 0, "cook")


def test_r_91_who_is_gone_before_his_threat_does_not_draw() -> None:
    """Seat 0's card kills seat 1, who would draw next; seat 2 draws."""
    cards = [threat("a", {"each": "others", "do": ["damage hunger 1"]}), threat("b", "gain wood 1")]
    s = wild(seats=3, threats=cards, nights=[night("n", {"each": "everyone", "do": ["threat 1"]}), LATER])
    survivor(s, 1, damage={"thirst": 3})
    game = play(s, Nightfall(), dice=[0, 0, 1], aloud=True)
    assert drawn(game) == [(0, 0), (2, 1)]
    assert me(game, 1).status == LOST


def test_r_91_also_when_the_same_line_has_just_killed_him() -> None:
    """No water, a fourth damage: he draws no card, and nothing more is asked of him."""
    both = {"each": "everyone", "do": ["damage thirst 1", {"pay": "food 1"}, "threat 1"]}
    cards = [threat("a", "gain stone 1"), threat("b", "gain wood 1")]
    s = wild(seats=2, threats=cards, nights=[night("n", both), LATER])
    survivor(s, 0, damage={"thirst": 3}, resources={"food": 1})
    game = play(s, Nightfall(), dice=[0, 1], aloud=True)
    assert drawn(game) == [(1, 1)]
    assert (me(game, 0).status, purse(game, 0), purse(game, 1)) == (LOST, {"food": 1}, {"wood": 1})
    assert board(game).decks.threats == [1, 0]


def test_r_92_what_a_night_gives_above_12_is_lost() -> None:
    s = wild(day=0, nights=[night("n"), LATER])
    survivor(s, 0, stamina=10)
    game = play(s, Daybreak())
    game.choose(0, ("end-turn",))
    assert me(game).stamina == 12
    game.choose(0, ("move", "A1"))
    assert me(game).stamina == 11


# -- worked examples ---------------------------------------------------------------------------------------------------


def test_e_11_a_spawn_at_the_nearest_landmark_without_one() -> None:
    """Nothing happens, no token is used; the rest of the card is resolved, and it is discarded."""
    s = wild(threats=[threat("a", "spawn nearest-landmark", "gain wood 1")], enemies=[enemy(3)])
    game = play(s, MeetThreat(0, -1))
    assert (board(game).map.foes, board(game).tokens.monster_supply) == ([], 1)
    assert (purse(game), board(game).decks.threats_gone) == ({"wood": 1}, [1])


@pytest.mark.parametrize("gone", [WON, LOST])
def test_e_32_a_community_threat_for_the_only_survivor_left(gone: int) -> None:
    s = wild(seats=3, chief=2, threats=[threat("we", "gain stone 1", community=True), threat("b", "gain wood 1")])
    s.survivors[0].status = s.survivors[1].status = gone
    game = carry(s, "threat 1", seat=2, dice=[0, 1], aloud=True)
    assert (drawn(game), purse(game, 2)) == ([(2, 1)], {"wood": 1})
    assert board(game).decks.threats_gone == [1, 1]


def test_e_33_nights_1_to_4_then_level_2_again_and_again() -> None:
    game = play(wild(day=0), Daybreak(), aloud=True)
    for _ in range(16):
        game.choose(0, ("end-turn",))
    nights = [int(str(event["night"])) for event in told(game, "night-card")]
    assert [board(game).content.nights[i].level for i in nights] == [1] * 4 + [2] * 12
    assert sorted(nights[4:10]) == sorted(nights[10:16]) == [4, 5, 6, 7, 8, 9]


def test_a_night_card_for_a_character_that_sleeps_well() -> None:
    """RO-7: cards add to what a night gives, only for their owner; never above 12."""
    s = wild(seats=2, characters=[character("c", ability("always", "night 2"))], nights=[night("n"), LATER])
    survivor(s, 0, stamina=1)
    survivor(s, 1, stamina=1, character=3)
    game = play(s, Nightfall())
    assert [me(game, seat).stamina for seat in range(2)] == [9, 7]
    assert board(game).turn.phase == NIGHT


def test_threats_by_day_belong_to_the_turn() -> None:
    """TH-1: a discovery may threaten by day, too."""
    s = wild(threats=[threat("a", "tire 2")], characters=[character("c", ability("action", "threat 1"))])
    survivor(s, 0, stamina=5)
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert me(game).stamina == 2
    assert asked(game) == "turn"
