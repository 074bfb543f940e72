"""Save a match, leave with it saved, and continue a saved one."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.text import Text

import emberwatch as ew
from emberwatch.bots import Bot
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.errors import BadOption
from emberwatch.terminal.match import TerminalMatch, seat_names
from emberwatch.terminal.window import TerminalWindow
from emberwatch.text import LANGUAGES

SAVE_FORMAT: Final = 1


class Leave(Exception):
    """The player wants to leave: an answer, not an error."""


class Saving:
    """Where a match is saved."""

    def __init__(self, match: TerminalMatch, window: TerminalWindow, file: Path) -> None:
        self.match = match
        self.window = window
        self.file = file
        self.owns_file = False
        """Whether the save file holds this game and may therefore be overwritten."""
        self.could_not_save = False

    def save(self, name: str = "") -> Path | None:
        """Save in the usual file, or a copy in the named one; say where, or why not, and return the file."""
        file = Path(os.path.expanduser(name)) if name else self.file
        try:
            if name and file.exists() and not is_save(file):
                self.not_saved("term-not-overwritten", file=name)
                return None
            file = file if name or self.owns_file else unused_name(file)
            write(file, plain(self.match))
        except OSError as problem:
            self.not_saved("error-file", file=str(file), reason=str(problem.strerror))
            return None
        if not name or file == self.file:
            self.file, self.owns_file = file, True
        self.window.show("", Text(self.window.say("term-saved", file=str(file))))
        return file

    def not_saved(self, key: str, **details: str) -> None:
        self.window.print_message("term-not-saved", problem=self.window.say(key, **details))

    def quit(self) -> None:
        """Save the game and leave; if saving fails, leave without it only if the player asks twice."""
        if self.put_away() or self.could_not_save:
            raise Leave
        self.could_not_save = True
        self.window.print_message("term-quit-again")

    def put_away(self) -> bool:
        """Save in the usual place, or wherever possible; and say how to continue."""
        elsewhere = unused_name(Path(tempfile.gettempdir()) / self.file.name)
        file = self.save() or self.save(str(elsewhere))
        if file is None:
            return False
        said = self.window.say("term-how-to-resume", program=program_name(), file=shlex.quote(str(file)))
        self.window.show(Text(said, style="bold"))
        return True


def program_name() -> str:
    """What to type to start this program: its name, or where it was started from if that is not on the path."""
    started = Path(sys.argv[0])
    if shutil.which("emberwatch"):
        return "emberwatch"
    if started.stem == "emberwatch" and started.is_file():
        return shlex.quote(os.path.relpath(started))
    return "python -m emberwatch"


# -- what is saved ----------------------------------------------------------------------------------------------------


def plain(match: TerminalMatch) -> dict[str, object]:
    """Everything needed to continue: the record, who sits where, and how far each seat has read."""
    return {
        "save": SAVE_FORMAT,
        "game": match.game.rules.name,
        "seats": match.seats,
        "names": match.names,
        "language": match.language,
        "asked": [max(0, match.asked_last)],
        "seen": match.seen,
        "told": [match.told],
        "dice": [count_rolls(match.bots.get(seat)) for seat in range(match.game.seats)],
        "record": match.record(),
    }


def count_rolls(bot: Bot | None) -> int:
    """How often a bot has rolled its dice; a bot from another package may have none."""
    dice = getattr(bot, "dice", None)
    return dice.count if isinstance(dice, CounterDice) else 0


def restore(file: Path, language: str | None) -> TerminalMatch:
    """Restore the match from a save file; BadRecord or BadOption if it cannot be continued."""
    saved = read_save(file)
    game = ew.replay(saved["record"], aloud=True)
    seats, names = words_in(saved, "seats", file), words_in(saved, "names", file)
    if not len(seats) == len(names) == game.seats:
        raise not_a_save(file)
    spoken = language or str(saved.get("language"))
    spoken = spoken if spoken in LANGUAGES else "en"
    match = TerminalMatch(game, seats, seat_names(spoken, names, game.seats), spoken)
    remember(match, saved)
    return match


def remember(match: TerminalMatch, saved: Mapping[str, object]) -> None:
    """Continue where a save left off; what is missing there does not matter to the rules."""
    match.seen = numbers_in(saved, "seen", match.game.seats)
    match.told = numbers_in(saved, "told", 1)[0]
    match.asked_last = numbers_in(saved, "asked", 1)[0]
    counts = numbers_in(saved, "dice", match.game.seats)
    for seat, bot in match.bots.items():
        if counts[seat]:
            bot.dice.count = counts[seat]


# -- reading ----------------------------------------------------------------------------------------------------------


def read_save(file: Path) -> dict[str, object]:
    """What a save file holds, if it is one."""
    try:
        saved = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as problem:
        raise BadOption("error-no-file", file=str(file)) from problem
    except OSError as problem:
        raise BadOption("error-file", file=str(file), reason=str(problem.strerror)) from problem
    except (ValueError, RecursionError) as problem:
        raise not_a_save(file) from problem
    if not isinstance(saved, dict) or saved.get("save") != SAVE_FORMAT or "record" not in saved:
        raise not_a_save(file)
    return saved


def is_save(file: Path) -> bool:
    """Whether this program may overwrite a file."""
    try:
        read_save(file)
    except BadOption:
        return False
    return True


def not_a_save(file: Path) -> BadOption:
    return BadOption("error-not-a-save", file=str(file))


def words_in(saved: Mapping[str, object], field: str, file: Path) -> list[str]:
    words = saved.get(field)
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise not_a_save(file)
    return words


def numbers_in(saved: Mapping[str, object], field: str, count: int) -> list[int]:
    """Numbers that only help to continue where the player left off; zeros if they are missing."""
    numbers = saved.get(field)
    if isinstance(numbers, list) and len(numbers) == count and all(type(n) is int and n >= 0 for n in numbers):
        return numbers
    return [0] * count


# -- writing ----------------------------------------------------------------------------------------------------------


def write(file: Path, plain: Mapping[str, object]) -> None:
    """Write all or nothing: beside the file first, then in its place."""
    handle, beside = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as text:
            json.dump(plain, text, ensure_ascii=False, separators=(",", ":"))
            text.write("\n")
            text.flush()
            os.fsync(text.fileno())
        os.replace(beside, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def unused_name(file: Path) -> Path:
    """The file, or one with a number in its name if the file already exists."""
    stem, _, rest = file.name.partition(".")
    free, number = file, 1
    while free.exists():
        number += 1
        free = file.with_name(f"{stem}-{number}.{rest}" if rest else f"{stem}-{number}")
    return free
