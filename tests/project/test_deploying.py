"""Deployment: the image and the Compose file agree with each other and with the program. Without Docker."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import msgspec
import pytest
from ruamel.yaml import YAML

from emberwatch.cli.main import new_parser
from emberwatch.cli.serve import serve
from emberwatch.table import settings
from emberwatch.table.app import create

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = YAML(typ="safe", pure=True).load(DEPLOY / "compose.yaml")
SERVICES = COMPOSE["services"]
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
VARIABLE = re.compile(r"\$\{(\w+)(?::[-?]([^}]*))?\}")
"""The variables that Compose fills in from .env, and their defaults."""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)


def instructions(word: str) -> list[str]:
    """What follows this word in the Dockerfile; continued lines are joined."""
    lines = DOCKERFILE.replace("\\\n", " ").splitlines()
    return [line.removeprefix(f"{word} ").strip() for line in lines if line.startswith(f"{word} ")]


def filled_in(text: str) -> str:
    return VARIABLE.sub(lambda found: found[2], text)


def example() -> dict[str, str]:
    """The variables of .env.example, including those that are commented out."""
    lines = (DEPLOY / ".env.example").read_text(encoding="utf-8").splitlines()
    pairs = [re.fullmatch(r"(?:# )?([A-Z_]+)=(\S.*)?", line) for line in lines]
    return {pair[1]: "".join(shlex.split(pair[2] or "")) for pair in pairs if pair}


def test_the_compose_file_has_its_shape() -> None:
    words = ("-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml"))
    done = run(sys.executable, *words)
    assert done.returncode == 0, done.stdout + done.stderr


def test_volumes_and_networks_that_services_use_are_declared() -> None:
    volumes = [volume.partition(":")[0] for service in SERVICES.values() for volume in service["volumes"]]
    assert {name for name in volumes if not name.startswith(".")} == set(COMPOSE["volumes"])
    assert [name for name in volumes if name.startswith(".") and not (DEPLOY / name).is_file()] == []
    assert {name for service in SERVICES.values() for name in service["networks"]} == set(COMPOSE["networks"])


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert SERVICES["database"]["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}


def test_services_wait_for_services_that_say_when_they_are_well() -> None:
    for service in SERVICES.values():
        for name in service.get("depends_on", ()):
            assert "healthcheck" in SERVICES[name] or ("build" in SERVICES[name] and instructions("HEALTHCHECK"))


def test_the_server_is_started_with_options_that_it_has() -> None:
    args = new_parser().parse_args([filled_in(word) for word in SERVICES["table"]["command"]])
    assert args.run is serve
    assert args.origin == ["https://localhost"]
    assert args.workers == 2
    user, host, name = re.fullmatch(r"postgresql\+psycopg://(\w+)@(\w+)/(\w+)", args.database).groups()  # type: ignore[union-attr]
    made = SERVICES[host]["environment"]
    assert (user, name) == (made["POSTGRES_USER"], made["POSTGRES_DB"])
    assert made["POSTGRES_PASSWORD"] == SERVICES["table"]["environment"]["PGPASSWORD"]


def test_the_server_is_told_nothing_that_it_does_not_read() -> None:
    ours = {name for name in SERVICES["table"]["environment"] if name.startswith("EMBERWATCH_")}
    assert ours <= {settings.LIMITS}, "fixed dice are for tests"


def test_the_example_names_every_variable() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    handed_on = {name for service in SERVICES.values() for name, value in service["environment"].items() if not value}
    assert {found[0] for found in VARIABLE.findall(text)} | handed_on == set(example())
    for name, default in VARIABLE.findall(text):
        assert example()[name] == ("" if name == "POSTGRES_PASSWORD" else default)
    assert msgspec.json.decode(example()[settings.LIMITS], type=settings.ServerLimits) != settings.ServerLimits()


def test_every_variable_is_in_the_handbook() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in example() if f"`{name}`" not in page] == []


def test_the_proxy_leads_to_the_server() -> None:
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    args = new_parser().parse_args([filled_in(word) for word in SERVICES["table"]["command"]])
    assert f"reverse_proxy table:{args.port}\n" in caddyfile
    assert "{$DOMAIN:localhost} {\n" in caddyfile
    assert SERVICES["proxy"]["environment"] == {"DOMAIN": "${DOMAIN:-localhost}"}


# -- the image ----------------------------------------------------------------------------------------------------


def test_the_image_starts_the_program_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [entry], [command] = instructions("ENTRYPOINT"), instructions("CMD")
    [program] = msgspec.json.decode(entry)
    assert program in project["scripts"]
    args = new_parser().parse_args(msgspec.json.decode(command))
    assert args.run is serve
    assert instructions("EXPOSE") == [str(args.port)]


def test_the_image_asks_the_server_whether_it_is_well() -> None:
    [check] = instructions("HEALTHCHECK")
    [port, path] = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", check)[0]
    assert port == str(settings.ServerSettings().port)
    paths = [getattr(route, "path", "") for route in create(settings.ServerSettings()).routes]
    assert path in paths
    assert "/metrics" in paths, "the proxy hides it"


def test_the_image_does_not_run_as_root() -> None:
    [user] = instructions("USER")
    assert user == "10001:10001"
    assert DOCKERFILE.index("USER ") < DOCKERFILE.index("ENTRYPOINT")


def test_the_image_keeps_its_tables_in_its_volume() -> None:
    assert instructions("VOLUME") == ["/data"]
    assert "XDG_DATA_HOME=/data" in DOCKERFILE


def test_the_image_is_built_from_what_a_wheel_needs() -> None:
    """It includes everything that the builders read, and nothing that was built before."""
    lines = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = [line.removeprefix("!") for line in lines if line.startswith("!")]
    kept_out = [line for line in lines if line and not line.startswith(("!", "#")) and line != "*"]
    assert [name for name in let_in if not (ROOT / name).exists()] == []
    assert {"pyproject.toml", "build_docstrings.py", "build_engine.py", "build_wheel.py", "src", "web", "locks"} <= set(
        let_in
    )
    assert any(fnmatch("src/emberwatch/engine/game.so", pattern.replace("**/", "*")) for pattern in kept_out)
    assert "src/emberwatch/table/page" in kept_out
    for lock in re.findall(r"locks/(\w+)\.txt", DOCKERFILE):
        assert (ROOT / "locks" / f"{lock}.txt").is_file()


def test_hadolint_finds_nothing() -> None:
    hadolint = shutil.which("hadolint")
    if hadolint is None:
        pytest.skip("hadolint is not installed")
    done = run(hadolint, str(DEPLOY / "Dockerfile"))
    assert done.returncode == 0, done.stdout
