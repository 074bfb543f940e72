"""The end (Z): every line of the score sheet, ties in each stage, and a shared victory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from emberwatch.engine.game import Game
from emberwatch.engine.rules import Outcome
from emberwatch.outlive.model.names import EQUIPMENT, EVENTS, RESOURCES, ROOMS
from emberwatch.outlive.model.state import NIGHT, OutliveState
from emberwatch.outlive.rules.night import NightBegins
from emberwatch.outlive.rules.setup import Rounds
from tests.outlive.situation import choose_all, me, play, purse, seat, seen, table, waiting

PASS = ("pass",)

EVENT_POINTS: Mapping[str, int] = {
    "wildfire": 3,
    "cave-in": 3,
    "thieves": 3,
    "nomads": 3,
    "lean-times": 3,
    "rat-infestation": 5,
    "sandstorm": 5,
    "radioactive-cloud": 5,
    "epizootic-disease": 5,
    "animal-mutation": 5,
    "enemy-clan": 5,
    "cold-snap": 5,
}
PAIRS = (
    ("bow", "axe"),
    ("battle-gear", "baseball-bat"),
    ("thermal-sensor", "exoskeleton"),
    ("access-card", "jerrycan"),
    ("metal-detector", "backpack"),
    ("bear-trap", "shotgun"),
    ("grappling-hook", "hacksaw"),
    ("crowbar", "ammo-box"),
    ("chainsaw", "flashlight"),
    ("purifier", "pickaxe"),
)
SEVEN = ("construction", "workshop", "events", "hunting-1", "look", "gauge-1", "survivor-1")
SPACES = (3, 3, 4, 4, 4, 3, 3)
LARGE = ("events", "hunting-1", "cargo-1", "look", "hero-immunity", "choice-of-tribute")
"""Rooms with four spaces; all others have three."""


def last_night(seats: int = 2) -> OutliveState:
    return table(seats=seats, round=6, phase=NIGHT)


def convoy(s: OutliveState) -> Game:
    """The sixth night is over: the Convoy comes."""
    game = play(s, Rounds())
    assert waiting(game) == ()
    return game


def result(game: Game) -> Outcome:
    outcome = game.outcome
    assert outcome is not None
    return outcome


def sheet(game: Game, n: int) -> dict[str, int]:
    """The lines of a seat's score sheet that are not empty, as everybody sees them."""
    score = seen(game, None, "shelters", n, "score")
    assert isinstance(score, dict)
    return {line: points for line, points in score.items() if points}


# -- the parts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS)
def test_z_points_of_an_event(event: str) -> None:
    """An overcome event is worth the points on its card: 3 for the five scarcity events, 5 for all others."""
    s = last_night()
    seat(s, 0, overcome=[event])
    game = convoy(s)
    assert sheet(game, 0) == {"events": EVENT_POINTS[event]}
    assert result(game).scores == (EVENT_POINTS[event], 0)


def test_z_events_add_up_and_open_ones_count_for_nobody() -> None:
    """Each card counts for the seat that overcame it."""
    s = table(seats=2, round=6, phase=NIGHT, events=["nomads"])
    seat(s, 0, overcome=["wildfire", "cold-snap", "sandstorm"])
    seat(s, 1, overcome=["thieves"])
    assert result(convoy(s)).scores == (13, 3)


@pytest.mark.parametrize(("full", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 11), (7, 17)])
def test_z_full_rooms(full: int, points: int) -> None:
    """Full built rooms are worth 0, 1, 2, 4, 7, 11, 17, and their survivors one each."""
    s = last_night()
    seat(s, 0, full=SEVEN[:full], rooms=SEVEN[3:])
    game = convoy(s)
    people = sum(SPACES[:full])
    assert sheet(game, 0).get("rooms", 0) == points
    assert sheet(game, 0).get("survivors", 0) == people
    assert result(game).scores[0] == points + people


@pytest.mark.parametrize("room", ROOMS)
def test_z_a_room_counts_only_with_every_space_filled(room: str) -> None:
    """Beside one full room, a second one brings a point once its last space is filled, and not before."""
    other = "workshop" if room != "workshop" else "construction"
    for missing, points in ((0, 1), (1, 0)):
        s = last_night()
        seat(s, 0, full=[other], people={room: (4 if room in LARGE else 3) - missing})
        assert sheet(convoy(s), 0).get("rooms", 0) == points


def test_z_the_airlock_is_no_room() -> None:
    """A full airlock brings its survivors and nothing for rooms."""
    s = last_night()
    seat(s, 0, airlock=7, full=["construction"])
    assert sheet(convoy(s), 0) == {"survivors": 10}


def test_z_both_copies_of_a_room_count() -> None:
    """Two copies of one kind are two rooms."""
    s = last_night()
    seat(s, 0, full=["look", "look/2", "events"])
    assert sheet(convoy(s), 0) == {"rooms": 2, "survivors": 12}


def test_z_the_survivor_room_is_one_full_room() -> None:
    """With eight in it, it still counts as one room, and eight survivors."""
    s = last_night()
    seat(s, 0, people={"survivor-1": 8}, full=["construction"])
    assert sheet(convoy(s), 0) == {"rooms": 1, "survivors": 11}


@pytest.mark.parametrize("value", [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11])
def test_z_the_gauge_is_worth_its_number(value: int) -> None:
    """The gauge may add or subtract points."""
    s = last_night()
    seat(s, 0, gauge=value)
    game = convoy(s)
    assert result(game).scores == (value, 0)
    assert sheet(game, 0).get("gauge", 0) == value


def test_z_survivors_anywhere_count_one_each() -> None:
    """In the airlock, in full rooms and in half-empty ones."""
    s = last_night()
    seat(s, 0, airlock=2, full=["events"], people={"workshop": 1})
    assert sheet(convoy(s), 0) == {"survivors": 7}


@pytest.mark.parametrize("kind", EQUIPMENT)
def test_z_repaired_equipment_counts_one(kind: str) -> None:
    """Repaired, one point, whether used today or not; broken, nothing."""
    for state, points in (("broken", 0), ("ready", 1), ("used", 1)):
        s = last_night()
        seat(s, 0, gear={kind: state})
        game = convoy(s)
        assert sheet(game, 0) == ({"equipment": points} if points else {})


@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_z_a_pair_counts_when_both_are_repaired(left: str, right: str) -> None:
    """Matching symbols bring one more point; a broken half, or one in another shelter, brings none."""
    s = last_night()
    seat(s, 0, gear={left: "ready", right: "ready"})
    seat(s, 1, gear={left: "ready", right: "broken"})
    game = convoy(s)
    assert sheet(game, 0) == {"equipment": 2, "pairs": 1}
    assert sheet(game, 1) == {"equipment": 1}
    s = last_night()
    seat(s, 0, gear={left: "broken", right: "ready"})
    seat(s, 1, gear={left: "ready"})
    game = convoy(s)
    assert (sheet(game, 0), sheet(game, 1)) == ({"equipment": 1}, {"equipment": 1})


def test_z_only_matching_symbols_make_pairs() -> None:
    """One half of each symbol makes no pair; all twenty make ten."""
    s = last_night()
    seat(s, 0, gear=dict.fromkeys([left for left, _ in PAIRS], "ready"))
    seat(s, 1, gear=dict.fromkeys(EQUIPMENT, "ready"))
    game = convoy(s)
    assert sheet(game, 0) == {"equipment": 10}
    assert sheet(game, 1) == {"equipment": 20, "pairs": 10}


def test_z_example_thirty_points() -> None:
    """15 survivors, a 5-point event, 6 repaired tiles with 2 pairs, 4 full rooms and -2 make 30."""
    s = last_night()
    fixed = dict.fromkeys(["bow", "axe", "crowbar", "ammo-box", "pickaxe", "flashlight"], "ready")
    seat(
        s,
        0,
        airlock=2,
        full=["construction", "workshop", "gauge-1", "events"],
        gear={**fixed, "chainsaw": "broken"},
        gauge=-2,
        overcome=["sandstorm"],
    )
    game = convoy(s)
    assert sheet(game, 0) == {"events": 5, "rooms": 4, "gauge": -2, "survivors": 15, "equipment": 6, "pairs": 2}
    assert result(game).scores == (30, 0)


def test_z_tokens_and_game_tiles_are_worth_nothing() -> None:
    """Resources only break ties; wild game beside the shelter does not score."""
    s = last_night()
    seat(s, 0, resources=dict.fromkeys(RESOURCES, 5), caught={"prey-1": 3})
    assert result(convoy(s)).scores == (0, 0)


def test_z_the_sheet_can_be_read_during_the_game_but_there_is_no_outcome() -> None:
    """Before the end the sheet shows what it would be worth now, and nobody has won."""
    s = table(seats=2, round=6, phase=NIGHT)
    seat(s, 0, airlock=1, resources={"canned-goods": 1, "water": 1})
    game = play(s, NightBegins(), Rounds())
    assert waiting(game) == (0,)
    assert game.outcome is None
    assert sheet(game, 0) == {"survivors": 1, "gauge": -2}
    game.choose(0, ("recruit", "canned-goods"))
    assert waiting(game) == ()
    assert result(game).scores == (0, -3)


# -- the winner -----------------------------------------------------------------------------------------------------


def level(*shelters: tuple[int, Mapping[str, int]]) -> Outcome:
    """The outcome for shelters with this many survivors and these resources."""
    s = last_night(len(shelters))
    for n, (survivors, resources) in enumerate(shelters):
        seat(s, n, airlock=survivors, resources=resources)
    return result(convoy(s))


@pytest.mark.parametrize(("survivors", "winner"), [((3, 2), 0), ((2, 3), 1), ((1, 5, 4), 1), ((0, 2, 1, 3), 3)])
def test_z_most_points_win(survivors: Sequence[int], winner: int) -> None:
    """The most points win, however many resources the others have."""
    outcome = level(*[(n, {} if i == winner else dict.fromkeys(RESOURCES, 9)) for i, n in enumerate(survivors)])
    assert (outcome.winners, outcome.scores, outcome.reason) == ((winner,), tuple(survivors), "points")


def test_z_negative_points_can_win() -> None:
    """The least bad score also wins."""
    s = last_night()
    seat(s, 0, gauge=-9)
    seat(s, 1, gauge=-7)
    outcome = result(convoy(s))
    assert (outcome.winners, outcome.scores) == ((1,), (-9, -7))


@pytest.mark.parametrize(
    ("mine", "yours", "winner"),
    [
        ({"canned-goods": 2}, {"water": 1, "wood": 9, "munition": 9}, 0),
        ({"canned-goods": 1}, {"water": 1, "canned-goods": 1}, 1),
        ({"water": 2}, {"canned-goods": 1}, 0),
        ({"meat": 1, "water": 1}, {"canned-goods": 3}, 1),
    ],
)
def test_z_first_tie_break_is_supplies(mine: dict[str, int], yours: dict[str, int], winner: int) -> None:
    """Level on points, more meat, water and canned goods together win, however many materials the other has."""
    outcome = level((2, mine), (2, yours))
    assert (outcome.winners, outcome.scores, outcome.reason) == ((winner,), (2, 2), "supplies")


@pytest.mark.parametrize(
    ("mine", "yours", "winner"),
    [
        ({"wood": 1}, {}, 0),
        ({"munition": 1}, {"wood": 1, "metal": 1}, 1),
        ({"munition": 3}, {"wood": 1, "microchip": 1}, 0),
        ({"microchip": 2}, {"metal": 2, "munition": 1}, 1),
    ],
)
def test_z_second_tie_break_is_materials_and_munitions(
    mine: dict[str, int], yours: dict[str, int], winner: int
) -> None:
    """Level on points and supplies, more materials and munitions together win."""
    outcome = level((2, {**mine, "water": 1}), (2, {**yours, "canned-goods": 1}))
    assert (outcome.winners, outcome.reason) == ((winner,), "resources")


def test_z_still_level_is_a_shared_victory() -> None:
    """Nothing else breaks a tie: neither survivors, nor equipment, nor who is first player."""
    s = last_night(3)
    seat(s, 0, airlock=3, resources={"meat": 1, "wood": 2})
    seat(s, 1, airlock=2, gear={"axe": "ready"}, resources={"water": 1, "munition": 2})
    seat(s, 2, airlock=2)
    outcome = result(convoy(s))
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0, 1), (3, 3, 2), "shared")


def test_z_all_may_share_it() -> None:
    """Four alike shelters win together."""
    outcome = level(*[(1, {"wood": 1})] * 4)
    assert (outcome.winners, outcome.reason) == ((0, 1, 2, 3), "shared")


def test_z_tie_breaks_are_among_the_tied_only() -> None:
    """A shelter behind on points wins no tie-break; one behind on supplies does not win the next one."""
    outcome = level((1, {"canned-goods": 9, "wood": 9}), (2, {"canned-goods": 1}), (2, {"water": 2}))
    assert (outcome.winners, outcome.reason) == ((2,), "supplies")
    outcome = level(
        (2, {"canned-goods": 1, "wood": 9}),
        (2, {"canned-goods": 2, "wood": 1}),
        (2, {"canned-goods": 2, "munition": 2}),
        (1, {"canned-goods": 9, "munition": 9}),
    )
    assert (outcome.winners, outcome.reason) == ((2,), "resources")
    outcome = level((2, {"wood": 1}), (2, {"wood": 1}), (2, {}), (1, {"wood": 5}))
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


def test_z_ties_are_counted_after_the_last_upkeep() -> None:
    """Meat and water above two are gone before supplies are compared."""
    s = last_night()
    seat(s, 0, resources={"meat": 5, "water": 5})
    seat(s, 1, resources={"canned-goods": 3})
    game = play(s, NightBegins(), Rounds())
    for n in (0, 1):
        choose_all(game, n, PASS)
    assert (purse(game, 0), purse(game, 1)) == ({"water": 2}, {"canned-goods": 3})
    assert (result(game).winners, result(game).scores, result(game).reason) == ((1,), (-3, -3), "supplies")


def test_z_permanent_water_breaks_no_tie() -> None:
    """It is not a token: shelters level in everything else share the victory."""
    s = last_night()
    seat(s, 0, full=["permanent-water"], resources={"canned-goods": 1})
    seat(s, 1, full=["gauge-1"], resources={"canned-goods": 1})
    game = convoy(s)
    assert (result(game).winners, result(game).reason) == ((0, 1), "shared")
    assert me(game, 0).survivors() == me(game, 1).survivors() == 3


def test_z_nothing_happens_after_the_end() -> None:
    """The game asks nobody any more."""
    game = convoy(last_night(4))
    assert waiting(game) == ()
    assert seen(game, None, "phase") == "end"
    assert result(game).winners == (0, 1, 2, 3)
