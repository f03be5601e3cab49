"""Reading play-by-play: nflverse names, parquet or CSV, and what to say when something is missing.

Every row that matters becomes one row of a frame with our own few columns (:data:`COLUMNS`), whether the file is
the house's own extract or a whole nflverse season.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import polars as pl

from fieldhouse.builders import BadSource
from fieldhouse.builders.files import read_table, told_of
from fieldhouse.builders.nfl.nflverse import fill_in
from fieldhouse.builders.nfl.titles import club, teams_of

NEEDED: Final = {
    "game_id": "to tell the games apart",
    "season": "to know the season",
    "season_type": "to leave the playoffs out",
    "week": "for the schedule",
    "home_team": "for the schedule and the home edge",
    "away_team": "for the schedule and the home edge",
    "posteam": "to know whose play it is",
    "defteam": "to know whom it is against",
    "qtr": "for the computer coach's habits",
    "game_seconds_remaining": "for the computer coach's habits",
    "down": "for the computer coach's habits and third downs",
    "ydstogo": "for the computer coach's habits and third downs",
    "yardline_100": "for field goals, punts and drives",
    "play_type": "to tell runs, passes and kicks apart",
    "desc": "for kicking distances, aborted snaps and the names of kickers",
    "yards_gained": "for every yardage of the charts",
    "shotgun": "to tell draws",
    "no_huddle": "for the no-huddle quota",
    "run_location": "to tell plunges from wide runs",
    "run_gap": "to tell plunges from wide runs",
    "pass_length": "to place passes that a penalty wiped out",
    "pass_location": "to tell sideline passes",
    "air_yards": "to tell screens, short, medium and long passes",
    "complete_pass": "for completions",
    "interception": "for interceptions",
    "sack": "for the QT column",
    "qb_scramble": "for the QT column",
    "fumble": "for fumbles",
    "fumble_lost": "for fumble recovery",
    "touchdown": "for touchdowns",
    "td_team": "for returns that score",
    "first_down": "for third downs",
    "penalty_yards": "for interference",
    "return_yards": "for the return columns",
    "field_goal_result": "for the field goal column",
    "extra_point_result": "for extra points",
    "two_point_conv_result": "for two-point tries",
    "touchback": "for kickoffs and punts",
    "punt_blocked": "for blocked punts",
    "out_of_bounds": "for plays that stop the clock",
}
"""The columns without which nothing can be built, and what each is for."""

FLAGS: Final = (
    "shotgun", "no_huddle", "complete_pass", "interception", "sack", "qb_scramble", "fumble", "fumble_lost",
    "touchdown", "first_down", "touchback", "punt_blocked", "out_of_bounds", "fair_catch", "punt_downed",
    "kick_out_of_bounds", "onside_kick",
)  # fmt: skip
NUMBERS: Final = (
    "season", "week", "qtr", "game_seconds_remaining", "down", "ydstogo", "yardline_100", "yards_gained", "air_yards",
    "penalty_yards", "return_yards", "home_score", "away_score", "home_before", "away_before", "kicked",
)  # fmt: skip
FEWEST_SNAPS: Final = 200
"""A team with fewer snaps has no season to make charts of."""


def read_plays(paths: Iterable[Path], season: int | None = None) -> pl.DataFrame:
    """The regular season's plays of one season, from one file or several."""
    paths = tuple(paths)
    frames = [read_table(path) for path in paths]
    for path, frame in zip(paths, frames, strict=True):
        _check_columns(frame, NEEDED, path)
    with told_of(" and ".join(path.name for path in paths)):
        return _of_season(pl.concat([_normal(frame) for frame in frames], how="diagonal_relaxed"), season)


def _of_season(plays: pl.DataFrame, season: int | None) -> pl.DataFrame:
    """The plays of one regular season; a refusal if there are several or too few."""
    plays = plays.filter(pl.col("season_type") == "REG")
    seasons = plays["season"].drop_nulls().unique().sort().to_list()
    if season is None:
        if len(seasons) != 1:
            raise BadSource(f"The files hold the seasons {seasons}; say which one with --season.")
        season = int(seasons[0])
    plays = plays.filter(pl.col("season") == season)
    _check_amount(plays, season, seasons)
    return plays


def read_games(path: Path, season: int) -> pl.DataFrame:
    """The schedule and results of one regular season."""
    games = read_table(path)
    kind = "season_type" if "season_type" in games.columns else "game_type"
    needed = {
        "season": "to find the season", kind: "to leave the playoffs out", "week": "for the order of games",
        "home_team": "for the schedule", "away_team": "for the schedule", "home_score": "for wins",
        "away_score": "for wins", "game_id": "to tell the games apart",
    }  # fmt: skip
    _check_columns(games, needed, path)
    games = games.filter((pl.col("season") == season) & (pl.col(kind) == "REG"))
    if games.is_empty():
        raise BadSource(f"{path.name} holds no regular-season game of {season}.")
    games = games.filter(pl.col("home_score").is_not_null())
    return games.select("game_id", "week", "away_team", "home_team", "away_score", "home_score").sort("week", "game_id")


def schedule(plays: pl.DataFrame, path: Path | None) -> pl.DataFrame:
    """The games that were played, from their own file if there is one, under the codes that the plays have. Refused if
    one has teams that the other has not."""
    if path is None:
        return results(plays)
    games = read_games(path, int(plays["season"][0]))
    codes = {club(code): code for code in teams_of(plays)}
    games = games.with_columns(
        pl.col("away_team", "home_team").replace({code: codes.get(club(code), code) for code in teams_of(games)})
    )
    in_games, in_plays = set(teams_of(games)), set(teams_of(plays))
    if strangers := sorted(in_games - in_plays):
        raise BadSource(f"{path.name} has games of {', '.join(strangers)}, of whom the play-by-play has no play.")
    if idle := sorted(in_plays - in_games):
        raise BadSource(f"{path.name} has no result of {', '.join(idle)}, of whom the play-by-play has plays.")
    return games


def results(plays: pl.DataFrame) -> pl.DataFrame:
    """The schedule and results that the plays themselves tell."""
    return (
        plays.group_by("game_id")
        .agg(
            pl.col("week").first(),
            pl.col("away_team").first(),
            pl.col("home_team").first(),
            pl.col("away_score").max(),
            pl.col("home_score").max(),
        )
        .sort("week", "game_id")
    )


def _check_columns(frame: pl.DataFrame, needed: dict[str, str], path: Path) -> None:
    """Refuse a table that lacks a column, and say what it is for."""
    missing = [f"{name} ({why})" for name, why in needed.items() if name not in frame.columns]
    if missing:
        raise BadSource(f"{path.name} lacks the columns {', '.join(missing)}.")


def _normal(frame: pl.DataFrame) -> pl.DataFrame:
    """One shape for both sources: flags as booleans, what nflverse lacks filled in."""
    frame = fill_in(frame)
    return frame.with_columns(
        *(pl.col(flag).cast(pl.Float64).fill_null(0).cast(pl.Boolean).alias(flag) for flag in FLAGS),
        *(pl.col(name).cast(pl.Int64).alias(name) for name in NUMBERS),
    )


def _check_amount(plays: pl.DataFrame, season: int, seasons: list[int]) -> None:
    """Refuse a season with too few plays."""
    if plays.is_empty():
        found = f"they hold {', '.join(map(str, seasons))}" if seasons else "they hold no regular season at all"
        raise BadSource(f"The files hold no regular-season play of {season}: {found}.")
    snaps = (
        plays.filter(pl.col("kind").is_in(["run", "pass", "sack", "scramble"])).group_by("posteam").len().sort("len")
    )
    if snaps.is_empty():
        raise BadSource(f"The files hold no run or pass of {season}.")
    team, fewest = snaps.row(0)
    if fewest < FEWEST_SNAPS:
        raise BadSource(
            f"Too few plays: {team} has {fewest} snaps in {season}; charts need {FEWEST_SNAPS} of every team."
        )
