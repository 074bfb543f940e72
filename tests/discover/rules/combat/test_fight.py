"""Combat: support, the roll, modifying the dice, damage both ways, rewards (CB, SU), and the rulings about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from emberwatch.discover.model.combat import Combat
from emberwatch.discover.model.names import ENEMY, MINE
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, ON
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import Nightfall
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    boss,
    can_do,
    carry,
    character,
    choose_all,
    enemy,
    foes_at,
    found,
    harm,
    has,
    instant,
    lay,
    me,
    monster,
    night,
    play,
    project,
    purse,
    reveal,
    special,
    survivor,
    told,
    where,
    wild,
)

CLUB = ability("modify", "mine 2")
SHIELD = ability("prevent", "prevent 1", of="physical")
AWAY = "B0"
"""Three spaces from A0, with B revealed."""


def meeting(s: DiscoverState, *, dice: Sequence[int] = (), aloud: bool = False) -> Game:
    """The survivors in camp fight the monsters there."""
    return play(s, Encounter(at("A0"), -1), dice=dice, aloud=aloud)


def fight_of(game: Game) -> Combat:
    fight = board(game).combat
    assert fight is not None
    return fight


def dice_seen(game: Game) -> dict[str, dict[str, int]]:
    combat = game.view(None)["combat"]
    assert isinstance(combat, dict)
    seen: dict[str, dict[str, int]] = combat["dice"]
    return seen


def results(game: Game) -> tuple[int, int]:
    seen = dice_seen(game)
    return seen["mine"]["result"], seen["enemy"]["result"]


def alone(number: int = 3, **more: Any) -> DiscoverState:  # noqa: ANN401
    """One survivor in camp, one open monster there."""
    s = wild(enemies=[enemy(number, **more)])
    monster(s, "A0", number)
    return s


def company(seats: int = 2, fighter: int = 0, **more: Any) -> DiscoverState:  # noqa: ANN401
    """A fighter in camp with an open monster, the others beside him on A1."""
    s = wild(seats, enemies=[enemy(3, **more)])
    for seat in range(seats):
        survivor(s, seat, space="A0" if seat == fighter else "A1")
    monster(s, "A0", 3)
    return s


def supported(game: Game, **cards: str) -> None:
    """The supporters play these: `seat_2="attack"`; any seat that is not named plays none."""
    while any([asked(game, seat) == "support" for seat in range(game.seats)]):
        seat = game.waiting[0]
        card = cards.get(f"seat_{seat + 1}")
        game.choose(seat, ("support", card) if card else ("pass",))


# -- CB-1 to CB-5 -----------------------------------------------------------------------------------------------------


def test_cb_1_drawing_an_enemy_means_combat_at_once() -> None:
    """Attack may be missing, and so may the reward."""
    s = wild(enemies=[enemy(4, 7, None, 1, token="feature", symbol="paw")], tokens=[])
    token = next(i for i, token in enumerate(s.content.tokens) if token.enemy == 4)
    survivor(s, 0, space="A1", resources={"stone": 1})
    lay(s, "A1", "*paw")
    game = play(s, Turn(0), dice=[token, 12, 12])
    game.choose(0, ("gather", "paw"))
    assert asked(game) == "modify"
    prompt = game.prompt(0)
    assert prompt is not None
    assert (prompt.numbers["defence"], prompt.numbers["attack"]) == (7, 0)
    game.choose(0, ("pass",))
    assert (harm(game), purse(game), board(game).map.foes) == ({}, {"stone": 1}, [])


def test_cb_2_survivors_within_two_spaces_are_asked_from_the_fighters_left() -> None:
    s = wild(4, enemies=[enemy(3)])
    reveal(s, "B")
    for seat, space in ((0, "A0"), (1, "A0"), (2, "B2"), (3, AWAY)):
        survivor(s, seat, space=space)
    monster(s, "A0", 3)
    game = meeting(s)
    choose_all(game, 0, ("name", "seat-2"))
    choose_all(game, 1, ("name", "seat-2"))
    assert (game.waiting, asked(game, 2)) == ((2,), "support")
    assert can_do(game, 2) == ["pass", "support overwhelm", "support attack", "support protect"]
    game.choose(2, ("support", "protect"))
    assert (game.waiting, asked(game, 0)) == ((0,), "support")
    game.choose(0, ("pass",))
    assert asked(game, 3) == ""
    assert fight_of(game).played == [-1, -1, 2, -1]


def test_cb_2_they_are_asked_anew_in_every_combat() -> None:
    s = company(defence=13, attack=None, copies=2)
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 4, 1, 4])
    game.choose(0, ("foe", 1))
    game.choose(1, ("pass",))
    assert asked(game, 1) == "support"
    assert can_do(game, 1) == ["pass", "support overwhelm", "support attack", "support protect"]


@pytest.mark.parametrize("fighter", [0, 1])
def test_cb_3_the_fighter_plays_no_support_card(fighter: int) -> None:
    s = company(fighter=fighter)
    survivor(s, fighter, resources={"stone": 1})
    game = meeting(s, dice=[1, 1])
    assert game.waiting == (1 - fighter,)
    game.choose(1 - fighter, ("support", "overwhelm"))
    assert (game.waiting, asked(game, fighter)) == ((fighter,), "modify")
    assert fight_of(game).played[fighter] == -1


def test_cb_4_before_roll_cards_come_after_the_supporters_and_before_the_dice() -> None:
    s = wild(2, enemies=[enemy(3)], characters=[character("aimer", ability("before-roll", "mine 3"))])
    survivor(s, 0, resources={"stone": 1})
    survivor(s, 1, space="A1")
    monster(s, "A0", 3)
    game = meeting(s, dice=[4, 2])
    assert game.waiting == (1,)
    game.choose(1, ("support", "attack"))
    assert (asked(game), can_do(game)) == ("before-roll", ["pass", "use character"])
    assert fight_of(game).rolled == [0, 0]
    game.choose(0, ("use", "character"))
    assert asked(game) == "modify"
    assert results(game) == (7, 2)


def test_cb_5_grey_is_the_fighters_die_and_red_the_enemys() -> None:
    s = alone(health=2)
    survivor(s, 0, resources={"stone": 1})
    game = meeting(s, dice=[7, 3])
    assert dice_seen(game) == {"mine": {"shown": 7, "result": 7}, "enemy": {"shown": 3, "result": 3}}
    game.choose(0, ("pass",))
    assert (board(game).map.foes[0].damage, harm(game)) == (1, {})


# -- step 2 -----------------------------------------------------------------------------------------------------------


def test_cb_6_wood_stone_poison_and_salvage_each_as_often_as_one_has_them() -> None:
    s = alone()
    survivor(s, 0, resources={"wood": 2, "stone": 2, "poison": 2, "salvage": 2, "food": 1, "medicine": 1})
    game = meeting(s, dice=[3, 11, 4, 5, 10, 9])
    assert can_do(game) == ["pass", "spend stone", "spend wood", "spend salvage", "spend poison"]
    steps = [("wood", (4, 11)), ("wood", (5, 11)), ("stone", (5, 10)), ("stone", (5, 9)),
             ("poison", (6, 9)), ("poison", (7, 9)), ("salvage", (7, 8)), ("salvage", (7, 7))]  # fmt: skip
    for resource, after in steps[:-1]:
        game.choose(0, ("spend", resource))
        assert results(game) == after
    assert can_do(game) == ["pass", "spend salvage"]
    game.choose(0, ("spend", "salvage"))
    assert (board(game).map.foes, harm(game)) == ([], {})
    assert purse(game) == {"food": 1, "medicine": 1}


def test_cb_6_only_the_fighters_own_resources() -> None:
    s = company()
    survivor(s, 1, resources={"wood": 3, "stone": 3})
    survivor(s, 0, resources={"poison": 1})
    game = meeting(s, dice=[1, 1])
    supported(game)
    assert can_do(game, 0) == ["pass", "spend poison"]
    assert game.waiting == (0,)


def test_cb_7_one_effect_after_another_in_the_fighters_order() -> None:
    s = wild(enemies=[enemy(3)], cards=[found(20, ability("modify", "mine 2"))])
    survivor(s, 0, resources={"wood": 1, "poison": 1}, items=[20])
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1, 9])
    assert can_do(game) == ["pass", "use found-20", "spend wood", "spend poison"]
    game.choose(0, ("spend", "poison"))
    assert can_do(game) == ["pass", "use found-20", "spend wood"]
    game.choose(0, ("use", "found-20"))
    assert (results(game), can_do(game)) == ((4, 1), ["pass", "spend wood"])
    game.choose(0, ("pass",))
    assert has(game, 0, "wood") == 1, "passing ends the step with effects to spare"


def test_cb_8_every_item_once_and_several_weapons_all() -> None:
    s = wild(enemies=[enemy(3)], cards=[found(20, CLUB), found(21, CLUB, traits=["weapon"])])
    survivor(s, 0, items=[20, 21], resources={"stone": 1})
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1])
    assert can_do(game) == ["pass", "use found-20", "use found-21", "spend stone"]
    game.choose(0, ("use", "found-21"))
    assert can_do(game) == ["pass", "use found-20", "spend stone"]
    game.choose(0, ("use", "found-20"))
    assert (can_do(game), results(game)) == (["pass", "spend stone"], (5, 1))


def test_cb_8_of_an_items_two_abilities_only_one_and_an_always_on_bonus_is_no_use() -> None:
    saw = found(20, ability("always", "mine 1"), CLUB, ability("modify", "enemy -1"), SHIELD)
    s = wild(enemies=[enemy(3, health=2)], cards=[saw])
    survivor(s, 0, items=[20], resources={"stone": 1})
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 12])
    assert results(game) == (2, 12)
    assert can_do(game) == ["pass", "use found-20 2", "use found-20 3", "spend stone"]
    game.choose(0, ("use", "found-20", 2))
    assert can_do(game) == ["pass", "spend stone"]
    game.choose(0, ("pass",))
    assert (asked(game), harm(game)) == ("", {"physical": 1}), "nor can it prevent damage any more"


def test_cb_8_an_item_prevents_damage_once_in_a_combat() -> None:
    twice = ["damage physical 1", "damage physical 1"]
    s = wild(enemies=[enemy(3, 13, 2, 2, hit=twice)], cards=[found(20, CLUB, SHIELD)])
    survivor(s, 0, items=[20])
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 12])
    game.choose(0, ("pass",))
    assert (asked(game), can_do(game)) == ("prevent", ["pass", "use found-20 2"])
    game.choose(0, ("pass",))
    assert (asked(game), can_do(game)) == ("prevent", ["pass", "use found-20 2"])
    game.choose(0, ("use", "found-20", 2))
    assert (harm(game), asked(game)) == ({"physical": 2}, "")


def test_cb_8_a_paid_ability_of_a_character_can_be_repeated() -> None:
    paid = character("thrower", ability("modify", "mine 1", pay="food 1"), ability("modify", "mine 1"))
    s = wild(enemies=[enemy(3)], characters=[paid])
    survivor(s, 0, resources={"food": 2})
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1])
    game.choose(0, ("use", "character"))
    assert can_do(game) == ["pass", "use character", "use character 2"]
    game.choose(0, ("use", "character", 2))
    assert can_do(game) == ["pass", "use character"]
    assert results(game) == (3, 1)


def test_cb_9_once_per_combat_is_new_in_every_combat() -> None:
    s = wild(enemies=[enemy(3, 13, None, 1, copies=2)], cards=[found(20, CLUB)])
    survivor(s, 0, items=[20])
    monster(s, "A0", 3)
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1, 1, 1])
    game.choose(0, ("foe", 1))
    game.choose(0, ("use", "found-20"))
    assert (asked(game), can_do(game)) == ("modify", ["pass", "use found-20"])


def test_cb_10_what_was_added_stays_after_a_reroll() -> None:
    s = wild(enemies=[enemy(3)], cards=[found(20, CLUB)])
    survivor(s, 0, items=[20], resources={"wood": 1, "salvage": 1, "stone": 2})
    monster(s, "A0", 3)
    game = meeting(s, dice=[3, 12, 5, 9])
    choose_all(game, 0, ("use", "found-20"), ("spend", "wood"))
    assert dice_seen(game)["mine"] == {"shown": 5, "result": 7}
    choose_all(game, 0, ("spend", "salvage"), ("spend", "stone"))
    assert dice_seen(game)["enemy"] == {"shown": 9, "result": 8}


def test_cb_11_shown_is_the_face_and_the_result_counts_everything() -> None:
    hat = found(20, ability("always", "mine 1"), ability("always", "enemy -1 beast"), ability("always", "mine 4 bird"))
    s = wild(enemies=[enemy(3, traits=["beast"])], cards=[hat])
    survivor(s, 0, items=[20], resources={"poison": 2})
    monster(s, "A0", 3)
    game = meeting(s, dice=[3, 9])
    game.choose(0, ("spend", "poison"))
    assert dice_seen(game) == {"mine": {"shown": 3, "result": 5}, "enemy": {"shown": 9, "result": 8}}


def test_e_13_bonus_and_reroll_and_the_number_shown_decides_the_retreat() -> None:
    s = wild(enemies=[enemy(3, 8, None, 1)], cards=[found(20, CLUB)])
    survivor(s, 0, items=[20], resources={"wood": 1, "salvage": 1})
    monster(s, "A0", 3)
    game = meeting(s, dice=[3, 12, 5])
    game.choose(0, ("use", "found-20"))
    assert results(game) == (5, 12)
    game.choose(0, ("spend", "wood"))
    assert dice_seen(game)["mine"] == {"shown": 5, "result": 7}
    game.choose(0, ("spend", "salvage"))
    assert [foe.space for foe in board(game).map.foes] == [at("A6")], "12 is north-east, 11 would be north-west"


@pytest.mark.parametrize("fighter", [0, 1])
def test_cb_12_only_the_fighter_uses_items_and_abilities(fighter: int) -> None:
    s = wild(2, enemies=[enemy(3)], cards=[found(20, CLUB), found(21, ability("before-roll", "mine 1"))])
    survivor(s, fighter, resources={"stone": 1})
    survivor(s, 1 - fighter, space="A1", items=[20, 21], resources={"wood": 1})
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1])
    assert can_do(game, 1 - fighter) == ["pass", "support overwhelm", "support attack", "support protect"]
    supported(game)
    assert (asked(game, fighter), can_do(game, fighter)) == ("modify", ["pass", "spend stone"])


def test_cb_13_the_fighter_calls_support_cards_and_an_attack_card_must_be_used() -> None:
    s = company()
    survivor(s, 0, resources={"wood": 1})
    game = meeting(s, dice=[2, 1, 5])
    supported(game, seat_2="attack")
    assert can_do(game, 0) == ["spend wood", "call seat-2"], "the step cannot end"
    game.choose(0, ("spend", "wood"))
    assert (board(game).map.foes, game.waiting) == ([], ()), "5 and then 7: the card was all that was left to do"


@pytest.mark.parametrize(("answer", "red"), [("yes", 10), ("pass", 12)])
def test_cb_13_a_protect_card_may_be_left_and_is_its_players_choice(answer: str, red: int) -> None:
    s = company(attack=13)
    survivor(s, 0, resources={"stone": 1})
    game = meeting(s, dice=[2, 12])
    supported(game, seat_2="protect")
    assert can_do(game, 0) == ["pass", "spend stone", "call seat-2"]
    game.choose(0, ("call", "seat-2"))
    assert (game.waiting, asked(game, 1), can_do(game, 1)) == ((1,), "protect-die", ["pass", "yes"])
    game.choose(1, (answer,))
    assert results(game) == (2, red)
    assert can_do(game, 0) == ["pass", "spend stone"]


def test_cb_13_cards_return_used_or_not() -> None:
    s = company(defence=13, attack=None, copies=2)
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 4, 1, 4])
    game.choose(0, ("foe", 1))
    supported(game, seat_2="protect")
    assert asked(game, 0) == "modify"
    game.choose(0, ("pass",))
    assert can_do(game, 1) == ["pass", "support overwhelm", "support attack", "support protect"]
    assert fight_of(game).played == [-1, -1]


# -- step 3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("grey", "counters"), [(6, 0), (7, 1), (8, 1)])
def test_cb_14_the_defence_itself_is_enough(grey: int, counters: int) -> None:
    game = meeting(alone(health=2), dice=[grey, 1])
    assert board(game).map.foes[0].damage == counters


def test_cb_15_with_as_many_counters_as_health_the_enemy_is_defeated() -> None:
    rich = enemy(3, 7, None, 1, reward=["gain meat 2", "rest 2"])
    lurking = enemy(4, 7, None, 1, token="feature", symbol="paw")
    s = wild(enemies=[rich, lurking], specials=[special("howler", 7, 9, 1)])
    survivor(s, 0, stamina=5)
    monster(s, "A0", 3)
    token = next(i for i, token in enumerate(s.content.tokens) if token.enemy == 4)
    game = meeting(s, dice=[7, 12])
    assert (has(game, 0, "meat"), me(game).stamina) == (2, 7)
    assert (board(game).map.foes, board(game).tokens.monster_used[0]) == ([], 1)
    lay(board(game), "A0", "*paw")
    again = play(board(game), Turn(0), dice=[token, 7, 12])
    again.choose(0, ("gather", "paw"))
    assert (board(again).map.foes, board(again).tokens.used_tokens[token]) == ([], 1)
    boss(board(again), "howler", "A0")
    last = meeting(board(again), dice=[7, 1])
    assert (board(last).map.foes, board(last).quest.defeated) == ([], 1)


@pytest.mark.parametrize(("red", "hurt"), [(8, {}), (9, {"physical": 1}), (12, {"physical": 1})])
def test_cb_16_the_attack_itself_is_enough_even_of_a_defeated_enemy(red: int, hurt: dict[str, int]) -> None:
    for grey in (1, 7):
        game = meeting(alone(), dice=[grey, red])
        assert harm(game) == hurt
        assert (board(game).map.foes == []) == (grey == 7)


def test_cb_17_without_an_attack_the_red_die_only_shows_the_retreat() -> None:
    s = company(attack=None)
    game = meeting(s, dice=[1, 12])
    supported(game, seat_2="overwhelm")
    assert (harm(game, 0), harm(game, 1)) == ({}, {})
    assert [foe.space for foe in board(game).map.foes] == [at("A6")]


def sharing() -> Game:
    s = wild(3, enemies=[enemy(3, 7, None, 1, reward=["gain meat 2"])])
    reveal(s, "B")
    for seat, space in ((0, "A0"), (1, "B2"), (2, AWAY)):
        survivor(s, seat, space=space)
    monster(s, "A0", 3)
    game = meeting(s, dice=[7, 1])
    supported(game)
    return game


def test_cb_18_a_supporter_who_played_nothing_may_be_given_rewards() -> None:
    game = sharing()
    assert (asked(game, 0), can_do(game, 0)) == ("share", ["pass", "name seat-2"]), "three spaces away: no supporter"
    game.choose(0, ("name", "seat-2"))
    assert (asked(game, 1), can_do(game, 1)) == ("accept-reward", ["pass", "yes"])
    game.choose(1, ("yes",))
    game.choose(0, ("pass",))
    assert [has(game, seat, "meat") for seat in range(3)] == [1, 1, 0]


def test_cb_18_all_of_it_may_be_handed_over_and_what_is_refused_is_kept() -> None:
    game = sharing()
    game.choose(0, ("name", "seat-2"))
    game.choose(1, ("yes",))
    game.choose(0, ("name", "seat-2"))
    game.choose(1, ("pass",))
    assert [has(game, seat, "meat") for seat in range(3)] == [1, 1, 0]


def test_cb_18_any_part_of_the_reward_may_be_handed_over() -> None:
    s = company(defence=7, attack=None, health=1, reward=["rest 3"])
    survivor(s, 0, stamina=5)
    survivor(s, 1, stamina=5)
    game = meeting(s, dice=[7, 1])
    supported(game)
    assert (asked(game, 0), can_do(game, 0)) == ("hand-reward", ["pass", "name seat-2"])
    game.choose(0, ("name", "seat-2"))
    assert (asked(game, 1), can_do(game, 1)) == ("accept-handed", ["pass", "yes"])
    game.choose(1, ("yes",))
    assert [me(game, seat).stamina for seat in range(2)] == [5, 8]


def test_cb_19_a_fighter_who_dies_in_his_victory_has_the_reward_before() -> None:
    s = wild(2, enemies=[enemy(3, 7, 9, 1, reward=["gain meat 2"])])
    reveal(s, "B")
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, space=AWAY)
    monster(s, "A0", 3)
    game = meeting(s, dice=[7, 9])
    assert (me(game).status, has(game, 0, "meat")) == (LOST, 2)


def test_e_20_the_reward_of_a_fallen_victor_can_be_looted() -> None:
    s = wild(2, enemies=[enemy(3, 7, 9, 1, reward=["gain meat 2"])])
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, space="A1")
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), 0), Turn(1), dice=[7, 9])
    game.choose(1, ("pass",))
    game.choose(0, ("pass",))
    assert me(game, 0).status == LOST
    game.choose(1, ("move", "A0"))
    game.choose(1, ("loot", "seat-1"))
    assert has(game, 1, "meat") == 1


def test_cb_20_damage_from_afar_can_defeat_and_brings_the_reward() -> None:
    s = wild(2, enemies=[enemy(3, health=2, reward=["gain meat 2"])])
    reveal(s, "B")
    survivor(s, 1, space="B2")
    monster(s, "B2", 3)
    game = carry(s, "strike 1 2", seat=0)
    assert board(game).map.foes[0].damage == 1, "what is not defeated keeps the damage"
    again = carry(board(game), "strike 1 2", seat=0)
    assert (board(again).map.foes, has(again, 0, "meat"), has(again, 1, "meat")) == ([], 2, 0)
    assert board(again).tokens.monster_used[0] == 1


def test_cb_20_out_of_reach_nothing_is_struck() -> None:
    s = wild(enemies=[enemy(3)])
    reveal(s, "B")
    monster(s, AWAY, 3)
    game = carry(s, "strike 1 2")
    assert (asked(game), board(game).map.foes[0].damage) == ("", 0)


def test_cb_20_damage_by_a_card_in_combat_waits_for_its_end() -> None:
    """A card that strikes monsters, used in step 2: the current enemy does not vanish in the middle of its combat."""
    s = wild(enemies=[enemy(3, 7, 9, 1)], cards=[found(20, ability("modify", "mine 6", "strike 1 1"))])
    survivor(s, 0, items=[20])
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 9])
    game.choose(0, ("use", "found-20"))
    assert (board(game).map.foes, harm(game)) == ([], {"physical": 1})


def test_cb_21_an_undefeated_enemy_keeps_its_damage_and_its_open_card() -> None:
    game = meeting(alone(health=2), dice=[7, 1])
    (foe,) = board(game).map.foes
    assert (foe.space, foe.damage, foe.entry) == (at("A1"), 1, 0)
    again = play(board(game), Turn(0), dice=[7, 1])
    again.choose(0, ("move", "A1"))
    assert (board(again).map.foes, where(again)) == ([], "A1")


def test_cb_22_everybody_within_two_is_a_supporter_card_or_not() -> None:
    game = meeting(company(3), dice=[1, 1])
    game.choose(1, ("pass",))
    game.choose(2, ("support", "protect"))
    combat = game.view(None)["combat"]
    assert isinstance(combat, dict)
    assert combat["supporters"] == [1, 2]


def test_cb_23_supporters_effects_come_in_the_fighters_order() -> None:
    s = company(3, attack=None)
    survivor(s, 0, resources={"poison": 1})
    game = meeting(s, dice=[1, 12])
    supported(game, seat_2="protect", seat_3="attack")
    assert can_do(game, 0) == ["spend poison", "call seat-2", "call seat-3"]
    game.choose(0, ("call", "seat-3"))
    assert results(game) == (3, 12)
    assert can_do(game, 0) == ["pass", "spend poison", "call seat-2"]
    game.choose(0, ("call", "seat-2"))
    game.choose(1, ("yes",))
    assert results(game) == (3, 10)


def test_cb_24_supporters_spend_nothing() -> None:
    s = company()
    survivor(s, 1, resources={"wood": 1, "stone": 1, "poison": 1, "salvage": 1})
    survivor(s, 0, resources={"stone": 1})
    game = meeting(s, dice=[1, 4])
    game.choose(1, ("support", "protect"))
    game.choose(0, ("pass",))
    assert purse(game, 1) == {"wood": 1, "stone": 1, "poison": 1, "salvage": 1}
    assert game.waiting == ()


def test_cb_25_a_combat_at_night_has_all_steps() -> None:
    nights = [night("howling", "spawn camp", level=1)]
    s = wild(2, enemies=[enemy(3)], cards=[found(20, CLUB)], nights=nights)
    survivor(s, 0, items=[20], resources={"wood": 1})
    survivor(s, 1, space="A1")
    game = play(s, Nightfall(), dice=[0, 0, 1, 1])
    assert asked(game, 1) == "support"
    supported(game, seat_2="protect")
    assert (asked(game, 0), can_do(game, 0)) == ("modify", ["pass", "use found-20", "spend wood", "call seat-2"])


def test_cb_26_the_order_of_a_combat() -> None:
    """Reveal, support, before-roll cards, roll, modify, enemy's damage, reward, own damage, elimination, retreat."""
    s = wild(2, enemies=[enemy(3, 7, 9, 1, reward=["gain meat 1"]), enemy(4, 7, 9, 2)],
             characters=[character("aimer", ability("before-roll", "mine 1"))])  # fmt: skip
    survivor(s, 0, damage={"hunger": 3}, resources={"salvage": 1})
    survivor(s, 1, space="A2")
    monster(s, "A0")
    game = meeting(s, dice=[0, 6, 11], aloud=True)
    game.choose(1, ("support", "attack"))
    choose_all(game, 0, ("use", "character"), ("spend", "salvage"))
    assert asked(game, 0) == "share", "the reward comes before the fighter's own damage"
    game.choose(0, ("pass",))
    game.choose(0, ("pass",))
    assert [event["told"] for event in game.story(None)] == [
        "revealed", "combat", "supports", "used", "rolled", "rolled", "spent", "helps", "dice", "struck", "defeated",
        "gained", "hurt", "eliminated", "chief",
    ]  # fmt: skip


def test_cb_26_retreat_comes_last() -> None:
    s = alone(health=2)
    s.survivors[0].harm = [0, 0, 0, 2]
    game = meeting(s, dice=[7, 9], aloud=True)
    kinds = [event["told"] for event in game.story(None)]
    assert kinds == ["combat", "rolled", "rolled", "dice", "struck", "hurt", "retreated"]


# -- support cards ----------------------------------------------------------------------------------------------------


def test_su_1_in_ordinary_combat_nobody_is_asked_which_fighter() -> None:
    s = company(attack=None, defence=13)
    survivor(s, 0, resources={"poison": 1})
    game = meeting(s, dice=[4, 1])
    supported(game, seat_2="attack")
    game.choose(0, ("call", "seat-2"))
    assert (game.waiting, results(game)) == ((0,), (6, 1))


@pytest.mark.parametrize(("grey", "counters"), [(6, 0), (7, 3)])
def test_su_2_overwhelm_adds_up_but_only_on_a_hit(grey: int, counters: int) -> None:
    s = company(3, health=5, attack=None)
    game = meeting(s, dice=[grey, 1])
    supported(game, seat_2="overwhelm", seat_3="overwhelm")
    assert board(game).map.foes[0].damage == counters


def test_su_2_each_overwhelm_has_its_own_backlash() -> None:
    game = meeting(company(3, health=5), dice=[1, 9])
    supported(game, seat_2="overwhelm", seat_3="overwhelm")
    assert [harm(game, seat) for seat in range(3)] == [{"physical": 1}] * 3


def test_su_3_protect_sticks_to_the_die_and_does_not_turn_the_retreat() -> None:
    s = company(attack=10)
    survivor(s, 0, resources={"stone": 2})
    game = meeting(s, dice=[1, 12, 11])
    supported(game, seat_2="protect")
    game.choose(0, ("call", "seat-2"))
    game.choose(1, ("yes",))
    game.choose(0, ("spend", "stone"))
    assert results(game) == (1, 9)
    game.choose(0, ("pass",))
    assert (harm(game, 0), board(game).map.foes[0].space) == ({}, at("A5")), "11 is shown: north-west"


def shielded() -> Game:
    """Fighter 1 with a shield; from his left on, the others play Protect, Attack, Protect."""
    s = wild(4, enemies=[enemy(3, 13, 9, 2)], cards=[found(20, SHIELD), found(21, SHIELD)])
    for seat in range(4):
        survivor(s, seat, space="A0" if seat == 1 else "A1")
    survivor(s, 1, items=[20, 21])
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 9])
    supported(game, seat_3="protect", seat_4="attack", seat_1="protect")
    game.choose(1, ("call", "seat-4"))
    game.choose(1, ("pass",))
    return game


def test_su_4_own_prevention_comes_first_and_with_it_nobody_else_is_asked() -> None:
    game = shielded()
    assert (game.waiting, asked(game, 1)) == ((1,), "prevent")
    assert can_do(game, 1) == ["pass", "use found-20", "use found-21"]
    game.choose(1, ("use", "found-20"))
    assert game.waiting == (), "nothing is left to prevent, to take or to assign"
    assert [harm(game, seat) for seat in range(4)] == [{}] * 4


def test_su_4_then_protect_from_the_fighters_left_and_the_first_yes_takes_it() -> None:
    game = shielded()
    game.choose(1, ("pass",))
    assert (game.waiting, asked(game, 2)) == ((2,), "take-damage")
    game.choose(2, ("yes",))
    assert game.waiting == ()
    assert [harm(game, seat) for seat in range(4)] == [{}, {}, {"physical": 1}, {}]


def test_su_4_then_the_fighter_may_assign_it_to_a_player_of_attack() -> None:
    for pick, hurt in ((("name", "seat-4"), 3), (("pass",), 1)):
        game = shielded()
        game.choose(1, ("pass",))
        game.choose(2, ("pass",))
        assert asked(game, 0) == "take-damage"
        game.choose(0, ("pass",))
        assert (asked(game, 1), can_do(game, 1)) == ("assign", ["pass", "name seat-4"])
        game.choose(1, pick)
        assert [harm(game, seat) for seat in range(4)] == [{"physical": 1} if q == hurt else {} for q in range(4)]


def test_su_5_assigned_damage_keeps_its_type_and_can_eliminate() -> None:
    s = company(3, harm="sickness")
    survivor(s, 1, damage={"hunger": 3})
    game = meeting(s, dice=[1, 9])
    supported(game, seat_2="attack", seat_3="overwhelm")
    game.choose(0, ("name", "seat-2"))
    assert me(game, 1).status == LOST
    assert [harm(game, seat) for seat in range(3)] == [{}, {"hunger": 3, "sickness": 1}, {}], "hence no backlash"


def test_su_5_backlash_if_the_fighter_himself_suffers() -> None:
    s = company(3, harm="sickness")
    game = meeting(s, dice=[1, 9])
    supported(game, seat_2="attack", seat_3="overwhelm")
    game.choose(0, ("pass",))
    assert [harm(game, seat) for seat in range(3)] == [{"sickness": 1}, {}, {"physical": 1}]


def test_su_5_who_cannot_suffer_a_damage_does_not_suffer_it_as_supporter() -> None:
    """GO-2: "cannot" is absolute."""
    proof = found(20, ability("always", "proof physical"))
    for card in ("overwhelm", "protect", "attack"):
        s = wild(2, enemies=[enemy(3)], cards=[proof])
        survivor(s, 1, space="A1", items=[20])
        monster(s, "A0", 3)
        game = meeting(s, dice=[1, 9])
        supported(game, seat_2=card)
        if card == "attack":
            game.choose(0, ("name", "seat-2"))
        elif card == "protect":
            game.choose(0, ("pass",))
            game.choose(1, ("yes",))
        assert (harm(game, 0), harm(game, 1)) == ({"physical": 1} if card == "overwhelm" else {}, {})


def test_su_6_against_no_attack_nothing_is_assigned_and_fleeing_ends_it_all() -> None:
    game = meeting(company(3, attack=None), dice=[1, 12])
    supported(game, seat_2="attack", seat_3="protect")
    game.choose(0, ("call", "seat-2"))
    game.choose(0, ("pass",))
    assert game.waiting == ()
    s = wild(3, enemies=[enemy(3)], characters=[character("runner", ability("modify", "flee"))])
    survivor(s, 1, space="A1")
    survivor(s, 2, space="A1")
    monster(s, "A0", 3)
    game = meeting(s, dice=[12, 12])
    supported(game, seat_2="overwhelm", seat_3="protect")
    choose_all(game, 0, ("use", "character"), ("place", "A4"))
    assert (game.waiting, [harm(game, seat) for seat in range(3)]) == ((), [{}, {}, {}])
    assert board(game).map.foes[0].damage == 0


def test_r_16_the_three_cards_as_they_are_written() -> None:
    """Overwhelm defeats Health 2 at once; Protect takes the hit, hence no backlash; Attack makes 5 hit Defense 7."""
    game = meeting(company(health=2), dice=[7, 9])
    supported(game, seat_2="overwhelm")
    assert (board(game).map.foes, harm(game, 0), harm(game, 1)) == ([], {"physical": 1}, {"physical": 1})
    game = meeting(company(3, health=2), dice=[7, 9])
    supported(game, seat_2="overwhelm", seat_3="protect")
    game.choose(0, ("pass",))
    game.choose(2, ("yes",))
    assert [harm(game, seat) for seat in range(3)] == [{}, {}, {"physical": 1}]
    game = meeting(company(), dice=[5, 1])
    supported(game, seat_2="attack")
    assert board(game).map.foes == []


# -- rulings and examples ---------------------------------------------------------------------------------------------


def test_e_3_a_hidden_monster_comes_to_a_lone_survivor() -> None:
    """No support question; wood makes gray 4 a 7; one counter, one physical, retreat where 12 points."""
    s = wild(enemies=[enemy(3, 7, 9, 2)])
    survivor(s, 0, resources={"wood": 1})
    monster(s, "A4")
    game = carry(s, "prowl nearest 1", dice=[0, 4, 12, 7])
    assert (asked(game), can_do(game)) == ("modify", ["pass", "spend wood"])
    game.choose(0, ("spend", "wood"))
    (foe,) = foes_at(game, "A6")
    assert (foe.damage, foe.entry, harm(game), purse(game), where(game)) == (1, 0, {"physical": 1}, {}, "A0")


def test_e_4_fought_again_it_is_defeated() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 2, reward=["gain meat 1"])])
    monster(s, "A1", 3, damage=1)
    game = play(s, Turn(0), dice=[7, 1])
    game.choose(0, ("move", "A1"))
    assert (board(game).map.foes, board(game).tokens.monster_used[0], has(game, 0, "meat")) == ([], 1, 1)


def test_e_15_once_per_combat_against_a_deadly_enemy() -> None:
    """Three combats against the same survivor: his ability is offered three times."""
    s = wild(enemies=[enemy(3, 12, None, 3, deadly=True)], characters=[character("brawler", CLUB)])
    monster(s, "A0", 3)
    game = meeting(s, dice=[10, 1, 10, 1, 10, 1])
    for _ in range(3):
        assert (asked(game), can_do(game)) == ("modify", ["pass", "use character"])
        game.choose(0, ("use", "character"))
    assert (board(game).map.foes, game.waiting) == ([], ())


def test_e_21_support_in_turn_then_before_roll_then_the_dice() -> None:
    s = wild(4, enemies=[enemy(3)], characters=[character("aimer", ability("before-roll", "mine 1"))])
    for seat in range(4):
        survivor(s, seat, space="A0" if seat == 1 else "A1", character=0 if seat == 1 else 1)
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1], aloud=True)
    for seat in (2, 3, 0):
        assert (game.waiting, asked(game, seat)) == ((seat,), "support")
        game.choose(seat, ("pass",))
    assert (game.waiting, asked(game, 1)) == ((1,), "before-roll")
    assert told(game, "rolled") == []
    game.choose(1, ("pass",))
    assert len(told(game, "rolled")) == 2


def test_r_14_damage_belongs_to_the_token() -> None:
    s = wild(enemies=[enemy(3, 7, None, 2, copies=2)])
    monster(s, "A0", 3, damage=1)
    other = monster(s, "A3", 3)
    game = meeting(s, dice=[7, 1])
    assert [(foe.uid, foe.damage) for foe in board(game).map.foes] == [(other.uid, 0)]


def test_r_67_an_enemy_without_a_token_stays_open_with_its_damage() -> None:
    s = wild(enemies=[enemy(5, 7, 9, 2, token="none", reward=["gain meat 1"])])
    game = carry(s, "fight 5", dice=[7, 1])
    (foe,) = board(game).map.foes
    assert (foe.damage, foe.space, asked(game)) == (1, -1, "")
    again = carry(board(game), "fight 5", dice=[7, 1])
    assert (board(again).map.foes, has(again, 0, "meat")) == ([], 1)
    third = carry(board(again), "fight 5", dice=[7, 1])
    assert [foe.damage for foe in board(third).map.foes] == [1], "defeated, it comes back fresh"


def test_r_68_healing_as_a_reward_may_save_the_fighter() -> None:
    s = alone(reward=["heal any 1"])
    survivor(s, 0, damage={"hunger": 3})
    game = meeting(s, dice=[7, 9])
    assert (me(game).status, harm(game)) == (ON, {"hunger": 2, "physical": 1})


def test_r_68_rewards_that_start_something_wait_for_the_end_of_the_combat() -> None:
    s = wild(
        enemies=[enemy(3, 7, 9, 1, reward=["gain meat 1", "resolve 7", "spawn here"]), enemy(4, health=2)],
        cards=[instant(7, "gain wood 1")],
    )
    monster(s, "A0", 3)
    survivor(s, 0, resources={"stone": 1})
    game = meeting(s, dice=[7, 9, 1, 2, 2], aloud=True)
    game.choose(0, ("pass",))
    kinds = [event["told"] for event in game.story(None)]
    assert kinds[kinds.index("defeated"):] == [
        "defeated", "gained", "hurt", "read", "gained", "spawned", "revealed", "combat", "rolled", "rolled",
    ]  # fmt: skip


def test_r_68_a_fallen_victor_does_not_resolve_what_had_to_wait() -> None:
    s = wild(2, enemies=[enemy(3, 7, 9, 1, reward=["resolve 7"])], cards=[instant(7, "gain wood 1")])
    reveal(s, "B")
    survivor(s, 0, damage={"hunger": 3})
    survivor(s, 1, space=AWAY)
    monster(s, "A0", 3)
    game = meeting(s, dice=[7, 9])
    assert (me(game).status, has(game, 0, "wood")) == (LOST, 0)


def test_r_69_results_are_not_bounded() -> None:
    s = alone(defence=14, attack=1)
    survivor(s, 0, resources={"poison": 2, "salvage": 2})
    game = meeting(s, dice=[12, 1])
    choose_all(game, 0, ("spend", "poison"), ("spend", "salvage"), ("spend", "poison"))
    assert results(game) == (14, 0)
    game.choose(0, ("spend", "salvage"))
    assert (board(game).map.foes, harm(game)) == ([], {})


def test_r_70_prevented_damage_triggers_nothing() -> None:
    s = wild(2, enemies=[enemy(3, 13, 9, 1, hit=["lose food 1"])], cards=[found(20, SHIELD)])
    survivor(s, 0, items=[20], resources={"food": 1})
    survivor(s, 1, space="A1")
    monster(s, "A0", 3)
    for pick, hurt, left in ((("use", "found-20"), {}, 1), (("pass",), {"physical": 1}, 0)):
        game = meeting(s.clone(), dice=[1, 9])
        supported(game, seat_2="overwhelm")
        game.choose(0, pick)
        assert (harm(game, 0), has(game, 0, "food"), harm(game, 1)) == (hurt, left, hurt)


def test_r_70_prevention_fits_its_kind_of_damage() -> None:
    for kind in ("sickness", "physical"):
        s = wild(enemies=[enemy(3, 13, 9, 1, harm=kind)], cards=[found(20, SHIELD)])
        survivor(s, 0, items=[20])
        monster(s, "A0", 3)
        game = meeting(s, dice=[1, 9])
        assert (asked(game) == "prevent") == (kind == "physical")


def test_r_71_red_may_be_rerolled_to_steer_the_retreat() -> None:
    s = alone(attack=None)
    survivor(s, 0, resources={"stone": 2})
    game = meeting(s, dice=[1, 12, 4, 3])
    choose_all(game, 0, ("spend", "stone"), ("spend", "stone"))
    assert [foe.space for foe in board(game).map.foes] == [at("A3")], "the last shown face counts"


def test_r_77_supporters_are_fixed_before_the_roll() -> None:
    """If a supporter suffers a fourth damage in step 2, his card is still used; he is eliminated at the end."""
    brute = character("brute", ability("modify", {"each": "others", "do": ["damage physical 1"]}))
    s = wild(2, enemies=[enemy(3, 7, 9, 1, reward=["gain meat 1"])], characters=[brute])
    survivor(s, 1, space="A1", damage={"hunger": 3}, character=1)
    monster(s, "A0", 3)
    game = meeting(s, dice=[5, 1])
    supported(game, seat_2="attack")
    game.choose(0, ("use", "character"))
    assert (me(game, 1).status, harm(game, 1)) == (ON, {"hunger": 3, "physical": 1})
    assert asked(game, 0) == "share", "5 and 2 is 7"
    game.choose(0, ("pass",))
    assert me(game, 1).status == LOST


def test_r_82_the_enemys_card_may_change_kind_and_amount_of_damage() -> None:
    s = alone(attack=9, harm="sickness", hit=["damage sickness 1"])
    game = meeting(s, dice=[1, 9])
    assert harm(game) == {"sickness": 2}
    game = meeting(alone(attack=9, harm="sickness", hit=["damage sickness 1"]), dice=[1, 8])
    assert harm(game) == {}


def test_r_68_later_lines_of_a_card_used_in_combat_come_also_after_a_flight() -> None:
    """Fleeing does not avoid a card's price that had to wait."""
    s = wild(enemies=[enemy(3)], cards=[found(20, ability("modify", "mine 1", "resolve 7")), instant(7, "tire 2")],
             characters=[character("runner", ability("modify", "flee"))])  # fmt: skip
    survivor(s, 0, items=[20], stamina=5)
    monster(s, "A0", 3)
    game = meeting(s, dice=[1, 1])
    choose_all(game, 0, ("use", "found-20"), ("use", "character"), ("place", "A4"))
    assert (me(game).stamina, where(game)) == (3, "A4")


def test_cb_8_crafted_weapons_work_like_found_ones() -> None:
    """Items from either deck."""
    s = wild(enemies=[enemy(3)], projects=[project(4, "wood 1", CLUB)])
    survivor(s, 0, made=[4], resources={"stone": 1})
    monster(s, "A0", 3)
    game = meeting(s, dice=[5, 1])
    assert can_do(game) == ["pass", "use made-4", "spend stone"]
    game.choose(0, ("use", "made-4"))
    assert results(game) == (7, 1)
    assert (fight_of(game).rolled[MINE], fight_of(game).rolled[ENEMY]) == (5, 1)
