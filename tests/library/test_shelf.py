"""The shelf: made once, by one; what has not been needed for longest makes room."""

from __future__ import annotations

import os
from collections.abc import Callable
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
    monkeypatch.setattr(shelf, "MOST_BYTES", 2 * (10 + shelf.DIGEST_BYTES) + 5)
    for age, name in ((30, "old"), (20, "older but needed")):
        shelf.kept(name, lambda: b"0123456789")
        os.utime(folder / name, (age, age))
    shelf.kept("older but needed", unwanted)
    shelf.kept("new", lambda: b"0123456789")
    assert sorted(path.name for path in folder.iterdir()) == ["new", "older but needed"]


@pytest.mark.parametrize(
    "damaged",
    [
        pytest.param(lambda data: b"", id="emptied"),
        pytest.param(lambda data: data[:-1], id="cut short"),
        pytest.param(lambda data: data[:2] + bytes([data[2] ^ 1]) + data[3:], id="a bit turned"),
        pytest.param(lambda data: b"made", id="without its digest"),
    ],
)
def test_a_damaged_file_is_made_anew_in_its_place(folder: Path, damaged: Callable[[bytes], bytes]) -> None:
    shelf.kept("tables", lambda: b"made")
    path = folder / "tables"
    path.write_bytes(damaged(path.read_bytes()))
    assert shelf.kept("tables", lambda: b"made again") == b"made again"
    assert shelf.kept("tables", unwanted) == b"made again"
