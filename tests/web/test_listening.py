"""Whoever listens never goes deaf: after a database error, beside another server, when a room is read anew."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from fieldhouse.store.lobby import LobbyStore
from fieldhouse.web.rooms import Rooms
from fieldhouse.web.routes import common
from patience import PATIENCE
from web.conftest import SetUp
from web.playing import answer_default, lobby_of


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "HEARTBEAT", 0.3)
    monkeypatch.setattr(common, "SOON", 0.1)


@contextmanager
def listening(address: str, token: str) -> Iterator[Callable[[int], bool]]:
    """The versions that a stream tells, as they come."""
    heard, has_news = [], threading.Condition()

    def listen() -> None:
        with httpx.stream("GET", f"{address}/api/seats/{token}/events", timeout=PATIENCE) as news:
            for line in news.iter_lines():
                if line.startswith("data:"):
                    with has_news:
                        heard.append(int(line.removeprefix("data: ")))
                        has_news.notify_all()
                if is_over.is_set():
                    return

    is_over = threading.Event()
    thread = threading.Thread(target=listen)
    thread.start()

    def hears(version: int) -> bool:
        with has_news:
            return has_news.wait_for(lambda: bool(heard) and heard[-1] == version, PATIENCE)

    try:
        yield hears
    finally:
        is_over.set()
        thread.join(PATIENCE)


def answered(http: httpx.Client, token: str) -> httpx.Response:
    view = http.get(f"/api/seats/{token}").json()
    body = {"turn": view["turn"], "key": view["question"]["default"]}
    return http.post(f"/api/seats/{token}/answer", json=body)


def seated(http: httpx.Client) -> Any:
    return http.post("/api/tables", json={"game": "ddf"}).json()["seats"][0]["token"]


def test_after_a_database_error_those_who_listened_hear_what_comes_next(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        token = seated(http)
        with listening(address, token) as hears:
            assert hears(answered(http, token).json()["version"])
            with monkeypatch.context() as broken:
                broken.setattr(LobbyStore, "_write_batch", _fails)
                broken.setattr(LobbyStore, "read", _fails)
                assert answered(http, token).status_code == 503
            for _ in range(3):
                version = answered(http, token).json()["version"]
                assert hears(version), "deaf"


def _fails(*given: object) -> None:
    raise OperationalError("", {}, Exception("the disk is full"))


def test_whoever_waits_for_a_newer_version_is_shown_the_room_that_was_read_anew(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        token = seated(http)
        before = answered(http, token).json()["version"]
        shown = []
        waiting = threading.Thread(
            target=lambda: shown.append(
                httpx.get(f"{address}/api/seats/{token}?after={before}&wait=20", timeout=PATIENCE).json()
            )
        )
        waiting.start()
        with monkeypatch.context() as broken:
            broken.setattr(LobbyStore, "_write_batch", _fails)
            assert answered(http, token).status_code == 503
        waiting.join(PATIENCE)
        assert shown[0]["version"] == before


def test_what_another_server_writes_is_heard(address: str, data: Path) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        token = seated(http)
        with listening(address, token) as hears:
            assert hears(http.get(f"/api/seats/{token}").json()["version"])
            room, seat = Rooms(LobbyStore()).seat(token)
            answer_default(room, seat)
            assert hears(room.changes)
        assert http.get(f"/api/seats/{token}").json()["version"] == room.changes


def test_so_many_wait_and_no_more(client: TestClient, set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    (mine,) = set_up()["seats"]
    lobby = lobby_of(client)
    monkeypatch.setattr(lobby.listeners, "most_from_one", 0)
    refused = client.get(f"/api/seats/{mine['token']}/events")
    assert (refused.status_code, refused.json()["detail"][:8]) == (429, "Too many")
    assert client.get(f"/api/seats/{mine['token']}?after=1000000&wait=1").status_code == 429
