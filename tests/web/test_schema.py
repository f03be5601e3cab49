"""The API keeps its own description, whatever is sent to it: no answer is a fault of ours."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from fieldhouse.web.app import create_app
from fieldhouse.web.lobby import COMMISSIONER_COOKIE
from fieldhouse.web.settings import Settings
from web.conftest import KEY

EXAMPLES = 7
NOT_SENT = ("/events", "/simulate", "chart.pdf", "/api/seasons/{name}")
"""Streams that do not end, work that takes its time, and the end of the season that the others need."""


@pytest.fixture
def client(data) -> TestClient:
    return TestClient(create_app(Settings(KEY, (), has_rollouts=False)))


@pytest.fixture
def known(client) -> dict[str, Any]:
    """What is there, so that half of all requests find what they name."""
    client.post("/api/sign-in", json={"key": KEY})
    client.post("/api/seasons", json={"game": "ddf", "schedule": "2017", "name": "known"})
    table = client.post("/api/tables", json={"game": "ddf", "seats": [{"who": "me"}, {"who": "friend"}]}).json()
    return {
        "token": table["seats"][0]["token"], "table_id": table["table"], "name": "known", "game": "ddf",
        "team": "2017-PHI", "number": 1, "play": 0,
    }  # fmt: skip


def test_nothing_that_can_be_sent_is_a_fault_of_ours(client, known):
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", client.app)
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if not operation.path.endswith(NOT_SENT):
            _try(operation, known, client.cookies[COMMISSIONER_COOKIE])
            tried += 1
    assert tried > 25


def _try(operation: Any, known: dict[str, Any], proof: str) -> None:
    @given(case=operation.as_strategy(), is_known=st.booleans(), is_commissioner=st.booleans())
    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def attempt(case: Any, is_known: bool, is_commissioner: bool) -> None:
        if is_known and case.path_parameters:
            case.path_parameters.update({name: known[name] for name in case.path_parameters if name in known})
        if operation.path == "/api/seats/{token}":
            case.query.pop("wait", None)
        cookies = {COMMISSIONER_COOKIE: proof} if is_commissioner else {}
        response = case.call(cookies=cookies)
        case.validate_response(response, checks=[not_a_server_error])

    attempt()
