"""The command for content packs: pack check."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from emberwatch.cli.arguments import add_language, language_of
from emberwatch.cli.output import complain, print_lines
from emberwatch.engine.content import packs
from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.rules import Rules
from emberwatch.registry import FIRST, all_games, rules_of
from emberwatch.text import Speaker, speaker


def add_pack(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="list what a pack changes and what is wrong with it")
    check.add_argument("file", type=Path, metavar="FILE|FOLDER", help="the pack: a file, or the folder of a copy")
    add_language(check)
    check.set_defaults(run=pack_check)


def pack_check(args: argparse.Namespace) -> int:
    """Print everything that a pack changes, then everything that is wrong with it."""
    say = speaker(language_of(args))
    rules, pack = read_pack(args.file)
    changes, flaws = rules.check_pack(pack)
    for change in changes:
        word, _, books = change.source.partition(" in ")
        source = say.say(f"source-{word}", books=books)
        print(say.say("cli-pack-change", where=change.where, old=change.old, new=change.new, source=source))
    if flaws:
        return wrong(flaws, args.file, say)
    if rules.has_room("pack"):
        print_lines(rules.room("pack")(pack, say.say))
    else:
        print(say.say("cli-pack-good", n=len(changes)))
    return 0


def read_pack(path: Path) -> tuple[Rules, dict[str, object]]:
    """Read a pack and find its game. A folder belongs to the first game whose packs are folders."""
    if path.is_dir():
        rules = next(game for game in all_games().values() if game.packs_are_folders)
        return rules, rules.read_pack(path)
    pack = packs.read(path)
    return rules_of(game_of(pack)), pack


def game_of(pack: dict[str, object]) -> str:
    """The game that a pack names; the first game, if it names none that is usable."""
    header = pack.get("pack")
    named = header.get("game") if isinstance(header, dict) else None
    return named if isinstance(named, str) else FIRST


def wrong(flaws: list[Flaw], path: Path, say: Speaker) -> int:
    print(say.say("cli-pack-wrong", n=len(flaws)), file=sys.stderr)
    return complain([flaw.sentence(say.language) for flaw in flaws], str(path))
