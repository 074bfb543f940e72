"""Epilogues: every quest has its own words for each way in which it can end, and the right ones are told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

import emberwatch as ew
from emberwatch.discover import DISCOVER
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION
from emberwatch.discover.model.names import LAST_SCENARIO
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.rules.harm import after_leaving, eliminate, harm, win
from emberwatch.engine.game import Game
from emberwatch.narrator import Narrator
from emberwatch.text import LANGUAGES, speaker
from tests.discover.wilderness import board, wild

PHYSICAL = 3
FATAL = 4
QUESTS = [(tier, template) for tier in ("early", "late", "last") for template in pools.templates(tier, VERSION)]


def win_stages(template: Mapping[str, object]) -> list[int]:
    """The stages of a quest at which it can be won."""
    stages = pools.tables_of(template, "stage")
    return [int(str(stage["number"])) for stage in stages if "'win " in str(stage)]


def endings(tier: str, template: Mapping[str, object]) -> list[str]:
    """QU-10: the ways in which a quest can end; one that can be won at several stages has several good ends."""
    if tier == "last":
        return ["won", "dead"]
    stages = win_stages(template)
    won = ["won"] if len(stages) == 1 else [f"won-{number}" for number in stages]
    return [*won, "behind", "early", "late", "time"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_every_quest_has_its_own_words(language: str) -> None:
    say = speaker(language).say
    keys = [f"epilogue-{quest['name']}.{ending}" for tier, quest in QUESTS for ending in endings(tier, quest)]
    keys += ["epilogue-two-reapers.spared", "epilogue-together", "epilogue-given-up"]
    told = [say(key) for key in keys]
    assert len(set(told)) == len(told) > len(QUESTS) * 4


# -- which end is told ------------------------------------------------------------------------------------------------


@cache
def place_of(name: str) -> tuple[int, int]:
    """A copy in which a quest occurs, and the number of its scenario there."""
    for copy in range(200):
        for number in range(1, LAST_SCENARIO + 1):
            if board(game_of(copy, number)).content.scenario.name == name:
                return copy, number
    raise AssertionError(name)


def game_of(copy: int, number: int, seats: int = 2, coop: str = "off") -> Game:
    return ew.new_game("discover", seats=seats, seed=1, copy=copy, scenario=number, coop=coop)


def quest(name: str, seats: int = 2, coop: str = "off", stage: int = 0, day: int = 3) -> Game:
    """A game of a quest, at one of its stages."""
    game = game_of(*place_of(name), seats=seats, coop=coop)
    s = board(game)
    s.quest.stage, s.turn.day = stage, day
    return game


def leave(game: Game, *fates: str) -> list[str]:
    """Everybody leaves the map, in order of seats; what is told then."""
    s = board(game)
    for seat, fate in enumerate(fates):
        if fate == "home":
            win(s, seat)
        elif fate == "dead":
            harm(s, seat, PHYSICAL, FATAL)
            eliminate(s, seat)
        elif fate == "left":
            eliminate(s, seat)
    s.turn.dying = 0
    after_leaving(s)
    return DISCOVER.wording.epilogue(s, speaker("en").say)


def said(*keys: str) -> list[str]:
    return [speaker("en").say(key) for key in keys]


@pytest.mark.parametrize(
    ("fates", "stage", "day", "told"),
    [
        (("home", "home"), 1, 5, ["epilogue-three-fires.won"]),
        (("home", "dead"), 1, 5, ["epilogue-three-fires.won", "epilogue-three-fires.behind"]),
        (("dead", "dead"), 0, 5, ["epilogue-three-fires.early"]),
        (("dead", "dead"), 1, 13, ["epilogue-three-fires.late"]),
        (("dead", "dead"), 0, 14, ["epilogue-three-fires.time"]),
        (("dead", "left"), 1, 5, ["epilogue-three-fires.late"]),
        (("left", "left"), 1, 5, ["epilogue-given-up"]),
        (("left", "left"), 1, 60, ["epilogue-three-fires.time"]),
    ],
)
def test_ov_1_da_3_r_30_the_epilogue_fits_the_end(
    fates: tuple[str, ...], stage: int, day: int, told: list[str]
) -> None:
    assert leave(quest("three-fires", stage=stage, day=day), *fates) == said(*told)


@pytest.mark.parametrize("name", ["false-door", "humming-engine"])
@pytest.mark.parametrize("stage", [1, 2])
def test_qu_10_a_quest_with_two_ends_tells_the_one_that_was_reached(name: str, stage: int) -> None:
    told = leave(quest(name, stage=stage), "home", "home")
    assert told[0] == said(f"epilogue-{name}.won-{stage + 1}")[0]


def test_r_24_reapers_that_were_given_their_iron_were_spared() -> None:
    game = quest("two-reapers", stage=2)
    s = board(game)
    own = [i for i, special in enumerate(s.content.specials) if special in s.content.scenario.specials]
    s.quest.defeated = 1 << own[0]
    spared = leave(game, "home", "home")
    s.quest.defeated = 1 << own[0] | 1 << own[1]
    fought = DISCOVER.wording.epilogue(s, speaker("en").say)
    assert [spared[0], fought[0]] == said("epilogue-two-reapers.spared", "epilogue-two-reapers.won")


def test_s5_1_the_last_survivor_has_an_epilogue_and_so_have_two_who_die_together() -> None:
    assert leave(quest("closing-dark"), "stays", "dead") == said("epilogue-closing-dark.won")
    assert leave(quest("closing-dark"), "dead", "dead") == said("epilogue-closing-dark.dead")


def test_ho_1_all_or_nobody() -> None:
    assert leave(quest("three-fires", coop="on", stage=1), "home", "dead") == said("epilogue-together")
    assert leave(quest("three-fires", coop="on", stage=1), "home", "home") == said("epilogue-three-fires.won")
    assert leave(quest("three-fires", coop="on"), "dead", "dead") == said("epilogue-three-fires.early")


def test_the_fourth_scenario_ends_the_story_of_its_copy() -> None:
    game = game_of(3, 4)
    s = board(game)
    s.quest.stage = len(s.content.stages) - 1
    assert leave(game, "home", "home")[-1:] == said(f"story-{s.content.copy.story}.end")


def test_nothing_is_told_before_the_end_nor_of_an_owners_quest() -> None:
    game = quest("three-fires")
    assert Narrator(game, "en", ["Ada", "Ben"]).epilogue() == []
    owners: DiscoverState = wild(seats=1)
    eliminate(owners, 0)
    after_leaving(owners)
    owners.turn.day = owners.guard
    assert owners.ended
    assert DISCOVER.wording.epilogue(owners, speaker("en").say) == []
