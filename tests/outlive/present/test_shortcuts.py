"""Shortcuts of Outlive: what they pick, what they say, and that they never look past a draw."""

from __future__ import annotations

import random

import pytest

import emberwatch as ew
from emberwatch.engine.agenda import Words
from emberwatch.engine.game import Game
from emberwatch.engine.presenting import Shortcut
from emberwatch.engine.turns import follow
from emberwatch.outlive.model.names import HEROES, METAL, PLACES
from emberwatch.outlive.rules.night import Eat, Recruit
from emberwatch.outlive.rules.places import visit
from emberwatch.outlive.rules.rooms import Build
from emberwatch.text import LANGUAGES, speaker
from tests.outlive.situation import me, play, seat, table


def offered(game: Game, who: int = 0, language: str = "en") -> list[Shortcut]:
    return game.rules.shortcuts.offer(game, who, speaker(language).say)


def words(shortcut: Shortcut) -> list[Words]:
    return [pick.words for pick in shortcut.picks]


def called(game: Game, label: str) -> Shortcut:
    found = [shortcut for shortcut in offered(game) if shortcut.label == label]
    assert found, [shortcut.label for shortcut in offered(game)]
    return found[0]


def make(game: Game, shortcut: Shortcut, who: int = 0) -> None:
    """Make all its picks; every one must be offered."""
    assert follow(game, who, shortcut.picks) == len(shortcut.picks)
    for pick in shortcut.picks:
        game.take(who, pick)


def hero_at(place: str, *, resources: dict[str, int] | None = None, gear: dict[str, str] | None = None) -> Game:
    """A hero of strength 4 that has just come to a place."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-4": place}, resources=resources, gear=gear)
    return play(s, visit(s, 0, HEROES.index("hero-4"), PLACES.index(place)))


def test_a3_take_as_many_as_there_are_points_or_fewer() -> None:
    game = hero_at("mine")
    takes = [shortcut for shortcut in offered(game) if shortcut.group == "take-metal"]
    assert [shortcut.figure for shortcut in takes] == [4, 3, 2, 1]
    assert takes[0].label == "Take 4 metal"
    assert words(takes[1]) == [("take", "metal")] * 3
    make(game, takes[0])
    assert me(game, 0).tokens[METAL] == 4


def test_a6_a_microchip_opens_the_water_and_the_shortcut_says_so() -> None:
    game = hero_at("dam", resources={"microchip": 1})
    shortcut = called(game, "Take 4 water")
    assert shortcut.note == "costs 1 microchip"
    assert words(shortcut) == [("open",), *[("take", "water")] * 4]


def test_g_tools_bring_more_and_are_named() -> None:
    game = hero_at("mine", gear={"pickaxe": "ready"})
    best = offered(game)[0]
    assert words(best)[-1] == ("use", "pickaxe")
    assert best.note == "with Pickaxe"
    assert best.label == "Take 6 metal"


def test_n2_upkeep_is_paid_with_what_spoils_first() -> None:
    s = table(seats=2)
    seat(s, 0, resources={"meat": 2, "water": 1, "canned-goods": 2})
    game = play(s, Eat(0, 3, 0))
    [shortcut] = offered(game)
    assert words(shortcut) == [("pay", "meat"), ("pay", "meat"), ("pay", "canned-goods")]
    assert shortcut.label.startswith("Pay 2 meat, 1 can")


def test_n4_recruit_a_number_and_no_more() -> None:
    s = table(seats=2)
    seat(s, 0, resources={"meat": 2, "water": 1, "canned-goods": 1})
    game = play(s, Recruit(0))
    shortcut = called(game, "Recruit 2 survivors")
    assert words(shortcut) == [("recruit", "meat"), ("recruit", "meat"), ("pass",)]
    assert shortcut.note.startswith("costs 2 meat")


def test_n5_build_and_fill_pays_with_what_there_is_most_of() -> None:
    s = table(seats=2)
    seat(s, 0, resources={"wood": 3, "metal": 1, "microchip": 1}, airlock=5)
    game = play(s, Build(0))
    fills = [shortcut for shortcut in offered(game) if "fill it" in shortcut.label]
    assert fills
    assert words(fills[0])[:2][1:] == [("pay", "wood")]
    assert words(fills[0])[-1][0] == "enter"
    make(game, fills[0])


@pytest.mark.parametrize("seed", range(3))
def test_every_shortcut_can_be_made_and_none_knows_what_will_be_drawn(seed: int) -> None:
    """Random play: each shortcut is made of legal picks, and is the same whatever lies face down."""
    dice, game = random.Random(seed), ew.new_game("outlive", seats=3, seed=seed)
    seen = 0
    while game.waiting and seen < 150:
        who = dice.choice(game.waiting)
        found = offered(game, who)
        elsewhere = offered(game.imagine(who, dice.randrange(1000)), who)
        assert [words(shortcut) for shortcut in found] == [words(shortcut) for shortcut in elsewhere]
        for shortcut in found:
            assert follow(game, who, shortcut.picks) == len(shortcut.picks)
        seen += len(found)
        game.choose(who, dice.choice(game.picks(who)))
    assert seen >= 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_them_all(language: str) -> None:
    dice, game = random.Random(5), ew.new_game("outlive", seats=3, seed=5)
    while game.waiting:
        who = dice.choice(game.waiting)
        for shortcut in offered(game, who, language):
            assert shortcut.label
            assert "{" not in shortcut.label + shortcut.note
        game.choose(who, dice.choice(game.picks(who)))
