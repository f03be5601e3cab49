"""Kicks and drives: field goals at the gun, punts, kickoffs, where drives begin and how they end."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.fan.compare import Group, Row
from fieldhouse.builders.fan.numbers import number, percent
from fieldhouse.builders.fan.season import Line, Table
from fieldhouse.builders.football.drives import begins_drive
from fieldhouse.builders.football.fan.plays import FROM_SCRIMMAGE, scored_it

KICKS: Final = Group("Kicks", (
    Row("goals_late", "field goals tried in the last 2:00, level or up to 3 behind, in 100 games"),
    Row("goals_gun", "the same in the last 0:30"),
    Row("goals_made", "field goals made, %"),
    Row("goals_50", "field goals tried from 50 and more a game", 2),
    Row("punts", "punts of a team a game", 2),
    Row("punt_sd", "punt yards, standard deviation", 2),
    Row("punts_back", "punts returned or blocked for a touchdown, in 100 games"),
    Row("kickoffs_back", "kickoffs returned for a touchdown, in 100 games"),
    Row("kickoffs_run", "kickoffs that are run back, %"),
    Row("onside", "onside kicks in 100 games"),
))  # fmt: skip
DRIVES: Final = Group("Drives", (
    Row("drives", "drives of a team a game", 2),
    Row("starts_inside_10", "drives that start inside the own 10, %"),
    Row("end_touchdown", "drives that end in a touchdown, %"),
    Row("end_goal", "in a field goal, %"),
    Row("end_missed", "in a missed field goal, %"),
    Row("end_punt", "in a punt, %"),
    Row("end_turnover", "in a turnover, %"),
    Row("end_downs", "on downs, %"),
    Row("end_half", "with the half, %"),
    Row("three_and_out", "punts after three snaps or fewer, % of drives"),
    Row("red_zone", "touchdowns from inside the 20, % of the drives that get there"),
    Row("kneels", "kneel-downs a game", 2),
))  # fmt: skip
SNAPPED: Final = (*FROM_SCRIMMAGE, "punt", "field_goal", "qb_kneel", "qb_spike")
ENDS: Final = {
    "touchdown": "end_touchdown", "field goal": "end_goal", "missed": "end_missed", "punt": "end_punt",
    "turnover": "end_turnover", "downs": "end_downs", "half": "end_half",
}  # fmt: skip


def figures(plays: pl.DataFrame, drives: pl.DataFrame, games: int) -> Line:
    """The figures of kicks, drives and kneels."""
    kicks = plays.filter("counts")
    kneels = kicks.filter(pl.col("kind") == "qb_kneel").height / games
    return _goals(kicks, games) | _punts(kicks, games) | _kickoffs(kicks, games) | _drives(drives, games) | {
        "kneels": kneels
    }  # fmt: skip


def shapes(drives: pl.DataFrame) -> Table:
    """How drives end, as a histogram."""
    return {"how drives end, %": {name: _ends(drives, name) for name in ENDS}}


def drives_of(plays: pl.DataFrame) -> pl.DataFrame:
    """A row a drive: where it began, its snaps, whether it came inside the 20, and how it ended.

    A drive begins with another team's snap, another half, or after a kickoff.
    """
    rows = plays.filter(pl.col("counts") & pl.col("kind").is_in([*SNAPPED, "kickoff"]))
    rows = rows.with_columns(begins_drive().cum_sum().alias("drive"), _end().alias("end"))
    rows = rows.filter(pl.col("kind") != "kickoff")
    return rows.group_by("drive", maintain_order=True).agg(
        pl.col("yardline_100").first().alias("start"),
        pl.col("kind").is_in(FROM_SCRIMMAGE).sum().alias("snaps"),
        (pl.col("yardline_100") <= 20).any().alias("is_red"),
        pl.col("end").last(),
    )


def _end() -> pl.Expr:
    """How a drive ends if this is its last play."""
    kind = pl.col("kind")
    is_kick = kind == "field_goal"
    return (
        pl.when(scored_it() & ~kind.is_in(["punt", "field_goal"])).then(pl.lit("touchdown"))
        .when(is_kick & (pl.col("field_goal_result") == "made")).then(pl.lit("field goal"))
        .when(is_kick).then(pl.lit("missed"))
        .when(kind == "punt").then(pl.lit("punt"))
        .when(pl.col("safety")).then(pl.lit("safety"))
        .when(pl.col("interception") | pl.col("fumble_lost")).then(pl.lit("turnover"))
        .when((pl.col("down") == 4) & ~pl.col("first_down")).then(pl.lit("downs"))
        .otherwise(pl.lit("half"))
    )  # fmt: skip


def _goals(kicks: pl.DataFrame, games: int) -> Line:
    """Field goals: late, long, made."""
    goals = kicks.filter(pl.col("kind") == "field_goal")
    close = goals.filter((pl.col("qtr") == 4) & pl.col("lead").is_between(-3, 0))
    return {
        "goals_late": 100 * close.filter(pl.col("left") <= 120).height / games,
        "goals_gun": 100 * close.filter(pl.col("left") <= 30).height / games,
        "goals_made": number(goals.select(percent(pl.col("field_goal_result") == "made")).item()),
        "goals_50": goals.filter(pl.col("yardline_100") >= 33).height / games,
    }


def _punts(kicks: pl.DataFrame, games: int) -> Line:
    """Punts: how many, how even, how many run back."""
    punts = kicks.filter(pl.col("kind") == "punt")
    back = punts.filter(pl.col("touchdown") & (pl.col("td_team") == pl.col("defteam"))).height
    away = punts.filter(~pl.col("punt_blocked"))
    return {
        "punts": punts.height / (2 * games),
        "punt_sd": number(away["kicked"].std()),
        "punts_back": 100 * back / games,
    }


def _kickoffs(kicks: pl.DataFrame, games: int) -> Line:
    """Kickoffs: scored on, run back, onside; the receivers have the ball on their rows."""
    kickoffs = kicks.filter(pl.col("kind") == "kickoff")
    run = kickoffs.filter(~pl.col("touchback") & ~pl.col("onside") & (pl.col("return_yards").fill_null(0) != 0)).height
    return {
        "kickoffs_back": 100 * kickoffs.filter(scored_it()).height / games,
        "kickoffs_run": 100 * run / max(kickoffs.height, 1),
        "onside": 100 * kickoffs.filter("onside").height / games,
    }


def _drives(drives: pl.DataFrame, games: int) -> Line:
    """Drives: where they start, how they end."""
    red = drives.filter("is_red")
    is_short = (pl.col("end") == "punt") & (pl.col("snaps") <= 3)
    return {
        "drives": drives.height / (2 * games),
        "starts_inside_10": number(drives.select(percent(pl.col("start") > 90)).item()),
        **{key: _ends(drives, name) for name, key in ENDS.items()},
        "three_and_out": number(drives.select(percent(is_short)).item()),
        "red_zone": number(red.select(percent(pl.col("end") == "touchdown")).item()),
    }


def _ends(drives: pl.DataFrame, name: str) -> float:
    """How many drives end so, in percent."""
    return number(drives.select(percent(pl.col("end") == name)).item())
