"""Set-up (S), the leaders, dawn (W) and equipment draws (Q)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import emberwatch as ew
from emberwatch.engine.agenda import Step
from emberwatch.engine.errors import BadOption, IllegalPick
from emberwatch.engine.game import Game
from emberwatch.outlive import PLACEMENTS
from emberwatch.outlive.model.content import load
from emberwatch.outlive.model.editions import EDITIONS
from emberwatch.outlive.model.names import EQUIPMENT, LEADERS, ROOMS, SEARCH_TILES
from emberwatch.outlive.model.state import NIGHT, UNSEEN, OutliveState
from emberwatch.outlive.rules.dawn import Dawn
from emberwatch.outlive.rules.day import EndOfDay, HeroTurn
from emberwatch.outlive.rules.equipment import Mend
from emberwatch.outlive.rules.rooms import Build
from emberwatch.outlive.rules.setup import DealLeader, DealRoom, Rounds, start
from tests.outlive.situation import (
    PLAYED,
    board,
    bystanders,
    choose_all,
    gauge,
    gear,
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

STANDARD_ROOMS = ["construction", "workshop", "events"]
HANDS = (
    ("hunting-1", "cargo-1", "look", "gauge-1", "airlock-1", "search-2"),
    ("hunting-2", "cargo-2", "munitions-4", "repair-free", "dismantle", "repair-2"),
    ("hero-immunity", "choice-of-tribute", "permanent-water", "event-immunity", "survivor-1", "equipment-2"),
    ("empty-cupboard", "hunting-1", "cargo-1", "gauge-1", "airlock-1", "survivor-1"),
)
"""Six rooms for each of four seats, none twice in a hand."""
OLDEST_FIRST = (
    "jacob-rowlett",
    "kooper-froste",
    "wilson-frye",
    "grayson-pigott",
    "solen-livrich",
    "liza-valentine",
    "mary-koolpepper",
    "lily-rose-wely",
    "swifty-bingham",
    "erin-mccarthy",
)
ALL_SEARCH_TILES = {
    "water": 1,
    "canned-goods": 1,
    "wood": 1,
    "metal": 1,
    "microchip": 1,
    "munition": 2,
    "capsule": 1,
    "empty": 2,
}


def begin(s: OutliveState, *steps: Step, seed: int = 1, aloud: bool = False) -> Game:
    game = play(s, *steps, seed=seed, aloud=aloud)
    PLAYED.append(game)
    return game


# -- laying out a deal --------------------------------------------------------------------------------------------


def dealt(
    *leaders: tuple[str, str],
    hands: Sequence[Sequence[str]] = HANDS,
    placement: str = "together",
    rounds: bool = False,
) -> OutliveState:
    """A table at which everybody has these two leaders and six rooms in hand and has chosen nothing yet."""
    s = start(len(leaders), load(None), EDITIONS["table"], PLACEMENTS.index(placement))
    left_out: tuple[type[Step], ...] = (DealRoom, DealLeader) if rounds else (DealRoom, DealLeader, Rounds)
    s.trunk[:] = [step for step in s.trunk if not isinstance(step, left_out)]
    for n, pair in enumerate(leaders):
        me = s.shelters[n]
        me.dealt_leaders = tuple(sorted(LEADERS.index(name) for name in pair))
        me.dealt_rooms = tuple(sorted(ROOMS.index(name) for name in hands[n]))
        for leader in me.dealt_leaders:
            s.leaders_left[leader] -= 1
        for room in me.dealt_rooms:
            s.rooms_left[room] -= 1
    return s


def found(game: Game, n: int, leader: str, *, room: str = "events", inside: int | None = None) -> None:
    """Make all secret choices of a seat: it discards the first two rooms offered."""
    for _ in range(2):
        game.choose(n, game.picks(n)[0])
    game.choose(n, ("build", room))
    amount = max(int(pick[1]) for pick in game.picks(n)) if inside is None else inside
    game.choose(n, ("amount", amount))
    game.choose(n, ("lead", leader))


def founded(
    *leaders: str, placement: str = "together", rounds: bool = False, aloud: bool = False, seed: int = 1
) -> Game:
    """All seats have chosen these leaders; Mary's draws and the heroes are next."""
    others = [name for name in LEADERS if name not in leaders]
    pairs = [(name, others[n]) for n, name in enumerate(leaders)]
    game = begin(dealt(*pairs, placement=placement, rounds=rounds), seed=seed, aloud=aloud)
    for n, name in enumerate(leaders):
        found(game, n, name)
    return game


def place_all(game: Game, n: int) -> None:
    """Place this seat's heroes somewhere."""
    while n in game.waiting and verbs(game, n) == {"place"}:
        game.choose(n, game.picks(n)[0])


def shelter(game: Game, n: int, who: int | None = None) -> dict[str, object]:
    """What `who` sees of a shelter."""
    value = seen(game, who, "shelters", n)
    assert isinstance(value, dict)
    return value


def listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def counts(value: object) -> dict[str, int]:
    assert isinstance(value, dict)
    return value


def room_names(game: Game, n: int, who: int | None = None) -> list[object]:
    return [
        seen(game, who, "shelters", n, "rooms", i, "room") for i in range(len(listed(shelter(game, n, who)["rooms"])))
    ]


def places(game: Game, n: int, who: int | None = None) -> dict[object, object]:
    """Where `who` sees the heroes of a seat."""
    return {
        seen(game, who, "shelters", n, "heroes", h, "hero"): seen(game, who, "shelters", n, "heroes", h, "place")
        for h in range(4)
    }


def room_of(game: Game, n: int, label: str, who: int | None = None) -> dict[str, object]:
    for i in range(7):
        room = seen(game, who, "shelters", n, "rooms", i)
        assert isinstance(room, dict)
        if room["label"] == label:
            return room
    raise AssertionError(f"no room {label}")


def all_but_waiting(game: Game, who: int | None) -> dict[str, object]:
    """A view without the waiting seats, which everybody may know."""
    view = game.view(who)
    del view["waiting"]
    return view


def kinds_told(game: Game, who: int | None) -> list[object]:
    return [told["told"] for told in game.story(who)]


# -- S-1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_two_to_four_players_sit_down(seats: int) -> None:
    """Two, three or four can play; each has its own shelter."""
    game = ew.new_game("outlive", seats=seats, seed=3)
    assert game.seats == seats
    assert len(listed(seen(game, None, "shelters"))) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_s1_fewer_or_more_cannot(seats: int) -> None:
    """One is too few, five are too many."""
    with pytest.raises(BadOption):
        ew.new_game("outlive", seats=seats, seed=3)


def test_s1_everybody_has_the_three_standard_rooms_unbuilt() -> None:
    """Every shelter has the standard rooms, unbuilt; the tracer starts at 0, and nobody has anything."""
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy")))
    for n in range(2):
        choose_all(game, n, game.picks(n)[0])
        choose_all(game, n, game.picks(n)[0])
        assert room_names(game, n, n)[:3] == STANDARD_ROOMS
        assert not any(room_of(game, n, label, n)["built"] for label in STANDARD_ROOMS)
        assert gauge(game, n) == 0
        assert purse(game, n) == {}


# -- S-2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s2_six_rooms_and_two_leaders_are_dealt_to_each(seats: int, seed: int) -> None:
    """Everybody gets six advanced rooms and two leaders; there are two copies of each room and one of each leader."""
    game = ew.new_game("outlive", seats=seats, seed=seed)
    PLAYED.append(game)
    rooms = [name for n in range(seats) for name in listed(seen(game, n, "shelters", n, "dealt", "rooms"))]
    leaders = [name for n in range(seats) for name in listed(seen(game, n, "shelters", n, "dealt", "leaders"))]
    for n in range(seats):
        assert len(listed(seen(game, n, "shelters", n, "dealt", "rooms"))) == 6
        assert len(listed(seen(game, n, "shelters", n, "dealt", "leaders"))) == 2
    assert not set(rooms) & set(STANDARD_ROOMS)
    assert max(rooms.count(name) for name in rooms) <= 2
    assert len(set(leaders)) == 2 * seats


def test_s2_deals_differ_from_game_to_game() -> None:
    """Dealing is chance: other dice, other hands."""
    hands = [seen(ew.new_game("outlive", seats=2, seed=n), 0, "shelters", 0, "dealt") for n in range(6)]
    assert any(hand != hands[0] for hand in hands)


def test_s2_four_of_six_rooms_are_kept() -> None:
    """Two of the six are discarded, one by one; the other four join the standard rooms."""
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy")))
    assert game.picks(0) == [
        ("discard", "hunting-1"),
        ("discard", "cargo-1"),
        ("discard", "look"),
        ("discard", "gauge-1"),
        ("discard", "airlock-1"),
        ("discard", "search-2"),
    ]
    game.choose(0, ("discard", "look"))
    assert len(game.picks(0)) == 5
    assert not is_offered(game, 0, "discard", "look")
    game.choose(0, ("discard", "hunting-1"))
    assert verbs(game, 0) == {"build"}
    assert room_names(game, 0, 0) == [*STANDARD_ROOMS, "cargo-1", "gauge-1", "airlock-1", "search-2"]
    assert seen(game, 0, "shelters", 0, "dealt", "discarded") == ["hunting-1", "look"]


def test_s2_one_copy_of_a_room_can_be_kept_and_the_other_discarded() -> None:
    """Two copies of a room are offered as one kind; discarding it removes one copy."""
    hands = [("look", "look", "cargo-1", "gauge-1", "airlock-1", "search-2"), HANDS[1]]
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy"), hands=hands))
    assert game.picks(0).count(("discard", "look")) == 1
    choose_all(game, 0, ("discard", "look"), ("discard", "cargo-1"))
    assert room_names(game, 0, 0) == [*STANDARD_ROOMS, "look", "gauge-1", "airlock-1", "search-2"]


def test_s2_two_copies_of_a_room_can_both_be_kept() -> None:
    """Both copies may stay; they are two rooms, and either can be built."""
    hands = [("look", "look", "cargo-1", "gauge-1", "airlock-1", "search-2"), HANDS[1]]
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy"), hands=hands))
    choose_all(game, 0, ("discard", "gauge-1"), ("discard", "cargo-1"))
    assert room_names(game, 0, 0) == [*STANDARD_ROOMS, "look", "look", "airlock-1", "search-2"]
    choose_all(game, 0, ("build", "look/2"), ("amount", 3))
    assert room_of(game, 0, "look/2", 0)["built"]
    assert lives_in(game, 0, "look/2") == 3
    assert not room_of(game, 0, "look", 0)["built"]


def test_s2_both_copies_of_a_room_can_be_discarded() -> None:
    """A kind is offered again as long as a copy of it is left in hand."""
    hands = [("look", "look", "cargo-1", "gauge-1", "airlock-1", "search-2"), HANDS[1]]
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy"), hands=hands))
    choose_all(game, 0, ("discard", "look"), ("discard", "look"))
    assert room_names(game, 0, 0) == [*STANDARD_ROOMS, "cargo-1", "gauge-1", "airlock-1", "search-2"]


def test_s2_one_leader_of_two_is_kept() -> None:
    """The chosen leader leads; the other one and the discarded rooms leave the game."""
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy")))
    choose_all(game, 0, ("discard", "look"), ("discard", "hunting-1"), ("build", "events"), ("amount", 4))
    assert game.picks(0) == [("lead", "jacob-rowlett"), ("lead", "wilson-frye")]
    game.choose(0, ("lead", "wilson-frye"))
    found(game, 1, "kooper-froste")
    assert shelter(game, 0)["leader"] == "wilson-frye"
    assert shelter(game, 1)["leader"] == "kooper-froste"
    everything = str([game.view(None), game.view(1)])
    assert "jacob-rowlett" not in everything
    assert "'look'" not in everything
    assert "'hunting-1'" not in everything


def test_s2_everybody_chooses_at_the_same_time() -> None:
    """Nobody has to wait: one seat may be done before another has begun."""
    pairs = (
        ("jacob-rowlett", "wilson-frye"),
        ("kooper-froste", "erin-mccarthy"),
        ("mary-koolpepper", "liza-valentine"),
    )
    game = begin(dealt(*pairs))
    assert waiting(game) == (0, 1, 2)
    found(game, 2, "liza-valentine")
    assert waiting(game) == (0, 1)
    game.choose(0, ("discard", "look"))
    game.choose(1, ("discard", "repair-2"))
    assert waiting(game) == (0, 1)
    with pytest.raises(IllegalPick):
        game.choose(2, ("lead", "mary-koolpepper"))


def test_s2_who_chooses_first_makes_no_difference() -> None:
    """The same choices in another order give the same table."""
    pairs = (("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy"))
    one, other = begin(dealt(*pairs)), begin(dealt(*pairs))
    for game, order in ((one, (0, 1)), (other, (1, 0))):
        for n in order:
            found(game, n, pairs[n][1])
    assert one.view(None) == other.view(None)
    assert [one.picks(n) for n in range(2)] == [other.picks(n) for n in range(2)]


# -- S-3 ----------------------------------------------------------------------------------------------------------


def test_s3_any_of_the_seven_rooms_can_be_the_first() -> None:
    """All seven are offered, standard and advanced; one is built for free."""
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy")))
    choose_all(game, 0, ("discard", "look"), ("discard", "hunting-1"))
    own = [*STANDARD_ROOMS, "cargo-1", "gauge-1", "airlock-1", "search-2"]
    assert game.picks(0) == [("build", label) for label in own]
    game.choose(0, ("build", "gauge-1"))
    assert [label for label in own if room_of(game, 0, label, 0)["built"]] == ["gauge-1"]
    assert purse(game, 0) == {}
    assert verbs(game, 0) == {"amount"}


@pytest.mark.parametrize(("room", "spaces"), [("events", 4), ("construction", 3), ("gauge-1", 3), ("cargo-1", 4)])
def test_s3_four_survivors_go_to_its_spaces_and_to_the_airlock(room: str, spaces: int) -> None:
    """Up to as many as there are spaces, or none, live in the room, the rest of the four in the airlock."""
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy")))
    choose_all(game, 0, ("discard", "look"), ("discard", "hunting-1"), ("build", room))
    assert game.picks(0) == [("amount", n) for n in range(spaces + 1)]
    for n in range(spaces + 1):
        twin = game.clone()
        twin.choose(0, ("amount", n))
        assert (lives_in(twin, 0, room), lives_in(twin, 0, "airlock")) == (n, 4 - n)
        assert room_of(twin, 0, room, 0)["works"] == (n == spaces)
        assert lives_in(twin, 1, "airlock") == 0


def test_s3_only_one_room_is_built() -> None:
    """After the first room comes the leader: a second one is not offered."""
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy")))
    choose_all(game, 0, ("discard", "look"), ("discard", "hunting-1"), ("build", "workshop"), ("amount", 1))
    assert verbs(game, 0) == {"lead"}


# -- what is secret until all have chosen -------------------------------------------------------------------------


def test_s2_hands_are_seen_by_their_owner_only() -> None:
    """Dealt rooms and leaders appear in no other view, and nobody else's story shows them."""
    s = dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy"))
    game = begin(s)
    assert seen(game, 0, "shelters", 0, "dealt", "leaders") == ["jacob-rowlett", "wilson-frye"]
    assert seen(game, 0, "shelters", 0, "dealt", "rooms") == list(HANDS[0])
    for who in (1, None):
        assert "dealt" not in shelter(game, 0, who)
        text = str(game.view(who))
        assert not [name for name in (*HANDS[0], "jacob-rowlett", "wilson-frye") if f"'{name}'" in text]


@pytest.mark.parametrize("seed", range(3))
def test_s2_dealing_is_told_to_the_owner_only(seed: int) -> None:
    """A seat's story shows its own six rooms and two leaders, a spectator's none."""
    game = ew.new_game("outlive", seats=3, seed=seed, aloud=True)
    for n in range(3):
        own = game.story(n)
        assert [told["seat"] for told in own if told["told"] == "dealt-room"] == [n] * 6
        assert [told["seat"] for told in own if told["told"] == "dealt-leader"] == [n] * 2
    assert "dealt-room" not in kinds_told(game, None)
    assert "dealt-leader" not in kinds_told(game, None)


def test_s2_s3_choices_stay_secret_until_all_have_chosen() -> None:
    """Whatever a seat picks, nobody else sees anything change until the last one has picked."""
    pairs = (
        ("jacob-rowlett", "wilson-frye"),
        ("kooper-froste", "erin-mccarthy"),
        ("mary-koolpepper", "liza-valentine"),
    )
    game = begin(dealt(*pairs), aloud=True)
    before = {who: all_but_waiting(game, who) for who in (1, 2, None)}
    for pick in (
        ("discard", "look"),
        ("discard", "gauge-1"),
        ("build", "cargo-1"),
        ("amount", 4),
        ("lead", "jacob-rowlett"),
    ):
        game.choose(0, pick)
        assert {who: all_but_waiting(game, who) for who in (1, 2, None)} == before
    assert shelter(game, 0, 0)["leader"] == "jacob-rowlett"
    assert room_names(game, 0, 0) == [*STANDARD_ROOMS, "hunting-1", "cargo-1", "airlock-1", "search-2"]
    assert game.story(1) == []
    spectator = all_but_waiting(game, None)
    found(game, 1, "erin-mccarthy")
    assert all_but_waiting(game, None) == spectator
    assert shelter(game, 0, 1)["leader"] is None
    assert shelter(game, 0, 1)["rooms"] == []
    assert seen(game, 1, "shelters", 0, "airlock", "survivors") == 0
    assert sum(counts(shelter(game, 0, 1)["score"]).values()) == 0


def test_s2_s3_rooms_and_leaders_are_open_once_all_have_chosen() -> None:
    """Then everybody sees leaders, kept rooms, what is built and who lives where; discards stay secret."""
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy")), aloud=True)
    choose_all(game, 0, ("discard", "look"), ("discard", "gauge-1"), ("build", "cargo-1"), ("amount", 3))
    game.choose(0, ("lead", "jacob-rowlett"))
    found(game, 1, "erin-mccarthy")
    for who in (0, 1, None):
        assert shelter(game, 0, who)["leader"] == "jacob-rowlett"
        assert shelter(game, 1, who)["leader"] == "erin-mccarthy"
        assert room_names(game, 0, who) == [*STANDARD_ROOMS, "hunting-1", "cargo-1", "airlock-1", "search-2"]
        assert room_of(game, 0, "cargo-1", who)["survivors"] == 3
        assert room_of(game, 0, "cargo-1", who)["built"]
        assert seen(game, who, "shelters", 0, "airlock", "survivors") == 1
        assert kinds_told(game, who).count("revealed") == 2
    assert seen(game, 0, "shelters", 0, "dealt", "discarded") == ["look", "gauge-1"]
    assert seen(game, 0, "shelters", 0, "dealt", "leaders") == ["wilson-frye"]
    assert "dealt" not in shelter(game, 0, 1)
    assert "dealt" not in shelter(game, 0, None)


def test_s2_imagining_the_others_keeps_the_own_hand() -> None:
    """A seat that imagines the table keeps its own cards and deals again to the others, chosen or not."""
    game = begin(dealt(("jacob-rowlett", "wilson-frye"), ("kooper-froste", "erin-mccarthy"), rounds=True))
    found(game, 0, "wilson-frye")
    imagined = [game.imagine(1, n) for n in range(8)]
    leaders = {str(seen(twin, 0, "shelters", 0, "leader")) for twin in imagined}
    assert len(leaders) > 1
    assert not leaders & {"kooper-froste", "erin-mccarthy"}
    for twin in imagined:
        assert twin.view(1) == game.view(1)
        assert twin.picks(1) == game.picks(1)
        assert twin.rules.audit(twin.state) == []


# -- S-4 and the leaders ------------------------------------------------------------------------------------------


def check_leader(name: str, start_at: set[str], brings: Mapping[str, int], equipment: str) -> None:
    """Check one leader: his goods, his broken tile, his start places, his age among the others."""
    rank = OLDEST_FIRST.index(name)
    rival = OLDEST_FIRST[rank + 1] if rank < 9 else OLDEST_FIRST[rank - 1]
    game = founded(name, rival)
    while verbs(game, 0) & {"search", "discard-tile"} or verbs(game, 1) & {"search", "discard-tile"}:
        game.choose(game.waiting[0], game.picks(game.waiting[0])[0])
    assert shelter(game, 0)["leader"] == name
    if name != "mary-koolpepper":
        assert purse(game, 0) == brings
        assert gauge(game, 0) == 0
    assert shelter(game, 0)["equipment"] == {equipment: "broken"}
    assert seen(game, None, "first") == (0 if rank < 9 else 1)
    if rank:
        older = founded(OLDEST_FIRST[rank - 1], name)
        assert seen(older, None, "first") == 0
    assert {str(pick[2]) for pick in game.picks(0)} == start_at
    place_all(game, 0)
    place_all(game, 1)
    assert waiting(game) == ()
    assert set(places(game, 0, 0).values()) == start_at


def test_leader_jacob_rowlett() -> None:
    """66: two metal and a microchip, a Pickaxe."""
    where = {"dam", "silent-peak", "cargo-ship", "fairgrounds"}
    check_leader("jacob-rowlett", where, {"metal": 2, "microchip": 1}, "pickaxe")


def test_leader_kooper_froste() -> None:
    """51: a munition and two wood, an Axe."""
    where = {"forest", "military-base", "blackwood", "silent-peak"}
    check_leader("kooper-froste", where, {"munition": 1, "wood": 2}, "axe")


def test_leader_wilson_frye() -> None:
    """44: two meat, a Shotgun."""
    where = {"blackwood", "silent-peak", "cargo-ship", "mine"}
    check_leader("wilson-frye", where, {"meat": 2}, "shotgun")


def test_leader_grayson_pigott() -> None:
    """38: two munitions and a microchip, a Baseball Bat."""
    where = {"forest", "military-base", "fairgrounds", "mine"}
    check_leader("grayson-pigott", where, {"munition": 2, "microchip": 1}, "baseball-bat")


def test_leader_solen_livrich() -> None:
    """32: two canned goods, a Grappling Hook."""
    where = {"forest", "blackwood", "cargo-ship", "mine"}
    check_leader("solen-livrich", where, {"canned-goods": 2}, "grappling-hook")


def test_leader_liza_valentine() -> None:
    """25: three munitions, an Ammo Box."""
    where = {"military-base", "blackwood", "silent-peak", "cargo-ship"}
    check_leader("liza-valentine", where, {"munition": 3}, "ammo-box")


def test_leader_mary_koolpepper() -> None:
    """23: a Flashlight, and what the search tiles bring (S-10)."""
    check_leader("mary-koolpepper", {"forest", "blackwood", "cargo-ship", "mine"}, {}, "flashlight")


def test_leader_lily_rose_wely() -> None:
    """20: three microchips, a Backpack."""
    where = {"blackwood", "silent-peak", "fairgrounds", "mine"}
    check_leader("lily-rose-wely", where, {"microchip": 3}, "backpack")


def test_leader_swifty_bingham() -> None:
    """19: a munition and two microchips, a Thermal Sensor."""
    where = {"dam", "military-base", "fairgrounds", "cargo-ship"}
    check_leader("swifty-bingham", where, {"munition": 1, "microchip": 2}, "thermal-sensor")


def test_leader_erin_mccarthy() -> None:
    """17: two water, a Jerrycan."""
    where = {"dam", "blackwood", "silent-peak", "cargo-ship"}
    check_leader("erin-mccarthy", where, {"water": 2}, "jerrycan")


def test_s4_leaders_equipment_is_taken_out_before_the_deck_is_drawn_from() -> None:
    """Of forty tiles, each leader's own is set aside; the deck holds the others."""
    game = founded("jacob-rowlett", "kooper-froste", "wilson-frye")
    assert seen(game, None, "deck") == 37
    assert board(game).deck[EQUIPMENT.index("pickaxe")] == 1
    assert board(game).deck[EQUIPMENT.index("bow")] == 2
    assert gear(game, 0, "pickaxe") == "broken"
    assert gear(game, 1, "pickaxe") == "none"


# -- S-5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leaders", "first"),
    [
        (("jacob-rowlett", "kooper-froste", "erin-mccarthy"), 0),
        (("lily-rose-wely", "mary-koolpepper", "swifty-bingham"), 1),
        (("erin-mccarthy", "swifty-bingham", "lily-rose-wely"), 2),
        (("grayson-pigott", "liza-valentine", "solen-livrich", "wilson-frye"), 3),
    ],
)
def test_s5_oldest_leader_is_first_player(leaders: tuple[str, ...], first: int) -> None:
    """The seat that has the oldest leader gets the token, wherever it is."""
    game = founded(*leaders)
    assert seen(game, None, "first") == first


def test_s5_first_player_begins_the_first_day() -> None:
    """The token decides who moves first."""
    game = founded("erin-mccarthy", "lily-rose-wely", "kooper-froste", rounds=True, seed=5)
    for n in range(3):
        place_all(game, n)
    while verbs(game, game.waiting[0]) != {"move"}:  # an event may ask something first
        game.choose(game.waiting[0], game.picks(game.waiting[0])[0])
    assert waiting(game) == (2,)


# -- S-6 ----------------------------------------------------------------------------------------------------------


def test_s6_heroes_are_placed_all_at_once_by_default() -> None:
    """Everybody is asked together; any hero may go on any start place, one hero per place."""
    assert ew.games()["outlive"]["options"]["placement"]["default"] == "together"  # type: ignore[index]
    game = founded("jacob-rowlett", "kooper-froste")
    assert waiting(game) == (0, 1)
    where = ("dam", "silent-peak", "cargo-ship", "fairgrounds")
    assert game.picks(0) == [("place", "hero-5", place) for place in where]
    game.choose(0, ("place", "hero-5", "cargo-ship"))
    assert game.picks(0) == [("place", "hero-4", place) for place in ("dam", "silent-peak", "fairgrounds")]
    game.choose(0, ("place", "hero-4", "dam"))
    assert waiting(game) == (1,)
    assert places(game, 0, 0) == {
        "hero-3a": "silent-peak",
        "hero-3b": "fairgrounds",
        "hero-4": "dam",
        "hero-5": "cargo-ship",
    }


def test_s6_heroes_placed_together_are_secret_until_all_stand() -> None:
    """Nobody else sees a hero before the last one is placed; then everybody sees all of them."""
    game = founded("jacob-rowlett", "kooper-froste", aloud=True)
    before = {who: all_but_waiting(game, who) for who in (1, None)}
    game.choose(0, ("place", "hero-5", "cargo-ship"))
    assert places(game, 0, 0)["hero-5"] == "cargo-ship"
    assert {who: all_but_waiting(game, who) for who in (1, None)} == before
    game.choose(0, ("place", "hero-4", "dam"))
    assert {who: all_but_waiting(game, who) for who in (1, None)} == before
    assert set(places(game, 0, 1).values()) == {None}
    assert "placed" not in kinds_told(game, 1)
    game.choose(1, ("place", "hero-5", "forest"))
    assert set(places(game, 1, 0).values()) == {None}
    assert set(places(game, 0, 1).values()) == {None}


def test_s6_heroes_placed_together_are_shown_when_the_day_comes() -> None:
    """Once all are placed, every view and every story shows them, idle."""
    game = founded("jacob-rowlett", "kooper-froste", rounds=True, aloud=True)
    choose_all(game, 0, ("place", "hero-5", "cargo-ship"), ("place", "hero-4", "dam"))
    choose_all(game, 1, ("place", "hero-5", "forest"), ("place", "hero-4", "blackwood"))
    for who in (0, 1, None):
        assert places(game, 0, who)["hero-5"] == "cargo-ship"
        assert places(game, 1, who)["hero-4"] == "blackwood"
        assert set(places(game, 1, who).values()) == {"forest", "military-base", "blackwood", "silent-peak"}
        assert kinds_told(game, who).count("placed") == 8
        assert all(seen(game, who, "shelters", 0, "heroes", h, "state") == "idle" for h in range(4))


def test_s6_imagining_heroes_placed_in_secret() -> None:
    """A seat that cannot see them imagines them on any of their start places, and sees the same in every such world."""
    game = founded("jacob-rowlett", "kooper-froste")
    choose_all(game, 0, ("place", "hero-5", "cargo-ship"), ("place", "hero-4", "dam"))
    imagined = [game.imagine(1, n) for n in range(12)]
    strongest = {places(twin, 0, 0)["hero-5"] for twin in imagined}
    assert len(strongest) > 1
    assert strongest <= {"dam", "silent-peak", "cargo-ship", "fairgrounds"}
    for twin in imagined:
        assert twin.view(1) == game.view(1)
        assert twin.rules.audit(twin.state) == []


def test_s6_heroes_can_be_placed_one_at_a_time_in_turn_order() -> None:
    """The option: from the first player clockwise, one hero each, four times around, for all to see."""
    game = founded("erin-mccarthy", "jacob-rowlett", "kooper-froste", placement="in-turn", aloud=True)
    assert seen(game, None, "first") == 1
    order = []
    while game.waiting:
        assert len(waiting(game)) == 1
        n = game.waiting[0]
        order.append(n)
        _, hero, place = game.picks(n)[-1]
        game.choose(n, game.picks(n)[-1])
        for who in (0, 1, 2, None):
            assert places(game, n, who)[hero] == place
    assert order == [1, 2, 0] * 3  # everybody's last hero has one place left
    told = [told["seat"] for told in game.story() if told["told"] == "placed"]
    assert told == [1, 2, 0] * 4
    for n, where in enumerate(
        (
            {"dam", "blackwood", "silent-peak", "cargo-ship"},
            {"dam", "silent-peak", "cargo-ship", "fairgrounds"},
            {"forest", "military-base", "blackwood", "silent-peak"},
        )
    ):
        assert set(places(game, n).values()) == where


def test_s6_in_turn_any_hero_may_be_next() -> None:
    """In the open placement a player chooses both the hero and its place."""
    game = founded("jacob-rowlett", "kooper-froste", placement="in-turn")
    where = ("dam", "silent-peak", "cargo-ship", "fairgrounds")
    assert {pick[1] for pick in game.picks(0)} >= {"hero-4", "hero-5"}
    for place in where:
        assert is_offered(game, 0, "place", "hero-3a", place)
        assert is_offered(game, 0, "place", "hero-4", place)
        assert is_offered(game, 0, "place", "hero-5", place)
    assert {pick[2] for pick in game.picks(0)} == set(where)
    game.choose(0, ("place", "hero-3a", "dam"))
    assert waiting(game) == (1,)
    game.choose(1, ("place", "hero-4", "forest"))
    assert not is_offered(game, 0, "place", "hero-5", "dam")
    assert is_offered(game, 0, "place", "hero-3b", "cargo-ship")
    assert not is_offered(game, 0, "place", "hero-3a", "cargo-ship")


def test_s6_other_ways_of_placing_are_refused() -> None:
    """There are two ways of placing heroes."""
    with pytest.raises(BadOption):
        ew.new_game("outlive", seats=2, seed=1, placement="at random")
    assert waiting(ew.new_game("outlive", seats=2, seed=1, placement="in-turn")) == (0, 1)


# -- S-7, S-8, S-9 ------------------------------------------------------------------------------------------------


def test_s7_six_of_twelve_events_come_one_a_round() -> None:
    """None is open at first and nobody knows which; in a whole game six different ones come, one per round."""
    game = ew.new_game("outlive", seats=2, seed=11, aloud=True)
    PLAYED.append(game)
    assert seen(game, None, "events", "open") == []
    assert len(listed(seen(game, None, "events", "unseen"))) == 12
    n = 0
    while game.waiting:
        asked = game.waiting[n % len(game.waiting)]
        picks = game.picks(asked)
        game.choose(asked, picks[n * 7 % len(picks)])
        n += 1
    came = [told["event"] for told in game.story() if told["told"] == "event-came"]
    assert len(came) == 6
    assert len(set(came)) == 6
    days = [told["told"] for told in game.story() if told["told"] in ("day", "event-came")]
    assert days == ["day", "event-came"] * 6
    assert len(listed(seen(game, None, "events", "unseen"))) == 6


@pytest.mark.parametrize(("leaders", "size"), [(OLDEST_FIRST[:2], 6), (OLDEST_FIRST[:3], 8), (OLDEST_FIRST[:4], 10)])
def test_s8_three_stacks_of_game_with_the_top_tile_open(leaders: tuple[str, ...], size: int) -> None:
    """Forest, Mine and Fairgrounds have a stack; everybody sees only its top tile."""
    game = founded(*leaders)
    for who in (*range(len(leaders)), None):
        stacks = seen(game, who, "stacks")
        assert isinstance(stacks, dict)
        assert set(stacks) == {"forest", "mine", "fairgrounds"}
        for stack in stacks.values():
            assert stack["size"] == size
            assert stack["top"] in {"prey-1", "prey-2", "prey-3", "prey-4", "prey-5"}
            assert stack["tiles"] is None


def test_s8_top_tiles_are_shuffled() -> None:
    """Other dice, other game; all five kinds can be on top."""
    tops = {str(seen(founded(*OLDEST_FIRST[:2], seed=n), None, "stacks", "forest", "top")) for n in range(30)}
    assert tops == {"prey-1", "prey-2", "prey-3", "prey-4", "prey-5"}


def test_s9_two_search_piles_lie_face_down_and_the_algae_is_active() -> None:
    """Before the first dawn all ten tiles of each city are in its pile, in an order nobody knows."""
    game = founded("jacob-rowlett", "kooper-froste")
    assert seen(game, None, "algae") is True
    for who in (0, 1, None):
        for city in ("blackwood", "silent-peak"):
            assert seen(game, who, "cities", city, "pile") == 10
            assert seen(game, who, "cities", city, "hidden") == ALL_SEARCH_TILES
            assert seen(game, who, "cities", city, "tiles") is None


# -- S-10 ---------------------------------------------------------------------------------------------------------


def mary(tiles: Sequence[str], *, peak: Sequence[str] | None = None, room: str = "events") -> Game:
    """Mary on seat 1 before her first draw; Blackwood's pile has these tiles, in an order nobody knows."""
    hands = [HANDS[0], HANDS[3]]
    s = dealt(("jacob-rowlett", "wilson-frye"), ("mary-koolpepper", "erin-mccarthy"), hands=hands, rounds=True)
    for city, names in enumerate((tiles, peak)):
        if names is not None:
            s.piles[city] = [UNSEEN] * len(names)
            s.unseen[city] = [names.count(tile) for tile in SEARCH_TILES]
    game = begin(s, aloud=True)
    found(game, 0, "jacob-rowlett")
    choose_all(game, 1, ("discard", "gauge-1"), ("discard", "airlock-1"), ("build", room))
    choose_all(game, 1, game.picks(1)[-1], ("lead", "mary-koolpepper"))
    return game


def test_s10_mary_names_a_city_for_each_of_four_tiles() -> None:
    """She is asked four times, one tile at a time, and nobody else is asked in the meantime."""
    game = mary(["water", "wood", "metal", "munition", "capsule"])
    for n in range(4):
        assert waiting(game) == (1,)
        assert game.picks(1) == [("search", "blackwood"), ("search", "silent-peak")]
        assert seen(game, 1, "cities", "blackwood", "pile") == 5 - (n + 1) // 2
        game.choose(1, ("search", "silent-peak" if n % 2 else "blackwood"))
        assert kinds_told(game, None).count("mary-drew") == n + 1  # she sees a tile before she names the next city
        assert purse(game, 1) == {}
    drawn = [told["city"] for told in game.story() if told["told"] == "mary-drew"]
    assert drawn == ["blackwood", "silent-peak"] * 2
    assert seen(game, None, "cities", "blackwood", "pile") == 3
    assert seen(game, None, "cities", "silent-peak", "pile") == 8


def test_s10_mary_discards_one_and_takes_the_resources_of_three() -> None:
    """She chooses which tile gives nothing; she gets the resources of the others."""
    game = mary(["water", "wood", "metal", "munition"])
    choose_all(game, 1, *[("search", "blackwood")] * 3)
    game.choose(1, ("search", "blackwood"))
    assert game.picks(1) == [
        ("discard-tile", "water"),
        ("discard-tile", "wood"),
        ("discard-tile", "metal"),
        ("discard-tile", "munition"),
    ]
    before = bystanders(game, 1)
    game.choose(1, ("discard-tile", "metal"))
    assert purse(game, 1) == {"water": 1, "wood": 1, "munition": 1}
    assert gauge(game, 1) == 0
    assert bystanders(game, 1) == before
    assert waiting(game) == (0, 1)
    assert verbs(game, 1) == {"place"}


def test_s10_a_capsule_makes_marys_gauge_one_better() -> None:
    """A capsule she keeps works at once; one she discards does not."""
    for thrown, value, kept in (("water", 1, {}), ("capsule", 0, {"water": 1})):
        game = mary(["capsule", "water", "empty", "empty"])
        choose_all(game, 1, *[("search", "blackwood")] * 4)
        assert game.picks(1) == [("discard-tile", "water"), ("discard-tile", "capsule"), ("discard-tile", "empty")]
        game.choose(1, ("discard-tile", thrown))
        assert gauge(game, 1) == value
        assert purse(game, 1) == kept


def test_s10_empty_tiles_give_mary_nothing() -> None:
    """An empty tile kept is worth nothing, not even with the room that fills empty cupboards."""
    game = mary(["empty", "empty", "water", "munition"], room="empty-cupboard")
    choose_all(game, 1, *[("search", "blackwood")] * 4)
    assert room_of(game, 1, "empty-cupboard")["works"]
    game.choose(1, ("discard-tile", "water"))
    assert purse(game, 1) == {"munition": 1}
    assert room_of(game, 1, "empty-cupboard")["used"] == [False, False]


def test_s10_two_tiles_of_a_kind_count_twice() -> None:
    """One of two like tiles may be discarded and the other kept."""
    game = mary(["munition", "munition", "water", "wood"])
    choose_all(game, 1, *[("search", "blackwood")] * 4)
    assert game.picks(1).count(("discard-tile", "munition")) == 1
    other = game.clone()
    game.choose(1, ("discard-tile", "munition"))
    assert purse(game, 1) == {"munition": 1, "water": 1, "wood": 1}
    other.choose(1, ("discard-tile", "water"))
    assert purse(other, 1) == {"munition": 2, "wood": 1}


def test_s10_marys_tiles_go_back_and_are_shuffled() -> None:
    """When the first day begins, what she drew is back in the piles or among those that dawn put aside."""
    pairs = (("mary-koolpepper", "wilson-frye"), *zip(OLDEST_FIRST[:2], OLDEST_FIRST[3:5], strict=True))
    game = begin(dealt(*pairs, ("erin-mccarthy", "swifty-bingham"), rounds=True), seed=4)
    for n, name in enumerate(("mary-koolpepper", *OLDEST_FIRST[:2], "erin-mccarthy")):
        found(game, n, name)
    choose_all(game, 0, *[("search", "blackwood")] * 4)
    assert seen(game, 0, "cities", "blackwood", "pile") == 6
    while verbs(game, 0) == {"discard-tile"}:
        game.choose(0, game.picks(0)[0])
    for n in range(4):
        place_all(game, n)
    assert seen(game, 0, "phase") == "day"
    nomads = 4 if seen(game, None, "events", "open") == ["nomads"] else 0
    assert seen(game, 0, "cities", "blackwood", "pile") == 10 - nomads


def test_s10_nobody_but_mary_draws() -> None:
    """With other leaders, hero placement follows at once."""
    game = founded(*[name for name in OLDEST_FIRST if name != "mary-koolpepper"][:4], aloud=True)
    assert all(verbs(game, n) == {"place"} for n in range(4))
    assert "mary-drew" not in kinds_told(game, None)


def test_s10_mary_draws_on_any_seat_and_in_either_placement() -> None:
    """Her draws come before the heroes, whoever is first."""
    for n in range(3):
        leaders = ["jacob-rowlett", "erin-mccarthy"]
        leaders.insert(n, "mary-koolpepper")
        game = founded(*leaders, placement="in-turn")
        assert waiting(game) == (n,)
        assert verbs(game, n) == {"search"}


# -- W-1, W-2 -----------------------------------------------------------------------------------------------------

TOTALS = [
    (2, {"forest": 6, "mine": 6, "fairgrounds": 6, "military-base": 6, "dam": 7}),
    (3, {"forest": 8, "mine": 8, "fairgrounds": 8, "military-base": 8, "dam": 9}),
    (4, {"forest": 10, "mine": 10, "fairgrounds": 10, "military-base": 10, "dam": 11}),
]
EMPTY_BOARD = dict.fromkeys(TOTALS[0][1], 0)


@pytest.mark.parametrize(("seats", "totals"), TOTALS)
def test_w1_every_location_is_filled_to_its_total(seats: int, totals: dict[str, int]) -> None:
    """From empty, from some, from just one missing: filled up to the total for the number of players."""
    for left in (EMPTY_BOARD, dict.fromkeys(totals, 3), {place: n - 1 for place, n in totals.items()}, totals):
        game = begin(table(seats, stock=left, round=2), Dawn())
        assert {place: stock(game, place) for place in totals} == totals
        assert stock(game, "cargo-ship") == 0
        assert stock(game, "blackwood") == 0
        assert waiting(game) == ()


@pytest.mark.parametrize(("seats", "totals"), TOTALS)
def test_w1_nothing_is_removed_from_a_location(seats: int, totals: dict[str, int]) -> None:
    """A location above its total stays as it is while the others are filled."""
    game = begin(table(seats, stock={**EMPTY_BOARD, "mine": totals["mine"] + 2}), Dawn())
    assert stock(game, "mine") == totals["mine"] + 2
    assert stock(game, "forest") == totals["forest"]


def test_w1_dawn_touches_no_shelter() -> None:
    """Dawn fills the board: heroes, tokens and survivors stay where they are; a new round has begun."""
    s = table(2, round=3)
    seat(s, 0, resources={"meat": 2, "wood": 1}, heroes={"hero-5": "dam"}, full=["events"], airlock=2)
    seat(s, 1, gear={"axe": "broken"}, gauge=-3)
    twin = s.clone()
    game = begin(s, Dawn())
    assert bystanders(game) == bystanders(begin(twin))
    assert seen(game, None, "round") == 4
    assert seen(game, None, "first") == 0


def test_w2_algae_is_active_again() -> None:
    """A dose taken yesterday has grown again."""
    game = begin(table(2, algae=False), Dawn())
    assert seen(game, None, "algae") is True


# -- W-3 ----------------------------------------------------------------------------------------------------------


def own_all_but(s: OutliveState, n: int, *kinds: str) -> None:
    """Give a seat one tile of every kind except these."""
    seat(s, n, gear={kind: "broken" for kind in EQUIPMENT if kind not in kinds})


def tiles_at(game: Game, city: str) -> list[str]:
    return sorted(str(name) for name in listed(seen(game, None, "cities", city, "equipment")))


def test_w3_both_cities_draw_three() -> None:
    """What was left yesterday goes to the discard, and both cities show three new tiles."""
    s = table(3, equipment={"blackwood": ["axe", "bow"], "silent-peak": ["pickaxe"]})
    game = begin(s, Dawn())
    assert len(tiles_at(game, "blackwood")) == 3
    assert len(tiles_at(game, "silent-peak")) == 3
    assert seen(game, None, "discard") == {"axe": 1, "bow": 1, "pickaxe": 1}
    assert seen(game, None, "deck") == 40 - 3 - 6


def test_w3_blackwood_draws_before_silent_peak() -> None:
    """With four tiles left in all, Blackwood gets three and Silent Peak one."""
    s = table(2)
    own_all_but(s, 0, "axe", "bow")
    own_all_but(s, 1, "axe", "bow")
    game = begin(s, Dawn())
    assert len(tiles_at(game, "blackwood")) == 3
    assert len(tiles_at(game, "silent-peak")) == 1
    assert sorted(tiles_at(game, "blackwood") + tiles_at(game, "silent-peak")) == ["axe", "axe", "bow", "bow"]
    assert seen(game, None, "deck") == 0


def test_w3_a_city_draws_before_the_other_one_discards() -> None:
    """With an empty deck each city gets back only what it has discarded, because Blackwood is done first."""
    s = table(2, equipment={"blackwood": ["axe"], "silent-peak": ["bow", "pickaxe"]})
    own_all_but(s, 0, "axe", "bow", "pickaxe")
    own_all_but(s, 1)
    game = begin(s, Dawn(), aloud=True)
    assert tiles_at(game, "blackwood") == ["axe"]
    assert tiles_at(game, "silent-peak") == ["bow", "pickaxe"]
    assert seen(game, None, "discard") == {}
    assert kinds_told(game, None).count("reshuffled") == 2


def test_w3_silent_peak_draws_what_blackwood_has_discarded() -> None:
    """Blackwood's four old tiles are shuffled for it, and Silent Peak gets the one it does not draw."""
    s = table(2, equipment={"blackwood": ["axe", "axe", "bow", "bow"]})
    own_all_but(s, 0, "axe", "bow")
    own_all_but(s, 1, "axe", "bow")
    game = begin(s, Dawn(), aloud=True)
    assert (len(tiles_at(game, "blackwood")), len(tiles_at(game, "silent-peak"))) == (3, 1)
    assert kinds_told(game, None).count("reshuffled") == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w3_w4_dawn_goes_city_by_city(seats: int) -> None:
    """Blackwood shows its equipment and puts its search tiles aside before anything happens in Silent Peak."""
    game = begin(table(seats), Dawn(), aloud=True)
    told = [(str(event["told"]), str(event["city"])) for event in game.story(None) if "city" in event]
    aside = {2: 4, 3: 2, 4: 0}[seats]
    assert told == [
        (what, city) for city in ("blackwood", "silent-peak") for what in ["displayed"] * 3 + ["tile-aside"] * aside
    ]


def test_w3_a_city_may_show_two_tiles_of_a_kind_and_kinds_that_are_owned() -> None:
    """Only players never own a kind twice: a city shows whatever it draws."""
    s = table(2)
    own_all_but(s, 0, "axe")
    own_all_but(s, 1, "axe")
    game = begin(s, Dawn())
    assert tiles_at(game, "blackwood") == ["axe", "axe"]


# -- W-4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 8), (4, 10)])
def test_w4_all_ten_search_tiles_are_shuffled_and_some_put_aside(seats: int, left: int) -> None:
    """However few were left, all ten are together again; 4, 2 or none of them are put face up beside the pile."""
    s = table(seats, piles={"blackwood": ["water"], "silent-peak": []})
    game = begin(s, Dawn())
    for who in (0, seats - 1, None):
        for city in ("blackwood", "silent-peak"):
            aside, hidden = (counts(seen(game, who, "cities", city, name)) for name in ("aside", "hidden"))
            assert seen(game, who, "cities", city, "pile") == left
            assert sum(aside.values()) == 10 - left
            together = {tile: aside.get(tile, 0) + hidden.get(tile, 0) for tile in ALL_SEARCH_TILES}
            assert together == ALL_SEARCH_TILES
            assert seen(game, who, "cities", city, "tiles") is None


def test_w4_other_tiles_are_put_aside_on_other_days() -> None:
    """Chance decides which tiles are put aside, separately for each city."""
    aside = [
        str(seen(begin(table(2), Dawn(), seed=n), None, "cities", city, "aside"))
        for n in range(6)
        for city in ("blackwood", "silent-peak")
    ]
    assert len(set(aside)) > 6


def test_w4_what_was_looked_at_is_forgotten_when_it_is_shuffled() -> None:
    """A seat that has looked through a pile knows it until dawn, and no longer."""
    s = table(4)
    seat(s, 0, full=["look"], heroes={"hero-5": "forest"})
    game = begin(s, HeroTurn(0), Dawn())
    game.choose(0, ("look", "blackwood"))
    known = listed(seen(game, 0, "cities", "blackwood", "tiles"))
    assert sorted(str(tile) for tile in known) == sorted(t for t, n in ALL_SEARCH_TILES.items() for _ in range(n))
    assert seen(game, 1, "cities", "blackwood", "tiles") is None
    assert seen(game, 0, "cities", "silent-peak", "tiles") is None
    choose_all(game, 0, ("move", "hero-5", "dam"))
    assert seen(game, 0, "phase") == "dawn"
    assert seen(game, 0, "cities", "blackwood", "tiles") is None


# -- W-5 ----------------------------------------------------------------------------------------------------------


def test_w5_a_survivor_comes_to_every_empty_cargo_space() -> None:
    """An emptied space has a survivor again; one that was not emptied still has one, not two."""
    s = table(2)
    seat(s, 0, heroes={"hero-4": "mine"})
    game = begin(s, HeroTurn(0), EndOfDay(), HeroTurn(0), Dawn())
    game.choose(0, ("move", "hero-4", "cargo-ship"))
    assert [seen(game, None, "cargo", n, "survivors") for n in range(4)] == [1, 0, 1, 1]
    game.choose(0, ("move", "hero-4", "mine"))
    game.choose(0, ("pass",))
    assert seen(game, None, "phase") == "dawn"
    assert [seen(game, None, "cargo", n, "survivors") for n in range(4)] == [1, 1, 1, 1]


def test_w5_first_dawn_fills_the_cargo_ship() -> None:
    """At the first dawn four survivors come aboard, one per space."""
    s = table(3, round=0)
    s.slot_people = [0] * 4
    game = begin(s, Dawn())
    assert [seen(game, None, "cargo", n, "survivors") for n in range(4)] == [1, 1, 1, 1]
    assert seen(game, None, "round") == 1


# -- Q ------------------------------------------------------------------------------------------------------------


def lay_deck(s: OutliveState, deck: Sequence[str], discard: Sequence[str] = ()) -> None:
    """Make exactly these tiles the deck and the discard; all others are in Blackwood."""
    for kind, name in enumerate(EQUIPMENT):
        kept = deck.count(name) + discard.count(name)
        s.displays[0] += [kind] * (s.deck[kind] + s.discard[kind] - kept)
        s.deck[kind] = deck.count(name)
        s.discard[kind] = discard.count(name)


def drawer(
    deck: Sequence[str],
    discard: Sequence[str] = (),
    *,
    owned: Mapping[str, str] | None = None,
    room: str = "equipment-2",
    seed: int = 1,
) -> Game:
    """A seat at night with a room that draws equipment, which it uses."""
    s = table(2, phase=NIGHT)
    seat(s, 0, full=[room], gear=owned)
    lay_deck(s, deck, discard)
    game = begin(s, Mend(0) if room == "workshop" else Build(0), seed=seed, aloud=True)
    game.choose(0, ("use", room))
    return game


def owned_by(game: Game, n: int) -> dict[str, str]:
    value = shelter(game, n)["equipment"]
    assert isinstance(value, dict)
    return value


def test_q_drawn_tiles_are_broken() -> None:
    """A draw gives as many broken tiles as it says, from the deck."""
    game = drawer(["axe", "bow", "pickaxe"])
    assert len(owned_by(game, 0)) == 2
    assert set(owned_by(game, 0).values()) == {"broken"}
    assert seen(game, None, "deck") == 1
    assert seen(game, None, "discard") == {}
    assert owned_by(game, 1) == {}


def test_q_discard_is_shuffled_when_the_deck_is_empty() -> None:
    """With an empty deck the discard becomes the deck."""
    game = drawer([], ["axe", "bow", "pickaxe"])
    assert len(owned_by(game, 0)) == 2
    assert seen(game, None, "deck") == 1
    assert seen(game, None, "discard") == {}
    assert kinds_told(game, None).count("reshuffled") == 1


def test_q_discard_is_shuffled_in_the_middle_of_a_draw() -> None:
    """The last tile of the deck is drawn before the discard is shuffled."""
    game = drawer(["axe"], ["bow"])
    assert set(owned_by(game, 0)) == {"axe", "bow"}
    assert seen(game, None, "deck") == 0


def test_q_discard_stays_while_the_deck_lasts() -> None:
    """Taking the last tile of the deck does not shuffle the discard yet."""
    game = drawer(["axe", "bow"], ["pickaxe"])
    assert set(owned_by(game, 0)) == {"axe", "bow"}
    assert seen(game, None, "discard") == {"pickaxe": 1}
    assert "reshuffled" not in kinds_told(game, None)


def test_q_fewer_are_drawn_when_deck_and_discard_are_empty() -> None:
    """What is not there cannot be drawn: one tile instead of two, or none."""
    assert set(owned_by(drawer(["axe"]), 0)) == {"axe"}
    assert owned_by(drawer([]), 0) == {}


@pytest.mark.parametrize("state", ["broken", "ready"])
@pytest.mark.parametrize("seed", range(4))
def test_q_a_kind_that_is_owned_is_drawn_again_for(state: str, seed: int) -> None:
    """Nobody gets a kind twice, whether he has it broken or repaired: it is discarded and another one drawn."""
    game = drawer(["axe", "bow"], owned={"axe": state}, room="workshop", seed=seed)
    assert owned_by(game, 0) == {"axe": state, "bow": "broken"}
    drawn_first = "drew-owned" in kinds_told(game, None)
    assert seen(game, None, "discard") == ({"axe": 1} if drawn_first else {})
    assert seen(game, None, "deck") == (0 if drawn_first else 1)


def test_q_tiles_set_aside_are_not_shuffled_into_the_deck_of_the_same_draw() -> None:
    """With only owned kinds in the deck, only the discard is shuffled; tiles set aside are discarded afterwards."""
    game = drawer(["axe", "bow"], ["pickaxe"], owned={"axe": "broken", "bow": "ready"}, room="workshop")
    assert owned_by(game, 0) == {"axe": "broken", "bow": "ready", "pickaxe": "broken"}
    assert seen(game, None, "discard") == {"axe": 1, "bow": 1}
    assert seen(game, None, "deck") == 0


def test_q_a_draw_ends_when_only_owned_kinds_are_left() -> None:
    """A seat that owns everything left draws nothing, and what it set aside is discarded."""
    game = drawer(["axe"], ["bow"], owned={"axe": "broken", "bow": "ready"})
    assert owned_by(game, 0) == {"axe": "broken", "bow": "ready"}
    assert seen(game, None, "discard") == {"axe": 1, "bow": 1}
    assert seen(game, None, "deck") == 0
    assert is_offered(game, 0, "pass") or waiting(game) == ()


def test_q_two_tiles_of_one_draw_are_of_two_kinds() -> None:
    """A kind just drawn is owned: its second copy is replaced by another draw."""
    for seed in range(4):
        game = drawer(["axe", "axe", "bow"], seed=seed)
        assert owned_by(game, 0) == {"axe": "broken", "bow": "broken"}


def test_q_a_tile_drawn_again_for_may_come_in_the_next_draw() -> None:
    """What one draw set aside and discarded is shuffled for the next one."""
    game = drawer(["axe"], ["bow"], owned={"axe": "broken"})
    assert owned_by(game, 0) == {"axe": "broken", "bow": "broken"}
    assert kinds_told(game, None).count("drew-owned") == 2
    assert seen(game, None, "discard") == {"axe": 1}


# -- a shelter for somebody who plays for the first time --------------------------------------------------------------


def state_of(game: Game) -> OutliveState:
    assert isinstance(game.state, OutliveState)
    return game.state


@pytest.mark.parametrize("mine", [0, 2])
def test_s2_s3_a_prepared_shelter_has_chosen_from_a_hand_of_the_box(mine: int) -> None:
    """Six rooms and two leaders as for everybody, four rooms kept, one room built, four survivors in it and in the
    airlock; the others choose as always, from what is left."""
    game = ew.new_game("outlive", seats=3, seed=5, prepared=mine + 1)
    assert game.waiting == tuple(seat for seat in range(3) if seat != mine)
    assert game.rules.audit(game.state) == []
    s = state_of(game)
    me = s.shelters[mine]
    assert (len(me.dealt_rooms), len(me.discarded), len(me.rooms), len(me.dealt_leaders)) == (6, 2, 7, 2)
    assert [ROOMS[room] for room in me.rooms[:3]] == STANDARD_ROOMS
    assert sum(me.people) == s.content.founders
    assert me.leader in me.dealt_leaders
    others = [s.shelters[seat] for seat in range(3) if seat != mine]
    assert all(not set(me.dealt_leaders) & set(other.dealt_leaders) for other in others)


def test_s2_a_prepared_shelter_is_the_same_with_all_dice() -> None:
    hands = [state_of(ew.new_game("outlive", seats=2, seed=seed, prepared=1)).shelters[0] for seed in range(4)]
    chosen = [(me.rooms, me.leader, me.built, me.people) for me in hands]
    assert all(choice == chosen[0] for choice in chosen)


def test_s6_a_prepared_seat_places_its_heroes_itself() -> None:
    game = ew.new_game("outlive", seats=2, seed=1, prepared=1)
    while game.waiting == (1,):
        game.choose(1, game.picks(1)[0])
    assert {words[0] for words in game.picks(0)} == {"place"}
    me = state_of(game).shelters[0]
    assert LEADERS[me.leader] == "solen-livrich"
    assert me.dealt_rooms == ()


def test_a_seat_that_is_not_there_is_not_prepared() -> None:
    assert ew.new_game("outlive", seats=2, seed=1, prepared=4).waiting == (0, 1)


def test_a_pack_without_the_rooms_of_the_fixed_hand_deals_as_always() -> None:
    pack = {"rooms": {"gauge-1": {"copies": 0}}}
    game = ew.new_game("outlive", seats=2, seed=1, prepared=1, pack=pack)
    assert game.waiting == (0, 1)
