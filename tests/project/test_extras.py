"""What `pip install emberwatch` alone can do, and what the program says if an extra is missing.

Every program here runs in a process of its own that can import only the packages of pyproject.toml's `dependencies`
and the packages that these need.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from emberwatch import extras
from emberwatch.text import LANGUAGES, speaker

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

ALONE = """
import sys

class Only:
    \"\"\"Refuses to find packages that are not installed with Emberwatch alone.\"\"\"

    @staticmethod
    def find_spec(name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in {allowed} and not top.endswith("__mypyc"):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

for name in [name for name in sys.modules if name.partition(".")[0] in {{"rich", "fluent", "msgspec", "fastapi"}}]:
    raise AssertionError(name + " was imported before it could be refused")
sys.meta_path.insert(0, Only)
"""
COMMAND = "from emberwatch.cli import main; sys.exit(main(sys.argv[1:]))"


def distributions() -> set[str]:
    """The distributions that `pip install emberwatch` installs on this machine."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in PROJECT["dependencies"]]
    while waiting:
        wish = waiting.pop()
        name = canonicalize_name(wish.name)
        if name not in found and (wish.marker is None or wish.marker.evaluate({"extra": ""})):
            found.add(name)
            waiting += [Requirement(line) for line in requires(name) or ()]
    return found


def packages() -> list[str]:
    """The packages that can be imported then."""
    brought = distributions()
    homes = packages_distributions().items()
    return ["emberwatch", *[name for name, dists in homes if brought & {canonicalize_name(dist) for dist in dists}]]


def run_alone(program: str, *words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program in this folder with nothing installed except Emberwatch and its dependencies."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    source = ALONE.format(allowed=sorted(packages())) + program
    command = [sys.executable, "-c", source, *words]
    return subprocess.run(
        command, cwd=folder, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def test_what_only_the_server_needs_is_not_there(tmp_path: Path) -> None:
    """So the tests below really refuse something."""
    for package in ("fastapi", "msgspec", "sqlalchemy", "uvicorn"):
        done = run_alone(f"import {package}", folder=tmp_path)
        assert done.returncode == 1
        assert f"No module named '{package}'" in done.stderr


FIRST_GAME = """
import emberwatch as ew

for name in ew.games():
    game = ew.new_game(name, seats=2, seed=7)
    while game.waiting:
        game.choose(game.waiting[0], game.picks(game.waiting[0])[0])
    assert ew.replay(game.record()).outcome == game.outcome
"""


def test_the_engine_plays(tmp_path: Path) -> None:
    done = run_alone(FIRST_GAME, folder=tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("game", "seats"), [("outlive", "greedy,novice"), ("discover", "scout")])
def test_bots_play_in_the_terminal(game: str, seats: str, tmp_path: Path) -> None:
    done = run_alone(COMMAND, "play", game, "--seats", seats, "--seed", "3", "--language", "en", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    ending = {"outlive": "Convoy has arrived", "discover": "The story is over."}[game]
    assert ending in done.stdout


def test_commands_are_listed(tmp_path: Path) -> None:
    done = run_alone(COMMAND, "--help", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    for command in ("serve", "play", "simulate", "arena", "copy"):
        assert f"\n    {command} " in done.stdout


def test_other_commands_run(tmp_path: Path) -> None:
    for words in (["rules", "outlive", "N2"], ["copy", "new", "--seed", "7"], ["simulate", "outlive", "--games", "1"]):
        done = run_alone(COMMAND, *words, folder=tmp_path)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["serve"], ["backup", "copy.db"]], ids=" ".join)
def test_a_command_of_the_server_says_how_to_install_it(words: list[str], language: str, tmp_path: Path) -> None:
    done = run_alone(COMMAND, *words, "--language", language, folder=tmp_path)
    assert done.returncode == 1
    [sentence] = done.stderr.splitlines()
    said = [speaker(language).say("error-package-missing", package=name, extra="table") for name in server_packages()]
    assert sentence.removeprefix("emberwatch: ") in said
    assert "pip install 'emberwatch[table]'" in sentence
    assert list(tmp_path.iterdir()) == []


def server_packages() -> list[str]:
    """The packages that the extra names: one of them will be missing first."""
    return [Requirement(line).name.replace("-", "_") for line in PROJECT["optional-dependencies"][extras.TABLE]]


def test_a_module_of_ours_that_is_missing_is_a_bug() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere") as found, extras.needs("table"):
        import emberwatch.nowhere  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(found.value, extras.MissingPackage)


def test_the_extra_that_is_named_exists() -> None:
    assert extras.TABLE in PROJECT["optional-dependencies"]
