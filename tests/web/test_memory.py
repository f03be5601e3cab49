"""A room in memory: what it holds hardly grows with its game, and what it has let go comes back as it was."""

from __future__ import annotations

import gc
import sys
from dataclasses import replace
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Final

import pytest

from fieldhouse import catalog
from fieldhouse.store.lobby import LobbyStore
from fieldhouse.web import chances, rooms
from fieldhouse.web.chances import Chances
from fieldhouse.web.play_by_play import PlayLine
from fieldhouse.web.room import Room
from fieldhouse.web.rooms import Rooms
from fieldhouse.web.table_view import LINES_SHOWN
from fieldhouse.web.tables import usual_seats, usual_teams
from table.seats import SECOND
from web.playing import answer_default

SHARED: Final = (ModuleType, type, FunctionType)
MOST_GROWTH: Final = 550
"""Bytes an answer, from the thirtieth to the end of a game. With all states kept it was eighteen hundred and more."""


def room_of(game: str) -> Room:
    definition = catalog.game(game)
    teams = usual_teams(game)
    coach = definition.levels[0]
    seats = tuple("person" if wish.who == "me" else coach for wish in usual_seats(len(teams)))
    header = replace(definition.header(teams, 3, {}), seats=seats)
    return Rooms(LobbyStore()).open(header, {})


def bytes_of(*roots: object) -> int:
    """All that can be reached, without what the whole program shares."""
    seen: set[int] = set()
    waiting = list(roots)
    total = 0
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, SHARED):
            seen.add(id(thing))
            total += sys.getsizeof(thing)
            waiting.extend(gc.get_referents(thing))
    return total


def held(room: Room) -> int:
    return bytes_of(room.session, room.play_by_play, room.facts, room.seen)


@pytest.mark.parametrize("game", ["ddf", "statispro"])
def test_a_room_hardly_grows_with_its_game(data: Path, game: str) -> None:
    room = room_of(game)
    (seat,) = room.people
    for _ in range(30):
        answer_default(room, seat)
    before, answers = held(room), 0
    while not room.session.over:
        answer_default(room, seat)
        answers += 1
    assert len(room.session.rests) > 100
    assert held(room) - before < MOST_GROWTH * answers


def test_lines_that_were_put_away_come_back_as_they_were(data: Path) -> None:
    """A room that was there all along tells what one tells that has been read just now."""
    room = room_of("bowlbound")
    (seat,) = room.people
    told: list[PlayLine] = []
    while not room.session.over:
        known = len(told)
        answer_default(room, seat)
        told += room.play_by_play.lines[known:]
    assert len(told) > 3 * LINES_SHOWN
    assert room.play_by_play.lines == told
    middle = told[len(told) // 2].play
    assert room.play_by_play.through(middle, 5) == [line for line in told if line.play <= middle][:-6:-1]
    assert room.play_by_play.count_between(3, middle) == sum(3 < line.play <= middle for line in told)
    assert Rooms(room.store).room(room.id).play_by_play.lines == told


def test_a_room_that_was_read_holds_no_more_than_one_that_was_there(data: Path) -> None:
    room = room_of("ddf")
    (seat,) = room.people
    for _ in range(100):
        answer_default(room, seat)
    assert held(Rooms(room.store).room(room.id)) < held(room) + 20_000


def test_a_seat_is_forgotten_with_its_room(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "ROOMS_IN_MEMORY", 1)
    hall = Rooms(LobbyStore())
    header = room_of("ddf").header
    seats = [hall.seat(hall.open(header, {}).tokens[SECOND]) for _ in range(4)]
    assert len(hall._seats) <= 2
    assert hall.seat(seats[0][0].tokens[SECOND])[1] == 1


def test_curves_that_are_told_at_once_are_forgotten_in_their_turn(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "MOST_GAMES", 2)
    known = Chances()
    room = room_of("ddf")
    assert room.definition.teller(room.header), "its chances are played out: this test needs another game"
    for name in "abcd":
        room.id = name
        assert known.curve(room)["points"]
    assert len(known._points) == len(known._wanted) == 2
