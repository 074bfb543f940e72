"""Findings: the totals and shares of a run, before they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, TypeAlias

from emberwatch.lab.report.shares import GameCases, Share, share_by_game

Row: TypeAlias = Mapping[str, Any]
"""One game, as in the files of a run."""
Named: TypeAlias = Callable[[Row, int], Iterable[str]]
"""The names under which a seat of a game is counted."""


def wins_by(rows: Sequence[Row], named: Named) -> dict[str, Share]:
    """The share of wins of all seats counted under each name, highest first."""

    def count(row: Row) -> Iterable[tuple[str, float]]:
        return [(name, row["wins"][seat]) for seat in range(row["seats"]) for name in named(row, seat)]

    return by_share(count_by_game(rows, count))


def count_by_game(
    rows: Sequence[Row], count: Callable[[Row], Iterable[tuple[str, float]]]
) -> dict[str, list[GameCases]]:
    """For each name: its cases in each game that has any. `count` lists the cases of a game, and what each counts."""
    found: dict[str, list[GameCases]] = {}
    for row in rows:
        cases: dict[str, list[float]] = {}
        for name, worth in count(row):
            cases.setdefault(name, []).append(worth)
        for name, worths in cases.items():
            found.setdefault(name, []).append((sum(worths), len(worths)))
    return found


def of_bot(bot: str, named: Named) -> Named:
    """Count only the seats of this bot."""
    return lambda row, seat: named(row, seat) if row["bots"][seat] == bot else ()


def bots_of(rows: Sequence[Row]) -> list[str]:
    """The bots that played, in the order of their seats."""
    return list(dict.fromkeys([bot for row in rows for bot in row["bots"]]))


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

    def count(row: Row) -> Iterable[tuple[str, float]]:
        return [(name, name in row[some_of][seat]) for seat in range(row["seats"]) for name in row[all_of][seat]]

    return by_share(count_by_game(rows, count))


def share_of_games(rows: Sequence[Row], columns: Sequence[str]) -> dict[tuple[Any, ...], Share]:
    """The share of games that somebody won, by what some columns say of the game."""
    won: dict[tuple[Any, ...], list[GameCases]] = {}
    for row in rows:
        won.setdefault(tuple([row[column] for column in columns]), []).append((bool(row["winners"]), 1))
    return {name: share_by_game(won[name]) for name in sorted(won)}


def by_share(found: Mapping[str, Sequence[GameCases]]) -> dict[str, Share]:
    """Shares with their intervals, highest first."""
    shares = {name: share_by_game(found[name]) for name in sorted(found)}
    return dict(sorted(shares.items(), key=lambda entry: -entry[1].share))


def means_by_rank(rows: Sequence[Row], columns: Sequence[str]) -> dict[int, list[float]]:
    """The mean of each column for each rank; for a column of lists, the mean of their sums."""
    found: dict[int, list[list[float]]] = {}
    for row in rows:
        for seat, rank in enumerate(row["ranks"]):
            values = [row[column][seat] for column in columns]
            found.setdefault(rank, []).append([sum(v) if isinstance(v, list) else v for v in values])
    return {rank: [fmean(column) for column in zip(*found[rank], strict=True)] for rank in sorted(found)}
