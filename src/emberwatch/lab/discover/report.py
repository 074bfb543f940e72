"""The sections of a report on games of Discover."""

from __future__ import annotations

from collections.abc import Sequence

from emberwatch.engine.presenting import Say, message_or
from emberwatch.lab.report import findings, plots
from emberwatch.lab.report.findings import Row
from emberwatch.lab.report.sections import Section, dots_by_bot, first, length, of_bots, shares
from emberwatch.lab.report.shares import Share, share_by_game


def sections(rows: Sequence[Row], say: Say) -> list[Section]:
    found: list[Section] = [
        ("bots", of_bots(rows, say)),
        ("survival", survival(rows, say)),
    ]
    told = causes(rows)
    if told:
        found.append(("causes", shares(told, "cli-audit", say)))
    return [
        *found,
        ("scenarios", scenarios(rows, say)),
        ("characters", characters(rows, say)),
        ("chief", first(rows, "chief", say)),
        ("days", plots.histogram([row["days"] for row in rows], say("lab-report-day"), say("lab-report-games"))),
        ("length", length(rows, say)),
    ]


def survival(rows: Sequence[Row], say: Say) -> str:
    found = [
        plots.Curve(say("lab-report-home"), shares_by_day(rows, "won")),
        plots.Curve(say("lab-report-lost"), shares_by_day(rows, "lost")),
    ]
    return plots.curves(found, say("lab-report-day"))


def scenarios(rows: Sequence[Row], say: Say) -> str:
    """The share of games in which somebody got home, by scenario."""
    dots = []
    for (number, terrain), share in findings.share_of_games(rows, ("scenario", "terrain")).items():
        land = message_or(say, f"terrain-{terrain}", str(terrain))
        dots.append(plots.Dot(f"{say('cli-audit-scenario', n=number)}, {land}", share))
    return plots.dots(dots, say("lab-report-part"))


def characters(rows: Sequence[Row], say: Say) -> str:
    def label(name: str) -> str:
        return message_or(say, f"character-{name}", name.replace("-", " ").capitalize())

    return dots_by_bot(rows, findings.of_seat("characters"), label, say)


def shares_by_day(rows: Sequence[Row], status: str) -> list[Share]:
    """For each day the share of survivors who had got home, or were lost, by its end."""
    last = max([row["days"] for row in rows])
    return [share_by_game([(count_left(row, status, day), row["seats"]) for row in rows]) for day in range(1, last + 1)]


def count_left(row: Row, status: str, day: int) -> int:
    left = zip(row["statuses"], row["left_on"], strict=True)
    return len([True for kind, on in left if kind == status and on <= day])


def causes(rows: Sequence[Row]) -> dict[str, Share]:
    """Of all who were lost: of what; most frequent first."""
    told = [[cause for cause in row["causes"] if cause] for row in rows]
    names = {cause for lost in told for cause in lost}
    return findings.by_share({name: [(lost.count(name), len(lost)) for lost in told] for name in names})
