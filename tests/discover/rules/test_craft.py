"""Projects and crafting (CR), and the counters of items (IT)."""

from __future__ import annotations

from emberwatch.discover.copies.codes import code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Held
from emberwatch.discover.rules.craft import DrawProject
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    Entry,
    ability,
    asked,
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
    is_offered,
    me,
    monster,
    play,
    project,
    purse,
    survivor,
    told,
    verbs,
    wild,
)

SPEAR = project(1, "wood 2, stone 1")
POT = project(2, "stone 1", fire=True)
TORCH = project(3, "wood 1", counters=3)
ENGINE = project(9, "salvage 1", complex=True)
COMPLEX: Entry = {"complex": True}


def crafts(game: Game, seat: int = 0) -> list[int]:
    return [int(pick[1]) for pick in game.picks(seat) if pick[0] == "craft"]


def open_up(s: DiscoverState, *numbers: int) -> None:
    """Lay these projects open."""
    for number in numbers:
        k = [card.number for card in s.content.projects].index(number)
        s.decks.open_projects += (k,)
        s.decks.projects[k] = 0


def hand(game: Game, seat: int = 0) -> list[int]:
    return [board(game).content.projects[p].number for p, _ in me(game, seat).hand]


def items(game: Game, seat: int = 0) -> list[tuple[str, int]]:
    """The items of a seat with their counters."""
    return [(board(game).item(held.item).name, held.counters) for held in me(game, seat).items]


def opened(game: Game) -> list[int]:
    return [board(game).content.projects[p].number for p in board(game).decks.open_projects]


def test_cr_1_a_project_has_a_product_a_cost_and_a_number() -> None:
    """In every copy; the crafted item has the project's number, four of each lie in the deck."""
    for seed in (1, 2):
        copy = copy_of(code_of(seed))
        assert len(copy.projects) == 11
        assert len({card.number for card in copy.projects}) == 11
        for card in copy.projects:
            assert card.cost
            assert card.item.number == card.number
    assert wild(projects=[SPEAR, POT]).decks.made_deck == [4, 4]


def test_cr_2_hands_are_secret() -> None:
    s = wild(3, projects=[SPEAR, POT, TORCH])
    survivor(s, 0, hand=[1, 2])
    survivor(s, 1, hand=[3])
    game = play(s, Turn(0))
    seen = [[row["hand"] for row in game.view(seat)["survivors"]] for seat in (0, 1, 2, None)]  # type: ignore[attr-defined]
    nobody = [[None, None], [None], []]
    assert seen == [[[1, 2], [None], []], [[None, None], [3], []], nobody, nobody]
    game.choose(0, ("show", 1, "seat-2"))
    assert game.view(1)["survivors"][0]["hand"] == [1, None]  # type: ignore[index]
    assert game.view(2)["survivors"][0]["hand"] == [None, None]  # type: ignore[index]


def test_cr_3_open_projects_are_everybodys_and_stay() -> None:
    s = wild(2, projects=[SPEAR, TORCH])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 2})
    survivor(s, 1, resources={"wood": 1})
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("craft", 3))
    game.choose(0, ("craft", 3))
    game.choose(0, ("pass",))
    game.choose(0, ("end-turn",))
    game.choose(1, ("craft", 3))
    assert (items(game, 0), items(game, 1)) == ([("project-3", 3)], [("project-3", 3)])
    assert opened(game) == [3]
    assert board(game).decks.made_deck == [4, 2]


def test_cr_3_anothers_hand_is_not_ones_own() -> None:
    s = wild(2, projects=[TORCH])
    survivor(s, 0, resources={"wood": 3})
    survivor(s, 1, hand=[3])
    assert crafts(play(s, Turn(0))) == []


def test_cr_4_an_item_is_unknown_until_it_is_crafted() -> None:
    """The item behind an unmade number differs between imagined worlds; once made, it is fixed."""
    projects = [project(n, "wood 1", counters=n) for n in range(1, 7)]
    s = wild(projects=projects)
    open_up(s, 1, 2, 3, 4, 5, 6)
    survivor(s, 0, resources={"wood": 2})
    game = play(s, Turn(0))
    faces = [board(game.imagine(0, seed)).decks.made_face for seed in range(6)]
    assert len(set(faces)) > 1
    assert game.view(0)["made"] == []
    game.choose(0, ("craft", 2))
    assert game.view(0)["made"] == [2]
    assert {board(game.imagine(0, seed)).decks.made_face[1] for seed in range(6)} == {1}


def test_cr_5_pay_and_take_the_item_of_that_number() -> None:
    s = wild(projects=[TORCH, SPEAR])
    survivor(s, 0, resources={"wood": 3, "stone": 2}, stamina=5, hand=[1])
    game = play(s, Turn(0))
    assert crafts(game) == [1]
    game.choose(0, ("craft", 1))
    assert purse(game) == {"wood": 1, "stone": 1}
    assert items(game) == [("project-1", 0)]
    assert me(game).stamina == 4
    assert board(game).decks.made_deck == [4, 3]


def test_cr_5_not_without_the_whole_cost_or_stamina() -> None:
    for resources, stamina in (({"wood": 1, "stone": 1}, 5), ({"wood": 2}, 5), ({"wood": 2, "stone": 1}, 0)):
        s = wild(projects=[SPEAR])
        survivor(s, 0, resources=resources, stamina=stamina, hand=[1])
        assert crafts(play(s, Turn(0))) == []


def test_cr_6_from_hand_it_is_laid_open_and_a_new_one_drawn() -> None:
    s = wild(projects=[SPEAR, POT, TORCH])
    survivor(s, 0, resources={"wood": 1}, hand=[3])
    game = play(s, Turn(0), dice=[1])
    game.choose(0, ("craft", 3))
    assert (opened(game), hand(game)) == ([3], [2])
    assert board(game).decks.projects == [1, 0, 0]


def test_cr_7_a_fire_symbol_needs_a_burning_fire_here() -> None:
    for space, burning, expected in (("A0", 1, [2]), ("A0", 0, []), ("A1", 1, [])):
        s = wild(projects=[POT])
        s.map.fires[0] = burning
        survivor(s, 0, space=space, resources={"stone": 1}, hand=[2])
        assert crafts(play(s, Turn(0))) == expected


def test_cr_7_any_fire_will_do_and_others_need_none() -> None:
    s = wild(projects=[POT, TORCH])
    s.map.fires[1] = 1
    open_up(s, 2, 3)
    survivor(s, 0, space="A1", resources={"stone": 1, "wood": 1})
    assert crafts(play(s, Turn(0))) == [2, 3]
    s = wild(projects=[POT, TORCH])
    open_up(s, 2, 3)
    survivor(s, 0, space="A2", resources={"stone": 1, "wood": 1})
    assert crafts(play(s, Turn(0))) == [3]


def test_cr_8_normal_or_complex_at_will() -> None:
    """Asked at every draw, including the first craft; drawn from the chosen deck."""
    for deck, drawn in (("normal", 2), ("complex", 9)):
        s = wild(projects=[TORCH, POT, ENGINE], sheet=COMPLEX)
        survivor(s, 0, resources={"wood": 1}, hand=[3])
        game = play(s, Turn(0))
        game.choose(0, ("craft", 3))
        assert asked(game) == "project"
        assert can_do(game) == ["draw normal", "draw complex"]
        game.choose(0, ("draw", deck))
        assert hand(game) == [drawn]


def test_cr_8_no_complex_ones_where_the_sheet_has_none() -> None:
    s = wild(projects=[TORCH, POT, ENGINE])
    survivor(s, 0, resources={"wood": 1}, hand=[3])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert (asked(game), hand(game)) == ("turn", [2])
    game = carry(s, "project 1")
    assert hand(game) == [2]


def test_cr_9_empty_decks_and_exhausted_items() -> None:
    """Nothing left to draw: none is drawn. No copy left: it cannot be crafted, and nothing is paid."""
    s = wild(projects=[TORCH])
    survivor(s, 0, resources={"wood": 1}, hand=[3])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert (hand(game), asked(game)) == ([], "turn")


def test_cr_9_the_fifth_copy_is_barred() -> None:
    s = wild(4, projects=[TORCH], cards=[found(20)])
    open_up(s, 3)
    for seat in range(4):
        survivor(s, seat, space="A0", resources={"wood": 1}, made=[3] if seat else [])
    s.decks.made_deck[0] = 0
    s.survivors[1].items += (Held(1000, 3, 0),)
    game = play(s, Turn(0))
    assert crafts(game) == []
    assert purse(game) == {"wood": 1}


def test_r_5_who_owns_one_may_make_it_anew_though_the_deck_is_empty() -> None:
    """His old copy is returned first and taken again, fresh; nobody is asked to take the old one."""
    s = wild(4, projects=[project(3, "wood 1", ability("action", "rest 1", limit="day"), counters=3)])
    open_up(s, 3)
    for seat in range(4):
        survivor(s, seat, made=[(3, 1)], resources={"wood": 1}, stamina=5)
    s.survivors[0].items = (Held(1000, 1, 1),)
    casualty(s, 3)
    game = play(s, Turn(0))
    assert board(game).decks.made_deck == [0]
    game.choose(0, ("craft", 3))
    assert asked(game) == "turn"
    (mine,) = me(game).items
    assert (mine.counters, mine.used) == (3, 0)
    assert board(game).decks.made_deck == [0]
    assert purse(game) == {}


def test_r_5_only_decks_with_cards_can_be_chosen() -> None:
    s = wild(projects=[TORCH, ENGINE], sheet=COMPLEX)
    s.decks.projects = [0, 1]
    survivor(s, 0, hand=[3])
    game = play(s, DrawProject(0))
    assert hand(game) == [3, 9]
    game = play(board(game), DrawProject(0))
    assert (hand(game), game.waiting) == ([3, 9], ())


def test_r_60_the_other_deck_when_one_is_empty() -> None:
    for number, other in ((3, 9), (9, 3)):
        s = wild(projects=[TORCH, ENGINE], sheet=COMPLEX)
        survivor(s, 0, resources={"wood": 1, "salvage": 1}, hand=[number])
        game = play(s, Turn(0))
        game.choose(0, ("craft", number))
        assert hand(game) == [other]


def test_cr_10_open_projects_draw_nothing() -> None:
    s = wild(projects=[SPEAR, POT, TORCH])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1}, hand=[1])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert (hand(game), opened(game), asked(game)) == ([1], [3], "turn")
    assert board(game).decks.projects == [0, 1, 0]


def test_cr_11_only_the_items_text_is_unknown() -> None:
    """The price decides what is offered, whatever item a seat imagines behind it."""
    s = wild(2, projects=[SPEAR, TORCH])
    survivor(s, 0, resources={"wood": 2}, hand=[1, 3])
    game = play(s, Turn(0))
    for seed in range(4):
        assert game.imagine(0, seed).picks(0) == game.picks(0)
    assert game.view(1)["made"] == []
    game.choose(0, ("craft", 3))
    assert game.view(1)["made"] == game.view(None)["made"] == [3]
    assert game.view(1)["projects"] == [3]


def test_cr_12_the_item_comes_before_the_new_project() -> None:
    """It also comes before the old copy is handed on; then comes the draw."""
    s = wild(2, projects=[TORCH, POT, ENGINE], sheet=COMPLEX)
    survivor(s, 0, resources={"wood": 1}, hand=[3], made=[(3, 1)])
    game = play(s, Turn(0), aloud=True)
    game.choose(0, ("craft", 3))
    assert asked(game) == "hand-on"
    assert items(game) == [("project-3", 3)]
    game.choose(0, ("pass",))
    assert asked(game) == "project"
    assert told(game, "project") == []


def test_cr_5_a_saved_resource_is_not_paid() -> None:
    s = wild(projects=[SPEAR], characters=[character("thrifty", ability("always", "thrift wood"))])
    survivor(s, 0, resources={"wood": 1, "stone": 1}, hand=[1])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 1))
    assert purse(game) == {}


# -- items of the same name -------------------------------------------------------------------------------------------


def test_in_9_the_old_copy_to_the_deck_or_to_somebody_here() -> None:
    """To the deck; or to a survivor on the space who lacks it. Those elsewhere or with a copy of it are not named."""
    s = wild(4, projects=[TORCH])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 2}, made=[(3, 1)])
    survivor(s, 1, made=[(3, 2)])
    survivor(s, 2)
    survivor(s, 3, space="A1")
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert asked(game) == "hand-on"
    assert can_do(game) == ["pass", "name seat-3"]
    game.choose(0, ("pass",))
    assert board(game).decks.made_deck == [2]
    game.choose(0, ("craft", 3))
    game.choose(0, ("name", "seat-3"))
    game.choose(2, ("yes",))
    assert [items(game, seat) for seat in range(4)] == [
        [("project-3", 3)],
        [("project-3", 2)],
        [("project-3", 3)],
        [],
    ]
    assert board(game).decks.made_deck == [1]


def test_in_9_alone_the_old_copy_goes_back_unasked() -> None:
    s = wild(projects=[TORCH])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1}, made=[(3, 1)])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert (asked(game), items(game), board(game).decks.made_deck) == ("turn", [("project-3", 3)], [3])


def test_in_9_found_items_of_a_crafted_name() -> None:
    """Crafted or found: nobody can hold two with one name, and the name decides, not the number."""
    twin = {**found(20, counters=2), "name": "project-3"}
    s = wild(projects=[TORCH], cards=[twin])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1}, items=[20])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert items(game) == [("project-3", 3)]
    assert (board(game).decks.deck, board(game).decks.made_deck) == ([1], [3])


def test_in_9_a_looted_copy_replaces_the_old_one() -> None:
    s = wild(3, projects=[TORCH])
    survivor(s, 0, made=[(3, 3)])
    survivor(s, 1, made=[(3, 1)])
    casualty(s, 1)
    game = play(s, Turn(0))
    choose_all(game, 0, ("loot", "seat-2"))
    assert asked(game) == "hand-on"
    game.choose(0, ("name", "seat-3"))
    game.choose(2, ("yes",))
    assert [items(game, seat) for seat in range(3)] == [[("project-3", 1)], [], [("project-3", 3)]]


def test_in_9_taking_is_not_optional() -> None:
    """A survivor who finds a copy of what he has takes it, even if it is worse."""
    s = wild(cards=[found(20, counters=1, copies=2)])
    survivor(s, 0, items=[(20, 5)])
    game = carry(s, "resolve 20")
    assert items(game) == [("found-20", 1)]
    assert board(game).decks.deck == [1]


def test_r_51_only_to_a_willing_survivor_who_lacks_it() -> None:
    s = wild(2, projects=[TORCH])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1}, made=[(3, 1)])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    game.choose(0, ("name", "seat-2"))
    assert asked(game, 1) == "accept-item"
    game.choose(1, ("pass",))
    assert (items(game, 1), board(game).decks.made_deck) == ([], [3])
    assert asked(game) == "turn"


def test_r_51_its_load_is_taken_off_first() -> None:
    """The old basket goes to another survivor; its load stays, and the new basket takes it."""
    basket = project(6, "stone 1", ability("always", "carry any 3"))
    s = wild(2, projects=[basket])
    open_up(s, 6)
    survivor(s, 0, resources={"wood": 12, "stone": 1}, made=[6])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 6))
    game.choose(0, ("name", "seat-2"))
    game.choose(1, ("yes",))
    assert asked(game) == "turn"
    assert (purse(game, 0), purse(game, 1)) == ({"wood": 12}, {})


def test_r_53_a_copy_from_the_deck_is_fresh() -> None:
    """Its counters are on it and its daily mark is clear, even if this copy left play today."""
    torch = project(3, "wood 1", ability("action", "rest 1", limit="day", pay="counter 1"), counters=3)
    s = wild(projects=[torch])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1}, made=[(3, 3)], stamina=5)
    game = play(s, Turn(0))
    game.choose(0, ("use", "made-3"))
    assert (items(game), is_offered(game, 0, "use", "made-3")) == ([("project-3", 2)], False)
    game.choose(0, ("craft", 3))
    assert (items(game), is_offered(game, 0, "use", "made-3")) == ([("project-3", 3)], True)


# -- counters ---------------------------------------------------------------------------------------------------------


def test_it_1_counters_only_from_a_deck() -> None:
    """Crafted, found and made by a card: loaded. Traded: no counters are added."""
    s = wild(2, projects=[TORCH], cards=[found(20, counters=2)])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert items(game) == [("project-3", 3)]
    board(game).trunk.clear()
    game = carry(board(game), "resolve 20")
    assert items(game) == [("found-20", 2), ("project-3", 3)]
    s = wild(projects=[TORCH])
    assert items(carry(s, "make 3")) == [("project-3", 3)]
    s = wild(2, projects=[TORCH])
    survivor(s, 0, made=[(3, 0)])
    game = play(s, Turn(0))
    choose_all(game, 0, ("trade", "seat-2"), ("give-item", "made-3"), ("offer",))
    game.choose(1, ("yes",))
    assert items(game, 1) == [("project-3", 0)]


def test_it_1_a_when_gained_ability_comes_from_the_deck_only() -> None:
    gift = project(3, "wood 1", ability("gained", "gain stone 1"))
    s = wild(2, projects=[gift])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert purse(game) == {"stone": 1}
    choose_all(game, 0, ("trade", "seat-2"), ("give-item", "made-3"), ("offer",))
    game.choose(1, ("yes",))
    assert purse(game, 1) == {}


def test_it_2_counters_stay_on_trade() -> None:
    s = wild(2, cards=[found(20, counters=5)])
    survivor(s, 0, items=[(20, 2)])
    game = play(s, Turn(0))
    choose_all(game, 0, ("trade", "seat-2"), ("give-item", "found-20"), ("offer",))
    game.choose(1, ("yes",))
    assert items(game, 1) == [("found-20", 2)]


def test_it_3_crafting_again_gives_a_fresh_copy() -> None:
    """For an action and the full price."""
    s = wild(projects=[TORCH])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 2}, made=[(3, 0)], stamina=2)
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    assert (items(game), purse(game), me(game).stamina) == ([("project-3", 3)], {"wood": 1}, 1)


def test_it_4_looted_and_handed_over_items_get_no_counters() -> None:
    s = wild(2, projects=[TORCH])
    survivor(s, 0)
    survivor(s, 1, made=[(3, 1)])
    casualty(s, 1)
    game = play(s, Turn(0))
    game.choose(0, ("loot", "seat-2"))
    assert items(game) == [("project-3", 1)]
    s = wild(2, projects=[TORCH])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1}, made=[(3, 1)])
    game = play(s, Turn(0))
    game.choose(0, ("craft", 3))
    game.choose(0, ("name", "seat-2"))
    game.choose(1, ("yes",))
    assert items(game, 1) == [("project-3", 1)]


def test_e_31_three_counters_one_left() -> None:
    """Traded: 1. Crafted again: a new copy with 3, the old one back in the deck or handed over."""
    for picks, others, deck in ((["pass"], [], 3), (["name", "seat-2"], [("project-3", 1)], 2)):
        s = wild(2, projects=[TORCH])
        open_up(s, 3)
        survivor(s, 0, resources={"wood": 1}, made=[(3, 1)])
        game = play(s, Turn(0))
        game.choose(0, ("craft", 3))
        game.choose(0, tuple(picks))
        if others:
            game.choose(1, ("yes",))
        assert (items(game, 0), items(game, 1)) == ([("project-3", 3)], others)
        assert board(game).decks.made_deck == [deck]


def test_cr_5_the_item_works_at_once() -> None:
    """A weapon made in this turn can be used in it."""
    s = wild(projects=[project(3, "wood 1", ability("modify", "mine 3"))], enemies=[enemy(5, 7, 12)])
    open_up(s, 3)
    survivor(s, 0, resources={"wood": 1})
    monster(s, "A1", 5)
    game = play(s, Turn(0), dice=[4, 1])
    game.choose(0, ("craft", 3))
    game.choose(0, ("move", "A1"))
    game.choose(0, ("use", "made-3"))
    assert board(game).tokens.monster_used == [1]
    assert (harm(game), has(game, 0, "wood")) == ({}, 0)


def test_cr_6_hands_do_not_shrink_while_a_deck_has_cards() -> None:
    s = wild(projects=[project(n, "wood 1") for n in range(1, 6)])
    survivor(s, 0, resources={"wood": 5}, hand=[1])
    game = play(s, Turn(0))
    for made in range(1, 5):
        game.choose(0, ("craft", hand(game)[0]))
        assert len(hand(game)) == 1
        assert len(opened(game)) == made
    assert "craft" in verbs(game)
