"""The command that trains an opponent by self-play."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import emberwatch as ew
from emberwatch.cli.arguments import add_game, add_language, language_of, make_folder, whole
from emberwatch.engine.errors import BadOption, quote_input
from emberwatch.lab.simulate import import_extra
from emberwatch.text import speaker

NET = "net.npz"
"""The file of weights in the folder of a run."""


def add_train(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add = parser.add_argument
    add(
        "--minutes", type=float, default=20.0, metavar="M", help="total training time in minutes (default: %(default)g)"
    )
    add("--out", type=Path, required=True, metavar="DIR", help="run folder; run again to continue")
    add("--seats", metavar="N,N,...", help="numbers of seats, one drawn for each game (default: all)")
    add("--tables", type=whole(2), metavar="N", help="number of tables played at once (default: 512 per process)")
    add("--workers", type=whole(1), metavar="N", help="number of processes that play (default: all cores but one)")
    add("--width", type=whole(1), default=640, metavar="N", help="width of the net (default: %(default)s)")
    add("--depth", type=whole(1), default=3, metavar="N", help="depth of the net (default: %(default)s)")
    add("--start", type=Path, metavar="FILE", help="start from this net instead of from scratch")
    add("--measure", metavar="A,B,...", help="after training, measure the net against these bots")
    add("--games", type=whole(1), default=400, metavar="N", help="number of games for --measure (default: %(default)s)")
    add("--seed", type=whole(0), default=1, metavar="N", help="seed of the run (default: %(default)s)")
    add_language(parser)
    parser.set_defaults(run=train)


def train(arguments: argparse.Namespace) -> int:
    """Train, write the weights, and measure them if asked to."""
    trainer = import_extra("emberwatch.learning.train", "train")
    game, say = arguments.game, speaker(language_of(arguments)).say
    workers = arguments.workers or max(1, (os.cpu_count() or 2) - 1)
    settings = trainer.Settings(
        game,
        checked_minutes(arguments.minutes),
        seats=seats_of(game, arguments.seats),
        tables=arguments.tables or 512 * workers,
        processes=workers,
        width=arguments.width,
        depth=arguments.depth,
        seed=arguments.seed,
    )
    folder = arguments.out
    make_folder(folder)
    print(say("train-begin", tables=settings.tables, workers=workers, folder=str(folder)))
    run = trainer.train(settings, folder, tell=lambda row: show(say, row), start=arguments.start)
    net = folder / NET
    import_extra("emberwatch.learning.export", "train").export(
        run.player, game, net, {"minutes": round(run.seconds / 60, 2), "choices": run.choices, **settings._asdict()}
    )
    print(say("train-done", net=str(net), choices=run.choices))
    if arguments.measure:
        rivals = arguments.measure.split(",")
        measured = import_extra("emberwatch.learning.measure", "train").measure(
            run.player, game, rivals, arguments.games, tables=min(arguments.games, 60), seed=777, processes=workers
        )
        low, share, high = [round(100 * part, 1) for part in (measured.low, measured.share, measured.high)]
        print(say("train-measured", games=measured.games, rivals=", ".join(rivals), share=share, low=low, high=high))
    return 0


def checked_minutes(minutes: float) -> float:
    if not 0 < minutes < 100_000:
        raise BadOption("error-option-value", option="minutes", value=quote_input(minutes), values="0.5, 20, 600 …")
    return minutes


def seats_of(game: str, words: str | None) -> tuple[int, ...]:
    """The numbers of seats to train for."""
    allowed = ew.rules_of(game).seats
    if words is None:
        return allowed
    chosen = tuple([int(word) if word.isdecimal() else -1 for word in words.split(",")])
    if not set(chosen) <= set(allowed):
        raise BadOption("error-seats", game=game, seats=quote_input(words), allowed=", ".join(map(str, allowed)))
    return chosen


def show(say: object, row: dict[str, float]) -> None:
    """A line about a round of play, in place of the last one."""
    assert callable(say)
    minutes, choices = round(row["seconds"] / 60, 1), round(row["choices"] / 1e6, 2)
    line = say(
        "train-round",
        minutes=minutes,
        choices=choices,
        best=round(row["best"], 1),
        speed=round(row["choices_per_second"]),
    )
    end = "\r" if sys.stdout.isatty() else "\n"
    print(line, end=end, flush=True)
