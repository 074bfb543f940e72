"""Set up .venv with exactly the packages of a lock, each checked by its hashes. `make` runs this.

    python install.py play              what `make play` needs, including tools to build the page and compile the rules
    python install.py test              what `make test` needs
    python install.py lock [--upgrade]  write the locks again after a change of pyproject.toml, or with newer versions

uv does the work because it is fast. If it is not available or cannot reach the packages, pip does the same.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)
"""The oldest Python that Emberwatch runs on. This file must also start on older ones, to say so."""
AIMS = {"play": "what the game needs", "test": "what the tests need"}

NO_PYTHON = """\
Emberwatch needs Python {}.{} or newer, and this is {}.{}. If there is another one on this machine, name it:
make play PYTHON=python3.12"""
NO_VENV = """\
The virtual environment could not be created; the reason is above. On Debian and Ubuntu it needs a package of its own:
apt install python3-venv. Then run make again."""
NO_PACKAGES = """\
The packages could not be installed; the reason is above. Check that this machine reaches its package index
(`pip download rich` tries that), then run make again: it goes on where it stopped."""


def install(aim: str) -> None:
    """Install the packages of a lock, then Emberwatch itself, which they build."""
    make_venv()
    print(f"Installing {AIMS[aim]} (once; about ten seconds if the network is fast) ...", flush=True)
    packages = ["install", "--require-hashes", "-r", f"locks/{aim}.txt"]
    itself = ["install", "--no-deps", "--no-build-isolation", "--editable", "."]
    if has_uv() and uv(*packages) and uv(*itself, "--quiet"):
        return
    print("uv could not do it here. Trying pip, which takes a minute or two ...", flush=True)
    if not (pip(*packages) and pip(*itself, "--quiet")):
        sys.exit(NO_PACKAGES)


def make_venv() -> None:
    """Create .venv, unless it exists and works: an interrupted one is created again."""
    if PYTHON.exists() and run("-c", "import pip", stderr=subprocess.DEVNULL):
        return
    print("Creating a virtual environment in .venv ...", flush=True)
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]):
        sys.exit(NO_VENV)


def run(*words: str, **how: Any) -> bool:  # noqa: ANN401
    """Run the Python of .venv; return whether it succeeded."""
    try:
        return not subprocess.call([str(PYTHON), *words], cwd=ROOT, **how)
    except OSError:
        return False


def pip(*words: str) -> bool:
    return run("-m", "pip", "--disable-pip-version-check", *words)


# -- uv -----------------------------------------------------------------------------------------------------------


def has_uv() -> bool:
    """Install uv from its lock into .venv, but never from source: building it takes longer than it saves."""
    return pip("install", "--quiet", "--only-binary", ":all:", "--require-hashes", "-r", "locks/uv.txt")


def uv(*words: str) -> bool:
    return run("-m", "uv", "pip", *words, env=uv_environment())


def uv_environment() -> dict[str, str]:
    return {**os.environ, **uv_settings(os.environ, pip_settings())}


def pip_settings() -> dict[str, str]:
    """The settings of pip on this machine, from files and the environment: `global.index-url` and the like."""
    done = subprocess.run([str(PYTHON), "-m", "pip", "config", "list"], stdout=subprocess.PIPE, text=True)
    pairs = [line.partition("=") for line in done.stdout.splitlines()]
    return {key: ast.literal_eval(value) for key, equals, value in pairs if equals}


def uv_settings(environment: Mapping[str, str], pip: Mapping[str, str]) -> dict[str, str]:
    """Point uv to the index that pip uses, since it does not read pip's settings. Its own settings come first."""
    settings = {}
    for name, ours, theirs in (
        ("index-url", "UV_DEFAULT_INDEX", {"UV_DEFAULT_INDEX", "UV_INDEX_URL"}),
        ("cert", "SSL_CERT_FILE", {"SSL_CERT_FILE"}),
    ):
        known = [pip[f"{place}.{name}"] for place in (":env:", "install", "global") if f"{place}.{name}" in pip]
        if known and not theirs & environment.keys():
            settings[ours] = known[0]
    return settings


# -- locks --------------------------------------------------------------------------------------------------------


def lock(*options: str) -> None:
    """Write the locks: for every platform, with hashes, without the address of an index."""
    import tomllib

    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    write_lock("uv", "uv", *options)
    write_lock("play", "\n".join(build), "pyproject.toml", "--extra", "table", *options)
    write_lock("serve", "", "pyproject.toml", "--extra", "table", "-c", "locks/play.txt", *options)
    write_lock("test", "\n".join(build), "pyproject.toml", "--extra", "dev", "-c", "locks/play.txt", *options)


def write_lock(name: str, requirements: str, *words: str) -> None:
    command = [str(PYTHON), "-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
    command += ["--python-version", "{}.{}".format(*OLDEST), "-o", f"locks/{name}.txt", "-", *words]
    environment = {**uv_environment(), "UV_CUSTOM_COMPILE_COMMAND": "make lock"}
    if subprocess.run(command, cwd=ROOT, input=requirements, text=True, env=environment).returncode:
        sys.exit(f"locks/{name}.txt could not be written; the reason is above.")


def main(words: list[str]) -> None:
    if sys.version_info < OLDEST:
        sys.exit(NO_PYTHON.format(*OLDEST, *sys.version_info))
    if words[:1] == ["lock"] and set(words[1:]) <= {"--upgrade"}:
        lock(*words[1:])
    elif len(words) == 1 and words[0] in AIMS:
        install(words[0])
    else:
        sys.exit("usage: python install.py play | test | lock [--upgrade]")


if __name__ == "__main__":
    main(sys.argv[1:])
