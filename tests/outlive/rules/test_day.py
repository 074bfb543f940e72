"""The day (D): events in their order, whose turn it is, where heroes may go, and its end (A-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from emberwatch.engine.agenda import Step
from emberwatch.engine.errors import IllegalPick
from emberwatch.engine.game import Game
from emberwatch.outlive.model.names import EVENTS
from emberwatch.outlive.model.state import OutliveState
from emberwatch.outlive.rules.dawn import Dawn
from emberwatch.outlive.rules.day import Day, EndOfDay, HeroTurn
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
    verbs,
    waiting,
)

RING = ("forest", "dam", "military-base", "silent-peak", "mine", "cargo-ship", "fairgrounds", "blackwood")
NEAR = {
    "forest": {"fairgrounds", "blackwood", "dam", "military-base"},
    "dam": {"blackwood", "forest", "military-base", "silent-peak"},
    "military-base": {"forest", "dam", "silent-peak", "mine"},
    "silent-peak": {"dam", "military-base", "mine", "cargo-ship"},
    "mine": {"military-base", "silent-peak", "cargo-ship", "fairgrounds"},
    "cargo-ship": {"silent-peak", "mine", "fairgrounds", "blackwood"},
    "fairgrounds": {"mine", "cargo-ship", "blackwood", "forest"},
    "blackwood": {"cargo-ship", "fairgrounds", "forest", "dam"},
}
SPREAD = {"hero-3a": "forest", "hero-3b": "dam", "hero-4": "military-base", "hero-5": "silent-peak"}


def everybody(s: OutliveState, *, but: Sequence[int] = (), coming: str = "animal-mutation") -> None:
    """All seats have four heroes on the board; the next event to come can only be this one."""
    others = [name for i, name in enumerate(EVENTS) if s.coming[i] and name != coming]
    for n in range(s.seats):
        if n not in but:
            seat(s, n, heroes=SPREAD, overcome=others)
            others = []
    assert not others, "some seat must have overcome the other events"


def targets(game: Game, n: int, hero: str) -> set[str]:
    """The places that a hero is offered."""
    return {str(pick[2]) for pick in game.picks(n) if pick[:2] == ("move", hero)}


def state_of(game: Game, n: int, hero: str) -> object:
    """What everybody sees of a hero: idle, standing or done."""
    h = ("hero-3a", "hero-3b", "hero-4", "hero-5").index(hero)
    assert seen(game, None, "shelters", n, "heroes", h, "hero") == hero
    return seen(game, None, "shelters", n, "heroes", h, "state")


def place_of(game: Game, n: int, hero: str) -> object:
    h = ("hero-3a", "hero-3b", "hero-4", "hero-5").index(hero)
    return seen(game, None, "shelters", n, "heroes", h, "place")


def finish_visit(game: Game, n: int) -> None:
    """Pass as long as this seat's hero is busy."""
    while n in game.waiting and "move" not in verbs(game, n) and is_offered(game, n, "pass"):
        game.choose(n, ("pass",))


def any_turn(game: Game, *, to: Sequence[str] = RING) -> int:
    """Let the seat whose turn it is move some hero to one of these places and do nothing there."""
    (n,) = game.waiting
    game.choose(n, next(pick for pick in game.picks(n) if pick[0] == "stay" or pick[2] in to))
    while seen(game, None, "phase") == "day" and game.waiting and not verbs(game, game.waiting[0]) & {"move", "stay"}:
        asked = game.waiting[0]
        game.choose(asked, ("pass",) if is_offered(game, asked, "pass") else game.picks(asked)[0])
    return n


# -- D-1 ----------------------------------------------------------------------------------------------------------


def test_d1_one_event_is_revealed_each_day() -> None:
    """A day begins with one new event, open to all; then the first player moves."""
    s = table(2)
    everybody(s, coming="sandstorm")
    game = play(s, Day())
    assert seen(game, None, "events", "open") == ["sandstorm"]
    assert seen(game, 1, "events", "unseen") == []
    assert waiting(game) == (0,)
    assert verbs(game, 0) == {"move"}


def test_d1_new_event_is_applied_at_once() -> None:
    """A new event takes effect on the day it comes."""
    s = table(4)
    everybody(s, coming="wildfire")
    game = play(s, Day())
    assert stock(game, "forest") == 6
    assert stock(game, "mine") == 10


def test_d1_older_events_are_applied_again() -> None:
    """An event that nobody has overcome strikes every day, together with the new one."""
    s = table(4, events=["wildfire", "cave-in"])
    everybody(s, coming="lean-times")
    game = play(s, Day())
    assert stock(game, "forest") == 10 - 4 - 3
    assert stock(game, "mine") == 10 - 4 - 3
    assert stock(game, "fairgrounds") == 10 - 3
    assert seen(game, None, "events", "open") == ["wildfire", "cave-in", "lean-times"]


def test_d1_each_event_works_on_what_the_one_before_left() -> None:
    """Two events on one stock take what is there, never more."""
    s = table(4, events=["wildfire"], stock={"forest": 6})
    everybody(s, coming="lean-times")
    game = play(s, Day())
    assert stock(game, "forest") == 0


def suffering(older: Sequence[str], coming: str) -> Game:
    """Seat 0 has something to choose for each event; seat 1 has nothing at all."""
    s = table(2, events=older)
    everybody(s, but=[0], coming=coming)
    goods = {"meat": 2, "water": 2, "wood": 2, "metal": 2}
    seat(s, 0, heroes=SPREAD, resources=goods, airlock=3, people={"events": 3})
    return play(s, Day())


def test_d1_new_event_comes_before_the_older_ones() -> None:
    """The new event is settled first, then the older ones in the order they came."""
    game = suffering(["enemy-clan", "rat-infestation"], "cold-snap")
    assert game.picks(0) == [("lose", "events"), ("lose", "airlock")]
    game.choose(0, ("lose", "airlock"))
    assert game.picks(0) == [("pay", "wood"), ("pay", "metal")]
    choose_all(game, 0, ("pay", "wood"), ("pay", "metal"))
    assert game.picks(0) == [("pay", "meat"), ("pay", "water")]
    game.choose(0, ("pay", "meat"))
    assert verbs(game, 0) == {"move"}
    assert purse(game, 0) == {"meat": 1, "water": 2, "wood": 1, "metal": 1}
    assert lives_in(game, 0, "airlock") == 2


def test_d1_older_events_go_in_the_order_they_came() -> None:
    """The same three the other way round: the order of arrival counts, not the names."""
    game = suffering(["rat-infestation", "enemy-clan"], "cold-snap")
    assert verbs(game, 0) == {"lose"}
    game.choose(0, ("lose", "events"))
    assert game.picks(0) == [("pay", "meat"), ("pay", "water")]
    game.choose(0, ("pay", "water"))
    assert game.picks(0) == [("pay", "wood"), ("pay", "metal")]
    other = suffering(["cold-snap", "enemy-clan"], "rat-infestation")
    assert other.picks(0) == [("pay", "meat"), ("pay", "water")]
    other.choose(0, ("pay", "water"))
    assert verbs(other, 0) == {"lose"}


def test_d1_a_later_event_sees_the_losses_of_the_one_before() -> None:
    """A seat that has lost its last survivor to one event has none left for the next."""
    s = table(2, events=["rat-infestation"])
    everybody(s, but=[0], coming="cold-snap")
    seat(s, 0, heroes=SPREAD, airlock=1)
    game = play(s, Day())
    assert lives_in(game, 0, "airlock") == 0
    assert waiting(game) == (0,)
    assert verbs(game, 0) == {"move"}


def test_d1_all_owners_choose_together_and_the_next_event_waits_for_them() -> None:
    """One event at a time: nobody continues to the next before all have settled this one."""
    s = table(3, events=["rat-infestation"])
    everybody(s, but=[0, 1], coming="cold-snap")
    for n in range(2):
        seat(s, n, heroes=SPREAD, resources={"meat": 1, "water": 1}, airlock=2, people={"events": 2})
    game = play(s, Day())
    assert waiting(game) == (0, 1)
    assert verbs(game, 0) == verbs(game, 1) == {"lose"}
    game.choose(1, ("lose", "airlock"))
    assert waiting(game) == (0,)
    game.choose(0, ("lose", "events"))
    assert waiting(game) == (0, 1)
    assert verbs(game, 0) == verbs(game, 1) == {"pay"}


def test_d1_an_event_overcome_is_not_applied() -> None:
    """Once somebody has overcome an event it is gone: the stock stays whole."""
    s = table(4)
    everybody(s, coming="animal-mutation")  # seat 0 has overcome all others
    game = play(s, Dawn(), Day())
    assert [stock(game, place) for place in ("forest", "mine", "fairgrounds")] == [10, 10, 10]
    assert seen(game, None, "events", "open") == ["animal-mutation"]


# -- D-2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d2_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    """One hero each, round and round, until everybody's four heroes have acted; then the day ends."""
    for first in range(seats):
        s = table(seats, first=first)
        everybody(s)
        game = play(s, Day(), aloud=True)
        order = []
        while game.waiting:
            order.append(any_turn(game, to=[place for place in RING if place != "cargo-ship"]))
        assert order == [(first + i) % seats for i in range(seats)] * 4
        acted = [(told["seat"], told["hero"]) for told in game.story() if told["told"] in ("moved", "stayed")]
        assert len(acted) == len(set(acted)) == 4 * seats


def test_d2_only_idle_heroes_are_offered() -> None:
    """A hero acts once a day: one that stands, or is done, is not offered."""
    s = table(2)
    heroes = {"hero-3a": "forest", "hero-3b": "mine", "hero-4": "cargo-ship", "hero-5": "dam"}
    seat(s, 0, heroes=heroes, standing=["hero-3a"], done=["hero-4"])
    game = play(s, HeroTurn(0))
    assert {pick[1] for pick in game.picks(0)} == {"hero-3b", "hero-5"}


def test_d2_one_hero_a_turn() -> None:
    """When a hero has finished, it is the next player's turn, even if more heroes are idle."""
    s = table(2)
    everybody(s)
    game = play(s, Day())
    game.choose(0, ("move", "hero-3a", "blackwood"))
    assert state_of(game, 0, "hero-3a") == "standing"
    assert state_of(game, 0, "hero-5") == "idle"
    assert waiting(game) == (0,)
    game.choose(0, ("pass",))
    assert waiting(game) == (1,)
    assert verbs(game, 1) == {"move"}


def test_d2_token_may_change_hands_but_the_days_order_stays() -> None:
    """A player who takes the token on the Cargo Ship has it at once; the day's order stays; he is first at night."""
    s = table(3, first=1)
    everybody(s)
    game = play(s, Day(), NightBegins(), aloud=True)
    away = [place for place in RING if place != "cargo-ship"]
    assert any_turn(game, to=away) == 1
    assert waiting(game) == (2,)
    game.choose(2, ("move", "hero-5", "cargo-ship"))
    assert seen(game, None, "first") == 2
    assert waiting(game) == (0,)
    order = [any_turn(game, to=away) for _ in range(10)]
    assert order == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert seen(game, None, "phase") == "night"
    passed = [told["seat"] for told in game.story() if told["told"] == "passed"]
    assert passed == [2, 0, 1]


def test_d2_token_goes_to_the_first_visitor_of_each_round() -> None:
    """A second visitor does not get it; after the next dawn the first visitor does again."""
    s = table(3, first=2)
    seat(s, 0, heroes={**SPREAD, "hero-5": "mine"})
    seat(s, 1, heroes={**SPREAD, "hero-4": "mine"})
    seat(s, 2, heroes=SPREAD)
    game = play(s, HeroTurn(0), HeroTurn(1), EndOfDay(), Dawn(), HeroTurn(2))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert seen(game, None, "first") == 0
    game.choose(1, ("move", "hero-4", "cargo-ship"))
    assert seen(game, None, "first") == 0
    game.choose(2, ("move", "hero-5", "cargo-ship"))
    assert seen(game, None, "first") == 2


def test_d2_token_stays_where_it_is_when_nobody_comes_to_the_ship() -> None:
    """Without a visit, the first player stays the same the next day."""
    s = table(2, first=1)
    everybody(s)
    game = play(s, Day(), Dawn())
    while game.waiting:
        any_turn(game, to=[place for place in RING if place != "cargo-ship"])
    assert seen(game, None, "first") == 1


# -- D-3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", RING)
def test_d3_one_or_two_steps_on_the_ring(place: str) -> None:
    """From every place the two neighbors on either side can be reached, and nothing else."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": place})
    game = play(s, HeroTurn(0))
    assert targets(game, 0, "hero-4") == NEAR[place]
    assert verbs(game, 0) == {"move"}


def test_d3_a_hero_ends_elsewhere_than_it_began() -> None:
    """A hero that can move, even the last one, is offered neither its own place nor staying."""
    s = table(2)
    heroes = {"hero-3a": "mine", "hero-5": "forest"}
    seat(s, 0, heroes=heroes, standing=["hero-3a"])
    game = play(s, HeroTurn(0))
    before = bystanders(game)
    for wrong in (("move", "hero-5", "forest"), ("move", "hero-5", "silent-peak"), ("stay", "hero-5"), ("pass",)):
        with pytest.raises(IllegalPick):
            game.choose(0, wrong)
    assert bystanders(game) == before


def test_d3_a_hero_that_moves_stands_up() -> None:
    """After its move a hero is activated, at the place it went to."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "military-base"))
    assert state_of(game, 0, "hero-5") == "standing"
    assert place_of(game, 0, "hero-5") == "military-base"


# -- D-4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", ["idle", "standing", "done"])
def test_d4_one_hero_of_a_colour_a_location(state: str) -> None:
    """A place with one's own hero is closed, whether it is idle or has acted; places behind it are open."""
    s = table(2)
    others = ["hero-3a", "hero-3b"]
    heroes = {"hero-5": "forest", "hero-3a": "dam", "hero-3b": "blackwood"}
    standing, done = others if state == "standing" else [], others if state == "done" else []
    seat(s, 0, heroes=heroes, standing=standing, done=done)
    game = play(s, HeroTurn(0))
    assert targets(game, 0, "hero-5") == {"military-base", "fairgrounds"}


@pytest.mark.parametrize("standing", [True, False])
def test_d4_foreign_heroes_close_nothing(standing: bool) -> None:
    """A hero passes other seats' heroes and may end among them, however many there are."""
    s = table(4)
    seat(s, 0, heroes={"hero-4": "forest"})
    for n in range(1, 4):
        heroes = {"hero-4": "dam", "hero-5": "military-base"}
        seat(s, n, heroes=heroes, standing=list(heroes) if standing else [])
    game = play(s, HeroTurn(0))
    assert targets(game, 0, "hero-4") == NEAR["forest"]
    game.choose(0, ("move", "hero-4", "military-base"))
    assert place_of(game, 0, "hero-4") == "military-base"
    assert place_of(game, 3, "hero-5") == "military-base"


def test_d4_a_place_the_own_hero_has_left_is_open_again() -> None:
    """Once the first hero has gone, the second may come."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam", "hero-5": "forest"})
    game = play(s, HeroTurn(0), HeroTurn(0))
    assert "dam" not in targets(game, 0, "hero-5")
    game.choose(0, ("move", "hero-3a", "military-base"))
    game.choose(0, ("pass",))
    assert "dam" in targets(game, 0, "hero-5")
    assert "military-base" not in targets(game, 0, "hero-5")


def test_d4_an_emptied_location_may_be_entered() -> None:
    """A hero may go to a place with nothing left; it just finds nothing."""
    s = table(2, stock={"military-base": 0}, algae=False)
    seat(s, 0, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0))
    assert "military-base" in targets(game, 0, "hero-5")
    game.choose(0, ("move", "hero-5", "military-base"))
    assert place_of(game, 0, "hero-5") == "military-base"
    assert purse(game, 0) == {}
    assert waiting(game) == ()


# -- D-5 ----------------------------------------------------------------------------------------------------------

# A hero on Silent Peak goes to the Dam, the Military Base, the Mine or the Cargo Ship. If heroes of its color are on
# the first three and another color has its slot of the ship, it cannot move.
ONE_STEP = {"pack": {"name": "one step", "game": "outlive"}, "board": {"moves": 1}}
"""On the printed board at most one hero is stuck at a time; if heroes go only one step, more can be."""
HEMMED_IN = {"hero-3a": "silent-peak", "hero-3b": "dam", "hero-4": "military-base", "hero-5": "mine"}


def hemmed_in(
    *,
    standing: Sequence[str] = ("hero-3b", "hero-4", "hero-5"),
    slot: str | None = "hero-3a",
    edition: str = "table",
    gear: Mapping[str, str] | None = None,
    full: Sequence[str] = (),
    resources: Mapping[str, int] | None = None,
    after: Sequence[Step] = (),
) -> Game:
    """Seat 0's hero-3a can go only to the ship, where seat 1 has just sent this hero."""
    s = table(2, edition=edition)
    seat(s, 0, heroes=HEMMED_IN, standing=standing, gear=gear, full=full, resources=resources)
    seat(s, 1, heroes={slot: "fairgrounds", "hero-4" if slot != "hero-4" else "hero-5": "forest"} if slot else {})
    game = play(s, *([HeroTurn(1)] if slot else []), HeroTurn(0), *after, aloud=True)
    if slot:
        game.choose(1, ("move", slot, "cargo-ship"))
    return game


def test_d5_a_hero_that_cannot_move_stays_and_is_done() -> None:
    """It stays where it is, does nothing, does not stand up, and its turn is over."""
    game = hemmed_in(resources={"wood": 1}, after=[HeroTurn(1)])
    assert state_of(game, 0, "hero-3a") == "done"
    assert place_of(game, 0, "hero-3a") == "silent-peak"
    assert purse(game, 0) == {"wood": 1}
    assert [told["told"] for told in game.story() if told.get("seat") == 0] == ["stayed"]
    assert waiting(game) == (1,)
    assert verbs(game, 1) == {"move"}


def test_d5_a_hero_with_one_place_to_go_must_go_there() -> None:
    """The same hero with its slot free has no choice but the Cargo Ship."""
    game = hemmed_in(slot=None)
    assert place_of(game, 0, "hero-3a") == "cargo-ship"
    assert state_of(game, 0, "hero-3a") == "standing"
    assert has(game, 0, "canned-goods") == 1


def test_d5_only_the_slot_of_its_own_strength_blocks_a_hero() -> None:
    """A 5 on the ship leaves room for a 3."""
    game = hemmed_in(slot="hero-5")
    assert place_of(game, 0, "hero-3a") == "cargo-ship"


def test_d5_an_idle_hero_on_the_ship_blocks_nobody() -> None:
    """Only activated heroes occupy slots: one that slept there does not."""
    s = table(2)
    seat(s, 0, heroes=HEMMED_IN, standing=["hero-3b", "hero-4", "hero-5"])
    seat(s, 1, heroes={"hero-3a": "cargo-ship"})
    game = play(s, HeroTurn(0))
    assert place_of(game, 0, "hero-3a") == "cargo-ship"


def test_d5_sandstorm_decides_which_slot_blocks() -> None:
    """Under Sandstorm a 5 needs slot 3, so a 3 on the ship hems it in."""
    for events, where, state in (((), "cargo-ship", "standing"), (("sandstorm",), "silent-peak", "done")):
        s = table(2, events=events)
        heroes = {"hero-5": "silent-peak", "hero-3b": "dam", "hero-4": "military-base", "hero-3a": "mine"}
        seat(s, 0, heroes=heroes, standing=["hero-3b", "hero-4", "hero-3a"])
        seat(s, 1, heroes={"hero-3a": "fairgrounds", "hero-4": "forest"})
        game = play(s, HeroTurn(1), HeroTurn(0))
        game.choose(1, ("move", "hero-3a", "cargo-ship"))
        assert place_of(game, 0, "hero-5") == where
        assert state_of(game, 0, "hero-5") == state


def test_d5_a_hero_that_can_move_is_chosen_first() -> None:
    """While another idle hero can move, staying is not offered; one that cannot move is not offered at all."""
    game = hemmed_in(standing=["hero-3b", "hero-4"])
    assert {pick[1] for pick in game.picks(0)} == {"hero-5"}
    assert verbs(game, 0) == {"move"}


def test_d5_when_another_hero_makes_way_a_hero_can_move_again() -> None:
    """Staying was never final: after the other hero has left the Mine, the first must go there."""
    game = hemmed_in(standing=["hero-3b", "hero-4"], after=[HeroTurn(0)])
    game.choose(0, ("move", "hero-5", "fairgrounds"))
    finish_visit(game, 0)
    assert place_of(game, 0, "hero-3a") == "mine"
    assert state_of(game, 0, "hero-3a") == "standing"


@pytest.mark.parametrize("edition", ["table", "fr", "es"])
def test_d5_movable_heroes_go_first_in_these_editions(edition: str) -> None:
    """French, Spanish, and our own table: the stuck hero waits."""
    game = hemmed_in(standing=["hero-3b", "hero-4"], edition=edition)
    assert not is_offered(game, 0, "stay", "hero-3a")


@pytest.mark.parametrize("edition", ["en", "de"])
def test_d5_a_stuck_hero_may_be_chosen_early_in_these_editions(edition: str) -> None:
    """English and German do not say so: there the stuck hero may be chosen at any time."""
    game = hemmed_in(standing=["hero-3b", "hero-4"], edition=edition, after=[HeroTurn(0)])
    assert is_offered(game, 0, "stay", "hero-3a")
    assert not is_offered(game, 0, "stay", "hero-5")
    game.choose(0, ("stay", "hero-3a"))
    assert state_of(game, 0, "hero-3a") == "done"
    assert {pick[1] for pick in game.picks(0)} == {"hero-5"}


def test_d5_of_two_stuck_heroes_either_may_stay_first() -> None:
    """If no hero can move, the player says which one stays; the other one stays after it."""
    s = table(2, pack=ONE_STEP)
    seat(s, 0, heroes={"hero-3a": "mine", "hero-3b": "silent-peak", "hero-5": "military-base"}, standing=["hero-5"])
    seat(s, 1, heroes={"hero-3a": "fairgrounds", "hero-4": "forest"})
    game = play(s, HeroTurn(1), HeroTurn(0), HeroTurn(0))
    game.choose(1, ("move", "hero-3a", "cargo-ship"))
    assert game.picks(0) == [("stay", "hero-3a"), ("stay", "hero-3b")]
    game.choose(0, ("stay", "hero-3b"))
    assert state_of(game, 0, "hero-3a") == state_of(game, 0, "hero-3b") == "done"
    assert waiting(game) == ()


def test_d5_a_hero_that_stayed_cannot_be_pressed() -> None:
    """A 5 comes to the place of a 3 that stayed: nobody is asked to defend, and no tribute is paid."""
    s = table(3)
    seat(s, 0, heroes=HEMMED_IN, standing=["hero-3b", "hero-4", "hero-5"], resources={"wood": 3, "munition": 1})
    seat(s, 1, heroes={"hero-3a": "fairgrounds", "hero-4": "forest"})
    seat(s, 2, heroes={"hero-5": "mine", "hero-4": "forest"})
    game = play(s, HeroTurn(1), HeroTurn(0), HeroTurn(2))
    game.choose(1, ("move", "hero-3a", "cargo-ship"))
    assert state_of(game, 0, "hero-3a") == "done"
    game.choose(2, ("move", "hero-5", "silent-peak"))
    assert waiting(game) == (2,)
    assert purse(game, 0) == {"wood": 3, "munition": 1}
    assert purse(game, 2) == {}


def test_d5_a_hero_that_stays_on_the_ship_gets_nothing() -> None:
    """Staying is not a visit: no canned goods, no survivor, no token, and its slot stays free."""
    s = table(2, first=1, pack=ONE_STEP)
    heroes = {"hero-3a": "cargo-ship", "hero-4": "mine", "hero-5": "fairgrounds"}
    seat(s, 0, heroes=heroes, standing=["hero-4", "hero-5"])
    game = play(s, HeroTurn(0))
    assert state_of(game, 0, "hero-3a") == "done"
    assert purse(game, 0) == {}
    assert lives_in(game, 0, "airlock") == 0
    assert seen(game, None, "first") == 1
    assert seen(game, None, "cargo", 0, "heroes") == []
    assert seen(game, None, "cargo", 0, "survivors") == 1


def test_d5_exoskeleton_never_obliges_a_stuck_hero() -> None:
    """A stuck hero may go far with it, or stay and keep it."""
    game = hemmed_in(gear={"exoskeleton": "ready"})
    assert set(game.picks(0)) == {
        ("move", "hero-3a", "forest"),
        ("move", "hero-3a", "fairgrounds"),
        ("move", "hero-3a", "blackwood"),
        ("stay", "hero-3a"),
    }
    other = game.clone()
    game.choose(0, ("stay", "hero-3a"))
    assert gear(game, 0, "exoskeleton") == "ready"
    assert state_of(game, 0, "hero-3a") == "done"
    other.choose(0, ("move", "hero-3a", "blackwood"))
    assert gear(other, 0, "exoskeleton") == "used"
    assert state_of(other, 0, "hero-3a") == "standing"


def test_d5_a_stuck_hero_may_use_help_before_the_others_move() -> None:
    """A hero may use help at any time; it may not stay while another hero can move."""
    game = hemmed_in(standing=["hero-3b", "hero-4"], gear={"exoskeleton": "ready"})
    assert is_offered(game, 0, "move", "hero-3a", "blackwood")
    assert not is_offered(game, 0, "stay", "hero-3a")


def test_d5_grappling_hook_never_obliges_a_stuck_hero() -> None:
    """A stuck 3 may climb to slot 4 with it, or stay and keep it."""
    game = hemmed_in(gear={"grappling-hook": "ready"})
    assert game.picks(0) == [("move", "hero-3a", "cargo-ship"), ("stay", "hero-3a")]
    other = game.clone()
    game.choose(0, ("stay", "hero-3a"))
    assert gear(game, 0, "grappling-hook") == "ready"
    other.choose(0, ("move", "hero-3a", "cargo-ship"))
    assert gear(other, 0, "grappling-hook") == "used"
    assert has(other, 0, "canned-goods") == 2


def test_d5_cargo_room_never_obliges_a_stuck_hero() -> None:
    """A stuck hero may share the slot with the cargo room, or stay and keep the room for later."""
    game = hemmed_in(full=["cargo-2"])
    assert game.picks(0) == [("move", "hero-3a", "cargo-ship"), ("stay", "hero-3a")]
    other = game.clone()
    game.choose(0, ("stay", "hero-3a"))
    assert has(game, 0, "canned-goods") == 0
    other.choose(0, ("move", "hero-3a", "cargo-ship"))
    assert has(other, 0, "canned-goods") == 3


@pytest.mark.parametrize("state", ["broken", "used"])
def test_d5_help_that_does_not_work_is_no_help(state: str) -> None:
    """A broken or used tile opens no way: the hero stays automatically."""
    game = hemmed_in(gear={"exoskeleton": state, "grappling-hook": state})
    assert state_of(game, 0, "hero-3a") == "done"
    assert gear(game, 0, "exoskeleton") == state


def test_d5_help_does_not_let_a_free_hero_stay() -> None:
    """A hero that can move on its own must move, whatever else it could use."""
    game = hemmed_in(slot=None, gear={"exoskeleton": "ready", "grappling-hook": "ready"}, full=["cargo-2"])
    assert verbs(game, 0) == {"move"}
    assert targets(game, 0, "hero-3a") == {"cargo-ship", "forest", "fairgrounds", "blackwood"}


# -- D-6 ----------------------------------------------------------------------------------------------------------


def test_d6_exoskeleton_reaches_every_place() -> None:
    """No distance limit: every idle hero is offered all places except those with its owner's heroes."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest", "hero-3a": "mine"}, gear={"exoskeleton": "ready"})
    game = play(s, HeroTurn(0))
    rest = set(RING) - {"forest", "mine"}
    assert targets(game, 0, "hero-5") == rest
    assert targets(game, 0, "hero-3a") == rest
    assert verbs(game, 0) == {"move"}


def test_d6_exoskeleton_is_used_for_one_far_move() -> None:
    """Three steps use it up; the next hero goes two at most."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest", "hero-3a": "mine"}, gear={"exoskeleton": "ready"})
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", "hero-5", "silent-peak"))
    assert gear(game, 0, "exoskeleton") == "used"
    game.choose(0, ("pass",))
    assert targets(game, 0, "hero-3a") == NEAR["mine"] - {"silent-peak"}


def test_d6_a_move_of_two_steps_does_not_use_the_exoskeleton() -> None:
    """A hero walks wherever it can; the tile stays ready for another."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest", "hero-3a": "mine"}, gear={"exoskeleton": "ready"})
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", "hero-5", "military-base"))
    assert gear(game, 0, "exoskeleton") == "ready"
    game.choose(0, ("pass",))
    assert targets(game, 0, "hero-3a") == set(RING) - {"mine", "military-base"}


@pytest.mark.parametrize("state", ["none", "broken", "used"])
def test_d6_only_a_ready_exoskeleton_works(state: str) -> None:
    """Broken or already used today it does nothing."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"}, gear={} if state == "none" else {"exoskeleton": state})
    game = play(s, HeroTurn(0))
    assert targets(game, 0, "hero-5") == NEAR["forest"]


def test_d6_other_rules_of_movement_still_apply() -> None:
    """Even with it, no two heroes of a color at a place, no occupied slot, and no staying."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest", "hero-4": "mine"}, standing=["hero-4"], gear={"exoskeleton": "ready"})
    seat(s, 1, heroes={"hero-5": "fairgrounds", "hero-4": "dam"})
    game = play(s, HeroTurn(1), HeroTurn(0))
    game.choose(1, ("move", "hero-5", "cargo-ship"))
    assert targets(game, 0, "hero-5") == {"dam", "military-base", "silent-peak", "fairgrounds", "blackwood"}
    assert verbs(game, 0) == {"move"}


def test_d6_a_far_move_to_the_ship() -> None:
    """The ship can be reached from across the board when the slot is free."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "dam"}, gear={"exoskeleton": "ready"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert has(game, 0, "canned-goods") == 3
    assert gear(game, 0, "exoskeleton") == "used"


def test_d6_a_rivals_exoskeleton_helps_nobody_else() -> None:
    """Only the owner's heroes go far."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-5": "forest"}, gear={"exoskeleton": "ready"})
    game = play(s, HeroTurn(0))
    assert targets(game, 0, "hero-5") == NEAR["forest"]


# -- A-9 ----------------------------------------------------------------------------------------------------------


def test_a9_all_heroes_lie_down_when_the_day_ends() -> None:
    """After the last turn everybody's heroes are idle, where they are, and the ship's slots are free."""
    s = table(2)
    everybody(s)
    seat(s, 1, heroes=SPREAD, resources={"meat": 1})  # somebody is asked at night, so that there is a night to look at
    game = play(s, Day(), NightBegins(), aloud=True)
    assert any_turn(game, to=["cargo-ship"]) == 0
    assert seen(game, None, "cargo", 2, "heroes") == [(0, "hero-5")]
    while seen(game, None, "phase") == "day":
        any_turn(game)
    assert seen(game, None, "phase") == "night"
    for n in range(2):
        for hero in SPREAD:
            assert state_of(game, n, hero) == "idle"
            assert place_of(game, n, hero) is not None
    assert [seen(game, None, "cargo", slot, "heroes") for slot in range(4)] == [[], [], [], []]


def test_a9_a_hero_that_stayed_is_idle_again_too() -> None:
    """Stuck yesterday, free today."""
    game = hemmed_in(after=[EndOfDay(), HeroTurn(0)])
    assert state_of(game, 0, "hero-3a") == "idle"
    assert is_offered(game, 0, "move", "hero-3a", "cargo-ship")
    assert not is_offered(game, 0, "stay", "hero-3a")


def test_a9_yesterdays_heroes_are_not_pressed() -> None:
    """A hero that acted yesterday lies down today: a stronger one that comes presses nobody."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-3a": "military-base"}, standing=["hero-3a"], resources={"wood": 4, "munition": 2})
    game = play(s.clone(), HeroTurn(0))
    game.choose(0, ("move", "hero-5", "military-base"))
    assert waiting(game) == (1,), "today it would be pressed"
    s.now = s.trunk
    tomorrow = play(s, EndOfDay(), HeroTurn(0))
    tomorrow.choose(0, ("move", "hero-5", "military-base"))
    assert waiting(tomorrow) == (0,)
    assert purse(tomorrow, 1) == {"wood": 4, "munition": 2}
