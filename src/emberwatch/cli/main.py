"""The command line: its commands, and how it reports mistakes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import emberwatch as ew
from emberwatch.cli import benchmark, compare, lab, packs, play, rules, serve, train
from emberwatch.cli.arguments import language_of
from emberwatch.cli.output import complain, print_trace
from emberwatch.engine.content.packs import PackError
from emberwatch.engine.errors import Problem
from emberwatch.registry import all_in_room
from emberwatch.text import speaker


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status: 0 for success, 1 for an explained mistake, 2 for a wrong call."""
    parser = new_parser()
    args = parser.parse_args(argv)
    if not hasattr(args, "run"):
        parser.print_help()
        return 2
    try:
        return int(args.run(args))
    except PackError as error:
        return complain([flaw.sentence(language_of(args)) for flaw in error.flaws], error.file)
    except Problem as problem:
        print_trace(problem.details)
        return complain([speaker(language_of(args)).say(problem.key, **problem.details)])
    except BrokenPipeError:  # the reader, for example `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def new_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="emberwatch",
        description="survival board games on one digital table (an independent, unofficial edition)",
    )
    parser.add_argument("--version", action="version", version=f"emberwatch {ew.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    serve.add_serve(commands.add_parser("serve", help="start the server to play in the browser"))
    serve.add_backup(commands.add_parser("backup", help="copy all tables of a server to a file, even while it runs"))
    play.add_play(commands.add_parser("play", help="play in the terminal, against bots or with others at one screen"))
    lab.add_simulate(commands.add_parser("simulate", help="have bots play many games"))
    lab.add_arena(commands.add_parser("arena", help="rank bots against each other"))
    train.add_train(commands.add_parser("train", help="train an opponent that learns a game by playing against itself"))
    compare.add_compare(commands.add_parser("compare", help="play two packs, editions or bots with the same seeds"))
    lab.add_report(commands.add_parser("report", help="write a page with plots of simulated games"))
    play.add_replay(commands.add_parser("replay", help="retell a recorded game as a story"))
    rules.add_rules(commands.add_parser("rules", help="show the rules of a game, or one of them"))
    benchmark.add_benchmark(commands.add_parser("benchmark", help="measure the speed of the engine"))
    packs.add_pack(commands.add_parser("pack", help="check a content pack"))
    for add_commands in all_in_room("commands").values():
        add_commands(commands)
    return parser
