"""Landmarks and numbered cards: finding them, the four kinds, keys (IN)."""

from __future__ import annotations

import pytest

from emberwatch.discover.copies.codes import code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.names import HUNDRED, QUEST_ITEM
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.rules.day import Daybreak, Turn
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    Entry,
    ability,
    asked,
    board,
    can_do,
    carry,
    character,
    choose_all,
    enemy,
    foes_at,
    found,
    harm,
    instant,
    is_offered,
    lay,
    lying,
    me,
    monster,
    play,
    project,
    purse,
    reveal,
    stage,
    survivor,
    told,
    upgrade,
    verbs,
    where,
    wild,
)

RUIN = ["flat !12", *["flat"] * 6]
KEY = found(60, ability("key", of="locked"), traits=["key"])
LOCKED: Entry = {"tags": ["locked"]}


def at_ruin(
    *cards: Entry, seats: int = 1, stamina: int = 5, items: tuple[int, ...] = (), **more: object
) -> DiscoverState:
    """All survivors are at landmark 12."""
    s = wild(seats, tiles=[RUIN], cards=list(cards), **more)  # type: ignore[arg-type]
    reveal(s, "B", RUIN)
    for seat in range(seats):
        survivor(s, seat, space="B0", stamina=stamina)
    survivor(s, 0, items=items)
    return s


def place(*do: str | Entry, **more: object) -> Entry:
    return instant(12, *do, use="landmark", **more)


def in_deck(game: Game, number: int) -> int:
    s = board(game)
    return sum(s.decks.deck[entry] for entry in s.content.entries_of[number])


def items(game: Game, seat: int = 0) -> list[str]:
    return [board(game).item(held.item).name for held in me(game, seat).items]


# -- investigating ----------------------------------------------------------------------------------------------------


def test_in_1_the_card_with_the_landmarks_number() -> None:
    s = at_ruin(place("gain wood 1"), instant(13, "gain poison 1"))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (purse(game), me(game).stamina) == ({"wood": 1}, 4)


def test_in_1_only_on_a_landmark_and_with_stamina() -> None:
    s = at_ruin(place("gain wood 1"))
    survivor(s, 0, space="B1")
    assert "investigate" not in verbs(play(s, Turn(0)))
    s = at_ruin(place("gain wood 1"), stamina=0)
    assert "investigate" not in verbs(play(s, Turn(0)))


def test_in_2_again_and_again_for_a_stamina_each() -> None:
    s = at_ruin(place("gain wood 1"), stamina=2)
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    game.choose(0, ("investigate",))
    assert (purse(game), me(game).stamina) == ({"wood": 2}, 0)
    assert "investigate" not in verbs(game)


def test_e_25_the_same_landmark_twice_in_a_turn() -> None:
    """Two stamina, two resolutions, both read aloud."""
    s = at_ruin(place("gain wood 1"), stamina=3)
    game = play(s, Turn(0), aloud=True)
    game.choose(0, ("investigate",))
    game.choose(0, ("investigate",))
    assert (purse(game), me(game).stamina) == ({"wood": 2}, 1)
    assert len(told(game, "read")) == 2


def test_in_3_a_chain_costs_nothing_further() -> None:
    s = at_ruin(place("resolve 30"), instant(30, "gain wood 1", "resolve 31"), instant(31, "gain stone 1"), stamina=2)
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (purse(game), me(game).stamina) == ({"wood": 1, "stone": 1}, 1)


def test_in_4_the_card_is_read_aloud() -> None:
    """From then on everybody knows it; before that nobody does."""
    s = at_ruin(place("gain wood 1"), instant(30, "gain stone 1"), seats=2)
    game = play(s, Turn(0), aloud=True)
    assert [game.view(seat)["read"] for seat in (0, 1, None)] == [[], [], []]
    game.choose(0, ("investigate",))
    assert [game.view(seat)["read"] for seat in (0, 1, None)] == [[12], [12], [12]]
    assert [event["seat"] for event in told(game, "read")] == [0]


def test_in_5_an_instant_goes_back() -> None:
    """While it is carried out it is not in the deck."""
    s = at_ruin(place({"may": ["gain wood 1"]}))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (asked(game), in_deck(game, 12)) == ("may", 0)
    game.choose(0, ("yes",))
    assert (purse(game), in_deck(game, 12)) == ({"wood": 1}, 1)


def test_in_5_its_tags_can_be_referred_to() -> None:
    """Other cards know what its story says as a tag; see the keys."""
    s = at_ruin(place("gain wood 1", **LOCKED), instant(13, "gain stone 1"), KEY, items=(60,))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert asked(game) == "key"


def test_in_6_an_upgrade_stays_and_helps_all() -> None:
    boat = upgrade(12, ability("always", "move all -1"), ability("action", "gain wood 1"), use="landmark")
    s = at_ruin(boat, seats=2)
    survivor(s, 1, space="A0", stamina=0)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("investigate",))
    assert (in_deck(game, 12), game.view(1)["upgrades"]) == (0, [12])
    game.choose(0, ("use", "upgrade-12", 2))
    assert purse(game) == {"wood": 1}
    game.choose(0, ("end-turn",))
    assert is_offered(game, 1, "move", "A1")
    game.choose(1, ("move", "A1"))
    assert (where(game, 1), me(game, 1).stamina) == ("A1", 0)


def test_in_7_an_enemy_among_the_discovery_cards() -> None:
    """Combat at once; defeated, its card goes back; without a token nothing retreats."""
    ghoul: Entry = {
        "name": "ghoul", "number": 12, "kind": "enemy", "use": "landmark",
        "defence": 7, "attack": 9, "health": 2, "reward": ["gain salvage 1"],
    }  # fmt: skip
    s = at_ruin(ghoul)
    game = play(s, Turn(0), dice=[7, 9, 7, 1])
    game.choose(0, ("investigate",))
    assert harm(game) == {"physical": 1}
    assert foes_at(game, "B0") == []
    (card,) = board(game).map.foes
    assert (card.damage, card.space) == (1, -1)
    game.choose(0, ("investigate",))
    assert (purse(game), board(game).map.foes, in_deck(game, 12)) == ({"salvage": 1}, [], 1)


def test_in_8_an_item_is_kept() -> None:
    s = at_ruin(found(12, counters=2, use="landmark"), seats=2)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("investigate",))
    assert (items(game, 0), in_deck(game, 12)) == (["found-12"], 0)
    assert me(game).items[0].counters == 2
    assert game.view(1)["survivors"][0]["items"] == [{"item": "found-12", "counters": 2, "used": False}]  # type: ignore[index]


def test_in_10_not_in_the_deck_not_resolved() -> None:
    """The second finder gets nothing; the action and its stamina are still spent."""
    s = at_ruin(found(12, use="landmark"), seats=2)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("investigate",))
    game.choose(0, ("end-turn",))
    game.choose(1, ("investigate",))
    assert (items(game, 0), items(game, 1), me(game, 1).stamina) == (["found-12"], [], 4)
    assert asked(game, 1) == "turn"


def test_in_10_the_rest_of_the_card_goes_on() -> None:
    s = at_ruin(place("resolve 30", "gain wood 1"), found(30))
    s.decks.deck[1], s.decks.removed[1] = 0, 1
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (items(game), purse(game)) == ([], {"wood": 1})


def test_e_34_an_item_that_somebody_has() -> None:
    """A holds 45; B turns up a token with 45: nothing is resolved, the token is discarded."""
    s = wild(2, cards=[found(45, use="token", symbol="leaf")], tokens=[{"symbol": "leaf", "face": "wood", "count": 1}])
    survivor(s, 0, space="A4", items=[45])
    lay(s, "A0", "*leaf")
    game = play(s, Turn(1), dice=[1])
    game.choose(1, ("gather", "leaf"))
    assert (items(game, 0), items(game, 1)) == (["found-45"], [])
    assert lying(game, "A0") == []
    assert board(game).tokens.used_tokens == [0, 1]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_11_equal_numbers_are_identical(seed: int) -> None:
    """In scenarios 1 to 4 no number has two faces and there is no 100; scenario 5 has at least eight of these."""
    copy = copy_of(code_of(seed))
    for number in (1, 2, 3, 4):
        content = DiscoverContent(copy, number, 0)
        assert [n for n, entries in content.entries_of.items() if len(entries) > 1] == []
        assert HUNDRED not in content.entries_of
    for terrain in (0, 1):
        content = DiscoverContent(copy, 5, terrain)
        assert [n for n, entries in content.entries_of.items() if len(entries) > 1] == [HUNDRED]
        assert len(content.entries_of[HUNDRED]) >= 8


def test_in_13_numbers_belong_to_their_deck() -> None:
    """A discovery card, an enemy and a project of the same number are three different things."""
    s = wild(
        cards=[instant(7, "gain wood 1")],
        enemies=[enemy(7, 1, 12, reward=["gain meat 1"], token="none")],
        projects=[project(7, "stone 1", counters=2)],
    )
    game = carry(s, "resolve 7")
    assert purse(game) == {"wood": 1}
    game = carry(s, "lose wood 1", "fight 7", dice=[1, 1])
    assert purse(game) == {"meat": 1}
    game = carry(s, "make 7")
    assert items(game) == ["project-7"]


def test_in_14_an_instant_can_be_met_again() -> None:
    s = at_ruin(place("gain wood 1"), seats=2)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("investigate",))
    game.choose(0, ("end-turn",))
    game.choose(1, ("investigate",))
    assert (purse(game, 0), purse(game, 1)) == ({"wood": 1}, {"wood": 1})


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_15_every_card_that_a_key_fits_has_its_neighbour(seed: int) -> None:
    """ "The number 1 higher" exists wherever a tag calls for it, in every scenario of a copy."""
    copy = copy_of(code_of(seed))
    for number in (1, 2, 3, 4):
        content = DiscoverContent(copy, number, 0)
        tagged = [card.number for card in content.cards if card.tags]
        assert [n for n in tagged if n + 1 not in content.entries_of] == []
        assert tagged


# -- keys -------------------------------------------------------------------------------------------------------------


def test_in_12_the_other_card_instead() -> None:
    """The drawn card is not resolved and goes back; it has been read, and the other one is read now."""
    s = at_ruin(place("gain wood 1", **LOCKED), instant(13, "gain stone 1"), KEY, items=(60,))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert can_do(game) == ["pass", "use found-60"]
    assert game.view(0)["read"] == [12, 60]
    game.choose(0, ("use", "found-60"))
    assert (purse(game), in_deck(game, 12), in_deck(game, 13)) == ({"stone": 1}, 1, 1)
    assert game.view(0)["read"] == [12, 13, 60]


def test_in_12_before_the_other_card_is_seen() -> None:
    """While the key is offered, the replacement may be anything of its kind."""
    fillers = [instant(n, f"gain food {n - 30}") for n in range(31, 36)]
    s = at_ruin(place("gain wood 1", **LOCKED), instant(13, "gain stone 1"), *fillers, KEY, items=(60,))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    entry = board(game).content.entries_of[13][0]
    assert len({board(game.imagine(0, seed)).decks.card_face[entry] for seed in range(12)}) > 1
    own = board(game).content.entries_of[12][0]
    assert {board(game.imagine(0, seed)).decks.card_face[own] for seed in range(12)} == {own}


def test_in_12_only_the_own_key_and_only_where_it_fits() -> None:
    """An ally's key does nothing, nor does one for sealed cards, nor any for a card without a tag."""
    sealed = found(61, ability("key", of="sealed"))
    cards = [place("gain wood 1", **LOCKED), instant(13, "gain stone 1"), KEY, sealed]
    s = at_ruin(*cards, seats=2, items=(61,))
    survivor(s, 1, items=[60])
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (asked(game), purse(game)) == ("turn", {"wood": 1})
    s = at_ruin(place("gain wood 1"), instant(13, "gain stone 1"), KEY, items=(60,))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (asked(game), purse(game)) == ("turn", {"wood": 1})


@pytest.mark.parametrize(("answer", "expected"), [(("use", "found-60"), {"stone": 1}), (("pass",), {"wood": 1})])
def test_e_9_the_locked_door(answer: tuple[str, ...], expected: dict[str, int]) -> None:
    """12 is locked, else go to 30. With the key 13 instead: asked after 12 is read, before 13 is seen; no stamina."""
    cards = [place("resolve 30", **LOCKED), instant(13, "gain stone 1"), instant(30, "gain wood 1"), KEY]
    s = at_ruin(*cards, items=(60,))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert asked(game) == "key"
    assert game.view(0)["read"] == [12, 60]
    assert purse(game) == {}
    game.choose(0, answer)
    assert (purse(game), me(game).stamina) == (expected, 4)


def test_e_9_without_the_key_no_question() -> None:
    s = at_ruin(place("resolve 30", **LOCKED), instant(13, "gain stone 1"), instant(30, "gain wood 1"))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (asked(game), purse(game)) == ("turn", {"wood": 1})


def test_in_12_a_key_that_wears_out_pays_its_price() -> None:
    """CA-2: counters of the key, or the key itself, are paid when it is used, and only then."""
    for price, left in (("counter 1", ["found-60"]), ("this", [])):
        key = found(60, ability("key", of="locked", pay=price), counters=1)
        s = at_ruin(place("gain wood 1", **LOCKED), instant(13, "gain stone 1"), key, items=(60,))
        game = play(s, Turn(0))
        game.choose(0, ("investigate",))
        game.choose(0, ("pass",))
        assert items(game) == ["found-60"]
        game.choose(0, ("investigate",))
        game.choose(0, ("use", "found-60"))
        assert purse(game) == {"wood": 1, "stone": 1}
        assert items(game) == left
        game.choose(0, ("investigate",))
        assert asked(game) == "turn"


def test_in_12_once_a_day() -> None:
    lockpick = character("burglar", ability("key", of="locked", limit="day"))
    s = at_ruin(place("gain wood 1", **LOCKED), instant(13, "gain stone 1"), characters=[lockpick])
    game = play(s, Turn(0), Daybreak())
    game.choose(0, ("investigate",))
    game.choose(0, ("use", "character"))
    game.choose(0, ("investigate",))
    assert (asked(game), purse(game)) == ("turn", {"wood": 1, "stone": 1})
    game.choose(0, ("end-turn",))
    game.choose(0, ("investigate",))
    assert asked(game) == "key"


def test_in_16_by_a_feature_token_too() -> None:
    locked = instant(30, "gain wood 1", use="token", symbol="leaf", **LOCKED)
    s = wild(cards=[locked, instant(31, "gain stone 1"), KEY], tokens=[{"symbol": "leaf", "face": "food", "count": 1}])
    survivor(s, 0, items=[60])
    lay(s, "A0", "*leaf")
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("gather", "leaf"))
    assert asked(game) == "key"
    game.choose(0, ("use", "found-60"))
    assert (purse(game), lying(game, "A0")) == ({"stone": 1}, [])
    assert board(game).tokens.used_tokens == [0, 1]


def test_in_16_and_by_a_chain() -> None:
    s = at_ruin(
        place("resolve 30"), instant(30, "gain wood 1", **LOCKED), instant(31, "gain stone 1"), KEY, items=(60,)
    )
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    game.choose(0, ("use", "found-60"))
    assert purse(game) == {"stone": 1}


def test_r_83_keys_chain() -> None:
    """The replacement is drawn, too: the same key may replace it again; no number comes twice."""
    cards = [place("gain wood 1", **LOCKED), instant(13, "gain stone 1", **LOCKED), instant(14, "gain food 1"), KEY]
    s = at_ruin(*cards, items=(60,))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    game.choose(0, ("use", "found-60"))
    assert can_do(game) == ["pass", "use found-60"]
    twin = game.clone()
    twin.choose(0, ("pass",))
    assert purse(twin) == {"stone": 1}
    game.choose(0, ("use", "found-60"))
    assert purse(game) == {"food": 1}
    assert [in_deck(game, n) for n in (12, 13, 14)] == [1, 1, 1]


def test_r_83_another_key_may_go_on() -> None:
    cards = [
        place("gain wood 1", **LOCKED),
        instant(13, "gain stone 1", tags=["dark"]),
        instant(14, "gain food 1"),
        KEY,
        found(61, ability("key", of="dark")),
    ]
    s = at_ruin(*cards, items=(60, 61))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert can_do(game) == ["pass", "use found-60"]
    game.choose(0, ("use", "found-60"))
    assert can_do(game) == ["pass", "use found-61"]
    game.choose(0, ("use", "found-61"))
    assert purse(game) == {"food": 1}


def test_r_84_one_key_or_none() -> None:
    cards = [
        place("gain wood 1", tags=["locked", "dark"]),
        instant(13, "gain stone 1"),
        KEY,
        found(61, ability("key", of="dark")),
    ]
    s = at_ruin(*cards, seats=2, items=(60, 61))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert can_do(game) == ["pass", "use found-60", "use found-61"]
    game.choose(0, ("use", "found-61"))
    assert (asked(game), purse(game)) == ("turn", {"stone": 1})


def test_r_85_only_if_the_other_number_is_in_the_deck() -> None:
    s = at_ruin(place("gain wood 1", **LOCKED), found(13), KEY, seats=2, items=(60,))
    survivor(s, 1, items=[13])
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (asked(game), purse(game)) == ("turn", {"wood": 1})


def test_r_86_a_card_that_is_being_resolved_is_not_in_its_deck() -> None:
    """A chain back to it finds nothing, so chains end; afterward it is there again."""
    s = at_ruin(place("gain wood 1", "resolve 30"), instant(30, "gain stone 1", "resolve 12"))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (purse(game), in_deck(game, 12), in_deck(game, 30)) == ({"wood": 1, "stone": 1}, 1, 1)
    game.choose(0, ("investigate",))
    assert purse(game) == {"wood": 2, "stone": 2}


def test_r_86_a_key_does_not_lead_back_to_it() -> None:
    """12 leads to 11, which is locked; 12 is being resolved, so the key offers nothing."""
    s = at_ruin(place("gain wood 1", "resolve 11"), instant(11, "gain stone 1", **LOCKED), KEY, items=(60,))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (asked(game), purse(game)) == ("turn", {"wood": 1, "stone": 1})


def test_r_87_an_upgrade_is_in_play_once() -> None:
    well = upgrade(12, ability("always", "night 2"), use="landmark")
    s = at_ruin(well)
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    game.choose(0, ("investigate",))
    assert game.view(0)["upgrades"] == [12]
    assert me(game).stamina == 3


def test_r_87_two_copies_both_work() -> None:
    """Their standing effects add up."""
    s = at_ruin(upgrade(12, ability("always", "limit 1"), use="landmark", copies=2))
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    game.choose(0, ("investigate",))
    assert game.view(0)["upgrades"] == [12, 12]
    assert game.view(0)["survivors"][0]["limit"] == 12  # type: ignore[index]


def test_r_87_of_two_copies_each_can_be_used_once_a_day() -> None:
    s = at_ruin(upgrade(12, ability("action", "gain wood 1", limit="day"), use="landmark", copies=2), stamina=9)
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    game.choose(0, ("investigate",))
    assert can_do(game).count("use upgrade-12") == 1
    game.choose(0, ("use", "upgrade-12"))
    game.choose(0, ("use", "upgrade-12"))
    assert not is_offered(game, 0, "use", "upgrade-12")
    assert purse(game) == {"wood": 2}


def test_r_46_a_landmark_whose_card_is_gone() -> None:
    """Legal, spends the stamina, yields nothing."""
    s = at_ruin(place("gain wood 1", "remove"), stamina=3)
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (purse(game), in_deck(game, 12)) == ({"wood": 1}, 0)
    game.choose(0, ("investigate",))
    assert (purse(game), me(game).stamina, asked(game)) == ({"wood": 1}, 1, "turn")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_r_52_quest_items_exist_once(seed: int) -> None:
    """One card of each, under one number; so no second copy can send one to the deck."""
    copy = copy_of(code_of(seed))
    for number in (1, 2, 3, 4):
        cards = DiscoverContent(copy, number, 0).cards
        relics = [card for card in cards if card.item is not None and QUEST_ITEM in card.item.traits]
        assert [card.name for card in relics if card.copies != 1] == []
        assert len({card.name for card in relics}) == len(relics)
        assert not any(QUEST_ITEM in item.traits for item in DiscoverContent(copy, number, 0).made)


def test_in_9_a_found_copy_with_others_here() -> None:
    s = at_ruin(found(12, counters=2, use="landmark", copies=2), seats=2)
    survivor(s, 0, items=[(12, 1)])
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert asked(game) == "hand-on"
    choose_all(game, 0, ("name", "seat-2"))
    game.choose(1, ("yes",))
    assert [[held.counters for held in me(game, seat).items] for seat in (0, 1)] == [[2], [1]]


def test_in_7_a_token_of_an_enemy_that_lies_open_elsewhere_fights_for_itself() -> None:
    """R-14: IN-10 never bars an enemy token; each has its own damage."""
    beast = enemy(4, 7, None, 2, token="feature", symbol="leaf", copies=2)
    s = wild(enemies=[beast], tokens=[{"symbol": "rock", "face": "stone", "count": 1}])
    lay(s, "A0", "*leaf", "*leaf")
    game = play(s, Turn(0), dice=[1, 7, 1, 1, 6, 2])
    game.choose(0, ("gather", "leaf"))
    game.choose(0, ("gather", "leaf"))
    assert sorted(foe.damage for foe in board(game).map.foes) == [0, 1]


def test_in_4_a_stage_may_ask_whether_a_card_has_been_read() -> None:
    s = at_ruin(place("gain wood 1"), stages=[stage(1, {"need": ["read 12"], "do": ["win you"]})])
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_in_5_the_dead_leave_the_card_in_order() -> None:
    """R-19: a survivor who dies in the middle of a card leaves the rest undone, but the card goes back."""
    s = at_ruin(place("damage hunger 1", "gain wood 1"), seats=2)
    survivor(s, 0, damage={"thirst": 3})
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("investigate",))
    assert (purse(game), in_deck(game, 12), asked(game, 1)) == ({}, 1, "turn")


def test_in_7_a_monster_beside_the_landmark_is_not_its_card() -> None:
    s = at_ruin(place("gain wood 1"), enemies=[enemy(12)])
    monster(s, "B1", 12)
    game = play(s, Turn(0))
    game.choose(0, ("investigate",))
    assert (purse(game), len(foes_at(game, "B1"))) == ({"wood": 1}, 1)
