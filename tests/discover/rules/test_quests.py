"""Quests, winning and losing (QU), and the rulings on how survivors leave the map."""

from __future__ import annotations

from typing import Any

import pytest

import emberwatch as ew
from emberwatch.discover.cards.effects.decks import GoToStage, ResolveCard, WinGame
from emberwatch.discover.cards.run_lines import NO_SOURCE, Lines
from emberwatch.discover.cards.syntax import Line, lines_in
from emberwatch.discover.copies.codes import code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.copies.reach import stage_lines
from emberwatch.discover.model.components import Stage
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import YOU_WIN
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, ON, WON
from emberwatch.discover.rules.day import Daybreak, Turn
from emberwatch.discover.rules.monsters import Encounter, NameFighter
from emberwatch.discover.rules.night import Council, Nightfall
from emberwatch.discover.rules.quests import Checkpoint
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    boss,
    carry,
    character,
    enemy,
    foes_at,
    found,
    goal,
    harm,
    has,
    is_offered,
    lay,
    lines,
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
    verbs,
    wild,
)

WOOD_WINS = stage(1, goal(["has wood 1"], "win you", each=True))
LATER = night("later", level=2)


def statuses(game: ew.Game) -> list[int]:
    return [survivor.status for survivor in board(game).survivors]


def card_lines(s: DiscoverState, seat: int, *do: str | dict[str, Any]) -> Lines:
    return Lines(seat, lines(s, *do), NO_SOURCE)


# -- quest cards ------------------------------------------------------------------------------------------------------


def test_qu_1_the_active_quest_card_lies_open() -> None:
    able = ability("action", "mark 1", pay="wood 1")
    s = wild(seats=2, stages=[stage(1, goal(["marks 3"], "stage 2"), abilities=[able]), stage(2)])
    survivor(s, 1, resources={"wood": 1})
    game = play(s, Turn(1))
    game.choose(1, ("use", "quest"))
    for viewer in (0, 1, None):
        quest: Any = game.view(viewer)["quest"]
        assert (quest["stage"], quest["counters"], quest["defeated"]) == (1, 1, [])


def test_qu_2_a_stage_leads_to_any_named_stage() -> None:
    """From 1 to 3, to 2 and back; the new card replaces the old one, its counters go with it."""
    stages = [
        stage(1, goal(["has wood 1"], "lose wood 1", "stage 3")),
        stage(2, goal(["has wood 1"], "lose wood 1", "stage 1"), start=["gain food 1"]),
        stage(3, goal(["has wood 1"], "lose wood 1", "stage 2"), start=["gain stone 1"]),
    ]
    s = wild(stages=stages)
    s.quest.marks = 2
    seen = []
    for _ in range(4):
        survivor(s, 0, resources={"wood": 1})
        game = play(s, Checkpoint())
        seen.append(board(game).active_stage().number)
    assert seen == [3, 2, 1, 3]
    assert board(game).quest.marks == 0
    assert purse(game) == {"food": 1, "stone": 2}


@pytest.mark.parametrize("seed", range(101, 113))
def test_qu_3_from_stage_1_every_branch_reaches_a_win(seed: int) -> None:
    copy = copy_of(code_of(seed))
    for scenario in copy.scenarios[:4]:
        cards = {card.number: card for card in scenario.cards}
        specials = [special.enemy.reward for special in scenario.specials]
        rewards = [line for reward in specials for line in lines_in(reward)]
        leads = {part.number: led_to(part, cards, rewards) for part in scenario.stages}
        winning = {number for number, (_, wins) in leads.items() if wins}
        for _ in scenario.stages:
            winning |= {number for number, (others, _) in leads.items() if others & winning}
        reached, edge = {1}, {1}
        while edge:
            edge = {other for number in edge for other in leads[number][0]} - reached
            reached |= edge
        assert reached <= winning, scenario.name


def led_to(part: Stage, cards: dict[int, Any], rewards: list[Line]) -> tuple[set[int], bool]:
    """The stages that a stage leads to, and whether it can be won; also through the cards it resolves."""
    found, edge = [], [*stage_lines(part), *rewards]
    while edge:
        found += edge
        named = {line.number for line in edge if isinstance(line, ResolveCard) and line.number in cards}
        known = {line.number for line in found if isinstance(line, ResolveCard)} - named
        edge = [line for n in sorted(named - known) for line in lines_in(cards[n].do)]
        edge = [line for line in edge if line not in found]
    stages = {line.number for line in found if isinstance(line, GoToStage)}
    return stages, any(isinstance(line, WinGame) for line in found)


def test_qu_4_a_winner_puts_everything_back() -> None:
    """Quest items too; figure off the map, tokens to their discards, counters gone; nothing is left on the space."""
    s = wild(
        seats=2, stages=[WOOD_WINS], cards=[found(20, counters=3), found(21, traits=["quest-item"])],
        projects=[project(4, counters=2)], threats=[threat("cough", ongoing=True), threat("b", "rest 1")],
    )  # fmt: skip
    survivor(s, 0, space="A3", resources={"wood": 2, "stone": 1}, tokens=["food", "meat"], items=[20, 21], made=[4])
    survivor(s, 0, threats=["cough"])
    game = play(s, Checkpoint())
    gone = me(game, 0)
    assert (gone.status, gone.space, gone.items, gone.kept, sum(gone.loose)) == (WON, -1, (), (), 0)
    assert (gone.threats, board(game).decks.threats_gone) == ((), [1, 0])
    view: Any = game.view(1)
    assert (view["deck"], view["crafted_left"]) == ({"20": 1, "21": 1}, {"4": 4})
    assert sum(board(game).tokens.used_tokens) == 2
    assert not any(board(game).map.lying)
    assert view["survivors"][0]["space"] is None
    game = carry(board(game), "resolve 20", seat=1)
    assert [(held.item, held.counters) for held in me(game, 1).items] == [(0, 3)]


def test_qu_4_the_others_play_on() -> None:
    s = wild(seats=2, stages=[WOOD_WINS], day=0)
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Daybreak())
    assert (statuses(game), game.outcome) == ([WON, ON], None)
    assert asked(game, 1) == "turn"
    assert not any(pick[0] in ("trade", "loot", "show") for pick in game.picks(1))


def test_qu_5_a_winners_hand_projects_leave_the_game() -> None:
    s = wild(seats=2, stages=[WOOD_WINS], projects=[project(4), project(5)])
    survivor(s, 0, resources={"wood": 1}, hand=[4])
    game = play(s, Checkpoint())
    assert me(game, 0).hand == ()
    assert board(game).decks.projects == [0, 1]
    assert board(game).decks.open_projects == ()
    assert game.view(1)["projects_left"] == {"normal": 1, "complex": 0}


def test_qu_6_the_eliminated_lose_and_the_others_may_still_win() -> None:
    s = wild(seats=2, stages=[WOOD_WINS])
    survivor(s, 0, damage={"hunger": 3})
    game = play(s, card_lines(s, 0, "damage thirst 1"), card_lines(s, 1, "gain wood 1"), Checkpoint())
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores, game.outcome.reason) == ((1,), (0, 1), "quest")


@pytest.mark.parametrize("last", [WON, LOST])
def test_qu_7_the_game_ends_when_nobody_is_left_on_the_map(last: int) -> None:
    s = wild(seats=3, stages=[WOOD_WINS])
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, resources={"wood": 1})
    survivor(s, 2, damage={"hunger": 3})
    game = play(s, card_lines(s, 0, "damage thirst 1"), Checkpoint())
    assert (statuses(game), game.outcome) == ([LOST, WON, ON], None)
    end = ["gain wood 1"] if last == WON else ["damage thirst 1"]
    game = play(board(game), card_lines(s, 2, *end), Checkpoint())
    assert game.outcome is not None
    assert game.outcome.winners == ((1, 2) if last == WON else (1,))
    assert game.view(None)["phase"] == "over"


def four_players_two_dead_one_winner() -> DiscoverState:
    s = wild(seats=4, stages=[stage(1, goal(["marks #"], "gain stone 1"))], threats=[threat("a", "gain food 1")])
    for seat, status in enumerate((LOST, WON, LOST)):
        s.survivors[seat].status = status
    s.turn.chief = 3
    return s


def test_qu_8_the_player_symbol_means_players_at_the_start() -> None:
    """As an amount, a cost and a condition; the dead and winners count."""
    s = four_players_two_dead_one_winner()
    survivor(s, 3, resources={"clean-water": 9})
    game = carry(s, "gain wood #", "gain meat 2#", {"pay": "clean-water 2#", "do": ["mark 3"]}, seat=3)
    game.choose(3, ("yes",))
    assert purse(game, 3) == {"wood": 4, "meat": 8, "clean-water": 1}
    game = play(board(game), Checkpoint())
    assert has(game, 3, "stone") == 0
    game = play(board(game), card_lines(board(game), 3, "mark 1"), Checkpoint())
    assert has(game, 3, "stone") == 1


def test_e_10_roll_for_every_player() -> None:
    """Four players, two dead, one winner: the symbol still says 4."""
    game = carry(four_players_two_dead_one_winner(), "threat #", seat=3)
    assert has(game, 3, "food") == 4


def test_qu_12_as_many_dice_as_players() -> None:
    game = carry(
        four_players_two_dead_one_winner(), {"roll": 7, "dice": "#", "do": ["gain food 1"]}, seat=3, aloud=True
    )
    assert len(told(game, "tested")) == 4


def test_qu_9_target_symbols_mean_nothing_until_a_card_asks_for_them() -> None:
    cells = ["flat", "flat x", *["flat"] * 5]
    s = wild(tiles=[cells], enemies=[enemy(3)])
    reveal(s, "B", cells)
    survivor(s, 0, space="B0")
    game = play(s, Turn(0))
    game.choose(0, ("move", "B1"))
    assert (asked(game), verbs(game)) == ("turn", {"move", "scout", "end-turn"})
    game = carry(board(game), {"if": "on-target", "do": ["gain wood 1"]}, "go camp", "spawn nearest-target")
    assert purse(game) == {"wood": 1}
    assert len(foes_at(game, "B1")) == 1


def test_qu_10_the_old_card_has_no_further_effect() -> None:
    able = ability("action", "gain stone 1")
    stages = [stage(1, goal(["has wood 1"], "stage 2"), goal(["in-camp"], "gain food 1"), abilities=[able]), stage(2)]
    s = wild(stages=stages)
    game = play(s, Checkpoint())
    assert purse(game) == {"food": 1}
    survivor(s, 0, resources={"wood": 1})
    game = play(board(game), Checkpoint(), Checkpoint(), Turn(0))
    assert (board(game).active_stage().number, purse(game)) == (2, {"food": 1, "wood": 1})
    assert not is_offered(game, 0, "use", "quest")


def test_qu_11_ongoing_threats_of_winners_and_of_casualties() -> None:
    """The winner's is discarded and can be drawn again, the casualty's is out of the game."""
    cards = [threat("a", ongoing=True), threat("b", ongoing=True), threat("c", "rest 1")]
    s = wild(seats=3, threats=cards, stages=[WOOD_WINS])
    survivor(s, 0, resources={"wood": 1}, threats=["a"])
    survivor(s, 1, damage={"hunger": 3}, threats=["b"])
    game = play(s, Checkpoint(), card_lines(s, 1, "damage hunger 1"))
    assert (board(game).decks.threats, board(game).decks.threats_gone) == ([0, 0, 1], [1, 0, 0])
    assert [me(game, seat).threats for seat in range(3)] == [(), (), ()]


# -- the end ----------------------------------------------------------------------------------------------------------


def test_r_11_a_final_quest_does_not_end_the_game_for_the_others() -> None:
    s = wild(seats=2, stages=[WOOD_WINS])
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Checkpoint())
    assert (statuses(game), game.outcome, game.view(1)["phase"]) == ([WON, ON], None, "day")


def test_r_11_a_quest_may_say_that_all_others_lose() -> None:
    s = wild(seats=3, stages=[stage(1, goal(["has wood 1"], {"each": "others", "do": ["perish"]}, "win you"))])
    survivor(s, 1, resources={"wood": 1})
    game = play(s, Checkpoint())
    assert game.outcome is not None
    assert (statuses(game), game.outcome.winners) == ([LOST, WON, LOST], (1,))


def test_r_15_all_eliminated_at_once_lose_and_earlier_winners_stay_winners() -> None:
    s = wild(seats=3)
    s.survivors[1].status = WON
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 2, damage={"hunger": 3})
    game = carry(s, {"each": "everyone", "do": ["damage hunger 1"]}, "gain wood 1")
    assert game.outcome is not None
    assert (statuses(game), game.outcome.winners) == ([LOST, WON, LOST], (1,))
    s = wild(seats=2)
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, damage={"hunger": 3})
    game = carry(s, {"each": "everyone", "do": ["damage hunger 1"]})
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((), "lost")


def test_r_17_one_effect_damages_all_then_all_leave_together_then_the_token_moves() -> None:
    s = wild(seats=4, chief=1)
    survivor(s, 1, damage={"hunger": 3})
    survivor(s, 2, damage={"thirst": 3})
    game = carry(s, {"each": "everyone", "do": ["damage physical 1"]}, seat=0, aloud=True)
    assert statuses(game) == [ON, LOST, LOST, ON]
    assert [harm(game, seat) for seat in (0, 3)] == [{"physical": 1}, {"physical": 1}]
    assert [event["seat"] for event in told(game, "chief")] == [3]
    kinds = [event["told"] for event in game.story(None)]
    assert kinds == ["hurt"] * 4 + ["eliminated"] * 2 + ["chief"]


# -- combat and elimination --------------------------------------------------------------------------------------------


def test_r_21_the_enemy_of_a_dead_fighter_retreats() -> None:
    s = wild(enemies=[enemy(3, 7, 2, 2)], seats=2)
    survivor(s, 1, damage={"hunger": 3}, space="A2")
    foe = monster(s, "A2", 3)
    game = play(s, Encounter(at("A2"), -1), dice=[1, 4])
    game.choose(0, ("pass",))
    assert me(game, 1).status == LOST
    assert [there.uid for there in foes_at(game, "A3")] == [foe.uid]


def test_r_21_a_needed_choice_is_the_chieftains() -> None:
    """The successor's, if the chieftain died."""
    s = wild(enemies=[enemy(3, 7, 1, 2)], seats=3, chief=1)
    survivor(s, 0, space="A4")
    survivor(s, 1, damage={"hunger": 3}, space="A1")
    survivor(s, 2, space="A0")
    foe = monster(s, "A1", 3)
    game = play(s, Encounter(at("A1"), -1), dice=[2, 1])
    game.choose(2, ("pass",))
    game.choose(0, ("pass",))
    assert (me(game, 1).status, board(game).turn.chief) == (LOST, 2)
    assert game.picks(2) == [("place", "A2"), ("place", "A6")]
    game.choose(2, ("place", "A6"))
    assert [there.uid for there in foes_at(game, "A6")] == [foe.uid]


def test_r_22_with_the_fighter_dead_the_others_on_the_space_go_on() -> None:
    s = wild(enemies=[enemy(3, 7, 2, 1), enemy(4, 7, 9, 1)], seats=2, chief=1)
    survivor(s, 0, damage={"hunger": 3})
    monster(s, "A0", 3)
    monster(s, "A0", 4)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 4, 12, 1])
    assert (asked(game, 0), game.picks(0)) == ("foe", [("foe", 1), ("foe", 2)])
    game.choose(0, ("foe", 1))
    game.choose(1, ("pass",))
    assert me(game, 0).status == LOST
    assert [there.entry for there in board(game).map.foes] == [0]
    assert [where_is.space for where_is in board(game).map.foes] == [at("A4")]


def test_r_22_without_others_the_monsters_stay_face_up() -> None:
    s = wild(enemies=[enemy(3, 7, 2, 1), enemy(4, 7, 9, 1)], seats=2)
    survivor(s, 0, damage={"hunger": 3}, space="A2")
    survivor(s, 1, space="A5")
    monster(s, "A2")
    monster(s, "A2")
    game = play(s, Encounter(at("A2"), 0), dice=[0, 1, 1, 4])
    game.choose(0, ("foe", 1))
    game.choose(1, ("pass",))
    assert me(game, 0).status == LOST
    (there,) = foes_at(game, "A2")
    assert there.entry != HIDDEN
    assert list(game.waiting) == []


# -- checkpoints ------------------------------------------------------------------------------------------------------


def test_r_23_at_the_end_of_an_action_after_the_carry_limit() -> None:
    s = wild(seats=2, stages=[stage(1, goal(["has wood 11"], "win you"), goal(["has wood 10"], "mark 1"))])
    survivor(s, 0, resources={"wood": 10})
    lay(s, "A0", "wood", "food")
    game = play(s, Turn(0))
    game.choose(0, ("gather", "wood"))
    assert (asked(game), board(game).quest.marks, statuses(game)) == ("turn", 1, [ON, ON])
    assert has(game, 0, "wood") == 10


def test_r_23_never_inside_a_card() -> None:
    """Wood that a card gives and takes away again fulfills nothing."""
    s = wild(stages=[WOOD_WINS], characters=[character("c", ability("action", "gain wood 3", "lose wood 3"))])
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert (statuses(game), asked(game)) == ([ON], "turn")


def test_r_23_never_inside_a_combat() -> None:
    """The reward would win; the red die kills first."""
    s = wild(seats=2, enemies=[enemy(3, 7, 2, 1, reward=["gain wood 1"])], stages=[WOOD_WINS], day=0)
    survivor(s, 0, damage={"hunger": 3})
    reveal(s, "B")
    survivor(s, 1, space="B0")
    monster(s, "A1", 3)
    game = play(s, Daybreak(), dice=[12, 4])
    game.choose(0, ("move", "A1"))
    while asked(game, 1) == "support" or asked(game, 0) in ("share", "modify"):
        game.choose(game.waiting[0], ("pass",))
    assert (statuses(game), has(game, 0, "wood")) == ([LOST, ON], 1)


def test_r_23_at_the_end_of_each_threat_card() -> None:
    """Seat 0 wins by his card, before seat 1's card makes everybody lose the wood."""
    cards = [threat("a", "gain wood 1"), threat("b", {"each": "everyone", "do": ["lose wood 1"]})]
    s = wild(seats=3, threats=cards, nights=[night("n", {"each": "everyone", "do": ["threat 1"]}), LATER],
             stages=[WOOD_WINS])  # fmt: skip
    game = play(s, Nightfall(), dice=[0, 0, 1, 0])
    assert statuses(game)[:2] == [WON, ON]


def test_r_23_at_the_end_of_a_combat_at_night() -> None:
    """The monster's reward wins, before the next line of the night card takes it away."""
    s = wild(
        enemies=[enemy(3, 7, 9, 1, reward=["gain wood 1"])], seats=2, stages=[WOOD_WINS],
        nights=[night("n", "spawn camp", {"each": "everyone", "do": ["lose wood 1"]}), LATER],
    )  # fmt: skip
    reveal(s, "B")
    survivor(s, 1, space="B0")
    game = play(s, Nightfall(), dice=[0, 0, 12, 1])
    while asked(game, 1) == "support" or asked(game, 0) in ("share", "modify"):
        game.choose(game.waiting[0], ("pass",))
    assert statuses(game) == [WON, ON]


def test_r_23_at_the_end_of_the_night_card() -> None:
    s = wild(seats=2, stages=[WOOD_WINS], nights=[night("n", "gain wood 1"), LATER])
    game = play(s, Nightfall())
    assert (statuses(game), board(game).turn.chief) == ([WON, ON], 1)


def test_r_23_not_between_the_lines_of_the_night_card() -> None:
    s = wild(seats=2, stages=[WOOD_WINS], nights=[night("n", "gain wood 1", "lose wood 1"), LATER])
    assert statuses(play(s, Nightfall())) == [ON, ON]


def test_r_23_at_the_start_of_a_day() -> None:
    s = wild(seats=2, stages=[stage(1, goal(["day 2"], "win all"))], day=0)
    game = play(s, Daybreak())
    assert statuses(game) == [ON, ON]
    game.choose(0, ("end-turn",))
    game.choose(1, ("end-turn",))
    assert (statuses(game), board(game).turn.day) == ([ON, ON], 1)
    game.choose(0, ("name", "seat-1"))
    assert statuses(game) == [WON, WON]


def test_r_23_not_within_the_lines_of_the_quest_itself() -> None:
    """A threat that a goal brings at night does not start the same goal again."""
    first = stage(1, goal(["marks 1"], "threat 1", "gain stone 1", "stage 2"))
    s = wild(seats=2, stages=[first, stage(2, start=["gain food 1"])], threats=[threat("a", "gain wood 1")],
             nights=[night("n", "mark 1"), LATER])  # fmt: skip
    game = play(s, Nightfall())
    assert purse(game, 0) == {"wood": 1, "stone": 1, "food": 1}
    assert board(game).active_stage().number == 2


def test_r_24_events_are_remembered_states_must_hold() -> None:
    stages = [stage(1, goal(["defeated howler"], "stage 2")), stage(2, goal(["has wood 1"], "mark 1"))]
    s = wild(stages=stages, specials=[special("howler", 7, 9, 1)])
    boss(s, "howler", "A0")
    game = play(s, Encounter(at("A0"), -1), dice=[12, 1])
    assert board(game).active_stage().number == 1
    game = play(board(game), card_lines(s, 0, "gain wood 1", "lose wood 1"), Checkpoint())
    assert (board(game).active_stage().number, board(game).quest.marks) == (2, 0)


def test_r_24_several_who_meet_the_condition_all_win() -> None:
    s = wild(seats=4, chief=2, stages=[WOOD_WINS])
    for seat in (0, 1, 3):
        survivor(s, seat, resources={"wood": 1})
    game = play(s, Checkpoint(), aloud=True)
    assert statuses(game) == [WON, WON, ON, WON]
    assert [event["seat"] for event in told(game, "won")] == [3, 0, 1]


@pytest.mark.parametrize("seed", range(101, 113))
def test_r_24_every_goal_that_lets_one_win_lets_all_win_who_meet_it(seed: int) -> None:
    for scenario in copy_of(code_of(seed)).scenarios:
        for part in scenario.stages:
            for aim in part.goals:
                wins = [line for line in lines_in(aim.do) if isinstance(line, WinGame)]
                assert aim.each or not any(line.winners == YOU_WIN for line in wins), scenario.name


def test_r_25_the_goals_of_a_stage_are_tested_in_order_each_once() -> None:
    """A survivor who reaches the first goal can reach the second at the same checkpoint, but not the first again."""
    goals = [goal(["not marks 3"], "mark 1"), goal(["marks 1"], "gain wood 1"), goal(["marks 2"], "gain stone 1")]
    game = play(wild(stages=[stage(1, *goals)]), Checkpoint())
    assert (board(game).quest.marks, purse(game)) == (1, {"wood": 1})
    game = play(board(game), Checkpoint())
    assert (board(game).quest.marks, purse(game)) == (2, {"wood": 2, "stone": 1})


def test_r_25_a_new_stage_is_tested_at_once_each_one_once() -> None:
    stages = [
        stage(1, goal(["in-camp"], "gain wood 1", "stage 2")),
        stage(2, goal(["in-camp"], "gain stone 1", "stage 1")),
    ]
    game = play(wild(stages=stages), Checkpoint())
    assert (purse(game), board(game).active_stage().number) == ({"wood": 1, "stone": 1}, 1)
    game = play(board(game), Checkpoint())
    assert (purse(game), board(game).active_stage().number) == ({"wood": 2, "stone": 2}, 1)


def test_r_26_the_dead_do_not_win_but_what_they_did_counts() -> None:
    """Seat 0 defeats the boss and dies of it; seat 1, far away, wins."""
    s = wild(seats=2, stages=[stage(1, goal(["defeated howler"], "win you", each=True))],
             specials=[special("howler", 2, 2, 1)], day=0)  # fmt: skip
    survivor(s, 0, damage={"hunger": 3})
    reveal(s, "B")
    survivor(s, 1, space="B0")
    boss(s, "howler", "A2")
    game = play(s, Daybreak(), dice=[12, 12])
    game.choose(0, ("move", "A2"))
    assert game.outcome is not None
    assert (statuses(game), game.outcome.winners) == ([LOST, WON], (1,))


def test_r_28_the_final_stage_stays_active_after_the_first_winner() -> None:
    s = wild(seats=2, stages=[WOOD_WINS])
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Checkpoint(), card_lines(s, 1, "gain wood 1"), Checkpoint())
    assert game.outcome is not None
    assert (statuses(game), game.outcome.winners) == ([WON, WON], (0, 1))


def test_r_29_a_winners_quest_item_can_be_found_again_a_casualtys_be_looted() -> None:
    key = found(201, traits=["quest-item"])
    s = wild(seats=3, quest_cards=[key], stages=[stage(1, goal(["has-item found-201"], "win you"))])
    survivor(s, 0, items=[201])
    game = play(s, Checkpoint())
    assert (statuses(game), game.view(1)["deck"]) == ([WON, ON, ON], {"201": 1})
    s = board(game)
    game = carry(s, "resolve 201", "perish", seat=1)
    assert [held.item for held in me(game, 1).items] == [0]
    game = play(board(game), Turn(2))
    game.choose(2, ("loot", "seat-2"))
    assert statuses(game) == [WON, LOST, WON]


# -- who is gone (R-31) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gone", [WON, LOST])
def test_r_31_no_target_no_witness_no_vote(gone: int) -> None:
    s = wild(seats=4, enemies=[enemy(3, 7, 9, 1)])
    s.survivors[1].status = gone
    s.survivors[1].space = at("A1") if gone == LOST else -1
    survivor(s, 0, space="A4")
    survivor(s, 2, space="A4")
    survivor(s, 3, space="A4")
    monster(s, "A1", 3)
    game = carry(
        s, "prowl all 1", {"each": "everyone", "do": ["gain wood 1"]}, {"each": "others", "do": ["gain food 1"]}
    )
    while game.waiting:
        game.choose(game.waiting[0], game.picks(game.waiting[0])[0])
    assert [there.space for there in board(game).map.foes] == [at("A0")]
    assert (purse(game, 1), harm(game, 1)) == ({}, {})
    assert purse(game, 2) == {"wood": 1, "food": 1}
    game = play(board(game), Council())
    assert list(game.waiting) == [2, 3]
    assert game.picks(2) == [("name", "seat-1"), ("name", "seat-3"), ("name", "seat-4")]


def test_r_31_no_obstacle() -> None:
    """An enemy retreats onto a casualty's space; a casualty within two spaces supports nobody."""
    s = wild(seats=2, enemies=[enemy(3, 7, 9, 2)])
    survivor(s, 1, space="A1")
    s.survivors[1].status = LOST
    foe = monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[1, 1])
    assert [there.uid for there in foes_at(game, "A1")] == [foe.uid]
    assert list(game.waiting) == []


def test_r_31_no_fighter_and_no_condition() -> None:
    """On a shared space the dead are not asked; `everyone-in-camp` and `alone` count survivors who are on the map."""
    s = wild(seats=3, enemies=[enemy(3)])
    s.survivors[2].status = LOST
    s.survivors[2].space = at("A5")
    monster(s, "A0", 3)
    game = play(s.clone(), Encounter(at("A0"), -1))
    assert list(game.waiting) == [0, 1]
    assert game.picks(0) == [("name", "seat-1"), ("name", "seat-2")]
    assert isinstance(game.question(0), NameFighter)
    s.map.foes.clear()
    s.tokens.monster_supply += 1
    s.tokens.monster_bags[0][0] += 1
    game = carry(s, {"if": "everyone-in-camp", "do": ["gain wood 1"]}, {"if": "alone", "do": ["gain food 1"]})
    assert purse(game) == {"wood": 1}
    game = carry(board(game), "perish", seat=1)
    game = carry(board(game), {"if": "alone", "do": ["gain food 1"]})
    assert purse(game) == {"wood": 1, "food": 1}
