"""Version numbers that are written in several places are the same everywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import emberwatch as ew
from emberwatch.discover.copies.codes import VERSIONS
from emberwatch.engine.record_form import CHAPTERED, FORMAT

ROOT = Path(__file__).parents[2]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def now(what: str) -> str:
    """The current version of something, according to the handbook."""
    [row] = [line for line in read("docs/versioning.md").splitlines() if line.startswith(f"| {what} |")]
    return row.split("|")[3].strip()


def test_the_version_of_the_package() -> None:
    assert tomllib.loads(read("pyproject.toml"))["project"]["version"] == ew.__version__
    assert now("the package") == ew.__version__
    assert f"\nversion: {ew.__version__}\n" in read("CITATION.cff")


def test_the_changelog_has_the_version_and_its_day() -> None:
    [day] = re.findall(rf"(?m)^## {re.escape(ew.__version__)} - (\d{{4}}-\d\d-\d\d)$", read("CHANGELOG.md"))
    assert f"\ndate-released: {day}\n" in read("CITATION.cff")


def test_the_changelog_begins_with_what_is_not_released() -> None:
    assert re.findall(r"(?m)^## (.*)$", read("CHANGELOG.md"))[0] == "Unreleased"


def test_the_versions_of_rules_records_and_copies() -> None:
    rules = ", ".join([f"{name.capitalize()} {game['rules']}" for name, game in ew.games().items()])
    copies = " and ".join(map(str, VERSIONS))
    assert now("the rules of a game") == rules
    assert now("records") == f"{FORMAT} and {CHAPTERED}"
    assert now("copies of Discover") == copies
    news = read("CHANGELOG.md").partition("## Unreleased")[2]
    assert news.strip().startswith(f"Rules: {rules}. Records: formats {FORMAT} and {CHAPTERED}. ")
    assert f"Copies of Discover: generators {copies}." in news


def test_the_version_of_the_database() -> None:
    newest = max((ROOT / "src/emberwatch/table/store/migrations/versions").glob("[0-9]*.py"))
    assert now("the database") == newest.name[:4]
