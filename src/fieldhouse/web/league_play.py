"""An owner's own games: he plays them at a table, has them played and looks on, or reads them.

Whoever would play, watch, take up or give up a game that is not his, or not on now, is refused.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from fieldhouse import catalog
from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.state import EXHIBITION, GAME_DAYS, League
from fieldhouse.leagues.football.at_table import ENGINE, charts_of, header_of
from fieldhouse.leagues.football.games import open_games
from fieldhouse.leagues.game_rows import Place
from fieldhouse.leagues.ledger_words import game_title
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.library.ddf import GAME
from fieldhouse.store.lobby import Kept
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Conflict, NotFound
from fieldhouse.table.seat import BOTH
from fieldhouse.web.league_games import facts_of, table_of
from fieldhouse.web.league_service import LeagueService, store
from fieldhouse.web.requests import LeagueGame, SeatWish
from fieldhouse.web.room import Room
from fieldhouse.web.tables import COMPUTER, FRIEND, ME, open_table


class NotHisGame(NotFound):
    """A game that an owner has no club in, or that is not on now."""


class OwnGame(NamedTuple):
    """An owner's game of this stage: on now, under way, or over, and then with the table where it is told."""

    number: int
    team: str
    title: str
    is_under_way: bool
    score: str
    table: str


def own_games(service: LeagueService, by: str) -> list[OwnGame]:
    """The games of an owner's clubs that are on, or were the last to be played; from the database."""
    league, own = service.league, service.teams_of(by)
    if not league.fixtures or not own:
        return []
    begun = store(service.lobby).games.under_way(service.name, league.year)
    told = tables_of(service)
    return [
        OwnGame(
            fixture.number, team, game_title(league, fixture), fixture.number in begun and fixture.score is None,
            f"{fixture.score[0]}-{fixture.score[1]}" if fixture.score else "", told.get(fixture.number, ""),
        )
        for team in own
        for fixture in _shown(league, team)
    ]  # fmt: skip


def _shown(league: League, team: str) -> list[Fixture]:
    """A club's last game that is over, and the one that is on now."""
    mine = [fixture for fixture in league.fixtures if team in (fixture.away, fixture.home)]
    over = [fixture for fixture in mine if fixture.score is not None][-1:]
    is_on = league.phase in (EXHIBITION, GAME_DAYS)
    return [*over, *(fixture for fixture in mine if is_on and fixture in open_games(league))]


def tables_of(service: LeagueService) -> dict[int, str]:
    """The tables at which the games of the season that are over can be looked at, by the ledger."""
    season, kept = service.league.season, store(service.lobby)
    played = kept.results(service.name, season)
    at_tables = kept.games.at_tables(service.name, season)
    return {
        number: table_of(Place(service.name, season, number))
        for number, row in played.items()
        if row.command.arguments.get("seed") or number in at_tables
    }


def _own_fixture(service: LeagueService, by: str, number: int) -> tuple[Fixture, Place]:
    """A game that is on and that an owner has a club in; or a refusal."""
    league, own = service.league, service.teams_of(by)
    if league.phase not in (EXHIBITION, GAME_DAYS):
        raise Conflict(f"No games are played now: the league is at {league.phase}.")
    for fixture in open_games(league):
        if fixture.number == number and {fixture.away, fixture.home} & set(own):
            return fixture, Place(service.name, league.year, number)
    raise NotHisGame(f"Game {number} is not a game of yours that is on now.")


def play(service: LeagueService, by: str, number: int, wish: LeagueGame) -> str:
    """Open a table for an owner's game, in one transaction: the token of the seat of his club. For the other club sits
    its owner, or the computer, for which a process solves ahead if need be. Charts are lent to the library. Refused if
    it has been begun already."""
    fixture, place = _own_fixture(service, by, number)
    league, own = service.league, service.teams_of(by)
    seats = [_wish(league, team, team in own) for team in (fixture.away, fixture.home)]
    charts = charts_of(league, fixture)
    games = store(service.lobby).games

    def begin(connection: Connection, table: Kept) -> None:
        """Write that the league's game is played at a table, within the transaction that opens it."""
        games.begin(connection, place, charts, table.journal)

    header = header_of(charts, fixture)
    definition = catalog.game(GAME)
    room = open_table(service.lobby.rooms, definition, header, seats, facts_of(place), wish.orders, begin)
    return _seat_of(service, by, fixture, room)


def _seat_of(service: LeagueService, by: str, fixture: Fixture, room: Room) -> str:
    """The token of the seat of an owner's own club."""
    return room.tokens[BOTH[fixture.away not in service.teams_of(by)]]


def _wish(league: League, team: str, is_mine: bool) -> SeatWish:
    """Who sits for a club: its owner here, another person by his link, or the computer."""
    franchise = league.teams[team]
    if is_mine:
        return SeatWish(who=ME, name=franchise.owner)
    return SeatWish(who=COMPUTER, level=ENGINE) if franchise.is_computer else SeatWish(who=FRIEND, name=franchise.owner)


def watch(service: LeagueService, by: str, number: int) -> str:
    """Let the engine play an owner's game now, which counts; the id of the table where it can be looked at. Refused
    while it is under way."""
    _, place = _own_fixture(service, by, number)
    OpenLeague(store(service.lobby), service.name).play(number)
    return table_of(place)


def take_up(service: LeagueService, by: str, number: int) -> str:
    """The token of an owner's seat at a game of his that is under way. Refused if it is not."""
    fixture, _ = _own_fixture(service, by, number)
    return _seat_of(service, by, fixture, _room(service, number))


def give_up(service: LeagueService, by: str, number: int) -> None:
    """Open a game again that was begun, in the database; its table is thrown away. Refused if it is not under way."""
    _, place = _own_fixture(service, by, number)
    room = _room(service, number)
    store(service.lobby).games.forget(place)
    service.lobby.throw_away(room.id)


def _room(service: LeagueService, number: int) -> Room:
    """The room in which a game of this year is under way. Refused if it is not."""
    place = Place(service.name, service.league.year, number)
    lobby = service.lobby
    found = [table_id for facts, table_id in lobby.tables.under_way("league") if facts == facts_of(place)["league"]]
    if not found:
        raise Conflict(
            f"Game {number} is not under way in the lobby. One that was begun in a terminal goes on there: 'fieldhouse"
            " league play'."
        )
    return lobby.rooms.room(found[0])


def statistics(service: LeagueService, number: int) -> list[PlainReport]:
    """What a player has done, season by season, part by part, out of the database."""
    found: dict[str, dict[int, dict[str, int]]] = {}
    for year, _, lines in store(service.lobby).games.lines(service.name):
        for parts in lines["people"]:
            for part, people in parts.items():
                if str(number) in people:
                    season = found.setdefault(part, {}).setdefault(year, {"games": 0})
                    for name, value in {"games": 1, **people[str(number)]}.items():
                        season[name] = season.get(name, 0) + value
    return [_table(part, seasons) for part, seasons in found.items()]


def _table(part: str, seasons: dict[int, dict[str, int]]) -> PlainReport:
    """A part of a man's career: a line a season, and their sum."""
    headings = list(dict.fromkeys(name for line in seasons.values() for name in line))
    rows = [(str(year), [line.get(name, 0) for name in headings]) for year, line in seasons.items()]
    totals = [sum(figures) for figures in zip(*(figures for _, figures in rows), strict=True)]
    return {"title": part, "headings": headings, "rows": rows, "totals": totals}
