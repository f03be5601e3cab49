"""Where the tables of the lobby are kept: every accepted answer is on the disk before anybody is told of it."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import cache
from threading import Lock
from typing import Final

from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql as on_postgresql
from sqlalchemy.dialects import sqlite as on_sqlite
from sqlalchemy.orm import Session as Transaction

from fieldhouse.store.damage import UNREADABLE, checked_facts, damaged_table
from fieldhouse.store.database import Base, database, make_tables, now
from fieldhouse.store.engine import once_more
from fieldhouse.store.lobby_rows import EntryRow, SeatRow, TableRow, VisitRow
from fieldhouse.store.prepared import Execute, Prepared
from fieldhouse.table.journal import SEALED, Entry, Header, Journal
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Conflict, NotFound
from fieldhouse.table.seat import Seat


class NoSuchTable(NotFound):
    """Nobody sits at that table: a sentence for whoever looked for it."""


class Overtaken(Conflict):
    """Another process has written to this table since it was read."""


@dataclass(frozen=True)
class Kept:
    """A table as it is on the disk. ``is_cut``: entries have been taken back since it was written last."""

    id: str
    journal: Journal
    facts: PlainReport
    changes: int = 0
    is_over: bool = False
    is_cut: bool = False
    tokens: dict[Seat, str] = field(default_factory=dict)


Beside = Callable[[Connection, Kept], None]
"""Writes something together with a new table."""


class LobbyStore:
    """Tables by their ids, seats by their tokens. Writers queue here rather than at the database, which would poll."""

    def __init__(self, engine: Engine | None = None) -> None:
        """The user's own database without another; tables that it lacks are made."""
        self.engine = engine or database()
        make_tables(self.engine)
        self._writing = Lock()
        self._writer: Connection | None = None
        """The connection by which all is written, one at a time: to fetch one for every answer took longer than to use
        it."""
        self._waiting: deque[_Waiting] = deque()

    @once_more
    def create(self, table: Kept, beside: Beside | None = None) -> None:
        """Write a new table, with the time; *beside* writes in the same transaction what must not be there without
        it."""
        header = table.journal.header
        row = {
            "id": table.id, "game": header.game, "header": _text(header.to_json()), "facts": table.facts,
            "sealed": "[]", "changes": 0, "is_over": False, "begun": now(), "used": now(),
        }  # fmt: skip
        seats = [{"token": token, "table_id": table.id, "seat": seat} for seat, token in table.tokens.items()]
        with self._writing, self.engine.begin() as connection:
            self._insert_new(connection, TableRow, [row])
            self._insert_new(connection, SeatRow, seats)
            if beside is not None:
                beside(connection, table)

    def keep(self, table: Kept, first: int) -> None:
        """Write the table as it stands; its journal is new from entry *first* on. Returns when it is on the disk.
        Refused if another process has written it meanwhile (``Overtaken``).

        Whoever comes while another writes waits, and all who wait are written together: the disk is the slow part.
        """
        mine = _Waiting(table, first)
        self._waiting.append(mine)
        with self._writing:
            if not mine.is_done:
                self._write_all()
        if mine.fault is not None:
            raise mine.fault

    def _write_all(self) -> None:
        """Write whatever waits in one transaction; a fault is everybody's who waited."""
        batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            self._write_batch(batch)
        except Exception as fault:  # whatever it is, each of those who wait is told, in its own thread
            for each in batch:
                each.fault = fault
        finally:
            for each in batch:
                each.is_done = True

    def _write_batch(self, batch: Sequence[_Waiting]) -> None:
        """One transaction, the short way if it can be gone."""
        if not self._is_growth_written(batch):
            self._write_whole_way(batch)

    def _is_growth_written(self, batch: Sequence[_Waiting]) -> bool:
        """Write tables that have only grown, in one transaction of the driver's own: half of what the whole way costs.

        If anything is not as it should be nothing is written: the whole way tries it anew, and says what is wrong.
        """
        writer = self._writer
        if writer is None or not all(each.has_only_grown for each in batch):
            return False
        driver = writer.connection.driver_connection
        assert driver is not None
        with suppress(writer.dialect.loaded_dbapi.Error), ExitStack() as undone:
            undone.callback(driver.rollback)
            execute = driver.cursor().execute
            if all(_is_growth_written(execute, writer.dialect, each) for each in batch):
                driver.commit()
                undone.pop_all()
                return True
        return False

    @once_more
    def _write_whole_way(self, batch: Sequence[_Waiting]) -> None:
        """One transaction; who was overtaken hears it, and spoils nothing for the others."""
        if self._writer is None:
            self._writer = self.engine.connect()
        with self._writer.begin():
            for each in batch:
                each.fault = _write(self._writer, each)

    def read(self, table_id: str) -> Kept:
        """A table out of the database; refused if there is none, or if a row of it is damaged."""
        try:
            return self._read(table_id)
        except UNREADABLE:
            raise damaged_table() from None

    @once_more
    def _read(self, table_id: str) -> Kept:
        """A table out of its rows. Refused if there are none."""
        with Transaction(self.engine) as transaction:
            row = transaction.get(TableRow, table_id)
            if row is None:
                raise NoSuchTable("There is no such table.")
            lines = transaction.scalars(
                select(EntryRow.line).where(EntryRow.table_id == table_id).order_by(EntryRow.at)
            ).all()
            seats = transaction.scalars(select(SeatRow).where(SeatRow.table_id == table_id)).all()
            entries = tuple(map(Entry.from_json, (*map(json.loads, lines), *json.loads(row.sealed))))
            journal = Journal(Header.from_json(json.loads(row.header)), entries)
            tokens = {Seat(seat.seat): seat.token for seat in seats}
            return Kept(row.id, journal, checked_facts(row.facts), row.changes, row.is_over, tokens=tokens)

    @once_more
    def changes(self, table_id: str) -> int:
        """How often a table has been written, by its row: whoever has seen fewer has missed something."""
        with self.engine.connect() as connection:
            return connection.scalar(_CHANGES, {"table": table_id}) or 0

    @once_more
    def seat(self, token: str) -> tuple[str, Seat]:
        """The table and the seat that a link opens, from the database. Refused if it opens none."""
        with Transaction(self.engine) as transaction:
            row = transaction.get(SeatRow, token)
            if row is None:
                raise NoSuchTable("This link opens no seat. Perhaps a part of it is missing.")
            return row.table_id, Seat(row.seat)

    @once_more
    def visit(self, player: str, tokens: Sequence[str]) -> None:
        """Keep that a browser holds these seats. Two who say so at once are no fault, which a log would repeat."""
        visits = [{"player": player, "token": token} for token in tokens]
        with self._writing, self.engine.begin() as connection:
            self._insert_new(connection, VisitRow, visits)

    def _insert_new(self, connection: Connection, kind: type[Base], rows: Sequence[PlainReport]) -> None:
        """Insert rows that may be there already: ids are random, so that only we have written them."""
        insert_new = on_postgresql.insert if connection.dialect.name == "postgresql" else on_sqlite.insert
        if rows:
            connection.execute(insert_new(kind).on_conflict_do_nothing(), rows)


class _Waiting:
    """A table that waits to be written: how it stands, and the new lines of its journal."""

    def __init__(self, table: Kept, first: int) -> None:
        self.table = table
        self.first = first
        self.has_only_grown = first > 0 and not table.is_cut
        new = table.journal.entries[first:]  # those that are sealed stand at the end
        self.lines = [entry.line for entry in new if entry.kind != SEALED]
        self.standing: PlainReport = {
            "table": table.id, "seen": table.changes - 1, "new_facts": table.facts,
            "new_sealed": _text([entry.to_json() for entry in new if entry.kind == SEALED]),
            "new_changes": table.changes, "new_is_over": table.is_over, "new_used": now(),
        }  # fmt: skip
        self.is_done = False
        self.fault: Exception | None = None


# Made once: an answer should not wait for statements to be put together.
_CHANGES: Final = select(TableRow.changes).where(TableRow.id == bindparam("table"))
_STAND: Final = (
    update(TableRow)
    .where(TableRow.id == bindparam("table"), TableRow.changes == bindparam("seen"))
    .values({name: bindparam(f"new_{name}") for name in ("facts", "sealed", "changes", "is_over", "used")})
)
_IS_WRITTEN: Final = select(TableRow.id).where(
    TableRow.id == bindparam("table"),
    TableRow.changes == bindparam("new_changes"),
    TableRow.used == bindparam("new_used"),
)
_BEGIN: Final = update(TableRow).where(TableRow.id == bindparam("table")).values(header=bindparam("new_header"))
_CUT: Final = delete(EntryRow).where(EntryRow.table_id == bindparam("table"), EntryRow.at >= bindparam("first"))
LINES_AT_ONCE: Final = 8
"""So many lines of a journal go to the database by one statement: after each a driver has to wait its turn among all
threads."""


@cache
def _stand(dialect: Dialect) -> Prepared:
    """The statement, made for *dialect*, by which every answer writes how the table stands."""
    return Prepared(_STAND, dialect)


@cache
def _add(dialect: Dialect, count: int) -> Prepared:
    """The statement, made for *dialect*, that adds *count* lines to a journal; values are named by column and place."""
    return Prepared(insert(EntryRow).values([{"table_id": "", "at": 0, "line": ""}] * count), dialect)


def _is_growth_written(execute: Execute, dialect: Dialect, waiting: _Waiting) -> bool:
    """Write how a table stands and the new lines of its journal, unless another process has been faster."""
    if not _stand(dialect).run(execute, waiting.standing):
        return False
    _write_lines(execute, dialect, waiting)
    return True


def _write(connection: Connection, waiting: _Waiting) -> Overtaken | None:
    """Write a table's new entries and facts, unless another process has been faster."""
    table, first, execute = waiting.table, waiting.first, connection.exec_driver_sql
    if not _stand(connection.dialect).run(execute, waiting.standing):
        if connection.execute(_IS_WRITTEN, waiting.standing).first():
            return None  # the connection ended after all was committed, before anybody was told of it
        return Overtaken(f"Table {table.id} has been played on by another process.")
    if first == 0:  # what people gave before the first roll stands in the header
        connection.execute(_BEGIN, {"table": table.id, "new_header": _text(table.journal.header.to_json())})
    if table.is_cut:
        connection.execute(_CUT, {"table": table.id, "first": first})
    _write_lines(execute, connection.dialect, waiting)
    return None


def _write_lines(execute: Execute, dialect: Dialect, waiting: _Waiting) -> None:
    """Write the new lines of a journal."""
    table_id, first, lines = waiting.table.id, waiting.first, waiting.lines
    for start in range(0, len(lines), LINES_AT_ONCE):
        some = lines[start : start + LINES_AT_ONCE]
        values: PlainReport = {}
        for index, line in enumerate(some):
            values |= {f"table_id_m{index}": table_id, f"at_m{index}": first + start + index, f"line_m{index}": line}
        _add(dialect, len(some)).run(execute, values)


def _text(value: object) -> str:
    """JSON as rows keep it, without spaces."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
