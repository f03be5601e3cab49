"""What was accepted stays: the store, a server that is killed, two writers."""

from __future__ import annotations

import signal
from dataclasses import replace
from pathlib import Path
from threading import Thread

import httpx
import pytest
from tools.machine.ports import free_port

from fieldhouse import catalog
from fieldhouse.store.lobby import LobbyStore, NoSuchTable, Overtaken
from fieldhouse.table.journal import Header
from fieldhouse.web import views
from fieldhouse.web.room import Room
from fieldhouse.web.rooms import Rooms
from patience import PATIENCE
from table.seats import SECOND
from web.playing import answer_default
from web.process import serving


@pytest.fixture
def header() -> Header:
    return replace(catalog.game("ddf").header(("2017-NE", "2017-PHI"), 11, {}), seats=("book", "person"))


def test_a_room_read_from_the_disk_stands_at_exactly_the_same_question(data: Path, header: Header) -> None:
    room = Rooms(LobbyStore()).open(header, {})
    for _ in range(25):
        answer_default(room, SECOND)
    again = Rooms(LobbyStore()).room(room.id)
    assert again is not room
    assert again.session.journal == room.session.journal
    assert views.view(again, SECOND) == views.view(room, SECOND)


def test_a_process_that_was_overtaken_does_not_write(data: Path, header: Header) -> None:
    room = Rooms(LobbyStore()).open(header, {})
    late = Rooms(LobbyStore()).room(room.id)
    answer_default(room, SECOND)
    with pytest.raises(Overtaken):
        answer_default(late, SECOND)
    assert late.is_stale
    assert LobbyStore().read(room.id).journal == room.session.journal


def test_many_rooms_written_at_once_all_stand(data: Path, header: Header) -> None:
    hall = Rooms(LobbyStore())
    rooms = [hall.open(replace(header, seed=seed), {}) for seed in range(8)]

    def play(room: Room) -> None:
        for _ in range(12):
            answer_default(room, SECOND)

    threads = [Thread(target=play, args=(room,)) for room in rooms]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    store = LobbyStore()
    for room in rooms:
        assert store.read(room.id).journal == room.session.journal


def test_a_table_that_is_not_there_is_a_sentence(data: Path) -> None:
    with pytest.raises(NoSuchTable, match="no such table"):
        LobbyStore().read("nowhere")


@pytest.mark.slow
def test_killed_at_any_moment_every_game_stands_where_its_last_accepted_answer_left_it(data: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    server = serving(port)
    try:
        with httpx.Client(base_url=base, timeout=PATIENCE) as http:
            token = http.post("/api/tables", json={"game": "statispro"}).json()["seats"][0]["token"]
            view = http.get(f"/api/seats/{token}").json()
            for _ in range(15):
                body = {"turn": view["turn"], "key": view["question"]["default"]}
                view = http.post(f"/api/seats/{token}/answer", json=body).json()
        server.send_signal(signal.SIGKILL)
        server.wait()
        server = serving(port)
        again = httpx.get(f"{base}/api/seats/{token}", timeout=PATIENCE).json()
        assert again == view | {"chances": again["chances"]}, "chances come when they are at hand"
    finally:
        server.kill()
        server.wait()
