"""Where seasons are kept: every game in a transaction of its own, so that nobody loses a finished one."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, Text, insert, select, type_coerce
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from fieldhouse.library.schedule_text import read_schedule, schedule_text
from fieldhouse.seasons.categories import Lines
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.season import BadSeason, Progress, Season
from fieldhouse.seasons.simulate import Finished
from fieldhouse.store.damage import UNREADABLE, damaged_game, damaged_season
from fieldhouse.store.database import GameRow, SeasonRow, SeasonSecretRow, database, names_by_use, now
from fieldhouse.store.engine import once_more, refused_if_taken, take_game
from fieldhouse.table.journal import Journal, loads


class SeasonStore:
    """Seasons in a database, by their names; to open, look at or delete one that is not there is refused."""

    def __init__(self, engine: Engine | None = None) -> None:
        self.engine = engine or database()

    # Seasons

    @once_more
    def names(self) -> list[str]:
        """All seasons, the last used first."""
        return names_by_use(self.engine, SeasonRow)

    def create(self, season: Season) -> None:
        """Write a new season, which from now on is the last used; a secret seed stands in a table of its own. Refused
        if the name is taken."""
        with Transaction(self.engine) as transaction, transaction.begin():
            row = SeasonRow(
                name=season.name,
                game=season.game,
                schedule=schedule_text(season.schedule),
                seed=0 if season.is_seed_secret else season.seed,
                level=season.level,
                options=season.options,
                team=season.team,
                used=now(),
            )
            transaction.add(row)
            with refused_if_taken(BadSeason(f"There is a season {season.name!r} already: choose another --name.")):
                transaction.flush()
            if season.is_seed_secret:
                transaction.add(SeasonSecretRow(season_id=row.id, secret=f"{season.seed:x}"))

    @once_more
    def open(self, name: str) -> Season:
        """The season of that name, which from now on is the last used. Refused if it is damaged."""
        season = self.look(name)
        with Transaction(self.engine) as transaction, transaction.begin():
            self._row(transaction, name).used = now()
        return season

    def look(self, name: str) -> Season:
        """The season from the database; rows that make no sense are a sentence for the player."""
        try:
            return self._look(name)
        except UNREADABLE as fault:
            raise damaged_season(name) from fault

    @once_more
    def _look(self, name: str) -> Season:
        """A season out of its rows."""
        with Transaction(self.engine) as transaction:
            row = self._row(transaction, name)
            kept = transaction.get(SeasonSecretRow, row.id)
            return Season(
                name=row.name,
                game=row.game,
                schedule=read_schedule(row.schedule, f"the schedule of {row.name}"),
                seed=int(kept.secret, 16) if kept else row.seed,
                level=row.level,
                options=row.options,
                team=row.team,
                is_seed_secret=kept is not None,
            )

    def delete(self, name: str) -> None:
        """Delete a season with its games."""
        with Transaction(self.engine) as transaction, transaction.begin():
            transaction.delete(self._row(transaction, name))

    def _row(self, transaction: Transaction, name: str) -> SeasonRow:
        """The season's own row; a refusal if there is none."""
        row = transaction.scalar(select(SeasonRow).where(SeasonRow.name == name))
        if row is None:
            raise BadSeason(f"There is no season {name!r}; 'fieldhouse season list' shows those that are.")
        return row

    # Games

    @once_more
    def progress(self, season: Season) -> Progress:
        """How the season stands, from the scores that are kept."""
        games = select(GameRow.number, GameRow.away_score, GameRow.home_score).join(SeasonRow)
        finished = games.where(SeasonRow.name == season.name, GameRow.away_score.is_not(None))
        with Transaction(self.engine) as transaction:
            rows = transaction.execute(finished.order_by(GameRow.number))
            return Progress(season, {number: (away or 0, home or 0) for number, away, home in rows})

    @once_more
    def under_way(self, season: Season) -> frozenset[int]:
        """The games that have been begun and not ended, from the database."""
        numbers = select(GameRow.number).join(SeasonRow)
        begun = numbers.where(SeasonRow.name == season.name, GameRow.away_score.is_(None))
        with Transaction(self.engine) as transaction:
            return frozenset(transaction.scalars(begun))

    def keep(self, season: Season, game: Finished) -> None:
        """Keep a finished game; one that is finished already stays as it is."""
        away, home = game.score
        with suppress(IntegrityError):  # another process has just kept the same game
            self._write(season, game.number, game.journal, away_score=away, home_score=home, lines=game.lines)

    def take(self, connection: Connection, season: Season, number: int, journal: Journal) -> None:
        """Begin a game within somebody else's transaction. Refused if another has: of many at once one is first."""
        home = connection.scalar(select(SeasonRow.id).where(SeasonRow.name == season.name))
        row = {"season_id": home, "number": number, "journal": _packed(journal)}
        take_game(connection, insert(GameRow).values(row), number, season.name)

    def keep_under_way(self, season: Season, number: int, journal: Journal) -> None:
        """Keep a game as far as it has been played; one that is finished already stays as it is."""
        self._write(season, number, journal)

    @once_more
    def _write(self, season: Season, number: int, journal: Journal, **facts: Any) -> None:
        """Write a game's journal and facts; a finished game is left alone."""
        with Transaction(self.engine) as transaction, transaction.begin():
            row = self._game(transaction, season, number)
            if row is None:
                row = GameRow(season_id=self._row(transaction, season.name).id, number=number)
                transaction.add(row)
            if row.away_score is None:
                row.journal = _packed(journal)
                for name, value in facts.items():
                    setattr(row, name, value)

    def _game(self, transaction: Transaction, season: Season, number: int) -> GameRow | None:
        """The row of a game, if it has one."""
        mine = select(GameRow).join(SeasonRow).where(SeasonRow.name == season.name, GameRow.number == number)
        return transaction.scalar(mine)

    @once_more
    def forget(self, season: Season, number: int) -> None:
        """Forget a game that is under way, as if nobody had begun it."""
        with Transaction(self.engine) as transaction, transaction.begin():
            row = self._game(transaction, season, number)
            if row is not None and row.away_score is None:
                transaction.delete(row)

    def journal(self, season: Season, number: int) -> Journal | None:
        """The journal of a game, whole or as far as it goes. Refused if it is damaged."""
        try:
            return self._journal(season, number)
        except UNREADABLE as fault:
            raise damaged_game(season.name, number) from fault

    @once_more
    def _journal(self, season: Season, number: int) -> Journal | None:
        """The journal of a game, finished or not."""
        with Transaction(self.engine) as transaction:
            row = self._game(transaction, season, number)
            return loads(zlib.decompress(row.journal).decode()) if row else None

    @once_more
    def finished(self, name: str, number: int) -> int | None:
        """A checksum of a game that is over, by which it is told from another in its place; None while it is not."""
        row = select(GameRow.journal).join(SeasonRow).where(SeasonRow.name == name, GameRow.number == number)
        with Transaction(self.engine) as transaction:
            journal = transaction.scalar(row.where(GameRow.away_score.is_not(None)))
            return None if journal is None else zlib.crc32(journal) or 1

    def played(self, season: Season) -> Iterator[Played]:
        """Every finished game with its lines, read as one goes on; left out if they cannot be read."""
        fixtures = {fixture.number: fixture for fixture in self.progress(season).fixtures}
        games = select(GameRow.number, type_coerce(GameRow.lines, Text)).join(SeasonRow).order_by(GameRow.number)
        finished = games.where(SeasonRow.name == season.name, GameRow.away_score.is_not(None))
        with Transaction(self.engine) as transaction:
            for number, lines in transaction.execute(finished):
                lines_of_game = _lines(lines)
                if lines_of_game is not None and number in fixtures:
                    yield Played(fixtures[number], lines_of_game)


def _lines(stored: Lines | str | None) -> Lines | None:
    """The lines as one of them is read, so that a damaged one is the only one missing; PostgreSQL reads them itself."""
    try:
        lines_of_game: Lines | None = json.loads(stored) if isinstance(stored, str) else stored
    except ValueError:
        return None
    return lines_of_game if isinstance(lines_of_game, dict) else None


def _packed(journal: Journal) -> bytes:
    """A journal as rows keep it."""
    return zlib.compress(journal.dumps().encode())
