"""The examples run; if a package is missing, the error names it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.paths import ROOT

EXAMPLES = ROOT / "examples"
WITHOUT = "import sys; sys.modules[{package!r}] = None; {then}"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], text=True, capture_output=True, timeout=300)


def without(package: str, then: str) -> subprocess.CompletedProcess[str]:
    """Run a program in which this package cannot be imported."""
    return run("-c", WITHOUT.format(package=package, then=then))


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("encoding", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("picture", "PIL"),
        ("vector", "gymnasium"),
    ],
)
def test_a_missing_package_is_named(module: str, package: str) -> None:
    code = f"""
try:
    import emberwatch.environments.{module}
except ImportError as problem:
    print(problem)
"""
    done = without(package, f"exec({code!r})")
    assert done.returncode == 0, done.stderr
    assert f"“{package}” is missing" in done.stdout
    assert "emberwatch[environments]" in done.stdout


def test_without_any_of_them_the_games_can_be_played() -> None:
    code = "import emberwatch as ew; print(ew.new_game('outlive', seats=2, seed=1).waiting)"
    assert without("numpy", code).stdout == "(0, 1)\n"


def test_the_match_runs() -> None:
    done = run(str(EXAMPLES / "openspiel_match.py"), "--quick")
    assert done.returncode == 0, done.stderr
    assert "ismcts with 2 playouts a move" in done.stdout


def test_ppo_runs() -> None:
    pytest.importorskip("torch")
    done = run(str(EXAMPLES / "ppo.py"), "--quick")
    assert done.returncode == 0, done.stderr
    assert "before: win share" in done.stdout
    assert "after: win share" in done.stdout


def test_ppo_without_torch_says_what_is_missing() -> None:
    done = without("torch", f"import runpy; runpy.run_path({str(EXAMPLES / 'ppo.py')!r}, run_name='__main__')")
    assert done.returncode == 1
    assert "pip install torch" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", [("ppo.py", "--minutes", "0"), ("openspiel_match.py", "--games", "0")])
def test_bad_words_are_refused(words: tuple[str, ...]) -> None:
    if words[0] == "ppo.py":
        pytest.importorskip("torch")
    done = run(str(EXAMPLES / words[0]), *words[1:])
    assert done.returncode == 2
    assert "must be" in done.stderr
