"""What a hero does where it has come (A): points, stocks, hunting, the Cargo Ship, the Dam and the cities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from emberwatch.engine.agenda import Step, Words
from emberwatch.engine.errors import IllegalPick
from emberwatch.engine.game import Game
from emberwatch.outlive.model.names import EVENTS, HUNTING, PLACES, ROOMS
from emberwatch.outlive.model.state import UNSEEN, OutliveState
from emberwatch.outlive.rules.dawn import Dawn
from emberwatch.outlive.rules.day import Day, HeroTurn
from emberwatch.outlive.rules.night import NightBegins
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

STRENGTH = {"hero-3a": 3, "hero-3b": 3, "hero-4": 4, "hero-5": 5}
YIELD = {
    "forest": "wood",
    "mine": "metal",
    "fairgrounds": "microchip",
    "military-base": "munition",
}
NEXT_TO = {
    "forest": "dam",
    "mine": "silent-peak",
    "fairgrounds": "cargo-ship",
    "military-base": "dam",
    "dam": "forest",
    "cargo-ship": "mine",
    "blackwood": "forest",
    "silent-peak": "mine",
}
WILDS = ("forest", "mine", "fairgrounds")
NO_GAME: Mapping[str, Sequence[str]] = {"forest": (), "mine": (), "fairgrounds": ()}
KINDS = {"prey-1": 3, "prey-2": 4, "prey-3": 5, "prey-4": 6, "prey-5": 7}


def go(s: OutliveState, hero: str, place: str, *later: Step, by: int = 0, aloud: bool = False) -> Game:
    """Let a hero that starts next to a place come to it."""
    game = play(s, HeroTurn(by), *later, aloud=aloud)
    game.choose(by, ("move", hero, place))
    return game


def many(pick: Words, n: int) -> list[Words]:
    return [pick] * n


def take_all(game: Game, n: int, resource: str) -> int:
    """Take one by one as long as it is offered; return how many there were."""
    taken = 0
    while is_offered(game, n, "take", resource):
        game.choose(n, ("take", resource))
        taken += 1
    return taken


# -- points ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", STRENGTH)
@pytest.mark.parametrize("place", YIELD)
def test_a1_as_many_points_as_strength(hero: str, place: str) -> None:
    """Each hero takes as many tokens as its printed strength."""
    s = table(4, game=NO_GAME, algae=False)
    seat(s, 0, heroes={hero: NEXT_TO[place]})
    game = play(s, HeroTurn(0))
    others = bystanders(game, 0)
    game.choose(0, ("move", hero, place))
    assert take_all(game, 0, YIELD[place]) == STRENGTH[hero]
    assert purse(game, 0) == {YIELD[place]: STRENGTH[hero]}
    assert stock(game, place) == 10 - STRENGTH[hero]
    assert waiting(game) == ()
    assert bystanders(game, 0) == others


@pytest.mark.parametrize("hero", STRENGTH)
def test_a1_three_points_under_sandstorm(hero: str) -> None:
    """Sandstorm leaves every hero three points."""
    s = table(4, events=["sandstorm"], algae=False)
    seat(s, 0, heroes={hero: "dam"})
    game = go(s, hero, "military-base")
    assert take_all(game, 0, "munition") == 3


def test_a1_sandstorm_spares_the_immune() -> None:
    """With the event immunity room a 5 keeps its five points, while another player's has three."""
    s = table(2, events=["sandstorm"], algae=False, stock={"military-base": 10})
    seat(s, 0, heroes={"hero-5": "dam"}, full=["event-immunity"])
    seat(s, 1, heroes={"hero-5": "dam"})
    game = go(s, "hero-5", "military-base", HeroTurn(1))
    assert take_all(game, 0, "munition") == 5
    game.choose(1, ("move", "hero-5", "military-base"))
    assert take_all(game, 1, "munition") == 3


def test_a1_any_order() -> None:
    """The player may spend points on a place's offers in any order."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "forest"}, gauge=-1)
    game = go(s, "hero-4", "military-base")
    choose_all(game, 0, ("take", "munition"), ("algae",), ("take", "munition"), ("take", "munition"))
    assert waiting(game) == ()
    assert has(game, 0, "munition") == 3
    assert gauge(game, 0) == 0


def test_a1_material_hunt_material() -> None:
    """Gather, hunt, gather again: points may be spent before and after a hunt."""
    s = table(2, game={"forest": ["prey-2", "prey-1"]})
    seat(s, 0, heroes={"hero-5": "dam"})
    game = go(s, "hero-5", "forest")
    choose_all(game, 0, ("take", "wood"), ("hunt",), ("take", "wood"))
    assert purse(game, 0) == {"meat": 1, "wood": 2}
    assert waiting(game) == ()


def test_a1_the_rest_may_be_forgone() -> None:
    """A hero may stop at any time; then the next player is asked, and the points are lost."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "dam", "hero-4": "mine"})
    seat(s, 1, heroes={"hero-5": "dam"})
    game = go(s, "hero-5", "military-base", HeroTurn(1), HeroTurn(0))
    game.choose(0, ("take", "munition"))
    game.choose(0, ("pass",))
    assert waiting(game) == (1,)
    assert stock(game, "military-base") == 5
    game.choose(1, ("move", "hero-5", "forest"))
    game.choose(1, ("pass",))
    game.choose(0, ("move", "hero-4", "fairgrounds"))
    assert take_all(game, 0, "microchip") == 4


def test_a1_a_hero_may_do_nothing() -> None:
    """Passing at once forgoes everything."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "dam"})
    game = go(s, "hero-5", "forest")
    game.choose(0, ("pass",))
    assert purse(game, 0) == {}
    assert stock(game, "forest") == 6
    assert waiting(game) == ()


# -- the Military Base -------------------------------------------------------------------------------------


def test_a2_four_munitions_and_the_algae() -> None:
    """A 5 takes five munitions, or four and the algae, which improves the gauge by one."""
    s = table(4)
    seat(s, 0, heroes={"hero-5": "dam"}, gauge=-2)
    game = go(s, "hero-5", "military-base")
    assert game.picks(0) == [("pass",), ("take", "munition"), ("algae",)]
    choose_all(game, 0, *many(("take", "munition"), 4), ("algae",))
    assert has(game, 0, "munition") == 4
    assert gauge(game, 0) == -1
    assert waiting(game) == ()


def test_a2_munitions_while_stock_lasts() -> None:
    """With two munitions there, two are taken, and the third point finds only the algae."""
    s = table(2, stock={"military-base": 2})
    seat(s, 0, heroes={"hero-5": "dam"})
    game = go(s, "hero-5", "military-base")
    assert take_all(game, 0, "munition") == 2
    assert game.picks(0) == [("pass",), ("algae",)]
    game.choose(0, ("algae",))
    assert waiting(game) == ()
    assert stock(game, "military-base") == 0
    assert gauge(game, 0) == 1


def test_a2_algae_takes_a_point() -> None:
    """It is not offered without a point left."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam"})
    game = go(s, "hero-3a", "military-base")
    choose_all(game, 0, *many(("take", "munition"), 3))
    assert waiting(game) == ()
    assert gauge(game, 0) == 0
    assert seen(game, None, "algae") is True


def test_a2_one_dose_a_day_for_all_together() -> None:
    """Once taken it is gone, for the same hero and for everybody else, until the next dawn."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "dam"})
    seat(s, 1, heroes={"hero-5": "dam"})
    game = go(s, "hero-5", "military-base", HeroTurn(1), Dawn())
    game.choose(0, ("algae",))
    assert not is_offered(game, 0, "algae")
    assert seen(game, 1, "algae") is False
    game.choose(0, ("pass",))
    game.choose(1, ("move", "hero-5", "military-base"))
    assert game.picks(1) == [("pass",), ("take", "munition")]
    game.choose(1, ("pass",))
    assert seen(game, None, "algae") is True, "dawn brings it back"
    assert [gauge(game, n) for n in (0, 1)] == [1, 0]


def test_a2_algae_at_the_best_square() -> None:
    """At +3 the dose may still be taken: the point and the dose are gone, the tracer stays."""
    s = table(2, stock={"military-base": 0})
    seat(s, 0, heroes={"hero-3a": "dam"}, gauge=3)
    game = go(s, "hero-3a", "military-base")
    game.choose(0, ("algae",))
    assert gauge(game, 0) == 3
    assert seen(game, 0, "algae") is False


# -- Forest, Mine, Fairgrounds -----------------------------------------------------------------------------


@pytest.mark.parametrize("place", WILDS)
def test_a3_one_material_a_point_while_stock_lasts(place: str) -> None:
    """The stock limits what is taken, and an empty place gives nothing more."""
    s = table(2, stock={place: 2}, game={place: ()})
    seat(s, 0, heroes={"hero-5": NEXT_TO[place]})
    seat(s, 1, heroes={"hero-5": NEXT_TO[place]})
    game = go(s, "hero-5", place, HeroTurn(1))
    assert game.picks(0) == [("pass",), ("take", YIELD[place])]
    assert take_all(game, 0, YIELD[place]) == 2
    assert purse(game, 0) == {YIELD[place]: 2}
    assert waiting(game) == (1,), "nothing left to do with three points"
    game.choose(1, ("move", "hero-5", place))
    assert waiting(game) == (), "an emptied place may be entered, and gives nothing"
    assert purse(game, 1) == {}


@pytest.mark.parametrize("place", WILDS)
def test_a3_one_hunt_per_activation(place: str) -> None:
    """After a hunt the same hero hunts no more, however much it could; the next hero here may."""
    s = table(2, game={place: ["prey-1", "prey-1", "prey-1"]})
    seat(s, 0, heroes={"hero-5": NEXT_TO[place]}, resources={"munition": 9})
    seat(s, 1, heroes={"hero-5": NEXT_TO[place]})
    game = go(s, "hero-5", place, HeroTurn(1))
    choose_all(game, 0, ("hunt",), ("amount", 3))
    assert game.picks(0) == [("pass",), ("take", YIELD[place])]
    with pytest.raises(IllegalPick):
        game.choose(0, ("hunt",))
    game.choose(0, ("pass",))
    game.choose(1, ("move", "hero-5", place))
    assert is_offered(game, 1, "hunt")


def test_a3_another_hero_of_the_same_player_may_hunt() -> None:
    """The limit is per activation, not per player and day."""
    s = table(2, game={"forest": ["prey-1"], "mine": ["prey-1"]})
    seat(s, 0, heroes={"hero-4": "dam", "hero-3a": "silent-peak"})
    game = go(s, "hero-4", "forest", HeroTurn(0))
    choose_all(game, 0, ("hunt",), ("pass",), ("move", "hero-3a", "mine"), ("hunt",))
    assert has(game, 0, "meat") == 1 + 2


# -- hunting -----------------------------------------------------------------------------------------------


def in_the_forest(
    stack: Sequence[str],
    *,
    hero: str = "hero-3a",
    munitions: int = 0,
    gear: Mapping[str, str] | None = None,
    full: Sequence[str] = (),
    events: Sequence[str] = (),
    caught: Mapping[str, int] | None = None,
    wood: int = 0,
) -> Game:
    """A hero has come to the Forest, where there is this wild game and no wood (unless given)."""
    s = table(3, game={**NO_GAME, "forest": stack}, stock={"forest": wood}, events=events)
    seat(s, 0, heroes={hero: "dam"}, resources={"munition": munitions}, gear=gear, full=full, caught=caught)
    return go(s, hero, "forest")


@pytest.mark.parametrize(("kind", "endurance"), KINDS.items())
@pytest.mark.parametrize("hero", ["hero-3a", "hero-4", "hero-5"])
def test_a4_points_and_munitions_make_up_the_endurance(kind: str, endurance: int, hero: str) -> None:
    """With one munition too few the hunt is not offered; with just enough everything is spent."""
    lacking = max(0, endurance - STRENGTH[hero])
    if lacking:
        short = in_the_forest([kind], hero=hero, munitions=lacking - 1)
        assert not is_offered(short, 0, "hunt")
    game = in_the_forest([kind], hero=hero, munitions=lacking)
    assert is_offered(game, 0, "hunt")
    game.choose(0, ("hunt",))
    if verbs(game, 0) == {"amount"}:
        game.choose(0, ("amount", lacking))
    assert purse(game, 0) == {"meat": endurance - 2}


def test_a4_the_hunter_chooses_how_many_munitions() -> None:
    """A 4 hunting endurance 6 with 9 munitions spends two to six: never more than the cost."""
    game = in_the_forest(["prey-4"], hero="hero-4", munitions=9)
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("amount", n) for n in range(2, 7)]


def test_a4_munitions_are_bounded_by_what_one_has() -> None:
    """With three munitions and four points against endurance 4: none to three."""
    game = in_the_forest(["prey-2"], hero="hero-4", munitions=3)
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("amount", n) for n in range(4)]


def test_a4_points_saved_by_munitions_gather() -> None:
    """A 4 at the Fairgrounds against endurance 6: three munitions, three points, one microchip; no second hunt."""
    s = table(2, game={"fairgrounds": ["prey-1", "prey-4"]})
    seat(s, 0, heroes={"hero-4": "cargo-ship"}, resources={"munition": 6})
    game = go(s, "hero-4", "fairgrounds")
    choose_all(game, 0, ("hunt",), ("amount", 3))
    assert game.picks(0) == [("pass",), ("take", "microchip")]
    game.choose(0, ("take", "microchip"))
    assert purse(game, 0) == {"meat": 4, "microchip": 1, "munition": 3}
    assert waiting(game) == ()


def test_a4_munitions_alone_may_do() -> None:
    """With all points spent on wood, three munitions still bring down endurance 3."""
    game = in_the_forest(["prey-1"], munitions=3, wood=3)
    choose_all(game, 0, *many(("take", "wood"), 3))
    assert game.picks(0) == [("pass",), ("hunt",)]
    game.choose(0, ("hunt",))
    assert purse(game, 0) == {"meat": 1, "wood": 3}


def test_a4_munitions_alone_must_suffice() -> None:
    """With two munitions and no point, endurance 3 is out of reach."""
    game = in_the_forest(["prey-1"], munitions=2, wood=3)
    choose_all(game, 0, *many(("take", "wood"), 3))
    assert waiting(game) == ()


@pytest.mark.parametrize("weapon", ["shotgun", "bear-trap"])
def test_a4_a_weapon_gives_one_point_for_this_hunt(weapon: str) -> None:
    """It lowers the cost by one; the munitions never exceed what is left of it."""
    game = in_the_forest(["prey-2"], munitions=9, gear={weapon: "ready"})
    game.choose(0, ("hunt",))
    assert game.picks(0) == [*[("amount", n) for n in range(1, 5)], ("use", weapon)]
    game.choose(0, ("use", weapon))
    assert game.picks(0) == [("amount", n) for n in range(4)]
    game.choose(0, ("amount", 0))
    assert purse(game, 0) == {"meat": 2, "munition": 9}
    assert gear(game, 0, weapon) == "used"


def test_a4_weapons_add_up_and_no_further() -> None:
    """Both weapons bring a 3 to endurance 5, but not to 6."""
    both = {"shotgun": "ready", "bear-trap": "ready"}
    assert not is_offered(in_the_forest(["prey-4"], gear=both), 0, "hunt")
    game = in_the_forest(["prey-3"], gear=both)
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("use", "bear-trap"), ("use", "shotgun")]
    game.choose(0, ("use", "shotgun"))
    assert has(game, 0, "meat") == 3
    assert [gear(game, 0, weapon) for weapon in both] == ["used", "used"], "the second one was needed too"


def test_a4_a_weapons_point_does_not_gather() -> None:
    """A 3 with both weapons against endurance 3 has two points left for wood, not three."""
    game = in_the_forest(["prey-1"], gear={"shotgun": "ready", "bear-trap": "ready"}, wood=6)
    choose_all(game, 0, ("hunt",), ("use", "shotgun"), ("use", "bear-trap"))
    assert take_all(game, 0, "wood") == 2
    assert waiting(game) == ()


def test_a4_weapons_may_be_kept() -> None:
    """Using them is optional if the points are enough."""
    game = in_the_forest(["prey-1"], gear={"shotgun": "ready"})
    choose_all(game, 0, ("hunt",), ("amount", 0))
    assert gear(game, 0, "shotgun") == "ready"


@pytest.mark.parametrize("state", ["broken", "used"])
def test_a4_weapons_must_be_ready(state: str) -> None:
    """A broken or used weapon does not bring endurance 4 within a 3's reach."""
    game = in_the_forest(["prey-2"], gear={"shotgun": state, "bear-trap": state})
    assert waiting(game) == ()


def test_a4_the_tile_is_kept_and_the_next_one_revealed() -> None:
    """The caught tile is beside the shelter; everybody sees the next one of the stack."""
    s = table(2, game={"forest": ["prey-5", "prey-3", "prey-1"]})
    seat(s, 0, heroes={"hero-3a": "dam"})
    game = play(s, HeroTurn(0))
    assert seen(game, 1, "stacks", "forest") == {"top": "prey-1", "size": 3, "tiles": None}
    choose_all(game, 0, ("move", "hero-3a", "forest"), ("hunt",))
    assert seen(game, 0, "shelters", 0, "caught") == {"prey-1": 1}
    for n in (0, 1, None):
        assert seen(game, n, "stacks", "forest") == {"top": "prey-3", "size": 2, "tiles": None}


def test_a4_an_unseen_tile_is_turned_up() -> None:
    """Chance shows the next tile at once, so that nobody finds a stack without an open tile."""
    s = table(2, game={"forest": ["prey-1"]})
    s.stacks[0][:0] = [UNSEEN, UNSEEN]
    seat(s, 0, heroes={"hero-3a": "dam"})
    game = play(s, HeroTurn(0))
    choose_all(game, 0, ("move", "hero-3a", "forest"), ("hunt",))
    assert seen(game, 1, "stacks", "forest", "size") == 2
    assert seen(game, 1, "stacks", "forest", "top") in KINDS
    assert seen(game, 1, "stacks", "forest", "tiles") is None


def test_a4_tiles_never_come_back() -> None:
    """An empty stack offers no hunt, and dawn does not refill it."""
    s = table(2, game={"forest": ["prey-1"]})
    seat(s, 0, heroes={"hero-3a": "dam"})
    seat(s, 1, heroes={"hero-5": "dam"}, resources={"munition": 9})
    game = go(s, "hero-3a", "forest", HeroTurn(1), Dawn())
    game.choose(0, ("hunt",))
    game.choose(1, ("move", "hero-5", "forest"))
    assert game.picks(1) == [("pass",), ("take", "wood")]
    game.choose(1, ("pass",))
    assert seen(game, None, "round") == 2
    assert seen(game, None, "stacks", "forest") == {"top": None, "size": 0, "tiles": None}


def test_a4_only_the_top_tile_can_be_hunted() -> None:
    """An easy tile below a hard one is out of reach."""
    game = in_the_forest(["prey-1", "prey-5"])
    assert waiting(game) == ()


def test_a4_the_stacks_are_separate() -> None:
    """A hunt in one place does not affect the other stacks."""
    s = table(2, game={"forest": ["prey-2", "prey-1"], "mine": ["prey-4"], "fairgrounds": ["prey-5"]})
    seat(s, 0, heroes={"hero-3a": "dam"})
    game = go(s, "hero-3a", "forest")
    game.choose(0, ("hunt",))
    assert [seen(game, 1, "stacks", place, "top") for place in WILDS] == ["prey-2", "prey-4", "prey-5"]


@pytest.mark.parametrize(("kind", "endurance"), KINDS.items())
@pytest.mark.parametrize(("before", "more"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_a4_meat_by_how_many_of_the_kind_were_caught(kind: str, endurance: int, before: int, more: int) -> None:
    """Endurance minus two, plus one for each of the kind caught before, up to the fourth."""
    game = in_the_forest([kind], hero="hero-5", munitions=2, caught={kind: before})
    game.choose(0, ("hunt",))
    if verbs(game, 0) == {"amount"}:
        game.choose(0, ("amount", 2))
    assert has(game, 0, "meat") == endurance - 2 + more
    assert seen(game, 0, "shelters", 0, "caught") == {kind: before + 1}


def test_a4_other_kinds_and_other_players_do_not_count() -> None:
    """Only a seat's own catches of the same kind raise the meat."""
    s = table(2, game={**NO_GAME, "forest": ["prey-2"]})
    seat(s, 0, heroes={"hero-4": "dam"}, caught={"prey-1": 3, "prey-3": 2})
    seat(s, 1, caught={"prey-2": 4})
    game = go(s, "hero-4", "forest")
    game.choose(0, ("hunt",))
    assert has(game, 0, "meat") == 2


def test_a4_mutation_makes_game_tougher() -> None:
    """Endurance 3 costs 4 under Animal Mutation; the meat stays the same."""
    assert waiting(in_the_forest(["prey-1"], events=["animal-mutation"])) == ()
    game = in_the_forest(["prey-1"], munitions=1, events=["animal-mutation"])
    game.choose(0, ("hunt",))
    assert purse(game, 0) == {"meat": 1}


def test_a4_mutation_spares_the_immune() -> None:
    """The event immunity room keeps endurance 3 at 3 for its owner."""
    game = in_the_forest(["prey-1"], events=["animal-mutation"], full=["event-immunity"])
    game.choose(0, ("hunt",))
    assert purse(game, 0) == {"meat": 1}


@pytest.mark.parametrize(("before", "meat"), [(0, 0), (1, 1)])
def test_a4_epizootic_costs_one_meat(before: int, meat: int) -> None:
    """One meat less per catch, never below 0; a catch without meat is kept and counts for the next one."""
    game = in_the_forest(["prey-1"], events=["epizootic-disease"], caught={"prey-1": before})
    game.choose(0, ("hunt",))
    assert has(game, 0, "meat") == meat
    assert seen(game, 0, "shelters", 0, "caught") == {"prey-1": before + 1}


def test_a4_epizootic_spares_the_immune() -> None:
    """With the event immunity room the catch gives full meat."""
    game = in_the_forest(["prey-1"], events=["epizootic-disease"], full=["event-immunity"])
    game.choose(0, ("hunt",))
    assert has(game, 0, "meat") == 1


def test_a4_room_bonuses_come_after_epizootic() -> None:
    """The catch falls to 0, and the rooms' 1 + 2 are added to that."""
    game = in_the_forest(["prey-1"], events=["epizootic-disease"], full=["hunting-1", "hunting-2"])
    game.choose(0, ("hunt",))
    assert has(game, 0, "meat") == 3


def test_a4_room_bonuses_once_a_round() -> None:
    """The rooms add their meat to the first hunt of the day, not to the second."""
    s = table(2, game={**NO_GAME, "forest": ["prey-1"], "mine": ["prey-2"]}, stock={"forest": 0, "mine": 0})
    seat(s, 0, heroes={"hero-3a": "dam", "hero-4": "silent-peak"}, full=["hunting-1", "hunting-2"])
    game = go(s, "hero-3a", "forest", HeroTurn(0))
    game.choose(0, ("hunt",))
    assert has(game, 0, "meat") == 1 + 3
    choose_all(game, 0, ("move", "hero-4", "mine"), ("hunt",))
    assert has(game, 0, "meat") == 1 + 3 + 2


# -- the Thermal Sensor ------------------------------------------------------------------------------------

DEEP = ("prey-2", "prey-5", "prey-1", "prey-4", "prey-3")
"""From the bottom to the open tile."""
TOP_DOWN = ["prey-3", "prey-4", "prey-1", "prey-5", "prey-2"]


def sensing(*, hero: str = "hero-5", munitions: int = 0, seats: int = 3, aloud: bool = False) -> Game:
    """A hero in the Forest whose owner has the Sensor; two other players watch, one with a Sensor of its own."""
    s = table(seats, game={"forest": DEEP})
    seat(s, 0, heroes={hero: "dam"}, resources={"munition": munitions}, gear={"thermal-sensor": "ready"})
    seat(s, 1, heroes={"hero-5": "dam"}, gear={"thermal-sensor": "ready"})
    return go(s, hero, "forest", HeroTurn(1), Dawn(), aloud=aloud)


def test_a4_sensor_takes_any_tile_of_the_stack() -> None:
    """Within a declared hunt the hunter may look and take a tile from below; the order stays."""
    game = sensing()
    assert not is_offered(game, 0, "use", "thermal-sensor"), "only within a hunt"
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("pass",), ("use", "thermal-sensor")]
    game.choose(0, ("use", "thermal-sensor"))
    assert gear(game, 0, "thermal-sensor") == "used"
    assert game.picks(0) == [("pass",), ("prey", 1), ("prey", 3), ("prey", 5)], "what five points can bring down"
    game.choose(0, ("prey", 3))
    assert seen(game, 1, "shelters", 0, "caught") == {"prey-1": 1}
    assert has(game, 0, "meat") == 1
    assert seen(game, 0, "stacks", "forest", "tiles") == ["prey-3", "prey-4", "prey-5", "prey-2"]
    assert take_all(game, 0, "wood") == 2, "three of five points were spent"


def test_a4_sensor_reckons_with_munitions() -> None:
    """One more munition brings endurance 6 within reach, two bring 7."""
    for munitions, offered in ((1, [1, 2, 3, 5]), (2, [1, 2, 3, 4, 5])):
        game = sensing(munitions=munitions)
        choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"))
        assert game.picks(0) == [("pass",), *[("prey", n) for n in offered]]


def test_a4_sensor_may_be_left_alone() -> None:
    """Passing hunts the open tile and keeps the Sensor ready."""
    game = sensing()
    choose_all(game, 0, ("hunt",), ("pass",))
    assert gear(game, 0, "thermal-sensor") == "ready"
    assert seen(game, 0, "shelters", 0, "caught") == {"prey-3": 1}
    assert seen(game, 0, "stacks", "forest", "tiles") is None


def test_a4_sensor_may_take_the_open_tile() -> None:
    """After looking, the hunter may take the open tile; the next one is shown to all."""
    game = sensing()
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"), ("prey", 1))
    assert seen(game, 2, "shelters", 0, "caught") == {"prey-3": 1}
    assert seen(game, 2, "stacks", "forest") == {"top": "prey-4", "size": 4, "tiles": None}


def test_a4_sensor_and_no_hunt_after_all() -> None:
    """After looking, the hunter may forgo the hunt: only the Sensor and this hero's hunt are spent."""
    game = sensing(munitions=2)
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"), ("pass",))
    assert gear(game, 0, "thermal-sensor") == "used"
    assert seen(game, 0, "stacks", "forest", "tiles") == TOP_DOWN
    assert has(game, 0, "munition") == 2
    assert game.picks(0) == [("pass",), ("take", "wood")]
    assert take_all(game, 0, "wood") == 5


def test_a4_sensor_allows_a_hunt_when_the_open_tile_is_too_tough() -> None:
    """A 3 facing endurance 5 may hunt with the Sensor; tiles out of reach are not offered."""
    game = sensing(hero="hero-3a")
    assert is_offered(game, 0, "hunt")
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("pass",), ("prey", 3)], "only the endurance 3 of the five"
    assert gear(game, 0, "thermal-sensor") == "used"


@pytest.mark.parametrize("state", ["broken", "used"])
def test_a4_sensor_must_be_ready(state: str) -> None:
    """A broken or used Sensor does nothing."""
    game = in_the_forest(DEEP, hero="hero-5", gear={"thermal-sensor": state})
    game.choose(0, ("hunt",))
    assert seen(game, 0, "shelters", 0, "caught") == {"prey-3": 1}
    assert seen(game, 0, "stacks", "forest", "tiles") is None


def test_a4_only_the_looker_sees_the_stack() -> None:
    """His view shows all tiles from the top; the others' and a spectator's show only the open one."""
    game = sensing()
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"))
    assert seen(game, 0, "stacks", "forest") == {"top": "prey-3", "size": 5, "tiles": TOP_DOWN}
    for n in (1, 2, None):
        assert seen(game, n, "stacks", "forest") == {"top": "prey-3", "size": 5, "tiles": None}
    for n in (1, 2):
        assert game.picks(n) == []
    assert [seen(game, 0, "stacks", place, "tiles") for place in ("mine", "fairgrounds")] == [None, None]


def test_a4_what_others_are_shown_does_not_depend_on_the_stack() -> None:
    """Two different stacks under the same open tile look the same to everybody except the looker."""

    def others_see(stack: Sequence[str]) -> list[object]:
        s = table(3, game={"forest": stack})
        seat(s, 0, heroes={"hero-5": "dam"}, gear={"thermal-sensor": "ready"})
        game = go(s, "hero-5", "forest", aloud=True)
        choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"))
        return [[game.view(n), game.story(n)] for n in (1, 2, None)]

    assert others_see(["prey-1", "prey-2", "prey-3"]) == others_see(["prey-2", "prey-1", "prey-3"])


def test_a4_the_story_keeps_the_secret() -> None:
    """Everybody learns that the Sensor was used; nobody learns which tiles are there."""
    game = sensing(aloud=True)
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"), ("pass",))
    assert "sensed" in [word for told in game.story(2) for word in told.values()]
    assert not [told for told in game.story(2) if "prey" in told]


def test_a4_the_looker_goes_on_knowing() -> None:
    """After another player's hunt, and after a dawn, he still sees what is left; nobody else does."""
    game = sensing()
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"), ("prey", 3), ("pass",))
    choose_all(game, 1, ("move", "hero-5", "forest"), ("hunt",), ("pass",))
    assert seen(game, None, "round") == 2
    assert seen(game, 0, "stacks", "forest", "tiles") == ["prey-4", "prey-5", "prey-2"]
    for n in (1, 2, None):
        assert seen(game, n, "stacks", "forest") == {"top": "prey-4", "size": 3, "tiles": None}


def test_a4_a_second_looker() -> None:
    """Another player with a Sensor of his own learns the same stack."""
    game = sensing()
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"), ("pass",), ("pass",))
    choose_all(game, 1, ("move", "hero-5", "forest"), ("hunt",), ("use", "thermal-sensor"))
    assert [seen(game, n, "stacks", "forest", "tiles") for n in (0, 1, 2)] == [TOP_DOWN, TOP_DOWN, None]


def test_a4_looking_settles_unseen_tiles_for_good() -> None:
    """The looker knows tiles that nobody had seen, and they stay as he saw them."""
    s = table(4)
    for stack in range(3):
        s.pool[s.stacks[stack][0]] += 1
        s.stacks[stack][:-1] = [UNSEEN] * 9
    seat(s, 0, heroes={"hero-5": "dam"}, gear={"thermal-sensor": "ready"})
    game = go(s, "hero-5", "forest")
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"))
    known = seen(game, 0, "stacks", "forest", "tiles")
    assert isinstance(known, list)
    assert len(known) == 10
    assert all([known.count(kind) <= 6 for kind in KINDS]), "drawn from the tiles there are"
    assert sum([known.count(kind) for kind in KINDS]) == 10
    assert seen(game, 1, "stacks", "forest", "tiles") is None
    game.choose(0, ("pass",))
    assert seen(game, 0, "stacks", "forest", "tiles") == known


def test_a4_imagination_keeps_what_was_looked_at() -> None:
    """In every world that the looker imagines, the stack is as he saw it; in the others' worlds it varies."""
    game = sensing()
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"), ("pass",))
    worlds = [game.imagine(0, seed) for seed in range(12)]
    assert all([seen(world, 0, "stacks", "forest", "tiles") == TOP_DOWN for world in worlds])
    dreams = [game.imagine(1, seed) for seed in range(12)]
    assert all([dream.view(1) == game.view(1) for dream in dreams])
    assert len({str(seen(dream, 0, "stacks", "forest", "tiles")) for dream in dreams}) > 1
    assert all([dream.rules.audit(dream.state) == [] for dream in dreams])


def test_a4_sensor_with_weapons_and_mutation() -> None:
    """What is offered after looking takes weapons and the higher endurance into account."""
    s = table(2, game={"forest": DEEP}, events=["animal-mutation"])
    seat(
        s,
        0,
        heroes={"hero-5": "dam"},
        gear={"thermal-sensor": "ready", "shotgun": "ready"},
    )
    game = go(s, "hero-5", "forest")
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"))
    assert game.picks(0) == [("pass",), ("prey", 1), ("prey", 3), ("prey", 5)]
    game.choose(0, ("prey", 1))
    assert gear(game, 0, "shotgun") == "used", "5 + 1 = endurance 5 under Mutation"
    assert has(game, 0, "meat") == 3


# -- the Cargo Ship ----------------------------------------------------------------------------------------

SLOT = {"hero-3a": "slot-3", "hero-3b": "slot-3", "hero-4": "slot-4", "hero-5": "slot-5"}


OTHER_EVENTS = [event for event in EVENTS if event != "animal-mutation"]
"""Once the seats have overcome all of these, the day's event is Animal Mutation, which asks nobody."""
CORNERS = {"hero-5": "mine", "hero-4": "forest", "hero-3a": "dam", "hero-3b": "military-base"}


def finish_day(game: Game) -> None:
    """Play the day to its end with the first pick of each question."""
    while seen(game, None, "phase") == "day" and waiting(game):
        n = waiting(game)[0]
        game.choose(n, game.picks(n)[0])


def movers(game: Game) -> list[int]:
    """The seats that have activated a hero, in order."""
    return [n for n, pick in game.log if pick.words[0] in ("move", "stay")]


def board_of(game: Game) -> OutliveState:
    """The present table of a game as a new start; steps still to be done are dropped."""
    assert isinstance(game.state, OutliveState)
    game.state.trunk.clear()
    return game.state


def slot_of(game: Game, n: int, hero: str) -> str:
    """The slot on which everybody sees this hero."""
    slots = seen(game, None, "cargo")
    assert isinstance(slots, list)
    return ", ".join([slot["slot"] for slot in slots if (n, hero) in slot["heroes"]])


def on_slot(game: Game, slot: int) -> object:
    """The survivors waiting on a slot, counted from slot 3."""
    return seen(game, None, "cargo", slot, "survivors")


@pytest.mark.parametrize("hero", STRENGTH)
def test_a5_each_hero_comes_to_the_slot_of_its_strength(hero: str) -> None:
    """Slots 3, 4 and 5 give 1, 2 and 3 cans and their survivor; there is nothing to choose and no point to spend."""
    s = table(2)
    seat(s, 0, heroes={hero: "mine"})
    game = play(s, HeroTurn(0), HeroTurn(1))
    others = bystanders(game, 0)
    game.choose(0, ("move", hero, "cargo-ship"))
    assert slot_of(game, 0, hero) == SLOT[hero]
    assert purse(game, 0) == {"canned-goods": STRENGTH[hero] - 2}
    assert lives_in(game, 0, "airlock") == 1
    assert [on_slot(game, i) for i in range(4)] == [0 if i == STRENGTH[hero] - 3 else 1 for i in range(4)]
    assert bystanders(game, 0) == others


def test_a5_an_occupied_slot_is_closed() -> None:
    """A second 5 may not come, neither to slot 5 nor to a lower one."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "mine", "hero-4": "silent-peak"})
    seat(s, 1, heroes={"hero-5": "mine"})
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    assert not is_offered(game, 0, "move", "hero-5", "cargo-ship")
    assert is_offered(game, 0, "move", "hero-4", "cargo-ship"), "slot 4 is free"
    with pytest.raises(IllegalPick):
        game.choose(0, ("move", "hero-5", "cargo-ship"))


def test_a5_slots_go_by_strength_not_by_hero() -> None:
    """All strength-3 heroes share the one slot 3: one at a time."""
    s = table(2)
    seat(s, 0, heroes={"hero-3b": "mine"})
    seat(s, 1, heroes={"hero-3a": "mine"})
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-3a", "cargo-ship"))
    assert not is_offered(game, 0, "move", "hero-3b", "cargo-ship")


def test_a5_idle_heroes_occupy_no_slot() -> None:
    """A hero that has been lying there since yesterday does not block its slot."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "mine"})
    seat(s, 1, heroes={"hero-5": "cargo-ship"})
    game = go(s, "hero-5", "cargo-ship")
    assert purse(game, 0) == {"canned-goods": 3}


def test_a5_slots_are_free_again_the_next_day() -> None:
    """A hero that stood there yesterday lies there today: its slot is open to others."""
    s = table(2)
    for n in (0, 1):
        seat(s, n, heroes=CORNERS, overcome=OTHER_EVENTS[n::2])
    game = play(s, Day())
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert not is_offered(game, 1, "move", "hero-5", "cargo-ship")
    finish_day(game)
    assert seen(game, None, "cargo", 2, "heroes") == []
    assert seen(game, None, "shelters", 0, "heroes", 3, "place") == "cargo-ship"


def test_a5_sandstorm_leaves_slot_3() -> None:
    """Under Sandstorm a 5 comes to slot 3, or not at all if that is taken."""
    s = table(2, events=["sandstorm"])
    seat(s, 0, heroes={"hero-5": "mine"})
    seat(s, 1, heroes={"hero-4": "mine"})
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert slot_of(game, 0, "hero-5") == "slot-3"
    assert purse(game, 0) == {"canned-goods": 1}
    assert not is_offered(game, 1, "move", "hero-4", "cargo-ship")


def test_a5_sandstorm_and_hook() -> None:
    """Under Sandstorm the Grappling Hook lifts every hero from slot 3 to slot 4, no higher."""
    s = table(2, events=["sandstorm"])
    seat(s, 0, heroes={"hero-5": "mine"}, gear={"grappling-hook": "ready"})
    game = go(s, "hero-5", "cargo-ship")
    assert game.picks(0) == [("dock", "slot-3"), ("dock", "slot-4")]


@pytest.mark.parametrize("hero", STRENGTH)
def test_a5_hook_reaches_one_slot_higher(hero: str) -> None:
    """With the Hook the owner chooses between the hero's own slot and the next one; only this way is 6 reached."""
    s = table(2)
    seat(s, 0, heroes={hero: "mine"}, gear={"grappling-hook": "ready"}, airlock=7)
    game = go(s, hero, "cargo-ship")
    own = STRENGTH[hero]
    assert game.picks(0) == [("dock", f"slot-{own}"), ("dock", f"slot-{own + 1}")]
    game.choose(0, ("dock", f"slot-{own + 1}"))
    assert purse(game, 0) == {"canned-goods": own - 1}
    assert gear(game, 0, "grappling-hook") == "used"
    assert waiting(game) == ()


def test_a5_hook_need_not_be_used() -> None:
    """On the hero's own slot the Hook stays ready."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "mine"}, gear={"grappling-hook": "ready"}, airlock=7)
    game = go(s, "hero-4", "cargo-ship")
    game.choose(0, ("dock", "slot-4"))
    assert purse(game, 0) == {"canned-goods": 2}
    assert gear(game, 0, "grappling-hook") == "ready"


def test_a5_hook_opens_the_ship_when_the_own_slot_is_taken() -> None:
    """With slot 4 taken a 4 with the Hook comes to slot 5; if that is taken too, not at all."""
    s = table(3)
    seat(s, 0, heroes={"hero-4": "mine"}, gear={"grappling-hook": "ready"}, airlock=7)
    seat(s, 1, heroes={"hero-4": "mine"}, airlock=7)
    seat(s, 2, heroes={"hero-5": "mine"}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-4", "cargo-ship"))
    twin = game.clone()
    game.choose(0, ("move", "hero-4", "cargo-ship"))
    assert slot_of(game, 0, "hero-4") == "slot-5"
    assert gear(game, 0, "grappling-hook") == "used"
    game = play(board_of(twin), HeroTurn(2), HeroTurn(0))
    game.choose(2, ("move", "hero-5", "cargo-ship"))
    assert not is_offered(game, 0, "move", "hero-4", "cargo-ship")


@pytest.mark.parametrize("state", ["broken", "used"])
def test_a5_hook_must_be_ready(state: str) -> None:
    """A broken or used Hook lifts nobody."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "mine"}, gear={"grappling-hook": state}, airlock=7)
    game = go(s, "hero-5", "cargo-ship")
    assert purse(game, 0) == {"canned-goods": 3}


def test_a5_a_hero_on_the_higher_slot_blocks_it_for_its_strength() -> None:
    """A 4 lifted to slot 5 keeps a 5 away and leaves slot 4 to another 4."""
    s = table(3)
    seat(s, 0, heroes={"hero-4": "mine"}, gear={"grappling-hook": "ready"}, airlock=7)
    seat(s, 1, heroes={"hero-5": "mine", "hero-4": "silent-peak"}, airlock=7)
    game = play(s, HeroTurn(0), HeroTurn(1))
    choose_all(game, 0, ("move", "hero-4", "cargo-ship"), ("dock", "slot-5"))
    assert not is_offered(game, 1, "move", "hero-5", "cargo-ship")
    assert is_offered(game, 1, "move", "hero-4", "cargo-ship")


def test_a5_the_survivor_goes_where_there_is_space() -> None:
    """Any free space in the airlock or a built room; full and unbuilt rooms are not offered."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "mine"}, full=["construction"], people={"events": 3, "gauge-1": 0}, airlock=6)
    game = go(s, "hero-3a", "cargo-ship")
    assert purse(game, 0) == {"canned-goods": 1}, "cans first"
    assert game.picks(0) == [("welcome", "events"), ("welcome", "gauge-1"), ("welcome", "airlock")]
    game.choose(0, ("welcome", "events"))
    assert lives_in(game, 0, "events") == 4
    assert lives_in(game, 0, "airlock") == 6
    assert on_slot(game, 0) == 0
    assert waiting(game) == ()


def test_a5_the_airlock_full_but_a_room_free() -> None:
    """The survivor may enter a built room without passing through the airlock."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "mine"}, people={"workshop": 2}, airlock=7)
    game = go(s, "hero-3a", "cargo-ship")
    assert lives_in(game, 0, "workshop") == 3
    assert lives_in(game, 0, "airlock") == 7


def test_a5_without_space_the_survivor_stays() -> None:
    """It waits on the slot; cans and token still come, dawn adds no second one, and the next hero finds it."""
    s = table(2, first=1)
    seat(s, 0, heroes={"hero-5": "mine"}, full=["events"], airlock=7)
    seat(s, 1, heroes={"hero-5": "mine"})
    game = go(s, "hero-5", "cargo-ship", Dawn())
    assert purse(game, 0) == {"canned-goods": 3}
    assert lives_in(game, 0, "airlock") == 7
    assert seen(game, None, "first") == 0
    assert [on_slot(game, i) for i in range(4)] == [1, 1, 1, 1], "slot 5 has its one survivor, not two"


def test_a5_a_slot_without_a_survivor() -> None:
    """If none waits on the slot, there are only cans."""
    s = table(2)
    s.slot_people[2] = 0
    seat(s, 0, heroes={"hero-5": "mine"})
    game = go(s, "hero-5", "cargo-ship")
    assert purse(game, 0) == {"canned-goods": 3}
    assert lives_in(game, 0, "airlock") == 0


def test_a5_the_first_hero_to_come_brings_the_token() -> None:
    """The first hero of a round takes the token at once; a later one does not."""
    s = table(3, first=2)
    seat(s, 0, heroes={"hero-5": "mine"})
    seat(s, 1, heroes={"hero-4": "mine"})
    game = play(s, HeroTurn(1), HeroTurn(0))
    assert seen(game, 0, "first") == 2
    game.choose(1, ("move", "hero-4", "cargo-ship"))
    assert seen(game, 0, "first") == 1
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert seen(game, 0, "first") == 1


def test_a5_the_holder_keeps_the_token_by_coming_first() -> None:
    """If the first player's own hero comes first, nobody after him takes it."""
    s = table(2, first=0)
    seat(s, 0, heroes={"hero-5": "mine"}, airlock=7)
    seat(s, 1, heroes={"hero-4": "mine"}, airlock=7)
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    game.choose(1, ("move", "hero-4", "cargo-ship"))
    assert seen(game, None, "first") == 0


def test_a5_the_token_can_be_taken_anew_each_round() -> None:
    """After a dawn the next hero to come is first again."""
    s = table(2, first=0)
    seat(s, 0, heroes={"hero-5": "mine"}, airlock=7)
    seat(s, 1, heroes={"hero-4": "mine"}, airlock=7)
    game = play(s, HeroTurn(0), Dawn(), HeroTurn(1))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    game.choose(1, ("move", "hero-4", "cargo-ship"))
    assert seen(game, None, "first") == 1


def test_a5_if_nobody_comes_the_token_stays() -> None:
    """Other places do not move it."""
    s = table(2, first=1)
    seat(s, 0, heroes={"hero-5": "mine"})
    game = go(s, "hero-5", "fairgrounds")
    game.choose(0, ("pass",))
    assert seen(game, None, "first") == 1


def test_a5_the_token_counts_from_the_coming_night() -> None:
    """The day's order stays; the night begins with the new holder."""
    s = table(3, first=0)
    for n in range(3):
        seat(s, n, heroes=CORNERS, resources={"munition": 9}, overcome=OTHER_EVENTS[n::3])
    game = play(s, Day(), NightBegins())
    assert waiting(game) == (0,)
    game.choose(0, ("move", "hero-5", "fairgrounds"))
    game.choose(0, ("pass",))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    assert seen(game, None, "first") == 1
    assert waiting(game) == (2,), "the day goes on clockwise"
    finish_day(game)
    assert movers(game) == [0, 1, 2] * 4
    assert seen(game, None, "phase") == "night"
    assert waiting(game) == (1,), "the new holder is asked first about events"
    game.choose(1, ("pass",))
    assert waiting(game) == (2,)


def is_used(game: Game, n: int, room: str) -> list[object]:
    """Whether the copies of a room are shown as used this round."""
    rooms = seen(game, n, "shelters", n, "rooms")
    assert isinstance(rooms, list)
    return [any(shown["used"]) for shown in rooms if shown["room"] == room]


def test_a5_cargo_1_room_adds_a_can() -> None:
    """The cargo +1 room works automatically on a visit, each copy separately, and is then used."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "mine"}, full=["cargo-1", "cargo-1/2"])
    game = go(s, "hero-3a", "cargo-ship")
    assert purse(game, 0) == {"canned-goods": 1 + 1 + 1}
    assert is_used(game, 0, "cargo-1") == [True, True]


def test_a5_cargo_2_room_opens_an_occupied_slot() -> None:
    """With the room a second 5 comes to slot 5; its cans and survivor come from the general stock, with +2 at once."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "mine"}, full=["cargo-2"])
    seat(s, 1, heroes={"hero-5": "mine"}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert slot_of(game, 0, "hero-5") == slot_of(game, 1, "hero-5") == "slot-5"
    assert purse(game, 0) == {"canned-goods": 3 + 2}
    assert lives_in(game, 0, "airlock") == 1
    assert on_slot(game, 2) == 1, "the one left there still waits"
    assert waiting(game) == ()


def test_a5_cargo_2_room_works_once_a_round() -> None:
    """If already used, it opens no occupied slot and adds no cans on a free one."""
    s = table(2)
    shelter = seat(s, 0, heroes={"hero-5": "mine", "hero-4": "silent-peak"}, full=["cargo-2"], airlock=7)
    shelter.use(shelter.rooms.index(ROOMS.index("cargo-2")))
    seat(s, 1, heroes={"hero-5": "mine"}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    assert not is_offered(game, 0, "move", "hero-5", "cargo-ship")
    game.choose(0, ("move", "hero-4", "cargo-ship"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"canned-goods": 2}


def test_a5_cargo_2_room_on_a_free_slot() -> None:
    """There it is offered for its cans alone, once."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "mine"}, full=["cargo-2"], airlock=7)
    seat(s, 1, heroes={"hero-5": "mine"}, airlock=7)
    game = go(s, "hero-5", "cargo-ship", HeroTurn(1))
    assert game.picks(0) == [("pass",), ("use", "cargo-2")]
    game.choose(0, ("use", "cargo-2"))
    assert purse(game, 0) == {"canned-goods": 5}
    assert waiting(game) == (1,)
    assert not is_offered(game, 1, "move", "hero-5", "cargo-ship"), "the room is its owner's alone"


def test_a5_cargo_2_room_may_be_saved() -> None:
    """If declined on one visit, it is still ready."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "mine"}, full=["cargo-2"], airlock=7)
    game = go(s, "hero-5", "cargo-ship")
    game.choose(0, ("pass",))
    assert purse(game, 0) == {"canned-goods": 3}
    assert is_used(game, 0, "cargo-2") == [False]


def test_a5_cargo_2_room_and_hook() -> None:
    """Together they also open the occupied slot one higher."""
    s = table(3)
    seat(s, 0, heroes={"hero-4": "mine"}, full=["cargo-2"], gear={"grappling-hook": "ready"}, airlock=7)
    seat(s, 1, heroes={"hero-4": "mine"}, airlock=7)
    seat(s, 2, heroes={"hero-5": "mine"}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(2), HeroTurn(0))
    game.choose(1, ("move", "hero-4", "cargo-ship"))
    game.choose(2, ("move", "hero-5", "cargo-ship"))
    game.choose(0, ("move", "hero-4", "cargo-ship"))
    assert game.picks(0) == [("dock", "slot-4"), ("dock", "slot-5")]
    game.choose(0, ("dock", "slot-5"))
    assert slot_of(game, 0, "hero-4") == "slot-5"
    assert purse(game, 0) == {"canned-goods": 3 + 2}
    assert gear(game, 0, "grappling-hook") == "used"


# -- the Dam -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", STRENGTH)
def test_a6_a_microchip_opens_the_water(hero: str) -> None:
    """One microchip, no point, and then one water per point."""
    s = table(2)
    seat(s, 0, heroes={hero: "forest"}, resources={"microchip": 3})
    game = go(s, hero, "dam")
    assert game.picks(0) == [("pass",), ("open",)]
    game.choose(0, ("open",))
    assert take_all(game, 0, "water") == STRENGTH[hero]
    assert purse(game, 0) == {"water": STRENGTH[hero], "microchip": 2}
    assert stock(game, "dam") == 7 - STRENGTH[hero]
    assert waiting(game) == ()


def test_a6_without_a_microchip_no_water() -> None:
    """Nothing else opens the Dam."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, resources={"munition": 5, "metal": 5})
    game = go(s, "hero-5", "dam")
    assert waiting(game) == ()
    assert stock(game, "dam") == 7


def test_a6_one_need_not_open() -> None:
    """A player who keeps the microchip gets no water."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, resources={"microchip": 1})
    game = go(s, "hero-5", "dam")
    game.choose(0, ("pass",))
    assert purse(game, 0) == {"microchip": 1}
    assert waiting(game) == ()


def test_a6_opening_counts_for_this_visit_only() -> None:
    """The next hero to come, of any player, pays again."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, resources={"microchip": 1})
    seat(s, 1, heroes={"hero-5": "forest"})
    game = go(s, "hero-5", "dam", HeroTurn(1))
    choose_all(game, 0, ("open",), ("take", "water"), ("pass",))
    game.choose(1, ("move", "hero-5", "dam"))
    assert waiting(game) == ()
    assert purse(game, 1) == {}
    assert stock(game, "dam") == 6


def test_a6_water_while_stock_lasts() -> None:
    """With two water there, two are taken."""
    s = table(2, stock={"dam": 2})
    seat(s, 0, heroes={"hero-5": "forest"}, resources={"microchip": 1})
    game = go(s, "hero-5", "dam")
    game.choose(0, ("open",))
    assert take_all(game, 0, "water") == 2
    assert waiting(game) == ()


def test_a6_the_access_card_opens_instead() -> None:
    """The Card saves the microchip."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, resources={"microchip": 1}, gear={"access-card": "ready"})
    game = go(s, "hero-3a", "dam")
    assert game.picks(0) == [("pass",), ("open",), ("use", "access-card")]
    game.choose(0, ("use", "access-card"))
    assert take_all(game, 0, "water") == 3
    assert purse(game, 0) == {"water": 3, "microchip": 1}


def test_a6_sandstorm_at_the_dam() -> None:
    """A 5 draws three water under Sandstorm."""
    s = table(2, events=["sandstorm"])
    seat(s, 0, heroes={"hero-5": "forest"}, resources={"microchip": 1})
    game = go(s, "hero-5", "dam")
    game.choose(0, ("open",))
    assert take_all(game, 0, "water") == 3


# -- the cities --------------------------------------------------------------------------------------------

CITIES = ("blackwood", "silent-peak")


@pytest.mark.parametrize("city", CITIES)
def test_a7_equipment_and_search_in_any_order(city: str) -> None:
    """A 5: equipment, two searches, equipment, search; five tiles for five points."""
    s = table(
        2,
        equipment={city: ["axe", "crowbar", "bow"]},
        piles={city: ["empty", "metal", "water", "munition"]},
    )
    seat(s, 0, heroes={"hero-5": NEXT_TO[city]})
    game = play(s, HeroTurn(0))
    others = bystanders(game, 0)
    game.choose(0, ("move", "hero-5", city))
    assert game.picks(0) == [
        ("pass",),
        ("salvage", "bow"),
        ("salvage", "axe"),
        ("salvage", "crowbar"),
        ("search", city),
    ]
    game.choose(0, ("salvage", "crowbar"))
    choose_all(game, 0, ("search", city), ("search", city), ("salvage", "bow"), ("search", city))
    assert waiting(game) == ()
    assert [gear(game, 0, kind) for kind in ("crowbar", "bow", "axe")] == ["broken", "broken", "none"]
    assert purse(game, 0) == {"munition": 1, "water": 1, "metal": 1}
    assert seen(game, 1, "cities", city, "equipment") == ["axe"]
    assert seen(game, 1, "cities", city, "pile") == 1
    assert bystanders(game, 0) == others


def test_a7_points_bound_tiles_of_both_kinds_together() -> None:
    """A 3 takes three tiles, no matter which."""
    s = table(2, equipment={"blackwood": ["axe", "crowbar", "bow"]}, piles={"blackwood": ["wood", "metal"]})
    seat(s, 0, heroes={"hero-3a": "forest"})
    game = go(s, "hero-3a", "blackwood")
    choose_all(game, 0, ("salvage", "axe"), ("search", "blackwood"), ("salvage", "bow"))
    assert waiting(game) == ()
    assert seen(game, 0, "cities", "blackwood", "pile") == 1


def test_a7_each_tile_is_seen_before_the_next_choice() -> None:
    """Tiles are drawn from the top of the pile, one by one, and the player has each find before the next question."""
    s = table(2, piles={"blackwood": ["canned-goods", "wood", "microchip"]})
    seat(s, 0, heroes={"hero-4": "forest"})
    game = go(s, "hero-4", "blackwood")
    for found in ("microchip", "wood"):
        game.choose(0, ("search", "blackwood"))
        assert has(game, 0, found) == 1
        assert is_offered(game, 0, "pass")
    game.choose(0, ("pass",))
    assert purse(game, 0) == {"wood": 1, "microchip": 1}


def test_a7_no_kind_twice() -> None:
    """A kind already owned, broken or repaired, cannot be taken; nor can the twin of one just taken."""
    s = table(2, equipment={"blackwood": ["axe", "bow", "crowbar", "crowbar"]})
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"axe": "broken", "bow": "ready"})
    game = go(s, "hero-5", "blackwood")
    salvage = [pick for pick in game.picks(0) if pick[0] == "salvage"]
    assert salvage == [("salvage", "crowbar")], "one pick for two equal tiles"
    game.choose(0, ("salvage", "crowbar"))
    assert "salvage" not in verbs(game, 0)
    assert seen(game, 1, "cities", "blackwood", "equipment") == ["axe", "bow", "crowbar"]
    with pytest.raises(IllegalPick):
        game.choose(0, ("salvage", "axe"))


def test_a7_used_equipment_counts_as_owned() -> None:
    """A tile used today is still owned."""
    s = table(2, equipment={"blackwood": ["axe"]})
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"axe": "used"})
    game = go(s, "hero-5", "blackwood")
    assert game.picks(0) == [("pass",), ("search", "blackwood")]


def test_a7_another_player_may_take_the_same_kind() -> None:
    """What one player owns does not matter to the others."""
    s = table(2, equipment={"blackwood": ["axe"]})
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, gear={"axe": "ready"})
    game = go(s, "hero-5", "blackwood")
    game.choose(0, ("salvage", "axe"))
    assert [gear(game, n, "axe") for n in (0, 1)] == ["broken", "ready"]


def test_a7_no_refill_in_the_day() -> None:
    """What one hero has taken is missing for the next; dawn displays three new tiles."""
    s = table(2, equipment={"blackwood": ["axe", "bow", "crowbar"]}, piles={"blackwood": ()})
    seat(s, 0, heroes={"hero-3a": "forest"})
    seat(s, 1, heroes={"hero-3a": "forest"})
    game = go(s, "hero-3a", "blackwood", HeroTurn(1), Dawn())
    choose_all(game, 0, ("salvage", "axe"), ("salvage", "bow"), ("pass",))
    game.choose(1, ("move", "hero-3a", "blackwood"))
    assert game.picks(1) == [("pass",), ("salvage", "crowbar")]
    game.choose(1, ("pass",))
    shown = seen(game, None, "cities", "blackwood", "equipment")
    assert isinstance(shown, list)
    assert len(shown) == 3


def test_a7_only_the_city_one_is_in() -> None:
    """Tiles of the other city are out of reach."""
    s = table(
        2,
        equipment={"blackwood": ["axe"], "silent-peak": ["bow"]},
        piles={"blackwood": ["wood"], "silent-peak": ["metal"]},
    )
    seat(s, 0, heroes={"hero-5": "mine"})
    game = go(s, "hero-5", "silent-peak")
    assert game.picks(0) == [("pass",), ("salvage", "bow"), ("search", "silent-peak")]
    choose_all(game, 0, ("salvage", "bow"), ("search", "silent-peak"))
    assert waiting(game) == (), "nothing left here"
    assert seen(game, 0, "cities", "blackwood", "pile") == 1
    assert purse(game, 0) == {"metal": 1}


@pytest.mark.parametrize("tile", ["water", "canned-goods", "wood", "metal", "microchip", "munition"])
def test_a7_a_resource_tile_gives_one_token(tile: str) -> None:
    """Each resource tile gives one token of its kind from the general stock."""
    s = table(2, piles={"blackwood": [tile]})
    seat(s, 0, heroes={"hero-3a": "forest"})
    game = play(s, HeroTurn(0))
    before = seen(game, None, "places")
    choose_all(game, 0, ("move", "hero-3a", "blackwood"), ("search", "blackwood"))
    assert purse(game, 0) == {tile: 1}
    assert gauge(game, 0) == 0
    assert seen(game, None, "places") == before, "no place's stock is touched"


@pytest.mark.parametrize(("before", "after"), [(0, 1), (-11, -9), (2, 3), (3, 3)])
def test_a7_a_capsule_makes_the_gauge_one_better(before: int, after: int) -> None:
    """One square toward +3; at +3 nothing happens."""
    s = table(2, piles={"blackwood": ["capsule"]})
    seat(s, 0, heroes={"hero-3a": "forest"}, gauge=before)
    game = go(s, "hero-3a", "blackwood")
    game.choose(0, ("search", "blackwood"))
    assert gauge(game, 0) == after
    assert purse(game, 0) == {}


def test_a7_an_empty_cupboard_gives_nothing() -> None:
    """It still costs its point."""
    s = table(2, piles={"blackwood": ["wood", "empty", "empty", "empty"]})
    seat(s, 0, heroes={"hero-3a": "forest"})
    game = go(s, "hero-3a", "blackwood")
    choose_all(game, 0, *many(("search", "blackwood"), 3))
    assert purse(game, 0) == {}
    assert waiting(game) == ()


def test_a7_an_exhausted_pile_is_not_searched() -> None:
    """When the last tile is drawn the search is over, points or not."""
    s = table(2, piles={"blackwood": ["wood"]}, equipment={"blackwood": ["axe"]})
    seat(s, 0, heroes={"hero-5": "forest"})
    game = go(s, "hero-5", "blackwood")
    game.choose(0, ("search", "blackwood"))
    assert game.picks(0) == [("pass",), ("salvage", "axe")]


def test_a7_drawn_tiles_lie_face_up() -> None:
    """Everybody sees what has been drawn, and therefore what is left; nobody knows its order."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    game = go(s, "hero-5", "blackwood")
    choose_all(game, 0, *many(("search", "blackwood"), 5))
    for n in (0, 1, None):
        aside, hidden = seen(game, n, "cities", "blackwood", "aside"), seen(game, n, "cities", "blackwood", "hidden")
        assert isinstance(aside, dict)
        assert isinstance(hidden, dict)
        assert sum(aside.values()) == 5
        assert sum(hidden.values()) == seen(game, n, "cities", "blackwood", "pile") == 5
        assert {tile: aside.get(tile, 0) + hidden.get(tile, 0) for tile in {*aside, *hidden}} == {
            "water": 1,
            "canned-goods": 1,
            "wood": 1,
            "metal": 1,
            "microchip": 1,
            "munition": 2,
            "capsule": 1,
            "empty": 2,
        }
        assert seen(game, n, "cities", "blackwood", "tiles") is None
    found = sum(purse(game, 0).values()) + gauge(game, 0)
    aside = seen(game, 0, "cities", "blackwood", "aside")
    assert isinstance(aside, dict)
    assert found == 5 - aside.get("empty", 0)


def test_a7_the_whole_pile_is_all_ten_tiles() -> None:
    """Drawn to the end, an unseen pile is exactly the ten printed tiles."""
    s = table(4)
    for n in range(2):
        seat(s, n, heroes={"hero-5": "forest"})
    game = go(s, "hero-5", "blackwood", HeroTurn(1))
    choose_all(game, 0, *many(("search", "blackwood"), 5))
    game.choose(1, ("move", "hero-5", "blackwood"))
    choose_all(game, 1, *many(("search", "blackwood"), 5))
    both = {kind: has(game, 0, kind) + has(game, 1, kind) for kind in ("water", "wood", "munition")}
    assert both == {"water": 1, "wood": 1, "munition": 2}
    assert gauge(game, 0) + gauge(game, 1) == 1
    assert seen(game, None, "cities", "blackwood", "pile") == 0


def test_a7_sandstorm_in_a_city() -> None:
    """Three tiles for a 5 under Sandstorm."""
    s = table(2, events=["sandstorm"], piles={"blackwood": ["wood"] + ["munition"] * 2 + ["metal"]})
    seat(s, 0, heroes={"hero-5": "forest"})
    game = go(s, "hero-5", "blackwood")
    choose_all(game, 0, *many(("search", "blackwood"), 3))
    assert waiting(game) == ()


def test_a7_search_2_room_draws_from_this_pile() -> None:
    """After a paid search, and not before, the room gives two more tiles, one by one, from the same pile."""
    s = table(
        2, piles={"blackwood": ["munition", "metal", "wood", "water", "microchip"]}, equipment={"blackwood": ["axe"]}
    )
    seat(s, 0, heroes={"hero-3a": "forest"}, full=["search-2"])
    game = go(s, "hero-3a", "blackwood")
    game.choose(0, ("salvage", "axe"))
    assert not is_offered(game, 0, "use", "search-2"), "equipment is no search"
    choose_all(game, 0, ("search", "blackwood"), ("use", "search-2"))
    choose_all(game, 0, ("search", "blackwood"), ("search", "blackwood"))
    assert purse(game, 0) == {"water": 1, "wood": 1, "microchip": 1}
    assert is_offered(game, 0, "search", "blackwood"), "the third point is still there"
    game.choose(0, ("search", "blackwood"))
    assert waiting(game) == (), "three points and two free tiles"
    assert seen(game, 0, "cities", "blackwood", "pile") == 1


# -- equipment gained --------------------------------------------------------------------------------------


def test_a8_gained_equipment_is_broken_and_useless() -> None:
    """A Chainsaw and a Flashlight just salvaged do nothing in the very city they are for."""
    s = table(2, equipment={"blackwood": ["chainsaw", "flashlight"]})
    seat(s, 0, heroes={"hero-5": "forest"})
    game = go(s, "hero-5", "blackwood")
    choose_all(game, 0, ("salvage", "chainsaw"), ("salvage", "flashlight"))
    assert game.picks(0) == [("pass",), ("search", "blackwood")]
    assert [gear(game, 0, kind) for kind in ("chainsaw", "flashlight")] == ["broken", "broken"]


def test_a8_each_tile_once_a_round() -> None:
    """A Chainsaw used in one city is not available to another hero in the other."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest", "hero-4": "mine"}, gear={"chainsaw": "ready"})
    game = go(s, "hero-5", "blackwood", HeroTurn(0))
    choose_all(game, 0, ("use", "chainsaw"), ("pass",), ("move", "hero-4", "silent-peak"))
    assert not is_offered(game, 0, "use", "chainsaw")
    assert has(game, 0, "wood") == 2


def test_a8_the_hunting_places_are_where_they_are() -> None:
    """The three stacks are in the Forest, the Mine and the Fairgrounds and nowhere else."""
    s = table(2)
    game = play(s)
    stacks = seen(game, None, "stacks")
    assert isinstance(stacks, dict)
    assert list(stacks) == list(WILDS) == [PLACES[place] for place in HUNTING]
