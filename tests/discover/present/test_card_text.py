"""Discover in words: the text of cards is made from their lines, and every question and event has words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

import emberwatch as ew
from emberwatch.discover import DISCOVER, content_of
from emberwatch.discover.cards.reader import LineReader
from emberwatch.discover.cards.registry import BLOCKS, COMBAT, CONDITIONS, EFFECTS, STANDING
from emberwatch.discover.cards.syntax import WHENS, Condition, Line
from emberwatch.discover.cards.words import (
    ACTION,
    AMOUNT,
    DAMAGE,
    DAMAGE_OR_ANY,
    DIE,
    DOUSED,
    GROUND,
    GROUND_OR_ALL,
    NAME,
    NUMBER,
    PLACE,
    PROWLERS,
    RESOURCE,
    RESOURCE_OR_ANY,
    SIGNED,
    SYMBOL,
    TRAIT,
    TRAIT_OR_NONE,
    WINNERS,
    WORDS,
)
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION, code_of
from emberwatch.discover.model.components import Card, Copy, CopyEntry, Scenario
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.foes import FEATURE, MONSTER, Foe
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import CHEAPER, DAMAGES, DICE, PLACES, RESOURCES, SYMBOLS, TRAITS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import (
    CARD_GATHERED,
    CRAFT,
    ENEMY_GATHERED,
    FOE,
    GATHER,
    TAKE_ITEM,
)
from emberwatch.discover.present.card_text import (
    Voice,
    card_text,
    character_text,
    discovery_text,
    enemy_text,
    item_text,
    night_text,
    project_text,
    sheet_text,
    stage_text,
    threat_text,
)
from emberwatch.discover.present.card_words import BLOCK_WORDS, CONDITION_WORDS, STANDING_WORDS, VERB_WORDS
from emberwatch.discover.present.titles import story, title
from emberwatch.discover.present.wording import DiscoverWording
from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.narrator import Narrator
from emberwatch.text import speaker

NAMES = ["Ada", "Ben", "Cyd", "Dov"]
SAMPLES: dict[str, Sequence[str]] = {
    AMOUNT: ("1", "3", "#", "2#"),
    SIGNED: ("2", "-1"),
    NUMBER: ("0", "1", "4"),
    RESOURCE: RESOURCES,
    RESOURCE_OR_ANY: (*RESOURCES, "any"),
    DAMAGE: DAMAGES,
    DAMAGE_OR_ANY: (*DAMAGES, "any"),
    PLACE: [place if place != "landmark" else "landmark:4" for place in PLACES],
    SYMBOL: SYMBOLS,
    TRAIT: TRAITS,
    TRAIT_OR_NONE: ("", *TRAITS),
    NAME: ("nobody-we-know",),
    DIE: DICE,
    ACTION: CHEAPER,
    PROWLERS: WORDS[PROWLERS],
    DOUSED: WORDS[DOUSED],
    WINNERS: WORDS[WINNERS],
}
"""Words of each kind to try a verb with."""


def say(key: str, **details: str | int) -> str:
    return speaker("en").say(key, **details)


@cache
def content(scenario: int = 1) -> DiscoverContent:
    return content_of(code_of(3), scenario, 0)


def samples(kind: str) -> Sequence[str]:
    grounds = content().sheet.grounds
    return {GROUND: grounds, GROUND_OR_ALL: (*grounds, "all")}.get(kind) or SAMPLES[kind]


def phrases(verb: type[Line] | type[Condition]) -> list[str]:
    """Words for a verb, so that every word of every kind is in one of them."""
    rows = [samples(kind) for kind in verb.WORDS.values()]
    return [" ".join([row[i % len(row)] for row in rows]) for i in range(max([len(row) for row in rows], default=1))]


def reader() -> tuple[LineReader, list[Flaw]]:
    flaws: list[Flaw] = []
    return LineReader(content().sheet.grounds, flaws), flaws


def lines(*texts: object) -> tuple[Line, ...]:
    read, flaws = reader()
    found = read.lines(list(texts), "test", {**EFFECTS, **COMBAT})
    assert not flaws
    return found


def text(*texts: object) -> str:
    return card_text(say, content(), lines(*texts))


def check(said: str) -> None:
    """Check that a text is fit for players: sentences, no holes, nothing of our own data language."""
    assert said
    assert said[0].upper() == said[0]
    assert said[-1] in ".!?"
    assert "  " not in said
    assert ".." not in said
    assert not re.search(r"[{}@#_]|\bNone\b|-1\b", said), said


# -- the card language ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", [*EFFECTS, *COMBAT])
def test_every_verb_has_words(verb: str) -> None:
    for words in phrases({**EFFECTS, **COMBAT}[verb]):
        check(text(f"{verb} {words}"))


@pytest.mark.parametrize("verb", STANDING)
def test_every_standing_effect_has_words(verb: str) -> None:
    for words in phrases(STANDING[verb]):
        check(ability({"when": "always", "do": [f"{verb} {words}"]}))


@pytest.mark.parametrize("kind", CONDITIONS)
def test_every_condition_and_its_opposite_have_words(kind: str) -> None:
    for words in phrases(CONDITIONS[kind]):
        held = text({"if": f"{kind} {words}", "do": ["gain wood 1"]})
        opposite = text({"if": f"not {kind} {words}", "do": ["gain wood 1"]})
        check(held)
        check(opposite)
        assert held != opposite


def test_nothing_of_the_language_is_left_out() -> None:
    assert set(VERB_WORDS) == {*EFFECTS.values(), *COMBAT.values()}
    assert set(STANDING_WORDS) == set(STANDING.values())
    assert set(CONDITION_WORDS) == set(CONDITIONS.values())
    assert set(BLOCK_WORDS) == set(BLOCKS.values())


def ability(table: dict[str, object]) -> str:
    read, flaws = reader()
    powers = read.abilities([table], "test")
    assert not flaws
    return Voice(say, content()).powers(powers)


@pytest.mark.parametrize("when", [when for when in WHENS if when != "always"])
def test_every_moment_has_words(when: str) -> None:
    of = {"enter": content().sheet.grounds[0], "key": "locked", "prevent": "hunger"}
    table: dict[str, object] = {"when": when, "need": ["at-fire"], "pay": "wood 1, counter 2, this", "limit": "day"}
    if when in of:
        table["of"] = of[when]
    if when != "key":
        table["do"] = ["gain wood 1"]
    check(ability(table))


def test_a_card_action_says_price_conditions_and_limit() -> None:
    said = ability(
        {"when": "action", "need": ["at-fire"], "pay": "wood 1", "limit": "day", "do": ["gain clean-water 2"]}
    )
    assert said == "Card action (1 stamina, 1 wood), if you are at a fire: gain 2 clean water. Once per day."


def test_what_costs_nothing_is_once_a_turn() -> None:
    """R-45: as the rules say, even if the card does not."""
    assert ability({"when": "turn", "do": ["rest 1"]}) == "On your turn: gain 1 stamina. Once per turn."
    assert ability({"when": "turn", "pay": "food 1", "do": ["rest 1"]}) == "On your turn (1 food): gain 1 stamina."


def test_always_with_a_condition() -> None:
    said = ability({"when": "always", "need": ["at-fire"], "do": ["move all -1", "limit 2"]})
    assert said == "If you are at a fire: entering any space costs you 1 stamina less and your carry limit is 2 higher."


@pytest.mark.parametrize(
    ("block", "said"),
    [
        ({"pay": "food 1", "else": ["damage hunger 1"]}, "Pay 1 food, or else: suffer 1 hunger damage."),
        ({"pay": "wood #", "do": ["light here"]}, "You may pay 1 wood per player: light a fire on your space."),
        (
            {"pay": "wood 1, stone 2", "do": ["rest 2"], "else": ["tire 1"]},
            "You may pay 1 wood, 2 stone: gain 2 stamina; otherwise: lose 1 stamina.",
        ),
        ({"roll": 7, "else": ["tire 2"]}, "Roll a die: below 7, lose 2 stamina."),
        ({"roll": 7, "do": ["gain meat 2"]}, "Roll a die: on 7+, gain 2 raw meat."),
        (
            {"roll": 7, "do": ["gain meat 2"], "else": ["spawn here"]},
            "Roll a die: on 7+, gain 2 raw meat; below 7, a monster appears on your space.",
        ),
        ({"if": "at-fire", "else": ["threat 1"]}, "Unless you are at a fire: draw 1 threat card."),
        (
            {"if": ["at-fire", "not in-camp", "day 2"], "do": ["rest 1"], "else": ["win you"]},
            "If you are at a fire, you are not in camp and it is day 2 or later: gain 1 stamina; otherwise: you win.",
        ),
        ({"each": "not-at-fire", "do": ["threat 1"]}, "Each survivor who is not at a fire: draw 1 threat card."),
        ({"may": ["survey 1"]}, "You may: reveal 1 face-down tile anywhere along the edge of the known map."),
        (
            {"choose": [["tire 3"], ["lose any 2"]]},
            "Choose one: (1) lose 3 stamina; (2) lose 2 resources of your choice.",
        ),
        ({"choose": [["tire 3"], []]}, "Choose one: (1) lose 3 stamina; (2) nothing happens."),
    ],
)
def test_blocks(block: dict[str, object], said: str) -> None:
    assert text(block) == said


def test_blocks_within_blocks_are_bracketed_where_more_follows() -> None:
    inner = {"roll": 7, "do": ["gain meat 2"], "else": ["tire 1"]}
    roll = "roll a die: on 7+, gain 2 raw meat; below 7, lose 1 stamina"
    assert (
        text({"if": "at-fire", "do": [inner], "else": [inner]}) == f"If you are at a fire: [{roll}]; otherwise: {roll}."
    )
    assert text({"each": "here", "do": [inner, "rest 1"]}) == f"Each survivor on your space: [{roll}]; gain 1 stamina."


def test_gains_in_a_row_are_one_clause() -> None:
    assert (
        text("gain wood 2", "gain stone 1", "gain food 1", "rest 1")
        == "Gain 2 wood, 1 stone and 1 food. Gain 1 stamina."
    )


def test_what_is_no_order_is_not_joined_with_and() -> None:
    assert text({"may": ["tire 1", "spawn camp"]}) == "You may: lose 1 stamina, a monster appears in camp."
    assert text({"may": ["tire 1", "threat 1"]}) == "You may: lose 1 stamina and draw 1 threat card."


# -- everything in the pools ------------------------------------------------------------------------------------


@cache
def whole(early: str, late: str) -> DiscoverContent:
    """A copy that is too big for any box: two pools and all projects, characters and scenarios."""
    terrains = (pools.terrain(early, VERSION), pools.terrain(late, VERSION))
    return DiscoverContent(
        Copy(
            "whole", "Whole", "", terrains, pools.projects(VERSION), pools.characters(VERSION), pools.nights(VERSION),
            pools.threats(VERSION), (scenarios(early, late)[0],), False,
        ),
        1, 0,
    )  # fmt: skip


@cache
def scenarios(early: str, late: str) -> tuple[Scenario, ...]:
    """All scenario templates, bound to landmarks of a terrain; all of them have the number 1."""
    found = []
    for tier, land in (("early", early), ("late", late), ("last", early)):
        places = [mark.number for mark in pools.terrain(land, VERSION).landmarks]
        for template in pools.templates(tier, VERSION):
            decks = {str(special["name"]): "enemy" for special in pools.tables_of(template, "special")}
            found.append(pools.bind_template(template, 1, places[:4], decks))
    return tuple(found)


LANDS = list(zip(pools.EARLY, pools.LATE, strict=True))


@pytest.mark.parametrize(("early", "late"), LANDS)
def test_everything_of_the_terrains_has_words(early: str, late: str) -> None:
    c = whole(early, late)
    for terrain in c.copy.terrains:
        check(sheet_text(say, c, terrain))
        for card in terrain.cards:
            check_entry(card)
            check_card(c, card)
        for enemy in terrain.enemies:
            assert say(enemy.key) == title(say, enemy)
            check(enemy_text(say, c, enemy))


def check_entry(entry: CopyEntry) -> None:
    """Check that its title and its story are messages."""
    assert title(say, entry) == say(entry.key)
    assert story(say, entry) == say(f"{entry.key}.story")


def check_card(c: DiscoverContent, card: Card) -> None:
    said = discovery_text(say, c, card)
    check(said)
    assert "?" not in said, "a landmark without a name"


def test_cards_of_the_other_terrain_mean_its_own_grounds() -> None:
    c = whole("island", "mountain")
    card = next(card for card in c.copy.terrains[1].cards if card.name == "step-irons")
    assert "ice" in discovery_text(say, c, card)


def test_everything_that_copies_share_has_words() -> None:
    c = whole(*LANDS[0])
    for project in pools.projects(VERSION):
        check_entry(project)
        check(project_text(say, c, project))
        check(item_text(say, c, project.item))
        assert project_text(say, c, project, known=True).endswith(item_text(say, c, project.item))
    for character in pools.characters(VERSION):
        check_entry(character)
        check(character_text(say, c, character))
    for night in pools.nights(VERSION):
        check_entry(night)
        check(night_text(say, c, night))
    for threat in pools.threats(VERSION):
        check_entry(threat)
        check(threat_text(say, c, threat))


@pytest.mark.parametrize(("early", "late"), LANDS)
def test_every_scenario_has_words(early: str, late: str) -> None:
    for scenario in scenarios(early, late):
        base = whole(early, late).copy
        copy = Copy(
            base.code, base.name, base.story, base.terrains, base.projects, base.characters, base.nights, base.threats,
            (scenario,), False,
        )  # fmt: skip
        c = DiscoverContent(copy, 1, 0)
        check_entry(scenario)
        for stage in scenario.stages:
            check_entry(stage)
            check(stage_text(say, c, stage))
            assert "?" not in stage_text(say, c, stage)
        for card in scenario.cards:
            check_entry(card)
            check_card(c, card)
        for special in scenario.specials:
            check(enemy_text(say, c, special.enemy))


def test_a_pack_may_do_without_titles() -> None:
    assert title(say, CopyEntry("dry-well", "card-nowhere-dry-well", "", "")) == "Dry well"
    assert title(say, CopyEntry("dry-well", "card-nowhere-dry-well", "The dry well", "")) == "The dry well"
    assert story(say, CopyEntry("dry-well", "card-nowhere-dry-well", "", "")) == ""


# -- whole games ------------------------------------------------------------------------------------------------


def new_game(seats: int, seed: int, scenario: int) -> Game:
    terrain = ("early", "late")[seed % 2]
    return ew.new_game("discover", seats=seats, seed=seed, scenario=scenario, copy=seed, terrain=terrain, aloud=True)


def step(game: Game, dice: CounterDice) -> None:
    """Make a random pick, but never give up."""
    seat = game.waiting[0]
    picks = [pick for pick in game.asked[seat] if pick.words != ("give-up",)]
    game.take(seat, picks[dice.below(len(picks))])


@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_are_told(scenario: int, seats: int) -> None:
    """Questions, picks, helps and events all have words, and no two picks of a question read the same."""
    if scenario == 5 and seats == 1:
        pytest.skip("scenario 5 is for two and more")
    for seed in range(3):
        game = new_game(seats, 10 * scenario + seed, scenario)
        narrator = Narrator(game, "en", NAMES)
        dice = CounterDice(seed)
        while game.waiting:
            seat = game.waiting[0]
            said = [narrator.choice(seat, pick) for pick in game.asked[seat]]
            assert narrator.question(seat)
            assert all(said)
            assert len(set(said)) == len(said), said
            assert all([help for pick in game.asked[seat] for help in narrator.helps(seat, pick)])
            prompt = game.prompt(seat)
            assert prompt is not None
            assert len(narrator.rules(prompt.rules)) == len(prompt.rules)
            step(game, dice)
        assert all([narrator.line(event) for viewer in (None, 0) for event in narrator.story(viewer)])
        assert narrator.ending()


@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_what_is_said_is_what_the_seat_may_know(scenario: int) -> None:
    """Choices and their helps read the same in every world that the seat can imagine: they contain nothing unread."""
    game = new_game(2, scenario, scenario)
    dice = CounterDice(scenario)
    while game.waiting:
        seat = game.waiting[0]
        dreamt = game.imagine(seat, dice.below(1 << 30))
        one, other = Narrator(game, "en", NAMES), Narrator(dreamt, "en", NAMES)
        for pick in game.asked[seat]:
            if pick in dreamt.asked[seat]:
                assert one.choice(seat, pick) == other.choice(seat, pick)
                assert one.helps(seat, pick) == other.helps(seat, pick)
        step(game, dice)


# -- what nobody has read ---------------------------------------------------------------------------------------


def start(scenario: int = 1) -> tuple[Game, DiscoverState, DiscoverWording]:
    game = new_game(1, 4, scenario)
    while game.state.turn.phase == 0:  # type: ignore[attr-defined]
        step(game, CounterDice(1))
    state = game.state
    assert isinstance(state, DiscoverState)
    assert isinstance(DISCOVER.wording, DiscoverWording)
    return game, state, DISCOVER.wording


def test_an_item_that_nobody_has_made_is_not_explained() -> None:
    _, s, wording = start()
    project = s.content.projects[0]
    pick = CRAFT[project.number - 1]
    item = item_text(say, s.content, project.item)
    (help,) = wording.helps(s, say, pick)
    assert item not in help
    assert help.startswith("Cost: ")
    s.decks.read_made |= 1
    (help,) = wording.helps(s, say, pick)
    assert item in help


def test_an_item_that_nobody_has_found_is_neither_named_nor_explained() -> None:
    _, s, wording = start()
    entry = next(i for i, card in enumerate(s.content.cards) if card.item is not None)
    pick = TAKE_ITEM[s.content.place_of(entry)]
    fields = wording.pick_fields(s, None, pick)
    number = s.content.cards[entry].number
    assert wording.helps(s, say, pick) == []
    assert wording.speak(s, say, "discover-pick-take-item", fields) == {"item": f"discovery card {number}"}
    s.decks.read_cards |= 1 << entry
    assert wording.helps(s, say, pick) == [item_text(say, s.content, s.item(entry))]
    assert wording.speak(s, say, "discover-pick-take-item", fields) == {"item": title(say, s.card(entry))}


def test_a_discovery_card_that_nobody_has_read_is_not_read_aloud() -> None:
    _, s, wording = start()
    entry = next(i for i, card in enumerate(s.content.cards) if card.item is None and card.enemy is None)
    label = s.content.labels[entry]
    pick = GATHER[CARD_GATHERED + s.content.cards[entry].number]
    assert wording.read_aloud(s, say, label) == []
    assert wording.helps(s, say, pick) == []
    s.decks.read_cards |= 1 << entry
    card = s.card(entry)
    said = discovery_text(say, s.content, card)
    assert wording.read_aloud(s, say, label) == [title(say, card), story(say, card), said]
    assert wording.helps(s, say, pick) == [f"{title(say, card)}. {said}"]


def test_an_enemy_that_nobody_has_met_is_a_number() -> None:
    _, s, wording = start()
    enemy = s.content.enemies[0]
    s.map.foes.append(Foe(90, FEATURE, s.content.camp, 0, 0, 0, 0))
    s.map.foes.append(Foe(91, MONSTER, s.content.camp, HIDDEN, 0, -1, 0))
    gather = GATHER[ENEMY_GATHERED + enemy.number]
    assert wording.helps(s, say, FOE[0]) == wording.helps(s, say, FOE[1]) == wording.helps(s, say, gather) == []
    assert str(wording.speak(s, say, "x", {"foe": 0})["foe"]).startswith(f"enemy {enemy.number}, A")
    assert str(wording.speak(s, say, "x", {"foe": 1})["foe"]).startswith("face-down monster, A")
    assert wording.read_enemy(s, say, 0) == []
    s.decks.read_enemies |= 1
    said = enemy_text(say, s.content, enemy)
    assert wording.helps(s, say, FOE[0]) == wording.helps(s, say, gather) == [f"{title(say, enemy)}. {said}"]
    assert wording.read_enemy(s, say, 0) == [title(say, enemy), said]


def test_two_monsters_alike_are_told_apart() -> None:
    _, s, wording = start()
    for uid in (90, 91):
        s.map.foes.append(Foe(uid, MONSTER, s.content.camp, HIDDEN, 0, -1, 0))
    first, second = [str(wording.speak(s, say, "x", {"foe": i})["foe"]) for i in (0, 1)]
    assert second == f"{first} (2)"


def test_cards_that_come_up_are_read_aloud() -> None:
    """Title, story and text of nights, threats, stages, characters and sheets."""
    _, s, wording = start()
    read = [wording.read_night(s, say, 0), wording.read_threat(s, say, 0), wording.read_stage(s, say, 0)]
    read += [wording.read_character(s, say, 0), wording.read_sheet(s, say)]
    assert [len(parts) for parts in read] == [3] * 5
    for _, tale, said in read:
        check(tale)
        check(said)


def test_a_move_says_cost_ground_and_what_is_there() -> None:
    game, s, _ = start()
    narrator = Narrator(game, "en", NAMES)
    s.map.foes.append(Foe(90, MONSTER, 1, HIDDEN, 0, -1, 0))
    move = next(pick for pick in game.asked[0] if pick.words == ("move", "A1"))
    assert re.fullmatch(r"Move to A1 \(.+, \d stamina\): face-down monster.*", narrator.choice(0, move))
