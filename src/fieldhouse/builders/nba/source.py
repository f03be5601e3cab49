"""NBA seasons as they are read from files of the public format, whoever wrote them."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Final

import polars as pl

from fieldhouse.builders import BadSource
from fieldhouse.builders.files import read_table, told_of
from fieldhouse.builders.nba.box_scores import season_totals
from fieldhouse.builders.nba.derived_teams import derived, with_results
from fieldhouse.builders.nba.results import read_results, spread_of
from fieldhouse.builders.nba.spellings import PLAYER_COLUMNS, TEAM_COLUMNS
from fieldhouse.builders.nba.tables import is_true, record_of, rows_of
from fieldhouse.builders.nba.totals import PlayerSeason, Season, TeamSeason
from fieldhouse.table.plain_json import PlainReport

LEAST_MEN: Final = 5
TOTAL: Final = "TOT"
NO_TEAM: Final = (None, "", TOTAL)
BREAKS: Final = "team_fastbreak.parquet"
"""Looked for beside the teams' file: fast-break points, where they were counted."""
DESCRIBED: Final = frozenset({"age", "experience", "height_in", "weight_lb", "college", "gs"})
"""What a table of players may leave out."""
NEEDED_OF_PLAYERS: Final = [field.name for field in fields(PlayerSeason) if field.name not in DESCRIBED]
NEEDED_OF_TEAMS: Final = (
    "team", "abbreviation", "fg", "fga", "fg3", "fg3a", "ft", "fta", "orb", "trb", "ast", "stl", "blk", "tov", "pf",
    "pts",
)  # fmt: skip
"""The rest is told by games, or not at all."""


def read_season(players: Path, teams: Path | None, season: int, games: Path | None = None) -> Season:
    """The season, from parquet or CSV; box scores of hoopR's are added up. Without a table of teams the men and the
    games tell of them; without games there is no schedule. Refused if the files do not hold that season.
    """
    rows = rows_of(players, season, NEEDED_OF_PLAYERS, PLAYER_COLUMNS, season_totals)
    men = told_apart([record_of(PlayerSeason, row, players) for row in rows if row["mp"] and not _is_sum(row)])
    known = _read_teams(teams, season) if teams else []
    if not men or (teams and not known):
        raise BadSource(f"There is no season {season} in {_names(players, teams)}.")
    results = read_results(games, season, {team.team: team.abbreviation for team in known}) if games else []
    clubs = [with_results(team, results) for team in known] or derived(men, results)
    breaks = _breaks(teams.parent / BREAKS, season) if teams else {}
    found = Season(season, tuple(men), tuple(clubs), breaks, spread_of(results), tuple(results))
    _check(found, players, teams)
    return found


def _read_teams(file: Path, season: int) -> list[TeamSeason]:
    """The teams' lines of a season, read from *file*."""
    rows = rows_of(file, season, NEEDED_OF_TEAMS, TEAM_COLUMNS)
    return [record_of(TeamSeason, row, file) for row in rows if row["abbreviation"] not in NO_TEAM and row["fga"]]


def _names(players: Path, teams: Path | None) -> str:
    """The files' names, for a refusal."""
    return f"{players.name} and {teams.name}" if teams else players.name


def _is_sum(row: PlainReport) -> bool:
    """A traded man's row for all his teams together, or a page's row for the whole league."""
    team = str(row["team"])
    return is_true(row.get("is_total")) or team == TOTAL or (team[:1].isdigit() and team.endswith("TM"))


def _check(season: Season, players: Path, teams: Path | None) -> None:
    """Every team needs five men who played, and games; and every game two teams."""
    listed = teams or players
    codes = {team.abbreviation for team in season.teams}
    for code in (code for fixture in season.schedule for code in fixture if code not in codes):
        raise BadSource(f"A game of {season.season} has {code}, which is no team in {listed.name}.")
    for team in season.teams:
        if not team.g:
            raise BadSource(
                f"Nothing says how many games {team.abbreviation} played in {season.season}: {listed.name} should, "
                "or results (--games)."
            )
        men = sum(p.team == team.abbreviation for p in season.players)
        if men < LEAST_MEN:
            raise BadSource(
                f"{players.name} has {men} men who played for {team.abbreviation} in {season.season}; a team is five."
            )


def told_apart(players: list[PlayerSeason]) -> list[PlayerSeason]:
    """Without stars beside their names, the most used first; of two men of one name on a team the less used is
    numbered."""
    seen: dict[tuple[str, str], int] = {}
    found = []
    for p in sorted(players, key=lambda p: -p.mp):
        name = p.player.replace("*", "").strip()
        times = seen[p.team, name] = seen.get((p.team, name), 0) + 1
        found.append(replace(p, player=name if times == 1 else f"{name} ({times})"))
    return found


def _breaks(file: Path, season: int) -> dict[str, tuple[float, float]]:
    """Fast-break points a game, own and allowed, by team, read from *file* if it is there. Refused if it cannot be
    read."""
    if not file.is_file():
        return {}
    with told_of(file.name):
        frame = read_table(file).filter(pl.col("season") == season)
    return {row["abbr"]: (row["fb_pts_pg"], row["opp_fb_pts_pg"]) for row in frame.to_dicts() if row["fb_pts_pg"]}
