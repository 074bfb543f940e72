"""Events (E): what each of the twelve does when a day begins, to whom, and in which order (D-1)."""

from __future__ import annotations

import itertools

import pytest

from emberwatch.engine.agenda import Step, Words
from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from emberwatch.outlive.model.names import EVENTS
from emberwatch.outlive.model.state import OutliveState
from emberwatch.outlive.rules.dawn import Dawn
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.events import RevealEvent
from tests.outlive.situation import (
    board,
    choose_all,
    detail,
    gauge,
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
SEATS = (2, 3, 4)
FULL = {"forest": (6, 8, 10), "mine": (6, 8, 10), "fairgrounds": (6, 8, 10)}
"""What is there at dawn with 2, 3 and 4 seats."""


def morning(s: OutliveState, event: str, *steps: Step, aloud: bool = False) -> Game:
    """Make this event the next one: the last seat overcame all other candidates long ago."""
    last = s.shelters[-1]
    for i, name in enumerate(EVENTS):
        if s.coming[i] and name != event:
            s.coming[i] = 0
            last.events = (*last.events, i)
    return play(s, RevealEvent(), *steps, aloud=aloud)


def open_events(game: Game) -> list[str]:
    return [EVENTS[event] for event in board(game).open]


# -- scarcity -------------------------------------------------------------------------------------------------------

SCARCITY = [("wildfire", "forest"), ("cave-in", "mine"), ("thieves", "fairgrounds")]


def check_scarcity(event: str, place: str) -> None:
    """2, 3 or 4 tokens less at one place, by the number of seats; nowhere else, and never below 0."""
    for seats, loss in zip(SEATS, (2, 3, 4), strict=True):
        s = table(seats=seats)
        seat(s, 0, resources={"wood": 5, "metal": 5, "microchip": 5}, full=["event-immunity"])
        before = s.stock[:]
        shelters = [snapshot(shelter) for shelter in s.shelters[:-1]]
        game = morning(s, event)
        assert waiting(game) == ()
        assert stock(game, place) == FULL[place][seats - 2] - loss
        changed = [i for i in range(8) if board(game).stock[i] != before[i]]
        assert len(changed) == 1
        assert [snapshot(me(game, n)) for n in range(seats - 1)] == shelters
        for left, after in ((loss + 1, 1), (loss, 0), (loss - 1, 0), (0, 0)):
            game = morning(table(seats=seats, stock={place: left}), event)
            assert stock(game, place) == after


def test_event_wildfire() -> None:
    """The Forest loses wood."""
    check_scarcity("wildfire", "forest")


def test_event_cave_in() -> None:
    """The Mine loses metal."""
    check_scarcity("cave-in", "mine")


def test_event_thieves() -> None:
    """The Fairgrounds lose microchips."""
    check_scarcity("thieves", "fairgrounds")


@pytest.mark.parametrize(("seats", "loss"), [(2, 1), (3, 2), (4, 3)])
def test_event_lean_times(seats: int, loss: int) -> None:
    """Forest, Mine and Fairgrounds lose 1, 2 or 3 each; Dam and Military Base lose nothing; never below 0."""
    places = ("forest", "mine", "fairgrounds")
    game = morning(table(seats=seats), "lean-times")
    assert [stock(game, place) for place in places] == [FULL[place][seats - 2] - loss for place in places]
    assert (stock(game, "dam"), stock(game, "military-base")) == (7 + 2 * (seats - 2), 6 + 2 * (seats - 2))
    s = table(seats=seats, stock={"forest": loss - 1, "mine": loss, "fairgrounds": loss + 1})
    game = morning(s, "lean-times")
    assert [stock(game, place) for place in places] == [0, 0, 1]


PILE = ("water", "canned-goods", "wood", "metal", "microchip", "munition", "capsule", "empty")


@pytest.mark.parametrize(("seats", "loss"), [(2, 2), (3, 3), (4, 4)])
def test_event_nomads(seats: int, loss: int) -> None:
    """2, 3 or 4 search tiles leave the top in each city, face up for all to see; the order below stays."""
    s = table(seats=seats, piles={"blackwood": PILE, "silent-peak": PILE[::-1]})
    game = morning(s, "nomads")
    for city, pile in (("blackwood", PILE), ("silent-peak", PILE[::-1])):
        assert seen(game, None, "cities", city, "pile") == 8 - loss
        aside = seen(game, None, "cities", city, "aside")
        assert isinstance(aside, dict)
        assert sum(aside.values()) == 2 + loss
        assert all(aside[tile] >= 1 for tile in pile[-loss:])
        hidden = seen(game, None, "cities", city, "hidden")
        assert hidden == dict.fromkeys(sorted(pile[:-loss], key=PILE.index), 1)


def test_event_nomads_take_what_there_is_of_a_small_pile() -> None:
    """A pile of two or fewer is gone; the other city still loses its own share."""
    s = table(seats=4, piles={"blackwood": ("wood", "metal"), "silent-peak": PILE})
    game = morning(s, "nomads")
    assert seen(game, None, "cities", "blackwood", "pile") == 0
    assert seen(game, None, "cities", "silent-peak", "pile") == 4
    assert waiting(game) == ()


@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 5), (4, 6)])
def test_event_nomads_after_dawn(seats: int, left: int) -> None:
    """Of the 6, 8 or 10 tiles in the morning, 2, 3 or 4 go; everybody knows what is face up."""
    s = table(seats=seats)
    last = s.shelters[-1]
    last.events = tuple(i for i, name in enumerate(EVENTS) if name != "nomads")
    s.coming = [1 if name == "nomads" else 0 for name in EVENTS]
    game = play(s, Dawn(), RevealEvent())
    for city in ("blackwood", "silent-peak"):
        assert seen(game, None, "cities", city, "pile") == left
        aside, hidden = (seen(game, None, "cities", city, name) for name in ("aside", "hidden"))
        assert isinstance(aside, dict)
        assert isinstance(hidden, dict)
        assert (sum(aside.values()), sum(hidden.values())) == (10 - left, left)


@pytest.mark.parametrize("event", ["wildfire", "cave-in", "thieves", "lean-times", "nomads"])
def test_e_immunity_does_not_keep_scarcity_away(event: str) -> None:
    """With the immunity room in every shelter, stocks and piles still shrink."""
    changed = []
    for full in ([], ["event-immunity"]):
        s = table(seats=2)
        seat(s, 0, full=full)
        seat(s, 1, full=full)
        game = morning(s, event)
        piles = [seen(game, None, "cities", city, "pile") for city in ("blackwood", "silent-peak")]
        changed.append((board(game).stock, piles))
    assert changed[0] == changed[1]
    assert changed[0] != (table(seats=2).stock, [10, 10])


# -- Sandstorm, Epizootic Disease, Animal Mutation --------------------------------------------------------------------


@pytest.mark.parametrize("hero", ["hero-3a", "hero-4", "hero-5"])
def test_event_sandstorm(hero: str) -> None:
    """Every hero has three points, whatever its strength; with the immunity room, its own."""
    s = table(seats=2)
    seat(s, 0, heroes={hero: "dam"})
    seat(s, 1, heroes={hero: "dam"}, full=["event-immunity"])
    game = morning(s, "sandstorm", HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", hero, "forest"))
    assert detail(game, 0, "points") == 3
    choose_all(game, 0, ("take", "wood"), ("take", "wood"), ("take", "wood"))
    assert waiting(game) == (1,)
    assert has(game, 0, "wood") == 3
    game.choose(1, ("move", hero, "military-base"))
    assert detail(game, 1, "points") == int(hero[5])


def test_event_sandstorm_on_the_cargo_ship() -> None:
    """All come to slot 3, which holds one; a second hero is kept out, and the immune 5 comes to its slot 5."""
    s = table(seats=3)
    seat(s, 0, heroes={"hero-5": "mine"})
    seat(s, 1, heroes={"hero-4": "mine", "hero-5": "silent-peak"})
    seat(s, 2, heroes={"hero-5": "mine"}, full=["event-immunity"])
    game = morning(s, "sandstorm", HeroTurn(0), HeroTurn(1), HeroTurn(2))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert has(game, 0, "canned-goods") == 1
    assert seen(game, None, "cargo", 0, "heroes") == [(0, "hero-5")]
    assert waiting(game) == (1,)
    assert not is_offered(game, 1, "move", "hero-4", "cargo-ship")
    assert not is_offered(game, 1, "move", "hero-5", "cargo-ship")
    choose_all(game, 1, ("move", "hero-4", "fairgrounds"), PASS)
    game.choose(2, ("move", "hero-5", "cargo-ship"))
    assert has(game, 2, "canned-goods") == 3
    assert seen(game, None, "cargo", 2, "heroes") == [(2, "hero-5")]


def test_event_sandstorm_with_the_grappling_hook() -> None:
    """One higher than slot 3 is slot 4, even for a 5."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-5": "mine"}, gear={"grappling-hook": "ready"})
    game = morning(s, "sandstorm", HeroTurn(0))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert game.picks(0) == [("dock", "slot-3"), ("dock", "slot-4")]
    game.choose(0, ("dock", "slot-4"))
    assert has(game, 0, "canned-goods") == 2


def test_event_sandstorm_leaves_pressure_alone() -> None:
    """A 5 presses a 3 with 2 and a 4 with 1, by printed strength."""
    s = table(seats=3)
    seat(s, 0, heroes={"hero-5": "dam"})
    seat(s, 1, heroes={"hero-3a": "forest"}, standing=["hero-3a"], resources={"munition": 3})
    seat(s, 2, heroes={"hero-4": "forest"}, standing=["hero-4"], resources={"munition": 3})
    game = morning(s, "sandstorm", HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    assert (waiting(game), detail(game, 1, "due")) == ((1,), 2)
    choose_all(game, 1, ("shoot",), ("shoot",))
    assert (waiting(game), detail(game, 2, "due")) == ((2,), 1)
    game.choose(2, ("shoot",))
    assert detail(game, 0, "points") == 3


def test_event_sandstorm_ends_for_who_becomes_immune_in_the_day() -> None:
    """A survivor from the ship fills the last space of the immunity room: the next hero has its full strength."""
    s = table(seats=2, events=["sandstorm"])
    seat(s, 0, heroes={"hero-5": "mine", "hero-4": "dam"}, people={"event-immunity": 2})
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", "hero-5", "cargo-ship"))
    assert has(game, 0, "canned-goods") == 1
    game.choose(0, ("welcome", "event-immunity"))
    game.choose(0, ("move", "hero-4", "forest"))
    assert detail(game, 0, "points") == 4


def hunter(event: str, hero: str, prey: str, immune: bool = False, munitions: int = 0, caught: int = 0) -> Game:
    """A hero in the Forest, facing that tile, on the morning of that event."""
    s = table(seats=2, game={"forest": ("prey-5", prey)})
    seat(
        s,
        0,
        heroes={hero: "dam"},
        resources={"munition": munitions},
        caught={prey: caught},
        full=["event-immunity"] if immune else [],
    )
    game = morning(s, event, HeroTurn(0))
    game.choose(0, ("move", hero, "forest"))
    return game


@pytest.mark.parametrize(
    ("prey", "hero", "caught", "meat"),
    [("prey-1", "hero-3a", 0, 0), ("prey-1", "hero-3a", 1, 1), ("prey-2", "hero-4", 0, 1), ("prey-3", "hero-5", 3, 5)],
)
def test_event_epizootic_disease(prey: str, hero: str, caught: int, meat: int) -> None:
    """A catch gives one meat less, never below 0, and the tile still counts; an immune seat gets all of it."""
    game = hunter("epizootic-disease", hero, prey, caught=caught)
    choose_all(game, 0, ("hunt",))
    assert has(game, 0, "meat") == meat
    assert seen(game, None, "shelters", 0, "caught") == {prey: caught + 1}
    game = hunter("epizootic-disease", hero, prey, caught=caught, immune=True)
    choose_all(game, 0, ("hunt",))
    assert has(game, 0, "meat") == meat + 1


def test_event_animal_mutation() -> None:
    """Endurance 3 costs 4: too much for a 3 alone, but a munition helps; the meat stays the same."""
    game = hunter("animal-mutation", "hero-3a", "prey-1")
    assert not is_offered(game, 0, "hunt")
    game = hunter("animal-mutation", "hero-3a", "prey-1", munitions=1)
    game.choose(0, ("hunt",))
    assert purse(game, 0) == {"meat": 1}, "three points and the munition"
    game = hunter("animal-mutation", "hero-5", "prey-1")
    game.choose(0, ("hunt",))
    assert detail(game, 0, "points") == 1
    assert has(game, 0, "meat") == 1
    assert seen(game, None, "shelters", 0, "caught") == {"prey-1": 1}


def test_event_animal_mutation_and_the_immune() -> None:
    """For the owner of the immunity room endurance 3 costs 3."""
    game = hunter("animal-mutation", "hero-3a", "prey-1", immune=True)
    game.choose(0, ("hunt",))
    assert has(game, 0, "meat") == 1


@pytest.mark.parametrize("event", ["sandstorm", "epizootic-disease", "animal-mutation"])
def test_e_lasting_events_take_nothing_when_they_come(event: str) -> None:
    """They only change how the day is played."""
    s = table(seats=2)
    for n in range(2):
        seat(s, n, resources={"meat": 1, "wood": 2}, people={"events": 3}, airlock=1)
    before = [snapshot(shelter) for shelter in s.shelters[:1]], s.stock[:]
    game = morning(s, event)
    assert ([snapshot(me(game, 0))], board(game).stock) == before
    assert waiting(game) == ()


# -- Radioactive Cloud ----------------------------------------------------------------------------------------------


def test_event_radioactive_cloud() -> None:
    """Two squares worse for everybody, whatever the airlock holds, except for an immune seat."""
    s = table(seats=4)
    seat(s, 0, gauge=3)
    seat(s, 1, gauge=0, airlock=7, full=["airlock-1"])
    seat(s, 2, gauge=-7, people={"events": 4})
    seat(s, 3, gauge=-2, full=["event-immunity"])
    game = morning(s, "radioactive-cloud")
    assert [gauge(game, n) for n in range(4)] == [1, -2, -11, -2]
    assert me(game, 2).survivors() == 4
    assert waiting(game) == ()


@pytest.mark.parametrize(("start", "lost"), [(-9, 1), (-11, 2)])
def test_event_radioactive_cloud_past_the_last_square(start: int, lost: int) -> None:
    """Each square past -11 costs a survivor of the owner's choice, and the tracer stays."""
    s = table(seats=2)
    seat(s, 0, gauge=start, people={"events": 3}, airlock=3)
    game = morning(s, "radioactive-cloud")
    for _ in range(lost):
        assert game.picks(0) == [("lose", "events"), ("lose", "airlock")]
        game.choose(0, ("lose", "airlock"))
    assert waiting(game) == ()
    assert gauge(game, 0) == -11
    assert (lives_in(game, 0, "events"), lives_in(game, 0, "airlock")) == (3, 3 - lost)


def test_event_radioactive_cloud_with_nobody_left() -> None:
    """Past the last square with one survivor, or none: lose what there is, and nothing more."""
    s = table(seats=2)
    seat(s, 0, gauge=-11, airlock=1)
    seat(s, 1, gauge=-11)
    game = morning(s, "radioactive-cloud")
    assert waiting(game) == ()
    assert [(gauge(game, n), me(game, n).survivors()) for n in range(2)] == [(-11, 0), (-11, 0)]


# -- Rat Infestation ------------------------------------------------------------------------------------------------


def test_event_rat_infestation() -> None:
    """Each shelter loses a supply of its owner's choice, all owners at the same time."""
    s = table(seats=3)
    seat(s, 0, resources={"meat": 1, "water": 1, "canned-goods": 1, "wood": 3, "munition": 1}, airlock=1)
    seat(s, 1, resources={"canned-goods": 2}, airlock=1)
    seat(s, 2, resources={"meat": 2, "water": 1}, airlock=1)
    game = morning(s, "rat-infestation")
    assert waiting(game) == (0, 2)
    assert game.picks(0) == [("pay", "meat"), ("pay", "water"), ("pay", "canned-goods")]
    assert game.picks(2) == [("pay", "meat"), ("pay", "water")]
    assert purse(game, 1) == {"canned-goods": 1}, "with one kind only there is no choice"
    game.choose(2, ("pay", "water"))
    game.choose(0, ("pay", "canned-goods"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"meat": 1, "water": 1, "wood": 3, "munition": 1}
    assert purse(game, 2) == {"meat": 2}
    assert [me(game, n).survivors() for n in range(3)] == [1, 1, 1]


def test_event_rat_infestation_without_a_supply() -> None:
    """Only a seat without supplies loses a survivor, from anywhere; materials and munitions do not feed rats."""
    s = table(seats=2)
    seat(s, 0, resources={"wood": 5, "munition": 5}, people={"events": 4}, airlock=1)
    seat(s, 1, resources={"water": 1}, people={"events": 4}, airlock=1)
    game = morning(s, "rat-infestation")
    assert game.picks(0) == [("lose", "events"), ("lose", "airlock")]
    game.choose(0, ("lose", "events"))
    assert lives_in(game, 0, "events") == 3
    assert purse(game, 0) == {"wood": 5, "munition": 5}
    assert (purse(game, 1), me(game, 1).survivors()) == ({}, 5)
    assert waiting(game) == ()


def test_event_rat_infestation_with_nothing_to_lose() -> None:
    """Neither supply nor survivor: nothing happens."""
    s = table(seats=2)
    seat(s, 0, resources={"wood": 1})
    before = snapshot(s.shelters[0])
    game = morning(s, "rat-infestation")
    assert waiting(game) == ()
    assert snapshot(me(game, 0)) == before


def test_event_rat_infestation_and_permanent_water() -> None:
    """The permanent water is not a token: without supplies a survivor is lost, and the water is not spent."""
    s = table(seats=2)
    seat(s, 0, full=["permanent-water"], airlock=1)
    game = morning(s, "rat-infestation")
    assert game.picks(0) == [("lose", "permanent-water"), ("lose", "airlock")]
    game.choose(0, ("lose", "airlock"))
    assert me(game, 0).used == 0


def test_event_rat_infestation_spares_the_immune() -> None:
    """A full immunity room keeps rats away; with a free space it does not."""
    s = table(seats=2)
    seat(s, 0, resources={"meat": 2}, full=["event-immunity"])
    seat(s, 1, resources={"meat": 2}, people={"event-immunity": 2})
    game = morning(s, "rat-infestation")
    assert [has(game, n, "meat") for n in range(2)] == [2, 1]


# -- Enemy Clan -----------------------------------------------------------------------------------------------------


def test_event_enemy_clan() -> None:
    """Two materials or munitions in any mix, chosen one by one by the owner; supplies are not touched."""
    s = table(seats=2)
    resources = {"wood": 1, "metal": 2, "microchip": 1, "munition": 1, "canned-goods": 2}
    seat(s, 0, resources=resources, airlock=2)
    game = morning(s, "enemy-clan")
    assert game.picks(0) == [("pay", "wood"), ("pay", "metal"), ("pay", "microchip"), ("pay", "munition")]
    game.choose(0, ("pay", "munition"))
    assert game.picks(0) == [("pay", "wood"), ("pay", "metal"), ("pay", "microchip")]
    game.choose(0, ("pay", "metal"))
    assert waiting(game) == ()
    assert purse(game, 0) == {"wood": 1, "metal": 1, "microchip": 1, "canned-goods": 2}
    assert me(game, 0).survivors() == 2


@pytest.mark.parametrize(
    ("resources", "left", "lost"),
    [
        ({"munition": 2}, {}, 0),
        ({"metal": 1, "munition": 1}, {}, 0),
        ({"wood": 3}, {"wood": 1}, 0),
        ({"wood": 1}, {"wood": 1}, 1),
        ({"munition": 1, "meat": 3}, {"munition": 1, "meat": 3}, 1),
        ({"canned-goods": 4}, {"canned-goods": 4}, 1),
        ({}, {}, 1),
    ],
)
def test_event_enemy_clan_needs_two_tokens(resources: dict[str, int], left: dict[str, int], lost: int) -> None:
    """With two or more, two are lost; with fewer, they are kept and a survivor is lost."""
    s = table(seats=2)
    seat(s, 0, resources=resources, airlock=3)
    game = morning(s, "enemy-clan")
    while game.waiting:
        assert verbs(game, 0) == {"pay"}
        game.choose(0, game.picks(0)[0])
    assert purse(game, 0) == left
    assert lives_in(game, 0, "airlock") == 3 - lost


@pytest.mark.parametrize(
    "resources", [{"wood": 1, "metal": 1}, {"microchip": 1, "munition": 1}, {"munition": 2}, {"wood": 2}]
)
def test_event_enemy_clan_asks_nothing_when_all_must_go(resources: dict[str, int]) -> None:
    """Just two tokens: both are lost, whatever they are, and nobody asks their owner for an order."""
    s = table(seats=2)
    seat(s, 0, resources={**resources, "meat": 1}, airlock=1)
    game = morning(s, "enemy-clan", aloud=True)
    assert waiting(game) == ()
    assert purse(game, 0) == {"meat": 1}
    assert me(game, 0).survivors() == 1
    lost = [str(event["resource"]) for event in game.story(0) if event["told"] == "lost-token"]
    assert lost == [resource for resource, n in resources.items() for _ in range(n)]


def test_event_enemy_clan_asks_while_one_token_may_stay() -> None:
    """Three tokens of three kinds: both answers count, and the third kind stays."""
    s = table(seats=2)
    seat(s, 0, resources={"wood": 1, "metal": 1, "munition": 1}, airlock=1)
    game = morning(s, "enemy-clan")
    game.choose(0, ("pay", "munition"))
    assert game.picks(0) == [("pay", "wood"), ("pay", "metal")]
    game.choose(0, ("pay", "wood"))
    assert purse(game, 0) == {"metal": 1}


def test_event_enemy_clan_survivor_of_the_owners_choice() -> None:
    """From any room or the airlock; without survivors nothing happens and the one token is kept."""
    s = table(seats=3)
    seat(s, 0, resources={"wood": 1}, people={"events": 1, "workshop": 2}, airlock=1)
    seat(s, 1, resources={"wood": 1})
    seat(s, 2, resources={"wood": 2}, full=["event-immunity"])
    game = morning(s, "enemy-clan")
    assert game.picks(0) == [("lose", "workshop"), ("lose", "events"), ("lose", "airlock")]
    game.choose(0, ("lose", "workshop"))
    assert lives_in(game, 0, "workshop") == 1
    assert [purse(game, n) for n in range(3)] == [{"wood": 1}, {"wood": 1}, {"wood": 2}]
    assert waiting(game) == ()


# -- Cold Snap ------------------------------------------------------------------------------------------------------


def test_event_cold_snap() -> None:
    """Each shelter except an immune one loses a survivor from wherever its owner likes, if it has any."""
    s = table(seats=4)
    seat(s, 0, people={"events": 4, "workshop": 1}, airlock=1)
    seat(s, 1, airlock=2, resources={"canned-goods": 3})
    seat(s, 2, full=["event-immunity"], airlock=1)
    seat(s, 3)
    game = morning(s, "cold-snap")
    assert waiting(game) == (0,)
    assert game.picks(0) == [("lose", "workshop"), ("lose", "events"), ("lose", "airlock")]
    game.choose(0, ("lose", "events"))
    assert waiting(game) == ()
    assert [me(game, n).survivors() for n in range(4)] == [5, 1, 4, 0]
    assert purse(game, 1) == {"canned-goods": 3}


def test_event_cold_snap_takes_the_last_one() -> None:
    """The only survivor is lost without a question."""
    s = table(seats=2)
    seat(s, 0, people={"workshop": 1})
    game = morning(s, "cold-snap")
    assert (waiting(game), me(game, 0).survivors()) == ((), 0)


def test_event_cold_snap_may_stop_a_room() -> None:
    """A room that loses a survivor to the cold does not work from then on."""
    s = table(seats=2)
    seat(s, 0, full=["hunting-1"], airlock=1)
    game = morning(s, "cold-snap")
    works = [seen(game, 0, "shelters", 0, "rooms", i, "works") for i in range(7)]
    assert works.count(True) == 1
    game.choose(0, ("lose", "hunting-1"))
    works = [seen(game, 0, "shelters", 0, "rooms", i, "works") for i in range(7)]
    assert works.count(True) == 0


# -- all at once, and in order ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_e_owners_choose_at_the_same_time(order: tuple[int, ...]) -> None:
    """All owners are asked at once; the result does not depend on the order of their answers."""
    s = table(seats=3)
    for n in range(3):
        seat(s, n, resources={"wood": 2, "metal": n + 1}, airlock=1)
    game = morning(s, "enemy-clan")
    assert waiting(game) == (0, 1, 2)
    for n in order:
        others = {k: game.picks(k) for k in range(3) if k != n}
        choose_all(game, n, ("pay", "wood"))
        assert {k: game.picks(k) for k in range(3) if k != n} == others
    for n in reversed(order):
        if n in game.waiting:
            game.choose(n, ("pay", "metal"))
    assert waiting(game) == ()
    assert [purse(game, n) for n in range(3)] == [{"wood": 1}, {"wood": 1, "metal": 1}, {"wood": 1, "metal": 2}]


QUESTIONS = {"rat-infestation": "ask-rats", "enemy-clan": "ask-clan", "cold-snap": "ask-lose"}


@pytest.mark.parametrize(("new", "older", "oldest"), list(itertools.permutations(QUESTIONS)))
def test_e_the_new_event_first_then_the_older_ones_as_they_came(new: str, older: str, oldest: str) -> None:
    """Today's event is applied first, then those still open, in the order in which they came."""
    s = table(seats=2, events=[oldest, older])
    for n in range(2):
        seat(s, n, resources={"meat": 1, "water": 1, "wood": 1, "munition": 2}, people={"events": 2}, airlock=2)
    game = morning(s, new)
    assert open_events(game) == [oldest, older, new]
    order = []
    while 0 in game.waiting:
        assert waiting(game) == (0, 1), "both shelters are at the same event"
        order.append(key(game, 0))
        assert key(game, 1) == key(game, 0)
        for n in range(2):
            while n in game.waiting and key(game, n) == order[-1]:
                game.choose(n, game.picks(n)[-1])
                if order[-1] != "ask-clan":
                    break
    assert order == [QUESTIONS[event] for event in (new, oldest, older)]
    assert waiting(game) == ()


def test_e_the_next_event_waits_for_the_last_owner() -> None:
    """A shelter that has answered is not asked about the next event before all have answered this one."""
    s = table(seats=2, events=["cold-snap"])
    for n in range(2):
        seat(s, n, resources={"meat": 1, "water": 1}, people={"events": 2}, airlock=2)
    game = morning(s, "rat-infestation")
    game.choose(0, ("pay", "meat"))
    assert waiting(game) == (1,)
    game.choose(1, ("pay", "meat"))
    assert waiting(game) == (0, 1)
    assert key(game, 0) == "ask-lose"


def test_e_each_event_sees_the_losses_of_the_one_before() -> None:
    """After the cold snap took the only survivor, the rats find nobody to take for the missing supply."""
    s = table(seats=2, events=["rat-infestation"])
    seat(s, 0, airlock=1)
    seat(s, 1, resources={"meat": 1}, airlock=2)
    game = morning(s, "cold-snap")
    assert waiting(game) == ()
    assert me(game, 0).survivors() == 0, "the cold snap took the only one, and the rats found nobody"
    assert (me(game, 1).survivors(), has(game, 1, "meat")) == (1, 0)


def test_e_two_events_add_up_on_one_place() -> None:
    """Wildfire and Lean Times both take wood, the second from what the first left."""
    game = morning(table(seats=4, events=["lean-times"], stock={"forest": 5}), "wildfire")
    assert (stock(game, "forest"), stock(game, "mine"), stock(game, "fairgrounds")) == (0, 7, 7)
    game = morning(table(seats=2, events=["lean-times"]), "wildfire")
    assert (stock(game, "forest"), stock(game, "mine")) == (3, 5)


def test_e_an_open_event_is_applied_every_day() -> None:
    """Dawn fills the Forest again, and the fire of an earlier day burns again."""
    s = table(seats=2, events=["wildfire"], stock={"forest": 1})
    last = s.shelters[1]
    last.events = tuple(i for i, name in enumerate(EVENTS) if name not in ("wildfire", "sandstorm"))
    s.coming = [1 if name == "sandstorm" else 0 for name in EVENTS]
    game = play(s, Dawn(), RevealEvent())
    assert stock(game, "forest") == 4
    assert open_events(game) == ["wildfire", "sandstorm"]


def test_e_events_to_come_do_nothing() -> None:
    """Only face-up cards take effect: hidden ones neither restrict heroes nor take anything."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-5": "dam"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    assert detail(game, 0, "points") == 5
    assert stock(game, "forest") == 6


@pytest.mark.parametrize(
    "event", ["radioactive-cloud", "rat-infestation", "enemy-clan", "cold-snap", "sandstorm", "epizootic-disease"]
)
def test_e_immunity_keeps_everything_but_scarcity_away(event: str) -> None:
    """An immune shelter with everything to lose is asked nothing and loses nothing; its neighbor does."""
    s = table(seats=2)
    for n in range(2):
        resources = {"meat": 1, "water": 1, "wood": 1, "metal": 1, "munition": 1}
        seat(s, n, resources=resources, people={"events": 2, "event-immunity": 3 - n}, airlock=2)
    before = snapshot(s.shelters[0])
    game = morning(s, event)
    assert 0 not in game.waiting
    while game.waiting:
        game.choose(1, game.picks(1)[0])
    assert snapshot(me(game, 0)) == before
    hit = (sum(purse(game, 1).values()), me(game, 1).survivors(), gauge(game, 1))
    assert hit == {
        "radioactive-cloud": (5, 6, -2),
        "rat-infestation": (4, 6, 0),
        "enemy-clan": (3, 6, 0),
        "cold-snap": (5, 5, 0),
    }.get(event, (5, 6, 0))


@pytest.mark.parametrize("event", ["rat-infestation", "enemy-clan", "cold-snap", "radioactive-cloud"])
def test_e_an_event_of_strength_nothing_does_nothing(event: str) -> None:
    """A pack may make an event harmless."""
    s = table(seats=2, pack={"events": {event: {"amount": 0}}})
    seat(s, 0, resources={"meat": 1, "wood": 1}, airlock=1)
    before = snapshot(s.shelters[0])
    game = morning(s, event)
    assert waiting(game) == ()
    assert snapshot(me(game, 0)) == before


def test_e_stronger_events_of_a_pack() -> None:
    """Three rats eat two supplies and then cost a survivor; a clan of three takes three tokens."""
    s = table(seats=2, pack={"events": {"rat-infestation": {"amount": 3}}})
    seat(s, 0, resources={"meat": 1, "water": 1}, airlock=2)
    game = morning(s, "rat-infestation")
    assert waiting(game) == (), "both supplies must go, in whatever order"
    assert (purse(game, 0), me(game, 0).survivors()) == ({}, 1)
    s = table(seats=2, pack={"events": {"enemy-clan": {"amount": 3}}})
    seat(s, 0, resources={"wood": 4, "munition": 4}, airlock=2)
    seat(s, 1, resources={"wood": 2}, airlock=2)
    game = morning(s, "enemy-clan")
    choose_all(game, 0, ("pay", "wood"), ("pay", "munition"), ("pay", "wood"))
    assert waiting(game) == ()
    assert (purse(game, 0), me(game, 0).survivors()) == ({"wood": 2, "munition": 3}, 2)
    assert (purse(game, 1), me(game, 1).survivors()) == ({"wood": 2}, 1)
