"""What the quest waits for: goals, progress, and the places it leads to."""

from __future__ import annotations

import emberwatch as ew
from emberwatch.discover.rules.day import Turn
from emberwatch.text import speaker
from tests.discover.wilderness import ability, goal, instant, play, reveal, stage, survivor, wild

LANDMARK = ["flat !4", "flat", "flat", "flat", "flat", "flat", "flat"]


def test_qu_2_progress_counts_what_a_goal_counts() -> None:
    s = wild(seats=2, stages=[stage(1, goal(["marks 2#", "in-camp"], "win you", each=True))])
    survivor(s, 0, space="A0")
    survivor(s, 1, space="A1")
    s.quest.marks = 2
    game = play(s, Turn(0))
    goals = [game.view(seat)["quest"]["goals"] for seat in range(2)]  # type: ignore[index]
    assert goals[0] == [{"wins": True, "needs": [{"met": False, "have": 2, "of": 4}, {"met": True}]}]
    assert goals[1][0]["needs"][1] == {"met": False}


def test_qu_2_what_must_not_be_is_marked_as_such() -> None:
    s = wild(stages=[stage(1, goal(["not in-camp", "has wood 1"], "stage 2")), stage(2)])
    survivor(s, 0, space="A1")
    [aim] = play(s, Turn(0)).view(0)["quest"]["goals"]  # type: ignore[index]
    assert aim["needs"] == [{"met": True, "negated": True}, {"met": False, "have": 0, "of": 1}]


def test_in_1_a_landmark_is_a_target_with_its_distance_once_it_is_found() -> None:
    s = wild(tiles=[LANDMARK], stages=[stage(1, goal(["at-landmark 4"], "stage 2")), stage(2)])
    survivor(s, 0, space="A0")
    game = play(s, Turn(0))
    assert game.view(0)["quest"]["targets"] == [{"thing": "landmark:4", "space": None, "distance": None}]  # type: ignore[index]
    reveal(s, "B", LANDMARK)
    [target] = game.view(0)["quest"]["targets"]  # type: ignore[index]
    assert (target["space"], target["distance"]) == ("B0", s.distances(s.survivors[0].space)[7])


def test_an_ability_that_leads_on_is_a_goal_until_its_time_is_over() -> None:
    once = ability("action", "resolve 9", "stage 2", need=["in-camp", "not read 9"])
    s = wild(cards=[instant(9, "gain wood 1")], stages=[stage(1, abilities=[once]), stage(2)])
    survivor(s, 0, space="A1")
    game = play(s, Turn(0))
    assert game.view(0)["quest"]["goals"] == [{"wins": False, "needs": [{"met": False}]}]  # type: ignore[index]
    s.decks.read_cards |= 1 << s.content.labels.index(9)
    assert game.view(0)["quest"]["goals"] == []  # type: ignore[index]


def test_every_quest_of_many_copies_has_goals_in_words() -> None:
    """From set-up on there is a goal, with one sentence for each condition; the last scenario has rivals instead."""
    for copy in range(12):
        for scenario in range(1, 5):
            game = ew.new_game("discover", seats=2, seed=1, copy=copy, scenario=scenario)
            things = game.rules.clickables.glossary(game.state, 0, speaker("en").say)
            goals = game.view(0)["quest"]["goals"]  # type: ignore[index]
            assert goals
            for number, seen in enumerate(goals, start=1):
                assert len(things[f"goal:{number}"].text) == len(seen["needs"])
            assert things["tale"].text
