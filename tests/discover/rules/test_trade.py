"""Trading: offers, consent, what changes hands (TR)."""

from __future__ import annotations

from random import Random

import pytest

from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Held
from emberwatch.discover.rules.day import StartTurn, Turn
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import Nightfall
from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    can_do,
    casualty,
    choose_all,
    enemy,
    found,
    goal,
    has,
    is_offered,
    lay,
    lying,
    me,
    monster,
    play,
    project,
    purse,
    stage,
    survivor,
    threat,
    verbs,
    wild,
)

BASKET = project(6, "wood 1", ability("always", "carry any 4"))


def pair(**more: object) -> DiscoverState:
    return wild(2, **more)  # type: ignore[arg-type]


def deal(game: Game, *picks: tuple[str | int, ...], yes: bool = True) -> None:
    """Seat 0 trades with seat 1."""
    game.choose(0, ("trade", "seat-2"))
    choose_all(game, 0, *picks, ("offer",))
    game.choose(1, ("yes",) if yes else ("pass",))


def items(game: Game, seat: int) -> list[tuple[str, int]]:
    """The items of a seat with their counters."""
    s = board(game)
    return [(s.item(held.item).name, held.counters) for held in me(game, seat).items]


def test_tr_1_resources_items_and_projects_either_way() -> None:
    s = pair(cards=[found(20)], projects=[project(1), project(2), project(3)])
    survivor(s, 0, resources={"wood": 2}, hand=[1])
    survivor(s, 1, resources={"stone": 1}, items=[20], hand=[2, 3])
    game = play(s, Turn(0))
    game.choose(0, ("trade", "seat-2"))
    assert can_do(game) == [
        "pass",
        "give wood",
        "give-project 1",
        "want stone",
        "want-item found-20",
        "want-project",
    ]
    choose_all(game, 0, ("give", "wood"), ("give", "wood"), ("give-project", 1))
    choose_all(game, 0, ("want", "stone"), ("want-item", "found-20"), ("want-project",), ("offer",))
    assert asked(game, 1) == "consent"
    game.choose(1, ("yes",))
    assert asked(game, 1) == "give-project"
    assert can_do(game, 1) == ["give-project 2", "give-project 3"]
    game.choose(1, ("give-project", 3))
    assert (purse(game, 0), purse(game, 1)) == ({"stone": 1}, {"wood": 2})
    assert (items(game, 0), items(game, 1)) == ([("found-20", 0)], [])
    numbers = [[board(game).content.projects[p].number for p, _ in me(game, seat).hand] for seat in (0, 1)]
    assert numbers == [[3], [2, 1]]
    assert me(game).stamina == 9


def test_tr_1_only_survivors_on_the_own_space() -> None:
    """Not next door, no casualties, not oneself; and not alone in the world."""
    s = wild(4)
    survivor(s, 0, space="A0", resources={"wood": 1})
    survivor(s, 1, space="A0")
    survivor(s, 2, space="A1")
    survivor(s, 3, space="A0")
    casualty(s, 3)
    game = play(s, Turn(0))
    assert [pick for pick in game.picks(0) if pick[0] == "trade"] == [("trade", "seat-2")]
    assert "trade" not in verbs(play(wild(), Turn(0)))


def test_tr_1_threats_support_damage_and_stamina_are_no_goods() -> None:
    s = pair(threats=[threat("curse", "rest 1", ongoing=True)])
    survivor(s, 0, threats=["curse"], damage={"hunger": 2}, resources={"wood": 1})
    survivor(s, 1, damage={"thirst": 1}, resources={"wood": 1})
    game = play(s, Turn(0))
    game.choose(0, ("trade", "seat-2"))
    assert can_do(game) == ["pass", "give wood", "want wood"]


def test_tr_1_offered_projects_are_seen_by_the_partner_only() -> None:
    s = wild(3, projects=[project(1), project(2)])
    survivor(s, 0, hand=[1, 2])
    game = play(s, Turn(0))
    choose_all(game, 0, ("trade", "seat-2"), ("give-project", 2), ("offer",))
    seen = [game.view(seat)["deal"] for seat in (0, 1, 2, None)]
    assert [view["projects"] for view in seen if isinstance(view, dict)] == [[2], [2], 1, 1]
    game.choose(1, ("yes",))
    hands = [[row["hand"] for row in game.view(seat)["survivors"]] for seat in (0, 1, 2, None)]  # type: ignore[attr-defined]
    assert hands == [[[1], [2], []], [[None], [2], []], [[None], [None], []], [[None], [None], []]]


def test_tr_1_a_refused_project_stays_known_to_the_partner() -> None:
    """He has seen it; nobody forgets what was seen, and nothing he imagines contradicts it."""
    s = pair(projects=[project(1), project(2), project(3)])
    survivor(s, 0, hand=[1, 2])
    game = play(s, Turn(0))
    deal(game, ("give-project", 2), yes=False)
    rows = game.view(1)["survivors"]
    assert isinstance(rows, list)
    assert rows[0]["hand"] == [None, 2]


def test_tr_1_an_offered_project_is_the_same_in_every_world_the_partner_imagines() -> None:
    for seed in range(8):
        s = pair(projects=[project(n) for n in range(1, 7)])
        survivor(s, 0, hand=[1, 2])
        game = play(s, Turn(0))
        choose_all(game, 0, ("trade", "seat-2"), ("give-project", 2), ("offer",))
        world = game.imagine(1, seed)
        assert world.view(1) == game.view(1)
        world.choose(1, ("yes",))
        assert [board(world).content.projects[p].number for p, _ in me(world, 1).hand] == [2]


def test_tr_1_an_open_deal_holds_in_whatever_anybody_imagines() -> None:
    """For the bystander while the partner is asked, for the trader while the partner chooses projects."""
    for seed in range(8):
        s = wild(3, projects=[project(n) for n in range(1, 9)])
        survivor(s, 0, hand=[1, 2])
        survivor(s, 1, hand=[3, 4, 5])
        game = play(s, Turn(0))
        choose_all(game, 0, ("trade", "seat-2"), ("give-project", 2), ("want-project",), ("want-project",), ("offer",))
        world = game.imagine(2, seed)
        assert world.view(2) == game.view(2)
        world.choose(1, ("yes",))
        game.choose(1, ("yes",))
        game.choose(1, ("give-project", 3))
        world = game.imagine(0, seed)
        while asked(world, 1) == "give-project":
            world.choose(1, world.picks(1)[0])
        assert [len(me(world, seat).hand) for seat in range(3)] == [3, 2, 0]
        assert me(world, 1).hand[-1][0] == 1


def test_tr_2_refused_nothing_happens_and_nothing_is_paid() -> None:
    s = pair()
    survivor(s, 0, resources={"wood": 1}, stamina=1)
    survivor(s, 1, resources={"stone": 1})
    game = play(s, Turn(0))
    deal(game, ("give", "wood"), ("want", "stone"), yes=False)
    assert (purse(game, 0), purse(game, 1)) == ({"wood": 1}, {"stone": 1})
    assert me(game).stamina == 1
    assert asked(game) == "turn"
    deal(game, ("give", "wood"), ("want", "stone"))
    assert (purse(game, 0), purse(game, 1)) == ({"stone": 1}, {"wood": 1})
    assert me(game).stamina == 0


def test_tr_2_not_without_stamina() -> None:
    s = pair()
    survivor(s, 0, resources={"wood": 1}, stamina=0)
    assert "trade" not in verbs(play(s, Turn(0)))


def test_tr_2_a_withdrawn_offer_costs_nothing() -> None:
    s = pair()
    survivor(s, 0, resources={"wood": 1}, stamina=1)
    game = play(s, Turn(0))
    choose_all(game, 0, ("trade", "seat-2"), ("give", "wood"), ("pass",))
    assert (purse(game, 0), me(game).stamina, board(game).deal) == ({"wood": 1}, 1, None)


def test_tr_3_gifts_are_legal() -> None:
    """For nothing at all, in either direction; but not nothing for nothing."""
    s = pair()
    survivor(s, 0, resources={"food": 3})
    game = play(s, Turn(0))
    game.choose(0, ("trade", "seat-2"))
    assert "offer" not in verbs(game)
    choose_all(game, 0, ("give", "food"), ("give", "food"), ("give", "food"))
    assert not is_offered(game, 0, "give", "food")
    game.choose(0, ("offer",))
    game.choose(1, ("yes",))
    assert (purse(game, 0), purse(game, 1)) == ({}, {"food": 3})
    deal(game, ("want", "food"))
    assert (purse(game, 0), purse(game, 1)) == ({"food": 1}, {"food": 2})


def test_e_30_three_food_for_nothing() -> None:
    for yes, stamina, food in ((True, 4, (0, 3)), (False, 5, (3, 0))):
        s = pair()
        survivor(s, 0, resources={"food": 3}, stamina=5)
        game = play(s, Turn(0))
        deal(game, ("give", "food"), ("give", "food"), ("give", "food"), yes=yes)
        assert me(game).stamina == stamina
        assert (has(game, 0, "food"), has(game, 1, "food")) == food


def test_tr_4_counters_and_used_marks_go_along() -> None:
    s = pair(cards=[found(20, ability("action", "rest 1", limit="day"), counters=3)])
    survivor(s, 0, items=[(20, 2)])
    s.survivors[0].items = (Held(0, 2, 1),)
    game = play(s, Turn(0))
    deal(game, ("give-item", "found-20"))
    (there,) = me(game, 1).items
    assert (there.item, there.counters, there.used) == (0, 2, 1)
    assert me(game, 0).items == ()


def test_tr_4_feature_tokens_stay_what_they_are() -> None:
    tokens = [{"symbol": "leaf", "face": "wood wood", "count": 2}]
    s = pair(tokens=tokens)
    survivor(s, 0, tokens=["wood wood"], resources={"wood": 1})
    game = play(s, Turn(0))
    game.choose(0, ("trade", "seat-2"))
    assert can_do(game) == ["pass", "give wood", "give wood+wood", "split wood+wood"]
    choose_all(game, 0, ("give", "wood+wood"), ("offer",))
    game.choose(1, ("yes",))
    assert (me(game, 0).kept, me(game, 1).kept) == ((), (0,))
    assert (has(game, 0, "wood"), has(game, 1, "wood")) == (1, 2)


def test_r_42_half_a_double_can_be_traded() -> None:
    """A double may be exchanged for two singles at any time, so one of its two can be given away."""
    s = pair(tokens=[{"symbol": "leaf", "face": "stone wood", "count": 2}])
    survivor(s, 0, tokens=["stone wood"])
    game = play(s, Turn(0))
    game.choose(0, ("trade", "seat-2"))
    assert {"give stone", "give wood"} <= set(can_do(game)) or any("split" in pick for pick in can_do(game))


def test_tr_5_one_partner_per_action() -> None:
    """A deal with two others takes two actions."""
    s = wild(3)
    survivor(s, 0, resources={"wood": 2})
    survivor(s, 2, resources={"stone": 1})
    game = play(s, Turn(0))
    game.choose(0, ("trade", "seat-2"))
    assert "want" not in verbs(game)
    choose_all(game, 0, ("give", "wood"), ("offer",))
    assert game.waiting == (1,)
    game.choose(1, ("yes",))
    assert me(game).stamina == 7
    choose_all(game, 0, ("trade", "seat-3"), ("give", "wood"), ("want", "stone"), ("offer",))
    game.choose(2, ("yes",))
    assert me(game).stamina == 6
    assert [purse(game, seat) for seat in range(3)] == [{"stone": 1}, {"wood": 1}, {"wood": 1}]


def test_r_39_no_trade_in_anothers_turn_at_night_or_in_combat() -> None:
    s = pair(enemies=[enemy(5, 12, None)])
    survivor(s, 0, resources={"wood": 1})
    survivor(s, 1, resources={"wood": 1})
    game = play(s, Turn(1))
    assert game.picks(0) == []
    s = pair(enemies=[enemy(5, 12, None)])
    survivor(s, 0, resources={"wood": 1})
    monster(s, "A0", 5)
    game = play(s, Encounter(at("A0"), 0), dice=[1, 1])
    game.choose(1, ("pass",))
    assert verbs(game) == {"pass", "spend"}
    s = pair()
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Nightfall(), dice=[0])
    assert verbs(game) == {"name"}


def test_r_39_nothing_is_handed_over_or_dropped_at_will() -> None:
    s = pair()
    survivor(s, 0, resources={"wood": 9})
    game = play(s, Turn(0))
    assert verbs(game) == {"move", "trade", "end-turn"}


def test_r_40_three_refusals_by_one_partner_are_enough() -> None:
    """No more offers to him this turn; this does not affect another partner or the next turn."""
    s = wild(3)
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Turn(0), StartTurn(0))
    for _ in range(3):
        assert is_offered(game, 0, "trade", "seat-2")
        deal(game, ("give", "wood"), yes=False)
    assert not is_offered(game, 0, "trade", "seat-2")
    assert is_offered(game, 0, "trade", "seat-3")
    assert me(game).stamina == 8
    game.choose(0, ("end-turn",))
    assert is_offered(game, 0, "trade", "seat-2")


def test_r_40_only_a_partners_refusals_count() -> None:
    """A trader may withdraw any number of offers; each withdrawal leads back to the turn as it was."""
    s = wild(3, projects=[project(3)])
    survivor(s, 0, resources={"wood": 1}, hand=[3])
    survivor(s, 1, resources={"stone": 1})
    game = play(s, StartTurn(0))
    before = snapshot(game.state)
    for _ in range(4):
        for pieces in ([], [("give", "wood")], [("want", "stone"), ("give", "wood")]):
            choose_all(game, 0, ("trade", "seat-2"), *pieces, ("pass",))
            assert snapshot(game.state) == before
    for _ in range(3):
        choose_all(game, 0, ("trade", "seat-2"), ("give", "wood"), ("pass",))
        deal(game, ("give", "wood"), yes=False)
    assert not is_offered(game, 0, "trade", "seat-2")
    assert is_offered(game, 0, "trade", "seat-3")


def test_r_40_a_withdrawn_offer_is_no_action() -> None:
    """R-30, R-23: nobody has acted yet, so one may still give up, and the quest is not tested again."""
    s = pair(stages=[stage(1, goal("has wood 1", "mark 1"))])
    survivor(s, 0, resources={"wood": 1})
    game = play(s, StartTurn(0))
    for _ in range(3):
        choose_all(game, 0, ("trade", "seat-2"), ("give", "wood"), ("pass",))
    assert (board(game).quest.marks, is_offered(game, 0, "give-up")) == (0, True)
    deal(game, ("give", "wood"), yes=False)
    assert (board(game).quest.marks, is_offered(game, 0, "give-up")) == (1, False), (
        "an offer that was made is an action"
    )


def test_li_8_a_double_that_was_split_for_an_offer_stays_split() -> None:
    s = pair(tokens=[{"symbol": "leaf", "face": "stone wood", "count": 2}])
    survivor(s, 0, tokens=["stone wood"], resources={"food": 9})
    game = play(s, Turn(0))
    choose_all(game, 0, ("trade", "seat-2"), ("split", "stone+wood"), ("pass",))
    assert asked(game) == "limit"
    game.choose(0, ("drop", "food"))
    assert (purse(game), asked(game)) == ({"stone": 1, "wood": 1, "food": 8}, "turn")


@pytest.mark.parametrize("seed", range(20))
def test_r_40_whoever_trades_at_random_comes_to_an_end(seed: int) -> None:
    """Nothing but offers, made and withdrawn at random, to partners who refuse all of them."""
    s = wild(4, projects=[project(3)])
    survivor(s, 0, resources={"wood": 2, "food": 1}, hand=[3])
    survivor(s, 2, resources={"stone": 1})
    game, rng = play(s, Turn(0)), Random(seed)
    for _ in range(2000):
        seat = game.waiting[0]
        picks = [pick for pick in game.picks(seat) if seat == 0 or pick == ("pass",)]
        if asked(game) == "turn":
            picks = [pick for pick in picks if pick[0] == "trade"]
        if not picks:
            break
        game.choose(seat, rng.choice(picks))
    assert [pick for pick in game.picks(0) if pick[0] == "trade"] == []
    assert me(game).stamina == 8


def test_r_40_a_consent_is_no_refusal() -> None:
    s = pair()
    survivor(s, 0, resources={"wood": 5})
    game = play(s, Turn(0))
    for _ in range(4):
        deal(game, ("give", "wood"))
    assert is_offered(game, 0, "trade", "seat-2")


def test_r_41_both_sides_change_at_once() -> None:
    """Ten for ten: nobody is ever over the limit."""
    s = pair()
    survivor(s, 0, resources={"wood": 10})
    survivor(s, 1, resources={"stone": 10})
    game = play(s, Turn(0))
    deal(game, *[("give", "wood")] * 10, *[("want", "stone")] * 10)
    assert asked(game) == "turn"
    assert (purse(game, 0), purse(game, 1)) == ({"stone": 10}, {"wood": 10})


def test_r_41_of_two_who_carry_too_much_the_active_one_is_asked_first() -> None:
    """A flask changes hands: both the one who loses it and the one who gains it have eleven things."""
    s = pair(projects=[project(7, "stone 1", ability("always", "carry clean-water 2"))])
    survivor(s, 0, resources={"wood": 6, "clean-water": 5}, made=[7])
    survivor(s, 1, resources={"stone": 10})
    game = play(s, Turn(0))
    deal(game, ("give-item", "made-7"))
    assert (game.waiting, asked(game, 0)) == ((0,), "limit")
    game.choose(0, ("drop", "wood"))
    assert (game.waiting, asked(game, 1)) == ((1,), "limit")
    assert can_do(game, 1) == ["drop stone", "discard made-7"]
    game.choose(1, ("discard", "made-7"))
    assert (asked(game, 0), lying(game, "A0"), board(game).decks.made_deck) == ("turn", ["wood"], [4])


def test_r_41_the_copy_that_comes_over_replaces_the_old_one() -> None:
    """A fresh copy for a used one: both keep what they are given; no duplicate arises."""
    s = pair(cards=[found(20, counters=3, copies=2)])
    survivor(s, 0, items=[(20, 1)])
    survivor(s, 1, items=[(20, 3)])
    game = play(s, Turn(0))
    deal(game, ("give-item", "found-20"), ("want-item", "found-20"))
    assert asked(game) == "turn"
    assert (items(game, 0), items(game, 1)) == ([("found-20", 3)], [("found-20", 1)])


def test_r_41_duplicates_come_before_limits() -> None:
    """Seat 1 has ten things, including a copy; given another copy, the old one goes first: nothing drops."""
    s = pair(cards=[found(20, counters=3, copies=2)])
    survivor(s, 0, items=[(20, 3)])
    survivor(s, 1, items=[(20, 1)], resources={"wood": 9})
    game = play(s, Turn(0))
    deal(game, ("give-item", "found-20"))
    assert asked(game, 1) == "hand-on"
    assert can_do(game, 1) == ["pass", "name seat-1"]
    assert game.rules.audit(game.state) == []
    game.choose(1, ("pass",))
    assert asked(game) == "turn"
    assert (items(game, 0), items(game, 1)) == ([], [("found-20", 3)])
    assert has(game, 1, "wood") == 9
    assert board(game).decks.deck[0] == 1


def test_li_3_both_traders_are_checked_at_the_end_of_the_action() -> None:
    s = pair()
    survivor(s, 0, resources={"wood": 10})
    survivor(s, 1, resources={"stone": 10})
    game = play(s, Turn(0))
    deal(game, ("give", "wood"), ("want", "stone"), ("want", "stone"))
    assert (asked(game, 0), asked(game, 1)) == ("limit", "")
    assert has(game, 0, "stone") == 2
    game.choose(0, ("drop", "wood"))
    assert asked(game) == "turn"
    deal(game, ("give", "wood"), ("give", "wood"))
    assert asked(game, 1) == "limit"
    game.choose(1, ("drop", "stone"))
    assert sorted(lying(game, "A0")) == ["stone", "wood"]


def test_li_10_who_gives_a_carrier_away_without_its_load_is_checked_too() -> None:
    """Nine wood and three more in the basket; only the basket changes hands: twelve wood, two must drop."""
    s = pair(projects=[BASKET])
    survivor(s, 0, resources={"wood": 12}, made=[6])
    game = play(s, Turn(0))
    deal(game, ("give-item", "made-6"))
    assert asked(game) == "turn"
    assert has(game, 0, "wood") == 10
    assert lying(game, "A0") == ["wood", "wood"]


def test_e_28_a_carrier_goes_over_with_its_load() -> None:
    """Basket and three wood are given; the receiver has ten things without them and need not drop any."""
    s = pair(projects=[BASKET])
    survivor(s, 0, resources={"wood": 3}, made=[6])
    survivor(s, 1, resources={"stone": 9})
    game = play(s, Turn(0))
    deal(game, ("give-item", "made-6"), *[("give", "wood")] * 3)
    assert asked(game) == "turn"
    assert (purse(game, 0), purse(game, 1)) == ({}, {"wood": 3, "stone": 9})
    assert lying(game, "A0") == []
    assert (items(game, 0), items(game, 1)) == ([], [("project-6", 0)])


def test_r_47_projects_may_be_shown_to_chosen_seats() -> None:
    """Free, by one's own decision, to one seat at a time, wherever it is; nothing else changes."""
    s = wild(3, projects=[project(1), project(2)])
    survivor(s, 0, hand=[1, 2])
    survivor(s, 2, space="A4")
    game = play(s, Turn(0))
    assert [pick for pick in can_do(game) if pick.startswith("show")] == [
        "show 1 seat-2",
        "show 1 seat-3",
        "show 2 seat-2",
        "show 2 seat-3",
    ]
    game.choose(0, ("show", 2, "seat-3"))
    hands = [game.view(seat)["survivors"][0]["hand"] for seat in (0, 1, 2, None)]  # type: ignore[index]
    assert hands == [[1, 2], [None, None], [None, 2], [None, None]]
    assert (me(game).stamina, asked(game)) == (8, "turn")
    assert not is_offered(game, 0, "show", 2, "seat-3")


def test_r_48_healing_needs_no_consent_trading_does() -> None:
    s = pair()
    survivor(s, 0, resources={"food": 2})
    survivor(s, 1, damage={"hunger": 1})
    game = play(s, Turn(0))
    game.choose(0, ("recover", "seat-2", "hunger"))
    assert asked(game, 0) == "turn"
    assert me(game, 1).harm == [0, 0, 0, 0]
    choose_all(game, 0, ("trade", "seat-2"), ("give", "food"), ("offer",))
    assert can_do(game, 1) == ["pass", "yes"]


def test_r_48_a_duplicate_that_is_refused_goes_to_the_deck() -> None:
    s = pair(projects=[project(6, "wood 1", counters=2)])
    s.decks.open_projects, s.decks.projects = (0,), [0]
    survivor(s, 0, resources={"wood": 1}, made=[(6, 1)])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 6))
    game.choose(0, ("name", "seat-2"))
    assert asked(game, 1) == "accept-item"
    game.choose(1, ("pass",))
    assert (items(game, 0), items(game, 1)) == ([("project-6", 2)], [])
    assert board(game).decks.made_deck == [3]


def test_tr_1_things_on_the_ground_are_nobodys() -> None:
    s = pair()
    lay(s, "A0", "wood")
    game = play(s, Turn(0))
    game.choose(0, ("gather", "wood"))
    game.choose(0, ("trade", "seat-2"))
    assert can_do(game) == ["pass", "give wood"]
