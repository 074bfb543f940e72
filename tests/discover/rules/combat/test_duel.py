"""Scenario 5: open projects, random landmarks, survivors who attack each other (S5), and the rulings about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import emberwatch as ew
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, WON
from emberwatch.discover.rules.day import Daybreak, Turn
from emberwatch.discover.rules.explore import DrawHundred
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import Nightfall
from emberwatch.discover.rules.setup import start
from emberwatch.engine.errors import BadOption
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    can_do,
    carry,
    casualty,
    character,
    choose_all,
    enemy,
    found,
    harm,
    has,
    instant,
    is_offered,
    keep_token,
    lay,
    me,
    monster,
    night,
    play,
    project,
    purse,
    reveal,
    survivor,
    told,
    verbs,
    where,
    wild,
)

CLUB = ability("modify", "mine 2")
PAID = ability("modify", "mine 2", pay="food 1")
"""The first is always on in a duel (S5-9), the second is used in one's turn."""
SHIELD = ability("prevent", "prevent 1", of="physical")
LANDMARKS = ["flat !5", "flat", "flat", "flat", "flat", "flat", "flat !6"]


def arena(seats: int = 2, **more: Any) -> DiscoverState:  # noqa: ANN401
    """Scenario 5 on its second day, everybody in camp with 9 stamina."""
    s = wild(seats, scenario=5, **{"day": 2, **more})
    for seat in range(seats):
        survivor(s, seat, stamina=9)
    return s


def duel(
    s: DiscoverState, *, dice: Sequence[int] = (), attacker: int = 0, defender: int = 1, aloud: bool = False
) -> Game:
    game = play(s, Turn(attacker), dice=dice, aloud=aloud)
    game.choose(attacker, ("attack", f"seat-{defender + 1}"))
    return game


def results(game: Game) -> tuple[int, int]:
    combat = game.view(None)["combat"]
    assert isinstance(combat, dict)
    return combat["dice"]["mine"]["result"], combat["dice"]["enemy"]["result"]


def hundred(name: str, *do: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    return instant(100, *do, name=name, use="hundred", **more)


# -- frame ------------------------------------------------------------------------------------------------------------


def test_s5_1_for_two_and_more_in_either_terrain() -> None:
    with pytest.raises(BadOption):
        ew.new_game("discover", seats=1, scenario=5)
    names = set()
    for terrain in ("early", "late"):
        game = ew.new_game("discover", seats=2, scenario=5, terrain=terrain, seed=3)
        copy = game.view(None)["copy"]
        assert isinstance(copy, dict)
        names.add(copy["terrain"])
    assert len(names) == 2


def test_s5_1_the_last_one_standing_wins() -> None:
    s = arena(3)
    survivor(s, 1, damage={"physical": 3})
    casualty(s, 2)
    game = duel(s, dice=[10, 1])
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores, game.outcome.reason) == ((0,), (1, 0, 0), "last")


@pytest.mark.parametrize("complex_", [False, True])
def test_s5_2_all_projects_lie_open_the_complex_ones_if_the_sheet_says_so(complex_: bool) -> None:
    s = wild(2, scenario=5, projects=[project(4), project(5, complex=True)], sheet={"complex": complex_})
    fresh = start(2, s.content, False, 60)
    assert fresh.decks.open_projects == ((0, 1) if complex_ else (0,))
    assert fresh.decks.projects == [0, 0]


def test_s5_2_anybody_crafts_any_of_them_and_draws_nothing() -> None:
    s = arena(2, projects=[project(4, "wood 1"), project(5, "stone 1")])
    survivor(s, 0, resources={"wood": 1, "stone": 1})
    survivor(s, 1, resources={"wood": 1})
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("craft", 4))
    game.choose(0, ("craft", 5))
    game.choose(0, ("end-turn",))
    game.choose(1, ("craft", 4))
    assert [len(me(game, seat).items) for seat in (0, 1)] == [2, 1]
    assert [me(game, seat).hand for seat in (0, 1)] == [(), ()]
    assert board(game).decks.open_projects == (0, 1)


def test_s5_22_nobody_ever_draws_a_project() -> None:
    game = ew.new_game("discover", seats=2, scenario=5, seed=1)
    while game.prompt(0) is None or asked(game, 0) == "character" or asked(game, 1) == "character":
        game.choose(game.waiting[0], game.picks(game.waiting[0])[0])
    state = game.state
    assert isinstance(state, DiscoverState)
    assert [survivor.hand for survivor in state.survivors] == [(), ()]
    s = arena(2, projects=[project(4)])
    assert me(carry(s, "project 2")).hand == ()


def searching(*cards: dict[str, Any], seats: int = 2, dice: Sequence[int] = ()) -> Game:
    s = wild(seats, scenario=5, day=2, tiles=[LANDMARKS], cards=[*cards, instant(5, "gain food 9", use="landmark")])
    reveal(s, "B", LANDMARKS)
    for seat in range(seats):
        survivor(s, seat, space="B0", stamina=9)
    return play(s, Turn(0), Turn(1), dice=dice)


def test_s5_3_a_random_card_numbered_100_instead_of_the_landmarks() -> None:
    game = searching(hundred("one", "gain wood 1"), hundred("two", "gain stone 1"), dice=[2])
    assert [card.name for card in board(game).content.cards] == ["instant-5", "one", "two"]
    game.choose(0, ("investigate",))
    assert (purse(game), me(game).stamina) == ({"stone": 1}, 8)
    assert board(game).map.searched == 1 << at("B0")
    assert game.view(1)["searched"] == ["B0"]


def test_s5_3_the_counter_lies_at_the_landmark_even_if_the_card_leads_away() -> None:
    game = searching(hundred("one", "go camp"))
    game.choose(0, ("investigate",))
    assert (where(game), board(game).map.searched) == ("A0", 1 << at("B0"))


def test_s5_4_a_space_with_a_counter_is_not_investigated_again() -> None:
    game = searching(hundred("one", "gain wood 1"))
    game.choose(0, ("investigate",))
    assert not is_offered(game, 0, "investigate")
    game.choose(0, ("end-turn",))
    assert not is_offered(game, 1, "investigate"), "nor by anybody else"
    game.choose(1, ("move", "B6"))
    assert is_offered(game, 1, "investigate"), "the other landmark has no counter"


def test_e_37_numbered_tokens_keep_their_own_cards() -> None:
    token = {"use": "token", "symbol": "leaf"}
    s = wild(2, scenario=5, day=2, cards=[hundred("one", "gain wood 1"), instant(7, "gain meat 1", **token)])
    lay(s, "A0", "*leaf")
    number = next(i for i, token in enumerate(s.content.tokens) if token.card == 7)
    game = play(s, Turn(0), dice=[number])
    game.choose(0, ("gather", "leaf"))
    assert (purse(game), board(game).map.searched) == ({"meat": 1}, 0)
    game = searching(hundred("one", "gain wood 1"))
    game.choose(0, ("investigate",))
    assert purse(game) == {"wood": 1}
    game.choose(0, ("end-turn",))
    assert "investigate" not in verbs(game, 1)


def test_r_97_without_a_100_in_the_deck_the_counter_is_placed_all_the_same() -> None:
    game = searching()
    game.choose(0, ("investigate",))
    assert (purse(game), me(game).stamina, board(game).map.searched) == ({}, 8, 1 << at("B0"))


def test_r_99_all_cards_in_the_deck_are_equally_likely_and_instants_go_back() -> None:
    cards = [hundred("one", "gain wood 1"), hundred("two", "gain stone 1"), found(100, name="box", use="hundred")]
    s = wild(2, scenario=5, day=2, tiles=[LANDMARKS], cards=cards)
    assert [card.name for card in s.content.cards] == ["box", "one", "two"]
    assert DrawHundred(0).bag(s) == [1, 1, 1]
    reveal(s, "B", LANDMARKS)
    for space, throw, after in (("B0", 1, [1, 1, 1]), ("B6", 0, [0, 1, 1])):
        survivor(s, 0, space=space)
        game = play(s, Turn(0), dice=[throw])
        game.choose(0, ("investigate",))
        s = board(game)
        assert DrawHundred(0).bag(s) == after
        s.trunk.clear()
    drawn: Counter[str] = Counter()
    for seed in range(60):
        game = play(s.clone(), DrawHundred(0), seed=seed)
        drawn += Counter(purse(game))
    assert drawn["wood"] + drawn["stone"] >= 60
    assert min(drawn["wood"], drawn["stone"]) > 15


def test_r_99_an_enemy_that_lies_open_is_not_in_the_deck() -> None:
    """R-67: undefeated, it stays beside the map; defeated, it can be drawn again."""
    beast: dict[str, Any] = {"name": "beast", "number": 100, "kind": "enemy", "use": "hundred"}
    beast |= {"defence": 7, "attack": 9, "health": 2}
    s = wild(2, scenario=5, day=2, tiles=[LANDMARKS], cards=[beast, hundred("one", "gain wood 1")])
    reveal(s, "B", LANDMARKS)
    survivor(s, 0, space="B0")
    game = play(s, Turn(0), dice=[0, 7, 1])
    game.choose(0, ("investigate",))
    game.choose(1, ("pass",)) if game.waiting == (1,) else None
    (foe,) = board(game).map.foes
    assert (foe.damage, DrawHundred(0).bag(board(game))) == (1, [0, 1])
    board(game).map.foes.clear()
    assert DrawHundred(0).bag(board(game)) == [1, 1]


# -- the attack -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("day", [1, 2, 3])
def test_s5_5_no_attack_on_the_first_day(day: int, seat: int) -> None:
    game = play(arena(2, day=day), Turn(seat))
    assert ("attack" in verbs(game, seat)) == (day > 1)


def test_r_98_attacks_need_a_survivor_here_and_three_stamina() -> None:
    s = arena(3)
    survivor(s, 0, stamina=3)
    survivor(s, 2, space="A1")
    assert [pick for pick in play(s, Turn(0)).picks(0) if pick[0] == "attack"] == [("attack", "seat-2")]
    s = arena(2)
    survivor(s, 0, stamina=2)
    assert "attack" not in verbs(play(s, Turn(0)))
    assert "attack" not in verbs(play(wild(2, day=2), Turn(0))), "in no other scenario"


def test_s5_6_three_stamina_against_a_survivor_on_the_same_space() -> None:
    s = arena(3)
    casualty(s, 2)
    game = play(s, Turn(0), dice=[1, 1])
    assert [pick for pick in game.picks(0) if pick[0] == "attack"] == [("attack", "seat-2")]
    game.choose(0, ("attack", "seat-2"))
    assert (me(game, 0).stamina, me(game, 1).stamina) == (6, 9)


@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 0)])
def test_s5_7_each_calls_the_die_he_rolled_his_own(attacker: int, defender: int) -> None:
    both = found(20, ability("modify", "reroll mine"), copies=2)
    s = arena(2, cards=[both, found(21, ability("modify", "reroll enemy"), copies=2)])
    for seat in (attacker, defender):
        survivor(s, seat, items=[20, 21], resources={"clean-water": 1})
    game = duel(s, dice=[1, 2, 3, 4, 5, 6], attacker=attacker, defender=defender, aloud=True)
    assert results(game) == (1, 2), "the attacker's die is grey and rolled first"
    game.choose(attacker, ("use", "found-20"))
    assert results(game) == (3, 2)
    game.choose(defender, ("use", "found-20"))
    assert results(game) == (3, 4)
    game.choose(attacker, ("use", "found-21"))
    assert results(game) == (3, 5)
    game.choose(defender, ("use", "found-21"))
    rolled = [(event["die"], event["n"]) for event in told(game, "rolled")]
    assert rolled == [("mine", 1), ("enemy", 2), ("mine", 3), ("enemy", 4), ("enemy", 5), ("mine", 6)]
    assert harm(game, attacker) == harm(game, defender) == {}


def test_r_13_resources_work_by_role() -> None:
    """The defender: wood rerolls red, stone gray; poison raises red, salvage lowers gray."""
    s = arena(2)
    for seat in (0, 1):
        survivor(s, seat, resources={"wood": 1, "stone": 1, "poison": 1, "salvage": 1})
    game = duel(s, dice=[5, 5, 1, 2, 3, 4])
    steps = [
        (0, "wood", (1, 5)), (1, "wood", (1, 2)), (0, "stone", (1, 3)), (1, "stone", (4, 3)),
        (0, "poison", (5, 3)), (1, "poison", (5, 4)), (0, "salvage", (5, 3)),
    ]  # fmt: skip
    for seat, resource, after in steps:
        game.choose(seat, ("spend", resource))
        assert results(game) == after
    assert can_do(game, 1) == ["pass", "spend salvage"]


def test_s5_8_from_the_attacker_clockwise_one_effect_each() -> None:
    """Attacker 1, defender 3, supporters 2 with Attack and 0 with Protect."""
    s = arena(4)
    survivor(s, 1, resources={"stone": 1, "poison": 1})
    survivor(s, 3, resources={"poison": 1})
    game = duel(s, dice=[1, 1], attacker=1, defender=3)
    game.choose(2, ("support", "attack"))
    game.choose(0, ("support", "protect"))
    assert (game.waiting, can_do(game, 1)) == ((1,), ["pass", "spend stone", "spend poison"])
    game.choose(1, ("pass",))
    assert (game.waiting, can_do(game, 2)) == ((2,), ["name seat-2", "name seat-4"]), "compulsory on the first turn"
    game.choose(2, ("name", "seat-4"))
    assert (game.waiting, can_do(game, 3), results(game)) == ((3,), ["pass", "spend poison"], (1, 3))
    game.choose(3, ("spend", "poison"))
    assert (game.waiting, can_do(game, 0)) == ((0,), ["pass", "name seat-2", "name seat-4"])
    game.choose(0, ("pass",))
    assert game.waiting == (1,), "who has used his card is not asked again"
    game.choose(1, ("spend", "poison"))
    assert (game.waiting, results(game)) == ((0,), (2, 4)), "he has passed before and may act all the same"
    game.choose(0, ("name", "seat-2"))
    assert (game.waiting, results(game)) == ((1,), (2, 2)), "the use has made all passes void"
    game.choose(1, ("pass",))
    assert (asked(game, 1), game.waiting, harm(game, 1), harm(game, 3)) == ("turn", (1,), {}, {})


@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 0)])
def test_s5_9_what_is_always_on_costs_no_turn(attacker: int, defender: int) -> None:
    charm = found(21, ability("always", "mine 2"), ability("always", "enemy -3"))
    s = arena(2, cards=[found(20, ability("always", "mine 1")), charm])
    survivor(s, attacker, items=[20], resources={"stone": 1})
    survivor(s, defender, items=[21])
    game = duel(s, dice=[6, 6], attacker=attacker, defender=defender)
    assert (results(game), can_do(game, attacker)) == ((4, 8), ["pass", "spend stone"])


FREE = [
    ability("modify", "mine 2"),
    ability("modify", "mine 2", limit="combat"),
    ability("before-roll", "mine 2"),
    ability("before-roll", "mine 2", limit="combat", need=["in-camp"]),
]


@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("free", FREE, ids=["step 2", "once a combat", "before the roll", "on a condition"])
def test_s5_9_a_bonus_that_costs_nothing_is_always_on(free: dict[str, Any], attacker: int, defender: int) -> None:
    """It is neither offered nor skipped, on items and on characters, for either fighter: nobody is asked about it."""
    s = arena(2, cards=[found(20, free)], characters=[character("fencer", free), character("plain")])
    survivor(s, attacker, items=[20], character=1)
    survivor(s, defender, character=0)
    game = duel(s, dice=[8, 7], attacker=attacker, defender=defender)
    assert (harm(game, defender), harm(game, attacker)) == ({"physical": 1}, {}), "8 + 2 hits, 7 + 2 does not"
    assert asked(game, attacker) == "turn", "nobody was asked anything in between"


def test_s5_9_penalties_on_the_enemy_die_and_both_at_once() -> None:
    both = ability("modify", "mine 1", "enemy -3")
    s = arena(2, cards=[found(20, both), found(21, ability("modify", "enemy -1"))])
    survivor(s, 0, resources={"stone": 2})
    survivor(s, 1, items=[20, 21])
    game = duel(s, dice=[6, 6, 3])
    assert (results(game), can_do(game, 0)) == ((2, 7), ["pass", "spend stone"])
    game.choose(0, ("spend", "stone"))
    assert results(game) == (2, 4), "after a reroll, too (CB-10)"


@pytest.mark.parametrize(
    ("priced", "offered"),
    [
        (ability("modify", "mine 2", pay="food 1"), True),
        (ability("modify", "mine 2", stamina=1), True),
        (ability("modify", "mine 2", limit="day"), True),
        (ability("modify", "mine 2", limit="turn"), True),
        (ability("modify", "tire 1", "mine 2"), True),
        (ability("modify", "mine 2", "wound 1"), True),
        (ability("modify", "reroll mine"), True),
        (ability("modify", "mine 2", need=["at-landmark 7"]), False),
    ],
    ids=["price", "stamina", "a day", "a turn", "tires", "more than a bonus", "no bonus", "not here"],
)
def test_s5_9_everything_else_is_used_in_turn(priced: dict[str, Any], offered: bool) -> None:
    """Whatever has a price, even if that is the only use per day, or does more than change a result."""
    s = arena(2, cards=[found(20, priced)])
    survivor(s, 0, items=[20], resources={"food": 1, "stone": 1})
    game = duel(s, dice=[6, 6])
    assert (results(game), is_offered(game, 0, "use", "found-20")) == ((6, 6), offered)


def test_s5_9_an_always_on_bonus_is_no_use_of_its_item() -> None:
    """CB-8: the item's other ability can still be used, and the bonus stays."""
    s = arena(2, cards=[found(20, CLUB, ability("modify", "reroll mine"), SHIELD)])
    survivor(s, 0, items=[20])
    game = duel(s, dice=[3, 1, 4])
    assert (results(game), can_do(game, 0)) == ((5, 1), ["pass", "use found-20 2"])
    game.choose(0, ("use", "found-20", 2))
    assert harm(game, 1) == {}
    s = arena(2, cards=[found(20, CLUB, SHIELD)])
    survivor(s, 0, items=[20])
    game = duel(s, dice=[8, 12])
    assert (asked(game, 0), can_do(game, 0)) == ("prevent", ["pass", "use found-20 2"])


def test_s5_9_holds_for_fighters_of_a_duel_only() -> None:
    """Not for supporters, and not in a combat with a monster, where the fighter may use it or not."""
    s = arena(3, cards=[found(20, CLUB, copies=2)], enemies=[enemy(3)])
    survivor(s, 0, resources={"stone": 1})
    survivor(s, 2, items=[20])
    game = duel(s, dice=[6, 6])
    game.choose(2, ("pass",))
    assert results(game) == (6, 6)
    s = arena(2, cards=[found(20, CLUB)], enemies=[enemy(3)])
    survivor(s, 0, items=[20])
    monster(s, "A0", 3)
    survivor(s, 1, space="B0")
    game = play(s, Encounter(at("A0"), 0), dice=[1, 1])
    assert (results(game), can_do(game, 0)) == ((1, 1), ["pass", "use found-20"])


def test_s5_9_of_our_own_cards() -> None:
    """No free bonus of the pools is offered in a duel, and each counts from the roll on."""
    from emberwatch.discover.copies import pools
    from emberwatch.discover.copies.codes import VERSION
    from emberwatch.discover.rules.combat.dice import is_free_bonus

    lands = [pools.terrain(name, VERSION) for name in pools.TERRAINS]
    owners = [(card.name, card.item.powers) for land in lands for card in land.cards if card.item is not None]
    owners += [(project.name, project.item.powers) for project in pools.projects(VERSION)]
    owners += [(person.name, person.powers) for person in pools.characters(VERSION)]
    free = {name for name, powers in owners for one in powers.all if is_free_bonus(one)}
    assert free == {
        "iron-wheel", "yew-bow", "pry-bar", "eel-spear", "step-irons", "ice-axe", "drift-shovel", "wall-hammer",
        "hardened-spear", "dmitri-night-watchman",
    }  # fmt: skip


def test_s5_10_who_has_passed_may_act_later_and_the_step_ends_when_all_pass() -> None:
    s = arena(2)
    for seat in (0, 1):
        survivor(s, seat, resources={"poison": 2, "food": 1})
    game = duel(s, dice=[1, 1])
    game.choose(0, ("pass",))
    game.choose(1, ("spend", "poison"))
    game.choose(0, ("spend", "poison"))
    game.choose(1, ("pass",))
    assert (game.waiting, asked(game, 0)) == ((0,), "duel")
    game.choose(0, ("pass",))
    assert (asked(game, 0), has(game, 0, "poison"), has(game, 1, "poison")) == ("turn", 1, 1)


def test_s5_11_supporters_have_their_card_and_nothing_else() -> None:
    s = arena(3, cards=[found(20, CLUB)])
    survivor(s, 2, items=[20], resources={"wood": 1, "stone": 1, "poison": 1, "salvage": 1})
    game = duel(s, dice=[1, 1])
    assert can_do(game, 2) == ["pass", "support overwhelm", "support attack", "support protect"]
    game.choose(2, ("support", "protect"))
    assert can_do(game, 2) == ["pass", "name seat-1", "name seat-2"]
    game.choose(2, ("pass",))
    assert (asked(game, 0), purse(game, 2)) == ("turn", {"wood": 1, "stone": 1, "poison": 1, "salvage": 1})


@pytest.mark.parametrize(("grey", "hit"), [(9, False), (10, True), (12, True)])
def test_s5_12_grey_ten_hurts_the_defender_and_gives_a_resource(grey: int, hit: bool) -> None:
    s = arena(2)
    survivor(s, 1, resources={"food": 2, "medicine": 1})
    game = duel(s, dice=[grey, 9])
    assert harm(game, 1) == ({"physical": 1} if hit else {})
    if hit:
        assert (asked(game, 0), can_do(game, 0)) == ("rob", ["pass", "resource food", "resource medicine"])
        game.choose(0, ("resource", "medicine"))
        assert (purse(game, 0), purse(game, 1)) == ({"medicine": 1}, {"food": 2})
    assert (asked(game, 0), harm(game, 0)) == ("turn", {})


@pytest.mark.parametrize(("red", "hit"), [(9, False), (10, True)])
def test_s5_13_red_ten_hurts_the_attacker_and_gives_the_defender_a_resource(red: int, hit: bool) -> None:
    s = arena(2)
    survivor(s, 0, resources={"clean-water": 1, "dirty-water": 1})
    game = duel(s, dice=[9, red])
    assert (harm(game, 0), harm(game, 1)) == ({"physical": 1} if hit else {}, {})
    if hit:
        assert (game.waiting, can_do(game, 1)) == ((1,), ["pass", "resource clean-water", "resource dirty-water"])
        game.choose(1, ("pass",))
    assert (purse(game, 0), purse(game, 1)) == ({"clean-water": 1, "dirty-water": 1}, {})


def test_s5_12_a_resource_of_a_double_token_and_never_an_item() -> None:
    tokens = [{"symbol": "leaf", "face": "wood wood", "count": 2}]
    s = arena(2, tokens=tokens, cards=[found(20)])
    survivor(s, 1, items=[20])
    keep_token(s, s.survivors[1], "wood wood")
    game = duel(s, dice=[10, 1])
    while asked(game, 0) == "duel" or asked(game, 1) == "duel":
        game.choose(game.waiting[0], ("pass",))
    assert can_do(game, 0) == ["pass", "resource wood"]
    game.choose(0, ("resource", "wood"))
    assert (purse(game, 0), purse(game, 1), len(me(game, 1).items)) == ({"wood": 1}, {"wood": 1}, 1)


def test_s5_14_no_retreat_and_as_many_attacks_as_the_stamina_allows() -> None:
    s = arena(2)
    survivor(s, 0, stamina=12)
    game = play(s, Turn(0), dice=[1] * 8)
    for left in (9, 6, 3, 0):
        game.choose(0, ("attack", "seat-2"))
        assert (me(game).stamina, where(game, 0), where(game, 1)) == (left, "A0", "A0")
    assert "attack" not in verbs(game)


def test_s5_15_others_within_two_spaces_are_supporters_from_the_attackers_left() -> None:
    s = arena(4)
    reveal(s, "B")
    survivor(s, 0, space="B2")
    survivor(s, 2, space="A0")
    survivor(s, 1, space="A0")
    survivor(s, 3, space="A1")
    game = duel(s, dice=[1, 1], attacker=1, defender=2)
    assert (game.waiting, asked(game, 3)) == ((3,), "support")
    game.choose(3, ("pass",))
    assert (game.waiting, asked(game, 0)) == ((0,), "support")
    s = arena(3)
    reveal(s, "B")
    survivor(s, 2, space="B0")
    game = duel(s, dice=[1, 1])
    assert asked(game, 0) == "turn", "three spaces away nobody supports"


@pytest.mark.parametrize(("red", "hurt"), [(9, {}), (10, {"physical": 1})])
def test_s5_16_overwhelm_backs_the_attacker_and_strikes_back_at_its_player(red: int, hurt: dict[str, int]) -> None:
    game = duel(arena(3), dice=[10, red])
    game.choose(2, ("support", "overwhelm"))
    assert [harm(game, seat) for seat in range(3)] == [hurt, {"physical": 2}, hurt]


def test_s5_16_a_prevented_hit_on_the_attacker_has_no_backlash() -> None:
    s = arena(3, cards=[found(20, SHIELD)])
    survivor(s, 0, items=[20])
    game = duel(s, dice=[1, 10])
    game.choose(2, ("support", "overwhelm"))
    game.choose(0, ("use", "found-20"))
    assert [harm(game, seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.parametrize("card", ["attack", "protect"])
@pytest.mark.parametrize("side", ["seat-1", "seat-2"])
def test_s5_17_players_of_attack_and_protect_are_assigned_no_damage(card: str, side: str) -> None:
    game = duel(arena(3), dice=[12, 12])
    game.choose(2, ("support", card))
    game.choose(2, ("name", side))
    assert [harm(game, seat) for seat in range(3)] == [{"physical": 1}, {"physical": 1}, {}]
    assert asked(game, 0) == "turn"


def test_su_7_attack_for_the_defender_and_nobody_asks_to_assign() -> None:
    """Red 8 becomes 10: the attacker is damaged; nobody is asked who takes it."""
    game = duel(arena(3), dice=[1, 8])
    game.choose(2, ("support", "attack"))
    game.choose(2, ("name", "seat-2"))
    assert [harm(game, seat) for seat in range(3)] == [{"physical": 1}, {}, {}]
    assert (asked(game, 0), game.waiting) == ("turn", (0,))


def test_su_7_protect_may_back_either_side() -> None:
    for side, hurt in (("seat-1", [{}, {"physical": 1}]), ("seat-2", [{"physical": 1}, {}])):
        game = duel(arena(3), dice=[11, 11])
        game.choose(2, ("support", "protect"))
        game.choose(2, ("name", side))
        assert [harm(game, seat) for seat in range(2)] == hurt


@pytest.mark.parametrize(("dealt", "left"), [(2, 1), (1, 0)])
def test_s5_18_prevention_takes_off_its_share_and_the_resource_is_taken_all_the_same(dealt: int, left: int) -> None:
    axe = found(21, ability("before-roll", f"wound {dealt - 1}")) if dealt > 1 else found(21)
    s = arena(2, cards=[found(20, SHIELD), axe])
    survivor(s, 0, items=[21])
    survivor(s, 1, items=[20], resources={"food": 1})
    game = duel(s, dice=[10, 1])
    if dealt > 1:
        game.choose(0, ("use", "found-21"))
    assert (asked(game, 1), can_do(game, 1)) == ("prevent", ["pass", "use found-20"])
    game.choose(1, ("use", "found-20"))
    assert harm(game, 1) == ({"physical": left} if left else {})
    assert can_do(game, 0) == ["pass", "resource food"]


def test_s5_18_an_item_used_in_step_two_prevents_nothing_any_more() -> None:
    """CB-8: each item once per combat."""
    s = arena(2, cards=[found(20, PAID, SHIELD)])
    survivor(s, 1, items=[20], resources={"food": 1})
    game = duel(s, dice=[10, 1])
    game.choose(1, ("use", "found-20"))
    assert (harm(game, 1), asked(game, 0)) == ({"physical": 1}, "turn")


def test_s5_18_both_shields_against_two_damage_and_none_against_nothing() -> None:
    s = arena(3, cards=[found(20, SHIELD), found(21, SHIELD), found(22, SHIELD)])
    survivor(s, 1, items=[20, 21, 22])
    game = duel(s, dice=[10, 1])
    game.choose(2, ("support", "overwhelm"))
    game.choose(1, ("use", "found-22"))
    assert can_do(game, 1) == ["pass", "use found-20", "use found-21"]
    game.choose(1, ("use", "found-20"))
    assert (harm(game, 1), asked(game, 1)) == ({}, "")


@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 0)])
def test_s5_19_neither_fighter_plays_support_and_both_use_what_they_have(attacker: int, defender: int) -> None:
    s = arena(2, cards=[found(20, PAID, copies=2), found(21, ability("before-roll", "mine 1", limit="day"), copies=2)])
    for seat in (0, 1):
        survivor(s, seat, items=[20, 21], resources={"food": 1, "poison": 1})
    game = duel(s, dice=[1, 1], attacker=attacker, defender=defender)
    assert (game.waiting, asked(game, attacker)) == ((attacker,), "before-roll")
    game.choose(attacker, ("use", "found-21"))
    assert (game.waiting, asked(game, defender)) == ((defender,), "before-roll")
    game.choose(defender, ("use", "found-21"))
    assert (results(game), can_do(game, attacker)) == ((2, 2), ["pass", "use found-20", "spend poison"])
    game.choose(attacker, ("use", "found-20"))
    assert can_do(game, defender) == ["pass", "use found-20", "spend poison"]


def test_s5_20_the_opponent_is_an_enemy_but_no_monster() -> None:
    bane = found(21, ability("modify", "mine 5", need=["monster"]), ability("modify", "mine 5", need=["against beast"]))
    s = arena(2, cards=[found(20, PAID), bane, found(22, ability("always", "mine 4 beast"))], enemies=[enemy(3)])
    survivor(s, 0, items=[20, 21, 22], resources={"food": 1})
    game = duel(s, dice=[1, 1])
    assert (can_do(game, 0), results(game)) == (["pass", "use found-20"], (1, 1))
    monster(s := arena(2, cards=[found(20, CLUB), bane], enemies=[enemy(3)]), "A1", 3)
    survivor(s, 0, items=[20, 21], space="A1")
    game = play(s, Encounter(at("A1"), 0), dice=[1, 1])
    game.choose(1, ("pass",))
    assert can_do(game, 0) == ["pass", "use found-20", "use found-21"]


def test_s5_21_the_taking_hangs_on_the_die_not_on_the_damage() -> None:
    s = arena(2, cards=[found(20, ability("always", "proof physical"))])
    survivor(s, 1, items=[20], resources={"food": 1})
    game = duel(s, dice=[10, 1])
    assert (harm(game, 1), asked(game, 0), can_do(game, 0)) == ({}, "rob", ["pass", "resource food"])
    game.choose(0, ("resource", "food"))
    assert (has(game, 0, "food"), has(game, 1, "food")) == (1, 0)


def test_s5_21_who_has_nothing_cannot_be_robbed() -> None:
    game = duel(arena(2), dice=[10, 10])
    assert (asked(game, 0), harm(game, 0), harm(game, 1)) == ("turn", {"physical": 1}, {"physical": 1})


def test_s5_23_everything_else_is_as_usual() -> None:
    """Trade, monsters, threats and the night with its council; then a whole game of random picks comes to an end."""
    s = arena(3, enemies=[enemy(3, copies=2)], nights=[night("howling", "spawn camp", "threat 1")])
    survivor(s, 0, resources={"food": 1})
    game = play(s, Turn(0))
    assert {"trade", "attack", "move", "end-turn"} <= verbs(game)
    game = play(s.clone(), Nightfall(), dice=[0, 0, 0])
    assert [asked(game, seat) for seat in range(3)] == ["fighter"] * 3
    s = arena(3, enemies=[enemy(3, copies=2)], guard=3, day=0)
    game = play(s, Daybreak(), aloud=True, seed=5)
    count = 0
    while game.waiting and count < 4000:
        seat = game.waiting[count % len(game.waiting)]
        picks = [pick for pick in game.picks(seat) if pick[0] != "give-up"]
        game.choose(seat, picks[(count * 7) % len(picks)])
        count += 1
    assert game.outcome is not None
    kinds = {event["told"] for event in game.story(None)}
    assert {"night", "night-card"} <= kinds


# -- rulings and examples ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("winner", [0, 1])
def test_r_93_the_moment_one_is_left_he_wins(winner: int) -> None:
    """In mid-combat after step 3, whoever the attacker is and whatever killed the others."""
    s = arena(2)
    survivor(s, 1 - winner, damage={"hunger": 3})
    game = duel(s, dice=[10, 1] if winner == 0 else [1, 10])
    assert game.outcome is not None
    assert game.outcome.winners == (winner,)
    assert me(game, winner).status == WON
    s = arena(2)
    survivor(s, 1 - winner, damage={"hunger": 3})
    game = carry(s, {"each": "everyone", "do": ["damage thirst 1"]}, "gain wood 1", seat=winner)
    assert game.outcome is not None
    assert (game.outcome.winners, has(game, winner, "wood")) == ((winner,), 0), "in mid-card"


def test_r_93_giving_up_or_a_night_that_kills() -> None:
    game = play(arena(2), Turn(0, fresh=True))
    game.choose(0, ("give-up",))
    game.choose(0, ("yes",))
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    frost = {"each": "not-in-camp", "do": ["damage sickness 1"]}
    s = arena(2, nights=[night("frost", frost)])
    survivor(s, 0, space="A1", damage={"hunger": 3})
    game = play(s, Nightfall(), dice=[0])
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_r_94_the_last_ones_fall_together_and_nobody_wins() -> None:
    s = arena(2)
    for seat in (0, 1):
        survivor(s, seat, damage={"hunger": 3})
    game = duel(s, dice=[10, 10])
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores) == ((), (0, 0))
    assert [me(game, seat).status for seat in (0, 1)] == [LOST, LOST]


def test_r_95_both_suffer_then_the_takings_then_the_backlash_then_eliminations() -> None:
    s = arena(4)
    reveal(s, "B")
    survivor(s, 3, space="B0")
    survivor(s, 0, damage={"hunger": 3}, resources={"food": 1})
    survivor(s, 1, damage={"hunger": 3}, resources={"clean-water": 1})
    survivor(s, 2, damage={"hunger": 3})
    game = duel(s, dice=[10, 10], aloud=True)
    game.choose(2, ("support", "overwhelm"))
    assert (game.waiting, can_do(game, 0)) == ((0,), ["pass", "resource clean-water"]), "the attacker first"
    assert [harm(game, seat) for seat in (0, 1, 2)] == [
        {"hunger": 3, "physical": 1}, {"hunger": 3, "physical": 1}, {"hunger": 3},
    ]  # fmt: skip
    game.choose(0, ("resource", "clean-water"))
    assert (game.waiting, can_do(game, 1)) == ((1,), ["pass", "resource food", "resource clean-water"])
    game.choose(1, ("resource", "food"))
    kinds = [(event["told"], event.get("seat")) for event in game.story(None)]
    assert kinds[kinds.index(("hurt", 1)):-1] == [
        ("hurt", 1), ("hurt", 0), ("robbed", 0), ("robbed", 1), ("hurt", 2),
        ("eliminated", 0), ("eliminated", 1), ("eliminated", 2), ("won", 3),
    ]  # fmt: skip
    assert (purse(game, 0), purse(game, 1)) == ({"clean-water": 1}, {"food": 1})
    assert game.outcome is not None
    assert game.outcome.winners == (3,)


@pytest.mark.parametrize("when", ["before-roll", "modify"])
@pytest.mark.parametrize("runner", [0, 1])
def test_r_96_either_fighter_may_flee(runner: int, when: str) -> None:
    s = arena(2, characters=[character("runner", ability(when, "flee"))], enemies=[enemy(3)])
    survivor(s, 1 - runner, character=1)
    monster(s, "A3")
    game = duel(s, dice=[12, 12])
    assert game.waiting == (runner,)
    game.choose(runner, ("use", "character"))
    assert (asked(game, runner), can_do(game, runner)) == ("flee", [f"place A{n}" for n in (1, 2, 4, 5, 6)])
    game.choose(runner, ("place", "A2"))
    assert (where(game, runner), where(game, 1 - runner)) == ("A2", "A0")
    assert (harm(game, 0), harm(game, 1), me(game, 0).stamina) == ({}, {}, 6)
    assert (board(game).combat, asked(game, 0)) == (None, "turn")
    assert "attack" not in verbs(game, 0)


def test_r_96_the_new_space_is_entered_after_the_combat() -> None:
    sheet = {"abilities": [ability("enter", "damage sickness 1", of="rock")]}
    rock = ["rock"] * 7
    s = arena(2, tiles=[rock], characters=[character("runner", ability("modify", "flee"))], sheet=sheet)
    reveal(s, "B", rock)
    survivor(s, 0, space="A6", character=1)
    survivor(s, 1, space="A6")
    game = duel(s, dice=[12, 12])
    choose_all(game, 1, ("use", "character"), ("place", "B2"))
    assert (harm(game, 0), harm(game, 1), where(game, 1)) == ({}, {"sickness": 1}, "B2")


def test_r_68_what_waits_for_the_end_of_a_duel_is_for_who_used_it() -> None:
    s = arena(2, cards=[found(20, ability("modify", "mine 1", "resolve 7")), instant(7, "gain wood 1")])
    survivor(s, 1, items=[20])
    game = duel(s, dice=[1, 1])
    game.choose(1, ("use", "found-20"))
    assert (purse(game, 0), purse(game, 1)) == ({}, {"wood": 1})


def test_e_38_four_attacks_on_the_second_day_and_both_dice_may_hit() -> None:
    first = arena(2, day=1)
    survivor(first, 0, stamina=12)
    assert "attack" not in verbs(play(first, Turn(0)))
    s = arena(2)
    survivor(s, 0, stamina=12, resources={"food": 1})
    survivor(s, 1, resources={"clean-water": 1})
    game = play(s, Turn(0), dice=[10, 10, 1, 1, 1, 1, 1, 1])
    game.choose(0, ("attack", "seat-2"))
    game.choose(0, ("resource", "clean-water"))
    game.choose(1, ("resource", "food"))
    assert (purse(game, 0), purse(game, 1)) == ({"clean-water": 1}, {"food": 1})
    assert (harm(game, 0), harm(game, 1)) == ({"physical": 1}, {"physical": 1})
    for _ in range(3):
        game.choose(0, ("attack", "seat-2"))
    assert (me(game).stamina, "attack" in verbs(game)) == (0, False)


def test_e_39_overwhelm_with_grey_11_and_red_10() -> None:
    game = duel(arena(3), dice=[11, 10])
    game.choose(2, ("support", "overwhelm"))
    assert [harm(game, seat) for seat in range(3)] == [{"physical": 1}, {"physical": 2}, {"physical": 1}]


def test_e_40_two_dealt_one_prevented_and_one_dealt_one_prevented() -> None:
    for overwhelmed, left in ((True, {"physical": 1}), (False, {})):
        s = arena(3, cards=[found(20, SHIELD)])
        survivor(s, 1, items=[20], resources={"meat": 1})
        game = duel(s, dice=[10, 1])
        game.choose(2, ("support", "overwhelm") if overwhelmed else ("pass",))
        game.choose(1, ("use", "found-20"))
        game.choose(0, ("resource", "meat"))
        assert (harm(game, 1), has(game, 0, "meat")) == (left, 1)
