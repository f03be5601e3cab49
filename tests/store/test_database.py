"""The database itself: whose it is, what its errors say, who makes its tables, and a connection that ends."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from stat import S_IMODE
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import DatabaseError

from cli.conftest import Run, data, fieldhouse
from fieldhouse import catalog
from fieldhouse.store import lobby, saved
from fieldhouse.store.database import Base, database
from fieldhouse.store.engine import BadDatabase, engine_at
from fieldhouse.store.lobby import Kept, LobbyStore, Overtaken
from fieldhouse.table.journal import Journal
from table.seats import SECOND

__all__ = ["data", "fieldhouse"]

FIRST_USE = """
import sys
from fieldhouse.store.lobby import LobbyStore
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.store.coaches import CoachStore
print("ready", flush=True)
sys.stdin.readline()
LobbyStore(); LeagueStore(); CoachStore()
"""


def mode(path: Path) -> int:
    return S_IMODE(path.stat().st_mode)


def a_table(id_: str = "a-table-of-ours-00000000") -> Kept:
    header = replace(catalog.game("ddf").header(("2017-NE", "2017-PHI"), 11, {}), seats=("book", "person"))
    return Kept(id_, Journal(header), {"practice": False}, tokens={SECOND: f"a-token-{id_}"})


def test_a_new_database_is_its_owners_alone(data: Path) -> None:
    database()
    assert mode(data) == 0o700
    assert {mode(file) for file in data.iterdir()} == {0o600}


def test_a_database_and_journals_that_others_could_read_are_mended(data: Path) -> None:
    folder = data / "saved"
    folder.mkdir(parents=True)
    files = [data / "fieldhouse.sqlite", data / "fieldhouse.sqlite-wal", folder / "a.journal"]
    for file in files:
        file.touch()
        file.chmod(0o644)
    for each in (data, folder):
        each.chmod(0o755)
    saved.close_house()
    database()
    assert [mode(each) for each in (data, folder)] == [0o700, 0o700]
    assert {mode(file) for file in (*data.glob("*.sqlite*"), *folder.iterdir())} == {0o600}


def test_a_folder_that_is_not_ours_stays_open(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    engine_at(f"sqlite:///{tmp_path / 'games.sqlite'}")
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "games.sqlite") == 0o600


def test_a_journal_is_its_owners_alone(data: Path) -> None:
    journal = a_table().journal
    path = saved.new_path(journal.header)
    saved.write(path, journal)
    assert (mode(path), mode(path.parent), mode(data)) == (0o600, 0o700, 0o700)


def test_an_error_does_not_repeat_what_was_written(data: Path) -> None:
    with pytest.raises(DatabaseError) as fault, database().begin() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "a sealed call"})
    assert "a sealed call" not in str(fault.value)


def test_a_damaged_database_is_named_by_its_file(fieldhouse: Run, data: Path) -> None:
    data.mkdir()
    (data / "fieldhouse.sqlite").write_bytes(b"nothing that SQLite has written" * 200)
    told = fieldhouse("season", "list")
    assert told.code == 1
    assert f"The database {data / 'fieldhouse.sqlite'} is damaged" in told.err.replace("\n", "")


def test_an_address_that_means_nothing_is_a_sentence() -> None:
    with pytest.raises(BadDatabase, match="not the address of a database"):
        engine_at("what is this?")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.database)])
def test_several_processes_that_use_a_new_database_at_once_make_its_tables_once(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    address = f"sqlite:///{tmp_path / 'new.sqlite'}"
    if kind == "postgresql":
        address = request.getfixturevalue("cluster")
        engine = create_engine(address)
        Base.metadata.drop_all(engine)
        engine.dispose()
    environment = {**os.environ, "FIELDHOUSE_DATABASE": address}
    command, pipe = [sys.executable, "-c", FIRST_USE], subprocess.PIPE
    users = [
        subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(6)
    ]
    for user in users:
        assert user.stdout is not None and user.stdout.readline() == "ready\n"
    for user in users:
        assert user.stdin is not None
        user.stdin.write("\n")
        user.stdin.flush()
    assert [user.communicate(timeout=60)[1] for user in users] == [""] * 6


def end_all_connections(address: str) -> None:
    """What a restart of the server does to those who are connected."""
    engine = create_engine(address)
    with engine.connect() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"))
    engine.dispose()


def test_a_backend_that_has_ended_is_no_fault_of_whoever_asks_next(cluster: str) -> None:
    store = LobbyStore(engine_at(cluster))
    table = a_table("a-backend-that-has-ended")
    store.create(table)
    end_all_connections(cluster)
    assert store.read(table.id).facts == table.facts
    end_all_connections(cluster)
    store.keep(replace(table, changes=1), 0)
    assert store.read(table.id).changes == 1


def test_a_backend_that_ends_within_a_request_is_asked_again(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = LobbyStore(engine_at(cluster))
    table = a_table("a-backend-ends-within-it")
    store.create(table)
    tries = []

    def ended_at_first(connection: Connection, waiting: Any) -> Overtaken | None:
        tries.append(waiting)
        if len(tries) == 1:
            end_all_connections(cluster)
        return write(connection, waiting)

    write = lobby._write
    monkeypatch.setattr(lobby, "_write", ended_at_first)
    store.keep(replace(table, changes=1), 0)
    assert len(tries) == 2
    assert store.read(table.id).changes == 1


def test_what_was_committed_before_the_connection_ended_is_not_written_twice(data: Path) -> None:
    """The answer to COMMIT was lost: the second try finds that it is done."""
    store = LobbyStore()
    table = a_table()
    store.create(table)
    mine = lobby._Waiting(replace(table, changes=1), 0)
    store._write_batch([mine])
    store._write_batch([mine])
    assert mine.fault is None
    late = lobby._Waiting(replace(table, changes=1), 0)
    store._write_batch([late])
    assert late.fault is not None
