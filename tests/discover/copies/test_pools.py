"""The pools from which copies are drawn: large enough, sound in themselves, worded in all languages, and our own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from emberwatch.discover.cards.conditions import CardRead, HasItem, SpecialDefeated
from emberwatch.discover.cards.effects.decks import GoToStage, ResolveCard
from emberwatch.discover.cards.effects.monsters import CallSpecial, FightEnemy
from emberwatch.discover.cards.syntax import Condition, Line, lines_in
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION
from emberwatch.discover.copies.draw import card_lines
from emberwatch.discover.model.components import CopyEntry, Scenario, Terrain
from emberwatch.discover.model.names import (
    CHAIN,
    HUNDREDTH,
    INSTANT,
    ON_FEATURE,
    ON_LANDMARK,
    ON_MONSTER,
    ON_TOKEN,
    TIERS,
)
from emberwatch.text import LANGUAGES

TILES = {0: 2, 1: 9, 2: 8, 3: 8}
"""At least, by the number on the back."""
LANDMARKS = 5
"""At least, on the tiles of each stack."""
LAYOUTS = ({1: 6, 2: 5}, {1: 6, 3: 5}, {1: 6, 2: 5, 3: 5})
"""How many tiles of each back the first and the second scenario of a terrain lay, and the last one."""
CARDS = {ON_LANDMARK: 20, ON_TOKEN: 20, CHAIN: 20, HUNDREDTH: 10}
"""At least, by how they are reached."""
OF_SCENARIOS = ("stage", "win", "mark", "unmark", "special", "make")
"""Lines that mean nothing on a terrain's cards."""
STORY_PARTS = ("", ".one", ".two", ".three", ".four", ".five", ".end")
RESERVED = (
    r"Norman", r"William Ross", r"Emily Cooper", r"1975", r"Twilight Game", r"silver keys?", r"Silberschlüssel\w*",
    r"clés? d[’']argent", r"llaves? de plata", r"gazell?es?", r"Gazellen?", r"gacelas?", r"pythons?", r"pit[oó]n(es)?",
    r"camels?", r"Kamele?n?", r"chameaux?", r"dromadaires?", r"camellos?",
)  # fmt: skip
"""Names of the printed game, which are not ours to use."""


@cache
def land(name: str) -> Terrain:
    return pools.terrain(name, VERSION)


# -- terrains ---------------------------------------------------------------------------------------------------


def test_there_are_six_terrains() -> None:
    assert [land(name).sheet.tier for name in pools.EARLY] == [TIERS.index("early")] * 3
    assert [land(name).sheet.tier for name in pools.LATE] == [TIERS.index("late")] * 3


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_tiles(name: str) -> None:
    tiles = land(name).tiles
    backs = [tile.back for tile in tiles]
    assert set(backs) == set(TILES)
    assert all(backs.count(back) >= least for back, least in TILES.items())
    assert len(tiles) >= 22
    for back in (1, 2, 3):
        marked = [tile for tile in tiles if tile.back == back and any(cell.landmark for cell in tile.cells)]
        assert len(marked) >= LANDMARKS, f"back {back}"
    numbers = [cell.landmark for tile in tiles for cell in tile.cells if cell.landmark]
    assert sorted(numbers) == sorted(mark.number for mark in land(name).landmarks)


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_layouts(name: str) -> None:
    sheet = land(name).sheet
    first = 1 if sheet.tier == TIERS.index("early") else 3
    for scenario, wanted in zip((first, first + 1, 5), LAYOUTS, strict=True):
        layout = sheet.layout(scenario)
        backs = [back for _, back, _ in layout.slots]
        assert scenario in layout.scenarios
        assert {back: backs.count(back) for back in sorted(set(backs))} == wanted, f"scenario {scenario}"


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_tokens(name: str) -> None:
    """What every copy has of a terrain, and what may be added to fill it up."""
    assert sum(token.count for token in land(name).tokens) == 32
    assert len(pools.extra_tokens(name, VERSION)) >= 12


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_enemies(name: str) -> None:
    enemies = land(name).enemies
    kinds = [enemy.token for enemy in enemies]
    assert kinds.count(ON_MONSTER) >= 12
    assert kinds.count(ON_FEATURE) >= 10
    assert len({enemy.number for enemy in enemies}) == len(enemies) >= 20


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_discovery_cards(name: str) -> None:
    cards = land(name).cards
    assert all(len([card for card in cards if card.use == use]) >= least for use, least in CARDS.items())
    assert len(cards) >= 70
    single = [card.number for card in cards if card.use in (CHAIN, ON_TOKEN)]
    assert len(set(single)) == len(single), "a number is used twice"
    assert [card.name for card in cards if card.kind == INSTANT and not card.do] == [], "does nothing"


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_lines_of_discovery_cards_lead_somewhere(name: str) -> None:
    cards = land(name).cards
    numbers, enemies = {card.number for card in cards}, {enemy.number for enemy in land(name).enemies}
    for card in cards:
        for line in card_lines(card):
            assert line.VERB not in OF_SCENARIOS, card
            assert not isinstance(line, ResolveCard) or line.number in numbers, card
            assert not isinstance(line, FightEnemy) or line.number in enemies, card
        assert not card.tags or card.number + 1 in numbers, f"{card} has tags, but no card follows"


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_every_discovery_card_can_be_reached(name: str) -> None:
    cards, marks = land(name).cards, {mark.number for mark in land(name).landmarks}
    led_to = {line.number for card in cards for line in card_lines(card) if isinstance(line, ResolveCard)}
    led_to |= {card.number + 1 for card in cards if card.tags}
    assert [card for card in cards if card.use == CHAIN and card.number not in led_to] == []
    assert [card for card in cards if card.use == ON_LANDMARK and card.number not in marks] == []


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_every_landmark_has_one_card_a_scenario(name: str) -> None:
    first = 1 if land(name).sheet.tier == TIERS.index("early") else 3
    for mark in land(name).landmarks:
        own = [card for card in land(name).cards if card.number == mark.number]
        for scenario in (first, first + 1):
            assert [scenario in card.scenarios for card in own].count(True) == 1, mark


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_keys_fit_some_card(name: str) -> None:
    cards = land(name).cards
    keys = {a.of for card in cards if card.item for a in card.item.powers.all if a.when == "key"}
    assert keys
    assert keys <= {tag for card in cards for tag in card.tags}


# -- projects, characters, nights, threats ----------------------------------------------------------------------


def test_projects() -> None:
    projects = pools.projects(VERSION)
    assert [project.complex for project in projects].count(False) >= 20
    assert [project.complex for project in projects].count(True) >= 8
    assert len({project.number for project in projects}) == len(projects)


def test_characters() -> None:
    """Six groups of six, in order: a person's place in the group says what that person is for."""
    groups = [person.group for person in pools.characters(VERSION)]
    assert groups == [group for group in range(1, 7) for _ in range(6)]


def test_nights_and_threats_are_those_of_every_copy() -> None:
    levels = [night.level for night in pools.nights(VERSION)]
    colours = [threat.colour for threat in pools.threats(VERSION)]
    assert (levels.count(1), levels.count(2)) == (4, 6)
    assert (colours.count(0), colours.count(1)) == (12, 12)


# -- scenarios --------------------------------------------------------------------------------------------------


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Every scenario as if it were the first, with places of no terrain."""
    return tuple(scenario for tier in ("early", "late", "last") for scenario in of_tier(tier))


def of_tier(tier: str) -> Iterator[Scenario]:
    for template in pools.templates(tier, VERSION):
        decks = {
            str(special["name"]): str(special.get("deck", "enemy")) for special in pools.tables_of(template, "special")
        }
        yield pools.bind_template(template, 1, [901, 902, 903, 904], decks)


def test_scenarios() -> None:
    """Enough of each tier, and of both lengths, so that four of them can have ten quest cards together."""
    assert [len(list(of_tier(tier))) for tier in ("early", "late", "last")] == [8, 8, 3]
    for tier in ("early", "late"):
        sizes = [len(scenario.stages) for scenario in of_tier(tier)]
        assert (sizes.count(3), sizes.count(2)) == (4, 4)
    assert [len(scenario.stages) for scenario in of_tier("last")] == [1, 1, 1]
    assert len(pools.stories(VERSION)) == 6


@pytest.mark.parametrize("scenario", scenarios(), ids=[scenario.name for scenario in scenarios()])
def test_lines_of_a_scenario_name_what_it_has(scenario: Scenario) -> None:
    stages, specials = {stage.number for stage in scenario.stages}, {special.name for special in scenario.specials}
    cards, items = {card.number for card in scenario.cards}, {card.name for card in scenario.cards if card.item}
    for line in lines_of(scenario):
        assert not isinstance(line, GoToStage) or line.number in stages, line
        assert not isinstance(line, CallSpecial) or line.name in specials, line
        assert not isinstance(line, ResolveCard) or line.number in cards, line
    for need in conditions_of(scenario):
        assert not isinstance(need, SpecialDefeated) or need.name in specials, need
        assert not isinstance(need, HasItem) or need.name in items, need
        assert not isinstance(need, CardRead) or need.number in cards, need


def lines_of(scenario: Scenario) -> Iterator[Line]:
    for stage in scenario.stages:
        yield from lines_in(stage.start)
        for do in [ability.do for ability in stage.powers.all] + [goal.do for goal in stage.goals]:
            yield from lines_in(do)
    for card in scenario.cards:
        yield from card_lines(card)
    for special in scenario.specials:
        yield from lines_in(special.enemy.hit + special.enemy.reward)


def conditions_of(scenario: Scenario) -> Iterator[Condition]:
    for line in lines_of(scenario):
        yield from line.conditions()
    for stage in scenario.stages:
        for needs in [ability.needs for ability in stage.powers.all] + [goal.needs for goal in stage.goals]:
            yield from needs


# -- texts ------------------------------------------------------------------------------------------------------


def entries() -> dict[str, list[tuple[CopyEntry, bool]]]:
    """Everything named in each file of texts, and whether it has a story."""
    lands = {f"discover-{name}": list(land_entries(land(name))) for name in pools.TERRAINS}
    common: list[CopyEntry] = [*pools.projects(VERSION), *pools.characters(VERSION)]
    common += [*pools.nights(VERSION), *pools.threats(VERSION)]
    told: list[tuple[CopyEntry, bool]] = []
    for scenario in scenarios():
        told += [(scenario, True), *[(part, True) for part in (*scenario.stages, *scenario.cards)]]
        told += [(special, False) for special in scenario.specials]
    return {**lands, "discover-common": [(entry, True) for entry in common], "discover-scenarios": told}


def land_entries(terrain: Terrain) -> Iterator[tuple[CopyEntry, bool]]:
    yield terrain, True
    yield from [(card, True) for card in terrain.cards]
    yield from [(entry, False) for entry in (*terrain.landmarks, *terrain.enemies)]
    for ground in terrain.sheet.grounds:
        yield CopyEntry(ground, f"ground-{terrain.name}-{ground}", "", ""), False


@cache
def messages(language: str, file: str) -> dict[str, list[str]]:
    """Every message of a file with its attributes."""
    text = files("emberwatch.text").joinpath(f"{language}/{file}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", entries())
def test_everything_is_worded_in_every_language(file: str, language: str) -> None:
    found, wanted = messages(language, file), {entry.key: told for entry, told in entries()[file]}
    assert sorted(set(wanted) - set(found)) == [], "missing"
    framing = ("story-", "epilogue-")
    assert sorted(key for key in set(found) - set(wanted) if not key.startswith(framing)) == [], "of nothing"
    assert sorted(key for key, told in wanted.items() if told and "story" not in found[key]) == [], "without a story"


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_told_in_every_language(language: str) -> None:
    found = messages(language, "discover-scenarios")
    for name in pools.stories(VERSION):
        assert [f".{part}" for part in found[f"story-{name}"]] == list(STORY_PARTS[1:])


# -- our own ----------------------------------------------------------------------------------------------------


def test_no_name_of_the_printed_game_is_used() -> None:
    data = [file for file in files("emberwatch.discover").joinpath("data").iterdir() if file.name.endswith(".toml")]
    texts = [
        file
        for language in LANGUAGES
        for file in files("emberwatch.text").joinpath(language).iterdir()
        if file.name.startswith("discover")
    ]
    assert len(data) == 11
    assert len(texts) >= 4 * 9
    pattern = re.compile(rf"\b({'|'.join(RESERVED)})\b", re.IGNORECASE)
    found = [(file.name, hit[0]) for file in data + texts for hit in pattern.finditer(file.read_text("utf-8"))]
    assert found == []


def test_names_are_unique_within_a_terrain() -> None:
    for name in pools.TERRAINS:
        for entries_ in (land(name).cards, land(name).enemies, land(name).tiles, land(name).landmarks):
            assert len({entry.name for entry in entries_}) == len(entries_)
