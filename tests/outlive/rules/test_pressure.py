"""Pressure (P): who is pressed, how hard, what the defense may do, and what is handed over."""

from __future__ import annotations

import pytest

from emberwatch.engine.errors import IllegalPick
from emberwatch.engine.game import Game
from emberwatch.outlive.model.state import OutliveState
from emberwatch.outlive.model.vocabulary import VOCABULARY
from emberwatch.outlive.rules.day import HeroTurn
from tests.outlive.situation import (
    bystanders,
    choose_all,
    gear,
    has,
    is_offered,
    lives_in,
    play,
    purse,
    seat,
    seen,
    stock,
    table,
    verbs,
    waiting,
)

STRENGTH = {"hero-3a": 3, "hero-3b": 3, "hero-4": 4, "hero-5": 5}
EVERYTHING = {
    "meat": 1,
    "water": 1,
    "canned-goods": 1,
    "wood": 1,
    "metal": 1,
    "microchip": 1,
    "munition": 1,
}


def arrive(s: OutliveState, place: str = "dam", *, hero: str = "hero-5", by: int = 0) -> Game:
    """Let one hero of one seat come to a place; nobody acts afterwards."""
    game = play(s, HeroTurn(by))
    game.choose(by, ("move", hero, place))
    return game


def waits_at(s: OutliveState, n: int, hero: str = "hero-3a", place: str = "dam", **resources: int) -> None:
    """A seat with one activated hero and these resources."""
    seat(s, n, heroes={hero: place}, standing=[hero], resources=resources)


# -- P-1: who is pressed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("attacker", STRENGTH)
@pytest.mark.parametrize("defender", STRENGTH)
def test_p1_only_lower_printed_strength_is_pressed(attacker: str, defender: str) -> None:
    """A hero presses other seats' activated heroes that are weaker; equal and stronger ones are left alone."""
    s = table(2)
    seat(s, 0, heroes={attacker: "forest"})
    waits_at(s, 1, defender, munition=5, wood=5)
    game = arrive(s, hero=attacker)
    pressure = STRENGTH[attacker] - STRENGTH[defender]
    if pressure <= 0:
        assert waiting(game) == ()
        assert purse(game, 1) == {"wood": 5, "munition": 5}
        return
    assert waiting(game) == (1,)
    game.choose(1, ("pass",))
    assert has(game, 0, "wood") == pressure
    assert purse(game, 1) == {"wood": 5 - pressure, "munition": 5}


def test_p1_idle_heroes_are_not_pressed() -> None:
    """A hero that has not acted yet cannot be pressed."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, resources={"munition": 2, "wood": 2})
    game = arrive(s)
    assert waiting(game) == ()
    assert purse(game, 1) == {"wood": 2, "munition": 2}


def test_p1_a_hero_that_stayed_is_not_pressed() -> None:
    """A hero that could not move is done, but it does not stand and cannot be pressed."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, done=["hero-3a"], resources={"munition": 2, "wood": 2})
    game = arrive(s)
    assert waiting(game) == ()
    assert purse(game, 0) == {}


def test_p1_heroes_elsewhere_are_not_pressed() -> None:
    """Passing through a place, or standing next to one, presses nobody there."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(
        s,
        1,
        heroes={"hero-3a": "dam", "hero-4": "silent-peak"},
        standing=["hero-3a", "hero-4"],
        resources={"munition": 2, "wood": 2},
    )
    game = arrive(s, "military-base")
    assert waiting(game) == (0,)
    assert is_offered(game, 0, "take", "munition")


def test_p1_own_heroes_are_not_pressed() -> None:
    """A seat's own heroes are elsewhere by D-4, and nobody else is asked if only they have acted."""
    s = table(2)
    seat(
        s,
        0,
        heroes={"hero-5": "forest", "hero-3a": "blackwood", "hero-3b": "military-base"},
        standing=["hero-3a", "hero-3b"],
        resources={"wood": 3, "munition": 3},
    )
    game = play(s, HeroTurn(0))
    assert not is_offered(game, 0, "move", "hero-5", "blackwood")
    game.choose(0, ("move", "hero-5", "dam"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 3, "munition": 3}


def test_p1_pressure_comes_before_any_action() -> None:
    """While the defender answers, the attacker waits and has taken nothing yet."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, place="military-base", munition=1, wood=3)
    game = arrive(s, "military-base")
    assert waiting(game) == (1,)
    assert game.picks(0) == []
    assert stock(game, "military-base") == 6
    choose_all(game, 1, ("shoot",))
    assert waiting(game) == (0,)
    assert is_offered(game, 0, "take", "munition")


def test_p1_pressing_is_mandatory() -> None:
    """The attacker is never asked whether to press: tribute is paid automatically."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, wood=1)
    game = arrive(s)
    assert waiting(game) == ()
    assert has(game, 0, "wood") == 1
    assert purse(game, 1) == {}


def test_p1_pressing_is_free() -> None:
    """Pressing costs no points: the 5 still takes five munitions."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, place="military-base", wood=2)
    game = arrive(s, "military-base")
    assert has(game, 0, "wood") == 2
    choose_all(game, 0, *[("take", "munition")] * 5)
    assert has(game, 0, "munition") == 5
    assert waiting(game) == ()


def test_p1_on_the_cargo_ship_too() -> None:
    """On the Cargo Ship a stronger hero on another slot presses before it unloads."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "mine"}, airlock=7)
    seat(s, 1, heroes={"hero-3a": "mine"}, resources={"wood": 3, "munition": 1}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-3a", "cargo-ship"))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert waiting(game) == (1,)
    assert has(game, 0, "canned-goods") == 0, "cans come after pressure"
    game.choose(1, ("pass",))
    choose_all(game, 1, ("give", "wood"), ("give", "canned-goods"))
    assert purse(game, 0) == {"wood": 1, "canned-goods": 1 + 3}
    assert purse(game, 1) == {"wood": 2, "munition": 1}
    assert waiting(game) == ()


def test_p1_at_the_dam_without_paying() -> None:
    """A hero presses at the Dam although it cannot open the water."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "forest"})
    waits_at(s, 1, metal=1, munition=1)
    game = arrive(s, hero="hero-4")
    game.choose(1, ("pass",))
    assert purse(game, 0) == {"metal": 1}
    assert stock(game, "dam") == 7
    assert waiting(game) == ()


def test_p1_every_weaker_hero_is_pressed() -> None:
    """With four players, all weaker activated heroes at the place are pressed, and only those."""
    s = table(4)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, "hero-3a", wood=2)
    waits_at(s, 2, "hero-4", metal=1)
    waits_at(s, 3, "hero-5", water=2)
    game = arrive(s)
    assert purse(game, 0) == {"wood": 2, "metal": 1}
    assert [purse(game, n) for n in (1, 2, 3)] == [{}, {}, {"water": 2}]
    assert waiting(game) == ()


def test_p1_an_arrived_hero_is_pressed_by_the_next_one() -> None:
    """Moving activates a hero; from then on every later arrival can press it."""
    s = table(3)
    seat(s, 0, heroes={"hero-3a": "forest"}, resources={"wood": 4})
    seat(s, 1, heroes={"hero-4": "forest"})
    seat(s, 2, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0), HeroTurn(1), HeroTurn(2))
    game.choose(0, ("move", "hero-3a", "dam"))
    game.choose(1, ("move", "hero-4", "dam"))
    assert [has(game, n, "wood") for n in range(3)] == [3, 1, 0]
    game.choose(2, ("move", "hero-5", "dam"))
    assert [has(game, n, "wood") for n in range(3)] == [1, 0, 3], "2 from the 3 and 1 from the 4"
    assert waiting(game) == ()


# -- P-2: how hard ----------------------------------------------------------------------------------------------


def test_p2_sandstorm_does_not_change_pressure() -> None:
    """Under Sandstorm a 5 presses a 3 with 2, and a 4 with 1, by printed strength."""
    s = table(3, events=["sandstorm"])
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, "hero-3a", place="military-base", wood=5)
    waits_at(s, 2, "hero-4", place="military-base", metal=5)
    game = arrive(s, "military-base")
    assert purse(game, 0) == {"wood": 2, "metal": 1}
    choose_all(game, 0, *[("take", "munition")] * 3)
    assert waiting(game) == (), "the points are down to 3 all the same"
    assert has(game, 0, "munition") == 3


def test_p2_sandstorm_makes_no_equals() -> None:
    """Under Sandstorm a 4 still presses a 3, and is still not pressed by another 4."""
    s = table(3, events=["sandstorm"])
    seat(s, 0, heroes={"hero-4": "forest"})
    waits_at(s, 1, "hero-3b", wood=1)
    waits_at(s, 2, "hero-4", metal=1)
    game = arrive(s, hero="hero-4")
    assert purse(game, 0) == {"wood": 1}


def test_p2_grappling_hook_does_not_change_pressure() -> None:
    """A 4 that the Hook lifts to slot 5 presses a 3 with 1, and does not press a 4."""
    s = table(3)
    seat(s, 0, heroes={"hero-4": "mine"}, gear={"grappling-hook": "ready"}, airlock=7)
    seat(s, 1, heroes={"hero-3a": "mine"}, resources={"wood": 5}, airlock=7)
    seat(s, 2, heroes={"hero-4": "mine"}, resources={"metal": 5}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(2), HeroTurn(0))
    game.choose(1, ("move", "hero-3a", "cargo-ship"))
    game.choose(2, ("move", "hero-4", "cargo-ship"))
    choose_all(game, 1, ("give", "wood"))
    game.choose(0, ("move", "hero-4", "cargo-ship"))
    assert gear(game, 0, "grappling-hook") == "used"
    assert waiting(game) == (1,)
    game.choose(1, ("give", "wood"))
    assert waiting(game) == (), "one token and no more, and nothing from the other 4"
    assert purse(game, 0) == {"wood": 1, "canned-goods": 3}
    assert has(game, 2, "metal") == 5


# -- P-3: the Baseball Bat --------------------------------------------------------------------------------------


def test_p3_bat_adds_one_and_is_declared_before_the_defence() -> None:
    """The attacker decides on the Bat first; then the defender faces one point more."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": "ready"})
    waits_at(s, 1, munition=9, wood=9)
    game = arrive(s)
    assert waiting(game) == (0,)
    assert game.picks(0) == [("pass",), ("use", "baseball-bat")]
    game.choose(0, ("use", "baseball-bat"))
    assert gear(game, 0, "baseball-bat") == "used"
    assert waiting(game) == (1,)
    choose_all(game, 1, ("shoot",), ("shoot",))
    assert waiting(game) == (1,), "2 + 1: the third point is still due"
    game.choose(1, ("shoot",))
    assert waiting(game) == ()
    assert purse(game, 1) == {"wood": 9, "munition": 6}


@pytest.mark.parametrize("attacker", range(4))
def test_p3_bat_whoever_swings_it(attacker: int) -> None:
    """From any seat against any other: each pressed hero is offered as a target in turn."""
    s = table(4)
    order = [(attacker + i) % 4 for i in range(1, 4)]
    seat(s, attacker, heroes={"hero-4": "forest"}, gear={"baseball-bat": "ready"})
    for n in order:
        waits_at(s, n, wood=9)
    game = arrive(s, hero="hero-4", by=attacker)
    for n in order:
        assert game.picks(attacker) == [("pass",), ("use", "baseball-bat")]
        prompt = game.prompt(attacker)
        assert prompt is not None
        assert prompt.details["seat"] == n
        if n != order[-1]:
            game.choose(attacker, ("pass",))
    game.choose(attacker, ("use", "baseball-bat"))
    assert [has(game, n, "wood") for n in order] == [8, 8, 7]
    assert has(game, attacker, "wood") == 4


def test_p3_bat_may_be_kept() -> None:
    """Without the Bat the pressure is the difference, and the Bat stays ready."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": "ready"})
    waits_at(s, 1, wood=9)
    game = arrive(s)
    game.choose(0, ("pass",))
    assert has(game, 0, "wood") == 2
    assert gear(game, 0, "baseball-bat") == "ready"


def test_p3_equals_are_never_pressed() -> None:
    """The Bat adds to pressure; it does not make an equal or a stronger hero a target."""
    s = table(3)
    seat(s, 0, heroes={"hero-4": "forest"}, gear={"baseball-bat": "ready"})
    waits_at(s, 1, "hero-4", wood=3, munition=3)
    waits_at(s, 2, "hero-5", wood=3, munition=3)
    game = arrive(s, hero="hero-4")
    assert waiting(game) == ()
    assert gear(game, 0, "baseball-bat") == "ready"
    assert purse(game, 0) == {}


@pytest.mark.parametrize("state", ["broken", "used"])
def test_p3_bat_must_be_repaired_and_unused(state: str) -> None:
    """A broken Bat, or one used today, is not offered."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": state})
    waits_at(s, 1, wood=9)
    game = arrive(s)
    assert has(game, 0, "wood") == 2
    assert gear(game, 0, "baseball-bat") == state


def test_p3_bat_hits_one_hero_of_several() -> None:
    """Used on the first, it is not available for the second."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": "ready"})
    waits_at(s, 1, "hero-4", wood=9)
    waits_at(s, 2, "hero-3a", metal=9)
    game = arrive(s)
    game.choose(0, ("use", "baseball-bat"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 2, "metal": 2}


def test_p3_bat_kept_for_a_later_hero() -> None:
    """Not used on the first, it is offered again against the second."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": "ready"})
    waits_at(s, 1, "hero-4", wood=9)
    waits_at(s, 2, "hero-3a", metal=9)
    game = arrive(s)
    game.choose(0, ("pass",))
    assert has(game, 0, "wood") == 1
    assert game.picks(0) == [("pass",), ("use", "baseball-bat")]
    game.choose(0, ("use", "baseball-bat"))
    assert purse(game, 0) == {"wood": 1, "metal": 3}


def test_p3_bat_once_a_round() -> None:
    """The same day's second attack goes without it."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest", "hero-4": "mine"}, gear={"baseball-bat": "ready"})
    seat(
        s,
        1,
        heroes={"hero-3a": "dam", "hero-3b": "silent-peak"},
        standing=["hero-3a", "hero-3b"],
        resources={"wood": 9},
    )
    game = play(s, HeroTurn(0), HeroTurn(0))
    choose_all(game, 0, ("move", "hero-5", "dam"), ("use", "baseball-bat"))
    assert has(game, 0, "wood") == 3
    game.choose(0, ("move", "hero-4", "silent-peak"))
    assert has(game, 0, "wood") == 4
    assert not is_offered(game, 0, "use", "baseball-bat")


# -- P-4: the defense -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("munitions", "tribute"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_p4_each_munition_takes_one_point_off(munitions: int, tribute: int) -> None:
    """A 5 on a 3: with 0, 1 and 2 munitions spent the tribute is 2, 1 and 0; more than 2 are never spent."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, munition=munitions, wood=5)
    game = arrive(s)
    while is_offered(game, 1, "shoot"):
        game.choose(1, ("shoot",))
    assert has(game, 0, "wood") == tribute
    assert purse(game, 1) == {"wood": 5 - tribute} | ({"munition": 1} if munitions == 3 else {})
    assert waiting(game) == ()


def test_p4_munitions_spent_go_to_the_stock() -> None:
    """Neither the attacker nor the Military Base gets them."""
    s = table(2, stock={"military-base": 3})
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, place="military-base", munition=2)
    game = arrive(s, "military-base")
    choose_all(game, 1, ("shoot",), ("shoot",))
    assert has(game, 0, "munition") == 0
    assert stock(game, "military-base") == 3


def test_p4_the_defender_may_keep_his_munitions() -> None:
    """Spending munitions is his choice; he may also spend one of two."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, munition=2, wood=5)
    game = arrive(s)
    assert game.picks(1) == [("pass",), ("shoot",)]
    choose_all(game, 1, ("shoot",), ("pass",))
    assert purse(game, 1) == {"wood": 4, "munition": 1}
    assert purse(game, 0) == {"wood": 1}


def test_p4_battle_gear_takes_two_points_off() -> None:
    """Battle Gear cancels a pressure of 2 completely."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], gear={"battle-gear": "ready"}, resources={"wood": 3})
    game = arrive(s)
    assert game.picks(1) == [("pass",), ("use", "battle-gear")]
    game.choose(1, ("use", "battle-gear"))
    assert waiting(game) == ()
    assert gear(game, 1, "battle-gear") == "used"
    assert purse(game, 1) == {"wood": 3}


def test_p4_surplus_of_battle_gear_is_lost() -> None:
    """Used against a pressure of 1, nothing is left for the next pressing."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-5": "forest"})
    seat(s, 2, heroes={"hero-4": "dam"}, standing=["hero-4"], gear={"battle-gear": "ready"}, resources={"wood": 3})
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", "hero-5", "dam"))
    game.choose(2, ("use", "battle-gear"))
    assert has(game, 2, "wood") == 3
    game.choose(1, ("move", "hero-5", "dam"))
    assert waiting(game) == ()
    assert purse(game, 1) == {"wood": 1}
    assert purse(game, 0) == {}


@pytest.mark.parametrize("state", ["broken", "used"])
def test_p4_battle_gear_must_be_repaired_and_unused(state: str) -> None:
    """Broken or already used today, it cannot defend."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], gear={"battle-gear": state}, resources={"munition": 1})
    game = arrive(s)
    assert game.picks(1) == [("pass",), ("shoot",)]
    game.choose(1, ("pass",))
    assert gear(game, 1, "battle-gear") == state


@pytest.mark.parametrize("order", [(("use", "battle-gear"), ("shoot",)), (("shoot",), ("use", "battle-gear"))])
def test_p4_the_means_combine(order: tuple[tuple[str, ...], ...]) -> None:
    """Against 2 + 1 for the Bat, Battle Gear and one munition together leave nothing, in either order."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": "ready"})
    seat(
        s,
        1,
        heroes={"hero-3a": "dam"},
        standing=["hero-3a"],
        gear={"battle-gear": "ready"},
        resources={"munition": 3, "wood": 3},
    )
    game = arrive(s)
    game.choose(0, ("use", "baseball-bat"))
    for pick in order:
        assert waiting(game) == (1,)
        game.choose(1, pick)
    assert waiting(game) == ()
    assert purse(game, 1) == {"wood": 3, "munition": 2}


def test_p4_what_battle_gear_leaves_is_paid() -> None:
    """Two points off three: one token of tribute."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": "ready"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], gear={"battle-gear": "ready"}, resources={"wood": 3})
    game = arrive(s)
    game.choose(0, ("use", "baseball-bat"))
    game.choose(1, ("use", "battle-gear"))
    assert purse(game, 0) == {"wood": 1}
    assert purse(game, 1) == {"wood": 2}


def test_p4_immunity_cancels_the_whole_pressing() -> None:
    """The strength-3 immunity room cancels even 3 points at once."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": "ready"})
    seat(
        s,
        1,
        heroes={"hero-3b": "dam"},
        standing=["hero-3b"],
        full=["hero-immunity"],
        resources={"munition": 1, "wood": 3},
    )
    game = arrive(s)
    game.choose(0, ("use", "baseball-bat"))
    assert game.picks(1) == [("pass",), ("shoot",), ("use", "hero-immunity")]
    game.choose(1, ("use", "hero-immunity"))
    assert waiting(game) == ()
    assert purse(game, 1) == {"wood": 3, "munition": 1}


def test_p4_immunity_is_for_printed_strength_3() -> None:
    """It does not help a 4, nor a 4 that Sandstorm has made a 3."""
    s = table(2, events=["sandstorm"])
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-4": "dam"}, standing=["hero-4"], full=["hero-immunity"], resources={"munition": 1})
    game = arrive(s)
    assert game.picks(1) == [("pass",), ("shoot",)]


def test_p4_immunity_works_once_a_round() -> None:
    """The second pressing of a 3 in one round hits, whichever 3 it is."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-4": "forest"})
    seat(
        s,
        2,
        heroes={"hero-3a": "dam", "hero-3b": "military-base"},
        standing=["hero-3a", "hero-3b"],
        full=["hero-immunity"],
        resources={"wood": 3},
    )
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", "hero-5", "dam"))
    game.choose(2, ("use", "hero-immunity"))
    game.choose(1, ("move", "hero-4", "military-base"))
    assert not is_offered(game, 2, "use", "hero-immunity")
    assert purse(game, 1) == {"wood": 1}
    assert purse(game, 0) == {}


def test_p4_the_owner_chooses_when_immunity_works() -> None:
    """Declined for the first pressing, it cancels the second."""
    s = table(3)
    seat(s, 0, heroes={"hero-4": "forest"})
    seat(s, 1, heroes={"hero-5": "forest"})
    seat(s, 2, heroes={"hero-3a": "dam"}, standing=["hero-3a"], full=["hero-immunity"], resources={"wood": 3})
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", "hero-4", "dam"))
    game.choose(2, ("pass",))
    assert purse(game, 0) == {"wood": 1}
    game.choose(1, ("move", "hero-5", "dam"))
    assert [game.picks(n) for n in (0, 1)] == [[], []], "the 4 that stands there is pressed too, but has nothing else"
    game.choose(2, ("use", "hero-immunity"))
    assert purse(game, 2) == {"wood": 2}
    assert purse(game, 1) == {"wood": 1}, "from the 4"


def test_p4_immunity_room_must_be_full() -> None:
    """With one of its four spaces empty it does not work."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(
        s,
        1,
        heroes={"hero-3a": "dam"},
        standing=["hero-3a"],
        people={"hero-immunity": 3},
        resources={"munition": 1, "wood": 3},
    )
    game = arrive(s)
    assert game.picks(1) == [("pass",), ("shoot",)]


def test_p4_two_immunity_rooms_cancel_two_pressings() -> None:
    """Each of two copies works separately; the third pressing hits."""
    s = table(4)
    for n in range(3):
        seat(s, n, heroes={"hero-4": "forest"})
    seat(
        s,
        3,
        heroes={"hero-3a": "dam"},
        standing=["hero-3a"],
        full=["hero-immunity", "hero-immunity/2"],
        resources={"wood": 3},
    )
    game = play(s, HeroTurn(0), HeroTurn(1), HeroTurn(2))
    game.choose(0, ("move", "hero-4", "dam"))
    game.choose(3, ("use", "hero-immunity"))
    game.choose(1, ("move", "hero-4", "dam"))
    game.choose(3, ("use", "hero-immunity/2"))
    game.choose(2, ("move", "hero-4", "dam"))
    assert [purse(game, n) for n in range(4)] == [{}, {}, {"wood": 1}, {"wood": 2}]


# -- P-5: tribute -----------------------------------------------------------------------------------------------


def test_p5_defender_chooses_tribute() -> None:
    """He names each token, of supplies and materials only, never munitions."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources=EVERYTHING)
    game = arrive(s)
    game.choose(1, ("pass",))
    assert waiting(game) == (1,)
    kinds = ["meat", "water", "canned-goods", "wood", "metal", "microchip"]
    assert game.picks(1) == [("give", kind) for kind in kinds]
    game.choose(1, ("give", "metal"))
    assert not is_offered(game, 1, "give", "metal"), "he had one"
    game.choose(1, ("give", "meat"))
    assert purse(game, 0) == {"meat": 1, "metal": 1}
    assert purse(game, 1) == {"water": 1, "canned-goods": 1, "wood": 1, "microchip": 1, "munition": 1}
    assert waiting(game) == ()


def test_p5_tribute_comes_after_the_defence() -> None:
    """Only what the defense leaves is handed over; once tribute is due, munitions no longer help."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, munition=2, wood=2, metal=2)
    game = arrive(s)
    choose_all(game, 1, ("shoot",), ("pass",))
    assert game.picks(1) == [("give", "wood"), ("give", "metal")]
    game.choose(1, ("give", "metal"))
    assert waiting(game) == ()
    assert purse(game, 1) == {"wood": 2, "metal": 1, "munition": 1}


def test_p5_whoever_has_less_gives_all() -> None:
    """One token against two points: it goes, and the rest is dropped."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, microchip=1)
    game = arrive(s, "dam")
    assert has(game, 1, "microchip") == 0
    assert has(game, 0, "microchip") == 1


def test_p5_whoever_has_just_enough_gives_all() -> None:
    """Two tokens against two points leave no choice."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, water=1, wood=1)
    game = arrive(s)
    assert waiting(game) == ()
    assert purse(game, 0) == {"water": 1, "wood": 1}
    assert purse(game, 1) == {}


def test_p5_one_token_more_is_a_choice() -> None:
    """Three tokens against two points: the owner chooses which one stays."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, water=1, wood=1, metal=1)
    game = arrive(s)
    choose_all(game, 1, ("give", "water"), ("give", "wood"))
    assert purse(game, 1) == {"metal": 1}


def test_p5_who_has_nothing_gives_nothing() -> None:
    """Munitions alone are not taken, and survivors never are."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"munition": 4}, airlock=2)
    game = arrive(s)
    game.choose(1, ("pass",))
    assert waiting(game) == ()
    assert purse(game, 0) == {}
    assert purse(game, 1) == {"munition": 4}
    assert lives_in(game, 1, "airlock") == 2


def test_p5_tribute_is_the_attackers_at_once() -> None:
    """A microchip handed over at the Dam may open it."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "forest"})
    waits_at(s, 1, microchip=1)
    game = arrive(s, hero="hero-4")
    assert game.picks(0) == [("pass",), ("open",)]
    choose_all(game, 0, ("open",), *[("take", "water")] * 4)
    assert purse(game, 0) == {"water": 4}
    assert waiting(game) == ()


def test_p5_tribute_room_lets_the_attacker_choose() -> None:
    """With the choice of tribute he names what he takes, from the defender's supplies and materials only."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, full=["choice-of-tribute"])
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources=EVERYTHING)
    game = arrive(s)
    game.choose(1, ("pass",))
    assert waiting(game) == (0,)
    kinds = ["meat", "water", "canned-goods", "wood", "metal", "microchip"]
    assert game.picks(0) == [("give", kind) for kind in kinds]
    choose_all(game, 0, ("give", "water"), ("give", "canned-goods"))
    assert purse(game, 0) == {"water": 1, "canned-goods": 1}
    assert purse(game, 1) == {"meat": 1, "wood": 1, "metal": 1, "microchip": 1, "munition": 1}
    assert waiting(game) == ()


def test_p5_tribute_room_works_every_time() -> None:
    """Against every hero of one visit, and on later visits of the same day."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "forest", "hero-4": "mine"}, full=["choice-of-tribute"])
    seat(
        s,
        1,
        heroes={"hero-3a": "dam", "hero-3b": "silent-peak"},
        standing=["hero-3a", "hero-3b"],
        resources={"wood": 9, "metal": 9},
    )
    waits_at(s, 2, "hero-4", wood=9, metal=9)
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", "hero-5", "dam"))
    choose_all(game, 0, ("give", "wood"), ("give", "metal"))
    game.choose(0, ("give", "metal"))
    game.choose(0, ("move", "hero-4", "silent-peak"))
    game.choose(0, ("give", "wood"))
    assert purse(game, 0) == {"wood": 2, "metal": 2}
    assert purse(game, 1) == {"wood": 7, "metal": 8}
    assert purse(game, 2) == {"wood": 9, "metal": 8}


def test_p5_tribute_room_comes_after_the_defence() -> None:
    """The defender still shoots first; the attacker chooses how the rest of the pressure is paid."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, full=["choice-of-tribute"])
    waits_at(s, 1, munition=1, wood=2, metal=2)
    game = arrive(s)
    assert waiting(game) == (1,)
    game.choose(1, ("shoot",))
    assert waiting(game) == (0,)
    game.choose(0, ("give", "wood"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 1}


def test_p5_tribute_room_must_be_full() -> None:
    """One space empty, and the defender chooses."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, people={"choice-of-tribute": 3})
    waits_at(s, 1, wood=2, metal=2)
    game = arrive(s)
    assert waiting(game) == (1,)


def test_p5_tribute_room_of_the_defender_is_of_no_use() -> None:
    """It is a room for attackers: a defender with it chooses like any other, and so does an attacker's victim."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(
        s,
        1,
        heroes={"hero-3a": "dam"},
        standing=["hero-3a"],
        full=["choice-of-tribute"],
        resources={"wood": 2, "metal": 2},
    )
    game = arrive(s)
    assert game.picks(1) == [("give", "wood"), ("give", "metal")]


# -- P-6: what the attacker cannot do ---------------------------------------------------------------------------


def test_p6_the_attacker_spends_no_munitions() -> None:
    """However many he has, he is not asked and keeps them."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, resources={"munition": 9})
    waits_at(s, 1, wood=9, metal=9)
    game = arrive(s)
    assert game.picks(0) == []
    choose_all(game, 1, ("give", "wood"), ("give", "wood"))
    assert purse(game, 0) == {"wood": 2, "munition": 9}


def test_p6_tribute_cannot_be_forgone() -> None:
    """The defender may not hold back, nor may the attacker decline."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, full=["choice-of-tribute"])
    waits_at(s, 1, wood=2, metal=2)
    game = arrive(s)
    assert not is_offered(game, 0, "pass")
    with pytest.raises(IllegalPick):
        game.choose(0, ("pass",))
    game.choose(0, ("give", "wood"))
    assert not is_offered(game, 0, "pass")
    game.choose(0, ("give", "wood"))
    assert purse(game, 1) == {"metal": 2}


def test_p6_the_defender_cannot_hold_back() -> None:
    """Once he has yielded, he must name as many tokens as there are points left."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    waits_at(s, 1, wood=2, metal=2)
    game = arrive(s)
    assert not is_offered(game, 1, "pass")
    game.choose(1, ("give", "wood"))
    assert waiting(game) == (1,)
    assert verbs(game, 1) == {"give"}
    game.choose(1, ("give", "metal"))
    assert waiting(game) == ()


# -- P-7: several targets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("attacker", [0, 1, 2])
def test_p7_clockwise_from_the_attacker(seats: int, attacker: int) -> None:
    """The pressed seats answer one after another, from the attacker's left, each settled before the next is asked."""
    s = table(seats)
    order = [(attacker + i) % seats for i in range(1, seats)]
    for n in order:
        waits_at(s, n, "hero-3a", munition=1, wood=3)
    seat(s, attacker, heroes={"hero-5": "forest"})
    game = arrive(s, by=attacker)
    for i, n in enumerate(order):
        assert waiting(game) == (n,)
        assert has(game, attacker, "wood") == 2 * i, "the one before has paid already"
        assert all([has(game, later, "wood") == 3 for later in order[i:]])
        game.choose(n, ("pass",))
    assert waiting(game) == ()
    assert has(game, attacker, "wood") == 2 * len(order)


def test_p7_each_defends_for_himself() -> None:
    """The 5 at the Dam: the 3 spends 2 munitions, the 4 gives 1 wood, the idle 3 is left alone."""
    s = table(4)
    seat(s, 0, heroes={"hero-5": "forest"}, resources={"microchip": 1})
    waits_at(s, 1, "hero-3a", munition=2, metal=4)
    waits_at(s, 2, "hero-4", munition=3, wood=2, water=1)
    seat(s, 3, heroes={"hero-3b": "dam"}, resources={"munition": 2, "wood": 2})
    game = play(s, HeroTurn(0))
    idle = bystanders(game, 0, 1, 2)
    game.choose(0, ("move", "hero-5", "dam"))
    choose_all(game, 1, ("shoot",), ("shoot",))
    game.choose(2, ("pass",))
    game.choose(2, ("give", "wood"))
    assert waiting(game) == (0,)
    assert is_offered(game, 0, "open")
    assert purse(game, 0) == {"wood": 1, "microchip": 1}
    assert purse(game, 1) == {"metal": 4}
    assert purse(game, 2) == {"wood": 1, "water": 1, "munition": 3}
    assert bystanders(game, 0, 1, 2) == idle


def test_p7_a_target_without_choices_does_not_stop_the_next() -> None:
    """A hero with nothing, one that is too strong and one with something: the last one still answers."""
    s = table(4)
    seat(s, 1, heroes={"hero-4": "forest"})
    waits_at(s, 2, "hero-3a")
    waits_at(s, 3, "hero-5", wood=5, munition=5)
    waits_at(s, 0, "hero-3b", munition=1, wood=5)
    game = arrive(s, hero="hero-4", by=1)
    assert waiting(game) == (0,)
    game.choose(0, ("shoot",))
    assert waiting(game) == ()
    assert purse(game, 1) == {}


def test_p7_on_the_cargo_ship_with_several() -> None:
    """A 5 with the Hook presses a 3 and a 4 on their slots, in turn, and then unloads slot 6."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "mine"}, gear={"grappling-hook": "ready"}, airlock=7)
    seat(s, 1, heroes={"hero-4": "mine"}, resources={"wood": 5, "metal": 5}, airlock=7)
    seat(s, 2, heroes={"hero-3a": "mine"}, resources={"munition": 5}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(2), HeroTurn(0))
    game.choose(1, ("move", "hero-4", "cargo-ship"))
    game.choose(2, ("move", "hero-3a", "cargo-ship"))
    choose_all(game, 0, ("move", "hero-5", "cargo-ship"), ("dock", "slot-6"))
    game.choose(1, ("give", "metal"))
    choose_all(game, 2, ("shoot",), ("shoot",))
    assert purse(game, 0) == {"metal": 1, "canned-goods": 4}
    assert purse(game, 2) == {"canned-goods": 1, "munition": 3}


# -- P-8, P-9 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arriving", ["hero-3a", "hero-4"])
def test_p8_an_arriving_weaker_hero_suffers_nothing(arriving: str) -> None:
    """Coming to a stronger activated hero costs nothing."""
    s = table(2)
    seat(s, 0, heroes={arriving: "forest"}, resources={"wood": 5, "munition": 5})
    waits_at(s, 1, "hero-5", place="military-base", wood=5)
    game = arrive(s, "military-base", hero=arriving)
    assert waiting(game) == (0,)
    assert is_offered(game, 0, "take", "munition")
    assert purse(game, 0) == {"wood": 5, "munition": 5}
    assert purse(game, 1) == {"wood": 5}


def test_p8_between_a_stronger_and_a_weaker_one() -> None:
    """An arriving 4 presses the 3 and is not pressed by the 5."""
    s = table(3)
    seat(s, 0, heroes={"hero-4": "forest"}, resources={"metal": 5})
    waits_at(s, 1, "hero-5", water=5)
    waits_at(s, 2, "hero-3a", wood=5)
    game = arrive(s, hero="hero-4")
    assert purse(game, 0) == {"wood": 1, "metal": 5}
    assert purse(game, 1) == {"water": 5}


def test_p9_permanent_water_cannot_be_taken() -> None:
    """It is not a token: a shelter with nothing else gives nothing, and the attacker gets no water."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], full=["permanent-water"])
    game = arrive(s)
    assert waiting(game) == ()
    assert purse(game, 0) == {}
    rooms = seen(game, 1, "shelters", 1, "rooms")
    assert isinstance(rooms, list)
    unspent = [room["label"] for room in rooms if room["works"] and not any(room["used"])]
    assert unspent == ["permanent-water"], "it is still there for the night"
    assert ("give", "permanent-water") not in VOCABULARY.by_words


def test_p9_permanent_water_does_not_count_as_a_token() -> None:
    """With two tokens against two points both go: the permanent water is not a third one to choose from."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, full=["choice-of-tribute"])
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], full=["permanent-water"], resources={"wood": 2})
    game = arrive(s)
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 2}
