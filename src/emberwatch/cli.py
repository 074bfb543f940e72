"""The command line: serve, backup, play, replay, rules, benchmark, pack, copy; the lab's are in `lab_commands`."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

import emberwatch as ew
from emberwatch import extras, lab_commands
from emberwatch.arguments import (
    add_game,
    add_language,
    add_options,
    language_of,
    options_of,
    progress,
    seats_from,
    whole,
)
from emberwatch.discover.cards import Copy
from emberwatch.engine import packs
from emberwatch.engine.flaws import Flaw
from emberwatch.engine.packs import PackError
from emberwatch.engine.problems import BadOption, BadRecord, Problem
from emberwatch.narrator import Narrator, rule_text
from emberwatch.terminal.window import Window, glued
from emberwatch.text import Speaker, speaker

SEATS_TO_PLAY = {"outlive": "me,normal,normal", "discover": "me"}
"""Who plays if nobody says."""
WIDEST = 100
"""Longer lines are hard to read."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status: 0 well, 1 a mistake that was explained, 2 a wrong call."""
    parser = new_parser()
    args = parser.parse_args(argv)
    if not hasattr(args, "run"):
        parser.print_help()
        return 2
    try:
        return int(args.run(args))
    except PackError as error:
        return complain([flaw.said(language_of(args)) for flaw in error.flaws], error.file)
    except Problem as problem:
        return complain([speaker(language_of(args)).say(problem.key, **problem.details)])
    except BrokenPipeError:  # the reader, `head` for example, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def complain(lines: list[str], file: str | None = None) -> int:
    for line in lines:
        print(f"emberwatch: {file + ': ' if file else ''}{line}", file=sys.stderr)
    return 1


# -- arguments --------------------------------------------------------------------------------------------------


def new_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="emberwatch",
        description="Survival board games on one digital table. An independent, unofficial edition.",
    )
    parser.add_argument("--version", action="version", version=f"emberwatch {ew.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    add_serve(commands.add_parser("serve", help="open the table: play in the browser"))
    add_backup(commands.add_parser("backup", help="copy all tables of a server into a file, also while it runs"))
    add_play(commands.add_parser("play", help="play in the terminal, against bots or with others at one screen"))
    lab_commands.add_simulate(commands.add_parser("simulate", help="let bots play many games"))
    lab_commands.add_arena(commands.add_parser("arena", help="bots against each other: who is how good"))
    lab_commands.add_report(commands.add_parser("report", help="a page with plots of simulated games"))
    add_replay(commands.add_parser("replay", help="tell the story of a recorded game"))
    add_rules(commands.add_parser("rules", help="show the rules of a game, or one of them"))
    add_benchmark(commands.add_parser("benchmark", help="measure the engine's speed"))
    add_pack(commands.add_parser("pack", help="check a content pack, or a copy of Discover in a folder"))
    add_copy(commands.add_parser("copy", help="copies of Discover: make one, look at one, check them"))
    return parser


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: %(default)s: this machine only)")
    parser.add_argument("--port", type=port, default=8000, metavar="N", help="default: %(default)s; 0: any free one")
    add_database(parser)
    parser.add_argument("--workers", type=whole(1), default=1, metavar="N", help="processes (more than 1: PostgreSQL)")
    parser.add_argument("--thinkers", type=whole(1), default=1, metavar="N", help="processes for bots, each worker")
    parser.add_argument("--origin", action="append", default=[], metavar="URL",
                        help="the address under which the page is opened, if a proxy stands before it")  # fmt: skip
    parser.add_argument("--message", action="append", default=[], metavar="NAME=URL",
                        help="a service for messages to people who are away (docs/messages.md)")  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the browser")
    add_language(parser)
    parser.set_defaults(run=serve)


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file; serve it with --database sqlite:///FILE")
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=backup)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL",
                        help="sqlite:///FILE or postgresql+psycopg://... (default: a file of yours)")  # fmt: skip


def add_play(parser: argparse.ArgumentParser) -> None:
    add_game(parser, needed=False)
    defaults = "; ".join(f"{game}: {seats}" for game, seats in SEATS_TO_PLAY.items())
    words = "one word a seat: me, a level (easy, normal, hard), or a bot"
    parser.add_argument("--seats", help=f"{words} (default: {defaults})")
    parser.add_argument("--names", help="names of the seats, with commas")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where `save` and `quit` write")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    add_options(parser, seed=None)
    add_language(parser)
    parser.set_defaults(run=play)


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, or a saved game")
    parser.add_argument("--to", type=whole(0), metavar="N", help="stop after so many picks")
    add_language(parser)
    parser.set_defaults(run=replay)


def add_rules(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("rule", nargs="?", metavar="ID", help="for example N2")
    add_language(parser)
    parser.set_defaults(run=rules)


def add_benchmark(parser: argparse.ArgumentParser) -> None:
    what = ", ".join([*ew.games(), "table"])
    parser.add_argument("game", metavar="WHAT", nargs="?", default="outlive",
                        help=f"a game's engine, or the table with a crowd: {what} (default: %(default)s)")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    table = parser.add_argument_group("table")
    table.add_argument("--tables", type=whole(1), default=200, metavar="N", help="live ones (default: %(default)s)")
    table.add_argument("--seconds", type=whole(1), default=30, metavar="N", help="of measuring (default: %(default)s)")
    table.add_argument("--kills", type=whole(0), default=30, metavar="N", help="of the server (default: %(default)s)")
    table.add_argument("--idle", type=whole(0), default=2000, metavar="N", help="idle tables (default: %(default)s)")
    table.add_argument("--database", metavar="URL", help="an empty one (default: a SQLite file for the time being)")
    add_language(parser)
    parser.set_defaults(run=benchmark)


def add_pack(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="say what a pack changes and what is wrong with it")
    check.add_argument("file", type=Path, metavar="FILE|FOLDER")
    add_language(check)
    check.set_defaults(run=pack_check)


def add_copy(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    new = commands.add_parser("new", help="make a copy that nobody has yet, or the one of a seed")
    new.add_argument("--seed", type=whole(0), metavar="N", help="which copy (default: at random)")
    new.set_defaults(run=copy_new)
    show = commands.add_parser("show", help="say what a copy is, without giving anything away")
    show.add_argument("copy", metavar="CODE", help="the code of a copy, or its seed")
    show.add_argument("--open", action="store_true", help="open the box: list every card with its text")
    show.set_defaults(run=copy_show)
    check = commands.add_parser("check", help="check that a copy is complete and can be won")
    check.add_argument("copy", metavar="CODE|SEED")
    check.add_argument("--seeds", type=whole(1), default=1, metavar="N", help="so many copies, from this one on")
    check.set_defaults(run=copy_check)
    audit = commands.add_parser("audit", help="let bots play many copies, and say how hard and how different they are")
    add_audit(audit)
    for command in (new, show, check, audit):
        add_language(command)


def add_audit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--copies", type=whole(1), default=20, metavar="N", help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=whole(0), default=1, metavar="N", help="the seed of the first (default: 1)")
    parser.add_argument("--games-per-copy", type=whole(1), default=1, metavar="N", help="of each kind (default: 1)")
    parser.add_argument("--seats", default="1,2,4", help="numbers of players, with commas (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=copy_audit)


def port(text: str) -> int:
    """A port number, for argparse."""
    number = whole(0)(text)
    if number > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: 0 to 65535")
    return number


# -- the table --------------------------------------------------------------------------------------------------


def serve(args: argparse.Namespace) -> int:
    with extras.needs(extras.TABLE):
        from emberwatch.table import serving
        from emberwatch.table.messages import parsed_services
        from emberwatch.table.settings import Settings, dice_from_environment, limits_from_environment

    settings = Settings(
        host=args.host,
        port=args.port or serving.free_port(args.host),
        database=args.database or serving.default_database(),
        workers=args.workers,
        thinkers=args.thinkers,
        origins=tuple(args.origin),
        services=parsed_services(args.message),
        limits=limits_from_environment(),
        dice=dice_from_environment(),
    )
    print(speaker(language_of(args)).say("cli-serving", url=serving.address(settings)), flush=True)
    return serving.serve(settings, open_browser=args.open)


def backup(args: argparse.Namespace) -> int:
    import asyncio

    with extras.needs(extras.TABLE):
        from emberwatch.table import serving
        from emberwatch.table.backup import backup as copy

    asyncio.run(copy(args.database or serving.default_database(), args.file))
    print(speaker(language_of(args)).say("cli-backed-up", file=str(args.file)))
    return 0


# -- play -------------------------------------------------------------------------------------------------------


def play(args: argparse.Namespace) -> int:
    from emberwatch.terminal import session

    console = Console(highlight=False)
    if args.resume is not None:
        return session.resume(args.resume, console, None, args.language)
    seats = SEATS_TO_PLAY.get(args.game, "me") if args.seats is None else args.seats
    settings = session.Settings(
        game=args.game,
        seats=seats_from(seats),
        language=language_of(args),
        options=options_of(args),
        seed=args.seed,
        names=args.names.split(",") if args.names else None,
        save_file=args.save or Path(f"{args.game}.save.json"),
        console=console,
        read_line=None,
    )
    return session.play(settings)


# -- replay -----------------------------------------------------------------------------------------------------


def replay(args: argparse.Namespace) -> int:
    """Tell a recorded game as a story: one line an event, days and nights set apart."""
    told = read_json(args.file)
    names = None
    if isinstance(told, dict) and isinstance(told.get("record"), dict):
        names, told = told.get("names"), told["record"]
    game = ew.replay(told, to=args.to, aloud=True)
    say = speaker(language_of(args))
    if not (isinstance(names, list) and len(names) == game.seats):
        names = [say.say("cli-seat", n=seat + 1) for seat in range(game.seats)]
    narrator = Narrator(game, say.language, [str(name) for name in names])
    for event in game.story(None):
        if event["told"] in ("dawn", "day", "night", "convoy"):
            print()
        print(narrator.line(event))
    if game.outcome is not None:
        print("\n" + narrator.ending())
    else:
        print("\n" + say.say("cli-replayed-to", n=game.moment))
    return 0


def read_json(file: Path) -> object:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as problem:
        raise BadRecord("error-no-file", file=str(file)) from problem
    except OSError as problem:
        raise BadRecord("error-file", file=str(file), reason=str(problem.strerror)) from problem
    except (ValueError, RecursionError) as problem:
        raise BadRecord("error-not-json", file=str(file), reason=str(problem)) from problem


# -- rules ------------------------------------------------------------------------------------------------------


def rules(args: argparse.Namespace) -> int:
    game = ew.rules_of(args.game)
    say, ids = speaker(language_of(args)), list(game.rule_ids)
    if args.rule is not None:
        found = game.rule_called(args.rule)
        if found is None:
            name = say.say(f"game-{args.game}")
            raise BadOption("error-unknown-rule", game=name, rule=args.rule, rules=", ".join(ids))
        ids = [found]
    window = Window(glued(say.say), None, None)
    for id in ids:
        title = Text(f"{id}  {say.say(f'rule-{id}.title')}", style="bold")
        window.show(title, Text(rule_text(game.wording, None, window.say, id)), *[""] * (len(ids) > 1))
    return 0


# -- benchmark, packs and copies --------------------------------------------------------------------------------


def benchmark(args: argparse.Namespace) -> int:
    if args.game == "table":
        return benchmark_table(args)
    from emberwatch.lab import benchmark as bench

    figures = bench.measure(args.game)
    print(json.dumps(figures) if args.json else bench.table(figures))
    return 0


def benchmark_table(args: argparse.Namespace) -> int:
    """People and bots at many tables of a real server; 1 if an answer was lost."""
    with extras.needs(extras.TABLE):
        from emberwatch.table import benchmark as bench

    say = speaker(language_of(args)).say
    plan = bench.Plan(
        tables=args.tables, seconds=args.seconds, kills=args.kills, idle=args.idle, database=args.database or ""
    )
    figures = bench.measure(plan, lambda key, **details: print(say(key, **details), file=sys.stderr))
    print(json.dumps(figures) if args.json else bench.report(figures, say))
    return int(not bench.is_safe(figures))


def game_of(pack: dict[str, object]) -> str:
    """The game that a pack says it is for; one that says nothing usable is taken for the first game's."""
    header = pack.get("pack")
    named = header.get("game") if isinstance(header, dict) else None
    return named if isinstance(named, str) else next(iter(ew.games()))


def pack_check(args: argparse.Namespace) -> int:
    """All that a pack changes, then all that is wrong with it."""
    if args.file.is_dir():
        return folder_check(args)
    say, pack = speaker(language_of(args)), packs.read(args.file)
    changes, flaws = ew.rules_of(game_of(pack)).check_pack(pack)
    for change in changes:
        word, _, books = change.source.partition(" in ")
        source = say.say(f"source-{word}", books=books)
        print(say.say("cli-pack-change", where=change.where, old=change.old, new=change.new, source=source))
    if flaws:
        return wrong(flaws, args.file, say)
    print(say.say("cli-pack-good", n=len(changes)))
    return 0


def wrong(flaws: list[Flaw], path: Path, say: Speaker) -> int:
    print(say.say("cli-pack-wrong", n=len(flaws)), file=sys.stderr)
    return complain([flaw.said(say.language) for flaw in flaws], str(path))


def folder_check(args: argparse.Namespace) -> int:
    """A folder is a copy of Discover: everything that is wrong with it, or what it is."""
    from emberwatch.discover.packs import check, copy_from, read_folder
    from emberwatch.lab import box

    say, pack = speaker(language_of(args)), read_folder(args.file)
    flaws = check(pack)
    if flaws:
        return wrong(flaws, args.file, say)
    tell([say.say("cli-pack-copy"), *box.outside(copy_from(pack), say.say)])
    return 0


def copy_new(args: argparse.Namespace) -> int:
    """A copy that is made up now, or the one of a seed."""
    from emberwatch.lab import box

    say = speaker(language_of(args))
    copy = copy_called(secrets.randbits(32) if args.seed is None else args.seed)
    tell([*box.outside(copy, say.say), "", say.say("cli-copy-play", code=copy.code)])
    return 0


def copy_show(args: argparse.Namespace) -> int:
    """A copy from outside; opened, if that is wanted."""
    from emberwatch.lab import box

    say, copy = speaker(language_of(args)).say, copy_called(args.copy)
    tell([*box.outside(copy, say), box.holds(copy, say)])
    if args.open:
        tell(box.inside(copy, say))
    return 0


def copy_called(copy: str | int) -> Copy:
    from emberwatch.discover.generator.codes import code_from
    from emberwatch.discover.generator.draw import copy_of

    return copy_of(code_from(copy))


def tell(lines: Iterable[str]) -> None:
    """Print lines no wider than the terminal; what is continued stands under its beginning."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        print(textwrap.fill(line, width, subsequent_indent=indent, break_long_words=False))


def copy_check(args: argparse.Namespace) -> int:
    """All problems of a copy, or of so many from it on."""
    from emberwatch.discover.generator.codes import SEEDS, code_from, code_of, read_code
    from emberwatch.discover.generator.validate import problems

    say = speaker(language_of(args))
    version, seed = read_code(code_from(args.copy))
    bad = 0
    with progress(args.seeds, "copies") as advance:
        for number in range(seed, seed + args.seeds):
            code = code_of(number % SEEDS, version)
            flaws = problems(copy_called(code))
            bad += bool(flaws)
            complain([flaw.said(say.language) for flaw in flaws], code)
            advance(code)
    print(say.say("cli-copy-good" if not bad else "cli-copy-bad", n=args.seeds, bad=bad))
    return int(bad > 0)


def copy_audit(args: argparse.Namespace) -> int:
    """How hard copies are for a bot, and how different from each other."""
    from emberwatch.lab import audit

    seats = player_counts(args.seats)
    with progress(args.copies, "copies") as advance:
        figures = audit.audit(args.copies, args.seed, seats, advance, args.games_per_copy)
    print(json.dumps(figures) if args.json else audit.table(figures, speaker(language_of(args)).say))
    return 0


def player_counts(text: str) -> list[int]:
    """Numbers of players that Discover allows."""
    allowed = [str(n) for n in ew.rules_of("discover").seats]
    wrong = [word for word in seats_from(text) if word not in allowed]
    if wrong:
        raise BadOption("error-seats", game="discover", seats=wrong[0], allowed=", ".join(allowed))
    return [int(word) for word in seats_from(text)]
