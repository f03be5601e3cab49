"""The shelf: made once, by one; what has not been needed for longest makes room."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from fieldhouse import library
from fieldhouse.library import shelf


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(library.DATA_VARIABLE, str(tmp_path))
    return shelf.shelf_folder()


def unwanted() -> bytes:
    raise AssertionError("it was made already")


def test_what_lies_there_is_not_made_again() -> None:
    assert shelf.kept("tables", lambda: b"made") == b"made"
    assert shelf.kept("tables", unwanted) == b"made"


def test_who_needs_what_another_is_making_waits_for_it() -> None:
    is_begun, may_end = Event(), Event()

    def slowly() -> bytes:
        is_begun.set()
        may_end.wait(10)
        return b"made"

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(shelf.kept, "tables", slowly)
        assert is_begun.wait(10)
        second = pool.submit(shelf.kept, "tables", unwanted)
        may_end.set()
        assert (first.result(), second.result()) == (b"made", b"made")


def test_what_has_not_been_needed_for_longest_makes_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_BYTES", 25)
    for age, name in ((30, "old"), (20, "older but needed")):
        shelf.kept(name, lambda: b"0123456789")
        os.utime(folder / name, (age, age))
    shelf.kept("older but needed", unwanted)
    shelf.kept("new", lambda: b"0123456789")
    assert sorted(path.name for path in folder.iterdir()) == ["new", "older but needed"]
