"""The database: one SQLite file in the data folder, or whatever ``FIELDHOUSE_DATABASE`` names by its URL."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import ClassVar, Final

from sqlalchemy import JSON, BigInteger, DateTime, Engine, ForeignKey, LargeBinary, UniqueConstraint, select
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.orm import Session as Transaction

from fieldhouse.library import data_folder
from fieldhouse.store.engine import engine_at, make_missing_tables
from fieldhouse.table.plain_json import PlainReport

DATABASE_VARIABLE: Final = "FIELDHOUSE_DATABASE"
FILE_NAME: Final = "fieldhouse.sqlite"


class Base(DeclarativeBase):
    type_annotation_map: ClassVar[dict[object, object]] = {PlainReport: JSON, datetime: DateTime(timezone=True)}


class SeasonRow(Base):
    """A season. The schedule is kept as it was when the season began, whatever becomes of the library's."""

    __tablename__ = "seasons"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    game: Mapped[str]
    schedule: Mapped[str]
    seed: Mapped[int] = mapped_column(BigInteger)
    level: Mapped[str]
    options: Mapped[PlainReport]
    team: Mapped[str]
    used: Mapped[datetime]


class SeasonSecretRow(Base):
    """The seed of a season that nobody chose, in hexadecimal: it has more bits than a number of the database."""

    __tablename__ = "season_secrets"

    season_id: Mapped[int] = mapped_column(ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True)
    secret: Mapped[str]


class GameRow(Base):
    """A game of a season that is over, or under way and has no score yet. ``lines`` follow from the journal."""

    __tablename__ = "season_games"
    __table_args__ = (UniqueConstraint("season_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    season_id: Mapped[int] = mapped_column(ForeignKey("seasons.id", ondelete="CASCADE"), index=True)
    number: Mapped[int]
    away_score: Mapped[int | None]
    home_score: Mapped[int | None]
    lines: Mapped[PlainReport | None] = mapped_column(JSON, deferred=True)
    journal: Mapped[bytes] = mapped_column(LargeBinary, deferred=True)


class LeagueRow(Base):
    """A league: what it was founded on."""

    __tablename__ = "leagues"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    seed: Mapped[int] = mapped_column(BigInteger)
    settings: Mapped[PlainReport]
    texts: Mapped[bytes] = mapped_column(LargeBinary, deferred=True)
    used: Mapped[datetime]


class LedgerRow(Base):
    """A command and the rolls behind it. What it did is not kept: the rules say so again."""

    __tablename__ = "league_ledger"
    __table_args__ = (UniqueConstraint("league_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id", ondelete="CASCADE"), index=True)
    number: Mapped[int]
    year: Mapped[int]
    phase: Mapped[str]
    day: Mapped[int]
    giver: Mapped[str]
    name: Mapped[str]
    arguments: Mapped[PlainReport]
    rolls: Mapped[bytes] = mapped_column(LargeBinary)
    notes: Mapped[bytes] = mapped_column(LargeBinary)
    written: Mapped[datetime]
    rules_version: Mapped[int] = mapped_column(server_default="1")
    """Rows of a database from before there were versions are of the first."""


class LeagueGameRow(Base):
    """A game of a league: under way or played at a table with its charts and its journal, or by the engine, which plays
    it again from the ledger's seed. ``lines`` is what its men did, and follows from the journal.
    """

    __tablename__ = "league_games"
    __table_args__ = (UniqueConstraint("league_id", "year", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id", ondelete="CASCADE"), index=True)
    year: Mapped[int]
    number: Mapped[int]
    is_over: Mapped[bool]
    lines: Mapped[PlainReport | None] = mapped_column(JSON, deferred=True)
    charts: Mapped[bytes | None] = mapped_column(LargeBinary, deferred=True)
    journal: Mapped[bytes | None] = mapped_column(LargeBinary, deferred=True)


class SnapshotRow(Base):
    """The league after a command, to begin a fold at. Any of them may be thrown away."""

    __tablename__ = "league_snapshots"
    __table_args__ = (UniqueConstraint("league_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id", ondelete="CASCADE"), index=True)
    number: Mapped[int]
    state: Mapped[bytes] = mapped_column(LargeBinary)


def now() -> datetime:
    """The clock, as rows keep it."""
    return datetime.now(UTC)


def names_by_use(engine: Engine, kind: type[SeasonRow] | type[LeagueRow]) -> list[str]:
    """The names of all seasons, or of all leagues, from the database, the last used first."""
    names = select(kind.name).order_by(kind.used.desc(), kind.id.desc())
    with Transaction(engine) as transaction:
        return list(transaction.scalars(names))


def free_name(wanted: str, taken: Sequence[str]) -> str:
    """The name *wanted*, or the first with a number behind it that nobody has taken."""
    names = (wanted, *(f"{wanted}-{number}" for number in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)


def url() -> str:
    """Where the database is: as the environment says, or a file in the data folder."""
    named = os.environ.get(DATABASE_VARIABLE)
    return named if named else f"sqlite:///{data_folder() / FILE_NAME}"


def database() -> Engine:
    """The database that the environment names now; its file and its tables are made if they are missing. Refused if it
    cannot be used."""
    return database_at(url())


@cache
def database_at(address: str) -> Engine:
    """The database at an address, the same one whoever asks; its file and its tables are made if they are missing.
    Refused if it cannot be used."""
    engine = engine_at(address)
    make_tables(engine)
    return engine


def make_tables(engine: Engine) -> None:
    """Make all tables in the database that the stores in use have named by now. Refused if the database does not let
    it."""
    make_missing_tables(engine, Base.metadata)
