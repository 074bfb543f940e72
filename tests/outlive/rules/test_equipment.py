"""Equipment (G): one story for each of the twenty kinds, and what applies to all of them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from emberwatch.engine.agenda import Step
from emberwatch.engine.game import Game
from emberwatch.outlive.model.names import EQUIPMENT
from emberwatch.outlive.model.state import OutliveState
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.night import NightBegins
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
    waiting,
)


def go(s: OutliveState, hero: str, place: str, *later: Step) -> Game:
    """Let a hero of the first seat come to a place."""
    game = play(s, HeroTurn(0), *later)
    game.choose(0, ("move", hero, place))
    return game


class More(NamedTuple):
    """A kind that takes more of what is at a place, after some was gathered there with a point."""

    kind: str
    place: str
    near: str
    resource: str
    extra: int
    key: str = ""


class Brings(NamedTuple):
    """A kind that brings something from the general stock on a visit."""

    kind: str
    place: str
    near: str
    resource: str
    number: int


MORE = (
    More("axe", "forest", "dam", "wood", 2),
    More("pickaxe", "mine", "silent-peak", "metal", 2),
    More("backpack", "fairgrounds", "blackwood", "microchip", 2),
    More("ammo-box", "military-base", "dam", "munition", 2),
    More("jerrycan", "dam", "forest", "water", 1, key="microchip"),
)
BRINGS = (
    Brings("bow", "forest", "dam", "meat", 1),
    Brings("purifier", "mine", "silent-peak", "water", 1),
    Brings("metal-detector", "fairgrounds", "blackwood", "canned-goods", 1),
    Brings("crowbar", "military-base", "dam", "microchip", 2),
    Brings("hacksaw", "cargo-ship", "mine", "metal", 2),
    Brings("chainsaw", "blackwood", "forest", "wood", 2),
    Brings("chainsaw", "silent-peak", "mine", "wood", 2),
)


def names(tools: tuple[More, ...] | tuple[Brings, ...]) -> list[str]:
    return [f"{tool.kind} in {tool.place}" for tool in tools]


def with_more(tool: More, state: str = "ready", *, left: int = 9) -> Game:
    """A 3 has come to the place of this tool, and opened it if it must be opened."""
    s = table(2, stock={tool.place: left}, algae=True)
    seat(
        s,
        0,
        heroes={"hero-3a": tool.near},
        gear={tool.kind: state},
        resources={tool.key: 1} if tool.key else {},
    )
    game = go(s, "hero-3a", tool.place)
    if tool.key:
        game.choose(0, ("open",))
    return game


# -- tools that take more of what is there ----------------------------------------------------------------------


@pytest.mark.parametrize("tool", MORE, ids=names(MORE))
def test_g_more_only_after_one_was_gathered_with_a_point(tool: More) -> None:
    """Not offered on arrival; after one token it takes its share from the place's stock, once, without points."""
    game = with_more(tool)
    others = bystanders(game, 0)
    assert not is_offered(game, 0, "use", tool.kind)
    game.choose(0, ("take", tool.resource))
    assert is_offered(game, 0, "use", tool.kind)
    game.choose(0, ("use", tool.kind))
    assert purse(game, 0) == {tool.resource: 1 + tool.extra}
    assert stock(game, tool.place) == 9 - 1 - tool.extra
    assert gear(game, 0, tool.kind) == "used"
    assert not is_offered(game, 0, "use", tool.kind)
    choose_all(game, 0, ("take", tool.resource), ("take", tool.resource))
    assert purse(game, 0) == {tool.resource: 3 + tool.extra}, "all three points, and the tool"
    assert bystanders(game, 0) == others


@pytest.mark.parametrize("tool", MORE, ids=names(MORE))
def test_g_more_also_after_the_last_point(tool: More) -> None:
    """With no point left it is still offered."""
    game = with_more(tool)
    choose_all(game, 0, *[("take", tool.resource)] * 3)
    assert is_offered(game, 0, "use", tool.kind)
    assert not is_offered(game, 0, "take", tool.resource)
    game.choose(0, ("use", tool.kind))
    assert purse(game, 0) == {tool.resource: 3 + tool.extra}


@pytest.mark.parametrize("tool", MORE, ids=names(MORE))
def test_g_more_up_to_what_is_left(tool: More) -> None:
    """With one token left after the first it brings one; with none left it is not offered."""
    game = with_more(tool, left=2)
    choose_all(game, 0, ("take", tool.resource), ("use", tool.kind))
    assert purse(game, 0) == {tool.resource: 2}
    assert stock(game, tool.place) == 0
    bare = with_more(tool, left=1)
    bare.choose(0, ("take", tool.resource))
    assert not is_offered(bare, 0, "use", tool.kind)
    assert gear(bare, 0, tool.kind) == "ready"


@pytest.mark.parametrize("tool", MORE, ids=names(MORE))
@pytest.mark.parametrize("state", ["broken", "used"])
def test_g_more_must_be_repaired_and_unused(tool: More, state: str) -> None:
    """Broken or used, it is never offered."""
    game = with_more(tool, state)
    game.choose(0, ("take", tool.resource))
    assert not is_offered(game, 0, "use", tool.kind)
    assert gear(game, 0, tool.kind) == state


@pytest.mark.parametrize("tool", MORE, ids=names(MORE))
def test_g_more_need_not_be_used(tool: More) -> None:
    """Using it is optional."""
    game = with_more(tool)
    choose_all(game, 0, ("take", tool.resource), ("pass",))
    assert gear(game, 0, tool.kind) == "ready"
    assert waiting(game) == ()


@pytest.mark.parametrize("tool", MORE, ids=names(MORE))
def test_g_more_only_at_its_place(tool: More) -> None:
    """At all other places it does nothing, whatever is gathered there."""
    for other in MORE:
        if other.kind != tool.kind:
            s = table(2)
            seat(s, 0, heroes={"hero-3a": other.near}, gear={tool.kind: "ready"}, resources={"microchip": 1})
            game = go(s, "hero-3a", other.place)
            if other.key:
                game.choose(0, ("open",))
            game.choose(0, ("take", other.resource))
            assert not is_offered(game, 0, "use", tool.kind)


def test_g_a_hunt_is_no_gathering() -> None:
    """A catch in the Forest does not enable the Axe."""
    s = table(2, game={"forest": ["prey-1"]})
    seat(s, 0, heroes={"hero-4": "dam"}, gear={"axe": "ready"})
    game = go(s, "hero-4", "forest")
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("pass",), ("take", "wood")]
    game.choose(0, ("take", "wood"))
    assert is_offered(game, 0, "use", "axe")


def test_g_gathering_before_a_hunt_counts() -> None:
    """One wood, then a hunt: the Axe is still enabled afterwards."""
    s = table(2, game={"forest": ["prey-1"]})
    seat(s, 0, heroes={"hero-4": "dam"}, gear={"axe": "ready"})
    game = go(s, "hero-4", "forest")
    choose_all(game, 0, ("take", "wood"), ("hunt",))
    assert game.picks(0) == [("pass",), ("use", "axe")]


def test_g_algae_is_no_gathering() -> None:
    """The dose at the Military Base does not enable the Ammo Box."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "dam"}, gear={"ammo-box": "ready"})
    game = go(s, "hero-4", "military-base")
    game.choose(0, ("algae",))
    assert not is_offered(game, 0, "use", "ammo-box")


def test_g_tribute_is_no_gathering() -> None:
    """Wood taken from a pressed hero in the Forest was not gathered there."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "dam"}, gear={"axe": "ready"})
    seat(s, 1, heroes={"hero-3a": "forest"}, standing=["hero-3a"], resources={"wood": 2})
    game = go(s, "hero-5", "forest")
    assert has(game, 0, "wood") == 2
    assert not is_offered(game, 0, "use", "axe")


def test_equipment_axe() -> None:
    """Two more wood in the Forest: a 3 carries home five."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam"}, gear={"axe": "ready"})
    game = go(s, "hero-3a", "forest")
    choose_all(game, 0, *[("take", "wood")] * 3, ("use", "axe"))
    assert purse(game, 0) == {"wood": 5}
    assert stock(game, "forest") == 1


def test_equipment_pickaxe() -> None:
    """Two more metal in the Mine, as far as the stock lasts."""
    s = table(2, stock={"mine": 4})
    seat(s, 0, heroes={"hero-3a": "silent-peak"}, gear={"pickaxe": "ready"})
    game = go(s, "hero-3a", "mine")
    choose_all(game, 0, *[("take", "metal")] * 3, ("use", "pickaxe"))
    assert purse(game, 0) == {"metal": 4}
    assert stock(game, "mine") == 0


def test_equipment_backpack() -> None:
    """Two more microchips at the Fairgrounds: taken early, the points can still be spent."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "blackwood"}, gear={"backpack": "ready"})
    game = go(s, "hero-5", "fairgrounds")
    choose_all(game, 0, ("take", "microchip"), ("use", "backpack"), *[("take", "microchip")] * 4)
    assert purse(game, 0) == {"microchip": 7}
    assert stock(game, "fairgrounds") == 1


def test_equipment_ammo_box() -> None:
    """Two more munitions at the Military Base."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam"}, gear={"ammo-box": "ready"})
    game = go(s, "hero-3a", "military-base")
    choose_all(game, 0, ("take", "munition"), ("algae",), ("use", "ammo-box"), ("take", "munition"))
    assert purse(game, 0) == {"munition": 4}
    assert stock(game, "military-base") == 2


def test_equipment_jerrycan() -> None:
    """One more water at the Dam, once it is open and a water was drawn."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"jerrycan": "ready"}, resources={"microchip": 1})
    game = go(s, "hero-3a", "dam")
    assert game.picks(0) == [("pass",), ("open",)]
    game.choose(0, ("open",))
    assert game.picks(0) == [("pass",), ("take", "water")]
    choose_all(game, 0, *[("take", "water")] * 3, ("use", "jerrycan"))
    assert purse(game, 0) == {"water": 4}
    assert stock(game, "dam") == 3


# -- tools that bring something ---------------------------------------------------------------------------------


def with_brings(tool: Brings, state: str = "ready") -> Game:
    s = table(2, stock={tool.place: 0}, game={"forest": (), "mine": (), "fairgrounds": ()}, algae=False)
    seat(s, 0, heroes={"hero-3a": tool.near}, gear={tool.kind: state}, airlock=7)
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", "hero-3a", tool.place))
    return game


@pytest.mark.parametrize("tool", BRINGS, ids=names(BRINGS))
def test_g_brought_from_the_general_stock(tool: Brings) -> None:
    """Just for being there, even if nothing is left, and no place's stock changes."""
    s = table(2, stock={tool.place: 0}, game={"forest": (), "mine": (), "fairgrounds": ()}, algae=False)
    seat(s, 0, heroes={"hero-3a": tool.near}, gear={tool.kind: "ready"}, airlock=7)
    game = play(s, HeroTurn(0))
    before, others = seen(game, None, "places"), bystanders(game, 0)
    game.choose(0, ("move", "hero-3a", tool.place))
    assert is_offered(game, 0, "pass")
    game.choose(0, ("use", tool.kind))
    assert has(game, 0, tool.resource) == tool.number
    assert gear(game, 0, tool.kind) == "used"
    assert not is_offered(game, 0, "use", tool.kind)
    assert seen(game, None, "places") == before
    assert bystanders(game, 0) == others


@pytest.mark.parametrize("tool", BRINGS, ids=names(BRINGS))
@pytest.mark.parametrize("state", ["broken", "used"])
def test_g_brings_must_be_repaired_and_unused(tool: Brings, state: str) -> None:
    """Broken or used, it is never offered."""
    game = with_brings(tool, state)
    assert not is_offered(game, 0, "use", tool.kind)
    assert gear(game, 0, tool.kind) == state


@pytest.mark.parametrize("tool", BRINGS, ids=names(BRINGS))
def test_g_brings_need_not_be_used(tool: Brings) -> None:
    """Using it is optional; if declined, it stays ready."""
    game = with_brings(tool)
    game.choose(0, ("pass",))
    assert gear(game, 0, tool.kind) == "ready"
    assert has(game, 0, tool.resource) == 0
    assert not game.picks(0)


@pytest.mark.parametrize("tool", BRINGS, ids=names(BRINGS))
def test_g_brings_only_at_its_place(tool: Brings) -> None:
    """Elsewhere it is not offered."""
    for other in BRINGS:
        if other.kind != tool.kind:
            s = table(2)
            seat(s, 0, heroes={"hero-3a": other.near}, gear={tool.kind: "ready"})
            assert not is_offered(go(s, "hero-3a", other.place), 0, "use", tool.kind)


def test_g_two_tools_at_one_place() -> None:
    """Each does its own part on the same visit, in any order."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam"}, gear={"axe": "ready", "bow": "ready"})
    game = go(s, "hero-3a", "forest")
    choose_all(game, 0, ("take", "wood"), ("use", "bow"), ("use", "axe"), ("take", "wood"))
    assert purse(game, 0) == {"meat": 1, "wood": 4}


def test_equipment_bow() -> None:
    """One meat in the Forest without a hunt: no tile is touched, and the hunt is still possible."""
    s = table(2, game={"forest": ["prey-2", "prey-1"]})
    seat(s, 0, heroes={"hero-3a": "dam"}, gear={"bow": "ready"}, full=["hunting-1"])
    game = go(s, "hero-3a", "forest")
    game.choose(0, ("use", "bow"))
    assert purse(game, 0) == {"meat": 1}, "the hunting room does not add to it"
    assert seen(game, 0, "stacks", "forest", "size") == 2
    assert seen(game, 0, "shelters", 0, "caught") == {}
    game.choose(0, ("hunt",))
    assert purse(game, 0) == {"meat": 1 + 1 + 1}


def test_equipment_bow_under_epizootic() -> None:
    """Its meat is not a catch: the disease does not reduce it."""
    s = table(2, events=["epizootic-disease"])
    seat(s, 0, heroes={"hero-3a": "dam"}, gear={"bow": "ready"})
    game = go(s, "hero-3a", "forest")
    game.choose(0, ("use", "bow"))
    assert purse(game, 0) == {"meat": 1}


def test_equipment_purifier() -> None:
    """One water in the Mine, without opening anything and without using points."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "silent-peak"}, gear={"purifier": "ready"})
    game = go(s, "hero-4", "mine")
    choose_all(game, 0, ("use", "purifier"), *[("take", "metal")] * 4)
    assert purse(game, 0) == {"water": 1, "metal": 4}
    assert stock(game, "dam") == 7


def test_equipment_metal_detector() -> None:
    """One can at the Fairgrounds."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "blackwood"}, gear={"metal-detector": "ready"})
    game = go(s, "hero-3a", "fairgrounds")
    choose_all(game, 0, *[("take", "microchip")] * 3, ("use", "metal-detector"))
    assert purse(game, 0) == {"canned-goods": 1, "microchip": 3}


def test_equipment_crowbar() -> None:
    """Two microchips at the Military Base, not taken from the Fairgrounds."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam"}, gear={"crowbar": "ready"})
    game = go(s, "hero-3a", "military-base")
    game.choose(0, ("use", "crowbar"))
    assert purse(game, 0) == {"microchip": 2}
    assert stock(game, "fairgrounds") == 6
    assert is_offered(game, 0, "take", "munition")


def test_equipment_hacksaw() -> None:
    """Two metal on the Cargo Ship, after cans and survivor, from the general stock."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "mine"}, gear={"hacksaw": "ready"})
    game = go(s, "hero-4", "cargo-ship")
    assert game.picks(0) == [("pass",), ("use", "hacksaw")]
    assert purse(game, 0) == {"canned-goods": 2}
    game.choose(0, ("use", "hacksaw"))
    assert purse(game, 0) == {"canned-goods": 2, "metal": 2}
    assert stock(game, "mine") == 6
    assert waiting(game) == ()


def test_equipment_hacksaw_beside_the_cargo_room() -> None:
    """Hacksaw and cargo +2 room are both offered, in any order."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "mine"}, gear={"hacksaw": "ready"}, full=["cargo-2"], airlock=7)
    game = go(s, "hero-4", "cargo-ship")
    assert game.picks(0) == [("pass",), ("use", "hacksaw"), ("use", "cargo-2")]
    choose_all(game, 0, ("use", "cargo-2"), ("use", "hacksaw"))
    assert purse(game, 0) == {"canned-goods": 4, "metal": 2}


@pytest.mark.parametrize(("city", "near"), [("blackwood", "forest"), ("silent-peak", "mine")])
def test_equipment_chainsaw(city: str, near: str) -> None:
    """Two wood in either city, without a point."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": near}, gear={"chainsaw": "ready"})
    game = go(s, "hero-3a", city)
    game.choose(0, ("use", "chainsaw"))
    assert purse(game, 0) == {"wood": 2}
    assert stock(game, "forest") == 6
    choose_all(game, 0, *[("search", city)] * 3)
    assert waiting(game) == ()


@pytest.mark.parametrize(("city", "near"), [("blackwood", "forest"), ("silent-peak", "mine")])
def test_equipment_flashlight(city: str, near: str) -> None:
    """One survivor in either city, into the airlock or a built room with space."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": near}, gear={"flashlight": "ready"}, people={"events": 3}, full=["workshop"])
    game = go(s, "hero-3a", city)
    game.choose(0, ("use", "flashlight"))
    assert game.picks(0) == [("welcome", "events"), ("welcome", "airlock")]
    game.choose(0, ("welcome", "events"))
    assert lives_in(game, 0, "events") == 4
    assert gear(game, 0, "flashlight") == "used"
    assert is_offered(game, 0, "search", city), "no point was spent"
    assert not is_offered(game, 0, "use", "flashlight")


def test_equipment_flashlight_without_space() -> None:
    """With no free space anywhere it is not offered, and stays ready."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"flashlight": "ready"}, full=["events"], airlock=7)
    game = go(s, "hero-3a", "blackwood")
    assert not is_offered(game, 0, "use", "flashlight")
    assert gear(game, 0, "flashlight") == "ready"


def test_equipment_flashlight_last_space() -> None:
    """One space left: the survivor takes it."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"flashlight": "ready"}, full=["events"], airlock=6)
    game = go(s, "hero-3a", "blackwood")
    game.choose(0, ("use", "flashlight"))
    assert lives_in(game, 0, "airlock") == 7


@pytest.mark.parametrize("state", ["broken", "used"])
def test_equipment_flashlight_must_be_ready(state: str) -> None:
    """Broken or used it finds nobody."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"flashlight": state})
    game = go(s, "hero-3a", "blackwood")
    assert not is_offered(game, 0, "use", "flashlight")


def test_equipment_flashlight_fills_a_room_that_works_at_once() -> None:
    """The survivor that fills a room's last space makes it work on the same visit."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"flashlight": "ready"}, people={"search-2": 2}, airlock=7)
    game = go(s, "hero-3a", "blackwood")
    game.choose(0, ("search", "blackwood"))
    assert not is_offered(game, 0, "use", "search-2")
    game.choose(0, ("use", "flashlight"))
    assert lives_in(game, 0, "search-2") == 3
    assert is_offered(game, 0, "use", "search-2")


# -- the others -------------------------------------------------------------------------------------------------


def test_equipment_access_card() -> None:
    """Opens the Dam without a microchip; once used, it opens nothing more that day."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"access-card": "ready"})
    game = go(s, "hero-3a", "dam")
    assert game.picks(0) == [("pass",), ("use", "access-card")]
    game.choose(0, ("use", "access-card"))
    assert game.picks(0) == [("pass",), ("take", "water")]
    choose_all(game, 0, *[("take", "water")] * 3)
    assert purse(game, 0) == {"water": 3}
    assert gear(game, 0, "access-card") == "used"


def test_equipment_access_card_may_be_kept() -> None:
    """The player may pay the microchip and keep the Card."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"access-card": "ready"}, resources={"microchip": 1})
    game = go(s, "hero-3a", "dam")
    game.choose(0, ("open",))
    assert gear(game, 0, "access-card") == "ready"
    assert has(game, 0, "microchip") == 0
    assert game.picks(0) == [("pass",), ("take", "water")], "open is open"


@pytest.mark.parametrize("state", ["broken", "used"])
def test_equipment_access_card_must_be_ready(state: str) -> None:
    """Broken or used it opens nothing."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"access-card": state})
    game = go(s, "hero-3a", "dam")
    assert waiting(game) == ()
    assert stock(game, "dam") == 7


def test_equipment_access_card_and_jerrycan() -> None:
    """The pair at the Dam: four water for a 3, and no microchip."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"access-card": "ready", "jerrycan": "ready"})
    game = go(s, "hero-3a", "dam")
    choose_all(game, 0, ("use", "access-card"), ("take", "water"), ("use", "jerrycan"))
    choose_all(game, 0, ("take", "water"), ("take", "water"))
    assert purse(game, 0) == {"water": 4}


def test_equipment_grappling_hook() -> None:
    """Lifts a 5 to slot 6: four cans and the survivor there, once per round."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "mine"}, gear={"grappling-hook": "ready"})
    game = go(s, "hero-5", "cargo-ship")
    assert game.picks(0) == [("dock", "slot-5"), ("dock", "slot-6")]
    game.choose(0, ("dock", "slot-6"))
    assert purse(game, 0) == {"canned-goods": 4}
    assert lives_in(game, 0, "airlock") == 1
    assert [seen(game, None, "cargo", slot, "survivors") for slot in range(4)] == [1, 1, 1, 0]
    assert gear(game, 0, "grappling-hook") == "used"


def test_equipment_grappling_hook_needs_the_next_slot_free() -> None:
    """With slot 6 taken, a 5 with the Hook has only slot 5, and the Hook stays ready."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "mine"}, gear={"grappling-hook": "ready"}, airlock=7)
    seat(s, 1, heroes={"hero-5": "mine"}, gear={"grappling-hook": "ready"}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(0))
    choose_all(game, 1, ("move", "hero-5", "cargo-ship"), ("dock", "slot-6"))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert purse(game, 0) == {"canned-goods": 3}
    assert gear(game, 0, "grappling-hook") == "ready"


@pytest.mark.parametrize("kind", ["shotgun", "bear-trap"])
def test_equipment_weapons_once_a_round(kind: str) -> None:
    """Once used in the Forest, the weapon is not available for another hero's hunt in the Mine."""
    s = table(2, game={"forest": ["prey-2"], "mine": ["prey-2"]})
    seat(s, 0, heroes={"hero-3a": "dam", "hero-3b": "silent-peak"}, gear={kind: "ready"})
    game = go(s, "hero-3a", "forest", HeroTurn(0))
    game.choose(0, ("hunt",))
    assert gear(game, 0, kind) == "used", "3 + 1 = endurance 4: nothing to choose"
    choose_all(game, 0, ("move", "hero-3b", "mine"))
    assert not is_offered(game, 0, "hunt")
    assert has(game, 0, "meat") == 2


def test_equipment_shotgun() -> None:
    """One extra point for this hunt: a 4 brings down endurance 5 and has none left."""
    s = table(2, game={"forest": ["prey-3"]})
    seat(s, 0, heroes={"hero-4": "dam"}, gear={"shotgun": "ready"})
    game = go(s, "hero-4", "forest")
    game.choose(0, ("hunt",))
    assert purse(game, 0) == {"meat": 3}
    assert gear(game, 0, "shotgun") == "used"
    assert waiting(game) == ()


def test_equipment_bear_trap() -> None:
    """One extra point for this hunt saves a point for wood."""
    s = table(2, game={"forest": ["prey-1"]})
    seat(s, 0, heroes={"hero-3a": "dam"}, gear={"bear-trap": "ready"})
    game = go(s, "hero-3a", "forest")
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("amount", 0), ("use", "bear-trap")]
    game.choose(0, ("use", "bear-trap"))
    game.choose(0, ("take", "wood"))
    assert purse(game, 0) == {"meat": 1, "wood": 1}
    assert waiting(game) == ()


def test_equipment_bear_trap_and_shotgun() -> None:
    """Together two points: a 5 reaches endurance 7 without a munition."""
    s = table(2, game={"mine": ["prey-5"]})
    seat(s, 0, heroes={"hero-5": "silent-peak"}, gear={"bear-trap": "ready", "shotgun": "ready"})
    game = go(s, "hero-5", "mine")
    choose_all(game, 0, ("hunt",), ("use", "bear-trap"))
    assert purse(game, 0) == {"meat": 5}
    assert [gear(game, 0, kind) for kind in ("bear-trap", "shotgun")] == ["used", "used"]


def test_equipment_baseball_bat() -> None:
    """One point more against one pressed hero."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "forest"}, gear={"baseball-bat": "ready"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], resources={"wood": 9})
    game = go(s, "hero-4", "dam")
    game.choose(0, ("use", "baseball-bat"))
    assert purse(game, 0) == {"wood": 2}
    assert gear(game, 0, "baseball-bat") == "used"


def test_equipment_battle_gear() -> None:
    """Two points less, once per round: against the day's second attacker there are none."""
    s = table(3)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], gear={"battle-gear": "ready"}, resources={"wood": 9})
    seat(s, 2, heroes={"hero-5": "forest"})
    game = go(s, "hero-5", "dam", HeroTurn(2))
    game.choose(1, ("use", "battle-gear"))
    assert purse(game, 0) == {}
    game.choose(2, ("move", "hero-5", "dam"))
    assert purse(game, 2) == {"wood": 2}
    assert gear(game, 1, "battle-gear") == "used"


def test_equipment_battle_gear_does_not_serve_the_attacker() -> None:
    """It reduces pressure on its owner's heroes, and is not offered when its owner presses."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"battle-gear": "ready"})
    seat(s, 1, heroes={"hero-3a": "dam"}, standing=["hero-3a"], gear={"baseball-bat": "ready"}, resources={"wood": 9})
    game = go(s, "hero-5", "dam")
    assert purse(game, 0) == {"wood": 2}
    assert gear(game, 0, "battle-gear") == gear(game, 1, "baseball-bat") == "ready"


def test_equipment_exoskeleton() -> None:
    """One hero moves as far as it likes; all other movement rules apply."""
    s = table(2)
    seat(
        s,
        0,
        heroes={"hero-5": "forest", "hero-4": "silent-peak"},
        done=["hero-4"],
        gear={"exoskeleton": "ready"},
    )
    game = play(s, HeroTurn(0))
    places = [pick[2] for pick in game.picks(0)]
    assert places == ["dam", "military-base", "mine", "cargo-ship", "fairgrounds", "blackwood"]
    game.choose(0, ("move", "hero-5", "mine"))
    assert gear(game, 0, "exoskeleton") == "used"
    assert seen(game, 1, "shelters", 0, "heroes", 3, "place") == "mine"
    assert is_offered(game, 0, "take", "metal")


def test_equipment_exoskeleton_is_not_spent_on_a_short_way() -> None:
    """Within two steps it is not needed and stays ready."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"exoskeleton": "ready"})
    game = go(s, "hero-5", "military-base")
    assert gear(game, 0, "exoskeleton") == "ready"


def test_equipment_exoskeleton_once_a_round() -> None:
    """The second hero is limited to two steps again."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest", "hero-4": "dam"}, gear={"exoskeleton": "ready"})
    game = go(s, "hero-5", "cargo-ship", HeroTurn(0))
    assert gear(game, 0, "exoskeleton") == "used"
    assert [pick[2] for pick in game.picks(0)] == ["forest", "military-base", "silent-peak", "blackwood"]


@pytest.mark.parametrize("state", ["broken", "used"])
def test_equipment_exoskeleton_must_be_ready(state: str) -> None:
    """Broken or used it carries nobody."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"exoskeleton": state})
    game = play(s, HeroTurn(0))
    assert [pick[2] for pick in game.picks(0)] == ["dam", "military-base", "fairgrounds", "blackwood"]


def test_equipment_exoskeleton_does_not_open_the_ship() -> None:
    """An occupied slot stays closed to a hero from afar."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={"exoskeleton": "ready"})
    seat(s, 1, heroes={"hero-5": "mine"})
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    assert not is_offered(game, 0, "move", "hero-5", "cargo-ship")
    assert is_offered(game, 0, "move", "hero-5", "mine")


def test_equipment_thermal_sensor() -> None:
    """Look through the stack and take a tile from below; the order of the others stays."""
    s = table(2, game={"mine": ["prey-1", "prey-5", "prey-2"]})
    seat(s, 0, heroes={"hero-3a": "silent-peak"}, gear={"thermal-sensor": "ready"})
    game = go(s, "hero-3a", "mine")
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("pass",), ("prey", 3)]
    game.choose(0, ("prey", 3))
    assert has(game, 0, "meat") == 1
    assert seen(game, 0, "stacks", "mine", "tiles") == ["prey-2", "prey-5"]
    assert seen(game, 1, "stacks", "mine") == {"top": "prey-2", "size": 2, "tiles": None}
    assert gear(game, 0, "thermal-sensor") == "used"


def test_equipment_thermal_sensor_once_a_round() -> None:
    """The day's second hunt goes without it."""
    s = table(2, game={"forest": ["prey-1", "prey-1"], "mine": ["prey-2", "prey-1"]})
    seat(s, 0, heroes={"hero-3a": "dam", "hero-3b": "silent-peak"}, gear={"thermal-sensor": "ready"})
    game = go(s, "hero-3a", "forest", HeroTurn(0))
    choose_all(game, 0, ("hunt",), ("use", "thermal-sensor"), ("prey", 2))
    choose_all(game, 0, ("move", "hero-3b", "mine"), ("hunt",))
    assert seen(game, 0, "shelters", 0, "caught") == {"prey-1": 2}
    assert seen(game, 0, "stacks", "mine", "tiles") is None


# -- all of them ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EQUIPMENT)
def test_g_ready_again_after_the_night(kind: str) -> None:
    """What was used today works again tomorrow; broken equipment stays broken, and others' tiles are not affected."""
    s = table(2)
    seat(s, 0, gear={kind: "used"})
    seat(s, 1, gear={kind: "broken"})
    game = play(s, NightBegins())
    while waiting(game):
        game.choose(waiting(game)[0], ("pass",))
    assert [gear(game, n, kind) for n in (0, 1)] == ["ready", "broken"]


@pytest.mark.parametrize("kind", EQUIPMENT)
def test_g_two_of_each_kind(kind: str) -> None:
    """There are two tiles of each: two players may own one each, which leaves none in the deck."""
    s = table(2)
    seat(s, 0, gear={kind: "ready"})
    seat(s, 1, gear={kind: "ready"})
    game = play(s)
    assert seen(game, None, "deck") == 38


def test_g_other_players_tools_are_of_no_use() -> None:
    """An Axe in another shelter cuts nothing for me."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam"})
    seat(s, 1, gear={"axe": "ready", "bow": "ready"})
    game = go(s, "hero-3a", "forest")
    game.choose(0, ("take", "wood"))
    assert game.picks(0) == [("pass",), ("take", "wood")]


def test_g_a_visit_ends_when_nothing_is_left_to_do() -> None:
    """A tool that can still be used keeps the visit open; once it is used, the visit ends automatically."""
    s = table(2, game={"forest": ()})
    seat(s, 0, heroes={"hero-3a": "dam"}, gear={"bow": "ready"})
    seat(s, 1, heroes={"hero-3a": "dam"})
    game = go(s, "hero-3a", "forest", HeroTurn(1))
    choose_all(game, 0, *[("take", "wood")] * 3)
    assert game.picks(0) == [("pass",), ("use", "bow")]
    game.choose(0, ("use", "bow"))
    assert waiting(game) == (1,)
