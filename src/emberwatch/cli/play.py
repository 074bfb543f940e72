"""The commands for games in the terminal: play, replay."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console

import emberwatch as ew
from emberwatch.cli.arguments import add_game, add_language, add_options, language_of, options_of, seats_from, whole
from emberwatch.engine.errors import BadRecord
from emberwatch.narrator import Narrator
from emberwatch.registry import all_games, rules_of
from emberwatch.text import speaker


def add_play(parser: argparse.ArgumentParser) -> None:
    add_game(parser, needed=False)
    defaults = "; ".join(f"{game}: {rules.usual_seats}" for game, rules in all_games().items())
    words = "one word per seat: me, a level (easy, normal, hard), a bot, or a file with a bot (./mine.py)"
    parser.add_argument("--seats", help=f"{words} (default: {defaults})")
    parser.add_argument("--names", help="names of the players, separated by commas")
    parser.add_argument("--save", type=Path, metavar="FILE", help="file that `save` and `quit` write to")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    add_options(parser, seed=None)
    add_language(parser)
    parser.set_defaults(run=play)


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record or a saved game")
    parser.add_argument("--to", type=whole(0), metavar="N", help="stop after N picks")
    add_language(parser)
    parser.set_defaults(run=replay)


def play(args: argparse.Namespace) -> int:
    from emberwatch.terminal import session

    console = Console(highlight=False)
    if args.resume is not None:
        seats_from(args.seats or "me")  # a file that a saved game names must be named again
        return session.resume(args.resume, console, None, args.language)
    seats = rules_of(args.game).usual_seats if args.seats is None else args.seats
    settings = session.SessionSettings(
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


def replay(args: argparse.Namespace) -> int:
    """Tell a recorded game as a story: one line per event, with days and nights set apart."""
    told = read_json(args.file)
    names = None
    if isinstance(told, dict) and isinstance(told.get("record"), dict):
        names, told = told.get("names"), told["record"]
    game = ew.replay(told, to=args.to, aloud=True)
    say = speaker(language_of(args))
    if not (isinstance(names, list) and len(names) == game.seats):
        names = [say.say("cli-seat", n=seat + 1) for seat in range(game.seats)]
    narrator = Narrator(game, say.language, [str(name) for name in names])
    for event in narrator.story(None):
        if event.kind in game.rules.wording.BEGINNINGS:
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
