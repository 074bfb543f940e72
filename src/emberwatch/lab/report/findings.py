"""Findings: the totals and shares of a run, before they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, TypeAlias

from emberwatch.lab.report.shares import Share, share_of

Row: TypeAlias = Mapping[str, Any]
"""One game, as in the files of a run."""
Named: TypeAlias = Callable[[Row, int], Iterable[str]]
"""The names under which a seat of a game is counted."""


def wins_by(rows: Sequence[Row], named: Named) -> dict[str, Share]:
    """The share of wins of all seats counted under each name, highest first."""
    won: dict[str, float] = {}
    n: dict[str, int] = {}
    for row in rows:
        for seat in range(row["seats"]):
            for name in named(row, seat):
                won[name] = won.get(name, 0.0) + row["wins"][seat]
                n[name] = n.get(name, 0) + 1
    found = {name: share_of(won[name], n[name]) for name in sorted(n)}
    return dict(sorted(found.items(), key=lambda entry: -entry[1].share))


def of_seat(column: str) -> Named:
    """Count a seat by what a column says of it: one name, or several."""

    def names_of(row: Row, seat: int) -> Iterable[str]:
        value = row[column][seat]
        return [value] if isinstance(value, str) else value

    return names_of


def after(column: str) -> Named:
    """Count a seat by its distance from the seat that the column names."""
    return lambda row, seat: [str((seat - row[column]) % row["seats"])]


def share_within(rows: Sequence[Row], all_of: str, some_of: str) -> dict[str, Share]:
    """The share of the things in one column that are also in the other, highest first."""
    have: dict[str, list[bool]] = {}
    for row in rows:
        for seat in range(row["seats"]):
            for name in row[all_of][seat]:
                have.setdefault(name, []).append(name in row[some_of][seat])
    return by_share(have)


def share_of_games(rows: Sequence[Row], columns: Sequence[str]) -> dict[tuple[Any, ...], Share]:
    """The share of games that somebody won, by what some columns say of the game."""
    won: dict[tuple[Any, ...], list[bool]] = {}
    for row in rows:
        won.setdefault(tuple([row[column] for column in columns]), []).append(bool(row["winners"]))
    return {name: share_of(sum(won[name]), len(won[name])) for name in sorted(won)}


def by_share(found: Mapping[str, list[bool]]) -> dict[str, Share]:
    shares = {name: share_of(sum(found[name]), len(found[name])) for name in sorted(found)}
    return dict(sorted(shares.items(), key=lambda entry: -entry[1].share))


def means_by_rank(rows: Sequence[Row], columns: Sequence[str]) -> dict[int, list[float]]:
    """The mean of each column for each rank; for a column of lists, the mean of their sums."""
    found: dict[int, list[list[float]]] = {}
    for row in rows:
        for seat, rank in enumerate(row["ranks"]):
            values = [row[column][seat] for column in columns]
            found.setdefault(rank, []).append([sum(v) if isinstance(v, list) else v for v in values])
    return {rank: [fmean(column) for column in zip(*found[rank], strict=True)] for rank in sorted(found)}
