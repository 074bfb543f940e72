"""The play loop: bots answer automatically, people are asked, and the game can be saved whatever happens.

A person answers with the number of a choice, or types a command. Typing errors never change the game.
"""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console

import emberwatch as ew
from emberwatch.engine.agenda import Pick
from emberwatch.terminal.commands import Commands
from emberwatch.terminal.drawing import DRAWN, TYPED
from emberwatch.terminal.match import TerminalMatch, seat_names
from emberwatch.terminal.presenter import Presenter
from emberwatch.terminal.rulebook import Rulebook
from emberwatch.terminal.saving import Leave, Saving, restore
from emberwatch.terminal.table import TerminalTable
from emberwatch.terminal.window import ReadLine, TerminalWindow, can_draw, hanging_up, spell_plainly

CHOICE: Final = re.compile(r"(\d{1,4})(?:\s*[x*×]\s*(\d{1,4}))?")
"""A number, or a number and a repeat count."""


class SessionSettings:
    """How to play a game: who sits where, in which language, and where it is saved."""

    def __init__(
        self,
        game: str,
        seats: list[str],
        language: str = "en",
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        names: list[str] | None = None,
        save_file: Path | None = None,
        console: Console | None = None,
        read_line: ReadLine | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.language = language
        self.options = dict(options or {})
        self.seed = seed
        self.names = names
        self.save_file = save_file or Path(f"{game}.save.json")
        self.console = console
        self.read_line = read_line


def play(settings: SessionSettings) -> int:
    """Play a new game to its end, or until the player leaves; return the exit status."""
    seed = secrets.randbits(32) if settings.seed is None else settings.seed
    names = seat_names(settings.language, settings.names or [], len(settings.seats))
    options = ew.rules_of(settings.game).complete_options(settings.options, seed)
    game = ew.new_game(settings.game, seats=len(settings.seats), seed=seed, aloud=True, **options)  # type: ignore[arg-type]
    match = TerminalMatch(game, settings.seats, names, settings.language)
    return Session(match, settings.save_file, settings.console, settings.read_line).run(is_new=True)


def resume(
    file: Path, console: Console | None = None, read_line: ReadLine | None = None, language: str | None = None
) -> int:
    """Continue a saved game; BadRecord or BadOption if the file cannot be continued."""
    session = Session(restore(file, language), file, console, read_line)
    session.saving.owns_file = True
    return session.run(is_new=False)


class Session:
    """One match in one terminal."""

    def __init__(self, match: TerminalMatch, file: Path, console: Console | None, read_line: ReadLine | None) -> None:
        self.match = match
        self.game = match.game
        self.window = TerminalWindow(match.narrator.say, console, read_line)
        signs = DRAWN
        if not can_draw(self.window.console):
            signs = TYPED
            match.narrator.say = self.window.say = spell_plainly(match.narrator.say)
        self.say = match.narrator.say
        self.table: TerminalTable = self.game.rules.room("terminal")(match, signs, self.window)
        self.presenter = Presenter(match, self.table, self.window)
        self.rulebook = Rulebook(self.table, self.window)
        self.saving = Saving(match, self.window, file)
        self.commands = Commands(self.table, self.window, self.rulebook, self.saving)
        self.holder = -1
        """The seat of the person at the screen; -1 before the first question."""
        self.again: tuple[str, Pick, int] | None = None
        """A pick to repeat: the question it answers, the pick, and how often."""

    # -- the loop -------------------------------------------------------------------------------------------------

    def run(self, *, is_new: bool) -> int:
        """Play to the end, or until somebody leaves; return the exit status."""
        with hanging_up():
            try:
                self.presenter.greet(is_new)
                while self.game.waiting:
                    self.go_on()
                self.presenter.show_ending()
                self.offer_record()
            except Leave:
                return 0
            except (KeyboardInterrupt, EOFError):
                return 0 if self.saving.put_away() else 1
        return 0

    def go_on(self) -> None:
        """Let the bots answer; if only people are left to answer, ask one of them."""
        answered = self.match.let_bots_answer()
        for seat, (bot, problem) in self.match.failed.items():
            self.window.print_message("term-bot-failed", seat=self.table.seat(seat).plain, bot=bot, problem=problem)
        self.match.failed.clear()
        if not answered:
            self.ask(self.match.to_ask())

    def offer_record(self) -> None:
        """Offer the record of the whole game, and a last look at the table."""
        self.window.show("")
        self.window.print_message("term-end-save")
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            while not self.is_done_with(self.window.read(self.say("term-end-prompt"))):
                pass

    def is_done_with(self, line: str) -> bool:
        """Obey a line typed after the end; return whether it was the last."""
        command, rest = self.commands.command_in(line)
        if command == "save":
            return self.saving.save(rest) is not None
        if command in self.table.AT_THE_END:
            self.commands.obey(max(0, self.holder), command, rest)
        elif line and command != "quit":
            self.window.print_message(self.table.possible_at_the_end())
        return not line or command == "quit"

    # -- asking ---------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person until there is an answer."""
        if self.takes_again(seat):
            return
        if seat != self.holder:
            self.change_places(seat)
        self.presenter.present(seat)
        first, last = self.range(seat)
        prompt = self.say("term-prompt", first=first, last=last)
        pick = None
        while pick is None:
            pick = self.answer(seat, self.window.read(prompt))
        self.match.take(seat, pick)

    def takes_again(self, seat: int) -> bool:
        """Repeat a pick that was chosen several times, if the same question still offers it."""
        again, self.again = self.again, None
        if again is None or seat != self.holder:
            return False
        key, pick, count = again
        if self.match.asks(seat) != key or pick not in self.game.asked[seat]:
            return False
        self.again = (key, pick, count - 1) if count > 1 else None
        self.match.take(seat, pick)
        return True

    def change_places(self, seat: int) -> None:
        """Seat another person. Among several people a curtain keeps the others' secrets."""
        if len(self.match.humans) > 1:
            if self.holder >= 0:
                self.window.wipe()
            self.presenter.show_curtain(seat)
            while self.commands.command_in(self.window.read(self.say("term-curtain-prompt")))[0] == "quit":
                self.saving.quit()
            self.window.wipe()
        self.holder = self.match.asked_last = seat
        self.presenter.fresh = True

    # -- answers --------------------------------------------------------------------------------------------------

    def answer(self, seat: int, line: str) -> Pick | None:
        """The pick that was chosen, or None after a command or a mistake."""
        choice = CHOICE.fullmatch(line)
        if choice:
            return self.choose(seat, int(choice[1]), int(choice[2] or 1))
        if not line:
            self.presenter.show_question(self.game.view(seat), seat)
        elif line.startswith("?"):
            self.explain(seat, line[1:].strip())
        else:
            self.obey(seat, line)
        return None

    def choose(self, seat: int, number: int, count: int) -> Pick | None:
        pick = self.find_pick(seat, number)
        if pick is not None and count < 1:
            self.window.print_message("term-no-such-times", number=number)
            return None
        if pick is not None and count > 1:
            self.again = (self.match.asks(seat), pick, count - 1)
        return pick

    def find_pick(self, seat: int, number: int) -> Pick | None:
        """Find the pick with this number; if there is none, say so."""
        pick = self.table.number_picks(self.game.asked[seat]).get(number)
        if pick is None:
            self.refuse(seat, "term-no-such-choice", number=number)
        return pick

    def explain(self, seat: int, number: str) -> None:
        """Print the rules behind the question, or what one of its choices does."""
        if not number:
            self.rulebook.explain_question(seat)
        elif not number.isdecimal() or len(number) > 4:
            self.refuse(seat, "term-no-such-choice", number=number[:40])
        else:
            pick = self.find_pick(seat, int(number))
            if pick is not None:
                self.rulebook.explain_pick(seat, pick)

    def obey(self, seat: int, line: str) -> None:
        command, rest = self.commands.command_in(line)
        if command:
            self.commands.obey(seat, command, rest)
        else:
            self.refuse(seat, "term-not-understood", line=line[:40])

    def refuse(self, seat: int, key: str, **details: str | int) -> None:
        """Print what is wrong with an answer, and which numbers would be right."""
        first, last = self.range(seat)
        self.window.print_message(key, first=first, last=last, **details)

    def range(self, seat: int) -> tuple[int, int]:
        """The lowest and the highest number to choose from."""
        numbers = self.table.number_picks(self.game.asked[seat])
        return min(numbers), max(numbers)
