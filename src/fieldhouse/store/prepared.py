"""Statements as the driver of a database takes them, put into its words once: an answer writes some every time."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.dml import UpdateBase

from fieldhouse.table.plain_json import PlainReport


class Prepared:
    """A statement for one kind of database; *columns* are those that an insert fills."""

    def __init__(self, statement: UpdateBase, dialect: Dialect, columns: Sequence[str] | None = None) -> None:
        made = statement.compile(dialect=dialect, column_keys=columns)
        self.text = str(made)
        self._order = made.positiontup
        self._ways = {
            name: way
            for name, bind in made.binds.items()
            if (way := bind.type.dialect_impl(dialect).bind_processor(dialect)) is not None
        }

    def run(self, connection: Connection, *rows: PlainReport) -> int:
        """Once for each of the *rows*, at one go; how many rows of the database that has changed."""
        named = [self._read(row) for row in rows]
        if self._order is None:
            return connection.exec_driver_sql(self.text, named[0] if len(named) == 1 else named).rowcount
        order = self._order
        in_order = [tuple([row[name] for name in order]) for row in named]
        return connection.exec_driver_sql(self.text, in_order[0] if len(in_order) == 1 else in_order).rowcount

    def _read(self, row: PlainReport) -> PlainReport:
        """The values as the driver wants them."""
        return {name: self._ways[name](value) if name in self._ways else value for name, value in row.items()}
