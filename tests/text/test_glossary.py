"""One term for each concept in every language: `text/<language>/glossary.toml` says which, and what not to write."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import emberwatch as ew
from emberwatch.text import LANGUAGES, entries_of

TEXT = Path(ew.__file__).parent / "text"
CODE = re.compile(r"\{\s*[$\w.-]+\s*\}|\$[\w-]+|^ *\.[\w-]+ =", re.MULTILINE)
"""Names of messages, variables and attributes: no words that people read."""
FIELDS = {"term", "source", "avoid", "except"}


@cache
def glossary(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((TEXT / language / "glossary.toml").read_text(encoding="utf-8"))


@cache
def texts(language: str) -> dict[str, str]:
    """The texts of all messages, without names of messages and variables."""
    plain = {name: source.partition("=")[2] for name, source in entries_of(language).items()}
    return {name: CODE.sub(" ", text) for name, text in plain.items()}


def found(pattern: str, language: str, allowed: list[str]) -> list[str]:
    """The messages in which a word or phrase occurs, besides those in which it may."""
    sought = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.I)
    spared = re.compile("|".join(allowed) or "(?!)")
    return [name for name, text in texts(language).items() if sought.search(text) and not spared.fullmatch(name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_glossaries_have_the_same_concepts(language: str) -> None:
    assert list(glossary(language)) == list(glossary("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_glossary_entries_have_terms_and_sources(language: str) -> None:
    wrong = [name for name, entry in glossary(language).items() if not {"term", "source"} <= set(entry) <= FIELDS]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_of_a_glossary_are_used(language: str) -> None:
    """An entry that no text uses helps nobody."""
    unused = [name for name, entry in glossary(language).items() if not found(re.escape(entry["term"]), language, [])]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_the_glossary(language: str) -> None:
    """No text uses a word that the glossary says to avoid, but for the messages it excepts."""
    wrong = [
        f"{message}: {avoided!r} (write {entry['term']!r})"
        for entry in glossary(language).values()
        for avoided in entry.get("avoid", [])
        for message in found(avoided, language, entry.get("except", []))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_exceptions_of_a_glossary_are_needed(language: str) -> None:
    """A message that no longer uses an avoided word needs no exception."""
    idle = [
        f"{name}: {spared}"
        for name, entry in glossary(language).items()
        for spared in entry.get("except", [])
        if not any([re.fullmatch(spared, message) for word in entry["avoid"] for message in found(word, language, [])])
    ]
    assert idle == []
