"""The sections of a report on games of Outlive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberwatch.engine.presenting import Say
from emberwatch.lab.report import findings, plots
from emberwatch.lab.report.findings import Row
from emberwatch.lab.report.sections import Section, dots_by_bot, first, length, of_bots, shares, table
from emberwatch.lab.report.shares import GameCases, Share
from emberwatch.outlive.rules.scoring import PARTS

PEOPLE: Final = ("survivors", "starved", "lost_to_events", "caught", "pressed", "shot")
"""What the table of ranks shows besides points."""


def sections(rows: Sequence[Row], say: Say) -> list[Section]:
    def by(column: str, family: str) -> str:
        return dots_by_bot(rows, findings.of_seat(column), lambda name: say(f"{family}-{name}"), say)

    return [
        ("bots", of_bots(rows, say)),
        ("parts", parts(rows, say)),
        ("people", people(rows, say)),
        ("leaders", by("leaders", "leader")),
        ("rooms", by("rooms_built", "room")),
        ("rooms-built", shares(findings.share_within(rows, "rooms_kept", "rooms_built"), "room", say)),
        ("equipment", by("equipment", "equipment")),
        ("events", by("events", "event")),
        ("events-overcome", shares(share_overcome(rows), "event", say)),
        ("first", first(rows, "first", say)),
        ("length", length(rows, say)),
    ]


def parts(rows: Sequence[Row], say: Say) -> str:
    """The score sheets by rank, as bars and as figures."""
    means = findings.means_by_rank(rows, [f"score_{part}" for part in PARTS])
    names = [say(f"score-{part}") for part in PARTS]
    bars = [plots.Bar(say("lab-report-rank", n=rank), means[rank]) for rank in means]
    figures = {bar.label: [*bar.values, sum(bar.values)] for bar in bars}
    return plots.draw_stacked(bars, names, say("lab-report-points")) + table([*names, say("score-total")], figures)


def people(rows: Sequence[Row], say: Say) -> str:
    means = findings.means_by_rank(rows, PEOPLE)
    names = [say(f"lab-fact-{name.replace('_', '-')}") for name in PEOPLE]
    return table(names, {say("lab-report-rank", n=rank): means[rank] for rank in means})


def share_overcome(rows: Sequence[Row]) -> dict[str, Share]:
    """Of the games in which an event came: in how many somebody overcame it; highest first."""
    seen: dict[str, list[GameCases]] = {}
    for row in rows:
        overcome = {event for events in row["events"] for event in events}
        for event in row["events_came"]:
            seen.setdefault(event, []).append((event in overcome, 1))
    return findings.by_share(seen)
