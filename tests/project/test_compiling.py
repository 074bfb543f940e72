"""Compiling: in the background, once, and never by halves. A package with one small module stands in for the rules."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from emberwatch import forms
from tests.paths import ROOT
from tests.test_forms import PACKAGE, SUFFIX, build, made_of, ran

TINY = """
def twice(number: int) -> int:
    '''The number, and once more.'''
    return number * 2
"""
compiles = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
WHOLE = [forms.STAMP, f"tiny{SUFFIX}", f"tiny__mypyc{SUFFIX}"]
"""The files that compiling leaves beside the sources."""
FORM_NOW = [sys.executable, "-c", "from emberwatch import forms; from emberwatch.engine import tiny; print(forms.FORM)"]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A package in which one small module is compiled, so that it takes only seconds."""
    package = tmp_path / "src" / "emberwatch"
    (package / "engine").mkdir(parents=True)
    for name in ("__init__.py", "engine/__init__.py"):
        (package / name).touch()
    (package / "engine" / "tiny.py").write_text(TINY, encoding="utf-8")
    text = (PACKAGE / "forms.py").read_text(encoding="utf-8")
    less = text.replace("\nCOMPILED = ", '\nFOLDERS = {"engine": ("tiny",)}\nCOMPILED = ')
    (package / "forms.py").write_text(less, encoding="utf-8")
    for name in ("build_engine.py", "build_docstrings.py"):
        shutil.copy(ROOT / name, tmp_path)
    return package


@pytest.fixture
def slow_compiler(tmp_path: Path) -> Path:
    """A compiler that writes its process id into a file beside it, and takes its time."""
    script = tmp_path / "slow-cc"
    script.write_text('#!/bin/sh\necho $$ > "$0.started"\nexec sleep 600\n', encoding="utf-8")
    script.chmod(0o755)
    return script


def form_of(package: Path) -> str:
    return ran(FORM_NOW, package.parent, PYTHONPATH=str(package.parent)).stdout.strip()


def help_of(package: Path) -> str:
    """The docstring of the compiled function."""
    program = "from emberwatch.engine import tiny; print(tiny.twice.__doc__)"
    return ran([sys.executable, "-c", program], package.parent, PYTHONPATH=str(package.parent)).stdout.strip()


def start(package: Path, *words: str, **environment: str) -> subprocess.Popen[str]:
    """Start `build_engine.py` in the background of this test. Ctrl-C reaches it even if the tests ignore it."""
    own = {name: value for name, value in os.environ.items() if name != forms.VARIABLE}
    own |= {"PYTHONPATH": str(package.parent), **environment}
    return subprocess.Popen(
        [sys.executable, "build_engine.py", *words], cwd=package.parent.parent, env=own, text=True,
        stdout=subprocess.PIPE, preexec_fn=hear_interrupts,
    )  # fmt: skip


def hear_interrupts() -> None:
    """Listen to Ctrl-C: a shell lets its background jobs ignore it, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(happened: Callable[[], bool], seconds: float = 120) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


def is_running(process: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


@compiles
def test_compiling_puts_modules_and_a_stamp_beside_the_sources(small: Path) -> None:
    assert form_of(small) == forms.INTERPRETED
    said = build(small)
    assert [line.partition(":")[0] for line in said.splitlines()] == [
        "Compiling the rules (two minutes or so, once). Step 1 of 2",
        "Step 2 of 2",
    ]
    assert made_of(small) == WHOLE
    assert [file.name for file in small.parent.iterdir()] == ["emberwatch"]
    assert form_of(small) == "compiled"
    assert help_of(small) == "The number, and once more."
    assert build(small) == "", "it is not compiled twice"
    assert build(small, "beside", "/bin/echo", "served") == "served\n"


@compiles
def test_a_failed_compilation_leaves_nothing_beside_the_sources(small: Path, tmp_path: Path) -> None:
    (small / "engine" / "tiny.py").write_text(TINY + "twice('what')\n", encoding="utf-8")
    said = build(small)
    assert "they stay interpreted" in said
    assert "build/engine/log.txt says why" in said
    assert 'expected "int"' in (tmp_path / "build" / "engine" / "log.txt").read_text(encoding="utf-8")
    assert made_of(small) == []
    assert form_of(small) == forms.INTERPRETED


@compiles
def test_sources_that_change_while_they_are_compiled_are_not_mistaken_for_compiled(small: Path, tmp_path: Path) -> None:
    building = start(small)
    wait_for(lambda: (tmp_path / "build" / "engine" / "log.txt").exists())
    (small / "engine" / "tiny.py").write_text(TINY.replace("* 2", "* 3"), encoding="utf-8")
    assert building.wait(120) == 0
    assert made_of(small) == WHOLE
    assert form_of(small) == forms.INTERPRETED


@compiles
def test_two_who_compile_at_the_same_time_compile_once(small: Path) -> None:
    both = [start(small), start(small)]
    said = "".join([process.communicate(timeout=120)[0] for process in both])
    assert said.count("Compiling the rules") == 1
    assert said.count("being compiled already. Waiting") == 1
    assert form_of(small) == "compiled"


@compiles
def test_a_command_runs_at_once_and_what_it_starts_later_is_compiled(small: Path) -> None:
    """A server does this: its bots are processes of their own."""
    script = f"""
import subprocess, time
from emberwatch import forms
print(forms.FORM, flush=True)
while not forms.is_stamped():
    time.sleep(0.05)
subprocess.run({FORM_NOW!r})
"""
    running = start(small, "beside", sys.executable, "-c", script)
    said, _ = running.communicate(timeout=120)
    lines = said.splitlines()
    assert lines[0] == "You can play at once. Bots think more slowly until the rules are compiled."
    assert [line for line in lines if line in ("interpreted", "compiled")] == ["interpreted", "compiled"]
    assert running.returncode == 0


def stop_while_compiling(small: Path, slow_compiler: Path, how: signal.Signals) -> None:
    """End the command while the compiler works; soon nothing works any more."""
    running = start(small, "beside", "sleep", "600", CC=str(slow_compiler))
    started = Path(f"{slow_compiler}.started")
    wait_for(lambda: started.exists() and started.read_text().endswith("\n"))
    compiling = int(started.read_text())
    assert is_running(compiling)
    running.send_signal(how)
    assert running.wait(30) == -how
    wait_for(lambda: not is_running(compiling))


@compiles
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_compiling_stops_with_the_command(small: Path, slow_compiler: Path, how: signal.Signals) -> None:
    stop_while_compiling(small, slow_compiler, how)
    assert made_of(small) == []
    assert form_of(small) == forms.INTERPRETED


@compiles
def test_compiling_that_was_stopped_begins_again(small: Path, slow_compiler: Path) -> None:
    stop_while_compiling(small, slow_compiler, signal.SIGKILL)
    assert made_of(small) == []
    assert "Step 1 of 2" in build(small)
    assert made_of(small) == WHOLE


@compiles
def test_modules_count_only_when_all_of_them_are_in_place(small: Path) -> None:
    """The power fails while they are moved: what is in place by then is not used."""
    script = """
import os, shutil, build_engine
move = shutil.move
shutil.move = lambda *words: (move(*words), os._exit(9))
build_engine.build()
"""
    unplugged = subprocess.run([sys.executable, "-c", script], cwd=small.parent.parent)
    assert unplugged.returncode == 9
    assert len(made_of(small)) == 1
    assert form_of(small) == forms.INTERPRETED


def test_a_command_runs_without_a_compiler(small: Path, tmp_path: Path) -> None:
    said = build(small, "beside", "/bin/echo", "served", PATH=str(tmp_path), CC="no-such-compiler")
    assert said == "There is no C compiler: bots think more slowly. Everything else is the same.\nserved\n"


def test_where_python_has_no_headers_that_is_said(small: Path) -> None:
    script = "import sysconfig, build_engine; sysconfig.get_path = lambda name: '/nowhere'; build_engine.build()"
    said = ran([sys.executable, "-c", script], small.parent.parent, CC=sys.executable).stdout
    assert said.startswith("Python's C headers are missing (on Debian and Ubuntu: apt install python3-dev): the rules")
