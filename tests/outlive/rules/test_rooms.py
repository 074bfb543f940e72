"""Rooms (R): what each of the twenty-two does, when it works, how often, and what a look through a pile reveals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from emberwatch.engine.agenda import Words
from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from emberwatch.outlive.model.names import EMPTY, EQUIPMENT, EVENTS
from emberwatch.outlive.model.state import NIGHT, UNSEEN, OutliveState
from emberwatch.outlive.rules.dawn import Dawn
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.equipment import Mend
from emberwatch.outlive.rules.events import RevealEvent
from emberwatch.outlive.rules.night import ClearUp, Feed, NightBegins, Overcome, Radiation
from emberwatch.outlive.rules.rooms import Build
from emberwatch.outlive.rules.setup import MaryDraws
from tests.outlive.situation import (
    board,
    bystanders,
    choose_all,
    detail,
    gauge,
    gear,
    has,
    is_offered,
    key,
    lives_in,
    me,
    play,
    purse,
    seat,
    seen,
    stock,
    table,
    verbs,
    waiting,
)

PASS: Words = ("pass",)
CITIES = ("blackwood", "silent-peak")
LOOKS: list[Words] = [("look", "blackwood"), ("look", "silent-peak")]

FIGURES: Mapping[str, tuple[int, int]] = {
    "construction": (3, 2),
    "workshop": (3, 2),
    "events": (4, 1),
    "hunting-1": (4, 1),
    "cargo-1": (4, 1),
    "look": (4, 1),
    "hero-immunity": (4, 1),
    "choice-of-tribute": (4, 1),
    "hunting-2": (3, 3),
    "cargo-2": (3, 3),
    "munitions-4": (3, 3),
    "repair-free": (3, 3),
    "permanent-water": (3, 2),
    "event-immunity": (3, 2),
    "dismantle": (3, 2),
    "gauge-1": (3, 2),
    "airlock-1": (3, 2),
    "survivor-1": (3, 2),
    "search-2": (3, 2),
    "equipment-2": (3, 2),
    "empty-cupboard": (3, 2),
    "repair-2": (3, 2),
}
"""Spaces and upkeep."""


def room(game: Game, n: int, label: str) -> dict[str, object]:
    """A room as everybody sees it."""
    rooms = seen(game, None, "shelters", n, "rooms")
    assert isinstance(rooms, list)
    (found,) = [each for each in rooms if each["label"] == label]
    assert isinstance(found, dict)
    return found


def owned(game: Game, n: int) -> set[str]:
    return {kind for kind in EQUIPMENT if gear(game, n, kind) != "none"}


# -- every room -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FIGURES)
def test_r_spaces_upkeep_and_when_it_works(name: str) -> None:
    """A built room works when its last space is filled, not with one free, and never unbuilt."""
    spaces, upkeep = FIGURES[name]
    s = table(seats=3)
    seat(s, 0, full=[name])
    seat(s, 1, people={name: spaces - 1})
    seat(s, 2, rooms=[name] if name not in ("construction", "workshop", "events") else [])
    game = play(s)
    view = room(game, 0, name)
    assert (view["spaces"], view["upkeep"], view["survivors"]) == (spaces, upkeep, spaces)
    states = [(room(game, n, name)["built"], room(game, n, name)["works"]) for n in range(3)]
    assert states == [(True, True), (True, False), (False, False)]


def test_r_a_room_works_from_the_moment_its_last_space_fills() -> None:
    """At night: the ability is offered as soon as the third survivor is in, and not before."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, people={"gauge-1": 1}, airlock=2, gauge=-1)
    game = play(s, Build(0))
    game.choose(0, ("enter", "gauge-1"))
    assert game.picks(0) == [PASS, ("enter", "gauge-1")]
    game.choose(0, ("enter", "gauge-1"))
    assert game.picks(0) == [PASS, ("use", "gauge-1")]


def test_r_a_room_filled_in_the_day_works_at_once() -> None:
    """A survivor found with the Flashlight fills the room that looks through piles: it may look the next moment."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"flashlight": "ready"}, people={"look": 3})
    game = play(s, HeroTurn(0))
    assert "look" not in verbs(game, 0)
    game.choose(0, ("move", "hero-3a", "blackwood"))
    choose_all(game, 0, ("use", "flashlight"), ("welcome", "look"))
    assert game.picks(0) == [PASS, ("search", "blackwood"), *LOOKS]


def test_r_a_room_filled_by_a_survivor_of_the_ship_works_at_once() -> None:
    """The slot's survivor completes the cargo +2 room: its canned goods are offered on this very visit."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-3a": "mine"}, people={"cargo-2": 2})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-3a", "cargo-ship"))
    game.choose(0, ("welcome", "cargo-2"))
    assert game.picks(0) == [PASS, ("use", "cargo-2")]
    game.choose(0, ("use", "cargo-2"))
    assert has(game, 0, "canned-goods") == 3


def test_r_a_room_stops_the_moment_a_space_empties() -> None:
    """A survivor is lost from it in the morning: the room does not work that day."""
    s = table(seats=2, events=["cold-snap"])
    seat(s, 0, full=["look"], airlock=1, heroes={"hero-3a": "forest"})
    seat(s, 1, overcome=[name for name in EVENTS if name not in ("cold-snap", "sandstorm")])
    game = play(s, RevealEvent(), HeroTurn(0))
    assert game.picks(0) == [("lose", "look"), ("lose", "airlock"), *LOOKS]
    other = game.clone()
    game.choose(0, ("lose", "look"))
    other.choose(0, ("lose", "airlock"))
    assert (key(game, 0), key(other, 0)) == ("ask-turn", "ask-turn")
    assert "look" not in verbs(game, 0)
    assert "look" in verbs(other, 0)


def test_r_abilities_are_ready_again_the_next_round() -> None:
    """Used once in a night, not twice; and again in the night after."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["munitions-4"], resources={"canned-goods": 6})
    game = play(s, NightBegins(), NightBegins())
    choose_all(game, 0, PASS, ("use", "munitions-4"))
    assert has(game, 0, "munition") == 4
    assert key(game, 0) == "ask-build", "the first night went on by itself: there was nothing left to do in it"
    assert game.picks(0) == [PASS, ("use", "munitions-4")]
    game.choose(0, ("use", "munitions-4"))
    assert has(game, 0, "munition") == 8
    assert waiting(game) == ()


def test_r_two_copies_have_names_of_their_own() -> None:
    """Every room that works is offered once, second copies after all first ones, and each is used separately."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["munitions-4", "munitions-4/2", "gauge-1", "gauge-1/2"], gauge=-2)
    game = play(s, Build(0))
    uses = [("use", "munitions-4"), ("use", "gauge-1"), ("use", "munitions-4/2"), ("use", "gauge-1/2")]
    assert game.picks(0) == [PASS, *uses]
    choose_all(game, 0, ("use", "munitions-4/2"), ("use", "gauge-1"))
    assert game.picks(0) == [PASS, ("use", "munitions-4"), ("use", "gauge-1/2")]


def test_r_only_its_owner_has_the_ability() -> None:
    """A neighbor's full room is of no use to anybody else."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["munitions-4"])
    seat(s, 1, people={"munitions-4": 0})
    assert waiting(play(s, Build(1))) == ()


# -- standard rooms -------------------------------------------------------------------------------------------------


def test_room_construction() -> None:
    """Once per night a room costs one material instead of three; the next one costs three again."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["construction"], resources={"wood": 4, "metal": 1})
    game = play(s, Build(0))
    before = bystanders(game, 0)
    game.choose(0, ("use", "construction"))
    assert verbs(game, 0) == {"build"}
    assert not is_offered(game, 0, "build", "construction")
    game.choose(0, ("build", "events"))
    assert game.picks(0) == [("pay", "wood"), ("pay", "metal")]
    game.choose(0, ("pay", "metal"))
    assert room(game, 0, "events")["built"] is True
    assert "use" not in verbs(game, 0)
    game.choose(0, ("build", "workshop"))
    assert purse(game, 0) == {"wood": 1}
    assert waiting(game) == (), "one material builds nothing without the room"
    assert bystanders(game, 0) == before


def test_room_construction_needs_a_material_and_something_to_build() -> None:
    """Without a material, or with all seven rooms built, it has nothing to offer."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["construction"], resources={"munition": 3, "canned-goods": 3})
    assert waiting(play(s, Build(0))) == ()
    all_built = dict.fromkeys(["workshop", "events", "look", "cargo-1", "cargo-2", "search-2"], 0)
    seat(s, 0, full=["construction"], people=all_built, resources={"wood": 5})
    assert waiting(play(s, Build(0))) == ()


def test_room_workshop() -> None:
    """Draws a broken tile and then saves one material on one repair, once per night."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["workshop"], resources={"wood": 2}, gear={"backpack": "broken"})
    game = play(s, Mend(0))
    assert game.picks(0) == [PASS, ("use", "workshop")]
    game.choose(0, ("use", "workshop"))
    assert len(owned(game, 0)) == 2
    assert not is_offered(game, 0, "use", "workshop")
    game.choose(0, ("repair", "backpack"))
    assert gear(game, 0, "backpack") == "ready"
    assert purse(game, 0) == {}


def test_room_workshop_never_draws_a_kind_already_owned() -> None:
    """With nineteen kinds owned, broken or repaired, the draw brings the twentieth, whatever comes up before."""
    for seed in range(5):
        s = table(seats=2, phase=NIGHT)
        mine = {kind: ("broken", "ready")[i % 2] for i, kind in enumerate(EQUIPMENT) if kind != "hacksaw"}
        seat(s, 0, full=["workshop"], gear=mine)
        game = play(s, Mend(0), seed=seed)
        game.choose(0, ("use", "workshop"))
        assert gear(game, 0, "hacksaw") == "broken"
        discard = seen(game, None, "discard")
        assert isinstance(discard, dict)
        assert seen(game, None, "deck") == 20 - sum(discard.values())


def test_room_events() -> None:
    """Once per night an event costs up to 2 materials, or 2 munitions, or 1 supply less."""
    s = table(seats=2, events=["cold-snap", "thieves"], phase=NIGHT)
    seat(s, 0, full=["events"], resources={"wood": 4, "munition": 2})
    game = play(s, Overcome(0, 0))
    assert game.picks(0) == [PASS, ("overcome", "thieves"), ("overcome", "cold-snap")]
    game.choose(0, ("overcome", "cold-snap"))
    assert purse(game, 0) == {"munition": 2}, "the canned goods were saved"
    assert waiting(game) == (), "two munitions are too few for the thieves now that the room is used"
    assert room(game, 0, "events")["used"] == [True, False]


# -- hunting --------------------------------------------------------------------------------------------------------


def hunt(full: list[str], hunts: int = 1, events: tuple[str, ...] = (), prey: str = "prey-1") -> Game:
    """A seat that brings down the weakest game, in the Forest and then in the Mine."""
    tiles = {"forest": ("prey-5", prey), "mine": ("prey-5", prey)}
    s = table(seats=2, game=tiles, events=events)
    seat(s, 0, heroes={"hero-3a": "dam", "hero-3b": "silent-peak"}, full=full)
    game = play(s, *[HeroTurn(0)] * hunts)
    choose_all(game, 0, ("move", "hero-3a", "forest"), ("hunt",))
    if hunts > 1:
        choose_all(game, 0, ("move", "hero-3b", "mine"), ("hunt",))
    return game


def test_room_hunting_1() -> None:
    """One more meat for the round's first catch; the second brings what is printed."""
    assert has(hunt([]), 0, "meat") == 1
    game = hunt(["hunting-1"])
    assert has(game, 0, "meat") == 2
    assert room(game, 0, "hunting-1")["used"] == [True, False]
    assert has(hunt(["hunting-1"], hunts=2), 0, "meat") == 2 + 2


def test_room_hunting_1_two_copies() -> None:
    """Each copy adds its meat to the same catch, once per round."""
    assert has(hunt(["hunting-1", "hunting-1/2"]), 0, "meat") == 3
    assert has(hunt(["hunting-1", "hunting-1/2"], hunts=2), 0, "meat") == 3 + 2


def test_room_hunting_2() -> None:
    """Two more meat for a catch, once per round; both kinds of hunting rooms add up."""
    assert has(hunt(["hunting-2"]), 0, "meat") == 3
    assert has(hunt(["hunting-2"], hunts=2), 0, "meat") == 3 + 2
    assert has(hunt(["hunting-2", "hunting-1"]), 0, "meat") == 4
    assert has(hunt(["hunting-2", "hunting-2/2", "hunting-1", "hunting-1/2"]), 0, "meat") == 7


def test_room_hunting_2_after_the_epizootic() -> None:
    """A catch that gives no meat is still a success: the bonus is added to nothing."""
    assert has(hunt([], events=("epizootic-disease",)), 0, "meat") == 0
    assert has(hunt(["hunting-2"], events=("epizootic-disease",)), 0, "meat") == 2
    assert has(hunt(["hunting-1"], events=("epizootic-disease",)), 0, "meat") == 1


def test_room_hunting_needs_a_catch_and_a_full_room() -> None:
    """A visit without a hunt brings nothing, nor does a room with a free space, nor another seat's hunt."""
    s = table(seats=2, game={"forest": ("prey-5", "prey-1")})
    seat(s, 0, heroes={"hero-3a": "dam"}, people={"hunting-1": 3, "hunting-2": 2})
    seat(s, 1, heroes={"hero-3a": "military-base"}, full=["hunting-1", "hunting-2"])
    game = play(s, HeroTurn(0), HeroTurn(1))
    choose_all(game, 0, ("move", "hero-3a", "forest"), ("hunt",))
    assert (has(game, 0, "meat"), has(game, 1, "meat")) == (1, 0)
    choose_all(game, 1, ("move", "hero-3a", "forest"), ("take", "wood"), PASS)
    assert has(game, 1, "meat") == 0
    assert room(game, 1, "hunting-1")["used"] == [False, False]


# -- the Cargo Ship -------------------------------------------------------------------------------------------------


def test_room_cargo_1() -> None:
    """One more can on a visit, from a full room; each copy brings one."""
    for people, cans in (({"cargo-1": 2}, 3), ({"cargo-1": 4}, 4), ({"cargo-1": 4, "cargo-1/2": 4}, 5)):
        s = table(seats=2)
        seat(s, 0, heroes={"hero-5": "mine"}, people=people, airlock=7)
        game = play(s, HeroTurn(0))
        game.choose(0, ("move", "hero-5", "cargo-ship"))
        assert has(game, 0, "canned-goods") == cans


def test_room_cargo_1_works_once_a_round() -> None:
    """Used on one visit, it is used for the day; the night makes it ready again."""
    for steps, used in (([HeroTurn(0)], True), ([HeroTurn(0), ClearUp(0)], False)):
        s = table(seats=2)
        seat(s, 0, heroes={"hero-5": "mine"}, full=["cargo-1"], airlock=7)
        game = play(s, *steps)
        assert room(game, 0, "cargo-1")["used"] == [False, False]
        game.choose(0, ("move", "hero-5", "cargo-ship"))
        assert room(game, 0, "cargo-1")["used"] == [used, False]


def ship(mine: dict[str, int], *, hook: bool = False, edition: str = "table", airlock: int = 0) -> Game:
    """Seat 1 has come to slot 5 first; seat 0 has a 5 next to the ship."""
    s = table(seats=2, edition=edition)
    kit = {"grappling-hook": "ready"} if hook else {}
    seat(s, 0, heroes={"hero-5": "mine", "hero-4": "silent-peak"}, people=mine, airlock=airlock, gear=kit)
    seat(s, 1, heroes={"hero-5": "fairgrounds"}, airlock=7)
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    assert waiting(game) == (0,)
    return game


def test_room_cargo_2() -> None:
    """On a free slot its two cans are offered, and may be saved."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-4": "mine"}, full=["cargo-2"], airlock=7)
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-4", "cargo-ship"))
    assert has(game, 0, "canned-goods") == 2
    assert game.picks(0) == [PASS, ("use", "cargo-2")]
    saved = game.clone()
    saved.choose(0, PASS)
    assert (waiting(saved), has(saved, 0, "canned-goods")) == ((), 2)
    assert room(saved, 0, "cargo-2")["used"] == [False, False]
    game.choose(0, ("use", "cargo-2"))
    assert (waiting(game), has(game, 0, "canned-goods")) == ((), 4)
    assert room(game, 0, "cargo-2")["used"] == [True, False]


def test_room_cargo_2_opens_an_occupied_slot() -> None:
    """The slot's cans and a survivor come from the general stock, with the two cans of the room."""
    game = ship({"cargo-2": 3})
    assert is_offered(game, 0, "move", "hero-5", "cargo-ship")
    before = bystanders(game, 0)
    slots = [seen(game, None, "cargo", i, "survivors") for i in range(4)]
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert waiting(game) == (), "the only free space is the airlock, and the room is used up"
    assert has(game, 0, "canned-goods") == 3 + 2
    assert lives_in(game, 0, "airlock") == 1
    assert seen(game, None, "cargo", 2, "heroes") == [(0, "hero-5"), (1, "hero-5")]
    assert [seen(game, None, "cargo", i, "survivors") for i in range(4)] == slots
    assert bystanders(game, 0) == before
    assert seen(game, None, "first") == 1, "the token went to who came first"


def test_room_cargo_2_must_be_full() -> None:
    """Without the room, or with a space free in it, the occupied slot is closed; another hero's free slot is open."""
    for mine in ({"cargo-2": 2}, {"cargo-1": 4}):
        game = ship(mine)
        assert not is_offered(game, 0, "move", "hero-5", "cargo-ship")
        assert is_offered(game, 0, "move", "hero-4", "cargo-ship")


def test_room_cargo_2_without_a_space_for_the_survivor() -> None:
    """With a full airlock the cans are taken and the survivor is not; one free space is enough for him."""
    for airlock, survivors in ((7, 10), (6, 10), (5, 9)):
        game = ship({"cargo-2": 3}, airlock=airlock)
        game.choose(0, ("move", "hero-5", "cargo-ship"))
        assert has(game, 0, "canned-goods") == 5
        assert me(game, 0).survivors() == survivors


def test_room_cargo_2_with_the_grappling_hook() -> None:
    """An occupied slot one higher is open too; a free slot one higher needs only the Hook."""
    game = ship({"cargo-2": 3}, hook=True)
    free = game.clone()
    free.choose(0, ("move", "hero-5", "cargo-ship"))
    assert free.picks(0) == [("dock", "slot-5"), ("dock", "slot-6")]
    choose_all(free, 0, ("dock", "slot-6"))
    assert has(free, 0, "canned-goods") == 4
    assert free.picks(0) == [PASS, ("use", "cargo-2")]
    game.choose(0, ("move", "hero-4", "cargo-ship"))
    assert game.picks(0) == [("dock", "slot-4"), ("dock", "slot-5")]
    game.choose(0, ("dock", "slot-5"))
    assert has(game, 0, "canned-goods") == 3 + 2
    assert gear(game, 0, "grappling-hook") == "used"


def test_room_cargo_2_two_copies() -> None:
    """One copy opens the slot and brings its cans, the other offers its own."""
    game = ship({"cargo-2": 3, "cargo-2/2": 3})
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert has(game, 0, "canned-goods") == 5
    assert key(game, 0) == "ask-deck"
    (use,) = [pick for pick in game.picks(0) if pick != PASS]
    game.choose(0, use)
    assert has(game, 0, "canned-goods") == 7
    assert waiting(game) == ()


def test_room_cargo_2_always_opens_slots_in_one_edition() -> None:
    """In the Spanish edition the occupied slot does not use up the room: the cans are still the owner's choice."""
    game = ship({"cargo-2": 3}, edition="es")
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert has(game, 0, "canned-goods") == 3
    assert game.picks(0) == [PASS, ("use", "cargo-2")]


# -- pressure -------------------------------------------------------------------------------------------------------


def test_room_hero_immunity() -> None:
    """One pressing of a 3 is canceled; the second in a round hits."""
    s = table(seats=3)
    seat(s, 0, heroes={"hero-5": "dam"})
    seat(s, 1, heroes={"hero-4": "dam"})
    seat(s, 2, heroes={"hero-3a": "forest"}, standing=["hero-3a"], full=["hero-immunity"], resources={"wood": 5})
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", "hero-5", "forest"))
    assert game.picks(2) == [PASS, ("use", "hero-immunity")]
    game.choose(2, ("use", "hero-immunity"))
    assert waiting(game) == (0,)
    assert has(game, 2, "wood") == 5
    game.choose(0, PASS)
    game.choose(1, ("move", "hero-4", "forest"))
    assert has(game, 2, "wood") == 4, "nothing left to defend with, and only wood to give"
    assert has(game, 1, "wood") == 1


def test_room_hero_immunity_is_used_when_the_owner_likes() -> None:
    """He may let the first pressing pass and cancel the second, or shoot first and then cancel the rest."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-5": "dam", "hero-4": "blackwood"})
    seat(
        s,
        1,
        heroes={"hero-3a": "forest", "hero-3b": "fairgrounds"},
        standing=["hero-3a", "hero-3b"],
        full=["hero-immunity"],
        resources={"wood": 5, "munition": 1},
    )
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    game.choose(1, PASS)
    assert has(game, 1, "wood") == 3
    game.choose(0, PASS)
    game.choose(0, ("move", "hero-4", "fairgrounds"))
    assert game.picks(1) == [PASS, ("shoot",), ("use", "hero-immunity")]
    game.choose(1, ("use", "hero-immunity"))
    assert purse(game, 1) == {"wood": 3, "munition": 1}


def test_room_hero_immunity_is_for_threes_only() -> None:
    """A pressed 4 is not protected."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-5": "dam"})
    seat(s, 1, heroes={"hero-4": "forest"}, standing=["hero-4"], full=["hero-immunity"], resources={"wood": 2})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    assert has(game, 1, "wood") == 1
    assert room(game, 1, "hero-immunity")["used"] == [False, False]


def test_room_hero_immunity_two_copies() -> None:
    """Two copies cancel two pressings in a round."""
    s = table(seats=3)
    seat(s, 0, heroes={"hero-5": "dam"})
    seat(s, 1, heroes={"hero-4": "dam"})
    both = ["hero-immunity", "hero-immunity/2"]
    seat(s, 2, heroes={"hero-3a": "forest"}, standing=["hero-3a"], full=both, resources={"wood": 5})
    game = play(s, HeroTurn(0), HeroTurn(1))
    for n, hero in ((0, "hero-5"), (1, "hero-4")):
        game.choose(n, ("move", hero, "forest"))
        game.choose(2, game.picks(2)[-1])
        game.choose(n, PASS)
    assert has(game, 2, "wood") == 5
    assert waiting(game) == ()


def pressed_by_owner_of_tribute_room(edition: str = "table", munitions: int = 2) -> Game:
    """A 5 with the tribute room meets two pressed heroes, whose owners have canned goods, metal and munitions."""
    s = table(seats=3, edition=edition)
    seat(s, 0, heroes={"hero-5": "dam"}, full=["choice-of-tribute"])
    for n, hero in ((1, "hero-4"), (2, "hero-3a")):
        resources = {"canned-goods": 2, "metal": 2, "munition": munitions}
        seat(s, n, heroes={hero: "forest"}, standing=[hero], resources=resources)
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    return game


def test_room_choice_of_tribute() -> None:
    """The attacker names what is handed over, every time, after the defense, and never munitions."""
    game = pressed_by_owner_of_tribute_room()
    assert waiting(game) == (1,)
    game.choose(1, PASS)
    assert waiting(game) == (0,)
    assert game.picks(0) == [("give", "canned-goods"), ("give", "metal")]
    game.choose(0, ("give", "metal"))
    assert waiting(game) == (2,)
    choose_all(game, 2, ("shoot",), PASS)
    assert game.picks(0) == [("give", "canned-goods"), ("give", "metal")]
    game.choose(0, ("give", "canned-goods"))
    assert key(game, 0) == "ask-wild"
    assert purse(game, 0) == {"canned-goods": 1, "metal": 1}
    assert purse(game, 1) == {"canned-goods": 2, "metal": 1, "munition": 2}
    assert purse(game, 2) == {"canned-goods": 1, "metal": 2, "munition": 1}


def test_room_choice_of_tribute_once_a_round_in_one_edition() -> None:
    """In the French edition its owner decides when to use it, and it works for one pressing per round."""
    game = pressed_by_owner_of_tribute_room("fr", munitions=0)
    assert game.picks(0) == [PASS, ("use", "choice-of-tribute")]
    choose_all(game, 0, ("use", "choice-of-tribute"), ("give", "metal"))
    assert waiting(game) == (2,), "this time the defender chooses"
    assert game.picks(2) == [("give", "canned-goods"), ("give", "metal")]


def test_room_choice_of_tribute_must_be_full() -> None:
    """With a free space the defender chooses."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-5": "dam"}, people={"choice-of-tribute": 3})
    seat(s, 1, heroes={"hero-4": "forest"}, standing=["hero-4"], resources={"wood": 1, "metal": 1})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    assert waiting(game) == (1,)
    assert game.picks(1) == [("give", "wood"), ("give", "metal")]


# -- night rooms ----------------------------------------------------------------------------------------------------


def test_room_munitions_4() -> None:
    """Four munitions per night from the general stock, for each copy."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["munitions-4", "munitions-4/2"])
    game = play(s, Build(0))
    base = stock(game, "military-base")
    assert game.picks(0) == [PASS, ("use", "munitions-4"), ("use", "munitions-4/2")]
    game.choose(0, ("use", "munitions-4/2"))
    assert game.picks(0) == [PASS, ("use", "munitions-4")]
    assert has(game, 0, "munition") == 4
    game.choose(0, ("use", "munitions-4"))
    assert waiting(game) == ()
    assert has(game, 0, "munition") == 8
    assert stock(game, "military-base") == base


def test_room_munitions_4_may_be_left_alone() -> None:
    """Nobody has to use a room."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["munitions-4"])
    game = play(s, Build(0))
    game.choose(0, PASS)
    assert purse(game, 0) == {}


def test_room_repair_free() -> None:
    """One tile per night for free; two copies repair two."""
    s = table(seats=2, phase=NIGHT)
    broken = {"axe": "broken", "bow": "broken", "crowbar": "broken"}
    seat(s, 0, full=["repair-free", "repair-free/2"], gear=broken)
    game = play(s, Mend(0))
    choose_all(game, 0, ("repair", "axe"), ("repair", "crowbar"))
    assert waiting(game) == ()
    assert [gear(game, 0, kind) for kind in broken] == ["ready", "broken", "ready"]


def test_room_repair_2() -> None:
    """One tile per night for one printed token; two copies do it for two tiles."""
    s = table(seats=2, phase=NIGHT)
    broken = {"backpack": "broken", "baseball-bat": "broken"}
    seat(s, 0, full=["repair-2"], gear=broken, resources={"wood": 2})
    game = play(s, Mend(0))
    game.choose(0, ("repair", "backpack"))
    assert waiting(game) == ()
    assert (has(game, 0, "wood"), gear(game, 0, "baseball-bat")) == (1, "broken")
    seat(s, 0, full=["repair-2", "repair-2/2"], gear=broken, resources={"wood": 2})
    game = play(s, Mend(0))
    for kind in broken:
        game.choose(0, ("repair", kind))
        while game.waiting and key(game, 0) == "ask-cost":
            game.choose(0, PASS if PASS in game.picks(0) else game.picks(0)[0])
    assert [gear(game, 0, kind) for kind in broken] == ["ready", "ready"]
    assert purse(game, 0) == {}


def test_room_permanent_water() -> None:
    """One water per round without a token: if unspent, it feeds, and what is not spent does not keep."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["permanent-water"], resources={"canned-goods": 2})
    game = play(s, Feed(0), ClearUp(0), Feed(0))
    assert waiting(game) == ()
    assert purse(game, 0) == {}, "each night the upkeep of 2 took one can and the permanent water"
    assert me(game, 0).survivors() == 3
    assert seen(game, None, "shelters", 0, "resources", "water") == 0


def test_room_permanent_water_is_no_tribute() -> None:
    """A seat without tokens gives nothing, and the water is still there at night."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-5": "dam"}, full=["choice-of-tribute"])
    seat(s, 1, heroes={"hero-3a": "forest"}, standing=["hero-3a"], full=["permanent-water"])
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    assert key(game, 0) == "ask-wild"
    assert purse(game, 0) == {}
    assert room(game, 1, "permanent-water")["used"] == [False, False]


def test_room_event_immunity() -> None:
    """While every space is filled, no event except scarcity affects the shelter or its heroes."""
    s = table(seats=2, events=["sandstorm", "cold-snap", "wildfire"])
    seat(s, 0, full=["event-immunity"], resources={"wood": 3}, heroes={"hero-5": "dam"})
    seat(s, 1, overcome=[name for name in EVENTS if name not in ("sandstorm", "cold-snap", "wildfire", "enemy-clan")])
    game = play(s, RevealEvent(), HeroTurn(0))
    assert (purse(game, 0), me(game, 0).survivors()) == ({"wood": 3}, 3)
    assert stock(game, "forest") == 4
    game.choose(0, ("move", "hero-5", "forest"))
    assert detail(game, 0, "points") == 5


def test_room_dismantle() -> None:
    """One of the owner's tiles, broken, repaired or used today, is discarded for its three printed materials."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["dismantle"], gear={"axe": "broken", "chainsaw": "ready", "backpack": "used"})
    game = play(s, Build(0))
    game.choose(0, ("use", "dismantle"))
    assert game.picks(0) == [("dismantle", "axe"), ("dismantle", "backpack"), ("dismantle", "chainsaw")]
    gains = {"axe": {"wood": 1, "metal": 2}, "chainsaw": {"metal": 1, "microchip": 2}, "backpack": {"wood": 3}}
    for kind, materials in gains.items():
        twin = game.clone()
        twin.choose(0, ("dismantle", kind))
        assert purse(twin, 0) == materials
        assert owned(twin, 0) == set(gains) - {kind}
        assert seen(twin, None, "discard") == {kind: 1}
        assert "use" not in verbs(twin, 0), "once a night"
        assert "build" in verbs(twin, 0), "the materials may build at once"


def test_room_dismantle_needs_equipment_and_works_once_a_copy() -> None:
    """Without a tile it is not offered; two copies dismantle two tiles."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["dismantle"])
    assert waiting(play(s, Build(0))) == ()
    seat(s, 0, full=["dismantle", "dismantle/2"], gear={"axe": "broken", "bow": "broken", "crowbar": "ready"})
    game = play(s, Build(0))
    choose_all(game, 0, ("use", "dismantle"), ("dismantle", "crowbar"), ("use", "dismantle/2"), ("dismantle", "bow"))
    assert purse(game, 0) == {"wood": 2, "metal": 4}
    assert "use" not in verbs(game, 0)
    assert owned(game, 0) == {"axe"}


def test_room_gauge_1() -> None:
    """One square better per night; never past +3; each copy separately."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["gauge-1"], gauge=-11)
    game = play(s, Build(0))
    game.choose(0, ("use", "gauge-1"))
    assert (waiting(game), gauge(game, 0)) == ((), -9)
    seat(s, 0, full=["gauge-1", "gauge-1/2"], gauge=1)
    game = play(s, Build(0))
    choose_all(game, 0, ("use", "gauge-1"), ("use", "gauge-1/2"))
    assert gauge(game, 0) == 3
    seat(s, 0, full=["gauge-1", "gauge-1/2"], gauge=2)
    game = play(s, Build(0))
    game.choose(0, ("use", "gauge-1"))
    assert (waiting(game), gauge(game, 0)) == ((), 3), "at the best square the second copy can do nothing"


def test_room_airlock_1() -> None:
    """Holds off one more point of the wave, as if a survivor were there; and drinks no water."""
    s = table(seats=2, phase=NIGHT, round=5)
    seat(s, 0, full=["airlock-1"], airlock=1, resources={"water": 1, "canned-goods": 2})
    game = play(s, Feed(0), Radiation(0))
    assert waiting(game) == ()
    assert (gauge(game, 0), purse(game, 0), me(game, 0).survivors()) == (-1, {}, 4)


def test_room_survivor_1() -> None:
    """One survivor per night into this very room, free and beyond its spaces, if the owner likes."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["survivor-1"])
    game = play(s, Build(0))
    assert game.picks(0) == [PASS, ("use", "survivor-1")]
    declined = game.clone()
    declined.choose(0, PASS)
    assert lives_in(declined, 0, "survivor-1") == 3
    game.choose(0, ("use", "survivor-1"))
    assert waiting(game) == (), "once a night"
    assert (lives_in(game, 0, "survivor-1"), lives_in(game, 0, "airlock")) == (4, 0)


@pytest.mark.parametrize(("inside", "offered"), [(2, False), (3, True), (7, True), (8, False)])
def test_room_survivor_1_holds_eight_at_most(inside: int, offered: bool) -> None:
    """It works from three survivors on, up to the eighth."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, people={"survivor-1": inside})
    game = play(s, Build(0))
    assert is_offered(game, 0, "use", "survivor-1") == offered


def test_room_survivor_1_others_enter_on_its_three_spaces_only() -> None:
    """From the airlock, the ship or the city nobody enters beyond the third space."""
    s = table(seats=2, phase=NIGHT)
    for inside, offered in ((2, True), (3, False), (5, False)):
        seat(s, 0, people={"survivor-1": inside, "events": 3}, airlock=2)
        assert is_offered(play(s, Build(0)), 0, "enter", "survivor-1") == offered
    for inside, offered in ((2, True), (3, False)):
        day = table(seats=2)
        seat(day, 0, heroes={"hero-3a": "mine"}, people={"survivor-1": inside, "events": 3})
        game = play(day, HeroTurn(0))
        game.choose(0, ("move", "hero-3a", "cargo-ship"))
        assert is_offered(game, 0, "welcome", "survivor-1") == offered


def test_room_survivor_1_two_copies() -> None:
    """Each copy grows separately."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, people={"survivor-1": 7, "survivor-1/2": 3})
    game = play(s, Build(0))
    choose_all(game, 0, ("use", "survivor-1/2"), ("use", "survivor-1"))
    assert (lives_in(game, 0, "survivor-1"), lives_in(game, 0, "survivor-1/2")) == (8, 4)
    assert waiting(game) == ()


def test_room_equipment_2() -> None:
    """Two broken tiles per night, of kinds not owned; each copy draws two."""
    for seed in range(4):
        s = table(seats=2, phase=NIGHT)
        mine = dict.fromkeys(EQUIPMENT[:14], "ready")
        seat(s, 0, full=["equipment-2", "equipment-2/2"], gear=mine)
        game = play(s, Build(0), seed=seed)
        game.choose(0, ("use", "equipment-2"))
        drawn = owned(game, 0) - set(mine)
        assert len(drawn) == 2
        assert {gear(game, 0, kind) for kind in drawn} == {"broken"}
        assert game.picks(0) == [PASS, ("use", "equipment-2/2")]
        game.choose(0, ("use", "equipment-2/2"))
        assert len(owned(game, 0)) == 18
        assert waiting(game) == ()


# -- cities ---------------------------------------------------------------------------------------------------------

PILE = ("munition", "empty", "empty", "metal", "wood", "canned-goods", "water")
"""From the bottom to the top."""
ALL_TILES = (
    "water", "canned-goods", "wood", "metal", "microchip", "munition", "munition", "capsule", "empty", "empty",
)  # fmt: skip


def searcher(full: list[str], hero: str = "hero-3a", pile: tuple[str, ...] = PILE, **more: object) -> Game:
    """A hero of seat 0 in Blackwood, with that city's pile as listed."""
    s = table(seats=2, piles={"blackwood": pile, "silent-peak": pile}, equipment={"blackwood": ["axe", "bow"]})
    seat(s, 0, heroes={hero: "forest", "hero-3b": "dam"}, full=full, **more)  # type: ignore[arg-type]
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", hero, "blackwood"))
    return game


def test_room_search_2() -> None:
    """After a search paid with a point, two more tiles are free, one by one, each seen before the next choice."""
    game = searcher(["search-2"])
    assert not is_offered(game, 0, "use", "search-2")
    game.choose(0, ("salvage", "axe"))
    assert not is_offered(game, 0, "use", "search-2"), "equipment is no search"
    game.choose(0, ("search", "blackwood"))
    assert is_offered(game, 0, "use", "search-2")
    game.choose(0, ("use", "search-2"))
    assert (detail(game, 0, "points"), detail(game, 0, "free")) == (1, 2)
    game.choose(0, ("search", "blackwood"))
    assert purse(game, 0) == {"water": 1, "canned-goods": 1}
    assert (detail(game, 0, "points"), detail(game, 0, "free")) == (1, 1)
    choose_all(game, 0, ("search", "blackwood"))
    assert (detail(game, 0, "points"), detail(game, 0, "free")) == (1, 0)
    assert purse(game, 0) == {"water": 1, "canned-goods": 1, "wood": 1}
    game.choose(0, ("search", "blackwood"))
    assert key(game, 0) == "ask-turn", "no points, no free tiles: the visit is over"


def test_room_search_2_tiles_are_optional() -> None:
    """The owner may stop after the first free tile, or not use the room."""
    game = searcher(["search-2"])
    choose_all(game, 0, ("search", "blackwood"), ("use", "search-2"), ("search", "blackwood"), PASS)
    assert purse(game, 0) == {"water": 1, "canned-goods": 1}
    assert seen(game, None, "cities", "blackwood", "pile") == 5


def test_room_search_2_with_the_last_point() -> None:
    """The point that pays for the search may be the last one; the free tiles come after it."""
    game = searcher(["search-2"])
    choose_all(game, 0, ("salvage", "axe"), ("salvage", "bow"), ("search", "blackwood"))
    assert game.picks(0) == [PASS, ("use", "search-2")]
    choose_all(game, 0, ("use", "search-2"), ("search", "blackwood"))
    game.choose(0, ("search", "blackwood"))
    assert purse(game, 0) == {"water": 1, "canned-goods": 1, "wood": 1}
    assert key(game, 0) == "ask-turn"


def test_room_search_2_once_per_city() -> None:
    """Used in one city it still works in the other that day, and not twice in the same one."""
    game = searcher(["search-2"])
    choose_all(game, 0, ("search", "blackwood"), ("use", "search-2"))
    assert not is_offered(game, 0, "use", "search-2")
    choose_all(game, 0, PASS, ("move", "hero-3b", "silent-peak"), ("search", "silent-peak"))
    assert is_offered(game, 0, "use", "search-2")
    choose_all(game, 0, ("use", "search-2"))
    assert room(game, 0, "search-2")["used"] == [True, True]
    assert detail(game, 0, "free") == 2


def test_room_search_2_from_the_pile_of_the_city() -> None:
    """With an empty pile the room is not offered; with one tile it gives one."""
    game = searcher(["search-2"], pile=("wood",))
    game.choose(0, ("search", "blackwood"))
    assert game.picks(0) == [PASS, ("salvage", "bow"), ("salvage", "axe")]
    game = searcher(["search-2"], pile=("metal", "wood"))
    choose_all(game, 0, ("search", "blackwood"), ("use", "search-2"), ("search", "blackwood"))
    assert purse(game, 0) == {"wood": 1, "metal": 1}
    assert not is_offered(game, 0, "search", "blackwood")


def test_room_search_2_two_copies() -> None:
    """Four free tiles in one city."""
    game = searcher(["search-2", "search-2/2"])
    choose_all(game, 0, ("search", "blackwood"), ("use", "search-2"), ("use", "search-2/2"))
    assert (detail(game, 0, "points"), detail(game, 0, "free")) == (2, 4)
    for _ in range(4):
        game.choose(0, ("search", "blackwood"))
    assert (detail(game, 0, "points"), detail(game, 0, "free")) == (2, 0)


def test_room_empty_cupboard() -> None:
    """One wood and one metal for the first empty tile in each city; the second there brings nothing."""
    pile = ("wood", "empty", "empty")
    game = searcher(["empty-cupboard"], pile=pile)
    game.choose(0, ("search", "blackwood"))
    assert purse(game, 0) == {"wood": 1, "metal": 1}
    choose_all(game, 0, ("search", "blackwood"))
    assert purse(game, 0) == {"wood": 1, "metal": 1}
    choose_all(game, 0, PASS, ("move", "hero-3b", "silent-peak"), ("search", "silent-peak"))
    assert purse(game, 0) == {"wood": 2, "metal": 2}
    choose_all(game, 0, ("search", "silent-peak"))
    assert purse(game, 0) == {"wood": 2, "metal": 2}
    assert room(game, 0, "empty-cupboard")["used"] == [True, True]


def test_room_empty_cupboard_needs_an_empty_tile_and_a_full_room() -> None:
    """Any other tile brings only itself; without the room an empty tile brings nothing."""
    game = searcher(["empty-cupboard"], pile=("wood", "munition"))
    game.choose(0, ("search", "blackwood"))
    assert purse(game, 0) == {"munition": 1}
    game = searcher([], pile=("wood", "empty"), people={"empty-cupboard": 2})
    game.choose(0, ("search", "blackwood"))
    assert purse(game, 0) == {}


def test_room_empty_cupboard_and_free_tiles() -> None:
    """An empty tile among the free ones of the search room counts."""
    game = searcher(["empty-cupboard", "search-2"], pile=("metal", "empty", "munition"))
    choose_all(game, 0, ("search", "blackwood"), ("use", "search-2"), ("search", "blackwood"))
    assert purse(game, 0) == {"munition": 1, "wood": 1, "metal": 1}


def test_room_empty_cupboard_two_copies() -> None:
    """Both copies fill the same cupboard."""
    game = searcher(["empty-cupboard", "empty-cupboard/2"], pile=("wood", "empty", "empty"))
    game.choose(0, ("search", "blackwood"))
    assert purse(game, 0) == {"wood": 2, "metal": 2}
    game.choose(0, ("search", "blackwood"))
    assert purse(game, 0) == {"wood": 2, "metal": 2}


def test_room_empty_cupboard_not_in_set_up() -> None:
    """Mary Koolpepper's first draws bring nothing for empty tiles."""
    s = table(seats=2)
    seat(s, 0, leader="mary-koolpepper", full=["empty-cupboard"])
    for city in range(2):
        s.unseen[city] = [2 if tile == EMPTY else 0 for tile in range(8)]
        s.piles[city] = [UNSEEN, UNSEEN]
    game = play(s, MaryDraws(), aloud=True)
    while game.waiting:
        game.choose(0, game.picks(0)[0])
    drawn = [told["tile"] for told in game.story() if "city" in told]
    assert drawn == ["empty"] * 4
    assert purse(game, 0) == {}


# -- Look -----------------------------------------------------------------------------------------------------------

SOMETHING = {"munition": 1, "meat": 1, "canned-goods": 2, "wood": 2}


def looker(**more: object) -> OutliveState:
    """Seat 0 has the room and some heroes; seat 1 is near."""
    s = table(seats=2, piles={"blackwood": PILE})
    laid: dict[str, object] = {"resources": SOMETHING, "heroes": {"hero-5": "dam", "hero-4": "mine"}, **more}
    seat(s, 0, full=["look"], **laid)  # type: ignore[arg-type]
    seat(s, 1, heroes={"hero-5": "military-base"})
    return s


def at(place: str, hero: str = "hero-5", **more: object) -> Callable[[], Game]:
    """The owner has just come to a place."""

    def start() -> Game:
        game = play(looker(**more), HeroTurn(0))
        game.choose(0, ("move", hero, place))
        return game

    return start


def asked_on_a_turn() -> Game:
    return play(looker(), HeroTurn(0))


def asked_to_kill() -> Game:
    game = at("forest")()
    game.choose(0, ("hunt",))
    return game


def asked_to_stalk() -> Game:
    game = at("forest", gear={"thermal-sensor": "ready"})()
    game.choose(0, ("hunt",))
    return game


def asked_for_prey() -> Game:
    game = asked_to_stalk()
    game.choose(0, ("use", "thermal-sensor"))
    return game


def asked_on_deck() -> Game:
    game = at("cargo-ship", "hero-4", gear={"hacksaw": "ready"}, airlock=7)()
    game.choose(0, ("dock", "slot-4"))
    return game


def asked_to_dock() -> Game:
    return at("cargo-ship", "hero-4", gear={"grappling-hook": "ready"})()


def asked_to_welcome() -> Game:
    game = at("cargo-ship", "hero-4", people={"events": 1})()
    game.choose(0, ("dock", "slot-4"))
    return game


def asked_to_swing() -> Game:
    s = looker(gear={"baseball-bat": "ready"})
    seat(s, 1, heroes={"hero-3a": "forest"}, standing=["hero-3a"])
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    return game


def asked_to_defend() -> Game:
    s = looker(heroes={"hero-3a": "forest"}, standing=["hero-3a"])
    game = play(s, HeroTurn(1))
    game.choose(1, ("move", "hero-5", "forest"))
    return game


def asked_for_tribute() -> Game:
    game = asked_to_defend()
    game.choose(0, PASS)
    return game


def asked_whether_to_choose_tribute() -> Game:
    s = table(seats=2, edition="fr", piles={"blackwood": PILE})
    seat(s, 0, full=["look", "choice-of-tribute"], heroes={"hero-5": "dam"})
    seat(s, 1, heroes={"hero-3a": "forest"}, standing=["hero-3a"], resources={"wood": 3, "metal": 3})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    return game


def asked_which_tribute() -> Game:
    game = asked_whether_to_choose_tribute()
    game.choose(0, ("use", "choice-of-tribute"))
    return game


def on_the_morning_of(event: str) -> Callable[[], Game]:
    def start() -> Game:
        s = looker(airlock=1)
        seat(s, 1, overcome=[name for name in EVENTS if name != event])
        return play(s, RevealEvent())

    return start


DAY_QUESTIONS: Mapping[str, Callable[[], Game]] = {
    "ask-turn": asked_on_a_turn,
    "ask-wild": at("forest"),
    "ask-base": at("military-base"),
    "ask-dam": at("dam", "hero-4", heroes={"hero-4": "silent-peak"}, resources={"microchip": 1}),
    "ask-city": at("silent-peak"),
    "ask-kill": asked_to_kill,
    "ask-stalk": asked_to_stalk,
    "ask-prey": asked_for_prey,
    "ask-dock": asked_to_dock,
    "ask-deck": asked_on_deck,
    "ask-welcome": asked_to_welcome,
    "ask-bat": asked_to_swing,
    "ask-defend": asked_to_defend,
    "ask-tribute": asked_for_tribute,
    "ask-choice": asked_whether_to_choose_tribute,
    "ask-lose": on_the_morning_of("cold-snap"),
    "ask-rats": on_the_morning_of("rat-infestation"),
    "ask-clan": on_the_morning_of("enemy-clan"),
}


@pytest.mark.parametrize("question", DAY_QUESTIONS)
def test_room_look_is_offered_at_every_question_of_the_day(question: str) -> None:
    """Whatever its owner is asked, he may look through either pile first; then the same question returns."""
    game = DAY_QUESTIONS[question]()
    assert key(game, 0) == question
    picks = game.picks(0)
    assert picks[-2:] == LOOKS
    before, piles = purse(game, 0), board(game).piles[0][:]
    game.choose(0, ("look", "blackwood"))
    assert key(game, 0) == question
    assert game.picks(0) == picks[:-2], "looked once, he is offered all the rest and no second look"
    assert purse(game, 0) == before
    assert board(game).piles[0] == piles, "the order of the tiles is unchanged"
    assert seen(game, 0, "cities", "blackwood", "tiles") == list(reversed(PILE))
    assert seen(game, 0, "cities", "silent-peak", "tiles") is None


def test_room_look_is_offered_to_an_attacker_who_chooses_tribute() -> None:
    """Before he names what he takes he may look; then he continues to name."""
    game = asked_which_tribute()
    assert game.picks(0) == [("give", "wood"), ("give", "metal"), *LOOKS]
    choose_all(game, 0, ("look", "blackwood"), ("give", "wood"), ("give", "metal"))
    assert purse(game, 0) == {"wood": 1, "metal": 1}


def test_room_look_is_offered_even_where_there_is_no_other_choice() -> None:
    """Pressed without any means of defense, its owner would not be asked anything, but he may look first."""
    s = looker(heroes={"hero-3a": "forest"}, standing=["hero-3a"], resources={"wood": 9})
    game = play(s, HeroTurn(1))
    game.choose(1, ("move", "hero-5", "forest"))
    assert game.picks(0) == [PASS, *LOOKS]
    game.choose(0, ("look", "silent-peak"))
    assert has(game, 0, "wood") == 7, "after the look there was nothing left to choose"
    assert key(game, 1) == "ask-wild"


@pytest.mark.parametrize("question", ["ask-overcome", "ask-eat", "ask-recruit", "ask-build", "ask-mend"])
def test_room_look_is_not_offered_at_night(question: str) -> None:
    """Day only."""
    s = table(seats=2, phase=NIGHT, events=["cave-in"])
    resources = {"wood": 6, "canned-goods": 2, "water": 2}
    seat(s, 0, full=["look"], resources=resources, airlock=1, gear={"backpack": "broken"})
    game = play(s, NightBegins())
    reached = []
    while game.waiting:
        reached.append(key(game, 0))
        assert "look" not in verbs(game, 0)
        game.choose(0, game.picks(0)[0])
    assert question in reached


def test_room_look_works_once_a_day() -> None:
    """After one look there is no second, not even in the other city; two copies look twice; the next day again."""
    game = play(looker(), HeroTurn(0))
    game.choose(0, ("look", "silent-peak"))
    assert "look" not in verbs(game, 0)
    game.choose(0, ("move", "hero-5", "forest"))
    assert "look" not in verbs(game, 0)
    s = table(seats=2, piles={"blackwood": PILE})
    seat(s, 0, full=["look", "look/2"], heroes={"hero-5": "dam"})
    game = play(s, HeroTurn(0), ClearUp(0), HeroTurn(0))
    choose_all(game, 0, ("look", "silent-peak"), ("look", "blackwood"))
    assert "look" not in verbs(game, 0)
    assert [seen(game, 0, "cities", city, "tiles") is not None for city in CITIES] == [True, True]


def test_room_look_is_ready_again_the_next_day() -> None:
    """Clearing up makes it ready."""
    s = looker()
    game = play(s, HeroTurn(0), ClearUp(0), HeroTurn(0))
    choose_all(game, 0, ("look", "blackwood"), ("move", "hero-5", "forest"), PASS)
    assert key(game, 0) == "ask-turn"
    assert game.picks(0)[-2:] == LOOKS


def test_room_look_needs_tiles_and_a_full_room() -> None:
    """An empty pile is not offered; three survivors in four spaces cannot look."""
    s = table(seats=2, piles={"blackwood": ()})
    seat(s, 0, full=["look"], heroes={"hero-5": "dam"})
    game = play(s, HeroTurn(0))
    assert [pick for pick in game.picks(0) if pick[0] == "look"] == [("look", "silent-peak")]
    s = table(seats=2, piles={"blackwood": (), "silent-peak": ()})
    seat(s, 0, full=["look"], heroes={"hero-5": "dam"})
    assert "look" not in verbs(play(s, HeroTurn(0)), 0)
    s = table(seats=2)
    seat(s, 0, people={"look": 3}, heroes={"hero-5": "dam"})
    assert "look" not in verbs(play(s, HeroTurn(0)), 0)


def test_room_look_is_not_offered_while_others_are_asked() -> None:
    """Its owner waits for a question of his own."""
    game = play(looker(), HeroTurn(1))
    assert waiting(game) == (1,)
    assert game.picks(0) == []
    assert "look" not in verbs(game, 1)


def test_room_look_tells_its_owner_and_nobody_else() -> None:
    """The owner sees the tiles from the top; others and spectators know which tiles are there, not the order."""
    game = play(looker(), HeroTurn(0), aloud=True)
    before = {n: seen(game, n, "cities") for n in (1, None)}
    game.choose(0, ("look", "blackwood"))
    assert seen(game, 0, "cities", "blackwood", "tiles") == list(reversed(PILE))
    assert {n: seen(game, n, "cities") for n in (1, None)} == before
    assert seen(game, 1, "cities", "blackwood", "tiles") is None
    assert game.story(1) == game.story(0)
    looked = game.story(1)[-1]
    assert {name: value for name, value in looked.items() if name in ("seat", "city")} == {
        "seat": 0,
        "city": "blackwood",
    }
    assert "tile" not in looked


def test_room_look_at_tiles_nobody_has_seen() -> None:
    """A look settles the order: what anybody then draws is what was seen, and it stays known."""
    s = looker()
    seat(s, 1, heroes={"hero-3a": "military-base"})
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("look", "silent-peak"))
    tiles = seen(game, 0, "cities", "silent-peak", "tiles")
    assert isinstance(tiles, list)
    assert sorted(tiles) == sorted(ALL_TILES)
    choose_all(game, 0, ("move", "hero-5", "forest"), PASS)
    choose_all(game, 1, ("move", "hero-3a", "silent-peak"), ("search", "silent-peak"), ("search", "silent-peak"))
    assert seen(game, 0, "cities", "silent-peak", "tiles") == tiles[2:]
    gained = [tile for tile in tiles[:2] if tile not in ("capsule", "empty")]
    assert sum(purse(game, 1).values()) == len(gained)
    assert set(purse(game, 1)) == set(gained)
    assert seen(game, 1, "cities", "silent-peak", "tiles") is None


def test_room_look_stays_known_until_the_tiles_are_shuffled() -> None:
    """It stays known for the rest of the day and the night; then dawn shuffles, and nobody knows anything."""
    game = play(looker(), HeroTurn(0), NightBegins(), Dawn(), HeroTurn(0))
    choose_all(game, 0, ("look", "blackwood"), ("move", "hero-5", "forest"), PASS)
    questions = []
    while seen(game, None, "round") == 1:
        questions.append(key(game, 0))
        assert seen(game, 0, "cities", "blackwood", "tiles") == list(reversed(PILE))
        game.choose(0, game.picks(0)[0])
    assert questions == ["ask-eat", "ask-recruit"]
    assert key(game, 0) == "ask-turn"
    assert [seen(game, 0, "cities", city, "tiles") for city in CITIES] == [None, None]
    assert [seen(game, 0, "cities", city, "pile") for city in CITIES] == [6, 6]


def test_room_look_in_the_morning_is_true_when_nomads_come_after_it() -> None:
    """After a look while the rats are settled, the pile loses its top tiles to the nomads: the known ones."""
    s = table(seats=2, piles={"blackwood": PILE}, events=["nomads"])
    seat(s, 0, full=["look"], resources={"meat": 1, "water": 1})
    seat(s, 1, overcome=[name for name in EVENTS if name not in ("nomads", "rat-infestation")])
    game = play(s, RevealEvent())
    game.choose(0, ("look", "silent-peak"))
    tiles = seen(game, 0, "cities", "silent-peak", "tiles")
    assert isinstance(tiles, list)
    game.choose(0, ("pay", "meat"))
    assert waiting(game) == ()
    assert seen(game, 0, "cities", "silent-peak", "tiles") == tiles[2:]
    aside = seen(game, None, "cities", "silent-peak", "aside")
    assert isinstance(aside, dict)
    assert sorted(aside) == sorted(set(tiles[:2]))


def test_room_look_two_owners_look_at_the_same_pile() -> None:
    """In the morning both look while both are asked: they see the same tiles, each in his own view."""
    s = table(seats=3)
    for n in range(2):
        seat(s, n, full=["look"], airlock=1)
    seat(s, 2, overcome=[name for name in EVENTS if name != "cold-snap"])
    game = play(s, RevealEvent())
    assert waiting(game) == (0, 1)
    offered = game.picks(0)
    game.choose(1, ("look", "blackwood"))
    assert game.picks(0) == offered
    assert seen(game, 0, "cities", "blackwood", "tiles") is None
    game.choose(0, ("look", "blackwood"))
    first, second = (seen(game, n, "cities", "blackwood", "tiles") for n in range(2))
    assert first == second
    assert isinstance(first, list)
    assert len(first) == 10


def test_room_look_and_what_others_can_imagine() -> None:
    """In every world that its owner imagines, the pile is as he saw it; the others imagine many orders."""
    game = play(looker(), HeroTurn(0))
    game.choose(0, ("look", "blackwood"))
    mine = {str(board(game.imagine(0, seed)).piles[0]) for seed in range(20)}
    theirs = {str(board(game.imagine(1, seed)).piles[0]) for seed in range(20)}
    assert mine == {str(board(game).piles[0])}
    assert len(theirs) > 5
    for seed in range(20):
        imagined = game.imagine(1, seed)
        assert imagined.view(1) == game.view(1)
        assert game.rules.audit(imagined.state) == []


def test_room_look_changes_nothing_else() -> None:
    """Apart from the use of the room and what is known, everything is as before."""
    game = play(looker(), HeroTurn(0))
    before = bystanders(game, 0), purse(game, 0), board(game).stock[:], snapshot(board(game).stacks)
    game.choose(0, ("look", "blackwood"))
    assert (bystanders(game, 0), purse(game, 0), board(game).stock, snapshot(board(game).stacks)) == before
    assert room(game, 0, "look")["used"] == [True, False]
    assert seen(game, None, "cities", "blackwood", "pile") == len(PILE)


def test_room_cargo_1_filled_by_the_ships_own_survivor() -> None:
    """The room works from the moment its last space fills, so the visit that fills it already brings its can."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-4": "mine"}, people={"cargo-1": 3})
    game = play(s, HeroTurn(0))
    choose_all(game, 0, ("move", "hero-4", "cargo-ship"), ("welcome", "cargo-1"))
    assert has(game, 0, "canned-goods") == 3
    assert room(game, 0, "cargo-1")["used"] == [True, False]
