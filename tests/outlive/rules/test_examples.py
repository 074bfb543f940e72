"""The worked examples of the rulebooks, each as printed, and cases decided by a single sentence."""

from __future__ import annotations

from itertools import permutations

import pytest

import emberwatch as ew
from emberwatch.engine.errors import IllegalPick
from emberwatch.engine.game import Game
from emberwatch.outlive import PLACEMENTS
from emberwatch.outlive.model.content import load
from emberwatch.outlive.model.editions import EDITIONS
from emberwatch.outlive.model.names import EVENTS, LEADERS, ROOMS
from emberwatch.outlive.model.state import NIGHT, OutliveState
from emberwatch.outlive.rules.dawn import Dawn
from emberwatch.outlive.rules.day import Day, HeroTurn
from emberwatch.outlive.rules.events import Apply
from emberwatch.outlive.rules.night import NightBegins
from emberwatch.outlive.rules.setup import DealLeader, DealRoom, Rounds, start
from tests.outlive.situation import (
    bystanders,
    choose_all,
    gauge,
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

SPREAD = {"hero-3a": "forest", "hero-3b": "dam", "hero-4": "military-base", "hero-5": "silent-peak"}


def suffer(s: OutliveState, event: str) -> Game:
    """Apply an open event."""
    return play(s, Apply(EVENTS.index(event)))


def survivors(game: Game, n: int) -> object:
    return seen(game, None, "shelters", n, "score", "survivors")


# -- set-up -------------------------------------------------------------------------------------------------------


def carol() -> Game:
    """Carol, seat 0, with Solen Livrich in hand; both seats are about to choose."""
    s = start(2, load(None), EDITIONS["table"], PLACEMENTS.index("together"))
    s.trunk[:] = [step for step in s.trunk if not isinstance(step, (DealRoom, DealLeader, Rounds))]
    hands = (
        ("solen-livrich", "erin-mccarthy", ("hunting-1", "cargo-1", "look", "gauge-1", "airlock-1", "search-2")),
        ("jacob-rowlett", "wilson-frye", ("hunting-2", "cargo-2", "munitions-4", "dismantle", "repair-2", "look")),
    )
    for n, (one, other, rooms) in enumerate(hands):
        me = s.shelters[n]
        me.dealt_leaders = tuple(sorted(LEADERS.index(name) for name in (one, other)))
        me.dealt_rooms = tuple(sorted(ROOMS.index(name) for name in rooms))
        for room in me.dealt_rooms:
            s.rooms_left[room] -= 1
    game = play(s)
    choose_all(game, 1, ("discard", "look"), ("discard", "hunting-2"), ("build", "events"), ("amount", 4))
    choose_all(game, 1, ("lead", "jacob-rowlett"))
    choose_all(game, 0, ("discard", "look"), ("discard", "hunting-1"), ("build", "events"), ("amount", 4))
    choose_all(game, 0, ("lead", "solen-livrich"))
    return game


def test_example_01_carol_sets_up_with_solen() -> None:
    """Events built with four survivors, two canned goods, a broken Hook, heroes on Solen's places in any order."""
    game = carol()
    assert lives_in(game, 0, "events") == 4
    assert lives_in(game, 0, "airlock") == 0
    assert seen(game, None, "shelters", 0, "rooms", 2, "works") is True
    assert purse(game, 0) == {"canned-goods": 2}
    assert seen(game, None, "shelters", 0, "equipment") == {"grappling-hook": "broken"}
    choose_all(game, 1, ("place", "hero-5", "dam"), ("place", "hero-4", "cargo-ship"))
    where = ("forest", "cargo-ship", "mine", "blackwood")
    for five, four in permutations(where, 2):
        twin = game.clone()
        choose_all(twin, 0, ("place", "hero-5", five), ("place", "hero-4", four))
        heroes = [seen(twin, 0, "shelters", 0, "heroes", h, "place") for h in range(4)]
        assert heroes[2:] == [four, five]
        assert set(heroes) == set(where)


# -- movement and pressure ----------------------------------------------------------------------------------------


def test_example_02_abraham_makes_way_to_the_base() -> None:
    """The idle 3 on the Base can only go to Silent Peak; afterwards 4 and 5 may both choose the Base."""
    s = table(4)
    heroes = {"hero-3a": "military-base", "hero-3b": "forest", "hero-4": "dam", "hero-5": "mine"}
    seat(s, 0, heroes=heroes, standing=["hero-3b"])
    game = play(s, HeroTurn(0), HeroTurn(0))
    assert [pick for pick in game.picks(0) if pick[1] == "hero-3a"] == [("move", "hero-3a", "silent-peak")]
    assert not is_offered(game, 0, "move", "hero-4", "military-base")
    assert not is_offered(game, 0, "move", "hero-5", "military-base")
    choose_all(game, 0, ("move", "hero-3a", "silent-peak"), ("pass",))
    assert is_offered(game, 0, "move", "hero-4", "military-base")
    assert is_offered(game, 0, "move", "hero-5", "military-base")


@pytest.mark.parametrize(("munitions", "tribute"), [(0, 2), (1, 1), (2, 0)])
def test_example_03_five_presses_three(munitions: int, tribute: int) -> None:
    """A 5 puts 2 pressure on a 3; each munition spent takes one off, the rest is tribute."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"wood": 3, "meat": 3, "munition": munitions})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "dam"))
    for _ in range(munitions):
        assert game.picks(1) == [("pass",), ("shoot",)]
        game.choose(1, ("shoot",))
    for _ in range(tribute):
        assert game.picks(1) == [("give", "meat"), ("give", "wood")]
        game.choose(1, ("give", "wood"))
    assert has(game, 0, "wood") == tribute
    assert purse(game, 1) == {key: n for key, n in (("meat", 3), ("wood", 3 - tribute)) if n}
    assert has(game, 0, "munition") == 0
    assert waiting(game) == ()


def test_example_03_munitions_need_not_be_spent() -> None:
    """With two munitions the defender may spend one, or none, and pay for the rest."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"wood": 3, "meat": 3, "munition": 2})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "dam"))
    choose_all(game, 1, ("shoot",), ("pass",), ("give", "meat"))
    assert purse(game, 1) == {"wood": 3, "meat": 2, "munition": 1}
    assert purse(game, 0) == {"meat": 1}


def test_example_04_daryl_comes_to_the_dam() -> None:
    """An active 3 shoots its way out of 2 pressure, an active 4 gives a wood for 1, an idle 3 is left alone."""
    s = table(4)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"munition": 2, "metal": 2})
    seat(s, 2, heroes={"hero-4": "dam"}, standing=["hero-4"], resources={"munition": 2, "wood": 2, "water": 1})
    seat(s, 3, heroes={"hero-3a": "dam"}, resources={"munition": 1, "meat": 3})
    game = play(s, HeroTurn(0))
    idle = bystanders(game, 0, 1, 2)
    game.choose(0, ("move", "hero-5", "dam"))
    assert waiting(game) == (1,)
    choose_all(game, 1, ("shoot",), ("shoot",))
    assert waiting(game) == (2,)
    choose_all(game, 2, ("pass",))
    assert game.picks(2) == [("give", "water"), ("give", "wood")]
    game.choose(2, ("give", "wood"))
    assert purse(game, 0) == {"wood": 1}
    assert purse(game, 1) == {"metal": 2}
    assert purse(game, 2) == {"munition": 2, "wood": 1, "water": 1}
    assert bystanders(game, 0, 1, 2) == idle
    assert waiting(game) == ()


# -- places -------------------------------------------------------------------------------------------------------


def test_example_05_base_with_a_five() -> None:
    """Five munitions, or four and the algae."""
    s = table(4)
    seat(s, 0, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "military-base"))
    assert game.picks(0) == [("pass",), ("take", "munition"), ("algae",)]
    other = game.clone()
    choose_all(game, 0, *[("take", "munition")] * 5)
    assert (has(game, 0, "munition"), stock(game, "military-base"), gauge(game, 0)) == (5, 5, 0)
    assert waiting(game) == ()
    choose_all(other, 0, *[("take", "munition")] * 2, ("algae",))
    assert other.picks(0) == [("pass",), ("take", "munition")]
    choose_all(other, 0, *[("take", "munition")] * 2)
    assert (has(other, 0, "munition"), gauge(other, 0)) == (4, 1)
    assert seen(other, None, "algae") is False
    assert waiting(other) == ()


def daryl_hunts(caught: int) -> Game:
    """A 4 comes to the Fairgrounds, where game of endurance 6 is on top; it has eight munitions."""
    s = table(4, game={"fairgrounds": ("prey-2", "prey-1", "prey-4")})
    seat(s, 0, heroes={"hero-4": "forest"}, resources={"munition": 8}, caught={"prey-4": caught})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-4", "fairgrounds"))
    return game


def test_example_06_hunt_with_munitions_and_points() -> None:
    """Endurance 6 for three munitions and three points; the fourth point takes a microchip; no second hunt."""
    game = daryl_hunts(0)
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("amount", n) for n in range(2, 7)]  # four points at most, six munitions at most
    game.choose(0, ("amount", 3))
    assert purse(game, 0) == {"munition": 5, "meat": 4}
    assert seen(game, None, "stacks", "fairgrounds", "top") == "prey-1"
    assert game.picks(0) == [("pass",), ("take", "microchip")]  # five munitions could bring down the next one
    with pytest.raises(IllegalPick):
        game.choose(0, ("hunt",))
    game.choose(0, ("take", "microchip"))
    assert purse(game, 0) == {"munition": 5, "meat": 4, "microchip": 1}
    assert stock(game, "fairgrounds") == 9
    assert waiting(game) == ()


@pytest.mark.parametrize(("caught", "meat"), [(0, 4), (1, 5), (2, 6)])
def test_example_07_third_catch_of_a_kind(caught: int, meat: int) -> None:
    """Game of endurance 6 gives 4 meat, then 5, then 6."""
    game = daryl_hunts(caught)
    choose_all(game, 0, ("hunt",), ("amount", 3))
    assert has(game, 0, "meat") == meat
    assert seen(game, None, "shelters", 0, "caught") == {"prey-4": caught + 1}


def test_example_08_carl_takes_the_ship() -> None:
    """Three cans, a survivor and the token at once; the day's order stays, the night is his; no rival 5 may come."""
    s = table(4)
    others = [name for name in EVENTS if name != "wildfire"]
    for n in range(4):
        heroes = {"hero-3a": "blackwood", "hero-3b": "dam", "hero-4": "fairgrounds", "hero-5": "mine"}
        overcome = others if n == 3 else []
        seat(s, n, heroes=heroes, resources={"water": 3}, people={"construction": 2}, overcome=overcome)
    game = play(s, Day(), NightBegins())
    choose_all(game, 0, ("move", "hero-3a", "forest"), ("pass",))
    assert waiting(game) == (1,)
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    assert seen(game, None, "first") == 1
    assert has(game, 1, "canned-goods") == 3
    assert game.picks(1) == [("welcome", "construction"), ("welcome", "airlock")]
    game.choose(1, ("welcome", "construction"))
    assert lives_in(game, 1, "construction") == 3
    assert waiting(game) == (2,)
    assert not is_offered(game, 2, "move", "hero-5", "cargo-ship")
    assert is_offered(game, 2, "move", "hero-3a", "cargo-ship")
    assert is_offered(game, 2, "move", "hero-4", "cargo-ship")
    order = []
    while seen(game, None, "phase") == "day":
        (n,) = game.waiting
        if verbs(game, n) == {"move"}:
            order.append(n)
        game.choose(n, next(pick for pick in game.picks(n) if pick[-1] != "cargo-ship"))
    assert order == [2, 3, *[0, 1, 2, 3] * 3]
    for n in (1, 2, 3, 0):
        assert waiting(game) == (n,)
        assert is_offered(game, n, "overcome", "wildfire")
        game.choose(n, ("pass",))


def test_example_09_dam_with_a_three() -> None:
    """A microchip opens the water, three points take three."""
    s = table(4)
    seat(s, 0, heroes={"hero-3a": "forest"}, resources={"microchip": 1})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-3a", "dam"))
    assert game.picks(0) == [("pass",), ("open",)]
    choose_all(game, 0, ("open",), *[("take", "water")] * 3)
    assert purse(game, 0) == {"water": 3}
    assert stock(game, "dam") == 8
    assert waiting(game) == ()


def test_example_10_city_with_a_five() -> None:
    """Equipment, two search tiles, equipment, a search tile: five points, five tiles, in that order."""
    piles = {"blackwood": ["metal", "water", "munition", "empty", "wood"]}
    s = table(4, equipment={"blackwood": ["axe", "bow", "crowbar"]}, piles=piles)
    seat(s, 0, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "blackwood"))
    choose_all(game, 0, ("salvage", "bow"), ("search", "blackwood"))
    assert purse(game, 0) == {"wood": 1}
    game.choose(0, ("search", "blackwood"))
    assert purse(game, 0) == {"wood": 1}
    assert game.picks(0) == [("pass",), ("salvage", "axe"), ("salvage", "crowbar"), ("search", "blackwood")]
    choose_all(game, 0, ("salvage", "crowbar"), ("search", "blackwood"))
    assert purse(game, 0) == {"wood": 1, "munition": 1}
    assert seen(game, None, "shelters", 0, "equipment") == {"bow": "broken", "crowbar": "broken"}
    assert seen(game, None, "cities", "blackwood", "equipment") == ["axe"]
    assert seen(game, None, "cities", "blackwood", "pile") == 2
    assert waiting(game) == ()


# -- the night ----------------------------------------------------------------------------------------------------


def test_example_11_wildfire_is_overcome_by_the_second_player() -> None:
    """The first player passes, the second pays three water: he gets three points, and the forest burns no more."""
    s = table(4, events=["wildfire"])
    for n in range(4):
        others = [name for name in EVENTS if name not in ("wildfire", "animal-mutation")] if n == 3 else []
        seat(s, n, heroes=SPREAD, resources={"water": 3} if n < 2 else {}, overcome=others)
    game = play(s, NightBegins(), Dawn(), Day())
    assert game.picks(0) == [("pass",), ("overcome", "wildfire")]
    unsolved = game.clone()
    game.choose(0, ("pass",))
    assert game.picks(1) == [("pass",), ("overcome", "wildfire")]
    game.choose(1, ("overcome", "wildfire"))
    assert purse(game, 1) == {}
    assert has(game, 0, "water") == 3
    assert seen(game, None, "shelters", 1, "events") == ["wildfire"]
    assert seen(game, None, "shelters", 1, "score", "events") == 3
    assert seen(game, None, "shelters", 0, "score", "events") == 0
    assert seen(game, None, "events", "open") == []
    game.choose(0, ("pass",))  # recruiting
    assert seen(game, None, "phase") == "day"
    assert stock(game, "forest") == 10
    choose_all(unsolved, 0, ("pass",))
    choose_all(unsolved, 1, ("pass",))
    choose_all(unsolved, 0, ("pass",))
    choose_all(unsolved, 1, ("pass",))
    assert seen(unsolved, None, "phase") == "day"
    assert stock(unsolved, "forest") == 6


def test_example_12_carl_feeds_his_survivors() -> None:
    """Rooms of upkeep 2 and 1, three in the airlock, which gets the water: one water is missing, one survivor lost."""
    s = table(4)
    people = {"construction": 2, "events": 1}
    seat(s, 0, resources={"meat": 2, "canned-goods": 3, "water": 1}, people=people, airlock=3)
    game = play(s, NightBegins())
    assert game.picks(0) == [("pay", "meat"), ("pay", "canned-goods")]
    choose_all(game, 0, ("pay", "meat"), ("pay", "meat"))  # then only a can is left to pay with
    assert purse(game, 0) == {"canned-goods": 2}
    assert game.picks(0) == [("lose", "construction"), ("lose", "events"), ("lose", "airlock")]
    game.choose(0, ("lose", "events"))
    assert survivors(game, 0) == 5
    assert verbs(game, 0) == {"pass", "recruit"}, "and that was all he lost"


@pytest.mark.parametrize(("airlock", "value"), [(1, -2), (2, -1), (3, 0), (4, 0)])
def test_example_13_radiation_in_round_five(airlock: int, value: int) -> None:
    """Wave 3: each survivor in the airlock stops one square; a surplus brings nothing back."""
    s = table(4, round=5)
    seat(s, 0, airlock=airlock, resources={"water": (airlock + 1) // 2})
    game = play(s, NightBegins())
    assert gauge(game, 0) == value
    assert lives_in(game, 0, "airlock") == airlock
    assert purse(game, 0) == {}


def test_example_13_a_surplus_does_not_lower_the_gauge() -> None:
    """Four in the airlock against a wave of 3, with the tracer at -2: it stays there."""
    s = table(4, round=5)
    seat(s, 0, airlock=4, resources={"water": 2}, gauge=-2)
    assert gauge(play(s, NightBegins()), 0) == -2


def test_example_14_carl_recruits_two() -> None:
    """A can and a water bring two survivors; the other water is still there in the morning."""
    s = table(4)
    seat(s, 0, resources={"water": 2, "canned-goods": 1})
    game = play(s, NightBegins())
    assert game.picks(0) == [("pass",), ("recruit", "water"), ("recruit", "canned-goods")]
    choose_all(game, 0, ("recruit", "canned-goods"), ("recruit", "water"), ("pass",))
    assert lives_in(game, 0, "airlock") == 2
    assert purse(game, 0) == {"water": 1}
    assert waiting(game) == ()


def daryl_builds(materials: int) -> Game:
    """Six in the airlock; Construction is built for three materials and filled, a second room for one, and filled."""
    s = table(4)
    seat(s, 0, resources={"wood": materials, "water": 2}, airlock=6)
    game = play(s, NightBegins())
    game.choose(0, ("build", "construction"))
    assert has(game, 0, "wood") == materials - 3
    assert not is_offered(game, 0, "use", "construction")
    choose_all(game, 0, *[("enter", "construction")] * 3)
    game.choose(0, ("use", "construction"))
    assert not is_offered(game, 0, "build", "construction")
    game.choose(0, ("build", "gauge-1"))
    assert has(game, 0, "wood") == materials - 4
    assert not is_offered(game, 0, "use", "gauge-1")
    choose_all(game, 0, *[("enter", "gauge-1")] * 3)
    assert lives_in(game, 0, "airlock") == 0
    return game


def test_example_15_daryl_builds_two_rooms_for_four_materials() -> None:
    """The second room costs one, and works the moment it is full."""
    game = daryl_builds(4)
    assert game.picks(0) == [("pass",), ("use", "gauge-1")]
    before = gauge(game, 0)
    game.choose(0, ("use", "gauge-1"))
    assert gauge(game, 0) == before + 1
    assert waiting(game) == ()


def test_example_15_a_third_room_costs_three() -> None:
    """Construction helps once a night: with two materials left nothing can be built, with three one room."""
    assert "build" not in verbs(daryl_builds(6), 0)
    game = daryl_builds(7)
    assert not is_offered(game, 0, "use", "construction")
    game.choose(0, ("build", "workshop"))
    assert purse(game, 0) == {}


def test_example_16_carl_repairs_his_pickaxe() -> None:
    """Two wood and a metal repair it: it works, and is worth a point."""
    s = table(4)
    seat(s, 0, resources={"wood": 2, "metal": 1, "microchip": 1}, gear={"pickaxe": "broken"}, rooms=[])
    game = play(s, NightBegins())
    game.choose(0, ("pass",))  # building
    assert game.picks(0) == [("pass",), ("repair", "pickaxe")]
    assert seen(game, None, "shelters", 0, "score", "equipment") == 0
    game.choose(0, ("repair", "pickaxe"))
    assert purse(game, 0) == {"microchip": 1}
    assert gear(game, 0, "pickaxe") == "ready"
    assert seen(game, None, "shelters", 0, "score", "equipment") == 1


@pytest.mark.parametrize("materials", [{"wood": 1, "metal": 2}, {"wood": 2, "microchip": 1}, {"metal": 1, "wood": 1}])
def test_example_16_other_materials_do_not_do(materials: dict[str, int]) -> None:
    """Three materials of the wrong kinds, or one too few, repair nothing."""
    s = table(4)
    seat(s, 0, resources=materials, gear={"pickaxe": "broken"})
    game = play(s, NightBegins())
    if game.waiting:
        game.choose(0, ("pass",))  # building
    assert waiting(game) == ()
    assert gear(game, 0, "pickaxe") == "broken"


def test_example_17_lily_rose_scores_thirty() -> None:
    """15 survivors, an event of 5, 6 repaired with 2 pairs, 4 full rooms, the gauge at -2."""
    s = table(2, round=6, phase=NIGHT)
    seat(
        s,
        0,
        leader="lily-rose-wely",
        full=["construction", "workshop", "gauge-1", "dismantle"],
        airlock=3,
        gauge=-2,
        gear=dict.fromkeys(["bow", "axe", "crowbar", "ammo-box", "pickaxe", "jerrycan"], "ready"),
        overcome=["sandstorm"],
    )
    game = play(s, Rounds())
    assert seen(game, None, "shelters", 0, "score") == {
        "events": 5,
        "rooms": 4,
        "gauge": -2,
        "survivors": 15,
        "equipment": 6,
        "pairs": 2,
    }
    assert isinstance(game.outcome, ew.Outcome)
    assert game.outcome.scores == (30, 0)
    assert game.outcome.winners == (0,)


# -- from single sentences ----------------------------------------------------------------------------------------


def test_example_18_dam_at_dawn_for_three() -> None:
    """Four water become nine."""
    game = play(table(3, stock={"dam": 4}), Dawn())
    assert stock(game, "dam") == 9


def test_example_19_a_five_in_the_sandstorm() -> None:
    """It has three points, goes to slot 3 of the ship, and still presses a 3 with 2."""
    s = table(4, events=["sandstorm"])
    seat(s, 0, heroes={"hero-5": "mine"})
    seat(s, 1, heroes={"hero-3a": "military-base"}, standing=["hero-3a"], resources={"wood": 3, "metal": 3})
    game = play(s, HeroTurn(0))
    other = game.clone()
    game.choose(0, ("move", "hero-5", "military-base"))
    choose_all(game, 1, ("give", "wood"), ("give", "metal"))
    assert waiting(game) == (0,)
    choose_all(game, 0, *[("take", "munition")] * 3)
    assert purse(game, 0) == {"wood": 1, "metal": 1, "munition": 3}
    assert waiting(game) == ()
    other.choose(0, ("move", "hero-5", "cargo-ship"))
    assert has(other, 0, "canned-goods") == 1
    assert seen(other, None, "cargo", 0, "heroes") == [(0, "hero-5")]
    assert seen(other, None, "cargo", 2, "heroes") == []


def test_example_20_mutated_game_costs_one_more() -> None:
    """Endurance 3 costs 4; a first catch still gives 1 meat."""
    s = table(4, events=["animal-mutation"])
    seat(s, 0, heroes={"hero-5": "dam"})
    game = play(s, HeroTurn(0))
    choose_all(game, 0, ("move", "hero-5", "forest"), ("hunt",))
    assert purse(game, 0) == {"meat": 1}
    choose_all(game, 0, ("take", "wood"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"meat": 1, "wood": 1}


@pytest.mark.parametrize(("munitions", "hunts"), [(0, False), (1, True)])
def test_example_20_three_points_are_not_enough(munitions: int, hunts: bool) -> None:
    """A 3 needs a munition for mutated game of endurance 3."""
    s = table(4, events=["animal-mutation"])
    seat(s, 0, heroes={"hero-3a": "dam"}, resources={"munition": munitions})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-3a", "forest"))
    assert is_offered(game, 0, "hunt") == hunts


def test_example_21_sick_game_gives_one_meat_less() -> None:
    """One less than one is none; the tile is kept and counts for the next catch, which gives 2 - 1."""
    s = table(4, events=["epizootic-disease"], game={"forest": ("prey-2", "prey-1"), "mine": ("prey-2", "prey-1")})
    seat(s, 0, heroes={"hero-3a": "dam", "hero-3b": "silent-peak"})
    game = play(s, HeroTurn(0), HeroTurn(0))
    choose_all(game, 0, ("move", "hero-3a", "forest"), ("hunt",))
    assert purse(game, 0) == {}
    assert seen(game, None, "shelters", 0, "caught") == {"prey-1": 1}
    choose_all(game, 0, ("move", "hero-3b", "mine"), ("hunt",))
    assert purse(game, 0) == {"meat": 1}
    assert seen(game, None, "shelters", 0, "caught") == {"prey-1": 2}


def test_example_22_the_clan_takes_a_survivor_rather_than_one_token() -> None:
    """A single token is kept and a survivor lost; two tokens are lost and no survivor."""
    s = table(4, events=["enemy-clan"])
    seat(s, 0, resources={"munition": 1, "meat": 4}, airlock=2)
    seat(s, 1, resources={"munition": 1, "wood": 1}, airlock=2)
    game = suffer(s, "enemy-clan")
    assert waiting(game) == (), "both tokens must go, so there is nothing to ask"
    assert purse(game, 0) == {"munition": 1, "meat": 4}
    assert lives_in(game, 0, "airlock") == 1
    assert purse(game, 1) == {}
    assert lives_in(game, 1, "airlock") == 2


def test_example_23_cloud_at_the_end_of_the_gauge() -> None:
    """At -11 both squares cost a survivor, at the owner's choice, and the tracer stays."""
    s = table(4, events=["radioactive-cloud"])
    seat(s, 0, gauge=-11, airlock=2, people={"events": 3})
    seat(s, 1, gauge=-9, airlock=2, people={"events": 3})
    game = suffer(s, "radioactive-cloud")
    assert game.picks(0) == [("lose", "events"), ("lose", "airlock")]
    choose_all(game, 0, ("lose", "airlock"), ("lose", "events"))
    assert (survivors(game, 0), gauge(game, 0)) == (3, -11)
    game.choose(1, ("lose", "airlock"))
    assert (survivors(game, 1), gauge(game, 1)) == (4, -11)
    assert gauge(game, 2) == -2
    assert waiting(game) == ()


@pytest.mark.parametrize(("before", "after"), [(3, 3), (2, 3)])
def test_example_24_capsule_at_the_best_square(before: int, after: int) -> None:
    """At +3 a capsule does nothing; just below it still helps."""
    s = table(4, piles={"blackwood": ["water", "capsule"]})
    seat(s, 0, heroes={"hero-3a": "forest"}, gauge=before)
    game = play(s, HeroTurn(0))
    choose_all(game, 0, ("move", "hero-3a", "blackwood"), ("search", "blackwood"))
    assert gauge(game, 0) == after
    assert purse(game, 0) == {}
    assert seen(game, None, "cities", "blackwood", "pile") == 1


def test_example_25_immunity_cancels_one_pressing() -> None:
    """Of two pressings on 3s in a round the room cancels the first; the second is paid."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "blackwood", "hero-4": "military-base"})
    heroes = {"hero-3a": "dam", "hero-3b": "forest"}
    seat(s, 1, heroes=heroes, standing=list(heroes), resources={"wood": 2, "metal": 2}, full=["hero-immunity"])
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", "hero-5", "dam"))
    assert game.picks(1) == [("pass",), ("use", "hero-immunity")]
    game.choose(1, ("use", "hero-immunity"))
    assert purse(game, 0) == {}
    game.choose(0, ("move", "hero-4", "forest"))
    assert game.picks(1) == [("give", "wood"), ("give", "metal")]
    game.choose(1, ("give", "metal"))
    assert purse(game, 0) == {"metal": 1}
    assert purse(game, 1) == {"wood": 2, "metal": 1}
    assert waiting(game) == (0,)


def test_example_26_rats_find_nothing() -> None:
    """A seat with no supply and no survivor loses nothing, whatever else it has; with a survivor, it loses that."""
    s = table(4, events=["rat-infestation"])
    seat(s, 0, resources={"wood": 2, "munition": 1}, gear={"axe": "ready"}, gauge=-2)
    seat(s, 1, resources={"wood": 2}, airlock=1)
    seat(s, 2, resources={"meat": 1}, airlock=1)
    game = suffer(s, "rat-infestation")
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 2, "munition": 1}
    assert gear(game, 0, "axe") == "ready"
    assert (survivors(game, 0), gauge(game, 0)) == (0, -2)
    assert (survivors(game, 1), purse(game, 1)) == (0, {"wood": 2})
    assert (survivors(game, 2), purse(game, 2)) == (1, {})
