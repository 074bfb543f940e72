"""Copies of Discover: a code always means the same copy, and every copy is complete."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from inspect import isdatadescriptor
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberwatch as ew
from emberwatch.discover.cards.syntax import Condition, Line
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import (
    LETTERS,
    SEEDS,
    VERSION,
    VERSIONS,
    checksum,
    code_from,
    code_of,
    read_code,
)
from emberwatch.discover.copies.draw import copy_of, keys, locks
from emberwatch.discover.copies.needs import suits
from emberwatch.discover.copies.validate import cards_of, problems, tokens_of
from emberwatch.discover.model.components import Character, Enemy, Terrain
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.names import HUNDRED
from emberwatch.engine.snapshot import written_name
from tests.effort import often

SLICE = 100
SLICES = [first if first == 0 else pytest.param(first, marks=pytest.mark.nightly) for first in range(0, 2000, SLICE)]
"""CO-1: the first copy of each hundred to check; all but one hundred are checked at night."""


# -- codes ------------------------------------------------------------------------------------------------------


@given(st.integers(0, SEEDS - 1))
def test_codes_there_and_back(seed: int) -> None:
    code = code_of(seed)
    assert read_code(code) == (VERSION, seed)
    assert code_from(code) == code
    assert code_from(seed) == code


def test_a_code_is_ten_letters_in_three_groups() -> None:
    assert [len(part) for part in code_of(12345).split("-")] == [4, 4, 2]
    assert set(code_of(SEEDS - 1)) <= {*LETTERS, "-"}
    assert not {"O", "I", "L", "U"} & set(LETTERS)


@given(st.integers(0, SEEDS - 1))
def test_codes_may_be_typed_loosely(seed: int) -> None:
    """Upper or lower case, with or without hyphens, letters for digits that look like them."""
    code = code_of(seed)
    assert code_from(code.lower()) == code
    assert code_from(code.replace("-", "")) == code
    assert code_from(f" {code.replace('-', ' ')} ") == code
    assert code_from(code.replace("0", "O").replace("1", "l")) == code
    assert code_from(code.replace("1", "i").replace("0", "o")) == code


def test_a_seed_stands_for_its_copy() -> None:
    assert code_from(7) == code_from("7") == code_of(7)


@given(st.integers(0, SEEDS - 1), st.integers(0, 9), st.sampled_from(LETTERS))
def test_one_wrong_letter_is_nearly_always_noticed(seed: int, at: int, letter: str) -> None:
    """It almost never means another copy without a word (one in a thousand), and never raises another kind of error."""
    plain = code_of(seed).replace("-", "")
    wrong = plain[:at] + letter + plain[at + 1 :]
    if wrong == plain or checksum(wrong[:8]) == wrong[8:]:
        return
    with pytest.raises(ew.BadOption) as caught:
        read_code(wrong)
    assert caught.value.key == "error-copy-checksum"


@pytest.mark.parametrize(
    ("copy", "key"),
    [
        ("", "error-copy-code"),
        ("x", "error-copy-code"),
        ("1000-0001-X", "error-copy-code"),
        ("1000-0001-X7-1", "error-copy-code"),
        ("1000-000U-X7", "error-copy-code"),
        ("1000-000é-X7", "error-copy-code"),
        ("1000-0001-X8", "error-copy-checksum"),
        (1.5, "error-copy-code"),
        (True, "error-copy-code"),
        (["1000-0001-X7"], "error-copy-code"),
        (-1, "error-copy-seed"),
        (SEEDS, "error-copy-seed"),
        pytest.param(10**5000, "error-copy-seed", id="huge"),
    ],
)
def test_wrong_codes_are_refused(copy: object, key: str) -> None:
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("discover", seats=1, seed=1, copy=copy)
    assert caught.value.key == key
    assert str(caught.value)


def test_codes_of_other_generators_are_refused() -> None:
    """A version that nobody knows, and a seed that no generator makes."""
    for plain in (f"{LETTERS[VERSION + 1]}0000001", "1ZZZZZZZ", f"{VERSION}ZZZZZZZ"):
        with pytest.raises(ew.BadOption) as caught:
            read_code(plain + checksum(plain))
        assert caught.value.key == "error-copy-version"


@given(st.text(max_size=20) | st.text(alphabet=LETTERS.lower() + "-OIL ", min_size=8, max_size=14))
def test_any_text_is_a_code_or_explained(text: str) -> None:
    with contextlib.suppress(ew.BadOption):
        assert read_code(code_from(text))[0] in VERSIONS


# -- always the same --------------------------------------------------------------------------------------------

PINNED = {
    "1000-0000-MN": "4879a9d505b361cc",
    "1000-0001-X7": "d0b1dab98476133b",
    "1000-001T-EH": "f5699d1bdfa77a00",
    "1000-044J-8D": "27ba8eed29bcf9c6",
    "13ZZ-ZZZZ-4F": "3955dd32634d9871",
    "2000-0000-1M": "270b5647a526bfc1",
    "2000-0001-AK": "0b6634a69e824603",
    "2000-044J-B1": "ba6b66efff825c4c",
    "23ZZ-ZZZZ-G0": "e197ee4517a7ef85",
    "2000-0003-AD": "04782ed7cb324c0f",
    "2000-0004-C9": "00010a24aa2fc16f",
    "2000-0005-NK": "1f5817047db7aae6",
}


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def plain(value: object) -> object:
    """Everything that a copy is made of, down to the last word of the last line."""
    if isinstance(value, dict):
        return [[str(key), plain(item)] for key, item in value.items()]
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, Line | Condition):  # as codes were pinned: in the form in which states store them
        name, parts = value.written()
        return [name, *[plain(parts[part]) for part in sorted(parts)]]
    names = fields(type(value))
    return [written_name(type(value)), *[plain(getattr(value, name)) for name in sorted(names)]] if names else value


def fields(kind: type) -> list[str]:
    """The fields of values of this kind: compiled classes have descriptors where others have slots."""
    if kind.__module__ == "builtins":
        return []
    slots = [name for cls in kind.__mro__ for name in getattr(cls, "__slots__", ())]
    found = [name for cls in kind.__mro__ for name, value in vars(cls).items() if isdatadescriptor(value)]
    return slots or [name for name in found if name != "__class__"]


@pytest.mark.parametrize("code", PINNED)
def test_a_code_means_the_same_copy_for_ever(code: str) -> None:
    """If this fails, codes that people have passed on mean other copies. What is new must say `since`; what changes
    must stay as it was with `until` and come again as a new entry."""
    assert digest(plain(copy_of(code))) == PINNED[code]


def test_a_code_means_the_same_copy_in_every_process() -> None:
    """No matter how sets and dictionaries of strings are ordered there."""
    seeds = (0, 7, 4242)
    here = [digest(plain(copy_of(code_of(seed)))) for seed in seeds]
    program = "\n".join(
        [
            "from tests.discover.copies.test_codes import *",
            f"print(*[digest(plain(copy_of(code_of(seed)))) for seed in {seeds}])",
        ]
    )
    for hash_seed in ("1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=env, check=True)
        assert told.stdout.split() == here


# -- complete, and different ------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", SLICES)
def test_co1_every_copy_is_complete_and_can_be_won(first: int) -> None:
    for seed in range(first, first + SLICE):
        assert [str(flaw) for flaw in problems(copy_of(code_of(seed)))] == []


def test_no_key_is_without_a_lock() -> None:
    """A key item is in a copy only with a card that it opens."""
    lands = [list(terrain.cards) for seed in range(often(60, 1000)) for terrain in copy_of(code_of(seed)).terrains]
    assert [cards for cards in lands if keys(cards) - locks(cards)] == []
    assert len([cards for cards in lands if keys(cards)]) > len(lands) // 2


@settings(max_examples=often(30, 300))
@given(st.integers(0, SEEDS - 1))
def test_co1_counts_of_any_copy(seed: int) -> None:
    """The rulebook's list, counted again."""
    copy = copy_of(code_of(seed))
    discovery, enemies = cards_of(copy)
    features, specials, monsters = tokens_of(copy)
    assert (discovery in range(94, 97), enemies in range(30, 33), discovery + enemies) == (True, True, 126)
    assert (features in range(103, 107), specials in range(2, 6), features + specials) == (True, True, 108)
    assert [len(terrain.tiles) for terrain in copy.terrains] == [17, 17]
    assert (monsters, len(copy.projects), len(copy.characters), len(copy.nights), len(copy.threats)) == (
        16, 11, 12, 10, 24,
    )  # fmt: skip
    assert sum(len(scenario.stages) for scenario in copy.scenarios) == 11


def test_the_second_generator_changes_nothing_but_people() -> None:
    """The same seed gives the same box, except for its code and for people who would be useless in it."""
    others = 0
    for seed in range(often(25, 200)):
        old, new = copy_of(code_of(seed, 1)), copy_of(code_of(seed, 2))
        parts = [name for name in sorted(fields(type(old))) if plain(getattr(old, name)) != plain(getattr(new, name))]
        gone = [person for person in old.characters if person.name not in [other.name for other in new.characters]]
        assert parts == (["characters", "code"] if gone else ["code"])
        assert not [person for person in gone if all(suits(land, person.powers) for land in new.terrains)]
        others += bool(gone)
    assert others > 1


@pytest.mark.parametrize("version", VERSIONS)
def test_characters_are_two_groups_but_for_those_who_stand_in(version: int) -> None:
    """There are two people for every place of a group; up to version 1 nobody replaces anybody."""
    people = pools.characters(version)
    for seed in range(150):
        copy = copy_of(code_of(seed, version))
        places = sorted(people.index(person) % 6 for person in copy.characters)
        assert places == sorted([*range(6), *range(6)])
        idle = [person for person in people if not all(suits(land, person.powers) for land in copy.terrains)]
        sizes = Counter(person.group for person in copy.characters)
        full = [group for group in range(1, 7) if is_drawn(people, group, copy.characters, idle if version > 1 else [])]
        assert len(full) >= 2
        assert version > 1 or sorted(sizes.values()) == [6, 6]


def is_drawn(people: tuple[Character, ...], group: int, chosen: tuple[Character, ...], idle: list[Character]) -> bool:
    """Whether all of a group are in a copy, except those who could do nothing there."""
    return all(person in chosen or person in idle for person in people if person.group == group)


@pytest.mark.parametrize("name", pools.TERRAINS)
@pytest.mark.parametrize("person", pools.characters(VERSION), ids=lambda person: person.name)
def test_whoever_needs_what_a_land_lacks_is_not_drawn_there(person: Character, name: str) -> None:
    """Every character on every land, with its whole pool: only in the mountains, without water, are three idle."""
    land = pools.terrain(name, VERSION)
    is_idle = name == "mountain" and person.name in ("kofi-fisherman", "noor-bargewoman", "freya-diver")
    assert suits(land, person.powers) != is_idle
    if is_idle:
        copies = [copy for copy in map(copy_of, map(code_of, range(120))) if name in [t.name for t in copy.terrains]]
        assert len(copies) > 20
        assert all(person not in copy.characters for copy in copies)


def test_in11_the_hundreds_are_in_the_last_scenario_only() -> None:
    copy = copy_of(code_of(3))
    for number in (1, 2, 3, 4):
        assert HUNDRED not in DiscoverContent(copy, number, 0).entries_of
    for terrain in (0, 1):
        assert len(DiscoverContent(copy, 5, terrain).entries_of[HUNDRED]) >= 8


def test_r14_as_many_enemy_cards_as_tokens() -> None:
    for seed in range(20):
        for terrain in copy_of(code_of(seed)).terrains:
            for enemy in terrain.enemies:
                assert tokens_with(terrain, enemy) in (0, enemy.copies)


def tokens_with(terrain: Terrain, enemy: Enemy) -> int:
    return sum(token.count for token in terrain.tokens if token.enemy == enemy.number)


def test_copies_of_the_same_terrains_differ() -> None:
    """Two copies share at most three of five enemies, landmarks and projects; on average far fewer."""
    pairs: dict[tuple[str, ...], list[set[str]]] = {}
    for seed in range(150):
        copy = copy_of(code_of(seed))
        parts = {part.key for terrain in copy.terrains for part in (*terrain.enemies, *terrain.landmarks)}
        names = tuple(terrain.name for terrain in copy.terrains)
        pairs.setdefault(names, []).append(parts | {project.key for project in copy.projects})
    assert len(pairs) == 9
    same = [len(a & b) / len(a | b) for parts in pairs.values() for a, b in combinations(parts, 2)]
    assert max(same) <= 0.6
    assert sum(same) / len(same) < 0.4


def test_neighbouring_seeds_have_nothing_to_do_with_each_other() -> None:
    names = {copy_of(code_of(seed)).name for seed in range(100)}
    stories = {copy_of(code_of(seed)).story for seed in range(100)}
    assert len(names) > 80
    assert len(stories) == 6


def test_ov4_every_scenario_of_a_copy_can_be_started_alone() -> None:
    """OV-4: in any order, each from the fresh copy."""
    for number in (5, 3, 1, 4, 2):
        game = ew.new_game("discover", seats=2, seed=1, copy=9, scenario=number)
        seen = game.view(None)["copy"]
        assert isinstance(seen, dict)
        assert (seen["code"], seen["scenario"]) == (code_of(9), number)
