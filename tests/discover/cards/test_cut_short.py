"""MO-8: movement by a card that meets a monster ends in combat, and the combat ends the action. What is lost with it
and what is not: for every way in which lines can move a survivor, and for every card of the pools that does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from emberwatch.discover.cards.run_lines import NO_SOURCE, WATCHERS, Lines
from emberwatch.discover.cards.syntax import Line, Powers, lines_in
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST
from emberwatch.discover.model.turn import NIGHT
from emberwatch.discover.rules.day import StartTurn, Turn
from emberwatch.discover.rules.moves import Walk
from emberwatch.discover.rules.night import NightDraw, Nightfall
from emberwatch.discover.rules.quests import Checkpoint
from emberwatch.engine.game import Game
from tests.discover.wilderness import (
    Entry,
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
    found,
    goal,
    harm,
    instant,
    lay,
    lying,
    me,
    monster,
    night,
    play,
    purse,
    reveal,
    special,
    stage,
    survivor,
    threat,
    told,
    upgrade,
    where,
    wild,
)

FAR = ["flat !12", "rock x", *["flat"] * 5]
"""Tile B: landmark 12 in its middle, a target beside it."""
HARMLESS = enemy(5, 1, None, copies=8)
"""Defeated by any roll, and never damages."""
ON = ["move 2", "gain wood 1"]
"""Lines inside something else; the monster waits on A1."""
CARDS: list[Entry] = [
    instant(7, *ON),
    instant(8, "resolve 7", "gain wood 1"),
    found(20, ability("gained", *ON)),
    found(21, ability("prevent", "prevent 1", *ON, of="physical")),
]
ENEMIES = [
    HARMLESS,
    enemy(6, 1, None, token="none", reward=["move 2", "scout 1"]),
    enemy(7, 12, 1, token="none", hit=["go landmark:12", "threat 1"]),
    enemy(8, 1, None, reward=ON),
]
WAYS: dict[str, list[str | Entry]] = {
    "a walk": ["move 2"],
    "a direct move": ["go landmark:12"],
    "a choice": [{"choose": [ON, ["rest 1"]]}],
    "something that may be done": [{"may": ON}],
    "something that is paid for": [{"pay": "food 1", "do": ON}],
    "something that is not paid for": [{"pay": "poison 1", "else": ON}],
    "a roll": [{"roll": 7, "do": ON, "else": ON}],
    "several dice": [{"roll": 7, "dice": "2", "do": ON, "else": ON}],
    "a condition": [{"if": "in-camp", "do": ON}],
    "a line for everybody": [{"each": "everyone", "do": ON}],
    "another card": ["resolve 7"],
    "a card that leads to another": ["resolve 8"],
    "an item that moves its finder": ["resolve 20"],
    "threats": ["threat 2"],
    "a reward": ["fight 6"],
    "a blow": ["fight 7"],
    "a reward from afar": ["strike 1 2"],
    "prevented damage": ["damage physical 1"],
    "the ground": ["go landmark:13"],
}


def country(monsters: Sequence[str], do: Sequence[str | Entry], seats: int = 1) -> DiscoverState:
    """Seat 0 can carry out these lines as an action; monsters are on these spaces."""
    far = ["flat !12", "rock !13", *["flat"] * 5]
    s = wild(
        seats, tiles=[far], characters=[character("hero", ability("action", *do, stamina=1))], cards=CARDS,
        enemies=ENEMIES, threats=[threat("lost", *ON)],
        sheet={"abilities": [ability("enter", "go landmark:12", "gain wood 1", of="rock")]},
    )  # fmt: skip
    reveal(s, "B", far)
    survivor(s, 0, stamina=5, resources={"food": 1})
    for space in monsters:
        monster(s, space, 5)
    return s


def drive(game: Game, step: str = "A1", seat: int = 0) -> None:
    """Answer until the next action: the first choice, yes to everything, and a step to that space if possible."""
    wanted = [("step", step), ("option", 1), ("yes",), ("use", "found-21"), ("foe", 1)]
    while game.waiting and asked(game, game.waiting[0]) != "turn":
        picks = game.picks(game.waiting[0])
        game.choose(game.waiting[0], next((pick for pick in wanted if pick in picks), picks[0]))


def acted(way: str, monsters: Sequence[str]) -> Game:
    """The action of a way, followed by one more line."""
    s = country(monsters, [*WAYS[way], "gain wood 1"])
    if way == "prevented damage":
        survivor(s, 0, items=[21])
    if way == "a reward from afar":
        monster(s, "A3", 8)
        s.map.foes.insert(0, s.map.foes.pop())
    game = play(s, StartTurn(0), aloud=True)
    game.choose(0, ("use", "character"))
    drive(game)
    return game


# -- what ends --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_mo_8_a_monster_ends_the_action_whatever_moves_there(way: str) -> None:
    """No later line is carried out, neither of the card that moves nor of those that led to it; the turn continues."""
    free, met = acted(way, []), acted(way, ["A1", "B0"])
    assert purse(free).get("wood", 0) > 0, "without a monster the lines go on"
    assert purse(met).get("wood", 0) == 0
    assert len(told(met, "cut-short")) == 1
    assert told(free, "cut-short") == []
    assert (me(met).stamina, asked(met), where(met) in ("A1", "B0")) == (4, "turn", True)
    assert len([foe for foe in board(met).map.foes if foe.space >= 0]) == 1, "one monster has been fought"


@pytest.mark.parametrize("way", ["a walk", "a direct move"])
def test_mo_8_what_comes_before_the_movement_has_been_done(way: str) -> None:
    s = country(["A1", "B0"], ["gain stone 1", *WAYS[way], "gain wood 1"])
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    drive(game)
    assert purse(game) == {"food": 1, "stone": 1}


def test_mo_8_whoever_stops_before_the_monster_goes_on() -> None:
    """Only a survivor who enters its space meets it."""
    game = play(country(["A1"], ["move 2", "gain wood 1"]), Turn(0))
    choose_all(game, 0, ("use", "character"), ("step", "A2"), ("pass",))
    assert (where(game), purse(game)) == ("A2", {"food": 1, "wood": 1})


@pytest.mark.parametrize("kind", ["feature", "none"])
def test_mo_8_other_enemies_end_nothing(kind: str) -> None:
    """MN-19: enemy tokens are not monsters; nor is an enemy that a line itself calls."""
    from tests.discover.wilderness import open_enemy

    s = wild(enemies=[enemy(4, 1, None, token=kind, symbol="leaf")])
    if kind == "feature":
        open_enemy(s, "A1", 4)
    game = carry(s, "move 1", *(["fight 4"] if kind == "none" else []), "gain wood 1")
    game.choose(0, ("step", "A1"))
    assert purse(game) == {"wood": 1}


def test_mo_8_a_monster_that_comes_to_the_survivor_ends_nothing() -> None:
    """MN-2, MN-7: he has not moved onto its space."""
    for line in ("spawn here", "prowl nearest 1"):
        s = wild(enemies=[HARMLESS])
        monster(s, "A1", 5)
        assert purse(carry(s, line, "gain wood 1")) == {"wood": 1}


def test_mo_6_the_fight_of_move_and_gather_does_not_end_the_action() -> None:
    """MO-8 is about movement by cards: after an action's own step the free gather follows."""
    s = wild(enemies=[HARMLESS])
    monster(s, "A1", 5)
    lay(s, "A1", "wood")
    game = play(s, Turn(0))
    game.choose(0, ("move", "A1"))
    assert asked(game) == "free-gather"


def test_mo_8_no_free_gather_for_whom_a_blow_throws_onto_a_monster() -> None:
    """The action that ends is the whole action, here Move and Gather."""
    for monsters, question in (([], "free-gather"), (["B0"], "turn")):
        s = wild(tiles=[FAR], enemies=[HARMLESS, enemy(7, 12, 1, hit=["go landmark:12"])])
        reveal(s, "B", FAR)
        lay(s, "B0", "wood")
        monster(s, "A1", 7)
        for space in monsters:
            monster(s, space, 5)
        game = play(s, Turn(0), dice=[1, 4])
        game.choose(0, ("move", "A1"))
        assert (where(game), asked(game)) == ("B0", question)


def test_mo_8_a_walk_ends_when_the_ground_leads_to_a_monster() -> None:
    """The remaining steps are lost, too."""
    s = country(["B0"], ["move 3", "gain wood 1"])
    survivor(s, 0, space="B2")
    game = play(s, Turn(0))
    choose_all(game, 0, ("use", "character"), ("step", "B1"))
    assert (where(game), asked(game), purse(game)) == ("B0", "turn", {"food": 1})


# -- how the combat ends does not matter ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "dice", "left"),
    [
        (enemy(5, 1, None), [5, 1], []),
        (enemy(5, 12, 12), [1, 1], [("A1", 0)]),
        (enemy(5, 7, 1, 2), [7, 1], [("A1", 1)]),
    ],
    ids=["defeated", "retreats", "retreats wounded"],
)
def test_mo_8_after_victory_and_after_a_retreat(foe: Entry, dice: list[int], left: list[tuple[str, int]]) -> None:
    s = wild(enemies=[foe], characters=[character("hero", ability("action", "move 1", "gain wood 1"))])
    survivor(s, 0, space="A6")
    monster(s, "A0", 5)
    game = play(s, Turn(0), dice=dice)
    choose_all(game, 0, ("use", "character"), ("step", "A0"))
    assert (asked(game), where(game), purse(game)) == ("turn", "A0", {})
    assert [(foe.space, foe.damage) for foe in board(game).map.foes] == [(at(space), n) for space, n in left]


def test_mo_8_after_fleeing() -> None:
    """FL-1: nothing of the action is left on the space to which he has fled."""
    run = ability("modify", "flee")
    s = wild(enemies=[enemy(5, 12, 1)], cards=[found(20, run)], characters=[character("h", ability("action", *ON))])
    survivor(s, 0, items=[20])
    monster(s, "A1", 5)
    game = play(s, Turn(0), dice=[1, 1])
    choose_all(game, 0, ("use", "character"), ("step", "A1"), ("use", "found-20"), ("place", "A2"))
    assert (asked(game), where(game), purse(game), harm(game)) == ("turn", "A2", {}, {})


def test_mo_8_after_every_combat_with_a_deadly_enemy_and_with_several_monsters() -> None:
    s = wild(
        enemies=[enemy(5, 7, None, 2, deadly=True), enemy(6, 1, None)],
        characters=[character("hero", ability("action", *ON))],
    )
    monster(s, "A1", 5)
    monster(s, "A1", 6)
    game = play(s, Turn(0), dice=[7, 1, 6, 1, 8, 1, 3, 1], aloud=True)
    choose_all(game, 0, ("use", "character"), ("step", "A1"), ("foe", 1))
    assert (asked(game), purse(game), board(game).map.foes, len(told(game, "combat"))) == ("turn", {}, [], 4)


def test_mo_8_who_dies_of_it_is_out_and_the_day_goes_on() -> None:
    """R-19, RO-2: the next survivor's turn comes, and the card is back in its deck."""
    s = wild(2, enemies=[enemy(5, 12, 1)], cards=[instant(7, *ON, use="token", symbol="leaf")])
    survivor(s, 0, damage={"physical": 3})
    survivor(s, 1, space="A4")
    lay(s, "A0", "*leaf")
    monster(s, "A1", 5)
    number = next(i for i, token in enumerate(s.content.tokens) if token.card == 7)
    game = play(s, StartTurn(0), StartTurn(1), dice=[number, 1, 1])
    choose_all(game, 0, ("gather", "leaf"), ("step", "A1"))
    drive(game)
    assert (me(game).status, game.waiting, asked(game, 1), board(game).turn.seat) == (LOST, (1,), "turn", 1)
    assert (board(game).decks.deck[0], board(game).turn.resolving, lying(game, "A0")) == (1, (), [])


# -- what continues ---------------------------------------------------------------------------------------------------


def test_mo_8_the_turn_goes_on_and_so_does_the_days_order() -> None:
    """The action ends, not the turn: the rest of the stamina can be spent."""
    s = country(["A1"], ON, seats=3)
    s.turn.chief = 1
    for seat in (1, 2):
        survivor(s, seat, character=1)
    game = play(s, *[StartTurn(seat) for seat in (1, 2, 0)], Nightfall())
    game.choose(1, ("end-turn",))
    game.choose(2, ("end-turn",))
    choose_all(game, 0, ("use", "character"), ("step", "A1"))
    drive(game)
    assert (asked(game), board(game).turn.seat, me(game).stamina) == ("turn", 0, 4)
    game.choose(0, ("move", "A2"))
    assert (where(game), me(game).stamina) == ("A2", 3)
    game.choose(0, ("end-turn",))
    assert board(game).turn.phase == NIGHT


def test_mo_8_the_lines_of_other_survivors_go_on() -> None:
    """A line for all is carried out for all; what comes after it belongs to the active survivor and is lost."""
    s = country(["A1"], [{"each": "everyone", "do": ON}, "gain stone 1"], seats=3)
    for seat in (1, 2):
        survivor(s, seat, space="A4", character=1)
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    drive(game)
    assert [purse(game, seat).get("wood", 0) for seat in range(3)] == [0, 1, 1]
    assert (purse(game).get("stone", 0), asked(game)) == (0, "turn")


def test_r_80_whom_anothers_card_moves_loses_only_his_own_lines() -> None:
    """In another's turn he has no action: the card continues for everybody else, including its owner."""
    s = country(["A1"], [{"each": "others", "do": ON}, "gain stone 1", {"each": "others", "do": ["rest 1"]}], seats=3)
    for seat in (1, 2):
        survivor(s, seat, stamina=3, character=1)
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    game.choose(1, ("step", "A1"))
    while game.waiting and asked(game, game.waiting[0]) == "support":
        game.choose(game.waiting[0], ("pass",))
    choose_all(game, 2, ("step", "A2"), ("pass",))
    assert [purse(game, seat).get("wood", 0) for seat in range(3)] == [0, 0, 1]
    assert (purse(game)["stone"], [me(game, seat).stamina for seat in (1, 2)], asked(game)) == (1, [4, 4], "turn")


def test_mo_8_the_card_goes_back_and_its_token_is_discarded() -> None:
    """IN-5, GA-4: as after every card."""
    s = wild(enemies=[HARMLESS], cards=[instant(7, *ON, use="token", symbol="leaf")])
    lay(s, "A0", "*leaf")
    monster(s, "A1", 5)
    number = next(i for i, token in enumerate(s.content.tokens) if token.card == 7)
    game = play(s, Turn(0), dice=[number])
    choose_all(game, 0, ("gather", "leaf"), ("step", "A1"))
    assert (board(game).decks.deck[0], board(game).turn.resolving, lying(game, "A0")) == (1, (), [])
    assert (board(game).tokens.used_tokens[number], purse(game)) == (1, {})


def test_mo_8_what_the_card_says_of_itself_and_its_token_holds() -> None:
    """GA-4, GO-6: where they go is not part of an action. But a choice that was not reached is not made."""
    s = wild(enemies=[HARMLESS], cards=[instant(7, "move 2", "gain wood 1", "stay", use="token", symbol="leaf")])
    lay(s, "A0", "*leaf")
    monster(s, "A1", 5)
    number = next(i for i, token in enumerate(s.content.tokens) if token.card == 7)
    game = play(s, Turn(0), dice=[number])
    choose_all(game, 0, ("gather", "leaf"), ("step", "A1"))
    assert (lying(game, "A0"), purse(game)) == (["#7"], {})
    for rest, removed in ((["gain wood 1", "remove"], 1), ([{"may": ["remove"]}], 0)):
        s = wild(enemies=[HARMLESS], cards=[instant(7, {"choose": [["move 2"], ["rest 1"]]}, *rest)])
        monster(s, "A1", 5)
        game = carry(s, "resolve 7")
        choose_all(game, 0, ("option", 1), ("step", "A1"))
        assert (board(game).decks.removed, board(game).decks.deck, purse(game)) == ([removed], [1 - removed], {})


def test_mo_8_the_ground_that_was_entered_works() -> None:
    """CA-6: it comes automatically at its moment, after the combat."""
    s = wild(enemies=[HARMLESS], sheet={"abilities": [ability("enter", "tire 2", of="rock")]}, tiles=[FAR])
    reveal(s, "B", FAR)
    survivor(s, 0, space="B0", stamina=5)
    monster(s, "B1", 5)
    game = carry(s, *ON)
    game.choose(0, ("step", "B1"))
    assert (me(game).stamina, purse(game)) == (3, {})


def test_mo_8_the_reward_of_the_fight_is_gained_and_the_limit_follows() -> None:
    """LI-3: at the end of the action."""
    s = wild(
        enemies=[enemy(5, 1, None, reward=["gain meat 2", "rest 1"])],
        characters=[character("hero", ability("action", *ON, stamina=2))],
    )
    survivor(s, 0, stamina=5, resources={"food": 9})
    monster(s, "A1", 5)
    game = play(s, Turn(0))
    choose_all(game, 0, ("use", "character"), ("step", "A1"))
    assert (asked(game), me(game).stamina) == ("limit", 4)
    game.choose(0, ("drop", "meat"))
    assert (purse(game), lying(game, "A1"), asked(game)) == ({"food": 9, "meat": 1}, ["meat"], "turn")


def test_mo_8_a_reward_that_had_to_wait_is_carried_out() -> None:
    """R-68: it belongs to the combat, not to the action; it may lead to the next monster, which ends nothing more."""
    s = wild(
        enemies=[enemy(5, 1, None, reward=["move 1"]), enemy(6, 1, None, reward=["gain stone 1"])],
        characters=[character("hero", ability("action", *ON))],
    )
    monster(s, "A1", 5)
    monster(s, "A2", 6)
    game = play(s, Turn(0), aloud=True)
    choose_all(game, 0, ("use", "character"), ("step", "A1"), ("step", "A2"))
    assert (asked(game), purse(game), board(game).map.foes) == ("turn", {"stone": 1}, [])


def test_mo_8_the_quest_is_tested_after_the_action() -> None:
    """R-23: a boss that was met and defeated on the way counts."""
    s = wild(
        specials=[special("howler", 1, 12, 1)],
        stages=[stage(1, goal("defeated howler", "gain stone 1", "stage 2")), stage(2)],
        characters=[character("hero", ability("action", *ON))],
    )
    boss(s, "howler", "A1")
    game = play(s, Turn(0), dice=[5, 1])
    choose_all(game, 0, ("use", "character"), ("step", "A1"))
    assert (board(game).quest.stage, purse(game), asked(game)) == (1, {"stone": 1}, "turn")


# -- outside an action ------------------------------------------------------------------------------------------------


def test_mo_8_at_night_the_card_that_moves_ends_and_the_night_goes_on() -> None:
    """Others eat and rest, threats are still drawn, but the ability's own remaining lines are lost."""
    sleepwalker = character("pio", ability("night", *ON))
    calm = night("n", {"each": "everyone", "do": ["rest 1"]})
    s = wild(2, characters=[sleepwalker], enemies=[HARMLESS], nights=[calm])
    for seat in (0, 1):
        survivor(s, seat, stamina=0, space="A4" if seat else "A0", character=seat)
    monster(s, "A1", 5)
    game = play(s, Nightfall(), dice=[0])
    game.choose(0, ("step", "A1"))
    if asked(game, 1) == "support":
        game.choose(1, ("pass",))
    assert (purse(game), [me(game, seat).stamina for seat in (0, 1)], asked(game)) == ({}, [7, 7], "pass-on")


def test_mo_8_at_night_a_threat_ends_and_the_next_one_is_drawn() -> None:
    dark = night("n", {"each": "everyone", "do": ["threat 2", "gain stone 1"]})
    s = wild(enemies=[HARMLESS], nights=[dark], threats=[threat("lost", *ON), threat("calm", "gain food 1")])
    monster(s, "A1", 5)
    game = play(s, NightDraw(), dice=[0, 0])
    s = board(game)
    s.turn.phase = NIGHT
    game.choose(0, ("step", "A1"))
    assert (purse(game), s.decks.threats_gone, s.decks.nights_gone) == ({"food": 1, "stone": 1}, [1, 1], [1])


def test_mo_8_a_night_card_that_moves_the_chieftain_goes_on() -> None:
    """RO-6: it belongs to the whole table; everybody still rests."""
    s = wild(2, enemies=[HARMLESS], nights=[night("n", "go camp", "gain stone 1")])
    survivor(s, 0, space="A1", stamina=0)
    survivor(s, 1, space="A2", stamina=0)
    monster(s, "A0", 5)
    game = play(s, NightDraw(), dice=[0])
    drive(game)
    assert (where(game), purse(game), [me(game, seat).stamina for seat in (0, 1)]) == ("A0", {"stone": 1}, [6, 6])
    assert board(game).decks.nights_gone == [1]


def test_mo_8_the_quest_goes_on() -> None:
    """What a stage brings is not an action of the survivor it moves: otherwise the game could get stuck."""
    begin = [{"if": "day 1", "do": ["go camp", "special howler landmark:12"]}]
    on = {"roll": 7, "do": ["stage 2"], "else": ["stage 2"]}
    stages = [stage(1, goal("on-target", "go landmark:12", on)), stage(2, start=begin)]
    s = wild(tiles=[FAR], enemies=[HARMLESS], specials=[special("howler")], stages=stages)
    reveal(s, "B", FAR)
    survivor(s, 0, space="B1")
    monster(s, "B0", 5)
    monster(s, "A0", 5)
    game = play(s, Checkpoint())
    assert (board(game).quest.stage, where(game), [foe.kind for foe in board(game).map.foes]) == (1, "A0", [1])


def test_mo_8_a_stage_that_begins_within_an_action_goes_on_too() -> None:
    """The card that led to it does not continue."""
    s = wild(
        enemies=[HARMLESS], specials=[special("howler")],
        stages=[stage(1), stage(2, start=["go camp", "special howler adjacent"])],
        characters=[character("hero", ability("action", "stage 2", "gain wood 1"))],
    )  # fmt: skip
    survivor(s, 0, space="A1")
    monster(s, "A0", 5)
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    drive(game)
    assert (board(game).quest.stage, [foe.kind for foe in board(game).map.foes], purse(game)) == (1, [1], {})


@pytest.mark.parametrize("common", [False, True])
def test_mo_8_an_ability_at_dawn_ends_alone(common: bool) -> None:
    """R-17: even one that strikes all, such as an upgrade's: the others' share and other abilities follow."""
    from emberwatch.discover.rules.day import Daybreak

    move, rest = ability("dawn", *ON), ability("dawn", "gain stone 1")
    hero = character("hero", *([] if common else [move]))
    s = wild(2, cards=[upgrade(30, move), upgrade(31, rest)], characters=[hero], enemies=[HARMLESS])
    s.decks.upgrades = (0, 1) if common else (1,)
    for entry in s.decks.upgrades:
        s.decks.deck[entry] -= 1
    survivor(s, 1, space="A4", character=1)
    monster(s, "A1", 5)
    game = play(s, Daybreak())
    game.choose(0, ("step", "A1"))
    drive(game, step="A5")
    woods = [purse(game, seat).get("wood", 0) for seat in (0, 1)]
    assert (woods, [purse(game, seat)["stone"] for seat in (0, 1)]) == ([0, int(common)], [1, 1])
    assert (game.waiting, asked(game)) == ((0,), "turn")


def test_mo_8_a_walk_at_night_ends_when_the_ground_leads_to_a_monster() -> None:
    """Both the steps and the lines of the card that lets him walk end, not only those of the ground."""
    slide = ability("enter", "go landmark:12", "gain wood 1", of="rock")
    pio = character("pio", ability("night", "move 3", "gain wood 1"), ability("night", "gain stone 1"))
    s = wild(tiles=[FAR], characters=[pio], enemies=[HARMLESS], sheet={"abilities": [slide]}, nights=[night("n")])
    reveal(s, "B", FAR)
    survivor(s, 0, space="B2")
    monster(s, "B0", 5)
    game = play(s, Nightfall(), dice=[0])
    game.choose(0, ("step", "B1"))
    assert (where(game), purse(game), asked(game)) == ("B0", {"stone": 1}, "turn")


def test_mo_8_damage_that_is_only_partly_prevented_is_suffered() -> None:
    """Other effects of a prevention may lead to a monster; the damage still comes."""
    s = country(["A1"], ["damage physical 2", "gain wood 1"])
    survivor(s, 0, items=[21])
    game = play(s, Turn(0))
    game.choose(0, ("use", "character"))
    drive(game)
    assert (harm(game), purse(game), where(game)) == ({"physical": 1}, {"food": 1}, "A1")


def test_r_68_a_prevention_that_moves_waits_for_the_end_of_the_combat() -> None:
    s = wild(enemies=[enemy(5, 12, 1), enemy(6, 1, None)], cards=CARDS)
    survivor(s, 0, items=[21])
    monster(s, "A1", 6)
    monster(s, "A2", 5)
    game = play(s, Turn(0), dice=[1, 4, 5, 1])
    game.choose(0, ("move", "A2"))
    game.choose(0, ("use", "found-21"))
    assert asked(game) == "walk"
    choose_all(game, 0, ("step", "A1"), ("pass",))
    assert (where(game), purse(game), harm(game), asked(game)) == ("A1", {"wood": 1}, {}, "turn")


# -- every card of the pools ------------------------------------------------------------------------------------------

MOVING = ("move", "go")
CUT = {
    "move": {
        "island: drifting-raft", "mountain: cable-ride", "mountain: fresh-tracks", "swamp: still-eye",
        "valley: game-trail", "wasteland: door-without-house",
    },
    "go": {
        "desert: arch-guest", "desert: posts-hum", "desert: salt-message", "island: hand-on-the-post",
        "island: throat-of-the-cave", "swamp: still-eye", "valley: beaver-dam", "valley: standing-dream",
        "wasteland: hand-car",
    },
}  # fmt: skip
"""The cards with lines after a movement that may meet a monster."""


def all_lists() -> Iterator[tuple[str, tuple[Line, ...]]]:
    """Every list of lines of the pools that is carried out as a whole, with its name."""
    for name in pools.TERRAINS:
        land = pools.terrain(name, VERSION)
        yield from of_powers(f"{name}: sheet", land.sheet.powers)
        for foe in land.enemies:
            yield from [(f"{name}: {foe.name}", foe.hit), (f"{name}: {foe.name}", foe.reward)]
        for card in land.cards:
            yield f"{name}: {card.name}", card.do
            for powers in [card.powers] + ([card.item.powers] if card.item else []):
                yield from of_powers(f"{name}: {card.name}", powers)
            if card.enemy:
                yield from [(f"{name}: {card.name}", card.enemy.hit), (f"{name}: {card.name}", card.enemy.reward)]
    yield from scenario_lists()
    for thing in pools.threats(VERSION):
        yield f"threat: {thing.name}", thing.do
    for night_card in pools.nights(VERSION):
        yield f"night: {night_card.name}", night_card.do
    people = [(x.name, x.powers) for x in pools.characters(VERSION)]
    for name, powers in people + [(p.name, p.item.powers) for p in pools.projects(VERSION)]:
        yield from of_powers(f"common: {name}", powers)


def of_powers(name: str, powers: Powers) -> list[tuple[str, tuple[Line, ...]]]:
    """The lists of abilities that are carried out, not of those that are always on."""
    return [(name, one.do) for one in powers.all if one.when != "always"]


def scenario_lists() -> Iterator[tuple[str, tuple[Line, ...]]]:
    """The lists of quest stages, and of the cards, items and special monsters of scenarios."""
    for template in [t for tier in ("early", "late", "last") for t in pools.templates(tier, VERSION)]:
        decks = {str(one["name"]): "enemy" for one in pools.tables_of(template, "special")}
        scenario = pools.bind_template(template, 1, [12] * len(pools.tables_of(template, "places")), decks)
        powers = [stage.powers for stage in scenario.stages] + [card.powers for card in scenario.cards]
        powers += [card.item.powers for card in scenario.cards if card.item]
        lists = [stage.start for stage in scenario.stages] + [card.do for card in scenario.cards]
        lists += [goal.do for stage in scenario.stages for goal in stage.goals]
        lists += [lines for one in powers for _, lines in of_powers("", one)]
        lists += [lines for special in scenario.specials for lines in (special.enemy.hit, special.enemy.reward)]
        yield from [(f"scenario: {scenario.name}", lines) for lines in lists]


def is_followed(lines: tuple[Line, ...], verb: str) -> bool:
    """Whether anything but the card's own fate comes after a movement, in this list or in one inside it."""
    for i, line in enumerate(lines):
        moves = any(verb == other.VERB for other in lines_in((line,)))
        if moves and any(not other.FATE for other in lines[i + 1 :]):
            return True
        if any(is_followed(inner, verb) for inner in line.lists()):
            return True
    return False


@pytest.mark.parametrize("verb", MOVING)
def test_mo_8_the_cards_that_it_concerns(verb: str) -> None:
    assert {name for name, do in all_lists() if is_followed(do, verb)} == CUT[verb]


@pytest.fixture
def done() -> Iterator[list[Line]]:
    """The lines that the rules carry out, one after another."""
    lines: list[Line] = []
    WATCHERS.append(lines.append)
    yield lines
    WATCHERS.pop()


LISTS = [(name, do) for name, do in all_lists() if any(line.VERB in MOVING for line in lines_in(do))]


@pytest.mark.parametrize(("name", "do"), LISTS, ids=[name for name, _ in LISTS])
def test_mo_8_for_every_card_that_moves(name: str, do: tuple[Line, ...], done: list[Line]) -> None:
    """With monsters everywhere: once a line has moved its survivor, nothing of the card follows except its own fate."""
    moved = cut = 0
    for seed in range(40):
        done.clear()
        game = in_bad_company(do, seed)
        if where(game) != "A4":
            moved += 1
            last = max(i for i, line in enumerate(done) if line.VERB in MOVING)
            assert [line for line in done[last + 1 :] if not line.FATE] == []
            cut += len(told(game, "cut-short"))
    assert moved
    assert (cut > 0) == any(name in CUT[verb] and is_followed(do, verb) for verb in MOVING)


def in_bad_company(do: tuple[Line, ...], seed: int) -> Game:
    """Carry out these lines with random answers, on a map with all they may lead to and a monster on every space."""
    land = ["flat !12", "flat x", "flat ~", *["flat"] * 4]
    s = wild(tiles=[land], enemies=[HARMLESS, enemy(6, 1, None, copies=8)], cards=[instant(26), instant(123)])
    reveal(s, "B", land)
    s.map.fires = {at("A0"): 0, at("B3"): 1}
    s.decks.read_cards = 3 * (seed % 2)
    survivor(s, 0, space="A4", resources=dict.fromkeys(("wood", "salvage", "food", "clean-water", "stone"), 3))
    for i, space in enumerate([f"{slot}{k}" for slot in "AB" for k in range(7) if (slot, k) != ("A", 4)]):
        monster(s, space, 5 + i % 2)
    rng = Random(seed)
    game = play(s, Lines(0, do, NO_SOURCE), seed=seed, aloud=True)
    while game.waiting:
        picks = game.picks(0)
        on = [pick for pick in picks if pick != ("pass",)] if isinstance(game.question(0), Walk) else picks
        game.choose(0, rng.choice(on))
    assert can_do(game) == []
    return game
