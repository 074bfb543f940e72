"""Run folders: many games in Parquet files, and `run.json`, which says what they are and which files count.

A part is written completely, then `run.json`; a run that was killed in between writes the part again. Starting the
same run again continues it where it stopped.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import emberwatch as ew
from emberwatch import forms
from emberwatch.lab.report.facts import NOTED, columns_of, keeps_facts
from emberwatch.lab.report.shares import ranks, wins
from emberwatch.lab.runs import parquet
from emberwatch.lab.runs.journal import number_of, short
from emberwatch.lab.runs.keeping import Unusable, alone, explain_failures, write_whole
from emberwatch.lab.simulate import Note, Options, Plain

FORMAT: Final = 2
ACTIONS: Final = "actions"
VECTORS: Final = "vectors"
MANIFEST: Final = "run.json"
FIXED: Final = ("run", "game", "rules", "bots", "options", "seed", "noted")
"""What must stay the same to continue a run; the number of games may grow."""


class Run(NamedTuple):
    """What is played: games with the seeds `seed`, `seed + 1` ... between the same bots on the same seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Options
    noted: bool | str
    """False, or how much of every decision is written down, too: `actions`, or `vectors` for what seats knew as well.
    Folders of earlier versions say True and hold only words; they cannot be continued."""
    command: str

    def plain(self) -> dict[str, Any]:
        made: dict[str, Any] = {
            "run": FORMAT,
            "game": self.game,
            "rules": ew.rules_of(self.game).version,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            "noted": self.noted,
            "games": self.games,
            "command": self.command,
            "emberwatch": ew.__version__,
            "form": forms.FORM,
            "python": platform.python_version(),
            "parts": [],
            "failed": [],
        }
        return dict(json.loads(json.dumps(made)))


class Folder:
    """A run folder that is being filled."""

    def __init__(self, path: Path, manifest: dict[str, Any]) -> None:
        self.path = path
        self.manifest = manifest
        self.rows: list[Plain] = []
        """Games that are not in a part yet."""

    def numbers_in_parts(self) -> set[int]:
        """The numbers of the games that are in parts."""
        return {n for part in self.manifest["parts"] for low, high in part["numbers"] for n in range(low, high + 1)}

    def write_part(self) -> None:
        """Write everything played since the last part. If Ctrl-C interrupts this, it can be called again."""
        if not self.rows:
            return
        done = self.numbers_in_parts()
        good = [row for row in self.rows if "failed" not in row and row["number"] not in done]
        bad = {row["number"]: row for row in [*self.manifest["failed"], *self.rows] if "failed" in row}
        with explain_failures(self.path):
            if good:
                self.manifest["parts"].append(self.write_games(sorted(good, key=number_of)))
            self.manifest["failed"] = list(bad.values())
            write_manifest(self.path, self.manifest)
        self.rows = []

    def write_games(self, rows: list[Plain]) -> dict[str, Any]:
        """Write a part with these games; return its entry for `run.json`."""
        number, game = len(self.manifest["parts"]), str(self.manifest["game"])
        part: dict[str, Any] = {"file": f"games-{number:05}.parquet", "games": len(rows)}
        options = in_short(self.manifest["options"])
        parquet.write(self.path / part["file"], columns_of(game), [row_of(game, row, options) for row in rows])
        if self.manifest["noted"]:
            notes = list(notes_of(rows))
            part |= {"decisions_file": f"decisions-{number:05}.parquet", "decisions": len(notes)}
            parquet.write(self.path / part["decisions_file"], NOTED, notes)
        return {**part, "numbers": spans([number_of(row) for row in rows])}


def row_of(game: str, row: Plain, options: str) -> Plain:
    """One game as a row of the table."""
    winners, scores, facts, bots = row["winners"], row["scores"], row["facts"], row["bots"]
    assert isinstance(winners, list)
    assert isinstance(scores, list)
    assert isinstance(facts, dict)
    assert isinstance(bots, list)
    more = {"ranks": ranks(winners, scores), "wins": wins(game, len(bots), winners)}
    return {**row, **facts, **more, "game": game, "seats": len(bots), "options": options}


def notes_of(rows: Iterable[Plain]) -> Iterator[Plain]:
    for row in rows:
        notes = row["notes"]
        assert isinstance(notes, list)
        for at, note in enumerate(notes):
            yield {"number": row["number"], "at": at, **dict(zip(Note._fields, note, strict=True))}


def spans(numbers: list[int]) -> list[list[int]]:
    """Sorted numbers as ranges."""
    found: list[list[int]] = []
    for n in numbers:
        if found and found[-1][1] == n - 1:
            found[-1][1] = n
        else:
            found.append([n, n])
    return found


def in_short(options: dict[str, Any]) -> str:
    """Options as text. A pack is long, so only `run.json` has it."""
    told = {name: "run.json" if name == "pack" and value else value for name, value in options.items()}
    return json.dumps(told, ensure_ascii=False)


# -- the folder ---------------------------------------------------------------------------------------------------


@contextmanager
def open_run(path: Path, run: Run) -> Iterator[Folder]:
    """Open the folder of exactly this run, new or partly filled; nobody else may fill it meanwhile."""
    check_modules()
    with explain_failures(path):
        path.mkdir(parents=True, exist_ok=True)
    with alone(path):
        manifest = run.plain()
        if (path / MANIFEST).exists():
            known = check_manifest(path)
            check_same(path, known, manifest)
            manifest = {**known, "games": max(run.games, known["games"]), "failed": []}
        elif visible(path):
            raise Unusable("lab-not-empty", path=str(path))
        with explain_failures(path):
            write_manifest(path, manifest)
        yield Folder(path, manifest)


def check_modules() -> None:
    """Check for optional packages; Missing is raised before anything is played."""
    parquet.schema_of({})


def visible(path: Path) -> list[Path]:
    with explain_failures(path):
        return [file for file in path.iterdir() if not file.name.startswith(".")]


def write_manifest(path: Path, manifest: dict[str, Any]) -> None:
    content = json.dumps(manifest, ensure_ascii=False, indent=1)
    write_whole(path / MANIFEST, f"{content}\n".encode())


def check_manifest(path: Path) -> dict[str, Any]:
    """The manifest of a folder, if all its parts are there; Unusable says what is wrong."""
    manifest = read_manifest(path)
    for part in manifest["parts"]:
        for file, n in (("file", "games"), ("decisions_file", "decisions")):
            if file in part and parquet.count(path / part[file]) != part[n]:
                raise Unusable("lab-part-count", path=str(path / part[file]), n=part[n])
    return manifest


def read_manifest(path: Path) -> dict[str, Any]:
    try:
        manifest = json.loads((path / MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError) as problem:
        raise Unusable("lab-no-run", path=str(path)) from problem
    except OSError as problem:
        raise Unusable("lab-no-file", path=str(path), reason=problem.strerror or str(problem)) from problem
    except ValueError as problem:
        raise Unusable("lab-broken-run", path=str(path / MANIFEST), reason=str(problem)) from problem
    flaw = flaw_of(manifest)
    if flaw:
        raise Unusable("lab-broken-run", path=str(path / MANIFEST), reason=flaw)
    return dict(manifest)


def flaw_of(manifest: object) -> str:
    """The field that is not what it should be; empty if all fields are right."""
    if not isinstance(manifest, dict):
        return "{}"
    if manifest.get("run") != FORMAT:
        return f"run: {manifest.get('run')!r}"
    kinds = {"game": str, "bots": list, "options": dict, "seed": int, "games": int, "parts": list, "failed": list}
    for name, kind in kinds.items():
        if not isinstance(manifest.get(name), kind):
            return name
    if not keeps_facts(manifest["game"]):
        return "game"
    return "" if all([is_part(part) for part in manifest["parts"]]) else "parts"


def is_part(part: object) -> bool:
    if not isinstance(part, dict) or not isinstance(part.get("numbers"), list):
        return False
    spans_good = [isinstance(s, list) and len(s) == 2 and all([type(n) is int for n in s]) for s in part["numbers"]]
    return all(spans_good) and isinstance(part.get("file"), str) and isinstance(part.get("games"), int)


def check_same(path: Path, known: dict[str, Any], wanted: dict[str, Any]) -> None:
    for name in FIXED:
        if known.get(name) != wanted[name]:
            old, new = short(known.get(name)), short(wanted[name])
            raise Unusable("lab-other-setup", path=str(path), what=name, old=old, new=new)


def games_of(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The manifest of a run, and all its games in order."""
    manifest = check_manifest(path)
    rows = [row for part in manifest["parts"] for row in parquet.read(path / part["file"])]
    return manifest, sorted(rows, key=lambda row: int(row["number"]))
