"""The commands: what a player may type instead of a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rich.text import Text

from emberwatch.terminal.rulebook import Rulebook
from emberwatch.terminal.saving import Saving
from emberwatch.terminal.table import TerminalTable
from emberwatch.terminal.window import TerminalWindow

FORMS: Final = {"log": "log [all]", "rules": "rules [ID]", "save": "save [FILE]"}
"""Commands that take arguments."""


class Commands:
    """Carries out commands: one method for each that all games have, given the seat and the rest of the line.

    The other commands show parts of the game's own table.
    """

    def __init__(self, table: TerminalTable, window: TerminalWindow, rulebook: Rulebook, saving: Saving) -> None:
        self.game = table.game
        self.say = table.say
        self.table = table
        self.window = window
        self.show = window.show
        self.rulebook = rulebook
        self.saving = saving
        self.words = command_words(table)

    def command_in(self, line: str) -> tuple[str, str]:
        """The command that a line begins with, by any of its names, and the rest of the line."""
        word, _, rest = line.partition(" ")
        return self.words.get(word.lower(), ""), rest.strip()

    def obey(self, seat: int, command: str, rest: str) -> None:
        if command in METHODS:
            METHODS[command](self, seat, rest)
        else:
            self.show(*self.table.look(command, seat))

    # -- one by one -----------------------------------------------------------------------------------------------

    def help(self, seat: int, rest: str) -> None:
        self.show("", Text(self.say("term-help-title"), style="bold"))
        lines = [("3", "term-help-number"), ("?, ? 3", "term-help-question")]
        lines += [(FORMS.get(command, command), self.table.help_key(command)) for command in commands_at(self.table)]
        widest = max([len(form) for form, _ in lines])
        for form, key in lines:
            self.show(Text(f"  {form:<{widest}}  ", style="bold").append(self.say(key), style="not bold"))
        self.window.print_message("term-help-enter")

    def log(self, seat: int, rest: str) -> None:
        """Print what happened since the last dawn, or the one before; with any further word, since the beginning."""
        story = self.table.match.narrator.story(seat)
        dawns = [at for at, event in enumerate(story) if event["told"] == self.table.DAWN]
        start = dawns[-self.table.DAYS_IN_LOG :][0] if dawns and not rest else 0
        if story:
            self.show(self.table.chronicle.draw(story[start:]))
        else:
            self.window.print_message("term-log-empty")

    def why(self, seat: int, rest: str) -> None:
        """Print why each bot made its last move."""
        for bot in self.table.match.bots:
            said = self.table.match.because(bot)
            self.show(Text(self.say("term-why", seat=self.table.seat(bot).plain, why=said)))
        if not self.table.match.bots:
            self.window.print_message("term-why-nobody")

    def rules(self, seat: int, rest: str) -> None:
        if rest:
            self.rulebook.show_one(rest)
        else:
            self.rulebook.show_all()

    def save(self, seat: int, rest: str) -> None:
        self.saving.save(rest)

    def quit(self, seat: int, rest: str) -> None:
        self.saving.quit()


Method: TypeAlias = Callable[[Commands, int, str], None]

METHODS: Final[Mapping[str, Method]] = {
    "help": Commands.help,
    "log": Commands.log,
    "why": Commands.why,
    "rules": Commands.rules,
    "save": Commands.save,
    "quit": Commands.quit,
}
"""The commands that all games have."""


def commands_at(table: TerminalTable) -> tuple[str, ...]:
    """All commands at a table, in the order of the list: the table's own commands follow the help."""
    first, *others = METHODS
    return (first, *table.LOOKS, *others)


def command_words(table: TerminalTable) -> dict[str, str]:
    """What may be typed for each command: its name, or a word in the player's language."""
    words: dict[str, str] = {}
    commands = commands_at(table)
    for command in commands:
        for word in table.say(table.word_key(command)).split():
            words[word.lower()] = command
    return words | {command: command for command in commands}
