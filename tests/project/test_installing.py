"""What `make` installs: locks agree with pyproject.toml and package.json and name no place. Without a network."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import install
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.paths import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ITSELF = "emberwatch"
ENTRY = re.compile(r"(?m)^(?P<what>[a-z0-9].*?) \\\n(?P<hashes>(?:    --hash=\S+(?: \\)?\n)+)(?P<why>(?:    #.*\n)*)")
PLACES = re.compile(r"://|@|--(?!hash=sha256:[0-9a-f]{64}\b)\w|(?<![\w-])/|\\\\")
"""Addresses, options other than hashes, paths."""


class Locked(NamedTuple):
    """A package in a lock, for the machines that match its marker."""

    requirement: Requirement
    wanted: bool
    """Whether we name it ourselves, rather than only a package that we name."""

    @property
    def name(self) -> str:
        return canonicalize_name(self.requirement.name)

    @property
    def version(self) -> str:
        return next(iter(self.requirement.specifier)).version


def read(name: str) -> str:
    return (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")


def locked(name: str) -> list[Locked]:
    """The packages in a lock."""
    return [Locked(Requirement(entry["what"]), is_wanted(entry["why"])) for entry in ENTRY.finditer(read(name))]


def is_wanted(why: str) -> bool:
    """Whether we name it ourselves. uv notes which packages want it; build packages are given by name, so none does."""
    reasons = [line.replace("# via", "").strip(" #") for line in why.splitlines()]
    others = [reason for reason in reasons if reason and not reason.startswith("-c ")]
    return not others or f"{ITSELF} (pyproject.toml)" in others


def required(*extras: str, building: bool = True) -> dict[str, Requirement]:
    """What pyproject.toml asks for: to run, to build, and for these extras and the extras that they name."""
    asked = [*PROJECT["project"]["dependencies"], *(PROJECT["build-system"]["requires"] if building else ())]
    wishes = [Requirement(line) for line in asked]
    waiting = list(extras)
    for extra in waiting:
        for wish in [Requirement(line) for line in PROJECT["project"]["optional-dependencies"][extra]]:
            if wish.name == ITSELF:
                waiting += [further for further in sorted(wish.extras) if further not in waiting]
            else:
                wishes.append(wish)
    return {canonicalize_name(wish.name): wish for wish in wishes}


LOCKS = {
    "play": required("table"),
    "serve": required("table", building=False),
    "test": required("dev"),
    "uv": {"uv": Requirement("uv")},
}


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hold_what_pyproject_asks_for(name: str) -> None:
    """If this fails: `make lock`."""
    assert {package.name for package in locked(name) if package.wanted} == set(LOCKS[name])
    wrong = [
        f"{package.requirement} is locked, {LOCKS[name][package.name]} is asked for"
        for package in locked(name)
        if package.wanted and package.version not in LOCKS[name][package.name].specifier
    ]
    assert wrong == []


def test_tests_run_with_the_packages_that_people_play_with() -> None:
    tested = {(package.name, package.version) for package in locked("test")}
    assert {(package.name, package.version) for package in locked("play")} <= tested
    assert {(package.name, package.version) for package in locked("serve")} <= tested


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_of_a_lock_is_one_version_with_hashes(name: str) -> None:
    text = read(name)
    assert len(locked(name)) == len(re.findall(r"(?m)^\w", text)) > 0
    assert {str(package.requirement.specifier)[:2] for package in locked(name)} == {"=="}


@pytest.mark.parametrize("name", LOCKS)
def test_locks_name_no_place(name: str) -> None:
    """Packages come from wherever a machine gets its packages."""
    lines = [line for line in read(name).splitlines() if not line.startswith("    #") and PLACES.search(line)]
    assert lines == []


@pytest.mark.parametrize("name", LOCKS)
def test_locks_bring_no_packages_for_graphics_cards(name: str) -> None:
    """They are large, and nothing here needs them: PyTorch is only for people who want to run an example."""
    heavy = ("torch", "nvidia", "cuda", "triton", "tensorflow", "jax")
    assert [package.name for package in locked(name) if package.name.startswith(heavy)] == []


# -- the page -----------------------------------------------------------------------------------------------------


def page_file(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))
    return content


def test_the_lock_of_the_page_agrees_with_its_packages() -> None:
    """If this fails: `make lock`."""
    locked_for, asked = page_file("package-lock.json")["packages"][""], page_file("package.json")
    for group in ("dependencies", "devDependencies"):
        assert locked_for[group] == asked[group]


def test_the_page_is_built_without_the_packages_that_check_it() -> None:
    """`make play` fetches only what builds the page."""
    packages = page_file("package-lock.json")["packages"]
    checking = list(page_file("package.json")["devDependencies"])
    assert [name for name in checking if not packages[f"node_modules/{name}"].get("dev")] == []
    assert {"eslint", "prettier", "svelte-check", "typescript"} <= set(checking)


def test_the_lock_of_the_page_names_hashes_and_no_registry() -> None:
    packages = {name: entry for name, entry in page_file("package-lock.json")["packages"].items() if name}
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if not entry["integrity"].startswith("sha512-")] == []


def test_the_lock_of_the_page_is_for_all_platforms() -> None:
    """`npm ci` insists on it, and a registry that does not have all of them yet leaves some out without a word."""
    packages = page_file("package-lock.json")["packages"]
    optional = {name for entry in packages.values() for name in entry.get("optionalDependencies", ())}
    assert optional - {name.removeprefix("node_modules/") for name in packages} == set()
    assert {"@rolldown/binding-darwin-arm64", "@rolldown/binding-win32-x64-msvc"} <= optional


# -- install.py ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "pip", "settings"),
    [
        ({}, {}, {}),
        ({}, {"global.index-url": "a", "global.timeout": "60"}, {"UV_DEFAULT_INDEX": "a"}),
        ({}, {"global.index-url": "a", "install.index-url": "b"}, {"UV_DEFAULT_INDEX": "b"}),
        ({}, {"global.index-url": "a", ":env:.index-url": "c"}, {"UV_DEFAULT_INDEX": "c"}),
        ({"UV_INDEX_URL": "d"}, {"global.index-url": "a"}, {}),
        ({"UV_DEFAULT_INDEX": "d"}, {"global.index-url": "a"}, {}),
        ({}, {"global.cert": "e"}, {"SSL_CERT_FILE": "e"}),
        ({"SSL_CERT_FILE": "f"}, {"global.cert": "e"}, {}),
    ],
)
def test_uv_looks_where_pip_looks_unless_it_is_told_otherwise(
    environment: dict[str, str], pip: dict[str, str], settings: dict[str, str]
) -> None:
    assert install.uv_settings(environment, pip) == settings


def test_settings_of_pip_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "PYTHON", Path(sys.executable))
    monkeypatch.setenv("PIP_INDEX_URL", "https://packages.example.org/it's/simple")
    assert install.pip_settings()[":env:.index-url"] == "https://packages.example.org/it's/simple"


def test_installing_refuses_words_it_does_not_know() -> None:
    done = subprocess.run([sys.executable, "install.py", "everything"], cwd=ROOT, text=True, capture_output=True)
    assert done.returncode == 1
    assert done.stderr == "usage: python install.py play | test | lock [--upgrade]\n"


def test_a_python_that_is_too_old_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "OLDEST", (4, 0))
    with pytest.raises(SystemExit, match=r"needs Python 4\.0 or newer, and this is 3"):
        install.main(["play"])


def test_what_to_do_is_said_when_nothing_can_be_fetched(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    shutil.copy(ROOT / "install.py", tmp_path)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    nowhere = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0"}
    words = [sys.executable, "install.py", "play"]
    done = subprocess.run(words, cwd=tmp_path, env=own | nowhere, text=True, capture_output=True)
    assert done.returncode == 1
    assert done.stdout.splitlines()[:3] == [
        "Creating a virtual environment in .venv ...",
        "Installing what the game needs (once; about ten seconds if the network is fast) ...",
        "uv could not do it here. Trying pip, which takes a minute or two ...",
    ]
    assert install.NO_PACKAGES in done.stderr


def test_the_oldest_python_is_the_one_of_the_project() -> None:
    assert PROJECT["project"]["requires-python"] == ">={}.{}".format(*install.OLDEST)
