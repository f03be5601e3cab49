"""The API keeps its own description, whatever is sent to it: no answer is a fault of ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from fieldhouse.web.app import create_app
from fieldhouse.web.lobby import COMMISSIONER_COOKIE
from fieldhouse.web.settings import Settings
from patience import PATIENCE
from web.conftest import KEY

EXAMPLES = 7
ENDLESS = "/events"
"""A stream of a table that is there never ends, so these are asked only for tables that are not."""
LAST = ("DELETE", "POST /api/sign-out")
"""After these what the others need would be gone."""


@pytest.fixture
def client(data: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    # What runs in the background takes its time and is tested elsewhere; here it is only asked for.
    monkeypatch.setattr("fieldhouse.web.season_service.simulate_season", lambda *given: None)
    monkeypatch.setattr("fieldhouse.web.league_service.OpenLeague.simulate", lambda *given: None)
    monkeypatch.setattr("fieldhouse.web.league_service.OpenLeague.step", lambda *given: None)
    return TestClient(create_app(Settings(KEY, (), has_rollouts=False)))


@pytest.fixture
def known(client: TestClient) -> dict[str, dict[str, Any]]:
    """What is there, by the first word of the path, so that half of all requests find what they name."""
    client.post("/api/sign-in", json={"key": KEY})
    client.post("/api/seasons", json={"game": "ddf", "schedule": "2017", "name": "known"})
    client.post("/api/leagues", json={"name": "known", "teams": 4, "owners": {"ASH": "Ann"}})
    (owner,) = client.get("/api/leagues/known/owners").json()
    table = client.post("/api/tables", json={"game": "ddf", "seats": [{"who": "me"}, {"who": "friend"}]}).json()
    shared = {
        "token": table["seats"][0]["token"], "table_id": table["table"], "name": "known", "game": "ddf",
        "team": "2017-PHI", "number": 1, "play": 0,
    }  # fmt: skip
    return {"": shared, "leagues": {**shared, "token": owner["link"].rpartition("/")[2]}}


@pytest.mark.slow
def test_nothing_that_can_be_sent_is_a_fault_of_ours(client: TestClient, known: dict[str, dict[str, Any]]) -> None:
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", client.app)
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    operations.sort(key=lambda operation: operation.label.startswith(LAST))
    proof = client.cookies[COMMISSIONER_COOKIE]
    for operation in operations:
        part = operation.path.split("/")[2]
        _try(operation, known.get(part, known[""]), proof)
    described = client.get("/api/openapi.json").json()["paths"]
    assert len(operations) == sum(len(methods) for methods in described.values()), "every operation has been tried"


def _try(operation: Any, known: dict[str, Any], proof: str) -> None:
    @given(case=operation.as_strategy(), is_known=st.booleans(), is_commissioner=st.booleans())
    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def attempt(case: Any, is_known: bool, is_commissioner: bool) -> None:
        if is_known and case.path_parameters and not operation.path.endswith(ENDLESS):
            case.path_parameters.update({name: known[name] for name in case.path_parameters if name in known})
        if operation.path == "/api/seats/{token}":
            case.query.pop("wait", None)
        cookies = {COMMISSIONER_COOKIE: proof} if is_commissioner else {}
        response = case.call(cookies=cookies, timeout=PATIENCE)
        case.validate_response(response, checks=[not_a_server_error])

    attempt()
