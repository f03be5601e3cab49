"""Requests made up from the API's own description by schemathesis: none is a fault of ours."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.result import Ok
from tools.fuzz.damage import ASLEEP, fault_of

from fieldhouse.web.app import create_app
from fieldhouse.web.lobby import COMMISSIONER_COOKIE
from fieldhouse.web.settings import Settings

KEY: Final = "the commissioner's key"
ENDLESS: Final = "/events"
LAST: Final = ("DELETE", "POST /api/sign-out")
AT_ONCE: Final = 20
"""So many requests of one kind, then another kind."""
BACKGROUND: Final = (
    "fieldhouse.web.season_service.simulate_season", "fieldhouse.web.league_service.OpenLeague.simulate",
    "fieldhouse.web.league_service.OpenLeague.step",
)  # fmt: skip
"""What would run for minutes is only asked for."""


def bodies(throw: random.Random) -> Iterator[str]:
    with TemporaryDirectory(prefix="fieldhouse-fuzz-") as name:
        os.environ["FIELDHOUSE_DATA"] = str(Path(name) / "data")
        patches = [patch(path, lambda *given: None) for path in BACKGROUND]
        for each in patches:
            each.start()
        try:
            client = TestClient(create_app(Settings(KEY, (), has_rollouts=False)), raise_server_exceptions=False)
            known = _known(client)
            proof = client.cookies[COMMISSIONER_COOKIE]
            schema = schemathesis.openapi.from_asgi("/api/openapi.json", client.app)
            operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
            while True:
                yield from _requests(throw.choice(operations), known, proof, throw)
        finally:
            for each in patches:
                each.stop()


def _known(client: TestClient) -> dict[str, dict[str, Any]]:
    """What is there, so that half of all requests find what they name."""
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


def _requests(operation: Any, known: dict[str, dict[str, Any]], proof: str, throw: random.Random) -> Iterator[str]:
    faults: list[str] = []
    here = known.get(operation.path.split("/")[2], known[""])

    @seed(throw.randrange(2**32))
    @given(case=operation.as_strategy())
    @settings(
        max_examples=AT_ONCE, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def attempt(case: Any) -> None:
        if throw.random() < 0.5 and case.path_parameters and not operation.path.endswith(ENDLESS):
            if not operation.label.startswith(LAST):
                case.path_parameters.update({name: here[name] for name in case.path_parameters if name in here})
        if operation.path == "/api/seats/{token}":
            case.query.pop("wait", None)
        cookies = {COMMISSIONER_COOKIE: proof} if throw.random() < 0.5 else {}

        def send() -> None:
            status = case.call(cookies=cookies, timeout=ASLEEP).status_code
            assert status < 500 or status == 503, status

        faults.append(fault_of(send, f"{operation.label} {case.body!r:.200} {case.query!r:.100}"))

    attempt()
    yield from faults
