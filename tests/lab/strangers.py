"""Bots from another package, installed for programs that a test starts: some of them break down."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CODE = '''
import os
import signal
from pathlib import Path

from emberwatch.bots import Bot, Glimpse
from emberwatch.engine.agenda import Pick


class Clumsy(Bot):
    """Breaks down in some games, always in the same ones."""

    name = "clumsy"

    def choose(self, glimpse: Glimpse) -> Pick:
        if self.dice.below(300) == 0:
            raise RuntimeError("stumbled")
        return glimpse.picks[0]


class Cheat(Bot):
    """Makes a pick that it is not offered."""

    name = "cheat"

    def choose(self, glimpse: Glimpse) -> Pick:
        return None


class Deadly(Bot):
    """Kills its process: once if a marker can be left, every time if there is none."""

    name = "deadly"

    def choose(self, glimpse: Glimpse) -> Pick:
        marker = Path(os.environ["DEADLY_MARKER"]) if "DEADLY_MARKER" in os.environ else None
        if marker is None or not marker.exists():
            if marker is not None:
                marker.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return glimpse.picks[0]


class Slow(Bot):
    """Never comes to an end once the marker is there."""

    name = "slow"

    def choose(self, glimpse: Glimpse) -> Pick:
        if Path(os.environ["SLOW_MARKER"]).exists():
            signal.pause()
        return glimpse.picks[0]
'''
NAMES = ("clumsy", "cheat", "deadly", "slow")


def install(folder: Path) -> Path:
    """Make a package with these bots; any program with the folder on its path finds them."""
    site = folder / "site"
    info = site / "strangers-1.0.dist-info"
    info.mkdir(parents=True)
    (site / "strangers.py").write_text(CODE)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    points = "".join([f"{name} = strangers:{name.capitalize()}\n" for name in NAMES])
    (info / "entry_points.txt").write_text(f"[emberwatch.bots]\n{points}")
    return site


def environment(site: Path | None = None, **more: str) -> dict[str, str]:
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]) if site else os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", **more}


def emberwatch(*words: str | Path, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program in a separate process."""
    command = [sys.executable, "-m", "emberwatch", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, env=env or environment(), check=False, timeout=300)
