"""The rows of the lobby's database: tables, seats, journals, and who has held which seat."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, LargeBinary, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from fieldhouse.store.database import Base
from fieldhouse.table.plain_json import PlainReport


class TableRow(Base):
    """A table: the game's header, and how it stands. ``facts`` are the lobby's own, nothing that the rules know."""

    __tablename__ = "lobby_tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    header: Mapped[str] = mapped_column(Text)
    facts: Mapped[PlainReport]
    sealed: Mapped[str] = mapped_column(Text)
    changes: Mapped[int]
    is_over: Mapped[bool] = mapped_column(index=True)
    begun: Mapped[datetime]
    used: Mapped[datetime] = mapped_column(index=True)


class SeatRow(Base):
    """A seat that a person holds, by the token of its link."""

    __tablename__ = "lobby_seats"
    __table_args__ = (UniqueConstraint("table_id", "seat"),)

    token: Mapped[str] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("lobby_tables.id", ondelete="CASCADE"))
    seat: Mapped[int]


class EntryRow(Base):
    """One line of a table's journal."""

    __tablename__ = "lobby_entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("lobby_tables.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[int] = mapped_column(primary_key=True)
    line: Mapped[str] = mapped_column(Text)


class VisitRow(Base):
    """A browser has held this seat, so that its lobby can list the game."""

    __tablename__ = "lobby_visits"

    player: Mapped[str] = mapped_column(primary_key=True)
    token: Mapped[str] = mapped_column(ForeignKey("lobby_seats.token", ondelete="CASCADE"), primary_key=True)


class ChartsRow(Base):
    """The charts of their own that people play with at a table."""

    __tablename__ = "lobby_charts"

    table_id: Mapped[str] = mapped_column(ForeignKey("lobby_tables.id", ondelete="CASCADE"), primary_key=True)
    charts: Mapped[bytes] = mapped_column(LargeBinary)
