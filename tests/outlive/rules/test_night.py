"""The night (N): events in turn order, then feeding, radiation, recruits, building, repairs and upkeep together."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence

import pytest

import emberwatch as ew
from emberwatch.engine.agenda import Words
from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from emberwatch.outlive.model.names import EQUIPMENT, EVENTS, RESOURCES
from emberwatch.outlive.model.state import NIGHT, OutliveState
from emberwatch.outlive.rules.dawn import Dawn
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.equipment import Mend
from emberwatch.outlive.rules.events import RevealEvent
from emberwatch.outlive.rules.night import ClearUp, Feed, NightBegins, Overcome, Radiation, Recruit
from emberwatch.outlive.rules.rooms import Build
from emberwatch.outlive.rules.setup import Rounds
from tests.outlive.situation import (
    PLAYED,
    board,
    bystanders,
    choose_all,
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

GAUGE = (3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11)

COSTS: Mapping[str, Mapping[str, int]] = {
    "wildfire": {"water": 3},
    "cave-in": {"wood": 3},
    "thieves": {"munition": 3},
    "nomads": {"canned-goods": 3},
    "lean-times": {"wood": 1, "metal": 1, "microchip": 1},
    "rat-infestation": {"metal": 3, "munition": 2},
    "sandstorm": {"wood": 3, "metal": 2},
    "radioactive-cloud": {"microchip": 3, "metal": 2},
    "epizootic-disease": {"water": 3, "microchip": 2},
    "animal-mutation": {"munition": 5},
    "enemy-clan": {"munition": 4, "canned-goods": 1},
    "cold-snap": {"wood": 4, "canned-goods": 1},
}

UPKEEP: Mapping[str, int] = {
    "construction": 2,
    "workshop": 2,
    "events": 1,
    "hunting-1": 1,
    "cargo-1": 1,
    "look": 1,
    "hero-immunity": 1,
    "choice-of-tribute": 1,
    "hunting-2": 3,
    "cargo-2": 3,
    "munitions-4": 3,
    "repair-free": 3,
    "permanent-water": 2,
    "event-immunity": 2,
    "dismantle": 2,
    "gauge-1": 2,
    "airlock-1": 2,
    "survivor-1": 2,
    "search-2": 2,
    "equipment-2": 2,
    "empty-cupboard": 2,
    "repair-2": 2,
}

REPAIRS: Mapping[str, str] = {
    "bow": "WWM",
    "axe": "WMM",
    "battle-gear": "WCC",
    "baseball-bat": "WWW",
    "thermal-sensor": "WCM",
    "exoskeleton": "WCM",
    "access-card": "WCM",
    "jerrycan": "WMM",
    "metal-detector": "WCM",
    "backpack": "WWW",
    "bear-trap": "WMM",
    "shotgun": "WWM",
    "grappling-hook": "WMC",
    "hacksaw": "WMC",
    "crowbar": "MMM",
    "ammo-box": "WWM",
    "chainsaw": "CCM",
    "flashlight": "CCM",
    "purifier": "MCC",
    "pickaxe": "WWM",
}
LETTERS = {"W": "wood", "M": "metal", "C": "microchip"}


def count(letters: str) -> dict[str, int]:
    """Materials by name from their letters."""
    return {name: letters.count(letter) for letter, name in LETTERS.items() if letter in letters}


def one_less(cost: Mapping[str, int]) -> list[dict[str, int]]:
    """All ways to lack a single token of a cost."""
    return [{**cost, name: cost[name] - 1} for name in cost]


def refused(game: Game, n: int, *words: str | int) -> bool:
    try:
        game.choose(n, tuple(words))
    except ew.IllegalPick:
        return True
    return False


# -- the steps in order -------------------------------------------------------------------------------------------


def test_n_steps_come_strictly_in_order() -> None:
    """A seat goes through events, feeding, losses, recruits, building and repairs, and never back."""
    s = table(seats=2, events=["wildfire"], phase=NIGHT)
    seat(
        s,
        0,
        resources={"water": 5, "canned-goods": 3, "meat": 3, "wood": 9, "metal": 3},
        people={"construction": 1, "workshop": 1},
        airlock=2,
        gauge=-11,
        gear={"axe": "broken"},
    )
    game = play(s, NightBegins())
    asked = []
    for pick in (
        ("overcome", "wildfire"),
        ("pay", "meat"),
        ("pay", "meat"),
        ("pay", "meat"),
        ("pay", "canned-goods"),
        ("recruit", "water"),
        PASS,
        ("enter", "workshop"),
        PASS,
        ("repair", "axe"),
    ):
        asked.append((key(game, 0), verbs(game, 0)))
        game.choose(0, pick)
    assert asked == [
        ("ask-overcome", {"pass", "overcome"}),
        ("ask-eat", {"pay"}),
        ("ask-eat", {"pay"}),
        ("ask-eat", {"pay"}),
        ("ask-eat", {"pay"}),
        ("ask-recruit", {"pass", "recruit"}),
        ("ask-recruit", {"pass", "recruit"}),
        ("ask-build", {"pass", "build", "enter"}),
        ("ask-build", {"pass", "build", "enter"}),
        ("ask-mend", {"pass", "repair"}),
    ]
    assert waiting(game) == ()
    assert purse(game, 0) == {"canned-goods": 2, "wood": 8, "metal": 1}
    assert gear(game, 0, "axe") == "ready"


def test_n_no_way_back_from_building_to_recruiting() -> None:
    """Space that building frees in the airlock comes too late for recruits."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"canned-goods": 3}, people={"construction": 1}, airlock=7)
    game = play(s, Recruit(0), Build(0))
    assert key(game, 0) == "ask-build"
    game.choose(0, ("enter", "construction"))
    assert key(game, 0) == "ask-build"
    assert refused(game, 0, "recruit", "canned-goods")
    game.choose(0, PASS)
    assert waiting(game) == ()
    assert has(game, 0, "canned-goods") == 3


def test_n_the_night_begins_the_next_dawn_when_all_are_done() -> None:
    """The next round begins only after the last seat has finished its night."""
    s = table(seats=2, phase=NIGHT, round=2)
    seat(s, 0, resources={"canned-goods": 1})
    seat(s, 1, resources={"canned-goods": 1})
    s.stock[0] = 0
    game = play(s, NightBegins(), Dawn())
    game.choose(1, PASS)
    assert waiting(game) == (0,)
    assert (board(game).round, stock(game, "forest")) == (2, 0)
    game.choose(0, PASS)
    assert waiting(game) == ()
    assert (board(game).round, stock(game, "forest")) == (3, 6)


# -- N1: overcome events --------------------------------------------------------------------------------------------


def rich_in_water(seats: int, first: int, *events: str) -> OutliveState:
    s = table(seats=seats, first=first, events=events or ("wildfire",), phase=NIGHT)
    for n in range(seats):
        seat(s, n, resources={"water": 3, "wood": 3})
    return s


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_n1_asks_clockwise_from_the_first_player(seats: int, first: int) -> None:
    """One seat after another is asked, clockwise from the first player; all may pass."""
    game = play(rich_in_water(seats, first), Overcome(first, 0))
    for i in range(seats):
        n = (first + i) % seats
        assert waiting(game) == (n,)
        assert game.picks(n) == [PASS, ("overcome", "wildfire")]
        game.choose(n, PASS)
    assert waiting(game) == ()
    assert board(game).open == [EVENTS.index("wildfire")]


def test_n1_begins_with_the_new_first_player() -> None:
    """The player who took the token on the Cargo Ship during the day is asked first that night."""
    s = table(seats=3, first=0, events=["cave-in"])
    for n in range(3):
        seat(s, n, resources={"wood": 3}, heroes={"hero-5": "mine"} if n == 2 else {})
    game = play(s, HeroTurn(2), NightBegins())
    game.choose(2, ("move", "hero-5", "cargo-ship"))
    assert waiting(game) == (2,)
    assert key(game, 2) == "ask-overcome"
    game.choose(2, PASS)
    assert waiting(game) == (0,)
    game.choose(0, PASS)
    assert waiting(game) == (1,)


def test_n1_one_event_at_a_time() -> None:
    """A player who wants a second event waits for his next turn, and the others choose in between."""
    s = rich_in_water(2, 0, "wildfire", "cave-in")
    game = play(s, Overcome(0, 0))
    assert game.picks(0) == [PASS, ("overcome", "wildfire"), ("overcome", "cave-in")]
    game.choose(0, ("overcome", "wildfire"))
    assert waiting(game) == (1,)
    assert game.picks(1) == [PASS, ("overcome", "cave-in")]
    game.choose(1, PASS)
    assert waiting(game) == (0,)
    game.choose(0, ("overcome", "cave-in"))
    assert waiting(game) == ()
    assert me(game, 0).events == (EVENTS.index("wildfire"), EVENTS.index("cave-in"))
    assert purse(game, 0) == {}


def test_n1_another_seat_may_take_the_event_in_between() -> None:
    """An event that the first player left for later may be gone at his next turn."""
    s = rich_in_water(2, 0, "wildfire", "cave-in")
    game = play(s, Overcome(0, 0))
    game.choose(0, ("overcome", "wildfire"))
    game.choose(1, ("overcome", "cave-in"))
    assert waiting(game) == ()
    assert me(game, 1).events == (EVENTS.index("cave-in"),)
    assert purse(game, 0) == {"wood": 3}


def test_n1_a_pass_is_final_for_the_night() -> None:
    """A player who has passed is not asked again, though others continue to overcome events."""
    s = rich_in_water(3, 0, "wildfire", "cave-in")
    seat(s, 1, resources={"water": 3, "wood": 3})
    game = play(s, Overcome(0, 0))
    game.choose(0, PASS)
    game.choose(1, ("overcome", "wildfire"))
    assert waiting(game) == (2,)
    game.choose(2, PASS)
    assert waiting(game) == (1,)
    game.choose(1, PASS)
    assert waiting(game) == ()
    assert board(game).open == [EVENTS.index("cave-in")]


def test_n1_seats_that_have_passed_are_skipped() -> None:
    """With two neighbors out, the turn continues clockwise to the next seat that is still in."""
    s = rich_in_water(4, 0, "wildfire", "cave-in", "thieves", "nomads")
    seat(s, 0, resources={"water": 3, "wood": 3, "munition": 3})
    game = play(s, Overcome(0, 0))
    game.choose(0, ("overcome", "wildfire"))
    game.choose(1, PASS)
    game.choose(2, PASS)
    assert waiting(game) == (3,)
    game.choose(3, ("overcome", "cave-in"))
    assert waiting(game) == (0,)
    game.choose(0, ("overcome", "thieves"))
    assert waiting(game) == (), "nobody can pay for the nomads"
    s = rich_in_water(4, 0, "wildfire", "cave-in", "thieves", "nomads")
    for n in (0, 3):
        seat(s, n, resources={"water": 3, "wood": 3, "munition": 3, "canned-goods": 3})
    game = play(s, Overcome(0, 0))
    for n, pick in ((0, ("overcome", "wildfire")), (1, PASS), (2, PASS), (3, ("overcome", "cave-in"))):
        game.choose(n, pick)
    game.choose(0, ("overcome", "thieves"))
    assert waiting(game) == (3,)


def test_n1_who_has_not_passed_goes_on_alone() -> None:
    """When all others have passed, the last one may overcome event after event."""
    s = rich_in_water(3, 0, "wildfire", "cave-in", "thieves")
    seat(s, 2, resources={"water": 3, "wood": 3, "munition": 3})
    game = play(s, Overcome(0, 0))
    game.choose(0, PASS)
    game.choose(1, PASS)
    choose_all(game, 2, ("overcome", "thieves"), ("overcome", "cave-in"), ("overcome", "wildfire"))
    assert waiting(game) == ()
    assert board(game).open == []
    assert purse(game, 2) == {}


def test_n1_ends_when_no_event_is_left() -> None:
    """With the last event gone, nobody is asked any more."""
    game = play(rich_in_water(4, 3), Overcome(3, 0))
    before = bystanders(game, 3)
    game.choose(3, ("overcome", "wildfire"))
    assert waiting(game) == ()
    assert bystanders(game, 3) == before


def test_n1_without_events_nobody_is_asked() -> None:
    """A night without an open event begins with feeding."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"water": 3})
    game = play(s, Overcome(0, 0))
    assert waiting(game) == ()


@pytest.mark.parametrize("event", EVENTS)
def test_n1_the_printed_cost_is_paid(event: str) -> None:
    """Exactly the resources on the card leave the shelter that overcomes it, and the card goes to it."""
    cost = COSTS[event]
    s = table(seats=2, events=[event], phase=NIGHT)
    seat(s, 0, resources={**{name: n + 1 for name, n in cost.items()}, "meat": 1})
    game = play(s, Overcome(0, 0))
    game.choose(0, ("overcome", event))
    assert purse(game, 0) == {**dict.fromkeys(cost, 1), "meat": 1}
    assert me(game, 0).events == (EVENTS.index(event),)
    assert board(game).open == []
    assert waiting(game) == ()


@pytest.mark.parametrize("event", EVENTS)
def test_n1_one_token_short_is_too_few(event: str) -> None:
    """With exactly the cost the event is offered, with any one token less it is not, and others do not help."""
    s = table(seats=2, events=[event], phase=NIGHT)
    seat(s, 0, resources=COSTS[event])
    assert play(s, Overcome(0, 0)).picks(0) == [PASS, ("overcome", event)]
    for lacking in one_less(COSTS[event]):
        s = table(seats=2, events=[event, "lean-times" if event != "lean-times" else "nomads"], phase=NIGHT)
        others = dict.fromkeys(RESOURCES, 9)
        short = {name: n for name, n in lacking.items() if n < COSTS[event][name]}
        seat(s, 0, resources={**others, **short})
        seat(s, 1, resources=others)
        game = play(s, Overcome(0, 0))
        assert not is_offered(game, 0, "overcome", event)
        if 0 in game.waiting:
            game.choose(0, PASS)
        assert is_offered(game, 1, "overcome", event)


def test_n1_nobody_helps_to_pay() -> None:
    """What another shelter has does not count: a seat that cannot pay alone passes automatically."""
    s = table(seats=3, events=["wildfire"], phase=NIGHT)
    seat(s, 0, resources={"water": 2})
    seat(s, 1, resources={"water": 3})
    seat(s, 2, resources={"water": 2})
    game = play(s, Overcome(0, 0))
    assert waiting(game) == (1,)
    game.choose(1, ("overcome", "wildfire"))
    assert [has(game, n, "water") for n in range(3)] == [2, 0, 2]


def test_n1_todays_event_can_be_overcome_the_same_night() -> None:
    """The event revealed this morning is as open as the older ones."""
    s = table(seats=2, events=["cave-in"])
    s.shelters[1].events = tuple(i for i, name in enumerate(EVENTS) if name not in ("cave-in", "wildfire"))
    s.coming = [1 if name == "wildfire" else 0 for name in EVENTS]
    seat_0 = s.shelters[0]
    seat_0.tokens[1] = 3
    seat_0.tokens[3] = 3
    game = play(s, RevealEvent(), NightBegins())
    assert game.picks(0) == [PASS, ("overcome", "wildfire"), ("overcome", "cave-in")]


def test_n1_the_effect_of_an_overcome_event_stops() -> None:
    """Once overcome, an event no longer takes effect, while one left open does again."""
    s = table(seats=2, events=["wildfire", "cave-in"], phase=NIGHT)
    seat(s, 0, resources={"water": 3})
    seat(s, 1, overcome=[name for name in EVENTS if name not in ("wildfire", "cave-in", "sandstorm")])
    game = play(s, Overcome(0, 0), RevealEvent())
    game.choose(0, ("overcome", "wildfire"))
    assert board(game).open == [EVENTS.index("cave-in"), EVENTS.index("sandstorm")]
    assert (stock(game, "forest"), stock(game, "mine")) == (6, 4)


def test_n1_the_card_counts_for_the_score() -> None:
    """The points of an overcome event are on its owner's score sheet at once."""
    s = table(seats=2, events=["cold-snap"], phase=NIGHT)
    seat(s, 0, resources=COSTS["cold-snap"])
    game = play(s, Overcome(0, 0))
    game.choose(0, ("overcome", "cold-snap"))
    shelters = game.view(None)["shelters"]
    assert isinstance(shelters, list)
    assert [shelter["score"]["events"] for shelter in shelters] == [5, 0]


# N1, the Events room.


def with_events_room(event: str, resources: Mapping[str, int], *more: str) -> OutliveState:
    s = table(seats=2, events=[event, *more], phase=NIGHT)
    seat(s, 0, resources=resources, full=["events"])
    return s


@pytest.mark.parametrize(
    ("event", "enough", "too_few"),
    [
        ("wildfire", {"water": 2}, {"water": 1}),
        ("nomads", {"canned-goods": 2}, {"canned-goods": 1}),
        ("cave-in", {"wood": 1}, {}),
        ("lean-times", {"metal": 1}, {}),
        ("thieves", {"munition": 1}, {}),
        ("animal-mutation", {"munition": 3}, {"munition": 2}),
        ("sandstorm", {"wood": 2, "metal": 1}, {"wood": 2}),
        ("sandstorm", {"wood": 3}, {"wood": 1, "metal": 1}),
        ("rat-infestation", {"metal": 1, "munition": 2}, {"metal": 1, "munition": 1}),
        ("rat-infestation", {"metal": 3}, {"metal": 2}),
        ("epizootic-disease", {"water": 3}, {"water": 2, "microchip": 1}),
        ("epizootic-disease", {"water": 2, "microchip": 2}, {"water": 1, "microchip": 2}),
        ("enemy-clan", {"munition": 2, "canned-goods": 1}, {"munition": 2}),
        ("enemy-clan", {"munition": 4}, {"munition": 3}),
        ("cold-snap", {"wood": 2, "canned-goods": 1}, {"wood": 1, "canned-goods": 1}),
        ("cold-snap", {"wood": 4}, {"wood": 3}),
    ],
)
def test_n1_events_room_saves_in_one_group(event: str, enough: dict[str, int], too_few: dict[str, int]) -> None:
    """The room saves up to 2 materials, or 2 munitions, or 1 supply; never in two groups, never more."""
    game = play(with_events_room(event, enough), Overcome(0, 0))
    assert game.picks(0) == [PASS, ("overcome", event)]
    game.choose(0, ("overcome", event))
    while game.waiting:
        assert verbs(game, 0) == {"save"}, "only the order of the savings may be open"
        game.choose(0, game.picks(0)[0])
    assert waiting(game) == ()
    assert purse(game, 0) == {}
    assert me(game, 0).events == (EVENTS.index(event),)
    game = play(with_events_room(event, too_few), Overcome(0, 0))
    assert waiting(game) == ()
    assert purse(game, 0) == too_few
    assert me(game, 0).events == ()


def test_n1_events_room_owner_chooses_whether_and_what() -> None:
    """With everything at hand, the owner may leave the room alone, or save in any group on the card."""
    s = with_events_room("enemy-clan", {"munition": 4, "canned-goods": 1})
    game = play(s, Overcome(0, 0))
    game.choose(0, ("overcome", "enemy-clan"))
    assert game.picks(0) == [PASS, ("use", "events")]
    plain, supply, munitions = game.clone(), game.clone(), game.clone()
    plain.choose(0, PASS)
    assert purse(plain, 0) == {}
    choose_all(supply, 0, ("use", "events"))
    assert supply.picks(0) == [("save", "canned-goods"), ("save", "munition")]
    supply.choose(0, ("save", "canned-goods"))
    assert waiting(supply) == ()
    assert purse(supply, 0) == {"canned-goods": 1}
    choose_all(munitions, 0, ("use", "events"), ("save", "munition"))
    assert waiting(munitions) == ()
    assert purse(munitions, 0) == {"munition": 2}


def test_n1_events_room_owner_chooses_which_materials() -> None:
    """Two materials from the card's cost, alike or different, as the owner likes."""
    s = with_events_room("sandstorm", {"wood": 3, "metal": 2})
    game = play(s, Overcome(0, 0))
    choose_all(game, 0, ("overcome", "sandstorm"), ("use", "events"))
    assert game.picks(0) == [("save", "wood"), ("save", "metal")]
    left = {}
    for first, second in (("wood", "wood"), ("wood", "metal"), ("metal", "metal")):
        twin = game.clone()
        choose_all(twin, 0, ("save", first), ("save", second))
        assert waiting(twin) == ()
        left[first, second] = purse(twin, 0)
    assert left == {
        ("wood", "wood"): {"wood": 2},
        ("wood", "metal"): {"wood": 1, "metal": 1},
        ("metal", "metal"): {"metal": 2},
    }


def test_n1_events_room_only_offers_savings_that_leave_a_payable_cost() -> None:
    """A seat that lacks metal must save metal first: a saving that leaves an unaffordable cost is not offered."""
    s = with_events_room("sandstorm", {"wood": 3, "metal": 1})
    game = play(s, Overcome(0, 0))
    game.choose(0, ("overcome", "sandstorm"))
    assert game.picks(0) == [("save", "wood"), ("save", "metal")]
    game.choose(0, ("save", "wood"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 1}


def test_n1_events_room_saves_no_more_than_is_asked_and_refunds_nothing() -> None:
    """If a cost has a single material, only that one is saved; the rest of the saving is lost."""
    pack = {"events": {"cold-snap": {"cost": {"wood": 1, "munition": 2}}}}
    s = table(seats=2, events=["cold-snap"], phase=NIGHT, pack=pack)
    seat(s, 0, resources={"wood": 1, "munition": 2}, full=["events"])
    game = play(s, Overcome(0, 0))
    choose_all(game, 0, ("overcome", "cold-snap"), ("use", "events"))
    assert game.picks(0) == [("save", "wood"), ("save", "munition")]
    game.choose(0, ("save", "wood"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 1}


def test_n1_events_room_counts_meat_among_the_supplies() -> None:
    """A cost in meat and canned goods is lowered by one of either, not by one of each."""
    pack = {"events": {"cold-snap": {"cost": {"meat": 2, "canned-goods": 1, "wood": 1}}}}
    s = table(seats=2, events=["cold-snap"], phase=NIGHT, pack=pack)
    seat(s, 0, resources={"meat": 1, "wood": 1}, full=["events"])
    assert waiting(play(s, Overcome(0, 0))) == ()
    seat(s, 0, resources={"meat": 2, "canned-goods": 1, "wood": 1}, full=["events"])
    game = play(s, Overcome(0, 0))
    choose_all(game, 0, ("overcome", "cold-snap"), ("use", "events"))
    assert game.picks(0) == [("save", "meat"), ("save", "canned-goods"), ("save", "wood")]
    game.choose(0, ("save", "meat"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"meat": 1}


@pytest.mark.parametrize("group", ["supplies", "munitions", "amount"])
def test_n1_events_room_saves_as_much_as_a_pack_says(group: str) -> None:
    """With a saving of two of that group, two are saved and the third is paid."""
    pack = {"rooms": {"events": {"supplies": 1, "munitions": 1, "amount": 1, group: 2}}}
    event, resource = {
        "supplies": ("wildfire", "water"),
        "munitions": ("thieves", "munition"),
        "amount": ("cave-in", "wood"),
    }[group]
    for start, done in ((1, True), (0, False)):
        s = table(seats=2, events=[event], phase=NIGHT, pack=pack)
        seat(s, 0, resources={resource: start}, full=["events"])
        game = play(s, Overcome(0, 0))
        if done:
            game.choose(0, ("overcome", event))
        assert waiting(game) == ()
        assert (purse(game, 0), board(game).open == []) == ({}, done)


def test_n1_events_room_works_once_a_night() -> None:
    """The second event of the night costs its full price."""
    s = with_events_room("wildfire", {"water": 2, "wood": 2, "munition": 3}, "cave-in", "thieves")
    game = play(s, Overcome(0, 0))
    assert game.picks(0) == [PASS, ("overcome", "wildfire"), ("overcome", "cave-in"), ("overcome", "thieves")]
    game.choose(0, ("overcome", "wildfire"))
    assert game.picks(0) == [PASS, ("overcome", "thieves")]
    game.choose(0, ("overcome", "thieves"))
    assert purse(game, 0) == {"wood": 2}
    assert waiting(game) == ()


def test_n1_events_room_can_be_saved_for_a_second_event() -> None:
    """If not used on the first event, the room still lowers the second one."""
    s = with_events_room("wildfire", {"water": 3, "wood": 1}, "cave-in")
    game = play(s, Overcome(0, 0))
    choose_all(game, 0, ("overcome", "wildfire"), PASS, ("overcome", "cave-in"))
    assert waiting(game) == ()
    assert purse(game, 0) == {}
    assert board(game).open == []


def test_n1_events_room_must_be_full() -> None:
    """With three survivors in its four spaces the room saves nothing."""
    s = table(seats=2, events=["wildfire"], phase=NIGHT)
    seat(s, 0, resources={"water": 2}, people={"events": 3})
    seat(s, 1, resources={"water": 3}, people={"events": 3})
    game = play(s, Overcome(0, 0))
    assert waiting(game) == (1,)
    game.choose(1, ("overcome", "wildfire"))
    assert waiting(game) == ()
    assert purse(game, 1) == {}


# N1, permanent water.


def test_n1_permanent_water_stands_for_a_water() -> None:
    """With 2 water and the permanent one, an event of 3 water can be overcome; with 1 water it cannot."""
    s = table(seats=2, events=["wildfire"], phase=NIGHT)
    seat(s, 0, resources={"water": 1}, full=["permanent-water"])
    seat(s, 1, resources={"water": 2}, full=["permanent-water"])
    game = play(s, Overcome(0, 0))
    assert waiting(game) == (1,)
    game.choose(1, ("overcome", "wildfire"))
    assert waiting(game) == ()
    assert purse(game, 1) == {}
    assert purse(game, 0) == {"water": 1}


def test_n1_permanent_water_may_be_kept_for_feeding() -> None:
    """A seat that has the tokens chooses whether the permanent water pays; if it does not, it feeds."""
    s = table(seats=2, events=["wildfire"], phase=NIGHT)
    seat(s, 0, resources={"water": 3, "canned-goods": 2}, full=["permanent-water"])
    game = play(s, Overcome(0, 0), Feed(0))
    game.choose(0, ("overcome", "wildfire"))
    assert game.picks(0) == [PASS, ("pay", "permanent-water")]
    tokens, permanent = game.clone(), game
    tokens.choose(0, PASS)
    assert waiting(tokens) == ()
    assert purse(tokens, 0) == {"canned-goods": 1}, "the room's upkeep of 2 was met with the permanent water and a can"
    permanent.choose(0, ("pay", "permanent-water"))
    assert permanent.picks(0) == [("pay", "water"), ("pay", "canned-goods")]
    permanent.choose(0, ("pay", "water"))
    assert waiting(permanent) == (), "the permanent water is spent, so 2 of 3 supplies were eaten"
    assert purse(permanent, 0) == {"canned-goods": 1}


def test_n1_permanent_water_is_water_and_nothing_else() -> None:
    """It does not replace canned goods."""
    s = table(seats=2, events=["nomads"], phase=NIGHT)
    seat(s, 0, resources={"canned-goods": 2}, full=["permanent-water"])
    assert waiting(play(s, Overcome(0, 0))) == ()


def test_n1_two_permanent_waters_both_pay() -> None:
    """Two copies of the room give two waters."""
    s = table(seats=2, events=["wildfire"], phase=NIGHT)
    seat(s, 0, resources={"water": 1}, full=["permanent-water", "permanent-water/2"])
    game = play(s, Overcome(0, 0))
    game.choose(0, ("overcome", "wildfire"))
    assert waiting(game) == ()
    assert purse(game, 0) == {}
    assert me(game, 0).events == (EVENTS.index("wildfire"),)


def test_n1_permanent_water_and_events_room_together() -> None:
    """One water saved, one permanent, one token: together they make up three; without the token they do not."""
    s = table(seats=2, events=["wildfire"], phase=NIGHT)
    seat(s, 0, full=["permanent-water", "events"])
    seat(s, 1, resources={"water": 1}, full=["permanent-water", "events"])
    game = play(s, Overcome(0, 0))
    assert waiting(game) == (1,)
    game.choose(1, ("overcome", "wildfire"))
    assert waiting(game) == ()
    assert purse(game, 1) == {}


# -- N2: feed -------------------------------------------------------------------------------------------------------


def hungry(seats: int = 2, round: int = 1, **shelter: object) -> OutliveState:
    """A table whose seat 0 has this set-up and is about to be fed."""
    s = table(seats=seats, round=round, phase=NIGHT)
    seat(s, 0, **shelter)  # type: ignore[arg-type]
    return s


@pytest.mark.parametrize("room", UPKEEP)
def test_n2_a_room_with_a_survivor_costs_its_upkeep(room: str) -> None:
    """With one survivor or all spaces filled, the full upkeep is due; an empty built room costs nothing."""
    for survivors in (1, 2, 3):
        game = play(hungry(resources={"canned-goods": 6}, people={room: survivors}), Feed(0))
        assert waiting(game) == ()
        assert has(game, 0, "canned-goods") == 6 - UPKEEP[room] + (
            1 if room == "permanent-water" and survivors == 3 else 0
        )
        assert lives_in(game, 0, room) == survivors
    game = play(hungry(resources={"canned-goods": 6}, people={room: 0}), Feed(0))
    assert has(game, 0, "canned-goods") == 6


def test_n2_upkeep_of_all_rooms_adds_up() -> None:
    """Every occupied room is fed, full or not; the survivor room costs the same with eight in it."""
    s = hungry(
        resources={"canned-goods": 9},
        full=["events"],
        people={"construction": 1, "survivor-1": 8, "hunting-2": 2, "workshop": 0},
    )
    game = play(s, Feed(0))
    assert has(game, 0, "canned-goods") == 9 - (1 + 2 + 2 + 3)


@pytest.mark.parametrize(("survivors", "rows"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (7, 2)])
def test_n2_every_occupied_airlock_row_costs_a_water(survivors: int, rows: int) -> None:
    """The airlock has two rows, of 2 and 5 spaces, and fills from the first one."""
    game = play(hungry(resources={"water": 5}, airlock=survivors), Feed(0))
    assert waiting(game) == ()
    assert has(game, 0, "water") == 5 - rows
    assert lives_in(game, 0, "airlock") == survivors


def test_n2_the_airlock_drinks_water_only() -> None:
    """Meat and canned goods cannot replace the airlock's water."""
    game = play(hungry(resources={"meat": 2, "canned-goods": 2}, airlock=1), Feed(0))
    assert purse(game, 0) == {"meat": 2, "canned-goods": 2}
    assert me(game, 0).survivors() == 0


def test_n2_rooms_are_fed_with_any_mix_of_supplies() -> None:
    """The owner chooses token by token, and cannot pass."""
    s = hungry(resources={"meat": 1, "water": 1, "canned-goods": 1, "wood": 5, "munition": 5}, people={"workshop": 1})
    game = play(s, Feed(0))
    assert game.picks(0) == [("pay", "meat"), ("pay", "water"), ("pay", "canned-goods")]
    assert refused(game, 0, "pass")
    game.choose(0, ("pay", "canned-goods"))
    assert game.picks(0) == [("pay", "meat"), ("pay", "water")]
    game.choose(0, ("pay", "water"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"meat": 1, "wood": 5, "munition": 5}
    assert lives_in(game, 0, "workshop") == 1


def test_n2_water_goes_to_the_airlock_first() -> None:
    """The only water is not offered for the room while the airlock needs it: so nobody starves."""
    s = hungry(resources={"water": 1, "canned-goods": 1}, people={"events": 1}, airlock=1)
    game = play(s, Feed(0))
    assert waiting(game) == ()
    assert purse(game, 0) == {}
    assert me(game, 0).survivors() == 2


def test_n2_water_beyond_the_airlocks_may_feed_a_room() -> None:
    """What the airlock does not need is a supply like any other."""
    s = hungry(resources={"water": 2, "canned-goods": 1}, people={"events": 1}, airlock=2)
    game = play(s, Feed(0))
    assert game.picks(0) == [("pay", "water"), ("pay", "canned-goods")]
    game.choose(0, ("pay", "water"))
    assert purse(game, 0) == {"canned-goods": 1}


def test_n2_exactly_enough_is_paid_without_a_question() -> None:
    """With exactly what is due there is nothing to choose, and nobody leaves."""
    s = hungry(resources={"meat": 1, "water": 2, "canned-goods": 1}, people={"hunting-2": 2}, airlock=2)
    game = play(s, Feed(0))
    assert waiting(game) == ()
    assert purse(game, 0) == {}
    assert me(game, 0).survivors() == 4


def test_n2_a_missing_supply_costs_a_survivor_from_anywhere() -> None:
    """One short: everything is paid, and the owner chooses who leaves, from any occupied room or the airlock."""
    s = hungry(
        resources={"meat": 1, "water": 1, "canned-goods": 1},
        people={"construction": 2, "events": 1, "workshop": 0},
        airlock=2,
    )
    game = play(s, Feed(0))
    assert purse(game, 0) == {}
    assert game.picks(0) == [("lose", "construction"), ("lose", "events"), ("lose", "airlock")]
    for spot in ("construction", "events", "airlock"):
        twin = game.clone()
        before = lives_in(twin, 0, spot)
        twin.choose(0, ("lose", spot))
        assert waiting(twin) == ()
        assert lives_in(twin, 0, spot) == before - 1
        assert me(twin, 0).survivors() == 4


def test_n2_each_missing_token_costs_one_survivor() -> None:
    """Three short, three survivors, chosen one by one; an emptied spot is not offered again."""
    s = hungry(resources={"canned-goods": 1}, people={"construction": 1, "workshop": 3})
    game = play(s, Feed(0))
    game.choose(0, ("lose", "construction"))
    assert lives_in(game, 0, "workshop") == 1, "with one spot left there is no choice"
    assert waiting(game) == ()
    s = hungry(people={"construction": 2, "workshop": 3, "events": 1})
    game = play(s, Feed(0))
    choose_all(game, 0, ("lose", "workshop"), ("lose", "workshop"), ("lose", "events"))
    assert game.picks(0) == [("lose", "construction"), ("lose", "workshop")]
    choose_all(game, 0, ("lose", "workshop"))
    assert lives_in(game, 0, "construction") == 1
    assert waiting(game) == ()


def test_n2_costs_are_fixed_before_anybody_leaves() -> None:
    """A room whose last survivor leaves hungry is still paid for: its upkeep is not returned."""
    s = hungry(resources={"canned-goods": 1}, people={"events": 1, "cargo-1": 1, "workshop": 3})
    game = play(s, Feed(0))
    choose_all(game, 0, ("lose", "events"), ("lose", "cargo-1"))
    assert lives_in(game, 0, "workshop") == 2, "3 of 4 supplies were missing, whoever left first"
    assert purse(game, 0) == {}


def test_n2_shortages_of_rooms_and_airlock_add_up() -> None:
    """Missing water and missing food each cost a survivor."""
    s = hungry(resources={"canned-goods": 1}, people={"construction": 3}, airlock=3)
    game = play(s, Feed(0))
    assert purse(game, 0) == {}
    choose_all(game, 0, ("lose", "airlock"), ("lose", "construction"))
    assert game.picks(0) == [("lose", "construction"), ("lose", "airlock")]
    game.choose(0, ("lose", "airlock"))
    assert waiting(game) == ()
    assert me(game, 0).survivors() == 3


def test_n2_food_left_over_does_not_help_a_dry_airlock() -> None:
    """With canned goods to spare and no water, the owner feeds the room as he likes and the airlock still loses."""
    s = hungry(resources={"meat": 1, "canned-goods": 2}, people={"events": 2}, airlock=4)
    game = play(s, Feed(0))
    assert game.picks(0) == [("pay", "meat"), ("pay", "canned-goods")]
    game.choose(0, ("pay", "meat"))
    assert purse(game, 0) == {"canned-goods": 2}
    choose_all(game, 0, ("lose", "events"), ("lose", "airlock"))
    assert waiting(game) == ()
    assert (lives_in(game, 0, "events"), lives_in(game, 0, "airlock")) == (1, 3)


def test_n2_with_too_few_survivors_all_leave_and_the_rest_is_forgotten() -> None:
    """Four supplies missing and two survivors: both leave, nothing more is owed."""
    s = hungry(people={"construction": 1, "workshop": 1}, resources={"wood": 2})
    game = play(s, Feed(0), Radiation(0), ClearUp(0))
    assert waiting(game) == ()
    assert me(game, 0).survivors() == 0
    assert purse(game, 0) == {"wood": 2}
    assert gauge(game, 0) == -1


def test_n2_exactly_as_many_survivors_as_missing() -> None:
    """With just enough survivors all leave; with one more there is a choice."""
    game = play(hungry(people={"construction": 1, "events": 2}), Feed(0))
    assert (waiting(game), me(game, 0).survivors()) == ((), 0)
    game = play(hungry(people={"construction": 1, "events": 3}), Feed(0))
    assert game.picks(0) == [("lose", "construction"), ("lose", "events")]


def test_n2_example_rooms_and_airlock() -> None:
    """Rooms of 2 and 1 and three in the airlock, with 2 meat, 3 cans, 1 water: 2 cans stay, one survivor leaves."""
    s = hungry(
        resources={"meat": 2, "canned-goods": 3, "water": 1},
        people={"construction": 3, "events": 4},
        airlock=3,
    )
    game = play(s, Feed(0))
    assert game.picks(0) == [("pay", "meat"), ("pay", "canned-goods")]
    choose_all(game, 0, ("pay", "meat"), ("pay", "meat"))
    assert purse(game, 0) == {"canned-goods": 2}
    assert game.picks(0) == [("lose", "construction"), ("lose", "events"), ("lose", "airlock")]
    game.choose(0, ("lose", "events"))
    assert waiting(game) == ()
    assert me(game, 0).survivors() == 9


def test_n2_leaves_the_others_alone() -> None:
    """Feeding one shelter touches no other, nor the board."""
    s = hungry(seats=3, resources={"meat": 1, "canned-goods": 1}, people={"events": 4})
    for n in (1, 2):
        seat(s, n, resources={"water": 3, "meat": 2}, people={"events": 2}, airlock=1)
    game = play(s, Feed(0))
    before, board_before = bystanders(game, 0), board(game).stock[:]
    game.choose(0, ("pay", "meat"))
    assert bystanders(game, 0) == before
    assert board(game).stock == board_before


def test_n2_permanent_water_is_drunk_in_the_airlock_first() -> None:
    """If unspent, it must be used: for a row of the airlock; the tokens pay the rest."""
    s = hungry(resources={"canned-goods": 2}, full=["permanent-water"], airlock=2)
    game = play(s, Feed(0))
    assert waiting(game) == ()
    assert purse(game, 0) == {}
    assert me(game, 0).survivors() == 5


def test_n2_permanent_water_spares_a_water_token() -> None:
    """The airlock drinks the permanent water and the token is left."""
    s = hungry(resources={"canned-goods": 2, "water": 1}, full=["permanent-water"], airlock=1)
    game = play(s, Feed(0))
    assert game.picks(0) == [("pay", "water"), ("pay", "canned-goods")]
    choose_all(game, 0, ("pay", "canned-goods"), ("pay", "canned-goods"))
    assert purse(game, 0) == {"water": 1}


def test_n2_permanent_water_must_be_used_for_rooms_too() -> None:
    """With nobody in the airlock it feeds a room, without a question, and is not available for a recruit."""
    s = hungry(resources={"canned-goods": 3}, full=["permanent-water"])
    game = play(s, Feed(0), Recruit(0))
    assert has(game, 0, "canned-goods") == 2, "an upkeep of 2, one of it met by the permanent water"
    assert game.picks(0) == [PASS, ("recruit", "canned-goods")]


def test_n2_permanent_water_saves_a_survivor() -> None:
    """It counts before anybody leaves: it covers one of a shortage of two."""
    game = play(hungry(full=["permanent-water"]), Feed(0))
    assert lives_in(game, 0, "permanent-water") == 2
    assert waiting(game) == ()


def test_n2_permanent_water_comes_from_a_full_room_only() -> None:
    """Two survivors in its three spaces bring no water."""
    game = play(hungry(resources={"canned-goods": 3}, people={"permanent-water": 2}), Feed(0))
    assert has(game, 0, "canned-goods") == 1


def test_n2_two_permanent_waters_are_both_used() -> None:
    """One for the airlock, one for a room."""
    s = hungry(resources={"canned-goods": 5}, full=["permanent-water", "permanent-water/2"], airlock=1)
    game = play(s, Feed(0))
    assert waiting(game) == ()
    assert has(game, 0, "canned-goods") == 2


def test_n2_permanent_water_spent_on_an_event_does_not_feed() -> None:
    """Once per round: if it helped to overcome an event, it is gone at feeding time."""
    s = table(seats=2, events=["wildfire"], phase=NIGHT)
    seat(s, 0, resources={"water": 2, "canned-goods": 2}, full=["permanent-water"], airlock=1)
    game = play(s, Overcome(0, 0), Feed(0))
    game.choose(0, ("overcome", "wildfire"))
    assert game.picks(0) == [("lose", "permanent-water"), ("lose", "airlock")]
    assert purse(game, 0) == {}


# -- N3: radiation --------------------------------------------------------------------------------------------------


def squares(before: int, after: int) -> int:
    """How many squares toward the skull are between two values of the gauge."""
    return GAUGE.index(after) - GAUGE.index(before)


@pytest.mark.parametrize(("round", "wave"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("airlock", range(5))
def test_n3_the_wave_less_the_airlock(round: int, wave: int, airlock: int) -> None:
    """The tracer moves by the round's wave minus the survivors in the airlock; a surplus does not lower it."""
    s = table(seats=2, round=round, phase=NIGHT)
    seat(s, 0, airlock=airlock, people={"construction": 3, "workshop": 2})
    game = play(s, Radiation(0))
    assert squares(0, gauge(game, 0)) == max(0, wave - airlock)
    assert me(game, 0).survivors() == airlock + 5
    assert waiting(game) == ()


@pytest.mark.parametrize(("before", "after"), list(itertools.pairwise(GAUGE)))
def test_n3_each_square_of_the_gauge(before: int, after: int) -> None:
    """One square at a time from +3 to -11, as the gauge is printed."""
    s = table(seats=2, round=1, phase=NIGHT)
    seat(s, 0, gauge=before)
    game = play(s, Radiation(0))
    assert gauge(game, 0) == after


@pytest.mark.parametrize(("rooms", "wave_left"), [((), 3), (("airlock-1",), 2), (("airlock-1", "airlock-1/2"), 1)])
def test_n3_the_airlock_room_holds_off_one_more(rooms: Sequence[str], wave_left: int) -> None:
    """Even with nobody in the airlock; two copies hold off two."""
    s = table(seats=2, round=6, phase=NIGHT)
    seat(s, 0, full=rooms)
    game = play(s, Radiation(0))
    assert squares(0, gauge(game, 0)) == wave_left


def test_n3_the_airlock_room_must_be_full_and_gives_no_surplus() -> None:
    """With a space free it holds nothing off; with more shields than the wave the tracer stays."""
    s = table(seats=2, round=1, phase=NIGHT)
    seat(s, 0, people={"airlock-1": 2})
    seat(s, 1, full=["airlock-1"], airlock=2)
    game = play(s, Radiation(0), Radiation(1))
    assert (gauge(game, 0), gauge(game, 1)) == (-1, 0)


def test_n3_survivors_lost_hungry_no_longer_shield() -> None:
    """Survivors who leave the airlock during feeding do not hold off the wave; leaving a room makes no difference."""
    s = table(seats=2, round=1, phase=NIGHT)
    seat(s, 0, people={"events": 2}, airlock=1, resources={"canned-goods": 1})
    game = play(s, Feed(0), Radiation(0))
    from_room = game.clone()
    game.choose(0, ("lose", "airlock"))
    from_room.choose(0, ("lose", "events"))
    assert (gauge(game, 0), gauge(from_room, 0)) == (-1, 0)


def test_n3_an_airlock_room_emptied_by_hunger_no_longer_works() -> None:
    """The room stops the moment a space of it empties."""
    s = table(seats=2, round=1, phase=NIGHT)
    seat(s, 0, full=["airlock-1"], people={"events": 1}, resources={"canned-goods": 2})
    game = play(s, Feed(0), Radiation(0))
    other = game.clone()
    game.choose(0, ("lose", "airlock-1"))
    other.choose(0, ("lose", "events"))
    assert (gauge(game, 0), gauge(other, 0)) == (-1, 0)


@pytest.mark.parametrize(("start", "lost"), [(-7, 0), (-9, 1), (-11, 2)])
def test_n3_each_square_past_the_last_costs_a_survivor(start: int, lost: int) -> None:
    """A wave of 2 from -7 just reaches -11; from -9 it costs one survivor, from -11 two; the tracer stays."""
    s = table(seats=2, round=2, phase=NIGHT)
    seat(s, 0, gauge=start, people={"construction": 3, "events": 3})
    game = play(s, Radiation(0))
    for _ in range(lost):
        assert game.picks(0) == [("lose", "construction"), ("lose", "events")]
        game.choose(0, ("lose", "events"))
    assert waiting(game) == ()
    assert gauge(game, 0) == -11
    assert (lives_in(game, 0, "construction"), lives_in(game, 0, "events")) == (3, 3 - lost)


def test_n3_survivors_lost_to_radiation_did_shield() -> None:
    """The survivor who leaves the airlock because of the wave had already held off his part of it."""
    s = table(seats=2, round=5, phase=NIGHT)
    seat(s, 0, gauge=-11, people={"events": 3}, airlock=1)
    game = play(s, Radiation(0))
    game.choose(0, ("lose", "airlock"))
    assert lives_in(game, 0, "events") == 2, "two squares past the end, not three"
    assert waiting(game) == ()
    assert gauge(game, 0) == -11


def test_n3_with_too_few_survivors_all_are_lost() -> None:
    """Three past the end with two survivors: both leave, and nothing more is asked."""
    s = table(seats=2, round=6, phase=NIGHT)
    seat(s, 0, gauge=-11, people={"construction": 1, "events": 1})
    game = play(s, Radiation(0))
    assert (waiting(game), me(game, 0).survivors(), gauge(game, 0)) == ((), 0, -11)


def test_n3_a_room_that_loses_a_survivor_stops_at_once() -> None:
    """A workshop emptied by radiation draws and saves nothing in the same night."""
    s = table(seats=2, round=1, phase=NIGHT)
    seat(s, 0, gauge=-11, full=["workshop"], resources={"canned-goods": 2}, people={"events": 0})
    game = play(s, NightBegins())
    assert lives_in(game, 0, "workshop") == 2
    assert waiting(game) == ()
    assert not any(me(game, 0).gear)


# -- N4: recruit ----------------------------------------------------------------------------------------------------


def test_n4_a_supply_a_survivor_into_the_airlock() -> None:
    """Any supply recruits, as often as you wish, until the owner passes; materials and munitions do not."""
    s = table(seats=2, phase=NIGHT)
    resources = {"meat": 1, "water": 1, "canned-goods": 2, "wood": 3, "munition": 3}
    seat(s, 0, resources=resources, people={"construction": 1}, airlock=1)
    game = play(s, Recruit(0))
    before = bystanders(game, 0)
    assert game.picks(0) == [PASS, ("recruit", "meat"), ("recruit", "water"), ("recruit", "canned-goods")]
    choose_all(game, 0, ("recruit", "meat"), ("recruit", "canned-goods"))
    assert game.picks(0) == [PASS, ("recruit", "water"), ("recruit", "canned-goods")]
    assert lives_in(game, 0, "airlock") == 3
    game.choose(0, PASS)
    assert waiting(game) == ()
    assert purse(game, 0) == {"water": 1, "canned-goods": 1, "wood": 3, "munition": 3}
    assert lives_in(game, 0, "construction") == 1
    assert bystanders(game, 0) == before


def test_n4_no_more_than_the_airlock_holds() -> None:
    """With one space left, one survivor comes; with none, nobody is asked, although rooms have space."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"canned-goods": 3}, people={"construction": 0}, airlock=6)
    game = play(s, Recruit(0))
    game.choose(0, ("recruit", "canned-goods"))
    assert waiting(game) == ()
    assert (lives_in(game, 0, "airlock"), has(game, 0, "canned-goods")) == (7, 2)
    seat(s, 0, resources={"canned-goods": 3}, people={"construction": 0}, airlock=7)
    assert waiting(play(s, Recruit(0))) == ()


def test_n4_without_supplies_nobody_comes() -> None:
    """No supply, no question."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 3, "munition": 3}, airlock=1)
    game = play(s, Recruit(0))
    assert waiting(game) == ()
    assert lives_in(game, 0, "airlock") == 1


def test_n4_example_a_water_kept_through_the_night() -> None:
    """2 water and 1 can: the can and a water recruit two, the other water is there in the morning."""
    s = table(seats=2, round=1, phase=NIGHT)
    seat(s, 0, resources={"water": 2, "canned-goods": 1})
    game = play(s, NightBegins())
    choose_all(game, 0, ("recruit", "canned-goods"), ("recruit", "water"), PASS)
    assert waiting(game) == ()
    assert purse(game, 0) == {"water": 1}
    assert lives_in(game, 0, "airlock") == 2


def test_n4_permanent_water_recruits_if_it_was_not_drunk() -> None:
    """If the night required no supply, the permanent water may still recruit, once."""
    pack = {"rooms": {"permanent-water": {"upkeep": 0}}}
    s = table(seats=2, phase=NIGHT, pack=pack)
    seat(s, 0, full=["permanent-water"])
    game = play(s, Feed(0), Recruit(0))
    assert game.picks(0) == [PASS, ("recruit", "permanent-water")]
    game.choose(0, ("recruit", "permanent-water"))
    assert waiting(game) == ()
    assert lives_in(game, 0, "airlock") == 1
    assert purse(game, 0) == {}


def test_n4_two_permanent_waters_recruit_two() -> None:
    """Each copy once."""
    pack = {"rooms": {"permanent-water": {"upkeep": 0}}}
    s = table(seats=2, phase=NIGHT, pack=pack)
    seat(s, 0, full=["permanent-water", "permanent-water/2"])
    game = play(s, Feed(0), Recruit(0))
    choose_all(game, 0, ("recruit", "permanent-water"), ("recruit", "permanent-water"))
    assert waiting(game) == ()
    assert lives_in(game, 0, "airlock") == 2


# -- N5: build ------------------------------------------------------------------------------------------------------


def test_n5_airlock_survivors_move_into_built_rooms() -> None:
    """As many as you wish, to any free space of a built room; nobody moves back or from room to room."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, people={"construction": 2, "events": 0}, full=["workshop"], airlock=4)
    game = play(s, Build(0))
    before = bystanders(game, 0)
    assert game.picks(0) == [PASS, ("enter", "construction"), ("enter", "events")]
    game.choose(0, ("enter", "construction"))
    assert game.picks(0) == [PASS, ("enter", "events")], "the construction room is full now"
    choose_all(game, 0, ("enter", "events"), ("enter", "events"), PASS)
    assert waiting(game) == ()
    assert lives_in(game, 0, "airlock") == 1
    assert (lives_in(game, 0, "construction"), lives_in(game, 0, "events")) == (3, 2)
    assert bystanders(game, 0) == before


def test_n5_an_empty_airlock_moves_nobody() -> None:
    """Only survivors in the airlock ever move."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, people={"construction": 2, "events": 3})
    assert waiting(play(s, Build(0))) == ()


@pytest.mark.parametrize(
    ("resources", "enough"),
    [
        ({"wood": 3}, True),
        ({"wood": 1, "metal": 1, "microchip": 1}, True),
        ({"microchip": 2, "metal": 1}, True),
        ({"wood": 2}, False),
        ({"wood": 1, "metal": 1}, False),
        ({"wood": 2, "munition": 5, "canned-goods": 5}, False),
    ],
)
def test_n5_a_room_costs_any_three_materials(resources: dict[str, int], enough: bool) -> None:
    """Three of any kind are enough to build; two are not, and nothing else counts as a material."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources=resources)
    game = play(s, Build(0))
    assert ("build" in verbs(game, 0)) == enough
    if enough:
        game.choose(0, ("build", "workshop"))
        assert waiting(game) == (), "all three must go, so there is nothing to ask"
        assert purse(game, 0) == {}
        assert lives_in(game, 0, "workshop") == 0


def test_n5_the_owner_chooses_the_materials() -> None:
    """Token by token, from what he has."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 2, "metal": 1, "microchip": 1})
    game = play(s, Build(0))
    game.choose(0, ("build", "events"))
    assert game.picks(0) == [("pay", "wood"), ("pay", "metal"), ("pay", "microchip")]
    choose_all(game, 0, ("pay", "microchip"), ("pay", "wood"))
    assert game.picks(0) == [("pay", "wood"), ("pay", "metal")]
    game.choose(0, ("pay", "metal"))
    assert purse(game, 0) == {"wood": 1}
    assert waiting(game) == ()


def test_n5_every_unbuilt_room_of_the_shelter_is_offered() -> None:
    """The seat's own unbuilt rooms, and no others; with all seven built, none."""
    rooms = ["look", "search-2", "search-2/2", "cargo-1"]
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 3}, people={"construction": 0}, rooms=["look", "search-2", "search-2/2", "cargo-1"])
    game = play(s, Build(0))
    assert game.picks(0) == [
        PASS,
        ("build", "workshop"),
        ("build", "events"),
        ("build", "cargo-1"),
        ("build", "look"),
        ("build", "search-2"),
        ("build", "search-2/2"),
    ]
    seat(s, 0, resources={"wood": 9}, people=dict.fromkeys(["construction", "workshop", "events", *rooms], 0))
    assert waiting(play(s, Build(0))) == ()


def test_n5_several_rooms_in_one_night() -> None:
    """As often as there are materials."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 8})
    game = play(s, Build(0))
    choose_all(game, 0, ("build", "events"), ("build", "workshop"))
    assert waiting(game) == (), "two wood are left, nothing can be built"
    assert has(game, 0, "wood") == 2


def test_n5_build_move_in_and_use_in_any_order() -> None:
    """A room built and filled this very night works at once, and building continues afterwards."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 6}, rooms=["munitions-4"], people={"events": 0}, airlock=5)
    game = play(s, Build(0))
    choose_all(game, 0, ("enter", "events"), ("build", "munitions-4"))
    assert not is_offered(game, 0, "use", "munitions-4")
    choose_all(game, 0, ("enter", "munitions-4"), ("enter", "munitions-4"))
    assert not is_offered(game, 0, "use", "munitions-4")
    game.choose(0, ("enter", "munitions-4"))
    choose_all(game, 0, ("use", "munitions-4"), ("build", "workshop"), ("enter", "workshop"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"munition": 4}


def test_n5_example_construction_room() -> None:
    """Airlock 6 and 4 materials: Construction for 3, filled; a second room for 1, filled and used; a third costs 3."""
    s = table(seats=2, phase=NIGHT)
    resources = {"wood": 2, "metal": 1, "microchip": 1}
    seat(s, 0, resources=resources, airlock=6, rooms=["gauge-1"], gauge=-3)
    game = play(s, Build(0))
    choose_all(game, 0, ("build", "construction"), ("pay", "wood"), ("pay", "wood"), ("pay", "metal"))
    assert not is_offered(game, 0, "use", "construction")
    choose_all(game, 0, ("enter", "construction"), ("enter", "construction"), ("enter", "construction"))
    choose_all(game, 0, ("use", "construction"), ("build", "gauge-1"))
    assert purse(game, 0) == {}
    choose_all(game, 0, ("enter", "gauge-1"), ("enter", "gauge-1"), ("enter", "gauge-1"), ("use", "gauge-1"))
    assert waiting(game) == ()
    assert gauge(game, 0) == -2


def test_n5_nothing_is_moved_or_built_against_the_owners_will() -> None:
    """Passing leaves everything as it is."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 3}, people={"construction": 2}, airlock=1)
    game = play(s, Build(0))
    before = snapshot(me(game, 0))
    game.choose(0, PASS)
    assert snapshot(me(game, 0)) == before
    assert waiting(game) == ()


# -- N6: repair -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EQUIPMENT)
def test_n6_a_tile_costs_its_printed_materials(kind: str) -> None:
    """Exactly the printed tokens repair it; if one is missing, others do not replace it."""
    cost = count(REPAIRS[kind])
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={**cost, "munition": 1}, gear={kind: "broken"})
    game = play(s, Mend(0))
    assert game.picks(0) == [PASS, ("repair", kind)]
    game.choose(0, ("repair", kind))
    assert waiting(game) == ()
    assert purse(game, 0) == {"munition": 1}
    assert gear(game, 0, kind) == "ready"
    for lacking in one_less(cost):
        seat(s, 0, resources={"wood": 9, "metal": 9, "microchip": 9, "munition": 9, **lacking}, gear={kind: "broken"})
        assert waiting(play(s, Mend(0))) == ()


def test_n6_example_pickaxe() -> None:
    """Two wood and a metal repair it; three wood do not."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 2, "metal": 1, "microchip": 1}, gear={"pickaxe": "broken"})
    seat(s, 1, resources={"wood": 3}, gear={"pickaxe": "broken"})
    game = play(s, Mend(0), Mend(1))
    game.choose(0, ("repair", "pickaxe"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"microchip": 1}
    assert gear(game, 1, "pickaxe") == "broken"


def test_n6_any_number_of_tiles() -> None:
    """As many as the materials pay for, in any order the owner likes; repaired ones are not offered."""
    s = table(seats=2, phase=NIGHT)
    seat(
        s,
        0,
        resources={"wood": 7},
        gear={"backpack": "broken", "baseball-bat": "broken", "axe": "ready", "bow": "used"},
    )
    game = play(s, Mend(0))
    before = bystanders(game, 0)
    assert game.picks(0) == [PASS, ("repair", "baseball-bat"), ("repair", "backpack")]
    game.choose(0, ("repair", "backpack"))
    assert game.picks(0) == [PASS, ("repair", "baseball-bat")]
    game.choose(0, ("repair", "baseball-bat"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 1}
    assert bystanders(game, 0) == before


def test_n6_repairing_is_a_choice() -> None:
    """Passing keeps the materials and leaves the tile broken."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 3}, gear={"backpack": "broken"})
    game = play(s, Mend(0))
    game.choose(0, PASS)
    assert (waiting(game), gear(game, 0, "backpack"), has(game, 0, "wood")) == ((), "broken", 3)


def owned(game: Game, n: int) -> set[str]:
    return {kind for kind in EQUIPMENT if gear(game, n, kind) != "none"}


def test_n6_workshop_draws_one_and_then_saves_one() -> None:
    """First a broken tile is drawn; then one repair costs one printed token less, of the owner's choice."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 2, "metal": 1}, gear={"pickaxe": "broken"}, full=["workshop"])
    game = play(s, Mend(0))
    assert game.picks(0) == [PASS, ("use", "workshop"), ("repair", "pickaxe")]
    game.choose(0, ("use", "workshop"))
    (drawn,) = owned(game, 0) - {"pickaxe"}
    assert gear(game, 0, drawn) == "broken"
    assert not is_offered(game, 0, "use", "workshop")
    game.choose(0, ("repair", "pickaxe"))
    assert game.picks(0) == [PASS, ("save", "wood"), ("save", "metal")]
    wood, metal = game.clone(), game.clone()
    wood.choose(0, ("save", "wood"))
    metal.choose(0, ("save", "metal"))
    assert (purse(wood, 0), purse(metal, 0)) == ({"wood": 1}, {"metal": 1})
    assert gear(wood, 0, "pickaxe") == gear(metal, 0, "pickaxe") == "ready"


def test_n6_workshop_makes_a_repair_possible_only_after_its_draw() -> None:
    """With two of the three tokens, the repair is offered only once the room is used; with one, never."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 1, "metal": 1}, gear={"pickaxe": "broken"}, full=["workshop"])
    game = play(s, Mend(0))
    assert game.picks(0) == [PASS, ("use", "workshop")]
    game.choose(0, ("use", "workshop"))
    assert is_offered(game, 0, "repair", "pickaxe")
    game.choose(0, ("repair", "pickaxe"))
    assert purse(game, 0) == {}, "only the second wood could be saved"
    assert gear(game, 0, "pickaxe") == "ready"
    seat(s, 0, resources={"wood": 1}, gear={"pickaxe": "broken"}, full=["workshop"])
    game = play(s, Mend(0))
    game.choose(0, ("use", "workshop"))
    assert not is_offered(game, 0, "repair", "pickaxe")


def test_n6_workshop_saves_on_one_repair_which_the_owner_chooses() -> None:
    """Paying the first tile in full keeps the saving for the second; then it is spent."""
    s = table(seats=2, phase=NIGHT)
    broken = {"backpack": "broken", "baseball-bat": "broken", "crowbar": "broken"}
    seat(s, 0, resources={"wood": 5, "metal": 2}, gear=broken, full=["workshop"])
    game = play(s, Mend(0))
    choose_all(game, 0, ("use", "workshop"), ("repair", "backpack"))
    assert game.picks(0) == [PASS, ("save", "wood")]
    game.choose(0, PASS)
    assert has(game, 0, "wood") == 2
    assert is_offered(game, 0, "repair", "crowbar")
    game.choose(0, ("repair", "baseball-bat"))
    assert has(game, 0, "wood") == 0
    assert not is_offered(game, 0, "repair", "crowbar")
    assert gear(game, 0, "baseball-bat") == "ready"


def test_n6_workshop_may_repair_what_it_has_just_drawn() -> None:
    """The drawn tile can use the saving like any other."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 3, "metal": 3, "microchip": 3}, full=["workshop"])
    game = play(s, Mend(0))
    game.choose(0, ("use", "workshop"))
    (drawn,) = owned(game, 0)
    game.choose(0, ("repair", drawn))
    saved = next(pick for pick in game.picks(0) if pick[0] == "save")
    game.choose(0, saved)
    assert gear(game, 0, drawn) == "ready"
    assert sum(purse(game, 0).values()) == 7


def test_n6_workshop_may_be_left_alone_or_used_only_to_draw() -> None:
    """Neither the draw nor the repair is an obligation."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["workshop"])
    game = play(s, Mend(0))
    alone = game.clone()
    alone.choose(0, PASS)
    assert owned(alone, 0) == set()
    game.choose(0, ("use", "workshop"))
    assert waiting(game) == ()
    assert len(owned(game, 0)) == 1


def test_n6_repair_minus_two_costs_one_printed_token() -> None:
    """Two of the three printed tokens are saved, at the owner's choice; the third must be paid."""
    s = table(seats=2, phase=NIGHT)
    full = {"wood": 1, "metal": 1, "microchip": 1}
    seat(s, 0, resources=full, gear={"hacksaw": "broken"}, full=["repair-2"])
    game = play(s, Mend(0))
    assert game.picks(0) == [PASS, ("repair", "hacksaw")]
    game.choose(0, ("repair", "hacksaw"))
    assert game.picks(0) == [PASS, ("use", "repair-2")]
    choose_all(game, 0, ("use", "repair-2"), ("save", "wood"))
    assert game.picks(0) == [("save", "metal"), ("save", "microchip")]
    game.choose(0, ("save", "microchip"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 1, "microchip": 1}
    assert gear(game, 0, "hacksaw") == "ready"


@pytest.mark.parametrize(
    ("resources", "offered"),
    [({"metal": 1}, True), ({"wood": 1}, True), ({"microchip": 1}, False), ({}, False)],
)
def test_n6_repair_minus_two_needs_a_matching_token(resources: dict[str, int], offered: bool) -> None:
    """One wood or one metal repairs an axe, a microchip or nothing does not."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources=resources, gear={"axe": "broken"}, full=["repair-2"])
    game = play(s, Mend(0))
    assert is_offered(game, 0, "repair", "axe") == offered
    if offered:
        game.choose(0, ("repair", "axe"))
        while game.waiting:
            assert verbs(game, 0) == {"save"}, "only the order of the savings may be open"
            game.choose(0, game.picks(0)[0])
        assert purse(game, 0) == {}
        assert gear(game, 0, "axe") == "ready"


def test_n6_repair_free_costs_nothing() -> None:
    """Without any materials one tile is repaired, once a night."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, gear={"axe": "broken", "bow": "broken"}, full=["repair-free"])
    game = play(s, Mend(0))
    assert game.picks(0) == [PASS, ("repair", "bow"), ("repair", "axe")]
    game.choose(0, ("repair", "bow"))
    assert waiting(game) == ()
    assert (gear(game, 0, "bow"), gear(game, 0, "axe")) == ("ready", "broken")


def test_n6_repair_free_may_be_kept_for_another_tile() -> None:
    """A seat that can pay chooses which tile the room works on."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"wood": 3}, gear={"backpack": "broken", "crowbar": "broken"}, full=["repair-free"])
    game = play(s, Mend(0))
    game.choose(0, ("repair", "backpack"))
    assert game.picks(0) == [PASS, ("use", "repair-free")]
    game.choose(0, PASS)
    assert purse(game, 0) == {}
    game.choose(0, ("repair", "crowbar"))
    assert waiting(game) == ()
    assert gear(game, 0, "crowbar") == gear(game, 0, "backpack") == "ready"


def test_n6_workshop_and_repair_minus_two_together_repair_for_nothing() -> None:
    """They combine on one tile: 3 minus 1 minus 2; without the Workshop a token would be missing."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, gear={"purifier": "broken"}, full=["workshop", "repair-2"])
    game = play(s, Mend(0))
    assert game.picks(0) == [PASS, ("use", "workshop")]
    game.choose(0, ("use", "workshop"))
    game.choose(0, ("repair", "purifier"))
    for _ in range(9):
        if gear(game, 0, "purifier") == "ready":
            break
        game.choose(0, game.picks(0)[-1])
    assert gear(game, 0, "purifier") == "ready"
    assert purse(game, 0) == {}
    assert waiting(game) == (), "nothing is left of either saving"


@pytest.mark.parametrize("first", ["save", "use"])
def test_n6_savings_combine_in_either_order(first: str) -> None:
    """Workshop before or after repair -2: the tile is free, and nothing is paid back."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, resources={"metal": 3}, gear={"crowbar": "broken"}, full=["workshop", "repair-2"])
    game = play(s, Mend(0))
    choose_all(game, 0, ("use", "workshop"), ("repair", "crowbar"))
    assert game.picks(0) == [PASS, ("use", "repair-2"), ("save", "metal")]
    if first == "save":
        choose_all(game, 0, ("save", "metal"), ("use", "repair-2"))
    else:
        choose_all(game, 0, ("use", "repair-2"), ("save", "metal"))
    assert gear(game, 0, "crowbar") == "ready"
    assert purse(game, 0) == {"metal": 3}


def test_n6_three_rooms_repair_three_tiles() -> None:
    """Each room may work on a different tile: 0, 1 and 2 tokens are paid."""
    s = table(seats=2, phase=NIGHT)
    broken = {"backpack": "broken", "baseball-bat": "broken", "crowbar": "broken"}
    seat(s, 0, resources={"wood": 3}, gear=broken, full=["workshop", "repair-2", "repair-free"])
    game = play(s, Mend(0))
    choose_all(game, 0, ("use", "workshop"), ("repair", "crowbar"))
    assert game.picks(0) == [("use", "repair-free"), ("use", "repair-2"), ("save", "metal")]
    game.choose(0, ("use", "repair-free"))
    choose_all(game, 0, ("repair", "backpack"), ("use", "repair-2"))
    assert game.picks(0) == [PASS, ("save", "wood")], "two are saved, the third may be paid or saved by the Workshop"
    game.choose(0, PASS)
    assert has(game, 0, "wood") == 2, "two of three wood saved, one paid"
    game.choose(0, ("repair", "baseball-bat"))
    assert has(game, 0, "wood") == 0
    assert {gear(game, 0, kind) for kind in broken} == {"ready"}


def test_n6_repair_free_on_top_of_a_saving_never_goes_below_nothing() -> None:
    """Free is free: a saving made before it is simply lost."""
    s = table(seats=2, phase=NIGHT)
    broken = {"backpack": "broken", "baseball-bat": "broken"}
    seat(s, 0, resources={"wood": 2}, gear=broken, full=["workshop", "repair-free"])
    game = play(s, Mend(0))
    choose_all(game, 0, ("use", "workshop"), ("repair", "backpack"), ("save", "wood"))
    assert game.picks(0) == [PASS, ("use", "repair-free")]
    game.choose(0, ("use", "repair-free"))
    assert purse(game, 0) == {"wood": 2}
    assert not is_offered(game, 0, "repair", "baseball-bat"), "the Workshop's saving is spent"


def test_n6_two_copies_of_repair_minus_two_make_one_tile_free() -> None:
    """Two and two of three: nothing is due, nothing is paid back."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, gear={"crowbar": "broken", "backpack": "broken"}, full=["repair-2", "repair-2/2"])
    game = play(s, Mend(0))
    assert game.picks(0) == [PASS, ("repair", "backpack"), ("repair", "crowbar")]
    game.choose(0, ("repair", "crowbar"))
    assert waiting(game) == ()
    assert (gear(game, 0, "crowbar"), gear(game, 0, "backpack")) == ("ready", "broken")


# -- N7: upkeep -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("water", "kept"), [(0, 0), (1, 1), (2, 2), (3, 2), (6, 2)])
def test_n7_all_meat_and_water_above_two_is_lost(water: int, kept: int) -> None:
    """Canned goods, materials and munitions keep."""
    s = table(seats=2, phase=NIGHT)
    rest = {"canned-goods": 5, "wood": 4, "metal": 3, "microchip": 2, "munition": 6}
    seat(s, 0, resources={"meat": 4, "water": water, **rest})
    game = play(s, ClearUp(0))
    before = bystanders(game, 0)
    assert purse(game, 0) == {**({"water": kept} if kept else {}), **rest}
    assert bystanders(game, 0) == before


def test_n7_equipment_is_ready_again() -> None:
    """Used tiles work again the next day; broken ones stay broken."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, gear={"axe": "used", "bow": "ready", "crowbar": "broken"})
    game = play(s, ClearUp(0))
    assert (gear(game, 0, "axe"), gear(game, 0, "bow"), gear(game, 0, "crowbar")) == ("ready", "ready", "broken")


def test_n7_rooms_are_ready_again() -> None:
    """Every room used today, in whichever city, can be used tomorrow."""
    s = table(seats=2, phase=NIGHT)
    mine = seat(s, 0, full=["construction", "search-2", "search-2/2", "empty-cupboard", "look"])
    mine.used = mine.used_in_peak = 0b1111111
    game = play(s, ClearUp(0))
    used = [seen(game, None, "shelters", 0, "rooms", i, "used") for i in range(7)]
    assert used == [[False, False]] * 7


def test_n7_after_the_sixth_night_the_convoy_comes() -> None:
    """There is no seventh dawn: the game is over and has an outcome; after the fifth night it continues."""
    game = play(table(seats=2, round=6, phase=NIGHT), NightBegins(), Rounds())
    assert waiting(game) == ()
    assert game.outcome is not None
    s = table(seats=2, round=5, phase=NIGHT)
    places = ("forest", "dam", "mine", "fairgrounds")
    for n in range(2):
        seat(s, n, heroes=dict(zip(("hero-3a", "hero-3b", "hero-4", "hero-5"), places, strict=True)))
    game = play(s, NightBegins(), Rounds())
    assert game.outcome is None
    assert waiting(game) != ()
    assert board(game).round == 6


# -- N2 to N7 in parallel -------------------------------------------------------------------------------------------


def busy_night() -> OutliveState:
    """Three shelters with something to decide in every step, and no equipment to draw."""
    s = table(seats=3, round=4, phase=NIGHT)
    seat(
        s,
        0,
        resources={"meat": 2, "water": 2, "canned-goods": 3, "wood": 4, "metal": 3},
        people={"construction": 2, "workshop": 1},
        airlock=3,
        gear={"pickaxe": "broken"},
    )
    seat(
        s,
        1,
        resources={"canned-goods": 2, "wood": 3},
        full=["repair-2"],
        people={"events": 2},
        airlock=2,
        gauge=-11,
        gear={"axe": "broken", "backpack": "broken"},
    )
    seat(s, 2, resources={"meat": 4, "water": 5, "microchip": 6}, full=["munitions-4"], airlock=1)
    return s


SCRIPTS: Mapping[int, Sequence[Words]] = {
    0: (
        ("pay", "meat"), ("pay", "canned-goods"), ("pay", "meat"), ("pay", "canned-goods"),
        ("recruit", "canned-goods"),
        ("enter", "construction"), ("use", "construction"), ("build", "events"), ("pay", "metal"), ("enter", "events"),
        PASS, ("repair", "pickaxe"),
    ),
    1: (
        ("lose", "airlock"), ("lose", "events"), ("lose", "airlock"),
        PASS, ("repair", "backpack"), ("use", "repair-2"),
    ),
    2: (
        ("pay", "water"), ("pay", "meat"), ("pay", "water"),
        ("recruit", "meat"), ("recruit", "water"), PASS,
        ("use", "munitions-4"), ("build", "workshop"), ("enter", "workshop"), PASS,
    ),
}  # fmt: skip
"""What each seat wants to do, as far as it is asked; after its script it takes the first offer."""


def next_pick(game: Game, n: int, done: list[int]) -> Words:
    """The next offered pick of a seat's script, or else the first offer."""
    while done[n] < len(SCRIPTS[n]):
        pick = SCRIPTS[n][done[n]]
        done[n] += 1
        if pick in game.picks(n):
            return pick
    return game.picks(n)[0]


def test_n2_to_n7_all_seats_are_asked_at_once() -> None:
    """When the events are settled, every seat works in its own shelter, whoever is first player."""
    s = busy_night()
    s.first = 1
    game = play(s, NightBegins())
    assert waiting(game) == (0, 1, 2)
    assert [key(game, n) for n in range(3)] == ["ask-eat", "ask-lose", "ask-eat"]


def test_n2_to_n7_wait_for_the_events() -> None:
    """Nobody feeds before the last seat has passed on the events."""
    s = busy_night()
    s.open.append(EVENTS.index("lean-times"))
    s.coming[EVENTS.index("lean-times")] = 0
    s.shelters[0].tokens[5] = 1
    game = play(s, NightBegins())
    assert waiting(game) == (0,)
    assert has(game, 2, "water") == 5
    game.choose(0, PASS)
    assert waiting(game) == (0, 1, 2)
    assert has(game, 2, "water") == 4


def test_n2_to_n7_any_order_of_picks_gives_the_same_night() -> None:
    """However the seats' picks are mixed, the table is the same in the end."""
    ends = []
    for trial in range(25):
        game = play(busy_night(), NightBegins())
        dice, done = random.Random(trial), [0, 0, 0]
        while waiting(game):
            n = dice.choice(waiting(game)) if trial > 2 else sorted(waiting(game), key=lambda k: (k - trial) % 3)[0]
            game.choose(n, next_pick(game, n, done))
        assert game.rules.audit(game.state) == []
        ends.append(snapshot(game.state))
    assert all(end == ends[0] for end in ends)
    game = PLAYED[0]
    assert gear(game, 0, "pickaxe") == "ready"
    assert purse(game, 2)["munition"] == 4
    assert (gauge(game, 1), gear(game, 1, "backpack"), has(game, 1, "wood")) == (-11, "ready", 2)


def test_n2_to_n7_a_seats_picks_do_not_depend_on_the_others() -> None:
    """After any pick of one seat, all others are offered exactly what they were offered before."""
    game = play(busy_night(), NightBegins())
    dice, done = random.Random(5), [0, 0, 0]
    while waiting(game):
        n = dice.choice(waiting(game))
        others = {k: (game.picks(k), snapshot(me(game, k))) for k in range(3) if k != n}
        game.choose(n, next_pick(game, n, done))
        assert {k: (game.picks(k), snapshot(me(game, k))) for k in range(3) if k != n} == others


def test_n2_to_n7_one_seat_may_finish_before_another_begins() -> None:
    """A seat completes all its steps while the others have not answered once."""
    game = play(busy_night(), NightBegins())
    done = [0, 0, 0]
    while 2 in waiting(game):
        game.choose(2, next_pick(game, 2, done))
    assert waiting(game) == (0, 1)
    assert "meat" not in purse(game, 2), "upkeep has come for seat 2"
    assert has(game, 0, "meat") == 2
    assert refused(game, 2, "pass")


def test_n6_equipment_is_drawn_in_the_order_it_is_asked_for() -> None:
    """The last tile of the deck goes to the seat that draws first, whichever seat that is; the other gets none."""
    for early, late in ((0, 1), (1, 0)):
        s = table(seats=3, round=1, phase=NIGHT)
        others = [kind for kind in EQUIPMENT if kind != "axe"]
        seat(s, 0, full=["workshop"], resources={"canned-goods": 2}, gear=dict.fromkeys(others[:10], "ready"))
        seat(s, 1, full=["workshop"], resources={"canned-goods": 2}, gear=dict.fromkeys(others[10:], "ready"))
        seat(s, 2, gear=dict.fromkeys(EQUIPMENT, "ready"))
        game = play(s, NightBegins())
        assert waiting(game) == (0, 1)
        game.choose(early, ("use", "workshop"))
        game.choose(late, ("use", "workshop"))
        assert waiting(game) == ()
        assert (gear(game, early, "axe"), gear(game, late, "axe")) == ("broken", "none")


# -- what a night will cost -------------------------------------------------------------------------------------


def forecasts(game: Game) -> list[dict[str, int]]:
    found = []
    for shelter in game.view(None)["shelters"]:  # type: ignore[attr-defined]
        assert isinstance(shelter["tonight"], dict)
        found.append(shelter["tonight"])
    return found


def into_the_night(game: Game) -> list[dict[str, object]]:
    """Play the night with nobody overcoming anything and everybody fed; return its events."""
    told = len(game.story())
    while not game.state.parallel and any([key(game, n) == "ask-overcome" for n in game.waiting]):
        game.choose(game.waiting[0], PASS)
    while any([key(game, n) in ("ask-eat", "ask-lose") for n in game.waiting]):
        n = next(n for n in game.waiting if key(game, n) in ("ask-eat", "ask-lose"))
        game.choose(n, game.picks(n)[0])
    return game.story()[told:]


def test_N2_N3_the_view_says_what_the_night_will_cost() -> None:
    """If nothing changes until nightfall: what is missing then, and how far the tracer moves."""
    seen = [hunger for seed in range(12) for hunger in nights_of(seed)]
    assert len(seen) > 40
    assert 0 < len([hunger for hunger in seen if hunger]) < len(seen)


def nights_of(seed: int) -> list[int]:
    """What was missing in each shelter on each night that somebody could begin by overcoming an event."""
    game, dice, missing = ew.new_game("outlive", seats=3, seed=seed, aloud=True), random.Random(seed), []
    while game.waiting:
        if key(game, game.waiting[0]) == "ask-overcome" and game.state.phase == NIGHT:  # type: ignore[attr-defined]
            trial = game.clone()
            trial.state.story = []
            expected, told = forecasts(trial), into_the_night(trial)
            starved = {event["seat"]: event["n"] for event in told if event["told"] == "starved"}
            climbed = {event["seat"]: event["n"] for event in told if event["told"] == "worse"}
            fed = {event["seat"]: (event["n"], event["rows"]) for event in told if event["told"] == "feeding"}
            for n, cost in enumerate(expected):
                assert fed[n] == (cost["supplies"], cost["water"])
                assert starved.get(n, 0) == cost["missing"]
                if not cost["missing"]:  # a survivor who leaves the airlock holds nothing off
                    assert climbed.get(n, 0) == cost["radiation"]
                missing.append(cost["missing"])
        n = dice.choice(game.waiting)
        game.choose(n, dice.choice(game.picks(n)))
    return missing


def test_N2_once_the_shelters_are_fed_the_view_says_no_more_of_it() -> None:
    game = ew.new_game("outlive", seats=2, seed=3)
    assert all(["tonight" not in shelter for shelter in game.view(0)["shelters"]])  # type: ignore[attr-defined]
    dice, said = random.Random(3), {True: 0, False: 0}
    while game.waiting:
        in_lanes = game.state.phase == NIGHT and game.state.parallel  # type: ignore[attr-defined]
        if in_lanes or game.state.phase in (2, 3):  # type: ignore[attr-defined]
            for shelter in game.view(1)["shelters"]:  # type: ignore[attr-defined]
                assert ("tonight" in shelter) != in_lanes
                said[in_lanes] += 1
        n = dice.choice(game.waiting)
        game.choose(n, dice.choice(game.picks(n)))
    assert all(said.values())
