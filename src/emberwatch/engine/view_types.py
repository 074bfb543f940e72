"""What the types of views are made of: names from a fixed list, counts, seats.

Each game describes what a seat sees with TypedDicts: mypy checks the code that makes the view against them, tests check
the view itself, and the page's TypeScript is generated from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from re import escape
from typing import Annotated, TypeAlias, TypedDict

from msgspec import Meta

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


def one_of(title: str, names: Sequence[str]) -> Meta:
    """Mark a string as one of these names: `Annotated[str, one_of("Resource", RESOURCES)]`."""
    pattern = "^(?:" + "|".join([escape(name) for name in names]) + ")$"
    return Meta(title=title, pattern=pattern, extra_json_schema={"enum": list(names)})


def all_of(names: Sequence[str]) -> Meta:
    """Mark a dictionary with names as keys as one that has an entry for every name."""
    return Meta(min_length=len(names), max_length=len(names))


class PlainOutcome(TypedDict):
    """How a game ended, as `Outcome.plain` gives it."""

    winners: list[Seat]
    scores: list[int]
    reason: str


class PlainEntry(TypedDict):
    """What a thing is, as `Entry.plain` gives it for a tooltip."""

    title: str
    text: list[str]
    rules: list[str]
