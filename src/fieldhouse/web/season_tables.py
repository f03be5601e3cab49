"""A season's games as tables with the column names of public data, all in one archive."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from fieldhouse.batch.tables import tables, zipped
from fieldhouse.seasons.recorded_games import kept
from fieldhouse.seasons.season import Progress
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store.database import database_at
from fieldhouse.table.refusal import Conflict
from fieldhouse.web.made_once import MadeOnce

MOST_REMEMBERED: Final = 4
"""An archive of a whole football season is some four megabytes."""
MOST_WAITING: Final = 6


class SeasonTables(MadeOnce):
    """An archive is known by its season and the results in it: with another game it is made anew."""

    def __init__(self) -> None:
        super().__init__("a season's tables", MOST_WAITING, MOST_REMEMBERED)

    def archive(self, progress: Progress, database: str) -> Future[bytes]:
        """The finished games of a season in the database at that address, zipped as files by the workshop's process.
        Refused if there are none."""
        season = progress.season
        if not progress.scores:
            raise Conflict(f"No game of {season.name!r} has been played yet: there is nothing to put into tables.")
        key = f"{season.name} {season.seed} {sorted(progress.scores.items())}"
        return self.made(key, _archive, database, season.name)


def _archive(database: str, name: str) -> bytes:
    """In a process of its own: read the season's journals from the database, and make CSV files of them."""
    store = SeasonStore(database_at(database))
    return zipped(tables(list(kept(store, store.look(name)))))
