"""Statements as the driver of a database takes them, put into its words once: an answer writes some every time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect
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

    def run(self, connection: Connection, *rows: PlainReport) -> CursorResult[Any]:
        """Once for each of the *rows*, at one go."""
        given = [self._given(row) for row in rows]
        return connection.exec_driver_sql(self.text, given[0] if len(given) == 1 else given)

    def _given(self, row: PlainReport) -> Any:
        """The values as the driver wants them, by name or in order."""
        values = {name: self._ways[name](value) if name in self._ways else value for name, value in row.items()}
        return values if self._order is None else tuple([values[name] for name in self._order])
