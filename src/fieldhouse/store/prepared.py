"""Statements as the driver of a database takes them, put into its words once: an answer writes some every time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from sqlalchemy import Dialect
from sqlalchemy.sql.dml import UpdateBase

from fieldhouse.table.plain_json import PlainReport


class Executed(Protocol):
    """What comes of a statement."""

    @property
    def rowcount(self) -> int: ...


Execute = Callable[[str, Mapping[str, object] | Sequence[object]], Executed]
"""Runs a statement: ``Connection.exec_driver_sql``, or ``execute`` of a driver's own cursor."""


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

    def run(self, execute: Execute, values: PlainReport) -> int:
        """Run it on the database by *execute* with these *values*; how many rows that has changed."""
        named = {name: self._ways[name](value) if name in self._ways else value for name, value in values.items()}
        given = named if self._order is None else tuple([named[name] for name in self._order])
        return execute(self.text, given).rowcount
