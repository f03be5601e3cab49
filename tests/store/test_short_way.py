"""The short way of what every answer writes: tables that have only grown, in a transaction of the driver's own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from cli.conftest import data
from fieldhouse import catalog
from fieldhouse.store import lobby
from fieldhouse.store.engine import engine_at
from fieldhouse.store.lobby import Kept, LobbyStore, Overtaken
from fieldhouse.table.journal import CHOICE, SEALED, Entry, Journal
from table.seats import SECOND

__all__ = ["data"]

LINES = [Entry(CHOICE, SECOND, "go", str(number)) for number in range(12)]
HEADER = replace(catalog.game("ddf").header(("2017-NE", "2017-PHI"), 11, {}), seats=("book", "person"))


def table(name: str, lines: int, changes: int, **others: bool) -> Kept:
    """A table with so many lines in its journal, written so often."""
    tokens = {SECOND: f"a-token-of-{name}"}
    return Kept(name, Journal(HEADER, tuple(LINES[:lines])), {"lines": lines}, changes, tokens=tokens, **others)


def begun(store: LobbyStore, *names: str) -> None:
    """Tables whose first two lines have been written, by the whole way."""
    for name in names:
        store.create(table(name, 0, 0))
        store.keep(table(name, 2, 1), 0)


@pytest.fixture
def no_whole_way(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*given: object) -> None:
        raise AssertionError("the whole way")

    monkeypatch.setattr(LobbyStore, "_write_whole_way", gone)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, data: Path) -> LobbyStore:
    if request.param == "sqlite":
        return LobbyStore()
    return LobbyStore(engine_at(request.getfixturevalue("cluster")))


def test_a_table_that_has_grown_is_written_by_the_driver_alone(
    store: LobbyStore, request: pytest.FixtureRequest
) -> None:
    begun(store, "grown")
    request.getfixturevalue("no_whole_way")
    store.keep(table("grown", 12, 2), 2)
    read = LobbyStore(store.engine).read("grown")
    assert (read.journal.entries, read.facts, read.changes) == (tuple(LINES), {"lines": 12}, 2)


def test_a_sealed_choice_is_written_the_short_way(data: Path, request: pytest.FixtureRequest) -> None:
    store, sealed = LobbyStore(), Entry(SEALED, SECOND, "go", "1")
    begun(store, "sealed")
    request.getfixturevalue("no_whole_way")
    store.keep(replace(table("sealed", 2, 2), journal=Journal(HEADER, (*LINES[:2], sealed))), 2)
    assert store.read("sealed").journal.entries == (*LINES[:2], sealed)


def test_who_was_overtaken_hears_it_and_spoils_nothing_for_others(data: Path) -> None:
    store = LobbyStore()
    begun(store, "first", "late", "last")
    LobbyStore(store.engine).keep(table("late", 3, 2), 2)
    batch = [lobby._Waiting(table(name, 4, 2), 2) for name in ("first", "late", "last")]
    store._write_batch(batch)
    assert [type(each.fault) for each in batch] == [type(None), Overtaken, type(None)]
    assert [len(store.read(name).journal.entries) for name in ("first", "late", "last")] == [4, 3, 4]


def test_a_table_that_was_cut_loses_what_was_taken_back(data: Path) -> None:
    store = LobbyStore()
    begun(store, "cut")
    store.keep(table("cut", 9, 2), 2)
    store.keep(table("cut", 4, 3, is_cut=True), 4)
    assert store.read("cut").journal.entries == tuple(LINES[:4])


def test_a_fault_of_the_disk_leaves_nothing_written_and_is_told(data: Path) -> None:
    """The lines of the second table stand there already: the driver refuses them after the first has been written."""
    store = LobbyStore()
    begun(store, "good", "bad")
    batch = [lobby._Waiting(table("good", 4, 2), 2), lobby._Waiting(table("bad", 4, 2), 1)]
    with pytest.raises(IntegrityError, match="UNIQUE"):
        store._write_batch(batch)
    assert [store.read(name).changes for name in ("good", "bad")] == [1, 1]
    store.keep(table("good", 4, 2), 2)
    assert store.read("good").changes == 2


def test_our_own_fault_on_the_short_way_leaves_no_transaction_open(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = LobbyStore()
    begun(store, "table")
    with monkeypatch.context() as broken:
        broken.setattr(lobby, "_write_lines", lambda *given: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            store.keep(table("table", 4, 2), 2)
    assert LobbyStore(store.engine).read("table").changes == 1
    LobbyStore(store.engine).keep(table("table", 4, 2), 2)
    assert store.read("table").changes == 2
