"""Tools to draw the sections of a report, for any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from statistics import fmean
from typing import TypeAlias

from emberwatch.engine.presenting import Say, message_or
from emberwatch.lab.report import findings, plots
from emberwatch.lab.report.findings import Named, Row
from emberwatch.lab.report.shares import Share, chance_of

Section: TypeAlias = tuple[str, str]
"""The name of a section, which leads to its heading and its help, and its drawing."""


def of_bots(rows: Sequence[Row], say: Say) -> str:
    found = findings.wins_by(rows, findings.of_seat("bots"))
    return dots(rows, found, {name: name for name in found}, say)


def dots(rows: Sequence[Row], found: Mapping[str, Share], labels: Mapping[str, str], say: Say) -> str:
    """Shares of wins, with a line that marks chance."""
    return draw_wins(rows, [plots.Dot(labels[name], found[name]) for name in found], say)


def dots_by_bot(rows: Sequence[Row], named: Named, label: Callable[[str], str], say: Say) -> str:
    """Shares of wins under each name, by themselves for each bot: a strong bot must not flatter what it prefers."""
    bots = findings.bots_of(rows)
    found = {bot: findings.wins_by(rows, findings.of_bot(bot, named)) for bot in bots}
    entries = [
        plots.Dot(label(name), found[bot][name], bot if len(bots) > 1 else "", kind)
        for name in names_by_wins(found)
        for kind, bot in enumerate(bots)
        if name in found[bot]
    ]
    return draw_wins(rows, entries, say) + (plots.legend(bots) if len(bots) > 1 else "")


def names_by_wins(found: Mapping[str, Mapping[str, Share]]) -> list[str]:
    """All names, by how much more than usual bots win with them, highest first."""
    leads: dict[str, list[float]] = {}
    for shares in found.values():
        usual = sum([s.share * s.n for s in shares.values()]) / (sum([s.n for s in shares.values()]) or 1)
        for name, share in shares.items():
            leads.setdefault(name, []).append(share.share - usual)
    return sorted(sorted(leads), key=lambda name: -fmean(leads[name]))


def draw_wins(rows: Sequence[Row], entries: Sequence[plots.Dot], say: Say) -> str:
    seats = {row["seats"] for row in rows}
    chance = chance_of(rows[0]["game"], seats.pop()) if len(seats) == 1 else None
    drawn = plots.dots(entries, say("lab-report-share"), chance)
    if chance is None:
        return drawn
    return f'{drawn}<p class="key">{escape(say("lab-report-chance", share=plots.percent(chance)))}</p>'


def shares(found: Mapping[str, Share], family: str, say: Say) -> str:
    """Shares of something other than wins."""
    labelled = [plots.Dot(message_or(say, f"{family}-{name}", name), found[name]) for name in found]
    return plots.dots(labelled, say("lab-report-part"))


def table(names: Sequence[str], figures: Mapping[str, Sequence[float]]) -> str:
    """A table of means, with a row for each name and a column for each rank."""
    head = "".join([f"<th>{escape(label)}</th>" for label in figures])
    body = [
        f"<tr><th>{escape(name)}</th>{''.join([f'<td>{values[at]:.1f}</td>' for values in figures.values()])}</tr>"
        for at, name in enumerate(names)
    ]
    return f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(body)}</table></div>'


def first(rows: Sequence[Row], column: str, say: Say) -> str:
    """Shares of wins by the distance from the first player."""
    found = findings.wins_by(rows, findings.after(column))
    ordered = {name: found[name] for name in sorted(found)}
    return dots(rows, ordered, {name: say("lab-report-after", n=int(name)) for name in ordered}, say)


def length(rows: Sequence[Row], say: Say) -> str:
    return plots.histogram([row["choices"] for row in rows], say("lab-report-choices"), say("lab-report-games"))
