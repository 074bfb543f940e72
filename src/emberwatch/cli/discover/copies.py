"""The commands for copies of Discover: copy new, copy show, copy check, copy audit."""

from __future__ import annotations

import argparse
import json
import secrets

from emberwatch.cli.arguments import Commands, add_language, language_of, seats_from, whole
from emberwatch.cli.output import complain, print_lines, progress
from emberwatch.discover import DISCOVER
from emberwatch.discover.copies.codes import SEEDS, code_from, code_of, read_code
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.copies.packs import copy_from
from emberwatch.discover.copies.validate import problems
from emberwatch.discover.model.components import Copy
from emberwatch.engine.errors import BadOption
from emberwatch.engine.presenting import Say
from emberwatch.lab.discover import audit, box
from emberwatch.text import speaker


def add_copy(all_commands: Commands) -> None:
    parser = all_commands.add_parser("copy", help="make, show and check copies of Discover")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    new = commands.add_parser("new", help="make a new copy, at random or from a seed")
    new.add_argument("--seed", type=whole(0), metavar="N", help="seed of the copy (default: at random)")
    new.set_defaults(run=copy_new)
    show = commands.add_parser("show", help="describe a copy without spoilers")
    show.add_argument("copy", metavar="CODE", help="code or seed of the copy")
    show.add_argument(
        "--open", action="store_true", help="open the box: list every card with its text (spoils everything)"
    )
    show.set_defaults(run=copy_show)
    check = commands.add_parser("check", help="check that a copy is complete and can be won")
    check.add_argument("copy", metavar="CODE|SEED", help="code or seed of the first copy")
    check.add_argument("--seeds", type=whole(1), default=1, metavar="N", help="number of copies to check (default: 1)")
    check.set_defaults(run=copy_check)
    audit = commands.add_parser(
        "audit", help="have bots play many copies and measure how hard and how different they are"
    )
    add_audit(audit)
    for command in (new, show, check, audit):
        add_language(command)


def add_audit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--copies", type=whole(1), default=20, metavar="N", help="number of copies (default: %(default)s)"
    )
    parser.add_argument("--seed", type=whole(0), default=1, metavar="N", help="seed of the first copy (default: 1)")
    parser.add_argument(
        "--games-per-copy",
        type=whole(1),
        default=1,
        metavar="N",
        help="games per scenario and number of players (default: 1)",
    )
    parser.add_argument(
        "--seats", default="1,2,4", help="numbers of players, separated by commas (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=copy_audit)


def copy_new(args: argparse.Namespace) -> int:
    """Make a new copy, or the copy of a seed."""
    say = speaker(language_of(args))
    copy = copy_called(secrets.randbits(32) if args.seed is None else args.seed)
    print_lines([*box.outside(copy, say.say), "", say.say("cli-copy-play", code=copy.code)])
    return 0


def copy_show(args: argparse.Namespace) -> int:
    """Print the outside of a copy, and its inside if that is wanted."""
    say, copy = speaker(language_of(args)).say, copy_called(args.copy)
    print_lines([*box.outside(copy, say), box.holds(copy, say)])
    if args.open:
        print_lines(box.inside(copy, say))
    return 0


def copy_called(copy: str | int) -> Copy:
    return copy_of(code_from(copy))


def copy_check(args: argparse.Namespace) -> int:
    """Print all problems of a copy, or of several copies from its seed on."""
    say = speaker(language_of(args))
    version, seed = read_code(code_from(args.copy))
    bad = 0
    with progress(args.seeds, "copies") as advance:
        for number in range(seed, seed + args.seeds):
            code = code_of(number % SEEDS, version)
            flaws = problems(copy_called(code))
            bad += bool(flaws)
            complain([flaw.sentence(say.language) for flaw in flaws], code)
            advance(code)
    print(say.say("cli-copy-good" if not bad else "cli-copy-bad", n=args.seeds, bad=bad))
    return int(bad > 0)


def copy_audit(args: argparse.Namespace) -> int:
    """Print how hard copies are for a bot, and how much they differ."""
    seats = player_counts(args.seats)
    with progress(args.copies, "copies") as advance:
        figures = audit.audit(args.copies, args.seed, seats, advance, args.games_per_copy)
    print(json.dumps(figures) if args.json else audit.table(figures, speaker(language_of(args)).say))
    return 0


def player_counts(text: str) -> list[int]:
    """Parse numbers of players; BadOption if Discover does not allow one of them."""
    allowed = [str(n) for n in DISCOVER.seats]
    wrong = [word for word in seats_from(text) if word not in allowed]
    if wrong:
        raise BadOption("error-seats", game=DISCOVER.name, seats=wrong[0], allowed=", ".join(allowed))
    return [int(word) for word in seats_from(text)]


def describe_pack(pack: object, say: Say) -> list[str]:
    """The outside of an owner's copy."""
    return [say("cli-pack-copy"), *box.outside(copy_from(pack), say)]
