"""Arguments that several commands take, and what becomes of them."""

from __future__ import annotations

import argparse
import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import emberwatch as ew
from emberwatch.engine.content import packs
from emberwatch.engine.content.packs import PackError
from emberwatch.engine.errors import BadOption
from emberwatch.text import LANGUAGES


def add_game(parser: argparse.ArgumentParser, *, needed: bool = True) -> None:
    games = ", ".join(ew.games())
    if needed:
        parser.add_argument("game", metavar="GAME", help=f"which game: {games}")
    else:
        parser.add_argument("game", metavar="GAME", nargs="?", default="outlive", help=f"which game: {games}")


def add_options(parser: argparse.ArgumentParser, *, seed: int | None) -> None:
    parser.add_argument("--seed", type=whole(0), default=seed, metavar="N", help="the seed of the (first) game")
    parser.add_argument("--pack", type=Path, metavar="PATH", help="a file with figures of your own; discover: a folder")
    outlive = parser.add_argument_group("outlive")
    outlive.add_argument("--edition", help="which rulebook: table, en, de, fr, es (default: table)")
    outlive.add_argument("--placement", help="how heroes are placed: together, in-turn (default: together)")
    discover = parser.add_argument_group("discover")
    discover.add_argument("--copy", metavar="CODE", help="which copy, by its code or seed")
    discover.add_argument("--scenario", metavar="N", help="which scenario: 1 to 5 (default: 1)")
    discover.add_argument("--terrain", help="where scenario 5 is played: early, late (default: early)")
    discover.add_argument("--coop", action="store_const", const="on", help="house rule: win together or not at all")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, metavar="L", help=f"one of {', '.join(LANGUAGES)}")


def whole(least: int) -> Callable[[str], int]:
    """A whole number of at least so much, for argparse."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least {least}")
        return int(text)

    return number


def language_of(args: argparse.Namespace) -> str:
    """The language asked for, if it is one of ours; the system's, if it is; English."""
    asked = getattr(args, "language", None) or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return asked[:2] if asked[:2] in LANGUAGES else "en"


def options_of(args: argparse.Namespace) -> dict[str, object]:
    """The game options that were given."""
    options: dict[str, object] = {}
    for name in ("edition", "placement", "copy", "scenario", "terrain", "coop"):
        given = getattr(args, name)
        if given is not None:
            options[name] = int(given) if name == "scenario" and given.isdecimal() else given
    if args.pack is not None:
        options["pack"] = pack_from(args.pack, args.game)
    return options


def pack_from(file: Path, game: str) -> dict[str, object]:
    """A pack that this game can be played with; PackError names the file and everything that is wrong with it."""
    pack = read_pack(file, game)
    _, flaws = ew.rules_of(game).check_pack(pack)
    if flaws:
        raise PackError(str(file), flaws)
    return pack


def read_pack(path: Path, game: str) -> dict[str, object]:
    """Figures of one's own are a file, a copy of Discover is a folder."""
    if game != "discover":
        return packs.read(path)
    from emberwatch.discover.copies.packs import read_folder

    return read_folder(path)


def seats_from(text: str) -> list[str]:
    seats = [word.strip() for word in text.split(",")]
    if not all(seats):
        raise BadOption("error-seat-list", seats=text)
    return seats


@contextlib.contextmanager
def progress(total: int, title: str) -> Iterator[Callable[[object], None]]:
    """A bar that goes on by one whenever it is told of something."""
    with bar(total, title) as advance:
        yield lambda _: advance(1)


@contextlib.contextmanager
def bar(total: int, title: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error when that is a terminal, and nothing elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as drawn:
        task = drawn.add_task(title, total=total)
        yield lambda n: drawn.advance(task, n)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".writable").touch()
        (folder / ".writable").unlink()
    except OSError as problem:
        raise BadOption("error-folder", folder=str(folder), reason=str(problem.strerror)) from problem
