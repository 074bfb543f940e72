"""The command compare: play two setups with the same seeds, and print every difference."""

from __future__ import annotations

import argparse
import errno
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from emberwatch.cli.arguments import (
    add_game,
    add_language,
    add_options,
    language_of,
    options_of,
    pack_from,
    seats_from,
    whole,
)
from emberwatch.cli.lab import WHO_SIMULATES, add_workers, report_end, seats_of
from emberwatch.cli.output import WIDEST, bar
from emberwatch.engine.errors import BadOption
from emberwatch.engine.presenting import message_or
from emberwatch.registry import rules_of
from emberwatch.text import Speaker, speaker

if TYPE_CHECKING:
    from emberwatch.lab.compare.compare import CompareResult, Side

Found: TypeAlias = Mapping[str, Any]
PRINTED: Final = "-"
"""Print JSON instead of a table."""
BOTS: Final = ("bots", "seats")
PACK: Final = "pack"
FEW: Final = 30
"""With fewer pairs than this, intervals are rough."""
INDENT: Final = 2
MOST_DIGITS: Final = 6
OF_GAME: Final = ("text", "texts-a-game")
"""Kinds of columns that say something about the whole game, not about its seats."""


# -- arguments ----------------------------------------------------------------------------------------------------


def add_compare(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    for side in ("a", "b"):
        own = f"what is special about {side.upper()}: bots, pack or any option of the game"
        parser.add_argument(f"--{side}", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help=own)
    parser.add_argument("--seats", "--bots", metavar="BOTS",
                        help=f"one bot per seat, for A and B (default: {WHO_SIMULATES} in every seat)")  # fmt: skip
    parser.add_argument(
        "--games", type=whole(2), default=400, metavar="N", help="number of pairs of games (default: %(default)s)"
    )
    add_workers(parser)
    parser.add_argument("--marked", action="store_true", help="print only differences with stars")
    parser.add_argument("--json", nargs="?", const=PRINTED, metavar="FILE",
                        help="also write all figures to this file; without FILE, print one JSON object")  # fmt: skip
    add_options(parser, seed=1)
    add_language(parser)
    parser.set_defaults(run=compare)


def side_of(args: argparse.Namespace, settings: Sequence[str]) -> Side:
    """The bots and options of one side: those for both, then its own."""
    from emberwatch.lab.compare.compare import Side

    bots, options, known = seats_of(args), options_of(args), rules_of(args.game).options
    for setting in settings:
        name, value = read_setting(args.game, setting)
        if name in BOTS:
            bots = seats_from(value)
        else:
            options[name] = pack_from(Path(value), args.game) if name == PACK else known[name].read(value)
    return Side(tuple(bots), options)


def read_setting(game: str, setting: str) -> tuple[str, str]:
    """Split `NAME=VALUE`; BadOption if it is something else, or if nothing of that name can be set."""
    options = rules_of(game).options
    names = [name for name, option in options.items() if name == PACK or option.meaning]
    name, _, value = setting.partition("=")
    if name not in (*BOTS, *names) or not value:
        raise BadOption("lab-compare-setting", setting=setting, names=", ".join([BOTS[0], *names]))
    return name, value


# -- playing ------------------------------------------------------------------------------------------------------


def compare(args: argparse.Namespace) -> int:
    result = play(args)
    say = speaker(language_of(args))
    told = json.dumps({**result.found, "failed": result.failed, "broken_off": result.broken_off}, ensure_ascii=False)
    if args.json == PRINTED:
        print(told)
    else:
        show(result.found, args, say)
        if args.json is not None:
            write(Path(args.json), told, say)
    return report_end(result.failed, result.broken_off, "", say)


def play(args: argparse.Namespace) -> CompareResult:
    from emberwatch.lab.compare import compare as lab

    wanted = lab.Comparison(args.game, side_of(args, args.a), side_of(args, args.b), args.seed)
    if args.json not in (None, PRINTED):
        check_file(Path(args.json))
    with bar(2 * args.games, args.game) as advance:
        return lab.play(wanted, args.games, args.workers, advance)


def check_file(path: Path) -> None:
    """Find out before all the games are played that a file cannot be written."""
    from emberwatch.lab.runs import keeping

    with keeping.explain_failures(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))


def write(path: Path, told: str, say: Speaker) -> None:
    from emberwatch.lab.runs import keeping

    with keeping.explain_failures(path):
        keeping.write_whole(path, f"{told}\n".encode())
    print(say.say("lab-compare-written", path=str(path)))


# -- the table ----------------------------------------------------------------------------------------------------


def show(found: Found, args: argparse.Namespace, say: Speaker) -> None:
    """Print the differences as a table, and how to read it."""
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, width=WIDEST)
    pairs, seed = found["pairs"], found["seed"]
    seeds = {"first": str(seed), "last": str(seed + found["wanted"] - 1)}
    game = say.say(f"game-{found['game']}")
    console.print(say.say("lab-compare", pairs=pairs, game=game, seats=found["seats"], **seeds))
    for side, own in (("A", args.a), ("B", args.b)):
        console.print(f"{side}: {describe_side(found[side.lower()], own, args.pack)}", soft_wrap=True)
    if not pairs:
        return
    rows = [row for row in found["rows"] if row["marked"] or not args.marked]
    console.print(table_of(found["game"], rows, say) if rows else say.say("lab-compare-unmarked"))
    for line in legend(found, say):
        console.print(line)


def describe_side(side: Found, own: Sequence[str], pack: Path | None) -> str:
    """The bots and options of a side, in the words of the command line."""
    packs = [setting for setting in own if setting.startswith(f"{PACK}=")] or [f"{PACK}={pack}"]
    options = [f"{name}={value}" for name, value in side["options"].items() if name != PACK]
    return " ".join([f"bots={','.join(side['bots'])}", *options, *(packs[-1:] if PACK in side["options"] else [])])


def legend(found: Found, say: Speaker) -> Iterator[str]:
    yield say.say("lab-compare-samples")
    yield say.say("lab-compare-mark", rows=found["differing"], chance=f"{found['by_chance']:.1f}")
    yield say.say("lab-compare-holm", rows=len([row for row in found["rows"] if row["p"] is not None]))
    if found["pairs"] < FEW:
        yield say.say("lab-compare-few")


def table_of(game: str, rows: Sequence[Found], say: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for title in ("A", "B", "B − A", say.say("lab-column-interval"), "", "n"):
        table.add_column(title, justify="left" if not title else "right", no_wrap=True)
    heading = ""
    for row in rows:
        label, above = label_of(game, row, say), heading_of(game, row, say)
        if row["name"] and above != heading:
            table.add_row(Text(above))
        heading = above
        table.add_row(Padding(Text(label), (0, 0, 0, INDENT if row["name"] else 0)), *figures(row))
    return table


def figures(row: Found) -> list[str]:
    """The cells of a row beside its label."""
    show_value, show_change = (percent, percent_points) if row["share"] else (decimal, change)
    mark = "**" if row["holm"] else "*" if row["marked"] else ""
    n = str(row["n_a"]) if row["n_a"] == row["n_b"] else f"{row['n_a']}/{row['n_b']}"
    return [show_value(row["a"]), show_value(row["b"]), show_change(row["difference"]), interval_of(row), mark, n]


def interval_of(row: Found) -> str:
    """The limits of an interval, with enough digits to see that it excludes 0, if it does."""
    if row["low"] is None:
        return "–"
    scale, digits = (100, 1) if row["share"] else (1, 2)
    limits = [scale * row["low"], scale * row["high"]]
    while row["marked"] and digits < MOST_DIGITS and not all([round(limit, digits) for limit in limits]):
        digits += 1
    return f"[{', '.join([change(limit, digits) for limit in limits])}]"


def decimal(value: float, digits: int = 2) -> str:
    """A number with a real minus sign; what rounds to 0 has none."""
    text = f"{value:.{digits}f}"
    return text.replace("-", "−" if float(text) else "")


def change(value: float, digits: int = 2) -> str:
    text = decimal(value, digits)
    return text if text.startswith("−") or not float(text) else f"+{text}"


def percent(share: float) -> str:
    return f"{decimal(100 * share, 1)} %"


def percent_points(share: float) -> str:
    return change(100 * share, 1)


# -- labels -------------------------------------------------------------------------------------------------------


def heading_of(game: str, row: Found, say: Speaker) -> str:
    """What the rows of a column have in common."""
    from emberwatch.lab.report.facts import columns_of

    title, what = column_title(row["column"], say), row["what"]
    if what == "share":
        what = "share-of-games" if columns_of(game)[row["column"]] in OF_GAME else "share-of-seats"
    headings = ("count", "share-of-games", "share-of-seats", "wins")
    return say.say(f"lab-compare-{what}", what=title) if what in headings else title


def label_of(game: str, row: Found, say: Speaker) -> str:
    """The name of one row: of its column, or of the seat, the place or the thing."""
    if not row["name"]:
        return heading_of(game, row, say)
    names: dict[str, Callable[[], str]] = {
        "seat": lambda: say.say("lab-compare-seat", seat=int(row["name"])),
        "at": lambda: say.say("lab-compare-at", n=int(row["name"])),
        "order": lambda: say.say("lab-report-after", n=int(row["name"])),
    }
    return names.get(row["what"], lambda: thing_name(game, row, say))()


def column_title(column: str, say: Speaker) -> str:
    return message_or(say.say, f"lab-fact-{column.replace('_', '-')}", column.replace("_", " "))


def thing_name(game: str, row: Found, say: Speaker) -> str:
    from emberwatch.lab.report.facts import facts_of

    name = str(row["name"])
    if row["column"] == "reason":
        return message_or(say.say, f"lab-reason-{name}", name)
    family = facts_of(game).words.get(row["column"])
    return message_or(say.say, f"{family}-{name}", name) if family else name
