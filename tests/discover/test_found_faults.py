"""Faults that a comparison of the rules with the rulebook has found, each under the rule it broke."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, ON, WON
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.harm import eliminate, win
from emberwatch.discover.rules.inventory import burden
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import NightAbilities, Nightfall
from tests.discover.wilderness import (
    Entry,
    ability,
    asked,
    at,
    board,
    can_do,
    character,
    enemy,
    found,
    goal,
    harm,
    instant,
    is_offered,
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
    upgrade,
    where,
    wild,
)

RUNNER = character("runner", ability("before-roll", "flee"))
NOBODY = -1


def at_night(s: DiscoverState) -> DiscoverState:
    s.turn.phase, s.turn.seat = NIGHT, NOBODY
    return s


# -- checkpoints and the carry limit ----------------------------------------------------------------------------------


def test_r_23_a_combat_at_night_that_ends_by_fleeing_is_a_checkpoint_too() -> None:
    """The end of a combat outside an action, in whatever way it ends."""
    s = at_night(
        wild(characters=[RUNNER], enemies=[enemy(3)], stages=[stage(1, goal("not in-camp", "stage 2")), stage(2)])
    )
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), NOBODY))
    game.choose(0, ("use", "character"))
    game.choose(0, ("place", "A1"))
    assert (where(game), board(game).active_stage().number) == ("A1", 2)


def test_li_3_what_a_combat_gave_is_over_the_limit_after_fleeing() -> None:
    """R-50: when the combat is over, where the survivor then is."""
    runner = character("runner", ability("before-roll", "gain wood 1", "flee"))
    s = at_night(wild(characters=[runner], enemies=[enemy(3)]))
    survivor(s, 0, resources={"stone": 10})
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), NOBODY))
    game.choose(0, ("use", "character"))
    game.choose(0, ("place", "A1"))
    assert (asked(game), can_do(game), where(game)) == ("limit", ["drop stone", "drop wood"], "A1")


def test_li_3_what_a_quest_card_gives_is_subject_to_the_limit_before_the_next_action() -> None:
    s = wild(2, stages=[stage(1, goal("in-camp", "gain wood 2", "stage 2")), stage(2)])
    survivor(s, 0, space="A1", resources={"stone": 9})
    survivor(s, 1, space="A1")
    game = play(s, Turn(0))
    game.choose(0, ("move", "A0"))
    assert (board(game).active_stage().number, asked(game), can_do(game)) == (2, "limit", ["drop stone", "drop wood"])
    game.choose(0, ("drop", "wood"))
    assert (asked(game), purse(game)) == ("turn", {"stone": 9, "wood": 1})


def test_r_25_the_new_stage_is_tested_after_that_limit() -> None:
    """R-23: at the end of an action after the carry limit."""
    s = wild(
        stages=[stage(1, goal("in-camp", "gain wood 2", "stage 2")), stage(2, goal("has wood 2", "stage 3")), stage(3)]
    )
    survivor(s, 0, space="A1", resources={"stone": 9})
    game = play(s, Turn(0))
    game.choose(0, ("move", "A0"))
    game.choose(0, ("drop", "wood"))
    assert (board(game).active_stage().number, asked(game)) == (2, "turn")


@pytest.mark.parametrize("answer", ["withdrawn", "refused"])
def test_li_8_a_double_split_for_a_trade_that_fails_still_counts_twice(answer: str) -> None:
    """E-26: once it is split, one must go at the end of the action."""
    s = wild(2, tokens=[{"symbol": "leaf", "face": "wood wood", "count": 2}])
    survivor(s, 0, resources={"stone": 9}, tokens=["wood wood"])
    survivor(s, 1, resources={"food": 1})
    game = play(s, Turn(0))
    game.choose(0, ("trade", "seat-2"))
    game.choose(0, ("split", "wood+wood"))
    if answer == "withdrawn":
        game.choose(0, ("pass",))
    else:
        game.choose(0, ("want", "food"))
        game.choose(0, ("offer",))
        game.choose(1, ("pass",))
    assert (asked(game), burden(board(game), 0)) == ("limit", 11)
    game.choose(0, ("drop", "stone"))
    assert (asked(game), purse(game)) == ("turn", {"stone": 8, "wood": 2})


# -- elimination ------------------------------------------------------------------------------------------------------


def common(kind: str, *lines: object) -> DiscoverState:
    """Two survivors with three damage each, and a card that belongs to everybody and does this every night."""
    ability_ = ability("night", *lines)
    cards = [upgrade(9, ability_)] if kind == "upgrade" else []
    s = wild(
        2,
        scenario=5,
        cards=cards,
        stages=[stage(1, abilities=[ability_] if kind == "quest" else [])],
        sheet={"abilities": [ability_]} if kind == "sheet" else None,
    )
    for seat in range(2):
        survivor(s, seat, damage={"hunger": 3})
    if cards:
        entry = s.content.entries_of[9][0]
        s.decks.deck[entry] -= 1
        s.decks.upgrades = (entry,)
    return at_night(s)


@pytest.mark.parametrize("kind", ["quest", "sheet", "upgrade"])
def test_r_17_a_card_of_all_survivors_eliminates_them_together(kind: str) -> None:
    """R-94: the last ones die together, so nobody wins."""
    game = play(common(kind, "damage physical 1"), NightAbilities())
    assert [me(game, seat).status for seat in range(2)] == [LOST, LOST]
    assert game.outcome is not None
    assert game.outcome.winners == ()


def test_r_93_who_is_spared_by_it_wins() -> None:
    s = common("quest", {"if": "in-camp", "do": ["damage physical 1"]})
    survivor(s, 1, space="A1")
    game = play(s, NightAbilities())
    assert [me(game, seat).status for seat in range(2)] == [LOST, WON]


def test_r_17_one_ability_of_such_a_card_after_another() -> None:
    """Each strikes all before the next one; a survivor who is dead by then suffers no more."""
    s = at_night(
        wild(2, stages=[stage(1, abilities=[ability("night", "damage physical 1"), ability("night", "mark 1")])])
    )
    survivor(s, 0, damage={"hunger": 3})
    game = play(s, NightAbilities())
    assert (me(game, 0).status, harm(game, 1), board(game).quest.marks) == (LOST, {"physical": 1}, 1)


def test_r_17_whom_it_has_already_struck_is_not_asked_for_its_price() -> None:
    """One survivor's use of a common card strikes another before that one's turn to use it."""
    strike = ability("night", {"each": "others", "do": ["damage physical 1"]}, pay="wood 1")
    s = at_night(wild(3, stages=[stage(1, abilities=[strike])]))
    for seat in range(3):
        survivor(s, seat, resources={"wood": 1}, damage={"hunger": 3 if seat == 1 else 0})
    game = play(s, NightAbilities())
    game.choose(0, ("yes",))
    assert (game.waiting, me(game, 1).status, me(game, 1).hurt) == ((2,), ON, 4)
    game.choose(2, ("pass",))
    assert (me(game, 1).status, harm(game, 2)) == (LOST, {"physical": 1})


def thirsty(scenario: int, *lines: str, threats: Sequence[Entry] = ()) -> DiscoverState:
    """Seat 0 is about to die of thirst, seat 1 has water; then comes what else the same line brings them."""
    drink: Entry = {"pay": "clean-water 1", "else": ["damage thirst 1"]}
    card = night("n-1", {"each": "everyone", "do": [drink, *lines]})
    rest = [night(f"n-{n}", level=1 if n < 5 else 2) for n in range(2, 11)]
    s = wild(2, scenario=scenario, nights=[card, *rest], threats=threats, enemies=[enemy(3, defence=12, attack=1)])
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, damage={"hunger": 3}, resources={"clean-water": 1})
    return s


def test_r_93_the_dead_are_buried_before_a_threat_is_drawn() -> None:
    """A survivor who is the last one by then has won, and need not draw."""
    game = play(thirsty(5, "threat 1", threats=[threat("worst", "damage physical 1")]), Nightfall(), dice=[0])
    game.choose(1, ("yes",))
    assert [me(game, seat).status for seat in range(2)] == [LOST, WON]


def test_th_4_who_has_died_of_the_same_line_is_no_company() -> None:
    threats = [threat("quarrel", "gain wood 1", community=True), threat("find", "gain stone 1")]
    game = play(thirsty(1, "threat 1", threats=threats), Nightfall(), dice=[0, 0, 1])
    game.choose(1, ("yes",))
    assert (me(game, 0).status, purse(game, 1)) == (LOST, {"stone": 1})


def test_ka_2_who_has_died_of_the_same_line_neither_fights_nor_helps() -> None:
    game = play(thirsty(1, "spawn here"), Nightfall(), dice=[0, 0, 1, 12])
    game.choose(1, ("yes",))
    assert [me(game, seat).status for seat in range(2)] == [LOST, LOST]
    assert game.outcome is not None


@pytest.mark.parametrize("block", [{"if": "day 1"}, {"roll": 2}])
def test_r_35_the_successor_goes_on_within_a_block_of_the_night_card(block: dict[str, object]) -> None:
    """The chieftain falls to a monster in the middle of a block; the rest of it is the successor's."""
    card = night("n-1", {**block, "do": ["spawn camp", "gain wood 2"]})
    rest = [night(f"n-{n}", level=1 if n < 5 else 2) for n in range(2, 11)]
    s = wild(2, nights=[card, *rest], enemies=[enemy(3, defence=12, attack=1)])
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, space="A1")
    roll = [2] if "roll" in block else []
    game = play(s, Nightfall(), dice=[0, *roll, 0, 1, 12])
    game.choose(1, ("pass",))
    assert (me(game, 0).status, board(game).turn.chief, purse(game, 1)) == (LOST, 1, {"wood": 2})


def test_r_35_each_survivor_is_still_you_within_each() -> None:
    """And the night's stamina is everybody's own."""
    card = night("n-1", {"each": "others", "do": [{"if": "day 1", "do": ["gain wood 1", "gain stone 1"]}]})
    rest = [night(f"n-{n}", level=1 if n < 5 else 2) for n in range(2, 11)]
    s = wild(3, nights=[card, *rest])
    for seat in range(3):
        survivor(s, seat, stamina=seat)
    game = play(s, Nightfall(), dice=[0])
    assert [purse(game, seat) for seat in range(3)] == [{}, {"wood": 1, "stone": 1}, {"wood": 1, "stone": 1}]
    assert [me(game, seat).stamina for seat in range(3)] == [6, 7, 8]


# -- costs ------------------------------------------------------------------------------------------------------------


def test_ro_8_two_abilities_after_a_victory_cannot_both_be_paid_with_one_stamina() -> None:
    abilities = [ability("defeat", "gain wood 1", stamina=1), ability("defeat", "gain stone 1", stamina=1)]
    s = wild(characters=[character("hunter", *abilities)], enemies=[enemy(3, defence=1, attack=None)])
    survivor(s, 0, stamina=1)
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), NOBODY), Turn(0), dice=[12, 1])
    assert asked(game) == "moment"
    game.choose(0, ("yes",))
    assert (asked(game), me(game).stamina, purse(game)) == ("", 0, {"wood": 1})


@pytest.mark.parametrize(("wood", "offered"), [(2, False), (3, True)])
def test_go_7_a_price_that_names_a_resource_twice_needs_all_of_it(wood: int, offered: bool) -> None:
    s = wild(2, characters=[character("payer", ability("action", "gain stone 1", pay="wood 1, wood #"))])
    survivor(s, 0, resources={"wood": wood})
    game = play(s, Turn(0))
    assert is_offered(game, 0, "use", "character") == offered
    if offered:
        game.choose(0, ("use", "character"))
        assert purse(game) == {"stone": 1}


@pytest.mark.parametrize(("wood", "offered"), [(1, False), (2, True)])
def test_cr_5_a_project_that_names_a_resource_twice_needs_all_of_it(wood: int, offered: bool) -> None:
    s = wild(projects=[project(1, "wood 1, wood 1")])
    survivor(s, 0, resources={"wood": wood}, hand=[1])
    assert is_offered(play(s, Turn(0)), 0, "craft", 1) == offered


# -- keys -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_in_16_a_key_works_on_a_random_card_of_scenario_5_as_well(use: bool) -> None:
    landmark = ["flat !12", *["flat"] * 6]
    hundred = {**instant(100, "gain wood 1", tags=["locked"]), "use": "hundred"}
    s = wild(
        2,
        scenario=5,
        tiles=[landmark],
        cards=[hundred, instant(101, "gain stone 1"), found(8, ability("key", of="locked"))],
    )
    reveal(s, "B", landmark)
    survivor(s, 0, space="B0", items=[8])
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (asked(game), can_do(game)) == ("key", ["pass", "use found-8"])
    game.choose(0, ("use", "found-8") if use else ("pass",))
    assert (purse(game), me(game).status) == ({"stone": 1} if use else {"wood": 1}, ON)
    assert not is_offered(game, 0, "investigate")


# -- secrecy ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leave", [eliminate, win])
def test_r_100_the_hand_that_left_the_game_with_somebody_stays_unknown(
    leave: Callable[[DiscoverState, int], None],
) -> None:
    """KA-3, QU-5: it is removed face down, so it may be any project that a seat has not seen."""
    s = wild(4, projects=[project(number) for number in range(1, 7)])
    for seat, number in ((0, 1), (1, 2), (2, 3), (3, 4)):
        survivor(s, seat, hand=[number])
    s.survivors[3].hand = ((3, 1),)  # seat 0 has been shown project 4
    leave(s, 2)
    leave(s, 3)
    game = play(s, Turn(0))
    worlds = [board(game.imagine(0, seed)) for seed in range(60)]
    assert {world.survivors[1].hand[0][0] for world in worlds} == {1, 2, 4, 5}
    assert {world.survivors[2].removed[0][0] for world in worlds} == {1, 2, 4, 5}
    assert {world.survivors[3].removed[0][0] for world in worlds} == {3}
    assert all(world.survivors[0].hand == ((0, 0),) for world in worlds)
    assert all(sum(world.decks.projects) == 2 for world in worlds)
    assert [len(game.view(0)["survivors"][seat]["hand"]) for seat in range(4)] == [1, 1, 0, 0]  # type: ignore[index]
