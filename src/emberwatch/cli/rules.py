"""The command rules: print the rules of a game."""

from __future__ import annotations

import argparse

from rich.text import Text

from emberwatch.cli.arguments import add_game, add_language, language_of
from emberwatch.engine.errors import BadOption
from emberwatch.narrator import rule_text
from emberwatch.registry import rules_of
from emberwatch.terminal.window import TerminalWindow, glue_words
from emberwatch.text import speaker


def add_rules(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("rule", nargs="?", metavar="ID", help="show only this rule, for example N2")
    add_language(parser)
    parser.set_defaults(run=rules)


def rules(args: argparse.Namespace) -> int:
    game = rules_of(args.game)
    say, ids = speaker(language_of(args)), list(game.rule_ids)
    if args.rule is not None:
        found = game.rule_called(args.rule)
        if found is None:
            name = say.say(f"game-{args.game}")
            raise BadOption("error-unknown-rule", game=name, rule=args.rule, rules=", ".join(ids))
        ids = [found]
    window = TerminalWindow(glue_words(say.say), None, None)
    for id in ids:
        title = Text(f"{id}  {say.say(f'rule-{id}.title')}", style="bold")
        window.show(title, Text(rule_text(game.wording, None, window.say, id)), *[""] * (len(ids) > 1))
    return 0
