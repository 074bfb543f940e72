"""Checks a complete copy, whether we have drawn it or an owner has typed it in.

First come the counts of the rulebook's list of components (CO-1), then the layout of the table, then everything that
the lines refer to, scenario by scenario. Every problem names the file and the card, as in docs/discover-packs.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberwatch.discover.cards.syntax import Ability
from emberwatch.discover.copies.codes import USEFUL_PEOPLE, read_code
from emberwatch.discover.copies.files import night_stamina
from emberwatch.discover.copies.needs import suits
from emberwatch.discover.copies.reach import LAND, Book, Passage, Reach, book_of, file_of
from emberwatch.discover.copies.references import Referring, costs, winning
from emberwatch.discover.model.components import Card, Copy, Project, Scenario, Terrain
from emberwatch.discover.model.content import FIRST_HUNDRED, DiscoverContent
from emberwatch.discover.model.names import (
    COLOURS,
    DISCOVERY_DECK,
    ENEMY_DECK,
    HUNDRED,
    HUNDREDTH,
    LAST_SCENARIO,
    NO_LIMIT,
    ON_MONSTER,
    QUEST_ITEM,
    TIERS,
)
from emberwatch.discover.model.vocabulary import MOST_CARD
from emberwatch.engine.content.flaws import Flaw

COPY: Final = "copy.toml"
SCENARIOS: Final = "scenarios.toml"
SCENARIOS_OF: Final = ((1, 2, 5), (3, 4, 5))
"""SE-5: the scenarios of each terrain, the early one first."""
TILES: Final = 17
WATER: Final = 6
HUNDREDS: Final = (8, MOST_CARD - FIRST_HUNDRED + 1)
LEAST_STAMINA: Final = 6


def problems(copy: Copy) -> list[Flaw]:
    """Everything that is wrong with a copy; if there is nothing, it can be played."""
    wrong, bare = list(counts(copy)), list(layout(copy))
    if bare or any([all([tile.back for tile in terrain.tiles]) for terrain in copy.terrains]):
        return wrong + bare  # nothing can be laid out, so nobody can say what would come up
    return once([*wrong, *numbers(copy), *content(copy)])


def once(flaws: list[Flaw]) -> list[Flaw]:
    """Each flaw once: one that occurs in several scenarios is reported for the first of them."""
    told: dict[tuple[object, ...], Flaw] = {}
    for flaw in flaws:
        args = [(name, value) for name, value in flaw.args.items() if name != "scenario"]
        told.setdefault((flaw.where, flaw.key, *args), flaw)
    return list(told.values())


# -- counts -----------------------------------------------------------------------------------------------------


def counts(copy: Copy) -> Iterator[Flaw]:
    """CO-1: check the rulebook's list of components."""
    for terrain in copy.terrains:
        backs = [tile.back for tile in terrain.tiles]
        yield from count("tiles", f"{file_of(terrain)}: tile", len(backs), TILES)
        yield from count("start-tiles", f"{file_of(terrain)}: tile", backs.count(0), 1)
        yield from count("water", f"{file_of(terrain)}: sheet.water", len(terrain.sheet.water), 0, WATER)
    levels = [night.level for night in copy.nights]
    yield from count("early-nights", "nights.toml", levels.count(1), 4)
    yield from count("late-nights", "nights.toml", levels.count(2), 6)
    colours = [threat.colour for threat in copy.threats]
    yield from count("blue-threats", "threats.toml", colours.count(COLOURS.index("blue")), 12)
    yield from count("orange-threats", "threats.toml", colours.count(COLOURS.index("orange")), 12)
    yield from count("quests", SCENARIOS, sum([len(scenario.stages) for scenario in copy.scenarios]), 11)
    complex_ = [project.complex for project in copy.projects]
    yield from count("projects", "projects.toml", complex_.count(False), 8)
    yield from count("complex-projects", "projects.toml", complex_.count(True), 3)
    yield from count("characters", "characters.toml", len(copy.characters), 12)
    yield from count_cards(copy)
    yield from count_tokens(copy)


def count(what: str, where: str, found: int, low: int, high: int | None = None) -> Iterator[Flaw]:
    high = low if high is None else high
    if not low <= found <= high:
        yield Flaw(f"pack-count-{what}", where, {"found": found, "low": low, "high": high})


def count_cards(copy: Copy) -> Iterator[Flaw]:
    """Check the numbers of discovery and enemy cards: each within its range, and both together."""
    discovery, enemies = cards_of(copy)
    yield from count("discovery", COPY, discovery, 94, 96)
    yield from count("enemies", COPY, enemies, 30, 32)
    yield from count("discovery-and-enemies", COPY, discovery + enemies, 126)


def cards_of(copy: Copy) -> tuple[int, int]:
    """The numbers of discovery and enemy cards; a special monster's card counts for the deck that it names."""
    decks = [special.deck for scenario in copy.scenarios for special in scenario.specials]
    cards = [card for terrain in copy.terrains for card in terrain.cards]
    cards += [card for scenario in copy.scenarios for card in scenario.cards]
    enemies = sum([enemy.copies for terrain in copy.terrains for enemy in terrain.enemies])
    return sum([card.copies for card in cards]) + decks.count(DISCOVERY_DECK), enemies + decks.count(ENEMY_DECK)


def count_tokens(copy: Copy) -> Iterator[Flaw]:
    """Check the numbers of feature tokens and special monsters, alone and together, and of monster tokens."""
    features, specials, monsters = tokens_of(copy)
    yield from count("features", COPY, features, 103, 106)
    yield from count("specials", SCENARIOS, specials, 2, 5)
    yield from count("features-and-specials", COPY, features + specials, 108)
    yield from count("monsters", COPY, monsters, 16)


def tokens_of(copy: Copy) -> tuple[int, int, int]:
    """The numbers of feature tokens, special monsters and monster tokens."""
    features = sum([token.count for terrain in copy.terrains for token in terrain.tokens])
    specials = sum([len(scenario.specials) for scenario in copy.scenarios])
    enemies = [enemy for terrain in copy.terrains for enemy in terrain.enemies]
    return features, specials, sum([enemy.copies for enemy in enemies if enemy.token == ON_MONSTER])


# -- the layout of the table ------------------------------------------------------------------------------------


def layout(copy: Copy) -> Iterator[Flaw]:
    """OV-5, SE-14: check for an early and a late terrain, enough tiles for every layout, and five scenarios."""
    for i, terrain in enumerate(copy.terrains[:2]):
        if terrain.sheet.tier != i:
            yield Flaw("pack-tier", f"{file_of(terrain)}: sheet.tier", {"found": TIERS[1 - i], "wanted": TIERS[i]})
        for number in SCENARIOS_OF[i]:
            yield from stacks(terrain, number)
    for number in range(1, LAST_SCENARIO + 1):
        called = [scenario for scenario in copy.scenarios if scenario.number == number]
        if len(called) != 1:
            yield Flaw("pack-scenario-number", SCENARIOS, {"number": number, "found": len(called)})
    for scenario in copy.scenarios:
        yield from stages(scenario)


def stacks(terrain: Terrain, scenario: int) -> Iterator[Flaw]:
    where = f"{file_of(terrain)}: layout"
    found = [layout for layout in terrain.sheet.layouts if scenario in layout.scenarios]
    if not found:
        yield Flaw("pack-no-layout", where, {"scenario": scenario})
        return
    laid = [back for _, back, _ in found[0].slots]
    for back in sorted(set(laid)):
        there = len([tile for tile in terrain.tiles if tile.back == back]) if back else 0
        if laid.count(back) > there:
            args = {"scenario": scenario, "back": back, "needed": laid.count(back), "found": there}
            yield Flaw("pack-stack", where, args)


def stages(scenario: Scenario) -> Iterator[Flaw]:
    """SE-2: check that the quest begins with stage 1, and that no two stages share a number."""
    where = f"{SCENARIOS}: scenario.{scenario.name}"
    numbers = [stage.number for stage in scenario.stages]
    if not numbers or numbers[0] != 1:
        yield Flaw("pack-first-stage", f"{where}.stage")
    for i, number in enumerate(numbers):
        if number in numbers[:i]:
            yield Flaw("pack-stage-twice", f"{where}.stage[{i + 1}]", {"number": number})


# -- numbers ----------------------------------------------------------------------------------------------------


def numbers(copy: Copy) -> Iterator[Flaw]:
    """IN-13: check that a number means only one thing in each deck."""
    yield from enemy_numbers(copy)
    seen: dict[int, Project] = {}
    for project in copy.projects:
        other = seen.setdefault(project.number, project)
        if other is not project:
            yield twice("number", f"projects.toml: project.{project.name}", project.number, other.name)
    for terrain in copy.terrains:
        yield from landmark_numbers(terrain)
        for card in terrain.cards:
            yield from card_number(card, f"{file_of(terrain)}: card.{card.name}")
    for scenario in copy.scenarios:
        for card in scenario.cards:
            yield from card_number(card, f"{SCENARIOS}: scenario.{scenario.name}.card.{card.name}")


def twice(what: str, where: str, number: int, other: str) -> Flaw:
    return Flaw(f"pack-same-{what}", where, {"number": number, "other": other})


def enemy_numbers(copy: Copy) -> Iterator[Flaw]:
    """R-14, MN-17: check that each enemy has its own number; special monsters have theirs in the deck they name."""
    cards = [card.number for terrain in copy.terrains for card in terrain.cards]
    cards += [card.number for scenario in copy.scenarios for card in scenario.cards]
    decks: tuple[dict[int, str], dict[int, str]] = ({}, {number: str(number) for number in cards})
    for terrain in copy.terrains:
        for enemy in terrain.enemies:
            where = f"{file_of(terrain)}: enemy.{enemy.name}"
            if enemy.number in decks[ENEMY_DECK]:
                yield twice("number", where, enemy.number, decks[ENEMY_DECK][enemy.number])
            decks[ENEMY_DECK].setdefault(enemy.number, enemy.name)
            tokens = sum([token.count for token in terrain.tokens if token.enemy == enemy.number])
            if tokens not in (0, enemy.copies):
                yield Flaw("pack-enemy-tokens", where, {"tokens": tokens, "cards": enemy.copies})
    for scenario in copy.scenarios:
        for special in scenario.specials:
            where, number = f"{SCENARIOS}: scenario.{scenario.name}.special.{special.name}", special.enemy.number
            if number in decks[special.deck]:
                yield twice("number", where, number, decks[special.deck][number])
            decks[special.deck].setdefault(number, special.name)


def landmark_numbers(terrain: Terrain) -> Iterator[Flaw]:
    """Check that every landmark is on one tile and has a name."""
    named = [landmark.number for landmark in terrain.landmarks]
    seen: dict[int, str] = {}
    for tile in terrain.tiles:
        for number in sorted([cell.landmark for cell in tile.cells if cell.landmark]):
            where = f"{file_of(terrain)}: tile.{tile.name}"
            if number in seen:
                yield twice("landmark", where, number, seen[number])
            if number not in named:
                yield Flaw("pack-landmark-unnamed", where, {"number": number})
            seen.setdefault(number, tile.name)
    for i, landmark in enumerate(terrain.landmarks):
        where = f"{file_of(terrain)}: landmark.{landmark.name}"
        if landmark.number not in seen:
            yield Flaw("pack-landmark-nowhere", where, {"number": landmark.number})
        if landmark.number in named[:i]:
            yield twice("number", where, landmark.number, terrain.landmarks[named.index(landmark.number)].name)


def card_number(card: Card, where: str) -> Iterator[Flaw]:
    """IN-11: check that only the hundreds have the number 100; the highest numbers are reserved for them."""
    if (card.number == HUNDRED) != (card.use == HUNDREDTH):
        yield Flaw("pack-hundred", where, {"number": card.number})
    if card.number >= FIRST_HUNDRED:
        yield Flaw("pack-out-of-range", f"{where}.number", {"value": card.number, "low": 1, "high": FIRST_HUNDRED - 1})
    if card.item is not None and QUEST_ITEM in card.item.traits and card.copies > 1:
        yield Flaw("pack-quest-item", where)


# -- what the cards say -----------------------------------------------------------------------------------------


def content(copy: Copy) -> Iterator[Flaw]:
    book = book_of(copy)
    reaches = [
        Reach(DiscoverContent(copy, number, i), book) for i, numbers in enumerate(SCENARIOS_OF) for number in numbers
    ]  # fmt: skip
    for passage in book.values():
        yield from abilities(passage)
    for night in copy.nights:
        if night_stamina(night.do) < LEAST_STAMINA:
            where = f"{book[night].where}.do"
            yield Flaw("pack-night-stamina", where, {"found": night_stamina(night.do)})
    for reach in reaches:
        yield from deck(reach)
        yield from Referring(copy, reach).flaws()
        yield from winning(reach)
    for terrain in copy.terrains:
        yield from costs(terrain, [reach for reach in reaches if reach.content.terrain is terrain])
    yield from quest_items(copy, book)
    if not copy.pack and read_code(copy.code)[0] >= USEFUL_PEOPLE:
        yield from people(copy, book)


def people(copy: Copy, book: Book) -> Iterator[Flaw]:
    """Check that everybody can do something on either terrain. A printed box may differ."""
    for person in copy.characters:
        for terrain in copy.terrains:
            if not suits(terrain, person.powers):
                yield Flaw("pack-character-idle", book[person].where, {"terrain": terrain.name})


def abilities(passage: Passage) -> Iterator[Flaw]:
    """R-45: find abilities that are free and unlimited, and so could be used forever."""
    if len(passage.abilities) > passage.most:
        found = len(passage.abilities)
        yield Flaw("pack-abilities", f"{passage.where}.abilities", {"found": found, "most": passage.most})
    for i, ability in enumerate(passage.abilities, 1):
        if is_endless(ability):
            yield Flaw("pack-endless", f"{passage.where}.abilities[{i}]")


def is_endless(ability: Ability) -> bool:
    """Whether an action is free and unlimited. In combat and in a turn, the rules allow free abilities only once."""
    free = not ability.stamina and not ability.cost and ability.limit == NO_LIMIT
    return free and ability.when == "action"


def deck(reach: Reach) -> Iterator[Flaw]:
    """IN-11, IN-15, S5-3: check for one face per number, the hundreds, and a card for every landmark and every key."""
    c, book = reach.content, reach.book
    for number, entries in c.entries_of.items():
        for entry in entries[1:] if number != HUNDRED else ():
            args: dict[str, str | int] = {"number": number, "scenario": c.number}
            yield Flaw("pack-two-faces", book[c.cards[entry]].where, {**args, "other": c.cards[entries[0]].name})
    if c.duel:
        yield from count("hundreds", COPY, len(c.entries_of.get(HUNDRED, ())), *HUNDREDS)
    else:
        yield from landmark_cards(c)
    for thing, passage in reach.found.items():
        if isinstance(thing, Card) and thing.tags and thing.number + 1 not in c.entries_of:
            yield Flaw("pack-key", passage.where, {"number": thing.number + 1, "scenario": c.number})
        if c.duel and passage.kind == LAND and passage.of != c.terrain.name and passage.names_ground():
            yield Flaw("pack-hundred-ground", passage.where)


def landmark_cards(c: DiscoverContent) -> Iterator[Flaw]:
    laid = [cell.landmark for tile in c.tiles if tile.back in c.backs for cell in tile.cells]
    for landmark in c.terrain.landmarks:
        if landmark.number in laid and landmark.number not in c.entries_of:
            where = f"{file_of(c.terrain)}: landmark.{landmark.name}"
            yield Flaw("pack-landmark-card", where, {"number": landmark.number, "scenario": c.number})


def quest_items(copy: Copy, book: Book) -> Iterator[Flaw]:
    """R-52: check that quest items exist only once; every crafted item exists four times."""
    for project in copy.projects:
        if QUEST_ITEM in project.item.traits:
            yield Flaw("pack-quest-item", book[project].where)
    seen: dict[str, Card] = {}
    cards = [card for scenario in copy.scenarios for card in scenario.cards]
    cards += [card for terrain in copy.terrains for card in terrain.cards]
    for card in cards:
        is_one = card.item is not None and QUEST_ITEM in card.item.traits
        if is_one and seen.setdefault(card.name, card) is not card:
            yield Flaw("pack-quest-item", book[card].where)
