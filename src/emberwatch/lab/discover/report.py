"""The sections of a report on games of Discover."""

from __future__ import annotations

from collections.abc import Sequence

from emberwatch.engine.presenting import Say, message_or
from emberwatch.lab.report import findings, plots
from emberwatch.lab.report.findings import Row
from emberwatch.lab.report.sections import Section, dots, first, length, of_bots, shares


def sections(rows: Sequence[Row], say: Say) -> list[Section]:
    found: list[Section] = [
        ("bots", of_bots(rows, say)),
        ("survival", survival(rows, say)),
    ]
    told = findings.causes(rows)
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
        plots.Curve(say("lab-report-home"), findings.shares_by_day(rows, "won")),
        plots.Curve(say("lab-report-lost"), findings.shares_by_day(rows, "lost")),
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
    found = findings.wins_by(rows, findings.of_seat("characters"))
    labels = {name: message_or(say, f"character-{name}", name.replace("-", " ").capitalize()) for name in found}
    return dots(rows, found, labels, say)
