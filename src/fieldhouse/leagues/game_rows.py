"""The games of a league in the database: those under way, and what is kept of those that are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.orm import Session as Transaction

from fieldhouse.store.database import LeagueGameRow, LeagueRow
from fieldhouse.store.engine import once_more, take_game
from fieldhouse.store.lent_charts import Charts, packed, packed_charts, unpacked, unpacked_charts
from fieldhouse.table.journal import Journal, loads
from fieldhouse.table.plain_json import PlainReport


class Place(NamedTuple):
    """Which game of which league."""

    league: str
    year: int
    number: int


class AtTable(NamedTuple):
    """A game that is, or was, played at a table: its charts are kept with it, since line-ups change."""

    charts: Charts
    journal: Journal


class OverGame(NamedTuple):
    """A game that is over, for the ledger's own transaction; *table* is None if the engine played it."""

    year: int
    number: int
    lines: PlainReport | None
    table: AtTable | None


class LeagueGames:
    """Games by their places, in the database of the leagues."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @once_more
    def under_way(self, league: str, year: int) -> frozenset[int]:
        """The numbers of the games that have been begun and not ended, from the database."""
        wanted = select(LeagueGameRow.number).join(LeagueRow).where(LeagueRow.name == league)
        with Transaction(self.engine) as transaction:
            open_ones = wanted.where(LeagueGameRow.year == year, LeagueGameRow.is_over.is_(False))
            return frozenset(transaction.scalars(open_ones))

    def begin(self, connection: Connection, place: Place, charts: Charts, journal: Journal) -> None:
        """Begin a game within a transaction of somebody else's: of many at once one is first. The others are
        refused."""
        home = connection.scalar(select(LeagueRow.id).where(LeagueRow.name == place.league))
        row = {
            "league_id": home, "year": place.year, "number": place.number, "is_over": False,
            "charts": packed_charts(charts), "journal": packed(journal.dumps()),
        }  # fmt: skip
        take_game(connection, insert(LeagueGameRow).values(row), place.number, place.league)

    @once_more
    def keep_under_way(self, place: Place, journal: Journal) -> None:
        """Keep a game that was begun as far as it has been played; one that is over or was given up stays so."""
        with Transaction(self.engine) as transaction, transaction.begin():
            row = _row(transaction, place)
            if row is not None and not row.is_over:
                row.journal = packed(journal.dumps())

    @once_more
    def forget(self, place: Place) -> None:
        """Forget a game that is under way, as if nobody had begun it."""
        with Transaction(self.engine) as transaction, transaction.begin():
            row = _row(transaction, place)
            if row is not None and not row.is_over:
                transaction.delete(row)

    @once_more
    def at_table(self, place: Place) -> AtTable | None:
        """A game that was begun at a table, as far as it goes, or whole; out of the database. None of any other.
        Refused if its journal is damaged."""
        with Transaction(self.engine) as transaction:
            row = _row(transaction, place)
            if row is None or row.journal is None or row.charts is None:
                return None
            return AtTable(unpacked_charts(row.charts), loads(unpacked(row.journal)))

    @once_more
    def at_tables(self, league: str, year: int) -> frozenset[int]:
        """The numbers of the games of a year that were played at tables to their end, from the database."""
        wanted = select(LeagueGameRow.number).join(LeagueRow).where(LeagueRow.name == league)
        with Transaction(self.engine) as transaction:
            over = wanted.where(LeagueGameRow.year == year, LeagueGameRow.is_over, LeagueGameRow.journal.is_not(None))
            return frozenset(transaction.scalars(over))

    @once_more
    def lines(self, league: str) -> list[tuple[int, int, PlainReport]]:
        """Year, number and lines of every game of which they are kept, in order, from the database."""
        wanted = select(LeagueGameRow.year, LeagueGameRow.number, LeagueGameRow.lines).join(LeagueRow)
        told = wanted.where(LeagueRow.name == league, LeagueGameRow.is_over)
        with Transaction(self.engine) as transaction:
            rows = transaction.execute(told.order_by(LeagueGameRow.year, LeagueGameRow.id))
            return [(year, number, lines) for year, number, lines in rows if isinstance(lines, dict)]


def keep_over(transaction: Transaction, home: int, games: Sequence[OverGame]) -> None:
    """Write games that are over within the ledger's transaction, in the place of what was under way."""
    for game in games:
        mine = select(LeagueGameRow).where(LeagueGameRow.league_id == home, LeagueGameRow.year == game.year)
        row = transaction.scalar(mine.where(LeagueGameRow.number == game.number))
        if row is None:
            row = LeagueGameRow(league_id=home, year=game.year, number=game.number)
            transaction.add(row)
        row.is_over, row.lines = True, game.lines
        row.charts = packed_charts(game.table.charts) if game.table else None
        row.journal = packed(game.table.journal.dumps()) if game.table else None


def _row(transaction: Transaction, place: Place) -> LeagueGameRow | None:
    """The row of a game, if it has one."""
    mine = select(LeagueGameRow).join(LeagueRow).where(LeagueRow.name == place.league)
    return transaction.scalar(mine.where(LeagueGameRow.year == place.year, LeagueGameRow.number == place.number))
