"""The report of a run: one page with plots that needs nothing else, in any of our languages, light or dark."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

from emberwatch.discover.present.titles import message_or
from emberwatch.engine.presenting import Say
from emberwatch.lab.report import findings, plots
from emberwatch.lab.report.findings import Row
from emberwatch.lab.report.shares import Share, chance_of
from emberwatch.lab.runs import runs
from emberwatch.lab.runs.keeping import Unusable
from emberwatch.outlive.rules.scoring import PARTS

Section: TypeAlias = tuple[str, str]
"""The name of a section, by which its heading and its help are found, and what is drawn in it."""
STYLE: Final = "report.css"
PEOPLE: Final = ("survivors", "starved", "lost_to_events", "caught", "pressed", "shot")
"""What the table of ranks tells, besides points."""


def page_of(folder: Path, say: Say, language: str) -> str:
    """The whole page; Unusable if the folder is broken, or holds no games."""
    manifest, rows = runs.games_of(folder)
    if not rows:
        raise Unusable("lab-no-games", path=str(folder))
    sections = SECTIONS[str(manifest["game"])](rows, say)
    title = say("lab-report-title", game=say(f"game-{manifest['game']}"), games=len(rows))
    body = f"<h1>{escape(title)}</h1>{about(manifest, rows, say)}{contents(sections, say)}"
    body += "".join([section(name, drawn, say) for name, drawn in sections])
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    head += f"<style>{files(__package__).joinpath(STYLE).read_text(encoding='utf-8')}</style>"
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>{body}</body></html>\n'


def about(manifest: Mapping[str, Any], rows: Sequence[Row], say: Say) -> str:
    """What was played, so that it can be played again."""
    options = {name: "…" if name == "pack" else value for name, value in manifest["options"].items()}
    seeds = f"{rows[0]['seed']} – {rows[-1]['seed']}"
    lines = [
        say("lab-report-bots-are", bots=", ".join(manifest["bots"])),
        say("lab-report-made", seeds=seeds, version=manifest["emberwatch"], rules=manifest["rules"]),
    ]
    if options:
        lines.append(say("lab-report-options", options=json.dumps(options, ensure_ascii=False)))
    if len(rows) < manifest["games"]:
        lines.append(say("lab-report-unfinished", done=len(rows), wanted=manifest["games"]))
    lines.append(say("lab-report-intervals"))
    told = "".join([f"<p>{escape(line)}</p>" for line in lines])
    return f"{told}<pre>{escape(str(manifest['command']))}</pre>"


def contents(sections: Sequence[Section], say: Say) -> str:
    links = [f'<a href="#{name}">{escape(say(f"lab-report-{name}"))}</a>' for name, _ in sections]
    return f"<nav>{''.join(links)}</nav>"


def section(name: str, drawn: str, say: Say) -> str:
    heading, help_text = escape(say(f"lab-report-{name}")), escape(say(f"lab-report-{name}.help"))
    return f'<section id="{name}"><h2>{heading}</h2><p class="help">{help_text}</p>{drawn}</section>'


# -- Outlive ------------------------------------------------------------------------------------------------------


def outlive(rows: Sequence[Row], say: Say) -> list[Section]:
    def drawn(found: Mapping[str, Share], family: str) -> str:
        labels = {name: say(f"{family}-{name}") for name in found}
        return dots(rows, found, labels, say)

    def by(column: str, family: str) -> str:
        return drawn(findings.wins_by(rows, findings.of_seat(column)), family)

    return [
        ("bots", of_bots(rows, say)),
        ("parts", parts(rows, say)),
        ("people", people(rows, say)),
        ("leaders", by("leaders", "leader")),
        ("rooms", by("rooms_built", "room")),
        ("rooms-built", shares(findings.share_within(rows, "rooms_kept", "rooms_built"), "room", say)),
        ("equipment", by("equipment", "equipment")),
        ("events", by("events", "event")),
        ("events-overcome", shares(findings.share_overcome(rows), "event", say)),
        ("first", first(rows, "first", say)),
        ("length", length(rows, say)),
    ]


def of_bots(rows: Sequence[Row], say: Say) -> str:
    found = findings.wins_by(rows, findings.of_seat("bots"))
    return dots(rows, found, {name: name for name in found}, say)


def dots(rows: Sequence[Row], found: Mapping[str, Share], labels: Mapping[str, str], say: Say) -> str:
    """Shares of wins, with a line where chance would be."""
    seats = {row["seats"] for row in rows}
    chance = chance_of(rows[0]["game"], seats.pop()) if len(seats) == 1 else None
    drawn = plots.dots([plots.Dot(labels[name], found[name]) for name in found], say("lab-report-share"), chance)
    if chance is None:
        return drawn
    return f'{drawn}<p class="key">{escape(say("lab-report-chance", share=plots.percent(chance)))}</p>'


def shares(found: Mapping[str, Share], family: str, say: Say) -> str:
    """Shares of something else than wins."""
    labelled = [plots.Dot(message_or(say, f"{family}-{name}", name), found[name]) for name in found]
    return plots.dots(labelled, say("lab-report-part"))


def parts(rows: Sequence[Row], say: Say) -> str:
    """The score sheet of the first, second ... as bars, and as figures."""
    means = findings.means_by_rank(rows, [f"score_{part}" for part in PARTS])
    names = [say(f"score-{part}") for part in PARTS]
    bars = [plots.Bar(say("lab-report-rank", n=rank), means[rank]) for rank in means]
    figures = {bar.label: [*bar.values, sum(bar.values)] for bar in bars}
    return plots.stacked(bars, names, say("lab-report-points")) + table([*names, say("score-total")], figures)


def people(rows: Sequence[Row], say: Say) -> str:
    means = findings.means_by_rank(rows, PEOPLE)
    names = [say(f"lab-report-people-{name.replace('_', '-')}") for name in PEOPLE]
    return table(names, {say("lab-report-rank", n=rank): means[rank] for rank in means})


def table(names: Sequence[str], figures: Mapping[str, Sequence[float]]) -> str:
    """Means, a row for each name and a column for each rank."""
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


# -- Discover -----------------------------------------------------------------------------------------------------


def discover(rows: Sequence[Row], say: Say) -> list[Section]:
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
    """Games in which somebody got home."""
    dots = []
    for (number, terrain), share in findings.share_of_games(rows, ("scenario", "terrain")).items():
        land = message_or(say, f"terrain-{terrain}", str(terrain))
        dots.append(plots.Dot(f"{say('cli-audit-scenario', n=number)}, {land}", share))
    return plots.dots(dots, say("lab-report-part"))


def characters(rows: Sequence[Row], say: Say) -> str:
    found = findings.wins_by(rows, findings.of_seat("characters"))
    labels = {name: message_or(say, f"character-{name}", name.replace("-", " ").capitalize()) for name in found}
    return dots(rows, found, labels, say)


SECTIONS: Final[Mapping[str, Callable[[Sequence[Row], Say], list[Section]]]] = {
    "outlive": outlive,
    "discover": discover,
}
