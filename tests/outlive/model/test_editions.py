"""Editions: every point on which the rulebooks really differ, in all five readings; and what all of them share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import emberwatch as ew
from emberwatch.engine.agenda import Step
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.outlive.model.editions import EDITIONS
from emberwatch.outlive.model.names import ROOMS
from emberwatch.outlive.model.state import OutliveState
from emberwatch.outlive.rules.dawn import Dawn
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
    table,
    verbs,
    waiting,
)

ALL = ("table", "en", "de", "fr", "es")
CAPPED = ("table", "fr", "es")
MUNITIONS_ALONE = ("table", "de")
TRIBUTE_ONCE = ("fr",)
TRIBUTE_OF_HELPLESS = ("fr", "es")
TRIBUTE_ANY = ("es",)
MOVABLE_FIRST = ("table", "fr", "es")
BAT_ON_ALL = ("fr", "es")
SLOT_ALWAYS = ("es",)
NO_GAME: Mapping[str, Sequence[str]] = {"forest": (), "mine": (), "fairgrounds": ()}

each_edition = pytest.mark.parametrize("edition", ALL)


def go(s: OutliveState, hero: str, place: str, *later: Step) -> Game:
    """Let a hero of the first seat come to a place."""
    game = play(s, HeroTurn(0), *later)
    game.choose(0, ("move", hero, place))
    return game


def test_editions_are_these_five() -> None:
    """There are five, and `table` is the default."""
    assert set(EDITIONS) == set(ALL)
    game = ew.new_game("outlive", seats=2, seed=1)
    assert seen(game, None, "edition") == "table"
    with pytest.raises(ew.BadOption):
        ew.new_game("outlive", seats=2, seed=1, edition="it")


@each_edition
def test_edition_is_shown(edition: str) -> None:
    """Everybody sees which book the game follows."""
    game = ew.new_game("outlive", seats=3, seed=1, edition=edition)
    assert [seen(game, n, "edition") for n in (0, 1, 2, None)] == [edition] * 4


# -- meat after the fourth catch of a kind ----------------------------------------------------------------------


def hunt(edition: str, stack: str, before: int, events: Sequence[str] = ()) -> Game:
    """A 5 with two munitions hunts this tile, having caught this many of its kind before."""
    s = table(2, edition=edition, game={**NO_GAME, "forest": [stack]}, stock={"forest": 0}, events=events)
    seat(s, 0, heroes={"hero-5": "dam"}, resources={"munition": 2}, caught={stack: before})
    game = go(s, "hero-5", "forest")
    game.choose(0, ("hunt",))
    if verbs(game, 0) == {"amount"}:
        game.choose(0, ("amount", 2))
    return game


@each_edition
@pytest.mark.parametrize(("kind", "fourth"), [("prey-1", 4), ("prey-4", 7), ("prey-5", 8)])
@pytest.mark.parametrize("before", range(6))
def test_edition_meat_after_the_fourth_catch(edition: str, kind: str, fourth: int, before: int) -> None:
    """Up to the fourth catch all agree; then the meat stays the same (table, fr, es) or continues to grow (en, de)."""
    game = hunt(edition, kind, before)
    further = max(0, before - 3)
    expected = fourth - max(0, 3 - before) + (0 if edition in CAPPED else further)
    assert has(game, 0, "meat") == expected


@each_edition
def test_edition_meat_and_epizootic(edition: str) -> None:
    """The disease takes one off whatever the edition gives: the sixth endurance-3 catch is 4 or 6, minus 1."""
    game = hunt(edition, "prey-1", 5, events=["epizootic-disease"])
    assert has(game, 0, "meat") == (3 if edition in CAPPED else 5)


# -- hunting with munitions alone -------------------------------------------------------------------------------


def without_points(edition: str, munitions: int, tools: Mapping[str, str] | None = None) -> Game:
    """A 3 in the Forest that has spent its three points on wood, facing an endurance-3 tile."""
    s = table(2, edition=edition, game={**NO_GAME, "forest": ["prey-2", "prey-1"]}, stock={"forest": 3})
    seat(s, 0, heroes={"hero-3a": "dam"}, resources={"munition": munitions}, gear=tools)
    game = go(s, "hero-3a", "forest")
    choose_all(game, 0, *[("take", "wood")] * 3)
    return game


@each_edition
def test_edition_hunt_with_munitions_alone(edition: str) -> None:
    """With no point left: allowed (table, de); a point is needed (en, fr, es), however many munitions there are."""
    game = without_points(edition, 9)
    if edition in MUNITIONS_ALONE:
        assert game.picks(0) == [("pass",), ("hunt",)]
        game.choose(0, ("hunt",))
        assert purse(game, 0) == {"meat": 1, "wood": 3, "munition": 6}
    assert waiting(game) == ()


@each_edition
def test_edition_hunt_keeps_one_point_back(edition: str) -> None:
    """With points left, munitions may pay all of the cost (table, de) or all but one (en, fr, es)."""
    s = table(2, edition=edition, game={**NO_GAME, "forest": ["prey-1"]}, stock={"forest": 6})
    seat(s, 0, heroes={"hero-3a": "dam"}, resources={"munition": 9})
    game = go(s, "hero-3a", "forest")
    game.choose(0, ("hunt",))
    most = 3 if edition in MUNITIONS_ALONE else 2
    assert game.picks(0) == [("amount", n) for n in range(most + 1)]
    game.choose(0, ("amount", most))
    left = 0
    while is_offered(game, 0, "take", "wood"):
        game.choose(0, ("take", "wood"))
        left += 1
    assert left == most


@each_edition
def test_edition_a_weapons_point_will_do(edition: str) -> None:
    """If a point is needed, the Shotgun's counts: with it, two munitions are enough in every edition."""
    game = without_points(edition, 2, {"shotgun": "ready"})
    assert is_offered(game, 0, "hunt")
    game.choose(0, ("hunt",))
    assert purse(game, 0) == {"meat": 1, "wood": 3}
    assert gear(game, 0, "shotgun") == "used"
    assert waiting(game) == ()


@each_edition
def test_edition_a_weapons_point_must_be_used(edition: str) -> None:
    """With three munitions and the Shotgun but no point, only table and de may leave the Shotgun unused."""
    game = without_points(edition, 3, {"shotgun": "ready"})
    game.choose(0, ("hunt",))
    if edition in MUNITIONS_ALONE:
        assert game.picks(0) == [("amount", 3), ("use", "shotgun")]
        game.choose(0, ("use", "shotgun"))
    assert gear(game, 0, "shotgun") == "used"
    assert purse(game, 0) == {"meat": 1, "wood": 3, "munition": 1}


@each_edition
def test_edition_after_a_weapon_munitions_pay_the_rest(edition: str) -> None:
    """Once the Shotgun has given its point, the hero may save all his points, in every edition."""
    s = table(2, edition=edition, game={**NO_GAME, "forest": ["prey-1"]}, stock={"forest": 6})
    seat(s, 0, heroes={"hero-3a": "dam"}, resources={"munition": 9}, gear={"shotgun": "ready"})
    game = go(s, "hero-3a", "forest")
    choose_all(game, 0, ("hunt",), ("use", "shotgun"))
    assert game.picks(0) == [("amount", 0), ("amount", 1), ("amount", 2)]
    choose_all(game, 0, ("amount", 2), *[("take", "wood")] * 3)
    assert purse(game, 0) == {"meat": 1, "wood": 3, "munition": 7}


@each_edition
def test_edition_one_point_and_one_weapon(edition: str) -> None:
    """One point of the hero and one of the Shotgun leave one munition to pay, in every edition."""
    s = table(2, edition=edition, game={**NO_GAME, "forest": ["prey-1"]}, stock={"forest": 2})
    seat(s, 0, heroes={"hero-3a": "dam"}, resources={"munition": 1}, gear={"shotgun": "ready"})
    game = go(s, "hero-3a", "forest")
    choose_all(game, 0, ("take", "wood"), ("take", "wood"))
    assert game.picks(0) == [("pass",), ("hunt",)]
    game.choose(0, ("hunt",))
    assert purse(game, 0) == {"meat": 1, "wood": 2}


@each_edition
def test_edition_sensor_does_not_replace_the_point(edition: str) -> None:
    """A tile chosen with the Sensor is paid for by the same rule as the open one."""
    s = table(2, edition=edition, game={**NO_GAME, "forest": ["prey-1", "prey-2"]}, stock={"forest": 0})
    seat(s, 0, heroes={"hero-3a": "dam"}, resources={"munition": 9}, gear={"thermal-sensor": "ready"})
    game = go(s, "hero-3a", "forest")
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"), ("prey", 2))
    most = 3 if edition in MUNITIONS_ALONE else 2
    assert game.picks(0) == [("amount", n) for n in range(most + 1)]


@each_edition
def test_edition_sensor_without_points(edition: str) -> None:
    """With no point left, a look is part of a hunt only if a hunt could succeed."""
    game = without_points(edition, 9, {"thermal-sensor": "ready"})
    if edition in MUNITIONS_ALONE:
        choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"))
        assert game.picks(0) == [("pass",), ("prey", 1), ("prey", 2)]
    else:
        assert waiting(game) == ()
        assert gear(game, 0, "thermal-sensor") == "ready"
        assert seen(game, 0, "shelters", 0, "caught") == {}


def test_edition_tribute_room_is_not_asked_for_when_there_is_no_choice() -> None:
    """fr: a defender who must hand over everything leaves nothing to choose, so the room is not used up."""
    for wood, asked in ((2, False), (3, True)):
        s = table(2, edition="fr")
        seat(s, 0, heroes={"hero-5": "forest"}, full=["choice-of-tribute"])
        seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"wood": wood})
        game = go(s, "hero-5", "dam")
        assert is_offered(game, 0, "use", "choice-of-tribute") is asked


# -- the choice of tribute room ---------------------------------------------------------------------------------


def two_victims(edition: str, *, tools: Mapping[str, str] | None = None, full: Sequence[str] = ()) -> Game:
    """A 5 meets a 3 and then a 4 at the Dam, both with wood and metal; afterwards a 4 finds a 3 elsewhere."""
    s = table(3, edition=edition)
    seat(s, 0, heroes={"hero-5": "forest", "hero-4": "mine"}, gear=tools, full=full)
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"wood": 9, "metal": 9})
    seat(
        s,
        2,
        heroes={"hero-4": "dam", "hero-3a": "silent-peak"},
        standing=["hero-4", "hero-3a"],
        resources={"wood": 9, "metal": 9},
    )
    return go(s, "hero-5", "dam", HeroTurn(0))


@each_edition
def test_edition_tribute_room(edition: str) -> None:
    """The attacker chooses every time (all others) or, if he likes, against one hero per round (fr)."""
    game = two_victims(edition, full=["choice-of-tribute"])
    if edition in TRIBUTE_ONCE:
        assert game.picks(0) == [("pass",), ("use", "choice-of-tribute")]
        game.choose(0, ("use", "choice-of-tribute"))
    assert game.picks(0) == [("give", "wood"), ("give", "metal")]
    choose_all(game, 0, ("give", "metal"), ("give", "metal"))
    chooser = 2 if edition in TRIBUTE_ONCE else 0
    assert waiting(game) == (chooser,)
    game.choose(chooser, ("give", "wood"))
    game.choose(0, ("move", "hero-4", "silent-peak"))
    assert waiting(game) == (chooser,), "and so on the next visit of the day"
    game.choose(chooser, ("give", "wood"))
    assert purse(game, 0) == {"wood": 2, "metal": 2}


def test_edition_tribute_room_once_may_be_saved() -> None:
    """fr: declined against the first hero, whose owner then chooses, it works against the second."""
    game = two_victims("fr", full=["choice-of-tribute"])
    game.choose(0, ("pass",))
    assert waiting(game) == (1,)
    choose_all(game, 1, ("give", "wood"), ("give", "wood"))
    assert game.picks(0) == [("pass",), ("use", "choice-of-tribute")]
    game.choose(0, ("use", "choice-of-tribute"))
    game.choose(0, ("give", "metal"))
    assert purse(game, 0) == {"wood": 2, "metal": 1}


@each_edition
def test_edition_without_the_tribute_room_the_defender_chooses(edition: str) -> None:
    """This holds in every edition."""
    game = two_victims(edition)
    assert waiting(game) == (1,)
    choose_all(game, 1, ("give", "wood"), ("give", "metal"))
    assert waiting(game) == (2,)


def pressed(
    edition: str, hero: str = "hero-3a", *, tools: Mapping[str, str] | None = None, full: Sequence[str] = (), **has: int
) -> Game:
    """A 5 whose owner has the tribute room meets one hero, whose owner has these means of defense."""
    s = table(2, edition=edition)
    seat(s, 0, heroes={"hero-5": "forest"}, full=["choice-of-tribute"])
    seat(s, 1, heroes={hero: "dam"}, standing=[hero], resources=has, gear=tools, full=full)
    return go(s, "hero-5", "dam")


def chooser(game: Game) -> int:
    """Which seat chooses what is handed over, with the room used if the game asks."""
    if ("use", "choice-of-tribute") in game.picks(0):
        game.choose(0, ("use", "choice-of-tribute"))
    (found,) = waiting(game)
    assert verbs(game, found) == {"give"}
    return found


@each_edition
def test_p5_tribute_room_against_who_could_have_defended(edition: str) -> None:
    """A defender who keeps enough munitions chooses himself (fr, es); in all others the attacker chooses."""
    game = pressed(edition, munition=2, wood=5, water=5)
    game.choose(1, ("pass",))
    assert chooser(game) == (1 if edition in TRIBUTE_OF_HELPLESS else 0)
    assert not is_offered(game, 1, "give", "munition")


@each_edition
@pytest.mark.parametrize("spent", [0, 1])
def test_p5_tribute_room_against_who_could_not_defend(edition: str, spent: int) -> None:
    """Against 2 points one munition was not enough, spent or not: the attacker chooses, in every edition."""
    game = pressed(edition, munition=1, wood=5, water=5)
    choose_all(game, 1, *[("shoot",)] * spent, *[("pass",)] * (1 - spent))
    assert chooser(game) == 0


@each_edition
def test_p5_tribute_room_after_half_a_defence(edition: str) -> None:
    """Of two munitions one is spent and one kept: the point that is left could have been warded off, too."""
    game = pressed(edition, munition=2, wood=5, water=5)
    choose_all(game, 1, ("shoot",), ("pass",))
    assert chooser(game) == (1 if edition in TRIBUTE_OF_HELPLESS else 0)


@each_edition
@pytest.mark.parametrize(
    ("hero", "tools", "full", "munitions", "could"),
    [
        ("hero-3a", {"battle-gear": "ready"}, [], 0, True),
        ("hero-3a", {"battle-gear": "used"}, [], 0, False),
        ("hero-3a", {"battle-gear": "broken"}, [], 1, False),
        ("hero-3a", {}, ["hero-immunity"], 0, True),
        ("hero-4", {}, ["hero-immunity"], 0, False),
        ("hero-4", {}, [], 1, True),
        ("hero-3a", {}, [], 0, False),
    ],
)
def test_p5_tribute_room_counts_every_means_of_defence(
    edition: str, hero: str, tools: Mapping[str, str], full: Sequence[str], munitions: int, could: bool
) -> None:
    """P-4: repaired and unused Battle Gear, the immunity room for a 3, and munitions."""
    game = pressed(edition, hero, tools=tools, full=full, munition=munitions, wood=5, water=5)
    if waiting(game) == (1,) and is_offered(game, 1, "pass"):
        game.choose(1, ("pass",))
    assert chooser(game) == (1 if could and edition in TRIBUTE_OF_HELPLESS else 0)


def test_p5_tribute_room_once_is_not_used_up_by_who_could_defend() -> None:
    """fr: if the room does not work, nobody is asked about it, and it remains for the next hero."""
    s = table(3, edition="fr")
    seat(s, 0, heroes={"hero-5": "forest"}, full=["choice-of-tribute"])
    for n, munitions in ((1, 2), (2, 0)):
        resources = {"wood": 5, "water": 5, "munition": munitions}
        seat(s, n, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources=resources)
    game = go(s, "hero-5", "dam")
    choose_all(game, 1, ("pass",), ("give", "wood"), ("give", "wood"))
    assert game.picks(0) == [("pass",), ("use", "choice-of-tribute")]
    game.choose(0, ("use", "choice-of-tribute"))
    assert game.picks(0) == [("give", "water"), ("give", "wood")]


@each_edition
def test_p5_tribute_room_and_munitions(edition: str) -> None:
    """The attacker may name any resource (es), or any but munitions (all others)."""
    game = pressed(edition, munition=1, wood=2, water=2)
    game.choose(1, ("pass",))
    assert chooser(game) == 0
    munitions = [("give", "munition")] if edition in TRIBUTE_ANY else []
    assert game.picks(0) == [("give", "water"), ("give", "wood"), *munitions]
    if munitions:
        choose_all(game, 0, *munitions, ("give", "wood"))
        assert purse(game, 0) == {"wood": 1, "munition": 1}
        assert purse(game, 1) == {"water": 2, "wood": 1}
        assert waiting(game) == ()


@each_edition
def test_p5_tribute_room_takes_the_last_munition(edition: str) -> None:
    """A seat with fewer gives all: with the room, munitions too (es); otherwise only supplies and materials."""
    game = pressed(edition, munition=1, wood=1)
    game.choose(1, ("pass",))
    assert waiting(game) == (), "nothing to choose"
    assert purse(game, 1) == ({} if edition in TRIBUTE_ANY else {"munition": 1})
    assert purse(game, 0) == {"wood": 1, **({"munition": 1} if edition in TRIBUTE_ANY else {})}


@each_edition
def test_p5_without_the_tribute_room_munitions_are_safe(edition: str) -> None:
    """The defender never hands over munitions, in any edition, not even with nothing else."""
    s = table(2, edition=edition)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"munition": 1})
    game = go(s, "hero-5", "dam")
    game.choose(1, ("pass",))
    assert waiting(game) == ()
    assert (purse(game, 0), purse(game, 1)) == ({}, {"munition": 1})


# -- heroes that can move before those that cannot --------------------------------------------------------------


def hemmed_in(edition: str, *, others: str) -> Game:
    """The 5 in Silent Peak has its owner's heroes all around and another seat's 5 on its slot of the Cargo Ship."""
    s = table(2, edition=edition)
    heroes = {"hero-5": "silent-peak", "hero-4": "mine", "hero-3a": "military-base", "hero-3b": "dam"}
    done = ["hero-4", "hero-3a", "hero-3b"] if others == "done" else []
    seat(s, 0, heroes=heroes, done=done)
    seat(s, 1, heroes={"hero-5": "mine", "hero-4": "fairgrounds"})
    game = play(s, HeroTurn(1), HeroTurn(0), HeroTurn(1))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    return game


@each_edition
def test_edition_movable_heroes_first(edition: str) -> None:
    """While another can move, the hero that cannot is passed over (table, fr, es) or may be chosen (en, de)."""
    game = hemmed_in(edition, others="idle")
    assert waiting(game) == (0,)
    stays = [pick for pick in game.picks(0) if pick[0] == "stay"]
    assert not [pick for pick in game.picks(0) if pick[:2] == ("move", "hero-5")]
    assert is_offered(game, 0, "move", "hero-4", "fairgrounds")
    assert stays == ([] if edition in MOVABLE_FIRST else [("stay", "hero-5")])
    if stays:
        before = bystanders(game, 0)
        game.choose(0, ("stay", "hero-5"))
        assert seen(game, 1, "shelters", 0, "heroes", 3, "state") == "done"
        assert bystanders(game, 0) == before
        assert waiting(game) == (1,)


@each_edition
def test_edition_a_hero_that_cannot_move_stays_when_no_other_can(edition: str) -> None:
    """The last hero stays where it is and does nothing, in every edition."""
    game = hemmed_in(edition, others="done")
    assert waiting(game) == (1,), "there was nothing to choose"
    assert seen(game, 1, "shelters", 0, "heroes", 3, "place") == "silent-peak"
    assert seen(game, 1, "shelters", 0, "heroes", 3, "state") == "done"


@each_edition
def test_edition_who_can_move_must(edition: str) -> None:
    """In no edition may a hero stay if it has somewhere to go."""
    s = table(2, edition=edition)
    seat(s, 0, heroes={"hero-5": "silent-peak", "hero-4": "mine"})
    game = play(s, HeroTurn(0))
    assert verbs(game, 0) == {"move"}


# -- the Baseball Bat -------------------------------------------------------------------------------------------


@each_edition
def test_edition_bat_against_several(edition: str) -> None:
    """Used on the first hero, it counts against that one (table, en, de) or all on this visit (fr, es)."""
    game = two_victims(edition, tools={"baseball-bat": "ready"})
    assert game.picks(0) == [("pass",), ("use", "baseball-bat")]
    game.choose(0, ("use", "baseball-bat"))
    choose_all(game, 1, *[("give", "wood")] * 3)
    assert waiting(game) == (2,)
    game.choose(2, ("give", "wood"))
    if edition in BAT_ON_ALL:
        assert game.picks(2) == [("give", "wood"), ("give", "metal")]
        game.choose(2, ("give", "wood"))
    assert waiting(game) == (0,)
    assert has(game, 0, "wood") == (5 if edition in BAT_ON_ALL else 4)
    assert gear(game, 0, "baseball-bat") == "used"
    game.choose(0, ("move", "hero-4", "silent-peak"))
    game.choose(2, ("give", "wood"))
    assert game.picks(2) == [], "on a later visit of the day it counts no more"


@pytest.mark.parametrize("edition", [edition for edition in ALL if edition not in BAT_ON_ALL])
def test_edition_bat_kept_for_the_second_hero(edition: str) -> None:
    """Not used on the first hero, it is offered again and counts against the second, where it counts against one."""
    game = two_victims(edition, tools={"baseball-bat": "ready"})
    game.choose(0, ("pass",))
    choose_all(game, 1, *[("give", "wood")] * 2)
    assert game.picks(0) == [("pass",), ("use", "baseball-bat")]
    game.choose(0, ("use", "baseball-bat"))
    choose_all(game, 2, *[("give", "wood")] * 2)
    assert has(game, 0, "wood") == 4
    assert is_offered(game, 0, "move", "hero-4", "silent-peak")


@each_edition
def test_edition_bat_never_presses_equals(edition: str) -> None:
    """In no edition does it make an equal hero a target, not even beside a weaker one."""
    s = table(3, edition=edition)
    seat(s, 0, heroes={"hero-4": "forest"}, gear={"baseball-bat": "ready"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"wood": 9})
    seat(s, 2, heroes={"hero-4": "dam"}, standing=["hero-4"], resources={"metal": 9})
    game = go(s, "hero-4", "dam")
    game.choose(0, ("use", "baseball-bat"))
    assert purse(game, 0) == {"wood": 2}
    assert purse(game, 2) == {"metal": 9}


# -- the cargo +2 room and occupied slots -----------------------------------------------------------------------


def to_an_occupied_slot(edition: str, *, used: bool) -> Game:
    """Another seat's 5 is on slot 5; the first seat has the cargo +2 room and a 5 next to the ship."""
    s = table(2, edition=edition)
    shelter = seat(s, 0, heroes={"hero-5": "mine", "hero-4": "forest"}, full=["cargo-2"])
    if used:
        shelter.use(shelter.rooms.index(ROOMS.index("cargo-2")))
    seat(s, 1, heroes={"hero-5": "mine"})
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    return game


@each_edition
def test_edition_cargo_room_on_an_occupied_slot(edition: str) -> None:
    """The room opens the slot: with its +2 in one use (all others), or separately (es)."""
    game = to_an_occupied_slot(edition, used=False)
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert lives_in(game, 0, "airlock") == 1, "a survivor from the general stock"
    if edition in SLOT_ALWAYS:
        assert purse(game, 0) == {"canned-goods": 3}
        assert game.picks(0) == [("pass",), ("use", "cargo-2")]
        game.choose(0, ("use", "cargo-2"))
    assert purse(game, 0) == {"canned-goods": 5}
    assert waiting(game) == ()


@each_edition
def test_edition_cargo_room_after_its_use(edition: str) -> None:
    """Once used, the room opens no more occupied slots that round (all others), or does so without the +2 (es)."""
    game = to_an_occupied_slot(edition, used=True)
    assert is_offered(game, 0, "move", "hero-5", "cargo-ship") == (edition in SLOT_ALWAYS)
    if edition in SLOT_ALWAYS:
        game.choose(0, ("move", "hero-5", "cargo-ship"))
        assert purse(game, 0) == {"canned-goods": 3}
        assert lives_in(game, 0, "airlock") == 1
        assert waiting(game) == ()


def test_edition_cargo_room_keeps_its_cans_for_later() -> None:
    """es: after coming to an occupied slot, the owner may save the +2."""
    game = to_an_occupied_slot("es", used=False)
    choose_all(game, 0, ("move", "hero-5", "cargo-ship"), ("pass",))
    assert purse(game, 0) == {"canned-goods": 3}
    rooms = seen(game, 0, "shelters", 0, "rooms")
    assert isinstance(rooms, list)
    assert [room["used"] for room in rooms if room["room"] == "cargo-2"] == [[False, False]]


@each_edition
def test_edition_cargo_room_on_a_free_slot(edition: str) -> None:
    """On a free slot the +2 is offered once and may be saved, in every edition."""
    s = table(2, edition=edition)
    seat(s, 0, heroes={"hero-5": "mine"}, full=["cargo-2"])
    game = go(s, "hero-5", "cargo-ship")
    assert game.picks(0) == [("pass",), ("use", "cargo-2")]
    game.choose(0, ("use", "cargo-2"))
    assert purse(game, 0) == {"canned-goods": 5}
    assert waiting(game) == ()


@each_edition
def test_edition_without_the_room_an_occupied_slot_is_closed(edition: str) -> None:
    """The room must be full, in every edition."""
    s = table(2, edition=edition)
    seat(s, 0, heroes={"hero-5": "mine"}, people={"cargo-2": 2})
    seat(s, 1, heroes={"hero-5": "mine"})
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    assert not is_offered(game, 0, "move", "hero-5", "cargo-ship")


# -- no edition offers what is a misprint in one book -----------------------------------------------------------


@each_edition
@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 8), (4, 10)])
def test_edition_only_the_top_of_a_stack_is_open(edition: str, seats: int, size: int) -> None:
    """Stacks are face down with the top tile shown, whatever a book says; the number of players sets their size."""
    game = ew.new_game("outlive", seats=seats, seed=3, edition=edition)
    while seen(game, None, "phase") == "setup":
        game.choose(game.waiting[0], game.picks(game.waiting[0])[0])
    for n in (0, None):
        for place in ("forest", "mine", "fairgrounds"):
            assert seen(game, n, "stacks", place, "size") == size
            assert seen(game, n, "stacks", place, "tiles") is None
            assert seen(game, n, "stacks", place, "top") is not None


@each_edition
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 8), (4, 10)])
def test_edition_search_tiles_put_aside_at_dawn(edition: str, seats: int, left: int) -> None:
    """With 2 and 3 players, 4 and 2 tiles of each city are put aside, face up, in every edition."""
    game = play(table(seats, edition=edition, round=0), Dawn())
    for city in ("blackwood", "silent-peak"):
        aside = seen(game, None, "cities", city, "aside")
        assert isinstance(aside, dict)
        assert sum(aside.values()) == 10 - left
        assert seen(game, None, "cities", city, "pile") == left


@each_edition
def test_edition_one_dose_of_algae(edition: str) -> None:
    """At the Military Base there are munitions and one dose of algae, in every edition."""
    s = table(4, edition=edition)
    seat(s, 0, heroes={"hero-5": "dam"})
    game = go(s, "hero-5", "military-base")
    game.choose(0, ("algae",))
    assert game.picks(0) == [("pass",), ("take", "munition")]
    choose_all(game, 0, *[("take", "munition")] * 4)
    assert purse(game, 0) == {"munition": 4}


@each_edition
def test_edition_six_rounds(edition: str) -> None:
    """Every edition ends after the sixth night."""
    game, dice = ew.new_game("outlive", seats=2, seed=5, edition=edition), CounterDice(5)
    while game.waiting:
        n = game.waiting[dice.below(len(game.waiting))]
        picks = game.picks(n)
        game.choose(n, picks[dice.below(len(picks))])
    assert seen(game, None, "round") == 6
    assert seen(game, None, "phase") == "end"
    assert game.outcome is not None
    assert game.rules.audit(game.state) == []


@pytest.mark.parametrize("edition", BAT_ON_ALL)
def test_edition_bat_is_swung_at_all_or_at_none(edition: str) -> None:
    """A player who does not use the Bat against the first pressed hero does not use it on that visit."""
    s = table(3, edition=edition)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"baseball-bat": "ready"})
    for n in (1, 2):
        seat(s, n, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"munition": 3, "wood": 5})
    game = go(s, "hero-5", "dam")
    choose_all(game, 0, ("pass",))
    assert waiting(game) == (1,)
    choose_all(game, 1, ("shoot",), ("shoot",))
    assert waiting(game) == (2,), "no second question"
    assert gear(game, 0, "baseball-bat") == "ready"
