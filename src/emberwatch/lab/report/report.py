"""The report of a run: one self-contained page with plots, in any of our languages, light or dark."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from emberwatch.engine.presenting import Say
from emberwatch.lab.report.findings import Row
from emberwatch.lab.report.sections import Section
from emberwatch.lab.runs import runs
from emberwatch.lab.runs.keeping import Unusable
from emberwatch.registry import rules_of

STYLE: Final = "report.css"


def page_of(folder: Path, say: Say, language: str) -> str:
    """The whole page; Unusable if the folder is broken or has no games."""
    manifest, rows = runs.games_of(folder)
    if not rows:
        raise Unusable("lab-no-games", path=str(folder))
    sections = rules_of(str(manifest["game"])).room("report")(rows, say)
    title = say("lab-report-title", game=say(f"game-{manifest['game']}"), games=len(rows))
    body = f"<h1>{escape(title)}</h1>{about(manifest, rows, say)}{contents(sections, say)}"
    body += "".join([section(name, drawn, say) for name, drawn in sections])
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    head += f"<style>{files(__package__).joinpath(STYLE).read_text(encoding='utf-8')}</style>"
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>{body}</body></html>\n'


def about(manifest: Mapping[str, Any], rows: Sequence[Row], say: Say) -> str:
    """What was played, so that anybody can play it again."""
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
