"""The form of a record: what it holds, and by which names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

FORMAT = 1
"""The version of the record's form. The version of a game's rules is the game's own."""
CHAPTERED = 2
"""The form of a record whose game went on by other rules: it says when, and holds the position at that moment."""


def plain_record(
    name: str,
    version: int,
    seats: int,
    options: Mapping[str, object],
    dice: Mapping[str, object],
    picks: Sequence[Sequence[object]],
    state: str,
    outcome: Mapping[str, object] | None,
    chapters: Sequence[Mapping[str, object]] = (),
) -> dict[str, object]:
    """A record from its parts."""
    record: dict[str, object] = {
        "format": CHAPTERED if chapters else FORMAT,
        "game": name,
        "rules": version,
        "seats": seats,
        "options": dict(options),
        "dice": dice,
        "picks": picks,
        "count": len(picks),
        "state": state,
        "outcome": outcome,
    }
    return {**record, "chapters": list(chapters)} if chapters else record
