"""Rooms in memory: all that are played in; those that nobody looks at are left to the disk; none is behind the disk."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from fieldhouse import catalog
from fieldhouse.store.lobby import LobbyStore
from fieldhouse.table.journal import Header
from fieldhouse.table.refusal import Conflict
from fieldhouse.web import rooms as halls
from fieldhouse.web.limits import MOST_IN_ALL
from fieldhouse.web.room import Room
from fieldhouse.web.rooms import Rooms
from table.seats import SECOND
from web.playing import answer_default


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that is set by hand."""
    time = [1000.0]
    for place in ("rooms", "room"):
        monkeypatch.setattr(f"fieldhouse.web.{place}.monotonic", lambda: time[0])
    return time


@pytest.fixture
def header() -> Header:
    return replace(catalog.game("ddf").header(("2017-NE", "2017-PHI"), 11, {}), seats=("book", "person"))


def rooms(hall: Rooms, header: Header, count: int) -> list[Room]:
    return [hall.open(replace(header, seed=seed), {}) for seed in range(count)]


def test_every_table_that_may_be_under_way_is_kept_in_memory() -> None:
    assert halls.ROOMS_IN_MEMORY == MOST_IN_ALL


def test_past_that_number_the_room_used_longest_ago_goes(
    data: Path, clock: list[float], header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "ROOMS_IN_MEMORY", 3)
    hall = Rooms(LobbyStore())
    first, second, *_ = rooms(hall, header, 3)
    assert hall.room(first.id) is first
    rooms(hall, header, 1)
    assert hall.room(first.id) is first
    assert hall.room(second.id) is not second


async def _listen(room: Room) -> None:
    """Somebody waits for news of a room, and goes on waiting."""
    room.notifications.join()


def test_a_room_that_somebody_listens_to_stays(
    data: Path, clock: list[float], header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "ROOMS_IN_MEMORY", 2)
    hall = Rooms(LobbyStore())
    first, second = rooms(hall, header, 2)
    with ThreadPoolExecutor(1) as elsewhere:  # a browser's loop may be running in this thread
        elsewhere.submit(asyncio.run, _listen(first)).result()
    rooms(hall, header, 1)
    assert hall.room(first.id) is first
    assert hall.room(second.id) is not second


def test_a_room_that_nobody_looks_at_for_an_hour_goes(data: Path, clock: list[float], header: Header) -> None:
    hall = Rooms(LobbyStore())
    first, second = rooms(hall, header, 2)
    clock[0] += halls.IDLE - 1
    hall.room(second.id)
    clock[0] += 1
    hall.room(second.id)
    assert list(hall._rooms) == [second.id]
    assert hall.room(first.id) is not first


def test_what_another_server_has_written_is_seen_a_second_later(data: Path, clock: list[float], header: Header) -> None:
    here, there = Rooms(LobbyStore()), Rooms(LobbyStore())
    room = here.open(header, {})
    behind = there.room(room.id)
    answer_default(room, SECOND)
    assert there.room(room.id) is behind
    clock[0] += halls.FRESH
    assert there.room(room.id).session.journal == room.session.journal


def test_an_answer_does_not_ask_the_disk_first(
    data: Path, clock: list[float], header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Rooms(LobbyStore())
    room = hall.open(header, {})
    clock[0] += halls.FRESH
    monkeypatch.setattr(hall.store, "changes", lambda table_id: pytest.fail("it was asked"))
    assert hall.act(room.tokens[SECOND], answer_default) == (room, 1)
    assert hall.room(room.id) is room, "what has just been written stands there"


def test_whoever_does_nothing_new_is_shown_what_another_server_has_written(
    data: Path, clock: list[float], header: Header
) -> None:
    here, there = Rooms(LobbyStore()), Rooms(LobbyStore())
    room = here.open(header, {})
    there.room(room.id)
    answer_default(room, SECOND)
    clock[0] += halls.FRESH
    shown, _ = there.act(room.tokens[SECOND], lambda room, seat: None)
    assert shown.session.journal == room.session.journal


def test_an_answer_in_a_room_that_was_overtaken_counts_where_the_game_stands(
    data: Path, clock: list[float], header: Header
) -> None:
    """Two servers at one table: what is asked there now is answered, what has been answered there is refused."""
    here, there = Rooms(LobbyStore()), Rooms(LobbyStore())
    room = here.open(header, {})
    behind = there.room(room.id)
    answer_default(room, SECOND)
    old, new = behind.turn, room.turn
    key = room.session.questions[0].default
    with pytest.raises(Conflict, match="has been answered already"):
        there.act(room.tokens[SECOND], lambda room, seat: room.answer(seat, old, key))
    ahead, _ = there.act(room.tokens[SECOND], lambda room, seat: room.answer(seat, new, key))
    assert ahead.changes == room.changes + 1
    again = room.session.questions[0].default
    with pytest.raises(Conflict, match="has been answered already"):
        here.act(room.tokens[SECOND], lambda room, seat: room.answer(seat, new, again))
