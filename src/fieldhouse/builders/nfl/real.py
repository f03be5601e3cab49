"""The season as it was: every field of :mod:`measures` from the play-by-play."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.football.drives import begins_drive
from fieldhouse.builders.football.fan.plays import scored_it
from fieldhouse.builders.nfl.measures import AT, Count, Floats, empty
from fieldhouse.builders.nfl.snaps import snaps
from fieldhouse.builders.nfl.titles import SPELLINGS, club, teams_of

SCRIMMAGE: Final = ("run", "pass", "sack", "scramble", "punt", "field_goal", "qb_kneel", "qb_spike")


def real_season(plays: pl.DataFrame, games: pl.DataFrame) -> Count:
    """The totals of the real season."""
    teams = teams_of(plays)
    own, against = empty(teams), empty(teams)
    live = snaps(plays).filter("live")
    is_pass, is_run = pl.col("kind") == "pass", pl.col("kind").is_in(["run", "scramble"])
    third = pl.col("down") == 3
    _fill(own, against, teams, live, {
        "plays": pl.len(),
        "rushes": is_run.sum(),
        "rush_yards": pl.col("yards").filter(is_run).sum(),
        "attempts": is_pass.sum(),
        "completions": pl.col("complete_pass").sum(),
        "pass_yards": pl.col("yards").filter(is_pass & pl.col("complete_pass")).sum(),
        "sacks": (pl.col("kind") == "sack").sum(),
        "scrambles": (pl.col("kind") == "scramble").sum(),
        "interceptions": pl.col("interception").sum(),
        "third_downs": third.sum(),
        "third_converted": (third & (pl.col("first_down") | scored_it())).sum(),
    })  # fmt: skip
    down = plays.filter(pl.col("play_type") != "no_play")
    lost = pl.col("fumble_lost") & ~pl.col("interception")
    offense = pl.col("kind").is_in(["run", "pass", "sack", "scramble"])
    _fill(own, against, teams, down, {
        "fumbles_lost": (lost & offense).sum(),
        "field_goals": (pl.col("kind") == "field_goal").sum(),
        "field_goals_good": ((pl.col("kind") == "field_goal") & (pl.col("field_goal_result") == "made")).sum(),
        "punts": (pl.col("kind") == "punt").sum(),
        "touchdowns": (scored_it() & offense).sum(),
    })  # fmt: skip
    _fill(own, against, teams, drive_starts(plays), {"drives": pl.len(), "start": (100 - pl.col("yardline_100")).sum()})
    _penalties(own, against, teams, plays)
    wins, margin = _results(own, against, teams, games)
    return Count(teams, own, against, wins, margin)


def drive_starts(plays: pl.DataFrame) -> pl.DataFrame:
    """The first snap of every possession."""
    marked = plays.filter(pl.col("kind").is_in([*SCRIMMAGE, "kickoff"])).with_columns(begins_drive().alias("is_first"))
    return marked.filter(pl.col("is_first") & (pl.col("kind") != "kickoff") & pl.col("yardline_100").is_not_null())


def _fill(own: Floats, against: Floats, teams: tuple[str, ...], rows: pl.DataFrame, fields: dict[str, pl.Expr]) -> None:
    """Add the plays of either side to its counts, in place."""
    at = {team: index for index, team in enumerate(teams)}
    for side, table in (("posteam", own), ("defteam", against)):
        for row in rows.group_by(side).agg(**fields).rows(named=True):
            if row[side] in at:
                for name in fields:
                    table[at[row[side]], AT[name]] += row[name]


def _penalties(own: Floats, against: Floats, teams: tuple[str, ...], plays: pl.DataFrame) -> None:
    """Put in accepted flags, on any play, by the team that is penalized, in place."""
    flags = plays.filter(pl.col("flags").is_not_null()).select(
        pl.col("flags").str.split("; "), "home_team", "away_team"
    ).explode("flags", empty_as_null=True).filter(pl.col("flags").str.ends_with("enforced")).with_columns(
        pl.col("flags").str.extract(r"^(\w+) ", 1).replace(SPELLINGS).alias("offender")
    )  # fmt: skip
    for index, team in enumerate(teams):
        here = flags.filter((pl.col("home_team") == team) | (pl.col("away_team") == team))
        mine = int((here["offender"] == club(team)).sum())
        own[index, AT["penalties"]] = mine
        against[index, AT["penalties"]] = len(here) - mine


def _results(own: Floats, against: Floats, teams: tuple[str, ...], games: pl.DataFrame) -> tuple[Floats, float]:
    """Add games and points in place; the wins, and the home margin."""
    wins = empty(teams)[:, 0]
    margins = []
    for row in games.rows(named=True):
        away, home = teams.index(row["away_team"]), teams.index(row["home_team"])
        scores = {away: row["away_score"], home: row["home_score"]}
        for team, other in ((away, home), (home, away)):
            own[team, AT["games"]] += 1
            against[team, AT["games"]] += 1
            own[team, AT["points"]] += scores[team]
            against[team, AT["points"]] += scores[other]
            wins[team] += 0.5 if scores[team] == scores[other] else float(scores[team] > scores[other])
        margins.append(scores[home] - scores[away])
    return wins, sum(margins) / max(len(margins), 1)
