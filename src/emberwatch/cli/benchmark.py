"""The command benchmark: measure the engine's speed on this machine."""

from __future__ import annotations

import argparse
import json

from emberwatch.cli.arguments import add_game, add_language


def add_benchmark(parser: argparse.ArgumentParser) -> None:
    add_game(parser, needed=False)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)
    parser.set_defaults(run=benchmark)


def benchmark(args: argparse.Namespace) -> int:
    from emberwatch.lab import benchmark as bench

    figures = bench.measure(args.game)
    print(json.dumps(figures) if args.json else bench.table(figures))
    return 0
