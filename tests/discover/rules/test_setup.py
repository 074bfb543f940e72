"""The frame, the counts of a copy, and set-up (OV, CO, SE, SO, HO)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import emberwatch as ew
from emberwatch.discover.cards.run_lines import NO_SOURCE, Lines
from emberwatch.discover.copies.codes import code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.model.board import SLOTS, spaces_of
from emberwatch.discover.model.content import MADE, DiscoverContent
from emberwatch.discover.model.map import HIDDEN, UNLAID
from emberwatch.discover.model.names import COLOURS, ENEMY_DECK, RESOURCES, TIERS
from emberwatch.discover.model.state import DiscoverState, new_state
from emberwatch.discover.model.survivors import LOST, WON
from emberwatch.discover.model.turn import NIGHT, SETUP
from emberwatch.discover.rules.day import Daybreak, Turn
from emberwatch.discover.rules.explore import TurnTile
from emberwatch.discover.rules.inventory import discard_item
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.night import Council, NightDraw
from emberwatch.discover.rules.quests import Checkpoint
from emberwatch.discover.rules.setup import STAMINA, Arrival, Lots
from tests.discover.wilderness import (
    ability,
    asked,
    at,
    board,
    carry,
    enemy,
    foes_at,
    found,
    goal,
    harm,
    has,
    instant,
    lay,
    lines,
    me,
    monster,
    play,
    project,
    purse,
    stage,
    survivor,
    threat,
    told,
    verbs,
    where,
    wild,
)

SCENARIOS = (1, 2, 3, 4, 5)
CODES = [code_of(seed) for seed in range(101, 113)]
FOUR = [project(n) for n in (1, 2, 3, 4)]
"""As many projects as two survivors draw at the start."""
ALL_SIX = ("desert", "island", "valley", "swamp", "mountain", "wasteland")


def table(seats: int, seed: int = 5, *, scenario: object = 1, terrain: str = "early") -> ew.Game:
    """A real game up to its first question."""
    return ew.new_game("discover", seats=seats, seed=seed, copy=3, scenario=scenario, terrain=terrain)


def begun(seats: int, seed: int = 5, *, scenario: object = 1) -> ew.Game:
    """A real game in which all have chosen their first character."""
    game = table(seats, seed, scenario=scenario)
    for seat in range(seats):
        game.choose(seat, game.picks(seat)[0])
    return game


def played_out(game: ew.Game, seed: int) -> set[str]:
    """Play to the end at random, without giving up; return the verbs that were offered."""
    chance, seen = random.Random(seed), set()
    while game.waiting:
        seat = chance.choice(game.waiting)
        seen |= {str(pick[0]) for pick in game.picks(seat)}
        game.choose(seat, chance.choice([pick for pick in game.picks(seat) if pick != ("give-up",)]))
    return seen


def seen(game: ew.Game, viewer: int | None, seat: int) -> dict[str, Any]:
    """What one seat sees of another."""
    survivors: Any = game.view(viewer)["survivors"]
    return dict(survivors[seat])


# -- the frame --------------------------------------------------------------------------------------------------------


def test_ov_1_any_number_may_win_or_lose() -> None:
    """Of four two win, one dies, one wins later: three winners, one loser."""
    s = wild(seats=4, stages=[stage(1, goal(["has wood 1"], "win you", each=True))])
    survivor(s, 0, resources={"wood": 1})
    survivor(s, 1, resources={"wood": 1})
    survivor(s, 2, damage={"thirst": 3})
    later = [Lines(2, lines(s, "damage physical 1"), NO_SOURCE), Lines(3, lines(s, "gain wood 1"), NO_SOURCE)]
    game = play(s, Checkpoint(), *later, Checkpoint())
    assert [survivor.status for survivor in board(game).survivors] == [WON, WON, LOST, WON]
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores) == ((0, 1, 3), (1, 1, 0, 1))


@pytest.mark.parametrize(("who", "winners"), [("you", (0,)), ("here", (0, 1)), ("all", (0, 1, 2))])
def test_ov_1_the_final_stage_says_who_wins(who: str, winners: tuple[int, ...]) -> None:
    s = wild(seats=4, stages=[stage(1, goal(["has wood 1"], f"win {who}"))])
    survivor(s, 0, resources={"wood": 1})
    survivor(s, 2, space="A3")
    s.survivors[3].status = LOST
    game = play(s, Checkpoint())
    assert tuple(seat for seat in range(4) if me(game, seat).status == WON) == winners
    assert (game.outcome is not None) == (who == "all")


def test_ov_2_what_lies_face_down_is_secret() -> None:
    s = wild(enemies=[enemy(3)], cards=[instant(7, "gain wood 1")], stages=[stage(1), stage(2)])
    lay(s, "A1", "*leaf", "wood")
    monster(s, "A2")
    view: Any = play(s, Turn(0)).view(0)
    assert view["lying"] == {"A1": [{"symbol": "leaf"}, {"resources": ["wood"]}]}
    assert view["foes"] == [{"id": 1, "kind": "monster", "space": "A2", "enemy": None}]
    assert view["map"]["B"] == {"back": 1}
    assert (view["quest"]["stage"], view["quest"]["counters"], view["quest"]["defeated"]) == (1, 0, [])
    assert view["deck"] == {"7": 1}
    assert (view["read"], view["met"], view["made"]) == ([], [], [])
    assert "tile-" not in json.dumps(view)
    assert "enemy-3" not in json.dumps(view)
    assert "instant-7" not in json.dumps(view)


def test_ov_2_what_has_been_read_is_open() -> None:
    """Backs, discards and every card once read aloud are open to all, spectators too."""
    s = wild(seats=2, enemies=[enemy(3, 7, 9, 2)], cards=[instant(7, "gain wood 1")])
    survivor(s, 1, space="A4")
    monster(s, "A2", 3, damage=1)
    game = carry(s, "resolve 7")
    for viewer in (0, 1, None):
        view: Any = game.view(viewer)
        assert view["read"] == [7]
        assert view["met"] == [3]
        assert view["foes"][0]["enemy"] == 3
        assert view["foes"][0]["damage"] == 1
        assert view["foes"][0]["stats"] == {"defence": 7, "attack": 9, "health": 2}
        assert view["tokens_left"] == {"leaf": 6, "rock": 6, "paw": 6, "relic": 6}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ov_3_all_parts_are_of_one_copy(scenario: int) -> None:
    copy = copy_of(code_of(3))
    c = DiscoverContent(copy, scenario, 0)
    own = [card for land in copy.terrains for card in land.cards] + [x for part in copy.scenarios for x in part.cards]
    assert all(any(card is other for other in own) for card in c.cards)
    enemies = [x for land in copy.terrains for x in land.enemies] + [
        x.enemy for p in copy.scenarios for x in p.specials
    ]
    among = [card.enemy for card in c.cards if card.enemy]
    assert all(any(foe is other for other in [*enemies, *among]) for foe in c.enemies)
    assert all(any(tile is other for land in copy.terrains for other in land.tiles) for tile in c.tiles)


def test_ov_3_a_record_does_not_go_with_another_copy() -> None:
    game = begun(2)
    record: Any = json.loads(json.dumps(game.record()))
    assert ew.replay(record).view(None) == game.view(None)
    record["options"]["copy"] = code_of(4)
    with pytest.raises(ew.BadRecord):
        ew.replay(record)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ov_4_every_scenario_starts_from_a_fresh_copy(scenario: int) -> None:
    game = begun(2, scenario=scenario)
    view: Any = game.view(0)
    assert view["copy"]["scenario"] == scenario
    assert (view["day"], view["phase"], view["quest"]["stage"]) == (1, "day", 1)


@pytest.mark.parametrize("code", CODES)
def test_ov_5_a_copy_has_two_terrains_with_a_sheet_each(code: str) -> None:
    lands = copy_of(code).terrains
    assert [land.sheet.tier for land in lands] == [TIERS.index("early"), TIERS.index("late")]
    for land, scenarios in zip(lands, ((1, 2, 5), (3, 4, 5)), strict=True):
        assert len(land.sheet.grounds) == len(land.sheet.costs) > 1
        assert len(land.sheet.compass) == 12
        assert sorted(set(land.sheet.compass)) == [0, 1, 2, 3, 4, 5]
        assert all(scenario in land.sheet.layout(scenario).scenarios for scenario in scenarios)
        assert land.sheet.powers.all


def test_ov_5_the_sheets_rules_hold_from_the_start() -> None:
    """A dawn rule on the first morning already, a standing one in the first turn, for every survivor."""
    rules = [ability("dawn", "gain stone 1"), ability("always", "move flat 1")]
    s = wild(seats=2, sheet={"abilities": rules}, day=0)
    survivor(s, 0, stamina=1)
    game = play(s, Daybreak())
    assert (purse(game, 0), purse(game, 1)) == ({"stone": 1}, {"stone": 1})
    assert asked(game, 0) == "turn"
    assert "move" not in verbs(game, 0)


def test_ov_6_survivor_means_player_and_character_alike() -> None:
    """An effect on survivors reaches their players: what seat 1 suffers and gains is seat 1's, whatever it plays."""
    s = wild(seats=3)
    survivor(s, 1, character=4)
    survivor(s, 2, character=2)
    game = carry(s, {"each": "others", "do": ["damage hunger 1", "gain wood 1"]}, seat=2)
    assert [harm(game, seat) for seat in range(3)] == [{"hunger": 1}, {"hunger": 1}, {}]
    assert [purse(game, seat) for seat in range(3)] == [{"wood": 1}, {"wood": 1}, {}]


def test_ov_7_clockwise_is_to_the_left_round_the_table() -> None:
    s = wild(seats=4)
    assert s.clockwise(2) == [2, 3, 0, 1]
    s.survivors[3].status = WON
    s.survivors[0].status = LOST
    assert s.clockwise(2) == [2, 1]
    assert s.clockwise(3) == [1, 2]


def test_ov_8_only_hand_projects_are_secret() -> None:
    """Items, resources, damage, stamina and threats of another seat lie open."""
    s = wild(
        seats=2, cards=[found(20, traits=["tool"], counters=2)], projects=[project(4), project(5)],
        threats=[threat("cough", ongoing=True), threat("calm", "rest 1")],
    )  # fmt: skip
    survivor(s, 1, stamina=3, resources={"wood": 2}, tokens=["food"], items=[20], damage={"thirst": 1}, hand=[5, 4])
    survivor(s, 1, threats=["cough"])
    game = play(s, Turn(0))
    for viewer in (0, None):
        other = seen(game, viewer, 1)
        assert other["hand"] == [None, None]
        assert other["stamina"] == 3
        assert other["resources"]["wood"] == 2
        assert other["tokens"] == [["food"]]
        assert other["items"] == [{"item": "found-20", "counters": 2, "used": False}]
        assert other["damage"] == {"hunger": 0, "thirst": 1, "sickness": 0, "physical": 0}
        assert other["threats"] == ["cough"]
        assert other["character"] == "plain-0"
    assert seen(game, 1, 1)["hand"] == [5, 4]


# -- one rule of each terrain (OV-5) -----------------------------------------------------------------------------------


def on(terrain: str, day: int, phase: int = 1) -> DiscoverState:
    """One survivor in the camp of a generated copy with this terrain, with no cards of his own that matter."""
    code = next(code_of(seed) for seed in range(200) if any(x.name == terrain for x in copy_of(code_of(seed)).terrains))
    copy = copy_of(code)
    number = 1 if copy.terrains[0].name == terrain else 3
    s = new_state(1, DiscoverContent(copy, number, 0), False, 60, STAMINA[0])
    s.survivors[0].character = next(i for i, c in enumerate(copy.characters) if not c.powers.always)
    s.turn.day, s.turn.phase = day, phase
    return s


def ground(s: DiscoverState, name: str) -> int:
    """A space of this ground, on a tile that is turned up for it."""
    wanted = s.content.sheet.grounds.index(name)
    slot = s.content.laid[0]
    for i, tile in enumerate(s.content.tiles):
        cells = tile.placed[s.content.turns[slot]]
        fitting = [k for k in range(7) if cells[k].ground == wanted]
        if fitting and s.map.stacks[s.content.backs[slot]][i]:
            s.map.stacks[s.content.backs[slot]][i] -= 1
            s.map.tiles[slot] = i
            s.map.revealed |= 1 << slot
            return spaces_of(slot)[fitting[0]]
    raise AssertionError(f"no {name} in the stack")


def test_ov_5_desert_heat_on_even_mornings() -> None:
    s = on("desert", day=1)
    s.survivors[0].loose[RESOURCES.index("clean-water")] = 1
    game = play(s, Daybreak())
    assert game.picks(0) == [("pass",), ("yes",)]
    game.choose(0, ("yes",))
    assert (has(game, 0, "clean-water"), harm(game)) == (0, {})
    assert harm(play(on("desert", day=1), Daybreak())) == {"thirst": 1}
    assert harm(play(on("desert", day=2), Daybreak())) == {}


def test_ov_5_island_tide_on_odd_days() -> None:
    from emberwatch.discover.rules.moves import cost_of

    for day, cost in ((1, 3), (2, 1)):
        s = on("island", day=day)
        assert cost_of(s, 0, ground(s, "shoal")) == cost


def test_ov_5_valley_prowls_on_even_nights() -> None:
    from emberwatch.discover.rules.night import NightAbilities

    for day, steps in ((1, 0), (2, 1)):
        s = on("valley", day=day, phase=NIGHT)
        space = ground(s, "meadow")
        s.survivors[0].space = next(other for other in range(7) if s.distances(other)[space] > 2)
        far = s.distances(s.survivors[0].space)
        monster(s, "A0")
        s.map.foes[0] = s.map.foes[0].with_space(space)
        game = play(s, NightAbilities())
        while game.waiting:
            game.choose(0, game.picks(0)[0])
        assert far[board(game).map.foes[0].space] == far[space] - steps


def test_ov_5_swamp_mire_makes_ill_and_water_is_boiled() -> None:
    from emberwatch.discover.rules.night import NightAbilities

    for roll, damage in ((4, {"sickness": 1}), (5, {})):
        s = on("swamp", day=1, phase=NIGHT)
        s.survivors[0].space = ground(s, "mire")
        assert harm(play(s, NightAbilities(), dice=[roll])) == damage
    s = on("swamp", day=1)
    s.survivors[0].loose[RESOURCES.index("dirty-water")] = 4
    game = play(s, Turn(0))
    game.choose(0, ("use", "sheet", 2))
    game.choose(0, ("amount", 3))
    assert purse(game) == {"clean-water": 3, "dirty-water": 1}


def test_ov_5_mountain_snow_is_melted_and_nights_are_cold() -> None:
    from emberwatch.discover.rules.night import NightAbilities

    s = on("mountain", day=1)
    game = play(s, Turn(0))
    game.choose(0, ("use", "sheet"))
    assert (purse(game), me(game).stamina) == ({"clean-water": 3}, 11)
    s = on("mountain", day=1, phase=NIGHT)
    s.survivors[0].space = ground(s, "snow")
    assert me(play(s, NightAbilities())).stamina == 11
    assert me(play(on("mountain", day=1, phase=NIGHT), NightAbilities())).stamina == 12


def test_ov_5_wasteland_slag_makes_ill_on_entering() -> None:
    from emberwatch.discover.rules.moves import Entered

    for roll, damage in ((3, {"sickness": 1}), (4, {})):
        s = on("wasteland", day=1)
        space = ground(s, "slag")
        assert harm(play(s, Entered(0, space), dice=[roll])) == damage


# -- counts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_co_1_counts_of_a_copy(code: str) -> None:
    copy = copy_of(code)
    assert len(copy.terrains) == 2
    assert sum(len(land.tiles) for land in copy.terrains) == 34
    for land in copy.terrains:
        assert len(land.tiles) == 17
        assert [tile.back for tile in land.tiles].count(0) == 1
        assert sum(cell.camp for tile in land.tiles for cell in tile.cells) == 1
        assert sum(x.copies for x in land.enemies if x.token == 0) == 8
        assert len(land.sheet.water) <= 6
    assert sorted(card.level for card in copy.nights) == [1] * 4 + [2] * 6
    assert sorted(card.colour for card in copy.threats) == [0] * 12 + [1] * 12
    assert sum(len(part.stages) for part in copy.scenarios) == 11
    assert len(copy.scenario(5).stages) == 1
    assert sorted(card.complex for card in copy.projects) == [False] * 8 + [True] * 3
    assert len(copy.characters) == 12
    assert len({person.name for person in copy.characters}) == 12


@pytest.mark.parametrize("code", CODES)
def test_co_1_discovery_and_enemy_cards_feature_tokens_and_special_monsters(code: str) -> None:
    copy = copy_of(code)
    specials = [x for part in copy.scenarios for x in part.specials]
    foes = sum(x.copies for land in copy.terrains for x in land.enemies)
    foes += len([x for x in specials if x.deck == ENEMY_DECK])
    cards = sum(card.copies for land in copy.terrains for card in land.cards)
    cards += sum(card.copies for part in copy.scenarios for card in part.cards)
    cards += len([x for x in specials if x.deck != ENEMY_DECK])
    tokens = sum(token.count for land in copy.terrains for token in land.tokens)
    assert 30 <= foes <= 32
    assert 94 <= cards <= 96
    assert foes + cards == 126
    assert 103 <= tokens <= 106
    assert 2 <= len(specials) <= 5
    assert tokens + len(specials) == 108


# -- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_se_1_the_scenarios_quest_cards_and_no_others(scenario: int) -> None:
    copy = copy_of(code_of(3))
    c = DiscoverContent(copy, scenario, 0)
    assert c.stages == copy.scenario(scenario).stages
    assert [part.number for part in c.stages] == list(range(1, len(c.stages) + 1))


def test_se_2_stage_1_is_read_the_others_stay_face_down() -> None:
    game = ew.new_game("discover", seats=1, seed=5, copy=3, aloud=True)
    game.choose(0, game.picks(0)[0])
    quest: Any = game.view(0)["quest"]
    assert (quest["stage"], quest["counters"], quest["defeated"]) == (1, 0, [])
    assert [event["stage"] for event in told(game, "stage")] == [0]


def test_se_2_stage_1_begins_at_set_up() -> None:
    stages = [stage(1, start=["gain wood 1"]), stage(2, start=["gain stone 1"])]
    game = play(wild(seats=2, chief=1, day=0, stages=stages, projects=FOUR), Arrival())
    assert (purse(game, 0), purse(game, 1)) == ({}, {"wood": 1})


@pytest.mark.parametrize(
    ("dice", "throws", "chief"),
    [
        ([7, 7, 3, 5, 9], [(0, 7), (1, 7), (2, 3), (0, 5), (1, 9)], 1),
        ([3, 3, 9], [(0, 3), (1, 3), (2, 9)], 2),
        ([8, 8, 8, 2, 6, 6, 12, 1], [(0, 8), (1, 8), (2, 8), (0, 2), (1, 6), (2, 6), (1, 12), (2, 1)], 1),
    ],
)
def test_se_3_the_highest_die_is_chieftain_ties_roll_again(
    dice: list[int], throws: list[tuple[int, int]], chief: int
) -> None:
    """Those who are tied for the highest roll again, and only they."""
    game = play(wild(seats=3), Lots((0, 1, 2), ()), dice=dice, aloud=True)
    assert [(event["seat"], event["n"]) for event in told(game, "lot")] == throws
    assert board(game).turn.chief == chief


def test_se_4_four_nights_of_level_1_then_six_of_level_2() -> None:
    fresh = wild()
    orders = set()
    for seed in range(100):
        game = play(fresh.clone(), *[NightDraw()] * 10, seed=seed, aloud=True)
        drawn = [int(str(event["night"])) for event in told(game, "night-card")]
        assert [board(game).content.nights[i].level for i in drawn] == [1] * 4 + [2] * 6
        assert sorted(drawn) == list(range(10))
        orders.add(tuple(drawn))
    assert len(orders) > 90


def test_se_5_each_scenario_has_its_terrain_the_fifth_either() -> None:
    copy = copy_of(code_of(3))
    early, late = [land.name for land in copy.terrains]
    for scenario, name in ((1, early), (2, early), (3, late), (4, late)):
        for terrain in ("early", "late"):
            view: Any = table(2, scenario=scenario, terrain=terrain).view(None)
            assert view["copy"]["terrain"] == name
    for terrain, name in (("early", early), ("late", late)):
        view = table(2, scenario=5, terrain=terrain).view(None)
        assert view["copy"]["terrain"] == name


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_se_6_decks_lie_in_the_order_of_their_numbers(scenario: int) -> None:
    view: Any = begun(2, scenario=scenario).view(0)
    for deck in ("deck", "crafted_left"):
        numbers = [int(number) for number in view[deck]]
        assert len(set(numbers)) == len(numbers)
    numbers = [int(number) for number in view["deck"]]
    assert numbers == sorted(numbers)
    c = DiscoverContent(copy_of(code_of(3)), scenario, 0)
    assert [card.number for card in c.cards] == sorted(card.number for card in c.cards)


def test_se_6_what_comes_back_lies_at_its_place_again() -> None:
    s = wild(cards=[found(9), instant(4, "gain wood 1"), instant(6, "gain stone 1")])
    survivor(s, 0, items=[9])
    game = carry(s, "resolve 4")
    view: Any = game.view(0)
    assert list(view["deck"].items()) == [("4", 1), ("6", 1), ("9", 0)]
    discard_item(board(game), 0, board(game).content.entries_of[9][0])
    view = game.view(0)
    assert list(view["deck"].items()) == [("4", 1), ("6", 1), ("9", 1)]


def test_se_7_listed_cards_go_back_into_the_box() -> None:
    """Even a card without another of its number: it is simply not there."""
    cards = [instant(7, "gain wood 1", scenarios=[2]), instant(8, "gain wood 1"), instant(9, scenarios=[1])]
    cards += [{**instant(9, "gain food 1", scenarios=[2]), "name": "other-9"}]
    assert [card.name for card in wild(cards=cards).content.cards] == ["instant-8", "instant-9"]
    assert [card.name for card in wild(cards=cards, scenario=2).content.cards] == ["instant-7", "instant-8", "other-9"]
    game = carry(wild(cards=cards), "resolve 7")
    assert purse(game) == {}


@pytest.mark.parametrize("code", CODES)
def test_se_7_number_100_is_there_in_scenario_5_only(code: str) -> None:
    copy = copy_of(code)
    for scenario in SCENARIOS:
        hundreds = {card.key for card in DiscoverContent(copy, scenario, 0).cards if card.number == 100}
        assert len(hundreds) >= 8 if scenario == 5 else not hundreds


@pytest.mark.parametrize(("scenario", "complex_cards"), [(1, 0), (2, 0), (3, 3), (4, 3)])
def test_se_8_complex_projects_only_where_the_sheet_shows_them(scenario: int, complex_cards: int) -> None:
    view: Any = table(1, scenario=scenario).view(0)
    assert view["projects_left"] == {"normal": 8, "complex": complex_cards}


def test_se_8_the_project_decks_are_shuffled() -> None:
    hands = {tuple(seen(begun(1, seed=seed), 0, 0)["hand"]) for seed in range(8)}
    assert len(hands) > 4


@pytest.mark.parametrize("code", CODES)
def test_se_9_twelve_threats_of_the_sheets_colour(code: str) -> None:
    for scenario, colour in ((1, "blue"), (2, "blue"), (3, "orange"), (4, "orange")):
        c = DiscoverContent(copy_of(code), scenario, 0)
        assert c.sheet.colour == COLOURS.index(colour)
        assert [COLOURS[card.colour] for card in c.threats] == [colour] * 12
        assert new_state(1, c, False, 60, 12).decks.threats == [1] * 12


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_se_10_nothing_of_the_other_terrain_can_be_drawn(scenario: int) -> None:
    copy = copy_of(code_of(3))
    c = DiscoverContent(copy, scenario, 1)
    land = c.terrain
    s = new_state(2, c, False, 60, 10)
    assert c.tokens == land.tokens
    assert c.tiles == land.tiles
    assert sum(s.tokens.supply) == sum(token.count for token in land.tokens)
    drawn = [c.enemies[i] for i, n in enumerate(s.tokens.monster_bags[0]) if n]
    assert drawn
    assert all(any(foe is own for own in land.enemies) for foe in drawn)
    assert s.tokens.monster_supply == 8
    assert s.tokens.water_left == len(land.sheet.water)


def test_se_10_feature_tokens_are_sorted_by_their_symbols() -> None:
    s = wild()
    for symbol, bag in enumerate(s.tokens.bags):
        assert all(s.content.tokens[i].symbol == symbol for i, n in enumerate(bag) if n)
    assert [sum(bag) for bag in s.tokens.bags] == [6, 6, 6, 6, 0, 0, 0, 0]


def test_se_11_special_monsters_lie_ready_but_not_among_the_monsters() -> None:
    copy = copy_of(code_of(3))
    for scenario in SCENARIOS:
        c = DiscoverContent(copy, scenario, 0)
        assert len(c.specials) == sum(len(part.specials) for part in copy.scenarios)
        assert [c.monsters[entry] for entry in c.special_entry] == [0] * len(c.specials)


def test_se_11_resources_and_counters_never_run_out() -> None:
    s = wild(stages=[stage(1)])
    game = carry(s, *["gain wood 50"] * 3, *["mark 20"] * 2, *["lose wood 50"] * 3)
    assert board(game).quest.marks == 40
    assert purse(game) == {}


def test_se_12_the_rest_is_out_of_reach() -> None:
    """The other color of threats, the other terrain's tiles, unchosen characters; enemies stay complete (SE-24)."""
    game = begun(2)
    s = board(game)
    copy = s.content.copy
    assert [survivor.dealt for survivor in s.survivors] == [(), ()]
    other = copy.terrains[1]
    assert not any(tile is own for tile in s.content.tiles for own in other.tiles)
    assert not any(card.colour == other.sheet.colour for card in s.content.threats)
    assert sum(1 for foe in s.content.enemies if any(foe is own for own in other.enemies)) == len(other.enemies)


@pytest.mark.parametrize("code", CODES)
def test_se_13_the_start_tile_lies_open_and_bare(code: str) -> None:
    for scenario in SCENARIOS:
        s = new_state(1, DiscoverContent(copy_of(code), scenario, 0), False, 60, 12)
        assert s.map.revealed == 1
        assert s.content.tiles[s.map.tiles[0]].back == 0
        assert set(s.map.tiles[1:]) == {HIDDEN, UNLAID}
        assert not any(s.map.lying)
        assert s.map.water == {}
        assert not any(s.cell(space).symbol >= 0 or s.cell(space).water for space in spaces_of(0))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_se_14_tiles_lie_face_down_in_the_sheets_pattern(scenario: int) -> None:
    copy = copy_of(code_of(3))
    c = DiscoverContent(copy, scenario, 0)
    pattern = {SLOTS[slot]: back for slot, back, _ in c.sheet.layout(scenario).slots}
    seen_in_first = set()
    for seed in range(8):
        s = new_state(2, c, False, 60, 10)
        laid = [slot for slot in range(len(SLOTS)) if s.map.tiles[slot] == HIDDEN]
        assert {SLOTS[slot]: c.backs[slot] for slot in laid} == pattern
        game = play(s, *[TurnTile(0, slot) for slot in laid], seed=seed)
        drawn = [board(game).map.tiles[slot] for slot in laid]
        assert [c.tiles[tile].back for tile in drawn] == [c.backs[slot] for slot in laid]
        assert len(set(drawn)) == len(drawn)
        seen_in_first.add(drawn[0])
    assert len(seen_in_first) > 2


def test_se_14_left_over_tiles_stay_unseen() -> None:
    s = wild(slots=["B:1", "C:1"], tiles=[["rock"] * 7, ["peak"] * 7])
    assert sorted(slot for slot in range(19) if s.map.tiles[slot] == HIDDEN) == [1, 2]
    game = play(s, TurnTile(0, 1), TurnTile(0, 2))
    assert set(board(game).map.tiles[3:]) == {UNLAID}
    view: Any = game.view(0)
    assert set(view["map"]) == {"A", "B", "C"}


@pytest.mark.parametrize(("compass", "space"), [(["e"] * 12, "A1"), (["sw"] * 11 + ["nw"], "A3"), (["nw"] * 12, "A5")])
def test_se_15_the_compass_is_the_sheets(compass: list[str], space: str) -> None:
    s = wild(enemies=[enemy(3, 7, 9, 2)], sheet={"compass": compass})
    foe = monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[1, 5])
    assert [there.uid for there in foes_at(game, space)] == [foe.uid]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_se_16_the_camp_burns(scenario: int) -> None:
    view: Any = begun(2, scenario=scenario).view(0)
    assert view["fires"] == {view["camp"]: True}
    s = board(begun(2, scenario=scenario))
    assert s.cell(s.content.camp).camp


def test_se_17_characters_are_chosen_in_secret_and_revealed_together() -> None:
    game = table(3)
    dealt = [seen(game, seat, seat)["dealt"] for seat in range(3)]
    assert [len(set(names)) for names in dealt] == [2, 2, 2]
    assert len({name for names in dealt for name in names}) == 6
    assert list(game.waiting) == [0, 1, 2]
    assert [asked(game, seat) for seat in range(3)] == ["character"] * 3
    assert seen(game, 0, 1)["dealt"] == 2
    game.choose(1, game.picks(1)[1])
    assert list(game.waiting) == [0, 2]
    assert seen(game, 1, 1)["character"] == dealt[1][1]
    assert [seen(game, viewer, 1)["character"] for viewer in (0, 2, None)] == [None] * 3
    game.choose(0, game.picks(0)[0])
    game.choose(2, game.picks(2)[0])
    for viewer in (0, 1, 2, None):
        assert [seen(game, viewer, seat)["character"] for seat in range(3)] == [dealt[0][0], dealt[1][1], dealt[2][0]]
        assert [seen(game, viewer, seat)["dealt"] for seat in range(3)] in (
            [0, 0, 0],
            [[], 0, 0],
            [0, [], 0],
            [0, 0, []],
        )


def test_se_17_who_has_chosen_already_may_have_chosen_either() -> None:
    """Imagining the others: what seat 1 was dealt and kept is dealt again, what seat 0 holds is not."""
    game = table(2)
    game.choose(1, game.picks(1)[0])
    own = board(game).survivors[0].dealt
    worlds = [board(game.imagine(0, seed)) for seed in range(30)]
    assert {world.survivors[0].dealt for world in worlds} == {own}
    assert len({world.survivors[1].character for world in worlds}) > 4
    assert not any(set(world.survivors[1].dealt) & set(own) for world in worlds)


def test_se_17_revealed_characters_are_open_before_the_first_day() -> None:
    """Whatever the first stage asks at once, everybody's character is open by then."""
    asking = stage(1, start=[{"choose": [["gain wood 1"], ["gain stone 1"]]}])
    s = wild(seats=2, day=0, stages=[asking], projects=FOUR)
    s.turn.phase = SETUP
    game = play(s, Arrival())
    assert asked(game, 0) == "choose"
    assert [seen(game, 1, seat)["character"] for seat in range(2)] == ["plain-0", "plain-0"]


def test_se_18_alone_one_of_four() -> None:
    game = table(1)
    assert len(game.picks(0)) == 4
    assert len(seen(game, 0, 0)["dealt"]) == 4


@pytest.mark.parametrize(("seats", "stamina"), [(1, 12), (2, 10), (3, 8), (4, 8)])
def test_se_19_hearts_and_stamina(seats: int, stamina: int) -> None:
    game = begun(seats)
    for seat in range(seats):
        assert seen(game, 0, seat)["stamina"] == stamina
        assert seen(game, 0, seat)["damage"] == {"hunger": 0, "thirst": 0, "sickness": 0, "physical": 0}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_se_20_one_food_and_one_clean_water_each(seats: int) -> None:
    game = table(seats)
    for seat in range(seats):
        assert purse(game, seat) == {"food": 1, "clean-water": 1}
        assert me(game, seat).kept == ()


def test_se_21_three_support_cards_of_ones_own() -> None:
    s = wild(seats=2, enemies=[enemy(3, 7, 9, 1)])
    survivor(s, 1, space="A2")
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[8, 1])
    assert game.picks(1) == [("pass",), ("support", "overwhelm"), ("support", "attack"), ("support", "protect")]


def test_se_21_none_alone() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 1)])
    monster(s, "A0", 3)
    game = play(s, Encounter(at("A0"), -1), dice=[8, 1])
    assert (game.waiting, foes_at(game, "A0")) == ((), [])


@pytest.mark.parametrize(("seats", "count"), [(1, 3), (2, 2), (3, 1), (4, 1)])
@pytest.mark.parametrize("scenario", [1, 3])
def test_se_22_first_projects_from_the_normal_deck(seats: int, count: int, scenario: int) -> None:
    for seed in range(6):
        game = begun(seats, scenario=scenario, seed=seed)
        s = board(game)
        hands = [project for survivor in s.survivors for project, _ in survivor.hand]
        assert [len(survivor.hand) for survivor in s.survivors] == [count] * seats
        assert len(set(hands)) == len(hands)
        assert not any(s.content.projects[project].complex for project in hands)
        view: Any = game.view(0)
        assert view["projects_left"]["normal"] == 8 - count * seats
        if seats > 1:
            assert seen(game, 0, 1)["hand"] == [None] * count


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_se_23_figures_start_in_camp(scenario: int) -> None:
    game = begun(2, scenario=scenario)
    camp = game.view(0)["camp"]
    assert [where(game, seat) for seat in range(2)] == [camp, camp]


@pytest.mark.parametrize("code", CODES)
def test_se_24_enemy_and_crafted_decks_are_used_whole(code: str) -> None:
    for scenario in SCENARIOS:
        c = DiscoverContent(copy_of(code), scenario, 0)
        s = new_state(2, c, False, 60, 10)
        foes = sum(foe.copies for foe in c.enemies[: c.normal_enemies])
        foes += len([x for x in c.specials if x.deck == ENEMY_DECK])
        assert 30 <= foes <= 32
        assert sum(s.decks.made_deck) == 44
        assert s.decks.made_deck == [4] * 11


def test_se_24_a_card_of_the_other_terrain_can_be_crafted_and_fought() -> None:
    """Crafted items are not sorted by terrain: every project's item is in the deck."""
    s = wild(projects=[project(4), project(5, complex=True)])
    assert s.content.in_use == (1, 0)
    game = carry(s, "make 5")
    assert [held.item for held in me(game).items] == [MADE + 1]


def test_se_25_the_group_chooses_the_scenario_before_all_else() -> None:
    assert [table(2, scenario=n).options["scenario"] for n in (1, 2, 5)] == [1, 2, 5]
    assert table(2).options["scenario"] == 1
    for wrong in (0, 6, "x", "2", 1.5, True):
        with pytest.raises(ew.BadOption):
            table(2, scenario=wrong)


@pytest.mark.parametrize(
    ("seats", "stamina", "projects", "characters"), [(1, 12, 3, 4), (2, 10, 2, 2), (3, 8, 1, 2), (4, 8, 1, 2)]
)
def test_e_41_start_by_number_of_players(seats: int, stamina: int, projects: int, characters: int) -> None:
    game = table(seats)
    assert [len(game.picks(seat)) for seat in range(seats)] == [characters] * seats
    for seat in range(seats):
        game.choose(seat, game.picks(seat)[0])
    for seat in range(seats):
        shown = seen(game, seat, seat)
        assert (shown["stamina"], len(shown["hand"])) == (stamina, projects)


# -- what is secret (R-100) --------------------------------------------------------------------------------------------


def test_r_100_unread_faces_are_dealt_anew_within_their_kind() -> None:
    cards = [instant(n, f"gain wood {n}") for n in (1, 2, 3)] + [found(11), found(12)]
    game = carry(wild(cards=cards, enemies=[enemy(3), enemy(4)]), "resolve 2")
    faces = {tuple(board(game.imagine(0, seed)).decks.card_face) for seed in range(40)}
    assert {face[1] for face in faces} == {1}
    assert {face[0] for face in faces} == {0, 2}
    assert {frozenset(face[3:]) for face in faces} == {frozenset((3, 4))}
    assert len(faces) == 4
    foes = {tuple(board(game.imagine(0, seed)).decks.enemy_face) for seed in range(20)}
    assert {face[:2] for face in foes} == {(0, 1), (1, 0)}


def test_r_100_others_hand_projects_are_dealt_anew_own_and_shown_ones_not() -> None:
    cards = [project(n, complex=n > 5) for n in range(1, 8)]
    s = wild(seats=3, projects=cards)
    survivor(s, 0, hand=[1])
    survivor(s, 1, hand=[2, 3])
    survivor(s, 2, hand=[6])
    game = play(s, Turn(1))
    game.choose(1, ("show", 2, "seat-1"))
    worlds = [board(game.imagine(0, seed)) for seed in range(40)]
    assert {world.survivors[0].hand[0][0] for world in worlds} == {0}
    assert {world.survivors[1].hand[0][0] for world in worlds} == {1}
    assert {world.survivors[1].hand[1][0] for world in worlds} == {2, 3, 4}
    assert {world.survivors[2].hand[0][0] for world in worlds} == {5}
    assert {tuple(seen(game.imagine(0, seed), 0, 1)["hand"]) for seed in range(5)} == {(2, None)}


def test_r_100_votes_are_secret_until_all_have_named() -> None:
    """A seat that imagines the table does not know what another has already named."""
    game, other = play(wild(seats=3), Council()), play(wild(seats=3), Council())
    game.choose(1, ("name", "seat-3"))
    other.choose(1, ("name", "seat-2"))
    assert list(game.waiting) == [2]
    assert game.view(2) == other.view(2)
    assert {board(game.imagine(2, seed)).turn.votes[1] for seed in range(40)} == {0, 1, 2}
    assert board(game.imagine(1, 1)).turn.votes[1] == 2


def test_r_100_what_was_read_stays_read() -> None:
    """Even after the card is back in its deck, and for survivors who were not there."""
    s = wild(seats=2, cards=[instant(7, "gain wood 1")], projects=[project(4)])
    game = carry(s, "resolve 7", "make 4", seat=1)
    for viewer in (0, 1, None):
        view: Any = game.view(viewer)
        assert (view["read"], view["made"], view["deck"]) == ([7], [4], {"7": 1})


# -- solo and together -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [1, 2, 3, 4])
def test_so_1_a_whole_game_alone(scenario: int) -> None:
    for seed in range(5):
        game = begun(1, scenario=scenario, seed=seed)
        offered = played_out(game, seed)
        assert game.outcome is not None
        assert not offered & {"trade", "support", "call", "attack", "loot", "show", "name"}


def test_so_1_scenario_5_is_not_for_one() -> None:
    with pytest.raises(ew.BadOption):
        table(1, scenario=5)


def test_so_1_nobody_to_recover_share_with_or_hand_on_to() -> None:
    s = wild(enemies=[enemy(3, 7, 9, 1, reward=["gain meat 2"])], projects=[project(4, "wood 1", counters=2)])
    survivor(s, 0, resources={"food": 1, "wood": 1}, damage={"hunger": 1}, made=[(4, 0)], hand=[])
    s.decks.open_projects, s.decks.projects = (0,), [0]
    game = play(s, Turn(0))
    assert [pick for pick in game.picks(0) if pick[0] == "recover"] == [("recover", "seat-1", "hunger")]
    game.choose(0, ("craft", 4))
    assert [(held.item, held.counters) for held in me(game).items] == [(MADE, 2)]
    assert board(game).decks.made_deck == [3]
    monster(board(game), "A0", 3)
    board(game).queue([Encounter(at("A0"), -1)])
    game.choose(0, ("recover", "seat-1", "hunger"))
    while asked(game) != "turn":
        game.choose(0, ("pass",))
    assert "trade" not in verbs(game)


def test_ho_1_the_first_elimination_loses_the_game_for_all() -> None:
    s = wild(seats=3, coop=True)
    survivor(s, 1, damage={"hunger": 3})
    game = carry(s, "damage hunger 1", seat=1)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores, game.outcome.reason) == ((), (0, 0, 0), "lost")


def test_ho_1_an_earlier_winner_loses_too() -> None:
    s = wild(seats=2, coop=True, stages=[stage(1, goal(["has wood 1"], "win you"))])
    survivor(s, 0, resources={"wood": 1})
    survivor(s, 1, damage={"hunger": 3})
    game = play(s, Checkpoint(), Lines(1, lines(s, "damage hunger 1"), NO_SOURCE))
    assert game.outcome is not None
    assert game.outcome.winners == ()


def test_ho_1_all_win_when_everybody_has_won() -> None:
    s = wild(seats=2, coop=True, stages=[stage(1, goal(["has wood 1"], "win you"))])
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Checkpoint(), Lines(1, lines(s, "gain wood 1"), NO_SOURCE), Checkpoint())
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((0, 1), "quest")


def test_ho_1_is_off_unless_asked_for() -> None:
    assert table(2).options["coop"] == "off"
    assert board(table(2)).coop is False
    s = wild(seats=2)
    survivor(s, 1, damage={"hunger": 3})
    game = carry(s, "damage hunger 1", seat=1)
    assert game.outcome is None


def test_all_six_terrains_are_drawn() -> None:
    """So that the tests above have something to draw from."""
    drawn = {land.name for seed in range(60) for land in copy_of(code_of(seed)).terrains}
    assert drawn == set(ALL_SIX)
