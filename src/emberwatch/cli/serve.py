"""The commands of the server: serve, backup."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from emberwatch import extras
from emberwatch.cli.arguments import add_language, language_of, whole
from emberwatch.text import speaker


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: %(default)s, this machine only)"
    )
    parser.add_argument(
        "--port", type=port, default=8000, metavar="N", help="port (default: %(default)s; 0: any free port)"
    )
    add_database(parser)
    parser.add_argument(
        "--workers", type=whole(1), default=1, metavar="N", help="number of processes (more than 1 requires PostgreSQL)"
    )
    parser.add_argument(
        "--bot-processes", type=whole(1), default=1, metavar="N", help="number of bot processes per worker"
    )
    parser.add_argument("--origin", action="append", default=[], metavar="URL",
                        help="address of the page behind a proxy; may be given several times")  # fmt: skip
    parser.add_argument("--message", action="append", default=[], metavar="NAME=URL",
                        help="service for messages to people who are away (see docs/messages.md)")  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the browser")
    add_language(parser)
    parser.set_defaults(run=serve)


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="new file for the copy; serve it with --database sqlite:///FILE"
    )
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=backup)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL",
                        help="sqlite:///FILE or postgresql+psycopg://... (default: your own SQLite file)")  # fmt: skip


def port(text: str) -> int:
    """Parse a port number for argparse."""
    number = whole(0)(text)
    if number > 65_535:
        raise argparse.ArgumentTypeError(f"expected a port number from 0 to 65535, but got {text!r}")
    return number


def serve(args: argparse.Namespace) -> int:
    with extras.needs(extras.TABLE):
        from emberwatch.table import serve as serving
        from emberwatch.table.notify.messages import parse_services
        from emberwatch.table.settings import ServerSettings, dice_from_environment, limits_from_environment

    settings = ServerSettings(
        host=args.host,
        port=args.port or serving.free_port(args.host),
        database=args.database or serving.default_database(),
        workers=args.workers,
        bot_processes=args.bot_processes,
        origins=tuple(args.origin),
        services=parse_services(args.message),
        limits=limits_from_environment(),
        dice=dice_from_environment(),
    )
    print(speaker(language_of(args)).say("cli-serving", url=serving.address(settings)), flush=True)
    return serving.serve(settings, open_browser=args.open)


def backup(args: argparse.Namespace) -> int:
    with extras.needs(extras.TABLE):
        from emberwatch.table import serve as serving
        from emberwatch.table.store.backup import backup as copy

    asyncio.run(copy(args.database or serving.default_database(), args.file))
    print(speaker(language_of(args)).say("cli-backed-up", file=str(args.file)))
    return 0
