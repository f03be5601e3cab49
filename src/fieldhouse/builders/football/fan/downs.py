"""Snaps and downs: what runs and passes come to, third and fourth downs, the own goal line, sacks and interceptions."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.fan.compare import Group, Link, Row, rate, slope
from fieldhouse.builders.fan.numbers import known, percent
from fieldhouse.builders.fan.season import Line, Table
from fieldhouse.builders.football.fan.plays import FROM_SCRIMMAGE, THROWN, scored_it, snaps

GAINS: Final = Group("Runs and passes", (
    Row("runs_for_loss", "runs for a loss, %"),
    Row("runs_stuffed", "runs for a loss or nothing, %"),
    Row("runs_10", "runs of 10 yards and more, %"),
    Row("runs_20", "runs of 20 yards and more, %", 2),
    Row("catches_for_nothing", "completions for nothing or a loss, %"),
    Row("catches_20", "completions of 20 yards and more, %"),
    Row("catches_60", "completions of 60 yards and more, of 1000"),
    Row("yards_500", "team-games of more than 500 yards, %"),
    Row("pass_ahead", "passes among the plays of a team 9+ ahead in Q4, %"),
    Row("pass_behind", "passes among the plays of a team 9+ behind in Q4, %"),
))  # fmt: skip
DOWNS: Final = Group("Downs", (
    Row("third_to_go", "yards to go on third down", 2),
    Row("third_10", "third downs with 10 and more to go, %"),
    Row("third_made", "third downs made, %"),
    Row("fourth_tries", "fourth-down tries a team", 2),
    Row("fourth_in_q4", "fourth-down tries that come in Q4, %"),
    Row("fourth_and_1", "4th and 1, own 31 to midfield, Q1 to Q3: goes for it, %"),
    Row("fourth_at_goal", "4th and 1 inside the 5, Q1 to Q3: goes for it, %"),
    Row("fourth_and_2", "4th and 1 or 2, beyond midfield, Q1 to Q3: goes for it, %"),
    Row("two_points", "two-point tries of 100 touchdowns"),
))  # fmt: skip
LOST: Final = Group("Sacks, interceptions and the own goal line", (
    Row("sacks", "sacks of a team a game", 2),
    Row("sacks_sd", "sacks of a team a game, standard deviation", 2),
    Row("no_sack", "team-games without a sack, %"),
    Row("five_sacks", "team-games of 5 sacks and more, %"),
    Row("sacks_between", "sacks a game, standard deviation between teams", 3),
    Row("interceptions", "interceptions thrown by a team a game", 2),
    Row("interceptions_sd", "interceptions thrown a game, standard deviation", 2),
    Row("no_interception", "team-games without an interception, %"),
    Row("three_interceptions", "team-games of 3 interceptions and more, %"),
    Row("interceptions_between", "interceptions a game, standard deviation between teams", 3),
    Row("turnovers", "balls lost by a team a game", 2),
    Row("safeties", "safeties in 100 games"),
    Row("sacks_inside_10", "snaps inside the own 10 that end in a sack, %", 2),
    Row("safeties_inside_5", "snaps inside the own 5 that end in a safety, %", 2),
))  # fmt: skip
LINKS: Final = (
    Link("sacks of a team", "", rate("sacks", "games"), slope, 0.9, 1.1),
    Link("sacks by its defense", "", rate("sacks_made", "games"), slope, 0.9, 1.1),
    Link("interceptions of a team", "", rate("interceptions", "games"), slope, 0.9, 1.1),
    Link("interceptions by its defense", "", rate("interceptions_made", "games"), slope, 0.9, 1.1),
)
"""How far teams differ in what is lost, in a season played as in the real one."""
DISTANCES: Final = ((1, 1, "1"), (2, 2, "2"), (3, 3, "3"), (4, 5, "4-5"), (6, 9, "6-9"), (10, 99, "10+"))


def figures(plays: pl.DataFrame, games: int) -> Line:
    """The figures of downs: gains, calls, third and fourth downs, turnovers."""
    row = snaps(plays).select(*_gains(), *_calls(), *_thirds(), *_backed_up()).row(0, named=True)
    return known(row) | _fourths(plays, games) | _lost(plays, games)


def shapes(plays: pl.DataFrame) -> Table:
    """How often fourth down is played, by distance, in the first three quarters."""
    fourth = _choices(plays.filter(pl.col("qtr") <= 3))
    return {
        "goes for it on 4th down by distance, Q1 to Q3, %": {
            name: _share_gone(fourth.filter(pl.col("ydstogo").is_between(low, high))) for low, high, name in DISTANCES
        }
    }


def by_team(plays: pl.DataFrame) -> Table:
    """By its code each team's season: its games, the sacks and interceptions that it suffered, and those it made."""
    lost = snaps(plays).group_by("posteam").agg(
        pl.col("game_id").n_unique().alias("games"),
        (pl.col("kind") == "sack").sum().alias("sacks"),
        pl.col("interception").sum().alias("interceptions"),
    )  # fmt: skip
    made = snaps(plays).group_by("defteam").agg(
        (pl.col("kind") == "sack").sum().alias("sacks_made"),
        pl.col("interception").sum().alias("interceptions_made"),
    )  # fmt: skip
    both = lost.join(made, left_on="posteam", right_on="defteam").sort("posteam")
    return {str(row.pop("posteam")): {name: float(value) for name, value in row.items()} for row in both.to_dicts()}


def _gains() -> list[pl.Expr]:
    """Long and lost runs and catches."""
    yards, run, caught = pl.col("yards_gained"), pl.col("kind") == "run", pl.col("complete_pass")
    return [
        percent((yards < 0).filter(run)).alias("runs_for_loss"),
        percent((yards <= 0).filter(run)).alias("runs_stuffed"),
        percent((yards >= 10).filter(run)).alias("runs_10"),
        percent((yards >= 20).filter(run)).alias("runs_20"),
        percent((yards <= 0).filter(caught)).alias("catches_for_nothing"),
        percent((yards >= 20).filter(caught)).alias("catches_20"),
        (10 * percent((yards >= 60).filter(caught))).alias("catches_60"),
    ]


def _calls() -> list[pl.Expr]:
    """How often teams far ahead, and far behind, pass in the fourth quarter."""
    is_thrown, is_last = pl.col("kind").is_in(THROWN), pl.col("qtr") == 4
    return [
        percent(is_thrown.filter(is_last & (pl.col("lead") >= 9))).alias("pass_ahead"),
        percent(is_thrown.filter(is_last & (pl.col("lead") <= -9))).alias("pass_behind"),
    ]


def _thirds() -> list[pl.Expr]:
    """Third downs: how far, and how often made."""
    third = pl.col("down") == 3
    return [
        pl.col("ydstogo").filter(third).mean().alias("third_to_go"),
        percent((pl.col("ydstogo") >= 10).filter(third)).alias("third_10"),
        percent((pl.col("first_down") | scored_it()).filter(third)).alias("third_made"),
    ]


def _backed_up() -> list[pl.Expr]:
    """What happens near the own goal."""
    inside_10, inside_5 = pl.col("yardline_100") > 90, pl.col("yardline_100") > 95
    return [
        percent((pl.col("kind") == "sack").filter(inside_10)).alias("sacks_inside_10"),
        percent(pl.col("safety").filter(inside_5)).alias("safeties_inside_5"),
    ]


def _choices(plays: pl.DataFrame) -> pl.DataFrame:
    """Fourth downs that somebody decided: played, punted or kicked."""
    kinds = [*FROM_SCRIMMAGE, "punt", "field_goal"]
    return plays.filter(pl.col("counts") & (pl.col("down") == 4) & pl.col("kind").is_in(kinds))


def _share_gone(fourth: pl.DataFrame) -> float:
    """How many of these fourth downs were played, in percent."""
    return 100 * float(fourth["kind"].is_in(FROM_SCRIMMAGE).sum()) / max(fourth.height, 1)


def _fourths(plays: pl.DataFrame, games: int) -> Line:
    """Fourth downs: how often they are played, and where."""
    fourth = _choices(plays)
    tries = fourth.filter(pl.col("kind").is_in(FROM_SCRIMMAGE))
    early = fourth.filter(pl.col("qtr") <= 3)
    spot, to_go = pl.col("yardline_100"), pl.col("ydstogo")
    two = plays.filter(pl.col("counts") & (pl.col("kind") == "two_point")).height
    touchdowns = int(plays["touchdown"].filter(plays["counts"]).sum())
    return {
        "fourth_tries": tries.height / (2 * games),
        "fourth_in_q4": 100 * tries.filter(pl.col("qtr") == 4).height / max(tries.height, 1),
        "fourth_and_1": _share_gone(early.filter((to_go == 1) & spot.is_between(50, 69))),
        "fourth_at_goal": _share_gone(early.filter((to_go <= 1) & (spot < 5))),
        "fourth_and_2": _share_gone(early.filter((to_go <= 2) & spot.is_between(5, 49))),
        "two_points": 100 * two / max(touchdowns, 1),
    }


def _lost(plays: pl.DataFrame, games: int) -> Line:
    """Sacks, picks and yards game by game; a team that had none counts too."""
    snapped = snaps(plays)
    by_game = snapped.group_by("game_id", "posteam", maintain_order=True).agg(
        (pl.col("kind") == "sack").sum().alias("sacks"),
        pl.col("interception").sum().alias("interceptions"),
        (pl.col("interception") | pl.col("fumble_lost")).sum().alias("turnovers"),
        pl.col("yards_gained").filter(~pl.col("interception")).sum().alias("yards"),
    )
    told = by_game.select(
        pl.col("sacks").mean(), pl.col("sacks").std().alias("sacks_sd"),
        percent(pl.col("sacks") == 0).alias("no_sack"), percent(pl.col("sacks") >= 5).alias("five_sacks"),
        pl.col("interceptions").mean(), pl.col("interceptions").std().alias("interceptions_sd"),
        percent(pl.col("interceptions") == 0).alias("no_interception"),
        percent(pl.col("interceptions") >= 3).alias("three_interceptions"),
        pl.col("turnovers").mean(), percent(pl.col("yards") > 500).alias("yards_500"),
    ).row(0, named=True)  # fmt: skip
    teams = by_game.group_by("posteam", maintain_order=True).agg(pl.col("sacks", "interceptions").mean())
    between = teams.rechunk().select(  # a deviation taken chunk by chunk hangs on how many threads made them
        pl.col("sacks").std().alias("sacks_between"), pl.col("interceptions").std().alias("interceptions_between")
    ).row(0, named=True)  # fmt: skip
    safeties = plays.filter(pl.col("counts") & pl.col("safety")).height
    return known({**told, **between, "safeties": 100 * safeties / games})
