"""Where leagues are kept: the ledger row by row, each command whole or not at all, and snapshots to begin a fold at."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Engine, delete, func, select
from sqlalchemy.orm import Session as Transaction

from fieldhouse.games.fool.codec import is_of_this_form, league_to_json, restore_league
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.founding import Texts
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.leagues.game_rows import LeagueGames, OverGame, keep_over
from fieldhouse.leagues.ledger import Charter, Row, blank_league, fold
from fieldhouse.store.damage import UNREADABLE, damaged_league
from fieldhouse.store.database import (
    LeagueGameRow,
    LeagueRow,
    LedgerRow,
    SnapshotRow,
    database,
    make_tables,
    names_by_use,
    now,
)
from fieldhouse.store.engine import once_more, refused_if_taken
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.game import BadOption
from fieldhouse.table.journal import Entry, JournalMismatch
from fieldhouse.table.plain_json import Json
from fieldhouse.table.refusal import Refusal

SNAPSHOT_EVERY: Final = 300
"""So many commands are folded at the most when a league is opened."""

OVERTAKEN: Final = "Somebody else has written in the ledger meanwhile: look again, and repeat."


class BadLeague(Refusal):
    """A league that is not there, or a ledger that somebody else has written in: a sentence."""


def packed(value: Json | Texts) -> bytes:
    """A plain value as compressed bytes."""
    return zlib.compress(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode(), 3)


def unpacked(data: bytes) -> Any:
    """What was packed for a row."""
    return json.loads(zlib.decompress(data).decode())


class LeagueStore:
    """Leagues in a database, by their names; one that is not there is refused."""

    def __init__(self, engine: Engine | None = None) -> None:
        """The user's own database without another; tables that it lacks are made."""
        self.engine = engine or database()
        make_tables(self.engine)
        self.games = LeagueGames(self.engine)

    @once_more
    def names(self) -> list[str]:
        """All leagues, the last used first."""
        return names_by_use(self.engine, LeagueRow)

    def create(self, charter: Charter, founding: Row, league: League) -> None:
        """Write a league, its first command and a snapshot in one transaction; it is the last used from now on. Refused
        if the name is taken."""
        with Transaction(self.engine) as transaction, transaction.begin():
            row = LeagueRow(
                name=charter.name, seed=charter.seed, settings=charter.settings, texts=packed(charter.texts), used=now()
            )  # fmt: skip
            transaction.add(row)
            with refused_if_taken(BadLeague(f"There is a league {charter.name!r} already: choose another --name.")):
                transaction.flush()
            transaction.add(_ledger_row(row.id, founding))
            transaction.add(_snapshot(row.id, founding.number, league))

    def delete(self, name: str) -> None:
        """Delete a league with its ledger, snapshots and games."""
        with Transaction(self.engine) as transaction, transaction.begin():
            row = self._row(transaction, name)
            for table in (LedgerRow, SnapshotRow, LeagueGameRow):
                transaction.execute(delete(table).where(table.league_id == row.id))
            transaction.delete(row)

    @once_more
    def use(self, name: str) -> None:
        """Make a league the one used last: now, by the clock."""
        with Transaction(self.engine) as transaction, transaction.begin():
            self._row(transaction, name).used = now()

    @once_more
    def charter(self, name: str) -> Charter:
        """What the league was founded with."""
        with Transaction(self.engine) as transaction:
            row = self._row(transaction, name)
            return Charter(row.name, row.seed, row.settings, unpacked(row.texts))

    def _row(self, transaction: Transaction, name: str) -> LeagueRow:
        """The league's own row; a refusal if there is none."""
        row = transaction.scalar(select(LeagueRow).where(LeagueRow.name == name))
        if row is None:
            there = ", ".join(transaction.scalars(select(LeagueRow.name))) or "none"
            raise BadLeague(f"There is no league {name!r}; there is {there}. 'fieldhouse league new fool' founds one.")
        return row

    # The ledger

    def append(self, name: str, rows: Sequence[Row], league: League, last: int, games: Sequence[OverGame] = ()) -> None:
        """Write *rows* in one transaction, with the *games* that they are results of: all of them or none. *last* is
        the number that the ledger must end with: refused if it does not. After many commands a snapshot of *league*,
        which has carried them out, is written too."""
        overtaken = refused_if_taken(BadLeague(OVERTAKEN))
        with overtaken, Transaction(self.engine) as transaction, transaction.begin():
            home = self._row(transaction, name)
            there = transaction.scalar(select(func.max(LedgerRow.number)).where(LedgerRow.league_id == home.id))
            if there != last:
                raise BadLeague(OVERTAKEN)
            transaction.add_all(_ledger_row(home.id, row) for row in rows)
            keep_over(transaction, home.id, games)
            if self._is_snapshot_due(transaction, home.id, rows[-1].number):
                transaction.add(_snapshot(home.id, rows[-1].number, league))

    def _is_snapshot_due(self, transaction: Transaction, home: int, number: int) -> bool:
        """Have so many commands come since the newest snapshot?"""
        newest = transaction.scalar(select(func.max(SnapshotRow.number)).where(SnapshotRow.league_id == home))
        return number - (newest or 0) >= SNAPSHOT_EVERY

    @once_more
    def rows(self, name: str, after: int = 0, through: int | None = None) -> list[Row]:
        """The commands whose numbers come after *after*, up to and with *through*, in order."""
        with Transaction(self.engine) as transaction:
            home = self._row(transaction, name)
            wanted = select(LedgerRow).where(LedgerRow.league_id == home.id, LedgerRow.number > after)
            if through is not None:
                wanted = wanted.where(LedgerRow.number <= through)
            return [_row(each) for each in transaction.scalars(wanted.order_by(LedgerRow.number))]

    @once_more
    def newest(self, name: str, count: int) -> list[Row]:
        """The last *count* commands of the ledger, in their order."""
        with Transaction(self.engine) as transaction:
            home = self._row(transaction, name)
            wanted = select(LedgerRow).where(LedgerRow.league_id == home.id).order_by(LedgerRow.number.desc())
            return [_row(each) for each in transaction.scalars(wanted.limit(count))][::-1]

    @once_more
    def results(self, name: str, year: int) -> dict[int, Row]:
        """The results of a year by the numbers of their games, as the ledger has them."""
        with Transaction(self.engine) as transaction:
            home = self._row(transaction, name)
            wanted = select(LedgerRow).where(LedgerRow.league_id == home.id, LedgerRow.year == year)
            rows = map(_row, transaction.scalars(wanted.where(LedgerRow.name == "result")))
            return {int(str(row.command.arguments["game"])): row for row in rows}

    @once_more
    def last_number(self, name: str, day: int | None = None) -> int:
        """The number of the last command, or of the last one that was given on *day* or before; 0 if there is none."""
        with Transaction(self.engine) as transaction:
            home = self._row(transaction, name)
            found = select(func.max(LedgerRow.number)).where(LedgerRow.league_id == home.id)
            number = transaction.scalar(found if day is None else found.where(LedgerRow.day <= day))
            return number or 0

    def league(self, name: str, through: int | None = None, snapshots: bool = True) -> tuple[League, int]:
        """The league after command *through*, or as it stands, and that number; read from the nearest snapshot on.
        Snapshots of an earlier version are written anew. Refused if there is none, it is damaged, or its ledger does
        not fit the rules."""
        try:
            charter = self.charter(name)
            found = self._snapshot_before(name, through) if snapshots else None
            is_old = found is not None and not is_of_this_form(found[1])
            start, state = found if found and not is_old else (0, None)
            rows = self.rows(name, start, through)
        except UNREADABLE as fault:
            raise damaged_league(name) from fault
        last = rows[-1].number if rows else start
        league = _folded(charter, state, rows)
        if is_old and through is None:
            self._renew_snapshots(name, last, league)
        return league, last

    def _renew_snapshots(self, name: str, number: int, league: League) -> None:
        """Put one snapshot in the database in the place of those that an earlier version wrote."""
        with Transaction(self.engine) as transaction, transaction.begin():
            home = self._row(transaction, name)
            transaction.execute(delete(SnapshotRow).where(SnapshotRow.league_id == home.id))
            transaction.add(_snapshot(home.id, number, league))

    @once_more
    def _snapshot_before(self, name: str, through: int | None) -> tuple[int, Json] | None:
        """The newest snapshot, or the newest up to command *through*, to begin a fold at."""
        with Transaction(self.engine) as transaction:
            home = self._row(transaction, name)
            wanted = select(SnapshotRow).where(SnapshotRow.league_id == home.id).order_by(SnapshotRow.number.desc())
            if through is not None:
                wanted = wanted.where(SnapshotRow.number <= through)
            row = transaction.scalars(wanted.limit(1)).first()
            return None if row is None else (row.number, unpacked(row.state))


def _folded(charter: Charter, state: Json, rows: Sequence[Row]) -> League:
    """The league after *rows*, carried out by their own rolls, from a snapshot's *state* or from nothing. Refused if
    the rules have changed since and give something else."""
    try:
        league = blank_league(charter)
        if state is not None:
            restore_league(league, state)
        return fold(league, charter, rows)
    except (JournalMismatch, Refused, BadOption, ChartError) as fault:
        raise BadLeague(
            f"The league {charter.name!r} was begun with an earlier version of Fieldhouse, and its ledger does not fit "
            "the rules of this one. Go on with the version that it was begun with, or found a new league with "
            f"'fieldhouse league new fool'; 'fieldhouse league delete {charter.name}' throws the old one away."
        ) from fault


def _ledger_row(home: int, row: Row) -> LedgerRow:
    """A command as a row of the database, written now."""
    return LedgerRow(
        league_id=home,
        number=row.number,
        year=row.year,
        phase=row.phase,
        day=row.day,
        giver=row.command.by,
        name=row.command.name,
        arguments=row.command.arguments,
        rolls=packed([entry.to_json() for entry in row.rolls]),
        notes=packed(row.notes),
        written=now(),
        rules_version=row.rules_version,
    )


def _row(row: LedgerRow) -> Row:
    """A command out of its row of the database."""
    rolls = tuple(map(Entry.from_json, unpacked(row.rolls)))
    command = Command(row.giver, row.name, row.arguments)
    notes = tuple(unpacked(row.notes))
    return Row(row.number, command, rolls, notes, row.year, row.phase, row.day, row.rules_version)


def _snapshot(home: int, number: int, league: League) -> SnapshotRow:
    """A league's state as a row of the database."""
    return SnapshotRow(league_id=home, number=number, state=packed(league_to_json(league)))
