"""What pages and programs do with seasons; whatever is asked of one that is not there is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from fieldhouse import catalog, library
from fieldhouse.batch.spread import OnProgress
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons import reports
from fieldhouse.seasons.begin import begin as begin_season
from fieldhouse.seasons.begin import missing_charts
from fieldhouse.seasons.categories import Category, StatLine
from fieldhouse.seasons.leaders import Player, Totals
from fieldhouse.seasons.reality import real_leaders
from fieldhouse.seasons.round_up import round_up
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.simulate import simulate as simulate_season
from fieldhouse.seasons.sports import header_of, sport_of
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store.damage import UNREADABLE, damaged_season
from fieldhouse.store.database import database_at
from fieldhouse.store.engine import GameTaken, address_of
from fieldhouse.store.lobby import Kept
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json
from fieldhouse.table.refusal import Conflict, NotFound, Refusal
from fieldhouse.table.seat import BOTH, OTHER
from fieldhouse.web.jobs import Job
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.requests import NewSeason, SeasonGame, SeatWish
from fieldhouse.web.room import Room
from fieldhouse.web.season_games import table_of
from fieldhouse.web.tables import COMPUTER, ME, open_table
from fieldhouse.web.teams import Believed, teams_of, title_in_season, titles_of

NOTHING_KNOWN: Final[PlainReport] = {
    "title": "A damaged season", "game": "", "game_title": "", "games": 0, "games_played": 0, "champion": None,
    "champion_title": None, "team_title": "",
}  # fmt: skip


class NoSuchGame(NotFound):
    """A game that a season does not have."""


class NoSuchSeason(NotFound):
    """A season that is not there."""


def look(lobby: Lobby, name: str) -> Season:
    """The season of that name, read from the database. Refused if there is none."""
    if name not in lobby.seasons.names():
        raise NoSuchSeason(f"There is no season {name!r}.")
    return lobby.seasons.look(name)


def summaries(lobby: Lobby) -> list[PlainReport]:
    """All seasons of games that this house has; one that cannot be read is shown as damaged."""
    return [summary for name in lobby.seasons.names() if (summary := _summary(lobby, name))]


def _summary(lobby: Lobby, name: str) -> PlainReport | None:
    """A season in a line; a damaged one says so instead of hiding the others."""
    try:
        season = lobby.seasons.look(name)
        if season.game not in catalog.GAMES:
            return None
        summary = reports.summary(lobby.seasons.progress(season))
    except (Refusal, *UNREADABLE):
        return {**NOTHING_KNOWN, "season": name, "damaged": str(damaged_season(name))}
    called = titles(season)
    named = {f"{who}_title": called.get(summary[who], summary[who]) for who in ("champion", "team")}
    return {**summary, "game_title": catalog.game(season.game).title, **named, "damaged": None}


def schedules() -> dict[str, list[str]]:
    """For each game that has any, the seasons whose schedule and charts are all at hand."""
    found = {game: playable(game) for game in catalog.GAMES}
    return {game: names for game, names in found.items() if names}


def _playable(game: str) -> list[str]:
    """The seasons whose schedule and charts are all at hand, read from the library."""
    seasons = {team.season for team in teams_of(game)}
    names = sorted(seasons & set(library.charts_at_hand(game, "schedules")))
    return [name for name in names if not missing_charts(load_schedule(name, game), titles_of(game))]


playable: Final = Believed(_playable)
"""To read every schedule of the library takes longer than all the rest of a page."""


def begin(lobby: Lobby, wish: NewSeason) -> Season:
    """Begin a season, its seed drawn by the machine, and keep it. Refused if it cannot be, or the name is taken."""
    chosen = catalog.level(catalog.game(wish.game), wish.level)
    return begin_season(lobby.seasons, wish.game, wish.schedule, wish.name, wish.team, chosen, wish.options)


def titles(season: Season) -> dict[str, str]:
    """Every team by its code, from the library. Within a season a title need not say which season it is of."""
    known = titles_of(season.game)
    schedule, year = season.schedule, str(season.schedule.season)
    return {team: title_in_season(known.get(schedule.chart(team), team), year) for team in schedule.teams}


def standings(lobby: Lobby, name: str) -> Json:
    """The standings, from the games kept so far. Refused if there is no such season."""
    season = look(lobby, name)
    return reports.standings(lobby.seasons.progress(season), titles(season))


def own_season(lobby: Lobby, season: Season) -> PlainReport | None:
    """The season of its owner's team, read from the database; its last game with its table. None without a team."""
    report = reports.own_season(lobby.seasons.progress(season), lobby.seasons.under_way(season))
    if report is None or report["last"] is None:
        return report
    return {**report, "last": _with_table(season.name, report["last"])}


def round_ups(lobby: Lobby, name: str) -> dict[str, tuple[str, ...]]:
    """Every week and round so far, by stage, in sentences from the database; none of one that is not over."""
    season = look(lobby, name)
    progress, called = lobby.seasons.progress(season), titles(season)
    stages = dict.fromkeys(fixture.stage for fixture in progress.fixtures)
    return {stage: round_up(progress, stage, called) for stage in stages}


def schedule(lobby: Lobby, name: str, team: str | None = None) -> Json:
    """A season's games, or a team's, with links to tables, from the database. Refused if there is no such season."""
    season = look(lobby, name)
    report = reports.schedule(lobby.seasons.progress(season), lobby.seasons.under_way(season), None, team)
    return {**report, "games": [_with_table(name, game) for game in report["games"]]}


def playoffs(lobby: Lobby, name: str) -> Json:
    """The bracket so far, with links to its tables, from the database. Refused if there is no such season."""
    report = reports.playoffs(lobby.seasons.progress(look(lobby, name)))
    rounds = [{**each, "games": [_with_table(name, game) for game in each["games"]]} for each in report["rounds"]]
    return {**report, "rounds": rounds}


def _with_table(season: str, game: PlainReport) -> PlainReport:
    """A game with the table at which it can be looked at, once it is over."""
    return {**game, "table": table_of(season, game["game"]) if game["score"] else None}


def finished_game(lobby: Lobby, name: str, number: int) -> PlainReport:
    """A game of the season that is over, and where everything that is told of it can be had. Refused if there is none,
    or it is not over."""
    games: list[PlainReport] = schedule(lobby, name)["games"]
    game = next((each for each in games if each["game"] == number), None)
    if game is None:
        raise NoSuchGame(f"There is no game {number} in {name}.")
    if game["table"] is None:
        raise Conflict(f"Game {number}, {game['away']} at {game['home']}, is not over yet.")
    parts = ("box-score", "play-by-play", "journal", "totals", "win-chance", "recap")
    table = f"/api/tables/{game['table']}"
    return {**game, "watch": f"/watch/{game['table']}", **{part.replace("-", "_"): f"{table}/{part}" for part in parts}}


def leaders(lobby: Lobby, name: str, top: int, is_playoffs: bool) -> Json:
    """The leaders, from the lines kept with the games, and the real ones, from the library."""
    season = look(lobby, name)
    return {
        **reports.leaders(season, lobby.seasons.played(season), top, is_playoffs),
        "real": {"teams": [], "people": []} if is_playoffs else real_leaders(season, top),
    }


def simulate(lobby: Lobby, name: str, through: str) -> Job:
    """Start a job that plays and keeps what is open and not begun up to that stage, in another process, or give the
    one that is at it. Refused if there is no such stage, or too many wait."""
    season = look(lobby, name)
    stages = season.schedule.stages_through(through)

    return lobby.jobs.start(_job_name(name), _simulate, address_of(lobby.store.engine), name, stages)


def _simulate(database: str, name: str, stages: Sequence[str], on_progress: OnProgress) -> None:
    """In a process of its own: open the database, play what is open up to these stages, and keep it there."""
    store = SeasonStore(database_at(database))
    simulate_season(store, store.look(name), stages, 1, on_progress)


def job(lobby: Lobby, name: str) -> Job:
    """How far the job of a season in the database is; one that never was is over."""
    look(lobby, name)
    return lobby.jobs.get(_job_name(name)) or Job(is_over=True)


def _job_name(name: str) -> str:
    """One job a season: what the lobby's jobs know it by."""
    return f"season {name}"


def play(lobby: Lobby, name: str, number: int, wish: SeasonGame) -> Room:
    """Open a table for a game of the season, in one transaction: your seat is your team's, the other the computer's,
    for which a process solves ahead if need be. Refused if it is over or under way.
    """
    season = look(lobby, name)
    progress = lobby.seasons.progress(season)
    fixture = progress.fixture(number)
    if number in progress.scores:
        raise Conflict(f"Game {number}, {fixture.away} at {fixture.home}, is over.")
    definition = catalog.game(season.game)
    mine = season.own_seat(fixture)
    seats = wish.seats or [SeatWish(who=ME if seat == mine else COMPUTER, level=season.level) for seat in BOTH]
    header = replace(header_of(season, fixture, lobby.seasons.played(season)), dice=wish.dice)

    def take(connection: Connection, table: Kept) -> None:
        """Write that the season's game is played at a table, within the transaction that opens it."""
        lobby.seasons.take(connection, season, number, table.journal)

    try:
        facts = {"season": {"name": name, "game": number}}
        return open_table(lobby.rooms, definition, header, seats, facts, wish.orders, take)
    except GameTaken:
        raise Conflict(f"Game {number}, {fixture.away} at {fixture.home}, is under way already.") from None


def take_up(lobby: Lobby, name: str, number: int) -> Room:
    """The table at which a game of the season is under way. Refused if it is not."""
    table_id = lobby.tables.of_season(look(lobby, name).name).get(number)
    if table_id is None:
        raise Conflict(
            f"Game {number} is not under way in the lobby. One that was begun in a terminal goes on there:"
            " 'fieldhouse season play'."
        )
    return lobby.rooms.room(table_id)


def give_up(lobby: Lobby, name: str, number: int) -> None:
    """Open again in the database a game that was begun; its table, if it has one, is thrown away. Refused if it was
    not."""
    season = look(lobby, name)
    if number not in lobby.seasons.under_way(season):
        raise Conflict(f"Game {number} is not under way.")
    lobby.seasons.forget(season, number)
    table_id = lobby.tables.of_season(name).get(number)
    if table_id is not None:
        lobby.throw_away(table_id)


def people(lobby: Lobby, name: str, team: str) -> list[PlainReport]:
    """What the players of a team have done, by the games in the database: a table for each part of their statistics,
    the foremost first.
    """
    season = look(lobby, name)
    totals = Totals(lobby.seasons.played(season))
    parts: dict[str, list[Category]] = {}
    for category in sport_of(season.game).people:
        parts.setdefault(category.part, []).append(category)
    tables = (_table(part, parts[part], totals.people.get(part, {}), team) for part in parts)
    return [table for table in tables if table["rows"]]


def _table(part: str, categories: Sequence[Category], lines: Mapping[Player, StatLine], team: str) -> PlainReport:
    """A team's players, the foremost first, with all columns in which anybody is ranked for this part."""
    figures = {heading: figure for category in reversed(categories) for heading, figure in category.columns.items()}
    headings = list(dict.fromkeys(heading for category in categories for heading in category.columns))
    own = sorted((who for who in lines if who.team == team), key=str)
    ranked = sorted(own, key=lambda who: -categories[0].by(lines[who]))
    rows = [(who.name, [figures[heading](lines[who]) for heading in headings]) for who in ranked]
    return {"title": part, "headings": headings, "rows": rows}


def player(lobby: Lobby, name: str, who: Player) -> list[PlainReport]:
    """A player's games and their sums, by the parts of his statistics, out of the database."""
    person, team = who
    parts: dict[str, list[PlainReport]] = {}
    for game in lobby.seasons.played(look(lobby, name)):
        if team not in game.fixture.teams:
            continue
        seat = game.fixture.teams.index(team)
        for part, lines in (game.lines["people"][seat] if game.lines["people"] else {}).items():
            if person in lines:
                against = game.fixture.teams[OTHER[seat]]
                place = {
                    "stage": game.fixture.stage,
                    "table": table_of(name, game.fixture.number),
                    "against": f"{'at ' if seat == 0 else ''}{against}",
                    "opponent": against,
                    "is_away": seat == 0,
                }
                parts.setdefault(part, []).append({**place, "line": dict(lines[person])})
    return [_summed(part, games) for part, games in parts.items()]


def _summed(part: str, games: list[PlainReport]) -> PlainReport:
    """A man's lines of all games, and their sum."""
    headings = list(dict.fromkeys(heading for game in games for heading in game["line"]))
    totals = {heading: sum(game["line"].get(heading, 0) for game in games) for heading in headings}
    return {"title": part, "headings": headings, "games": games, "totals": totals}
