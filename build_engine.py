"""Compile the rules with mypyc: the same sources, as extension modules beside them.

    python build_engine.py                              compile, if the sources have changed since last time
    python build_engine.py beside COMMAND ...           run a command at once, and compile while it runs
    python build_engine.py quietly-beside COMMAND ...   the same, without any output while it runs
    python build_engine.py clear                        go back to the interpreted form

Without a C compiler, the rules stay interpreted and play the same games. `emberwatch/forms.py` decides which form is
used. It never uses compiled modules without a stamp, and this script writes the stamp last: you can stop it at any
moment, and nobody ever imports half a build.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import IO

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "emberwatch"
WORKSHOP = ROOT / "build" / "engine"
COPY = WORKSHOP / "src"
"""The sources as they were when compiling began. The C code is written and compiled here, out of everybody's way."""
LOG = WORKSHOP / "log.txt"


def alone(file: Path) -> ModuleType:
    """Import a module by itself, without its package."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FAST = "-flto=auto -fno-semantic-interposition"
"""Flags that compile the rules as a whole, on all cores: a tenth faster, but not every compiler can do it."""
NICE = 15
"""The priority in the background: people's picks and thinking bots come first."""

forms = alone(PACKAGE / "forms.py")

SETUP = """
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
sys.path.append({root!r})
from build_docstrings import add_docstrings
modules = {modules!r}
print("{said}Compiling the rules (two minutes or so, once). Step 1 of 2: translating them to C ...", flush=True)
extensions = mypycify(["--ignore-missing-imports", *modules], opt_level="2", debug_level="0")
add_docstrings(Path("build"), modules)
print("{said}Step 2 of 2: compiling the C code ...", flush=True)
setup(name="emberwatch", ext_modules=extensions)
"""
SAID = "emberwatch: "
"""The prefix of lines for people; all other output goes to the log."""


# -- what is there ------------------------------------------------------------------------------------------------


def hindrance() -> str:
    """Why nothing can be compiled here; empty if compiling is possible."""
    if compiler() is None:
        return "There is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing (on Debian and Ubuntu: apt install python3-dev)"
    return ""


def compiler() -> str | None:
    """The C compiler that this Python was built with, or another one that is available."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) or shutil.which("cc")


def find_compiled(source: Path) -> list[Path]:
    """The compiled modules beside the sources."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert isinstance(suffix, str)
    return sorted([*source.glob(f"*__mypyc{suffix}"), *(source / PACKAGE.name).rglob(f"*{suffix}")])


def clear() -> None:
    """Remove the compiled form. The stamp goes first, since nothing uses the rest without it."""
    (PACKAGE / forms.STAMP).unlink(missing_ok=True)
    for file in find_compiled(SOURCE):
        file.unlink()


def parts_of_wheel() -> dict[str, str]:
    """The files that a wheel needs besides the sources, and where they belong."""
    files = [*find_compiled(SOURCE), PACKAGE / forms.STAMP]
    return {str(file): str(file.relative_to(SOURCE)) for file in files}


# -- compiling ----------------------------------------------------------------------------------------------------


def build() -> bool:
    """Compile, unless that is already done; return whether there is a compiled form now."""
    if forms.is_compiled(PACKAGE):
        return True
    if reason := hindrance():
        clear()
        print(f"{reason}: the rules stay interpreted, which is slower and otherwise the same.")
        return False
    with one_at_a_time():
        return forms.is_compiled(PACKAGE) or build_now()


def build_now() -> bool:
    copy_sources()
    if compile_copy(FAST) or compile_copy(""):
        move_into_place()
        return True
    print("The rules could not be compiled: they stay interpreted, which is slower and otherwise the same.")
    print(f"{LOG.relative_to(ROOT)} says why.", flush=True)
    return False


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other process compiles here. The system unlocks the file however a process ends."""
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    with open(WORKSHOP / "lock", "w") as file:
        if sys.platform != "win32":  # nothing compiles in the background there
            wait_for(file)
        yield


def wait_for(file: IO[str]) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("The rules are being compiled already. Waiting for that ...", flush=True)
        fcntl.flock(file, fcntl.LOCK_EX)


def copy_sources() -> None:
    """Copy the sources as they are now: changes made while compiling do not count."""
    shutil.rmtree(COPY, ignore_errors=True)
    for file in PACKAGE.rglob("*.py"):
        target = COPY / file.relative_to(SOURCE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)


def compile_copy(flags: str) -> bool:
    """Compile the copy with these flags, besides those already set; return whether it succeeded."""
    script, temporary = WORKSHOP / "compile.py", WORKSHOP / "temp"
    modules = [str(Path(PACKAGE.name, *name.split(".")).with_suffix(".py")) for name in forms.COMPILED]
    script.write_text(SETUP.format(modules=modules, said=SAID, root=str(ROOT)), encoding="utf-8")
    shutil.rmtree(temporary, ignore_errors=True)
    temporary.mkdir()
    words = [sys.executable, str(script), "build_ext", "--inplace", "--build-temp", str(temporary)]
    cflags = f"{os.environ.get('CFLAGS', '')} {flags}".strip()
    mine = {"MYPY_CACHE_DIR": str(WORKSHOP / "mypy"), "TMPDIR": str(temporary), "CFLAGS": cflags}
    process = subprocess.Popen(
        words, cwd=COPY, text=True, env=os.environ | mine, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    follow(process)
    return process.wait() == 0


def follow(process: subprocess.Popen[str]) -> None:
    """Write the output of a process to the log, and print its lines for people."""
    assert process.stdout is not None
    with open(LOG, "w", encoding="utf-8") as log:
        for line in process.stdout:
            log.write(line)
            if line.startswith(SAID):
                print(line.removeprefix(SAID), end="", flush=True)


def move_into_place() -> None:
    """Move the compiled modules beside the sources, and last of all write the stamp that makes them count."""
    clear()
    for file in find_compiled(COPY):
        shutil.move(file, SOURCE / file.relative_to(COPY))
    (PACKAGE / forms.STAMP).write_text(forms.fingerprint(COPY / PACKAGE.name), encoding="utf-8")


# -- in the background --------------------------------------------------------------------------------------------


def run_beside(command: list[str], *, quietly: bool) -> None:
    """Become this command, and compile in a process that ends when the command does."""
    if os.environ.get(forms.VARIABLE) != forms.INTERPRETED and not forms.is_compiled(PACKAGE):
        if reason := hindrance():
            print(f"{reason}: bots think more slowly. Everything else is the same.", flush=True)
        else:
            print("You can play at once. Bots think more slowly until the rules are compiled.", flush=True)
            start_compiling(quietly=quietly)
    os.execvp(command[0], command)


def start_compiling(*, quietly: bool) -> None:
    """Start a process that compiles as long as this one lives and holds the other end of its pipe open."""
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)  # also for the command that this process becomes
    words = [sys.executable, str(Path(__file__).resolve()), "in-background"]
    subprocess.Popen(words, stdin=reading, stdout=subprocess.DEVNULL if quietly else None, start_new_session=True)
    os.close(reading)


def build_in_background() -> None:
    os.nice(NICE)
    threading.Thread(target=stop_with_parent, daemon=True).start()
    if build():
        print("The rules are compiled: bots use that from now on, the table from its next start.", flush=True)


def stop_with_parent() -> None:
    """Wait for the other end of the pipe to close, then stop this process and everything it has started."""
    os.read(sys.stdin.fileno(), 1)
    os.killpg(0, signal.SIGTERM)


USAGE = "usage: python build_engine.py [clear | beside COMMAND ... | quietly-beside COMMAND ...]"


def main(words: list[str]) -> None:
    match words:
        case []:
            build()
        case ["clear"]:
            clear()
        case ["beside" | "quietly-beside" as how, _, *_]:
            run_beside(words[1:], quietly=how != "beside")
        case ["in-background"]:
            build_in_background()
        case _:
            sys.exit(USAGE)


if __name__ == "__main__":
    main(sys.argv[1:])
