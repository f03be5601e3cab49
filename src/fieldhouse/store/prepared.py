"""Statements as the driver of a database takes them, put into its words once: an answer writes some every time."""

from __future__ import annotations

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.dml import UpdateBase

from fieldhouse.table.plain_json import PlainReport


class Prepared:
    """A statement for one kind of database, as its driver takes it."""

    def __init__(self, statement: UpdateBase, dialect: Dialect) -> None:
        made = statement.compile(dialect=dialect)
        self.text = str(made)
        self._order = made.positiontup
        self._ways = {
            name: way
            for name, bind in made.binds.items()
            if (way := bind.type.dialect_impl(dialect).bind_processor(dialect)) is not None
        }

    def run(self, connection: Connection, values: PlainReport) -> int:
        """Run it with these *values*; how many rows of the database that has changed."""
        named = {name: self._ways[name](value) if name in self._ways else value for name, value in values.items()}
        if self._order is None:
            return connection.exec_driver_sql(self.text, named).rowcount
        return connection.exec_driver_sql(self.text, tuple([named[name] for name in self._order])).rowcount
