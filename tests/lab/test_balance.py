"""The program behind docs/balance.md prints what is in a run folder, and the pack proposed there can be played."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from emberwatch.cli.main import main
from tests.lab.strangers import environment
from tests.paths import ROOT

DOCS = ROOT / "docs"
WORDS = ("simulate", "outlive", "--bots", "random,random,random", "--games", "8", "--language", "en")


def test_the_tables_of_a_run_with_the_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--out", str(tmp_path / "run"), "--pack", str(DOCS / "balance-pack.toml")]) == 0
    capsys.readouterr()
    command = [sys.executable, str(DOCS / "balance.py"), str(tmp_path / "run")]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "8 games, seeds 1 to 8" in done.stdout
    wins = [
        float(share) for share in re.findall(r"^\| [123] \| ([\d.]+) \([^|]*\| [^|]*\|$", done.stdout, re.MULTILINE)
    ]
    assert len(wins) == 3
    assert sum(wins) == pytest.approx(100, abs=0.2)
    games = [int(n) for n in re.findall(r"^\| [a-z-]+ \| [35] \| [^|]+ \| (\d+) \|", done.stdout, re.MULTILINE)]
    assert len(games) == 12
    assert sum(games) == 8 * 6, "six events come in a game"
    assert "| thieves | 3 | 4 munition |" in done.stdout
