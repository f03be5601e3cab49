"""What a server prints and logs, whom it believes, and the names it goes by."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from fieldhouse.web.app import create_app
from fieldhouse.web.faults import CLOSING, Discreet
from fieldhouse.web.key import FREE_GUESSES
from fieldhouse.web.serving import Server
from fieldhouse.web.settings import Settings
from patience import PATIENCE
from web.playing import ALONE
from web.process import served

BROKEN = """
CREATE TRIGGER broken BEFORE UPDATE ON lobby_tables BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
"""


def test_a_database_that_fails_is_a_sentence_and_no_secret_is_logged(data: Path, tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        token = http.post("/api/tables", json={"game": "ddf"}).json()["seats"][0]["token"]
        view = http.get(f"/api/seats/{token}").json()
        engine = create_engine(f"sqlite:///{data / 'fieldhouse.sqlite'}")
        with engine.begin() as connection:
            connection.execute(text(BROKEN))
        body = {"turn": view["turn"], "key": view["question"]["default"]}
        failed = http.post(f"/api/seats/{token}/answer", json=body)
        with engine.begin() as connection:
            connection.execute(text("DROP TRIGGER broken"))
            connection.execute(text("ALTER TABLE lobby_visits RENAME TO gone"))
        also = http.get(f"/seat/{token}")
        logged = server.printed()
    assert failed.status_code == also.status_code == 503
    assert failed.json()["detail"].startswith("The database does not answer now.")
    assert "the disk is full" in logged and "no such table" in logged, "the log says what is wrong"
    assert token not in logged
    assert '"score"' not in logged and "UPDATE" not in logged and "INSERT" not in logged


@pytest.mark.parametrize(
    "fault", [KeyError("a-token"), OperationalError("UPDATE a-token", {"call": "a-token"}, Exception("a-token"))]
)
def test_what_nobody_expected_is_logged_by_its_kind_and_place(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(scope: object, receive: object, send: object) -> None:
        raise fault

    async def nothing(*given: object) -> Any:
        return None

    with ThreadPoolExecutor() as beside:  # a browser of another test may have a loop of its own in this thread
        told = Discreet(fails)({"type": "http", "method": "GET", "path": "/seat/a-token"}, nothing, nothing)
        beside.submit(asyncio.run, told).result()
    assert type(fault).__name__ in caplog.text
    assert "in fails" in caplog.text
    assert "a-token" not in caplog.text


def test_who_is_still_waiting_when_the_server_closes_is_told_and_nothing_is_logged(
    data: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    is_asked, may_end = Event(), Event()

    def slow(*given: object, **more: object) -> None:
        is_asked.set()
        may_end.wait(PATIENCE)

    monkeypatch.setattr("fieldhouse.web.routes.lobby_pages.page", slow)
    server = Server(create_app(settings), 500)
    listening = socket.create_server(("127.0.0.1", 0))
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    with ThreadPoolExecutor() as beside:
        running = beside.submit(server.run, [listening])
        asked = beside.submit(httpx.get, address, timeout=PATIENCE)
        assert is_asked.wait(PATIENCE)
        server.should_exit = True
        told = asked.result()
        may_end.set()
        running.result()
    assert (told.status_code, told.text) == (503, CLOSING)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(("words", "is_believed"), [((), False), (("--proxy", "127.0.0.1"), True)])
def test_only_a_named_proxy_is_believed(data: Path, tmp_path: Path, words: tuple[str, ...], is_believed: bool) -> None:
    """Who can say where he comes from is nobody in particular: each wrong key would come from somewhere else."""
    with served(tmp_path, *words) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        guesses = [
            http.post("/api/sign-in", json={"key": "a guess"}, headers={"X-Forwarded-For": f"10.0.0.{n}"})
            for n in range(8)  # each that is looked at doubles the wait: nobody is slow enough for all of them
        ]
    codes = [each.status_code for each in guesses]
    assert codes[:FREE_GUESSES] == [403] * FREE_GUESSES
    assert (429 in codes) is not is_believed


def test_a_server_that_was_given_names_goes_by_no_other(data: Path, tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0", "--name", "Games.example.org") as server:
        hosts = ("games.example.org", "GAMES.example.org:8710", f"127.0.0.1:{server.port}", "evil.example", "")
        codes = [
            httpx.get(f"{server.address}/api/me", headers={"Host": host}, timeout=PATIENCE).status_code
            for host in hosts
        ]
    assert codes == [200, 200, 200, 400, 400]


def test_a_server_without_names_goes_by_any(data: Path, tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0") as server:
        assert httpx.get(f"{server.address}/api/me", headers={"Host": "a.example"}, timeout=PATIENCE).status_code == 200


def test_an_ended_backend_is_no_fault(cluster: str, data: Path, tmp_path: Path) -> None:
    with (
        served(tmp_path, FIELDHOUSE_DATABASE=cluster) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        token = http.post("/api/tables", json=ALONE).json()["seats"][0]["token"]
        engine = create_engine(cluster)
        codes = []
        for _ in range(5):
            with engine.connect() as connection:
                others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                connection.execute(text(others))
            view = http.get(f"/api/seats/{token}").json()
            body = {"turn": view["turn"], "key": view["question"]["default"]}
            codes.append(http.post(f"/api/seats/{token}/answer", json=body).status_code)
            codes.append(http.get("/").status_code)
        engine.dispose()
    assert codes == [200] * 10
