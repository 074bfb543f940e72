"""The commands: what a player may type instead of a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rich.text import Text

from emberwatch.narrator import Narrator
from emberwatch.terminal.drawing import View
from emberwatch.terminal.match import Match
from emberwatch.terminal.rulebook import Rulebook
from emberwatch.terminal.saving import Saving
from emberwatch.terminal.screen import Screen
from emberwatch.terminal.window import Window

FORMS: Final = {"log": "log [all]", "rules": "rules [ID]", "save": "save [FILE]"}
"""Commands that take something more."""


class Commands:
    """Carries out commands; a method for each, with the seat that gives it and the rest of the line."""

    def __init__(self, match: Match, screen: Screen, window: Window, rulebook: Rulebook, saving: Saving) -> None:
        self.game = match.game
        self.say = match.narrator.say
        self.screen = screen
        self.window = window
        self.show = window.show
        self.rulebook = rulebook
        self.saving = saving
        self.words = command_words(match.narrator)

    def command_in(self, line: str) -> tuple[str, str]:
        """The command a line begins with, whatever it is called, and the rest of the line."""
        word, _, rest = line.partition(" ")
        return self.words.get(word.lower(), ""), rest.strip()

    def obey(self, seat: int, command: str, rest: str) -> None:
        METHODS[command](self, seat, rest)

    def view(self, seat: int) -> View:
        return self.game.view(seat)

    # -- one by one -----------------------------------------------------------------------------------------------

    def help(self, seat: int, rest: str) -> None:
        self.show("", Text(self.say("term-help-title"), style="bold"))
        lines = [("3", "term-help-number"), ("?, ? 3", "term-help-why")]
        lines += [(FORMS.get(command, command), f"term-help-{command}") for command in COMMANDS]
        widest = max([len(form) for form, _ in lines])
        for form, key in lines:
            self.show(Text(f"  {form:<{widest}}  ", style="bold").append(self.say(key), style="not bold"))
        self.window.tell("term-help-enter")

    def board(self, seat: int, rest: str) -> None:
        self.show(self.screen.board.draw(self.view(seat), self.window.width))

    def shelter(self, seat: int, rest: str) -> None:
        self.show(self.screen.shelters.draw(self.view(seat), seat))

    def others(self, seat: int, rest: str) -> None:
        view, others = self.view(seat), [other for other in range(self.game.seats) if other != seat]
        self.show(*[self.screen.shelters.draw(view, other) for other in others])

    def events(self, seat: int, rest: str) -> None:
        self.show(*self.screen.board.open_events(self.view(seat)))

    def score(self, seat: int, rest: str) -> None:
        self.show(self.screen.scoresheet.draw(self.view(seat), self.say("term-score-title")))

    def log(self, seat: int, rest: str) -> None:
        """What happened since the last dawn; with any word more, since the beginning."""
        story = self.game.story(seat)
        dawns = [at for at, event in enumerate(story) if event["told"] == "dawn"]
        start = dawns[-1] if dawns and not rest else 0
        if story:
            self.show(self.screen.chronicle.draw(story[start:]))
        else:
            self.window.tell("term-log-empty")

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
    "board": Commands.board,
    "shelter": Commands.shelter,
    "others": Commands.others,
    "events": Commands.events,
    "score": Commands.score,
    "log": Commands.log,
    "rules": Commands.rules,
    "save": Commands.save,
    "quit": Commands.quit,
}
COMMANDS: Final = tuple(METHODS)
"""As they are listed."""


def command_words(narrator: Narrator) -> dict[str, str]:
    """What may be typed for each command: its name, or a word of the language."""
    words: dict[str, str] = {}
    for command in COMMANDS:
        for word in narrator.say(f"term-word-{command}").split():
            words[word.lower()] = command
    return words | {command: command for command in COMMANDS}
