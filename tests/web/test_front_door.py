"""Before anything is asked: heads that never end, headers without end, and a house full of connections."""

from __future__ import annotations

import resource
import socket
import time
from pathlib import Path

import httpx
import pytest

from fieldhouse.web import front_door
from patience import PATIENCE
from web.process import served

HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:"


def connected(address: str) -> socket.socket:
    port = int(address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


def all_that_comes(line: socket.socket) -> bytes:
    """What is sent until the other side hangs up."""
    found = b""
    try:
        while more := line.recv(65536):
            found += more
    except ConnectionResetError:
        pass
    return found


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


def test_half_sent_heads_shut_nobody_out(data: Path, tmp_path: Path) -> None:
    with served(tmp_path, before=few_files) as server:
        lines = []
        try:
            for _ in range(600):
                lines.append(connected(server.address))
                lines[-1].sendall(HALF_A_HEAD)
            assert httpx.get(f"{server.address}/api/me", timeout=PATIENCE).status_code == 200
        finally:
            for line in lines:
                line.close()
        assert "Too many open files" not in server.printed()


def test_quiet_connections_shut_nobody_out(data: Path, tmp_path: Path) -> None:
    """Each has asked once and is kept open, as browsers do."""
    with served(tmp_path, before=few_files) as server:
        lines = []
        try:
            for _ in range(400):
                lines.append(connected(server.address))
                lines[-1].sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert lines[-1].recv(65536).startswith(b"HTTP/1.1 200")
            assert httpx.get(f"{server.address}/api/me", timeout=PATIENCE).status_code == 200
        finally:
            for line in lines:
                line.close()


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ",
        b"GET /",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Trailer: ",
    ],
)
def test_a_head_without_end_is_cut_short(address: str, beginning: bytes) -> None:
    line = connected(address)
    sent = 0
    try:
        line.sendall(beginning)
        for _ in range(50 * 16):  # 50 MB
            line.sendall(b"a" * 65536)
            sent += 65536
    except OSError:
        pass
    assert sent < 20_000_000, "the server listened for too long"
    line.close()
    assert httpx.get(f"{address}/api/me", timeout=PATIENCE).status_code == 200


def test_what_is_too_much_is_told_so(address: str) -> None:
    line = connected(address)
    line.sendall(HALF_A_HEAD + b"a" * (front_door.LARGEST_HEAD + front_door.SPOONFUL))
    assert all_that_comes(line).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("before", [b"", HALF_A_HEAD, b"\r\n"])
def test_who_takes_too_long_is_let_go(
    data: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, before: bytes
) -> None:
    monkeypatch.setattr(front_door, "REQUEST_SECONDS", 0.5)
    line = connected(request.getfixturevalue("address"))
    line.sendall(before)
    assert b"HTTP/1.1 408 " in all_that_comes(line)


def test_who_was_answered_and_says_half_a_thing_is_let_go(
    data: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(front_door, "REQUEST_SECONDS", 0.5)
    line = connected(request.getfixturevalue("address"))
    line.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert line.recv(65536).startswith(b"HTTP/1.1 200")
    line.sendall(b"\r\n")
    assert b"HTTP/1.1 408 " in all_that_comes(line)


def test_a_body_that_takes_too_long_is_let_go(
    data: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(front_door, "REQUEST_SECONDS", 0.5)
    line = connected(request.getfixturevalue("address"))
    line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    all_that_comes(line)


def test_a_long_answer_is_no_long_request(
    data: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Streams stay open, and so does a connection between two answers."""
    monkeypatch.setattr(front_door, "REQUEST_SECONDS", 0.5)
    with httpx.Client(base_url=request.getfixturevalue("address"), timeout=PATIENCE) as http:
        token = http.post("/api/tables", json={"game": "ddf"}).json()["seats"][0]["token"]
        with http.stream("GET", f"/api/seats/{token}/events") as news:
            lines = news.iter_lines()
            assert next(lines) == "event: changed"
            time.sleep(1)
            with httpx.Client(base_url=http.base_url, timeout=PATIENCE) as other:
                view = other.get(f"/api/seats/{token}").json()
                time.sleep(1)
                body = {"turn": view["turn"], "key": view["question"]["default"]}
                assert other.post(f"/api/seats/{token}/answer", json=body).status_code == 200
            assert [next(lines) for _ in range(3)][2] == "event: changed"


def test_many_requests_at_once_on_one_line_are_all_answered(address: str) -> None:
    one = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    line = connected(address)
    line.sendall((one + b"\r\n") * 40 + one + b"Connection: close\r\n\r\n")
    assert all_that_comes(line).count(b"HTTP/1.1 200 ") == 41
