"""Tables by what is known of them: whose they are, which are the newest, which game of a season they play.

A row that is damaged is one table that is shown as damaged: the others are read all the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Engine, delete, select
from sqlalchemy.orm import Session as Transaction

from fieldhouse.store.damage import UNREADABLE, checked_facts
from fieldhouse.store.engine import once_more
from fieldhouse.store.lobby_rows import SeatRow, TableRow, VisitRow
from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import Seat

MOST_LISTED: Final = 200


@dataclass(frozen=True)
class Listed:
    """A table as a list shows it; with *token*, the seat of whoever asks."""

    id: str
    header: Header
    facts: PlainReport
    is_over: bool
    used: datetime
    seat: Seat | None = None
    token: str | None = None


@dataclass(frozen=True)
class Unread:
    """A table of which only the id can be read."""

    id: str


TableLine = Listed | Unread
"""A table in a list."""


class TableLists:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @once_more
    def of_player(self, player: str) -> list[TableLine]:
        """The tables in the database at which a browser has held a seat, the last played first, 200 at most."""
        return self._lines(
            select(TableRow.id, SeatRow.seat, SeatRow.token)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .join(VisitRow, VisitRow.token == SeatRow.token)
            .where(VisitRow.player == player)
        )

    @once_more
    def newest(self) -> list[TableLine]:
        """The tables in the database, the last played first, 200 at most."""
        return self._lines(select(TableRow.id))

    def of_season(self, name: str) -> dict[int, str]:
        """The tables in the database at which games of a season are under way, by the numbers of the games."""
        places = self.under_way("season")
        return {place["game"]: table_id for place, table_id in places if place.get("name") == name}

    @once_more
    def under_way(self, kind: str) -> list[tuple[PlainReport, str]]:
        """What the facts of every table in the database that is not over say of its season or its league, nothing if it
        has none, with the table's id; those that cannot be read are left out."""
        with Transaction(self.engine) as transaction:
            ids = transaction.scalars(select(TableRow.id).where(TableRow.is_over.is_(False))).all()
            lines = _read(transaction, ids)
        return [(line.facts.get(kind) or {}, line.id) for line in lines if isinstance(line, Listed)]

    @once_more
    def forget_watched(self, before: datetime) -> int:
        """Delete tables at which only computers sat and that nobody has needed since *before*. How many."""
        has_people = select(SeatRow.token).where(SeatRow.table_id == TableRow.id).exists()
        with self.engine.begin() as connection:
            return connection.execute(delete(TableRow).where(TableRow.used < before, ~has_people)).rowcount

    @once_more
    def throw_away(self, table_id: str) -> bool:
        """Delete a table. False if there is none."""
        with self.engine.begin() as connection:
            return bool(connection.execute(delete(TableRow).where(TableRow.id == table_id)).rowcount)

    def _lines(self, wanted: Any) -> list[TableLine]:
        """The tables that a query finds, the newest first, 200 at most; what cannot be read stands there as such."""
        with Transaction(self.engine) as transaction:
            found = transaction.execute(wanted.order_by(TableRow.used.desc()).limit(MOST_LISTED)).all()
            lines = {line.id: line for line in _read(transaction, [row[0] for row in found])}
        return [_seated(lines[row[0]], *row[1:]) for row in found if row[0] in lines]


def _seated(line: TableLine, seat: Seat | None = None, token: str | None = None) -> TableLine:
    """A line with the seat of whoever asks."""
    if isinstance(line, Unread) or token is None:
        return line
    return Listed(line.id, line.header, line.facts, line.is_over, line.used, seat, token)


def _read(transaction: Transaction, ids: Sequence[str]) -> Iterator[TableLine]:
    """The lines of these tables, all at once; if one of them cannot be read, one by one."""
    try:
        yield from [_line(row) for row in transaction.scalars(select(TableRow).where(TableRow.id.in_(ids)))]
    except UNREADABLE:
        for table_id in ids:
            transaction.expunge_all()
            yield _or_damaged(transaction, table_id)


def _or_damaged(transaction: Transaction, table_id: str) -> TableLine:
    """A table's line, or that it cannot be read."""
    try:
        row = transaction.get(TableRow, table_id)
        return _line(row) if row is not None else Unread(table_id)
    except UNREADABLE:
        return Unread(table_id)


def _line(row: TableRow) -> Listed:
    """A row as lists show it; its journal is not looked at."""
    return Listed(
        row.id, Header.from_json(json.loads(row.header)), checked_facts(row.facts), bool(row.is_over), row.used
    )
