"""What abilities need from a land: a copy leaves out people who could do nothing on one of its terrains."""

from __future__ import annotations

import pytest

from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION, code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.copies.needs import offers, suits
from emberwatch.discover.copies.validate import problems
from emberwatch.discover.model.components import Copy, Terrain
from emberwatch.discover.model.names import TRAITS
from tests.discover.wilderness import Entry, ability, character, enemy, found, instant, wild

DRY: Entry = {"water": []}
LEAVES = [{"symbol": "leaf", "face": "wood", "count": 2}]


def land(*, has: bool) -> Terrain:
    """A land with a little of everything, or one with only wood and leaves."""
    if not has:
        return wild(tokens=LEAVES, sheet=DRY).content.terrain
    tokens = [*LEAVES, {"symbol": "paw", "face": "food stone", "count": 1}]
    lock = instant(7, tags=["dark"], use="landmark")
    cards = [lock, instant(8), found(20, ability("key", of="dark"))]
    foes = [enemy(3, traits=["beast"], reward=["gain meat 1"])]
    return wild(tokens=tokens, cards=cards, enemies=foes, sheet={"water": ["dirty-water"]}).content.terrain


def suited(terrain: Terrain, *abilities: Entry) -> bool:
    person = wild(characters=[character("one", *abilities)]).content.characters[0]
    return suits(terrain, person.powers)


NEEDY = {
    "a water source": ability("action", "rest 1", need=["on-water"]),
    "the way to water": ability("action", "go nearest-water"),
    "a price in tokens": ability("action", "rest 1", pay="stone 1"),
    "a price in what springs give": ability("prevent", "prevent 1", pay="dirty-water 1"),
    "a price in what enemies leave": ability("action", "rest 1", pay="wood 1, meat 1"),
    "something to have": ability("dawn", "rest 1", need=["has stone 1"]),
    "something to exchange": ability("action", "swap dirty-water clean-water 2"),
    "something to gather": ability("always", "forage food 1"),
    "a symbol to lay": ability("action", "lay paw here", stamina=1),
    "a symbol to grow": ability("dawn", "regrow paw"),
    "an enemy to beat": ability("always", "mine 1 beast", "enemy -1 beast"),
    "an enemy to have beaten": ability("defeat", "rest 1", need=["against beast"]),
    "a lock": ability("key", of="dark"),
    "within a block": ability("action", {"roll": 7, "do": ["regrow paw"], "else": ["go nearest-water"]}, stamina=1),
    "behind a choice": ability("action", {"choose": [["regrow paw"], [{"may": ["go nearest-water"]}]]}, stamina=1),
}
CONTENT = {
    "rest": ability("dawn", "rest 1"),
    "a condition that something is not there": ability("action", "rest 1", need=["not on-water", "not has stone 1"]),
    "a price that is there": ability("action", "rest 1", pay="wood 1"),
    "one line of two": ability("dawn", "swap dirty-water clean-water 2", "rest 1"),
    "one thing of two to gather": ability("always", "forage food 1", "forage wood 1"),
    "one branch of a block": ability("action", {"roll": 7, "do": ["regrow paw"], "else": ["rest 1"]}, stamina=1),
    "a bonus against all": ability("always", "mine 1"),
    "a prevention": ability("prevent", "prevent 1", of="thirst"),
    "a lock that needs no key": ability("scouted", "uncover 1"),
}


@pytest.mark.parametrize("name", NEEDY)
def test_an_ability_works_where_there_is_what_it_needs(name: str) -> None:
    assert suited(land(has=True), NEEDY[name])
    assert not suited(land(has=False), NEEDY[name])


@pytest.mark.parametrize("name", CONTENT)
def test_other_abilities_work_everywhere(name: str) -> None:
    assert suited(land(has=True), CONTENT[name])
    assert suited(land(has=False), CONTENT[name])


def test_one_ability_that_works_is_enough() -> None:
    idle, busy = NEEDY["a water source"], CONTENT["rest"]
    assert suited(land(has=False), idle, busy)
    assert not suited(land(has=False), idle, NEEDY["a lock"])
    assert suited(land(has=False)), "nor is anybody without abilities left out"


def test_a_land_has_what_the_copy_has_of_it() -> None:
    """Not what its pool has: if no beasts were drawn, a butcher is useless."""
    swamp = pools.terrain("swamp", VERSION)
    tame = [foe for foe in swamp.enemies if TRAITS.index("beast") not in foe.traits]
    other = Terrain(swamp, swamp.sheet, swamp.tiles, swamp.landmarks, swamp.tokens, tuple(tame), swamp.cards)
    bruno = next(person for person in pools.characters(VERSION) if person.name == "bruno-butcher")
    assert suits(swamp, bruno.powers)
    assert not suits(other, bruno.powers)
    assert offers(other) < offers(swamp)


# -- copies -----------------------------------------------------------------------------------------------------------


def with_idle_people(code: str) -> Copy:
    """A copy with mountains and with everybody who could do nothing there."""
    c = copy_of(code)
    names = ("kofi-fisherman", "noor-bargewoman", "freya-diver")
    idle = [person for person in pools.characters(VERSION) if person.name in names]
    busy = [person for person in c.characters if person not in idle]
    return Copy(
        code, c.name, c.story, c.terrains, c.projects, (*busy[: 12 - len(idle)], *idle), c.nights, c.threats,
        c.scenarios, False, c.last_late,
    )  # fmt: skip


def seed_of_a_mountain(version: int) -> int:
    return next(seed for seed in range(99) if copy_of(code_of(seed, version)).terrains[1].name == "mountain")


def test_the_generator_notices_people_who_can_do_nothing() -> None:
    found = problems(with_idle_people(code_of(seed_of_a_mountain(VERSION))))
    assert [flaw.key for flaw in found] == ["pack-character-idle"] * 3
    assert {flaw.args["terrain"] for flaw in found} == {"mountain"}


def test_copies_of_the_first_generator_are_as_good_as_ever() -> None:
    """Copies drawn by older rules are judged by those."""
    assert problems(with_idle_people(code_of(seed_of_a_mountain(1), 1))) == []
    for seed in range(40):
        assert problems(copy_of(code_of(seed, 1))) == []
