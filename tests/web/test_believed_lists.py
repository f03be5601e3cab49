"""Lists of teams are looked up again after a while, by one of those who ask; nobody else waits for it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from fastapi.testclient import TestClient

from fieldhouse.web import season_service, teams
from fieldhouse.web.teams import Believed
from patience import PATIENCE


class Shelf:
    """A list that takes as long to look up as the test wants."""

    def __init__(self) -> None:
        self.looks = 0
        self.may_end = Event()
        self.begun = Event()
        self.may_end.set()

    def look(self, game: str) -> str:
        self.looks += 1
        self.begun.set()
        assert self.may_end.wait(PATIENCE)
        return f"{game} {self.looks}"


def test_a_list_is_believed_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    known = Believed(shelf.look)
    assert [known("ddf"), known("ddf"), known("lords")] == ["ddf 1", "ddf 1", "lords 2"]
    monkeypatch.setattr(teams, "FRESH", 0.0)
    known = Believed(shelf.look)
    assert [known("ddf"), known("ddf")] == ["ddf 3", "ddf 4"]


def test_while_one_looks_again_the_others_take_the_old_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teams, "FRESH", 0.0)
    shelf = Shelf()
    known = Believed(shelf.look)
    assert known("ddf") == "ddf 1"
    shelf.may_end.clear()
    shelf.begun.clear()
    with ThreadPoolExecutor(1) as pool:
        looking = pool.submit(known, "ddf")
        assert shelf.begun.wait(PATIENCE)
        assert known("ddf") == "ddf 1"
        shelf.may_end.set()
        assert looking.result() == "ddf 2"


def test_who_asks_first_of_all_waits_and_the_list_is_looked_up_once() -> None:
    shelf = Shelf()
    shelf.may_end.clear()
    known = Believed(shelf.look)
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(known, "ddf") for _ in range(4)]
        assert shelf.begun.wait(PATIENCE)
        shelf.may_end.set()
        assert {each.result() for each in asked} == {"ddf 1"}
    assert shelf.looks == 1


def test_no_page_reads_the_schedules_of_the_library_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read them all takes a third of a second of the processor, for which whoever plays would wait."""
    shown = client.get("/api/seasons/schedules").json()
    assert "2017" in shown["ddf"]
    monkeypatch.setattr(season_service, "load_schedule", None)
    assert client.get("/api/seasons/schedules").json() == shown
    assert client.get("/seasons").status_code == 200
