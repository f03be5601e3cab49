"""``fieldhouse league play``: a game of one's own club at this terminal; every answer is kept at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated

import typer

from fieldhouse import catalog
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out
from fieldhouse.cli.league_words import BOSS, As, Named, open_league
from fieldhouse.cli.terminal_game import begun, play_at_the_terminal
from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.state import EXHIBITION, GAME_DAYS, League
from fieldhouse.leagues.football.at_table import ENGINE, charts_of, header_of
from fieldhouse.leagues.football.games import open_games
from fieldhouse.leagues.game_rows import Place
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.table_results import enter
from fieldhouse.library.ddf import GAME
from fieldhouse.store import saved
from fieldhouse.store.fairness import with_our_bytes
from fieldhouse.store.lent_charts import lend
from fieldhouse.table.journal import Journal
from fieldhouse.table.session import AnySession


def play(
    team: Annotated[str, typer.Argument(metavar="TEAM", help="Your club, if you have more than one.")] = "",
    league: Named = None,
    owner: As = BOSS,
    anew: Annotated[
        bool, typer.Option("--anew", help="Throw away what was begun of the game, and begin again.")
    ] = False,
    ask_everything: Annotated[bool, typer.Option("--ask-everything", help="Without standing orders.")] = False,
) -> None:
    """Play your club's game of this week at the terminal, or go on with it: it counts when it is over."""
    opened = open_league(league)
    club, fixture = _own_game(opened.league, owner, team.upper())
    place = Place(opened.charter.name, opened.league.year, fixture.number)
    if anew:
        opened.store.games.forget(place)
    session = _begun(opened, place, fixture, club, has_orders=not ask_everything)
    heading = f"Game {fixture.number} of {place.league}: {fixture.away} at {fixture.home}. Type ? for help."
    again = f"fieldhouse league play {club} --league {place.league}"
    play_at_the_terminal(session, _keeper(opened, place), [heading], again, ask_everything)
    if session.over:
        row = enter(opened.store, place, session)
        for sentence in row.notes if row else ("The league has gone on without this game: it does not count.",):
            out().print(sentence, highlight=False, markup=False)


def _own_game(league: League, owner: str, team: str) -> tuple[str, Fixture]:
    """The club that is meant, and its game that is on; the commissioner may play for any club. Refused if none is on,
    or several are."""
    clubs = [code for code, each in league.teams.items() if owner in (BOSS, each.owner) and team in ("", code)]
    people = [code for code in clubs if not league.teams[code].is_computer]
    chosen = clubs if team else people or clubs
    if league.phase not in (EXHIBITION, GAME_DAYS):
        raise BadCommand(f"No games are played now: the league is at {league.phase}. See 'fieldhouse league status'.")
    games = [(code, each) for code in chosen for each in open_games(league) if code in (each.away, each.home)]
    if not games:
        raise BadCommand("None of your clubs has a game to play now.")
    if len({code for code, _ in games}) > 1:
        raise BadCommand(f"Say which club: {', '.join(code for code, _ in games)}.")
    return games[0]


def _begun(opened: OpenLeague, place: Place, fixture: Fixture, club: str, has_orders: bool) -> AnySession:
    """The game taken up again out of the database, or begun and written there, with a process that solves ahead if one
    is needed; its charts are laid in the data folder.
    """
    games, definition = opened.store.games, catalog.game(GAME)
    kept = games.at_table(place)
    if kept is not None:
        lend(GAME, kept.charts)
        return saved.resumed(definition, replace(kept.journal, header=with_our_bytes(kept.journal.header)))
    charts = charts_of(opened.league, fixture)
    seats = tuple(saved.PERSON if team == club else ENGINE for team in (fixture.away, fixture.home))
    session = begun(definition, header_of(charts, fixture, seats=seats), True, has_orders)
    with opened.store.engine.begin() as connection:
        games.begin(connection, place, charts, session.journal)
    return session


def _keeper(opened: OpenLeague, place: Place) -> Callable[[Journal], None]:
    """Keeps a game as it stands after every answer."""

    def keep(journal: Journal) -> None:
        """Write the game as far as it goes into the league's database."""
        opened.store.games.keep_under_way(place, journal)

    return keep
