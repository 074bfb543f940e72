"""The handbook: it builds, its programs run, and the commands, columns and fields it names exist."""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

import emberwatch as ew
from emberwatch.bots import ENTRY_POINT, own, thinking_time
from emberwatch.cli.main import new_parser
from emberwatch.lab.report.facts import COMMON, NOTED, facts_of
from tests.paths import ROOT, found_in

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
TUTORIALS = sorted(DOCS.glob("tutorials/*.md"))
"""`test_tutorials.py` follows them."""
ALSO = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "benchmarks/README.md", "CHANGELOG.md", "SECURITY.md")]
"""Not part of the handbook, but commands are named there, too."""
SHELLS = ("", "sh")
FENCE = re.compile(r"^```(\w*)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(emberwatch [^`]+)`")
PACKAGES = {
    "zoo.py": "pettingzoo",
    "gym.py": "gymnasium",
    "many.py": "gymnasium",
    "spiel.py": "pyspiel",
    "vector.py": "numpy",
}
"""Packages that complete programs need and that are not always installed."""


class Block(NamedTuple):
    """A block of code on a page. One with a title is complete: a file of that name."""

    page: Path
    language: str
    title: str
    code: str


def blocks(pages: list[Path]) -> Iterator[Block]:
    for page in pages:
        for language, title, code in FENCE.findall(page.read_text(encoding="utf-8")):
            yield Block(page, language, title, code)


def block_called(title: str) -> str:
    [found] = [block.code for block in blocks(PAGES) if block.title == title]
    return found


def run(*words: str, folder: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, in this folder."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"} | (found_in(path) if path else {})
    return subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=300)


# -- the site -----------------------------------------------------------------------------------------------------


def test_the_handbook_builds_without_a_warning_and_needs_no_other_server(tmp_path: Path) -> None:
    pytest.importorskip("material")
    words = ("-m", "mkdocs", "build", "--strict", "--config-file", str(ROOT / "mkdocs.yml"), "--site-dir")
    built = run(sys.executable, *words, str(tmp_path), folder=ROOT)
    assert built.returncode == 0, built.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > len(PAGES)
    for page in pages:
        assert re.findall(r"<(?:script|img|iframe|source)[^>]+src=\"(?:https?:)?//[^>]*>", page.read_text()) == []
        assert re.findall(r"<link[^>]+href=\"(?:https?:)?//[^>]*>", page.read_text()) == []


def test_every_page_is_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    names = [page.relative_to(DOCS).as_posix() for page in [*PAGES, *TUTORIALS]]
    assert [name for name in names if f": {name}\n" not in contents] == []


# -- prose --------------------------------------------------------------------------------------------------------

WIDEST = 100
MARKDOWN = [*PAGES, *TUTORIALS, *sorted(DOCS.glob("reference/*.md")), *ALSO]


def long_lines(text: str) -> list[str]:
    """Lines of prose that are too long; tables, code, headings and link targets may be longer."""
    prose = [line for line in FENCE.sub("", text).splitlines() if not line.lstrip().startswith(("|", "#"))]
    return [line for line in prose if len(re.sub(r"\]\([^)]*\)", "]", line)) > WIDEST]


@pytest.mark.parametrize("page", MARKDOWN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_prose_is_wrapped(page: Path) -> None:
    assert long_lines(page.read_text(encoding="utf-8")) == []


def test_a_long_line_of_prose_would_be_found() -> None:
    wide = "word " * 20 + "end"
    assert long_lines(f"short\n\n{wide}\n- {wide}\n") == [wide, f"- {wide}"]


def test_tables_code_headings_and_links_may_be_long() -> None:
    wide = "word " * 20 + "end"
    link = f"See [the list](https://example.org/{'x' * 100}).\n"
    assert long_lines(f"# {wide}\n\n| {wide} |\n\n```sh\n{wide}\n```\n\n{link}") == []


# -- programs -----------------------------------------------------------------------------------------------------

PYTHON = [block for block in blocks([*PAGES, *ALSO]) if block.language == "python"]
PROGRAMS = [block for block in PYTHON if block.title]


@pytest.mark.parametrize("block", PYTHON, ids=lambda block: f"{block.page.stem}-{block.title}")
def test_python_can_be_read(block: Block) -> None:
    ast.parse(block.code)


@pytest.mark.parametrize("block", PROGRAMS, ids=lambda block: block.title)
def test_complete_programs_run(block: Block, tmp_path: Path) -> None:
    needed = PACKAGES.get(block.title)
    if needed and importlib.util.find_spec(needed) is None:
        pytest.skip(f"needs {needed}")
    (tmp_path / block.title).write_text(block.code, encoding="utf-8")
    done = run(sys.executable, block.title, folder=tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package from the page about bots, as pip would install it."""
    folder = tmp_path_factory.mktemp("site")
    project = tomllib.loads(block_called("pyproject.toml"))
    name, version = project["project"]["name"], project["project"]["version"]
    for file in project["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]:
        (folder / file).write_text(block_called(file), encoding="utf-8")
    about = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    points = project["project"]["entry-points"][ENTRY_POINT]
    lines = [f"[{ENTRY_POINT}]", *[f"{point} = {target}" for point, target in points.items()], ""]
    (about / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return folder


def simulated(site: Path, game: str, seats: str, games: int) -> Mapping[str, object]:
    """What a simulation with the handbook's bots prints."""
    words = ("-m", "emberwatch", "simulate", game, "--seats", seats, "--games", str(games), "--json")
    done = run(sys.executable, *words, folder=site, path=site)
    assert done.returncode == 0, done.stderr
    found: Mapping[str, object] = json.loads(done.stdout)
    return found


def test_the_first_bot_has_ten_lines() -> None:
    assert len([line for line in block_called("hopeful.py").splitlines() if line]) == 10


def test_the_first_bot_comes_by_its_entry_point_and_makes_more_points_than_random(site: Path) -> None:
    outcomes = simulated(site, "outlive", "hopeful,random", 4)["outcomes"]
    assert isinstance(outcomes, list)
    hopeful, random = [sum(points) for points in zip(*[outcome["scores"] for outcome in outcomes], strict=True)]
    assert hopeful > random


def test_the_second_bot_takes_a_budget_of_tries_and_plays_the_same_again(site: Path) -> None:
    first, again = [simulated(site, "outlive", "patient:3,random", 1)["outcomes"] for _ in range(2)]
    assert first == again


def test_both_bots_play_discover(site: Path) -> None:
    assert simulated(site, "discover", "hopeful,patient:2", 1)["games"] == 1


SAYS_WHY = """
import emberwatch as ew
from emberwatch import bots
from emberwatch.text import LANGUAGES, speaker

bot = bots.make("patient:12", "outlive", 1)
game = ew.new_game("outlive", seats=2, seed=1)
assert bot.choose(bots.Glimpse(game, 0)) in game.asked[0]
why = bot.why()
for language in LANGUAGES:
    assert str(len(game.asked[0])) in speaker(language).say(why.key, **why.details)
"""


def test_the_second_bot_says_why_in_every_language(site: Path) -> None:
    done = run(sys.executable, "-c", SAYS_WHY, folder=site, path=site)
    assert done.returncode == 0, done.stderr


# -- commands -----------------------------------------------------------------------------------------------------


def commands() -> list[tuple[str, str]]:
    """Every call of the program that a page names, with the page."""
    found = []
    for page in [*PAGES, *TUTORIALS, *ALSO]:
        text = page.read_text(encoding="utf-8")
        found += [(page.name, " ".join(call.split())) for call in INLINE.findall(FENCE.sub("", text))]
    for block in blocks([*PAGES, *ALSO]):
        if block.language in SHELLS:
            lines = block.code.replace("\\\n", " ").splitlines()
            found += [(block.page.name, line.strip()) for line in lines if line.strip().startswith("emberwatch ")]
    return found


def test_commands_are_found() -> None:
    assert len(commands()) > 40


@pytest.mark.parametrize(("page", "command"), sorted(set(commands())))
def test_commands_exist_with_all_their_options(page: str, command: str) -> None:
    parser = new_parser()
    for word in shlex.split(command, comments=True)[1:]:
        if word.startswith("--"):
            assert word.partition("=")[0] in options_of(parser), f"{page}: {command}"
        elif (inner := inner_parsers(parser)) is not None:
            assert word in inner, f"{page}: {command}"
            parser = inner[word]


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    return {option for action in parser._actions for option in action.option_strings}


def inner_parsers(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser] | None:
    """The commands below this one; None if there are none."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return None


# -- lists --------------------------------------------------------------------------------------------------------


def test_the_vectors_are_described_as_they_are() -> None:
    pytest.importorskip("numpy")
    spec = importlib.util.spec_from_file_location("observations", DOCS / "observations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    written = (DOCS / "observations.md").read_text(encoding="utf-8")
    assert written == module.page(), "run: python docs/observations.py"


def test_the_sizes_of_the_environments_are_told_as_they_are() -> None:
    pytest.importorskip("numpy")
    from emberwatch.environments.encoding import encoding_of

    page = " ".join((DOCS / "environments.md").read_text(encoding="utf-8").split())
    outlive, discover = [ew.rules_of(game).vocabulary.seat_picks for game in ("outlive", "discover")]
    assert f": {outlive} for Outlive, {discover} for Discover." in page
    assert f"{encoding_of('outlive').size} and {encoding_of('discover').size} numbers long" in page


def test_every_column_of_the_lab_is_explained() -> None:
    told = set(re.findall(r"`(\w+)`", (DOCS / "lab.md").read_text(encoding="utf-8")))
    columns = {*COMMON, *NOTED, *[name for game in ew.games() for name in facts_of(game).columns]}
    assert columns - told == set()


def test_levels_and_bots_are_told_as_they_are() -> None:
    page = (DOCS / "playing.md").read_text(encoding="utf-8")
    for level in ("easy", "normal", "hard"):
        outlive, discover = [ew.rules_of(game).levels[level] for game in ("outlive", "discover")]
        seconds = {thinking_time(level, game) for game in ew.games()}
        thinks = {0.0: "answers at once", 1.0: "up to one second per move"}[seconds.pop()]
        assert not seconds
        assert f"| {level} | `{outlive}` | `{discover}` | {thinks} |" in page
    assert [name for name in own() if f"| `{name}` |" not in page] == []
