"""Box scores as hoopR publishes them, a row a man or a team and game, added up to what a season's tables hold.

All-star games stand among the others, by teams that meet once: who has played far fewer games than most is no team of
the league.
"""

from __future__ import annotations

from typing import Final

import polars as pl

REGULAR_SEASON: Final = 2
COUNTED: Final = {
    "mp": "minutes", "fg": "field_goals_made", "fga": "field_goals_attempted", "fg3": "three_point_field_goals_made",
    "fg3a": "three_point_field_goals_attempted", "ft": "free_throws_made", "fta": "free_throws_attempted",
    "orb": "offensive_rebounds", "trb": "rebounds", "ast": "assists", "stl": "steals", "blk": "blocks",
    "tov": "turnovers", "pf": "fouls", "pts": "points",
}  # fmt: skip
"""The names of the house, and hoopR's for the same."""
OF_EVERYBODY: Final = ("game_id", "season", "season_type", "team_abbreviation")
NEEDED_OF_MEN: Final = (
    *OF_EVERYBODY, "athlete_id", "athlete_display_name", "athlete_position_abbreviation", "starter", *COUNTED.values(),
)  # fmt: skip
NEEDED_OF_GAMES: Final = (
    *OF_EVERYBODY, "team_home_away", "team_score", "opponent_team_abbreviation", "opponent_team_score",
)  # fmt: skip


def season_totals(rows: pl.DataFrame) -> pl.DataFrame:
    """A row a man, team and season, under the names of the house, if these are players' box scores; else the rows as
    they are."""
    if not {*NEEDED_OF_MEN} <= {*rows.columns}:
        return rows
    played = _regular(rows).filter(pl.col("minutes").cast(pl.Float64).fill_null(0.0) > 0)
    by = {"season": "season", "team": "team_abbreviation", "player_id": "athlete_id"}
    return played.group_by(**by, maintain_order=True).agg(
        pl.col("athlete_display_name").last().alias("player"),
        pl.col("athlete_position_abbreviation").last().alias("pos"),
        pl.len().alias("g"),
        pl.col("starter").cast(pl.Int64).sum().alias("gs"),
        *(pl.col(theirs).cast(pl.Float64).sum().alias(ours) for ours, theirs in COUNTED.items()),
    )


def results(rows: pl.DataFrame) -> pl.DataFrame:
    """A row a game, in their order, if these are teams' box scores; else the rows as they are."""
    if not {*NEEDED_OF_GAMES} <= {*rows.columns}:
        return rows
    order = [name for name in ("game_date", "game_id") if name in rows.columns]
    return _regular(rows).filter(pl.col("team_home_away") == "home").sort(order).select(
        "season", home="team_abbreviation", away="opponent_team_abbreviation", home_pts="team_score",
        away_pts="opponent_team_score",
    )  # fmt: skip


def _regular(rows: pl.DataFrame) -> pl.DataFrame:
    """The regular season's rows of teams that played at least half as many games as the usual one."""
    regular = rows.filter(pl.col("season_type") == REGULAR_SEASON)
    games = regular.group_by("season", "team_abbreviation").agg(pl.col("game_id").n_unique().alias("games"))
    usual = pl.col("games").median().over("season")
    return regular.join(games.filter(pl.col("games") >= usual / 2), on=["season", "team_abbreviation"], how="semi")
