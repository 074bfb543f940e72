"""The table benchmark: many people and bots at a real server, which is killed again and again.

python -m benchmarks.table            # --tables, --seconds, --kills, --idle, --database, --json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from benchmarks.table import measure
from emberwatch.cli.arguments import whole
from emberwatch.engine.errors import Problem
from emberwatch.text import speaker


def new_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table", description="Measure the server of the table.")
    parser.add_argument("--tables", type=whole(1), default=200, metavar="N", help="live tables (default: %(default)s)")
    parser.add_argument("--seconds", type=whole(1), default=30, metavar="N", help="seconds to measure (default: 30)")
    parser.add_argument("--kills", type=whole(0), default=30, metavar="N", help="kills of the server (default: 30)")
    parser.add_argument("--idle", type=whole(0), default=2000, metavar="N", help="idle tables (default: %(default)s)")
    parser.add_argument("--database", default="", metavar="URL", help="an empty one (default: a temporary SQLite file)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if an answer was lost or the benchmark cannot run here."""
    args = new_parser().parse_args(argv)
    say = speaker("en").say
    plan = measure.Plan(
        tables=args.tables, seconds=args.seconds, kills=args.kills, idle=args.idle, database=args.database
    )
    try:
        figures = measure.measure(plan, lambda key, **details: print(say(key, **details), file=sys.stderr))
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    print(json.dumps(figures) if args.json else measure.report(figures, say))
    return int(not measure.is_safe(figures))


if __name__ == "__main__":
    sys.exit(main())
