"""The round, the turn and its actions (RO, AC), and what happens to turns when somebody leaves the map."""

from __future__ import annotations

from typing import Any

import pytest

import emberwatch as ew
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.files import night_stamina, read_all, read_night
from emberwatch.discover.model.survivors import LOST, ON, WON
from emberwatch.discover.rules.day import Daybreak, Turn
from emberwatch.discover.rules.night import Nightfall
from emberwatch.discover.rules.quests import Checkpoint
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    carry,
    character,
    enemy,
    foes_at,
    goal,
    harm,
    has,
    instant,
    is_offered,
    lay,
    me,
    monster,
    night,
    play,
    project,
    purse,
    reveal,
    stage,
    survivor,
    told,
    verbs,
    where,
    wild,
)

LANDMARK = ["flat", "flat", "flat", "flat", "flat", "flat", "flat !12"]
"""B6 is its landmark; it touches face-down tiles."""


def turns(game: ew.Game) -> list[object]:
    return [event["seat"] for event in told(game, "turn")]


def end_turns(game: ew.Game, *seats: int) -> None:
    for seat in seats:
        assert asked(game, seat) == "turn"
        game.choose(seat, ("end-turn",))


# -- the round --------------------------------------------------------------------------------------------------------


def test_ro_1_a_round_is_a_day_and_a_night() -> None:
    game = play(wild(day=0), Daybreak(), aloud=True)
    assert (game.view(0)["day"], game.view(0)["phase"]) == (1, "day")
    game.choose(0, ("end-turn",))
    assert (game.view(0)["day"], game.view(0)["phase"]) == (2, "day")
    kinds = [event["told"] for event in game.story(0)]
    assert kinds == ["day", "turn", "turn-ended", "night", "night-card", "rested", "day", "turn"]


def test_ro_2_from_the_chieftain_clockwise_one_turn_each() -> None:
    game = play(wild(seats=4, chief=2, day=0), Daybreak(), aloud=True)
    end_turns(game, 2, 3, 0, 1)
    assert turns(game) == [2, 3, 0, 1]
    assert [asked(game, seat) for seat in range(4)] == ["vote", "vote", "", "vote"]


def test_ro_2_the_dead_and_winners_have_no_turn() -> None:
    s = wild(seats=4, chief=2, day=0)
    s.survivors[3].status = LOST
    s.survivors[0].status = WON
    game = play(s, Daybreak(), aloud=True)
    end_turns(game, 2, 1)
    assert turns(game) == [2, 1]


def test_ro_3_any_number_of_actions_at_1_stamina_unless_stated_otherwise() -> None:
    rocky = ["rock", *["flat"] * 6]
    s = wild(tiles=[rocky], characters=[character("c", ability("action", "gain wood 1", stamina=3))])
    reveal(s, "B", rocky)
    survivor(s, 0, space="A0", stamina=12, damage={"hunger": 1}, resources={"food": 1, "meat": 2})
    lay(s, "A0", "stone", "stone")
    game = play(s, Turn(0))
    ledger = [
        (("gather", "stone"), 11), (("gather", "stone"), 10), (("recover", "seat-1", "hunger"), 9), (("cook",), 8),
        (("use", "character"), 5),
    ]  # fmt: skip
    for pick, stamina in ledger:
        game.choose(0, pick)
        if asked(game) == "cook":
            game.choose(0, ("amount", 2))
        assert me(game).stamina == stamina
    game.choose(0, ("move", "A5"))
    assert me(game).stamina == 4
    north = next(pick for pick in game.picks(0) if pick[0] == "move" and str(pick[1]).startswith("B"))
    cost = board(game).content.sheet.costs[board(game).cell(at(str(north[1]))).ground]
    game.choose(0, north)
    assert me(game).stamina == 4 - cost


def full_table(scenario: int, fire: int, day: int = 2) -> ew.Game:
    """Seat 0 is on a landmark at the edge with everything to do; seat 1 is beside it, seat 2 is dead there."""
    s = wild(
        seats=3, scenario=scenario, tiles=[LANDMARK], cards=[instant(12, "gain wood 1", use="landmark")], day=day,
        projects=[project(4, "wood 1")], characters=[character("c", ability("action", "gain stone 1"))],
    )  # fmt: skip
    reveal(s, "B", LANDMARK)
    survivor(s, 0, space="B6", damage={"hunger": 1}, resources={"meat": 1, "food": 1, "wood": 2}, hand=[4])
    survivor(s, 1, space="B6")
    survivor(s, 2, space="B6", resources={"wood": 1})
    s.survivors[2].status = LOST
    s.map.fires[at("B6")] = fire
    lay(s, "B6", "wood")
    return play(s, Turn(0, fresh=True))


EVERYTHING = {"gather", "move", "scout", "craft", "trade", "investigate", "recover", "use", "loot"}
NO_ACTION = {"show", "give-up", "end-turn"}


def test_ro_4_exactly_these_actions() -> None:
    assert verbs(full_table(1, fire=1)) == EVERYTHING | {"cook"} | NO_ACTION
    assert verbs(full_table(1, fire=0)) == EVERYTHING | {"stoke"} | NO_ACTION


def test_ro_4_attack_in_scenario_5_only() -> None:
    game = full_table(5, fire=1)
    assert verbs(game) >= EVERYTHING | {"cook", "attack", "give-up", "end-turn"}
    assert [pick for pick in game.picks(0) if pick[0] == "attack"] == [("attack", "seat-2")]
    assert "attack" not in verbs(full_table(5, fire=1, day=1))


def test_ro_4_the_turn_can_always_be_ended() -> None:
    s = wild()
    survivor(s, 0, stamina=0)
    game = play(s, Turn(0))
    assert list(game.waiting) == []
    game = play(wild(), Turn(0))
    assert is_offered(game, 0, "end-turn")


def test_ro_5_after_all_turns_comes_the_night() -> None:
    game = play(wild(seats=2, day=0), Daybreak(), aloud=True)
    end_turns(game, 0)
    assert told(game, "night") == []
    end_turns(game, 1)
    assert len(told(game, "night")) == 1


def test_ro_6_the_night_card_is_resolved_from_top_to_bottom() -> None:
    dark = night("dark", "gain wood 1", {"if": "has wood 1", "do": ["gain stone 1"]})
    s = wild(seats=2, chief=1, nights=[dark, night("later", level=2)])
    game = play(s, Nightfall())
    assert (purse(game, 0), purse(game, 1)) == ({}, {"wood": 1, "stone": 1})
    upside_down = night("dark", {"if": "has wood 1", "do": ["gain stone 1"]}, "gain wood 1")
    game = play(wild(seats=2, chief=1, nights=[upside_down, night("later", level=2)]), Nightfall())
    assert purse(game, 1) == {"wood": 1}
    assert game.view(0)["nights_gone"] == ["dark"]


def test_ro_7_every_night_card_gives_at_least_6_stamina() -> None:
    for card in pools.nights(1):
        assert night_stamina(card.do) >= 6, card.name
    flaws: list[Any] = []
    weak = {"name": "weak", "level": 1, "do": [{"each": "everyone", "do": ["rest 5"]}]}
    some = {"name": "some", "level": 1, "do": [{"each": "at-fire", "do": ["rest 6"]}]}
    read_all({"night": [weak, some]}, "nights.toml", "night", read_night, flaws)
    assert [flaw.key for flaw in flaws] == ["pack-night-stamina", "pack-night-stamina"]


def test_ro_7_added_for_every_survivor_on_the_map() -> None:
    s = wild(seats=3, nights=[night("n"), night("later", level=2)])
    survivor(s, 0, stamina=5)
    survivor(s, 1, stamina=0, space="A3")
    survivor(s, 2, stamina=2)
    s.survivors[2].status = LOST
    game = play(s, Nightfall())
    assert [me(game, seat).stamina for seat in range(3)] == [11, 6, 2]


def test_ro_7_at_that_lines_place_in_the_card() -> None:
    late = {"name": "late", "level": 1, "do": ["tire 3", {"each": "everyone", "do": ["rest 6"]}]}
    s = wild(seats=2, nights=[late, night("later", level=2)])
    survivor(s, 0, stamina=1)
    game = play(s, Nightfall())
    assert me(game, 0).stamina == 6


def test_ro_8_stamina_stays_between_0_and_12() -> None:
    s = wild(seats=2, nights=[night("n"), night("later", level=2)])
    survivor(s, 0, stamina=9)
    survivor(s, 1, stamina=6)
    game = play(s, Nightfall())
    assert [me(game, seat).stamina for seat in range(2)] == [12, 12]
    s = wild()
    survivor(s, 0, stamina=2)
    assert me(carry(s, "tire 5")).stamina == 0


def test_ro_9_the_chieftain_is_settled_before_the_next_day() -> None:
    game = play(wild(seats=2, nights=[night("n"), night("later", level=2)]), Nightfall(), aloud=True)
    assert (asked(game, 0), game.view(0)["phase"], game.view(0)["day"]) == ("pass-on", "night", 1)
    assert game.view(0)["nights_gone"] == ["n"]
    game.choose(0, ("name", "seat-2"))
    assert (game.view(0)["phase"], game.view(0)["day"]) == ("day", 2)
    assert asked(game, 1) == "turn"


def test_ro_10_until_everybody_has_won_or_lost() -> None:
    s = wild(seats=2, stages=[stage(1, goal(["has wood 1"], "win you"))], day=0)
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Daybreak())
    assert [me(game, seat).status for seat in range(2)] == [WON, ON]
    assert game.outcome is None
    for day in (1, 2, 3):
        assert game.view(1)["day"] == day
        end_turns(game, 1)
    game.choose(1, ("give-up",))
    game.choose(1, ("yes",))
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert list(game.waiting) == []


def test_ro_10_scenario_5_ends_with_one_survivor_left() -> None:
    s = wild(seats=3, scenario=5)
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, damage={"hunger": 3})
    game = carry(s, "damage hunger 1", seat=0)
    assert game.outcome is None
    game = carry(board(game), "damage hunger 1", seat=1)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((2,), "last")


def test_ro_11_a_turn_may_hold_no_action() -> None:
    s = wild(seats=2, day=0)
    survivor(s, 0, stamina=8)
    game = play(s, Daybreak())
    end_turns(game, 0)
    assert me(game, 0).stamina == 8
    assert asked(game, 1) == "turn"


def test_ro_12_without_stamina_the_turn_goes_on() -> None:
    """What costs no stamina can still be used; what costs some cannot."""
    able = character("c", ability("turn", "gain wood 1"), ability("action", "gain stone 1", stamina=1))
    s = wild(characters=[able])
    survivor(s, 0, stamina=1)
    lay(s, "A0", "food")
    game = play(s, Turn(0))
    game.choose(0, ("gather", "food"))
    assert me(game).stamina == 0
    assert game.picks(0) == [("use", "character"), ("end-turn",)]
    game.choose(0, ("use", "character"))
    assert purse(game) == {"food": 1, "wood": 1}
    assert me(game).stamina == 0


# -- actions ----------------------------------------------------------------------------------------------------------


def test_ac_1_stamina_is_paid_when_the_action_is_taken() -> None:
    s = wild()
    survivor(s, 0, stamina=5, resources={"meat": 3})
    game = play(s, Turn(0))
    game.choose(0, ("cook",))
    assert (asked(game), me(game).stamina) == ("cook", 4)
    peak = ["peak"] * 7
    s = wild(tiles=[peak], enemies=[enemy(3, 7, 9, 1)])
    reveal(s, "B", peak)
    survivor(s, 0, space="A5", stamina=5, resources={"wood": 1})
    space = next(str(pick[1]) for pick in play(s.clone(), Turn(0)).picks(0) if str(pick[1]).startswith("B"))
    monster(s, space, 3)
    game = play(s, Turn(0), dice=[1, 1])
    game.choose(0, ("move", space))
    assert (asked(game), me(game).stamina) == ("modify", 2)


def test_ac_2_the_same_action_may_be_repeated() -> None:
    s = wild()
    survivor(s, 0, stamina=3)
    lay(s, "A0", "wood", "wood", "wood")
    game = play(s, Turn(0))
    game.choose(0, ("gather", "wood"))
    game.choose(0, ("gather", "wood"))
    assert (has(game, 0, "wood"), me(game).stamina) == (2, 1)
    assert is_offered(game, 0, "gather", "wood")


@pytest.mark.parametrize(
    ("stamina", "moves"), [(0, []), (1, ["flat"]), (2, ["flat", "rock"]), (3, ["flat", "peak", "rock"])]
)
def test_ac_3_no_action_without_enough_stamina(stamina: int, moves: list[str]) -> None:
    able = character("c", ability("action", "gain stone 1", stamina=2))
    mixed = ["flat", "flat", "rock", "peak", "flat", "flat", "flat"]
    s = wild(tiles=[mixed], characters=[able])
    reveal(s, "B", mixed)
    survivor(s, 0, space="B0", stamina=stamina, resources={"food": 1}, damage={"hunger": 1})
    lay(s, "B0", "wood")
    game = play(s, Turn(0, fresh=True))
    grounds = board(game).content.sheet.grounds
    offered = {grounds[board(game).cell(at(str(pick[1]))).ground] for pick in game.picks(0) if pick[0] == "move"}
    assert sorted(offered) == moves
    expected = {"give-up", "end-turn"}
    expected |= {"move", "gather", "recover"} if stamina else set()
    expected |= {"use"} if stamina >= 2 else set()
    assert verbs(game) == expected


def test_ac_4_unspent_stamina_is_kept() -> None:
    s = wild(day=0)
    survivor(s, 0, stamina=3)
    game = play(s, Daybreak())
    end_turns(game, 0)
    assert me(game).stamina == 9


def test_ac_5_only_the_active_survivor_acts() -> None:
    s = wild(seats=2, day=0, chief=1)
    lay(s, "A0", "wood")
    game = play(s, Daybreak())
    assert list(game.waiting) == [1]
    assert game.picks(0) == []
    with pytest.raises(ew.IllegalPick):
        game.choose(0, ("gather", "wood"))
    with pytest.raises(ew.IllegalPick):
        game.choose(0, ("end-turn",))
    game.choose(1, ("gather", "wood"))
    assert (purse(game, 0), purse(game, 1)) == ({}, {"wood": 1})


# -- leaving in one's turn ---------------------------------------------------------------------------------------------


def test_r_19_eliminated_in_the_own_turn() -> None:
    """The turn is over, the free gather is lost, nothing is refunded; the next survivor gets his turn."""
    s = wild(seats=2, enemies=[enemy(3, 7, 2, 1)], day=0)
    survivor(s, 0, stamina=6, damage={"hunger": 3})
    survivor(s, 1, space="A4")
    lay(s, "A1", "wood")
    monster(s, "A1", 3)
    game = play(s, Daybreak(), dice=[1, 4], aloud=True)
    game.choose(0, ("move", "A1"))
    game.choose(1, ("pass",))
    assert me(game, 0).status == LOST
    assert (me(game, 0).stamina, where(game, 0)) == (5, "A1")
    assert board(game).map.lying[at("A1")] != ()
    assert asked(game, 1) == "turn"
    end_turns(game, 1)
    assert turns(game)[:2] == [0, 1]
    assert me(game, 0).stamina == 5


def test_r_20_damage_beyond_the_fourth_is_ignored() -> None:
    s = wild(seats=2)
    survivor(s, 0, damage={"hunger": 2})
    game = carry(s, "damage physical 5")
    assert harm(game, 0) == {"hunger": 2, "physical": 2}
    assert me(game, 0).status == LOST


def test_r_30_who_gives_up_is_eliminated_and_can_be_looted() -> None:
    s = wild(seats=2, day=0, projects=[project(4)])
    survivor(s, 0, resources={"wood": 2}, hand=[4])
    game = play(s, Daybreak())
    assert is_offered(game, 0, "give-up")
    game.choose(0, ("give-up",))
    assert game.picks(0) == [("pass",), ("yes",)]
    game.choose(0, ("yes",))
    assert (me(game, 0).status, me(game, 0).hand) == (LOST, ())
    assert board(game).turn.chief == 1
    game.choose(1, ("loot", "seat-1"))
    assert purse(game, 1) == {"wood": 1}


def test_r_30_giving_up_is_asked_twice_and_only_in_ones_turn() -> None:
    game = play(wild(seats=2, day=0), Daybreak())
    game.choose(0, ("give-up",))
    game.choose(0, ("pass",))
    assert asked(game, 0) == "turn"
    assert me(game, 0).status == ON
    with pytest.raises(ew.IllegalPick):
        game.choose(1, ("give-up",))


def test_r_30_giving_up_comes_before_the_first_action() -> None:
    game = play(wild(day=0), Daybreak())
    assert is_offered(game, 0, "give-up")
    game.choose(0, ("move", "A1"))
    assert not is_offered(game, 0, "give-up")


def test_r_30_after_the_last_night_all_on_the_map_lose() -> None:
    s = wild(seats=2, day=0, guard=2, stages=[stage(1, goal(["has wood 1"], "win you"))])
    survivor(s, 1, resources={"wood": 1})
    game = play(s, Daybreak())
    end_turns(game, 0)
    assert game.outcome is None
    end_turns(game, 0)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert [me(game, seat).status for seat in range(2)] == [LOST, WON]


def test_r_30_the_guard_is_an_option() -> None:
    assert ew.new_game("discover", seats=1, seed=1).state.guard == 60  # type: ignore[attr-defined]
    assert ew.new_game("discover", seats=1, seed=1, guard="off").state.guard == 0  # type: ignore[attr-defined]
    game = play(wild(day=99, guard=0), Nightfall())
    assert (game.outcome, asked(game)) == (None, "turn")


def test_r_34_the_order_of_turns_is_fixed_at_daybreak() -> None:
    """A token that moves by day changes tomorrow's order; nobody has two turns or none."""
    able = character("c", ability("turn", "chief"))
    s = wild(seats=3, day=0, characters=[able])
    game = play(s, Daybreak(), aloud=True)
    end_turns(game, 0)
    game.choose(1, ("use", "character"))
    assert board(game).turn.chief == 1
    end_turns(game, 1, 2)
    for seat in (0, 2):
        game.choose(seat, ("name", "seat-2"))
    game.choose(1, ("name", "seat-2"))
    end_turns(game, 1, 2, 0)
    assert turns(game) == [0, 1, 2, 1, 2, 0]


def test_r_34_also_when_the_chieftain_dies_by_day() -> None:
    s = wild(seats=3, day=0, chief=1, characters=[character("c", ability("turn", "perish"))])
    game = play(s, Daybreak(), aloud=True)
    game.choose(1, ("use", "character"))
    assert board(game).turn.chief == 2
    end_turns(game, 2, 0)
    assert turns(game)[:3] == [1, 2, 0]


def test_r_18_when_the_last_survivor_leaves_everything_stops() -> None:
    """The rest of the night card is not resolved, nobody is asked, no day begins."""
    s = wild(
        nights=[night("n", "damage hunger 1", "gain wood 1", "mark 1"), night("later", level=2)], enemies=[enemy(3)]
    )
    survivor(s, 0, damage={"hunger": 3})
    game = play(s, Nightfall(), aloud=True)
    assert game.outcome is not None
    assert (game.outcome.winners, game.waiting, board(game).trunk) == ((), (), [])
    assert (board(game).quest.marks, purse(game), board(game).turn.day) == (0, {}, 1)
    assert game.story(0)[-1]["told"] == "over"


def test_r_18_also_when_the_last_one_wins() -> None:
    s = wild(stages=[stage(1, goal(["in-camp"], "win you", "stage 2")), stage(2, start=["gain wood 1"])], day=0)
    game = play(s, Checkpoint(), Daybreak())
    assert game.outcome is not None
    assert (game.outcome.winners, board(game).quest.stage, board(game).turn.day) == ((0,), 0, 0)


def test_r_27_winning_in_the_own_turn_ends_it() -> None:
    s = wild(seats=3, day=0, chief=1, stages=[stage(1, goal(["has wood 1"], "win you"))])
    lay(s, "A0", "wood")
    game = play(s, Daybreak(), aloud=True)
    game.choose(1, ("gather", "wood"))
    assert (me(game, 1).status, board(game).turn.chief) == (WON, 2)
    assert asked(game, 2) == "turn"
    end_turns(game, 2, 0)
    assert turns(game)[:3] == [1, 2, 0]


def test_r_27_winning_at_night_leaves_the_night_to_the_others() -> None:
    """The first survivor wins by his threat; the second still draws his, and the rest of the card continues."""
    from tests.discover.wilderness import threat

    gift = threat("gift", "gain wood 1")
    cold = night("n", {"each": "everyone", "do": ["threat 1"]}, {"each": "everyone", "do": ["gain stone 1"]})
    s = wild(seats=2, threats=[gift, threat("calm", "rest 1")], nights=[cold, night("later", level=2)],
             stages=[stage(1, goal(["has wood 1"], "win you"))])  # fmt: skip
    survivor(s, 1, stamina=0)
    game = play(s, Nightfall(), dice=[0, 0, 1])
    assert me(game, 0).status == WON
    assert me(game, 1).stamina == 7
    assert purse(game, 1) == {"stone": 1}
    assert (board(game).turn.chief, asked(game, 1), game.view(1)["day"]) == (1, "turn", 2)


def test_turns_of_casualties_are_skipped_also_if_they_die_before_it() -> None:
    """RO-2, R-31: seat 1 dies in the turn of seat 0 and gets none."""
    killer = character("c", ability("turn", {"each": "others", "do": ["damage hunger 1"]}))
    s = wild(seats=3, day=0, characters=[killer])
    survivor(s, 1, damage={"thirst": 3})
    game = play(s, Daybreak(), aloud=True)
    game.choose(0, ("use", "character"))
    end_turns(game, 0, 2)
    assert turns(game)[:2] == [0, 2]
    assert harm(game, 2) == {"hunger": 1}
    assert foes_at(game, "A0") == []
