"""Standings: what the games of an arena say about its bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final, TypeAlias

from emberwatch.lab.report.shares import GameCases, Z, chance_of, ranks, share_by_game, share_of, wins
from emberwatch.lab.simulate import Plain, import_extra

Row: TypeAlias = Mapping[str, Any]
DIGITS: Final = 3


def standings(game: str, rows: Sequence[Row]) -> list[Plain]:
    """One entry per bot, best first. `rows` are finished games, in order."""
    found = ratings(rows)
    names = list(dict.fromkeys([bot for row in rows for bot in row["bots"]]))
    table = [{"bot": name, **figures(game, rows, name), **found.get(name, {})} for name in sorted(names)]
    return sorted(table, key=lambda entry: -float(str(entry["share"])))


def figures(game: str, rows: Sequence[Row], name: str) -> Plain:
    """The figures of a bot. Its share is a share of seats, as is chance; the interval treats the seats of one game as
    belonging together."""
    won: list[GameCases] = []
    scores: list[float] = []
    places: list[float] = []
    for row in rows:
        own = [seat for seat, bot in enumerate(row["bots"]) if bot == name]
        worth, rank = wins(game, len(row["bots"]), row["winners"]), ranks(row["winners"], row["scores"])
        won.append((sum([worth[seat] for seat in own]), len(own)))
        scores += [row["scores"][seat] for seat in own]
        places += [rank[seat] for seat in own]
    means = {"mean_score": round(fmean(scores), DIGITS), "mean_rank": round(fmean(places), DIGITS)}
    return {"won": round(sum([part for part, _ in won]), DIGITS), **share_by_game(won).plain(), **means}


def ratings(rows: Sequence[Row]) -> dict[str, Plain]:
    """Plackett-Luce ratings (openskill), game by game; empty if no bot plays against another.

    Each seat of a game is a separate side. A bot on several seats adds up what it wins and loses there, so that wins
    against itself make no difference.
    """
    model = import_extra("openskill.models", "lab").PlackettLuce()
    start = model.rating()
    known: dict[str, tuple[float, float]] = {}
    for row in rows:
        names = row["bots"]
        before = [known.get(name, (start.mu, start.sigma)) for name in names]
        if len(set(names)) > 1:
            sides = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
            after = model.rate(sides, ranks=[float(rank) for rank in ranks(row["winners"], row["scores"])])
            known |= add_changes(names, before, [(side[0].mu, side[0].sigma) for side in after])
    return {name: plain_rating(mu, sigma) for name, (mu, sigma) in known.items()}


def plain_rating(mu: float, sigma: float) -> Plain:
    """A rating, and half of its 95% interval."""
    return {"rating": round(mu, DIGITS), "rating_half": round(Z * sigma, DIGITS)}


def add_changes(
    names: Sequence[str], before: Sequence[tuple[float, float]], after: Sequence[tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    new = dict(zip(names, before, strict=True))
    for name, (mu, sigma), (new_mu, new_sigma) in zip(names, before, after, strict=True):
        so_far = new[name]
        new[name] = (so_far[0] + new_mu - mu, so_far[1] * new_sigma / sigma)
    return new


def by_seat(game: str, rows: Sequence[Row], seats: int) -> list[Plain]:
    """The wins of each seat, whichever bot sat there."""
    worth = [wins(game, seats, row["winners"]) for row in rows]
    return [{"seat": seat, **share_of(sum([w[seat] for w in worth]), len(rows)).plain()} for seat in range(seats)]


def is_balanced(rows: Sequence[Row], seats: int) -> bool:
    """Whether each bot has sat in each seat equally often."""
    taken = [sorted([str(row["bots"][seat]) for row in rows]) for seat in range(seats)]
    return all([seat == taken[0] for seat in taken])


def sum_up(game: str, seats: int, rows: Sequence[Row]) -> Plain:
    """Sum up everything the games say, ready for JSON."""
    return {
        "games": len(rows),
        "chance": chance_of(game, seats),
        "balanced": is_balanced(rows, seats),
        "bots": standings(game, rows),
        "seats": by_seat(game, rows, seats),
    }
