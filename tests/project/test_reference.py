"""The reference in the handbook: it has every public name, and no name that does not exist."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import emberwatch as ew

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "reference").glob("*.md"))
ENTRY = re.compile(r"(?m)^::: ([\w.]+)\n((?:    .*\n)*)")
MEMBERS = re.compile(r"members: \[(.*)\]|^ +- (\w+)$", re.MULTILINE)
OPTIONAL = ("emberwatch.environments.",)
"""What can be imported only if an extra is installed."""


def entries() -> list[tuple[str, list[str]]]:
    """Everything that is described, with the members that are named."""
    found = []
    for page in PAGES:
        for path, options in ENTRY.findall(page.read_text(encoding="utf-8") + "\n"):
            listed = [name for several, one in MEMBERS.findall(options) for name in (several or one).split(", ")]
            found.append((path, listed))
    return found


def thing_at(path: str) -> object:
    """The module, class or function with this path."""
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        try:
            thing: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for name in parts[length:]:
            thing = getattr(thing, name)
        return thing
    raise AssertionError(path)


def test_every_public_name_is_described() -> None:
    described = {path.removeprefix("emberwatch.") for path, _ in entries()}
    assert set(ew.__all__) - described == {"Words"}
    assert "`Words`" in (ROOT / "docs" / "reference" / "game.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("path", "members"), entries(), ids=lambda part: part if isinstance(part, str) else "")
def test_what_is_described_is_there_and_has_a_docstring(path: str, members: list[str]) -> None:
    if path.startswith(OPTIONAL):
        pytest.importorskip("pettingzoo")
        pytest.importorskip("pyspiel")
    thing = thing_at(path)
    assert thing.__doc__
    for name in members:
        member = getattr(thing, name)
        assert isinstance(member, int) or member.__doc__, name


def test_every_page_is_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert len(PAGES) == 7
    assert [page.name for page in PAGES if f": reference/{page.name}\n" not in contents] == []
