"""Card actions and other abilities (CA), once a day (OD), the golden rules (GO)."""

from __future__ import annotations

import pytest

from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON
from emberwatch.discover.rules.day import Daybreak, StartTurn, Turn
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import Nightfall
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    Entry,
    ability,
    asked,
    at,
    board,
    can_do,
    carry,
    character,
    choose_all,
    enemy,
    foes_at,
    found,
    goal,
    harm,
    has,
    instant,
    is_offered,
    lay,
    lying,
    me,
    monster,
    night,
    play,
    project,
    purse,
    reveal,
    special,
    stage,
    survivor,
    threat,
    upgrade,
    verbs,
    where,
    wild,
)

RUIN = ["flat !12", *["flat"] * 6]
TONIC = found(20, ability("action", "rest 2", limit="day"))
"""Once a day: one stamina buys two."""


def uses(game: Game, seat: int = 0) -> list[str]:
    return [pick.removeprefix("use ") for pick in can_do(game, seat) if pick.startswith("use")]


def fight(s: DiscoverState, seat: int = 0, dice: tuple[int, ...] = ()) -> Game:
    """This survivor fights the monster on his space."""
    return play(s, Encounter(s.survivors[seat].space, seat), dice=dice)


# -- card actions -----------------------------------------------------------------------------------------------------


def test_ca_1_whose_card_it_is() -> None:
    """Character and items: only their owner's. Upgrades, the active quest and the sheet: everybody's."""
    act = ability("action", "gain wood 1")
    s = wild(
        2,
        characters=[character("smith", act), character("plain")],
        cards=[found(20, act), found(21, act), upgrade(30, act)],
        stages=[stage(1, abilities=[act])],
        sheet={"abilities": [act]},
    )
    survivor(s, 0, items=[20])
    survivor(s, 1, items=[21], character=1)
    entry = s.content.entries_of[30][0]
    s.decks.deck[entry], s.decks.upgrades = 0, (entry,)
    game = play(s, Turn(0), Turn(1))
    assert uses(game) == ["character", "sheet", "quest", "upgrade-30", "found-20"]
    game.choose(0, ("end-turn",))
    assert uses(game, 1) == ["sheet", "quest", "upgrade-30", "found-21"]


def test_ca_1_only_the_active_stage() -> None:
    act = ability("action", "gain wood 1")
    s = wild(stages=[stage(1), stage(2, abilities=[act])])
    assert uses(play(s, Turn(0))) == []


def test_ca_2_the_printed_stamina_and_price_come_first() -> None:
    """Instead of the usual 1; in full, or not at all; before the effect."""
    dear = character("dear", ability("action", "gain stone 1", stamina=3, pay="wood 2"))
    for stamina, wood, offered in ((3, 2, True), (2, 2, False), (3, 1, False)):
        s = wild(characters=[dear])
        survivor(s, 0, stamina=stamina, resources={"wood": wood})
        assert is_offered(play(s, Turn(0)), 0, "use", "character") == offered
    s = wild(characters=[dear])
    survivor(s, 0, stamina=4, resources={"wood": 3})
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert (me(game).stamina, purse(game)) == (1, {"wood": 1, "stone": 1})


def test_ca_2_paid_before_the_effect_is_asked_about() -> None:
    cook = character("cook", ability("action", {"choose": [["gain food 1"], ["gain meat 1"]]}, pay="wood 1"))
    s = wild(characters=[cook])
    survivor(s, 0, stamina=4, resources={"wood": 1})
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert (asked(game), me(game).stamina, purse(game)) == ("choose", 3, {})


def test_ca_2_counters_and_the_card_itself_are_prices() -> None:
    flask = found(20, ability("action", "gain food 1", pay="counter 2"), counters=3)
    bomb = found(21, ability("action", "gain wood 1", pay="this"))
    s = wild(cards=[flask, bomb])
    survivor(s, 0, items=[20, 21])
    game = play(s, Turn(0))
    game.choose(0, ("use", "found-20"))
    assert me(game).items[0].counters == 1
    assert uses(game) == ["found-21"]
    game.choose(0, ("use", "found-21"))
    assert (len(me(game).items), board(game).decks.deck) == (1, [0, 1])


def test_ca_3_only_in_the_own_turn_and_repeatable() -> None:
    smith = character("smith", ability("action", "gain wood 1"))
    s = wild(2, characters=[smith])
    survivor(s, 0, stamina=3)
    game = play(s, Turn(1), Turn(0))
    assert game.picks(0) == []
    game.choose(1, ("end-turn",))
    for left in (2, 1, 0):
        game.choose(0, ("use", "character"))
        assert me(game).stamina == left
    assert purse(game) == {"wood": 3}


def test_ca_3_not_at_night_nor_in_combat() -> None:
    smith = character("smith", ability("action", "gain wood 1"))
    s = wild(2, characters=[smith], enemies=[enemy(5, 12, None)])
    survivor(s, 0, resources={"stone": 1})
    survivor(s, 1, space="D0")
    reveal(s, "D")
    monster(s, "A0", 5)
    game = fight(s, dice=(1, 1))
    assert can_do(game) == ["pass", "spend stone"]
    s = wild(2, characters=[smith])
    game = play(s, Nightfall(), dice=[0])
    assert verbs(game) == {"name"}


@pytest.mark.parametrize(
    ("need", "space", "expected"),
    [
        ("at-fire", "A0", True),
        ("at-fire", "A1", False),
        ("in-camp", "A0", True),
        ("in-camp", "A1", False),
        ("not in-camp", "A1", True),
        ("has-trait tool", "A0", False),
        ("has-trait weapon", "A0", True),
    ],
)
def test_ca_4_not_if_its_conditions_fail(need: str, space: str, expected: bool) -> None:
    smith = character("smith", ability("action", "gain wood 1", need=[need]))
    s = wild(characters=[smith], cards=[found(20, traits=["weapon"])])
    survivor(s, 0, space=space, items=[20])
    assert is_offered(play(s, Turn(0)), 0, "use", "character") == expected


USELESS: list[str | Entry] = [
    "heal sickness 1",
    "heal any 1",
    "swap meat food 2",
    "light here",
    "strike 1 2",
    "scout 1",
    "uncover 2",
    "relief",
    "resolve 77",
    "project 1",
    "go camp",
    "go landmark:12",
    "spawn landmark:12",
    "spawn here",
    "special howler landmark:12",
    "prowl all 1",
    "prowl nearest 1",
    "make 3",
    "regrow leaf",
    "lay leaf landmark:12",
    "unmark 1",
    "chief",
    {"may": ["heal any 1"]},
    {"each": "everyone", "do": ["heal any 1"]},
    {"each": "others", "do": ["gain wood 1"]},
    {"choose": [["heal any 1"], ["relief"]]},
    {"roll": 7, "do": ["heal any 1"], "else": ["relief"]},
    {"if": "at-fire", "do": ["heal any 1"]},
    {"if": "not at-fire", "do": ["gain wood 1"]},
    {"pay": "wood 1", "do": ["gain stone 1"]},
]


@pytest.mark.parametrize("line", USELESS, ids=str)
def test_ca_4_not_if_its_effect_could_do_nothing(line: str | Entry) -> None:
    """Healthy, poor and alone in camp, with a burning fire, no monsters and no cards: there is nothing to do."""
    s = wild(
        characters=[character("idle", ability("action", line))],
        projects=[project(3)],
        specials=[special("howler")],
        tokens=[{"symbol": "rock", "face": "stone", "count": 1}],
    )
    s.decks.projects, s.decks.open_projects, s.decks.made_deck = [0], (0,), [0]
    survivor(s, 0, space="A0")
    game = play(s, Turn(0))
    s.decks.made_deck = [4]
    assert not is_offered(game, 0, "use", "character")


def test_ca_4_offered_as_soon_as_it_could_do_something() -> None:
    s = wild(2, characters=[character("nurse", ability("action", {"each": "here", "do": ["heal any 1"]}))])
    survivor(s, 1, damage={"hunger": 1})
    assert is_offered(play(s, Turn(0)), 0, "use", "character")
    s = wild(characters=[character("hunter", ability("action", "strike 1 2"))], enemies=[enemy(5)])
    reveal(s, "D")
    monster(s, "D4")
    assert is_offered(play(s, Turn(0)), 0, "use", "character")


def test_ca_5_movement_by_a_card_action_is_ability_movement() -> None:
    """No free gather, a monster ends it; MO-7 to MO-10."""
    runner = found(20, ability("action", "move 2", stamina=1))
    s = wild(cards=[runner], enemies=[enemy(5, 1, None)])
    lay(s, "A1", "wood")
    monster(s, "A1", 5)
    survivor(s, 0, items=[20], stamina=3)
    game = play(s, Turn(0), dice=[1, 1])
    game.choose(0, ("use", "found-20"))
    game.choose(0, ("step", "A1"))
    assert (asked(game), where(game), me(game).stamina, purse(game)) == ("turn", "A1", 2, {})


def test_ca_6_abilities_without_stamina_are_no_actions() -> None:
    """They come at their moment, even out of turn; a free one in the turn needs no stamina."""
    guard = character("guard", ability("prevent", "prevent 1", of="hunger"), ability("turn", "gain wood 1"))
    s = wild(2, characters=[guard])
    survivor(s, 0, stamina=0)
    game = play(s, Turn(0))
    assert uses(game) == ["character 2"]
    game.choose(0, ("use", "character", 2))
    assert (purse(game), me(game).stamina) == ({"wood": 1}, 0)
    s = wild(2, characters=[guard, character("plain")])
    survivor(s, 1, character=1)
    game = carry(s, {"each": "everyone", "do": ["damage hunger 1"]}, seat=1)
    assert (game.waiting, asked(game, 0)) == ((0,), "prevent")
    game.choose(0, ("use", "character"))
    assert (harm(game, 0), harm(game, 1)) == ({}, {"hunger": 1})


def test_ca_6_only_the_fighter_uses_items_in_combat() -> None:
    blade = found(20, ability("modify", "mine 3"))
    s = wild(2, cards=[blade], enemies=[enemy(5, 7, None)])
    survivor(s, 1, items=[20])
    monster(s, "A0", 5)
    game = fight(s, dice=(4, 1))
    game.choose(1, ("pass",))
    assert game.waiting == ()
    assert board(game).tokens.monster_used == [0]


def test_ca_7_limits_and_the_quest_follow_a_card_action() -> None:
    porter = character("porter", ability("action", "gain stone 2"))
    s = wild(characters=[porter], stages=[stage(1, goal(["has stone 2"], "win you"))])
    survivor(s, 0, resources={"wood": 9})
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    assert (asked(game), game.outcome) == ("limit", None)
    game.choose(0, ("drop", "wood"))
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_r_44_stamina_and_a_combat_timing() -> None:
    """Not an action: offered not in the turn but in the window of the combat, for its stamina, even out of turn."""
    brute = character("brute", ability("modify", "mine 2", stamina=2))
    s = wild(2, characters=[brute, character("plain")], enemies=[enemy(5, 7, None)])
    survivor(s, 0, stamina=5)
    survivor(s, 1, character=1, space="A1")
    game = play(s, Turn(0))
    assert uses(game) == []
    board(game).trunk.clear()
    monster(board(game), "A0", 5)
    game = play(board(game), Encounter(at("A0"), -1), dice=[5, 1])
    game.choose(1, ("pass",))
    assert uses(game) == ["character"]
    game.choose(0, ("use", "character"))
    game.choose(0, ("pass",))
    assert (me(game).stamina, board(game).tokens.monster_used) == (3, [1])


def test_r_44_not_without_the_stamina() -> None:
    brute = character("brute", ability("modify", "mine 2", stamina=2))
    s = wild(characters=[brute], enemies=[enemy(5, 7, None)])
    survivor(s, 0, stamina=1)
    monster(s, "A0", 5)
    game = fight(s, dice=(5, 1))
    assert board(game).tokens.monster_used == [0]


def test_r_45_a_free_ability_once_a_combat_once_a_turn() -> None:
    lucky = character("lucky", ability("modify", "mine 1"), ability("turn", "gain wood 1"))
    s = wild(characters=[lucky], enemies=[enemy(5, 12, None, 2)])
    game = play(s, Turn(0), StartTurn(0))
    game.choose(0, ("use", "character", 2))
    assert uses(game) == []
    game.choose(0, ("end-turn",))
    assert uses(game) == ["character 2"]
    s = wild(characters=[lucky], enemies=[enemy(5, 12, None, 2)])
    monster(s, "A0", 5)
    survivor(s, 0, resources={"stone": 1})
    game = fight(s, dice=(5, 1, 5, 1))
    game.choose(0, ("use", "character"))
    assert can_do(game) == ["pass", "spend stone"]
    game.choose(0, ("pass",))
    s.map.foes[0] = s.map.foes[0].with_space(at("A0"))
    game = fight(s, dice=(5, 1))
    assert uses(game) == ["character"]


def test_e_2_the_same_effect_twice_and_two_weapons_once_each() -> None:
    """Dice 3 and 11; stone makes red 10, stone makes it 4: two stones gone. Each weapon works once and no more."""
    blades = [found(20, ability("modify", "mine 1")), found(21, ability("modify", "mine 2"))]
    s = wild(cards=blades, enemies=[enemy(5, 6, 9)])
    survivor(s, 0, resources={"stone": 2}, items=[20, 21])
    monster(s, "A0", 5)
    game = fight(s, dice=(3, 11, 10, 4))
    assert can_do(game) == ["pass", "use found-20", "use found-21", "spend stone"]
    game.choose(0, ("spend", "stone"))
    assert board(game).combat is not None
    assert board(game).combat.rolled == [3, 10]  # type: ignore[union-attr]
    game.choose(0, ("spend", "stone"))
    assert board(game).combat.rolled == [3, 4]  # type: ignore[union-attr]
    assert can_do(game) == ["pass", "use found-20", "use found-21"]
    game.choose(0, ("use", "found-21"))
    assert can_do(game) == ["pass", "use found-20"]
    game.choose(0, ("use", "found-20"))
    assert (harm(game), purse(game), board(game).tokens.monster_used) == ({}, {}, [1])


# -- once a day -------------------------------------------------------------------------------------------------------


def swap_over(game: Game, item: str) -> None:
    """Seat 0 gives this item to seat 1."""
    choose_all(game, 0, ("trade", "seat-2"), ("give-item", item), ("offer",))
    game.choose(1, ("yes",))


def test_od_1_spent_for_everybody_until_the_next_day() -> None:
    s = wild(2, cards=[TONIC])
    survivor(s, 0, items=[20], stamina=5)
    survivor(s, 1, stamina=5)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("use", "found-20"))
    assert uses(game) == []
    swap_over(game, "found-20")
    game.choose(0, ("end-turn",))
    assert uses(game, 1) == []


def test_od_1_an_upgrade_is_one_card_for_all_a_character_is_not() -> None:
    well = upgrade(30, ability("action", "gain clean-water 1", limit="day"))
    twins = [character("one", ability("action", "gain wood 1", limit="day"))]
    s = wild(2, cards=[well], characters=twins)
    s.decks.deck[0], s.decks.upgrades = 0, (0,)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("use", "upgrade-30"))
    game.choose(0, ("use", "character"))
    assert uses(game, 0) == []
    game.choose(0, ("end-turn",))
    assert uses(game, 1) == ["character"]


def test_od_2_each_copy_counts_for_itself() -> None:
    s = wild(2, cards=[{**TONIC, "copies": 2}])
    survivor(s, 0, items=[20], stamina=5)
    survivor(s, 1, items=[20], stamina=5)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("use", "found-20"))
    game.choose(0, ("end-turn",))
    assert uses(game, 1) == ["found-20"]


def test_od_3_at_night_if_it_was_not_used_by_day() -> None:
    """If it is used at night, it is ready again when the day begins."""
    ward = found(20, ability("prevent", "prevent 1", of="hunger", limit="day"))
    nights = [night("cold", {"each": "everyone", "do": ["damage hunger 1"]})]
    s = wild(cards=[ward], nights=nights)
    survivor(s, 0, items=[20], stamina=5)
    game = play(s, Nightfall(), dice=[0])
    assert asked(game) == "prevent"
    game.choose(0, ("use", "found-20"))
    assert (harm(game), board(game).turn.day, asked(game)) == ({}, 2, "turn")
    board(game).trunk.clear()
    game = carry(board(game), "damage hunger 1")
    assert asked(game) == "prevent"


def test_od_3_not_at_night_after_the_day() -> None:
    ward = found(20, ability("prevent", "prevent 1", of="hunger", limit="day"))
    s = wild(cards=[ward], nights=[night("cold", {"each": "everyone", "do": ["damage hunger 1"]})])
    survivor(s, 0, items=[20], stamina=5)
    game = carry(s, "damage hunger 1")
    game.choose(0, ("use", "found-20"))
    assert harm(game) == {}
    game = play(s, Nightfall(), dice=[0])
    assert (harm(game), asked(game)) == ({"hunger": 1}, "turn")


def test_od_4_every_mark_is_cleared_when_the_day_begins() -> None:
    """On items, characters, upgrades and the sheet, and on casualties' things, too."""
    once = ability("action", "gain wood 1", limit="day")
    s = wild(
        2,
        cards=[found(20, once), found(21, once), upgrade(30, once)],
        characters=[character("one", once)],
        sheet={"abilities": [once]},
    )
    entry = s.content.entries_of[30][0]
    s.decks.deck[entry], s.decks.upgrades = 0, (entry,)
    survivor(s, 0, items=[20], stamina=9)
    game = play(s, Turn(0), Daybreak())
    every = ["character", "sheet", "upgrade-30", "found-20"]
    assert uses(game) == every
    for pick in every:
        game.choose(0, ("use", pick))
    assert uses(game) == []
    game.choose(0, ("end-turn",))
    assert (board(game).turn.day, uses(game)) == (2, every)


def test_e_29_a_used_item_in_another_hand() -> None:
    """A uses it and trades it to B: B cannot use it today or tonight, but can tomorrow."""
    hurt = stage(1, abilities=[ability("action", "damage hunger 1", "gain wood 1")])
    ward = found(20, ability("prevent", "prevent 1", of="hunger", limit="day"))
    s = wild(2, cards=[ward], stages=[hurt], nights=[night("cold", {"each": "everyone", "do": ["damage hunger 1"]})])
    survivor(s, 0, items=[20])
    game = play(s, Turn(0), Turn(1), Nightfall(), dice=[0])
    game.choose(0, ("use", "quest"))
    game.choose(0, ("use", "found-20"))
    assert harm(game, 0) == {}
    swap_over(game, "found-20")
    game.choose(0, ("end-turn",))
    game.choose(1, ("use", "quest"))
    assert (asked(game, 1), harm(game, 1)) == ("turn", {"hunger": 1})
    game.choose(1, ("end-turn",))
    assert (asked(game, 0), harm(game, 0), harm(game, 1)) == ("pass-on", {"hunger": 1}, {"hunger": 2})
    game.choose(0, ("name", "seat-1"))
    game.choose(0, ("end-turn",))
    game.choose(1, ("use", "quest"))
    assert asked(game, 1) == "prevent"


def test_e_29_a_second_copy_can_be_used() -> None:
    s = wild(2, cards=[{**TONIC, "copies": 2}])
    survivor(s, 0, items=[20], stamina=5)
    survivor(s, 1, items=[20], stamina=5)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("use", "found-20"))
    game.choose(0, ("end-turn",))
    game.choose(1, ("use", "found-20"))
    assert (me(game, 0).stamina, me(game, 1).stamina) == (6, 6)


def test_e_29_used_at_night_after_an_unused_day() -> None:
    ward = found(20, ability("prevent", "prevent 1", limit="day"))
    s = wild(cards=[ward], nights=[night(f"n{i}", {"each": "everyone", "do": ["damage thirst 1"]}) for i in range(3)])
    survivor(s, 0, items=[20], stamina=5)
    game = play(s, Nightfall())
    game.choose(0, ("use", "found-20"))
    game.choose(0, ("end-turn",))
    assert asked(game) == "prevent"


def test_r_58_once_a_day_belongs_to_the_card() -> None:
    """Each of two clones once; a used one that is traded stays used, a fresh one is fresh in any hand."""
    s = wild(2, cards=[{**TONIC, "copies": 2}])
    survivor(s, 0, items=[20], stamina=5)
    survivor(s, 1, items=[20], stamina=5)
    game = play(s, Turn(0), Turn(1))
    game.choose(0, ("use", "found-20"))
    choose_all(game, 0, ("trade", "seat-2"), ("give-item", "found-20"), ("want-item", "found-20"), ("offer",))
    game.choose(1, ("yes",))
    assert uses(game, 0) == ["found-20"]
    game.choose(0, ("end-turn",))
    assert uses(game, 1) == []


# -- golden rules -----------------------------------------------------------------------------------------------------


def test_go_1_card_text_beats_the_rulebook() -> None:
    """Damage by an enemy is physical (CB-16), unless its card says otherwise (R-82); rock costs 2, unless ..."""
    s = wild(enemies=[enemy(5, 12, 2, harm="sickness")])
    monster(s, "A0", 5)
    assert harm(fight(s, dice=(1, 2))) == {"sickness": 1}
    rocks = ["rock"] * 7
    s = wild(tiles=[rocks], characters=[character("goat", ability("always", "move all -1"))])
    reveal(s, "B", rocks)
    survivor(s, 0, space="A6", stamina=5)
    game = play(s, Turn(0))
    game.choose(0, ("move", "B2"))
    assert me(game).stamina == 4


def test_go_2_cannot_is_absolute() -> None:
    """No damage of that type from any source, and nothing is asked; other types as usual."""
    immune = character("immune", ability("always", "proof sickness"), ability("prevent", "prevent 1"))
    s = wild(characters=[immune], enemies=[enemy(5, 12, 2, harm="sickness")])
    game = carry(s, "damage sickness 3", {"each": "everyone", "do": ["damage sickness 1"]})
    assert (harm(game), game.waiting) == ({}, ())
    game = carry(s, "damage hunger 1")
    assert asked(game) == "prevent"
    s = wild(characters=[immune], enemies=[enemy(5, 12, 2, harm="sickness")])
    monster(s, "A0", 5)
    assert harm(fight(s, dice=(1, 12))) == {}


def test_go_2_nor_can_a_supporter_suffer_what_he_cannot_suffer() -> None:
    """Protect: the supporter takes over the damage, and it has no effect."""
    immune = character("immune", ability("always", "proof physical"))
    s = wild(2, characters=[character("plain"), immune], enemies=[enemy(5, 12, 2)])
    survivor(s, 1, character=1)
    monster(s, "A0", 5)
    game = fight(s, dice=(1, 12))
    game.choose(1, ("support", "protect"))
    game.choose(0, ("call", "seat-2"))
    game.choose(1, ("pass",))
    if asked(game, 1) == "take-damage":
        game.choose(1, ("yes",))
    assert harm(game, 1) == {}


def test_go_3_items_are_limited_resources_and_fires_are_not() -> None:
    s = wild(projects=[project(3)])
    s.decks.made_deck = [0]
    game = carry(s, "make 3", "gain wood 99")
    assert (me(game).items, has(game, 0, "wood")) == ((), 99)
    s.decks.made_deck = [4]
    for i, space in enumerate(("A1", "A2", "A3", "A4", "A5")):
        survivor(s, 0, space=space)
        carry(s, "light here")
        assert len(s.map.fires) == 2 + i


def test_go_4_a_loss_takes_what_there_is() -> None:
    s = wild()
    survivor(s, 0, stamina=1, resources={"wood": 1, "food": 1})
    game = carry(s, "tire 3", "lose wood 3", "lose stone 1", "gain salvage 1")
    assert (me(game).stamina, purse(game)) == (0, {"food": 1, "salvage": 1})
    game = carry(s, "lose any 5")
    game.choose(0, ("resource", "food"))
    assert (purse(game), game.waiting) == ({}, ())


def test_go_4_of_ones_own_choice_one_by_one() -> None:
    s = wild()
    survivor(s, 0, resources={"wood": 1, "food": 2})
    game = carry(s, "lose any 2")
    assert can_do(game) == ["resource food", "resource wood"]
    game.choose(0, ("resource", "food"))
    game.choose(0, ("resource", "food"))
    assert (purse(game), game.waiting) == ({"wood": 1}, ())


def test_go_5_what_cannot_happen_is_skipped_and_the_rest_goes_on() -> None:
    """A threat is discarded, an instant goes back to its deck."""
    s = wild(threats=[threat("prowler", "spawn nearest-landmark", "gain wood 1")], enemies=[enemy(5)])
    game = carry(s, "threat 1", dice=[0])
    assert (purse(game), board(game).map.foes, board(game).decks.threats_gone) == ({"wood": 1}, [], [1])
    assert board(game).tokens.monster_supply == 1
    s = wild(cards=[instant(7, "go landmark:12", "spawn landmark:12", "gain wood 1")], enemies=[enemy(5)])
    game = carry(s, "resolve 7")
    assert (where(game), purse(game), board(game).decks.deck, board(game).map.foes) == ("A0", {"wood": 1}, [1], [])


def test_go_6_removed_never_comes_back() -> None:
    s = wild(cards=[instant(7, "gain wood 1", "remove")])
    game = carry(s, "resolve 7", "resolve 7", "resolve 7")
    assert (purse(game), board(game).decks.deck, board(game).decks.removed) == ({"wood": 1}, [0], [1])


def test_go_6_the_card_that_says_so_not_the_one_that_led_to_it() -> None:
    s = wild(cards=[instant(7, "resolve 8"), instant(8, "gain wood 1", "remove")])
    game = carry(s, "resolve 7", "resolve 7")
    assert (purse(game), board(game).decks.deck, board(game).decks.removed) == ({"wood": 1}, [1, 0], [0, 1])


def test_go_7_a_cost_is_paid_in_full_a_loss_is_not() -> None:
    """With two wood: no craft for three and no payment of three, but a loss of three takes both."""
    s = wild(projects=[project(3, "wood 3")])
    s.decks.open_projects, s.decks.projects = (0,), [0]
    survivor(s, 0, resources={"wood": 2})
    assert "craft" not in verbs(play(s, Turn(0)))
    s.trunk.clear()
    game = carry(s, {"pay": "wood 3", "do": ["gain stone 1"], "else": ["gain food 1"]})
    assert purse(game) == {"wood": 2, "food": 1}
    game = carry(s, "lose wood 3")
    assert purse(game) == {"food": 1}


# -- fires by cards ---------------------------------------------------------------------------------------------------


def test_r_88_no_second_fire_where_one_lies() -> None:
    """It is turned to burning."""
    s = wild()
    s.map.fires[at("A0")] = 0
    game = carry(s, "light here")
    assert board(game).map.fires == {at("A0"): 1}
    game = carry(s, "light here")
    assert board(game).map.fires == {at("A0"): 1}


def test_e_36_a_fire_on_water() -> None:
    """On a space with a water source, on whatever ground; the source stays."""
    spring = ["peak ~", *["flat"] * 6]
    s = wild(tiles=[spring], cards=[found(20, ability("action", "light here", pay="wood 1"))])
    reveal(s, "B", spring)
    survivor(s, 0, space="B0", items=[20], resources={"wood": 1, "meat": 1})
    game = play(s, Turn(0))
    game.choose(0, ("use", "found-20"))
    assert board(game).map.fires == {at("A0"): 1, at("B0"): 1}
    assert at("B0") in board(game).map.water
    assert {"cook", "gather"} <= verbs(game)


def test_ca_6_a_gain_at_dawn_needs_no_turn() -> None:
    s = wild(2, characters=[character("early", ability("dawn", "gain wood 1"))])
    game = play(s, Daybreak())
    assert (purse(game, 0), purse(game, 1), me(game).status) == ({"wood": 1}, {"wood": 1}, ON)


def test_ca_4_a_strike_needs_a_monster_not_an_enemy_token() -> None:
    hunter = character("hunter", ability("action", "strike 1 1"))
    s = wild(characters=[hunter], enemies=[enemy(4, token="feature", symbol="leaf")])
    lay(s, "A0", "*leaf")
    game = play(s, Turn(0), dice=[1, 1, 1])
    assert (uses(game), foes_at(game, "A0"), lying(game, "A0")) == ([], [], ["*leaf"])
