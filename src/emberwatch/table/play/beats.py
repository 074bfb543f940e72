"""Beats: what each seat sees happen between two questions, one thing after another, as differences between views.

A change is a small tree. `[value]` replaces what was there, `null` takes a key away, and an object goes deeper: its
keys are those of an object, or positions in a list of unchanged length.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from emberwatch.engine.game import Game, Witness

Change: TypeAlias = "list[Any] | dict[str, Any] | None"
View: TypeAlias = Mapping[str, object]


class Sighting(NamedTuple):
    """What a seat saw at one moment."""

    told: int
    """How many events the story had then."""
    view: View


class Sightings(Witness):
    """What the seats at the table have seen since their pages were last told."""

    def __init__(self) -> None:
        self.seen: dict[int | None, list[Sighting]] = {}

    def watch(self, seats: Iterable[int | None]) -> None:
        """From now on look with the eyes of these seats (None: a spectator), and forget what was seen before."""
        self.seen = {seat: [] for seat in seats}

    def see(self, game: Game) -> None:
        told = len(game.state.story or ())
        for seat, sightings in self.seen.items():
            sightings.append(Sighting(told, game.view(seat)))

    def of(self, seat: int | None) -> list[Sighting]:
        return self.seen.get(seat, [])


def change_between(before: object, after: object) -> Change:
    """What changes one value into another. A part of a view always has the same type, so equal parts are the same."""
    if isinstance(before, dict) and isinstance(after, dict):
        return change_of_object(before, after)
    if isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(at): change_between(old, new) for at, (old, new) in pairs if old != new}
    return [after]


def change_of_object(before: dict[str, Any], after: dict[str, Any]) -> Change:
    gone: dict[str, Any] = {key: None for key in before if key not in after}
    new = {key: [after[key]] for key in after if key not in before}
    kept = [key for key in after if key in before and before[key] != after[key]]
    return {**gone, **new, **{key: change_between(before[key], after[key]) for key in kept}}
