"""The chieftain (CH), and the rulings on what he decides and how he is chosen."""

from __future__ import annotations

import pytest

import emberwatch as ew
from emberwatch.discover.cards.run_lines import NO_SOURCE, Lines
from emberwatch.discover.model.survivors import LOST, WON
from emberwatch.discover.rules.day import Daybreak
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import Council, Nightfall
from emberwatch.discover.rules.quests import Checkpoint
from tests.discover.wilderness import (
    asked,
    at,
    board,
    carry,
    enemy,
    foes_at,
    goal,
    harm,
    lines,
    me,
    monster,
    night,
    play,
    reveal,
    stage,
    survivor,
    told,
    where,
    wild,
)

LATER = night("later", level=2)
KEPT, SECOND, THIRD, FOURTH = [("name", f"seat-{n}") for n in (1, 2, 3, 4)]


def end_turns(game: ew.Game, *seats: int) -> None:
    for seat in seats:
        assert asked(game, seat) == "turn"
        game.choose(seat, ("end-turn",))


def test_ch_1_the_chieftain_has_the_first_turn_every_day() -> None:
    game = play(wild(seats=2, chief=1, day=0), Daybreak(), aloud=True)
    end_turns(game, 1, 0)
    game.choose(1, ("name", "seat-1"))
    end_turns(game, 0, 1)
    assert [event["seat"] for event in told(game, "turn")] == [1, 0, 0, 1]


def test_ch_2_a_group_that_does_not_agree_leaves_it_to_the_chieftain() -> None:
    """He is asked even if he is elsewhere, and only after those affected have named somebody."""
    s = wild(seats=3, chief=2, enemies=[enemy(3, 7, 9, 1)])
    reveal(s, "B")
    survivor(s, 2, space="B5")
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[12, 1])
    assert list(game.waiting) == [0, 1]
    game.choose(0, SECOND)
    assert list(game.waiting) == [1]
    game.choose(1, KEPT)
    assert list(game.waiting) == [2]
    assert game.picks(2) == [KEPT, SECOND]
    game.choose(2, SECOND)
    assert asked(game, 0) == "support"


def test_ch_2_a_group_that_agrees_is_not_overruled() -> None:
    s = wild(seats=3, chief=2, enemies=[enemy(3, 7, 9, 1)])
    reveal(s, "B")
    survivor(s, 2, space="B5")
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[12, 1])
    game.choose(0, KEPT)
    game.choose(1, KEPT)
    assert (game.waiting, asked(game, 1)) == ((1,), "support")


def test_ch_2_ties_of_distance_are_the_chieftains_at_once() -> None:
    """Two landmarks equally near to seat 0: seat 1 says which."""
    cells = ["flat", "flat", "flat !11", "flat", "flat", "flat", "flat"]
    other = ["flat", "flat", "flat", "flat !12", "flat", "flat", "flat"]
    s = wild(seats=2, chief=1, tiles=[cells, other], enemies=[enemy(3)])
    reveal(s, "B", cells)
    reveal(s, "C", other)
    survivor(s, 1, space="A4")
    survivor(s, 0, space="A6")
    game = carry(s, "spawn nearest-landmark", seat=0)
    assert (game.waiting, asked(game, 1)) == ((1,), "place")
    assert game.picks(1) == [("place", "B2"), ("place", "C3")]
    game.choose(1, ("place", "C3"))
    assert len(foes_at(game, "C3")) == 1


def test_ch_3_the_chieftain_keeps_the_token_or_passes_it_on() -> None:
    for pick, chief in ((KEPT, 0), (SECOND, 1)):
        game = play(wild(seats=2, nights=[night("n"), LATER]), Nightfall())
        assert game.picks(0) == [KEPT, SECOND]
        game.choose(0, pick)
        assert board(game).turn.chief == chief
        assert asked(game, chief) == "turn"


def test_ch_3_alone_there_is_nothing_to_decide() -> None:
    game = play(wild(nights=[night("n"), LATER]), Nightfall())
    assert (asked(game), board(game).turn.chief) == ("turn", 0)


@pytest.mark.parametrize(
    ("chief", "votes", "overruled"),
    [
        (0, {1: SECOND, 2: SECOND}, 1),
        (0, {1: THIRD, 2: THIRD}, 2),
        (1, {0: THIRD, 2: THIRD}, 2),
        (2, {0: KEPT, 1: KEPT}, 0),
        (0, {1: SECOND, 2: THIRD}, None),
        (0, {1: SECOND, 2: KEPT}, None),
        (0, {1: KEPT, 2: KEPT}, None),
    ],
)
def test_ch_4_all_others_who_name_the_same_one_overrule(
    chief: int, votes: dict[int, tuple[str, str]], overruled: int | None
) -> None:
    game = play(wild(seats=3, chief=chief), Council())
    for seat, name in votes.items():
        assert asked(game, seat) == "vote"
        game.choose(seat, name)
    if overruled is None:
        assert (board(game).turn.chief, game.waiting, asked(game, chief)) == (chief, (chief,), "pass-on")
    else:
        assert (board(game).turn.chief, game.waiting) == (overruled, ())


def test_ch_4_with_two_players_the_chieftain_decides() -> None:
    game = play(wild(seats=2, chief=1), Council())
    assert (game.waiting, asked(game, 1)) == ((1,), "pass-on")


def test_ch_5_a_dying_chieftain_hands_the_token_to_his_left() -> None:
    s = wild(seats=4, chief=1)
    survivor(s, 1, damage={"hunger": 3})
    game = carry(s, "damage thirst 1", seat=1)
    assert (me(game, 1).status, board(game).turn.chief) == (LOST, 2)


@pytest.mark.parametrize(("out", "heir"), [((2,), 3), ((2, 3), 0), ((3,), 2)])
def test_ch_5_to_the_next_one_still_on_the_map(out: tuple[int, ...], heir: int) -> None:
    s = wild(seats=4, chief=1)
    for seat in out:
        s.survivors[seat].status = WON if seat == 3 else LOST
    survivor(s, 1, damage={"hunger": 3})
    assert board(carry(s, "damage thirst 1", seat=1)).turn.chief == heir


def test_ch_5_another_who_dies_leaves_it_where_it_is() -> None:
    s = wild(seats=3, chief=1)
    survivor(s, 2, damage={"hunger": 3})
    assert board(carry(s, "damage thirst 1", seat=2)).turn.chief == 1


def test_ch_6_they_confer_every_night_after_the_card() -> None:
    game = play(wild(seats=3, day=0), Daybreak())
    for round_ in range(1, 13):
        end_turns(game, 0, 1, 2)
        assert list(game.waiting) == [1, 2]
        gone = board(game).decks.nights_gone
        assert sum(gone) == (round_ if round_ <= 10 else round_ - 6)
        assert (game.view(0)["phase"], game.view(0)["day"]) == ("night", round_)
        game.choose(1, KEPT)
        game.choose(2, KEPT)
        game.choose(0, KEPT)


# -- rulings ----------------------------------------------------------------------------------------------------------


def test_r_1_a_winning_chieftain_hands_the_token_on_clockwise() -> None:
    s = wild(seats=4, chief=2, stages=[stage(1, goal(["has wood 1"], "win you"))])
    survivor(s, 2, resources={"wood": 1})
    s.survivors[3].status = LOST
    game = play(s, Checkpoint())
    assert (me(game, 2).status, board(game).turn.chief) == (WON, 0)


@pytest.mark.parametrize("gone", [WON, LOST])
def test_r_2_the_vote_needs_two_others_on_the_map(gone: int) -> None:
    s = wild(seats=3)
    s.survivors[1].status = gone
    game = play(s, Council())
    assert (game.waiting, asked(game, 0)) == ((0,), "pass-on")
    assert game.picks(0) == [KEPT, THIRD]


def test_r_32_all_but_the_chieftain_name_at_the_same_time() -> None:
    """They may name themselves or the chieftain; nobody sees a name before all have named one."""
    game = play(wild(seats=4, chief=1), Council(), aloud=True)
    assert list(game.waiting) == [0, 2, 3]
    for seat in (0, 2, 3):
        assert game.picks(seat) == [KEPT, SECOND, THIRD, FOURTH]
    game.choose(3, FOURTH)
    game.choose(0, FOURTH)
    assert told(game, "named") == []
    game.choose(2, FOURTH)
    assert [(event["seat"], event["to"]) for event in told(game, "named")] == [(0, 3), (2, 3), (3, 3)]
    assert board(game).turn.chief == 3


def test_r_32_not_unanimous_the_chieftain_passes_to_anybody() -> None:
    game = play(wild(seats=4, chief=1), Council())
    for seat, name in ((0, FOURTH), (2, FOURTH), (3, SECOND)):
        game.choose(seat, name)
    assert game.picks(1) == [KEPT, SECOND, THIRD, FOURTH]
    game.choose(1, THIRD)
    assert board(game).turn.chief == 2


def test_r_33_those_on_the_space_name_a_fighter_at_once() -> None:
    s = wild(seats=4, chief=3, enemies=[enemy(3, 7, 2, 1)])
    survivor(s, 3, space="A2")
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[1, 12])
    assert list(game.waiting) == [0, 1, 2]
    assert game.picks(1) == [KEPT, SECOND, THIRD]
    for seat in (0, 1, 2):
        game.choose(seat, SECOND if seat else THIRD)
    assert (list(game.waiting), game.picks(3)) == ([3], [KEPT, SECOND, THIRD])
    game.choose(3, THIRD)
    for seat in (3, 0, 1):
        assert asked(game, seat) == "support"
        game.choose(seat, ("pass",))
    assert [harm(game, seat) for seat in range(4)] == [{}, {}, {"physical": 1}, {}]


def test_r_36_the_token_is_always_with_somebody_on_the_map() -> None:
    """Whoever dies in the night, there is a chieftain to confer with, or the game is over."""
    s = wild(seats=3, nights=[night("n", {"each": "in-camp", "do": ["damage hunger 1"]}), LATER])
    survivor(s, 0, damage={"thirst": 3})
    survivor(s, 1, damage={"thirst": 3})
    survivor(s, 2, space="A3")
    game = play(s, Nightfall())
    assert (board(game).turn.chief, asked(game, 2), game.view(2)["day"]) == (2, "turn", 2)
    s = wild(seats=2, nights=[night("n", {"each": "everyone", "do": ["damage hunger 1"]}), LATER])
    for seat in (0, 1):
        survivor(s, seat, damage={"thirst": 3})
    game = play(s, Nightfall())
    assert game.outcome is not None
    assert list(game.waiting) == []


# -- worked examples ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chief", [0, 1, 2])
def test_e_6_a_monster_between_two_equally_near_survivors(chief: int) -> None:
    """The chieftain is asked, even if he is a third survivor farther away."""
    s = wild(seats=3, chief=chief, enemies=[enemy(3)])
    reveal(s, "B")
    survivor(s, 0, space="A1")
    survivor(s, 1, space="A4")
    survivor(s, 2, space="B5")
    monster(s, "A0")
    game = play(s, Lines(0, lines(s, "prowl all 1"), NO_SOURCE), dice=[0])
    assert list(game.waiting) == [chief]
    assert asked(game, chief) == "prowl"
    assert game.picks(chief) == [KEPT, SECOND]
    game.choose(chief, SECOND)
    assert [foe.space for foe in board(game).map.foes] == [at("A4")]
    assert where(game, 0) == "A1"
