"""Games of leagues as tables: those that are over for everybody to look at, those under way for their owners.

A game that is over is not kept as a table: its id says which game of which league it is, and the league tells it again.
"""

from __future__ import annotations

import re
from typing import Final

from fieldhouse.leagues.football.at_table import journal_of
from fieldhouse.leagues.game_rows import Place
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.leagues.table_results import enter
from fieldhouse.library.ddf import GAME
from fieldhouse.store.lent_charts import lend
from fieldhouse.store.lobby import Kept
from fieldhouse.store.table_charts import TableCharts
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Refusal
from fieldhouse.web.faults import log
from fieldhouse.web.own_charts import OWN_CHARTS
from fieldhouse.web.room import Room
from fieldhouse.web.season_games import TablesAndSeasons, archived, digest, named_in

ID: Final = re.compile(r"league-([0-9a-f]{24})-(\d{1,4})-(\d{1,4})")
TRIES: Final = 3
"""So often a result is put in again if somebody else writes in the ledger at the same moment."""


def table_of(place: Place) -> str:
    """The id under which a game that is over can be looked at."""
    return f"league-{digest(place.league)}-{place.year}-{place.number}"


def place_of(facts: PlainReport) -> Place | None:
    """Which game of which league a table's facts name."""
    named = facts.get("league")
    return Place(named["name"], named["year"], named["game"]) if named else None


def facts_of(place: Place) -> PlainReport:
    """The facts by which a table names a league's game: ``place_of`` reads them."""
    return {"league": {"name": place.league, "year": place.year, "game": place.number}}


class TablesOfTheHouse(TablesAndSeasons):
    """The tables of the lobby, the finished games of its seasons, and those of its leagues."""

    def __init__(self) -> None:
        super().__init__()
        self.leagues = LeagueStore(self.engine)
        self.charts = TableCharts(self.engine)

    def read(self, table_id: str) -> Kept:
        """A table from the database; charts that its teams have for this game alone are lent to the library first. A
        league's game that the engine played is played again. Refused if there is none, or that game is not over."""
        place = self._league_place(table_id)
        if place is None:
            return self._with_charts(super().read(table_id))
        journal, facts = journal_of(self.leagues, place), {"archived_league": {"name": place.league}}
        return archived(
            table_id, journal, facts, self.changes(table_id), "That game is not over yet, or only its result is known."
        )

    def _with_charts(self, table: Kept) -> Kept:
        """A table; its league's or people's charts, from the database, are laid in the data folder: old ones may go."""
        place = place_of(table.facts)
        kept = self.leagues.games.at_table(place) if place else None
        if kept is not None:
            lend(GAME, kept.charts)
        if table.facts.get(OWN_CHARTS):
            lend(table.journal.header.game, self.charts.of(table.id))
        return table

    def changes(self, table_id: str) -> int:
        """What changes with a table, from the database: for a league's game the number of its result."""
        place = self._league_place(table_id)
        if place is None:
            return super().changes(table_id)
        row = self.leagues.results(place.league, place.year).get(place.number)
        return row.number if row else 0

    def _league_place(self, table_id: str) -> Place | None:
        """The league's game that an id names; None for every other table. Refused if the league is gone."""
        found = ID.fullmatch(table_id)
        return Place(named_in(found, self.leagues.names(), "league"), int(found[2]), int(found[3])) if found else None


def enter_game(store: LeagueStore, room: Room) -> None:
    """Put a league's game that has ended at a table into the league, if the league still waits for it; charts are read
    from the library. A league that refuses is asked a few times, and then only the log hears of it.
    """
    place = place_of(room.facts)
    if place is None or place.league not in store.names():
        return
    for _ in range(TRIES):
        try:
            enter(store, place, room.session)
            return
        except Refusal as fault:
            log.warning("A league did not take a game that was played at a table: %s", type(fault).__name__)
