"""The commissioner's key: never empty, never half a key, and nobody guesses at it for long."""

from __future__ import annotations

import errno
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fieldhouse.web import key as keys
from fieldhouse.web.key import SHORTEST_KEY, Porter, commissioner_key
from web.conftest import KEY


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    key = commissioner_key(tmp_path)
    assert commissioner_key(tmp_path) == key
    assert (tmp_path / "commissioner.key").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == ["commissioner.key"]


@pytest.mark.parametrize("left", [b"", b"\n", b"abc", b"\xff\xfe" * 20, b"a" * (SHORTEST_KEY - 1) + b"\n"])
def test_an_empty_short_or_damaged_key_is_made_anew(tmp_path: Path, left: bytes) -> None:
    (tmp_path / "commissioner.key").write_bytes(left)
    key = commissioner_key(tmp_path)
    assert len(key) >= SHORTEST_KEY
    assert (tmp_path / "commissioner.key").read_text() == f"{key}\n"


def test_a_full_disk_leaves_no_key_rather_than_an_empty_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        commissioner_key(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_servers_that_begin_at_once_have_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as servers:
        assert len(set(servers.map(lambda _: commissioner_key(tmp_path), range(16)))) == 1


def test_a_key_that_others_could_read_is_mended(tmp_path: Path) -> None:
    key = commissioner_key(tmp_path)
    (tmp_path / "commissioner.key").chmod(0o644)
    assert commissioner_key(tmp_path) == key
    assert (tmp_path / "commissioner.key").stat().st_mode & 0o077 == 0


def test_nobody_signs_in_with_nothing(client: TestClient) -> None:
    assert client.post("/api/sign-in", json={"key": ""}).status_code == 403


def test_wrong_keys_slow_down_and_only_where_they_come_from(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "monotonic", lambda: 1000.0)  # all of it at one moment, however busy the machine
    guesses = [client.post("/api/sign-in", json={"key": f"guess {n}"}) for n in range(keys.FREE_GUESSES + 2)]
    assert [each.status_code for each in guesses] == [403] * keys.FREE_GUESSES + [429] * 2
    assert guesses[-1].json()["detail"].startswith("Too many wrong keys: wait ")
    assert client.post("/api/sign-in", json={"key": KEY}).status_code == 429, "a guess that is right is none to be told"
    elsewhere = TestClient(client.app, client=("10.0.0.9", 50_000))
    assert elsewhere.post("/api/sign-in", json={"key": KEY}).status_code == 204


def test_each_wrong_key_doubles_the_wait_and_a_right_one_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(keys, "monotonic", lambda: now)
    porter = Porter()
    waits = []
    for _ in range(15):
        porter.was_wrong("2001:db8::1")
        waits.append(porter.wait("2001:db8::2"))
        now += waits[-1]
    assert waits[:6] == [0.0, 0.0, 1.0, 2.0, 4.0, 8.0]
    assert waits[-1] == keys.LONGEST_WAIT
    assert porter.wait("2001:db8::1") == 0.0, "who has waited may try again"
    porter.was_right("2001:db8::1")
    porter.was_wrong("2001:db8::1")
    assert porter.wait("2001:db8::1") == 0.0
