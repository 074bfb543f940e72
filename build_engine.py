"""Compiles the rules with mypyc, in place: the same sources, as extension modules beside them.

    python build_engine.py          compile, if the sources have changed since last time
    python build_engine.py clear    back to the interpreted form

Where there is no C compiler the interpreted form stays; it plays the same games. Which of the two is used, and why,
is decided in `emberwatch/forms.py`: compiled modules of other sources than those that are there are never used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "emberwatch"
WORKSHOP = ROOT / "build" / "engine"
"""Where C is written and compiled."""


def alone(file: Path) -> ModuleType:
    """A module by itself, without the package that it belongs to."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FAST = "-flto=auto -fno-semantic-interposition"
"""Compiled as a whole the rules are a tenth faster, and all cores help; not every compiler can do it."""

forms = alone(PACKAGE / "forms.py")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
words = ["--ignore-missing-imports", *{modules!r}]
setup(name="emberwatch", ext_modules=mypycify(words, opt_level="2", debug_level="0"))
"""


def compiler() -> str | None:
    """The C compiler that this Python was made with, or another one that is there."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) or shutil.which("cc")


def made() -> list[Path]:
    """The compiled modules that lie beside the sources."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert isinstance(suffix, str)
    return sorted([*SOURCE.glob(f"*__mypyc{suffix}"), *PACKAGE.rglob(f"*{suffix}")])


def clear() -> None:
    for file in made():
        file.unlink()
    (PACKAGE / forms.STAMP).unlink(missing_ok=True)


def parts_of_wheel() -> dict[str, str]:
    """What belongs into a wheel besides the sources, and where."""
    files = [*made(), PACKAGE / forms.STAMP]
    return {str(file): str(file.relative_to(SOURCE)) for file in files}


def build() -> bool:
    """Compile; whether there is a compiled form now."""
    if forms.is_compiled(PACKAGE):
        return True
    clear()
    if compiler() is None:
        print("There is no C compiler: the rules stay interpreted, which is slower and otherwise the same.")
        return False
    print("Compiling the rules (a minute or two, once) ...", flush=True)
    mark = forms.fingerprint(PACKAGE)
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    script = WORKSHOP / "compile.py"
    modules = [str(Path("emberwatch", *name.split(".")).with_suffix(".py")) for name in forms.COMPILED]
    script.write_text(SETUP.format(modules=modules), encoding="utf-8")
    done = compiled(script, FAST)
    if done.returncode:
        clear()
        done = compiled(script, "")
    shutil.rmtree(SOURCE / "build", ignore_errors=True)
    if done.returncode:
        clear()
        print(done.stdout[-4000:])
        print("The rules could not be compiled (see above): they stay interpreted.")
        return False
    (PACKAGE / forms.STAMP).write_text(mark, encoding="utf-8")
    return True


def compiled(script: Path, flags: str) -> subprocess.CompletedProcess[str]:
    """How compiling with these flags, besides those that are set already, went."""
    words = [sys.executable, str(script), "build_ext", "--inplace", "--build-temp", str(WORKSHOP / "temp")]
    mine = {"MYPY_CACHE_DIR": str(WORKSHOP / "mypy"), "CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}".strip()}
    return subprocess.run(
        words, cwd=SOURCE, text=True, env=os.environ | mine, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["clear"]:
        clear()
    elif sys.argv[1:]:
        sys.exit("usage: python build_engine.py [clear]")
    else:
        build()
