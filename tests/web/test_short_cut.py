"""The short way of an answer says and refuses what the long way does, which is still there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fieldhouse.web.faults import Discreet
from fieldhouse.web.room import Room
from fieldhouse.web.routes import api_seats
from web.conftest import SetUp
from web.playing import lobby_of, look

BODIES = (
    b"",
    b"{",
    b"[]",
    b'{"turn": "0-0"}',
    b'{"turn": 5, "key": "pass"}',
    b'{"turn": "0-0", "key": "pass", "more": 1}',
    b'{"turn": "0-0", "key": "no such key"}',
    b'{"turn": "9-9", "key": "pass"}',
)


def said(client: TestClient, path: str, body: bytes, kind: str = "application/json") -> tuple[int, Any, dict[str, str]]:
    answer = client.post(path, content=body, headers={"content-type": kind})
    told = {name: value for name, value in answer.headers.items() if name != "content-length"}
    return answer.status_code, answer.json(), told


@pytest.mark.parametrize("body", BODIES)
def test_whatever_is_wrong_is_said_as_the_route_says_it(client: TestClient, set_up: SetUp, body: bytes) -> None:
    token = set_up()["seats"][0]["token"]
    look(client, token)
    path = f"/api/seats/{token}/answer"
    long_way = said(client, path, body, "application/json; charset=utf-8")
    assert said(client, path, body) == long_way
    assert long_way[0] in (400, 409, 422)


def test_a_link_that_opens_no_seat_is_refused(client: TestClient) -> None:
    assert said(client, f"/api/seats/{'x' * 32}/answer", b'{"turn": "0-0", "key": "pass"}')[0] == 404
    assert said(client, "/api/seats/short/answer", b'{"turn": "0-0", "key": "pass"}')[0] == 422


def test_an_answer_goes_the_short_way(client: TestClient, set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    token = set_up()["seats"][0]["token"]
    view = look(client, token)
    monkeypatch.setattr(api_seats.router, "routes", [])
    body = json.dumps({"turn": view["turn"], "key": view["question"]["default"]}).encode()
    status, now, told = said(client, f"/api/seats/{token}/answer", body)
    assert status == 200
    assert now["version"] > view["version"]
    assert told["cache-control"] == "no-store" and "content-security-policy" in told
    room, _ = lobby_of(client).rooms.seat(token)
    assert now["turn"] == room.turn


def test_a_fault_on_the_short_way_is_logged_by_its_route_and_without_its_token(
    client: TestClient, set_up: SetUp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    token = set_up()["seats"][0]["token"]
    view = look(client, token)
    monkeypatch.setattr(Room, "answer", lambda *given: 1 / 0)
    body = json.dumps({"turn": view["turn"], "key": view["question"]["default"]}).encode()
    discreet = TestClient(Discreet(client.app), base_url=client.base_url, raise_server_exceptions=False)
    status, told, _ = said(discreet, f"/api/seats/{token}/answer", body)
    assert (status, told["detail"].split(".")[0]) == (500, "Something is wrong inside Fieldhouse")
    assert "POST /api/seats/{token}/answer failed" in caplog.text and token not in caplog.text
