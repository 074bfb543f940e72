"""What a clone shares with its original, and what it must own."""

from __future__ import annotations

from collections.abc import Iterator

from emberwatch.engine.agenda import Agenda
from emberwatch.engine.snapshot import fields

REPLACED = {"caught", "coming", "rooms_left", "leaders_left"}
"""Lists that clones share, because the rules replace them as a whole and never change them."""


def lists(owner: object) -> Iterator[tuple[type, str, object]]:
    """Every list and dictionary of a state and of its parts: its owner, its name, and the object."""
    for name in fields(owner):
        value = getattr(owner, name)
        if isinstance(value, (list, dict)):
            yield type(owner), name, value
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, list):
                yield type(owner), name, part
            elif hasattr(part, "clone"):
                yield from lists(part)


def shared(one: Agenda, other: Agenda) -> set[str]:
    """The names of the lists and dictionaries that two states share."""
    pairs = zip(lists(one), lists(other), strict=True)
    return {name for (_, name, mine), (_, _, yours) in pairs if mine is yours}


def own_lists(s: Agenda) -> list[tuple[type, str]]:
    """The lists and dictionaries of plain things that a clone must own, and their owners."""
    found = dict.fromkeys([(kind, name) for kind, name, value in lists(s) if not has_parts(value)])
    return [(kind, name) for kind, name in found if name not in REPLACED | {"trunk", "lanes"}]


def has_parts(value: object) -> bool:
    return isinstance(value, list) and any([hasattr(part, "clone") for part in value])
