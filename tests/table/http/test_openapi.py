"""Schemathesis sends the lobby everything its OpenAPI description allows, and much that it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest import SkipTest

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from emberwatch.table.app import create
from emberwatch.table.settings import ServerSettings
from tests.effort import often
from tests.table.server import Server

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
)


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lobby")
    with Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "server.log") as running:
        yield running


DESCRIBED = schemathesis.openapi.from_dict(create(ServerSettings(database="sqlite://")).openapi())
OPERATIONS = [found.ok() for found in DESCRIBED.get_all_operations() if isinstance(found, Ok)]
WAYS = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]


@pytest.mark.parametrize("way", WAYS, ids=["as described", "otherwise"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_lobby_keeps_to_its_description(
    operation: APIOperation[Any, Any, Any, Any], way: schemathesis.GenerationMode, lobby: Server
) -> None:
    @given(operation.as_strategy(generation_mode=way))
    @settings(max_examples=often(10, 60), suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(base_url=lobby.url, checks=list(CHECKS))

    try:
        ask()
    except (Unsatisfiable, SkipTest):
        pytest.skip("nothing can be asked otherwise")
