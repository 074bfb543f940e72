"""Golden transcripts: whole games of both kinds go exactly as they did when somebody last read them."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.golden import FOLDER, GAMES, path, transcript

LARGEST = 400_000


def difference(old: str, new: str) -> str:
    """The first line that differs, with the lines before it; empty if there is none."""
    before = old.splitlines()
    for at, (was, now) in enumerate(zip_longest(before, new.splitlines(), fillvalue="(nothing)")):
        if was != now:
            context = "\n".join(before[max(0, at - 4) : at])
            return f"line {at + 1} differs\n{context}\nwas: {was}\nis:  {now}"
    return ""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    """If the game should go differently, write it again with `make golden`, read what has changed, and commit it."""
    found = difference(path(name).read_text(encoding="utf-8"), transcript(*GAMES[name]))
    if found:
        pytest.fail(f"{path(name).name}: {found}", pytrace=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_transcript_is_whole_and_not_too_large(name: str) -> None:
    text = path(name).read_text(encoding="utf-8")
    game, seats, _, _ = GAMES[name]
    assert len(text.encode()) < LARGEST
    assert text.count("  * event-came ") == (6 if game == "outlive" else 0)
    assert sum(line.startswith("seat ") for line in text.splitlines()) == seats
    assert "winners [" in text
    assert text.endswith(" picks\n")


def test_there_is_no_transcript_that_nobody_compares() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(f"{name}.txt" for name in GAMES)


def test_the_first_difference_is_shown() -> None:
    """The line, its number, and what came before."""
    assert difference("a\nb\nc\n", "a\nb\nc\n") == ""
    assert difference("a\nb\nc\n", "a\nx\nc\n") == "line 2 differs\na\nwas: b\nis:  x"
    assert difference("a\nb\n", "a\n") == "line 2 differs\na\nwas: b\nis:  (nothing)"
    assert difference("a\n", "a\nb\n") == "line 2 differs\na\nwas: (nothing)\nis:  b"
