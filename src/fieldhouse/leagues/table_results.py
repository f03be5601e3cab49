"""A league's game has ended at a table: it is put into the league, if the league still waits for it."""

from __future__ import annotations

from fieldhouse.games.ddf.state import Play
from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.football.at_table import table_game
from fieldhouse.leagues.football.games import open_games
from fieldhouse.leagues.game_rows import AtTable, Place
from fieldhouse.leagues.ledger import Row
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.table.session import AnySession


def enter(store: LeagueStore, place: Place, session: AnySession) -> Row | None:
    """Put a game that is over into its league, in one transaction: the result's row of the ledger.

    The charts it was played with are read from the library. None if it was given up or begun anew since, or if the
    league has its result already. Refused if somebody else writes in the ledger at the same moment.
    """
    begun = store.games.at_table(place)
    if begun is None or begun.journal.header.seed != session.header.seed:
        return None
    opened = OpenLeague(store, place.league)
    fixture = waiting(opened.league, place)
    if fixture is None:
        return None
    notes = [play for play in session.notes if isinstance(play, Play)]
    table = AtTable(begun.charts, session.journal)
    return opened.enter(*table_game(opened.league, fixture, table, notes, session.game.score))


def waiting(league: League, place: Place) -> Fixture | None:
    """The fixture, if the league is at it and has no result yet."""
    if league.year != place.year:
        return None
    return next((each for each in open_games(league) if each.number == place.number), None)
