"""The database: one SQLite file in the data folder, or whatever ``FIELDHOUSE_DATABASE`` names by its URL."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Engine,
    ForeignKey,
    LargeBinary,
    UniqueConstraint,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from fieldhouse.library import data_folder

DATABASE_VARIABLE: Final = "FIELDHOUSE_DATABASE"
FILE_NAME: Final = "fieldhouse.sqlite"
WAIT_FOR_OTHERS: Final = 60
"""Seconds to wait for another process that is writing."""


class Base(DeclarativeBase):
    type_annotation_map: ClassVar[dict[Any, Any]] = {dict[str, Any]: JSON, datetime: DateTime(timezone=True)}


class SeasonRow(Base):
    """A season. The schedule is kept as it was when the season began, whatever becomes of the library's."""

    __tablename__ = "seasons"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    game: Mapped[str]
    schedule: Mapped[str]
    seed: Mapped[int] = mapped_column(BigInteger)
    level: Mapped[str]
    options: Mapped[dict[str, Any]]
    team: Mapped[str]
    used: Mapped[datetime]


class GameRow(Base):
    """A game of a season that is over, or under way and has no score yet. ``lines`` follow from the journal."""

    __tablename__ = "season_games"
    __table_args__ = (UniqueConstraint("season_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    season_id: Mapped[int] = mapped_column(ForeignKey("seasons.id", ondelete="CASCADE"), index=True)
    number: Mapped[int]
    away_score: Mapped[int | None]
    home_score: Mapped[int | None]
    lines: Mapped[dict[str, Any] | None] = mapped_column(JSON, deferred=True)
    journal: Mapped[bytes] = mapped_column(LargeBinary, deferred=True)


def now() -> datetime:
    return datetime.now(UTC)


def url() -> str:
    told = os.environ.get(DATABASE_VARIABLE)
    return told if told else f"sqlite:///{data_folder() / FILE_NAME}"


def database() -> Engine:
    """The database that the environment names now, with its tables."""
    return _database(url())


@cache
def _database(address: str) -> Engine:
    file = make_url(address)
    is_file = file.get_backend_name() == "sqlite"
    if is_file and file.database:
        Path(file.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, connect_args={"timeout": WAIT_FOR_OTHERS} if is_file else {})
    if is_file:
        event.listen(engine, "connect", _set_up_file)
    Base.metadata.create_all(engine)
    return engine


def _set_up_file(connection: Any, record: object) -> None:
    """A log beside the file: readers never wait, and what is committed is on the disk."""
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
