"""A tutorial as a list of steps that a test can follow: files to change, commands to type, and what these print.

Every block of code on the page is a step. A block with the title of a file changes that file:

- A `diff` takes lines away (`-`) and adds others (`+`); the lines without a mark say where. `@@` stands between
  two places in the same file.
- Any other block is put where the sentence above it says: "Create the file:", "... at the end of the file:" or
  "... after `this line`:". Python is set apart from the lines above it, as functions and classes are.

A `console` block has commands, each after a `$`, and under each what it prints. `...` stands for any text within a
line; alone on a line, for any number of lines. A command must succeed, unless the page shows that something failed or
that problems were found.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^```(\w*)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CREATE = re.compile(r"Create the file:$")
AT_END = re.compile(r"at the end of the file:$")
AFTER = re.compile(r"after `([^`]+)`:$")
COMMAND = "$ "
ANYTHING = "..."
BETWEEN = "@@"
FAILURE = re.compile(r"\b(failed|problems?)\b")
NO_BREAK = "\N{NO-BREAK SPACE}"
"""What French puts before a colon: on a page it is a plain space."""
ENVIRONMENT = {"EMBERWATCH_FORM": "interpreted", "LC_ALL": "C.UTF-8", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""For every command: no rules that were compiled before a change, and no plugins, which take long to load."""
KEPT = ("HOME", "PATH", "TMPDIR", "TEMP", "SYSTEMROOT")
"""All that a command sees of the environment. Under `CI`, for one, pytest prints longer lines than the pages show."""


class TutorialStep(NamedTuple):
    """One block of code on a page, and the paragraph above it."""

    line: int
    above: str
    language: str
    file: str
    code: str


def read_steps(text: str) -> Iterator[TutorialStep]:
    for block in FENCE.finditer(text):
        above = text[: block.start()].rstrip().rpartition("\n\n")[2]
        yield TutorialStep(text.count("\n", 0, block.start()) + 1, " ".join(above.split()), *block.groups(default=""))


def follow(step: TutorialStep, folder: Path) -> None:
    """Do in a folder what a step says; AssertionError, with the step's line, if that is not possible."""
    if step.language == "console":
        for command, shown in read_commands(step.code):
            compare(shown, *run(command, folder), f"line {step.line}: {command}")
        return
    assert step.file, f"line {step.line}: a block that is no step"
    change(step, folder / step.file)


# -- files --------------------------------------------------------------------------------------------------------


def change(step: TutorialStep, file: Path) -> None:
    if CREATE.search(step.above):
        assert not file.exists(), f"line {step.line}: {step.file} is already there"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(step.code, encoding="utf-8")
        return
    assert file.is_file(), f"line {step.line}: no file {step.file}"
    file.write_text(changed(step, file.read_text(encoding="utf-8")), encoding="utf-8")


def changed(step: TutorialStep, text: str) -> str:
    """The text of a file after a step."""
    if step.language == "diff":
        for hunk in step.code.split(f"{BETWEEN}\n"):
            text = replaced(text, side(hunk, " -"), side(hunk, " +"), step)
        return text
    added = f"\n\n{step.code}" if step.language == "python" else step.code
    if AT_END.search(step.above):
        return text + added
    where = AFTER.search(step.above)
    assert where, f"line {step.line}: where in {step.file}?"
    lines = [line for line in text.splitlines(keepends=True) if line.strip() == where[1]]
    assert len(lines) == 1, f"line {step.line}: {step.file} has {len(lines)} lines {where[1]!r}"
    return replaced(text, lines[0], lines[0] + added, step)


def side(hunk: str, marks: str) -> str:
    """The lines of a diff that have one of these marks, without it."""
    lines = [line if line.strip() else " \n" for line in hunk.splitlines(keepends=True)]
    return "".join([line[1:] for line in lines if line[0] in marks])


def replaced(text: str, old: str, new: str, step: TutorialStep) -> str:
    """The text with whole lines replaced, which must be there exactly once."""
    count = f"\n{text}".count(f"\n{old}")
    assert count == 1, f"line {step.line}: {step.file} has this {count} times:\n{old}"
    return f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]


# -- commands -----------------------------------------------------------------------------------------------------


def read_commands(code: str) -> Iterator[tuple[str, str]]:
    """Commands, and what is shown under each."""
    for part in f"\n{code}".split(f"\n{COMMAND}")[1:]:
        command, _, printed = part.partition("\n")
        yield command, printed.rstrip("\n")


def run(command: str, folder: Path) -> tuple[str, bool]:
    """What a command prints in a folder, and whether it succeeds; it finds the programs of this environment."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    path = os.pathsep.join([str(Path(sys.executable).parent), kept.get("PATH", "")])
    own = {"PATH": path, "PYTHONPATH": str(folder / "src"), **ENVIRONMENT}
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env={**kept, **own},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=300,
    )
    return done.stdout.rstrip("\n").replace(NO_BREAK, " "), done.returncode == 0


def compare(shown: str, printed: str, succeeds: bool, where: str) -> None:
    both = f"{where}\nthe page shows:\n{shown}\nit prints:\n{printed}"
    assert pattern(shown).fullmatch(f"{printed}\n"), both
    assert succeeds == (not FAILURE.search(shown)), f"it {'succeeds' if succeeds else 'fails'}: {both}"


def pattern(shown: str) -> re.Pattern[str]:
    """What a page shows as a pattern for what may be printed."""
    lines = ["(?:.*\n)*?" if line == ANYTHING else f"{literal(line)}\n" for line in shown.split("\n")]
    return re.compile("".join(lines))


def literal(line: str) -> str:
    return ".*".join([re.escape(part) for part in line.split(ANYTHING)])
