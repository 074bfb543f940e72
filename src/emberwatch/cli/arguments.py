"""Arguments that several commands take, and how they are read."""

from __future__ import annotations

import argparse
import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from emberwatch.bots import files
from emberwatch.engine.content.packs import PackError
from emberwatch.engine.errors import BadOption
from emberwatch.engine.rules import Option
from emberwatch.registry import FIRST, all_games, rules_of
from emberwatch.text import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
OFF_OR_ON = ("off", "on")
"""The values of an option that is just a switch: naming it turns it on."""


def add_game(parser: argparse.ArgumentParser, *, needed: bool = True) -> None:
    games = f"the game: {', '.join(all_games())}"
    if needed:
        parser.add_argument("game", metavar="GAME", help=games)
    else:
        parser.add_argument("game", metavar="GAME", nargs="?", default=FIRST, help=f"{games} (default: %(default)s)")


def add_options(parser: argparse.ArgumentParser, *, seed: int | None) -> None:
    """Add the options of all games, in one group per game. An option that several games have is in the first group."""
    parser.add_argument("--seed", type=whole(0), default=seed, metavar="N", help="seed of the (first) game")
    parser.add_argument("--pack", type=Path, metavar="PATH", help="your own figures: a file, or the folder of a copy")
    for name, rules in all_games().items():
        group = parser.add_argument_group(name)
        for option, what in rules.options.items():
            if what.meaning:
                with contextlib.suppress(argparse.ArgumentError):  # another game has added it
                    add_option(group, option, what)


def add_option(group: argparse._ArgumentGroup, name: str, option: Option) -> None:
    if option.values == OFF_OR_ON:
        group.add_argument(f"--{name}", action="store_const", const="on", help=option.meaning)
        return
    values = f": {', '.join(map(str, option.values))} (default: {option.default})" if option.values else ""
    group.add_argument(f"--{name}", metavar=name.upper(), help=f"{option.meaning}{values}")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, metavar="L", help=f"language: {', '.join(LANGUAGES)}")


def whole(least: int) -> Callable[[str], int]:
    """Make a type for argparse: a whole number of at least `least`."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"expected a whole number, {least} or more, but got {text!r}")
        return int(text)

    return number


def language_of(args: argparse.Namespace) -> str:
    """The language that was asked for, else the system's, else English; only languages that we have count."""
    asked = getattr(args, "language", None) or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return asked[:2] if asked[:2] in LANGUAGES else "en"


def options_of(args: argparse.Namespace) -> dict[str, object]:
    """The game options that were given. The game itself refuses options of other games."""
    of_others = {name: option for rules in all_games().values() for name, option in rules.options.items()}
    known = {**of_others, **rules_of(args.game).options}
    given = {name: getattr(args, name, None) for name in known if name != "pack"}
    options: dict[str, object] = {name: known[name].read(word) for name, word in given.items() if word is not None}
    if args.pack is not None:
        options["pack"] = pack_from(args.pack, args.game)
    return options


def pack_from(path: Path, game: str) -> dict[str, object]:
    """Read a pack for this game; PackError names the file and everything that is wrong with it."""
    rules = rules_of(game)
    pack = rules.read_pack(path)
    _, flaws = rules.check_pack(pack)
    if flaws:
        raise PackError(str(path), flaws)
    return pack


def seats_from(text: str) -> list[str]:
    """The words for the seats. Files of bots that are named here may be loaded."""
    seats = [word.strip() for word in text.split(",")]
    if not all(seats):
        raise BadOption("error-seat-list", seats=text)
    for word in seats:
        files.allow(word)
    return seats


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".writable").touch()
        (folder / ".writable").unlink()
    except OSError as problem:
        raise BadOption("error-folder", folder=str(folder), reason=str(problem.strerror)) from problem
