"""The window a player sits at: what it shows and reads, what it can draw, and what closing it means."""

from __future__ import annotations

import codecs
import contextlib
import io
import signal
import threading
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from rich.console import Console, RenderableType
from rich.text import Text

from emberwatch.engine.presenting import Say
from emberwatch.terminal.drawing import WIDEST

ReadLine: TypeAlias = Callable[[str], str]

SPELLED: Final = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("–−—", "-"),
    **dict.fromkeys("¿¡", ""),
    **dict.fromkeys("\u00a0\u202f", " "),
    "·": "|", "×": "x", "→": ">", "…": "...", "’": "'", "ß": "ss", "œ": "oe", "Œ": "Oe", "æ": "ae",
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
}  # fmt: skip
"""What to print instead of characters that the terminal cannot show; other letters lose their accents."""
GLUE: Final = "\ue000"
"""Marks a space where no line may break, although rich would break it."""


class TerminalWindow:
    """A console, a keyboard, and the language used there."""

    def __init__(self, say: Say, console: Console | None, read_line: ReadLine | None) -> None:
        self.say = say
        self.console = console or Console(highlight=False)
        self.read_line = read_line or keyboard()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, *renderables: RenderableType) -> None:
        for renderable in renderables:
            with self.console.capture() as captured:
                self.console.print(renderable, width=self.width)
            self.console.file.write(captured.get().replace(GLUE, "\u00a0"))
        self.console.file.flush()

    def print_message(self, key: str, **details: str | int) -> None:
        """Print a sentence for the player."""
        self.show(Text(self.say(key, **details)))

    def read(self, prompt: str) -> str:
        """Read a line, without anything that a keyboard cannot mean: broken characters are dropped."""
        try:
            line = self.read_line(prompt.replace(GLUE, "\u00a0"))
        except UnicodeDecodeError:
            return "�"
        return "".join([character if character.isprintable() else " " for character in line]).strip()

    def wipe(self) -> None:
        """Leave nothing to be read, even if the terminal cannot be cleared."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * self.console.height)

    def scrolls(self, renderable: RenderableType) -> bool:
        """Whether something is so long that earlier output scrolls away."""
        return self.lines_of(renderable) + 3 > self.console.height

    def takes_little(self, renderable: RenderableType) -> bool:
        """Whether something leaves most of the window to what is shown before and after it."""
        return self.lines_of(renderable) * 4 <= self.console.height

    def lines_of(self, renderable: RenderableType) -> int:
        return len(self.console.render_lines(renderable, self.console.options.update(width=self.width, height=None)))


def keyboard() -> ReadLine:
    """Lines that the player types, with editing and history if the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # importing it is all it takes
    return input


# -- what it can draw -------------------------------------------------------------------------------------------------


def can_draw(console: Console) -> bool:
    """Whether the console can show signs beyond ASCII; if not, make sure that they cannot stop the game."""
    if console.encoding.lower().startswith("utf"):
        return True
    if isinstance(console.file, io.TextIOWrapper):
        codecs.register_error("emberwatch", substitute)
        console.file.reconfigure(errors="emberwatch")
    return False


def substitute(problem: UnicodeError) -> tuple[str, int]:
    """What to print instead of a character that the terminal cannot show."""
    assert isinstance(problem, UnicodeEncodeError)
    return spell_out(problem.object[problem.start : problem.end]), problem.end


def spell_out(text: str) -> str:
    """Write a text in characters that every terminal can show."""
    return "".join([one if one.isascii() or one == GLUE else SPELLED.get(one, bare(one)) for one in text])


def bare(character: str) -> str:
    """A letter without its accents."""
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def glue_words(say: Say) -> Say:
    """The same words, with spaces where lines never break."""

    def say_glued(key: str, **details: str | int) -> str:
        return say(key, **details).replace("\u00a0", GLUE).replace("\u202f", GLUE)

    return say_glued


def spell_plainly(say: Say) -> Say:
    """The same words in characters that every terminal can show, so that lines are as long as they look."""

    def say_plainly(key: str, **details: str | int) -> str:
        return spell_out(say(key, **details))

    return say_plainly


# -- closing it -------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def hanging_up() -> Iterator[None]:
    """Treat closing the window like Ctrl-D: the game is saved."""
    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    is_ours = threading.current_thread() is threading.main_thread()  # only that thread can listen for signals
    before = [(number, signal.signal(number, hang_up)) for number in signals if is_ours]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def hang_up(number: int, frame: object) -> None:
    """React once only: nothing must interrupt saving."""
    signal.signal(number, signal.SIG_IGN)
    raise EOFError
