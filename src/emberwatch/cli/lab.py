"""The commands of the lab: simulate, arena, report."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import emberwatch as ew
from emberwatch.cli.arguments import (
    add_game,
    add_language,
    add_options,
    language_of,
    make_folder,
    options_of,
    seats_from,
    whole,
)
from emberwatch.cli.output import bar, print_trace, progress
from emberwatch.engine.errors import BadOption
from emberwatch.text import Speaker, speaker

Found: TypeAlias = Mapping[str, Any]
WHO_SIMULATES = "random"
"""The default bot in every seat. By default all seats of the game are taken."""
SHOWN = 5
"""How many failed games are printed one by one."""
BROKEN_OFF = 130
"""The exit status of a program that Ctrl-C ended."""


# -- arguments ----------------------------------------------------------------------------------------------------


def add_simulate(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    words = "one bot, or file with a bot (./mine.py), per seat"
    parser.add_argument("--seats", "--bots", help=f"{words} (default: {WHO_SIMULATES} in every seat)")
    add_games(parser, 100)
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep a record of every game in this folder")
    parser.add_argument("--out", type=Path, metavar="DIR",
                        help="write one row per game to Parquet files here; run again to continue")  # fmt: skip
    parser.add_argument("--decisions", action="store_true", help="with --out: also write one row per decision")
    parser.add_argument("--vectors", action="store_true", help="with --decisions: also write what the seat knew")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; auto: the current one on this machine")
    add_options(parser, seed=1)
    add_language(parser)
    parser.set_defaults(run=simulate)


def add_arena(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", metavar="A,B,...",
                     help="play these bots (or files with bots, ./mine.py) in all combinations and seats")  # fmt: skip
    who.add_argument("--field", metavar="A,B,B,B", help="play exactly these bots at one table, in all orders around it")
    parser.add_argument("--seats", type=whole(1), metavar="N", help="with --bots: number of seats (default: all)")
    add_games(parser, 400)
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep results in this file; run again to continue")
    add_options(parser, seed=1)
    add_language(parser)
    parser.set_defaults(run=arena)


def add_games(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument(
        "--games", type=whole(1), default=games, metavar="N", help="number of games (default: %(default)s)"
    )
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers", type=whole(1), default=1, metavar="N", help="number of processes (default: %(default)s)"
    )


def add_report(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="folder written by `simulate --out`")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="file for the page (default: report.html in the folder)"
    )
    add_language(parser)
    parser.set_defaults(run=report)


# -- simulate -----------------------------------------------------------------------------------------------------


def simulate(args: argparse.Namespace) -> int:
    check_simulate(args)
    if args.records is not None:
        make_folder(args.records)
    if args.out is not None:
        return fill(args)
    say = speaker(language_of(args))
    try:
        result, failed = play_games(args)
    except KeyboardInterrupt:
        return report_end([], True, "", say)
    print(json.dumps(result) if args.json else summary(result, say))
    return print_failed(failed, say)


def check_simulate(args: argparse.Namespace) -> None:
    if args.decisions and args.out is None:
        raise BadOption("lab-decisions-out")
    if args.vectors and not args.decisions:
        raise BadOption("lab-vectors-decisions")
    if args.records is not None and (args.ray or args.out):
        raise BadOption("lab-records-here")


def play_games(args: argparse.Namespace) -> tuple[dict[str, object], list[dict[str, object]]]:
    """Play all games; return the result, and the games whose bots failed."""
    seats, options = seats_of(args), options_of(args)
    if args.workers == 1 and args.ray is None:
        from emberwatch.lab.simulate import simulate as run

        failed: list[dict[str, object]] = []
        with progress(args.games, args.game) as on_game:
            return run(args.game, seats, args.games, args.seed, options, on_game, args.records, failed), failed
    from emberwatch.lab.runs import series

    means = series.Means(args.workers, args.ray)
    with bar(args.games, args.game) as advance:
        return series.outcomes(args.game, seats, args.games, args.seed, options, means, advance, args.records)


def seats_of(args: argparse.Namespace) -> list[str]:
    """The bots that were named, or the usual one on as many seats as fit."""
    return seats_from(args.seats) if args.seats else [WHO_SIMULATES] * ew.rules_of(args.game).seats[-1]


def summary(result: Found, say: Speaker) -> str:
    """What a person wants to know about many games."""
    outcomes = result["outcomes"]
    games = len(outcomes)
    lines = [say.say("cli-simulated", games=games, game=say.say(f"game-{result['game']}"))]
    for seat, bot in enumerate(result["seats"] if games else ()):
        won = sum(1 for outcome in outcomes if seat in outcome["winners"])
        mean = sum(outcome["scores"][seat] for outcome in outcomes) / games
        share = f"{100 * won / games:.1f}"
        lines.append(say.say("cli-simulated-seat", seat=seat, bot=str(bot), won=won, share=share, mean=f"{mean:.1f}"))
    speed = f"{result['games_per_second']:.1f}"
    lines.append(say.say("cli-simulated-speed", speed=speed, decisions=f"{result['decisions_per_second']:.0f}"))
    return "\n".join(lines)


def fill(args: argparse.Namespace) -> int:
    """Simulate into a run folder."""
    from emberwatch.lab.runs import runs, series

    run = runs.Run(
        game=args.game,
        bots=tuple(seats_of(args)),
        games=args.games,
        seed=args.seed,
        options=options_of(args),
        noted=runs.VECTORS if args.vectors else runs.ACTIONS if args.decisions else False,
        command=shlex.join(["emberwatch", *sys.argv[1:]]),
    )
    with bar(args.games, args.game) as advance:
        filled = series.fill(args.out, run, series.Means(args.workers, args.ray), advance)
    say, path = speaker(language_of(args)), str(args.out)
    if args.json:
        told = {"run": path, "games": filled.done, "wanted": args.games, "failed": filled.failed}
        print(json.dumps({**told, "broken_off": filled.broken_off}))
    else:
        print(say.say("lab-filled", path=path, done=filled.done, wanted=max(args.games, filled.done)))
    return report_end(filled.failed, filled.broken_off, path, say)


# -- arena --------------------------------------------------------------------------------------------------------


def arena(args: argparse.Namespace) -> int:
    from emberwatch.lab.arena import arena as lab

    bots = tuple(seats_from(args.bots or args.field))
    most = ew.rules_of(args.game).seats[-1]
    seats = len(bots) if args.field else args.seats or most
    if args.field and args.seats not in (None, seats):
        raise BadOption("lab-field-seats", field=args.field, seats=args.seats)
    wanted = lab.Arena(args.game, bots, args.field is not None, seats, args.seed, options_of(args))
    with bar(args.games, args.game) as advance:
        result = lab.play(wanted, args.games, args.workers, args.out, advance)
    say = speaker(language_of(args))
    if args.json:
        print(json.dumps({**result.found, "failed": result.failed, "broken_off": result.broken_off}))
    else:
        show(result.found, say)
    return report_end(result.failed, result.broken_off, str(args.out or ""), say)


def show(found: Found, say: Speaker) -> None:
    """Print the standings as a table."""
    results = found["results"]
    console = Console(highlight=False)
    game = say.say(f"game-{found['game']}")
    console.print(say.say("lab-arena", games=results["games"], game=game, seats=found["seats"], seed=found["seed"]))
    if not results["games"]:
        return
    console.print(table_of(results, say))
    if results["chance"] is not None:
        console.print(say.say("lab-arena-chance", share=percent(results["chance"])))
    if not results["balanced"]:
        console.print(say.say("lab-arena-unbalanced", cycle=found["cycle"]))


def table_of(results: Found, say: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in ("bot", "seats", "share", "interval", "score", "rank", "rating"):
        side = "left" if name == "bot" else "right"
        table.add_column(say.say(f"lab-column-{name}"), justify=side, no_wrap=name == "bot")  # type: ignore[arg-type]
    for bot in results["bots"]:
        rating = f"{bot['rating']:.1f} ± {bot['rating_half']:.1f}" if "rating" in bot else "–"
        interval = f"{percent(bot['low'])} – {percent(bot['high'])}"
        means = (f"{bot['mean_score']:.1f}", f"{bot['mean_rank']:.2f}")
        table.add_row(bot["bot"], str(bot["n"]), percent(bot["share"]), interval, *means, rating)
    return table


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


# -- what went wrong ----------------------------------------------------------------------------------------------


def report_end(failed: Sequence[Found], broken_off: bool, path: str, say: Speaker) -> int:
    """Print what is missing; return the exit status."""
    status = print_failed(failed, say)
    if broken_off:
        print(say.say("lab-go-on" if path else "lab-broken-off", path=path), file=sys.stderr)
        return BROKEN_OFF
    return status


def print_failed(failed: Sequence[Found], say: Speaker) -> int:
    """Print the games whose bots broke down; return the exit status."""
    for row in failed[:SHOWN]:
        problem = row["failed"]
        print_trace(problem["details"])
        print(f"emberwatch: {say.say(problem['key'], **problem['details'])}", file=sys.stderr)
    if failed:
        print(f"emberwatch: {say.say('lab-failed', n=len(failed))}", file=sys.stderr)
    return int(bool(failed))


# -- report -------------------------------------------------------------------------------------------------------


def report(args: argparse.Namespace) -> int:
    from emberwatch.lab.report import report as lab
    from emberwatch.lab.runs import keeping

    say, path = speaker(language_of(args)), args.out or args.folder / "report.html"
    page = lab.page_of(args.folder, say.say, say.language)
    with keeping.explain_failures(path):
        keeping.write_whole(path, page.encode())
    print(say.say("lab-reported", path=str(path)))
    return 0
