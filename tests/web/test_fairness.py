"""A long move at one table, or a long game that is read from the disk, keeps nobody at another table waiting."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from fieldhouse import catalog
from fieldhouse.store.lobby import Kept, LobbyStore
from fieldhouse.table.journal import Header
from fieldhouse.table.seat import Seat
from fieldhouse.web.room import Room
from fieldhouse.web.rooms import Rooms
from patience import PATIENCE


@pytest.fixture
def header() -> Header:
    return replace(catalog.game("ddf").header(("2017-NE", "2017-PHI"), 11, {}), seats=("book", "person"))


def sit_down(http: httpx.Client) -> tuple[str, dict[str, Any]]:
    token = http.post("/api/tables", json={"game": "ddf"}).json()["seats"][0]["token"]
    return token, http.get(f"/api/seats/{token}").json()


def answered(http: httpx.Client, token: str, view: dict[str, Any]) -> int:
    body = {"turn": view["turn"], "key": view["question"]["default"]}
    return http.post(f"/api/seats/{token}/answer", json=body).status_code


def test_a_long_move_of_the_computer_lets_the_other_tables_play(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        (slow, slow_view), (quick, quick_view) = sit_down(http), sit_down(http)
        is_moving, may_end = Event(), Event()
        answer = Room.answer

        def thoughtful(room: Room, seat: Seat, turn: str, key: str) -> None:
            if room.tokens[seat] == slow:
                is_moving.set()
                assert may_end.wait(PATIENCE)
            answer(room, seat, turn, key)

        monkeypatch.setattr(Room, "answer", thoughtful)
        told: list[int] = []
        mover = Thread(target=lambda: told.append(httpx.Client(base_url=address, timeout=PATIENCE).post(
            f"/api/seats/{slow}/answer", json={"turn": slow_view["turn"], "key": slow_view["question"]["default"]}
        ).status_code))  # fmt: skip
        mover.start()
        assert is_moving.wait(PATIENCE)
        assert answered(http, quick, quick_view) == 200
        assert http.get(f"/seat/{quick}/table").status_code == 200
        assert told == [], "the long move is still under way"
        may_end.set()
        mover.join(PATIENCE)
        assert told == [200]


def test_a_game_that_is_read_slowly_keeps_nobody_else_waiting(
    data: Path, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Rooms(LobbyStore())
    long_one, other = first.open(header, {}), first.open(replace(header, seed=12), {})
    is_reading, may_end = Event(), Event()
    read = LobbyStore.read

    def slow(store: LobbyStore, table_id: str) -> Kept:
        if table_id == long_one.id:
            is_reading.set()
            assert may_end.wait(PATIENCE)
        return read(store, table_id)

    monkeypatch.setattr(LobbyStore, "read", slow)
    hall = Rooms(LobbyStore())
    monkeypatch.setattr("fieldhouse.web.rooms.hash", {long_one.id: 0, other.id: 1}.__getitem__, raising=False)
    readers = [Thread(target=hall.room, args=(long_one.id,)) for _ in range(2)]
    for reader in readers:
        reader.start()
    assert is_reading.wait(PATIENCE)
    assert hall.room(other.id).id == other.id
    assert all(reader.is_alive() for reader in readers)
    may_end.set()
    for reader in readers:
        reader.join(PATIENCE)
    assert hall.room(long_one.id) is hall.room(long_one.id), "read once, by whoever came first"
