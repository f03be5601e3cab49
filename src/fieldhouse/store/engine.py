"""How a database is reached: its file closed to others, its errors without what was written, its tables made once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine, Insert, MetaData, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.schema import CreateColumn

from fieldhouse.store.private import close_to_others, make_file
from fieldhouse.table.refusal import Conflict, OutOfOrder, Refusal

WAIT_FOR_OTHERS: Final = 60
"""Seconds to wait for another process that is writing."""
A_MOMENT: Final = 0.02
OUR_LOCK: Final = 0x46_49_45_4C_44
"""The lock under which tables are made in PostgreSQL: any number that nobody else has chosen."""
BESIDE_THE_FILE: Final = ("", "-wal", "-shm", "-journal")
Given = ParamSpec("Given")
Found = TypeVar("Found")


class BadDatabase(OutOfOrder):
    """A database that cannot be used: a sentence that names it."""


class GameTaken(Conflict):
    """A game that somebody plays or has played: a sentence for whoever came second."""


def engine_at(address: str) -> Engine:
    """An engine whose errors never repeat what was written, and which looks whether a connection still stands. The file
    of a SQLite address is made, for its owner alone, if it is missing. Refused if nobody knows such a database."""
    try:
        file = file_of(address)
        if file is not None:
            make_file(file)
            close_to_others(file.with_name(file.name + ending) for ending in BESIDE_THE_FILE)
        engine = create_engine(
            address,
            hide_parameters=True,
            pool_pre_ping=file is None,
            connect_args={"timeout": WAIT_FOR_OTHERS} if address.startswith("sqlite") else {},
        )
    except (ArgumentError, NoSuchModuleError):
        raise BadDatabase("FIELDHOUSE_DATABASE is not the address of a database that is known here.") from None
    except ImportError as fault:
        raise BadDatabase(
            f"That database needs {fault.name}: install it with 'pip install fieldhouse[postgres]'."
        ) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_file)
    return engine


def address_of(engine: Engine) -> str:
    """The address by which another process reaches the same database."""
    return engine.url.render_as_string(hide_password=False)


def file_of(address: str) -> Path | None:
    """The file of an SQLite database; None for one in memory, and for any other kind."""
    found = make_url(address)
    is_file = found.get_backend_name() == "sqlite" and found.database not in (None, "", ":memory:")
    return Path(str(found.database)) if is_file else None


def _set_up_file(connection: Any, record: object) -> None:
    """For each new connection to the database: a log beside its file, for which it may wait some seconds; what is
    committed is on the disk."""
    _keep_a_log(connection)
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")


def _keep_a_log(connection: sqlite3.Connection) -> None:
    """Give the database its log. Whoever gives it to a new file must be alone with it, and for that SQLite does not
    wait: so we do, some seconds by the clock.
    """
    until = monotonic() + WAIT_FOR_OTHERS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() >= until:
                raise
            sleep(A_MOMENT)
        else:
            return


def make_missing_tables(engine: Engine, tables: MetaData) -> None:
    """Make what is missing. Of several processes that come at once one makes it, the others wait for that. Refused if
    the database does not let it."""
    wanted = frozenset(tables.tables)
    if wanted <= _made.get(engine, frozenset()):
        return
    try:
        with engine.begin() as connection:
            _alone(connection)
            tables.create_all(connection)
            _add_younger_columns(connection, tables)
    except DatabaseError as fault:
        raise BadDatabase(_sentence(engine, fault)) from fault
    _made[engine] = wanted


def _add_younger_columns(connection: Connection, tables: MetaData) -> None:
    """Add to the database the columns that its tables were made without: those that know a value for the rows that are
    there. Nothing else of a table is touched."""
    for table in tables.sorted_tables:
        younger = [column for column in table.columns if column.server_default is not None]
        there = {column["name"] for column in inspect(connection).get_columns(table.name)} if younger else set()
        for column in younger:
            if column.name not in there:
                what = CreateColumn(column).compile(dialect=connection.dialect)
                connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {what}")


_made: WeakKeyDictionary[Engine, frozenset[str]] = WeakKeyDictionary()
"""The tables that have been seen to be there."""


def _alone(connection: Connection) -> None:
    """Lock: from here to the end of the transaction nobody else makes tables."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": OUR_LOCK})
    elif connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _sentence(engine: Engine, fault: DatabaseError) -> str:
    """What is wrong with the database, by its file if it is one."""
    file = file_of(engine.url.render_as_string(hide_password=True))
    if file is None:
        return f"The database at {engine.url.render_as_string()} does not answer as it should: {said(fault)}."
    if isinstance(fault.orig, sqlite3.DatabaseError) and not isinstance(fault.orig, sqlite3.OperationalError):
        return (
            f"The database {file} is damaged ({said(fault)}). Put a copy of it that was good in its place, or move it"
            " away: then an empty one is begun."
        )
    return f"The database {file} cannot be used: {said(fault)}."


def said(fault: DBAPIError) -> str:
    """What a database says of itself; PostgreSQL may repeat what was written, so that only its kind is told."""
    is_plain = isinstance(fault.orig, sqlite3.Error)
    return str(fault.orig) if is_plain else type(fault.orig).__name__


@contextmanager
def refused_if_taken(sentence: Refusal) -> Iterator[None]:
    """Within, a row is written to the database of which there is but one; refused with *sentence* if another has
    written it: of many at once one is first."""
    try:
        yield
    except IntegrityError:
        raise sentence from None


def take_game(connection: Connection, begun: Insert, number: int, of: str) -> None:
    """Write the row of a game that is *begun*. Refused if another has: of many at once one is first."""
    with refused_if_taken(GameTaken(f"Game {number} of {of} is under way already, or over.")):
        connection.execute(begun)


def once_more(act: Callable[Given, Found]) -> Callable[Given, Found]:
    """*act*, done again if the connection ended under it: a server that was restarted is no fault of whoever asks."""

    @wraps(act)
    def acted(*given: Given.args, **named: Given.kwargs) -> Found:
        try:
            return act(*given, **named)
        except DBAPIError as fault:
            if not fault.connection_invalidated:
                raise
            return act(*given, **named)

    return acted
