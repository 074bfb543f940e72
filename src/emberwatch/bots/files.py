"""Bots from files: `./hopeful.py`, `./hopeful.py:Hopeful`, `./hopeful.py:Hopeful:1s` instead of the name of a bot.

A file is a program, and whoever may name one may run anything. So only files that were named on the command line of
this program are loaded; a word from a saved game or from the network is not enough. Processes that the program starts
know these files by an environment variable.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
import zlib
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from emberwatch.bots.border import call
from emberwatch.bots.bot import Bot, BotFailed
from emberwatch.engine.errors import BadOption

VARIABLE: Final = "EMBERWATCH_BOT_FILES"
FORM: Final = re.compile(r"(?P<path>.+\.py)(?::(?P<kind>[^\W\d]\w*))?(?::(?P<budget>\d.*))?")
PREFIX: Final = "emberwatch_bot_file_"
"""The names of modules made from files begin with this."""
TRACE: Final = "trace"
"""The detail of a problem that holds the traceback."""


def is_file(word: str) -> bool:
    """Whether a word names a file instead of a bot."""
    return FORM.fullmatch(word) is not None


def allow(word: str) -> None:
    """Let this program, and processes that it starts, load the file that a word names."""
    match = FORM.fullmatch(word)
    if match is not None:
        os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys([*known_files(), str(Path(match["path"]).resolve())]))


def known_files() -> list[str]:
    return [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]


def find(word: str) -> tuple[type[Bot], str]:
    """The class of bots that a word names, and its budget ("" for none). BadOption or BotFailed if it has none."""
    match = FORM.fullmatch(word)
    assert match is not None, "the caller has looked"
    path = Path(match["path"]).resolve()
    if str(path) not in known_files():
        raise BadOption("error-bot-file-unnamed", file=match["path"])
    if not path.is_file():
        raise BadOption("error-no-file", file=match["path"])
    return kind_in(load(path), match["path"], match["kind"] or ""), match["budget"] or ""


@cache
def load(path: Path) -> ModuleType:
    """Run a file, once in each process."""
    name = f"{PREFIX}{path.stem}_{zlib.crc32(str(path).encode()):08x}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # pickle looks for it there
    try:
        call(path.name, spec.loader.exec_module, module)
    except BotFailed as failure:
        del sys.modules[name]
        raise with_trace("error-bot-file", failure, file=str(path)) from failure.__cause__
    return module


def kind_in(module: ModuleType, file: str, name: str) -> type[Bot]:
    """The class of this name, or else the only class of bots that the file defines."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Bot)]
    own = [kind for kind in kinds if (kind.__name__ == name if name else kind.__module__ == module.__name__)]
    if len(own) != 1:
        known = [kind.__name__ for kind in kinds if kind.__module__ == module.__name__]
        raise BadOption("error-bot-file-class", file=file, bots=", ".join(known) or "–")
    kind = own[0]
    if not hasattr(kind, "name"):
        kind.name = Path(file).stem
    return kind


# -- tracebacks ---------------------------------------------------------------------------------------------------


def is_from_file(bot: Bot) -> bool:
    return type(bot).__module__.startswith(PREFIX)


def trace_of(problem: BaseException) -> str:
    """The traceback of what a bot raised, for the person who writes the bot."""
    return "".join(traceback.format_exception(problem)).rstrip()


def with_trace(key: str, failure: BotFailed, **details: str | int) -> BotFailed:
    """A failure in other words, with the traceback of its cause."""
    cause = failure.__cause__
    assert cause is not None, "the border says what was raised"
    return BotFailed(key, **details, problem=str(failure.details["problem"]), **{TRACE: trace_of(cause)})
