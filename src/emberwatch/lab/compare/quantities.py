"""Quantities: what is compared of a game. Every column that the lab keeps becomes one or more numbers per game.

The seats of a game are no separate samples: what a column says of them is averaged within the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from emberwatch.lab.report.facts import columns_of, facts_of
from emberwatch.lab.report.findings import Row, of_seat
from emberwatch.registry import rules_of

MEAN: Final = "mean"
"""A number of the game, or the mean of its seats."""
COUNT: Final = "count"
"""How many things a seat has, on average."""
SEAT: Final = "seat"
"""The number of one seat."""
AT: Final = "at"
"""The number at one place of a list, from 1; the mean of the seats if each has such a list."""
SHARE: Final = "share"
"""The share of seats that have something; for a column about the whole game, 1 if it does and 0 if not."""
WINS: Final = "wins"
"""The share of wins of the seats that have something. Games in which nobody has it have no such value."""
ORDER: Final = "order"
"""The wins of the seat at a distance from the one that the column names."""
WHATS: Final = (MEAN, COUNT, SEAT, AT, SHARE, WINS, ORDER)
SETUP: Final = ("number", "game", "seed", "seats", "bots", "winners", "options")
"""Columns that say what was played; `wins` says more than `winners`. So do columns with the name of an option."""
BY_SEAT: Final = ("scores", "ranks", "wins")
"""Columns that are also compared seat by seat."""


class Quantity(NamedTuple):
    """One number per game: the column it comes from, what it is, and of which seat, place or thing."""

    column: str
    what: str
    name: str = ""

    @property
    def is_share(self) -> bool:
        return self.what in (SHARE, WINS, ORDER) or self.column == "wins"


Measured: TypeAlias = dict[Quantity, float]


def measure(game: str, row: Row) -> Measured:
    """All quantities of one game."""
    found: Measured = {}
    for column, kind in compared_columns(game).items():
        found |= KINDS[kind](column, row)
    for column in BY_SEAT:
        found |= of_each_seat(column, row)
    for column in facts_of(game).wins_by:
        found |= wins_with(column, row)
    if rules_of(game).is_contest:  # there, the wins and the ranks of all seats together are always the same
        found.pop(Quantity("wins", MEAN), None)
        found.pop(Quantity("ranks", MEAN), None)
    return found


def compared_columns(game: str) -> dict[str, str]:
    """The columns that say how a game went, with their kinds."""
    setup = {*SETUP, *rules_of(game).options}
    return {column: kind for column, kind in columns_of(game).items() if column not in setup and kind in KINDS}


# -- kinds of columns ---------------------------------------------------------------------------------------------


def number(column: str, row: Row) -> Measured:
    return {Quantity(column, MEAN): float(row[column])}


def mean_of_seats(column: str, row: Row) -> Measured:
    return {Quantity(column, MEAN): fmean(row[column])} if row[column] else {}


def share_of_game(column: str, row: Row) -> Measured:
    return shares(column, [[row[column]]])


def shares_of_game(column: str, row: Row) -> Measured:
    return shares(column, [row[column]])


def shares_of_seats(column: str, row: Row) -> Measured:
    return shares(column, [[name] for name in row[column]])


def things_of_seats(column: str, row: Row) -> Measured:
    return {Quantity(column, COUNT): fmean([len(things) for things in row[column]]), **shares(column, row[column])}


def shares(column: str, holders: Sequence[Iterable[str]]) -> Measured:
    """The share of holders that have each thing; "" stands for nothing."""
    held = [{thing for thing in things if thing} for things in holders]
    names = sorted({thing for things in held for thing in things})
    return {Quantity(column, SHARE, name): fmean([name in things for things in held]) for name in names}


def places_of_game(column: str, row: Row) -> Measured:
    return places(column, [row[column]])


def places_of_seats(column: str, row: Row) -> Measured:
    return {Quantity(column, MEAN): fmean([sum(numbers) for numbers in row[column]]), **places(column, row[column])}


def places(column: str, lists: Sequence[Sequence[float]]) -> Measured:
    """The mean at each place, of the lists that are long enough."""
    longest = max([len(numbers) for numbers in lists], default=0)
    at = {n: [numbers[n] for numbers in lists if len(numbers) > n] for n in range(longest)}
    return {Quantity(column, AT, str(n + 1)): fmean(at[n]) for n in at}


def wins_in_order(column: str, row: Row) -> Measured:
    seats = row["seats"]
    return {Quantity(column, ORDER, str((seat - row[column]) % seats)): row["wins"][seat] for seat in range(seats)}


KINDS: Final[Mapping[str, Callable[[str, Row], Measured]]] = MappingProxyType(
    {
        "int": number,
        "seat": wins_in_order,
        "text": share_of_game,
        "ints": mean_of_seats,
        "reals": mean_of_seats,
        "texts": shares_of_seats,
        "ints-a-seat": places_of_seats,
        "texts-a-seat": things_of_seats,
        "ints-a-game": places_of_game,
        "texts-a-game": shares_of_game,
    }
)
"""How a column of each kind is measured."""


def of_each_seat(column: str, row: Row) -> Measured:
    return {Quantity(column, SEAT, str(seat)): float(value) for seat, value in enumerate(row[column])}


def wins_with(column: str, row: Row) -> Measured:
    """The share of wins of the seats that have each thing, within this game."""
    won: dict[str, list[float]] = {}
    named = of_seat(column)
    for seat in range(row["seats"]):
        for name in named(row, seat):
            won.setdefault(name, []).append(row["wins"][seat])
    return {Quantity(column, WINS, name): fmean(won[name]) for name in won if name}


# -- games side by side -------------------------------------------------------------------------------------------


def collect(game: str, measured: Sequence[Measured]) -> dict[Quantity, list[float | None]]:
    """The values of all quantities, game by game. A share that a game does not mention is 0 there."""
    columns = list(columns_of(game))

    def place(quantity: Quantity) -> tuple[Any, ...]:
        order = int(quantity.name) if quantity.name.isdecimal() else 0
        return columns.index(quantity.column), WHATS.index(quantity.what), order, quantity.name

    known = sorted({quantity for one in measured for quantity in one}, key=place)
    return {q: [one.get(q, 0.0 if q.what == SHARE else None) for one in measured] for q in known}
