"""The two forms of the rules: they play the same games, the right one is used, and one is always available."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

import emberwatch as ew
from emberwatch import bots, forms
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.lab.simulate import Options, play_game
from emberwatch.table.bots.pool import BotPool
from emberwatch.table.play.match import Match, MatchEvent, Start
from tests.paths import ROOT

PACKAGE = ROOT / "src" / "emberwatch"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

PROGRAMME: tuple[tuple[str, list[str], Options, int], ...] = (
    ("outlive", ["random"] * 2, {}, 20),
    ("outlive", ["random"] * 3, {"edition": "en", "placement": "in-turn"}, 20),
    ("outlive", ["random"] * 4, {"edition": "de"}, 20),
    ("outlive", ["greedy", "random", "greedy", "random"], {"edition": "fr"}, 3),
    ("outlive", ["greedy"] * 3, {"edition": "es", "placement": "in-turn"}, 2),
    ("outlive", ["planner:4", "greedy"], {}, 1),
    ("discover", ["random"], {}, 12),
    ("discover", ["random"] * 2, {"scenario": 2, "terrain": "late"}, 12),
    ("discover", ["random"] * 3, {"scenario": 3, "coop": "on"}, 12),
    ("discover", ["random"] * 4, {"scenario": 4, "guard": "off"}, 12),
    ("discover", ["scout"] * 2, {"scenario": 5}, 3),
    ("discover", ["scout", "random", "scout", "random"], {"scenario": 1, "coop": "on"}, 3),
)
"""The players, the game, the options, and the number of games."""
INSIDE = (("outlive", 4), ("discover", 3))
"""Game and seats of the games that are played out inside the engine."""


def played() -> Iterator[Game]:
    """Many games: some played by bots from outside, some with picks made inside the engine."""
    for game, seats, options, games in PROGRAMME:
        for seed in range(1, 1 + games):
            yield play_game(game, seats, seed, options)
    for game, seats_of in INSIDE:
        for seed in range(1, 5):
            whole = ew.new_game(game, seats=seats_of, seed=seed)
            whole.play_out(CounterDice(bots.seeds_of(seed, 1)[0]))
            yield whole


def digest() -> tuple[str, int]:
    """One hash of the records of all games (picks, chance and the states they led to), and their number."""
    mark, count = hashlib.sha256(), 0
    for game in played():
        mark.update(json.dumps(game.record(), sort_keys=True).encode())
        count += 1
    return mark.hexdigest(), count


def told(script: str, **environment: str) -> str:
    """What a separate Python process prints. If it fails, the test fails."""
    return ran([sys.executable, "-c", script], ROOT, **environment).stdout.strip()


def ran(words: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in an environment that prefers no form, unless the caller says otherwise."""
    own = {name: value for name, value in os.environ.items() if name != forms.VARIABLE}
    return subprocess.run(words, cwd=folder, env=own | environment, check=True, text=True, capture_output=True)


# -- they play the same games -------------------------------------------------------------------------------------


@pytest.mark.skipif(forms.FORM == forms.INTERPRETED, reason="this process is interpreted: build_engine.py compiles")
def test_both_forms_play_the_same_games() -> None:
    script = "from tests.test_forms import digest; from emberwatch import forms; print(forms.FORM, *digest())"
    form, mark, count = told(script, **{forms.VARIABLE: forms.INTERPRETED}).split()
    assert form == forms.INTERPRETED
    assert (mark, int(count)) == digest()


async def play_table(game: str, seats: int, bot: str) -> Game:
    """Play a game as a table does: this process knows the game, bots choose in another one."""
    start = Start(game, seats, ew.checked_options(ew.rules_of(game), {}), "ab" * 32)
    match, bot_pool = Match(start), BotPool(1)
    while match.waiting:
        seat = match.waiting[0]
        for pick in (await bot_pool.moves("table", match, seat, bot)).picks:
            match.apply(MatchEvent(match.count, "pick", seat, pick))
    await bot_pool.close()
    return match.game


def digest_tables() -> str:
    """One hash of the records of games whose bots are processes of the form that the environment names."""
    os.environ.pop(forms.VARIABLE, None)
    played = [asyncio.run(play_table(*table)) for table in (("outlive", 3, "greedy"), ("discover", 2, "scout"))]
    return hashlib.sha256(json.dumps([game.record() for game in played], sort_keys=True).encode()).hexdigest()


@pytest.mark.skipif(forms.FORM == forms.INTERPRETED, reason="this process is interpreted: build_engine.py compiles")
def test_an_interpreted_table_with_compiled_bots_plays_the_same_games() -> None:
    """As in the first `make play`, once the rules are compiled."""
    script = (
        "from tests.test_forms import digest_tables; from emberwatch import forms; print(forms.FORM, digest_tables())"
    )
    form, mark = told(script, **{forms.VARIABLE: forms.INTERPRETED}).split()
    assert form == forms.INTERPRETED
    assert mark == digest_tables()


@pytest.mark.skipif(forms.FORM == forms.INTERPRETED, reason="this process is interpreted: build_engine.py compiles")
def test_every_module_of_the_compiled_form_is_compiled() -> None:
    files = "print(*[import_module(f'emberwatch.{name}').__file__ for name in forms.COMPILED], sep='\\n')"
    found = told(f"from importlib import import_module; from emberwatch import forms; {files}").splitlines()
    assert [Path(file).name.endswith(SUFFIX) for file in found] == [True] * len(forms.COMPILED)


# -- the right one is used ----------------------------------------------------------------------------------------

WHICH = "import emberwatch; from emberwatch import forms; from emberwatch.engine import agenda; "
WHICH += "print(forms.FORM, agenda.__file__)"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of the package; beside one of them, something that cannot be imported poses as its compiled form."""
    package = tmp_path / "src" / "emberwatch"
    made = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page", forms.STAMP)
    shutil.copytree(PACKAGE, package, ignore=made)
    (package / "engine" / f"agenda{SUFFIX}").write_bytes(b"not a module")
    return package


def stamp(package: Path) -> None:
    """Claim that what poses as compiled was made from these sources."""
    (package / forms.STAMP).write_text(forms.fingerprint(package), encoding="utf-8")


def assert_interpreted(package: Path, **environment: str) -> None:
    """Check that the sources of the copy are used, whatever is beside them."""
    form, file = told(WHICH, PYTHONPATH=str(package.parent), **environment).split(" ", 1)
    assert form == forms.INTERPRETED
    assert Path(file) == package / "engine" / "agenda.py"


def test_compiled_modules_of_these_sources_are_taken(copy: Path) -> None:
    stamp(copy)
    with pytest.raises(subprocess.CalledProcessError) as refused:
        told(WHICH, PYTHONPATH=str(copy.parent))
    assert f"agenda{SUFFIX}" in refused.value.stderr


def test_compiled_modules_without_a_stamp_are_ignored(copy: Path) -> None:
    assert_interpreted(copy)


@pytest.mark.parametrize(
    "name", ["engine.agenda", "outlive.rules.night", "discover.rules.combat.duel", "bots.outlive.worth"]
)
def test_compiled_modules_of_other_sources_are_ignored(copy: Path, name: str) -> None:
    stamp(copy)
    source = (copy / name.replace(".", "/")).with_suffix(".py")
    source.write_text(source.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert_interpreted(copy)


def test_sources_can_be_asked_for(copy: Path) -> None:
    stamp(copy)
    assert_interpreted(copy, **{forms.VARIABLE: forms.INTERPRETED})


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"what is this?\n",
        b"cpython-27 62 00000000",
        b"\xff\xfe\x00",
    ],
)
def test_broken_stamps_are_ignored(copy: Path, content: bytes) -> None:
    (copy / forms.STAMP).write_bytes(content)
    assert_interpreted(copy)


@pytest.mark.skipif(forms.FORM == forms.INTERPRETED, reason="this process is interpreted: build_engine.py compiles")
def test_real_compiled_modules_are_ignored_once_a_rule_has_changed(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "page", "*.egg-info"))
    form, file = told(WHICH, PYTHONPATH=str(source)).split(" ", 1)
    assert (form, Path(file).parent) == (forms.FORM, source / "emberwatch" / "engine")
    assert file.endswith(SUFFIX)
    night = source / "emberwatch" / "outlive" / "rules" / "night.py"
    night.write_text(night.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert_interpreted(source / "emberwatch")


# -- one is always available --------------------------------------------------------------------------------------


def build(package: Path, *words: str, **environment: str) -> str:
    """Run `build_engine.py` where the copy is; return its output."""
    place = package.parent.parent
    for name in ("build_engine.py", "build_docstrings.py"):
        shutil.copy(ROOT / name, place)
    return ran([sys.executable, "build_engine.py", *words], place, **environment).stdout


def made_of(package: Path) -> list[str]:
    """What a build leaves beside the sources."""
    return sorted([file.name for file in package.rglob("*") if file.name.endswith(SUFFIX) or file.name == forms.STAMP])


def test_without_a_compiler_the_rules_stay_interpreted(copy: Path, tmp_path: Path) -> None:
    (copy / forms.STAMP).write_text("of older sources", encoding="utf-8")
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    said = build(copy, PATH=str(nothing), CC="no-such-compiler")
    assert said == "There is no C compiler: the rules stay interpreted, which is slower and otherwise the same.\n"
    assert made_of(copy) == []
    assert_interpreted(copy)


def test_nothing_is_built_twice(copy: Path) -> None:
    stamp(copy)
    before = made_of(copy)
    assert build(copy, CC="no-such-compiler") == ""
    assert made_of(copy) == before == [f"agenda{SUFFIX}", forms.STAMP]


def test_clear_goes_back_to_the_interpreted_form(copy: Path) -> None:
    stamp(copy)
    assert build(copy, "clear") == ""
    assert made_of(copy) == []
    assert_interpreted(copy)


def test_building_refuses_words_it_does_not_know(copy: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        build(copy, "everything")
    assert "usage: python build_engine.py [clear | beside COMMAND" in refused.value.stderr
