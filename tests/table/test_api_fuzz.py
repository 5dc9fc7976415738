"""The REST interface against its own OpenAPI document: whatever is sent, the answer is one that the document allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.size import sized
from tests.table.process import ServerProcess

EXAMPLES = sized(quick=5, normal=10, full=400)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("fuzz"), log="warning") as running:
        yield running
        # Nothing that was sent may have failed inside the server.
        assert '"level":"error"' not in running.log.read_text()


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_every_answer_is_one_that_the_document_allows(server: ServerProcess) -> None:
    api = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    operations = [found.ok() for found in api.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 25
    for operation in operations:

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def whatever_is_sent(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)

        whatever_is_sent()
