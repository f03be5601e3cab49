"""The coaches of Bowl Bound and the games they have been rated for (VIII-3), kept in the database.

A game is kept once, by the digest of its journal; what a coach has earned in all is added up from the games.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from sqlalchemy import Engine, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from fieldhouse.games.bowlbound.coach_ratings import BadRatings, CoachRatings, with_game
from fieldhouse.games.bowlbound.rules.ratings import CoachRecord
from fieldhouse.store.database import Base, database, make_tables, now
from fieldhouse.store.engine import refused_if_taken
from fieldhouse.table.journal import Journal


class RatedGameRow(Base):
    """A game that two coaches have been rated for; the spread is what the home team was favored by."""

    __tablename__ = "rated_games"

    id: Mapped[int] = mapped_column(primary_key=True)
    digest: Mapped[str] = mapped_column(unique=True)
    away: Mapped[str]
    home: Mapped[str]
    away_coach: Mapped[str]
    home_coach: Mapped[str]
    spread: Mapped[float]
    away_score: Mapped[int]
    home_score: Mapped[int]
    entered: Mapped[datetime]


@dataclass(frozen=True)
class RatedGame:
    """A game that is over, and who coached it."""

    teams: tuple[str, str]
    coaches: tuple[str, str]
    spread: float
    score: tuple[int, int]


class CoachStore:
    """The games that coaches were rated for, and what they come to."""

    def __init__(self, engine: Engine | None = None) -> None:
        """The user's own database without another; tables that it lacks are made."""
        self.engine = engine or database()
        make_tables(self.engine)

    def enter(self, journal: Journal, game: RatedGame) -> None:
        """Keep a game in the database, with the time of day. Refused if it is there already, or its coaches have not
        two different names."""
        away, home = game.coaches
        if not away.strip() or not home.strip() or away.strip() == home.strip():
            raise BadRatings("A game is rated for two coaches of different names.")
        row = RatedGameRow(
            digest=sha256(journal.dumps().encode()).hexdigest(),
            away=game.teams[0], home=game.teams[1],
            away_coach=away.strip(), home_coach=home.strip(),
            spread=game.spread, away_score=game.score[0], home_score=game.score[1], entered=now(),
        )  # fmt: skip
        taken = refused_if_taken(BadRatings("This game is in the ledger already."))
        with taken, Session(self.engine) as session, session.begin():
            session.add(row)

    def games(self) -> list[RatedGame]:
        """All games in the database, the first entered first."""
        with Session(self.engine) as session:
            rows = session.scalars(select(RatedGameRow).order_by(RatedGameRow.id)).all()
        return [
            RatedGame(
                (row.away, row.home), (row.away_coach, row.home_coach), row.spread, (row.away_score, row.home_score)
            )
            for row in rows
        ]

    def ratings(self) -> CoachRatings:
        """What every coach has earned, worked out from the games in the database."""
        records: dict[str, CoachRecord] = {}
        for game in self.games():
            records = with_game(records, game.coaches, game.spread, game.score)
        return records
