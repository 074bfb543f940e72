"""The tutorials: followed step by step in a copy of the project, they do and print what their pages say."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.project.tutorial import TutorialStep, changed, compare, follow, read_commands, read_steps

PAGES = sorted((ROOT / "docs/tutorials").glob("*.md"))
COPIED = ("src", "tests", "docs", "web", "pyproject.toml")
"""What of the project a tutorial may read or change."""
ASIDE = shutil.ignore_patterns("*.so", "*.pyd", "compiled.txt", "page", "node_modules", "pictures", "golden")
"""The compiled rules and the built page: tutorials do without them."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project that a tutorial may change."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=ASIDE)
        else:
            shutil.copy2(ROOT / name, tmp_path / name)
    return tmp_path


def test_there_are_tutorials_for_both_games() -> None:
    assert [page.name for page in PAGES] == ["first-card.md", "first-room.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_tutorial_can_be_followed(page: Path, project: Path) -> None:
    steps = list(read_steps(page.read_text(encoding="utf-8")))
    assert len(steps) > 10
    for step in steps:
        follow(step, project)


# -- a page that does not fit is found ----------------------------------------------------------------------------

FILE = "one = 1\ntwo = 2\n"


def step(above: str, code: str, language: str = "python") -> TutorialStep:
    (found,) = read_steps(f'Before.\n\n{above}\n\n```{language} title="a.py"\n{code}```\n')
    return found


def test_a_step_knows_its_file_its_line_and_the_paragraph_above_it() -> None:
    assert step("Add this\nat the end of the file:", "three = 3\n") == TutorialStep(
        6, "Add this at the end of the file:", "python", "a.py", "three = 3\n"
    )


def test_lines_are_added_where_the_page_says() -> None:
    at_end, after = "Put this at the end of the file:", "Put this after `one = 1`:"
    assert changed(step(at_end, "three = 3\n", "toml"), FILE) == "one = 1\ntwo = 2\nthree = 3\n"
    assert changed(step(after, "more = 0\n", "toml"), FILE) == "one = 1\nmore = 0\ntwo = 2\n"


def test_python_is_set_apart() -> None:
    assert changed(step("Put this at the end of the file:", "def f(): ...\n"), FILE) == f"{FILE}\n\ndef f(): ...\n"


def test_a_diff_changes_whole_lines_in_several_places() -> None:
    diff = step("Change it:", "+zero = 0\n one = 1\n@@\n-two = 2\n+two = 3\n", "diff")
    assert changed(diff, FILE) == "zero = 0\none = 1\ntwo = 3\n"


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (step("Add this after `one`:", "more = 0\n"), "0 lines 'one'"),
        (step("Add this somewhere:", "more = 0\n"), "where in a.py"),
        (step("Change it:", "-one = 2\n+one = 1\n", "diff"), "0 times"),
        (step("Change it:", " = 1\n+more = 0\n", "diff"), "0 times"),
    ],
)
def test_a_place_that_is_not_there_is_found(wrong: TutorialStep, problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        changed(wrong, FILE)


def test_a_place_that_is_there_twice_is_found() -> None:
    with pytest.raises(AssertionError, match="2 lines"):
        changed(step("Add this after `one = 1`:", "more = 0\n"), FILE + FILE)
    with pytest.raises(AssertionError, match="2 times"):
        changed(step("Change it:", "-one = 1\n", "diff"), FILE + FILE)


def test_files_are_created_once_and_changed_only_if_they_are_there(tmp_path: Path) -> None:
    follow(step("Create the file:", FILE), tmp_path)
    assert (tmp_path / "a.py").read_text(encoding="utf-8") == FILE
    with pytest.raises(AssertionError, match="already there"):
        follow(step("Create the file:", FILE), tmp_path)
    (tmp_path / "a.py").unlink()
    with pytest.raises(AssertionError, match="no file"):
        follow(step("Put it at the end of the file:", FILE), tmp_path)


def test_a_block_that_is_no_step_is_found(tmp_path: Path) -> None:
    (plain,) = read_steps("```toml\na = 1\n```\n")
    with pytest.raises(AssertionError, match="no step"):
        follow(plain, tmp_path)


def test_commands_print_what_the_page_shows(tmp_path: Path) -> None:
    (good, bad) = read_steps("```console\n$ echo one; echo two\none\n...\n```\n\n```console\n$ echo one\ntwo\n```\n")
    assert list(read_commands(good.code)) == [("echo one; echo two", "one\n...")]
    follow(good, tmp_path)
    with pytest.raises(AssertionError, match="line 7: echo one"):
        follow(bad, tmp_path)


@pytest.mark.parametrize(
    ("shown", "printed", "fits"),
    [
        ("1 passed in ...", "1 passed in 0.2s", True),
        ("1 passed in ...", "2 passed in 0.2s", False),
        ("a\n...\nd", "a\nb\nc\nd", True),
        ("a\n...", "a", True),
        ("a\n...\nd", "a\nb\nc", False),
        ("a", "a\nb", False),
        ("a.c", "abc", False),
        ("", "", True),
        ("", "oh", False),
    ],
)
def test_dots_stand_for_anything(shown: str, printed: str, fits: bool) -> None:
    if fits:
        compare(shown, printed, succeeds=True, where="here")
    else:
        with pytest.raises(AssertionError, match="here"):
            compare(shown, printed, succeeds=True, where="here")


@pytest.mark.parametrize("shown", ["1 failed in ...", "Found 2 problems:", "Found 1 problem:"])
def test_a_command_fails_if_and_only_if_the_page_says_so(shown: str) -> None:
    compare(shown, shown, succeeds=False, where="here")
    with pytest.raises(AssertionError, match="it succeeds: here"):
        compare(shown, shown, succeeds=True, where="here")
    with pytest.raises(AssertionError, match="it fails: here"):
        compare("... passed", "2 failed, 1 passed", succeeds=False, where="here")
