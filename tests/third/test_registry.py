"""The registry of games: a broken game of another package harms nobody else, and says what is wrong with it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import emberwatch as ew
from emberwatch import bots, text
from emberwatch.engine.errors import BrokenGame
from emberwatch.registry import OURS, all_games, rules_of
from emberwatch.text import LANGUAGES, speaker
from tests.lab.strangers import emberwatch, environment
from tests.third.installed import forget_games, install, put_on_path

CODE = '''
from emberwatch.bots import Bot
from tests.pebbles import Pebbles


class Renamed(Pebbles):
    name = "renamed"


class Lame(Pebbles):
    """Its bots cannot be loaded, its commands neither."""

    name = "lame"
    rooms = {"bots": "strange_games:NOWHERE", "commands": "nowhere:add"}


class Wordless(Pebbles):
    name = "wordless"
    texts = "tests.third"


class Thief(Pebbles):
    """Has a bot with the name of one of ours."""

    name = "thief"
    rooms = {"bots": "strange_games:BOTS"}


class Greedy(Bot):
    name = "greedy"


class Planner(Bot):
    name = "planner"


BOTS = (Greedy, Planner)
RENAMED, LAME, WORDLESS, THIEF = Renamed(), Lame(), Wordless(), Thief()
NO_RULES = object()
'''
POINTS = {
    "absent": "nowhere:GAME",
    "other-name": "strange_games:RENAMED",
    "no-rules": "strange_games:NO_RULES",
    "wordless": "strange_games:WORDLESS",
    "lame": "strange_games:LAME",
    "thief": "strange_games:THIEF",
    "outlive": "strange_games:RENAMED",
}
BROKEN = ("absent", "other-name", "no-rules", "wordless")


@pytest.fixture(autouse=True)
def _strange_games(tmp_path: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        put_on_path(install(tmp_path / "site", POINTS, CODE), patch)
        forget_games()
        yield
    forget_games()


def test_broken_games_are_left_out_of_lists() -> None:
    assert list(all_games()) == ["outlive", "discover", "lame", "thief"]


def test_ours_cannot_be_replaced() -> None:
    assert rules_of("outlive") is OURS["outlive"]
    assert {name: bots.own()[name].__module__ for name in ("greedy", "planner")} == {
        "greedy": "emberwatch.bots.outlive.greedy",
        "planner": "emberwatch.bots.planner",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BROKEN)
def test_a_broken_game_that_is_asked_for_says_what_is_wrong(game: str, language: str) -> None:
    with pytest.raises(BrokenGame) as caught:
        ew.new_game(game, seats=2)
    said = speaker(language).say(caught.value.key, **caught.value.details)
    assert game in said
    reason = str(caught.value.details["problem"])
    assert reason in said
    assert reason.startswith(("ModuleNotFoundError", "TypeError", "FileNotFoundError"))


def test_our_bots_are_there_though_those_of_another_game_are_broken() -> None:
    assert bots.names("outlive") == ["random", "novice", "greedy", "planner", "veteran", "master"]
    assert bots.names("lame") == ["random"]


def test_the_command_line_works_with_broken_games() -> None:
    """Even with `lame`, whose commands cannot be added, and whose option has the name of one of ours."""
    env = environment(LC_ALL="C.UTF-8")
    simulated = emberwatch(
        "simulate", "outlive", "--seats", "random,random", "--games", "1", "--edition", "de", env=env
    )
    assert simulated.returncode == 0, simulated.stderr
    refused = emberwatch("rules", "absent", env=env)
    assert refused.returncode == 1
    assert refused.stderr.startswith("emberwatch: The game “absent” cannot be loaded: ModuleNotFoundError")
    assert "Traceback" not in refused.stderr


def test_the_novice_plays_our_games_the_same_whatever_is_installed() -> None:
    """The seeds of its teachers do not depend on how many games there are."""
    with_others = novice_picks()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules[rules_of.__module__], "ENTRY_POINT", "nobody.has.these")
        forget_games()
        assert list(all_games()) == list(OURS)
        assert novice_picks() == with_others
    forget_games()


def novice_picks() -> list[object]:
    game = ew.new_game("outlive", seats=2, seed=1)
    player = bots.make("novice", "outlive", 5)
    glimpses = [bots.Glimpse(game, seat) for seat in range(2)]
    while game.choices < 40:
        game.take(game.waiting[0], player.choose(glimpses[game.waiting[0]]))
    return [pick.words for _, pick in game.log]


def test_words_of_a_package_without_a_language_are_english(tmp_path: Path) -> None:
    folder = tmp_path / "site" / "wordy"
    (folder / "en").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "en" / "own.ftl").write_text("wordy-own = In English\ngame-outlive = Replaced\n", encoding="utf-8")
    text.add_folder("wordy")
    for language in LANGUAGES:
        assert speaker(language).say("wordy-own") == "In English"
        assert speaker(language).say("game-outlive") == "Outlive", "what we say stays"
