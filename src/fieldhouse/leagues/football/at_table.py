"""A league's game at a table of the football engine: the charts of both clubs as they stand, and what comes of it.

The charts are those that the engine plays with, as text, so that any table can be laid with them. The same seed gives
the same game at a table and in the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Final

from fieldhouse import catalog
from fieldhouse.games.ddf.charts.writer import team_chart_text
from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.state import Play
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.rules.standings import is_playoff
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.football.games import (
    PLAYOFF_RULES,
    RULES,
    ExperienceSheet,
    Played,
    WeekOfGames,
    result_of,
    seed_of,
)
from fieldhouse.leagues.game_rows import AtTable, OverGame, Place
from fieldhouse.leagues.store import BadLeague, LeagueStore
from fieldhouse.library.ddf import GAME, load_team
from fieldhouse.store.lent_charts import Charts, lend, lent_name
from fieldhouse.table.fair import promised
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import seated

ENGINE: Final = "book"
"""The coach who calls for clubs of the computer, and for everybody whose owner does not play himself."""


def charts_of(league: League, fixture: Fixture) -> Charts:
    """Both clubs as they would play today."""
    week = WeekOfGames(league)
    return dict(_lent(week.chart(team)) for team in (fixture.away, fixture.home))


def _lent(team: Team) -> tuple[str, str]:
    """The chart of a club as text, and the name that only this text goes by."""
    text = team_chart_text(team)
    return lent_name(team.name, text), text


def header_of(charts: Charts, fixture: Fixture, seed: int = 0, seats: tuple[str, ...] = (ENGINE, ENGINE)) -> Header:
    """The header of a fixture at a table, by the rules of all leagues; its charts are lent to the library."""
    lend(GAME, charts)
    rules = PLAYOFF_RULES if is_playoff(fixture.stage) else RULES
    header = catalog.game(GAME).header(tuple(charts), seed, asdict(rules))
    return replace(header, teams=tuple(charts), seats=seats)


def lines_of(
    league: League, fixture: Fixture, teams: tuple[Team, Team], notes: Sequence[Play], cast: int
) -> PlainReport:
    """What is kept of a game: its stage, its teams, and what each one's men did, part by part, by their numbers; who is
    not on the roster is left out."""
    told = GameStatistics(*teams, notes, cast).players.lines
    numbers = [{man.name: man.id for man in league.roster(team)} for team in (fixture.away, fixture.home)]
    return {
        "stage": fixture.stage, "teams": [fixture.away, fixture.home],
        "people": [
            {part: {str(numbers[seat][name]): dict(line) for name, line in named.items() if name in numbers[seat]}
             for part, named in parts.items()}
            for seat, parts in seated(told)
        ],
    }  # fmt: skip


def table_game(
    league: League, fixture: Fixture, table: AtTable, notes: Sequence[Play], score: Sequence[int]
) -> tuple[Command, OverGame]:
    """The command that puts a game of a table into the league, and what is kept of it; the lent charts are read."""
    sheet = ExperienceSheet()
    for play in notes:
        sheet.add(play)
    away, home = score
    first, second = (load_team(name) for name in table.charts)
    header = table.journal.header
    lines = lines_of(league, fixture, (first, second), notes, header.cast or header.seed)
    return result_of(fixture, Played((away, home), sheet), 0), OverGame(league.year, fixture.number, lines, table)


def engine_games(league: League, seed: int, fixtures: Sequence[Fixture]) -> list[tuple[Command, OverGame]]:
    """Plays *fixtures* by the engine: of each the command that puts it in, and what is to be kept of it; *league*
    stays."""
    field, year = WeekOfGames(league), league.year
    found: list[tuple[Command, OverGame]] = []
    for fixture in fixtures:
        own, notes = seed_of(league, fixture, seed), list[Play]()
        played = field.play(fixture, own, notes.append)
        lines = lines_of(league, fixture, field.teams(fixture), notes, own)
        found.append((result_of(fixture, played, own), OverGame(year, fixture.number, lines, None)))
    return found


def check_nobody_plays(store: LeagueStore, league: League, fixtures: Sequence[Fixture]) -> None:
    """Refuse to go on while one of these games is under way at a table, by the database."""
    begun = store.games.under_way(league.name, league.year)
    for fixture in fixtures:
        if fixture.number in begun:
            raise BadLeague(
                f"Game {fixture.number}, {fixture.away} at {fixture.home}, is under way: it is played to its end, or "
                "given up, before the league goes on."
            )


def journal_of(store: LeagueStore, place: Place) -> Journal | None:
    """The journal of a game that is over, its charts lent: as it was kept, or played again from the ledger's seed.

    None of a game that is not over, or of which only the result is known. Refused if these rules play it otherwise.
    """
    row = store.results(place.league, place.year).get(place.number)
    if row is None:
        return None
    kept = store.games.at_table(place)
    if kept is not None:
        lend(GAME, kept.charts)
        return kept.journal
    score, seed = row.command.arguments["score"], row.command.arguments.get("seed", 0)
    if not isinstance(seed, int) or not seed or not isinstance(score, list):
        return None
    league, _ = store.league(place.league, row.number - 1)
    fixture = next(each for each in league.fixtures if each.number == place.number)
    return _played_again(header_of(charts_of(league, fixture), fixture, seed), score)


def _played_again(header: Header, score: Sequence[object]) -> Journal:
    """The game of a seed once more, by today's rules of football or the newest that come to the same *score*; refused
    if none does."""
    today = catalog.game(GAME)
    for version in sorted((*today.older_rules, today.rules_version), reverse=True):
        then, rules = replace(header, rules_version=version), today.rules_at(version)
        table = LiveTable(then.seed, [catalog.coach_of(then, level) for level in then.seats])
        game = play_out(rules.start(then, table), rules.step)
        if list(game.score) == list(score):
            return Journal(promised(then), tuple(table.entries))
    raise BadLeague("That game was played by an earlier version of Fieldhouse, which alone can show it.")
