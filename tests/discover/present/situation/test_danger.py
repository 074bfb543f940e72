"""The last heart: what would kill a survivor now, on this space, or tonight."""

from __future__ import annotations

from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.turn import DAY
from emberwatch.discover.present.situation.danger import danger
from emberwatch.text import speaker
from tests.discover.wilderness import ability, enemy, monster, stage, survivor, threat, wild

SAY = speaker("en").say
DOOM = ability("night", "damage physical 2", need=["day 14"])


def warned(s: DiscoverState, seat: int = 0) -> tuple[str, ...]:
    s.turn.phase = DAY
    return danger(s, seat, SAY).text


def test_da_3_nobody_is_warned_who_can_take_a_blow() -> None:
    s = wild()
    survivor(s, 0, space="A1", damage={"hunger": 2})
    assert warned(s) == ()


def test_da_3_with_all_hearts_taken_hunger_thirst_and_dark_are_named() -> None:
    s = wild()
    survivor(s, 0, space="A1", damage={"hunger": 3})
    assert [text.split(".")[0] for text in warned(s)] == [
        "You have no food", "You have no clean water", "You are not at a fire",
    ]  # fmt: skip


def test_da_4_what_heals_is_named() -> None:
    s = wild()
    survivor(s, 0, space="A1", damage={"hunger": 3}, resources={"food": 1, "clean-water": 1})
    assert warned(s)[-1] == "You can heal now: the action “Recover” with 1 food."


def test_mo_6_a_monster_beside_the_survivor_is_named_and_one_far_away_is_not() -> None:
    s = wild(enemies=[enemy(5)])
    survivor(s, 0, space="A1", damage={"physical": 3})
    monster(s, "A0")
    assert any(text.startswith("Next to you:") for text in warned(s))
    survivor(s, 0, space="A1", damage={"physical": 2})
    assert warned(s) == ()


def test_r_23_the_quest_that_kills_tonight_warns_in_time_even_with_a_heart_left() -> None:
    s = wild(stages=[stage(1, abilities=[DOOM])])
    survivor(s, 0, space="A0", damage={"hunger": 2})
    s.turn.day = 13
    assert warned(s) == ()
    s.turn.day = 14
    assert warned(s)[0].startswith("Tonight, if you stay here, this kills you:")


def test_th_2_a_roll_that_may_kill_is_called_possible() -> None:
    s = wild(
        threats=[
            threat("cough", ongoing=True, abilities=[ability("night", {"roll": 6, "else": ["damage sickness 1"]})])
        ]
    )
    survivor(s, 0, space="A0", damage={"hunger": 3}, threats=["cough"])
    assert any(text.startswith("Tonight, if you stay here, this can kill you: “Cough”") for text in warned(s))
