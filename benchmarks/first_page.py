"""Measure how long a newcomer waits: seconds from `make play` in a fresh clone to the first page, and on later starts.

    python benchmarks/first_page.py            # one run; --runs 3, --json for programs

Every run clones what is committed here, begins with empty caches of pip, uv and npm, and removes all of it at the end.
The page counts once it has loaded and a game can be started on it. The network and whatever else the machine does
count too: the load is printed. Exits with 1 if a goal is missed. Runs on any Python from 3.11 on.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
STAMP = Path("src", "emberwatch", "compiled.txt")
GOALS = {"first page": 60.0, "second start": 5.0}
"""Maximum seconds, on two cores."""
MOST = 1800.0
"""Seconds after which a run is given up."""


class Newcomer:
    """A fresh clone on a machine that has never seen Emberwatch, and one `make play` after another in it."""

    def __init__(self, folder: Path) -> None:
        self.began = time.monotonic()
        self.clone = folder / "clone"
        self.said = folder / "said.txt"
        words = ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(self.clone)]
        subprocess.run(words, check=True)
        caches = {name: str(folder / name) for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")}
        self.environment = {**os.environ, **caches, "XDG_DATA_HOME": str(folder / "data")}
        self.environment.pop("EMBERWATCH_FORM", None)
        self.port = free_port()

    def start(self) -> subprocess.Popen[bytes]:
        """Run `make play` without a browser, in a process group of its own, as if in a separate terminal."""
        words = ["make", "play", f"SERVE=--port {self.port}"]
        with open(self.said, "ab") as said:
            return subprocess.Popen(
                words, cwd=self.clone, env=self.environment, stdout=said, stderr=said, start_new_session=True
            )

    def wait_for_page(self, making: subprocess.Popen[bytes], began: float) -> float:
        """Seconds until a game can be started on the page."""
        while not is_played(f"http://127.0.0.1:{self.port}"):
            self.check(making, began)
            time.sleep(0.1)
        return time.monotonic() - began

    def wait_until_compiled(self, making: subprocess.Popen[bytes]) -> float:
        while not (self.clone / STAMP).is_file():
            self.check(making, self.began)
            time.sleep(0.2)
        return time.monotonic() - self.began

    def check(self, making: subprocess.Popen[bytes], began: float) -> None:
        if making.poll() is not None or time.monotonic() - began > MOST:
            sys.exit(f"{self.said.read_text(errors='replace')}\n`make play` did not get there; it says above why.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_played(url: str) -> bool:
    """Whether the page loads and a game begins."""
    wish = urllib.request.Request(
        f"{url}/api/play", json.dumps({"game": "outlive"}).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(url, timeout=30) as page, urllib.request.urlopen(wish, timeout=30) as made:
            return b"/assets/" in page.read() and "id" in json.load(made)
    except OSError:
        return False


def stop(making: subprocess.Popen[bytes]) -> None:
    """Stop it as Ctrl+C does."""
    if making.poll() is None:
        os.killpg(making.pid, signal.SIGINT)
        making.wait(60)


def measure(folder: Path) -> dict[str, float]:
    """Measure one newcomer: seconds from the clone to the first page and to compiled rules, then the second start."""
    newcomer, figures = Newcomer(folder), {}
    with playing(newcomer) as making:
        figures["first page"] = newcomer.wait_for_page(making, newcomer.began)
        note("first page", figures)
        if shutil.which("cc"):
            figures["rules compiled"] = newcomer.wait_until_compiled(making)
            note("rules compiled", figures)
    began = time.monotonic()
    with playing(newcomer) as making:
        figures["second start"] = newcomer.wait_for_page(making, began)
        note("second start", figures)
    return figures


@contextmanager
def playing(newcomer: Newcomer) -> Iterator[subprocess.Popen[bytes]]:
    making = newcomer.start()
    try:
        yield making
    finally:
        stop(making)


def note(name: str, figures: dict[str, float]) -> None:
    """Print a figure at once, and how busy the machine was."""
    figures[f"load, {name}"] = os.getloadavg()[0]
    print(f"{name}: {figures[name]:.1f} s, load {os.getloadavg()[0]:.1f}", file=sys.stderr, flush=True)


def measure_and_tidy() -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="emberwatch-first-page-", ignore_cleanup_errors=True) as folder:
        return measure(Path(folder))


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Seconds from a fresh clone to the first page, and to the second start."
    )
    parser.add_argument("--runs", type=int, default=1, metavar="N")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    runs = [measure_and_tidy() for _ in range(args.runs)]
    middle = {name: median([run[name] for run in runs]) for name in runs[0]}
    if args.json:
        print(json.dumps({"runs": runs, "median": middle, "goals": GOALS}))
    else:
        for name, value in middle.items():
            each = ", ".join([f"{run[name]:.1f}" for run in runs])
            goal = f"   goal: at most {GOALS[name]:g}" if name in GOALS else ""
            print(f"{name:22} {value:7.1f}   ({each}){goal}")
    return int(any([middle[name] > most for name, most in GOALS.items()]))


if __name__ == "__main__":
    sys.exit(main())
